"""M1.3 to M1.5 Who is whose enemy, ally or partner, and what deals and truces forbid between them.

All of it follows from with whom Saxony stands, from Prussia's neutrality, the truce of a political
card and the deals in force; so it is worked out once for each such situation and then looked up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from sanssouci.games.maria.atlas import ATLAS, GRAPH
from sanssouci.games.maria.nations import (
    ALL,
    AUSTRIA,
    AUSTRIAN,
    BAVARIA,
    FRANCE,
    MINORS,
    NATIONS,
    NEUTRAL,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN,
    SAXONY,
)
from sanssouci.steps.deals import Deal

if TYPE_CHECKING:
    from sanssouci.games.maria.position import Position

NO_AGGRESSION, NO_COMBAT, NO_HUSSARS = "no-aggression", "no-combat", "no-hussars"
NO_PROTECTION, SUBSIDY = "no-protection", "subsidy"
DEAL_KINDS: Final = (NO_AGGRESSION, NO_COMBAT, NO_HUSSARS, NO_PROTECTION, SUBSIDY)
"""What the program keeps of bargains (M24.5, M24.3)."""

ByNation = tuple[tuple[int, ...], ...]
Claims = tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
"""(owner, (guard, the towns it may protect)) of all whose fortresses a power may take."""


class Relations:
    """How the powers stand to one another in one situation; tables are by power."""

    def __init__(
        self,
        alliance: int,
        prussia_neutral: bool,
        truce: bool,
        annexed: bool,
        deals: Sequence[Deal],
        land: int,
    ) -> None:
        """``land`` are the towns in play."""
        self.alliance, self.prussia_neutral, self.annexed = alliance, prussia_neutral, annexed
        self.truce, self.deals = truce, list(deals)
        self.neutral = tuple(
            nation
            for nation in ALL
            if (nation == SAXONY and alliance == NEUTRAL) or (nation == PRUSSIA and prussia_neutral)
        )
        self._blocs = _blocs(alliance)
        self.major: tuple[int, ...] = tuple(_major(nation, alliance) for nation in ALL)
        """The major power that a power counts for (M1.2, M14.8)."""
        self.allies: ByNation = tuple(
            tuple(o for o in ALL if self._blocs[o] == self._blocs[n]) for n in ALL
        )
        """Of one bloc, the power itself included (M1.3)."""
        self.cooperating: ByNation = tuple(
            tuple(o for o in ALL if o == n or {o, n} in _pairs(alliance)) for n in ALL
        )
        """Closer than allied, the power itself included (M1.4)."""
        self.enemies: ByNation = tuple(
            tuple(other for other in ALL if self._hostile(nation, other)) for nation in ALL
        )
        self.opponents = self._less(NO_COMBAT, truce_holds=True)
        """Enemies whose generals must be fought (M11.1)."""
        self.prey = self._less(truce_holds=True)
        """Enemies whose trains are destroyed (M9.3)."""
        self.conquerable = self._less(truce_holds=True)
        """Enemies whose fortresses may be taken (M10.1)."""
        self.blockers = self._less(truce_holds=False)
        """Enemies whose pieces cut supply (M7.3, M17.9)."""
        spared = self._less(NO_HUSSARS, truce_holds=True)
        self.harassed = tuple(AUSTRIA in spared[nation] for nation in ALL)
        """True if Austria's hussars harass its generals (M8.5)."""
        self.home = tuple(
            home | (ATLAS.country["silesia"] if annexed and nation == PRUSSIA else 0)
            for nation, home in enumerate(ATLAS.home)
        )
        """Home countries now (M2.5, M20.2)."""
        self.neutral_land = 0
        for nation in self.neutral:
            self.neutral_land |= self.home[nation]
        self.closed = tuple(self._closed_to(nation) for nation in ALL)
        """Where its pieces may not go, the seam apart (M9.10, M19.6)."""
        self.barred = tuple(closed | ~land for closed in self.closed)
        """The same, with the maps that are not in play (M26.1)."""
        self.strangers: ByNation = _others(self.cooperating)
        """Those whose generals it cannot join."""
        self.spared: ByNation = _others(self.prey)
        """Those whose trains it does not destroy."""
        self.in_common: ByNation = tuple(
            tuple(enemy for enemy in self.enemies[n] if enemy not in self.conquerable[n])
            for n in ALL
        )
        """Enemies that a truce or deal spares, and with them what they hold in common (M24.5)."""
        self.sites = tuple(self._sites(nation) & land for nation in ALL)
        """The major fortresses in whose towns its trains may be put back (M7.12, M19.7)."""

    def _hostile(self, one: int, other: int) -> bool:
        if one in self.neutral or other in self.neutral:
            return False
        return self._blocs[one] != self._blocs[other]

    def _less(self, *kinds: str, truce_holds: bool) -> ByNation:
        """The enemies without those a truce or deal of these kinds protects from a power."""
        kinds = (NO_AGGRESSION, *kinds)
        return tuple(
            tuple(
                enemy
                for enemy in self.enemies[nation]
                if not (truce_holds and self.truce and _partners(nation, enemy, self._blocs))
                and not any(
                    deal.kind in kinds and deal.between(NATIONS[nation], NATIONS[enemy])
                    for deal in self.deals
                )
            )
            for nation in ALL
        )

    @cached_property
    def claims(self) -> tuple[Claims, ...]:
        """Whose fortresses it may take, and who protects them by what it has not given up."""
        return tuple(self._claims(nation) for nation in ALL)

    def _claims(self, nation: int) -> Claims:
        return tuple(
            (
                owner,
                tuple(
                    (guard, ~self.unprotected_by_deal(guard, nation))
                    for guard in self.cooperating[owner]
                    if guard not in self.neutral
                ),
            )
            for owner in self.conquerable[nation]
        )

    def _sites(self, nation: int) -> int:
        lands = self.home[nation]
        if nation not in MINORS and nation not in self.neutral:
            for partner in self.cooperating[nation]:
                if partner in MINORS:
                    lands |= self.home[partner]
        return lands & ATLAS.majors

    def _closed_to(self, nation: int) -> int:
        if nation in self.neutral:
            return ~self.home[nation]
        return self.neutral_land

    def unprotected_by_deal(self, owner: int, taker: int) -> int:
        """The fortresses a power has promised another not to protect (M24.5)."""
        mask = 0
        for deal in self.deals:
            promised = deal.kind == NO_PROTECTION and deal.giver == NATIONS[owner]
            if promised and deal.taker == NATIONS[taker]:
                mask |= GRAPH.mask(ATLAS.index[name] for name in deal.names)
        return mask


def _blocs(alliance: int) -> tuple[int, ...]:
    """By power, its bloc (M1.3); Saxony between them is one of its own."""
    saxony = {PRUSSIAN: 0, NEUTRAL: 2, AUSTRIAN: 1}[alliance]
    blocs = {FRANCE: 0, BAVARIA: 0, PRUSSIA: 0, SAXONY: saxony, AUSTRIA: 1, PRAGMATIC: 1}
    return tuple(blocs[nation] for nation in ALL)


def _pairs(alliance: int) -> list[set[int]]:
    pairs = [{FRANCE, BAVARIA}, {AUSTRIA, PRAGMATIC}]
    if alliance == PRUSSIAN:
        pairs.append({PRUSSIA, SAXONY})
    elif alliance == AUSTRIAN:
        pairs.append({AUSTRIA, SAXONY})
    return pairs


def _major(nation: int, alliance: int) -> int:
    if nation == BAVARIA:
        return FRANCE
    if nation == SAXONY:
        return PRUSSIA if alliance == PRUSSIAN else AUSTRIA
    return nation


def _partners(one: int, other: int, blocs: Sequence[int]) -> bool:
    """True if the truce of Klein-Schnellendorf is between these two (M17.9)."""
    northern = {PRUSSIA, SAXONY} if blocs[SAXONY] == blocs[PRUSSIA] else {PRUSSIA}
    return (one == AUSTRIA and other in northern) or (other == AUSTRIA and one in northern)


def _others(of: ByNation) -> ByNation:
    """By power, those that are not among these."""
    return tuple(tuple(nation for nation in ALL if nation not in each) for each in of)


def relations(position: Position) -> Relations:
    """How the powers stand to one another now."""
    known = position.related
    if (
        known is None
        or known.alliance != position.alliance
        or known.truce != position.truce
        or known.annexed != position.silesia
        or known.prussia_neutral != (position.neutral_until > 0)
        or known.deals != position.deals
    ):
        known = position.related = _look_up(position)
    return known


def _look_up(position: Position) -> Relations:
    situation = (
        position.alliance, position.is_neutral(PRUSSIA), position.truce, position.silesia,
        tuple(position.deals),
    )  # fmt: skip
    known = position.setting.known_relations
    found = known.get(situation)
    if found is None:
        found = known[situation] = Relations(*situation, position.setting.land)
    return found


__all__ = [
    "DEAL_KINDS", "NO_AGGRESSION", "NO_COMBAT", "NO_HUSSARS", "NO_PROTECTION", "SUBSIDY",
    "Relations", "relations",
]  # fmt: skip
