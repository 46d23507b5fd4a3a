"""The closed vocabulary of Lanista's cards: when each effect may happen, the fields it needs, what it is aimed at."""

from __future__ import annotations

import re
from collections.abc import Mapping

MOST = 12  # of tokens, levels, cards or points at once
ALLOWED: Mapping[str, set[str]] = {  # the timings each effect may have
    "bag_add": {"before_combat_draw", "before_wound_draw", "before_mercy_draw", "own_combat_turn"},
    "bag_remove": {"before_combat_draw", "before_wound_draw", "before_mercy_draw"},
    "draw_keep": {"before_wound_draw"},
    "redraw": {"after_combat_draw"},
    "shift_result": {"after_wound_draw"},
    "heal": {"on_turn"},
    "wound": {"on_turn"},
    "natural_heal": {"care"},
    "xp": {"on_turn", "combat_end"},
    "money": {"on_turn"},
    "price_mod": {"passive", "on_turn"},
    "extra_buy": {"own_buy_turn"},
    "refresh_arrival": {"own_buy_turn"},
    "pay_mod": {"combat_validated", "on_turn"},
    "prestige": {"on_turn", "gladiator_died"},
    "prestige_if": {"after_combat_draw"},
    "draw_cards": {"on_turn"},
    "discard_random": {"on_turn"},
    "peek_hand": {"on_turn"},
    "fetch_card": {"on_turn"},
    "hand_size": {"refill"},
    "swap_contract": {"on_turn"},
    "replace_contract": {"on_turn"},
    "waive_penalty": {"contract_failed"},
    "extra_exhibitio": {"own_combat_turn"},
    "any_armatura": {"own_combat_turn", "passive"},
    "any_pair": {"on_turn"},
    "rank_shift": {"on_turn"},
    "fit_for_contract": {"own_combat_turn"},
    "suppress": {"on_turn", "before_combat_draw"},
    "immune": {"passive"},
    "card_bonus": {"passive"},
    "attach": {"on_turn"},
    "retire": {"on_turn"},
    "counter": {"card_played"},
    "initiative": {"on_turn"},
    "ap": {"on_turn"},
    "influence": {"passive"},
    "choose_skill": {"rank_up"},
}
PHASES: Mapping[str, set[int]] = {  # of on_turn effects, where it matters
    "heal": {2, 3, 5},
    "wound": {2, 3, 5},
    "xp": {3},
    "price_mod": {2},
    "pay_mod": {3},
    "swap_contract": {3},
    "replace_contract": {3},
    "any_pair": {3},
    "rank_shift": {3},
    "suppress": {2},
    "attach": {2},
    "retire": {5},
    "initiative": {1},
    "ap": {1},
    "draw_cards": {1, 2},
    "discard_random": {1, 2},
    "peek_hand": {1, 2},
    "fetch_card": {1, 2},
}
NEEDS: Mapping[str, set[str]] = {  # fields
    "bag_add": {"bag", "colour", "n"},
    "bag_remove": {"bag", "colour", "n"},
    "draw_keep": {"bag", "n", "keep"},
    "redraw": {"bag", "keep"},
    "shift_result": {"bag", "n", "towards"},
    "heal": {"n"},
    "wound": {"n"},
    "xp": {"n"},
    "money": {"n"},
    "price_mod": {"n", "who"},
    "extra_buy": {"n"},
    "pay_mod": {"n", "scope"},
    "prestige_if": {"n"},
    "draw_cards": {"n"},
    "discard_random": {"n"},
    "fetch_card": {"card"},
    "rank_shift": {"n"},
    "card_bonus": {"card", "n"},
    "attach": {"abilities"},
    "retire": {"by_rank"},
    "counter": {"cards"},
    "ap": {"n"},
    "influence": {"extra", "cap", "malus"},
    "choose_skill": {"menu"},
}
# who bears an ability: a card that is played, a skill that is used; or what acts by itself, and then only does this
_ATTACHED = {"bag_add", "bag_remove", "xp", "pay_mod", "prestige", "prestige_if"}
BY_ITSELF: Mapping[str, set[str]] = {
    "attached": _ATTACHED,
    "lanista": {"bag_add", "bag_remove", "price_mod", "influence", "hand_size", "pay_mod", "prestige", "prestige_if"},
    "skill": {
        *_ATTACHED,
        *("draw_keep", "natural_heal", "hand_size", "any_armatura", "immune", "card_bonus", "choose_skill"),
    },
}
NEVER_PLAYED = {"natural_heal", "prestige_if", "hand_size", "immune", "card_bonus", "influence", "choose_skill"}
ASKED = {"on_turn", "own_buy_turn", "own_combat_turn", "card_played"}  # moments at which somebody decides
UNASKED = {"passive", "combat_validated", "combat_end", "refill", "care", "rank_up"}
COUNTED = {  # effects whose n is a small number
    *("bag_add", "bag_remove", "shift_result", "heal", "wound", "xp", "extra_buy", "draw_cards", "discard_random"),
    *("rank_shift", "card_bonus", "ap"),
}
AT_GLADIATORS = {"own_glad", "opp_glad", "opp_glad_or_lanista", "combat_glad"}
AIMS: Mapping[str, set[str]] = {  # targets of the effects that change one particular thing
    **dict.fromkeys(("heal", "wound", "xp", "shift_result", "any_armatura", "rank_shift"), AT_GLADIATORS),
    **dict.fromkeys(("fit_for_contract", "attach", "retire", "suppress"), AT_GLADIATORS),
    **{effect: {"own_contract"} for effect in ("any_pair", "swap_contract", "waive_penalty")},
    **{
        effect: {"self_seat"}
        for effect in ("draw_cards", "extra_buy", "extra_exhibitio", "initiative", "ap", "fetch_card")
    },
    "money": {"all_opp"},
    "prestige": {"self_seat", "own_glad"},
    "price_mod": {"self_seat", "all_opp"},
    "pay_mod": {"own_contract"},
    "discard_random": {"opp_seat"},
    "peek_hand": {"opp_seat"},
    "replace_contract": {"open_contract"},
    "refresh_arrival": {"arrival"},
    "counter": {"card"},
}
SKILL = re.compile(r"^(\w+)(?:\((\d+)\))?$")  # as a gladiator's card names it: coriace, or favori(1)


def skill_id(text: str) -> str:
    """The skill without its number."""
    return text.split("(")[0]
