"""What is to be played: bots in seats, over scenarios, options and seeds."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from sanssouci.arena.playing import Job
from sanssouci.bots import check_bot
from sanssouci.games import GAMES, load
from sanssouci.kernel import TIME_LIMIT, BadOption, option_text
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.complaints import misfit

Seating = dict[str, str]
"""By seat, the name of a bot."""


class Setup(NamedTuple):
    """A scenario with the options it is played under."""

    scenario: str
    options: dict[str, str]

    def __str__(self) -> str:
        return f"{self.scenario} {self.option_words}".rstrip()

    @property
    def option_words(self) -> str:
        """The options as they are typed."""
        return " ".join(f"{name}={value}" for name, value in self.options.items())


class Plan(BaseModel):
    """Either ``bots`` meet in all seats, or ``seats`` and ``others`` say who sits where.

    Every seating plays the same seeds in every set-up.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str = GAMES[0]
    scenarios: tuple[str, ...] = ()
    """None means the first one of the game."""
    options: dict[str, tuple[str, ...]] = {}
    """The values to try of each option."""
    bots: tuple[str, ...] = ()
    mirror: bool = False
    """True if each of the bots also plays against itself."""
    seats: dict[str, str] = {}
    others: str | None = None
    """The bot of all seats that are not named."""
    games: int = Field(100, ge=1)
    """Of every seating in every set-up."""
    seed: int = Field(1, ge=0)
    """Of the first game; the others count up."""
    seconds: float = Field(TIME_LIMIT, gt=0)
    """How long a bot may think about one decision."""
    strict: bool = False
    """True if a bot that fails ends the run instead of being replaced for that decision."""
    records: bool = False
    """True if the records of the games are kept."""
    isolated: bool = False
    """True if bots think in processes that never had the true position."""

    @field_validator("scenarios", "bots", mode="before")
    @classmethod
    def _one_or_several(cls, value: object) -> object:
        return (value,) if isinstance(value, str) else value

    @field_validator("options", mode="before")
    @classmethod
    def _values_as_text(cls, value: object) -> object:
        if not isinstance(value, Mapping):
            return value
        return {
            name: [option_text(each) for each in (given if isinstance(given, list) else [given])]
            for name, given in value.items()
        }

    def setups(self) -> list[Setup]:
        return [
            Setup(scenario, dict(zip(self.options, values, strict=True)))
            for scenario in self.scenarios
            for values in product(*self.options.values())
        ]

    def seatings(self, scenario: str) -> list[Seating]:
        """Who sits where, one way after the other."""
        seats = load(self.game).scenario(scenario).seats
        if not self.bots:
            return [{seat: self.seats.get(seat) or self.others or "" for seat in seats}]
        alone = [dict.fromkeys(seats, bot) for bot in self.bots]
        found = alone if self.mirror or len(self.bots) == 1 else []
        for pair in combinations(self.bots, 2):
            for one, other in (pair, pair[::-1]):
                found += [dict.fromkeys(seats, other) | {seat: one} for seat in seats]
        return [seating for place, seating in enumerate(found) if seating not in found[:place]]

    def jobs(self) -> Iterator[Job]:
        """Every game of the plan; seed by seed, so that what is played first is fair already."""
        number = 0
        rules = load(self.game).rules_version
        tables = [(setup, self.seatings(setup.scenario)) for setup in self.setups()]
        for seed in range(self.seed, self.seed + self.games):
            for setup, seatings in tables:
                for seating in seatings:
                    yield Job(
                        number, self.game, setup.scenario, seed, seating, setup.options,
                        self.seconds, self.strict, self.records, self.isolated, rules,
                    )  # fmt: skip
                    number += 1

    def names(self) -> list[str]:
        """The bots that take part, each once."""
        return list(
            dict.fromkeys(
                bot
                for setup in self.setups()
                for seating in self.seatings(setup.scenario)
                for bot in seating.values()
            )
        )

    def as_toml(self) -> str:
        """A plan file that says the same."""
        fields = self.model_dump(mode="json", exclude_defaults=True)
        tables = {name: fields.pop(name) for name in ("options", "seats") if name in fields}
        lines = [f"{name} = {json.dumps(value)}" for name, value in fields.items()]
        for name, table in tables.items():
            lines += ["", f"[{name}]", *(f"{key} = {json.dumps(table[key])}" for key in table)]
        return "\n".join(lines) + "\n"


def read_plan(path: Path) -> Plan:
    """A plan file."""
    try:
        return make_plan(tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, BadOption) as error:
        raise BadOption(f"{path}: {error}") from error


def make_plan(fields: Mapping[str, Any]) -> Plan:
    """A plan, every word of it checked before anything is played."""
    try:
        plan = Plan.model_validate(fields)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadOption(f"{where}: {misfit(first)}") from error
    _check(plan)
    game = load(plan.game)
    if not plan.scenarios:
        plan = plan.model_copy(update={"scenarios": (game.scenario().id,)})
    for setup in plan.setups():
        game.new(setup.scenario, **setup.options)
    _check_seats(plan)
    for name in plan.names():
        check_bot(name)
    return plan


def _check(plan: Plan) -> None:
    if plan.bots and (plan.seats or plan.others):
        raise BadOption(tell("arena.either"))
    if not (plan.bots or plan.seats or plan.others):
        raise BadOption(tell("arena.no_bots"))
    for name, values in plan.options.items():
        if not values:
            raise BadOption(tell("arena.no_value", name=name))
    for named in (plan.bots, plan.scenarios, *plan.options.values()):
        if len(set(named)) < len(named):
            raise BadOption(tell("arena.named_twice", listed=", ".join(named)))


def _check_seats(plan: Plan) -> None:
    for id in plan.scenarios:
        seats = load(plan.game).scenario(id).seats
        for seat in plan.seats:
            if seat not in seats:
                raise BadOption(
                    tell("arena.no_seat", seat=seat, scenario=id, listed=", ".join(seats))
                )
        empty = [seat for seat in seats if seat not in plan.seats]
        if empty and not plan.bots and not plan.others:
            raise BadOption(tell("arena.empty", seats=", ".join(empty), scenario=id))
