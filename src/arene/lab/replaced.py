"""What programs were asked in a series, and what was played for them where they failed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from arene.bots.outside import OutsideBot
from arene.core.refusal import Fault
from arene.words import FluentWords

Record = Mapping[str, Any]  # plain data: it travels, and is kept in files of results


def record_of(bot: OutsideBot) -> dict[str, Any]:
    """What became of a program in a match."""
    first = None
    if bot.first is not None:
        moves, position, fault = bot.first
        params = {name: value if isinstance(value, float) else str(value) for name, value in fault.params.items()}
        first = {"moves": moves, "position": position, "fault": fault.id, "params": params}
    return {"seat": bot.seat, "asked": bot.asked, "replaced": bot.replaced, "first": first}


def placed(record: Record, **where: int | str) -> Record:
    """The same, with the match of a series that its first fault was in; what is counted is counted from 1."""
    return record if record["first"] is None else {**record, "first": {**where, **record["first"]}}


def reason(record: Record) -> Fault:
    """Its first fault."""
    return Fault(record["first"]["fault"], **record["first"]["params"])


def together(records: Iterable[Record]) -> dict[str, Any] | None:
    """The same over all matches of a bot; None where it is no program."""
    all_ = list(records)
    if not all_:
        return None
    first = next((one["first"] for one in all_ if one["first"] is not None), None)
    return {**{name: sum(one[name] for one in all_) for name in ("asked", "replaced")}, "first": first}


def sentence(say: FluentWords, name: str, record: Record) -> str:
    """How many of its decisions were played for it, and where and why first."""
    first = record["first"]
    return say(
        "lab-replaced",
        name=name,
        asked=record["asked"],
        replaced=record["replaced"],
        where=_where(say, first),
        seed=first["seed"],
        moves=str(first["moves"]),
        position=first["position"],
        reason=say.fault(reason(record)),
    )


def _where(say: FluentWords, first: Mapping[str, Any]) -> str:
    """Which match of a series, or of a tournament, it was."""
    if "match" in first:
        return say("lab-replaced-in-match", match=str(first["match"]))
    return say("lab-replaced-in-block", rotation=str(first["rotation"]), block=str(first["block"]))


def sentences(say: FluentWords, records: Iterable[tuple[str, Record | None]]) -> list[str]:
    return [sentence(say, name, one) for name, one in records if one is not None and one["replaced"]]
