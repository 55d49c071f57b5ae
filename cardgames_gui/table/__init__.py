"""The picture of a table."""
