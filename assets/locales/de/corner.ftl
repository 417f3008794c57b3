### Die Texte von Ecken-Nim auf Deutsch.

## Das Spiel.

game-corner-name = Ecken-Nim
game-corner-line = Bring die Laterne nach Hause.
game-corner-rules = Zieh die Laterne in deinem Zug so weit, wie du willst.
variant-corner-queen = Ecken-Nim, diagonal
goal-corner = Bring die Laterne in die Ecke
rules-corner = Sie zieht gerade nach links oder gerade nach unten. Wer sie auf das Feld unten links bringt, gewinnt.
rules-corner-queen = Sie zieht gerade nach links, gerade nach unten oder diagonal nach links unten. Wer sie auf das Feld unten links bringt, gewinnt.
picture-corner-move = Zieh die Laterne gerade nach links oder gerade nach unten, so weit du willst.
picture-corner-queen = Zieh die Laterne nach links, nach unten oder diagonal nach links unten, so weit du willst.
picture-corner-home = Wer die Laterne auf das Feld unten links bringt, gewinnt.

## Das Einrichten.

setup-place-corner = Klick auf ein Feld, um die Laterne dorthin zu stellen.

## Bretter nach ihren Parametern.

preset-corner-9x7 = 9 × 7
preset-corner-9x7-queen = 9 × 7, diagonal
preset-corner-12x9 = 12 × 9
preset-corner-12x9-queen = 12 × 9, diagonal
parameter-corner-queen = diagonal

## Was sich vor dem Spiel wählen lässt.

field-queen = Dame
field-queen-hint = Diagonale Züge sind erlaubt

## Wie eine Partie ausging.

result-corner = {$name} brachte die Laterne nach Hause.

## Warum ein Zug abgelehnt wird.

illegal-not-left-or-down = Die Laterne zieht nach links oder unten.
illegal-not-as-a-queen = Die Laterne zieht nach links, nach unten oder diagonal nach links unten.

## Hinweise: wohin schauen, was dort tun, warum.

hint-where-left = Schau nach links.
hint-where-down = Schau nach unten.
hint-where-diagonal = Schau die Diagonale entlang.
hint-what-go-left =
    { $n ->
        [one] Zieh {$n} Feld nach links, auf {$cell}.
       *[other] Zieh {$n} Felder nach links, auf {$cell}.
    }
hint-what-go-down =
    { $n ->
        [one] Zieh {$n} Feld nach unten, auf {$cell}.
       *[other] Zieh {$n} Felder nach unten, auf {$cell}.
    }
hint-what-go-diagonally =
    { $n ->
        [one] Zieh {$n} Feld diagonal, auf {$cell}.
       *[other] Zieh {$n} Felder diagonal, auf {$cell}.
    }
hint-why-equal-distances = Dann ist es nach links und nach unten je {$n}. Beantworte jeden Zug mit dem gleichen in der anderen Richtung.
hint-why-wythoff = Dann sind die Abstände {$near} und {$far}, Nummer {$pair} der Wythoff-Paare. Kein Zug führt von Paar zu Paar, aber du kommst immer auf eines zurück.
hint-why-lost-equal-distances = Nach links ist es schon so weit wie nach unten. Zieh ein kurzes Stück und hoffe auf einen Fehler.
hint-why-lost-wythoff = Die Laterne steht schon auf einem Wythoff-Paar. Zieh ein kurzes Stück und hoffe auf einen Fehler.

## Das Lernspiel: was ein Zug dem Gegner erlaubt oder was er verpasst hat.

mistake-unequal-distances = Es bleiben {$cols} nach links und {$rows} nach unten; gleiche Abstände hätten gewonnen.
mistake-no-wythoff-pair = Die Abstände {$near} und {$far} sind kein Wythoff-Paar, also kann der Gegner auf eines ziehen.

## Die Forschung.

research-rook = Ecke
research-queen = Dame
research-largest-distance = Größter Abstand
research-begin-corner = Ein Feld ist gut für den, der gerade dorthin gezogen hat. Das Ziel ist gut; ein Feld, von dem aus ein gutes erreichbar ist, ist es nicht. Drücke Start oder Schritt.
research-rule-wythoff = Wythoff-Paare
research-pair = Differenz {$difference} braucht {$smaller}
research-no-pair = Differenz {$difference} braucht {$wanted}, nicht {$smaller}
research-golden-pair = Paar {$n}: {$n} × 1,618… und {$n} × 2,618… ergeben {$near} und {$far}
research-proof-golden = Wythoff (1907): Das n-te Paar ist n × 1,618… und n × 2,618…, abgerundet. So kommt jede Zahl in genau einem Paar vor, und die guten Felder liegen an zwei Geraden, die im Goldenen Schnitt und seinem Kehrwert steigen.
research-distance-cols = Spalten bis zum Ziel
research-distance-rows = Reihen bis zum Ziel

## Für Screenreader.

reading-lantern = Laterne
heaps-corner = Felder nach links und nach unten: {$heaps}.

## Die Lektion.

lesson-corner-move = Die Laterne geht nach links oder nach unten, so weit du willst. Probiere es.
lesson-corner-home = Wer sie in die Ecke unten links bringt, gewinnt. Tu es.
lesson-corner-home-wrong = Dann bringt der Gegner sie heim. Geh den ganzen Weg.
lesson-corner-diagonal = Auf der Diagonale verliert, wer ziehen muss: Gelb geht nach links, Blau ebenso weit nach unten. Sieh zu.
lesson-corner-reach = Jetzt du: Geh auf die Diagonale.
lesson-corner-reach-wrong = Das ist nicht die Diagonale: gleich weit nach links wie nach unten.
lesson-corner-again = Gelb hat die Diagonale verlassen. Kehre auf sie zurück.
lesson-corner-queen = Mit Diagonalzügen verlieren andere Felder: die markierten Paare der Dame. Sieh zu, wie Blau auf eines geht.
lesson-corner-find = Jetzt du: Geh auf ein markiertes Feld.
lesson-corner-find-wrong = Von dort erreicht der Gegner ein markiertes Feld.
