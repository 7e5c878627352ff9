### Deutsch, soweit es keinem Spiel allein gehört: gemeinsame Regeln, Tisch, Browser.

## Aufzählungen: „Keith, Heinrich und Seydlitz“, „5♠, 3♥“

list-and = { $first } und { $last }
list-sequence = { $first }, { $last }
list-count = { $count } { $name }
list-times = { $count } × { $name }

## Die Fälle von Namen, die keine eigenen haben, wie die der Spieler

trait-nom = { $name }
trait-dat = { $name }
trait-acc = { $name }
trait-von = von { $name }

## Was jedes Spiel sagt

kernel-waiting = Ein anderer Spieler entscheidet.
kernel-illegal = Das geht hier nicht.
kernel-over = Das Spiel ist zu Ende.
kernel-no_seat = In diesem Spiel gibt es keinen Platz namens { $seat }.
kernel-not_your_turn = Du bist nicht am Zug.
kernel-action = { $text }
kernel-ambiguous = „{ $text }“ kann { $count } Dinge bedeuten: { $listed } …
kernel-no_verb = „{ $word }“ kann man hier nicht tun.
kernel-no_piece = Es gibt keine Figur namens „{ $word }“.
kernel-no_place = Es gibt keinen Ort namens „{ $word }“.
kernel-no_card = Es gibt keine Karte namens „{ $word }“.
kernel-no_number = „{ $word }“ ist keine Zahl; so wird es geschrieben: { $form }.
kernel-no_choice = „{ $word }“ ist unverständlich; so wird es geschrieben: { $form }.
kernel-other_word = „{ $word }“ ist unverständlich; dort könnte „{ $wanted }“ stehen.
kernel-say_more = Es fehlt etwas; so wird es geschrieben: { $form }.
kernel-too_much = „{ $word }“ ist zu viel; so wird es geschrieben: { $form }.
kernel-too_long = Das ist zu lang; höchstens { $most } Wörter.
kernel-not_now = Das geht jetzt nicht: „{ $verb }“.
kernel-not_here = { $word } geht hier nicht.
kernel-number_range = { $word } geht hier nicht; nenne eine Zahl von { $low } bis { $high }.

## Die Wörter einer Aktion: WER, STRASSE, KARTE in Hilfe und Ablehnungen, und im Formular des Editors

slot-number = Zahl
slot-piece = Figur
slot-city = Stadt
slot-general = General
slot-nation = Nation
slot-cards = Karten
slot-cities = Städte
slot-phase = Phase
slot-space = Feld
slot-commander = Feldherr
slot-spaces = Felder
slot-seat = Spieler
slot-army = Armee
slot-points = Punkte
slot-box = Feld
slot-hussar = Husar
slot-track = Leiste
slot-suit = Farbe
slot-year = Jahr
slot-who = wer
slot-place = Ort
slot-infantry = Infanterie
slot-cavalry = Kavallerie
slot-artillery = Artillerie
slot-ships = Schiffe
slot-arm = Waffe
slot-provisions = Proviant
slot-ammunition = Munition
slot-admiral = Admiral
slot-board = Tafel
slot-coins = Münzen
slot-region = Region
slot-state = Staat
slot-units = Einheiten
slot-town = Ort
slot-candidate = Kandidat
slot-advantage = Vorteil
slot-advantages = Vorteile
slot-bronze = Bronze
slot-silver = Silber
slot-gold = Gold
slot-card = Karte
slot-chief = Befehlshaber
slot-count = Anzahl
slot-dice = Würfel
slot-start = Start
slot-end = Ziel
slot-via = über
slot-enemy = Gegner
slot-own = eigener
slot-event = Ereignis
slot-generals = Generäle
slot-giver = Geber
slot-taker = Empfänger
slot-kind = Art
slot-level = Stufe
slot-mode = Modus
slot-names = Namen
slot-natives = Indigene
slot-new = Neuer
slot-old = Alter
slot-option = Option
slot-road = Straße
slot-span = Dauer
slot-steps = Schritte
slot-target = Angriffsziel
slot-to = Flotte
slot-trains = Trosse
slot-troops = Truppen
slot-until = bis
slot-value = Wert

## Der Tisch

table-reason = { $seat }: { $why }

## Warum Bots tun, was sie tun

why-no_choice = es gibt keine Wahl
why-anything = alles ist gleich gut
why-better_than_first =
    { $lead ->
        [0] einen Bruchteil eines Prozentpunkts
        [one] { $lead } Prozentpunkt
       *[other] { $lead } Prozentpunkte
    } mehr Siegchance als die erste Idee

## Teile von Ansichten, die Spiele ohne eigene Worte zeigen

view-id = Name

## Der Browser

app-title = Sanssouci
app-description = Sanssouci: Brettspiele über die Kriege Friedrichs des Großen, allein oder mit Freunden.
app-noscript = Sanssouci zeichnet seinen Tisch mit JavaScript, das hier ausgeschaltet ist.
language = Sprache

skip = Zum Spiel
yes = ja
no = nein
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
more = … und { $count } weitere
turn = Runde { $turn }
when = Runde { $turn }
offline = Keine Verbindung; neuer Versuch …
refused = Das geht hier nicht.

theme-day = Tageslicht
theme-candle = Kerzenlicht
sound = Ton
sound-on = Der Ton ist an
sound-off = Der Ton ist aus
notices-switch = Sag mir Bescheid, wenn ich am Zug bin
notices-denied = Der Browser erlaubt dieser Seite keine Hinweise.

lobby-motto = Die Kriege Friedrichs des Großen, an deinem Tisch.
lobby-opening = Die Spiele werden ausgelegt …
lobby-unofficial = Diese Ausgabe ist inoffiziell und neu gezeichnet.
lobby-map_of = Die Karte von { $game }
lobby-scenario = Szenario
lobby-alone = Heute Abend, allein, in einer halben Stunde
lobby-for_two = Szenarien für zwei
lobby-campaigns = Feldzüge
lobby-play_as = Du spielst
lobby-start = Zu den Waffen
lobby-more = Plätze, Uhr, Optionen
lobby-seats = Plätze
lobby-seats_hint = Mehrere Plätze „an diesem Bildschirm“ ergeben ein Spiel für alle, die ihn teilen.
lobby-options = Optionen
lobby-games = Spiele
lobby-table = Der Tisch
lobby-reconstruction = Teile der Karte oder der Spielkarten sind unsere eigene Rekonstruktion.
lobby-hints = Tipps und Chancen für alle, die fragen
lobby-hints-text = Jeder darf den stärksten Bot fragen, was er täte.
lobby-training = Übung: Bots sagen, warum
lobby-training-text = Bots nennen ihre Gründe sofort, auch wenn das ihre Karten verrät; sonst stehen sie nach dem Spiel im Protokoll.
lobby-clock = Uhr. Wessen Zeit abläuft, für den spielt der Computer weiter.

clock-none = keine Uhr
clock-blitz = 30 min + 10 s
clock-live = 60 min + 30 s
clock-day = 1 Tag je Zug
clock-days = 3 Tage je Zug
clock-left = { $days } T { $hours } h
clock-week = 7 Tage je Zug
clock-title = Uhren

lobby-who = Wer spielt: { $seat }
lobby-level = Stärke des Gegners: { $seat }
lobby-opponents = Gegen
lobby-against = Gegen dich: { $bots }. { $text }
lobby-name = Name (freiwillig)
lobby-name_of = Name des Spielers: { $seat }
lobby-link_later = Du bekommst einen Link zum Verschicken.
lobby-import = Aufzeichnung öffnen …

seat-me = an diesem Bildschirm
seat-bot = der Computer
seat-invite = ein Freund, per Link
seat-present = am Tisch
seat-absent = abwesend

seats-title = Plätze und Links
seats-open = frei
seats-mine = { $name } (dieser Browser)
seats-invite = Link zum Einladen …
seats-replace = Den Computer spielen lassen
seats-replace_text = { $name } kann den Platz bei der Rückkehr wieder übernehmen.
seats-replaced = Der Gastgeber lässt jetzt den Computer für dich spielen ({ $seat }).
seats-take_back = Den Platz zurücknehmen
seats-move = Auf ein anderes Gerät umziehen …
seats-move_text = Öffne diesen Link binnen einer Stunde auf dem anderen Gerät. Er gilt einmal, und der Platz verlässt diesen Browser.

luck-chosen = Das Glück dieses Spiels steht durch einen gewählten Startwert schon fest: So spielt man nur allein.
luck-promised = Das Glück kommt aus einem Geheimnis des Servers, das nach dem Spiel veröffentlicht wird. Sein SHA-256 ist hier versprochen:
luck-published = Das Glück kam aus diesem Geheimnis, dessen SHA-256 vor dem Spiel versprochen war:
luck-secret = Geheimnis:
luck-later = Es entscheidet nicht alles: Ein Teil dieses Spiels wurde mit gewähltem Startwert gespielt oder stammt aus einer Aufzeichnung.

seats-webhook = Hinweise anderswohin …
seats-watch = Zum Zuschauen
seats-watch_text = Wer diese Adresse ohne Platz öffnet, schaut zu und sieht nichts Verborgenes.

webhook-url = Adresse
webhook-text = Wer erfährt, wenn { $seat-nom } am Zug ist: die Webadresse (https) eines Chats, eines Telefons oder Skripts, oder eine Mailadresse, falls dieser Server Mail verschickt. Sonst sieht sie niemand.
webhook-keep = Speichern
webhook-test = Ausprobieren
webhook-clear = Löschen
webhook-kept = Gespeichert.
webhook-asked = Dorthin ging ein Brief: Öffne den Link darin, dann folgen Hinweise.
webhook-tested = Gesendet.
webhook-cleared = Gelöscht.

lobby-account = Konto
account-title = Konto
account-text = Zum Spielen nicht nötig. Mit einem Konto folgen dir deine Tische auf andere Geräte, auch die aus diesem Browser.
account-hello = Die Tische dieses Browsers gehören { $name }.
account-name = Name
account-password = Passwort
account-old = Bisheriges Passwort
account-new = Neues Passwort (mindestens 8 Zeichen)
account-rule = Das Passwort eines neuen Kontos hat mindestens 8 beliebige Zeichen. Ein vergessenes kann dir niemand schicken.
account-short = Dieses Passwort ist zu kurz: Nimm mindestens 8 Zeichen, etwa drei Wörter, die nur du zusammenstellen würdest.
account-empty = Etwas ist noch nicht ausgefüllt.
account-sign_up = Neues Konto
account-log_in = Anmelden
account-log_out = Abmelden
account-change = Passwort ändern
account-delete = Konto löschen
account-delete_text = Deine Plätze bleiben nur in diesem Browser.

import-title = Wer spielt weiter?
import-text = „{ $title }“ ist noch nicht zu Ende. Sag, wer von jetzt an auf welchem Platz sitzt; wer in der Aufzeichnung genannt wird, muss nicht hier sein.
import-player = bisher: { $player }
import-go = Weiterspielen

invite-title = Lade deine Freunde ein
invite-text = Jeder Link übergibt einen Platz dem Browser, der ihn zuerst öffnet. Verwahre sie gut.
invite-go = Zum Tisch
invite-local = Diese Links führen zu diesem Rechner und sonst nirgendwohin: Die Seite wurde als { $host } geöffnet. Um im eigenen Netz zu spielen, starte den Server mit { $command }, öffne die Seite unter Namen oder Adresse dieses Rechners und lade von dort ein. Fürs ganze Internet siehe docs/hosting.md.

tables-title = Meine Tische
tables-over = vorbei
tables-your_turn = du bist am Zug
tables-turn_of = am Zug: { $seats }
tables-continue = Weiter
tables-watch = Zusehen
tables-replay = Nachspielen
tables-archive = Weglegen
tables-unarchive = Hervorholen
tables-archived = { $count } weggelegt
tables-older = Ältere Spiele

join-title = Du bist eingeladen
join-text = Nenne einen Namen, und der Platz gehört dir.
join-name = Dein Name
join-nameless = Irgendwie müssen die anderen dich nennen: Gib einen Namen an.
join-take = Platz nehmen
join-seat = { $title }: Ein Platz ist frei ({ $seat }). Nenne einen Namen, und er gehört dir.
join-players = Am Tisch: { $players }.
join-taken = { $title }: Dieser Platz ist schon vergeben ({ $seat }).

move-title = Dein Platz zieht hierher um
move-text = { $title }: Deinen Platz ({ $seat }) in diesen Browser holen? Das andere Gerät gibt ihn ab, und dieser Link gilt einmal.
move-stale = Dieser Link wurde schon benutzt, oder er ist zu alt.
move-take = Platz nehmen

table-home = Alle Tische
table-lost = Dieser Tisch lässt sich nicht öffnen

board-label = Karte. Pfeile verschieben sie, Plus und Minus vergrößern und verkleinern, Tab geht durch alles Wählbare.
panel-label = Stand des Krieges
prompt-label = Was gefragt ist
prompt-over = Der Krieg ist vorbei.
prompt-waiting = Am Zug: { $who }
prompt-watching = Du schaust zu (am Zug: { $who }).
prompt-opening = Die Karte wird ausgebreitet …
rule-open = Regel { $rule } aufschlagen

tab-nations = Nationen
tab-log = Protokoll
tab-rules = Regeln
tab-talk = Chat

zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Die ganze Karte
zoom-mine = Meine Figuren
beyond = Deine Figuren außer Sicht
beyond-lead = { $count ->
    [one] Ein Ort mit deinen Figuren, { $side }
   *[other] { $count } Orte mit deinen Figuren, { $side }
}
beyond-west = weiter im Westen
beyond-east = weiter im Osten
beyond-north = weiter im Norden
beyond-south = weiter im Süden

layers = Ebenen
layers-title = Was die Karte zeigt

menu-title = Tischmenü
menu-replay = Das Spiel nachspielen
menu-warn = Nachfragen, wenn noch etwas zu tun ist
left-title = Es ist noch etwas zu tun
left-done = Trotzdem beenden
menu-since = Was seit meinem Zug geschah
menu-result = Das Ergebnis
menu-seats = Plätze und Links …
menu-keys = Tasten
menu-draw = Unentschieden vorschlagen
menu-abandon = Abbruch vorschlagen
menu-resign = Aufgeben
menu-replace = Den Computer für { $name-acc } spielen lassen

resign-detail = Für dich ist der Krieg verloren. Solange andere Menschen weiterspielen, übernimmt ein Bot deinen Platz; bleibt niemand übrig, endet der Krieg.
propose-detail = Es gilt, wenn alle anderen zustimmen.
propose-agree = Zustimmen
proposed-draw = { $who-nom } schlägt ein Unentschieden vor
proposed-abandon = { $who-nom } schlägt vor, das Spiel abzubrechen

watchers =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }

key-pan = Pfeile
key-pan-text = die Karte verschieben; auf etwas Leuchtendem: zum nächsten in dieser Richtung
key-zoom = +  −  0
key-zoom-text = näher, weiter weg, die ganze Karte
key-tab = Tab
key-tab-text = durch alles, was wählbar ist
key-enter = Eingabe
key-enter-text = wählen; noch einmal: tun
key-next = N
key-next-text = zum nächsten, das leuchtet; Umschalt+N: zurück
key-escape = Escape
key-escape-text = Auswahl aufheben, schließen
key-undo = U oder Strg+Z
key-undo-text = zurücknehmen
key-reset = Umschalt+U
key-reset-text = den ganzen Zug zurücknehmen
key-rule = ?
key-rule-text = die Regel zu dem, was unter dem Zeiger oder im Fokus ist
key-panels = 1 bis 4
key-panels-text = Nationen, Protokoll, Regeln, Chat
key-all = /
key-all-text = alle Aktionen durchsuchen
key-steps = [  ]
key-steps-text = beim Nachspielen einen Schritt zurück oder vor

undo = Zurück
undo-title = Die letzte Aktion zurücknehmen (U)
reset = Von vorn
reset-title = Den ganzen Zug zurücknehmen (Umschalt+U)
reset-detail = Alles seit Beginn deines Zuges wird zurückgenommen, soweit es geht.
unpick = Auswahl aufheben (Escape)

key-hint = H
key-hint-text = um einen Tipp bitten

hint = Tipp
hint-title = Was täte der stärkste Bot? (H)
hint-thinking = Denkt nach …
hint-by = Tipp: { $bot }
hint-do = Ausführen

plain-tab = Stellung
plain-view = Was du vom Spiel weißt
plain-back = Zurück
plain-more = { $what } ({ $count })
all-open = Alle Aktionen
all-title = Alles, was du jetzt tun kannst
all-search = Suchen: ein Name, eine Stadt, eine Karte
all-who = Wer handelt
all-what = Was er tut
all-narrow = { $count } Aktionen: Wähle, wer handelt, oder suche.

steps-back = Zurück
steps-enough = Das ist alles: { $what }
steps-range = { $low } bis { $high }
steps-choose = Wähle

confirm-yes = Ja
confirm-final = Das lässt sich nicht zurücknehmen.

curtain-title = Jetzt: { $name }
curtain-text = Jetzt sitzt { $name-nom } am Bildschirm, die anderen sehen weg.
curtain-ready = Ich spiele { $name-acc }

bar-answers = Antworten

hand-title = Meine Karten
hand-discard = Wähle sie in deiner Hand.
hand-pay = Wähle Karten aus der Hand, um zu bezahlen.
hand-bid = Wähle zum Bieten eine Karte deiner Hand.

chat-title = Chat
chat-placeholder = Sag etwas in die Runde
chat-send = Senden

note-title = Meine Notizen
note-placeholder = Farben, Hände, Pläne …
note-hint = Das liest nur du.
note-writing = Das liest nur du. Noch nicht gespeichert …
note-kept = Das liest nur du. Gespeichert.

rules-search = Die Regeln durchsuchen
rules-none = Keine Regel enthält alle diese Wörter.
rules-nearest = Keine Regel enthält alle diese Wörter; diese kommen am nächsten.
rules-in_english = Das Regelbuch gibt es bisher nur auf Englisch.
rules-primer = Das Spiel in fünf Minuten
rules-whole = Das ganze Regelbuch, zum Lesen oder Drucken

lobby-ways = Einstieg
way-learn = Lernen
way-learn-text = Ein erster Krieg mit Anleitung, Schritt für Schritt
way-play = Spielen
way-play-text = Gegen den Computer, sofort
way-friends = Freunde
way-friends-text = Per Link, an einem Bildschirm, ein Zug am Tag
lobby-scenario_option = { $title } ({ $facts })
lobby-players =
    { $count ->
        [one] für einen Spieler
        [2] zwei Spieler
        [3] drei Spieler
        [4] vier Spieler
       *[other] { $count } Spieler
    }
lobby-minutes = etwa { $minutes } Minuten
lobby-hours = etwa { $hours } Stunden
lobby-invite = Links holen
lobby-more_friends = Uhr und Optionen
level-first = leicht: gut fürs erste Spiel
level-seasoned = mittel: wenn du die Regeln kennst
level-veteran = schwer: das Ganze, für alte Hasen
level-first_short = leicht
level-seasoned_short = mittel
level-veteran_short = schwer
level-side_first = leicht: gut fürs erste Spiel
level-side_seasoned = mittel: es kommt auf dein Spiel an
level-side_veteran = schwer: wenige gewinnen
lesson-none = Dieses Spiel hat noch keine Lektionen. Das Regelbuch neben der Karte erklärt es in fünf Minuten.
goals-label = Ziele
goals-mine = So gewinnst du
goals-threats = Vorsicht
goals-of = Ziel von { $who }:
goals-others = Was den anderen fehlt
goals-all = Was jedem fehlt
goals-far = { $have } von { $need }
goals-where =
    { $count ->
        [one] wo
       *[other] noch { $count }
    }
log-beginning = Zu Beginn
story-label = Was die anderen tun
story-march = { $who }: { $start } – { $end }
story-fall = nimmt { $places }
story-claim = beansprucht { $places }
story-pause = Pause
story-go_on = Weiter
story-step = Der nächste Schritt
story-skip = Zur Gegenwart
story-act = Jetzt handeln
pace-label = Wie schnell dir erzählt wird, was die anderen tun
pace-menu = Züge der anderen:
pace-slow = langsam
pace-brisk = zügig
pace-at-once = sofort
greet = Du bist { $who-nom }
since-title = Seit deinem Zug
since-again = Zeigen
since-again_title = Noch einmal auf der Karte ansehen, Schritt für Schritt
since-fate = Was das Schicksal brachte
since-fights = Wer gegen wen kämpfte
since-fell = Was fiel
since-lost = Was verloren ging
since-came = Wer gekommen ist
since-stands = Wer marschiert ist
die-hit = { $words }, ein Treffer
campaign-new = { $needed } gewonnene Szenarien entscheiden den Feldzug
campaign-open = { $won } von { $needed } Siegen, die den Feldzug entscheiden
campaign-won =
    der Feldzug ist gewonnen, mit { $won ->
        [one] { $won } Szenario
       *[other] { $won } Szenarien
    }
campaign-lost = der Feldzug ist verloren: { $won } gewonnen, { $needed } nötig
campaign-book = Das Szenarienbuch
campaign-text = Jeder Kriegsschauplatz ist ein Feldzug. Es zählt dein letztes Spiel jedes Szenarios; ein neues kann es gewinnen oder kosten.
campaign-stage-won = Gewonnen
campaign-stage-lost = Verloren
campaign-stage-new = Noch nicht gespielt
campaign-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

lesson-label = Lektion
lesson-list = Lektionen
lesson-invite =
    { $count ->
        [one] Ein erster Krieg von { $game } mit Anleitung, in einer Lektion.
       *[other] Ein erster Krieg von { $game } mit Anleitung, in { $count } kurzen Lektionen am echten Tisch:
    }
lesson-learnt = Gelernt
lesson-next = Nächste Lektion
lesson-play = Zum ersten Krieg
lesson-number = { $number } von { $count }
lesson-alone = Allein weiter
lesson-alone_title = Von hier an spielen, wie du willst
lesson-again = Von vorn
lesson-strayed = Das war nicht, was diese Lektion meint. Nimm es mit „Zurück“ zurück oder fang neu an.
lesson-leave = Ohne Anleitung

replay-title = Nachspielen
replay-marks = Runden, Winter, Schlachten und Schicksalsschläge
replay-turn = Runde
replay-more = Blickwinkel, Link, von hier weiterspielen
replay-previous_turn = Die Runde davor
replay-next_turn = Die nächste Runde
replay-previous_winter = Der Winter davor
replay-next_winter = Der nächste Winter
replay-previous_battle = Die Schlacht davor
replay-next_battle = Die nächste Schlacht
replay-previous_fate = Der Schicksalsschlag davor
replay-next_fate = Der nächste Schicksalsschlag
replay-chance = Der Zufall entscheidet.
replay-moment = Stelle im Spiel
replay-play = Abspielen oder Pause
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt vor
replay-last = Zum Ende
replay-eyes = Mit wessen Augen
replay-public = was alle sehen dürfen
replay-end = Zurück zum Tisch
replay-link = Link
replay-start = So stand es am Anfang.
replay-branch = Von hier weiterspielen
replay-branch_title = Ein eigener Tisch, der von dieser Stelle an weitergeht; dieser bleibt, wie er ist
replay-link_title = Einen Link zu dieser Stelle kopieren
replay-link_copied = Kopiert: { $url }
replay-loading = Die Aufzeichnung wird geladen …
replay-empty = Es ist noch nichts geschehen.

result-won =
    { $who-nom } { $who-count ->
        [one] hat
       *[other] haben
    } gewonnen
result-nobody = Niemand hat gewonnen
result-given_up = Der Krieg wurde aufgegeben
result-drawn = Unentschieden
result-replay = Nachspielen
plot-hint = Wähle einen Punkt, um an diese Stelle zu springen.
plot-too_short = Dieser Krieg war vor der zweiten Runde zu Ende: Es gibt keinen Verlauf zu zeichnen. „Nachspielen“ zeigt jeden Schritt.
plot-turns = Runde
plot-moment = Runde { $turn }
result-plots = Wie es lief
result-review = Rückblick
result-record = Aufzeichnung
result-rematch = Revanche

reason-resignation = Ein Spieler hat aufgegeben.
reason-draw = Unentschieden nach Vereinbarung.
reason-abandoned = Nach Vereinbarung abgebrochen.

line-label = Die Verbindung zum Server
line-slow = Die Verbindung ist langsam …
line-away = Keine Verbindung; neuer Versuch …
line-back = Wieder verbunden.
line-try = Jetzt versuchen
line-waiting = Noch nicht beantwortet
line-on_its_way = unterwegs …
line-withdraw = „{ $what }“ zurückziehen, falls es noch nicht angekommen ist
line-one_answer = Deine letzte Antwort ist noch unterwegs. Zieh sie zurück, um eine andere zu geben.
line-chat = „{ $text }“
line-refused = { $what }: { $why }
propose-decline = Ablehnen

## Der Browser: was Kriege mit Generälen, Tross und taktischen Karten gemeinsam haben

count-troops =
    { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    }
count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
bar-bring = { $who-acc } zurückbringen
bar-recruit = Rekrutieren …
bar-retreat_where = Wähle eine der leuchtenden Städte.
bar-reinforce = Wähle einen leuchtenden General, um ihm eine Truppe zu geben.
bar-group = Wer marschiert
bar-where =
    Wähle das Ziel: { $count ->
        [one] { $count } Ort
       *[other] { $count } Orte
    }
bar-nowhere = Diese Gruppe kann nirgendwohin.
bar-roads = Welche Straße
bar-straight = der gerade Weg
bar-transfer = { $giver-nom } gibt { $taker-dat }
bar-troops = Truppen
bar-trains = Trosse
bar-fewer = Weniger: { $what }
bar-more = Mehr: { $what }

bend = Weg wählen …
bend-title = Wähle Städte, durch die der Weg führen soll, oder zieh den Weg (mit der Maus auch: Umschalt und ein Klick)
bend-through = über { $city }

bar-no_such_purchase = Nicht zu haben: zu teuer, oder kein Platz.
bar-buy = Kaufen

confirm-march = Marschieren
confirm-attack = Angreifen
confirm-reinforce = Verstärken
confirm-enter = Zurückkehren
confirm-retreat = Rückzug
card-name = { $suit } { $value }
card-reserve = eine Reserve
    .many = Reserven

hand-of = Karten { $nation-von }
hand-count = { count-cards }
hand-sum = zusammen { $sum } wert

nation-troops = { $now } von { $most } Truppen
nation-cards =
    { $count ->
        [one] { $count } Karte, +{ $draws } je Runde
       *[other] { $count } Karten, +{ $draws } je Runde
    }
piles-title = Karten
piles-discards =
    { $count ->
        [one] { $count } offen abgeworfene Karte
       *[other] { $count } offen abgeworfene Karten
    }
piles-text =
    { count-cards } im Nachziehstapel; { $decks ->
        [one] { $decks } Deck
       *[other] { $decks } Decks
    } angebrochen.

piece-off_map = nicht auf der Karte
piece-train = Tross { $nation-von }, in { $city }
piece-general = { $rank } { $name }, { $nation }, in { $city }
place-steps =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
place-supplied = dort versorgt
place-unsupplied = dort unversorgt
place-today = { $name } ({ $today })
piece-troops = { count-troops }
piece-face_down = unversorgt

duel-label = Kampf
duel-title = Kampf bei { $city }
duel-fold = Den Kampf zuklappen
duel-unfold = Den Kampf aufklappen
duel-score = Stand { $score }
duel-score_of = Stand für { $nation-acc }: { $score }
duel-attacks = { $nation-nom } greift an · { $player }
duel-defends = { $nation-nom } verteidigt · { $player }
duel-troops = { count-troops }
duel-in = { $suit }, { $city }
duel-played = Gespielte Karten
duel-waiting = Am Zug: { $nation }.
duel-playable = Karten, die du spielen kannst
duel-no_card = Keine Karte in { $suit } und keine Reserve.
duel-dial = Die Reserve zählt
duel-doubled = doppelt zählen: { $value }
duel-play = Für { $value } spielen
duel-choose = Wähle eine Karte
duel-concede_detail = Nachgeben und { count-troops } verlieren?

odds-title = Chancen
odds-ask = Chancen
odds-ask_title = Wie stehen meine Chancen in diesem Kampf?
odds-share = { $share } %
odds-over = über { $share } %
odds-under = unter { $share } %
odds-between = { $low }–{ $high } %
odds-assumes_fight_on = genau, wenn beide weiterkämpfen
odds-assumes_no_cards = genau, wenn der Gegner keine Karte einsetzt und beide weiterkämpfen
odds-thinking = werden berechnet …
odds-worlds =
    aus { $count ->
        [one] { $count } Verteilung, die die wahre sein kann
       *[other] { $count } Verteilungen, von denen jede die wahre sein kann
    }
odds-chances = zu gewinnen
odds-own = eigene Verluste
odds-enemy = gegnerische
odds-overall = So, wie es steht
odds-win = { $share } Sieg
odds-tie = { $share } unentschieden
odds-lose = { $share } Niederlage
odds-key_win = Sieg
odds-key_tie = unentschieden
odds-key_lose = Niederlage

allot-title = Geheime Zuteilung
allot-text = Gib jedem General eine bis acht Truppen. Das siehst nur du.
allot-prompt = Verteile { $count } Truppen auf dem Blatt und bestätige dann.
allot-left = noch { $count } von { $all }
allot-over = { $count } zu viel
allot-least = mindestens { $count }
allot-exactly = genau { $count }
allot-even = Gleichmäßig
allot-less = Eine weniger für { $name-acc }
allot-more = Eine mehr für { $name-acc }
allot-give = Verteilen

plot-troops = Truppen, vom erlaubten Höchststand
plot-losses = Im Kampf verlorene Truppen
plot-cards = Karten auf der Hand
confirm-do = Ausführen

## Eine Stellung aufbauen, und ein Problem melden

arrange-title = Eine Stellung aufbauen
arrange-open = Eine Stellung aufbauen
arrange-game = Spiel
arrange-hint = Wähle eine Figur und dann den Ort, an dem sie stehen soll.
arrange-where = Wo soll { $who-nom } stehen? Wähle einen Ort.
arrange-spare = Figuren, die nicht auf der Karte sind
arrange-choose = Wähle eine, dann ihren Ort
arrange-command = Befehl
arrange-add = Hinzufügen
arrange-commands = Die Stellung in Worten
arrange-sound = Das geht (am Zug: { $who }).
arrange-play = Von hier weiterspielen
arrange-link = Link
arrange-record = Aufzeichnung
arrange-clear = Neu anfangen
menu-passing = Für mich passen, bis ich etwas tun kann
menu-report = Ein Problem melden
report-title = Ein Problem melden
report-text = Was hast du erwartet, und was geschah stattdessen? Du bekommst eine Datei mit Spiel, Zeitpunkt und Version; schick sie dem, der diesen Server betreibt.
report-save = Die Datei speichern

## Warum etwas nicht geht

error-no_seat = Es gibt keinen Platz namens „{ $seat }“; es gibt { $listed }.
table-imported = { $title } (importiert)
table-taught = das verlangt die Lektion
table-branched = { $title } (ab Schritt { $step } beim Nachspielen)
error-bad_login = Name oder Passwort ist falsch.
error-name_taken = Ein Konto dieses Namens gibt es schon.
error-short_name = Ein Name hat mindestens zwei Buchstaben.
error-not_logged_in = Du bist nicht angemeldet.
error-no_voice = Nur wer am Tisch sitzt, darf sprechen.
error-no_table = Diesen Tisch gibt es nicht.
error-not_at_table = Du warst nicht an diesem Tisch.
error-no_lesson = Diese Lektion gibt es nicht.
error-others_play = Hier spielen andere: Warte das Ende ab, um von einer Stelle aus weiterzuspielen.
error-over_then = Das Spiel war da schon vorbei.
error-no_invitation = Diese Einladung gilt nicht, oder nicht mehr.
error-cannot_undo = Lässt sich nicht zurücknehmen: { $why }.
error-rule_fault = Das geht wegen eines Programmfehlers nicht, der notiert wurde. Nichts hat sich geändert; du kannst etwas anderes tun.
error-not_your_seat = Dieser Platz gehört dir nicht.
error-gone_on = Das Spiel ist weitergegangen; sieh noch einmal hin.
error-something_else = Vorher ist etwas anderes geschehen; sieh noch einmal hin.
error-not_done = Das Spiel ist weitergegangen; dies wurde nicht getan.
error-too_many_asides = Das hast du { $count }-mal hintereinander getan; erst muss jemand etwas anderes entscheiden.
error-too_much_undone = In diesem Spiel wurde zu viel zurückgenommen; spiel weiter.
error-record_too_long = Die Aufzeichnung hat { $count } Einträge; höchstens { $most } lassen sich importieren.
error-record_asides = Eintrag { $entry } folgt auf mehr als { $most } hintereinander, die nichts voranbringen; so viele lassen sich nicht importieren.
error-proposal_stands = Es gibt schon einen Vorschlag; beantworte erst den.
error-no_proposal_of = „{ $what }“ kann niemand vorschlagen.
error-nothing_proposed = Es wurde nichts vorgeschlagen.
error-proposal_gone = Worauf du geantwortet hast, steht nicht mehr zur Wahl.
error-gone_on_meanwhile = Das Spiel ist inzwischen weitergegangen.
error-no_advice = Im Augenblick hat niemand einen Tipp.
error-no_odds = Die Chancen ließen sich nicht berechnen.
error-no_combat = Du bist in keinem Kampf.
error-advice_forbidden = Der Gastgeber dieses Tisches erlaubt keine Tipps.
error-disk_full = Der Server konnte das nicht speichern: Seine Platte ist voll. Nichts hat sich geändert; versuch es später.
error-not_stored = Der Server konnte das nicht speichern: Seine Datenbank antwortet nicht. Nichts hat sich geändert; versuch es später.
error-seat_taken = Dieser Platz ist vergeben.
error-bot_there = Dort sitzt schon ein Bot.
error-is_here = { $who } ist am Tisch.
error-was_here = { $who } war vielleicht gerade noch hier; warte eine Minute.
error-host_only = Das kann nur der Gastgeber des Tisches.
error-no_such_seat = Es gibt keinen Platz namens „{ $seat }“.
error-seed_alone = Ein Startwert lässt sich nur wählen, wo sonst niemand eingeladen ist.
error-seat_unnamed = Für den Platz „{ $seat }“ ist niemand genannt.
error-no_bot = Es gibt keinen Bot namens „{ $bot }“; es gibt { $listed }.
error-too_many_messages = Zu viele Nachrichten; warte einen Augenblick.
error-fault = Ein Programmfehler, der notiert wurde, steht im Weg.
error-not_so_fast = Nicht so schnell.
error-json_only = Nachrichten sind JSON-Texte.
error-hello_first = Sende erst „hello“.
error-unknown_host = Auf diesen Namen hört der Server nicht (siehe die Einstellung allowed_hosts).
error-too_many_requests = Zu viele Anfragen; warte einen Augenblick.
error-foreign_origin = Diese Anfrage kommt nicht von unserer eigenen Seite.
error-too_slow = Die Anfrage kam nicht zu Ende.
error-too_large = Höchstens { $most } Bytes lassen sich senden.
error-no_seat_here = Du hast keinen Platz an diesem Tisch.
error-not_utf8 = Das ist kein Text in UTF-8.
error-record_secret = Die Aufzeichnung ist bis zum Ende des Spiels geheim.
error-review_running = Auf einen Krieg wird erst zurückgeblickt, wenn er vorbei ist.
error-review_not_yours = Den Rückblick kann verlangen, wer an diesem Tisch sitzt oder ihn eröffnet hat.
error-views_secret = Was andere sahen, ist bis zum Ende des Spiels geheim.
error-no_link = Dieser Link gilt nicht, oder nicht mehr.
error-no_webhook = Es ist keine Adresse eingestellt.
error-server_error = Auf dem Server ist etwas schiefgegangen.
error-too_many_attempts = Zu viele Versuche; warte eine Minute.
error-logged_in = Du bist schon angemeldet.
error-no_game = Dieses Spiel gibt es nicht.
error-no_pack = Das Datenpaket dieser Regeln ist nicht hier.
error-bad_game = Dieses Spiel lässt sich nicht laden.
error-no_rulebook = Dieses Spiel hat noch kein Regelbuch.
error-no_catalogue = In dieser Sprache gibt es keinen Katalog.
error-no_arranging = Stellungen dieses Spiels lassen sich nicht aufbauen.
error-no_map = Dieses Spiel hat keine Karte.
error-no_page = Unter dieser Adresse gibt es nichts.
error-no_method = Das geht unter dieser Adresse nicht.
error-no_such_map = Diese Karte gibt es nicht.
error-webhook_silent = Dort antwortet niemand ({ $why }).
error-webhook_host = Es gibt keinen Rechner namens { $host }.
error-webhook_private = { $host } ist nicht im öffentlichen Internet.
error-webhook_address = Das ist keine Webadresse.
error-webhook_scheme = Eine Adresse beginnt mit http:// oder https:// und enthält kein Passwort.
error-webhook_test = So wird dein Zug angekündigt.
error-mail_off = Dieser Server verschickt keine Mail; eine Webadresse (https) ginge.
error-mail_address = Das ist keine einfache Mailadresse wie anna@example.org.
error-mail_failed = Der Mailserver hat den Brief nicht angenommen ({ $why }).
error-mail_often = An diese Adresse gingen eben schon mehrere Briefe; warte ein paar Minuten.
error-mail_unanswered = Öffne zuerst den Link in dem Brief, der dorthin ging. „Speichern“ schickt ihn noch einmal.
error-mail_link = Dieser Link ist schon benutzt, oder die Adresse wurde inzwischen geändert.
mail-asked_subject = Ist das deine Adresse? { $title }
mail-asked = Jemand, der in „{ $title }“ { $seat } spielt, möchte hier erfahren, wenn er am Zug ist. Wenn du das bist, öffne diesen Link:
mail-not_you = Wenn nicht, tu nichts: Es kommt kein weiterer Brief.
mail-stop = Damit keine Hinweise mehr kommen: am Tisch unter „Plätze und Links“, „Hinweise anderswohin“, „Löschen“.
error-your_turn = Du bist am Zug ({ $seat }): { $title }.
error-no_scenario = { $game } hat kein Szenario „{ $id }“; es gibt { $listed }.
error-no_option = { $game } hat keine Option „{ $name }“; es gibt { $listed }.
error-option_elsewhere = Die Option { $name } kann in { $scenario } nicht { $value } sein.
error-option_value = Die Option { $name } ist eins von { $listed }, nicht „{ $value }“.
error-undo_barred = Zufall, etwas Aufgedecktes oder ein anderer Spieler steht dazwischen
error-other_game = Das ist eine Aufzeichnung von „{ $game }“, nicht von „{ $wanted }“.
error-other_rules = Unter Regeln { $rules } aufgezeichnet, dies sind Regeln { $these }: Es kann anders verlaufen; verlange ausdrücklich andere Regeln, um es zu versuchen.
error-bad_header = Der Kopf passt nicht: { $why }
error-bad_entry = Eintrag { $number }, „{ $entry }“: { $why }
error-other_end = Es endet mit { $found }, die Aufzeichnung aber sagt { $said }.
error-no_game_called = Es gibt kein Spiel namens „{ $id }“; es gibt { $listed }.
error-nul = Im Text ist ein NUL-Zeichen; damit lässt sich nichts anfangen.

## Was der ganze Tisch erfährt

table-unseen = Ein Programmfehler, der notiert wurde, lässt dich nicht sehen, was geschehen ist.
table-host = Gastgeber
table-sits_down = { $who } nimmt Platz ({ $seat }).
table-bot_takes = Für { $who-acc } spielt jetzt ein Bot.
table-is_back = { $who-nom } ist zurück.
table-resigns = { $who-nom } gibt auf; ein Bot spielt weiter.
table-resigns_last = { $who-nom } gibt auf.
table-out_of_time = Zeit abgelaufen ({ $who }); ein Bot spielt weiter.
table-out_of_time_last = Zeit abgelaufen ({ $who }).
table-proposes_draw = { $who-nom } schlägt ein Unentschieden vor.
table-proposes_abandon = { $who-nom } schlägt vor, das Spiel abzubrechen.
table-declines = { $who-nom } lehnt ab.
table-over_by_resignation =
    Alle anderen haben aufgegeben: { $who-nom } { $who-count ->
        [one] gewinnt
       *[other] gewinnen
    }.
table-over_by_time =
    Alle anderen haben aufgegeben oder keine Zeit mehr: { $who-nom } { $who-count ->
        [one] gewinnt
       *[other] gewinnen
    }.
table-lost_by_resignation =
    { $loser-nom } hat aufgegeben und den Krieg verloren: { $who-nom } { $who-count ->
        [one] gewinnt
       *[other] gewinnen
    }.
table-lost_by_time =
    Zeit abgelaufen ({ $loser }), der Krieg ist verloren: { $who-nom } { $who-count ->
        [one] gewinnt
       *[other] gewinnen
    }.
table-given_up_by_resignation = { $loser-nom } hat aufgegeben; kein anderer Mensch ist mehr da, darum wird der Krieg nicht zu Ende gespielt.
table-given_up_by_time = Zeit abgelaufen ({ $loser }); kein anderer Mensch ist mehr da, darum wird der Krieg nicht zu Ende gespielt.
table-agreed_draw = Die Spieler haben sich auf ein Unentschieden geeinigt.
table-agreed_end = Die Spieler haben sich geeinigt, das Spiel abzubrechen.
table-bot_fault = Ein Programmfehler stand dem Bot für { $seat-acc } im Weg; an seiner Stelle entschied der Zufall.
table-bot_late_captain = Der Bot für { $seat-acc } brauchte zu lange; an seiner Stelle entschied der Hauptmann.
table-bot_late_chance = Der Bot für { $seat-acc } brauchte zu lange; an seiner Stelle entschied der Zufall.
table-bot_broke_captain = Der Bot für { $seat-acc } versagte; an seiner Stelle entschied der Hauptmann.
table-bot_broke_chance = Der Bot für { $seat-acc } versagte; an seiner Stelle entschied der Zufall.
table-bot_illegal_captain = Der Bot für { $seat-acc } wollte, was die Regeln verbieten; an seiner Stelle entschied der Hauptmann.
table-bot_illegal_chance = Der Bot für { $seat-acc } wollte, was die Regeln verbieten; an seiner Stelle entschied der Zufall.

## Bots: fünf Stufen, vom ersten Spiel bis zum besten, und Hauptleute von verschiedenem Gemüt

bot-random = Zufallsspieler
bot-random-text = Irgendein erlaubter Zug. Zu lernen gibt es da nichts.
bot-recruit = Rekrut
bot-recruit-text = Stufe 1, fürs erste Spiel: marschiert umher, aber nicht in die sichere Niederlage.
bot-lieutenant = Leutnant
bot-lieutenant-text = Stufe 2: versteht sein Handwerk und sieht nicht weiter als bis zum nächsten Marsch.
bot-captain = Hauptmann
bot-captain-text = Stufe 3: ein sorgfältiger Stabsoffizier mit einem Plan für jede Nation.
bot-colonel = Oberst
bot-colonel-text = Stufe 4: wägt den Plan des Hauptmanns gegen andere ab, wo es hilft; sonst geht er den halben Weg des Marschalls.
bot-marshal = Marschall
bot-marshal-text = Stufe 5: durchdenkt jede Entscheidung, wo es hilft, so lange man ihm Zeit gibt; sonst folgt er dem, was die meisten Kriege gewonnen hat.
bot-hussar = Husar
bot-hussar-text = Ein Hauptmann, der angreift, wo immer sich eine Gelegenheit bietet, und seine Karten ausgibt.
bot-engineer = Ingenieur
bot-engineer-text = Ein Hauptmann, der steht, wo er sicher ist, und nur mit guten Chancen kämpft.
bot-quartermaster = Quartiermeister
bot-quartermaster-text = Ein Hauptmann, der seine Karten für den großen Tag aufhebt.
bot-courier = Kurier
bot-courier-text = Ein Hauptmann, der zu den Zielen eilt und den Schutz der eigenen dem Glück überlässt.
bot-outside-text = Vom Gastgeber dieses Tisches mitgebracht.

## Der Rückblick auf einen Krieg

review-begin = Auf den Krieg zurückblicken
review-begin_text = Rechnet aus, wie die Aussichten aller verliefen, was den Krieg entschied und was Glück und was Können war. Das dauert einige Minuten, neben den laufenden Partien, und bleibt bei dieser Partie.
review-busy = Rückblick auf den Krieg …
review-chances = Aussichten Runde für Runde
review-chances_hint = Die Bänder umfassen 95 von 100 Fällen. Wähle eine Runde, um dorthin zu gehen.
review-point = { $when }: { $listed }
review-share_of = { $who } { $share }
review-moments = Was den Krieg entschied
review-no_moments = An keiner Stelle änderten sich die Aussichten stark.
review-given_up = Der Krieg wurde nicht zu Ende gespielt, sondern aufgegeben. Die Aussichten in diesem Augenblick: { $listed }.
review-between = { $low } bis { $high }
review-luck = Glück
review-skill = Eigenes Spiel
review-others = Spiel der anderen
review-rest = Nicht zuzuordnen
review-start = Am Anfang
review-end = Am Ende
review-swing = { $who } { $points }
review-of_luck = Glück { $points }
review-of_skill = eigene Entscheidungen { $points }
review-of_others = die anderen { $points }
review-of_rest = nicht zuzuordnen { $points }
review-by_chance = Der Zufall entschied.
review-by_seat = { $who-nom } hat entschieden.
review-by_several = Mehreres zugleich.
review-decision = { $who }: { $action }
review-best_same = Bester Bot ({ $bot }): dasselbe.
review-best = Bester Bot ({ $bot }): { $action }
review-lost =
    Das wäre { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr wert gewesen ({ $low } bis { $high }).
review-gained =
    Was geschah, war { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr wert ({ $low } bis { $high }).
review-perhaps_lost =
    Das wäre vielleicht { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr wert gewesen, doch sicher ist es nicht ({ $low } bis { $high }).
review-perhaps_gained =
    Was geschah, war vielleicht { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr wert, doch sicher ist es nicht ({ $low } bis { $high }).
review-even = Ein Unterschied in der Gewinnaussicht ist nicht festzustellen ({ $low } bis { $high } Punkte).
review-to_moment = Zu dieser Stelle
review-fights = Gefechte und ihre Chancen
review-fights_hint = Wie es jede Seite zu Beginn sehen konnte: Verdeckte Hände werden neu gegeben, und was der Feind getan hat, zählt.
review-no_fights = Es gab kein Gefecht, dessen Chancen sich sagen lassen.
review-fight_of = { $who }: { $win } Sieg, { $tie } Unentschieden
review-fight_of_two = { $who }: { $win } Sieg
review-worlds =
    nach dem, was man dort wusste, { $worlds ->
        [one] { $worlds } Hand
       *[other] { $worlds } Hände
    } erprobt
review-result_win = gewonnen
review-result_tie = unentschieden
review-result_lose = verloren
review-accounts = Glück und Können
review-accounts_hint = In Prozentpunkten der Gewinnaussicht: Alle zusammen führen vom Anfang zum Ende.
review-how = Nach dem Krieg geschätzt, da alle Hände bekannt sind: Von jeder Stellung spielen schnelle Hauptleute zwei Runden weiter, insgesamt { $playouts }-mal, und das Urteil des Spiels selbst sagt, was daraus wurde. Die Grenzen sagen, was das Glück dieser Versuche ausmachen kann, nicht, ob jenes Urteil stimmt.
review-how_plain = Nach dem Krieg geschätzt, da alle Hände bekannt sind: Jede Stellung wurde zufällig bis ans Ende gespielt, insgesamt { $playouts }-mal.

## Länder, Provinzen und Meere, wie die Karten sie beschriften; die Schrift füllt in jeder Sprache denselben Raum

land-alsace = Elsass
land-austria = Österreich
land-austrian-netherlands = Österreichische Niederlande
land-adriatic = Adria
land-atlantic-ocean = Atlantischer Ozean
land-baltic-sea = Ostsee
land-barbary = Berberei
land-bavaria = Bayern
land-bohemia = Böhmen
land-brabant = Brabant
land-brandenburg = Brandenburg
land-british-colonies = Britische Kolonien
land-bay-of-biscay = Golf von Biskaya
land-champagne = Champagne
land-cuba = Kuba
land-caribbean-sea = Karibisches Meer
land-denmark = Dänemark
land-east-frisia = Ostfriesland
land-east-prussia = Ostpreußen
land-eifel = Eifel
land-england = England
land-flanders = Flandern
land-florida = Florida
land-france = Frankreich
land-franconia = Franken
land-great-lakes = Große Seen
land-hanover = Hannover
land-hesse = Hessen
land-holland = Holland
land-holstein = Holstein
land-holy-roman-empire = Heiliges Römisches Reich
land-hungary = Ungarn
land-ireland = Irland
land-italy = Italien
land-lesser-poland = Kleinpolen
land-lithuania = Litauen
land-liege = Lüttich
land-lorraine = Lothringen
land-louisiana = Louisiana
land-lusatia = Lausitz
land-luxemburg = Luxemburg
land-masovia = Masowien
land-mecklenburg = Mecklenburg
land-moravia = Mähren
land-mediterranean-sea = Mittelmeer
land-new-france = Neufrankreich
land-new-spain = Neuspanien
land-north-sea = Nordsee
land-norway = Norwegen
land-ottoman-empire = Osmanisches Reich
land-palatinate = Pfalz
land-picardy = Picardie
land-poland = Polen
land-polish-prussia = Polnisch-Preußen
land-pomerania = Pommern
land-portugal = Portugal
land-prussia = Preußen
land-russia = Russland
land-samogitia = Samogitien
land-saxony = Sachsen
land-scotland = Schottland
land-silesia = Schlesien
land-spain = Spanien
land-swabia = Schwaben
land-sweden = Schweden
land-switzerland = Schweiz
land-terra-firma = Terra Firma
land-the-empire = Reich
land-thuringia = Thüringen
land-united-provinces = Vereinigte Provinzen
land-upper-palatinate = Oberpfalz
land-westphalia = Westfalen

## Der Editor: was an einem Befehl nicht stimmt, und wie Befehle heißen

arranging-in_line = Zeile { $number }: { $problem }
arranging-cannot_be = So kann es nicht sein: { $why }
arranging-no_other = Eine weitere Karte dieser Art gibt es nicht: { $card }.
arranging-no_other_for = Eine weitere Karte dieser Art gibt es für { $seat-acc } nicht: { $card }.
arranging-no_turn = Eine Runde { $number } gibt es nicht.
arranging-too_many =
    { $nation-nom } hat nur noch { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    }.
arranging-season = Die Runde { $number } fällt nicht in diese Jahreszeit.
arranging-no_box = Die Leiste { $track } hat kein Feld { $number }.
arranging-no_part = { $nation-nom } nimmt an diesem Szenario nicht teil.
arranging-two_cards = Zwei politische Karten werden aufgedeckt, oder keine.
arranging-no_politics = In diesem Szenario gibt es keine Politik.
arranging-no_board = { $state-nom } hat hier keine Tafel; es gibt { $boards }.
arranging-mixed_up = { $who }: Schiffe und Männer sind verwechselt.
arranging-place_first = { $who-nom } muss zuerst aufgestellt werden.
arranging-not_there = { $who-nom } steht nicht in { $place }.
arranging-verb_clear = Karte leeren
arranging-verb_turn = Runde
arranging-verb_place = stelle auf
arranging-verb_remove = nimm weg
arranging-verb_troops = Truppen
arranging-verb_down = drehe um
arranging-verb_hand = Hand
arranging-verb_mark = eroberte Ziele
arranging-verb_begin = beginnt
arranging-verb_fate = Schicksalskarte
arranging-verb_depleted = geschwächte Truppen
arranging-verb_garrison = Besatzung
arranging-verb_lead = Feldherr in
arranging-verb_control = Besitz
arranging-verb_muster = Aktionspunkte
arranging-verb_winter = Winter
arranging-verb_box = Marker im Feld
arranging-verb_aside = lege beiseite
arranging-verb_station = stationiere
arranging-verb_track = Leiste
arranging-verb_trump = Trumpf
arranging-verb_politics = Politik
arranging-verb_hussars = Husaren
arranging-verb_year = Jahr
arranging-verb_fraction = Abschnitt
arranging-verb_units = Einheiten
arranging-verb_veterans = Veteranen
arranging-verb_stores = Vorräte
arranging-verb_aboard = an Bord
arranging-verb_purse = Kasse
arranging-verb_flag = Flagge
arranging-verb_larder = Vorratskammer
arranging-verb_points = Punkte
arranging-verb_fight = Kampf
arranging-choice_movement = Bewegung
arranging-choice_combat = Kampf
arranging-choice_supply = Versorgung
arranging-choice_draw = Karten ziehen
arranging-choice_battle = gewonnene Schlachten
arranging-choice_emperor = Kaiserkrone

## Was eine Karte zeigen kann

layer-names = Namen der Städte
layer-lettering = Namen der Länder
layer-river-names = Namen der Flüsse
layer-hills = Berge
layer-cartouche = Zierrat
layer-moves = Züge seit deinem Zug

## Warum es eine Aufzeichnung oder eine Stellung nicht geben kann

unsound-no_card = es gibt keine Karte { $card }
unsound-so_many = { $count } erwartet
unsound-so_many_numbers = { $count } Zahlen erwartet
unsound-card_elsewhere = eine Karte, die auch anderswo liegt
unsound-no_such_seat = kein Platz „{ $seat }“
unsound-not_hidden = eine Karte, die nirgends verdeckt liegt
unsound-too_many_cards = mehr Karten, als es geben kann
unsound-commander_lost = ein Feldherr fehlt oder ist zweimal da
unsound-does_not_follow = was daraus folgt, passt nicht
unsound-no_room = { $count } Einheiten in { $place }, wo für { $room } Platz ist
unsound-isolated_garrison = eine abgeschnittene Besatzung in { $place }
unsound-enemy_garrison = eine feindliche Besatzung in { $place }
unsound-unordered = Einheiten in falscher Reihenfolge
unsound-no_chit = ein Chip, der nicht darin sein kann
unsound-unit_not_in = eine Einheit, die nicht in { $place } ist
unsound-strangers = Fremde in { $place }
unsound-not_conquered = { $place } lässt sich nicht erobern
unsound-old_markers = alte Marker in { $place }
unsound-defends_alone = Verteidigung gegen niemanden in { $place }
unsound-changed_hands = { $place } müsste den Besitzer gewechselt haben
unsound-one_by_side = je Seite eins erwartet
unsound-card_of_side = eine Karte von { $seat } zu viel oder zu wenig
unsound-below_one = { $value } ist kleiner als 1
unsound-one_by_nation = je Nation eins erwartet
unsound-card_twice = eine Karte, die zweimal da ist
unsound-no_seat = es gibt keinen Platz „{ $seat }“
unsound-no_objective = ein Marker in einer Stadt, die kein Ziel ist
unsound-two_nations = zwei Nationen in { $place }
unsound-half_stack = die Hälfte des Stapels in { $place }
unsound-cannot_have = { $name } kann nicht { $what } haben
unsound-off_map = { $name } ist nicht auf der Karte
unsound-at_most = { $name } kann höchstens { $most } haben
unsound-to_come = { $name } kommt noch
unsound-never_came = { $name } kam nicht und kommt auch nicht mehr
unsound-not_held = { $nation } hat keine solche Karte
unsound-too_many_with = mit ihnen mehr als { $most }
unsound-pool_of_nation = { $name } teilt einen mit einer anderen Nation
unsound-pool_of_power = { $name } teilt einen mit einer anderen Macht
unsound-one_by_power = je Macht eins erwartet
unsound-no_elector = kein Kurfürstensitz
unsound-not_displayed = eine Karte, die nicht ausliegt
unsound-not_allied = Mächte, die nicht zusammenarbeiten, teilen sich { $place }
unsound-outside_fortress = { $name } hat einen außerhalb von Festungen
unsound-on_elector = { $name } hat einen auf einem Kurfürstensitz
unsound-shared_fortress = { $name } teilt eine Festung mit einem anderen Marker
unsound-no_own_markers = { $name } hat keine eigenen Marker
unsound-no_fortress = außerhalb von Festungen
unsound-no_such_power = keine Macht, die dort sein kann
unsound-mission_on_map = ein General auf Mission ist auf der Karte
unsound-partner_missing = { $one } oder { $other } ist nicht da
unsound-not_bohemia = { $city } liegt nicht in Böhmen
unsound-piece_there = in { $city } steht eine Figur
unsound-has_none = { $nation } hat keine
unsound-markers_in_all = { $nation } hat insgesamt { $count } Marker
unsound-no_deal = keine Abmachung heißt „{ $kind }“
unsound-not_two_powers = { $giver } und { $taker } sind nicht zwei Mächte
unsound-no_town = eine Stadt, die es nicht gibt
unsound-not_every_board = nicht jede Tafel
unsound-debt = Schulden außerhalb des Jahreshaushalts
unsound-by_threes = je drei Zahlen
unsound-two_armies = zwei Armeen auf einem Geschwader
unsound-advantages = ein Vorteil zu viel oder zu wenig
unsound-cards = eine Karte zu viel oder zu wenig
unsound-mixed_up = { $name }: Schiffe und Männer sind vermischt
unsound-nowhere = { $name } ist nirgends
unsound-has_food = { $name } hat Proviant
unsound-two_faces = { $name } steht auf zwei Seiten
unsound-no_units = { $name } hat etwas, aber keine Einheiten
unsound-wrong_element = { $name } ist nicht in seinem Element
unsound-no_ships = { $name } hat seine Schiffe verloren
unsound-no_chief = { $name } ist nicht bei seinem Befehlshaber
unsound-chief_of_chief = ein Befehlshaber hat einen Befehlshaber
unsound-options = eine fehlt oder hat keinen gültigen Wert
unsound-goes_on = ein Spiel, das weitergeht, hat eine Phase
unsound-nobody_acts = in { $phase } muss niemand handeln
unsound-no_winner = niemand heißt { $names }
unsound-stranger_acts = in { $phase } müsste „{ $seat }“ handeln, den es nicht gibt
unsound-nothing_to_do = in { $phase } kann { $seat } nichts tun
unsound-offered_twice = in { $phase } hat { $seat } dieselbe Aktion zweimal
unsound-nothing_below = { $phase } mit nichts darunter
unsound-not_above = { $phase } kann nicht über { $below } liegen
unsound-number_twice = { $numbers } enthält eine Zahl zweimal
unsound-not_here = { $piece } kommt in diesem Szenario nicht vor
unsound-train_not_alone = ein Tross ist in { $city } nicht allein
unsound-too_many_generals = mehr als { $most } Generäle in { $city }
unsound-not_position = keine Stellung von { $game }: { $problem }
unsound-missing = { $name } fehlt
unsound-count = { $wanted } erwartet, nicht { $found }
unsound-range = { $value } ist nicht von { $low } bis { $high }
unsound-breaks_rules = „{ $action }“ von { $seat } bricht die Regeln von { $phase }: { $fault }
unsound-cannot_hold = { $region } kann nicht { $units }/{ $stores }/{ $loads } haben
unsound-sent_too_many = { $region } hat zu viele geschickt
unsound-pairs = Paare aus einem Platz und einer Karte erwartet, nicht { $value }
unsound-list = eine Liste erwartet, nicht { $value }
unsound-by_name = Werte mit Namen erwartet, nicht { $value }
unsound-deal = eine Abmachung erwartet, nicht { $value }
unsound-proposal = ein Vorschlag erwartet, nicht { $value }
unsound-no_such = es gibt kein „{ $name }“
unsound-fields = { $phase } hat { $listed }, nicht { $given }
unsound-field = { $phase }: { $field } kann nicht { $value } sein
unsound-no_part = „{ $name }“ gehört zu keiner Stellung
unsound-unknown_phase = es gibt keine Phase „{ $phase }“
unsound-line = { $source }, Zeile { $line }: { $problem }
unsound-the_record = Aufzeichnung
unsound-other_scenario = die Stellung gehört zu { $scenario }
unsound-not_text = { $file }: keine Textdatei: { $problem }
unsound-no_record = keine Aufzeichnung von Sanssouci im Format { $format }
unsound-no_line = „Platz: Aktion“ oder „Name: Wert“ erwartet, nicht „{ $text }“
unsound-no_json = die Stellung ist kein JSON-Objekt
unsound-unreadable = die Stellung lässt sich nicht lesen: { $problem }
unsound-no_header = im Kopf fehlt „{ $name }“
unsound-no_option = die Option „{ $option }“ hat nicht die Form name=wert
unsound-twice = „{ $name }“ steht zweimal da
unsound-no_secret = die Aufzeichnung hat kein Geheimnis, an dem sich ihr Glück prüfen ließe
unsound-other_secret = das Geheimnis ist nicht das, das vor dem Spiel versprochen wurde
unsound-other_luck = Eintrag { $number }: die Aufzeichnung sagt „{ $said }“, das Geheimnis entscheidet „{ $decided }“
unsound-review_form = ein Rückblick der Form { $found }, nicht { $wanted }
unsound-no_review = kein Rückblick: { $problem }
unsound-in_part = { $part }: { $problem }
unsound-other_game = „{ $name }“
unsound-type_int = eine ganze Zahl erwartet, nicht { $value }
unsound-type_bool = wahr oder falsch erwartet, nicht { $value }
unsound-type_str = ein Wort erwartet, nicht { $value }
unsound-troops_in_all = { $nation } hat mit der Reserve { $found } Truppen, nicht { $wanted }

## Was an den Dateien eines Pakets nicht stimmt

pack-no_id = „{ $cell }“ ist keine Kennung: Kleinbuchstaben, Ziffern und Bindestriche
pack-twice = „{ $cell }“ steht zweimal da
pack-no_yes = „{ $cell }“, weder „yes“ noch leer
pack-no_bool = „{ $cell }“; true oder false erwartet
pack-no_whole = „{ $cell }“; eine ganze Zahl von { $low } bis { $high } erwartet
pack-no_number = „{ $cell }“; eine Zahl erwartet
pack-none_of = „{ $cell }“; eins von { $listed } erwartet
pack-not_in = „{ $cell }“ steht nicht in { $listed }
pack-to_itself = ein Weg von { $place } zu sich selbst
pack-no_place = es steht kein Ort darin
pack-seam = eine Naht innerhalb von { $sheet }
pack-no_seam = von Blatt { $start } zu Blatt { $end }, ohne eine Naht zu sein
pack-stranded = von { $place } führt kein Weg nach { $listed }
pack-nothing = kein solcher Ordner und keine solche Datei
pack-too_large = mehr als { $most } Bytes
pack-no_zip = weder ein Ordner noch ein heiles .zip: { $problem }
pack-locked = das .zip ist mit einem Passwort verschlossen
pack-unreadable = lässt sich nicht lesen: { $problem }
pack-too_many = { $count } Dateien darin, höchstens { $most }
pack-twice_in_zip = steht zweimal im .zip
pack-not_installed = kein Paket von { $game } ist installiert
pack-no_column = keine Spalte { $listed }
pack-column_twice = diese Spalte steht zweimal da
pack-same = { $what }: dasselbe wie in Zeile { $line }; es darf nur einmal dastehen
pack-no_files = enthält keine der Dateien eines Pakets: { $listed }
pack-no_utf8 = kein Text in UTF-8: { $problem }
pack-columns = { $count } Spalten, wo der Kopf { $wanted } hat
pack-no_toml = kein TOML: { $problem }
pack-no_row = keine Zeile für { $id }
pack-no_prussian = { $id } ist kein preußischer Feldherr
pack-turn_ends = { $count } Chips für das Rundenende; 1 erwartet
pack-elizabeth = { $count } Runden mit dem Ereignis { $event }; 1 erwartet
pack-decks = die Decks sind verschieden groß: { $listed }
pack-boxes = { $count } Felder von { $nation }; { $wanted } erwartet
pack-not_owner = { $nation } in { $place }, das nur sein Besitzer benutzt
pack-set_up = { $count } Truppen von { $nation } aufgestellt, nations.tsv hat { $counters } Spielsteine
pack-released = { $nation } gibt { $count } Feldherren frei, in der Reserve warten nur { $waiting }
pack-no_chit = keine Runde bringt einen Chip von { $army }
pack-winter = Runde { $turn }: eine Winterrunde zieht keine Chips
pack-resources = { $found }; für { $kind } { $bounds } erwartet
pack-also_space = „{ $id }“ ist auch ein Feld; Aktionen könnten sie nicht unterscheiden
pack-gap = { $found } statt { $wanted }: eine Lücke
pack-not_later = nicht später als die Runde davor
pack-amount = „{ $cell }“; eine ganze Zahl von 1 bis 9 erwartet
pack-no_amount = { $effect } hat keine; lass es leer
pack-arenberg = kein österreichischer General namens { $name } (M22.1)
pack-no_fortress = keine große Festung in der Heimat von { $nation }
pack-pieces_begin = { $count } Figuren beginnen in { $place }
pack-purses = { $who }: { $count } Kassen, eine für jede Optionskarte
pack-no_aim = { $who }: nichts zu nehmen oder zu halten
pack-no_forces = { $who } hat keine Streitkräfte
pack-no_units = { $who }: „{ $units }“ sind keine Einheiten wie 4fv
pack-sides = { $sheet } hat { $count } Seiten; 2 erwartet
pack-chief_towns = { $count } Hauptorte in { $region }, nicht { $wanted }
pack-no_state = { $region } hat eine Besatzung, aber keinen Staat
pack-no_capital = { $place } ist nicht als Hauptstadt gekennzeichnet
pack-no_way = kein Weg führt nach { $place }
pack-faces = die Figur { $piece } hat { $count } Seiten, höchstens 2
pack-also_place = „{ $id }“ ist auch ein Ort; Aktionen könnten sie nicht unterscheiden
pack-unknown_place = es gibt keinen Ort „{ $place }“
pack-no_entry = kein Eintrag { $die } für { $year }
pack-four_boards = { $year }, { $die }: die vier Tafeln stehen dort je einmal
pack-no_chief_town = { $who }: { $place } ist kein Hauptort
pack-both_faces = { $who }: beide Seiten der Figur { $piece }
pack-too_many_units = { $who }: mehr als 6 Einheiten
pack-other_side = { $who }: { $leader } gehört nicht zu dieser Seite
pack-no_place_of = { $who }: es gibt keinen Ort „{ $place }“
pack-outside = { $who }: { $place } liegt außerhalb der Sektoren im Spiel
pack-not_in_state = { $place } liegt nicht in { $state }
pack-no_harbour = { $place } hat keinen Hafen; lass es leer
pack-letters = „{ $cell }“; Buchstaben aus { $allowed } erwartet
pack-number_bounds = „{ $cell }“; eine Zahl von { $low } bis { $high } erwartet
pack-not_in_nor = „{ $cell }“ steht nicht in { $file } und ist keins von { $listed }
pack-missing = fehlt
pack-only_sheet = eine Naht auf dem einzigen Blatt
pack-add_up = { $printed }, aber { $files } ergibt { $found }
pack-both_add_up = { $printed }, aber { $first } und { $last } ergeben { $found }
pack-all_add_up = { $printed }, aber die Tabellen ergeben { $found }
pack-votes = { $found } Stimmen; { $wanted } erwartet
pack-western_votes = { $found } Stimmen im Reich; { $wanted } erwartet
pack-polish_fortresses = { $found } Festungen in Polen; { $wanted } erwartet
pack-no_general = kein General von { $nation }
pack-no_train = kein Tross von { $nation }
pack-one_general = ein preußischer General beginnt in { $box } (M3.1)
pack-one_train = ein preußischer Tross beginnt in { $box } (M3.1)
pack-and_more = {" "}(und { $count } weitere)
pack-in_file = { $file }: { $text }
pack-in_line = { $file }, Zeile { $line }: { $text }
pack-in_column = { $file }, Spalte { $column }: { $text }
pack-in_cell = { $file }, Zeile { $line }, Spalte { $column }: { $text }
pack-not_here = mit einem Paket von { $game } gespielt, das nicht hier ist (Fingerabdruck { $fingerprint }): Installiere es und versuch es noch einmal

## Die Arena und ihre Bots

arena-extra = dazu gehört { $module }: pip install 'sanssouci[{ $extra }]' bringt es
arena-no_follies = noch hat niemand gesagt, was in { $game } eine Torheit ist
arena-either = entweder treffen sich Bots auf allen Plätzen, oder Plätze und die übrigen werden genannt, nicht beides
arena-no_bots = es sind keine Bots genannt
arena-no_value = die Option { $name } hat keinen Wert
arena-named_twice = { $listed }: einer ist zweimal genannt
arena-empty = in { $scenario } spielt niemand { $seats }; nenne die übrigen
arena-no_seat = in { $scenario } gibt es keinen Platz „{ $seat }“; es gibt { $listed }
arena-cannot_start = { $bot } lässt sich nicht starten: { $problem }
arena-no_ray = kein Ray-Cluster unter { $address }: { $problem }
arena-ray_gave_up = Ray hat ein Spiel aufgegeben: { $problem }
arena-nothing_played = es wurde noch kein Spiel gespielt
arena-other_format = { $file } hat Format { $found }, dies ist Format { $wanted }
arena-not_played = das Spiel { $number } wurde nicht gespielt
arena-no_records = der Plan verlangte keine Aufzeichnungen
arena-other_plan = { $file } enthält einen anderen Plan: { $differing }
arena-other_rules = { $file } wurde unter Regeln { $begun } begonnen, dies sind { $rules }
arena-no_table = { $file } ist keine Tabelle der Arena ({ $problem })
arena-died = ein Arbeitsprozess ist abgebrochen (vielleicht fehlte Speicher)
arena-no_name = der Bot „{ $name }“ hat keinen Namen
arena-nobody = niemand heißt „{ $name }“; es gibt { $known }, modul:Klasse und { $outside }BEFEHL
arena-no_setting = Bot „{ $name }“: „{ $setting }“ ist keine Einstellung; { $who } nimmt { $listed }
arena-bad_bot = Bot „{ $name }“: { $problem }
arena-setting_number = Bot „{ $name }“: { $setting } ist eine Zahl, nicht „{ $text }“
arena-no_method = „{ $name }“ ist kein Bot: Die Methode choose fehlt
arena-cannot_load = der Bot „{ $name }“ lässt sich nicht laden: { $problem }
arena-no_program = in „{ $name }“ steht kein Programm
arena-bad_command = der Befehl in „{ $name }“ lässt sich nicht lesen: { $problem }
arena-no_player = niemand spielt { $seats }
arena-endless = das Spiel mit dem Startwert { $seed } endet nicht in { $most } Einträgen
arena-no_clock = eine Uhr ist eine von { $listed }, nicht „{ $name }“
arena-no_temper = ein Gemüt ist eines von { $listed }, nicht „{ $name }“
arena-no_weights = Gewichte sind { $listed }, nicht „{ $name }“
arena-no_budget = ein Aufwand ist einer von { $listed }, nicht „{ $name }“
arena-loads_too_long = der Bot „{ $name }“ lässt sich nicht in { $seconds } Sekunden laden
arena-ends_process = der Bot „{ $name }“ beendet den Prozess, der ihn lädt
arena-was = { $name } war { $was }, nicht { $now }

## Was Gastgeber erfahren

host-exists = { $file } gibt es schon
host-not_empty = die Datenbank ist nicht leer; --force ersetzt, was darin ist
host-no_end = { $file } ist beschädigt: Das Ende fehlt
host-no_backup = { $file } ist keine Sicherung von Sanssouci
host-other_backup = { $file } stammt von einer anderen Version von Sanssouci: Seine Tabellen haben Version { $found }, diese Version { $wanted }
host-damaged = { $file } ist keine Sicherung von Sanssouci, oder sie ist beschädigt
host-checksum = { $file } ist beschädigt: Prüfsumme oder Zeilen stimmen nicht
host-after_end = { $file } ist beschädigt: Nach dem Ende steht noch etwas
host-no_clock = so eine Uhr gibt es nicht: { $clock }
host-entries_missing = im Speicher fehlen Einträge
host-led_elsewhere = beim Speichern führte es anderswohin
host-other_program = { $file } ist die Datenbank eines anderen Programms
host-other_version = { $file } stammt von einer anderen Version von Sanssouci: Seine Tabellen haben Version { $found }, diese Version { $wanted }
host-other_rules = unter Regeln { $rules } gespielt, dies sind Regeln { $these }
host-no_database = eine Datenbank der Art { $name } gibt es nicht; es ist eine Datei, sqlite:///DATEI oder postgresql://...
host-no_folder = für die Datenbank gibt es keinen Ordner { $folder }
host-is_folder = { $file } ist ein Ordner, keine Datenbank
host-is_device = { $file } ist ein Gerät, keine Datenbank
host-bad_address = die Adresse der Datenbank lässt sich nicht lesen; es ist eine Datei, sqlite:///DATEI oder postgresql://NUTZER:PASSWORT@HOST:PORT/NAME
host-cannot_make = die Datenbank { $file } lässt sich nicht anlegen: { $problem }
host-no_permission = die Datenbank { $file } lässt sich nicht öffnen: kein Recht, nach { $place } zu schreiben
host-no_driver = { $module } fehlt; für PostgreSQL: pip install 'sanssouci[postgres]'
host-cannot_open = die Datenbank { $file } lässt sich nicht öffnen: { $problem }
host-being_played = { $table } wird gerade gespielt: Halte erst den Server an
host-cannot_serve = unter { $host }, Port { $port }, lässt sich kein Server starten: { $problem }
host-needs_typst = ein PDF braucht typst: pip install 'sanssouci[print]' bringt es
host-no_theme = es gibt kein Thema „{ $theme }“; es gibt { $listed }
host-no_place = auf der Karte ist kein Ort
host-in_use = { $file } wird vom Server unter { $address } benutzt
host-in_use_here = { $file } wird von einem anderen Prozess benutzt
host-no_setting = diese Einstellung gibt es nicht

## Was mit einem Wert nicht stimmt, wie Bibliotheken es finden, und was das System nicht tut

invalid-whole = muss eine ganze Zahl sein
invalid-number = muss eine Zahl sein
invalid-yes_no = muss wahr oder falsch sein
invalid-text = muss ein Text sein
invalid-missing = fehlt
invalid-unknown = ist hier nicht vorgesehen
invalid-json = ist kein JSON
invalid-list = muss eine Liste sein
invalid-named = müssen Werte mit Namen sein
invalid-at_least = muss mindestens { $bound } sein
invalid-more_than = muss mehr als { $bound } sein
invalid-at_most = darf höchstens { $bound } sein
invalid-less_than = muss weniger als { $bound } sein
invalid-too_short =
    { $bound ->
        [one] muss mindestens ein Zeichen haben
       *[other] muss mindestens { $bound } Zeichen haben
    }
invalid-too_long =
    { $bound ->
        [one] darf höchstens ein Zeichen haben
       *[other] darf höchstens { $bound } Zeichen haben
    }
invalid-too_few = müssen mindestens { $bound } sein
invalid-too_many = dürfen höchstens { $bound } sein
invalid-one_of = muss eines von diesen sein: { $listed }
invalid-other = lässt sich so nicht verwenden
system-missing = Datei oder Verzeichnis nicht gefunden
system-forbidden = keine Berechtigung
system-is_folder = ist ein Verzeichnis
system-no_folder = ist kein Verzeichnis
system-exists = gibt es schon
system-full = der Datenträger ist voll
system-read_only = ist schreibgeschützt
system-in_use = die Adresse wird schon benutzt
system-no_address = diese Adresse hat der Rechner nicht

## Brüche

number-mark = ,
number-percent = { $number } %
# From one on, as people type them, with a stroke between several forms of one.
number-words = eins/eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig

## Der Bericht der Arena

matches-unfinished = Noch nicht fertig: { $count } von { $planned } Partien sind gespielt.
matches-games = Partien
matches-bots = Bots
matches-seeds = Startwerte
matches-from_to = { $first } bis { $last }
matches-at_play = Spielzeit
matches-minutes = { $minutes } min
matches-of_one = { $bot } hat allein gespielt; der beste Platz war { $seat } in { $setup }.
matches-strongest = { $bot } ist deutlich am stärksten: Sieg auf { $won } von { $seats } Plätzen.
matches-ahead = { $bot } liegt vor { $second }, aber nicht mit Sicherheit: Sieg auf { $won } von { $seats } Plätzen.
matches-forfeited = { $bot } hat { $count } von { $games } kampflos verloren: Mehr als { $share } der Entscheidungen einer Partie mussten ihm abgenommen werden.
matches-forfeited_why = { $bot } hat { $count } von { $games } kampflos verloren: Mehr als { $share } der Entscheidungen einer Partie mussten ihm abgenommen werden ({ $trouble }).
matches-ratings = Wie stark sie sind
matches-ratings-text = Oben die Bots, unten die Plätze, auf denen sie saßen: die geschätzte Stärke, mit zwei Standardabweichungen nach jeder Seite. Ein Spieler hat die Summe von beidem.
matches-wins = Wer wo gewinnt
matches-wins-text = Der Anteil der Partien, die jeder Bot auf jedem Platz gewonnen hat, mit Wilsons 95-%-Intervall.
matches-meetings = Direkter Vergleich
matches-meetings-text = Von den Begegnungen, die zwei Bots getrennt haben, der Anteil, in dem der Bot der Zeile gewonnen hat und der Bot der Spalte nicht.
matches-lengths = Wie lange Partien dauern
matches-lengths-text = Partien nach der Runde, in der sie endeten, und warum sie endeten.
matches-reasons = Wie Partien entschieden werden
matches-reasons-text = Der Anteil der Partien, die aus dem jeweiligen Grund endeten.
matches-thinking = Wie lange sie nachdenken
matches-thinking-text = Zeit für eine Entscheidung: Der Balken ist das Mittel, die Marke die längste von allen.
matches-head_bots = Bots
matches-head_seats = Plätze
matches-axis_strength = Stärke
matches-axis_won = gewonnene Partien
matches-axis_turn = Runde
matches-axis_time = Millisekunden
matches-against = gegen { $bot }
matches-mean_turns = { $setup }: im Mittel { $turns } Runden
matches-bot_or_seat = Bot oder Platz
matches-mu = Mu
matches-sigma = Sigma
matches-ordinal = Ordinal
matches-of_ratings = Die Plätze dieses Spiels sind nicht gleich. Darum wird jeder Platz wie ein Spieler bewertet: Wer dort sitzt, bildet mit ihm eine Mannschaft, und das Modell von Plackett und Luce teilt das Verdienst zwischen beiden. Mu ist die Schätzung, Sigma ihre Standardabweichung; das Ordinal, Mu minus drei Sigma, ist eine Stärke, die fast sicher da ist. Alle beginnen bei 25 mit einem Sigma von { $sigma }.
matches-confounded = Hier saß immer auf demselben Platz: { $bots }. Das Modell muss raten, was dem Bot und was dem Platz zu verdanken ist; das zeigt nur ein Turnier, in dem jeder überall sitzt.
matches-setup =
    { $setup }: { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
matches-shared = davon { $count } von mehreren gewonnen
matches-drawn = { $count } von niemandem
matches-seat = Platz
matches-bot = Bot
matches-won = gewonnen
matches-of = von
matches-share = Anteil
matches-interval = 95-%-Intervall
matches-other = gegen
matches-ahead_of = vorn
matches-level = gleichauf
matches-behind = zurück
matches-of_meetings = Jedes Paar von Plätzen mit verschiedenen Bots in einer Partie ist eine Begegnung. Gleichauf: Beide haben gewonnen, oder beide haben verloren.
matches-set_up = Aufstellung
matches-reason = Grund
matches-decisions = Entscheidungen
matches-mean = Mittel, ms
matches-longest = längste, ms
matches-fallbacks = Ersatz
matches-forfeits = kampflos
ending-forfeit = kampflos
matches-of_fallbacks = Ersatz sind Entscheidungen anstelle eines Bots, der versagt hat. Bei zu vielen ist die Partie kampflos verloren.
matches-follies = Torheiten
matches-of_follies =
    Was ein guter Spieler kaum je tut, gezählt in den Aufzeichnungen von { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }.
matches-folly = Torheit
matches-times = Mal
matches-again = Zum Nachspielen
matches-of_again = Dieser Plan, als plan.toml gespeichert, ergibt auf jedem Rechner dieselben Partien, solange die Bots ihre Gedanken zählen und nicht die Sekunden:
matches-made_by = Sanssouci { $version }, Regeln { $rules }.
