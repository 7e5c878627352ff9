"""A fault in a rule costs nothing: the position is put back, or says that it is spoilt."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from examples.blind_bid import BLIND_BID, Auction, Bid, Prize
from sanssouci.kernel import Play, RuleFailed, SanssouciError

Rule = Callable[[Bid, Auction], None]


@pytest.fixture
def awarding(monkeypatch: pytest.MonkeyPatch) -> Callable[[BaseException], None]:
    """Lets the award of a prize break down halfway, once."""
    award: Rule = Bid._award

    def arrange(error: BaseException) -> None:
        def half(bid: Bid, auction: Auction) -> None:
            monkeypatch.setattr(Bid, "_award", award)
            auction.points["left"] += 100
            auction.tell("log.wins", "B1", seat="left", prize=100)
            raise error

        monkeypatch.setattr(Bid, "_award", half)

    return arrange


def one_bid_made() -> Play:
    play = BLIND_BID.play(seed=1)
    play.act("left", "bid 5")
    return play


def test_a_rule_that_breaks_down_leaves_play_as_it_was(
    awarding: Callable[[BaseException], None],
) -> None:
    play = one_bid_made()
    before, entries = play.state.hash(), list(play.record.entries)
    lines = list(play.lines)
    awarding(KeyError("prize"))
    with pytest.raises(RuleFailed, match=r"'right: bid 2' could not be carried out .KeyError"):
        play.act("right", "bid 2")
    assert play.state.hash() == before
    assert play.record.entries == entries
    assert play.lines == lines
    assert play.can_undo("left")
    play.act("right", "bid 2")
    assert play.state.view(None)["points"]["left"] < 100
    told = [line.message.key for line in play.log("left")[len(lines) :]]
    assert told == ["log.bids", "log.shown", "log.wins", "log.prize"]


def test_a_fault_in_what_chance_does_takes_the_action_back_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = one_bid_made()
    before, entries = play.state.hash(), len(play.record.entries)
    roll = Prize.roll
    monkeypatch.setattr(Prize, "roll", lambda *given: 1 / 0)
    with pytest.raises(RuleFailed, match="'chance: roll"):
        play.act("right", "bid 2")
    assert (play.state.hash(), len(play.record.entries)) == (before, entries)
    assert play.can_undo("left")
    monkeypatch.setattr(Prize, "roll", roll)
    play.act("right", "bid 2")
    assert len(play.record.entries) == entries + 2


@pytest.mark.parametrize("asked", ["legal", "prompt"])
def test_an_action_that_leads_to_a_question_nobody_can_be_asked_is_not_done(
    monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    play = one_bid_made()
    before, entries, lines = play.state.hash(), list(play.record.entries), list(play.lines)
    with monkeypatch.context() as broken:
        broken.setattr(Bid, asked, lambda *given: [][0])
        with pytest.raises(RuleFailed, match=r"'right: bid 2' could not .* .IndexError"):
            play.act("right", "bid 2")
    assert play.state.hash() == before
    assert (play.record.entries, play.lines) == (entries, lines)
    assert play.can_undo("left")
    play.act("right", "bid 2")


def test_ctrl_c_in_the_middle_of_a_rule_loses_nothing(
    awarding: Callable[[BaseException], None],
) -> None:
    play = one_bid_made()
    before = play.state.hash()
    awarding(KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        play.act("right", "bid 2")
    assert play.state.hash() == before
    play.act("right", "bid 2")


def test_a_bare_position_spoilt_by_a_fault_refuses_further_use(
    awarding: Callable[[BaseException], None],
) -> None:
    state = one_bid_made().state
    copy = state.clone()
    awarding(IndexError("gone"))
    with pytest.raises(RuleFailed, match="'right: bid 2'"):
        state.apply("right", "bid 2")
    uses: list[Callable[[], object]] = [
        lambda: state.actors,
        lambda: state.legal("right"),
        lambda: state.apply("right", "bid 2"),
        lambda: state.clone().apply("right", "bid 2"),
        state.hash,
    ]
    for use in uses:
        with pytest.raises(RuleFailed, match="IndexError: gone"):
            use()
    copy.apply("right", "bid 2")


def test_a_fault_is_an_error_of_ours() -> None:
    assert issubclass(RuleFailed, SanssouciError)
