### Die Texte von Nim auf Deutsch.

## Das Spiel.

game-nim-name = Nim
game-nim-line = Nimm Kiesel. Nimm den letzten.
game-nim-rules = Nimm in deinem Zug so viele Kiesel, wie du willst, mindestens einen, alle aus derselben Reihe.
variant-nim-misere = Misère-Nim
goal-nim = Nimm den letzten Kiesel
goal-nim-misere = Nimm nicht den letzten Kiesel
rules-nim = Wer den letzten Kiesel nimmt, gewinnt.
rules-nim-misere = Wer den letzten Kiesel nimmt, verliert.
picture-nim-take = Ein Kiesel, mehrere oder die ganze Reihe: Wie viele, entscheidest du.
picture-nim-last = Ein Kiesel ist übrig: Wer am Zug ist, nimmt ihn und gewinnt.
picture-nim-last-misere = Ein Kiesel ist übrig: Wer am Zug ist, muss ihn nehmen und verliert.

## Das Einrichten.

setup-place-nim = Klick dorthin, wo die Reihe enden soll.

## Bretter nach ihren Parametern.

preset-nim-3-4-5 = 3, 4, 5
preset-nim-3-4-5-misere = 3, 4, 5, Misère
preset-nim-1-2-3-4-5 = 1 bis 5
preset-nim-2-3-4-5-6 = 2 bis 6
parameter-nim-misere = Misère

## Was sich vor dem Spiel wählen lässt.

field-misere = Misère
field-misere-hint = Wer den letzten Kiesel nimmt, verliert
field-heaps = Reihen
field-heaps-hint = {$min} bis {$max}
field-heap = Reihe {$row}
field-heap-hint = {$min} bis {$max} Kiesel
field-error-no-pieces = In mindestens einer Reihe muss ein Kiesel liegen.

## Computergegner.

opponent-nim-searcher = Der Sucher
opponent-nim-searcher-line = Das Original: durchsucht jede Partie bis zum Ende.
original-nim-searcher-origin = Der Autor des ursprünglichen Nim-Programms hat es geschrieben.
original-nim-searcher-thinking = Es spielt jede Fortsetzung bis zum Ende der Partie durch und merkt sich dabei nichts. Es beginnt mit der untersten Reihe und spielt den ersten Zug, der gewinnt. In verlorener Stellung und beim ersten Zug einer Partie zieht es zufällig.
original-nim-searcher-blind-spots = Nach dem ersten Zug sieht es alles, außer bei so großen Haufen, dass es aufgibt und zufällig zieht. Steht es verloren, sucht es aber nicht den Zug, auf den am schwersten zu antworten ist.

## Während einer Partie.

play-ok = Nehmen
play-ok-marked =
    { $n ->
        [one] {$n} Kiesel nehmen
       *[other] {$n} Kiesel nehmen
    }
play-nothing-marked = Markiere die Kiesel, die du nehmen willst.

## Wie eine Partie ausging.

result-nim = {$name} nahm den letzten Kiesel.
result-nim-misere = {$loser} musste den letzten Kiesel nehmen.

## Warum ein Zug abgelehnt wird.

illegal-nothing-taken = Nimm mindestens einen.
illegal-no-such-heap = Diese Reihe gibt es nicht.
illegal-too-many =
    { $n ->
        [one] Dort liegt nur noch {$n}.
       *[other] Dort liegen nur noch {$n}.
    }

## Warum ein Text nicht als Stellung lesbar ist.

expected-heap = ein Reihenbuchstabe (a, b, …)
expected-heaps-end = das Ende (höchstens {$most} Reihen)
expected-nim-parameter = pile_sizes= oder is_misere=
board-error-heaps = die Reihen {$heaps} können nicht aus dem Start {$start} entstehen

## Warum der Computer diesen Zug gewählt hat.

why-odd-ones = Lässt eine ungerade Zahl einzelner Kiesel übrig.
why-searched-win = Jede Antwort darauf verliert.

## Hinweise: wohin schauen, was dort tun, warum.

hint-what-take = Nimm {$n} aus Reihe {$row}.
hint-why-columns = Dann hat jede Binärspalte eine gerade Zahl von Einsen. Was auch immer genommen wird, du kannst sie wieder paaren.
hint-why-odd-singles =
    { $n ->
        [one] Dann bleibt {$n} einzelner Kiesel, und den musst nicht du nehmen.
       *[other] Dann bleiben {$n} einzelne Kiesel, eine ungerade Zahl: Den letzten musst nicht du nehmen.
    }
hint-why-lost-columns = Jede Binärspalte hat schon eine gerade Zahl von Einsen, also zerstört jeder Zug ein Paar. Nimm wenig und hoffe auf einen Fehler.
hint-why-lost-odd-singles = Eine ungerade Zahl einzelner Kiesel ist übrig, also fällt der letzte dir zu.

## Das Lernspiel: was ein Zug dem Gegner erlaubt oder was er verpasst hat.

mistake-nim-sum = Das ergibt die Nim-Summe {$n}; eine Nim-Summe von 0 hätte gewonnen.
mistake-even-singles =
    { $n ->
        [one] Es bleibt {$n} einzelner Kiesel, und den musst du nehmen.
       *[other] Es bleiben {$n} einzelne Kiesel, eine gerade Zahl, also musst du den letzten nehmen.
    }
mistake-lets-odd-singles = Jetzt kann dir der Gegner eine ungerade Zahl einzelner Kiesel lassen, und damit den letzten.

## Die Liste der Tasten.

help-does-take = Nim: markierte Kiesel nehmen
help-does-mark-to-here = Nim: Kiesel bis hierher markieren

## Für Screenreader.

move-take = {$n} aus Reihe {$row}
move-taken = {$name} nahm {$move}.
reading-pebble = Kiesel
reading-pebble-marked = Kiesel, markiert
heaps-nim = Kiesel: {$heaps}.

## Die Lektion.

lesson-nim-take = Nimm beliebig viele Kiesel, alle aus einer Reihe. Probiere es.
lesson-nim-last = Wer den letzten Kiesel nimmt, gewinnt. Eine Reihe ist übrig: Gewinne.
lesson-nim-last-wrong = Dann nimmt der Gegner den Rest. Nimm alle.
lesson-nim-pairs = Zwei gleiche Reihen, und Gelb muss ziehen. Sieh zu, wie Blau in der anderen Reihe dasselbe tut.
lesson-nim-equal = Jetzt du: Mache die beiden Reihen gleich.
lesson-nim-unequal = Dann sind die Reihen ungleich, und der Gegner kann sie angleichen.
lesson-nim-mirror = Gelb hat einen genommen. Spiegle das.
lesson-nim-columns = Drei Reihen: Teile jede in Vierer, Zweier und Einer. Blau nimmt einen; nun hat jede Gruppe einen Partner.
lesson-nim-find = Jetzt du: Lass jeder Gruppe einen Partner.
lesson-nim-find-wrong = Dann bleibt eine Gruppe ohne Partner. Vergleiche drei mit vier und fünf.
