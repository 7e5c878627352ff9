"""F8 Retreat: exact length, empty cities, as far from the winner as can be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.position import Position
from tests.games.friedrich.conduct import distances, down, roads
from tests.games.friedrich.reading import marked
from tests.games.friedrich.staging import act, legal, log_keys, stage, troops, where, why

BLOCKERS = {
    "eschwege": "france-train-1",  # own train
    "duderstadt": "hildburghausen",  # allied general
    "holzminden": "prussia-train-1",  # enemy train
    "northeim": "seydlitz",  # enemy general
}
"""Pieces in all cities round Göttingen but Münden."""


def heinrich_attacks_from_kassel(
    heinrich: int, richelieu: int, more: dict[str, str] | None = None, **options: Any
) -> Position:
    """Richelieu in Münden can only go back over Göttingen."""
    return stage(
        "prussia",
        phase="combat",
        only=True,
        at={"heinrich": "kassel", "richelieu": "munden", **(more or {})},
        troops={"heinrich": heinrich, "richelieu": richelieu},
        **options,
    )


def ends(position: Position) -> set[str]:
    return {action.removeprefix("retreat ") for action in legal(position, "retreat")}


@pytest.mark.rule("F8.1")
@pytest.mark.parametrize(("lost", "end"), [(1, "gottingen"), (2, "northeim"), (3, "goslar")])
def test_a_retreat_is_as_long_as_the_loss(lost: int, end: str) -> None:
    position = heinrich_attacks_from_kassel(4 + lost, 4)
    act(position, "pompadour: concede")
    if lost > 1:
        act(position, f"frederick: retreat {end}")
    assert where(position, "richelieu") == end
    assert troops(position, "richelieu") == 4 - lost


@pytest.mark.rule("F8.1")
def test_a_stack_retreats_as_a_whole_and_before_the_next_combat() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={
            "heinrich": "kassel",
            "richelieu": "munden",
            "chevert": "munden",
            "seydlitz": "breslau",
            "daun": "oels",
            "karl": "ohlau",
        },
        troops={"heinrich": 7, "richelieu": 3, "chevert": 2},
    )
    act(position, "attack heinrich richelieu", "pompadour: concede")
    assert position.phase.name == "retreat"
    act(position, "retreat holzminden")
    assert where(position, "richelieu") == where(position, "chevert") == "holzminden"
    assert legal(position, "attack")  # only now Seydlitz fights


@pytest.mark.rule("F8.2", "F8.6")
def test_a_retreat_does_not_come_back_to_where_it_began() -> None:
    position = heinrich_attacks_from_kassel(6, 4, {piece: city for city, piece in BLOCKERS.items()})
    act(position, "pompadour: concede")  # two cities: Göttingen and then nowhere
    assert where(position, "richelieu") is None
    assert "log.no_way_out" in log_keys(position)


@pytest.mark.rule("F8.3")
@pytest.mark.parametrize("city", BLOCKERS)
def test_any_piece_whatever_it_is_closes_a_city(city: str) -> None:
    others = {piece: place for place, piece in BLOCKERS.items() if place != city}
    position = heinrich_attacks_from_kassel(6, 4, others)
    act(position, "pompadour: concede")
    assert where(position, "richelieu") == city  # the one city left open
    assert all(where(position, piece) == place for piece, place in others.items())


@pytest.mark.rule("F8.3")
def test_a_retreat_joins_no_comrade() -> None:
    position = heinrich_attacks_from_kassel(5, 4, {"soubise": "gottingen"})
    act(position, "pompadour: concede")
    assert where(position, "richelieu") is None
    assert where(position, "soubise") == "gottingen"


@pytest.mark.rule("F8.4", "F8.5")
def test_only_the_farthest_cities_are_allowed_and_the_winner_chooses() -> None:
    position = stage(
        "france",
        phase="combat",
        only=True,
        at={"richelieu": "munden", "heinrich": "gottingen"},
        troops={"richelieu": 7, "heinrich": 4},
    )
    act(position, "frederick: concede")
    assert position.actors == ("pompadour",)
    # Three roads from Göttingen, four from Münden; Bebra, Alfeld and Eschwege are nearer to Münden.
    assert ends(position) == {
        *("hildesheim", "salzgitter", "wernigerode", "nordhausen", "paderborn"),
        *("hameln", "detmold", "lemgo", "eisenach", "muhlhausen"),
    }
    assert why(position, "retreat bebra") == "F8.4"
    assert why(position, "retreat northeim") == "F8.4"
    act(position, "retreat eisenach")
    assert where(position, "heinrich") == "eisenach"


@pytest.mark.rule("F8.4")
def test_distance_is_counted_on_the_bare_map() -> None:
    """With Kassel occupied Bebra is hard to reach from Münden, but still two roads away."""
    position = stage(
        "france",
        phase="combat",
        only=True,
        at={
            "richelieu": "munden",
            "heinrich": "gottingen",
            "chevert": "kassel",
            "france-train-1": "duderstadt",
            "france-train-2": "holzminden",
            "prussia-train-1": "northeim",
        },
        troops={"richelieu": 7, "heinrich": 4},
    )
    act(position, "frederick: concede")
    assert ends(position) == {"eisenach", "muhlhausen"}


@pytest.mark.rule("F8.4")
def test_other_enemies_near_the_end_do_not_count() -> None:
    position = heinrich_attacks_from_kassel(5, 4, {"seydlitz": "northeim"})
    act(position, "pompadour: concede")
    assert where(position, "richelieu") == "gottingen"
    assert log_keys(position).count("log.combat") == 1


@pytest.mark.rule("F8.5")
def test_a_winning_defender_chooses_too() -> None:
    position = heinrich_attacks_from_kassel(4, 5)
    act(position, "frederick: concede")
    assert position.actors == ("pompadour",)
    assert ends(position) == {"bebra", "fritzlar", "hofgeismar"}


@pytest.mark.rule("F8.6")
def test_without_a_retreat_of_full_length_everything_is_lost() -> None:
    """Two cities are open, Göttingen and Northeim, but three have to be gone."""
    blockers = {**BLOCKERS, "alfeld": "france-train-2", "goslar": "soubise"}
    del blockers["northeim"]
    position = heinrich_attacks_from_kassel(
        8,
        5,
        {
            **{piece: city for city, piece in blockers.items()},
            "prussia-train-2": "osterode-hanover",
        },
    )
    act(position, "pompadour: concede")
    assert (where(position, "richelieu"), troops(position, "richelieu")) == (None, 0)


@pytest.mark.rule("F8.7")
def test_a_retreat_may_use_objectives_and_conquers_nothing() -> None:
    position = heinrich_attacks_from_kassel(6, 4, down=["richelieu"])
    act(position, "pompadour: concede", "retreat northeim")  # over the French objective Göttingen
    assert where(position, "richelieu") == "northeim"
    assert marked(position) == set()
    assert "richelieu" in down(position)


@pytest.mark.rule("F8.7")
def test_a_retreat_reconquers_nothing() -> None:
    position = stage(
        "france",
        phase="combat",
        only=True,
        at={"richelieu": "kassel", "cumberland": "munden"},
        troops={"richelieu": 7, "cumberland": 5},
        markers=["gottingen"],
    )
    act(position, "frederick: concede", "pompadour: retreat northeim")
    assert where(position, "cumberland") == "northeim"
    assert marked(position) == {"gottingen"}


@pytest.mark.rule("F8.8")
def test_a_first_retreat_opens_a_way_for_the_second() -> None:
    """Schwerin in Deuben is surrounded by Daun, Browne and Laudon."""

    def surrounded() -> Position:
        return stage(
            "austria",
            phase="combat",
            only=True,
            at={
                "schwerin": "deuben",
                "daun": "dresden",
                "browne": "dippoldiswalde",
                "laudon": "freiberg",
            },
            troops={"schwerin": 5, "daun": 4, "browne": 6, "laudon": 6},
        )

    opened = surrounded()
    act(opened, "attack daun schwerin", "maria: concede", "frederick: retreat meissen")
    act(opened, "attack browne schwerin", "frederick: concede")
    assert where(opened, "schwerin") == "dresden"
    closed = surrounded()
    act(closed, "attack browne schwerin", "frederick: concede")
    assert where(closed, "schwerin") is None


@pytest.mark.rule("F8.8", "F8.6")
def test_a_first_retreat_may_close_the_only_way_of_the_next() -> None:
    """Göttingen is the only way out for Richelieu in Münden and for Soubise in Duderstadt."""
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={
            "heinrich": "kassel",
            "richelieu": "munden",
            "seydlitz": "heiligenstadt",
            "soubise": "duderstadt",
        },
        troops={"heinrich": 5, "richelieu": 4, "seydlitz": 5, "soubise": 4},
    )
    act(position, "attack heinrich richelieu", "pompadour: concede")
    assert where(position, "richelieu") == "gottingen"
    act(position, "pompadour: concede")
    assert where(position, "soubise") is None


# -- against a plain search that knows nothing of the program -------------------------------------


def allowed_ends(start: str, winner: str, length: int, occupied: set[str]) -> set[str]:
    reached: set[str] = set()

    def go(here: str, used: set[str]) -> None:
        if len(used) == length + 1:
            reached.add(here)
            return
        for city in roads()[here] - used - occupied:
            go(city, used | {city})

    go(start, {start})
    from_winner = distances(winner)
    farthest = max((from_winner[city] for city in reached), default=0)
    return {city for city in reached if from_winner[city] == farthest}


@pytest.mark.rule("F8.2", "F8.3", "F8.4", "F8.6")
@pytest.mark.parametrize("seed", range(40))
def test_retreats_agree_with_a_plain_search(seed: int) -> None:
    rng = Random(seed)
    lost = rng.randint(1, 6)
    start = rng.choice(sorted(roads()))
    winner = rng.choice(sorted(roads()[start]))
    near = sorted(city for city, far in distances(start).items() if 1 <= far <= lost)
    bystanders = [
        piece.id
        for piece in ATLAS.pieces
        if not piece.is_general or piece.id in ("richelieu", "soubise", "saltikov", "apraxin")
    ]
    cities = rng.sample(near, min(len(near), rng.randint(0, 12)))
    at = dict(zip(bystanders, [city for city in cities if city != winner], strict=False))
    position = stage(
        "austria",
        phase="combat",
        only=True,
        at={**at, "daun": winner, "browne": winner, "heinrich": start},
        troops={"daun": 8, "browne": lost, "heinrich": 8},
    )
    act(position, "frederick: concede")
    expected = allowed_ends(start, winner, lost, {*at.values(), winner})
    if len(expected) > 1:
        assert ends(position) == expected
    else:
        assert where(position, "heinrich") == next(iter(expected), None)
