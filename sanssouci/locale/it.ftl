### Italiano, per quanto non appartiene a un solo gioco: regole comuni, tavolo, browser.

## Elenchi: «Keith, Heinrich e Seydlitz», «5♠, 3♥»

list-and = { $first } e { $last }
list-sequence = { $first }, { $last }
list-count = { $count } { $name }
list-times = { $name } ×{ $count }

## Articolo e preposizioni dei nomi che non ne hanno di propri, come quelli dei giocatori

trait-art = { $name }
trait-di = di { $name }
trait-a =
    { $initial ->
        [a] ad { $name }
       *[other] a { $name }
    }

## Che cosa dice ogni gioco

kernel-waiting = Sta decidendo un altro giocatore.
kernel-illegal = Qui non è possibile.
kernel-over = La partita è finita.
kernel-no_seat = In questa partita non c’è un posto di nome { $seat }.
kernel-not_your_turn = Non tocca a te.
kernel-action = { $text }
kernel-ambiguous = «{ $text }» può voler dire { $count } cose diverse: { $listed } …
kernel-no_verb = «{ $word }» non è un’azione possibile qui.
kernel-no_piece = Non c’è un pezzo di nome «{ $word }».
kernel-no_place = Non c’è un luogo di nome «{ $word }».
kernel-no_card = Non c’è una carta di nome «{ $word }».
kernel-no_number = «{ $word }» non è un numero; si scrive così: { $form }.
kernel-no_choice = «{ $word }» non si capisce; si scrive così: { $form }.
kernel-other_word = «{ $word }» non si capisce; qui ci si aspetta «{ $wanted }».
kernel-say_more = Manca qualcosa; si scrive così: { $form }.
kernel-too_much = «{ $word }» è di troppo; si scrive così: { $form }.
kernel-too_long = È troppo lungo: al massimo { $most } parole.
kernel-not_now = Ora non si può fare: «{ $verb }».
kernel-not_here = { $word }: qui non è possibile.
kernel-number_range = { $word }: qui non è possibile; indica un numero da { $low } a { $high }.

## Le parole di un’azione: CHI, STRADA, CARTA negli aiuti e nei rifiuti, e nel modulo dell’editor

slot-number = numero
slot-piece = pezzo
slot-city = città
slot-general = generale
slot-nation = nazione
slot-cards = carte
slot-cities = città
slot-phase = fase
slot-space = spazio
slot-commander = comandante
slot-spaces = spazi
slot-seat = giocatore
slot-army = esercito
slot-points = punti
slot-box = casella
slot-hussar = ussaro
slot-track = scala
slot-suit = seme
slot-year = anno
slot-who = chi
slot-place = luogo
slot-infantry = fanteria
slot-cavalry = cavalleria
slot-artillery = artiglieria
slot-ships = navi
slot-arm = arma
slot-provisions = provviste
slot-ammunition = munizioni
slot-admiral = ammiraglio
slot-board = plancia
slot-coins = monete
slot-region = regione
slot-state = Stato
slot-units = unità
slot-town = città
slot-candidate = candidato
slot-advantage = vantaggio
slot-advantages = vantaggi
slot-bronze = bronzo
slot-silver = argento
slot-gold = oro
slot-card = carta
slot-chief = capo
slot-count = quante
slot-dice = dadi
slot-start = partenza
slot-end = meta
slot-via = tappa
slot-enemy = nemico
slot-own = tuo
slot-event = evento
slot-generals = generali
slot-giver = cedente
slot-taker = ricevente
slot-kind = tipo
slot-level = livello
slot-mode = modo
slot-names = nomi
slot-natives = nativi
slot-new = nuovo
slot-old = vecchio
slot-option = opzione
slot-road = strada
slot-span = durata
slot-steps = passi
slot-target = bersaglio
slot-to = flotta
slot-trains = supporti
slot-troops = armate
slot-until = termine
slot-value = valore

## Il tavolo

table-reason = { $seat }: { $why }

## Perché i bot fanno quel che fanno

why-no_choice = non c’è scelta
why-anything = una cosa vale l’altra
why-better_than_first =
    { $lead ->
        [0] una frazione di punto percentuale
        [one] { $lead } punto percentuale
       *[other] { $lead } punti percentuali
    } di probabilità di vittoria in più rispetto alla prima idea

## Parti della posizione che i giochi senza parole proprie mostrano

view-id = Nome

## Il browser

app-title = Sanssouci
app-description = Sanssouci: giochi da tavolo sulle guerre di Federico il Grande, da soli o con gli amici.
app-noscript = Sanssouci disegna il tavolo con JavaScript, che qui è disattivato.
language = Lingua

skip = Vai alla partita
yes = sì
no = no
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
more = … e altri { $count }
turn = Turno { $turn }
when = Turno { $turn }
offline = Nessuna connessione; nuovo tentativo …
refused = Qui non è possibile.

theme-day = Alla luce del giorno
theme-candle = A lume di candela
sound = Audio
sound-on = L’audio è attivo
sound-off = L’audio è disattivato
notices-switch = Avvisami quando tocca a me
notices-denied = Il browser non permette avvisi da questa pagina.

lobby-motto = Le guerre di Federico il Grande, al tuo tavolo.
lobby-opening = Si dispongono i giochi …
lobby-unofficial = Questa edizione non è ufficiale ed è ridisegnata da capo.
lobby-map_of = La mappa di { $game }
lobby-scenario = Scenario
lobby-alone = Stasera, da soli, in mezz’ora
lobby-for_two = Scenari per due
lobby-campaigns = Campagne
lobby-play_as = Gioca come
lobby-start = Alle armi
lobby-more = Posti, orologio, opzioni
lobby-seats = Posti
lobby-seats_hint = Con più posti «a questo schermo» si gioca insieme sullo stesso schermo.
lobby-options = Opzioni
lobby-games = Giochi
lobby-table = Il tavolo
lobby-reconstruction = Alcune parti della mappa o delle carte sono una nostra ricostruzione.
lobby-hints = Consigli e probabilità per chi li chiede
lobby-hints-text = Chiunque può chiedere al bot più forte che cosa farebbe.
lobby-training = Allenamento: i bot dicono perché
lobby-training-text = I bot spiegano subito le loro ragioni, anche a costo di tradire le proprie carte; altrimenti le si legge nel diario a fine partita.
lobby-clock = Orologio. Per chi esaurisce il tempo continua il computer.

clock-none = senza orologio
clock-blitz = 30 min + 10 s
clock-live = 60 min + 30 s
clock-day = 1 giorno a mossa
clock-days = 3 giorni a mossa
clock-left = { $days } g { $hours } h
clock-week = 7 giorni a mossa
clock-title = Orologi

lobby-who = Chi gioca: { $seat }
lobby-level = Livello dell’avversario: { $seat }
lobby-opponents = Contro
lobby-against = Contro di te: { $bots }. { $text }
lobby-name = Nome (facoltativo)
lobby-name_of = Nome del giocatore: { $seat }
lobby-link_later = Avrai un link da inviare.
lobby-import = Apri una registrazione …

seat-me = a questo schermo
seat-bot = il computer
seat-invite = un amico, con un link
seat-present = al tavolo
seat-absent = assente

seats-title = Posti e link
seats-open = libero
seats-mine = { $name } (questo browser)
seats-invite = Link d’invito …
seats-replace = Fai giocare il computer
seats-replace_text = { $name } può riprendersi il posto quando ritorna.
seats-replaced = Chi ospita il tavolo ha fatto giocare il computer al tuo posto: { $seat }.
seats-take_back = Riprendi il posto
seats-move = Passa a un altro dispositivo …
seats-move_text = Apri questo link sull’altro dispositivo entro un’ora. Vale una volta sola, e il posto lascia questo browser.

luck-chosen = Il caso di questa partita è stato fissato in anticipo con un seme casuale: va bene per giocare da soli.
luck-promised = Il caso viene da un segreto del server, pubblicato dopo la partita. Il suo SHA-256 è promesso qui:
luck-published = Il caso è venuto da questo segreto, il cui SHA-256 era stato promesso prima della partita:
luck-secret = Segreto:
luck-later = Non decide tutto: una parte di questa partita è stata giocata con un seme casuale scelto, o viene da una registrazione.

seats-webhook = Avvisi altrove …
seats-watch = Per guardare
seats-watch_text = Chi apre questo indirizzo senza avere un posto guarda, e non vede niente di nascosto.

webhook-url = Indirizzo
webhook-text = Chi avvisare quando deve giocare { $seat-art }: l’indirizzo web (https) di una chat, di un telefono o di uno script, o un indirizzo di posta se questo server la spedisce. Nessun altro lo vede.
webhook-keep = Salva
webhook-test = Prova
webhook-clear = Cancella
webhook-kept = Salvato.
webhook-asked = È partita una lettera: apri il link che contiene, e arriveranno gli avvisi.
webhook-tested = Inviato.
webhook-cleared = Cancellato.

lobby-account = Account
account-title = Account
account-text = Per giocare non serve. Con un account i tuoi tavoli ti seguono su altri dispositivi, compresi quelli di questo browser.
account-hello = I tavoli di questo browser appartengono a { $name }.
account-name = Nome
account-password = Password
account-old = Password attuale
account-new = Nuova password (almeno 8 caratteri)
account-rule = La password di un nuovo account ha almeno 8 caratteri, a piacere. Se la dimentichi, nessuno può rimandartela.
account-short = La password è troppo corta: servono almeno 8 caratteri, per esempio tre parole che solo tu metteresti insieme.
account-empty = Manca ancora qualcosa da compilare.
account-sign_up = Nuovo account
account-log_in = Accedi
account-log_out = Esci
account-change = Cambia la password
account-delete = Elimina l’account
account-delete_text = I tuoi posti restano solo in questo browser.

import-title = Chi continua?
import-text = «{ $title }» non è ancora finita. Di’ chi ha quale posto d’ora in poi; un nome della registrazione può non essere di nessuno qui.
import-player = finora: { $player }
import-go = Continua la partita

invite-title = Invita gli amici
invite-text = Ogni link consegna un posto al primo browser che lo apre. Tienili al sicuro.
invite-go = Al tavolo
invite-local = Questi link portano a questo computer e a nessun altro: la pagina è stata aperta su { $host }. Per giocare nella tua rete avvia il server con { $command }, apri la pagina con il nome o l’indirizzo di questo computer e invita da lì. Per giocare su Internet si veda docs/hosting.md.

tables-title = I miei tavoli
tables-over = finita
tables-your_turn = tocca a te
tables-turn_of = di turno: { $seats }
tables-continue = Continua
tables-watch = Guarda
tables-replay = Rivedi
tables-archive = Archivia
tables-unarchive = Togli dall’archivio
tables-archived =
    { $count ->
        [one] { $count } archiviato
       *[other] { $count } archiviati
    }
tables-older = Partite più vecchie

join-title = Hai un invito
join-text = Scrivi un nome, e il posto è tuo.
join-name = Il tuo nome
join-nameless = Gli altri devono pur chiamarti in qualche modo: scrivi un nome.
join-take = Prendi il posto
join-seat = { $title }: il posto «{ $seat }» è libero. Scrivi un nome, ed è tuo.
join-players = Al tavolo: { $players }.
join-taken = { $title }: il posto «{ $seat }» è già occupato.

move-title = Il tuo posto si sposta qui
move-text = { $title }: portare il posto «{ $seat }» in questo browser? L’altro dispositivo lo cede, e questo link vale una volta sola.
move-stale = Questo link è già stato usato, o è troppo vecchio.
move-take = Prendi il posto

table-home = Tutti i tavoli
table-lost = Questo tavolo non si può aprire

board-label = Mappa. Le frecce la spostano, più e meno ingrandiscono e riducono, Tab passa in rassegna ciò che si può scegliere.
panel-label = Stato della guerra
prompt-label = Che cosa si chiede
prompt-over = La guerra è finita.
prompt-waiting = Di turno: { $who }.
prompt-watching = Stai guardando (di turno: { $who }).
prompt-opening = Si stende la mappa …
rule-open = Apri la regola { $rule }

tab-nations = Nazioni
tab-log = Diario
tab-rules = Regole
tab-talk = Chat

zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Tutta la mappa
zoom-mine = I miei pezzi
beyond = I tuoi pezzi fuori vista
beyond-lead = { $count ->
    [one] Un luogo con i tuoi pezzi, { $side }
   *[other] { $count } luoghi con i tuoi pezzi, { $side }
}
beyond-west = a ovest
beyond-east = a est
beyond-north = a nord
beyond-south = a sud

layers = Livelli
layers-title = Che cosa mostra la mappa

menu-title = Menu del tavolo
menu-replay = Rivedi la partita
menu-warn = Chiedi conferma se resta qualcosa da fare
left-title = Resta qualcosa da fare
left-done = Chiudi lo stesso
menu-since = Che cosa è successo dal mio turno
menu-result = Il risultato
menu-seats = Posti e link …
menu-keys = Tasti
menu-draw = Proponi il pareggio
menu-abandon = Proponi di abbandonare la partita
menu-resign = Dichiara la resa
menu-replace = Fai giocare il computer per { $name-art }

resign-detail = Per te la guerra è persa. Finché restano altre persone in gioco, un bot prende il tuo posto; se non resta nessuno, la guerra finisce.
propose-detail = Vale quando tutti gli altri sono d’accordo.
propose-agree = D’accordo
proposed-draw = { $who-art } propone il pareggio
proposed-abandon = { $who-art } propone di abbandonare la partita

watchers =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }

key-pan = Frecce
key-pan-text = spostano la mappa; da un luogo illuminato passano al prossimo in quella direzione
key-zoom = +  −  0
key-zoom-text = ingrandisce, riduce, mostra tutta la mappa
key-tab = Tab
key-tab-text = passa in rassegna tutto ciò che si può scegliere
key-enter = Invio
key-enter-text = sceglie; una seconda volta: conferma
key-next = N
key-next-text = al prossimo luogo illuminato; Maiusc+N: al precedente
key-escape = Esc
key-escape-text = deseleziona, chiude
key-undo = U o Ctrl+Z
key-undo-text = annulla l’ultima azione
key-reset = Maiusc+U
key-reset-text = annulla tutto il turno
key-rule = ?
key-rule-text = la regola di ciò che è sotto il puntatore o selezionato
key-panels = da 1 a 4
key-panels-text = nazioni, diario, regole, chat
key-all = /
key-all-text = cerca fra tutte le azioni
key-steps = [  ]
key-steps-text = un passo indietro o avanti quando si rivede la partita

undo = Annulla
undo-title = Annulla l’ultima azione (U)
reset = Da capo
reset-title = Annulla tutto il turno (Maiusc+U)
reset-detail = Si annulla tutto dall’inizio del tuo turno, per quanto si può.
unpick = Deseleziona (Esc)

key-hint = H
key-hint-text = chiede consiglio

hint = Consiglio
hint-title = Che cosa farebbe il bot più forte? (H)
hint-thinking = Sta pensando …
hint-by = consiglio: { $bot }
hint-do = Esegui

plain-tab = Posizione
plain-view = Che cosa sai della partita
plain-back = Indietro
plain-more = { $what } ({ $count })
all-open = Tutte le azioni
all-title = Tutto quello che puoi fare ora
all-search = Cerca: un nome, una città, una carta
all-who = Chi agisce
all-what = Che cosa fa
all-narrow = { $count } azioni: scegli chi agisce, o cerca.

steps-back = Indietro
steps-enough = È tutto: { $what }
steps-range = da { $low } a { $high }
steps-choose = Scegliere

confirm-yes = Sì
confirm-final = Non si può più annullare.

curtain-title = Ora: { $name }
curtain-text = Passa lo schermo: ora gioca { $name-art }. Gli altri guardano altrove.
curtain-ready = Gioco con { $name-art }

bar-answers = Risposte

hand-title = Le mie carte
hand-discard = Sceglila nella tua mano.
hand-pay = Scegli dalla mano le carte con cui pagare.
hand-bid = Per offrire scegli una carta della mano.

chat-title = Chat
chat-placeholder = Di’ qualcosa al tavolo
chat-send = Invia

note-title = I miei appunti
note-placeholder = Semi, mani, piani …
note-hint = Li leggi solo tu.
note-writing = Li leggi solo tu. Non ancora salvati …
note-kept = Li leggi solo tu. Salvati.

rules-search = Cerca nelle regole
rules-none = Nessuna regola contiene tutte queste parole.
rules-nearest = Nessuna regola contiene tutte queste parole; queste si avvicinano di più.
rules-in_english = Il regolamento c’è solo in inglese.
rules-primer = Il gioco in cinque minuti
rules-whole = Tutto il regolamento, da leggere o da stampare

lobby-ways = Per cominciare
way-learn = Imparare
way-learn-text = Una prima guerra guidata, un passo alla volta
way-play = Giocare
way-play-text = Contro il computer, subito
way-friends = Amici
way-friends-text = Con un link, allo stesso schermo, una mossa al giorno
lobby-scenario_option = { $title } ({ $facts })
lobby-players =
    { $count ->
        [one] per un giocatore
        [2] due giocatori
        [3] tre giocatori
        [4] quattro giocatori
       *[other] { $count } giocatori
    }
lobby-minutes = circa { $minutes } minuti
lobby-hours = circa { $hours } ore
lobby-invite = Ottieni i link
lobby-more_friends = Orologio e opzioni
level-first = facile: per una prima partita
level-seasoned = medio: quando si conoscono le regole
level-veteran = difficile: il gioco al completo, per veterani
level-first_short = facile
level-seasoned_short = medio
level-veteran_short = difficile
level-side_first = facile: per una prima partita
level-side_seasoned = media: dipende da come giochi
level-side_veteran = difficile: pochi la vincono
lesson-none = Questo gioco non ha ancora lezioni. Il regolamento accanto alla mappa lo spiega in cinque minuti.
goals-label = Obiettivi
goals-mine = Come vinci
goals-threats = Attenzione
goals-of = Obiettivo – { $who }:
goals-others = Che cosa serve agli altri
goals-all = Che cosa serve a ciascuno
goals-far = { $have } su { $need }
goals-where =
    { $count ->
        [one] dove
       *[other] ancora { $count }
    }
log-beginning = L’inizio
story-label = Che cosa fanno gli altri
story-march = { $who }: { $start } – { $end }
story-fall = conquista { $places }
story-claim = rivendica { $places }
story-pause = Pausa
story-go_on = Continua
story-step = Il passo successivo
story-skip = Al presente
story-act = Agisci ora
pace-label = Con che ritmo rivedere ciò che fanno gli altri
pace-menu = Le mosse degli altri:
pace-slow = lentamente
pace-brisk = in fretta
pace-at-once = subito
since-title = Dal tuo turno
greet = Sei { $who-art }
since-again = Mostra
since-again_title = Rivedi tutto sulla mappa, passo per passo
since-fate = Che cosa ha portato il fato
since-fights = Chi ha combattuto contro chi
since-fell = Che cosa è caduto
since-lost = Che cosa è andato perduto
since-came = Chi è arrivato
since-stands = Chi ha marciato
die-hit = { $words }, colpito
campaign-new = servono { $needed } dei suoi scenari per vincere la campagna
campaign-open =
    { $won ->
        [one] { $won } vinto
       *[other] { $won } vinti
    }, ne servono { $needed } per vincere la campagna
campaign-won =
    la campagna è vinta, con { $won ->
        [one] { $won } scenario
       *[other] { $won } scenari
    }
campaign-lost =
    la campagna è persa: { $won ->
        [one] { $won } vinto
       *[other] { $won } vinti
    }, ne servivano { $needed }
campaign-book = Il libro degli scenari
campaign-text = Ogni teatro di guerra è una campagna. Di ogni scenario conta la tua ultima partita: rigiocarlo può fartelo vincere o perdere.
campaign-stage-won = Vinto
campaign-stage-lost = Perso
campaign-stage-new = Non ancora giocato
campaign-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }

lesson-label = Lezione
lesson-list = Lezioni
lesson-invite =
    { $count ->
        [one] Una prima guerra guidata di { $game }, in una lezione.
       *[other] Una prima guerra guidata di { $game }, in { $count } brevi lezioni al tavolo vero:
    }
lesson-learnt = Imparata
lesson-next = Prossima lezione
lesson-play = Alla prima guerra
lesson-number = { $number } di { $count }
lesson-alone = Prosegui senza guida
lesson-alone_title = Giocare da qui, liberamente
lesson-again = Ricomincia
lesson-strayed = Questa lezione prevedeva altro. Torna indietro con «Annulla», oppure ricomincia.
lesson-leave = Senza guida

replay-title = Rivedi la partita
replay-marks = Turni, inverni, battaglie e colpi del fato
replay-turn = Turno
replay-more = Punto di vista, link, giocare da qui
replay-previous_turn = Il turno precedente
replay-next_turn = Il turno successivo
replay-previous_winter = L’inverno precedente
replay-next_winter = L’inverno successivo
replay-previous_battle = La battaglia precedente
replay-next_battle = La battaglia successiva
replay-previous_fate = Il colpo del fato precedente
replay-next_fate = Il colpo del fato successivo
replay-chance = Decide il caso.
replay-moment = Momento della partita
replay-play = Riproduci o metti in pausa
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-eyes = Con gli occhi di chi
replay-public = ciò che tutti possono vedere
replay-end = Torna al tavolo
replay-link = Link
replay-start = La situazione all’inizio.
replay-branch = Gioca da qui
replay-branch_title = Un tavolo tutto tuo che continua da questo momento; questo resta com’è
replay-link_title = Copia un link a questo momento
replay-link_copied = Copiato: { $url }
replay-loading = Si carica la registrazione …
replay-empty = Non è ancora successo niente.

result-won =
    { $who-art } { $who-count ->
        [one] ha vinto
       *[other] hanno vinto
    }
result-nobody = Non ha vinto nessuno
result-given_up = La guerra è stata abbandonata
result-drawn = Pareggio
result-replay = Rivedi
plot-hint = Scegli un punto per rivedere quel momento.
plot-too_short = Questa guerra è finita prima del secondo turno: non c’è una curva da tracciare. «Rivedi» mostra ogni passo.
plot-turns = turno
plot-moment = Turno { $turn }
result-plots = Com’è andata
result-review = Analisi
result-record = Registrazione
result-rematch = Rivincita

reason-resignation = Un giocatore si è arreso.
reason-draw = Pareggio di comune accordo.
reason-abandoned = Abbandonata di comune accordo.

line-label = La connessione con il server
line-slow = La connessione è lenta …
line-away = Nessuna connessione; nuovo tentativo …
line-back = Di nuovo connessi.
line-try = Prova ora
line-waiting = Ancora senza risposta
line-on_its_way = in viaggio …
line-withdraw = Ritira «{ $what }», se non è già arrivato
line-one_answer = La tua ultima risposta è ancora in viaggio. Ritirala per darne un’altra.
line-chat = «{ $text }»
line-refused = { $what }: { $why }
propose-decline = Rifiuta

## Il browser: che cosa hanno in comune le guerre con generali, supporti e carte tattiche

count-troops =
    { $count ->
        [one] { $count } armata
       *[other] { $count } armate
    }
count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
bar-bring = Rimettere in gioco { $who-art }
bar-recruit = Reclutare …
bar-retreat_where = Scegli una delle città illuminate.
bar-reinforce = Scegli un generale illuminato per dargli un’armata.
bar-group = Chi marcia
bar-where =
    Scegli la destinazione: { $count ->
        [one] { $count } luogo
       *[other] { $count } luoghi
    }
bar-nowhere = Questo gruppo non può andare da nessuna parte.
bar-roads = Quale strada
bar-straight = la strada diretta
bar-transfer = { $giver-art } passa { $taker-a }
bar-troops = Armate
bar-trains = Supporti
bar-fewer = Meno: { $what }
bar-more = Più: { $what }

bend = Scegliere la strada …
bend-title = Scegli le città per cui deve passare o trascina la strada (con il mouse anche: Maiusc e un clic)
bend-through = passando per { $city }

bar-no_such_purchase = Non è possibile: troppo caro, o manca il posto.
bar-buy = Acquistare

confirm-march = Marciare
confirm-attack = Attaccare
confirm-reinforce = Rinforzare
confirm-enter = Rientrare
confirm-retreat = Ritirarsi
card-name =
    { $value ->
        [8] l’8
        [11] l’11
       *[other] il { $value }
    } di { $suit }
card-reserve = una Riserva
    .many = Riserve

hand-of = Carte { $nation-di }
hand-count = { count-cards }
hand-sum = in tutto valgono { $sum }

nation-troops =
    { $now ->
        [one] { $now } armata
       *[other] { $now } armate
    } su { $most }
nation-cards =
    { $count ->
        [one] { $count } carta, +{ $draws } a turno
       *[other] { $count } carte, +{ $draws } a turno
    }
piles-title = Carte
piles-discards =
    { $count ->
        [one] { $count } scarto scoperto
       *[other] { $count } scarti scoperti
    }
piles-text =
    { count-cards } nel mazzo; { $decks ->
        [one] aperto { $decks } mazzo
       *[other] aperti { $decks } mazzi
    }.

piece-off_map = fuori dalla mappa
piece-train = Supporto { $nation-di }, { $city-a }
piece-general = { $rank } { $name }, { $nation }, { $city-a }
place-steps =
    { $count ->
        [one] un passo
       *[other] { $count } passi
    }
place-supplied = lì rifornito
place-unsupplied = lì senza rifornimento
place-today = { $name } ({ $today })
piece-troops = { count-troops }
piece-face_down = senza rifornimento

duel-label = Scontro
duel-title = Scontro { $city-a }
duel-fold = Chiudi lo scontro
duel-unfold = Apri lo scontro
duel-score = Punteggio { $score }
duel-score_of = Punteggio { $nation-di }: { $score }
duel-attacks = { $nation-art } attacca · { $player }
duel-defends = { $nation-art } si difende · { $player }
duel-troops = { count-troops }
duel-in = { $suit }, { $city }
duel-played = Carte giocate
duel-waiting = Deve giocare { $nation-art }.
duel-playable = Carte che puoi giocare
duel-no_card = Nessuna carta di { $suit }, e nessuna Riserva.
duel-dial = La Riserva vale
duel-doubled = contarla doppia: { $value }
duel-play = Giocare per { $value }
duel-choose = Scegli una carta
duel-concede_detail = Cedere, e perdere { count-troops }?

odds-title = Probabilità
odds-ask = Probabilità
odds-ask_title = Che probabilità ho in questo scontro?
odds-share = { $share } %
odds-over = oltre { $share } %
odds-under = meno di { $share } %
odds-between = { $low }–{ $high } %
odds-assumes_fight_on = esatto, se entrambi combattono fino in fondo
odds-assumes_no_cards = esatto, se il nemico non usa carte ed entrambi combattono fino in fondo
odds-thinking = calcolo in corso …
odds-worlds =
    su { $count ->
        [one] { $count } distribuzione possibile
       *[other] { $count } distribuzioni possibili
    }
odds-chances = vittoria
odds-own = perdite proprie
odds-enemy = del nemico
odds-overall = Allo stato attuale
odds-win = { $share } vittoria
odds-tie = { $share } pareggio
odds-lose = { $share } sconfitta
odds-key_win = vittoria
odds-key_tie = pareggio
odds-key_lose = sconfitta

allot-title = Assegnazione segreta
allot-text = Assegna a ogni generale da una a otto armate. Nessun altro lo vede.
allot-prompt = Distribuisci { $count } armate sul foglio, poi conferma.
allot-left = ne restano { $count } su { $all }
allot-over = { $count } di troppo
allot-least = almeno { $count }
allot-exactly = esattamente { $count }
allot-even = In parti uguali
allot-less = Una in meno per { $name-art }
allot-more = Una in più per { $name-art }
allot-give = Assegnare

plot-troops = Armate, sul massimo permesso
plot-losses = Armate perse negli scontri
plot-cards = Carte in mano
confirm-do = Esegui

## Preparare una posizione, e segnalare un problema

arrange-title = Prepara una posizione
arrange-open = Prepara una posizione
arrange-game = Gioco
arrange-hint = Scegli un pezzo e poi il luogo in cui deve stare.
arrange-where = Dove deve stare { $who-art }? Scegli un luogo.
arrange-spare = Pezzi fuori dalla mappa
arrange-choose = Scegline uno, poi scegli un luogo
arrange-command = Comando
arrange-add = Aggiungi
arrange-commands = La posizione in parole
arrange-sound = La posizione è valida. Di turno: { $who }.
arrange-play = Gioca da qui
arrange-link = Link
arrange-record = Registrazione
arrange-clear = Ricomincia
menu-passing = Passa per me finché non posso fare qualcosa
menu-report = Segnala un problema
report-title = Segnala un problema
report-text = Che cosa ti aspettavi, e che cosa è successo invece? Otterrai un file con la partita, il momento e la versione; invialo a chi gestisce questo server.
report-save = Salva il file

## Perché una cosa non si può fare

error-no_seat = Non c’è un posto di nome «{ $seat }»; ci sono { $listed }.
table-imported = { $title } (importata)
table-taught = è ciò che chiede la lezione
table-branched = { $title } (dal passo { $step } in «Rivedi»)
error-bad_login = Nome o password sbagliati.
error-name_taken = Esiste già un account con questo nome.
error-short_name = Un nome ha almeno due lettere.
error-not_logged_in = Non hai effettuato l’accesso.
error-no_voice = Può parlare solo chi siede al tavolo.
error-no_table = Questo tavolo non esiste.
error-not_at_table = Non eri a questo tavolo.
error-no_lesson = Questa lezione non esiste.
error-others_play = Qui giocano altri: aspetta la fine per continuare da un momento.
error-over_then = In quel momento la partita era finita.
error-no_invitation = Questo invito non è valido, o non lo è più.
error-cannot_undo = Non si può annullare: { $why }.
error-rule_fault = Non si può eseguire per un errore del programma, che è stato annotato. Non è cambiato nulla; puoi fare qualcos’altro.
error-not_your_seat = Questo posto non è tuo.
error-gone_on = La partita è andata avanti; guarda di nuovo.
error-something_else = Prima è successo qualcos’altro; guarda di nuovo.
error-not_done = La partita è andata avanti; questo non è stato fatto.
error-too_many_asides = Lo hai fatto { $count } volte di seguito; prima qualcuno deve decidere qualcos’altro.
error-too_much_undone = In questa partita si è annullato troppo; vai avanti.
error-record_too_long = La registrazione ha { $count } voci; se ne possono importare al massimo { $most }.
error-record_asides = La voce { $entry } viene dopo più di { $most } di seguito che non fanno avanzare la partita; tante non si possono importare.
error-proposal_stands = C’è già una proposta; prima rispondi a quella.
error-no_proposal_of = Nessuno può proporre «{ $what }».
error-nothing_proposed = Non è stato proposto nulla.
error-proposal_gone = La proposta a cui hai risposto non c’è più.
error-gone_on_meanwhile = Intanto la partita è andata avanti.
error-no_advice = In questo momento nessuno ha consigli da dare.
error-no_odds = Non è stato possibile calcolare le probabilità.
error-no_combat = Non sei in uno scontro.
error-advice_forbidden = Chi ospita questo tavolo non permette consigli.
error-disk_full = Il server non ha potuto salvare: il disco è pieno. Non è cambiato nulla; riprova più tardi.
error-not_stored = Il server non ha potuto salvare: il database non risponde. Non è cambiato nulla; riprova più tardi.
error-seat_taken = Questo posto è occupato.
error-bot_there = Lì siede già un bot.
error-is_here = { $who } è al tavolo.
error-was_here = Un momento fa { $who } era forse ancora qui; aspetta un minuto.
error-host_only = Può farlo solo chi ospita il tavolo.
error-no_such_seat = Non c’è un posto di nome «{ $seat }».
error-seed_alone = Un seme casuale si può scegliere solo se nessun altro è invitato.
error-seat_unnamed = Per il posto «{ $seat }» non è indicato nessuno.
error-no_bot = Non c’è un bot di nome «{ $bot }»; ci sono { $listed }.
error-too_many_messages = Troppi messaggi; aspetta un momento.
error-fault = Lo impedisce un errore del programma, che è stato annotato.
error-not_so_fast = Non così in fretta.
error-json_only = I messaggi sono testi JSON.
error-hello_first = Prima di’ «hello».
error-unknown_host = Il server non risponde a questo nome (si veda l’impostazione allowed_hosts).
error-too_many_requests = Troppe richieste; aspetta un momento.
error-foreign_origin = Questa richiesta non viene dalla nostra pagina.
error-too_slow = La richiesta non è arrivata per intero.
error-too_large = Si possono inviare al massimo { $most } byte.
error-no_seat_here = Non hai un posto a questo tavolo.
error-not_utf8 = Questo non è un testo in UTF-8.
error-record_secret = La registrazione è segreta fino alla fine della partita.
error-review_running = Una guerra si analizza solo quando è finita.
error-review_not_yours = Può chiedere l’analisi chi siede a questo tavolo o l’ha preparato.
error-views_secret = Ciò che hanno visto gli altri è segreto fino alla fine della partita.
error-no_link = Questo link non è valido, o non lo è più.
error-no_webhook = Non è stato impostato nessun indirizzo.
error-server_error = Qualcosa è andato storto sul server.
error-too_many_attempts = Troppi tentativi; aspetta un minuto.
error-logged_in = Hai già effettuato l’accesso.
error-no_game = Questo gioco non esiste.
error-no_pack = Manca il pacchetto di dati di queste regole.
error-bad_game = Questo gioco non si può caricare.
error-no_rulebook = Questo gioco non ha ancora un regolamento.
error-no_catalogue = Non c’è un catalogo in questa lingua.
error-no_arranging = Le posizioni di questo gioco non si possono preparare.
error-no_map = Questo gioco non ha una mappa.
error-no_page = A questo indirizzo non c’è nulla.
error-no_method = A questo indirizzo non si può fare.
error-no_such_map = Questa mappa non esiste.
error-webhook_silent = Lì non risponde nessuno ({ $why }).
error-webhook_host = Non c’è un host di nome { $host }.
error-webhook_private = { $host } non è sulla rete pubblica.
error-webhook_address = Questo non è un indirizzo web.
error-webhook_scheme = Un indirizzo comincia con http:// o https:// e non contiene password.
error-webhook_test = Così viene annunciato il tuo turno.
error-mail_off = Questo server non spedisce posta; va bene un indirizzo web (https).
error-mail_address = Non è un indirizzo di posta semplice, come anna@example.org.
error-mail_failed = Il server di posta non ha preso la lettera ({ $why }).
error-mail_often = A questo indirizzo sono appena partite più lettere; aspetta qualche minuto.
error-mail_unanswered = Prima apri il link nella lettera spedita a quell’indirizzo. «Salva» la spedisce di nuovo.
error-mail_link = Questo link è già stato usato, o nel frattempo l’indirizzo è cambiato.
mail-asked_subject = È il tuo indirizzo? { $title }
mail-asked = Chi gioca { $seat } in «{ $title }» vuole essere avvisato qui quando tocca a lui. Se sei tu, apri questo link:
mail-not_you = Se non sei tu, non fare niente: non arriveranno altre lettere.
mail-stop = Per non ricevere più avvisi: al tavolo, «Posti e link», «Avvisi altrove», «Cancella».
error-your_turn = Tocca a te ({ $seat }): { $title }.
error-no_scenario = { $game } non ha uno scenario «{ $id }»; ci sono { $listed }.
error-no_option = { $game } non ha un’opzione «{ $name }»; ci sono { $listed }.
error-option_elsewhere = L’opzione { $name } non può essere { $value } in { $scenario }.
error-option_value = L’opzione { $name } può essere { $listed }, non «{ $value }».
error-undo_barred = nel frattempo è intervenuto il caso, una rivelazione o un altro giocatore
error-other_game = È una registrazione di «{ $game }», non di «{ $wanted }».
error-other_rules = Registrata con le regole { $rules }, queste sono le regole { $these }: può svolgersi diversamente; per provare, chiedi espressamente altre regole.
error-bad_header = L’intestazione non va bene: { $why }
error-bad_entry = Voce { $number }, «{ $entry }»: { $why }
error-other_end = Finisce con { $found }, ma la registrazione dice { $said }.
error-no_game_called = Non c’è un gioco di nome «{ $id }»; ci sono { $listed }.
error-nul = Nel testo c’è un carattere NUL: così non si può usare.

## Che cosa si dice a tutto il tavolo

table-unseen = Un errore del programma, che è stato annotato, ti impedisce di vedere che cosa è successo.
table-host = Chi ospita
table-sits_down = { $who } prende posto ({ $seat }).
table-bot_takes = Ora un bot gioca per { $who-art }.
table-is_back = { $who-art } è di nuovo al tavolo.
table-resigns = { $who-art } si arrende; continua un bot.
table-resigns_last = { $who-art } si arrende.
table-out_of_time = { $who-art } ha esaurito il tempo; continua un bot.
table-out_of_time_last = { $who-art } ha esaurito il tempo.
table-proposes_draw = { $who-art } propone il pareggio.
table-proposes_abandon = { $who-art } propone di abbandonare la partita.
table-declines = { $who-art } rifiuta.
table-over_by_resignation =
    Tutti gli altri si sono arresi: { $who-count ->
        [one] vince
       *[other] vincono
    } { $who-art }.
table-over_by_time =
    Tutti gli altri si sono arresi o hanno esaurito il tempo: { $who-count ->
        [one] vince
       *[other] vincono
    } { $who-art }.
table-lost_by_resignation =
    { $loser-art } si arrende e perde la guerra: { $who-count ->
        [one] vince
       *[other] vincono
    } { $who-art }.
table-lost_by_time =
    { $loser-art } ha esaurito il tempo e ha perso la guerra: { $who-count ->
        [one] vince
       *[other] vincono
    } { $who-art }.
table-given_up_by_resignation = { $loser-art } rinuncia; non restano altre persone e la guerra non viene giocata fino alla fine.
table-given_up_by_time = { $loser-art } ha esaurito il tempo; non restano altre persone e la guerra non viene giocata fino alla fine.
table-agreed_draw = I giocatori si sono accordati per il pareggio.
table-agreed_end = I giocatori si sono accordati per abbandonare la partita.
table-bot_fault = Un errore del programma ha ostacolato il bot che gioca con { $seat-art }; al suo posto è stata scelta un’azione a caso.
table-bot_late_captain = Il bot che gioca con { $seat-art } ci ha messo troppo; ha deciso il capitano al suo posto.
table-bot_late_chance = Il bot che gioca con { $seat-art } ci ha messo troppo; al suo posto è stata scelta un’azione a caso.
table-bot_broke_captain = Il bot che gioca con { $seat-art } si è guastato; ha deciso il capitano al suo posto.
table-bot_broke_chance = Il bot che gioca con { $seat-art } si è guastato; al suo posto è stata scelta un’azione a caso.
table-bot_illegal_captain = Il bot che gioca con { $seat-art } voleva ciò che le regole vietano; ha deciso il capitano al suo posto.
table-bot_illegal_chance = Il bot che gioca con { $seat-art } voleva ciò che le regole vietano; al suo posto è stata scelta un’azione a caso.

## I bot: cinque livelli, dalla prima partita al meglio che c’è, e capitani di vario temperamento

bot-random = Giocatore casuale
bot-random-text = Una mossa permessa qualsiasi. Da lui non si impara nulla.
bot-recruit = Recluta
bot-recruit-text = Livello 1, per una prima partita: marcia qua e là, ma non verso una sconfitta certa.
bot-lieutenant = Tenente
bot-lieutenant-text = Livello 2: conosce il mestiere, e non vede oltre la prossima marcia.
bot-captain = Capitano
bot-captain-text = Livello 3: un attento ufficiale di stato maggiore con un piano per ogni nazione.
bot-colonel = Colonnello
bot-colonel-text = Livello 4: confronta il piano del capitano con altri dove serve; altrove fa metà della strada del maresciallo.
bot-marshal = Maresciallo
bot-marshal-text = Livello 5: soppesa ogni decisione dove serve, per tutto il tempo che gli si dà; altrove segue ciò che ha vinto più guerre.
bot-hussar = Ussaro
bot-hussar-text = Un capitano che attacca ovunque ci sia una possibilità, e spende le sue carte.
bot-engineer = Geniere
bot-engineer-text = Un capitano che sta dove è al sicuro e combatte solo con le probabilità dalla sua.
bot-quartermaster = Quartiermastro
bot-quartermaster-text = Un capitano che tiene le carte per il gran giorno.
bot-courier = Corriere
bot-courier-text = Un capitano che corre verso gli obiettivi e per i propri si affida alla fortuna.
bot-outside-text = Portato da chi ospita questo tavolo.

## La rivisitazione di una guerra finita

review-begin = Analizza la guerra
review-begin_text = Calcola come sono andate le probabilità di ciascuno, che cosa ha deciso la guerra, e che cosa è stato fortuna e che cosa bravura. Richiede qualche minuto, accanto alle partite in corso, e resta con questa partita.
review-busy = Analisi in corso …
review-chances = Probabilità turno per turno
review-chances_hint = Le fasce contengono 95 casi su 100. Scegli un turno per andarci.
review-point = { $when }: { $listed }
review-share_of = { $who } { $share }
review-moments = Che cosa ha deciso la guerra
review-no_moments = In nessun momento le probabilità sono cambiate di molto.
review-given_up = La guerra non è stata giocata fino alla fine, ma abbandonata. Le probabilità in quel momento: { $listed }.
review-between = da { $low } a { $high }
review-luck = Fortuna
review-skill = Decisioni proprie
review-others = Decisioni altrui
review-rest = Resto
review-start = All’inizio
review-end = Alla fine
review-swing = { $who } { $points }
review-of_luck = fortuna { $points }
review-of_skill = decisioni proprie { $points }
review-of_others = gli altri { $points }
review-of_rest = resto { $points }
review-by_chance = Ha deciso la sorte.
review-by_seat = Ha deciso { $who-art }.
review-by_several = Più cose insieme.
review-decision = { $who }: { $action }
review-best_same = Il miglior bot ({ $bot }): lo stesso.
review-best = Il miglior bot ({ $bot }): { $action }
review-lost =
    Sarebbe valso { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più (da { $low } a { $high }).
review-gained =
    Ciò che è stato fatto valeva { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più (da { $low } a { $high }).
review-perhaps_lost =
    Forse sarebbe valso { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più, ma non è sicuro (da { $low } a { $high }).
review-perhaps_gained =
    Ciò che è stato fatto valeva forse { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più, ma non è sicuro (da { $low } a { $high }).
review-even = Non c’è una differenza sicura nella probabilità di vincere (da { $low } a { $high } punti).
review-to_moment = A questo momento
review-fights = I combattimenti e le loro probabilità
review-fights_hint = Come ciascuna parte poteva vederlo all’inizio: le mani nascoste si ridistribuiscono, tenendo conto di ciò che il nemico aveva fatto.
review-no_fights = Non c’è stato nessun combattimento di cui si potessero calcolare le probabilità.
review-fight_of = { $who }: { $win } di vincere, { $tie } di pareggiare
review-fight_of_two = { $who }: { $win } di vincere
review-worlds =
    per quanto si sapeva lì, { $worlds ->
        [one] { $worlds } mano provata
       *[other] { $worlds } mani provate
    }
review-result_win = vinto
review-result_tie = pari
review-result_lose = perso
review-accounts = Fortuna e bravura
review-accounts_hint = In punti percentuali di probabilità di vittoria; sommati, portano dall’inizio alla fine.
review-how = Stima fatta a guerra finita, quando tutte le mani sono note: da ogni posizione capitani rapidi proseguono per due turni, { $playouts } volte in tutto, e l’esito è valutato dal giudizio del gioco stesso. I margini dicono quanto può aver pesato il caso in queste prove, non se quel giudizio è giusto.
review-how_plain = Stima fatta a guerra finita, quando tutte le mani sono note: ogni posizione è stata giocata a caso fino alla fine, { $playouts } volte in tutto.

## Paesi, province e mari come li scrivono le mappe; le lettere riempiono lo stesso spazio in ogni lingua

land-alsace = Alsazia
land-austria = Austria
land-austrian-netherlands = Paesi Bassi austriaci
land-adriatic = Adriatico
land-atlantic-ocean = Oceano Atlantico
land-baltic-sea = Mar Baltico
land-barbary = Barberia
land-bavaria = Baviera
land-bohemia = Boemia
land-brabant = Brabante
land-brandenburg = Brandeburgo
land-british-colonies = Colonie britanniche
land-bay-of-biscay = Golfo di Biscaglia
land-champagne = Champagne
land-cuba = Cuba
land-caribbean-sea = Mar dei Caraibi
land-denmark = Danimarca
land-east-frisia = Frisia orientale
land-east-prussia = Prussia orientale
land-eifel = Eifel
land-england = Inghilterra
land-flanders = Fiandre
land-florida = Florida
land-france = Francia
land-franconia = Franconia
land-great-lakes = Grandi Laghi
land-hanover = Hannover
land-hesse = Assia
land-holland = Olanda
land-holstein = Holstein
land-holy-roman-empire = Sacro Romano Impero
land-hungary = Ungheria
land-ireland = Irlanda
land-italy = Italia
land-lesser-poland = Piccola Polonia
land-lithuania = Lituania
land-liege = Liegi
land-lorraine = Lorena
land-louisiana = Luisiana
land-lusatia = Lusazia
land-luxemburg = Lussemburgo
land-masovia = Masovia
land-mecklenburg = Meclemburgo
land-moravia = Moravia
land-mediterranean-sea = Mar Mediterraneo
land-new-france = Nuova Francia
land-new-spain = Nuova Spagna
land-north-sea = Mare del Nord
land-norway = Norvegia
land-ottoman-empire = Impero ottomano
land-palatinate = Palatinato
land-picardy = Piccardia
land-poland = Polonia
land-polish-prussia = Prussia polacca
land-pomerania = Pomerania
land-portugal = Portogallo
land-prussia = Prussia
land-russia = Russia
land-samogitia = Samogizia
land-saxony = Sassonia
land-scotland = Scozia
land-silesia = Slesia
land-spain = Spagna
land-swabia = Svevia
land-sweden = Svezia
land-switzerland = Svizzera
land-terra-firma = Terraferma
land-the-empire = Impero
land-thuringia = Turingia
land-united-provinces = Province Unite
land-upper-palatinate = Alto Palatinato
land-westphalia = Vestfalia

## L'editor: che cosa non va in un comando, e come si chiamano i comandi

arranging-in_line = Riga { $number }: { $problem }
arranging-cannot_be = Così non può stare: { $why }
arranging-no_other = Non c’è nessun’altra carta { $card }.
arranging-no_other_for = Per { $seat-art } non c’è nessun’altra carta { $card }.
arranging-no_turn = Il turno { $number } non esiste.
arranging-too_many =
    { $nation }: { $count ->
        [one] resta soltanto { $count } truppa
       *[other] restano soltanto { $count } truppe
    }.
arranging-season = Il turno { $number } non è di quella stagione.
arranging-no_box = La scala { $track } non ha la casella { $number }.
arranging-no_part = { $nation-art } non prende parte a questo scenario.
arranging-two_cards = Si scoprono due carte politiche, oppure nessuna.
arranging-no_politics = In questo scenario non c’è politica.
arranging-no_board = { $state-art } qui non ha una plancia; ci sono { $boards }.
arranging-mixed_up = { $who }: navi e uomini sono mescolati.
arranging-place_first = { $who-art } va prima messo sulla mappa.
arranging-not_there = { $who-art } non si trova { $place-a }.
arranging-verb_clear = svuota la mappa
arranging-verb_turn = turno
arranging-verb_place = metti
arranging-verb_remove = togli
arranging-verb_troops = truppe
arranging-verb_down = volta
arranging-verb_hand = mano
arranging-verb_mark = obiettivi presi
arranging-verb_begin = comincia
arranging-verb_fate = la Carta Fato
arranging-verb_depleted = truppe ridotte
arranging-verb_garrison = guarnigione
arranging-verb_lead = comandante a
arranging-verb_control = controllo
arranging-verb_muster = punti azione
arranging-verb_winter = inverno
arranging-verb_box = segnalino in una casella
arranging-verb_aside = metti da parte
arranging-verb_station = colloca
arranging-verb_track = scala
arranging-verb_trump = briscola
arranging-verb_politics = politica
arranging-verb_hussars = ussari
arranging-verb_year = anno
arranging-verb_fraction = frazione
arranging-verb_units = unità
arranging-verb_veterans = veterani
arranging-verb_stores = rifornimenti
arranging-verb_aboard = a bordo
arranging-verb_purse = portafoglio
arranging-verb_flag = bandiera
arranging-verb_larder = scorte
arranging-verb_points = punti
arranging-verb_fight = combatti
arranging-choice_movement = movimento
arranging-choice_combat = combattimento
arranging-choice_supply = rifornimento
arranging-choice_draw = pesca delle carte
arranging-choice_battle = battaglie vinte
arranging-choice_emperor = la corona imperiale

## Che cosa può mostrare una mappa

layer-names = Nomi delle città
layer-lettering = Nomi dei paesi
layer-river-names = Nomi dei fiumi
layer-hills = Rilievi
layer-cartouche = Ornamenti
layer-moves = Mosse dal tuo turno

## Perché una registrazione o una posizione non può essere

unsound-no_card = non c’è nessuna carta { $card }
unsound-so_many = devono essere { $count }
unsound-so_many_numbers = ci vogliono { $count } numeri
unsound-card_elsewhere = una carta che è anche altrove
unsound-no_such_seat = nessun posto «{ $seat }»
unsound-not_hidden = una carta che non è nascosta da nessuna parte
unsound-too_many_cards = più carte di quante possano essere
unsound-commander_lost = un comandante manca o c’è due volte
unsound-does_not_follow = ciò che ne segue non corrisponde
unsound-no_room = { $count } unità in { $place }, dove ne stanno { $room }
unsound-isolated_garrison = una guarnigione isolata { $place-a }
unsound-enemy_garrison = una guarnigione nemica { $place-a }
unsound-unordered = unità fuori ordine
unsound-no_chit = un gettone che non può esserci
unsound-unit_not_in = un’unità che non è { $place-a }
unsound-strangers = estranei { $place-a }
unsound-not_conquered = { $place } non si può conquistare
unsound-old_markers = segnalini vecchi { $place-a }
unsound-defends_alone = in difesa contro nessuno { $place-a }
unsound-changed_hands = { $place } avrebbe dovuto cambiare padrone
unsound-one_by_side = uno per parte
unsound-card_of_side = una carta in più o in meno di { $seat }
unsound-below_one = { $value } è meno di 1
unsound-one_by_nation = uno per nazione
unsound-card_twice = una carta che c’è due volte
unsound-no_seat = non c’è un posto «{ $seat }»
unsound-no_objective = un segnalino in una città che non è un obiettivo
unsound-two_nations = due nazioni { $place-a }
unsound-half_stack = metà del gruppo { $place-a }
unsound-cannot_have = { $name } non può avere { $what }
unsound-off_map = { $name } è fuori dalla mappa
unsound-at_most = { $name } non può averne più di { $most }
unsound-to_come = { $name } deve ancora venire
unsound-never_came = { $name } non è venuta e non può più venire
unsound-not_held = { $nation } non ha questa carta
unsound-too_many_with = con loro sono più di { $most }
unsound-pool_of_nation = { $name } ne condivide una con un’altra nazione
unsound-pool_of_power = { $name } ne condivide una con un’altra potenza
unsound-one_by_power = uno per potenza
unsound-no_elector = non è un seggio elettorale
unsound-not_displayed = una carta che non è scoperta
unsound-not_allied = potenze che non cooperano sono insieme { $place-a }
unsound-outside_fortress = { $name } ne ha uno fuori dalle fortezze
unsound-on_elector = { $name } ne ha uno su un seggio elettorale
unsound-shared_fortress = { $name } divide una fortezza con un altro segnalino
unsound-no_own_markers = { $name } non ha segnalini propri
unsound-no_fortress = fuori dalle fortezze
unsound-no_such_power = nessuna potenza che possa esserci
unsound-mission_on_map = un generale in missione è sulla mappa
unsound-partner_missing = { $one } o { $other } non c’è
unsound-not_bohemia = { $city } non è in Boemia
unsound-piece_there = c’è un pezzo { $city-a }
unsound-has_none = { $nation } non ne ha
unsound-markers_in_all = { $nation } ha { $count } segnalini in tutto
unsound-no_deal = nessun accordo si chiama «{ $kind }»
unsound-not_two_powers = { $giver } e { $taker } non sono due potenze
unsound-no_town = una città che non c’è
unsound-not_every_board = manca una plancia
unsound-debt = un debito fuori dal bilancio dell’anno
unsound-by_threes = tre numeri per volta
unsound-two_armies = due eserciti su una flotta
unsound-advantages = un Vantaggio in più o in meno
unsound-cards = una carta in più o in meno
unsound-mixed_up = { $name }: navi e uomini sono mescolati
unsound-nowhere = { $name } non è da nessuna parte
unsound-has_food = { $name } ha provviste
unsound-two_faces = { $name } è su due facce
unsound-no_units = { $name } ha qualcosa ma nessuna unità
unsound-wrong_element = { $name } non è nel suo elemento
unsound-no_ships = { $name } ha perso le sue navi
unsound-no_chief = { $name } non è con il suo capo
unsound-chief_of_chief = un capo ha un capo
unsound-options = ne manca una o il suo valore non esiste
unsound-goes_on = una partita in corso ha una fase
unsound-nobody_acts = in { $phase } nessuno deve agire
unsound-no_winner = nessuno si chiama { $names }
unsound-stranger_acts = in { $phase } dovrebbe agire «{ $seat }», che non c’è
unsound-nothing_to_do = in { $phase } { $seat } non può fare nulla
unsound-offered_twice = in { $phase } { $seat } ha due volte la stessa azione
unsound-nothing_below = { $phase } senza nulla sotto
unsound-not_above = { $phase } non può stare sopra { $below }
unsound-number_twice = { $numbers } ha due volte lo stesso numero
unsound-not_here = { $piece } non è in questo scenario
unsound-train_not_alone = un supporto non è solo { $city-a }
unsound-too_many_generals = più di { $most } generali { $city-a }
unsound-not_position = non è una posizione di { $game }: { $problem }
unsound-missing = manca { $name }
unsound-count = devono essere { $wanted }, non { $found }
unsound-range = { $value } non è fra { $low } e { $high }
unsound-breaks_rules = «{ $action }» di { $seat } rompe le regole di { $phase }: { $fault }
unsound-cannot_hold = { $region } non può avere { $units }/{ $stores }/{ $loads }
unsound-sent_too_many = { $region } ne ha mandati troppi
unsound-pairs = devono essere coppie di un posto e una carta, non { $value }
unsound-list = deve essere un elenco, non { $value }
unsound-by_name = devono essere valori con un nome, non { $value }
unsound-deal = deve essere un accordo, non { $value }
unsound-proposal = deve essere una proposta, non { $value }
unsound-no_such = non c’è «{ $name }»
unsound-fields = { $phase } ha { $listed }, non { $given }
unsound-field = { $phase }: { $field } non può essere { $value }
unsound-no_part = «{ $name }» non fa parte di una posizione
unsound-unknown_phase = non c’è una fase «{ $phase }»
unsound-line = { $source }, riga { $line }: { $problem }
unsound-the_record = registrazione
unsound-other_scenario = la posizione è di { $scenario }
unsound-not_text = { $file }: non è un file di testo: { $problem }
unsound-no_record = non è una registrazione di Sanssouci del formato { $format }
unsound-no_line = qui va «posto: azione» o «Nome: valore», non «{ $text }»
unsound-no_json = la posizione non è un oggetto JSON
unsound-unreadable = la posizione non si può leggere: { $problem }
unsound-no_header = l’intestazione non ha «{ $name }»
unsound-no_option = l’opzione «{ $option }» non ha la forma nome=valore
unsound-twice = «{ $name }» c’è due volte
unsound-no_secret = la registrazione non ha un segreto con cui verificare la fortuna
unsound-other_secret = il segreto non è quello promesso prima della partita
unsound-other_luck = voce { $number }: la registrazione dice «{ $said }», il segreto decide «{ $decided }»
unsound-review_form = un’analisi della forma { $found }, non { $wanted }
unsound-no_review = non è un’analisi: { $problem }
unsound-in_part = { $part }: { $problem }
unsound-other_game = «{ $name }»
unsound-type_int = deve essere un numero intero, non { $value }
unsound-type_bool = deve essere vero o falso, non { $value }
unsound-type_str = deve essere una parola, non { $value }
unsound-troops_in_all = { $nation } ha { $found } truppe con la sua riserva, non { $wanted }

## Che cosa non va nei file di un pacchetto

pack-no_id = «{ $cell }» non è un identificatore: lettere minuscole, cifre e trattini
pack-twice = «{ $cell }» c’è due volte
pack-no_yes = «{ $cell }», né «yes» né vuoto
pack-no_bool = «{ $cell }»; deve essere true o false
pack-no_whole = «{ $cell }»; deve essere un numero intero da { $low } a { $high }
pack-no_number = «{ $cell }»; deve essere un numero
pack-none_of = «{ $cell }»; deve essere uno di { $listed }
pack-not_in = «{ $cell }» non è in { $listed }
pack-to_itself = una via da { $place } a sé stessa
pack-no_place = non contiene nessun luogo
pack-seam = una giunzione dentro { $sheet }
pack-no_seam = dal foglio { $start } al foglio { $end } senza essere una giunzione
pack-stranded = nessuna via porta da { $place } a { $listed }
pack-nothing = nessuna cartella e nessun file con questo nome
pack-too_large = più di { $most } byte
pack-no_zip = né una cartella né uno .zip integro: { $problem }
pack-locked = lo .zip è protetto da una password
pack-unreadable = non si può leggere: { $problem }
pack-too_many = contiene { $count } file, al massimo { $most }
pack-twice_in_zip = c’è due volte nello .zip
pack-not_installed = nessun pacchetto di { $game } è installato
pack-no_column = manca la colonna { $listed }
pack-column_twice = questa colonna c’è due volte
pack-same = { $what }: lo stesso della riga { $line }; deve esserci una volta sola
pack-no_files = non contiene nessun file di un pacchetto: { $listed }
pack-no_utf8 = non è testo UTF-8: { $problem }
pack-columns = { $count } colonne dove l’intestazione ne ha { $wanted }
pack-no_toml = non è TOML: { $problem }
pack-no_row = nessuna riga per { $id }
pack-no_prussian = { $id } non è un comandante prussiano
pack-turn_ends = { $count } gettoni di fine turno; deve essercene 1
pack-elizabeth = { $count } turni con l’evento { $event }; deve essercene 1
pack-decks = i mazzi non hanno lo stesso numero di carte: { $listed }
pack-boxes = { $count } caselle di { $nation }; devono essere { $wanted }
pack-not_owner = { $nation } { $place-a }, che usa solo il suo proprietario
pack-set_up = { $count } truppe di { $nation } schierate, nations.tsv ha { $counters } segnalini
pack-released = { $nation } libera { $count } comandanti, nella riserva ne aspettano solo { $waiting }
pack-no_chit = nessun turno porta un gettone di { $army }
pack-winter = turno { $turn }: un turno invernale non pesca gettoni
pack-resources = { $found }; per { $kind } deve essere { $bounds }
pack-also_space = «{ $id }» è anche una casella; le azioni non potrebbero distinguerli
pack-gap = { $found } invece di { $wanted }: c’è un vuoto
pack-not_later = non viene dopo il turno precedente
pack-amount = «{ $cell }»; deve essere un numero intero da 1 a 9
pack-no_amount = { $effect } non ne ha: lascia vuoto
pack-arenberg = nessun generale austriaco di nome { $name } (M22.1)
pack-no_fortress = nessuna fortezza maggiore nella patria di { $nation }
pack-pieces_begin = { $count } pezzi cominciano in { $place }
pack-purses = { $who }: { $count } portafogli, uno per ogni carta Opzioni
pack-no_aim = { $who }: nulla da prendere o da tenere
pack-no_forces = { $who } non ha forze
pack-no_units = { $who }: «{ $units }» non sono unità come 4fv
pack-sides = { $sheet } ha { $count } parti; devono essere 2
pack-chief_towns = { $count } capoluoghi in { $region }, non { $wanted }
pack-no_state = { $region } ha una guarnigione ma nessuno Stato
pack-no_capital = { $place } non è segnata come capitale
pack-no_way = nessuna via porta { $place-a }
pack-faces = il pezzo { $piece } ha { $count } facce, al massimo 2
pack-also_place = «{ $id }» è anche un luogo; le azioni non potrebbero distinguerli
pack-unknown_place = non c’è un luogo «{ $place }»
pack-no_entry = nessuna voce { $die } per { $year }
pack-four_boards = { $year }, { $die }: le quattro plance devono esserci una volta
pack-no_chief_town = { $who }: { $place } non è un capoluogo
pack-both_faces = { $who }: entrambe le facce del pezzo { $piece }
pack-too_many_units = { $who }: più di 6 unità
pack-other_side = { $who }: { $leader } non è di questa parte
pack-no_place_of = { $who }: non c’è un luogo «{ $place }»
pack-outside = { $who }: { $place } è fuori dai settori in gioco
pack-not_in_state = { $place } non è in { $state }
pack-no_harbour = { $place } non ha un porto: lascia vuoto
pack-letters = «{ $cell }»; devono essere lettere di { $allowed }
pack-number_bounds = «{ $cell }»; deve essere un numero da { $low } a { $high }
pack-not_in_nor = «{ $cell }» non è in { $file } e non è nessuno di { $listed }
pack-missing = manca
pack-only_sheet = una giunzione sull’unico foglio
pack-add_up = { $printed }, ma { $files } dà { $found }
pack-both_add_up = { $printed }, ma { $first } e { $last } danno insieme { $found }
pack-all_add_up = { $printed }, ma le tabelle danno { $found }
pack-votes = { $found } voti; devono essere { $wanted }
pack-western_votes = { $found } voti nell’impero; devono essere { $wanted }
pack-polish_fortresses = { $found } fortezze in Polonia; devono essere { $wanted }
pack-no_general = nessun generale di { $nation }
pack-no_train = nessun supporto di { $nation }
pack-one_general = un generale prussiano comincia in { $box } (M3.1)
pack-one_train = un supporto prussiano comincia in { $box } (M3.1)
pack-and_more = {" "}(e altri { $count })
pack-in_file = { $file }: { $text }
pack-in_line = { $file }, riga { $line }: { $text }
pack-in_column = { $file }, colonna { $column }: { $text }
pack-in_cell = { $file }, riga { $line }, colonna { $column }: { $text }
pack-not_here = giocata con un pacchetto di { $game } che qui non c’è (impronta { $fingerprint }): installalo e riprova

## L’arena e i suoi bot

arena-extra = serve { $module }: lo porta pip install 'sanssouci[{ $extra }]'
arena-no_follies = nessuno ha ancora detto che cosa sia una follia in { $game }
arena-either = o i bot si affrontano in tutti i posti, o si indicano i posti e gli altri: non le due cose insieme
arena-no_bots = non è indicato nessun bot
arena-no_value = l’opzione { $name } non ha un valore
arena-named_twice = { $listed }: uno è indicato due volte
arena-empty = in { $scenario } nessuno gioca { $seats }; indica gli altri
arena-no_seat = in { $scenario } non c’è un posto «{ $seat }»; ci sono { $listed }
arena-cannot_start = { $bot } non si avvia: { $problem }
arena-no_ray = nessun cluster Ray a { $address }: { $problem }
arena-ray_gave_up = Ray ha rinunciato a una partita: { $problem }
arena-nothing_played = non è stata ancora giocata nessuna partita
arena-other_format = { $file } ha il formato { $found }, questo è il formato { $wanted }
arena-not_played = la partita { $number } non è stata giocata
arena-no_records = il piano non chiedeva registrazioni
arena-other_plan = { $file } contiene un altro piano: { $differing }
arena-other_rules = { $file } è cominciato con le regole { $begun }, queste sono le { $rules }
arena-no_table = { $file } non è una tabella dell’arena ({ $problem })
arena-died = un processo al lavoro è morto (forse per mancanza di memoria)
arena-no_name = il bot «{ $name }» non ha nome
arena-nobody = nessuno si chiama «{ $name }»; ci sono { $known }, modulo:Classe e { $outside }COMANDO
arena-no_setting = bot «{ $name }»: «{ $setting }» non è un’impostazione; { $who } accetta { $listed }
arena-bad_bot = bot «{ $name }»: { $problem }
arena-setting_number = bot «{ $name }»: { $setting } è un numero, non «{ $text }»
arena-no_method = «{ $name }» non è un bot: non ha un metodo choose
arena-cannot_load = il bot «{ $name }» non si carica: { $problem }
arena-no_program = in «{ $name }» non c’è un programma da avviare
arena-bad_command = il comando in «{ $name }» non si può leggere: { $problem }
arena-no_player = nessuno gioca { $seats }
arena-endless = la partita con il seme { $seed } non finisce in { $most } voci
arena-no_clock = un orologio è uno di { $listed }, non «{ $name }»
arena-no_temper = un temperamento è uno di { $listed }, non «{ $name }»
arena-no_weights = i pesi sono { $listed }, non «{ $name }»
arena-no_budget = un impegno è uno di { $listed }, non «{ $name }»
arena-loads_too_long = il bot «{ $name }» non si carica in { $seconds } secondi
arena-ends_process = il bot «{ $name }» chiude il processo che lo carica
arena-was = { $name } era { $was }, non { $now }

## Che cosa viene detto a chi ospita

host-exists = { $file } esiste già
host-not_empty = il database non è vuoto; --force sostituisce ciò che contiene
host-no_end = { $file } è danneggiato: manca la fine
host-no_backup = { $file } non è un backup di Sanssouci
host-other_backup = { $file } è di un’altra versione di Sanssouci: le sue tabelle sono della versione { $found }, queste della versione { $wanted }
host-damaged = { $file } non è un backup di Sanssouci, o è danneggiato
host-checksum = { $file } è danneggiato: la somma di controllo o le righe non corrispondono
host-after_end = { $file } è danneggiato: c’è qualcosa dopo la fine
host-no_clock = non c’è un orologio così: { $clock }
host-entries_missing = mancano voci nell’archivio
host-led_elsewhere = quando fu archiviata portava altrove
host-other_program = { $file } è il database di un altro programma
host-other_version = { $file } è di un’altra versione di Sanssouci: le sue tabelle sono della versione { $found }, queste della versione { $wanted }
host-other_rules = giocata con le regole { $rules }, queste sono le { $these }
host-no_database = non c’è un tipo di database { $name }; è un file, sqlite:///FILE o postgresql://...
host-no_folder = non c’è una cartella { $folder } per il database
host-is_folder = { $file } è una cartella, non un database
host-is_device = { $file } è un dispositivo, non un database
host-bad_address = l’indirizzo del database non si può leggere; è un file, sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST:PORTA/NOME
host-cannot_make = non si può creare il database { $file }: { $problem }
host-no_permission = non si può aprire il database { $file }: manca il permesso di scrivere in { $place }
host-no_driver = manca { $module }; per PostgreSQL: pip install 'sanssouci[postgres]'
host-cannot_open = non si può aprire il database { $file }: { $problem }
host-being_played = { $table } è in corso: prima ferma il server
host-cannot_serve = non si può servire su { $host }, porta { $port }: { $problem }
host-needs_typst = per un PDF serve typst: lo porta pip install 'sanssouci[print]'
host-no_theme = non c’è un tema «{ $theme }»; ci sono { $listed }
host-no_place = sulla mappa non c’è nessun luogo
host-in_use = { $file } è in uso dal server a { $address }
host-in_use_here = { $file } è in uso da un altro processo
host-no_setting = questa impostazione non esiste

## Che cosa non va in un valore, come lo trovano le librerie, e che cosa il sistema non fa

invalid-whole = deve essere un numero intero
invalid-number = deve essere un numero
invalid-yes_no = deve essere vero o falso
invalid-text = deve essere un testo
invalid-missing = manca
invalid-unknown = qui non è previsto
invalid-json = non è JSON
invalid-list = deve essere un elenco
invalid-named = devono essere valori con un nome
invalid-at_least = deve essere almeno { $bound }
invalid-more_than = deve essere più di { $bound }
invalid-at_most = deve essere al massimo { $bound }
invalid-less_than = deve essere meno di { $bound }
invalid-too_short =
    { $bound ->
        [one] deve avere almeno un carattere
       *[other] deve avere almeno { $bound } caratteri
    }
invalid-too_long =
    { $bound ->
        [one] deve avere al massimo un carattere
       *[other] deve avere al massimo { $bound } caratteri
    }
invalid-too_few = devono essere almeno { $bound }
invalid-too_many = devono essere al massimo { $bound }
invalid-one_of = deve essere uno di { $listed }
invalid-other = così non si può usare
system-missing = file o cartella inesistente
system-forbidden = permesso negato
system-is_folder = è una cartella
system-no_folder = non è una cartella
system-exists = esiste già
system-full = il disco è pieno
system-read_only = è in sola lettura
system-in_use = l’indirizzo è già in uso
system-no_address = questo computer non ha quell’indirizzo

## Frazioni

number-mark = ,
number-percent = { $number } %
# From one on, as people type them, with a stroke between several forms of one.
number-words = uno/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti

## Il resoconto dell’arena

matches-unfinished = Non è finito: si sono giocate { $count } partite su { $planned }.
matches-games = partite
matches-bots = bot
matches-seeds = semi
matches-from_to = da { $first } a { $last }
matches-at_play = di gioco
matches-minutes = { $minutes } min
matches-of_one = { $bot } ha giocato da solo; il posto migliore era { $seat } in { $setup }.
matches-strongest = { $bot } è nettamente il più forte: ha vinto da { $won } dei { $seats } posti che ha occupato.
matches-ahead = { $bot } è davanti a { $second }, ma non con certezza: ha vinto da { $won } dei { $seats } posti che ha occupato.
matches-forfeited = { $bot } ha perso d’ufficio { $count } partite su { $games }: in una partita più del { $share } delle decisioni si è dovuto prenderle al suo posto.
matches-forfeited_why = { $bot } ha perso d’ufficio { $count } partite su { $games }: in una partita più del { $share } delle decisioni si è dovuto prenderle al suo posto ({ $trouble }).
matches-ratings = Quanto sono forti
matches-ratings-text = Nel riquadro in alto i bot, sotto i posti che hanno occupato: la forza stimata, con due deviazioni standard per parte. Un giocatore ha la somma delle due.
matches-wins = Chi vince, e dove
matches-wins-text = La quota di partite vinte da ogni bot in ogni posto, con l’intervallo di Wilson al 95 %.
matches-meetings = Testa a testa
matches-meetings-text = Degli incontri che hanno diviso due bot, la quota in cui quello della riga ha vinto e quello della colonna no.
matches-lengths = Quanto durano le partite
matches-lengths-text = Le partite secondo il turno in cui sono finite, e perché.
matches-reasons = Come si decidono le partite
matches-reasons-text = La quota di partite finite per ciascun motivo.
matches-thinking = Quanto pensano
matches-thinking-text = Il tempo per una decisione: la barra è la media, il segno la più lunga di tutte.
matches-head_bots = Bot
matches-head_seats = Posti
matches-axis_strength = forza
matches-axis_won = partite vinte
matches-axis_turn = turno
matches-axis_time = millisecondi
matches-against = contro { $bot }
matches-mean_turns = { $setup }: { $turns } turni in media
matches-bot_or_seat = bot o posto
matches-mu = mu
matches-sigma = sigma
matches-ordinal = ordinale
matches-of_ratings = I posti di questo gioco non si equivalgono. Perciò ogni posto è valutato come un giocatore: chi vi siede forma con lui una squadra, e il modello di Plackett e Luce divide il merito tra i due. Mu è la stima, sigma la sua deviazione standard; l’ordinale, mu meno tre sigma, è una forza che c’è quasi di sicuro. Tutti cominciano da 25, con sigma { $sigma }.
matches-confounded = Qui { $bots } ha occupato sempre lo stesso posto, e il modello può solo indovinare che cosa si debba al bot e che cosa al posto: lo dice soltanto un girone all’italiana.
matches-setup =
    { $setup }: { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
matches-shared =
    { $count ->
        [one] { $count } vinta da più d’uno
       *[other] { $count } vinte da più d’uno
    }
matches-drawn =
    { $count ->
        [one] { $count } vinta da nessuno
       *[other] { $count } vinte da nessuno
    }
matches-seat = posto
matches-bot = bot
matches-won = vinte
matches-of = su
matches-share = quota
matches-interval = intervallo al 95 %
matches-other = contro
matches-ahead_of = avanti
matches-level = pari
matches-behind = dietro
matches-of_meetings = Ogni coppia di posti con bot diversi in una partita è un incontro. Pari: hanno vinto entrambi, o perso entrambi.
matches-set_up = disposizione
matches-reason = motivo
matches-decisions = decisioni
matches-mean = media, ms
matches-longest = la più lunga, ms
matches-fallbacks = ripieghi
matches-forfeits = perse d’ufficio
ending-forfeit = persa d’ufficio
matches-of_fallbacks = I ripieghi sono decisioni prese al posto di un bot che ha sbagliato. Se sono troppi, la partita è persa d’ufficio.
matches-follies = Follie
matches-of_follies =
    Ciò che un buon giocatore non fa quasi mai, contato nelle registrazioni di { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }.
matches-folly = follia
matches-times = volte
matches-again = Per rigiocarlo
matches-of_again = Questo piano, salvato come plan.toml, dà le stesse partite su qualsiasi computer, purché i bot contino i pensieri e non i secondi:
matches-made_by = Sanssouci { $version }, regole { $rules }.
