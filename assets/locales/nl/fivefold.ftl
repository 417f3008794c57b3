### De teksten van fivefold in het Nederlands.
### Eén tekst per sleutel; {$name} vult het programma in. Opgeslagen wijzigingen zijn meteen te zien terwijl het draait.
### Wat maar één spel zegt, staat in het bestand van dat spel, naast dit bestand.

app-name = fivefold
app-line = { $n ->
    [5] Vijf oude spellen aan één tafel
    [one] { $n } spel aan één tafel
   *[other] { $n } spellen aan één tafel
}

## De twee kanten. Ze tonen altijd ook hun vorm, niet alleen hun kleur.

side-first = Blauw
side-second = Geel

## Het menu.

menu-continue = Doorgaan
menu-continue-line = {$game}, {$moves}
menu-help = Toetsen
settings-sound = Geluid
settings-volume = Volume
hear-board-switch = Het bord horen
hear-board-line = Met de pijltoetsen hoor je elk veld: de rij als toonhoogte, de kolom van links naar rechts, en wat daar ligt. In de Nim-spellen zegt een akkoord na elke zet of de stelling in evenwicht is, behalve in ratingpartijen.
menu-fullscreen = Schermvullend
menu-open-file = Openen…

## Hoe snel de stukken bewegen.

speed-off = Uit
speed-slow = Traag
speed-normal = Normaal
speed-fast = Snel

## Een toets zet het geluid aan en uit.

sound-on = Geluid is aan
sound-off = Geluid is uit

## Een spel opzetten.

setup-presets = Borden
setup-board = Bord
setup-more = Meer opties
setup-clock = Klok
setup-clock-none = Geen
setup-clock-about = Minuten + seconden per zet; of minuten en daarna perioden × seconden die bij elke zet opnieuw beginnen. Wie door zijn tijd heen is, verliest.
setup-clock-minutes = Minuten per partij
setup-clock-increment = Seconden per zet
setup-clock-periods = Perioden daarna
setup-clock-period = Seconden per periode
setup-players = Spelers
setup-person = Mens
setup-begins = Wie begint
setup-begins-first = Blauw
setup-begins-second = Geel
setup-begins-random = Toeval
setup-begins-alternate = Om en om
setup-start-position = Beginstelling
setup-start-usual = Standaard
setup-start-random = Toeval
setup-start-placed = Eigen
setup-start = Start
setup-back = Menu
setup-placing-side = Plaatsen

## Wat je vóór het spel kunt kiezen, en binnen welke grenzen.

field-cols = Kolommen
field-cols-hint = {$min} t/m {$max}
field-rows = Rijen
field-rows-hint = {$min} t/m {$max}
field-error-out-of-range = Vul een getal van {$min} t/m {$max} in.
field-error-missing = Er ontbreekt een waarde.
field-decrease = Minder: {$field}
field-increase = Meer: {$field}

## Computertegenstanders.

opponent-random = Toeval
opponent-random-line = Speelt willekeurige zetten.
opponent-exact = Perfect
opponent-exact-line = Laat nooit een winst lopen.
opponent-engine = Engine
opponent-engine-line = Kijkt ver vooruit en ziet elke dreiging.
opponent-external-line = Een programma dat je hebt toegevoegd.
opponent-suitable = Past goed bij jou.
opponents-levels = Niveaus
opponents-own = Je eigen niveaus
opponents-originals = Alleen in dit spel
opponents-scripts = Scripts
opponents-programs = Andere programma’s
opponents-you = Jij: {$rating}
opponent-about = Over {$name}
opponent-play = Ertegen spelen
original-origin = Wie het schreef
original-thinking = Hoe het denkt
original-blind-spots = Wat het niet ziet
lasting-title = Hoelang houd je stand?
lasting-most = Het wint binnen {$most} zetten, die van jou meegeteld. Een andere weg is misschien sneller.
lasting-best = Je beste: {$n}.
lasting-none = Je hebt het nog niet geprobeerd.
lasting-fair = Is dat eerlijk?
proof-walk = Door het bewijs lopen
opponent-own-line = Een kopie van {$name} met eigen getallen.
own-level-numbers = Zijn getallen
own-level-file = Ze staan in {$file}. Wijzig ze daar; een nieuwe opzet leest ze.
script-file = Bestand
script-open = Bestand openen
script-mistake = Zijn laatste fout
script-copy-mistake = Fout kopiëren
script-printed = Wat het afdrukte
script-printed-nothing = Nog niets. Hier staat wat het script met print afdrukt.
script-copy-printed = Tekst kopiëren
script-edit = Hier bewerken
script-text = Tekst van het script
script-save = Opslaan
script-revert = Herstellen
script-delete = Wissen
script-keys = Ctrl+S slaat op, Esc sluit.
script-unsaved = Nog niet opgeslagen.
script-saved = Opgeslagen.
script-plays = Hier speelt het {$move}.
script-go-to-line = Naar regel {$line}
script-deleted = {$name} is gewist.
script-no-room = De browser heeft geen ruimte meer; dit is niet opgeslagen. Wis oude partijen of andere scripts en sla opnieuw op.
script-changed = Dit script is intussen elders gewijzigd. Sla opnieuw op om dat te vervangen, of herstel om het te zien.
opponent-clone = Kloon deze tegenstander
opponent-clone-name = Naam van de kloon
opponent-clone-hint = bijvoorbeeld mijn_eigen-2
opponent-clone-now = Klonen
opponent-clone-no-name = Een naam heeft 1 tot {$most} tekens: letters van A tot Z, cijfers, “-” en “_”.
opponent-clone-taken = Er is al een tegenstander of bestand met de naam {$name}.
opponent-clone-not-written = {$path} kan niet worden geschreven: {$reason}.
arena-title = Tegenstanders vergelijken
arena-games = Partijen
arena-about = Elke opening wordt twee keer gespeeld, met verwisselde kanten, zodat niemand de betere kant heeft.
arena-run = Starten
arena-stop = Stoppen
arena-nothing = Kies twee tegenstanders en start de partijen. Tabel en curve groeien terwijl ze spelen.
arena-running = {$done} van {$all} partijen gespeeld
arena-stopped = Gestopt na {$done} van {$all} partijen
arena-done = Klaar: {$done} van {$all} partijen
arena-won = Gew.
arena-drawn = Rem.
arena-lost = Verl.
arena-points = Score
arena-percent = {$percent}%
arena-score = {$name} scoort {$score} ± {$margin} (95% zeker).
arena-score-alone = {$name} scoort tot nu toe {$score}.
arena-forfeited = Partijen verloren zonder geldige zet: {$n}
arena-left-out = Paren weggelaten omdat een programma niet kon spelen: {$n}
arena-curve = Score over de partijen
help-does-arena = Vergelijking starten of stoppen

opponent-level-1 = Nieuweling
opponent-level-1-line = Heeft net de regels geleerd.
opponent-level-2 = Beginner
opponent-level-2-line = Ziet alleen wat voor de hand ligt.
opponent-level-3 = Leerling
opponent-level-3-line = Heeft af en toe een plan.
opponent-level-4 = Hobbyspeler
opponent-level-4-line = Speelt goed, maar ziet verborgen plannen niet.
opponent-level-5 = Clubspeler
opponent-level-5-line = Weet waar het om gaat, maar mist nog wel eens iets.
opponent-level-6 = Sterke speler
opponent-level-6-line = Laat zelden een fout onbestraft.
opponent-level-7 = Expert
opponent-level-7-line = Maakt bijna nooit een fout.
opponent-level-8 = Meester
opponent-level-8-line = Speelt zo goed als dit programma kan.

# Wat een niveau niet ziet, telkens één ding; ze staan samen achter zijn naam.
opponent-trait-perfect = Speelt perfect.
opponent-trait-full-strength = Heeft geen blinde vlekken.
opponent-trait-reads-columns =
    { $n ->
        [one] Leest getallen binair, maar alleen het laatste cijfer.
       *[other] Leest getallen binair, maar alleen de laatste {$n} cijfers.
    }
opponent-trait-reads-nothing = Kent de winnende strategie niet.
opponent-trait-sees-end =
    { $n ->
        [one] Speelt het einde goed, zodra er nog {$n} stap over is.
       *[other] Speelt het einde goed, zodra er nog {$n} stappen over zijn.
    }
opponent-trait-overlooks = Mist de winnende zet {$n}% van de tijd.
opponent-trait-loses-thread = Speelt {$n}% van de partij zonder plan.
opponent-trait-overlooks-moves = Mist {$n}% van alle zetten.
opponent-trait-random-share = {$n}% van de zetten is willekeurig.
opponent-trait-looks-at-no-reply = Kijkt alleen naar de eigen zet, niet naar je antwoord.
opponent-trait-looks-ahead =
    { $n ->
        [one] Kijkt {$n} zet vooruit.
       *[other] Kijkt {$n} zetten vooruit.
    }
opponent-trait-visits-at-most =
    { $n ->
        [one] Kijkt ver vooruit, maar bekijkt per zet maar {$n} stelling.
       *[other] Kijkt ver vooruit, maar bekijkt per zet maar {$n} stellingen.
    }

## De onderzoeksruimte: welke stellingen goed zijn, stap voor stap.

research-title = Onderzoek
research-back = Terug
research-enter = Winnende stellingen onderzoeken
research-turn = Draai met slepen of de pijltoetsen; zoom met het wiel, + en –
research-game = Spel
research-question = Vraag
research-list = Goede stellingen
research-list-empty = Nog geen.
research-pace = Tempo
research-pace-slow = Traag
research-pace-normal = Normaal
research-pace-fast = Snel
research-pace-at-once = Direct
research-run = Start
research-pause = Pauze
research-again = Opnieuw
research-step = Stap
research-put-on-board = Zet op een bord
research-step-good =
    { $struck ->
        [one] {$tuple}: hiervandaan is geen goede stelling te bereiken, dus is deze goed. Daardoor valt er nog {$struck} af.
       *[other] {$tuple}: hiervandaan is geen goede stelling te bereiken, dus is deze goed. Daardoor vallen er nog {$struck} af.
    }
research-step-struck = {$tuple}: hiervandaan is {$by} te bereiken, en die is goed. Dus valt {$tuple} af.
research-count =
    { $good ->
        [one] {$good} goede stelling; {$steps} van {$all} bekeken
       *[other] {$good} goede stellingen; {$steps} van {$all} bekeken
    }
research-agrees = De regel zegt hetzelfde: {$rule}.
research-differs = De regel zegt iets anders: {$rule}.
research-good = goed
research-struck = afgevallen
research-open = nog niet bekeken
research-proof = Bewijs
research-proof-squares = Goede stellingen hebben overal dezelfde binaire cijfers. Elk cijfer halveert de groepen op de diagonaal: in 8 × 8 liggen 4 × 4, daarin 2 × 2.
research-proof-tetrahedra = In elke binaire kolom moeten de enen paren vormen. Van de acht mogelijkheden voor een kolom passen er vier, dus bevat elke tetraëder er vier van halve grootte.
research-proof-columns = In elke binaire kolom moeten de enen paren vormen. Elke zet maakt dan een kolom oneven, en daarna kan één zet altijd alle kolommen weer even maken.

## Wie wint op borden van allerlei maten.

board-table-enter = Opgeloste borden
board-table-title = Wie wint op welk bord
board-table-about = Bij het beste spel. Of de langste kant ligt of staat, maakt niet uit; langere rijen winnen ook. Opgelost door fivefold zelf.
board-table-first = Wie begint, wint
board-table-second = De andere kant wint
board-table-draw = Remise
board-table-open = Niet opgelost
board-table-set-up = Dit bord opzetten

## Boards of different games with the same heaps.

theorem-title = Eén stelling, drie borden
theorem-answers = De computer antwoordt
theorem-shown-as = De hopen tonen als
theorem-heaps = Hopen
theorem-random = Willekeurig
theorem-play = Deze zet doen
theorem-other = In het volgende bord veranderen
theorem-stands = {$mover} aan zet, nim-som {$sum}. {$winner} kan winnen.
theorem-over = Er is niets over: {$winner} heeft gewonnen.
theorem-move = Hoop {$heap} gaat van {$before} naar {$after}.
theorem-point = Wijs op een bord een zet aan, of gebruik de pijltoetsen.
theorem-told = Kiezels, afstanden en gaten zijn dezelfde hopen. Een zet op één bord is dezelfde op alle, en dezelfde speler wint.
theorem-left-out =
    {$game} staat er niet bij: daar is maar plaats voor { $n ->
        [one] {$n} hoop
       *[other] {$n} hopen
    }.
theorem-heap = Hoop {$heap}
theorem-made = {$name}: hoop {$heap} van {$before} naar {$after}.

## Tijdens een partij.

play-your-turn = Jouw zet
clock-left = Resterende tijd: {$time}
clock-tenths = {$seconds}
clock-periods = {$time} ×{$n}
play-turn = {$name} aan zet
play-to-move = Aan zet
play-you = Jij
play-thinking = Denkt…
play-thinking-time = Denkt… {$seconds} s
play-press-again = Druk nog eens om daar te spelen.
play-computer-begins = Computer begint
play-undo = Terugnemen
play-redo = Opnieuw
play-go-on = Doorgaan
play-pause = Pauze
play-other-opponent = Andere tegenstander
play-waiting = Wacht
play-resign = Opgeven
play-resign-sure = Deze partij opgeven?
play-resign-not = Doorspelen
play-new-game = Nieuwe partij
play-again = Nog een keer
play-setup = Opzet
play-rules = Regels
rules-picture = Afbeelding {$n} van {$of}
rules-picture-before = Vorige afbeelding
rules-picture-after = Volgende afbeelding
play-menu = Menu
play-more = Meer
play-on-the-board = Op het bord
play-hint = Hint
play-hint-what = Zet?
play-hint-why = Waarom?
legal-switch = Mogelijke zetten tonen
threats-switch = Dreigingen tonen
hints-off = Hints staan uit in de instellingen.
play-save = Opslaan
play-copy-id = ID kopiëren
play-copy-link = Link kopiëren

## De zet op het bord: hoelang hij duurde, wat er nog meer is gespeeld en een opmerking erbij.

move-time = {$seconds} s
move-time-minutes = {$minutes} min {$seconds} s
move-start = Begin
move-captured =
    { $cells ->
        [one] {$cells} veld
       *[other] {$cells} velden
    } veroverd in { $waves ->
        [one] {$waves} golf
       *[other] {$waves} golven
    }.
move-burst =
    { $waves ->
        [one] {$waves} golf in gang gezet, niets veroverd.
       *[other] {$waves} golven in gang gezet, niets veroverd.
    }
move-variations = Varianten
move-others = Andere zetten:
move-promote = Tot hoofdvariant maken
move-delete = Vanaf deze zet wissen
comment = Opmerking
comment-of = Opmerking bij {$move}
comment-of-start = Opmerking bij de beginstelling
comment-hint = Schrijf een opmerking
comment-keys = Ctrl+Enter of Esc slaat op.
comment-save = Opslaan
comment-cancel = Annuleren
marking = Letters en tekens
marking-done = Klaar
marking-hint = Eén druk zet het teken daar, nog een druk haalt het weg. Intussen wordt er geen zet gespeeld.
mark-letters = Letters
mark-triangle = Driehoek
mark-circle = Cirkel
mark-square = Vierkant
mark-cross = Kruis
note-error-deleted = Deze zet is gewist.
note-error-too-long = De opmerkingen bij een partij mogen samen {$most} bytes innemen; met deze erbij zijn het er {$bytes}.
note-error-illegal = De analyse van een stelling moet beginnen met een zet die daar is toegestaan.
note-error-too-many = Een partij bewaart de analyse van hoogstens {$most} stellingen.
note-error-too-many-marks = Een partij bewaart hoogstens {$most} tekens op het bord.

## De balk van het terugspelen. Het getal zegt hoeveel keer zo snel als gewoonlijk.

replay-play = Afspelen
replay-to-start = Naar het begin
replay-back = Eén zet terug
replay-forward = Eén zet vooruit
replay-to-end = Naar het eind
replay-place = Zetten
replay-speed = Afspeelsnelheid
replay-factor = {$factor}×

## Een partij als bestand voor anderen.

export = Export
export-picture = Afbeelding
export-picture-line = PNG van deze stelling
export-gif = Animatie
export-gif-line = GIF, één beeld per zet
export-moving-gif = Vloeiende animatie
export-moving-gif-line = Grotere GIF met elke beweging
export-pictures = Reeks afbeeldingen
export-pictures-line = Map met PNG-bestanden
export-pictures-zip-line = ZIP-bestand met PNG-afbeeldingen
export-record = Tekst
export-record-line = Leesbaar, kan weer worden geopend
export-sgf-line = Voor andere programma’s
export-psq-line = Voor Gomocup-managers
export-renlib-line = De hele boom, voor renju-spelers
export-pgn-line = Voor matches van programma’s
export-playok-line = Zoals PlayOK partijen exporteert
export-drawing = Afbeeldingen worden getekend: {$path}
export-stop = Tekenen stoppen ({$drawn} van {$all})
export-done = Opgeslagen: {$path}
export-refused = De partij kon niet worden geëxporteerd: {$reason}
export-failed = De partij kon niet worden geëxporteerd.
film-error-no-adapter = geen grafische kaart gevonden, zelfs geen softwarerenderer
film-error-no-picture = de grafische kaart gaf binnen {$frames} frames geen beeld terug
film-error-assets = de eigen bestanden van het programma staan niet in {$folder}; zet {$variable} op hun map
film-error-connection = wat de afbeeldingen tekent kan niet worden geladen; is er verbinding?
film-error-too-many = de partij vraagt meer dan {$most} afbeeldingen; kies een deel met --from en --until, of --frames moves
film-error-stopped = het tekenen is gestopt

## Wat de computer weet, en hoe een partij is afgelopen.

verdict-switch = Tonen wie er wint
columns-switch = Binaire kolommen tonen
columns-even = In elke kolom vormen de enen paren: wie aan zet is, verliest tegen het beste spel.
columns-odd = In de gemarkeerde kolommen blijft een één over: wie aan zet is, kan winnen door overal paren te maken.

## De analyse van een partij.

analysis-start = Partij analyseren
analysis-caption = Analyse
analysis-progress = Analyse: {$done} van {$all}
analysis-stop = Stop
analysis-go-on = Doorgaan
analysis-deeper = Dieper analyseren
analysis-show = Tonen
analysis-back = Terug naar de partij
analysis-better = Beter: {$line}
analysis-best = Nu het beste: {$line}
analysis-graph =
    { $n ->
        [one] Verloop van de beoordeling over {$n} zet. Links en Rechts gaan van zet naar zet.
       *[other] Verloop van de beoordeling over {$n} zetten. Links en Rechts gaan van zet naar zet.
    }
analysis-move = {$mv}: {$judged}. {$worth}
analysis-move-unjudged = {$mv}. {$worth}
analysis-unknown = Er is nog niets bekend.
analysis-draw = Bewezen: remise.
analysis-wins = Bewezen: {$name} wint.
analysis-found = Gevonden, niet bewezen: {$name} wint.
analysis-estimated = Schatting: {$points}
analysis-only = de enige goede zet
analysis-best-move = de beste zet
analysis-good = een goede zet
analysis-inaccuracy = onnauwkeurig
analysis-mistake = een fout
analysis-blunder = een blunder

## Waarom een partij verloren ging.

loss-why = Waarom verloor ik?
loss-looking = Terugkijken: {$done} van hoogstens {$all} stellingen
loss-move-proven = {$number}. {$made} Dat verloor; dat is bewezen. Beter: {$better}.
loss-move-estimated = {$number}. {$made} Dat verloor; dat is een schatting. Beter: {$better}.
loss-ended-it = De zet zelf beëindigde de partij.
loss-start-proven = De partij was vanaf het begin verloren, wat je ook speelde; dat is bewezen.
loss-bit-by-bit = Geen enkele zet verloor de partij, voor zover de computer ziet.
loss-board-won = Op het bord stond je gewonnen; dat is bewezen.
loss-board-drawn = Op het bord stond het remise; dat is bewezen.
loss-board-estimated = Op het bord was nog niets verloren; de schatting voor jou was {$points}.
loss-odd-column =
    Je liet kolom {$column} van de binaire tabel oneven: { $n ->
        [one] er staat {$n} een zonder partner
       *[other] er staan {$n} enen die geen paren vormen
    }.
loss-odd-columns = Je liet de kolommen {$columns} van de binaire tabel oneven: in elk daarvan blijft een 1 zonder partner.
loss-try-again = Vanaf hier opnieuw

## De beste zetten bij het bestuderen.

best-moves = Beste zetten
best-moves-looking = Beste zetten: bezig…
best-moves-hide = Verbergen
best-moves-few = Alleen de beste
best-moves-all = Alle {$n} op het bord
best-moves-draw = remise
best-moves-win = wint
best-moves-loss = verliest
best-moves-found-win = lijkt gewonnen
best-moves-found-loss = lijkt verloren

## Hoe een partij is afgelopen.

result-you-win = Je wint!
result-computer-wins = De computer wint.
result-side-wins = {$name} wint.
result-draw = Remise.
result-resigned = {$name} heeft opgegeven.
result-resigned-fault = {$name} heeft opgegeven: {$fault}.
result-out-of-time = {$name} is door de tijd heen.
result-drawn-on-time = {$loser} is door de tijd heen, maar {$name} kon niet meer winnen.
result-declared = Zo staat het in de notatie.
result-moves =
    { $n ->
        [one] Na {$n} zet.
       *[other] Na {$n} zetten.
    }

fault-not-set-up = dit programma staat niet meer in de lijst
fault-no-programs = andere programma’s kunnen hier niet worden gestart
fault-not-found = het programmabestand is niet gevonden
fault-not-allowed = het programma mag niet worden gestart
fault-not-started = het programma kon niet worden gestart
fault-crashed = het programma is vastgelopen (exitcode {$code})
fault-killed = het programma is van buitenaf beëindigd
fault-closed = het programma reageert niet meer
fault-timed-out = het programma gaf {$seconds} s lang geen antwoord
fault-too-slow = het programma had voor een zet {$ms} ms meer nodig dan toegestaan
fault-garbage = het programma zei “{$said}”, en dat is geen zet
fault-illegal = het programma speelde {$move}, wat volgens de regels niet mag
fault-refused = het programma speelt dit spel niet (“{$said}”)

## Andere programma’s als tegenstander.

engine-add = Ander programma…
engine-add-line = Een gomokuprogramma op deze computer
engine-title = Ander programma als tegenstander
engine-help = Programma’s die het Gomocup-protocol kennen, kunnen Lijnen spelen met vijf op een rij.
engine-path = Programmabestand
engine-path-hint = bijvoorbeeld /home/ik/gomoku/pbrain-rapfi
engine-browse = Bladeren…
engine-name = Naam
engine-name-hint = De eigen naam van het programma
engine-time = Tijd per zet
engine-seconds = {$seconds} s
engine-check = Testen en toevoegen
engine-checking = Programma wordt gestart…
engine-added = Toegevoegd als {$name}. Het zegt: {$said}
engine-no-path = Kies het programmabestand.
engine-bad-name = Een naam heeft 1 tot 24 tekens: letters van A tot Z, cijfers, “-”, “_” en “.”.
engine-taken = Er is al een programma met de naam {$name}.
engine-full =
    { $n ->
        [one] Er is al {$n} programma; verwijder het eerst.
       *[other] Er zijn al {$n} programma’s; verwijder er eerst een.
    }
engine-fault = Niet toegevoegd: {$fault}.
engine-own = Toegevoegde programma’s
engine-remove = {$name} verwijderen
engine-damaged = De lijst van je programma’s is niet leesbaar: {$reason}. Hij heet nu {$path}; er is niets gewist.
engine-unread = De lijst van je programma’s kan niet worden gelezen: {$reason}.
engine-refused = De lijst van je programma’s kan niet worden opgeslagen: {$reason}. Hij geldt tot je fivefold sluit.

## Waarom een zet wordt geweigerd.

illegal-game-over = De partij is afgelopen.
illegal-off-board = Dat is buiten het bord.
illegal-occupied = Die plaats is bezet.
illegal-not-yours = Dat veld is van de andere kant.
illegal-stands-still = Het stuk moet bewegen.
illegal-fixed-start = Dit spel begint altijd in dezelfde stelling.
illegal-over-at-start = De partij zou al voor het begin afgelopen zijn.
illegal-choose-first = Kies eerst een kant.
illegal-not-a-move = Dat is geen zet van dit spel.
illegal-record-full = Er passen geen zetten meer bij. Begin een nieuwe partij.

## Waarom iets wordt geweigerd dat een scherm nu niet aanbiedt.

refused-computer-plays = de computer speelt kant {$side}; wacht op hem of neem zijn plaats in
refused-person-plays = een mens speelt kant {$side}, dus doet de computer daar geen zet
refused-computer-waits = de computer is gepauzeerd
refused-rated = dit kan niet in een ratingpartij
refused-nothing-to-undo = er valt niets terug te nemen
refused-nothing-to-redo = er valt niets opnieuw te doen
refused-no-such-position = die stelling komt in deze partij niet voor
refused-no-finding = over deze stelling is nog niets bekend
refused-no-clock = er loopt geen klok
refused-not-the-beginning = alleen de eerste zet van een partij tegen de computer kan aan hem worden overgelaten
refused-same-seat = kant {$side} heeft deze speler al
refused-main-line = dit is al de hoofdvariant
refused-start = het begin van een partij kan niet worden gewist
no-move-game-over = de partij is afgelopen, er valt geen zet te kiezen
no-move-stopped = de speler werd gestopt voordat hij een zet vond
no-move-other-game = deze speler speelt dat spel niet

## Waarom de computer deze zet koos.

why-nimber-to-zero = Maakt de nim-som 0.
why-lost-random = Staat verloren, dus een willekeurige zet.
why-random = Willekeurige zet.
why-opening = Zijn vaste eerste zet.
why-forced-win = Wint bij elk antwoord.
why-holds-out = Staat verloren en houdt zo lang mogelijk stand.
why-best-score = De zet met de beste score.
why-external = Gekozen door een ander programma.
why-script = Gekozen door zijn script.
why-forfeited = De eigen zet was ongeldig, dus deze is willekeurig.

## Hints in drie stappen: waar kijken, wat daar doen, waarom.

hint-where-row = Kijk naar rij {$row}.
hint-where-upper-left-part = Kijk linksboven.
hint-where-upper-part = Kijk bovenaan.
hint-where-upper-right-part = Kijk rechtsboven.
hint-where-left-part = Kijk links.
hint-where-middle-part = Kijk in het midden.
hint-where-right-part = Kijk rechts.
hint-where-lower-left-part = Kijk linksonder.
hint-where-lower-part = Kijk onderaan.
hint-where-lower-right-part = Kijk rechtsonder.

hint-what-move = Speel {$move}.

hint-why-wins-at-once = Dit wint meteen.
hint-why-forced-win-in =
    { $n ->
        [one] Hier begint een niet te stoppen winst in {$n} zet.
       *[other] Hier begint een niet te stoppen winst in {$n} zetten.
    }
hint-why-forced-win = Hier begint een winst die niet te stoppen is.
hint-why-found-win =
    { $n ->
        [one] De computer vond hier een winst in {$n} zet; die is niet bewezen.
       *[other] De computer vond hier een winst in {$n} zetten; die is niet bewezen.
    }
hint-why-found-loss =
    { $n ->
        [one] De computer vond een winst in {$n} zet voor je tegenstander; die is niet bewezen.
       *[other] De computer vond een winst in {$n} zetten voor je tegenstander; die is niet bewezen.
    }
hint-why-keeps-draw = Met het beste spel is het remise, en deze zet houdt dat zo.
hint-why-holds-out-for =
    { $n ->
        [one] Je tegenstander kan in {$n} zet winnen, wat je ook doet.
       *[other] Je tegenstander kan in {$n} zetten winst afdwingen; deze zet maakt dat niet makkelijker.
    }
hint-why-holds-out = Je tegenstander kan winst afdwingen; deze zet maakt dat niet makkelijker.
hint-why-estimate = Er is niets beslissends gevonden; de computer vindt deze zet het beste.

# De zetten van een afgedwongen winst, elk achter zijn nummer en zijn veld.
hint-step-wins = wint
hint-step-defends = probeert het te stoppen
hint-step-quiet = zet de aanval voort

## De beoordeling: wie er wint, en hoeveel zetten dat zo houden.

standing-won = {$name} wint
standing-won-in =
    { $n ->
        [one] {$name} wint in {$n} zet
       *[other] {$name} wint in {$n} zetten
    }
standing-drawn = Remise bij het beste spel
standing-found =
    { $n ->
        [one] Winst voor {$name} in {$n} zet gevonden
       *[other] Winst voor {$name} in {$n} zetten gevonden
    }
standing-estimated = {$name} lijkt voor te staan
standing-even = Lijkt gelijk
standing-unknown = Er is nog niets bekend
standing-you-lose = Je verliest: de computer heeft een winst gevonden.
standing-you-lose-in =
    { $n ->
        [one] Je verliest: de computer wint in {$n} zet.
       *[other] Je verliest: de computer wint in {$n} zetten.
    }
standing-keeps-win =
    { $n ->
        [one] maar {$n} van de {$of} zetten houdt de winst vast
       *[other] {$n} van de {$of} zetten houden de winst vast
    }
standing-keeps-win-at-least =
    { $n ->
        [one] minstens {$n} van de {$of} zetten houdt de winst vast
       *[other] minstens {$n} van de {$of} zetten houden de winst vast
    }
standing-keeps-draw =
    { $n ->
        [one] maar {$n} van de {$of} zetten houdt remise
       *[other] {$n} van de {$of} zetten houden remise
    }
standing-keeps-draw-at-least =
    { $n ->
        [one] minstens {$n} van de {$of} zetten houdt remise
       *[other] minstens {$n} van de {$of} zetten houden remise
    }
standing-safe =
    { $n ->
        [one] maar {$n} van de {$of} zetten verliest niet meteen
       *[other] {$n} van de {$of} zetten verliezen niet meteen
    }

## Wat een zet zou ontketenen.

preview-wins = Wint de partij.
preview-loses = Verliest de partij.
preview-draws = Eindigt in remise.
preview-turns =
    Verovert { $cells ->
        [one] {$cells} veld
       *[other] {$cells} velden
    } in { $waves ->
        [one] {$waves} golf
       *[other] {$waves} golven
    }.
preview-waves =
    { $waves ->
        [one] {$waves} golf, verovert niets.
       *[other] {$waves} golven, veroveren niets.
    }
preview-quiet = Verder gebeurt er niets.
preview-wave = Golf {$n}

## Fouten van tegenstanders die als script zijn geschreven. Ervoor staan bestand, regel en kolom (config-broken).

script-missing = Dat bestand bestaat niet, dus zijn de zetten willekeurig.
script-not-built-in = Dit programma is zonder scripts gebouwd, dus zijn de zetten willekeurig.
script-too-long = Het script is te lang: {$bytes} bytes; hoogstens {$most} is toegestaan.
script-unknown-game = Het spel “{$found}” bestaat niet; de spellen zijn {$known}.
script-failed = {$reason}
script-no-choose = De functie “choose” ontbreekt; een script heeft “fn choose(board)” nodig.
script-too-many-steps = Na alle toegestane stappen ({$most}) nog geen zet. Is er een eindeloze lus? Heeft het script alleen meer stappen nodig, verhoog dan `script_limits` in opponents.ron.
script-out-of-time = De tijd was om voordat er een zet was.
script-too-deep = Functies roepen elkaar te diep aan (hoogstens {$most}). Roept er een zichzelf eindeloos aan?
script-too-large = {$what} (hoogstens {$most}).
script-no-move = “choose” gaf {$found} in plaats van een zet.
script-unreadable = “choose” gaf “{$text}”, en dat is hier geen zet: teken {$at} is fout.
script-illegal = Het script speelt {$text}, en dat mag niet: {$reason}

## Problemen met een bestand van het programma.

config-broken = {$file}, regel {$line}, kolom {$column}: {$reason}
config-unknown-near = er is geen veld “{$found}”; bedoelde je “{$nearest}”?
config-unknown = er is geen veld “{$found}”; de velden hier zijn {$known}
config-twice = het veld “{$field}” staat hier voor de tweede keer
config-missing = het veld “{$field}” ontbreekt
config-no-choice-near = “{$found}” is geen keuze; bedoelde je “{$nearest}”?
config-no-choice = “{$found}” is geen keuze; er zijn {$known}
config-other-kind = verwacht: {$expected}; hier staat “{$found}”
config-ends-early = het bestand eindigt te vroeg
config-comma = hier wordt een komma of het einde van de lijst verwacht
config-colon = hier wordt een dubbele punt verwacht
config-text = hier wordt een tekst tussen aanhalingstekens verwacht
config-brackets = hier wordt een lijst velden tussen haakjes verwacht, `(`
config-trailing = het bestand moet eindigen na het sluitende `)`
config-not-utf8 = de tekst is geen UTF-8
config-out-of-range = {$value} valt buiten het bereik, toegestaan is {$min} tot {$max}
config-whole-number = een geheel getal van {$min} tot {$max}
config-number = een getal van {$min} tot {$max}
config-list-length = de lijst heeft {$have} elementen, toegestaan is {$least} tot {$most}
config-levels = een spel heeft precies {$levels} niveaus, maar hier staan er {$have}
config-many-presets = er zijn te veel kant-en-klare borden, toegestaan is 1 tot {$most}
config-no-preset = er is minstens één kant-en-klaar bord nodig
config-no-board = “{$found}” is geen bord van {$game}
config-no-board-because = “{$found}” is geen bord van {$game}: {$reason}
config-ratings = er zijn {$levels} niveaus, dus {$levels} ratings zijn nodig, niet {$have}
config-ratings-fall = {$later} na {$earlier}: geen niveau mag een lagere rating hebben dan het vorige
config-colour = “{$found}” is geen kleur; schrijf "#RRGGBB" met hexadecimale cijfers
config-script-name = “{$found}” is geen naam van een script: 1 tot {$most} letters, cijfers, - en _
config-engine-name = een naam heeft 1 tot {$most} letters, cijfers of de tekens - _ . (zonder accenten)
config-many-programs = {$have} programma’s zijn te veel, hoogstens {$most} zijn toegestaan
config-same-program = twee programma’s heten {$name}; geef een ervan een andere naam
config-as-said = melding bij het lezen van het bestand (Engels): “{$said}”
config-kept = De laatste geldige waarden blijven van kracht.
banner-close = Sluiten

## De lijst van toetsen: kopjes, en wat de opdrachten doen waarvoor geen knop bestaat.

help-title = Toetsen
help-close = Sluiten
help-board = Bord
help-game = Partij
help-some-games = Enkele spellen
help-menu = Menu en opzet
help-research = Onderzoek
help-files = Bestanden en klembord
help-window = Venster
help-gamepad = Gamepad
help-does-previous-variation = Vorig alternatief voor de laatste zet
help-does-next-variation = Volgend alternatief voor de laatste zet
help-does-comment = Opmerking bij de zet
help-does-arrows = Over het bord of tussen keuzes bewegen
help-does-act = Hier spelen, markeren of plaatsen
help-does-letters = Naar de kolom of rij met die letter of dat cijfer
help-does-tab = Naar volgende element
help-does-pad-controls = Naar vorige of volgende element
help-does-replay = Afspelen of twee computers starten of pauzeren
help-does-cards = Spel kiezen
help-does-run = Starten of pauzeren
help-does-zoom-in = Groter
help-does-zoom-out = Kleiner
help-does-save-as = Opslaan als ander bestand
help-does-copy-game = Hele partij kopiëren
help-does-paste = Partij plakken
help-does-larger = Tekst en knoppen groter
help-does-smaller = Tekst en knoppen kleiner
help-does-usual-size = Tekst en knoppen op standaardgrootte
help-does-mute = Geluid aan of uit
help-does-quit = Afsluiten

## Wat er op toetsen staat.

key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Spatie
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-insert = Ins
key-delete = Del
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
key-left = Links
key-right = Rechts
key-up = Omhoog
key-down = Omlaag
key-arrows = Pijlen
key-letters = Letters
key-digits = Cijfers

## Gamepads. De knoppen heten naar hun plaats: elke fabrikant drukt er andere letters op.

pad-south = Onderste knop
pad-east = Rechterknop
pad-west = Linkerknop
pad-north = Bovenste knop
pad-directions = D-pad
pad-left-stick = Linkerstick
pad-right-stick = Rechterstick
gamepad-connected = Er is een gamepad aangesloten. {$button} toont wat de knoppen doen.
gamepad-disconnected = De gamepad is niet meer aangesloten.

## Toetsen in de instellingen die niet kunnen gelden.

keys-unknown-command = settings.ron, {$list}: er is geen opdracht “{$found}”. De opdrachten zijn {$known}.
keys-unknown-command-near = settings.ron, {$list}: er is geen opdracht “{$found}”. Bedoelde je “{$nearest}”?
keys-unknown-key = settings.ron, keys, {$command}: geen toets heet “{$found}”. Schrijf hem als Ctrl+U, Shift+F3 of PgUp. De standaardtoetsen blijven gelden.
keys-fixed = settings.ron, keys, {$command}: deze toetsen kunnen niet worden gewijzigd. Verwijder de regel.
keys-taken = settings.ron, keys, {$command}: {$key} hoort bij {$other} ({$does}). Kies een andere toets, of geef {$other} een andere. De standaardtoetsen blijven gelden.
buttons-unknown-button = settings.ron, buttons, {$command}: geen knop heet “{$found}”. Schrijf hem als West, LeftShoulder of Start. De standaardknoppen blijven gelden.
buttons-fixed = settings.ron, buttons, {$command}: deze knoppen kunnen niet worden gewijzigd. Verwijder de regel.
buttons-taken = settings.ron, buttons, {$command}: {$key} hoort bij {$other} ({$does}). Kies een andere knop, of geef {$other} een andere. De standaardknoppen blijven gelden.

## Voor schermlezers: wat er op een veld ligt, wat er het laatst gebeurde.

reading-board = Bord
reading-empty = leeg
reading-tile = tegel
reading-marked = teken: {$mark}
reading-legal = mogelijke zet
reading-offered = aangeboden
reading-last = {$name} speelde {$move}.

## In de browser.

page-other-tab = fivefold is ook open in een ander tabblad. Beide delen de instellingen; een partij die in beide doorgaat, wordt twee partijen.
page-broken-id = Het adres vraagt om “{$id}”, en dat is geen partij: {$reason}
page-broken-day = Het adres vraagt om de dag “{$day}”, en dat is geen datum zoals 2026-11-25. Hier is de stelling van vandaag.
page-day-to-come = De stelling van {$day} moet nog komen. Hier is die van vandaag.
page-file-broken = Het bestand “{$file}” is geen opgeslagen partij: {$reason}
page-file-unreadable = de browser kon het niet lezen
page-file-refused = De browser staat dit niet toe.
page-readers-missing = Wat andere formaten leest, kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.
page-reason-full = de browser heeft geen ruimte meer voor deze pagina
page-reason-refused = de browser weigert het

## Wat de computer bewaart van de ene keer op de andere.

keep-refused = Dit kan niet worden opgeslagen: {$reason}. Je kunt doorspelen; “Opslaan” bewaart de partij.
settings-refused = Je instellingen kunnen niet worden opgeslagen: {$reason}. Ze gelden tot je fivefold sluit.
settings-damaged = Je instellingen zijn niet leesbaar ({$reason}), dus gelden de standaardwaarden. Het bestand heet nu {$path}; er is niets gewist.
settings-unknown = Een instelling in je bestand is onbekend ({$reason}): de standaardwaarde geldt, en in het bestand blijft ze zoals ze is.
keep-damaged = Je laatste partij kon niet worden geopend: {$reason}. Het bestand heet nu {$path}; er is niets gewist.

## Mijn partijen: elke partij die is begonnen.

my-games-title = Mijn partijen
my-games-search = Zoeken
my-games-search-hint = Zoek op spel, tegenstander, naam of datum
my-games-reading = Lezen…
my-games-empty = Nog niets hier
my-games-empty-line = Elke partij wordt hier bewaard vanaf de eerste zet.
my-games-none-found = Geen partij gevonden.
my-games-number = Partij {$n}
my-games-players = {$first} – {$second}
my-games-won = Gewonnen
my-games-lost = Verloren
my-games-won-by = {$name} won
my-games-drawn = Remise
my-games-elsewhere = Open in ander venster
my-games-today = vandaag
my-games-yesterday = gisteren
my-games-look = Bekijken
my-games-analyse = Analyseren
my-games-export = Export
my-games-rename = Hernoemen
my-games-name = Naam
my-games-name-hint = geen naam
my-games-delete = Wissen
my-games-deleted = Partij gewist.
my-games-restore = Herstellen
my-games-error-elsewhere = Deze partij is open in een ander venster van fivefold; sluit die daar eerst.
my-games-error-absent = Deze partij is weg: een ander venster van fivefold heeft die gewist.
my-games-error-broken = Deze partij is niet leesbaar: {$reason}
my-games-error-later = Een nieuwere versie van fivefold heeft deze partij opgeslagen, in formaat {$format}. Gebruik die versie om hem te openen.
my-games-error-foreign = Deze partij is van {$game}, dat dit programma niet heeft. Ze blijft zoals ze is; het programma dat haar heeft opgeslagen, kan haar openen.
my-games-limit = Hoeveel partijen je bewaart. Daarboven worden de oudste afgelopen partijen zonder naam gewist.
find-position-title = Een stelling in deze partijen
find-position-line = De stelling van de partij op tafel wordt gezocht, ook gedraaid en gespiegeld.
find-position = Deze stelling zoeken
find-position-back = Eén zet terug
find-position-all = Alle partijen
find-position-no-moves = Geen partij gaat van hier verder.
find-position-others = Andere zetten: {$moves}, partijen: {$games}
find-position-move = {$move}; partijen: {$games}
play-list = Lijst
collection-leave = Terug
collection-search-hint = Zoeken op naam, toernooi of datum
collection-reading = De partijen worden gelezen…
collection-read = Gelezen partijen: {$n}
collection-stop = Niet verder lezen
collection-searching = Zoeken…
collection-count = Partijen: {$shown} van {$all}
collection-order = Volgorde
collection-order-file = Zoals in het bestand
collection-order-players = Op spelers
collection-order-result = Op uitslag
collection-order-date = Op datum
collection-order-event = Op toernooi
collection-order-moves = Op aantal zetten
collection-order-backwards = Volgorde omkeren
collection-order-forwards = Gewone volgorde
collection-none = In {$name} is geen partij gevonden.
collection-none-because = In {$name} is geen partij gevonden: {$reason}
collection-refused = Partijen en bestanden die niet geopend konden worden: {$n}. De eerste: {$reason}
collection-cut = Er zijn meer partijen dan er plaats is; de eerste {$n} staan in de lijst.

## De instellingen.

settings-title = Instellingen
settings-look = Uiterlijk
settings-theme = Kleuren
settings-theme-line = De stenen verschillen altijd ook in vorm en helderheid.
follow-system = Als systeem
theme-dark = Donker
theme-light = Licht
theme-high-contrast = Hoog contrast
settings-motion = Beweging
settings-animation = Animatie
settings-motion-reduced = Het systeem vraagt om minder beweging. Niets beweegt tot je een snelheid kiest.
settings-language = Taal
settings-language-of-words = Taal van alle teksten
settings-language-not-loaded = {$language} kan niet worden geladen. Is er verbinding?
settings-play = Spel
settings-computer = Computer
settings-data = Data

confirm-moves = Zetten bevestigen
confirm-moves-line = De eerste druk toont de zet, de tweede voert hem uit. Kleine velden vragen dat alleen bij aanraking.
confirm-never = Nooit
confirm-small-fields = Op kleine velden
confirm-always = Altijd
coordinates-switch = Coördinaten tonen
stone-numbers = Nummers op de stenen
numbers-none = Geen
numbers-last = Laatste vijf
numbers-all = Alle
numbers-from-here = Vanaf hier
turn-to-mover-switch = Het bord naar wie zet draaien als twee personen spelen
board-turn = Bord draaien
board-mirror = Bord spiegelen
board-numbers = Nummers op de stenen
threats-switch-line = Markeert wat je tegenstander hierna zou doen.
hints-switch = Hints aanbieden
hints-switch-line = De hintknop in een partij, en de toets ervoor.
teaching-switch-line = Tegen de computer mag je een zet die winst weggeeft, terugnemen.

settings-reply = Pauze vóór de zet van de computer
settings-reply-line = De zet verschijnt niet eerder, hoe snel hij ook is gevonden. De pauze verandert niets aan de sterkte van de computer.
pause-none = Geen
pause-short = Kort
pause-normal = Normaal
pause-long = Lang
settings-thinking = Denktijd
thinking-short = Kort
thinking-standard = Standaard
thinking-long = Lang
settings-thinking-line = Hoeveel een niveau zoekt, en dus ook hoe sterk het is. Partijen met Kort of Lang tellen mee in je scores, maar niet voor het niveau. In ratingpartijen geldt altijd Standaard.
ponder-switch = Computer denkt in jouw tijd door
ponder-switch-line = Terwijl jij nadenkt, zoekt het sterkste niveau verder vanaf de zet die het van je verwacht. Heeft het goed geraden, dan speelt het beter. Nooit in ratingpartijen.

settings-folder = Map voor partijen, scores en instellingen
settings-folder-copy = Kopiëren
settings-in-browser = Deze browser bewaart de partijen, scores en instellingen.
settings-nowhere = Op deze computer kan niets worden bewaard.
settings-records = Scores als bestand
settings-no-records = Er is nog geen partij tegen de computer uitgespeeld.

settings-keys-line = Druk op een potlood en dan op de nieuwe toets. Die vervangt de toetsen van die regel.
settings-keys-line-pad = Druk op een potlood en dan op de nieuwe toets of gamepadknop. Die vervangt de oude van die regel.
settings-keys-list = Alle toetsen
settings-keys-reset-all = Alles herstellen
settings-keys-change = Toets voor “{$does}” wijzigen ({$keys})
settings-keys-reset = “{$does}” herstellen
settings-keys-awaited = Druk op de nieuwe toets. Esc annuleert.
settings-keys-awaited-pad = Druk op de nieuwe toets of knop. Esc annuleert.
settings-keys-taken = {$key} hoort al bij “{$does}”.
settings-keys-kept = De browser houdt {$key} voor zichzelf.
settings-keys-off = Toetsen met één teken staan uit; {$key} zou niets doen.
character-keys-switch = Toetsen met één teken
character-keys-switch-line = Zet ze uit als spraakinvoer of een vergissing letters, cijfers of tekens activeert.
settings-accessibility = Toegankelijkheid
interface-size = Grootte van tekst en knoppen
interface-size-percent = {$percent}%
interface-size-line = Het bord krijgt de ruimte die overblijft.
interface-size-most = In dit venster is ruimte voor {$percent}%.
interface-size-now = Tekst en knoppen: {$percent}%
large-controls-switch = Grotere knoppen
large-controls-switch-line = Knoppen en velden zijn makkelijker te raken.
scan-title = Scannen
scan-off = Uit
scan-one-switch = Eén schakelaar
scan-two-switches = Twee schakelaars
scan-one-switch-line = Een kader gaat van zet naar zet en van knop naar knop. Spatie, Enter, een tik of een klik zonder de aanwijzer te bewegen kiest wat in het kader staat.
scan-two-switches-line = Spatie, een tik of een klik zonder de aanwijzer te bewegen brengt het kader verder; Enter kiest wat in het kader staat.
scan-time = Tijd per stap
scan-seconds = {$seconds} s
scan-row = Rij {$row}
scan-letters = abcdefghijklmnopqrstuvwxyz
scan-delete = Wissen
scan-done = Klaar

## Uitgespeelde partijen: de scores.

menu-records = Scores
scores-title = Scores
scores-empty = Nog niets hier
scores-empty-line = Speel een partij tegen de computer uit, en de uitslag staat hier.
scores-empty-play = Kies een spel
scores-not-played = Nog niet gespeeld
scores-none-of = {$game}: nog geen partij uitgespeeld.
scores-played =
    { $n ->
        [one] {$n} partij
       *[other] {$n} partijen
    }
scores-in-a-row =
    { $n ->
        [one] {$n} zege op rij
       *[other] {$n} zeges op rij
    }
scores-rating-title = Rating
scores-rating = {$rating} ± {$deviation}
scores-no-rating = nog geen rating
scores-about = ongeveer {$rating} ± {$deviation}
scores-deviation = Een schatting uit ratingpartijen: in twee van de drie gevallen ligt de echte waarde binnen ±.
scores-unknown = Nog niet bekend: {$n} van de {$needed} ratingpartijen.
scores-games-title = Alle partijen
scores-won = {$n} gewonnen
scores-drawn = {$n} remise
scores-lost = {$n} verloren
scores-feat-played = gespeeld
scores-feat-streak = zeges op rij zonder hulp
scores-feat-best = beste reeks zonder hulp
scores-feat-shortest = zetten in de kortste zege zonder hulp
scores-lasted = {$board}: {$n} van hoogstens {$most} zetten tegen Perfect
scores-opponents-title = Tegenstanders: winst – remise – verlies
scores-adjusted = Andere denktijd
scores-against = {$won} – {$drawn} – {$lost}
scores-export-csv = Als tabel
scores-export-json = Als JSON
scores-forget = Alle scores wissen
scores-exported = Alle uitgespeelde partijen zijn opgeslagen in {$path}.
scores-not-exported = Het bestand is niet opgeslagen: {$reason}
scores-refused = Uitgespeelde partijen kunnen niet worden bewaard: {$reason}. Je kunt doorspelen.
scores-damaged = Sommige uitgespeelde partijen zijn niet leesbaar: {$reason}. Ze staan allemaal in {$path}; er is niets gewist.

ask-forget = Alle scores wissen?
ask-forget-line = Alle uitgespeelde partijen, reeksen en ratings worden voorgoed gewist.
ask-forget-no = Bewaren
ask-forget-yes = Alles wissen
ask-delete = Deze zet wissen?
ask-delete-line = Alles wat daarna is gespeeld, met de opmerkingen en tekens erbij, wordt ook gewist. Dit kan niet ongedaan worden gemaakt.
ask-delete-no = Bewaren
ask-delete-yes = Wissen
ask-delete-script = Het script {$name} wissen?
ask-delete-script-line = Dit kan niet ongedaan worden gemaakt.
ask-delete-script-no = { ask-delete-no }
ask-delete-script-yes = { ask-delete-yes }
ask-leave = Ratingpartij verlaten?
ask-leave-line = Een verlaten ratingpartij telt als verloren.
ask-leave-no = Doorspelen
ask-leave-yes = Toch verlaten

## Ratingpartijen.

rated-switch = Ratingpartij
rated-rules-title = Zo werkt het
rated-rule-level = Je rating bepaalt tegen welk niveau je speelt, zodat de kansen ongeveer gelijk zijn.
rated-rule-thinking = De denktijd is altijd Standaard.
rated-rule-board = Het bord is dat waarop de niveaus zijn gemeten. De beginstelling, als die kan verschillen, en wie begint, zijn willekeurig.
rated-rule-help = Je kunt geen zetten terugnemen, je krijgt geen hulp, en verlaten telt als verlies.
rated-running = Ratingpartij: zonder terugnemen.
rated-stays = Er is een ratingpartij bezig. Speel die uit of verlaat die voordat je een andere opent.

latest-first-rating = Je rating is nu bekend: ongeveer {$rating} ± {$deviation}.
latest-rating = Je rating: ongeveer {$rating} ± {$deviation} ({$change}).
latest-not-known = Ratingpartij {$n} van de {$needed} die nodig zijn voor een rating.
latest-streak =
    { $n ->
        [one] {$n} zege op rij.
       *[other] {$n} zeges op rij.
    }
latest-best-streak =
    { $n ->
        [one] {$n} zege op rij, je beste reeks.
       *[other] {$n} zeges op rij, je beste reeks.
    }
latest-against = Tegen {$name}: {$won} gewonnen, {$drawn} remise, {$lost} verloren.
latest-lasted = Je hield {$n} van hoogstens {$most} zetten stand. Je beste op dit bord: {$best}.
latest-lasted-best = Je hield {$n} van hoogstens {$most} zetten stand: je beste op dit bord.
latest-adjusted = Met een andere denktijd: {$won} gewonnen, {$drawn} remise, {$lost} verloren.

## Partijen in bestanden.

title-game = {$game} – {$name} – fivefold
title-setup = {$game} – fivefold
file-open-title = Partij openen
file-save-title = Partij opslaan
file-open = Openen
file-save = Opslaan
file-replace = Vervangen
file-cancel = Annuleren
file-name-open = Bestand
file-name-save = Naam
file-hint-open = Kies hieronder of typ een naam
file-hint-save = Bestandsnaam
file-no-name = Typ een bestandsnaam.
file-exists = “{$file}” bestaat al. Druk op “Vervangen” om het te overschrijven, of kies een andere naam.
file-changed = “{$file}” is intussen door iemand anders gewijzigd. Druk op “Vervangen” om het te overschrijven, of kies een andere naam.
file-format = Formaat
file-format-record = fivefold
file-format-sgf = SGF
file-format-psq = Piskvork
file-format-renlib = RenLib
file-format-pgn = PGN
file-format-playok = PlayOK
file-keeps-record = Bewaart alles: spelers, varianten, tijden, opmerkingen.
file-keeps-sgf = Voor andere programma’s. Bewaart varianten, opmerkingen, tekens en namen.
file-keeps-psq = Voor Gomocup-managers. Bewaart alleen de hoofdvariant met de tijden.
file-keeps-renlib = Voor RenLib. Bewaart de boom met opmerkingen en tekens, op 15 × 15.
file-keeps-pgn = Voor matches van programma’s. Bewaart namen en de hoofdvariant.
file-keeps-playok = Zoals PlayOK partijen exporteert. Bewaart namen en de hoofdvariant.
file-choose = Kiezen
file-hint-program = Kies hieronder een programma of typ hier het pad
file-no-programs = Er zijn hier geen programma’s.
file-recent = Recente partijen
file-folder = In {$folder}
file-up = Naar {$folder}
file-folder-list = Alle partijen hier als lijst
file-no-games = Er zijn hier nog geen opgeslagen partijen.
file-missing = Niet meer aanwezig
file-long = Lange partij
file-forget = Uit de lijst halen
file-plies =
    { $n ->
        [one] {$n} zet
       *[other] {$n} zetten
    }
file-won = {$name} won
file-drawn = remise
file-age-now = zojuist
file-age-minutes =
    { $n ->
        [one] {$n} minuut geleden
       *[other] {$n} minuten geleden
    }
file-age-hours =
    { $n ->
        [one] {$n} uur geleden
       *[other] {$n} uur geleden
    }
file-age-days =
    { $n ->
        [one] gisteren
       *[other] {$n} dagen geleden
    }
file-saved = Opgeslagen: {$file}
file-saved-main-line = Opgeslagen: {$file} (alleen de hoofdvariant)
file-refused = {$reason}. Je huidige partij verandert niet.

## Waarom bestanden en partijen niet kunnen worden gelezen of geschreven. Na de dubbele punt spreekt het systeem zelf.

file-error-no-home = Er is geen thuismap, dus kan er niets worden bewaard; stel de variabele HOME in (of XDG_STATE_HOME).
file-error-opened = {$path} kan niet worden geopend: {$reason}
file-error-read = {$path} kan niet worden gelezen: {$reason}
file-error-written = {$path} kan niet worden geschreven: {$reason}
file-error-made = {$path} kan niet worden gemaakt: {$reason}
file-error-locked = {$path} kan niet worden vergrendeld: {$reason}
file-error-put-aside = {$path} kan niet worden hernoemd: {$reason}
file-error-deleted = {$path} kan niet worden gewist: {$reason}
file-error-with-remedy = {$error}. {$remedy}
file-remedy-space = Maak ruimte vrij.
file-remedy-rights = Kies een andere map of wijzig de rechten van deze map.
file-remedy-own-rights = Wijzig de rechten van de map.
file-remedy-in-the-way = Iets anders heeft die naam; hernoem of verplaats het.
file-remedy-name = Controleer de naam.
file-error-too-long = {$path} is te lang voor een partij: meer dan {$most} bytes.
file-error-no-text = {$path} is geen tekst in UTF-8 en dus geen opgeslagen partij; kies een ander bestand.
file-error-rewritten = {$path} is gewijzigd sinds de partijen zijn opgesomd; open het opnieuw.
file-error-broken = {$path}: {$reason}
file-error-unfit = {$path} is niet geschreven: {$reason}
reason-as-said = {$reason}

## Waarom een tekst niet als stelling of zet te lezen is, en wat erin wordt verwacht.

text-error = teken {$at}: {$reason}
text-error-found = er staat “{$found}”, verwacht wordt {$expected}
text-error-end = de tekst houdt op, verwacht wordt {$expected}
text-error-near = {$error} (bedoelde je {$nearest}?)
expected-game-word = een van {$known}
expected-number = een geheel getal van {$min} t/m {$max}
expected-times = x tussen de getallen
expected-row-end = “/” aan het eind van de rij
expected-end = het einde van de tekst
expected-end-after = het einde van de tekst (hoogstens {$most} bytes)
expected-column = een kolomletter (a, b, …)
expected-side = de kant die aan zet is (1 of 2)
expected-parameters = “(” vóór de parameters
expected-after-value = een komma of “)” na de waarde
expected-true-or-false = true of false

## Waarom een tekst niet als partij te lezen is, of een partij niet in een formaat te schrijven.

format-error-at = regel {$line}, kolom {$column}: {$reason}
format-error-found = hier wordt {$expected} verwacht, niet “{$found}”
format-error-missing = hier wordt {$expected} verwacht
format-error-text = “{$text}”: {$reason}
format-error-move = zet {$number}, “{$text}”: {$reason}
format-error-start = zo kan de partij niet beginnen: {$reason}
format-error-other-game = als {$format} kunnen alleen {$games} worden geschreven; kies record of moves
format-error-too-long = de tekst heeft {$length} bytes, er worden er hoogstens {$most} gelezen
expected-game = een partij
expected-cell = een veld zoals h8

record-error-head = de eerste regel moet “{$head}” zijn, niet “{$found}”; verbeter hem of kies een ander bestand
record-error-later = een nieuwere versie van fivefold heeft deze partij opgeslagen: het formaat is {$found} (regel 1), deze versie leest formaat {$format}. Open die met een nieuwere versie.
record-error-too-long = de opgeslagen partij is te lang: {$length} bytes, er worden er hoogstens {$most} gelezen
record-error-key = regel {$line} moet met “{$key}:” beginnen
record-error-value = regel {$line} ({$key}): {$reason}
record-error-word = “{$found}” is hier niet bekend
record-error-other-game = dit is niet de geplande partij
record-error-result = de zetten eindigen met “{$really}”, niet met “{$found}”
record-error-over-before = de partij is afgelopen vóór “{$found}”
record-error-time = “{$found}” is geen tijd; schrijf bijvoorbeeld [2.5s]
record-error-mark = “{$found}” is geen teken op het bord; schrijf bijvoorbeeld [label h8 A]
record-error-finding = “{$found}” is geen analyse van deze stelling; schrijf bijvoorbeeld [first wins in 7; 20000 nodes; h8 i9]
record-error-opening = deze beginstelling staat die opening niet toe
record-error-swap-choice = “{$found}” kan hier niet worden gekozen
record-error-unclosed = de afsluitende “{$what}” ontbreekt
record-error-unopened = vóór deze “)” staat geen “(”
record-error-nothing-to-replace = een variant moet volgen op de zet die hij vervangt
record-error-two-stars = er staat een tweede “*”, maar er kan maar één stelling op het bord staan

## Waarom de uitgespeelde partijen niet te lezen zijn.

scores-error-later = een nieuwere versie van fivefold heeft deze scores bewaard: het formaat is {$found}, deze versie leest tot en met {$format}
scores-error-too-long = de scores zijn te lang: {$length} bytes, er worden er hoogstens {$most} gelezen
scores-error-line = regel {$line}: {$reason}
scores-error-short = {$wanted} ontbreekt
scores-error-word = verwacht wordt {$wanted}, niet “{$found}”
scores-error-long = “{$found}” is een woord te veel
expected-day = een dag
expected-opponent = een tegenstander
expected-which-side = een kant (first of second)
expected-who-began = began of answered
expected-result = een uitslag (won, drawn of lost)
expected-mark = een merkteken (rated, helped, left of adjusted)
expected-rating = een rating
expected-a-number = een getal
expected-word = het woord “{$word}”

## Het klembord.

clipboard-copied = Gekopieerd: {$id}
clipboard-copied-game = Hele partij als tekst gekopieerd
clipboard-taken = Beginstelling vanaf het klembord geplakt
clipboard-empty = Er staat geen tekst op het klembord.
clipboard-refused = Het klembord is hier niet te gebruiken. Sla de partij op in een bestand, of open er een.
clipboard-broken = De geplakte tekst is gelezen als {$taken}, maar er klopt iets niet: {$reason}. Je huidige partij verandert niet.
clipboard-as-id = een ID
clipboard-as-record = een opgeslagen partij van fivefold
clipboard-as-other = een partij van een ander programma
clipboard-name = Het klembord
clipboard-as-moves = een zettenlijst

## Spelen en leren.

teaching-switch = Waarschuw bij fouten
teaching-win-for-loss = Deze zet geeft de winst weg.
teaching-win-for-draw = Deze zet maakt van winst remise.
teaching-draw-for-loss = Deze zet geeft de remise weg.
teaching-seems = Er was een veel betere zet.
teaching-looking = Je zet wordt bekeken…
teaching-back = Denk opnieuw
teaching-keep = Zet houden

# Waarom: wat de zet de tegenstander toestaat, of wat hij heeft gemist.
mistake-missed-win-at-once = Je had meteen kunnen winnen.
mistake-missed-win-in =
    { $n ->
        [one] Je had in {$n} zet winst kunnen afdwingen.
       *[other] Je had in {$n} zetten winst kunnen afdwingen.
    }
mistake-missed-win = Je had winst kunnen afdwingen.
mistake-missed-found-win =
    { $n ->
        [one] De computer had voor jou een winst in {$n} zet gevonden; die is niet bewezen.
       *[other] De computer had voor jou een winst in {$n} zetten gevonden; die is niet bewezen.
    }
mistake-lets-win-at-once = Nu kan je tegenstander meteen winnen.
mistake-lets-win-in =
    { $n ->
        [one] Nu kan je tegenstander in {$n} zet winnen, wat je ook doet.
       *[other] Nu kan je tegenstander in {$n} zetten winst afdwingen.
    }
mistake-lets-win = Nu kan je tegenstander winst afdwingen.
mistake-found-loss =
    { $n ->
        [one] Nu vindt de computer een winst in {$n} zet voor je tegenstander; die is niet bewezen.
       *[other] Nu vindt de computer een winst in {$n} zetten voor je tegenstander; die is niet bewezen.
    }
mistake-answer = Het beste antwoord van je tegenstander is {$move}.

## Afstellen: de waarden van de configuratiebestanden. De commentaren van de bestanden blijven Engels.

tune-title = Afstellen
tune-search = Waarden zoeken
tune-found = Gevonden
tune-nothing-found = Geen waarde heeft dit in de naam of beschrijving.
tune-files = Bestand
tune-board = Bord
tune-file-timing = Tijden
tune-file-theme = Kleuren: {$theme}
tune-file-sound = Geluiden
tune-file-study = Analyse en oefenspel
tune-file-opponents = Scripts
tune-file-changed = {$name} (gewijzigd)
tune-show-file = Bestand tonen
tune-reset-all = Alles herstellen
tune-bring-back = Terugzetten
tune-reset = Standaardwaarde voor “{$name}”
tune-listen = “{$name}” beluisteren
tune-picker = Kleur kiezen voor “{$name}”
tune-default = Standaard: {$default}.
tune-range = {$min} tot {$max}, standaard {$default}.
tune-range-unit = {$unit}, {$min} tot {$max}, standaard {$default}.
tune-no-number = Typ een getal, bijvoorbeeld 0.5.
tune-no-colour = Typ # en zes cijfers van 0 tot F, bijvoorbeeld #0072B2.
tune-own-file = Je eigen bestand
tune-own-place = Het staat hier: {$path}
tune-own-nowhere = Deze browser bewaart het.
tune-own-none = Niets wijkt af van de standaardwaarden, dus is er geen bestand.
tune-open-folder = Map openen
tune-save-file = Kopie opslaan
tune-not-opened = {$path} kan niet worden geopend: {$reason}. Open de map zelf.
tune-refused = Je eigen waarden kunnen niet worden opgeslagen: {$reason}. Ze gelden tot je fivefold sluit.

## De les.

lesson-offer = Nieuw in dit spel? Een les van één minuut laat zien hoe het werkt.
lesson-begin = Les
lesson-not-now = Niet nu
lesson-step = Stap {$n} van {$of}
lesson-next = Verder
lesson-again = Nog een keer
lesson-leave = Stoppen
lesson-right = Goed.
lesson-right-wins = Goed. Dat wint.
lesson-wrong = Niet daar. Probeer het nog eens.
lesson-finished = Dat was de les. Veel plezier met het spel.
help-does-lesson = In een les: hier spelen of verder

## Puzzles.

puzzles-title = Puzzels
puzzles-game = Spel
puzzles-task = {$name} aan zet: {$task}
puzzles-only = vind de enige winnende zet.
puzzles-win =
    { $n ->
        [one] win meteen.
       *[other] win in {$n} zetten.
    }
puzzles-force =
    { $n ->
        [one] win meteen.
       *[other] win in {$n} zetten die elk maar één antwoord toelaten.
    }
puzzles-survive =
    { $n ->
        [one] verlies niet meteen.
       *[other] verlies niet binnen {$n} zetten.
    }
puzzles-right = Goed. Ga door.
puzzles-solved = Opgelost.
puzzles-shown = Dat was de oplossing. De puzzel komt later terug.
puzzles-wrong = Dat is niet de oplossing.
puzzles-wrong-lost = Dat verliest meteen.
puzzles-wrong-answer-wins = {$name} antwoordt met {$move} en wint.
puzzles-wrong-will-win = {$name} antwoordt met {$move} en wint bij het beste spel.
puzzles-wrong-no-win =
    { $n ->
        [one] Dat wint niet meteen: {$name} antwoordt met {$move}.
       *[other] Dat wint niet in {$n} zetten: {$name} antwoordt met {$move}.
    }
puzzles-wrong-no-force = Zo wint het niet: {$name} antwoordt met {$move}.
puzzles-show = Oplossing
puzzles-again = Opnieuw
puzzles-rating = Rating {$rating}
puzzles-rating-changed = Rating {$rating} ({$change})
puzzles-kept-solved = {$n} opgelost
puzzles-kept-streak = {$n} op rij
puzzles-kept-again = {$n} later opnieuw
puzzles-list-title = Alle puzzels
puzzles-list-one = Puzzel {$n}
puzzles-list-solved = opgelost
puzzles-list-again = komt terug
puzzles-none = Er zijn geen puzzels: hun bestand is niet leesbaar.
puzzles-opening = De puzzels worden geopend…
puzzles-all-solved = Alle puzzels van dit spel zijn opgelost.
puzzles-error = Geen puzzels: {$path} {$reason}. Installeer het programma opnieuw of zet dit bestand terug.
puzzles-error-missing = kan niet worden geopend
puzzles-error-too-long = is te lang
puzzles-error-head = begint niet als een bestand met puzzels
puzzles-error-later = is voor een nieuwere versie van het programma
puzzles-error-line = is in regel {$n} niet leesbaar
puzzles-not-kept = Opgeloste puzzels kunnen niet worden bewaard: {$reason}. Je kunt doorgaan.
puzzles-kept-damaged = Een deel van de resultaten van puzzels is niet leesbaar. Een kopie staat in {$path}; de rest wordt gebruikt.
puzzles-day = Vandaag
puzzles-day-of = Stelling van de dag, {$date}
puzzles-day-open = niet gespeeld
puzzles-day-begun = nog niet opgelost
puzzles-day-first = in één keer opgelost
puzzles-day-solved =
    { $n ->
        [one] opgelost na {$n} foute zet
       *[other] opgelost na {$n} foute zetten
    }
puzzles-day-shown = oplossing bekeken
puzzles-share = Resultaat kopiëren
puzzles-shared = Het resultaat staat op het klembord.
puzzles-month-before = Vorige maand
puzzles-month-after = Volgende maand
help-does-puzzle = Bij een puzzel: hier spelen, opnieuw of verder

## Datums.

date-month =
    { $month ->
        [1] Januari
        [2] Februari
        [3] Maart
        [4] April
        [5] Mei
        [6] Juni
        [7] Juli
        [8] Augustus
        [9] September
        [10] Oktober
        [11] November
       *[12] December
    } {$year}
date-day =
    {$day} { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    } {$year}
date-weekday =
    { $n ->
        [1] Maandag
        [2] Dinsdag
        [3] Woensdag
        [4] Donderdag
        [5] Vrijdag
        [6] Zaterdag
       *[7] Zondag
    }
date-weekday-sign =
    { $n ->
        [1] Ma
        [2] Di
        [3] Wo
        [4] Do
        [5] Vr
        [6] Za
       *[7] Zo
    }
date-full = {$weekday} {$date}

about-title = Over fivefold
about-version = Versie {$version}
about-commit = Commit
about-parts = Onderdelen
about-licence = Licentie
about-system = Systeem
about-browser = Browser
about-graphics = Grafisch
about-driver = Stuurprogramma
about-window = Venster
about-copied = Gekopieerd, klaar voor een melding
about-licences = Licenties
about-all-texts = Volledige teksten
about-fonts = Lettertypen
about-sounds = fivefold maakt alle geluiden zelf.
about-libraries = Bibliotheken: {$n}
about-no-list = De lijst met bibliotheken ({$path}) ontbreekt of is niet te lezen.
about-opening = De lijst wordt geopend…
