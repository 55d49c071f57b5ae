"""The commands that play and replay without a window."""
