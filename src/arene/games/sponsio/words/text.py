"""How Sponsio speaks: which words for which card, bet and question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.text import GameText, Item, Panel, Prompt, Status, View, Words, row, table
from arene.games.sponsio.rules.components import LETTERS, SUITS
from arene.games.sponsio.rules.questions import QUESTIONS
from arene.games.sponsio.words.figures import figures
from arene.games.sponsio.words.naming import facts_of, ticket_name, wager_label, wager_short

_CARD_PARAMS = {"card", "took", "gave"}
_SEAT_PARAMS = {"seat", "dealer", "target", "holder"}
_WAGER_PARAMS = {"wager", "from", "to"}


def suit_of(card: str) -> str:
    return SUITS[LETTERS.index(card[0])]


def card_text(words: Words, card: str) -> str:
    """Short: 5V in French, 5G in English."""
    return words("card-short", value=card[1:], suit=suit_of(card))


def card_item(words: Words, card: str, state: str = "") -> Item:
    suit = suit_of(card)
    return Item(card_text(words, card), "card", suit, words("card", value=card[1:], suit=suit), state)


def ticket_of(view: View, id: str) -> Mapping[str, Any]:
    return next(ticket for ticket in view["tickets"] if ticket["id"] == id)


def wager_of(ticket: Mapping[str, Any], id: str) -> Mapping[str, Any]:
    wager: Mapping[str, Any] = next(wager for wager in ticket["wagers"] if wager["id"] == id)
    return wager


_OUTCOMES = frozenset(
    ("traitors", "bet_result", "counter_result", "traitor_result", "cash", "round_winner", "match_ended")
)  # what is won, kept or lost; all else is a step on the way


class SponsioText(GameText):
    named = ("seat", "target", "dealer")
    lists = ("round_ended", "traitors")

    def explains(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in _OUTCOMES

    def param(self, words: Words, name: str, value: object, names: Sequence[str]) -> object:
        if name in _CARD_PARAMS:
            return words("card", value=str(value)[1:], suit=suit_of(str(value)))
        if name == "cards" and isinstance(value, (list, tuple)):
            return " ".join(card_text(words, str(card)) for card in value)
        if name in _SEAT_PARAMS and isinstance(value, int):
            return names[value]
        if name in ("suit", "removed_color", "token", "asked", "given", "choice", "reason", "price"):
            return "none" if value is None else str(value)
        return super().param(words, name, value, names)

    def event(self, words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
        kind = event["kind"]
        params = self.params(words, event, names)
        if kind == "match_started":
            return words("log-match-started", dealer=params["dealer"], removed=params["removed_color"])
        if kind == "bet_placed":
            variant = "counter" if "target" in event else "plain"
            return words(
                "log-bet-placed",
                variant=variant,
                seat=params["seat"],
                ticket=params["ticket"],
                wager=_told_wager(words, event, "wager") if "wager" in event else "",
                target=params.get("target", ""),
                stake=event["stake"],
            )
        if kind == "modified":
            same = "yes" if event["from"] == event["to"] else "no"
            to = _told_wager(words, event, "to")
            return words("log-modified", seat=params["seat"], ticket=params["ticket"], same=same, to=to)
        if kind == "bet_result":
            name = ticket_name(words, facts_of(words, event["ticket"]))
            return words("log-bet-result", name=name[:1].lower() + name[1:], **params)
        if kind in ("traitors", "round_winner"):
            return words(f"log-{kind.replace('_', '-')}", count=len(event["seats"]), **params)
        if kind == "round_ended":
            purses = [words("purse-of", seat=names[seat], coins=coins) for seat, coins in enumerate(event["purses"])]
            return words("log-round-ended", purses=", ".join(purses))
        if kind == "match_ended":
            best = event["coins"][event["winners"][0]]
            winners, reason = params["winners"], params["reason"]
            return words("log-match-ended", count=len(event["winners"]), winners=winners, reason=reason, coins=best)
        if kind == "obligation":
            strict = "yes" if event.get("strict", True) else "no"
            return words("log-obligation", dealer=params["dealer"], strict=strict)
        return super().event(words, event, names)

    def topics(self, view: View) -> Sequence[str]:
        return QUESTIONS[view["decision"]].topics.split()

    def figures(self, words: Words, edition: Edition, options: Mapping[str, Any]) -> Mapping[str, Any]:
        return figures(words, edition, options)

    def pauses(self, event: Mapping[str, Any]) -> bool:
        return bool(event["kind"] == "round_ended")

    def lingers(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in ("trick_won", "traitors")

    def action(self, words: Words, action: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
        kind = action["kind"]
        if kind in ("bet", "modify"):
            ticket = ticket_of(view, action["ticket"])
            name = ticket_name(words, ticket)
            vain = _modifies_nothing(view, action["ticket"]) if kind == "modify" else "no"
            return words(f"action-{kind}", ticket=action["ticket"], name=name, vain=vain)
        if kind in ("wager", "rewager"):
            ticket = ticket_of(view, view["pending"]["ticket"])
            odds = wager_of(ticket, action["wager"])["odds"]
            label = wager_label(words, ticket["id"], action["wager"], ticket["scope"])
            if kind == "wager":
                return words("action-wager", wager=label, odds=odds)
            now = "yes" if action["wager"] == _present_wager(view) else "no"
            return words("action-rewager", wager=label, odds=odds, now=now)
        if kind == "stake":
            ticket = ticket_of(view, view["pending"]["ticket"])
            wager = view["pending"].get("wager") or ticket["wagers"][0]["id"]
            gain = wager_of(ticket, wager)["odds"] * action["coins"]
            return words("action-stake", coins=action["coins"], gain=gain)
        if kind == "token":
            price = next(token["price"] for token in view["tokens"] if token["id"] == action["token"])
            vain = _modifies_nothing(view) if action["token"] == "modifier" else "no"
            return words("action-token", token=action["token"], price=price, vain=vain)
        if kind == "pay_reveal":
            return words("action-pay-reveal", token=view["pending"]["token"], **self.params(words, action, names))
        if kind in ("collect", "keep"):
            me = view["players"][view["seat"]]
            return words(f"action-{kind}", coins=me["cash_value"], space=me["streak"], left=9 - me["streak"])
        return super().action(words, action, view, names)

    def ticket_short(self, words: Words, ticket: Mapping[str, Any]) -> str:
        return words("ticket-short", type=ticket["type"], suit=ticket["suit"] or "none")

    def prompt(self, words: Words, view: View, names: Sequence[str]) -> Prompt:
        if view["phase"] == "over":
            winners = [standing["seat"] for standing in view["standings"] if standing["rank"] == 1]
            who = words.listing([names[seat] for seat in winners])
            ending = {"reason": view["reason"], "goal": view["goal_coins"], "coins": view["standings"][0]["score"]}
            return words.prompt("prompt-over", winners=who, count=len(winners), **ending)
        seat = view["awaiting"][0]
        if seat != view["seat"]:
            return self._waiting(words, view, names[seat])
        decision = view["decision"].replace("_", "-")
        params: dict[str, object] = {"turn": view["turn"], "turns": view["turns"]}
        betless = view["turn"] == view["turns"] and not view["players"][seat]["bets"]
        params["obliged"] = "yes" if view["obliged"] else "betless" if betless else "no"
        if "ticket" in view["pending"]:
            params["ticket"] = ticket_name(words, ticket_of(view, view["pending"]["ticket"]))
            params["counter"] = "yes" if view["pending"]["ticket"] == "XVI" else "no"
        if "card" in view["pending"]:
            params["card"] = self.param(words, "card", view["pending"]["card"], names)
        if "token" in view["pending"]:
            params["token"] = view["pending"]["token"]
        if view["trick"] is not None:
            params["suit"] = view["trick"]["suit"] or "none"
            params["winning"] = "" if view["trick"]["winning"] is None else names[view["trick"]["winning"]]
            params["follows"] = "yes" if view["trick"]["follows"] else "no"
        if decision == "cash":
            me = view["players"][seat]
            params.update(coins=me["cash_value"], space=me["streak"], left=9 - me["streak"])
            params.update(kept="-".join(view["kept"]), goal=view["goal_coins"])
        return words.prompt(f"prompt-{decision}", **params)

    def _waiting(self, words: Words, view: View, name: str) -> Prompt:
        if view["trick"] is not None:
            return words.prompt("waiting-play", seat=name, suit=view["trick"]["suit"] or "none")
        return words.prompt(f"waiting-{view['phase']}", seat=name)

    def status(self, words: Words, view: View) -> Status:
        phase = words("phase", phase=view["phase"], turn=view["turn"], turns=view["turns"], trick=_trick_number(view))
        goal = view["goal_coins"]
        return words.status("status", round=view["round"], rounds=view["max_rounds"], goal=goal, phase=phase)

    # ---- panels

    def panels(self, words: Words, view: View, names: Sequence[str]) -> list[Panel]:
        panels = [row("talon", words("panel-talon"), [card_item(words, card) for card in view["talon"]])]
        if view["phase"] != "over" and any(
            ticket["type"] == "nines" and ticket["holder"] is not None for ticket in view["tickets"]
        ):
            scope = "deck" if view["nines"]["talon_counts"] else "play"
            panels.append(row("nines", words("panel-nines", scope=scope), self._nines(words, view)))
        if view["phase"] == "bets":
            panels.append(row("tokens", words("panel-tokens"), self._tokens(words, view)))
            panels.append(row("tickets", words("panel-tickets"), self._tickets(words, view)))
        panels.append(self._seats(words, view, names))
        if view["phase"] == "tricks":
            panels.append(row("trick", words("panel-trick"), self._trick(words, view, names)))
            if view["last_trick"] is not None:
                items = self._laid(words, view["last_trick"], names, view["last_trick"]["winner"])
                panels.append(row("last-trick", words("panel-last-trick"), items))
        if view["seat"] is not None:
            panels.append(self._hand(words, view))
        return panels

    def _tokens(self, words: Words, view: View) -> list[Item]:
        return [
            Item(words("token", token=token["id"], price=token["price"]), "token", state="" if token["free"] else "off")
            for token in view["tokens"]
        ]

    def _tickets(self, words: Words, view: View) -> list[Item]:
        """Identical tickets as one stack, with the numbers still free."""
        stacks: dict[str, list[Mapping[str, Any]]] = {}
        for ticket in view["tickets"]:
            stacks.setdefault(f"{ticket['type']} {ticket['suit']} {ticket['wagers']}", []).append(ticket)
        items = []
        for stack in stacks.values():
            free = [ticket["id"] for ticket in stack if ticket["holder"] is None]
            first = stack[0]
            odds = " ".join(
                words("wager-odds", id=wager_short(words, first["id"], wager["id"]), odds=wager["odds"])
                for wager in first["wagers"]
            )
            ids, state = " ".join(free or ["–"]), "" if free else "off"
            text = words("ticket-stack", ids=ids, name=self.ticket_short(words, first), odds=odds)
            label = words("ticket-stack", ids=ids, name=ticket_name(words, first), odds=odds)
            items.append(Item(text, "ticket", first["suit"] or first["type"], label, state))
        return items

    def _seats(self, words: Words, view: View, names: Sequence[str]) -> Panel:
        columns = [words(f"column-{name}") for name in ("seat", "coins", "streak", "cards", "tricks", "bets")]
        rows = []
        for player in view["players"]:
            seat = player["seat"]
            turn = "turn" if seat in view["awaiting"] else ""
            tags = [Item(names[seat], "text", state=turn)]
            if seat == view["seat"]:
                tags.append(Item(words("tag-you"), "mark"))
            if seat == view["dealer"]:
                tags.append(Item(words("tag-dealer"), "mark"))
                if view["obligation"]:
                    tags.append(Item(words("tag-must-bet"), "mark", state="edge"))
            if player["traitor"]:
                tags.append(Item(words("tag-traitor"), "mark", state="bad"))
            rows.append(
                [
                    tags,
                    self._coins(words, player),
                    [Item(words("streak", space=player["streak"], value=player["cash_value"]))],
                    self._cards(words, player),
                    self._taken(words, player, view),
                    self._bets(words, view, player, names),
                ]
            )
        return table("seats", words("panel-seats"), columns, rows)

    def _coins(self, words: Words, player: Mapping[str, Any]) -> list[Item]:
        items = [Item(str(player["purse"]), "coin", label=words("coins", coins=player["purse"]))]
        if player["score"]:
            items.append(Item(f"+{player['score']}", "coin", label=words("coins", coins=player["score"]), state="good"))
        return items

    def _cards(self, words: Words, player: Mapping[str, Any]) -> list[Item]:
        items = [card_item(words, card) for card in player["shown"]]
        if player["fight_card"] is not None:
            items.append(card_item(words, player["fight_card"], "edge"))
        known = [] if player["hand"] is not None else player["known_in_hand"]
        items += [card_item(words, card, "off") for card in known]
        hidden = player["hand_size"] - len(known)
        if hidden:
            items.append(Item(words("hidden-cards", count=hidden), "mark", label=words("hidden-label", count=hidden)))
        return items

    def _taken(self, words: Words, player: Mapping[str, Any], view: View) -> list[Item]:
        if view["phase"] == "bets":
            return []
        taken = [
            Item(words("suit-count", count=count, suit=suit), "mark", suit)
            for suit, count in player["taken"].items()
            if count
        ]
        return [Item(str(player["tricks"]), label=words("tricks", count=player["tricks"])), *taken]

    def _bets(self, words: Words, view: View, player: Mapping[str, Any], names: Sequence[str]) -> list[Item]:
        states = {"open": "", "won": "good", "lost": "bad"}
        items = []
        for bet in player["bets"]:
            ticket = ticket_of(view, bet["ticket"])
            label = wager_label(words, bet["ticket"], bet.get("wager", ""), ticket["scope"])
            text = words(
                "bet",
                ticket=bet["ticket"],
                name=self.ticket_short(words, ticket),
                wager=names[bet["target"]] if "target" in bet else wager_short(words, bet["ticket"], bet["wager"]),
                odds=bet["odds"] * bet["stake"],
            )
            items.append(Item(text, "ticket", ticket["suit"] or ticket["type"], label, states[bet["status"]]))
        if not items and view["phase"] == "bets":
            items.append(Item(words("no-bet"), "mark"))
        return items + [Item(words("token-short", token=token), "token") for token in player["tokens"]]

    def _laid(self, words: Words, trick: Mapping[str, Any], names: Sequence[str], best: int | None) -> list[Item]:
        items = []
        for place, card in enumerate(trick["cards"]):
            seat = (trick["leader"] + place) % len(names)
            items.append(Item(names[seat], "text"))
            items.append(card_item(words, card, "good" if seat == best else ""))
        return items

    def _trick(self, words: Words, view: View, names: Sequence[str]) -> list[Item]:
        trick = view["trick"]
        if not trick["cards"]:
            return [Item(words("leads", seat=names[trick["leader"]]))]
        return self._laid(words, trick, names, trick["winning"])

    def _nines(self, words: Words, view: View) -> list[Item]:
        nines = view["nines"]
        talon = "bad" if nines["talon_counts"] else "off"
        states = [("won", "good"), ("beaten", "bad"), ("out", ""), ("talon", talon)]
        return [card_item(words, card, state) for place, state in states for card in nines[place]]

    def _hand(self, words: Words, view: View) -> Panel:
        me = view["players"][view["seat"]]
        return row("hand", words("panel-hand"), [card_item(words, card) for card in me["hand"]], mine=True)


def _told_wager(words: Words, event: Mapping[str, Any], field: str) -> str:
    """The wager that an event of the log names."""
    return wager_label(words, event["ticket"], event[field], event.get("scope", "play"))


def _trick_number(view: View) -> int:
    return view["trick"]["number"] if view["trick"] is not None else 0


def _present_wager(view: View) -> str:
    """The wager that the ticket under the modifier has now."""
    mine = view["players"][view["seat"]]["bets"]
    return next((str(bet["wager"]) for bet in mine if bet["ticket"] == view["pending"].get("ticket")), "")


def _modifies_nothing(view: View, ticket: str = "") -> str:
    """Why the modifier would be paid for nothing, on a ticket or on any: behind a counter-bet, or with doubled bets
    only (A23)."""
    bets = view["players"][view["seat"]]["bets"]
    mine = [bet for bet in bets if "target" not in bet and ticket in ("", bet["ticket"])]
    if not mine:
        return "no"
    if any(bet.get("target") == view["seat"] for player in view["players"] for bet in player["bets"]):
        return "countered"
    return "doubled" if all(bet["stake"] > 1 for bet in mine) else "no"
