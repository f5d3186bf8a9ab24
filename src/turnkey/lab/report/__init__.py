"""A report on a game: what a designer should know of it, each finding with its figure, on one page."""
