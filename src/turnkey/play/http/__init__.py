"""The server's surface: routes, the WebSocket, and what guards them."""
