review-chance = Chance to win
review-after-every-action = in %, after every action
review-what-you-knew = What each seat knew then
review-all-open = All cards open
review-curve-label = Chances to win of { $names }, from the first action to the last
review-seat-went = { $name }: { $from } % to { $to } %
review-show-table = Table of all chances
review-action = Action
review-the-deal = the deal
review-moved = What moved the chance of { $name }: { $from } % to { $to } %
review-luck = luck
review-own = own choices
review-others = the others’ choices
review-points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
  }
review-won = { $count ->
    [one] { $names } won.
   *[other] { $names } won.
  }
review-nobody-won = Nobody won.
review-decided = Turning point { $number } weighed most: { $name } { $from } % → { $to } %.
review-undecided = No single moment decided it.
review-action-number = action { $number }
review-of-seat = Look at
review-decisions = Decisions that cost most
review-finds = The best moves that were found
review-no-mistakes = Nothing here is surely a mistake.
review-turns = Turning points
review-no-turns = No single moment turned this game.
review-claims = What was claimed
review-seats = Accuracy and luck
review-accuracy = accuracy
review-accuracy-is = accuracy { $accuracy }, give or take { $error }, in { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }
review-never-chose = never had a choice
review-luck-in-points = luck in points of chance
review-watch = Watch
review-play-again = Play it again from here
review-play-again-law = Bots take the other seats and know only what those seats knew.
review-judged = Judged with what each seat knew then, by { $samples } rests of the game that the game’s own bots played. What is within their noise is not called a mistake.
review-judged-expert = Judged with what each seat knew then, by { $samples } rests of the game. Its expert played most of them for { $choices } choices and said what it expects; what is called a mistake is one in rests that it played to the end, too, and not within their noise.
review-waiting = The review has not begun yet: others come first.
review-running = The game is being reviewed: { $percent } %
review-failed = This game could not be reviewed. Its record can be: turnkey review FILE.
review-off = This server makes no reviews. Save the record, and see: turnkey review FILE.
review-as-json = Save the review
review-tab = Review
review-turn-number = Turning point { $number }
puzzle-title = Find the move · { $title } · Turnkey
puzzle-number = Find the move: { $number } of { $puzzles }
puzzle-you-are = You are { $name }. One move is clearly the best, with what you know.
puzzle-right = That is it!
puzzle-wrong = Not quite
puzzle-next = Next puzzle
puzzle-before = Puzzle before
puzzle-again = Try again
puzzle-worth = What the options are worth
puzzle-chance = { $chance } % to win
puzzle-chance-error = { $chance } % to win, give or take { $error }
puzzle-read-board = Choose on the board or from the list.
puzzle-the-puzzle = The puzzle
