"""How Les Sponsors de l'Automobile speaks: which words for which car, card, cell and question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.text import Cell, GameText, Item, Panel, Prompt, Status, View, Words, board, row, table
from arene.games.automobile.rules.questions import QUESTIONS
from arene.games.automobile.words.figures import figures

CARS = ["bleu", "rouge", "jaune", "vert"]
TONES = {"bleu": "blue", "rouge": "red", "jaune": "yellow", "vert": "green"}
STRIP = 28  # columns of the circuit side by side on a screen of 80 characters
SIGNS = {".": "·", "G": "+", "R": "~", "V": "*"}
CELL_COLOURS = {".": "plain", "G": "green", "R": "red", "V": "violet"}
CELL_TONES = {"G": "green", "R": "red", "V": "violet"}


def owner(car: int, names: Sequence[str]) -> int:
    """The seat of a car: with two players each has two."""
    return car % 2 if len(names) == 2 else car


def _tie(scores: Sequence[int], winners: Sequence[int], lead: int | None) -> str:
    """What decided, when somebody who did not win has as many points: lead and lag, or the first car (A30)."""
    level = any(scores[seat] == scores[winners[0]] for seat in range(len(scores)) if seat not in winners)
    return "no" if not level else "first" if lead is None else "lead"


def _both_owed(view: View) -> str:
    """Whether there is an order to choose, or a single bonus that may be given up."""
    owed = view["owed"]
    return "yes" if owed and owed["green"] and owed["slip"] else "no"


_OUTCOMES = frozenset(
    (
        "bought",
        "sold",
        "energy_bought",
        "money_lost",
        "sponsor_drawn",
        "board_swap",
        "forced_swap",
        "pair_swap",
        "energy_split",
        "passed",
        "shortened",
        "bonus_earned",
        "spun_off",
        "turn_missed",
        "finished",
        "lead",
        "race_end",
    )
)  # what is won, kept or lost; all else is a step on the way


class AutomobileText(GameText):
    lists = ("grid",)

    def explains(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in _OUTCOMES

    def lists_names(self, event: Mapping[str, Any], seats: int) -> bool:
        """Of two cars it is the car that acts, one's own or not."""
        return super().lists_names(event, seats) or (seats == 2 and event["kind"] != "race_end")

    def roles(self, event: Mapping[str, Any], seats: int) -> Mapping[str, int]:
        """Whoever drives one car is that car; of two, each is called by its colour."""
        if seats == 2:
            return super().roles(event, seats) if event["kind"] == "race_end" else {}
        cars = {role: event[role] for role in ("other", "of") if isinstance(event.get(role), int)}
        return {**super().roles(event, seats), **({"seat": event["car"]} if "car" in event else {}), **cars}

    def figures(self, words: Words, edition: Edition, options: Mapping[str, Any]) -> Mapping[str, Any]:
        return figures(words, edition, options)

    def progress(self, view: View) -> Sequence[int]:
        """Cells driven: places, and their points, change hands at every overtaking. Two cars count together."""
        cars = view["cars"]
        driven = [car["column"] for car in cars]  # whoever has a place at the end need not have crossed the line
        both = [way + driven[car["partner"]] if view["pairs"] else way for car, way in zip(cars, driven, strict=True)]
        by_seat = {car["seat"]: way for car, way in zip(cars, both, strict=True)}
        return [by_seat[seat] for seat in sorted(by_seat)]

    def who(self, words: Words, car: int, names: Sequence[str]) -> str:
        """A car by the name of its player; with two players the colour tells which."""
        name = names[owner(car, names)]
        if len(names) != 2:
            return name
        own = "yes" if name == words("you-listed") else "no"
        return words("who", seat=name, colour=words(f"car-{CARS[car]}"), own=own)

    def param(self, words: Words, name: str, value: object, names: Sequence[str]) -> object:
        if name in ("car", "other", "payer", "of") and isinstance(value, int):
            return self.who(words, value, names)
        if name == "category":
            return words(f"category-{value}")
        if name == "zone":
            return words(f"car-{value}")
        if name == "colour":
            return words(f"sponsor-{value}")
        if name == "colours" and isinstance(value, (list, tuple)):
            return words.listing([words(f"sponsor-{colour}") for colour in value])
        if name in ("order", "ranking") and isinstance(value, (list, tuple)):
            return ", ".join(self.who(words, int(car), names) for car in value)
        return super().param(words, name, value, names)

    # ---- log

    def event(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        kind = event["kind"]
        if kind in ("turn", "die", "bonus_earned"):
            return ""  # the lines after it say as much
        if kind in ("dealt", "hand_shown"):
            cards = [
                words("cards-of", category=words(f"category-{category}"), values=" ".join(map(str, values)))
                for category, values in event["cards"]
            ]
            return words(
                f"log-{kind.replace('_', '-')}", car=self.who(words, event["car"], names), cards=", ".join(cards)
            )
        if kind == "moved":
            return self._moved(words, event, names)
        if kind == "race_end":
            return self._race_end(words, event, names)
        if kind == "match_started":
            return words("log-match-started", cars=event["cars"])
        params = self.params(words, event, names)
        if kind in ("bought", "board_swap", "forced_swap", "pair_swap"):
            seen = "yes" if "value" in event or "took" in event else "no"
            blank = {"value": "", "gave": "", "took": ""}
            return words(f"log-{kind.replace('_', '-')}", **{**blank, **params}, seen=seen)
        if kind in ("sponsor_drawn", "sponsor_discarded"):
            seen = "yes" if "colour" in event else "no"
            return words(f"log-{kind.replace('_', '-')}", **{"colour": "", **params}, seen=seen)
        if kind == "ball":
            own = "violet" if "of" not in event else "own" if event["of"] == event["car"] else "other"
            return words("log-ball", **{"of": "", **params}, whose=own)
        if kind == "energy_bought":
            return words("log-energy-bought", given="yes" if event["car"] != event["payer"] else "no", **params)
        if kind == "split_countered":
            return words("log-split-countered", other=self.who(words, (event["car"] + 2) % len(CARS), names), **params)
        if kind == "sold":
            return words("log-sold", count=len(event["colours"]), **params)
        return super().event(words, event, names)

    def _moved(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        column, lane = event["path"][-1]
        if not lane and event["cause"] not in ("green", "slipstream"):
            return ""  # the finish is told by itself, and the line before said what led there
        params = {"cause": event["cause"], "cells": column - event["from"][0], "column": column, "lane": lane}
        return words("log-moved", car=self.who(words, event["car"], names), **params)

    def _race_end(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        winners = event["winners"]
        score = event["scores"][winners[0]]
        listing = words.listing([names[seat] for seat in winners])
        tie = _tie(event["scores"], winners, event.get("lead"))
        params = {"count": len(winners), "score": score, "rounds": event["rounds"], "tie": tie}
        params |= {"lead": event.get("lead", 0), "lag": event.get("lag", 0)}
        return words("log-race-end", winners=listing, **params)

    # ---- actions

    def action(self, words: Words, action: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
        kind = action["kind"]
        if kind == "sell":
            return self._sell(words, action, view)
        if kind == "advance":
            return self._advance(words, action, view, names)
        if kind == "buy":
            pile = next(pile for pile in view["piles"] if pile["id"] == action["category"])
            rest = view["cars"][view["car"]]["money"] - pile["price"]
            params = {"price": pile["price"], "mean": self._tenths(words, pile), "rest": max(0, rest)}
            return words("action-buy", category=words(f"category-{action['category']}"), **params)
        if kind == "decline":
            return words("action-decline", cell=self._cell_kind(view))
        if kind == "force_swap":
            target = self.who(words, view["target"], names) if view["target"] is not None else ""
            return words("action-force-swap", target=target, **self.params(words, action, names))
        if kind == "done":
            return words("action-done", decision=view["decision"])
        if kind in ("split", "counter"):
            return self._split(words, action, view, names)
        if kind == "card":
            return self._card(words, action, view)
        if kind in ("zero_spin", "spin"):
            return self._spin(words, kind, view)
        if kind == "balls":
            return self._balls(words, action, view)
        if kind == "lane":
            end = next((end for end in view["ends"] if end["lane"] == action["lane"]), None)
            told = self._end(words, end) if end else ""
            return words("action-lane", lane=action["lane"], told=told)
        if kind == "bonus":
            owed = view["owed"] or {"green": 0, "slip": 0}
            sums = {"green": owed["green"], "slip": owed["slip"]}
            return words("action-bonus", bonus=action["bonus"], both=_both_owed(view), **sums)
        return super().action(words, action, view, names)

    def _tenths(self, words: Words, pile: Mapping[str, Any]) -> str:
        return words("decimal", whole=pile["tenths"] // 10, tenth=pile["tenths"] % 10)

    def _sell(self, words: Words, action: Mapping[str, Any], view: View) -> str:
        price = next(
            (sale["price"] for sale in view["sales"] if all(sale[colour] == action[colour] for colour in CARS[:3])), 0
        )
        colours = [
            words("times", count=action[colour], what=words(f"sponsor-{colour}"))
            for colour in CARS[:3]
            if action[colour]
        ]
        return words("action-sell", cards=words.listing(colours), price=price)

    def _advance(self, words: Words, action: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
        cell = next((cell for cell in view["reach"] if cell["cells"] == action["cells"]), None)
        if cell is None:
            return words("action-advance", cells=action["cells"], offer="")
        return words("action-advance", cells=action["cells"], offer=self._offer(words, cell, view, names))

    def _offer(self, words: Words, cell: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
        """What a cell of the ring offers the acting car."""
        kind, target = cell["kind"], cell["target"]
        zone = words(f"car-{CARS[cell['zone']]}")
        if kind == "S":
            return words("offer-sponsor")
        if kind == "E":
            if target is None:
                return words("offer-nothing")
            own = "yes" if target == view["car"] else "no"
            return words("offer-exchange", own=own, car=self.who(words, target, names))
        if not cell["buys"]:
            sold = [pile for pile in view["piles"] if kind == "A" or pile["zone"] == cell["zone"]]
            left = "yes" if any(pile["left"] for pile in sold) else "no"
            return words("offer-none", cell=kind, zone=zone, left=left)
        bought, count = words.listing([words(f"category-{name}") for name in cell["buys"]]), len(cell["buys"])
        if kind == "A" and count > 1:
            bought = "all" if count == len(view["piles"]) else "any"
        return words("offer-buy", categories=bought, count=count)

    def _cell_kind(self, view: View) -> str:
        return str(view["ring"][view["cars"][view["car"]]["cell"]]["kind"])

    def _split(self, words: Words, action: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
        exchange = view["exchange"]
        energy, both = action["energy"], sum(exchange["energy"])
        first, second = (self.who(words, exchange[which], names) for which in ("first", "second"))
        return words("action-split", first=first, energy=energy, second=second, rest=max(0, both - energy))

    def _end(self, words: Words, end: Mapping[str, Any]) -> str:
        """An end cell, and what it brings."""
        params = {name: end[name] for name in ("column", "lane", "colour", "green", "slip")}
        return words("end", home="yes" if end["home"] else "no", **params)

    def _card(self, words: Words, action: Mapping[str, Any], view: View) -> str:
        found = next((one for one in view["forecast"] if one["value"] == action["value"]), None)
        if found is None or not found["ends"]:
            return words("action-card", value=action["value"], column=0, ends="none", short="no")
        ends = found["ends"]
        if ends[0]["colour"] == "finish":
            return words("action-card", value=action["value"], column=0, ends=words("end-finish"), short="no")
        short = "yes" if ends[0]["steps"] < action["value"] else "no"
        told = ", ".join(self._lane_end(words, end) for end in ends)
        return words("action-card", value=action["value"], column=ends[0]["column"], ends=told, short=short)

    def _lane_end(self, words: Words, end: Mapping[str, Any]) -> str:
        params = {name: end[name] for name in ("lane", "colour", "green", "slip")}
        return words("lane-end", home="yes" if end["home"] else "no", **params)

    def _spin(self, words: Words, kind: str, view: View) -> str:
        """Without energy it is spun at once: its odds are told here, not with the choice of balls."""
        odds = view["odds"][0] if view["odds"] else {"own": 0, "balls": 0, "cells": 0}
        params = {name: odds[name] for name in ("own", "balls", "cells")}
        thrown = next(
            (one for one in view["race"]["violet"] if one["car"] == view["car"]), {"effect": "rest", "cells": 0}
        )
        params |= {"violet": thrown["effect"], "thrown": thrown["cells"]}
        return words(f"action-{kind.replace('_', '-')}", extra=max(0, len(view["odds"]) - 1), **params)

    def _balls(self, words: Words, action: Mapping[str, Any], view: View) -> str:
        odds = next((one for one in view["odds"] if one["extra"] == action["extra"]), None)
        if odds is None:
            return words("action-balls", extra=action["extra"], own=0, balls=0, cells=0)
        return words("action-balls", **{name: odds[name] for name in ("extra", "own", "balls", "cells")})

    # ---- prompts

    def prompt(self, words: Words, view: View, names: Sequence[str]) -> Prompt:
        if view["decision"] == "over":
            winners = [standing["seat"] for standing in view["standings"] if standing["rank"] == 1]
            who = words.listing([names[seat] for seat in winners])
            scores = [standing["score"] for standing in sorted(view["standings"], key=lambda one: one["seat"])]
            tie = _tie(scores, winners, view["race"]["lead"])
            racing = sum(car["column"] <= view["track"]["columns"] for car in view["cars"])
            over = {"score": scores[winners[0]], "tie": tie, "racing": racing}
            return words.prompt("prompt-over", winners=who, count=len(winners), **over)
        car = view["cars"][view["car"]]
        params = self._question(words, view, car, names)
        who = self.who(words, view["car"], names)
        if view["seat"] not in view["awaiting"]:
            return words.prompt(f"waiting-{view['decision']}", car=who, **params)
        which = words("prompt-which", colour=words(f"car-{car['id']}")) if len(names) == 2 else words("prompt-you")
        return words.prompt(f"prompt-{view['decision']}", which=which, **params)

    def _question(self, words: Words, view: View, car: Mapping[str, Any], names: Sequence[str]) -> dict[str, object]:
        left = view["track"]["columns"] + 1 - car["column"]
        params: dict[str, object] = {
            "cell": self._cell_kind(view),
            "money": car["money"],
            "target": "none",
            "left": left,
            "points": -1 if car["strength"] is None else car["strength"],
            "place": car["place"] or 0,
            "why": self._may(view, car),
            "energy": car["energy"],
            "swaps": 0,
            "gave": 0,
            "took": 0,
            "category": "",
            "rest": 0,
            "both": _both_owed(view),
            "partner": "" if car["partner"] is None else self.who(words, car["partner"], names),
        }
        if view["target"] is not None:
            params["target"] = "board" if view["target"] == view["car"] else self.who(words, view["target"], names)
        exchange = view["exchange"]
        if exchange and exchange["inside"]:
            params["swaps"] = exchange["left"]
            offer = exchange["offer"]
            if offer and "category" in offer:
                params["category"] = words(f"category-{offer['category']}")
                params["gave"], params["took"] = offer["gave"], offer["took"]
            elif offer:
                params["energy"], params["rest"] = offer["energy"], sum(exchange["energy"]) - offer["energy"]
        return params

    def _may(self, view: View, car: Mapping[str, Any]) -> str:
        """What a driver may do now: a card, the roulette, a 0 for it; the word that picks the question."""
        if view["decision"] != "drive" or car["hand"] is None:
            return "free"
        values = [value for held in car["hand"].values() for value in held]
        why = view["why_card"]
        if car["blocked"]:
            return "stuck-spin" if not why else "stuck-zero" if 0 in values else "stuck"
        if not why:
            return "free" if any(values) else "spin"
        if 0 not in values:
            return f"{why}-card"
        return why if any(values) else f"{why}-zero"

    def status(self, words: Words, view: View) -> Status:
        if view["decision"] == "over":
            return words.status("status-over", round=view["round"])
        left = sum(pile["left"] for pile in view["piles"])
        return words.status(f"status-{view['phase']}", round=view["round"], left=left)

    def topics(self, view: View) -> Sequence[str]:
        return QUESTIONS[view["decision"]].topics.split()

    def pauses(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in ("workshop_closed", "grid", "finished")

    def concerns(self, event: Mapping[str, Any], seat: int) -> bool:
        return bool(event["kind"] != "finished")

    def brings_news(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in ("bought", "sponsor_drawn", "board_swap", "forced_swap")

    def lingers(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in ("answered", "forced_swap", "spun_off")

    # ---- panels

    def panels(self, words: Words, view: View, names: Sequence[str]) -> list[Panel]:
        race = view["phase"] == "race"
        panels = [self._circuit(words, view, names)] if race else [self._ring(words, view, names)]
        panels.append(self._race_cars(words, view, names) if race else self._workshop_cars(words, view, names))
        for car in view["cars"]:
            if car["hand"] is not None and view["decision"] != "over":
                panels.append(self._hand(words, view, car, names))
            if car["sponsors"]:
                panels.append(self._sponsors(words, view, car, names))
        return panels

    def _ring(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        """Zone by zone: its cells with the canvassers on them, and the two piles it sells."""
        columns = [words(f"column-{name}") for name in ("zone", "cells", "piles")]
        rows = []
        for zone, name in enumerate(CARS):
            cells = [
                self._cell(words, view, number, cell, names)
                for number, cell in enumerate(view["ring"])
                if cell["zone"] == zone
            ]
            piles = [self._pile(words, pile, view) for pile in view["piles"] if pile["zone"] == zone]
            here = words("zone", colour=words(f"car-{name}"))
            rows.append([[Item(here, "text", TONES[name])], cells, piles])
        return table("ring", words("panel-ring"), columns, rows)

    def _cell(self, words: Words, view: View, number: int, cell: Mapping[str, Any], names: Sequence[str]) -> Item:
        pawns = [car for car in view["cars"] if car["cell"] == number]
        here = "".join(str(car["number"]) for car in pawns)
        text = words("ring-cell", kind=cell["kind"], here=here or "none")
        who = words.listing([self.who(words, car["car"], names) for car in pawns])
        label = words("ring-cell-label", kind="void" if cell["void"] else cell["kind"], who=who or "none")
        reach = any(one["cell"] == number for one in view["reach"])
        state = "edge" if reach else "turn" if view["car"] in [car["car"] for car in pawns] else ""
        return Item(text, "text", label=label, state=state)

    def _pile(self, words: Words, pile: Mapping[str, Any], view: View) -> Item:
        params = {"category": words(f"category-{pile['id']}"), "left": pile["left"], "price": pile["price"]}
        label = words("pile-label", mean=self._tenths(words, pile), whole=pile["tenths"] // 10, **params)
        return Item(words("pile", **params), "token", label=label, state="" if pile["left"] else "off")

    def _workshop_cars(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        race = view["phase"] == "between"
        columns = [words(f"column-{name}") for name in ("car", "money", "sponsors", "cards", "energy")]
        rows = []
        for car in view["cars"]:
            cards = Item(str(car["cards"]), label=words("cards-label", count=car["cards"]))
            money = Item(words("million", count=car["money"]), "coin")
            sponsors = Item(words("sponsor-count", count=car["sponsor_count"]), "text")
            energy = [Item(words("energy", count=car["energy"]), "token")] if race else []
            rows.append([self._name(words, view, car, names), [money], [sponsors], [cards], energy])
        return table("cars", words("panel-cars"), columns, rows)

    def _name(self, words: Words, view: View, car: Mapping[str, Any], names: Sequence[str]) -> list[Item]:
        turn = "turn" if view["car"] == car["car"] else ""
        text = words("car-number", number=car["number"], seat=names[car["seat"]])
        items = [Item(text, "text", TONES[car["id"]], state=turn)]
        mine = view["seat"] is not None and view["pairs"] and len(names) == 4
        if mine and car["car"] == view["cars"][view["seat"]]["partner"]:
            items.append(Item(words("tag-team"), "mark"))
        return items

    def _race_cars(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        """In rank order, with what each may or must do."""
        columns = [words(f"column-{name}") for name in ("place", "car", "where", "cards", "energy", "tags")]
        rows = []
        for number in view["race"]["ranking"]:
            car = view["cars"][number]
            where = (
                words("arrived", place=car["finish"])
                if car["finish"]
                else words("where", column=car["column"], lane=car["lane"])
            )
            rows.append(
                [
                    [Item(str(car["place"]))],
                    self._name(words, view, car, names),
                    [Item(where)],
                    [Item(str(car["cards"]), label=words("cards-label", count=car["cards"]))],
                    [Item(words("energy", count=car["energy"]), "token")],
                    self._tags(words, view, car),
                ]
            )
        return table("cars", words("panel-cars"), columns, rows)

    def _tags(self, words: Words, view: View, car: Mapping[str, Any]) -> list[Item]:
        tags = []
        if car["off"]:
            tags.append("off")
        elif not car["finish"]:
            if view["race"]["order"] and car["place"] == 1:
                tags.append("leads")
            if car["blocks"]:
                tags.append("blocks")
            if car["blocked"]:
                tags.append("blocked")
            if car["played"] and car["car"] != view["race"]["turn"]:
                tags.append("played")
        return [Item(words("tag", tag=tag), "mark") for tag in tags]

    def _circuit(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        """The circuit cut into strips, lanes from the inside outwards; a car is shown by its number."""
        lanes, columns = view["track"]["lanes"], view["track"]["columns"]
        ends = {(end["column"], end["lane"]) for end in view["ends"]}
        standing = {(car["column"], car["lane"]): car for car in view["cars"] if not car["finish"] and not car["off"]}
        cells = []
        for column in range(1, columns + 1):
            strip, x = divmod(column - 1, STRIP)
            if column % 10 == 0:
                cells.append(
                    Cell(x, strip * 9, Item(str(column // 10 % 10), "mark", label=words("ruler", column=column)))
                )
            for lane, signs in enumerate(lanes, start=1):
                if signs[column - 1] != "#":
                    item = self._track_cell(words, view, column, lane, standing, ends, names)
                    cells.append(Cell(x, strip * 9 + lane, item))
        return board("circuit", words("panel-circuit"), cells)

    def _track_cell(
        self,
        words: Words,
        view: View,
        column: int,
        lane: int,
        standing: Mapping[tuple[int, int], Mapping[str, Any]],
        ends: set[tuple[int, int]],
        names: Sequence[str],
    ) -> Item:
        sign = view["track"]["lanes"][lane - 1][column - 1]
        car = standing.get((column, lane))
        who = self.who(words, car["car"], names) if car else "none"
        label = words("track-cell", column=column, lane=lane, colour=CELL_COLOURS[sign], who=who)
        if car:
            turn = "turn" if car["car"] == view["car"] else ""
            return Item(str(car["number"]), "token", TONES[car["id"]], label, turn)
        if (column, lane) in ends:
            return Item("○", "mark", "", label, "good")
        return Item(SIGNS[sign], "text", CELL_TONES.get(sign, ""), label)

    def _hand(self, words: Words, view: View, car: Mapping[str, Any], names: Sequence[str]) -> Panel:
        mine = car["seat"] == view["seat"]
        many = len([other for other in view["cars"] if other["hand"] is not None]) > 1
        which = self.who(words, car["car"], names) if many else "own"
        left = view["track"]["columns"] + 1 - car["column"] if view["phase"] == "race" else 0
        title = words("panel-hand", which=which)
        if view["phase"] == "race":
            values = sorted(value for held in car["hand"].values() for value in held)
            items = [Item(str(value), "card", "", words("card-label", value=value)) for value in values]
            items.append(Item(words("hand-sum", points=car["strength"], left=left), "mark"))
        else:
            items = [self._category_cards(words, name, held) for name, held in car["hand"].items()]
        return row(f"hand-{car['id']}", title, items, mine=mine)

    def _category_cards(self, words: Words, name: str, held: Sequence[int]) -> Item:
        category, values = words(f"category-{name}"), " ".join(str(value) for value in held)
        return Item(words("cards-of", category=category, values=values), "card")

    def _sponsors(self, words: Words, view: View, car: Mapping[str, Any], names: Sequence[str]) -> Panel:
        which = self.who(words, car["car"], names) if len(names) == 2 else "own"
        items = [Item(words(f"sponsor-{colour}"), "card", TONES[colour]) for colour in car["sponsors"]]
        return row(f"sponsors-{car['id']}", words("panel-sponsors", which=which), items, mine=True)
