"""M22 Arenberg's privileges."""

from __future__ import annotations

import pytest

from sanssouci.games.maria import arenberg
from sanssouci.games.maria.atlas import ARENBERG, ATLAS, PIECE_ID
from sanssouci.games.maria.politics import Politics
from sanssouci.games.maria.sequence import MOVEMENT
from sanssouci.games.maria.supply import path_of
from tests.games.maria.political_staging import staged
from tests.games.maria.staging import legal, war


@pytest.mark.rule("M22.1")
def test_dutch_soil_and_dutch_trains_feed_arenberg() -> None:
    karl = ATLAS.piece_index["karl"]
    dutch = ATLAS.country["dutch"]
    assert arenberg.welcome(ARENBERG) == dutch
    assert arenberg.welcome(karl) == 0
    trains = [PIECE_ID[train] for train in arenberg.trains_for(ARENBERG)]
    assert trains == ["austria-train-1", "austria-train-2", "austria-train-3", "pragmatic-train-1"]
    assert "pragmatic-train-1" not in [PIECE_ID[train] for train in arenberg.trains_for(karl)]


@pytest.mark.rule("M22.1")
def test_he_needs_no_austrian_train_there() -> None:
    gone = dict.fromkeys(("austria-train-1", "austria-train-2", "austria-train-3"))
    position = staged(
        Politics(1), winner="austria", at={**gone, "arenberg": "utrecht", "karl": "leiden"}
    )
    assert path_of(position, ARENBERG) is not None
    assert path_of(position, ATLAS.piece_index["karl"]) is None
    lent = staged(
        Politics(1),
        winner="austria",
        at={**gone, "pragmatic-train-1": None, "arenberg": "luttich"},
    )
    assert path_of(lent, ARENBERG) is None
    near = {**gone, "arenberg": "luttich", "pragmatic-train-1": "maastricht"}
    fed = staged(Politics(1), winner="austria", at=near)
    assert path_of(fed, ARENBERG) is not None


@pytest.mark.rule("M22.1")
def test_what_is_foreseen_of_him_knows_his_privileges() -> None:
    position = war(5, MOVEMENT, {"arenberg": "antwerpen", "karl": "wien"})
    marches = legal(position, "march arenberg", "maria")
    dutch = next(march for march in marches if march.endswith(" breda"))
    assert list(position.foresee("maria", dutch)) == []
    position = war(5, MOVEMENT, {"arenberg": "tournai", "karl": "wien"})
    hungry = "march arenberg tournai lille"
    foreseen = [prospect.message.key for prospect in position.foresee("maria", hungry)]
    assert foreseen == ["foresee.hungers", "foresee.awaits"]
