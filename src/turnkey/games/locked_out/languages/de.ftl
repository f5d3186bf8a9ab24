## What things are called

# no card
no-card-36245f = keine Karte
# IR Emitter
ir-emitter-5dbe7c = IR-Sender
    .gender = masculine
# Ethereal Lockpick
ethereal-lockpick-2ff8c4 = Ätherdietrich
    .gender = masculine
# Programmable Keycard
programmable-keycard-6532f4 = Blanko-Schlüsselkarte
    .gender = feminine
# Iris Emulator
iris-emulator-8d38ec = Iris-Emulator
    .gender = masculine
# Cipher Breaker
cipher-breaker-fb6b5b = Codeknacker
    .gender = masculine
# Voice Forger
voice-forger-9da205 = Stimmfälscher
    .gender = masculine
# Neural Bypass
neural-bypass-bd85be = Neuro-Bypass
    .gender = masculine
# Root Token
root-token-423646 = Root-Token
    .gender = neuter
# Oxygen
oxygen-2342ca = Sauerstoff
    .gender = masculine
    .indefinite = Sauerstoff
# Power
power-67db4d = Energie
    .gender = feminine
    .indefinite = Energie
# Fuel
fuel-0d5b4b = Treibstoff
    .gender = masculine
    .indefinite = Treibstoff
# Sonic Corkscrew
sonic-corkscrew-6690b6 = Schallkorkenzieher
    .gender = masculine
# Soldering Iron
soldering-iron-3f4d7a = Lötkolben
    .gender = masculine
# Gambling Cards
gambling-cards-95f0f5 = Spielkarten
    .gender = plural
# Holo Postcards
holo-postcards-9a7c47 = Holo-Postkarten
    .gender = plural
# Plasma Gun
plasma-gun-f64f33 = Plasmapistole
    .gender = feminine
# Grav Boots
grav-boots-5ccf58 = Gravstiefel
    .gender = plural
    .dative = Gravstiefeln
# Pocket Telescope
pocket-telescope-b60dd8 = Taschenfernrohr
    .gender = neuter
# Translator Earbud
translator-earbud-c88d55 = Übersetzer-Ohrstöpsel
    .gender = masculine
# Self-Heating Mug
self-heating-mug-2a9651 = Heizbecher
    .gender = masculine
# Robo-Parrot
robo-parrot-bf3d31 = Robo-Papagei
    .gender = masculine
# Moon Whisky
moon-whisky-0a5de9 = Mondwhisky
    .gender = masculine
# Antique Star Chart
antique-star-chart-bca6b4 = Antike Sternkarte
    .gender = feminine
    .indefinite = eine antike Sternkarte
    .indefinite-dative = einer antiken Sternkarte
    .definite = die antike Sternkarte
    .definite-dative = der antiken Sternkarte
    .none = keine antike Sternkarte
# Consul's Signet Ring
consuls-signet-ring-043212 = Siegelring des Konsuls
    .gender = masculine
    .indefinite = der Siegelring des Konsuls
    .indefinite-accusative = den Siegelring des Konsuls
    .indefinite-dative = dem Siegelring des Konsuls
# Meteorite Opal
meteorite-opal-fd5eb3 = Meteoritenopal
    .gender = masculine
# Bearer Bonds
bearer-bonds-4b7c98 = Wertpapiere
    .gender = plural
    .dative = Wertpapieren
# Crown of Ceres
crown-of-ceres-4447fe = Krone von Ceres
    .gender = feminine
    .indefinite = die Krone von Ceres
    .indefinite-dative = der Krone von Ceres
# Share of the Booty
share-of-the-booty-dc3168 = Beuteanteil
    .gender = masculine
# Oxygen + Power
oxygen-power-a56020 = Sauerstoff + Energie
    .none = keine Karte „Sauerstoff + Energie“
# Power + Fuel
power-fuel-b5c869 = Energie + Treibstoff
    .none = keine Karte „Energie + Treibstoff“
# Fuel + Oxygen
fuel-oxygen-3dbc40 = Treibstoff + Sauerstoff
    .none = keine Karte „Treibstoff + Sauerstoff“
# Leaky Battery
leaky-battery-6f5b67 = Batterie mit Leck
    .gender = feminine
# Cracked Cryo Vase
cracked-cryo-vase-d9b9a4 = Kryovase mit Sprung
    .gender = feminine
# Unstable Charge
unstable-charge-bfa8ca = Instabile Ladung
    .gender = feminine
    .indefinite = eine instabile Ladung
    .indefinite-dative = einer instabilen Ladung
    .definite = die instabile Ladung
    .definite-dative = der instabilen Ladung
    .none = keine instabile Ladung
# room 2
room-1d89c7 = Raum 2
    .gender = masculine
    .definite = Raum 2
    .in = in Raum 2
    .into = in Raum 2
    .from = aus Raum 2
# room 3
room-9ca0aa = Raum 3
    .gender = masculine
    .definite = Raum 3
    .in = in Raum 3
    .into = in Raum 3
    .from = aus Raum 3
# room 4
room-9705af = Raum 4
    .gender = masculine
    .definite = Raum 4
    .in = in Raum 4
    .into = in Raum 4
    .from = aus Raum 4
# room 5
room-817e4d = Raum 5
    .gender = masculine
    .definite = Raum 5
    .in = in Raum 5
    .into = in Raum 5
    .from = aus Raum 5
# corridor 2a
corridor-a-b6a429 = Korridor 2a
    .gender = masculine
    .in = im Korridor 2a
    .into = in den Korridor 2a
    .from = aus dem Korridor 2a
# room 6
room-7609f5 = Raum 6
    .gender = masculine
    .definite = Raum 6
    .in = in Raum 6
    .into = in Raum 6
    .from = aus Raum 6
# room 7
room-aa6061 = Raum 7
    .gender = masculine
    .definite = Raum 7
    .in = in Raum 7
    .into = in Raum 7
    .from = aus Raum 7
# room 8
room-776d38 = Raum 8
    .gender = masculine
    .definite = Raum 8
    .in = in Raum 8
    .into = in Raum 8
    .from = aus Raum 8
# computer 8a
computer-a-01aacf = Computer 8a
    .gender = masculine
    .in = am Computer 8a
    .into = zum Computer 8a
    .from = vom Computer 8a
# a card
a-card-1e3d88 = Karte
    .gender = feminine
# the card
the-card-553b4f = Karte
    .gender = feminine
# the drawn card
the-drawn-card-e149e9 = gezogene Karte
    .gender = feminine
    .definite = die gezogene Karte
# Only the blue zone is open.
only-the-blue-zone-is-0eaf74 = Nur die blaue Zone ist offen.
# All four orange kinds are there: the orange zone is open. The orange cards go to the discard heap.
all-four-orange-kinds-are-af93df = Alle vier orangefarbenen Arten sind da: Die orangefarbene Zone ist offen. Die orangefarbenen Karten kommen auf die Ablage.
# All four purple kinds are there: the way to the computer is open! The access area is emptied.
all-four-purple-kinds-are-d432bd = Alle vier violetten Arten sind da: Der Weg zum Computer ist frei! Der Zugangsbereich wird geleert.
# access cards
access-cards-c804aa = Zugangskarten
    .gender = plural
# orange access
orange-access-17c31b = orangefarbene Zugangskarten
    .gender = plural
    .none = keine orangefarbenen Zugangskarten
# purple access
purple-access-6dda40 = violette Zugangskarten
    .gender = plural
    .none = keine violetten Zugangskarten
# search icon
search-icon-9346d6 = Karten mit Lupe
    .gender = plural
# The gang escapes: the richest hand wins.
the-gang-escapes-the-richest-cc311b = Die Bande entkommt: Die reichste Hand gewinnt.
# The gang is caught: the poorest hand wins.
the-gang-is-caught-the-281331 = Die Bande ist gefasst: Die ärmste Hand gewinnt.
# P1
p-5d8905 = P1
# P2
p-78ad0b = P2
# P3
p-1b3315 = P3
# P4
p-282d3e = P4
# P5
p-e9e8ed = P5
# P6
p-255251 = P6
# the talk before a move
the-talk-before-a-move-d335cf = Gespräch vor einem Zug
    .gender = neuter
# the move
the-move-26fd6f = Weg in einen Raum
    .gender = masculine
# the moment when a drawn card is shown
the-moment-when-a-drawn-5d773e = Zeigen einer gezogenen Karte
    .gender = neuter
# the playing of cards
the-playing-of-cards-8f7236 = Spielen von Karten
    .gender = neuter
# the accusation after an access card
the-accusation-after-an-access-0a0ca1 = Verdacht nach einer Zugangskarte
    .gender = masculine
# the answer to an accusation
the-answer-to-an-accusation-087109 = Antwort auf einen Verdacht
    .gender = feminine
# the choice of what to confiscate
the-choice-of-what-to-646980 = Wahl, was beschlagnahmt wird
    .gender = feminine

## What happens

# {seats} start in {space} with one {card} each[; {out:more is|more are} out of the game].
seats-start-in-space-with-ba8def =
    { $seats } beginnen { NAME($space, form: "in") } mit je { NAME($card, case: "dative", article: "indefinite") }{ HAS($out) ->
        [yes]
            ; { $out } { $out ->
                [one] weiterer ist
               *[other] weitere sind
            } aus dem Spiel
       *[no] { "" }
    }.
# Eight piles lie face down: an access pair, 2 loot and 2 resources in each, and 2 more resources in {corridor}. Orange pairs lie in rooms 2 to 5, purple ones elsewhere.
eight-piles-lie-face-down-6927d7 = Acht Stapel liegen verdeckt: in jedem ein Zugangspaar, 2 Beutekarten und 2 Ressourcen, dazu 2 weitere Ressourcen { NAME($corridor, form: "in") }. Orangefarbene Paare liegen in den Räumen 2 bis 5, violette in den anderen.
# Three hazards lie among the loot and three double resources among the resources; {out}, Gambling Cards, Plasma Gun and one resource of each colour are out of the game.
three-hazards-lie-among-the-8ff91a = Drei Gefahren liegen unter der Beute und drei Doppelkarten unter den Ressourcen; { NAME($out, article: "definite") }, die Spielkarten, die Plasmapistole und eine Ressource jeder Farbe sind aus dem Spiel.
# Oxygen, power and fuel stand at {level}.
oxygen-power-and-fuel-stand-ca3d9d = Sauerstoff, Energie und Treibstoff stehen auf { $level }.
# {seat} begins and holds the maintenance card.
seat-begins-and-holds-the-c56c8d = { $seat } beginnt und hat die Wartungskarte.
# Round {round}, {seat}
round-round-seat-94e41d = Runde { $round }, { $seat }
# Round {round}, {seat} once more
round-round-seat-once-more-892988 = Runde { $round }, { $seat } noch einmal
# {seat} moves from {start} to {to}.
seat-moves-from-start-to-a94a48 = { $seat } geht { NAME($start, form: "from") } { NAME($to, form: "into") }.
# {drawer} draws {card} in {room} ({left} left there).
drawer-draws-card-in-room-6dd1cf =
    { $drawer } zieht { NAME($room, form: "in") } { NAME($card, case: "accusative", article: "indefinite") } ({ $left ->
        [0] keine mehr
       *[other] noch { $left }
    } dort).
# Nothing is left in {room} for {seat}.
nothing-is-left-in-room-4d84b0 = { NAME($room, form: "in") } ist für { $seat } nichts mehr da.
# {drawer} shows {card} to {seat}.
drawer-shows-card-to-seat-7df6ea = { $drawer } zeigt { $seat } { NAME($card, case: "accusative", article: "definite") }.
# {seat} holds no card to give for it.
seat-holds-no-card-to-311fae = { $seat } hat keine Karte, die dafür zu geben wäre.
# {seat} lets it pass.
seat-lets-it-pass-7d69d6 = { $seat } tauscht nicht.
# {drawer} keeps {card} ({size} in hand).
drawer-keeps-card-size-in-38825f = { $drawer } behält { NAME($card, case: "accusative", article: "definite") } ({ $size } auf der Hand).
# {seat} takes {card}.
seat-takes-card-8e1035 = { $seat } nimmt { NAME($card, case: "accusative", article: "definite") }.
# {seat} gives {drawer} {card} for it.
seat-gives-drawer-card-for-5d578b = { $seat } gibt { $drawer } dafür { NAME($card, case: "accusative", article: "indefinite") }.
# {seat} is done, with {size:card|cards} in hand.
seat-is-done-with-size-0f815e =
    { $seat } ist fertig und hat { $size ->
        [0] keine Karte
        [one] { $size } Karte
       *[other] { $size } Karten
    } auf der Hand.
# {seat} plays {card}.
seat-plays-card-dbe079 = { $seat } spielt { NAME($card, case: "accusative", article: "indefinite") }.
# {seat} plays {card} for the next maintenance.
seat-plays-card-for-the-7e31bb = { $seat } spielt { NAME($card, case: "accusative", article: "indefinite") } für die nächste Wartung.
# {seat} plays {card}: it will spoil the next maintenance.
seat-plays-card-it-will-72fb84 = { $seat } spielt { NAME($card, case: "accusative", article: "indefinite") }: Das verdirbt die nächste Wartung.
# {card} lies in the access area, which holds {kinds} of the {needed} {colour} kinds.
card-lies-in-the-access-54591a =
    { NAME($card, article: "definite") } liegt im Zugangsbereich: Dort { $kinds ->
        [one] ist
       *[other] sind
    } jetzt { $kinds } von { $needed } { $colour ->
        [orange] orangefarbenen
       *[other] violetten
    } Arten.
# {colour} access is of no more use: {card} goes to the discard heap.
colour-access-is-of-no-f695b1 =
    { $colour ->
        [orange] Orangefarbene
       *[other] Violette
    } Zugangskarten nützen nichts mehr: { NAME($card, article: "definite", large: "yes") } kommt auf die Ablage.
# {stage}
stage-a12e64 = { $stage }
# {seat} discards {one} and {other} for an extra turn.
seat-discards-one-and-other-559365 = { $seat } wirft { NAME($one, case: "accusative", article: "indefinite") } und { NAME($other, case: "accusative", article: "indefinite") } für einen Extrazug ab.
# {accuser} accuses {suspect}, who holds {size:card|cards}.
accuser-accuses-suspect-who-holds-626483 =
    { $accuser } verdächtigt { $suspect } ({ $size } { $size ->
        [one] Karte
       *[other] Karten
    } auf der Hand).
# {suspect} answers with {card}.
suspect-answers-with-card-be28bc = { $suspect } antwortet mit { NAME($card, case: "dative", article: "indefinite") }.
# {suspect} plays no access card.
suspect-plays-no-access-card-972c83 = { $suspect } spielt keine Zugangskarte.
# {accuser} looks at {count} of {suspect}'s {size:card|cards}, taken blindly.
accuser-looks-at-count-of-928c57 =
    { $accuser } sieht sich { $size ->
        [1] die einzige Karte von { $suspect } an.
       *[other] { $count } von { $size } Karten von { $suspect } an, blind gezogen.
    }
# {accuser} sees {cards} in {suspect}'s hand.
accuser-sees-cards-in-suspect-2cef1f = { $accuser } sieht bei { $suspect } { NAME($cards, case: "accusative", article: "indefinite") }.
# {suspect} has no cards to look at.
suspect-has-no-cards-to-1e9ed7 = { $suspect } hat keine Karten, die man ansehen könnte.
# No access card is found on {suspect}.
no-access-card-is-found-ce5312 = Bei { $suspect } findet sich keine Zugangskarte.
# {accuser} confiscates {card} from {suspect} and plays it.
accuser-confiscates-card-from-suspect-5406fe = { $accuser } beschlagnahmt bei { $suspect } { NAME($card, case: "accusative", article: "indefinite") } und spielt die Karte.
# Round {round}, maintenance by {seat}
round-round-maintenance-by-seat-03bae2 = Runde { $round }, Wartung durch { $seat }
# A hazard lies in the resource area: nothing there protects.
a-hazard-lies-in-the-407b29 = Im Ressourcenbereich liegt eine Gefahr: Nichts dort schützt.
# {token} is seen to and stays at {level}.
token-is-seen-to-and-0c66a9 = { $token } ist versorgt und bleibt auf { $level }.
# {token} falls from {start} to {level}.
token-falls-from-start-to-249db3 = { $token } fällt von { $start } auf { $level }.
# {cards:goes|go} from the resource area to the discard heap.
cards-goes-go-from-the-a26555 =
    { $cards } { COUNT($cards) ->
        [one] kommt
       *[other] kommen
    } aus dem Ressourcenbereich auf die Ablage.
# After {seat}'s maintenance: oxygen {oxygen}, power {power}, fuel {fuel}.
after-seat-s-maintenance-oxygen-b30efd = Nach der Wartung durch { $seat }: Sauerstoff { $oxygen }, Energie { $power }, Treibstoff { $fuel }.
# The maintenance card goes from {seat} to {to}.
the-maintenance-card-goes-from-350ab4 = Die Wartungskarte geht von { $seat } an { $to }.
# {seat} says: {about} holds {matter}.
seat-says-about-holds-matter-676a25 = { $seat } sagt: „{ $about } hat { NAME($matter, case: "accusative", article: "indefinite") } auf der Hand.“
# {seat} says: {about} holds no {matter}.
seat-says-about-holds-no-809b7a = { $seat } sagt: „{ $about } hat { NAME($matter, case: "accusative", article: "none") } auf der Hand.“
# {seat} says: The pair in {room} is {matter}.
seat-says-the-pair-in-79a696 = { $seat } sagt: „{ NAME($room, form: "in", large: "yes") } liegt dieses Paar: { $matter }.“
# {seat} says: I shall move to {space}.
seat-says-i-shall-move-527f86 = { $seat } sagt: „Ich gehe { NAME($space, form: "into") }.“
# {seat} says: {about} should move to {space}.
seat-says-about-should-move-f89d21 = { $seat } sagt: „{ $about } soll { NAME($space, form: "into") } gehen.“
# {seat} says: {about} should play {matter}.
seat-says-about-should-play-acda33 = { $seat } sagt: „{ $about } soll { NAME($matter, case: "accusative", article: "indefinite") } spielen.“
# {seat} says: I think {about} keeps access cards.
seat-says-i-think-about-66616a = { $seat } sagt: „Ich glaube, { $about } hält Zugangskarten zurück.“
# {seat} says no more.
seat-says-no-more-cc0092 = { $seat } sagt nichts mehr.
# {seat} is at the computer: the gang escapes!
seat-is-at-the-computer-c22d14 = { $seat } ist am Computer: Die Bande entkommt!
# {tokens:is|are} used up: the gang is caught!
tokens-is-are-used-up-34f143 =
    { $tokens } { COUNT($tokens) ->
        [one] ist
       *[other] sind
    } aufgebraucht: Die Bande ist gefasst!
# {seat} counts {value}, with {access} access and {resources:resource card|resource cards}[: {cards}].
seat-counts-value-with-access-a127ad =
    { $seat } kommt auf { $value }, mit { $access } { $access ->
        [one] Zugangskarte
       *[other] Zugangskarten
    } und { $resources } { $resources ->
        [one] Ressourcenkarte
       *[other] Ressourcenkarten
    }{ HAS($cards) ->
        [yes] : { $cards }
       *[no] { "" }
    }.
# {ending} {winners:wins|share the win}.
ending-winners-wins-share-the-0ff58e =
    { $ending } { $winners } { COUNT($winners) ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }.

## What is done

# Move to {space}.
move-to-space-461f82 = Geh { NAME($space, form: "into") }.
# One step through one doorway to an accessible space; staying is not allowed. Then you draw from the pile there. Entering the computer, 8a, ends the game with the gang's escape.
one-step-through-one-doorway-d21728 = Ein Schritt durch eine Tür in einen offenen Raum; stehen bleiben gilt nicht. Dann ziehst du vom Stapel dort. Wer den Computer, 8a, betritt, beendet das Spiel: Die Bande entkommt.
# Let the drawer keep it.
let-the-drawer-keep-it-70821e = Nicht tauschen.
# If nobody exchanges, the drawer keeps the card.
if-nobody-exchanges-the-drawer-5ec90b = Wenn niemand tauscht, behält die Karte, wer sie gezogen hat.
# Take the drawn card and give {card} for it.
take-the-drawn-card-and-526589 = Nimm die gezogene Karte und gib dafür { NAME($card, case: "accusative", article: "indefinite") }.
# You stand in the same space, so you may keep the drawn card; the drawer gets one of yours instead. Only the two of you know which.
you-stand-in-the-same-07994f = Du stehst im selben Raum, also darfst du die gezogene Karte behalten; wer sie gezogen hat, bekommt dafür eine von dir. Welche, wisst nur ihr beide.
# End the turn.
end-the-turn-cf807d = Beende den Zug.
# You play as many cards as you like, or none; then play passes.
you-play-as-many-cards-a51c1f = Du spielst so viele Karten, wie du willst, oder keine; dann geht es reihum weiter.
# Play {card}.
play-card-e84ade = Spiel { NAME($card, case: "accusative", article: "definite") }.
# Access cards go to the access area, and each one you play makes you accuse another seat; resources and hazards go to the resource area and wait for maintenance.
access-cards-go-to-the-f173d0 = Zugangskarten kommen in den Zugangsbereich, und nach jeder musst du jemanden verdächtigen; Ressourcen und Gefahren kommen in den Ressourcenbereich und warten auf die Wartung.
# Discard {one} and {other} for an extra turn.
discard-one-and-other-for-0c8a91 = Wirf { NAME($one, case: "accusative", article: "definite") } und { NAME($other, case: "accusative", article: "definite") } für einen Extrazug ab.
# Two loot cards with the icon buy a whole extra turn, once until play passes.
two-loot-cards-with-the-80e0f2 = Zwei Beutekarten mit Lupe bringen einen ganzen Extrazug, einmal, bis es reihum weitergeht.
# Accuse {seat}.
accuse-seat-93fd66 = Verdächtige { $seat }.
# After each access card from your hand you accuse one other seat, wherever it stands.
after-each-access-card-from-c44a1c = Nach jeder Zugangskarte aus deiner Hand verdächtigst du jemand anderen, ganz gleich, in welchem Raum.
# Play none: let your hand be looked at.
play-none-let-your-hand-c451c4 = Spiel keine: Lass deine Hand ansehen.
# A random half of your hand is looked at, and an access card that is found there is played.
a-random-half-of-your-ac39dd = Eine zufällige Hälfte deiner Hand wird angesehen, und findet sich dort eine Zugangskarte, wird sie gespielt.
# Answer with {card}.
answer-with-card-b29e22 = Antworte mit { NAME($card, case: "dative", article: "definite") }.
# One of your access cards, played now, ends the accusation.
one-of-your-access-cards-e77126 = Eine deiner Zugangskarten, jetzt gespielt, beendet den Verdacht.
# Confiscate {card}.
confiscate-card-05cfdb = Beschlagnahme { NAME($card, case: "accusative", article: "definite") }.
# Of the access cards that you saw you must choose one; it is played.
of-the-access-cards-that-2e8124 = Von den Zugangskarten, die du gesehen hast, musst du eine wählen; sie wird gespielt.
# Say no more.
say-no-more-46e755 = Sag nichts mehr.
# The floor closes when all are silent.
the-floor-closes-when-all-9fca21 = Das Gespräch endet, wenn alle schweigen.
# Begin a claim: {claim} …
begin-a-claim-claim-d0b4c6 = Beginne eine Aussage: { NAME($claim, large: "yes") } …
# A claim need not be true. The others hear it when it is complete.
a-claim-need-not-be-393954 = Eine Aussage muss nicht wahr sein. Die anderen hören sie, wenn sie vollständig ist.
# It is about {subject}.
it-is-about-subject-a2a74a = Es geht um { NAME($subject, case: "accusative", article: "definite") }.
# The seat or the space that the claim is about.
the-seat-or-the-space-1a2169 = Wen oder welchen Ort die Aussage betrifft.
# It says: {matter}.
it-says-matter-64c814 = Sag: { $matter }.
# The cards or the space that the claim names; it is then out.
the-cards-or-the-space-4f36f8 = Die Karten oder der Ort, von denen die Aussage spricht; dann hören sie alle.
# {seat} holds {card}.
seat-holds-card-d50afe = { $seat } hat { NAME($card, case: "accusative", article: "indefinite") } auf der Hand.
# {seat} holds no {card}.
seat-holds-no-card-c9d377 = { $seat } hat { NAME($card, case: "accusative", article: "none") } auf der Hand.
# The pair in {room} is {card}.
the-pair-in-room-is-f7bd27 = { NAME($room, form: "in", large: "yes") } liegt dieses Paar: { $card }.
# I shall move to {space}.
i-shall-move-to-space-7482db = Ich gehe { NAME($space, form: "into") }.
# {seat} should move to {space}.
seat-should-move-to-space-f9aa30 = { $seat } soll { NAME($space, form: "into") } gehen.
# {seat} should play {card}.
seat-should-play-card-a2fbe1 = { $seat } soll { NAME($card, case: "accusative", article: "indefinite") } spielen.
# I think {seat} keeps access cards.
i-think-seat-keeps-access-2eaad9 = Ich glaube, { $seat } hält Zugangskarten zurück.

## Why it is asked

# Before somebody moves is the time to talk, and nothing that is said binds anybody.
before-somebody-moves-is-the-c78f0a = Bevor jemand geht, ist Zeit zum Reden, und nichts Gesagtes bindet irgendwen.
# You began to say something, and it has to be about somebody or some place.
you-began-to-say-something-8a34ef = Du hast angefangen, etwas zu sagen, und es muss von jemandem oder von einem Ort handeln.
# Your sentence lacks its end, and nobody hears it before that.
your-sentence-lacks-its-end-718fb6 = Deinem Satz fehlt noch das Ende, und vorher hört ihn niemand.
# Every turn begins with one step through a door: nobody may stay where they are.
every-turn-begins-with-one-917ff9 = Jeder Zug beginnt mit einem Schritt durch eine Tür: Niemand darf stehen bleiben.
# You stand where the card was drawn, so you may trade one of yours for it.
you-stand-where-the-card-6e470f = Du stehst dort, wo die Karte gezogen wurde: Darum darfst du eine von deinen dagegen tauschen.
# Cards are played at the end of a turn; you are asked whatever you hold, so that nobody learns it.
cards-are-played-at-the-a24a80 = Karten werden am Ende eines Zuges gespielt; du wirst immer gefragt, damit niemand erfährt, was du hast.
# Whoever plays an access card must accuse somebody of hiding another one.
whoever-plays-an-access-card-151ec4 = Wer eine Zugangskarte spielt, muss jemanden verdächtigen, noch eine zu verstecken.
# Whoever is accused plays an access card, or has half of the hand looked at.
whoever-is-accused-plays-an-fb5998 = Wer verdächtigt wird, spielt eine Zugangskarte oder lässt sich in die halbe Hand schauen.
# You saw access cards in the hand that you looked at, and one of them must be played.
you-saw-access-cards-in-feb262 = Du hast in der Hand, in die du geschaut hast, Zugangskarten gesehen, und eine davon muss gespielt werden.

## What is asked, and why not

# at this table claims are made on the floor before a move, and nothing else is said
at-this-table-claims-are-4d12a9 = an diesem Tisch macht man Aussagen im Gespräch vor einem Zug, und sonst wird nichts gesagt
# this table agreed on no talk
this-table-agreed-on-no-e31123 = an diesem Tisch wird nicht geredet
# there is no {seat} at a table of {players}
there-is-no-seat-at-d9c309 = { $seat } gibt es an einem Tisch mit { $players } Plätzen nicht
# this is said of another seat; of your own moves there is 'plan', of your own cards 'has' and 'lacks'
this-is-said-of-another-e7b7a8 = das sagt man von anderen; für den eigenen Weg gibt es „plan“, für die eigenen Karten „has“ und „lacks“
# this table plays without hazards
this-table-plays-without-hazards-d3fb4b = an diesem Tisch wird ohne Gefahren gespielt
# at this table claims are made on the floor before a move: act with 'say', word by word
at-this-table-claims-are-017c28 = an diesem Tisch macht man Aussagen im Gespräch vor einem Zug: mit „say“, Wort für Wort
# option first_player: there is no {seat} at a table of {players} seats
option-first-player-there-is-24a293 = Option first_player: An einem Tisch mit { $players } Plätzen gibt es kein { $seat }
# Reach the computer before a gauge runs dry. Escape: the richest hand wins. Caught: the poorest.
reach-the-computer-before-a-4320c7 = Erreicht den Computer, bevor eine Anzeige leer ist. Entkommt ihr, gewinnt die reichste Hand, sonst die ärmste.
# Where do you go? You must move, then draw a card where any are left.
where-do-you-go-you-58b8f3 = Wohin gehst du? Stehen bleiben gilt nicht; dort ziehst du eine Karte, falls noch eine da ist.
# {drawer} drew {card}, worth {value}. Trade a card for it?
drawer-drew-card-worth-value-164eaa = { $drawer } hat { NAME($card, case: "accusative", article: "indefinite") } gezogen, Wert { $value }. Tauschst du eine Karte dagegen?
# You have nothing to play: end your turn.
you-have-nothing-to-play-09c02d = Du hast nichts zu spielen: Beende deinen Zug.
# {accuser} accuses you. Play an access card, or let {accuser} look at {count} of your {size:card|cards}?
accuser-accuses-you-play-an-e89b94 =
    { $accuser } verdächtigt dich. Spielst du eine Zugangskarte, oder darf { $accuser } { $size ->
        [1] deine einzige Karte
       *[other] { $count } von deinen { $size } Karten
    } ansehen?
# {accuser} accuses you, and you have no access card: {accuser} looks at {count} of your {size:card|cards}.
accuser-accuses-you-and-you-3ff78f =
    { $accuser } verdächtigt dich, und du hast keine Zugangskarte: { $accuser } sieht sich { $size ->
        [1] deine einzige Karte
       *[other] { $count } von deinen { $size } Karten
    } an.
# Which space is it about?
which-space-is-it-about-53d6f4 = Um welchen Ort geht es?
# Which seat is it about?
which-seat-is-it-about-afe081 = Um wen geht es?
# You found {found} on {suspect}. Which one do you play?
you-found-found-on-suspect-8714f1 = Du hast bei { $suspect } { NAME($found, case: "accusative", article: "indefinite") } gefunden. Welche Karte spielst du?
# What does {about} hold?
what-does-about-hold-0b1497 = Was hat { $about } auf der Hand?
# What does {about} not hold?
what-does-about-not-hold-c97b1e = Was hat { $about } nicht auf der Hand?
# Which pair lies in {about}?
which-pair-lies-in-about-d2cb1b = Welches Paar liegt { NAME($about, form: "in") }?
# Where should {about} move?
where-should-about-move-35c509 = Wohin soll { $about } gehen?
# What should {about} play?
what-should-about-play-e2774c = Was soll { $about } spielen?
# Whom do you accuse of hiding an access card?
whom-do-you-accuse-of-d260c3 = Wen verdächtigst du, eine Zugangskarte zu verstecken?
# Where do you go? In {computer} the gang escapes and the game ends.
where-do-you-go-in-a1e19c = Wohin gehst du? { NAME($computer, form: "in", large: "yes") } entkommt die Bande, und das Spiel ist aus.
# Play cards, or end your turn?
play-cards-or-end-your-24add4 = Spielst du Karten, oder beendest du deinen Zug?
# Anything to say before {active} moves? It need not be true.
anything-to-say-before-active-f51f74 = Willst du etwas sagen, bevor { $active } zieht? Es muss nicht wahr sein.
# {space} is still closed: all four {colour} access kinds must lie in the access area
space-is-still-closed-all-8a2f97 =
    { NAME($space, article: "definite") } ist noch verschlossen: Erst müssen alle vier { $colour ->
        [orange] orangefarbenen
       *[other] violetten
    } Arten im Zugangsbereich liegen
# you do not hold {cards}
you-do-not-hold-cards-16493e = du hast { NAME($cards, case: "accusative", article: "definite") } nicht auf der Hand
# that does not complete the claim that you began
that-does-not-complete-the-78f815 = das passt nicht zu der Aussage, die du begonnen hast
# at this table people speak freely, and there is no floor for claims
at-this-table-people-speak-8aaabe = an diesem Tisch wird frei geredet, ein Gespräch mit Aussagen gibt es nicht
# that is for {phase}, and this is {now}
that-is-for-phase-and-9e1319 = das gehört zu: { NAME($phase, article: "definite") }; jetzt ist dran: { NAME($now, article: "definite") }
# you hold no {card}
you-hold-no-card-8f3c2d = du hast { NAME($card, case: "accusative", article: "none") } auf der Hand
# there is no {suspect} at this table
there-is-no-suspect-at-e223cb = { $suspect } gibt es an diesem Tisch nicht
# no {card} was among the cards that you saw
no-card-was-among-the-0fd075 = { NAME($card, article: "none") } war unter den Karten, die du gesehen hast
# you must move, and you are there already
you-must-move-and-you-942cf7 = du musst gehen, und dort bist du schon
# no doorway leads from {here} to {space}
no-doorway-leads-from-here-cb3736 = keine Tür führt { NAME($here, form: "from") } { NAME($space, form: "into") }
# there is one search at most until play passes on
there-is-one-search-at-67cba8 = mehr als eine Suche gibt es nicht, bis es reihum weitergeht
# {card} does not bear the icon
card-does-not-bear-the-8f886b =
    { NAME($card, article: "definite") } { GENDER($card) ->
        [plural] haben
       *[other] hat
    } keine Lupe
# an extra turn takes two cards with the icon, and you hold too few of them
an-extra-turn-takes-two-bcb11e = ein Extrazug kostet zwei Karten mit Lupe, und davon hast du zu wenige
# begin a claim with say and its type, or be silent
begin-a-claim-with-say-d5fe38 = beginne eine Aussage mit „say“ und ihrer Art, oder schweig
# a claim once begun must be completed
a-claim-once-begun-must-25cf1c = eine begonnene Aussage muss man zu Ende bringen
# you cannot accuse yourself
you-cannot-accuse-yourself-e4cb04 = dich selbst kannst du nicht verdächtigen
# Room {room}
room-room-bfc8da = Raum { $room }

## What things are

# In room
in-room-9b824a = Im Raum
# Access cards played
access-cards-played-79d4b7 = Gespielte Zugangskarten
# Resources for the next maintenance
resources-for-the-next-maintenance-25aa90 = Ressourcen für die nächste Wartung
# Not in this game
not-in-this-game-dc807c = Nicht in diesem Spiel
# The ship has left
the-ship-has-left-0eb90e = Das Schiff hat noch
# Maintenance
maintenance-b9767f = Wartung
# Hand
hand-8af38e = Hand
# Worth
worth-87b636 = Wert
# Search icon
search-icon-af3ebd = Lupe
# In the piles
in-the-piles-4a9218 = In den Stapeln
# Searched already
searched-already-e0cf21 = Schon gesucht
# Taken
taken-bf018c = Genommen
# Seen there
seen-there-fb6384 = Dort gesehen
# For sure
for-sure-3f50e6 = Sicher
# Perhaps
perhaps-0fc8d5 = Vielleicht
# Has seen it
has-seen-it-07a22d = Hat sie gesehen
# Will see it
will-see-it-a870f8 = Wird sie sehen
# Turns until maintenance
turns-until-maintenance-3fbec0 = Züge bis zur Wartung
# Open zones
open-zones-602016 = Offene Zonen
# Seen to
seen-to-250760 = Versorgt
# About to run out
about-to-run-out-c2d2ee = Fast aufgebraucht
# Ranks
ranks-21d814 = Ränge
# Looked at in a check
looked-at-in-a-check-54d606 = Bei einem Verdacht angesehen
# Sort
sort-d92b3a = Sorte
# Shows
shows-f6d909 = Zeigt
# znooties
znooties-5e158f = Znooties
# Talk
talk-05a415 = Gespräch
# Move
move-6a6b01 = Weg
# A drawn card is shown
a-drawn-card-is-shown-c21891 = Eine gezogene Karte wird gezeigt
# Play cards
play-cards-66b5e3 = Karten spielen
# Answer to an accusation
answer-to-an-accusation-a7c6a5 = Antwort auf einen Verdacht
# The gang escapes: the richest hand wins
the-gang-escapes-the-richest-9410b6 = Die Bande entkommt: Die reichste Hand gewinnt
# The gang is caught: the poorest hand wins
the-gang-is-caught-the-74616d = Die Bande ist gefasst: Die ärmste Hand gewinnt
# Access, orange: all four kinds, played, open the orange rooms. Whoever plays it accuses a seat.
access-orange-all-four-kinds-fae03a = Zugang, orange: Alle vier Arten, gespielt, öffnen die orangefarbenen Räume. Wer sie spielt, verdächtigt jemanden.
# Access, purple: all four kinds, played, open the way to the computer. Whoever plays it accuses a seat.
access-purple-all-four-kinds-619e38 = Zugang, violett: Alle vier Arten, gespielt, öffnen den Weg zum Computer. Wer sie spielt, verdächtigt jemanden.
# Resource: played before maintenance, it keeps the ship's oxygen from falling.
resource-played-before-maintenance-it-c80c23 = Ressource: Vor der Wartung gespielt, hält sie den Sauerstoff des Schiffs.
# Resource: played before maintenance, it keeps the ship's power from falling.
resource-played-before-maintenance-it-0dc408 = Ressource: Vor der Wartung gespielt, hält sie die Energie des Schiffs.
# Resource: played before maintenance, it keeps the ship's fuel from falling.
resource-played-before-maintenance-it-e85459 = Ressource: Vor der Wartung gespielt, hält sie den Treibstoff des Schiffs.
# Resource: played before maintenance, it keeps the ship's oxygen and power from falling.
resource-played-before-maintenance-it-1ac20d = Ressource: Vor der Wartung gespielt, hält sie Sauerstoff und Energie des Schiffs.
# Resource: played before maintenance, it keeps the ship's power and fuel from falling.
resource-played-before-maintenance-it-2d0582 = Ressource: Vor der Wartung gespielt, hält sie Energie und Treibstoff des Schiffs.
# Resource: played before maintenance, it keeps the ship's fuel and oxygen from falling.
resource-played-before-maintenance-it-596137 = Ressource: Vor der Wartung gespielt, hält sie Treibstoff und Sauerstoff des Schiffs.
# Loot: it counts in your hand at the end; two with the search icon buy an extra turn.
loot-it-counts-in-your-d13fc5 = Beute: Sie zählt am Ende auf deiner Hand; zwei mit Lupe bringen einen Extrazug.
# Loot: it counts in your hand at the end.
loot-it-counts-in-your-2f27c3 = Beute: Sie zählt am Ende auf deiner Hand.
# Hazard: played, it spoils the next maintenance; kept, it costs you.
hazard-played-it-spoils-the-9ecd16 = Gefahr: Gespielt, verdirbt sie die nächste Wartung; behalten, kostet sie dich etwas.
# oxygen
oxygen-a8f5fa = Sauerstoff
    .gender = masculine
    .indefinite = Sauerstoff
# power
power-4aa777 = Energie
    .gender = feminine
    .indefinite = Energie
# fuel
fuel-c4e004 = Treibstoff
    .gender = masculine
    .indefinite = Treibstoff
# orange
orange-df6470 = orange
# purple
purple-380e8e = violett
# blue
blue-cbff87 = blau
# access
access-34ca3b = Zugang
# loot
loot-14b743 = Beute
# resource
resource-aa2e71 = Ressource
# hazard
hazard-77eb11 = Gefahr
    .gender = feminine
# nothing
nothing-219be0 = nichts
# has
has-c1fff1 = jemand hat
# lacks
lacks-0d9286 = jemand hat nicht
# room
room-02a1e1 = in einem Raum liegt
# plan
plan-136e55 = ich gehe
# go
go-b2051c = jemand soll gehen
# want
want-41209c = jemand soll spielen
# hoards
hoards-31abbe = jemand hält zurück
# Two of one kind of orange key lie here, loot and resources. It is open from the start.
two-of-one-kind-of-e6dda6 = Hier liegen zwei gleiche orangefarbene Schlüssel, Beute und Ressourcen. Der Raum ist von Anfang an offen.
# Two of one kind of purple key lie here, loot and resources. It opens when all four orange keys are played.
two-of-one-kind-of-3800ca = Hier liegen zwei gleiche violette Schlüssel, Beute und Ressourcen. Der Raum öffnet sich, wenn alle vier orangefarbenen Schlüssel gespielt sind.
# Corridor
corridor-0ab210 = Gang
# All begin here. It has a door to every blue room, and a pile of its own with two of one kind of purple key.
all-begin-here-it-has-1fb692 = Hier beginnen alle. Er hat eine Tür zu jedem blauen Raum und einen eigenen Stapel mit zwei gleichen violetten Schlüsseln.
# Computer
computer-3ab45f = Computer
# It opens when all four purple keys are played. Whoever enters it ends the game, and all escape.
it-opens-when-all-four-6fc466 = Er öffnet sich, wenn alle vier violetten Schlüssel gespielt sind. Wer ihn betritt, beendet das Spiel, und alle entkommen.
# It falls by 1 at every maintenance, unless a card of its kind was played. At 0 all are caught: the poorest wins.
it-falls-by-at-every-8538f9 = Sie fällt bei jeder Wartung um 1, außer es wurde eine passende Karte gespielt. Bei 0 werden alle gefasst: Die Ärmsten gewinnen.
# When its owner's turn comes, the gauges fall instead. Then it goes to the left.
when-its-owners-turn-comes-0ace3b = Wer sie hat, macht statt des nächsten Zugs Wartung: Die Anzeigen fallen. Dann wandert sie nach links.
# Pile
pile-f453bd = Stapel
# Whoever comes in draws the top card. Others in the room see it, and may trade for it.
whoever-comes-in-draws-the-02d2e8 = Wer hereinkommt, zieht die oberste Karte. Andere im Raum sehen sie und dürfen tauschen.
# Locks
locks-61a329 = Schlösser
# Four different keys of one colour open the zone behind. A second one of a kind is of no use.
four-different-keys-of-one-f7407f = Vier verschiedene Schlüssel einer Farbe öffnen die Zone dahinter. Ein zweiter gleicher nützt nichts.
# Engine
engine-2ca21f = Maschine
# Cards played here protect their gauge at the next maintenance. Then they are thrown away.
cards-played-here-protect-their-1862f1 = Karten, die hierher gespielt werden, schützen ihre Anzeige bei der nächsten Wartung. Dann kommen sie weg.
# Cards gone
cards-gone-dc40b3 = Karten, die weg sind
# Out of the game for everybody.
out-of-the-game-for-5d9b22 = Für alle aus dem Spiel.
# Magnifying glass
magnifying-glass-2dfe9c = Lupe
# Two loot cards with it, thrown away together, buy a whole turn more.
two-loot-cards-with-it-1ce241 = Zwei Beutekarten mit Lupe, zusammen abgeworfen, bringen einen ganzen weiteren Zug.
# Crew member
crew-member-e196d2 = Figur
# Moves one room each turn. It sees the cards that others draw where it stands.
moves-one-room-each-turn-188ef0 = Geht in jedem Zug einen Raum weiter. Sie sieht die Karten, die andere dort ziehen, wo sie steht.

## What a table agrees on

# House edition
house-edition-064d01 = Hausausgabe
# Search the ship together, hoard alone: an escape makes the richest hand win, a failure the poorest.
search-the-ship-together-hoard-95f706 = Durchsucht das Schiff gemeinsam, und hortet allein: Entkommt ihr, gewinnt die reichste Hand, sonst die ärmste.
# Hazards
hazards-3c05d7 = Gefahren
# Whether hazards and double resources are among the cards.
whether-hazards-and-double-resources-8a873d = Ob Gefahren und Doppelkarten unter den Karten sind.
# Hazard drop
hazard-drop-60ae2e = Was für Gefahren ausscheidet
# The tool that leaves the game for the hazards.
the-tool-that-leaves-the-aa91ad = Das Werkzeug, das für die Gefahren aus dem Spiel kommt.
# Corkscrew
corkscrew-4d28c4 = Korkenzieher
# Iron
iron-25ad2b = Lötkolben
# Token start
token-start-fcb283 = Anfang der Anzeigen
# Where the three tokens start: by the number of seats, or on this number.
where-the-three-tokens-start-5dbbda = Wo die drei Marker beginnen: nach der Zahl der Plätze oder auf dieser Zahl.
# Auto
auto-a226f8 = Automatisch
# First player
first-player-343d81 = Wer beginnt
# The seat that begins: drawn by lot, or this one.
the-seat-that-begins-drawn-d59aba = Wer beginnt: per Los oder dieser Platz.
# Random
random-d01d45 = Zufällig
# Share icon
share-icon-b96fb7 = Lupe auf dem Anteil
# Whether Shares of the Booty may be searched with.
whether-shares-of-the-booty-fa3ff1 = Ob man auch mit Beuteanteilen suchen darf.
# Claims at any time; claims on a floor before every move; or none at all.
claims-at-any-time-claims-ef6b28 = Aussagen jederzeit, Aussagen im Gespräch vor jedem Zug oder gar keine.
# Free
free-8075e4 = Frei
# Structured
structured-c2a4e1 = In Aussagen
# Off
off-27ba75 = Aus
# Values
values-2778ae = Werte
# Which of the edition's two tables of values is used.
which-of-the-editions-two-578b68 = Welche der beiden Wertetabellen der Ausgabe gilt.
# House
house-eea68e = Haus
# Second
second-a09f9a = Zweite
# Standard
standard-949b1c = Standard
# Silent
silent-eac5b1 = Still

## The lesson

# Your first heist
your-first-heist-dda654 = Dein erster Raubzug
# That is Locked Out: open doors together, lie about your hand, and know at all times whether you are rich or poor. The end decides which of the two is better.
that-is-locked-out-open-cff1ec = Das ist Locked Out: Öffnet gemeinsam Türen, lügt über eure Karten, und wisst immer, ob ihr reich oder arm seid. Das Ende entscheidet, was von beidem besser ist.
# A turn
a-turn-44a3d4 = Ein Zug
# If you get away
if-you-get-away-fb9590 = Wenn ihr entkommt
# Your gang is locked out of its own ship. Reach the computer and all of you escape: then the richest hand wins.
your-gang-is-locked-out-84265a = Deine Bande ist aus ihrem eigenen Schiff ausgesperrt. Erreicht den Computer, und ihr entkommt alle: Dann gewinnt die reichste Hand.
# If you are caught
if-you-are-caught-158a29 = Wenn ihr gefasst werdet
# Oxygen, power and fuel run down. If one of them is used up you are caught, and then the poorest hand wins.
oxygen-power-and-fuel-run-216f01 = Sauerstoff, Energie und Treibstoff gehen zur Neige. Ist eins davon aufgebraucht, werdet ihr gefasst, und dann gewinnt die ärmste Hand.
# Go and draw
go-and-draw-545e48 = Geh und zieh
# On your turn you go through one door, and draw the top card of the room you enter. Go to room 3.
on-your-turn-you-go-a8e7be = In deinem Zug gehst du durch eine Tür und ziehst die oberste Karte des Raums, den du betrittst. Geh in Raum 3.
# Play a key
play-a-key-cb2647 = Spiel einen Schlüssel
# An Iris Emulator: one of four orange keys. One of each opens the orange rooms. Play it, though it is worth 60 to you.
an-iris-emulator-one-of-471446 = Ein Iris-Emulator: einer von vier orangefarbenen Schlüsseln. Je einer davon öffnet die orangefarbenen Räume. Spiel ihn, obwohl er für dich 60 wert ist.
# You may keep it: 60 in your hand is a lot. But if everybody does, the doors stay shut and the ship runs dry.
you-may-keep-it-in-0f2a8e = Du darfst ihn behalten: 60 auf der Hand sind viel. Aber wenn das alle tun, bleiben die Türen zu, und dem Schiff geht alles aus.
# Accuse
accuse-2867a3 = Verdächtige jemanden
# Whoever plays a key accuses somebody of hiding one. Pip holds two cards, Vesna three: try Vesna.
whoever-plays-a-key-accuses-9ed5c2 = Wer einen Schlüssel spielt, verdächtigt jemanden, einen zu verstecken. Pip hat zwei Karten, Vesna drei: Versuch es bei Vesna.
# Half of the hand is looked at, and Pip had no key. More cards hide more: Vesna is the better guess.
half-of-the-hand-is-dd02c8 = Die halbe Hand wird angesehen, und Pip hatte keinen Schlüssel. Mehr Karten verbergen mehr: Vesna ist der bessere Tipp.
# Take it
take-it-e9f222 = Nimm ihn
# She denied it, so you saw half of her cards, picked blindly. Play the key that you found: it is gone from her hand.
she-denied-it-so-you-d07dde = Sie hat es bestritten, also hast du die Hälfte ihrer Karten gesehen, blind gezogen. Spiel den Schlüssel, den du gefunden hast: Auf ihrer Hand ist er dann nicht mehr.
# In one room
in-one-room-b81224 = Im selben Raum
# Company
company-d00427 = Gesellschaft
# You stand in room 4, and Pip comes in. Whoever shares a room sees what is drawn there, and may trade for it.
you-stand-in-room-and-7b7fe1 = Du stehst in Raum 4, und Pip kommt herein. Wer im selben Raum ist, sieht, was dort gezogen wird, und darf dagegen tauschen.
# Intercept
intercept-7020d1 = Greif zu
# Pip drew the Crown of Ceres, worth 40. Keep it yourself, and hand him your corkscrew, worth 5.
pip-drew-the-crown-of-4da8be = Pip hat die Krone von Ceres gezogen, Wert 40. Behalte sie selbst, und gib ihm deinen Korkenzieher, Wert 5.
# Now the Crown is his: 40 for the richest hand. You could have had it for the worst of your cards.
now-the-crown-is-his-b31641 = Jetzt gehört die Krone ihm: 40 für die reichste Hand. Du hättest sie für deine schlechteste Karte haben können.
# Doors and engine
doors-and-engine-8ebe3e = Türen und Maschine
# Open the door
open-the-door-e79fd4 = Öffne die Tür
# Three orange keys are in the lock, and you hold the fourth. Play it: the orange rooms open for everybody.
three-orange-keys-are-in-69e5c8 = Drei orangefarbene Schlüssel stecken im Schloss, und du hast den vierten. Spiel ihn: Die orangefarbenen Räume öffnen sich für alle.
# An honest answer
an-honest-answer-85216b = Eine ehrliche Antwort
# You have to accuse again. Ask Pip: whoever has a key can simply play it, and is not searched then.
you-have-to-accuse-again-dca131 = Du musst wieder jemanden verdächtigen. Frag Pip: Wer einen Schlüssel hat, kann ihn einfach spielen und wird dann nicht durchsucht.
# Feed the engine
feed-the-engine-7ab177 = Füttere die Maschine
# Oxygen stands at 1, and each round every gauge falls by one. A card in the engine stops that once: play oxygen.
oxygen-stands-at-and-each-594f70 = Der Sauerstoff steht auf 1, und jede Runde fällt jede Anzeige um eins. Eine Karte in der Maschine verhindert das einmal: Spiel Sauerstoff.
# The round is over, oxygen is gone, and you are caught. With the Crown in hand you are not the poorest: you lose.
the-round-is-over-oxygen-ef3eee = Die Runde ist vorbei, der Sauerstoff ist weg, und ihr seid gefasst. Mit der Krone auf der Hand bist du nicht am ärmsten: Du verlierst.
# The round ends
the-round-ends-0e14ac = Die Runde endet
# End your turn and look at the gauges: power and fuel fall, oxygen stays, and the engine is empty again.
end-your-turn-and-look-afadff = Beende deinen Zug, und sieh auf die Anzeigen: Energie und Treibstoff fallen, der Sauerstoff bleibt, und die Maschine ist wieder leer.
# Rich
rich-0e72c2 = Reich
# Rich: get out
rich-get-out-462763 = Reich: nichts wie raus
# Both doors are open. You hold 135, and the others can hardly have so much: enter the computer, and the game is over.
both-doors-are-open-you-f56317 = Beide Türen sind offen. Du hast 135, und so viel können die anderen kaum haben: Geh zum Computer, und das Spiel ist aus.
# Poor
poor-57c2e6 = Arm
# Poor: stay in
poor-stay-in-380254 = Arm: bleib drin
# The same place, but now you hold almost nothing. Oxygen is at 1: walk away to room 7, and let them catch you all.
the-same-place-but-now-9c0b50 = Dieselbe Stelle, aber jetzt hast du fast nichts. Der Sauerstoff steht auf 1: Geh weg in Raum 7, und lass euch alle fassen.
# Everybody escapes, and Pip with the Crown is the richest. When you are poor, nobody should get out.
everybody-escapes-and-pip-with-5b0fe5 = Alle entkommen, und Pip ist mit der Krone am reichsten. Wenn du arm bist, soll niemand hinauskommen.

## How to play

# The goal
the-goal-5b7162 = Das Ziel
# You are a gang of thieves, and your own ship has locked you out of its computer.
you-are-a-gang-of-880b51 = Ihr seid eine Diebesbande, und euer eigenes Schiff hat euch von seinem Computer ausgesperrt.
# If somebody reaches the computer, all escape, and the richest hand wins.
if-somebody-reaches-the-computer-ec235a = Erreicht jemand den Computer, entkommen alle, und die reichste Hand gewinnt.
# If oxygen, power or fuel is used up before that, all are caught, and the poorest hand wins.
if-oxygen-power-or-fuel-0683f6 = Ist vorher Sauerstoff, Energie oder Treibstoff aufgebraucht, werden alle gefasst, und die ärmste Hand gewinnt.
# Your turn
your-turn-cd1fbe = Dein Zug
# Go through one door into a room next to yours; staying is not allowed. Draw the top card of its pile, if there is one.
go-through-one-door-into-ff55ec = Geh durch eine Tür in einen Raum nebenan; stehen bleiben gilt nicht. Zieh die oberste Karte des Stapels dort, falls es eine gibt.
# Then play as many cards as you like, or none.
then-play-as-many-cards-b6db92 = Dann spiel so viele Karten, wie du willst, oder keine.
# Two loot cards with a magnifying glass can be thrown away for a whole turn more, once until the next player's turn.
two-loot-cards-with-a-704d71 = Zwei Beutekarten mit Lupe kannst du für einen ganzen weiteren Zug abwerfen, einmal, bis die Nächsten an der Reihe sind.
# Rooms
rooms-2015d9 = Räume
# Which key lies in which room, nobody knows. Blue rooms are open, orange ones and the computer are locked.
which-key-lies-in-which-fdd830 = Welcher Schlüssel in welchem Raum liegt, weiß niemand. Blaue Räume sind offen, orangefarbene und der Computer sind verschlossen.
# In the same room
in-the-same-room-e7414c = Im selben Raum
# Whoever stands where you draw sees the card, one after the other, and may keep it for a card from their own hand.
whoever-stands-where-you-draw-0a3f83 = Wer dort steht, wo du ziehst, sieht die Karte, eine Person nach der anderen, und darf sie gegen eine eigene Handkarte behalten.
# Only the two of you know what changed hands.
only-the-two-of-you-767499 = Nur ihr beide wisst, was den Besitzer gewechselt hat.
# Keys and doors
keys-and-doors-a25548 = Schlüssel und Türen
# Four different orange keys open the orange rooms. Four different purple ones open the way to the computer.
four-different-orange-keys-open-3b5cf0 = Vier verschiedene orangefarbene Schlüssel öffnen die orangefarbenen Räume. Vier verschiedene violette öffnen den Weg zum Computer.
# Keys in your hand are worth a lot of money. Keys that are played are worth nothing to anybody.
keys-in-your-hand-are-7cdd1a = Schlüssel auf deiner Hand sind viel Geld wert. Gespielte Schlüssel sind niemandem mehr etwas wert.
# Accusations
accusations-9fae23 = Verdacht
# Each key that you play on your turn makes you accuse somebody, wherever they are.
each-key-that-you-play-01287e = Für jeden Schlüssel, den du in deinem Zug spielst, musst du jemanden verdächtigen, ganz gleich, in welchem Raum.
# They may play a key of theirs. If they do not, you look at half of their hand, picked blindly.
they-may-play-a-key-8ffd12 = Wer verdächtigt wird, darf einen eigenen Schlüssel spielen. Sonst siehst du die halbe Hand an, blind gezogen.
# If you see a key there, you must play one of those. Nobody is punished for a lie.
if-you-see-a-key-7c7209 = Siehst du dort einen Schlüssel, musst du einen davon spielen. Für eine Lüge wird niemand bestraft.
# The engine
the-engine-0c3869 = Die Maschine
# Once a round one of you does maintenance instead of a turn: each gauge falls by one.
once-a-round-one-of-bc654f = Einmal je Runde macht jemand von euch Wartung statt eines Zugs: Jede Anzeige fällt um eins.
# A card of its kind in the engine holds a gauge once. Then the engine is emptied.
a-card-of-its-kind-bccf3f = Eine passende Karte in der Maschine hält eine Anzeige einmal. Dann wird die Maschine geleert.
# Cards
cards-d1cea8 = Karten
# The number on a card is what it is worth in your hand at the end.
the-number-on-a-card-0d5a7d = Die Zahl auf einer Karte sagt, was sie am Ende auf deiner Hand wert ist.
# The end
the-end-6e7684 = Das Ende
# The game ends at once when somebody enters the computer, or when a gauge is at 0.
the-game-ends-at-once-1d14d5 = Das Spiel endet sofort, wenn jemand den Computer betritt oder eine Anzeige auf 0 steht.
# Then the cards in hand are added up. Escaped: the richest wins. Caught: the poorest.
then-the-cards-in-hand-5a9823 = Dann werden die Karten auf den Händen zusammengezählt. Entkommen: Die Reichsten gewinnen. Gefasst: die Ärmsten.
# What beginners overlook
what-beginners-overlook-ae40b8 = Was man am Anfang übersieht
# Rich or poor is a question of the end that you expect: change sides in time.
rich-or-poor-is-a-bab0af = Reich oder arm hängt vom Ende ab, das du erwartest: Wechsle rechtzeitig die Seite.
# If hands are worth the same, the one with more keys counts as the richer.
if-hands-are-worth-the-fdccb1 = Sind Hände gleich viel wert, gilt die mit mehr Schlüsseln als die reichere.
# Cards can hardly be got rid of: what you draw, you mostly keep.
cards-can-hardly-be-got-a36b40 = Karten wird man kaum los: Was du ziehst, behältst du meistens.
