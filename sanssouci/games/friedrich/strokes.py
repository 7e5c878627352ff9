"""The six strokes of fate (F11): nations leave the war, subsidies and colonies are lost."""

from __future__ import annotations

from sanssouci.games.friedrich import armies, conquest, fate_texts, offensive_option
from sanssouci.games.friedrich.atlas import ATLAS, CUMBERLAND, GENERALS, LEHWALDT, TRAINS
from sanssouci.games.friedrich.deck import TEXT, in_order
from sanssouci.games.friedrich.fate_cards import (
    AMERICA,
    ELISABETH_DIES,
    INDIA,
    STROKES,
    SWEDEN_QUITS,
)
from sanssouci.games.friedrich.fate_choices import RetireGeneral
from sanssouci.games.friedrich.fate_texts import FateText
from sanssouci.games.friedrich.nations import (
    AUSTRIA,
    ELISABETH,
    FRANCE,
    IMPERIAL,
    NATIONS,
    RUSSIA,
    SWEDEN,
)
from sanssouci.games.friedrich.position import Position
from sanssouci.steps.field import GONE

_EASED = (SWEDEN, AUSTRIA, IMPERIAL)
"""Those whose victory may be eased (F11.16)."""


def rule_of(stroke: int) -> str:
    return f"F11.{STROKES[stroke]}"


def read(position: Position, stroke: int) -> FateText:
    """The stroke as it is read out, before anything comes of it."""
    leaving = _leaving(position, stroke)
    out = position.out if leaving is None else position.out | 1 << leaving
    return fate_texts.of_stroke(position, stroke, _heir(position, out))


def strike(position: Position, stroke: int) -> int | None:
    """What counts at once, for the second victory test (F11.17); returns who leaves the war."""
    leaving = _leaving(position, stroke)
    position.strokes |= 1 << stroke
    if leaving is not None:
        uneased = [nation for nation in _EASED if not conquest.eased(position, nation)]
        position.out |= 1 << leaving
        if leaving in position.setting.nations:  # of others the card has said all there is
            position.tell("log.leaves_war", rule_of(stroke), nation=NATIONS[leaving])
        _hand_over_imperial_army(position)
        for nation in uneased:
            if position.at_war(nation) and conquest.eased(position, nation):
                position.tell("log.eased", "F11.16", nation=NATIONS[nation])
    return leaving


def _leaving(position: Position, stroke: int) -> int | None:
    """The nation that a stroke about to come takes out of the war."""
    if stroke in (INDIA, AMERICA):
        both = 1 << INDIA | 1 << AMERICA
        return FRANCE if (position.strokes | 1 << stroke) & both == both else None
    return {ELISABETH_DIES: RUSSIA, SWEDEN_QUITS: SWEDEN}.get(stroke)


def _heir(position: Position, out: int) -> str | None:
    """Who takes over the Imperial Army once these are out, if anybody does (F11.15, F14.2)."""
    setting = position.setting
    if not setting.whole_war:
        return None
    if position.controllers[IMPERIAL] != setting.first_controllers[IMPERIAL]:
        return None  # once in a game
    if out >> FRANCE & 1:
        return position.controllers[FRANCE]
    return ELISABETH if out >> RUSSIA & 1 and out >> SWEDEN & 1 else None


def _hand_over_imperial_army(position: Position) -> None:
    old, new = position.controllers[IMPERIAL], _heir(position, position.out)
    if new is None:
        return
    hand = position.hands[IMPERIAL]
    position.hand_place_over(IMPERIAL, old, new)
    position.controllers[IMPERIAL] = new
    position.tell("log.imperial_army", "F11.15", seat=new)
    if hand:
        cards = " ".join(TEXT[card] for card in in_order(hand))
        position.tell("log.imperial_hand", "F16.7", new, cards=cards)


def carry_out(position: Position, stroke: int, leaving: int | None) -> None:
    """The rest, once nobody has won: pieces and markers go, generals retire (F11.14)."""
    offensive_option.test_failure(position)
    if leaving is None:
        if stroke in (INDIA, AMERICA):
            position.tell("log.overseas", fate_texts.stroke_rule(position.setting, stroke))
        elif stroke not in (ELISABETH_DIES, SWEDEN_QUITS):
            position.tell("log.subsidies", fate_texts.stroke_rule(position.setting, stroke))
        return
    if not position.setting.whole_war:  # absent nations only count as out (F15.2)
        if position.setting.literal_sweden and leaving == SWEDEN:
            position.push(RetireGeneral("F17.10"))
        return
    for nation in _EASED:
        if conquest.eased(position, nation):
            conquest.clear_markers(position, ATLAS.objectives[nation][1], "F5.15")
    _withdraw(position, leaving)
    if leaving == FRANCE:
        armies.remove_for_good(position, CUMBERLAND, rule_of(stroke))
    elif leaving == SWEDEN or position.setting.anniversary:  # F17.5
        position.push(RetireGeneral(rule_of(stroke)))
    else:
        armies.remove_for_good(position, LEHWALDT, rule_of(stroke))


def _withdraw(position: Position, nation: int) -> None:
    for piece in (*GENERALS[nation], *TRAINS[nation]):
        position.place[piece] = GONE
    for general in GENERALS[nation]:
        position.troops[general] = 0
        position.down &= ~(1 << general)
        position.forget_pool(general)
    conquest.clear_markers(position, ATLAS.all_objectives[nation], "F11.14")
    position.tell(
        "log.withdraws", "F11.14", nation=NATIONS[nation], cards=len(position.hands[nation])
    )
    position.bury_all(nation)
