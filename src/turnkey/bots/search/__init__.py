"""Bots that search: the compiled tree search of `core/loops/search.py`, run for a seat at a table."""
