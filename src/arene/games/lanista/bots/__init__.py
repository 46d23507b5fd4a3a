"""What the bots know of the game, and what is measured over their matches."""
