"""Any game at a terminal: one person against bots, or several who pass the keyboard."""
