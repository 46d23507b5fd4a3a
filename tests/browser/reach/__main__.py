"""Look at positions by hand: ``python -m tests.browser.reach GAME --seats 4 --seed 3 --move 12 --size 1366x657``."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

import arene
from tests.browser import chromium
from tests.browser.reach.looking import Care, Fault, Looker, Tally
from tests.browser.reach.positions import Deal, Position, deals, positions, questions, site, walk, write_down
from tests.browser.reach.screen import SIZES, sized


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(arene.GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", default="{}", help="as JSON")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--move", type=int, action="append")
    parser.add_argument("--size", type=sized, action="append")
    parser.add_argument("--role", action="append", choices=["player", "spectator"])
    parser.add_argument("--deals", type=int, default=1, help="matches of each game")
    parser.add_argument("--from", dest="first", type=int, default=0, help="leave out so many of the first of them")
    parser.add_argument("--most", type=int, default=6, help="positions of each match")
    parser.add_argument("--shots", type=Path, default=Path("build/reach"))
    parser.add_argument("--no-axe", action="store_true")
    parser.add_argument("--no-keyboard", action="store_true")
    parser.add_argument("--json", type=Path, help="where to write all that was found")
    wish = parser.parse_args()
    wish.shots.mkdir(parents=True, exist_ok=True)
    care = Care(
        wish.size or SIZES,
        wish.role or ("player", "spectator"),
        axe=not wish.no_axe,
        keyboard=not wish.no_keyboard,
    )
    total, seen = Tally(), Counter[tuple[str, str]]()
    with tempfile.TemporaryDirectory() as folder, site(Path(folder)) as (store, address, token), sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium.quick(), args=chromium.ARGS)
        looker = Looker(browser, address, token, wish.shots)
        for game in wish.game:
            chosen = deals(game, wish.deals)
            if wish.seats:
                chosen = [Deal(game, wish.seats, tuple(sorted(json.loads(wish.options).items())), wish.seed)]
            for place, deal in enumerate(chosen):
                if place < wish.first:
                    positions(deal, wish.most, seen)  # those that follow stay the same
                    continue
                if wish.move:
                    asked = {n: found for n, found in _asked(deal).items() if n in wish.move}
                    wanted = [one for found in asked.values() for one in found]
                else:
                    wanted = positions(deal, wish.most, seen)
                for position, code in write_down(store, wanted).items():
                    began = time.monotonic()
                    tally = looker.look(position, code, care)
                    total.add(tally)
                    took = time.monotonic() - began
                    sys.stdout.write(f"{position}: {len(tally.faults)} faults, {tally.presses} presses, {took:.0f} s\n")
                    if wish.json:
                        wish.json.write_text(json.dumps([_told(fault) for fault in total.faults], ensure_ascii=False))
                    sys.stdout.writelines(
                        f"  {fault.size} {fault.theme} {fault.role} {fault.kind}: {fault.what}: {fault.why}\n"
                        for fault in tally.faults
                    )
                    sys.stdout.flush()
        looker.close()
        browser.close()
    sys.stdout.write(
        f"{total.positions} positions, {total.pictures} pictures, {total.actions} actions, {total.presses} presses\n"
        f"{dict(Counter(fault.kind for fault in total.faults))}\n"
    )
    return 1 if total.faults else 0


def _asked(deal: Deal) -> dict[int, list[Position]]:
    return {
        len(match.moves): [Position(deal, len(match.moves), seat, kind) for seat, kind in questions(match)]
        for match in walk(deal)
    }


def _told(fault: Fault) -> dict[str, str]:
    return {
        "game": fault.position.deal.game,
        "position": str(fault.position),
        "size": str(fault.size),
        "theme": fault.theme,
        "role": fault.role,
        "kind": fault.kind,
        "what": fault.what,
        "why": fault.why,
    }


if __name__ == "__main__":
    sys.exit(main())
