"""The bot that tries its choices out: in worlds that may be the true one, each followed by rules of thumb.

All choices are tried in the same worlds with the same luck; one that falls behind by more than luck explains is tried
no more. What a game needs of it is a ``Search`` (arene.core.knowledge): every part can be left out.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Mapping
from typing import Final

from arene.core.chance import Chance, Fast
from arene.core.knowledge import BOLD, CERTAIN, EVEN, IllegalAnswer, Knowledge, NoKnowledge, Search, best_first, listed
from arene.core.native import append, i64, vec
from arene.core.state import Bot, Seen, State

SEEDS: Final = 2147483562
FARTHEST: Final = 20_000  # moves of a playout: many times the longest match
FIRST_LOOK: Final = 6  # worlds before anything is dropped
NEXT_LOOK: Final = 3  # and between two looks
MOST_WORLDS: Final = 30_000  # beyond that, squares would leave 64 bits
FINE: Final = 10  # worths are compared in steps of so many, so that their squares stay within 64 bits
UNSEEN: Final = 100_000_000  # squared: six worlds without a difference are no proof that there is none
ALIKE: Final = 100  # squared: a hundredth of a per cent of a match is no difference
TEMPTING: Final = 7  # tenths of a standard error: so little behind, a choice may be taken for the temper's sake
OPTIMISM: Final = CERTAIN // 4  # what a move of the tree tried once may be worth beyond what it showed


class Runner:
    """A choice in the race: what it was worth in each world so far."""

    def __init__(self, action: i64, start: i64) -> None:
        self.action: i64 = action
        self.total: i64 = start  # with the start that the choice of the rules of thumb gets
        self.worths = vec[i64]()
        self.later = Node()

    def note(self, worth: i64) -> None:
        self.worths = append(self.worths, worth // FINE)
        self.total += worth // FINE

    def spread(self) -> i64:
        """The variance of its worths."""
        number: i64 = len(self.worths)
        total: i64 = 0
        squares: i64 = 0
        for worth in self.worths:
            total += worth
            squares += worth * worth
        return (squares - total * total // number) // number


class Node:
    """A coming decision of the seat, the same in all worlds that follow the same choices of its own."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.visits = vec[i64]()
        self.totals = vec[i64]()
        self.later: list[Node] = []

    def place(self, action: i64) -> i64:
        """Where an action stands here; a new one is added."""
        place: i64
        for place in range(len(self.actions)):
            if self.actions[place] == action:
                return place
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0)
        self.later.append(Node())
        return len(self.actions) - 1

    def promise(self, action: i64) -> i64:
        """What an action has shown, and what it may be worth beyond that: less the oftener it was tried."""
        place = self.place(action)
        visits = self.visits[place]
        if visits == 0:
            return 2 * CERTAIN
        return self.totals[place] // visits + OPTIMISM // root(visits)


def root(number: i64) -> i64:
    """The square root, rounded down."""
    found: i64 = 1
    while (found + 1) * (found + 1) <= number:
        found += 1
    return found


class SearchBot(Bot):
    """Races the candidates against each other until one is left or the budget is spent.

    The game's knowledge sets the parts of the search, by level and number of seats; ``changes`` sets some otherwise.
    Equal worths are decided by the bot's own chance. Where the knowledge advises what the rules refuse, a ``strict``
    bot raises ``IllegalAnswer``, to find the fault; any other leaves the advice out and plays on.
    """

    def __init__(self, knowledge: Knowledge, level: i64, changes: Mapping[str, int], strict: bool) -> None:
        self.knowledge = knowledge
        self.level: i64 = level
        self.changes = dict(changes)
        self.strict = strict
        self.farthest: i64 = FARTHEST
        self.seats: i64 = 0
        self.search = Search(0)
        self.began: float = 0.0  # when the decision under way was begun

    def sit(self, seats: i64) -> None:
        """Take the game's settings for so many seats, with what was asked to be changed in them."""
        if self.seats != seats:
            self.seats = seats
            self.search = self.knowledge.search(seats, self.level)
            for part, value in self.changes.items():
                setattr(self.search, part, value)
            if self.search.temper != EVEN:
                self.search.alike = 0  # a temper chooses among such

    def choose(self, seen: Seen, chance: Chance) -> i64:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        self.began = time.perf_counter()
        world = seen.world(chance)
        self.sit(world.seats())
        usual = self.advice(world, seen.seat, legal, chance)
        if self.search.attention < 100 and chance.below("attention", 100) >= self.search.attention:
            return usual
        runners = [Runner(usual, self.search.trust // FINE)]
        compared = legal if len(legal) <= self.search.wide else self.candidates(world, seen.seat, legal)
        for action in compared:
            if action != usual:
                runners.append(Runner(action, 0))
        collects = gc.isenabled()
        gc.disable()  # playouts leave nothing behind that only a collection would find, and make a great many objects
        try:
            runners = self.race(seen, runners, chance)
        finally:
            if collects:
                gc.enable()
        return self.taken(runners, chance)

    def advice(self, world: State, seat: i64, legal: vec[i64], chance: Chance) -> i64:
        """What the rules of thumb say; something legal if that is not."""
        action = self.knowledge.policy(world, seat, chance)
        if listed(legal, action):
            return action
        if self.strict:
            raise IllegalAnswer("policy", seat, action)
        return legal[chance.below("instead", len(legal))]

    def candidates(self, world: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        """The actions to compare: what the game proposes, as far as it is legal; all that is legal if nothing is."""
        proposed = self.knowledge.candidates(world, seat)
        actions = vec[i64](capacity=len(proposed))
        for action in proposed:
            if listed(legal, action):
                actions = append(actions, action)
            elif self.strict:
                raise IllegalAnswer("candidates", seat, action)
        if len(actions) == 0:
            if self.strict:
                raise IllegalAnswer("candidates", seat, -1)
            return legal
        return actions

    # ---- The race

    def race(self, seen: Seen, runners: list[Runner], chance: Chance) -> list[Runner]:
        """Those left when the budget is spent, or when nothing more is to be found out."""
        left = self.search.playouts
        worlds: i64 = 0
        look: i64 = FIRST_LOOK
        while len(runners) > 1 and left >= len(runners) and worlds < MOST_WORLDS:
            if not self.try_out(seen, runners, chance):
                break
            left -= len(runners)
            worlds += 1
            if worlds == look and self.search.doubt > 0:
                runners = self.in_sight(runners, self.search.doubt)
                look += NEXT_LOOK
        return runners

    def late(self) -> bool:
        limit = self.search.milliseconds
        return limit > 0 and (time.perf_counter() - self.began) * 1000.0 >= float(limit)

    def try_out(self, seen: Seen, runners: list[Runner], chance: Chance) -> bool:
        """Every runner once, in the same world and with the same luck. Not so when the time is up: what was begun then
        counts for nobody."""
        world = self.world(seen, chance)
        seed = chance.below("playout", SEEDS)
        worths = vec[i64](capacity=len(runners))
        for runner in runners:
            if self.late():
                return False
            if self.search.paired == 0 and len(worths) > 0:
                world = self.world(seen, chance)
                seed = chance.below("playout", SEEDS)
            luck = Fast(seed)
            copy = world.clone()
            copy.play(seen.seat, runner.action, luck, None)
            stage = self.knowledge.stage(world)
            worths = append(worths, self.follow(copy, stage, seen.seat, luck, runner.later))
        place: i64
        for place in range(len(runners)):
            runners[place].note(worths[place])
        return True

    def world(self, seen: Seen, chance: Chance) -> State:
        """A world that may be the true one: of several, the likelier by what the others have shown."""
        found = seen.world(chance)
        if self.search.crowd < 2:
            return found
        total = self.knowledge.likelihood(found, seen.seat)
        for _ in range(self.search.crowd - 1):
            other = seen.world(chance)
            weight = self.knowledge.likelihood(other, seen.seat)
            total += weight
            if total > 0 and chance.below("world", total) < weight:
                found = other
        return found

    def in_sight(self, runners: list[Runner], doubt: i64) -> list[Runner]:
        """The first, and those not further behind than so much luck explains."""
        first = runners[0]
        for runner in runners:
            if runner.total > first.total:
                first = runner
        return [runner for runner in runners if runner is first or not self.beaten(runner, first, doubt)]

    def beaten(self, runner: Runner, first: Runner, doubt: i64) -> bool:
        """By paired differences: how far behind the runner is, against the standard error of that. What is the same in
        world after world is out of the race as well."""
        number: i64 = len(first.worths)
        total: i64 = 0
        squares: i64 = UNSEEN
        place: i64
        for place in range(number):
            difference = first.worths[place] - runner.worths[place]
            total += difference
            squares += difference * difference
        if number >= self.search.alike > 0 and squares - UNSEEN <= ALIKE * number:
            return True
        variance = (squares - total * total // number) // (number - 1)
        gap = first.total - runner.total
        return gap * gap // number * 100 > doubt * doubt * variance

    def taken(self, runners: list[Runner], chance: Chance) -> i64:
        """The best of those left. A bold bot takes what may turn out best, a careful one what is surest, of what is as
        good as the best: what luck might only just explain would cost too much."""
        if self.search.temper != EVEN and len(runners) > 1 and len(runners[0].worths) >= FIRST_LOOK:
            runners = self.in_sight(runners, TEMPTING)
            spreads = vec[i64]([runner.spread() for runner in runners])
            if self.search.temper != BOLD:
                for place in range(len(spreads)):
                    spreads[place] = -spreads[place]
            return runners[best_first(spreads, 1, chance)[0]].action
        totals = vec[i64]([runner.total for runner in runners])
        return runners[best_first(totals, 1, chance)[0]].action

    # ---- A playout

    def follow(self, world: State, stage: i64, seat: i64, luck: Chance, node: Node) -> i64:
        """Play on to the end of the last stage looked at, or of the match; what the seat then has.

        Its own next decisions are looked up in the tree, as far as that is deep; all others follow rules of thumb.
        """
        left = self.search.stages
        moves: i64 = 0
        nodes: list[Node] = []
        places = vec[i64](capacity=self.search.depth)
        while moves < self.farthest:
            actor = world.actor()
            if actor < 0:
                break
            if left > 0:
                now = self.knowledge.stage(world)
                if now != stage:
                    stage = now
                    left -= 1
                    if left == 0:
                        break
            if actor == seat and len(places) < self.search.depth:
                action = self.explored(world, seat, luck, node)
                nodes.append(node)
                places = append(places, node.place(action))
                node = node.later[node.place(action)]
            else:
                action = self.usual(world, actor, luck)
            world.play(actor, action, luck, None)
            moves += 1
        worth = self.knowledge.worth(world, seat)
        depth: i64
        for depth in range(len(places)):
            nodes[depth].visits[places[depth]] += 1
            nodes[depth].totals[places[depth]] += worth
        return worth

    def usual(self, world: State, actor: i64, luck: Chance) -> i64:
        """What the rules of thumb say, as far as it is legal; they are not asked where there is no choice."""
        legal = world.legal(actor)
        if len(legal) == 1:
            return legal[0]
        if type(self.knowledge) is NoKnowledge:  # it would list them again
            return legal[luck.below("policy", len(legal))]
        if self.search.rough:
            action = self.knowledge.rough(world, actor, luck)
        else:
            action = self.knowledge.policy(world, actor, luck)
        if not listed(legal, action):
            if self.strict:
                raise IllegalAnswer("playout", actor, action)
            action = legal[luck.below("instead", len(legal))]
        return action

    def explored(self, world: State, seat: i64, luck: Chance, node: Node) -> i64:
        """In the tree: what was tried little or showed much; the rules of thumb come first."""
        best = self.usual(world, seat, luck)
        legal = world.legal(seat)
        if len(legal) == 1:
            return best
        most = node.promise(best)
        for action in self.candidates(world, seat, legal):
            promise = node.promise(action)
            if promise > most:
                best = action
                most = promise
        return best
