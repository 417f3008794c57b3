### De teksten van Lijnen in het Nederlands.

## Het spel.

game-mnk-name = Lijnen
game-mnk-line = Van boter-kaas-en-eieren tot vijf op een rij.
game-mnk-rules = Leg om de beurt een steen op een leeg punt. Wie als eerste een ononderbroken lijn van {$len} maakt, horizontaal, verticaal of diagonaal, wint. Een vol bord is remise.
variant-mnk-tic-tac-toe = Tic-tac-toe
variant-mnk-gomoku = Gomoku
variant-mnk-renju = Renju
setup-place-mnk = Een klik of tik zet een steen van de hier gekozen kant of neemt de eigen steen weg; de rechterknop of lang drukken is voor de andere kant.
goal-mnk-3 = Drie op een rij
goal-mnk-4 = Vier op een rij
goal-mnk-5 = Vijf op een rij
goal-mnk = {$len} op een rij
goal-mnk-exact = Precies {$len} op een rij
rules-mnk-freestyle = Een langere lijn wint ook.
rules-mnk-exact = Een langere lijn wint niet.
rules-mnk-renju = Wie begon, heeft er precies vijf op een rij nodig en mag niet spelen op punten met een kruisje.
picture-mnk-place = Leg om de beurt een steen op een leeg punt.
picture-mnk-line = Wie als eerste een ononderbroken lijn van {$len} maakt, horizontaal, verticaal of diagonaal, wint.
picture-mnk-full = Een vol bord is remise.

## Het opzetten.

setup-opening = Opening
setup-opening-free = Vrij
setup-opening-swap = Swap
setup-opening-swap-line = Wie begint, legt drie stenen, van beide kanten, en de ander kiest een kant. Zonder rating.
setup-opening-swap2 = Swap2
setup-opening-swap2-line = Wie begint, legt drie stenen, van beide kanten. De ander kiest een kant, of legt er nog twee en laat de keuze over. Zonder rating.
setup-opening-pro = Pro
setup-opening-pro-line = De eerste steen komt in het midden, de derde buiten de middelste 5 × 5. Zonder rating.
setup-opening-long-pro = Long Pro
setup-opening-long-pro-line = De eerste steen komt in het midden, de derde buiten de middelste 7 × 7. Zonder rating.
setup-opening-rif = RIF
setup-opening-rif-line = Wie begint, legt de eerste drie stenen in het midden, de ander kiest een kant, en van twee aangeboden punten voor steen 5 wordt er een gekozen. Zonder rating.
setup-opening-yamaguchi = Yamaguchi
setup-opening-yamaguchi-line = Wie begint, legt de eerste drie stenen in het midden en zegt hoeveel punten voor steen 5 worden aangeboden; de ander kiest een kant. Zonder rating.
setup-opening-soosyrv-8 = Soosyrv-8
setup-opening-soosyrv-8-line = Wie begint, legt de eerste drie stenen in het midden en de ander kiest een kant; met steen 4 worden tot acht punten voor steen 5 aangekondigd, en de kanten worden opnieuw gekozen. Zonder rating.
setup-opening-taraguchi-10 = Taraguchi-10
setup-opening-taraguchi-10-line = Na elk van de eerste vijf stenen kiest de ander een kant; na steen 4 kunnen in plaats daarvan tien punten voor steen 5 worden aangeboden. Zonder rating.

## Borden, naar hun parameters.

preset-mnk-3x3x3 = 3 × 3
preset-mnk-9x9x5 = 9 × 9
preset-mnk-15x15x5 = 15 × 15
preset-mnk-15x15x5-renju = 15 × 15, renju
preset-mnk-19x19x5 = 19 × 19
preset-mnk-6x6x4 = 6 × 6, vier
parameter-mnk-exact = precies
parameter-mnk-renju = renju

## Wat je vóór het spel kunt kiezen.

field-len = Lengte van de lijn
field-len-hint = {$min} t/m {$max}, hoogstens de langste zijde
field-rule = Regel
field-rule-freestyle = Vrij
field-rule-freestyle-hint = Langere lijnen winnen ook.
field-rule-exact = Precies
field-rule-exact-hint = Langere lijnen winnen niet.
field-rule-renju = Renju
field-rule-renju-hint = Wie begint, mag geen zes op een rij maken, en geen twee vieren of twee open drieën tegelijk. De andere kant wel.
field-error-line-too-long = Een lijn van {$len} past niet: de langste zijde heeft {$longest}.
field-error-renju-line = Renju speel je met lijnen van 5, niet {$len}. Kies 5 of een andere regel.

## Computertegenstanders.

opponent-noughts-1 = Noughts 1
opponent-noughts-1-line = Kijkt één zet vooruit.
opponent-noughts-2 = Noughts 2
opponent-noughts-2-line = Kijkt naar zijn zet en jouw antwoord.
opponent-noughts-3 = Noughts 3
opponent-noughts-3-line = Kijkt drie zetten vooruit.
opponent-noughts-4 = Noughts 4
opponent-noughts-4-line = Kijkt vier zetten vooruit en neemt de tijd.
opponent-noughts-5 = Noughts 5
opponent-noughts-5-line = Kijkt vijf zetten vooruit; traag op grote borden.
opponent-noughts-6 = Noughts 6
opponent-noughts-6-line = Kijkt zes zetten vooruit; heel traag.
opponent-boora-05 = Boora 0.5
opponent-boora-05-line = Bouwt eigen lijnen en kijkt nauwelijks naar die van jou.
opponent-boora-06 = Boora 0.6
opponent-boora-06-line = Bouwt eigen lijnen en zit die van jou dwars.
original-noughts-origin = De maker van het oorspronkelijke programma Noughts schreef het. Daar dacht het op de achtergrond, zodat de pagina bleef reageren.
original-noughts-thinking = Het probeert elk leeg punt, dan elk antwoord enzovoort, zoveel zetten vooruit als het getal in zijn naam zegt. Aan het eind beoordeelt het elke rij punten die nog een lijn kan worden: hoe meer stenen van één kleur alleen, hoe meer ze telt. Het speelt de zet die tot het beste oordeel leidt (minimax met alfa-bèta-snoei).
original-noughts-blind-spots = Alles na de laatste zet die het bekijkt: een langer plan verrast het.
original-boora-05-origin = De maker van het oorspronkelijke programma Boora schreef het. 0.5 is de eerste van twee versies.
original-boora-05-thinking = Het kijkt alleen naar brandpunten: de lege punten dicht bij de stenen, in de acht richtingen. Op elk denkt het zich een eigen steen en telt op wat de lijnen erdoor waard zijn. Het speelt altijd het punt dat het meest waard is.
original-boora-05-blind-spots = Jouw dreigingen: het bouwt eigen lijnen en vraagt niet wat jij hierna speelt.
original-boora-06-origin = De maker van het oorspronkelijke programma Boora schreef het als opvolger van 0.5. Volgens de maker wint het op 15×15 met zwart van 0.5 en verliest het met wit.
original-boora-06-thinking = Het waardeert de punten rond de stenen zoals 0.5 en maakt zijn lijn af als het kan. Is je laatste zet veel voor je waard, dan verdedigt het: bij die steen neemt het het punt dat voor jou het meest waard is. Anders speelt het het punt dat voor hemzelf het meest waard is.
original-boora-06-blind-spots = Jouw oudere stenen, en wat na zijn zet komt: twee dreigingen tegelijk verslaan het.
perfect-origin = Dit programma heeft een bewijs gevonden dat op dit bord wint wie begint. Een controle die niets gelooft, is elk antwoord nagegaan.
perfect-thinking = Het zoekt de stelling op in het bewijs en speelt de zet die daar staat. Een korte winst met dreigingen vindt het zelf. Waar het verliest, speelt het het antwoord dat het langst standhoudt.
perfect-blind-spots = Stellingen die het bewijs niet bereikt, omdat wie begint iets anders heeft gespeeld. Daar speelt het als Meester.
perfect-fair = Op dit bord wint wie begint, wat de andere kant ook doet. Openingsregels maken vijf op een rij weer eerlijk: bij Swap2 kiest de andere kant, bij renju zijn sommige punten verboden voor wie begint.
opponent-trait-misses-diagonals = Ziet geen diagonalen.
opponent-trait-overlooks-threats = Vergeet {$n}% van de tijd naar je stenen te kijken.
opponent-trait-misses-forced-wins = Zoekt niet naar reeksen dreigingen.

## De opening.

opening-you-place = Je legt stenen van beide kanten, in deze volgorde: {$stones}.
opening-opponent-places = De tegenstander legt stenen van beide kanten, in deze volgorde: {$stones}.
opening-beginner-places = Wie begint, legt stenen van beide kanten, in deze volgorde: {$stones}.
opening-other-places = Wie niet begon, legt stenen van beide kanten, in deze volgorde: {$stones}.
opening-puts = {$name} legt steen {$number}.
opening-in-centre = Steen {$number} komt in het midden van het bord.
opening-in-central = Steen {$number} komt in de middelste {$n} × {$n}.
opening-outside = Steen {$number} komt buiten de middelste {$n} × {$n}.
opening-one-of-offered = {$name} kiest waar steen {$number} komt: op een van de aangeboden punten.
opening-offers = {$name} biedt punten voor steen {$number} aan, geen twee ervan symmetrisch. Nog aan te bieden: {$n}.
opening-you-choose = Jouw keuze: welke kant wil je spelen?
opening-opponent-chooses = De tegenstander kiest een kant.
opening-beginner-chooses = Wie begon, kiest een kant.
opening-other-chooses = Wie niet begon, kiest een kant.
opening-announces = {$name} zegt hoeveel punten voor steen {$number} worden aangeboden.
opening-take = Neem {$name}
opening-two-more = Nog twee stenen leggen
opening-number = {$n}
opening-offer-points = {$n} punten aanbieden
opening-your-side = Jouw kant is vanaf nu {$name}.
opening-swapped = De kanten zijn gewisseld.
opening-kept = De kanten blijven zoals ze waren.

## Hoe een partij is afgelopen.

result-mnk =
    { $len ->
        [one] Een lijn van {$len} steen.
       *[other] Een lijn van {$len} stenen.
    }
result-mnk-draw = Het bord is vol.
result-mnk-stuck = Elk leeg punt is verboden.
result-mnk-foul = {$loser} speelde waar renju het verbiedt.

## Waarom een zet wordt geweigerd.

illegal-overline = Te lang: dit zou zes of meer op een rij zijn. Renju verbiedt dat aan wie begon.
illegal-double-four = Dubbele vier: dit zou twee vieren tegelijk zijn. Renju verbiedt dat aan wie begon.
illegal-double-three = Dubbele drie: dit zou twee open drieën tegelijk zijn. Renju verbiedt dat aan wie begon.
illegal-opening-centre = Deze steen komt in het midden van het bord.
illegal-opening-central = Deze steen komt in de middelste {$n} × {$n}.
illegal-opening-outside = Deze steen komt buiten de middelste {$n} × {$n}.
illegal-opening-offered = Kies een van de aangeboden punten.
illegal-opening-offered-already = Dat punt is al aangeboden.
illegal-opening-symmetrical = Dat punt is symmetrisch met een al aangeboden punt: de stenen zouden er hetzelfde uitzien. Bied een ander aan.
illegal-opening-announce-first = Zeg eerst hoeveel punten worden aangeboden.

## Waarom een tekst niet als stelling of partij te lezen is.

expected-stones = o, x (een ervan als hoofdletter) of een aantal lege velden
expected-mnk-parameter = m=, n= of k= (kolommen, rijen, lengte van de lijn)
expected-no-parameter = meteen “)”
board-error-line = kant {$side} heeft een lijn, dus kan die niet aan zet zijn
board-error-last-stone = de laatste steen is van kant {$side}, dus kan die niet aan zet zijn
board-error-last-in-no-line = er is een lijn, maar de laatste steen ligt er niet in
games-of-lines = partijen van Lijnen

## Waarom de computer deze zet koos.

why-even-opening = Bevoordeelt geen van de kanten.
why-takes-first = Koos Blauw, want Blauw staat beter.
why-takes-second = Koos Geel, want Geel staat beter.
why-leaves-sides = Legt nog twee stenen en laat de keuze van kant over.
why-announces = Met {$n} aangeboden punten staat geen van de kanten beter.
why-completes-line = Maakt een lijn af.
why-blocks-line = Blokkeert een lijn die anders nu af zou zijn.
why-open-four = Dreigt op twee plaatsen een lijn af te maken.
why-defends = Blokkeert een groeiende lijn.

## Hints: waar kijken, wat daar doen, waarom.

hint-what-stone = Leg je steen op {$cell}.
hint-why-completes-line =
    { $n ->
        [one] Dit wint meteen: een lijn van {$n} steen.
       *[other] Dit wint meteen: een lijn van {$n} stenen.
    }
hint-why-stops-line = Anders maakt je tegenstander hier meteen een lijn af.
hint-why-double-threat =
    { $n ->
        [one] Dan kun je op {$n} punt een lijn afmaken.
       *[other] Dan kun je op {$n} punten een lijn afmaken; er is er maar één te stoppen.
    }
hint-why-cannot-stop =
    { $n ->
        [one] Je tegenstander kan op {$n} punt een lijn afmaken.
       *[other] Je tegenstander kan op {$n} punten een lijn afmaken, en je kunt er maar één stoppen. Hoop dat hij het over het hoofd ziet.
    }
hint-why-stops-double = Anders dreigt je tegenstander op twee punten tegelijk, en je kunt er maar één stoppen.
hint-why-threatens = Dit dreigt een lijn af te maken en moet dus worden beantwoord.
hint-why-prepares = Nog één steen, en je lijn kan op twee plaatsen worden afgemaakt.
hint-why-opening = De meeste lijnen lopen door het midden.
hint-step-completes = maakt de lijn af
hint-step-double-threat = dreigt op twee punten tegelijk
hint-step-blocks = stopt de lijn
hint-step-four = dreigt een lijn af te maken
hint-step-three = bereidt twee dreigingen tegelijk voor

## Wat de andere kant zou doen als die nu aan zet was.

threat-completes = Hier zou je tegenstander een lijn afmaken.
threat-doubles =
    { $n ->
        [one] Hier zou je tegenstander dreigen op {$n} punt een lijn af te maken.
       *[other] Hier zou je tegenstander dreigen op {$n} punten tegelijk een lijn af te maken.
    }
threat-begins-win =
    { $n ->
        [one] Hier zou je tegenstander een winst met dreigingen beginnen, in {$n} zet.
       *[other] Hier zou je tegenstander een winst met dreigingen beginnen, in {$n} zetten.
    }

## Spelen en leren: wat een zet de tegenstander toestaat, of wat hij heeft gemist.

mistake-lets-complete =
    { $n ->
        [one] Nu kan je tegenstander een lijn afmaken.
       *[other] Nu kan je tegenstander op {$n} punten een lijn afmaken, en je kunt er maar één stoppen.
    }
mistake-lets-double =
    { $n ->
        [one] Nu kan je tegenstander dreigen op {$n} punt een lijn af te maken.
       *[other] Nu kan je tegenstander dreigen op {$n} punten tegelijk een lijn af te maken, en je kunt er maar één stoppen.
    }
mistake-answer-four = Het beste antwoord van je tegenstander, {$move}, dreigt een lijn af te maken.
mistake-answer-three = Het beste antwoord van je tegenstander, {$move}, bereidt twee dreigingen tegelijk voor.

## Waarom een partij verloren ging.

loss-three-became-four = De drie {$stones} werd een vier met {$next}, en {$last} maakte de lijn af.
loss-line-grew = De stenen {$stones} werden er meer met {$next}, en {$last} maakte de lijn af.

## Bestanden van andere programma’s die niet te openen of te schrijven zijn.

format-error-fives = dit formaat ({$format}) kent alleen lijnen van vijf, deze partij is {$id}; kies SGF
opened-cut = wat volgt is weggelaten: {$reason}
opened-behind-the-end = zetten na het einde van de partij zijn weggelaten: {$n}
opened-set-up-later = na zet {$move} worden stenen opgesteld; wat volgt is partij {$game} van dit bestand
opened-out-of-turn = na zet {$move} past een kant of zet die twee keer; wat volgt is partij {$game} van dit bestand
opened-put =
    { $n ->
        [one] de eerste steen is het begin van de partij: daarna past een kant of zet die twee keer
       *[other] de eerste {$n} stenen zijn het begin van de partij: na elke steen past een kant of zet die twee keer
    }
opened-put-times = de tijden van deze stenen zijn weggelaten
opened-pass = een pas is weggelaten
opened-other-result = het bestand noemt een andere uitslag dan de zetten geven
opened-guessed-rule = het bestand noemt de regel niet; de zetten passen bij {$rule}
opened-without-opening = de zetten of keuzes volgen niet de openingsregel die het bestand noemt; de partij is zonder die regel geopend
opened-board-size = het bord heeft {$cols} × {$rows} punten; {$games} hebben {$least} tot {$most} kolommen en rijen
file-error-empty = het bestand is leeg
file-error-unknown = dit is geen partij in een bekend formaat; te openen zijn SGF, Piskvork (.psq), RenLib (.lib), RenjuNet (.rif), Yixin (.sav), KJumpingCube (.kjc), PlayOK, PGN, openingen van Gomocup, lijsten van zetten zoals h8 i9 en diagrammen van X, O en punten
file-error-archive = dit is een ingepakt archief; pak het uit en open de bestanden erin
file-error-no-game = in dit bestand ({$format}) staat geen partij
file-error-write-size = dit formaat heeft geen bord van {$cols} × {$rows}; kies SGF
file-error-write-setup = dit formaat kan geen opgestelde stenen bevatten; kies SGF
file-error-write-pass = in dit formaat kan niet worden gepast; kies SGF
file-error-write-turns = in dit formaat begint zwart en zetten de kanten om de beurt; kies SGF
file-error-write-format = partijen in dit formaat ({$format}) kunnen worden gelezen, maar niet geschreven; kies SGF

## Voor schermlezers.

reading-forbidden = verboden

## De les.

lesson-mnk-five = Vijf op een rij wint. Maak de lijn af.
lesson-mnk-five-wrong = Speel aan een open eind van de vier.
lesson-mnk-block = Geel heeft er vier en zou vijf maken. Blokkeer.
lesson-mnk-block-wrong = Dan maakt Geel vijf. Speel waar de lijn open is.
lesson-mnk-three = Een open drie. Maak er een vier met twee open einden van: er is er maar één te blokkeren.
lesson-mnk-three-wrong = Leg de steen naast de drie.
lesson-mnk-block-three = Een open drie moet dus meteen gestopt. Blokkeer die van Geel.
lesson-mnk-block-three-wrong = Dan maakt Geel een vier met twee open einden. Speel naast de drie.
lesson-mnk-double = Twee dreigingen tegelijk zijn niet te blokkeren. Vind het punt voor een vier en een open drie.
lesson-mnk-double-wrong = Kijk waar de twee lijnen kruisen.
lesson-mnk-finish = Geel blokkeerde de vier. Gebruik de drie.
lesson-mnk-renju = In renju mag wie begon geen twee open drieën tegelijk maken. Een kruisje toont zo’n punt: druk erop.

## Puzzles.

puzzles-force-mnk =
    { $n ->
        [one] win meteen.
       *[other] win in {$n} zetten met alleen vieren.
    }

## Wat bij het lezen van een bestand is overgeslagen, veranderd of geraden.

file-note-at = regel {$line}, kolom {$column}: {$reason}
file-note-at-byte = byte {$byte}: {$reason}
file-note-encoding-named = de tekst staat in {$name}, zoals het bestand aangeeft
file-note-encoding-named-unreadable =
    { $count ->
        [one] de tekst staat in {$name}, zoals het bestand aangeeft; {$count} teken is onleesbaar
       *[other] de tekst staat in {$name}, zoals het bestand aangeeft; {$count} tekens zijn onleesbaar
    }
file-note-encoding-guessed = het bestand geeft niet aan hoe de letters zijn gecodeerd; ze zijn gelezen als {$name}
file-note-encoding-guessed-unreadable =
    { $count ->
        [one] de letters zijn gelezen als {$name}; {$count} teken is onleesbaar
       *[other] de letters zijn gelezen als {$name}; {$count} tekens zijn onleesbaar
    }
file-note-other-text =
    { $count ->
        [one] {$count} teken andere tekst is overgeslagen
       *[other] {$count} tekens andere tekst zijn overgeslagen
    }
file-note-bracket = hier ontbreekt een haakje of puntkomma, of er staat er een te veel
file-note-passed-over = “{$what}” is overgeslagen; er is niets over bekend
file-note-bad-value = “{$value}” is overgeslagen; het is niet te lezen als {$name}
file-note-rest = de rest van de partij is niet te lezen, vanaf “{$found}”
file-note-size = de grootte van het bord ontbreekt of klopt niet; het bord heeft nu {$cols} × {$rows} punten
file-note-side = het bestand zegt niet van wie deze zet is; hij is gelezen als een zet om de beurt
file-note-unknown-rule = de regels “{$name}” zijn onbekend
file-note-rule-freestyle = de regels “{$name}” zijn zo gelezen: langere lijnen winnen ook
file-note-rule-exact = de regels “{$name}” zijn zo gelezen: langere lijnen winnen niet
file-note-rule-renju = de regels “{$name}” zijn gelezen als renju
file-note-other-game = volgens het bestand is dit een ander spel, nummer {$number}; het is gelezen als Gomoku
file-note-too-many = er staat meer in het bestand; alleen de eerste {$most} zijn gelezen
file-note-more =
    { $count ->
        [one] en nog {$count} opmerking
       *[other] en nog {$count} opmerkingen
    }
file-note-coordinates-from-0 = kolommen en rijen zijn van linksboven geteld vanaf 0
file-note-coordinates-from-1 = kolommen en rijen zijn van linksboven geteld vanaf 1
file-note-coordinates-without-i = de kolommen zijn gelezen zonder de letter I
file-note-coordinates-from-top = de rijen zijn van boven geteld
