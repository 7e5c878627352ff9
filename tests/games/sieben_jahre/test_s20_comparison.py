"""S20: sums, modifiers and who eliminates whom."""

from __future__ import annotations

import pytest

from sanssouci.games.sieben_jahre.comparison import Attack, carried_over, winner
from sanssouci.games.sieben_jahre.units import ARTILLERY, CAVALRY, INFANTRY


def infantry(
    points: int, strength: int = 1, *, fires: bool = True, veteran: bool = False
) -> Attack:
    return Attack(points, strength, INFANTRY, fires, veteran)


def cavalry(points: int, strength: int = 2) -> Attack:
    return Attack(points, strength, CAVALRY, fires=False)


def guns(points: int, strength: int = 3) -> Attack:
    return Attack(points, strength, ARTILLERY)


@pytest.mark.rule("S20.6")
def test_the_higher_sum_wins_and_equal_sums_do_nothing() -> None:
    assert winner((infantry(3), infantry(1)), False) == (0, (4, 2))
    assert winner((infantry(2), infantry(2)), False) == (-1, (3, 3))


@pytest.mark.rule("S20.7")
@pytest.mark.parametrize(("difference", "carried"), [(1, 0), (2, 0), (3, 1), (4, 2), (7, 2)])
def test_a_devastating_attack_carries_over(difference: int, carried: int) -> None:
    assert carried_over(difference) == carried


@pytest.mark.rule("S20.7")
def test_five_against_two_carries_one() -> None:
    assert carried_over(5 - 2) == 1


@pytest.mark.rule("S20.8")
@pytest.mark.parametrize(("veteran", "own"), [(False, 3), (True, 2)])
def test_charging_into_fire(veteran: bool, own: int) -> None:
    charge = infantry(3, fires=False)
    assert charge.sum_against(infantry(1, veteran=veteran), False) == own
    assert cavalry(2).sum_against(infantry(1, veteran=veteran), False) == own


@pytest.mark.rule("S20.9")
def test_infantry_with_sabres_loses_its_points_to_cavalry() -> None:
    assert infantry(3, fires=False).sum_against(cavalry(1), False) == 1
    assert infantry(3).sum_against(cavalry(1), False) == 4


@pytest.mark.rule("S20.10")
def test_artillery_silences_the_others_but_not_artillery() -> None:
    assert infantry(3, 2).sum_against(guns(1), False) == 2
    assert cavalry(3).sum_against(guns(1), False) == 2
    assert guns(3).sum_against(guns(1), False) == 6
    told = infantry(3, 2).against(guns(1), False)
    assert (told.points, told.silenced, told.total) == (3, 3, 2), "why the card counts nothing"


@pytest.mark.rule("S20.16")
def test_modifiers_never_go_below_zero_and_the_carry_is_never_lost() -> None:
    weak = Attack(1, 1, exhaustion=4, advantage=-2, carry=2)
    assert weak.sum_against(infantry(3), False) == 2


@pytest.mark.rule("S16.1")
def test_exhaustion_lowers_every_sum() -> None:
    assert Attack(2, 2, exhaustion=3).sum_against(infantry(1), False) == 1


@pytest.mark.rule("S20.18")
def test_at_a_distance_only_fire_does_damage() -> None:
    fire, sabres = infantry(1, 3), infantry(3, 3, fires=False)
    assert winner((fire, sabres), True)[0] == -1
    assert winner((infantry(3, 4), sabres), True)[0] == 0
    assert winner((sabres, infantry(1, 1, fires=False)), True)[0] == -1


@pytest.mark.rule("S20.12")
def test_a_whole_sum_meets_a_passive_side() -> None:
    assert infantry(3, fires=False).sum_against(None, False) == 4
