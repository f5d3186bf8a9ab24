generic-on-the-table = Auf dem Tisch
generic-face-down = verdeckt
generic-hidden-one = eine verdeckte
generic-your-hand = Deine Hand
generic-empty = leer
generic-name = Name
generic-what-it-is = Was es ist
