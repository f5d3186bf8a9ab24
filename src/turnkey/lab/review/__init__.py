"""The review of a game: what decided it, judged with what each seat knew then. docs/review.md tells the method."""
