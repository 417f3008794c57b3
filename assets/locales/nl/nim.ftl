### De teksten van Nim in het Nederlands.

## Het spel.

game-nim-name = Nim
game-nim-line = Pak kiezels. Pak de laatste.
game-nim-rules = Pak in je beurt zoveel kiezels als je wilt, minstens één, allemaal uit dezelfde rij.
variant-nim-misere = Misère-Nim
goal-nim = Pak de laatste kiezel
goal-nim-misere = Pak de laatste kiezel niet
rules-nim = Wie de laatste kiezel pakt, wint.
rules-nim-misere = Wie de laatste kiezel pakt, verliest.
picture-nim-take = Eén kiezel, een paar of de hele rij: hoeveel je pakt, bepaal je zelf.
picture-nim-last = Er ligt nog één kiezel: wie aan zet is, pakt hem en wint.
picture-nim-last-misere = Er ligt nog één kiezel: wie aan zet is, moet hem pakken en verliest.

## Het opzetten.

setup-place-nim = Klik waar de rij moet eindigen.

## Borden, naar hun parameters.

preset-nim-3-4-5 = 3, 4, 5
preset-nim-3-4-5-misere = 3, 4, 5, misère
preset-nim-1-2-3-4-5 = 1 t/m 5
preset-nim-2-3-4-5-6 = 2 t/m 6
parameter-nim-misere = misère

## Wat je vóór het spel kunt kiezen.

field-misere = Misère
field-misere-hint = Wie de laatste kiezel pakt, verliest
field-heaps = Rijen
field-heaps-hint = {$min} t/m {$max}
field-heap = Rij {$row}
field-heap-hint = {$min} t/m {$max} kiezels
field-error-no-pieces = Er moet in minstens één rij een kiezel liggen.

## Computertegenstanders.

opponent-nim-searcher = De zoeker
opponent-nim-searcher-line = Het origineel: doorzoekt elke partij tot het eind.
original-nim-searcher-origin = De maker van het oorspronkelijke Nim-programma schreef het.
original-nim-searcher-thinking = Het speelt elke voortzetting uit tot het einde van de partij en onthoudt onderweg niets. Het begint met de onderste rij en speelt de eerste zet die wint. In een verloren stelling en bij de eerste zet van een partij speelt het willekeurig.
original-nim-searcher-blind-spots = Na de eerste zet ziet het alles, tenzij de stapels zo groot zijn dat het opgeeft en willekeurig speelt. In verloren stelling zoekt het niet de zet waarop het moeilijkst te antwoorden is.

## Tijdens een partij.

play-ok = Pak
play-ok-marked =
    { $n ->
        [one] Pak {$n} kiezel
       *[other] Pak {$n} kiezels
    }
play-nothing-marked = Markeer de kiezels die je wilt pakken.

## Hoe een partij is afgelopen.

result-nim = {$name} pakte de laatste kiezel.
result-nim-misere = {$loser} moest de laatste kiezel pakken.

## Waarom een zet wordt geweigerd.

illegal-nothing-taken = Pak er minstens één.
illegal-no-such-heap = Die rij is er niet.
illegal-too-many =
    { $n ->
        [one] Daar ligt er nog maar {$n}.
       *[other] Daar liggen er nog maar {$n}.
    }

## Waarom een tekst niet als stelling te lezen is.

expected-heap = een rijletter (a, b, …)
expected-heaps-end = het einde (hoogstens {$most} rijen)
expected-nim-parameter = pile_sizes= of is_misere=
board-error-heaps = de rijen {$heaps} kunnen niet uit het begin {$start} ontstaan

## Waarom de computer deze zet koos.

why-odd-ones = Laat een oneven aantal losse kiezels over.
why-searched-win = Elk antwoord erop verliest.

## Hints: waar kijken, wat daar doen, waarom.

hint-what-take = Pak er {$n} uit rij {$row}.
hint-why-columns = Dan heeft elke binaire kolom een even aantal enen. Wat er daarna ook wordt gepakt, jij kunt ze weer tot paren maken.
hint-why-odd-singles =
    { $n ->
        [one] Dan is er {$n} losse kiezel over, en die hoef jij niet te pakken.
       *[other] Dan zijn er {$n} losse kiezels over, een oneven aantal: de laatste hoef jij niet te pakken.
    }
hint-why-lost-columns = Elke binaire kolom heeft al een even aantal enen, dus breekt elke zet een paar. Pak er weinig en hoop op een fout.
hint-why-lost-odd-singles = Er is een oneven aantal losse kiezels over, dus is de laatste voor jou.

## Spelen en leren: wat een zet de tegenstander toestaat, of wat hij heeft gemist.

mistake-nim-sum = Nu is de nim-som {$n}; een nim-som van 0 had gewonnen.
mistake-even-singles =
    { $n ->
        [one] Nu is er {$n} losse kiezel over, en die moet jij pakken.
       *[other] Nu zijn er {$n} losse kiezels over, een even aantal, dus moet jij de laatste pakken.
    }
mistake-lets-odd-singles = Nu kan je tegenstander jou een oneven aantal losse kiezels laten, en daarmee de laatste.

## De lijst van toetsen.

help-does-take = Nim: gemarkeerde kiezels pakken
help-does-mark-to-here = Nim: kiezels tot hier markeren

## Voor schermlezers.

move-take = {$n} uit rij {$row}
move-taken = {$name} pakte er {$move}.
reading-pebble = kiezel
reading-pebble-marked = kiezel, gemarkeerd
heaps-nim = Kiezels: {$heaps}.

## De les.

lesson-nim-take = Pak zoveel kiezels als je wilt, alle uit één rij. Probeer het.
lesson-nim-last = Wie de laatste kiezel pakt, wint. Er is één rij over: win.
lesson-nim-last-wrong = Dan pakt je tegenstander de rest. Pak ze allemaal.
lesson-nim-pairs = Twee gelijke rijen, en Geel moet. Kijk hoe Blauw hetzelfde doet in de andere rij.
lesson-nim-equal = Nu jij: maak de rijen gelijk.
lesson-nim-unequal = Dan zijn de rijen niet gelijk en kan je tegenstander dat doen.
lesson-nim-mirror = Geel pakte er een. Spiegel dat.
lesson-nim-columns = Drie rijen: splits elke in vieren, tweeën en enen. Blauw pakt er een; nu heeft elke groep een partner.
lesson-nim-find = Nu jij: laat elke groep een partner.
lesson-nim-find-wrong = Dan blijft er een groep zonder partner. Vergelijk drie met vier en vijf.
