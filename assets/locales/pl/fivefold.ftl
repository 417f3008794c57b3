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
field-exact = Dokładna długość
field-exact-hint = Dłuższe linie nie wygrywają
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
play-menu = Menu
play-move-number = Ruch {$n}

verdict-switch = Mów, kto wygrywa
verdict-you-lose = Komputer znalazł drogę do wygranej.
verdict-win = Pewne: przy najlepszej grze wygrywa {$name}.
verdict-win-in =
    { $plies ->
        [one] Pewne: {$name} wygrywa w {$plies} ruchu.
        [few] Pewne: {$name} wygrywa najdalej w {$plies} ruchach.
       *[many] Pewne: {$name} wygrywa najdalej w {$plies} ruchach.
    }
verdict-draw = Pewne: przy najlepszej grze remis.
verdict-estimated = Ocena dla gracza {$name}: {$score}
verdict-unknown = O tej pozycji nic nie wiadomo.

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
illegal-not-a-move = W tej grze nie ma takiego ruchu.
illegal-record-full = Więcej ruchów nie da się zapamiętać. Zacznij nową grę.

## Dlaczego komputer wybrał ten ruch.

why-nim-sum-to-zero = Zostawia nim-sumę zero.
why-odd-ones = Zostawia nieparzystą liczbę pojedynczych kamyków.
why-searched-win = Sprawdził: każda odpowiedź przegrywa.
why-lost-random = Przegrywa, więc zdał się na los.
why-random = Zdecydował przypadek.
why-opening = Jego zwykły pierwszy ruch.
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
help-keys-back = Esc
help-does-back = Wstecz
help-keys-undo = Ctrl+Z, Ctrl+Y
help-does-undo = Cofnij ruch i zagraj go znowu
help-keys-steps = PgUp, PgDn
help-does-steps = Po ruchach partii
help-keys-new = Ctrl+N
help-does-new = Nowa gra
help-keys-fullscreen = F11
help-does-fullscreen = Pełny ekran
help-keys-help = ?, F1
help-does-help = Ta lista
help-keys-quit = Ctrl+Q
help-does-quit = Zakończ program

## Dla czytników ekranu: co leży na polu, co się ostatnio stało.

reading-board = Plansza
reading-empty = puste
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
