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

# cannot read {text}: write it as {form}[ with {known}]
cannot-read-text-write-it-15f540 =
    { $text } ist nicht zu lesen: Schreib { $form }{ HAS($known) ->
        [yes] { " " }mit { $known }
       *[no] { "" }
    }
# cannot read {text}: after {word} come {words}
cannot-read-text-after-word-3cb9c6 = { $text } ist nicht zu lesen: Auf { $word } folgt { $words }
# no action begins with {word}; known are {words}
no-action-begins-with-word-41c6dd = nichts, was man tun kann, beginnt mit { $word }; es gibt { $words }
# no action begins with {word}; did you mean {near}?
no-action-begins-with-word-cb3d29 = nichts, was man tun kann, beginnt mit { $word }; meintest du { $near }?
# {game} is for {seats} seats, not for {players}
game-is-for-seats-seats-ac6c30 = { $game } ist für { $seats } Plätze, nicht für { $players }
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
# there is no game {game}; there are: {known}.[ Did you mean {near}?]
there-is-no-game-game-50da86 =
    Es gibt kein Spiel { $game }; es gibt: { $known }.{ HAS($near) ->
        [yes] { " " }Meintest du { $near }?
       *[no] { "" }
    }
# the game {game} is installed, but {why}
the-game-game-is-installed-12a5e0 = das Spiel { $game } ist installiert, aber { $why }
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
# {seat} cannot say that: {reason}
seat-cannot-say-that-reason-783a9c = { $seat } kann das nicht sagen: { $reason }
# {text} must end with its only other quotation mark: write \" inside
text-must-end-with-its-5fb8ef = { $text } muss mit dem einzigen anderen Anführungszeichen enden: Schreib innen \"
# there is nothing to read between the quotation marks
there-is-nothing-to-read-4bd0c3 = zwischen den Anführungszeichen steht nichts
# a whole number from {least} to {most}
a-whole-number-from-least-4562a5 = eine ganze Zahl von { $least } bis { $most }
# one of {words}
one-of-words-39d92a = eins von { $words }
# true or false
true-or-false-eb57c5 = true (ja) oder false (nein)
# option {option}: {given} is not allowed: {why}; it takes {grammar}
option-option-given-is-not-deb563 = Option { $option }: { $given } geht nicht: { $why }; erlaubt ist { $grammar }
# there is no option {name}; see the list of options of this game
there-is-no-option-name-227458 = es gibt keine Option { $name }; sieh in der Liste der Optionen dieses Spiels nach
# {one}; {other}
one-other-f23e08 = { $one }; { $other }
# there is no option {name}; did you mean {near}?
there-is-no-option-name-8a734b = es gibt keine Option { $name }; meintest du { $near }?
# none
none-c4bf3d = keine
# there is no preset {name}; there are {known}
there-is-no-preset-name-70b78f = es gibt keine Vorgabe { $name }; es gibt { $known }
# there is no bot {bot}: write {searches} for what it may spend on a decision
there-is-no-bot-bot-e3e2e6 = es gibt keinen Bot { $bot }: schreib { $searches } dafür, was er für eine Entscheidung aufwenden darf
# there is no bot {bot}: a level ({levels}, search@…) and a policy of {game} ({known})
there-is-no-bot-bot-be188c = es gibt keinen Bot { $bot }: Nimm eine Stufe ({ $levels }, search@…) und eine Spielweise von { $game } ({ $known })
# the bot {bot} is installed, but {why}
the-bot-bot-is-installed-257bee = der Bot { $bot } ist installiert, aber { $why }
# This is more surely good than the next best: {other}
this-is-more-surely-good-9fffab = Dass das gut ist, ist sicherer als beim Nächstbesten: { $other }
# With this the chance to win is about {chance}%, more surely than with the next best: {other}
with-this-the-chance-to-365a41 = Damit liegt die Chance zu gewinnen bei etwa { $chance } %, und das ist sicherer als mit dem Nächstbesten: { $other }
# There is nothing else to do.
there-is-nothing-else-to-e24819 = Etwas anderes kannst du nicht tun.
# There was no time to look ahead: by rules of thumb this is what to do.
there-was-no-time-to-e1c7ce = Zum Vorausdenken war keine Zeit: Nach Faustregeln tut man das.
# Nothing else promised as much.
nothing-else-promised-as-much-a26495 = Nichts anderes versprach so viel.
# This is worth more on average than the next best: {other}
this-is-worth-more-on-a138fb = Das bringt im Schnitt mehr als das Nächstbeste: { $other }
# The chance to win with this is about {chance}%.
the-chance-to-win-with-2ff88a = Damit liegt die Chance zu gewinnen bei etwa { $chance } %.
# With this the chance to win is about {chance}%, with the next best about {less}%: {other}
with-this-the-chance-to-76d787 = Damit liegt die Chance zu gewinnen bei etwa { $chance } %, mit dem Nächstbesten bei etwa { $less } %: { $other }
# there is no hint for this
there-is-no-hint-for-1bef8c = hierfür gibt es keinen Tipp
# nobody has trained one: 'turnkey train {game}' does
nobody-has-trained-one-turnkey-721146 = niemand hat einen trainiert: „turnkey train { $game }“ tut das
# there is no expert for {game}: {why}
there-is-no-expert-for-9fffb7 = für { $game } gibt es keinen Experten: { $why }
# ismcts needs OpenSpiel ({why}): pip install open_spiel
ismcts-needs-openspiel-why-pip-c99e86 = ismcts braucht OpenSpiel ({ $why }): pip install open_spiel
# there is no bot {bot} for {game}; there are {known}
there-is-no-bot-bot-5c1b62 = es gibt keinen Bot { $bot } für { $game }; es gibt { $known }
# Not this: with it the chance to win is about {less}%, with the best move about {chance}%: {solution}
not-this-with-it-the-4387dc = Nicht das: Damit ist die Siegchance etwa { $less } %, mit dem besten Zug etwa { $chance } %: { $solution }
# Right: with this the chance to win is about {chance}%. The next best has about {less}%: {other}
right-with-this-the-chance-db3d94 = Richtig: Damit ist die Siegchance etwa { $chance } %. Der nächstbeste Zug hat etwa { $less } %: { $other }
# Not this: it is worth less than {less}%. With the best move the chance to win is about {chance}%: {solution}
not-this-it-is-worth-574169 = Nicht das: Es ist weniger als { $less } % wert. Mit dem besten Zug ist die Siegchance etwa { $chance } %: { $solution }
# there are no puzzles for {game}
there-are-no-puzzles-for-d63f1b = zu { $game } gibt es keine Rätsel
# {game} has the puzzles 1 to {last}, not {number}
game-has-the-puzzles-to-ef6b96 = { $game } hat die Rätsel 1 bis { $last }, nicht { $number }
# this game is not over: it can be reviewed when it is
this-game-is-not-over-4368a8 = dieses Spiel ist nicht zu Ende: Ausgewertet werden kann es danach
# nobody did anything in this game: there is nothing to review
nobody-did-anything-in-this-9a1096 = in diesem Spiel hat niemand etwas getan: Es gibt nichts auszuwerten
# {seat}: {did}
seat-did-be6b35 = { $seat }: { $did }
# The playouts preferred: {other}
the-playouts-preferred-other-142d6d = Besser nach den Probespielen: { $other }
# {seat}: {did} It was the best of {options:option|options}.
seat-did-it-was-the-3e1add =
    { $seat }: { $did } Die beste von { $options } { $options ->
        [one] Möglichkeit
       *[other] Möglichkeiten
    }.
# That was true.
that-was-true-0f8330 = Das stimmte.
# It helped {seat}: {points:point|points}.
it-helped-seat-points-point-61303f =
    Geholfen hat es { $seat }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
# That was a lie: {seat} knew better.
that-was-a-lie-seat-9359f0 = Das war gelogen: { $seat } wusste es besser.
# That was not true.
that-was-not-true-f120c2 = Das stimmte nicht.
# this account is gone
this-account-is-gone-7319e7 = dieses Konto gibt es nicht mehr
# this has been used already, or is too old: begin again
this-has-been-used-already-efc4f2 = das wurde schon benutzt oder ist zu alt: Fang noch einmal an
# that are enough passkeys: take one away first
that-are-enough-passkeys-take-634467 = das sind genug Passkeys: Entferne erst einen
# there is no such passkey
there-is-no-such-passkey-b76dee = diesen Passkey gibt es nicht
# this server has no passkeys: pip install {extra}
this-server-has-no-passkeys-432fad = dieser Server hat keine Passkeys: pip install { $extra }
# passkeys belong to a name: open this page by its name, not by numbers
passkeys-belong-to-a-name-db5281 = Passkeys gehören zu einem Namen: Öffne diese Seite über ihren Namen, nicht über Zahlen
# this server sends no mail
this-server-sends-no-mail-542c1d = dieser Server verschickt keine Mails
# too many mails: wait a little
too-many-mails-wait-a-0c9559 = zu viele Mails: Warte ein wenig
# Open this link to log in at Turnkey. It works once, within an hour:
open-this-link-to-log-d38f12 = Öffne diesen Link, um dich bei Turnkey anzumelden. Er gilt einmal, eine Stunde lang:
# If you did not ask for it, somebody has mistyped an address: then do nothing.
if-you-did-not-ask-ddab17 = Wenn du nicht darum gebeten hast, hat sich jemand bei der Adresse vertippt: Dann tu nichts.
# open this link in the browser in which you asked for it
open-this-link-in-the-c211bb = öffne diesen Link in dem Browser, in dem du darum gebeten hast
# this passkey could not be checked
this-passkey-could-not-be-b5b6c2 = dieser Passkey konnte nicht geprüft werden
# this passkey is known already
this-passkey-is-known-already-79d47d = dieser Passkey ist schon bekannt
# this address belongs to another account
this-address-belongs-to-another-715bd7 = diese Adresse gehört zu einem anderen Konto
# Your link to Turnkey
your-link-to-turnkey-fca8be = Dein Link zu Turnkey
# this game has {steps:step|steps}
this-game-has-steps-step-390652 =
    dieses Spiel hat { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }
# there is no review of this game yet: ask again in a while
there-is-no-review-of-2e2697 = dieses Spiel ist noch nicht ausgewertet: Frag etwas später noch einmal
# a game can be replayed and forked once it is over: until then it has secrets
a-game-can-be-replayed-3e5f65 = nachspielen und abzweigen kann man ein Spiel, wenn es aus ist: Bis dahin hat es Geheimnisse
# this game has {steps:step|steps}; fork it at an earlier one
this-game-has-steps-step-99bf4c =
    dieses Spiel hat { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }; zweige früher ab
# this server calls nobody by push
this-server-calls-nobody-by-8906a9 = dieser Server ruft niemanden per Push
# this is no push service that this server knows
this-is-no-push-service-b5719f = das ist kein Push-Dienst, den dieser Server kennt
# for calls by mail, add an address first
for-calls-by-mail-add-25155f = für Rufe per Mail gib erst eine Adresse an
# you are called at enough places: take one away first
you-are-called-at-enough-52d7ba = du wirst an genug Stellen gerufen: Entferne erst eine
# {game}: it is your turn
game-it-is-your-turn-2e0492 = { $game }: Du bist am Zug
# Somebody waits for you at a table:
somebody-waits-for-you-at-aa0824 = An einem Tisch wartet jemand auf dich:
# You wanted to be told of this. You can change that under your account at Turnkey.
you-wanted-to-be-told-52c18b = Du wolltest das gesagt bekommen. Ändern kannst du es bei Turnkey unter deinem Konto.
# there is no seat {seat}; there are {seats}
there-is-no-seat-seat-7ef537 = es gibt keinen Platz { $seat }; es gibt { $seats }
# whoever made this table has sent you away from it
whoever-made-this-table-has-a91ef9 = wer diesen Tisch aufgemacht hat, hat dich weggeschickt
# the seat {seat} is taken
the-seat-seat-is-taken-2a0e09 = der Platz { $seat } ist besetzt
# only whoever made the table can send somebody away
only-whoever-made-the-table-ced433 = nur wer den Tisch aufgemacht hat, kann jemanden wegschicken
# nobody sits at {seat} whom you could send away
nobody-sits-at-seat-whom-8bad3b = auf { $seat } sitzt niemand, den du wegschicken könntest
# only whoever made the table can do that
only-whoever-made-the-table-2187dd = das kann nur, wer den Tisch eröffnet hat
# nobody plays at {seat} for whom a bot could play on
nobody-plays-at-seat-for-95561c = an { $seat } spielt niemand, für den ein Bot weiterspielen könnte
# only whoever made the table can fill it with bots
only-whoever-made-the-table-9f17a8 = nur wer den Tisch aufgemacht hat, kann ihn mit Bots auffüllen
# you have another seat at this table already
you-have-another-seat-at-a268f0 = du hast an diesem Tisch schon einen anderen Platz
# this link has been used already, or is too old
this-link-has-been-used-51e607 = dieser Link ist schon benutzt oder zu alt
# nobody sits there whom you could mute
nobody-sits-there-whom-you-011b8c = dort sitzt niemand, den du stumm schalten könntest
# no game is going on here
no-game-is-going-on-f0ecdc = hier läuft kein Spiel
# a tournament waits for this table: it cannot be closed
a-tournament-waits-for-this-bc03f8 = ein Turnier wartet auf diesen Tisch: Er lässt sich nicht schließen
# you have no seat at this table: you are watching
you-have-no-seat-at-a690e0 = du hast keinen Platz an diesem Tisch: Du siehst zu
# nobody else sits there whom you could report
nobody-else-sits-there-whom-cad737 = dort sitzt niemand anderes, den du melden könntest
# too many reports: wait a little
too-many-reports-wait-a-b26c95 = zu viele Meldungen: Warte ein wenig
# something else was done at the same time; try again
something-else-was-done-at-0c2374 = gleichzeitig ist etwas anderes geschehen; versuch es noch einmal
# as {option}
as-option-3ade20 = wie { $option }
# That is possible now: {ways}
that-is-possible-now-ways-282193 = Das geht jetzt: { $ways }
# That is possible now.
that-is-possible-now-6ad43f = Das geht jetzt.
# a hint is being thought of already
a-hint-is-being-thought-b0e106 = über einen Tipp wird schon nachgedacht
# this would make it a table for practice: who asks for a hint must say that it may
this-would-make-it-a-e93033 = das würde den Tisch zum Übungstisch machen: Wer einen Tipp will, muss sagen, dass das sein darf
# there are no hints at this table
there-are-no-hints-at-289e16 = an diesem Tisch gibt es keine Tipps
# a bot plays for you now: take your seat back first
a-bot-plays-for-you-7226dc = ein Bot spielt gerade für dich: Nimm erst deinen Platz zurück
# you are not asked anything now
you-are-not-asked-anything-51f188 = du wirst jetzt nichts gefragt
# what you were asked has changed: ask again
what-you-were-asked-has-26bb8e = was du gefragt wirst, hat sich geändert: Frag noch einmal
# {seat} takes a hint.
seat-takes-a-hint-f19cb6 = { $seat } lässt sich einen Tipp geben.
# something went wrong here; it has been written down
something-went-wrong-here-it-bd29a4 = hier ist etwas schiefgegangen; es ist festgehalten
# there is no such table
there-is-no-such-table-dbcb99 = diesen Tisch gibt es nicht
# nobody said hello
nobody-said-hello-317988 = niemand hat sich gemeldet
# too many messages: wait a little
too-many-messages-wait-a-382415 = zu viele Nachrichten: Warte ein wenig
# nobody knows you yet: give a name first (POST /api/me)
nobody-knows-you-yet-give-946610 = noch kennt dich niemand: Gib zuerst einen Namen an (POST /api/me)
# this cannot be taken back: it is done only if you say that you are sure
this-cannot-be-taken-back-a4c018 = das lässt sich nicht zurücknehmen: Es geschieht nur, wenn du sagst, dass du sicher bist
# the header X-CSRF-Token must hold what GET /api/me gave as csrf
the-header-x-csrf-token-d93db0 = im Header X-CSRF-Token muss stehen, was GET /api/me als csrf gab
# the metrics want the server's token, or are asked for on its own machine
the-metrics-want-the-servers-111e6d = für die Messwerte braucht es das Token des Servers, oder man fragt auf seinem eigenen Rechner
# a name has at least one sign that can be seen
a-name-has-at-least-ce9d06 = ein Name hat mindestens ein sichtbares Zeichen
# too many tables: wait a little
too-many-tables-wait-a-4583cd = zu viele Tische: Warte ein wenig
# a rematch can be had once the game is over
a-rematch-can-be-had-8b959e = eine Revanche gibt es, wenn das Spiel aus ist
# the seat has changed hands since this link was made
the-seat-has-changed-hands-7e8746 = der Platz hat seit diesem Link gewechselt
# too many questions at once: wait for an answer
too-many-questions-at-once-586295 = zu viele Fragen auf einmal: warte eine Antwort ab
# Alone you take back what shows nothing and rolls nothing anew, until somebody else acts. Everything else goes back only if everybody who has a seat agrees, also who is away. What chance has answered stays answered, and what was said stays said. Alone with bots, you go back to your own last decision, and the table is practice from then on.
alone-you-take-back-what-4731aa = Allein nimmst du zurück, was nichts zeigt und nichts neu würfelt, bis jemand anders handelt. Alles andere geht nur zurück, wenn alle, die einen Platz haben, dafür sind, auch wer gerade weg ist. Was der Zufall beantwortet hat, bleibt so, und was gesagt ist, bleibt gesagt. Allein mit Bots gehst du zu deiner letzten eigenen Entscheidung zurück, und der Tisch ist von da an Übung.
# Practice: somebody alone with bots went back to a decision, or somebody took a hint. It counts for no campaign.
practice-somebody-alone-with-bots-a37937 = Übung: Jemand ist allein mit Bots zu einer Entscheidung zurückgegangen oder hat sich einen Tipp geben lassen. Das zählt für keine Kampagne.
# there is no lesson for {game}: read its rules, or play it against bots
there-is-no-lesson-for-d9f7ce = für { $game } gibt es keine Einführung: Lies die Regeln, oder spiel gegen Bots
# this lesson has {steps:step|steps}
this-lesson-has-steps-step-190958 =
    diese Einführung hat { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }
# a clock gives at least {seconds} seconds: in the bank, or for each decision
a-clock-gives-at-least-ded102 = eine Uhr gibt mindestens { $seconds } Sekunden: auf dem Konto oder für jede Entscheidung
# {seats} seats must be told of, not {told}
seats-seats-must-be-told-e726f3 = es müssen { $seats } Plätze genannt werden, nicht { $told }
# one person takes one seat
one-person-takes-one-seat-d0f684 = eine Person nimmt einen Platz
# a table wants at least one person: me, or an open seat
a-table-wants-at-least-0a0629 = an einen Tisch gehört mindestens ein Mensch: du selbst oder ein offener Platz
# the rules have changed since this game was played: it can only be looked at
the-rules-have-changed-since-b9dfab = die Regeln haben sich seit diesem Spiel geändert: Man kann es nur noch ansehen
# the game has not begun: not every seat is taken yet
the-game-has-not-begun-792669 = das Spiel hat noch nicht begonnen: Es sind noch nicht alle Plätze besetzt
# whoever made this table has paused it: wait until it goes on
whoever-made-this-table-has-8697b5 = wer diesen Tisch eröffnet hat, hat ihn angehalten: Warte, bis es weitergeht
# {option} is nothing that a seat does
option-is-nothing-that-a-985dcb = { $option } ist nichts, was ein Platz tut
# the table has changed since: look again, and choose anew
the-table-has-changed-since-764e0c = der Tisch hat sich seitdem geändert: Sieh noch einmal hin, und wähle neu
# this could not be saved, so it has not happened; try again
this-could-not-be-saved-dec923 = das ließ sich nicht speichern und ist deshalb nicht geschehen; versuch es noch einmal
# {seat} has no choice: {action}
seat-has-no-choice-action-c55e4f = { $seat } hat keine Wahl: { $action }
# {game} has {puzzles:puzzle|puzzles}
game-has-puzzles-puzzle-puzzles-70d73b = { $game } hat { $puzzles } Rätsel
# {what} cannot be done in this puzzle: choose one of its options
what-cannot-be-done-in-14c9f2 = { $what } geht in diesem Rätsel nicht: Wähle eine seiner Möglichkeiten
# a game can be reviewed once it is over: until then it has secrets
a-game-can-be-reviewed-a49040 = ein Spiel kann ausgewertet werden, wenn es zu Ende ist: Bis dahin hat es Geheimnisse
# that is too much at once: wait a little before you say more
that-is-too-much-at-1c6afa = das ist zu viel auf einmal: Warte ein wenig, bevor du mehr sagst
# those who watch read the table's chat, and do not write in it
those-who-watch-read-the-efbe20 = wer zusieht, liest den Chat des Tisches und schreibt nicht darin
# there is nothing to read in that
there-is-nothing-to-read-9bace0 = darin steht nichts
# whoever made this table has muted you here
whoever-made-this-table-has-4811e4 = wer diesen Tisch eröffnet hat, hat dich hier stumm geschaltet
# somebody else said something at the same time; say it again
somebody-else-said-something-at-f5a12f = jemand anders hat gleichzeitig etwas gesagt; sag es noch einmal
# no hint was found in time: ask again
no-hint-was-found-in-280342 = es fand sich nicht rechtzeitig ein Tipp: Frag noch einmal
# this game is for {counts} seats
this-game-is-for-counts-b3a01a = dieses Spiel ist für { $counts } Plätze
# everybody meets everybody at tables of two only
everybody-meets-everybody-at-tables-0f7de1 = alle gegen alle gibt es nur an Tischen zu zweit
# there is no such tournament
there-is-no-such-tournament-c49aba = dieses Turnier gibt es nicht
# the tournament has begun
the-tournament-has-begun-b72ffe = das Turnier hat begonnen
# the tournament is full
the-tournament-is-full-b5e009 = das Turnier ist voll
# only whoever made the tournament can begin it
only-whoever-made-the-tournament-58052a = beginnen kann es nur, wer das Turnier eröffnet hat
# a tournament needs two people at least
a-tournament-needs-two-people-e5b189 = ein Turnier braucht mindestens zwei Leute
# the table is being put away: try again
the-table-is-being-put-25a46f = der Tisch wird gerade weggeräumt: Versuch es noch einmal
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
# {file} holds {tables:table|tables} and {people:person|people}.
file-holds-tables-table-tables-b29b9b =
    { $file } enthält { $tables } { COUNT($tables) ->
        [one] Tisch
       *[other] Tische
    } und { $people } { COUNT($people) ->
        [one] Person
       *[other] Personen
    }.
# a copy of all tables and people of a server
a-copy-of-all-tables-36feb2 = eine Kopie aller Tische und Personen eines Servers
# Copies the store of a server into one file, while the server runs. A copy of SQLite or PostgreSQL goes back into either by 'turnkey restore'. All secrets are in it: keep it where nobody else reads it.
copies-the-store-of-a-161b13 = Kopiert den Speicher eines Servers in eine Datei, während der Server läuft. Eine Kopie aus SQLite oder PostgreSQL lässt sich mit „turnkey restore“ in beide zurückspielen. Alle Geheimnisse stehen darin: Bewahre sie auf, wo sie sonst niemand liest.
# where to write it
where-to-write-it-85fc65 = wohin sie geschrieben wird
# write over a file that is there already
write-over-a-file-that-680fd3 = eine Datei überschreiben, die es schon gibt
# measure speed on this machine, and OpenSpiel's beside it
measure-speed-on-this-machine-f66810 = die Geschwindigkeit auf diesem Rechner messen, und die von OpenSpiel daneben
# Decisions and games a second on each backend, what a copy and a redrawn world cost, and cold and warm starts. Compiled figures are of one core. With pyspiel installed, OpenSpiel's C++ rollouts are measured in the same run, so that their ratio means something on a noisy machine too.
decisions-and-games-a-second-c4004c = Entscheidungen und Spiele je Sekunde auf jedem Unterbau, was eine Kopie und eine neu gezogene Welt kosten, kalte und warme Starts. Kompilierte Werte gelten für einen Kern. Ist pyspiel installiert, werden OpenSpiels C++-Durchläufe gleich mitgemessen, damit das Verhältnis auch auf einem unruhigen Rechner etwas sagt.
# the games; all if none is given
the-games-all-if-none-a7d79c = die Spiele; ohne Angabe alle
# print JSON and nothing else
print-json-and-nothing-else-65c72f = nur JSON ausgeben
# audit a game: secrets, components, notation, backends
audit-a-game-secrets-components-10a9d5 = ein Spiel prüfen: Geheimnisse, Material, Notation, Unterbau
# Plays games by chance and by bots, over all seat counts and many option sets, and holds the game to its laws: no seat is shown what it cannot know (leaks planted on purpose must be noticed), no step gives away what no rule releases, no component is lost, every verb can come up, records lead back to where they came from, all backends play alike, and where the rules treat seats alike, so do the bots.
plays-games-by-chance-and-45676a = Spielt zufällig und mit Bots, mit allen Platzzahlen und vielen Optionen, und hält das Spiel an seine Gesetze: Kein Platz sieht, was er nicht wissen kann (absichtlich gelegte Lecks müssen auffallen), kein Schritt verrät, was keine Regel freigibt, kein Material geht verloren, jedes Verb kann vorkommen, Aufzeichnungen führen dorthin zurück, wo sie herkommen, alles rechnet überall gleich, und wo die Regeln alle Plätze gleich behandeln, tun das auch die Bots.
# the game, as 'turnkey games' names it
the-game-as-turnkey-games-fcdcf1 = das Spiel, wie „turnkey games“ es nennt
# how many games; 10,000 if not given
how-many-games-if-not-b691a8 = wie viele Spiele; ohne Angabe 10.000
# another seed plays other games
another-seed-plays-other-games-346a31 = mit anderem Startwert werden andere Spiele gespielt
# that could be {ways}
that-could-be-ways-9e4089 = das könnte heißen: { $ways }
# {form}: say which of {choices}
form-say-which-of-choices-7170a7 = { $form }: sag, was davon: { $choices }
# there is no line {number}: choose one of 1 to {last}
there-is-no-line-number-da6fd9 = es gibt keine Zeile { $number }: Wähle eine von 1 bis { $last }
# {number} alone is enough: it means {words}
number-alone-is-enough-it-764a83 = { $number } allein genügt: Es bedeutet { $words }
# two editions or settings side by side: what changed, and how sure is it?
two-editions-or-settings-side-609a32 = zwei Ausgaben oder Einstellungen nebeneinander: Was ist anders, und wie sicher ist das?
# A and B are each an edition file, changes such as 'rounds=10,deck.swap=4' (options, entries of the edition, or a preset=NAME), or - for the game as it is. Both play the same deals; every figure is compared deal by deal, with a correction for so many comparisons, and the surest changes come first.
a-and-b-are-each-7f558d = A und B sind je eine Ausgabe als Datei, Änderungen wie 'rounds=10,deck.swap=4' (Optionen, Einträge der Ausgabe oder preset=NAME) oder - für das Spiel, wie es ist. Beide spielen dieselben Startlagen; jede Kennzahl wird Lage für Lage verglichen, berichtigt für so viele Vergleiche, und die sichersten Änderungen stehen zuerst.
# the game, as 'turnkey games' lists it
the-game-as-turnkey-games-a40ff7 = das Spiel, wie „turnkey games“ es auflistet
# an edition file, changes, or - for the game as it is
an-edition-file-changes-or-83f6ed = eine Ausgabe als Datei, Änderungen oder - für das Spiel, wie es ist
# the same
the-same-a0e4a1 = dasselbe
# play all of it with these bots, too, and tell where the two do not agree: is it the game, or the bot?
play-all-of-it-with-670060 = alles auch mit diesen Bots spielen und sagen, wo beide nicht übereinstimmen: Liegt es am Spiel oder am Bot?
# A and B are the same game: say for one of them what is to be changed
a-and-b-are-the-e9702a = A und B sind dasselbe Spiel: Sag bei einem, was sich ändern soll
# {part} must be written NAME=VALUE
part-must-be-written-name-0bb902 = { $part } muss NAME=WERT heißen
# {name} is given twice; say it once
name-is-given-twice-say-78451c = { $name } steht zweimal da; sag es einmal
# a file of settings (TOML); flags and the environment (TURNKEY_…) go before it; also TURNKEY_CONFIG
a-file-of-settings-toml-631c52 = eine Datei mit Einstellungen (TOML); Schalter und Umgebung (TURNKEY_…) gehen vor; auch TURNKEY_CONFIG
# {file} cannot be read: {fault}
file-cannot-be-read-fault-1991ca = { $file } lässt sich nicht lesen: { $fault }
# did you mean {name}?
did-you-mean-name-15c708 = meinst du { $name }?
# docs/operate.md lists them all
docs-operate-md-lists-them-b7b3c3 = docs/operate.md nennt alle
# {file}: there is no setting {name}; {meant}
file-there-is-no-setting-2e8747 = { $file }: Eine Einstellung { $name } gibt es nicht; { $meant }
# {where}: {fault}
where-fault-cc956c = { $where }: { $fault }
# what is wrong with a server's installation
what-is-wrong-with-a-655911 = was an der Installation eines Servers nicht stimmt
# Looks at all that a server needs, with the settings that it would have, and says what is wrong and what to do: '!!' keeps it from working, '??' is worth a look. Nothing is changed.
looks-at-all-that-a-6e910c = Sieht sich alles an, was ein Server braucht, mit den Einstellungen, die er hätte, und sagt, was nicht stimmt und was zu tun ist: Mit „!!“ läuft er nicht, „??“ ist einen Blick wert. Geändert wird nichts.
# Enter takes it, ? explains, quit leaves
enter-takes-it-explains-quit-de3676 = Enter nimmt es, ? erklärt, quit beendet
# ? explains, quit leaves
explains-quit-leaves-09be65 = ? erklärt, quit beendet
# nobody
nobody-a60c94 = niemand
# yes
yes-9ce4a9 = ja
# no
no-65597b = nein
# (the table is {widest} columns wide, this terminal {width}: make it wider)
the-table-is-widest-columns-ac2ae9 = (der Tisch ist { $widest } Spalten breit, dieses Terminal { $width }: mach es breiter)
# Winners:
winners-120e79 = Gewonnen:
# Reason: {reason}.
reason-reason-46d67a = Grund: { $reason }.
# The game is over.
the-game-is-over-8d92b3 = Das Spiel ist aus.
# install them: {command}
install-them-command-dc4cf4 = installiere sie: { $command }
# if you want them: {command}
if-you-want-them-command-a1d533 = wenn du sie willst: { $command }
# install the wheel, which has it in it, or build it: make page
install-the-wheel-which-has-3c4521 = installiere das Wheel, darin ist sie, oder bau sie: make page
# make it, and let the server's user write there
make-it-and-let-the-76b8a2 = leg ihn an und lass den Benutzer des Servers dort schreiben
# let the server's user write it
let-the-servers-user-write-656ff9 = lass den Benutzer des Servers sie schreiben
# run the newer release, or put a copy of before back
run-the-newer-release-or-0a5eae = benutze die neuere Version, oder spiel eine Kopie von vorher zurück
# let the server's user write there, or name another place by XDG_CACHE_HOME
let-the-servers-user-write-69d7d6 = lass den Benutzer des Servers dort schreiben, oder nenne mit XDG_CACHE_HOME einen anderen Ort
# nothing to do: a server compiles them in its first minutes
nothing-to-do-a-server-7af835 = nichts zu tun: Ein Server kompiliert sie in den ersten Minuten
# put a proxy with HTTPS before it, and say --origin https://… and --proxy ADDRESS
put-a-proxy-with-https-033fda = stell einen Proxy mit HTTPS davor und sag --origin https://… und --proxy ADRESSE
# only if you want to watch it from elsewhere: TURNKEY_METRICS_TOKEN
only-if-you-want-to-e62c3d = nur wenn du von woanders zusehen willst: TURNKEY_METRICS_TOKEN
# put the last copy back: turnkey restore FILE --replace
put-the-last-copy-back-a3d192 = spiel die letzte Kopie zurück: turnkey restore DATEI --replace
# check its address, user and password in --db, and that it runs
check-its-address-user-and-320011 = prüfe Adresse, Benutzer und Passwort in --db, und ob sie läuft
# make a copy first: turnkey backup FILE
make-a-copy-first-turnkey-89b095 = mach vorher eine Kopie: turnkey backup DATEI
# make room: a store that cannot be written stops all games
make-room-a-store-that-733991 = schaff Platz: Ein Speicher, der nicht geschrieben werden kann, hält alle Spiele an
# name it, or all people count as one for the limits: --proxy ADDRESS
name-it-or-all-people-c46f95 = nenne ihn, sonst zählen für die Grenzen alle als eine Person: --proxy ADRESSE
# check --smtp, and whether this machine may reach it
check-smtp-and-whether-this-5e0e76 = prüfe --smtp, und ob dieser Rechner ihn erreichen darf
# Python {version}
python-version-027e03 = Python { $version }
# install Python 3.11 or newer
install-python-or-newer-d40253 = installiere Python 3.11 oder neuer
# packages that a server needs are missing: {names}
packages-that-a-server-needs-a8dc15 = Pakete fehlen, die ein Server braucht: { $names }
# all packages that a server needs are there
all-packages-that-a-server-fd3fdf = alle Pakete sind da, die ein Server braucht
# no passkeys, ratings or push: {names} are missing
no-passkeys-ratings-or-push-067375 = keine Passkeys, Wertungen oder Push-Nachrichten: { $names } fehlen
# the page is not there
the-page-is-not-there-87d6b0 = die Seite ist nicht da
# the page is at {folder}
the-page-is-at-folder-6f140e = die Seite liegt in { $folder }
# nobody can write into {folder}, where the store is to be
nobody-can-write-into-folder-478dbd = in { $folder }, wo der Speicher liegen soll, kann niemand schreiben
# there is no store at {file} yet: the server will make it
there-is-no-store-at-1459fc = in { $file } ist noch kein Speicher: Der Server legt ihn an
# the store {file} cannot be written
the-store-file-cannot-be-e57fa5 = der Speicher { $file } kann nicht geschrieben werden
# set both clocks by the network (NTP)
set-both-clocks-by-the-b435c4 = stell beide Uhren nach dem Netz (NTP)
# the store at {place} was written by a newer release
the-store-at-place-was-65a5cf = den Speicher bei { $place } hat eine neuere Version geschrieben
# this machine's clock is behind: the store was written in its future
this-machines-clock-is-behind-20eac0 = die Uhr dieses Rechners geht nach: Der Speicher wurde in ihrer Zukunft geschrieben
# set the clock by the network (NTP)
set-the-clock-by-the-50519f = stell die Uhr nach dem Netz (NTP)
# {free} MB are free at {folder}
free-mb-are-free-at-05c207 = { $free } MB sind frei bei { $folder }
# compiled rules are kept at {folder}
compiled-rules-are-kept-at-8d72c2 = kompilierte Regeln liegen in { $folder }
# nobody can write into {folder}, where compiled rules are kept
nobody-can-write-into-folder-28f76d = in { $folder }, wo kompilierte Regeln liegen, kann niemand schreiben
# rules that are not compiled yet: {names}
rules-that-are-not-compiled-7f9f8a = noch nicht kompilierte Regeln: { $names }
# the rules of all games are compiled
the-rules-of-all-games-ccacfa = die Regeln aller Spiele sind kompiliert
# others reach this server, and not by HTTPS: cookies travel in the clear
others-reach-this-server-and-e3901e = andere erreichen diesen Server, und nicht über HTTPS: Cookies reisen offen
# metrics are for this machine alone
metrics-are-for-this-machine-0f11de = die Messwerte sind nur für diesen Rechner
# no mail is sent: nobody can log in by a link
no-mail-is-sent-nobody-8c6b84 = Mails werden nicht verschickt: Niemand kann sich mit einem Link anmelden
# mail is sent by {host}
mail-is-sent-by-host-66b63b = Mails gehen über { $host }
# nobody is called by push
nobody-is-called-by-push-967d0b = niemand wird per Push gerufen
# the store {file} is damaged
the-store-file-is-damaged-14bba1 = der Speicher { $file } ist beschädigt
# a server is running on it
a-server-is-running-on-1c0f7f = ein Server läuft darauf
# the database at {host} cannot be reached: {reason}
the-database-at-host-cannot-cca548 = die Datenbank bei { $host } ist nicht zu erreichen: { $reason }
# the store at {place} is empty
the-store-at-place-is-0d0440 = der Speicher bei { $place } ist leer
# the store at {place} will be brought up to date at the next start
the-store-at-place-will-ca80b2 = der Speicher bei { $place } wird beim nächsten Start auf den heutigen Stand gebracht
# the store at {place} is up to date
the-store-at-place-is-39a69c = der Speicher bei { $place } ist auf dem heutigen Stand
# {origin} is no origin
origin-is-no-origin-3aab99 = { $origin } ist keine Herkunftsadresse
# write it like https://play.example
write-it-like-https-play-230dcd = schreib sie wie https://play.example
# there is an HTTPS address, and no proxy is named
there-is-an-https-address-c543bc = es gibt eine HTTPS-Adresse, und kein Proxy ist genannt
# people reach it at {place}
people-reach-it-at-place-ae9fca = zu erreichen ist er unter { $place }
# mail cannot be sent by {host}: {reason}
mail-cannot-be-sent-by-4d5f07 = über { $host } lassen sich keine Mails verschicken: { $reason }
# --push-contact is no address
push-contact-is-no-address-f6be03 = --push-contact ist keine Adresse
# write it like mailto:you@example.org
write-it-like-mailto-you-6d9ece = schreib sie wie mailto:du@example.org
# the clocks here and at the database differ by {seconds} seconds
the-clocks-here-and-at-75e526 = die Uhren hier und bei der Datenbank gehen { $seconds } Sekunden auseinander
# this user may make no tables in the database
this-user-may-make-no-7da0fc = dieser Benutzer darf in der Datenbank keine Tabellen anlegen
# grant it: GRANT CREATE ON SCHEMA
grant-it-grant-create-on-dbd581 = erlaub es ihm: GRANT CREATE ON SCHEMA
# calls by push need packages that are missing
calls-by-push-need-packages-3be1a6 = Rufe per Push brauchen Pakete, die fehlen
# people are called by push
people-are-called-by-push-238347 = Leute werden per Push gerufen
# {edition}, rules version {version}
edition-rules-version-version-48d1e5 = { $edition }, Regelversion { $version }
# game
game-789973 = Spiel
# title
title-a139f2 = Titel
# seats
seats-a6cbab = Plätze
# minutes
minutes-d49d50 = Minuten
# what it is
what-it-is-ff819b = worum es geht
# bots
bots-c44de7 = Bots
# edition
edition-a11c0f = Ausgabe
# option
option-06d1ae = Option
# default
default-dccc67 = Vorgabe
# what it does, and what it takes
what-it-does-and-what-f4659e = was sie tut und was sie annimmt
# preset
preset-0a9fda = Auswahl
# what it changes
what-it-changes-3e3f3b = was sie ändert
# list the games, or tell all about one
list-the-games-or-tell-e05f28 = die Spiele auflisten oder alles über eines sagen
# Lists what there is to play. With a game's name: its seats, options, presets and bots.
lists-what-there-is-to-7036e9 = Zeigt, was es zu spielen gibt. Mit dem Namen eines Spiels: seine Plätze, Optionen und Bots.
# the game to tell about
the-game-to-tell-about-10a174 = das Spiel, um das es geht
# as JSON, for programs
as-json-for-programs-7ee7a6 = als JSON, für Programme
# {players:seat|seats}
players-seat-seats-1e4f39 =
    { $players } { $players ->
        [one] Platz
       *[other] Plätze
    }
# {game} is left out: {reason}
game-is-left-out-reason-a58026 = { $game } fehlt: { $reason }
# the bot {bot} is left out: {reason}
the-bot-bot-is-left-6152a2 = der Bot { $bot } fehlt: { $reason }
# nothing: the rules as they are
nothing-the-rules-as-they-176ba7 = nichts: die Regeln, wie sie sind
# number or words
number-or-words-a20ae1 = Zahl oder Worte
# choose an option; a beginning that leaves no doubt will do
choose-an-option-a-beginning-638c3d = wählt etwas aus; ein eindeutiger Anfang genügt
# the rule behind each option, or behind one word with its text
the-rule-behind-each-option-272428 = die Regel hinter jeder Möglichkeit, oder hinter einem Wort samt Text
# why you are asked this; why something is not possible now, and by which rule
why-you-are-asked-this-de6ab9 = warum du das gefragt wirst; warum etwas jetzt nicht geht und nach welcher Regel
# everything that happened so far
everything-that-happened-so-far-0ad605 = alles, was bisher geschah
# the game so far in its notation, as far as you know it
the-game-so-far-in-454e70 = das bisherige Spiel in seiner Notation, soweit du es kennst
# what a bot would do in your place, and why; it makes the game one for practice
what-a-bot-would-do-32d8f5 = was ein Bot an deiner Stelle täte, und warum; damit wird die Partie zur Übung
# take back your last action, or go back as the law of undo allows
take-back-your-last-action-1ca9d8 = nimmt dein Letztes zurück, oder geht zurück, wie es das Gesetz erlaubt
# a claim to the others; say alone lists what can be said
a-claim-to-the-others-95dbc3 = eine Aussage an die anderen; say allein zeigt, was man sagen kann
# leave the game
leave-the-game-99a3d6 = das Spiel verlassen
# Enter alone
enter-alone-24f9b8 = nur Enter
# show the table again, or take the only option
show-the-table-again-or-347c9e = zeigt den Tisch noch einmal, oder nimmt die einzige Möglichkeit
# {seat} decides.
seat-decides-ef3679 = { $seat } entscheidet.
# {seat} cannot {action} now: {reason}
seat-cannot-action-now-reason-899a44 = { $seat } kann { $action } jetzt nicht: { $reason }
# Pass the keyboard to {seat}.
pass-the-keyboard-to-seat-bac87e = Gib die Tastatur an { $seat }.
# say what you would like to do: 'why' and its words, as you would choose it
say-what-you-would-like-c22b7e = sag, was du tun möchtest: „why“ und die Worte, mit denen du es wählen würdest
# in this game nothing is said at the table
in-this-game-nothing-is-8d0bc2 = in diesem Spiel macht man keine Aussagen
# What can be said (it need not be true):
what-can-be-said-it-98f357 = Was man sagen kann (es muss nicht stimmen):
# nothing has been done yet
nothing-has-been-done-yet-96865a = noch ist nichts geschehen
# Go back to your last decision?
go-back-to-your-last-0c8d08 = Zurück zu deiner letzten Entscheidung?
# Do all of you agree to go back?
do-all-of-you-agree-292c85 = Seid ihr alle dafür, zurückzugehen?
# {seat}, press Enter when nobody else is looking.
seat-press-enter-when-nobody-6ae301 = { $seat }, drück Enter, wenn sonst niemand hinsieht.
# The input has ended, so the game stops here.
the-input-has-ended-so-bf48cb = Die Eingabe ist zu Ende, also hört das Spiel hier auf.
# there is no {word} here; there are {words}
there-is-no-word-here-66b358 = { $word } gibt es hier nicht; es gibt { $words }
# You can: {does} {why}
you-can-does-why-f43304 = Das geht: { $does } { $why }
# A hint makes this a game for practice: it counts for no campaign.
a-hint-makes-this-a-f6956d = Mit einem Tipp wird die Partie zur Übung: Sie zählt für keine Kampagne.
# you have not decided anything yet
you-have-not-decided-anything-cee0e3 = du hast noch nichts entschieden
# Leave the game?
leave-the-game-3508aa = Das Spiel verlassen?
# What you can type:
what-you-can-type-741b97 = Was du eingeben kannst:
# Type ? for help.
type-for-help-d038e7 = Mit ? gibt es Hilfe.
# Take a hint?
take-a-hint-5326ca = Einen Tipp?
# who plays: one bot for all seats, or one for each; medium if not given
who-plays-one-bot-for-150078 = wer spielt: ein Bot für alle Plätze oder einer für jeden; ohne Angabe medium
# games of each setting; {games} if not given
games-of-each-setting-games-6d77f4 = Spiele je Einstellung; ohne Angabe { $games }
# how the rules are run: by Python, compiled for this machine (if not given), or on an NVIDIA GPU
how-the-rules-are-run-4395f5 = wie die Regeln laufen: in Python, für diesen Rechner kompiliert (ohne Angabe) oder auf einer NVIDIA-GPU
# cores to use; all if not given
cores-to-use-all-if-088fd2 = wie viele Kerne; ohne Angabe alle
# where games and results are kept, and found again; 'experiments' if not given
where-games-and-results-are-32f0f5 = wo Spiele und Ergebnisse liegen und wiedergefunden werden; ohne Angabe 'experiments'
# an edition file of your own, or a change of an entry, such as numbers.rounds=10
an-edition-file-of-your-8d1bb0 = eine eigene Ausgabe als Datei oder ein geänderter Eintrag, etwa numbers.rounds=10
# play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto for the one that runs on this machine, or local to start one here; the same games come of it
play-on-a-ray-cluster-1ed69e = auf einem Ray-Cluster spielen: HOST:PORT, ray://HOST:PORT, auto für den, der auf diesem Rechner läuft, oder local, um hier einen zu starten; es kommen dieselben Partien heraus
# how many seats; the most if not given
how-many-seats-the-most-3227a6 = wie viele Plätze; ohne Angabe die meisten
# a number from which all chance follows, to have a run again
a-number-from-which-all-c7249c = eine Zahl, aus der aller Zufall folgt, um etwas zu wiederholen
# a seat (or all) never does this, unless it can do nothing else: a verb, or an action such as 'james=hold' or 'all=discard swap'; may be given several times
a-seat-or-all-never-be459e = ein Platz (oder all) tut dies nie, außer er kann nichts anderes: ein Verb oder eine Aktion wie 'james=hold' oder 'all=discard swap'; auch mehrmals
# what to look at: wins:SEAT, wins:1st (to decide), decisions, choices, a measure of the game, or reason=escape; may be given several times. Not given: wins and decisions
what-to-look-at-wins-37003a = worauf geschaut wird: wins:PLATZ, wins:1st (wer zuerst entscheidet), decisions, choices, ein Messwert des Spiels oder reason=escape; auch mehrmals. Ohne Angabe Siege und Entscheidungen
# {name} has several values here: {why}
name-has-several-values-here-f544d3 = { $name } hat hier mehrere Werte: { $why }
# --edition: {files} are several files; a game is played in one edition
edition-files-are-several-files-e869c5 = --edition: { $files } sind mehrere Dateien; ein Spiel wird in einer Ausgabe gespielt
# a Ray cluster plays on its cores: leave --ray or --backend cuda away
a-ray-cluster-plays-on-0ba86a = ein Ray-Cluster spielt auf seinen Kernen: lass --ray oder --backend cuda weg
# {lost:chunk|chunks} of games went lost with a worker and had to be played again
lost-chunk-chunks-of-games-9e6082 =
    { $lost } { $lost ->
        [one] Paket Partien ging mit einem Arbeiter verloren und musste
       *[other] Pakete Partien gingen mit einem Arbeiter verloren und mussten
    } noch einmal gespielt werden
# as time allows
as-time-allows-be07b5 = so viele die Zeit erlaubt
# the designer's bench in your browser: move sliders, see what changes
the-designers-bench-in-your-c69b06 = die Werkbank für Tüftler im Browser: Regler schieben und sehen, was sich ändert
# Opens a page on which the options of a game are sliders: whoever moves one sees at once who wins, how long it takes and how it ends, as bots play it. Variants can be pinned beside each other, and every figure leads to games that show it. Only this machine can reach it.
opens-a-page-on-which-7a0af7 = Öffnet eine Seite, auf der die Einstellungen eines Spiels Regler sind: Wer einen schiebt, sieht sofort, wer gewinnt, wie lange es dauert und wie es endet, wenn Bots spielen. Varianten lassen sich nebeneinander anheften, und jede Zahl führt zu Partien, die sie zeigen. Nur dieser Rechner kann sie erreichen.
# the game to begin with; not given: choose there
the-game-to-begin-with-7413a1 = das Spiel, mit dem es losgeht; ohne Angabe wählst du dort
# 0: any that is free
any-that-is-free-5751c0 = 0: irgendeiner, der frei ist
# where tables are kept; not given: a file in your home
where-tables-are-kept-not-2ad263 = wo die Tische aufbewahrt werden; ohne Angabe in einer Datei bei dir zu Hause
# the built page; not given: the one that came along
the-built-page-not-given-163014 = die gebaute Seite; ohne Angabe die mitgelieferte
# open no browser: only tell the address
open-no-browser-only-tell-377c66 = keinen Browser öffnen, nur die Adresse nennen
# how much stronger is each bot than the one below?
how-much-stronger-is-each-505068 = wie viel stärker ist jeder Bot als der darunter?
# Each bot of the ladder meets the next one. Every deal is played twice, with the two exchanged, and the seats rotate. Ratings are in Elo points above the first bot, with 95 % intervals. Where a game has sides, it is also told how the stronger of two did on each.
each-bot-of-the-ladder-fe8556 = Jeder Bot der Leiter trifft auf den nächsten. Jedes Spiel wird zweimal gespielt, mit getauschten Rollen, und die Plätze wechseln. Die Wertungen sind Elo-Punkte über dem ersten Bot, mit 95-%-Intervallen. Hat ein Spiel Seiten, wird auch gesagt, wie der stärkere von zweien auf jeder abschnitt.
# from the weakest to the strongest; the four levels if not given
from-the-weakest-to-the-13e05a = vom schwächsten zum stärksten; ohne Angabe die vier Stufen
# games of each pairing; 100 if not given
games-of-each-pairing-if-03d2c8 = Spiele je Paarung; ohne Angabe 100
# do it, as in a game; Enter alone goes on where there is only something to read
do-it-as-in-a-cce755 = tut es, wie im Spiel; nur Enter geht weiter, wo es nur zu lesen gibt
# You are {seat}
you-are-seat-18b763 = Du bist { $seat }
# {step} of {steps}
step-of-steps-da45f1 = { $step } von { $steps }
# where you are in the lesson
where-you-are-in-the-65c7cb = wo du in der Einführung bist
# have the step done for you
have-the-step-done-for-26236d = lässt den Schritt für dich tun
# one step back
one-step-back-ed4ebe = einen Schritt zurück
# leave: you are told how to go on later
leave-you-are-told-how-4341f3 = aufhören: Du erfährst, wie es später weitergeht
# be taught a game, step by step
be-taught-a-game-step-67f8b9 = ein Spiel Schritt für Schritt lernen
# A guided first game: each step says what to do and why, and wrong ways are shown and taken back.
a-guided-first-game-each-bf08a6 = Ein geführtes erstes Spiel: Jeder Schritt sagt, was zu tun ist und warum, und falsche Wege werden gezeigt und zurückgenommen.
# the game
the-game-b7886c = das Spiel
# begin at this step, from 1
begin-at-this-step-from-c6c68a = bei diesem Schritt beginnen, ab 1
# there is no lesson for {game}: read 'turnkey rules {slug}', or play it
there-is-no-lesson-for-3d45e3 = für { $game } gibt es keine Einführung: Lies „turnkey rules { $slug }“, oder spiel es
# --step {step}: this lesson has the steps 1 to {last}
step-step-this-lesson-has-6b735f = --step { $step }: Diese Einführung hat die Schritte 1 bis { $last }
# {name} is {seat}
name-is-seat-d72fe1 = { $name } ist { $seat }
# (for this: {deeds})
for-this-deeds-023b55 = (dafür: { $deeds })
# (Enter goes on)
enter-goes-on-2289c3 = (mit Enter weiter)
# Go on with: {command}
go-on-with-command-c61885 = Weiter geht es mit: { $command }
# Type ? at any time.
type-at-any-time-976a95 = Mit ? gibt es jederzeit Hilfe.
# Board games about locks: play them here, or let bots play them by the million.
board-games-about-locks-play-d63174 = Brettspiele rund um Schlösser: Spiel sie hier, oder lass Bots Millionen davon spielen.
# 'turnkey COMMAND --help' tells more of each.
turnkey-command-help-tells-more-77c4fb = „turnkey BEFEHL --help“ sagt mehr zu jedem.
# the language to tell everything in: {codes}; else TURNKEY_LANGUAGE or the system's
the-language-to-tell-everything-d338c4 = die Sprache, in der alles gesagt wird: { $codes }; sonst TURNKEY_LANGUAGE oder die des Systems
# tell the version
tell-the-version-f4b0ab = die Version nennen
# commands
commands-5906ad = Befehle
# {file}: {reason}; check the name and the rights to it
file-reason-check-the-name-b791af = { $file }: { $reason }; prüf den Namen und die Rechte daran
# there is not enough memory for that; ask for fewer games at once
there-is-not-enough-memory-c36f18 = dafür reicht der Speicher nicht; lass weniger Spiele auf einmal spielen
# set one table option; may be given several times ('turnkey games SLUG' lists them)
set-one-table-option-may-60e0bf = eine Option des Tisches setzen; auch mehrmals („turnkey games SLUG“ zeigt sie)
# start from a named set of options
start-from-a-named-set-d2f218 = mit einer benannten Auswahl von Optionen beginnen
# tell how this is used
tell-how-this-is-used-c491ad = sagen, wie man das benutzt
# the {what} {name} is given twice; say it once
the-what-name-is-given-f8adcc = { $name } ist zweimal angegeben ({ $what }); sag es einmal
# play a game at this terminal
play-a-game-at-this-c47476 = ein Spiel an diesem Terminal spielen
# People who share this keyboard, and bots, play a game. Nobody is shown what their seat may not see: between two people the screen is cleared.
people-who-share-this-keyboard-421850 = Leute, die sich diese Tastatur teilen, und Bots spielen ein Spiel. Niemand sieht, was der eigene Platz nicht sehen darf: Zwischen zwei Leuten wird der Bildschirm geleert.
# who sits there: 'person' or a bot ('turnkey games SLUG' lists them); may be given several times. Seats not named are bots, but the first is a person unless another seat is given to one
who-sits-there-person-or-1efa82 = wer dort sitzt: „person“ oder ein Bot („turnkey games SLUG“ zeigt sie); auch mehrmals. Nicht genannte Plätze haben Bots, nur der erste ist ein Mensch, wenn kein anderer Platz einem gegeben ist
# the time that every answer of a bot takes, whatever it holds: {seconds} at a terminal, 0 in a script if not given. A bot that thinks for longer can be told by its time: give the others as much
the-time-that-every-answer-4d8054 = die Zeit, die jede Antwort eines Bots braucht, was immer er hat: ohne Angabe { $seconds } am Terminal, 0 in einem Skript. Ein Bot, der länger denkt, verrät sich durch seine Zeit: Gib den anderen ebenso viel
# write the game down at its end, for 'turnkey replay' (as JSON if FILE ends in .json)
write-the-game-down-at-c1de55 = das Spiel am Ende aufschreiben, für „turnkey replay“ (als JSON, wenn FILE auf .json endet)
# The game was left before its end.
the-game-was-left-before-15b8db = Das Spiel wurde vor seinem Ende verlassen.
# The record is in {file}: turnkey replay {file}
the-record-is-in-file-d861f3 = Die Aufzeichnung steht in { $file }: turnkey replay { $file }
# People: {seats}.
people-seats-ecd88a = Menschen: { $seats }.
# Bots ({bot}): {seats}.
bots-bot-seats-3c61a6 = Bots ({ $bot }): { $seats }.
# There is no seat {seat}.
there-is-no-seat-seat-98cb03 = Es gibt keinen Platz { $seat }.
# --seat {given}: there is no seat {seat}; there are {seats}
seat-given-there-is-no-ac637f = --seat { $given }: Es gibt keinen Platz { $seat }; es gibt { $seats }
# --seat {given}: {why}; or {person}
seat-given-why-or-person-e8d791 = --seat { $given }: { $why }; oder { $person }
# How many seats?
how-many-seats-3af120 = Wie viele Plätze?
# Which seats are people?
which-seats-are-people-215e22 = Auf welchen Plätzen sitzen Menschen?
# Which bot plays the others?
which-bot-plays-the-others-a5f99a = Welcher Bot spielt die anderen?
# the public key of a server's calls to phones
the-public-key-of-a-883784 = der öffentliche Schlüssel für Rufe eines Servers an Telefone
# Prints the public key (VAPID) by which push services and browsers know this server. The private one is made from a secret of the store, and goes into its copies, so that browsers that want calls stay known.
prints-the-public-key-vapid-150d27 = Zeigt den öffentlichen Schlüssel (VAPID), an dem Push-Dienste und Browser diesen Server erkennen. Der private entsteht aus einem Geheimnis des Speichers und steckt in seinen Kopien, damit Browser bekannt bleiben, die Rufe wollen.
# calls by push need a package: pip install {extra}
calls-by-push-need-a-bb99fd = Rufe per Push brauchen ein Paket: pip install { $extra }
# {puzzles:puzzle|puzzles} of {games:game|games} in {file}
puzzles-puzzle-puzzles-of-games-6d2746 =
    { $puzzles } Rätsel aus { $games } { $games ->
        [one] Spiel
       *[other] Spielen
    } in { $file }
# Puzzle {number} of {many}: find the move for {seat}.
puzzle-number-of-many-find-c0fc7d = Rätsel { $number } von { $many }: Finde den Zug für { $seat }.
# find the move
find-the-move-1c49e7 = finde den Zug
# Positions of real games in which one move is clearly the best, with what your seat knows.
positions-of-real-games-in-80cdd4 = Stellungen aus echten Spielen, in denen ein Zug klar der beste ist, mit dem, was dein Platz weiß.
# which puzzle, from 1
which-puzzle-from-88638e = welches Rätsel, von 1 an
# make puzzles from bots' games
make-puzzles-from-bots-games-cbfd75 = Rätsel aus Spielen von Bots machen
# Bots play, positions are screened by playouts, and what is clear is checked twice at length.
bots-play-positions-are-screened-31a352 = Bots spielen, Probespiele sieben die Stellungen, und was klar ist, wird zweimal ausführlich geprüft.
# the only thing that can be done with them
the-only-thing-that-can-d6d6da = das Einzige, was man mit ihnen tun kann
# at most so many games are played
at-most-so-many-games-e6b2fe = höchstens so viele Spiele werden gespielt
# stop when there are so many
stop-when-there-are-so-bb417c = aufhören, wenn es so viele sind
# how many cores it may use; all if not given
how-many-cores-it-may-7ae1e4 = wie viele Kerne es nutzen darf; ohne Angabe alle
# go on with the puzzles that the file has
go-on-with-the-puzzles-d6e99d = mit den Rätseln der Datei weitermachen
# where to write them; beside the game if not given
where-to-write-them-beside-fde263 = wohin sie geschrieben werden; ohne Angabe neben das Spiel
# Enter: the next puzzle, quit leaves
enter-the-next-puzzle-quit-32dd94 = Enter: das nächste Rätsel, quit verlässt sie
# type one of the options; quit leaves
type-one-of-the-options-3f946e = tippe eine der Möglichkeiten; quit verlässt das Rätsel
# show a recorded game
show-a-recorded-game-38f9f4 = ein aufgezeichnetes Spiel zeigen
# Plays a record again by the rules, and shows its log, the table and the result. A record tells every secret: without --seat all of them are shown.
plays-a-record-again-by-2a50f7 = Spielt eine Aufzeichnung nach den Regeln noch einmal und zeigt Verlauf, Tisch und Ergebnis. Eine Aufzeichnung kennt jedes Geheimnis: Ohne --seat werden alle gezeigt.
# the record, as text or JSON; - reads standard input
the-record-as-text-or-9c0988 = die Aufzeichnung, als Text oder JSON; - liest die Standardeingabe
# stop after so many actions; 0: after the deal
stop-after-so-many-actions-684964 = nach so vielen Aktionen anhalten; 0: nach dem Austeilen
# show only what this seat saw, or a 'spectator'
show-only-what-this-seat-ac3dc5 = nur zeigen, was dieser Platz sah, oder ein „spectator“
# print the view of the table as JSON and nothing else
print-the-view-of-the-d2ee00 = nur die Sicht auf den Tisch als JSON ausgeben
# the record has {made:action|actions}, so --to {to} is beyond its end; give at most {made}
the-record-has-made-action-991396 =
    die Aufzeichnung hat { $made } { $made ->
        [one] Aktion
       *[other] Aktionen
    }, also liegt --to { $to } hinter ihrem Ende; gib höchstens { $made } an
# {file} is no text ({reason}); give a record in text or JSON
file-is-no-text-reason-447297 = { $file } ist kein Text ({ $reason }); gib eine Aufzeichnung als Text oder JSON
# Actions so far: {actions}.
actions-so-far-actions-1c583a = Aktionen bisher: { $actions }.
# it is theirs to decide.
it-is-theirs-to-decide-24419a = hat zu entscheiden.
# a report is of one setting; turnkey sweep compares several
a-report-is-of-one-a6af42 = ein Bericht gilt einer Einstellung; turnkey sweep vergleicht mehrere
# what a designer should know of a game, on one page
what-a-designer-should-know-6b0d49 = was man über ein Spiel wissen sollte, das man entwirft, auf einer Seite
# Plays the game as it is, with every option changed, with deeds banned, among players of other strength, and looks into sample games. One page tells what was found, sorted by importance, each finding with its figure and whether to believe it; the tables behind it lie beside it as Parquet.
plays-the-game-as-it-89ee7f = Spielt das Spiel, wie es ist, mit jeder Option geändert, mit verbotenen Taten, unter anders starken Spielenden, und schaut in einzelne Spiele hinein. Eine Seite erzählt, was sich zeigt, das Wichtigste zuerst, jeder Befund mit seiner Zahl und ob man ihm glauben soll; die Tabellen dahinter liegen als Parquet daneben.
# about how long it may play; {seconds} if not given
about-how-long-it-may-cd1123 = wie viele Sekunden es etwa spielen darf; ohne Angabe { $seconds }
# players of different strength, to tell bot from game; random,medium,search@40 if not given
players-of-different-strength-to-62f1e2 = verschieden starke Spielende, um Bot und Spiel zu unterscheiden; ohne Angabe random,medium,search@40
# learn from the finished tables of a server how long people think: sqlite:///FILE or postgresql://…
learn-from-the-finished-tables-63dd4d = aus den beendeten Tischen eines Servers lernen, wie lange Leute überlegen: sqlite:///DATEI oder postgresql://…
# where to write the page; into the experiment's folder if not given
where-to-write-the-page-faf6f9 = wohin die Seite geschrieben wird; ohne Angabe in den Ordner des Versuchs
# what people reported on a server
what-people-reported-on-a-dc1ee9 = was auf einem Server gemeldet wurde
# Lists what people at tables reported and nobody has looked into yet, with what whoever is meant wrote there last. The server may run meanwhile.
lists-what-people-at-tables-70a658 = Zeigt, was an Tischen gemeldet und noch nicht angesehen wurde, und was die gemeldete Person dort zuletzt schrieb. Der Server darf dabei laufen.
# this one was looked into
this-one-was-looked-into-1c2674 = diese wurde angesehen
# Nothing was reported that nobody has looked into.
nothing-was-reported-that-nobody-25c6ef = Nichts Gemeldetes ist noch nicht angesehen.
# there is no report {id} to look into
there-is-no-report-id-d6bb13 = es gibt keine Meldung { $id }, die anzusehen wäre
# The store holds {tables:table|tables} and {people:person|people} again.
the-store-holds-tables-table-9ad6a9 =
    Der Speicher enthält wieder { $tables } { COUNT($tables) ->
        [one] Tisch
       *[other] Tische
    } und { $people } { COUNT($people) ->
        [one] Person
       *[other] Personen
    }.
# put a copy of a server's tables and people back
put-a-copy-of-a-dc156b = eine Kopie der Tische und Personen eines Servers zurückspielen
# Puts a copy that 'turnkey backup' made into a store that no server uses, of SQLite or PostgreSQL. What older releases copied is brought up to date. All of it is put back and compared, or nothing is changed.
puts-a-copy-that-turnkey-44b201 = Spielt eine Kopie von „turnkey backup“ in einen Speicher zurück, den kein Server benutzt, SQLite oder PostgreSQL. Was ältere Versionen kopiert haben, wird dabei auf den heutigen Stand gebracht. Alles wird zurückgespielt und verglichen, oder nichts ändert sich.
# the copy
the-copy-654685 = die Kopie
# lose what the store holds now
lose-what-the-store-holds-bece6d = aufgeben, was der Speicher jetzt enthält
# Nothing that is surely a mistake.
nothing-that-is-surely-a-85fa0b = Nichts, was sicher ein Fehler ist.
# {samples} rests of the game played by the bot {bot}, {count} from each position; a mistake is told from {sure} standard errors and {large} points on. --seed 2 plays others.
samples-rests-of-the-game-0a192a = { $samples } Probespiele des Bots { $bot }, { $count } aus jeder Stellung; als Fehler gilt etwas ab { $sure } Standardfehlern und { $large } Punkten. --seed 2 spielt andere.
# what decided a recorded game
what-decided-a-recorded-game-085e34 = was ein aufgezeichnetes Spiel entschieden hat
# Plays the rest of the game from every position many times, by the game's bots or its network, and tells every seat's chance to win, the decisions that cost most, what luck gave and took, and who lied. A seat is judged with what it knew then.
plays-the-rest-of-the-50a29e = Spielt aus jeder Stellung viele Male mit den Bots des Spiels oder seinem Netz zu Ende und sagt die Siegchance jedes Platzes, die teuersten Entscheidungen, was das Glück gab und nahm und wer gelogen hat. Ein Platz wird danach beurteilt, was er damals wusste.
# a finished table of the server's store instead of a file
a-finished-table-of-the-28b3e7 = ein beendeter Tisch aus dem Speicher des Servers statt einer Datei
# that store, as for 'turnkey serve'
that-store-as-for-turnkey-0beb8c = dieser Speicher, wie bei 'turnkey serve'
# about how long it may take; {seconds} if not given
about-how-long-it-may-a46fef = etwa wie viele Sekunden es dauern darf; ohne Angabe { $seconds }
# so many rests of the game for each position, however long it takes
so-many-rests-of-the-0aea4b = so viele Probespiele aus jeder Stellung, wie lange es auch dauert
# another seed plays other rests
another-seed-plays-other-rests-538976 = ein anderer Startwert spielt andere Probespiele
# print all that was found out, as docs/review.md lists it
print-all-that-was-found-a51a28 = alles Gefundene als JSON ausgeben, wie docs/review.md es auflistet
# give either the FILE of a record or a --table of the store
give-either-the-file-of-164871 = gib entweder die DATEI einer Aufzeichnung an oder mit --table einen Tisch des Speichers
# What cost most
what-cost-most-d6601d = Was am meisten gekostet hat
# The best moves that were found
the-best-moves-that-were-95ecb2 = Die besten gefundenen Züge
# Turning points
turning-points-387040 = Wendepunkte
# What was claimed
what-was-claimed-52ce05 = Was behauptet wurde
# accuracy
accuracy-669d9a = Genauigkeit
# decisions
decisions-69dd4c = Entscheidungen
# luck
luck-341124 = Glück
# own choices
own-choices-a29839 = eigene Wahl
# others' choices
others-choices-6d57f6 = Wahl der anderen
# {game}: the review of {steps:action|actions}
game-the-review-of-steps-f028ad =
    { $game }: Die Auswertung von { $steps } { $steps ->
        [one] Aktion
       *[other] Aktionen
    }
# reviewing: {percent} %
reviewing-percent-00d0b8 = Auswertung: { $percent } %
# read the rules of a game, or some of them by number
read-the-rules-of-a-915f0c = die Regeln eines Spiels lesen, oder einige nach ihrer Nummer
# Prints every rule (R) and ruling (Q) of a game, or those named: turnkey rules airlock R12 Q3.
prints-every-rule-r-and-03cd9b = Zeigt jede Regel (R) und jeden Entscheid (Q) eines Spiels, oder die genannten: turnkey rules airlock R12 Q3.
# rules by number: R12, or several: R12-R15
rules-by-number-r-or-8ac265 = Regeln nach Nummer: R12, oder mehrere: R12-R15
# {first} to {last}
first-to-last-0c70be = { $first } bis { $last }
# {game} has no rule {number}; its rules and rulings: {span}
game-has-no-rule-number-12881c = { $game } hat keine Regel { $number }; Regeln und Entscheide: { $span }
# days after which a table that waits for people goes; 0: never (30)
days-after-which-a-table-c896cd = Tage, nach denen ein Tisch verschwindet, der auf Leute wartet; 0: nie (30)
# days after which a game that nobody went on with goes; 0: never (180)
days-after-which-a-game-b46052 = Tage, nach denen ein Spiel verschwindet, das niemand fortgesetzt hat; 0: nie (180)
# days after which the chat of finished games goes; 0: never (365)
days-after-which-the-chat-546628 = Tage, nach denen der Chat beendeter Spiele verschwindet; 0: nie (365)
# days after which a device that nobody came with is forgotten; 0: never (400)
days-after-which-a-device-ef8c87 = Tage, nach denen ein Gerät vergessen wird, mit dem niemand mehr kam; 0: nie (400)
# days after which reports and what hosts did go; 0: never (365)
days-after-which-reports-and-33c347 = Tage, nach denen Meldungen und Taten der Gastgeber verschwinden; 0: nie (365)
# Turnkey is at {address} (Ctrl-C ends it)
turnkey-is-at-address-ctrl-505a95 = Turnkey ist unter { $address } zu finden (Strg-C beendet es)
# tables for people in their browsers
tables-for-people-in-their-64b081 = Tische für Leute im Browser
# Serves the tables and the page. Without --host only this machine can reach it. Everything can also be told by the environment (--mail-from: TURNKEY_MAIL_FROM) or by a file.
serves-the-tables-and-the-c4729b = Stellt die Tische und die Seite bereit. Ohne --host erreicht ihn nur dieser Rechner. Alles lässt sich auch durch die Umgebung (--mail-from: TURNKEY_MAIL_FROM) oder eine Datei sagen.
# where to listen; 0.0.0.0: everywhere
where-to-listen-everywhere-85aaa8 = wo gelauscht wird; 0.0.0.0: überall
# an address under which people reach this server, such as a proxy's (https://play.example); may be given several times. With https, cookies travel by https only
an-address-under-which-people-9d5c6f = eine Adresse, unter der man diesen Server erreicht, etwa die eines Proxys (https://play.example); auch mehrmals. Mit https reisen Cookies nur über https
# a proxy of yours, by its address or network: what it says of who asks (X-Forwarded-For and -Proto) is believed, and nobody else's word is; may be given several times
a-proxy-of-yours-by-b73a25 = ein eigener Proxy, nach Adresse oder Netz: Was er darüber sagt, wer fragt (X-Forwarded-For und -Proto), wird geglaubt, und sonst niemandem; auch mehrmals
# whoever sends this as a bearer token may read /api/metrics; better given by TURNKEY_METRICS_TOKEN. Without one only this machine may
whoever-sends-this-as-a-2b076b = wer dies als Bearer-Token schickt, darf /api/metrics lesen; besser über TURNKEY_METRICS_TOKEN. Ohne Token darf es nur dieser Rechner
# how the log is written: text, or json for a line of JSON each; neither holds names or secrets
how-the-log-is-written-0ac542 = wie das Protokoll geschrieben wird: text, oder json für je eine Zeile JSON; in beiden stehen keine Namen und Geheimnisse
# how mail is sent, for links to log in by: smtp://USER:PASSWORD@HOST:PORT, or smtps://…; better given by TURNKEY_SMTP. Without it there is no mail
how-mail-is-sent-for-3c9030 = wie Mails verschickt werden, für Links zum Anmelden: smtp://BENUTZER:PASSWORT@HOST:PORT, oder smtps://…; besser durch TURNKEY_SMTP. Ohne das gibt es keine Mails
# the address that mails come from
the-address-that-mails-come-37ff82 = die Adresse, von der Mails kommen
# call people's phones when it is their turn; push services may write to this address: mailto:you@example.org. Without it nobody is called by push
call-peoples-phones-when-it-4b3460 = Telefone rufen, wenn jemand am Zug ist; Push-Dienste dürfen an diese Adresse schreiben: mailto:du@example.org. Ohne sie wird niemand per Push gerufen
# so many processes on this machine, with PostgreSQL; several machines are started with the same --db
so-many-processes-on-this-425f59 = so viele Prozesse auf diesem Rechner, mit PostgreSQL; mehrere Rechner startest du mit demselben --db
# this machine's address in the network of your other machines that serve the same tables
this-machines-address-in-the-4b2f43 = die Adresse dieses Rechners im Netz deiner anderen Rechner, die dieselben Tische anbieten
# open the page in a browser
open-the-page-in-a-242057 = die Seite im Browser öffnen
# do not compile rules beside the tables
do-not-compile-rules-beside-105548 = Regeln nicht neben den Tischen kompilieren
# no limits of rates and connections: for measuring on your own machine
no-limits-of-rates-and-eb536f = keine Grenzen für Anfragen und Verbindungen: zum Messen auf dem eigenen Rechner
# do not review finished games: that takes half of the cores for three quarters of a minute each
do-not-review-finished-games-bfdfda = beendete Spiele nicht auswerten: Das nimmt jedes Mal die Hälfte der Kerne für eine Dreiviertelminute
# let bots play many games, and count
let-bots-play-many-games-797b3a = Bots viele Spiele spielen lassen und zählen
# Bots play many games. Shares and means come with their 95 % intervals, measures with quantiles; sides that win together are told once, and where the seat that begins changes, wins also by turn order. Compiled policies (random, medium, a game's own) play tens of thousands in a second or two; easy, hard and the search think for themselves, game by game on all cores.
bots-play-many-games-shares-79aa2a = Bots spielen viele Spiele. Anteile und Mittelwerte kommen mit ihren 95-%-Intervallen, Messwerte mit Quantilen; Seiten, die gemeinsam gewinnen, stehen nur einmal da, und wo der beginnende Platz wechselt, stehen Siege auch nach Zugreihenfolge. Kompilierte Spielweisen (random, medium, die eigenen eines Spiels) schaffen Zehntausende in ein, zwei Sekunden; easy, hard und die Suche denken selbst, Spiel für Spiel auf allen Kernen.
# the bot for all seats, or one for each, in their order: a level, a policy of the game, a level with a policy (hard:liar), search@500 (simulations) or search@0.2s; random if not given
the-bot-for-all-seats-e39197 = der Bot für alle Plätze, oder einer für jeden, der Reihe nach: eine Stufe, eine Spielweise des Spiels, eine Stufe mit Spielweise (hard:liar), search@500 (Simulationen) oder search@0.2s; ohne Angabe random
# how many games; {games} if not given, {fewer} for bots that think for themselves
how-many-games-games-if-045ca9 = wie viele Spiele; ohne Angabe { $games }, und { $fewer } für Bots, die selbst denken
# write every game into a table: a line for each
write-every-game-into-a-2f71ce = jedes Spiel in eine Tabelle schreiben, je eine Zeile
# write the first N games down as records, to replay them
write-the-first-n-games-ec8490 = die ersten N Spiele als Aufzeichnungen schreiben, um sie nachzuspielen
# where to; 'records' if not given
where-to-records-if-not-008fd5 = wohin; ohne Angabe 'records'
# y
y-93cf48 = j
# sqlite:///FILE or postgresql://USER@HOST/NAME; not given: a file in your home
sqlite-file-or-postgresql-user-f981a3 = sqlite:///DATEI oder postgresql://USER@HOST/NAME; ohne Angabe eine Datei in deinem Heimverzeichnis
# the server needs {package}, which is not installed: pip install {extra}
the-server-needs-package-which-21bda3 = der Server braucht { $package }, und das ist nicht installiert: pip install { $extra }
# play many settings of a game, and see which options matter
play-many-settings-of-a-05a088 = viele Einstellungen eines Spiels spielen und sehen, welche Optionen zählen
# Give an option several values (rounds=8,12,16, keys_needed=1..4, james_move=*), or an entry of the edition (--edition deck.swap=4..12/2): every setting plays the same deals, and is compared with the one without changes deal by deal. Without any, each option is changed by itself. Games are kept: the same again is read, and more games go on from there.
give-an-option-several-values-6f3fab = Gib einer Option mehrere Werte (rounds=8,12,16, keys_needed=1..4, james_move=*) oder einem Eintrag der Ausgabe (--edition deck.swap=4..12/2): Jede Einstellung spielt dieselben Startlagen und wird Lage für Lage mit der ungeänderten verglichen. Ohne Angabe wird jede Option für sich geändert. Spiele bleiben liegen: Dasselbe noch einmal wird gelesen, und weitere Spiele machen dort weiter.
# every combination (if not given), one change at a time, or every two changes together
every-combination-if-not-given-1b6ecb = jede Kombination (ohne Angabe), eine Änderung nach der anderen oder je zwei Änderungen zusammen
# play each setting until the first figure's change is known to plus or minus this, such as 0.5%%; --games are then the most
play-each-setting-until-the-37ad8c = jede Einstellung spielen, bis die Änderung der ersten Kennzahl auf plus oder minus so viel bekannt ist, etwa 0.5%%; --games sind dann das Höchste
# {decisions} decisions, {speed} a second; score against the usual bot {score} ({low} to {high}); {minutes} minutes left
decisions-decisions-speed-a-second-8ff975 = { $decisions } Entscheidungen, { $speed } in der Sekunde; Punktanteil gegen den üblichen Bot { $score } ({ $low } bis { $high }); noch { $minutes } Minuten
# {folder} holds a training already: give --resume to go on, or another --out
folder-holds-a-training-already-f0bf33 = in { $folder } liegt schon ein Training: gib --resume an, um es fortzusetzen, oder ein anderes --out
# written to {folder}
written-to-folder-0bc047 = geschrieben nach { $folder }
# let a network learn a game by playing it
let-a-network-learn-a-d37917 = ein Netz ein Spiel lernen lassen, indem es spielt
# A small network learns by self-play, among earlier selves and the game's own bots, starting from what the usual one of them would do. Its folder then holds what plays (expert.npz), how it was made and how strong it is (expert.json), its curve, and a checkpoint to go on from. Needs PyTorch, and is best done on a GPU. With TURNKEY_EXPERTS set to the folder above that, the bots expert and expert-fast use it.
a-small-network-learns-by-7e7c83 = Ein kleines Netz lernt im Spiel gegen sich selbst, gegen frühere Fassungen von sich und gegen die Bots des Spiels; es beginnt mit dem, was der übliche von ihnen täte. In seinem Ordner liegt dann, was spielt (expert.npz), wie es entstand und wie stark es ist (expert.json), seine Kurve und ein Zwischenstand zum Fortsetzen. Braucht PyTorch, am besten mit einer Grafikkarte. Nennt TURNKEY_EXPERTS den Ordner darüber, verwenden ihn die Bots expert und expert-fast.
# how many seats; all numbers of them if not given
how-many-seats-all-numbers-795b1a = wie viele Plätze; ohne Angabe alle Anzahlen
# an option that all games have; the others are printed in every second game, and vary in the rest
an-option-that-all-games-5c076e = eine Option, die für alle Partien gilt; die anderen sind in jeder zweiten Partie wie gedruckt und wechseln sonst
# how long to learn; 20 if not given
how-long-to-learn-if-3204b5 = wie lange gelernt wird; ohne Angabe 20
# how many decisions to learn from, instead of minutes: the same seed then learns the same
how-many-decisions-to-learn-55cc45 = aus wie vielen Entscheidungen gelernt wird, statt Minuten: dieselbe Startzahl lernt dann dasselbe
# auto, cpu or cuda
auto-cpu-or-cuda-950811 = auto, cpu oder cuda
# the folder to write into; experts/SLUG if not given
the-folder-to-write-into-4caa87 = der Ordner, in den geschrieben wird; ohne Angabe experts/SLUG
# go on from the folder's checkpoint
go-on-from-the-folders-9469aa = vom Zwischenstand des Ordners aus weitermachen
# begin with the network of another training's checkpoint
begin-with-the-network-of-3be1e0 = mit dem Netz aus dem Zwischenstand eines anderen Trainings beginnen
# a number from which all chance follows
a-number-from-which-all-327d74 = eine Zahl, aus der aller Zufall folgt
# let no option vary
let-no-option-vary-d543a8 = keine Option wechseln lassen
# do not start from the game's own bot
do-not-start-from-the-57e1d6 = nicht mit dem Bot des Spiels beginnen
# games at once; by the device if not given
games-at-once-by-the-aa888d = Partien zugleich; ohne Angabe nach dem Gerät
# how wide the network is; by the game if not given
how-wide-the-network-is-2a09d9 = wie breit das Netz ist; ohne Angabe nach dem Spiel
# a number of how it learns: rate, entropy, trace, favour, pull, clip, ghosts, epochs, steps or part
a-number-of-how-it-1c5be3 = eine Zahl, nach der es lernt: rate, entropy, trace, favour, pull, clip, ghosts, epochs, steps oder part
# learn on the cores of a Ray cluster: HOST:PORT, ray://HOST:PORT, auto for the one that runs on this machine, or local to start one here
learn-on-the-cores-of-2a5df3 = auf den Kernen eines Ray-Clusters lernen: HOST:PORT, ray://HOST:PORT, auto für den, der auf diesem Rechner läuft, oder local, um hier einen zu starten
# games of each side to tell its strength by
games-of-each-side-to-6e81f2 = Partien jeder Seite, an denen die Stärke gemessen wird
# on a Ray cluster cores learn: leave --ray or --device cuda away
on-a-ray-cluster-cores-5604c8 = auf einem Ray-Cluster lernen Kerne: --ray oder --device cuda weglassen
# --resume goes on with what {folder} holds: leave --begin-with away
resume-goes-on-with-what-9b7045 = --resume macht mit dem weiter, was in { $folder } liegt: lass --begin-with weg
# {players} players, as {seats}: {score} against {bot} ({low} to {high}, {games} games)
players-players-as-seats-score-485b4f = { $players } Plätze, als { $seats }: { $score } gegen { $bot } ({ $low } bis { $high }, { $games } Partien)
# {lost:learner|learners} went lost with a worker, and a lesson's part with each
lost-learner-learners-went-lost-66ff0f =
    { $lost } { $lost ->
        [one] Lerner ging mit einem Arbeiter verloren
       *[other] Lerner gingen mit einem Arbeiter verloren
    }, und mit jedem ein Teil einer Lektion
# what may change is said by --vary
what-may-change-is-said-357bfe = was sich ändern darf, sagt --vary
# find settings that meet aims with the fewest changes
find-settings-that-meet-aims-c607be = Einstellungen finden, die Ziele mit den wenigsten Änderungen erreichen
# Tries every change by itself, then lets Optuna combine them. The best for each number of changes are played again on fresh deals, which nobody chose them by: only that counts. Without --vary every option may change.
tries-every-change-by-itself-d2d798 = Versucht jede Änderung für sich und lässt sie dann von Optuna verbinden. Die besten je Zahl von Änderungen spielen noch einmal mit frischen Startlagen, nach denen niemand sie ausgesucht hat: Nur das zählt. Ohne --vary darf sich jede Option ändern.
# what to meet: runners=0.5±0.02 (or +-), rounds=9..11; may be given several times
what-to-meet-runners-or-6155f9 = was erreicht werden soll: runners=0.5±0.02 (oder +-), rounds=9..11; auch mehrmals
# what may change: an option or an entry of the edition, and to which values (keys_needed=1..4); may be given several times
what-may-change-an-option-a7ea6e = was sich ändern darf: eine Option oder ein Eintrag der Ausgabe, und auf welche Werte (keys_needed=1..4); auch mehrmals
# combinations to try after all single changes; {trials} if not given
combinations-to-try-after-all-d303f1 = wie viele Verbindungen nach allen einzelnen Änderungen; ohne Angabe { $trials }
# fresh games to confirm with; {games} if not given
fresh-games-to-confirm-with-8b5825 = frische Spiele zum Bestätigen; ohne Angabe { $games }
