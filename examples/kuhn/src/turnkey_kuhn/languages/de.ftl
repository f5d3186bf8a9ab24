## What things are called

# the Jack
the-jack-fa6382 = Bube
    .gender = masculine
    .accusative = Buben
    .dative = Buben
# the Queen
the-queen-e9214e = Dame
    .gender = feminine
# the King
the-king-e771d9 = König
    .gender = masculine

## What happens

# {seat} passes.
seat-passes-f78b64 = { $seat } passt.
# {seat} lays one chip.
seat-lays-one-chip-92aa39 = { $seat } legt einen Chip.
# {first} against {second}.
first-against-second-e2346f = { NAME($first, article: "definite") } gegen { NAME($second, case: "accusative", article: "definite") }.

## What is done

# Pass.
pass-6fd464 = Passen.
# Lay nothing: after a bet this gives up the pot.
lay-nothing-after-a-bet-2d7b6f = Nichts legen: Nach einem Einsatz gibst du damit den Topf auf.
# Bet.
bet-d2cc0a = Setzen.
# Lay one chip: after a bet this calls, and the cards are shown.
lay-one-chip-after-a-5ee981 = Einen Chip legen: Nach einem Einsatz gehst du damit mit, und die Karten werden gezeigt.

## What is asked, and why not

# lay nothing: after a bet this gives up the pot
lay-nothing-after-a-bet-8f4542 = nichts legen: Nach einem Einsatz gibst du damit den Topf auf
# lay one chip: after a bet this calls, and the cards are shown
lay-one-chip-after-a-a490b8 = einen Chip legen: Nach einem Einsatz gehst du damit mit, und die Karten werden gezeigt
# Win chips: the higher card takes the pot, or whoever bets alone.
win-chips-the-higher-card-d90ade = Gewinn Chips: Die höhere Karte nimmt den Topf, oder wer allein setzt.

## What a table agrees on

# Three cards, two players, one bet: the smallest bluff.
three-cards-two-players-one-4d3b26 = Drei Karten, zwei Plätze, ein Einsatz: der kleinste Bluff.
