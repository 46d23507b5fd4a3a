"""The contract every game obeys and the match that plays it. Standard library only."""
