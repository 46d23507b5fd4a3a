"""Whether everything that may be done can be done on every screen: positions out of bots' matches, opened in a browser.

A position is looked at as the player who is asked and as a spectator. Whatever can be pressed is pressed, as a person
would, while the page's requests to play are caught; what they carry says which actions are within reach. No game is
named here, and no table has to help.
"""
