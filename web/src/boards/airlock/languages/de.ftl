airlock-stations = Die Stationen im Orbit
airlock-your-station-has = Deine Station: { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }
airlock-station-has = Die Station von { $name }: { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }
airlock-station-open = Die Station von { $name }: { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }; offene Anschlüsse: { $ports }
airlock-station-scored = Station von { $name }: Punkte { $points }, Module { $count }
airlock-station-uncounted = Station von { $name }: noch nicht gewertet, Module { $count }
airlock-choose = Wähle { $name }.
airlock-begins-here = Hier beginnt deine Station
airlock-no-station = Noch keine Station
airlock-you-begin = Du beginnst
airlock-show-all = Alles zeigen
airlock-joined =
    { $count ->
        [2] Zwei verbunden
        [3] Drei verbunden
        [4] Vier verbunden
        [5] Fünf verbunden
       *[6] Sechs verbunden
    }
airlock-new-module = das neue Modul
airlock-neighbours = seine Nachbarn
airlock-open-ports = offene Anschlüsse
airlock-where-to-dock = Wo dockst du es an?
airlock-places-fit =
    { $joins ->
        [one] { $count ->
            [one] Ein Platz passt: +{ $points }
           *[other] { $count } Plätze passen, der beste bringt +{ $points }
        }
       *[other] { $count ->
            [one] Ein Platz passt und verbindet { $joins } Module: +{ $points }
           *[other] { $count } Plätze passen, der beste verbindet { $joins } Module: +{ $points }
        }
    }
airlock-dock-best = Andocken +{ $points }
airlock-dock-best-says = Andocken, wo es am meisten bringt
airlock-module-told = Modul: { $ports }; seine Verbindungen zahlen { $values }.
airlock-fits-places =
    { $count ->
        [one] Passt an { $count } Stelle, bestenfalls für { $points }.
       *[other] Passt an { $count } Stellen, bestenfalls für { $points }.
    }
airlock-no-fit = Kein Anschluss passt
airlock-no-fit-sentence = Kein Anschluss passt.
airlock-on-offer = Module zur Auswahl
airlock-who-picks = Wer wann wählt
airlock-who-picks-told = Wer wann wählt: { $names }
airlock-all-built = Alle Module sind verbaut.
airlock-not-out-yet = Die Module der nächsten Runde liegen noch nicht aus.
airlock-modules =
    { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }
airlock-leads = liegt vorn
airlock-points = Punkte
airlock-stack = { $size } Module im Stapel, { $out } aus dem Spiel. Anschlüsse von häufig bis selten: { $ports }.
airlock-left = noch { $count }
airlock-in-the-stack = { $count } im Stapel
airlock-out = { $count } aus dem Spiel
airlock-common = häufig
airlock-rare = selten
airlock-what-is-done = Was geschieht mit diesem Modul?
airlock-discard = Aus dem Spiel werfen
airlock-discard-says = Deine Station bleibt, wie sie ist.
airlock-scrap = Station verschrotten, damit neu beginnen
airlock-scrap-says = Alle ihre Module verlassen das Spiel.
airlock-which-way = Wie herum?
airlock-dock-so = So andocken für { $points }: { $ports }
airlock-dock-here = Hier andocken für { $points }, verbindet { $joins }: { $ports }.
airlock-ways-round = { $count } Lagen: R dreht es, F wendet es.
airlock-ways = { $count } Lagen
airlock-joins =
    { $count ->
        [2] verbindet zwei
        [3] verbindet drei
        [4] verbindet vier
        [5] verbindet fünf
       *[6] verbindet sechs
    }
airlock-port =
    { $colour ->
        [R] roter Kreis
        [O] oranges Dreieck
        [Y] gelbes Quadrat
        [G] grünes Kreuz
        [B] blauer Halbmond
       *[P] lila Stern
    }
airlock-port-at =
    { $way ->
        [top] { $port } oben
        [upper-right] { $port } oben rechts
        [right] { $port } rechts
        [lower-right] { $port } unten rechts
        [bottom] { $port } unten
        [lower-left] { $port } unten links
        [left] { $port } links
       *[upper-left] { $port } oben links
    }
airlock-no-ports = keine Anschlüsse
airlock-best-first = beste zuerst, nach Punkten
airlock-choose-one = wähle eins, und was damit geschieht
airlock-fits = Passt an die Station von { $name }
airlock-fits-yours = Passt an deine Station
airlock-begin-with-any = Beginne mit irgendeinem
airlock-largest-first = größte Zahl zuerst
airlock-build-into = Einzubauen bei { $name }
airlock-build-into-yours = In deine Station einzubauen
airlock-kept = Für den Bau aufgehoben
airlock-picks-now = wählt jetzt
airlock-picks-in =
    { $count ->
        [1] { $twice ->
            [yes] als Nächstes, zweimal
           *[no] als Nächstes
        }
       *[other] { $twice ->
            [yes] nach { $count } Zügen, zweimal
           *[no] nach { $count } Zügen
        }
    }
airlock-over = Die Stationen sind gebaut
airlock-phase = Runde { $round } von { $rounds } · { $stage ->
        [first_deal] wer beginnt?
        [lay_pool] neue Module
        [choose_first] wer beginnt?
        [turns] Auswahl
        [build] Bau
       *[round_ends] Wertung
    }
airlock-built = gebaut
airlock-building = baut
airlock-plaque = { $points } Punkte, { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    };

# Im Protokoll: was ein angedocktes Modul einbrachte
airlock-docked =
    { $joins ->
        [one] { $who } dockt Modul { $module } an: +{ $points }, jetzt { $total }.
       *[other] { $who } verbindet Modul { $module } gleich mit { $joins } anderen: +{ $points }, jetzt { $total }.
    }
airlock-brief =
    { $rounds ->
        [one] Meiste Punkte nach einer Runde. Jede Verbindung zahlt beiden Modulen.
       *[other] Meiste Punkte nach { $rounds } Runden. Jede Verbindung zahlt beiden Modulen.
    }
