### Friedrich in italiano. Le parole dopo il dollaro sono identificativi, detti con il loro nome.

## Cose che si contano, come parti di frasi

troops =
    { $troops ->
        [one] { $troops } armata
       *[other] { $troops } armate
    }
trains =
    { $trains ->
        [one] { $trains } supporto
       *[other] { $trains } supporti
    }
bought =
    { $trains ->
        [0] { troops }
       *[other] { $troops ->
            [0] { trains }
           *[other] { troops } e { trains }
        }
    }
cities =
    { $length ->
        [one] { $length } città
       *[other] { $length } città
    }
losses =
    { $losses ->
        [one] { $losses } armata
       *[other] { $losses } armate
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
name-hanover = Hannover
    .art = Hannover
    .di = di Hannover
    .a = a Hannover
name-russia = Russia
    .art = la Russia
    .di = della Russia
    .a = alla Russia
name-sweden = Svezia
    .art = la Svezia
    .di = della Svezia
    .a = alla Svezia
name-austria = Austria
    .art = l’Austria
    .di = dell’Austria
    .a = all’Austria
name-imperial = Armata Imperiale
    .art = l’Armata Imperiale
    .di = dell’Armata Imperiale
    .a = all’Armata Imperiale
name-france = Francia
    .art = la Francia
    .di = della Francia
    .a = alla Francia
name-frederick = Federico
name-elisabeth = Elisabetta
name-maria = Maria Teresa
name-pompadour = Pompadour
name-prussia-train-1 = supporto prussiano 1
    .art = il supporto prussiano 1
    .di = del supporto prussiano 1
    .a = al supporto prussiano 1
name-prussia-train-2 = supporto prussiano 2
    .art = il supporto prussiano 2
    .di = del supporto prussiano 2
    .a = al supporto prussiano 2
name-hanover-train-1 = supporto di Hannover
    .art = il supporto di Hannover
    .di = del supporto di Hannover
    .a = al supporto di Hannover
name-russia-train-1 = supporto russo 1
    .art = il supporto russo 1
    .di = del supporto russo 1
    .a = al supporto russo 1
name-russia-train-2 = supporto russo 2
    .art = il supporto russo 2
    .di = del supporto russo 2
    .a = al supporto russo 2
name-sweden-train-1 = supporto svedese
    .art = il supporto svedese
    .di = del supporto svedese
    .a = al supporto svedese
name-austria-train-1 = supporto austriaco 1
    .art = il supporto austriaco 1
    .di = del supporto austriaco 1
    .a = al supporto austriaco 1
name-austria-train-2 = supporto austriaco 2
    .art = il supporto austriaco 2
    .di = del supporto austriaco 2
    .a = al supporto austriaco 2
name-imperial-train-1 = supporto imperiale
    .art = il supporto imperiale
    .di = del supporto imperiale
    .a = al supporto imperiale
name-france-train-1 = supporto francese 1
    .art = il supporto francese 1
    .di = del supporto francese 1
    .a = al supporto francese 1
name-france-train-2 = supporto francese 2
    .art = il supporto francese 2
    .di = del supporto francese 2
    .a = al supporto francese 2

## foresee: che cosa farebbe un’azione

count-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
foresee-takes = conquista { $cities }
foresee-awaits = conquista { $cities } solo ripartendo
foresee-questions = mette un punto interrogativo su { $cities }, ancora { $cities-count ->
        [one] protetta
       *[other] protette
    }
foresee-destroys = elimina { $trains-art }
foresee-joins = si unisce { $generals-a }
foresee-attacks = attacca { $generals }
foresee-hungers = { $generals } { $generals-count ->
        [one] resterebbe
       *[other] resterebbero
    } senza rifornimento
foresee-starves = { $generals } { $generals-count ->
        [one] morirebbe
       *[other] morirebbero
    } di fame
foresee-feeds = torna a rifornire { $generals }
foresee-costs = costa { count-points }, { $price } l’una
foresee-owing =
    { $points ->
        [one] resta da pagare { $points } punto
       *[other] restano da pagare { $points } punti
    }
foresee-wasted = { count-points } di troppo, e non si dà resto
foresee-left_idle = { $generals } { $generals-count ->
        [one] potrebbe
       *[other] potrebbero
    } ancora marciare
foresee-score = ti porta a { $score }
foresee-loses = perde { troops } e deve ritirarsi

## prompt

prompt-allot =
    Assegna armate { $general-a } ({ $nation }): { $left ->
        [one] resta { $left } armata
       *[other] restano { $left } armate
    } da distribuire.
prompt-discard = { $nation-art } deve scartare una delle carte appena pescate.
prompt-offensive = Opzione Offensiva: metti da parte una carta di valore dieci o più, o rinuncia.
prompt-movement = Movimento { $nation-di }: fai marciare generali e supporti, recluta, o premi «Fatto».
prompt-payment =
    { $nation-art } acquista { bought }: { $owing ->
        [one] manca ancora { $owing } punto
       *[other] mancano ancora { $owing } punti
    }.
prompt-placement = Piazza ciò che hai acquistato: ancora { bought }.
prompt-combat = { $nation-art } deve combattere: scegli il prossimo scontro.
prompt-battle = { $general } contro { $enemy }: sei a { $score }. Gioca { $suit } o una Riserva, oppure cedi.
prompt-battle_must = { $general } contro { $enemy }: sei a { $score }. Devi giocare una carta di { $suit } o una Riserva.
prompt-battle_level = { $general } contro { $enemy }: sei a { $score }. Gioca una Riserva, o lascia finire lo scontro in pareggio.
prompt-battle_tie = { $general } contro { $enemy }: sei a { $score }. Non hai { $suit } da giocare: lo scontro finisce in pareggio.
prompt-battle_lost = { $general } contro { $enemy }: sei a { $score }. Non hai { $suit } da giocare: cedi.
prompt-battle_barred = { $general } contro { $enemy }: sei a { $score }. Hildburghausen ha attaccato con { $suit }, quindi Soubise non può: cedi.
prompt-retreat = Fai ritirare { $general }, sconfitto, di { cities }, il più lontano possibile dal vincitore.
prompt-liberate = La Prussia Orientale è libera dai russi: indica una città che torna alla Prussia (ancora { $left }).
prompt-free_troop = { $nation-art } riceve un’armata gratuita: indica il generale che la prende.
prompt-fated_loss = { $nation-art } deve perdere un’armata: indica il generale che la cede.
prompt-exchange = { $nation-art } può proporre { $other-a } lo scambio di una carta, o rinunciare.
prompt-renew = La Francia può scartare una carta e pescarne un’altra.
prompt-laudon = Laudon può marciare di una città.
prompt-partisans = I partigiani possono voltare a faccia in giù un gruppo prussiano in Austria o in Sassonia.
prompt-give = La Prussia dà all’Austria una carta a sua scelta e ne prenderà una a caso.
prompt-chase = La Prussia può inseguire Hildburghausen, sconfitto, per due città verso ovest.
prompt-retire = Un generale prussiano deve lasciare la guerra per sempre: indica quale.
prompt-evasion = Daun ti è addosso: i gruppi prussiani vicini a lui possono sganciarsi, o restare.

## refuse

refuse-discard_fresh = Si può scartare solo una delle carte che { $nation-art } ha appena pescato.
refuse-offensive_card = L’Opzione Offensiva chiede una carta della tua mano di valore dieci o più.
refuse-allotting = Prima ogni generale riceve le sue armate.
refuse-allot_order = Ora tocca { $general-a } ricevere armate.
refuse-allot_range = In questo momento { $general } può ricevere da { $low } a { $high } armate.
refuse-not_active = { $piece-art } non è { $nation-di }, che ora è la nazione attiva.
refuse-off_map = { $piece-art } non è sulla mappa.
refuse-elsewhere = { $piece-art } si trova { $city-a }.
refuse-halted = Il fato trattiene { $piece-art } per questo turno.
refuse-moved = { $piece-art } non può muovere di nuovo in questo turno.
refuse-train_in_group = Un supporto marcia da solo.
refuse-company = Chevert deve restare in compagnia di uno dei generali con cui ha cominciato.
refuse-no_road = Nessuna strada unisce { $start } e { $end }.
refuse-too_far = { $steps } città sono troppe: { $reach }, o { $main } se tutta la marcia è su strade principali.
refuse-train_blocked = Un supporto entra solo in città vuote, e { $city } non lo è.
refuse-occupied = { $city } è occupata e non vi si può entrare.
refuse-stack_full = { $city-a } non possono stare più di tre generali.
refuse-joins = La marcia finirebbe { $city-a }, dove stanno dei compagni.
refuse-no_trains = Il fato vieta di eliminare il supporto { $city-a }.
refuse-stops_at_train = La marcia finisce { $city-a }, dove elimina un supporto.
refuse-blocks_ally = { $city } è un obiettivo di cui un alleato ha ancora bisogno; vi si può terminare una marcia solo per attaccare o per eliminare un supporto.
refuse-no_attack = Il fato vieta una marcia che finisca accanto al nemico { $city-a }.
refuse-transfer_form = Di’ chi dà, chi riceve e quante armate.
refuse-transfer_owner = Le armate di { $general } non sono tue.
refuse-transfer_apart = { $giver } e { $taker } non si trovano nella stessa città.
refuse-transfer_size = Ogni generale tiene almeno un’armata e ne comanda al massimo otto.
refuse-same_outcome = È proposta un’altra strada per lo stesso luogo, con le stesse conquiste.
refuse-recruit_nothing = Acquista almeno un’armata o un supporto.
refuse-twice_in_group = Un generale può stare in un gruppo di marcia una volta sola.
refuse-too_many_troops =
    { $room ->
        [0] Non si possono avere altre armate.
        [one] Si può avere solo { $room } altra armata.
       *[other] Si possono avere solo altre { $room } armate.
    }
refuse-too_many_trains =
    { $count ->
        [0] Nessun supporto è fuori dalla mappa.
        [one] Solo { $count } supporto è fuori dalla mappa.
       *[other] Solo { $count } supporti sono fuori dalla mappa.
    }
refuse-too_dear = Costa { $price } punti, e la mano ne vale { $purse }.
refuse-no_room = Non c’è posto dove possa andare tutto questo.
refuse-pay =
    Paga dalla carta più alta alla più bassa, senza carte superflue: { $owing ->
        [one] manca { $owing } punto
       *[other] mancano { $owing } punti
    }.
refuse-paying = Prima paga l’acquisto, o annullalo.
refuse-enter = Quel pezzo non può rientrare lì.
refuse-reinforce = Quel gruppo non può ricevere un’armata.
refuse-placing = Prima piazza tutto ciò che hai acquistato.
refuse-attack = Quello scontro non è tra quelli da combattere.
refuse-duty = Friedrich deve salire sopra lo zero finché una carta lo permette.
refuse-tie_below_zero = Sotto lo zero non c’è pareggio; puoi solo cedere.
refuse-concede_at_zero = A zero non c’è nulla da cedere; lo scontro può finire in pareggio.
refuse-zero_duty = A zero devi continuare finché hai una carta di { $suit }.
refuse-in_battle = In combattimento si gioca una carta o si cede.
refuse-card_not_held = Non hai { $card } in mano.
refuse-reserve_value = Una Riserva si gioca con un valore da 1 a 10.
refuse-wrong_suit = Qui valgono solo { $suit } e Riserve, non { $card }.
refuse-too_high = Il fato esclude da questo scontro le carte di valore dieci o più.
refuse-fate = La Carta Fato lo vieta: { $text }.
refuse-retreat = La ritirata deve essere di { cities } e finire il più lontano possibile dal vincitore.

## do: che cos’è un’azione

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
do-recruit = Acquistare { bought }
do-done = Fatto
do-pay = Pagare con { $card }
do-cancel = Annullare l’acquisto
do-reinforce = Un’armata { $who-a }
do-enter = { $who-art } rientra { $place-a }
do-attack = { $own } attacca { $enemy }
do-play = Giocare { $card }
do-play_as = Giocare { $card } come { $value }
do-tie = Finire in pareggio
do-concede = Cedere
do-retreat = Ritirarsi { $place-a }
do-transfer =
    { $giver } passa { $count ->
        [one] { $count } armata
       *[other] { $count } armate
    } { $taker-a }
do-discard = Scartare { $card }
do-aside = Mettere da parte { $card }
do-liberate = { $place } torna alla Prussia
do-weaken = { $who } perde un’armata
do-raid = Voltare { $who } a faccia in giù
do-retire = { $who } lascia la guerra per sempre
do-offer = Proporre { $card }
do-give = Dare { $card }
do-take = Prendere { $card }
do-step = Marciare { $place-a }
do-chase = Inseguirlo { $place-a }
do-evade = { $who } si sgancia verso { $place }
do-stand = Restare
do-decline = Rinunciare
do-deal = Si distribuisce { $card }
do-fate = Si scopre { $card }

## log

log-turn = Turno { $turn }.
log-stage = Tocca { $nation-a }.
log-sheet_written = { $seat } ha assegnato tutte le armate.
log-allotted = Tutte le armate sono assegnate.
log-draws =
    { $nation-art } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dal mazzo { $deck }.
log-draws_nothing = { $nation-art } non pesca nulla: le carte sono finite.
log-drawn = Pescate per { $nation-art }: { $cards }.
log-deck_opened = Le carte del mazzo { $deck } formano il nuovo mazzo di pesca.
log-discards = { $nation-art } scarta coperta una carta del mazzo { $deck }.
log-discarded = Scarto { $nation-di }: { $card }.
log-marches = { $group }: da { $start } { $end-a } ({ $road }).
log-conquers = { $nation-art } conquista { $city }.
log-reconquers = { $nation-art } riconquista { $city }.
log-question = { $nation-art } rivendica { $city }, che è protetta.
log-train_destroyed = { $train-art } è eliminato { $city-a }.
log-transfer = { $giver } passa { troops } { $taker-a }.
log-recruits = { $nation-art } paga { $cards } per { bought }.
log-enters = { $piece-art } rientra { $city-a }.
log-reinforcements =
    { $troops ->
        [one] { $troops } armata va
       *[other] { $troops } armate vanno
    } a generali { $nation-di } sulla mappa.
log-reinforced = Il gruppo di { $general } riceve un’armata.
log-combats =
    { $nation-art } ha { $count ->
        [one] { $count } scontro
       *[other] { $count } scontri
    } da combattere.
log-evasion = Daun si è avvicinato: i gruppi prussiani accanto a lui possono sganciarsi.
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
log-retreats =
    { $general } si { $general-count ->
        [one] ritira
       *[other] ritirano
    } da { $start } { $end-a }.
log-no_way_out = Nessuna via d’uscita da { $city }: { $nation-art } perde l’intero gruppo, { losses }.
log-turned_up =
    { $general } { $general-count ->
        [one] è di nuovo rifornito
       *[other] sono di nuovo riforniti
    }.
log-turned_down =
    { $general } { $general-count ->
        [one] è
       *[other] sono
    } senza rifornimento.
log-starved =
    { $general } { $general-count ->
        [one] muore di fame { $city-a } e lascia
       *[other] muoiono di fame { $city-a } e lasciano
    } la mappa con { $lost ->
        [one] { $lost } armata
       *[other] { $lost } armate
    }.
log-fate = L’Orologio del Fato: { $text }.
log-fate_void = La carta non ha effetto.
log-free_troop = { $general } riceve un’armata gratuita.
log-free_troops =
    { $nation-art } riceve { $troops ->
        [0] nessuna armata gratuita
        [one] { $troops } armata gratuita
       *[other] { $troops } armate gratuite
    }, una per ogni generale che ha posto.
log-free_troop_somewhere = Un generale { $nation-di } riceve un’armata gratuita.
log-fated_loss =
    { $general } { $general-count ->
        [one] perde
       *[other] perdono
    } un’armata.
log-fated_loss_somewhere = Un generale { $nation-di } perde un’armata.
log-fate_move =
    { $general } { $general-count ->
        [one] si sposta
       *[other] si spostano
    } da { $start } { $end-a }.
log-offers = { $nation-art } propone una carta { $other-a }.
log-declines = { $nation-art } rinuncia.
log-passes_card = { $giver-art } dà { $taker-a } una carta del mazzo { $deck }.
log-handed_over = { $giver-art } dà { $taker-a } { $card }.
log-leaves_war = { $nation-art } esce dalla guerra.
log-eased = Per la vittoria { $nation-a } bastano ora gli obiettivi di 1° Ordine.
log-markers_gone =
    { $cities-count ->
        [one] Si toglie il segnalino
       *[other] Si tolgono i segnalini
    } da { $cities }.
log-withdraws =
    Pezzi e segnalini { $nation-di } sono tolti dalla mappa, e { $cards ->
        [0] nessuna carta è scartata
        [one] { $cards } carta è scartata
       *[other] { $cards } carte sono scartate
    }.
log-imperial_army = { $seat } guida ora l’Armata Imperiale.
log-imperial_hand = L’Armata Imperiale porta queste carte: { $cards }.
log-overseas = La Francia perde una colonia.
log-subsidies = L’Inghilterra taglia i sussidi alla Prussia.
log-removed =
    { $general } lascia la guerra per sempre; { $lost ->
        [one] { $lost } armata è perduta
       *[other] { $lost } armate sono perdute
    }.
log-option_chosen = La Prussia sceglie l’Opzione Offensiva e mette da parte { $card }.
log-option_declined = La Prussia rinuncia all’Opzione Offensiva.
log-option_card_taken = L’Austria prende { $card }, la carta dell’Opzione Offensiva.
log-option_failed = L’Opzione Offensiva è fallita.
log-liberated = { $city } torna alla Prussia.
log-phantom =
    { $count ->
        [one] { $count } carta coperta lascia
       *[other] { $count } carte coperte lasciano
    } il mazzo di pesca, dal mazzo { $deck }.

## card: che cosa dice una Carta Fato in questa partita

card-quiet = Un turno tranquillo: non succede nulla.
card-troop_of_choice = Un generale { $nation-di } riceve un’armata gratuita; la sua nazione sceglie quale.
card-free_troop = { $general } riceve un’armata gratuita.
card-fated_loss = Il gruppo di { $general } perde un’armata.
card-loss_of_choice = Un gruppo prussiano, a scelta della Prussia, perde un’armata.
card-troops_for_all = Ogni generale prussiano sulla mappa riceve un’armata gratuita.
card-exchange = Austria e Russia possono scambiarsi una carta, senza che gli altri la vedano.
card-halted = Nel prossimo turno { $general } non può marciare se si trova a Küstrin o in una città adiacente quando i russi cominciano a muovere.
card-slow = Nel prossimo turno { $general } marcia al massimo di due città, tre su strade principali.
card-slow_everywhere = Nel prossimo turno { $general } marcia al massimo di due città, anche su strade principali.
card-swift = Nel prossimo turno { $general } marcia fino a quattro città, cinque su strade principali.
card-no_high_cards = Nel prossimo turno, negli scontri tra Prussia e Francia non si giocano carte di valore dieci o più; una Riserva vale al massimo nove.
card-suits_apart = Nel prossimo turno Soubise non può attaccare con carte di un seme con cui ha attaccato Hildburghausen.
card-halle = Nel prossimo turno nessuno può attaccare da Halle o verso Halle, né eliminarvi un supporto.
card-french_bonus = Nel prossimo turno la prima carta che la Francia gioca in combattimento vale uno in più.
card-renew = La Francia può scartare una carta coperta e pescarne un’altra.
card-no_attack = Nel prossimo turno { $general } non può marciare accanto a un generale nemico, né eliminare un supporto.
card-company = Nel prossimo turno { $general } non può lasciare il gruppo nel quale comincia a muovere.
card-laudon = L’Austria può spostare { $general } in una città adiacente.
card-partisans = L’Austria può voltare a faccia in giù un gruppo prussiano in Austria o in Sassonia.
card-no_new_troops = Nel prossimo turno nessuna armata acquistata può andare al gruppo di { $general }, che se è fuori dalla mappa non può rientrare.
card-show_strength = Nel prossimo turno, nel primo scontro di { $general } in cui può giocare, la Prussia deve salire sopra lo zero con le prime carte che gioca, se può.
card-positive_once = Nel prossimo turno, nel primo scontro di { $general } in cui può giocare, la Prussia deve salire una volta sopra lo zero, se può.
card-evasion = Nel prossimo turno i gruppi prussiani adiacenti { $general-a } possono sganciarsi in una città vuota prima degli scontri dell’Austria.
card-charge = Nel prossimo turno la prima carta che la Prussia gioca quando { $general } attacca vale cinque in più.
card-stretched = I generali { $nation-di } il cui supporto più vicino è a cinque o sei strade sono voltati a faccia in giù.
card-give_and_take = La Prussia dà all’Austria una carta a sua scelta e gliene prende una a caso.
card-fresh_troops = Nel prossimo turno i generali prussiani con armate appena acquistate non possono andare all’attacco, e chi è andato all’attacco non ne riceve.
card-surprised = Nel prossimo turno la prima carta che la Prussia gioca quando { $general } è attaccato non vale nulla.
card-eleven = Nel prossimo turno la Prussia può giocare una volta un undici di picche per 22.
card-watchful = Nel prossimo turno { $general } protegge gli obiettivi fino a quattro città di distanza.
card-chase = Se { $general } è stato sconfitto in questo turno, la Prussia può spostarlo di due città verso ovest.
card-subsidies = Per sempre: la Prussia pesca due carte in meno per turno, ma mai meno di quattro.
card-subsidies_west = Per sempre: la Prussia pesca una carta per turno e la tiene.
card-subsidies_theatre = Per sempre: la Prussia pesca una carta in meno per turno.
card-nothing_more = Qui non cambia più nulla.
card-colony = Per sempre: l’Austria pesca quattro carte per turno, la Francia tre, che tiene tutte.
card-colony_west = Per sempre: la Francia pesca tre carte per turno e le tiene tutte.
card-colony_theatre = Per sempre: l’Austria pesca quattro carte per turno.
card-last_to_leave = { $nation-art } esce dalla guerra, ultima tra Russia, Svezia e Francia.
card-france_heir = La Francia esce dalla guerra, Cumberland è eliminato per sempre e Hannover pesca una carta per turno. { $seat } prende l’Armata Imperiale; ad Austria e Armata Imperiale bastano gli obiettivi di 1° Ordine.
card-france_west = La Francia esce dalla guerra.
card-counts_as_out = { $nation-art } conta come uscita dalla guerra; non cambia altro.
card-counts_as_out_literally = { $nation-art } conta come uscita dalla guerra, e la Prussia elimina per sempre un generale a sua scelta, escluso Friedrich.
card-void_here = Qui non cambia nulla.
card-russia = La Russia esce dalla guerra, e Lehwaldt è eliminato per sempre. Alla Svezia bastano gli obiettivi di 1° Ordine.
card-russia_heir = La Russia esce dalla guerra, e Lehwaldt è eliminato per sempre. { $seat } prende l’Armata Imperiale; ad Austria e Armata Imperiale bastano gli obiettivi di 1° Ordine.
card-russia_anniversary = La Russia esce dalla guerra, e la Prussia elimina per sempre un generale a sua scelta, escluso Friedrich. Alla Svezia bastano gli obiettivi di 1° Ordine.
card-russia_anniversary_heir = La Russia esce dalla guerra, e la Prussia elimina per sempre un generale a sua scelta, escluso Friedrich. { $seat } prende l’Armata Imperiale; ad Austria e Armata Imperiale bastano gli obiettivi di 1° Ordine.
card-sweden = La Svezia esce dalla guerra, e la Prussia elimina per sempre un generale a sua scelta, escluso Friedrich.
card-sweden_heir = La Svezia esce dalla guerra, e la Prussia elimina per sempre un generale a sua scelta, escluso Friedrich. { $seat } prende l’Armata Imperiale; ad Austria e Armata Imperiale bastano gli obiettivi di 1° Ordine.

## end

end-objectives =
    Tutti gli obiettivi conquistati: { $nations-count ->
        [one] vince
       *[other] vincono
    } { $nations-art }.
end-offensive = Tutta la Boemia è prussiana: l’Opzione Offensiva ha vinto la guerra.
end-bohemia = Tutta la Boemia è prussiana: Federico ha vinto.
end-endurance = I suoi nemici sono usciti dalla guerra: Federico ha resistito e ha vinto.

## Perché i bot fanno quel che fanno

why-first_battles = le armate dove saranno i primi scontri
why-stands_well = sono tutti al posto giusto
why-tie = nessuno ha da guadagnare a continuare: pareggio
why-least_harm = dove il nemico battuto può nuocere di meno
why-least_useful = la meno utile delle carte pescate
why-unknown_better = meglio una carta ignota di questa
why-hand_better = ogni carta in mano è meglio di una ignota
why-ally_needs = un alleato può aver bisogno di ciò che a noi non serve
why-worst_card = all’Austria va la carta peggiore
why-enough_at_home = la Prussia ha già abbastanza da fare in casa
why-longest_to_retake = ciò che i russi impiegheranno più tempo a riprendere
why-strongest_stack = il gruppo più forte a portata dei partigiani
why-general_missed_least = il generale che mancherà di meno
why-no_room = nessuno ha posto
why-changes_most = dove cambia di più
why-hurts_least = dove fa meno male
why-nearer = un passo più vicino ai suoi obiettivi
why-he_stands_well = sta bene dov’è
why-far_from_saxony = più è lontano dalla Sassonia, meglio è
why-slip_away = meglio sganciarsi
why-stand = restiamo e combattiamo
why-why_not = perché no
why-more_troops = altre armate fanno sempre comodo
why-no_harm = male non fa
why-enough = per oggi basta
why-can_be_won = si può ancora vincere
why-cannot_be_won = non si può vincere
why-cards_into_troops = carte che qui servono poco diventano armate
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
layer-objectives = Obiettivi: da prendere e presi
layer-supply = Rifornimento della nazione di turno
layer-watch = Città che protegge (F5.6)

confirm-weaken = Così sia
confirm-raid = Colpire
confirm-retire = Congedare
confirm-evade = Sganciarsi
confirm-liberate = Liberare
confirm-step = Marciare
confirm-chase = Inseguire

nation-objectives = { $taken } obiettivi conquistati su { $needed }
nation-out = è uscita dalla guerra

pip-held = { $city }, conquistata
pip-missing = { $city }, ancora da conquistare

fate-title = L’Orologio del Fato
fate-turn = Turno { $turn }; nel mazzo del Fato ancora { count-cards }.
fate-holds = In vigore:
fate-over = Pescate, ormai concluse:
fate-cards_out = Carte numerate già uscite: { $cards }.
fate-barred = Soubise non può attaccare con { $suits }.
fate-halted = Trattenuti: { $who }.
fate-fresh = Con armate fresche: { $who }.
fate-strokes = Colpi del fato:
fate-heard = Così sia

offensive = Opzione Offensiva: { $status }.
offensive-declined = non scelta
offensive-standing = in corso
offensive-card_taken = la sua carta è perduta
offensive-failed = fallita

about-place = { $country }, settore di { $suit }
about-objective = Obiettivo { $nation-di }, 1° Ordine
about-second = Obiettivo { $nation-di }, 2° Ordine
about-claimed = La rivendica { $nation-art }, ma è protetta.
about-taken = L’ha conquistata { $nation-art }.
about-depot = Deposito { $nation-di }
about-train = Rifornisce i suoi generali entro sei strade.
about-seen = Visto l’ultima volta nel turno { $turn }: { count-troops }
about-seen_with = Visto l’ultima volta nel turno { $turn }: { $who }, { $count } armate in tutto
about-face_down = Se al prossimo controllo della sua nazione è ancora senza rifornimento, lascia la mappa.
about-alone = { count-troops }, come tutti sanno
about-pool = { $who }: { $count } armate in tutto

country-prussia = Prussia
country-hanover = Hannover
country-sweden = Svezia
country-austria = Austria
country-empire = l’Impero
country-saxony = Sassonia
country-poland = Polonia

plot-objectives = Obiettivi conquistati, su quelli necessari

## Le lezioni della prima guerra: che cosa fare per ogni traguardo, e perché contava

lesson-board = Che cosa si vede
lesson-board-1 = Guidi la Prussia, i pezzi blu scuro. I generali hanno la forma di un arco e portano il loro grado, con accanto il numero delle loro armate; i supporti sono carri. Scegli Heinrich a Berlin, poi una delle città che si illuminano, per esempio Potsdam, e premi «Marciare» sopra la mappa.
lesson-board-1-done = Questa era una marcia. In un turno un generale va fino a tre città. «Annulla» la riprende, finché nessun altro ha agito.
lesson-roads = Strade principali
lesson-roads-1 = Le strade a doppia linea sono le strade principali. Un generale che non le lascia mai fa quattro città invece di tre. Friedrich è a Meißen; portalo a Bautzen.
lesson-roads-1-done = Quattro città in un turno. Chi sta vicino a una strada principale minaccia più luoghi di quanto sembri.
lesson-conquest = Conquistare una città
lesson-conquest-1 = Teplitz è un obiettivo della Prussia. Cade davanti a un generale che vi entra e prosegue. Fai marciare Friedrich per Teplitz fino ad Aussig.
lesson-conquest-1-done = Teplitz è tua, e un segnalino lo dice. Chi si ferma soltanto in un obiettivo non l’ha ancora preso.
lesson-protection = La protezione
lesson-protection-1 = Ora Browne è a Schlan, a tre città da Teplitz: abbastanza vicino per proteggerla. Fai marciare lo stesso Friedrich per Teplitz fino ad Aussig.
lesson-protection-1-done = Un punto interrogativo: Teplitz è rivendicata, non presa. Se Browne è scacciato prima che la tua fase finisca, cade comunque; altrimenti il punto interrogativo sparisce. Un difensore tiene tutto ciò che sta entro tre città.
lesson-stack = Un gruppo
lesson-stack-1 = Un generale comanda al massimo otto armate, ma fino a tre generali possono stare in una città e combattere come uno solo. Fai marciare Winterfeldt da Friedrich, a Dresden.
lesson-stack-1-done = Ora sono un gruppo di undici armate, guidato da Friedrich, che ha il grado più alto. Gli avversari vedono due generali; quante armate abbiano è il tuo segreto.
lesson-combat = Uno scontro
lesson-combat-1 = Chi finisce la marcia accanto a un nemico deve combatterlo. Fai marciare Friedrich a Teplitz, accanto a Browne, poi premi «Fatto».
lesson-combat-1-done = I due mostrano quante armate hanno: otto contro tre. Il più debole decide per primo.
lesson-combat-2 = Browne è sotto di cinque e dovrebbe giocare picche per rimontare. Lascialo rispondere.
lesson-combat-2-done = Chi cede perde tante armate quanti sono i punti che gli mancano, e si ritira di altrettante città. Il numero da solo può vincere una battaglia, se la mano del nemico è vuota.
lesson-cards = La carta giusta
lesson-cards-1 = Tre contro otto: sei sotto di cinque, e tocca a te. Il tuo gruppo è in picche, quindi qui servono solo picche. Gioca il nove.
lesson-cards-1-done = Con nove punti in più sei avanti di quattro. Ora tocca a Browne rispondere, nel seme della sua città.
lesson-cards-2 = Browne non ha carte da giocare. Guarda che ne è di lui.
lesson-cards-2-done = Una buona carta del seme giusto batte un esercito più grande. Perciò i semi sulla mappa contano quanto le città: combatti dove sono le tue carte.
lesson-reserve = La Riserva
lesson-reserve-1 = Niente picche in mano, ma una Riserva. Vale come ogni seme e come ogni valore da uno a dieci; lo dici tu. Giocala.
lesson-reserve-1-done = Una Riserva salva una giornata perduta, una volta.
lesson-reserve-2 = Lascia rispondere Browne.
lesson-reserve-2-done = Tieni una Riserva per lo scontro che non si può perdere. Vale anche dieci punti quando si acquistano armate.
lesson-retreat = La ritirata
lesson-retreat-1 = Browne ha perso per tre punti: perde tre armate e arretra di tre città. Il vincitore sceglie dove, il più lontano possibile. Scegli una delle città che si illuminano.
lesson-retreat-1-done = Un generale battuto e lontano da dove serve vale più di uno morto. Se non ci fosse alcuna via d’uscita, l’intero gruppo sarebbe perduto.
lesson-supply = Il rifornimento
lesson-supply-1 = Friedrich è a faccia in giù a Prag: nessun supporto è entro sei città, e al prossimo controllo morirebbe di fame. Porta il supporto da Meißen per Dresden a Pirna, poi premi «Fatto».
lesson-supply-1-done = È di nuovo rifornito e torna a faccia in su. In patria un generale non ha bisogno di supporto; fuori, un esercito è ardito quanto il suo carro.
lesson-recruits = Armate nuove
lesson-recruits-1 = A Friedrich restano due armate. Le carte ne comprano di nuove: sei punti l’una. Recluta due armate e paga con il tredici.
lesson-recruits-1-done = Dodici punti per due armate; il tredicesimo è perduto, perché nessuno dà il resto.
lesson-recruits-2 = Ora piazzale: tutte e due a Friedrich.
lesson-recruits-2-done = Ogni carta è uno scontro o due armate, mai entrambe le cose. È il dilemma di tutta la partita.
lesson-fate = L’Orologio del Fato
lesson-fate-1 = Dal sesto turno, alla fine di ogni turno si pesca una Carta Fato. Premi «Fatto», lascia il turno all’Austria, e vedi che cosa porta il fato.
lesson-fate-1-done = Quasi tutte le carte cambiano poco; sei mettono fine alla guerra di una potenza o ne riducono le carte. Federico vince resistendo finché non sono uscite. Il tempo è dalla sua parte, e tutti gli altri hanno fretta.
lesson-victory = Come si vince
lesson-victory-1 = Tredici delle quattordici città della Boemia portano il tuo segnalino. Prendi l’ultima: fai entrare Friedrich a Teplitz e prosegui.
lesson-victory-1-done = Sono tutte e quattordici: tienile fino alla fine del turno e la guerra è tua. Premi «Fatto» e guarda. Nella guerra intera ogni attaccante vince da solo, con tutti i suoi obiettivi; Federico vince se nessuno ci riesce in tempo.

## Traguardi: per che cosa gioca ciascuno

aim-endurance = Resistere finché il fato non avrà tolto dalla guerra { $nations-art } (colpi finora: { $have } su { $need }).
aim-objectives =
    { $nation }: { $need ->
        [one] conquistare l’obiettivo
       *[other] conquistare tutti i { $need } obiettivi
    }. Finora { $have }.
aim-bohemia = { $nation }: oppure conquistare tutte le { $need } città della Boemia. Finora { $have }.

## Ruoli: che cosa invoglia a sedersi lì

role-frederick = Un re contro mezza Europa. Non devi vincere una sola provincia: resisti finché i nemici non si stancano, e combatti dove sono le tue carte.
role-elisabeth = La Russia è lenta ma inarrestabile, se raggiungi le tue città prima che l’imperatrice muoia.
role-maria = Il più grande nemico della Prussia, e la scelta più ampia di dove colpire. La Slesia era tua; riprendila.
role-pompadour = La Francia deve battere Hannover prima che il suo denaro finisca in India e in America. Fai presto.
role-war-in-the-west-frederick = Tieni il Weser con un piccolo esercito e un duca ostinato, finché la Francia non perde interesse.
role-war-in-the-west-pompadour = Dieci città tra Reno ed Elba, venti armate, e un orologio che nessuno vede.
role-austrian-theatre-frederick = Tieni Sassonia e Slesia, o vinci subito con tutta la Boemia. Sei in minoranza, e sei Federico.
role-austrian-theatre-maria = Due eserciti tuoi e uno dell’Impero stringono la Prussia da tre lati.

## Scenari, opzioni

game-credit = Friedrich è di Richard Sivél, pubblicato da Histogame.
scenario-four-player = Friedrich, quattro giocatori
scenario-four-player-text = La guerra intera: un re contro tre grandi dame, e un orologio che solo il fato sa leggere.
scenario-three-player = Friedrich, tre giocatori
scenario-three-player-text = La guerra intera per tre: l’imperatrice di Russia guida anche la Francia, e non si fida di nessuno.
scenario-war-in-the-west = La guerra a ovest
scenario-war-in-the-west-text = La Francia vuole dieci città tra Reno ed Elba; un duca ostinato le sbarra la strada.
scenario-austrian-theatre = Il teatro austriaco
scenario-austrian-theatre-text = Sassonia e Slesia, il cuore della guerra: la Prussia da sola contro Austria e Impero.
option-expert = Gioco avanzato: tutti e quattro i testi del fato, Prussia Orientale, Opzione Offensiva.
option-edition = Regole della seconda o della prima edizione.
option-literal_text = Solo prima edizione: le sue due strane frasi alla lettera.
option-forbid_blocking = Nessuno può finire una marcia per nulla su un obiettivo che a un alleato ancora manca.
option-fate_deck = Preparato: Elisabetta, Poesie e America non vengono mai tra le prime quattro Carte Fato.
option-fate_deck-shuffled = mescolato
option-fate_deck-seeded = preparato
option-anniversary = Cinque mazzi, un’altra Elisabetta e un altro otto di quadri.
option-phantom_cards = Due giocatori: alla fine di ogni turno cinque carte coperte lasciano il mazzo di pesca.
option-literal_sweden = Teatro austriaco: la carta Svezia costa un generale alla Prussia, com’è stampato.

## Il terminale

terminal-typing = Così anche la strada di una marcia: «daun olmutz». Un nome da solo elenca ciò che quel pezzo può fare. A un verbo possono seguire più numeri o carte: «allot 8 5 5», «pay 13S 12C».
terminal-help_status = turno, nazioni, fato
terminal-help_pieces = i pezzi, dove stanno e come sono riforniti
terminal-help_objectives = che cosa ogni nazione ha preso e che cosa le manca
terminal-help_look = le città intorno a una città o a un pezzo
terminal-help_odds = in uno scontro: le tue probabilità, in tutto e per ogni carta
terminal-legend = linea piena strada principale, punteggiata secondaria · ■ □ obiettivo preso, da prendere · ◆ deposito
terminal-depot = deposito { $nation-di }
terminal-second_order = (2°)
terminal-claimed = rivendicata
terminal-taken = PRESA
terminal-unsupplied = senza rifornimento
terminal-face_down = a faccia in giù
terminal-some_face_down = { $who } a faccia in giù
terminal-starving = ALLA FAME
terminal-home = patria
terminal-by_train = supporto { $steps }
terminal-nation = nazione
terminal-led_by = giocatore
terminal-troops = armate
terminal-cards = carte
terminal-draws = pesca
terminal-objectives = obiettivi
terminal-before_the_war = Prima della guerra
terminal-none = nessuno
terminal-fate_over = (passata)
terminal-fate_left =
    { $count ->
        [one] resta { $count } Carta Fato
       *[other] restano { $count } Carte Fato
    }
terminal-strokes = colpi del fato finora: { $cards }
terminal-numbered = carte numerate finora: { $cards }
terminal-aside = { $card } da parte
terminal-are_taken = presi
terminal-still_needed = ancora da prendere (generale entro tre passi che lo protegge)
terminal-clock_of_fate = L’Orologio del Fato:
terminal-offensive = Opzione Offensiva { $status }

## Che cosa si sta facendo

phase-allotment = assegnazione
phase-deal = distribuzione
phase-phantom = carte fantasma
phase-discard = scarto
phase-movement = movimento
phase-payment = pagamento
phase-placement = piazzamento
phase-retreat = ritirata
phase-combat = combattimento
phase-battle = scontro
phase-retroactive = conquista retroattiva
phase-supply = rifornimento
phase-fate = fato
phase-choose_stack = scelta di un gruppo
phase-partisans = partigiani
phase-retire = congedo
phase-exchange = scambio
phase-renew_card = cambio di una carta
phase-give_and_take = dare e prendere
phase-move_laudon = mossa di Laudon
phase-chase = inseguimento
phase-evasion = sganciamento
phase-offensive = Opzione Offensiva
phase-east_prussia = Prussia Orientale
phase-turn = turno
phase-combat_begins = inizio dei combattimenti
phase-end_of_turn = fine del turno

## La mappa

picture-title = Friedrich – Europa centrale 1756–1763
picture-region = Europa centrale
picture-edition = Sanssouci, edizione non ufficiale; gioco di Richard Sivél
picture-town = città
picture-first_order = obiettivo di primo Ordine
picture-second_order = obiettivo di secondo Ordine
picture-depot = deposito
picture-main_road = strada principale
picture-road = strada
picture-set_up = città iniziale
picture-letters = Un obiettivo porta la lettera della nazione che lo cerca.
picture-miles = miglia tedesche

## Grammatica dei nomi senza una propria

trait-art = { $name }
trait-di = di { $name }
trait-a =
    { $initial ->
        [a] ad { $name }
       *[other] a { $name }
    }

refuse-literal_text = L’opzione literal_text va solo con edition=1.

## Follie: ciò che un buon giocatore non fa quasi mai

folly-hopeless_attack = attacchi con meno del 35 % di vittoria secondo il calcolo dell’attaccante stesso
folly-dear_defeat = scontri persi in cui sono stati giocati 20 punti di carte o più
folly-starved = generali perduti per fame o per fato e non in battaglia
folly-no_card_of_the_suit = grandi gruppi vicini al nemico in un seme di cui non si ha nessuna carta
folly-cards_kept = punti di carte ancora in mano alla fine

## Come finisce una partita, in poche parole: per le tabelle dell’arena e delle simulazioni

ending-objectives = tutti gli obiettivi presi
ending-offensive = Opzione Offensiva
ending-bohemia = tutta la Boemia prussiana
ending-endurance = Federico ha resistito

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = Guidi la Prussia. Ogni nome sulla mappa è una città; «pieces» dice chi sta dove e con quante armate. Heinrich è a Berlin: scrivi «march heinrich potsdam», o «heinrich» per vedere dove altro può andare.
terminal-lesson-combat-1 = Chi finisce la marcia accanto a un nemico deve combatterlo. Fai marciare Friedrich a Teplitz, accanto a Browne, poi scrivi «done».
terminal-lesson-retreat-1 = Browne ha perso per tre punti: perde tre armate e arretra di tre città. Il vincitore sceglie dove, il più lontano possibile. «retreat» elenca le vie; scrivi il numero di una.
terminal-lesson-supply-1 = Friedrich è a faccia in giù a Prag: nessun supporto è entro sei città, e al prossimo controllo morirebbe di fame. Porta il supporto da Meißen per Dresden a Pirna, poi scrivi «done».
terminal-lesson-fate-1 = Dal sesto turno, alla fine di ogni turno si pesca una Carta Fato. Scrivi «done», lascia il turno all’Austria, e vedi che cosa porta il fato.
terminal-lesson-victory-1-done = Sono tutte e quattordici: tienile fino alla fine del turno e la guerra è tua. Scrivi «done» e guarda. Nella guerra intera ogni attaccante vince da solo, con tutti i suoi obiettivi; Federico vince se nessuno ci riesce in tempo.
