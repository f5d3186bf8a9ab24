"""Players that learned: a game's network (`expert.npz`), by itself and inside the search. No PyTorch is needed."""
