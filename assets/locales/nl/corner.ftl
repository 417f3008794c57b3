### De teksten van Hoek-Nim in het Nederlands.

## Het spel.

game-corner-name = Hoek-Nim
game-corner-line = Breng de lantaarn naar huis.
game-corner-rules = Verplaats in je beurt de lantaarn zo ver als je wilt.
variant-corner-queen = Hoek-Nim, diagonaal
goal-corner = Breng de lantaarn naar de hoek
rules-corner = Hij gaat recht naar links of recht omlaag. Wie hem op het veld linksonder zet, wint.
rules-corner-queen = Hij gaat recht naar links, recht omlaag of diagonaal naar linksonder. Wie hem op het veld linksonder zet, wint.
picture-corner-move = Verplaats de lantaarn recht naar links of recht omlaag, zo ver als je wilt.
picture-corner-queen = Verplaats de lantaarn naar links, omlaag of diagonaal naar linksonder, zo ver als je wilt.
picture-corner-home = Wie de lantaarn op het veld linksonder zet, wint.

## Het opzetten.

setup-place-corner = Klik op een veld om de lantaarn daar te zetten.

## Borden, naar hun parameters.

preset-corner-9x7 = 9 × 7
preset-corner-9x7-queen = 9 × 7, diagonaal
preset-corner-12x9 = 12 × 9
preset-corner-12x9-queen = 12 × 9, diagonaal
parameter-corner-queen = diagonaal

## Wat je vóór het spel kunt kiezen.

field-queen = Dame
field-queen-hint = Diagonale zetten zijn toegestaan

## Hoe een partij is afgelopen.

result-corner = {$name} bracht de lantaarn naar huis.

## Waarom een zet wordt geweigerd.

illegal-not-left-or-down = De lantaarn gaat naar links of omlaag.
illegal-not-as-a-queen = De lantaarn gaat naar links, omlaag of diagonaal naar linksonder.

## Hints: waar kijken, wat daar doen, waarom.

hint-where-left = Kijk naar links.
hint-where-down = Kijk omlaag.
hint-where-diagonal = Kijk langs de diagonaal.
hint-what-go-left =
    { $n ->
        [one] Ga {$n} veld naar links, naar {$cell}.
       *[other] Ga {$n} velden naar links, naar {$cell}.
    }
hint-what-go-down =
    { $n ->
        [one] Ga {$n} veld omlaag, naar {$cell}.
       *[other] Ga {$n} velden omlaag, naar {$cell}.
    }
hint-what-go-diagonally =
    { $n ->
        [one] Ga {$n} veld diagonaal, naar {$cell}.
       *[other] Ga {$n} velden diagonaal, naar {$cell}.
    }
hint-why-equal-distances = Dan is het {$n} naar links en {$n} omlaag. Beantwoord elke zet met dezelfde in de andere richting.
hint-why-wythoff = Dan zijn de afstanden {$near} en {$far}, nummer {$pair} van de Wythoff-paren. Geen zet gaat van paar naar paar, maar jij kunt er altijd op een terugkomen.
hint-why-lost-equal-distances = Het is al even ver naar links als omlaag. Ga een klein stukje en hoop op een fout.
hint-why-lost-wythoff = De lantaarn staat al op een Wythoff-paar. Ga een klein stukje en hoop op een fout.

## Spelen en leren: wat een zet de tegenstander toestaat, of wat hij heeft gemist.

mistake-unequal-distances = Nu is het {$cols} naar links en {$rows} omlaag; gelijke afstanden hadden gewonnen.
mistake-no-wythoff-pair = De afstanden {$near} en {$far} zijn geen Wythoff-paar, dus kan je tegenstander er een bereiken.

## Het onderzoek.

research-rook = Hoek
research-queen = Dame
research-largest-distance = Grootste afstand
research-begin-corner = Een veld is goed voor wie er net naartoe is gegaan. Thuis is goed; een veld vanwaar een goed veld te bereiken is, is dat niet. Druk op Start of Stap.
research-rule-wythoff = Wythoff-paren
research-pair = verschil {$difference} vraagt {$smaller}
research-no-pair = verschil {$difference} vraagt {$wanted}, niet {$smaller}
research-golden-pair = Paar {$n}: {$n} × 1,618… en {$n} × 2,618… geven {$near} en {$far}
research-proof-golden = Wythoff (1907): het n-de paar is n × 1,618… en n × 2,618…, naar beneden afgerond. Zo komt elk getal in precies één paar voor, en de goede velden liggen langs twee lijnen die stijgen volgens de gulden snede en haar omgekeerde.
research-distance-cols = Kolommen vanaf huis
research-distance-rows = Rijen vanaf huis

## Voor schermlezers.

reading-lantern = lantaarn
heaps-corner = Velden naar links en omlaag: {$heaps}.

## De les.

lesson-corner-move = De lantaarn gaat naar links of omlaag, zo ver je wilt. Probeer het.
lesson-corner-home = Wie hem in de hoek linksonder brengt, wint. Doe het.
lesson-corner-home-wrong = Dan brengt je tegenstander hem thuis. Ga helemaal.
lesson-corner-diagonal = Op de diagonaal verliest wie moet: Geel gaat naar links, Blauw even ver omlaag. Kijk.
lesson-corner-reach = Nu jij: ga naar de diagonaal.
lesson-corner-reach-wrong = Dat is niet de diagonaal: even ver naar links als omlaag.
lesson-corner-again = Geel verliet de diagonaal. Ga erop terug.
lesson-corner-queen = Met diagonale zetten verliezen andere velden: de gemarkeerde paren van de dame. Kijk hoe Blauw erheen gaat.
lesson-corner-find = Nu jij: ga naar een gemarkeerd veld.
lesson-corner-find-wrong = Vandaar bereikt je tegenstander een gemarkeerd veld.
