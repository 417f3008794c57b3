### Die Texte von Atome auf Deutsch.

## Das Spiel.

game-atoms-name = Atome
game-atoms-line = Ein Atom zu viel, und alles fliegt hoch.
game-atoms-rules = Leg in deinem Zug ein Atom auf ein leeres oder eigenes Feld.
variant-atoms-chain = Kettenreaktion
setup-place-atoms = Klicken oder Tippen legt ein Atom der hier gewählten Seite dazu, nach dem letzten leert es das Feld; die rechte Taste oder langes Drücken gilt für die andere.
goal-atoms = Vier platzen; erobere alles
goal-atoms-chain = Erobere alle Felder
rules-atoms = Ein Feld platzt bei vier Atomen: Zu jedem Nachbarfeld fliegt eines und erobert es; was über den Rand fliegt, ist verloren. Nachbarfelder können ihrerseits platzen. Wer kein Feld mehr hat, verliert.
rules-atoms-chain = Ein Feld platzt, wenn es so viele Atome wie Nachbarfelder hat: zwei in der Ecke, drei am Rand, sonst vier. Zu jedem Nachbarfeld fliegt eines und erobert es; auch diese können platzen. Wer kein Feld mehr hat, verliert.
picture-atoms-burst = Ein Feld platzt bei vier Atomen: Zu jedem Nachbarfeld fliegt eines und erobert es.
picture-atoms-burst-chain = Ein Feld platzt, wenn es so viele Atome wie Nachbarfelder hat, und zu jedem fliegt eines.
picture-atoms-chain = Nachbarfelder können ihrerseits platzen.
picture-atoms-end = Wer kein Feld mehr hat, verliert.

## Bretter nach ihren Parametern.

preset-atoms-8x8 = 8 × 8
preset-atoms-8x8-chain = 8 × 8, Kette
preset-atoms-5x5 = 5 × 5
preset-atoms-6x9-chain = 6 × 9, Kette
parameter-atoms-chain = Kette

## Was sich vor dem Spiel wählen lässt.

field-chain = Kettenreaktion
field-chain-hint = Felder platzen bei so vielen Atomen, wie sie Nachbarn haben; keines geht verloren

## Computergegner.

opponent-atoms-original = Das Original
opponent-atoms-original-line = Beginnt irgendwo und sammelt sich dann an deiner Grenze.
opponent-atoms-first-plan = Erster Plan des Originals
opponent-atoms-first-plan-line = Nimmt das halbe Brett, bevor er angreift. Schwächer als Zufall.
original-atoms-origin = Der Autor des ursprünglichen Atoms-Programms hat es geschrieben. Das ist die Regel, bei der er blieb.
original-atoms-thinking = In seinen ersten Zügen nimmt es zufällige leere Zellen. Später füllt es meist eine eigene Zelle neben einer von dir, damit sie dort explodiert, und ab und zu nimmt es noch eine leere. Grenzt keine seiner Zellen an deine, füllt es irgendeine.
original-atoms-blind-spots = Es schaut nicht voraus: weder auf die Reaktion, die sein Zug auslöst, noch auf deine Antwort.
original-atoms-first-plan-origin = Der Autor des ursprünglichen Atoms-Programms hatte es zuerst geplant und dann verworfen.
original-atoms-first-plan-thinking = Solange ihm nur ein Teil des Bretts gehört, nimmt es zufällige leere Zellen. Danach füllt es meist eine eigene Zelle neben einer von dir. Gibt es keine solche, füllt es irgendeine eigene.
original-atoms-first-plan-blind-spots = Es verteilt sich dünn, während du Kräfte sammelst, und schaut nicht voraus. So ist es schwächer als Zufall.
opponent-trait-sees-waves =
    { $n ->
        [one] Sieht {$n} Welle einer Reaktion.
       *[other] Sieht {$n} Wellen einer Reaktion.
    }
opponent-trait-counts-only-atoms = Zählt die Atome, nicht die Gefahren.

## Wie eine Partie ausging.

result-atoms = {$loser} hat kein Feld mehr.
illegal-atoms-alone = Setz zuerst ein Atom der anderen Seite: Niemand kann allein auf dem Brett am Zug sein.

## Warum ein Text nicht als Stellung lesbar ist.

expected-atoms = a bis g, A bis G oder eine Anzahl leerer Felder
board-error-only-side = nur Seite {$side} hat Atome, also hat sie gerade gezogen und kann nicht am Zug sein
board-error-too-many-atoms =
    { $most ->
        [one] {$cell} fasst hier höchstens {$most} Atom
       *[other] {$cell} fasst hier höchstens {$most} Atome
    }

## Dateien anderer Programme: Spielstände von KJumpingCube.

kjumpingcube-rules = aus KJumpingCube geöffnet, nach der Regel Kettenreaktion; anders als dort ist ein Feld frei, das alle Atome geworfen hat, und wer alle Atome erobert hat, hat gewonnen
kjumpingcube-at-line = Zeile {$line}: {$reason}
kjumpingcube-passed-over = „{$what}“ wurde übergangen; es ist nicht lesbar
kjumpingcube-size = die Größe des Bretts fehlt oder ist falsch; das Brett hat nun {$side} × {$side} Felder
kjumpingcube-missing =
    { $n ->
        [one] {$n} Feld fehlt in der Datei und ist nun leer
       *[other] {$n} Felder fehlen in der Datei und sind nun leer
    }
kjumpingcube-freed =
    { $n ->
        [one] {$n} Feld ohne Atome, das einer Seite gehörte, ist nun frei
       *[other] {$n} Felder ohne Atome, die einer Seite gehörten, sind nun frei
    }
kjumpingcube-too-many = {$cell} hat in der Datei {$points} Punkte und behält hier {$most}
kjumpingcube-turn = die Datei sagt nicht, wer am Zug ist, oder es kann nicht sein; am Zug ist Seite {$side}
kjumpingcube-no-board = in diesem Spielstand von KJumpingCube ist kein Brett

## Warum der Computer diesen Zug gewählt hat.

why-grows-at-front = Wächst an der Grenze der beiden Seiten.
why-wins-cascade = Seine Kaskade gewinnt die Partie.

## Hinweise: wohin schauen, was dort tun, warum.

hint-what-atom = Leg ein Atom auf {$cell}.
hint-why-wins-cascade =
    { $waves ->
        [one] Das gewinnt sofort: Nach {$waves} Welle hat der Gegner kein Feld mehr.
       *[other] Das gewinnt sofort: Nach {$waves} Wellen hat der Gegner kein Feld mehr.
    }
hint-why-captures =
    Das erobert { $n ->
        [one] {$n} Feld
       *[other] {$n} Felder
    } in { $waves ->
        [one] {$waves} Welle
       *[other] {$waves} Wellen
    }.
hint-why-captures-and-saves =
    Das erobert { $n ->
        [one] {$n} Feld
       *[other] {$n} Felder
    } in { $waves ->
        [one] {$waves} Welle
       *[other] {$waves} Wellen
    } und rettet {$saved} deiner Felder.
hint-why-captures-and-leaves-nothing =
    Das erobert { $n ->
        [one] {$n} Feld
       *[other] {$n} Felder
    } in { $waves ->
        [one] {$waves} Welle
       *[other] {$waves} Wellen
    } und lässt dem Gegner nichts zu erobern.
hint-why-leaves-nothing = Danach kann der Gegner nichts erobern.
hint-why-threatens-capture =
    Das droht, { $n ->
        [one] {$n} Feld
       *[other] {$n} Felder
    } in { $waves ->
        [one] {$waves} Welle
       *[other] {$waves} Wellen
    } von {$cell} aus zu erobern.
hint-why-wins-race =
    Das gewinnt das Rennen auf {$cell}: { $n ->
        [one] {$n} Atom
       *[other] {$n} Atome
    } Vorsprung vor {$rival}.
hint-why-wins-race-for-corner =
    Das gewinnt das Rennen um die Ecke: {$cell} liegt { $n ->
        [one] {$n} Atom
       *[other] {$n} Atome
    } vor {$rival}.
hint-why-line-captures =
    Nach {$line} eroberst du { $n ->
        [one] {$n} Feld
       *[other] {$n} Felder
    } mit {$move}.
hint-why-line-leaves =
    Die beste gefundene Zugfolge, {$line}, lässt dir { $mine ->
        [one] {$mine} Feld
       *[other] {$mine} Felder
    } gegen {$theirs}.
hint-why-risks-at-most =
    { $n ->
        [one] Danach kann der Gegner höchstens {$n} Feld erobern.
       *[other] Danach kann der Gegner höchstens {$n} Felder erobern.
    }
hint-step-captures =
    { $n ->
        [one] erobert {$n} Feld
       *[other] erobert {$n} Felder
    }

## Was die andere Seite täte, wenn sie jetzt ziehen dürfte.

threat-captures =
    Hier würde der Gegner { $cells ->
        [one] {$cells} Feld
       *[other] {$cells} Felder
    } in { $waves ->
        [one] {$waves} Welle
       *[other] {$waves} Wellen
    } erobern.
threat-wins =
    Hier würde der Gegner { $cells ->
        [one] dein letztes Feld
       *[other] alle deine {$cells} Felder
    } in { $waves ->
        [one] {$waves} Welle
       *[other] {$waves} Wellen
    } erobern.

## Das Lernspiel: was ein Zug dem Gegner erlaubt oder was er verpasst hat.

mistake-lets-cascade =
    Jetzt kann der Gegner alle deine Felder in { $waves ->
        [one] {$waves} Welle
       *[other] {$waves} Wellen
    } erobern.
mistake-lets-capture =
    Jetzt kann der Gegner von {$cell} aus { $n ->
        [one] {$n} Feld
       *[other] {$n} Felder
    } in { $waves ->
        [one] {$waves} Welle
       *[other] {$waves} Wellen
    } erobern.
mistake-line-captures =
    Nach {$line} erobert der Gegner { $n ->
        [one] {$n} Feld
       *[other] {$n} Felder
    } mit {$move}.
mistake-missed-capture =
    Du hättest { $n ->
        [one] {$n} Feld
       *[other] {$n} Felder
    } erobern können.

## Warum eine Partie verloren ging.

loss-wave =
    Welle {$wave} von {$waves} nach der Antwort {$move} hat die Partie gewendet: { $n ->
        [one] {$n} deiner Felder wechselte die Seite
       *[other] {$n} deiner Felder wechselten die Seite
    }.

## Die Liste der Tasten.

help-does-wave-back = Atome: eine Welle zurück in der Vorschau
help-does-wave-forward = Atome: eine Welle vor in der Vorschau

## Für Screenreader.

reading-atoms =
    { $n ->
        [one] {$name}, {$n} Atom
       *[other] {$name}, {$n} Atome
    }

## Die Lektion.

lesson-atoms-add = Lege ein Atom auf ein leeres oder eigenes Feld. Probiere es.
lesson-atoms-burst = Vier Atome sind zu viel: Das Feld zerplatzt, je eines fliegt zu jedem Nachbarn. Lege das vierte.
lesson-atoms-full = Lege es auf ein eigenes Feld mit drei.
lesson-atoms-capture = Was zum Nachbarn fliegt, macht ihn zu deinem. Erobere das markierte Feld.
lesson-atoms-chain = Volle Nachbarn zerplatzen der Reihe nach: eine Kette. Erobere alles.
lesson-atoms-tempo = Zwei gegen zwei: Wer zuerst drei hat, zerplatzt zuerst. Sei der Erste.
lesson-atoms-tempo-wrong = Dann hat Gelb zuerst drei. Lege es auf dein Feld mit zwei.
lesson-atoms-first = Drei gegen drei, und du bist dran. Zerplatze zuerst.
