"""What the captain holds dear. The unit is one troop, which is four points of cards in winter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """The defaults are the captain's own, set by hand; others are learnt from games."""

    # -- markers -----------------------------------------------------------------------------------

    marker: float = 3.0
    """A victory marker placed: nothing else wins the war."""
    last_markers: float = 9.0
    """Shared among the markers left in the pool and added to each: the nearer the end, the
    dearer."""
    denied: float = 2.6
    """A marker kept from another player, or sent back to his pool."""
    last_denied: float = 12.0
    """Shared among the markers he has left and added to each: his last are prevented at any
    price."""
    vote: float = 0.5
    """A fortress with a vote, while the imperial crown is still to be had."""
    silesia: float = 12.0
    """The annexation of Silesia, shared among the fortresses that Prussia still lacks for it."""
    reward: float = 3.0
    """What the annexation brings beside a marker: Prussia's second train, and Silesia for a
    home."""
    general: float = 1.5
    """A general on the map, beside his troops: he waits for winter and starts from home."""
    train: float = 1.5
    """A train: four points, and the way from a fortress back to the army."""

    # -- marching ----------------------------------------------------------------------------------

    approach: float = 0.4
    """Share of a fortress's worth for standing beside it; the rest comes with the conquest."""
    approach_fades: float = 0.84
    """What is left of that share with each town of distance; never nothing, so that nobody
    idles."""
    seconded: float = 0.25
    """Share of the best of those for a stack that is not the nearest: it comes up, and none
    idles."""
    guarded: float = 0.6
    """Share left while an enemy protects the fortress: it waits for a battle."""
    question: float = 0.5
    """Share of a protected fortress's worth that goes with driving its protector off."""
    cover: float = 1.3
    """How much dearer than a fortress to be taken is one kept from an enemy at the gates."""
    threat_fades: float = 0.6
    """What is left of a threat with each town beyond one march."""
    press: float = 0.5
    """For a force that would beat a protector, per fortress he protects: go and find him."""
    hunt: float = 0.5
    """For nearing an enemy train."""
    passed: float = 0.01
    """For passing a protected fortress: decides between roads only, the battle counts the prize."""
    worth_the_march: float = 0.01
    """A march must promise more than this, or the piece rests."""

    # -- fighting ----------------------------------------------------------------------------------

    committed: float = 0.8
    """Share of the points of a suit reckoned on before a battle; some may be needed elsewhere."""
    shared_suit: float = 0.5
    """How far another stack about to fight in the same suit lessens what a stack may reckon on."""
    card_point: float = 0.13
    """A point of a card played; less than the fourth of a troop, as winter comes but once a
    year."""
    full_hand: float = 8.0
    """With more cards than this, each is worth less: they cannot all be played in time."""
    reserve_card: float = 1.9
    """How much dearer a point of a Reserve is: it fits everywhere and bids sixteen."""
    usual_loss: float = 2.5
    """Troops a beaten stack loses if it gives in with sense."""
    box_likely: float = 0.5
    """Chance that such a defeat costs three troops or more, and with them a marker."""
    driven_off: float = 0.6
    """A beaten enemy goes away, and his retreat is the winner's to choose."""
    defenceless: float = 1.5
    """How much more a stack fears that has no card of its suit to answer with."""
    fear: float = 1.0
    """How much the losses count that an enemy's next march could bring."""
    lost_cover: float = 0.8
    """Share of the worth of what a stack protects that is lost if it is driven off."""
    almost_at_reach: float = 0.5
    """Share of the danger from an enemy who needs the best of roads to come."""
    lurking: float = 0.06
    """Chance that an enemy at hand beats a stack though the odds are against him: he knows his
    hand."""
    seized: float = 0.42
    """Of the chances that an enemy would have, the share he comes for; of 590 stacks with an enemy
    at hand so many were beaten."""

    # -- supply ------------------------------------------------------------------------------------

    hunger: float = 2.0
    """A general turned face-down: a troop at once, and no conquests."""
    starving: float = 3.0
    """One who lies face-down already: two troops, and soon himself."""
    fed_soon: float = 0.3
    """Share of the hunger where a train has yet to come up this turn: it may have to go
    elsewhere."""
    fed_later: float = 0.7
    """Share of the hunger where the trains will have come up a turn later."""
    train_in_danger: float = 1.6
    """A train that an enemy could ride down in his next march."""
    safer_with_distance: float = 0.1
    """How much of that danger each town between train and enemy takes away."""
    train_lags: float = 0.12
    """Each town between a train and a general abroad beyond an easy distance."""
    at_home: float = 0.3
    """How much a train counts for generals at home, who eat without it."""
    put_back: float = 1.0
    """What putting a train back must promise more than marching, beside its price."""
    in_the_way: float = 1.5
    """A train on a fortress still wanted, which no comrade can pass as long as it stands there."""

    # -- recruiting --------------------------------------------------------------------------------

    suit_at_hand: float = 1.5
    """How much dearer a card is in the suit of a front than elsewhere."""
    suit_near: float = 1.0
    """The same for a suit next to a front."""
    suit_idle: float = 0.45
    """Nobody is going to fight in this suit soon."""
    need_of_troops: float = 0.9
    """Added to the worth of a troop in the measure in which the army has shrunk."""
    bare_troop: float = 0.6
    """What a troop is worth to an army at full strength."""
    near_the_front: float = 0.1
    """Share of what a place could do for the fortresses that counts when a general comes back."""
    fresh_general: float = 0.75
    """A further troop for a general who has just come back with one."""

    # -- politics ----------------------------------------------------------------------------------

    card: float = 0.8
    """A tactical card drawn."""
    box_lasts: float = 3.0
    """Turns that a marker on a track is reckoned to stay where it is."""
    mission: float = 3.5
    """A general and his troops kept away from the war."""
    saxony: float = 5.0
    """Saxony's army and land, to the power it stands with, and against it."""
    saxony_to_others: float = 1.5
    """The same to the other powers of that side."""
    sworn: float = 0.3
    """Saxony at the end of its track: it takes two steps to lose it."""
    truce: float = 1.0
    """A turn of quiet for Austria against Prussia; for Prussia a turn lost."""
    free_troop: float = 0.9
    bought_troop: float = 0.35
    """A troop bought out of season, its cards already reckoned."""
    force_march: float = 0.4
    bedridden: float = 0.3
    to_allies: float = -0.25
    """What another player's gain counts if his power stands on the same side: he may win, too."""
    to_enemies: float = -0.7
    """The same of an enemy."""
    deal: float = 1.0
    """A deal must promise more than this: a word given is not taken back."""
    united: float = 1.5
    """A truce between two, for each marker by which a third player is nearer to winning."""
    hoped: float = 0.75
    """Share of what a power hopes to take that counts against a truce: much of it is never
    taken."""
    idle: float = 2.0
    """What a truce costs a power that has nobody else to take anything from."""
    at_stake: float = 4.0
    """Two powers that could take so much from each other are worth being reconciled."""
    spared: float = 1.1
    """Not to be harassed by hussars, beside what they would cost now."""
    paid_against: float = 0.5
    """A card given to the enemy of a player who is about to win, for each marker he lacks less."""
    bid_point: float = 0.08
    """A point of a card on the display: most bids that fail come back or are kept."""
    usual_bid: float = 7.0
    """What a rival is likely to lay who wants the same card."""


BY_HAND: Final = Weights()
"""The captain's own weights."""
