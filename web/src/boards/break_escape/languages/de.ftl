break-escape-big-card-one = Befreie einen Läufer,
break-escape-big-card-two = oder überlebe bei 0.
break-escape-james-odds = James: { $many } von 6
break-escape-in-six = { $many } von 6
break-escape-city = Die Stadt: ein Ring aus { $count } Feldern
break-escape-caption-turn = Runde { $round }. { $name }.
break-escape-james-won = Die Zeit war auf der Seite von James. Er gewinnt.
break-escape-runners-won = Raus aus der Stadt. Die Läufer gewinnen.
break-escape-reshuffled = Die abgelegten Karten werden gemischt.
break-escape-hidden-card = eine verdeckte Karte
break-escape-no-cards = keine Karten
break-escape-who-holds = { $name } hält { $cards }
break-escape-who-holds-sentence = { $name } hält { $cards }.
break-escape-holds = Hält { $cards }
break-escape-holds-sentence = Hält { $cards }.
break-escape-in-jail = im Gefängnis
break-escape-escaped = entkommen
break-escape-out-of-the-game = aus dem Spiel
break-escape-fate =
    { $fate ->
        [jailed] gefangen
        [escaped] entkommen
       *[eliminated] raus
    }
break-escape-fate-says =
    { $fate ->
        [jailed] { $name } sitzt im Gefängnis.
        [escaped] { $name } ist entkommen.
       *[eliminated] { $name } ist raus.
    }
break-escape-lifted =
    { $card ->
        [teleport] Wo tauchst du auf? Klick auf ein Feld.
        [swap] Welche zwei tauschen die Plätze? Klick sie an.
        [jailbreak] Wen lässt du heraus? Klick ihn an.
        [save] Du bleibst frei, mit einem Herzen.
       *[pup] Er bleibt auf deinem Feld.
    }
break-escape-you-are = Du bist { $name }
break-escape-that-is-you = das bist du
break-escape-name-that-is-you = { $name }, das bist du
break-escape-name-as = { $name }, als { $role }
break-escape-of = { $some } von { $all }
break-escape-health = Leben
break-escape-health-of = { $some } von { $all } Leben
break-escape-health-of-sentence = { $some } von { $all } Leben.
break-escape-has-health = { $name }: { $health } Leben.
break-escape-wanted = GESUCHT
break-escape-wanted-says = Gesucht: noch einmal gefangen, und raus aus dem Spiel
break-escape-who-is-wanted = Wer gesucht wird
break-escape-what-james-does = Was James tut
break-escape-james-rolls =
    { $bonus ->
        [0] Wurf
       *[other] Wurf + { $bonus }
    }
break-escape-james-rolls-says = Schritte im Zug; ein Welpe hält dich auf.
break-escape-james-hits = Schlag
break-escape-james-hits-says = alle auf deinem Feld, { $damage } Schaden.
break-escape-james-takes = Oder bring
break-escape-james-takes-says = jemanden mit höchstens { $health } Leben ins Gefängnis.
break-escape-james-wins = Du gewinnst,
break-escape-james-wins-says = wenn alle drei gefangen sind, oder um { $hour } Uhr.
break-escape-your-hand = Deine Hand
break-escape-hand-empty = Du hast keine Karten. Wer in einem Lager landet, zieht eine.
break-escape-keys = Schlüssel
break-escape-keys-told = Schlüssel: { $keys } von { $needed }
break-escape-gate-open = { $keys }, Tor offen
break-escape-start = Start
break-escape-space =
    { $kind ->
        [supply] Feld { $space }: Lager.
        [safe-house] Feld { $space }: Zuflucht.
        [jail] Feld { $space }: Gefängnis.
        [gate] Feld { $space }: Tor.
        [start] Feld { $space }: Start.
       *[street] Feld { $space }: Straße.
    }
break-escape-place =
    { $kind ->
        [supply] Lager { $space }
        [safe-house] Zuflucht { $space }
        [jail] Gefängnis { $space }
        [gate] Tor { $space }
       *[street] Straße { $space }
    }
break-escape-james-comes = James kommt mit { $many } von 6 Würfen hierher.
break-escape-here = Hier: { $names }.
break-escape-james-strikes = James schlägt zu
break-escape-james-strikes-sentence = James schlägt zu.
break-escape-got-you = HAB DICH!
break-escape-takes-away =
    James führt
    { $name } ab.
break-escape-he-rolled = Er würfelt eine { $die }.
break-escape-steps-enough = { $die } + { $bonus } Schritte: genug.
break-escape-enough = Das reicht.
break-escape-found-you = Er hat dich gefunden.
break-escape-krak = KRACK!
break-escape-rolled = Wurf: { $face }
break-escape-you-rolled = dein Wurf: { $face }
break-escape-who-rolled = { $name } würfelt { $face }
break-escape-roll-the-die = WIRF den Würfel
break-escape-roll = WURF
break-escape-die = Der Würfel
break-escape-die-fell = Der Würfel: { $fell }
break-escape-deck = Stapel { $count }
break-escape-deck-told = Stapel: { $count } Karten
break-escape-used = Ablage { $count }
break-escape-used-told = Abgelegte Karten: { $count }
break-escape-none-yet = noch keine
break-escape-legend = 1 von 6: James’ Ziele
break-escape-legend-exact = sein Wurf + { $bonus }
break-escape-legend-up-to = bis Wurf + { $bonus }
break-escape-legend-either = Wurf + { $bonus }, beidseits
break-escape-sign-safe = SICHER
break-escape-sign-safe-house = ZUFLUCHT
break-escape-sign-open = OFFEN
break-escape-sign-gate = TOR
break-escape-sign-jail = HAFT
break-escape-sign-supply = LAGER
break-escape-supply = Lager
break-escape-safe-house = Zuflucht
break-escape-jail = Gefängnis
break-escape-gate = Tor
break-escape-teleport = Teleport
break-escape-teleport-does = Geh auf ein beliebiges Feld.
break-escape-swap = Tausch
break-escape-swap-does = Zwei tauschen die Plätze.
break-escape-pup = Welpe
break-escape-pup-does = Hält James auf deinem Feld auf.
break-escape-jailbreak = Ausbruch
break-escape-jailbreak-does = Befreie einen Läufer, oder überlebe bei 0.
break-escape-then-walk = dann { $steps } gehen
break-escape-teleport-here = Hierher teleportieren
break-escape-escape = Entkommen
break-escape-escape-hint = raus aus der Stadt
break-escape-rest = Rasten
break-escape-rest-hint = hier heilen
break-escape-walk-here = Hierher gehen
break-escape-walk-clockwise = Im Uhrzeigersinn gehen
break-escape-walk-other-way = Andersherum gehen
break-escape-your-roll = dein Wurf: { $die }
break-escape-spaces =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
break-escape-hit-james = James schlagen
break-escape-hit-all = Alle hier schlagen
break-escape-each = je { $damage }
break-escape-take-to-jail = { $name } ins Gefängnis bringen
break-escape-free = { $name } befreien
break-escape-roll-or-more = mindestens { $needed } würfeln
break-escape-noise-open = OFFEN!
break-escape-woof = WUFF!
break-escape-noise-free = FREI!
break-escape-noise-out = DRAUSSEN!
break-escape-noise-gone = RAUS
break-escape-needs = { $die }, nötig { $needed }
break-escape-choices = { $count } Möglichkeiten
break-escape-used-which = Benutzte Karten: { $cards }.
break-escape-leads-draws =
    { $count ->
        [one] Du ziehst dort eine Karte
       *[other] Du ziehst dort { $count } Karten
    }
break-escape-leads-heals = Du heilst { $count }
break-escape-leads-james =
    { $many ->
        [0] { $there ->
            [yes] James kommt als Nächstes nicht dorthin
           *[no] James kommt als Nächstes nicht hierher
        }
       *[other] { $there ->
            [yes] James kommt mit { $many } von 6 Würfen dorthin
           *[no] James kommt mit { $many } von 6 Würfen hierher
        }
    }
break-escape-brief =
    { $gate ->
        [open] Das Tor ist offen: { $wanted } müssen raus, bevor es { $hour } schlägt · { $out }/{ $wanted }
       *[shut] { $needed } Schlüssel, dann { $wanted } Läufer raus · { $keys }/{ $needed } · { $out }/{ $wanted } raus
    }
break-escape-brief-james = Alle drei ins Gefängnis, oder warte bis { $hour } · { $keys }/{ $needed } Schlüssel
