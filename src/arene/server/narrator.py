"""What one table tells whoever looks at it: now, what was missed, what would be, and afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from arene.core.game import load_game
from arene.core.match import ActionLike, Match, visible
from arene.core.refusal import Refusal
from arene.server.company import Company
from arene.server.curve import curve
from arene.server.lengthy import at_length
from arene.server.play import Play, refused
from arene.server.problems import Problem
from arene.server.sitewords import site_words
from arene.server.telling import (
    UNFORESEEABLE,
    Steps,
    Story,
    Viewpoint,
    choices,
    hold,
    imagined,
    lines,
    live,
    prompt_id,
    scene,
    shown,
    undo_refusal,
)
from arene.store import Entry
from arene.store.matches import events_of
from arene.words import Speaker, is_own

_FILM = 60  # steps of a catch-up film at most


class Past(NamedTuple):
    """A match with what one seat saw of it, step by step."""

    match: Match
    story: Story
    steps: Steps

    def missed(self, known: int) -> list[int]:
        """The steps with news for whoever knows so many events, the last of them. A move that is being written is not
        among them: the story has heard of it, but nobody may be told yet."""
        return [step for step in self.story.shown_after(known) if step < len(self.steps) - 1][-_FILM:]

    def holds(self, steps: Sequence[int]) -> bool:
        """Whether the positions of these steps are at hand."""
        return all(self.steps[step].state is not None for step in steps)


class Narrator:
    """Puts a match into pictures and sentences, for a viewpoint."""

    def __init__(self, play: Play, company: Company) -> None:
        self.play = play
        self.company = company
        self.watching = 0  # how many spectators there are
        self._stories: dict[int | None, Story] = {}
        self._begins = 0  # the reading of the match that they tell of
        self._speakers: dict[str, Speaker] = {}

    def speaker(self, lang: str) -> Speaker:
        """Who puts the match into words; its names and its box never change."""
        speaker = self._speakers.get(lang)
        if speaker is None:
            match = self.play.playing()
            speaker = self._speakers[lang] = Speaker(match.game, lang, match.players, match.edition)
        return speaker

    def story(self, seat: int | None) -> Story:
        if self._begins != self.play.begins:
            self._begins, self._stories = self.play.begins, {}
        story = self._stories.setdefault(seat, Story(seat))
        story.sync(self.play.playing())
        return story

    def _now(self, seat: int | None) -> Past:
        return Past(self.play.playing(), self.story(seat), self.play.steps)

    def _played(self, seat: int | None) -> Past:
        """The whole past, played again."""
        match, story = self.play.history(), Story(seat)
        story.sync(match)
        return Past(match, story, Steps(match))

    def check_prompt(self, seat: int, prompt: str | None) -> None:
        """Whether a request answers the question that is asked now."""
        if prompt is not None and prompt != prompt_id(self.story(seat), self.play.present):
            raise Problem(409, "stale")

    def check_undo(self, seat: int) -> None:
        """Whether a seat may take its last action back."""
        if (refusal := undo_refusal(self.play.playing(), self.story(seat))) is not None:
            raise refused(refusal)

    # ---- now

    def head(self, at: Viewpoint) -> dict[str, Any]:
        """What does not change with the moves."""
        sheet = self.play.sheet
        return {
            "match": sheet.id,
            "game": sheet.game,
            "edition": self._edition_told(at.lang),
            "seat": at.seat,
            "begun": self.play.begun,
            "ended": sheet.ended_by,
            "commitment": sheet.commitment,
            "seats": self.company.seats_told(at),
            "clock": self.company.clock_told(at),
            "days": self.company.days_told(at),
            "watching": self.watching,
            "comforts": self.company.comforts_of(at.seat),
            "deal": self._deal_told(),
        }

    def _deal_told(self) -> dict[str, Any] | None:
        """Where the same deal is played elsewhere: its page, and whether that is still going on."""
        deal = self.play.sheet.deal
        if deal is None:
            return None
        going = not self.play.begun or not self.play.done  # here: nobody need be asked
        closed = going or self.play.store.deals.are_closed(deal, self.company.calendar())
        return {"page": f"/deal/{deal}", "closed": closed}

    def _edition_told(self, lang: str) -> dict[str, Any]:
        """What the box is called, and whether it is an owner's."""
        edition = self.play.edition
        own = is_own(load_game(self.play.sheet.game), edition)
        return {"id": edition.id, "name": edition.name(lang), "own": own, "hash": edition.hash}

    def tell(self, at: Viewpoint, mark: str = "") -> dict[str, Any]:
        """The table now, with the lines of the log that a screen with this mark lacks."""
        return self._present(at, self.story(at.seat).known(mark) or 0)

    def _present(self, at: Viewpoint, known: int) -> dict[str, Any]:
        """The table now, with the lines of the log after the first ``known``."""
        return self._told(at, self._now(at.seat), len(self.play.steps) - 1, known, True)

    def _told(self, at: Viewpoint, past: Past, step: int, known: int, now: bool = False) -> dict[str, Any]:
        """The table at a step, with what does not change with the moves."""
        return {**self.head(at), **self._scene(at, past, step, known, now)}

    def _scene(self, at: Viewpoint, past: Past, step: int, known: int, now: bool = False) -> dict[str, Any]:
        """What a move can change; ``now``: the step is the last one, and somebody may be asked."""
        match, story, steps = past
        speaker, here = self.speaker(at.lang), steps[step]
        count = story.until(step)
        fresh = lines(speaker, story.events(min(known, count), count), at.you)
        asks = now and not self.play.ended
        told = live(match, self.play.present, at, speaker, story) if asks else shown(match, here, at, speaker, fresh)
        if now and self.play.ended:
            told.update(awaiting=[], prompt=self._end_told(at.lang))
        return {
            **told,
            "step": story.place(step),
            "seen": story.mark(step),
            "mine": at.seat is not None and here.by == at.seat,
            "hold": hold(match, here, at.seat, fresh),
            "log": {"from": min(known, count), "lines": fresh},
        }

    def _end_told(self, lang: str) -> dict[str, Any]:
        """What stands in the place of a question once the match was broken off."""
        words = site_words(lang)
        lead, sentence = words("ended-lead"), words("ended-text", name=self.play.sheet.ended_by)
        return {"lead": lead, "sentence": sentence, "text": f"{lead} {sentence}", "yours": False, "id": ""}

    # ---- what was missed

    def present(self, at: Viewpoint) -> dict[str, Any]:
        """The table now, for a screen that has every line."""
        return self._present(at, self.story(at.seat).until(len(self.play.steps) - 1))

    def since(self, at: Viewpoint, moves: int) -> list[dict[str, Any]]:
        """What came after the first ``moves``, for a screen that has these.

        Whoever sent several at once has seen what they lead to: he is not shown them one by one.
        """
        past, told, head = self._now(at.seat), [], self.head(at)
        story, first, last = past.story, past.story.after(moves), len(past.steps) - 1
        known = story.until(first)
        for step in range(first + 1, last + 1):
            if step < last and (story.until(step) == story.until(step - 1) or self._on_the_way(step, at.seat)):
                continue
            told.append({**head, **self._scene(at, past, step, known, step == last)})
            known = story.until(step)
        return told

    def _on_the_way(self, step: int, seat: int | None) -> bool:
        """Whether the seat went on from there at once."""
        here, following = self.play.steps[step], self.play.steps[step + 1]
        return seat is not None and not here.paused and here.by == following.by == seat

    async def film(self, at: Viewpoint, mark: str, whole: bool = False) -> list[dict[str, Any]]:
        """What a screen with this mark missed, step by step, ending with the present; of a long absence the end.

        ``whole``: the screen is new and has no line of the log yet. ``missed`` says how many steps follow.
        """
        past = self._now(at.seat)
        known = past.story.known(mark)
        if known is None:
            return [self.tell(at)]
        missed = past.missed(known)
        if not past.holds(missed):
            past = await at_length(self._played, at.seat)
            missed = past.missed(known)
        told = []
        if whole:
            known = 0
        for place, step in enumerate(missed):
            told.append({**self._told(at, past, step, known), "missed": len(missed) - place})
            known = past.story.until(step)
        return [*told, {**self._present(at, known), "missed": 0}]

    # ---- what would be

    def preview(self, at: Viewpoint, actions: Sequence[ActionLike]) -> dict[str, Any]:
        """The table after actions that are not played: only as far as nothing is drawn or disclosed."""
        match, speaker = self.play.playing(), self.speaker(at.lang)
        assert at.seat is not None
        try:
            state = imagined(match, self.play.present, at.seat, actions)
        except Refusal as refusal:
            raise refused(refusal) from refusal
        if state is None:
            return UNFORESEEABLE
        told = {"foreseen": True, **scene(match, state, at, speaker)}
        told.update(choices(speaker, match, state, at.seat, told["view"]))
        told["prompt"]["yours"] = at.seat in told["awaiting"]
        return told

    # ---- afterwards

    def answer(self, entries: Sequence[Entry], at: Viewpoint) -> dict[str, Any]:
        """What a request that played gets back: made from the journal alone, so a repeated one gets the same."""
        speaker = self.speaker(at.lang)
        seen = [event for entry in entries for event in visible(events_of(entry), at.seat)]
        return {
            "accepted": entries[0].kind,
            "moves": len(entries),
            "events": seen,
            "lines": [line for event in seen if (line := speaker.event(event, at.you))],
        }

    def replay(self, at: Viewpoint) -> dict[str, Any]:
        """Every step this viewer saw, each a whole picture. It takes long: for a thread of its own."""
        match, story, played = self._played(at.seat)
        speaker = self.speaker(at.lang)
        steps: list[dict[str, Any]] = []
        asked: dict[str, Any] | None = None
        known = 0
        for step in story.shown_steps():
            count, here = story.until(step), played[step]
            fresh = lines(speaker, story.events(known, count), at.you)
            told = shown(match, here, at, speaker, fresh)
            told["log"] = {"from": known, "lines": fresh}
            told["mine"] = here.by is not None and here.by == at.seat  # whose move it was else may be hidden
            told["hold"] = hold(match, here, at.seat, fresh)
            if match.over:  # until then it would tell of steps that are hidden from this viewer
                told["moment"] = step
            if asked is not None:  # the paragraphs about the question that this step answered
                told["topics"] = list(match.game.text.topics(asked))
            if not here.paused:
                asked = told["view"]
            known = count
            steps.append(told)
        return {**self.head(at), "steps": steps}

    def place(self, seat: int | None, moves: int) -> int:
        """The step of a viewer's replay that so many moves lead to."""
        story = self.story(seat)
        return story.place(story.after(moves))

    def curve(self, at: Viewpoint) -> dict[str, Any]:
        """The finished match as a curve, by the steps of this viewer's replay. For a thread of its own, too."""
        match, story, played = self._played(at.seat)
        states = [step.state or match.state for step in played]
        counts = [match.game.text.progress(match.game.view(state, None)) for state in states]
        progress = [count for count in counts if count is not None]
        return curve(states, story.shown_steps(), progress or None)
