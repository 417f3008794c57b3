### Die Texte von Northcott auf Deutsch.

## Das Spiel.

game-northcott-name = Northcott
game-northcott-line = Schieben, annähern, einengen.
game-northcott-rules = Schieb in deinem Zug einen deiner Steine in seiner Reihe, so weit du willst, nach links oder rechts, aber nie am anderen vorbei.
goal-northcott = Lass dem Gegner keinen Zug
rules-northcott = Wer nicht ziehen kann, verliert.
picture-northcott-slide = Schieb einen deiner Steine in seiner Reihe, so weit du willst.
picture-northcott-jump = Ein Stein kann nicht über den anderen springen, aber zurückgehen.

## Das Einrichten.

setup-place-northcott = Klicken oder Tippen setzt den hier gewählten Stein, rechte Taste oder langes Drücken den anderen.

## Bretter nach ihren Parametern.

preset-northcott-2x12 = 2 × 12
preset-northcott-3x8 = 3 × 8
preset-northcott-3x12 = 3 × 12
preset-northcott-5x12 = 5 × 12

## Computergegner.

opponent-northcott-original = Das Original
opponent-northcott-original-line = Zählt die Lücken und wartet auf deinen Fehler.
original-northcott-origin = Der Autor des ursprünglichen Northcott-Programms hat es geschrieben.
original-northcott-thinking = Es zählt die leeren Felder zwischen den beiden Steinen jeder Reihe und bildet daraus die Nim-Summe. Ist sie nicht null, nimmt es die erste Reihe von oben, in der es so vorrücken kann, dass sie null wird. Ist sie null, zieht es in der Reihe, in der dein Stein am weitesten rechts steht, seinen Stein auf ein zufälliges Feld.
original-northcott-blind-spots = Es weiß nicht, dass auch ein Rückzug gewinnen kann, und stellt in verlorener Stellung keine Fallen.
opponent-trait-retreats = Zieht ohne Plan in {$n} % der Fälle zurück.

## Wie eine Partie ausging.

result-northcott = {$loser} kann nicht mehr ziehen.

## Warum ein Zug abgelehnt wird.

illegal-crosses = Steine dürfen nicht aneinander vorbei.
illegal-wrong-order = Der Ring muss links vom Kreuz stehen.

## Warum ein Text nicht als Stellung lesbar ist.

expected-row-comma = ein Komma vor der nächsten Reihe
expected-dash = „-“ zwischen den Spalten von Ring und Kreuz
expected-row-letter = ein Reihenbuchstabe (a, b, …)

## Hinweise: wohin schauen, was dort tun, warum.

hint-what-advance =
    { $n ->
        [one] Schieb {$n} Feld vor, auf {$cell}.
       *[other] Schieb {$n} Felder vor, auf {$cell}.
    }
hint-what-retreat =
    { $n ->
        [one] Schieb {$n} Feld zurück, auf {$cell}.
       *[other] Schieb {$n} Felder zurück, auf {$cell}.
    }
hint-why-gaps = Zähl die Lücken als Haufen: Dann hat jede Binärspalte eine gerade Zahl von Einsen. Weicht ein Stein zurück, schließ seine Lücke wieder.
hint-why-lost-gaps = Die Lücken paaren sich schon in jeder Binärspalte, also zerstört jeder Zug ein Paar. Zieh ein kurzes Stück und hoffe auf einen Fehler.

## Das Lernspiel: was ein Zug dem Gegner erlaubt oder was er verpasst hat.

mistake-gaps = Die Nim-Summe der Lücken ist jetzt {$n}; 0 hätte gewonnen.

## Die Forschung.

research-gaps = Northcott
research-rows = Reihen
research-largest-gap = Größte Lücke
research-begin-gaps = Eine Stellung ist gut für den, der sie gerade herbeigeführt hat. Mit lauter geschlossenen Lücken ist sie gut; eine, von der aus eine gute erreichbar ist, ist es nicht. Drücke Start oder Schritt.
research-rule-xor = xor ist 0
research-xor = {$left} xor {$right}
research-sum = {$left} = {$sum}
research-row = Reihe {$row}

## Die Liste der Tasten.

help-does-place-first = Northcott, Einrichten: blaue Steine setzen
help-does-place-second = Northcott, Einrichten: gelbe Steine setzen

## Für Screenreader.

heaps-northcott = Lücken: {$heaps}.

## Die Lektion.

lesson-northcott-slide = Schiebe einen deiner blauen Steine in seiner Reihe, aber nicht am anderen vorbei. Probiere es.
lesson-northcott-end = Wer nicht ziehen kann, verliert. Lass Gelb keinen Zug.
lesson-northcott-end-wrong = Dann kann Gelb noch ziehen. Schließe die Lücke in der unteren Reihe.
lesson-northcott-gaps = Eine Lücke ist ein Haufen von Nim. Beide sind gleich: Gelb rückt um zwei vor, Blau ebenso. Sieh zu.
lesson-northcott-equal = Lücken von fünf und drei. Mache sie gleich.
lesson-northcott-unequal = Dann sind die Lücken ungleich. Verkleinere die große auf drei.
lesson-northcott-follow = Gelb ist in der unteren Reihe zurückgewichen. Es hilft nicht: Folge ebenso weit.
lesson-northcott-follow-wrong = Folge dem Stein, der zurückwich: zwei Felder in der unteren Reihe.
lesson-northcott-find = Drei Lücken: drei, vier und fünf, wie in Nim. Finde den Zug, nach dem sie sich paaren.
lesson-northcott-find-wrong = Dann bleibt eine Gruppe ohne Partner. Sieh auf die erste Reihe.
