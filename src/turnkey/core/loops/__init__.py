"""Loops over whole games. They are written once, against `unbound` rules; `engine` binds them to a game."""
