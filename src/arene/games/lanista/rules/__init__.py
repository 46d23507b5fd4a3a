"""The rules, in the order of the rule book, and what the box prints."""
