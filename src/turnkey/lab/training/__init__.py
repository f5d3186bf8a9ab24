"""Players that learn by self-play: see `running`. Needs PyTorch, but for playing (`turnkey.bots.learned`)."""
