lockdown-votes =
    { $count ->
        [one] { $count } Stimme
       *[other] { $count } Stimmen
    }
lockdown-votes-here =
    { $count ->
        [one] { $count } Stimme hier
       *[other] { $count } Stimmen hier
    }
lockdown-votes-said = angesagt: { $count }
lockdown-votes-word = Stimmen
lockdown-strength = Stärke
lockdown-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
lockdown-points-word =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
lockdown-points-lost =
    { $count ->
        [one] { $count } Punkt verloren
       *[other] { $count } Punkte verloren
    }
lockdown-worth = Stärke { $strength }, { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
lockdown-no-dice = Hier liegen gerade keine Monsterwürfel.
lockdown-dice-begin = Würfel für den Anfang: { $faces }.
lockdown-dice-show = { $count } Monsterwürfel: Sie zeigen { $faces }.
lockdown-dice-hidden = { $count } Monsterwürfel: unter der Schachtel verborgen.
lockdown-seen-by = Gesehen von { $names }.
lockdown-seen-by-all = Von allen gesehen.
lockdown-seen-by-nobody = Noch von niemandem gesehen.
lockdown-die-begins = { $face }: ein Würfel für { $place }. Jemand von dir kann dort anfangen.
lockdown-die-monster = { $face }: ein Würfel für { $place }. Dorthin kommt ein Monster.
lockdown-where-to-begin = wo ihr anfangt
lockdown-monsters-came = Monster kamen
lockdown-dice = { $count } Würfel
lockdown-your-dice = Deine Würfel: ein Ort für jeden von dir
lockdown-chooses-begin = { $name } wählt, wo es losgeht
lockdown-monsters-came-here = Hierher kamen Monster
lockdown-under-the-box = { $count } Monsterwürfel unter der Schachtel
lockdown-under-the-box-known = { $count } Monsterwürfel, du kennst sie
lockdown-have-looked =
    { $count ->
        [0] niemand hat nachgesehen
        [one] hat nachgesehen, sonst niemand
       *[other] haben nachgesehen
    }
lockdown-the-vote = Die Abstimmung
lockdown-the-mall = Das Einkaufszentrum
lockdown-see-the-mall = Zum Einkaufszentrum
lockdown-back-to-the-vote = Zur Abstimmung
lockdown-in-your-hand = Sie ist auf deiner Hand: Was du jetzt wählst, liegt vor dir.
lockdown-cold-storage = Kühlraum
lockdown-cold-told = Kühlraum: { $count } gefressen.
lockdown-shelf =
    { $number ->
        [1] Reihe { $number } ({ $filled } von { $spots }): Ist sie voll, reichen so viele Monster wie Stärke zum Einbruch.
       *[other] Reihe { $number } ({ $filled } von { $spots }): Ist sie voll, gibt es einen Monsterwürfel mehr.
    }
lockdown-shelf-full =
    { $number ->
        [1] Reihe { $number } ({ $filled } von { $spots }): voll, so viele Monster wie Stärke reichen zum Einbruch.
       *[other] Reihe { $number } ({ $filled } von { $spots }): voll, ein Monsterwürfel mehr.
    }
lockdown-equal-in = = rein
lockdown-one-die-more = +1 Würfel
lockdown-dead = { $count } tot
lockdown-die-out = dabei
lockdown-played-which = Gespielt: { $cards }
lockdown-nothing-yet = noch nichts
lockdown-truck-told =
    { $count ->
        [one] { $count } Karte im Laster, { $played } gespielt, { $boxed } in der Schachtel
       *[other] { $count } Karten im Laster, { $played } gespielt, { $boxed } in der Schachtel
    }
lockdown-truck-words =
    { $count ->
        [one] { $count } Karte im Laster, { $boxed } in der Schachtel.
       *[other] { $count } Karten im Laster, { $boxed } in der Schachtel.
    }
lockdown-cards-in-truck =
    { $count ->
        [one] { $count } Karte im Laster
       *[other] { $count } Karten im Laster
    }
lockdown-in-truck = im Laster
lockdown-boxed = { $count } weg
lockdown-played = { $count } gespielt
lockdown-monsters-out-there = { $count } Monster mehr da draußen
lockdown-out-there = { $count } draußen
lockdown-more-out-there = noch { $count } draußen
lockdown-say-hint-one = Klick auf Ort oder Familie,
lockdown-say-hint-two = um etwas dazu zu sagen.
lockdown-click-to-say = Ein Klick: Sag allen etwas dazu.
lockdown-your-cards = Deine Karten
lockdown-no-cards = Keine Karten
lockdown-no-cards-in-hand = Keine Karten auf der Hand
lockdown-no-cards-now = Keine Karten, solange die Hände oben sind.
lockdown-who-walks-first = Wer zuerst geht
lockdown-you-walk =
    { $number ->
        [1] Du gehst zuerst: Du hast die Dienstmarke.
       *[other] Du gehst als Nummer { $number }.
    }
lockdown-walks =
    { $number ->
        [1] { $name } geht zuerst: Dort ist die Dienstmarke.
       *[other] { $name } geht als Nummer { $number }.
    }
lockdown-loses = verliert { $whom }
lockdown-stake-choice =
    { $whose ->
        [mine] 1 von { $count }, du wählst
        [short] 1 von { $count }
       *[theirs] 1 von { $count } nach Wahl
    }
lockdown-stake-last =
    { $whose ->
        [mine] als Letztes: { $title }
        [short] zuletzt: { $title }
       *[theirs] als Letztes: { $title }
    }
lockdown-stake-one =
    { $whose ->
        [mine] { $title }
       *[theirs] { $title }
    }
lockdown-stake-hidden = versteckt: niemanden
lockdown-stake-nobody = hier niemanden
# Wie weit das Wort jeder Familie trägt: eine Tabelle
lockdown-kept-their-word = Bisher Wort gehalten
lockdown-word-more = wobei?
lockdown-word-less = kurz
lockdown-word-in-all = zusammen
lockdown-word-of = { $kept } von { $promised }
lockdown-word-none = –
lockdown-word-half = halbe Wahrheit
lockdown-topic =
    { $topic ->
        [monsters] die Würfel
        [go] das Ziel
        [vote] die Stimme
        [tie] Gleichstand
        [have] Karten
        [gift] ein Geschenk
       *[support] Beistand
    }
lockdown-word-kept = Wort gehalten: { $kept } von { $promised }
lockdown-stamp =
    { $verdict ->
        [true] WAHR
        [omission] HALB
       *[false] LÜGE
    }
lockdown-pin-monsters = Monster!
lockdown-pin-goes =
    { $count ->
        [one] geht hin
       *[other] gehen hin
    }
lockdown-pin-you-go = du gehst hin
lockdown-pin-coming = Ich komme
lockdown-pin-coming-quoted = „Ich komme“
lockdown-says-monsters-to = { $names }: Monster kommen hierher: { $place }
lockdown-says-monsters = { $names }: „Hierher kommen Monster.“ Wahr oder nicht.
lockdown-on-the-way-to = { $names }: unterwegs, Ziel { $place }
lockdown-on-the-way = { $names }: auf dem Weg hierher
lockdown-says-coming-to = { $names }: Ich komme, Ziel { $place }
lockdown-says-coming = { $names }: „Ich komme hierher.“ Wahr oder nicht.
lockdown-family-told = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }. { $people }.
lockdown-person-eaten = { $title } gefressen
lockdown-person-worth = { $title } ({ $worth })
lockdown-title-eaten = { $title }, gefressen
lockdown-badge = Dienstmarke
lockdown-martyr = Märtyrer
lockdown-in-hand = auf der Hand
lockdown-saved = Gerettet: { $names }
lockdown-nobody-saved = Niemand wurde gerettet
lockdown-eaten = gefressen
lockdown-eaten-in-cold = gefressen; im Kühlraum
lockdown-to-be-placed = noch nicht aufgestellt
lockdown-your-relative = Von dir, { $title }: { $worth }. { $where }.
lockdown-your-relative-heard = Von dir, { $title }: { $where }; { $worth }.
lockdown-say-to-everybody = Sag allen
lockdown-claims-left =
    { $count ->
        [one] wahr oder nicht; noch { $count } Aussage
       *[other] wahr oder nicht; noch { $count } Aussagen
    }
lockdown-searches =
    { $count ->
        [one] { $name } durchsucht den Laster: { $count } Karte
       *[other] { $name } durchsucht den Laster: { $count } Karten
    }
lockdown-who-gets = Wer bekommt: { $card }?
lockdown-who-gets-card = Wer bekommt die Karte?
lockdown-you-find = Du findest im Laster
lockdown-cards-in-hand =
    { $count ->
        [one] { $name }: { $count } Karte auf der Hand.
       *[other] { $name }: { $count } Karten auf der Hand.
    }
lockdown-overrun = ÜBERRANNT
lockdown-your-title = { $title } von dir
lockdown-whose-title = { $title } von { $name }
lockdown-hidden-by-meat = { $whose }, versteckt durch Gammelfleisch
lockdown-is-thrown = { $name } wird den Monstern vorgeworfen!
lockdown-they-get-in = sie kommen rein
lockdown-holds-so-far = hält noch
lockdown-you-martyr-elsewhere = Du bist der Märtyrer: Du bist woanders und entscheidest bei Gleichstand.
lockdown-martyr-elsewhere = { $name } ist der Märtyrer: woanders, und entscheidet bei Gleichstand.
lockdown-you-the-martyr = Du, Märtyrer,
lockdown-name-martyr = { $name }, Märtyrer,
lockdown-you-break-a-tie = entscheidest Patts
lockdown-breaks-a-tie = entscheidet Patts
lockdown-tied = gleichauf
lockdown-announced = angesagt
lockdown-nobody-says = noch nichts angesagt
lockdown-sign-lot = PARKPLATZ
lockdown-sign-surveillance = Wachraum
lockdown-whom-you = dich
lockdown-i-point-at = Ich zeige auf { $name }.
lockdown-i-point-at-myself = Ich zeige auf mich.
lockdown-i-will =
    { $mine ->
        [yes] { $what ->
            [attack] Ich verschone dich.
           *[other] Ich wähle dich.
        }
       *[no] { $what ->
            [attack] { $name }, ich verschone dich.
           *[other] { $name }, ich wähle dich.
        }
    }
lockdown-in-a-tie = Beim Patt nehme ich { $name }.
lockdown-you-get-a-card = Du bekommst eine Karte.
lockdown-gets-a-card = { $name } bekommt eine Karte.
lockdown-i-hold = Ich kann etwas ausspielen.
lockdown-i-have-none = Ich habe nichts zu spielen.
lockdown-yourself = Du selbst
lockdown-voter = { $name }: { $votes ->
        [one] { $votes } Stimme hier
       *[other] { $votes } Stimmen hier
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $raised ->
        [yes] , hat gewählt.
       *[no] .
    }
lockdown-voter-attacked = { $name }: { $votes ->
        [one] { $votes } Stimme hier
       *[other] { $votes } Stimmen hier
    }, würde verlieren: { $stake }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $raised ->
        [yes] , hat gewählt.
       *[no] .
    }
lockdown-whom-do-you-give-up = Wen gibst du her?
lockdown-gives-up = { $name } gibt jemanden her
lockdown-a-tie = Gleichstand: Der Märtyrer entscheidet
lockdown-in-the-lot = Sie sind auf dem Parkplatz!
lockdown-they-break-in = Sie brechen ein!
lockdown-door-holds = Die Tür hält noch
lockdown-vote-attack = Wer wird den Monstern vorgeworfen?
lockdown-vote-truck = Wer durchsucht den Laster?
lockdown-vote-badge = Wer bekommt die Dienstmarke?
lockdown-nobody-inside = niemand drin
lockdown-get-in = rein!
lockdown-door-breaks = sie brechen ein
lockdown-one-more = noch 1
lockdown-one-more-breaks-in = noch 1 bricht ein
lockdown-holds = hält { $count }
lockdown-holds-more = hält noch { $count } aus
lockdown-no-door = keine Tür
lockdown-no-door-long = keine Tür: Jedes holt einen
lockdown-each-takes = je 1 Opfer
lockdown-each-takes-long =
    { $count ->
        [one] { $count } Monster: Es holt einen
       *[other] { $count } Monster: Jedes holt einen
    }
lockdown-place-closed = { $place }: überrannt, für immer geschlossen.
lockdown-people-there =
    { $count ->
        [0] niemand dort
        [one] { $count } Person dort
       *[other] { $count } Personen dort
    }
lockdown-lot-told = { $people }, { $monsters } Monster am Zaun.
lockdown-place-told = { $people }, { $room ->
        [0] kein Platz frei
        [one] { $room } Platz frei
       *[other] { $room } Plätze frei
    }. { $monsters } Monster gegen Stärke { $strength }: { $door }.
lockdown-phase =
    { $phase ->
        [setup] Familien kommen an
        [truck] Der Laster
        [badge] Die Dienstmarke
        [plan] Pläne
        [move] Wege
        [arrive] Monster kommen
        [attack] Angriffe
        [close] Rollläden
       *[over] Das Ende
    }
lockdown-turn-phase = Runde { $turn } · { $phase }
lockdown-turn-phase-alive = Runde { $turn } · { $phase } · { $alive } leben
lockdown-card-walkie = Walkie-Talkie
lockdown-card-walkie-does = Nach dem Wurf: Schau unter die Schachtel.
lockdown-card-drink = Energydrink
lockdown-card-drink-does = Nach deinem Zug: Noch jemand von dir rennt.
lockdown-card-pistol = Pistole
lockdown-card-pistol-does = Vor einer Abstimmung: Du hast eine Stimme mehr.
lockdown-card-can = Blechdose
lockdown-card-can-does = Bei einem Angriff, wo du stehst: Ein Monster zieht weiter.
lockdown-card-bat = Baseball­schläger
lockdown-card-bat-does = Bei einem Angriff, wo du stehst: Ein Monster geht.
lockdown-card-saw = Kettensäge
lockdown-card-saw-does = Bei einem Angriff, wo du stehst: Zwei Monster gehen.
lockdown-card-molotov = Molotow­cocktail
lockdown-card-molotov-does = Bei einem Angriff, wo du stehst: Alle Monster gehen.
lockdown-card-meat = Gammel­fleisch
lockdown-card-meat-does = Bei einem Angriff, wo du stehst: Jemand von dir versteckt sich.
lockdown-card-keys = Laster­schlüssel
lockdown-card-keys-does = Wird nie gespielt. Punkte wert, wenn du überlebst.
lockdown-brief = Sei am meisten wert, wenn nur noch { $ends } leben · { $alive } leben noch
lockdown-your-votes =
    { $count ->
        [one] Du hast hier { $count } Stimme
       *[other] Du hast hier { $count } Stimmen
    }
lockdown-hands-up =
    { $count ->
        [0] noch keine Hand ist oben
        [one] { $count } Hand ist oben
       *[other] { $count } Hände sind oben
    }
