### Das Terminal auf Deutsch: der Tisch, seine Befehle und die Kommandozeile.
### Was man tippt (Verben, Kennungen, Namen der Befehle), bleibt, wie es ist.

## Kriege mit Generälen und Tross

terminal-sign_takes = nimmt ein Ziel
terminal-sign_questions = stellt es in Frage, da es geschützt ist
terminal-sign_destroys = vernichtet einen Tross
terminal-sign_joins = schließt sich einem Stapel an
terminal-sign_attacks = muss kämpfen
terminal-sign_hungers = wäre unversorgt
terminal-sign_starves = würde verhungern
terminal-sign_feeds = wieder versorgt
terminal-via = über { $places }
terminal-train = Tross { $number }
terminal-not_on_map = { $name } ist nicht auf der Karte.
terminal-no_city = Es gibt keine Stadt und keine Figur namens „{ $word }“.
terminal-could_be = „{ $word }“ könnte { $listed } sein.
terminal-worth = Wert
terminal-no_cards_yet = Noch keine Karten auf der Hand.
terminal-no_open_hand = Keine Hand liegt dir offen.
terminal-board_size = board zeigt eine Größe von 1 bis { $most }, nicht { $size }.
terminal-steps = Schritte
terminal-city = Stadt
terminal-land = Land
terminal-roads = Straßen ({ $main } Haupt-, { $minor } Nebenstraße)
terminal-what_is_there = was dort ist
terminal-generals = Generäle
terminal-troops = Truppen
terminal-supply = Versorgung
terminal-nearest_enemy = nächster Feind
terminal-trains = Tross
terminal-away = fort
terminal-off_map = nicht auf der Karte
terminal-attacks = greift an
terminal-defends = verteidigt
terminal-troops_in =
    { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    } in { $city }
terminal-combat = Kampf · Angreifer bei { $score }
terminal-card_for = für { $value }

## Was man am Tisch außer Aktionen tippen kann

terminal-help_help = diese Liste, oder wie man eine Aktion schreibt
terminal-help_legal = was du jetzt tun kannst, kurz oder ausführlich
terminal-help_status = wie das Spiel steht
terminal-help_hand = deine Karten
terminal-help_pieces = die Figuren, wo sie stehen und wie es ihnen geht
terminal-help_goals = wie du gewinnst und wie weit du bist, und was den anderen fehlt
terminal-help_objectives = die Ziele aller, eins nach dem anderen
terminal-help_look = was um einen Ort herum ist
terminal-help_board = eine Karte der Umgebung
terminal-help_log = was geschehen ist
terminal-help_rules = im Regelbuch lesen oder suchen
terminal-help_why = die Regel hinter der letzten Ablehnung, oder gegen eine Aktion
terminal-help_what = was eine Aktion brächte, bevor du sie tust
terminal-help_yes = tun, wonach zurückgefragt wurde
terminal-help_warn = ob vor Hunger und dergleichen zurückgefragt wird
terminal-help_undo = deine letzte Aktion zurücknehmen, solange nichts Neues bekannt wurde
terminal-help_auto = dem Zufallsbot diese Entscheidung überlassen
terminal-help_hint = was der stärkste Bot an deiner Stelle täte
terminal-help_follow = alles tun, was der Rat empfiehlt
terminal-help_odds = im Kampf: deine Chancen
terminal-help_save = die Aufzeichnung des Spiels schreiben
terminal-help_map = die Karte als .svg, .png oder .pdf zeichnen
terminal-help_language = in einer anderen Sprache lesen
terminal-help_quit = den Tisch verlassen; das Spiel kann fortgesetzt werden

terminal-usage_help = [VERB]
terminal-usage_legal = [WÖRTER]
terminal-usage_pieces = [NATION|all]
terminal-usage_look = ORT [SCHRITTE]
terminal-usage_board = ORT [GRÖSSE]
terminal-usage_log = [ZAHL]
terminal-usage_rules = [NUMMER oder WÖRTER]
terminal-usage_why = [AKTION]
terminal-usage_what = AKTION
terminal-usage_warn = on|off
terminal-usage_save = [DATEI]
terminal-usage_language = [SPRACHE]
terminal-usage_map = DATEI

terminal-typing = Ein Name allein zeigt, was sich damit tun lässt.
terminal-how_to_type = Schreib eine Aktion, wie die Liste der erlaubten sie zeigt. Wörter lassen sich kürzen, und das Verb kann wegbleiben. { $typing } Eingabe zeigt die Frage noch einmal, Tab ergänzt Wörter.
terminal-help_verb = help VERB erklärt eines von: { $verbs }
terminal-no_verb = Es gibt kein Verb und keinen Befehl „{ $word }“; die Verben sind { $verbs }.
terminal-at_any_time = jederzeit: { $verbs }
terminal-none_begins = Keine erlaubte Aktion beginnt mit „{ $words }“.
terminal-no_sheet = Dafür hat dieses Spiel kein Blatt; status zeigt alles, was du weißt.
terminal-log_takes = log nimmt eine Zahl von Zeilen: log 30
terminal-is_legal = Das ist erlaubt.
terminal-what_takes = Was brächte welche Aktion? Nenne sie: what done
terminal-more = … und { $count } weitere; sag mehr dazu.
terminal-no_question = Keine Frage ist offen, die yes beantworten würde.
terminal-warn_takes = Sag warn on oder warn off.
terminal-warned = Vor Hunger und dergleichen wird zurückgefragt.
terminal-not_warned = Es wird nicht mehr zurückgefragt.
terminal-no_undo = Nichts lässt sich zurücknehmen: { $why }.
terminal-undone = Zurückgenommen.
terminal-not_asked = Du wirst gerade nichts gefragt.
terminal-no_combat = Du bist in keinem Kampf.
terminal-save_takes = Wohin speichern? Nenne eine Datei: save mein-krieg.txt
terminal-saved = Gespeichert in { $file }.
terminal-map_takes = Wohin zeichnen? Nenne eine Datei: map krieg.svg, map krieg.png oder map krieg.pdf
terminal-map_drawn = Die Karte ist in { $file }.
terminal-languages = Sprachen: { $listed }. Du liest { $now }.
terminal-no_language = Es gibt keine Sprache „{ $word }“; es gibt { $listed }.
terminal-language_changed = Von jetzt an liest du Deutsch.
terminal-save_question = In welche Datei speichern (Eingabe für keine)?

terminal-no_map = Dieses Spiel hat keine Karte zum Ansehen.
terminal-no_nation = Hier gibt es keine Nation „{ $word }“; es gibt all, { $listed }.
terminal-look_steps = look reicht 1 bis { $most } Schritte weit, nicht { $steps }.
terminal-look_takes = Wohin sehen? Nenne einen Ort oder eine Figur: look daun
terminal-no_place_called = Auf der Karte gibt es keinen Ort „{ $word }“.

## Getippte Zeilen

terminal-type_quit = Tippe quit, um den Tisch zu verlassen.
terminal-the_file = die Datei
terminal-file_problem = { $file } lässt sich nicht benutzen: { $why }
terminal-type_yes = Tippe yes, um es trotzdem zu tun; warn off schaltet solche Fragen ab.
terminal-number_range = Wähle eine Zahl von 1 bis { $most }.
terminal-settled = Damit ist es entschieden; nicht mehr nötig: { $words }.
terminal-nothing_done = Nichts wurde getan:
terminal-not_together = Diese Einheiten lassen sich nicht zusammen wählen.
terminal-cannot_be_added = Nichts wurde getan, da „{ $line }“, Nummer { $number }, nicht hinzukommen kann:
terminal-seen_before = Davor muss man etwas sehen.
terminal-type_number = Tippe die Nummer deiner Wahl, oder irgendetwas anderes.
terminal-not_asked_now = „{ $word }“ ist jetzt nicht gefragt; du kannst { $verbs } sagen.
terminal-why_shows = (why zeigt die Regel)
terminal-not_understood = „{ $line }“ kann man hier nicht tun; help nennt die Befehle.
terminal-did_you_mean = Meintest du { $word }?

## Der Tisch

terminal-fault = Ein Programmfehler ({ $what }). Nichts hat sich geändert.
terminal-rule_failed = Ein Fehler in den Regeln: „{ $seat }: { $action }“ ließ sich nicht ausführen ({ $problem }). Nichts hat sich geändert.
terminal-fault_kept = Die Einzelheiten stehen in { $file }.
terminal-fault_not_kept = Die Einzelheiten ließen sich nicht speichern: { $why }.
terminal-not_saved = Das Spiel ließ sich nicht speichern: { $why }
terminal-hand_over = Gib { $name } die Tastatur, dann drücke Eingabe.
terminal-victory = Sieg für { $who }
terminal-record_is = Die Aufzeichnung des Spiels: { $file }
terminal-thinks = { $name } denkt nach …
terminal-shows_map = Eingabe zeigt die Karte
terminal-turns_page = Eingabe blättert um
terminal-page = { $page } von { $pages }
terminal-shows_all = … { $command } zeigt alles

## Vor dem Spiel

terminal-not_a_pair = „{ $pair }“ hat nicht die Form Name=Wert.
terminal-ask_game = Spiel
terminal-ask_scenario = Szenario
terminal-option_example = { $example } ändert eine Option, ? nennt sie
terminal-ask_part = Du spielst
terminal-number_or_name = Tippe eine Zahl von 1 bis { $most }, oder { $names }.
terminal-part_means = { $part } bedeutet { $option }.
terminal-seats_are = Plätze: { $seats }. Die ohne Person nehmen Bots.
terminal-ask_seats = Plätze von Personen (oder all, none)
terminal-head_option = Option
terminal-head_values = Werte
terminal-head_meaning = was sie tut
terminal-head_rule = Regel
terminal-only_in = Nur in { $scenarios }.

## Listen und Hilfe

terminal-ways = { $count } Möglichkeiten; legal { $verb } nennt sie
terminal-then = dann { $names }
terminal-shape_stack = eine eines Stapels für den ganzen
terminal-shape_group = mehrere, mit + verbunden
terminal-shape_road = der Reihe nach; die letzte allein genügt
terminal-shape_set = so viele du willst
terminal-also = Auch: { $words }.
terminal-a_number = eine Zahl
terminal-example_now = jetzt zum Beispiel:
terminal-example_form = jetzt nicht möglich; so wird es geschrieben:
terminal-head_win = Sieg
terminal-head_tie = gleich
terminal-head_lose = verloren
terminal-head_own_losses = eigene Verluste
terminal-head_enemy_losses = gegnerische Verluste
terminal-you = Du
terminal-goal = Ziel
terminal-nothing_follows = es folgt nicht sofort etwas.
terminal-keys = Tab ergänzt · help · legal · what AKTION · look ORT · goals · undo · quit

## Aufzeichnungen

terminal-after =
    { $title }, nach { $at } von { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträgen
    }
terminal-chance_next = Als Nächstes entscheidet der Zufall.
terminal-has_to_decide = { $who } muss entscheiden.
terminal-legal_actions =
    { $count ->
        [one] { $count } erlaubte Aktion:
       *[other] { $count } erlaubte Aktionen:
    }
terminal-report_options = Optionen: { $options }
terminal-report_rules = Fassung der Regeln: { $version }
terminal-report_end = Das Ende
terminal-no_moment =
    Die Aufzeichnung hat { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }; den Augenblick { $moment } gibt es nicht.
terminal-nothing_from = Von Eintrag { $entry } an gibt es nichts zu erzählen.
terminal-no_turn =
    Die Aufzeichnung hat { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }; Runde { $turn } gibt es nicht.
terminal-walk_keys = Eingabe vor · b zurück · 57 Eintrag · t 3 Runde · s zeigen · q Schluss
terminal-leads_nowhere = „{ $line }“ führt nirgendwohin; { $keys }
terminal-no_rule = Eine Regel { $id } gibt es nicht.
terminal-no_rule_speaks = Keine Regel von { $book } spricht von „{ $words }“.
terminal-map_formats = { $file }: Eine Karte wird als .svg, .png oder .pdf geschrieben.

## Viele Spiele von Bots

terminal-games_of =
    { $scenario }: { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    } von Bots ({ $bots })
terminal-head_games = Spiele
terminal-head_share = Anteil
terminal-won_by = von { $who } gewonnen
terminal-won_by_several = von mehreren gewonnen
terminal-won_by_nobody = von niemandem gewonnen
terminal-by_reason = durch { $reason }
terminal-mean_turns = Runden im Schnitt
terminal-mean_actions = Aktionen im Schnitt
terminal-taken_from_bots = Bots abgenommene Entscheidungen
terminal-games_per_second = Spiele pro Sekunde

## Die Kommandozeile

cli-resume_alone = --resume nimmt Spiel, Szenario und Optionen aus der Aufzeichnung.
cli-help_lists = help nennt die Befehle; Eingabe wiederholt die Frage.
cli-to_go_on = Zum Fortsetzen: { $command }
cli-exists = { $file } gibt es schon; --resume setzt es fort.
cli-exclude = { $one } und { $other } schließen sich aus.
cli-result = Ergebnis: { $result }
cli-position_at =
    Stellung { $hash } nach { $at } von { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträgen
    }.
cli-position =
    Stellung { $hash } nach { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträgen
    }.
cli-nothing_to_compare = Die Aufzeichnung nennt keine zum Vergleich.
cli-as_recorded = So sagt es die Aufzeichnung.
cli-otherwise = Unter ihren eigenen Regeln war es { $hash }.
cli-luck =
    { $file }: { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    } des Zufalls, alle, wie das Geheimnis entscheidet, das als { $promise } versprochen war.
cli-need_record = --at und --seat brauchen ein --record.
cli-other_game = { $file } ist eine Aufzeichnung von { $game }, nicht von { $wanted }.
cli-no_campaigns = { $game } hat keine Feldzüge.
cli-examples = Spiele und Bots zum Abschauen
cli-head_scenario = Szenario
cli-head_seats = Plätze
cli-head_meaning = was es ist
cli-head_rule = Regel

## Rat

terminal-hint_follow =
    { $count ->
        [one] Tippe follow, um es zu tun.
       *[other] Tippe follow, um alles zu tun.
    }
terminal-hint_none = Im Augenblick hat niemand einen Rat.
terminal-hint_nothing_to_follow = Es gibt keinen Rat zu befolgen; frag danach mit hint.
terminal-hint_stopped = Weiter ging es nicht: { $action } ist nicht mehr möglich.
