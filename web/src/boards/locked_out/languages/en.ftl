locked-out-accuses =
    { $mine ->
        [accuser] You accuse { $suspect }
        [suspect] { $accuser } accuses you
       *[none] { $accuser } accuses { $suspect }
    }
# one or several gauges
locked-out-run-out =
    { $count ->
        [one] { $what } runs out
       *[other] { $what } run out
    }
locked-out-run-out-when =
    { $count ->
        [one] { $turns ->
            [one] { $what } runs out after this turn
           *[other] { $what } runs out after { $turns } turns
        }
       *[other] { $turns ->
            [one] { $what } run out after this turn
           *[other] { $what } run out after { $turns } turns
        }
    }
locked-out-maintenance-when =
    { $turns ->
        [one] Maintenance after this turn
       *[other] Maintenance after { $turns } turns
    }
locked-out-after =
    { $turns ->
        [one] after this turn
       *[other] after { $turns } turns
    }
locked-out-maintenance = Maintenance
locked-out-at-your-maintenance = at your maintenance.
locked-out-at-maintenance = at { $name }’s maintenance.
locked-out-the-ship = The ship
locked-out-ship-name = STARHAULER · ZN 2368
locked-out-key-unneeded = Not needed any more: this zone is open.
locked-out-key-played =
    { $count ->
        [0] Still missing.
        [one] It has been played.
       *[other] Played { $count } times; once is enough.
    }
locked-out-what-you-claim = What you claim
locked-out-computer-open = Onboard computer, open: whoever enters it ends the game, and the gang escapes.
locked-out-computer-locked =
    { $count ->
        [one] Onboard computer, locked: { $played } of { $count } purple card played.
       *[other] Onboard computer, locked: { $played } of { $count } purple cards played.
    }
locked-out-gauge-hazard = A hazard lies here: nothing protects it, and it falls by 1.
locked-out-gauge-safe = A card protects it: it will not fall.
locked-out-gauge-falls = Nothing protects it: it falls by 1.
locked-out-gauge = { $gauge }: { $level } left. At the next maintenance ({ $name }, { $when }): { $next }
locked-out-spoiled = spoiled
locked-out-escaped-wins = Escaped: the richest wins
locked-out-caught-wins = Caught: the poorest wins
locked-out-wins = wins
locked-out-seen-in-hand = Seen in { $name }’s hand
locked-out-card-told = { $card }, worth { $value }. { $text }
locked-out-gone-none = 0 cards gone.
locked-out-gone-which =
    { $count ->
        [one] { $count } card gone: { $cards }.
       *[other] { $count } cards gone: { $cards }.
    }
locked-out-never-in-game = Never in this game: { $cards }.
# after the number
locked-out-cards-gone =
    { $count ->
        [one] card gone
       *[other] cards gone
    }
locked-out-onboard-computer = Onboard computer
locked-out-enter-to-escape = open: enter it to escape
locked-out-needs-purple = needs 4 purple cards, has { $count }
locked-out-orange-open = Orange zone open
locked-out-orange-locked = Orange zone locked: { $count } of 4 cards
locked-out-blue-open = Blue zone open
locked-out-gauges = Ship’s gauges
locked-out-empty = empty
# On a button that goes to a room: what is left there
locked-out-cards-here =
    { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
locked-out-your-hand = Your hand
locked-out-no-cards = No cards in your hand
locked-out-znooties = znooties in your hand
locked-out-znooties-short = znooties in hand
locked-out-znooties-if = znooties in your hand, if you give { $card }
locked-out-end-escape = Escape:
locked-out-most-win = most znooties win
locked-out-end-caught = Caught:
locked-out-fewest-win = fewest win
locked-out-accuse-hint =
    { $count ->
        [one] Accuse: unless an access card is played, you look at { $checked } of { $count } card.
       *[other] Accuse: unless an access card is played, you look at { $checked } of { $count } cards.
    }
locked-out-pawn =
    { $count ->
        [one] { $name }, { $place }, with { $count } card.
       *[other] { $name }, { $place }, with { $count } cards.
    }
locked-out-place =
    { $space ->
        [corridor] the corridor
        [computer] the computer
       *[other] room { $space }
    }
locked-out-in-place =
    { $space ->
        [corridor] in the corridor
        [computer] in the computer
       *[other] in room { $space }
    }
locked-out-place-short =
    { $space ->
        [corridor] Corridor
        [computer] Computer
       *[other] Room { $space }
    }
locked-out-you-see = you see { $checked } of { $count }
locked-out-accused = accused
locked-out-shows-a-card = shows a card
locked-out-crew =
    { $count ->
        [one] { $name }: { $place }, { $count } card.
       *[other] { $name }: { $place }, { $count } cards.
    }
locked-out-crew-worth =
    { $count ->
        [one] { $name }: { $place }, { $count } card, worth { $value }.
       *[other] { $name }: { $place }, { $count } cards, worth { $value }.
    }
locked-out-you-know-of = You know of { $cards }.
locked-out-perhaps-still = Perhaps still { $cards }: a card was exchanged that you did not see.
locked-out-room =
    { $count ->
        [0] { $place }: no cards left.
        [one] { $place }: { $count } card to find.
       *[other] { $place }: { $count } cards to find.
    }
locked-out-you-stand-here = You stand here.
locked-out-others-here =
    { $count ->
        [one] { $names } stands here: who stands where a card is drawn sees it, and may trade for it.
       *[other] { $names } stand here: who stands where a card is drawn sees it, and may trade for it.
    }
locked-out-seen-here = Seen here: { $cards }.
locked-out-left-here = Left: { $cards }.
locked-out-slots =
    { $state ->
        [there] The { $colour } slots hold { $played } of { $count }: this one lies there already.
        [last] The { $colour } slots hold { $played } of { $count }: this is the last one missing!
       *[missing] The { $colour } slots hold { $played } of { $count }: this one is missing.
    }
locked-out-let-it-pass =
    { $count ->
        [one] { $names } saw it and let it pass.
       *[other] { $names } saw it and let it pass.
    }
locked-out-see-it-later =
    { $count ->
        [one] { $names } will see it after you.
       *[other] { $names } will see it after you.
    }
locked-out-last-asked = You are the last to be asked.
locked-out-you-alone =
    { $in ->
       *[other] You alone share { $place }: you alone can trade.
    }
locked-out-only-sees = Only { $name } will see which card you give.
locked-out-shows-you = { $name } shows you { $card }, worth { $value }
locked-out-sort-worth =
    { $sort ->
        [orange] orange access card, worth { $value }
        [purple] purple access card, worth { $value }
        [resource] resource, worth { $value }
        [hazard] hazard, worth { $value }
       *[loot] loot, worth { $value }
    }
locked-out-token =
    { $token ->
        [oxygen] oxygen { $level }
        [power] power { $level }
       *[fuel] fuel { $level }
    }
locked-out-by-you = you
locked-out-ship-has-left = The ship still has
locked-out-next-maintenance =
    { $turns ->
        [one] Next maintenance: { $name }, after this turn
       *[other] Next maintenance: { $name }, after { $turns } turns
    }
locked-out-let-keep = Let { $name } keep it
locked-out-give = Give { $card } for it
locked-out-extra-turn = Extra turn
locked-out-way-open = The way to the computer is open.
locked-out-way-locked = The way to the computer is locked: { $played } of { $count } purple access cards have been played.
locked-out-open = open
locked-out-of = { $played } of { $count }
locked-out-trial =
    { $mine ->
        [suspect] { $count ->
            [one] You play an access card, or { $accuser } looks at { $checked } of { $count } card.
           *[other] You play an access card, or { $accuser } looks at { $checked } of { $count } cards.
        }
        [accuser] { $count ->
            [one] { $suspect } plays an access card, or you look at { $checked } of { $count } card.
           *[other] { $suspect } plays an access card, or you look at { $checked } of { $count } cards.
        }
       *[none] { $count ->
            [one] { $suspect } plays an access card, or { $accuser } looks at { $checked } of { $count } card.
           *[other] { $suspect } plays an access card, or { $accuser } looks at { $checked } of { $count } cards.
        }
    }
locked-out-phase = Round { $round } · { $phase ->
        [talk_floor] talk before the move
        [choose_move] move
        [intercept] a drawn card is shown
        [play_card] play cards
        [accuse] accusation
        [answer_accusation] answer to an accusation
        [confiscate] search of a hand
        [escape] the gang escaped
       *[caught] the gang was caught
    }
locked-out-a-card = a card
locked-out-drew =
    { $mine ->
        [yes] you drew
       *[no] { $name } drew
    }
locked-out-drew-what =
    { $mine ->
        [yes] you drew { $card }
       *[no] { $name } drew { $card }
    }
locked-out-may-trade =
    { $mine ->
        [yes] you may trade
       *[no] { $name } may trade
    }
# on a card, so that nobody needs its colour
locked-out-kind =
    { $kind ->
        [orange] orange key
        [purple] purple key
        [resource] resource
        [hazard] hazard
       *[loot] loot
    }
locked-out-brief = Get to the computer. Escape: richest wins. Caught: poorest.
locked-out-leads-draw =
    { $count ->
        [0] { $place }: no cards are left there.
        [one] { $place }: you draw the last card there.
       *[other] { $place }: you draw 1 of { $count } cards.
    }
locked-out-leads-trade = { $names } may trade for it.
