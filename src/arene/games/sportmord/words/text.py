"""How Le sport est mortel speaks: which words for which die, card and question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.text import GameText, Item, Panel, Prompt, Status, View, Words, row, table
from arene.games.sportmord.rules.components import SPORTS
from arene.games.sportmord.rules.edition import MAX_SEATS, in_circle
from arene.games.sportmord.rules.questions import QUESTIONS

_SEAT_PARAMS = {"seat", "by"}
_FACES = {"faces", "before", "after"}
_ACCIDENT_TONES = {"training": "green", "u2": "", "u4": "yellow", "u6": "red"}


def initials(names: Sequence[str]) -> list[str]:
    """One or two letters for each seat, all different; numbers where names are too much alike."""
    for short in ([name[:1] for name in names], [name[:1] + name[-1:] for name in names]):
        if len(set(short)) == len(names):
            return short
    return [str(seat + 1) for seat in range(len(names))]


def dice_text(dice: Sequence[int]) -> str:
    return " ".join(str(face) for face in dice)


def outlook_of(view: View, action: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """What the view forecasts for a placement; nothing for one that is refused."""
    fits = (
        forecast
        for forecast in view["forecast"]
        if all(forecast[field] == action[field] for field in ("face", "doped", "sport"))
    )
    return next(fits, None)


def accident_rows(words: Words, edition: Edition) -> list[dict[str, Any]]:
    """From which value each accident strikes and what its die shows; sports that differ have rows of their own."""
    rows: dict[tuple[str, int, int | None], list[str]] = {}
    for sport in in_circle(edition):
        for accident in sport["accidents"]:
            key = (accident["id"], accident["threshold"], accident.get("die"))
            rows.setdefault(key, []).append(words(f"sport-{sport['id']}"))
    return [
        {
            "card": words("card", card=card),
            "threshold": threshold,
            "die": die,
            "sports": words.listing(names) if len(names) < SPORTS else "",
        }
        for (card, threshold, die), names in sorted(rows.items(), key=lambda row: row[0][0])
    ]


_OUTCOMES = frozenset(
    (
        "evaluated",
        "unit_lost",
        "healed",
        "doping_drawn",
        "card_taken",
        "declined",
        "sport_closed",
        "pills_taken",
        "pill_given",
        "match_ended",
    )
)  # what is won, kept or lost; all else is a step on the way


class SportmordText(GameText):
    named = ("seat", "by")
    lists = ("dice_recovered", "wishes_shown", "tournament_rolled", "tie_rolled", "tournament")

    def explains(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in _OUTCOMES

    def harms(self, event: Mapping[str, Any]) -> bool:
        return bool(event["kind"] == "unit_lost" or event.get("outcome") == "struck")

    def roles(self, event: Mapping[str, Any], seats: int) -> Mapping[str, int]:
        if event["kind"] == "pill_given":
            return {"from": event["from"], "to": event["to"]}
        return super().roles(event, seats)

    def figures(self, words: Words, edition: Edition, options: Mapping[str, Any]) -> Mapping[str, Any]:
        data, circle = edition.data, in_circle(edition)
        sports = [
            {
                "name": words(f"sport-{sport['id']}"),
                **{card["id"]: words(f"accident-{sport['id']}-{card['id']}") for card in sport["accidents"]},
            }
            for sport in circle
        ]
        return {
            "reconstructed": data["source"] == "reconstructed",
            "dice": data["dice_per_seat"],
            "pills": data["pills"],
            "start_pills": words("pills", count=data["pills_start"]) if data["pills_start"] else "",
            "reserves": [data["pills"] - data["pills_start"] * seats for seats in range(3, MAX_SEATS + 1)],
            "sports": sports,
            "accidents": accident_rows(words, edition),
            "serious": circle[0]["accidents"][1]["threshold"],
        }

    def param(self, words: Words, name: str, value: object, names: Sequence[str]) -> object:
        if name in _SEAT_PARAMS and isinstance(value, int):
            return names[value]
        if name == "order" and isinstance(value, (list, tuple)):
            return words.listing([names[int(seat)] for seat in value])
        if name in _FACES and isinstance(value, (list, tuple)):
            return dice_text(value)
        if name == "sport":
            return words(f"sport-{value}")
        if name == "cards" and isinstance(value, (list, tuple)):
            return ", ".join(words("card", card=card) for card in value)
        return super().param(words, name, value, names)

    # ---- log

    def event(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        kind = event["kind"]
        params = self.params(words, event, names)
        if (kind == "turn_done" and event["dice"]) or (kind == "card_taken" and not event["chosen"]):
            return ""  # the lines before and after it say as much
        if kind == "dice_recovered":
            home = [words("roll-of", seat=names[seat], total=count) for seat, count in event["dice"]]
            return words("log-dice-recovered", dice=", ".join(home))
        if kind == "pill_given":
            return words("log-pill-given", giver=names[event["from"]], seat=names[event["to"]])
        if kind == "rolled":
            return words("log-rolled", count=len(event["faces"]), **params)
        if kind == "rerolled":
            own = "yes" if event["seat"] == event["by"] else "no"
            return words("log-rerolled", own=own, count=len(event["before"]), **params)
        if kind in ("tournament_rolled", "tie_rolled"):
            return self._rolled(words, event, names)
        if kind == "tournament":
            return self._tournament(words, event, names)
        if kind == "wish_made":
            return words("log-wish-made", seat=params["seat"], wish=event.get("wish", "hidden"))
        if kind == "wishes_shown":
            wishes = [words("wish-of", seat=names[seat], wish=wish) for seat, wish in event["wishes"]]
            return words("log-wishes-shown", wishes=", ".join(wishes))
        if kind == "evaluated":
            title = words(f"accident-{event['sport']}-{event['card']}") if event["card"] != "training" else ""
            how = "value" if event["value"] >= event["threshold"] else "last"
            return words("log-evaluated", title=title, how=how, **params)
        if kind == "match_ended":
            best = event["winners"][0]
            score = event["scores"][best]
            level = event["scores"].count(score) > len(event["winners"])
            tie = event["accidents"][best] if level else 0
            outcome = self._outcome(words, event["winners"], score, names, tie)
            return words("log-match-ended", outcome=outcome, reason=event["reason"])
        return super().event(words, event, names)

    def _outcome(self, words: Words, winners: Sequence[int], score: int, names: Sequence[str], tie: int = 0) -> str:
        """Who won, by how much, and how many accident cards broke a tie; the ranking tells that by itself."""
        return words(
            "outcome",
            winners=words.listing([names[seat] for seat in winners]),
            count=len(winners),
            points=words("points", score=score),
            tie=tie,
        )

    def _rolled(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        if event["kind"] == "tie_rolled":
            rolls = [words("roll-of", seat=names[seat], total=face) for seat, face in event["rolls"]]
            return words("log-tie-rolled", rolls=", ".join(rolls))
        rolls = [words("roll-of", seat=names[seat], total=sum(faces)) for seat, faces in event["rolls"]]
        sport = words(f"sport-{event['sport']}")
        return words("log-tournament-rolled", sport=sport, level=event["level"], rolls=", ".join(rolls))

    def _tournament(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """The places with the totals after the coaches; seats that are tied share one."""
        totals = dict(event["totals"])
        groups = {seat: group for group in event["tied"] for seat in group}
        places = []
        for seat in event["order"]:
            group = groups.get(seat, [seat])
            if seat == group[0]:
                who = words.listing([names[tied] for tied in group])
                who = words("tied-seats", seats=who) if len(group) > 1 else who
                places.append(words("place-of", seats=who, total=totals[seat]))
        return words("log-tournament", order=", ".join(places))

    # ---- actions

    def topics(self, view: View) -> Sequence[str]:
        about = QUESTIONS[view["decision"]].topics.split()
        return [*about, "tournament"] if view["tournament"] else about

    def action(self, words: Words, action: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
        kind = action["kind"]
        if kind == "reroll":
            return words("action-reroll", count=len(view["picked"]), dice=dice_text(view["picked"]))
        if kind == "pass":
            return words("action-pass", decision=view["decision"])
        if kind == "pick":
            there = view["players"][view["seat"]]["roll"].count(action["face"])
            every = "yes" if there == action["count"] else "no"
            return words("action-pick", face=action["face"], count=action["count"], every=every)
        if kind == "meddle":
            own = "yes" if action["seat"] == view["seat"] else "no"
            total = sum(view["players"][action["seat"]]["roll"]) if view["tournament"] else 0
            return words("action-meddle", own=own, total=total, **self.params(words, action, names))
        if kind == "dope_die":
            return words("action-dope-die", face=action["from"], to=action["to"])
        if kind == "place":
            return self._place(words, action, view)
        if kind in ("wish", "take"):
            return self._card_choice(words, action, view)
        return super().action(words, action, view, names)

    def group(self, action: Mapping[str, Any]) -> str:
        """Dice of one player belong together, and the places of one die."""
        if action["kind"] == "meddle":
            return f"meddle {action['seat']}"
        if action["kind"] == "place":
            return f"place {action['face']} {action['doped']}"
        return str(action["kind"])

    def _place(self, words: Words, action: Mapping[str, Any], view: View) -> str:
        outlook = outlook_of(view, action)
        doped, sport = "yes" if action["doped"] else "no", words(f"sport-{action['sport']}")
        if outlook is None:
            return words("action-place-refused", face=action["face"], doped=doped, sport=sport)
        return words(
            "action-place",
            face=action["face"],
            doped=doped,
            sport=sport,
            value=outlook["value"],
            possible=outlook["possible"],
            grows="yes" if outlook["possible"] > outlook["value"] else "no",
        )

    def _card_choice(self, words: Words, action: Mapping[str, Any], view: View) -> str:
        """A card with what it would do to the viewer."""
        card = action.get("card", action.get("wish"))
        risk = view["players"][view["seat"]]["risk"]
        effect = "none"
        if card == "training":
            effect = "kept" if risk["keeps"] else "returned"
        elif card in ("u2", "u4", "u6"):
            effect = "struck" if card in risk["strikes"] else "escaped"
        return words(f"action-{action['kind']}", card=card, effect=effect)

    # ---- prompts

    def prompt(self, words: Words, view: View, names: Sequence[str]) -> Prompt:
        if view["decision"] == "over":
            winners = [standing["seat"] for standing in view["standings"] if standing["rank"] == 1]
            reason = "closed" if all(sport["closed"] for sport in view["sports"]) else "limit"
            outcome = self._outcome(words, winners, view["standings"][0]["score"], names)
            return words.prompt("prompt-over", outcome=outcome, reason=reason)
        mine = view["seat"] in view["awaiting"]
        params = self._question(words, view, names)
        others = [names[seat] for seat in view["awaiting"] if seat != view["seat"]]
        if not mine:
            who = words.listing(others)
            return words.prompt(f"waiting-{view['decision']}", seat=who, count=len(others), **params)
        return words.prompt(f"prompt-{view['decision']}", **params)

    def _question(self, words: Words, view: View, names: Sequence[str]) -> dict[str, object]:
        open_cards = [card for sport in view["sports"] for card in sport["revealed"]]
        cards = ", ".join(words("card", card=card) for card in open_cards)
        sport = words(f"sport-{view['sport']}") if view["sport"] else ""
        contest = view["tournament"]
        params: dict[str, object] = {
            "tournament": "yes" if contest else "no",
            "contest": words("contest", level=contest["level"], sport=sport, cards=cards or "none") if contest else "",
            "part": "yes" if contest and view["seat"] in contest["seats"] else "no",
            "sport": sport,
            "cards": cards,
            "value": 0,
            "pills": 0,
            "doped": 0,
            "picked": len(view["picked"]),
        }
        if view["seat"] is not None:
            me = view["players"][view["seat"]]
            params["pills"] = me["pills"]
            params["doped"] = len(me["doped"])
            params["value"] = me["risk"]["value"] if me["risk"] else 0
        return params

    def status(self, words: Words, view: View) -> Status:
        if view["decision"] == "over":
            return words.status("status-over", round=view["round"])
        left = -1 if view["rounds_left"] is None else view["rounds_left"]
        return words.status("status", round=view["round"], phase=view["phase"], left=left)

    # ---- panels

    def panels(self, words: Words, view: View, names: Sequence[str]) -> list[Panel]:
        short = initials(names)
        panels = [self._circle(words, view, names, short)]
        panels.append(self._seats(words, view, names, short))
        open_cards = [card for sport in view["sports"] for card in sport["revealed"]]
        if open_cards:
            items = [Item(words("card", card=card), "card", _ACCIDENT_TONES[card]) for card in open_cards]
            panels.append(row("open", words("panel-open", sport=words(f"sport-{view['sport']}")), items))
        if view["decision"] == "take":
            order = [seat for place in view["order"] for seat in place["seats"]]
            items = [Item(names[seat], state="turn" if seat in view["awaiting"] else "") for seat in order]
            panels.append(row("order", words("panel-order"), items))
        if view["seat"] is not None and view["decision"] != "meddle":  # there every roll is among the choices
            roll = self._own_roll(words, view)
            if roll:
                panels.append(row("roll", words("panel-roll"), roll, mine=True))
        return panels

    def _circle(self, words: Words, view: View, names: Sequence[str], short: Sequence[str]) -> Panel:
        columns = [words(f"column-{name}") for name in ("sport", "pile", "stakes")]
        rows = []
        for sport in view["sports"]:
            name = words(f"sport-{sport['id']}")
            here = "turn" if sport["id"] == view["sport"] else "off" if sport["closed"] else ""
            rows.append(
                [
                    [Item(name, "text", state=here, label=self._sport_label(words, sport, name))],
                    [self._pile(words, sport)],
                    [self._stake(words, stake, names, short) for stake in sport["stakes"]],
                ]
            )
        title = words("circle-title", side=view["side"], pills=words("pills", count=view["reserve"]))
        return table("circle", title, columns, rows)

    def _sport_label(self, words: Words, sport: Mapping[str, Any], name: str) -> str:
        return words("sport-label", sport=name, closed="yes" if sport["closed"] else "no", count=sport["count"])

    def _pile(self, words: Words, sport: Mapping[str, Any]) -> Item:
        if sport["closed"]:
            return Item(words("closed"), "mark")
        warning = "bad" if sport["last_card"] else "edge" if sport["last_card_possible"] else ""
        known = ", ".join(words("card", card=card) for card in sport["known_bottom"] or []) or "none"
        label = words(
            "pile-label", count=sport["count"], unseen=sport["unseen"], known=known, warning=warning or "none"
        )
        return Item(str(sport["count"]), "text", label=label, state=warning)

    def _stake(self, words: Words, stake: Mapping[str, Any], names: Sequence[str], short: Sequence[str]) -> Item:
        old, new = stake["old"] or 0, stake["new"] or 0
        doped = "yes" if stake["doped"] else "no"
        params = {"old": old, "new": new, "doped": doped, "units": stake["units"]}
        label = words("stake-label", seat=names[stake["seat"]], **params)
        if stake["outlook"]:
            label += " " + self._outlook_label(words, stake["outlook"])
        state = "bad" if stake["loses"] else ""
        return Item(words("stake", seat=short[stake["seat"]], **params), "die", label=label, state=state)

    def _outlook_label(self, words: Words, outlook: Mapping[str, Any]) -> str:
        strikes = [words("card", card=card) for card in outlook["strikes"]]
        later = [card for card in outlook["strikes_possible"] if card not in outlook["strikes"]]
        if later:
            strikes.append(words("maybe", cards=", ".join(words("card", card=card) for card in later)))
        return words(
            "outlook",
            value=outlook["value"],
            possible=outlook["possible"],
            grows="yes" if outlook["possible"] > outlook["value"] else "no",
            keeps="yes" if outlook["keeps"] else "maybe" if outlook["keeps_possible"] else "no",
            strikes=", ".join(strikes) or "none",
        )

    def _seats(self, words: Words, view: View, names: Sequence[str], short: Sequence[str]) -> Panel:
        columns = [words(f"column-{name}") for name in ("seat", "score", "free", "pills", "roll", "accidents")]
        rows = []
        for seat in view["turn_order"]:
            player = view["players"][seat]
            turn = "turn" if seat in view["awaiting"] else ""
            who = [Item(words("seat-name", short=short[seat], name=names[seat]), "text", state=turn)]
            if seat == view["first"]:
                who.append(Item(words("tag-first"), "mark", label=words("tag-first-label")))
            if seat == view["best"]:
                who.append(Item(words("tag-best"), "mark", label=words("tag-best-label")))
            if player["wished"]:
                who.append(Item(words("tag-wished"), "mark"))
            rows.append(
                [
                    who,
                    [self._score(words, player)],
                    [Item(str(player["free"]), label=words("free-dice", count=player["free"]))],
                    [Item(str(player["pills"]), "token", label=words("pills", count=player["pills"]))],
                    self._roll(words, view, player),
                    self._accidents(words, player),
                ]
            )
        return table("seats", words("panel-seats"), columns, rows)

    def _score(self, words: Words, player: Mapping[str, Any]) -> Item:
        params = {"sports": player["sports"], "largest": player["largest"], "score": player["score"]}
        return Item(words("score", **params), label=words("score-label", **params))

    def _roll(self, words: Words, view: View, player: Mapping[str, Any]) -> list[Item]:
        items = []
        if player["roll"]:
            text = "".join(str(face) for face in player["roll"])
            if view["tournament"]:
                text = words("roll-total", dice=text, total=sum(player["roll"]))
            items.append(Item(text, "die", label=dice_text(player["roll"])))
        items += [self._doped(words, face) for face in player["doped"]]
        if player["card"] is not None:
            items.append(Item(words("card", card=player["card"]), "card", _ACCIDENT_TONES[player["card"]]))
        return items

    def _doped(self, words: Words, face: int) -> Item:
        return Item(words("doped-die", face=face), "die", label=words("doped-die-label", face=face))

    def _accidents(self, words: Words, player: Mapping[str, Any]) -> list[Item]:
        """Those that still hold a die, then how many cards there are in all: they break ties."""
        items = []
        for injury in player["injuries"]:
            if injury["die"] is not None:
                params = {"card": injury["card"], "sport": words(f"sport-{injury['sport']}"), "die": injury["die"]}
                items.append(Item(words("injury", **params), "mark", label=words("injury-label", **params)))
        if player["accidents"]:
            count = player["accidents"]
            items.append(Item(words("accident-count", count=count), label=words("accident-count-label", count=count)))
        return items

    def _own_roll(self, words: Words, view: View) -> list[Item]:
        me = view["players"][view["seat"]]
        picked = list(view["picked"]) if view["decision"] == "reroll" and view["seat"] in view["awaiting"] else []
        items = []
        for face in me["roll"]:
            state = ""
            if face in picked:
                picked.remove(face)
                state = "edge"
            items.append(Item(str(face), "die", state=state))
        return items + [self._doped(words, face) for face in me["doped"]]
