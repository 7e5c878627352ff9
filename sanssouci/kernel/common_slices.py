"""The parts of an observation that every game has: the table, who acts, the phase, the question."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from sanssouci.kernel.encoding import Encoding, Slice, numbered
from sanssouci.kernel.game import Scenario, Value
from sanssouci.kernel.message import Message

if TYPE_CHECKING:
    from sanssouci.kernel.bot import View


class CommonSlices:
    """Slices for a game to put into its layout wherever it likes, and the way to fill them.

    ``options`` holds for each option the value that is a one; ``prompt_numbers`` the numbers in
    questions and what they are divided by.
    """

    def __init__(
        self,
        *,
        scenarios: Sequence[Scenario],
        options: Sequence[tuple[str, Value]],
        seats: Sequence[str],
        phases: Sequence[str],
        prompts: Sequence[str],
        prompt_numbers: Mapping[str, int],
    ) -> None:
        ids = [scenario.id for scenario in scenarios]
        divided = [f"{name} / {scale}" for name, scale in prompt_numbers.items()]
        self.scenario = Slice("scenario", (len(ids),), "one-hot: " + ", ".join(ids))
        self.options = Slice(
            "options", (len(options),), ", ".join(f"{name} = {value}" for name, value in options)
        )
        self.seat = Slice(
            "seat", (len(seats),), "whose eyes these are, one-hot: " + ", ".join(seats)
        )
        self.actors = Slice("actors", (len(seats),), "who has to decide")
        self.winners = Slice("winners", (len(seats),), "who has won")
        self.phase = Slice("phase", (len(phases),), "one-hot: " + ", ".join(phases))
        self.prompt = Slice(
            "prompt", (len(prompts),), "the question, one-hot: " + ", ".join(prompts)
        )
        self.prompt_numbers = Slice(
            "prompt_numbers", (len(divided),), "numbers in the question: " + ", ".join(divided)
        )
        self._options = options
        self._scales = prompt_numbers
        self._scenario, self._seat, self._phase, self._number = map(
            numbered, (ids, seats, phases, prompt_numbers)
        )
        self._prompt = numbered([f"prompt.{key}" for key in prompts])

    def fill(
        self, encoding: Encoding, numbers: array[float], view: View, prompt: Message
    ) -> dict[str, str]:
        """Write all of them; returns the names in the question, by what they are in it."""
        self._fill_table(encoding, numbers, view)
        numbers[encoding.at("phase") + self._phase[view["phase"]]] = 1
        if prompt.key not in self._prompt:
            return {}
        numbers[encoding.at("prompt") + self._prompt[prompt.key]] = 1
        names = {}
        for name, value in prompt.args:
            if name in self._number:
                place = encoding.at("prompt_numbers") + self._number[name]
                numbers[place] = int(value) / self._scales[name]
            else:
                names[name] = str(value)
        return names

    def _fill_table(self, encoding: Encoding, numbers: array[float], view: View) -> None:
        numbers[encoding.at("scenario") + self._scenario[view["scenario"]]] = 1
        given = view["options"]
        encoding.write(
            numbers, encoding.at("options"), [given[name] == value for name, value in self._options]
        )
        if view["seat"] is not None:
            numbers[encoding.at("seat") + self._seat[view["seat"]]] = 1
        for seat in view["actors"]:
            if seat in self._seat:  # chance may be asked as well
                numbers[encoding.at("actors") + self._seat[seat]] = 1
        if view["outcome"]:
            for seat in view["outcome"]["winners"]:
                numbers[encoding.at("winners") + self._seat[seat]] = 1
