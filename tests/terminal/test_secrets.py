"""Nothing a seat is shown depends on what it may not know."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.friedrich.deck import SYMBOLS
from sanssouci.kernel import Play
from tests.terminal.staging import Script, advance, new_play, printed, screen, sit

COMMANDS = [
    "", "status", "hand", "pieces all", "objectives", "legal", "log 40", "why", "look berlin 4",
    "board prag 5", "help", "why march daun prag", "daun", "friedrich", "look magdeburg", "hills",
]  # fmt: skip


def screen_of(play: Play) -> str:
    """What the deciding person sees, trying every command, with people in all seats."""
    console = screen()
    sit(play, Script(["", *COMMANDS]), console=console).run()
    return printed(console)


@pytest.mark.parametrize("scenario", ["austrian-theatre", "four-player", "campaign"])
@pytest.mark.parametrize("actions", [0, 3, 60, 150, 238, 285])
def test_another_world_looks_the_same(scenario: str, actions: int) -> None:
    """Deal everything hidden anew: the screen of the deciding seat does not change."""
    play = advance(new_play(scenario, seed=actions), actions, seed=actions)
    seat = play.state.actors[0]
    before = screen_of(play)
    play.state = play.state.resample(seat, Random(7))
    assert screen_of(play) == before


def test_cards_on_the_screen_are_known_to_the_one_who_sits_there() -> None:
    """Through a whole game of two people, no card of the other's hand is ever printed."""
    play = new_play(seed=3)
    rng = Random(3)
    console = screen(width=160)
    shown_to = ""

    def type_something(prompt: str, seat: str) -> str:
        nonlocal shown_to
        if seat == shown_to:
            check(play, seat, printed(console))
        shown_to = seat
        console.file.seek(0)
        console.file.truncate()
        return rng.choice(play.state.legal(seat)) if prompt else ""

    sit(play, Script(then=type_something), console=console).run()
    assert play.state.outcome


def check(play: Play, seat: str, text: str) -> None:
    """Each card printed is in an own hand, or was laid open by the log."""
    open_cards = {
        play.game.name(word)
        for line in play.log(seat)
        for _, value in line.message.args
        for word in str(value).split()
    }
    own = {
        play.game.name(card)
        for nation in play.state.view(seat)["nations"]
        for card in nation["hand"] or ()
    }
    printed_cards = {word for word in text.split() if word[-1] in SYMBOLS and word[0].isdigit()}
    printed_cards = {word for word in printed_cards if word[:-1].isdigit()}
    assert printed_cards <= own | open_cards


def test_no_card_of_the_enemy_is_named_before_it_is_played() -> None:
    """In The Great Crisis every card has a name; a hand's names stay with its owner."""
    play = advance(new_play("campaign", seed=21), 270, seed=21)
    assert play.state.actors == ("prussia",)
    prussia, austria = (
        next(each for each in play.state.view(seat)["alliances"] if each["id"] == seat)
        for seat in ("prussia", "austria")
    )
    assert prussia["hand"]
    assert austria["hand"]
    told = {str(value) for line in play.log("prussia") for _, value in line.message.args}
    seen = " ".join(told)
    secret = {card for card in {*austria["hand"]} - {*prussia["hand"]} if card not in seen}
    assert secret
    console = screen(width=160)
    reader = Script(["", *(each for each in COMMANDS if each not in ("help", "hills"))])
    sit(play, reader, console=console).run()
    assert not any(card in printed(console) for card in secret)
