### Sieben Jahre in italiano. Le parole dopo il dollaro sono identificativi, detti con il loro nome.

## Cose che si contano, come parti di frasi

coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }

## Nomi

name-france = Francia
    .art = la Francia
    .di = della Francia
    .a = alla Francia
name-britain = Regno Unito
    .art = il Regno Unito
    .di = del Regno Unito
    .a = al Regno Unito
name-austria = Austria
    .art = l’Austria
    .di = dell’Austria
    .a = all’Austria
name-empire = Impero
    .art = l’Impero
    .di = dell’Impero
    .a = all’Impero
name-saxony = Sassonia
    .art = la Sassonia
    .di = della Sassonia
    .a = alla Sassonia
name-prussia = Prussia
    .art = la Prussia
    .di = della Prussia
    .a = alla Prussia
name-hanover = Hannover
    .art = Hannover
    .di = di Hannover
    .a = a Hannover
name-hessen-kassel = Assia-Kassel
    .art = l’Assia-Kassel
    .di = dell’Assia-Kassel
    .a = all’Assia-Kassel
name-brunswick = Brunswick
    .art = Brunswick
    .di = di Brunswick
    .a = a Brunswick
name-russia = Russia
    .art = la Russia
    .di = della Russia
    .a = alla Russia
name-sweden = Svezia
    .art = la Svezia
    .di = della Svezia
    .a = alla Svezia
name-spain = Spagna
    .art = la Spagna
    .di = della Spagna
    .a = alla Spagna
name-portugal = Portogallo
    .art = il Portogallo
    .di = del Portogallo
    .a = al Portogallo
name-e1 = Strade asciutte, vento propizio
name-e2 = Marcia forzata
name-e3 = Guide fidate
name-e4 = Magazzini pronti
name-e5 = Marcia ordinaria
name-e6 = Marcia ordinaria
name-e7 = Buon ordine
name-e8 = Carri requisiti
name-e9 = Retroguardia smarrita
name-e10 = Calura estiva
name-e11 = Piogge intense
name-e12 = Carri rotti
name-e13 = Nebbia
name-e14 = Foraggio scarso
name-e15 = Disgelo, fango
name-e16 = Fiume in piena
name-e17 = Polvere bagnata
name-e18 = Malattie al campo
name-e19 = Tempeste d’autunno
name-e20 = Neve, vento contrario
name-e21 = Ordini contrari
name-e22 = Ammutinamento per il soldo
name-bold-charge = Carica ardita
name-steady-fire = Fuoco serrato
name-smoke-and-dust = Fumo e polvere
name-broken-ground = Terreno rotto
name-rally = Riordino
name-stout-hearts = Cuori saldi
name-new-outworks = Nuove opere
name-hidden-stores = Scorte nascoste
name-subsidy = Sussidio
name-bad-harvest = Cattivo raccolto
name-good-roads = Buone strade
name-full-magazines = Magazzini pieni
name-franco-austrian = la coalizione franco-austriaca
    .art = la coalizione franco-austriaca
    .di = della coalizione franco-austriaca
    .a = alla coalizione franco-austriaca
name-anglo-prussian = la coalizione anglo-prussiana
    .art = la coalizione anglo-prussiana
    .di = della coalizione anglo-prussiana
    .a = alla coalizione anglo-prussiana
name-player = Giocatore
    .art = il Giocatore
    .di = del Giocatore
    .a = al Giocatore
name-bot = il BOT
    .art = il BOT
    .di = del BOT
    .a = al BOT
name-frederik-ii = Federico II
name-infantry = fanteria
    .art = la fanteria
name-cavalry = cavalleria
    .art = la cavalleria
name-artillery = artiglieria
    .art = l’artiglieria
name-ships = navi
    .art = le navi
    .number = plural
name-fa = fanteria addestrata
    .many = unità di fanteria addestrata
name-fv = fanteria veterana
    .many = unità di fanteria veterana
name-ca = cavalleria addestrata
    .many = unità di cavalleria addestrata
name-cv = cavalleria veterana
    .many = unità di cavalleria veterana
name-aa = artiglieria addestrata
    .many = unità di artiglieria addestrata
name-av = artiglieria veterana
    .many = unità di artiglieria veterana
name-na = squadra addestrata
    .many = squadre addestrate
name-nv = squadra veterana
    .many = squadre veterane
name-trained = addestrata
    .many = addestrate
name-veteran = veterana
    .many = veterane
name-provisions = provviste
name-ammunition = munizioni
name-four = quattro di fila
name-split = tre e tre
name-fraction = frazione
    .di = della frazione
name-year = anno
    .di = dell’anno

## Che cosa si chiede: l’inizio dell’anno

prompt-aid = { $board-art } può dare { coins }: quanto ne va { $partner-a }, in oro (100 monete l’uno), argento (10) e bronzo (1)?
prompt-ministry = { $board-a } restano { coins }: nomina, cambia o congeda comandanti, o premi «Fatto».
prompt-ministry_short = { $board-a } mancano { coins }: congeda comandanti, o premi «Fatto» e riduci i contingenti.
prompt-lost_leader = { $who } non può più servire: indica chi prende il suo contingente, o scioglilo.
prompt-surplus = Con l’arrivo di un comandante obbligatorio { $board-art } ha più contingenti del permesso: quale sciogli?
prompt-settle = { $board-a } restano { coins }: fissa la forza dei tuoi contingenti, o premi «Fatto».
prompt-settle_short = { $board-a } mancano { coins }: riduci o sciogli contingenti.
prompt-experience =
    { $who }, { $arm }: { $arm-number ->
        [plural] addestrate o veterane
       *[singular] addestrata o veterana
    }? Restano { coins }.
prompt-stores = { $who }: quanti carichi di provviste e di munizioni? Restano { coins }.
prompt-buy_advantages = { $board-art } ha { coins }: quanti Vantaggi, a 5 monete l’uno?
prompt-purchases = { $board-art } ha { coins }: quanti Vantaggi, a 5 monete l’uno, e quanti nativi, a 3?
prompt-guerrillas = Il Regno Unito ha { coins }: assoldare guerriglieri in Portogallo, a 3 monete l’uno, o con Schaumburg-Lippe, per 10?

## Che cosa si chiede: le frazioni

prompt-mode = { $board }, frazione { $fraction }: quattro azioni di fila, tre e tre, o fermarsi per quest’anno?
prompt-mode_owed = { $board }, frazione { $fraction }, { $owed } { $owed ->
        [one] azione dovuta
       *[other] azioni dovute
    }: quattro azioni di fila, tre e tre, o fermarsi per quest’anno?
prompt-actions =
    { $board-art } ha { coins } e { $left ->
        [0] nessuna azione: ciò che non ne costa, o chiudi il turno.
        [one] ancora un’azione. Che cosa fai?
       *[other] ancora { $left } azioni. Che cosa fai?
    }
prompt-move =
    { $who } può fare { $steps ->
        [one] un passo
       *[other] fino a { $steps } passi
    }: dove?
prompt-move_late =
    { $who } può fare { $steps ->
        [one] un passo
       *[other] fino a { $steps } passi
    }: dove? Se si viene a uno scontro, { $late ->
        [one] un’unità è
       *[other] { $late } unità sono
    } in ritardo fino al termine della fase { $phases }.
prompt-move_powder =
    { $who } può fare { $steps ->
        [one] un passo
       *[other] fino a { $steps } passi
    }: dove? Se si viene a uno scontro, per strada { $loads ->
        [one] si è perso un carico
       *[other] si sono persi { $loads } carichi
    } di munizioni.
prompt-relief = Chi prende il posto di { $who }?
prompt-two_generals = { $who } è sbarcato a Porto. { $other } resta alla testa dell’armata portoghese, o i due generali si scambiano il posto?
prompt-consign = Da dove, e quanto, si manda { $who-a }? Ci sono { coins }.
prompt-levy =
    { $place } può mandare { $who-a } { $most ->
        [one] una brigata
       *[other] fino a { $most } brigate
    }: fanteria, cavalleria, artiglieria?
prompt-hasten = Il convoglio per { $who } arriva subito, per buone strade?
prompt-raid =
    Un convoglio con { $provisions ->
        [one] un carico di provviste
       *[other] { $provisions } provviste
    } e { $ammunition ->
        [one] un carico di munizioni
       *[other] { $ammunition } munizioni
    } sosta { $place-a }: raid { $board-di }? Costa un Evento e una delle prossime azioni.
prompt-raid_reserves =
    { $place-a } { $units ->
        [one] sosta una brigata
       *[other] sostano { $units } brigate
    } di riserva con { $provisions ->
        [one] un carico di provviste
       *[other] { $provisions } provviste
    } e { $ammunition ->
        [one] un carico di munizioni
       *[other] { $ammunition } munizioni
    }: raid { $board-di }? Combatteranno; il raid costa un Evento e una delle prossime azioni.
prompt-detach = { $who } incontra riserve: quale arma attacca quale?
prompt-scorch = Il nemico entra in { $region }. Un’armata che vi si trova può distruggerne le scorte, al prezzo di { coins }, la rendita di un anno, e abbandonargli la regione senza combattere.
prompt-scorch_beaten = L’armata deve lasciare { $region }. Distrugge le scorte alle sue spalle? Costa { coins }, la rendita di un anno, e il nemico non troverà da mangiare.
prompt-forage = { $board-art } può razziare le province dove stanno le sue armate.

## Rifiuti

refuse-must_move = { $who } deve muovere di almeno un passo.
refuse-no_room = { $place-a } non c’è posto per sostare: vi stanno due armate amiche.
refuse-not_next = { $place } non è adiacente a dove sta il pezzo.
refuse-closed = { $place } ora è chiusa alla tua parte.
refuse-area = { $who } non comanda in quell’area.
refuse-spared = L’armata battuta { $place-a } non può essere attaccata di nuovo in questa frazione.
refuse-buy = Una plancia acquista al massimo { $most } Vantaggi l’anno, a { $coins } monete l’uno, finché bastano sacchetto e portafoglio.
refuse-lost_leader = Prima indica chi prende il posto di { $who }, o sciogli il suo contingente.
refuse-surplus = Prima sciogli un contingente: sono più del permesso.
refuse-portuguese = All’armata portoghese serve il suo generale a Porto, Campbell o Lee.
refuse-obligatory = { $who } quest’anno deve essere in campo.
refuse-fixed = { $who } è nella tavola dello scenario e deve servire; può guidare meno unità.
refuse-change = { $who } non può prendere quel contingente.
refuse-nobody_free = Nessuno può prendere il posto di { $who }, o è già in viaggio.
refuse-not_free = { $who } ora non è disponibile.
refuse-start = I contingenti nuovi non partono da { $place }.
refuse-limit = Dove partirebbe { $who } ci sono già tutti i contingenti permessi.
refuse-marker = La coalizione non ha più segnalini di quell’arma.
refuse-spare = Le guarnigioni vanno pagate: si può mandare al massimo { coins }.
refuse-purse =
    Nel portafoglio { $coins ->
        [one] c’è solo { $coins } moneta
       *[other] ci sono solo { $coins } monete
    }.
refuse-debt = Mancano { coins }: prima riduci o sciogli contingenti.
refuse-settled = { $who } è già a posto per quest’anno, o ora non tocca a te fissarlo.
refuse-six_units = Un contingente ha da una a sei unità.
refuse-no_cavalry = In Nord America non c’è cavalleria.
refuse-only_reduce = { $who } non è in un capoluogo o porto del suo Stato: il suo contingente si può solo ridurre.
refuse-loads =
    C’è posto per { $provisions ->
        [one] un carico di provviste
       *[other] { $provisions } provviste
    } e { $ammunition ->
        [one] un carico di munizioni
       *[other] { $ammunition } munizioni
    }, finché basta il portafoglio.
refuse-no_way = Da { $place } non si può mandare nulla: non vende, o non ne parte una via libera.
refuse-sells =
    Si possono avere { $provisions ->
        [one] un carico di provviste
       *[other] { $provisions } provviste
    } e { $ammunition ->
        [one] un carico di munizioni
       *[other] { $ammunition } munizioni
    }, finché ci sono posto e denaro.
refuse-levy =
    { $place } può mandare quest’anno { $most ->
        [one] una brigata
       *[other] { $most } brigate
    }, nei limiti del portafoglio e con l’esperienza che ha l’armata.
refuse-forage = { $who } non può razziare dove sta.
refuse-no_actions = In questa fase della frazione non restano azioni.
refuse-not_in_play = { $who } non guida un contingente.
refuse-other_board = { $who } appartiene a un’altra plancia.
refuse-bought = { $who } ha già comprato in questa frazione.
refuse-needs_nothing = A { $who } non si può mandare nulla.
refuse-moved = { $who } ha già mosso in questa frazione.
refuse-aboard = { $who } è a bordo di uno squadrone navale.
refuse-led = { $who } segue il capo della sua grande armata.
refuse-resting = { $who } riposa e non può ancora muovere.
refuse-bound = { $who } va prima dove comincia la sua guerra di quest’anno: Burgoyne a Porto, de Beauvau-Craon ad A Coruña, de Carvajal nelle Asturias.
refuse-unequipped = { $who } non lascia la propria terra senza provviste e munizioni.

## Che cosa accadrebbe

foresee-purse =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }, { $left } da spendere
foresee-passive = questa carta non manda nessuno, e il nemico non trova resistenza
foresee-gives_up = lo scontro è perso, e si lascia il campo
foresee-engages =
    { $units ->
        [one] un’unità
       *[other] { $units } unità
    } di { $arm }, somma { $sum } prima della carta nemica
foresee-clash = forza { $strength }
foresee-engages_squad = una squadra, somma { $sum } prima della carta nemica
foresee-storm =
    una guarnigione di { $units ->
        [one] un’unità
       *[other] { $units } unità
    }, con { $loads ->
        [one] un carico
       *[other] { $loads } carichi
    } e { $shield ->
        [one] un recupero
       *[other] { $shield } recuperi
    }, contro la tua forza di { $strength }
foresee-battle = battaglia con { $enemies }
foresee-near = accanto a { $enemies }: una carta decide se si combatte
foresee-garrison =
    una guarnigione di { $units ->
        [one] { $units } unità
       *[other] { $units } unità
    } sbarra la via
foresee-hungers = { $generals } { $generals-count ->
        [one] resterebbe
       *[other] resterebbero
    } senza cibo
foresee-unarmed = { $generals } non { $generals-count ->
        [one] potrebbe
       *[other] potrebbero
    } combattere senza munizioni
foresee-costs = costa { coins }
foresee-costs_rest =
    { $coins ->
        [0] non costa nulla: il portafoglio è vuoto
       *[other] prende tutto quel che resta, { coins }
    }
foresee-saves = risparmia { coins }
foresee-spends = costa { coins }, ne restano { $left }
foresee-aid = ne restano { $left } qui, { $theirs } là
foresee-bombard =
    { $units ->
        [one] un’unità
       *[other] { $units } unità
    } con { $loads } carichi; lo sbarco è aperto a { $half }
foresee-left_actions =
    { $count ->
        [one] resta un’azione
       *[other] restano { $count } azioni
    }
foresee-left_unsettled =
    { $who } { $who-count ->
        [one] potrebbe
       *[other] potrebbero
    } ancora avere altre unità e carichi
foresee-units_cost = le unità costano { coins } l’anno, ne restano { $left }
foresee-convoy =
    costa { coins } e un Evento per ogni tappa di { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }
foresee-raid = serve una portata di { $need }: l’hanno { $cards } Eventi su 22
foresee-nowhere = da qui non può andare in nessun luogo: l’azione andrebbe persa
foresee-unpaid = nessun Evento si può pagare: l’azione andrebbe persa
foresee-event = un Evento da { $least } a { $most } monete
foresee-not_out = non basta: costa un’unità, e al prossimo turno si pesca un altro Evento
foresee-exchange = i due si scambiano i contingenti
foresee-waits =
    ha effetto dopo { $turns ->
        [one] una frazione
       *[other] { $turns } frazioni
    }

## Azioni

do-roll = Tirare { $dice }
do-event = Evento: { $event }
do-tile = Pescare { $advantage }
do-aid = Mandare { $gold } oro, { $silver } argento, { $bronze } bronzo
do-appoint = Nominare { $who } { $place-a }
do-disband = Sciogliere { $who }
do-change = { $new } prende il posto di { $old }
do-relieve = Sostituire { $who }
do-done = Fatto
do-muster = { $who }: { $infantry } fanteria, { $cavalry } cavalleria, { $artillery } artiglieria
do-muster_ships =
    { $who }: { $ships } { $ships ->
        [one] squadra
       *[other] squadre
    }
do-drill = { $level }
do-drill_arm = { $arm }: { $level }
do-load =
    Caricare { $provisions ->
        [one] un carico di provviste
       *[other] { $provisions } provviste
    }, { $ammunition ->
        [one] un carico di munizioni
       *[other] { $ammunition } munizioni
    }
do-buy =
    { $advantages ->
        [0] Non acquistare Vantaggi
        [one] Acquistare { $advantages } Vantaggio
       *[other] Acquistare { $advantages } Vantaggi
    }
do-buy_both =
    { do-buy }, { $natives } { $natives ->
        [one] nativo
       *[other] nativi
    }
do-hire_count = Assoldare Schaumburg-Lippe con tre bande
do-hire =
    { $number ->
        [one] Assoldare una banda di guerriglieri
       *[other] Assoldare { $number } bande di guerriglieri
    }
do-mode = { $mode }
do-stop = Fermarsi per quest’anno
do-end = Chiudere il turno
do-move = Muovere { $who }
do-go = Andare { $place-a }
do-halt = Fermarsi
do-supply =
    { $who } compra { $ammunition ->
        [0] { $provisions ->
            [one] un carico di provviste
           *[other] { $provisions } provviste
        }
       *[other] { $provisions ->
            [0] { $ammunition ->
                [one] un carico di munizioni
               *[other] { $ammunition } munizioni
            }
           *[other] { $provisions ->
                [one] un carico di provviste
               *[other] { $provisions } provviste
            }, { $ammunition ->
                [one] un carico di munizioni
               *[other] { $ammunition } munizioni
            }
        }
    }
do-convoy = Mandare un convoglio { $who-a }
do-send =
    Da { $place }: { $provisions ->
        [one] un carico di provviste
       *[other] { $provisions } provviste
    }, { $ammunition ->
        [one] un carico di munizioni
       *[other] { $ammunition } munizioni
    }
do-levy = Riserve: { $infantry } fanteria, { $cavalry } cavalleria, { $artillery } artiglieria
do-veterans = Riserve, armi nuove veterane: { $infantry } fanteria, { $cavalry } cavalleria, { $artillery } artiglieria
do-cancel = Annullare
do-hasten = Farlo arrivare subito
do-hold = Passare
do-hold_for = Passare per il resto { $span-di }
do-raid = Raid con { $who }
do-detach = { $arm-art } contro { $target-art }
do-scorch = Distruggere le scorte
do-scorch_and_leave = { $who } distrugge le scorte e se ne va
do-forage = { $who } razzia la terra
do-voyage = { $who } salpa per { $place }
do-use = Usare { $advantage }
do-use_on = Usare { $advantage } contro { $board-art }
do-stock = { $advantage }: { $kind } per { $region }
do-equip = { $advantage } per { $who }
verb-supply = Comprare sul posto
verb-hold = Passare
verb-muster = Fissare un contingente
verb-send = Mandare rifornimenti
verb-levy = Levare riserve
verb-veterans = Levare riserve, armi nuove veterane
verb-play = Giocare una carta
verb-swap = Cambiare una carta per una moneta
verb-appoint = Nominare un comandante
verb-change = Cambiare un comandante
verb-join = Formare una grande armata
verb-detach = Mandare un’arma all’attacco
verb-equip = Un Vantaggio per un comandante
verb-stock = Un Vantaggio per una regione

## Il diario

when = { $fraction ->
    [0] Inverno prima del { $year }
   *[other] { $year }, frazione { $fraction }
}
log-year = Comincia l’anno { $year }.
log-fortune = Vicenda dell’anno ({ $die }): { $note }. Ordine: { $order }.
log-advantage = { $board-art } riceve { $advantage }.
log-purse = { $board-art } comincia con { coins }.
log-income = { $board-art } incassa { coins }.
log-aid = { $board-art } manda { coins } { $partner-a }.
log-garrisons = { $board-art } paga { coins } per le guarnigioni.
log-upkeep = { $board-art } paga { coins } per comandanti e unità.
log-stands = { $who } è { $place-a }.
log-leaves_war = { $state-art } esce dalla guerra.
log-returned = { $region } torna al suo proprietario.
log-takes_over = { $new } prende il posto di { $old }.
log-exchange = { $old } e { $new } si scambiano i contingenti.
log-two_generals = { $who } guida l’armata britannica in Portogallo, { $other } quella portoghese.
log-change_unpaid = Non c’è denaro per { $new }; { $old } conserva il comando.
log-change_announced =
    { $new } prenderà il posto di { $old } tra { $turns ->
        [one] una frazione
       *[other] { $turns } frazioni
    }.
log-raised = { $who } forma un contingente { $place-a }.
log-disbanded = { $who } è congedato con il suo contingente.
log-mustered = { $who } schiera { $units }.
log-drilled =
    { $who }: { $arm-art } { $arm-number ->
        [plural] sono { $level-many }
       *[singular] è { $level }
    }.
log-loaded =
    { $who } carica { $provisions ->
        [one] un carico di provviste
       *[other] { $provisions } provviste
    } e { $ammunition ->
        [one] un carico di munizioni
       *[other] { $ammunition } munizioni
    }.
log-settled = { $board-art } ha fissato le sue forze; restano { coins }.
log-buys_advantages =
    { $board-art } acquista { $number ->
        [one] { $number } Vantaggio
       *[other] { $number } Vantaggi
    }.
log-buys_natives =
    { $board-art } paga l’aiuto di { $number ->
        [one] { $number } banda
       *[other] { $number } bande
    } di nativi.
log-hires =
    { $state-art } assolda { $number ->
        [one] { $number } banda
       *[other] { $number } bande
    } di guerriglieri.
log-hires_count =
    { $state-art } assolda Schaumburg-Lippe con { $number ->
        [one] { $number } banda
       *[other] { $number } bande
    } di guerriglieri.
log-fraction = Frazione { $fraction }.
log-turn = Tocca { $board-a }, fase { $phase }.
log-mode = { $board }: { $mode }.
log-commanders = { $board-art } ha nominato i suoi comandanti.
log-holds = { $board-art } passa.
log-holds_for = { $board-art } passa per il resto { $span-di }.
log-stops = { $board-art } si ferma per quest’anno.
log-ends = { $board-art } chiude il turno.
log-declares = { $board-art } muove { $who }.
log-event = { $board-art } pesca un Evento: { $event }.
log-event_paid = { $board-art } paga { coins }.
log-event_unpaid = { $board-art } non può pagare { coins }: il portafoglio è vuoto e l’azione persa.
log-goes = { $who } va { $place-a }.
log-halt = { $who } si ferma.
log-bought =
    { $who } compra { $ammunition ->
        [0] { $provisions ->
            [one] un carico di provviste
           *[other] { $provisions } provviste
        }
       *[other] { $provisions ->
            [0] { $ammunition ->
                [one] un carico di munizioni
               *[other] { $ammunition } munizioni
            }
           *[other] { $provisions ->
                [one] un carico di provviste
               *[other] { $provisions } provviste
            } e { $ammunition ->
                [one] un carico di munizioni
               *[other] { $ammunition } munizioni
            }
        }
    }.
log-convoy =
    { $units ->
        [none] Da { $place } partono per { $who } { $provisions ->
            [one] un carico di provviste
           *[other] { $provisions } provviste
        } e { $ammunition ->
            [one] un carico di munizioni
           *[other] { $ammunition } munizioni
        }.
       *[other] Da { $place } partono riserve per { $who }: { $units }{ $provisions ->
            [0] { "" }
            [one] , più un carico di provviste
           *[other] , più { $provisions } provviste
        }{ $ammunition ->
            [0] { "" }
            [one] , più un carico di munizioni
           *[other] , più { $ammunition } munizioni
        }.
    }
log-convoy_stops = Il convoglio per { $who } sosta { $place-a }.
log-convoy_arrives = Il convoglio raggiunge { $who }.
log-convoy_lost = Il convoglio per { $who } è perduto { $place-a }.
log-convoy_taken = { $who } prende i carichi del convoglio.
log-convoy_goes = Il convoglio per { $who } va per la sua strada.
log-hastened = Per buone strade il convoglio raggiunge subito { $who }.
log-raids = Un distaccamento di { $who } parte contro il convoglio { $place-a }.
log-detachment = { $who } manda { $arm-art } contro { $target-art }.
log-raid_fails = Il distaccamento di { $who } non raggiunge il convoglio.
log-detachment_lost = { $who } perde il suo distaccamento.
log-scorched = Le scorte di { $region } sono distrutte; { $board-art } perde { coins }.
log-forage_done = { $board-art } non razzia oltre.
log-forages = { $who } razzia { $place }.
log-exhausted = { $who } non ha da mangiare: contingente esausto ({ $points }).
log-garrison_eats = La guarnigione di { $region } mangia; restano { $left }.
log-starved = { $region } si arrende per fame { $who-a }.
log-captured = { $region } cade in mano { $state-a }.
log-state_falls = { $state-art } si arrende con la sua capitale { $by-a }.
log-state_back = { $state-art } riottiene la sua capitale.
log-walks_in = { $who } entra { $region-a }.
log-america = { $coalition-art } conquista il Nord America.
log-voyage = { $who } salpa per { $place }.
log-lands = { $who } sbarca { $place-a }.
log-lost_at_sea = { $who } trova chiusi entrambi i porti ed è perduto.
log-crowded = { $who } sbarca tra altre due armate.
log-windfall = { $board-art } guadagna { coins } con { $advantage }.
log-fined = { $board-art } perde { coins } per { $advantage }.
log-stocked = { $advantage }: { $kind } per la guarnigione di { $region }.
log-equipped = { $advantage } per { $who }.

## La fine

end-capital = { $region } è caduta: vince la guerra { $who-art }.
end-total =
    { $who-art } { $who-count ->
        [one] ha
       *[other] hanno
    } raggiunto i grandi obiettivi: vittoria totale.
end-partial =
    { $who-art } { $who-count ->
        [one] ha
       *[other] hanno
    } più punti di tutti: vittoria parziale.
end-drawn = Punti pari: pareggio.

## Nomi: battaglia, Opzioni

name-if1 = fanteria, fuoco 1
name-if2 = fanteria, fuoco 2
name-if3 = fanteria, fuoco 3
name-im1 = fanteria, sciabole 1
name-im2 = fanteria, sciabole 2
name-im3 = fanteria, sciabole 3
name-df1 = due fanterie, fuoco 1
name-df2 = due fanterie, fuoco 2
name-df3 = due fanterie, fuoco 3
name-dm1 = due fanterie, sciabole 1
name-dm2 = due fanterie, sciabole 2
name-dm3 = due fanterie, sciabole 3
name-cm1 = cavalleria, sciabole 1
name-cm2 = cavalleria, sciabole 2
name-cm3 = cavalleria, sciabole 3
name-af1 = artiglieria, fuoco 1
name-af2 = artiglieria, fuoco 2
name-af3 = artiglieria, fuoco 3
name-o1 = Opzioni 1
name-o2 = Opzioni 2
name-o3 = Opzioni 3
name-o4 = Opzioni 4
name-eastern-europe = Europa orientale
name-germany = Germania
name-iberia = Iberia
name-north-america = Nord America
name-caribbean = Caraibi

## Che cosa si chiede: le battaglie

prompt-battle_field = Battaglia di { $place }, fase { $phase }: gioca una carta.
prompt-battle_fleet = Battaglia navale { $place-a }, fase { $phase }: gioca una carta: ognuna manda una squadra. Solo il fuoco fa danni.
prompt-battle_assault = Assalto { $place-a }, fase { $phase }: gioca una carta. Solo il fuoco fa danni.
prompt-battle_bombardment = Bombardamento di { $place }, fase { $phase }: gioca una carta. Solo il fuoco fa danni. Una guarnigione ridotta a { $half } unità o carichi apre lo sbarco.
prompt-advantage = Le carte sono scoperte: gioca un Vantaggio, o nessuno.
prompt-cancel_option = Annullare la carta Opzioni appena pescata?
prompt-loss = Quale armata perde { $arm-art }?
prompt-target = Il nemico non può rispondere: quale unità colpisce la tua somma di { $sum }?
prompt-recovery =
    Recuperare un’unità perduta? { $shield ->
        [one] Resta un recupero.
       *[other] Restano { $shield } recuperi.
    }
prompt-delay =
    { $units ->
        [one] Un’unità arriva
       *[other] { $units } unità arrivano
    } in ritardo alla battaglia: quale?
prompt-disengage =
    { $who } { $who-count ->
        [one] è nettamente inferiore
       *[other] sono nettamente inferiori
    }: restare, o pagare un Evento e tentare di disimpegnarsi?
prompt-disengage_stopped =
    { $who } { $who-count ->
        [one] è attaccato
       *[other] sono attaccati
    } dopo che ti sei fermato: restare, o pagare un Evento e tentare di disimpegnarsi?
prompt-flight =
    Dove si { $who-count ->
        [one] ritira
       *[other] ritirano
    } { $who }?
prompt-order_of_squadrons = Quale squadrone navale affronta ora il nemico { $place-a }?
prompt-fight_on = Ci sono altri squadroni navali nemici { $place-a }: affrontarli?
prompt-send_detachment = Un distaccamento piomba su { $who }: quale unità mandi? Ognuno scopre una carta battaglia e aggiunge la forza della sua unità; la somma più bassa la perde.
prompt-choose_prey = Quale unità di { $who } attacca il distaccamento?

## Che cosa si chiede: città, coste e colpi di mano

prompt-assault =
    { $who } { $who-count ->
        [one] è
       *[other] sono
    } davanti { $place-a }, con una guarnigione di { $units ->
        [one] un’unità
       *[other] { $units } unità
    }: assalto, o restare?
prompt-descent = { $who } è davanti a una costa nemica: attaccarla o restare?
prompt-landing = Lo sbarco { $place-a } è aperto: { $who } scende a terra?
prompt-native_strike = I nativi { $board-di } possono piombare su { $who }.
prompt-guerrilla_strike = I guerriglieri { $board-di } possono piombare su { $who }.
prompt-purse = Scegli un portafoglio, di { $one }, { $two }, { $three } o { $four } monete: più è pieno, più è facile. O fallo decidere a una carta Opzioni.

## Rifiuti: battaglie

refuse-play = Gioca una carta della tua mano; nomina un’armata o risparmia la riserva solo dove fa differenza.
refuse-swap = In una battaglia si cambiano al massimo { $most } carte, a una moneta l’una, finché ci sono carte.
refuse-withdraw = Un’armata può ritirarsi alla fine di una fase; una guarnigione no.
refuse-retire = Chi si ritira esce dalla regione, o in mare si allontana di due quadrati, per una via senza nemici e senza superare la portata dell’Evento; se non ci arriva, va più avanti che può.

refuse-restore = In { $region } non c’è una tua guarnigione da ripristinare, o le sta davanti un’armata nemica, o manca il denaro.
refuse-assault = { $who } non è davanti a un capoluogo nemico che possa assaltare ora.
refuse-attack = Accanto { $who-a } non c’è un nemico che si possa attaccare.
refuse-channel = { $place } non si può attaccare attraverso la Manica.
refuse-no_target = { $place } non è un capoluogo nemico con un porto dove si trova { $who }.
refuse-halved = La guarnigione di { $place } è già alla metà: lo sbarco è aperto.
refuse-not_open = { $place-a } nessuno sbarco è aperto, o nessuno è a bordo.
refuse-landing = L’armata a bordo non può scendere { $place-a }.
refuse-harbour = { $who } non è in un porto dove ora sia possibile.
refuse-repair = { $who } non è davanti a un porto del suo Stato, non gli manca una squadra, o non c’è denaro.
refuse-grand_army = { $who } non può farlo: una grande armata è di due armate di una coalizione in una provincia.

## Azioni: battaglie, città, coste

do-deal = Si distribuisce { $card }
do-pick = La carta del BOT: { $card }
do-turn = Scoprire { $card }
do-option = { $option }
do-play = Giocare { $card }
do-play_sparing = Giocare { $card }, risparmiando la riserva
do-play_shared = Giocare { $card }, una brigata per armata
do-play_with = Giocare { $card } con { $who }
do-swap = Cambiare { $card } per una moneta
do-withdraw = Ritirarsi
do-lose = La perdita è di { $who }
do-strike = Colpire { $arm-art } di { $who }
do-recover = Recuperare { $arm-art } di { $who }
do-recover_garrison = Recuperare un’unità della guarnigione: il bombardamento continua
do-forgo = Nessuno
do-delay = In ritardo: { $arm-art } di { $who }
do-boost = Giocare { $advantage }
do-send_detachment = Mandare { $arm-art } di { $who }
do-stand = Restare e combattere
do-disengage = Tentare di disimpegnarsi
do-retire = Ritirarsi { $place-a }
do-oppose = Li affronta { $who }
do-engage = Affrontarli
do-desist = Lasciarli stare
do-stay = Restare
do-storm = Assaltare la città
do-assault = { $who } assalta la città
do-attack = { $who } attacca il nemico dove sta
do-restore = Ripristinare la guarnigione di { $region }
do-bombard = { $who } fa fuoco su { $place }
do-descend = { $who } sbarca la sua armata { $place-a }
do-disembark = Scendere a terra
do-embark = { $who } sale a bordo con { $to }
do-land = { $who } sbarca { $place-a }
do-repair = { $who } ricostruisce squadre
do-purse = Prendere il portafoglio { $number }
do-draw = Pescare per il portafoglio
do-join = { $who } si unisce { $chief-a }
do-split = { $who } divide la sua grande armata
do-pillage = Saccheggiare i carichi di { $who }
do-ravage = Devastare { $place }

## Il diario: battaglie

log-fight_field = Battaglia { $place-a }: { $who } contro { $foe }.
log-fight_fleet = Battaglia navale { $place-a }: { $who } contro { $foe }.
log-fight_assault = Assalto di { $who } { $foe-a }.
log-fight_bombardment = Bombardamento di { $foe } da parte di { $who }.
log-draws = { $board-art } pesca una carta battaglia.
log-dealt = Peschi { $card }.
log-has_chosen =
    { $who-count ->
        [one] { $who } ha scelto.
       *[other] { $who } hanno scelto.
    }
log-swaps =
    { $who } { $who-count ->
        [one] cambia
       *[other] cambiano
    } { $card }.
log-plays =
    { $who } { $who-count ->
        [one] gioca
       *[other] giocano
    } { $card }.
log-plays_first = { $who } giocano { $card }, e { $army } combatte per primo.
log-plays_shared = { $who } giocano { $card }, e ciascuno manda una brigata.
log-plays_sparing =
    { $who } { $who-count ->
        [one] gioca { $card } e risparmia
       *[other] giocano { $card } e risparmiano
    } la riserva.
log-plays_advantage = { $board-art } gioca { $advantage }.
log-sum =
    { $who }: { $sum } (punti { $points }, forza { $strength }{ $silenced ->
        [0] { "" }
       *[other] , punti tolti dall’arma nemica −{ $silenced }
    }{ $fire ->
        [0] { "" }
       *[other] , contro il fuoco −{ $fire }
    }{ $exhaustion ->
        [0] { "" }
       *[other] , esausto −{ $exhaustion }
    }{ $advantage ->
        [0] { "" }
       *[other] , Vantaggi { $advantage }
    }{ $carry ->
        [0] { "" }
       *[other] , riporto { $carry }
    }).
log-gives_up =
    { $who } { $who-count ->
        [one] cede
       *[other] cedono
    }.
log-dry =
    { $who } { $who-count ->
        [one] non ha
       *[other] non hanno
    } più munizioni.
log-no_attack =
    { $who } { $who-count ->
        [one] non ha
       *[other] non hanno
    } più attacchi da condurre.
log-even = Le somme sono uguali: nessuno perde un’unità.
log-wards_off =
    { $who } { $who-count ->
        [one] ha
       *[other] hanno
    } la somma più alta, ma con le sciabole: qui parano il fuoco e non fanno danni.
log-passive = Una somma di { $sum } colpisce { $arm-art } di { $who }, forza { $strength }.
log-both_passive = Con queste carte nessuno dei due può attaccare.
log-unit_lost =
    { $who } { $who-count ->
        [one] perde
       *[other] perdono
    } un’unità: { $arm }.
log-drowned = Una brigata di { $who } affonda con le sue navi: { $arm }.
log-recovered =
    { $who } { $who-count ->
        [one] recupera
       *[other] recuperano
    } un’unità: { $arm }.
log-option =
    { $who } { $who-count ->
        [one] pesca
       *[other] pescano
    } { $option }: { $losses ->
        [0] è la fine
        [1] ancora una perdita è la fine
       *[other] ancora { $losses } perdite sono la fine
        [endless] battaglia a oltranza
    }.
log-late = Un’unità di { $who } è in ritardo: { $arm }.
log-late_arrive = Arrivano le unità in ritardo di { $who }.
log-powder_lost =
    { $who } { $who-count ->
        [one] ha
       *[other] hanno
    } perso per strada { $loads ->
        [one] un carico
       *[other] { $loads } carichi
    } di munizioni.
log-withdraws =
    { $who } { $who-count ->
        [one] si ritira
       *[other] si ritirano
    }.
log-no_advantage =
    { $who-art } { $who-count ->
        [one] non gioca
       *[other] non giocano
    } Vantaggi.
log-no_recovery =
    { $who } { $who-count ->
        [one] non recupera
       *[other] non recuperano
    } nessuno.
log-stands_fast =
    { $who } { $who-count ->
        [one] resta
       *[other] restano
    }.
log-meets = Li affronta { $who }.
log-engages = { $who } affronta il prossimo squadrone navale.
log-desists = { $who } lascia stare gli altri.
log-detachment_sent =
    { $who } { $who-count ->
        [one] manda
       *[other] mandano
    } un distaccamento: { $arm }.
log-detachment_strikes = Colpisce { $arm-art } di { $who }.
log-held = { $who } resiste.
log-won =
    { $who-count ->
        [one] { $who } vince { $place-a }.
       *[other] { $who } vincono { $place-a }.
    }
log-drawn = Lo scontro { $place-a } è indeciso: l’attaccante lascia il campo { $who-a }.
log-destroyed = Il contingente di { $who } non esiste più.
log-disengages =
    { $who } { $who-count ->
        [one] tenta
       *[other] tentano
    } di disimpegnarsi.
log-cannot_leave =
    { $who } { $who-count ->
        [one] non riesce
       *[other] non riescono
    } ad andarsene.
log-retires =
    { $who } { $who-count ->
        [one] si ritira
       *[other] si ritirano
    } { $place-a }.
log-pays_unit =
    { $who } { $who-count ->
        [one] non riesce ad andarsene e perde
       *[other] non riescono ad andarsene e perdono
    } un’unità: { $arm }.
log-re_embarks =
    { $who } { $who-count ->
        [one] si salva
       *[other] si salvano
    } sulle navi di { $to }.
log-turned = { $board-art } scopre { $card }.
log-skirmish = Le somme sono { $first } e { $second }.
log-march_pass =
    { $who } { $who-count ->
        [one] marcia
       *[other] marciano
    } oltre { $place }.
log-march_attack =
    { $who } { $who-count ->
        [one] si volge
       *[other] si volgono
    } contro il nemico { $place-a }.
log-march_attacked = Il nemico { $place-a } attacca { $who }.
log-march_detachment = Un distaccamento da { $place } piomba su { $who }.
log-natives_strike = I nativi colpiscono { $arm-art } di { $who }.
log-natives_pillage = I nativi saccheggiano i carichi di { $who }.
log-guerrillas_strike = I guerriglieri colpiscono { $arm-art } di { $who }.
log-guerrillas_ravage = I guerriglieri devastano la terra intorno { $who-a }.

## Il diario: città e coste

log-stays =
    { $who } { $who-count ->
        [one] resta
       *[other] restano
    } davanti alla città.
log-orders_assault =
    { $who } { $who-count ->
        [one] prepara
       *[other] preparano
    } un assalto.
log-orders_attack =
    { $who } si { $who-count ->
        [one] volge contro il nemico accanto a lui
       *[other] volgono contro il nemico accanto a loro
    }.
log-orders_restore = Si ripristina la guarnigione di { $region }.
log-orders_repair = { $who } va in riparazione.
log-heads_for = { $who } si dirige { $place-a }.
log-siege_lifted = L’assalto { $place-a } è fallito.
log-restored = La guarnigione di { $region } è di nuovo al completo, per { coins }.
log-no_money = Per la guarnigione di { $region } non ci sono { coins }.
log-landing_open =
    { $half ->
        [reached] La guarnigione di { $region } è ridotta a { $units } unità e { $loads } carichi: lo sbarco è aperto.
       *[other] La guarnigione di { $region } lascia la riva con { $units } unità e { $loads } carichi: lo sbarco è aperto.
    }
log-embarks = { $who } sale a bordo con { $to }.
log-repaired =
    { $who } ricostruisce { $squads ->
        [one] una squadra
       *[other] { $squads } squadre
    } per { coins }.
log-joins = { $who } si unisce { $chief-a }.
log-splits = { $who } divide la sua grande armata.

log-draws_purse = { $board-art } pesca per il suo portafoglio.

## La fine di uno scenario

end-scenario =
    { $first-art } ha { $first_points } { $first_points ->
        [one] punto
       *[other] punti
    }, { $second-art } { $second_points }: vince { $winner-art }.
end-scenario_drawn =
    { $first-art } ha { $first_points } { $first_points ->
        [one] punto
       *[other] punti
    }, { $second-art } { $second_points }: non vince nessuno.

## Obiettivi: per che cosa gioca ciascuno

aim-take = { $state }: si vince con { $need } punti su { $most }. Ne dà uno ogni frazione finita tenendo { $take }.
aim-hold = { $state }: si vince con { $need } punti su { $most }. Ne dà uno ogni frazione finita conservando { $hold }.
aim-take_and_hold = { $state }: si vince con { $need } punti su { $most }. Ogni frazione ne dà uno per { $take }, una volta presa, e uno per { $hold }, finché resiste.
aim-optional = Inoltre { $towns-count ->
        [one] si può
       *[other] si possono
    } prendere { $towns } per altri punti, che contano se alla fine tutti gli altri obiettivi sono raggiunti.
aim-total =
    Alla fine del { $year }, tenere { $region } e tutto il Nord America, { $lost ->
        [0] senza aver perso nulla della propria coalizione.
        [one] avendo ripreso l’unica regione perduta dalla coalizione.
       *[other] avendo ripreso le { $lost } regioni perdute dalla coalizione.
    }
aim-points = Oppure, se nessuno ci riesce, avere più punti di tutti alla fine del { $year }: ora { $points }, il migliore degli altri { $others }.
aim-capital = Oppure prendere { $first } o { $second }, e la guerra finisce subito.

## Ruoli: che cosa invoglia a sedersi lì

role-franco-austrian = Due grandi eserciti e due grandi debiti. La Slesia era dell’Austria e l’America può essere della Francia, se il denaro dura quanto la guerra.
role-anglo-prussian = Un piccolo regno con l’esercito migliore e un’isola con la flotta migliore. Tieni la Sassonia, prendi l’America, e pagale entrambe.
role-france = Il Reno, la Manica, l’oceano: la Francia può colpire ovunque e pagare una volta sola. Il Canada è lontano e Hannover è vicina.
role-austria = Sassoni, russi, svedesi e l’Impero marciano per tuo conto contro un re. Riprendi la Slesia prima che tornino a casa.
role-britain = Hai denaro, navi e pochi soldati. Chi domina il mare sceglie dove si combatte.
role-prussia = Nemici da ogni lato e poco oro. Tieni la Sassonia, conserva Berlin, e sii più svelto di tutti e quattro.
role-russia = La strada dalla Samogizia è lunga e i tuoi rifornimenti sono lenti. In fondo c’è Königsberg.
role-sweden = Un piccolo esercito alle foci dell’Oder, e una vecchia lite. Stettin è a due marce.
role-hanover = L’armata di Ferdinand, di molte bandiere, fa la guardia a una terra che tutti attraversano.
role-spain = La guerra è quasi finita quando ci entri. C’è giusto il tempo di vincere qualcosa, o di perderlo.
role-to_take = Prendi { $take }.
role-to_hold = Difendi { $hold }.
role-to_take_and_hold = Prendi { $take } e difendi { $hold }.
role-player = Tu contro il BOT del regolamento, che non ha bisogno di pensare e non fa errori suoi. Mezz’ora per una scheda del libro.

## Il tavolo nel browser: mappa e registri

layer-garrisons = Guarnigioni
sj-tab = Ministeri
sj-units =
    { $count } { $arm-number ->
        [plural] { $count ->
            [one] squadra { $level }
           *[other] squadre { $level-many }
        }
       *[singular] unità di { $arm } { $level }
    }
sj-follows = segue { $who }
sj-aboard = a bordo con { $who }
sj-voyage = salpa per { $place }, { $done } di { $length }
sj-exhausted = esausto { $points }
sj-resting = riposa
sj-moved = ha mosso
sj-at_sea = in mare
sj-year = L’anno { $year }
sj-fraction = frazione { $fraction }
sj-order = Ordine: { $who }
sj-objectives = Obiettivi
sj-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
sj-stopped = Fermo per quest’anno.
sj-change =
    { $who } subentra tra { $turns ->
        [one] una frazione
       *[other] { $turns } frazioni
    }
sj-level = livello { $level }
sj-strength = forza in battaglia
sj-ledger_revenue = Rendita annua
sj-ledger_garrisons = Guarnigioni
sj-ledger_purse = Portafoglio
sj-ledger_owed = Azioni dovute
sj-ledger_natives = Bande di nativi
sj-ledger_guerrillas = Guerriglieri
sj-ledger_score = Punti
sj-about-piece = { $who }, { $state }, livello { $level }
sj-about-loads =
    Carichi: { $provisions } di provviste, { $ammunition } di munizioni
sj-about-held = { $state }
sj-about-taken = L’ha presa { $state-art }
sj-about-town =
    Guarnigione { $garrison }, con cibo per { $stores }; { $loads ->
        [one] { $loads } carico
       *[other] { $loads } carichi
    }
sj-about-revenue = Rendita { $revenue }
sj-about-raided = Razziata quest’anno

## Il tavolo nel browser: il bilancio, i numeri, gli Eventi

sj-budget-label = Bilancio
sj-budget = { $who }: bilancio del { $year }
sj-budget_purse = Portafoglio all’inizio
sj-budget_income = Rendita
sj-budget_windfall = Dai Vantaggi
sj-budget_aid = Aiuti
sj-budget_garrisons = Guarnigioni
sj-budget_upkeep = Comandanti e unità
sj-budget_standing = Comandanti, unità e guarnigioni
sj-budget_fined = Perso per i Vantaggi
sj-budget-chosen = Speso da allora
sj-left = Restano
sj-missing = Mancano
sj-settle = Fissare
sj-settle_supply = Comprare
sj-settle_send = Mandare
sj-settle_levy = Levare
sj-less = Meno: { $what }
sj-more = Più: { $what }
sj-instead = { $what }: { $now } invece di { $before }
sj-several = { $what } ({ $count })
sj-numbers = { $what }: { $who }
sj-number_gold = oro
sj-number_silver = argento
sj-number_bronze = bronzo
sj-number_infantry = fanteria
sj-number_cavalry = cavalleria
sj-number_artillery = artiglieria
sj-number_ships = squadre
sj-number_provisions = provviste
sj-number_ammunition = munizioni
sj-number_advantages = Vantaggi
sj-number_natives = nativi
sj-number_number = numero
sj-drawn = Eventi pescati
sj-pace_none = nessuna marcia
sj-pace_very-slow = lentissimo
sj-pace_difficult = difficile
sj-pace_slowed = rallentato
sj-pace_normal = al passo normale
sj-pace_rapid = rapido
sj-event-cost =
    { $cost ->
        [one] moneta
       *[other] monete
    }
sj-event-late =
    { $late ->
        [one] Un’unità arriva
       *[other] { $late } unità arrivano
    } in ritardo a una battaglia, nella fase { $phases }
sj-event-ammunition =
    { $ammunition ->
        [one] Perso un carico
       *[other] Persi { $ammunition } carichi
    } di munizioni se si viene a battaglia

## Il tavolo nel browser: gli scontri

sj-battle = Battaglia
sj-hand = Carte battaglia
sj-mode_fire = fuoco
sj-mode_melee = sciabole
sj-fight_field = Battaglia di { $place }
sj-fight_fleet = Battaglia navale { $place-a }
sj-fight_assault = Assalto { $place-a }
sj-fight_bombardment = Bombardamento di { $place }
sj-phase = fase { $phase }
sj-fold = Chiudi la battaglia
sj-unfold = Apri la battaglia
sj-garrison = Guarnigione { $state-di }
sj-attacks = all’attacco
sj-defends = in difesa
sj-side_units = { $number } unità
sj-side_loads =
    { $number ->
        [one] { $number } carico
       *[other] { $number } carichi
    }
sj-side_shield = recuperi { $number }
sj-side_reserves = attacchi di riserva { $number }
sj-side_late = in ritardo { $number }, con i loro carichi
sj-side_patience =
    { $number ->
        [one] ancora una perdita ed è la fine
       *[other] ancora { $number } perdite ed è la fine
    }
sj-side_endless = combatte fino all’ultimo
sj-side_carry = riporto { $number }
sj-side_losses = perse { $number }
sj-side_cards = carte { $number }
sj-chosen = ha scelto
sj-report = Lo scontro è finito
sj-course = Svolgimento dello scontro
sj-part_points = carta
sj-part_strength = forza
sj-part_silenced = tolto dall’arma nemica
sj-part_fire = contro il fuoco
sj-part_exhaustion = esausto
sj-part_advantage = Vantaggi
sj-part_carry = riporto
sj-plot_goal = L’obiettivo: punti finora
sj-plot_goal_of = { $who }, su { $need } necessari
sj-plot_purse = Portafoglio
sj-plot_strength = Forza in campo
sj-plot_contingents = Contingenti

## Perché un ufficiale fa qualcosa

why-aid = all’alleato serve di più
why-all_settled = tutti hanno ciò che serve
why-ambush = un’imboscata al più debole
why-attacks = { $who } si può battere, { $chance } su cento
why-best_free = il migliore dei disponibili
why-better_card = questa carta qui non serve
why-better_general = un generale migliore
why-bring_back = tornano prima i migliori dei caduti
why-buys = { $who } riempie i carri
why-cannot_be_won = non si può vincere
why-card_costs_least = la carta che in questa fase dovrebbe costare meno
why-card_wins = la carta che dovrebbe rendere di più in questa fase, tolte le perdite proprie e la polvere
why-convoy = { $who } ha bisogno di rifornimenti
why-crosses = la guerra è oltre il mare
why-descends = { $who } deve sbarcare { $place-a }
why-enough = per oggi basta
why-enough_commanders = il portafoglio non regge altri comandanti
why-fetch_supplies = { $who } ha bisogno di polvere e pane
why-fetches = { $who } va preso a bordo
why-few_coins = resta poco denaro
why-fight_on = sono allo stremo
why-fine = colpisce il più ricco
why-finish_him = non è ancora sfuggito
why-forage = la terra del nemico ci nutre
why-fresh_men = uomini freschi per i ranghi
why-full_wagons = polvere e pane per la campagna
why-fullest_purse = il portafoglio più pieno
why-goes_aboard = nessuna strada porta dove serve { $who }
why-goes_ashore = in mare { $who } non ha nulla da fare
why-good_enough = può bastare
why-good_roads = la strada è lunga
why-guards = { $place } non va lasciata aperta
why-helps_in_battle = può decidere una battaglia
why-hires = il paese combatta per sé
why-hold_out = devono resistere
why-holds_longer = così resiste più a lungo
why-keep_tile = si tiene per più tardi
why-keeps_coins = le monete serviranno più tardi
why-lands = lo sbarco è aperto
why-loads_alone = bastano i carichi
why-may_fall = può cadere
why-missed_least = chi mancherà di meno
why-money = denaro subito
why-more_troops = più truppe
why-must_be_named = qualcuno deve guidarli
why-nearest_market = viene dal mercato più vicino
why-neediest = a chi ne ha più bisogno
why-no_choice = non c’è scelta
why-no_convoy = ne arriverebbe troppo poco
why-no_descent = qui dal mare non c’è nulla da guadagnare
why-no_money = per lui non c’è denaro
why-nobody_to_lead = non c’è nessuno che li guidi
why-too_many = sono più del permesso
why-not_our_land = non bruciamo la nostra terra
why-nothing_left = non si può fare altro
why-nothing_sensible = non viene in mente nulla di sensato
why-nothing_worth_it = niente vale la spesa
why-opens_landing = i cannoni aprono uno sbarco { $place-a }
why-outnumbered = sono troppi
why-puts_in = { $who } ha bisogno di un porto
why-raid = una preda facile
why-raises = { $who } trova da fare { $place-a }
why-rally = i ranghi sono radi
why-reduce_instead = bastano contingenti più piccoli
why-repairs = le navi ne hanno bisogno
why-restores = { $region } è aperta
why-safest = il posto più sicuro a portata
why-save_the_army = l’armata vale più del campo
why-see = vediamo che ne viene
why-send_best = i nostri migliori
why-six_actions = sei azioni sono più di quattro
why-sound_mix = fanteria per la linea, cannoni per le mura
why-stand_fast = qui restiamo
why-stands_well = sta bene dov’è
why-starve = un assalto ha { $chance } probabilità su cento: la fame è più sicura
why-storm_now = un assalto ha { $chance } probabilità su cento
why-storms = { $place } si può assaltare, { $chance } su cento
why-strike_strongest = il più forte che possiamo battere
why-strike_weakest = il più debole
why-takes = { $place } ne vale la pena, { $chance } su cento
why-together = uno solo non ce la farebbe
why-too_far = sono troppo lontani
why-too_strong = sono troppo forti
why-turns_it = rovescia il confronto
why-veterans = i veterani valgono la paga
why-waits = per oggi meglio non andare oltre
why-why_not = perché no

## Lezioni

lesson-board = Che cosa si vede
lesson-board-1 = Guidi la Prussia contro Sassonia e Austria. Una pedina con un numero è un contingente: un comandante con altrettante unità, al massimo sei. I piccoli forti sono capoluoghi, il numero sullo scudo è la guarnigione, e il registro sotto «Ministeri» è il tuo ministero della guerra. Scegli Federico II a Berlin e premi «Muovere Federico II» sopra la mappa.
lesson-board-1-done = Ogni azione pesca un Evento. Dice quanto può andare lontano il pezzo, e le sue monete si pagano subito, comunque vada.
lesson-board-2 = Ora scegli una provincia che si illumina, per esempio Potsdam, e prosegui fin dove permette la carta, o fermati. Se la carta vieta ogni movimento, chiudi il turno e riprova nella prossima frazione.
lesson-board-2-done = Questa era un’azione. La guerra procede per frazioni d’anno: in ognuna le due parti hanno quattro azioni ciascuna, e nessun contingente muove due volte. Uno scenario dura da sei a dieci frazioni.
lesson-budget = Prima il denaro
lesson-budget-1 = Tutto si paga da un solo portafoglio. Uno scenario ne offre quattro; il primo è il più ricco e il più facile. Prendilo.
lesson-budget-1-done = Comandanti, guarnigioni e unità di partenza sono già pagati. La domanda sopra la mappa dice sempre quanto resta.
lesson-budget-2 = Puoi comporre le armate come vuoi. Scegli Federico II e dagli quattro unità di fanteria, nessuna di cavalleria e due di artiglieria: i cannoni aprono le città. Ne guida sei al massimo, perciò togli prima la cavalleria.
lesson-budget-2-done = La fanteria costa 2, la cavalleria 3, l’artiglieria 4; al massimo sei unità.
lesson-budget-3 = Ogni arma è addestrata, o veterana per una moneta in più a unità. Rendi veterana la fanteria.
lesson-budget-3-done = Un’unità veterana ha un punto di forza in più in ogni attacco. Ciò che spendi qui mancherà poi per marce e pane.
lesson-budget-4 = Decidi anche per l’artiglieria. Poi carica provviste e munizioni: un carico costa una moneta. Un contingente ne mangia uno per frazione, e ogni attacco in battaglia ne brucia uno di polvere.
lesson-budget-4-done = Può portare al massimo otto carichi di ciascuno.
lesson-budget-5 = Chiudi: von Schwerin tiene le unità della scheda.
lesson-budget-5-done = Conta tre o quattro monete per frazione per ogni contingente che fa qualcosa. Un portafoglio vuoto lascia il resto dell’anno al nemico.
lesson-actions = Quattro azioni, o tre e tre
lesson-actions-1 = In questa frazione tocca a te. Puoi fare quattro azioni di fila, o tre ora e tre dopo la prima fase del nemico. Scegli tre e tre.
lesson-actions-1-done = Sei azioni sono più di quattro, ma in mezzo risponde il nemico.
lesson-actions-2 = Chiudi la prima fase senza fare nulla: scegli «Chiudere il turno».
lesson-actions-2-done = Le azioni della prima fase che non si usano sono perdute.
lesson-actions-3 = Scegli «Continua» e guarda che cosa fa il nemico nel frattempo; poi viene la tua seconda fase.
lesson-actions-3-done = Ora hai di nuovo tre azioni, e sai che cosa ha fatto lui con le sue.
lesson-stores = Comprare dove si sta
lesson-stores-1 = Federico II ha un carico di provviste e tre di polvere, ed è a Berlin. Comprare sul posto non costa azioni: riempigli i carri.
lesson-stores-1-done = Un capoluogo vende tanti carichi di ogni genere quante unità ha la sua guarnigione, al massimo otto. Le altre province ne vendono tre di pane e niente polvere. Una volta per frazione.
lesson-convoy = Un convoglio
lesson-convoy-1 = A Freiberg, in terra nemica, nessuno vende a Federico II. Manda un convoglio da Berlin: alcune provviste, quattro munizioni, e due unità di fanteria per riempire i suoi ranghi.
lesson-convoy-1-done = Il convoglio è in viaggio. Pesca Eventi e li paga finché non arriva, tutto in un’azione.
lesson-convoy-2 = Guardalo arrivare.
lesson-convoy-2-done = Ogni sosta di un convoglio è un’occasione per un’armata nemica vicina: un distaccamento può uscire e prenderlo. Le brigate perdute non tornano in altro modo, e un capoluogo ne manda in un anno solo la metà di quante ne ha la sua guarnigione.
lesson-forage = Vivere della terra
lesson-forage-1 = Federico II ha pane per una frazione. Freiberg è una provincia nemica senza capoluogo: chi vi finisce una frazione può prenderne le tre provviste. Chiudi il turno.
lesson-forage-1-done = Quando tutti hanno agito, le armate in terra nemica possono razziarla.
lesson-forage-2 = Razzia Freiberg.
lesson-forage-2-done = Tre carichi, e la provincia quest’anno non dà altro. Chi dovrebbe mangiare e non ha nulla è esausto: ogni frazione di fame toglie uno a tutte le sue somme in battaglia, fino a quattro.
lesson-joining = Una grande armata
lesson-joining-1 = Due armate in una provincia possono agire come una. Fai unire von Schwerin a Federico II.
lesson-joining-1-done = Muovono, combattono e pescano un Evento insieme, una provincia in meno. I recuperi in battaglia sono quelli del capo, quindi dai il comando al generale migliore. Ognuno mangia ancora il suo pane.
lesson-battle = Una battaglia
lesson-battle-1 = Federico II ha incontrato Rutowski a Pirna. Hai quattro carte battaglia. Una carta manda l’unità che mostra e aggiunge i suoi punti alla forza di quell’unità; la somma più alta elimina l’unità nemica. Giocane una.
lesson-battle-1-done = Le due carte si scoprono insieme.
lesson-battle-2 = Guarda come si formano le somme.
lesson-battle-2-done = L’artiglieria toglie i punti alle altre armi, la cavalleria alla fanteria con le sciabole, e chi carica contro il fuoco dei moschetti perde uno o due. Ogni attacco brucia un carico di polvere.
lesson-battle-3 = Continua finché uno dei due non cede. Rutowski ha tre carichi: finiti quelli, deve fuggire.
lesson-battle-3-done = Dopo la prima perdita una forza pesca una carta Opzioni, che dice quanto resisterà, e un buon comandante recupera parte dei caduti. Chi perde deve lasciare la regione.
lesson-siege = Assaltare una città
lesson-siege-1 = Federico II è davanti a Dresden, e della sua guarnigione resta un’unità con un carico. Ordina l’assalto.
lesson-siege-1-done = Un assalto si combatte come una battaglia, ma solo il fuoco fa danni, e la cavalleria non combatte affatto.
lesson-siege-2 = Continua finché la città non cade. Fai fuoco con unità forti; le sciabole riparano soltanto.
lesson-siege-2-done = La regione è tua con il suo capoluogo, e dall’anno prossimo la sua rendita. Ma la guarnigione non c’è più: finché non la ripristini, la riprende la prima armata nemica che vi entra.
lesson-hunger = Affamare una città
lesson-hunger-1 = Dresden ha una guarnigione al completo, troppo forte per un assalto a buon prezzo, ma pane per una sola frazione. Restale davanti e chiudi il turno.
lesson-hunger-1-done = Una guarnigione assediata mangia un carico per frazione e a zero si arrende. Non costa polvere né vite, solo tempo, e il tuo pane.
lesson-landing = Navi e sbarchi
lesson-landing-1 = De La Galissonnière è davanti a Minorca con sei squadre e un’armata a bordo. Un’armata non può sbarcare sotto batterie intatte. Fai fuoco su Mahón.
lesson-landing-1-done = Un bombardamento si combatte come un assedio, squadre contro guarnigione. Qualunque arma mostrino le tue carte, ciascuna manda una squadra.
lesson-landing-2 = Fai fuoco finché la guarnigione non è a metà delle sue unità o della sua polvere.
lesson-landing-2-done = Lo sbarco è aperto: le navi non prendono mai una città da sole, ma ora Richelieu può scendere a terra e assaltarla. In mare, con ogni squadra perduta affonda una brigata a bordo.
lesson-bot = Gioca il regolamento
lesson-bot-1 = Da solo giochi contro il BOT, che segue il regolamento e non ha bisogno di pensare. Sei la Svezia; von Dohna ha molta strada fino a Stralsund. Chiudi il turno e guarda.
lesson-bot-1-done = Ora è il turno del BOT.
lesson-bot-2 = Scegli «Continua» e guarda. Nella prima fase muove: ogni contingente per la via più breve verso la sua meta, attaccando ciò che vi trova.
lesson-bot-2-done = Assalta una città se il suo fuoco è più forte della guarnigione, altrimenti la affama. In battaglia gioca una carta qualsiasi.
lesson-bot-3 = Nella seconda fase porta polvere, pane e unità perdute.
lesson-bot-3-done = Ha sempre il primo portafoglio e le forze della scheda, non si ritira mai e non si stanca mai. Ciò che deve prendere è ciò che devi tenere.
lesson-victory = Come si vince
lesson-victory-1 = È l’ultima frazione. Dovevi prendere Dresden e tenere Breslau, e le tieni entrambe. Una città dà un punto alla fine di ogni frazione in cui è tenuta. Chiudi il turno.
lesson-victory-1-done = La metà di tutti i punti possibili più uno vince la scheda. Tre delle quattro schede di un teatro ne vincono la campagna; la prima pagina tiene il conto. Nella guerra intera, per due o per quattro, sono sette anni, e la presa di London, Paris, Berlin o Wien la chiude subito.

## Scenari, opzioni

game-credit = Sieben Jahre è di Sergio Fabra.
scenario-campaign = Sette anni, per due
scenario-campaign-text = L’intera guerra dal 1756 al 1762, ogni giocatore con le due plance di una coalizione.
scenario-campaign-4 = Sette anni, per quattro
scenario-campaign-4-text = L’intera guerra dal 1756 al 1762, ogni giocatore con la plancia di uno Stato principale.
scenario-saxony-1756 = Sassonia, agosto-ottobre 1756
scenario-saxony-1756-text = Federico marcia in Sassonia per colpire per primo, e Browne accorre dalla Boemia a soccorrere il campo sassone di Pirna.
scenario-bohemia-1757 = Boemia, aprile-giugno 1757
scenario-bohemia-1757-text = Tre colonne prussiane convergono su Prag prima che Daun possa portare la sua armata dalla Moravia.
scenario-ostpreussen-1757 = Ostpreussen, maggio-settembre 1757
scenario-ostpreussen-1757-text = I russi avanzano attraverso la Samogizia contro l’unica armata che la Prussia ha lasciato a est.
scenario-pommern-1758 = Pommern, maggio-dicembre 1758
scenario-pommern-1758-text = Svedesi e prussiani si contendono le foci dell’Oder.
scenario-hannover-1757 = Hannover, aprile-settembre 1757
scenario-hannover-1757-text = I francesi passano il Reno per togliere Hannover dalla guerra prima che i suoi alleati si muovano.
scenario-thuringia-1757 = Turingia, ottobre-novembre 1757
scenario-thuringia-1757-text = Francesi e truppe dell’Impero avanzano a tentoni dalla Turingia verso la Saale, dove Federico li aspetta.
scenario-minden-1759 = Minden, maggio-agosto 1759
scenario-minden-1759-text = Due armate francesi cercano i passaggi del Weser; tra loro e Hannover sta Ferdinand.
scenario-kassel-1762 = Kassel, giugno-novembre 1762
scenario-kassel-1762-text = Gli alleati tentano di riprendere l’Assia prima che si firmi la pace.
scenario-minorca-1756 = Minorca, aprile-giugno 1756
scenario-minorca-1756-text = Una flotta francese sbarca Richelieu a Minorca, e Byng salpa da Gibilterra per salvare la guarnigione di Mahón.
scenario-tras-os-montes-1762 = Trás-os-Montes, maggio-giugno 1762
scenario-tras-os-montes-1762-text = Gli spagnoli passano il confine del nord verso Bragança e trovano un paese in armi.
scenario-beira-1762 = Beira, maggio-novembre 1762
scenario-beira-1762-text = La Spagna invade la Beira con l’aiuto francese, e Schaumburg-Lippe fa combattere il paese per sé.
scenario-alentejo-1762 = Alentejo, luglio-novembre 1762
scenario-alentejo-1762-text = Burgoyne fa scorrerie oltre il confine dell’Extremadura mentre la Spagna raduna la sua ultima armata davanti a Elvas.
scenario-william-henry-1757 = Fort William Henry, luglio-agosto 1757
scenario-william-henry-1757-text = Montcalm scende per i laghi con i suoi regolari e le nazioni del Nord contro il forte in capo al lago George.
scenario-louisbourg-1758 = Louisbourg, giugno-luglio 1758
scenario-louisbourg-1758-text = Boscawen porta Amherst davanti a Louisbourg, la chiave del San Lorenzo.
scenario-forts-1758 = I forti della foresta, giugno-novembre 1758
scenario-forts-1758-text = Tre colonne britanniche puntano ai forti della foresta: Carillon, Duquesne e Frontenac.
scenario-quebec-1759 = Québec, giugno-settembre 1759
scenario-quebec-1759-text = Wolfe risale il San Lorenzo con Saunders, e Amherst scende per i laghi.
scenario-martinique-1759 = Le Antille, gennaio-maggio 1759
scenario-martinique-1759-text = Moore sbarca Hopson alla Martinica, e Bompar passa l’oceano per scacciare la flotta.
scenario-martinique-1762 = Martinica, gennaio-febbraio 1762
scenario-martinique-1762-text = Monckton e Rodney piombano sulla Martinica.
scenario-jamaica-1762 = Giamaica, marzo-maggio 1762
scenario-jamaica-1762-text = Blénac vuole unirsi agli spagnoli di Cuba e piombare sulla Giamaica prima che torni la flotta britannica.
scenario-habana-1762 = La Habana, giugno-agosto 1762
scenario-habana-1762-text = Una flotta dalla Giamaica piomba su La Habana, il più grande porto delle Indie.
option-bombardment = Che cosa fanno i cannoni delle navi: aprono uno sbarco, o prendono una città che cede sotto di essi.
option-bombardment-landing = sbarco
option-bombardment-decisive = decisivo
option-capital_last = Québec e Boston non si possono prendere prima delle altre città della loro colonia.
option-side = Quale parte della scheda prende il giocatore contro il BOT.
option-side-first = la prima
option-side-second = la seconda

## Il terminale

terminal-typing = Un comandante da solo elenca ciò che può fare: «von-daun». Si muove con «move von-daun», e poi va passo per passo: «go kolin». In uno scontro «play» e una carta.
terminal-help_status = anno, frazione, ordine, e i ministeri affiancati
terminal-help_pieces = i registri dei ministeri: denaro, contingenti e i loro carichi
terminal-help_objectives = che cosa ogni ministero deve prendere, e che cosa è vinto
terminal-help_look = province e quadrati intorno a un luogo o comandante
terminal-legend = ◆ capitale · ◇ capoluogo · • provincia · ▢ quadrato di mare · punteggiato: per mare
terminal-units = unità
terminal-ammunition = munizioni
terminal-attacks_left = attacchi restanti
terminal-with_reserve = { $loads }, di cui { $reserve } di riserva
terminal-late = in ritardo
terminal-losses = perdite
terminal-advantages = Vantaggi
terminal-carried_over = riporto
terminal-lost_and_recoverable =
    { $lost } { $lost ->
        [one] persa
       *[other] perse
    }, { $shield } { $shield ->
        [one] recuperabile
       *[other] recuperabili
    }
terminal-gives_up = carta Opzioni
terminal-exhaustion = esausto
terminal-swaps = cambi
terminal-cards = carte
terminal-head_card = carta
terminal-head_arm = arma
terminal-head_sends = manda
terminal-head_points = punti
terminal-head_how = come
terminal-no_open_cards = Non puoi vedere le carte di nessuno.
terminal-arm_infantry = fant
terminal-arm_cavalry = cav
terminal-arm_artillery = art
terminal-arm_ships = navi
terminal-no_place = Sulla mappa non c’è né un luogo né un comandante di nome «{ $word }».
terminal-no_ministry = Qui non c’è un ministero «{ $word }»; ci sono all, { $listed }.
terminal-square = quadrato { $number }
terminal-nobodys = di nessuno
terminal-harbour_anchorage = scalo
terminal-harbour_port = porto
terminal-town_capital = capitale
terminal-town_chief = capoluogo
terminal-garrison = guarnigione { $units } di { $all }
terminal-stock = scorte { $stores }, carichi { $loads }
terminal-mark_captured = presa
terminal-mark_scorched = bruciata
terminal-mark_barren = esausta
terminal-mark_unrestored = senza guarnigione
terminal-mark_surrendered = arresa
terminal-mark_raided = razziata
terminal-ministry = ministero
terminal-head_purse = portafoglio
terminal-head_revenue = rendita
terminal-head_garrisons = guarnigioni
terminal-head_owed = dovute
terminal-head_contingents = contingenti
terminal-head_units = unità
terminal-head_tiles = Vantaggi
terminal-reconstruction = Mappa, carte e scenari sono una nostra ricostruzione.
terminal-fraction = frazione { $number } di { $all }
terminal-order = ordine
terminal-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
terminal-by_the_bot = giocato dal BOT
terminal-has_stopped = fermo per quest’anno
terminal-passes = passa fino a nuovo ordine
terminal-natives = nativi { $count }
terminal-guerrillas = guerriglieri { $count }
terminal-score = punti { $points }
terminal-on_the_move = { $who } è in marcia
terminal-steps_left =
    { $count ->
        [one] resta { $count } passo
       *[other] restano { $count } passi
    }
terminal-convoy_to = Convoglio per { $who }:
terminal-convoy =
    { $provisions ->
        [one] un carico di provviste
       *[other] { $provisions } provviste
    }, { $ammunition ->
        [one] un carico di munizioni
       *[other] { $ammunition } munizioni
    }
terminal-no_reserves = niente riserve
terminal-relieves =
    { $new } prende il posto di { $old } tra { $count ->
        [one] { $count } frazione
       *[other] { $count } frazioni
    }
terminal-yearly_revenue = rendita di un anno
terminal-yearly_garrisons = guarnigioni di un anno
terminal-states = Stati:
terminal-none = nessuno
terminal-ministry_of = Ministero { $state-di }
terminal-head_commander = comandante
terminal-head_at = dove
terminal-head_strength = forza
terminal-head_provisions = provviste
terminal-head_ammunition = munizioni
terminal-head_exhaustion = esausto
terminal-has_moved = ha mosso
terminal-has_bought = ha comprato
terminal-has_resting = riposa
terminal-has_fleeing = in fuga
terminal-has_spared = risparmiato
terminal-of = { $some } di { $all }
terminal-garrisons_whole = Tutte le guarnigioni sono al completo.
terminal-garrisons = Guarnigioni:
terminal-sheet_points = I punti degli obiettivi di questo scenario: { $points }.
terminal-none_yet = ancora nessuno
terminal-objective = obiettivo
terminal-keep = tenere { $regions }
terminal-take = prendere { $regions }
terminal-won = vinto
terminal-place = luogo
terminal-ways = vie (─ terra, ~ mare, ⚓ porto)

## Che cosa si sta facendo

phase-consign = spedizione
phase-relief = cambio di comando
phase-mode = scelta delle azioni
phase-actions = azioni
phase-draw_advantages = pesca dei Vantaggi
phase-purchases = acquisti
phase-guerrillas = guerriglieri
phase-raid_offer = raid possibile
phase-levy = riserve
phase-convoy = convoglio
phase-event = Evento
phase-fortune = vicenda dell’anno
phase-aid = aiuti
phase-settle = forze dell’anno
phase-ministry = ministero
phase-move = mossa
phase-experience = esperienza
phase-stores = carichi
phase-skirmish = scaramuccia
phase-raid = raid
phase-scorching = terra bruciata
phase-foraging = razzia
phase-voyage = traversata
phase-year = anno
phase-fraction = frazione
phase-turn = turno
phase-advantage = Vantaggio
phase-cancel_option = annullare le Opzioni
phase-bot_movement = movimento del BOT
phase-bot_consolidation = consolidamento del BOT
phase-deal = distribuzione
phase-recovery = recupero
phase-target = obiettivo
phase-steadfastness = fermezza
phase-battle = battaglia
phase-loss = perdita
phase-delay = ritardo
phase-encounter = incontro
phase-flight = ritirata
phase-disengagement = disimpegno
phase-descent_offer = sbarco possibile
phase-descent = sbarco
phase-surrender = resa
phase-march_past = marcia accanto al nemico
phase-clash = scaramuccia
phase-repairs = riparazioni
phase-purse_choice = scelta del portafoglio
phase-loading = carico
phase-assault_offer = assalto possibile
phase-assault = assalto
phase-from_place = luogo di partenza
phase-restoration = ripristino
phase-strike_offer = colpo possibile
phase-strike = colpo

## La mappa

picture-title = Sieben Jahre – Europa, Nord America e Caraibi 1756–1762
picture-subtitle = la guerra del 1756 – 1762 per terra e per mare
picture-theatre_america = Nord America
picture-theatre_caribbean = I Caraibi
picture-reconstruction = nostra ricostruzione della mappa
picture-from_a_pack = mappa da un pacchetto di dati
picture-sign_capital = capitale di uno Stato
picture-sign_chief_town = capoluogo di una regione
picture-sign_province = provincia
picture-sign_objective = obiettivo, cerchiato nel colore di chi lo vuole
picture-sign_port = porto
picture-sign_anchorage = scalo
picture-sign_square = quadrato di mare
picture-sign_line = rotta senza navi da guerra
picture-sign_touching = quadrati che si toccano
picture-side_franco-austrian = Francia e Austria
picture-side_anglo-prussian = Regno Unito e Prussia
picture-aboard = { $who } a bordo

## Grammatica dei nomi senza una propria

trait-art = { $name }
trait-di = di { $name }
trait-a =
    { $initial ->
        [a] ad { $name }
       *[other] a { $name }
    }
trait-number = singular
trait-many = { $name }

## Vicende dell’anno che non prendono nome da un luogo

name-saxony-invaded = Invasione della Sassonia
name-westminster-pact = Convenzione di Westminster
name-family-compact = Patto di famiglia
name-tsarina-dies = Muore la zarina

## Gli spazi di mare, con le loro preposizioni

name-german-bight = Baia Tedesca
    .a = nella Baia Tedesca
    .di = della Baia Tedesca
name-flanders-bank = Banco delle Fiandre
    .a = al Banco delle Fiandre
    .di = del Banco delle Fiandre
name-dogger = Banco Dogger
    .a = al Banco Dogger
    .di = del Banco Dogger
name-moray = Golfo di Moray
    .a = nel Golfo di Moray
    .di = del Golfo di Moray
name-minch = Minch
    .a = nel Minch
    .di = del Minch
name-irish-sea = Mare d’Irlanda
    .a = nel Mare d’Irlanda
    .di = del Mare d’Irlanda
name-celtic-sea = Mar Celtico
    .a = nel Mar Celtico
    .di = del Mar Celtico
name-dover-strait = Stretto di Dover
    .a = nello Stretto di Dover
    .di = dello Stretto di Dover
name-mid-channel = Manica centrale
    .a = nella Manica centrale
    .di = della Manica centrale
name-west-channel = Manica occidentale
    .a = nella Manica occidentale
    .di = della Manica occidentale
name-ushant = Ouessant
    .a = a Ouessant
    .di = di Ouessant
name-quiberon = Quiberon
    .a = a Quiberon
    .di = di Quiberon
name-pertuis = Pertuis
    .a = ai Pertuis
    .di = dei Pertuis
name-cantabria = Mar Cantabrico
    .a = nel Mar Cantabrico
    .di = del Mar Cantabrico
name-finisterre = Capo Finisterre
    .a = a Capo Finisterre
    .di = di Capo Finisterre
name-douro = Foce del Douro
    .a = alla Foce del Douro
    .di = della Foce del Douro
name-tagus = Foce del Tago
    .a = alla Foce del Tago
    .di = della Foce del Tago
name-gulf-of-cadiz = Golfo di Cadice
    .a = nel Golfo di Cadice
    .di = del Golfo di Cadice
name-gibraltar-strait = Stretto di Gibilterra
    .a = nello Stretto di Gibilterra
    .di = dello Stretto di Gibilterra
name-gulf-of-valencia = Golfo di Valencia
    .a = nel Golfo di Valencia
    .di = del Golfo di Valencia
name-balearics = Baleari
    .a = alle Baleari
    .di = delle Baleari
name-gulf-of-lion = Golfo del Leone
    .a = nel Golfo del Leone
    .di = del Golfo del Leone
name-toulon-roads = Rada di Tolone
    .a = nella Rada di Tolone
    .di = della Rada di Tolone
name-west-of-ireland = Ovest dell’Irlanda
    .a = a ovest dell’Irlanda
    .di = a ovest dell’Irlanda
name-rockall = Rockall
    .a = a Rockall
    .di = di Rockall
name-western-approaches = Accessi occidentali
    .a = agli Accessi occidentali
    .di = degli Accessi occidentali
name-azores = Azzorre
    .a = alle Azzorre
    .di = delle Azzorre
name-mid-atlantic = Medio Atlantico
    .a = nel Medio Atlantico
    .di = del Medio Atlantico
name-grand-banks = Banchi di Terranova
    .a = ai Banchi di Terranova
    .di = dei Banchi di Terranova
name-madeira = Madera
    .a = a Madera
    .di = di Madera
name-trades = Alisei
    .a = negli Alisei
    .di = degli Alisei
name-bermuda = Bermuda
    .a = alle Bermuda
    .di = delle Bermuda
name-gulf-of-st-lawrence = Golfo di San Lorenzo
    .a = nel Golfo di San Lorenzo
    .di = del Golfo di San Lorenzo
name-st-lawrence = San Lorenzo
    .a = nel San Lorenzo
    .di = del San Lorenzo
name-nova-scotia-shelf = Banchi della Nuova Scozia
    .a = ai Banchi della Nuova Scozia
    .di = dei Banchi della Nuova Scozia
name-gulf-of-maine = Golfo del Maine
    .a = nel Golfo del Maine
    .di = del Golfo del Maine
name-new-york-bight = Baia di New York
    .a = nella Baia di New York
    .di = della Baia di New York
name-delaware-capes = Capi del Delaware
    .a = ai Capi del Delaware
    .di = dei Capi del Delaware
name-carolina-coast = Costa della Carolina
    .a = alla Costa della Carolina
    .di = della Costa della Carolina
name-florida-strait = Stretto della Florida
    .a = nello Stretto della Florida
    .di = dello Stretto della Florida
name-gulf-of-mexico = Golfo del Messico
    .a = nel Golfo del Messico
    .di = del Golfo del Messico
name-windward-passage = Canale Sopravento
    .a = nel Canale Sopravento
    .di = del Canale Sopravento
name-jamaica-channel = Canale di Giamaica
    .a = nel Canale di Giamaica
    .di = del Canale di Giamaica
name-mona-passage = Canale della Mona
    .a = nel Canale della Mona
    .di = del Canale della Mona
name-leeward-islands = Isole Sottovento
    .a = alle Isole Sottovento
    .di = delle Isole Sottovento
name-windward-islands = Isole Sopravento
    .a = alle Isole Sopravento
    .di = delle Isole Sopravento
name-antilles-approach = Accessi alle Antille
    .a = agli Accessi alle Antille
    .di = degli Accessi alle Antille
name-poland = Polonia
name-new-france = Nuova Francia
name-southern-colonies = Colonie meridionali
name-contested-strip = Fascia contesa

## Follie: ciò che un buon giocatore non fa quasi mai; le cifre dicono quante volte, e su quante

folly-hopeless_attack = battaglie cercate con meno del 35% di vincere
folly-hopeless_storm = assalti a città con meno del 35% di vincere
folly-short_of_powder = scontri cominciati con meno carichi di munizioni che unità
folly-hungry = contingenti rimasti senza cibo alla fine di una frazione
folly-lost_unguarded = capoluoghi perduti senza un esercito nella regione all’inizio della frazione
folly-idle_contingent = contingenti rimasti fermi tutto l’anno, lontano dalle capitali e dalle città da tenere
folly-coins_kept = monete rimaste in cassa alla fine
folly-advantages_kept = Vantaggi ancora in mano alla fine

## Come finisce una partita, in poche parole: per le tabelle dell’arena e delle simulazioni

ending-capital = caduta di una capitale
ending-total = vittoria totale
ending-partial = vittoria parziale
ending-scenario = punti dello scenario

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = Guidi la Prussia contro Sassonia e Austria. Un contingente è un comandante con al massimo sei unità; ogni regione ha un capoluogo con una guarnigione. «status» mostra il tuo ministero della guerra, «pieces» chi sta dove. Federico II è a Berlin: scrivi «move frederik-ii».
terminal-lesson-board-2 = Ora va’ in una provincia vicina: «go potsdam». Prosegui fin dove permette la carta, o fermati. Se la carta vieta ogni movimento, chiudi il turno e riprova nella prossima frazione.
terminal-lesson-budget-1-done = Comandanti, guarnigioni e unità di partenza sono già pagati. La domanda dice sempre quanto resta.
terminal-lesson-actions-2 = Chiudi la prima fase senza fare nulla: «end».
terminal-lesson-actions-3 = Leggi che cosa fa il nemico nel frattempo; poi viene la tua seconda fase.
terminal-lesson-bot-2 = Nella prima fase muove: ogni contingente per la via più breve verso la sua meta, attaccando ciò che vi trova.
