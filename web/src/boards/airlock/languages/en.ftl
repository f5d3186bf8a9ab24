airlock-stations = The stations in orbit
airlock-your-station-has = Your station: { $count } modules
airlock-station-has = The station of { $name }: { $count } modules
airlock-station-open = The station of { $name }: { $count } modules; open ports: { $ports }
airlock-station-scored = Station of { $name }: { $points } points, { $count } modules
airlock-station-uncounted = Station of { $name }: points not counted yet, { $count } modules
airlock-choose = Choose { $name }.
airlock-begins-here = Your station begins here
airlock-no-station = No station yet
airlock-you-begin = You begin
airlock-show-all = Show all
airlock-joined =
    { $count ->
        [2] Two joined
        [3] Three joined
        [4] Four joined
        [5] Five joined
       *[6] Six joined
    }
airlock-new-module = the new module
airlock-neighbours = its neighbours
airlock-open-ports = open ports
airlock-where-to-dock = Where do you dock it?
airlock-places-fit =
    { $joins ->
        [one] { $count ->
            [one] One place fits: +{ $points }
           *[other] { $count } places fit, the best pays +{ $points }
        }
       *[other] { $count ->
            [one] One place fits, and joins { $joins } modules: +{ $points }
           *[other] { $count } places fit, the best joins { $joins } modules: +{ $points }
        }
    }
airlock-dock-best = Dock +{ $points }
airlock-dock-best-says = Dock it where it pays most
airlock-module-told = Module with { $ports }; its joints pay { $values }.
airlock-fits-places =
    { $count ->
        [one] Fits { $count } place, best for { $points }.
       *[other] Fits { $count } places, best for { $points }.
    }
airlock-no-fit = No port fits
airlock-no-fit-sentence = No port fits.
airlock-on-offer = Modules on offer
airlock-who-picks = Who picks when
airlock-who-picks-told = Who picks when: { $names }
airlock-all-built = All modules are built in.
airlock-not-out-yet = The modules of the next round are not out yet.
airlock-modules =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
airlock-leads = in the lead
airlock-points = points
airlock-stack = { $size } modules in the stack, { $out } out of the game. Ports from common to rare: { $ports }.
airlock-left = { $count } left
airlock-in-the-stack = { $count } in the stack
airlock-out = { $count } out of the game
airlock-common = common
airlock-rare = rare
airlock-what-is-done = What is done with this module?
airlock-discard = Throw it out of the game
airlock-discard-says = Your station stays as it is.
airlock-scrap = Scrap my station, begin with it
airlock-scrap-says = All its modules leave the game.
airlock-which-way = Which way round?
airlock-dock-so = Dock it so for { $points }: { $ports }
airlock-dock-here = Dock it here for { $points }, joining { $joins }: { $ports }.
airlock-ways-round = { $count } ways round: R turns it, F flips it.
airlock-ways = { $count } ways
airlock-joins =
    { $count ->
        [2] joins two
        [3] joins three
        [4] joins four
        [5] joins five
       *[6] joins six
    }
airlock-port =
    { $colour ->
        [R] red circle
        [O] orange triangle
        [Y] yellow square
        [G] green cross
        [B] blue crescent
       *[P] purple star
    }
airlock-port-at =
    { $way ->
        [top] { $port } top
        [upper-right] { $port } upper right
        [right] { $port } right
        [lower-right] { $port } lower right
        [bottom] { $port } bottom
        [lower-left] { $port } lower left
        [left] { $port } left
       *[upper-left] { $port } upper left
    }
airlock-no-ports = no ports
airlock-best-first = best first, by points
airlock-choose-one = choose one, and what is done with it
airlock-fits = Fits { $name }’s station
airlock-fits-yours = Fits your station
airlock-begin-with-any = Begin with any
airlock-largest-first = largest number first
airlock-build-into = To be built into { $name }’s station
airlock-build-into-yours = To be built into your station
airlock-kept = Kept for the build
airlock-picks-now = picks now
airlock-picks-in =
    { $count ->
        [1] { $twice ->
            [yes] next, twice
           *[no] next
        }
       *[other] { $twice ->
            [yes] in { $count } picks, twice
           *[no] in { $count } picks
        }
    }
airlock-over = The stations are built
airlock-phase = Round { $round } of { $rounds } · { $stage ->
        [first_deal] who begins?
        [lay_pool] new modules
        [choose_first] who begins?
        [turns] picking
        [build] building
       *[round_ends] the count
    }
airlock-built = built
airlock-building = building
airlock-plaque = { $points } points, { $count ->
        [one] { $count } module
       *[other] { $count } modules
    };

# In the log: what a module that was docked brought
airlock-docked =
    { $joins ->
        [one] { $who } docks module { $module }: +{ $points }, now { $total }.
       *[other] { $who } docks module { $module } to { $joins } at once: +{ $points }, now { $total }.
    }
airlock-brief =
    { $rounds ->
        [one] Most points after one round. Each joint pays both modules.
       *[other] Most points after { $rounds } rounds. Each joint pays both modules.
    }
