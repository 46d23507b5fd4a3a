"""Lanista: what lies on the table, and the numbers that name it.

Gladiators, contracts and event titles are numbers in the order of the edition; a set of them is a number with one bit
each. What cards, skills and lanistas do is data: an ``Ability`` says when and on what, its effects say what happens.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from typing import Final

from arene.core.native import append, i64, mypyc_attr, vec

# ---- Components

SEATS: Final = 4
GLADIATORS: Final = 40
CONTRACTS: Final = 30
ARMATURAE: Final = 8
MAX_TITLES: Final = 60
SCHOOL: Final = 6
ANY_ARMATURA: Final = 255

BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(62)])

GREEN: Final = 0
WHITE: Final = 1
RED: Final = 2
BLACK: Final = 3
COLOURS: Final[list[str]] = ["green", "white", "red", "black"]
HEALTH: Final[list[str]] = ["good", "light", "grave", "mortal"]  # a wound token's colour is the health it leads to
GRAVE: Final = 2
MORTAL: Final = 3

GAMMA: Final = 0
BETA: Final = 1
ALPHA: Final = 2
RANKS: Final[list[str]] = ["gamma", "beta", "alpha"]
FAILURE: Final[vec[i64]] = vec[i64]([1, 3, 5])  # prestige lost for an unfulfilled contract, by rank
DUO: Final[vec[i64]] = vec[i64]([1, 2, 3])
FINAL_RANK: Final[vec[i64]] = vec[i64]([1, 3, 5])
RESALE_RANK: Final[vec[i64]] = vec[i64]([-50, 50, 150])

ACTION_POINTS: Final = 3
PLACED_MONEY: Final = 150  # for an unspent action point
MONEY_POINT: Final = 300  # sesterces for a point at the end
TOKEN_MALUS: Final = 3
LEAST_PRICE: Final = 50
HAND: Final = 6
RECRUITS: Final[vec[i64]] = vec[i64]([0, 3, 4, 5, 6])  # by number of players
LAYOUT: Final[vec[i64]] = vec[i64]([3, 2, 1, 4, 3, 2])  # contracts by rank: one or two players, three or four

# A token in a bag: its colour, and where it comes from.
FROM_BASE: Final = 0
FROM_SEAT: Final = 1  # + seat: influence
FROM_POINT: Final = 5  # an action point
FROM_WOUNDS: Final = 6  # an exhibitio of wounded gladiators
FROM_COMBAT: Final = 7  # sine missione: what the combat itself adds
FROM_CARD: Final = 10  # + title
FROM_SKILL: Final = 100  # + gladiator


def token(colour: i64, origin: i64) -> i64:
    return colour + 4 * origin


def colour_of(token: i64) -> i64:
    return token % 4


def origin_of(token: i64) -> i64:
    return token // 4


# ---- The closed vocabulary of cards, skills and lanistas

TIMINGS: Final[list[str]] = [
    "passive",
    "on_turn",
    "own_buy_turn",
    "own_combat_turn",
    "card_played",
    "combat_announced",
    "combat_validated",
    "before_combat_draw",
    "after_combat_draw",
    "before_wound_draw",
    "after_wound_draw",
    "before_mercy_draw",
    "gladiator_died",
    "contract_failed",
    "combat_end",
    "refill",
    "care",
    "rank_up",
]
PASSIVE: Final = 0
ON_TURN: Final = 1
OWN_BUY_TURN: Final = 2
OWN_COMBAT_TURN: Final = 3
CARD_PLAYED: Final = 4
COMBAT_ANNOUNCED: Final = 5
COMBAT_VALIDATED: Final = 6
BEFORE_COMBAT_DRAW: Final = 7
AFTER_COMBAT_DRAW: Final = 8
BEFORE_WOUND_DRAW: Final = 9
AFTER_WOUND_DRAW: Final = 10
BEFORE_MERCY_DRAW: Final = 11
GLADIATOR_DIED: Final = 12
CONTRACT_FAILED: Final = 13
COMBAT_END: Final = 14
REFILL: Final = 15
CARE: Final = 16
MOMENTS: Final = 18  # timings of each phase, in a table of title sets

TARGETS: Final[list[str]] = [
    "none",
    "self_seat",
    "opp_seat",
    "all_opp",
    "own_glad",
    "opp_glad",
    "opp_glad_or_lanista",
    "combat_glad",
    "own_combat",
    "opp_combat",
    "arrival",
    "open_contract",
    "own_contract",
    "card",
]
AT_SELF: Final = 1
AT_OPPONENT: Final = 2
AT_OPPONENTS: Final = 3
AT_OWN_GLADIATOR: Final = 4
AT_THEIR_GLADIATOR: Final = 5
AT_THEIRS_OR_LANISTA: Final = 6
AT_FIGHTER: Final = 7
AT_OWN_COMBAT: Final = 8
AT_THEIR_COMBAT: Final = 9
AT_ARRIVAL: Final = 10
AT_OPEN_CONTRACT: Final = 11
AT_OWN_CONTRACT: Final = 12

DURATIONS: Final[list[str]] = [
    "instant",
    "slot",
    "round",
    "attached",
]  # said of a card; its effects last as long as they do

EFFECTS: Final[list[str]] = [
    "bag_add",
    "bag_remove",
    "draw_keep",
    "redraw",
    "shift_result",
    "heal",
    "wound",
    "natural_heal",
    "xp",
    "money",
    "price_mod",
    "extra_buy",
    "refresh_arrival",
    "pay_mod",
    "prestige",
    "prestige_if",
    "draw_cards",
    "discard_random",
    "peek_hand",
    "fetch_card",
    "hand_size",
    "swap_contract",
    "replace_contract",
    "waive_penalty",
    "extra_exhibitio",
    "any_armatura",
    "any_pair",
    "rank_shift",
    "fit_for_contract",
    "suppress",
    "immune",
    "card_bonus",
    "attach",
    "retire",
    "counter",
    "initiative",
    "ap",
    "influence",
    "choose_skill",
]
BAG_ADD: Final = 0
BAG_REMOVE: Final = 1
DRAW_KEEP: Final = 2
REDRAW: Final = 3
SHIFT_RESULT: Final = 4
HEAL: Final = 5
WOUND: Final = 6
NATURAL_HEAL: Final = 7
XP: Final = 8
MONEY: Final = 9
PRICE_MOD: Final = 10
EXTRA_BUY: Final = 11
REFRESH_ARRIVAL: Final = 12
PAY_MOD: Final = 13
PRESTIGE: Final = 14
PRESTIGE_IF: Final = 15
DRAW_CARDS: Final = 16
DISCARD_RANDOM: Final = 17
PEEK_HAND: Final = 18
FETCH_CARD: Final = 19
HAND_SIZE: Final = 20
SWAP_CONTRACT: Final = 21
REPLACE_CONTRACT: Final = 22
WAIVE_PENALTY: Final = 23
EXTRA_EXHIBITIO: Final = 24
WEAR_ANY: Final = 25
ANY_PAIR: Final = 26
RANK_SHIFT: Final = 27
FIT_FOR_CONTRACT: Final = 28
SUPPRESS: Final = 29
IMMUNE: Final = 30
CARD_BONUS: Final = 31
ATTACH: Final = 32
RETIRE: Final = 33
COUNTER: Final = 34
TAKE_INITIATIVE: Final = 35
AP: Final = 36
INFLUENCE: Final = 37

BAGS: Final[list[str]] = ["combat", "wound", "mercy"]
BAG_TIMING: Final[vec[i64]] = vec[i64]([BEFORE_COMBAT_DRAW, BEFORE_WOUND_DRAW, BEFORE_MERCY_DRAW])
COMBAT_BAG: Final = 0
MERCY_BAG: Final = 2

KEEPS: Final[list[str]] = ["none", "best", "worst", "new", "choose"]
KEEP_BEST: Final = 1
KEEP_CHOOSE: Final = 4

SCOPES: Final[list[str]] = ["combat", "contract", "exhibitio"]
SCOPE_CONTRACT: Final = 1
SCOPE_EXHIBITIO: Final = 2

# ---- Steps: where the round stands between two decisions

LANISTA_CHOICE: Final = 0
ROUND_START: Final = 1
MULLIGANS: Final = 2
DRAW_WINDOW: Final = 3  # W1
ARRIVAL: Final = 4
ARRIVAL_WINDOW: Final = 5
BUYING: Final = 6
BUY_WINDOW: Final = 7  # W2
CONTRACT_PASS: Final = 8
PASS_WINDOW: Final = 9
TAKING: Final = 10
CONTRACT_WINDOW: Final = 11  # W3
COMBAT_TURN: Final = 12
ANNOUNCED: Final = 13  # C2
BEFORE_DRAW: Final = 14  # C4
AFTER_DRAW: Final = 15  # C5
BEFORE_WOUND: Final = 16  # C6
AFTER_WOUNDS: Final = 17  # C8
DEATHS: Final = 18
DEATH_WINDOW: Final = 19
BEFORE_MERCY: Final = 20  # C9
COMBAT_DONE: Final = 21  # C10
SLOT_END: Final = 22
FAILURE_WINDOW: Final = 23
CARE_WINDOW: Final = 24  # W5
ROUND_END: Final = 25
STEPS: Final[list[str]] = [
    "lanista_choice",
    "round_start",
    "mulligans",
    "draw_window",
    "arrival",
    "arrival_window",
    "buying",
    "buy_window",
    "contract_pass",
    "pass_window",
    "taking",
    "contract_window",
    "combat_turn",
    "announced",
    "before_draw",
    "after_draw",
    "before_wound",
    "after_wounds",
    "deaths",
    "death_window",
    "before_mercy",
    "combat_done",
    "slot_end",
    "failure_window",
    "care_window",
    "round_end",
]
_WINDOWS: Final = {  # the steps that are windows, and the timing of the cards they are for
    DRAW_WINDOW: ON_TURN,
    ARRIVAL_WINDOW: ON_TURN,
    BUY_WINDOW: ON_TURN,
    PASS_WINDOW: ON_TURN,
    CONTRACT_WINDOW: ON_TURN,
    ANNOUNCED: COMBAT_ANNOUNCED,
    BEFORE_DRAW: BEFORE_COMBAT_DRAW,
    AFTER_DRAW: AFTER_COMBAT_DRAW,
    BEFORE_WOUND: BEFORE_WOUND_DRAW,
    AFTER_WOUNDS: AFTER_WOUND_DRAW,
    DEATH_WINDOW: GLADIATOR_DIED,
    BEFORE_MERCY: BEFORE_MERCY_DRAW,
    FAILURE_WINDOW: CONTRACT_FAILED,
    CARE_WINDOW: ON_TURN,
}
WINDOW_TIMING: Final[vec[i64]] = vec[i64](
    [_WINDOWS.get(step, -1) for step in range(len(STEPS))]
)  # -1: the step is no window

BOTH: Final = 0  # mercy_bad (A24): mediocre and booed add a black token
LITERAL: Final = 1  # only mediocre does
SYMMETRIC: Final = 2  # only booed does
ROTATE_ROUND: Final = 1  # initiative (A3)
ROTATE_SEASON: Final = 2


class Effect:
    """One thing that happens. Which fields count depends on the kind."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.bag: i64 = 0
        self.colour: i64 = 0
        self.n: i64 = 0
        self.partner = False  # on the partner's draw instead of one's own
        self.keep: i64 = 0
        self.better = False
        self.care = False  # counts as the care of the round
        self.opponents = False
        self.uses: i64 = 0  # 0: as long as it lasts
        self.scope: i64 = 0
        self.by_rank = vec[i64]([0, 0, 0])
        self.ranked = False
        self.card: i64 = -1  # a title
        self.cards: i64 = 0  # titles
        self.mine = False  # counters what is aimed at me only
        self.to: i64 = 0
        self.of_suppress = False
        self.extra: i64 = 0
        self.cap: i64 = 0
        self.waives = False
        # conditions, all of them
        self.result: i64 = -1
        self.rank: i64 = -1
        self.contract = False
        self.exhibitio = False
        self.sine = False
        self.duo = False
        self.wounded = False
        self.abilities: list[Ability] = []  # what an attached card does
        self.menu: list[list[Ability]] = []
        self.menu_names: list[str] = []


class Ability:
    """When something may be done or happens, on what, at what cost; and its effects."""

    def __init__(self, timing: i64, effects: list[Effect]) -> None:
        self.timing: i64 = timing
        self.effects = effects
        self.phase: i64 = 0
        self.active = False  # its owner decides to use it, once per round
        self.school = False  # acts from the row of the present rank, not of the combat's
        self.target: i64 = 0
        self.cost_ap: i64 = 0
        self.cost_money: i64 = 0
        self.health_min: i64 = 0
        self.health_max: i64 = 2
        self.wound_min: i64 = 0
        self.rank_max: i64 = 2
        self.lower_rank = False
        self.source = ""  # the skill or lanista, for the log

    def at_others(self) -> bool:
        """Aimed at what makes it usable in opening windows (A60)."""
        return self.target in (AT_OPPONENT, AT_OPPONENTS, AT_THEIR_GLADIATOR, AT_THEIRS_OR_LANISTA, AT_OPEN_CONTRACT)


class Row:
    """A gladiator's line for one rank."""

    def __init__(self) -> None:
        self.armaturae: i64 = 0
        self.abilities: list[Ability] = []
        self.immune: i64 = 0  # titles
        self.firm = False  # immune to suppression
        self.timings: i64 = 0  # of its abilities
        self.wears_any = False
        self.skills: list[str] = []


class Box:
    """What the edition prints. Shared by all states of a match, never changed."""

    def __init__(self) -> None:
        self.armaturae: list[str] = []
        self.pairs: list[str] = []
        self.titles: list[str] = []
        self.title_phase = vec[i64]()
        self.by_phase: list[vec[i64]] = []  # the titles of each phase
        self.copies = vec[i64]()
        self.solo: i64 = 0  # titles played alone too
        self.simple: i64 = 0
        self.counterable: i64 = 0
        self.countered_by = vec[i64]()
        self.cards: list[Ability] = []
        self.titles_with = vec[i64]()  # by kind of effect: the titles whose first effect is of it
        self.moments = vec[i64]()  # phase * MOMENTS + timing: the titles played then
        self.aimed: i64 = 0  # titles aimed at other seats or open contracts: opening windows too (A60)
        self.for_owner: i64 = 0  # titles that the owner of a combat may play in it
        self.for_others: i64 = 0
        self.useless_without_mercy: i64 = 0
        self.useless_without_malus: i64 = 0
        self.gladiators: list[str] = []
        self.price = vec[i64]()
        self.buy_ap = vec[i64]()
        self.duo = vec[i64]()
        self.rows: list[Row] = []  # gladiator * 3 + rank
        self.uses = vec[i64]()  # by gladiator: timings of the skills his owner may ever use
        self.menu: list[list[list[Ability]]] = []  # by gladiator: the skills its owner may choose from
        self.menu_names: list[list[str]] = []
        self.skilled_timings: i64 = 0  # timings of activated skills in the edition
        self.contracts: list[str] = []
        self.contract_rank = vec[i64]()
        self.pay = vec[i64]()
        self.prestige = vec[i64]()  # contract * 3 + colour; the last is the exhibitio
        self.sine = vec[i64]()
        self.contract_pairs: list[list[i64]] = []  # armatura * 8 + armatura; the last: all pairs of the Nota
        self.reach = vec[i64]()  # contract * 256 + armaturae of one: the armaturae that can face him
        self.wearers = vec[i64]()  # by armaturae: how many gladiators wear one of them as Gammas
        self.lanistas: list[str] = []
        self.powers: list[list[Ability]] = []
        self.when_suppressed: list[list[Effect]] = []
        self.beta: i64 = 2
        self.alpha: i64 = 4
        self.cap: i64 = 5
        self.exhibitio_pay: i64 = 200
        self.track: i64 = 70
        self.start_money: i64 = 1500
        self.medals: list[tuple[str, int]] = []


class Setup:
    """What was fixed when the match was created: seats, box and options."""

    def __init__(self, seats: i64, box: Box) -> None:
        self.seats: i64 = seats
        self.box = box
        self.rules: i64 = 2  # those the match began under
        self.years: i64 = 1
        self.winter_only = False
        self.lanistas: i64 = 0  # none, random, choice
        self.simple_events = False
        self.malus = True
        self.sine_missione = True
        self.resale = False
        self.reveal_early = True  # A8
        self.initiative: i64 = 0  # A3
        self.second_clockwise = False  # A61
        self.take_and_fail = False  # A14
        self.per_token = False  # A20
        self.mercy_bad: i64 = BOTH  # A24
        self.tie_sesterces = False  # A32
        self.first_mulligan = False  # A6
        self.poker_face = False
        self.titles: i64 = 0  # the titles in the deck
        self.deck: i64 = 0  # how many event cards there are
        self.contracts = vec[i64]()  # those in the decks

    def rounds(self) -> i64:
        if self.winter_only:
            return 2
        return 4 * self.years


@mypyc_attr(acyclic=True)
class Gladiator:
    """A gladiator in a school."""

    def __init__(self, card: i64, slot: i64) -> None:
        self.card: i64 = card
        self.slot: i64 = slot
        self.xp: i64 = 0
        self.health: i64 = 0
        self.picks: i64 = 0  # chosen skills: four bits each, place in the menu + 1
        self.attached: i64 = 0  # titles
        # this round
        self.cared = False
        self.trained = False
        self.fought = False
        self.used = False  # his activated skill
        self.suppressed = False
        self.shift: i64 = 0
        # this slot
        self.any_armatura = False
        self.fit = False
        self.burden: i64 = 0  # titles whose tokens go into the bag if he fights

    def clone(self) -> Gladiator:
        other = Gladiator(self.card, self.slot)
        other.xp = self.xp
        other.health = self.health
        other.picks = self.picks
        other.attached = self.attached
        other.cared = self.cared
        other.trained = self.trained
        other.fought = self.fought
        other.used = self.used
        other.suppressed = self.suppressed
        other.shift = self.shift
        other.any_armatura = self.any_armatura
        other.fit = self.fit
        other.burden = self.burden
        return other

    def pick(self, place: i64) -> i64:
        """The skill chosen for a rank: its place in the menu + 1; 0: none yet."""
        return (self.picks >> (4 * place)) & 15

    def new_round(self) -> None:
        self.cared = False
        self.trained = False
        self.fought = False
        self.used = False
        self.suppressed = False
        self.shift = 0

    def new_slot(self) -> None:
        self.any_armatura = False
        self.fit = False
        self.burden = 0


@mypyc_attr(acyclic=True)
class Held:
    """A contract a seat has taken."""

    def __init__(self, contract: i64) -> None:
        self.contract: i64 = contract
        self.bonus: i64 = 0  # more pay
        self.any_pair = False

    def clone(self) -> Held:
        other = Held(self.contract)
        other.bonus = self.bonus
        other.any_pair = self.any_pair
        return other


NO_TOKENS: Final[vec[i64]] = vec[i64]([0, 0, 0])
NEW_TOKENS: Final[vec[i64]] = vec[i64]([1, 1, 1])


@mypyc_attr(acyclic=True)
class Player:
    """A seat: its school, hand, purse and prestige."""

    def __init__(self, titles: i64) -> None:
        self.money: i64 = 0
        self.prestige: i64 = 0
        self.ap: i64 = 0
        self.hand = vec[i64]([0 for _ in range(titles)])  # by title: how many
        self.held: i64 = 0  # titles in hand
        self.cards: i64 = 0  # how many cards
        self.lanista: i64 = -1
        self.poisoned = False  # his lanista's power does nothing this round
        self.school: list[Gladiator] = []  # by slot
        self.contracts: list[Held] = []  # taken and not yet fought
        self.tokens = NO_TOKENS[:]  # influence left, by colour
        self.jokers: i64 = 0
        self.placed: i64 = 0  # influence tokens of the period placed
        self.slipped: i64 = 0  # into the combat under way
        self.fights: i64 = 0  # combats of the period that reached the bag
        self.next_price: i64 = 0  # for the next purchase
        self.phase_price: i64 = 0  # for all purchases of the phase
        self.buys: i64 = 0  # purchases left in this turn
        self.bought = False  # in this turn
        self.sold = False  # in this phase
        self.offered = False  # in this turn
        self.extra = False  # one more exhibitio after the last slot
        self.swaps = vec[i64]()  # cards set aside for replacing
        self.answered = False
        self.known: list[vec[i64]] = []  # by observer: titles he knows to be in this hand

    def clone(self) -> Player:
        other = Player(0)
        other.money = self.money
        other.prestige = self.prestige
        other.ap = self.ap
        other.hand = self.hand[:]
        other.held = self.held
        other.cards = self.cards
        other.lanista = self.lanista
        other.poisoned = self.poisoned
        other.school = [gladiator.clone() for gladiator in self.school]
        other.contracts = [held.clone() for held in self.contracts]
        other.tokens = self.tokens[:]
        other.jokers = self.jokers
        other.placed = self.placed
        other.slipped = self.slipped
        other.fights = self.fights
        other.next_price = self.next_price
        other.phase_price = self.phase_price
        other.buys = self.buys
        other.bought = self.bought
        other.sold = self.sold
        other.offered = self.offered
        other.extra = self.extra
        other.swaps = self.swaps[:]
        other.answered = self.answered
        other.known = [titles[:] for titles in self.known]
        return other

    # his hand

    def take(self, title: i64) -> None:
        self.hand[title] += 1
        self.held |= BIT[title]
        self.cards += 1

    def drop(self, title: i64) -> None:
        """Out of the hand, in the open."""
        self.set_aside(title)
        self.forget(title)

    def set_aside(self, title: i64) -> None:
        """Out of the hand, unseen."""
        self.hand[title] -= 1
        self.cards -= 1
        if self.hand[title] == 0:
            self.held &= ~BIT[title]

    def forget(self, title: i64) -> None:
        """Whoever knew of the card knows that it has gone."""
        observer: i64
        for observer in range(len(self.known)):
            if holds(self.known[observer], title):
                self.known[observer] = without(self.known[observer], title)

    def collect(self, seat: i64, pool: vec[i64]) -> vec[i64]:
        """Put the cards of the hand that a seat has not seen with those of the pile; hidden choices are undone."""
        for aside in self.swaps:
            self.take(aside)
        self.swaps = vec[i64]()
        kept = vec[i64]()
        if seat >= 0 and self.known:
            kept = self.known[seat][:]
        title: i64
        for title in range(len(self.hand)):
            stay: i64 = 0
            for known in kept:
                if known == title:
                    stay += 1
            while self.hand[title] > stay:
                self.set_aside(title)
                pool = append(pool, title)
        observer: i64
        for observer in range(len(self.known)):
            if observer != seat:
                self.known[observer] = vec[i64]()
        return pool

    # his school

    def free_slot(self) -> i64:
        slot: i64 = 0
        for gladiator in self.school:
            if gladiator.slot != slot:
                return slot
            slot += 1
        return slot

    def enter(self, gladiator: Gladiator) -> None:
        """Into the lowest free slot; the school stays in the order of its slots."""
        gladiator.slot = self.free_slot()
        self.school.insert(int(gladiator.slot), gladiator)

    def leave(self, card: i64) -> Gladiator:
        place = 0
        while self.school[place].card != card:
            place += 1
        return self.school.pop(place)


UNDRAWN: Final[vec[i64]] = vec[i64]([-1, -1])  # the wounds of two gladiators before the draw


@mypyc_attr(acyclic=True)
class Combat:
    """The combat under way: who fights, what for, the bag, and what was drawn."""

    def __init__(self) -> None:
        self.owner: i64 = -1  # -1: none is under way
        self.contract: i64 = -1  # -1: an exhibitio
        self.rank: i64 = 0
        self.first: i64 = -1  # gladiators, lower slot first
        self.second: i64 = -1
        self.bag = vec[i64]()  # tokens: colour + 4 * origin
        self.removals = vec[i64]()  # tokens that cards will take out, in the order played
        self.keep_best = False
        self.keep_worst = False
        self.result: i64 = -1
        self.drawing: i64 = 0  # 0, 1: who is about to draw a wound
        self.raw = UNDRAWN[:]
        self.pending = UNDRAWN[:]
        self.loser: i64 = -1  # of a mise à mort, 0 or 1
        self.dead: i64 = -1  # the gladiator who has just died
        self.dead_rank: i64 = 0

    def clone(self) -> Combat:
        other = Combat()
        other.owner = self.owner
        other.contract = self.contract
        other.rank = self.rank
        other.first = self.first
        other.second = self.second
        other.bag = self.bag[:]
        other.removals = self.removals[:]
        other.keep_best = self.keep_best
        other.keep_worst = self.keep_worst
        other.result = self.result
        other.drawing = self.drawing
        other.raw = self.raw[:]
        other.pending = self.pending[:]
        other.loser = self.loser
        other.dead = self.dead
        other.dead_rank = self.dead_rank
        return other


@mypyc_attr(acyclic=True)
class Offer:
    """A gladiator offered to another player (advanced resale)."""

    def __init__(self) -> None:
        self.gladiator: i64 = -1  # -1: no offer is open
        self.seller: i64 = 0
        self.buyer: i64 = 0
        self.asked: i64 = 0  # attached titles already decided on
        self.included: i64 = 0
        self.price: i64 = 0

    def clone(self) -> Offer:
        other = Offer()
        other.gladiator = self.gladiator
        other.seller = self.seller
        other.buyer = self.buyer
        other.asked = self.asked
        other.included = self.included
        other.price = self.price
        return other


def without(items: vec[i64], item: i64) -> vec[i64]:
    """The items but the first such one."""
    left = vec[i64](capacity=len(items))
    found = False
    for one in items:
        if one == item and not found:
            found = True
        else:
            left = append(left, one)
    return left


def ordered(items: vec[i64]) -> vec[i64]:
    """Sort the vector in place and return it: nothing of its old order is left."""
    place: i64
    for place in range(1, len(items)):
        item = items[place]
        at: i64 = place
        while at > 0 and items[at - 1] > item:
            items[at] = items[at - 1]
            at -= 1
        items[at] = item
    return items


def holds(items: vec[i64], item: i64) -> bool:
    found = False
    for one in items:
        found = found or one == item
    return found
