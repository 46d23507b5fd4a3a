"""Which signs of a text from outside may be shown: none that draws over a terminal, or turns what is written there."""

from __future__ import annotations

import unicodedata

_JOINERS = "\u200c\u200d"  # inside names of many scripts, and emoji
_STEERING = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control, direction, half a pair, breaks of lines


def can_be_shown(text: str) -> bool:
    """Without control characters, line breaks among them, and without signs that turn the direction of writing."""
    return not any(unicodedata.category(sign) in _STEERING for sign in text if sign not in _JOINERS)
