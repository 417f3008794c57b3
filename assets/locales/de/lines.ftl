### Die Texte von Linien auf Deutsch.

## Das Spiel.

game-mnk-name = Linien
game-mnk-line = Von Tic-Tac-Toe bis fünf in einer Reihe.
game-mnk-rules = Setzt abwechselnd einen Stein auf einen leeren Punkt. Wer als Erster eine lückenlose Linie von {$len} Steinen bildet, waagerecht, senkrecht oder diagonal, gewinnt. Ein volles Brett ist remis.
variant-mnk-tic-tac-toe = Tic-Tac-Toe
variant-mnk-gomoku = Gomoku
variant-mnk-renju = Renju
setup-place-mnk = Klicken oder Tippen setzt einen Stein der hier gewählten Seite oder nimmt ihn weg; die rechte Taste oder langes Drücken gilt für die andere.
goal-mnk-3 = 3 in einer Reihe
goal-mnk-4 = 4 in einer Reihe
goal-mnk-5 = 5 in einer Reihe
goal-mnk = {$len} in einer Reihe
goal-mnk-exact = Genau {$len} in einer Reihe
rules-mnk-freestyle = Eine längere Linie gewinnt auch.
rules-mnk-exact = Eine längere Linie gewinnt nicht.
rules-mnk-renju = Wer begonnen hat, braucht genau fünf in einer Reihe und darf nicht auf Punkte mit einem kleinen Kreuz setzen.
picture-mnk-place = Setzt abwechselnd einen Stein auf einen leeren Punkt.
picture-mnk-line = Wer als Erster eine lückenlose Linie von {$len} Steinen bildet, waagerecht, senkrecht oder diagonal, gewinnt.
picture-mnk-full = Ein volles Brett ist remis.

## Das Einrichten.

setup-opening = Eröffnung
setup-opening-free = Frei
setup-opening-swap = Swap
setup-opening-swap-line = Wer beginnt, setzt drei Steine, von beiden Seiten, und der andere wählt eine Seite. Ohne Wertung.
setup-opening-swap2 = Swap2
setup-opening-swap2-line = Wer beginnt, setzt drei Steine, von beiden Seiten. Der andere wählt eine Seite oder setzt zwei weitere und überlässt die Wahl. Ohne Wertung.
setup-opening-pro = Pro
setup-opening-pro-line = Der erste Stein kommt in die Mitte, der dritte außerhalb der mittleren 5 × 5. Ohne Wertung.
setup-opening-long-pro = Long Pro
setup-opening-long-pro-line = Der erste Stein kommt in die Mitte, der dritte außerhalb der mittleren 7 × 7. Ohne Wertung.
setup-opening-rif = RIF
setup-opening-rif-line = Wer beginnt, setzt die ersten drei Steine in die Mitte, der andere wählt eine Seite, und von zwei angebotenen Punkten für Stein 5 wird einer gewählt. Ohne Wertung.
setup-opening-yamaguchi = Yamaguchi
setup-opening-yamaguchi-line = Wer beginnt, setzt die ersten drei Steine in die Mitte und sagt, wie viele Punkte für Stein 5 angeboten werden; der andere wählt eine Seite. Ohne Wertung.
setup-opening-soosyrv-8 = Soosyrv-8
setup-opening-soosyrv-8-line = Wer beginnt, setzt die ersten drei Steine in die Mitte, und der andere wählt eine Seite; mit Stein 4 werden bis zu acht Punkte für Stein 5 angesagt, und die Seiten werden noch einmal gewählt. Ohne Wertung.
setup-opening-taraguchi-10 = Taraguchi-10
setup-opening-taraguchi-10-line = Nach jedem der ersten fünf Steine wählt der andere eine Seite; nach Stein 4 können stattdessen zehn Punkte für Stein 5 angeboten werden. Ohne Wertung.

## Bretter nach ihren Parametern.

preset-mnk-3x3x3 = 3 × 3
preset-mnk-9x9x5 = 9 × 9
preset-mnk-15x15x5 = 15 × 15
preset-mnk-15x15x5-renju = 15 × 15, Renju
preset-mnk-19x19x5 = 19 × 19
preset-mnk-6x6x4 = 6 × 6, vier
parameter-mnk-exact = genau
parameter-mnk-renju = Renju

## Was sich vor dem Spiel wählen lässt.

field-len = Länge der Linie
field-len-hint = {$min} bis {$max}, höchstens die längere Seite
field-rule = Regel
field-rule-freestyle = Frei
field-rule-freestyle-hint = Längere Linien gewinnen auch.
field-rule-exact = Genau
field-rule-exact-hint = Längere Linien gewinnen nicht.
field-rule-renju = Renju
field-rule-renju-hint = Wer beginnt, darf keine sechs in einer Reihe und nicht zwei Vierer oder zwei offene Dreier zugleich bilden. Die andere Seite darf es.
field-error-line-too-long = Eine Linie von {$len} passt nicht: Die längere Seite hat {$longest}.
field-error-renju-line = Renju spielt man mit Linien von 5, nicht {$len}. Wähle 5 oder eine andere Regel.

## Computergegner.

opponent-noughts-1 = Noughts 1
opponent-noughts-1-line = Blickt einen Zug voraus.
opponent-noughts-2 = Noughts 2
opponent-noughts-2-line = Sieht den eigenen Zug und deine Antwort.
opponent-noughts-3 = Noughts 3
opponent-noughts-3-line = Blickt drei Züge voraus.
opponent-noughts-4 = Noughts 4
opponent-noughts-4-line = Blickt vier Züge voraus und lässt sich Zeit.
opponent-noughts-5 = Noughts 5
opponent-noughts-5-line = Blickt fünf Züge voraus; langsam auf großen Brettern.
opponent-noughts-6 = Noughts 6
opponent-noughts-6-line = Blickt sechs Züge voraus; sehr langsam.
opponent-boora-05 = Boora 0.5
opponent-boora-05-line = Baut eigene Linien und achtet kaum auf deine.
opponent-boora-06 = Boora 0.6
opponent-boora-06-line = Baut eigene Linien und kommt deinen in die Quere.
original-noughts-origin = Der Autor des ursprünglichen Programms Noughts hat es geschrieben. Dort dachte es im Hintergrund, damit die Seite bedienbar blieb.
original-noughts-thinking = Es probiert jeden leeren Punkt, dann jede Antwort und so fort, so viele Züge weit, wie die Zahl in seinem Namen sagt. Am Ende bewertet es jede Reihe von Punkten, die noch eine Linie werden kann: je mehr Steine nur einer Farbe, desto mehr zählt sie. Es spielt den Zug, der zur besten Bewertung führt (Minimax mit Alpha-Beta-Suche).
original-noughts-blind-spots = Alles hinter dem letzten Zug, den es betrachtet: Ein längerer Plan überrascht es.
original-boora-05-origin = Der Autor des ursprünglichen Programms Boora hat es geschrieben. 0.5 ist die frühere von zwei Versionen.
original-boora-05-thinking = Es betrachtet nur Brennpunkte: die leeren Punkte nahe den Steinen, in den acht Richtungen. Auf jedem denkt es sich einen eigenen Stein und zählt zusammen, was die Linien durch ihn wert sind. Es spielt stets den Punkt, der am meisten wert ist.
original-boora-05-blind-spots = Deine Drohungen: Es baut eigene Linien und fragt nicht, was du als Nächstes spielst.
original-boora-06-origin = Der Autor des ursprünglichen Programms Boora hat es als Nachfolger von 0.5 geschrieben. Nach seinem Bericht gewinnt es auf 15×15 mit Schwarz gegen 0.5 und verliert mit Weiß.
original-boora-06-thinking = Es bewertet die Punkte um die Steine wie 0.5 und vollendet seine Linie, wenn es kann. Ist dein letzter Zug für dich viel wert, verteidigt es: Nahe diesem Stein nimmt es den Punkt, der für dich am meisten wert ist. Sonst spielt es den Punkt, der ihm selbst am meisten wert ist.
original-boora-06-blind-spots = Deine älteren Steine, und was nach seinem Zug kommt: Zwei Drohungen zugleich schlagen es.
perfect-origin = Dieses Programm hat einen Beweis gefunden, dass auf diesem Brett gewinnt, wer beginnt. Ein Prüfer, der nichts glaubt, ist jede Antwort durchgegangen.
perfect-thinking = Es schlägt die Stellung im Beweis nach und spielt den Zug, der dort steht. Einen kurzen Gewinn durch Drohungen findet es selbst. Wo es verliert, spielt es die Antwort, die am längsten durchhält.
perfect-blind-spots = Stellungen, die der Beweis nicht erreicht, weil der Beginnende anders gespielt hat. Dort spielt es wie Meister.
perfect-fair = Auf diesem Brett gewinnt, wer beginnt, was auch immer die andere Seite tut. Eröffnungsregeln machen Gomoku wieder gerecht: Bei Swap2 wählt die andere Seite, bei Renju sind dem Beginnenden manche Punkte verboten.
opponent-trait-misses-diagonals = Sieht keine Diagonalen.
opponent-trait-overlooks-threats = Achtet in {$n} % der Fälle nicht auf deine Steine.
opponent-trait-misses-forced-wins = Sucht nicht nach Ketten von Drohungen.

## Die Eröffnung.

opening-you-place = Du setzt Steine beider Seiten, in dieser Folge: {$stones}.
opening-opponent-places = Der Gegner setzt Steine beider Seiten, in dieser Folge: {$stones}.
opening-beginner-places = Wer beginnt, setzt Steine beider Seiten, in dieser Folge: {$stones}.
opening-other-places = Wer nicht begonnen hat, setzt Steine beider Seiten, in dieser Folge: {$stones}.
opening-puts = {$name} setzt Stein {$number}.
opening-in-centre = Stein {$number} kommt in die Mitte des Bretts.
opening-in-central = Stein {$number} kommt in die mittleren {$n} × {$n}.
opening-outside = Stein {$number} kommt außerhalb der mittleren {$n} × {$n}.
opening-one-of-offered = {$name} wählt, wohin Stein {$number} kommt: auf einen der angebotenen Punkte.
opening-offers = {$name} bietet Punkte für Stein {$number} an, keine zwei davon symmetrisch. Noch anzubieten: {$n}.
opening-you-choose = Du wählst: Welche Seite willst du spielen?
opening-opponent-chooses = Der Gegner wählt eine Seite.
opening-beginner-chooses = Wer begonnen hat, wählt eine Seite.
opening-other-chooses = Wer nicht begonnen hat, wählt eine Seite.
opening-announces = {$name} sagt, wie viele Punkte für Stein {$number} angeboten werden.
opening-take = {$name} nehmen
opening-two-more = Noch zwei Steine setzen
opening-number = {$n}
opening-offer-points = {$n} Punkte anbieten
opening-your-side = Du spielst ab jetzt {$name}.
opening-swapped = Die Seiten wurden getauscht.
opening-kept = Die Seiten bleiben, wie sie waren.

## Wie eine Partie ausging.

result-mnk =
    { $len ->
        [one] Eine Linie von {$len} Stein.
       *[other] Eine Linie von {$len} Steinen.
    }
result-mnk-draw = Das Brett ist voll.
result-mnk-stuck = Jeder leere Punkt ist verboten.
result-mnk-foul = {$loser} hat gesetzt, wo Renju es verbietet.

## Warum ein Zug abgelehnt wird.

illegal-overline = Überlänge: Das gäbe sechs oder mehr in einer Reihe. Renju verbietet das dem, der begonnen hat.
illegal-double-four = Doppelvierer: Das gäbe zwei Vierer zugleich. Renju verbietet das dem, der begonnen hat.
illegal-double-three = Doppeldreier: Das gäbe zwei offene Dreier zugleich. Renju verbietet das dem, der begonnen hat.
illegal-opening-centre = Dieser Stein kommt in die Mitte des Bretts.
illegal-opening-central = Dieser Stein kommt in die mittleren {$n} × {$n}.
illegal-opening-outside = Dieser Stein kommt außerhalb der mittleren {$n} × {$n}.
illegal-opening-offered = Wähle einen der angebotenen Punkte.
illegal-opening-offered-already = Dieser Punkt ist schon angeboten.
illegal-opening-symmetrical = Dieser Punkt ist symmetrisch zu einem schon angebotenen: Die Steine sähen gleich aus. Biete einen anderen an.
illegal-opening-announce-first = Sag zuerst, wie viele Punkte angeboten werden.

## Warum ein Text nicht als Stellung oder Partie lesbar ist.

expected-stones = o, x (eines davon groß) oder eine Anzahl leerer Felder
expected-mnk-parameter = m=, n= oder k= (Spalten, Reihen, Länge der Linie)
expected-no-parameter = sofort „)“
board-error-line = Seite {$side} hat eine Linie, also kann sie nicht am Zug sein
board-error-last-stone = der letzte Stein gehört Seite {$side}, also kann sie nicht am Zug sein
board-error-last-in-no-line = es gibt eine Linie, aber der letzte Stein liegt nicht darin
games-of-lines = Partien im Spiel Linien

## Warum der Computer diesen Zug gewählt hat.

why-even-opening = Begünstigt keine Seite.
why-takes-first = Wählte Blau, denn Blau steht besser.
why-takes-second = Wählte Gelb, denn Gelb steht besser.
why-leaves-sides = Setzt zwei weitere Steine und überlässt die Wahl der Seiten.
why-announces = Bei {$n} angebotenen Punkten steht keine Seite besser.
why-completes-line = Vollendet eine Linie.
why-blocks-line = Blockiert eine Linie, die sonst gleich vollendet wäre.
why-open-four = Droht, an zwei Stellen eine Linie zu vollenden.
why-defends = Blockiert eine wachsende Linie.

## Hinweise: wohin schauen, was dort tun, warum.

hint-what-stone = Setz deinen Stein auf {$cell}.
hint-why-completes-line =
    { $n ->
        [one] Das gewinnt sofort: eine Linie von {$n} Stein.
       *[other] Das gewinnt sofort: eine Linie von {$n} Steinen.
    }
hint-why-stops-line = Sonst würde der Gegner hier als Nächstes eine Linie vollenden.
hint-why-double-threat =
    { $n ->
        [one] Dann kannst du auf {$n} Punkt eine Linie vollenden.
       *[other] Dann kannst du auf {$n} Punkten eine Linie vollenden; nur einer lässt sich sperren.
    }
hint-why-cannot-stop =
    { $n ->
        [one] Der Gegner kann auf {$n} Punkt eine Linie vollenden.
       *[other] Der Gegner kann auf {$n} Punkten eine Linie vollenden, und du kannst nur einen sperren. Hoffe, dass er es übersieht.
    }
hint-why-stops-double = Sonst würde der Gegner auf zwei Punkten zugleich drohen, und du könntest nur einen sperren.
hint-why-threatens = Das droht, eine Linie zu vollenden, und verlangt eine Antwort.
hint-why-prepares = Noch ein Stein, und deine Linie lässt sich an zwei Stellen vollenden.
hint-why-opening = Durch die Mitte laufen die meisten Linien.
hint-step-completes = vollendet die Linie
hint-step-double-threat = droht auf zwei Punkten zugleich
hint-step-blocks = stoppt die Linie
hint-step-four = droht, eine Linie zu vollenden
hint-step-three = bereitet zwei Drohungen zugleich vor

## Was die andere Seite täte, wenn sie jetzt ziehen dürfte.

threat-completes = Hier würde der Gegner eine Linie vollenden.
threat-doubles =
    { $n ->
        [one] Hier würde der Gegner drohen, auf {$n} Punkt eine Linie zu vollenden.
       *[other] Hier würde der Gegner drohen, auf {$n} Punkten zugleich eine Linie zu vollenden.
    }
threat-begins-win =
    { $n ->
        [one] Hier begänne der Gegner einen Gewinn durch Drohungen, in {$n} Zug.
       *[other] Hier begänne der Gegner einen Gewinn durch Drohungen, in {$n} Zügen.
    }

## Das Lernspiel: was ein Zug dem Gegner erlaubt oder was er verpasst hat.

mistake-lets-complete =
    { $n ->
        [one] Jetzt kann der Gegner eine Linie vollenden.
       *[other] Jetzt kann der Gegner auf {$n} Punkten eine Linie vollenden, und du kannst nur einen sperren.
    }
mistake-lets-double =
    { $n ->
        [one] Jetzt kann der Gegner drohen, auf {$n} Punkt eine Linie zu vollenden.
       *[other] Jetzt kann der Gegner drohen, auf {$n} Punkten zugleich eine Linie zu vollenden, und du kannst nur einen sperren.
    }
mistake-answer-four = Die beste Antwort des Gegners, {$move}, droht, eine Linie zu vollenden.
mistake-answer-three = Die beste Antwort des Gegners, {$move}, bereitet zwei Drohungen zugleich vor.

## Warum eine Partie verloren ging.

loss-three-became-four = Die Drei {$stones} wurde mit {$next} zur Vier, und {$last} vollendete die Linie.
loss-line-grew = Die Steine {$stones} wurden mit {$next} mehr, und {$last} vollendete die Linie.

## Dateien anderer Programme, die sich nicht öffnen oder schreiben lassen.

format-error-fives = dieses Format ({$format}) kennt nur Linien von fünf, diese Partie ist {$id}; wähle SGF
opened-cut = was folgt, bleibt weg: {$reason}
opened-behind-the-end = Züge hinter dem Ende der Partie bleiben weg: {$n}
opened-set-up-later = nach Zug {$move} werden Steine aufgestellt; was folgt, ist Partie {$game} dieser Datei
opened-out-of-turn = nach Zug {$move} passt eine Seite oder zieht zweimal; was folgt, ist Partie {$game} dieser Datei
opened-put =
    { $n ->
        [one] der erste Stein ist der Anfang der Partie: Danach passt eine Seite oder zieht zweimal
       *[other] die ersten {$n} Steine sind der Anfang der Partie: Nach jedem passt eine Seite oder zieht zweimal
    }
opened-put-times = die Zeiten dieser Steine blieben weg
opened-pass = ein Passen blieb weg
opened-other-result = die Datei nennt ein anderes Ergebnis, als die Züge ergeben
opened-guessed-rule = die Datei nennt die Regel nicht; ihre Züge passen zu {$rule}
opened-without-opening = Züge oder Wahlen folgen nicht der Eröffnungsregel, die die Datei nennt; die Partie wurde ohne sie geöffnet
opened-board-size = das Brett hat {$cols} × {$rows} Punkte; {$games} haben {$least} bis {$most} Spalten und Reihen
file-error-empty = die Datei ist leer
file-error-unknown = das ist keine Partie in einem bekannten Format; öffnen lassen sich SGF, Piskvork (.psq), RenLib (.lib), RenjuNet (.rif), Yixin (.sav), KJumpingCube (.kjc), PlayOK, PGN, Eröffnungen von Gomocup, Zuglisten wie h8 i9 und Diagramme aus X, O und Punkten
file-error-archive = das ist ein gepacktes Archiv; entpacke es und öffne die Dateien darin
file-error-no-game = in dieser Datei ({$format}) ist keine Partie
file-error-write-size = dieses Format kennt kein Brett mit {$cols} × {$rows} Punkten; wähle SGF
file-error-write-setup = dieses Format kann keine aufgestellten Steine enthalten; wähle SGF
file-error-write-pass = dieses Format kennt kein Passen; wähle SGF
file-error-write-turns = in diesem Format beginnt Schwarz und die Seiten ziehen abwechselnd; wähle SGF
file-error-write-format = Partien in diesem Format ({$format}) lassen sich lesen, aber nicht schreiben; wähle SGF

## Für Screenreader.

reading-forbidden = verboten

## Die Lektion.

lesson-mnk-five = Fünf in einer Reihe gewinnen. Vollende die Linie.
lesson-mnk-five-wrong = Setze an ein offenes Ende der Vier.
lesson-mnk-block = Gelb hat vier und würde fünf vollenden. Blocke.
lesson-mnk-block-wrong = Dann vollendet Gelb fünf. Setze, wo die Linie offen ist.
lesson-mnk-three = Eine offene Drei. Mache daraus eine Vier mit zwei offenen Enden: Nur eines lässt sich blocken.
lesson-mnk-three-wrong = Setze den Stein neben die Drei.
lesson-mnk-block-three = Eine offene Drei muss man also sofort stoppen. Blocke die von Gelb.
lesson-mnk-block-three-wrong = Dann macht Gelb eine Vier mit zwei offenen Enden. Setze neben die Drei.
lesson-mnk-double = Zwei Drohungen zugleich lassen sich nicht blocken. Finde den Punkt für eine Vier und eine offene Drei.
lesson-mnk-double-wrong = Sieh, wo sich die beiden Linien kreuzen.
lesson-mnk-finish = Gelb hat die Vier geblockt. Nutze die Drei.
lesson-mnk-renju = In Renju darf, wer begann, nicht zwei offene Dreien zugleich machen. Ein Kreuz markiert den Punkt: Drücke darauf.

## Puzzles.

puzzles-force-mnk =
    { $n ->
        [one] Gewinne sofort.
       *[other] Gewinne in {$n} Zügen allein durch Vierer.
    }

## Was beim Lesen einer Datei übergangen, geändert oder geraten wurde.

file-note-at = Zeile {$line}, Spalte {$column}: {$reason}
file-note-at-byte = Byte {$byte}: {$reason}
file-note-encoding-named = der Text steht in {$name}, wie die Datei angibt
file-note-encoding-named-unreadable =
    { $count ->
        [one] der Text steht in {$name}, wie die Datei angibt; {$count} Zeichen ist unlesbar
       *[other] der Text steht in {$name}, wie die Datei angibt; {$count} Zeichen sind unlesbar
    }
file-note-encoding-guessed = die Datei gibt nicht an, wie ihre Zeichen kodiert sind; sie wurden als {$name} gelesen
file-note-encoding-guessed-unreadable =
    { $count ->
        [one] die Zeichen wurden als {$name} gelesen; {$count} Zeichen ist unlesbar
       *[other] die Zeichen wurden als {$name} gelesen; {$count} Zeichen sind unlesbar
    }
file-note-other-text = { $count } Zeichen anderer Text wurden übergangen
file-note-bracket = hier fehlt eine Klammer oder ein Strichpunkt, oder eines davon steht zu viel da
file-note-passed-over = „{$what}“ wurde übergangen; darüber ist nichts bekannt
file-note-bad-value = „{$value}“ wurde übergangen; als {$name} ist es nicht lesbar
file-note-rest = der Rest der Partie ist nicht lesbar, ab „{$found}“
file-note-size = die Größe des Bretts fehlt oder stimmt nicht; das Brett hat nun {$cols} × {$rows} Punkte
file-note-side = die Datei gibt nicht an, wer hier zieht; gelesen wurde, dass die Seiten abwechseln
file-note-unknown-rule = die Regeln „{$name}“ sind unbekannt
file-note-rule-freestyle = die Regeln „{$name}“ wurden so gelesen: Längere Linien gewinnen auch
file-note-rule-exact = die Regeln „{$name}“ wurden so gelesen: Längere Linien gewinnen nicht
file-note-rule-renju = die Regeln „{$name}“ wurden als Renju gelesen
file-note-other-game = laut der Datei ist das ein anderes Spiel, Nummer {$number}; es wurde als Gomoku gelesen
file-note-too-many = die Datei enthält mehr; nur die ersten {$most} wurden gelesen
file-note-more =
    { $count ->
        [one] und {$count} weiterer Hinweis
       *[other] und {$count} weitere Hinweise
    }
file-note-coordinates-from-0 = Spalten und Reihen wurden von links oben ab 0 gezählt
file-note-coordinates-from-1 = Spalten und Reihen wurden von links oben ab 1 gezählt
file-note-coordinates-without-i = die Spalten wurden ohne den Buchstaben I gelesen
file-note-coordinates-from-top = die Reihen wurden von oben gezählt
