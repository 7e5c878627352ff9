"""Stepping in out of turn, and standing orders to pass."""

from __future__ import annotations

from sanssouci.games.sieben_jahre.raids import RaidOffer
from sanssouci.games.sieben_jahre.states import AU
from tests.games.sieben_jahre.test_s14_supply import stopped_convoy


def test_who_can_do_nothing_is_not_asked() -> None:
    position = stopped_convoy("prag")
    assert position.phase.actors(position) == ()


def test_a_standing_order_holds_for_its_span() -> None:
    position = stopped_convoy("lubben")
    offer = RaidOffer(AU)
    assert offer.actors(position) == ("franco-austrian",)
    assert list(position.legal("franco-austrian"))[:3] == ["hold", "hold fraction", "hold year"]
    position.apply("franco-austrian", "hold year")
    position.fraction = 10
    assert offer.actors(position) == ()
    position.year, position.fraction = position.year + 1, 0
    assert not offer.is_quiet(position)
