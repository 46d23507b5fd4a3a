"""Lanista: a combat, step by step (C1 to C10 of the specification): bags, draws, wounds, mercy, death.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64, vec
from arene.games.lanista.rules.cards import Cards
from arene.games.lanista.rules.components import (
    AFTER_COMBAT_DRAW,
    ALPHA,
    BAG_ADD,
    BAG_REMOVE,
    BEFORE_COMBAT_DRAW,
    BEFORE_MERCY_DRAW,
    BEFORE_WOUND_DRAW,
    BIT,
    BLACK,
    COLOURS,
    COMBAT_END,
    COMBAT_VALIDATED,
    CONTRACTS,
    DRAW_KEEP,
    DUO,
    FROM_CARD,
    FROM_COMBAT,
    FROM_SKILL,
    FROM_WOUNDS,
    GAMMA,
    GLADIATOR_DIED,
    GREEN,
    KEEP_BEST,
    LITERAL,
    MORTAL,
    PAY_MOD,
    PRESTIGE,
    PRESTIGE_IF,
    RANKS,
    RED,
    SCOPE_CONTRACT,
    SCOPE_EXHIBITIO,
    SYMMETRIC,
    WHITE,
    XP,
    Ability,
    Combat,
    Effect,
    Gladiator,
    Held,
)
from arene.games.lanista.rules.ludus import NONE

NOTHING: Final[list[Ability]] = []  # never added to
COMBAT_BASE: Final = vec[i64]([GREEN, WHITE, RED])
WOUND_BASE: Final = vec[i64]([GREEN, WHITE, RED, BLACK])
MERCY_BASE: Final = vec[i64]([GREEN, BLACK])


class Arena(Cards):
    """Two gladiators of one school, a bag, and the public."""

    def fighter(self, place: i64) -> Gladiator | None:
        """The gladiator of the combat, unless he has died."""
        card = self.combat.first if place == 0 else self.combat.second
        if self.combat.owner >= 0:
            for gladiator in self.players[self.combat.owner].school:
                if gladiator.card == card:
                    return gladiator
        return None

    def is_sine(self) -> bool:
        return self.combat.contract >= 0 and self.setup.box.sine[self.combat.contract] == 1

    def is_duo(self) -> bool:
        duo = self.setup.box.duo
        return duo[self.combat.first] >= 0 and duo[self.combat.first] == duo[self.combat.second]

    # ---- C1 to C3: announced, validated, paid

    def announce_combat(self, one: Gladiator, other: Gladiator, any_pair: bool, out: Events | None) -> None:
        combat = self.combat
        combat.first = one.card
        combat.second = other.card
        if out is not None:
            box = self.setup.box
            wears = self.panoplies(one, other, combat.contract, any_pair, combat.rank)
            out.add(
                "combat_announced",
                {
                    "seat": combat.owner,
                    "contract": box.contracts[combat.contract] if combat.contract >= 0 else None,
                    "rank": RANKS[combat.rank],
                    "gladiators": [box.gladiators[one.card], box.gladiators[other.card]],
                    "armaturae": [wears[0], wears[1]],
                },
            )

    def validate(self, held: Held | None, out: Events | None) -> None:
        """Paid before the first blow; the contract is fulfilled whatever follows."""
        combat = self.combat
        player = self.players[combat.owner]
        pay = self.setup.box.exhibitio_pay
        if held is not None:
            pay = self.setup.box.pay[combat.contract] + held.bonus
            player.contracts.remove(held)
            self.spent = append(self.spent, combat.contract)
        place: i64
        for place in range(2):
            gladiator = self.fighter(place)
            assert gladiator is not None
            gladiator.fought = True
            pay += self.more_pay(self.acting(gladiator, COMBAT_VALIDATED), gladiator)
        if player.lanista >= 0 and not player.poisoned:
            pay += self.more_pay(self.setup.box.powers[player.lanista], None)
        player.money += pay
        player.fights += 1
        if out is not None:
            out.add("paid", {"seat": combat.owner, "amount": pay, "contract": held is not None})
        self.fill_combat_bag()

    def more_pay(self, abilities: list[Ability], gladiator: Gladiator | None) -> i64:
        pay: i64 = 0
        for ability in abilities:
            for effect in ability.effects:
                if effect.kind == PAY_MOD and ability.timing == COMBAT_VALIDATED:
                    if not self.applies(effect, gladiator):
                        continue
                    if effect.scope == SCOPE_CONTRACT and self.combat.contract < 0:
                        continue
                    if effect.scope == SCOPE_EXHIBITIO and self.combat.contract >= 0:
                        continue
                    pay += effect.n
        return pay

    def acting(self, gladiator: Gladiator, timing: i64) -> list[Ability]:
        """Passive abilities of a fighter at a moment: skills of his row for the combat's rank, and attached cards."""
        box = self.setup.box
        row = box.rows[gladiator.card * 3 + self.combat.rank]
        skilled = not gladiator.suppressed and (gladiator.picks != 0 or row.timings & BIT[timing] != 0)
        if not skilled and gladiator.attached == 0:
            return NOTHING
        found: list[Ability] = []
        if skilled:
            for ability in self.skills(gladiator, self.combat.rank):
                if ability.timing == timing and not ability.school and not ability.active:
                    found.append(ability)
        if gladiator.attached:
            title: i64
            for title in range(len(box.titles)):
                if gladiator.attached & BIT[title]:
                    for ability in box.cards[title].effects[0].abilities:
                        if ability.timing == timing:
                            found.append(ability)
        return found

    def holds_true(self, effect: Effect, gladiator: Gladiator | None) -> bool:
        """The conditions of an effect, for the combat under way."""
        combat = self.combat
        if effect.result >= 0 and effect.result != combat.result:
            return False
        if effect.rank >= 0 and effect.rank != combat.rank:
            return False
        if (effect.contract and combat.contract < 0) or (effect.exhibitio and combat.contract >= 0):
            return False
        if (effect.sine and not self.is_sine()) or (effect.duo and not self.is_duo()):
            return False
        return not effect.wounded or (gladiator is not None and gladiator.health > 0)

    def applies(self, effect: Effect, gladiator: Gladiator | None) -> bool:
        """The same for pay, experience, deaths and double draws, whose conditions did not count before rules 2."""
        return self.setup.rules < 2 or self.holds_true(effect, gladiator)

    # ---- Bags

    def fill_combat_bag(self) -> None:
        """One green, one white, one red; wounded gladiators bring red ones into an exhibitio."""
        combat = self.combat
        combat.bag = COMBAT_BASE[:]
        combat.removals = NONE[:]
        place: i64
        for place in range(2):
            gladiator = self.fighter(place)
            assert gladiator is not None
            if combat.contract < 0:
                self.add_tokens(RED, gladiator.health, FROM_WOUNDS, None)
            title: i64
            if gladiator.burden:
                for title in range(len(self.setup.box.titles)):
                    if gladiator.burden & BIT[title]:
                        self.add_burden(title, gladiator)

    def add_burden(self, title: i64, gladiator: Gladiator) -> None:
        """Tokens of a card played on him for this slot."""
        for effect in self.setup.box.cards[title].effects:
            if effect.kind == BAG_ADD and self.holds_true(effect, gladiator):
                self.add_tokens(effect.colour, effect.n, FROM_CARD + title, None)

    def fill_wound_bag(self) -> None:
        combat = self.combat
        combat.bag = WOUND_BASE[:]
        combat.removals = NONE[:]
        combat.keep_best = False
        combat.keep_worst = False
        if self.is_sine():
            self.add_tokens(RED, 1, FROM_COMBAT, None)
            self.add_tokens(BLACK, 1, FROM_COMBAT, None)

    def fill_mercy_bag(self) -> None:
        """One green, one black; more by rank and by the quality of the combat (A24, A51)."""
        combat = self.combat
        combat.bag = MERCY_BASE[:]
        combat.removals = NONE[:]
        if combat.rank == GAMMA:
            self.add_tokens(BLACK, 1, FROM_COMBAT, None)
        if combat.rank == ALPHA:
            self.add_tokens(GREEN, 1, FROM_COMBAT, None)
        bad = self.setup.mercy_bad
        if combat.result == GREEN:
            self.add_tokens(GREEN, 1, FROM_COMBAT, None)
        elif (combat.result == WHITE and bad != SYMMETRIC) or (combat.result == RED and bad != LITERAL):
            self.add_tokens(BLACK, 1, FROM_COMBAT, None)

    def made_up(self, timing: i64) -> vec[i64]:
        """The bag as it would be drawn from now: what was put in, then skills, then what is taken out."""
        bag = self.combat.bag[:]
        removals = self.combat.removals[:]
        place: i64
        for place in range(2):
            gladiator = self.fighter(place)
            if gladiator is None:
                continue
            if timing == BEFORE_MERCY_DRAW and place != self.combat.loser:
                continue
            for ability in self.acting(gladiator, timing):
                for effect in ability.effects:
                    if timing == BEFORE_WOUND_DRAW and (place == self.combat.drawing) == effect.partner:
                        continue
                    if effect.kind > BAG_REMOVE or not self.holds_true(effect, gladiator):
                        continue
                    number = effect.n
                    while number > 0:
                        token = effect.colour + 4 * (FROM_SKILL + gladiator.card)
                        if effect.kind == BAG_ADD:
                            bag = append(bag, token)
                        else:
                            removals = append(removals, token)
                        number -= 1
        player = self.players[self.combat.owner]
        if player.lanista >= 0 and not player.poisoned:
            for ability in self.setup.box.powers[player.lanista]:
                for effect in ability.effects:
                    if ability.timing != timing or effect.kind > BAG_REMOVE or not self.holds_true(effect, None):
                        continue
                    number = effect.n
                    while number > 0:
                        token = effect.colour + 4 * FROM_COMBAT
                        if effect.kind == BAG_ADD:
                            bag = append(bag, token)
                        else:
                            removals = append(removals, token)
                        number -= 1
        for token in removals:
            bag = take_out(bag, token % 4)
        return bag

    def keeps(self) -> i64:
        """Of two wound tokens: 1 the better is kept, -1 the worse, 0 only one is drawn."""
        best = self.keeps_best()
        if best == self.combat.keep_worst:
            return 0
        return 1 if best else -1

    def keeps_best(self) -> bool:
        """Whether a card or a skill lets him keep the better of two."""
        best = self.combat.keep_best
        gladiator = self.fighter(self.combat.drawing)
        if gladiator is not None:
            for ability in self.acting(gladiator, BEFORE_WOUND_DRAW):
                for effect in ability.effects:
                    if effect.kind == DRAW_KEEP and effect.keep == KEEP_BEST and not effect.partner:
                        best = best or self.applies(effect, gladiator)
        return best

    # ---- C5: the quality of the combat

    def draw_result(self, chance: Chance, out: Events | None) -> i64:
        bag = self.made_up(BEFORE_COMBAT_DRAW)
        token = bag[chance.below("combat", len(bag))] % 4
        if out is not None:
            params = {"seat": self.combat.owner, "token": COLOURS[token], "bag": self.counts(bag)}
            out.disclose("combat_token_drawn", params)
        return token

    def score_combat(self, out: Events | None) -> None:
        """The final result pays: contract or exhibitio, duo (A36), skills and attached cards, lanista."""
        combat = self.combat
        box = self.setup.box
        seat = combat.owner
        if combat.contract >= 0:
            name = box.contracts[combat.contract]
            self.score(seat, box.prestige[combat.contract * 3 + combat.result], "contract", name, out)
        else:
            self.score(seat, box.prestige[CONTRACTS * 3 + combat.result], "exhibitio", RANKS[combat.rank], out)
        if self.is_duo():
            self.score(seat, DUO[combat.rank], "duo", box.gladiators[combat.first], out)
        place: i64
        for place in range(2):
            gladiator = self.fighter(place)
            assert gladiator is not None
            for ability in self.acting(gladiator, AFTER_COMBAT_DRAW):
                self.score_if(ability, gladiator, out)
        player = self.players[seat]
        if player.lanista >= 0 and not player.poisoned:
            for ability in box.powers[player.lanista]:
                if ability.timing == AFTER_COMBAT_DRAW:
                    self.score_if(ability, None, out)

    def score_if(self, ability: Ability, gladiator: Gladiator | None, out: Events | None) -> None:
        for effect in ability.effects:
            if effect.kind == PRESTIGE_IF and self.holds_true(effect, gladiator):
                cause = "skill" if gladiator is not None else "lanista"
                self.score(self.combat.owner, effect.n, cause, ability.source, out)

    # ---- C7: wounds

    def draw_wound(self, chance: Chance, out: Events | None) -> None:
        """One token; of two tokens the better or the worse one. It is his raw wound and his pending one."""
        combat = self.combat
        bag = self.made_up(BEFORE_WOUND_DRAW)
        at = chance.below("wound", len(bag))
        token = bag[at] % 4
        keeps = self.keeps()
        first = token
        other: i64 = -1
        if keeps != 0 and len(bag) > 1:
            again = chance.below("wound", len(bag) - 1)
            if again >= at:
                again += 1
            other = bag[again] % 4
            if (other < token) == (keeps > 0):
                token = other
        combat.raw[combat.drawing] = token
        combat.pending[combat.drawing] = token
        if out is not None:
            card = combat.first if combat.drawing == 0 else combat.second
            name = self.setup.box.gladiators[card]
            drawn = [COLOURS[first]] if other < 0 else [COLOURS[first], COLOURS[other]]
            params = {"seat": combat.owner, "gladiator": name, "token": COLOURS[token], "drawn": drawn}
            out.disclose("wound_token_drawn", {**params, "bag": self.counts(bag)})

    def settle_wounds(self, out: Events | None) -> None:
        """At the close of C8 the living take the worse of old and new wound; who is mortally hurt dies next."""
        place: i64
        for place in range(2):
            gladiator = self.fighter(place)
            pending = self.combat.pending[place]
            if gladiator is not None and pending < MORTAL and pending > gladiator.health:
                gladiator.health = pending
                self.tell_health("wounded", self.combat.owner, gladiator, out)

    def die(self, place: i64, out: Events | None) -> None:
        """He leaves the game; attached cards go to the discard; what his death pays is paid (A49)."""
        combat = self.combat
        gladiator = self.fighter(place)
        assert gladiator is not None
        seat = combat.owner
        player = self.players[seat]
        combat.dead = gladiator.card
        combat.dead_rank = self.rank(gladiator)
        combat.pending[place] = MORTAL
        dying = self.acting(gladiator, GLADIATOR_DIED)
        player.leave(gladiator.card)
        self.gladiators_out = append(self.gladiators_out, gladiator.card)
        self.undefined &= ~BIT[gladiator.card]
        self.drop_attached(gladiator)
        if out is not None:
            out.add("gladiator_died", {"seat": seat, "gladiator": self.setup.box.gladiators[gladiator.card]})
        for ability in dying:
            self.score_death(ability, gladiator, out)
        if player.lanista >= 0 and not player.poisoned:
            for ability in self.setup.box.powers[player.lanista]:
                if ability.timing == GLADIATOR_DIED:
                    self.score_death(ability, None, out)

    def score_death(self, ability: Ability, gladiator: Gladiator | None, out: Events | None) -> None:
        """By the skill or card of the gladiator who died, or by his lanista."""
        cause = "skill" if gladiator is not None else "lanista"
        for effect in ability.effects:
            if effect.kind == PRESTIGE and self.applies(effect, gladiator):
                amount = effect.by_rank[self.combat.dead_rank] if effect.ranked else effect.n
                self.score(self.combat.owner, amount, cause, ability.source, out)

    # ---- C9: mise à mort

    def find_loser(self) -> i64:
        """The worse raw wound loses, saved or not (A25); equal wounds or a death: nobody (A26)."""
        combat = self.combat
        if not self.is_sine() or combat.raw[0] == combat.raw[1]:
            return -1
        if self.fighter(0) is None or self.fighter(1) is None:
            return -1
        return 0 if combat.raw[0] > combat.raw[1] else 1

    def draw_mercy(self, chance: Chance, out: Events | None) -> bool:
        """Whether the loser is spared."""
        combat = self.combat
        bag = self.made_up(BEFORE_MERCY_DRAW)
        token = bag[chance.below("mercy", len(bag))] % 4
        if out is not None:
            card = combat.first if combat.loser == 0 else combat.second
            name = self.setup.box.gladiators[card]
            params = {"seat": combat.owner, "gladiator": name, "token": COLOURS[token], "bag": self.counts(bag)}
            out.disclose("mercy_token_drawn", params)
        return token == GREEN

    # ---- C10: experience

    def end_combat(self, out: Events | None) -> None:
        """Survivors learn: one point, two without submission (A27), more by skill."""
        xp: i64 = 1
        if self.is_sine():
            xp = 2
        place: i64
        for place in range(2):
            gladiator = self.fighter(place)
            if gladiator is None:
                continue
            more: i64 = 0
            for ability in self.acting(gladiator, COMBAT_END):
                for effect in ability.effects:
                    if effect.kind == XP and self.applies(effect, gladiator):
                        more += effect.n
            self.gain(self.combat.owner, gladiator, xp + more, out)
        self.combat = Combat()


def take_out(bag: vec[i64], colour: i64) -> vec[i64]:
    """Without the last token of a colour; never the last token of all (§ 4.9)."""
    if len(bag) == 1:
        return bag
    place: i64 = len(bag) - 1
    while place >= 0:
        if bag[place] % 4 == colour:
            left = vec[i64](capacity=len(bag))
            other: i64
            for other in range(len(bag)):
                if other != place:
                    left = append(left, bag[other])
            return left
        place -= 1
    return bag
