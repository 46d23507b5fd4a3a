"""What every game owes the rest of the system, proven once for all of them: no game is named in here."""
