generic-on-the-table = On the table
generic-face-down = face down
generic-hidden-one = a hidden one
generic-your-hand = Your hand
generic-empty = empty
generic-name = Name
generic-what-it-is = What it is
