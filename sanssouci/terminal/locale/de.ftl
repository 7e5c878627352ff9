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
terminal-directly = geradewegs
terminal-train = Tross { $number }
terminal-not_on_map = { $name } ist nicht auf der Karte.
terminal-no_city = Es gibt keine Stadt und keine Figur namens „{ $word }“.
terminal-could_be = „{ $word }“ könnte { $listed } sein.
terminal-worth = Wert
terminal-no_cards_yet = Noch keine Karten auf der Hand.
terminal-no_open_hand = Du kannst keine Hand sehen.
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
terminal-help_follow = alles tun, was der Tipp empfiehlt
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
terminal-more = … und { $count } weitere; schreib etwas mehr.
terminal-no_question = Keine Frage ist offen, die yes beantworten würde.
terminal-warn_takes = Sag warn on oder warn off.
terminal-warned = Vor Hunger und dergleichen wird zurückgefragt.
terminal-not_warned = Es wird nicht mehr zurückgefragt.
terminal-no_undo = Nichts lässt sich zurücknehmen: { $why }.
terminal-undone = Zurückgenommen.
terminal-not_asked = Du wirst gerade nichts gefragt.
terminal-no_combat = Du bist in keinem Kampf.
terminal-save_takes = Wohin speichern? Nenne eine Datei: save mein-krieg.txt
terminal-save_command = „{ $word }“ ist etwas, das man hier eingibt, und wird nicht als Dateiname genommen; save allein speichert das Spiel an seinem Ort, save ./{ $word } legt eine Datei an, die so heißt.
terminal-save_exists = { $file } gibt es schon; nimm einen anderen Namen.
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
terminal-seen_before = Vorher muss erst etwas sichtbar werden.
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
terminal-hand_over = Die Tastatur geht an { $name-acc }; dann drücke Eingabe.
terminal-greeting = Du bist { $name-nom }.
terminal-first_words = Tippe help für die Befehle, hint für einen Rat, goals für das, was gewinnt.
terminal-victory = Sieg für { $who-acc }
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
terminal-shape_stack = eine aus einem Stapel steht für den ganzen
terminal-shape_group = mehrere, mit + verbunden
terminal-shape_road = der Reihe nach; die letzte allein genügt
terminal-shape_set = so viele du willst
terminal-also = Auch: { $words }.
terminal-a_number = eine Zahl
terminal-example_now = jetzt zum Beispiel:
terminal-example_form = jetzt nicht möglich; so wird es geschrieben:
terminal-head_win = Sieg
terminal-head_tie = unentschieden
terminal-head_lose = Niederlage
terminal-head_own_losses = eigene Verluste
terminal-head_enemy_losses = gegnerische Verluste
terminal-you = Du
terminal-goal = Ziel
terminal-nothing_follows = daraus folgt zunächst nichts.
terminal-keys = Tab ergänzt · help · legal · what AKTION · look ORT · goals · undo · quit

## Aufzeichnungen

terminal-after =
    { $title }, nach { $at } von { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträgen
    }
terminal-reviewing = Rückblick
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
    }; die Stelle { $moment } gibt es nicht.
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
        [one] { $count } Partie
       *[other] { $count } Partien
    } von Bots ({ $bots })
terminal-head_games = Partien
terminal-head_share = Anteil
terminal-won_by = von { $who-dat } gewonnen
terminal-won_by_several = von mehreren gewonnen
terminal-won_by_nobody = von niemandem gewonnen
terminal-mean_turns = Runden im Schnitt
terminal-mean_actions = Aktionen im Schnitt
terminal-taken_from_bots = Bots abgenommene Entscheidungen
terminal-games_per_second = Partien pro Sekunde

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
cli-as_recorded = Das stimmt mit der Aufzeichnung überein.
cli-otherwise = Nach ihren eigenen Regeln war es { $hash }.
cli-luck =
    { $file }: { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    } des Zufalls, alle so, wie es das Geheimnis bestimmt, das vorher als { $promise } hinterlegt war.
cli-need_record = --at und --seat brauchen ein --record.
cli-other_game = { $file } ist eine Aufzeichnung von { $game }, nicht von { $wanted }.
cli-no_campaigns = { $game } hat keine Feldzüge.
cli-examples = Spiele und Bots zum Abschauen
cli-head_scenario = Szenario
cli-head_seats = Plätze
cli-head_meaning = was es ist
cli-head_rule = Regel

## Tipps

terminal-hint_follow =
    { $count ->
        [one] Tippe follow, um es zu tun.
       *[other] Tippe follow, um alles zu tun.
    }
terminal-hint_none = Im Augenblick hat niemand einen Tipp.
terminal-hint_nothing_to_follow = Es gibt keinen Tipp zu befolgen; frag danach mit hint.
terminal-hint_stopped = Weiter ging es nicht: { $action } ist nicht mehr möglich.

## Die Hilfe der Befehlszeile: Befehle, dann ihre Argumente und Optionen

help = Brettspiele über die Kriege Friedrichs des Großen, streng nach den Regeln.
help-play = Im Terminal spielen, allein gegen Bots oder zu mehreren an einer Tastatur.
help-learn = Lerne ein Spiel an seinem eigenen Tisch, Lektion für Lektion.
help-new = Die Aufzeichnung einer neuen Partie schreiben, die mit play --resume gespielt wird.
help-serve = Den Tisch für Browser bereitstellen; ohne Optionen so, wie Umgebung und Datei es sagen.
help-backup = Alles, was der Server aufbewahrt, in eine Datei schreiben; er darf dabei weiterlaufen.
help-restore = Eine Sicherung zurückspielen, in jede Datenbank. Den Server vorher anhalten.
help-patch = Jeden laufenden Tisch nach den installierten Regeln durchspielen und melden, was nicht mehr geht.
help-show = Eine Stellung einer aufgezeichneten Partie als Text zeigen.
help-replay = Durch eine aufgezeichnete Partie gehen und prüfen, ob sie dahin führt, wohin sie soll.
help-luck = Prüfen, ob der Zufall dem Geheimnis folgte, das vor der Partie hinterlegt wurde.
help-export = Eine aufgezeichnete Partie als Daten, Bild, Bericht oder Protokoll schreiben.
help-review = Auf einen Krieg zurückblicken: Aussichten Runde für Runde, was ihn entschied, Glück und Können.
help-simulate = Bots viele Partien spielen lassen und zählen, wer wie gewinnt.
help-dataset = Die Entscheidungen von Partien als Parquet-Tabelle schreiben, je eine Zeile, für lernende Programme.
help-follies = In aufgezeichneten Partien zählen, was ein guter Spieler kaum je tut.
help-rules = Ein Regelbuch lesen: das Inhaltsverzeichnis, eine Regel oder ein Kapitel, oder was von bestimmten Wörtern handelt.
help-map = Die Karte zeichnen, leer oder mit den Figuren einer aufgezeichneten Partie.
help-docs = Sagen, wo auf diesem Rechner die Anleitungen und Beispiele liegen.
help-campaigns = Zeigen, wie weit du in den Feldzügen aus dem Szenarioheft eines Spiels bist.
help-games = Die Spiele mit ihren Szenarien und Optionen auflisten.
help-arena = Begegnungen und Turniere zwischen Bots: Ergebnisse, Wertungen, Berichte.
help-arena-run = Einen Plan spielen, oder was davon noch fehlt; nach Strg-C macht derselbe Befehl weiter.
help-arena-show = Die Zahlen einer Tabelle ausgeben; auch während noch gespielt wird.
help-arena-report = Einen HTML-Bericht schreiben, und jede seiner Abbildungen als PNG und SVG.
help-arena-export = Die Tabelle als Parquet schreiben, eine Zeile für jeden Platz jeder Partie.
help-arena-record = Die Aufzeichnung einer Partie ausgeben, wenn der Plan Aufzeichnungen verlangt hat.
help-pack = Mit den genauen Daten eines gedruckten Spiels spielen statt mit unserer Nachbildung.
help-pack-check = Alles nennen, was an einem Datenpaket falsch ist, mit Datei, Zeile und Spalte.
help-pack-show = In wenigen Zeilen sagen, was ein Datenpaket enthält.
help-pack-example = Die eingebauten Daten als Ausgangspunkt schreiben.
help-pack-install = Ein Datenpaket prüfen und von nun an damit spielen.
help-pack-remove = Wieder mit den eingebauten Daten spielen.

help-version = Die Version zeigen und aufhören.
help-language = Die Sprache, in der du liest, etwa de.
help-any-game = Welches Spiel, etwa friedrich.
help-any-file = Die Aufzeichnung einer Partie.
help-any-scenario = Welches Szenario des Spiels.
help-any-option = Eine Wahlmöglichkeit des Spiels; mehrfach erlaubt.
help-any-seed = Wiederholt das Glück der Partie und der Bots.
help-any-seat = Zeigen, was dieser Platz wissen darf.
help-any-reveal = Verborgenes zeigen, obwohl die Partie nicht zu Ende ist.
help-any-seconds = Wie lange ein Bot über eine Entscheidung nachdenken darf.
help-any-at = Nach so vielen Einträgen der Aufzeichnung.
help-any-other-rules = Es mit einer Aufzeichnung nach anderen Regeln versuchen.
help-any-output = Die Datei, die geschrieben wird.
help-any-json = Die Zahlen als JSON ausgeben.
help-any-config = Einstellungen, in TOML; siehe docs/hosting.md.
help-any-database = Eine Datei, oder postgresql://...
help-any-count = Wie viele Partien.
help-learn-lesson = Welche Lektion, mit Nummer oder Namen; ohne wirst du gefragt.
help-learn-lines = Zeile um Zeile ausgeben statt eines einzigen Bildschirms.
help-play-seat = Wer wo sitzt: { $human } oder ein Bot ({ $bots }, module:Class oder exec:BEFEHL); mehrfach erlaubt.
help-play-training = Bots sagen sofort, warum sie so handeln.
help-play-lines = Zeile um Zeile ausgeben statt eines einzigen Bildschirms.
help-play-save = Die Aufzeichnung hier ablegen.
help-play-resume = Weiterspielen, wo eine Aufzeichnung aufhört.
help-new-output = Die Aufzeichnung, die geschrieben wird.
help-new-seat = Wer wo sitzen wird.
help-new-arranged = Befehle, die die Stellung aufbauen.
help-serve-host = Die Adresse, unter der der Server erreichbar ist.
help-serve-port = 0 nimmt einen freien.
help-serve-open-browser = Den Browser öffnen.
help-backup-file = Die Sicherung.
help-restore-file = Die Sicherung.
help-restore-force = Ersetzen, was schon da ist.
help-patch-apply = Tische, die sich durchspielen lassen, auf die neuen Regeln umstellen.
help-replay-step = Von Entscheidung zu Entscheidung gehen, vor und zurück.
help-replay-start = Nach so vielen Einträgen beginnen.
help-replay-turn = Mit dieser Runde beginnen.
help-replay-fast = Nur prüfen, nichts erzählen.
help-replay-to = Dort aufhören.
help-luck-promised = Was der Tisch vor der Partie gezeigt hat.
help-export-format = Was geschrieben wird.
help-simulate-seat = Welcher Bot wo sitzt ({ $bots }, module:Class oder exec:BEFEHL); mehrfach erlaubt.
help-simulate-strict = Bei einem Bot, der versagt, aufhören, statt ihn zu ersetzen.
help-simulate-seed = Der Startwert der ersten Partie.
help-simulate-jobs = Prozesse; sonst alle Prozessoren.
help-simulate-records = Die Aufzeichnung jeder Partie hier ablegen.
help-dataset-output = Die Parquet-Datei, die geschrieben wird.
help-dataset-records = Aufzeichnungen eines Spiels.
help-dataset-game = Bots dieses Spiel spielen lassen, nicht { $first }.
help-dataset-scenario = Welches Szenario sie spielen.
help-dataset-seat = Welcher Bot wo sitzt ({ $levels }).
help-dataset-seed = Der Startwert der ersten Partie.
help-dataset-shown = Was eine Zeile von der Stellung enthält.
help-review-seat = Wessen Entscheidungen betrachtet werden; ohne dies die aller.
help-review-budget = Wie lange es dauern darf: etwa eine Minute oder das Fünffache.
help-review-json = Auch als JSON schreiben.
help-review-seed = Wiederholt die Versuche.
help-follies-paths = Aufzeichnungen, Ordner davon, Tabellen der Arena.
help-follies-json = Die Zählung als JSON ausgeben.
help-follies-other-rules = Auch Aufzeichnungen nach anderen Regeln.
help-rules-words = Die Nummer einer Regel, oder Wörter.
help-rules-pdf = Stattdessen das ganze Buch als PDF schreiben.
help-map-output = Eine Datei .svg, .png oder .pdf.
help-map-record = Die Figuren dieser Partie zeichnen.
help-map-theme = Farben der Karte.
help-map-width = Breite eines PNG in Pixeln.
help-arena-any-file = Eine Tabelle der Arena.
help-arena-run-plan = Die Datei eines Plans, statt Optionen.
help-arena-run-game = Welches Spiel ({ $first }).
help-arena-run-scenario = Ein Szenario; mehrfach erlaubt.
help-arena-run-option = Werte einer Option, die erprobt werden.
help-arena-run-bots = Wer sich auf allen Plätzen begegnet ({ $levels }).
help-arena-run-mirror = Jeder Bot spielt auch gegen sich selbst.
help-arena-run-seat = Statt --bots: wer wo sitzt.
help-arena-run-others = Mit --seat: der Bot der übrigen Plätze.
help-arena-run-games = Partien jeder Sitzordnung, eine je Startwert (100).
help-arena-run-seed = Der Startwert der ersten Partie (1).
help-arena-run-seconds = Bedenkzeit für eine Entscheidung ({ $seconds }).
help-arena-run-strict = Bei einem Bot, der versagt, aufhören; ihn nicht ersetzen.
help-arena-run-records = Die Aufzeichnung jeder Partie aufbewahren.
help-arena-run-isolated = Bots denken in Prozessen, die die Stellung nie hatten.
help-arena-run-out = Die Tabelle, die angelegt oder fortgesetzt wird.
help-arena-run-jobs = Partien zugleich; sonst alle Prozessoren.
help-arena-run-ray = Auf einem Ray-Cluster spielen: seine Adresse, auto oder local.
help-arena-report-to = Der Ordner, in den geschrieben wird.
help-arena-export-output = Eine Datei .parquet.
help-arena-record-number = Eine Partie nach ihrer Nummer.
help-pack-any-pack = Ein Ordner oder eine .zip-Datei.
help-pack-any-game = Wessen Daten.
help-pack-show-pack = Ein Ordner oder eine .zip-Datei; sonst das, was benutzt wird.
help-pack-example-folder = Ein Ordner, den es noch nicht gibt.

help-shown = Diese Hilfe zeigen und aufhören.
help-usage = Aufruf: { $command }
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-required = [nötig]
help-default = [sonst: { $value }]
help-word-options = OPTIONEN
help-word-command = BEFEHL
help-word-args = ARGUMENTE
help-word-file = DATEI
help-word-game = SPIEL
help-word-lesson = LEKTION
help-word-name = NAME
help-word-language = SPRACHE
help-word-value = WERT
help-word-seat = PLATZ
help-word-player = SPIELER
help-word-words = WÖRTER
help-word-dir = ORDNER
help-word-plan = PLAN
help-word-records = AUFZEICHNUNGEN
help-word-path = PFAD
help-word-number = ZAHL
help-word-seconds = SEKUNDEN
help-word-pack = PAKET
help-word-address = ADRESSE
cli-no_such_option = Eine Option { $name } gibt es nicht.
cli-no_such_command = Einen Befehl „{ $name }“ gibt es nicht.
cli-missing = { $name } fehlt.
cli-bad_value = { $name } nimmt diesen Wert nicht an: { $why }
cli-needs_value = { $name } braucht einen Wert.
cli-takes_no_value = { $name } nimmt keinen Wert.
cli-too_many_words = Das ist zu viel: { $words }.
cli-see_help = { $command } --help sagt, wie es aufgerufen wird.
cli-format_unknown = { $file }: Der Name sagt nicht, was geschrieben werden soll; gib --format an oder eine dieser Endungen: { $listed }.
cli-onto_itself = { $file } ist die Aufzeichnung selbst; nimm einen anderen Namen.
cli-pdf_alone = --pdf schreibt das ganze Buch; lass die Wörter weg.

## Was die Befehle für Gastgeber, Arena und Datenpakete sagen

cli-backing_up = sichere
cli-restoring = spiele zurück
cli-replaying = spiele durch
cli-restored =
    { $file }: { $count ->
        [one] { $count } Zeile zurückgespielt
       *[other] { $count } Zeilen zurückgespielt
    }
cli-no_database = Unter { $file } liegt keine Datenbank.
cli-patched = { $count } laufen, { $moved } auf die neuen Regeln umgestellt, { $broken } gehen nicht mehr
cli-patchable = { $count } laufen, { $moved } lassen sich mit --apply umstellen, { $broken } gehen nicht mehr
cli-table_fine =
    { $table } ({ $title }): in Ordnung, { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
cli-table_moves =
    { $table } ({ $title }): lässt sich nach den Regeln { $rules } durchspielen, { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
cli-table_broken = { $table } ({ $title }): geht nach den Regeln { $rules } nicht mehr
cli-whole_plan = { $file } ist der ganze Plan; lass { $names } weg.
cli-kept_games =
    { $count ->
        [one] { $count } Partie liegt
       *[other] { $count } Partien liegen
    } in { $file }; derselbe Befehl macht weiter.
cli-kept_none = Nichts wurde aufbewahrt: --out fehlte.
cli-rows =
    { $file }: { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
cli-decisions =
    { $file }: { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    } aus { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
cli-records_or_game = Nenne Aufzeichnungen oder ein --game, das Bots spielen, nicht beides.
cli-no_record_in = In { $folder } liegt keine Aufzeichnung.
cli-follies =
    Torheiten: { $game }, { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
cli-game_of_table = { $file }, Partie { $number }
cli-a_person = ein Mensch
cli-bar_games = Partien
cli-head_folly = Torheit
cli-head_seat = Platz
cli-head_player = Spieler
cli-head_times = Mal
cli-head_of = von
cli-head_share = Anteil
cli-head_bot = Bot
cli-head_won = gewonnen
cli-head_interval = 95-%-Bereich
cli-head_against = gegen
cli-head_ahead = vorn
cli-head_level = gleich
cli-head_behind = hinten
cli-head_score = Quote
cli-head_bot_or_seat = Bot oder Platz
cli-head_games = Partien
cli-head_decisions = Entscheidungen
cli-head_mean = ms Mittel
cli-head_longest = ms max.
cli-head_fallbacks = ersetzt
cli-head_forfeits = kampflos
cli-interval = { $low } bis { $high }
cli-played_of = { $count } von { $planned } Partien sind gespielt.
cli-no_ratings = Wertungen gibt es, sobald sanssouci[arena] installiert ist.
cli-confounded = Immer auf demselben Platz: { $bots }. Die Wertung kann einen solchen Bot nicht von seinem Platz unterscheiden.
cli-setup_games =
    { $setup }: { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
cli-won_by_several = von mehreren gewonnen { $count }
cli-won_by_nobody = von niemandem gewonnen { $count }
cli-mean_turns = { $turns } Runden im Mittel
cli-head_to_head = Einer gegen den anderen
cli-ratings = Wertungen
cli-thinking = Bedenkzeit
cli-pack_problems =
    { $pack }: { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
cli-pack_sound = { $pack }: in Ordnung, Fingerabdruck { $fingerprint }
cli-pack_data = Daten
cli-pack_built_in = eingebaut
cli-pack_there = { $folder } gibt es schon; nichts wurde geschrieben.
cli-pack_installed = { $pack }: installiert, Fingerabdruck { $fingerprint }
cli-pack_removed = { $game }: Das Datenpaket ist entfernt; damit begonnene Partien gehen weiter.
cli-no_packs = Für ein Spiel „{ $game }“ gibt es keine Datenpakete.
cli-head_mu = mu
cli-head_sigma = sigma
cli-head_ordinal = ordinal

## Lektionen

terminal-help_lesson = in einer Lektion: was zu tun ist und wie man es eingibt
terminal-usage_lesson = [again|alone]
terminal-no_lesson = An diesem Tisch gibt es keine Lektion; sanssouci learn beginnt eine.
terminal-lesson_takes = Auf lesson folgt nichts, again oder alone.
terminal-lesson_head = Lektion { $number } von { $count }: { $title }
terminal-lesson_strayed = Das hatte diese Lektion nicht im Sinn. Nimm es mit undo zurück, oder gib lesson again ein.
terminal-lesson_type = Zum Beispiel: { $line }
terminal-lesson_done = Gelernt.
terminal-lesson_ask = Enter: nächste Lektion · alone: von hier weiterspielen · again · list · quit
terminal-lesson_ask_over = Enter: nächste Lektion · again · list · quit
terminal-lesson_ask_last = Enter: zum ersten Krieg · alone: von hier weiterspielen · again · list · quit
terminal-lesson_ask_last_over = Enter: zum ersten Krieg · again · list · quit
terminal-lesson_ended = Der Krieg ist vor der Lektion zu Ende. Enter: noch einmal · list · quit
terminal-lesson_not_offered = „{ $line }“ gehört nicht dazu.
terminal-lesson_choose = Welche Lektion? (Nummer; quit)
terminal-lesson_offer = learn: lerne { $game } in { $count } kurzen Lektionen
terminal-lesson_unknown = Es gibt keine Lektion { $lesson }; eine Nummer von 1 bis { $most } oder ihr Name ({ $listed }).
cli-pdf_ending = { $file }: Ein Regelheft wird als .pdf gedruckt.
cli-played_by_you = { $seat } wurde von { $player } gespielt und spielt jetzt an dieser Tastatur; --seat { $seat }=BOT gibt es einem Bot.
