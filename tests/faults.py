"""What is wrong with data is told in French too, without a word of English."""

from __future__ import annotations

import re

import arene
from arene.core.refusal import Fault

ENGLISH = re.compile(r"\b(the|an|and|is|are|has|have|not|of|in|must|only|with|for|at least|cards?|seats?)\b")


def told_in_french(error: arene.BadData) -> str:
    """The French sentence, without the field it is about; fails where it is still English."""
    assert isinstance(error.fault, Fault), f"has no French: {error}"
    whole, path = arene.said(error, "fr"), f"{error.path}\u00a0: " if error.path else ""
    assert whole.startswith(path)
    told = whole.removeprefix(path)
    assert told != error.problem, f"the same in both languages: {told}"
    quoted = [str(value) for value in error.fault.params.values() if isinstance(value, str)]
    own = told
    for value in sorted(quoted, key=len, reverse=True):  # what the file says stays as it is
        own = own.replace(value, "") if value else own
    assert not ENGLISH.search(own), f"still English: {told}"
    return told
