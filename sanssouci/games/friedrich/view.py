"""What a seat may know of a position (F16), built from a white list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanssouci.board import bits
from sanssouci.games.friedrich.atlas import ATLAS, CITY, PIECE_ID
from sanssouci.games.friedrich.deck import SUITS, TEXT, backs, in_order
from sanssouci.games.friedrich.fate_cards import NUMBERED, STROKES
from sanssouci.games.friedrich.nations import NATIONS, PRUSSIA
from sanssouci.kernel import Survey
from sanssouci.steps.showing import fight_shown, pieces_shown, strengths_shown

if TYPE_CHECKING:
    from sanssouci.games.friedrich.position import Position

OFFENSIVE_STATUS = ("undecided", "declined", "standing", "card taken", "failed")


def build(position: Position, seat: str | None) -> dict[str, Any]:
    """Everything a client needs to draw the table for one seat; None is a spectator."""
    from sanssouci.games.friedrich.setup import Allotment

    setting = position.setting
    allotting = isinstance(position.stack[-1], Allotment)
    view: dict[str, Any] = {
        "turn": position.turn,
        "active": _active_nation(position),
        "nations": [_nation(position, n, seat, allotting) for n in setting.nations],
        "pieces": list(pieces_shown(position, sorted(setting.pieces), seat).values()),
        "strengths": [] if allotting else strengths_shown(position),
        "markers": _markers(position),
        "pile": backs(position.pile, setting.decks),
        "decks_opened": position.opened,
        "known_cards": sorted(TEXT[card] for card in position.cards_known_to(seat)),
        "discards": [TEXT[card] for card in position.open_discards()],
        "fate": _fate(position, seat),
        "offensive": _offensive(position),
        "victor": PIECE_ID[position.victor] if position.victor >= 0 else None,
    }
    return view | _combat(position)


def survey(position: Position) -> Survey:
    """Where each nation's generals are in supply, and what they watch over."""
    from sanssouci.games.friedrich.protection import watched
    from sanssouci.games.friedrich.supply import supplied_cities

    nations = [nation for nation in position.setting.nations if position.at_war(nation)]
    place, fate = position.place, position.fate
    return {
        "supply": {NATIONS[n]: ATLAS.names(supplied_cities(position, n)) for n in nations},
        "watch": {NATIONS[n]: ATLAS.names(watched(place, fate, n)) for n in nations},
    }


def _active_nation(position: Position) -> str | None:
    from sanssouci.games.friedrich.supply import Supply

    for phase in reversed(position.stack):  # the supply step waits below all of a stage
        if isinstance(phase, Supply):
            return NATIONS[phase.nation]
    return None


def _nation(position: Position, nation: int, seat: str | None, allotting: bool) -> dict[str, Any]:
    from sanssouci.games.friedrich.tactical_cards import draw_size
    from sanssouci.games.friedrich.victory import tally

    hand = position.hands[nation]
    own = position.controllers[nation] == seat
    return {
        "id": NATIONS[nation],
        "seat": position.controllers[nation],
        "at_war": position.at_war(nation),
        "troops": position.setting.strength[nation] if allotting else position.total(nation),
        "most_troops": position.ceiling(nation),
        "draws": draw_size(position, nation),
        "cards": len(hand),
        "backs": backs(hand, position.setting.decks),
        "hand": [TEXT[card] for card in in_order(hand)] if own else None,
        "objectives": tally(position, nation),
    }


def _markers(position: Position) -> list[dict[str, Any]]:
    owner = ATLAS.objective_owner
    laid = [
        {"city": CITY[city], "nation": NATIONS[owner[city]], "question": False}
        for city in bits(position.markers)
    ]
    asked = [
        {"city": CITY[city], "nation": NATIONS[owner[city]], "question": True}
        for city in bits(position.questions)
    ]
    return laid + asked


def _fate(position: Position, seat: str | None) -> dict[str, Any]:
    """The text in play, and what a player at the table would see lying there of fate."""
    from sanssouci.games.friedrich import combat_fate, fate_texts

    found = fate_texts.in_play(position)
    suits_apart = position.fate == combat_fate.SUITS_APART
    return {
        **(found.to_json() if found else _NO_TEXT),
        "strokes": [
            {"card": STROKES[stroke], "rule": fate_texts.stroke_rule(position.setting, stroke)}
            for stroke in bits(position.strokes)
        ],
        "cards_left": len(position.fate_left),
        "cards_out": [n + 1 for n in range(NUMBERED) if n not in position.fate_left],
        "barred_suits": [SUITS[s] for s in bits(position.imperial_suits if suits_apart else 0)],
        **_bound_by_fate(position, seat),
    }


_NO_TEXT = {"text": None, "name": None, "words": None, "duration": None, "in_force": False}


def _bound_by_fate(position: Position, seat: str | None) -> dict[str, list[str]]:
    """Who is halted by F11.2C, and who has got fresh troops under F11.10S.

    Who on the map got troops is his owner's secret; all see who has come back with them.
    """
    from sanssouci.games.friedrich import movement_limits
    from sanssouci.games.friedrich.movement import Movement

    halted = fresh = 0
    for phase in position.stack:
        if isinstance(phase, Movement):
            halted = phase.halted
            if position.fate == movement_limits.FRESH_TROOPS and phase.nation == PRUSSIA:
                own = position.controllers[PRUSSIA] == seat
                fresh = phase.reinforced if own else movement_limits.came_back(position, phase)
    return {
        "halted": [PIECE_ID[general] for general in bits(halted)],
        "fresh": [PIECE_ID[general] for general in bits(fresh)],
    }


def _offensive(position: Position) -> dict[str, Any] | None:
    if not position.setting.expert:
        return None
    return {
        "status": OFFENSIVE_STATUS[position.offensive],
        "card": TEXT[position.aside] if position.aside >= 0 else None,
    }


def _combat(position: Position) -> dict[str, Any]:
    """The combats to come, and the duel or retreat going on."""
    from sanssouci.games.friedrich.combat import Combat

    shown = fight_shown(position)
    for phase in position.stack:
        if isinstance(phase, Combat):
            shown["combats"] = [[CITY[own], CITY[enemy]] for own, enemy in phase.pairs]
    return shown
