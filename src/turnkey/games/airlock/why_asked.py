"""Why a seat of Airlock is asked something, by the question's code: for people's first games."""

TURNING = "Here the module may still be turned: how it lies decides which connectors stay open."

WHY_ASKED = {
    "choose_first": "A new round begins, and whoever has the fewest points says who takes the first module.",
    "first_tile": "A station begins with one module: it scores nothing yet, and all others dock onto it.",
    "pick_tile": "Every turn one module leaves the pool, and if any fits your station you must take one that fits.",
    "place_cell": "The module that you took is docked at once, where colours that touch are the same.",
    "place_turn": TURNING,
    "stuck_choice": "No module of the pool fits your station, and one must leave the pool all the same.",
    "reserve_tile": "At this table modules are shared out first, and docked only when the pool is empty.",
    "build_start": "Your station is empty: one of the modules that you reserved begins it.",
    "build_tile": "As long as one of the modules that you reserved fits, you build on.",
    "build_cell": "This module comes next, and goes where colours that touch are the same.",
    "build_turn": TURNING,
    "build_stuck": "Nothing that you have left fits, so this build is over for you, unless you begin anew.",
}
