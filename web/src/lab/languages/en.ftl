lab = Lab
lab-title = { $title }: the lab
lab-is-off = The lab is not open on this server. Open it on your own machine: turnkey lab
lab-which-game = Which game do you want to look at?
lab-the-rules = The rules
lab-dots-tell = A dot tells whom a value would help, and by its size how much:
lab-for = for { $whose }
lab-for-others = for the others
lab-players = Players
lab-bots = Played by
lab-as-printed = As printed
lab-as-printed-value = As printed: { $value }
lab-games = { $games } games
lab-played-by = in { $seconds } s, { $bots } on every seat, seed 1
lab-playing = Bots are playing …
lab-compiling = This game’s rules are new to this machine and are being compiled, once: until then there are few games, and they tell little.
lab-games-behind = Games behind this
lab-as-table = Tables
lab-share = Share
lab-link-copied = Link copied.
lab-copied = Copied.
lab-copy = Copy
lab-decides = { $place ->
        [1] whoever decides first
        [2] whoever decides second
        [3] whoever decides third
       *[other] whoever decides { $place }th
    }
lab-place = { $place ->
        [1] Decides first
        [2] Second
        [3] Third
       *[other] { $place }th
    }
lab-one-change = What one change does
lab-points-of = wins of { $whose }, in points
lab-option = Option
lab-value = Value
lab-points = Points
lab-interval = Interval
lab-sure = Sure?
lab-still-to-try =
    { $count ->
        [one] One more change is being played.
       *[other] { $count } more changes are being played.
    }
lab-nothing-moves-it = No change moves it for sure.
lab-when-it-ends = When it ends, and how
lab-percent-by = % of games, by { $time }
lab-all-games = Games
lab-decisions = decisions
lab-median = In the middle: { $median } ({ $time }), { $decisions } decisions.
lab-median-short-of = In the middle: { $median } ({ $time }).
lab-median-short = in the middle { $median } ({ $time })
lab-stays-open = How long it stays open
lab-chance-of-in = chances of { $whose }, { $games } games
lab-of-the-game = Of the game
lab-games-won = games won by { $whose }
lab-games-lost = games lost by { $whose }
lab-start = start
lab-end = end
lab-interval-of = { $whose }: 95 % interval from { $low } to { $high }.
lab-even-would-be = Even would be { $percent } %.
lab-pinned = Pinned
lab-same-deals = the same deals for all
lab-unpin = Take “{ $title }” off
lab-pin-this = Pin what you see
lab-things = Deeds, cards, things
lab-things-unit = how often, and what they are worth in points of a chance to win
lab-column-name = What
lab-column-offered = Could
lab-column-taken = Did
lab-column-times = Times a game
lab-column-lift = Who did won more
lab-column-ban = Without it
lab-fewer = Fewer
lab-all-things = All { $count }
lab-game-number = Game { $number }, { $decisions } decisions
lab-opening = Opening …
lab-replay = Replay
lab-record = Record
lab-games-showing = Games that show it: { $figure }
lab-games-that-show-it = Games that show it
lab-findings = Findings
lab-important-first = most important first
lab-bot-or-game = All of this was played by { $bots }. What is true for one bot need not be true for the game: let another play.
lab-make-it-even = Make it even?
lab-fewest-changes = Fewest changes, ± 2 points
lab-find-settings = Find settings
lab-looking = Looking …
lab-no-settings = No single change or pair makes it even.
lab-finds-even = Nobody is favoured.
lab-finds-even-text = { $name }: { $percent } % of games; even would be { $fair } %.
lab-finds-favoured = { $name }: favoured.
lab-finds-favoured-text = { $percent } % ({ $reach }) of games won; even would be { $fair } %.
lab-finds-no-choice = { $name } decides almost nothing.
lab-finds-no-choice-text = { $own } real choices a game; the others have { $others }.
lab-finds-endings = How games end
lab-finds-option = { $option } to { $value }: { $points }
lab-finds-option-text = In points of wins of { $name } ({ $reach }).
lab-finds-idle =
    { $count ->
        [one] One option is worth nothing.
       *[other] { $count } options are worth nothing.
    }
lab-finds-idle-text =
    { $more ->
        [0] Within 3 points: { $options }.
       *[other] Within 3 points: { $options }, and { $more } more.
    }
lab-finds-ban = Without “{ $thing }”: { $points }
lab-finds-ban-text = A side that never does it, on the same deals ({ $reach }).
lab-finds-ban-lost = A side that never does it ({ $reach }). The bot was at a loss without it: that may be the bot's, not the game's.
lab-finds-open = It stays open to the end.
lab-finds-decided = It is decided early.
lab-finds-pace-text = Decided for good after { $decided } % of a game; { $back } % of winners had less than a quarter of the chances at some moment ({ $games } games).
lab-even = even
lab-other-endings = { $count } others
lab-never = never
lab-without = If { $whose } went without:
lab-without-one = If one seat went without:
lab-pin-later = Change something first: this is pinned already, or the board is full.
lab-sort = Sort by what matters most
lab-try-next = Try next
lab-try-text = { $change }. { $name } would win about { $percent } %; even is { $fair } %.
lab-set-and-pin = Set and pin it
lab-within = within { $points }
