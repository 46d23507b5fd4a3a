"""The figures a guide's words state, looked up in the match they stand beside: small expressions over what is there.

``view.players[0].prestige`` is what the newcomer sees; ``ask`` and ``others`` are the moves of the lesson, ``legal``
all that are allowed, ``events.KIND`` and ``coming.KIND`` the events heard so far and those to come, ``box`` the
edition, ``usual`` the options as they are by default. Entries of a list that have an id are found by it:
``box.contracts.CG06.pay``. Sums, differences and products may be made, and ``len``, ``sum``, ``max`` and ``number``
(the digits of a name: 7 for the card ``G7``) asked for.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from typing import Any

from arene.core.refusal import BadData, Fault


def number(name: object) -> int:
    """The digits of a name."""
    return int("".join(re.findall(r"\d", str(name))))


_FUNCTIONS: Mapping[str, Callable[..., Any]] = {"len": len, "sum": sum, "max": max, "number": number}
_SIGNS: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: lambda one, other: one + other,
    ast.Sub: lambda one, other: one - other,
    ast.Mult: lambda one, other: one * other,
    ast.FloorDiv: lambda one, other: one // other,
}


def figure(expression: str, known: Mapping[str, Any]) -> int | str:
    """What an expression comes to; ``BadData`` where the match holds nothing of the kind."""
    try:
        found = _value(ast.parse(expression, mode="eval").body, known)
    except (LookupError, SyntaxError, TypeError, ValueError) as error:
        raise BadData(expression, Fault("lesson-figure", reason=repr(error))) from error
    if isinstance(found, bool) or not isinstance(found, (int, str)):
        raise BadData(expression, Fault("lesson-figure", reason=repr(found)[:80]))
    return found


def _value(node: ast.expr, known: Mapping[str, Any]) -> Any:
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, str)):
        return node.value
    if isinstance(node, ast.Name):
        return known[node.id]
    if isinstance(node, ast.Attribute):
        return _inside(_value(node.value, known), node.attr)
    if isinstance(node, ast.Subscript):
        return _inside(_value(node.value, known), _value(node.slice, known))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_value(node.operand, known)
    if isinstance(node, ast.BinOp) and type(node.op) in _SIGNS:
        return _SIGNS[type(node.op)](_value(node.left, known), _value(node.right, known))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        return _FUNCTIONS[node.func.id](*(_value(part, known) for part in node.args))
    raise ValueError(ast.unparse(node))


def _inside(whole: Any, part: str | int) -> Any:
    """A field, a place of a list, or the entry of a list that has this id."""
    if isinstance(whole, list) and isinstance(part, str):
        return {entry["id"]: entry for entry in whole}[part]
    return whole[part]
