### The Great Crisis in English. Words after a dollar sign are ids, shown by their names.

## Things that are counted, as parts of sentences

points =
    { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
units =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }

## Names

name-turn-end = turn end
name-prussian-alliance = the Prussian alliance
name-austrian-alliance = the Austrian alliance
trait-many = { $name }
troop-prussia = Prussian troop
    .many = Prussian troops
troop-britain = British troop
    .many = British troops
troop-austria = Austrian troop
    .many = Austrian troops
troop-france = French troop
    .many = French troops
troop-russia = Russian troop
    .many = Russian troops
troop-sweden = Swedish troop
    .many = Swedish troops
troop-saxony = Saxon troop
    .many = Saxon troops
troop-empire = Imperial troop
    .many = Imperial troops
unit-in_state = { $unit } ({ $states })
state-depleted = depleted
state-isolated = isolated
state-recovered = just recovered
state-arrived = just arrived
state-inside = on defense

## foresee: what an action would do

foresee-takes = takes { $space }
foresee-earns = earns a card
foresee-loses = leaves { $space } to the enemy
foresee-frees = raises the siege of { $space }
foresee-attacks = there will be a battle with { units } at { $space }
foresee-storms = there will be a battle for the fort of { $space }
foresee-cut = { $space } is out of communication
foresee-left_unspent =
    { $count ->
        [one] { $count } action point is
       *[other] { $count } action points are
    } left
foresee-left_raising =
    { $halves ->
        [1] half a point is left to spend
       *[other] { $half ->
            [1] { $points }½ points are left to spend
           *[0] { $points ->
                [one] { $points } point is left to spend
               *[other] { $points } points are left to spend
            }
        }
    }
foresee-by_way_of = by way of { $space }
foresee-goes =
    { $count ->
        [one] { $unit }
       *[other] { $count } { $unit-many }
    } may go
foresee-onward =
    { $count ->
        [one] one space more
       *[other] { $count } spaces more
    } within { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## prompt

prompt-claim = Several nations have taken { $space } together: name the one that controls it.
prompt-muster = { $army } has { points } before retreats are deducted: play cards now, or press “Done” and march.
prompt-recovery = { $army } has { points }: recover units, march, assault, or press “Done”.
prompt-marches = { $army } has { points } left: march, assault, or press “Done”.
prompt-no_points_left = { $army } has no action point left: press “Done”, or take back what you did last.
prompt-assaults = { $army } has { points } left: order another assault, or press “Done”.
prompt-party =
    From { $start } to { $end }, who goes? { $count ->
        [one] { $who }?
       *[other] { $who-many }: how many of { $count }?
    }
prompt-crowded_party = { prompt-party } There is room for { $room }.
prompt-garrison =
    Who is on defense in { $space }? It holds { $capacity ->
        [one] { $capacity } unit
       *[other] { $capacity } units
    }; all others fight in the open.
prompt-battle_order = Choose the battle that is fought next.
prompt-battle_cards = Choose in secret the cards you use in this battle.
prompt-field_battle =
    { $space }, round { $round }: attack with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, or retreat.
prompt-no_way_out =
    { $space }, round { $round }: attack with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }; there is no way out.
prompt-pursuit = The enemy is leaving { $space }: stop him with a Cavalry Charge, or hold.
prompt-answer_charge = A Cavalry Charge bars the way out of { $space }: answer it with your own, or hold.
prompt-retreat =
    { $units ->
        [one] { $units } unit must leave { $space }: choose where it goes.
       *[other] { $units } units must leave { $space }: choose where they go.
    }
prompt-retreat_cost = Several armies retreat together: say which of them pays the action point.
prompt-contingent =
    { $count ->
        [one] Who retreats to { $space }? { $who }?
       *[other] Who retreats to { $space }? { $who-many }: how many of { $count }?
    }
prompt-casualties =
    { $hits ->
        [one] { $hits } hit is
       *[other] { $hits } hits are
    } to be taken in { $space }. { $count ->
        [one] { $who }: yes or no?
       *[other] { $who-many }: how many of { $count }?
    }
prompt-rapid_mobilization =
    { $nation } may place { $points ->
        [one] { $points } unit
       *[other] { $points } units
    } at once, or press “Done”.
prompt-mobilization =
    { $nation } has { $half ->
        [1] { $points }½ points
       *[0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }: place units, restore two depleted ones for a point, or press “Done”.
prompt-mobilization_order = Choose the nation that mobilises next.
prompt-last_half = { $nation } has half a point left: restore one more depleted unit, or press “Done”.
prompt-winter_cards = Winter: play cards that are for winter, or press “Done”.
prompt-discard =
    Discard what you do not want to keep; your limit is { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }.

## refuse

refuse-claim = { $space } must go to one of the nations with most units there.
refuse-muster = Before the army moves you may play Rapid Advance or Rapid Mobilization, or say “Done”.
refuse-operations_form = An army can recover, march, pick, sail, sortie, assault, or say “Done”.
refuse-no_action_points = The army has no action point left.
refuse-too_late = Recovery comes before marches, and marches before assaults.
refuse-no_such_unit = There is no such unit of the active army.
refuse-not_depleted = That unit is not depleted.
refuse-isolated_recovery = Isolated units cannot recover.
refuse-besieged_recovery = Units on defense under siege cannot recover.
refuse-sortie = There is no such besieged unit in { $space } that could come out.
refuse-assault = There is no siege in { $space } at which you could buy a fort battle.
refuse-no_units = The active army has no units in { $space }.
refuse-box_both_ways = In one phase units move into a box or out of it, not both: { $space }.
refuse-besieged_march = The units in { $space } are besieged; a sortie lets them out.
refuse-halted = The enemy holds up the units that have come to { $space }.
refuse-recovered = Units that have recovered cannot march in this phase.
refuse-no_sea_route = No sea route joins these spaces.
refuse-no_march = A march goes one space, or two if all three are yours and free of enemies.
refuse-foreign_box = Only units of the nation itself can enter its box.
refuse-passenger = By sea go single units that stand there and may leave.
refuse-isolated_double = Isolated units never go two spaces.
refuse-too_many = At most { $most } units go together, isolated ones counting double: pick who goes.
refuse-nothing_to_pick = There is only one unit that could go.
refuse-take_order = First say how many of { $unit-many }.
refuse-take_number = It must be between { $low } and { $high }.
refuse-garrison =
    { $capacity ->
        [one] Name one unit that was
       *[other] Name up to { $capacity } units that were
    } in { $space } when the phase began, or none.
refuse-fight = No battle of this kind is waiting there.
refuse-commit_form = Name the cards you use, or none of them.
refuse-card_not_held = You do not hold { $card }.
refuse-no_battle_card = { $card } is not used at the start of a field battle.
refuse-rating = { $card } needs a commander in the battle rated { $number } or more.
refuse-adds_nothing = A second { $card } would add nothing: one is enough.
refuse-active_only = { $card } is for the side whose phase it is.
refuse-passive_only = { $card } is for the side whose phase it is not.
refuse-in_battle = In battle you attack or retreat.
refuse-no_way_out = There is no space to retreat to from { $space }.
refuse-charge = Here you can play a Cavalry Charge if you hold one, or hold.
refuse-retreat_space = Units retreat to a neighbouring space of their own side without enemies.
refuse-retreat_room = Not all of them find room in { $space }: send some.
refuse-retreat_cost = One of the armies that retreat pays for it.
refuse-nations_waiting = There are nations that have not mobilised yet: name the next.
refuse-mobilization_order = Name a nation of your own that can still mobilise.
refuse-no_recruit = No such unit is in the unit reserve of { $nation }.
refuse-no_points = There is no point left to place a unit.
refuse-place = { $space } takes no more new units, or is not open to them.
refuse-restore = Only depleted units in a space of their own side, in communication and not besieged, recover in winter.
refuse-mobilization_form = Place a unit, restore one, or say “Done”.
refuse-scorch = Scorched Earth is for a fort or resource space of your own, while the enemy marches or in winter.
refuse-winter_cards = In winter you may play Rapid Mobilization or Scorched Earth, or say “Done”.
refuse-discard =
    You may keep no more than { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }.

## do: what an action is

do-recover = { $units } in { $start } recovers
do-march = All march from { $start } to { $end }
do-march_via = All march from { $start } by { $via } to { $end }
do-pick = Part of the army marches from { $start } to { $end }
do-pick_via = Part of the army marches from { $start } by { $via } to { $end }
do-sail = { $units } by sea from { $start } to { $end }
do-sortie = Sortie from { $start }: { $units }
do-assault = Assault { $start } (1 point)
do-done = Done
do-take =
    { $number ->
        [0] not { $units }
       [one] { $number } { $units }
       *[other] { $number } { $units-many }
    }
do-claim = { $start } for { $nation }
do-garrison = Into the fort of { $start }: { $units }
do-garrison_none = Nobody into the fort of { $start }: all fight in the open
do-fight = Fight at { $end } first
do-commit = Use { $cards }
do-commit_none = Use no card
do-attack = Attack
do-retreat = Retreat
do-play = Play { $card }
do-play_for = { $card } for { $nation }
do-play_on = { $card } on { $end }
do-hold = Hold
do-withdraw = All retreat to { $end }
do-send = Some retreat to { $end } …
do-place = { $units } in { $end }
do-restore = Restore { $units } in { $start }
do-discard = Throw away { $card }
do-scorch = Lay waste to { $end }
do-roll = The dice show { $dice }
do-chit = The chit of { $army } is drawn
do-chit_end = The chit for the end of the turn is drawn
do-draw = { $card } is drawn
do-pay = { $army } pays for the retreat
do-mobilize = { $nation } mobilises
do-release = { $units } joins the reserve

## verb: what a word does that is not told by itself

verb-march = all units go
verb-pick = some of them go: you are asked who
verb-sail = one unit by sea

## log

when = { $month } { $year }
log-turn = { $month } { $year }.
log-chit = The chit of { $army } is drawn.
log-turn_end_chit = The turn-end chit is drawn.
log-points_die = { $army } rolls { $die }.
log-points = { $army } has { points }.
log-rapid_advance =
    { $army } makes a Rapid Advance: { $points ->
        [one] { $points } more action point
       *[other] { $points } more action points
    }.
log-rapid_mobilization = { $team } plays Rapid Mobilization for { $nation }.
log-mobilization_die = { $nation } may place { units }.
log-recovers = Recovered in { $space }: { $unit }.
log-marches =
    { $army }: { $units ->
        [one] { $units } unit goes
       *[other] { $units } units go
    } from { $start } to { $end }: { $names }.
log-sortie =
    { $units ->
        [one] { $units } unit comes
       *[other] { $units } units come
    } out of { $space }: { $names }.
log-assault = { $army } orders an assault at { $space }.
log-control = { $space } now belongs to { $nation }.
log-garrison =
    { $units ->
        [one] { $units } unit is
       *[other] { $units } units are
    } on defense in { $space }: { $names }.
log-no_garrison = Nobody is on defense in { $space }.
log-field_battle =
    Battle of { $space }: { $attackers ->
        [one] { $attackers } unit
       *[other] { $attackers } units
    } of { $who } against { $defenders } of { $foe }.
log-next_battle = { $space } is fought for next.
log-fort_battle = The fort of { $space } is fought for: { $who } against { $foe }.
log-committed = { $team } has chosen cards for the battle.
log-battle_cards = { $team } uses { $cards }.
log-attacks =
    { $who } { $who-count ->
        [one] attacks
       *[other] attack
    } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
log-no_dice =
    { $who } { $who-count ->
        [one] has
       *[other] have
    } nobody left to attack with.
log-dice = With bonuses: { $dice }.
log-hits =
    { $hits ->
        [0] No hit in { $space }.
        [one] { $hits } hit in { $space }.
       *[other] { $hits } hits in { $space }.
    }
log-casualties =
    { $units ->
        [one] { $units } hit is
       *[other] { $units } hits are
    } taken in { $space }: { $names }.
log-declares_retreat =
    { $who } { $who-count ->
        [one] declares
       *[other] declare
    } a retreat from { $space }.
log-charge = { $team } plays { $card }.
log-no_charge = { $team } plays no Cavalry Charge.
log-retreat_prevented = The retreat of { $who } is prevented.
log-retreat_marker = The retreat costs { $army } an action point.
log-retreats =
    { $who }: { $units ->
        [one] { $units } unit retreats
       *[other] { $units } units retreat
    } from { $start } to { $end }: { $names }.
log-left_behind =
    { $units ->
        [one] { $units } unit is
       *[other] { $units } units are
    } left behind in { $space } and lost.
log-exhausted = Nobody can attack any more: { $who } must leave { $space }.
log-field_won =
    { $who } { $who-count ->
        [one] has
       *[other] have
    } won the battle of { $space }.
log-commander_lost = { $commander } is lost in { $space }.
log-draws = { $team } draws a card.
log-drawn = You have drawn { $card }.
log-scorched = { $team } lays waste to { $space }.
log-released = { $commander } is ready for service.
log-mobilizes = { $nation } mobilises.
log-placed = Mobilised in { $space }: { $unit }.
log-restored = Restored in { $space }: { $unit }.
log-winter_dice = Winter dice before { $space }: { $dice }.
log-winter_hits =
    Winter before { $space }: { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
log-discards = { $team } discards a card.
log-empress_die = St Petersburg: { $die }.
log-empress_dies = Empress Elizabeth is dead. Russia changes sides, and her armies go home.
log-done = { $who } is done.
log-peace_die = Talks of peace: { $die }.

## end

end-king_lost = King Frederick is lost: the Austrian alliance has won.
end-exhaustion = Prussia has too few resources left: the Austrian alliance has won.
end-conquest = With sixteen resource spaces the Prussian alliance has won.
end-peace = Peace is made. Nobody has won.
end-end_of_war = The war is over with the year 1763. Nobody has won.

## Why bots do what they do

why-no_way_out = there is no way out
why-nobody_attacks = nobody is left who could attack
why-enemy_goes_first = the enemy cannot attack either and must go first
why-no_card = no card is worth it here
why-cards_turn_it = the cards turn the battle
why-no_cavalry = no cavalry
why-get_away = we must get away
why-fight_on = then we fight on
why-pursue = they shall not get away
why-let_go = let them go
why-in_the_open = everybody fights in the open
why-walls = the walls are worth two
why-missed_least = who is missed least
why-needs_points_least = it needs its points least
why-most_to_raise = it has most to raise
why-safest = the safest place in reach
why-as_many_as_fit = as many as find room
why-greatest_first = the greatest battle first
why-much_to_do = there is much to do
why-cards_later = the cards will be wanted later
why-reserve = the reserve is called out
why-scorch = it shall not be theirs
why-restored = worn units are made full
why-nobody_to_call = nobody is left to call
why-where_wanted = where they are wanted
why-keep_all = all cards can be kept
why-card_missed_least = it is missed least
why-most_recruits = it has most recruits waiting
why-stands_well = everybody stands well
why-rest = worn units rest
why-commander_rests = a commander must lead again
why-as_many_as_possible = as many as possible
why-cards_wait = the cards can wait
why-more_troops = more troops are always welcome
why-why_not = why not
why-need_rest = they need rest
why-be_there = somebody should be there
why-see = let us see what is there
why-may_fall = it may fall
why-nothing_sensible = there is nothing sensible to do
why-half = half of them go
why-cannot_be_won = it cannot be won
why-can_be_won = it can still be won
why-poor_odds = only { $chance }% to win
why-odds = { $chance }% to win
why-towards = towards { $space }
why-hold = to hold { $space }
why-takes = takes { $space }
why-joins = joins the attack on { $space }
why-attacks = attacks { $space }
why-to_attack = to attack { $space }
why-storms = storms { $space }

## The browser

count-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
count-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
layer-cartouche = Ornaments and legend
layer-sieges = Sieges
layer-isolation = Marks of isolation
layer-reach = Reach beyond the first march
layer-dice = Dice that roll
layer-control = Who holds what
layer-network = Lines of communication

side-prussia = Prussian alliance
side-austria = Austrian alliance

short-britain = Britain
short-empire = The Empire

unit-troops = troops of { $nation }

force = { count-units } of { $nation }
force-worn = { count-units } of { $nation } ({ $depleted } depleted)
force-led = led by { $who }

bar-whom = Choose an army: { count-places } with units that can act
bar-restore_whom = Choose worn units to restore them: { count-places }
bar-cards = Cards that can be played are lit
bar-discard = Cards that can be discarded are lit
bar-where = Choose where to: { count-places }
bar-far = numbers: points to get farther
bar-march = { count-units } from { $start } to { $end }, 1 point
bar-towards = the first march towards { $goal }, { $points } points in all
bar-recruits = Mobilise, or choose depleted units:
bar-troop = a troop (of { $count })
bar-commit = Choose the cards you want to use
bar-burn_where = Choose the place to lay waste
bar-burn_sure = Lay waste to { $space } for the rest of the war?

confirm-march = March
confirm-garrison = Into the fort
confirm-commit = Use them
confirm-place = Mobilise
confirm-recover = Recover (1 point)
confirm-restore = Restore (½ point)
confirm-party = March
confirm-contingent = Retreat
confirm-casualties = Take the hits

sheet-label = Units to choose from
sheet-stack = { $space }: who goes?
sheet-restore = { $space }: whom to restore?
sheet-sail = By sea to { $end }: who goes?
sheet-party = From { $start } to { $end }: who goes?
sheet-contingent = Who retreats to { $end }?
sheet-casualties = { $space }: who takes the hits?
sheet-garrison = { $space }: who is on defense?
sheet-exactly = { $count } of { $most } chosen
sheet-at_most = { $count } chosen, room for { $most }
sheet-choose = Choose the units, then confirm.
sheet-all = all
sheet-none = none

hand-count = { count-cards }

card-number = needs a commander rated { $number }

dice-dice = With bonuses:
dice-points_die = { $army } rolls
dice-mobilization_die = { $nation } may place
dice-winter_dice = Winter before { $space }:
dice-empress_die = St Petersburg:
dice-peace_die = Talks of peace:

battle-label = Battle
battle-field = Battle of { $space }
battle-fort = Storm on { $space }
battle-round = round { $round }
battle-active = on the move
battle-passive = rolls first
battle-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } to roll
battle-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
battle-garrison = The garrison
battle-besiegers = The besiegers
battle-course = Course of the battle
battle-report = Report of a battle
battle-reports = Reports of battles
battle-fold = Fold the battle away
battle-unfold = Unfold the battle

panel-turn = turn { $turn } of { $all }
panel-winter = Winter quarters
panel-cup = The cup
panel-in_cup =
    { $count ->
        [one] { $count } chit
       *[other] { $count } chits
    } in the cup
panel-cup_empty = is empty
panel-drawn = Drawn:
panel-acts = { $army } acts
panel-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
panel-removed = Lost for good: { $who }.
panel-reconstruction = The map, the counters and the cards are our own reconstruction; an owner of the printed game can load exact data as a pack.

alliance-resources =
    { $count ->
        [one] { $count } resource space
       *[other] { $count } resource spaces
    }
alliance-of_resources = resource spaces
alliance-goals = (lost at { $low }, won at { $high })
alliance-cards = { count-cards } in hand
alliance-deck = { $count } in the deck
alliance-used = { $count } used

nation-figures = { "" } { units }, { $resources } res.
nation-retreats = −{ $count }
nation-retreats_title = Retreats: deducted from its next action points (C9.4)
nation-at_peace = only defends itself
nation-at_peace_title = No chit of this army is in the cup yet: it does not act, but it can be attacked and fights back.
nation-worn = { units } in play, { $worn } of them depleted
nation-reserve =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } in reserve, of { $all }
nation-released = Ready for service: { $who }
nation-waiting = In the commander reserve: { $who }

chit-end = Turn end
chit-of = A chit of { $army } joins

event-elizabeth = From here on Empress Elizabeth may die

name-February = February
name-April = April
name-June = June
name-August = August
name-October = October
name-December = December

about-army = { $side }, { $space }
about-depleted = Depleted units do not attack; another hit sends them to the reserve.
about-isolated = Isolated: slower, no recovery, half the dice.
about-inside = On defense: rolls even if depleted, with the bonus of the walls.
about-recovered = Has recovered and cannot march now.
about-commander = Leadership · rating: so many units add the rating to their dice.
about-held = Held by { $nation }.
about-besieged = Under siege.
about-scorched = Laid waste: neither fort nor resource space.
about-cut = Out of communication.

kind-resource-fort =
    Resource fort of { $nation }; { $capacity ->
        [one] { $capacity } unit
       *[other] { $capacity } units
    } can be on defense
kind-fort = Fort of { $nation }; one unit can be on defense
kind-resource-city = Resource city of { $nation }
kind-city = City of { $nation }
kind-box =
    Off-map box of { $nation } with { $resources ->
        [one] { $resources } resource space
       *[other] { $resources } resource spaces
    }; closed to all others

plot-resources = Resource spaces
plot-units = Units in play
plot-cards = Cards in hand

## Goals: what each player plays for

aim-conquest = Hold { $need } resource spaces.
aim-survive = Or keep more than { $low } of them to the end of the war, for a draw. { $have } held.
aim-exhaustion = Bring Prussia and Britain down to { $low } resource spaces. They hold { $have }.
aim-king = Or take Frederick himself out of the war.

## Roles: what tempts one to take a seat

role-prussia = Frederick and his brother march faster and hit harder than anybody, and there are never enough of them. Survive seven years.
role-austria = Austria, France and Russia each have what Prussia lacks: numbers. Bring them to the same place at the same time, once.

## Lessons: the first war, see lessons.toml

lesson-board = What you see
lesson-board-1 = You lead Prussia, the dark blue pieces. The number on a block says how many units stand there, and ribbons below it name their commanders. Spaces with bastions are forts, and those with a wreath give resources, which decide the war. Choose the troop in Stettin, then a space that lights up, such as Prenzlau, and press “March” above the map.
lesson-board-1-done = That was a march, and it cost one of your six action points. You may march on with the same units as long as points are left; Undo takes a march back.
lesson-points = Chits and points
lesson-points-1 = Nobody moves in turn here: a chit is drawn from a cup, and the army it names rolls a die for action points. Prussia adds two to hers. You rolled little; play Rapid Advance for a point more.
lesson-points-1-done = Cards like this one are played after the die, before the army moves. You never know whose chit comes next, or whether it is the one that ends the turn.
lesson-points-2 = Now march Frederick's army somewhere.
lesson-points-2-done = One point, one march of up to eight units. Points that are left over are lost.
lesson-control = Taking ground
lesson-control-1 = An undefended space is yours the moment you enter it, and stays yours when you go on. March from Treuenbrietzen by Wittenberg to Torgau.
lesson-control-1-done = Torgau is a fort, and it was empty. Through your own land an army goes two spaces for one point; where enemies are, one.
lesson-control-2 = Now Leipzig, which gives resources. Victory is counted in such spaces and in nothing else.
lesson-control-2-done = One more resource space for you, and one fewer for Austria's friends.
lesson-control-3 = That was the last point: press “Done”.
lesson-control-3-done = For every fort or resource space taken from the enemy you draw a card. Attackers get cards; whoever sits still gets none.
lesson-party = Some go, some stay
lesson-party-1 = A march takes all who can go, up to eight. Some should stay and hold Dresden: choose the army, then in its sheet the troops that are to stay. March Frederick and the others to Pirna.
lesson-party-1-done = A space needs no guard to stay yours, but any enemy who walks in takes it. So leave troops where it would hurt.
lesson-battle = A battle
lesson-battle-1 = Eight Austrian troops stand in Jungbunzlau, surrounded. March Frederick's army from Zittau onto them, then press “Done”: battles come when all marches are made.
lesson-battle-1-done = The side that was attacked rolls first. Each full unit rolls a die, and a six is a hit.
lesson-battle-2 = Take what hits there are, then attack in your turn.
lesson-battle-2-done = Frederick adds three to the dice of eight units, so his threes hit. That is why the dice of a king are worth four times those of a mob. A hit unit is depleted: turned over, it fights no more until it recovers.
lesson-cards = Battle cards
lesson-cards-1 = Daun has come to Jungbunzlau with five troops, a match for you. Attack him from Zittau, and press “Done”.
lesson-cards-1-done = Before the first die both sides choose battle cards, in secret and at the same time.
lesson-cards-2 = Flank Attack adds one to all your dice in the first round. Use it.
lesson-cards-2-done = A card asks for a commander in the battle who is good enough for it; Frederick is, for all of them. Austria answers with hills, marsh and forest.
lesson-retreat = The retreat
lesson-retreat-1 = Bevern is no Frederick, and seven units wait in Jungbunzlau. March onto them, press “Done”, and when it is your turn to attack, retreat instead.
lesson-retreat-1-done = Declared is declared: the enemy might still stop you with a Cavalry Charge.
lesson-retreat-2 = Choose where to go: a neighbouring space of yours without enemies.
lesson-retreat-2-done = A retreat costs an action point of your next phase. The army lives, and depleted units come back cheaply; dead ones must wait for winter.
lesson-siege = Before a fort
lesson-siege-1 = Königgrätz is a fort with one Austrian in it. March Frederick's army from Glatz before its walls.
lesson-siege-1-done = When you are done the defender says who goes inside: two at most in a fort that gives resources, one in another. The others fight in the open. Then there is one round of storm, and if the garrison holds, a siege.
lesson-assault = The assault
lesson-assault-1 = The siege of Königgrätz goes on, and you have one point. Order the assault.
lesson-assault-1-done = After the first storm, which is free, each attempt costs a point.
lesson-assault-2 = Press “Done”, and see.
lesson-assault-2-done = The garrison rolls first and adds one for its walls, two in a resource fort. In winter besiegers fall sick, so do not sit before a fort too long.
lesson-recovery = Recovery
lesson-recovery-1 = Three troops in Breslau are depleted: they take hits, but do not fight. One point makes one of them full again. Choose the army, and before it marches press “Recover” in its sheet.
lesson-recovery-1-done = Recovery comes before all marches, and whoever has recovered stays where he is in this phase. A rest is worth more than a march more often than one thinks.
lesson-communication = Cut off
lesson-communication-1 = Keith stands in Böhmisch Brod with enemies' land all around: isolated. He marches slowly, rolls half his dice and cannot recover. Open a way: march Frederick from Jungbunzlau to Brandeis.
lesson-communication-1-done = A line of communication runs through spaces of your own, back to any resource space of yours. Brandeis is a link; one more is missing.
lesson-communication-2 = Prag is empty, touches Brandeis and Böhmisch Brod, and gives resources besides. Take it.
lesson-communication-2-done = The chain is closed. It is checked when a phase of yours begins, so Keith is himself again next time. Do the same to the enemy, the other way round.
lesson-winter = Winter
lesson-winter-1 = In December nobody marches. Each nation has a point for every resource space it holds. Let Prussia mobilise, and restore one of the depleted troops in Dresden: two of them cost a point.
lesson-winter-1-done = Restored for half a point. In a campaign that would have been a whole one.
lesson-winter-2 = A point also places a unit of the reserve. Place a troop in Magdeburg.
lesson-winter-2-done = A space that gives resources takes two new units in a winter, any other one. Whoever loses resource spaces loses armies a winter later: that is how this war is lost.
lesson-victory = How one wins
lesson-victory-1 = You hold fifteen resource spaces, and sixteen win the war for Prussia. Take Prag, which nobody defends.
lesson-victory-1-done = Sixteen.
lesson-victory-2 = Victory is looked for at the end of a phase: press “Done”.
lesson-victory-2-done = Few kings win this way. Austria wins if Prussia and Britain are down to eight, or if Frederick himself is lost. Whoever is still standing in 1763 has a draw, and Frederick called that a victory.

# What the detector of follies counts; the figures behind it say how often, and of how many.

folly-left_before_a_shot = field battles left before a die was rolled
folly-king_not_in_the_field = years without a field battle for Frederick
folly-king_idle = years without any battle for Frederick
folly-lost_thinly_held = resource spaces lost with two units or fewer
folly-points_wasted = action points not spent
folly-advance_wasted = Rapid Advances whose points were left over
folly-capital_left = phases of Prussia in which enemies in Berlin were left alone
folly-battle_cards_kept = battle cards still in hand at the end
folly-other_cards_kept = other cards still in hand at the end
folly-short_war = wars that were over before 1759

## The game: who made it, its scenarios and options

game-credit = The Great Crisis of Frederick II was designed by Tetsuya Nakamura and published by VUCA Simulations.
scenario-campaign = The Great Crisis, 1756 to 1763
scenario-campaign-text = Seven years in two hours: Prussia and Britain against everybody else, with dice and nerve.

option-depleted_field_bonus = Depleted commanders give their bonus in the field, too.
option-loc_scope = Whose lines of communication are checked in a phase: the active alliance's, or all.
option-loc_scope-active = active
option-loc_scope-all = all
option-bonus_by_nation = Within the Austrian army commanders help only units of their own nation.
option-besieged_recovery = Units on defense under siege may recover in a phase.
option-retreat_cost = What a retreat of several armies costs: one action point in all, or one for each army.
option-retreat_cost-one = one
option-retreat_cost-each = each

## Names: powers, players, pieces and cards; those of places are as on the map

name-prussia = Prussia
name-britain = Great Britain & Hanover
name-austria = Austria
name-france = France
name-russia = Russia
name-sweden = Sweden
name-saxony = Saxony
name-empire = Holy Roman Empire
name-oblique-order = Oblique Order
name-flank-attack = Flank Attack
name-surprise = Surprise
name-cavalry-charge = Cavalry Charge
name-rapid-advance = Rapid Advance
name-rapid-mobilization = Rapid Mobilization
name-hills = Hills
name-marsh = Marsh
name-forest = Forest
name-scorched-earth = Scorched Earth

card-oblique-order-text = From the second round on, each of your attacking units rolls two dice.
card-flank-attack-text = In your attack of the first round all your dice get +1. Marsh cancels it.
card-surprise-text = The enemy's attack of the first round uses half its dice, rounded down. Forest cancels it.
card-cavalry-charge-text = Stops a retreat the enemy has declared, or cancels an enemy Cavalry Charge.
card-rapid-advance-text = One more action point in this phase of one of your armies.
card-rapid-mobilization-text = Roll a die for one nation and place up to that many units of its unit reserve.
card-hills-text = All dice of the enemy's attack of the first round get -1.
card-marsh-text = Cancels a Flank Attack; otherwise takes two dice from the enemy's attack of the first round.
card-forest-text = Cancels a Surprise; otherwise halves enemy leadership in his attack of the first round.
card-scorched-earth-text = A fort or resource space your alliance controls is neither from now on.

## The terminal: sheets, and what can be typed

terminal-sign_attacks = has to fight
terminal-sign_storms = has to fight
terminal-sign_takes = takes the space
terminal-sign_earns = earns a card
terminal-sign_frees = raises a siege
terminal-sign_loses = leaves the space to the enemy
terminal-sign_cut = would be out of communication
terminal-typing = A march of all needs its ends alone: “prag leitmeritz”. Who goes, retreats or takes hits may be named in the same line: “pick magdeburg halberstadt frederick 5 prussia”. A name alone lists what can be done there.
terminal-help_status = turn, cup, alliances and nations
terminal-help_pieces = armies, where they stand and how worn they are
terminal-help_objectives = who holds which resource spaces, and what wins the war
terminal-help_look = spaces around a space or commander
terminal-legend = ◆ resource fort · ◇ fort · ● resource city · • city · ▣ box · [besieged] · dotted: by sea
terminal-kind_resource-fort = resource fort
terminal-kind_fort = fort
terminal-kind_resource-city = resource city
terminal-kind_city = city
terminal-kind_box = box
terminal-space_besieged = BESIEGED
terminal-space_scorched = SCORCHED
terminal-no_space = There is no space and no commander on the map called “{ $word }”.
terminal-space = space
terminal-routes = routes (─ land, ~ sea)
terminal-nation = nation
terminal-led_by = led by
terminal-units = units
terminal-worn = worn
terminal-reserve = reserve
terminal-resources = resources
terminal-in_cup = In the cup:
terminal-nothing = nothing
terminal-retreats = retreats −{ $count }
terminal-ready = ready: { $who }
terminal-waiting =
    { $count ->
        [one] { $count } commander waiting
       *[other] { $count } commanders waiting
    }
terminal-used = used: { $cards }
terminal-empress_dead = The Empress is dead; Russia fights for Prussia.
terminal-reconstruction = Map, counters and cards are our own reconstruction.
terminal-card = card
terminal-needs = needs
terminal-does = does
terminal-rated = a commander rated { $number }
terminal-under_siege = under siege
terminal-besieging = besieging
terminal-alliance = alliance
terminal-which = which
terminal-goals = Prussia wins with { $won }; Austria wins when Prussia has { $lost }.
terminal-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
terminal-uses = { $who } uses { $cards }

## What is being done, in the title of the terminal

phase-release = release
phase-opening = opening
phase-operations = operations
phase-roll_for_points = roll for points
phase-muster = muster
phase-battles = battles
phase-party = party
phase-field_battle = field battle
phase-fort_battle = fort battle
phase-garrison = garrison
phase-encounter = encounter
phase-field_battles = field battles
phase-fort_battles = fort battles
phase-attack = attack
phase-battle_cards = battle cards
phase-losses = losses
phase-casualties = casualties
phase-pursuit = pursuit
phase-retreat_cost = retreat cost
phase-retreat = retreat
phase-contingent = contingent
phase-claim = claim
phase-draw_cards = draw cards
phase-mobilization = mobilization
phase-mobilization_die = mobilization die
phase-winter_mobilization = winter mobilization
phase-winter = winter
phase-winter_cards = winter cards
phase-winter_depletion = winter depletion
phase-settling = settling
phase-discard = discard
phase-event_die = event die
phase-turn = turn
phase-campaign = campaign
phase-army_phase = army phase
phase-end_of_turn = end of turn

## The map: its title, legend and tracks

picture-title = The Great Crisis of Frederick II – Central Europe 1756–1763
picture-great_crisis = THE GREAT CRISIS
picture-of_frederick = of Frederick II
picture-edition = Sanssouci, an unofficial edition; { $kind }
picture-reconstruction = our reconstruction of the map
picture-from_a_pack = map from a data pack
picture-to_stettin = to Stettin
picture-from_england = from England
picture-rich_fort = resource fort, garrison 2
picture-fort = fort, garrison 1
picture-rich_city = resource city
picture-city = city
picture-land = land
picture-sea = sea
picture-full = full units
picture-depleted = depleted units
picture-inside = on defense in the fort
picture-siege = siege
picture-isolated = isolated
picture-captured = captured
picture-scorched = scorched earth
picture-turns = Turns
picture-resources = Resource Spaces

## Ways to end, in a few words: for the tables of arena and simulations

ending-king_lost = King Frederick lost
ending-exhaustion = Prussia exhausted
ending-conquest = sixteen resource spaces
ending-peace = peace
ending-end_of_war = end of 1763

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = You lead Prussia. “pieces” says which units stand where, and “look stettin” what is around a space: forts, and spaces that give resources, which decide the war. A troop stands in Stettin: type “march stettin prenzlau”.
terminal-lesson-control-3 = That was the last point: type “done”.
terminal-lesson-party-1 = A march takes all who can go, up to eight. Some should stay and hold Dresden: “pick” marches with those you name. Type “pick dresden pirna”, then say who goes with Frederick.
terminal-lesson-battle-1 = Eight Austrian troops stand in Jungbunzlau, surrounded. March Frederick's army from Zittau onto them, then type “done”: battles come when all marches are made.
terminal-lesson-cards-1 = Daun has come to Jungbunzlau with five troops, a match for you. Attack him from Zittau, and type “done”.
terminal-lesson-retreat-1 = Bevern is no Frederick, and seven units wait in Jungbunzlau. March onto them, type “done”, and when it is your turn to attack, retreat instead.
terminal-lesson-assault-2 = Type “done”, and see.
terminal-lesson-recovery-1 = Three troops in Breslau are depleted: they take hits, but do not fight. One point makes one of them full again. Before the army marches, type “recover breslau”.
terminal-lesson-victory-2 = Victory is looked for at the end of a phase: type “done”.
