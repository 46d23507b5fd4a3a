"""Lanista in Chromium: whole matches on the drawn table by clicks, alone and in company, and by keyboard."""

from __future__ import annotations

import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from arene.core.match import Match
from arene.store import records
from arene.store.matches import fresh, snapshot_of
from tests.browser.conftest import PATIENCE, Visit, sample
from tests.browser.playing import asked, ended, settle, wait_until
from tests.browser.reach.positions import Deal, Position, seats_for, sheet_for, site, walk, write_down
from tests.browser.reach.screen import Known, Screen, sized, written
from tests.browser.test_pages import good
from tests.games.lanista import table as positions
from tests.games.lanista.table import glad

YOUNG = {"season_plan": "winter_only", "simple_events": True, "malus": False, "sine_missione": False}
MAIN = ".band-buttons .button.main"
REST = ".band-buttons .button:not(.undo)"
LET_GO = ".band .let-go"
CREATE = """async ([seats, options]) => {
  const send = (path, method, body) => fetch(path, {
    method, headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await send("/api/me", "PUT", { name: "Ada" });
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "easy" }));
  return (await send("/api/matches", "POST", { game: "lanista", options, seats: [{ kind: "me" }, ...bots] })).match;
}"""

# what is clicked first, where it is lit; then what it may be aimed at
PIECES = [
    ".recruit.lit .tap",
    ".recruit-row.lit .tap",
    ".tablets .tablet.lit",
    ".contract-row.lit",
    ".option.lit",
    ".choice.lit",
    ".plate.lit",
    ".event.lit",
    ".own-key.lit",
]
TARGETS = [".plate.lit", ".glad.lit .tap", ".own-chip.lit", ".tablet.lit", ".contract-row.lit", ".chip.lit"]


def start(page: Page, seats: int, options: dict[str, Any]) -> None:
    page.goto(f"/t/{page.evaluate(CREATE, [seats, options])}")
    page.wait_for_selector(".ludus-board")


def first(page: Page, places: list[str]) -> str | None:
    return next((place for place in places if page.locator(f"{place}:visible").count()), None)


def click_turn(page: Page) -> str:
    """One decision by clicks: a lit piece, its target if it wants one, the button that sends; says what was clicked."""
    piece = first(page, PIECES)
    if piece is None:
        page.locator(REST).first.click()
        settle(page)
        return "button"
    page.locator(f"{piece}:visible").first.click()
    if page.locator(LET_GO).count():  # it is to be aimed; where nothing can be hit from here it is put back
        page.locator(f"{first(page, TARGETS) or LET_GO}:visible").first.click()
    (page.locator(MAIN) if page.locator(MAIN).count() else page.locator(REST)).first.click()
    settle(page)
    return piece


def play_on(page: Page, until: str, having: set[str] | None = None) -> set[str]:
    """Turn after turn until something is seen, and one of these pieces was clicked."""
    clicked: set[str] = set()
    deadline = time.time() + PATIENCE
    while not page.locator(until).count() or (having and not clicked & having):
        assert time.time() < deadline, f"no {until} so far, clicked {clicked}"
        if asked(page):
            clicked.add(click_turn(page))
        else:
            page.wait_for_timeout(15)
    return clicked


@pytest.mark.parametrize(
    ("seats", "options", "phone"), [(3, {"lanistas": "random"}, False), (2, YOUNG, True)], ids=["wide", "phone"]
)
def test_a_whole_match_is_played_by_clicks(visit: Visit, seats: int, options: dict[str, Any], phone: bool) -> None:
    page = visit("/", phone=phone)
    start(page, seats, options)
    bought = play_on(page, ".own-chip:not(.free)" if phone else ".school .glad")
    assert bought & set(PIECES[:2])
    play_on(page, ".arena", having=set(PIECES[2:4]))
    expect(page.locator(".fighter")).to_have_count(2)
    expect(page.locator(".plate")).to_have_count(2)
    play_on(page, ".ending")
    rows = len(["combats", "gladiators", "sesterces", "total"]) if options is YOUNG else 7
    expect(page.locator(".criteria tbody tr")).to_have_count(rows)
    expect(page.locator(".criteria thead th")).to_have_count(seats)
    totals = page.locator(".criteria .total td").all_inner_texts()
    columns = [
        [page.locator(".criteria tbody tr").nth(row).locator("td").nth(seat).inner_text() for row in range(rows - 1)]
        for seat in range(seats)
    ]
    number = [sum(int(cell.replace("−", "-")) for cell in column) for column in columns]
    assert number == [int(total.replace("−", "-")) for total in totals], "the criteria add up to the score"


def test_a_purchase_is_staged_first_and_the_bag_shows_its_odds(visit: Visit) -> None:
    page = visit("/")
    start(page, 2, {})
    play_on(page, ".recruit.lit")
    lines = page.locator(".log li").count()
    recruit = page.locator(".recruit.lit").first
    recruit.locator(".tap").click()
    expect(page.locator(".recruit.chosen")).to_have_count(1)
    expect(page.locator(".band p")).to_contain_text("rejoint votre ludus")
    page.keyboard.press("Escape")
    expect(page.locator(".recruit.chosen")).to_have_count(0)
    assert page.locator(".log li").count() == lines, "nothing was sent so far"
    play_on(page, ".bag.combat")
    shares = page.locator(".odds .odd > strong").all_inner_texts()
    assert abs(sum(int(share.rstrip(" %\u00a0")) for share in shares) - 100) <= 1  # each is rounded by itself
    assert page.locator(".in-bag:not(.may):not(.gone)").count() >= 3


@pytest.mark.parametrize(
    ("options", "bad", "seasons", "malus"),
    [
        ({}, "médiocre ou hué", 2, True),
        ({"mercy_bad": "literal"}, "médiocre", 2, True),
        ({"mercy_bad": "symmetric", **YOUNG}, "hué", 1, False),
    ],
    ids=["usual", "literal", "young"],
)
def test_the_nota_tells_the_options_played(
    visit: Visit, options: dict[str, Any], bad: str, seasons: int, malus: bool
) -> None:
    page = visit("/")
    start(page, 2, options)
    page.click(".nota-key")
    expect(page.locator(".nota")).to_contain_text(f"un noir s’il fut {bad}.")
    expect(page.locator(".seasons-list li")).to_have_count(seasons)
    expect(page.locator(".nota tbody tr")).to_have_count(3 if malus else 2)


def test_the_nota_is_one_tap_away_and_closes(visit: Visit) -> None:
    page = visit("/", phone=True)
    start(page, 1, {})
    page.click(".nota-key")
    expect(page.locator(".diagram .head")).to_have_count(11)  # eight, three of them facing their like
    expect(page.locator(".track-grid > span")).to_have_count(70)
    page.keyboard.press("Escape")
    expect(page.locator(".diagram")).to_have_count(0)


def test_alone_the_ending_shows_the_ladder_of_medals(visit: Visit) -> None:
    page = visit("/")
    start(page, 1, {})
    deadline = time.time() + PATIENCE
    while not ended(page):
        assert time.time() < deadline
        if asked(page):
            page.locator(REST).first.click()
            settle(page)
        else:
            page.wait_for_timeout(15)
    expect(page.locator(".medals li")).to_have_count(5)
    expect(page.locator(".medals .earned")).to_contain_text("tiro")


AT_HAND = "!!document.activeElement?.closest('.lit:not(.chosen), .band-buttons')"
SENDS = "!!document.activeElement?.closest('.band-buttons')"
PROMPT = "document.querySelector('.band.yours')?.dataset.prompt"


def reach(page: Page) -> None:
    """Tab until something that may be chosen or sent has the focus."""
    for _ in range(80):
        if page.evaluate(AT_HAND):
            return
        page.keyboard.press("Tab")
    raise AssertionError("nothing that may be touched can be reached by Tab")


def test_the_drawn_table_is_played_by_keyboard_alone(visit: Visit) -> None:
    """Enter chooses, and what sends the choice has the focus next; once played, what is lit has it."""
    page = visit("/")
    start(page, 1, {})
    page.wait_for_selector(".band.yours")
    page.keyboard.press("Tab")
    decisions, answered = 0, set[str]()
    while decisions < 12 and not ended(page):
        wait_until(page, f"!!{PROMPT} || !!document.querySelector('.ending, .go-on')")
        if page.locator(".go-on").count():  # what is to be read is read
            page.locator(".go-on").press("Enter")
            page.wait_for_timeout(100)
            continue
        before = page.evaluate(PROMPT)
        for _ in range(8):
            reach(page)
            page.keyboard.press("Enter")
            for _ in range(20):  # until it is played, or what sends it has the focus
                page.wait_for_timeout(50)
                if page.evaluate(PROMPT) != before or page.evaluate(SENDS):
                    break
            if page.evaluate(PROMPT) != before:
                break
        assert page.evaluate(PROMPT) != before
        decisions += 1
        answered.add(before)
    assert decisions == 12 and len(answered) == 12, "each of them another question, whatever the match has come to"


def test_two_cards_are_put_aside_and_no_third(visit: Visit) -> None:
    page = visit("/")
    start(page, 2, {"first_round_mulligan": True})
    page.wait_for_selector(".band.yours")
    deadline = time.time() + PATIENCE
    while page.locator(".own .event.lit").count() < 3:
        assert time.time() < deadline
        if asked(page):
            click_turn(page)
        page.wait_for_timeout(15)
    for number in (1, 2):
        page.locator(".own .event.lit:not(.chosen)").first.click()
        expect(page.locator(".own .event.chosen")).to_have_count(number)
    expect(page.locator(".own .event.lit:not(.chosen)")).to_have_count(0)
    cards, size = page.locator(".own .event").count(), page.viewport_size
    assert size
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".own-keys [data-keep='hand']")).to_have_count(cards)  # those one keeps are not gone
    page.set_viewport_size(size)
    page.locator(".own .event.chosen").first.click()
    expect(page.locator(".own .event.chosen")).to_have_count(1)
    assert page.locator(".own .event.lit:not(.chosen)").count() > 0


TOUCHED = ".own .lit, .contract-row.lit, .recruit-row .tap, .row-info, .options .lit, .band-buttons .button, .nota-key"
SMALL = """(touched) => [...document.querySelectorAll(touched)]
  .map((one) => [one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (Math.round(box.height) < 44 || Math.round(box.width) < 40))
  .map(([name, box]) => `${name} ${box.width} × ${box.height}`)"""


@pytest.mark.parametrize(("seats", "phone", "dark"), sample([(4, True, True)], [(4, False, False), (2, False, True)]))
def test_every_moment_is_readable_and_large_enough_to_touch(
    visit: Visit, axe: str, seats: int, phone: bool, dark: bool
) -> None:
    page = visit("/", phone=phone, dark=dark)
    start(page, seats, {})
    seen: set[str] = set()
    deadline = time.time() + PATIENCE
    while len(seen) < 5 and time.time() < deadline:  # a sixth kind may take another round
        if not asked(page):
            page.wait_for_timeout(15)
            continue
        kind = first(page, [".arena .bag", ".arena", ".recruits", ".recruit-row", ".tablets", ".options", ".story"])
        kind = kind or ".contract-row"
        if kind not in seen:
            seen.add(kind)
            page.wait_for_timeout(250)  # the band has changed its colour
            assert good(page, axe), kind
            assert not phone or page.evaluate(SMALL, TOUCHED) == []
        click_turn(page)
    assert len(seen) >= 4
    page.click(".nota-key")
    assert good(page, axe)


def defines(match: Match, seat: int) -> bool:
    return any(action.kind == "define_skill" for action in match.actions(seat))


def aimed(match: Match, seat: int) -> str:
    """A card in hand that may hit several gladiators of the others; none: empty."""
    others = [player for player in match.view(seat)["players"] if player["seat"] != seat]
    theirs = {one["id"] for player in others for one in player["school"]}
    plays = [action.params for action in match.actions(seat) if action.kind == "play"]
    hits = Counter(str(one["card"]) for one in plays if one["target"] in theirs)
    return next((card for card, count in hits.items() if count > 1), "")


def first_of(wanted: Callable[[Match, int], object]) -> tuple[Position, Any]:
    """The first question among bots of which this holds, and what was found there."""
    for seed in range(1, 30):
        for match in walk(Deal("lanista", 2, (), seed)):
            for seat in match.awaiting:
                if told := wanted(match, seat):
                    return Position(Deal("lanista", 2, (), seed), len(match.moves), seat, ()), told
    raise AssertionError("no such question")


def test_a_low_screen_lights_the_seats_a_card_may_hit_and_tells_skills_apart(browser: Browser, tmp_path: Path) -> None:
    (hits, card), (choice, _) = first_of(aimed), first_of(defines)
    with site(tmp_path) as (store, address, token):
        codes = write_down(store, [hits]) | write_down(store, [choice])
        screen = Screen(browser, address, False, token)
        screen.show(codes[hits], sized("1366x657"))
        horizon = screen.horizon()
        screen.page.click(f".own [data-piece=card-{card}]")
        expect(screen.page.locator(".seat-cover.lit")).to_have_count(1)
        assert screen.horizon() == horizon, "the way back stands beside the sentence"
        expect(screen.page.locator(".band .button:visible")).to_have_count(1)  # one way back, and it is this
        screen.page.click(LET_GO)
        expect(screen.page.locator(".seat-cover.lit")).to_have_count(0)
        screen.show(codes[choice], sized("1366x657"))
        names = screen.page.locator(".choice b").all_inner_texts()
        assert len(names) > 2 and not [name for name in names if ":" in name], (
            "what a skill does is no part of its name"
        )
        screen.context.close()


def target_kind(view: dict[str, Any], seat: int, target: str) -> str:
    """Whose gladiator it is, a seat or its lanista, a contract held or on the table."""
    if target.startswith("seat"):
        return "seat"
    me = view["players"][seat]
    if any(one["id"] == target for one in me["school"]):
        return "own"
    if any(one["id"] == target for one in me["contracts"]):
        return "held"
    return "open" if any(one["id"] == target for one in view["contracts"]) else "theirs"


Aims = tuple[str, frozenset[str], bool]  # by a card or a skill, at what, in a combat


def aiming() -> dict[Aims, tuple[Position, set[str]]]:
    """For every kind of target of a card or a skill, alone and together: a question among bots and these actions."""
    found: dict[Aims, tuple[Position, set[str]]] = {}
    for seed in range(1, 5):
        deal = Deal("lanista", 2, (("lanistas", "random"),), seed)
        for match in walk(deal):
            for seat in match.awaiting:
                view, tools = match.view(seat), defaultdict[tuple[str, object], list[dict[str, Any]]](list)
                for action in match.actions(seat):
                    if action.kind in ("play", "use_skill") and action.params["target"] != "none":
                        used = action.params.get("card", action.params.get("gladiator"))
                        tools[action.kind, used].append(dict(action.to_json()))
                for (kind, _), actions in tools.items():
                    aims = frozenset(target_kind(view, seat, one["target"]) for one in actions)
                    position = Position(deal, len(match.moves), seat, (kind,))
                    found.setdefault((kind, aims, bool(view["combat"])), (position, set(map(written, actions))))
    return found


def test_whatever_a_card_may_be_aimed_at_is_within_reach(browser: Browser, tmp_path: Path) -> None:
    """On a low screen by mouse and by keyboard, on a phone by finger; a gladiator as well as his lanista."""
    found = aiming()
    assert {("play", frozenset({"seat", "theirs"}), False), ("play", frozenset({"open"}), False)} <= set(found)
    with site(tmp_path) as (store, address, token):
        screens = [Screen(browser, address, touch, token) for touch in (False, True)]
        for (_, aims, _), (position, wanted) in found.items():
            code = write_down(store, [position])[position]
            for screen, size in zip(screens, ("1366x657", "390x844"), strict=True):
                screen.show(code, sized(size))
                for keyboard in (False, True) if len(aims) > 1 and not screen.touch else (False,):
                    left = screen.search(wanted, Known(), 300, keyboard)
                    assert not left, f"{position}, {size}, keyboard {keyboard}: {left}"
        for screen in screens:
            assert screen.errors() == []
            screen.context.close()


@contextmanager
def at(browser: Browser, folder: Path, match: Match, me: int = 0) -> Iterator[Page]:
    """A laptop at a table that begins as this match stands."""
    position = match.position()
    deal = Deal("lanista", len(position["seats"]), (), 1)
    with site(folder) as (store, address, token):
        sheet, seats = replace(sheet_for(deal, "begins"), start=position), seats_for(deal, me)
        begun = fresh(sheet, seats)
        store.create(sheet, seats)
        opening = [event.to_json() for event in begun.opening]
        store.start("begins", records.Deal(opening, snapshot_of(begun), time.time()))
        screen = Screen(browser, address, False, token)
        screen.show("begins", sized("1366x657"))
        yield screen.page
        assert screen.errors() == []
        screen.context.close()


def buying() -> Match:
    """Seat 0 buys; its remedy has nobody to heal, that of seat 1 has."""
    mine = {"hand": ["E05", "E33", "E43"], "school": [glad("G01")], "money": 900}
    other = {"hand": ["E05"], "school": [glad("G02", health="light")]}
    return positions.start(mine, other, decision="buy", recruits=["G04", "G14"])


# texts of cards that their moment lies on, or that end within a line
COVERED = """() => [...document.querySelectorAll(".hand .event")].filter((card) => {
  const [text, moment] = [".event-text", "small"].map((one) => card.querySelector(one).getBoundingClientRect());
  return text.bottom > moment.top + 1 || moment.bottom > card.getBoundingClientRect().bottom;
}).map((card) => card.innerText)"""


def test_a_recruit_and_a_card_tell_all_they_cost_and_whom(browser: Browser, tmp_path: Path) -> None:
    with at(browser, tmp_path, buying()) as page:
        page.locator(".recruit-row.lit, .recruit.lit", has_text="Paktolos").locator(".tap").click()
        expect(page.locator(".band p")).to_contain_text("(−1 point d’action)")
        expect(page.locator("[data-piece=card-E05] small")).to_have_text("sans cible")
        expect(page.locator("[data-piece=card-E43]")).to_contain_text("Tous les adversaires")
        assert page.evaluate(COVERED) == []


# notes at the foot of a card of the school that end within a word
ENDLESS = """() => [...document.querySelectorAll(".glad footer > span:not(.attached)")]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"""


def test_what_a_wounded_man_may_not_do_is_read_whole_beside_the_key_that_heals_him(
    browser: Browser, tmp_path: Path
) -> None:
    hurt = [glad("G01", health="grave"), glad("G02", health="light", cared=True)]
    match = positions.start({"school": hurt}, {}, decision="buy", recruits=["G04"])
    with at(browser, tmp_path, match) as page:
        expect(page.locator(".glad-key", has_text="soin")).to_have_count(1)
        expect(page.locator(".glad footer")).to_have_text(["hors contrat", "hors contrat, soigné"])
        assert page.evaluate(ENDLESS) == []


def test_a_card_that_has_a_target_waits_for_its_moment(browser: Browser, tmp_path: Path) -> None:
    with at(browser, tmp_path, buying(), me=1) as page:
        expect(page.locator("[data-piece=card-E05] small")).to_have_text("pas maintenant")


def test_a_deadly_contract_says_so_when_it_is_taken(browser: Browser, tmp_path: Path) -> None:
    school = [glad("G01"), glad("G02"), glad("G05"), glad("G06")]
    match = positions.start({"school": school}, {}, decision="contract", shown=["CG09", "CG10"])
    with at(browser, tmp_path, match) as page:
        page.locator("button.lit", has=page.locator(".sine")).first.click()
        expect(page.locator(".band p")).to_contain_text("Sine missione")


def test_what_a_token_brings_is_told_in_parts_on_a_low_screen(browser: Browser, tmp_path: Path) -> None:
    fight = positions.combat(0, "CG01", "gamma", "G01", "G02")
    match = positions.start(
        {"school": [glad("G01"), glad("G02")]},
        {},
        decision="window",
        step="before_draw",
        spent=["CG01"],
        combat=fight,
    )
    with at(browser, tmp_path, match) as page:
        odd = page.locator(".odd").first
        expect(odd.locator(".win b")).to_have_text("+6")
        expect(odd.locator("ul")).to_be_hidden()
        expect(odd).to_have_attribute("data-explains", re.compile(r"Prestige.: contrat \+5, duo \+1\.$"))


def test_where_more_pairs_are_ready_than_fit_their_number_is_told(browser: Browser, tmp_path: Path) -> None:
    school = [glad(one) for one in ("G01", "G02", "G03", "G09")]
    match = positions.start({"school": school, "contracts": [{"contract": "CG01"}]}, {}, decision="combat", seat=0)
    (held,) = match.view(0)["players"][0]["contracts"]
    assert len(held["pairs_ready"]) > 3
    with at(browser, tmp_path, match) as page:
        told = page.locator(".option.tablet .mark span")
        expect(told).to_have_text(re.compile(rf"^\S+–\S+, \S+–\S+ et {len(held['pairs_ready']) - 2}\sde plus$"))
        inside = "one => one.getBoundingClientRect().bottom < one.closest('.option').getBoundingClientRect().bottom"
        assert told.evaluate(inside)


@pytest.mark.parametrize("turn", [0, 1])
def test_an_exhibitio_tells_the_contract_it_leaves_open(browser: Browser, tmp_path: Path, turn: int) -> None:
    """In the last turn for it; so does a turn without a combat."""
    mine = {"school": [glad("G01"), glad("G02")], "contracts": [{"contract": "CG01"}]}
    told = re.compile("Nola resterait non rempli.: −1")
    match = positions.start(mine, {}, decision="combat", seat=0, **{"pass": turn})
    with at(browser, tmp_path, match) as page:
        page.locator(".option.lit", has_text="Exhibitio").click()
        expect(page.locator(".band p")).to_contain_text("selon le public.")
        if turn == 0:
            expect(page.locator(".band p")).not_to_contain_text(told)
            return
        expect(page.locator(".band p")).to_contain_text(told)
        page.click(".band .undo")
        page.locator(REST, has_text="Pas de combat").click()
        expect(page.locator(".band p")).to_contain_text(told)


def test_an_exhibitio_tells_the_reds_that_wounds_put_into_the_bag_before_it_is_fought(
    browser: Browser, tmp_path: Path
) -> None:
    """Of the pair chosen; of the only one possible, which is sent without being asked for, at once."""
    wounded = [glad("G01", xp=2, health="light"), glad("G02", xp=2, health="grave")]
    match = positions.start({"school": wounded}, {}, decision="combat", seat=0)
    with at(browser, tmp_path, match) as page:
        page.locator(".option.lit", has_text="Exhibitio").first.click()
        expect(page.locator(".band p")).to_contain_text("votre seule paire possible ajoutent 3 jetons rouges.")
    (tmp_path / "choice").mkdir()
    school = {"school": [*wounded, glad("G06", xp=2)]}
    choice = positions.start(school, {}, decision="pair", seat=0, combat={"rank": "beta"})
    with at(browser, tmp_path / "choice", choice) as page:
        for place, told in ((0, r"leurs blessures ajoutent 3 jetons rouges\.$"), (1, r"ajoutent 1 jeton rouge\.$")):
            page.locator(".pair-option").nth(place).click()
            expect(page.locator(".band p")).to_contain_text(re.compile(told))


def test_whoever_is_aimed_at_is_marked_and_nobody_dies_by_the_main_key(browser: Browser, tmp_path: Path) -> None:
    raw = ["mortal", "mortal"]
    fight = positions.combat(0, "CG01", "gamma", "G01", "G02", result="green", raw=raw, pending=raw)
    mine = {"school": [glad("G01"), glad("G02")], "hand": ["E32"], "ap": 1}
    match = positions.start(mine, {}, decision="window", step="after_wounds", spent=["CG01"], combat=fight)
    with at(browser, tmp_path, match) as page:
        expect(page.locator(REST).first).to_have_text("Les laisser mourir")
        expect(page.locator(MAIN)).to_have_count(0)
        page.click("[data-piece=card-E32]")
        expect(page.locator(".band .button:visible")).to_have_text(["Reposer"])
        page.locator(".plate.lit").last.click()
        expect(page.locator(".plate.chosen")).to_have_count(1)
        assert page.locator(".plate.chosen").evaluate("one => getComputedStyle(one).boxShadow") != "none"


def test_a_duo_hides_neither_that_the_men_are_needed_nor_whom_a_recruit_fights(
    browser: Browser, tmp_path: Path
) -> None:
    mine = {"school": [glad("G01"), glad("G02")], "contracts": [{"contract": "CG01"}]}
    taking = positions.start(mine, {}, decision="contract", shown=["CG03"], **{"pass": 1})
    with at(browser, tmp_path, taking) as page:
        contract = page.locator("[data-piece=contract-CG03]")
        expect(contract.locator(".mark")).to_have_text(re.compile(r"duo \+1, mêmes hommes"))
        expect(contract).to_have_attribute("data-explains", re.compile("mêmes hommes"))
    (tmp_path / "buying").mkdir()
    market = positions.start({"school": [glad("G11")]}, {}, decision="buy", recruits=["G12"])
    with at(browser, tmp_path / "buying", market) as page:
        recruit = page.locator("[data-piece=glad-G12]")
        expect(recruit.locator("small")).to_have_text("duo\u00a0: Amazon, affronte Amazon")
        expect(recruit).to_have_attribute("data-explains", re.compile("Duo historique avec Amazon. affronte Amazon"))


def test_a_pair_is_chosen_by_the_row_of_the_combat_and_by_its_pay(browser: Browser, tmp_path: Path) -> None:
    school = [glad("G01", xp=4), glad("G02", xp=4), glad("G06", xp=4)]
    choice = {"contract": "CB04", "rank": "beta"}
    mine = {"school": school, "contracts": [{"contract": "CB04"}]}
    match = positions.start(mine, {}, decision="pair", seat=0, combat=choice)
    with at(browser, tmp_path, match) as page:
        herennius = page.locator("[data-piece=glad-G02]")
        expect(herennius.locator(".now .head")).to_have_count(1)
        expect(herennius.locator(".wears")).to_have_text("thraex")  # hoplomachus as an Alpha only
        expect(page.locator(".pair-option .pay")).to_have_text([re.compile("400"), re.compile("450")])
        page.locator(".pair-option").last.click()
        expect(page.locator(".band p")).to_contain_text("450 sesterces, puis 7, 3 ou 1 de prestige")


def test_a_price_that_a_card_has_changed_is_told_beside_the_usual_one(browser: Browser, tmp_path: Path) -> None:
    deal = Deal("lanista", 3, (), 1)
    seen = ((len(match.moves), seat, match.view(seat)) for match in walk(deal) for seat in match.awaiting)
    move, seat, price = next(
        (move, seat, one["price"])
        for move, seat, view in seen
        if view["decision"] == "buy"
        for one in view["recruits"]
        if one["cost"] != one["price"]
    )
    with site(tmp_path) as (store, address, token):
        (code,) = write_down(store, [Position(deal, move, seat, ())]).values()
        for size in ("1366x657", "1440x900"):
            screen = Screen(browser, address, False, token)
            screen.show(code, sized(size))
            recruits = screen.page.locator(".recruit-row, .recruit")
            expect(recruits.filter(has_text=f"au lieu de {price}").first).to_be_visible()
            screen.context.close()
