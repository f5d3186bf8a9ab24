"""Why a seat of Lockup is asked something, by the question's code: for people's first games."""

MOVES = "The tome that you played moves one of your tokens to another room."

WHY_ASKED = {
    "roll_call_turn": "By day crews send tokens to rooms, by night the strongest crew of each room gets the most.",
    "place_token": "All tokens of one turn go to the same room, as many of them as you like.",
    "tome_peek_loc": "The tome that you played lets you look at what others have face down in one room.",
    "tome_move_token": MOVES,
    "tome_move_dest": MOVES,
    "tome_blame_seat": "The tome that you played hands one of your suspicion to somebody else.",
    "tome_scrounge": "The tome that you played brings you something of your choice from the supply.",
    "roll_call_window": "At this table tomes may be played after every turn, so all who hold one are asked.",
    "strength_window": "Tokens lie open, and tomes can still change who is strongest: all here who hold one are asked.",
    "take_reward": "Your rank earns you this; whoever takes it has the tokens back, whoever does not sends them on.",
    "commissary_gain": "You are first at the Commissary, and the first takes whatever resource they like.",
    "commissary_swap": "You are second at the Commissary, and the second may swap one resource.",
    "commissary_trade_give": "At your rank the Commissary gives one resource for two.",
    "commissary_trade_get": "You gave two resources to the Commissary, and get one of your choice.",
    "hire_mode": "Goons are hired in the Chow Hall, and your rank there says what they cost.",
    "hire_pay": "Goons are paid with resources, of whatever kind you like.",
    "hire_pick": "You have paid, and any goon that lies open can be yours.",
    "cell_action": "In the Cell Block crews build items or reserve them, one after the other by rank.",
    "build_pay": "Items cost resources, and where the cost leaves it open you say which.",
    "reserve_pay": "To reserve an item costs one resource, of whatever kind you like.",
    "give_target": "The card that you gained lets you hand one of your suspicion to somebody else.",
    "convert": "The card that you gained lets you swap one resource for another kind.",
    "library_keep": "First in the Library you drew two tomes: one stays with you, the other goes under the stack.",
    "patrol_window": "The Patrol comes next, and this is the last moment for tomes before it.",
    "drop_excess": "When the Patrol comes nobody may have more resources than their limit.",
    "raid_window": "A raid costs those with most suspicion some reputation, and tomes can still change who they are.",
    "guard_flip": "On the guards' turn one of their hidden cards is turned up, and you say which.",
}
