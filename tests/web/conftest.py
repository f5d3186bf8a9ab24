from people import browser, fragile, luck, person, server

__all__ = ["browser", "fragile", "luck", "person", "server"]
