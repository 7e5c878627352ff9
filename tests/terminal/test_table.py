"""The table: whole games by typed lines, hand-overs, refusals, undo, records."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import sanssouci
from sanssouci.kernel import Action, Play, Record
from tests.terminal.staging import (
    Script,
    advance,
    new_play,
    printed,
    screen,
    session,
    sit,
)

ALLOTTED = "allot 8 8 5 5"


class RandomTypist:
    """Types any legal action of the seat that is asked."""

    def __init__(self, play: Play, seed: int) -> None:
        self.play = play
        self.rng = Random(seed)

    def __call__(self, prompt: str, seat: str) -> str:
        if not prompt:
            return ""  # the keyboard is handed over
        return self.rng.choice(self.play.state.legal(seat))


@pytest.mark.parametrize("scenario", ["austrian-theatre", "war-in-the-west"])
def test_two_people_play_to_the_end(scenario: str, tmp_path: Path) -> None:
    play = new_play(scenario, seed=5)
    console = screen()
    script = Script(then=RandomTypist(play, 5))
    assert sit(play, script, console=console).run()
    assert play.state.outcome is not None
    assert play.game.say(play.state.outcome.message) in " ".join(printed(console).split())
    assert printed(console).count("── Turn 2 ──") == 2  # told once to each
    seats = {seat for _, seat in script.prompts}
    assert seats == set(play.game.seats(play.state))


def test_one_person_against_bots_plays_to_the_end() -> None:
    play = new_play("four-player", seed=2)
    script = Script(then=RandomTypist(play, 2))
    assert sit(play, script, bots=("elisabeth", "maria", "pompadour")).run()
    assert all(seat == "frederick" for _, seat in script.prompts)


def test_bots_alone_are_watched() -> None:
    play = new_play("war-in-the-west", seed=2)
    console = screen()
    assert sit(play, Script(), bots=("frederick", "pompadour"), console=console).run()
    assert "── Turn 2 ──" in printed(console)
    assert "Drawn for" not in printed(console)


def test_the_keyboard_is_handed_over() -> None:
    console = screen()
    sit(new_play(), Script(["", "allot 8 8 5 2", ""]), console=console).run()
    shown = printed(console)
    first = shown.index("Hand the keyboard to Frederick")
    second = shown.index("Hand the keyboard to Maria Theresa")
    assert first < shown.index("Allot troops to Friedrich") < second
    assert shown.index("Allot troops to Daun") > second


def test_several_numbers_at_once() -> None:
    play = new_play()
    assert "Austria moves" in session([ALLOTTED], play)
    troops = {piece["id"]: piece.get("troops") for piece in play.state.view("maria")["pieces"]}
    assert [troops[id] for id in ("daun", "browne", "karl", "laudon", "lacy")] == [8, 8, 5, 5, 4]


def test_numbers_that_are_no_longer_needed_are_named() -> None:
    assert "not needed any more: 4" in session(["allot 8 8 5 5 4"])


def test_numbers_alone_answer_a_question_with_one_verb() -> None:
    play = new_play()
    assert "Austria moves" in session([ALLOTTED.removeprefix("allot ")], play)
    assert "Allot troops to Browne" in session(["8"])
    assert "can be given 1 to 8 troops" in " ".join(session(["9"]).split())


def test_a_march_before_its_time_is_told_what_comes_first() -> None:
    play = new_play("war-in-the-west", seed=5)
    shown = session(["allot 7 6", "soubise kassel"], play, seat="pompadour")
    assert "one of the cards France has just drawn" in shown
    assert "no piece" not in shown


def test_whoever_is_new_at_the_table_is_greeted_once() -> None:
    play = new_play()
    shown = session([ALLOTTED, "daun brunn", "quit"], play)
    assert shown.count("You are Maria Theresa.") == 1
    assert "Two armies of your own" in shown
    assert "Type help for the commands" in shown
    assert "You are" not in session(["quit"], play)


def test_a_bad_number_stops_the_whole_row() -> None:
    play = new_play()
    shown = session(["allot 8 9 5"], play)
    said = " ".join(shown.split())
    assert "At this moment Browne can be given 1 to 8 troops. [F6.1]" in said
    assert not [entry for entry in play.record.entries if entry.seat == "maria"]


def test_a_refusal_names_its_rule_and_why_shows_it() -> None:
    shown = session([ALLOTTED, "daun breslau", "why"], seat="maria")
    assert "cities are too far" in shown
    assert "[F4.2]" in shown
    assert "F4.2 Range" in shown
    assert "A general marches up to 3 cities." in shown


def test_why_an_action_is_legal_or_not() -> None:
    shown = session([ALLOTTED, "why done", "why march daun wien", "why"])
    assert "That is legal." in shown
    assert "There is no place called “wien”." in shown


def test_why_without_a_refusal_explains_the_question() -> None:
    assert "F1.14 Secret allotment" in session(["why"])


def test_undo_takes_one_action_back() -> None:
    play = new_play()
    shown = session(["allot 8 7", "undo", "undo", "undo"], play)
    assert shown.count("Taken back.") == 2
    assert "Nothing can be taken back" in shown
    assert all(entry.seat == "frederick" for entry in play.record.entries)


def test_a_name_alone_lists_marches_and_a_number_picks_one() -> None:
    play = new_play()
    shown = session([ALLOTTED, "lacy", "1", "lacy"], play)
    assert "Type the number of your choice" in shown
    last = play.record.entries[-1]
    assert last.seat == "maria"
    assert last.action.startswith("march lacy tabor ")


def test_a_number_outside_the_list() -> None:
    assert "Choose a number from 1 to" in session([ALLOTTED, "lacy", "999"])


def test_a_march_by_its_end_without_a_verb() -> None:
    play = new_play()
    session([ALLOTTED, "Lacy WOTITZ"], play)
    assert play.record.entries[-1].action == "march lacy tabor wotitz"


def test_two_roads_to_one_city_are_offered() -> None:
    play = new_play(seed=3)
    seat, march = _with_two_roads(play)
    group, *_, end = march.words
    assert " via " in session([f"{group} {end}"], play, seat)


def _with_two_roads(play: Play) -> tuple[str, Action]:
    """Random play up to a position where a group can reach a city by two roads."""
    rng = Random(3)
    while play.state.actors:
        seat = play.state.actors[0]
        marches = [action for action in play.state.legal(seat) if action.verb == "march"]
        ends = Counter((march.words[0], march.words[-1]) for march in marches)
        for march in marches:
            if ends[march.words[0], march.words[-1]] > 1:
                return seat, march
        play.act(seat, rng.choice(play.state.legal(seat)))
    raise AssertionError("every city is always reached in one way only")


def test_a_place_alone_is_looked_at() -> None:
    shown = session([ALLOTTED, "friedrich", "Königgrätz"])
    assert shown.count("roads (═ main, ─ minor)") == 2
    assert "Königgrätz (Hradec Králové) ♥ Austria" in shown


def test_a_slip_of_the_pen_is_answered_kindly() -> None:
    shown = session([ALLOTTED, "loook daun", "%&/"])
    assert "Did you mean look?" in shown
    assert "help lists the commands" in shown


def test_an_empty_line_repeats_the_question() -> None:
    assert session(["", ""]).count("Allot troops to Daun") == 3


def test_auto_takes_one_decision() -> None:
    play = new_play()
    session(["auto"], play)
    assert sum(entry.seat == "maria" for entry in play.record.entries) == 1


def test_paying_with_several_cards() -> None:
    play = _about_to_pay()
    seat = play.state.actors[0]
    owing = play.state.view(seat)
    cards = [action.words[0] for action in play.state.legal(seat) if action.verb == "pay"]
    hand = max((nation["hand"] or [] for nation in owing["nations"]), key=len)
    assert cards
    before = len(play.record.entries)
    rest = sorted(hand, key=lambda card: -_worth(card))
    rest.remove(cards[0])
    lower = [card for card in rest if _worth(card) <= _worth(cards[0])]
    shown = session([f"pay {cards[0]} {' '.join(lower)}"], play, seat)
    assert len(play.record.entries) > before
    assert "not needed any more" in shown or "Lay down cards" not in shown


def _worth(card: str) -> int:
    return 10 if card.startswith("R") else int(card.partition(".")[0][:-1])


def _about_to_pay() -> Play:
    for seed in range(50):
        play = new_play(seed=seed)
        rng = Random(seed)
        for _ in range(600):
            if not play.state.actors or play.state.view(None)["phase"] == "payment":
                break
            seat = rng.choice(play.state.actors)
            play.act(seat, rng.choice(play.state.legal(seat)))
        if play.state.actors and len(play.state.legal(play.state.actors[0])) > 3:
            return play
    raise AssertionError("nobody recruits")


def test_every_command_answers(tmp_path: Path) -> None:
    lines = [
        ALLOTTED, "help", "?", "legal", "legal march daun", "legal xyz", "status", "hand",
        "pieces", "pieces all", "pieces prussia", "pieces atlantis", "objectives",
        "look daun", "look Brünn 3", "look", "look nowhere", "look ko", "look daun 9",
        "board daun", "board daun 1", "board daun 99", "log", "log 3", "log x",
        "rules F5.6", "rules F5", "rules supply train", "rules xyzzy", "rules",
        f"save {tmp_path / 'kept.txt'}", "save", f"map {tmp_path / 'war.txt'}", "map",
    ]  # fmt: skip
    shown = session(lines)
    for words in (
        "this list", "Turn 1", "browne", "hildburghausen", "friedrich", "no nation “atlantis”",
        "depot of Austria", "Look where?", "There is no city and no piece called “nowhere”",
        "could be", "look reaches 1 to", "full line main road", "board shows a size",
        "All troops are allotted.", "log takes a number", "F5.6 Protection",
        "F5 Conquest of objectives", "No rule of Friedrich speaks of “xyzzy”", "Saved in",
        "Save where?", "a map is written as .svg, .png or .pdf", "Draw where?",
    ):  # fmt: skip
        assert " ".join(words.split()) in " ".join(shown.split()), words  # long lines wrap
    assert Record.load(tmp_path / "kept.txt").entries


def test_the_map_is_drawn(tmp_path: Path) -> None:
    session([f"map {tmp_path / 'war.svg'}"])
    assert (tmp_path / "war.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_record_is_kept_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "war.txt"
    play = new_play()
    sit(play, Script([ALLOTTED, "auto", "quit"]), bots=("frederick",), save=file).run()
    record = Record.load(file)
    assert record.hash == play.state.hash()
    again = Play.resume(sanssouci.game("friedrich"), record)
    assert again.state.hash() == play.state.hash()
    console = screen()
    sit(again, Script(["log 50"]), bots=("frederick",), console=console, save=file).run()
    assert "All troops are allotted." in printed(console)


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    session(["allot 8", "quit", str(file)])
    assert Record.load(file).entries


def test_a_full_disk_does_not_end_the_game(tmp_path: Path) -> None:
    console = screen()
    reader = Script([ALLOTTED])
    table = sit(new_play(), reader, bots=("frederick",), console=console, save=tmp_path / "no/x")
    assert not table.run()
    assert "could not be saved" in printed(console)


def test_a_finished_game_is_only_shown() -> None:
    play = advance(new_play(), 5000)
    assert play.state.outcome
    assert "Victory for" in session(["done"], play)


def test_ctrl_c_does_not_leave_the_table() -> None:
    presses = iter([KeyboardInterrupt, EOFError])

    def press(prompt: str, seat: str) -> str:
        raise next(presses)

    console = screen()
    sit(new_play(), Script(then=press), bots=("frederick",), console=console).run()
    assert "Type quit to leave the table." in printed(console)
