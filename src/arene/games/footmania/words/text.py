"""How Footmania speaks: which words for which card, sum and question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.text import Cell, GameText, Item, Panel, Prompt, Status, View, Words, board, minus, row, table
from arene.games.footmania.rules.components import SPONSORS
from arene.games.footmania.rules.questions import QUESTIONS
from arene.games.footmania.words import figures

_SEAT_PARAMS = {"seat", "to", "by", "home", "away", "first", "seller"}
_MONEY_PARAMS = {"price", "amount", "start", "bonus", "cash", "forgiven"}
_TONES = {"yellow": "yellow", "green": "green", "blue": "blue", "red": "red"}
_CELL_TONES = {"national": "blue", "foreign": "red", "sponsor": "yellow", "jackpot": "green"}
_NOTHING = {  # a stop that brings or costs nothing needs no line
    "sponsor_paid": ("amount",),
    "jackpot_won": ("amount",),
    "collected": ("amount",),
    "paid": ("amount", "forgiven"),
}
_OPTIONAL_SUMS = {
    "paid": ("amount", "forgiven"),
    "order_set": ("price",),
    "team_shown": ("bonus",),
    "phase_one_ended": ("bonus",),
}
_QUIET = {"gained", "offer_made"}  # the line before or after says as much


def money(words: Words, francs: int) -> str:
    """1 700 000 F; a true minus before a debt."""
    grouped = f"{abs(francs):,}".replace(",", "\u00a0" if words.lang == "fr" else ",")
    return words("money", amount=f"−{grouped}" if francs < 0 else grouped)


def initials(names: Sequence[str]) -> list[str]:
    """One or two letters for each seat, all different; numbers where names are too much alike."""
    for short in ([name[:1] for name in names], [name[:1] + name[-1:] for name in names]):
        if len(set(short)) == len(names):
            return short
    return [str(seat + 1) for seat in range(len(names))]


def change(value: int) -> str:
    """A gain or a loss with its sign; none without either."""
    return "none" if value == 0 else f"+{value}" if value > 0 else minus(value)


def yes(value: object) -> str:
    return "yes" if value else "no"


_OUTCOMES = frozenset(
    (
        "turn_skipped",
        "bought",
        "auctioned",
        "sold_to_bank",
        "sponsor_sold",
        "deal",
        "gained",
        "collected",
        "sponsor_signed",
        "sponsor_paid",
        "jackpot_won",
        "paid",
        "plus_drawn",
        "plus_lost",
        "team_shown",
        "euro_result",
        "footballer_off",
        "result",
        "receipts",
        "playoff",
        "title_decided",
        "match_ended",
    )
)  # what is won, kept or lost; all else is a step on the way


class FootmaniaText(GameText):
    named = ("seat", "to", "first")
    lists = ("receipts", "playoff", "bids_opened", "match_ended")

    # ---- small things

    def explains(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in _OUTCOMES

    def footballer(self, words: Words, card: str) -> str:
        """Name, numbers and stars."""
        return words("footballer", name=words(f"footballer-{card}"), shirt=words(f"shirt-{card}"))

    def _teammate(self, words: Words, card: str) -> str:
        """One among many: the last name, numbers and stars."""
        name = words(f"footballer-{card}").split(" ")[-1]
        return words("footballer", name=name, shirt=words(f"shirt-{card}"))

    def sponsor(self, words: Words, sponsor: str) -> str:
        """A kind of sponsor, or a sponsor by its brand."""
        return words("sponsor", kind=sponsor) if sponsor in SPONSORS else words(f"brand-{sponsor}")

    def plus(self, words: Words, plus: str) -> str:
        title = plus.replace("_", "-")
        return words(f"title-{title}")

    def param(self, words: Words, name: str, value: object, names: Sequence[str]) -> object:
        if name in _SEAT_PARAMS and isinstance(value, int):
            return names[value]
        if name in _MONEY_PARAMS and isinstance(value, int):
            return money(words, value)
        if value is None:
            return "none"
        if name in ("card", "target", "on", "off", "entering") and isinstance(value, str):
            return self.footballer(words, value)
        if name == "cards" and isinstance(value, (list, tuple)):
            return ", ".join(self._teammate(words, card) for card in value) or words("eleven-trainees")
        if name in ("plus", "against") and isinstance(value, str):
            return self.plus(words, value)
        if name == "sponsor" and isinstance(value, str):
            return self.sponsor(words, value)
        if name == "question":
            return words(f"question-{value}")
        if name == "euro":
            return words(f"team-{value}")
        if name == "score" and isinstance(value, (list, tuple)):
            return words("score", home=minus(value[0]), away=minus(value[1]))
        if name == "strength" and isinstance(value, int):
            return minus(value)
        return super().param(words, name, value, names)

    def figures(self, words: Words, edition: Edition, options: Mapping[str, Any]) -> Mapping[str, Any]:
        return figures.figures(words, edition, options, lambda francs: money(words, francs))

    # ---- log

    def event(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        kind = event["kind"]
        if kind in _QUIET and "give" not in event:
            return "" if kind != "offer_made" else words("log-offer-made", **self.params(words, event, names))
        if kind in _NOTHING and all(event[name] == 0 for name in _NOTHING[kind]):
            return ""
        if kind in ("offer_made", "offer_received"):  # whoever receives it has just read from whom
            told = "log-offer-sent" if kind == "offer_made" else "log-offer-received"
            return words(told, seat=names[event["seat"]], to=names[event["to"]], **self.contents(words, event))
        if kind == "deal":
            return self._deal(words, event, names)
        if kind == "moved":
            return words("log-moved", seat=names[event["seat"]], cell=words("cell", cell=event["on"]))
        if kind == "bids_opened":
            bids = [words("bid-of", seat=names[seat], amount=money(words, amount)) for seat, amount in event["bids"]]
            return words("log-bids-opened", bids=", ".join(bids) or "none")
        if kind == "euro_result":
            stars = {name: minus(event[name]) for name in ("strength", "against")}
            won = yes(event["won"])
            return words(
                "log-euro-result", seat=names[event["seat"]], euro=words(f"team-{event['euro']}"), won=won, **stars
            )
        if kind == "result":
            return self._result(words, event, names)
        if kind == "match_ended":
            best = event["winners"][0]
            who = words.listing([names[seat] for seat in event["winners"]])
            count, points, pennants = len(event["winners"]), event["points"][best], event["pennants"][best]
            return words("log-match-ended", winners=who, count=count, points=points, pennants=pennants)
        params = self.params(words, event, names)
        if kind == "sponsor_signed":
            params["what"] = words("sponsor", kind=words(f"kind-{event['sponsor']}"))
            params["visit"] = money(words, int(words(f"visit-{event['sponsor']}")))
        if kind == "plus_played":
            card = event["plus"].replace("_", "-")
            params["code"], params["value"] = words(f"code-{card}"), words(f"value-{card}")
        for nothing in _OPTIONAL_SUMS.get(kind, ()):
            if event[nothing] == 0:
                params[nothing] = "none"
        for optional in ("card", "price", "amount", "plus"):  # what the others do not see
            params.setdefault(optional, "none")
        return words(f"log-{kind.replace('_', '-')}", **params)

    def contents(self, words: Words, content: Mapping[str, Any]) -> dict[str, object]:
        """Both sides of an offer in words."""
        sum_given, sum_asked = max(content["money"], 0), max(-content["money"], 0)
        given = [self.footballer(words, card) for card in content["give"]]
        asked = [self.footballer(words, card) for card in content["ask"]]
        asked += [words("any-number", number=number) for number in content["numbers"]]
        for parts, sponsor, francs in (
            (given, content["give_sponsor"], sum_given),
            (asked, content["ask_sponsor"], sum_asked),
        ):
            if sponsor is not None:
                parts.append(words("sponsor-card", kind=sponsor))
            if francs:
                parts.append(money(words, francs))
        return {"give": words.listing(given) or "none", "ask": words.listing(asked) or "none"}

    def _deal(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        parts = {}
        for name, backs, sponsor, francs in (
            ("give", event["given"], event["give_sponsor"], max(event["money"], 0)),
            ("ask", event["taken"], event["ask_sponsor"], max(-event["money"], 0)),
        ):
            said = [
                words("backs", deck=deck, count=count)
                for deck, count in zip(("national", "foreign"), backs, strict=True)
                if count
            ]
            if sponsor is not None:
                said.append(words("sponsor-card", kind=sponsor))
            if francs:
                said.append(money(words, francs))
            parts[name] = words.listing(said) or "none"
        return words("log-deal", seat=names[event["seat"]], to=names[event["to"]], **parts)

    def _result(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        home, away = event["score"]
        outcome = "draw" if home == away else "home" if home > away else "away"
        return words(
            "log-result",
            home=names[event["home"]],
            away=names[event["away"]],
            score=words("score", home=minus(home), away=minus(away)),
            outcome=outcome,
        )

    def roles(self, event: Mapping[str, Any], seats: int) -> Mapping[str, int]:
        if event["kind"] in ("kick_off", "result"):
            return {"home": event["home"], "away": event["away"]}
        if event["kind"] == "auction_opened":
            return {} if event["seller"] is None else {"seat": event["seller"]}
        return super().roles(event, seats)

    def pauses(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in ("team_shown", "phase_one_ended", "result", "match_ended")

    def concerns(self, event: Mapping[str, Any], seat: int) -> bool:
        return event["kind"] != "result" or seat in (event["home"], event["away"])

    def brings_news(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in ("plus_drawn", "sponsor_paid", "sponsor_signed", "jackpot_won", "turn_skipped")

    def lingers(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in ("offer_declined", "plus_played", "reacted", "euro_drawn", "question_drawn")

    # ---- actions

    def action(self, words: Words, action: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
        kind = action["kind"]
        if kind == "move":
            cell = next(cell for cell in view["board"] if cell["id"] == action["cell"])
            return words("action-move", cell=words("cell", cell=cell["kind"] or cell["type"]), place=action["cell"])
        if kind in ("bid", "ceiling"):
            return words(f"action-{kind}", amount=money(words, view["auction"]["amount"] or 0))
        if kind == "open":
            return words("action-open", amount=money(words, view["listing"]["reserve"] if view["listing"] else 0))
        if kind == "order":
            return self._order(words, action, view)
        if kind == "sell_bank":
            card = view["cards"].get(action["card"])
            price = money(words, card["devalued"]) if card else "none"
            return words("action-sell-bank", card=self.footballer(words, action["card"]), price=price)
        if kind == "sell_sponsor":
            return self._sell_sponsor(words, action, view)
        if kind == "toggle":
            return self._toggle(words, action, view)
        if kind == "pass":
            last = view["decision"] == "match" and view["passing"] != "play"
            return words("action-pass", decision="last" if last else view["decision"])
        if kind == "cancel":
            return words("action-cancel", decision=view["decision"])
        if kind == "refuse":
            return words("action-refuse", decision=view["decision"])
        if kind == "play_plus":
            return words(
                "action-play-plus", plus=self.plus(words, action["plus"]), effect=self._plus_effect(words, action, view)
            )
        params = self.params(words, action, names)
        return words(f"action-{kind.replace('_', '-')}", **params)

    def _order(self, words: Words, action: Mapping[str, Any], view: View) -> str:
        card = view["cards"].get(action["card"])
        step = view["money_step"]
        price = -(-card["price"] * action["percent"] // 100 // step) * step if card else 0
        asked = money(words, price) if action["percent"] else "none"
        return words("action-order", card=self.footballer(words, action["card"]), price=asked)

    def _sell_sponsor(self, words: Words, action: Mapping[str, Any], view: View) -> str:
        own = view["players"][view["seat"]]["sponsors"]
        price = next((sponsor["resale"] for sponsor in own if sponsor["kind"] == action["sponsor"]), None)
        shown = "none" if price is None else money(words, price)
        return words("action-sell-sponsor", kind=action["sponsor"], price=shown)

    def _toggle(self, words: Words, action: Mapping[str, Any], view: View) -> str:
        fielded = [shirt["card"] for side in view["sides"] if side["field"] for shirt in side["field"]]
        card = self.footballer(words, action["card"])
        return words("action-toggle", card=card, fielded=yes(action["card"] in fielded))

    def _plus_effect(self, words: Words, action: Mapping[str, Any], view: View) -> str:
        own = view["players"][view["seat"]]["own"]
        plus = next((plus for plus in own["plus"] if plus["id"] == action["plus"]), None)
        return self.plus_effect(words, plus) if plus else ""

    def plus_effect(self, words: Words, plus: Mapping[str, Any]) -> str:
        return words(
            "plus-effect",
            code=plus["code"],
            value=plus["value"],
            away=plus["value_away"],
            counts=yes(plus["counts"]),
            what=figures.cancelled(words, plus["cancels"]),
        )

    # ---- prompts

    def prompt(self, words: Words, view: View, names: Sequence[str]) -> Prompt:
        decision = view["decision"]
        if decision == "over":
            winners = [standing["seat"] for standing in view["standings"] if standing["rank"] == 1]
            who = words.listing([names[seat] for seat in winners])
            return words.prompt("prompt-over", winners=who, count=len(winners), points=view["standings"][0]["score"])
        if view["seat"] not in view["awaiting"]:
            others = [names[seat] for seat in view["awaiting"]]
            stage = "pitch" if view["sides"] else "deal" if decision == "answer" else decision
            return words.prompt("waiting", seat=words.listing(others), count=len(others), stage=stage)
        return words.prompt(f"prompt-{decision.replace('_', '-')}", **self._question(words, view, names))

    def _question(self, words: Words, view: View, names: Sequence[str]) -> dict[str, object]:
        me = view["players"][view["seat"]]
        own = me["own"]
        missing = [str(number) for number in own["missing"]]
        params: dict[str, object] = {
            "die": view["die"],
            "due": money(words, view["due"]),
            "short": money(words, max(0, view["due"] - me["cash"])),
            "strength": minus(own["strength"]),
            "missing": words.listing(missing) or "none",
            "count": own["short"],
            "enough": "all" if own["short"] == len(missing) else own["short"],
            "phase": view["phase"],
            "played": yes(self._all_played(view)),
            "trading": yes(view["trading"]),
        }
        params |= self._stake(words, view)
        params |= self._offer(words, view, names)
        params |= self._pitch(words, view, names)
        return params

    def _all_played(self, view: View) -> bool:
        """Whether no match of the season is left for this seat."""
        mine = [match for match in view["fixtures"] if view["seat"] in (match["home"], match["away"])]
        return all(match["score"] is not None for match in mine)

    def _stake(self, words: Words, view: View) -> dict[str, object]:
        """What is for sale: the footballer drawn, under the hammer, or about to be listed."""
        params: dict[str, object] = {"card": "none", "cost": "none", "gain": 0, "lacking": "none", "leader": "none"}
        deck = view["decks"].get(self._deck_here(view), {})
        if deck.get("price") is not None:
            params["cost"] = money(words, deck["price"])
        if view["drawn"] and view["drawn"]["card"]:
            params["card"] = self.footballer(words, view["drawn"]["card"])
            params["cost"] = money(words, view["drawn"]["cost"])
            params["lacking"] = self._lacking(words, view, view["drawn"]["cost"])
            params["gain"] = view["drawn"]["effect"]["after"] - view["drawn"]["effect"]["before"]
        auction = view["auction"]
        if auction and not view["drawn"]:
            params["card"] = self.footballer(words, auction["card"])
            params["cost"] = money(words, auction["minimum"])
            params["lacking"] = self._lacking(words, view, auction["minimum"])
            if auction["effect"]:
                params["gain"] = auction["effect"]["after"] - auction["effect"]["before"]
        if view["listing"]:
            params["card"] = self.footballer(words, view["listing"]["card"])
            params["cost"] = money(words, view["listing"]["reserve"])
        return params

    def _lacking(self, words: Words, view: View, cost: int) -> str:
        cash = view["players"][view["seat"]]["cash"] if view["seat"] is not None else None
        return money(words, cost - cash) if cash is not None and cash < cost else "none"

    def _deck_here(self, view: View) -> str:
        place = view["players"][view["active"]]["cell"]
        return str(next(cell["type"] for cell in view["board"] if cell["id"] == place))

    def _offer(self, words: Words, view: View, names: Sequence[str]) -> dict[str, object]:
        deal = view["deal"]
        if not deal or not deal["content"]:
            return {"by": "none", "to": "none", "give": "none", "ask": "none", "change": "none"}
        gained = change(deal["effect"]["after"] - deal["effect"]["before"])
        return {
            "by": names[deal["by"]],
            "to": names[deal["to"]],
            "change": gained,
            **self.contents(words, deal["content"]),
        }

    def _pitch(self, words: Words, view: View, names: Sequence[str]) -> dict[str, object]:
        params: dict[str, object] = dict.fromkeys(("euro", "score", "plus", "code", "entering", "victim"), "none")
        params |= {"rival": 0, "other": "none", "after": view["passing"]}
        if view["euro"]:
            params["euro"] = words(f"team-{view['euro']['id']}")
            params["rival"] = view["euro"]["strength"]
            params["receipt"] = money(words, view["euro"]["receipt"])
            params["pennants"] = view["euro"]["pennants"]
        for side in view["sides"]:
            if side["seat"] == view["seat"] and side["strength"] is not None:
                params["strength"] = minus(side["strength"])
            elif side["strength"] is not None:
                params |= {"rival": minus(side["strength"]), "other": names[side["seat"]]}
        if view["hostile"]:
            hostile = view["hostile"]["plus"]
            params |= {"plus": self.plus(words, hostile["id"]), "code": hostile["code"], "value": hostile["value"]}
            if view["hostile"]["target"]:
                params["victim"] = self.footballer(words, view["hostile"]["target"])
        if view["entering"]:
            params["entering"] = self.footballer(words, view["entering"])
        return params

    def topics(self, view: View) -> Sequence[str]:
        return QUESTIONS[view["decision"]].topics.split()

    def status(self, words: Words, view: View) -> Status:
        if view["decision"] == "over":
            return words.status("status-over")
        if view["phase"] == 1:
            return words.status("status-building", round=view["round"])
        stage = "playoff" if view["playoff"] else "match" if len(view["sides"]) == 2 else "lap"
        day = view["day"] if stage == "match" or view["window"] == "match" else view["day"] + 1
        return words.status("status-season", day=day, days=view["days"], stage=stage, market=view["market"])

    # ---- panels

    def panels(self, words: Words, view: View, names: Sequence[str]) -> list[Panel]:
        short = initials(names)
        panels = [self._board(words, view, names, short), self._decks(words, view), self._seats(words, view, names)]
        if view["auction"]:
            panels.append(self._auction(words, view, names))
        if view["deal"] and view["deal"]["content"]:
            panels.append(self._deal_panel(words, view, names))
        if view["euro"]:
            panels.append(self._euro(words, view))
        if any(side["field"] is not None for side in view["sides"]):
            panels.append(self._match(words, view, names))
        if view["phase"] == 2:
            panels.append(self._league(words, view, names))
            panels.append(self._fixtures(words, view, names))
        if any(player["known"] for player in view["players"]):
            panels.append(self._known(words, view, names))
        if view["seat"] is not None:
            panels += self._own(words, view)
        return panels

    def card_item(self, words: Words, card: str, view: View, number: int = 0, state: str = "") -> Item:
        about = view["cards"][card]
        worn = str(number) if number else "JP" if about["utility"] else "/".join(str(one) for one in about["numbers"])
        text = words("card-short", number=worn, name=about["name"].split(" ")[-1], stars=about["stars"])
        label = words(
            "card-label",
            footballer=self.footballer(words, card),
            colour=about["colour"],
            price=money(words, about["price"]),
            bank=money(words, about["devalued"]),
        )
        return Item(text, "card", _TONES[about["colour"]], label, state)

    def _board(self, words: Words, view: View, names: Sequence[str], short: Sequence[str]) -> Panel:
        cells = []
        for cell in view["board"]:
            what = cell["kind"] or cell["type"]
            price = view["decks"].get(cell["type"], {}).get("price")
            label = words("cell-label", cell=words("cell", cell=what), price=money(words, price) if price else "none")
            lit = "turn" if cell["id"] in view["destinations"] else ""
            name = cell["id"] if lit else words("cell-short", cell=what)  # a destination by the name its choice has
            item = Item(name, "mark", _CELL_TONES.get(cell["type"], ""), label, lit)
            here = [
                Item(short[player["seat"]], "token", label=words("pawn", seat=names[player["seat"]]))
                for player in view["players"]
                if player["cell"] == cell["id"]
            ]
            cells.append(Cell(cell["x"], cell["y"], item, here))
        links = [
            (place, other) for place, cell in enumerate(view["board"]) for other in cell["neighbours"] if place < other
        ]
        return board("board", words("panel-board", jackpot=money(words, view["jackpot"])), cells, links)

    def _decks(self, words: Words, view: View) -> Panel:
        """How many footballers are left, and the price on the first back."""
        items = []
        for name, tone in (("national", "blue"), ("foreign", "red")):
            deck = view["decks"][name]
            parts = [words("draw-deck", deck=name), words("draw-cards", count=deck["count"])]
            if deck["price"] is not None:
                parts.append(money(words, deck["price"]))
            items.append(Item(", ".join(parts), "ticket", tone))
        return row("decks", words("panel-decks"), items)

    def _seats(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        columns = [words(f"column-{name}") for name in ("seat", "cash", "squad", "plus", "sponsors", "pennants")]
        rows = []
        for player in view["players"]:
            seat = player["seat"]
            who = [Item(names[seat], state="turn" if seat in view["awaiting"] else "")]
            if player["hand_up"]:
                who.append(Item(words("tag-hand"), "mark", label=words("tag-hand-label")))
            if player["skip"]:
                who.append(Item(words("tag-skip"), "mark", label=words("tag-skip-label")))
            backs = words("squad-backs", national=player["backs"][0], foreign=player["backs"][1])
            sponsors = [
                Item(
                    words("sponsor", kind=sponsor["kind"]),
                    "ticket",
                    label=words(
                        "sponsor-label",
                        brand=words(f"brand-{sponsor['id']}"),
                        visit=money(words, sponsor["per_visit"]),
                        resale=money(words, sponsor["resale"]),
                    ),
                )
                for sponsor in player["sponsors"]
            ]
            cash = words("hidden") if player["cash"] is None else money(words, player["cash"])
            pennants = words("pennants", count=player["pennants"], stars=player["pennant_stars"])
            label = words("squad-backs-label", national=player["backs"][0], foreign=player["backs"][1])
            counts = [Item(backs, label=label)], [Item(str(player["plus_count"]))]
            rows.append([who, [Item(cash)], *counts, sponsors, [Item(str(player["pennants"]), label=pennants)]])
        return table("seats", words("panel-seats"), columns, rows)

    def _auction(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        auction = view["auction"]
        items = [self.card_item(words, auction["card"], view)]
        if auction["leader"] is not None:
            who, amount = names[auction["leader"]], money(words, auction["highest"])
            items.append(Item(words("bid-of", seat=who, amount=amount), state="good"))
        else:
            items.append(Item(words("bid-from", amount=money(words, auction["start"]))))
        items += [Item(words("bid-out", seat=names[seat]), state="off") for seat in auction["passed"]]
        seller = "none" if auction["seller"] is None else names[auction["seller"]]
        return row("auction", words("panel-auction", seller=seller), items)

    def _deal_panel(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        deal = view["deal"]
        content = self.contents(words, deal["content"])
        rows = [
            [[Item(names[deal["by"]])], [Item(str(content["give"]).replace("none", "–"))]],
            [[Item(names[deal["to"]])], [Item(str(content["ask"]).replace("none", "–"))]],
        ]
        for name, effect in (("you", deal["effect"]), ("other", deal["effect_on_known"])):
            said = words("effect", before=minus(effect["before"]), after=minus(effect["after"]))
            filled = words("effect-filled", before=effect["filled_before"], after=effect["filled_after"])
            state = (
                "good" if effect["after"] > effect["before"] else "bad" if effect["after"] < effect["before"] else ""
            )
            rows.append([[Item(words("effect-on", whose=name))], [Item(said, state=state), Item(filled)]])
        return table("deal", words("panel-deal"), [words("column-gives"), words("column-what")], rows)

    def _euro(self, words: Words, view: View) -> Panel:
        euro = view["euro"]
        items = [
            Item(words(f"team-{euro['id']}"), "card"),
            Item(words("stars", count=euro["strength"])),
            Item(words("pennants", count=euro["pennants"], stars=0)),
            Item(money(words, euro["receipt"]), "text"),
        ]
        return row("euro", words("panel-euro"), items)

    def _match(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        """A column for each team, a row for each number."""
        sides = [side for side in view["sides"] if side["field"] is not None]
        worn = [{shirt["number"]: shirt["card"] for shirt in side["field"]} for side in sides]
        rows = []
        for number in range(1, 12):
            cells = [
                [self.card_item(words, shirts[number], view, number)] if number in shirts else [] for shirts in worn
            ]
            rows.append([[Item(str(number))], *cells])
        for name in ("trainees", "pennants", "plus", "left", "total"):
            rows.append([[Item(words("sum-of", what=name))], *([self._sum(words, side, name)] for side in sides)])
        columns = [words("column-number"), *(names[side["seat"]] for side in sides)]
        return table("match", words("panel-match"), columns, rows)

    def _sum(self, words: Words, side: Mapping[str, Any], name: str) -> Item:
        if name == "trainees":
            stars = side["trainees"] * side["trainee_stars"]
            return Item(words("trainees", count=side["trainees"], stars=minus(stars), dismissed=side["dismissed"]))
        if name == "pennants":
            return Item(words("signed", stars=side["pennant_stars"]))
        if name == "plus":
            return Item(words("plus-sum", boost=side["boost"], weakened=side["weakened"]))
        if name == "left":
            changes = side["changes_left"] if side["changes_most"] else "none"
            return Item(words("left", plus=side["plus_left"], changes=changes))
        return Item(words("stars", count=minus(side["strength"])), state="good")

    def _league(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        columns = [words(f"column-{name}") for name in ("rank", "seat", "points", "pennants")]
        rows = []
        for standing in view["league"]:
            seat = standing["seat"]
            player = view["players"][seat]
            counts = [Item(str(player["points"]))], [Item(str(player["pennants"]))]
            rows.append([[Item(str(standing["rank"]))], [Item(names[seat])], *counts])
        return table("league", words("panel-league"), columns, rows)

    def _fixtures(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        items = []
        for match in view["fixtures"]:
            teams = words("fixture", day=match["day"], home=names[match["home"]], away=names[match["away"]])
            result = (
                ""
                if match["score"] is None
                else " " + words("score", home=minus(match["score"][0]), away=minus(match["score"][1]))
            )
            now = match["score"] is None and match["day"] == view["day"]
            items.append(Item(teams + result, "ticket", state="off" if match["score"] else "turn" if now else ""))
        return row("fixtures", words("panel-fixtures"), items)

    def _known(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        rows = []
        for player in view["players"]:
            if player["seat"] != view["seat"]:
                known = [
                    self.card_item(words, one["card"], view, state="" if one["sure"] else "edge")
                    for one in player["known"]
                ]
                rows.append([[Item(names[player["seat"]])], known])
        return table("known", words("panel-known"), [words("column-seat"), words("column-known")], rows)

    def _own(self, words: Words, view: View) -> list[Panel]:
        own = view["players"][view["seat"]]["own"]
        worn = {shirt["number"]: shirt["card"] for shirt in own["best"]}
        eleven = [
            self.card_item(words, worn[number], view, number)
            if number in worn
            else Item(words("hole", number=number), "card", label=words("hole-label", number=number), state="edge")
            for number in range(1, 12)
        ]
        cash = money(words, view["players"][view["seat"]]["cash"])
        title = words("panel-eleven", strength=minus(own["strength"]), cash=cash)
        panels = [row("eleven", title, eleven, mine=True)]
        if view["drawn"] and view["drawn"]["card"]:
            panels.append(
                row("drawn", words("panel-drawn"), [self.card_item(words, view["drawn"]["card"], view)], mine=True)
            )
        bench = [self.card_item(words, card, view) for card in own["bench"]]
        panels.append(row("bench", words("panel-bench"), bench, mine=True))
        tones = {"boost": "green", "boost_home": "green", "trainees_plus": "green", "cancel": "blue"}
        plus = [
            Item(self.plus(words, one["id"]), "card", tones.get(one["code"], "red"), self._plus_label(words, one))
            for one in own["plus"]
        ]
        panels.append(row("plus", words("panel-plus"), plus, mine=True))
        return panels

    def _plus_label(self, words: Words, plus: Mapping[str, Any]) -> str:
        return words("plus-label", plus=self.plus(words, plus["id"]), effect=self.plus_effect(words, plus))
