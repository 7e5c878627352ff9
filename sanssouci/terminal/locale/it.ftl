### Il terminale in italiano: il tavolo, i suoi comandi e la riga di comando.
### Ciò che si scrive (verbi, id, nomi dei comandi) resta com’è.

## Guerre di generali e supporti

terminal-sign_takes = conquista un obiettivo
terminal-sign_questions = lo rivendica, ma è protetto
terminal-sign_destroys = elimina un supporto
terminal-sign_joins = si unisce a un gruppo
terminal-sign_attacks = deve combattere
terminal-sign_hungers = resterebbe senza rifornimento
terminal-sign_starves = morirebbe di fame
terminal-sign_feeds = di nuovo rifornito
terminal-via = passando per { $places }
terminal-directly = per la via diretta
terminal-train = supporto { $number }
terminal-not_on_map = { $name } non è sulla mappa.
terminal-no_city = Non c’è una città né un pezzo di nome «{ $word }».
terminal-could_be = «{ $word }» può essere { $listed }.
terminal-worth = valore
terminal-no_cards_yet = Ancora nessuna carta in mano.
terminal-no_open_hand = Non puoi vedere la mano di nessuno.
terminal-board_size = board accetta una grandezza da 1 a { $most }, non { $size }.
terminal-steps = passi
terminal-city = città
terminal-land = paese
terminal-roads = strade ({ $main } principale, { $minor } secondaria)
terminal-what_is_there = che cosa c’è
terminal-generals = generali
terminal-troops = armate
terminal-supply = rifornimento
terminal-nearest_enemy = nemico più vicino
terminal-trains = supporti
terminal-away = assenti
terminal-off_map = fuori dalla mappa
terminal-attacks = attacca
terminal-defends = difende
terminal-troops_in =
    { $count ->
        [one] { $count } armata
       *[other] { $count } armate
    } { $city-a }
terminal-combat = Scontro · l’attaccante è a { $score }
terminal-card_for = per { $value }

## Che cosa si può scrivere al tavolo oltre alle azioni

terminal-help_help = questo elenco, o come si scrive un’azione
terminal-help_legal = che cosa puoi fare ora, in breve o per esteso
terminal-help_status = la situazione della partita
terminal-help_hand = le tue carte
terminal-help_pieces = i pezzi, dove stanno e in che stato sono
terminal-help_goals = come vinci e a che punto sei, e che cosa serve agli altri
terminal-help_objectives = gli obiettivi di tutti, uno per uno
terminal-help_look = che cosa c’è intorno a un luogo
terminal-help_board = una mappa dei dintorni
terminal-help_log = che cosa è successo
terminal-help_rules = legge il regolamento o vi cerca qualcosa
terminal-help_why = la regola dell’ultimo rifiuto, o quella contraria a un’azione
terminal-help_what = che cosa porterebbe un’azione, prima di farla
terminal-help_yes = esegue ciò per cui ti è stata chiesta conferma
terminal-help_warn = se chiedere conferma prima della fame e simili
terminal-help_undo = annulla la tua ultima azione, finché non si è saputo nulla di nuovo
terminal-help_auto = lascia questa decisione al bot che gioca a caso
terminal-help_hint = che cosa farebbe il bot più forte al tuo posto
terminal-help_follow = esegue tutto ciò che dice il consiglio
terminal-help_odds = in uno scontro: le tue probabilità
terminal-help_save = scrive la registrazione della partita
terminal-help_map = disegna la mappa come .svg, .png o .pdf
terminal-help_language = passa a un’altra lingua
terminal-help_quit = lascia il tavolo; la partita si può riprendere

terminal-usage_help = [VERBO]
terminal-usage_legal = [PAROLE]
terminal-usage_pieces = [NAZIONE|all]
terminal-usage_look = LUOGO [PASSI]
terminal-usage_board = LUOGO [GRANDEZZA]
terminal-usage_log = [NUMERO]
terminal-usage_rules = [ID o PAROLE]
terminal-usage_why = [AZIONE]
terminal-usage_what = AZIONE
terminal-usage_warn = on|off
terminal-usage_save = [FILE]
terminal-usage_language = [LINGUA]
terminal-usage_map = FILE

terminal-typing = Un nome da solo elenca ciò che se ne può fare.
terminal-how_to_type = Scrivi un’azione come la mostra l’elenco di quelle permesse. Le parole si possono abbreviare, e il verbo si può tralasciare. { $typing } Invio ripete la domanda, Tab completa le parole.
terminal-help_verb = help VERBO spiega uno di questi verbi: { $verbs }
terminal-no_verb = Non c’è un verbo né un comando «{ $word }»; i verbi sono { $verbs }.
terminal-at_any_time = in ogni momento: { $verbs }
terminal-none_begins = Nessuna azione permessa comincia con «{ $words }».
terminal-no_sheet = Questo gioco non ha un foglio per questo; status mostra tutto quello che sai.
terminal-log_takes = log vuole un numero di righe: log 30
terminal-is_legal = È permesso.
terminal-what_takes = Quale azione? Scrivila: what done
terminal-more = … e altre { $count }; precisa meglio.
terminal-no_question = Non c’è nessuna domanda a cui rispondere yes.
terminal-warn_takes = Scrivi warn on o warn off.
terminal-warned = Ti viene chiesta conferma prima della fame e simili.
terminal-not_warned = Non ti viene più chiesta conferma di nulla.
terminal-no_undo = Non si può annullare nulla: { $why }.
terminal-undone = Annullato.
terminal-not_asked = In questo momento non ti si chiede nulla.
terminal-no_combat = Non sei in uno scontro.
terminal-save_takes = Salvare dove? Scrivi un file: save mia-guerra.txt
terminal-save_command = «{ $word }» è qualcosa che si scrive qui, e non viene preso come nome di file; save da solo salva la partita al suo posto, save ./{ $word } crea un file che si chiama così.
terminal-save_exists = { $file } esiste già; scegli un altro nome.
terminal-saved = Salvato in { $file }.
terminal-map_takes = Disegnare dove? Scrivi un file: map guerra.svg, map guerra.png o map guerra.pdf
terminal-map_drawn = La mappa è in { $file }.
terminal-languages = Lingue: { $listed }. Stai leggendo in: { $now }.
terminal-no_language = Non c’è una lingua «{ $word }»; ci sono { $listed }.
terminal-language_changed = Da ora leggi in italiano.
terminal-save_question = In quale file salvare la partita (Invio per nessuno)?

terminal-no_map = Questo gioco non ha una mappa da guardare.
terminal-no_nation = Qui non c’è una nazione «{ $word }»; ci sono all, { $listed }.
terminal-look_steps = look arriva da 1 a { $most } passi, non { $steps }.
terminal-look_takes = Guardare dove? Scrivi un luogo o un pezzo: look daun
terminal-no_place_called = Sulla mappa non c’è un luogo di nome «{ $word }».

## Righe scritte

terminal-type_quit = Scrivi quit per lasciare il tavolo.
terminal-the_file = il file
terminal-file_problem = { $file } non si può usare: { $why }
terminal-type_yes = Scrivi yes per farlo lo stesso; warn off disattiva queste domande.
terminal-number_range = Scegli un numero da 1 a { $most }.
terminal-settled = Basta così; non serve più: { $words }.
terminal-nothing_done = Non è stato fatto nulla:
terminal-not_together = queste unità non si possono scegliere insieme.
terminal-cannot_be_added = Non è stato fatto nulla, perché «{ $line }», il numero { $number }, non si può aggiungere:
terminal-seen_before = prima bisogna vedere qualcosa.
terminal-type_number = Scrivi il numero della tua scelta, o qualsiasi altra cosa.
terminal-not_asked_now = «{ $word }» non è ciò che si chiede ora; puoi dire { $verbs }.
terminal-why_shows = (why mostra la regola)
terminal-not_understood = «{ $line }» non è un’azione possibile qui; help elenca i comandi.
terminal-did_you_mean = Intendevi { $word }?

## Il tavolo

terminal-fault = Un errore del programma ({ $what }). Non è cambiato nulla.
terminal-rule_failed = Un errore nelle regole: non è stato possibile eseguire «{ $seat }: { $action }» ({ $problem }). Non è cambiato nulla.
terminal-fault_kept = I dettagli sono in { $file }.
terminal-fault_not_kept = Non è stato possibile salvare i dettagli: { $why }.
terminal-not_saved = Non è stato possibile salvare la partita: { $why }
terminal-hand_over = Passa la tastiera: ora gioca { $name-art }. Poi premi Invio.
terminal-greeting = Sei { $name-art }.
terminal-first_words = Scrivi help per i comandi, hint per un consiglio, goals per sapere come si vince.
terminal-victory = Vittoria { $who-di }
terminal-record_is = La registrazione della partita: { $file }
terminal-thinks = { $name } sta pensando …
terminal-shows_map = Invio mostra la mappa
terminal-turns_page = Invio volta pagina
terminal-page = { $page } di { $pages }
terminal-shows_all = … { $command } mostra tutto

## Prima della partita

terminal-not_a_pair = «{ $pair }» non è della forma nome=valore.
terminal-ask_game = Gioco
terminal-ask_scenario = Scenario
terminal-option_example = { $example } cambia un’opzione, ? le elenca
terminal-ask_part = Giochi
terminal-number_or_name = Scrivi un numero da 1 a { $most }, oppure { $names }.
terminal-part_means = { $part } vuol dire { $option }.
terminal-seats_are = Posti: { $seats }. Quelli senza una persona li prendono i bot.
terminal-ask_seats = Posti di persone (o all, none)
terminal-head_option = opzione
terminal-head_values = valori
terminal-head_meaning = che cosa fa
terminal-head_rule = regola
terminal-only_in = Solo in { $scenarios }.

## Elenchi e aiuto

terminal-ways = { $count } modi; legal { $verb } li elenca
terminal-then = poi { $names }
terminal-shape_stack = uno del gruppo vale per tutto il gruppo
terminal-shape_group = più d’uno, uniti da +
terminal-shape_road = in ordine; basta anche solo l’ultimo
terminal-shape_set = quanti ne vuoi
terminal-also = Anche: { $words }.
terminal-a_number = un numero
terminal-example_now = ora, per esempio:
terminal-example_form = ora non è possibile; si scrive come
terminal-head_win = vittoria
terminal-head_tie = pareggio
terminal-head_lose = sconfitta
terminal-head_own_losses = perdite proprie
terminal-head_enemy_losses = perdite nemiche
terminal-you = Tu
terminal-goal = Obiettivo
terminal-nothing_follows = per ora non ne segue nulla.
terminal-keys = Tab completa · help · legal · what AZIONE · look LUOGO · goals · undo · quit

## Registrazioni

terminal-after =
    { $title }, dopo { $at } di { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
terminal-reviewing = si ripercorre
terminal-chance_next = Ora decide il caso.
terminal-has_to_decide = Deve decidere { $who }.
terminal-legal_actions =
    { $count ->
        [one] { $count } azione permessa:
       *[other] { $count } azioni permesse:
    }
terminal-report_options = Opzioni: { $options }
terminal-report_rules = Versione delle regole: { $version }
terminal-report_end = La fine
terminal-no_moment =
    La registrazione ha { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }; il momento { $moment } non c’è.
terminal-nothing_from = Dalla voce { $entry } in poi non c’è nulla da raccontare.
terminal-no_turn =
    La registrazione ha { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }; il turno { $turn } non c’è.
terminal-walk_keys = Invio avanti · b indietro · 57 voce · t 3 turno · s mostra · q basta
terminal-leads_nowhere = «{ $line }» non porta da nessuna parte; { $keys }
terminal-no_rule = Non c’è una regola { $id }.
terminal-no_rule_speaks = Nessuna regola di { $book } parla di «{ $words }».
terminal-map_formats = { $file }: una mappa si scrive come .svg, .png o .pdf.

## Molte partite di bot

terminal-games_of =
    { $scenario }: { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    } di bot ({ $bots })
terminal-head_games = partite
terminal-head_share = quota
terminal-won_by = vittorie { $who-di }
terminal-won_by_several = vinte da più d’uno
terminal-won_by_nobody = vinte da nessuno
terminal-mean_turns = turni, in media
terminal-mean_actions = azioni, in media
terminal-taken_from_bots = decisioni tolte ai bot
terminal-games_per_second = partite al secondo

## La riga di comando

cli-resume_alone = --resume prende gioco, scenario e opzioni dalla registrazione.
cli-help_lists = help elenca i comandi; Invio ripete la domanda.
cli-to_go_on = Per continuare: { $command }
cli-exists = { $file } esiste già; --resume lo continua.
cli-exclude = { $one } e { $other } si escludono.
cli-result = Risultato: { $result }
cli-position_at =
    Posizione { $hash } dopo { $at } di { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }.
cli-position =
    Posizione { $hash } dopo { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }.
cli-nothing_to_compare = La registrazione non ne indica nessuna da confrontare.
cli-as_recorded = È come dice la registrazione.
cli-otherwise = Con le sue regole era { $hash }.
cli-luck =
    { $file }: { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    } del caso, tutte come vuole il segreto promesso come { $promise }.
cli-need_record = --at e --seat richiedono un --record.
cli-other_game = { $file } è una registrazione di { $game }, non di { $wanted }.
cli-no_campaigns = { $game } non ha campagne.
cli-examples = giochi e bot da cui copiare
cli-head_scenario = scenario
cli-head_seats = posti
cli-head_meaning = che cos’è
cli-head_rule = regola

## Consigli

terminal-hint_follow =
    { $count ->
        [one] Scrivi follow per eseguirlo.
       *[other] Scrivi follow per eseguire tutto.
    }
terminal-hint_none = In questo momento nessuno ha consigli da dare.
terminal-hint_nothing_to_follow = Non c’è nessun consiglio da seguire; chiedilo con hint.
terminal-hint_stopped = Oltre non si può andare: { $action } non è più possibile.

## L’aiuto della riga di comando: i comandi, poi argomenti e opzioni

help = Giochi da tavolo sulle guerre di Federico il Grande, con le regole fatte rispettare.
help-play = Si gioca nel terminale, da soli contro i bot o in più a una tastiera.
help-learn = Impara un gioco al suo tavolo, lezione per lezione.
help-new = Scrive la registrazione di una partita nuova, da giocare con play --resume.
help-serve = Apre il tavolo ai browser; senza opzioni, come dicono l’ambiente e il file.
help-backup = Scrive in un solo file tutto ciò che il server conserva; il server può restare acceso.
help-restore = Rimette a posto una copia, in qualunque database. Prima ferma il server.
help-patch = Rigioca ogni tavolo in corso con le regole installate, e dice che cosa non va più.
help-show = Mostra come testo una posizione di una partita registrata.
help-replay = Ripercorre una partita registrata e verifica che porti dove dice.
help-luck = Verifica che il caso abbia fatto ciò che vuole il segreto promesso prima della partita.
help-export = Scrive una partita registrata come dati, figura, resoconto o diario.
help-review = Ripercorre una guerra finita: probabilità turno per turno, che cosa l’ha decisa, fortuna e bravura.
help-simulate = Fa giocare ai bot molte partite, e conta chi vince e come.
help-dataset = Scrive le decisioni delle partite in una tabella Parquet, una per riga, per i programmi che imparano.
help-follies = Conta nelle partite registrate ciò che un buon giocatore non fa quasi mai.
help-rules = Legge un regolamento: l’indice, una regola o un capitolo per sigla, o ciò che parla di certe parole.
help-map = Disegna la mappa, vuota o con i pezzi di una partita registrata.
help-docs = Dice dove stanno su questo computer le guide e gli esempi.
help-campaigns = Mostra a che punto sei nelle campagne del libro degli scenari di un gioco.
help-games = Elenca i giochi con i loro scenari e le loro opzioni.
help-arena = Incontri e tornei fra bot: risultati, classifiche, resoconti.
help-arena-run = Gioca un piano, o quel che ancora ne manca; dopo Ctrl-C lo stesso comando riprende.
help-arena-show = Stampa le cifre di una tabella; anche mentre si gioca ancora.
help-arena-report = Scrive un resoconto in HTML, e ogni sua figura in PNG e SVG.
help-arena-export = Scrive la tabella come Parquet, una riga per ogni posto di ogni partita.
help-arena-record = Stampa la registrazione di una partita, se il piano chiedeva le registrazioni.
help-pack = Si gioca con i dati esatti di un gioco stampato invece che con la nostra ricostruzione.
help-pack-check = Dice tutto ciò che non va in un pacchetto, con file, riga e colonna.
help-pack-show = Dice in poche righe che cosa contiene un pacchetto.
help-pack-example = Scrive i dati di serie come punto di partenza.
help-pack-install = Controlla un pacchetto e da lì in poi gioca con quello.
help-pack-remove = Si torna a giocare con i dati di serie.

help-version = Mostra la versione ed esce.
help-language = La lingua in cui leggere, per esempio it.
help-any-game = Quale gioco, per esempio friedrich.
help-any-file = La registrazione di una partita.
help-any-scenario = Quale scenario del gioco.
help-any-option = Una scelta del gioco; si può ripetere.
help-any-seed = Ripete la fortuna della partita e dei bot.
help-any-seat = Mostra ciò che può sapere chi siede qui.
help-any-reveal = Mostra ciò che è nascosto, anche se la partita non è finita.
help-any-seconds = Quanto può pensare un bot a una decisione.
help-any-at = Dopo tante voci della registrazione.
help-any-other-rules = Prova una registrazione fatta con altre regole.
help-any-output = Il file da scrivere.
help-any-json = Stampa le cifre come JSON.
help-any-config = Impostazioni, in TOML; si veda docs/hosting.md.
help-any-database = Un file, oppure postgresql://...
help-any-count = Quante partite.
help-learn-lesson = Quale lezione, per numero o nome; senza, ti viene chiesto.
help-learn-lines = Stampa riga dopo riga invece di una sola schermata.
help-play-seat = Chi siede dove: { $human } oppure un bot ({ $bots }, module:Class o exec:COMANDO); si può ripetere.
help-play-training = I bot dicono subito perché fanno quel che fanno.
help-play-lines = Stampa riga dopo riga invece di una sola schermata.
help-play-save = Conserva qui la registrazione.
help-play-resume = Riprende dove una registrazione si ferma.
help-new-output = La registrazione da scrivere.
help-new-seat = Chi siederà dove.
help-new-arranged = I comandi che dispongono la posizione.
help-serve-host = L’indirizzo su cui ascoltare.
help-serve-port = 0 ne prende una libera.
help-serve-open-browser = Apre il browser.
help-backup-file = La copia.
help-restore-file = La copia.
help-restore-force = Sostituisce ciò che c’è.
help-patch-apply = Passa alle regole nuove i tavoli che arrivano in fondo.
help-replay-step = Va di decisione in decisione, avanti e indietro.
help-replay-start = Comincia dopo tante voci.
help-replay-turn = Comincia da questo turno.
help-replay-fast = Verifica soltanto, senza raccontare.
help-replay-to = Si ferma lì.
help-luck-promised = Ciò che il tavolo mostrava prima della partita.
help-export-format = Che cosa scrivere.
help-simulate-seat = Quale bot siede dove ({ $bots }, module:Class o exec:COMANDO); si può ripetere.
help-simulate-strict = Si ferma a un bot che sbaglia, invece di sostituirlo.
help-simulate-seed = Il seme della prima partita.
help-simulate-jobs = Processi; di norma tutti i processori.
help-simulate-records = Conserva qui la registrazione di ogni partita.
help-dataset-output = Il file Parquet da scrivere.
help-dataset-records = Registrazioni di un solo gioco.
help-dataset-game = Fa giocare ai bot questo gioco, non { $first }.
help-dataset-scenario = Quale scenario giocano.
help-dataset-seat = Quale bot siede dove ({ $levels }).
help-dataset-seed = Il seme della prima partita.
help-dataset-shown = Che cosa contiene una riga della posizione.
help-review-seat = Di chi si guardano le decisioni; senza, quelle di tutti.
help-review-budget = Quanto può durare: un minuto circa, o cinque volte tanto.
help-review-json = La scrive anche come JSON.
help-review-seed = Ripete le prove.
help-follies-paths = Registrazioni, cartelle di registrazioni, tabelle dell’arena.
help-follies-json = Stampa i conteggi come JSON.
help-follies-other-rules = Anche registrazioni fatte con altre regole.
help-rules-words = La sigla di una regola, o delle parole.
help-rules-pdf = Scrive invece tutto il libro in un PDF.
help-map-output = Un file .svg, .png o .pdf.
help-map-record = Disegna i pezzi di questa partita.
help-map-theme = I colori della mappa.
help-map-width = Larghezza di un PNG in pixel.
help-arena-any-file = Una tabella dell’arena.
help-arena-run-plan = Il file di un piano, invece delle opzioni.
help-arena-run-game = Quale gioco ({ $first }).
help-arena-run-scenario = Uno scenario; si può ripetere.
help-arena-run-option = I valori di un’opzione da provare.
help-arena-run-bots = Chi si incontra in tutti i posti ({ $levels }).
help-arena-run-mirror = Ogni bot gioca anche contro sé stesso.
help-arena-run-seat = Invece di --bots: chi siede dove.
help-arena-run-others = Con --seat: il bot degli altri posti.
help-arena-run-games = Partite per ogni disposizione dei posti, una per seme (100).
help-arena-run-seed = Il seme della prima partita (1).
help-arena-run-seconds = Il tempo per pensare a una decisione ({ $seconds }).
help-arena-run-strict = Si ferma a un bot che sbaglia; non lo sostituisce.
help-arena-run-records = Conserva la registrazione di ogni partita.
help-arena-run-isolated = I bot pensano in processi che non hanno mai avuto la posizione.
help-arena-run-out = La tabella da fare o da continuare.
help-arena-run-jobs = Partite alla volta; di norma tutti i processori.
help-arena-run-ray = Gioca su un cluster Ray: il suo indirizzo, auto, o local.
help-arena-report-to = La cartella in cui scrivere.
help-arena-export-output = Un file .parquet.
help-arena-record-number = Una partita per numero.
help-pack-any-pack = Una cartella o un file .zip.
help-pack-any-game = Di quale gioco sono i dati.
help-pack-show-pack = Una cartella o un file .zip; altrimenti ciò che è in uso.
help-pack-example-folder = Una cartella che ancora non c’è.

help-shown = Mostra questo messaggio ed esce.
help-usage = Uso: { $command }
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-required = [obbligatorio]
help-default = [di norma: { $value }]
help-word-options = OPZIONI
help-word-command = COMANDO
help-word-args = ARGOMENTI
help-word-file = FILE
help-word-game = GIOCO
help-word-lesson = LEZIONE
help-word-name = NOME
help-word-language = LINGUA
help-word-value = VALORE
help-word-seat = POSTO
help-word-player = GIOCATORE
help-word-words = PAROLE
help-word-dir = CARTELLA
help-word-plan = PIANO
help-word-records = REGISTRAZIONI
help-word-path = PERCORSO
help-word-number = NUMERO
help-word-seconds = SECONDI
help-word-pack = PACCHETTO
help-word-address = INDIRIZZO
cli-no_such_option = L’opzione { $name } non esiste.
cli-no_such_command = Il comando «{ $name }» non esiste.
cli-missing = Manca { $name }.
cli-bad_value = { $name } non accetta questo valore: { $why }
cli-needs_value = { $name } vuole un valore.
cli-takes_no_value = { $name } non accetta valori.
cli-too_many_words = C’è qualcosa di troppo: { $words }.
cli-see_help = { $command } --help dice come si usa.
cli-format_unknown = { $file }: il nome non dice che cosa scrivere; indica --format o una di queste estensioni: { $listed }.
cli-onto_itself = { $file } è la registrazione stessa; scegli un altro nome.
cli-pdf_alone = --pdf scrive tutto il libro; togli le parole.

## Che cosa dicono i comandi di chi ospita, dell’arena e dei pacchetti

cli-backing_up = si copia
cli-restoring = si rimette a posto
cli-replaying = si rigioca
cli-restored =
    { $file }: { $count ->
        [one] { $count } riga rimessa a posto
       *[other] { $count } righe rimesse a posto
    }
cli-no_database = In { $file } non c’è nessun database.
cli-patched = { $count } in corso, { $moved } passati alle regole nuove, { $broken } rotti
cli-patchable = { $count } in corso, { $moved } si possono passare con --apply, { $broken } rotti
cli-table_fine =
    { $table } ({ $title }): a posto, { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
cli-table_moves =
    { $table } ({ $title }): arriva in fondo con le regole { $rules }, { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
cli-table_broken = { $table } ({ $title }): si rompe con le regole { $rules }
cli-whole_plan = { $file } è tutto il piano; togli { $names }.
cli-kept_games =
    { $count ->
        [one] { $count } partita è conservata
       *[other] { $count } partite sono conservate
    } in { $file }; lo stesso comando riprende.
cli-kept_none = Non si è conservato nulla: mancava --out.
cli-rows =
    { $file }: { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    }
cli-decisions =
    { $file }: { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    } di { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
cli-records_or_game = O si nominano delle registrazioni, o un --game che giochino i bot: non entrambi.
cli-no_record_in = In { $folder } non c’è nessuna registrazione.
cli-follies =
    Follie: { $game }, { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
cli-game_of_table = { $file }, partita { $number }
cli-a_person = una persona
cli-bar_games = partite
cli-head_folly = follia
cli-head_seat = posto
cli-head_player = giocatore
cli-head_times = volte
cli-head_of = su
cli-head_share = quota
cli-head_bot = bot
cli-head_won = vinte
cli-head_interval = intervallo al 95 %
cli-head_against = contro
cli-head_ahead = avanti
cli-head_level = pari
cli-head_behind = dietro
cli-head_score = punteggio
cli-head_bot_or_seat = bot o posto
cli-head_games = partite
cli-head_decisions = decisioni
cli-head_mean = ms ciascuna
cli-head_longest = ms la più lunga
cli-head_fallbacks = ripieghi
cli-head_forfeits = d’ufficio
cli-interval = da { $low } a { $high }
cli-played_of = Si sono giocate { $count } partite su { $planned }.
cli-no_ratings = La classifica si vede quando è installato sanssouci[arena].
cli-confounded = Sempre allo stesso posto: { $bots }. La classifica non può distinguere un tale bot dal suo posto.
cli-setup_games =
    { $setup }: { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
cli-won_by_several = vinte da più d’uno { $count }
cli-won_by_nobody = vinte da nessuno { $count }
cli-mean_turns = { $turns } turni in media
cli-head_to_head = Testa a testa
cli-ratings = Classifica
cli-thinking = Tempo per pensare
cli-pack_problems =
    { $pack }: { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
cli-pack_sound = { $pack }: in ordine, impronta { $fingerprint }
cli-pack_data = dati
cli-pack_built_in = di serie
cli-pack_there = { $folder } c’è già; non si è scritto nulla.
cli-pack_installed = { $pack }: installato, impronta { $fingerprint }
cli-pack_removed = { $game }: il suo pacchetto è tolto; le partite cominciate con quello continuano.
cli-no_packs = Non ci sono pacchetti per un gioco chiamato «{ $game }».
cli-head_mu = mu
cli-head_sigma = sigma
cli-head_ordinal = ordinale

## Lezioni

terminal-help_lesson = in una lezione: che cosa fare, e come si scrive
terminal-usage_lesson = [again|alone]
terminal-no_lesson = A questo tavolo non c’è una lezione; sanssouci learn ne comincia una.
terminal-lesson_takes = lesson non vuole nulla, again o alone.
terminal-lesson_head = Lezione { $number } di { $count }: { $title }
terminal-lesson_strayed = Non è quello che questa lezione ha in mente. Scrivi undo per annullarlo, o lesson again.
terminal-lesson_type = Per esempio: { $line }
terminal-lesson_done = Imparato.
terminal-lesson_ask = Invio: la prossima lezione · alone: gioca da qui · again · list · quit
terminal-lesson_ask_over = Invio: la prossima lezione · again · list · quit
terminal-lesson_ask_last = Invio: a una prima guerra · alone: gioca da qui · again · list · quit
terminal-lesson_ask_last_over = Invio: a una prima guerra · again · list · quit
terminal-lesson_ended = La guerra è finita prima della lezione. Invio: ancora una volta · list · quit
terminal-lesson_not_offered = «{ $line }» non è una di queste risposte.
terminal-lesson_choose = Quale lezione? (numero; quit)
terminal-lesson_offer = learn: impara { $game } in { $count } brevi lezioni
terminal-lesson_unknown = Non c’è una lezione { $lesson }; un numero da 1 a { $most }, o il suo nome ({ $listed }).
cli-pdf_ending = { $file }: un regolamento si stampa come .pdf.
cli-played_by_you = { $seat } era di { $player }, e ora si gioca a questa tastiera; --seat { $seat }=BOT lo dà a un bot.
