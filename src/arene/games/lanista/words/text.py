"""How Lanista speaks: which words for which card, gladiator, token and question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.text import GameText, Item, Panel, Prompt, Status, View, Words, minus, row, table
from arene.games.lanista.rules import edition as editions
from arene.games.lanista.rules.questions import QUESTIONS
from arene.games.lanista.words.cardtext import (
    card_effects,
    card_text,
    hits_lanista,
    lanista_text,
    poisoned_text,
    signed,
    skill_name,
    skill_text,
)
from arene.games.lanista.words.figures import figures

_SEATS = {"seat", "buyer", "player", "other"}
_CARDS = {"card", "by_card"}
_GLADIATORS = {"gladiator", "first", "second"}
_TONES = {"green": "green", "white": "", "red": "red", "black": "black"}
_RANKS = {"gamma": "Γ", "beta": "Β", "alpha": "Α"}
_HEALTH_STATES = {"good": "", "light": "edge", "grave": "bad"}
_WINDOWS = {  # which of the paragraphs about windows speak of a step
    "before_draw": ("influence", "points"),
    "after_wounds": ("wounds", "points"),
    "before_mercy": ("sine-missione",),
    "care_window": ("phase-5",),
}
_CLOSING = ("draw_window", "buy_window", "contract_window", "care_window")  # the last windows of their phases
_MARKS = {"possible": "good", "training": "edge", "no_pair": "bad", "locked": "off"}


def seat_name(words: Words, seat: int, names: Sequence[str]) -> str:
    """Who sits there; its number where the table has no such seat, as a refused action may name one."""
    return names[seat] if seat < len(names) else words("seat-number", number=seat + 1)


def aim(words: Words, target: str, names: Sequence[str]) -> str:
    """What a card is aimed at: a gladiator, a seat, a contract, or nothing."""
    if target == "none":
        return ""
    if target.startswith("seat"):
        return seat_name(words, int(target[4:]), names)
    return words(f"gladiator-{target}") if target.startswith("G") else words(f"contract-{target}")


_OUTCOMES = frozenset(
    (
        "prestige_changed",
        "money_changed",
        "paid",
        "gladiator_died",
        "wounded",
        "healed",
        "retired",
        "rank_up",
        "xp_gained",
        "contract_taken",
        "no_combat",
        "cards_lost",
        "sold",
        "sold_to_bank",
        "match_ended",
    )
)  # what is won, kept or lost; all else is a step on the way


class LanistaText(GameText):
    named = ("seat", "buyer", "other")
    lists = ("first_player_drawn",)

    def lists_names(self, event: Mapping[str, Any], seats: int) -> bool:
        return super().lists_names(event, seats) or (event["kind"] == "match_ended" and len(event["winners"]) > 1)

    def roles(self, event: Mapping[str, Any], seats: int) -> Mapping[str, int]:
        target = event.get("target")
        aimed = isinstance(target, str) and target.startswith("seat")
        return {**super().roles(event, seats), **({"target": int(str(target)[4:])} if aimed else {})}

    def explains(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in _OUTCOMES

    def harms(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in ("wounded", "gladiator_died", "cards_lost") or event.get("amount", 0) < 0

    def param(self, words: Words, name: str, value: object, names: Sequence[str]) -> object:
        if name in _SEATS and isinstance(value, int):
            return seat_name(words, value, names)
        if name in _GLADIATORS and isinstance(value, str):
            return words(f"gladiator-{value}")
        if name == "gladiators" and isinstance(value, (list, tuple)):
            return words.listing([words(f"gladiator-{one}") for one in value])
        if name == "armaturae" and isinstance(value, (list, tuple)):
            return ", ".join(words(f"armatura-{one}") for one in value)
        if name in ("contract", "swapped") and isinstance(value, str):
            return words(f"contract-{value}")
        if name == "contracts" and isinstance(value, (list, tuple)):
            return ", ".join(words(f"contract-{one}") for one in value)
        if name in _CARDS and isinstance(value, str):
            return words(f"card-{value}")
        if name in ("cards", "lost") and isinstance(value, (list, tuple)):
            return words.listing([words(f"card-{card}") for card in value]) if value else words("no-cards")
        if name == "lanista":
            return words(f"lanista-{value}") if value not in (None, "none") else words("no-lanista")
        if name == "skill" and isinstance(value, str):
            return skill_name(words, value)
        if name == "target" and isinstance(value, str):
            return aim(words, value, names)
        if name == "rank" and isinstance(value, str):
            return words("rank", rank=value)
        return super().param(words, name, value, names)

    # ---- log

    def event(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        kind = event["kind"]
        params = self.params(words, event, names)
        if kind == "phase_started" and event["phase"] == 1:
            return ""
        if kind == "prestige_changed":
            told = {"source": self._source(words, event), "amount": signed(event["amount"])}
            return words("log-prestige-changed", **{**params, **told})
        if kind == "money_changed":
            return words("log-money-changed", **{**params, "amount": signed(event["amount"])})
        if kind in ("card_announced", "skill_used"):
            return words(f"log-{kind.replace('_', '-')}", aimed="no" if event["target"] == "none" else "yes", **params)
        if kind == "cards_lost":
            return words("log-cards-lost", none=_yes(not event["cards"]), **params)
        if kind == "recruits_shown":
            return words("log-recruits-shown", none=_yes(not event["gladiators"]), **params)
        if kind in ("offer_made", "offer_received"):
            return words(f"log-{kind.replace('_', '-')}", **params, **{"with": _yes(event["cards"])})
        if kind == "sold":
            return words("log-sold", **params, **{"with": _yes(event["cards"]), "losing": _yes(event["lost"])})
        if kind == "cards_drawn" and "cards" not in event:
            return words("log-cards-drawn-hidden", **params)
        if kind == "hand_seen" and "cards" not in event:
            return words("log-hand-seen-hidden", **params)
        if kind == "card_countered":
            by = words(f"card-{event['by']}")
            return words("log-card-countered", **{**params, "by": by})
        if kind in ("contract_replaced", "contract_swapped"):
            by = words(f"contract-{event['by']}")
            return words(f"log-{kind.replace('_', '-')}", **{**params, "by": by})
        if kind == "combat_announced":
            return self._announced(words, event, names)
        if kind.endswith("token_drawn"):
            return words(f"log-{kind.replace('_', '-')}", **{**params, "bag": self._bag(words, event["bag"])})
        if kind == "first_player_drawn":
            drawn = [words("token-of", seat=names[s], token=token) for s, token in enumerate(event["tokens"])]
            return words("log-first-player-drawn", seat=params["seat"], tokens=", ".join(drawn))
        if kind == "match_started":
            return words("log-match-started")
        if kind == "match_ended":
            best = event["scores"][event["winners"][0]]
            score = minus(best)
            return words("log-match-ended", winners=params["winners"], count=len(event["winners"]), score=score)
        return super().event(words, event, names)

    def _source(self, words: Words, event: Mapping[str, Any]) -> str:
        """What brought the points: a town, a card, a skill, a lanista."""
        cause, source = event["cause"], event["source"]
        if cause in ("contract", "failed"):
            return words(f"contract-{source}")
        if cause == "card" or (cause == "skill" and source.startswith("E")):
            return words(f"card-{source}")
        if cause == "skill":
            return skill_name(words, source)
        return words(f"lanista-{source}") if cause == "lanista" else ""

    def _announced(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        first, second = (words(f"gladiator-{one}") for one in event["gladiators"])
        left, right = (words(f"armatura-{one}") for one in event["armaturae"])
        town = words(f"contract-{event['contract']}") if event["contract"] is not None else ""
        return words(
            "log-combat-announced",
            seat=names[event["seat"]],
            kind="contract" if event["contract"] is not None else "exhibitio",
            town=town,
            rank=words("rank", rank=event["rank"]),
            first=first,
            second=second,
            left=left,
            right=right,
        )

    def _bag(self, words: Words, bag: Mapping[str, int]) -> str:
        return ", ".join(words("token-count", token=colour, count=count) for colour, count in bag.items() if count)

    def figures(self, words: Words, edition: Edition, options: Mapping[str, Any]) -> Mapping[str, Any]:
        return figures(words, edition, options)

    def printed(self, words: Words, edition: Edition) -> dict[str, str]:
        """What cards, skills and lanistas say; ``short``: a card's effect alone, for its face."""
        told: dict[str, str] = {}
        for event in edition.data["events"]:
            told[f"text-{event['id']}"] = card_text(words, event["id"])
            told[f"short-{event['id']}"] = card_effects(words, event["id"])
            if any("by_rank" in effect for effect in event["effects"]):
                told |= {f"short-{event['id']}-{rank}": card_effects(words, event["id"], rank) for rank in _RANKS}
            if any(effect["effect"] == "suppress" for effect in event["effects"]):
                lost = {one["id"]: poisoned_text(words, one["id"]) for one in edition.data["lanistas"]}
                told |= {f"short-{event['id']}-{lanista}": text for lanista, text in lost.items()}
        for lanista in edition.data["lanistas"]:
            told[f"text-{lanista['id']}"] = lanista_text(words, lanista["id"])
        for skill in editions.skills_on_cards(edition):
            told[f"text-{skill}"] = skill_text(words, skill)
            told[f"name-{skill}"] = skill_name(words, skill)
        return told

    # ---- actions

    def action(self, words: Words, action: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
        kind = action["kind"]
        params = self.params(words, action, names)
        if kind in ("play", "use_skill"):
            return self._play(words, action, view, names)
        if kind == "buy":
            recruit = next((one for one in view["recruits"] if one["id"] == action["gladiator"]), None)
            cost = recruit["cost"] if recruit else 0
            points = recruit["buy_ap"] if recruit else 0
            return words("action-buy", gladiator=params["gladiator"], cost=cost, points=points)
        if kind == "sell_bank":
            mine = view["players"][view["seat"]]["school"]
            price = next((one["bank"] for one in mine if one["id"] == action["gladiator"]), 0)
            return words("action-sell-bank", **{**params, "price": price})
        if kind == "take":
            return self._take(words, action, view)
        if kind == "define_skill":
            menu = view["menu"] or []
            skill = menu[action["choice"]] if action["choice"] < len(menu) else ""
            name = skill_name(words, skill) if skill else ""
            return words("action-define-skill", skill=name, text=skill_text(words, skill) if skill else "")
        if kind == "choose_lanista":
            chosen = action["lanista"]
            text = lanista_text(words, chosen) if chosen != "none" else ""
            return words(
                "action-choose-lanista", lanista=params["lanista"], text=text, none="yes" if not text else "no"
            )
        if kind in ("pass", "done"):
            way = self._way(view, kind)
            return words(f"action-{way}", moment=self._moment(view, kind), **self._dying(words, view["combat"]))
        return super().action(words, action, view, names)

    def _way(self, view: View, kind: str) -> str:
        """Where nobody else is at the table, nobody is asked again: to pass is to be done."""
        if kind == "done" or len(view["players"]) > 1 or view["decision"] != "window":
            return kind
        return "done-phase" if view["step"] in _CLOSING else "done"

    def _moment(self, view: View, kind: str) -> str:
        """What one leaves: before one's own draw, or with somebody dying who could be saved."""
        combat, decision = view["combat"], str(view["decision"])
        if combat is None or combat["seat"] != view["seat"]:
            return decision
        if view["step"] == "before_draw":
            return "before_draw"
        saved = view["players"][view["seat"]]["ap"] > 0 or view["playable"]
        if view["step"] != "after_wounds" or "mortal" not in combat["pending"] or not saved:
            return decision
        last = kind == "done" or len(view["players"]) == 1  # who passes may be asked again, and may not
        return "dying" if last else "risk"

    def _dying(self, words: Words, combat: Mapping[str, Any] | None) -> dict[str, object]:
        """Who is mortally wounded, and how many they are."""
        drawn = zip(combat["gladiators"], combat["pending"], strict=False) if combat is not None else ()
        dying = [words(f"gladiator-{one}") for one, health in drawn if health == "mortal"]
        return {"dying": words.listing(dying) or "none", "fallen": len(dying)}

    def _mercy(self, words: Words, combat: Mapping[str, Any] | None) -> dict[str, object]:
        """Who will need mercy, and how likely it is."""
        ahead = combat["mercy"] if combat is not None else None
        if ahead is None:
            return {"mercy": "no", "loser": "", "percent": 0, "bag": ""}
        bag = dict(zip(("green", "white", "red", "black"), ahead["counts"], strict=True))
        loser = words(f"gladiator-{ahead['gladiator']}")
        return {"mercy": "yes", "loser": loser, "percent": ahead["percent"][0], "bag": self._bag(words, bag)}

    def _play(self, words: Words, action: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
        target = aim(words, action["target"], names)
        aimed = "yes" if target else "no"
        if action["kind"] == "use_skill":
            me = view["players"][view["seat"]]
            rank = next((g["rank"] for g in me["school"] if g["id"] == action["gladiator"]), "gamma")
            name = words(f"gladiator-{action['gladiator']}")
            return words("action-use-skill", gladiator=name, target=target, aimed=aimed, rank=rank)
        if action["target"].startswith("seat") and hits_lanista(words, action["card"]):
            lanista = view["players"][int(action["target"][4:])]["lanista"]
            target = words("lanista-of", lanista=words(f"lanista-{lanista}"), seat=target) if lanista else target
        return words("action-play", card=words(f"card-{action['card']}"), target=target, aimed=aimed)

    def _take(self, words: Words, action: Mapping[str, Any], view: View) -> str:
        shown = next((one for one in view["contracts"] if one["id"] == action["contract"]), None)
        town = words(f"contract-{action['contract']}")
        if shown is None:
            return words("action-take-bare", contract=town)
        return words(
            "action-take",
            contract=town,
            rank=words("rank", rank=shown["rank"]),
            sine=_yes(shown["sine_missione"]),
            pay=shown["pay"],
            mark=shown["mark"] or "none",
            penalty=shown["penalty"],
        )

    # ---- prompts

    def prompt(self, words: Words, view: View, names: Sequence[str]) -> Prompt:
        if view["decision"] == "over":
            return self._over(words, view, names)
        mine = view["seat"] in view["awaiting"]
        params = self._question(words, view, names)
        if not mine:
            if not view["awaiting"]:
                return words.prompt("waiting-window")
            others = [names[seat] for seat in view["awaiting"]]
            return words.prompt("waiting", seat=words.listing(others), count=len(others), decision=view["decision"])
        if view["decision"] == "window":
            return words.prompt(f"prompt-{view['step'].replace('_', '-')}", **params)
        return words.prompt(f"prompt-{view['decision']}", **params)

    def _over(self, words: Words, view: View, names: Sequence[str]) -> Prompt:
        score = minus(view["standings"][0]["score"])
        if len(view["players"]) == 1:
            return words.prompt("prompt-over-solo", score=score, medal=view["medal"] or "none", round=view["round"])
        winners = [standing["seat"] for standing in view["standings"] if standing["rank"] == 1]
        return words.prompt(
            "prompt-over",
            winners=words.listing([names[seat] for seat in winners]),
            count=len(winners),
            score=score,
            round=view["round"],
        )

    def _question(self, words: Words, view: View, names: Sequence[str]) -> dict[str, object]:
        me = view["players"][view["seat"]] if view["seat"] is not None else view["players"][0]
        combat = view["combat"]
        card, offer = view["card"], view["offer"]
        params: dict[str, object] = {
            "number": view["pass"] + 1,
            "of": view["passes"],
            "money": me["money"],
            "points": me["ap"],
            "left": sum(me["tokens"].values()) + (0 if me["poisoned"] else me["jokers"]),
            "stake": me["at_stake"] if me["may_add"] else 0,
            "due": view["tokens_due"],
            "train": _yes(any(_trains(one, view["boards"]["cap"]) for one in me["school"]) and me["ap"] > 0),
            "own": "yes" if combat is not None and combat["seat"] == view["seat"] else "no",
            "owner": names[combat["seat"]] if combat is not None else "",
            "card": words(f"card-{card['card']}") if card else "",
            "player": names[card["seat"]] if card else "",
            "aimed": aim(words, card["target"], _as_read(words, names, view["seat"])) if card else "",
            "targeted": _yes(bool(card) and card["target"] != "none"),
            "slip": _yes(me["may_add"] > 0),
            "full": _yes(len(me["school"]) == view["boards"]["slots"]),
            "buys": view["buys"],
            "gladiator": "",
            "contract": words(f"contract-{view['swapping']}") if view["swapping"] else "",
            "price": offer["price"] or 0 if offer else 0,
            "asked": words(f"card-{offer['asked']}") if offer and offer["asked"] else "",
            "buyer": names[offer["buyer"]] if offer else "",
            "seller": names[offer["seller"]] if offer else "",
            "with": _yes(bool(offer) and bool(offer["cards"])),
            "deal": words.listing([words(f"card-{one}") for one in offer["cards"]]) if offer else "",
            "extra": "yes" if view["extra"] else "no",
            "mean": self._mean(words, view),
            "aside": len(view["set_aside"]),
        }
        params |= self._dying(words, combat) | self._mercy(words, combat)
        if combat is not None and combat["gladiators"]:
            drawing = combat["drawing"] if combat["drawing"] is not None else combat["loser"] or 0
            params["gladiator"] = words(f"gladiator-{combat['gladiators'][drawing]}")
        if view["step"] == "failure_window" and view["turn_seat"] is not None:
            failing = view["turn_seat"]
            params["own"], params["owner"] = _yes(failing == view["seat"]), names[failing]
            params["contract"] = words(f"contract-{view['players'][failing]['contracts'][0]['id']}")
        if view["defining"]:
            params["gladiator"] = words(f"gladiator-{view['defining']}")
        if offer:
            params["gladiator"] = words(f"gladiator-{offer['gladiator']}")
        if combat is not None and combat["dead"]:
            params["gladiator"] = words(f"gladiator-{combat['dead']}")
        return params

    def _mean(self, words: Words, view: View) -> str:
        """The prestige to expect from the draw, one decimal at most."""
        combat = view["combat"]
        if combat is None or combat["bag"] is None or combat["bag"]["kind"] != "combat" or not combat["gains"]:
            return ""
        counts = combat["bag"]["counts"]
        mean = sum(count * gain for count, gain in zip(counts, combat["gains"], strict=False)) / sum(counts)
        return words(
            "decimal",
            whole=int(abs(mean) * 10 + 0.5) // 10,
            tenth=int(abs(mean) * 10 + 0.5) % 10,
            minus=_yes(mean <= -0.05),
        )

    def status(self, words: Words, view: View) -> Status:
        if view["decision"] == "over":
            return words.status("status-over", round=view["round"])
        return words.status(
            "status", round=max(1, view["round"]), rounds=view["rounds"], season=view["season"], phase=view["phase"]
        )

    def topics(self, view: View) -> Sequence[str]:
        if view["decision"] == "window":
            return _WINDOWS.get(view["step"], ("windows",))
        return QUESTIONS[view["decision"]].topics.split()

    def pauses(self, event: Mapping[str, Any]) -> bool:
        return bool(event["kind"] == "influence_reset")

    def lingers(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in ("card_announced", "card_countered", "gladiator_died", "offer_refused", "sold")

    # ---- panels

    def panels(self, words: Words, view: View, names: Sequence[str]) -> list[Panel]:
        panels = [self._seats(words, view, names)]
        if view["combat"] is not None and view["combat"]["gladiators"]:
            panels.append(self._combat(words, view, names))
        if view["recruits"]:
            panels.append(self._recruits(words, view))
        if view["contracts"]:
            panels.append(self._contracts(words, view))
        for seat, player in enumerate(view["players"]):
            if seat != view["seat"] and player["school"]:
                panels.append(self._school(words, view, seat, names))
        theirs = [
            self._held(words, held, names[seat])
            for seat, player in enumerate(view["players"])
            if seat != view["seat"]
            for held in player["contracts"]
        ]
        if theirs:
            panels.append(row("their-contracts", words("panel-their-contracts"), theirs))
        panels.append(self._nota(words, view))
        if view["seat"] is not None:
            me = view["players"][view["seat"]]
            panels.append(self._school(words, view, view["seat"], names))
            if me["contracts"]:
                items = [self._held(words, held) for held in me["contracts"]]
                panels.append(row("held", words("panel-held"), items, mine=True))
            panels.append(self._hand(words, view))
        return panels

    def _seats(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        columns = [words(f"column-{name}") for name in ("seat", "prestige", "money", "points", "cards", "influence")]
        rows = []
        for seat in view["turn_order"]:
            player = view["players"][seat]
            who = [Item(names[seat], state="turn" if seat == view["turn_seat"] else "")]
            if seat == view["initiative"] and len(names) > 1:
                who.append(Item(words("tag-initiative"), "mark", label=words("tag-initiative-label")))
            if player["lanista"]:
                text = lanista_text(words, player["lanista"])
                name = words(f"lanista-{player['lanista']}")
                who.append(Item(name, "mark", label=f"{name} : {text}", state="off" if player["poisoned"] else ""))
            tokens = [
                Item(words("token-sign", token=colour), "token", _TONES[colour], words("token", token=colour))
                for colour, left in player["tokens"].items()
                for _ in range(left)
            ]
            tokens += [Item(words("joker"), "token", label=words("joker-label"))] * player["jokers"]
            rows.append(
                [
                    who,
                    [Item(minus(player["prestige"]), label=words("prestige", count=minus(player["prestige"])))],
                    [Item(str(player["money"]), "coin", label=words("money", count=player["money"]))],
                    [Item(str(player["ap"]), label=words("points", count=player["ap"]))],
                    [Item(str(player["cards"]), label=words("cards", count=player["cards"]))],
                    tokens,
                ]
            )
        return table("seats", words("panel-seats"), columns, rows)

    def _pair(self, words: Words, pair: str) -> str:
        left, right = pair.split("/")
        return f"{words(f'armatura-{left}')}–{words(f'armatura-{right}')}"

    def _worn(self, words: Words, armaturae: Sequence[str]) -> str:
        if "*" in armaturae:
            return words("any-armatura")
        return ", ".join(words(f"armatura-{one}") for one in armaturae)

    def _skills(self, words: Words, skills: Sequence[str]) -> str:
        return ", ".join(skill_name(words, skill) for skill in skills)

    def _card_rows(self, words: Words, card: Mapping[str, Any], rank: str) -> list[Item]:
        """The three rows of a gladiator's card, the present one in full."""
        items = []
        for place, name in enumerate(("gamma", "beta", "alpha")):
            printed = card["rows"][place]
            skills = [*printed["skills"], *card.get("chosen", [])[: place + 1]]
            told = [f"{skill_name(words, one)} : {skill_text(words, one)}" for one in skills]
            label = " ".join([words("row-label", rank=name, armaturae=self._worn(words, printed["armaturae"])), *told])
            short = " ".join(part for part in (_RANKS[name], self._worn(words, printed["armaturae"])) if part)
            if skills:
                short += f" · {self._skills(words, skills)}"
            items.append(Item(short, label=label, state="" if name == rank else "off"))
        return items

    def _told(self, words: Words, card: Mapping[str, Any]) -> str:
        """A gladiator's name, his historical partner, and what is known of him."""
        label = words(f"gladiator-{card['id']}")
        if card["partner"]:
            label = words("with-partner", name=label, partner=words(f"gladiator-{card['partner']}"))
        anecdote = f"anecdote-{card['id']}"
        return f"{label}. {words(anecdote)}" if words.has(anecdote) else label

    def _school(self, words: Words, view: View, seat: int, names: Sequence[str]) -> Panel:
        columns = [words(f"column-{name}") for name in ("gladiator", "rank", "health", "rows", "marks")]
        mine = seat == view["seat"]
        rows = [self._school_row(words, view, gladiator) for gladiator in view["players"][seat]["school"]]
        title = words("panel-own-school") if mine else words("panel-school", seat=names[seat])
        return table(f"school-{seat}", title, columns, rows, mine=mine)

    def _school_row(self, words: Words, view: View, gladiator: Mapping[str, Any]) -> list[list[Item]]:
        name = words(f"gladiator-{gladiator['id']}")
        rank = gladiator["rank"]
        xp = words("xp", xp=gladiator["xp"], cap=view["boards"]["cap"])
        marks = [Item(words(f"card-{card}"), "mark", label=card_text(words, card)) for card in gladiator["attached"]]
        for mark in ("suppressed", "cared", "trained", "fought"):
            if gladiator[mark]:
                marks.append(Item(words(f"tag-{mark}"), "mark", state="bad" if mark == "suppressed" else "off"))
        if gladiator["effective_rank"] != rank:
            marks.append(Item(words("tag-recommended", rank=words("rank", rank=gladiator["effective_rank"])), "mark"))
        label = self._told(words, gladiator)
        return [
            [Item(name, label=label)],
            [Item(f"{_RANKS[rank]} {xp}", label=words("rank-label", rank=words("rank", rank=rank), xp=xp))],
            [Item(words("health", health=gladiator["health"]), state=_HEALTH_STATES[gladiator["health"]])],
            self._card_rows(words, gladiator, rank),
            marks,
        ]

    def _recruits(self, words: Words, view: View) -> Panel:
        columns = [words(f"column-{name}") for name in ("gladiator", "price", "rows")]
        rows = []
        for recruit in view["recruits"]:
            cost = recruit["cost"] if recruit["cost"] is not None else recruit["price"]
            name = words(f"gladiator-{recruit['id']}")
            label = self._told(words, recruit)
            price = words("price", cost=cost, points=recruit["buy_ap"])
            rows.append([[Item(name, label=label)], [Item(price, "coin")], self._card_rows(words, recruit, "gamma")])
        return table("recruits", words("panel-recruits"), columns, rows)

    def _gain(self, words: Words, prestige: Sequence[int]) -> list[Item]:
        return [
            Item(minus(gain), "token", _TONES[colour], words("gain", token=colour, count=minus(gain)))
            for colour, gain in zip(("green", "white", "red"), prestige, strict=True)
        ]

    def _contracts(self, words: Words, view: View) -> Panel:
        columns = [words(f"column-{name}") for name in ("contract", "pay", "prestige", "pairs", "mark")]
        rows = []
        for contract in sorted(view["contracts"], key=lambda one: list(_RANKS).index(one["rank"]), reverse=True):
            town = words(f"contract-{contract['id']}")
            sine = _yes(contract["sine_missione"])
            name = words("contract-name", town=town, rank=_RANKS[contract["rank"]], sine=sine)
            label = words("contract-label", town=town, rank=words("rank", rank=contract["rank"]), sine=sine)
            ready = [" – ".join(words(f"gladiator-{one}") for one in pair) for pair in contract["pairs_ready"]]
            mark: list[Item] = []
            if contract["mark"]:
                said = words("mark", mark=contract["mark"], penalty=contract["penalty"], count=len(ready))
                mark.append(
                    Item(said, "mark", label=f"{said} {'; '.join(ready)}".strip(), state=_MARKS[contract["mark"]])
                )
            rows.append(
                [
                    [Item(name, "ticket", label=label)],
                    [Item(str(contract["pay"]), "coin", label=words("money", count=contract["pay"]))],
                    self._gain(words, contract["prestige"]),
                    [Item(self._pair(words, pair)) for pair in contract["pairs"]],
                    mark,
                ]
            )
        return table("contracts", words("panel-contracts"), columns, rows)

    def _held(self, words: Words, held: Mapping[str, Any], owner: str = "") -> Item:
        """One of the viewer's own contracts, or somebody else's with his name."""
        ready = [" – ".join(words(f"gladiator-{one}") for one in pair) for pair in held["pairs_ready"]]
        town, sine = words(f"contract-{held['id']}"), _yes(held["sine_missione"])
        name = words("contract-name", town=town, rank=_RANKS[held["rank"]], sine=sine)
        text = words("held", contract=name, pay=held["pay"] + held["bonus"])
        if owner:
            gains = " / ".join(minus(gain) for gain in held["prestige"])
            pairs = ", ".join(self._pair(words, pair) for pair in held["pairs"])
            return Item(f"{owner} : {text}", "ticket", label=f"{owner} : {text}, {gains} ({pairs})")
        label = words("held-label", town=text, pairs="; ".join(ready) or words("no-pair"))
        return Item(text, "ticket", label=label, state="good" if ready else "bad")

    def _hand(self, words: Words, view: View) -> Panel:
        """By phase, the present one first; what may be played now is lit."""
        items = []
        order = sorted(view["hand"], key=lambda card: ((_phase(words, card) - view["phase"]) % 5, card))
        for card in order:
            phase = _phase(words, card)
            text = words("hand-card", card=words(f"card-{card}"), phase=phase, now=_yes(phase == view["phase"]))
            state = "good" if card in view["playable"] else "off" if phase != view["phase"] else ""
            items.append(Item(text, "card", label=f"{text} : {card_text(words, card)}", state=state))
        return row("hand", words("panel-hand", count=len(view["hand"])), items, mine=True)

    def _combat(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        """Who fights, the bag with its odds, and what each token would pay."""
        combat = view["combat"]
        items = [
            Item(words("fighter", name=words(f"gladiator-{one}"), wound=combat["pending"][place] or "none"))
            for place, one in enumerate(combat["gladiators"])
        ]
        if combat["result"]:
            items.append(Item(words("result", token=combat["result"]), "token", _TONES[combat["result"]]))
        bag = combat["bag"]
        if bag is not None:
            for place, colour in enumerate(("green", "white", "red", "black")):
                if bag["counts"][place]:
                    gain = combat["gains"][place] if bag["kind"] == "combat" and combat["gains"] else None
                    odds = words(
                        "odds",
                        token=colour,
                        count=bag["counts"][place],
                        percent=bag["percent"][place],
                        paying=_yes(gain is not None),
                        gain=minus(gain or 0),
                    )
                    items.append(Item(odds, "token", _TONES[colour]))
            items += [
                Item(words("token-from", token=one["colour"], source=self._origin(words, one["from"], names)), "mark")
                for one in bag["tokens"]
                if one["from"] != "base"
            ]
        town = words(f"contract-{combat['contract']}") if combat["contract"] else words("exhibitio")
        rank = words("rank", rank=combat["rank"])
        title = words(
            "panel-combat", seat=names[combat["seat"]], town=town, rank=rank, sine=_yes(combat["sine_missione"])
        )
        return row("combat", title, items)

    def _origin(self, words: Words, source: str, names: Sequence[str]) -> str:
        if source.startswith("seat"):
            return names[int(source[4:])]
        if source in ("point", "wounds", "combat"):
            return words(f"from-{source}")
        return words(f"card-{source}") if source.startswith("E") else words(f"gladiator-{source}")

    def _nota(self, words: Words, view: View) -> Panel:
        """The pairs, what a season holds, and what goes into the bag of a mise à mort."""
        items = [Item(self._pair(words, pair)) for pair in view["nota"]["pairs"]]
        items += [Item(words("draw-nota-season", **season)) for season in view["nota"]["seasons"]]
        if view["options"]["sine_missione"]:
            items.append(Item(words("nota-mercy-rank")))
            items.append(Item(words("nota-mercy-result", bad=view["options"]["mercy_bad"])))
        return row("nota", words("panel-nota"), items)


def _as_read(words: Words, names: Sequence[str], seat: int | None) -> Sequence[str]:
    """The names, with “you” in the place of the reader's."""
    return [words("you-listed") if place == seat else name for place, name in enumerate(names)]


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _trains(gladiator: Mapping[str, Any], cap: int) -> bool:
    return not gladiator["trained"] and gladiator["xp"] < cap


def _phase(words: Words, card: str) -> int:
    return int(words(f"phase-{card}"))
