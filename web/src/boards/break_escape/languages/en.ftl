break-escape-big-card-one = Free a Runner,
break-escape-big-card-two = or survive at 0.
break-escape-james-odds = James: { $many } in 6
break-escape-in-six = { $many } in 6
break-escape-city = The city: a ring of { $count } spaces
break-escape-caption-turn = Round { $round }. { $name }.
break-escape-james-won = The clock is on James's side. He wins.
break-escape-runners-won = Out of the city. The Runners win.
break-escape-reshuffled = The used cards are shuffled.
break-escape-hidden-card = a hidden card
break-escape-no-cards = no cards
break-escape-who-holds = { $name } holds { $cards }
break-escape-who-holds-sentence = { $name } holds { $cards }.
break-escape-holds = Holds { $cards }
break-escape-holds-sentence = Holds { $cards }.
break-escape-in-jail = in Jail
break-escape-escaped = escaped
break-escape-out-of-the-game = out of the game
break-escape-fate =
    { $fate ->
        [jailed] in Jail
        [escaped] escaped
       *[eliminated] out
    }
break-escape-fate-says =
    { $fate ->
        [jailed] { $name } is in Jail.
        [escaped] { $name } has escaped.
       *[eliminated] { $name } is out.
    }
break-escape-lifted =
    { $card ->
        [teleport] Where do you appear? Click a space.
        [swap] Which two change places? Click them.
        [jailbreak] Whom do you let out? Click them.
        [save] It keeps you free, with one heart.
       *[pup] It stays on your space.
    }
break-escape-you-are = You are { $name }
break-escape-that-is-you = that is you
break-escape-name-that-is-you = { $name }, that is you
break-escape-name-as = { $name }, as { $role }
break-escape-of = { $some } of { $all }
break-escape-health = health
break-escape-health-of = { $some } of { $all } health
break-escape-health-of-sentence = { $some } of { $all } health.
break-escape-has-health = { $name }: { $health } health.
break-escape-wanted = WANTED
break-escape-wanted-says = Wanted: caught again, out of the game
break-escape-who-is-wanted = Who is Wanted
break-escape-what-james-does = What James does
break-escape-james-rolls =
    { $bonus ->
        [0] Roll
       *[other] Roll + { $bonus }
    }
break-escape-james-rolls-says = steps a turn; a Pup stops you.
break-escape-james-hits = Hit
break-escape-james-hits-says = everybody on your space for { $damage }.
break-escape-james-takes = Or take
break-escape-james-takes-says = one with { $health } health or less to Jail.
break-escape-james-wins = You win
break-escape-james-wins-says = with all three caught, or at { $hour } o'clock.
break-escape-your-hand = Your hand
break-escape-hand-empty = You hold no cards. Landing on a Supply draws one.
break-escape-keys = Keys
break-escape-keys-told = Keys: { $keys } of { $needed }
break-escape-gate-open = { $keys }, Gate open
break-escape-start = Start
break-escape-space =
    { $kind ->
        [supply] Space { $space }: Supply.
        [safe-house] Space { $space }: Safe House.
        [jail] Space { $space }: Jail.
        [gate] Space { $space }: Gate.
        [start] Space { $space }: Start.
       *[street] Space { $space }: street.
    }
break-escape-place =
    { $kind ->
        [supply] Supply { $space }
        [safe-house] Safe House { $space }
        [jail] Jail { $space }
        [gate] Gate { $space }
       *[street] Street { $space }
    }
break-escape-james-comes = James can get here with { $many } of 6 rolls.
break-escape-here = Here: { $names }.
break-escape-james-strikes = James strikes
break-escape-james-strikes-sentence = James strikes.
break-escape-got-you = GOT YOU!
# two lines
break-escape-takes-away =
    James takes
    { $name } away.
break-escape-he-rolled = He rolled a { $die }.
break-escape-steps-enough = { $die } + { $bonus } steps: enough.
break-escape-enough = It was enough.
break-escape-found-you = He found you.
break-escape-krak = KRAK!
break-escape-rolled = rolled { $face }
break-escape-you-rolled = you rolled { $face }
break-escape-who-rolled = { $name } rolled { $face }
break-escape-roll-the-die = ROLL the die
break-escape-roll = ROLL
break-escape-die = The die
break-escape-die-fell = The die: { $fell }
break-escape-deck = deck { $count }
break-escape-deck-told = Deck: { $count } cards
break-escape-used = used { $count }
break-escape-used-told = Used cards: { $count }
break-escape-none-yet = none yet
break-escape-legend = 1 in 6: James next
break-escape-legend-exact = his roll + { $bonus } steps
break-escape-legend-up-to = up to roll + { $bonus } steps
break-escape-legend-either = roll + { $bonus }, either way
break-escape-sign-safe = SAFE
break-escape-sign-safe-house = SAFE HOUSE
break-escape-sign-open = OPEN
break-escape-sign-gate = GATE
break-escape-sign-jail = JAIL
break-escape-sign-supply = SUPPLY
break-escape-supply = Supply
break-escape-safe-house = Safe House
break-escape-jail = Jail
break-escape-gate = Gate
break-escape-teleport = Teleport
break-escape-teleport-does = Go to any space.
break-escape-swap = Swap
break-escape-swap-does = Two people change places.
break-escape-pup = Pup
break-escape-pup-does = Stops James on your space.
break-escape-jailbreak = Jail Break
break-escape-jailbreak-does = Free a Runner, or survive at 0.
break-escape-then-walk = then walk { $steps }
break-escape-teleport-here = Teleport here
break-escape-escape = Escape
break-escape-escape-hint = out of the city
break-escape-rest = Rest
break-escape-rest-hint = heal here
break-escape-walk-here = Walk here
break-escape-walk-clockwise = Walk clockwise
break-escape-walk-other-way = Walk the other way
break-escape-your-roll = your roll of { $die }
break-escape-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
break-escape-hit-james = Hit James
break-escape-hit-all = Hit all here
break-escape-each = { $damage } each
break-escape-take-to-jail = Take { $name } to Jail
break-escape-free = Free { $name }
break-escape-roll-or-more = roll { $needed } or more
break-escape-noise-open = OPEN!
break-escape-woof = WOOF!
break-escape-noise-free = FREE!
break-escape-noise-out = OUT!
break-escape-noise-gone = OUT
break-escape-needs = { $die }, needs { $needed }
break-escape-choices = { $count } choices
break-escape-used-which = Used cards: { $cards }.
break-escape-leads-draws =
    { $count ->
        [one] You draw a card there
       *[other] You draw { $count } cards there
    }
break-escape-leads-heals = It heals { $count }
break-escape-leads-james =
    { $many ->
        [0] { $there ->
            [yes] James cannot get there next
           *[no] James cannot get here next
        }
       *[other] { $there ->
            [yes] James gets there { $many } in 6
           *[no] James gets here { $many } in 6
        }
    }
break-escape-brief =
    { $gate ->
        [open] The Gate is open: get { $wanted } out before { $hour } · { $out }/{ $wanted } out
       *[shut] { $needed } Keys, then { $wanted } Runners out · { $keys }/{ $needed } Keys · { $out }/{ $wanted } out
    }
break-escape-brief-james = Jail all three, or hold out until { $hour } · { $keys }/{ $needed } Keys
