"""Why a seat of Locked Out is asked something, by the question's code: for people's first games."""

WHY_ASKED = {
    "talk_floor": "Before somebody moves is the time to talk, and nothing that is said binds anybody.",
    "talk_subject": "You began to say something, and it has to be about somebody or some place.",
    "talk_word": "Your sentence lacks its end, and nobody hears it before that.",
    "choose_move": "Every turn begins with one step through a door: nobody may stay where they are.",
    "intercept": "You stand where the card was drawn, so you may trade one of yours for it.",
    "play_card": "Cards are played at the end of a turn; you are asked whatever you hold, so that nobody learns it.",
    "accuse": "Whoever plays an access card must accuse somebody of hiding another one.",
    "answer_accusation": "Whoever is accused plays an access card, or has half of the hand looked at.",
    "confiscate": "You saw access cards in the hand that you looked at, and one of them must be played.",
}
