review-chance = Chance auf den Sieg
review-after-every-action = in %, nach jeder Aktion
review-what-you-knew = Was jeder Platz damals wusste
review-all-open = Alle Karten offen
review-curve-label = Siegchancen von { $names }, von der ersten Aktion bis zur letzten
review-seat-went = { $name }: { $from } % bis { $to } %
review-show-table = Tabelle aller Chancen
review-action = Aktion
review-the-deal = das Austeilen
review-moved = Was die Chance von { $name } bewegt hat: { $from } % bis { $to } %
review-luck = Glück
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-points = { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
  }
review-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
  }
review-nobody-won = Niemand hat gewonnen.
review-decided = Am meisten wog Wendepunkt { $number }: { $name } { $from } % → { $to } %.
review-undecided = Kein einzelner Moment hat es entschieden.
review-action-number = Aktion { $number }
review-of-seat = Betrachte
review-decisions = Die teuersten Entscheidungen
review-finds = Die besten gefundenen Züge
review-no-mistakes = Nichts davon ist sicher ein Fehler.
review-turns = Wendepunkte
review-no-turns = Kein einzelner Moment hat dieses Spiel gewendet.
review-claims = Was behauptet wurde
review-seats = Genauigkeit und Glück
review-accuracy = Genauigkeit
review-accuracy-is = Genauigkeit { $accuracy }, plus oder minus { $error }, bei { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
  }
review-never-chose = hatte nie eine Wahl
review-luck-in-points = Glück in Punkten der Chance
review-watch = Ansehen
review-play-again = Von hier noch einmal spielen
review-play-again-law = Bots nehmen die anderen Plätze ein und wissen nur, was diese Plätze wussten.
review-judged = Beurteilt mit dem, was jeder Platz damals wusste, durch { $samples } zu Ende gespielte Partien der Bots dieses Spiels. Was in deren Rauschen liegt, heißt nicht Fehler.
review-judged-expert = Beurteilt mit dem, was jeder Platz damals wusste, an { $samples } Fortsetzungen. Der Experte dieses Spiels hat die meisten { $choices } Entscheidungen weit gespielt und gesagt, was er erwartet; Fehler heißt, was es auch in denen ist, die er zu Ende gespielt hat, und nicht in deren Rauschen liegt.
review-waiting = Die Auswertung hat noch nicht begonnen: Andere sind zuerst dran.
review-running = Das Spiel wird ausgewertet: { $percent } %
review-failed = Dieses Spiel konnte nicht ausgewertet werden. Seine Aufzeichnung kann es: turnkey review DATEI.
review-off = Dieser Server wertet keine Spiele aus. Speichere die Aufzeichnung und sieh nach: turnkey review DATEI.
review-as-json = Auswertung speichern
review-tab = Auswertung
review-turn-number = Wendepunkt { $number }
puzzle-title = Finde den Zug · { $title } · Turnkey
puzzle-number = Finde den Zug: { $number } von { $puzzles }
puzzle-you-are = Du bist { $name }. Ein Zug ist klar der beste, mit dem, was du weißt.
puzzle-right = Das ist er!
puzzle-wrong = Nicht ganz
puzzle-next = Nächstes Rätsel
puzzle-before = Voriges Rätsel
puzzle-again = Noch einmal
puzzle-worth = Was die Möglichkeiten wert sind
puzzle-chance = { $chance } % Siegchance
puzzle-chance-error = { $chance } % Siegchance, plus oder minus { $error }
puzzle-read-board = Wähle auf dem Spielplan oder aus der Liste.
puzzle-the-puzzle = Das Rätsel
