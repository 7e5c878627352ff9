"""The six strokes of fate (F11): nations leave the war, subsidies and colonies are lost."""

from __future__ import annotations

from sanssouci.games.friedrich import armies, conquest, hidden, offensive_option
from sanssouci.games.friedrich.atlas import ATLAS, CUMBERLAND, GENERALS, LEHWALDT, TRAINS
from sanssouci.games.friedrich.fate_cards import (
    AMERICA,
    ELISABETH_DIES,
    INDIA,
    STROKES,
    SWEDEN_QUITS,
)
from sanssouci.games.friedrich.fate_choices import RetireGeneral
from sanssouci.games.friedrich.nations import (
    AUSTRIA,
    ELISABETH,
    FRANCE,
    IMPERIAL,
    NATIONS,
    RUSSIA,
    SWEDEN,
)
from sanssouci.games.friedrich.position import GONE, Position


def rule_of(stroke: int) -> str:
    return f"F11.{STROKES[stroke]}"


def strike(position: Position, stroke: int) -> int | None:
    """What counts at once, for the second victory test (F11.17); returns who leaves the war."""
    position.strokes |= 1 << stroke
    leaving = _leaving(position, stroke)
    if leaving is not None:
        position.out |= 1 << leaving
        position.tell("log.leaves_war", rule_of(stroke), nation=NATIONS[leaving])
        if position.setting.whole_war:
            _hand_over_imperial_army(position)
    return leaving


def _leaving(position: Position, stroke: int) -> int | None:
    if stroke in (INDIA, AMERICA):
        both = 1 << INDIA | 1 << AMERICA
        return FRANCE if position.strokes & both == both else None
    return {ELISABETH_DIES: RUSSIA, SWEDEN_QUITS: SWEDEN}.get(stroke)


def _hand_over_imperial_army(position: Position) -> None:
    """The Imperial Army changes player, once in a game (F11.15, F14.2)."""
    old = position.controllers[IMPERIAL]
    if old != position.setting.first_controllers[IMPERIAL]:
        return
    if position.out >> FRANCE & 1:
        new = position.controllers[FRANCE]
    elif position.out >> RUSSIA & 1 and position.out >> SWEDEN & 1:
        new = ELISABETH
    else:
        return
    hand = position.hands[IMPERIAL]
    position.known = [entry for entry in position.known if entry[1] not in hand]
    position.known.extend((old, card) for card in hand)
    position.controllers[IMPERIAL] = new
    position.tell("log.imperial_army", "F11.15", seat=new)


def carry_out(position: Position, stroke: int, leaving: int | None) -> None:
    """The rest, once nobody has won: pieces and markers go, generals retire (F11.14)."""
    offensive_option.test_failure(position)
    if leaving is None:
        if stroke in (INDIA, AMERICA):
            position.tell("log.overseas", rule_of(stroke))
        elif stroke not in (ELISABETH_DIES, SWEDEN_QUITS):
            position.tell("log.subsidies", rule_of(stroke))
        return
    if not position.setting.whole_war:
        return  # absent nations only count as out (F15.2)
    for nation in (SWEDEN, AUSTRIA, IMPERIAL):
        if conquest.eased(position, nation):
            conquest.clear_markers(position, ATLAS.objectives[nation][1])
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
        hidden.forget_pool(position, general)
    conquest.clear_markers(position, ATLAS.all_objectives[nation])
    position.tell(
        "log.withdraws", "F11.14", nation=NATIONS[nation], cards=len(position.hands[nation])
    )
    for card in list(position.hands[nation]):
        position.bury_openly(nation, card)
