"""Lessons: a guided first game on the real engine, written down as data beside a game (`Shown.lesson`).

    title = "Your first escape"
    seat = "david"                          # whom the learner plays

    [[chapter]]
    title = "Keys"
    position = { turn = "david", die = 4 }  # the game's own fields; none: goes on where the last chapter ended

    [[chapter.step]]
    title = "Walk to the Supply"
    says = "Keys lie in Supplies. Walk your four steps."
    look = ["space:14"]                     # what is pointed at
    about = ["piece:james"]                 # what else the sentence speaks of: it stays in the light, and uncovered
    do = ["go"]                             # what the learner does; none: there is only something to read
    chance = ["draw jailbreak"]             # what chance answers
    then = ["david: end; roll 3"]           # what others do after it, and what chance answers them

    [[chapter.step.wrong]]                  # what may go wrong, and teaches
    do = ["teleport 3"]
    says = "That would work, but …"

    [[guide]]                               # how to play in short, for reading
    title = "The goal"
    says = ["The Runners win when …"]
    step = 1                                # the table of this step is its picture
    things = ["card:pup", "place:gate"]     # terms with a text: each is drawn by the board, named and told

Where somebody is in a lesson is one number, the steps that are done: everything else follows from it.
"""

from turnkey.core.lessons.lesson import Lesson, Move, Part, Step, Wrong
from turnkey.core.lessons.load import lesson_of
from turnkey.core.lessons.session import Answer, Verdict, after, table_at

__all__ = ["Answer", "Lesson", "Move", "Part", "Step", "Verdict", "Wrong", "after", "lesson_of", "table_at"]
