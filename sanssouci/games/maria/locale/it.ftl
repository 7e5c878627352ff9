### Maria in italiano. Le parole dopo il dollaro sono identificativi, detti con il loro nome.

## Cose che si contano, come parti di frasi

troops =
    { $troops ->
        [one] { $troops } armata
       *[other] { $troops } armate
    }
towns =
    { $length ->
        [one] { $length } città
       *[other] { $length } città
    }
losses =
    { $losses ->
        [one] { $losses } armata
       *[other] { $losses } armate
    }
count-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
count-markers =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }

## Nomi

name-spades = picche
name-clubs = fiori
name-hearts = cuori
name-diamonds = quadri

name-prussia = Prussia
    .art = la Prussia
    .di = della Prussia
    .a = alla Prussia
name-saxony = Sassonia
    .art = la Sassonia
    .di = della Sassonia
    .a = alla Sassonia
name-austria = Austria
    .art = l’Austria
    .di = dell’Austria
    .a = all’Austria
name-pragmatic = Armata Pragmatica
    .art = l’Armata Pragmatica
    .di = dell’Armata Pragmatica
    .a = all’Armata Pragmatica
name-france = Francia
    .art = la Francia
    .di = della Francia
    .a = alla Francia
name-bavaria = Baviera
    .art = la Baviera
    .di = della Baviera
    .a = alla Baviera
name-maria = Maria Teresa
name-frederick = Federico
name-louis = Luigi XV
name-george = Giorgio II
name-france-train-1 = supporto francese 1
    .art = il supporto francese 1
    .di = del supporto francese 1
    .a = al supporto francese 1
name-france-train-2 = supporto francese 2
    .art = il supporto francese 2
    .di = del supporto francese 2
    .a = al supporto francese 2
name-bavaria-train-1 = supporto bavarese
    .art = il supporto bavarese
    .di = del supporto bavarese
    .a = al supporto bavarese
name-prussia-train-1 = supporto prussiano 1
    .art = il supporto prussiano 1
    .di = del supporto prussiano 1
    .a = al supporto prussiano 1
name-prussia-train-2 = supporto prussiano 2
    .art = il supporto prussiano 2
    .di = del supporto prussiano 2
    .a = al supporto prussiano 2
name-saxony-train-1 = supporto sassone
    .art = il supporto sassone
    .di = del supporto sassone
    .a = al supporto sassone
name-austria-train-1 = supporto austriaco 1
    .art = il supporto austriaco 1
    .di = del supporto austriaco 1
    .a = al supporto austriaco 1
name-austria-train-2 = supporto austriaco 2
    .art = il supporto austriaco 2
    .di = del supporto austriaco 2
    .a = al supporto austriaco 2
name-austria-train-3 = supporto austriaco 3
    .art = il supporto austriaco 3
    .di = del supporto austriaco 3
    .a = al supporto austriaco 3
name-pragmatic-train-1 = supporto pragmatico
    .art = il supporto pragmatico
    .di = del supporto pragmatico
    .a = al supporto pragmatico
name-hussar-1 = ussaro 1
    .art = l’ussaro 1
    .di = dell’ussaro 1
    .a = all’ussaro 1
name-hussar-2 = ussaro 2
    .art = l’ussaro 2
    .di = dell’ussaro 2
    .a = all’ussaro 2

## foresee: che cosa farebbe un’azione

foresee-takes = conquista { $cities }
foresee-awaits = conquista { $cities } solo ripartendo
foresee-questions = mette un punto interrogativo su { $cities }, ancora { $cities-count ->
        [one] protetta
       *[other] protette
    }
foresee-destroys = elimina { $trains-art }
foresee-chases = scaccia gli ussari da { $cities }
foresee-at_war =
    { $count ->
        [one] lascia la Prussia: il segnalino messo da parte torna nella riserva
       *[other] lascia la Prussia: i { $count } segnalini messi da parte tornano nella riserva
    }
foresee-aims_back =
    { $count ->
        [one] il segnalino francese messo da parte torna nella riserva
       *[other] i { $count } segnalini francesi messi da parte tornano nella riserva
    }
foresee-joins = si unisce { $generals-a }
foresee-attacks = attacca { $generals }
foresee-left_idle = { $generals } { $generals-count ->
        [one] potrebbe
       *[other] potrebbero
    } ancora marciare
foresee-hungers = { $generals } { $generals-count ->
        [one] resterebbe
       *[other] resterebbero
    } senza rifornimento
foresee-starves = { $generals } { $generals-count ->
        [one] perderebbe
       *[other] perderebbero
    } due armate per fame
foresee-feeds = torna a rifornire { $generals }
foresee-covered = { count-points }; senza rifornimento: { $generals }
foresee-costs = costa { count-points }, { $price } l’una
foresee-owing =
    { $points ->
        [one] resta da pagare { $points } punto
       *[other] restano da pagare { $points } punti
    }
foresee-wasted = { count-points } di troppo, e non si dà resto
foresee-score = ti porta a { $score }
foresee-loses = perde { troops } e deve ritirarsi

## prompt

prompt-allot =
    Assegna armate { $general-a } ({ $nation }): { $left ->
        [one] resta { $left } armata
       *[other] restano { $left } armate
    } da distribuire.
prompt-hussars = Piazza o sposta i tuoi ussari vicino ai tuoi generali in Boemia, o premi «Fatto».
prompt-hussar_payment =
    Gli ussari molestano il rifornimento { $nation-di }: { $owing ->
        [one] resta { $owing } punto
       *[other] restano { $owing } punti
    } da pagare.
prompt-cover = Le carte { $nation-di } coprono { count-points }: scegli chi è rifornito.
prompt-movement =
    Movimento { $nations-di }: fai marciare i pezzi, forza una marcia, rimetti in gioco supporti, o premi «Fatto».
prompt-event_march = Un generale o gruppo { $nation-di } può fare subito una marcia forzata; altrimenti premi «Fatto».
prompt-command = { $general } e { $other } hanno lo stesso grado: chi comanda?
prompt-consent_join =
    { $group } { $group-count ->
        [one] vorrebbe
       *[other] vorrebbero
    } unirsi { $other-a } { $city-a }, al comando di { $leader }. Acconsenti?
prompt-consent_march = Il gruppo { $group } vorrebbe marciare unito { $city-a }. Acconsenti?
prompt-train_payment =
    { $train-art } va { $city-a }: { $owing ->
        [one] manca ancora 1 punto
       *[other] mancano ancora { $owing } punti
    }.
prompt-recruiting =
    { $nation-art } recluta: fino a { troops }, 4 punti l’una{ $free ->
        [0] { "" }
        [one] , la prima gratuita
       *[other] , le prime { $free } gratuite
    }; o premi «Fatto».
prompt-recruit_payment =
    { $nation-art } acquista { troops }: { $owing ->
        [one] manca ancora { $owing } punto
       *[other] mancano ancora { $owing } punti
    }.
prompt-placement = Piazza ciò che hai acquistato: ancora { troops }.
prompt-combat = { $nation-art } deve combattere: scegli il prossimo scontro.
prompt-battle = { $general } contro { $enemy }: sei a { $score }. Gioca { $suit } o una Riserva, oppure cedi.
prompt-battle_must = { $general } contro { $enemy }: sei a { $score }. Devi giocare una carta di { $suit } o una Riserva.
prompt-battle_level = { $general } contro { $enemy }: sei a { $score }. Gioca una Riserva, o finisci in pareggio.
prompt-battle_tie = { $general } contro { $enemy }: sei a { $score }. Non hai { $suit } da giocare: finisci in pareggio.
prompt-battle_lost = { $general } contro { $enemy }: sei a { $score }. Non hai { $suit } da giocare: cedi.
prompt-spare = A { $general } e { $other } resta un’armata: chi la guida?
prompt-retreat = Fai ritirare { $general }, sconfitto, di { towns }, il più lontano possibile dal vincitore.

## refuse

refuse-allotting = Prima ogni generale riceve le sue armate.
refuse-allot_order = Ora tocca { $general-a } ricevere armate.
refuse-allot_range = In questo momento { $general } può ricevere da { $low } a { $high } armate.
refuse-answer_first = { $asker } aspetta la tua risposta: acconsenti o rifiuta.
refuse-hussar_placed = { $hussar-art } è già stato piazzato in questo turno.
refuse-hussar_map = Gli ussari cavalcano solo in Boemia, e { $city } è nelle Fiandre.
refuse-hussar_occupied = { $city-a } c’è un pezzo.
refuse-hussar_there = { $city-a } ci sono già ussari.
refuse-hussar_neutral = { $city } è in territorio neutrale.
refuse-hussar_far = Nessun generale austriaco è entro quattro città da { $city }.
refuse-cover = Indica generali il cui prezzo arriva al massimo a { count-points }, senza lasciare fuori nessuno che ancora vi rientri.
refuse-not_active = { $piece-art } non agisce in questa fase.
refuse-not_yours = { $piece-art } non è ai tuoi ordini.
refuse-off_map = { $piece-art } non è sulla mappa.
refuse-elsewhere = { $piece-art } si trova { $city-a }.
refuse-moved = { $piece-art } non può muovere di nuovo in questo turno.
refuse-flanders_turn = Nelle Fiandre tocca all’altro muovere un pezzo.
refuse-twice_in_group = Un generale può stare in un gruppo di marcia una volta sola.
refuse-train_in_group = Un supporto marcia da solo.
refuse-was_refused = L’altro giocatore l’ha già rifiutato in questo turno.
refuse-no_road = Nessuna strada unisce { $start } e { $end }.
refuse-too_far = { $steps } città sono troppe: { $reach }, o { $main } se tutta la marcia è su strade principali.
refuse-train_force = I supporti non fanno marce forzate.
refuse-force_road = Una marcia forzata resta su strade principali ed è di { $reach } città al massimo.
refuse-no_force = Il re è malato: niente marce forzate francesi in questo turno.
refuse-force_barred = Una marcia forzata non porta { $city-a } né vi passa: è in mano al nemico, o il nemico è accanto.
refuse-map_closed = { $city } non è sulla mappa su cui si gioca.
refuse-seam = Solo pezzi francesi e austriaci passano sull’altra mappa, dove si trova { $city }.
refuse-neutral_land = I pezzi neutrali restano in patria e gli altri ne restano fuori: { $city } è chiusa.
refuse-train_blocked = Un supporto entra solo in città vuote, e { $city } non lo è.
refuse-occupied = { $city } è occupata e non vi si può entrare.
refuse-stack_full = { $city-a } non possono stare più di due generali.
refuse-joins = La marcia finirebbe { $city-a }, dove sta un compagno.
refuse-declining = In questa partita non si può rinunciare alle conquiste.
refuse-nothing_to_decline = Quella marcia non conquista nulla a cui si possa rinunciare.
refuse-same_outcome = È proposta un’altra strada per lo stesso luogo, con le stesse conquiste.
refuse-event_march = Ora è permessa una sola marcia forzata { $nation-di }.
refuse-alternate = Muovere a turno nelle Fiandre si chiede all’inizio della fase, tra giocatori in disaccordo.
refuse-wait = Nelle Fiandre non tocca a te: non c’è nulla da passare.
refuse-command = Di’ quale dei due comanda, o annulla la marcia.
refuse-no_train = { $piece-art } non è un supporto.
refuse-train_moved = { $train-art } ha già marciato o è stato rimesso in questo turno.
refuse-train_away = { $train-art } non è disponibile per essere rimesso.
refuse-no_site = { $city } non è una fortezza maggiore dove si possa mettere questo supporto.
refuse-site_not_free = { $city } non è libera, o non è in mani amiche.
refuse-too_dear = Costa { $price } punti, e la mano ne vale { $purse }.
refuse-shift_in_supply = Durante un controllo del rifornimento non si spostano armate.
refuse-transfer_form = Di’ chi dà, chi riceve e quante armate.
refuse-transfer_owner = Le armate di { $general } non sono tue.
refuse-transfer_apart = { $giver } e { $taker } non sono di una stessa potenza in una stessa città.
refuse-transfer_size = Ogni generale tiene almeno un’armata e ne guida al massimo otto.
refuse-recruit_nothing = Acquista almeno un’armata.
refuse-too_many_troops =
    { $room ->
        [0] Non si possono avere altre armate.
        [one] Si può avere solo { $room } altra armata.
       *[other] Si possono avere solo altre { $room } armate.
    }
refuse-no_room = Non c’è un generale che possa guidarne tante.
refuse-placing = Prima piazza ciò che hai acquistato.
refuse-enter = Un generale rientra in una fortezza maggiore in patria, in mani amiche e con posto per lui.
refuse-reinforce = Può ricevere un’armata solo un generale sulla mappa che abbia posto.
refuse-pay =
    { $owing ->
        [one] Manca { $owing } punto
       *[other] Mancano { $owing } punti
    }: paga con carte della tua mano, prima le più alte, e senza carte superflue.
refuse-paying = Prima paga, o annulla se puoi.
refuse-attack = Possono combattere solo nemici adiacenti che non si sono ancora affrontati.
refuse-card_not_held = { $card } non è in quella mano.
refuse-reserve_value = Una Riserva si gioca con un valore da 1 a 8.
refuse-wrong_suit = { $card } non va bene: il tuo generale è in { $suit }.
refuse-too_high = Quella carta è troppo alta.
refuse-in_battle = In combattimento si gioca una carta o si cede.
refuse-tie_below_zero = Sotto lo zero non c’è pareggio; puoi solo cedere.
refuse-concede_at_zero = A zero nessuno è battuto: finisci in pareggio, o gioca.
refuse-zero_duty = A zero si deve giocare una carta di { $suit }.
refuse-spare = Indica uno dei due generali.
refuse-retreat = La ritirata è di { towns } e finisce il più lontano possibile dal vincitore.
refuse-retreat_road = Vi portano più strade, e non è lo stesso quale: indica le città lungo la via.

## do: che cosa dice un’azione

do-allot =
    { $value ->
        [one] { $value } armata
       *[other] { $value } armate
    } { $who-a }
do-march =
    { $who-art } { $end-a }{ $steps ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }per { $by }
    }
do-bypass =
    { $who-art } { $end-a }{ $steps ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }per { $by }
    }, senza conquistare
do-force = { $who }: marcia forzata { $end-a }
do-command = Comanda { $who }
do-alternate = Muovere a turno nelle Fiandre
do-wait = Passare il turno nelle Fiandre
do-restore = Mettere { $who-art } { $place-a }
do-done = Fatto
do-pay = Pagare con { $card }
do-cancel = Annullare
do-station = { $who-art } { $place-a }
do-cover = Rifornire { $generals }
do-cover_none = Non rifornire nessuno
do-recruit = Acquistare { troops }
do-reinforce = Un’armata { $who-a }
do-enter = { $who-art } rientra { $place-a }
do-attack = { $own } attacca { $enemy }
do-play = Giocare { $card }
do-play_as = Giocare { $card } come { $value }
do-tie = Finire in pareggio
do-concede = Cedere
do-spare = Resta { $who }
do-retreat = Ritirarsi { $place-a }
do-retreat_by = Ritirarsi { $end-a } per { $by }
do-transfer =
    { $giver } passa { $count ->
        [one] { $count } armata
       *[other] { $count } armate
    } { $taker-a }
do-agree = Acconsentire
do-refuse = Rifiutare
do-deal = Si distribuisce { $card }

## log

when = Turno { $turn }, { $year }
log-turn = Turno { $turn }, { $year }.
log-stage = Tocca { $nations-a }.
log-sheet_written = { $seat } ha assegnato tutte le armate.
log-allotted = Tutte le armate sono assegnate.
log-draws =
    { $nation-art } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dal mazzo { $deck }.
log-draws_nothing = { $nation-art } non pesca nulla.
log-drawn = Pescate per { $nation-art }: { $cards }.
log-deck_opened = Le carte del mazzo { $deck } formano il nuovo mazzo di pesca.
log-agrees = { $seat } acconsente alla richiesta di { $asker }.
log-refuses = { $seat } rifiuta la richiesta di { $asker }.
log-hussar_placed = { $hussar-art } cavalca verso { $city }.
log-hussars_leave = Gli ussari { $city-a } sono scacciati.
log-harassed = Gli ussari molestano { $generals }: { $nation-art } deve pagare { count-points }.
log-pays = { $nation-art } paga { $cards }.
log-pays_nothing = { $nation-art } non ha carte per pagare.
log-fed_again =
    { $general } { $general-count ->
        [one] è di nuovo rifornito
       *[other] sono di nuovo riforniti
    }.
log-turned_down =
    { $general } { $general-count ->
        [one] è
       *[other] sono
    } senza rifornimento.
log-hunger_costs = La fame costa { $nation-a } { losses }.
log-starved = { $general } non ha più armate e lascia la mappa.
log-march = { $group }: da { $start } { $end-a } ({ $road }).
log-bypass = { $group }: da { $start } { $end-a }, senza conquistare ({ $road }).
log-force = { $group }: marcia forzata da { $start } { $end-a } ({ $road }).
log-marches_over = { $seat } ha finito di marciare.
log-hussars_done = Gli ussari sono ai loro posti.
log-would_restore = { $train-art } va messo { $city-a }.
log-train_stays = { $train-art } resta com’è.
log-would_join = { $general } vuole unirsi { $other-a }, di pari grado.
log-commands = { $general } comanda il gruppo.
log-joins_not = { $general } ci ripensa.
log-consent_join =
    { $group } { $group-count ->
        [one] chiede
       *[other] chiedono
    } di unirsi { $other-a } { $city-a }, al comando di { $leader }.
log-consent_march = Il gruppo { $group } chiede di marciare unito { $city-a }.
log-alternate = { $seat } chiede di muovere a turno nelle Fiandre.
log-waits = { $nation-art } passa il turno nelle Fiandre.
log-train_destroyed = { $train-art } è eliminato { $city-a }.
log-restores = { $nation-art } paga { $cards } e mette { $train-art } { $city-a }.
log-transfer = { $giver } passa { troops } { $taker-a }.
log-conquers = { $nation-art } conquista { $city }.
log-frees = { $nation-art } libera { $city }.
log-question = { $nation-art } rivendica { $city }, che è protetta.
log-turns_elector = { $nation-art } ottiene l’elettore di { $city }.
log-electors_box = { $nation-art } ha tre elettori e segna la loro casella.
log-electors_lost = { $nation-art } perde il segnalino sulla casella degli elettori.
log-combats =
    { $count ->
        [one] C’è { $count } scontro
       *[other] Ci sono { $count } scontri
    } da combattere.
log-combat = { $attacker } ({ $attackers }) { $own_city-a } contro { $defender } ({ $defenders }) { $city-a }.
log-plays = { $nation-art } gioca { $card } per { $value }: { $score }.
log-tie = { $attacker } e { $defender } si separano senza un vincitore.
log-defeat =
    { $winner } { $winner-count ->
        [one] batte
       *[other] battono
    } { $loser }, che { $loser-count ->
        [one] perde
       *[other] perdono
    } { losses }.
log-leaves_map =
    { $general } { $general-count ->
        [one] lascia
       *[other] lasciano
    } la mappa.
log-spares = { $general } guida ciò che resta.
log-retreats =
    { $general } si { $general-count ->
        [one] ritira
       *[other] ritirano
    } da { $start } { $end-a }.
log-no_way_out = Nessuna via d’uscita da { $city }: { $nation-art } perde l’intero gruppo, { losses }.
log-battle_box = { $nation-art } mette { count-markers } sulla sua casella delle battaglie.
log-battle_box_loses = { $nation-art } toglie { count-markers } dalla sua casella delle battaglie.
log-winter = Inverno: le potenze reclutano.
log-recruits = { $nation-art } recluta { troops }.
log-recruiting_over = { $nation-art } ha finito di reclutare.
log-enters = { $piece-art } rientra { $city-a }.
log-reinforced = Il gruppo di { $general } riceve un’armata.
log-score = { $nation-art } annota { count-points }.
log-winter_sum = Gli inverni { $nation-di } fanno { count-points }.

## end

end-markers = { $nation-art } ha piazzato l’ultimo segnalino vittoria e vince.
end-winter = La guerra è finita: { $nation-art } ha meno punti di tutti nei quattro inverni, { $points }, e vince.
end-endurance = Nessuno l’ha piegata: Maria Teresa ha resistito e ha vinto.

## Politica: nomi

name-russia = Russia
    .art = la Russia
    .di = della Russia
    .a = alla Russia
name-italy = Italia
    .art = l’Italia
    .di = dell’Italia
    .a = all’Italia
name-left = sinistra
name-right = destra
name-every = ogni seme
name-prussian = alleata della Prussia
name-neutral = neutrale
name-austrian = alleata dell’Austria
name-franz = Francesco d’Austria
name-karl-albert = Carlo Alberto di Baviera
name-no-aggression = non aggressione (né scontri, né conquiste, né blocchi, né ussari)
name-no-combat = rinuncia agli scontri
name-no-hussars = rinuncia agli ussari
name-no-protection = rinuncia alla protezione (la prima lascia la fortezza alla seconda)
name-subsidy = un sussidio (una carta per turno dalla prima alla seconda)

## Politica: parti di frasi

count-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
count-steps =
    { $steps ->
        [one] una casella
       *[other] { $steps } caselle
    }
a-deal = { $kind }, tra { $giver-art } e { $taker-art }{ $count ->
        [0] {""}
       *[other] {" "}per { $names }
    }, fino al turno { $until }

## Politica: prompt

prompt-trump = { $nation-art } ha vinto l’ultimo scontro: dichiara la briscola.
prompt-bid = { $nation-art } può mettere una carta coperta sul tabellone politico. Briscola: { $suit }.
prompt-choose = { $nation-art } può prendere una carta politica ({ $cards }), o tenere le sue carte sul tabellone.
prompt-send = { $nation-art } deve mandare via un generale ({ $where }): indicalo.
prompt-mission_payment =
    Due armate per { $general } in missione: { $owing ->
        [one] manca ancora { $owing } punto
       *[other] mancano ancora { $owing } punti
    }.
prompt-may_return = La missione di { $general } è finita: fallo venire { $city-a }, o lascialo lontano.
prompt-place = { $who-art } deve lasciare { $city }: scegli tra le città più vicine.
prompt-drift = La Prussia deve togliere segnalini vittoria. Di quanto scivola a destra la Sassonia? Al massimo { count-steps }.
prompt-vote = { $nation-art } dà il voto di { $city }. Finora { $franz } per Francesco, { $karl } per Carlo Alberto.
prompt-peace = La Prussia tiene tutta la Slesia: offri la pace all’Austria, o rinuncia.
prompt-peace_offered = La Prussia offre la pace in cambio della Slesia. L’Austria può accettarla una sola volta in tutta la partita.
prompt-second_train = Metti il secondo supporto prussiano in una fortezza maggiore libera della Prussia.
prompt-reduction = La Francia può togliere i suoi segnalini dall’Austria propria, una volta per partita, o rinunciare.
prompt-bavarian_subsidy = La Francia passa questa volta alla Baviera una carta della sua rendita?

## Politica: refuse

refuse-trump = Dichiara briscola uno dei quattro semi.
refuse-bid = Metti una carta della mano { $nation-di }, o astieniti.
refuse-choose = Prendi una carta politica scoperta con lo stemma { $nation-di }, o tieni le carte sul tabellone.
refuse-not_open = «{ $card }» non è tra le carte scoperte.
refuse-emblem = «{ $card }» non porta lo stemma { $nation-di }.
refuse-event = «{ $card }» non si può eseguire così.
refuse-send = Indica un generale { $nation-di } che sia sulla mappa, o uno fuori mappa se le sue armate si possono pagare.
refuse-send_dear = Due armate per un generale fuori mappa costano { $price } punti.
refuse-may_return = Torna, o resta lontano.
refuse-place = { $who-art } può andare solo nelle città più vicine proposte.
refuse-settling = Prima va sistemato { $who-art }.
refuse-drift = Di’ di quanto scivola la Sassonia: al massimo { count-steps }, o per nulla.
refuse-vote = Ora vota { $city }: per Francesco o per Carlo Alberto.
refuse-peace = Offri all’Austria la pace in cambio della Slesia, o rinuncia.
refuse-second_train = Per il supporto serve una fortezza maggiore controllata dalla Prussia e senza pezzi.
refuse-reduction = Togli i segnalini francesi dall’Austria propria, o rinuncia.
refuse-bavarian_subsidy = Paga il sussidio alla Baviera, o trattienilo.
refuse-offer = Ora non si può offrire nulla del genere.
refuse-no_such_offer = Non c’è nessuna offerta del genere.

## Politica: log

log-turned_up = Carta politica: { $card }.
log-election_due = È il momento dell’elezione imperiale: si vota alla fine di questo turno.
log-trump = { $nation-art } dichiara briscola { $suit }.
log-trump_card = Si scopre { $card }: la briscola è { $suit }.
log-no_trump_card = Si scopre { $card }, che non dà briscola.
log-every_trump = Ogni seme è briscola.
log-bids = { $nation-art } mette coperta una carta del mazzo { $deck }.
log-bid = Carta { $nation-di } sul tabellone: { $card }.
log-abstains = { $nation-art } non mette altro.
log-bid_shown = { $nation-art } ha messo { $card }.
log-bid_returns = { $card } torna nella mano { $nation-di }.
log-keeps = { $nation-art } tiene le sue carte sul tabellone.
log-takes_card = { $nation-art } prende «{ $card }».
log-spends = { $nation-art } spende { $cards }.
log-denied = { $nation-art } prende «{ $card }» senza effetto.
log-late_return = { $nation-art } riavrà le sue carte nel prossimo turno.
log-left_over = Nessuno ha preso «{ $card }».
log-shifts = Il segnalino { $track-di } va di { count-steps } a { $direction }, alla casella { $box }.
log-fewer = { $nation-art } pesca { count-cards } in meno in questo turno.
log-truce = Austria e Prussia rispettano una tregua in questo turno.
log-bedridden = { $nation-art } non fa marce forzate in questo turno.
log-italy = { $nation-art } mette un segnalino vittoria sulla casella Italia.
log-italy_lost = { $nation-art } toglie il suo segnalino vittoria dalla casella Italia.
log-sent = { $general } parte in missione per { $nation-art }.
log-mission_paid = { $nation-art } paga { $cards } per due armate.
log-unmanned = { $nation-art } non ha nessuno da mandare in missione e pesca una carta in meno.
log-mission_ends = { $general } torna dalla missione { $city-a }.
log-stays_away = { $general } resta in missione.
log-displaced = { $who-art } deve lasciare { $city } per { $to }.
log-drifts =
    { $steps ->
        [0] L’Austria tiene la Sassonia dov’è.
       *[other] La Sassonia scivola di { count-steps } a destra, alla casella { $box }.
    }
log-saxony = La Sassonia è ora { $alliance }, guidata da { $seat }.
log-votes = { $city }: { $nation-art } vota per { $candidate }.
log-elected = { $candidate } è eletto imperatore con { $count } voti; { $nation-art } mette un segnalino vittoria sulla casella Imperatore.
log-crown_lost = { $nation-art } perde la maggioranza dei seggi elettorali, e con essa il segnalino sulla casella Imperatore.
log-offers_peace = La Prussia offre all’Austria la pace in cambio della Slesia.
log-annexed = Pace: la Slesia è prussiana. La Prussia è neutrale fino alla sua fase del turno { $turn }.
log-set_aside =
    { $aside ->
        [0] { $nation-art } non ha segnalini vittoria da mettere da parte.
       *[other] { $nation-art } mette da parte { $aside } dei suoi segnalini vittoria, e { go-back }.
    }
log-taken_back =
    { $count ->
        [one] Il segnalino messo da parte torna
       *[other] I { $count } segnalini messi da parte tornano
    } nella riserva { $nation-di }.
log-truce_over = La neutralità della Prussia è finita.
log-second_train = { $piece-art } entra in gioco { $city-a }.
log-reduces = La Francia riduce le sue mire in Austria.
log-subsidises = La Francia paga il sussidio alla Baviera.
log-withholds = La Francia tiene per sé la carta della Baviera.
log-offer = { $seat } offre a { $partner }: { a-deal }.
log-release = { $seat } propone a { $partner } di sciogliere in anticipo un accordo: { a-deal }.
log-decline = { $seat } rifiuta l’offerta di { $partner }: { a-deal }.
log-withdraw = { $seat } ritira l’offerta a { $partner }: { a-deal }.
log-deal = Accordo fatto: { a-deal }.
log-deal_over = Un accordo è scaduto: { a-deal }.

## Politica: foresee

foresee-shifts = sposta { $track-art } di { count-steps } a { $direction }, alla casella { $box }
foresee-saxony = la Sassonia sarebbe { $alliance }
foresee-less = { $nation-art } pescherebbe una carta in meno per turno
foresee-more = { $nation-art } pescherebbe una carta in più per turno
foresee-italy = { $nation-art } avrebbe un segnalino sulla casella Italia
foresee-italy_lost = { $nation-art } perderebbe il segnalino sulla casella Italia
foresee-mission = { $nation-art } dovrebbe mandar via un generale
foresee-mission_over = il generale { $nation-di } tornerebbe
foresee-cards = { $nation-art } pesca subito { count-cards }
foresee-fewer = { $nation-art } pesca { count-cards } in meno in questo turno
foresee-recruits = { $nation-art } recluta ora fino a { $troops } armate, { $free } gratuite
foresee-truce = nessuno scontro tra Austria e Prussia in questo turno
foresee-march = subito una marcia forzata francese
foresee-bedridden = nessuna marcia forzata francese in questo turno
foresee-denies = nessun altro può avere «{ $card }»
foresee-common_stack = { $nation-art } giocherebbe le carte e conterebbe le vittorie; le perdite cadrebbero prima su { $general }
foresee-harasses = { $nation-art } pagherebbe { $points } per il rifornimento di { $generals }
foresee-harasses_nobody = non è sull’unica via di nessuno verso un supporto
foresee-keeps = lascia { $sum } sul tabellone per i prossimi turni
foresee-off_suit = { $card } non è briscola e tornerebbe in mano
foresee-sum = varrebbe { $sum } per l’ordine di scelta
foresee-no_place = nessun posto nell’ordine di scelta
foresee-elects = { $candidate } sarebbe imperatore
foresee-votes =
    { $candidate } avrebbe { $count ->
        [one] un voto
       *[other] { $count } voti
    }
foresee-rewarded = la Prussia tiene la Slesia, mette un segnalino sulla sua casella e riceve un secondo supporto
foresee-annexes =
    { $aside ->
        [one] mette da parte un segnalino prussiano in Austria, { go-back }
       *[other] mette da parte { $aside } segnalini prussiani in Austria, { go-back }
    }
foresee-neutral = la Prussia sarebbe neutrale fino alla sua fase del turno { $turn }
foresee-reduces =
    { $aside ->
        [one] mette da parte un segnalino francese, { go-back }
       *[other] mette da parte { $aside } segnalini francesi, { go-back }
    }
go-back =
    { $back ->
        [0] nessuno torna nella riserva
        [one] uno torna nella riserva
       *[other] { $back } tornano nella riserva
    }
foresee-draws = la Francia pescherebbe { $france }, la Baviera { $bavaria }

## Politica: do

do-reveal = Scoprire { $card }
do-trump = Dichiarare briscola { $suit }
do-bid = Mettere { $card }
do-abstain = Non mettere nulla
do-keep = Tenere le carte sul tabellone
do-event = Prendere «{ $card }»
do-event_steps =
    Prendere «{ $card }» e { $steps ->
        [0] lasciare il segnalino dov’è
        [one] spostare il segnalino di una casella
       *[other] spostare il segnalino di { $steps } caselle
    }
do-deny = Prendere «{ $card }» senza effetto
do-send = Mandare { $who-art } in missione
do-come = Farlo tornare
do-stay = Lasciarlo in missione
do-place = Sistemare { $who-art } { $place-a }
do-drift =
    { $steps ->
        [0] Tenere la Sassonia dov’è
        [one] Lasciar scivolare la Sassonia di una casella
       *[other] Lasciar scivolare la Sassonia di { $steps } caselle
    }
do-vote = { $place } vota per { $candidate }
do-propose = Offrire la pace all’Austria
do-forgo = Rinunciare
do-reduce = Togliere i segnalini dall’Austria propria
do-subsidise = Pagare il sussidio alla Baviera
do-withhold = Tenere la carta
do-offer = Offrire a { $seat }: { $kind }, tra { $giver-art } e { $taker-art }, fino al turno { $until }
do-offer_names = Offrire a { $seat }: { $kind } per { $names }, tra { $giver-art } e { $taker-art }, fino al turno { $until }
do-release = Chiedere a { $seat } di sciogliere in anticipo un accordo: { $kind }, tra { $giver-art } e { $taker-art }, fino al turno { $until }
do-release_names = Chiedere a { $seat } di sciogliere in anticipo un accordo: { $kind } per { $names }, tra { $giver-art } e { $taker-art }, fino al turno { $until }
do-accept = Accettare l’offerta di { $seat }: { $kind }, tra { $giver-art } e { $taker-art }, fino al turno { $until }
do-accept_names = Accettare l’offerta di { $seat }: { $kind } per { $names }, tra { $giver-art } e { $taker-art }, fino al turno { $until }
do-decline = Rifiutare l’offerta di { $seat }: { $kind }, tra { $giver-art } e { $taker-art }, fino al turno { $until }
do-decline_names = Rifiutare l’offerta di { $seat }: { $kind } per { $names }, tra { $giver-art } e { $taker-art }, fino al turno { $until }
do-withdraw = Ritirare l’offerta a { $seat }: { $kind }, tra { $giver-art } e { $taker-art }, fino al turno { $until }
do-withdraw_names = Ritirare l’offerta a { $seat }: { $kind } per { $names }, tra { $giver-art } e { $taker-art }, fino al turno { $until }

## Traguardi: per che cosa gioca ciascuno

aim-markers =
    { $nation }: piazzare tutti i segnalini vittoria, { $need } in tutto. { $left ->
        [one] Ne resta 1
       *[other] Ne restano { $left }
    }.
aim-winter = { $nation }: oppure chiudere i quattro inverni con meno segnalini rimasti di tutti, se nessuno li ha piazzati tutti.
aim-winters =
    { $nation }: oppure chiudere i quattro inverni con meno segnalini rimasti di tutti, se nessuno li ha piazzati tutti. Finora { $points }, in { $winters ->
        [one] 1 inverno
       *[other] { $winters } inverni
    }.
aim-endurance = Impedire a Prussia e Francia di piazzare l’ultimo segnalino per tutti i { $turns } turni.

## Ruoli: che cosa invoglia a sedersi lì

role-maria = Tutti hanno firmato di rispettare i tuoi diritti, e tutti vogliono un pezzo della tua eredità. Hai i confini più lunghi, gli ussari migliori e tempo.
role-frederick = La Prussia toglie la Slesia all’Austria; l’Armata Pragmatica combatte a fianco dell’Austria nelle Fiandre. Le guidi entrambe e puoi vincere con l’una o con l’altra. Nessuno può fidarsi del tutto di te.
role-louis = Il re più ricco fa un imperatore. Due eserciti e un amico bavarese sono lontani da casa, e tutto ciò che sta tra loro e Vienna è d’intralcio.
role-introductory-maria = La Prussia viene da nord, Francia e Baviera da ovest. Tienili a bada per nove turni; non c’è bisogno di togliere nulla a nessuno.
role-introductory-frederick = La Slesia è aperta davanti al tuo esercito, e la Sassonia marcia con te. Prendi ciò per cui sei venuto prima che Luigi prenda il suo.
role-introductory-louis = Sei segnalini, due marescialli francesi e un bavarese. Prag è vicina, e lo è anche Federico, che vince per la stessa strada.
role-two-player-maria = Austria e Armata Pragmatica in una mano sola, finalmente: due mappe, e un nemico che deve essere dappertutto.
role-two-player-louis = Francia, Baviera, Prussia e, finché è fedele, Sassonia. I tuoi eserciti sono più grandi, e francesi e prussiani rifiutano ancora di dividere un campo.

## Lezioni

lesson-board = Che cosa si vede
lesson-board-1 = Guidi la Prussia, i pezzi blu scuro, e la Sassonia, quelli verde chiaro. I generali hanno la forma di un arco e portano il loro grado; i supporti sono carri. Scegli Schwerin a Lüben, poi una delle città che si illuminano, per esempio Steinau, e premi «Marciare» sopra la mappa.
lesson-board-1-done = Questa era una marcia. In un turno un generale fa tre città, o quattro se resta sulle strade principali, disegnate con una linea doppia. «Annulla» la riprende, finché nessun altro ha agito.
lesson-force = La marcia forzata
lesson-force-1 = Lontano dal nemico un esercito può affrettarsi: fino a otto città, tutte su strade principali, mai accanto a un nemico e mai per una fortezza nemica. Scegli Friedrich a Glogau, poi Berlin, che a sei città è troppo lontana per una marcia, e premi «Forzare la marcia».
lesson-force-1-done = Una marcia forzata non conquista nulla e non attacca nessuno, ma porta un generale in un turno da un capo all’altro del suo paese.
lesson-conquest = Conquistare una fortezza
lesson-conquest-1 = Breslau è in mani austriache, e nessun generale austriaco è vicino. Una fortezza cade davanti a un generale che vi passa e prosegue. Fai marciare Friedrich per Breslau fino a Ohlau.
lesson-conquest-1-done = Breslau porta il tuo segnalino, e nella tua riserva ce n’è uno in meno. In questa guerra tutto gira intorno ai segnalini: vince chi se ne libera. Un generale che si ferma soltanto su una fortezza non l’ha presa.
lesson-protection = La protezione
lesson-protection-1 = Ora Neipperg è a Frankenstein, a due città da Breslau. Un generale protegge ogni fortezza della sua parte entro tre città. Fai marciare lo stesso Friedrich per Breslau fino a Oels.
lesson-protection-1-done = Un punto interrogativo: Breslau è rivendicata, non presa. Se Neipperg è scacciato in questa fase cade comunque; altrimenti il punto interrogativo si toglie.
lesson-combat = Uno scontro
lesson-combat-1 = I generali fianco a fianco devono combattere. Fai marciare Friedrich a Breslau, accanto a Neipperg a Nimptsch, e premi «Fatto».
lesson-combat-1-done = I due mostrano le armate: otto contro tre. Il più debole può giocare carte per primo.
lesson-combat-2 = Neipperg è sotto di cinque e avrebbe bisogno di picche, il seme del terreno su cui sta. Lascialo rispondere.
lesson-combat-2-done = Chi cede perde tante armate quanti sono i punti che gli mancano e si ritira di altrettante città. Nella partita avanzata tre armate perse sono un segnalino vittoria per il vincitore.
lesson-cards = La carta giusta
lesson-cards-1 = Tre contro otto: sei sotto di cinque, e il diritto di giocare è tuo. Friedrich è in picche, quindi contano solo le picche. Gioca il nove.
lesson-cards-1-done = Sei avanti di quattro, e il diritto passa a Neipperg. Finché sei sotto puoi continuare; quando sei pari o avanti, risponde il nemico.
lesson-cards-2 = Neipperg non ha carte. Guarda che ne è di lui.
lesson-cards-2-done = Una carta del seme giusto batte un esercito più grande. Guarda i semi prima di marciare: scegli il terreno su cui contano le tue carte.
lesson-retreat = La ritirata
lesson-retreat-1 = Neipperg ha perso per tre punti: perde tre armate e arretra di tre città. Scegli tu dove, il più lontano possibile da Friedrich. Scegli una delle città che si illuminano.
lesson-retreat-1-done = Ora qui non protegge più nulla. Senza via d’uscita avrebbe perso tutto.
lesson-mixed = Un gruppo misto
lesson-mixed-1 = Prussia e Sassonia cooperano: i loro generali possono stare nella stessa città. Manda Rutowski da Schwerin, a Dresden.
lesson-mixed-1-done = Rutowski ha il grado più alto e comanda. In uno scontro gioca carte solo la potenza del comandante, e l’altro generale perde armate per primo. Pensa bene a chi deve guidare.
lesson-supply = Il rifornimento
lesson-supply-1 = Friedrich è a faccia in giù a Pardubitz: al controllo del rifornimento nessun suo supporto era entro sei città. Chi al prossimo controllo non è ancora rifornito perde due armate. Fai marciare il supporto prussiano verso di lui, a Landeshut.
lesson-supply-1-done = Landeshut è a quattro città da Pardubitz. Quando comincia la prossima fase della Prussia sarà rifornito e tornerà a faccia in su. Fino ad allora combatte, ma non prende fortezze. In patria nessuno ha bisogno di supporto.
lesson-hussars = Gli ussari
lesson-hussars-1 = Sei Maria Teresa. Belle-Isle è a Kolin, il suo supporto a Beroun, e la strada tra loro passa per Prag. Manda un ussaro a Prag, poi premi «Fatto».
lesson-hussars-1-done = Gli ussari cavalcano fino a quattro città da uno dei tuoi generali. Non fermano un esercito, ne rendono soltanto caro il rifornimento.
lesson-hussars-2 = Premi «Fatto»: è la fase della Francia, che pesca carte, e poi si controlla il suo rifornimento.
lesson-hussars-2-done = La via di Belle-Isle è lunga tre città, quindi la Francia deve pagare carte per tre punti, o lui resta senza viveri. Quelle carte le mancheranno nella prossima battaglia.
lesson-price = Che cosa costano gli ussari
lesson-price-1 = Ora sei Luigi XV. Un ussaro gira intorno a Prag, su ogni via da Belle-Isle al suo supporto, e il rifornimento costa tre punti. Paga con la carta che ti mancherà di meno.
lesson-price-1-done = Nessuno dà il resto, quindi paga con carte piccole. Un pezzo che entra nella città degli ussari li scaccia, e una via che li aggira non costa nulla.
lesson-politics = La politica
lesson-politics-1 = Sei Maria Teresa. Due carte politiche sono scoperte, e la briscola è cuori. Ogni grande potenza può mettere una carta coperta; la briscola più alta sceglie per prima. Metti il nove di cuori.
lesson-politics-1-done = Si scoprono tutte le carte. Ciò che non è briscola torna in mano.
lesson-politics-2 = Il nove è la più alta, quindi scegli per prima. Prendi i sussidi di Westminster, che portano lo stemma dell’Austria.
lesson-politics-2-done = Il tuo nove è speso e in cambio si pescano due carte. Invece di prendere una carta puoi tenere ciò che hai messo: conta di nuovo nel prossimo turno.
lesson-winter = L’inverno
lesson-winter-1 = Ogni tre turni le potenze reclutano. A Friedrich restano due armate, e un’armata costa quattro punti in carte. Reclutane due, paga con l’otto e scegli due volte Friedrich per dargliele tutte e due.
lesson-winter-1-done = Otto punti per due armate. Gli altri vedono quante ne acquisti, non a chi vanno. Ogni carta è uno scontro, due armate o una parola in politica. Nella partita avanzata ogni inverno conta anche i segnalini rimasti nella tua riserva; dopo quattro inverni vince la somma più bassa.
lesson-victory = Come si vince
lesson-victory-1 = Nella riserva della Prussia resta un segnalino. Prendi Breslau: fai marciare Friedrich di lì fino a Ohlau.
lesson-victory-1-done = La riserva è vuota.
lesson-victory-2 = La vittoria si controlla alla fine della fase. Premi «Fatto».
lesson-victory-2-done = La Prussia ha vinto. Nella partita avanzata ci sono segnalini anche sulle caselle, per battaglie, elettori, corona, Italia e Slesia, e Federico guida due potenze, ognuna delle quali può vincere per lui.

## Perché un bot fa qualcosa

why-first_battles = le armate dove saranno i primi scontri
why-stands_well = sono tutti al posto giusto
why-tie = nessuno ha da guadagnare a continuare: pareggio
why-least_harm = dove il nemico battuto può nuocere di meno
why-changes_most = dove cambia di più
why-why_not = perché no
why-more_troops = altre armate fanno sempre comodo
why-no_harm = male non fa
why-enough = per oggi basta
why-can_be_won = si può ancora vincere
why-cannot_be_won = non si può vincere
why-cards_into_troops = carte che qui servono poco diventano armate
why-cards_dearer = le carte valgono più delle armate
why-fed_first = prima mangiano i più forti, e chi ha già fame
why-commander_stays = resta il comandante
why-more_cards = comanda la potenza con più carte da giocare
why-together = insieme sono più sicuri
why-alone = sta meglio da solo
why-hussars_well = nessun ussaro costerebbe di più al nemico altrove
why-hussars =
    così il rifornimento costa al nemico { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
why-hussars_both =
    con entrambi gli ussari il rifornimento costa al nemico { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
why-best_suit = il seme della nostra carta più alta
why-no_bid = qui nulla vale una carta
why-bid = ciò che si può prendere vale la carta
why-keep_display = le carte restano sul tabellone per qualcosa di meglio
why-event = { $card } vale le carte
why-drift = la Sassonia dove ci giova di più
why-vote = la corona alla potenza che ne diventa meno pericolosa
why-peace_pays = la pace avvicina la Prussia al suo ultimo segnalino
why-war_pays = la guerra rende più della pace
why-peace_bearable = la Prussia è ancora lontana dalla vittoria, e resta la Francia
why-peace_too_dear = la pace farebbe quasi vincere la Prussia
why-reduce = ciò che si perderebbe comunque conta la metà
why-hold_on = le conquiste si possono tenere
why-subsidise = la Baviera continua a combattere anche con poche carte
why-withhold = la carta serve di più alla Francia
why-missed_least = il generale che mancherà di meno
why-needed = serve sulla mappa
why-paid = si paga con ciò che mancherà di meno
why-give_in = cedere a { $score } costa meno delle carte per continuare
why-step_back = { $value } porta il punteggio a { $score }: un passo verso lo zero, o una sconfitta meno cara
why-plays =
    { $value } porta il punteggio a { $score } contro { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
why-surest = prima lo scontro più sicuro, { $chance } % di vincere
why-new_forces = forze nuove dove cambiano di più
why-deal_helps = l’accordo ci giova
why-deal_hurts = l’accordo ci porta troppo poco
why-deal_unknown = i miei ordini non prevedono simili trattati
why-deal_offered = un accordo che dovrebbe convenire a entrambi
why-train = il supporto tiene il passo dell’esercito { $city-a }
why-train_destroyed =
    { $who } { $who-count ->
        [one] travolge
       *[other] travolgono
    } il supporto { $city-a }
why-attack =
    { $who } { $who-count ->
        [one] attacca
       *[other] attaccano
    } { $enemy }, { $chance } % di vincere
why-take =
    { $who } { $who-count ->
        [one] conquista
       *[other] conquistano
    } { $cities }
why-cover =
    { $who } { $who-count ->
        [one] copre
       *[other] coprono
    } { $cities }
why-close_in =
    { $who } { $who-count ->
        [one] si avvicina
       *[other] si avvicinano
    } { $city-a }
why-stand_better =
    { $who } { $who-count ->
        [one] sta
       *[other] stanno
    } meglio { $city-a }

## Il browser

layer-sectors = Settori e semi
layer-control = Fortezze controllate da ogni potenza
layer-neutral = Territorio neutrale
layer-supply = Rifornimento della potenza di turno
layer-watch = Città che protegge

name-reserve = Riserva
name-mission-prussia = Prussia Orientale, in missione
name-mission-austria = Italia, in missione
name-mission-france = Italia, in missione

country-france = Francia
country-bavaria = Baviera
country-prussia = Prussia
country-saxony = Sassonia
country-austria = Austria
country-silesia = Slesia
country-dutch = Repubblica olandese
country-hanover = Hannover
country-empire = l’Impero
country-poland = Polonia

bar-bypass = { $way }, senza conquistare
bar-force = marcia forzata: { $way }

confirm-bypass = Passare oltre
confirm-force = Forzare la marcia
confirm-restore = Metterlo lì
confirm-station = Cavalcare
confirm-command = Comandare
confirm-spare = Resta lui
confirm-send = Mandarlo
confirm-place = Sistemare

piece-hussar = { $name }, { $city-a }

about-place = { $country }, settore di { $suit }
about-minor = Una fortezza minore
about-major = Una fortezza maggiore
about-claimed = La rivendica { $nation-art }, ma è protetta.
about-taken = L’ha conquistata { $nation-art }.
about-elector = Un seggio elettorale; il suo voto è { $nation-di }.
about-train = Rifornisce i suoi generali entro sei strade.
about-hussar = Una via di rifornimento che passa di qui costa punti in carte alla sua potenza.
about-alone = { count-troops }, come tutti sanno
about-pool = { $who }: { $count } armate in tutto
about-seen = Visto l’ultima volta nel turno { $turn }: { count-troops }
about-seen_with = Visto l’ultima volta nel turno { $turn }: { $who }, { $count } armate in tutto
about-commands = Comanda il gruppo
about-face_down = Senza rifornimento: un altro controllo così gli costa due armate.
about-harassed =
    Rifornito per { $length } città, molestate dagli ussari: { $price ->
        [one] { $price } punto
       *[other] { $price } punti
    }
about-path = Rifornito per { $length } città
about-at_home = Rifornito in patria
about-no_path = Nessuna via di rifornimento

nation-neutral = neutrale
nation-enemies = I suoi nemici
nation-cooperating = Agisce insieme a
nation-markers = { $placed } segnalini vittoria piazzati, ne restano { $left }
nation-left = ne restano { $count }
nation-changed = Guarda chi è ora nemico di chi: { $who }.

state-title = Il tabellone politico
state-track = { $track }: { $title } (casella { $box })
state-mission = { $general } è in missione per { $nation-art }.
state-electors = Sulla casella dei tre elettori c’è un segnalino { $nation-di }.
state-emperor = Sulla casella Imperatore c’è un segnalino { $nation-di }.
state-italy = Sulla casella Italia c’è un segnalino { $nation-di }.
state-silesia = La Slesia è prussiana.
state-election-to-come = L’elezione imperiale deve ancora venire.
state-election-due = L’elezione imperiale si tiene alla fine di questo turno.
state-election-held = L’imperatore è eletto.
state-truce = Austria e Prussia rispettano una tregua in questo turno.
state-no_force_march = La Francia non fa marce forzate in questo turno.
state-neutral_until = La Prussia è neutrale fino alla sua fase del turno { $turn }.

scene-fold = Chiudi e guarda la mappa
scene-unfold = Apri

politics-label = Politica
politics-title = La politica del turno { $turn }
politics-trump = Briscola:
politics-name_trump = Dichiara la briscola:
politics-for = La può prendere
politics-taker = chi la prende
politics-left = { $track } fino a { count-steps } a sinistra, per { $who-art }.
politics-right = { $track } fino a { count-steps } a destra, per { $who-art }.
politics-draws = Subito { count-cards } { $who-a }.
politics-draws_saxony = La Sassonia pesca subito { count-cards }, se allora è alleata della Prussia.
politics-fewer = La Francia pesca { count-cards } in meno in questo turno.
politics-recruits =
    Chi la prende può reclutare ora fino a { $count } armate{ $free ->
        [0] {""}
        [one] , { $free } gratuita
       *[other] , { $free } gratuite
    }.
politics-truce = Austria e Prussia non si combattono in questo turno.
politics-march = Un generale o gruppo francese fa subito una marcia forzata.
politics-bedridden = La Francia non fa marce forzate in questo turno.
politics-display = Il tabellone politico
politics-back = Una carta del mazzo { $deck }, coperta
politics-nothing = nulla
politics-sum = in tutto { $sum }
politics-chooses =
    { $place ->
        [1] sceglie ora
        [2] sceglie per seconda
        [3] sceglie per terza
       *[other] sceglie per quarta
    }
politics-bids =
    { $place ->
        [1] gioca ora
        [2] gioca per seconda
        [3] gioca per terza
       *[other] gioca per quarta
    }

election-title = L’elezione imperiale
election-means = Cinque voti su nove bastano. Francesco d’Austria dà un segnalino vittoria all’Austria, Carlo Alberto di Baviera lo dà alla Francia.
election-voted = vota per { $candidate }
election-now = vota ora
election-later = deve ancora votare

bargain-title = Trattative
bargain-none = Nessun accordo e nessuna offerta.
bargain-make = Fai un’offerta …
bargain-make_title = Un’offerta
bargain-offer = { $seat } offre a { $partner }:
bargain-release = { $seat } chiede a { $partner } di sciogliere in anticipo un accordo:
bargain-accept = Accetta
bargain-decline = Rifiuta
bargain-withdraw = Ritira
bargain-waiting =
    { $count ->
        [one] Un’offerta per te
       *[other] { $count } offerte per te
    }
bargain-ask-verb = Che cosa vuoi fare?
bargain-ask-kind = Su che cosa?
bargain-ask-seat = Con chi?
bargain-ask-giver = Quale potenza?
bargain-ask-taker = E quale?
bargain-ask-names = Quale fortezza?
bargain-ask-until = Fino a quando?
bargain-until = turno { $turn }
bargain-verb-offer = Offri un accordo
bargain-verb-release = Sciogli un accordo in anticipo
bargain-again = Ricomincia
bargain-send = Invia

plot-markers = Segnalini vittoria ancora da piazzare

## Scenari, opzioni

game-credit = Maria è di Richard Sivél, pubblicato da Histogame.
scenario-advanced = Maria, il gioco avanzato
scenario-advanced-text = Una regina da derubare, una corona da vincere, nessuna promessa che duri: la guerra intera per tre.
scenario-introductory = Maria, il gioco introduttivo
scenario-introductory-text = Due re corrono per le stesse città, e una regina resiste per nove turni. Niente politica: la via più breve verso Maria, completata da noi dove avevamo solo uno schema.
scenario-two-player = Maria per due
scenario-two-player-text = La guerra intera come duello: gli amici dell’Austria contro tutti i suoi eredi. Nostra versione di lavoro.
option-display_order = Ordine delle potenze sul tabellone politico: R è l’Armata Pragmatica.
option-display_order-f-p-r-a = F, P, R, A
option-display_order-f-r-p-a = F, R, P, A
option-bids = Quante carte una potenza può mettere in un turno sul tabellone politico.
option-bids-one = una
option-bids-several = diverse
option-late_return = Le carte sul tabellone politico a cui non è toccato tornano in mano un turno dopo.
option-reserve_pays = Quanto vale una Riserva in un pagamento.
option-hussar_range = Se i pezzi nemici sbarrano la via da un generale a un ussaro.
option-hussar_range-any = no
option-hussar_range-open = sì
option-neutral_hussars = Gli ussari si possono piazzare in territorio neutrale.
option-free_detour = Una via di rifornimento che evita gli ussari non costa nulla, anche se più lunga.
option-set_aside_scores = I segnalini messi da parte contano nei punteggi d’inverno.
option-set_aside_counts = I segnalini messi da parte ostacolano la vittoria come la riserva.
option-silesian_markers = Che ne è dei segnalini prussiani in Slesia all’annessione.
option-silesian_markers-stay = restano
option-silesian_markers-return = tornano
option-victory_tests = Se la vittoria si controlla anche dopo la politica e l’elezione.
option-victory_tests-all = sempre
option-victory_tests-stages = solo nelle fasi
option-surplus = Di più riserve vuote vince la maggiore eccedenza; altrimenti la sola regola di parità.
option-subsidised = A chi si può pagare un sussidio.
option-subsidised-allies = alleati
option-subsidised-cooperating = chi coopera
option-fixed_troops = I generali con un numero sulla carta cominciano con almeno, o esattamente, quello.
option-fixed_troops-minimum = almeno
option-fixed_troops-exact = esattamente
option-seam_supply = Francia e Austria possono tracciare vie di rifornimento attraverso la giunzione.
option-seam_protection = I generali proteggono fortezze oltre la giunzione.
option-hungry_claims = I generali a faccia in giù possono conquistare retroattivamente.
option-saxony_returns = Una carta può riportare la Sassonia alla Prussia.
option-saxony_shift = Quando la Sassonia scivola di più caselle: ha effetto l’ultima, o una dopo l’altra.
option-saxony_shift-reached = l’ultima
option-saxony_shift-each = ognuna
option-last_election = L’elezione imperiale come ultima carta del 1742: si scopre nel turno 7, o nel turno 6.
option-last_election-next = turno 7
option-last_election-same = turno 6
option-emperor_stays = Il segnalino sulla casella Imperatore resta, qualunque cosa accada ai seggi elettorali.
option-mission_impossible = Che cosa costa una missione che non si può compiere.
option-mission_impossible-card = una carta
option-mission_impossible-nothing = nulla
option-loser_removes = Chi perde uno scontro toglie quanto il vincitore ha messo, o quanto ha guadagnato.
option-loser_removes-placed = messo
option-loser_removes-earned = guadagnato
option-battle_box = Posto per due segnalini nelle caselle delle battaglie: per ogni potenza, o per tutte insieme.
option-battle_box-each = ognuna
option-battle_box-shared = insieme
option-declining = Una marcia può rinunciare alle sue conquiste.
option-mission_return = Se un generale deve tornare subito.
option-mission_return-must = deve
option-mission_return-may = può
option-first_trump = Briscola finché nessuno ha vinto uno scontro: la carta tattica in cima, o ogni seme.
option-first_trump-pile = la carta in cima
option-first_trump-none = ogni seme
option-bavarian_subsidy = Ogni quanto la Francia decide se pagare la Baviera dopo il 1741.
option-bavarian_subsidy-turn = ogni turno
option-bavarian_subsidy-year = ogni anno
option-neutral_politics = La Prussia neutrale prende parte alla politica.
option-introductory_pools = Segnalini vittoria del gioco introduttivo: nostra versione di lavoro, o tutti.
option-introductory_pools-working = di lavoro
option-introductory_pools-advanced = tutti
option-introductory_income = Carte pescate nel gioco introduttivo: nostra versione di lavoro, o come nel 1741.
option-introductory_income-working = di lavoro
option-introductory_income-advanced = come nel 1741
option-two_player_wins = Nel gioco per due una parte vince con l’una o l’altra delle sue potenze maggiori, o con entrambe.
option-two_player_wins-either = l’una o l’altra
option-two_player_wins-both = entrambe

## Carte e tracciati della politica

politics-card-41a = La guerra dei Cappelli
politics-card-41b = La dieta di Presburgo
politics-card-41c = Klein-Schnellendorf
politics-card-41d = I sussidi di Westminster
politics-card-41e = Gli spagnoli a Orbetello
politics-card-41f = Il trattato di spartizione di Francoforte
politics-card-42a = Cade Walpole
politics-card-42b = La convenzione di Torino
politics-card-42c = Una squadra davanti a Napoli
politics-card-42d = La Chétardie e Bestužev
politics-card-42e = Brühl esita
politics-card-42f = Maillebois marcia
politics-card-42g = L’elezione imperiale
politics-card-43a = La morte del cardinale Fleury
politics-card-43b = Il trattato di Worms
politics-card-43c = Il secondo patto di famiglia
politics-card-43d = La pace di Åbo
politics-card-43e = L’affare Lopuchina
politics-card-43f = Vienna e Dresda firmano
politics-card-44a = Luigi XV scende in campo
politics-card-44b = L’unione di Francoforte
politics-card-44c = Il re è malato a Metz
politics-card-44d = Le conferenze di Varsavia
politics-card-44e = Fidanzamento a Mosca
politics-card-44f = Velletri e Cuneo
politics-box-saxony-1 = alleata giurata della Prussia
politics-box-saxony-2 = alleata della Prussia
politics-box-saxony-3 = neutrale
politics-box-saxony-4 = alleata dell’Austria
politics-box-saxony-5 = alleata giurata dell’Austria
politics-box-russia-1 = La corte comprata
politics-box-russia-2 = Guerra svedese
politics-box-russia-3 = Stare a vedere
politics-box-russia-4 = Un occhio alla Prussia Orientale
politics-box-russia-5 = Trattato con Vienna
politics-box-italy-1 = Trionfo dei Borbone
politics-box-italy-2 = Milano in pericolo
politics-box-italy-3 = Equilibrio
politics-box-italy-4 = Le Alpi tengono
politics-box-italy-5 = Trionfo austriaco
box-electors = Tre elettori
box-emperor = Imperatore
box-italy = Italia
box-silesia = Slesia

## Il terminale

terminal-typing = Così anche la strada di una marcia: «karl olmutz». Un nome da solo elenca ciò che quel pezzo può fare. A un verbo possono seguire più numeri o carte: «allot 8 5 5», «pay 9S 2C».
terminal-help_status = turno, potenze, politica e accordi
terminal-help_pieces = i pezzi, dove stanno e come sono riforniti
terminal-help_objectives = dove sono i segnalini vittoria, e i voti per la corona
terminal-help_look = le città intorno a una città o a un pezzo
terminal-legend = linea piena strada principale, punteggiata secondaria · □ ■ fortezza maggiore, ◇ ◆ minore, piena con un segnalino · † ussari
terminal-fortress_major = fortezza maggiore
terminal-fortress_minor = fortezza minore
terminal-vote = voto { $nation-di }
terminal-hussars = ussari
terminal-politics = politica
terminal-year_ends = l’anno finisce
terminal-starving = ALLA FAME
terminal-unsupplied = senza rifornimento
terminal-by_train = supporto { $steps }
terminal-toll = gli ussari prendono { $price }
terminal-home = patria
terminal-face_down = a faccia in giù
terminal-power = potenza
terminal-led_by = giocatore
terminal-troops = armate
terminal-cards = carte
terminal-draws = pesca
terminal-markers = segnalini vittoria
terminal-markers_battle = { $count } per battaglie
terminal-markers_set_aside = { $count } da parte
terminal-markers_surplus = { $count } in eccedenza
terminal-reconstruction = Mappe e carte politiche sono una nostra ricostruzione.
terminal-political_cards = Carte politiche:
terminal-none = nessuna
terminal-nobody = nessuno
terminal-trump = briscola
terminal-truce = Austria e Prussia rispettano una tregua in questo turno
terminal-no_force_march = niente marce forzate francesi in questo turno
terminal-neutral_until = la Prussia è neutrale fino alla sua fase del turno { $turn }
terminal-election_due = l’elezione imperiale si tiene alla fine di questo turno
terminal-boxes = Caselle vittoria:
terminal-missions = In missione: { $who }
terminal-deal = Accordo: { $what }, { $giver-art } { $taker-a }, fino al turno { $until }
terminal-to_place = da piazzare
terminal-where_markers = dove sono i suoi segnalini (in questione: ?)
terminal-nowhere_yet = ancora da nessuna parte
terminal-battle_box = casella delle battaglie ({ $count })
terminal-votes = Voti:
terminal-taking_nothing = senza conquistare
terminal-by_force_march = con marcia forzata
terminal-winter = Inverno

## Che cosa si sta facendo

phase-retreat = ritirata
phase-combat = combattimento
phase-battle = scontro
phase-spare = chi resta
phase-aftermath = dopo lo scontro
phase-retroactive = conquista retroattiva
phase-setting_down = pezzi da sistemare
phase-election = elezione
phase-reduction = riduzione delle mire
phase-hussars = ussari
phase-command = comando
phase-march_consent = consenso a una marcia
phase-appointment = nomina
phase-sending = invio in missione
phase-mission_payment = pagamento di una missione
phase-mission_return = ritorno da una missione
phase-may_return = ritorno possibile
phase-movement = movimento
phase-event_march = marcia di un evento
phase-deal = distribuzione
phase-recruiting = reclutamento
phase-politics = politica
phase-turning_up = carte politiche
phase-naming_trump = scelta della briscola
phase-trump_card = carta di briscola
phase-bidding = offerte
phase-choosing = scelta delle carte
phase-recruit_payment = pagamento
phase-placement = piazzamento
phase-drift = la Sassonia scivola
phase-box_by_box = casella per casella
phase-allotment = assegnazione
phase-peace = pace
phase-peace_offered = offerta di pace
phase-second_train = secondo supporto
phase-bavarian_subsidy = sussidio bavarese
phase-supply = rifornimento
phase-hussar_payment = pagamento agli ussari
phase-cover = chi è rifornito
phase-draw = pesca
phase-train_payment = pagamento di un supporto
phase-winter = inverno
phase-turn = turno
phase-after_politics = dopo la politica
phase-stage = fase
phase-end_of_turn = fine del turno

## La mappa

picture-title = Maria – Fiandre e Boemia 1741–1744
picture-regions = Fiandre e Boemia
picture-edition = Sanssouci, edizione non ufficiale; gioco di Richard Sivél
picture-reconstruction = nostra ricostruzione delle mappe
picture-town = città
picture-minor = fortezza minore
picture-major = fortezza maggiore
picture-elector = seggio elettorale
picture-main_road = strada principale
picture-road = strada
picture-seam = all’altra mappa
picture-set_up = città iniziale
picture-miles = miglia tedesche
picture-saxony_draws = la Sassonia pesca { $cards }
picture-card_less = { $power } 1 carta in meno
picture-card_more = { $power } 1 carta extra
picture-mission_france = missione francese
picture-mission_prussia = missione prussiana
picture-mission_austria = missione austriaca
picture-marker_france = segnalino francese
picture-marker_austria = segnalino austriaco
picture-for_prussia = per Prussia e Francia
picture-for_austria = per l’Austria
picture-politics = Tabellone politico
picture-college = Collegio elettorale
picture-markers = Segnalini vittoria
picture-box_battles = battaglie
picture-box_pool = riserva
picture-earns_electors = tre dei quattro elettori occidentali
picture-earns_emperor = l’elezione imperiale
picture-earns_italy = trionfo in Italia
picture-earns_silesia = Slesia ceduta alla Prussia
picture-missions = Missioni
picture-goes_to_prussia = Prussia Orientale
picture-goes_to_austria = Italia
picture-goes_to_france = Italia
picture-general_prussia = un generale prussiano
picture-general_austria = un generale austriaco
picture-general_france = un generale francese
picture-turns = Turni
picture-winter = inverno

## Grammatica dei nomi senza una propria

trait-art = { $name }
trait-di = di { $name }
trait-a =
    { $initial ->
        [a] ad { $name }
       *[other] a { $name }
    }

## Follie: ciò che un buon giocatore non fa quasi mai

folly-hopeless_attack = attacchi con meno del 35 % di vittoria secondo il calcolo dell’attaccante stesso
folly-dear_defeat = combattimenti persi in cui sono stati giocati 20 punti di carte o più
folly-starved = generali perduti per fame e non in battaglia
folly-no_card_of_the_suit = grandi gruppi vicini al nemico in un seme di cui non si ha nessuna carta
folly-cards_kept = punti di carte ancora in mano alla fine
folly-hoard = mani di più di dodici carte alla fine di un turno
folly-politics_passed = offerte non fatte con una briscola da otto in su per una carta con il proprio stemma
folly-troops_not_bought = armate non comprate in inverno pur avendone le carte
folly-peace_not_offered = pace non offerta con tutta la Slesia in mano
folly-silesia_not_annexed = guerre in cui la Slesia non è mai stata annessa
folly-fortress_left = fortezze che un generale avrebbe potuto prendere e ha lasciato stare
folly-truce = fasi in cui un accordo fa tacere le armi con una potenza maggiore
folly-hungry = generali a faccia in giù quando la loro potenza marcia
folly-idle_army = eserciti rimasti fermi senza alcun nemico entro sei città

## Come finisce una partita, in poche parole: per le tabelle dell’arena e delle simulazioni

ending-markers = ultimo segnalino vittoria piazzato
ending-winter = punti degli inverni
ending-endurance = Maria Teresa ha resistito

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = Guidi la Prussia e la Sassonia. Ogni nome sulla mappa è una città; «pieces» dice chi sta dove. Schwerin è a Lüben: scrivi «march schwerin steinau», o «schwerin» per vedere dove altro può andare.
terminal-lesson-force-1 = Lontano dal nemico un esercito può affrettarsi: fino a otto città, tutte su strade principali, mai accanto a un nemico e mai per una fortezza nemica. Berlin è a sei città da Friedrich a Glogau, troppo lontana per una marcia: scrivi «force friedrich berlin».
terminal-lesson-combat-1 = I generali fianco a fianco devono combattere. Fai marciare Friedrich a Breslau, accanto a Neipperg a Nimptsch, e scrivi «done».
terminal-lesson-retreat-1 = Neipperg ha perso per tre punti: perde tre armate e arretra di tre città. Scegli tu dove, il più lontano possibile da Friedrich. «retreat» elenca le vie; scrivi il numero di una.
terminal-lesson-hussars-1 = Sei Maria Teresa. Belle-Isle è a Kolin, il suo supporto a Beroun, e la strada tra loro passa per Prag. Manda un ussaro a Prag, poi scrivi «done».
terminal-lesson-hussars-2 = Scrivi «done»: è la fase della Francia, che pesca carte, e poi si controlla il suo rifornimento.
terminal-lesson-victory-2 = La vittoria si controlla alla fine della fase. Scrivi «done».
