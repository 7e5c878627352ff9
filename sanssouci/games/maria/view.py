"""M23 What a seat may know of a position, built from a white list."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sanssouci.board import bits
from sanssouci.games.maria import political_view
from sanssouci.games.maria.atlas import ATLAS, CITY, GENERAL_COUNT, GENERALS, PIECE_ID
from sanssouci.games.maria.combat import Combat
from sanssouci.games.maria.conquest import watched
from sanssouci.games.maria.deck import DECKS, TEXT, backs, in_order
from sanssouci.games.maria.movement import Movement
from sanssouci.games.maria.nations import ALL, NATIONS, PRUSSIA
from sanssouci.games.maria.position import Held, Position
from sanssouci.games.maria.sequence import stage_nations, year
from sanssouci.games.maria.setup import Allotment
from sanssouci.games.maria.subsidies import draw_size
from sanssouci.games.maria.supply import harassed_road, paths, supplied_cities
from sanssouci.games.maria.victory import contenders
from sanssouci.games.maria.victory_markers import control, holdings
from sanssouci.kernel import Survey
from sanssouci.steps.field import AWAY
from sanssouci.steps.showing import fight_shown, pieces_shown, strengths_shown

_ELECTORS: Final = tuple(bits(ATLAS.votes))


class Bonds(NamedTuple):
    """A power among the others, and what it draws."""

    seat: str
    neutral: bool
    enemies: tuple[str, ...]
    cooperating: tuple[str, ...]
    draws: int


class Settled(NamedTuple):
    """What all views show alike until markers, deals or politics change."""

    held: Held
    seldom: tuple[Any, ...]
    bonds: tuple[Bonds, ...]
    """By power in play."""
    electors: tuple[tuple[str, str], ...]
    """Each fortress with a vote, and who controls it (M18.1)."""


def settled(position: Position) -> Settled:
    """That, kept till something of it changes: it follows from markers, deals and politics."""
    known, held = position.settled, control(position)
    if known is None or known.held is not held or known.seldom is not position.seldom:
        bonds = tuple(_bonds(position, nation) for nation in position.setting.nations)
        known = Settled(held, position.seldom, bonds, _electors(position))
        position.settled = known
    return known


def _bonds(position: Position, nation: int) -> Bonds:
    relations, present = position.relations, position.setting.nations
    friends = [other for other in relations.cooperating[nation] if other != nation]
    return Bonds(
        position.seat(nation),
        nation in relations.neutral,
        tuple(NATIONS[other] for other in relations.enemies[nation] if other in present),
        tuple(NATIONS[other] for other in friends if other in present),
        draw_size(position, nation),
    )


def _electors(position: Position) -> tuple[tuple[str, str], ...]:
    if not position.setting.whole_war:
        return ()
    nation_of = {
        city: nation
        for nation, held in reversed([*enumerate(holdings(position))])
        for city in bits(held & ATLAS.votes)
    }
    return tuple((CITY[city], NATIONS[nation_of[city]]) for city in _ELECTORS)


def build(position: Position, seat: str | None) -> dict[str, Any]:
    """Everything a client needs to draw the table for one seat; None is a spectator."""
    phase = position.stack[-1]
    allotting = isinstance(phase, Allotment)
    view: dict[str, Any] = {
        "turn": position.turn,
        "year": year(position.turn),
        "stage": position.stage,
        "active": [NATIONS[nation] for nation in stage_nations(position)],
        "nations": _nations(position, seat, allotting),
        "pieces": _pieces(position, seat),
        "hussars": [CITY[city] if city >= 0 else None for city in position.hussars],
        "strengths": [] if allotting else strengths_shown(position),
        "markers": _markers(position),
        "electors": [
            {"city": city, "nation": nation} for city, nation in settled(position).electors
        ],
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
    """How few and how many troops each general on the sheet may be given (M3.2).

    One on a mission is on the sheet, too, though he stands in no town.
    """
    nations = position.setting.nations
    listed = {general for nation in nations for general in sheet.generals(position, nation)}
    for shown in pieces:
        general = position.roster.index[shown["id"]]
        if general in listed:
            shown["least"] = sheet.least(position, general)
            shown["greatest"] = sheet.greatest(position, general)


def survey(position: Position) -> Survey:
    """Where each power's generals are in supply, what they protect, what each power controls.

    Of each general whose supply hussars harass it has the road to his train, too.
    """
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


def _nations(position: Position, seat: str | None, allotting: bool) -> list[dict[str, Any]]:
    setting, rivals = position.setting, contenders(position)
    found = []
    for nation, bonds in zip(setting.nations, settled(position).bonds, strict=True):
        hand, own = position.hands[nation], bonds.seat == seat
        shown: dict[str, Any] = {
            "id": NATIONS[nation],
            "seat": bonds.seat,
            "neutral": bonds.neutral,
            "enemies": [*bonds.enemies],
            "cooperating": [*bonds.cooperating],
            "troops": setting.strength[nation] if allotting else position.total(nation),
            "most_troops": position.ceiling(nation),
            "draws": bonds.draws,
            "cards": len(hand),
            "backs": backs(hand, DECKS),
            "hand": [TEXT[card] for card in in_order(hand)] if own else None,
        }
        if nation in rivals:
            shown["markers"] = setting.markers[nation]
            shown["pool"] = position.pool[nation]
            shown["set_aside"] = position.set_aside[nation]
            shown["surplus"] = position.surplus[nation]
            shown["battle"] = position.battle_box[nation]
            shown["winter_scores"] = list(position.winter_scores[nation]) if own else None
        found.append(shown)
    return found


def _pieces(position: Position, seat: str | None) -> list[dict[str, Any]]:
    place, crowded, fed = position.place, position.standing.crowded, paths(position)
    pieces = pieces_shown(position, position.setting.pieces_in_order, seat)
    for piece, shown in pieces.items():
        city = place[piece]
        shown["away"] = city == AWAY
        if piece < GENERAL_COUNT:
            path = fed[piece]
            shown["supply"] = path and {"length": path.length, "price": path.price}
            alone = city >= 0 and not crowded >> city & 1
            shown["commands"] = alone or (city >= 0 and position.commander(city) == piece)
    return list(pieces.values())


def _markers(position: Position) -> list[dict[str, Any]]:
    return [
        {"city": CITY[city], "nation": NATIONS[nation], "question": question}
        for question, by_nation in ((False, position.flags), (True, position.asked))
        for nation in ALL
        if by_nation[nation]
        for city in bits(by_nation[nation])
    ]


def _boxes(position: Position) -> dict[str, str | None]:
    return {
        "electors": _name(position.electors_box),
        "emperor": _name(position.emperor),
        "italy": _name(position.italy),
        "silesia": NATIONS[PRUSSIA] if position.silesia else None,
    }


def _combat(position: Position) -> dict[str, Any]:
    """The combats to come, the duel or retreat going on, and turns taken in Flanders."""
    shown = fight_shown(position)
    for phase in position.stack:
        if isinstance(phase, Combat):
            pairs = (*phase.pairs, *phase.later)
            shown["combats"] = [[CITY[own], CITY[enemy]] for own, enemy in pairs]
        elif isinstance(phase, Movement):
            shown["moved"] = [PIECE_ID[piece] for piece in bits(phase.moved)]
            shown["flanders"] = _name(phase.flanders)
    return shown
