"""A match explained: the command, old and odd matches, what is told."""
