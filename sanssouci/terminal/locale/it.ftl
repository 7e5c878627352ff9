### Il terminale in italiano: il tavolo, i suoi comandi e la riga di comando.
### Ciò che si scrive (verbi, id, nomi dei comandi) resta com'è.

## Guerre di generali e supporti

terminal-sign_takes = prende un obiettivo
terminal-sign_questions = lo mette in dubbio, perché è protetto
terminal-sign_destroys = distrugge un supporto
terminal-sign_joins = si unisce a una pila
terminal-sign_attacks = deve combattere
terminal-sign_hungers = resterebbe senza rifornimento
terminal-sign_starves = morirebbe di fame
terminal-sign_feeds = di nuovo rifornito
terminal-via = passando per { $places }
terminal-train = supporto { $number }
terminal-not_on_map = { $name } non è sulla mappa.
terminal-no_city = Non c'è una città né un pezzo di nome «{ $word }».
terminal-could_be = «{ $word }» può essere { $listed }.
terminal-worth = valore
terminal-no_cards_yet = Ancora nessuna carta in mano.
terminal-no_open_hand = Nessuna mano ti è aperta.
terminal-board_size = board mostra una grandezza da 1 a { $most }, non { $size }.
terminal-steps = passi
terminal-city = città
terminal-land = paese
terminal-roads = strade ({ $main } principale, { $minor } secondaria)
terminal-what_is_there = che cosa c'è
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
terminal-combat = Scontro · attaccante a { $score }
terminal-card_for = per { $value }

## Che cosa si può scrivere al tavolo oltre alle azioni

terminal-help_help = questo elenco, o come si scrive un'azione
terminal-help_legal = che cosa puoi fare ora, in breve o per esteso
terminal-help_status = come sta la partita
terminal-help_hand = le tue carte
terminal-help_pieces = i pezzi, dove stanno e come stanno
terminal-help_goals = come vinci e a che punto sei, e che cosa serve agli altri
terminal-help_objectives = gli obiettivi di tutti, uno per uno
terminal-help_look = che cosa c'è intorno a un luogo
terminal-help_board = una mappa dei dintorni
terminal-help_log = che cosa è successo
terminal-help_rules = leggere o cercare nel regolamento
terminal-help_why = la regola dell'ultimo rifiuto, o contro un'azione
terminal-help_what = che cosa porterebbe un'azione, prima di farla
terminal-help_yes = fa ciò su cui ti è stata chiesta conferma
terminal-help_warn = se ti si chiede conferma prima della fame e simili
terminal-help_undo = annulla la tua ultima azione, finché non si è saputo niente di nuovo
terminal-help_auto = lascia questa decisione al bot che va a caso
terminal-help_hint = che cosa farebbe il bot più forte al tuo posto
terminal-help_follow = fa tutto quello che dice il consiglio
terminal-help_odds = in uno scontro: le tue probabilità
terminal-help_save = scrive la registrazione della partita
terminal-help_map = disegna la mappa come .svg, .png o .pdf
terminal-help_language = leggere in un'altra lingua
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

terminal-typing = Un nome da solo elenca che cosa se ne può fare.
terminal-how_to_type = Scrivi un'azione come la mostra l'elenco di quelle permesse. Le parole si possono abbreviare, e il verbo si può tralasciare. { $typing } Invio ripete la domanda, Tab completa le parole.
terminal-help_verb = help VERBO spiega uno di questi: { $verbs }
terminal-no_verb = Non c'è un verbo né un comando «{ $word }»; i verbi sono { $verbs }.
terminal-at_any_time = in ogni momento: { $verbs }
terminal-none_begins = Nessuna azione permessa comincia con «{ $words }».
terminal-no_sheet = Questo gioco non ha un foglio per questo; status mostra tutto quello che sai.
terminal-log_takes = log vuole un numero di righe: log 30
terminal-is_legal = È permesso.
terminal-what_takes = Che cosa porterebbe quale azione? Scrivila: what done
terminal-more = … e altre { $count }; di' qualcosa di più.
terminal-no_question = Non c'è nessuna domanda a cui rispondere yes.
terminal-warn_takes = Scrivi warn on o warn off.
terminal-warned = Ti si chiede conferma prima della fame e simili.
terminal-not_warned = Non si chiede più conferma di niente.
terminal-no_undo = Non si può annullare niente: { $why }.
terminal-undone = Annullato.
terminal-not_asked = In questo momento non ti si chiede niente.
terminal-no_combat = Non sei in uno scontro.
terminal-save_takes = Salvare dove? Scrivi un file: save mia-guerra.txt
terminal-saved = Salvato in { $file }.
terminal-map_takes = Disegnare dove? Scrivi un file: map guerra.svg, map guerra.png o map guerra.pdf
terminal-map_drawn = La mappa è in { $file }.
terminal-languages = Lingue: { $listed }. Stai leggendo { $now }.
terminal-no_language = Non c'è una lingua «{ $word }»; ci sono { $listed }.
terminal-language_changed = Da ora leggi in italiano.
terminal-save_question = In quale file salvare la partita (Invio per nessuno)?

terminal-no_map = Questo gioco non ha una mappa da guardare.
terminal-no_nation = Qui non c'è una nazione «{ $word }»; ci sono all, { $listed }.
terminal-look_steps = look arriva da 1 a { $most } passi, non { $steps }.
terminal-look_takes = Guardare dove? Scrivi un luogo o un pezzo: look daun
terminal-no_place_called = Sulla mappa non c'è un luogo «{ $word }».

## Righe scritte

terminal-type_quit = Scrivi quit per lasciare il tavolo.
terminal-the_file = il file
terminal-file_problem = { $file } non si può usare: { $why }
terminal-type_yes = Scrivi yes per farlo lo stesso; warn off toglie queste domande.
terminal-number_range = Scegli un numero da 1 a { $most }.
terminal-settled = Così basta; non serve più: { $words }.
terminal-nothing_done = Non è stato fatto niente:
terminal-not_together = queste unità non si possono scegliere insieme.
terminal-cannot_be_added = Non è stato fatto niente, perché «{ $line }», il numero { $number }, non si può aggiungere:
terminal-seen_before = prima bisogna vedere qualcosa.
terminal-type_number = Scrivi il numero della tua scelta, o qualsiasi altra cosa.
terminal-not_asked_now = «{ $word }» non è ciò che si chiede ora; puoi dire { $verbs }.
terminal-why_shows = (why mostra la regola)
terminal-not_understood = «{ $line }» non è una cosa che si possa fare qui; help elenca i comandi.
terminal-did_you_mean = Volevi dire { $word }?

## Il tavolo

terminal-fault = Un errore del programma ({ $what }). Non è cambiato nulla.
terminal-rule_failed = Un errore nelle regole: «{ $seat }: { $action }» non si è potuto eseguire ({ $problem }). Non è cambiato nulla.
terminal-fault_kept = I dettagli sono in { $file }.
terminal-fault_not_kept = I dettagli non si sono potuti salvare: { $why }.
terminal-not_saved = La partita non si è potuta salvare: { $why }
terminal-hand_over = Passa la tastiera a { $name }, poi premi Invio.
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
terminal-option_example = { $example } cambia un'opzione, ? le elenca
terminal-ask_part = Giochi
terminal-number_or_name = Scrivi un numero da 1 a { $most }, oppure { $names }.
terminal-part_means = { $part } vuol dire { $option }.
terminal-seats_are = Posti: { $seats }. Quelli senza persona li prendono i bot.
terminal-ask_seats = Posti di persone (o all, none)
terminal-head_option = opzione
terminal-head_values = valori
terminal-head_meaning = che cosa fa
terminal-head_rule = regola
terminal-only_in = Solo in { $scenarios }.

## Elenchi e aiuto

terminal-ways = { $count } modi; legal { $verb } li elenca
terminal-then = poi { $names }
terminal-shape_stack = uno di una pila per tutta la pila
terminal-shape_group = più d'uno, uniti da +
terminal-shape_road = in ordine; basta anche solo l'ultimo
terminal-shape_set = quanti ne vuoi
terminal-also = Anche: { $words }.
terminal-a_number = un numero
terminal-example_now = ora, per esempio:
terminal-example_form = ora non è possibile; si scrive come
terminal-head_win = vince
terminal-head_tie = pari
terminal-head_lose = perde
terminal-head_own_losses = perdite proprie
terminal-head_enemy_losses = perdite nemiche
terminal-you = Tu
terminal-goal = Obiettivo
terminal-nothing_follows = per ora non ne segue niente.
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
    }; il momento { $moment } non c'è.
terminal-nothing_from = Dalla voce { $entry } in poi non c'è niente da raccontare.
terminal-no_turn =
    La registrazione ha { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }; il turno { $turn } non c'è.
terminal-walk_keys = Invio avanti · b indietro · 57 voce · t 3 turno · s mostra · q basta
terminal-leads_nowhere = «{ $line }» non porta da nessuna parte; { $keys }
terminal-no_rule = Non c'è una regola { $id }.
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
terminal-won_by_several = vinte da più d'uno
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
cli-need_record = --at e --seat vogliono un --record.
cli-other_game = { $file } è una registrazione di { $game }, non di { $wanted }.
cli-no_campaigns = { $game } non ha campagne.
cli-examples = giochi e bot da cui copiare
cli-head_scenario = scenario
cli-head_seats = posti
cli-head_meaning = che cos'è
cli-head_rule = regola

## Consigli

terminal-hint_follow =
    { $count ->
        [one] Scrivi follow per farlo.
       *[other] Scrivi follow per fare tutto.
    }
terminal-hint_none = In questo momento nessuno ha consigli da dare.
terminal-hint_nothing_to_follow = Non c'è nessun consiglio da seguire; chiedilo con hint.
terminal-hint_stopped = Più in là non si può: { $action } non è più possibile.
