lab = Labor
lab-title = { $title }: das Labor
lab-is-off = Das Labor ist auf diesem Server nicht offen. Öffne es auf deinem eigenen Rechner: turnkey lab
lab-which-game = Welches Spiel willst du dir ansehen?
lab-the-rules = Die Regeln
lab-dots-tell = Ein Punkt zeigt, wem ein Wert helfen würde, und mit seiner Größe, wie viel:
lab-for = { $whose }
lab-for-others = den anderen
lab-players = Plätze
lab-bots = Es spielt
lab-as-printed = Wie gedruckt
lab-as-printed-value = Wie gedruckt: { $value }
lab-games = { $games } Partien
lab-played-by = in { $seconds } s, { $bots } auf jedem Platz, Startwert 1
lab-playing = Bots spielen …
lab-compiling = Die Regeln dieses Spiels sind diesem Rechner neu und werden einmal übersetzt: Bis dahin gibt es wenige Partien, und die sagen wenig.
lab-games-behind = Partien dahinter
lab-as-table = Tabellen
lab-share = Teilen
lab-link-copied = Link kopiert.
lab-copied = Kopiert.
lab-copy = Kopieren
lab-decides = { $place ->
        [1] wer zuerst entscheidet
       *[other] wer an { $place }. Stelle entscheidet
    }
lab-place = { $place ->
        [1] Entscheidet zuerst
       *[other] An { $place }. Stelle
    }
lab-one-change = Was eine Änderung bewirkt
lab-points-of = Siege ({ $whose }), in Punkten
lab-option = Einstellung
lab-value = Wert
lab-points = Punkte
lab-interval = Spanne
lab-sure = Sicher?
lab-still-to-try =
    { $count ->
        [one] Noch eine Änderung wird gespielt.
       *[other] Noch { $count } Änderungen werden gespielt.
    }
lab-nothing-moves-it = Keine Änderung bewegt es sicher.
lab-when-it-ends = Wann es endet, und wie
lab-percent-by = % der Partien, nach { $time }
lab-all-games = Partien
lab-decisions = Entscheidungen
lab-median = In der Mitte: { $median } ({ $time }), { $decisions } Entscheidungen.
lab-median-short-of = In der Mitte: { $median } ({ $time }).
lab-median-short = in der Mitte { $median } ({ $time })
lab-stays-open = Wie lange es offen bleibt
lab-chance-of-in = Aussichten ({ $whose }), { $games } Partien
lab-of-the-game = Der Partie
lab-games-won = Gewonnene Partien ({ $whose })
lab-games-lost = Verlorene Partien ({ $whose })
lab-start = Anfang
lab-end = Ende
lab-interval-of = { $whose }: 95-%-Spanne von { $low } bis { $high }.
lab-even-would-be = Ausgeglichen wären { $percent } %.
lab-pinned = Angeheftet
lab-same-deals = alle mit denselben Karten
lab-unpin = „{ $title }“ abnehmen
lab-pin-this = Anheften, was du siehst
lab-things = Taten, Karten, Dinge
lab-things-unit = wie oft, und was sie in Punkten der Siegchance wert sind
lab-column-name = Was
lab-column-offered = Konnte
lab-column-taken = Tat
lab-column-times = Mal je Partie
lab-column-lift = Wer es tat, gewann öfter
lab-column-ban = Ohne es
lab-fewer = Weniger
lab-all-things = Alle { $count }
lab-game-number = Partie { $number }, { $decisions } Entscheidungen
lab-opening = Wird geöffnet …
lab-replay = Nachspielen
lab-record = Protokoll
lab-games-showing = Partien, die es zeigen: { $figure }
lab-games-that-show-it = Partien, die es zeigen
lab-findings = Befunde
lab-important-first = das Wichtigste zuerst
lab-bot-or-game = All das hat { $bots } gespielt. Was für einen Bot stimmt, muss nicht für das Spiel stimmen: lass einen anderen spielen.
lab-make-it-even = Ausgleichen?
lab-fewest-changes = So wenig wie möglich ändern, ± 2 Punkte
lab-find-settings = Suchen
lab-looking = Sucht …
lab-no-settings = Keine einzelne Änderung und kein Paar gleicht es aus.
lab-finds-even = Niemand ist im Vorteil.
lab-finds-even-text = { $name }: { $percent } % der Partien; ausgeglichen wären { $fair } %.
lab-finds-favoured = { $name }: im Vorteil.
lab-finds-favoured-text = { $percent } % ({ $reach }) der Partien gewonnen; ausgeglichen wären { $fair } %.
lab-finds-no-choice = { $name } entscheidet fast nichts.
lab-finds-no-choice-text = { $own } echte Entscheidungen je Partie; die anderen haben { $others }.
lab-finds-endings = Wie Partien enden
lab-finds-option = { $option } auf { $value }: { $points }
lab-finds-option-text = In Punkten der Siege ({ $name }, { $reach }).
lab-finds-idle =
    { $count ->
        [one] Eine Einstellung ist nichts wert.
       *[other] { $count } Einstellungen sind nichts wert.
    }
lab-finds-idle-text =
    { $more ->
        [0] Innerhalb von 3 Punkten: { $options }.
       *[other] Innerhalb von 3 Punkten: { $options } und { $more } weitere.
    }
lab-finds-ban = Ohne „{ $thing }“: { $points }
lab-finds-ban-text = Eine Seite, die es nie tut, mit denselben Karten ({ $reach }).
lab-finds-ban-lost = Eine Seite, die es nie tut ({ $reach }). Der Bot war ohne es ratlos: das kann am Bot liegen, nicht am Spiel.
lab-finds-open = Es bleibt bis zum Ende offen.
lab-finds-decided = Es ist früh entschieden.
lab-finds-pace-text = Endgültig entschieden nach { $decided } % einer Partie; { $back } % der Sieger hatten zwischendurch weniger als ein Viertel der Aussichten ({ $games } Partien).
lab-even = gleich
lab-other-endings = { $count } andere
lab-never = nie
lab-without = Was es kostet, darauf zu verzichten ({ $whose }):
lab-without-one = Wenn ein Platz darauf verzichtet:
lab-pin-later = Ändere erst etwas: Das hier hängt schon, oder das Brett ist voll.
lab-sort = Nach Wirkung ordnen
lab-try-next = Versuch als Nächstes
lab-try-text = { $change }. Dann gewännen etwa { $percent } % ({ $name }); gleich wären { $fair } %.
lab-set-and-pin = Einstellen und anheften
lab-within = höchstens { $points }
