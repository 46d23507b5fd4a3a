"""The bodies of requests: JSON that can be kept and shown again, or a refusal that says why."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from arene.core.files import decoded
from arene.core.notation import what_was_misread
from arene.core.refusal import BadData, Fault
from arene.server.problems import Problem

_ODD = re.compile(rb"\\u(?:[dD][89a-fA-F]|0000)")  # half of a sign, or one that is written in two halves; or none


class Readable(APIRoute):
    """A route whose requests are read as below."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def read_first(request: Request) -> Response:
            return await handle(_Read(request.scope, request.receive))

        return read_first


class _Read(Request):
    async def json(self) -> Any:
        body = await self.body()
        try:
            data = json.loads(decoded(body, ""), parse_constant=_no_number)
            if _ODD.search(body) and (found := _misfit(data)) is not None:
                raise _unfit(*found)
        except BadData as error:
            raise Problem(422, "malformed", reason=error) from error
        except json.JSONDecodeError:
            raise  # the framework says where
        except RecursionError as error:
            raise _unfit(Fault("too-deep")) from error
        except ValueError as error:  # a number of thousands of digits, or none
            raise _unfit(what_was_misread(error)) from error
        return data


def _no_number(text: str) -> None:
    raise ValueError("Invalid value")


def _misfit(data: object) -> tuple[Fault, list[str]] | None:
    """A text that cannot be kept: why, and where it lies."""
    if isinstance(data, str):
        return None if (fault := _fault_of(data)) is None else (fault, [])
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, part in parts:
        if (fault := _fault_of(str(name))) is not None:
            return fault, []
        if (found := _misfit(part)) is not None:
            return found[0], [str(name), *found[1]]
    return None


def _fault_of(text: str) -> Fault | None:
    if "\0" in text:
        return Fault("null-sign")  # PostgreSQL keeps none
    try:
        text.encode()
    except UnicodeEncodeError:
        return Fault("half-sign")
    return None


def _unfit(fault: Fault, place: Sequence[str] = ()) -> Problem:
    """The reason, with the field of the request and the place in it."""
    path = ": ".join(part for part in (*place[:1], ".".join(place[1:])) if part)
    return Problem(422, "malformed", reason=BadData(path, fault))
