### Sieben Jahre in English. Words after a dollar sign are ids, shown by their names.

## Things that are counted, as parts of sentences

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## Names

name-franco-austrian = the Franco-Austrian coalition
name-anglo-prussian = the Anglo-Prussian coalition
name-player = The player
name-bot = BOT
name-infantry = infantry
name-cavalry = cavalry
name-artillery = artillery
name-ships = ships
name-fa = trained infantry
    .many = brigades of trained infantry
name-fv = veteran infantry
    .many = brigades of veteran infantry
name-ca = trained cavalry
    .many = brigades of trained cavalry
name-cv = veteran cavalry
    .many = brigades of veteran cavalry
name-aa = trained artillery
    .many = brigades of trained artillery
name-av = veteran artillery
    .many = brigades of veteran artillery
name-na = trained squad
    .many = trained squads
name-nv = veteran squad
    .many = veteran squads
name-trained = trained
name-veteran = veteran
name-provisions = provisions
name-ammunition = ammunition
name-four = four in a row
name-split = three and three
name-fraction = fraction
name-year = year

## What is asked: the year's beginning

prompt-aid = { $board } can spare { coins }: how much of it goes to { $partner }, in gold (100 coins each), silver (10) and bronze (1)?
prompt-ministry = { $board } has { coins } left: appoint, change or dismiss commanders, or press “Done”.
prompt-ministry_short = { $board } lacks { coins }: dismiss commanders, or press “Done” and reduce contingents.
prompt-lost_leader = { $who } can serve no longer: name who takes over his contingent, or disband it.
prompt-surplus = { $board } has more contingents than allowed since a listed commander has come: which one do you disband?
prompt-settle = { $board } has { coins } left: settle the strength of your contingents, or press “Done”.
prompt-settle_short = { $board } lacks { coins }: reduce or disband contingents.
prompt-experience = { $who }: is the { $arm } trained or veteran? There are { coins } left.
prompt-stores = { $who }: how many loads of provisions and of ammunition? There are { coins } left.
prompt-buy_advantages = { $board } has { coins }: how many Advantages, at 5 coins each?
prompt-purchases = { $board } has { coins }: how many Advantages, at 5 coins each, and how many natives, at 3?
prompt-guerrillas = Britain has { coins }: hire guerrillas in Portugal, at 3 coins each, or with Schaumburg-Lippe, for 10?

## What is asked: fractions

prompt-mode = { $board }, fraction { $fraction }: four actions in a row, three and three, or stop for the year?
prompt-mode_owed = { $board }, fraction { $fraction }, { $owed } owed: four actions in a row, three and three, or stop for the year?
prompt-actions =
    { $board } has { coins } and { $left ->
        [0] no action left. Do what costs none, or end your turn.
        [one] one action left. What will you do?
       *[other] { $left } actions left. What will you do?
    }
prompt-move =
    { $who } may go { $steps ->
        [one] one step
       *[other] up to { $steps } steps
    }: where to?
prompt-move_late =
    { $who } may go { $steps ->
        [one] one step
       *[other] up to { $steps } steps
    }: where to? If it comes to a fight, { $late ->
        [one] a unit is
       *[other] { $late } units are
    } late until the end of phase { $phases }.
prompt-move_powder =
    { $who } may go { $steps ->
        [one] one step
       *[other] up to { $steps } steps
    }: where to? If it comes to a fight, { $loads ->
        [one] a load
       *[other] { $loads } loads
    } of ammunition will have been lost on the way.
prompt-relief = Who takes over from { $who }?
prompt-two_generals = { $who } has landed at Porto. Does { $other } go on leading Portugal’s army, or do the two generals change places?
prompt-consign = From where, and how much, is sent to { $who }? There are { coins }.
prompt-levy =
    { $place } can send { $who } { $most ->
        [one] one brigade
       *[other] up to { $most } brigades
    }: infantry, cavalry, artillery?
prompt-hasten = Does the convoy to { $who } arrive at once, by good roads?
prompt-raid =
    A convoy with { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    } and { $ammunition } ammunition stops at { $place }: does { $board } raid it? The raid costs an Event and one of your next actions.
prompt-raid_reserves =
    { $units ->
        [one] A brigade
       *[other] { $units } brigades
    } of reserves with { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    } and { $ammunition } ammunition must stop at { $place }: does { $board } raid them? They will fight; the raid costs an Event and one of your next actions.
prompt-detach = { $who } meets reserves: which arm attacks which?
prompt-scorch = The enemy enters { $region }. An army there may destroy its stores, which costs you a year's { $coins } coins, and leave the region to him without a fight.
prompt-scorch_beaten = The army has to leave { $region }. Does it destroy the stores behind it? That costs you a year's { $coins } coins, and the enemy finds nothing to eat.
prompt-forage = { $board } may raid the provinces its armies stand in.

## Refusals

refuse-must_move = { $who } has to move at least one step.
refuse-no_room = There is no room to stop { $place-in }: two friendly armies stand there.
refuse-not_next = { $place } is not next to where the piece stands.
refuse-closed = { $place } is closed to your side now.
refuse-area = { $who } does not command in that area.
refuse-spared = The beaten army { $place-in } cannot be attacked again in this fraction.
refuse-buy = A board buys at most { $most } Advantages a year, at { $coins } coins each, as far as bag and purse go.
refuse-lost_leader = First name who takes over from { $who }, or disband his contingent.
refuse-surplus = First disband a contingent: there are more than allowed.
refuse-portuguese = The Portuguese army needs its general at Porto, Campbell or Lee.
refuse-obligatory = { $who } has to be in the field this year.
refuse-fixed = { $who } is on the sheet and has to serve; he may lead fewer units.
refuse-change = { $who } cannot take over that contingent.
refuse-nobody_free = Nobody can take over from { $who }, or is already on his way.
refuse-not_free = { $who } cannot be had now.
refuse-start = New contingents do not start at { $place }.
refuse-limit = There are as many contingents as allowed where { $who } would start.
refuse-marker = The coalition has no marker of that arm left.
refuse-spare = The garrisons have to be paid: { coins } can be sent at most.
refuse-purse =
    There { $coins ->
        [one] is only { $coins } coin
       *[other] are only { $coins } coins
    } in the purse.
refuse-debt = { coins } are missing: reduce or disband contingents first.
refuse-settled = { $who } is settled for this year, or not yours to settle now.
refuse-six_units = A contingent has one to six units.
refuse-no_cavalry = There is no cavalry in North America.
refuse-only_reduce = { $who } is not in a chief town or port of his own State: his contingent can only be reduced.
refuse-loads =
    There is room for { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    } and { $ammunition } ammunition, as far as the purse goes.
refuse-no_way = Nothing can be sent from { $place }: it sells nothing, or no free way leads from there.
refuse-sells =
    There can be had { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    } and { $ammunition } ammunition, as far as there is room and money.
refuse-levy = { $place } can send { $most } brigades this year, within the purse, with the experience the army has.
refuse-forage = { $who } cannot raid where he stands.
refuse-no_actions = No action is left in this phase of the fraction.
refuse-not_in_play = { $who } leads no contingent.
refuse-other_board = { $who } belongs to another board.
refuse-bought = { $who } has already bought in this fraction.
refuse-needs_nothing = Nothing can be sent to { $who }.
refuse-moved = { $who } has already moved in this fraction.
refuse-aboard = { $who } is aboard a squadron.
refuse-led = { $who } follows the chief of his grand army.
refuse-resting = { $who } rests and may not move yet.
refuse-bound = { $who } goes first where his war begins this year: Burgoyne to Porto, de Beauvau-Craon to A Coruña, de Carvajal to Asturias.
refuse-unequipped = { $who } does not leave his own land without provisions and ammunition.

## What would happen

foresee-purse = { $coins } coins, { $left } to spend
foresee-passive = this card sends nobody, and the enemy meets no resistance
foresee-gives_up = the fight is lost, and they leave
foresee-engages =
    { $units ->
        [one] one unit
       *[other] { $units } units
    } of { $arm }, a sum of { $sum } before the enemy’s card
foresee-clash = strength { $strength }
foresee-engages_squad = one squad, a sum of { $sum } before the enemy’s card
foresee-storm =
    a garrison of { $units ->
        [one] one unit
       *[other] { $units } units
    }, with { $loads ->
        [one] one load
       *[other] { $loads } loads
    } and { $shield ->
        [one] one recovery
       *[other] { $shield } recoveries
    }, meets your strength of { $strength }
foresee-battle = battle with { $enemies }
foresee-near = next to { $enemies }: a card decides whether it comes to a fight
foresee-garrison =
    a garrison of { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } bars the way
foresee-hungers = { $generals } would go hungry unless fed
foresee-unarmed = { $generals } could not fight without ammunition
foresee-costs = costs { coins }
foresee-costs_rest =
    { $coins ->
        [0] costs nothing: the purse is empty
       *[other] takes all that is left, { coins }
    }
foresee-saves = saves { coins }
foresee-spends = costs { coins }, { $left } left
foresee-aid = { $left } left here, { $theirs } there
foresee-bombard =
    { $units ->
        [one] one unit
       *[other] { $units } units
    } with { $loads } loads; a landing is open at { $half }
foresee-left_actions =
    { $count ->
        [one] one action is left
       *[other] { $count } actions are left
    }
foresee-left_unsettled = { $who } could still be given other units and loads
foresee-units_cost = the units cost { coins } a year, { $left } left
foresee-convoy =
    costs { coins } and an Event for each stage of { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
foresee-raid = needs an allowance of { $need }: { $cards } of 22 Events have it
foresee-nowhere = it can go nowhere from here: the action would be lost
foresee-unpaid = no Event can be paid: the action would be lost
foresee-event = an Event for { $least } to { $most } coins
foresee-not_out = not far enough: it costs a unit, and another Event is drawn next turn
foresee-exchange = they exchange their contingents
foresee-waits =
    takes effect after { $turns ->
        [one] one fraction
       *[other] { $turns } fractions
    }

## Actions

do-roll = Roll { $dice }
do-event = Event: { $event }
do-tile = Draw { $advantage }
do-aid = Send { $gold } gold, { $silver } silver, { $bronze } bronze
do-appoint = Appoint { $who } at { $place }
do-disband = Disband { $who }
do-change = { $new } takes over from { $old }
do-relieve = Relieve { $who }
do-done = Done
do-muster = { $who }: { $infantry } infantry, { $cavalry } cavalry, { $artillery } artillery
do-muster_ships =
    { $who }: { $ships } { $ships ->
        [one] squad
       *[other] squads
    }
do-drill = { $level }
do-drill_arm = { $arm }: { $level }
do-load =
    Load { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    }, { $ammunition } ammunition
do-buy =
    Buy { $advantages } { $advantages ->
        [one] Advantage
       *[other] Advantages
    }
do-buy_both =
    { do-buy }, { $natives } { $natives ->
        [one] native
       *[other] natives
    }
do-hire_count = Hire Schaumburg-Lippe with three bands
do-hire =
    { $number ->
        [one] Hire a band of guerrillas
       *[other] Hire { $number } bands of guerrillas
    }
do-mode = { $mode }
do-stop = Stop for the year
do-end = End the turn
do-move = Move { $who }
do-go = Go { $place-to }
do-halt = Halt
do-supply =
    { $who } buys { $ammunition ->
        [0] { $provisions ->
            [one] 1 provision
           *[other] { $provisions } provisions
        }
       *[other] { $provisions ->
            [0] { $ammunition } ammunition
           *[other] { $provisions ->
                [one] 1 provision
               *[other] { $provisions } provisions
            }, { $ammunition } ammunition
        }
    }
do-convoy = Send a convoy to { $who }
do-send =
    From { $place }: { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    }, { $ammunition } ammunition
do-levy = Reserves: { $infantry } infantry, { $cavalry } cavalry, { $artillery } artillery
do-veterans = Reserves, new arms as veterans: { $infantry } infantry, { $cavalry } cavalry, { $artillery } artillery
do-cancel = Cancel
do-hasten = Let it arrive at once
do-hold = Pass
do-hold_for = Pass for the rest of the { $span }
do-raid = Raid with { $who }
do-detach = { $arm } against { $target }
do-scorch = Destroy the stores
do-scorch_and_leave = { $who } destroys the stores and leaves
do-forage = { $who } raids the land
do-voyage = { $who } sails { $place-to }
do-use = Use { $advantage }
do-use_on = Use { $advantage } against { $board }
do-stock = { $advantage }: { $kind } for { $region }
do-equip = { $advantage } for { $who }
verb-supply = Buy on the spot
verb-hold = Pass
verb-muster = Form a contingent
verb-send = Send supplies
verb-levy = Levy reserves
verb-veterans = Levy reserves, new arms as veterans
verb-play = Play a card
verb-swap = Replace a card for a coin
verb-appoint = Appoint a commander
verb-change = Change a commander
verb-join = Form a grand army
verb-detach = Send an arm to attack
verb-equip = An Advantage for a commander
verb-stock = An Advantage for a region

## The log

when = { $fraction ->
    [0] Winter before { $year }
   *[other] { $year }, fraction { $fraction }
}
log-year = The year { $year } begins.
log-fortune = Fortune of the year ({ $die }): { $note }. Order: { $order }.
log-advantage = { $board } gets { $advantage }.
log-purse = { $board } begins with { coins }.
log-income = { $board } receives { coins }.
log-aid = { $board } sends { coins } to { $partner }.
log-garrisons = { $board } pays { coins } for garrisons.
log-upkeep = { $board } is charged { coins } for commanders and units.
log-stands = { $who } stands at { $place }.
log-leaves_war = { $state } leaves the war.
log-returned = { $region } returns to its owner.
log-takes_over = { $new } takes over from { $old }.
log-exchange = { $old } and { $new } exchange their contingents.
log-two_generals = { $who } leads the British army in Portugal, { $other } the Portuguese.
log-change_unpaid = There is no money for { $new }; { $old } keeps his command.
log-change_announced =
    { $new } will take over from { $old } in { $turns ->
        [one] one fraction
       *[other] { $turns } fractions
    }.
log-raised = { $who } raises a contingent at { $place }.
log-disbanded = { $who } is dismissed with his contingent.
log-mustered = { $who } musters { $units }.
log-drilled = { $who }: the { $arm } is { $level }.
log-loaded =
    { $who } loads { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    } and { $ammunition } ammunition.
log-settled = { $board } has settled its forces; { coins } are left.
log-buys_advantages = { $board } buys { $number } Advantages.
log-buys_natives = { $board } buys the help of { $number } bands of natives.
log-hires = { $state } hires { $number } bands of guerrillas.
log-hires_count = { $state } hires Schaumburg-Lippe with { $number } bands of guerrillas.
log-fraction = Fraction { $fraction }.
log-turn = { $board } takes its turn, phase { $phase }.
log-mode = { $board }: { $mode }.
log-commanders = { $board } has named its commanders.
log-holds = { $board } passes.
log-holds_for = { $board } passes for the rest of the { $span }.
log-stops = { $board } stops for this year.
log-ends = { $board } ends its turn.
log-declares = { $board } moves { $who }.
log-event = { $board } draws an Event: { $event }.
log-event_paid = { $board } pays { coins }.
log-event_unpaid = { $board } cannot pay { coins }: its purse is empty and the action lost.
log-goes = { $who } goes { $place-to }.
log-halt = { $who } halts.
log-bought =
    { $who } buys { $ammunition ->
        [0] { $provisions ->
            [one] 1 provision
           *[other] { $provisions } provisions
        }
       *[other] { $provisions ->
            [0] { $ammunition } ammunition
           *[other] { $provisions ->
                [one] 1 provision
               *[other] { $provisions } provisions
            } and { $ammunition } ammunition
        }
    }.
log-convoy =
    { $units ->
        [none] From { $place } { $provisions ->
            [one] 1 provision
           *[other] { $provisions } provisions
        } and { $ammunition } ammunition set out to { $who }.
       *[other] From { $place } reserves set out to { $who }: { $units }{ $provisions ->
            [0] { "" }
            [one] , with 1 provision
           *[other] , with { $provisions } provisions
        }{ $ammunition ->
            [0] { "" }
           *[other] , with { $ammunition } ammunition
        }.
    }
log-convoy_stops = The convoy to { $who } stops at { $place }.
log-convoy_arrives = The convoy reaches { $who }.
log-convoy_lost = The convoy to { $who } is lost at { $place }.
log-convoy_taken = { $who } takes the convoy's loads.
log-convoy_goes = The convoy to { $who } goes its way.
log-hastened = By good roads the convoy is at once with { $who }.
log-raids = A detachment of { $who } sets out against the convoy at { $place }.
log-detachment = { $who } sends { $arm } against { $target }.
log-raid_fails = The detachment of { $who } does not reach the convoy.
log-detachment_lost = { $who } loses his detachment.
log-scorched = The stores of { $region } are destroyed; { $board } loses { coins }.
log-forage_done = { $board } raids no more.
log-forages = { $who } raids { $place }.
log-exhausted = { $who } has nothing to eat: exhaustion { $points }.
log-garrison_eats = The garrison of { $region } eats; { $left } left.
log-starved = { $region } is starved into surrender by { $who }.
log-captured = { $region } falls to { $state }.
log-state_falls = { $state } surrenders with its capital to { $by }.
log-state_back = { $state } has its capital again.
log-walks_in = { $who } walks into { $region }.
log-america = North America is won by { $coalition }.
log-voyage = { $who } sails { $place-to }.
log-lands = { $who } lands at { $place }.
log-lost_at_sea = { $who } finds both harbours closed and is lost.
log-crowded = { $who } lands among two other armies.
log-windfall = { $board } gains { coins } by { $advantage }.
log-fined = { $board } loses { coins } by { $advantage }.
log-stocked = { $advantage }: { $kind } for the garrison of { $region }.
log-equipped = { $advantage } for { $who }.

## The end

end-capital = { $region } has fallen: { $who } wins the war.
end-total = { $who } has reached its great goals: total victory.
end-partial = { $who } has the most points: partial victory.
end-drawn = The points are equal: a draw.

## Names: battle, Options

name-if1 = infantry, fire 1
name-if2 = infantry, fire 2
name-if3 = infantry, fire 3
name-im1 = infantry, sabres 1
name-im2 = infantry, sabres 2
name-im3 = infantry, sabres 3
name-df1 = two infantry, fire 1
name-df2 = two infantry, fire 2
name-df3 = two infantry, fire 3
name-dm1 = two infantry, sabres 1
name-dm2 = two infantry, sabres 2
name-dm3 = two infantry, sabres 3
name-cm1 = cavalry, sabres 1
name-cm2 = cavalry, sabres 2
name-cm3 = cavalry, sabres 3
name-af1 = artillery, fire 1
name-af2 = artillery, fire 2
name-af3 = artillery, fire 3
name-o1 = Options 1
name-o2 = Options 2
name-o3 = Options 3
name-o4 = Options 4
name-eastern-europe = Eastern Europe
name-germany = Germany
name-iberia = Iberia
name-north-america = North America
name-caribbean = the Caribbean

## What is asked: battles

prompt-battle_field = Battle of { $place }, phase { $phase }: play a card.
prompt-battle_fleet = Battle at sea { $place-in }, phase { $phase }: play a card, each of which sends one squad. Only fire does damage.
prompt-battle_assault = Assault on { $place }, phase { $phase }: play a card. Only fire does damage.
prompt-battle_bombardment = Bombardment of { $place }, phase { $phase }: play a card. Only fire does damage. A garrison down to { $half } units or loads opens the landing.
prompt-advantage = The cards are shown: play an Advantage on them, or none.
prompt-cancel_option = Undo the Options card just drawn?
prompt-loss = Which army loses the { $arm }?
prompt-target = The enemy cannot answer: which unit does your sum of { $sum } meet?
prompt-recovery =
    Bring a lost unit back? { $shield ->
        [one] One recovery is left.
       *[other] { $shield } recoveries are left.
    }
prompt-delay =
    { $units ->
        [one] A unit comes
       *[other] { $units } units come
    } late to the battle: which?
prompt-disengage = { $who } is clearly inferior: stand, or pay for an Event and try to leave?
prompt-disengage_stopped = { $who } is attacked after you have stopped: stand, or pay for an Event and try to leave?
prompt-flight = Where does { $who } retire to?
prompt-order_of_squadrons = Which squadron meets the enemy { $place-in } next?
prompt-fight_on = More enemy squadrons are { $place-in }: engage them, too?
prompt-send_detachment = A detachment falls upon { $who }: which unit do you send? Each side turns up a battle card and adds the strength of its unit; the lower sum loses it.
prompt-choose_prey = Which unit of { $who } does the detachment attack?

## What is asked: towns, coasts and strikes

prompt-assault =
    { $who } stands before { $place } with a garrison of { $units ->
        [one] one unit
       *[other] { $units } units
    }: storm it, or stay?
prompt-descent = { $who } lies off an enemy coast: attack it, or stay?
prompt-landing = The landing at { $place } is open: does { $who } go ashore?
prompt-native_strike = Natives of { $board } can fall upon { $who }.
prompt-guerrilla_strike = Guerrillas of { $board } can fall upon { $who }.
prompt-purse = Choose a purse, of { $one }, { $two }, { $three } or { $four } coins: the fuller, the easier. Or draw an Options card for it.

## Refusals: battles

refuse-play = Play a card of your hand; name an army or spare the reserve only where that makes a difference.
refuse-swap = At most { $most } cards a battle are replaced, at one coin each, while there are cards.
refuse-withdraw = An army can withdraw at the end of a phase; a garrison cannot.
refuse-retire = A retreat ends outside the region, at sea two squares away, by a way without enemies and no farther than the Event allows; who does not get so far goes as near as he can.

refuse-restore = In { $region } no garrison of yours is to be restored, or an enemy army stands before it, or there is too little money.
refuse-assault = { $who } stands before no enemy chief town that he could assault now.
refuse-attack = No enemy who may be attacked stands beside { $who }.
refuse-channel = { $place } cannot be attacked across the Channel.
refuse-no_target = { $place } is no enemy chief town with a harbour where { $who } lies.
refuse-halved = The garrison of { $place } is down to half already: the landing is open.
refuse-not_open = No landing at { $place } is open, or nobody is aboard.
refuse-landing = The army aboard cannot go ashore at { $place }.
refuse-harbour = { $who } is not in a harbour where that is possible now.
refuse-repair = { $who } does not lie off a port of his own State, lacks no squad, or there is no money.
refuse-grand_army = { $who } cannot do that: a grand army is two armies of one coalition in a province.

## Actions: battles, towns, coasts

do-deal = Deal { $card }
do-pick = The BOT's card: { $card }
do-turn = Turn up { $card }
do-option = { $option }
do-play = Play { $card }
do-play_sparing = Play { $card }, sparing the reserve
do-play_shared = Play { $card }, one brigade of each army
do-play_with = Play { $card } with { $who }
do-swap = Replace { $card } for a coin
do-withdraw = Withdraw
do-lose = { $who } bears the loss
do-strike = Strike the { $arm } of { $who }
do-recover = Bring back { $arm } of { $who }
do-recover_garrison = Bring back a unit of the garrison: the bombardment goes on
do-forgo = None
do-delay = { $arm } of { $who } comes late
do-boost = Play { $advantage }
do-send_detachment = Send { $arm } of { $who }
do-stand = Stand and fight
do-disengage = Try to leave
do-retire = Retire { $place-to }
do-oppose = { $who } meets them
do-engage = Engage
do-desist = Let them be
do-stay = Stay
do-storm = Storm the town
do-assault = { $who } assaults the town
do-attack = { $who } attacks the enemy where he stands
do-restore = Restore the garrison of { $region }
do-bombard = { $who } fires on { $place }
do-descend = { $who } lands his army at { $place }
do-disembark = Go ashore
do-embark = { $who } goes aboard with { $to }
do-land = { $who } lands at { $place }
do-repair = { $who } rebuilds squads
do-purse = Take purse { $number }
do-draw = Draw for the purse
do-join = { $who } joins { $chief }
do-split = { $who } splits his grand army
do-pillage = Pillage the loads of { $who }
do-ravage = Ravage { $place }

## The log: battles

log-fight_field = Battle at { $place }: { $who } against { $foe }.
log-fight_fleet = Battle of squadrons { $place-in }: { $who } against { $foe }.
log-fight_assault = Assault on { $foe } by { $who }.
log-fight_bombardment = Bombardment of { $foe } by { $who }.
log-draws = { $board } draws a battle card.
log-dealt = You draw { $card }.
log-has_chosen =
    { $who } { $who-count ->
        [one] has
       *[other] have
    } chosen.
log-swaps =
    { $who } { $who-count ->
        [one] has
       *[other] have
    } { $card } replaced.
log-plays = { $who } plays { $card }.
log-plays_first = { $who } play { $card }, and { $army } fights first.
log-plays_shared = { $who } play { $card }, and each sends a brigade.
log-plays_sparing =
    { $who } { $who-count ->
        [one] plays { $card } and spares
       *[other] play { $card } and spare
    } the reserve.
log-plays_advantage = { $board } plays { $advantage }.
log-sum =
    { $who }: { $sum } (points { $points }, strength { $strength }{ $silenced ->
        [0] { "" }
       *[other] , points silenced by the enemy's arm -{ $silenced }
    }{ $fire ->
        [0] { "" }
       *[other] , into fire -{ $fire }
    }{ $exhaustion ->
        [0] { "" }
       *[other] , exhaustion -{ $exhaustion }
    }{ $advantage ->
        [0] { "" }
       *[other] , Advantages { $advantage }
    }{ $carry ->
        [0] { "" }
       *[other] , carried over { $carry }
    }).
log-gives_up =
    { $who } { $who-count ->
        [one] gives
       *[other] give
    } up.
log-dry =
    { $who } { $who-count ->
        [one] has
       *[other] have
    } no ammunition left.
log-no_attack =
    { $who } { $who-count ->
        [one] has
       *[other] have
    } no attack left that could be made.
log-even = The sums are equal: nobody loses a unit.
log-wards_off =
    { $who } { $who-count ->
        [one] has
       *[other] have
    } the higher sum, but with sabres: they ward off the fire and do no damage here.
log-passive = A sum of { $sum } meets the { $arm } of { $who }, strength { $strength }.
log-both_passive = Neither side can attack with these cards.
log-unit_lost = { $who } loses a unit: { $arm }.
log-drowned = A brigade of { $who } goes down with its ships: { $arm }.
log-recovered = { $who } recovers a unit: { $arm }.
log-option =
    { $who } { $who-count ->
        [one] draws
       *[other] draw
    } { $option }: { $losses ->
        [0] that is the end
        [1] one more loss is the end
       *[other] { $losses } more losses are the end
        [endless] a fight to the end
    }.
log-late = A unit of { $who } is late: { $arm }.
log-late_arrive = The late units of { $who } arrive.
log-powder_lost =
    { $who } { $who-count ->
        [one] has
       *[other] have
    } lost { $loads ->
        [one] a load
       *[other] { $loads } loads
    } of ammunition on the way.
log-withdraws =
    { $who } { $who-count ->
        [one] withdraws
       *[other] withdraw
    }.
log-no_advantage =
    { $who } { $who-count ->
        [one] plays
       *[other] play
    } no Advantage.
log-no_recovery =
    { $who } { $who-count ->
        [one] recovers
       *[other] recover
    } nobody.
log-stands_fast = { $who } stands.
log-meets = { $who } meets them.
log-engages = { $who } engages the next squadron.
log-desists = { $who } lets the others be.
log-detachment_sent = { $who } sends a detachment: { $arm }.
log-detachment_strikes = It falls upon { $arm } of { $who }.
log-held = { $who } holds out.
log-won =
    { $who } { $who-count ->
        [one] wins
       *[other] win
    } at { $place }.
log-drawn = The fight at { $place } is undecided: the attacker leaves { $who } the field.
log-destroyed = The contingent of { $who } is no more.
log-disengages = { $who } tries to leave.
log-cannot_leave = { $who } cannot get away.
log-retires = { $who } retires { $place-to }.
log-pays_unit = { $who } does not get away and loses a unit: { $arm }.
log-re_embarks = { $who } gets away with the ships of { $to }.
log-turned = { $board } turns up { $card }.
log-skirmish = The sums are { $first } and { $second }.
log-march_pass = { $who } marches past { $place }.
log-march_attack = { $who } turns upon the enemy at { $place }.
log-march_attacked = The enemy at { $place } attacks { $who }.
log-march_detachment = A detachment from { $place } falls upon { $who }.
log-natives_strike = Natives strike the { $arm } of { $who }.
log-natives_pillage = Natives pillage the loads of { $who }.
log-guerrillas_strike = Guerrillas strike the { $arm } of { $who }.
log-guerrillas_ravage = Guerrillas ravage the land around { $who }.

## The log: towns and coasts

log-stays = { $who } stays before the town.
log-orders_assault = { $who } prepares an assault.
log-orders_attack = { $who } turns upon the enemy beside him.
log-orders_restore = The garrison of { $region } is to be restored.
log-orders_repair = { $who } goes in for repairs.
log-heads_for = { $who } turns { $place-to }.
log-siege_lifted = The assault on { $place } has failed.
log-restored = The garrison of { $region } is whole again, for { coins }.
log-no_money = { coins } for the garrison of { $region } are not there.
log-landing_open =
    { $half ->
        [reached] The garrison of { $region } is down to { $units } units and { $loads } loads: the landing is open.
       *[other] The garrison of { $region } leaves the shore with { $units } units and { $loads } loads: the landing is open.
    }
log-embarks = { $who } goes aboard with { $to }.
log-repaired =
    { $who } rebuilds { $squads ->
        [one] one squad
       *[other] { $squads } squads
    } for { coins }.
log-joins = { $who } joins { $chief }.
log-splits = { $who } splits his grand army.

log-draws_purse = { $board } draws for its purse.

## The end of a scenario

end-scenario =
    { $first } has { $first_points } { $first_points ->
        [one] point
       *[other] points
    }, { $second } { $second_points }: { $winner } wins.
end-scenario_drawn =
    { $first } has { $first_points } { $first_points ->
        [one] point
       *[other] points
    }, { $second } { $second_points }: nobody wins.

## Goals: what each player plays for

aim-take = { $state } wins with { $need } of { $most } points. Each fraction that ends with { $take } in hand gives one.
aim-hold = { $state } wins with { $need } of { $most } points. Each fraction that ends with { $hold } still in hand gives one.
aim-take_and_hold = { $state } wins with { $need } of { $most } points. Each fraction gives one for { $take } once taken, and one for { $hold } while kept.
aim-optional = Besides, { $towns } may be taken for more points, which count if all other targets are met at the end.
aim-total =
    At the end of { $year }, hold { $region } and all of North America with { $lost ->
        [0] nothing of the coalition's own lost.
        [one] the one region back that the coalition has lost.
       *[other] the { $lost } regions back that the coalition has lost.
    }
aim-points = Or, if nobody has that, have the most points at the end of { $year }: { $points } now, { $others } for the best of the others.
aim-capital = Or take { $first } or { $second }, which ends the war at once.

## Roles: what tempts one to take a seat

role-franco-austrian = Two great armies and two great debts. Silesia was Austria's and America may be France's, if the money lasts as long as the war.
role-anglo-prussian = A small kingdom with the best army and an island with the best fleet. Keep Saxony, take America, and pay for both.
role-france = The Rhine, the Channel, the ocean: France can strike anywhere and pay for one of them. Canada is far and Hannover is near.
role-austria = Saxons, Russians, Swedes and the Empire march on your account against one king. Take Silesia back before they go home.
role-britain = You have money, ships and few soldiers. Whoever rules the sea chooses where the war is fought.
role-prussia = Enemies on all sides and little gold. Hold Saxony, keep Berlin, and be quicker than the four of them.
role-russia = The road from Samogitia is long and your supplies are slow. Königsberg lies at its end.
role-sweden = A small army at the mouths of the Oder, and an old quarrel. Stettin is two marches away.
role-hanover = Ferdinand's army of many flags guards a land that everybody marches through.
role-spain = The war is nearly over when you enter it. There is just time to win something, or to lose it.
role-to_take = Take { $take }.
role-to_hold = Hold { $hold }.
role-to_take_and_hold = Take { $take } and hold { $hold }.
role-player = You against the rulebook's own BOT, which needs no thought and makes no mistakes of its own. Half an hour for a sheet of the book.

## The table in the browser: map and ledgers

layer-garrisons = Garrisons
sj-tab = Ministries
sj-units = { $count } { $level } { $arm }
sj-follows = follows { $who }
sj-aboard = aboard with { $who }
sj-voyage = sails for { $place }, { $done } of { $length }
sj-exhausted = exhaustion { $points }
sj-resting = rests
sj-moved = has moved
sj-at_sea = at sea
sj-year = The year { $year }
sj-fraction = fraction { $fraction }
sj-order = Order: { $who }
sj-objectives = Objectives
sj-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sj-stopped = Stops for this year.
sj-change =
    { $who } takes over in { $turns ->
        [one] one fraction
       *[other] { $turns } fractions
    }
sj-level = level { $level }
sj-strength = strength in battle
sj-ledger_revenue = Revenue of a year
sj-ledger_garrisons = Garrisons
sj-ledger_purse = Purse
sj-ledger_owed = Actions owed
sj-ledger_natives = Bands of natives
sj-ledger_guerrillas = Guerrillas
sj-ledger_score = Points
sj-about-piece = { $who }, { $state }, level { $level }
sj-about-loads =
    Loads: { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    }, { $ammunition } ammunition
sj-about-held = { $state }
sj-about-taken = Taken by { $state }
sj-about-town = Garrison { $garrison }, with food for { $stores }; { $loads } loads
sj-about-revenue = Revenue { $revenue }
sj-about-raided = Raided this year

## The table in the browser: the budget, numbers, Events

sj-budget-label = Budget
sj-budget = { $who }: budget of { $year }
sj-budget_purse = Purse at the beginning
sj-budget_income = Revenue
sj-budget_windfall = By Advantages
sj-budget_aid = Aid
sj-budget_garrisons = Garrisons
sj-budget_upkeep = Commanders and units
sj-budget_standing = Commanders, units and garrisons
sj-budget_fined = Lost by Advantages
sj-budget-chosen = Charged since then
sj-left = Left
sj-missing = Missing
sj-settle = Settle
sj-settle_supply = Buy
sj-settle_send = Send
sj-settle_levy = Levy
sj-less = Less: { $what }
sj-more = More: { $what }
sj-instead = { $what }: { $now } instead of { $before }
sj-several = { $what } ({ $count })
sj-numbers = { $what }: { $who }
sj-number_gold = gold
sj-number_silver = silver
sj-number_bronze = bronze
sj-number_infantry = infantry
sj-number_cavalry = cavalry
sj-number_artillery = artillery
sj-number_ships = squads
sj-number_provisions = provisions
sj-number_ammunition = ammunition
sj-number_advantages = Advantages
sj-number_natives = natives
sj-number_number = number
sj-drawn = Events drawn
sj-pace_none = no march
sj-pace_very-slow = very slow
sj-pace_difficult = difficult
sj-pace_slowed = slowed
sj-pace_normal = at the usual pace
sj-pace_rapid = rapid
sj-event-cost =
    { $cost ->
        [one] coin
       *[other] coins
    }
sj-event-late =
    { $late ->
        [one] One unit comes
       *[other] { $late } units come
    } late to a battle, in phase { $phases }
sj-event-ammunition =
    { $ammunition ->
        [one] One load
       *[other] { $ammunition } loads
    } of ammunition lost if it comes to battle

## The table in the browser: fights

sj-battle = Battle
sj-hand = Battle cards
sj-mode_fire = fire
sj-mode_melee = sabres
sj-fight_field = Battle of { $place }
sj-fight_fleet = Battle at sea, { $place }
sj-fight_assault = Assault on { $place }
sj-fight_bombardment = Bombardment of { $place }
sj-phase = phase { $phase }
sj-fold = Fold the battle
sj-unfold = Unfold the battle
sj-garrison = Garrison: { $state }
sj-attacks = attacking
sj-defends = defending
sj-side_units =
    { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }
sj-side_loads =
    { $number ->
        [one] { $number } load
       *[other] { $number } loads
    }
sj-side_shield = recoveries { $number }
sj-side_reserves = reserve attacks { $number }
sj-side_late = late { $number }, with their loads
sj-side_patience =
    { $number ->
        [one] one more loss is the end
       *[other] { $number } more losses are the end
    }
sj-side_endless = fights to the end
sj-side_carry = carried over { $number }
sj-side_losses = lost { $number }
sj-side_cards = cards { $number }
sj-chosen = has chosen
sj-report = The fight is over
sj-course = Course of the fight
sj-part_points = card
sj-part_strength = strength
sj-part_silenced = silenced by the enemy's arm
sj-part_fire = into fire
sj-part_exhaustion = exhaustion
sj-part_advantage = Advantages
sj-part_carry = carried over
sj-plot_goal = The goal: points so far
sj-plot_goal_of = { $who }, of { $need } needed
sj-plot_purse = Purse
sj-plot_strength = Strength in the field
sj-plot_contingents = Contingents

## Why an officer does something

why-aid = the ally needs it more
why-all_settled = everybody has what he needs
why-ambush = an ambush on the weakest of them
why-attacks = { $who } can be beaten, at { $chance } in a hundred
why-best_free = the best of those who are free
why-better_card = this card is of no use here
why-better_general = a better general
why-bring_back = the best of the fallen come back first
why-buys = { $who } fills his wagons
why-cannot_be_won = that cannot be won
why-card_costs_least = the card that should cost least in this phase
why-card_wins = the card that should do best in this phase, own losses and powder counted
why-convoy = { $who } needs supplies
why-crosses = the war is across the water
why-descends = { $who } shall land at { $place }
why-enough = that is enough for today
why-enough_commanders = the purse bears no more commanders
why-fetch_supplies = { $who } needs powder and bread
why-fetches = { $who } is to be taken aboard
why-few_coins = there is little money left
why-fight_on = they are worn out
why-fine = it hurts the richest
why-finish_him = he has not got away yet
why-forage = the enemy's land feeds us
why-fresh_men = fresh men for the ranks
why-full_wagons = powder and bread for the campaign
why-fullest_purse = the fullest purse
why-goes_aboard = no road leads where { $who } is needed
why-goes_ashore = there is nothing for { $who } to do at sea
why-good_enough = he will do
why-good_roads = it is a long way
why-guards = { $place } must not be left open
why-helps_in_battle = it may turn a battle
why-hires = the country shall fight for itself
why-hold_out = they must hold out
why-holds_longer = so it holds out longer
why-keep_tile = that is kept for later
why-keeps_coins = the coins are needed later
why-lands = the landing is open
why-loads_alone = loads are enough
why-may_fall = it may fall
why-missed_least = who is missed least
why-money = money at once
why-more_troops = more troops
why-must_be_named = somebody must lead them
why-nearest_market = it comes from the nearest market
why-neediest = to the neediest
why-no_choice = there is no choice
why-no_convoy = too little would come through
why-no_descent = nothing is to be gained from the sea here
why-no_money = there is no money for him
why-nobody_to_lead = there is nobody to lead them
why-too_many = there are more than allowed
why-not_our_land = we do not burn our own land
why-nothing_left = nothing more can be done
why-nothing_sensible = nothing sensible comes to mind
why-nothing_worth_it = nothing is worth its cost
why-opens_landing = the guns open a landing at { $place }
why-outnumbered = they are too many
why-puts_in = { $who } needs a harbour
why-raid = an easy prey
why-raises = { $who } finds something to do at { $place }
why-rally = the ranks are thin
why-reduce_instead = smaller contingents will do
why-repairs = the ships need it
why-restores = { $region } lies open
why-safest = the safest place in reach
why-save_the_army = the army is worth more than the field
why-see = let us see what comes of it
why-send_best = our best for it
why-six_actions = six actions are more than four
why-sound_mix = infantry for the line, guns for the walls
why-stand_fast = here we stand
why-stands_well = he stands well where he is
why-starve = a storm has { $chance } chances in a hundred: hunger is surer
why-storm_now = a storm has { $chance } chances in a hundred
why-storms = { $place } can be stormed, at { $chance } in a hundred
why-strike_strongest = the strongest that we can beat
why-strike_weakest = the weakest of them
why-takes = { $place } is worth it, at { $chance } in a hundred
why-together = one alone could not do it
why-too_far = they are too far away
why-too_strong = they are too strong for that
why-turns_it = it turns the comparison
why-veterans = veterans are worth their pay
why-waits = better not further today
why-why_not = why not

## Lessons

lesson-board = What you see
lesson-board-1 = You lead Prussia against Saxony and Austria. A counter with a number is a contingent: a commander with so many units, six at most. The small forts are chief towns, the number on their shield is the garrison, and the ledger under “Ministries” is your ministry of war. Choose Frederik II in Berlin and press “Move Frederik II” above the map.
lesson-board-1-done = Every action draws an Event. It says how far the piece may go, and its coins are paid at once, whatever comes of it.
lesson-board-2 = Now choose a province that lights up, such as Potsdam, and go on as far as the card allows, or halt. If the card forbids all movement, end your turn and try again in the next fraction.
lesson-board-2-done = That was an action. The war goes in fractions of a year: in each, both sides take four actions, and no contingent moves twice. A scenario lasts six to ten fractions.
lesson-budget = Money first
lesson-budget-1 = Everything is paid out of one purse. A scenario offers four; the first is the fullest and the easiest. Take it.
lesson-budget-1-done = Commanders, garrisons and the units you start with are charged already. The question above the map always says what is left.
lesson-budget-2 = You may compose the armies as you like. Choose Frederik II and give him four infantry, no cavalry and two artillery: guns open towns. He leads six units at most, so let the cavalry go first.
lesson-budget-2-done = Infantry costs 2, cavalry 3, artillery 4; six units at most.
lesson-budget-3 = Each arm is trained, or veteran for a coin more a unit. Make the infantry veterans.
lesson-budget-3-done = A veteran is stronger by one in every attack. What you spend here is missing for marches and bread later.
lesson-budget-4 = Decide on the artillery, too. Then load provisions and ammunition: a load of either costs a coin. A contingent eats one a fraction, and every attack in battle burns one of powder.
lesson-budget-4-done = Eight loads of each are the most he can carry.
lesson-budget-5 = Be done: von Schwerin keeps the units of the sheet.
lesson-budget-5-done = Think of three or four coins a fraction for every contingent that does anything. An empty purse leaves the rest of the year to the enemy.
lesson-actions = Four actions, or three and three
lesson-actions-1 = Your turn has come in this fraction. Take four actions in a row, or three now and three after the enemy's first phase. Choose three and three.
lesson-actions-1-done = Six actions are more than four, but the enemy answers in between.
lesson-actions-2 = End your first phase without doing anything: choose “End the turn”.
lesson-actions-2-done = Actions of the first phase that are not used are lost.
lesson-actions-3 = Choose “Go on” and watch what the enemy does in between; then your second phase comes.
lesson-actions-3-done = Now you have three actions again, and you know what he did with his.
lesson-stores = Buying where you stand
lesson-stores-1 = Frederik II has one load of provisions and three of powder, and he stands in Berlin. Buying on the spot costs no action: fill his wagons.
lesson-stores-1-done = A chief town sells as many loads of each kind as its garrison has units, at most eight. Other provinces sell three of bread and no powder. Once a fraction.
lesson-convoy = A convoy
lesson-convoy-1 = In Freiberg, in enemy country, nobody sells to Frederik II. Send a convoy from Berlin: some provisions, four of ammunition, and two infantry to fill his ranks.
lesson-convoy-1-done = The convoy is on its way. It draws Events and pays them until it arrives, all in one action.
lesson-convoy-2 = See it arrive.
lesson-convoy-2-done = Each stop of a convoy is a chance for an enemy army nearby: a detachment may ride out and take it. Lost brigades come back in no other way, and a chief town sends only half as many a year as its garrison has.
lesson-forage = Living off the land
lesson-forage-1 = Frederik II has bread for one fraction. Freiberg is an enemy province without a chief town: whoever ends a fraction there may take its three provisions. End your turn.
lesson-forage-1-done = When everybody has acted, armies in enemy country may raid it.
lesson-forage-2 = Raid Freiberg.
lesson-forage-2-done = Three loads, and the province gives nothing more this year. Who should eat and has nothing is exhausted: every hungry fraction takes one from all his sums in battle, up to four.
lesson-joining = A grand army
lesson-joining-1 = Two armies in one province can act as one. Let von Schwerin join Frederik II.
lesson-joining-1-done = They move, fight and draw one Event together, one province less far. Recoveries in battle are those of the chief, so put the better general in command. Each still eats his own bread.
lesson-battle = A battle
lesson-battle-1 = Frederik II has met Rutowski at Pirna. You hold four battle cards. A card sends the unit it shows and adds its points to that unit's strength; the higher sum kills the enemy's unit. Play one.
lesson-battle-1-done = Both cards are laid open together.
lesson-battle-2 = See how the sums are made up.
lesson-battle-2-done = Artillery takes the points of other arms away, cavalry those of infantry with sabres, and whoever charges into musket fire loses one or two. Each attack burns a load of powder.
lesson-battle-3 = Fight on until one of you gives way. Rutowski has three loads: when they are gone he must run.
lesson-battle-3-done = After its first loss a force draws an Options card, which says how long it will hold out, and a good commander brings some of the fallen back. The loser has to leave the region.
lesson-siege = Storming a town
lesson-siege-1 = Frederik II stands before Dresden, and of its garrison one unit is left with one load. Order the assault.
lesson-siege-1-done = An assault is fought like a battle, but only fire does damage, and cavalry cannot fight at all.
lesson-siege-2 = Play on until the town falls. Fire with strong units; sabres only ward off.
lesson-siege-2-done = The region is yours with its chief town, and from next year its revenue. Its garrison is gone, though: until you restore it, any enemy army that walks in has it back.
lesson-hunger = Starving a town
lesson-hunger-1 = Dresden has a full garrison, too strong to be stormed cheaply, but bread for one fraction only. Stay before it and end your turn.
lesson-hunger-1-done = A besieged garrison eats one load a fraction and surrenders at none. It costs no powder and no lives, only time, and your own bread.
lesson-landing = Ships and landings
lesson-landing-1 = De La Galissonnière lies before Minorca with six squads and an army aboard. An army cannot land under full batteries. Fire on Mahón.
lesson-landing-1-done = A bombardment is fought like a siege, squads against the garrison. Whatever arm your cards show, each of them sends one squad.
lesson-landing-2 = Fire until the garrison is down to half its units or powder.
lesson-landing-2-done = The landing is open: ships never take a town themselves, but Richelieu can go ashore now and storm it. At sea a brigade aboard goes down with every squad that is lost.
lesson-bot = The rulebook plays
lesson-bot-1 = Alone you play against the BOT, which follows the rulebook and needs no thought. You are Sweden; von Dohna has far to go to Stralsund. End your turn and watch.
lesson-bot-1-done = Now the BOT has its turn.
lesson-bot-2 = Choose “Go on” and watch. In its first phase it moves: each contingent the shortest way to its destination, attacking whatever stands there.
lesson-bot-2-done = It storms a town if its fire is stronger than the garrison, and starves it otherwise. In battle it plays any card.
lesson-bot-3 = In its second phase it brings up powder, bread and lost units.
lesson-bot-3-done = It always has the first purse and the forces of the sheet, never withdraws and never tires. What it is to take is what you have to hold.
lesson-victory = How one wins
lesson-victory-1 = It is the last fraction. You were to take Dresden and to hold Breslau, and hold both. A town gives a point at the end of each fraction it is held. End your turn.
lesson-victory-1-done = Half of all the points you can get and one more win the sheet. Three of the four sheets of a theatre win its campaign; the first page keeps count. In the whole war, for two or four, it is seven years, and London, Paris, Berlin or Wien taken end it at once.

## The game: who made it, its scenarios and options

game-credit = Sieben Jahre was designed by Sergio Fabra.
scenario-campaign = Seven years, for two
scenario-campaign-text = The whole war from 1756 to 1762, each player with the two boards of a coalition.
scenario-campaign-4 = Seven years, for four
scenario-campaign-4-text = The whole war from 1756 to 1762, each player with the board of a principal State.
scenario-saxony-1756 = Saxony, August to October 1756
scenario-saxony-1756-text = Frederick marches into Saxony to strike first, and Browne hurries from Bohemia to relieve the Saxon camp at Pirna.
scenario-bohemia-1757 = Bohemia, April to June 1757
scenario-bohemia-1757-text = Three Prussian columns converge on Prag before Daun can bring up his army from Moravia.
scenario-ostpreussen-1757 = Ostpreussen, May to September 1757
scenario-ostpreussen-1757-text = The Russians come through Samogitia against the one army that Prussia has left in the East.
scenario-pommern-1758 = Pommern, May to December 1758
scenario-pommern-1758-text = Swedes and Prussians fight over the mouths of the Oder.
scenario-hannover-1757 = Hannover, April to September 1757
scenario-hannover-1757-text = The French cross the Rhine to knock Hannover out of the war before its allies stir.
scenario-thuringia-1757 = Thuringia, October to November 1757
scenario-thuringia-1757-text = French and Empire troops feel their way from Thuringia toward the Saale, where Frederick awaits them.
scenario-minden-1759 = Minden, May to August 1759
scenario-minden-1759-text = Two French armies seek the crossings of the Weser; Ferdinand stands between them and Hannover.
scenario-kassel-1762 = Kassel, June to November 1762
scenario-kassel-1762-text = The allies try to win Hessen back before the peace is signed.
scenario-minorca-1756 = Minorca, April to June 1756
scenario-minorca-1756-text = A French fleet lands Richelieu on Minorca, and Byng sails from Gibraltar to save the garrison of Mahón.
scenario-tras-os-montes-1762 = Trás-os-Montes, May to June 1762
scenario-tras-os-montes-1762-text = The Spanish cross the northern border toward Bragança and meet a country up in arms.
scenario-beira-1762 = Beira, May to November 1762
scenario-beira-1762-text = Spain invades Beira with French help, and Schaumburg-Lippe makes the country fight for him.
scenario-alentejo-1762 = Alentejo, July to November 1762
scenario-alentejo-1762-text = Burgoyne raids across the border of Extremadura while Spain gathers its last army before Elvas.
scenario-william-henry-1757 = Fort William Henry, July to August 1757
scenario-william-henry-1757-text = Montcalm comes down the lakes with his regulars and the nations of the North against the fort at the head of Lake George.
scenario-louisbourg-1758 = Louisbourg, June to July 1758
scenario-louisbourg-1758-text = Boscawen brings Amherst before Louisbourg, the key to the St Lawrence.
scenario-forts-1758 = The forest forts, June to November 1758
scenario-forts-1758-text = Three British columns go for the forts of the forest: Carillon, Duquesne and Frontenac.
scenario-quebec-1759 = Québec, June to September 1759
scenario-quebec-1759-text = Wolfe comes up the St Lawrence with Saunders, and Amherst down the lakes.
scenario-martinique-1759 = The Antilles, January to May 1759
scenario-martinique-1759-text = Moore lands Hopson on Martinique, and Bompar comes over the ocean to drive the fleet away.
scenario-martinique-1762 = Martinique, January to February 1762
scenario-martinique-1762-text = Monckton and Rodney descend on Martinique.
scenario-jamaica-1762 = Jamaica, March to May 1762
scenario-jamaica-1762-text = Blénac means to unite with the Spaniards of Cuba and to fall on Jamaica before the British fleet is back.
scenario-habana-1762 = La Habana, June to August 1762
scenario-habana-1762-text = A fleet from Jamaica falls on La Habana, the greatest harbour of the Indies.

option-bombardment = What ships' guns do: open a landing, or take a town that gives up under them.
option-bombardment-landing = landing
option-bombardment-decisive = decisive
option-capital_last = Québec and Boston cannot be taken before the other towns of their colony.
option-side = Which side of the sheet the player takes against the BOT.
option-side-first = first
option-side-second = second

## Names: powers, players, pieces and cards; those of places are as on the map

name-france = France
name-austria = Austria
name-britain = United Kingdom
name-prussia = Prussia
name-empire = the Empire
name-saxony = Saxony
name-russia = Russia
name-sweden = Sweden
name-spain = Spain
name-portugal = Portugal
name-hanover = Hanover
name-hessen-kassel = Hessen-Kassel
name-brunswick = Brunswick
name-e1 = Dry roads, fair wind
name-e2 = Forced march
name-e3 = Trusted guides
name-e4 = Magazines ready
name-e5 = Ordinary march
name-e6 = Ordinary march
name-e7 = Good order
name-e8 = Requisitioned carts
name-e9 = Rearguard strays
name-e10 = Summer heat
name-e11 = Heavy rain
name-e12 = Broken wagons
name-e13 = Fog
name-e14 = Fodder short
name-e15 = Spring thaw, mud
name-e16 = River in spate
name-e17 = Powder wet
name-e18 = Sickness in camp
name-e19 = Autumn storms
name-e20 = Snow, adverse wind
name-e21 = Contrary orders
name-e22 = Pay mutiny
name-bold-charge = Bold charge
name-steady-fire = Steady fire
name-smoke-and-dust = Smoke and dust
name-broken-ground = Broken ground
name-rally = Rally
name-stout-hearts = Stout hearts
name-new-outworks = New outworks
name-hidden-stores = Hidden stores
name-subsidy = Subsidy
name-bad-harvest = Bad harvest
name-good-roads = Good roads
name-full-magazines = Full magazines

## The terminal: sheets, and what can be typed

terminal-typing = A commander alone lists what he can do: “von-daun”. He is moved by “move von-daun”, and then goes step by step: “go kolin”. In a fight “play” and a card.
terminal-help_status = year, fraction, order, and the ministries side by side
terminal-help_pieces = the ledgers of the ministries: money, contingents and their loads
terminal-help_objectives = what each ministry is to take, and what is won
terminal-help_look = provinces and squares around a place or commander
terminal-legend = ◆ capital · ◇ chief town · • province · ▢ square of the sea · dotted: by sea
terminal-units = units
terminal-ammunition = ammunition
terminal-attacks_left = attacks left
terminal-with_reserve = { $loads }, { $reserve } of them in reserve
terminal-late = late
terminal-losses = losses
terminal-advantages = Advantages
terminal-carried_over = carried over
terminal-lost_and_recoverable = { $lost } lost, { $shield } to recover
terminal-gives_up = Options card
terminal-exhaustion = exhaustion
terminal-swaps = swaps
terminal-cards = cards
terminal-head_card = card
terminal-head_arm = arm
terminal-head_sends = sends
terminal-head_points = points
terminal-head_how = how
terminal-no_open_cards = Nobody's cards are open to you.
terminal-arm_infantry = inf
terminal-arm_cavalry = cav
terminal-arm_artillery = art
terminal-arm_ships = ships
terminal-no_place = There is no place and no commander on the map called “{ $word }”.
terminal-no_ministry = There is no ministry “{ $word }” here; there are all, { $listed }.
terminal-square = square { $number }
terminal-nobodys = nobody's
terminal-harbour_anchorage = anchorage
terminal-harbour_port = port
terminal-town_capital = capital
terminal-town_chief = chief town
terminal-garrison = garrison { $units } of { $all }
terminal-stock = stores { $stores }, loads { $loads }
terminal-mark_captured = captured
terminal-mark_scorched = scorched
terminal-mark_barren = barren
terminal-mark_unrestored = unrestored
terminal-mark_surrendered = surrendered
terminal-mark_raided = raided
terminal-ministry = ministry
terminal-head_purse = purse
terminal-head_revenue = revenue
terminal-head_garrisons = garrisons
terminal-head_owed = owed
terminal-head_contingents = contingents
terminal-head_units = units
terminal-head_tiles = tiles
terminal-reconstruction = Map, cards and scenarios are our own reconstruction.
terminal-fraction = fraction { $number } of { $all }
terminal-order = order
terminal-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
terminal-by_the_bot = played by the BOT
terminal-has_stopped = has stopped for this year
terminal-passes = passes until told otherwise
terminal-natives = natives { $count }
terminal-guerrillas = guerrillas { $count }
terminal-score = score { $points }
terminal-on_the_move = { $who } is on the move
terminal-steps_left =
    { $count ->
        [one] { $count } step left
       *[other] { $count } steps left
    }
terminal-convoy_to = Convoy to { $who }:
terminal-convoy =
    { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    }, { $ammunition } ammunition
terminal-no_reserves = no reserves
terminal-relieves =
    { $new } relieves { $old } in { $count ->
        [one] { $count } fraction
       *[other] { $count } fractions
    }
terminal-yearly_revenue = revenue of a year
terminal-yearly_garrisons = garrisons of a year
terminal-states = States:
terminal-none = none
terminal-ministry_of = Ministry of { $state }
terminal-head_commander = commander
terminal-head_at = at
terminal-head_strength = strength
terminal-head_provisions = provisions
terminal-head_ammunition = ammunition
terminal-head_exhaustion = exhaustion
terminal-has_moved = moved
terminal-has_bought = bought
terminal-has_resting = resting
terminal-has_fleeing = fleeing
terminal-has_spared = spared
terminal-of = { $some } of { $all }
terminal-garrisons_whole = Every garrison is whole.
terminal-garrisons = Garrisons:
terminal-sheet_points = The points of this scenario's objectives: { $points }.
terminal-none_yet = none yet
terminal-objective = objective
terminal-keep = keep { $regions }
terminal-take = take { $regions }
terminal-won = won
terminal-place = place
terminal-ways = ways (─ land, ~ sea, ⚓ harbour)

## What is being done, in the title of the terminal

phase-consign = consign
phase-relief = relief
phase-mode = mode
phase-actions = actions
phase-draw_advantages = draw advantages
phase-purchases = purchases
phase-guerrillas = guerrillas
phase-raid_offer = raid offer
phase-levy = levy
phase-convoy = convoy
phase-event = event
phase-fortune = fortune
phase-aid = aid
phase-settle = settle
phase-ministry = ministry
phase-move = move
phase-experience = experience
phase-stores = stores
phase-skirmish = skirmish
phase-raid = raid
phase-scorching = scorching
phase-foraging = foraging
phase-voyage = voyage
phase-year = year
phase-fraction = fraction
phase-turn = turn
phase-advantage = advantage
phase-cancel_option = cancel option
phase-bot_movement = bot movement
phase-bot_consolidation = bot consolidation
phase-deal = deal
phase-recovery = recovery
phase-target = target
phase-steadfastness = steadfastness
phase-battle = battle
phase-loss = loss
phase-delay = delay
phase-encounter = encounter
phase-flight = flight
phase-disengagement = disengagement
phase-descent_offer = descent offer
phase-descent = descent
phase-surrender = surrender
phase-march_past = march past
phase-clash = clash
phase-repairs = repairs
phase-purse_choice = purse choice
phase-loading = loading
phase-assault_offer = assault offer
phase-assault = assault
phase-from_place = from place
phase-restoration = restoration
phase-strike_offer = strike offer
phase-strike = strike

## The map: its title and legend

picture-title = Sieben Jahre – Europe, North America and the Caribbean 1756–1762
picture-subtitle = the war of 1756 – 1762 on land and sea
picture-theatre_america = North America
picture-theatre_caribbean = The Caribbean
picture-reconstruction = our reconstruction of the map
picture-from_a_pack = map from a data pack
picture-sign_capital = capital of a State
picture-sign_chief_town = chief town of a region
picture-sign_province = province
picture-sign_objective = objective, ringed in its claimant's colour
picture-sign_port = port
picture-sign_anchorage = anchorage
picture-sign_square = square of the sea
picture-sign_line = route without warships
picture-sign_touching = squares that touch
picture-side_franco-austrian = France and Austria
picture-side_anglo-prussian = Great Britain and Prussia
picture-aboard = { $who } aboard

## Fortunes of a year that are not called after a place

name-saxony-invaded = Saxony invaded
name-westminster-pact = Westminster pact
name-family-compact = Family Compact
name-tsarina-dies = Tsarina dies

## Sea squares, as places where something happens

trait-in = in { $name }
trait-to = to { $name }
name-german-bight = German Bight
    .in = in the German Bight
    .to = to the German Bight
name-flanders-bank = Flanders Bank
    .in = on the Flanders Bank
    .to = to the Flanders Bank
name-dogger = Dogger
    .in = on the Dogger
    .to = to the Dogger
name-moray = Moray
    .in = off Moray
    .to = to Moray
name-minch = Minch
    .in = in the Minch
    .to = to the Minch
name-irish-sea = Irish Sea
    .in = in the Irish Sea
    .to = to the Irish Sea
name-celtic-sea = Celtic Sea
    .in = in the Celtic Sea
    .to = to the Celtic Sea
name-dover-strait = Dover Strait
    .in = in the Dover Strait
    .to = to the Dover Strait
name-west-channel = West Channel
    .in = in the West Channel
    .to = to the West Channel
name-ushant = Ushant
    .in = off Ushant
    .to = to Ushant
name-quiberon = Quiberon
    .in = off Quiberon
    .to = to Quiberon
name-pertuis = Pertuis
    .in = off the Pertuis
    .to = to the Pertuis
name-cantabria = Cantabria
    .in = off Cantabria
    .to = to Cantabria
name-finisterre = Finisterre
    .in = off Finisterre
    .to = to Finisterre
name-douro = Douro
    .in = off the Douro
    .to = to the Douro
name-tagus = Tagus
    .in = off the Tagus
    .to = to the Tagus
name-gulf-of-cadiz = Gulf of Cádiz
    .in = in the Gulf of Cádiz
    .to = to the Gulf of Cádiz
name-gibraltar-strait = Gibraltar Strait
    .in = in the Gibraltar Strait
    .to = to the Gibraltar Strait
name-gulf-of-valencia = Gulf of Valencia
    .in = in the Gulf of Valencia
    .to = to the Gulf of Valencia
name-balearics = Balearics
    .in = off the Balearics
    .to = to the Balearics
name-gulf-of-lion = Gulf of Lion
    .in = in the Gulf of Lion
    .to = to the Gulf of Lion
name-west-of-ireland = West of Ireland
    .in = west of Ireland
    .to = to the west of Ireland
name-rockall = Rockall
    .in = off Rockall
    .to = to Rockall
name-western-approaches = Western Approaches
    .in = in the Western Approaches
    .to = to the Western Approaches
name-azores = Azores
    .in = off the Azores
    .to = to the Azores
name-mid-atlantic = Mid-Atlantic
    .in = in the Mid-Atlantic
    .to = to the Mid-Atlantic
name-grand-banks = Grand Banks
    .in = on the Grand Banks
    .to = to the Grand Banks
name-madeira = Madeira
    .in = off Madeira
    .to = to Madeira
name-trades = Trades
    .in = in the Trades
    .to = to the Trades
name-bermuda = Bermuda
    .in = off Bermuda
    .to = to Bermuda
name-gulf-of-st-lawrence = Gulf of St Lawrence
    .in = in the Gulf of St Lawrence
    .to = to the Gulf of St Lawrence
name-st-lawrence = St Lawrence
    .in = in the St Lawrence
    .to = to the St Lawrence
name-nova-scotia-shelf = Nova Scotia Shelf
    .in = on the Nova Scotia Shelf
    .to = to the Nova Scotia Shelf
name-gulf-of-maine = Gulf of Maine
    .in = in the Gulf of Maine
    .to = to the Gulf of Maine
name-new-york-bight = New York Bight
    .in = in the New York Bight
    .to = to the New York Bight
name-delaware-capes = Delaware Capes
    .in = off the Delaware Capes
    .to = to the Delaware Capes
name-carolina-coast = Carolina Coast
    .in = off the Carolina Coast
    .to = to the Carolina Coast
name-florida-strait = Florida Strait
    .in = in the Florida Strait
    .to = to the Florida Strait
name-gulf-of-mexico = Gulf of Mexico
    .in = in the Gulf of Mexico
    .to = to the Gulf of Mexico
name-windward-passage = Windward Passage
    .in = in the Windward Passage
    .to = to the Windward Passage
name-jamaica-channel = Jamaica Channel
    .in = in the Jamaica Channel
    .to = to the Jamaica Channel
name-mona-passage = Mona Passage
    .in = in the Mona Passage
    .to = to the Mona Passage
name-leeward-islands = Leeward Islands
    .in = off the Leeward Islands
    .to = to the Leeward Islands
name-windward-islands = Windward Islands
    .in = off the Windward Islands
    .to = to the Windward Islands
name-antilles-approach = Antilles Approach
    .in = in the Antilles Approach
    .to = to the Antilles Approach

## Follies: what a good player hardly ever does; the figures say how often, and of how many

folly-hopeless_attack = battles sought with less than 35 % to win
folly-hopeless_storm = assaults on towns with less than 35 % to win
folly-short_of_powder = fights begun with fewer loads of ammunition than units
folly-hungry = contingents with nothing to eat at the end of a fraction
folly-lost_unguarded = chief towns lost with no army in the region when the fraction began
folly-idle_contingent = contingents that did nothing all year, away from capitals and from towns to hold
folly-coins_kept = coins left in the purse at the end
folly-advantages_kept = Advantages still in hand at the end

## Ways to end, in a few words: for the tables of arena and simulations

ending-capital = a capital has fallen
ending-total = total victory
ending-partial = partial victory
ending-scenario = points of the scenario

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = You lead Prussia against Saxony and Austria. A contingent is a commander with up to six units; every region has a chief town with a garrison. “status” shows your ministry of war, and “pieces” who stands where. Frederik II is in Berlin: type “move frederik-ii”.
terminal-lesson-board-2 = Now go to a province next to him: “go potsdam”. Go on as far as the card allows, or halt. If the card forbids all movement, end your turn and try again in the next fraction.
terminal-lesson-budget-1-done = Commanders, garrisons and the units you start with are charged already. The question always says what is left.
terminal-lesson-actions-2 = End your first phase without doing anything: “end”.
terminal-lesson-actions-3 = Read what the enemy does in between; then your second phase comes.
terminal-lesson-bot-2 = In its first phase it moves: each contingent the shortest way to its destination, attacking whatever stands there.
