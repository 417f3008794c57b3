### De teksten van Atomen in het Nederlands.

## Het spel.

game-atoms-name = Atomen
game-atoms-line = Eén atoom te veel, en alles vliegt de lucht in.
game-atoms-rules = Leg in je beurt een atoom op een leeg veld of op een van jezelf.
variant-atoms-chain = Kettingreactie
setup-place-atoms = Een klik of tik voegt een atoom van de hier gekozen kant toe; na het laatste wordt het veld leeg; de rechterknop of lang drukken is voor de andere kant.
goal-atoms = Vier ontploffen; verover elk veld
goal-atoms-chain = Verover elk veld
rules-atoms = Een veld ontploft bij vier atomen: naar elk buurveld vliegt er één en verovert het; wat over de rand vliegt, is verloren. Buurvelden kunnen op hun beurt ontploffen. Wie geen veld meer heeft, verliest.
rules-atoms-chain = Een veld ontploft als het evenveel atomen als buurvelden heeft: twee in een hoek, drie aan een rand, elders vier. Naar elk buurveld vliegt er één en verovert het, en dat kan ook ontploffen. Wie geen veld meer heeft, verliest.
picture-atoms-burst = Een veld ontploft bij vier atomen: naar elk buurveld vliegt er één en verovert het.
picture-atoms-burst-chain = Een veld ontploft als het evenveel atomen als buurvelden heeft, en naar elk vliegt er één.
picture-atoms-chain = Buurvelden kunnen op hun beurt ontploffen.
picture-atoms-end = Wie geen veld meer heeft, verliest.

## Borden, naar hun parameters.

preset-atoms-8x8 = 8 × 8
preset-atoms-8x8-chain = 8 × 8, ketting
preset-atoms-5x5 = 5 × 5
preset-atoms-6x9-chain = 6 × 9, ketting
parameter-atoms-chain = ketting

## Wat je vóór het spel kunt kiezen.

field-chain = Kettingreactie
field-chain-hint = Velden ontploffen bij evenveel atomen als ze buren hebben, en er gaat niets verloren

## Computertegenstanders.

opponent-atoms-original = Het origineel
opponent-atoms-original-line = Begint ergens en verzamelt zich dan aan jouw grens.
opponent-atoms-first-plan = Eerste plan van het origineel
opponent-atoms-first-plan-line = Neemt het halve bord voordat het aanvalt. Zwakker dan Toeval.
original-atoms-origin = De maker van het oorspronkelijke Atoms-programma schreef het. Dit is de regel waar die bij bleef.
original-atoms-thinking = In zijn eerste beurten neemt het willekeurige lege cellen. Later vult het meestal een eigen cel naast een van jou, zodat die daar ontploft, en soms neemt het nog een lege. Raakt geen van zijn cellen de jouwe, dan vult het er zomaar een.
original-atoms-blind-spots = Het kijkt niet vooruit: niet naar de reactie die zijn zet veroorzaakt en niet naar jouw antwoord.
original-atoms-first-plan-origin = De maker van het oorspronkelijke Atoms-programma was dit eerst van plan en liet het later vallen.
original-atoms-first-plan-thinking = Zolang het maar een deel van het bord bezit, neemt het willekeurige lege cellen. Daarna vult het meestal een eigen cel naast een van jou. Is die er niet, dan vult het er zomaar een van zichzelf.
original-atoms-first-plan-blind-spots = Het verspreidt zich dun terwijl jij krachten verzamelt, en kijkt niet vooruit. Zo is het zwakker dan Toeval.
opponent-trait-sees-waves =
    { $n ->
        [one] Ziet {$n} golf van een reactie.
       *[other] Ziet {$n} golven van een reactie.
    }
opponent-trait-counts-only-atoms = Telt de atomen, niet de gevaren.

## Hoe een partij is afgelopen.

result-atoms = {$loser} heeft geen veld meer.
illegal-atoms-alone = Zet eerst een atoom van de andere kant: niemand kan alleen op het bord aan zet zijn.

## Waarom een tekst niet als stelling te lezen is.

expected-atoms = a t/m g, A t/m G of een aantal lege velden
board-error-only-side = alleen kant {$side} heeft atomen, dus die heeft net gezet en kan niet aan zet zijn
board-error-too-many-atoms =
    { $most ->
        [one] {$cell} kan hier hoogstens {$most} atoom bevatten
       *[other] {$cell} kan hier hoogstens {$most} atomen bevatten
    }

## Bestanden van andere programma’s: bewaarde partijen van KJumpingCube.

kjumpingcube-rules = geopend uit KJumpingCube met de regel kettingreactie; anders dan daar is een cel vrij die al haar atomen heeft weggeschoten, en wint wie alle atomen heeft veroverd
kjumpingcube-at-line = regel {$line}: {$reason}
kjumpingcube-passed-over = ‘{$what}’ is overgeslagen; het is niet te lezen
kjumpingcube-size = de grootte van het bord ontbreekt of klopt niet; het bord heeft nu {$side} × {$side} cellen
kjumpingcube-missing =
    { $n ->
        [one] {$n} cel ontbreekt in het bestand en is nu leeg
       *[other] {$n} cellen ontbreken in het bestand en zijn nu leeg
    }
kjumpingcube-freed =
    { $n ->
        [one] {$n} cel zonder atomen die van een kant was, is nu vrij
       *[other] {$n} cellen zonder atomen die van een kant waren, zijn nu vrij
    }
kjumpingcube-too-many = {$cell} heeft in het bestand {$points} punten en houdt er hier {$most}
kjumpingcube-turn = het bestand zegt niet wie aan zet is, of dat kan niet; kant {$side} is aan zet
kjumpingcube-no-board = in deze bewaarde partij van KJumpingCube staat geen bord

## Waarom de computer deze zet koos.

why-grows-at-front = Groeit op de grens tussen de kanten.
why-wins-cascade = Zijn kettingreactie wint de partij.

## Hints: waar kijken, wat daar doen, waarom.

hint-what-atom = Leg een atoom op {$cell}.
hint-why-wins-cascade =
    { $waves ->
        [one] Dit wint meteen: na {$waves} golf heeft je tegenstander geen veld meer.
       *[other] Dit wint meteen: na {$waves} golven heeft je tegenstander geen veld meer.
    }
hint-why-captures =
    Dit verovert { $n ->
        [one] {$n} veld
       *[other] {$n} velden
    } in { $waves ->
        [one] {$waves} golf
       *[other] {$waves} golven
    }.
hint-why-captures-and-saves =
    Dit verovert { $n ->
        [one] {$n} veld
       *[other] {$n} velden
    } in { $waves ->
        [one] {$waves} golf
       *[other] {$waves} golven
    } en redt {$saved} van jouw velden.
hint-why-captures-and-leaves-nothing =
    Dit verovert { $n ->
        [one] {$n} veld
       *[other] {$n} velden
    } in { $waves ->
        [one] {$waves} golf
       *[other] {$waves} golven
    }, en je tegenstander kan niets veroveren.
hint-why-leaves-nothing = Hierna kan je tegenstander niets veroveren.
hint-why-threatens-capture =
    Dit dreigt { $n ->
        [one] {$n} veld
       *[other] {$n} velden
    } in { $waves ->
        [one] {$waves} golf
       *[other] {$waves} golven
    } te veroveren vanaf {$cell}.
hint-why-wins-race =
    Dit wint de race op {$cell}: { $n ->
        [one] {$n} atoom
       *[other] {$n} atomen
    } voorsprong op {$rival}.
hint-why-wins-race-for-corner =
    Dit wint de race om de hoek: {$cell} ligt { $n ->
        [one] {$n} atoom
       *[other] {$n} atomen
    } voor op {$rival}.
hint-why-line-captures =
    Na {$line} verover je { $n ->
        [one] {$n} veld
       *[other] {$n} velden
    } met {$move}.
hint-why-line-leaves =
    De beste gevonden reeks, {$line}, laat jou { $mine ->
        [one] {$mine} veld
       *[other] {$mine} velden
    } tegen {$theirs}.
hint-why-risks-at-most =
    { $n ->
        [one] Hierna kan je tegenstander hoogstens {$n} veld veroveren.
       *[other] Hierna kan je tegenstander hoogstens {$n} velden veroveren.
    }
hint-step-captures =
    { $n ->
        [one] verovert {$n} veld
       *[other] verovert {$n} velden
    }

## Wat de andere kant zou doen als die nu aan zet was.

threat-captures =
    Hier zou je tegenstander { $cells ->
        [one] {$cells} veld
       *[other] {$cells} velden
    } veroveren in { $waves ->
        [one] {$waves} golf
       *[other] {$waves} golven
    }.
threat-wins =
    Hier zou je tegenstander { $cells ->
        [one] je laatste veld
       *[other] al je {$cells} velden
    } veroveren in { $waves ->
        [one] {$waves} golf
       *[other] {$waves} golven
    }.

## Spelen en leren: wat een zet de tegenstander toestaat, of wat hij heeft gemist.

mistake-lets-cascade =
    Nu kan je tegenstander al je velden veroveren in { $waves ->
        [one] {$waves} golf
       *[other] {$waves} golven
    }.
mistake-lets-capture =
    Nu kan je tegenstander { $n ->
        [one] {$n} veld
       *[other] {$n} velden
    } veroveren in { $waves ->
        [one] {$waves} golf
       *[other] {$waves} golven
    } vanaf {$cell}.
mistake-line-captures =
    Na {$line} verovert je tegenstander { $n ->
        [one] {$n} veld
       *[other] {$n} velden
    } met {$move}.
mistake-missed-capture =
    Je had { $n ->
        [one] {$n} veld
       *[other] {$n} velden
    } kunnen veroveren.

## Waarom een partij verloren ging.

loss-wave =
    Golf {$wave} van {$waves} na het antwoord {$move} keerde de partij: { $n ->
        [one] {$n} van je velden ging over
       *[other] {$n} van je velden gingen over
    }.

## De lijst van toetsen.

help-does-wave-back = Atomen: één golf terug in het voorbeeld
help-does-wave-forward = Atomen: één golf vooruit in het voorbeeld

## Voor schermlezers.

reading-atoms =
    { $n ->
        [one] {$name}, {$n} atoom
       *[other] {$name}, {$n} atomen
    }

## De les.

lesson-atoms-add = Leg een atoom in een leeg vak of in een van jou. Probeer het.
lesson-atoms-burst = Vier atomen is te veel: het vak barst en er vliegt één naar elke buur. Leg het vierde.
lesson-atoms-full = Leg het in een vak van jou met drie.
lesson-atoms-capture = Wat naar een buur vliegt, maakt die van jou. Verover het gemarkeerde vak.
lesson-atoms-chain = Volle buren barsten op hun beurt: een ketting. Verover alles.
lesson-atoms-tempo = Twee tegen twee: wie als eerste drie heeft, barst als eerste. Wees de eerste.
lesson-atoms-tempo-wrong = Dan heeft Geel het eerst drie. Leg het in je vak met twee.
lesson-atoms-first = Drie tegen drie, en jij bent aan zet. Barst als eerste.
