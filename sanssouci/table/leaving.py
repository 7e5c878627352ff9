"""How a table ends when players leave it before the game does.

A seat that is resigned, or lost because its time has run out, is played on by a bot. The table is
over as soon as no more than one side is left, or no person at all; and when all persons agree on a
draw or to abandon the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sanssouci.kernel import State
from sanssouci.table.notices import notice, notice_of
from sanssouci.table.seats import Seat, SeatKind

Result = dict[str, Any]
"""``winners`` (none in a draw), a ``reason`` and a ``text``, the ``rule`` behind it if there is
one, and ``scores`` in games that count points."""

Proposal = dict[str, Any]
"""An ``id``, ``what`` is proposed, the ``seat`` that did, and the seats that said ``yes``."""

PROPOSALS = ("draw", "abandon")


RESIGNED, OUT_OF_TIME = "resignation", "time"
"""Why the last of the others left."""
ABANDONED = "abandoned"
"""The reason of a game that all agree not to play to its end."""


def result_of_leaving(
    state: State, seats: Mapping[str, Seat], leaver: Seat, reason: str
) -> Result | None:
    """The result once seats have been resigned or lost on time; None if the others play on."""
    left = [[seat for seat in side if not seats[seat].resigned] for side in state.game.sides(state)]
    left = [side for side in left if side]
    if all(seat.kind is SeatKind.BOT for seat in seats.values()):
        return _result_of_the_last(state, left, leaver, reason)
    if len(left) == 1:
        (winners,) = left
        text = notice_of(state.game, f"table.over_by_{reason}", {"who": "+".join(winners)})
        return _result(winners, reason, text)
    return None


def _result_of_the_last(
    state: State, left: Sequence[list[str]], leaver: Seat, reason: str
) -> Result:
    """Once the last person leaves the war to bots, the one side against him has won it.

    That may be an automaton. Of several sides nobody can say which one would have won.
    """
    own = next(side for side in state.game.sides(state) if leaver.id in side)
    against = [side for side in left if not set(side) & set(own)]
    if automata := state.setting.scenario.automata:
        against.append(list(automata))
    if len(against) != 1:
        text = notice_of(state.game, f"table.given_up_by_{reason}", {"loser": leaver})
        return _result([], reason, text)
    (winners,) = against
    who: dict[str, str | Seat] = {"loser": leaver, "who": "+".join(winners)}
    return _result(winners, reason, notice_of(state.game, f"table.lost_by_{reason}", who))


def undecided(proposal: Proposal, seats: Mapping[str, Seat]) -> list[str]:
    """The persons who have not said yes."""
    persons = [seat.id for seat in seats.values() if seat.kind is SeatKind.PERSON]
    return [seat for seat in persons if seat not in proposal["yes"]]


def result_of_agreement(proposal: Proposal, seats: Mapping[str, Seat]) -> Result | None:
    """The result of a proposal; None while it is pending."""
    if undecided(proposal, seats):
        return None
    if proposal["what"] == "draw":
        return _result([], "draw", notice("table.agreed_draw"))
    return _result([], ABANDONED, notice("table.agreed_end"))


def _result(winners: list[str], reason: str, text: str) -> Result:
    return {"winners": winners, "reason": reason, "text": text, "rule": ""}
