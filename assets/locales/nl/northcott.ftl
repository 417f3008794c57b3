### De teksten van Northcott in het Nederlands.

## Het spel.

game-northcott-name = Northcott
game-northcott-line = Schuif, kom dichterbij, sluit in.
game-northcott-rules = Schuif in je beurt een van je schijven langs zijn rij, zo ver als je wilt, naar links of rechts, maar nooit voorbij de andere.
goal-northcott = Laat je tegenstander geen zet
rules-northcott = Wie niet kan zetten, verliest.
picture-northcott-slide = Schuif een van je schijven langs zijn rij, zo ver als je wilt.
picture-northcott-jump = Een schijf kan niet over de andere springen, maar mag wel terug.

## Het opzetten.

setup-place-northcott = Klikken of tikken plaatst de hier gekozen schijf, de rechterknop of lang drukken de andere.

## Borden, naar hun parameters.

preset-northcott-2x12 = 2 × 12
preset-northcott-3x8 = 3 × 8
preset-northcott-3x12 = 3 × 12
preset-northcott-5x12 = 5 × 12

## Computertegenstanders.

opponent-northcott-original = Het origineel
opponent-northcott-original-line = Telt de gaten en wacht op je fout.
original-northcott-origin = De maker van het oorspronkelijke Northcott-programma schreef het.
original-northcott-thinking = Het telt de lege velden tussen de twee stenen van elke rij en maakt daarvan de nim-som. Is die niet nul, dan neemt het de eerste rij van boven waarin het zo kan naderen dat de som nul wordt. Is die nul, dan zet het in de rij waar jouw steen het verst rechts staat zijn steen op een willekeurig veld.
original-northcott-blind-spots = Het weet niet dat ook een terugtocht kan winnen, en zet in verloren stelling geen vallen.
opponent-trait-retreats = Gaat zonder plan {$n}% van de tijd terug.

## Hoe een partij is afgelopen.

result-northcott = {$loser} kan niet meer zetten.

## Waarom een zet wordt geweigerd.

illegal-crosses = Schijven mogen elkaar niet passeren.
illegal-wrong-order = De ring moet links van het kruis staan.

## Waarom een tekst niet als stelling te lezen is.

expected-row-comma = een komma vóór de volgende rij
expected-dash = “-” tussen de kolommen van de ring en het kruis
expected-row-letter = een rijletter (a, b, …)

## Hints: waar kijken, wat daar doen, waarom.

hint-what-advance =
    { $n ->
        [one] Schuif {$n} veld vooruit, naar {$cell}.
       *[other] Schuif {$n} velden vooruit, naar {$cell}.
    }
hint-what-retreat =
    { $n ->
        [one] Schuif {$n} veld terug, naar {$cell}.
       *[other] Schuif {$n} velden terug, naar {$cell}.
    }
hint-why-gaps = Tel de gaten als stapels: dan heeft elke binaire kolom een even aantal enen. Gaat een schijf terug, sluit dan dat gat weer.
hint-why-lost-gaps = De gaten vormen al paren in elke binaire kolom, dus breekt elke zet een paar. Ga een klein stukje en hoop op een fout.

## Spelen en leren: wat een zet de tegenstander toestaat, of wat hij heeft gemist.

mistake-gaps = De nim-som van de gaten is nu {$n}; 0 had gewonnen.

## Het onderzoek.

research-gaps = Northcott
research-rows = Rijen
research-largest-gap = Grootste gat
research-begin-gaps = Een stelling is goed voor wie die net heeft bereikt. Met alle gaten dicht is die goed; een stelling vanwaar een goede te bereiken is, is dat niet. Druk op Start of Stap.
research-rule-xor = xor is 0
research-xor = {$left} xor {$right}
research-sum = {$left} = {$sum}
research-row = Rij {$row}

## De lijst van toetsen.

help-does-place-first = Northcott, opzet: blauwe schijven plaatsen
help-does-place-second = Northcott, opzet: gele schijven plaatsen

## Voor schermlezers.

heaps-northcott = Gaten: {$heaps}.

## De les.

lesson-northcott-slide = Schuif een van je blauwe stenen in zijn rij, maar niet voorbij de andere. Probeer het.
lesson-northcott-end = Wie niet kan, verliest. Laat Geel geen zet.
lesson-northcott-end-wrong = Dan kan Geel nog. Sluit het gat in de onderste rij.
lesson-northcott-gaps = Een gat is een hoop van Nim. Beide zijn gelijk: Geel schuift er twee op, Blauw ook. Kijk.
lesson-northcott-equal = Gaten van vijf en drie. Maak ze gelijk.
lesson-northcott-unequal = Dan zijn de gaten niet gelijk. Maak het brede drie.
lesson-northcott-follow = Geel ging in de onderste rij terug. Dat helpt niet: volg even ver.
lesson-northcott-follow-wrong = Volg de steen die terugging: twee velden in de onderste rij.
lesson-northcott-find = Drie gaten: drie, vier en vijf, als in Nim. Vind de zet waarna ze paren vormen.
lesson-northcott-find-wrong = Dan blijft er een groep zonder partner. Kijk naar de eerste rij.
