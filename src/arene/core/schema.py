"""Checks JSON-like data against a JSON Schema (the part of it we use) and fills in defaults.

Editions, positions and options all go through here, so that each complaint names the field and what it may be.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.refusal import BadData, Fault

Schema = Mapping[str, Any]

_LONGEST_NAME = 40  # of an entry in a complaint

_TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list, tuple),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}


def check(schema: Schema, data: Any, path: str = "") -> Any:
    """The data, copied, with defaults filled in; ``BadData`` when it does not fit."""
    _check_type(schema, data, path)
    if "enum" in schema and not any(type(value) is type(data) and value == data for value in schema["enum"]):
        raise BadData(path, Fault("choice", value=_show(data), choices=[_show(known) for known in schema["enum"]]))
    if isinstance(data, dict):
        return _check_object(schema, data, path)
    if isinstance(data, (list, tuple)):
        return _check_array(schema, data, path)
    if isinstance(data, int) and not isinstance(data, bool):
        low, high = schema.get("minimum"), schema.get("maximum")
        if (low is not None and data < low) or (high is not None and data > high):
            raise BadData(path, Fault("range", value=data, allowed=span(low, high)))
    return data


def published(schema: Schema) -> dict[str, Any]:
    """The schema for other tools: that unknown fields are refused is said outright."""
    result: dict[str, Any] = {}
    for key, value in schema.items():
        if key == "properties":
            result[key] = {name: published(part) for name, part in value.items()}
            result.setdefault("additionalProperties", False)
        elif isinstance(value, Mapping) and key in ("items", "additionalProperties"):
            result[key] = published(value)
        else:
            result[key] = value
    return result


def _check_type(schema: Schema, data: Any, path: str) -> None:
    wanted = schema.get("type")
    if wanted is None:
        return
    names: Sequence[str] = [wanted] if isinstance(wanted, str) else wanted
    for name in names:
        if isinstance(data, _TYPES[name]) and not (name == "integer" and isinstance(data, bool)):
            return
    raise BadData(path, Fault("type", value=_show(data), types=[Fault("type-name", type=name) for name in names]))


def _check_object(schema: Schema, data: Mapping[str, Any], path: str) -> dict[str, Any]:
    properties: Mapping[str, Schema] = schema.get("properties", {})
    extra = schema.get("additionalProperties", "properties" not in schema)
    checked: dict[str, Any] = {}
    for name, value in data.items():
        inside = f"{path}.{name}" if path else str(name)
        if name in properties:
            checked[name] = check(properties[name], value, inside)
        elif isinstance(extra, Mapping):
            checked[name] = check(extra, value, inside)
        elif extra:
            checked[name] = value
        else:
            raise BadData(inside, Fault("unknown-field", known=[_show(known) for known in properties]))
    for name in schema.get("required", ()):
        if name not in data:
            raise BadData(f"{path}.{name}" if path else name, Fault("missing"))
    for name, part in properties.items():
        if name not in data and "default" in part:
            checked[name] = json.loads(json.dumps(part["default"]))
    return checked


def _check_array(schema: Schema, data: Sequence[Any], path: str) -> list[Any]:
    low, high = schema.get("minItems", 0), schema.get("maxItems")
    if len(data) < low or (high is not None and len(data) > high):
        raise BadData(path, Fault("entries", count=len(data), allowed=span(low, high)))
    item: Schema = schema.get("items", {})
    checked = [check(item, value, entry(path, data, place)) for place, value in enumerate(data)]
    if schema.get("uniqueItems"):
        for place, value in enumerate(checked):
            if value in checked[:place]:
                raise BadData(f"{path}[{place}]", Fault("value-twice", value=_show(value)))
    return checked


def entry(path: str, data: Sequence[Any], place: int) -> str:
    """How people find an entry of a list: by its id (``events.E35``), or by its place where no id is its own."""
    value = data[place]
    id = value.get("id") if isinstance(value, dict) else None
    if not isinstance(id, str) or len(id) > _LONGEST_NAME or not id.isascii():
        return f"{path}[{place}]"
    named = id.replace("-", "a").replace("_", "a").isalnum()
    if not named or any(isinstance(other, dict) and other.get("id") == id for other in data[:place]):
        return f"{path}[{place}]"
    return f"{path}.{id}"


def span(low: int | None, high: int | None) -> Fault:
    """The numbers from low to high, either of which may be open."""
    if high is None:
        return Fault("span", shape="from", low=low, high="")
    if low is None:
        return Fault("span", shape="to", low="", high=high)
    return Fault("span", shape="one" if low == high else "between", low=low, high=high)


def _show(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "…"
