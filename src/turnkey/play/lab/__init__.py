"""The designer's bench in the browser: on only where somebody started `turnkey lab`."""
