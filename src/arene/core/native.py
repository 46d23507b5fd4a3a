"""Native integers and vectors: the compiler's own where the rules run compiled, ``int`` and ``list`` elsewhere.

Five habits keep both worlds identical and fast:

* ``v = append(v, x)``: the compiled ``append`` returns the vector, the assignment is not optional;
* copy with ``v[:]`` before appending to a vector that another object may still hold;
* no ``a if c else 0`` between a native integer and a literal in hot code: the compiler boxes both. Write an ``if``;
* never ``1 << n`` with a native ``n``: the compiler shifts 32 bits only. Use ``BIT[n]``;
* what is made and thrown away all the time is ``@mypyc_attr(acyclic=True, free_list_len=1)``: nothing to collect, and
  the next one takes the place of the last. Only where an object can never come to hold itself.

This module is never compiled: it is the switch between the two.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

_HERE = Path(__file__).parent


def plain() -> bool:
    """Whether the plain files are to run even where compiled ones lie beside them.

    ``ARENE_PURE=1`` asks for it; without librt, which gives compiled modules their vectors, nothing else would start.
    """
    return bool(os.environ.get("ARENE_PURE")) or find_spec("librt") is None


@cache
def compiled() -> bool:
    """Whether the rules run compiled; looked for once, since a server asks at every move of a bot."""
    return not plain() and any((_HERE / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def hide(cls: type, *names: str) -> None:
    """Only the methods of the class reach these attributes: neither a glance nor a plain subclass of anything does.

    Compiled methods read the fields themselves, so that the way in from Python can be taken away.
    """
    if compiled():
        for name in names:
            delattr(cls, name)
        return
    own = {
        part.__code__
        for member in vars(cls).values()
        if isinstance(part := getattr(member, "fget", member), FunctionType)
    }
    for name in names:
        setattr(cls, name, _Hidden(name, own))


class _Hidden:
    """An attribute of a plain class that answers to the class's own code alone."""

    def __init__(self, name: str, own: set[CodeType]) -> None:
        self._name = name
        self._own = own
        self._values: WeakKeyDictionary[object, object] = WeakKeyDictionary()

    def __get__(self, owner: object, cls: type) -> object:
        self._check()
        return self._values[owner]

    def __set__(self, owner: object, value: object) -> None:
        self._check()
        self._values[owner] = value

    def _check(self) -> None:
        if sys._getframe(2).f_code not in self._own:
            raise AttributeError(self._name)


if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
elif compiled():
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def _vector(items=(), *, capacity=0):
        return list(items)

    class _Vectors(dict):
        """``vec[i64](items, capacity=8)`` is a list: a dictionary is the quickest thing that reads like it."""

        def __missing__(self, item):
            return _vector

    vec = _Vectors({int: _vector})

    def mypyc_attr(**settings):
        return lambda cls: cls

    def append(items, item):
        items.append(item)
        return items


__all__ = ["append", "compiled", "hide", "i64", "mypyc_attr", "plain", "vec"]
