"""How the numbers of Maria are laid out: the features of each slice, in order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sanssouci.games.maria.atlas import CITY, GENERAL_COUNT, PIECE_ID
from sanssouci.games.maria.deck import DECKS, SUITS, TEXT
from sanssouci.games.maria.election import CANDIDATES, ELECTORS
from sanssouci.games.maria.nations import ALLIANCES, MAJORS, NATIONS, ROLES
from sanssouci.games.maria.political_cards import CARDS
from sanssouci.games.maria.political_tables import LAST_BOX, TRACKS
from sanssouci.games.maria.political_view import ELECTION
from sanssouci.games.maria.relations import DEAL_KINDS
from sanssouci.games.maria.sequence import PHASES
from sanssouci.games.maria.setting import SCENARIOS
from sanssouci.games.maria.tracks import MISSIONS
from sanssouci.kernel import CommonSlices, Slice

SEATS: Final = ROLES
FACES: Final = tuple(dict.fromkeys(TEXT))
MAJOR_NAMES: Final = tuple(NATIONS[nation] for nation in MAJORS)
TRUMPS: Final = (*SUITS, "every")
POLITICAL: Final = tuple(card.id for card in CARDS)
BOXES: Final = ("electors", "emperor", "italy", "silesia")
STAGES: Final = 6
TURNS: Final = 12
COMMON: Final = CommonSlices(
    scenarios=SCENARIOS,
    options=(
        ("display_order", "f-r-p-a"), ("bids", "several"), ("late_return", True),
        ("reserve_pays", 10), ("hussar_range", "open"), ("neutral_hussars", True),
        ("free_detour", False), ("set_aside_scores", True), ("set_aside_counts", True),
        ("silesian_markers", "return"), ("victory_tests", "stages"), ("surplus", False),
        ("subsidised", "cooperating"), ("fixed_troops", "exact"), ("seam_supply", False),
        ("hungry_claims", True), ("saxony_returns", False), ("emperor_stays", False),
        ("mission_impossible", "nothing"), ("loser_removes", "earned"), ("declining", False),
        ("mission_return", "may"), ("first_trump", "none"), ("bavarian_subsidy", "year"),
        ("neutral_politics", False),
    ),
    seats=SEATS,
    phases=sorted(PHASES),
    prompts=(
        "allot", "battle", "bavarian_subsidy", "bid", "choose", "combat", "command",
        "consent_join", "consent_march", "cover", "drift", "event_march", "hussar_payment",
        "hussars", "may_return", "mission_payment", "movement", "peace", "peace_offered", "place",
        "placement", "recruit_payment", "recruiting", "reduction", "retreat", "second_train",
        "send", "spare", "train_payment", "trump", "vote",
    ),
    prompt_numbers={
        "left": 30, "owing": 40, "troops": 10, "free": 4, "points": 40, "steps": 4, "length": 10,
        "franz": 9, "karl": 9,
    },
)  # fmt: skip

NATION_FEATURES: Final = (
    "takes part", "own", *(f"led by {seat}" for seat in SEATS), "acts", "neutral",
    *(f"hostile to {nation}" for nation in NATIONS),
    *(f"cooperates with {nation}" for nation in NATIONS),
    "troops / 28", "most troops / 28", "cards drawn / 8", "cards held / 38",
    *(f"of deck {deck + 1} / 38" for deck in range(DECKS)),
    "markers / 13", "in the pool / 13", "set aside / 13", "surplus / 13", "battle box / 2",
    *(f"winter {number + 1} / 13" for number in range(4)), "won the latest combat",
)  # fmt: skip
CITY_FEATURES: Final = (
    *(f"generals of {nation} / 2" for nation in NATIONS),
    *(f"trains of {nation}" for nation in NATIONS),
    *(f"marker of {nation}" for nation in NATIONS),
    *(f"question marker of {nation}" for nation in NATIONS),
    *(f"vote of {nation}" for nation in NATIONS),
    "hussar 1", "hussar 2", "attacks", "attacked", "in battle", "retreats from here",
    "a retreat may end here", "the question names it",
)  # fmt: skip
PIECE_FEATURES: Final = (
    "takes part", "on the map", "away", "gone for good", "east", "south", "face down", "commands",
    "has marched", "the question names it", "the question has him in command", "troops known",
    "troops / 8", "its group's troops / 28", "its group's generals / 6", "in supply",
    "path / 6", "what hussars exact / 6",
)  # fmt: skip
DISPLAY_FEATURES: Final = (
    *(f"laid of deck {deck + 1}" for deck in range(DECKS)), "cards come back later",
)  # fmt: skip
BATTLE_FEATURES: Final = (*NATIONS, *SUITS, "troops / 16", "has to play")
BARGAIN_FEATURES: Final = ("it has been offered to us", "we have offered it", "to end it early")

_N: Final = len(NATIONS)


def _rows(of: str, names: Iterable[str], features: Iterable[str]) -> str:
    return f"by {of} ({', '.join(names)}): {', '.join(features)}"


SLICES: Final = (
    COMMON.scenario,
    COMMON.options,
    COMMON.seat,
    COMMON.actors,
    COMMON.winners,
    Slice("clock", (1 + STAGES,), "turn / 12, then the stage, one-hot from 1 on"),
    COMMON.phase,
    COMMON.prompt,
    COMMON.prompt_numbers,
    Slice("prompt_nations", (_N,), "the powers the question names: " + ", ".join(NATIONS)),
    Slice("prompt_suit", (len(TRUMPS),), "the suit it names: " + ", ".join(TRUMPS)),
    Slice("prompt_cards", (len(POLITICAL),), "the political cards it names"),
    Slice(
        "nations", (_N, len(NATION_FEATURES)), _rows("power", NATIONS, NATION_FEATURES)
    ),
    Slice("cities", (len(CITY), len(CITY_FEATURES)), "by town: " + ", ".join(CITY_FEATURES)),
    Slice(
        "pieces",
        (len(PIECE_ID), len(PIECE_FEATURES)),
        "by piece, generals first: " + ", ".join(PIECE_FEATURES),
    ),
    Slice(
        "hands",
        (_N, len(FACES)),
        "by power that is one's own: how many of each card, in the order of the vocabulary",
    ),
    Slice("known_cards", (len(FACES),), "cards seen in foreign hands"),
    Slice("discards", (len(FACES),), "cards that lie open"),
    Slice("pile", (DECKS,), "cards of each deck in the draw pile / 38"),
    Slice("decks_opened", (1,), "/ 4"),
    Slice("boxes", (len(BOXES), _N), _rows("box", BOXES, NATIONS)),
    Slice("tracks", (len(TRACKS), LAST_BOX), "by track (" + ", ".join(TRACKS) + "): its box"),
    Slice("alliance", (len(ALLIANCES),), "Saxony is: " + ", ".join(ALLIANCES)),
    Slice("missions", (len(MISSIONS), GENERAL_COUNT), "by mission: the general on it"),
    Slice("political_cards", (len(POLITICAL),), "open now: " + ", ".join(POLITICAL)),
    Slice("trump", (len(TRUMPS),), "one-hot: " + ", ".join(TRUMPS)),
    Slice(
        "display",
        (len(MAJORS), len(DISPLAY_FEATURES)),
        _rows("major power", MAJOR_NAMES, DISPLAY_FEATURES),
    ),
    Slice("kept", (len(MAJORS), len(FACES)), "by major power: its open cards there"),
    Slice("bids", (len(MAJORS), len(FACES)), "one's own cards laid face down"),
    Slice("election", (len(ELECTION),), "one-hot: " + ", ".join(ELECTION)),
    Slice(
        "votes",
        (len(ELECTORS), len(CANDIDATES)),
        "by elector, the vote cast: " + ", ".join(CANDIDATES),
    ),
    Slice("queue", (2, _N), "who is still to bid, who to choose: 1 for the next, 1/2 ..."),
    Slice("in_force", (3,), "truce, no French force march, Prussia neutral until turn / 12"),
    Slice(
        "flanders", (_N + 1,), "whose turn it is to march there, or that nobody is left to"
    ),
    Slice(
        "deals",
        (len(DEAL_KINDS) * _N, _N),
        f"by kind ({', '.join(DEAL_KINDS)}) and first power, by the other: until turn / 12",
    ),
    Slice(
        "proposals",
        (len(DEAL_KINDS) * _N, _N * len(BARGAIN_FEATURES)),
        "the same of proposals, until turn / 12: " + ", ".join(BARGAIN_FEATURES),
    ),
    Slice("gates", (2, len(CITY)), "fortresses that deals, that proposals name"),
    Slice(
        "battle",
        (2, len(BATTLE_FEATURES)),
        "attacker, defender: " + ", ".join(BATTLE_FEATURES),
    ),
    Slice("score", (1,), "the attacker's score in the battle / 10"),
    Slice("played", (2, len(FACES)), "cards played by attacker and defender, value / 10"),
    Slice("retreat", (1 + _N,), "towns to retreat / 10, then whose general"),
)  # fmt: skip
