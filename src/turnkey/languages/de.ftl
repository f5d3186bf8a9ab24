## The language's own

article-definite =
    { $gender ->
        [masculine]
            { $case ->
                [accusative] den
                [dative] dem
                [genitive] des
               *[nominative] der
            }
        [feminine]
            { $case ->
                [dative] der
                [genitive] der
               *[nominative] die
            }
        [neuter]
            { $case ->
                [dative] dem
                [genitive] des
               *[nominative] das
            }
       *[plural]
            { $case ->
                [dative] den
                [genitive] der
               *[nominative] die
            }
    }
article-indefinite =
    { $gender ->
        [masculine]
            { $case ->
                [accusative] einen
                [dative] einem
                [genitive] eines
               *[nominative] ein
            }
        [feminine]
            { $case ->
                [dative] einer
                [genitive] einer
               *[nominative] eine
            }
        [neuter]
            { $case ->
                [dative] einem
                [genitive] eines
               *[nominative] ein
            }
       *[plural] { "" }
    }
article-none =
    { $gender ->
        [masculine]
            { $case ->
                [accusative] keinen
                [dative] keinem
                [genitive] keines
               *[nominative] kein
            }
        [feminine]
            { $case ->
                [dative] keiner
                [genitive] keiner
               *[nominative] keine
            }
        [neuter]
            { $case ->
                [dative] keinem
                [genitive] keines
               *[nominative] kein
            }
       *[plural]
            { $case ->
                [dative] keinen
                [genitive] keiner
               *[nominative] keine
            }
    }
article-your =
    { $gender ->
        [masculine]
            { $case ->
                [accusative] deinen
                [dative] deinem
                [genitive] deines
               *[nominative] dein
            }
        [feminine]
            { $case ->
                [dative] deiner
                [genitive] deiner
               *[nominative] deine
            }
        [neuter]
            { $case ->
                [dative] deinem
                [genitive] deines
               *[nominative] dein
            }
       *[plural]
            { $case ->
                [dative] deinen
                [genitive] deiner
               *[nominative] deine
            }
    }

## What the program says

# You may do that in a game. Here, do what this step shows: nothing has changed.
you-may-do-that-in-058596 = Im Spiel darfst du das. Mach hier, was dieser Schritt zeigt: Es hat sich nichts geändert.
# nothing has been done at this step
nothing-has-been-done-at-095b32 = bei diesem Schritt ist noch nichts getan
# at this step there is only to read
at-this-step-there-is-84b48e = bei diesem Schritt gibt es nur etwas zu lesen
# {seat} says: {words}
seat-says-words-1eee91 = { $seat } sagt: { $words }
# the rules do not offer it now
the-rules-do-not-offer-f998d1 = die Regeln bieten es jetzt nicht an
# What do you do?
what-do-you-do-934a77 = Was machst du?
# {seat} cannot {action} now: {reason}. Possible: {possible}
seat-cannot-action-now-reason-94ad26 = { $seat } kann { $action } jetzt nicht: { $reason }. Möglich: { $possible }
# the game is over
the-game-is-over-271eee = das Spiel ist aus
# {seat} is not asked now: it is for {asked} to decide
seat-is-not-asked-now-6d6655 =
    { $seat } ist jetzt nicht an der Reihe: { $asked } { COUNT($asked) ->
        [one] entscheidet
       *[other] entscheiden
    }
# {seat} cannot say {claim}: {reason}
seat-cannot-say-claim-reason-e78a38 = { $seat } kann { $claim } nicht sagen: { $reason }
# a whole number from {least} to {most}
a-whole-number-from-least-4562a5 = eine ganze Zahl von { $least } bis { $most }
# one of {words}
one-of-words-39d92a = eins von { $words }
# true or false
true-or-false-eb57c5 = true (ja) oder false (nein)
# there is no seat {seat}; there are {seats}
there-is-no-seat-seat-7ef537 = es gibt keinen Platz { $seat }; es gibt { $seats }
# whoever made this table has sent you away from it
whoever-made-this-table-has-a91ef9 = wer diesen Tisch aufgemacht hat, hat dich weggeschickt
# the seat {seat} is taken
the-seat-seat-is-taken-2a0e09 = der Platz { $seat } ist besetzt
# only whoever made the table can send somebody away
only-whoever-made-the-table-ced433 = nur wer den Tisch aufgemacht hat, kann jemanden wegschicken
# the game has begun: nobody can be sent away from it
the-game-has-begun-nobody-524340 = das Spiel hat begonnen: Niemand kann mehr weggeschickt werden
# nobody sits at {seat} whom you could send away
nobody-sits-at-seat-whom-8bad3b = auf { $seat } sitzt niemand, den du wegschicken könntest
# only whoever made the table can fill it with bots
only-whoever-made-the-table-9f17a8 = nur wer den Tisch aufgemacht hat, kann ihn mit Bots auffüllen
# you have another seat at this table already
you-have-another-seat-at-a268f0 = du hast an diesem Tisch schon einen anderen Platz
# this link has been used already, or is too old
this-link-has-been-used-51e607 = dieser Link ist schon benutzt oder zu alt
# this game has {steps:step|steps}
this-game-has-steps-step-390652 =
    dieses Spiel hat { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }
# That is possible now: {ways}
that-is-possible-now-ways-282193 = Das geht jetzt: { $ways }
# That is possible now.
that-is-possible-now-6ad43f = Das geht jetzt.
# something went wrong here; it has been written down
something-went-wrong-here-it-bd29a4 = hier ist etwas schiefgegangen; es ist festgehalten
# too many messages: wait a little
too-many-messages-wait-a-382415 = zu viele Nachrichten: Warte ein wenig
# nobody said hello
nobody-said-hello-317988 = niemand hat sich gemeldet
# nobody knows you yet: give a name first (POST /api/me)
nobody-knows-you-yet-give-946610 = noch kennt dich niemand: Gib zuerst einen Namen an (POST /api/me)
# the header X-CSRF-Token must hold what GET /api/me gave as csrf
the-header-x-csrf-token-d93db0 = im Header X-CSRF-Token muss stehen, was GET /api/me als csrf gab
# the metrics want the server's token, or are asked for on its own machine
the-metrics-want-the-servers-111e6d = für die Messwerte braucht es das Token des Servers, oder man fragt auf seinem eigenen Rechner
# a name has at least one sign that can be seen
a-name-has-at-least-ce9d06 = ein Name hat mindestens ein sichtbares Zeichen
# too many tables: wait a little
too-many-tables-wait-a-4583cd = zu viele Tische: Warte ein wenig
# a clock gives at least {seconds} seconds: in the bank, or for each decision
a-clock-gives-at-least-ded102 = eine Uhr gibt mindestens { $seconds } Sekunden: auf dem Konto oder für jede Entscheidung
# {seats} seats must be told of, not {told}
seats-seats-must-be-told-e726f3 = es müssen { $seats } Plätze genannt werden, nicht { $told }
# one person takes one seat
one-person-takes-one-seat-d0f684 = eine Person nimmt einen Platz
# a table wants at least one person: me, or an open seat
a-table-wants-at-least-0a0629 = an einen Tisch gehört mindestens ein Mensch: du selbst oder ein offener Platz
# there is no such table
there-is-no-such-table-dbcb99 = diesen Tisch gibt es nicht
# a rematch can be had once the game is over
a-rematch-can-be-had-8b959e = eine Revanche gibt es, wenn das Spiel aus ist
# the seat has changed hands since this link was made
the-seat-has-changed-hands-7e8746 = der Platz hat seit diesem Link gewechselt
# a game can be replayed and forked once it is over: until then it has secrets
a-game-can-be-replayed-3e5f65 = nachspielen und abzweigen kann man ein Spiel, wenn es aus ist: Bis dahin hat es Geheimnisse
# this game has {steps:step|steps}; fork it at an earlier one
this-game-has-steps-step-99bf4c =
    dieses Spiel hat { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }; zweige früher ab
# there is no lesson for {game}: read its rules, or play it against bots
there-is-no-lesson-for-d9f7ce = für { $game } gibt es keine Einführung: Lies die Regeln, oder spiel gegen Bots
# this lesson has {steps:step|steps}
this-lesson-has-steps-step-190958 =
    diese Einführung hat { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }
# the table is being put away: try again
the-table-is-being-put-25a46f = der Tisch wird gerade weggeräumt: Versuch es noch einmal
# the rules have changed since this game was played: it can only be looked at
the-rules-have-changed-since-b9dfab = die Regeln haben sich seit diesem Spiel geändert: Man kann es nur noch ansehen
# the game has not begun: not every seat is taken yet
the-game-has-not-begun-792669 = das Spiel hat noch nicht begonnen: Es sind noch nicht alle Plätze besetzt
# you have no seat at this table: you are watching
you-have-no-seat-at-a690e0 = du hast keinen Platz an diesem Tisch: Du siehst zu
# a bot plays for you now: take your seat back first
a-bot-plays-for-you-7226dc = ein Bot spielt gerade für dich: Nimm erst deinen Platz zurück
# {option} is nothing that a seat does
option-is-nothing-that-a-985dcb = { $option } ist nichts, was ein Platz tut
# the table has changed since: look again, and choose anew
the-table-has-changed-since-764e0c = der Tisch hat sich seitdem geändert: Sieh noch einmal hin, und wähle neu
# this could not be saved, so it has not happened; try again
this-could-not-be-saved-dec923 = das ließ sich nicht speichern und ist deshalb nicht geschehen; versuch es noch einmal
# {seat} has no choice: {action}
seat-has-no-choice-action-c55e4f = { $seat } hat keine Wahl: { $action }
# that is too much at once: wait a little before you say more
that-is-too-much-at-1c6afa = das ist zu viel auf einmal: Warte ein wenig, bevor du mehr sagst
# those who watch read the table's chat, and do not write in it
those-who-watch-read-the-efbe20 = wer zusieht, liest den Chat des Tisches und schreibt nicht darin
# there is nothing to read in that
there-is-nothing-to-read-9bace0 = darin steht nichts
# somebody else said something at the same time; say it again
somebody-else-said-something-at-f5a12f = jemand anders hat gleichzeitig etwas gesagt; sag es noch einmal
# there is nothing to take back to step {to}: nothing can be taken back now
there-is-nothing-to-take-a3c161 = bis Schritt { $to } ist nichts zurückzunehmen: Jetzt lässt sich nichts zurücknehmen
# there is nothing to take back to step {to}: you can go back to step {step}
there-is-nothing-to-take-0d9ab6 = bis Schritt { $to } ist nichts zurückzunehmen: Du kannst zu Schritt { $step } zurück
# {seat} has asked to go back to step {to}: that is to be answered first
seat-has-asked-to-go-7801a9 = { $seat } möchte zu Schritt { $to } zurück: Das muss erst beantwortet werden
# this was asked before: somebody did not agree, or the game has gone on since
this-was-asked-before-somebody-52ed87 = das wurde schon gefragt: Jemand war dagegen, oder das Spiel ging seitdem weiter
# the game is over, and everybody has seen everything
the-game-is-over-and-a2dd75 = das Spiel ist aus, und alle haben alles gesehen
# this would make it a table for practice: the undo must say that it may
this-would-make-it-a-afaa41 = damit wäre es ein Übungstisch: Wer zurücknimmt, muss dem zustimmen
# nobody waits for your answer about step {to}
nobody-waits-for-your-answer-87b809 = auf deine Antwort zu Schritt { $to } wartet niemand
