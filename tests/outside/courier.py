"""Couriers: a small game with a map, and nothing but its rules, as somebody else might write one.

Each player has two couriers and rides with one of them, a road at a time; whoever first reaches the
residence of the other has won. After thirty rides nobody has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from sanssouci.kernel import (
    Action,
    Chart,
    Game,
    Grammar,
    Kind,
    Link,
    Message,
    Noun,
    Option,
    Options,
    Outcome,
    Phase,
    Scenario,
    Sentences,
    Setting,
    Slot,
    Spot,
    State,
    Verb,
    part,
)
from sanssouci.kernel.parts import NUMBER, WORD, by_word

SEATS = ("berlin-court", "vienna-court")
GOALS = {"berlin-court": "vienna", "vienna-court": "berlin"}
COURIERS = {"berlin-court": ("anna", "bruno"), "vienna-court": ("carl", "dora")}
MOST_RIDES = 30
CHART = Chart(
    (
        Spot("berlin", 5, 0),
        Spot("torgau", 4, 2),
        Spot("leipzig", 2, 3),
        Spot("dresden", 5, 4),
        Spot("breslau", 10, 4),
        Spot("prague", 5, 7),
        Spot("olmuetz", 10, 8),
        Spot("vienna", 8, 11),
    ),
    (
        Link("berlin", "torgau", "post-road"),
        Link("torgau", "leipzig", "track"),
        Link("torgau", "dresden", "post-road"),
        Link("leipzig", "prague", "track"),
        Link("dresden", "prague", "post-road"),
        Link("berlin", "breslau", "track"),
        Link("breslau", "olmuetz", "post-road"),
        Link("dresden", "breslau", "track"),
        Link("prague", "vienna", "post-road"),
        Link("olmuetz", "vienna", "track"),
    ),
)
COURIER = Noun("courier", Kind.PIECE, tuple(id for ids in COURIERS.values() for id in ids))
PLACE = Noun("place", Kind.PLACE, tuple(spot.id for spot in CHART.places))


class Race(State):
    where: dict[str, str] = part(
        by_word(WORD),
        lambda setting: {
            id: GOALS[SEATS[1 - SEATS.index(seat)]] for seat in SEATS for id in COURIERS[seat]
        },
    )
    rides: int = part(NUMBER, 0)

    def seen(self, seat: str | None) -> dict[str, Any]:
        return {
            "rides_left": MOST_RIDES - self.rides,
            "pieces": [{"id": id, "place": place} for id, place in self.where.items()],
        }

    def deal_anew(self, seat: str | None, rng: Random) -> None:
        """Nothing is hidden."""


@dataclass(frozen=True, slots=True)
class Ride(Phase[Race]):
    name: ClassVar[str] = "ride"

    def actors(self, race: Race) -> tuple[str, ...]:
        return (SEATS[race.rides % 2],)

    def prompt(self, race: Race, seat: str) -> Message:
        return Message.of("prompt.ride", goal=GOALS[seat])

    def legal(self, race: Race, seat: str) -> Sequence[Action]:
        return [
            Action.of("ride", id, there)
            for id in COURIERS[seat]
            for there in CHART.neighbours(race.where[id])
        ]

    def ride(self, race: Race, seat: str, courier: str, end: str) -> None:
        race.tell("log.rides", who=courier, start=race.where[courier], end=end)
        race.where[courier] = end
        race.rides += 1
        if end == GOALS[seat]:
            race.outcome = Outcome((seat,), "arrival", Message.of("end.arrival", who=courier))
        elif race.rides == MOST_RIDES:
            race.outcome = Outcome((), "night", Message.of("end.night"))


class Couriers(Game):
    id: ClassVar[str] = "couriers"
    title: ClassVar[str] = "Couriers"
    credit: ClassVar[str] = "A game for tests."
    rules_version: str = "1"
    scenarios: ClassVar[tuple[Scenario, ...]] = (Scenario("race", "Race", SEATS, "A race."),)
    options: ClassVar[tuple[Option, ...]] = ()
    reasons: ClassVar[tuple[str, ...]] = ("arrival", "night")
    phases: ClassVar[Mapping[str, type[Phase[Any]]]] = {"ride": Ride}
    sentences: ClassVar[Sentences] = {
        "en": """
name-berlin-court = the court of Berlin
name-vienna-court = the court of Vienna
name-anna = Anna
name-bruno = Bruno
name-carl = Carl
name-dora = Dora
name-berlin = Berlin
name-torgau = Torgau
name-leipzig = Leipzig
name-dresden = Dresden
name-breslau = Breslau
name-prague = Prague
name-olmuetz = Olmütz
name-vienna = Vienna
view-rides-left = Rides before nightfall
do-ride = { $courier } rides to { $end }
prompt-ride = Ride with one of your couriers; they are expected at { $goal }.
log-rides = { $who } rides from { $start } to { $end }.
end-arrival = { $who } has arrived.
end-night = Night has fallen.
"""
    }
    grammar = Grammar(
        Verb("ride", Slot("courier", COURIER), Slot("end", PLACE)), nouns=(COURIER, PLACE)
    )
    map = CHART

    def blank(self, scenario: Scenario, options: Options) -> Race:
        return Race(Setting.of(self, scenario, options))

    def begin(self, scenario: Scenario, options: Options) -> Race:
        race = self.blank(scenario, options)
        race.push(Ride())
        return race


COURIERS_GAME = Couriers()
