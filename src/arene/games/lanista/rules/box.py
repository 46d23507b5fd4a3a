"""A box of Lanista in the form the rules use: names become numbers, lists become sets of bits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition, once
from arene.core.native import i64, vec
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.vocabulary import SKILL, skill_id


@once
def build_box(edition: Edition) -> c.Box:
    """The edition as the compiled rules use it."""
    data = edition.data
    box = c.Box()
    box.armaturae = [armatura["id"] for armatura in data["armaturae"]]
    box.pairs = list(data["pairs"])
    box.titles = [event["id"] for event in data["events"]]
    builder = _Builder(data, box)
    builder.events()
    builder.gladiators()
    builder.contracts()
    for lanista in data["lanistas"]:
        box.lanistas.append(lanista["id"])
        powers = [builder.ability(ability, 1, lanista["id"]) for ability in lanista["abilities"]]
        box.powers.append(powers)
        box.when_suppressed.append([builder.effect(effect, 1) for effect in lanista["suppressed"]])
    boards = data["boards"]
    box.beta, box.alpha, box.cap = (boards["experience"][name] for name in ("beta", "alpha", "cap"))
    box.exhibitio_pay = boards["exhibitio"]["pay"]
    box.track = boards["track"]
    box.start_money = boards["start_money"]
    box.medals = sorted(((name, int(least)) for name, least in data["medals"].items()), key=lambda medal: medal[1])
    return box


class _Builder:
    """Turns the tables of an edition into abilities, rows and sets."""

    def __init__(self, data: Mapping[str, Any], box: c.Box) -> None:
        self.data = data
        self.box = box
        self.skills = {skill["id"]: skill for skill in data["skills"]}

    def title(self, name: str) -> int:
        return self.box.titles.index(name)

    def titles(self, names: Sequence[str]) -> int:
        return sum({1 << self.title(name) for name in names})

    def effect(self, record: Mapping[str, Any], n: int) -> c.Effect:
        effect = c.Effect(c.EFFECTS.index(record["effect"]))
        number = record.get("n", 0)
        effect.n = n if number == "n" else number
        effect.bag = c.BAGS.index(record.get("bag", "combat"))
        effect.colour = c.COLOURS.index(record.get("colour", "green"))
        effect.partner = record.get("on") == "partner"
        effect.keep = c.KEEPS.index(record.get("keep", "none"))
        effect.better = record.get("towards") == "better"
        effect.care = record.get("limit") == "care"
        effect.opponents = record.get("who") == "opponents"
        effect.uses = record.get("uses", 0)
        effect.scope = c.SCOPES.index(record.get("scope", "combat"))
        effect.ranked = "by_rank" in record
        effect.by_rank = vec[i64](record.get("by_rank", [0, 0, 0]))
        effect.card = self.title(record["card"]) if "card" in record else -1
        effect.cards = self.titles(record.get("cards", []))
        effect.mine = record.get("mine", False)
        effect.to = record.get("to", 0)
        effect.of_suppress = record.get("suppress", False)
        effect.extra = record.get("extra", 0)
        effect.cap = record.get("cap", 0)
        effect.waives = not record.get("malus", True)
        effect.result = c.COLOURS.index(record["result"]) if "result" in record else -1
        effect.rank = c.RANKS.index(record["rank"]) if "rank" in record else -1
        effect.contract = record.get("contract", False)
        effect.exhibitio = record.get("exhibitio", False)
        effect.sine = record.get("sine", False)
        effect.duo = record.get("duo", False)
        effect.wounded = record.get("wounded", False)
        return effect

    def ability(self, record: Mapping[str, Any], n: int, source: str) -> c.Ability:
        effects = [self.effect(effect, n) for effect in record["effects"]]
        for effect, described in zip(effects, record["effects"], strict=True):
            effect.abilities = [self.ability(inner, 1, source) for inner in described.get("abilities", [])]
        ability = c.Ability(c.TIMINGS.index(record["timing"]), effects)
        ability.source = source
        ability.phase = record.get("phase", 0)
        ability.active = "once" in record
        ability.target = c.TARGETS.index(record.get("target", "none"))
        ability.cost_ap = record.get("cost", {}).get("ap", 0)
        ability.cost_money = record.get("cost", {}).get("money", 0)
        where = record.get("where", {})
        ability.health_min = c.HEALTH.index(where.get("health_min", "good"))
        ability.health_max = c.HEALTH.index(where.get("health_max", "grave"))
        ability.wound_min = c.HEALTH.index(where.get("wound_min", "good"))
        ability.rank_max = c.RANKS.index(where.get("rank_max", "alpha"))
        ability.lower_rank = where.get("lower_rank", False)
        return ability

    def skill(self, text: str) -> list[c.Ability]:
        found = SKILL.match(text)
        assert found is not None
        skill = self.skills[found[1]]
        abilities = [self.ability(ability, int(found[2] or 0), text) for ability in skill["abilities"]]
        for ability in abilities:
            ability.school = skill["school"]
            if ability.active:
                self.box.skilled_timings |= 1 << int(ability.timing)
        return abilities

    def events(self) -> None:
        box, events = self.box, self.data["events"]
        box.title_phase = vec[i64]([event["phase"] for event in events])
        box.copies = vec[i64]([event["copies"] for event in events])
        box.countered_by = vec[i64]([self.titles(event["countered_by"]) for event in events])
        moments = [0] * (6 * c.MOMENTS)
        for number, event in enumerate(events):
            ability = self.ability(event, 1, event["id"])
            box.cards.append(ability)
            moments[event["phase"] * c.MOMENTS + int(ability.timing)] |= 1 << number
            box.solo |= (event["logo"] == "solo") << number
            box.simple |= event["simple"] << number
            box.counterable |= bool(event["countered_by"]) << number
            box.aimed |= (ability.timing == c.ON_TURN and ability.at_others()) << number
            box.for_owner |= (event["target"] not in ("opp_glad", "opp_glad_or_lanista", "opp_combat")) << number
            box.for_others |= (event["target"] not in ("own_glad", "own_combat", "own_contract")) << number
            kinds = {effect["effect"] for effect in event["effects"]}
            box.useless_without_mercy |= (event["timing"] == "before_mercy_draw") << number
            box.useless_without_malus |= (kinds == {"waive_penalty"}) << number
        box.moments = vec[i64](moments)
        first = [int(ability.effects[0].kind) for ability in box.cards]
        box.titles_with = vec[i64](
            [sum(1 << number for number, kind in enumerate(first) if kind == asked) for asked in range(len(c.EFFECTS))]
        )
        for phase in range(6):
            titles = [number for number, event in enumerate(events) if event["phase"] == phase]
            box.by_phase.append(vec[i64](titles))

    def gladiators(self) -> None:
        box = self.box
        letters: list[str] = []
        duos, prices, points, uses = [], [], [], []
        for gladiator in self.data["gladiators"]:
            box.gladiators.append(gladiator["id"])
            prices.append(gladiator["price"])
            points.append(gladiator["buy_ap"])
            letter = gladiator.get("duo")
            if letter is not None and letter not in letters:
                letters.append(letter)
            duos.append(letters.index(letter) if letter is not None else -1)
            menu: list[str] = []
            for rank in c.RANKS:
                row = self.row(gladiator[rank])
                box.rows.append(row)
                for skill in gladiator[rank]["skills"]:
                    for ability in self.skills[skill_id(skill)]["abilities"]:
                        for effect in ability["effects"]:
                            menu = effect.get("menu", menu)
            box.menu.append([self.skill(skill) for skill in menu])
            box.menu_names.append(menu)
            used = 0
            for abilities in [*(row.abilities for row in box.rows[-3:]), *box.menu[-1]]:
                used |= sum({1 << int(ability.timing) for ability in abilities if ability.active})
            uses.append(used)
        box.price, box.buy_ap, box.duo = vec[i64](prices), vec[i64](points), vec[i64](duos)
        box.uses = vec[i64](uses)
        worn = [int(row.armaturae) for row in box.rows[::3]]
        box.wearers = vec[i64]([sum(bool(armaturae & one) for one in worn) for armaturae in range(256)])

    def row(self, record: Mapping[str, Any]) -> c.Row:
        row = c.Row()
        listed = record["armaturae"]
        row.armaturae = c.ANY_ARMATURA if listed == "*" else sum(1 << self.box.armaturae.index(code) for code in listed)
        row.skills = list(record["skills"])
        for text in record["skills"]:
            row.abilities += self.skill(text)
        for ability in row.abilities:
            row.timings |= 1 << int(ability.timing)
            for effect in ability.effects:
                if effect.kind == c.IMMUNE and effect.card >= 0:
                    row.immune |= 1 << int(effect.card)
                row.firm = row.firm or (effect.kind == c.IMMUNE and effect.of_suppress)
                row.wears_any = row.wears_any or effect.kind == c.WEAR_ANY
        return row

    def contracts(self) -> None:
        box, contracts = self.box, self.data["contracts"]
        box.contracts = [contract["id"] for contract in contracts]
        box.contract_rank = vec[i64]([c.RANKS.index(contract["rank"]) for contract in contracts])
        box.pay = vec[i64]([contract["pay"] for contract in contracts])
        exhibitio = self.data["boards"]["exhibitio"]
        prestige = [contract["prestige"] for contract in contracts] + [exhibitio]
        box.prestige = vec[i64]([one[colour] for one in prestige for colour in c.COLOURS[:3]])
        box.sine = vec[i64]([int(contract["sine_missione"]) for contract in contracts])
        reach: list[int] = []
        for pairs in [*(contract["pairs"] for contract in contracts), self.data["pairs"]]:
            coded = [tuple(self.box.armaturae.index(code) for code in pair.split("/")) for pair in pairs]
            box.contract_pairs.append([left * 8 + right for left, right in coded])
            for worn in range(256):
                facing = 0
                for left, right in coded:
                    facing |= (1 << right if worn & 1 << left else 0) | (1 << left if worn & 1 << right else 0)
                reach.append(facing)
        box.reach = vec[i64](reach)
