"""What a seat may know of a position (F16), built from a white list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanssouci.board import bits
from sanssouci.cards.tactical import SUITS, TEXT, backs, in_order
from sanssouci.games.friedrich.atlas import ATLAS, CITY, PIECE_ID, PIECES
from sanssouci.games.friedrich.fate_cards import STROKES, rule_of
from sanssouci.games.friedrich.hidden import cards_known_to, open_discards, pools_on_map
from sanssouci.games.friedrich.nations import NATIONS

if TYPE_CHECKING:
    from sanssouci.games.friedrich.position import Position

OFFENSIVE_STATUS = ("undecided", "declined", "standing", "card taken", "failed")


def build(position: Position, seat: str | None) -> dict[str, Any]:
    """Everything a client needs to draw the table for one seat; None is a spectator."""
    from sanssouci.games.friedrich.setup import Allotment

    setting = position.setting
    allotting = isinstance(position.stack[-1], Allotment)
    view: dict[str, Any] = {
        "game": "friedrich",
        "scenario": setting.scenario.id,
        "options": dict(setting.options),
        "seat": seat,
        "turn": position.turn,
        "phase": position.stack[-1].name,
        "actors": list(position.actors),
        "active": _active_nation(position),
        "nations": [_nation(position, n, seat, allotting) for n in setting.nations],
        "pieces": [_piece(position, p, seat) for p in sorted(setting.pieces)],
        "strengths": [] if allotting else _strengths(position),
        "markers": _markers(position),
        "pile": backs(position.pile, setting.decks),
        "decks_opened": position.opened,
        "known_cards": sorted(TEXT[card] for card in cards_known_to(position, seat)),
        "discards": [TEXT[card] for card in open_discards(position)],
        "fate": _fate(position),
        "offensive": _offensive(position),
        "victor": PIECE_ID[position.victor] if position.victor >= 0 else None,
        "outcome": None,
    }
    view |= _combat(position)
    if position.outcome:
        view["outcome"] = {
            "winners": list(position.outcome.winners),
            "reason": position.outcome.reason,
        }
    return view


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


def _piece(position: Position, piece: int, seat: str | None) -> dict[str, Any]:
    facts = PIECES[piece]
    city = position.place[piece]
    own = position.controllers[facts.nation] == seat
    shown = {
        "id": facts.id,
        "kind": "general" if facts.is_general else "train",
        "nation": NATIONS[facts.nation],
        "name": facts.name,
        "rank": facts.rank,
        "city": CITY[city] if city >= 0 else None,
        "gone": city == -2,
    }
    if facts.is_general:
        shown["face_down"] = position.is_down(piece)
        shown["troops"] = position.troops[piece] if own else None
    return shown


def _strengths(position: Position) -> list[dict[str, Any]]:
    """What everybody can work out about troops: sums over groups of generals."""
    return [
        {"generals": [PIECE_ID[g] for g in pool], "troops": position.strength(pool)}
        for nation in position.setting.nations
        for pool in pools_on_map(position, nation)
    ]


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


def _fate(position: Position) -> dict[str, Any]:
    return {
        "text": rule_of(position.fate) if position.fate >= 0 else None,
        "spent": position.fate_spent,
        "strokes": [STROKES[stroke] for stroke in bits(position.strokes)],
        "cards_left": len(position.fate_left),
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
    from sanssouci.games.friedrich.combat import Battle, Combat
    from sanssouci.games.friedrich.retreat import Retreat

    shown: dict[str, Any] = {}
    for phase in position.stack:
        if isinstance(phase, Combat):
            shown["combats"] = [[CITY[own], CITY[enemy]] for own, enemy in phase.pairs]
        elif isinstance(phase, Battle):
            shown["battle"] = {
                "nations": [NATIONS[nation] for nation in phase.nations],
                "cities": [CITY[city] for city in phase.cities],
                "suits": [SUITS[ATLAS.suit[city]] for city in phase.cities],
                "generals": [[PIECE_ID[g] for g in phase.stack(position, s)] for s in (0, 1)],
                "troops": [position.strength(phase.stack(position, s)) for s in (0, 1)],
                "score": phase.score,
                "turn": phase.turn,
                "played": [[side, TEXT[card], value] for side, card, value in phase.played],
            }
        elif isinstance(phase, Retreat):
            shown["retreat"] = {
                "nation": NATIONS[phase.loser],
                "city": CITY[phase.city],
                "length": phase.length,
                "ends": [CITY[city] for city in phase.ends],
            }
    return shown
