## What things are called

# Seat 1
seat-456e6b = Platz 1
# Seat 2
seat-276376 = Platz 2
# Seat 3
seat-6966a2 = Platz 3
# Seat 4
seat-d834bf = Platz 4
# Seat 5
seat-a81d2d = Platz 5
# Seat 6
seat-d53576 = Platz 6
# the pool
the-pool-ff3a1d = Auslage
    .gender = feminine
# the modules kept for the build
the-modules-kept-for-the-e744af = aufgehobene Module
    .gender = plural
    .definite = die aufgehobenen Module
    .definite-dative = den aufgehobenen Modulen
# {across} left, {along} up
across-left-along-up-121475 = { $across } links, { $along } hoch
# {across} left
across-left-4f640b = { $across } links
# {across} left, {along} down
across-left-along-down-f5c4b4 = { $across } links, { $along } runter
# {along} up
along-up-261b3a = { $along } hoch
# no step
no-step-339b2b = kein Schritt
# {along} down
along-down-180b96 = { $along } runter
# {across} right, {along} up
across-right-along-up-829052 = { $across } rechts, { $along } hoch
# {across} right
across-right-d5552f = { $across } rechts
# {across} right, {along} down
across-right-along-down-76d5f4 = { $across } rechts, { $along } runter
# anything
anything-abbeed = beliebig
# red
red-a50df7 = rot
    .noun = Rot
# orange
orange-df6470 = orange
    .noun = Orange
# yellow
yellow-cd0702 = gelb
    .noun = Gelb
# green
green-e74a7d = grün
    .noun = Grün
# blue
blue-cbff87 = blau
    .noun = Blau
# purple
purple-380e8e = lila
    .noun = Lila
# blank
blank-718295 = leer
    .noun = leere Seiten
# anything to N
anything-to-n-aef65e = beliebig im N
# anything to NE
anything-to-ne-642baf = beliebig im NO
# anything to SE
anything-to-se-350b7a = beliebig im SO
# anything to S
anything-to-s-1a23b4 = beliebig im S
# anything to SW
anything-to-sw-666085 = beliebig im SW
# anything to NW
anything-to-nw-6f2393 = beliebig im NW
# anything to E
anything-to-e-56ef44 = beliebig im O
# anything to W
anything-to-w-b4e7f4 = beliebig im W
# red to N
red-to-n-5c9a72 = rot im N
# red to NE
red-to-ne-0895e8 = rot im NO
# red to SE
red-to-se-b2ea4e = rot im SO
# red to S
red-to-s-becdfb = rot im S
# red to SW
red-to-sw-46ca7f = rot im SW
# red to NW
red-to-nw-dca721 = rot im NW
# red to E
red-to-e-9708e7 = rot im O
# red to W
red-to-w-b0aef5 = rot im W
# orange to N
orange-to-n-56ab3a = orange im N
# orange to NE
orange-to-ne-083efa = orange im NO
# orange to SE
orange-to-se-e656be = orange im SO
# orange to S
orange-to-s-f0e84c = orange im S
# orange to SW
orange-to-sw-784be5 = orange im SW
# orange to NW
orange-to-nw-07c587 = orange im NW
# orange to E
orange-to-e-83aef3 = orange im O
# orange to W
orange-to-w-0f0a41 = orange im W
# yellow to N
yellow-to-n-f95bb0 = gelb im N
# yellow to NE
yellow-to-ne-7fad86 = gelb im NO
# yellow to SE
yellow-to-se-1a0d1c = gelb im SO
# yellow to S
yellow-to-s-3f85f2 = gelb im S
# yellow to SW
yellow-to-sw-fdaf41 = gelb im SW
# yellow to NW
yellow-to-nw-56e3ff = gelb im NW
# yellow to E
yellow-to-e-7110d3 = gelb im O
# yellow to W
yellow-to-w-831016 = gelb im W
# green to N
green-to-n-0519f1 = grün im N
# green to NE
green-to-ne-f99258 = grün im NO
# green to SE
green-to-se-6bcb48 = grün im SO
# green to S
green-to-s-549f1d = grün im S
# green to SW
green-to-sw-e08b5c = grün im SW
# green to NW
green-to-nw-9152bd = grün im NW
# green to E
green-to-e-ebe756 = grün im O
# green to W
green-to-w-5bb29c = grün im W
# blue to N
blue-to-n-57f7b4 = blau im N
# blue to NE
blue-to-ne-c1a3ff = blau im NO
# blue to SE
blue-to-se-8ec26f = blau im SO
# blue to S
blue-to-s-66d2b5 = blau im S
# blue to SW
blue-to-sw-8e1796 = blau im SW
# blue to NW
blue-to-nw-f640fc = blau im NW
# blue to E
blue-to-e-f0e445 = blau im O
# blue to W
blue-to-w-be338b = blau im W
# purple to N
purple-to-n-94e1b0 = lila im N
# purple to NE
purple-to-ne-07f4cf = lila im NO
# purple to SE
purple-to-se-1061c4 = lila im SO
# purple to S
purple-to-s-35b3af = lila im S
# purple to SW
purple-to-sw-7eed30 = lila im SW
# purple to NW
purple-to-nw-91e8e3 = lila im NW
# purple to E
purple-to-e-2ac567 = lila im O
# purple to W
purple-to-w-ad0c32 = lila im W
# blank to N
blank-to-n-6101bc = leer im N
# blank to NE
blank-to-ne-a322db = leer im NO
# blank to SE
blank-to-se-f22e79 = leer im SO
# blank to S
blank-to-s-443730 = leer im S
# blank to SW
blank-to-sw-c2dbcb = leer im SW
# blank to NW
blank-to-nw-be61d9 = leer im NW
# blank to E
blank-to-e-7efd64 = leer im O
# blank to W
blank-to-w-12ac20 = leer im W
# no turn of yours
no-turn-of-yours-bde9ec = Zug von jemand anderem
    .gender = masculine
    .when = außerhalb deines Zugs
# the choice of the first player
the-choice-of-the-first-20d52a = Wahl, wer beginnt
    .gender = feminine
    .when = bei der Wahl, wer beginnt
# the choice of a tile
the-choice-of-a-tile-3f4151 = Wahl eines Moduls
    .gender = feminine
    .when = bei der Wahl eines Moduls
# the choice of a place for your tile
the-choice-of-a-place-1557dc = Wahl einer Stelle für dein Modul
    .gender = feminine
    .when = bei der Wahl einer Stelle für dein Modul
# the turning of your tile
the-turning-of-your-tile-720254 = Drehen deines Moduls
    .gender = neuter
    .when = beim Drehen deines Moduls
# the choice when nothing fits
the-choice-when-nothing-fits-ad78b8 = Entscheidung, wenn nichts passt
    .gender = feminine
    .when = ohne passendes Modul
# the beginning of a build
the-beginning-of-a-build-6aecd9 = Beginn eines Baus
    .gender = masculine
    .when = am Beginn eines Baus
# the choice of the next tile of a build
the-choice-of-the-next-b46c3e = Wahl des nächsten Moduls im Bau
    .gender = feminine
    .when = bei der Wahl des nächsten Moduls im Bau
# the choice of a place in a build
the-choice-of-a-place-7200ac = Wahl einer Stelle im Bau
    .gender = feminine
    .when = bei der Wahl einer Stelle im Bau
# the turning of a tile in a build
the-turning-of-a-tile-2f6560 = Drehen eines Moduls im Bau
    .gender = neuter
    .when = beim Drehen eines Moduls im Bau
# the end of a build
the-end-of-a-build-6ccb34 = Ende eines Baus
    .gender = neuter
    .when = am Ende eines Baus

## What happens

# Round {round}: {turns:turn|turns} for everybody
round-round-turns-turn-turns-10ee06 =
    Runde { $round }: { $turns } { $turns ->
        [one] Zug
       *[other] Züge
    } für alle
# {seat} is dealt module {tile}: its largest number is {value}.
seat-is-dealt-module-tile-55d18b = { $seat } bekommt Modul { $tile }: Die größte Zahl darauf ist { $value }.
# {seats} are level at {value}.
seats-are-level-at-value-e19aef = { $seats } liegen mit { $value } gleichauf.
# Too few modules are left to deal: those that were dealt go back to the stack.
too-few-modules-are-left-323803 = Zum Austeilen sind zu wenige Module übrig: Die ausgeteilten kommen zurück in den Stapel.
# The lot among {seats} falls on {seat}.
the-lot-among-seats-falls-8708eb = Das Los zwischen { NAME($seats, case: "dative") } fällt auf { $seat }.
# {seat} goes first in round {round}, and the dealt modules go back to the stack.
seat-goes-first-in-round-4ad4f4 = { $seat } beginnt Runde { $round }, und die ausgeteilten Module kommen zurück in den Stapel.
# The pool has {size:module|modules}.
the-pool-has-size-module-199006 =
    In der Auslage { $size ->
        [one] liegt { $size } Modul
       *[other] liegen { $size } Module
    }.
# {seat} has the lowest score, {score}, and names the first player.
seat-has-the-lowest-score-5b159c = { $seat } hat mit { $score } die wenigsten Punkte und bestimmt, wer beginnt.
# {tied} have the lowest score, {score}; {seat} came latest in the first pass and names the first player.
tied-have-the-lowest-score-0e03d6 = { $tied } haben mit { $score } die wenigsten Punkte; { $seat } war im ersten Durchgang zuletzt dran und bestimmt, wer beginnt.
# {chooser} names {seat} to begin round {round}.
chooser-names-seat-to-begin-a7b958 = { $chooser } bestimmt: { $seat } beginnt Runde { $round }.
# {seat} takes module {tile} from the pool.
seat-takes-module-tile-from-538d59 = { $seat } nimmt Modul { $tile } aus der Auslage.
# {seat} reserves module {tile} for the build.
seat-reserves-module-tile-for-1bffa8 = { $seat } hebt Modul { $tile } für den Bau auf.
# {seat} picks up module {tile}.
seat-picks-up-module-tile-d17cba = { $seat } greift zu Modul { $tile }.
# {seat} begins a station with module {tile} from {source}.
seat-begins-a-station-with-417d62 = { $seat } beginnt eine Station mit Modul { $tile } aus { NAME($source, case: "dative", article: "definite") }.
# {seat} docks module {tile}.
seat-docks-module-tile-925dfc = { $seat } dockt Modul { $tile } an.
# Modules {tile} and {other} are joined by {colour}[: they pay {tile_pays} and {other_pays}].
modules-tile-and-other-are-f9a65b =
    Die Module { $tile } und { $other } sind über { NAME($colour, form: "noun") } verbunden{ HAS($tile_pays) ->
        [yes] { "" }: Sie bringen { $tile_pays } und { $other_pays }
       *[no] { "" }
    }.
# {seat} scores {points} and has {total}.
seat-scores-points-and-has-6d8022 =
    { $seat } bekommt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } und hat { $total }.
# No module of the pool fits the station of {seat}.
no-module-of-the-pool-cf4f7a = Kein Modul der Auslage passt an die Station von { $seat }.
# {seat} throws module {tile} out of the game.
seat-throws-module-tile-out-3ffa97 = { $seat } wirft Modul { $tile } aus dem Spiel.
# {seat} scraps its station of {size:module|modules}: {tiles:is|are} out of the game.
seat-scraps-its-station-of-89916a =
    { $seat } verschrottet die eigene Station mit { $size } { $size ->
        [one] Modul
       *[other] Modulen
    }: { COUNT($tiles) ->
        [one] Modul { $tiles } ist
       *[other] Die Module { $tiles } sind
    } aus dem Spiel.
# {seat} loses {points:point|points} with it.
seat-loses-points-point-points-012de7 =
    { $seat } verliert damit { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
# Round {round}: everybody builds
round-round-everybody-builds-973764 = Runde { $round }: Alle bauen
# None of the modules of {seat} fits its station.
none-of-the-modules-of-2486dd = Kein Modul von { $seat } passt an die Station.
# {seat} is done building[ and leaves out {left}: discarded].
seat-is-done-building-and-007ebf =
    { $seat } ist mit dem Bau fertig{ HAS($left) ->
        [yes] { "" }; übrig und aus dem Spiel: { $left }
       *[no] { "" }
    }.
# Time is up for {seats}.
time-is-up-for-seats-75348a = Die Zeit ist um für { $seats }.
# The count after round {round}
the-count-after-round-round-0d212e = Die Wertung nach Runde { $round }
# Module {tile} pays {seat} {points} for {joins:new joint|new joints}.
module-tile-pays-seat-points-c9926f =
    Modul { $tile } bringt mit { $joins } { $joins ->
        [one] neuer Verbindung
       *[other] neuen Verbindungen
    } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { $seat }.
# {seat} counts {points} and has {total}.
seat-counts-points-and-has-6d00fc =
    { $seat } bekommt in der Wertung { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } und hat { $total }.
# The last round is over
the-last-round-is-over-f96078 = Die letzte Runde ist vorbei
# {seat} has {score}.
seat-has-score-db708a =
    { $seat } hat { $score } { $score ->
        [one] Punkt
       *[other] Punkte
    }.
# {winners:wins|share the win}!
winners-wins-share-the-win-1e2fe8 =
    { $winners } { COUNT($winners) ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }!

## What is done

# {seat} begins this round.
seat-begins-this-round-0077f6 = { $seat } beginnt diese Runde.
# The seat with the lowest score names the first player, with the new pool in sight.
the-seat-with-the-lowest-28db84 = Wer die wenigsten Punkte hat, bestimmt, wer beginnt; die neue Auslage ist dabei schon zu sehen.
# Take module {tile}.
take-module-tile-902b15 = Nimm Modul { $tile }.
# One module out of the pool. Once your station has begun it must be one that fits, and it is docked at once (with delayed connecting: any module, built in at the end of the round).
one-module-out-of-the-fcc04a = Ein Modul aus der Auslage. Hast du deine Station begonnen, muss es eines sein, das passt, und du dockst es sofort an (mit verzögertem Andocken: irgendeines, das du am Ende der Runde verbaust).
# Dock it {cell} from the first module.
dock-it-cell-from-the-c1d1df = Dock es an: { $cell } vom ersten Modul aus.
# An empty cell beside your station, with a joint there.
an-empty-cell-beside-your-5e0ac3 = Eine leere Stelle neben deiner Station, an der es eine Verbindung gibt.
# Turn it as printed.
turn-it-as-printed-f25d4e = Leg es wie gedruckt.
# Either face up, turned as you like. Every edge shared with a neighbour must match: colour on the same colour or blank on blank, with one joint at least.
either-face-up-turned-as-56150e = Mit der einen oder der anderen Seite nach oben, beliebig gedreht. Jede gemeinsame Kante muss passen: Farbe an gleiche Farbe oder leer an leer, mit mindestens einer Verbindung.
# Turn it by 1 side clockwise.
turn-it-by-side-clockwise-6d52ac = Dreh es um 1 Seite im Uhrzeigersinn.
# Turn it by 2 sides clockwise.
turn-it-by-sides-clockwise-053c2d = Dreh es um 2 Seiten im Uhrzeigersinn.
# Turn it by 3 sides clockwise.
turn-it-by-sides-clockwise-6dbdf8 = Dreh es um 3 Seiten im Uhrzeigersinn.
# Turn it by 4 sides clockwise.
turn-it-by-sides-clockwise-1ff6b4 = Dreh es um 4 Seiten im Uhrzeigersinn.
# Turn it by 5 sides clockwise.
turn-it-by-sides-clockwise-6a374d = Dreh es um 5 Seiten im Uhrzeigersinn.
# Turn it over and no further.
turn-it-over-and-no-de2922 = Wende es, ohne es zu drehen.
# Turn it over and by 1 side clockwise.
turn-it-over-and-by-4153c7 = Wende es, und dreh es um 1 Seite im Uhrzeigersinn.
# Turn it over and by 2 sides clockwise.
turn-it-over-and-by-838a1c = Wende es, und dreh es um 2 Seiten im Uhrzeigersinn.
# Turn it over and by 3 sides clockwise.
turn-it-over-and-by-d69909 = Wende es, und dreh es um 3 Seiten im Uhrzeigersinn.
# Turn it over and by 4 sides clockwise.
turn-it-over-and-by-150012 = Wende es, und dreh es um 4 Seiten im Uhrzeigersinn.
# Turn it over and by 5 sides clockwise.
turn-it-over-and-by-3648a9 = Wende es, und dreh es um 5 Seiten im Uhrzeigersinn.
# Throw module {tile} out of the game.
throw-module-tile-out-of-c79c65 = Wirf Modul { $tile } aus dem Spiel.
# When no module of the pool fits your station, one of them leaves the game instead.
when-no-module-of-the-535e6c = Passt kein Modul der Auslage an deine Station, kommt stattdessen eines davon aus dem Spiel.
# Scrap your station and begin again with module {tile}.
scrap-your-station-and-begin-f1a305 = Verschrotte deine Station, und beginn neu mit Modul { $tile }.
# When nothing fits, your whole station may go to the discards for a new start.
when-nothing-fits-your-whole-06f5c1 = Passt nichts, darfst du deine ganze Station für einen neuen Anfang aus dem Spiel nehmen.
# Begin your station with module {tile}.
begin-your-station-with-module-8c1ab5 = Beginn deine Station mit Modul { $tile }.
# A build on an empty station begins with any of your modules, without points.
a-build-on-an-empty-0f59b6 = Ein Bau ohne Station beginnt mit irgendeinem deiner Module, ohne Punkte.
# Dock module {tile}.
dock-module-tile-8b073a = Dock Modul { $tile } an.
# As long as one of your modules fits, you must go on.
as-long-as-one-of-38c6a4 = Solange eines deiner Module passt, musst du weiterbauen.
# Leave your modules out.
leave-your-modules-out-f3a781 = Lass deine Module weg.
# What is not built in is discarded.
what-is-not-built-in-a7b744 = Module, die nicht verbaut werden, kommen aus dem Spiel.
# Time is up.
time-is-up-c2a44b = Die Zeit ist um.
# When the clock has run out every unfinished seat is done, and what it has left is discarded.
when-the-clock-has-run-a43cbc = Ist die Zeit um, ist der Bau für alle zu Ende, und was noch nicht verbaut ist, kommt aus dem Spiel.

## Why it is asked

# A new round begins, and whoever has the fewest points says who takes the first module.
a-new-round-begins-and-36c79c = Eine neue Runde beginnt, und wer die wenigsten Punkte hat, sagt, wer das erste Modul nimmt.
# A station begins with one module: it scores nothing yet, and all others dock onto it.
a-station-begins-with-one-14e09b = Eine Station beginnt mit einem Modul: Es bringt noch nichts, und alle anderen docken daran an.
# Every turn one module leaves the pool, and if any fits your station you must take one that fits.
every-turn-one-module-leaves-c9eee5 = In jedem Zug verlässt ein Modul die Auslage, und wenn eines an deine Station passt, musst du ein passendes nehmen.
# The module that you took is docked at once, where colours that touch are the same.
the-module-that-you-took-668fc8 = Das genommene Modul dockt sofort an, wo Farben, die sich berühren, gleich sind.
# Here the module may still be turned: how it lies decides which connectors stay open.
here-the-module-may-still-4f48d4 = Hier lässt sich das Modul noch drehen: Wie es liegt, entscheidet, welche Anschlüsse offen bleiben.
# No module of the pool fits your station, and one must leave the pool all the same.
no-module-of-the-pool-1ff06a = Kein Modul der Auslage passt an deine Station, und trotzdem muss eines die Auslage verlassen.
# At this table modules are shared out first, and docked only when the pool is empty.
at-this-table-modules-are-2ce8bf = An diesem Tisch werden die Module erst verteilt und erst angedockt, wenn die Auslage leer ist.
# Your station is empty: one of the modules that you reserved begins it.
your-station-is-empty-one-0d8dce = Deine Station ist leer: Eines deiner zurückgelegten Module ist ihr Anfang.
# As long as one of the modules that you reserved fits, you build on.
as-long-as-one-of-ce5607 = Solange eines deiner zurückgelegten Module passt, baust du weiter.
# This module comes next, and goes where colours that touch are the same.
this-module-comes-next-and-6bb957 = Dieses Modul kommt als Nächstes und gehört dorthin, wo Farben, die sich berühren, gleich sind.
# Nothing that you have left fits, so this build is over for you, unless you begin anew.
nothing-that-you-have-left-ba8418 = Nichts von dem, was du noch hast, passt: Der Bau ist für dich vorbei, außer du fängst neu an.

## What is asked, and why not

# Build the station worth most points after {rounds:round|rounds}: each joint pays both modules, more every time.
build-the-station-worth-most-9991a1 =
    Bau in { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    } die wertvollste Station: Jede Verbindung zahlt für beide Module, jedes Mal mehr.
# None of your {tiles:module|modules} fits. Leave them out, or scrap your station of {size} and begin again?
none-of-your-tiles-module-097273 =
    { $tiles ->
        [one] Dein Modul passt nicht. Lässt du es weg
       *[other] Keines deiner { $tiles } Module passt. Lässt du sie weg
    }, oder verschrottest du deine Station mit { $size } { $size ->
        [one] Modul
       *[other] Modulen
    } und beginnst neu?
# Which module do you take?
which-module-do-you-take-6e85a8 = Welches Modul nimmst du?
# Where do you dock this module? It fits {places:place|places}[, the best for {best}].
where-do-you-dock-this-40fb79 =
    Wo dockst du dieses Modul an? Es passt an { $places } { $places ->
        [one] Stelle
       *[other] Stellen
    }{ HAS($best) ->
        [yes] , bestenfalls für { $best }
       *[no] { "" }
    }.
# Your score is the lowest: who begins round {round}?
your-score-is-the-lowest-e545ba = Du hast die wenigsten Punkte: Wer beginnt Runde { $round }?
# Which way round?
which-way-round-10fe2d = Wie herum?
# Nothing fits your station of {size}. Throw one module out of the game, or scrap your station and begin again?
nothing-fits-your-station-of-3f7a2e =
    An deine Station mit { $size } { $size ->
        [one] Modul
       *[other] Modulen
    } passt nichts. Wirfst du ein Modul aus dem Spiel, oder verschrottest du deine Station und beginnst neu?
# Which of your {tiles:module|modules} begins your station?
which-of-your-tiles-module-9d32cc =
    { $tiles ->
        [one] Beginnt deine Station mit diesem Modul?
       *[other] Mit welchem deiner { $tiles } Module beginnt deine Station?
    }
# Build on: which of your {tiles:module|modules} comes next?
build-on-which-of-your-88a691 =
    Weiterbauen: { $tiles ->
        [one] Kommt dein letztes Modul als Nächstes?
       *[other] Welches deiner { $tiles } Module kommt als Nächstes?
    }
# Which module do you reserve for the build?
which-module-do-you-reserve-7c1d57 = Welches Modul hebst du für den Bau auf?
# Which module begins your station?
which-module-begins-your-station-be113b = Mit welchem Modul beginnt deine Station?
# the clock runs out in a build, for all at once: it is told of the lowest seat that is not done
the-clock-runs-out-in-c26a44 = die Zeit endet in einem Bau, und für alle zugleich: Genannt wird der erste Platz, der nicht fertig ist
# nothing calls for it now
nothing-calls-for-it-now-ce9876 = dafür ist jetzt kein Anlass
# the place {cell} from the first module asks for {sides}, and no facing of {tile} gives that
the-place-cell-from-the-b873b7 = die Stelle { $cell } vom ersten Modul aus verlangt { $sides }, und so lässt sich Modul { $tile } nicht legen
# nothing is to be turned now
nothing-is-to-be-turned-c15848 = jetzt gibt es nichts zu drehen
# a module of the pool fits your station, so you must take one that does and dock it
a-module-of-the-pool-4d9778 = ein Modul der Auslage passt an deine Station, also musst du ein passendes nehmen und andocken
# that is for {step}, and this is {now}
that-is-for-step-and-cffdb7 = das geht nur { NAME($step, form: "when") }, nicht { NAME($now, form: "when") }
# this table agreed that the first player must change
this-table-agreed-that-the-e37803 = an diesem Tisch ist ausgemacht, dass jemand anders beginnen muss
# no clock runs at this table
no-clock-runs-at-this-a26c0f = an diesem Tisch läuft keine Uhr
# the clock starts when the first seat is done
the-clock-starts-when-the-98eeb5 = die Uhr läuft erst, wenn jemand fertig ist
# there is no such module at this table
there-is-no-such-module-0052d8 = dieses Modul gibt es an diesem Tisch nicht
# module {tile} fits nowhere on your station, and others do
module-tile-fits-nowhere-on-e0f6a4 = Modul { $tile } passt nirgends an deine Station, und andere passen
# a module lies there already
a-module-lies-there-already-48973a = dort liegt schon ein Modul
# the place {cell} from the first module does not touch your station
the-place-cell-from-the-402229 = die Stelle { $cell } vom ersten Modul aus berührt deine Station nicht
# {cell} from the first module it would touch blanks only, and at least one joint is needed
cell-from-the-first-module-3fb7da = { $cell } vom ersten Modul aus würde das Modul nur leere Seiten berühren, und mindestens eine Verbindung ist nötig
# a module here has {sides} sides
a-module-here-has-sides-ca1451 = ein Modul hat hier { $sides } Seiten
# it shows the same as {facing}, which is offered
it-shows-the-same-as-73e70d = es sieht genauso aus wie { $facing }, und das steht zur Wahl
# at this table modules are only taken now, and docked when the pool is empty
at-this-table-modules-are-3c96c7 = an diesem Tisch werden Module jetzt nur genommen und erst angedockt, wenn die Auslage leer ist
# there is no such seat at this table
there-is-no-such-seat-275b28 = diesen Platz gibt es an diesem Tisch nicht
# module {tile} is not in the pool
module-tile-is-not-in-8de307 = Modul { $tile } liegt nicht in der Auslage
# module {tile} is not one of those that you have left
module-tile-is-not-one-7565f2 = Modul { $tile } gehört nicht zu denen, die du noch verbauen kannst
# to {direction} it shows {side} against {asked} ({why})
to-direction-it-shows-side-90d902 =
    im { $direction ->
        [NE] NO
        [E] O
        [SE] SO
       *[other] { $direction }
    } zeigt es { $side } gegen { $asked } ({ $why })
# connector against blank
connector-against-blank-aaaa3b = Anschluss gegen leere Seite
# different colours
different-colours-b2f2ac = verschiedene Farben
# {a}
a-65227d = { $a }
# {a}-{b}
a-b-c55500 = { $a }-{ $b }
# {a}-{b}-{c}
a-b-c-88ec05 = { $a }-{ $b }-{ $c }
# {a}-{b}-{c}-{d}
a-b-c-d-26e81f = { $a }-{ $b }-{ $c }-{ $d }
# {a}-{b}-{c}-{d}-{e}
a-b-c-d-e-01b15f = { $a }-{ $b }-{ $c }-{ $d }-{ $e }
# {a}-{b}-{c}-{d}-{e}-{f}
a-b-c-d-e-4e185c = { $a }-{ $b }-{ $c }-{ $d }-{ $e }-{ $f }
# From N clockwise {sides}. Its joints pay {values}.
from-n-clockwise-sides-its-a0417f = Von N aus im Uhrzeigersinn: { $sides }. Die Verbindungen bringen { $values }.
# {colour}×{count}
colour-count-b7853a = { $colour }×{ $count }

## What things are

# Red circle
red-circle-aa814c = Roter Kreis
# A port that docks only to another red one. Red is the most common.
a-port-that-docks-only-4b3bba = Ein Anschluss, der nur an einen anderen roten passt. Rot ist am häufigsten.
# Orange triangle
orange-triangle-861b95 = Oranges Dreieck
# A port that docks only to another orange one. Orange is common.
a-port-that-docks-only-03037b = Ein Anschluss, der nur an einen anderen orangefarbenen passt. Orange ist häufig.
# Yellow square
yellow-square-0f92a4 = Gelbes Quadrat
# A port that docks only to another yellow one. There are fewer of them.
a-port-that-docks-only-3327d6 = Ein Anschluss, der nur an einen anderen gelben passt. Davon gibt es weniger.
# Green cross
green-cross-705ddd = Grünes Kreuz
# A port that docks only to another green one. There are fewer of them.
a-port-that-docks-only-56c6a7 = Ein Anschluss, der nur an einen anderen grünen passt. Davon gibt es weniger.
# Blue crescent
blue-crescent-82d5ee = Blauer Halbmond
# A port that docks only to another blue one. Blue is rare.
a-port-that-docks-only-894447 = Ein Anschluss, der nur an einen anderen blauen passt. Blau ist selten.
# Purple star
purple-star-f1285f = Lila Stern
# A port that docks only to another purple one. Purple is the rarest.
a-port-that-docks-only-4bf153 = Ein Anschluss, der nur an einen anderen lilafarbenen passt. Lila ist am seltensten.
# Module
module-c93da3 = Modul
# What stations are built of. It may be turned and flipped over before it docks, and never after.
what-stations-are-built-of-4414e3 = Daraus werden Stationen gebaut. Vor dem Andocken darf man es drehen und wenden, danach nie mehr.
# Blank side
blank-side-2fcc3d = Leere Seite
# It may lie only at another blank side, or at nothing. That makes no joint and pays nothing.
it-may-lie-only-at-1c22ca = Sie darf nur an einer anderen leeren Seite liegen oder an nichts. Das ist keine Verbindung und bringt nichts.
# Numbers
numbers-673729 = Zahlen
# What the module's first, second, third joint pays, from left to right.
what-the-modules-first-second-bb1bf4 = Von links nach rechts: was die erste, zweite, dritte Verbindung des Moduls bringt.
# Joint
joint-a54bc1 = Verbindung
# Two ports of one colour that meet. It pays on both modules, to whoever owns the station.
two-ports-of-one-colour-2d35aa = Zwei Anschlüsse einer Farbe, die sich treffen. Sie zahlt für beide Module, an den Platz, dem die Station gehört.
# Station
station-b91639 = Station
# The modules that somebody has docked. It belongs to one seat, and touches no other.
the-modules-that-somebody-has-10cd4b = Die Module, die jemand angedockt hat. Sie gehört zu einem Platz und berührt keine andere.
# Stack
stack-c83dd9 = Stapel
# Modules of the rounds to come, face down. Nobody knows their order.
modules-of-the-rounds-to-d619e5 = Module für die nächsten Runden, verdeckt. Niemand kennt ihre Reihenfolge.
# Who picks when
who-picks-when-dd97fd = Wer wann wählt
# Turns run there and back like a snake: at each end somebody picks twice in a row.
turns-run-there-and-back-2fdeef = Es geht hin und zurück wie eine Schlange: An jedem Ende wählt jemand zweimal hintereinander.

## What a table agrees on

# House tiles
house-tiles-601817 = Hausmodule
# Draft tiles from a shrinking pool, join them colour to colour, and let every new joint pay twice.
draft-tiles-from-a-shrinking-0baae5 = Nehmt Module aus einer Auslage, die schrumpft, dockt sie Farbe an Farbe an, und lasst jede neue Verbindung doppelt zahlen.
# Length
length-4c2649 = Länge
# Tiles that each seat takes in the three rounds: standard 6, 4, 2; extended 8, 6, 4; marathon 10, 8, 6.
tiles-that-each-seat-takes-752880 = Wie viele Module jeder Platz in den drei Runden nimmt: standard 6, 4, 2; extended 8, 6, 4; marathon 10, 8, 6.
# standard, extended, marathon or custom:a,b,c with 1 to 10 each
standard-extended-marathon-or-custom-0ebaac = standard, extended, marathon oder custom:a,b,c mit je 1 bis 10
# Scoring
scoring-1738fd = Wertung
# When points are scored.
when-points-are-scored-b5b1e1 = Wann gewertet wird.
# Immediate
immediate-df449c = Sofort
# Round
round-c57361 = Nach der Runde
# End
end-725ab7 = Am Ende
# Connecting
connecting-dffd5e = Andocken
# Whether tiles are connected as they are taken, or by all seats at once when the pool is empty.
whether-tiles-are-connected-as-5a1f90 = Ob Module gleich beim Nehmen angedockt werden oder von allen zugleich, wenn die Auslage leer ist.
# Delayed
delayed-70510b = Später
# Build clock
build-clock-5054af = Uhr beim Bauen
# The time for a build: for everybody from its start, or for the others once one seat is done.
the-time-for-a-build-289bd4 = Die Zeit für einen Bau: für alle von Anfang an oder für die anderen, sobald jemand fertig ist.
# none, total:S or after_first:S with 5 to 600 seconds
none-total-s-or-after-20c6b0 = none, total:S oder after_first:S mit 5 bis 600 Sekunden
# Tile sets
tile-sets-251989 = Modulsätze
# Sets of tiles in use; auto: a second one where needed.
sets-of-tiles-in-use-1bed52 = Wie viele Sätze von Modulen im Spiel sind; auto: ein zweiter, wo er nötig ist.
# Auto
auto-a226f8 = Automatisch
# Scrap points
scrap-points-640490 = Punkte beim Verschrotten
# What scrapping a station does to the points it scored.
what-scrapping-a-station-does-c9ce58 = Was mit den Punkten einer Station geschieht, die verschrottet wird.
# Keep
keep-397a3d = Behalten
# Lose
lose-0e9adc = Verlieren
# First must change
first-must-change-be5f6a = Beginn muss wechseln
# Whether a round's first player cannot be named again for the next.
whether-a-rounds-first-player-17555f = Ob in der nächsten Runde jemand anders beginnen muss als in dieser.
# Low tie
low-tie-3ac8c5 = Gleichstand unten
# Which of several lowest seats names the first player: the latest of the last first pass, or by lot.
which-of-several-lowest-seats-17c1cf = Wer bei Gleichstand mit den wenigsten Punkten bestimmt, wer beginnt: wer im letzten ersten Durchgang am spätesten dran war, oder das Los.
# Latest
latest-545161 = Zuletzt
# Random
random-d01d45 = Zufällig

## The lesson

# Your first station
your-first-station-0ab7bb = Deine erste Station
# Fit ports, close gaps for two joints at once, and watch what the others can use. A full game has six, four and two turns each.
fit-ports-close-gaps-for-a1782f = Sorg für passende Anschlüsse, schließ Lücken für zwei Verbindungen auf einmal, und achte darauf, was die anderen brauchen können. In einem ganzen Spiel hat jeder Platz sechs, vier und zwei Züge.
# A station
a-station-7d2c0a = Eine Station
# What lies there
what-lies-there-8d269e = Was da liegt
# Everybody builds a station. These modules lie open for all: each turn you take one and dock it, and joints pay points.
everybody-builds-a-station-these-265f3c = Alle bauen eine Station. Diese Module liegen offen für alle: In jedem Zug nimmst du eines und dockst es an, und Verbindungen bringen Punkte.
# Begin with ports
begin-with-ports-8b9f58 = Beginn mit Anschlüssen
# Your first module only has to lie there. Take this one: five coloured ports mean that a lot will fit later.
your-first-module-only-has-90b24d = Dein erstes Modul muss nur daliegen. Nimm dieses: Fünf farbige Anschlüsse heißen, dass später viel passt.
# Two ports only: there is hardly anything that could be docked to it. Begin with many.
two-ports-only-there-is-2f69ad = Nur zwei Anschlüsse: Daran lässt sich kaum etwas andocken. Beginn mit vielen.
# There and back
there-and-back-01ecf6 = Hin und zurück
# Pip has taken two in a row. Turns run there and back like a snake: whoever is last in one row begins the next.
pip-has-taken-two-in-36fdea = Pip hat zwei hintereinander genommen. Es geht hin und zurück wie eine Schlange: Wer in einer Reihe zuletzt dran ist, beginnt die nächste.
# A fit
a-fit-82f5ff = Es passt
# Ports that meet must have one colour, and a blank side meets only blank. Dock this below, yellow on yellow.
ports-that-meet-must-have-3fcb48 = Anschlüsse, die sich treffen, müssen dieselbe Farbe haben, und eine leere Seite trifft nur auf eine leere. Dock dies unten an, Gelb an Gelb.
# Green on green fits as well, and pays the same. For this lesson choose the place below, where yellow meets yellow.
green-on-green-fits-as-f3bea4 = Grün an Grün passt auch und bringt genauso viel. Nimm für diese Einführung die Stelle unten, wo Gelb auf Gelb trifft.
# Joints that pay
joints-that-pay-7c2b59 = Verbindungen, die zahlen
# Read the numbers
read-the-numbers-f49c79 = Lies die Zahlen
# The numbers on a module are what its first joint pays, then its second, and so on. Each joint pays on both sides.
the-numbers-on-a-module-3025a5 = Die Zahlen auf einem Modul sagen, was seine erste Verbindung bringt, dann seine zweite und so weiter. Jede Verbindung zahlt auf beiden Seiten.
# Twice at once
twice-at-once-67af14 = Zwei auf einmal
# There is a gap beside two of your modules, and this one joins both: two joints, paid on all sides, make 32 points.
there-is-a-gap-beside-cb34f3 = Neben zweien deiner Module ist eine Lücke, und dieses verbindet beide: Zwei Verbindungen, auf allen Seiten bezahlt, machen 32 Punkte.
# That was 12 points for one joint. The gap at the top takes a module that joins two neighbours: 32.
that-was-points-for-one-a180c1 = Das waren 12 Punkte für eine Verbindung. In die Lücke oben passt ein Modul, das zwei Nachbarn verbindet: 32.
# Look across
look-across-405570 = Sieh hinüber
# Scores count at once and lie open. Look at the other stations, too: a module that fits there is one to take away.
scores-count-at-once-and-9f5c2c = Punkte zählen sofort und liegen offen. Sieh dir auch die anderen Stationen an: Ein Modul, das dort passt, nimmst du besser weg.
# Nothing fits
nothing-fits-a89a0a = Nichts passt
# Stuck
stuck-259e74 = Festgefahren
# Your open ports are green and purple, and all that is left is orange. Throw out the one that Pip could use best.
your-open-ports-are-green-3ba551 = Deine offenen Anschlüsse sind grün und lila, und alles, was übrig ist, ist orange. Wirf das hinaus, das Pip am besten brauchen könnte.
# Now your station is gone, and only one module lies there. Points stay, but the joints to come are worth more.
now-your-station-is-gone-69ad8a = Jetzt ist deine Station weg, und nur ein Modul liegt da. Die Punkte bleiben, aber künftige Verbindungen wären mehr wert.
# The last round
the-last-round-dfa22f = Die letzte Runde
# Who begins
who-begins-97b752 = Wer beginnt
# You are behind, so you say who begins this round. One module here fills a gap of yours, so begin yourself.
you-are-behind-so-you-3dc8b1 = Du liegst hinten, also sagst du, wer diese Runde beginnt. Ein Modul hier füllt eine Lücke bei dir, also beginn selbst.
# Now Pip takes the first module, and he has eyes in his head, too. What you need must not be left to him.
now-pip-takes-the-first-a5f751 = Jetzt nimmt Pip das erste Modul, und auch er hat Augen im Kopf. Was du brauchst, darfst du ihm nicht lassen.
# The best module
the-best-module-72faf9 = Das beste Modul
# One place fits it, and there it joins two neighbours at once. Take it before Pip has his two turns.
one-place-fits-it-and-2c7df0 = Es passt nur an eine Stelle, und dort verbindet es zwei Nachbarn auf einmal. Nimm es, bevor Pip seine zwei Züge hat.
# The last one
the-last-one-256c71 = Das letzte
# Whoever begins also takes the last module. Dock it, and count: the highest score wins.
whoever-begins-also-takes-the-c4fb5b = Wer beginnt, nimmt auch das letzte Modul. Dock es an, und zähl: Die meisten Punkte gewinnen.

## How to play

# The goal
the-goal-5b7162 = Das Ziel
# Everybody builds a station of their own out of modules. Points come from joints, and the highest score wins.
everybody-builds-a-station-of-1a5f98 = Alle bauen aus Modulen eine eigene Station. Punkte kommen von Verbindungen, und die meisten Punkte gewinnen.
# A game has three rounds: usually six turns each, then four, then two.
a-game-has-three-rounds-e56474 = Ein Spiel hat drei Runden: meist sechs Züge für alle, dann vier, dann zwei.
# Your turn
your-turn-cd1fbe = Dein Zug
# Take one of the open modules and dock it to your station at once. Your first one just begins the station.
take-one-of-the-open-8111bc = Nimm eines der offenen Module, und dock es sofort an deine Station an. Dein erstes beginnt einfach die Station.
# You may turn it and flip it over. Where it touches others, each side must match: a colour the same colour, blank blank.
you-may-turn-it-and-2109e4 = Du darfst es drehen und wenden. Wo es andere berührt, muss jede Seite passen: eine Farbe an dieselbe Farbe, leer an leer.
# At least one coloured port must meet another.
at-least-one-coloured-port-d5fc23 = Mindestens ein farbiger Anschluss muss auf einen anderen treffen.
# Modules and ports
modules-and-ports-281ed1 = Module und Anschlüsse
# A module has six sides. Each is blank, or has a port of one of six colours.
a-module-has-six-sides-e4aa51 = Ein Modul hat sechs Seiten. Jede ist leer oder hat einen Anschluss in einer von sechs Farben.
# Points
points-bfcb2d = Punkte
# The numbers on a module are what its first, second, third joint pays. They rise.
the-numbers-on-a-module-4ab941 = Die Zahlen auf einem Modul sagen, was seine erste, zweite, dritte Verbindung bringt. Sie steigen.
# A joint pays on both of its modules. A module that closes a gap makes two or three joints at once.
a-joint-pays-on-both-d6018f = Eine Verbindung zahlt für beide Module. Ein Modul, das eine Lücke schließt, bringt zwei oder drei Verbindungen auf einmal.
# Turns run there and back like a snake: whoever picks last in one row picks first in the next.
turns-run-there-and-back-ff16b4 = Es geht hin und zurück wie eine Schlange: Wer in einer Reihe zuletzt wählt, wählt in der nächsten zuerst.
# Before the second and the third round, whoever has the lowest score says who begins.
before-the-second-and-the-0875ab = Vor der zweiten und der dritten Runde sagt, wer die wenigsten Punkte hat, wer beginnt.
# When nothing fits
when-nothing-fits-534be9 = Wenn nichts passt
# If something fits, you must take such a module. If nothing does, throw out any module, and nobody gets it.
if-something-fits-you-must-a8b87b = Passt etwas, musst du ein solches Modul nehmen. Passt nichts, wirf irgendein Modul hinaus, und niemand bekommt es.
# Or scrap your whole station and begin anew. Points that you have stay yours.
or-scrap-your-whole-station-7a0b35 = Oder verschrotte deine ganze Station, und beginn neu. Punkte, die du hast, bleiben dir.
# The end
the-end-6e7684 = Das Ende
# After the last turn of the third round the highest score wins. If several have it, they share the win.
after-the-last-turn-of-d30f55 = Nach dem letzten Zug der dritten Runde gewinnen die meisten Punkte. Haben mehrere gleich viele, teilen sie sich den Sieg.
# What beginners overlook
what-beginners-overlook-ae40b8 = Was man am Anfang übersieht
# Some colours are rare: the row of colours on the table goes from common to rare. Keep common ports open.
some-colours-are-rare-the-ef3667 = Manche Farben sind selten: Die Reihe der Farben auf dem Tisch geht von häufig bis selten. Halt häufige Anschlüsse offen.
# A module that the next player needs is worth taking, or throwing out.
a-module-that-the-next-0a2c3a = Ein Modul, das gleich danach jemand braucht, lohnt sich zu nehmen oder hinauszuwerfen.
# Modules with many ports pay little at first and a lot later: begin with them, do not end with them.
modules-with-many-ports-pay-1a08dd = Module mit vielen Anschlüssen bringen zuerst wenig und später viel: Beginn mit ihnen, hör nicht mit ihnen auf.
