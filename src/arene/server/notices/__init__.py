"""Turn notices: who is told, how, and that he is told once."""
