lockdown-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
lockdown-votes-here =
    { $count ->
        [one] { $count } vote here
       *[other] { $count } votes here
    }
# after the marks of those who say so
lockdown-votes-said = announced: { $count }
lockdown-votes-word = votes
lockdown-strength = strength
lockdown-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lockdown-points-word =
    { $count ->
        [one] point
       *[other] points
    }
lockdown-points-lost =
    { $count ->
        [one] { $count } point lost
       *[other] { $count } points lost
    }
lockdown-worth = strength { $strength }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lockdown-no-dice = No Monster dice lie here now.
lockdown-dice-begin = Dice for where to begin: { $faces }.
lockdown-dice-show = { $count } Monster dice: they show { $faces }.
lockdown-dice-hidden = { $count } Monster dice: hidden under the box.
lockdown-seen-by = Seen by { $names }.
lockdown-seen-by-all = Seen by all.
lockdown-seen-by-nobody = Seen by nobody yet.
lockdown-die-begins = { $face }: a die for { $place }. One of yours can begin there.
lockdown-die-monster = { $face }: a die for { $place }. A Monster comes there.
lockdown-where-to-begin = where to begin
lockdown-monsters-came = Monsters came
lockdown-dice = { $count } dice
lockdown-your-dice = Your dice: one place for each of yours
lockdown-chooses-begin = { $name } chooses where to begin
lockdown-monsters-came-here = Monsters came to these places
lockdown-under-the-box = { $count } Monster dice under the box
lockdown-under-the-box-known = { $count } Monster dice under the box: you know
# after the marks of those who have
lockdown-have-looked =
    { $count ->
        [0] nobody has looked
        [one] has looked; nobody else
       *[other] have looked
    }
lockdown-the-vote = The vote
lockdown-the-mall = The mall
lockdown-see-the-mall = See the mall
lockdown-back-to-the-vote = Back to the vote
lockdown-in-your-hand = It is in your hand: what you choose now lies before you.
lockdown-cold-storage = Cold storage
lockdown-cold-told = Cold storage: { $count } eaten.
lockdown-shelf =
    { $number ->
        [1] Shelf { $number } ({ $filled } of { $spots }): once full, as many Monsters as strength are enough to break in.
       *[other] Shelf { $number } ({ $filled } of { $spots }): once full, one more Monster die.
    }
lockdown-shelf-full =
    { $number ->
        [1] Shelf { $number } ({ $filled } of { $spots }): full, so as many Monsters as strength are enough to break in.
       *[other] Shelf { $number } ({ $filled } of { $spots }): full, so one more Monster die.
    }
lockdown-equal-in = equal in
lockdown-one-die-more = +1 die
lockdown-dead = { $count } dead
lockdown-die-out = die out
lockdown-played-which = Played: { $cards }
lockdown-nothing-yet = nothing yet
lockdown-truck-told =
    { $count ->
        [one] { $count } card in the truck, { $played } played, { $boxed } boxed
       *[other] { $count } cards in the truck, { $played } played, { $boxed } boxed
    }
lockdown-truck-words =
    { $count ->
        [one] { $count } card in the truck, { $boxed } boxed.
       *[other] { $count } cards in the truck, { $boxed } boxed.
    }
lockdown-cards-in-truck =
    { $count ->
        [one] { $count } card in the truck
       *[other] { $count } cards in the truck
    }
lockdown-in-truck = in truck
lockdown-boxed = { $count } boxed
lockdown-played = { $count } played
lockdown-monsters-out-there = { $count } Monsters more out there
lockdown-out-there = { $count } out there
lockdown-more-out-there = { $count } more out there
lockdown-say-hint-one = Click a place or a family
lockdown-say-hint-two = to say something of it.
lockdown-click-to-say = A click: say something of it to everybody.
lockdown-your-cards = Your cards
lockdown-no-cards = No cards
lockdown-no-cards-in-hand = No cards in your hand
lockdown-no-cards-now = No cards while hands go up.
lockdown-who-walks-first = Who walks first
lockdown-you-walk =
    { $number ->
        [1] You walk first: the badge is there.
       *[other] You walk as number { $number }.
    }
lockdown-walks =
    { $number ->
        [1] { $name } walks first: the badge is there.
       *[other] { $name } walks as number { $number }.
    }
lockdown-loses = loses { $whom }
# whose: mine, theirs, or short where there is no room to say whose
lockdown-stake-choice =
    { $whose ->
        [mine] your choice of { $count }
        [short] choice of { $count }
       *[theirs] their choice of { $count }
    }
lockdown-stake-last =
    { $whose ->
        [mine] your last, the { $title }
        [short] last, the { $title }
       *[theirs] their last, the { $title }
    }
lockdown-stake-one =
    { $whose ->
        [mine] your { $title }
       *[theirs] a { $title }
    }
lockdown-stake-hidden = hidden: nobody
lockdown-stake-nobody = nobody here
# How far each family's word goes: a table
lockdown-kept-their-word = Kept their word so far
lockdown-word-more = about what?
lockdown-word-less = in short
lockdown-word-in-all = in all
lockdown-word-of = { $kept } of { $promised }
lockdown-word-none = –
lockdown-word-half = half the truth
lockdown-topic =
    { $topic ->
        [monsters] the dice
        [go] where to go
        [vote] the vote
        [tie] a tie
        [have] cards
        [gift] a gift
       *[support] support
    }
lockdown-word-kept = word kept: { $kept } of { $promised }
lockdown-stamp =
    { $verdict ->
        [true] KEPT
        [omission] HALF
       *[false] LIED
    }
lockdown-pin-monsters = Monsters!
lockdown-pin-goes =
    { $count ->
        [one] goes here
       *[other] go here
    }
lockdown-pin-you-go = go here
lockdown-pin-coming = I’m coming
lockdown-pin-coming-quoted = “I’m coming”
lockdown-says-monsters-to = { $names }: Monsters come to { $place }
lockdown-says-monsters = { $names }: “Monsters come here.” True or not.
lockdown-on-the-way-to = { $names }: on the way to { $place }
lockdown-on-the-way = { $names }: on the way here
lockdown-says-coming-to = { $names }: I’m coming to { $place }
lockdown-says-coming = { $names }: “I’m coming here.” True or not.
lockdown-family-told = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }. { $people }.
lockdown-person-eaten = { $title } eaten
lockdown-person-worth = { $title } ({ $worth })
lockdown-title-eaten = { $title }, eaten
lockdown-badge = Badge
lockdown-martyr = Martyr
lockdown-in-hand = in hand
lockdown-saved = Saved: { $names }
lockdown-nobody-saved = Nobody was saved
lockdown-eaten = eaten
lockdown-eaten-in-cold = eaten; in the Cold storage
lockdown-to-be-placed = still to be placed
lockdown-your-relative = Your { $title }: { $worth }. { $where }.
lockdown-your-relative-heard = Your { $title }: { $where }; { $worth }.
lockdown-say-to-everybody = Say to everybody
lockdown-claims-left =
    { $count ->
        [one] true or not; { $count } claim left
       *[other] true or not; { $count } claims left
    }
lockdown-searches =
    { $count ->
        [one] { $name } searches the truck: { $count } card
       *[other] { $name } searches the truck: { $count } cards
    }
lockdown-who-gets = Who gets the { $card }?
lockdown-who-gets-card = Who gets the card?
lockdown-you-find = You find in the truck
lockdown-cards-in-hand =
    { $count ->
        [one] { $name }: { $count } card in hand.
       *[other] { $name }: { $count } cards in hand.
    }
lockdown-overrun = OVERRUN
lockdown-your-title = Your { $title }
lockdown-whose-title = { $name }’s { $title }
lockdown-hidden-by-meat = { $whose }, hidden by Rotten Meat
lockdown-is-thrown = { $name } is thrown to the Monsters!
lockdown-they-get-in = they get in
lockdown-holds-so-far = holds so far
lockdown-you-martyr-elsewhere = You are the Martyr: you are elsewhere, and break a tie.
lockdown-martyr-elsewhere = { $name } is the Martyr: elsewhere, and breaks a tie.
# two lines: who, and what they do
lockdown-you-the-martyr = You, the Martyr,
lockdown-name-martyr = { $name }, Martyr,
lockdown-you-break-a-tie = break a tie
lockdown-breaks-a-tie = breaks a tie
lockdown-tied = tied
lockdown-announced = announced
lockdown-nobody-says = nobody says so far
# as it is lettered over the lot and over a narrow room
lockdown-sign-lot = PARKING LOT
lockdown-sign-surveillance = Surveillance
lockdown-whom-you = you
lockdown-i-point-at = I point at { $name }.
lockdown-i-point-at-myself = I point at myself.
lockdown-i-will =
    { $mine ->
        [yes] { $what ->
            [attack] I’ll spare you.
           *[other] I’ll choose you.
        }
       *[no] { $what ->
            [attack] { $name }, I’ll spare you.
           *[other] { $name }, I’ll choose you.
        }
    }
lockdown-in-a-tie = In a tie I take { $name }.
lockdown-you-get-a-card = You get a card.
lockdown-gets-a-card = { $name } gets a card.
lockdown-i-hold = I hold something to play.
lockdown-i-have-none = I have nothing to play.
lockdown-yourself = Yourself
lockdown-voter = { $name }: { $votes ->
        [one] { $votes } vote here
       *[other] { $votes } votes here
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $raised ->
        [yes] , has chosen.
       *[no] .
    }
lockdown-voter-attacked = { $name }: { $votes ->
        [one] { $votes } vote here
       *[other] { $votes } votes here
    }, would lose { $stake }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $raised ->
        [yes] , has chosen.
       *[no] .
    }
lockdown-whom-do-you-give-up = Whom do you give up?
lockdown-gives-up = { $name } gives somebody up
lockdown-a-tie = A tie: the Martyr decides
lockdown-in-the-lot = They are in the lot!
lockdown-they-break-in = They break in!
lockdown-door-holds = The door holds so far
lockdown-vote-attack = Who is thrown to the Monsters?
lockdown-vote-truck = Who searches the truck?
lockdown-vote-badge = Who gets the badge?
lockdown-nobody-inside = nobody inside
lockdown-get-in = get in!
lockdown-door-breaks = they break in
lockdown-one-more = 1 more
lockdown-one-more-breaks-in = 1 more breaks in
lockdown-holds = holds { $count }
lockdown-holds-more = holds { $count } more
lockdown-no-door = no door
lockdown-no-door-long = no door: each Monster takes one
lockdown-each-takes = each takes 1
lockdown-each-takes-long =
    { $count ->
        [one] { $count } Monster: each takes one
       *[other] { $count } Monsters: each takes one
    }
lockdown-place-closed = { $place }: overrun, closed for good.
lockdown-people-there =
    { $count ->
        [0] nobody is there
        [one] { $count } person there
       *[other] { $count } people there
    }
lockdown-lot-told = { $people }, { $monsters ->
        [one] { $monsters } Monster
       *[other] { $monsters } Monsters
    } at the fence.
lockdown-place-told = { $people }, { $room ->
        [0] no spot free
        [one] { $room } spot free
       *[other] { $room } spots free
    }. { $monsters ->
        [one] { $monsters } Monster
       *[other] { $monsters } Monsters
    } against strength { $strength }: { $door }.
lockdown-phase =
    { $phase ->
        [setup] Families come in
        [truck] The truck
        [badge] The badge
        [plan] Plans
        [move] Moves
        [arrive] Monsters arrive
        [attack] Attacks
        [close] Shutters
       *[over] The end
    }
lockdown-turn-phase = Turn { $turn } · { $phase }
lockdown-turn-phase-alive = Turn { $turn } · { $phase } · { $alive } alive
lockdown-card-walkie = Walkie-Talkie
lockdown-card-walkie-does = After the roll: look under the box.
lockdown-card-drink = Energy Drink
lockdown-card-drink-does = After your move: one more of yours runs.
lockdown-card-pistol = Pistol
lockdown-card-pistol-does = Before a vote: you have one vote more.
lockdown-card-can = Tin Can
lockdown-card-can-does = In an attack where you stand: one Monster moves on.
lockdown-card-bat = Baseball Bat
lockdown-card-bat-does = In an attack where you stand: one Monster leaves.
lockdown-card-saw = Chainsaw
lockdown-card-saw-does = In an attack where you stand: two Monsters leave.
lockdown-card-molotov = Molotov Cocktail
lockdown-card-molotov-does = In an attack where you stand: all Monsters leave.
lockdown-card-meat = Rotten Meat
lockdown-card-meat-does = In an attack where you stand: one of yours hides.
lockdown-card-keys = Keys of the Truck
lockdown-card-keys-does = Never played. Worth points if you survive.
lockdown-brief = Be worth the most when only { $ends } are left alive · { $alive } alive
lockdown-your-votes =
    { $count ->
        [one] You have { $count } vote here
       *[other] You have { $count } votes here
    }
lockdown-hands-up =
    { $count ->
        [0] no hand is up yet
        [one] { $count } hand is up
       *[other] { $count } hands are up
    }
