"""Which signs of a text from outside may be shown: none that draws over a terminal, or turns what is written there."""

from __future__ import annotations

import unicodedata

_JOINERS = "\u200c\u200d"  # inside names of many scripts, and emoji
_STEERING = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control, direction, half a pair, breaks of lines


# signs that draw nothing although they count as letters or pictures
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
_SEEN = ("L", "N", "P", "S")  # letters, numbers, marks of writing, pictures: all but what only changes another sign


def is_seen(text: str) -> bool:
    """Whether there is anything to see: a name of spaces, accents without a letter and the like is none."""
    return any(unicodedata.category(sign)[0] in _SEEN and sign not in _BLANK for sign in text)


def can_be_shown(text: str) -> bool:
    """Without control characters, line breaks among them, and without signs that turn the direction of writing."""
    return not any(unicodedata.category(sign) in _STEERING for sign in text if sign not in _JOINERS)
