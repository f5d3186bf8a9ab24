locked-out-accuses =
    { $mine ->
        [accuser] Du verdächtigst { $suspect }
        [suspect] { $accuser } verdächtigt dich
       *[none] { $accuser } verdächtigt { $suspect }
    }
locked-out-run-out =
    { $count ->
        [one] { $what } geht aus
       *[other] { $what } gehen aus
    }
locked-out-run-out-when =
    { $count ->
        [one] { $turns ->
            [one] { $what }: leer nach diesem Zug
           *[other] { $what }: leer in { $turns } Zügen
        }
       *[other] { $turns ->
            [one] { $what }: leer nach diesem Zug
           *[other] { $what }: leer in { $turns } Zügen
        }
    }
locked-out-maintenance-when =
    { $turns ->
        [one] Wartung nach diesem Zug
       *[other] Wartung in { $turns } Zügen
    }
locked-out-after =
    { $turns ->
        [one] nach diesem Zug
       *[other] in { $turns } Zügen
    }
locked-out-maintenance = Wartung
locked-out-at-your-maintenance = bei deiner Wartung.
locked-out-at-maintenance = bei der Wartung: { $name }.
locked-out-the-ship = Das Schiff
locked-out-ship-name = STARHAULER · ZN 2368
locked-out-key-unneeded = Nicht mehr nötig: Diese Zone ist offen.
locked-out-key-played =
    { $count ->
        [0] Fehlt noch.
        [one] Sie wurde gespielt.
       *[other] { $count }-mal gespielt; einmal genügt.
    }
locked-out-what-you-claim = Was du behauptest
locked-out-computer-open = Bordcomputer, offen: Wer ihn betritt, beendet das Spiel, und die Bande entkommt.
locked-out-computer-locked =
    { $count ->
        [one] Bordcomputer, gesperrt: { $played } von { $count } violetten Karte gespielt.
       *[other] Bordcomputer, gesperrt: { $played } von { $count } violetten Karten gespielt.
    }
locked-out-gauge-hazard = Hier liegt eine Gefahr: Nichts schützt die Anzeige, und sie fällt um 1.
locked-out-gauge-safe = Eine Karte schützt die Anzeige: Sie fällt nicht.
locked-out-gauge-falls = Nichts schützt die Anzeige: Sie fällt um 1.
locked-out-gauge = { $gauge }: noch { $level }. Bei der nächsten Wartung ({ $name }, { $when }): { $next }
locked-out-spoiled = verdorben
locked-out-escaped-wins = Entkommen: Reichtum gewinnt
locked-out-caught-wins = Gefasst: Armut gewinnt
locked-out-wins = gewinnt
locked-out-seen-in-hand = Gesehen auf der Hand von { $name }
locked-out-card-told = { $card }, Wert { $value }. { $text }
locked-out-gone-none = Keine Karten weg.
locked-out-gone-which =
    { $count ->
        [one] { $count } Karte weg: { $cards }.
       *[other] { $count } Karten weg: { $cards }.
    }
locked-out-never-in-game = Nie in diesem Spiel: { $cards }.
locked-out-cards-gone =
    { $count ->
        [one] Karte weg
       *[other] Karten weg
    }
locked-out-onboard-computer = Bordcomputer
locked-out-enter-to-escape = offen: Wer eintritt, entkommt
locked-out-needs-purple = 4 violette Karten nötig, { $count } da
locked-out-orange-open = Orangefarbene Zone offen
locked-out-orange-locked = Orange gesperrt: { $count } von 4 Karten
locked-out-blue-open = Blaue Zone offen
locked-out-gauges = Anzeigen
locked-out-empty = leer
# Auf einem Knopf, der in einen Raum führt: was dort noch liegt
locked-out-cards-here =
    { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
locked-out-your-hand = Deine Hand
locked-out-no-cards = Keine Karten auf der Hand
locked-out-znooties = Znooties auf der Hand
locked-out-znooties-short = Znooties auf der Hand
locked-out-znooties-if = Znooties auf der Hand, wenn du dies gibst: { $card }
locked-out-end-escape = Flucht:
locked-out-most-win = die meisten Znooties gewinnen
locked-out-end-caught = Gefasst:
locked-out-fewest-win = die wenigsten gewinnen
locked-out-accuse-hint =
    { $count ->
        [one] Verdächtigen: Wird keine Zugangskarte gespielt, siehst du { $checked } von { $count } Karte an.
       *[other] Verdächtigen: Wird keine Zugangskarte gespielt, siehst du { $checked } von { $count } Karten an.
    }
locked-out-pawn =
    { $count ->
        [one] { $name }, { $place }, mit { $count } Karte.
       *[other] { $name }, { $place }, mit { $count } Karten.
    }
locked-out-place =
    { $space ->
        [corridor] der Korridor
        [computer] der Computer
       *[other] Raum { $space }
    }
locked-out-in-place =
    { $space ->
        [corridor] im Korridor
        [computer] im Computer
       *[other] in Raum { $space }
    }
locked-out-place-short =
    { $space ->
        [corridor] Korridor
        [computer] Computer
       *[other] Raum { $space }
    }
locked-out-you-see = du siehst { $checked } von { $count }
locked-out-accused = verdächtigt
locked-out-shows-a-card = zeigt eine Karte
locked-out-crew =
    { $count ->
        [one] { $name }: { $place }, { $count } Karte.
       *[other] { $name }: { $place }, { $count } Karten.
    }
locked-out-crew-worth =
    { $count ->
        [one] { $name }: { $place }, { $count } Karte, Wert { $value }.
       *[other] { $name }: { $place }, { $count } Karten, Wert { $value }.
    }
locked-out-you-know-of = Du weißt von: { $cards }.
locked-out-perhaps-still = Vielleicht noch: { $cards }. Eine Karte wurde getauscht, die du nicht gesehen hast.
locked-out-room =
    { $count ->
        [0] { $place }: keine Karten mehr.
        [one] { $place }: { $count } Karte zu finden.
       *[other] { $place }: { $count } Karten zu finden.
    }
locked-out-you-stand-here = Du stehst hier.
locked-out-others-here =
    { $count ->
        [one] { $names } steht hier: Wer dort steht, wo eine Karte gezogen wird, sieht sie und darf dafür tauschen.
       *[other] { $names } stehen hier: Wer dort steht, wo eine Karte gezogen wird, sieht sie und darf dafür tauschen.
    }
locked-out-seen-here = Hier gesehen: { $cards }.
locked-out-left-here = Übrig: { $cards }.
locked-out-slots =
    { $state ->
        [there] { $colour ->
            [orange] Von den orangenen Karten liegen { $played } von { $count }: Diese liegt schon dort.
           *[purple] Von den violetten Karten liegen { $played } von { $count }: Diese liegt schon dort.
        }
        [last] { $colour ->
            [orange] Von den orangenen Karten liegen { $played } von { $count }: Diese ist die letzte, die fehlt!
           *[purple] Von den violetten Karten liegen { $played } von { $count }: Diese ist die letzte, die fehlt!
        }
       *[missing] { $colour ->
            [orange] Von den orangenen Karten liegen { $played } von { $count }: Diese fehlt.
           *[purple] Von den violetten Karten liegen { $played } von { $count }: Diese fehlt.
        }
    }
locked-out-let-it-pass =
    { $count ->
        [one] { $names } hat sie gesehen und ziehen lassen.
       *[other] { $names } haben sie gesehen und ziehen lassen.
    }
locked-out-see-it-later =
    { $count ->
        [one] { $names } sieht sie nach dir.
       *[other] { $names } sehen sie nach dir.
    }
locked-out-last-asked = Du wirst als Letztes gefragt.
locked-out-you-alone =
    { $place ->
       *[other] Nur du bist auch { $in }: Nur du kannst tauschen.
    }
locked-out-only-sees = Nur { $name } sieht, welche Karte du gibst.
locked-out-shows-you = { $name } zeigt dir { $card }, Wert { $value }
locked-out-sort-worth =
    { $sort ->
        [orange] orangene Zugangskarte, Wert { $value }
        [purple] violette Zugangskarte, Wert { $value }
        [resource] Ressource, Wert { $value }
        [hazard] Gefahr, Wert { $value }
       *[loot] Beute, Wert { $value }
    }
locked-out-token =
    { $token ->
        [oxygen] Sauerstoff { $level }
        [power] Energie { $level }
       *[fuel] Treibstoff { $level }
    }
locked-out-by-you = du
locked-out-ship-has-left = Das Schiff hat noch
locked-out-next-maintenance =
    { $turns ->
        [one] Nächste Wartung: { $name }, nach diesem Zug
       *[other] Nächste Wartung: { $name }, in { $turns } Zügen
    }
locked-out-let-keep = { $name } behält die Karte
locked-out-give = Gib dafür { $card }
locked-out-extra-turn = Extrazug
locked-out-way-open = Der Weg zum Computer ist offen.
locked-out-way-locked = Der Weg zum Computer ist gesperrt: { $played } von { $count } violetten Zugangskarten sind gespielt.
locked-out-open = offen
locked-out-of = { $played } von { $count }
locked-out-trial =
    { $mine ->
        [suspect] { $count ->
            [one] Du spielst eine Zugangskarte, oder { $accuser } sieht { $checked } von { $count } Karte an.
           *[other] Du spielst eine Zugangskarte, oder { $accuser } sieht { $checked } von { $count } Karten an.
        }
        [accuser] { $count ->
            [one] { $suspect } spielt eine Zugangskarte, oder du siehst { $checked } von { $count } Karte an.
           *[other] { $suspect } spielt eine Zugangskarte, oder du siehst { $checked } von { $count } Karten an.
        }
       *[none] { $count ->
            [one] { $suspect } spielt eine Zugangskarte, oder { $accuser } sieht { $checked } von { $count } Karte an.
           *[other] { $suspect } spielt eine Zugangskarte, oder { $accuser } sieht { $checked } von { $count } Karten an.
        }
    }
locked-out-phase = Runde { $round } · { $phase ->
        [talk_floor] Gespräch vor dem Zug
        [choose_move] Bewegung
        [intercept] Karte wird gezeigt
        [play_card] Karten spielen
        [accuse] Verdacht
        [answer_accusation] Antwort auf Verdacht
        [confiscate] Durchsuchung
        [escape] die Bande ist entkommen
       *[caught] die Bande wurde gefasst
    }
locked-out-a-card = eine Karte
locked-out-drew =
    { $mine ->
        [yes] von dir gezogen
       *[no] von { $name } gezogen
    }
locked-out-drew-what =
    { $mine ->
        [yes] von dir gezogen: { $card }
       *[no] von { $name } gezogen: { $card }
    }
locked-out-may-trade =
    { $mine ->
        [yes] du darfst tauschen
       *[no] { $name } darf tauschen
    }
locked-out-kind =
    { $kind ->
        [orange] orange
        [purple] violett
        [resource] Ressource
        [hazard] Gefahr
       *[loot] Beute
    }
locked-out-brief = Zum Computer: Dann gewinnt die reichste Hand, sonst die ärmste.
locked-out-leads-draw =
    { $count ->
        [0] { $place }: Dort ist keine Karte mehr.
        [one] { $place }: Du ziehst dort die letzte Karte.
       *[other] { $place }: Du ziehst 1 von { $count } Karten.
    }
locked-out-leads-trade = Tauschrecht dort: { $names }.
