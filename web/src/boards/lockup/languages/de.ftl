lockup-the-prison = Das Gefängnis
lockup-crew =
    { $crew ->
        [gnolls] Gnolle
        [kobolds] Kobolde
        [bugbears] Grottenschrate
        [goblins] Goblins
        [insectoids] Insektoide
       *[guards] Wachen
    }
lockup-crew-of = Bande von { $name }
lockup-crew-holds = { $store } von { $limit ->
        [one] { $limit } Rohstoff
       *[other] { $limit } Rohstoffen
    }, { $tomes ->
        [one] { $tomes } Wälzer
       *[other] { $tomes } Wälzer
    }, { $power ->
        [one] { $power } Machtmarker
       *[other] { $power } Machtmarker
    }, { $suspicion } Verdacht
lockup-not-shown = In dieser Runde nicht gezeigt:
lockup-face-down-in-rooms =
    { $count ->
        [one] einer liegt verdeckt in Räumen
       *[other] { $count } liegen verdeckt in Räumen
    }
lockup-reputation-of = Ruf, { $crew }
lockup-reputation-count = { $count } Ruf
lockup-reputation-who = { $name }: { $count } Ruf
lockup-reputation-track = Ruf: { $all }
lockup-holds-the-key = hat den Schlüssel: beginnt und gewinnt Gleichstände
lockup-power = Macht
lockup-power-word = Macht
lockup-suspicion = Verdacht
lockup-suspicion-word = Verdacht
lockup-tomes-word =
    { $count ->
        [one] Wälzer
       *[other] Wälzer
    }
lockup-tokens-in-cell =
    { $count ->
        [one] Marker in der Zelle
       *[other] Marker in der Zelle
    }
lockup-built-items =
    { $count ->
        [one] gebauter Gegenstand
       *[other] gebaute Gegenstände
    }
lockup-goons-word =
    { $count ->
        [one] Handlanger
       *[other] Handlanger
    }
lockup-resource =
    { $kind ->
        [S] Schrott
        [P] Trank
        [I] Eisen
       *[G] Gold
    }
lockup-resource-count =
    { $kind ->
        [S] { $count } Schrott
        [P] { $count ->
            [one] { $count } Trank
           *[other] { $count } Tränke
        }
        [I] { $count } Eisen
       *[G] { $count } Gold
    }
lockup-supply-told = { $resource }: noch { $count } im Vorrat.
lockup-left = noch { $count }
lockup-for = für { $price }
lockup-a-raid = Razzia!
lockup-short = { $count } zu wenig
lockup-short-raid-looms = { $count } fehlen: Razzia droht
lockup-to-spare = { $count } übrig
lockup-to-spare-now = { $count } übrig nach jetzigem Stand
lockup-bell = Noch { $left } Verdachtsmarker, und die Handlanger ziehen bei der nächsten Patrouille { $drawn }.
lockup-your-token = Dein Marker { $token }
lockup-your-token-told = Dein Marker: { $token }.
lockup-unwatched = unbeobachtet
lockup-has-it = { $name } hat es
lockup-leads = { $name } führt
lockup-the-guards = Die Wachen
lockup-guards-told = Die Wachen: { $reputation } Ruf, { $power } Macht, { $suspicion } Verdacht, { $built } gebaut, { $goons } Handlanger
lockup-guards-told-short = Die Wachen: { $reputation } Ruf, { $power } Macht, { $suspicion } Verdacht
lockup-tomes-left = Noch { $count } Wälzer zu ziehen.
lockup-items-left = Noch { $count } Gegenstände im Stapel: Was genommen wird, wird daraus aufgefüllt.
lockup-item-told = { $item }, { $reputation } Ruf. { $text }
lockup-built = Gebaut
lockup-built-word = gebaut
lockup-built-which = Gebaut: { $items }
lockup-gang = Gang
lockup-gang-which = Gang: { $goons }
lockup-reserved = Reserviert
lockup-hidden-item = ein verdeckter Gegenstand
lockup-touch-to-send = Einmal tippen: offen. Noch einmal: verdeckt.
lockup-may-hide = du darfst noch { $count } verstecken
lockup-none-to-hide = keiner mehr zu verstecken
lockup-at-home = { $count } zu Hause
lockup-crew-is-out = deine Bande ist unterwegs
lockup-in-hand-up = auf der Hand, offen
lockup-in-hand-hidden = auf der Hand, verdeckt
lockup-in-your-cell = in deiner Zelle
lockup-holding-cell = Deine Zelle
lockup-hidden = verdeckt
lockup-face-up = offen
lockup-home = daheim
lockup-place =
    { $place ->
        [yard] Hof
        [sewers] Kanalisation
        [infirmary] Krankenstation
        [smithy] Schmiede
        [commissary] Laden
        [chow] Speisesaal
        [cell] Zellentrakt
       *[library] Bibliothek
    }
lockup-place-short =
    { $place ->
        [yard] Hof
        [sewers] Kanal
        [infirmary] Station
        [smithy] Schmiede
        [commissary] Laden
        [chow] Saal
        [cell] Zellen
       *[library] Bibl.
    }
lockup-in-place =
    { $place ->
        [yard] im Hof
        [sewers] in der Kanalisation
        [infirmary] in der Krankenstation
        [smithy] in der Schmiede
        [commissary] im Laden
        [chow] im Speisesaal
        [cell] im Zellentrakt
       *[library] in der Bibliothek
    }
lockup-to-place =
    { $place ->
        [yard] in den Hof
        [sewers] in die Kanalisation
        [infirmary] in die Krankenstation
        [smithy] in die Schmiede
        [commissary] in den Laden
        [chow] in den Speisesaal
        [cell] in den Zellentrakt
       *[library] in die Bibliothek
    }
lockup-send-to =
    { $place ->
        [yard] In den Hof schicken
        [sewers] In die Kanalisation schicken
        [infirmary] In die Krankenstation schicken
        [smithy] In die Schmiede schicken
        [commissary] In den Laden schicken
        [chow] In den Speisesaal schicken
        [cell] In den Zellentrakt schicken
       *[library] In die Bibliothek schicken
    }
lockup-send-to-short = Los: { $place }
lockup-send-them = Losschicken
lockup-send-them-to = Schickst du sie { $to }?
lockup-where-do-they-go = Wohin gehen sie?
lockup-who-goes = Wer geht { $to }?
lockup-pick-tokens = Wähle Marker, dann einen hellen Raum.
lockup-pick-room = Wähle nun einen hellen Raum.
lockup-your-placement = Dein Einsatz
lockup-rank =
    { $rank ->
        [1] 1.
        [2] 2.
        [3] 3.
        [4] 4.
       *[5] 5.
    }
lockup-rank-of =
    { $rank ->
        [last] Letzter
        [rest] Rest
       *[all] Alle
    }
lockup-so-far = { $strength }: bisher { $rank }
lockup-on-to-the-library = weiter in die Bibliothek
lockup-to-the-library = in die Bibliothek
lockup-nothing = nichts
lockup-nothing-here = hier nichts und geht weiter in die Bibliothek
lockup-nothing-here-on = hier nichts, weiter in die Bibliothek
lockup-your-store = Deine Rohstoffe, Macht und Verdacht
lockup-keep-up-to = Rohstoffe: höchstens { $limit } behalten
lockup-keep-one = Behalte einen
lockup-you-could-play = Du könntest spielen
lockup-give-two = Gib zwei
lockup-pay = Zahle { $price }
lockup-to-whom = An wen?
lockup-hire = Anheuern
lockup-scrounge = Schnorren
lockup-from-the-supply = Aus dem Vorrat
lockup-pick-pieces =
    { $count ->
        [one] Wähle unten ein Stück aus deinem Lager.
       *[other] Wähle unten { $count } Stücke aus deinem Lager.
    }
lockup-pick-swap = Wähle unten eins von dir, und was du dafür willst.
lockup-party-told = { $name }: { $suspicion } Verdacht, { $reputation } Ruf.
lockup-hire-prices =
    { $many ->
        [one] 1 für { $one }
       *[other] 1 für { $one }, oder 2 für { $two }
    }
lockup-hires = heuert an: { $prices }
lockup-prize =
    { $prize ->
        [gain] ein beliebiger Rohstoff
        [swap] eins gegen eins
        [trade] zwei gegen eins
        [build] bauen oder reservieren
       *[keep] einer von zwei Wälzern
    }
lockup-for-the-last = für den Letzten
lockup-gone-on = weitergezogen
lockup-has-the-key = Schlüssel: gewinnt Patts
lockup-tied = gleich: Schlüssel zählt
lockup-stronger = { $count } stärker durch einen Wälzer
lockup-not-ranked = { $name }: noch ohne Rang
lockup-ranked = { $name }: { $rank }
lockup-ranked-strength = { $name }: { $rank } mit Stärke { $strength }
lockup-gets = Bekommt: { $what }.
lockup-and-suspicion = Und { $count } Verdacht.
lockup-strip-any = bel. 1
lockup-strip-build = baue etwas, oder reserviere für 1
lockup-strip-keep = behalte 1 von 2
lockup-strip-all = Alle nach Stärke:
lockup-one-for = einer für { $one }
lockup-one-two-for = einer für { $one }, zwei für { $two }
# Was ein Wälzer ändern würde, bevor die Ränge feststehen
lockup-if-played = Wenn du ihn spielst
lockup-if-played-which = Wenn du { $tome } spielst
lockup-if-passes = du ziehst an { $names } vorbei und bist { $rank }
lockup-if-stays = du bist so oder so { $rank }
lockup-if-gets = { $gets } (jetzt: { $before })
lockup-if-same = wie jetzt: { $gets }
lockup-if-suspicion =
    { $then ->
        [0] kein Verdacht für dich (jetzt: { $now })
       *[other] und die Wachen verdächtigen dich: { $then } mehr
    }
lockup-if-answered = Andere können noch mit einem Wälzer antworten.
lockup-outlook = Mit Stärke { $strength } wärst du bisher { $rank }: { $gets }.
lockup-outlook-suspicion = Mit Stärke { $strength } wärst du bisher { $rank }: { $gets }, und { $suspicion } Verdacht.
lockup-lie-face-down =
    { $count ->
        [one] Ein Marker liegt dort verdeckt.
       *[other] { $count } Marker liegen dort verdeckt.
    }
lockup-library-says = Hierher wird niemand geschickt: Wer in einem anderen Raum nichts bekommt, kommt hierher.
lockup-suspicion-for-first = { $count } Verdacht für den Ersten ohne Späher.
lockup-one-face-down = einer verdeckt
lockup-face-down-in-brackets = (verdeckt)
lockup-your-crew = Deine Bande
lockup-crew-there = { $who }: { $tokens }.
lockup-crew-if-sent = { $who }, wenn du sie schickst: { $tokens }.
lockup-strength = Stärke { $strength }.
lockup-strength-and-hidden = Stärke { $strength } und was verdeckt ist.
lockup-lookout = Späher
lockup-enforcer = Schläger
lockup-resources =
    { $kind ->
        [S] { $count } Schrott
        [P] { $count } Tränke
        [I] { $count } Eisen
       *[G] { $count } Gold
    }
lockup-reward =
    { $reward ->
        [one-S] ein Schrott
        [one-P] ein Trank
        [one-I] ein Eisen
        [one-G] ein Gold
        [POW] ein Machtmarker
        [SUS] ein Verdacht weniger
        [GIVE] einen Verdacht weitergeben
        [TOME] ein Wälzer
        [LIM] Platz für einen Rohstoff mehr
        [CONV] einen Rohstoff tauschen
        [KEY] der Schlüssel des Ersten
        [gain] ein beliebiger Rohstoff
        [swap] eins gegen eins
        [trade] zwei gegen eins
        [hire] Handlanger anheuern
        [build] einen Gegenstand bauen oder reservieren
        [keep] einen von zwei Wälzern behalten
       *[other] { $reward }
    }
lockup-phase =
    { $phase ->
        [roll_call] Runde { $round } von { $rounds } · Appell
        [lights_out] Runde { $round } von { $rounds } · Licht aus
        [patrol] Runde { $round } von { $rounds } · Patrouille
        [raid] Runde { $round } von { $rounds } · Razzia
       *[over] Das Ende
    }
lockup-goon-counts =
    { $kind ->
        [cultist] je Bau
        [hobgoblin] je Macht
        [demon] je Zeichen
       *[dwarf] als Satz
    }
lockup-none = keiner
lockup-brief =
    { $rounds ->
        [one] Nach dieser Runde gewinnt der höchste Ruf.
       *[other] Nach { $rounds } Runden gewinnt der höchste Ruf.
    }
lockup-so-it-leads = { $strength }: bisher { $rank }, { $gets }
lockup-if-raid-costs = Ruf kostet dich die Razzia
lockup-ranked-as =
    { $rank ->
       *[other] { $rank }. { $who } ({ $strength })
    }
