"""Tables for people: the server, its store, live updates, seats, chat, clocks. Nothing here names a game.

wire      every message and answer, as typed data
gate      the one place where a table becomes what a seat or a spectator may receive
store     people, tables and what happened at them, kept on disk
history   a table from what was stored of it, and back
finished  what is kept of a finished game, for when its rules are gone
owner     one table and everybody at it; all that happens to it happens here, one thing at a time
hub       all tables
http      the routes, the WebSocket and what guards them
"""
