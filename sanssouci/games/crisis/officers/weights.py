"""What the officers think things are worth. The unit is one full troop in the field."""

from __future__ import annotations

from typing import Final

# -- spaces ---------------------------------------------------------------------------------------

RESOURCE: Final = 5.0
"""A resource space: a step towards the end of the war, a recruit every winter, half a card."""
FORT: Final = 0.8
"""A fort: taking it brings a card, and it holds the enemy up."""
CITY: Final = 0.15
"""Any other space: roads for double steps, and the enemy's line of communication cut."""
AT_ONCE: Final = 0.6
"""Share of the worth of a space for whoever takes it, though he may not keep it."""
URGENCY: Final = 1.5
"""How much dearer resource spaces become as either end comes near: this over the number missing."""
VICTORY: Final = 80.0
"""The space that ends the war."""
KING: Final = 60.0
"""Frederick's life; his death ends the war (C14.1)."""

# -- battles --------------------------------------------------------------------------------------

HIT: Final = 0.45
"""A hit: an action point mends it, if there is one to spare; two make a troop."""
BLUNTED: Final = 1.1
"""A hit on the active side in the field: it has to be mended before the attack goes on."""
CARD: Final = 0.6
"""A tactics card."""
POINT: Final = 2.0
"""An action point, as a retreat costs one: it makes a unit full again, or marches eight."""
REPULSED: Final = 1.2
"""A lost battle besides the hits: the retreat marker, the ground, the season."""
SIEGE: Final = 0.3
"""Share of a fort's worth for standing before it after the first storm has failed."""
WORN_AFTER_RETREAT: Final = 0.03
"""The chance that a beaten force with a way out is destroyed all the same: a cavalry charge."""
TRAPPED: Final = 0.8
"""Share of a beaten force that is lost if it has no way out."""
CORNERED: Final = 0.05
"""The chance that a beaten king is lost if there was one way out only: it may be barred by then."""
A_VOLLEY: Final = 0.3
"""Nobody leaves before the first shot for less than this: the enemy shall pay for the ground."""
LEADERLESS: Final = 3.0
"""A commander who shuts himself up in a fort while an army fights before it."""
COMMITTED: Final = 0.42
"""An attack with less than this chance of winning the field is not begun."""
ROYAL: Final = 4
"""With fewer units than this about him Frederick attacks nobody."""
RELIEF: Final = 0.6
"""Share of the danger from an enemy stack that is gone for good when it is beaten."""
RELIEVED: Final = 0.4
"""Share of the worth of an own place that is saved when a siege is broken up."""

# -- the outlook ----------------------------------------------------------------------------------

OUTLOOK: Final = 0.8
"""What the outlook counts for beside the dangers of the next phases."""
WEIGHT_FADES: Final = 0.62
"""What is left of a stack's weight with every space between it and a place."""
SOME_WEIGHT: Final = 0.05
"""Of both sides everywhere: nobody is quite sure of a place."""
VOYAGE: Final = 3
"""How many marches a voyage is as long as."""
HOLDER: Final = 0.8
"""Weight of whoever holds a place: it does not fall by itself."""
WALLS: Final = (0.0, 0.35, 0.6)
"""By the units a fort has room for, the weight of each behind its walls."""
GUARDS_OF_A_CITY: Final = 1
"""Guards of a resource space without walls: enough against raiders."""
GUARDS_OF_THE_CAPITAL: Final = 5
"""Berlin has no walls, and Swedes for neighbours."""
LEFT_BY_THE_KING: Final = 2
"""No more guards than this are taken from the army that Frederick leads."""
UNGUARDED: Final = 0.3
"""Share of the hope to keep a place that is lost if nobody stands there and raiders are near."""
HALF_GUARDED: Final = 0.12
"""The same with one guard where there should be two."""
EXPOSED: Final = 6
"""A resource space this near to an enemy stack keeps its guards."""
RAID_FROM: Final = 3
"""Enemies as near as this may be there at once."""
RAID_FADES: Final = 0.8
"""With every space further off there is more time to send a guard."""
FORESIGHT: Final = 6
"""Armies that join within so many turns are reckoned with."""
LATER: Final = 0.5
"""Share of the strength of an army that will join in a while."""
MUCH_LATER: Final = 0.2

NEXT_BLOW: Final = 0.5
"""What is left of each further blow of one enemy army: its points are few."""

# -- marching -------------------------------------------------------------------------------------

FADE: Final = 0.78
"""What is left of a goal with each space between."""
JOINS_LATER: Final = 0.2
"""The chance that an army that joins only in the turn after next acts before the own one."""
FEAR: Final = 1.0
"""Share of that danger that counts: the enemy's points are few, and he cannot be everywhere."""
WORTH_THE_POINT: Final = 0.12
"""A march must promise more than this, or the point is not spent."""
AN_ARMY: Final = 6
"""Fewer units than this are a detachment, which can do without its commander."""
A_COLUMN: Final = 3
"""Fewer units than this do not march for the outlook alone."""
MARCH: Final = 0.5
"""What a point is worth that is not spent on making an attack stronger."""
ONWARD: Final = 0.35
"""Off, for those who have already marched in this phase and would go on within the own lines: so
that nobody is sent to and fro."""
LANDED: Final = 0.8
"""A unit brought over from an island, where it is of no use to anybody."""
CUT_OFF: Final = 0.5
"""For each unit, to march out of communication, or to stay there."""
RECOVERY: Final = 0.4
"""A unit made full again in a phase."""
LEADER: Final = 0.5
"""The same for each point of rating of a commander, who gives no bonus while depleted."""

# -- cards and winter -----------------------------------------------------------------------------

CARD_VALUES: Final = {
    "oblique-order": 1.6,
    "flank-attack": 0.9,
    "surprise": 1.2,
    "cavalry-charge": 0.8,
    "rapid-advance": 1.0,
    "rapid-mobilization": 1.4,
    "hills": 0.7,
    "marsh": 0.6,
    "forest": 0.8,
    "scorched-earth": 0.4,
}
"""What a card is worth in hand: it should bring more than this when it is played."""
RESERVE_CALLED: Final = 3
"""Rapid Mobilization is kept until the reserve holds so many units: half of a die, rounded."""
CHARGE_HITS: Final = 2.0
"""A Cavalry Charge must promise so many hits on those it keeps from leaving."""
SCORCH_FROM: Final = 13
"""With so many resource spaces in Prussian hands it is time to burn what would be the next."""
COMRADES: Final = 1.0
"""A new unit that comes to eight others of its army; less with every space between."""
FRONT: Final = 0.3
"""A new unit next to an enemy resource space."""
