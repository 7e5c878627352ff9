### The Great Crisis in italiano. Le parole dopo il dollaro sono identificativi, detti con il loro nome.

## Cose che si contano, come parti di frasi

points =
    { $points ->
        [one] { $points } punto azione
       *[other] { $points } punti azione
    }
units =
    { $units ->
        [one] { $units } unità
       *[other] { $units } unità
    }

## Nomi

name-turn-end = fine del turno
name-prussian-alliance = l’alleanza prussiana
name-austrian-alliance = l’alleanza austriaca
name-prussia = Prussia
    .art = la Prussia
    .di = della Prussia
    .a = alla Prussia
name-britain = Gran Bretagna e Hannover
    .art = la Gran Bretagna con Hannover
    .di = della Gran Bretagna con Hannover
    .a = alla Gran Bretagna con Hannover
name-austria = Austria
    .art = l’Austria
    .di = dell’Austria
    .a = all’Austria
name-france = Francia
    .art = la Francia
    .di = della Francia
    .a = alla Francia
name-russia = Russia
    .art = la Russia
    .di = della Russia
    .a = alla Russia
name-sweden = Svezia
    .art = la Svezia
    .di = della Svezia
    .a = alla Svezia
name-saxony = Sassonia
    .art = la Sassonia
    .di = della Sassonia
    .a = alla Sassonia
name-empire = Sacro Romano Impero
    .art = il Sacro Romano Impero
    .di = del Sacro Romano Impero
    .a = al Sacro Romano Impero
name-frederick = Federico
name-lorraine = Carlo di Lorena
name-oblique-order = Ordine Obliquo
name-flank-attack = Attacco sul Fianco
name-surprise = Sorpresa
name-cavalry-charge = Carica di Cavalleria
name-rapid-advance = Avanzata Rapida
name-rapid-mobilization = Mobilitazione Rapida
name-hills = Colline
name-marsh = Palude
name-forest = Foresta
name-scorched-earth = Terra Bruciata
troop-prussia = truppa prussiana
    .many = truppe prussiane
troop-britain = truppa britannica
    .many = truppe britanniche
troop-austria = truppa austriaca
    .many = truppe austriache
troop-france = truppa francese
    .many = truppe francesi
troop-russia = truppa russa
    .many = truppe russe
troop-sweden = truppa svedese
    .many = truppe svedesi
troop-saxony = truppa sassone
    .many = truppe sassoni
troop-empire = truppa imperiale
    .many = truppe imperiali
unit-in_state = { $unit } ({ $states })
state-depleted = ridotta
    .many = ridotte
    .commander = ridotto
state-isolated = isolata
    .many = isolate
    .commander = isolato
state-recovered = appena ripristinata
    .many = appena ripristinate
    .commander = appena ripristinato
state-arrived = appena giunta
    .many = appena giunte
    .commander = appena giunto
state-inside = in difesa

## foresee: che cosa farebbe un’azione

foresee-takes = prende { $space }
foresee-earns = frutta una carta
foresee-loses = lascia { $space } al nemico
foresee-frees = libera { $space } dall’assedio
foresee-attacks = ci sarà battaglia con { units } { $space-a }
foresee-storms = ci sarà battaglia per il forte di { $space }
foresee-cut = { $space } è senza comunicazioni
foresee-left_unspent =
    { $count ->
        [one] resta { $count } punto azione
       *[other] restano { $count } punti azione
    }
foresee-left_raising =
    { $halves ->
        [1] resta mezzo punto da spendere
       *[other] { $half ->
            [1] restano { $points }½ punti da spendere
           *[0] { $points ->
                [one] resta { $points } punto da spendere
               *[other] restano { $points } punti da spendere
            }
        }
    }
foresee-by_way_of = passando per { $space }
foresee-goes =
    { $count ->
        [one] può marciare: { $unit }
       *[other] possono marciare: { $count } { $unit-many }
    }
foresee-onward =
    { $count ->
        [one] ancora uno spazio
       *[other] ancora { $count } spazi
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## prompt

prompt-claim = Più nazioni hanno preso insieme { $space }: indica quale la controlla.
prompt-muster = { $army-art } ha { points } prima di scalare le ritirate: gioca ora le carte, o premi «Fatto» e marcia.
prompt-recovery = { $army-art } ha { points }: ripristina unità, marcia, assalta, o premi «Fatto».
prompt-marches = { $army-art } ha ancora { points }: marcia, assalta, o premi «Fatto».
prompt-no_points_left = { $army-art } non ha più punti azione: premi «Fatto», o riprendi l’ultima mossa.
prompt-assaults = { $army-art } ha ancora { points }: ordina un altro assalto, o premi «Fatto».
prompt-party =
    Chi va da { $start } { $end-a } – { $count ->
        [one] { $who }?
       *[other] { $who-many }: quante su { $count }?
    }
prompt-crowded_party = { prompt-party } C’è posto per { $room }.
prompt-garrison =
    Chi è in difesa { $space-a }? Vi { $capacity ->
        [one] sta { $capacity } unità
       *[other] stanno { $capacity } unità
    }; tutte le altre combattono in campo aperto.
prompt-battle_order = Scegli la prossima battaglia da combattere.
prompt-battle_cards = Scegli in segreto le carte che usi in questa battaglia.
prompt-field_battle =
    { $space }, round { $round }: attacca con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }, o ritirati.
prompt-no_way_out =
    { $space }, round { $round }: attacca con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }; non c’è via d’uscita.
prompt-pursuit = Il nemico sta lasciando { $space }: fermalo con una Carica di Cavalleria, o resta fermo.
prompt-answer_charge = Una Carica di Cavalleria sbarra la via da { $space }: rispondi con la tua, o resta fermo.
prompt-retreat =
    { $units ->
        [one] { $units } unità deve lasciare { $space }: scegli dove va.
       *[other] { $units } unità devono lasciare { $space }: scegli dove vanno.
    }
prompt-retreat_cost = Più eserciti si ritirano insieme: di’ quale paga il punto azione.
prompt-contingent =
    { $count ->
        [one] Chi si ritira { $space-a } – { $who }?
       *[other] Chi si ritira { $space-a } – { $who-many }: quante su { $count }?
    }
prompt-casualties =
    { $hits ->
        [one] { $hits } colpo
       *[other] { $hits } colpi
    } da subire { $space-a } – { $count ->
        [one] { $who }: sì o no?
       *[other] { $who-many }: quante su { $count }?
    }
prompt-rapid_mobilization =
    { $nation-art } può piazzare subito { $points ->
        [one] { $points } unità
       *[other] { $points } unità
    }, o chiudere.
prompt-mobilization =
    { $nation-art } ha { $half ->
        [1] { $points }½ punti
       *[0] { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
    }: piazza unità, ripristinane due ridotte per un punto, o premi «Fatto».
prompt-mobilization_order = Scegli la prossima nazione che si mobilita.
prompt-last_half = { $nation-a } resta mezzo punto: ripristina un’altra unità ridotta, o premi «Fatto».
prompt-winter_cards = Inverno: gioca le carte che servono d’inverno, o premi «Fatto».
prompt-discard =
    Scarta ciò che non vuoi tenere; il tuo limite è di { $limit ->
        [one] { $limit } carta
       *[other] { $limit } carte
    }.

## refuse

refuse-claim = { $space } deve andare a una delle nazioni che vi hanno più unità.
refuse-muster = Prima che l’esercito muova puoi giocare Avanzata Rapida o Mobilitazione Rapida, o proseguire.
refuse-operations_form = Un esercito può ripristinare, marciare, scegliere chi marcia, andare per mare, fare una sortita, assaltare, o chiudere la fase.
refuse-no_action_points = L’esercito non ha più punti azione.
refuse-too_late = Il ripristino viene prima delle marce, e le marce prima degli assalti.
refuse-no_such_unit = L’esercito attivo non ha un’unità del genere.
refuse-not_depleted = Quell’unità non è ridotta.
refuse-isolated_recovery = Le unità isolate non si ripristinano.
refuse-besieged_recovery = Le unità in difesa sotto assedio non si ripristinano.
refuse-sortie = { $space-a } non c’è un’unità assediata che possa uscire.
refuse-assault = { $space-a } non c’è un assedio in cui tu possa pagare una battaglia per il forte.
refuse-no_units = L’esercito attivo non ha unità { $space-a }.
refuse-box_both_ways = In una fase le unità entrano in un riquadro o ne escono, non entrambe le cose: { $space }.
refuse-besieged_march = Le unità { $space-a } sono assediate; escono con una sortita.
refuse-halted = Il nemico trattiene le unità giunte { $space-a }.
refuse-recovered = Le unità ripristinate non marciano in questa fase.
refuse-no_sea_route = Nessuna rotta di mare unisce questi spazi.
refuse-no_march = Una marcia è di uno spazio, o di due se tutti e tre sono tuoi e liberi da nemici.
refuse-foreign_box = Nel riquadro di una nazione entrano solo le sue unità.
refuse-passenger = Per mare vanno unità singole che si trovano lì e possono partire.
refuse-isolated_double = Le unità isolate non fanno mai due spazi.
refuse-too_many = Vanno insieme al massimo { $most } unità, e quelle isolate contano doppio: scegli chi va.
refuse-nothing_to_pick = C’è solo un’unità che potrebbe andare.
refuse-take_order = Prima decidi chi e quante: { $unit-many }.
refuse-take_number = Dev’essere tra { $low } e { $high }.
refuse-garrison =
    { $capacity ->
        [one] Indica un’unità che era
       *[other] Indica fino a { $capacity } unità che erano
    } { $space-a } all’inizio della fase, o nessuna.
refuse-fight = Là non c’è una battaglia di questo tipo.
refuse-commit_form = Indica le carte che usi, o nessuna.
refuse-card_not_held = Non hai { $card }.
refuse-no_battle_card = { $card } non si usa all’inizio di una battaglia campale.
refuse-rating = { $card } chiede nella battaglia un comandante di valore { $number } o più.
refuse-adds_nothing = Una seconda { $card } non aggiunge nulla: ne basta una.
refuse-active_only = { $card }: in questa battaglia può usarla solo la parte attiva.
refuse-passive_only = { $card }: in questa battaglia può usarla solo la parte passiva.
refuse-in_battle = In battaglia si attacca o ci si ritira.
refuse-no_way_out = Non c’è uno spazio dove ritirarsi da { $space }.
refuse-charge = Qui puoi giocare una Carica di Cavalleria, se l’hai, o restare fermo.
refuse-retreat_space = Ci si ritira in uno spazio adiacente della propria parte, senza nemici.
refuse-retreat_room = Non c’è posto per tutte { $space-a }: mandane alcune.
refuse-retreat_cost = Paga uno degli eserciti che si ritirano.
refuse-nations_waiting = Ci sono nazioni che non si sono ancora mobilitate: indica la prossima.
refuse-mobilization_order = Indica una tua nazione che possa ancora mobilitarsi.
refuse-no_recruit = Nessuna unità del genere è nella riserva { $nation-di }.
refuse-no_points = Non ci sono più punti per piazzare un’unità.
refuse-place = { $space } non accoglie altre unità nuove, o non è aperta a loro.
refuse-restore = D’inverno si ripristinano solo unità ridotte in uno spazio della propria parte, in comunicazione e non assediate.
refuse-mobilization_form = Piazza un’unità, ripristinane una, o premi «Fatto».
refuse-scorch = Terra Bruciata vale per un tuo forte o spazio risorse, mentre il nemico marcia o d’inverno.
refuse-winter_cards = D’inverno puoi giocare Mobilitazione Rapida o Terra Bruciata, o chiudere.
refuse-discard =
    Non puoi tenere più di { $limit ->
        [one] { $limit } carta
       *[other] { $limit } carte
    }.

## do: che cos’è un’azione

do-recover = Ripristinare { $start-a }: { $units }
do-march = Tutti da { $start } { $end-a }
do-march_via = Tutti da { $start } per { $via } { $end-a }
do-pick = Alcuni da { $start } { $end-a }
do-pick_via = Alcuni da { $start } per { $via } { $end-a }
do-sail = Per mare da { $start } { $end-a }: { $units }
do-sortie = Sortita da { $start }: { $units }
do-assault = Assaltare { $start } (1 punto)
do-done = Fatto
do-take =
    { $number ->
        [0] senza: { $units }
       [one] { $number } { $units }
       *[other] { $number } { $units-many }
    }
do-claim = { $start } { $nation-a }
do-garrison = Nel forte di { $start }: { $units }
do-garrison_none = Nessuno nel forte di { $start }: tutti in campo aperto
do-fight = Combattere prima { $end-a }
do-commit = Usare { $cards }
do-commit_none = Non usare carte
do-attack = Attaccare
do-retreat = Ritirarsi
do-play = Giocare { $card }
do-play_for = { $card } per { $nation-art }
do-play_on = { $card } su { $end }
do-hold = Restare fermi
do-withdraw = Tutti si ritirano { $end-a }
do-send = Alcuni si ritirano { $end-a } …
do-place = { $units }: { $end-a }
do-restore = Ripristinare { $start-a }: { $units }
do-discard = Scartare { $card }
do-scorch = Devastare { $end }
do-roll = I dadi mostrano { $dice }
do-chit = Si pesca il gettone { $army-di }
do-chit_end = Si pesca il gettone di fine turno
do-draw = Si pesca { $card }
do-pay = { $army-art } paga la ritirata
do-mobilize = { $nation-art } si mobilita
do-release = Nella riserva: { $units }

## verb: che cosa fa una parola che non si spiega da sé

verb-march = vanno tutte le unità
verb-pick = ne vanno alcune, da scegliere
verb-sail = un’unità per mare

## log

when = { $month } { $year }
log-turn = { $month } { $year }.
log-chit = Si pesca il gettone { $army-di }.
log-turn_end_chit = Si pesca il gettone di fine turno.
log-points_die = { $army-art } tira { $die }.
log-points = { $army-art } ha { points }.
log-rapid_advance =
    Avanzata Rapida { $army-di }: { $points ->
        [one] { $points } punto azione in più
       *[other] { $points } punti azione in più
    }.
log-rapid_mobilization = { $team } gioca Mobilitazione Rapida per { $nation-art }.
log-mobilization_die = { $nation-art } può piazzare { units }.
log-recovers = Ripristino { $space-a }: { $unit }.
log-marches =
    { $army }: { $units ->
        [one] { $units } unità marcia
       *[other] { $units } unità marciano
    } da { $start } { $end-a }: { $names }.
log-sortie =
    { $units ->
        [one] { $units } unità esce
       *[other] { $units } unità escono
    } da { $space }: { $names }.
log-assault = { $army-art } ordina un assalto { $space-a }.
log-control = { $space } passa { $nation-a }.
log-garrison =
    { $units ->
        [one] { $units } unità è
       *[other] { $units } unità sono
    } in difesa { $space-a }: { $names }.
log-no_garrison = Nessuno è in difesa { $space-a }.
log-field_battle =
    Battaglia di { $space }: { $attackers ->
        [one] { $attackers } unità
       *[other] { $attackers } unità
    } { $who-di } contro { $defenders } { $foe-di }.
log-next_battle = Ora si combatte per { $space }.
log-fort_battle = Si combatte per il forte di { $space }: { $who-art } contro { $foe-art }.
log-committed = { $team } ha scelto le carte per la battaglia.
log-battle_cards = { $team } usa { $cards }.
log-attacks =
    { $who-art } { $who-count ->
        [one] attacca
       *[other] attaccano
    } con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }.
log-no_dice =
    { $who-art } non { $who-count ->
        [one] ha
       *[other] hanno
    } più nessuno con cui attaccare.
log-dice = Con i bonus: { $dice }.
log-hits =
    { $hits ->
        [0] Nessun colpo { $space-a }.
        [one] { $hits } colpo { $space-a }.
       *[other] { $hits } colpi { $space-a }.
    }
log-casualties =
    { $units ->
        [one] { $units } colpo subìto
       *[other] { $units } colpi subiti
    } { $space-a }: { $names }.
log-declares_retreat =
    { $who-art } { $who-count ->
        [one] dichiara
       *[other] dichiarano
    } la ritirata da { $space }.
log-charge = { $team } gioca { $card }.
log-no_charge = { $team } non gioca alcuna Carica di Cavalleria.
log-retreat_prevented = La ritirata { $who-di } è impedita.
log-retreat_marker = La ritirata costa { $army-a } un punto azione.
log-retreats =
    { $who-art }: { $units ->
        [one] { $units } unità si ritira
       *[other] { $units } unità si ritirano
    } da { $start } { $end-a }: { $names }.
log-left_behind =
    { $units ->
        [one] { $units } unità resta indietro { $space-a } ed è perduta
       *[other] { $units } unità restano indietro { $space-a } e sono perdute
    }.
log-exhausted = Nessuno può più attaccare: { $who-art } { $who-count ->
        [one] deve
       *[other] devono
    } lasciare { $space }.
log-field_won =
    { $who-art } { $who-count ->
        [one] ha
       *[other] hanno
    } vinto la battaglia di { $space }.
log-commander_lost = { $commander } è perduto { $space-a }.
log-draws = { $team } pesca una carta.
log-drawn = Hai pescato { $card }.
log-scorched = { $team } devasta { $space }.
log-released = { $commander } è pronto al servizio.
log-mobilizes = { $nation-art } si mobilita.
log-placed = Mobilitazione { $space-a }: { $unit }.
log-restored = Ripristino { $space-a }: { $unit }.
log-winter_dice = Dadi d’inverno davanti { $space-a }: { $dice }.
log-winter_hits =
    Inverno davanti { $space-a }: { $hits ->
        [0] nessun colpo
        [one] { $hits } colpo
       *[other] { $hits } colpi
    }.
log-discards = { $team } scarta una carta.
log-empress_die = San Pietroburgo: { $die }.
log-empress_dies = L’imperatrice Elisabetta è morta. La Russia cambia campo, e i suoi eserciti tornano a casa.
log-done = { $who-art } ha finito.
log-peace_die = Trattative di pace: { $die }.

## end

end-king_lost = Re Federico è perduto: l’alleanza austriaca ha vinto.
end-exhaustion = Alla Prussia restano troppo poche risorse: l’alleanza austriaca ha vinto.
end-conquest = Con sedici spazi risorse l’alleanza prussiana ha vinto.
end-peace = È fatta la pace. Nessuno ha vinto.
end-end_of_war = La guerra finisce con il 1763. Nessuno ha vinto.

## Perché i bot fanno quel che fanno

why-no_way_out = non c’è via d’uscita
why-nobody_attacks = non resta nessuno che possa attaccare
why-enemy_goes_first = neanche il nemico può attaccare, e deve andarsene per primo
why-no_card = qui nessuna carta ne vale la pena
why-cards_turn_it = le carte ribaltano la battaglia
why-no_cavalry = niente cavalleria
why-get_away = dobbiamo andarcene
why-fight_on = allora si combatte ancora
why-pursue = non devono sfuggirci
why-let_go = lasciamoli andare
why-in_the_open = tutti combattono in campo aperto
why-walls = le mura valgono per due
why-missed_least = chi mancherà di meno
why-needs_points_least = ha meno bisogno dei suoi punti
why-most_to_raise = ha più da mobilitare
why-safest = il posto più sicuro a portata
why-as_many_as_fit = quante ne entrano
why-greatest_first = prima la battaglia più grande
why-much_to_do = c’è molto da fare
why-cards_later = le carte serviranno più tardi
why-reserve = si chiamano le riserve
why-scorch = non l’avranno
why-restored = le unità ridotte tornano a piena forza
why-nobody_to_call = non resta nessuno da chiamare
why-where_wanted = dove servono
why-keep_all = si possono tenere tutte le carte
why-card_missed_least = mancherà di meno
why-most_recruits = ha più reclute in attesa
why-stands_well = sono tutti al posto giusto
why-rest = le unità ridotte riposano
why-commander_rests = un comandante deve tornare a guidare
why-as_many_as_possible = quanti più possibile
why-cards_wait = le carte possono aspettare
why-more_troops = altre truppe fanno sempre comodo
why-why_not = perché no
why-need_rest = hanno bisogno di riposo
why-be_there = qualcuno dovrebbe esserci
why-see = vediamo che cosa c’è
why-may_fall = può cadere
why-nothing_sensible = non c’è nulla di sensato da fare
why-half = ne va la metà
why-cannot_be_won = non si può vincere
why-can_be_won = si può ancora vincere
why-poor_odds = solo { $chance } % di vincere
why-odds = { $chance } % di vincere
why-towards = verso { $space }
why-hold = per tenere { $space }
why-takes = prende { $space }
why-joins = si unisce all’attacco su { $space }
why-attacks = attacca { $space }
why-to_attack = per attaccare { $space }
why-storms = assalta { $space }

## Il browser

count-units =
    { $count ->
        [one] { $count } unità
       *[other] { $count } unità
    }
count-places =
    { $count ->
        [one] { $count } luogo
       *[other] { $count } luoghi
    }
count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
layer-cartouche = Ornamenti e legenda
layer-sieges = Assedi
layer-isolation = Segni d’isolamento
layer-reach = Portata oltre la prima marcia
layer-dice = Dadi che rotolano
layer-control = Chi controlla che cosa
layer-network = Linee di comunicazione

side-prussia = Alleanza prussiana
side-austria = Alleanza austriaca

short-britain = Gran Bretagna
short-empire = L’Impero

unit-troops = truppe { $nation-di }

force = { count-units } { $nation-di }
force-worn =
    { count-units } { $nation-di } { $depleted ->
        [one] ({ $depleted } ridotta)
       *[other] ({ $depleted } ridotte)
    }
force-led = al comando di { $who }

bar-whom = Scegli un esercito: { count-places } con unità che possono agire
bar-restore_whom = Scegli le unità ridotte per ripristinarle: { count-places }
bar-cards = Le carte giocabili sono illuminate
bar-discard = Le carte che puoi scartare sono illuminate
bar-where = Scegli la destinazione: { count-places }
bar-far = numeri: punti per andare oltre
bar-march = { count-units } da { $start } { $end-a }, 1 punto
bar-towards = la prima marcia verso { $goal }, in tutto { $points } punti
bar-recruits = Mobilita, o scegli le unità ridotte:
bar-troop = Una truppa (di { $count })
bar-commit = Scegli le carte che vuoi usare
bar-burn_where = Scegli il luogo da devastare
bar-burn_sure = Devastare { $space } per il resto della guerra?

confirm-march = Marciare
confirm-garrison = Nel forte
confirm-commit = Usarle
confirm-place = Mobilitare
confirm-recover = Ripristinare (1 punto)
confirm-restore = Ripristinare (½ punto)
confirm-party = Marciare
confirm-contingent = Ritirarsi
confirm-casualties = Subire i colpi

sheet-label = Unità tra cui scegliere
sheet-stack = { $space }: chi va?
sheet-restore = { $space }: chi ripristinare?
sheet-sail = Per mare { $end-a }: chi va?
sheet-party = Da { $start } { $end-a }: chi va?
sheet-contingent = Chi si ritira { $end-a }?
sheet-casualties = { $space }: chi subisce i colpi?
sheet-garrison = { $space }: chi è in difesa?
sheet-exactly =
    { $count ->
        [one] { $count } scelta su { $most }
       *[other] { $count } scelte su { $most }
    }
sheet-at_most =
    { $count ->
        [one] { $count } scelta, posto per { $most }
       *[other] { $count } scelte, posto per { $most }
    }
sheet-choose = Scegli le unità, poi conferma.
sheet-all = tutte
sheet-none = nessuna

hand-count = { count-cards }

card-number = chiede un comandante di valore { $number }

dice-dice = Con i bonus:
dice-points_die = Tira { $army-art }
dice-mobilization_die = Mobilitazione { $nation-di }:
dice-winter_dice = Inverno davanti { $space-a }:
dice-empress_die = San Pietroburgo:
dice-peace_die = Trattative di pace:

battle-label = Battaglia
battle-field = Battaglia di { $space }
battle-fort = Assalto { $space-a }
battle-round = round { $round }
battle-active = in movimento
battle-passive = tira per prima
battle-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    } da tirare
battle-hits =
    { $count ->
        [one] { $count } colpo
       *[other] { $count } colpi
    }
battle-garrison = La guarnigione
battle-besiegers = Gli assedianti
battle-course = Svolgimento della battaglia
battle-report = Rapporto di una battaglia
battle-reports = Rapporti di battaglie
battle-fold = Chiudi la battaglia
battle-unfold = Apri la battaglia

panel-turn = turno { $turn } di { $all }
panel-winter = Quartieri d’inverno
panel-cup = Il bicchiere
panel-in_cup =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    } nel bicchiere
panel-cup_empty = è vuoto
panel-drawn = Pescati:
panel-acts = Agisce { $army-art }
panel-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
panel-removed = Perduti per sempre: { $who }.
panel-reconstruction = Mappa, pedine e carte sono una nostra ricostruzione; chi possiede il gioco stampato può caricare i dati esatti come pacchetto.

alliance-resources =
    { $count ->
        [one] { $count } spazio risorse
       *[other] { $count } spazi risorse
    }
alliance-of_resources = spazi risorse
alliance-goals = (sconfitta a { $low }, vittoria a { $high })
alliance-cards = { count-cards } in mano
alliance-deck = { $count } nel mazzo
alliance-used =
    { $count ->
        [one] { $count } usata
       *[other] { $count } usate
    }

nation-figures = { "" } { units }, { $resources } ris.
nation-retreats = −{ $count }
nation-retreats_title = Ritirate: scalate dai prossimi punti azione (C9.4)
nation-at_peace = si difende soltanto
nation-at_peace_title = Nel bicchiere non c’è ancora un gettone di questo esercito: non agisce, ma può essere attaccato e si difende.
nation-worn =
    { units } in gioco, di cui { $worn ->
        [one] { $worn } ridotta
       *[other] { $worn } ridotte
    }
nation-reserve =
    { $count ->
        [one] { $count } truppa
       *[other] { $count } truppe
    } di riserva, su { $all }
nation-released = Pronti al servizio: { $who }
nation-waiting = Nella riserva dei comandanti: { $who }

chit-end = Fine del turno
chit-of = Si aggiunge un gettone { $army-di }

event-elizabeth = Da qui in poi l’imperatrice Elisabetta può morire

name-February = febbraio
name-April = aprile
name-June = giugno
name-August = agosto
name-October = ottobre
name-December = dicembre

about-army = { $side }, { $space }
about-depleted = Le unità ridotte non attaccano; un altro colpo le manda nella riserva.
about-isolated = Isolata: più lenta, niente ripristino, metà dei dadi.
about-inside = In difesa: tira anche se ridotta, con il bonus delle mura.
about-recovered = È stata ripristinata e ora non può marciare.
about-commander = Comando · valore: tante unità aggiungono il valore ai loro dadi.
about-held = La controlla { $nation-art }.
about-besieged = Sotto assedio.
about-scorched = Devastata: né forte né spazio risorse.
about-cut = Senza comunicazioni.

kind-resource-fort =
    Forte con risorse { $nation-di }; { $capacity ->
        [one] { $capacity } unità può
       *[other] { $capacity } unità possono
    } stare in difesa
kind-fort = Forte { $nation-di }; un’unità può stare in difesa
kind-resource-city = Città con risorse { $nation-di }
kind-city = Città { $nation-di }
kind-box =
    Riquadro fuori mappa { $nation-di }, con { $resources ->
        [one] { $resources } spazio risorse
       *[other] { $resources } spazi risorse
    }; chiuso a tutti gli altri

plot-resources = Spazi risorse
plot-units = Unità in gioco
plot-cards = Carte in mano

## Traguardi: per che cosa gioca ciascuno

aim-conquest = Tenere { $need } spazi risorse.
aim-survive = Oppure tenerne più di { $low } fino alla fine della guerra, per un pareggio. Ora sono { $have }.
aim-exhaustion = Ridurre Prussia e Gran Bretagna a { $low } spazi risorse. Ne tengono { $have }.
aim-king = Oppure togliere di mezzo Federico in persona.

## Ruoli: che cosa invoglia a sedersi lì

role-prussia = Federico e suo fratello marciano più svelti e colpiscono più forte di chiunque, e non bastano mai. Sopravvivi sette anni.
role-austria = Austria, Francia e Russia hanno ciò che alla Prussia manca: il numero. Portale nello stesso posto nello stesso momento, una volta.

## Lezioni: la prima guerra, vedi lessons.toml

lesson-board = Che cosa si vede
lesson-board-1 = Guidi la Prussia, i pezzi blu scuro. Il numero su un blocco dice quante unità ci stanno, e i nastri sotto ne nominano i comandanti. Gli spazi con i bastioni sono forti; quelli con una corona d’alloro danno risorse, che decidono la guerra. Scegli la truppa a Stettin, poi uno spazio che si illumina, per esempio Prenzlau, e premi «Marciare» sopra la mappa.
lesson-board-1-done = Questa era una marcia, ed è costata uno dei tuoi sei punti azione. Puoi proseguire con le stesse unità finché ci sono punti; «Annulla» riprende una marcia.
lesson-points = Gettoni e punti
lesson-points-1 = Qui nessuno muove a turno fisso: si pesca un gettone da un bicchiere, e l’esercito che nomina tira un dado per i punti azione. La Prussia aggiunge due al suo. Hai tirato poco; gioca Avanzata Rapida per un punto in più.
lesson-points-1-done = Carte come questa si giocano dopo il dado, prima che l’esercito muova. Non sai mai di chi sarà il prossimo gettone, né se sarà quello che chiude il turno.
lesson-points-2 = Ora fai marciare l’esercito di Federico da qualche parte.
lesson-points-2-done = Un punto, una marcia di al massimo otto unità. I punti che restano sono perduti.
lesson-control = Prendere terreno
lesson-control-1 = Uno spazio indifeso è tuo nel momento in cui ci entri, e resta tuo quando prosegui. Marcia da Treuenbrietzen per Wittenberg a Torgau.
lesson-control-1-done = Torgau è un forte, ed era vuoto. Nella propria terra un esercito fa due spazi per un punto; dove ci sono nemici, uno.
lesson-control-2 = Ora Leipzig, che dà risorse. La vittoria si conta in questi spazi e in nient’altro.
lesson-control-2-done = Uno spazio risorse in più per te, e uno in meno per gli amici dell’Austria.
lesson-control-3 = Era l’ultimo punto: premi «Fatto».
lesson-control-3-done = Per ogni forte o spazio risorse tolto al nemico peschi una carta. Chi attacca riceve carte; chi sta fermo no.
lesson-party = Chi va e chi resta
lesson-party-1 = Una marcia porta con sé tutti quelli che possono andare, fino a otto. Alcuni dovrebbero restare a tenere Dresden: scegli l’esercito, poi nel suo foglio le truppe che devono restare. Fai marciare Federico e gli altri a Pirna.
lesson-party-1-done = Uno spazio resta tuo anche senza guardia, ma il primo nemico che vi entra lo prende. Lascia dunque truppe dove farebbe male.
lesson-battle = Una battaglia
lesson-battle-1 = Otto truppe austriache sono accerchiate a Jungbunzlau. Fai marciare l’esercito di Federico da Zittau contro di loro, poi premi «Fatto»: le battaglie vengono quando tutte le marce sono fatte.
lesson-battle-1-done = Chi è attaccato tira per primo. Ogni unità a piena forza tira un dado, e un sei è un colpo.
lesson-battle-2 = Subisci i colpi che ci sono, poi attacca a tua volta.
lesson-battle-2-done = Federico aggiunge tre ai dadi di otto unità, quindi colpisce già con il tre. Perciò i dadi di un re valgono quattro volte quelli di una folla. Un’unità colpita è ridotta: voltata, non combatte più finché non è ripristinata.
lesson-cards = Carte di battaglia
lesson-cards-1 = Daun è venuto a Jungbunzlau con cinque truppe, tante quante le tue. Attaccalo da Zittau, e premi «Fatto».
lesson-cards-1-done = Prima del primo dado i due scelgono le carte di battaglia, in segreto e insieme.
lesson-cards-2 = Attacco sul Fianco aggiunge uno a tutti i tuoi dadi nel primo round. Usalo.
lesson-cards-2-done = Una carta chiede nella battaglia un comandante all’altezza; Federico lo è, per tutte. L’Austria risponde con colline, palude e foresta.
lesson-retreat = La ritirata
lesson-retreat-1 = Bevern non è Federico, e sette unità aspettano a Jungbunzlau. Marcia contro di loro, premi «Fatto», e quando tocca a te attaccare, ritirati.
lesson-retreat-1-done = Detto è detto: il nemico potrebbe ancora fermarti con una Carica di Cavalleria.
lesson-retreat-2 = Scegli dove andare: uno spazio adiacente tuo, senza nemici.
lesson-retreat-2-done = Una ritirata costa un punto azione della tua prossima fase. L’esercito è salvo, e le unità ridotte si ripristinano a buon prezzo; quelle perdute devono aspettare l’inverno.
lesson-siege = Davanti a un forte
lesson-siege-1 = Königgrätz è un forte con un austriaco dentro. Porta l’esercito di Federico da Glatz davanti alle sue mura.
lesson-siege-1-done = Quando hai finito, il difensore dice chi va dentro: al massimo due in un forte che dà risorse, uno in un altro. Gli altri combattono in campo aperto. Poi c’è un round d’assalto, e se la guarnigione tiene, un assedio.
lesson-assault = L’assalto
lesson-assault-1 = L’assedio di Königgrätz continua, e hai un punto. Ordina l’assalto.
lesson-assault-1-done = Dopo il primo assalto, che è gratuito, ogni tentativo costa un punto.
lesson-assault-2 = Premi «Fatto», e guarda.
lesson-assault-2-done = La guarnigione tira per prima e aggiunge uno per le mura, due in un forte con risorse. D’inverno gli assedianti si ammalano: non stare troppo a lungo davanti a un forte.
lesson-recovery = Il ripristino
lesson-recovery-1 = Tre truppe a Breslau sono ridotte: subiscono colpi, ma non combattono. Un punto ne riporta una a piena forza. Scegli l’armata e, prima che marci, premi «Ripristinare» nel suo foglio.
lesson-recovery-1-done = Il ripristino viene prima di tutte le marce, e chi è ripristinato resta dov’è per questa fase. Un riposo vale più di una marcia più spesso di quanto si creda.
lesson-communication = Tagliati fuori
lesson-communication-1 = Keith sta a Böhmisch Brod, con terra nemica tutt’intorno: isolato. Marcia piano, tira metà dei dadi e non si ripristina. Apri una via: fai marciare Federico da Jungbunzlau a Brandeis.
lesson-communication-1-done = Una linea di comunicazione passa per spazi tuoi, fino a un tuo spazio risorse. Brandeis è un anello; ne manca un altro.
lesson-communication-2 = Prag è vuota, tocca Brandeis e Böhmisch Brod, e in più dà risorse. Prendila.
lesson-communication-2-done = La catena è chiusa. Si controlla all’inizio di una tua fase, così la prossima volta Keith è di nuovo sé stesso. Al nemico fai il contrario: le vie, tagliagliele.
lesson-winter = L’inverno
lesson-winter-1 = A dicembre nessuno marcia. Ogni nazione ha un punto per ogni spazio risorse che tiene. Fai mobilitare la Prussia, e ripristina una delle truppe ridotte a Dresden: due costano un punto.
lesson-winter-1-done = Ripristinata per mezzo punto. In campagna sarebbe costata un punto intero.
lesson-winter-2 = Un punto piazza anche un’unità della riserva. Piazza una truppa a Magdeburg.
lesson-winter-2-done = In un inverno uno spazio che dà risorse accoglie due unità nuove, ogni altro una. Chi perde spazi risorse perde eserciti un inverno dopo: così si perde questa guerra.
lesson-victory = Come si vince
lesson-victory-1 = Tieni quindici spazi risorse, e con sedici la Prussia vince la guerra. Prendi Prag, che nessuno difende.
lesson-victory-1-done = Sedici.
lesson-victory-2 = La vittoria si controlla alla fine di una fase: premi «Fatto».
lesson-victory-2-done = Pochi re vincono così. L’Austria vince se Prussia e Gran Bretagna scendono a otto, o se Federico in persona è perduto. Chi è ancora in piedi nel 1763 ha un pareggio, e Federico lo chiamò vittoria.

## Follie: ciò che un buon giocatore non fa quasi mai; le cifre dicono quante volte, e su quante

folly-left_before_a_shot = battaglie campali abbandonate prima di tirare un dado
folly-king_not_in_the_field = anni senza una battaglia campale per Federico
folly-king_idle = anni senza alcuna battaglia per Federico
folly-lost_thinly_held = spazi risorse perduti con due unità o meno
folly-points_wasted = punti azione non spesi
folly-advance_wasted = Avanzate Rapide i cui punti sono avanzati
folly-capital_left = fasi della Prussia in cui i nemici a Berlin sono stati lasciati in pace
folly-battle_cards_kept = carte di battaglia ancora in mano alla fine
folly-other_cards_kept = altre carte ancora in mano alla fine
folly-short_war = guerre finite prima del 1759

## Scenari, opzioni, carte

game-credit = The Great Crisis of Frederick II è di Tetsuya Nakamura, pubblicato da VUCA Simulations.
scenario-campaign = The Great Crisis, 1756-1763
scenario-campaign-text = Sette anni in due ore: Prussia e Gran Bretagna contro tutti gli altri, con dadi e sangue freddo.
option-depleted_field_bonus = I comandanti ridotti danno il loro bonus anche in campo aperto.
option-loc_scope = Di chi si controllano le comunicazioni in una fase: dell’alleanza attiva, o di tutte.
option-loc_scope-active = attiva
option-loc_scope-all = tutte
option-bonus_by_nation = Nell’esercito austriaco i comandanti aiutano solo unità della loro nazione.
option-besieged_recovery = Le unità in difesa sotto assedio possono essere ripristinate in una fase.
option-retreat_cost = Quanto costa una ritirata di più eserciti: un punto azione in tutto, o uno per esercito.
option-retreat_cost-one = uno
option-retreat_cost-each = uno ciascuno
card-oblique-order-text = Dal secondo round ogni tua unità che attacca tira due dadi.
card-flank-attack-text = Nel tuo attacco del primo round tutti i tuoi dadi hanno +1. Palude lo annulla.
card-surprise-text = L’attacco nemico del primo round usa metà dei dadi, per difetto. Foresta la annulla.
card-cavalry-charge-text = Ferma una ritirata dichiarata dal nemico, o annulla una Carica di Cavalleria nemica.
card-rapid-advance-text = Un punto azione in più in questa fase di un tuo esercito.
card-rapid-mobilization-text = Tira un dado per una nazione e piazza al massimo altrettante unità della sua riserva.
card-hills-text = Tutti i dadi dell’attacco nemico del primo round hanno −1.
card-marsh-text = Annulla un Attacco sul Fianco; altrimenti toglie due dadi all’attacco nemico del primo round.
card-forest-text = Annulla una Sorpresa; altrimenti dimezza il comando nemico nel suo attacco del primo round.
card-scorched-earth-text = Un forte o spazio risorse della tua alleanza da ora non è più né l’uno né l’altro.

## Il terminale

terminal-sign_attacks = deve combattere
terminal-sign_storms = deve combattere
terminal-sign_takes = prende lo spazio
terminal-sign_earns = frutta una carta
terminal-sign_frees = toglie un assedio
terminal-sign_loses = lascia lo spazio al nemico
terminal-sign_cut = resterebbe senza comunicazioni
terminal-typing = Per una marcia di tutti bastano partenza e arrivo: «prag leitmeritz». Chi va, si ritira o subisce colpi si può dire nella stessa riga: «pick magdeburg halberstadt frederick 5 prussia». Un nome da solo elenca ciò che si può fare lì.
terminal-help_status = turno, bicchiere, alleanze e nazioni
terminal-help_pieces = gli eserciti, dove stanno e quanto sono ridotti
terminal-help_objectives = chi tiene quali spazi risorse, e che cosa vince la guerra
terminal-help_look = gli spazi intorno a uno spazio o comandante
terminal-legend = ◆ forte con risorse · ◇ forte · ● città con risorse · • città · ▣ riquadro · [assediato] · punteggiato: per mare
terminal-kind_resource-fort = forte con risorse
terminal-kind_fort = forte
terminal-kind_resource-city = città con risorse
terminal-kind_city = città
terminal-kind_box = riquadro
terminal-space_besieged = ASSEDIATO
terminal-space_scorched = DEVASTATO
terminal-no_space = Sulla mappa non c’è né uno spazio né un comandante di nome «{ $word }».
terminal-space = spazio
terminal-routes = vie (─ terra, ~ mare)
terminal-nation = nazione
terminal-led_by = parte
terminal-units = unità
terminal-worn = ridotte
terminal-reserve = riserva
terminal-resources = risorse
terminal-in_cup = Nel bicchiere:
terminal-nothing = nulla
terminal-retreats = ritirate −{ $count }
terminal-ready = pronti: { $who }
terminal-waiting =
    { $count ->
        [one] { $count } comandante in attesa
       *[other] { $count } comandanti in attesa
    }
terminal-used = usate: { $cards }
terminal-empress_dead = L’imperatrice è morta; la Russia combatte per la Prussia.
terminal-reconstruction = Mappa, pedine e carte sono una nostra ricostruzione.
terminal-card = carta
terminal-needs = chiede
terminal-does = effetto
terminal-rated = un comandante di valore { $number }
terminal-under_siege = sotto assedio
terminal-besieging = assedia
terminal-alliance = alleanza
terminal-which = quali
terminal-goals = La Prussia vince con { $won }; l’Austria vince quando la Prussia ne ha { $lost }.
terminal-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
terminal-uses = { $who } usa { $cards }

## Che cosa si sta facendo

phase-release = comandanti liberati
phase-opening = apertura
phase-operations = operazioni
phase-roll_for_points = dado dei punti
phase-muster = preparativi
phase-battles = battaglie
phase-party = scelta di chi va
phase-field_battle = battaglia campale
phase-fort_battle = battaglia per un forte
phase-garrison = guarnigione
phase-encounter = incontro
phase-field_battles = battaglie campali
phase-fort_battles = battaglie per i forti
phase-attack = attacco
phase-battle_cards = carte di battaglia
phase-losses = perdite
phase-casualties = colpi subiti
phase-pursuit = inseguimento
phase-retreat_cost = costo della ritirata
phase-retreat = ritirata
phase-contingent = chi si ritira
phase-claim = controllo
phase-draw_cards = pesca
phase-mobilization = mobilitazione
phase-mobilization_die = dado di mobilitazione
phase-winter_mobilization = mobilitazione d’inverno
phase-winter = inverno
phase-winter_cards = carte d’inverno
phase-winter_depletion = logoramento d’inverno
phase-settling = chiusura
phase-discard = scarto
phase-event_die = dado degli eventi
phase-turn = turno
phase-campaign = campagna
phase-army_phase = fase di un esercito
phase-end_of_turn = fine del turno

## La mappa

picture-title = The Great Crisis of Frederick II – Europa centrale 1756–1763
picture-great_crisis = LA GRANDE CRISI
picture-of_frederick = di Federico II
picture-edition = Sanssouci, edizione non ufficiale; { $kind }
picture-reconstruction = nostra ricostruzione della mappa
picture-from_a_pack = mappa da un pacchetto di dati
picture-to_stettin = per Stettin
picture-from_england = dall’Inghilterra
picture-rich_fort = forte con risorse, guarnigione 2
picture-fort = forte, guarnigione 1
picture-rich_city = città con risorse
picture-city = città
picture-land = terra
picture-sea = mare
picture-full = unità piene
picture-depleted = unità ridotte
picture-inside = in difesa nel forte
picture-siege = assedio
picture-isolated = isolate
picture-captured = conquistato
picture-scorched = terra bruciata
picture-turns = Turni
picture-resources = Spazi risorse

## Grammatica dei nomi senza una propria

trait-many = { $name }
trait-art = { $name }
trait-di = di { $name }
trait-a =
    { $initial ->
        [a] ad { $name }
       *[other] a { $name }
    }

## Come finisce una partita, in poche parole: per le tabelle dell’arena e delle simulazioni

ending-king_lost = re Federico perduto
ending-exhaustion = Prussia allo stremo
ending-conquest = sedici spazi risorse
ending-peace = pace
ending-end_of_war = fine del 1763

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = Guidi la Prussia. «pieces» dice quali unità stanno dove, e «look stettin» che cosa c’è intorno a uno spazio: i forti, e gli spazi che danno risorse, che decidono la guerra. Una truppa è a Stettin: scrivi «march stettin prenzlau».
terminal-lesson-control-3 = Era l’ultimo punto: scrivi «done».
terminal-lesson-party-1 = Una marcia porta con sé tutti quelli che possono andare, fino a otto. Alcuni dovrebbero restare a tenere Dresden: «pick» fa marciare quelli che nomini. Scrivi «pick dresden pirna», poi di’ chi va con Federico.
terminal-lesson-battle-1 = Otto truppe austriache sono accerchiate a Jungbunzlau. Fai marciare l’esercito di Federico da Zittau contro di loro, poi scrivi «done»: le battaglie vengono quando tutte le marce sono fatte.
terminal-lesson-cards-1 = Daun è venuto a Jungbunzlau con cinque truppe, tante quante le tue. Attaccalo da Zittau, e scrivi «done».
terminal-lesson-retreat-1 = Bevern non è Federico, e sette unità aspettano a Jungbunzlau. Marcia contro di loro, scrivi «done», e quando tocca a te attaccare, ritirati.
terminal-lesson-assault-2 = Scrivi «done», e guarda.
terminal-lesson-recovery-1 = Tre truppe a Breslau sono ridotte: subiscono colpi, ma non combattono. Un punto ne riporta una a piena forza. Prima che l’armata marci, scrivi «recover breslau».
terminal-lesson-victory-2 = La vittoria si controlla alla fine di una fase: scrivi «done».
