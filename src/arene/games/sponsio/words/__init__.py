"""How the game speaks: names and sentences, the rules text, the guided match."""
