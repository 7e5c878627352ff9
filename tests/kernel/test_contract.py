"""The kernel's contract, on a game that is not Friedrich."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

from examples.blind_bid import BLIND_BID, SEATS, Auction, Bid
from sanssouci.games import load
from sanssouci.kernel import (
    CHANCE,
    Action,
    BadAction,
    BadOption,
    BadRecord,
    CannotUndo,
    Illegal,
    Message,
    Play,
    Prospect,
    Record,
    laws,
    replay,
)


def play_out(play: Play, seed: int) -> Play:
    rng = Random(seed)
    while not play.state.outcome:
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))
    return play


def test_an_action_is_its_text() -> None:
    action = Action.of("bid", 3)
    assert action == "bid 3"
    assert (action.verb, action.words) == ("bid", ("3",))
    assert Action.parse("  bid   3 ") == action


@pytest.mark.parametrize("text", ["", "   ", "bid\x00 3"])
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadAction, match="not an action"):
        Action.parse(text)


def test_both_seats_act_at_once_and_bids_stay_hidden() -> None:
    play = BLIND_BID.play(seed=1)
    assert set(play.state.actors) == set(SEATS)
    play.act("left", "bid 5")
    assert set(play.state.actors) == {"right"}
    assert play.state.view("left")["own_bid"] == 5
    assert play.state.seen("right") == {
        "tokens": {"left": [1, 2, 3, 4, 5], "right": [1, 2, 3, 4, 5]},
        "points": {"left": 0, "right": 0},
        "waiting": ["left"],
        "own_bid": None,
    }


def test_an_illegal_action_changes_nothing_and_names_its_rule() -> None:
    play = BLIND_BID.play(seed=1)
    before = play.state.hash()
    with pytest.raises(Illegal, match=r"no such token left. \[B1\]") as caught:
        play.act("left", "bid 9")
    assert caught.value.rule == "B1"
    assert play.state.hash() == before
    assert play.record.entries[-1].seat == CHANCE


@pytest.mark.parametrize(
    ("seat", "action", "sentence"),
    [
        ("nobody", "bid 1", "There is no seat called nobody in this game."),
        ("left", "bid 1", "It is not your turn."),
        ("right", "dance", "“dance” is nothing one can do here."),
        ("right", "bid", "Something is missing; write it as: bid TOKEN."),
        ("right", "bid 6", "You have no such token left."),
    ],
)
def test_why_not_answers_the_curious(seat: str, action: str, sentence: str) -> None:
    play = BLIND_BID.play(seed=1)
    play.act("left", "bid 5")
    reason = play.state.why_not(seat, action)
    assert reason is not None
    assert BLIND_BID.say(reason) == sentence


def test_why_not_is_silent_about_legal_actions() -> None:
    assert BLIND_BID.play(seed=1).state.why_not("left", "bid 2") is None


def test_undo_is_free_until_a_reveal() -> None:
    play = BLIND_BID.play(seed=1)
    before = play.state.hash()
    play.act("left", "bid 5")
    assert play.can_undo("left")
    assert not play.can_undo("right")
    play.undo("left")
    assert play.state.hash() == before
    assert len(play.record.entries) == 1
    play.act("left", "bid 5")
    play.act("right", "bid 4")
    for seat in SEATS:
        with pytest.raises(CannotUndo):
            play.undo(seat)


def test_another_seats_decision_ends_undo() -> None:
    play = BLIND_BID.play(seed=1)
    play.act("left", "bid 5")
    play.act("right", "bid 1")
    assert not play.can_undo("left")


def test_chance_is_recorded_and_a_record_replays_to_the_same_position(tmp_path: Path) -> None:
    play = play_out(BLIND_BID.play(seed=3), seed=4)
    record = play.finished_record()
    path = tmp_path / "game.txt"
    record.save(path)
    again = Record.load(path)
    assert [entry.seat for entry in again.entries].count(CHANCE) == 5
    assert replay(BLIND_BID, again).hash() == play.state.hash() == again.hash


def test_play_goes_on_where_a_record_stops() -> None:
    play = BLIND_BID.play(seed=3)
    play.act("left", "bid 2")
    resumed = Play.resume(BLIND_BID, Record.loads(play.record.dumps()), seed=9)
    assert resumed.state.hash() == play.state.hash()
    play_out(resumed, seed=1)
    assert resumed.state.outcome


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("Sanssouci-Record: 1", "Sanssouci-Record: 7"), "line 1: not a Sanssouci record"),
        (("Rules: 1", "Rules: 0"), "recorded under rules 0, these are rules 1"),
        (("Game: blind-bid", "Game: chess"), "a record of 'chess'"),
        (("Scenario: duel", "Scenario: melee"), "has no scenario 'melee'"),
        (("Options: ", "Options: speed"), "option 'speed' is not of the form"),
        (("Options: ", "Options: speed=9"), "has no option 'speed'"),
        (("left: bid 2", "left: bid 9"), r"entry 2, 'left: bid 9': .* \[B1\]"),
        (("left: bid 2", "left bid 2"), "line 8: expected 'seat: action'"),
        (("left: bid 2", "left: "), "line 8: not an action"),
        (("Rules: 1", ""), "the header has no 'Rules'"),
        (("Rules: 1", "Rules: 1\nRules: 1"), "line 4: 'Rules' stands twice"),
    ],
)
def test_a_bad_record_is_refused_and_says_where(change: tuple[str, str], problem: str) -> None:
    play = BLIND_BID.play(seed=3)
    play.act("left", "bid 2")
    text = play.record.dumps()
    assert change[0] in text
    with pytest.raises(BadRecord, match=problem):
        replay(BLIND_BID, Record.loads(text.replace(*change)))


@pytest.mark.parametrize("text", ["", "hello", "{}", "Game: blind-bid\nhello"])
def test_a_file_that_is_no_record_at_all_is_told_so(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1: not a Sanssouci record"):
        Record.loads(text)


def test_a_record_that_ends_elsewhere_is_refused() -> None:
    record = play_out(BLIND_BID.play(seed=3), seed=4).finished_record()
    record.hash = "0" * 16
    with pytest.raises(BadRecord, match="the record says 0000"):
        replay(BLIND_BID, record)


def test_a_record_that_names_another_winner_is_refused() -> None:
    record = play_out(BLIND_BID.play(seed=3), seed=4).finished_record()
    replay(BLIND_BID, record)
    record.result = "somebody (bribery)"
    with pytest.raises(BadRecord, match="but the record says somebody"):
        replay(BLIND_BID, record)


def test_other_rules_are_replayed_when_asked_for() -> None:
    play = BLIND_BID.play(seed=3)
    play.record.rules = "0"
    assert replay(BLIND_BID, play.record, other_rules=True).hash() == play.state.hash()


def test_options_and_scenarios_are_checked() -> None:
    with pytest.raises(BadOption, match="no scenario 'melee'; there are duel"):
        BLIND_BID.new("melee")
    with pytest.raises(BadOption, match="no option 'speed'"):
        BLIND_BID.new(speed=3)


def test_words_may_be_shortened_while_only_one_action_fits() -> None:
    play = BLIND_BID.play(seed=1)
    assert BLIND_BID.parse(play.state, "left", "b 3") == "bid 3"


def test_the_laws_hold_in_random_games() -> None:
    rng = Random(7)
    for _ in range(40):
        state: Auction = BLIND_BID.begin(BLIND_BID.scenarios[0], {})
        while not state.outcome:
            laws.check_somebody_can_act(state)
            laws.check_resample(state, rng)
            laws.check_json(state)
            laws.check_clone(state)
            seat = rng.choice(state.actors)
            laws.check_equal_tellings(state, seat, rng)
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(rng))
            else:
                before = state.clone()
                action = rng.choice(state.legal(seat))
                state.apply(seat, action)
                laws.check_undo(before, seat, action, state, rng)


def test_the_law_of_equal_tellings_notices_a_model_that_knows_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """View and resample agree on who has the better hand, so the resample law is content."""
    honest = Auction.view

    def view(auction: Auction, seat: str | None) -> dict[str, object]:
        return honest(auction, seat) | {"bold": sorted(s for s, b in auction.bids.items() if b > 3)}

    monkeypatch.setattr(Auction, "view", view)
    monkeypatch.setattr(Auction, "deal_anew", lambda auction, seat, rng: None)
    play = BLIND_BID.play(seed=1)
    laws.check_resample(play.state, Random(1))
    with pytest.raises(AssertionError, match="is told to right like"):
        laws.check_equal_tellings(play.state, "left", Random(1))


def test_the_law_of_equal_tellings_notices_an_action_that_shows_and_is_not_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Auction, "tell", lambda *words, **args: None)
    with pytest.raises(AssertionError, match="like Action\\('nothing'\\), but shows"):
        laws.check_equal_tellings(BLIND_BID.play(seed=1).state, "left", Random(1))


def test_the_laws_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows the other's bid breaks the resample law."""
    honest = Auction.view
    monkeypatch.setattr(Auction, "view", lambda s, seat: honest(s, seat) | {"bids": dict(s.bids)})
    play = BLIND_BID.play(seed=1)
    play.act("left", "bid 5")
    with pytest.raises(AssertionError, match="right can tell the worlds apart"):
        laws.check_resample(play.state, Random(1))


@pytest.mark.parametrize("tells_other_bid", [False, True])
def test_the_laws_notice_foresight_from_what_is_hidden(
    monkeypatch: pytest.MonkeyPatch, tells_other_bid: bool
) -> None:
    """To say what one bids is fair, to say whether it wins is not."""

    def foresee(bid: Bid, auction: Auction, seat: str, action: Action) -> list[Prospect]:
        best = max(auction.bids.values(), default=0) if tells_other_bid else int(action.words[0])
        return [Prospect(Message.of("prompt.bid", "B1", prize=best))]

    monkeypatch.setattr(Bid, "foresee", foresee)
    play = BLIND_BID.play(seed=1)
    play.act("left", "bid 5")
    assert len(play.state.foresee("right", "bid 3")) == 1
    assert play.state.foresee("left", "bid 3") == ()  # who cannot act, or not so, is told nothing
    assert play.state.foresee("right", "bid 9") == ()
    if not tells_other_bid:
        laws.check_resample(play.state, Random(1))
        return
    with pytest.raises(AssertionError, match="right is told too much of"):
        laws.check_resample(play.state, Random(1))


def test_the_laws_notice_foresight_that_does_something(monkeypatch: pytest.MonkeyPatch) -> None:
    def foresee(bid: Bid, auction: Auction, seat: str, action: Action) -> list[Prospect]:
        auction.points[seat] += 1
        return []

    monkeypatch.setattr(Bid, "foresee", foresee)
    with pytest.raises(AssertionError, match="to foresee for left changes the position"):
        laws.check_resample(BLIND_BID.play(seed=1).state, Random(1))


def test_nonsense_is_refused_and_the_law_notices_a_rule_that_breaks_over_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play, rng = BLIND_BID.play(seed=1), Random(1)
    laws.check_nonsense(play.state, rng, 200)
    monkeypatch.setattr(Bid, "why_not", lambda bid, auction, seat, action: action.words[5])
    with pytest.raises(AssertionError, match=r"says .* in bid: IndexError"):
        laws.check_nonsense(play.state, rng, 200)
    with pytest.raises(Illegal, match="not possible here"):
        play.act("left", "bid 9")  # a fault in the reason given does not stop the refusal


def test_a_game_can_be_pickled_whatever_it_has_said_before() -> None:
    friedrich = load("friedrich")
    friedrich.say(friedrich.new().prompt("frederick"))
    assert pickle.loads(pickle.dumps(friedrich)).rules_version == friedrich.rules_version
