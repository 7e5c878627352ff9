"""What the captain holds dear. The unit is one troop, which is six points of cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Weights:
    """The defaults are the captain's own, set by hand; others are learnt from games."""

    # -- the war ----------------------------------------------------------------------------------

    objective: float = 4.0
    """An objective taken: nothing else wins the war."""
    last_objectives: float = 16.0
    """Shared among those still missing and added to each: the nearer the end, the dearer."""
    second_order: float = 0.5
    """Share for objectives that an ally's leaving would make needless: the others come first."""
    denied: float = 1.5
    """An objective kept from the enemy; he needs them all, so that one that lasts is enough."""
    last_denied: float = 16.0
    """Shared among those the enemy still lacks, added to each: the last are held at any price."""
    general: float = 1.5
    """A general on the map, beside his troops: he has to be bought back at a far depot."""
    train: float = 2.5
    """A train: six points, and the turns an army without one loses."""

    # -- marching ---------------------------------------------------------------------------------

    approach: float = 0.5
    """Share of an objective's worth for standing beside it; the rest comes with the conquest."""
    approach_fades: float = 0.86
    """What is left of that share with each city of distance; never nothing, so nobody idles."""
    seconded: float = 0.2
    """Share of the best of those for a stack that is not the nearest: it comes up."""
    guarded: float = 0.7
    """Share left while an enemy protects the objective: it waits for a battle."""
    question: float = 0.5
    """Share of a protected objective's worth for passing it on the way to attack its protector."""
    cover: float = 0.7
    """Share of an objective's worth for protecting it from an enemy at the gates."""
    keep: float = 0.1
    """The same for what has been conquered: the enemy must come back for it first."""
    bastion: float = 3.0
    """How much dearer an objective is where an encircled nation makes its last stand."""
    outpost: float = 0.3
    """How much cheaper are its other objectives: they are held as long as it costs little."""
    threat_fades: float = 0.8
    """What is left of a threat with each city beyond one march."""
    press: float = 0.6
    """For a force that would beat a protector, per objective he protects: go and find him."""
    support: float = 0.85
    """Share of a stack's troops reckoned on for another's battle, with each city beyond a march."""
    hunt: float = 0.5
    """For nearing an enemy train."""
    seek: float = 0.0
    """For a force that would beat any enemy, per troop he would lose: go and find him, too."""
    relief: float = 0.0
    """Share of a threatened objective's worth that a stack on its way to cover it has, fading."""
    comfort: float = 0.0
    """For each ten points in the suit of the city, where enemies are near."""
    passed: float = 0.01
    """For passing a protected objective: decides between roads, the battle counts the prize."""
    at_home: float = 0.3
    """How much a train counts for generals at home, who eat without it."""
    worth_the_march: float = 0.05
    """A march must promise more than this, or the piece rests."""

    # -- fighting ---------------------------------------------------------------------------------

    committed: float = 0.8
    """Share of the points of a suit reckoned on before a battle; some may be needed elsewhere."""
    shared_suit: float = 0.5
    """How far another stack about to fight in the same suit lessens what a stack may reckon on."""
    card_point: float = 0.16
    """A point of a card played; less than the sixth of a troop, as few cards fit where they lie."""
    thrift: float = 0.2
    """How much dearer a card becomes with each further enemy that the same hand has to meet."""
    full_hand: float = 20.0
    """With more cards than this, each is worth less: they cannot all be played in time."""
    usual_loss: float = 2.5
    """Troops a beaten stack loses if it gives in with sense."""
    first_card: float = 10.0
    """Points of the card an enemy begins with; without cards of its suit nobody can answer it."""
    driven_off: float = 0.6
    """A beaten enemy goes away and his retreat is ours to choose."""
    foe_keeps: float = 8.0
    """So many cards an enemy throws into one battle without a thought for others."""
    foe_commits: float = 0.3
    """Share of the cards beyond those."""
    wait_for_troops: float = 0.2
    """Troops bought back come late and far from where they were lost."""
    fear: float = 0.9
    """How much the losses count that an enemy's next march could bring."""
    boldness: float = 0.85
    """Share of fear and thrift that goes with one objective left to take, half of it with two: what
    should troops and cards be kept for?"""
    unanswered: float = 0.0
    """Share of the fear of a fight without cards of the suit in a nation that is not encircled."""
    massing: float = 0.0
    """Share of the other enemies at hand who are thought to join the strongest in his attack."""
    post: float = 0.0
    """Share of what a stack protects that it fears to lose with its place."""
    almost_at_reach: float = 0.5
    """Share of the danger from an enemy who needs the best of roads to come."""
    calm: float = 0.35
    """Enemies with a smaller chance than this are not expected to attack."""

    # -- supply -----------------------------------------------------------------------------------

    hunger: float = 1.2
    """A general about to be turned down."""
    fed_later: float = 0.3
    """Share of the hunger where the trains will have come up a turn later."""
    train_in_danger: float = 1.6
    """A train that an enemy could ride down in his next march."""
    safer_with_distance: float = 0.1
    """How much of that danger each city between train and enemy takes away."""
    train_lags: float = 0.12
    """Each city between a train and a general abroad beyond an easy distance."""
    other_train: float = 0.3
    """Share of that for a general to whom another train is nearer: two trains, two armies."""
    in_the_way: float = 3.0
    """A train on an objective still wanted, which no comrade can enter while it stands there."""
    on_the_road: float = 0.4
    """A train on the road by which a comrade would march to his next objective."""

    train_loses_time: float = 0.05
    """For a new train, each city between its depot and each stack."""

    # -- recruiting -------------------------------------------------------------------------------

    suit_at_hand: float = 1.5
    """How much dearer a card is in the suit of a front than elsewhere."""
    suit_near: float = 1.0
    """The same for a suit next to a front."""
    suit_idle: float = 0.45
    """Nobody is going to fight in this suit soon."""
    reserve_card: float = 1.9
    """A Reserve fits everywhere and chooses how cheaply one loses."""
    need_of_troops: float = 0.9
    """Added to the worth of a troop in the measure in which the army has shrunk."""
    bare_troop: float = 0.55
    """What a troop is worth to an army at full strength."""
    no_train_left: float = 3.0
    """How much dearer the first train is than the second to an army that lives on trains."""
    near_the_front: float = 0.1
    """Share of what a place could do for the objectives that counts when a general comes back."""
    fresh_general: float = 0.75
    """A further troop for a general who has just come back with one."""

    # -- single cities ----------------------------------------------------------------------------

    dear: Mapping[int, float] = field(default_factory=dict)
    """By city, how much dearer or cheaper it is than others, to take or to deny."""


BY_HAND: Final = Weights()
"""The captain's own weights."""
