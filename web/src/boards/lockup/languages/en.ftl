lockup-the-prison = The prison
lockup-crew =
    { $crew ->
        [gnolls] Gnolls
        [kobolds] Kobolds
        [bugbears] Bugbears
        [goblins] Goblins
        [insectoids] Insectoids
       *[guards] Guards
    }
lockup-crew-of = { $name }’s crew
lockup-crew-holds = { $store } of { $limit ->
        [one] { $limit } resource
       *[other] { $limit } resources
    }, { $tomes ->
        [one] { $tomes } tome
       *[other] { $tomes } tomes
    }, { $power ->
        [one] { $power } power marker
       *[other] { $power } power markers
    }, { $suspicion } suspicion
lockup-not-shown = Not shown this round:
lockup-face-down-in-rooms =
    { $count ->
        [one] one is face down in rooms
       *[other] { $count } are face down in rooms
    }
lockup-reputation-of = reputation, { $crew }
lockup-reputation-count = { $count } reputation
lockup-reputation-who = { $name }: { $count } reputation
lockup-reputation-track = Reputation: { $all }
lockup-holds-the-key = holds the key: begins, and wins ties
lockup-power = Power
lockup-power-word = power
lockup-suspicion = Suspicion
lockup-suspicion-word = suspicion
lockup-tomes-word =
    { $count ->
        [one] tome
       *[other] tomes
    }
lockup-tokens-in-cell =
    { $count ->
        [one] token in the cell
       *[other] tokens in the cell
    }
lockup-built-items =
    { $count ->
        [one] built item
       *[other] built items
    }
lockup-goons-word =
    { $count ->
        [one] goon
       *[other] goons
    }
lockup-resource =
    { $kind ->
        [S] scrap
        [P] potion
        [I] iron
       *[G] gold
    }
lockup-resource-count =
    { $kind ->
        [S] { $count } scrap
        [P] { $count ->
            [one] { $count } potion
           *[other] { $count } potions
        }
        [I] { $count } iron
       *[G] { $count } gold
    }
lockup-supply-told = { $resource }: { $count } left in the supply.
lockup-left = { $count } left
lockup-for = for { $price }
lockup-a-raid = A raid!
lockup-short = { $count } short
lockup-short-raid-looms = { $count } short: a raid looms
lockup-to-spare = { $count } to spare
lockup-to-spare-now = { $count } to spare as goons stand
lockup-bell = { $left } suspicion markers are left, and the goons draw { $drawn } at the next Patrol.
lockup-your-token = Your token { $token }
lockup-your-token-told = Your { $token }.
lockup-unwatched = unwatched
lockup-has-it = { $name } has it
lockup-leads = { $name } leads
lockup-the-guards = The guards
lockup-guards-told = The guards: { $reputation } reputation, { $power } power, { $suspicion } suspicion, { $built } built, { $goons } goons
lockup-guards-told-short = The guards: { $reputation } reputation, { $power } power, { $suspicion } suspicion
lockup-tomes-left = { $count } tomes are left to draw.
lockup-items-left = { $count } items are left in the deck: what is taken is filled up from it.
lockup-item-told = { $item }, { $reputation } reputation. { $text }
lockup-built = Built
lockup-built-word = built
lockup-built-which = Built: { $items }
lockup-gang = Gang
lockup-gang-which = Gang: { $goons }
lockup-reserved = Reserved
lockup-hidden-item = a hidden item
lockup-touch-to-send = Touch a token: face up. Once more: hidden.
lockup-may-hide = you may hide { $count } more
lockup-none-to-hide = none left to hide
lockup-at-home = { $count } at home
lockup-crew-is-out = your crew is out
lockup-in-hand-up = in hand, face up
lockup-in-hand-hidden = in hand, hidden
lockup-in-your-cell = in your cell
lockup-holding-cell = Your holding cell
lockup-hidden = hidden
lockup-face-up = face up
lockup-home = home
lockup-place =
    { $place ->
        [yard] Exercise Yard
        [sewers] Sewers
        [infirmary] Infirmary
        [smithy] Smithy
        [commissary] Commissary
        [chow] Chow Hall
        [cell] Cell Block
       *[library] Library
    }
lockup-place-short =
    { $place ->
        [yard] Yard
        [sewers] Sewers
        [infirmary] Infirm.
        [smithy] Smithy
        [commissary] Commis.
        [chow] Chow
        [cell] Cells
       *[library] Library
    }
lockup-in-place =
    { $place ->
        [yard] in the Exercise Yard
        [sewers] in the Sewers
        [infirmary] in the Infirmary
        [smithy] in the Smithy
        [commissary] in the Commissary
        [chow] in the Chow Hall
        [cell] in the Cell Block
       *[library] in the Library
    }
lockup-to-place =
    { $place ->
        [yard] to the Exercise Yard
        [sewers] to the Sewers
        [infirmary] to the Infirmary
        [smithy] to the Smithy
        [commissary] to the Commissary
        [chow] to the Chow Hall
        [cell] to the Cell Block
       *[library] to the Library
    }
lockup-send-to =
    { $place ->
        [yard] Send to the Yard
        [sewers] Send to the Sewers
        [infirmary] Send to the Infirmary
        [smithy] Send to the Smithy
        [commissary] Send to the Commissary
        [chow] Send to the Chow Hall
        [cell] Send to the Cell Block
       *[library] Send to the Library
    }
lockup-send-to-short = Send to { $place }
lockup-send-them = Send them
lockup-send-them-to = Send them { $to }?
lockup-where-do-they-go = Where do they go?
lockup-who-goes = Who goes { $to }?
lockup-pick-tokens = Pick tokens, then a lit room.
lockup-pick-room = Now pick a lit room.
lockup-your-placement = Your placement
lockup-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
       *[5] 5th
    }
lockup-rank-of =
    { $rank ->
        [last] last
        [rest] rest
       *[all] all
    }
lockup-so-far = { $strength }: { $rank } so far
lockup-on-to-the-library = on to the Library
lockup-to-the-library = to the Library
lockup-nothing = nothing
lockup-nothing-here = nothing here, and goes on to the Library
lockup-nothing-here-on = nothing here, on to the Library
lockup-your-store = Your resources, power and suspicion
lockup-keep-up-to = Resources: keep up to { $limit }
lockup-keep-one = Keep one
lockup-you-could-play = You could play
lockup-give-two = Give two
lockup-pay = Pay { $price }
lockup-to-whom = To whom?
lockup-hire = Hire
lockup-scrounge = Scrounge
lockup-from-the-supply = From the supply
lockup-pick-pieces =
    { $count ->
        [one] Pick a piece in your store below.
       *[other] Pick { $count } pieces in your store below.
    }
lockup-pick-swap = Pick one of yours below, and what you want for it.
lockup-party-told = { $name }: { $suspicion } suspicion, { $reputation } reputation.
lockup-hire-prices =
    { $many ->
        [one] 1 for { $one }
       *[other] 1 for { $one }, or 2 for { $two }
    }
lockup-hires = hires { $prices }
lockup-prize =
    { $prize ->
        [gain] any one resource
        [swap] one for one
        [trade] two for one
        [build] build or reserve
       *[keep] one of two tomes
    }
lockup-for-the-last = for the last
lockup-gone-on = gone on
lockup-has-the-key = has the key: wins ties
lockup-tied = tied: the key decides
lockup-stronger = { $count } stronger by a tome
lockup-not-ranked = { $name }: not ranked yet
lockup-ranked = { $name }: { $rank }
lockup-ranked-strength = { $name }: { $rank } with strength { $strength }
lockup-gets = Gets { $what }.
lockup-and-suspicion = And { $count } suspicion.
lockup-strip-any = any 1
lockup-strip-build = build an item, or reserve one for 1
lockup-strip-keep = keep 1 of 2
lockup-strip-all = All by strength:
lockup-one-for = one for { $one }
lockup-one-two-for = one for { $one }, two for { $two }
# What a tome would change before the ranks are fixed
lockup-if-played = If you play it
lockup-if-played-which = If you play { $tome }
lockup-if-passes = you pass { $names } and are { $rank }
lockup-if-stays = you are { $rank } either way
lockup-if-gets = { $gets } (now: { $before })
lockup-if-same = as now: { $gets }
lockup-if-suspicion =
    { $then ->
        [0] no suspicion for you (now: { $now })
       *[other] and the guards suspect you: { $then } more
    }
lockup-if-answered = Others may still answer with a tome.
lockup-outlook = With strength { $strength } you would be { $rank } so far: { $gets }.
lockup-outlook-suspicion = With strength { $strength } you would be { $rank } so far: { $gets }, and { $suspicion } suspicion.
lockup-lie-face-down =
    { $count ->
        [one] One token lies face down there.
       *[other] { $count } tokens lie face down there.
    }
lockup-library-says = Nobody is sent here: whoever gets nothing in another room comes here.
lockup-suspicion-for-first = { $count } suspicion for the first without a Lookout.
lockup-one-face-down = one face down
lockup-face-down-in-brackets = (face down)
lockup-your-crew = Your crew
lockup-crew-there = { $who }: { $tokens }.
lockup-crew-if-sent = { $who }, if you send them: { $tokens }.
lockup-strength = Strength { $strength }.
lockup-strength-and-hidden = Strength { $strength } and what is hidden.
lockup-lookout = Lookout
lockup-enforcer = Enforcer
lockup-resources =
    { $kind ->
        [S] { $count } scrap
        [P] { $count } potions
        [I] { $count } iron
       *[G] { $count } gold
    }
lockup-reward =
    { $reward ->
        [one-S] a scrap
        [one-P] a potion
        [one-I] an iron
        [one-G] a gold
        [POW] a power marker
        [SUS] one suspicion less
        [GIVE] hand one suspicion on
        [TOME] a tome
        [LIM] room for one more resource
        [CONV] swap one resource
        [KEY] the first player's key
        [gain] any one resource
        [swap] one for one
        [trade] two for one
        [hire] hire goons
        [build] build an item, or reserve one
        [keep] keep one of two tomes
       *[other] { $reward }
    }
lockup-phase =
    { $phase ->
        [roll_call] Round { $round } of { $rounds } · Roll Call
        [lights_out] Round { $round } of { $rounds } · Lights Out
        [patrol] Round { $round } of { $rounds } · Patrol
        [raid] Round { $round } of { $rounds } · Raid
       *[over] The end
    }
lockup-goon-counts =
    { $kind ->
        [cultist] by items
        [hobgoblin] by power
        [demon] by symbols
       *[dwarf] as a set
    }
# of suspicion
lockup-none = none
lockup-brief =
    { $rounds ->
        [one] The highest reputation after this round wins.
       *[other] The highest reputation after { $rounds } rounds wins.
    }
lockup-so-it-leads = { $strength }: { $rank } so far, { $gets }
lockup-if-raid-costs = reputation that the raid costs you
lockup-ranked-as =
    { $rank ->
        [1] 1st { $who } ({ $strength })
        [2] 2nd { $who } ({ $strength })
        [3] 3rd { $who } ({ $strength })
        [4] 4th { $who } ({ $strength })
       *[other] 5th { $who } ({ $strength })
    }
