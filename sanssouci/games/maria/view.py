"""M23 What a seat may know of a position, built from a white list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanssouci.board import bits
from sanssouci.games.maria.atlas import ATLAS, CITY, GENERALS, PIECE_ID
from sanssouci.games.maria.deck import DECKS, TEXT, backs, in_order
from sanssouci.games.maria.nations import ALL, NATIONS
from sanssouci.kernel import Survey
from sanssouci.steps.field import AWAY
from sanssouci.steps.showing import fight_shown, piece_shown, strengths_shown

if TYPE_CHECKING:
    from sanssouci.games.maria.position import Position
    from sanssouci.games.maria.setup import Allotment


def build(position: Position, seat: str | None) -> dict[str, Any]:
    """Everything a client needs to draw the table for one seat; None is a spectator."""
    from sanssouci.games.maria import political_view
    from sanssouci.games.maria.sequence import stage_nations, year
    from sanssouci.games.maria.setup import Allotment

    setting = position.setting
    phase = position.stack[-1]
    allotting = isinstance(phase, Allotment)
    view: dict[str, Any] = {
        "turn": position.turn,
        "year": year(position.turn),
        "stage": position.stage,
        "active": [NATIONS[nation] for nation in stage_nations(position)],
        "nations": [_nation(position, n, seat, allotting) for n in setting.nations],
        "pieces": [_piece(position, p, seat) for p in sorted(setting.pieces)],
        "hussars": [CITY[city] if city >= 0 else None for city in position.hussars],
        "strengths": [] if allotting else strengths_shown(position),
        "markers": _markers(position),
        "electors": _electors(position),
        "boxes": _boxes(position),
        "pile": backs(position.pile, DECKS),
        "decks_opened": position.opened,
        "known_cards": sorted(TEXT[card] for card in position.cards_known_to(seat)),
        "discards": [TEXT[card] for card in position.open_discards()],
        "winner": _name(position.winner),
    }
    if isinstance(phase, Allotment):
        _add_bounds(position, phase, view["pieces"])
    return view | political_view.build(position, seat) | _combat(position)


def _add_bounds(position: Position, sheet: Allotment, pieces: list[dict[str, Any]]) -> None:
    """How few and how many troops each general on the sheet may be given (M3.2)."""
    for shown in pieces:
        if shown["kind"] == "general" and shown["city"]:
            general = position.roster.index[shown["id"]]
            shown["least"] = sheet.least(position, general)
            shown["greatest"] = sheet.greatest(position, general)


def survey(position: Position) -> Survey:
    """Where each power's generals are in supply, what they protect, what each power controls.

    Of each general whose supply hussars harass it has the road to his train, too.
    """
    from sanssouci.games.maria.conquest import watched
    from sanssouci.games.maria.supply import harassed_road, supplied_cities
    from sanssouci.games.maria.victory_markers import holdings

    nations = position.setting.nations
    held = holdings(position)
    on_map = (g for n in nations for g in GENERALS[n] if position.place[g] >= 0)
    harassed = {PIECE_ID[general]: harassed_road(position, general) for general in on_map}
    return {
        "supply": {NATIONS[n]: ATLAS.names(supplied_cities(position, n)) for n in nations},
        "watch": {NATIONS[n]: ATLAS.names(watched(position, n)) for n in nations},
        "control": {NATIONS[n]: ATLAS.names(held[n]) for n in nations},
        "neutral": {
            NATIONS[n]: ATLAS.names(position.relations.home[n]) for n in position.relations.neutral
        },
        "harassed": {
            general: [CITY[city] for city in road] for general, road in harassed.items() if road
        },
    }


def _name(nation: int) -> str | None:
    return NATIONS[nation] if nation >= 0 else None


def _nation(position: Position, nation: int, seat: str | None, allotting: bool) -> dict[str, Any]:
    from sanssouci.games.maria.subsidies import draw_size
    from sanssouci.games.maria.victory import contenders

    hand = position.hands[nation]
    own = position.seat(nation) == seat
    relations, present = position.relations, position.setting.nations
    friends = [other for other in relations.cooperating[nation] if other != nation]
    shown: dict[str, Any] = {
        "id": NATIONS[nation],
        "seat": position.seat(nation),
        "neutral": position.is_neutral(nation),
        "enemies": [NATIONS[other] for other in relations.enemies[nation] if other in present],
        "cooperating": [NATIONS[other] for other in friends if other in present],
        "troops": position.setting.strength[nation] if allotting else position.total(nation),
        "most_troops": position.ceiling(nation),
        "draws": draw_size(position, nation),
        "cards": len(hand),
        "backs": backs(hand, DECKS),
        "hand": [TEXT[card] for card in in_order(hand)] if own else None,
    }
    if nation in contenders(position):
        shown |= {
            "markers": position.setting.markers[nation],
            "pool": position.pool[nation],
            "set_aside": position.set_aside[nation],
            "surplus": position.surplus[nation],
            "battle": position.battle_box[nation],
            "winter_scores": list(position.winter_scores[nation]) if own else None,
        }
    return shown


def _piece(position: Position, piece: int, seat: str | None) -> dict[str, Any]:
    from sanssouci.games.maria.supply import path_of

    city = position.place[piece]
    shown = piece_shown(position, piece, seat) | {"away": city == AWAY}
    if position.roster.is_general(piece):
        path = path_of(position, piece) if city >= 0 else None
        shown["supply"] = None if path is None else path._asdict()
        shown["commands"] = city >= 0 and position.commander(city) == piece
    return shown


def _markers(position: Position) -> list[dict[str, Any]]:
    return [
        {"city": CITY[city], "nation": NATIONS[nation], "question": question}
        for question, by_nation in ((False, position.flags), (True, position.asked))
        for nation in ALL
        for city in bits(by_nation[nation])
    ]


def _electors(position: Position) -> list[dict[str, str]]:
    """Who controls each fortress with a vote (M18.1)."""
    from sanssouci.games.maria.victory_markers import controller

    votes = ATLAS.votes & position.setting.land
    if not position.setting.whole_war:
        votes = 0
    return [
        {"city": CITY[city], "nation": NATIONS[controller(position, city)]} for city in bits(votes)
    ]


def _boxes(position: Position) -> dict[str, str | None]:
    from sanssouci.games.maria.nations import PRUSSIA

    return {
        "electors": _name(position.electors_box),
        "emperor": _name(position.emperor),
        "italy": _name(position.italy),
        "silesia": NATIONS[PRUSSIA] if position.silesia else None,
    }


def _combat(position: Position) -> dict[str, Any]:
    """The combats to come, the duel or retreat going on, and turns taken in Flanders."""
    from sanssouci.games.maria.combat import Combat
    from sanssouci.games.maria.movement import Movement

    shown = fight_shown(position)
    for phase in position.stack:
        if isinstance(phase, Combat):
            pairs = (*phase.pairs, *phase.later)
            shown["combats"] = [[CITY[own], CITY[enemy]] for own, enemy in pairs]
        elif isinstance(phase, Movement):
            shown["moved"] = [PIECE_ID[piece] for piece in bits(phase.moved)]
            shown["flanders"] = _name(phase.flanders)
    return shown
