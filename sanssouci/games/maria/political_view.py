"""M23 What a seat may know of politics, bargains and the political board."""

from __future__ import annotations

from itertools import filterfalse, zip_longest
from typing import Any

from sanssouci.games.maria.atlas import CITY
from sanssouci.games.maria.deck import SUITS, TEXT, deck_of, in_order
from sanssouci.games.maria.election import ELECTORS, Election
from sanssouci.games.maria.nations import ALLIANCES, NATIONS
from sanssouci.games.maria.political_cards import CARDS
from sanssouci.games.maria.political_tables import TRACKS
from sanssouci.games.maria.politics import Bidding, Choosing, places, worth
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.tracks import BOX, MISSIONS
from sanssouci.games.maria.wording import box_title, card_title
from sanssouci.steps.deals import Deal

ELECTION = ("to-come", "due", "held")


def build(position: Position, seat: str | None) -> dict[str, Any]:
    """The part of a view that is politics."""
    return _scene(position) | {
        "tracks": dict(zip(TRACKS, position.tracks, strict=True)),
        "alliance": ALLIANCES[position.alliance],
        "missions": {
            mission.power: None if general < 0 else position.roster.ids[general]
            for mission, general in zip(MISSIONS, position.missions, strict=True)
        },
        "political_cards": [CARDS[card].id for card in position.open_cards],
        "trump": _trump(position),
        "display": [_display(position, nation, seat) for nation in places(position)],
        "election": ELECTION[position.election],
        "truce": position.truce,
        "no_force_march": position.no_force_march,
        "neutral_until": position.neutral_until,
        "deals": [_deal(deal) for deal in sorted(position.deals)],
        "proposals": [
            {"proposer": p.proposer, "partner": p.partner, "release": p.release, **_deal(p.deal)}
            for p in sorted(position.proposals_known_to(seat))
        ],
    }


def _scene(position: Position) -> dict[str, Any]:
    """Who is still to bid or to choose, in order, and the votes cast in an election so far."""
    shown: dict[str, Any] = {}
    for phase in position.stack:
        if isinstance(phase, Bidding | Choosing):
            shown[phase.name] = [NATIONS[power] for power in phase.powers]
        elif isinstance(phase, Election):
            seats = [CITY[city] for city in ELECTORS]
            shown["votes"] = dict(zip_longest(seats, phase.votes))
    return shown


def _trump(position: Position) -> str | None:
    if position.trump < 0:
        return None
    return SUITS[position.trump] if position.trump < len(SUITS) else "every"


def _display(position: Position, nation: int, seat: str | None) -> dict[str, Any]:
    """A power's cards on the display: those kept lie open, those laid now show their backs."""
    cards, is_open = position.hands[position.display(nation)], position.kept.__contains__
    kept = in_order(filter(is_open, cards))
    laid = in_order(filterfalse(is_open, cards))
    shown = {
        "nation": NATIONS[nation],
        "kept": [TEXT[card] for card in kept],
        "laid": sorted([deck_of(card) + 1 for card in laid]),
        "sum": sum(map(worth, kept)),
        "returning": bool(position.returning >> nation & 1),
    }
    if position.seat(nation) == seat:
        shown["bids"] = [TEXT[card] for card in laid]
    return shown


def _deal(deal: Deal) -> dict[str, Any]:
    return {**deal._asdict(), "names": list(deal.names)}


def facts() -> dict[str, Any]:
    """What is printed on the political cards and board, in the language being spoken."""
    return {
        "political_cards": {
            card.id: {"title": card_title(card), "year": card.year, "emblems": list(card.emblems),
                      "track": card.track or None, "steps": card.steps,
                      "left": list(card.left), "right": list(card.right),
                      "drawers": list(card.drawers), "cards": card.cards, "fewer": card.fewer,
                      "troops": card.troops, "free": card.free, "special": card.special or None}
            for card in CARDS
        },
        "political_board": {
            track: [
                {"title": box_title(box), "mission": box.mission or None,
                 "marker": box.marker or None, "less": list(box.less), "more": list(box.more),
                 "alliance": box.alliance or None}
                for (number, _), box in sorted(BOX.items()) if TRACKS[number] == track
            ]
            for track in TRACKS
        },
    }  # fmt: skip
