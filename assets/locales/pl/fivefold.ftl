### Słowa programu fivefold po polsku.
### Jeden tekst na klucz; {$name} wstawia program. Zapisane zmiany widać od razu w działającym programie.

language-name = Polski
app-name = fivefold
app-line = Pięć dawnych gier przy jednym stole

## Dwie strony. Zawsze widać także ich kształt, nie tylko kolor.

side-first = Niebieski
side-second = Żółty

## Pięć gier: nazwa, jedno zdanie do menu, zasady w skrócie.

game-nim-name = Nim
game-nim-line = Zabieraj kamyki. Zabierz ostatni.
game-nim-rules = W swojej turze zabierz dowolnie wiele kamyków, co najmniej jeden, wszystkie z jednego rzędu. Kto zabiera ostatni kamyk, wygrywa; w odmianie misère przegrywa.
game-corner-name = Nim w rogu
game-corner-line = Zaprowadź latarnię do domu.
game-corner-rules = W swojej turze przesuń latarnię o dowolną liczbę pól w lewo albo w dół, a z ruchem hetmana także po skosie w lewo w dół. Kto postawi ją na polu w lewym dolnym rogu, wygrywa.
game-northcott-name = Northcott
game-northcott-line = Przesuwaj, zbliżaj się, odbieraj miejsce.
game-northcott-rules = W swojej turze przesuń jeden ze swoich pionków w jego rzędzie, dowolnie daleko, w lewo albo w prawo, ale nigdy przez pionek przeciwnika. Kto nie może się ruszyć, przegrywa.
game-mnk-name = Linie
game-mnk-line = Od kółka i krzyżyka do pięciu w rzędzie.
game-mnk-rules = Stawiajcie na zmianę kamienie na pustych polach. Kto pierwszy ułoży nieprzerwaną linię w poziomie, w pionie lub po skosie, wygrywa. Pełna plansza to remis.
game-atoms-name = Atomy
game-atoms-line = O jeden atom za dużo i wszystko wybucha.
game-atoms-rules = W swojej turze dołóż atom do pustej lub własnej komórki. Pełna komórka wybucha: jej atomy lecą do sąsiednich i przejmują je, a te mogą wybuchnąć z kolei. Kto nie ma już żadnej komórki, przegrywa.

## Menu.

menu-continue = Graj dalej
menu-continue-line = {$game}, ruch {$move}
menu-continue-key = Enter
menu-help = Klawisze
menu-language = Język
menu-speed = Animacje
menu-fullscreen = Pełny ekran
menu-save-file = Zapisz do pliku
menu-open-file = Otwórz plik

## Jak szybko poruszają się pionki.

speed-off = Bez
speed-slow = Wolno
speed-normal = Zwykle
speed-fast = Szybko

## Przygotowanie gry.

setup-presets = Plansze
setup-board = Plansza
setup-players = Gracze
setup-person = Człowiek
setup-begins = Kto zaczyna
setup-begins-first = Niebieski
setup-begins-second = Żółty
setup-begins-random = Los
setup-begins-alternate = Na zmianę
setup-opening = Otwarcie
setup-opening-free = Dowolne
setup-opening-swap2 = Swap2
setup-opening-swap2-line = Kto zaczyna, kładzie trzy kamienie obu stron. Drugi gracz wybiera stronę albo kładzie jeszcze dwa i zostawia wybór pierwszemu. Bez rankingu.
setup-start-position = Ustawienie
setup-start-usual = Zwykłe
setup-start-random = Losowe
setup-start-placed = Własne
setup-start = Start
setup-back = Menu
setup-place-nim = Kliknij tam, gdzie rząd ma się kończyć.
setup-place-corner = Kliknij pole, aby postawić na nim latarnię.
setup-place-northcott = Kliknięcie lub dotknięcie stawia pionek wybrany tutaj, prawy przycisk lub przytrzymanie ten drugi.
setup-placing-side = Stawiam

## Gotowe plansze, według gry i parametrów. Plansza bez nazwy pokazuje swoje liczby.

preset-nim-3-4-5 = Trzy rzędy
preset-nim-1-3-5-7 = Piramida
preset-nim-3-4-5-misere = Misère
preset-nim-2-3-4-5-6 = Pięć rzędów
preset-corner-8x8 = Dziedziniec
preset-corner-8x8-queen = Z ruchem po skosie
preset-corner-12x12 = Duży
preset-corner-12x12-queen = Duży, po skosie
preset-northcott-2x8 = Dwa krótkie rzędy
preset-northcott-3x12 = Trzy rzędy
preset-northcott-4x12 = Cztery rzędy
preset-northcott-5x12 = Pięć rzędów
preset-mnk-3x3x3 = Kółko i krzyżyk
preset-mnk-9x9x5 = Mała piątka
preset-mnk-15x15x5 = Gomoku
preset-mnk-15x15x5-renju = Renju
preset-mnk-19x19x5 = Pełna plansza
preset-atoms-8x8 = Atomy
preset-atoms-8x8-chain = Reakcja łańcuchowa
preset-atoms-5x5 = Mała
preset-atoms-6x9-chain = Wysoka łańcuchowa

## Co można wybrać przed grą i w jakich granicach.

field-cols = Kolumny
field-cols-hint = od {$min} do {$max}
field-rows = Wiersze
field-rows-hint = od {$min} do {$max}
field-len = Długość linii
field-len-hint = od {$min} do {$max}, najwyżej dłuższy bok
field-rule = Zasady
field-rule-freestyle = Wolne
field-rule-freestyle-hint = Dłuższe linie też wygrywają.
field-rule-exact = Dokładne
field-rule-exact-hint = Dłuższe linie nie wygrywają.
field-rule-renju = Renju
field-rule-renju-hint = Kto zaczyna, nie może ułożyć sześciu w rzędzie ani dwóch czwórek lub dwóch otwartych trójek naraz. Druga strona może.
field-queen = Hetman
field-queen-hint = Wolno iść po skosie
field-misere = Misère
field-misere-hint = Zabranie ostatniego kamyka przegrywa
field-heaps = Rzędy
field-heaps-hint = od {$min} do {$max}
field-heap = Rząd {$n}
field-heap-hint = od {$min} do {$max} kamyków
field-chain = Reakcja łańcuchowa
field-chain-hint = Komórka wybucha, gdy ma tyle atomów, ilu sąsiadów; żaden atom nie przepada
field-error-out-of-range = Wpisz liczbę od {$min} do {$max}.
field-error-line-too-long = Linia o długości {$len} się nie zmieści: dłuższy bok ma {$longest}.
field-error-renju-line = Renju gra się liniami o długości 5, nie {$len}. Wybierz 5 albo inne zasady.
field-error-no-pieces = W co najmniej jednym rzędzie musi być kamyk.
field-error-missing = Brakuje wartości.
field-decrease = Mniej: {$field}
field-increase = Więcej: {$field}

## Przeciwnicy komputerowi.

opponent-random = Przypadek
opponent-random-line = Każdy ruch jest dobry.
opponent-exact = Doskonały
opponent-exact-line = Nie przepuści żadnej wygranej.
opponent-nim-searcher = Poszukiwacz
opponent-nim-searcher-line = Oryginał: rozgrywa w głowie każdą partię do końca.
opponent-northcott-original = Oryginał
opponent-northcott-original-line = Liczy odstępy i czeka na twój błąd.
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
opponent-engine = Mistrz
opponent-engine-line = Patrzy daleko naprzód i widzi każdą groźbę.
opponent-atoms-original = Oryginał
opponent-atoms-original-line = Zaczyna gdziekolwiek, potem zbiera się przy twojej granicy.
opponent-external-line = Inny program, który myśli po swojemu.

opponent-level-1 = Początkujący
opponent-level-1-line = Dopiero co poznał zasady.
opponent-level-2 = Nowicjusz
opponent-level-2-line = Widzi to, co ma pod nosem.
opponent-level-3 = Uczeń
opponent-level-3-line = Czasem ma jakiś plan.
opponent-level-4 = Gracz niedzielny
opponent-level-4-line = Gra dobrze, póki nie ukrywasz swoich planów.
opponent-level-5 = Gracz klubowy
opponent-level-5-line = Wie, co ważne, ale czasem coś przeoczy.
opponent-level-6 = Mocny gracz
opponent-level-6-line = Rzadko daruje ci błąd.
opponent-level-7 = Ekspert
opponent-level-7-line = Prawie nigdy się nie myli.
opponent-level-8 = Mistrz
opponent-level-8-line = Gra tak dobrze, jak ten program potrafi.

# Czego poziom nie widzi, po jednej rzeczy; składane za jego nazwą.
opponent-trait-perfect = Gra bezbłędnie.
opponent-trait-full-strength = Widzi wszystko, dokąd sięga.
opponent-trait-reads-columns =
    { $n ->
        [one] Czyta liczby dwójkowo, ale tylko ostatnią cyfrę.
        [few] Czyta liczby dwójkowo, ale tylko {$n} ostatnie cyfry.
       *[many] Czyta liczby dwójkowo, ale tylko {$n} ostatnich cyfr.
    }
opponent-trait-reads-nothing = Nie umie czytać liczb, które kryją się za grą.
opponent-trait-sees-end =
    { $n ->
        [one] Widzi koniec na {$n} ruch przed nim.
        [few] Widzi koniec na {$n} ruchy przed nim.
       *[many] Widzi koniec na {$n} ruchów przed nim.
    }
opponent-trait-overlooks = W {$n}% ruchów nie zauważa wygranej.
opponent-trait-retreats = Bez planu cofa się o krok w {$n}% ruchów.
opponent-trait-loses-thread = Przez {$n}% gry traci wątek.
opponent-trait-random-share = W {$n}% ruchów gra byle gdzie.
opponent-trait-misses-diagonals = Nie widzi skosów.
opponent-trait-overlooks-threats = W {$n}% ruchów nie patrzy na twoje kamienie.
opponent-trait-misses-forced-wins = Nie szuka ciągów gróźb.
opponent-trait-looks-ahead =
    { $n ->
        [one] Patrzy {$n} ruch naprzód.
        [few] Patrzy {$n} ruchy naprzód.
       *[many] Patrzy {$n} ruchów naprzód.
    }
opponent-trait-looks-at-no-reply = Nie myśli o twojej odpowiedzi.
opponent-trait-visits-at-most =
    { $n ->
        [one] Na ruch ogląda {$n} pozycję.
        [few] Na ruch ogląda {$n} pozycje.
       *[many] Na ruch ogląda {$n} pozycji.
    }
opponent-trait-sees-waves =
    { $n ->
        [one] Widzi {$n} falę reakcji.
        [few] Widzi {$n} fale reakcji.
       *[many] Widzi {$n} fal reakcji.
    }
opponent-trait-counts-only-atoms = Liczy atomy, nie groźby.

## Pracownia: które pozycje są dobre, krok po kroku.

research-title = Badania
research-back = Wróć
research-enter = Badania nad dobrymi pozycjami
research-turn = Przeciąganie lub strzałki obracają; kółko, + i – przybliżają
research-game = Gra
research-gaps = Northcott
research-rook = Róg
research-queen = Hetman
research-rows = Rzędy
research-largest-gap = Największy odstęp
research-largest-distance = Największa odległość
research-question = Pytanie
research-list = Dobre pozycje
research-list-empty = Jeszcze żadnej.
research-pace = Tempo
research-pace-slow = Wolne
research-pace-normal = Zwykłe
research-pace-fast = Szybkie
research-pace-at-once = Od razu
research-run = Uruchom
research-pause = Pauza
research-again = Od początku
research-step = Krok
research-put-on-board = Ustaw na planszy
research-begin-gaps = Pozycja jest dobra dla tego, kto właśnie do niej doprowadził. Same zerowe odstępy są dobre; nie jest dobra ta, z której można dojść do dobrej. Naciśnij Uruchom albo Krok.
research-begin-corner = Pole jest dobre dla tego, kto właśnie na nie wszedł. Dom jest dobry; nie jest dobre to, z którego można dojść do dobrego. Naciśnij Uruchom albo Krok.
research-step-good =
    { $struck ->
        [one] {$tuple}: stąd nie można dojść do żadnej dobrej pozycji, więc jest dobra. Skreśla jeszcze {$struck} pozycję.
        [few] {$tuple}: stąd nie można dojść do żadnej dobrej pozycji, więc jest dobra. Skreśla jeszcze {$struck} pozycje.
       *[many] {$tuple}: stąd nie można dojść do żadnej dobrej pozycji, więc jest dobra. Skreśla jeszcze {$struck} pozycji.
    }
research-step-struck = {$tuple}: stąd można dojść do {$by}, a to dobra pozycja. {$tuple} zostaje skreślona.
research-count =
    { $good ->
        [one] {$good} dobra pozycja; zbadano {$steps} z {$all}
        [few] {$good} dobre pozycje; zbadano {$steps} z {$all}
       *[many] {$good} dobrych pozycji; zbadano {$steps} z {$all}
    }
research-agrees = Reguła mówi to samo: {$rule}.
research-differs = Reguła mówi co innego: {$rule}.
research-rule-xor = xor równa się 0
research-rule-wythoff = pary Wythoffa
research-good = dobra
research-struck = skreślona
research-open = jeszcze niezbadana
research-xor = {$left} xor {$right}
research-sum = {$left} = {$sum}
research-pair = różnica {$difference} wymaga {$smaller}
research-no-pair = różnica {$difference} wymaga {$wanted}, nie {$smaller}
research-row = Rząd {$n}
research-distance-cols = Kolumny od domu
research-distance-rows = Wiersze od domu

## W trakcie gry.

play-your-turn = Twój ruch
play-turn = Ruch: {$name}
play-you = Ty
play-thinking = Myśli…
play-thinking-time = Myśli… {$seconds} s
play-ok = Zabierz
play-ok-marked =
    { $n ->
        [one] Zabierz {$n} kamyk
        [few] Zabierz {$n} kamyki
       *[many] Zabierz {$n} kamyków
    }
play-nothing-marked = Zaznacz kamyki, które chcesz zabrać.
play-tap-again = Dotknij jeszcze raz, by zagrać.
play-computer-begins = Zaczyna komputer
opening-you-place = Kładziesz kamienie obu stron, w tej kolejności: {$stones}.
opening-opponent-places = Przeciwnik kładzie kamienie obu stron, w tej kolejności: {$stones}.
opening-beginner-places = Kto zaczyna, kładzie kamienie obu stron, w tej kolejności: {$stones}.
opening-other-places = Kto nie zaczynał, kładzie kamienie obu stron, w tej kolejności: {$stones}.
opening-you-choose = Twój wybór: którą stroną chcesz grać?
opening-opponent-chooses = Przeciwnik wybiera stronę.
opening-beginner-chooses = Kto zaczynał, wybiera stronę.
opening-other-chooses = Kto nie zaczynał, wybiera stronę.
opening-take = Weź: {$name}
opening-two-more = Połóż jeszcze dwa kamienie
opening-your-side = Twoja strona od teraz: {$name}.
opening-swapped = Strony zostały zamienione.
opening-kept = Strony zostają bez zmian.
play-undo = Cofnij
play-redo = Ponów
play-go-on = Dalej
play-pause = Wstrzymaj
play-other-opponent = Inny przeciwnik
play-waiting = Czeka
play-resign = Poddaj
play-resign-sure = Poddać tę partię?
play-resign-not = Graj dalej
play-new-game = Nowa gra
play-again = Jeszcze raz
play-setup = Zmień grę
play-rules = Zasady w skrócie
play-rules-renju = W renju ten, kto zaczynał, potrzebuje dokładnie pięciu i nie może stawiać tam, gdzie jest mały krzyżyk.
play-menu = Menu
play-more = Więcej
play-on-the-board = Na planszy
play-hint = Rada
play-hint-what = Ruch?
play-hint-why = Dlaczego?
legal-switch = Zaznacz możliwe ruchy
threats-switch = Zaznacz groźby
play-save = Zapisz
play-copy-id = Kopiuj id
play-move-number = Ruch {$n}

## Pasek odtwarzania. Liczba mówi, ile razy szybciej niż zwykle.

replay-play = Odtwórz
replay-to-start = Na początek
replay-back = Ruch wstecz
replay-forward = Ruch naprzód
replay-to-end = Na koniec
replay-place = Ruchy
replay-speed = Tempo odtwarzania
replay-factor = {$factor}×

## Gra jako plik dla innych.

export = Eksport
export-gif = Animacja
export-gif-line = Plik GIF, obraz na ruch
export-moving-gif = Animacja z ruchem
export-moving-gif-line = Większy plik GIF ze wszystkim, co się rusza
export-pictures = Obrazy
export-pictures-line = Folder plików PNG
export-record = Tekst
export-record-line = Do ponownego otwarcia i do czytania
export-sgf = SGF
export-sgf-line = Dla innych programów
export-drawing = Obrazy się rysują: {$path}
export-done = Gotowe: {$path}
export-refused = Nie udało się wyeksportować gry. {$reason}

## Co wie komputer i jak skończyła się gra.

verdict-switch = Mów, kto wygrywa

## Analiza partii.

analysis-start = Przeanalizuj partię
analysis-caption = Analiza
analysis-progress = Analiza: {$done} z {$all}
analysis-stop = Przerwij
analysis-go-on = Dalej
analysis-deeper = Głębiej
analysis-show = Pokaż
analysis-back = Wróć do partii
analysis-better = Lepiej: {$line}
analysis-best = Teraz najlepiej: {$line}
analysis-graph =
    { $n ->
        [one] Wykres oceny po {$n} ruchu. Strzałki w lewo i w prawo prowadzą od ruchu do ruchu.
        [few] Wykres oceny po {$n} ruchach. Strzałki w lewo i w prawo prowadzą od ruchu do ruchu.
       *[many] Wykres oceny po {$n} ruchach. Strzałki w lewo i w prawo prowadzą od ruchu do ruchu.
    }
analysis-move = {$mv}: {$judged}. {$worth}
analysis-move-unjudged = {$mv}. {$worth}
analysis-unknown = Jeszcze nic nie wiadomo.
analysis-draw = Pewne: remis.
analysis-wins = Pewne: wygrywa {$name}.
analysis-estimated = Ocena: {$points}
analysis-only = jedyny dobry ruch
analysis-best-move = najlepszy ruch
analysis-good = dobry ruch
analysis-inaccuracy = niedokładność
analysis-mistake = błąd
analysis-blunder = gruby błąd

## Jak skończyła się gra.

result-you-win = Wygrywasz!
result-computer-wins = Wygrywa komputer.
result-side-wins = Wygrywa {$name}.
result-draw = Remis.
result-nim = Ostatni kamyk zabiera {$name}.
result-nim-misere = Ostatni kamyk musi zabrać {$name}.
result-corner = Latarnię do domu prowadzi {$name}.
result-northcott = {$name}: nie ma już dokąd się ruszyć.
result-mnk =
    { $len ->
        [one] Linia z {$len} kamienia.
        [few] Linia z {$len} kamieni.
       *[many] Linia z {$len} kamieni.
    }
result-mnk-draw = Plansza jest pełna.
result-mnk-stuck = Każdy pusty punkt jest zakazany.
result-atoms = {$name}: nie ma już żadnej komórki.
result-resigned = {$name}: partia poddana.
result-resigned-fault = {$name}: partia poddana, bo {$fault}.
result-moves =
    { $n ->
        [one] Po {$n} ruchu.
        [few] Po {$n} ruchach.
       *[many] Po {$n} ruchach.
    }

fault-not-set-up = tego programu nie ma już na liście
fault-no-programs = tutaj nie można uruchamiać innych programów
fault-not-found = nie ma takiego programu
fault-not-allowed = tego programu nie wolno uruchomić
fault-not-started = programu nie udało się uruchomić
fault-crashed = program przerwał pracę (kod wyjścia {$code})
fault-killed = program został zamknięty z zewnątrz
fault-closed = program przestał słuchać albo mówić
fault-timed-out = program nie odpowiadał przez {$seconds} s
fault-garbage = program powiedział „{$said}”, a to nie jest ruch
fault-illegal = program zagrał {$move}, na co zasady nie pozwalają
fault-refused = program nie gra w tę grę („{$said}”)

## Inne programy jako przeciwnicy.

engine-add = Inny program…
engine-add-line = Dowolny komputerowy gracz w gomoku na tym komputerze.
engine-title = Inny program jako przeciwnik
engine-help = W linie po pięć w rzędzie mogą grać programy, które znają protokół Gomocup.
engine-path = Gdzie jest
engine-path-hint = na przykład /home/ja/gomoku/pbrain-rapfi
engine-name = Nazwa
engine-name-hint = można pominąć: program przedstawi się sam
engine-time = Czas na ruch
engine-seconds = {$seconds} s
engine-check = Sprawdź i dodaj
engine-checking = Pytam program, kim jest…
engine-added = Dodano jako {$name}. Program mówi: {$said}
engine-no-path = Podaj, gdzie jest program.
engine-bad-name = Nazwa ma od 1 do 24 liter bez znaków diakrytycznych, cyfr lub znaków - _ .
engine-taken = Program o nazwie {$name} już jest na liście.
engine-full =
    { $n ->
        [one] Na liście jest już {$n} program; najpierw go usuń.
        [few] Na liście są już {$n} programy; najpierw usuń któryś.
       *[many] Na liście jest już {$n} programów; najpierw usuń któryś.
    }
engine-fault = Nie dodano: {$fault}.
engine-own = Programy, które już są dodane
engine-remove = Usuń: {$name}
engine-damaged = Nie da się odczytać listy twoich programów: {$reason} Leży teraz tu: {$path}; niczego nie usunięto.

## Dlaczego ruch jest odrzucony.

illegal-game-over = Gra jest skończona.
illegal-off-board = To poza planszą.
illegal-occupied = To miejsce jest zajęte.
illegal-overline = Za długa linia: powstałoby sześć lub więcej w rzędzie, a tego renju zabrania temu, kto zaczynał.
illegal-double-four = Podwójna czwórka: powstałyby naraz dwie czwórki, a tego renju zabrania temu, kto zaczynał.
illegal-double-three = Podwójna trójka: powstałyby naraz dwie otwarte trójki, a tego renju zabrania temu, kto zaczynał.
illegal-not-yours = Ta komórka należy do przeciwnika.
illegal-stands-still = Trzeba się ruszyć.
illegal-wrong-direction = W tę stronę nie wolno.
illegal-crosses = Pionki nie mogą się minąć.
illegal-nothing-taken = Zabierz co najmniej jeden.
illegal-no-such-heap = Nie ma takiego rzędu.
illegal-too-many =
    { $have ->
        [one] Został tam tylko {$have}.
        [few] Zostały tam tylko {$have}.
       *[many] Zostało tam tylko {$have}.
    }
illegal-wrong-order = Kółko musi stać na lewo od krzyżyka.
illegal-fixed-start = Ta gra zawsze zaczyna się tak samo.
illegal-over-at-start = W tym ustawieniu gra skończyłaby się, zanim się zacznie.
illegal-choose-first = Najpierw wybierz stronę.
illegal-not-a-move = W tej grze nie ma takiego ruchu.
illegal-record-full = Więcej ruchów nie da się zapamiętać. Zacznij nową grę.

## Dlaczego komputer wybrał ten ruch.

why-nim-sum-to-zero = Zostawia nim-sumę zero.
why-odd-ones = Zostawia nieparzystą liczbę pojedynczych kamyków.
why-searched-win = Sprawdził: każda odpowiedź przegrywa.
why-lost-random = Przegrywa, więc zdał się na los.
why-random = Zdecydował przypadek.
why-opening = Jego zwykły pierwszy ruch.
why-even-opening = Nie sprzyja żadnej ze stron.
why-takes-first = Wybrał niebieskie, bo stoją lepiej.
why-takes-second = Wybrał żółte, bo stoją lepiej.
why-leaves-sides = Kładzie jeszcze dwa kamienie i zostawia wybór strony.
why-completes-line = Kończy linię.
why-blocks-line = Zatrzymuje linię, którą byś teraz skończył.
why-open-four = Grozi skończeniem linii w dwóch miejscach.
why-forced-win = Wygrywa przymusowo: żadna odpowiedź nie pomoże.
why-holds-out = Przegrywa i broni się jak najdłużej.
why-defends = Zatrzymuje twoją linię.
why-best-score = Ten ruch ocenił najwyżej.
why-grows-at-front = Rośnie przy twojej granicy.
why-wins-cascade = Jego kaskada wygrywa partię.
why-external = Wybrał go inny program.
why-script = Wybrał go jego skrypt.
why-forfeited = Jego własny ruch przepadł, więc zdecydował przypadek.

## Podpowiedzi w trzech krokach: gdzie patrzeć, co zrobić, dlaczego.

hint-where-row = Spójrz na rząd {$n} od góry.
hint-where-left = Spójrz w lewo.
hint-where-down = Spójrz w dół.
hint-where-diagonal = Spójrz po skosie.
hint-where-upper-left-part = Spójrz w lewo u góry.
hint-where-upper-part = Spójrz na górną część.
hint-where-upper-right-part = Spójrz w prawo u góry.
hint-where-left-part = Spójrz na lewą stronę.
hint-where-middle-part = Spójrz na środek.
hint-where-right-part = Spójrz na prawą stronę.
hint-where-lower-left-part = Spójrz w lewo u dołu.
hint-where-lower-part = Spójrz na dolną część.
hint-where-lower-right-part = Spójrz w prawo u dołu.

hint-what-take = Zabierz {$n} z rzędu {$row}.
hint-what-advance =
    { $n ->
        [one] W rzędzie {$row} idź {$n} pole naprzód.
        [few] W rzędzie {$row} idź {$n} pola naprzód.
       *[many] W rzędzie {$row} idź {$n} pól naprzód.
    }
hint-what-retreat =
    { $n ->
        [one] W rzędzie {$row} cofnij się o {$n} pole.
        [few] W rzędzie {$row} cofnij się o {$n} pola.
       *[many] W rzędzie {$row} cofnij się o {$n} pól.
    }
hint-what-go-left =
    { $n ->
        [one] Idź {$n} pole w lewo, na {$cell}.
        [few] Idź {$n} pola w lewo, na {$cell}.
       *[many] Idź {$n} pól w lewo, na {$cell}.
    }
hint-what-go-down =
    { $n ->
        [one] Idź {$n} pole w dół, na {$cell}.
        [few] Idź {$n} pola w dół, na {$cell}.
       *[many] Idź {$n} pól w dół, na {$cell}.
    }
hint-what-go-diagonally =
    { $n ->
        [one] Idź {$n} pole po skosie, na {$cell}.
        [few] Idź {$n} pola po skosie, na {$cell}.
       *[many] Idź {$n} pól po skosie, na {$cell}.
    }
hint-what-stone = Postaw kamień na {$cell}.
hint-what-atom = Dołóż atom na {$cell}.

hint-why-wins-at-once = Tym ruchem od razu wygrywasz.
hint-why-columns = Wtedy w każdej kolumnie dwójkowej jest parzysta liczba jedynek. Cokolwiek zniknie potem, znów połączysz je w pary.
hint-why-gaps = Licz odstępy jak stosy: wtedy w każdej kolumnie dwójkowej jest parzysta liczba jedynek. Gdy pionek się cofnie, zamknij odstęp z powrotem.
hint-why-odd-singles =
    { $n ->
        [one] Wtedy zostaje {$n} pojedynczy kamyk i to nie ty go zabierzesz.
        [few] Wtedy zostają {$n} pojedyncze kamyki, liczba nieparzysta: ostatni nie przypadnie tobie.
       *[many] Wtedy zostaje {$n} pojedynczych kamyków, liczba nieparzysta: ostatni nie przypadnie tobie.
    }
hint-why-equal-distances = Wtedy w lewo i w dół jest po {$n}. Na każdy ruch odpowiadaj takim samym w drugą stronę.
hint-why-wythoff = Wtedy odległości to {$near} i {$far}, para Wythoffa numer {$pair}. Żaden ruch nie prowadzi z pary na parę, ale zawsze można na którąś wrócić.
hint-why-lost-columns = W każdej kolumnie dwójkowej już jest parzysta liczba jedynek, więc każdy ruch psuje jakąś parę. Zabierz niewiele i licz na błąd.
hint-why-lost-gaps = Odstępy już łączą się w pary w każdej kolumnie dwójkowej, więc każdy ruch psuje jakąś parę. Idź powoli i licz na błąd.
hint-why-lost-equal-distances = W lewo jest już tak samo daleko jak w dół. Idź niedaleko i licz na błąd.
hint-why-lost-wythoff = Latarnia stoi już na jednej z par Wythoffa. Idź niedaleko i licz na błąd.
hint-why-lost-odd-singles = Została nieparzysta liczba pojedynczych kamyków, więc ostatni przypadnie tobie.
hint-why-completes-line =
    { $n ->
        [one] Tu kończysz linię z {$n} kamienia.
        [few] Tu kończysz linię z {$n} kamieni.
       *[many] Tu kończysz linię z {$n} kamieni.
    }
hint-why-stops-line = Tu przeciwnik skończyłby linię następnym ruchem.
hint-why-double-threat =
    { $n ->
        [one] Wtedy możesz skończyć linię w {$n} miejscu.
        [few] Wtedy możesz skończyć linię w {$n} miejscach; zatrzymać da się tylko jedno.
       *[many] Wtedy możesz skończyć linię w {$n} miejscach; zatrzymać da się tylko jedno.
    }
hint-why-forced-win-in =
    { $n ->
        [one] Tu zaczyna się wygrana w {$n} ruchu, której nic nie zatrzyma.
        [few] Tu zaczyna się wygrana w {$n} ruchach, której nic nie zatrzyma.
       *[many] Tu zaczyna się wygrana w {$n} ruchach, której nic nie zatrzyma.
    }
hint-why-forced-win = Tu zaczyna się wygrana, której nic nie zatrzyma.
hint-why-keeps-draw = Przy najlepszej grze nikt nie wygra i ten ruch tego pilnuje.
hint-why-cannot-stop =
    { $n ->
        [one] Przeciwnik może skończyć linię w {$n} miejscu.
        [few] Przeciwnik może skończyć linię w {$n} miejscach, a zatrzymasz tylko jedno. Oby to przeoczył.
       *[many] Przeciwnik może skończyć linię w {$n} miejscach, a zatrzymasz tylko jedno. Oby to przeoczył.
    }
hint-why-holds-out-for =
    { $n ->
        [one] Przeciwnik może wygrać w {$n} ruchu, cokolwiek zrobisz.
        [few] Przeciwnik może wymusić wygraną w {$n} ruchach; ten ruch mu tego nie ułatwia.
       *[many] Przeciwnik może wymusić wygraną w {$n} ruchach; ten ruch mu tego nie ułatwia.
    }
hint-why-holds-out = Przeciwnik może wymusić wygraną; ten ruch mu tego nie ułatwia.
hint-why-stops-double = Inaczej przeciwnik zagroziłby w dwóch miejscach naraz, a zatrzymać da się tylko jedno.
hint-why-threatens = To grozi skończeniem linii, więc trzeba na to odpowiedzieć.
hint-why-prepares = Jeszcze jeden kamień, a linię da się skończyć z dwóch stron.
hint-why-opening = Przez środek biegnie najwięcej linii.
hint-why-wins-cascade =
    { $waves ->
        [one] Po {$waves} fali przeciwnik nie ma już żadnej komórki.
        [few] Po {$waves} falach przeciwnik nie ma już żadnej komórki.
       *[many] Po {$waves} falach przeciwnik nie ma już żadnej komórki.
    }
hint-why-captures =
    { $n ->
        [one] To przejmuje {$n} komórkę; fale: {$waves}.
        [few] To przejmuje {$n} komórki; fale: {$waves}.
       *[many] To przejmuje {$n} komórek; fale: {$waves}.
    }
hint-why-captures-and-saves =
    { $n ->
        [one] To przejmuje {$n} komórkę i ratuje twoje ({$saved}); fale: {$waves}.
        [few] To przejmuje {$n} komórki i ratuje twoje ({$saved}); fale: {$waves}.
       *[many] To przejmuje {$n} komórek i ratuje twoje ({$saved}); fale: {$waves}.
    }
hint-why-ready-at-front = Wtedy tej komórce brakuje jednego atomu do wybuchu, tuż obok przeciwnika.
hint-why-estimate = Nic tu nie jest pewne; ten ruch wydał się najlepszy.

# Ruchy wymuszonej wygranej, każdy za swoim numerem i polem.
hint-step-completes = kończy linię
hint-step-double-threat = grozi w dwóch miejscach naraz
hint-step-blocks = zatrzymuje linię
hint-step-four = grozi skończeniem linii
hint-step-three = przygotowuje dwie groźby naraz
hint-step-wins = wygrywa
hint-step-captures =
    { $n ->
        [one] przejmuje {$n} komórkę
        [few] przejmuje {$n} komórki
       *[many] przejmuje {$n} komórek
    }
hint-step-defends = próbuje to zatrzymać
hint-step-quiet = prowadzi dalej

## Pasek oceny: kto wygrywa i ile ruchów to utrzymuje.

standing-won = Wygrana: {$name}
standing-won-in =
    { $n ->
        [one] Wygrana w {$n} ruchu: {$name}
        [few] Wygrana w {$n} ruchach: {$name}
       *[many] Wygrana w {$n} ruchach: {$name}
    }
standing-drawn = Remis przy najlepszej grze
standing-estimated = Chyba lepiej stoi {$name}
standing-even = Chyba równo
standing-unknown = Nic nie wiadomo
standing-kept =
    { $n ->
        [one] utrzymuje to {$n} ruch z {$of}
        [few] utrzymują to {$n} ruchy z {$of}
       *[many] utrzymuje to {$n} ruchów z {$of}
    }
standing-kept-at-least =
    { $n ->
        [one] utrzymuje to co najmniej {$n} ruch z {$of}
        [few] utrzymują to co najmniej {$n} ruchy z {$of}
       *[many] utrzymuje to co najmniej {$n} ruchów z {$of}
    }
standing-safe =
    { $n ->
        [one] od razu nie przegrywa {$n} ruch z {$of}
        [few] od razu nie przegrywają {$n} ruchy z {$of}
       *[many] od razu nie przegrywa {$n} ruchów z {$of}
    }

## Co zrobiłby przeciwnik, gdyby teraz był jego ruch.

threat-completes = Tu przeciwnik skończyłby linię.
threat-doubles =
    { $n ->
        [one] Tu przeciwnik zagroziłby skończeniem linii w {$n} miejscu.
        [few] Tu przeciwnik zagroziłby skończeniem linii w {$n} miejscach naraz.
       *[many] Tu przeciwnik zagroziłby skończeniem linii w {$n} miejscach naraz.
    }
threat-captures =
    { $cells ->
        [one] Tu przeciwnik przejąłby {$cells} komórkę; fale: {$waves}.
        [few] Tu przeciwnik przejąłby {$cells} komórki; fale: {$waves}.
       *[many] Tu przeciwnik przejąłby {$cells} komórek; fale: {$waves}.
    }
threat-wins =
    { $cells ->
        [one] Tu przeciwnik przejąłby twoją ostatnią komórkę ({$cells}); fale: {$waves}.
        [few] Tu przeciwnik przejąłby wszystkie twoje komórki ({$cells}); fale: {$waves}.
       *[many] Tu przeciwnik przejąłby wszystkie twoje komórki ({$cells}); fale: {$waves}.
    }

## Co wywołałby ruch.

preview-wins = Wygrywa grę.
preview-loses = Przegrywa grę.
preview-draws = Kończy grę remisem.
preview-turns =
    { $cells ->
        [one] Przejmuje {$cells} komórkę; fale: {$waves}.
        [few] Przejmuje {$cells} komórki; fale: {$waves}.
       *[many] Przejmuje {$cells} komórek; fale: {$waves}.
    }
preview-waves =
    { $waves ->
        [one] {$waves} fala; nie przejmuje żadnej komórki.
        [few] {$waves} fale; nie przejmują żadnej komórki.
       *[many] {$waves} fal; nie przejmuje żadnej komórki.
    }
preview-quiet = Nic więcej się nie dzieje.
preview-wave = Fala {$n}

## Błędy przeciwników napisanych jako skrypty. Przed nimi stoi plik, wiersz i kolumna (config-broken).

script-missing = Nie ma takiego pliku, więc gra przypadek.
script-not-built-in = Ten program zbudowano bez skryptów, więc gra przypadek.
script-too-long = Skrypt jest za długi, w bajtach: {$bytes}, a najwięcej można {$most}.
script-unknown-game = Nie ma gry „{$found}”; są nim, corner, northcott, mnk, atoms.
script-failed = {$reason}
script-no-choose = Brakuje funkcji „choose”; skrypt potrzebuje „fn choose(board)”.
script-too-many-steps = Po wszystkich dozwolonych krokach ({$most}) wciąż nie ma ruchu. Czy pętla się kończy?
script-out-of-time = Czas minął, zanim był ruch.
script-too-deep = Funkcje wywołują się zbyt głęboko (najwięcej {$most}). Czy któraś nie woła siebie bez końca?
script-too-large = {$what} (najwięcej {$most}).
script-no-move = „choose” zwróciło {$found} zamiast ruchu.
script-unreadable = „choose” zwróciło „{$text}”, a to nie jest tu ruch: {$reason}
script-illegal = „choose” zwróciło {$text}, a tak nie wolno: {$reason}

## Kłopoty z plikiem programu.

config-broken = {$file}, wiersz {$line}, kolumna {$column}: {$reason}
config-unknown-near = Nie ma „{$found}”; czy chodzi o „{$nearest}”?
config-unknown = Nie ma „{$found}”; znane są {$known}.
config-kept = Zostają ostatnie dobre wartości.
banner-close = Zamknij

## Lista klawiszy: co robi klawisz i jak się go pisze.

help-title = Klawisze
help-close = Zamknij
help-keys-arrows = Strzałki
help-does-arrows = Ruch po planszy i między możliwościami
help-keys-act = Enter, spacja
help-does-act = Zagraj, wybierz
help-keys-nim = Spacja, Enter
help-does-nim = Nim: zaznacz, potem zabierz zaznaczone
help-keys-tab = Tab
help-does-tab = Następny element
help-keys-letters = A–V, 1–22
help-does-letters = Do kolumny lub wiersza, jak na brzegu planszy
help-keys-cards = 1–5
help-does-cards = Wybierz grę w menu; Enter wraca do ostatniej
help-keys-sides = O, X
help-does-sides = Wybierz pionek do postawienia (Northcott)
help-keys-research = Spacja, S, Enter
help-does-research = Badania: uruchom, krok, ustaw na planszy
help-keys-back = Esc
help-does-back = Wstecz
help-keys-undo = Ctrl+Z, Ctrl+Y
help-does-undo = Cofnij ruch i zagraj go znowu
help-keys-steps = PgUp, PgDn
help-does-steps = Po ruchach partii
help-keys-hint = F2
help-does-hint = Rada: gdzie, co, dlaczego
help-keys-waves = Shift+←, Shift+→
help-does-waves = Atomy: przez to, co wywoła ruch
help-keys-replay = P
help-does-replay = Odtwarzanie lub pauza; między dwoma komputerami także spacja
help-keys-new = Ctrl+N
help-does-new = Nowa gra
help-keys-file = Ctrl+S, Ctrl+O
help-does-file = Zapisz grę, otwórz grę
help-keys-copy = Ctrl+C, Ctrl+V
help-does-copy = Skopiuj identyfikator pozycji, wklej grę
help-keys-fullscreen = F11
help-does-fullscreen = Pełny ekran
help-keys-help = ?, F1
help-does-help = Ta lista
help-keys-quit = Ctrl+Q
help-does-quit = Zakończ program

## Dla czytników ekranu: co leży na polu, co się ostatnio stało.

reading-board = Plansza
reading-empty = puste
reading-forbidden = zakazane
reading-pebble = kamyk
reading-pebble-marked = kamyk, zaznaczony
reading-lantern = latarnia
reading-atoms =
    { $n ->
        [one] {$name}, {$n} atom
        [few] {$name}, {$n} atomy
       *[many] {$name}, {$n} atomów
    }
reading-last = Ruch: {$name}, {$move}.

## W przeglądarce.

page-storage-refused = Ta przeglądarka niczego nie zachowuje dla tej strony, więc gra zniknie po zamknięciu strony. Grać można dalej; „Zapisz do pliku” ją zachowa.
page-game-damaged = Nie da się odczytać gry zachowanej przez przeglądarkę ({$reason}). Odłożono ją na bok, niczego nie usunięto.
page-broken-id = Adres prosi o „{$id}”, co nie jest nazwą żadnej gry: {$reason}
page-file-broken = Plik „{$file}” nie jest zapisaną grą: {$reason}
page-file-refused = Przeglądarka na to nie pozwala: {$reason}

## Co komputer zachowuje między uruchomieniami.

keep-refused = Nie da się zachować gry na następny raz: {$reason}. Grać można dalej.
keep-damaged = Nie da się odczytać zachowanej gry: {$reason} Leży teraz tu: {$path}; niczego nie usunięto.

## Finished games: the records.

menu-records = Wyniki
scores-title = Wyniki
scores-empty = Jeszcze nic tu nie ma
scores-empty-line = Dokończ partię z komputerem, a ta strona opowie, jak poszło.
scores-empty-play = Wybierz grę
scores-not-played = Jeszcze bez partii
scores-none-of = {$game}: żadna partia nie została jeszcze dokończona.
scores-played =
    { $n ->
        [one] {$n} partia
        [few] {$n} partie
       *[many] {$n} partii
    }
scores-in-a-row =
    { $n ->
        [one] {$n} wygrana z rzędu
        [few] {$n} wygrane z rzędu
       *[many] {$n} wygranych z rzędu
    }
scores-rating-title = Ranking
scores-rating = {$rating} ± {$deviation}
scores-no-rating = jeszcze bez rankingu
scores-about = około {$rating} ± {$deviation}
scores-deviation = Szacunek z partii rankingowych: w dwóch przypadkach na trzy prawda mieści się w ±.
scores-unknown = Jeszcze nieznany: {$n} z {$needed} partii rankingowych.
scores-games-title = Wszystkie partie
scores-won = wygrane: {$n}
scores-drawn = remisy: {$n}
scores-lost = przegrane: {$n}
scores-feat-played = rozegrane
scores-feat-streak = wygrane z rzędu
scores-feat-best = najlepsza seria
scores-feat-shortest = ruchy, najkrótsza wygrana
scores-opponents-title = Przeciwnicy: wygrane – remisy – przegrane
scores-against = {$won} – {$drawn} – {$lost}
scores-export-csv = Jako tabela
scores-export-json = Jako JSON
scores-forget = Usuń wszystko
scores-exported = Wszystkie zakończone partie zapisano w pliku {$path}.
scores-not-exported = Pliku nie zapisano: {$reason}
scores-refused = Zakończonych partii nie da się zachować na następny raz: {$reason}. Gra toczy się dalej.
scores-damaged = Niektórych zachowanych partii nie da się odczytać: {$reason} Całość odłożono jako {$path}; niczego nie usunięto.

ask-forget = Usunąć wszystkie wyniki?
ask-forget-line = Wszystkie zakończone partie, serie i rankingi zostaną usunięte na zawsze.
ask-forget-no = Zachowaj
ask-forget-yes = Usuń wszystko
ask-leave = Opuścić partię rankingową?
ask-leave-line = Opuszczona partia rankingowa liczy się jako przegrana.
ask-leave-no = Graj dalej
ask-leave-yes = Opuść i przegraj

## Rated games.

rated-switch = Partia rankingowa
rated-on = Partia rankingowa: włącz
rated-off = Partia rankingowa: wyłącz
rated-against = Partia rankingowa, przeciwnik: {$name}.
rated-rules-title = Co jest inaczej
rated-rule-level = Poziom dobiera się do twojego rankingu, tak by szanse były mniej więcej równe.
rated-rule-board = Plansza jest ta, na której zmierzono poziomy. Pozycję początkową, jeśli jest wybór, i to, kto zaczyna, wyznacza los.
rated-rule-help = Ruchów nie można cofać, nikt nie pomaga, a opuszczenie partii liczy się jako przegrana.
rated-running = Partia rankingowa: ruchów nie można cofać.
rated-stays = Trwa partia rankingowa. Zanim otworzysz inną, dokończ ją albo opuść.

latest-first-rating = Twój ranking jest już znany: około {$rating} ± {$deviation}.
latest-rating = Twój ranking: około {$rating} ± {$deviation} ({$change}).
latest-not-known = Partia rankingowa {$n} z {$needed}, potem ranking będzie znany.
latest-streak =
    { $n ->
        [one] {$n} wygrana z rzędu.
        [few] {$n} wygrane z rzędu.
       *[many] {$n} wygranych z rzędu.
    }
latest-best-streak =
    { $n ->
        [one] {$n} wygrana z rzędu, twoja najlepsza seria.
        [few] {$n} wygrane z rzędu, twoja najlepsza seria.
       *[many] {$n} wygranych z rzędu, twoja najlepsza seria.
    }
latest-against = {$name}: wygrane {$won}, remisy {$drawn}, przegrane {$lost}.
## Gry w plikach.

title-game = {$game} – {$name} – fivefold
title-setup = {$game} – fivefold
file-open-title = Otwórz grę
file-save-title = Zapisz grę
file-open = Otwórz
file-save = Zapisz
file-replace = Zastąp
file-cancel = Anuluj
file-name-open = Plik
file-name-save = Nazwa
file-hint-open = Wybierz grę poniżej albo wpisz tu nazwę pliku
file-hint-save = Nazwa pliku
file-no-name = Wpisz nazwę pliku.
file-exists = Plik „{$file}” już istnieje. Naciśnij „Zastąp”, aby go nadpisać, albo wybierz inną nazwę.
file-changed = Plik „{$file}” zmienił w międzyczasie ktoś inny. Naciśnij „Zastąp”, aby go nadpisać, albo wybierz inną nazwę.
file-format = Format
file-format-record = fivefold
file-format-sgf = SGF
file-format-psq = Piskvork
file-keeps-record = Zachowuje wszystko: graczy, warianty, czasy, komentarze.
file-keeps-sgf = Dla innych programów. Zachowuje warianty i komentarze, bez graczy i czasów.
file-keeps-psq = Dla menedżerów Gomocup. Zachowuje tylko główny przebieg i jego czasy.
file-recent = Ostatnie gry
file-folder = W folderze {$folder}
file-up = Do {$folder}
file-no-games = Nie ma tu jeszcze zapisanych gier.
file-missing = Już go tam nie ma
file-long = Długa gra
file-forget = Usuń z listy
file-plies =
    { $n ->
        [one] {$n} ruch
        [few] {$n} ruchy
       *[many] {$n} ruchów
    }
file-won = wygrywa {$name}
file-drawn = remis
file-age-now = przed chwilą
file-age-minutes =
    { $n ->
        [one] {$n} minutę temu
        [few] {$n} minuty temu
       *[many] {$n} minut temu
    }
file-age-hours =
    { $n ->
        [one] {$n} godzinę temu
        [few] {$n} godziny temu
       *[many] {$n} godzin temu
    }
file-age-days =
    { $n ->
        [one] wczoraj
        [few] {$n} dni temu
       *[many] {$n} dni temu
    }
file-saved = Zapisano: {$file}
file-saved-sgf = Zapisano: {$file} (bez graczy i czasów)
file-saved-psq = Zapisano: {$file} (tylko główny przebieg)
file-put-aside = Poprzednia gra została odłożona; jest na liście w „Otwórz grę”.
file-refused = {$reason} Gra na stole pozostaje bez zmian.

## Schowek.

clipboard-copy-id = Kopiuj identyfikator tej pozycji
clipboard-copied = Skopiowano: {$id}
clipboard-copied-game = Skopiowano całą grę jako tekst
clipboard-taken = Pozycja początkowa wzięta ze schowka
clipboard-empty = W schowku nie ma tekstu.
clipboard-refused = Schowka nie można tu użyć. Pliki działają: zapisz grę albo ją otwórz.
clipboard-broken = Wklejony tekst odczytano jako {$taken}, ale: {$reason}. Gra na stole pozostaje bez zmian.
clipboard-as-id = identyfikator
clipboard-as-record = zapisaną grę fivefold
clipboard-as-sgf = grę w SGF
clipboard-as-psq = grę z Piskvorka
clipboard-as-moves = listę ruchów

## Gra z nauką.

teaching-switch = Proponuj cofnięcie złych ruchów
teaching-win-for-loss = Ten ruch oddaje wygraną. Chcesz pomyśleć jeszcze raz?
teaching-win-for-draw = Wygrywasz, a po tym ruchu będzie remis. Chcesz pomyśleć jeszcze raz?
teaching-draw-for-loss = Ten ruch oddaje remis. Chcesz pomyśleć jeszcze raz?
teaching-seems = Było coś dużo lepszego. Chcesz pomyśleć jeszcze raz?
teaching-looking = Chwileczkę: twój ruch jest sprawdzany…
teaching-back = Pomyśl jeszcze raz
teaching-keep = Zostaw ruch
