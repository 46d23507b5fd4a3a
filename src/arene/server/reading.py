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

_HALF = re.compile(rb"\\u[dD][89a-fA-F]")  # half of a sign, or one that is written in two halves


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
            if _HALF.search(body) and (place := _half_signed(data)) is not None:
                raise _unfit(Fault("half-sign"), place)
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


def _half_signed(data: object) -> list[str] | None:
    """Where a text lies that cannot be written; None: all of them can."""
    if isinstance(data, str):
        return None if _can_be_written(data) else []
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, part in parts:
        if not _can_be_written(str(name)):
            return []
        if (place := _half_signed(part)) is not None:
            return [str(name), *place]
    return None


def _can_be_written(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _unfit(fault: Fault, place: Sequence[str] = ()) -> Problem:
    """The reason, with the field of the request and the place in it."""
    path = ": ".join(part for part in (*place[:1], ".".join(place[1:])) if part)
    return Problem(422, "malformed", reason=BadData(path, fault))
