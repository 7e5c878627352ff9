"""Properties that are worked out once."""

from __future__ import annotations

from sanssouci.kernel.caching import cached_property


class Sum:
    def __init__(self, *numbers: int) -> None:
        self.numbers = numbers
        self.times = 0

    @cached_property
    def total(self) -> int:
        """Of all numbers."""
        self.times += 1
        return sum(self.numbers)


def test_a_property_is_worked_out_once_for_each_object() -> None:
    one, other = Sum(1, 2), Sum(3, 4)
    assert [one.total, one.total, other.total] == [3, 3, 7]
    assert (one.times, other.times) == (1, 1)


def test_what_is_forgotten_is_worked_out_again() -> None:
    numbers = Sum(1, 2)
    assert numbers.total == 3
    numbers.numbers = (5,)
    assert numbers.total == 3
    del numbers.total
    assert numbers.total == 5


def test_the_class_has_the_property_itself() -> None:
    assert Sum.total.__doc__ == "Of all numbers."
