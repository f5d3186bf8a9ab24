## What things are called

# Setup
setup-e05e84 = Aufbau
# The truck
the-truck-02300f = Der Laster
# The badge
the-badge-18b7a9 = Die Dienstmarke
# Plans
plans-0d4982 = Pläne
# Moves
moves-9b77e9 = Züge
# Monsters arrive
monsters-arrive-a66a43 = Die Monster kommen
# Attacks
attacks-a902b6 = Angriffe
# Shutters
shutters-dcc132 = Rollläden
# Walkie-Talkie
walkie-talkie-853e9b = Walkie-Talkie
    .gender = neuter
# Energy Drink
energy-drink-8cf53e = Energydrink
    .gender = masculine
# Pistol
pistol-9a8361 = Pistole
    .gender = feminine
# Tin Can
tin-can-19f822 = Blechdose
    .gender = feminine
# Baseball Bat
baseball-bat-2882f8 = Baseballschläger
    .gender = masculine
# Chainsaw
chainsaw-6a3034 = Kettensäge
    .gender = feminine
# Molotov Cocktail
molotov-cocktail-cc49bb = Molotowcocktail
    .gender = masculine
# Rotten Meat
rotten-meat-d3aea1 = Gammelfleisch
    .gender = neuter
    .indefinite = Gammelfleisch
# Keys of the Truck
keys-of-the-truck-1bd36c = Lasterschlüssel
    .gender = masculine
# a card
a-card-1e3d88 = Karte
    .gender = feminine
# Blocker
blocker-32f147 = Blocker
    .gender = masculine
# Leader
leader-8c014a = Anführer
    .gender = masculine
# Weeper
weeper-73a8b8 = Heulsuse
    .gender = feminine
# Useless
useless-2c9677 = Nichtsnutz
    .gender = masculine
# no place yet
no-place-yet-0aa533 = noch kein Ort
    .in = noch an keinem Ort
    .into = an keinen Ort
    .from = von draußen
# Restrooms (1)
restrooms-51efa1 = Toiletten (1)
    .gender = plural
    .in = in den Toiletten (1)
    .into = in die Toiletten (1)
    .from = aus den Toiletten (1)
    .before = vor den Toiletten (1)
# Pharmacy (2)
pharmacy-e90503 = Apotheke (2)
    .gender = feminine
    .in = in der Apotheke (2)
    .into = in die Apotheke (2)
    .from = aus der Apotheke (2)
    .before = vor der Apotheke (2)
# Surveillance Room (3)
surveillance-room-896608 = Wachraum (3)
    .gender = masculine
    .in = im Wachraum (3)
    .into = in den Wachraum (3)
    .from = aus dem Wachraum (3)
    .before = vor dem Wachraum (3)
# Toy Store (4)
toy-store-37e543 = Spielzeugladen (4)
    .gender = masculine
    .in = im Spielzeugladen (4)
    .into = in den Spielzeugladen (4)
    .from = aus dem Spielzeugladen (4)
    .before = vor dem Spielzeugladen (4)
# Great Hall (5)
great-hall-2c7b03 = Haupthalle (5)
    .gender = feminine
    .in = in der Haupthalle (5)
    .into = in die Haupthalle (5)
    .from = aus der Haupthalle (5)
    .before = vor der Haupthalle (5)
# Parking Lot (6)
parking-lot-215bcd = Parkplatz (6)
    .gender = masculine
    .in = auf dem Parkplatz (6)
    .into = auf den Parkplatz (6)
    .from = vom Parkplatz (6)
    .before = vor dem Parkplatz (6)
# the Cold storage
the-cold-storage-7c695d = Kühlraum
    .gender = masculine
    .in = im Kühlraum
    .into = in den Kühlraum
    .from = aus dem Kühlraum
    .before = vor dem Kühlraum
# the placing of families
the-placing-of-families-a7c143 = Aufstellen der Familien
    .gender = neuter
# the discussion before a vote
the-discussion-before-a-vote-82adbe = Diskussion vor einer Abstimmung
    .gender = feminine
# the vote
the-vote-7080fe = Abstimmung
    .gender = feminine
# the breaking of a tie
the-breaking-of-a-tie-485a3c = Entscheidung bei Gleichstand
    .gender = feminine
# the search of the truck
the-search-of-the-truck-667e88 = Suche im Laster
    .gender = feminine
# the choice of a gift
the-choice-of-a-gift-185779 = Wahl eines Geschenks
    .gender = feminine
# the choice of who gets the card
the-choice-of-who-gets-066807 = Wahl, wer die Karte bekommt
    .gender = feminine
# the last card of the truck
the-last-card-of-the-8294e2 = letzte Karte im Laster
    .gender = feminine
    .dative = letzten Karte im Laster
# the time for Walkie-Talkies
the-time-for-walkie-talkies-14ec56 = Zeit für Walkie-Talkies
    .gender = feminine
# the badge owner's destination
the-badge-owners-destination-bacaa8 = Ziel der Dienstmarke
    .gender = neuter
# the talk about plans
the-talk-about-plans-695fe1 = Gespräch über die Pläne
    .gender = neuter
# the choice of destinations
the-choice-of-destinations-9212e2 = Wahl der Ziele
    .gender = feminine
# the own move
the-own-move-458d65 = eigener Zug
    .gender = masculine
    .definite = der eigene Zug
    .definite-dative = dem eigenen Zug
# the time after the own move
the-time-after-the-own-0ad358 = Zeit nach dem eigenen Zug
    .gender = feminine
# the dead's Monsters
the-deads-monsters-38cd5a = Monster der Toten
    .gender = plural
    .dative = Monstern der Toten
# the discussion of an attack
the-discussion-of-an-attack-dab7ce = Diskussion bei einem Angriff
    .gender = feminine
# the choice of a victim
the-choice-of-a-victim-b01cf7 = Wahl des Opfers
    .gender = feminine
# my vote at the next truck vote we share
my-vote-at-the-next-c8610c = bei unserer nächsten gemeinsamen Abstimmung am Laster meine Stimme
# my vote at the next badge vote we share
my-vote-at-the-next-51804b = bei unserer nächsten gemeinsamen Abstimmung um die Dienstmarke meine Stimme
# to spare you at the next attack we share
to-spare-you-at-the-a95bc5 = dich beim nächsten gemeinsamen Angriff zu verschonen
# the dice
the-dice-ae9113 = Würfel
    .gender = plural
# where to go
where-to-go-5f9153 = Ziel
    .gender = neuter
# the tie
the-tie-746fb7 = Gleichstand
    .gender = masculine
# the cards in hand
the-cards-in-hand-b9b72c = Handkarten
    .gender = plural
# a card from the truck
a-card-from-the-truck-97c844 = Karte aus dem Laster
    .gender = feminine
# support in a vote
support-in-a-vote-da25e9 = Unterstützung bei einer Abstimmung
    .gender = feminine
# was true
was-true-6e298a = stimmte
# was not the whole truth
was-not-the-whole-truth-7f2f88 = war nicht die ganze Wahrheit
# was false
was-false-590a66 = stimmte nicht
# to search the truck
to-search-the-truck-02db1b = den Laster zu durchsuchen
# to have the badge
to-have-the-badge-7783cc = die Dienstmarke zu bekommen
# to give somebody up
to-give-somebody-up-633844 = jemanden herzugeben
# nobody else sees what
nobody-else-sees-what-a811f7 = welche, sieht sonst niemand
# what they show
what-they-show-9c310d = was sie zeigen
# by a die
by-a-die-5bf72f = von einem Würfel
# by the most Weepers
by-the-most-weepers-0aee10 = von den meisten Heulsusen
# by the largest crowd
by-the-largest-crowd-2dde55 = von der größten Menge
# Line 1 of the Cold storage is full. From now on as many Monsters as strength are enough.
line-of-the-cold-storage-1d0185 = Reihe 1 des Kühlraums ist voll. Ab jetzt genügt es, wenn die Monster so stark sind wie die Leute drinnen.
# Line 2 of the Cold storage is full. One more Monster die.
line-of-the-cold-storage-b59f7b = Reihe 2 des Kühlraums ist voll. Ein Monsterwürfel mehr.
# Line 3 of the Cold storage is full. One more Monster die.
line-of-the-cold-storage-8487a4 = Reihe 3 des Kühlraums ist voll. Ein Monsterwürfel mehr.
# so few are left that it ends here
so-few-are-left-that-f10c2f = Es sind so wenige übrig, dass es hier endet
# nobody is left
nobody-is-left-248b84 = Niemand ist übrig
# the last turn is over
the-last-turn-is-over-8c0a9d = Die letzte Runde ist vorbei
# No Epilogue is left for this.
no-epilogue-is-left-for-700390 = Dafür ist kein Epilog mehr übrig.
# Epilogue 01, Ignition: The engine turns on the third try.
epilogue-ignition-the-engine-turns-ceb5a4 = Epilog 01, „Zündung“: Beim dritten Versuch springt der Motor an.
# Epilogue 02, All Accounted For: One family counts heads, and the count is right.
epilogue-all-accounted-for-one-59f056 = Epilog 02, „Alle da“: Eine Familie zählt durch, und die Zahl stimmt.
# Epilogue 03, The Nursery: The children have stopped crying.
epilogue-the-nursery-the-children-6e196c = Epilog 03, „Das Kinderzimmer“: Die Kinder haben aufgehört zu weinen.
# Epilogue 04, Back to Back: Two figures wait for a dawn that is late.
epilogue-back-to-back-two-f11168 = Epilog 04, „Rücken an Rücken“: Zwei Gestalten warten auf einen Morgen, der auf sich warten lässt.
# Epilogue 05, Armed to the Teeth: They leave carrying more blades than food.
epilogue-armed-to-the-teeth-e382bd = Epilog 05, „Bis an die Zähne bewaffnet“: Sie gehen mit mehr Klingen als Vorräten.
# Epilogue 06, Watching: The screens show one thing: the winner.
epilogue-watching-the-screens-show-daf759 = Epilog 06, „Unter Beobachtung“: Die Bildschirme zeigen nur noch eins: wer gewonnen hat.
# Epilogue 07, Close Quarters: One room, everyone left in the world.
epilogue-close-quarters-one-room-cf25bd = Epilog 07, „Auf engstem Raum“: Ein Raum, und alle, die es noch gibt.
# Epilogue 08, Shuttered: Half the mall belongs to the moss.
epilogue-shuttered-half-the-mall-50360f = Epilog 08, „Rollläden unten“: Das halbe Einkaufszentrum gehört dem Moos.
# Epilogue 09, Empty Chairs: Two family photographs stay on the floor.
epilogue-empty-chairs-two-family-f01d26 = Epilog 09, „Leere Stühle“: Zwei Familienfotos bleiben auf dem Boden liegen.
# Epilogue 10, The Wall: Shoulders against the door until morning.
epilogue-the-wall-shoulders-against-80326e = Epilog 10, „Die Mauer“: Schulter an Schulter gegen die Tür, bis zum Morgen.
# Epilogue 11, Silence: The shutters swing over an empty mall.
epilogue-silence-the-shutters-swing-ff627b = Epilog 11, „Stille“: Die Rollläden schwingen vor einem leeren Einkaufszentrum.
# Epilogue 12, Lullaby: Nobody calls the Monsters any more.
epilogue-lullaby-nobody-calls-the-78b2ef = Epilog 12, „Schlaflied“: Niemand ruft mehr nach den Monstern.
# Epilogue 13, Sold Out: The truck is swept clean.
epilogue-sold-out-the-truck-b77aa1 = Epilog 13, „Ausverkauft“: Der Laster ist leer gefegt.
# Epilogue 14, Full Pockets: The hoarders eat well on the first day.
epilogue-full-pockets-the-hoarders-2f3b09 = Epilog 14, „Volle Taschen“: Am ersten Tag essen gut, die gehortet haben.
# Epilogue 15, Parliament: They survive, and start arguing.
epilogue-parliament-they-survive-and-0defbe = Epilog 15, „Parlament“: Sie überleben und fangen an zu streiten.
# Epilogue 16, Tailgate: They gather by the truck under the lamps.
epilogue-tailgate-they-gather-by-5fef24 = Epilog 16, „Ladeklappe“: Sie sammeln sich am Laster unter den Lampen.
# Epilogue 17, The Last Voice: One survivor talks to the mannequins.
epilogue-the-last-voice-one-599234 = Epilog 17, „Die letzte Stimme“: Jemand hat überlebt und redet mit den Schaufensterpuppen.
# Epilogue 18, Open All Night: Every door still works. That is the problem.
epilogue-open-all-night-every-001787 = Epilog 18, „Durchgehend geöffnet“: Jede Tür geht noch auf. Das ist das Problem.
# Epilogue 19, Joint Custody: Two families, one exit, no trust left.
epilogue-joint-custody-two-families-fb23a9 = Epilog 19, „Geteiltes Sorgerecht“: Zwei Familien, ein Ausgang, kein Vertrauen mehr.
# Epilogue 20, Bare Hands: Nothing left but nerve.
epilogue-bare-hands-nothing-left-e0c471 = Epilog 20, „Bloße Hände“: Nichts mehr übrig als Mut.
# Epilogue 21, Fog: Nobody can say how it ended.
epilogue-fog-nobody-can-say-677b6d = Epilog 21, „Nebel“: Niemand kann sagen, wie es ausging.
# nothing that could be played now
nothing-that-could-be-played-a120ef = nichts, was man jetzt spielen könnte
# go to Restrooms (1)
go-to-restrooms-652c26 = geh in die Toiletten (1)
# go to Pharmacy (2)
go-to-pharmacy-c286e2 = geh in die Apotheke (2)
# go to Surveillance Room (3)
go-to-surveillance-room-52b18b = geh in den Wachraum (3)
# go to Toy Store (4)
go-to-toy-store-3229ed = geh in den Spielzeugladen (4)
# go to Great Hall (5)
go-to-great-hall-39fda1 = geh in die Haupthalle (5)
# go to Parking Lot (6)
go-to-parking-lot-9666f9 = geh auf den Parkplatz (6)
# point at {seat}
point-at-seat-10a1ba = zeig auf { $seat }
# a card if I search the truck
a-card-if-i-search-501ba9 = eine Karte, wenn ich den Laster durchsuche

## What happens

# Turn {turn}, {alive} alive
turn-turn-alive-alive-7c69f1 = Runde { $turn }, { $alive } am Leben
# {phase}
phase-ec6363 = { $phase }
# {badge} has the badge, {martyr} is the Martyr.
badge-has-the-badge-martyr-df6fef = { $badge } hat die Dienstmarke, { $martyr } ist Märtyrer.
# {seat} is dealt {card} ({size} in hand).
seat-is-dealt-card-size-3e1e94 = { $seat } bekommt { NAME($card, case: "accusative", article: "indefinite") } ({ $size } auf der Hand).
# {seat} rolls {dice}.
seat-rolls-dice-b39a70 = { $seat } würfelt { $dice }.
# The Monster dice show {dice}.
the-monster-dice-show-dice-900e23 = Die Monsterwürfel zeigen { $dice }.
# {seat}'s {kind} begins in {place}.
seat-s-kind-begins-in-182710 = { NAME($kind, article: "definite") } von { $seat } beginnt { NAME($place, form: "in") }.
# {place} is full: {seat}'s {kind} cannot get in.
place-is-full-seat-s-a2ce7c = { NAME($place, form: "in") } ist kein Platz mehr: { NAME($kind, article: "definite", large: "yes") } von { $seat } kommt nicht hinein.
# {floor}[ in {place}]: {left:has|have} the floor.
floor-in-place-left-has-179765 =
    { $floor }{ HAS($place) ->
        [yes] { " " }{ NAME($place, form: "in") }
       *[no] { "" }
    }: { $left } { COUNT($left) ->
        [one] hat
       *[other] haben
    } das Wort.
# Now {left:has|have} the floor.
now-left-has-have-the-26ed6b =
    Jetzt { COUNT($left) ->
        [one] hat
       *[other] haben
    } { $left } das Wort.
# {seat} has nothing to add.
seat-has-nothing-to-add-96b7db = { $seat } hat nichts hinzuzufügen.
# {seat} says: The dice show exactly {places}.
seat-says-the-dice-show-140957 = { $seat } sagt: „Die Würfel zeigen genau diese Orte: { $places }.“
# {seat} says: I will move to {place}.
seat-says-i-will-move-129aff = { $seat } sagt: „Ich gehe { NAME($place, form: "into") }.“
# {seat} says: I will point at {other}.
seat-says-i-will-point-5f018c = { $seat } sagt: „Ich werde auf { $other } zeigen.“
# {seat} says: If I break a tie with {other} in it, I choose {other}.
seat-says-if-i-break-a8b199 = { $seat } sagt: „Wenn ich einen Gleichstand entscheide und { $other } dabei ist, wähle ich { $other }.“
# {seat} says: I hold: {card}.
seat-says-i-hold-card-2214e1 = { $seat } sagt: „Ich habe { NAME($card, case: "accusative", article: "indefinite") } auf der Hand.“
# {seat} says: I hold: nothing that could be played now.
seat-says-i-hold-nothing-02dc3e = { $seat } sagt: „Ich habe nichts auf der Hand, was man jetzt spielen könnte.“
# {seat} says: {other}, please go to {place}.
seat-says-other-please-go-5a204a = { $seat } sagt: „{ $other }, bitte geh { NAME($place, form: "into") }.“
# {seat} says: {other}, please point at {whom}.
seat-says-other-please-point-98efba = { $seat } sagt: „{ $other }, bitte zeig auf { $whom }.“
# {seat} says: {other}, I promise you a card if I search the truck.
seat-says-other-i-promise-8177b3 = { $seat } sagt: „{ $other }, ich verspreche dir eine Karte, wenn ich den Laster durchsuche.“
# {seat} says: {other}, I promise you {vow}.
seat-says-other-i-promise-2663e2 =
    { $seat } sagt: „{ $other }, ich verspreche dir{ $vow ->
        [attack] ,
       *[other] { "" }
    } { $vow }.“
# {seat}'s word on {topic} {verdict}.
seat-s-word-on-topic-74b5e7 = Was { $seat } über { NAME($topic, case: "accusative", article: "definite") } gesagt hat, { $verdict }.
# Only {seat} can be elected {vote}: there is no vote in {place}.
only-seat-can-be-elected-6c0400 =
    Nur { $seat } { $vote ->
        [truck] kann den Laster durchsuchen
        [badge] kommt für die Dienstmarke in Frage
       *[other] kann jemanden hergeben
    }: { NAME($place, form: "in", large: "yes") } wird nicht abgestimmt.
# Vote in {place}: one of {candidates} is elected {vote}; {voters:votes|vote}.
vote-in-place-one-of-b054e6 =
    Abstimmung { NAME($place, form: "in") }: { $vote ->
        [truck] Wer durchsucht den Laster?
        [badge] Wer bekommt die Dienstmarke?
       *[other] Wer muss jemanden hergeben?
    } Zur Wahl { COUNT($candidates) ->
        [one] steht
       *[other] stehen
    } { $candidates }; es { COUNT($voters) ->
        [one] stimmt
       *[other] stimmen
    } ab: { $voters }.
# {seat} has voted.
seat-has-voted-39df3f = { $seat } hat abgestimmt.
# {seat} points at {candidate} ({votes:vote|votes}).
seat-points-at-candidate-votes-808a87 =
    { $seat } zeigt auf { $candidate } ({ $votes } { $votes ->
        [one] Stimme
       *[other] Stimmen
    }).
# {seat} has {votes:vote|votes}.
seat-has-votes-vote-votes-874708 =
    { $seat } hat { $votes } { $votes ->
        [one] Stimme
       *[other] Stimmen
    }.
# {seats:is|are} tied with {votes:vote|votes} each.
seats-is-are-tied-with-5c49cd =
    Gleichstand zwischen { NAME($seats, case: "dative") } mit je { $votes } { $votes ->
        [one] Stimme
       *[other] Stimmen
    }.
# {seat}, the Martyr, decides: {choice}.
seat-the-martyr-decides-choice-0251cf = { $seat } entscheidet als Märtyrer: { $choice }.
# The lot decides: {choice}.
the-lot-decides-choice-6e866e = Das Los entscheidet: { $choice }.
# {seat} is elected {vote}.
seat-is-elected-vote-08c03d =
    { $seat } ist { $vote ->
        [truck] gewählt und durchsucht den Laster
        [badge] für die Dienstmarke gewählt
       *[other] gewählt und muss jemanden hergeben
    }.
# The truck is empty: nobody searches it.
the-truck-is-empty-nobody-ed4af4 = Der Laster ist leer: Niemand durchsucht ihn.
# Nobody is at the truck to search it.
nobody-is-at-the-truck-4a7617 = Niemand ist am Laster, um ihn zu durchsuchen.
# The discards become a new deck of {size}.
the-discards-become-a-new-0a1122 =
    Die gespielten Karten werden ein neuer Stapel mit { $size } { $size ->
        [one] Karte
       *[other] Karten
    }.
# {seat} draws {count:card|cards} from the truck: {cards}. {deck:is|are} left there.
seat-draws-count-card-cards-fe2d2b =
    { $seat } zieht { $count } { $count ->
        [one] Karte
       *[other] Karten
    } aus dem Laster: { $cards ->
        [hidden] Welche, sieht sonst niemand
       *[other] { $cards }
    }. Dort { $deck ->
        [0] ist keine mehr
        [one] ist noch { $deck }
       *[other] sind noch { $deck }
    }.
# {seat} keeps {card} ({size} in hand).
seat-keeps-card-size-in-6199a8 = { $seat } behält { NAME($card, case: "accusative", article: "indefinite") } ({ $size } auf der Hand).
# {giver} gives {seat} {card} ({size} in hand).
giver-gives-seat-card-size-3f0a78 = { $giver } gibt { $seat } { NAME($card, case: "accusative", article: "indefinite") } ({ $size } auf der Hand).
# {seat} puts {card} into the box.
seat-puts-card-into-the-010850 = { $seat } legt { NAME($card, case: "accusative", article: "indefinite") } in die Schachtel.
# {seat} has the badge now.
seat-has-the-badge-now-14fbd5 = { $seat } hat jetzt die Dienstmarke.
# {seat} keeps the badge.
seat-keeps-the-badge-287365 = { $seat } behält die Dienstmarke.
# Nobody is in {place}: {seat} keeps the badge.
nobody-is-in-place-seat-444e9f = { NAME($place, form: "in") } ist niemand: { $seat } behält die Dienstmarke.
# {count} Monster dice are rolled under the box.
count-monster-dice-are-rolled-17a5e1 =
    { $count } { $count ->
        [one] Monsterwürfel wird
       *[other] Monsterwürfel werden
    } unter der Schachtel geworfen.
# {seat} looks at the dice and sees {dice}.
seat-looks-at-the-dice-77dec9 =
    { $seat } schaut die Würfel an und sieht{ $dice ->
        [hidden] ,
       *[other] { "" }
    } { $dice }.
# {seat} plays Walkie-Talkie, looks at the dice and sees {dice}.
seat-plays-walkie-talkie-looks-3e2ef3 =
    { $seat } spielt ein Walkie-Talkie, schaut die Würfel an und sieht{ $dice ->
        [hidden] ,
       *[other] { "" }
    } { $dice }.
# The dice show {dice}.
the-dice-show-dice-0a7efd = Die Würfel zeigen { $dice }.
# {seat} can go to {place} only.
seat-can-go-to-place-d2290e = { $seat } kann nur { NAME($place, form: "into") } gehen.
# {seat} has chosen where to go.
seat-has-chosen-where-to-3a23af = { $seat } hat ein Ziel gewählt.
# {seat} heads for {place}.
seat-heads-for-place-a032c5 = { $seat } will { NAME($place, form: "into") }.
# {seat}'s {kind} goes from {start} to {to}.
seat-s-kind-goes-from-eebef0 = { NAME($kind, article: "definite") } von { $seat } geht { NAME($start, form: "from") } { NAME($to, form: "into") }.
# {seat}'s {kind} stays in {place}.
seat-s-kind-stays-in-cb5ab5 = { NAME($kind, article: "definite") } von { $seat } bleibt { NAME($place, form: "in") }.
# {place} is full: nobody of {seat}'s can get in, and who is not there stays in {start}.
place-is-full-nobody-of-44976b = { NAME($place, form: "in") } ist kein Platz mehr: Von { $seat } kommt niemand hinein, und wer nicht dort ist, bleibt { NAME($start, form: "in") }.
# {seat} has nowhere to go and moves nobody.
seat-has-nowhere-to-go-81968a = { $seat } kann nirgends hin und bewegt niemanden.
# {seat} plays Energy Drink: the {kind} runs from {start} to {to}.
seat-plays-energy-drink-the-e8f605 = { $seat } spielt einen Energydrink: { NAME($kind, article: "definite", large: "yes") } rennt { NAME($start, form: "from") } { NAME($to, form: "into") }.
# {seat} is done moving.
seat-is-done-moving-de8d91 = { $seat } ist mit dem Zug fertig.
# A Monster comes to {place}, drawn {lure}: {monsters} there.
a-monster-comes-to-place-950b46 =
    Ein Monster kommt { NAME($place, form: "into") }, angelockt { $lure }: Jetzt { $monsters ->
        [one] ist
       *[other] sind
    } dort { $monsters }.
# There is no room for a Monster at {place}: it turns to {to}.
there-is-no-room-for-f5bdd3 = { NAME($place, form: "in") } ist kein Platz für ein Monster: Es geht { NAME($to, form: "into") }.
# There is no room for the Monster for {place}: it stays in the dark.
there-is-no-room-for-e4153f = { NAME($place, form: "in") } ist kein Platz für das Monster: Es bleibt im Dunkeln.
# No Monster is left that could come to {place}.
no-monster-is-left-that-1b37a4 = Es ist kein Monster übrig, das { NAME($place, form: "into") } kommen könnte.
# No Monster is drawn {lure}: several places have as many.
no-monster-is-drawn-lure-cd8af0 = { $lure } wird kein Monster angelockt: Mehrere Orte haben gleich viele.
# {seat} haunts {place}: one Monster more, {monsters} there.
seat-haunts-place-one-monster-c9611a =
    { $seat } spukt { NAME($place, form: "in") }: Ein Monster kommt dazu, jetzt { $monsters ->
        [one] ist
       *[other] sind
    } dort { $monsters }.
# {monsters:Monster stays|Monsters stay} outside {place}.
monsters-monster-stays-monsters-stay-8c83fa =
    { $monsters } Monster { $monsters ->
        [one] bleibt
       *[other] bleiben
    } { NAME($place, form: "before") } draußen.
# {monsters:Monster breaks|Monsters break} into {place} against strength {strength}.
monsters-monster-breaks-monsters-break-6afa68 =
    { $monsters } Monster { $monsters ->
        [one] bricht
       *[other] brechen
    } { NAME($place, form: "into") } ein, gegen Stärke { $strength }.
# {monsters:Monster is|Monsters are} in {place}, and one wants somebody.
monsters-monster-is-monsters-are-444854 =
    { $monsters } Monster { $monsters ->
        [one] ist { NAME($place, form: "in") } und will sich jemanden holen.
       *[other] sind { NAME($place, form: "in") }, und eines will sich jemanden holen.
    }
# {seat} plays Pistol: {bonus} more for its vote, {votes:vote|votes} in all.
seat-plays-pistol-bonus-more-b1353d =
    { $seat } spielt eine Pistole: { $bonus } mehr, zusammen { $votes } { $votes ->
        [one] Stimme
       *[other] Stimmen
    }.
# {seat} plays Tin Can: a Monster goes from {start}, where {left:is|are} left, to {to}, where {there:is|are} now.
seat-plays-tin-can-a-3c9359 =
    { $seat } spielt eine Blechdose: Ein Monster geht { NAME($start, form: "from") }, wo noch { $left } { $left ->
        [one] bleibt
       *[other] bleiben
    }, { NAME($to, form: "into") }, wo jetzt { $there } { $there ->
        [one] ist
       *[other] sind
    }.
# {seat} plays {card}: {count:Monster leaves|Monsters leave} {place}, {left:is|are} left.
seat-plays-card-count-monster-da9a2b =
    { $seat } spielt { NAME($card, case: "accusative", article: "indefinite") }: { $count } Monster { $count ->
        [one] verschwindet
       *[other] verschwinden
    } { NAME($place, form: "from") }, { $left ->
        [0] keines bleibt
        [one] { $left } bleibt
       *[other] { $left } bleiben
    } übrig.
# {seat} plays Rotten Meat and hides the {kind}.
seat-plays-rotten-meat-and-7a9538 = { $seat } spielt Gammelfleisch und versteckt { NAME($kind, case: "accusative", article: "definite") }.
# {place} holds.
place-holds-dc9ae9 =
    { NAME($place, article: "definite") } { GENDER($place) ->
        [plural] halten
       *[other] hält
    } stand.
# The Monsters find nobody at {place} and leave.
the-monsters-find-nobody-at-71804c = Die Monster finden { NAME($place, form: "in") } niemanden und ziehen ab.
# {seat}'s {kind} is devoured in {place}: {alive} alive.
seat-s-kind-is-devoured-11562e = { NAME($kind, article: "definite") } von { $seat } wird { NAME($place, form: "in") } gefressen: { $alive } am Leben.
# {count:Monster goes|Monsters go} from {place} back into the dark, {left:is|are} left.
count-monster-goes-monsters-go-a6bb6a =
    { $count } Monster { $count ->
        [one] geht
       *[other] gehen
    } { NAME($place, form: "from") } zurück ins Dunkel, { $left ->
        [0] keines bleibt
        [one] { $left } bleibt
       *[other] { $left } bleiben
    } übrig.
# {line}
line-32068f = { $line }
# {seat} is the Martyr now.
seat-is-the-martyr-now-18da54 = { $seat } ist jetzt Märtyrer.
# {seat} has nobody left.
seat-has-nobody-left-8ef150 = { $seat } hat niemanden mehr.
# The badge passes from {owner} to {seat}.
the-badge-passes-from-owner-67201c = Die Dienstmarke geht von { $owner } an { $seat }.
# {seat} draws {card} for the Weeper ({size} in hand).
seat-draws-card-for-the-59b641 = { $seat } zieht für die Heulsuse { NAME($card, case: "accusative", article: "indefinite") } ({ $size } auf der Hand).
# The floodlights drive {count:Monster|Monsters} out of {place}.
the-floodlights-drive-count-monster-362e7f = Das Flutlicht vertreibt { $count } Monster { NAME($place, form: "from") }.
# {place} closes for good: {monsters:Monster goes|Monsters go} back into the dark.
place-closes-for-good-monsters-1d052f =
    { NAME($place, article: "definite") } { GENDER($place) ->
        [plural] schließen
       *[other] schließt
    } für immer: { $monsters } Monster { $monsters ->
        [one] geht
       *[other] gehen
    } zurück ins Dunkel.
# No location closes.
no-location-closes-bc4e6f = Kein Ort schließt.
# The game is over, {alive} alive: {reason}.
the-game-is-over-alive-7c4915 = Das Spiel ist aus, { $alive } am Leben: { $reason }.
# {seat} shows {cards}.
seat-shows-cards-c1fce6 = { $seat } zeigt { NAME($cards, case: "accusative", article: "indefinite") }.
# {seat} had put {cards} into the box.
seat-had-put-cards-into-7d1c7d = { $seat } hatte { NAME($cards, case: "accusative", article: "indefinite") } in die Schachtel gelegt.
# {seat} scores {total}[, Blocker {blocker}][, Leader {leader}][, Weeper {weeper}][, Useless {useless}][, Keys {keys}][, by the variation {extra}].
seat-scores-total-blocker-blocker-221aa3 =
    { $seat } hat { $total } { $total ->
        [one] Punkt
       *[other] Punkte
    }{ HAS($blocker) ->
        [yes] , Blocker { $blocker }
       *[no] { "" }
    }{ HAS($leader) ->
        [yes] , Anführer { $leader }
       *[no] { "" }
    }{ HAS($weeper) ->
        [yes] , Heulsuse { $weeper }
       *[no] { "" }
    }{ HAS($useless) ->
        [yes] , Nichtsnutz { $useless }
       *[no] { "" }
    }{ HAS($keys) ->
        [yes] , Schlüssel { $keys }
       *[no] { "" }
    }{ HAS($extra) ->
        [yes] , durch die Variante { $extra }
       *[no] { "" }
    }.
# {winners:wins|share the victory}.
winners-wins-share-the-victory-27e0bc =
    { $winners } { COUNT($winners) ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }.
# Nobody wins.
nobody-wins-f31aa8 = Niemand gewinnt.
# {epilogue}
epilogue-d9d6f9 = { $epilogue }

## What is done

# Place the {kind} in {die}.
place-the-kind-in-die-5a7764 = Stell { NAME($kind, case: "accusative", article: "definite") } { NAME($die, form: "into") }.
# Every die of your roll goes to one Character, in the order you like; whoever finds the location full goes to the Parking Lot.
every-die-of-your-roll-bfdca7 = Jeder Würfel deines Wurfs gilt für eine Figur, in beliebiger Reihenfolge; wer keinen Platz mehr findet, kommt auf den Parkplatz.
# Play Walkie-Talkie: look at the dice.
play-walkie-talkie-look-at-0003b0 = Spiel ein Walkie-Talkie: Sieh dir die Würfel an.
# After the roll, any living seat that does not know the dice yet.
after-the-roll-any-living-e03f33 = Nach dem Wurf darf das, wer noch jemanden hat und die Würfel noch nicht kennt.
# Play Energy Drink: your {kind} moves to {place}.
play-energy-drink-your-kind-3e39a6 = Spiel einen Energydrink: { NAME($kind, article: "your", large: "yes") } geht { NAME($place, form: "into") }.
# After your own move, any one of your Characters to another open location with a free spot.
after-your-own-move-any-3265e5 = Nach deinem eigenen Zug geht eine deiner Figuren an einen anderen offenen Ort mit freiem Platz.
# Play Pistol: one more vote.
play-pistol-one-more-vote-285b9c = Spiel eine Pistole: eine Stimme mehr.
# One more vote in this vote (in the Parking Lot: for the whole attack), for a seat with a visible Character here.
one-more-vote-in-this-8f6206 = Eine Stimme mehr bei dieser Abstimmung (auf dem Parkplatz: für den ganzen Angriff), wenn du hier eine sichtbare Figur hast.
# Play Tin Can: one Monster from here to {place}.
play-tin-can-one-monster-5ec45d = Spiel eine Blechdose: Ein Monster geht von hier { NAME($place, form: "into") }.
# Another open location with a free Monster spot.
another-open-location-with-a-8ece0e = An einen anderen offenen Ort, an dem noch Platz für ein Monster ist.
# Play Baseball Bat: one Monster leaves.
play-baseball-bat-one-monster-58218b = Spiel einen Baseballschläger: Ein Monster verschwindet.
# Out of the location under attack, back to the supply.
out-of-the-location-under-a8cb00 = Von dem Ort, der angegriffen wird, zurück in den Vorrat.
# Play Chainsaw: two Monsters leave.
play-chainsaw-two-monsters-leave-489cc4 = Spiel eine Kettensäge: Zwei Monster verschwinden.
# Play Molotov Cocktail: all Monsters leave.
play-molotov-cocktail-all-monsters-4ad205 = Spiel einen Molotowcocktail: Alle Monster verschwinden.
# Play Rotten Meat: hide your {kind}.
play-rotten-meat-hide-your-df6232 = Spiel Gammelfleisch: Versteck { NAME($kind, case: "accusative", article: "your") }.
# It cannot be picked and does not vote until the end of the attacks; its strength still counts.
it-cannot-be-picked-and-16963a = Die Figur kann bis zum Ende der Angriffe nicht gewählt werden und stimmt nicht ab; ihre Stärke zählt weiter.
# Nothing to add.
nothing-to-add-dd162a = Nichts hinzuzufügen.
# The discussion ends when nobody has anything to add.
the-discussion-ends-when-nobody-e8f28a = Die Diskussion endet, wenn niemand mehr etwas hinzufügen will.
# Point at {seat}.
point-at-seat-fb295e = Zeig auf { $seat }.
# Everybody points at one seat at the same time, all own votes together; nobody abstains.
everybody-points-at-one-seat-a0ba4e = Alle zeigen gleichzeitig auf jemanden, mit allen eigenen Stimmen zusammen; niemand enthält sich.
# Break the tie: {seat}.
break-the-tie-seat-4a0988 = Entscheide den Gleichstand: { $seat }.
# The Martyr holder chooses among the seats with the most votes.
the-martyr-holder-chooses-among-88beb1 = Der Märtyrer wählt unter denen mit den meisten Stimmen.
# Keep {card}.
keep-card-f08c90 = Behalte { NAME($card, case: "accusative", article: "definite") }.
# Of the cards from the truck you keep one.
of-the-cards-from-the-38906b = Von den Karten aus dem Laster behältst du eine.
# Give {card} away.
give-card-away-4355f0 = Verschenke { NAME($card, case: "accusative", article: "definite") }.
# One card goes to another seat, the last one into the box.
one-card-goes-to-another-19d513 = Eine Karte geht an jemand anderen, die letzte in die Schachtel.
# The card goes to {seat}.
the-card-goes-to-seat-a23bde = Die Karte geht an { $seat }.
# Any other seat may have it.
any-other-seat-may-have-8bca8b = Alle anderen dürfen sie bekommen.
# Send one of yours to {place}.
send-one-of-yours-to-342031 = Schick jemanden { NAME($place, form: "into") }.
# Any open location in which not all of your Characters stand already, also a full one.
any-open-location-in-which-b42c46 = An jeden offenen Ort, an dem nicht schon alle deine Figuren stehen, auch an einen vollen.
# Move the {kind}.
move-the-kind-1d3bfb = Bewege { NAME($kind, case: "accusative", article: "definite") }.
# One of your Characters must move; into a full location it does not get, and goes to the Parking Lot.
one-of-your-characters-must-06b613 = Eine deiner Figuren muss ziehen; an einem vollen Ort kommt sie nicht hinein und geht auf den Parkplatz.
# Add a Monster in {place}.
add-a-monster-in-place-b3966c = Stell ein Monster { NAME($place, form: "into") }.
# Whoever has nobody left brings one Monster more.
whoever-has-nobody-left-brings-f1b1ec = Wer niemanden mehr hat, bringt ein Monster mehr.
# Give up the {kind}.
give-up-the-kind-1b4717 = Gib { NAME($kind, case: "accusative", article: "definite") } her.
# The elected seat chooses one of its visible Characters here.
the-elected-seat-chooses-one-a6cfb7 = Wer gewählt ist, bestimmt eine eigene sichtbare Figur hier.
# The dice show exactly these locations: {places}.
the-dice-show-exactly-these-f32103 = Die Würfel zeigen genau diese Orte: { $places }.
# Said to everybody while a discussion is open, true or not. Nothing said binds anybody.
said-to-everybody-while-a-a483d4 = Zu allen gesagt, solange eine Diskussion läuft, wahr oder nicht. Nichts davon bindet irgendwen.
# I will move to {place}.
i-will-move-to-place-09b3d3 = Ich gehe { NAME($place, form: "into") }.
# I will point at {seat}.
i-will-point-at-seat-272ba9 = Ich werde auf { $seat } zeigen.
# If I break a tie with {seat} in it, I choose {seat}.
if-i-break-a-tie-96c3de = Wenn ich einen Gleichstand entscheide und { $seat } dabei ist, wähle ich { $seat }.
# I hold: {card}.
i-hold-card-0a978b = Ich habe auf der Hand: { $card }.
# {seat}, please {what}.
seat-please-what-041629 = { $seat }, bitte { $what }.
# {seat}, I promise you {what}.
seat-i-promise-you-what-058bee = { $seat }, ich verspreche dir: { $what }.

## Why it is asked

# Before the game begins every die sends one of yours to the place that it shows.
before-the-game-begins-every-2473bd = Bevor das Spiel beginnt, schickt jeder Würfel jemanden von dir an den Ort, den er zeigt.
# Cards are played before a vote and never during it, so all who have somebody here are asked now.
cards-are-played-before-a-0d685b = Karten spielt man vor einer Abstimmung, nie währenddessen: Darum werden jetzt alle gefragt, die hier jemanden haben.
# The Monsters are strong enough to break in: cards can still stop them before the vote.
the-monsters-are-strong-enough-5437c4 = Die Monster sind stark genug, um einzubrechen: Karten können sie vor der Abstimmung noch aufhalten.
# In the Parking Lot strength does not help, every Monster takes one: cards can still change that.
in-the-parking-lot-strength-0e0b73 = Auf dem Parkplatz hilft keine Stärke, jedes Monster holt jemanden: Karten können das noch ändern.
# The dice under the box tell where Monsters come, and all who hold cards are asked about looking.
the-dice-under-the-box-4fdf45 = Die Würfel unter der Schachtel sagen, wohin Monster kommen, und alle mit Karten werden gefragt, ob sie nachsehen.
# Soon all choose where to go, and until then you may say anything about it, true or not.
soon-all-choose-where-to-ecc456 = Gleich wählen alle, wohin sie gehen, und bis dahin darfst du dazu alles sagen, wahr oder nicht.
# There are Objects in the truck, and you have somebody beside it, so you have a vote.
there-are-objects-in-the-bb4f93 = Im Laster liegen Gegenstände, und du hast jemanden daneben: Darum hast du eine Stimme.
# The badge shows its owner where Monsters come, and you have somebody here, so you have a vote.
the-badge-shows-its-owner-be84c5 = Wer die Dienstmarke hat, sieht, wohin Monster kommen, und du hast jemanden hier: Darum hast du eine Stimme.
# The Monsters break in and take one: all who have somebody in sight here vote on whose it is.
the-monsters-break-in-and-90399e = Die Monster brechen ein und holen jemanden: Alle, die hier sichtbar jemanden haben, stimmen ab, wen es trifft.
# Several have equally many votes, and whoever is the Martyr decides ties.
several-have-equally-many-votes-669a36 = Es steht unentschieden, und bei Gleichstand entscheidet, wer Märtyrer ist.
# The Monsters take one of yours here, and you say which.
the-monsters-take-one-of-b0116f = Die Monster holen hier jemanden von dir, und du sagst, wen.
# You search the truck, and one of the cards that you drew is yours.
you-search-the-truck-and-01073b = Du durchsuchst den Laster, und eine der gezogenen Karten gehört dir.
# Whoever searches the truck must give one card away.
whoever-searches-the-truck-must-764fd1 = Wer den Laster durchsucht, muss eine Karte weggeben.
# This card goes to somebody else, and you say to whom.
this-card-goes-to-somebody-6345a7 = Diese Karte geht an jemand anderen, und du sagst, an wen.
# There was only one card left, so it may stay with you or go to somebody else.
there-was-only-one-card-b65200 = Es war nur noch eine Karte da: Sie kann bei dir bleiben oder an jemand anderen gehen.
# Whoever has the badge chooses first and openly; all others choose in secret after that.
whoever-has-the-badge-chooses-dc0332 = Wer die Dienstmarke hat, wählt zuerst und offen; alle anderen wählen danach geheim.
# Every turn one of yours must move, and all choose where to before anybody sees it.
every-turn-one-of-yours-ac8f46 = In jeder Runde muss jemand von dir gehen, und alle wählen das Ziel, bevor es irgendwer sieht.
# You chose this place, and now one of yours must go there.
you-chose-this-place-and-08d9d5 = Du hast diesen Ort gewählt, und jetzt muss jemand von dir dorthin.
# Now is the time for an Energy Drink; all who hold cards are asked, so that nobody learns which.
now-is-the-time-for-e812c6 = Jetzt ist Zeit für einen Energydrink; alle mit Karten werden gefragt, damit niemand erfährt, welche es sind.
# You have nobody left, and at this table whoever has nobody brings a Monster more.
you-have-nobody-left-and-2e4b2c = Du hast niemanden mehr, und an diesem Tisch bringt, wer niemanden mehr hat, ein weiteres Monster.

## What is asked, and why not

# this table agreed on structured claims only: say one of them while a discussion is open
this-table-agreed-on-structured-08b6b9 = an diesem Tisch gibt es nur vorgegebene Aussagen: Mach eine davon, solange eine Diskussion läuft
# this table agreed on no talk
this-table-agreed-on-no-e31123 = an diesem Tisch wird nicht geredet
# the campaign file {file} cannot be read ({fault}); mend it or move it away
the-campaign-file-file-cannot-b319fc = die Kampagnendatei { $file } kann nicht gelesen werden ({ $fault }); richte sie oder leg sie weg
# the campaign file {file} is broken: {faults}; mend it or move it away
the-campaign-file-file-is-f3e1ae = die Kampagnendatei { $file } ist beschädigt: { $faults }; richte sie oder leg sie weg
# the campaign file {file} cannot be written ({fault})
the-campaign-file-file-cannot-ddf6a1 = die Kampagnendatei { $file } kann nicht geschrieben werden ({ $fault })
# option {option}: {why}
option-option-why-8deb2a = Option { $option }: { $why }
# Your survivors must be worth the most when only {alive} people are left alive.
your-survivors-must-be-worth-f4e736 = Deine Überlebenden müssen am meisten wert sein, wenn nur noch { $alive } Leute am Leben sind.
# Whom do you give up in {place}?
whom-do-you-give-up-dde901 = Wen gibst du { NAME($place, form: "in") } her?
# {monsters:Monster|Monsters} against {strength} in {place}: who helps?
monsters-monster-monsters-against-strength-a1c701 = { $monsters } Monster gegen Stärke { $strength } { NAME($place, form: "in") }: Wer hilft?
# Who searches the truck?
who-searches-the-truck-c39664 = Wer durchsucht den Laster?
# Who gets the {card}?
who-gets-the-card-c187df = Wer bekommt { NAME($card, case: "accusative", article: "definite") }?
# Who walks to {place}?
who-walks-to-place-8ec242 = Wer geht { NAME($place, form: "into") }?
# Your dice show {dice}. Who starts in one of these places?
your-dice-show-dice-who-a34b8f = Deine Würfel zeigen { $dice }. Wer beginnt an einem dieser Orte?
# Where does your Monster go?
where-does-your-monster-go-ef76de = Wohin geht dein Monster?
# Look under the box with a Walkie-Talkie?
look-under-the-box-with-e3aad2 = Mit einem Walkie-Talkie unter die Schachtel schauen?
# Tell the others where you go, or where Monsters come.
tell-the-others-where-you-729dbf = Sag den anderen, wohin du gehst oder wo Monster kommen.
# Anything to say or play before the vote in {place}?
anything-to-say-or-play-a64a59 = Willst du vor der Abstimmung { NAME($place, form: "in") } etwas sagen oder spielen?
# Anything to play before the vote in {place}?
anything-to-play-before-the-8c1bd1 = Willst du vor der Abstimmung { NAME($place, form: "in") } etwas spielen?
# {monsters:Monster is|Monsters are} in the lot: who helps?
monsters-monster-is-monsters-are-509617 =
    { $monsters } Monster { $monsters ->
        [one] ist
       *[other] sind
    } auf dem Parkplatz: Wer hilft?
# You are the Martyr and break the tie in {place}: one of {tied}?
you-are-the-martyr-and-1054e7 = Du bist Märtyrer und entscheidest den Gleichstand { NAME($place, form: "in") }: Wer von { NAME($tied, case: "dative") }?
# Who is thrown to the Monsters in {place}?
who-is-thrown-to-the-df1692 = Wer wird { NAME($place, form: "in") } den Monstern vorgeworfen?
# Who gets the Security badge?
who-gets-the-security-badge-e1cf0d = Wer bekommt die Dienstmarke?
# Which card do you keep?
which-card-do-you-keep-64e5ae = Welche Karte behältst du?
# Which card do you give away? The other goes into the box.
which-card-do-you-give-60aac6 = Welche Karte verschenkst du? Die andere kommt in die Schachtel.
# The last card: keep it, or give it to whom?
the-last-card-keep-it-3c209c = Die letzte Karte: Behältst du sie, oder wem gibst du sie?
# Who gets the card?
who-gets-the-card-3deb22 = Wer bekommt die Karte?
# Where does one of yours go? Everybody will see it.
where-does-one-of-yours-1d538a = Wohin geht jemand von dir? Alle werden es sehen.
# Where does one of yours go? It is secret until all have chosen.
where-does-one-of-yours-37c19b = Wohin geht jemand von dir? Es bleibt geheim, bis alle gewählt haben.
# Energy Drink: does another one run?
energy-drink-does-another-one-1a8e26 = Energydrink: Rennt noch jemand?
# that is said at another discussion, or to a seat that is not there
that-is-said-at-another-d94a1d = das wird in einer anderen Diskussion gesagt, oder zu jemandem, der nicht da ist
# it would have no effect now
it-would-have-no-effect-a2485a = es hätte jetzt keine Wirkung
# {place} has no free Monster spot
place-has-no-free-monster-2f0be3 = { NAME($place, form: "in") } ist kein Platz mehr für ein Monster
# it stands there already
it-stands-there-already-54f5f6 = diese Figur steht schon dort
# {seat} has nobody left, and at this table gets no card
seat-has-nobody-left-and-65214c = { $seat } hat niemanden mehr und bekommt an diesem Tisch keine Karte
# all of your Characters stand there already
all-of-your-characters-stand-9d0aad = alle deine Figuren stehen schon dort
# your {kind} is hidden already
your-kind-is-hidden-already-b98aaf = { NAME($kind, article: "your") } ist schon versteckt
# that is for {time}, and this is {now}
that-is-for-time-and-1ea51c =
    das gehört zu { NAME($time, case: "dative", article: "definite") }, und jetzt { GENDER($now) ->
        [plural] sind
       *[other] ist
    } { NAME($now, article: "definite") } dran
# {card} is not among the cards before you
card-is-not-among-the-618b31 = { NAME($card, article: "definite") } ist nicht unter den Karten vor dir
# at this table nothing is claimed
at-this-table-nothing-is-5418d5 = an diesem Tisch werden keine Aussagen gemacht
# claims are made while a discussion is open
claims-are-made-while-a-6e219d = Aussagen macht man, solange eine Diskussion läuft
# {most} claims in one discussion are the most
most-claims-in-one-discussion-128c91 =
    mehr als { $most } { $most ->
        [one] Aussage gibt
       *[other] Aussagen gibt
    } es in einer Diskussion nicht
# ties are for the Martyr holder, {martyr}
ties-are-for-the-martyr-5a9d5a = über Gleichstände entscheidet der Märtyrer, { $martyr }
# you hold no {card}
you-hold-no-card-8f3c2d = du hast { NAME($card, case: "accusative", article: "none") } auf der Hand
# none of your Characters here can be seen, so there is no vote to add to
none-of-your-characters-here-783b0d = keine deiner Figuren hier ist zu sehen, also hast du keine Stimme, zu der eine käme
# the Monster must go somewhere else
the-monster-must-go-somewhere-ec018e = das Monster muss woandershin
# {place} is closed
place-is-closed-86ea50 =
    { NAME($place, article: "definite") } { GENDER($place) ->
        [plural] sind
       *[other] ist
    } geschlossen
# your {kind} is not alive
your-kind-is-not-alive-3510cd = { NAME($kind, article: "your") } lebt nicht mehr
# {place} is closed or full
place-is-closed-or-full-4661e9 =
    { NAME($place, article: "definite") } { GENDER($place) ->
        [plural] sind
       *[other] ist
    } geschlossen oder voll
# there are {players} seats
there-are-players-seats-0eef8e = es gibt nur { $players } Plätze
# {seat} is no candidate in this vote
seat-is-no-candidate-in-2834b0 = { $seat } steht hier nicht zur Wahl
# {seat} is not among the tied
seat-is-not-among-the-2d840d = { $seat } ist beim Gleichstand nicht dabei
# it must go to another seat
it-must-go-to-another-48e28a = sie muss an jemand anderen gehen
# the {kind} is not used with {players} players
the-kind-is-not-used-fc0d5c =
    { NAME($kind, article: "definite") } ist zu { $players ->
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $players }
    } nicht dabei
# it is placed already
it-is-placed-already-3ab18e = diese Figur steht schon
# none of your dice shows {die}
none-of-your-dice-shows-26bf3e = keiner deiner Würfel zeigt { $die }
# your {kind} is in the Cold storage
your-kind-is-in-the-c1e732 = { NAME($kind, article: "your") } liegt im Kühlraum
# your {kind} stands there already
your-kind-stands-there-already-b20f76 = { NAME($kind, article: "your") } steht schon dort
# the destination is full, and others of yours can still be sent to the Parking Lot
the-destination-is-full-and-545e3e = am Ziel ist kein Platz mehr, und andere von dir können noch auf den Parkplatz geschickt werden
# your {kind} is not here
your-kind-is-not-here-497853 = { NAME($kind, article: "your") } ist nicht hier
# Who is here votes on the badge. Room for {people:person|people}. With {monsters:Monster|Monsters} at its door when a turn ends, it closes for good.
who-is-here-votes-on-9b6da6 =
    Wer hier ist, stimmt über die Dienstmarke ab. Platz für { $people } { $people ->
        [one] Figur
       *[other] Figuren
    }. Mit { $monsters } { $monsters ->
        [one] Monster
       *[other] Monstern
    } vor der Tür am Ende einer Runde schließt der Raum für immer.
# Strength {strength}, {votes:vote|votes}, {points:point|points}.
strength-strength-votes-vote-votes-9107ae =
    Stärke { $strength }, { $votes } { $votes ->
        [one] Stimme
       *[other] Stimmen
    }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
# Room for {people:person|people}. With {monsters:Monster|Monsters} at its door when a turn ends, it closes for good.
room-for-people-person-people-c1c49c =
    Platz für { $people } { $people ->
        [one] Figur
       *[other] Figuren
    }. Mit { $monsters } { $monsters ->
        [one] Monster
       *[other] Monstern
    } vor der Tür am Ende einer Runde schließt der Ort für immer.

## What things are

# After the roll: look at the hidden dice.
after-the-roll-look-at-ab383b = Nach dem Wurf: Sieh dir die verdeckten Würfel an.
# After your own move: one more of your Characters runs to a location with a free spot.
after-your-own-move-one-5d3747 = Nach deinem eigenen Zug: Noch eine deiner Figuren rennt an einen Ort mit freiem Platz.
# In the discussion of a vote: you have one more vote.
in-the-discussion-of-a-8272a7 = In der Diskussion vor einer Abstimmung: Du hast eine Stimme mehr.
# In an attack where you stand: one Monster goes somewhere else.
in-an-attack-where-you-0aef4a = Bei einem Angriff, wo du stehst: Ein Monster geht woandershin.
# In an attack where you stand: one Monster leaves.
in-an-attack-where-you-616cf7 = Bei einem Angriff, wo du stehst: Ein Monster verschwindet.
# In an attack where you stand: two Monsters leave.
in-an-attack-where-you-c7d3c2 = Bei einem Angriff, wo du stehst: Zwei Monster verschwinden.
# In an attack where you stand: all Monsters leave.
in-an-attack-where-you-874de3 = Bei einem Angriff, wo du stehst: Alle Monster verschwinden.
# In an attack where you stand: one of your Characters hides.
in-an-attack-where-you-2cb4cd = Bei einem Angriff, wo du stehst: Eine deiner Figuren versteckt sich.
# Never played: one point more, if you survive.
never-played-one-point-more-52706f = Wird nie gespielt: ein Punkt mehr, wenn du überlebst.
# Restrooms
restrooms-5b2dea = Toiletten
    .gender = plural
# Pharmacy
pharmacy-fa196b = Apotheke
    .gender = feminine
# Surveillance Room
surveillance-room-7eff47 = Wachraum
    .gender = masculine
# Toy Store
toy-store-eb3760 = Spielzeugladen
    .gender = masculine
# Great Hall
great-hall-e8fa53 = Haupthalle
    .gender = feminine
# Parking Lot
parking-lot-528c56 = Parkplatz
    .gender = masculine
# Who is here votes on the truck. Room for everybody, but no door: every Monster here takes one of you.
who-is-here-votes-on-e5224d = Wer hier ist, stimmt über den Laster ab. Platz für alle, aber keine Tür: Jedes Monster hier holt sich jemanden von euch.
# dead
dead-2c29c2 = tot
# to be placed
to-be-placed-d38001 = noch aufzustellen
# Security badge
security-badge-c43bfa = Dienstmarke
# They talk in
they-talk-in-2d34bd = Geredet wird in
# Monsters in supply
monsters-in-supply-11e2a9 = Monster im Vorrat
# Ends when so many live
ends-when-so-many-live-10efcf = Endet, wenn so viele leben
# Object cards left
object-cards-left-79fb26 = Gegenstandskarten übrig
# Cards in the box
cards-in-the-box-ed0d14 = Karten in der Schachtel
# Monsters enter at equal strength
monsters-enter-at-equal-strength-ea6769 = Monster kommen bei gleicher Stärke hinein
# Rows
rows-65611f = Reihen
# Hand
hand-8af38e = Hand
# Has chosen
has-chosen-8bd54f = Hat gewählt
# Goes to
goes-to-393f4e = Geht nach
# Voted before against
voted-before-against-202b62 = Stimmte bisher gegen
# Votes here
votes-here-3edd8f = Stimmen hier
# Votes by Pistols
votes-by-pistols-0dccc7 = Stimmen durch Pistolen
# Cards played
cards-played-046b9d = Gespielte Karten
# You gave
you-gave-b09c4c = Du hast verschenkt
# You may say
you-may-say-6b01c0 = Du kannst sagen
# Put into the box
put-into-the-box-9977cb = In die Schachtel gelegt
# Kept their word
kept-their-word-228216 = Hat Wort gehalten
# No Respite
no-respite-2c0524 = Keine Schonfrist
# As many Monsters as strength are enough from the first turn on.
as-many-monsters-as-strength-564c87 = So viele Monster, wie drinnen Stärke ist, genügen von der ersten Runde an.
# Family Bond
family-bond-681357 = Familienbande
# A family that is all alive at the end scores 4 more.
a-family-that-is-all-3d7cbf = Eine Familie, die am Ende vollzählig lebt, bekommt 4 Punkte mehr.
# Lone Survivor
lone-survivor-467448 = Allein übrig
# A family with exactly one alive at the end scores 2 more.
a-family-with-exactly-one-869697 = Eine Familie, von der am Ende genau eine Figur lebt, bekommt 2 Punkte mehr.
# Blind Fate
blind-fate-1c5788 = Blindes Schicksal
# Ties are broken by chance.
ties-are-broken-by-chance-2e5d31 = Bei Gleichstand entscheidet das Los.
# Well Armed
well-armed-6beb75 = Gut bewaffnet
# Everybody begins with two Object cards.
everybody-begins-with-two-object-801949 = Alle beginnen mit zwei Gegenstandskarten.
# Longest Night
longest-night-bab1ec = Die längste Nacht
# The game goes on until one Character fewer than there are players is alive.
the-game-goes-on-until-ddab05 = Das Spiel geht weiter, bis eine Figur weniger lebt, als Leute mitspielen.
# Stockpile
stockpile-bd78b6 = Vorräte
# Survivors score 1 for every two cards in hand.
survivors-score-for-every-two-299c9c = Wer überlebt, bekommt 1 Punkt für je zwei Handkarten.
# Sobbing
sobbing-329aac = Schluchzen
# Where most Weepers are, two Monsters more come instead of one.
where-most-weepers-are-two-6ae76d = Wo die meisten Heulsusen sind, kommen zwei Monster mehr statt einem.
# Collapsed Ceilings
collapsed-ceilings-24f2cb = Eingestürzte Decken
# Locations 1 to 5 have a spot less for Characters.
locations-to-have-a-spot-ae7f97 = Die Orte 1 bis 5 haben einen Platz weniger für Figuren.
# Rusty Shutters
rusty-shutters-d74cff = Rostige Rollläden
# Locations 1 to 5 have a Monster spot less, and close that much sooner.
locations-to-have-a-monster-34401b = Die Orte 1 bis 5 haben einen Monsterplatz weniger und schließen entsprechend früher.
# Floodlights
floodlights-b6b9e5 = Flutlicht
# The second victim in the Parking Lot ends the attack there.
the-second-victim-in-the-c4172d = Das zweite Opfer auf dem Parkplatz beendet dort den Angriff.
# Mourning Gift
mourning-gift-5aa564 = Trauergabe
# Whoever loses a Weeper draws an Object card.
whoever-loses-a-weeper-draws-467349 = Wer eine Heulsuse verliert, zieht eine Gegenstandskarte.
# Barricade
barricade-5bbf05 = Barrikade
# Blockers have strength 3.
blockers-have-strength-e9f807 = Blocker haben Stärke 3.
# Full Tank
full-tank-23d332 = Voller Tank
# The Keys score 3 instead of 1.
the-keys-score-instead-of-6f434e = Der Schlüssel zählt 3 statt 1.
# Scattered
scattered-47b9b3 = Verstreut
# Where several locations have the most, no Monster more comes to any of them.
where-several-locations-have-the-d95405 = Wo mehrere Orte gleich vorn liegen, kommt zu keinem davon ein Monster mehr.
# Restless Dead
restless-dead-0fee7d = Ruhelose Tote
# Whoever has nobody left adds a Monster every turn.
whoever-has-nobody-left-adds-888ba3 = Wer niemanden mehr hat, stellt jede Runde ein Monster dazu.
# Big Mouths
big-mouths-d2f4d4 = Große Klappe
# Leaders have three votes.
leaders-have-three-votes-94e216 = Anführer haben drei Stimmen.
# Live Feed
live-feed-72b311 = Direktübertragung
# The badge owner looks at the dice every turn.
the-badge-owner-looks-at-5c2e34 = Wer die Dienstmarke hat, sieht sich jede Runde die Würfel an.
# Empty Shelves
empty-shelves-f6222a = Leere Regale
# A search of the truck finds two cards: one to keep, one to give.
a-search-of-the-truck-077bf6 = Im Laster finden sich zwei Karten: eine zum Behalten, eine zum Verschenken.
# Second Delivery
second-delivery-f168bd = Zweite Lieferung
# When the deck is empty, the cards played are shuffled into a new one.
when-the-deck-is-empty-79aede = Ist der Stapel leer, werden die gespielten Karten zu einem neuen gemischt.
# Fog
fog-861642 = Nebel
# The badge owner chooses a destination in secret, as everybody does.
the-badge-owner-chooses-a-c5e8c5 = Wer die Dienstmarke hat, wählt das Ziel geheim wie alle anderen.
# Monster
monster-038ba5 = Monster
# If there are more of them at a door than the people inside are strong, they get in and eat one of you. Then they are gone.
if-there-are-more-of-e85562 = Sind an einer Tür mehr davon, als die Leute drinnen stark sind, kommen sie hinein und fressen jemanden von euch. Dann sind sie weg.
# Monster dice
monster-dice-c058fa = Monsterwürfel
# Rolled in secret: a Monster comes wherever one of them says. The badge owner may look.
rolled-in-secret-a-monster-c71d37 = Geheim gewürfelt: Wohin einer zeigt, dorthin kommt ein Monster. Wer die Dienstmarke hat, darf nachsehen.
# Its owner looks at the dice, walks first, and names the destination in the open.
its-owner-looks-at-the-d42c7b = Wer sie hat, sieht die Würfel, geht zuerst und nennt sein Ziel offen.
# Martyr
martyr-057caf = Märtyrer
# Lies with the family that lost somebody last. It breaks every tie.
lies-with-the-family-that-d4b14e = Liegt bei der Familie, die zuletzt jemanden verloren hat. Sie entscheidet jeden Gleichstand.
# Truck
truck-3ce0ee = Laster
# Who is elected in the Parking Lot draws three cards: keeps one, gives one away, boxes one.
who-is-elected-in-the-687422 = Wer auf dem Parkplatz gewählt wird, zieht drei Karten: behält eine, verschenkt eine, legt eine in die Schachtel.
# Cold storage
cold-storage-49b335 = Kühlraum
# Here lie the eaten. When the first row is full, as many Monsters as strength get in; each further row adds a die.
here-lie-the-eaten-when-e227c0 = Hier liegen die Gefressenen. Ist die erste Reihe voll, genügen so viele Monster wie Stärke; jede weitere Reihe bringt einen Würfel mehr.
# Monsters out there
monsters-out-there-e100c3 = Monster da draußen
# Those that can still come.
those-that-can-still-come-54f10e = So viele können noch kommen.
# Box
box-82eed4 = Schachtel
# Cards that are out of the game. Only who put them there knows which.
cards-that-are-out-of-2cfa93 = Karten, die aus dem Spiel sind. Nur wer sie hineingelegt hat, kennt sie.
# Silence
silence-2f026c = Stille
# The shutters swing over an empty mall.
the-shutters-swing-over-an-207d87 = Die Rollläden schwingen vor einem leeren Einkaufszentrum.
# All Accounted For
all-accounted-for-6465b6 = Alle da
# One family counts heads, and the count is right.
one-family-counts-heads-and-6dfaeb = Eine Familie zählt durch, und die Zahl stimmt.
# The Last Voice
the-last-voice-90ba35 = Die letzte Stimme
# One survivor talks to the mannequins.
one-survivor-talks-to-the-94d087 = Jemand hat überlebt und redet mit den Schaufensterpuppen.
# Joint Custody
joint-custody-32130c = Geteiltes Sorgerecht
# Two families, one exit, no trust left.
two-families-one-exit-no-1f1bd0 = Zwei Familien, ein Ausgang, kein Vertrauen mehr.
# Armed to the Teeth
armed-to-the-teeth-ad1b2a = Bis an die Zähne bewaffnet
# They leave carrying more blades than food.
they-leave-carrying-more-blades-7c3e5d = Sie gehen mit mehr Klingen als Vorräten.
# Back to Back
back-to-back-6004c4 = Rücken an Rücken
# Two figures wait for a dawn that is late.
two-figures-wait-for-a-7c8383 = Zwei Gestalten warten auf einen Morgen, der auf sich warten lässt.
# Full Pockets
full-pockets-7fbf1b = Volle Taschen
# The hoarders eat well on the first day.
the-hoarders-eat-well-on-749808 = Am ersten Tag essen gut, die gehortet haben.
# The Nursery
the-nursery-327876 = Das Kinderzimmer
# The children have stopped crying.
the-children-have-stopped-crying-0e6d74 = Die Kinder haben aufgehört zu weinen.
# Open All Night
open-all-night-e218e8 = Durchgehend geöffnet
# Every door still works. That is the problem.
every-door-still-works-that-eb6482 = Jede Tür geht noch auf. Das ist das Problem.
# Shuttered
shuttered-f59fe3 = Rollläden unten
# Half the mall belongs to the moss.
half-the-mall-belongs-to-ff02fe = Das halbe Einkaufszentrum gehört dem Moos.
# Tailgate
tailgate-1d9892 = Ladeklappe
# They gather by the truck under the lamps.
they-gather-by-the-truck-328ee5 = Sie sammeln sich am Laster unter den Lampen.
# Lullaby
lullaby-a4d588 = Schlaflied
# Nobody calls the Monsters any more.
nobody-calls-the-monsters-any-71d0e3 = Niemand ruft mehr nach den Monstern.
# The Wall
the-wall-242cd6 = Die Mauer
# Shoulders against the door until morning.
shoulders-against-the-door-until-a1b936 = Schulter an Schulter gegen die Tür, bis zum Morgen.
# Ignition
ignition-9e37a3 = Zündung
# The engine turns on the third try.
the-engine-turns-on-the-d7a192 = Beim dritten Versuch springt der Motor an.
# Close Quarters
close-quarters-5d7e7e = Auf engstem Raum
# One room, everyone left in the world.
one-room-everyone-left-in-090c53 = Ein Raum, und alle, die es noch gibt.
# Empty Chairs
empty-chairs-0a0943 = Leere Stühle
# Two family photographs stay on the floor.
two-family-photographs-stay-on-fa5f23 = Zwei Familienfotos bleiben auf dem Boden liegen.
# Parliament
parliament-b031ef = Parlament
# They survive, and start arguing.
they-survive-and-start-arguing-e19109 = Sie überleben und fangen an zu streiten.
# Watching
watching-e49e97 = Unter Beobachtung
# The screens show one thing: the winner.
the-screens-show-one-thing-8b93a9 = Die Bildschirme zeigen nur noch eins: wer gewonnen hat.
# Bare Hands
bare-hands-c3b464 = Bloße Hände
# Nothing left but nerve.
nothing-left-but-nerve-4a4c0e = Nichts mehr übrig als Mut.
# Sold Out
sold-out-53aee7 = Ausverkauft
# The truck is swept clean.
the-truck-is-swept-clean-eb7a40 = Der Laster ist leer gefegt.
# Nobody can say how it ended.
nobody-can-say-how-it-d61904 = Niemand kann sagen, wie es ausging.

## What a table agrees on

# House edition
house-edition-064d01 = Hausausgabe
# A mall, shutters down, Monsters at every door: vote, lie, and make sure that somebody else is eaten.
a-mall-shutters-down-monsters-304a8d = Ein Einkaufszentrum, die Rollläden unten, Monster an jeder Tür: Stimmt ab, lügt und sorgt dafür, dass es andere erwischt.
# Variant
variant-b8f1d6 = Variante
# One variation of the rules, or none.
one-variation-of-the-rules-502370 = Eine Variante der Regeln oder keine.
# None
none-8504a0 = Keine
# Campaign
campaign-558d3d = Kampagne
# The campaign that this game belongs to: it keeps what Epilogues unlock.
the-campaign-that-this-game-cba779 = Die Kampagne, zu der dieses Spiel gehört: Sie behält, was Epiloge freischalten.
# Spots
spots-c3f3dd = Plätze
# Character spots in locations 1 to 5.
character-spots-in-locations-to-b8d117 = Plätze für Figuren an den Orten 1 bis 5.
# Monster spots
monster-spots-66f723 = Plätze für Monster
# Monster spots in 1 to 5; full, a location closes.
monster-spots-in-to-full-d9a2ea = Monsterplätze an den Orten 1 bis 5; ist ein Ort voll, schließt er.
# Parking monster spots
parking-monster-spots-0bd1c1 = Monster auf dem Parkplatz
# Monster spots in the Parking Lot.
monster-spots-in-the-parking-e57400 = Monsterplätze auf dem Parkplatz.
# Monsters
monsters-935436 = Monster
# Monsters in all.
monsters-in-all-d6e671 = Monster insgesamt.
# Cold lines
cold-lines-3ca2bd = Reihen im Kühlraum
# Spots in the three lines of the Cold storage.
spots-in-the-three-lines-22d7ea = Plätze in den drei Reihen des Kühlraums.
# Deck
deck-fb579d = Stapel
# Copies of each Object card.
copies-of-each-object-card-0587ed = Wie oft es jede Gegenstandskarte gibt.
# First badge
first-badge-d9faac = Erste Dienstmarke
# Who begins with the Security badge.
who-begins-with-the-security-d82309 = Wer mit der Dienstmarke beginnt.
# Random
random-d01d45 = Zufällig
# First martyr
first-martyr-7d5c0c = Erster Märtyrer
# Who begins with the Martyr token.
who-begins-with-the-martyr-fa97a5 = Wer als Märtyrer beginnt.
# Candidates
candidates-72a958 = Wer gewählt werden kann
# Who can be elected at truck and badge votes: who is there, or anybody alive.
who-can-be-elected-at-b00a14 = Wer am Laster und um die Dienstmarke gewählt werden kann: wer dort ist oder alle, die leben.
# Present
present-c63a9d = Wer da ist
# Any living
any-living-ded9c8 = Alle Lebenden
# Gift to eliminated
gift-to-eliminated-a09e06 = Geschenke an Ausgeschiedene
# Whether a card from the truck may go to a seat that has nobody left.
whether-a-card-from-the-2e6d19 = Ob eine Karte aus dem Laster an jemanden gehen darf, der niemanden mehr hat.
# Yes
yes-41385d = Ja
# No
no-c90cb6 = Nein
# Drink timing
drink-timing-ab2305 = Zeit für den Energydrink
# Energy Drinks right after the own move, or in a round after all moves.
energy-drinks-right-after-the-ec0598 = Energydrinks gleich nach dem eigenen Zug oder reihum nach allen Zügen.
# Own move
own-move-6af800 = Beim eigenen Zug
# After all
after-all-7f4041 = Nach allen
# Wipeout
wipeout-73aa12 = Wenn niemand überlebt
# If nobody is left alive: everybody shares the victory, or nobody wins.
if-nobody-is-left-alive-851798 = Wenn niemand mehr lebt: Alle teilen sich den Sieg, oder niemand gewinnt.
# Shared
shared-62f9fe = Geteilt
# No winner
no-winner-a2b303 = Niemand gewinnt
# Talk
talk-05a415 = Reden
# What may be said: anything (chat and claims), structured claims only, or nothing.
what-may-be-said-anything-135f6d = Was gesagt werden darf: alles (Chat und Aussagen), nur vorgegebene Aussagen oder nichts.
# Free
free-8075e4 = Frei
# Claims
claims-855ee0 = Aussagen
# Silent
silent-eac5b1 = Still
# Claims per window
claims-per-window-5e3b07 = Aussagen auf einmal
# Structured claims of each seat in one discussion.
structured-claims-of-each-seat-b63d54 = Vorgegebene Aussagen je Platz in einer Diskussion.
# Max turns
max-turns-dcd5d4 = Runden höchstens
# The game is scored after so many turns at the latest.
the-game-is-scored-after-224ccc = Nach spätestens so vielen Runden wird gewertet.

## The lesson

# Your first night in the mall
your-first-night-in-the-5b56c7 = Deine erste Nacht im Einkaufszentrum
# That is Lockdown: count the Monsters, count the votes, and believe nobody for too long. It ends when only as many people are left as families sat down.
that-is-lockdown-count-the-27a6fe = Das ist Lockdown: Zähl die Monster, zähl die Stimmen, und glaub niemandem zu lange. Es endet, wenn nur noch so viele Leute übrig sind, wie Familien am Tisch sitzen.
# The truck and the badge
the-truck-and-the-badge-ecdd94 = Der Laster und die Dienstmarke
# Your family
your-family-b3deb5 = Deine Familie
# These three are yours, and whoever lives at the end counts: the Weeper 7, the Blocker 5, the Leader 3. Most points win.
these-three-are-yours-and-ca4c37 = Diese drei gehören dir, und wer am Ende lebt, zählt: die Heulsuse 7, der Blocker 5, der Anführer 3. Die meisten Punkte gewinnen.
# First they talk
first-they-talk-d844ee = Erst wird geredet
# A truck with useful things stands in the Parking Lot. Before a vote all may talk. Say that you have nothing to add.
a-truck-with-useful-things-f22393 = Auf dem Parkplatz steht ein Laster mit nützlichen Dingen. Vor einer Abstimmung dürfen alle reden. Sag, dass du nichts hinzuzufügen hast.
# A vote
a-vote-645644 = Eine Abstimmung
# Who is there votes, and a Leader has two votes. You and Rook together beat Pip, so point at yourself.
who-is-there-votes-and-f0d266 = Wer dort ist, stimmt ab, und ein Anführer hat zwei Stimmen. Du und Rook seid zusammen stärker als Pip, also zeig auf dich selbst.
# With your two votes Pip has four, and searches the truck. He will keep the best for himself.
with-your-two-votes-pip-6cb36e = Mit deinen zwei Stimmen hat Pip vier und durchsucht den Laster. Das Beste wird er selbst behalten.
# Keep one
keep-one-1f4f96 = Behalte eine
# Of three cards you keep one. The Chainsaw drives off two Monsters when they attack: keep it.
of-three-cards-you-keep-3fd00b = Von drei Karten behältst du eine. Die Kettensäge vertreibt bei einem Angriff zwei Monster: Behalte sie.
# Give one
give-one-9008bc = Verschenke eine
# One card goes to somebody else, and a gift buys friends. Give the Energy Drink to Rook, who voted for you.
one-card-goes-to-somebody-e606b0 = Eine Karte geht an jemand anderen, und Geschenke machen Freunde. Gib den Energydrink Rook, der für dich gestimmt hat.
# Now the badge: its owner sees where Monsters will come. You have two people in this room, Vesna one: point at yourself.
now-the-badge-its-owner-fa2303 = Jetzt die Dienstmarke: Wer sie hat, sieht, wohin Monster kommen. Du hast zwei Leute in diesem Raum, Vesna einen: Zeig auf dich selbst.
# You see the dice
you-see-the-dice-bf4c06 = Du siehst die Würfel
# Two Monsters will come here, to 3. The badge moves first and openly: send somebody to the Pharmacy, place 2.
two-monsters-will-come-here-746f71 = Zwei Monster kommen hierher, zu 3. Mit der Dienstmarke ziehst du zuerst und offen: Schick jemanden in die Apotheke, Ort 2.
# A lie
a-lie-69508e = Eine Lüge
# The others do not know the dice. Tell them that only the Great Hall is in danger, so that nobody follows you.
the-others-do-not-know-9d9661 = Die anderen kennen die Würfel nicht. Sag ihnen, dass nur die Haupthalle in Gefahr ist, damit dir niemand folgt.
# Move one
move-one-a56bcf = Bewege jemanden
# All places are chosen and shown now. One of yours goes to the Pharmacy: take the Weeper out of danger.
all-places-are-chosen-and-61feaa = Alle Ziele sind gewählt und jetzt aufgedeckt. Jemand von dir geht in die Apotheke: Bring die Heulsuse in Sicherheit.
# Your Leader is in the Pharmacy, but the Weeper, worth 7, stays where two Monsters come.
your-leader-is-in-the-56e67e = Dein Anführer ist in der Apotheke, aber die Heulsuse, die 7 wert ist, bleibt dort, wo zwei Monster kommen.
# Monsters at the door
monsters-at-the-door-bd442b = Monster vor der Tür
# Count
count-309444 = Zählen
# Six Monsters stand before the Great Hall, and those inside are five strong: a Blocker counts two. They would get in.
six-monsters-stand-before-the-084076 = Sechs Monster stehen vor der Haupthalle, und drinnen ist Stärke fünf: Ein Blocker zählt zwei. Sie kämen hinein.
# Hold the door
hold-the-door-790619 = Halt die Tür
# A Baseball Bat drives off one Monster. Five against five, and the door holds: play it.
a-baseball-bat-drives-off-78963e = Ein Baseballschläger vertreibt ein Monster. Fünf gegen fünf, und die Tür hält: Spiel ihn.
# That helps, too, but the Chainsaw drives off two, and one was enough. Keep the strong card for later.
that-helps-too-but-the-fa2308 = Das hilft auch, aber die Kettensäge vertreibt zwei, und eines war genug. Heb die starke Karte für später auf.
# Somebody must go
somebody-must-go-4648a6 = Jemand muss gehen
# No card left
no-card-left-1bd50b = Keine Karte mehr
# Five against four, and nobody can help: they take one. Vesna will say that she points at Pip. Words bind nobody.
five-against-four-and-nobody-27a179 = Fünf gegen vier, und niemand kann helfen: Sie holen sich jemanden. Vesna wird sagen, dass sie auf Pip zeigt. Worte binden niemanden.
# Thrown out
thrown-out-e03f28 = Hinausgeworfen
# Whoever gets the most votes gives somebody up. Vesna's Leader has two: vote with her, against Pip.
whoever-gets-the-most-votes-35bd27 = Wer die meisten Stimmen bekommt, gibt jemanden her. Vesnas Anführer hat zwei: Stimm mit ihr gegen Pip.
# Two votes against two: then the Martyr decides, whoever lost somebody last. Do not leave it to that, vote with Vesna.
two-votes-against-two-then-2f3fc4 = Zwei Stimmen gegen zwei: Dann entscheidet der Märtyrer, also wer zuletzt jemanden verloren hat. Lass es nicht darauf ankommen, stimm mit Vesna.
# Outside
outside-45ee35 = Draußen
# No door
no-door-2ca024 = Keine Tür
# The Parking Lot has no door: each Monster takes one. Pip and Vesna will both point at you, four votes to your three.
the-parking-lot-has-no-b4d968 = Der Parkplatz hat keine Tür: Jedes Monster holt sich jemanden. Pip und Vesna werden beide auf dich zeigen, vier Stimmen gegen deine drei.
# The one you can spare
the-one-you-can-spare-affaf9 = Wen du entbehren kannst
# You have to give somebody up. The Leader counts 3, the Weeper 7. You become the Martyr, and break ties from now on.
you-have-to-give-somebody-835395 = Du musst jemanden hergeben. Der Anführer zählt 3, die Heulsuse 7. Du wirst Märtyrer und entscheidest ab jetzt Gleichstände.
# That was 7 points to the Monsters. Keep the Weeper, and hide it well: most Weepers in one place draw Monsters.
that-was-points-to-the-01a2a3 = Das waren 7 Punkte für die Monster. Behalte die Heulsuse und versteck sie gut: Wo die meisten Heulsusen sind, kommen Monster.

## How to play

# The goal
the-goal-5b7162 = Das Ziel
# You lead a small family through a mall full of Monsters: Weeper 7 points, Blocker 5, Leader 3.
you-lead-a-small-family-2c82ed = Du führst eine kleine Familie durch ein Einkaufszentrum voller Monster: Heulsuse 7 Punkte, Blocker 5, Anführer 3.
# The game ends after a turn in which only as many people are left as families sat down. Who is alive counts.
the-game-ends-after-a-b27c99 = Das Spiel endet nach einer Runde, nach der nur noch so viele Leute übrig sind, wie Familien am Tisch sitzen. Wer lebt, zählt.
# One turn
one-turn-c0c223 = Eine Runde
# Vote on the truck in the Parking Lot, vote on the badge in the Surveillance Room, choose where to go, move, and see where Monsters come.
vote-on-the-truck-in-a2c696 = Stimmt auf dem Parkplatz über den Laster und im Wachraum über die Dienstmarke ab, wählt ein Ziel, zieht, und seht, wohin Monster kommen.
# Then the places are looked at one after the other, from 1 to 6: where Monsters get in, somebody is given up.
then-the-places-are-looked-e1d73d = Dann kommt ein Ort nach dem anderen an die Reihe, von 1 bis 6: Wo Monster hineinkommen, wird jemand hergegeben.
# Each of yours is strong in something else. Whoever is alive at the end counts.
each-of-yours-is-strong-bdb289 = Alle deine Leute können etwas anderes gut. Wer am Ende lebt, zählt.
# Places
places-0f1367 = Orte
# Five rooms have doors and little room. The Parking Lot has neither.
five-rooms-have-doors-and-c84c47 = Fünf Räume haben Türen und wenig Platz. Beim Parkplatz ist es umgekehrt.
# Votes
votes-039acf = Abstimmungen
# Only families with somebody in the place vote. A Leader has two votes, everybody else one.
only-families-with-somebody-in-c948e2 = Nur Familien, von denen jemand am Ort ist, stimmen ab. Ein Anführer hat zwei Stimmen, alle anderen haben eine.
# First there is talk, and cards may be played. Then all point at somebody at the same moment.
first-there-is-talk-and-82bcea = Erst wird geredet, und Karten dürfen gespielt werden. Dann zeigen alle im selben Moment auf jemanden.
# The Martyr, who lost somebody last, breaks ties.
the-martyr-who-lost-somebody-5d96cb = Der Märtyrer, also wer zuletzt jemanden verloren hat, entscheidet bei Gleichstand.
# In the Parking Lot it is voted who searches the truck: of three cards one is kept, one given away, one is gone.
in-the-parking-lot-it-6ab98b = Auf dem Parkplatz wird abgestimmt, wer den Laster durchsucht: Von drei Karten behält man eine, verschenkt eine, und eine ist weg.
# In the Surveillance Room it is voted who gets the badge: the owner sees the dice, which say where Monsters come.
in-the-surveillance-room-it-5fed4e = Im Wachraum wird abgestimmt, wer die Dienstmarke bekommt: Wer sie hat, sieht die Würfel, die sagen, wohin Monster kommen.
# Moving
moving-9fe596 = Ziehen
# The badge owner names a destination in the open, everybody else in secret. All are shown at once.
the-badge-owner-names-a-6d1e13 = Wer die Dienstmarke hat, nennt sein Ziel offen, alle anderen wählen geheim. Alle Ziele werden zugleich aufgedeckt.
# Each family then moves one of its people there. Who finds the place full ends up in the Parking Lot.
each-family-then-moves-one-65115a = Dann schickt jede Familie eine Figur dorthin. Wer keinen Platz mehr findet, landet auf dem Parkplatz.
# Monsters come: one for each die, one where the most Weepers are, one where the largest crowd is.
monsters-come-one-for-each-3eeeb1 = Monster kommen: eines für jeden Würfel, eines dorthin, wo die meisten Heulsusen sind, eines dorthin, wo die größte Menge ist.
# Inside, Monsters get in if there are more of them than the people there are strong. A Blocker counts two, others one.
inside-monsters-get-in-if-8f6990 = Drinnen kommen Monster hinein, wenn es mehr sind als die Stärke der Leute dort. Ein Blocker zählt zwei, alle anderen eins.
# If they get in, a vote decides which family gives up one of its own. Then these Monsters are gone.
if-they-get-in-a-08a0ee = Kommen sie hinein, entscheidet eine Abstimmung, welche Familie jemanden hergibt. Dann sind diese Monster weg.
# In the Parking Lot every single Monster takes somebody.
in-the-parking-lot-every-8d6ea2 = Auf dem Parkplatz holt sich jedes einzelne Monster jemanden.
# Cards
cards-d1cea8 = Karten
# Objects from the truck. They are secret until they are played, and nobody may give one away.
objects-from-the-truck-they-323950 = Gegenstände aus dem Laster. Sie sind geheim, bis sie gespielt werden, und niemand darf sie verschenken.
# The end
the-end-6e7684 = Das Ende
# When a turn ends with as few people alive as families sat down, the game is over. Most points win.
when-a-turn-ends-with-8ab984 = Sind nach einer Runde nur noch so viele Leute am Leben, wie Familien am Tisch sitzen, ist das Spiel vorbei. Die meisten Punkte gewinnen.
# What beginners overlook
what-beginners-overlook-ae40b8 = Was man am Anfang übersieht
# Nothing that is said binds anybody. But the table shows later whether it was true.
nothing-that-is-said-binds-a187f9 = Nichts, was gesagt wird, bindet irgendwen. Aber später zeigt der Tisch, ob es gestimmt hat.
# Cards turn attacks: keep one for the moment when your Weeper is in danger.
cards-turn-attacks-keep-one-7ad95a = Karten wenden Angriffe ab: Heb eine für den Moment auf, in dem deine Heulsuse in Gefahr ist.
# When the first row of the Cold storage is full, Monsters get in already when they are as strong as you.
when-the-first-row-of-20fc52 = Ist die erste Reihe des Kühlraums voll, kommen Monster schon hinein, wenn sie so stark sind wie ihr.
