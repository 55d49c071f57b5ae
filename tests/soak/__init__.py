"""Long runs that look for what no short test meets."""
