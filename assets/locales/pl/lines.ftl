### Słowa gry Linie po polsku.

## Gra.

game-mnk-name = Linie
game-mnk-line = Od kółka i krzyżyka do pięciu w rzędzie.
game-mnk-rules = Stawiajcie na zmianę kamienie na pustych polach. Kto pierwszy ułoży nieprzerwaną linię {$len} kamieni w poziomie, w pionie lub po skosie, wygrywa. Pełna plansza to remis.
variant-mnk-tic-tac-toe = Kółko i krzyżyk
variant-mnk-gomoku = Gomoku
variant-mnk-renju = Renju
setup-place-mnk = Kliknięcie lub dotknięcie stawia kamień strony wybranej tutaj albo zdejmuje jej kamień; prawy przycisk lub długie przytrzymanie dotyczy drugiej strony.
goal-mnk-3 = Trzy w rzędzie
goal-mnk-4 = Cztery w rzędzie
goal-mnk-5 = Pięć w rzędzie
goal-mnk = {$len} w rzędzie
goal-mnk-exact = Dokładnie {$len} w rzędzie
rules-mnk-freestyle = Dłuższa linia też wygrywa.
rules-mnk-exact = Dłuższa linia nie wygrywa.
rules-mnk-renju = Ten, kto zaczynał, potrzebuje dokładnie pięciu w rzędzie i nie może grać na polach z małym krzyżykiem.
picture-mnk-place = Stawiajcie na zmianę kamienie na pustych polach.
picture-mnk-line = Kto pierwszy ułoży nieprzerwaną linię {$len} kamieni w poziomie, w pionie lub po skosie, wygrywa.
picture-mnk-full = Pełna plansza to remis.

## Przygotowanie gry.

setup-opening = Otwarcie
setup-opening-free = Dowolne
setup-opening-swap = Swap
setup-opening-swap-line = Kto zaczyna, kładzie trzy kamienie obu stron, a drugi gracz wybiera stronę. Bez rankingu.
setup-opening-swap2 = Swap2
setup-opening-swap2-line = Kto zaczyna, kładzie trzy kamienie obu stron. Drugi gracz wybiera stronę albo kładzie jeszcze dwa i zostawia wybór pierwszemu. Bez rankingu.
setup-opening-pro = Pro
setup-opening-pro-line = Pierwszy kamień leży w środku, trzeci poza środkowym kwadratem 5 × 5. Bez rankingu.
setup-opening-long-pro = Long Pro
setup-opening-long-pro-line = Pierwszy kamień leży w środku, trzeci poza środkowym kwadratem 7 × 7. Bez rankingu.
setup-opening-rif = RIF
setup-opening-rif-line = Kto zaczyna, kładzie pierwsze trzy kamienie w środku, drugi gracz wybiera stronę, a z dwóch punktów proponowanych dla kamienia 5 wybiera się jeden. Bez rankingu.
setup-opening-yamaguchi = Yamaguchi
setup-opening-yamaguchi-line = Kto zaczyna, kładzie pierwsze trzy kamienie w środku i mówi, ile punktów będzie proponowanych dla kamienia 5; drugi gracz wybiera stronę. Bez rankingu.
setup-opening-soosyrv-8 = Soosyrv-8
setup-opening-soosyrv-8-line = Kto zaczyna, kładzie pierwsze trzy kamienie w środku, a drugi gracz wybiera stronę; z kamieniem 4 zapowiada się do ośmiu punktów dla kamienia 5 i strony wybiera się jeszcze raz. Bez rankingu.
setup-opening-taraguchi-10 = Taraguchi-10
setup-opening-taraguchi-10-line = Po każdym z pierwszych pięciu kamieni drugi gracz wybiera stronę; po kamieniu 4 może zamiast tego zaproponować dziesięć punktów dla kamienia 5. Bez rankingu.

## Plansze według parametrów.

preset-mnk-3x3x3 = 3 × 3
preset-mnk-9x9x5 = 9 × 9
preset-mnk-15x15x5 = 15 × 15
preset-mnk-15x15x5-renju = 15 × 15, renju
preset-mnk-19x19x5 = 19 × 19
preset-mnk-6x6x4 = 6 × 6, cztery
parameter-mnk-exact = dokładne
parameter-mnk-renju = renju

## Co można wybrać przed grą.

field-len = Długość linii
field-len-hint = od {$min} do {$max}, najwyżej dłuższy bok
field-rule = Zasady
field-rule-freestyle = Dowolne
field-rule-freestyle-hint = Dłuższe linie też wygrywają.
field-rule-exact = Dokładne
field-rule-exact-hint = Dłuższe linie nie wygrywają.
field-rule-renju = Renju
field-rule-renju-hint = Kto zaczyna, nie może ułożyć sześciu w rzędzie ani dwóch czwórek lub dwóch otwartych trójek naraz. Druga strona może.
field-error-line-too-long = Linia o długości {$len} się nie zmieści: dłuższy bok ma {$longest}.
field-error-renju-line = Renju gra się liniami o długości 5, nie {$len}. Wybierz 5 albo inne zasady.

## Przeciwnicy komputerowi.

opponent-noughts-1 = Noughts 1
opponent-noughts-1-line = Patrzy jeden ruch naprzód.
opponent-noughts-2 = Noughts 2
opponent-noughts-2-line = Widzi swój ruch i twoją odpowiedź.
opponent-noughts-3 = Noughts 3
opponent-noughts-3-line = Patrzy trzy ruchy naprzód.
opponent-noughts-4 = Noughts 4
opponent-noughts-4-line = Patrzy cztery ruchy naprzód, bez pośpiechu.
opponent-noughts-5 = Noughts 5
opponent-noughts-5-line = Patrzy pięć ruchów naprzód; wolny na dużych planszach.
opponent-noughts-6 = Noughts 6
opponent-noughts-6-line = Patrzy sześć ruchów naprzód; bardzo wolny.
opponent-boora-05 = Boora 0.5
opponent-boora-05-line = Buduje swoje linie, na twoje prawie nie patrzy.
opponent-boora-06 = Boora 0.6
opponent-boora-06-line = Buduje swoje linie i wchodzi w drogę twoim.
original-noughts-origin = Napisał go autor pierwotnego programu Noughts. Myślał tam w tle, dzięki czemu strona nadal reagowała.
original-noughts-thinking = Próbuje każdego pustego pola, potem każdej odpowiedzi i tak dalej, na tyle ruchów naprzód, ile mówi liczba w jego nazwie. Na końcu ocenia każdy ciąg pól, który może jeszcze stać się linią: im więcej kamieni tylko jednego koloru, tym więcej jest wart. Wykonuje ruch, który daje najlepszy wynik (minimaks z odcięciami alfa-beta).
original-noughts-blind-spots = Wszystkiego poza ostatnim ruchem, na który patrzy: dłuższy plan go zaskakuje.
original-boora-05-origin = Napisał go autor pierwotnego programu Boora. 0.5 to wcześniejsza z dwóch wersji.
original-boora-05-thinking = Patrzy tylko na gorące pola: puste pola blisko kamieni, w ośmiu kierunkach. Na każdym wyobraża sobie swój kamień i sumuje wartość linii, które przez nie przechodzą. Zawsze gra na polu, które jest warte najwięcej.
original-boora-05-blind-spots = Twoich gróźb: buduje własne linie i nie pyta, co zagrasz.
original-boora-06-origin = Napisał go autor pierwotnego programu Boora jako następcę 0.5. Jak podał autor, na 15×15 czarnymi wygrywa z 0.5, a białymi przegrywa.
original-boora-06-thinking = Ocenia pola wokół kamieni tak jak 0.5 i zamyka linię, gdy tylko może. Jeśli twój ostatni ruch jest dla ciebie dużo wart, broni się: w pobliżu tego kamienia zajmuje pole, które jest dla ciebie najcenniejsze. W przeciwnym razie gra na polu najcenniejszym dla siebie.
original-boora-06-blind-spots = Twoich starszych kamieni i tego, co nastąpi po jego ruchu: dwie groźby naraz go pokonują.
perfect-origin = Ten program znalazł dowód, że na tej planszy wygrywa ten, kto zaczyna. Program sprawdzający, który niczemu nie ufa, przejrzał każdą odpowiedź.
perfect-thinking = Szuka pozycji w dowodzie i gra ruch, który tam stoi. Krótką wygraną groźbami znajduje sam. Tam, gdzie przegrywa, gra odpowiedź, która wytrzymuje najdłużej.
perfect-blind-spots = Pozycji, do których dowód nie sięga, bo zaczynający zagrał inaczej. Tam gra jak Mistrz.
perfect-fair = Na tej planszy wygrywa ten, kto zaczyna, cokolwiek zrobi druga strona. W grze do pięciu szanse wyrównują reguły otwarcia: w Swap2 wybiera druga strona, a w renju niektóre pola są dla zaczynającego zakazane.
opponent-trait-misses-diagonals = Nie widzi skosów.
opponent-trait-overlooks-threats = W {$n}% ruchów nie patrzy na twoje kamienie.
opponent-trait-misses-forced-wins = Nie szuka ciągów gróźb.

## Otwarcie.

opening-you-place = Kładziesz kamienie obu stron, w tej kolejności: {$stones}.
opening-opponent-places = Przeciwnik kładzie kamienie obu stron, w tej kolejności: {$stones}.
opening-beginner-places = Kto zaczyna, kładzie kamienie obu stron, w tej kolejności: {$stones}.
opening-other-places = Kto nie zaczynał, kładzie kamienie obu stron, w tej kolejności: {$stones}.
opening-puts = Kamień {$number} kładzie strona: {$name}.
opening-in-centre = Kamień {$number} leży w środku planszy.
opening-in-central = Kamień {$number} leży w środkowym kwadracie {$n} × {$n}.
opening-outside = Kamień {$number} leży poza środkowym kwadratem {$n} × {$n}.
opening-one-of-offered = Miejsce kamienia {$number} wybiera spośród proponowanych punktów strona: {$name}.
opening-offers = Punkty dla kamienia {$number}, żadne dwa symetryczne, proponuje strona: {$name}. Pozostało: {$n}.
opening-you-choose = Twój wybór: którą stroną chcesz grać?
opening-opponent-chooses = Przeciwnik wybiera stronę.
opening-beginner-chooses = Kto zaczynał, wybiera stronę.
opening-other-chooses = Kto nie zaczynał, wybiera stronę.
opening-announces = Ile punktów będzie proponowanych dla kamienia {$number}, mówi strona: {$name}.
opening-take = Weź: {$name}
opening-two-more = Połóż jeszcze dwa kamienie
opening-number = {$n}
opening-offer-points = Zaproponuj punkty: {$n}
opening-your-side = Twoja strona od teraz: {$name}.
opening-swapped = Strony zostały zamienione.
opening-kept = Strony zostają bez zmian.

## Jak skończyła się gra.

result-mnk =
    { $len ->
        [one] Linia z {$len} kamienia.
        [few] Linia z {$len} kamieni.
       *[many] Linia z {$len} kamieni.
    }
result-mnk-draw = Plansza jest pełna.
result-mnk-stuck = Każde puste pole jest zakazane.
result-mnk-foul = {$loser}: ruch tam, gdzie renju tego zabrania.

## Dlaczego ruch jest odrzucony.

illegal-overline = Za długa linia: powstałoby sześć lub więcej w rzędzie, a tego renju zabrania temu, kto zaczynał.
illegal-double-four = Podwójna czwórka: powstałyby naraz dwie czwórki, a tego renju zabrania temu, kto zaczynał.
illegal-double-three = Podwójna trójka: powstałyby naraz dwie otwarte trójki, a tego renju zabrania temu, kto zaczynał.
illegal-opening-centre = Ten kamień leży w środku planszy.
illegal-opening-central = Ten kamień leży w środkowym kwadracie {$n} × {$n}.
illegal-opening-outside = Ten kamień leży poza środkowym kwadratem {$n} × {$n}.
illegal-opening-offered = Wybierz jeden z proponowanych punktów.
illegal-opening-offered-already = Ten punkt jest już zaproponowany.
illegal-opening-symmetrical = Ten punkt jest symetryczny do już zaproponowanego: kamienie wyglądałyby tak samo. Zaproponuj inny.
illegal-opening-announce-first = Najpierw powiedz, ile punktów będzie proponowanych.

## Dlaczego tekstu nie da się odczytać jako pozycji lub gry.

expected-stones = o, x (jedno z nich wielką literą) albo liczba pustych pól
expected-mnk-parameter = m=, n= albo k= (kolumny, wiersze, długość linii)
expected-no-parameter = od razu „)”
board-error-line = strona {$side} ma linię, więc nie może mieć ruchu
board-error-last-stone = ostatni kamień jest strony {$side}, więc nie może ona mieć ruchu
board-error-last-in-no-line = jest linia, ale ostatni kamień do niej nie należy
games-of-lines = partie gry Linie

## Dlaczego komputer wybrał ten ruch.

why-even-opening = Nie sprzyja żadnej ze stron.
why-takes-first = Wybrał niebieskie, bo mają lepszą pozycję.
why-takes-second = Wybrał żółte, bo mają lepszą pozycję.
why-leaves-sides = Kładzie jeszcze dwa kamienie i zostawia wybór strony.
why-announces = Przy tylu proponowanych punktach ({$n}) żadna strona nie stoi lepiej.
why-completes-line = Kończy linię.
why-blocks-line = Zatrzymuje linię, którą przeciwnik by teraz skończył.
why-open-four = Grozi skończeniem linii w dwóch miejscach.
why-defends = Zatrzymuje rosnącą linię.

## Podpowiedzi: gdzie patrzeć, co zrobić, dlaczego.

hint-what-stone = Postaw kamień na {$cell}.
hint-why-completes-line =
    { $n ->
        [one] Tym ruchem od razu wygrywasz: linia z {$n} kamienia.
        [few] Tym ruchem od razu wygrywasz: linia z {$n} kamieni.
       *[many] Tym ruchem od razu wygrywasz: linia z {$n} kamieni.
    }
hint-why-stops-line = Inaczej przeciwnik skończyłby tu linię następnym ruchem.
hint-why-double-threat =
    { $n ->
        [one] Wtedy możesz skończyć linię w {$n} miejscu.
        [few] Wtedy możesz skończyć linię w {$n} miejscach; zatrzymać da się tylko jedno.
       *[many] Wtedy możesz skończyć linię w {$n} miejscach; zatrzymać da się tylko jedno.
    }
hint-why-cannot-stop =
    { $n ->
        [one] Przeciwnik może skończyć linię w {$n} miejscu.
        [few] Przeciwnik może skończyć linię w {$n} miejscach, a zatrzymasz tylko jedno. Oby to przeoczył.
       *[many] Przeciwnik może skończyć linię w {$n} miejscach, a zatrzymasz tylko jedno. Oby to przeoczył.
    }
hint-why-stops-double = Inaczej przeciwnik zagroziłby w dwóch miejscach naraz, a zatrzymać da się tylko jedno.
hint-why-threatens = To grozi skończeniem linii, więc trzeba na to odpowiedzieć.
hint-why-prepares = Jeszcze jeden kamień, a linię da się skończyć z dwóch stron.
hint-why-opening = Przez środek biegnie najwięcej linii.
hint-step-completes = kończy linię
hint-step-double-threat = grozi w dwóch miejscach naraz
hint-step-blocks = zatrzymuje linię
hint-step-four = grozi skończeniem linii
hint-step-three = przygotowuje dwie groźby naraz

## Co zrobiłby przeciwnik, gdyby teraz był jego ruch.

threat-completes = Tu przeciwnik skończyłby linię.
threat-doubles =
    { $n ->
        [one] Tu przeciwnik zagroziłby skończeniem linii w {$n} miejscu.
        [few] Tu przeciwnik zagroziłby skończeniem linii w {$n} miejscach naraz.
       *[many] Tu przeciwnik zagroziłby skończeniem linii w {$n} miejscach naraz.
    }
threat-begins-win =
    { $n ->
        [one] Tu przeciwnik zacząłby wygrywać groźbami, w {$n} ruchu.
        [few] Tu przeciwnik zacząłby wygrywać groźbami, w {$n} ruchach.
       *[many] Tu przeciwnik zacząłby wygrywać groźbami, w {$n} ruchach.
    }

## Gra z nauką: na co ruch pozwala przeciwnikowi albo co przegapił.

mistake-lets-complete =
    { $n ->
        [one] Teraz przeciwnik może skończyć linię.
        [few] Teraz przeciwnik może skończyć linię w {$n} miejscach, a zatrzymasz tylko jedno.
       *[many] Teraz przeciwnik może skończyć linię w {$n} miejscach, a zatrzymasz tylko jedno.
    }
mistake-lets-double =
    { $n ->
        [one] Teraz przeciwnik może zagrozić skończeniem linii w {$n} miejscu.
        [few] Teraz przeciwnik może zagrozić skończeniem linii w {$n} miejscach naraz, a zatrzymasz tylko jedno.
       *[many] Teraz przeciwnik może zagrozić skończeniem linii w {$n} miejscach naraz, a zatrzymasz tylko jedno.
    }
mistake-answer-four = Najlepsza odpowiedź przeciwnika, {$move}, grozi skończeniem linii.
mistake-answer-three = Najlepsza odpowiedź przeciwnika, {$move}, przygotowuje dwie groźby naraz.

## Dlaczego partia została przegrana.

loss-three-became-four = Trójka {$stones} stała się czwórką dzięki {$next}, a {$last} zamknął linię.
loss-line-grew = Do kamieni {$stones} doszedł {$next}, a {$last} zamknął linię.

## Pliki innych programów, których nie można otworzyć lub zapisać.

format-error-fives = ten format ({$format}) zna tylko linie po pięć, a ta gra to {$id}; wybierz SGF
opened-cut = dalszy ciąg pominięto: {$reason}
opened-behind-the-end = pominięte ruchy po końcu partii: {$n}
opened-set-up-later = po ruchu {$move} ustawiono kamienie; dalszy ciąg to partia {$game} z tego pliku
opened-out-of-turn = po ruchu {$move} strona pasuje albo rusza się dwa razy; dalszy ciąg to partia {$game} z tego pliku
opened-put =
    { $n ->
        [one] pierwszy kamień to początek partii: po nim strona pasuje albo rusza się dwa razy
        [few] pierwsze {$n} kamienie to początek partii: po każdym strona pasuje albo rusza się dwa razy
       *[many] pierwszych {$n} kamieni to początek partii: po każdym strona pasuje albo rusza się dwa razy
    }
opened-put-times = czasy tych kamieni pominięto
opened-pass = pominięto pas
opened-other-result = plik podaje inny wynik niż ruchy
opened-guessed-rule = plik nie podaje zasad; jego ruchy pasują do: {$rule}
opened-without-opening = ruchy lub wybory nie są zgodne z zasadą otwarcia podaną w pliku; grę otwarto bez niej
opened-board-size = plansza ma {$cols} × {$rows} punktów; {$games} mają od {$least} do {$most} kolumn i rzędów
file-error-empty = plik jest pusty
file-error-unknown = to nie jest gra w znanym formacie; można otworzyć SGF, Piskvork (.psq), RenLib (.lib), RenjuNet (.rif), Yixin (.sav), KJumpingCube (.kjc), PlayOK, PGN, otwarcia Gomocup, listy ruchów takie jak h8 i9 oraz diagramy z X, O i kropek
file-error-archive = to jest spakowane archiwum; rozpakuj je i otwórz pliki w środku
file-error-no-game = w tym pliku ({$format}) nie ma żadnej gry
file-error-write-size = ten format nie ma planszy {$cols} × {$rows}; wybierz SGF
file-error-write-setup = ten format nie może zawierać kamieni ustawionych z góry; wybierz SGF
file-error-write-pass = w tym formacie nie można pasować; wybierz SGF
file-error-write-turns = w tym formacie zaczynają czarne, a strony grają na zmianę; wybierz SGF
file-error-write-format = gry w tym formacie ({$format}) można odczytać, ale nie zapisać; wybierz SGF

## Dla czytników ekranu.

reading-forbidden = zakazane

## Lekcja.

lesson-mnk-five = Pięć w rzędzie wygrywa. Dokończ linię.
lesson-mnk-five-wrong = Zagraj na wolnym końcu czwórki.
lesson-mnk-block = Żółty ma cztery i dokończyłby piątkę. Zablokuj.
lesson-mnk-block-wrong = Wtedy Żółty ułoży piątkę. Zagraj tam, gdzie linia jest otwarta.
lesson-mnk-three = Otwarta trójka. Zrób czwórkę z dwoma wolnymi końcami: zablokować można tylko jeden.
lesson-mnk-three-wrong = Postaw kamień tuż przy trójce.
lesson-mnk-block-three = Otwartą trójkę trzeba więc zatrzymać od razu. Zablokuj Żółtego.
lesson-mnk-block-three-wrong = Wtedy Żółty zrobi czwórkę z dwoma wolnymi końcami. Zagraj przy trójce.
lesson-mnk-double = Dwóch gróźb naraz nie da się zablokować. Znajdź punkt, który tworzy czwórkę i otwartą trójkę.
lesson-mnk-double-wrong = Spójrz, gdzie linie się krzyżują.
lesson-mnk-finish = Żółty zablokował czwórkę. Wykorzystaj trójkę.
lesson-mnk-renju = W renju zaczynający nie może zrobić dwóch otwartych trójek naraz. Krzyżyk oznacza taki punkt: naciśnij go.

## Puzzles.

puzzles-force-mnk =
    { $n ->
        [one] Wygraj od razu.
        [few] Wygraj w {$n} ruchach samymi czwórkami.
       *[many] Wygraj w {$n} ruchach samymi czwórkami.
    }

## Co przy czytaniu pliku pominięto, zmieniono lub odgadnięto.

file-note-at = wiersz {$line}, kolumna {$column}: {$reason}
file-note-at-byte = bajt {$byte}: {$reason}
file-note-encoding-named = tekst jest w kodowaniu {$name}, jak podaje plik
file-note-encoding-named-unreadable =
    { $count ->
        [one] tekst jest w kodowaniu {$name}, jak podaje plik; {$count} znak jest nieczytelny
        [few] tekst jest w kodowaniu {$name}, jak podaje plik; {$count} znaki są nieczytelne
       *[many] tekst jest w kodowaniu {$name}, jak podaje plik; {$count} znaków jest nieczytelnych
    }
file-note-encoding-guessed = plik nie podaje kodowania znaków; odczytano je jako {$name}
file-note-encoding-guessed-unreadable =
    { $count ->
        [one] znaki odczytano jako {$name}; {$count} znak jest nieczytelny
        [few] znaki odczytano jako {$name}; {$count} znaki są nieczytelne
       *[many] znaki odczytano jako {$name}; {$count} znaków jest nieczytelnych
    }
file-note-other-text =
    { $count ->
        [one] pominięto {$count} znak innego tekstu
        [few] pominięto {$count} znaki innego tekstu
       *[many] pominięto {$count} znaków innego tekstu
    }
file-note-bracket = brakuje tu nawiasu lub średnika albo jest o jeden za dużo
file-note-passed-over = pominięto „{$what}”; nic o tym nie wiadomo
file-note-bad-value = pominięto „{$value}”; nie da się tego odczytać jako {$name}
file-note-rest = reszty partii nie da się odczytać, od „{$found}”
file-note-size = rozmiaru planszy brakuje albo jest błędny; plansza ma teraz {$cols} × {$rows} punktów
file-note-side = plik nie podaje, czyj to ruch; odczytano go jako ruch na zmianę
file-note-unknown-rule = zasady „{$name}” są nieznane
file-note-rule-freestyle = zasady „{$name}” odczytano tak: dłuższe linie też wygrywają
file-note-rule-exact = zasady „{$name}” odczytano tak: dłuższe linie nie wygrywają
file-note-rule-renju = zasady „{$name}” odczytano jako renju
file-note-other-game = według pliku to inna gra, numer {$number}; odczytano ją jako gomoku
file-note-too-many = w pliku jest więcej; odczytano tylko pierwsze {$most}
file-note-more =
    { $count ->
        [one] i jeszcze {$count} uwaga
        [few] i jeszcze {$count} uwagi
       *[many] i jeszcze {$count} uwag
    }
file-note-coordinates-from-0 = kolumny i wiersze policzono od 0, od lewego górnego rogu
file-note-coordinates-from-1 = kolumny i wiersze policzono od 1, od lewego górnego rogu
file-note-coordinates-without-i = kolumny odczytano bez litery I
file-note-coordinates-from-top = wiersze policzono od góry
