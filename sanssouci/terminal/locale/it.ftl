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
terminal-train = supporto { $number }
terminal-not_on_map = { $name } non è sulla mappa.
terminal-no_city = Non c’è una città né un pezzo di nome «{ $word }».
terminal-could_be = «{ $word }» può essere { $listed }.
terminal-worth = valore
terminal-no_cards_yet = Ancora nessuna carta in mano.
terminal-no_open_hand = Non potete vedere la mano di nessuno.
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
    } a { $city }
terminal-combat = Scontro · l’attaccante è a { $score }
terminal-card_for = per { $value }

## Che cosa si può scrivere al tavolo oltre alle azioni

terminal-help_help = questo elenco, o come si scrive un’azione
terminal-help_legal = che cosa potete fare ora, in breve o per esteso
terminal-help_status = la situazione della partita
terminal-help_hand = le vostre carte
terminal-help_pieces = i pezzi, dove stanno e in che stato sono
terminal-help_goals = come vincete e a che punto siete, e che cosa serve agli altri
terminal-help_objectives = gli obiettivi di tutti, uno per uno
terminal-help_look = che cosa c’è intorno a un luogo
terminal-help_board = una mappa dei dintorni
terminal-help_log = che cosa è successo
terminal-help_rules = legge il regolamento o vi cerca qualcosa
terminal-help_why = la regola dell’ultimo rifiuto, o quella contraria a un’azione
terminal-help_what = che cosa porterebbe un’azione, prima di farla
terminal-help_yes = esegue ciò per cui vi è stata chiesta conferma
terminal-help_warn = se vi si chiede conferma prima della fame e simili
terminal-help_undo = annulla la vostra ultima azione, finché non si è saputo nulla di nuovo
terminal-help_auto = lascia questa decisione al bot che gioca a caso
terminal-help_hint = che cosa farebbe il bot più forte al vostro posto
terminal-help_follow = esegue tutto ciò che dice il consiglio
terminal-help_odds = in uno scontro: le vostre probabilità
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
terminal-how_to_type = Scrivete un’azione come la mostra l’elenco di quelle permesse. Le parole si possono abbreviare, e il verbo si può tralasciare. { $typing } Invio ripete la domanda, Tab completa le parole.
terminal-help_verb = help VERBO spiega uno di questi verbi: { $verbs }
terminal-no_verb = Non c’è un verbo né un comando «{ $word }»; i verbi sono { $verbs }.
terminal-at_any_time = in ogni momento: { $verbs }
terminal-none_begins = Nessuna azione permessa comincia con «{ $words }».
terminal-no_sheet = Questo gioco non ha un foglio per questo; status mostra tutto quello che sapete.
terminal-log_takes = log vuole un numero di righe: log 30
terminal-is_legal = È permesso.
terminal-what_takes = Quale azione? Scrivetela: what done
terminal-more = … e altre { $count }; precisate meglio.
terminal-no_question = Non c’è nessuna domanda a cui rispondere yes.
terminal-warn_takes = Scrivete warn on o warn off.
terminal-warned = Vi si chiede conferma prima della fame e simili.
terminal-not_warned = Non vi si chiede più conferma di nulla.
terminal-no_undo = Non si può annullare nulla: { $why }.
terminal-undone = Annullato.
terminal-not_asked = In questo momento non vi si chiede nulla.
terminal-no_combat = Non siete in uno scontro.
terminal-save_takes = Salvare dove? Scrivete un file: save mia-guerra.txt
terminal-saved = Salvato in { $file }.
terminal-map_takes = Disegnare dove? Scrivete un file: map guerra.svg, map guerra.png o map guerra.pdf
terminal-map_drawn = La mappa è in { $file }.
terminal-languages = Lingue: { $listed }. State leggendo in: { $now }.
terminal-no_language = Non c’è una lingua «{ $word }»; ci sono { $listed }.
terminal-language_changed = Da ora leggete in italiano.
terminal-save_question = In quale file salvare la partita (Invio per nessuno)?

terminal-no_map = Questo gioco non ha una mappa da guardare.
terminal-no_nation = Qui non c’è una nazione «{ $word }»; ci sono all, { $listed }.
terminal-look_steps = look arriva da 1 a { $most } passi, non { $steps }.
terminal-look_takes = Guardare dove? Scrivete un luogo o un pezzo: look daun
terminal-no_place_called = Sulla mappa non c’è un luogo di nome «{ $word }».

## Righe scritte

terminal-type_quit = Scrivete quit per lasciare il tavolo.
terminal-the_file = il file
terminal-file_problem = { $file } non si può usare: { $why }
terminal-type_yes = Scrivete yes per farlo lo stesso; warn off disattiva queste domande.
terminal-number_range = Scegliete un numero da 1 a { $most }.
terminal-settled = Basta così; non serve più: { $words }.
terminal-nothing_done = Non è stato fatto nulla:
terminal-not_together = queste unità non si possono scegliere insieme.
terminal-cannot_be_added = Non è stato fatto nulla, perché «{ $line }», il numero { $number }, non si può aggiungere:
terminal-seen_before = prima bisogna vedere qualcosa.
terminal-type_number = Scrivete il numero della vostra scelta, o qualsiasi altra cosa.
terminal-not_asked_now = «{ $word }» non è ciò che si chiede ora; potete dire { $verbs }.
terminal-why_shows = (why mostra la regola)
terminal-not_understood = «{ $line }» non è un’azione possibile qui; help elenca i comandi.
terminal-did_you_mean = Intendevate { $word }?

## Il tavolo

terminal-fault = Un errore del programma ({ $what }). Non è cambiato nulla.
terminal-rule_failed = Un errore nelle regole: non è stato possibile eseguire «{ $seat }: { $action }» ({ $problem }). Non è cambiato nulla.
terminal-fault_kept = I dettagli sono in { $file }.
terminal-fault_not_kept = Non è stato possibile salvare i dettagli: { $why }.
terminal-not_saved = Non è stato possibile salvare la partita: { $why }
terminal-hand_over = Passate la tastiera: ora gioca { $name }. Poi premete Invio.
terminal-victory = Vittoria per { $who }
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
terminal-ask_part = Giocate
terminal-number_or_name = Scrivete un numero da 1 a { $most }, oppure { $names }.
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
terminal-shape_set = quanti ne volete
terminal-also = Anche: { $words }.
terminal-a_number = un numero
terminal-example_now = ora, per esempio:
terminal-example_form = ora non è possibile; si scrive come
terminal-head_win = vittoria
terminal-head_tie = pareggio
terminal-head_lose = sconfitta
terminal-head_own_losses = perdite proprie
terminal-head_enemy_losses = perdite nemiche
terminal-you = Voi
terminal-goal = Obiettivo
terminal-nothing_follows = per ora non ne segue nulla.
terminal-keys = Tab completa · help · legal · what AZIONE · look LUOGO · goals · undo · quit

## Registrazioni

terminal-after =
    { $title }, dopo { $at } di { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
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
terminal-won_by = vinte da { $who }
terminal-won_by_several = vinte da più d’uno
terminal-won_by_nobody = vinte da nessuno
terminal-by_reason = per { $reason }
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
        [one] Scrivete follow per eseguirlo.
       *[other] Scrivete follow per eseguire tutto.
    }
terminal-hint_none = In questo momento nessuno ha consigli da dare.
terminal-hint_nothing_to_follow = Non c’è nessun consiglio da seguire; chiedetelo con hint.
terminal-hint_stopped = Oltre non si può andare: { $action } non è più possibile.
