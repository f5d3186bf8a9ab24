"""Why a seat of Lockdown is asked something, by the question's code: for people's first games."""

BEFORE_A_VOTE = "Cards are played before a vote and never during it, so all who have somebody here are asked now."

WHY_ASKED = {
    "place_start": "Before the game begins every die sends one of yours to the place that it shows.",
    "truck_floor": BEFORE_A_VOTE,
    "badge_floor": BEFORE_A_VOTE,
    "attack_floor": "The Monsters are strong enough to break in: cards can still stop them before the vote.",
    "lot_floor": "In the Parking Lot strength does not help, every Monster takes one: cards can still change that.",
    "walkie_floor": "The dice under the box tell where Monsters come, and all who hold cards are asked about looking.",
    "plan_floor": "Soon all choose where to go, and until then you may say anything about it, true or not.",
    "truck_vote": "There are Objects in the truck, and you have somebody beside it, so you have a vote.",
    "badge_vote": "The badge shows its owner where Monsters come, and you have somebody here, so you have a vote.",
    "attack_vote": "The Monsters break in and take one: all who have somebody in sight here vote on whose it is.",
    "martyr_tie": "Several have equally many votes, and whoever is the Martyr decides ties.",
    "choose_victim": "The Monsters take one of yours here, and you say which.",
    "truck_keep": "You search the truck, and one of the cards that you drew is yours.",
    "truck_gift": "Whoever searches the truck must give one card away.",
    "truck_recipient": "This card goes to somebody else, and you say to whom.",
    "truck_single": "There was only one card left, so it may stay with you or go to somebody else.",
    "badge_destination": "Whoever has the badge chooses first and openly; all others choose in secret after that.",
    "choose_destination": "Every turn one of yours must move, and all choose where to before anybody sees it.",
    "move_character": "You chose this place, and now one of yours must go there.",
    "drink_window": "Now is the time for an Energy Drink; all who hold cards are asked, so that nobody learns which.",
    "haunt": "You have nobody left, and at this table whoever has nobody brings a Monster more.",
}
