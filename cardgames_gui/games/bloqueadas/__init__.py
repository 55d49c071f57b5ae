"""Bloqueadas: nine cards each, three of them blocked, and whoever cannot throw takes the pile."""
