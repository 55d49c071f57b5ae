"""Card games on the desktop, against the computer and against each other."""

__version__ = "0.1.0"
