"""Lanista: a combat, step by step (C1 to C10 of the specification), from its announcement to the lessons learnt.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.native import append, i64
from arene.games.lanista.rules import bags, combats, contracts, ludus, windows
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.state import Lanista

# ---- The fighters, and what acts for them


def fighter(s: Lanista, place: i64) -> c.Gladiator | None:
    """The gladiator of the combat, unless he has died."""
    card = s.combat.first if place == 0 else s.combat.second
    if s.combat.owner >= 0:
        for gladiator in s.players[s.combat.owner].school:
            if gladiator.card == card:
                return gladiator
    return None


def is_sine(s: Lanista) -> bool:
    return s.combat.contract >= 0 and s.setup.box.sine[s.combat.contract] == 1


def is_duo(s: Lanista) -> bool:
    duo = s.setup.box.duo
    return duo[s.combat.first] >= 0 and duo[s.combat.first] == duo[s.combat.second]


def acting(s: Lanista, gladiator: c.Gladiator, timing: i64) -> list[c.Ability]:
    """Passive abilities of a fighter at a moment: skills of his row for the combat's rank, and attached cards."""
    box = s.setup.box
    row = box.rows[gladiator.card * 3 + s.combat.rank]
    skilled = not gladiator.suppressed and (gladiator.picks != 0 or row.timings & c.BIT[timing] != 0)
    if not skilled and gladiator.attached == 0:
        return ludus.NOTHING
    found: list[c.Ability] = []
    if skilled:
        for ability in ludus.skills(s, gladiator, s.combat.rank):
            if ability.timing == timing and not ability.school and not ability.active:
                found.append(ability)
    if gladiator.attached:
        title: i64
        for title in range(len(box.titles)):
            if gladiator.attached & c.BIT[title]:
                for ability in box.cards[title].effects[0].abilities:
                    if ability.timing == timing:
                        found.append(ability)
    return found


def holds_true(s: Lanista, effect: c.Effect, gladiator: c.Gladiator | None) -> bool:
    """The conditions of an effect, for the combat under way."""
    combat = s.combat
    if effect.result >= 0 and effect.result != combat.result:
        return False
    if effect.rank >= 0 and effect.rank != combat.rank:
        return False
    if (effect.contract and combat.contract < 0) or (effect.exhibitio and combat.contract >= 0):
        return False
    if (effect.sine and not is_sine(s)) or (effect.duo and not is_duo(s)):
        return False
    return not effect.wounded or (gladiator is not None and gladiator.health > 0)


def applies(s: Lanista, effect: c.Effect, gladiator: c.Gladiator | None) -> bool:
    """The same for pay, experience, deaths and double draws, whose conditions did not count before rules 2."""
    return s.setup.rules < 2 or holds_true(s, effect, gladiator)


# ---- C1: announced


def announce(s: Lanista, seat: i64, first: i64, second: i64, out: Events | None) -> None:
    combat = s.combat
    any_pair = combats.may_fight_any(s, seat)
    combat.owner = seat
    combat.first = first
    combat.second = second
    if out is not None:
        tell_announced(s, any_pair, out)
    for player in s.players:
        player.slipped = 0
    windows.open_window(s, c.ANNOUNCED, seat)


def tell_announced(s: Lanista, any_pair: bool, out: Events) -> None:
    combat = s.combat
    box = s.setup.box
    one = fighter(s, 0)
    other = fighter(s, 1)
    assert one is not None and other is not None
    wears = combats.panoplies(s, one, other, combat.contract, any_pair, combat.rank)
    out.add(
        "combat_announced",
        {
            "seat": combat.owner,
            "contract": box.contracts[combat.contract] if combat.contract >= 0 else None,
            "rank": c.RANKS[combat.rank],
            "gladiators": [box.gladiators[one.card], box.gladiators[other.card]],
            "armaturae": [wears[0], wears[1]],
        },
    )


# ---- What follows each window of the combat


def go_on(s: Lanista, chance: Chance, out: Events | None) -> None:
    step = s.step
    combat = s.combat
    if step == c.ANNOUNCED:
        check_combat(s, out)
    elif step == c.BEFORE_DRAW:
        combat.result = draw_result(s, chance, out)
        pause(s, out)
        windows.open_window(s, c.AFTER_DRAW, combat.owner)
    elif step == c.AFTER_DRAW:
        score_combat(s, out)
        if combat.contract < 0:
            s.step = c.COMBAT_DONE
        else:
            prepare_wound(s, 0)
    elif step == c.BEFORE_WOUND:
        draw_wound(s, chance, out)
        pause(s, out)
        if combat.drawing == 0:
            prepare_wound(s, 1)
        else:
            windows.open_window(s, c.AFTER_WOUNDS, combat.owner)
    elif step == c.AFTER_WOUNDS:
        settle_wounds(s, out)
        s.step = c.DEATHS
    elif step == c.DEATH_WINDOW:
        combat.dead = -1
        s.step = c.DEATHS if combat.loser < 0 else c.COMBAT_DONE
    else:
        judge(s, chance, out)


def pause(s: Lanista, out: Events | None) -> None:
    """People look at the fighters before the combat goes on."""
    if out is not None:
        out.pause(s.clone())


# ---- C2 and C3: validated and paid


def check_combat(s: Lanista, out: Events | None) -> None:
    """A combat made illegal after its announcement is void and its contract fails (A17); else it is paid."""
    combat = s.combat
    seat = combat.owner
    held: c.Held | None = None
    if combat.contract >= 0:
        held = contracts.held_contract(s, seat, combat.contract)
    one = fighter(s, 0)
    other = fighter(s, 1)
    legal = one is not None and other is not None
    if one is not None and other is not None:
        legal = combats.fits(s, one, other, combat.contract, held is not None and held.any_pair, combat.rank)
    if legal:
        validate(s, held, out)
        windows.open_window(s, c.BEFORE_DRAW, seat)
        return
    if held is not None:
        s.players[seat].contracts.remove(held)
        contracts.fail(s, seat, combat.contract, False, out)
    s.combat = c.Combat()
    s.step = c.SLOT_END


def validate(s: Lanista, held: c.Held | None, out: Events | None) -> None:
    """Paid before the first blow; the contract is fulfilled whatever follows."""
    combat = s.combat
    player = s.players[combat.owner]
    pay = s.setup.box.exhibitio_pay
    if held is not None:
        pay = s.setup.box.pay[combat.contract] + held.bonus
        player.contracts.remove(held)
        s.spent = append(s.spent, combat.contract)
    place: i64
    for place in range(2):
        gladiator = fighter(s, place)
        assert gladiator is not None
        gladiator.fought = True
        pay += more_pay(s, acting(s, gladiator, c.COMBAT_VALIDATED), gladiator)
    pay += more_pay(s, ludus.powers(s, player), None)
    player.money += pay
    player.fights += 1
    if out is not None:
        out.add("paid", {"seat": combat.owner, "amount": pay, "contract": held is not None})
    bags.fill_combat_bag(s)


def more_pay(s: Lanista, abilities: list[c.Ability], gladiator: c.Gladiator | None) -> i64:
    pay: i64 = 0
    for ability in abilities:
        for effect in ability.effects:
            if effect.kind == c.PAY_MOD and ability.timing == c.COMBAT_VALIDATED:
                if not applies(s, effect, gladiator):
                    continue
                if effect.scope == c.SCOPE_CONTRACT and s.combat.contract < 0:
                    continue
                if effect.scope == c.SCOPE_EXHIBITIO and s.combat.contract >= 0:
                    continue
                pay += effect.n
    return pay


# ---- C4 and C5: the quality of the combat


def draw_result(s: Lanista, chance: Chance, out: Events | None) -> i64:
    bag = bags.made_up(s, c.BEFORE_COMBAT_DRAW)
    token = c.colour_of(bag[chance.below("combat", len(bag))])
    if out is not None:
        params = {"seat": s.combat.owner, "token": c.COLOURS[token], "bag": bags.counted(bag)}
        out.disclose("combat_token_drawn", params)
    return token


def score_combat(s: Lanista, out: Events | None) -> None:
    """The final result pays: contract or exhibitio, duo (A36), skills and attached cards, lanista."""
    combat = s.combat
    box = s.setup.box
    seat = combat.owner
    if combat.contract >= 0:
        name = box.contracts[combat.contract]
        s.score(seat, box.prestige[combat.contract * 3 + combat.result], "contract", name, out)
    else:
        s.score(seat, box.prestige[c.CONTRACTS * 3 + combat.result], "exhibitio", c.RANKS[combat.rank], out)
    if is_duo(s):
        s.score(seat, c.DUO[combat.rank], "duo", box.gladiators[combat.first], out)
    place: i64
    for place in range(2):
        gladiator = fighter(s, place)
        assert gladiator is not None
        for ability in acting(s, gladiator, c.AFTER_COMBAT_DRAW):
            score_if(s, ability, gladiator, out)
    for ability in ludus.powers(s, s.players[seat]):
        if ability.timing == c.AFTER_COMBAT_DRAW:
            score_if(s, ability, None, out)


def score_if(s: Lanista, ability: c.Ability, gladiator: c.Gladiator | None, out: Events | None) -> None:
    for effect in ability.effects:
        if effect.kind == c.PRESTIGE_IF and holds_true(s, effect, gladiator):
            cause = "skill" if gladiator is not None else "lanista"
            s.score(s.combat.owner, effect.n, cause, ability.source, out)


# ---- C6 to C8: wounds


def prepare_wound(s: Lanista, place: i64) -> None:
    """A window before each draw: the first result is known when the second is prepared (A62)."""
    s.combat.drawing = place
    bags.fill_wound_bag(s)
    windows.open_window(s, c.BEFORE_WOUND, s.combat.owner)


def draw_wound(s: Lanista, chance: Chance, out: Events | None) -> None:
    """One token; of two tokens the better or the worse one. It is his raw wound and his pending one."""
    combat = s.combat
    bag = bags.made_up(s, c.BEFORE_WOUND_DRAW)
    at = chance.below("wound", len(bag))
    token = c.colour_of(bag[at])
    kept = keeps(s)
    first = token
    other: i64 = -1
    if kept != 0 and len(bag) > 1:
        again = chance.below("wound", len(bag) - 1)
        if again >= at:
            again += 1
        other = c.colour_of(bag[again])
        if (other < token) == (kept > 0):
            token = other
    combat.raw[combat.drawing] = token
    combat.pending[combat.drawing] = token
    if out is not None:
        card = combat.first if combat.drawing == 0 else combat.second
        name = s.setup.box.gladiators[card]
        drawn = [c.COLOURS[first]] if other < 0 else [c.COLOURS[first], c.COLOURS[other]]
        params = {"seat": combat.owner, "gladiator": name, "token": c.COLOURS[token], "drawn": drawn}
        out.disclose("wound_token_drawn", {**params, "bag": bags.counted(bag)})


def keeps(s: Lanista) -> i64:
    """Of two wound tokens: 1 the better is kept, -1 the worse, 0 only one is drawn."""
    best = keeps_best(s)
    if best == s.combat.keep_worst:
        return 0
    return 1 if best else -1


def keeps_best(s: Lanista) -> bool:
    """Whether a card or a skill lets him keep the better of two."""
    best = s.combat.keep_best
    gladiator = fighter(s, s.combat.drawing)
    if gladiator is not None:
        for ability in acting(s, gladiator, c.BEFORE_WOUND_DRAW):
            for effect in ability.effects:
                if effect.kind == c.DRAW_KEEP and effect.keep == c.KEEP_BEST and not effect.partner:
                    best = best or applies(s, effect, gladiator)
    return best


def settle_wounds(s: Lanista, out: Events | None) -> None:
    """At the close of C8 the living take the worse of old and new wound; who is mortally hurt dies next."""
    place: i64
    for place in range(2):
        gladiator = fighter(s, place)
        pending = s.combat.pending[place]
        if gladiator is not None and pending < c.MORTAL and pending > gladiator.health:
            gladiator.health = pending
            ludus.tell_health(s, "wounded", s.combat.owner, gladiator, out)


# ---- Deaths one by one, and what they pay


def next_death(s: Lanista, out: Events | None) -> None:
    """Deaths one by one, lower slot first, each with its window; then the mise à mort, if any."""
    place: i64
    for place in range(2):
        if s.combat.pending[place] == c.MORTAL and fighter(s, place) is not None:
            die(s, place, out)
            windows.open_window(s, c.DEATH_WINDOW, s.combat.owner)
            return
    s.combat.loser = find_loser(s)
    if s.combat.loser >= 0:
        bags.fill_mercy_bag(s)
        windows.open_window(s, c.BEFORE_MERCY, s.combat.owner)
    else:
        s.step = c.COMBAT_DONE


def die(s: Lanista, place: i64, out: Events | None) -> None:
    """He leaves the game; attached cards go to the discard; what his death pays is paid (A49)."""
    combat = s.combat
    gladiator = fighter(s, place)
    assert gladiator is not None
    seat = combat.owner
    player = s.players[seat]
    combat.dead = gladiator.card
    combat.dead_rank = ludus.rank_of(s, gladiator)
    combat.pending[place] = c.MORTAL
    dying = acting(s, gladiator, c.GLADIATOR_DIED)
    player.leave(gladiator.card)
    s.gladiators_out = append(s.gladiators_out, gladiator.card)
    s.undefined &= ~c.BIT[gladiator.card]
    ludus.drop_attached(s, gladiator)
    if out is not None:
        out.add("gladiator_died", {"seat": seat, "gladiator": s.setup.box.gladiators[gladiator.card]})
    for ability in dying:
        score_death(s, ability, gladiator, out)
    for ability in ludus.powers(s, player):
        if ability.timing == c.GLADIATOR_DIED:
            score_death(s, ability, None, out)


def score_death(s: Lanista, ability: c.Ability, gladiator: c.Gladiator | None, out: Events | None) -> None:
    """By the skill or card of the gladiator who died, or by his lanista."""
    cause = "skill" if gladiator is not None else "lanista"
    for effect in ability.effects:
        if effect.kind == c.PRESTIGE and applies(s, effect, gladiator):
            amount = effect.by_rank[s.combat.dead_rank] if effect.ranked else effect.n
            s.score(s.combat.owner, amount, cause, ability.source, out)


# ---- C9: mise à mort


def find_loser(s: Lanista) -> i64:
    """The worse raw wound loses, saved or not (A25); equal wounds or a death: nobody (A26)."""
    combat = s.combat
    if not is_sine(s) or combat.raw[0] == combat.raw[1]:
        return -1
    if fighter(s, 0) is None or fighter(s, 1) is None:
        return -1
    return 0 if combat.raw[0] > combat.raw[1] else 1


def judge(s: Lanista, chance: Chance, out: Events | None) -> None:
    """Green: spared. Black: nothing can save him."""
    if draw_mercy(s, chance, out):
        s.step = c.COMBAT_DONE
        return
    die(s, s.combat.loser, out)
    windows.open_window(s, c.DEATH_WINDOW, s.combat.owner)


def draw_mercy(s: Lanista, chance: Chance, out: Events | None) -> bool:
    """Whether the loser is spared."""
    combat = s.combat
    bag = bags.made_up(s, c.BEFORE_MERCY_DRAW)
    token = c.colour_of(bag[chance.below("mercy", len(bag))])
    if out is not None:
        card = combat.first if combat.loser == 0 else combat.second
        name = s.setup.box.gladiators[card]
        params = {"seat": combat.owner, "gladiator": name, "token": c.COLOURS[token], "bag": bags.counted(bag)}
        out.disclose("mercy_token_drawn", params)
    return token == c.GREEN


# ---- C10: experience


def end_combat(s: Lanista, out: Events | None) -> None:
    """Survivors learn: one point, two without submission (A27), more by skill."""
    xp: i64 = 1
    if is_sine(s):
        xp = 2
    place: i64
    for place in range(2):
        gladiator = fighter(s, place)
        if gladiator is None:
            continue
        more: i64 = 0
        for ability in acting(s, gladiator, c.COMBAT_END):
            for effect in ability.effects:
                if effect.kind == c.XP and applies(s, effect, gladiator):
                    more += effect.n
        ludus.gain(s, s.combat.owner, gladiator, xp + more, out)
    pause(s, out)
    s.combat = c.Combat()
    s.step = c.SLOT_END
