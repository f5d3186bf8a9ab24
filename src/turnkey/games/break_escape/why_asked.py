"""Why a seat of Break & Escape is asked something, by the question's code: for people's first games."""

WHY_ASKED = {
    "before_roll": "Cards can change where you start from; after that you roll, and walk all of it.",
    "before_move": "You must walk all that you rolled, but cards can still change where you start from.",
    "act": "You have arrived: every turn you may do one thing where you stand, and play cards.",
    "discard": "Your turn ends, and nobody takes more cards along than the limit.",
    "jail_turn": "In Jail nobody walks or plays cards: you can try to break out, or wait to be freed.",
    "james_steps": "At this table James need not walk all that he rolled.",
    "james_direction": "At this table James may walk either way round.",
    "strike": "Your move ended where Runners stand, so James may strike, once.",
    "survive": "Only JAIL BREAK saves you at 0; you are asked whatever you hold, so that nobody learns your cards.",
}
