"""What a computer player is, and how it thinks."""
