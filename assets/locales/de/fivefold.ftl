### Die Texte von fivefold auf Deutsch.
### Ein Text je Schlüssel; {$name} setzt das Programm ein. Gespeicherte Änderungen sind im laufenden Programm sofort zu sehen.
### Was nur ein einzelnes Spiel sagt, steht in der Datei dieses Spiels neben dieser.

app-name = fivefold
app-line = { $n ->
    [5] Fünf alte Spiele an einem Tisch
    [one] { $n } Spiel an einem Tisch
   *[other] { $n } Spiele an einem Tisch
}

## Die beiden Seiten. Sie zeigen immer auch ihre Form, nicht nur ihre Farbe.

side-first = Blau
side-second = Gelb

## Das Menü.

menu-continue = Fortsetzen
menu-continue-line = {$game}, {$moves}
menu-help = Tasten
settings-sound = Ton
settings-volume = Lautstärke
hear-board-switch = Brett hören
hear-board-line = Mit den Pfeiltasten ist jedes Feld zu hören: die Reihe als Tonhöhe, die Spalte von links nach rechts, und was dort liegt. In den Nim-Spielen sagt ein Akkord nach jedem Zug, ob die Stellung im Gleichgewicht ist, außer in Wertungspartien.
menu-fullscreen = Vollbild
menu-open-file = Datei öffnen

## Wie schnell sich die Steine bewegen.

speed-off = Aus
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell

## Eine Taste schaltet den Ton ein und aus.

sound-on = Ton ist an
sound-off = Ton ist aus

## Ein Spiel einrichten.

setup-presets = Bretter
setup-board = Brett
setup-more = Mehr Optionen
setup-clock = Uhr
setup-clock-none = Keine
setup-clock-about = Minuten + Sekunden pro Zug; oder Minuten, danach Perioden × Sekunden, die bei jedem Zug neu beginnen. Wessen Zeit abläuft, der verliert.
setup-clock-minutes = Minuten pro Partie
setup-clock-increment = Sekunden pro Zug
setup-clock-periods = Perioden danach
setup-clock-period = Sekunden pro Periode
setup-players = Spieler
setup-person = Mensch
setup-begins = Wer beginnt
setup-begins-first = Blau
setup-begins-second = Gelb
setup-begins-random = Zufall
setup-begins-alternate = Wechselnd
setup-start-position = Startstellung
setup-start-usual = Standard
setup-start-random = Zufall
setup-start-placed = Eigene
setup-start = Start
setup-back = Menü
setup-placing-side = Setzen

## Was sich vor dem Spiel wählen lässt und in welchen Grenzen.

field-cols = Spalten
field-cols-hint = {$min} bis {$max}
field-rows = Reihen
field-rows-hint = {$min} bis {$max}
field-error-out-of-range = Gib eine Zahl von {$min} bis {$max} ein.
field-error-missing = Ein Wert fehlt.
field-decrease = Weniger: {$field}
field-increase = Mehr: {$field}

## Computergegner.

opponent-random = Zufall
opponent-random-line = Spielt zufällige Züge.
opponent-exact = Perfekt
opponent-exact-line = Lässt sich keinen Gewinn entgehen.
opponent-engine = Engine
opponent-engine-line = Blickt weit voraus und sieht jede Drohung.
opponent-external-line = Ein von dir hinzugefügtes Programm.
opponent-suitable = Passt gut zu dir.
opponents-levels = Stufen
opponents-own = Eigene Stufen
opponents-originals = Nur in diesem Spiel
opponents-scripts = Skripte
opponents-programs = Andere Programme
opponents-you = Du: {$rating}
opponent-about = Über {$name}
opponent-play = Dagegen spielen
original-origin = Wer es geschrieben hat
original-thinking = Wie es denkt
original-blind-spots = Was es nicht sieht
lasting-title = Wie lange hältst du durch?
lasting-most = Es gewinnt in höchstens {$most} Zügen, deine mitgezählt. Ein anderer Weg könnte schneller sein.
lasting-best = Dein Bestes: {$n}.
lasting-none = Du hast es noch nicht versucht.
lasting-fair = Ist das gerecht?
proof-walk = Durch den Beweis gehen
opponent-own-line = Eine Kopie von {$name} mit eigenen Zahlen.
own-level-numbers = Seine Zahlen
own-level-file = Sie stehen in {$file}. Ändere sie dort; die nächste Einrichtung liest sie.
script-file = Datei
script-open = Datei öffnen
script-mistake = Sein letzter Fehler
script-copy-mistake = Fehler kopieren
script-printed = Was es ausgegeben hat
script-printed-nothing = Noch nichts. Hier steht, was das Skript mit print ausgibt.
script-copy-printed = Text kopieren
script-edit = Hier bearbeiten
script-text = Text des Skripts
script-save = Speichern
script-revert = Verwerfen
script-delete = Löschen
script-keys = Strg+S speichert, Esc schließt.
script-unsaved = Noch nicht gespeichert.
script-saved = Gespeichert.
script-plays = Hier spielt es {$move}.
script-go-to-line = Zu Zeile {$line}
script-deleted = {$name} ist gelöscht.
script-no-room = Der Browser hat keinen Platz mehr; das ist nicht gespeichert. Lösche alte Partien oder andere Skripte und speichere noch einmal.
script-changed = Dieses Skript wurde inzwischen anderswo geändert. Speichere noch einmal, um das zu ersetzen, oder verwirf, um es zu sehen.
opponent-clone = Diesen Gegner klonen
opponent-clone-name = Name des Klons
opponent-clone-hint = zum Beispiel mein_eigener-2
opponent-clone-now = Klonen
opponent-clone-no-name = Ein Name hat 1 bis {$most} Zeichen: Buchstaben von A bis Z, Ziffern, „-“ und „_“.
opponent-clone-taken = Einen Gegner oder eine Datei namens {$name} gibt es schon.
opponent-clone-not-written = {$path} lässt sich nicht schreiben: {$reason}.
arena-title = Gegner vergleichen
arena-games = Partien
arena-about = Jede Eröffnung wird zweimal gespielt, mit vertauschten Seiten; so hat niemand die bessere Seite.
arena-run = Starten
arena-stop = Anhalten
arena-nothing = Wähle zwei Gegner und starte die Partien. Tabelle und Kurve wachsen, während sie spielen.
arena-running = {$done} von {$all} Partien gespielt
arena-stopped = Angehalten nach {$done} von {$all} Partien
arena-done = Fertig: {$done} von {$all} Partien
arena-won = Gew.
arena-drawn = Remis
arena-lost = Verl.
arena-points = Wert
arena-percent = {$percent} %
arena-score = {$name} holt {$score} ± {$margin} (zu 95 % sicher).
arena-score-alone = {$name} holt bisher {$score}.
arena-forfeited = Ohne regelgerechten Zug verlorene Partien: {$n}
arena-left-out = Ausgelassene Paare, weil ein Programm nicht zum Spielen kam: {$n}
arena-curve = Punkte über die Partien
help-does-arena = Vergleich starten oder anhalten

opponent-level-1 = Neuling
opponent-level-1-line = Hat gerade die Regeln gelernt.
opponent-level-2 = Anfänger
opponent-level-2-line = Sieht nur das Offensichtliche.
opponent-level-3 = Lehrling
opponent-level-3-line = Hat ab und zu einen Plan.
opponent-level-4 = Hobbyspieler
opponent-level-4-line = Spielt gut, übersieht aber versteckte Pläne.
opponent-level-5 = Vereinsspieler
opponent-level-5-line = Weiß, worauf es ankommt, und übersieht doch manches.
opponent-level-6 = Starker Spieler
opponent-level-6-line = Lässt selten einen Fehler ungestraft.
opponent-level-7 = Experte
opponent-level-7-line = Macht fast nie einen Fehler.
opponent-level-8 = Meister
opponent-level-8-line = Spielt, so gut dieses Programm kann.

# Was eine Stufe nicht sieht, je eine Sache; sie stehen zusammen hinter ihrem Namen.
opponent-trait-perfect = Spielt perfekt.
opponent-trait-full-strength = Hat keine blinden Flecken.
opponent-trait-reads-columns =
    { $n ->
        [one] Liest Zahlen binär, aber nur die letzte Stelle.
       *[other] Liest Zahlen binär, aber nur die letzten {$n} Stellen.
    }
opponent-trait-reads-nothing = Kennt die Gewinnstrategie nicht.
opponent-trait-sees-end =
    { $n ->
        [one] Spielt das Ende gut, sobald nur noch {$n} Schritt bleibt.
       *[other] Spielt das Ende gut, sobald nur noch {$n} Schritte bleiben.
    }
opponent-trait-overlooks = Übersieht den Gewinnzug in {$n} % der Fälle.
opponent-trait-loses-thread = Spielt {$n} % der Partie ohne Plan.
opponent-trait-overlooks-moves = Übersieht {$n} % aller Züge.
opponent-trait-random-share = {$n} % seiner Züge sind zufällig.
opponent-trait-looks-at-no-reply = Sieht nur den eigenen Zug, nicht deine Antwort.
opponent-trait-looks-ahead =
    { $n ->
        [one] Blickt {$n} Zug voraus.
       *[other] Blickt {$n} Züge voraus.
    }
opponent-trait-visits-at-most =
    { $n ->
        [one] Blickt weit voraus, prüft aber nur {$n} Stellung je Zug.
       *[other] Blickt weit voraus, prüft aber nur {$n} Stellungen je Zug.
    }

## Der Forschungsraum: welche Stellungen gut sind, Schritt für Schritt.

research-title = Forschung
research-back = Zurück
research-enter = Gewinnstellungen erforschen
research-turn = Zum Drehen ziehen oder Pfeiltasten; zum Zoomen Rad, + und –
research-game = Spiel
research-question = Frage
research-list = Gute Stellungen
research-list-empty = Noch keine.
research-pace = Tempo
research-pace-slow = Langsam
research-pace-normal = Normal
research-pace-fast = Schnell
research-pace-at-once = Sofort
research-run = Start
research-pause = Pause
research-again = Von vorn
research-step = Schritt
research-put-on-board = Aufs Brett
research-step-good =
    { $struck ->
        [one] {$tuple}: Von hier ist keine gute Stellung erreichbar, also ist sie gut. Sie streicht {$struck} weitere.
       *[other] {$tuple}: Von hier ist keine gute Stellung erreichbar, also ist sie gut. Sie streicht {$struck} weitere.
    }
research-step-struck = {$tuple}: Von hier ist {$by} erreichbar, und die ist gut. Also wird {$tuple} gestrichen.
research-count =
    { $good ->
        [one] {$good} gute Stellung; {$steps} von {$all} geprüft
       *[other] {$good} gute Stellungen; {$steps} von {$all} geprüft
    }
research-agrees = Die Regel sagt dasselbe: {$rule}.
research-differs = Die Regel sagt etwas anderes: {$rule}.
research-good = gut
research-struck = gestrichen
research-open = noch nicht geprüft
research-proof = Beweis
research-proof-squares = Gute Stellungen stimmen in jeder Binärziffer überein. Jede Ziffer halbiert die Gruppen auf der Diagonale: In 8 × 8 liegen 4 × 4, darin 2 × 2.
research-proof-tetrahedra = In jeder Binärspalte müssen sich die Einsen paaren. Von acht Möglichkeiten für eine Spalte passen vier, also enthält jedes Tetraeder vier von halber Größe.
research-proof-columns = In jeder Binärspalte müssen sich die Einsen paaren. Jeder Zug macht dann eine Spalte ungerade, und von dort lassen sich mit einem Zug immer wieder alle Spalten gerade machen.

## Wer auf Brettern welcher Größe gewinnt.

board-table-enter = Gelöste Bretter
board-table-title = Wer gewinnt auf welchem Brett
board-table-about = Bei bestem Spiel. Ob die längere Seite quer oder hochkant liegt, ist gleich; längere Reihen gewinnen auch. Von fivefold selbst gelöst.
board-table-first = Wer beginnt, gewinnt
board-table-second = Die andere Seite gewinnt
board-table-draw = Remis
board-table-open = Nicht gelöst
board-table-set-up = Dieses Brett aufstellen

## Boards of different games with the same heaps.

theorem-title = Ein Satz, drei Bretter
theorem-answers = Der Computer antwortet
theorem-shown-as = Die Haufen zeigen als
theorem-heaps = Haufen
theorem-random = Zufällig
theorem-play = Diesen Zug machen
theorem-other = In das nächste Brett verwandeln
theorem-stands = {$mover} am Zug, Nim-Summe {$sum}. {$winner} kann gewinnen.
theorem-over = Nichts ist übrig: {$winner} hat gewonnen.
theorem-move = Haufen {$heap} geht von {$before} auf {$after}.
theorem-point = Zeig auf einem Brett auf einen Zug, oder nimm die Pfeiltasten.
theorem-told = Kiesel, Abstände und Lücken sind dieselben Haufen. Ein Zug auf einem Brett ist derselbe auf allen, und derselbe Spieler gewinnt.
theorem-left-out = {$game} fehlt hier: Dort ist nur Platz für {$n} Haufen.
theorem-heap = Haufen {$heap}
theorem-made = {$name}: Haufen {$heap} von {$before} auf {$after}.

## Während einer Partie.

play-your-turn = Dein Zug
clock-left = Restzeit: {$time}
clock-tenths = {$seconds}
clock-periods = {$time} ×{$n}
play-turn = {$name} am Zug
play-to-move = Am Zug
play-you = Du
play-thinking = Denkt …
play-thinking-time = Denkt … {$seconds} s
play-press-again = Zum Spielen noch einmal drücken.
play-computer-begins = Computer beginnt
play-undo = Rückgängig
play-redo = Wiederholen
play-go-on = Fortsetzen
play-pause = Pause
play-other-opponent = Anderer Gegner
play-waiting = Wartet
play-resign = Aufgeben
play-resign-sure = Diese Partie aufgeben?
play-resign-not = Weiterspielen
play-new-game = Neue Partie
play-again = Noch einmal
play-setup = Einrichten
play-rules = Regeln
rules-picture = Bild {$n} von {$of}
rules-picture-before = Voriges Bild
rules-picture-after = Nächstes Bild
play-menu = Menü
play-more = Mehr
play-on-the-board = Auf dem Brett
play-hint = Hinweis
play-hint-what = Zug?
play-hint-why = Warum?
legal-switch = Mögliche Züge zeigen
threats-switch = Drohungen zeigen
hints-off = Hinweise sind in den Einstellungen ausgeschaltet.
play-save = Speichern
play-copy-id = ID kopieren
play-copy-link = Link kopieren

## Der Zug auf dem Brett: wie lange er dauerte, was sonst gespielt wurde und ein Kommentar dazu.

move-time = {$seconds} s
move-time-minutes = {$minutes} min {$seconds} s
move-start = Anfang
move-captured =
    { $cells ->
        [one] {$cells} Feld
       *[other] {$cells} Felder
    } in { $waves ->
        [one] {$waves} Welle
       *[other] {$waves} Wellen
    } erobert.
move-burst =
    { $waves ->
        [one] {$waves} Welle ausgelöst, nichts erobert.
       *[other] {$waves} Wellen ausgelöst, nichts erobert.
    }
move-variations = Varianten
move-others = Andere Züge:
move-promote = Zur Hauptvariante machen
move-delete = Ab diesem Zug löschen
comment = Kommentar
comment-of = Kommentar zu {$move}
comment-of-start = Kommentar zur Startstellung
comment-hint = Kommentar schreiben
comment-keys = Strg+Enter oder Esc speichert.
comment-save = Speichern
comment-cancel = Abbrechen
marking = Buchstaben und Zeichen
marking-done = Fertig
marking-hint = Ein Druck setzt das Zeichen, ein weiterer nimmt es weg. So lange wird kein Zug gespielt.
mark-letters = Buchstaben
mark-triangle = Dreieck
mark-circle = Kreis
mark-square = Quadrat
mark-cross = Kreuz
note-error-deleted = Dieser Zug wurde gelöscht.
note-error-too-long = Die Kommentare zu einer Partie dürfen zusammen {$most} Bytes belegen; mit diesem wären es {$bytes}.
note-error-illegal = Die Analyse einer Stellung muss mit einem Zug beginnen, der dort erlaubt ist.
note-error-too-many = Eine Partie behält die Analyse von höchstens {$most} Stellungen.
note-error-too-many-marks = Eine Partie behält höchstens {$most} Zeichen auf dem Brett.

## Die Leiste der Wiedergabe. Die Zahl sagt, wievielmal so schnell wie sonst.

replay-play = Abspielen
replay-to-start = Zum Anfang
replay-back = Ein Zug zurück
replay-forward = Ein Zug vor
replay-to-end = Zum Ende
replay-place = Züge
replay-speed = Wiedergabetempo
replay-factor = {$factor}×

## Eine Partie als Datei für andere.

export = Export
export-picture = Bild
export-picture-line = PNG dieser Stellung
export-gif = Animation
export-gif-line = GIF, ein Bild pro Zug
export-moving-gif = Flüssige Animation
export-moving-gif-line = Größeres GIF mit jeder Bewegung
export-pictures = Bilderserie
export-pictures-line = Ordner mit PNG-Dateien
export-pictures-zip-line = ZIP-Datei mit PNG-Bildern
export-record = Text
export-record-line = Lesbar, lässt sich wieder öffnen
export-sgf-line = Für andere Programme
export-psq-line = Für Gomocup-Verwalter
export-renlib-line = Der ganze Baum, für Renju-Spieler
export-pgn-line = Für Wettkämpfe von Programmen
export-playok-line = Wie PlayOK Partien exportiert
export-drawing = Bilder werden gezeichnet: {$path}
export-stop = Zeichnen beenden ({$drawn} von {$all})
export-done = Gespeichert: {$path}
export-refused = Die Partie ließ sich nicht exportieren: {$reason}
export-failed = Die Partie ließ sich nicht exportieren.
film-error-no-adapter = keine Grafikkarte gefunden, nicht einmal ein Software-Renderer
film-error-no-picture = die Grafikkarte hat nach {$frames} Bildern noch keines zurückgegeben
film-error-assets = die Dateien des Programms liegen nicht in {$folder}; setze {$variable} auf ihren Ordner
film-error-connection = was die Bilder zeichnet, lässt sich nicht laden; besteht eine Verbindung?
film-error-too-many = die Partie braucht mehr als {$most} Bilder; wähle einen Teil mit --from und --until, oder --frames moves
film-error-stopped = das Zeichnen wurde beendet

## Was der Computer weiß und wie eine Partie ausging.

verdict-switch = Anzeigen, wer gewinnt
columns-switch = Binärspalten zeigen
columns-even = In jeder Spalte paaren sich die Einsen: Wer am Zug ist, verliert gegen bestes Spiel.
columns-odd = In den markierten Spalten bleibt eine Eins übrig: Wer am Zug ist, gewinnt, wenn er alle paart.

## Die Analyse einer Partie.

analysis-start = Partie analysieren
analysis-caption = Analyse
analysis-progress = Analyse: {$done} von {$all}
analysis-stop = Stopp
analysis-go-on = Fortsetzen
analysis-deeper = Tiefer analysieren
analysis-show = Zeigen
analysis-back = Zurück zur Partie
analysis-better = Besser: {$line}
analysis-best = Jetzt am besten: {$line}
analysis-graph =
    { $n ->
        [one] Verlauf der Bewertung über {$n} Zug. Links und Rechts führen von Zug zu Zug.
       *[other] Verlauf der Bewertung über {$n} Züge. Links und Rechts führen von Zug zu Zug.
    }
analysis-move = {$mv}: {$judged}. {$worth}
analysis-move-unjudged = {$mv}. {$worth}
analysis-unknown = Noch ist nichts bekannt.
analysis-draw = Bewiesen: Remis.
analysis-wins = Bewiesen: {$name} gewinnt.
analysis-found = Gefunden, nicht bewiesen: {$name} gewinnt.
analysis-estimated = Schätzung: {$points}
analysis-only = der einzige gute Zug
analysis-best-move = der beste Zug
analysis-good = ein guter Zug
analysis-inaccuracy = ungenau
analysis-mistake = ein Fehler
analysis-blunder = ein Patzer

## Warum eine Partie verloren ging.

loss-why = Warum verloren?
loss-looking = Rückschau: {$done} von höchstens {$all} Stellungen
loss-move-proven = {$number}. {$made} Das hat verloren; das ist bewiesen. Besser: {$better}.
loss-move-estimated = {$number}. {$made} Das hat verloren; das ist eine Schätzung. Besser: {$better}.
loss-ended-it = Der Zug selbst beendete die Partie.
loss-start-proven = Die Partie war von Anfang an verloren, was auch immer du gespielt hättest; das ist bewiesen.
loss-bit-by-bit = Kein einzelner Zug hat die Partie verloren, soweit der Computer sieht.
loss-board-won = Auf dem Brett hast du auf Gewinn gestanden; das ist bewiesen.
loss-board-drawn = Auf dem Brett stand die Partie unentschieden; das ist bewiesen.
loss-board-estimated = Auf dem Brett war noch nichts verloren; die Schätzung für dich war {$points}.
loss-odd-column =
    Du hast Spalte {$column} der Binärtabelle ungerade gelassen: { $n ->
        [one] Dort steht {$n} Eins ohne Partner
       *[other] Dort stehen {$n} Einsen, die sich nicht paaren
    }.
loss-odd-columns = Du hast die Spalten {$columns} der Binärtabelle ungerade gelassen: In jeder bleibt eine Eins ohne Partner.
loss-try-again = Von hier neu versuchen

## Die besten Züge beim Studieren.

best-moves = Beste Züge
best-moves-looking = Beste Züge: Suche läuft…
best-moves-hide = Ausblenden
best-moves-few = Nur die besten
best-moves-all = Alle {$n} auf dem Brett
best-moves-draw = remis
best-moves-win = gewinnt
best-moves-loss = verliert
best-moves-found-win = wohl gewonnen
best-moves-found-loss = wohl verloren

## Wie eine Partie ausging.

result-you-win = Du gewinnst!
result-computer-wins = Der Computer gewinnt.
result-side-wins = {$name} gewinnt.
result-draw = Remis.
result-resigned = {$name} hat aufgegeben.
result-resigned-fault = {$name} hat aufgegeben: {$fault}.
result-out-of-time = {$name} hat die Zeit überschritten.
result-drawn-on-time = {$loser} hat die Zeit überschritten, aber {$name} konnte nicht mehr gewinnen.
result-declared = So steht es in der Aufzeichnung.
result-moves =
    { $n ->
        [one] Nach {$n} Zug.
       *[other] Nach {$n} Zügen.
    }

fault-not-set-up = dieses Programm steht nicht mehr in der Liste
fault-no-programs = hier lassen sich keine anderen Programme starten
fault-not-found = die Programmdatei wurde nicht gefunden
fault-not-allowed = das Programm darf nicht gestartet werden
fault-not-started = das Programm ließ sich nicht starten
fault-crashed = das Programm ist abgestürzt (Exit-Code {$code})
fault-killed = das Programm wurde von außen beendet
fault-closed = das Programm reagiert nicht mehr
fault-timed-out = das Programm hat {$seconds} s lang nicht geantwortet
fault-too-slow = das Programm hat für einen Zug {$ms} ms länger gebraucht, als es darf
fault-garbage = das Programm sagte „{$said}“, und das ist kein Zug
fault-illegal = das Programm spielte {$move}, was die Regeln nicht erlauben
fault-refused = das Programm spielt dieses Spiel nicht („{$said}“)

## Andere Programme als Gegner.

engine-add = Anderes Programm …
engine-add-line = Ein Gomoku-Programm auf diesem Computer
engine-title = Anderes Programm als Gegner
engine-help = Programme, die das Gomocup-Protokoll beherrschen, können Linien mit fünf in einer Reihe spielen.
engine-path = Programmdatei
engine-path-hint = zum Beispiel /home/ich/gomoku/pbrain-rapfi
engine-browse = Durchsuchen …
engine-name = Name
engine-name-hint = Der eigene Name des Programms
engine-time = Zeit pro Zug
engine-seconds = {$seconds} s
engine-check = Prüfen und hinzufügen
engine-checking = Programm wird gestartet …
engine-added = Hinzugefügt als {$name}. Es sagt: {$said}
engine-no-path = Wähle die Programmdatei.
engine-bad-name = Ein Name hat 1 bis 24 Zeichen: Buchstaben von A bis Z, Ziffern, „-“, „_“ und „.“.
engine-taken = Ein Programm namens {$name} gibt es schon.
engine-full =
    { $n ->
        [one] Es gibt schon {$n} Programm; entferne es zuerst.
       *[other] Es gibt schon {$n} Programme; entferne zuerst eines.
    }
engine-fault = Nicht hinzugefügt: {$fault}.
engine-own = Hinzugefügte Programme
engine-remove = {$name} entfernen
engine-damaged = Die Liste deiner Programme ist nicht lesbar: {$reason}. Sie wurde in {$path} umbenannt; nichts wurde gelöscht.
engine-unread = Die Liste deiner Programme lässt sich nicht lesen: {$reason}.
engine-refused = Die Liste deiner Programme lässt sich nicht speichern: {$reason}. Sie gilt, bis du fivefold schließt.

## Warum ein Zug abgelehnt wird.

illegal-game-over = Die Partie ist vorbei.
illegal-off-board = Das ist neben dem Brett.
illegal-occupied = Der Platz ist besetzt.
illegal-not-yours = Dieses Feld gehört der anderen Seite.
illegal-stands-still = Der Stein muss sich bewegen.
illegal-fixed-start = Dieses Spiel beginnt immer in derselben Stellung.
illegal-over-at-start = Die Partie wäre zu Ende, bevor sie beginnt.
illegal-choose-first = Wähle zuerst eine Seite.
illegal-not-a-move = Diesen Zug gibt es hier nicht.
illegal-record-full = Mehr Züge lassen sich nicht speichern. Beginne eine neue Partie.

## Warum etwas abgelehnt wird, das gerade nicht angeboten wird.

refused-computer-plays = der Computer spielt Seite {$side}; warte auf ihn oder übernimm seinen Platz
refused-person-plays = ein Mensch spielt Seite {$side}, also zieht kein Computer für ihn
refused-computer-waits = der Computer ist angehalten
refused-rated = das geht in einer Wertungspartie nicht
refused-nothing-to-undo = es gibt nichts zurückzunehmen
refused-nothing-to-redo = es gibt nichts zu wiederholen
refused-no-such-position = diese Stellung kommt in der Partie nicht vor
refused-no-finding = über diese Stellung ist noch nichts bekannt
refused-no-clock = es läuft keine Uhr
refused-not-the-beginning = nur der erste Zug einer Partie gegen den Computer kann ihm überlassen werden
refused-same-seat = Seite {$side} hat diesen Spieler schon
refused-main-line = das ist schon die Hauptvariante
refused-start = der Anfang einer Partie lässt sich nicht löschen
no-move-game-over = die Partie ist vorbei, es gibt keinen Zug zu wählen
no-move-stopped = der Spieler wurde angehalten, bevor er einen Zug fand
no-move-other-game = dieser Spieler spielt dieses Spiel nicht

## Warum der Computer diesen Zug gewählt hat.

why-nimber-to-zero = Bringt die Nim-Summe auf 0.
why-lost-random = Steht auf Verlust, darum ein zufälliger Zug.
why-random = Zufälliger Zug.
why-opening = Sein üblicher erster Zug.
why-forced-win = Gewinnt bei jeder Antwort.
why-holds-out = Steht auf Verlust und hält sich so lange wie möglich.
why-best-score = Der Zug mit der besten Bewertung.
why-external = Von einem anderen Programm gewählt.
why-script = Von seinem Skript gewählt.
why-forfeited = Der eigene Zug war ungültig, darum dieser zufällige.

## Hinweise in drei Schritten: wohin schauen, was dort tun, warum.

hint-where-row = Schau auf Reihe {$row}.
hint-where-upper-left-part = Schau nach oben links.
hint-where-upper-part = Schau in den oberen Teil.
hint-where-upper-right-part = Schau nach oben rechts.
hint-where-left-part = Schau auf die linke Seite.
hint-where-middle-part = Schau in die Mitte.
hint-where-right-part = Schau auf die rechte Seite.
hint-where-lower-left-part = Schau nach unten links.
hint-where-lower-part = Schau in den unteren Teil.
hint-where-lower-right-part = Schau nach unten rechts.

hint-what-move = Spiel {$move}.

hint-why-wins-at-once = Das gewinnt sofort.
hint-why-forced-win-in =
    { $n ->
        [one] Hier beginnt ein Gewinn in {$n} Zug, den nichts aufhält.
       *[other] Hier beginnt ein Gewinn in {$n} Zügen, den nichts aufhält.
    }
hint-why-forced-win = Hier beginnt ein Gewinn, den nichts aufhält.
hint-why-found-win =
    { $n ->
        [one] Die Suche fand hier einen Gewinn in {$n} Zug; bewiesen ist er nicht.
       *[other] Die Suche fand hier einen Gewinn in {$n} Zügen; bewiesen ist er nicht.
    }
hint-why-found-loss =
    { $n ->
        [one] Die Suche fand einen Gewinn für den Gegner in {$n} Zug; bewiesen ist er nicht.
       *[other] Die Suche fand einen Gewinn für den Gegner in {$n} Zügen; bewiesen ist er nicht.
    }
hint-why-keeps-draw = Bei bestem Spiel ist die Partie remis, und dieser Zug hält das Remis.
hint-why-holds-out-for =
    { $n ->
        [one] Der Gegner kann in {$n} Zug gewinnen, was immer du tust.
       *[other] Der Gegner kann in {$n} Zügen den Gewinn erzwingen; dieser Zug macht es ihm nicht leichter.
    }
hint-why-holds-out = Der Gegner kann den Gewinn erzwingen; dieser Zug macht es ihm nicht leichter.
hint-why-estimate = Nichts Entscheidendes gefunden; der Computer bewertet diesen Zug am höchsten.

# Die Züge eines erzwungenen Gewinns, jeder hinter seiner Nummer und seinem Feld.
hint-step-wins = gewinnt
hint-step-defends = versucht, es aufzuhalten
hint-step-quiet = setzt den Angriff fort

## Die Bewertung: wer gewinnt und wie viele Züge das halten.

standing-won = {$name} gewinnt
standing-won-in =
    { $n ->
        [one] {$name} gewinnt in {$n} Zug
       *[other] {$name} gewinnt in {$n} Zügen
    }
standing-drawn = Remis bei bestem Spiel
standing-found =
    { $n ->
        [one] Gewinn für {$name} in {$n} Zug gefunden
       *[other] Gewinn für {$name} in {$n} Zügen gefunden
    }
standing-estimated = {$name} liegt wohl vorn
standing-even = Etwa gleich
standing-unknown = Noch ist nichts bekannt
standing-you-lose = Du verlierst: Der Computer fand einen Gewinn.
standing-you-lose-in =
    { $n ->
        [one] Du verlierst: Der Computer gewinnt in {$n} Zug.
       *[other] Du verlierst: Der Computer gewinnt in {$n} Zügen.
    }
standing-keeps-win =
    { $n ->
        [one] nur {$n} von {$of} Zügen hält den Gewinn
       *[other] {$n} von {$of} Zügen halten den Gewinn
    }
standing-keeps-win-at-least =
    { $n ->
        [one] mindestens {$n} von {$of} Zügen hält den Gewinn
       *[other] mindestens {$n} von {$of} Zügen halten den Gewinn
    }
standing-keeps-draw =
    { $n ->
        [one] nur {$n} von {$of} Zügen hält das Remis
       *[other] {$n} von {$of} Zügen halten das Remis
    }
standing-keeps-draw-at-least =
    { $n ->
        [one] mindestens {$n} von {$of} Zügen hält das Remis
       *[other] mindestens {$n} von {$of} Zügen halten das Remis
    }
standing-safe =
    { $n ->
        [one] nur {$n} von {$of} Zügen verliert nicht sofort
       *[other] {$n} von {$of} Zügen verlieren nicht sofort
    }

## Was ein Zug auslösen würde.

preview-wins = Gewinnt die Partie.
preview-loses = Verliert die Partie.
preview-draws = Endet remis.
preview-turns =
    Erobert { $cells ->
        [one] {$cells} Feld
       *[other] {$cells} Felder
    } in { $waves ->
        [one] {$waves} Welle
       *[other] {$waves} Wellen
    }.
preview-waves =
    { $waves ->
        [one] {$waves} Welle, erobert nichts.
       *[other] {$waves} Wellen, erobern nichts.
    }
preview-quiet = Sonst passiert nichts.
preview-wave = Welle {$n}

## Fehler von Gegnern, die als Skript geschrieben sind. Davor stehen Datei, Zeile und Spalte (config-broken).

script-missing = Diese Datei gibt es nicht, darum sind die Züge zufällig.
script-not-built-in = Dieses Programm wurde ohne Skripte gebaut, darum sind die Züge zufällig.
script-too-long = Das Skript ist zu lang: {$bytes} Bytes; erlaubt sind höchstens {$most}.
script-unknown-game = Das Spiel „{$found}“ gibt es nicht; es gibt {$known}.
script-failed = {$reason}
script-no-choose = Die Funktion „choose“ fehlt; ein Skript braucht „fn choose(board)“.
script-too-many-steps = Nach allen erlaubten Schritten ({$most}) noch kein Zug. Gibt es eine Endlosschleife? Braucht das Skript nur mehr Schritte, erhöhe `script_limits` in opponents.ron.
script-out-of-time = Die Zeit war um, bevor es einen Zug gab.
script-too-deep = Funktionen rufen einander zu tief auf (höchstens {$most}). Ruft eine sich endlos selbst auf?
script-too-large = {$what} (höchstens {$most}).
script-no-move = „choose“ lieferte {$found} statt eines Zuges.
script-unreadable = „choose“ lieferte „{$text}“, und das ist hier kein Zug: Zeichen {$at} ist falsch.
script-illegal = Das Skript spielt {$text}, was nicht erlaubt ist: {$reason}

## Ärger mit einer Datei des Programms.

config-broken = {$file}, Zeile {$line}, Spalte {$column}: {$reason}
config-unknown-near = das Feld „{$found}“ gibt es nicht; war „{$nearest}“ gemeint?
config-unknown = das Feld „{$found}“ gibt es nicht; hier gibt es {$known}
config-twice = das Feld „{$field}“ steht hier ein zweites Mal
config-missing = das Feld „{$field}“ fehlt
config-no-choice-near = „{$found}“ steht nicht zur Wahl; war „{$nearest}“ gemeint?
config-no-choice = „{$found}“ steht nicht zur Wahl; es gibt {$known}
config-other-kind = erwartet wird {$expected}; hier steht „{$found}“
config-ends-early = die Datei endet zu früh
config-comma = hier wird ein Komma oder das Ende der Liste erwartet
config-colon = hier wird ein Doppelpunkt erwartet
config-text = hier wird ein Text in Anführungszeichen erwartet
config-brackets = hier wird eine Liste von Feldern in Klammern erwartet, `(`
config-trailing = die Datei muss nach ihrer schließenden `)` enden
config-not-utf8 = der Text ist nicht UTF-8
config-out-of-range = {$value} liegt außerhalb des Bereichs, erlaubt ist {$min} bis {$max}
config-whole-number = eine ganze Zahl von {$min} bis {$max}
config-number = eine Zahl von {$min} bis {$max}
config-list-length = die Liste hat {$have} Einträge, erlaubt sind {$least} bis {$most}
config-levels = ein Spiel hat genau {$levels} Stufen, hier stehen aber {$have}
config-many-presets = das sind zu viele fertige Bretter, erlaubt sind 1 bis {$most}
config-no-preset = mindestens ein fertiges Brett ist nötig
config-no-board = „{$found}“ ist kein Brett von {$game}
config-no-board-because = „{$found}“ ist kein Brett von {$game}: {$reason}
config-ratings = es gibt {$levels} Stufen, also sind {$levels} Wertungen nötig, nicht {$have}
config-ratings-fall = {$later} nach {$earlier}: keine Stufe darf niedriger gewertet sein als die vorige
config-colour = „{$found}“ ist keine Farbe; schreibe "#RRGGBB" mit hexadezimalen Ziffern
config-script-name = „{$found}“ ist kein Name eines Skripts: 1 bis {$most} Buchstaben, Ziffern, - und _
config-engine-name = ein Name hat 1 bis {$most} Buchstaben, Ziffern oder die Zeichen - _ . (ohne Akzente und Umlaute)
config-many-programs = {$have} Programme sind zu viele, höchstens {$most} sind erlaubt
config-same-program = zwei Programme heißen {$name}; gib einem davon einen anderen Namen
config-as-said = Meldung beim Lesen der Datei (englisch): „{$said}“
config-kept = Die letzten gültigen Werte bleiben in Kraft.
banner-close = Schließen

## Die Liste der Tasten: Überschriften, und was die Befehle tun, für die es keinen Knopf gibt.

help-title = Tasten
help-close = Schließen
help-board = Brett
help-game = Partie
help-some-games = Einige Spiele
help-menu = Menü und Einrichtung
help-research = Forschung
help-files = Dateien, Zwischenablage
help-window = Fenster
help-gamepad = Gamepad
help-does-previous-variation = Vorige Alternative zum letzten Zug
help-does-next-variation = Nächste Alternative zum letzten Zug
help-does-comment = Zug kommentieren
help-does-arrows = Auf dem Brett oder in der Auswahl bewegen
help-does-act = Hier ziehen, markieren oder setzen
help-does-letters = Zur Spalte oder Reihe mit diesem Buchstaben oder dieser Zahl
help-does-tab = Zum nächsten Element
help-does-pad-controls = Zum vorigen oder nächsten Element
help-does-replay = Wiedergabe oder zwei Computer starten oder anhalten
help-does-cards = Spiel wählen
help-does-run = Starten oder anhalten
help-does-zoom-in = Größer
help-does-zoom-out = Kleiner
help-does-save-as = Als andere Datei speichern
help-does-copy-game = Ganze Partie kopieren
help-does-paste = Partie einfügen
help-does-larger = Text und Bedienelemente größer
help-does-smaller = Text und Bedienelemente kleiner
help-does-usual-size = Text und Bedienelemente in Standardgröße
help-does-mute = Ton an oder aus
help-does-quit = Beenden

## Was auf den Tasten steht.

key-ctrl = Strg
key-shift = Umschalt
key-enter = Enter
key-space = Leertaste
key-escape = Esc
key-tab = Tab
key-backspace = Rücktaste
key-insert = Einfg
key-delete = Entf
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-left = Links
key-right = Rechts
key-up = Oben
key-down = Unten
key-arrows = Pfeile
key-letters = Buchstaben
key-digits = Ziffern

## Gamepads. Ihre Tasten heißen nach ihrem Platz: Jeder Hersteller bedruckt sie anders.

pad-south = Untere Taste
pad-east = Rechte Taste
pad-west = Linke Taste
pad-north = Obere Taste
pad-directions = Steuerkreuz
pad-left-stick = Linker Stick
pad-right-stick = Rechter Stick
gamepad-connected = Ein Gamepad ist angeschlossen. {$button} zeigt, was seine Tasten tun.
gamepad-disconnected = Das Gamepad ist nicht mehr angeschlossen.

## Tasten in den Einstellungen, die nicht gelten können.

keys-unknown-command = settings.ron, {$list}: Den Befehl „{$found}“ gibt es nicht. Es gibt {$known}.
keys-unknown-command-near = settings.ron, {$list}: Den Befehl „{$found}“ gibt es nicht. War „{$nearest}“ gemeint?
keys-unknown-key = settings.ron, keys, {$command}: Keine Taste heißt „{$found}“. Schreib sie wie Ctrl+U, Shift+F3 oder PgUp. Es gelten weiter die Standardtasten.
keys-fixed = settings.ron, keys, {$command}: Diese Tasten lassen sich nicht ändern. Entferne den Eintrag.
keys-taken = settings.ron, keys, {$command}: {$key} gehört zu {$other} ({$does}). Wähle eine andere Taste oder gib {$other} eine andere. Es gelten weiter die Standardtasten.
buttons-unknown-button = settings.ron, buttons, {$command}: Keine Gamepad-Taste heißt „{$found}“. Schreib sie wie West, LeftShoulder oder Start. Es gelten weiter die Standardtasten.
buttons-fixed = settings.ron, buttons, {$command}: Diese Gamepad-Tasten lassen sich nicht ändern. Entferne den Eintrag.
buttons-taken = settings.ron, buttons, {$command}: „{$key}“ gehört zu {$other} ({$does}). Wähle eine andere Gamepad-Taste oder gib {$other} eine andere. Es gelten weiter die Standardtasten.

## Für Screenreader: was auf einem Feld liegt, was zuletzt geschah.

reading-board = Brett
reading-empty = leer
reading-tile = Plättchen
reading-marked = Zeichen: {$mark}
reading-legal = möglicher Zug
reading-offered = angeboten
reading-last = {$name} spielte {$move}.

## Im Browser.

page-other-tab = fivefold ist auch in einem anderen Tab offen. Beide teilen die Einstellungen; eine Partie, die in beiden weitergeht, wird zu zwei Partien.
page-broken-id = Die Adresse verlangt „{$id}“, und das ist keine Partie: {$reason}
page-broken-day = Die Adresse verlangt den Tag „{$day}“, und das ist kein Datum wie 2026-11-25. Hier ist die Stellung von heute.
page-day-to-come = Die Stellung vom {$day} kommt erst noch. Hier ist die von heute.
page-file-broken = Die Datei „{$file}“ ist keine gespeicherte Partie: {$reason}
page-file-unreadable = der Browser konnte sie nicht lesen
page-file-refused = Der Browser erlaubt das nicht.
page-readers-missing = Was andere Formate liest, konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
page-reason-full = der Browser hat für diese Seite keinen Platz mehr
page-reason-refused = der Browser verweigert es

## Was der Computer von einem Start zum nächsten behält.

keep-refused = Das lässt sich nicht speichern: {$reason}. Du kannst weiterspielen; „Speichern“ bewahrt die Partie.
settings-refused = Deine Einstellungen lassen sich nicht speichern: {$reason}. Sie gelten, bis du fivefold schließt.
settings-damaged = Deine Einstellungen sind nicht lesbar ({$reason}), darum gelten die Standardwerte. Die Datei wurde in {$path} umbenannt; nichts wurde gelöscht.
settings-unknown = Eine Einstellung in deiner Datei ist nicht verständlich ({$reason}): Es gilt der Standardwert, und sie bleibt in der Datei, wie sie ist.
keep-damaged = Deine letzte Partie ließ sich nicht öffnen: {$reason}. Ihre Datei wurde in {$path} umbenannt; nichts wurde gelöscht.

## Meine Partien: alle, die begonnen wurden.

my-games-title = Meine Partien
my-games-search = Suchen
my-games-search-hint = Spiel, Gegner, Name oder Datum
my-games-reading = Liest …
my-games-empty = Noch nichts hier
my-games-empty-line = Jede Partie wird hier vom ersten Zug an aufbewahrt.
my-games-none-found = Keine Partie passt.
my-games-number = Partie {$n}
my-games-players = {$first} – {$second}
my-games-won = Gewonnen
my-games-lost = Verloren
my-games-won-by = {$name} gewann
my-games-drawn = Remis
my-games-elsewhere = In anderem Fenster offen
my-games-today = heute
my-games-yesterday = gestern
my-games-look = Ansehen
my-games-analyse = Analysieren
my-games-export = Export
my-games-rename = Umbenennen
my-games-name = Name
my-games-name-hint = ohne Namen
my-games-delete = Löschen
my-games-deleted = Partie gelöscht.
my-games-restore = Rückgängig
my-games-error-elsewhere = Diese Partie ist in einem anderen Fenster von fivefold offen; schließe sie zuerst dort.
my-games-error-absent = Diese Partie ist weg: Ein anderes Fenster von fivefold hat sie gelöscht.
my-games-error-broken = Diese Partie ist nicht lesbar: {$reason}
my-games-error-later = Eine neuere Version von fivefold hat diese Partie gespeichert, im Format {$format}. Öffne sie mit jener Version.
my-games-error-foreign = Dieses Spiel gehört zu {$game}, das dieses Programm nicht kennt. Es bleibt, wie es ist; das Programm, das es gespeichert hat, kann es öffnen.
my-games-limit = Wie viele Partien aufbewahrt werden. Darüber hinaus werden die ältesten beendeten ohne Namen gelöscht.
find-position-title = Eine Stellung in diesen Partien
find-position-line = Gesucht wird die Stellung der Partie auf dem Tisch, auch gedreht und gespiegelt.
find-position = Diese Stellung suchen
find-position-back = Einen Zug zurück
find-position-all = Alle Partien
find-position-no-moves = Keine Partie geht von hier aus weiter.
find-position-others = Andere Züge: {$moves}, Partien: {$games}
find-position-move = {$move}; Partien: {$games}
play-list = Liste
collection-leave = Zurück
collection-search-hint = Nach Name, Turnier oder Datum suchen
collection-reading = Die Partien werden gelesen …
collection-read = Bisher gelesene Partien: {$n}
collection-stop = Nicht weiterlesen
collection-searching = Suche …
collection-count = Partien: {$shown} von {$all}
collection-order = Reihenfolge
collection-order-file = Wie in der Datei
collection-order-players = Nach Spielern
collection-order-result = Nach Ergebnis
collection-order-date = Nach Datum
collection-order-event = Nach Turnier
collection-order-moves = Nach Zahl der Züge
collection-order-backwards = Reihenfolge umkehren
collection-order-forwards = Übliche Reihenfolge
collection-none = In {$name} wurde keine Partie gefunden.
collection-none-because = In {$name} wurde keine Partie gefunden: {$reason}
collection-refused = Partien und Dateien, die sich nicht öffnen ließen: {$n}. Die erste: {$reason}
collection-cut = Es sind mehr Partien, als Platz haben; die ersten {$n} stehen in der Liste.

## Die Einstellungen.

settings-title = Einstellungen
settings-look = Aussehen
settings-theme = Farben
settings-theme-line = Die Steine unterscheiden sich immer auch in Form und Helligkeit.
follow-system = Wie System
theme-dark = Dunkel
theme-light = Hell
theme-high-contrast = Kontrastreich
settings-motion = Bewegung
settings-animation = Animation
settings-motion-reduced = Das System wünscht weniger Bewegung. Nichts bewegt sich, bis eine Geschwindigkeit gewählt wird.
settings-language = Sprache
settings-language-of-words = Sprache aller Texte
settings-language-not-loaded = {$language} lässt sich nicht laden. Besteht eine Verbindung?
settings-play = Spiel
settings-computer = Computer
settings-data = Daten

confirm-moves = Züge bestätigen
confirm-moves-line = Das erste Drücken zeigt den Zug, das zweite führt ihn aus. Kleine Felder fragen nur bei Berührung nach.
confirm-never = Nie
confirm-small-fields = Auf kleinen Feldern
confirm-always = Immer
coordinates-switch = Koordinaten zeigen
stone-numbers = Zahlen auf den Steinen
numbers-none = Keine
numbers-last = Letzte fünf
numbers-all = Alle
numbers-from-here = Ab hier
turn-to-mover-switch = Das Brett zu dem drehen, der zieht, wenn zwei Personen spielen
board-turn = Brett drehen
board-mirror = Brett spiegeln
board-numbers = Zahlen auf den Steinen
threats-switch-line = Markiert, was der Gegner als Nächstes täte.
hints-switch = Hinweise anbieten
hints-switch-line = Der Knopf für Hinweise in der Partie und seine Taste.
teaching-switch-line = Gegen den Computer kannst du einen Zug zurücknehmen, der den Gewinn verschenkt.

settings-reply = Pause vor dem Zug des Computers
settings-reply-line = Der Zug erscheint nicht früher, auch wenn er schneller gefunden wurde. Die Pause ändert nichts an der Spielstärke.
pause-none = Keine
pause-short = Kurz
pause-normal = Normal
pause-long = Lang
settings-thinking = Bedenkzeit
thinking-short = Kurz
thinking-standard = Standard
thinking-long = Lang
settings-thinking-line = Wie viel eine Stufe sucht und damit auch, wie stark sie ist. Partien mit Kurz oder Lang zählen in deiner Bilanz, aber nicht für die Stufe. In Wertungspartien gilt immer Standard.
ponder-switch = Computer denkt in deiner Zeit weiter
ponder-switch-line = Während du überlegst, sucht die stärkste Stufe nach dem Zug weiter, den sie von dir erwartet. Hat sie richtig geraten, spielt sie besser. Nie in Wertungspartien.

settings-folder = Ordner für Partien, Bilanz und Einstellungen
settings-folder-copy = Kopieren
settings-in-browser = Dieser Browser bewahrt Partien, Bilanz und Einstellungen auf.
settings-nowhere = Auf diesem Computer lässt sich nichts speichern.
settings-records = Bilanz als Datei
settings-no-records = Noch keine Partie gegen den Computer beendet.

settings-keys-line = Drücke einen Stift, dann die neue Taste. Sie ersetzt die Tasten dieser Zeile.
settings-keys-line-pad = Drücke einen Stift, dann die neue Taste auf Tastatur oder Gamepad. Sie ersetzt die dieser Zeile.
settings-keys-list = Alle Tasten
settings-keys-reset-all = Alle zurücksetzen
settings-keys-change = Taste für „{$does}“ ändern ({$keys})
settings-keys-reset = „{$does}“ zurücksetzen
settings-keys-awaited = Drücke die neue Taste. Esc bricht ab.
settings-keys-awaited-pad = Drücke die neue Taste auf Tastatur oder Gamepad. Esc bricht ab.
settings-keys-taken = {$key} gehört schon zu „{$does}“.
settings-keys-kept = Der Browser behält {$key} für sich.
settings-keys-off = Tasten mit einem Zeichen sind aus; {$key} täte nichts.
character-keys-switch = Tasten mit einem Zeichen
character-keys-switch-line = Schalte sie aus, wenn Spracheingabe oder ein Versehen Buchstaben, Ziffern oder Zeichen auslöst.
settings-accessibility = Bedienungshilfen
interface-size = Größe von Text und Bedienelementen
interface-size-percent = {$percent} %
interface-size-line = Das Brett nimmt den Platz ein, der bleibt.
interface-size-most = In diesem Fenster ist Platz für {$percent} %.
interface-size-now = Text und Bedienelemente: {$percent} %
large-controls-switch = Größere Bedienelemente
large-controls-switch-line = Schaltflächen und Felder sind leichter zu treffen.
scan-title = Scannen
scan-off = Aus
scan-one-switch = Ein Schalter
scan-two-switches = Zwei Schalter
scan-one-switch-line = Ein Rahmen geht von Zug zu Zug und von Schaltfläche zu Schaltfläche. Leertaste, Enter, Tippen oder ein Klick ohne Zeigerbewegung wählt, was im Rahmen steht.
scan-two-switches-line = Leertaste, Tippen oder ein Klick ohne Zeigerbewegung führt den Rahmen weiter; Enter wählt, was im Rahmen steht.
scan-time = Zeit für jeden Schritt
scan-seconds = {$seconds} s
scan-row = Reihe {$row}
scan-letters = abcdefghijklmnopqrstuvwxyzäöüß
scan-delete = Löschen
scan-done = Fertig

## Beendete Partien: die Bilanz.

menu-records = Bilanz
scores-title = Bilanz
scores-empty = Noch nichts hier
scores-empty-line = Beende eine Partie gegen den Computer, dann erscheint ihr Ergebnis hier.
scores-empty-play = Spiel wählen
scores-not-played = Noch nicht gespielt
scores-none-of = {$game}: noch keine Partie beendet.
scores-played =
    { $n ->
        [one] {$n} Partie
       *[other] {$n} Partien
    }
scores-in-a-row =
    { $n ->
        [one] {$n} Sieg in Folge
       *[other] {$n} Siege in Folge
    }
scores-rating-title = Wertung
scores-rating = {$rating} ± {$deviation}
scores-no-rating = noch ohne Wertung
scores-about = etwa {$rating} ± {$deviation}
scores-deviation = Eine Schätzung aus Wertungspartien: In zwei von drei Fällen liegt der wahre Wert innerhalb von ±.
scores-unknown = Noch unbekannt: {$n} von {$needed} Wertungspartien.
scores-games-title = Alle Partien
scores-won = {$n} gewonnen
scores-drawn = {$n} remis
scores-lost = {$n} verloren
scores-feat-played = gespielt
scores-feat-streak = Siege in Folge ohne Hilfe
scores-feat-best = beste Serie ohne Hilfe
scores-feat-shortest = Züge im kürzesten Sieg ohne Hilfe
scores-lasted = {$board}: {$n} von höchstens {$most} Zügen gegen Perfekt
scores-opponents-title = Gegner: Siege – Remis – Niederlagen
scores-adjusted = Andere Bedenkzeit
scores-against = {$won} – {$drawn} – {$lost}
scores-export-csv = Als Tabelle
scores-export-json = Als JSON
scores-forget = Bilanz löschen
scores-exported = Alle beendeten Partien wurden in {$path} gespeichert.
scores-not-exported = Die Datei wurde nicht gespeichert: {$reason}
scores-refused = Beendete Partien lassen sich nicht speichern: {$reason}. Du kannst weiterspielen.
scores-damaged = Einige beendete Partien sind nicht lesbar: {$reason}. Alle liegen in {$path}; nichts wurde gelöscht.

ask-forget = Ganze Bilanz löschen?
ask-forget-line = Alle beendeten Partien, Serien und Wertungen werden endgültig gelöscht.
ask-forget-no = Behalten
ask-forget-yes = Alles löschen
ask-delete = Diesen Zug löschen?
ask-delete-line = Alles, was danach gespielt wurde, wird samt Kommentaren und Zeichen gelöscht. Das lässt sich nicht rückgängig machen.
ask-delete-no = Behalten
ask-delete-yes = Löschen
ask-delete-script = Das Skript {$name} löschen?
ask-delete-script-line = Das lässt sich nicht rückgängig machen.
ask-delete-script-no = { ask-delete-no }
ask-delete-script-yes = { ask-delete-yes }
ask-leave = Wertungspartie verlassen?
ask-leave-line = Eine verlassene Wertungspartie zählt als verloren.
ask-leave-no = Weiterspielen
ask-leave-yes = Trotzdem verlassen

## Wertungspartien.

rated-switch = Wertungspartie
rated-rules-title = So geht es
rated-rule-level = Deine Wertung bestimmt die Stufe, gegen die du spielst, sodass die Chancen etwa gleich sind.
rated-rule-thinking = Die Bedenkzeit ist immer Standard.
rated-rule-board = Gespielt wird auf dem Brett, auf dem die Stufen gemessen wurden. Die Startstellung, wo sie wechseln kann, und wer beginnt, sind zufällig.
rated-rule-help = Züge lassen sich nicht zurücknehmen, es gibt keine Hilfe, und Verlassen zählt als Niederlage.
rated-running = Wertungspartie: kein Zurücknehmen.
rated-stays = Eine Wertungspartie läuft. Beende oder verlasse sie, bevor du eine andere öffnest.

latest-first-rating = Deine Wertung steht jetzt fest: etwa {$rating} ± {$deviation}.
latest-rating = Deine Wertung: etwa {$rating} ± {$deviation} ({$change}).
latest-not-known = Wertungspartie {$n} von {$needed}, die für eine Wertung nötig sind.
latest-streak =
    { $n ->
        [one] {$n} Sieg in Folge.
       *[other] {$n} Siege in Folge.
    }
latest-best-streak =
    { $n ->
        [one] {$n} Sieg in Folge, deine beste Serie.
       *[other] {$n} Siege in Folge, deine beste Serie.
    }
latest-against = Gegen {$name}: {$won} gewonnen, {$drawn} remis, {$lost} verloren.
latest-lasted = Du hast {$n} von höchstens {$most} Zügen durchgehalten. Dein Bestes auf diesem Brett: {$best}.
latest-lasted-best = Du hast {$n} von höchstens {$most} Zügen durchgehalten: dein Bestes auf diesem Brett.
latest-adjusted = Mit anderer Bedenkzeit: {$won} gewonnen, {$drawn} remis, {$lost} verloren.

## Partien in Dateien.

title-game = {$game} – {$name} – fivefold
title-setup = {$game} – fivefold
file-open-title = Partie öffnen
file-save-title = Partie speichern
file-open = Öffnen
file-save = Speichern
file-replace = Ersetzen
file-cancel = Abbrechen
file-name-open = Datei
file-name-save = Name
file-hint-open = Unten wählen oder Namen eingeben
file-hint-save = Dateiname
file-no-name = Gib der Datei einen Namen.
file-exists = „{$file}“ gibt es schon. Drücke „Ersetzen“, um die Datei zu überschreiben, oder wähle einen anderen Namen.
file-changed = „{$file}“ wurde inzwischen von jemand anderem geändert. Drücke „Ersetzen“, um die Datei zu überschreiben, oder wähle einen anderen Namen.
file-format = Format
file-format-record = fivefold
file-format-sgf = SGF
file-format-psq = Piskvork
file-format-renlib = RenLib
file-format-pgn = PGN
file-format-playok = PlayOK
file-keeps-record = Bewahrt alles: Spieler, Varianten, Zeiten, Kommentare.
file-keeps-sgf = Für andere Programme. Bewahrt Varianten, Kommentare, Zeichen und Namen.
file-keeps-psq = Für Gomocup-Manager. Bewahrt nur die Hauptvariante und ihre Zeiten.
file-keeps-renlib = Für RenLib. Bewahrt den Baum mit Kommentaren und Zeichen, auf 15 × 15.
file-keeps-pgn = Für Wettkämpfe von Programmen. Bewahrt Namen und Hauptvariante.
file-keeps-playok = Wie PlayOK Partien exportiert. Bewahrt Namen und Hauptvariante.
file-choose = Wählen
file-hint-program = Wähle unten ein Programm oder gib hier seinen Pfad ein
file-no-programs = Hier gibt es keine Programme.
file-recent = Letzte Partien
file-folder = In {$folder}
file-up = Nach {$folder}
file-folder-list = Alle Partien hier als Liste
file-no-games = Noch keine gespeicherten Partien hier.
file-missing = Nicht mehr da
file-long = Lange Partie
file-forget = Aus der Liste entfernen
file-plies =
    { $n ->
        [one] {$n} Zug
       *[other] {$n} Züge
    }
file-won = {$name} gewann
file-drawn = remis
file-age-now = gerade eben
file-age-minutes =
    { $n ->
        [one] vor {$n} Minute
       *[other] vor {$n} Minuten
    }
file-age-hours =
    { $n ->
        [one] vor {$n} Stunde
       *[other] vor {$n} Stunden
    }
file-age-days =
    { $n ->
        [one] gestern
       *[other] vor {$n} Tagen
    }
file-saved = Gespeichert: {$file}
file-saved-main-line = Gespeichert: {$file} (nur die Hauptvariante)
file-refused = {$reason}. Die laufende Partie bleibt unverändert.

## Warum sich Dateien und Partien nicht lesen oder schreiben lassen. Nach dem Doppelpunkt spricht das System selbst.

file-error-no-home = Es gibt kein Home-Verzeichnis, darum lässt sich nichts speichern; setze die Variable HOME (oder XDG_STATE_HOME).
file-error-opened = {$path} lässt sich nicht öffnen: {$reason}
file-error-read = {$path} lässt sich nicht lesen: {$reason}
file-error-written = {$path} lässt sich nicht schreiben: {$reason}
file-error-made = {$path} lässt sich nicht anlegen: {$reason}
file-error-locked = {$path} lässt sich nicht sperren: {$reason}
file-error-put-aside = {$path} lässt sich nicht umbenennen: {$reason}
file-error-deleted = {$path} lässt sich nicht löschen: {$reason}
file-error-with-remedy = {$error}. {$remedy}
file-remedy-space = Schaffe Platz.
file-remedy-rights = Wähle einen anderen Ordner oder ändere die Rechte dieses Ordners.
file-remedy-own-rights = Ändere die Rechte des Ordners.
file-remedy-in-the-way = Etwas anderes hat diesen Namen; benenne es um oder verschiebe es.
file-remedy-name = Prüfe den Namen.
file-error-too-long = {$path} ist zu lang für eine Partie: mehr als {$most} Bytes.
file-error-no-text = {$path} ist kein Text in UTF-8, also keine gespeicherte Partie; wähle eine andere Datei.
file-error-rewritten = {$path} wurde geschrieben, seit ihre Partien aufgelistet wurden; öffne sie noch einmal.
file-error-broken = {$path}: {$reason}
file-error-unfit = {$path} wurde nicht geschrieben: {$reason}
reason-as-said = {$reason}

## Warum ein Text nicht als Stellung oder Zug lesbar ist und was darin erwartet wird.

text-error = Zeichen {$at}: {$reason}
text-error-found = erwartet wird {$expected}, nicht „{$found}“
text-error-end = der Text endet, aber erwartet wird {$expected}
text-error-near = {$error} (war {$nearest} gemeint?)
expected-game-word = eines von {$known}
expected-number = eine ganze Zahl von {$min} bis {$max}
expected-times = x zwischen den Zahlen
expected-row-end = „/“ am Ende der Reihe
expected-end = das Ende des Textes
expected-end-after = das Ende des Textes (höchstens {$most} Bytes)
expected-column = ein Spaltenbuchstabe (a, b, …)
expected-side = die Seite am Zug (1 oder 2)
expected-parameters = „(“ vor den Parametern
expected-after-value = ein Komma oder „)“ nach dem Wert
expected-true-or-false = true oder false

## Warum ein Text nicht als Partie lesbar oder eine Partie nicht in einem Format schreibbar ist.

format-error-at = Zeile {$line}, Spalte {$column}: {$reason}
format-error-found = hier wird {$expected} erwartet, nicht „{$found}“
format-error-missing = hier wird {$expected} erwartet
format-error-text = „{$text}“: {$reason}
format-error-move = Zug {$number}, „{$text}“: {$reason}
format-error-start = so kann die Partie nicht beginnen: {$reason}
format-error-other-game = als {$format} lassen sich nur {$games} schreiben; wähle record oder moves
format-error-too-long = der Text hat {$length} Bytes, gelesen werden höchstens {$most}
expected-game = eine Partie
expected-cell = ein Feld wie h8

record-error-head = die erste Zeile muss „{$head}“ lauten, nicht „{$found}“; berichtige sie oder wähle eine andere Datei
record-error-later = eine neuere Version von fivefold hat diese Partie gespeichert: Ihr Format ist {$found} (Zeile 1), diese Version liest Format {$format}. Öffne sie mit einer neueren Version.
record-error-too-long = die gespeicherte Partie ist zu lang: {$length} Bytes, gelesen werden höchstens {$most}
record-error-key = Zeile {$line} muss mit „{$key}:“ beginnen
record-error-value = Zeile {$line} ({$key}): {$reason}
record-error-word = „{$found}“ ist hier nicht bekannt
record-error-other-game = das ist nicht die geplante Partie
record-error-result = die Züge enden mit „{$really}“, nicht mit „{$found}“
record-error-over-before = die Partie ist vor „{$found}“ zu Ende
record-error-time = „{$found}“ ist keine Zeit; schreib zum Beispiel [2.5s]
record-error-mark = „{$found}“ ist kein Zeichen auf dem Brett; schreib zum Beispiel [label h8 A]
record-error-finding = „{$found}“ ist keine Analyse dieser Stellung; schreib zum Beispiel [first wins in 7; 20000 nodes; h8 i9]
record-error-opening = diese Startstellung erlaubt jene Eröffnung nicht
record-error-swap-choice = „{$found}“ ist hier nicht wählbar
record-error-unclosed = das schließende „{$what}“ fehlt
record-error-unopened = vor diesem „)“ steht kein „(“
record-error-nothing-to-replace = eine Variante muss auf den Zug folgen, den sie ersetzt
record-error-two-stars = hier steht ein zweites „*“, aber nur eine Stellung kann auf dem Brett sein

## Warum die beendeten Partien nicht lesbar sind.

scores-error-later = eine neuere Version von fivefold hat diese Bilanz gespeichert: Ihr Format ist {$found}, diese Version liest bis {$format}
scores-error-too-long = die Bilanz ist zu lang: {$length} Bytes, gelesen werden höchstens {$most}
scores-error-line = Zeile {$line}: {$reason}
scores-error-short = {$wanted} fehlt
scores-error-word = erwartet wird {$wanted}, nicht „{$found}“
scores-error-long = „{$found}“ ist ein Wort zu viel
expected-day = ein Tag
expected-opponent = ein Gegner
expected-which-side = eine Seite (first oder second)
expected-who-began = began oder answered
expected-result = ein Ergebnis (won, drawn oder lost)
expected-mark = ein Vermerk (rated, helped, left oder adjusted)
expected-rating = eine Wertung
expected-a-number = eine Zahl
expected-word = das Wort „{$word}“

## Die Zwischenablage.

clipboard-copied = Kopiert: {$id}
clipboard-copied-game = Ganze Partie als Text kopiert
clipboard-taken = Startstellung aus der Zwischenablage eingefügt
clipboard-empty = In der Zwischenablage ist kein Text.
clipboard-refused = Die Zwischenablage ist hier nicht nutzbar. Speichere die Partie in einer Datei oder öffne eine.
clipboard-broken = Der eingefügte Text wurde als {$taken} gelesen, aber etwas stimmt nicht: {$reason}. Die laufende Partie bleibt unverändert.
clipboard-as-id = ID
clipboard-as-record = gespeicherte Partie von fivefold
clipboard-as-other = eine Partie eines anderen Programms
clipboard-name = Die Zwischenablage
clipboard-as-moves = Zugliste

## Das Lernspiel.

teaching-switch = Vor Fehlern warnen
teaching-win-for-loss = Dieser Zug verschenkt den Gewinn.
teaching-win-for-draw = Dieser Zug macht aus dem Gewinn ein Remis.
teaching-draw-for-loss = Dieser Zug verschenkt das Remis.
teaching-seems = Es gab einen viel besseren Zug.
teaching-looking = Dein Zug wird geprüft …
teaching-back = Neu überlegen
teaching-keep = Zug behalten

# Warum: was der Zug dem Gegner erlaubt oder was er verpasst hat.
mistake-missed-win-at-once = Du hättest sofort gewinnen können.
mistake-missed-win-in =
    { $n ->
        [one] Du hättest den Gewinn in {$n} Zug erzwingen können.
       *[other] Du hättest den Gewinn in {$n} Zügen erzwingen können.
    }
mistake-missed-win = Du hättest den Gewinn erzwingen können.
mistake-missed-found-win =
    { $n ->
        [one] Die Suche hatte einen Gewinn für dich in {$n} Zug gefunden; bewiesen ist er nicht.
       *[other] Die Suche hatte einen Gewinn für dich in {$n} Zügen gefunden; bewiesen ist er nicht.
    }
mistake-lets-win-at-once = Jetzt kann der Gegner sofort gewinnen.
mistake-lets-win-in =
    { $n ->
        [one] Jetzt kann der Gegner in {$n} Zug gewinnen, was immer du tust.
       *[other] Jetzt kann der Gegner in {$n} Zügen den Gewinn erzwingen.
    }
mistake-lets-win = Jetzt kann der Gegner den Gewinn erzwingen.
mistake-found-loss =
    { $n ->
        [one] Jetzt findet die Suche einen Gewinn für den Gegner in {$n} Zug; bewiesen ist er nicht.
       *[other] Jetzt findet die Suche einen Gewinn für den Gegner in {$n} Zügen; bewiesen ist er nicht.
    }
mistake-answer = Die beste Antwort des Gegners ist {$move}.

## Feineinstellung: die Werte der Konfigurationsdateien. Die Kommentare der Dateien bleiben englisch.

tune-title = Feineinstellung
tune-search = Werte suchen
tune-found = Gefunden
tune-nothing-found = Kein Wert hat das im Namen oder in der Beschreibung.
tune-files = Datei
tune-board = Brett
tune-file-timing = Zeiten
tune-file-theme = Farben: {$theme}
tune-file-sound = Klänge
tune-file-study = Analyse und Lernspiel
tune-file-opponents = Skripte
tune-file-changed = {$name} (geändert)
tune-show-file = Datei zeigen
tune-reset-all = Alle zurücksetzen
tune-bring-back = Wiederherstellen
tune-reset = Standardwert für „{$name}“
tune-listen = „{$name}“ anhören
tune-picker = Farbe für „{$name}“ wählen
tune-default = Standard: {$default}.
tune-range = {$min} bis {$max}, Standard {$default}.
tune-range-unit = {$unit}, {$min} bis {$max}, Standard {$default}.
tune-no-number = Gib eine Zahl ein, zum Beispiel 0.5.
tune-no-colour = Gib # und sechs Ziffern von 0 bis F ein, zum Beispiel #0072B2.
tune-own-file = Deine eigene Datei
tune-own-place = Sie liegt hier: {$path}
tune-own-nowhere = Dieser Browser bewahrt sie auf.
tune-own-none = Nichts weicht von den Standardwerten ab, darum gibt es keine Datei.
tune-open-folder = Ordner öffnen
tune-save-file = Kopie speichern
tune-not-opened = {$path} lässt sich nicht öffnen: {$reason}. Öffne den Ordner selbst.
tune-refused = Deine eigenen Werte lassen sich nicht speichern: {$reason}. Sie gelten, bis du fivefold schließt.

## Die Lektion.

lesson-offer = Neu in diesem Spiel? Eine Lektion von einer Minute zeigt, wie es geht.
lesson-begin = Lektion
lesson-not-now = Nicht jetzt
lesson-step = Schritt {$n} von {$of}
lesson-next = Weiter
lesson-again = Noch einmal
lesson-leave = Beenden
lesson-right = Richtig.
lesson-right-wins = Richtig. Das gewinnt.
lesson-wrong = Nicht dort. Versuche es noch einmal.
lesson-finished = Das war die Lektion. Viel Spaß beim Spielen.
help-does-lesson = In einer Lektion: hier ziehen oder weiter

## Puzzles.

puzzles-title = Aufgaben
puzzles-game = Spiel
puzzles-task = {$name} am Zug: {$task}
puzzles-only = Finde den einzigen Gewinnzug.
puzzles-win =
    { $n ->
        [one] Gewinne sofort.
       *[other] Gewinne in {$n} Zügen.
    }
puzzles-force =
    { $n ->
        [one] Gewinne sofort.
       *[other] Gewinne in {$n} Zügen, auf die es je nur eine Antwort gibt.
    }
puzzles-survive =
    { $n ->
        [one] Verliere nicht sofort.
       *[other] Verliere nicht in {$n} Zügen.
    }
puzzles-right = Richtig. Weiter so.
puzzles-solved = Gelöst.
puzzles-shown = Das war die Lösung. Die Aufgabe kommt später wieder.
puzzles-wrong = Das löst die Aufgabe nicht.
puzzles-wrong-lost = Das verliert sofort.
puzzles-wrong-answer-wins = {$name} antwortet mit {$move} und gewinnt.
puzzles-wrong-will-win = {$name} antwortet mit {$move} und gewinnt bei bestem Spiel.
puzzles-wrong-no-win =
    { $n ->
        [one] Das gewinnt nicht sofort: {$name} antwortet mit {$move}.
       *[other] Das gewinnt nicht in {$n} Zügen: {$name} antwortet mit {$move}.
    }
puzzles-wrong-no-force = So gewinnt das nicht: {$name} antwortet mit {$move}.
puzzles-show = Lösung
puzzles-again = Noch einmal
puzzles-rating = Wertung {$rating}
puzzles-rating-changed = Wertung {$rating} ({$change})
puzzles-kept-solved = {$n} gelöst
puzzles-kept-streak = {$n} in Folge
puzzles-kept-again = {$n} später noch einmal
puzzles-list-title = Alle Aufgaben
puzzles-list-one = Aufgabe {$n}
puzzles-list-solved = gelöst
puzzles-list-again = kommt noch einmal
puzzles-none = Es gibt keine Aufgaben: Ihre Datei ist nicht lesbar.
puzzles-opening = Die Aufgaben werden geöffnet …
puzzles-all-solved = Alle Aufgaben dieses Spiels sind gelöst.
puzzles-error = Keine Aufgaben: {$path} {$reason}. Installiere das Programm neu oder stelle diese Datei wieder her.
puzzles-error-missing = lässt sich nicht öffnen
puzzles-error-too-long = ist zu lang
puzzles-error-head = beginnt nicht wie eine Datei mit Aufgaben
puzzles-error-later = ist für eine neuere Version des Programms
puzzles-error-line = ist in Zeile {$n} nicht lesbar
puzzles-not-kept = Gelöste Aufgaben lassen sich nicht speichern: {$reason}. Du kannst weitermachen.
puzzles-kept-damaged = Ein Teil der Ergebnisse der Aufgaben ist nicht lesbar. Eine Kopie liegt in {$path}; der Rest wird verwendet.
puzzles-day = Heute
puzzles-day-of = Stellung des Tages, {$date}
puzzles-day-open = nicht gespielt
puzzles-day-begun = noch nicht gelöst
puzzles-day-first = beim ersten Versuch gelöst
puzzles-day-solved =
    { $n ->
        [one] nach {$n} falschen Zug gelöst
       *[other] nach {$n} falschen Zügen gelöst
    }
puzzles-day-shown = Lösung angesehen
puzzles-share = Ergebnis kopieren
puzzles-shared = Das Ergebnis ist in der Zwischenablage.
puzzles-month-before = Vorheriger Monat
puzzles-month-after = Nächster Monat
help-does-puzzle = Bei einer Aufgabe: hier ziehen, noch einmal oder weiter

## Datumsangaben.

date-month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } {$year}
date-day =
    {$day}. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } {$year}
date-weekday =
    { $n ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }
date-weekday-sign =
    { $n ->
        [1] Mo
        [2] Di
        [3] Mi
        [4] Do
        [5] Fr
        [6] Sa
       *[7] So
    }
date-full = {$weekday}, {$date}

about-title = Über fivefold
about-version = Version {$version}
about-commit = Commit
about-parts = Bestandteile
about-licence = Lizenz
about-system = System
about-browser = Browser
about-graphics = Grafik
about-driver = Treiber
about-window = Fenster
about-copied = Kopiert, bereit für einen Bericht
about-licences = Lizenzen
about-all-texts = Volle Texte
about-fonts = Schriften
about-sounds = fivefold erzeugt alle Klänge selbst.
about-libraries = Bibliotheken: {$n}
about-no-list = Die Liste der Bibliotheken ({$path}) fehlt oder ist nicht lesbar.
about-opening = Die Liste wird geöffnet …
