"""Mutation testing of the games' rules: do the tests notice when a rule is changed? `python tools/mutate.py`."""
