"""The law of undo, in the words in which people are told of it; docs/decisions/0008-a-law-of-undo.md says more."""

from turnkey.core.sentences import says

UNDO_LAW = says(
    "Alone you take back what shows nothing and rolls nothing anew, until somebody else acts. Everything else goes "
    "back only if everybody who has a seat agrees, also who is away. What chance has answered stays answered, and "
    "what was said stays said. Alone with bots, you go back to your own last decision, and the table is practice "
    "from then on."
)
PRACTICE = says(
    "Practice: somebody alone with bots went back to a decision, or somebody took a hint. It counts for no campaign."
)
