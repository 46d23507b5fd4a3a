"""The track of Le sport est mortel on a phone: every die lies beside the bib of its sport."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import PHONE, Visit

ASTRAY = """
[...document.querySelectorAll('.circuit .ring')].flatMap((ring) => {
  const place = [...ring.classList].find((name) => /^p\\d$/.test(name));
  const bib = document.querySelector(`.circuit .bib.${place}`).getBoundingClientRect();
  return [...ring.querySelectorAll('.die')].filter((die) => {
    const box = die.getBoundingClientRect(), middle = (box.top + box.bottom) / 2;
    return middle < bib.top - 8 || middle > bib.bottom + 8;
  }).map(() => `${ring.className} of ${place}`);
})
"""
OVERLAP = """
[...document.querySelectorAll('.circuit .bib')].some((one, at, all) => all.slice(at + 1).some((other) => {
  const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
  return a.left < b.right - 4 && b.left < a.right - 4 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
}))
"""


def ask(page: Page, method: str, path: str, data: Any = None) -> Any:
    answer = page.request.fetch(path, method=method, data=data, headers={"Content-Type": "application/json"})
    assert answer.ok, answer.text()
    return answer.json()


def test_dice_lie_beside_their_sport_on_a_phone(visit: Visit) -> None:
    page = visit("/", phone=True)
    ask(page, "PUT", "/api/me", {"name": "Ute", "shape": "square", "colour": "green"})
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(3))]
    id = ask(page, "POST", "/api/matches", {"game": "sportmord", "seats": seats})["match"]
    page.goto(f"/t/{id}")
    looked: set[str] = set()
    for number in range(400):
        table = ask(page, "GET", f"/api/matches/{id}")
        view = table["view"]
        if len(looked) == 4 or table["over"]:
            break
        if not table["prompt"]["yours"]:
            page.wait_for_timeout(30)
            continue
        side, decision = view["side"], view["decision"]
        if view["round"] > 1 and decision in ("lay", "wish", "take", "meddle"):
            page.set_viewport_size(PHONE)
            page.wait_for_timeout(250)
            assert page.evaluate(ASTRAY) == [], f"round {view['round']}, {decision}"
            assert not page.evaluate(OVERLAP), f"round {view['round']}, {decision}"
            looked.add(f"{side} {'laid' if view['phase'] > 4 else 'open'}")
        laying = [one["action"] for one in table["actions"] if one["action"]["kind"] == "place"]
        action = (laying or [one["action"] for one in table["actions"]])[0]
        body = {"actions": [action], "prompt": table["prompt"]["id"], "seen": table["seen"], "key": f"track {number}"}
        ask(page, "POST", f"/api/matches/{id}/actions", body)
    assert {place.split()[0] for place in looked} == {"in", "out"}
