from people import browser, luck, person, server

__all__ = ["browser", "luck", "person", "server"]
