### Słowa programu fivefold po polsku.
### Jeden tekst na klucz; {$name} wstawia program. Zapisane zmiany widać od razu w działającym programie.
### To, co mówi tylko jedna gra, stoi w pliku tej gry, obok tego pliku.

app-name = fivefold
app-line = { $n ->
    [5] Pięć dawnych gier przy jednym stole
    [one] { $n } gra przy jednym stole
    [few] { $n } gry przy jednym stole
   *[many] { $n } gier przy jednym stole
}

## Dwie strony. Zawsze widać także ich kształt, nie tylko kolor.

side-first = Niebieski
side-second = Żółty

## Menu.

menu-continue = Graj dalej
menu-continue-line = {$game}, {$moves}
menu-help = Klawisze
settings-sound = Dźwięk
settings-volume = Głośność
hear-board-switch = Słyszalna plansza
hear-board-line = Klawisze strzałek pozwalają usłyszeć każde pole: rząd jako wysokość tonu, kolumnę od lewej do prawej i to, co tam leży. W grach typu Nim akord po każdym ruchu mówi, czy pozycja jest w równowadze, z wyjątkiem partii rankingowych.
menu-fullscreen = Pełny ekran
menu-open-file = Otwórz plik

## Jak szybko poruszają się pionki.

speed-off = Bez
speed-slow = Wolno
speed-normal = Normalnie
speed-fast = Szybko

## Dźwięk włączany i wyłączany klawiszem.

sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony

## Przygotowanie gry.

setup-presets = Plansze
setup-board = Plansza
setup-more = Więcej ustawień
setup-clock = Zegar
setup-clock-none = Bez zegara
setup-clock-about = Minuty + sekundy na każdy ruch; albo minuty, a potem okresy × sekundy, które z każdym ruchem biegną od nowa. Kto przekroczy czas, przegrywa.
setup-clock-minutes = Minuty na partię
setup-clock-increment = Sekundy na każdy ruch
setup-clock-periods = Okresy po tym czasie
setup-clock-period = Sekundy w okresie
setup-players = Gracze
setup-person = Człowiek
setup-begins = Kto zaczyna
setup-begins-first = Niebieski
setup-begins-second = Żółty
setup-begins-random = Losowo
setup-begins-alternate = Na zmianę
setup-start-position = Ustawienie
setup-start-usual = Standardowe
setup-start-random = Losowe
setup-start-placed = Własne
setup-start = Start
setup-back = Menu
setup-placing-side = Stawiam

## Co można wybrać przed grą i w jakich granicach.

field-cols = Kolumny
field-cols-hint = od {$min} do {$max}
field-rows = Wiersze
field-rows-hint = od {$min} do {$max}
field-error-out-of-range = Wpisz liczbę od {$min} do {$max}.
field-error-missing = Brakuje wartości.
field-decrease = Mniej: {$field}
field-increase = Więcej: {$field}

## Przeciwnicy komputerowi.

opponent-random = Przypadek
opponent-random-line = Gra losowo.
opponent-exact = Doskonały
opponent-exact-line = Nie przepuści żadnej wygranej.
opponent-engine = Silnik
opponent-engine-line = Patrzy daleko naprzód i widzi każdą groźbę.
opponent-external-line = Program dodany przez ciebie.
opponent-suitable = Odpowiedni dla ciebie.
opponents-levels = Poziomy
opponents-own = Twoje poziomy
opponents-originals = Tylko w tej grze
opponents-scripts = Skrypty
opponents-programs = Inne programy
opponents-you = Ty: {$rating}
opponent-about = O przeciwniku: {$name}
opponent-play = Zagraj przeciwko niemu
original-origin = Kto go napisał
original-thinking = Jak myśli
original-blind-spots = Czego nie widzi
lasting-title = Jak długo wytrzymasz?
lasting-most = Wygrywa, zanim minie {$most} ruchów, licząc i twoje. Inna droga mogłaby być szybsza.
lasting-best = Twój rekord: {$n}.
lasting-none = Jeszcze nie próbowałeś.
lasting-fair = Czy to uczciwe?
proof-walk = Przejdź przez dowód
opponent-own-line = Kopia poziomu {$name} z własnymi liczbami.
own-level-numbers = Jego liczby
own-level-file = Są w pliku {$file}. Zmień je tam; nowe ustawienia partii je wczytają.
script-file = Plik
script-open = Otwórz plik
script-mistake = Ostatni błąd
script-copy-mistake = Kopiuj błąd
script-printed = Co wypisał
script-printed-nothing = Jeszcze nic. Tu pojawia się to, co skrypt przekaże do print.
script-copy-printed = Kopiuj tekst
script-edit = Edytuj tutaj
script-text = Tekst skryptu
script-save = Zapisz
script-revert = Przywróć
script-delete = Usuń
script-keys = Ctrl+S zapisuje, Esc zamyka.
script-unsaved = Jeszcze niezapisane.
script-saved = Zapisano.
script-plays = Tutaj gra {$move}.
script-go-to-line = Do wiersza {$line}
script-deleted = {$name} usunięto.
script-no-room = Przeglądarka nie ma już miejsca, więc tego nie zapisano. Usuń stare gry lub inne skrypty i zapisz jeszcze raz.
script-changed = Ten skrypt zmieniono w międzyczasie gdzie indziej. Zapisz jeszcze raz, żeby to zastąpić, albo przywróć, żeby to zobaczyć.
opponent-clone = Sklonuj przeciwnika
opponent-clone-name = Nazwa klonu
opponent-clone-hint = na przykład moj_wlasny-2
opponent-clone-now = Sklonuj
opponent-clone-no-name = Nazwa ma od 1 do {$most} znaków: litery od A do Z, cyfry, „-” i „_”.
opponent-clone-taken = Jest już przeciwnik lub plik o nazwie {$name}.
opponent-clone-not-written = Nie da się zapisać {$path}: {$reason}.
arena-title = Porównaj przeciwników
arena-games = Partie
arena-about = Każde otwarcie jest rozgrywane dwa razy, z zamianą stron, więc nikt nie ma lepszej strony.
arena-run = Rozpocznij
arena-stop = Zatrzymaj
arena-nothing = Wybierz dwóch przeciwników i rozpocznij partie. Tabela i krzywa rosną w trakcie gry.
arena-running = Rozegrane partie: {$done} z {$all}
arena-stopped = Zatrzymano po {$done} z {$all} partii
arena-done = Koniec: {$done} z {$all} partii
arena-won = Wygr.
arena-drawn = Rem.
arena-lost = Przegr.
arena-points = Wynik
arena-percent = {$percent}%
arena-score = {$name} zdobywa {$score} ± {$margin} (pewność 95%).
arena-score-alone = {$name} zdobywa na razie {$score}.
arena-forfeited = Partie przegrane z braku ruchu: {$n}
arena-left-out = Pary pominięte, bo program nie zdołał zagrać: {$n}
arena-curve = Wynik w kolejnych partiach
help-does-arena = Rozpocznij lub zatrzymaj porównanie

opponent-level-1 = Początkujący
opponent-level-1-line = Dopiero co poznał zasady.
opponent-level-2 = Nowicjusz
opponent-level-2-line = Widzi tylko to, co oczywiste.
opponent-level-3 = Uczeń
opponent-level-3-line = Czasem ma jakiś plan.
opponent-level-4 = Gracz niedzielny
opponent-level-4-line = Gra dobrze, ale nie dostrzega ukrytych planów.
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
opponent-trait-full-strength = Nie ma słabych punktów.
opponent-trait-reads-columns =
    { $n ->
        [one] Czyta liczby dwójkowo, ale tylko ostatnią cyfrę.
        [few] Czyta liczby dwójkowo, ale tylko {$n} ostatnie cyfry.
       *[many] Czyta liczby dwójkowo, ale tylko {$n} ostatnich cyfr.
    }
opponent-trait-reads-nothing = Nie zna wygrywającej strategii.
opponent-trait-sees-end =
    { $n ->
        [one] Dobrze gra końcówkę, gdy został {$n} krok.
        [few] Dobrze gra końcówkę, gdy zostały {$n} kroki.
       *[many] Dobrze gra końcówkę, gdy zostało {$n} kroków.
    }
opponent-trait-overlooks = W {$n}% ruchów nie zauważa wygranej.
opponent-trait-loses-thread = Przez {$n}% gry nie ma planu.
opponent-trait-overlooks-moves = Nie dostrzega {$n}% ruchów.
opponent-trait-random-share = W {$n}% ruchów gra losowo.
opponent-trait-looks-at-no-reply = Patrzy tylko na swój ruch, nie na twoją odpowiedź.
opponent-trait-looks-ahead =
    { $n ->
        [one] Patrzy {$n} ruch naprzód.
        [few] Patrzy {$n} ruchy naprzód.
       *[many] Patrzy {$n} ruchów naprzód.
    }
opponent-trait-visits-at-most =
    { $n ->
        [one] Patrzy daleko, ale na ruch ogląda tylko {$n} pozycję.
        [few] Patrzy daleko, ale na ruch ogląda tylko {$n} pozycje.
       *[many] Patrzy daleko, ale na ruch ogląda tylko {$n} pozycji.
    }

## Pracownia: które pozycje są dobre, krok po kroku.

research-title = Badania
research-back = Wróć
research-enter = Poznaj wygrywające pozycje
research-turn = Przeciąganie lub strzałki obracają; kółko, + i – przybliżają
research-game = Gra
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
research-good = dobra
research-struck = skreślona
research-open = jeszcze niezbadana
research-proof = Dowód
research-proof-squares = W dobrych pozycjach zgadzają się wszystkie cyfry dwójkowe. Każda cyfra dzieli grupy na przekątnej na pół: w 8 × 8 leżą 4 × 4, a w nich 2 × 2.
research-proof-tetrahedra = W każdej kolumnie dwójkowej jedynki muszą tworzyć pary. Z ośmiu sposobów wypełnienia kolumny pasują cztery, więc każdy czworościan zawiera cztery o połowę mniejsze.
research-proof-columns = W każdej kolumnie dwójkowej jedynki muszą tworzyć pary. Każdy ruch psuje wtedy jakąś kolumnę, a potem jednym ruchem zawsze można naprawić wszystkie.

## Kto wygrywa na planszach różnych wymiarów.

board-table-enter = Rozwiązane plansze
board-table-title = Kto wygrywa na której planszy
board-table-about = Przy najlepszej grze obu stron. Nie ma znaczenia, czy dłuższy bok leży poziomo, czy pionowo; dłuższe linie też wygrywają. Obliczył to sam fivefold.
board-table-first = Wygrywa ten, kto zaczyna
board-table-second = Wygrywa druga strona
board-table-draw = Remis
board-table-open = Nierozstrzygnięte
board-table-set-up = Ustaw tę planszę

## Boards of different games with the same heaps.

theorem-title = Jedno twierdzenie, trzy plansze
theorem-answers = Komputer odpowiada
theorem-shown-as = Pokaż stosy jako
theorem-heaps = Stosy
theorem-random = Losowo
theorem-play = Wykonaj ten ruch
theorem-other = Zamień w następną planszę
theorem-stands = Na ruchu: {$mover}, nim-suma {$sum}. Może wygrać: {$winner}.
theorem-over = Nic nie zostało. Wygrana: {$winner}.
theorem-move = Stos {$heap} zmienia się z {$before} na {$after}.
theorem-point = Wskaż ruch na planszy albo użyj strzałek.
theorem-told = Kamyki, odległości i przerwy to te same stosy. Ruch na jednej planszy jest tym samym ruchem na wszystkich i wygrywa ten sam gracz.
theorem-left-out =
    Nie ma tu gry {$game}: mieści tylko { $n ->
        [one] {$n} stos
        [few] {$n} stosy
       *[many] {$n} stosów
    }.
theorem-heap = Stos {$heap}
theorem-made = {$name}: stos {$heap} z {$before} na {$after}.

## W trakcie gry.

play-your-turn = Twój ruch
clock-left = Pozostały czas: {$time}
clock-tenths = {$seconds}
clock-periods = {$time} ×{$n}
play-turn = Ruch: {$name}
play-to-move = Ma ruch
play-you = Ty
play-thinking = Myśli…
play-thinking-time = Myśli… {$seconds} s
play-press-again = Naciśnij jeszcze raz, by zagrać.
play-computer-begins = Zaczyna komputer
play-undo = Cofnij
play-redo = Ponów
play-go-on = Graj dalej
play-pause = Wstrzymaj
play-other-opponent = Inny przeciwnik
play-waiting = Czeka
play-resign = Poddaj partię
play-resign-sure = Poddać tę partię?
play-resign-not = Graj dalej
play-new-game = Nowa gra
play-again = Jeszcze raz
play-setup = Zmień grę
play-rules = Zasady
rules-picture = Obraz {$n} z {$of}
rules-picture-before = Poprzedni obraz
rules-picture-after = Następny obraz
play-menu = Menu
play-more = Więcej
play-on-the-board = Na planszy
play-hint = Podpowiedź
play-hint-what = Ruch?
play-hint-why = Dlaczego?
legal-switch = Pokazuj możliwe ruchy
threats-switch = Pokazuj groźby
hints-off = Podpowiedzi są wyłączone w ustawieniach.
play-save = Zapisz
play-copy-id = Kopiuj id
play-copy-link = Kopiuj link

## Ruch na planszy: ile trwał, co jeszcze zagrano i komentarz do niego.

move-time = {$seconds} s
move-time-minutes = {$minutes} min {$seconds} s
move-start = Początek
move-captured =
    Przejęte: { $cells ->
        [one] {$cells} komórka
        [few] {$cells} komórki
       *[many] {$cells} komórek
    } w { $waves ->
        [one] {$waves} fali
        [few] {$waves} falach
       *[many] {$waves} falach
    }.
move-burst =
    { $waves ->
        [one] {$waves} fala, nic nie przejęto.
        [few] {$waves} fale, nic nie przejęto.
       *[many] {$waves} fal, nic nie przejęto.
    }
move-variations = Warianty
move-others = Inne ruchy:
move-promote = Ustaw jako linię główną
move-delete = Usuń od tego ruchu
comment = Komentarz
comment-of = Komentarz do ruchu {$move}
comment-of-start = Komentarz do pozycji początkowej
comment-hint = Napisz komentarz
comment-keys = Ctrl+Enter lub Esc zapisuje.
comment-save = Zapisz
comment-cancel = Anuluj
marking = Litery i znaki
marking-done = Gotowe
marking-hint = Naciśnięcie stawia tam znak, a kolejne go usuwa. W tym czasie nie gra się żadnego ruchu.
mark-letters = Litery
mark-triangle = Trójkąt
mark-circle = Okrąg
mark-square = Kwadrat
mark-cross = Krzyżyk
note-error-too-long = Komentarze partii mieszczą razem {$most} bajtów; z tym byłoby ich {$bytes}.
note-error-deleted = Ten ruch został usunięty.
note-error-illegal = Analiza pozycji musi zaczynać się ruchem, który jest tam dozwolony.
note-error-too-many = Partia przechowuje analizę najwyżej {$most} pozycji.
note-error-too-many-marks = Partia przechowuje najwyżej {$most} znaków na planszy.

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
export-picture = Obraz
export-picture-line = PNG tej pozycji
export-gif = Animacja
export-gif-line = GIF, jedna klatka na ruch
export-moving-gif = Płynna animacja
export-moving-gif-line = Większy GIF z każdym ruchem pionków
export-pictures = Seria obrazów
export-pictures-line = Folder plików PNG
export-pictures-zip-line = Plik ZIP z obrazami PNG
export-record = Tekst
export-record-line = Czytelny, można go otworzyć ponownie
export-sgf-line = Dla innych programów
export-psq-line = Dla menedżerów Gomocup
export-renlib-line = Całe drzewo, dla graczy renju
export-pgn-line = Dla meczów programów
export-playok-line = Tak eksportuje partie PlayOK
export-drawing = Trwa rysowanie obrazów: {$path}
export-stop = Przerwij rysowanie ({$drawn} z {$all})
export-done = Zapisano: {$path}
export-refused = Nie udało się wyeksportować gry: {$reason}
export-failed = Nie udało się wyeksportować gry.
film-error-no-adapter = nie ma karty graficznej ani nawet programowego rysowania
film-error-no-picture = karta graficzna nie oddała obrazu po {$frames} klatkach
film-error-assets = w {$folder} nie ma własnych plików programu; wpisz ich folder do zmiennej {$variable}
film-error-connection = nie da się wczytać tego, co rysuje obrazy; czy jest połączenie?
film-error-too-many = ta gra wymaga ponad {$most} obrazów; wybierz jej część przez --from i --until albo --frames moves
film-error-stopped = rysowanie przerwano

## Co wie komputer i jak skończyła się gra.

verdict-switch = Pokazuj, kto wygrywa
columns-switch = Pokaż kolumny dwójkowe
columns-even = W każdej kolumnie jedynki tworzą pary: kto jest na ruchu, przegra z najlepszą grą.
columns-odd = W zaznaczonych kolumnach zostaje jedynka bez pary: kto jest na ruchu, wygra, jeśli wszędzie powstaną pary.

## Analiza partii.

analysis-start = Przeanalizuj partię
analysis-caption = Analiza
analysis-progress = Analiza: {$done} z {$all}
analysis-stop = Przerwij
analysis-go-on = Dalej
analysis-deeper = Analizuj głębiej
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
analysis-found = Znalezione, ale nie pewne: wygrywa {$name}.
analysis-estimated = Ocena: {$points}
analysis-only = jedyny dobry ruch
analysis-best-move = najlepszy ruch
analysis-good = dobry ruch
analysis-inaccuracy = niedokładność
analysis-mistake = błąd
analysis-blunder = gruby błąd

## Dlaczego partia została przegrana.

loss-why = Dlaczego przegrałem?
loss-looking = Wstecz: {$done} z najwyżej {$all} pozycji
loss-move-proven = {$number}. {$made} To przegrywa; to udowodnione. Lepiej: {$better}.
loss-move-estimated = {$number}. {$made} To przegrywa; to szacunek. Lepiej: {$better}.
loss-ended-it = Sam ten ruch zakończył partię.
loss-start-proven = Partia była przegrana od początku, niezależnie od twoich ruchów; to udowodnione.
loss-bit-by-bit = Żaden pojedynczy ruch nie przegrał partii, o ile widzi to komputer.
loss-board-won = Na planszy twoja pozycja była wygrana; to udowodnione.
loss-board-drawn = Na planszy był remis; to udowodnione.
loss-board-estimated = Na planszy nic nie było jeszcze stracone; szacunek dla ciebie to {$points}.
loss-odd-column =
    Kolumna {$column} tabeli dwójkowej została nieparzysta: { $n ->
        [one] {$n} jedynka nie ma pary
        [few] {$n} jedynki nie tworzą par
       *[many] {$n} jedynek nie tworzy par
    }.
loss-odd-columns = Kolumny {$columns} tabeli dwójkowej zostały nieparzyste: w każdej jedna jedynka nie ma pary.
loss-try-again = Spróbuj stąd jeszcze raz

## Najlepsze ruchy przy analizie.

best-moves = Najlepsze ruchy
best-moves-looking = Najlepsze ruchy: szukam…
best-moves-hide = Ukryj
best-moves-few = Tylko najlepsze
best-moves-all = Wszystkie na planszy: {$n}
best-moves-draw = remis
best-moves-win = wygrywa
best-moves-loss = przegrywa
best-moves-found-win = chyba wygrywa
best-moves-found-loss = chyba przegrywa

## Jak skończyła się gra.

result-you-win = Wygrywasz!
result-computer-wins = Wygrywa komputer.
result-side-wins = Wygrywa {$name}.
result-draw = Remis.
result-resigned = {$name}: partia poddana.
result-resigned-fault = {$name}: partia poddana, bo {$fault}.
result-out-of-time = {$name}: koniec czasu.
result-drawn-on-time = {$loser}: koniec czasu, ale strona „{$name}” nie mogła już wygrać.
result-declared = Tak mówi zapis partii.
result-moves =
    { $n ->
        [one] Po {$n} ruchu.
        [few] Po {$n} ruchach.
       *[many] Po {$n} ruchach.
    }

fault-not-set-up = tego programu nie ma już na liście
fault-no-programs = tutaj nie można uruchamiać innych programów
fault-not-found = nie znaleziono pliku programu
fault-not-allowed = tego programu nie wolno uruchomić
fault-not-started = programu nie udało się uruchomić
fault-crashed = program przerwał pracę (kod wyjścia {$code})
fault-killed = program został zakończony z zewnątrz
fault-closed = program przestał odpowiadać
fault-timed-out = program nie odpowiadał przez {$seconds} s
fault-too-slow = program potrzebował na ruch o {$ms} ms więcej, niż wolno
fault-garbage = program powiedział „{$said}”, a to nie jest ruch
fault-illegal = program zagrał {$move}, na co zasady nie pozwalają
fault-refused = program nie gra w tę grę („{$said}”)

## Inne programy jako przeciwnicy.

engine-add = Inny program…
engine-add-line = Program do gomoku na tym komputerze
engine-title = Inny program jako przeciwnik
engine-help = W linie po pięć w rzędzie mogą grać programy, które znają protokół Gomocup.
engine-path = Plik programu
engine-path-hint = na przykład /home/ja/gomoku/pbrain-rapfi
engine-browse = Przeglądaj…
engine-name = Nazwa
engine-name-hint = Własna nazwa programu
engine-time = Czas na ruch
engine-seconds = {$seconds} s
engine-check = Sprawdź i dodaj
engine-checking = Uruchamiam program…
engine-added = Dodano jako {$name}. Program mówi: {$said}
engine-no-path = Wskaż plik programu.
engine-bad-name = Nazwa ma od 1 do 24 znaków: litery od A do Z, cyfry, „-”, „_” i „.”.
engine-taken = Program o nazwie {$name} już jest na liście.
engine-full =
    { $n ->
        [one] Na liście jest już {$n} program; najpierw go usuń.
        [few] Na liście są już {$n} programy; najpierw usuń któryś.
       *[many] Na liście jest już {$n} programów; najpierw usuń któryś.
    }
engine-fault = Nie dodano: {$fault}.
engine-own = Dodane programy
engine-remove = Usuń: {$name}
engine-damaged = Nie da się odczytać listy twoich programów: {$reason}. Jej plik nazywa się teraz {$path}; niczego nie usunięto.
engine-unread = Nie da się odczytać listy twoich programów: {$reason}.
engine-refused = Nie da się zapisać listy twoich programów: {$reason}. Obowiązuje do zamknięcia fivefold.

## Dlaczego ruch jest odrzucony.

illegal-game-over = Gra jest skończona.
illegal-off-board = To poza planszą.
illegal-occupied = To miejsce jest zajęte.
illegal-not-yours = Ta komórka należy do przeciwnika.
illegal-stands-still = Pionek musi się ruszyć.
illegal-fixed-start = Ta gra zawsze zaczyna się od tej samej pozycji.
illegal-over-at-start = Gra skończyłaby się, zanim się zacznie.
illegal-choose-first = Najpierw wybierz stronę.
illegal-not-a-move = W tej grze nie ma takiego ruchu.
illegal-record-full = Więcej ruchów nie da się zapamiętać. Zacznij nową grę.

## Dlaczego odrzucono coś, czego ekran w tej chwili nie proponuje.

refused-computer-plays = stroną {$side} gra komputer; poczekaj na niego albo zajmij jego miejsce
refused-person-plays = stroną {$side} gra człowiek, więc komputer za niego nie zagra
refused-computer-waits = komputer jest wstrzymany
refused-rated = w partii rankingowej to niemożliwe
refused-nothing-to-undo = nie ma czego cofnąć
refused-nothing-to-redo = nie ma czego ponowić
refused-no-such-position = w tej grze nie ma takiej pozycji
refused-no-finding = o tej pozycji jeszcze nic nie wiadomo
refused-no-clock = zegar nie chodzi
refused-not-the-beginning = komputerowi można zostawić tylko pierwszy ruch w partii z nim
refused-same-seat = stroną {$side} gra już ten gracz
refused-main-line = to już jest linia główna
refused-start = początku gry nie można usunąć
no-move-game-over = gra jest skończona, nie ma ruchu do wyboru
no-move-stopped = gracza zatrzymano, zanim znalazł ruch
no-move-other-game = ten gracz nie gra w tę grę

## Dlaczego komputer wybrał ten ruch.

why-nimber-to-zero = Zostawia nim-sumę 0.
why-lost-random = Przegrywa, więc zagrał losowo.
why-random = Ruch losowy.
why-opening = Jego standardowy pierwszy ruch.
why-forced-win = Wygrywa niezależnie od odpowiedzi.
why-holds-out = Przegrywa i broni się jak najdłużej.
why-best-score = Ruch z najwyższą oceną.
why-external = Wybrał go inny program.
why-script = Wybrał go jego skrypt.
why-forfeited = Jego ruch był nieprawidłowy, więc ten jest losowy.

## Podpowiedzi w trzech krokach: gdzie patrzeć, co zrobić, dlaczego.

hint-where-row = Spójrz na rząd {$row}.
hint-where-upper-left-part = Spójrz w lewo u góry.
hint-where-upper-part = Spójrz na górną część.
hint-where-upper-right-part = Spójrz w prawo u góry.
hint-where-left-part = Spójrz na lewą stronę.
hint-where-middle-part = Spójrz na środek.
hint-where-right-part = Spójrz na prawą stronę.
hint-where-lower-left-part = Spójrz w lewo u dołu.
hint-where-lower-part = Spójrz na dolną część.
hint-where-lower-right-part = Spójrz w prawo u dołu.

hint-what-move = Zagraj {$move}.

hint-why-wins-at-once = Tym ruchem od razu wygrywasz.
hint-why-forced-win-in =
    { $n ->
        [one] Tu zaczyna się wygrana w {$n} ruchu, której nic nie zatrzyma.
        [few] Tu zaczyna się wygrana w {$n} ruchach, której nic nie zatrzyma.
       *[many] Tu zaczyna się wygrana w {$n} ruchach, której nic nie zatrzyma.
    }
hint-why-forced-win = Tu zaczyna się wygrana, której nic nie zatrzyma.
hint-why-found-win =
    { $n ->
        [one] Znaleziono tu wygraną w {$n} ruchu; nie jest pewna.
        [few] Znaleziono tu wygraną w {$n} ruchach; nie jest pewna.
       *[many] Znaleziono tu wygraną w {$n} ruchach; nie jest pewna.
    }
hint-why-found-loss =
    { $n ->
        [one] Znaleziono wygraną przeciwnika w {$n} ruchu; nie jest pewna.
        [few] Znaleziono wygraną przeciwnika w {$n} ruchach; nie jest pewna.
       *[many] Znaleziono wygraną przeciwnika w {$n} ruchach; nie jest pewna.
    }
hint-why-keeps-draw = Przy najlepszej grze jest remis i ten ruch go utrzymuje.
hint-why-holds-out-for =
    { $n ->
        [one] Przeciwnik może wygrać w {$n} ruchu, cokolwiek zrobisz.
        [few] Przeciwnik może wymusić wygraną w {$n} ruchach; ten ruch mu tego nie ułatwia.
       *[many] Przeciwnik może wymusić wygraną w {$n} ruchach; ten ruch mu tego nie ułatwia.
    }
hint-why-holds-out = Przeciwnik może wymusić wygraną; ten ruch mu tego nie ułatwia.
hint-why-estimate = Nie znaleziono nic rozstrzygającego; komputer ocenia ten ruch najwyżej.

# Ruchy wymuszonej wygranej, każdy za swoim numerem i polem.
hint-step-wins = wygrywa
hint-step-defends = próbuje to zatrzymać
hint-step-quiet = podtrzymuje atak

## Pasek oceny: kto wygrywa i ile ruchów to utrzymuje.

standing-won = {$name} wygrywa
standing-won-in =
    { $n ->
        [one] {$name} wygrywa w {$n} ruchu
        [few] {$name} wygrywa w {$n} ruchach
       *[many] {$name} wygrywa w {$n} ruchach
    }
standing-drawn = Remis przy najlepszej grze
standing-found =
    { $n ->
        [one] Znaleziona wygrana w {$n} ruchu: {$name}
        [few] Znaleziona wygrana w {$n} ruchach: {$name}
       *[many] Znaleziona wygrana w {$n} ruchach: {$name}
    }
standing-estimated = {$name}: chyba lepsza pozycja
standing-even = Chyba równo
standing-unknown = Jeszcze nic nie wiadomo
standing-you-lose = Przegrywasz: komputer znalazł wygraną.
standing-you-lose-in =
    { $n ->
        [one] Przegrywasz: komputer wygrywa w {$n} ruchu.
        [few] Przegrywasz: komputer wygrywa w {$n} ruchach.
       *[many] Przegrywasz: komputer wygrywa w {$n} ruchach.
    }
standing-keeps-win =
    { $n ->
        [one] tylko {$n} ruch z {$of} utrzymuje wygraną
        [few] {$n} ruchy z {$of} utrzymują wygraną
       *[many] {$n} ruchów z {$of} utrzymuje wygraną
    }
standing-keeps-win-at-least =
    { $n ->
        [one] co najmniej {$n} ruch z {$of} utrzymuje wygraną
        [few] co najmniej {$n} ruchy z {$of} utrzymują wygraną
       *[many] co najmniej {$n} ruchów z {$of} utrzymuje wygraną
    }
standing-keeps-draw =
    { $n ->
        [one] tylko {$n} ruch z {$of} utrzymuje remis
        [few] {$n} ruchy z {$of} utrzymują remis
       *[many] {$n} ruchów z {$of} utrzymuje remis
    }
standing-keeps-draw-at-least =
    { $n ->
        [one] co najmniej {$n} ruch z {$of} utrzymuje remis
        [few] co najmniej {$n} ruchy z {$of} utrzymują remis
       *[many] co najmniej {$n} ruchów z {$of} utrzymuje remis
    }
standing-safe =
    { $n ->
        [one] tylko {$n} ruch z {$of} nie przegrywa od razu
        [few] {$n} ruchy z {$of} nie przegrywają od razu
       *[many] {$n} ruchów z {$of} nie przegrywa od razu
    }

## Co wywołałby ruch.

preview-wins = Wygrywa grę.
preview-loses = Przegrywa grę.
preview-draws = Kończy grę remisem.
preview-turns =
    Przejmuje { $cells ->
        [one] {$cells} komórkę
        [few] {$cells} komórki
       *[many] {$cells} komórek
    } w { $waves ->
        [one] {$waves} fali
        [few] {$waves} falach
       *[many] {$waves} falach
    }.
preview-waves =
    { $waves ->
        [one] {$waves} fala, nic nie przejmuje.
        [few] {$waves} fale, nic nie przejmują.
       *[many] {$waves} fal, nic nie przejmuje.
    }
preview-quiet = Nic więcej się nie dzieje.
preview-wave = Fala {$n}

## Błędy przeciwników napisanych jako skrypty. Przed nimi stoi plik, wiersz i kolumna (config-broken).

script-missing = Nie ma takiego pliku, więc ruchy są losowe.
script-not-built-in = Ten program zbudowano bez skryptów, więc ruchy są losowe.
script-too-long = Skrypt jest za długi: ma {$bytes} bajtów, a może mieć najwyżej {$most}.
script-unknown-game = Nie ma gry „{$found}”; są {$known}.
script-failed = {$reason}
script-no-choose = Brakuje funkcji „choose”; skrypt potrzebuje „fn choose(board)”.
script-too-many-steps = Po wszystkich dozwolonych krokach ({$most}) wciąż nie ma ruchu. Czy jakaś pętla nigdy się nie kończy? Jeśli skrypt potrzebuje tylko więcej kroków, zwiększ `script_limits` w opponents.ron.
script-out-of-time = Czas minął, zanim był ruch.
script-too-deep = Funkcje wywołują się zbyt głęboko (najwięcej {$most}). Czy któraś nie woła siebie bez końca?
script-too-large = {$what} (najwięcej {$most}).
script-no-move = „choose” zwróciło {$found} zamiast ruchu.
script-unreadable = „choose” zwróciło „{$text}”, a to nie jest tu ruch: błędny jest znak {$at}.
script-illegal = Skrypt gra {$text}, a tak nie wolno: {$reason}

## Kłopoty z plikiem programu.

config-broken = {$file}, wiersz {$line}, kolumna {$column}: {$reason}
config-unknown-near = nie ma pola „{$found}”; czy chodzi o „{$nearest}”?
config-unknown = nie ma pola „{$found}”; są tu pola {$known}
config-twice = pole „{$field}” stoi tu po raz drugi
config-missing = brakuje pola „{$field}”
config-no-choice-near = nie ma wartości „{$found}”; czy chodziło o „{$nearest}”?
config-no-choice = nie ma wartości „{$found}”; do wyboru są {$known}
config-other-kind = oczekiwane: {$expected}; jest: „{$found}”
config-ends-early = plik kończy się za wcześnie
config-comma = oczekiwany jest tu przecinek albo koniec listy
config-colon = oczekiwany jest tu dwukropek
config-text = oczekiwany jest tu tekst w cudzysłowie
config-brackets = oczekiwana jest tu lista pól w nawiasach, `(`
config-trailing = plik musi kończyć się po zamykającym `)`
config-not-utf8 = tekst nie jest w UTF-8
config-out-of-range = wartość {$value} jest poza zakresem, dozwolone od {$min} do {$max}
config-whole-number = liczba całkowita od {$min} do {$max}
config-number = liczba od {$min} do {$max}
config-list-length = liczba pozycji na liście: {$have}, dozwolone od {$least} do {$most}
config-levels = każda gra ma dokładnie tyle poziomów: {$levels}, a tu jest ich {$have}
config-many-presets = za dużo gotowych plansz, dozwolone od 1 do {$most}
config-no-preset = potrzebna jest co najmniej jedna gotowa plansza
config-no-board = „{$found}” nie jest planszą gry {$game}
config-no-board-because = „{$found}” nie jest planszą gry {$game}: {$reason}
config-ratings = liczba poziomów: {$levels}; tyle samo rankingów jest potrzebnych, a nie {$have}
config-ratings-fall = {$later} po {$earlier}: żaden poziom nie może mieć rankingu niższego niż poprzedni
config-colour = „{$found}” nie jest kolorem; napisz "#RRGGBB" cyframi szesnastkowymi
config-script-name = „{$found}” nie jest nazwą skryptu: od 1 do {$most} liter, cyfr, - i _
config-engine-name = nazwa ma od 1 do {$most} liter, cyfr lub znaków - _ . (bez znaków diakrytycznych)
config-many-programs = za dużo programów: {$have}, dozwolone najwyżej {$most}
config-same-program = dwa programy mają nazwę {$name}; zmień jedną z nich
config-as-said = komunikat czytnika pliku (po angielsku): „{$said}”
config-kept = Obowiązują ostatnie poprawne wartości.
banner-close = Zamknij

## Lista klawiszy: nagłówki i to, co robią polecenia bez przycisku.

help-title = Klawisze
help-close = Zamknij
help-board = Plansza
help-game = Partia
help-some-games = Niektóre gry
help-menu = Menu i ustawienia gry
help-research = Badania
help-files = Pliki i schowek
help-window = Okno
help-gamepad = Pad
help-does-previous-variation = Poprzedni ruch zagrany w tym miejscu
help-does-next-variation = Następny ruch zagrany w tym miejscu
help-does-comment = Komentarz do ruchu
help-does-arrows = Ruch po planszy i między możliwościami
help-does-act = Zagraj, zaznacz lub postaw tutaj
help-does-letters = Do kolumny lub wiersza z tą literą lub liczbą
help-does-tab = Następny element
help-does-pad-controls = Poprzedni lub następny element
help-does-replay = Odtwarzaj lub wstrzymaj partię albo dwa komputery
help-does-cards = Wybierz grę
help-does-run = Uruchom lub wstrzymaj
help-does-zoom-in = Większy obraz
help-does-zoom-out = Mniejszy obraz
help-does-save-as = Zapisz jako inny plik
help-does-copy-game = Skopiuj całą partię
help-does-paste = Wklej partię
help-does-larger = Większy tekst i przyciski
help-does-smaller = Mniejszy tekst i przyciski
help-does-usual-size = Domyślna wielkość tekstu i przycisków
help-does-mute = Włącz lub wyłącz dźwięk
help-does-quit = Zakończ program

## Napisy na klawiszach.

key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Spacja
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-insert = Ins
key-delete = Del
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
key-left = Lewo
key-right = Prawo
key-up = Góra
key-down = Dół
key-arrows = Strzałki
key-letters = Litery
key-digits = Cyfry

## Pady. Przyciski nazywają się według swego miejsca: każdy producent drukuje na nich inne litery.

pad-south = Dolny przycisk
pad-east = Prawy przycisk
pad-west = Lewy przycisk
pad-north = Górny przycisk
pad-directions = Krzyżak
pad-left-stick = Lewa gałka
pad-right-stick = Prawa gałka
gamepad-connected = Podłączono pada. {$button} pokazuje, co robią jego przyciski.
gamepad-disconnected = Pad nie jest już podłączony.

## Klawisze w ustawieniach, które nie mogą obowiązywać.

keys-unknown-command = settings.ron, {$list}: nie ma polecenia „{$found}”. Dostępne są {$known}.
keys-unknown-command-near = settings.ron, {$list}: nie ma polecenia „{$found}”. Czy chodzi o „{$nearest}”?
keys-unknown-key = settings.ron, keys, {$command}: nie ma klawisza „{$found}”. Wpisz go tak: Ctrl+U, Shift+F3 albo PgUp. Obowiązują klawisze domyślne.
keys-fixed = settings.ron, keys, {$command}: tych klawiszy nie można zmienić. Usuń ten wpis.
keys-taken = settings.ron, keys, {$command}: {$key} należy do {$other} ({$does}). Wybierz inny klawisz albo daj inny poleceniu {$other}. Obowiązują klawisze domyślne.
buttons-unknown-button = settings.ron, buttons, {$command}: nie ma przycisku „{$found}”. Wpisz go tak: West, LeftShoulder albo Start. Obowiązują przyciski domyślne.
buttons-fixed = settings.ron, buttons, {$command}: tych przycisków nie można zmienić. Usuń ten wpis.
buttons-taken = settings.ron, buttons, {$command}: {$key} należy do {$other} ({$does}). Wybierz inny przycisk albo daj inny poleceniu {$other}. Obowiązują przyciski domyślne.

## Dla czytników ekranu: co leży na polu, co się ostatnio stało.

reading-board = Plansza
reading-empty = puste
reading-tile = kafelek
reading-marked = znak: {$mark}
reading-legal = możliwy ruch
reading-offered = proponowany
reading-last = Ruch: {$name}, {$move}.

## W przeglądarce.

page-other-tab = fivefold jest otwarte także w innej karcie. Obie mają wspólne ustawienia; gra, która toczy się w obu, staje się dwiema grami.
page-broken-id = Adres wskazuje „{$id}”, a to nie jest gra: {$reason}
page-broken-day = Adres wskazuje dzień „{$day}”, a to nie jest data taka jak 2026-11-25. Oto dzisiejsza pozycja.
page-day-to-come = Pozycja na {$day} dopiero nadejdzie. Oto dzisiejsza.
page-file-broken = Plik „{$file}” nie jest zapisaną grą: {$reason}
page-file-unreadable = przeglądarka nie może go odczytać
page-file-refused = Przeglądarka na to nie pozwala.
page-readers-missing = Nie udało się wczytać tego, co czyta inne formaty. Sprawdź połączenie i spróbuj ponownie.
page-reason-full = przeglądarka nie ma już miejsca na tę stronę
page-reason-refused = przeglądarka odmawia

## Co komputer zachowuje między uruchomieniami.

keep-refused = Nie da się tego zapisać: {$reason}. Można grać dalej; „Zapisz” zachowa grę.
settings-refused = Nie da się zapisać ustawień: {$reason}. Obowiązują do zamknięcia fivefold.
settings-damaged = Nie da się odczytać ustawień ({$reason}), więc obowiązują domyślne. Plik nazywa się teraz {$path}; niczego nie usunięto.
settings-unknown = Jedno z ustawień w twoim pliku jest niezrozumiałe ({$reason}): obowiązuje wartość domyślna, a plik się nie zmienia.
keep-damaged = Nie udało się otworzyć ostatniej gry: {$reason}. Jej plik nazywa się teraz {$path}; niczego nie usunięto.

## Moje gry: wszystkie gry, które się zaczęły.

my-games-title = Moje gry
my-games-search = Szukaj
my-games-search-hint = Szukaj gry, przeciwnika, nazwy lub daty
my-games-reading = Czytanie…
my-games-empty = Jeszcze nic tu nie ma
my-games-empty-line = Trafia tu każda gra od pierwszego ruchu.
my-games-none-found = Żadna gra nie pasuje.
my-games-number = Gra {$n}
my-games-players = {$first} – {$second}
my-games-won = Wygrana
my-games-lost = Przegrana
my-games-won-by = Wygrywa {$name}
my-games-drawn = Remis
my-games-elsewhere = Otwarta w innym oknie
my-games-today = dzisiaj
my-games-yesterday = wczoraj
my-games-look = Obejrzyj
my-games-analyse = Analizuj
my-games-export = Eksportuj
my-games-rename = Zmień nazwę
my-games-name = Nazwa
my-games-name-hint = bez nazwy
my-games-delete = Usuń
my-games-deleted = Grę usunięto.
my-games-restore = Cofnij
my-games-error-elsewhere = Ta gra jest otwarta w innym oknie fivefold; najpierw ją tam zamknij.
my-games-error-absent = Tej gry już nie ma: usunięto ją w innym oknie fivefold.
my-games-error-broken = Tej gry nie da się odczytać: {$reason}
my-games-error-later = Tę grę zapisała nowsza wersja fivefold, w formacie {$format}. Otwórz ją w tamtej wersji.
my-games-error-foreign = To partia gry {$game}, której ten program nie zna. Pozostaje bez zmian; może ją otworzyć program, który ją zapisał.
my-games-limit = Ile gier zachować. Ponad tę liczbę usuwane są najstarsze zakończone gry bez nazwy.
find-position-title = Pozycja w tych grach
find-position-line = Szukana jest pozycja z gry na stole, także obrócona i odbita.
find-position = Znajdź tę pozycję
find-position-back = Ruch wstecz
find-position-all = Wszystkie gry
find-position-no-moves = Żadna gra nie toczy się stąd dalej.
find-position-others = Inne ruchy: {$moves}, gry: {$games}
find-position-move = {$move}; gry: {$games}
play-list = Lista
collection-leave = Wstecz
collection-search-hint = Szukaj według nazwiska, turnieju lub daty
collection-reading = Wczytywanie gier…
collection-read = Wczytane gry: {$n}
collection-stop = Przerwij wczytywanie
collection-searching = Szukanie…
collection-count = Gry: {$shown} z {$all}
collection-order = Kolejność
collection-order-file = Jak w pliku
collection-order-players = Według graczy
collection-order-result = Według wyniku
collection-order-date = Według daty
collection-order-event = Według turnieju
collection-order-moves = Według liczby ruchów
collection-order-backwards = Odwróć kolejność
collection-order-forwards = Zwykła kolejność
collection-none = W {$name} nie znaleziono żadnej gry.
collection-none-because = W {$name} nie znaleziono żadnej gry: {$reason}
collection-refused = Gry i pliki, których nie udało się otworzyć: {$n}. Pierwszy powód: {$reason}
collection-cut = Gier jest więcej, niż się mieści; na liście są pierwsze ({$n}).

## Ustawienia.

settings-title = Ustawienia
settings-look = Wygląd
settings-theme = Kolory
settings-theme-line = Kamienie zawsze różnią się też kształtem i jasnością.
follow-system = Jak w systemie
theme-dark = Ciemny
theme-light = Jasny
theme-high-contrast = Wysoki kontrast
settings-motion = Ruch na ekranie
settings-animation = Animacje
settings-motion-reduced = System prosi o mniej ruchu, więc nic się nie porusza, dopóki nie wybierzesz szybkości.
settings-language = Język
settings-language-of-words = Język wszystkich tekstów
settings-language-not-loaded = Nie da się wczytać języka: {$language}. Czy jest połączenie?
settings-play = Rozgrywka
settings-computer = Komputer
settings-data = Dane

confirm-moves = Potwierdzaj ruchy
confirm-moves-line = Pierwsze naciśnięcie pokazuje ruch, drugie go wykonuje. Małe pola wymagają tego tylko przy dotyku.
confirm-never = Nigdy
confirm-small-fields = Na małych polach
confirm-always = Zawsze
coordinates-switch = Pokazuj współrzędne
stone-numbers = Numery na kamieniach
numbers-none = Brak
numbers-last = Ostatnie pięć
numbers-all = Wszystkie
numbers-from-here = Odtąd
turn-to-mover-switch = Obracaj planszę do tego, czyj ruch, gdy grają dwie osoby
board-turn = Obróć planszę
board-mirror = Odbij planszę
board-numbers = Numery na kamieniach
threats-switch-line = Zaznacza, co zrobiłby teraz przeciwnik.
hints-switch = Proponuj podpowiedzi
hints-switch-line = Przycisk podpowiedzi w partii i jego klawisz.
teaching-switch-line = W grze z komputerem można cofnąć ruch, który oddaje wygraną.

settings-reply = Przerwa przed ruchem komputera
settings-reply-line = Ruch pojawia się nie wcześniej, nawet jeśli komputer znalazł go szybciej. Przerwa nie zmienia siły jego gry.
pause-none = Bez przerwy
pause-short = Krótka
pause-normal = Zwykła
pause-long = Długa
settings-thinking = Czas myślenia
thinking-short = Krótki
thinking-standard = Standardowy
thinking-long = Długi
settings-thinking-line = Jak dużo poziom przeszukuje, a więc i jak jest silny. Partie z czasem krótkim lub długim liczą się w twoich wynikach, ale nie dla poziomu. W partiach rankingowych czas jest zawsze standardowy.
ponder-switch = Komputer myśli w twoim czasie
ponder-switch-line = Gdy się zastanawiasz, najsilniejszy poziom szuka dalej od ruchu, którego się po tobie spodziewa. Jeśli odgadł, gra lepiej. Nigdy w partiach rankingowych.

settings-folder = Folder na gry, wyniki i ustawienia
settings-folder-copy = Kopiuj
settings-in-browser = Gry, wyniki i ustawienia zapisuje ta przeglądarka.
settings-nowhere = Na tym komputerze nie można nic zapisać.
settings-records = Wyniki jako plik
settings-no-records = Nie ma jeszcze ukończonej gry z komputerem.

settings-keys-line = Naciśnij ołówek, a potem nowy klawisz. Zastąpi on klawisze z tego wiersza.
settings-keys-line-pad = Naciśnij ołówek, a potem nowy klawisz lub przycisk pada. Zastąpi on dotychczasowe z tego wiersza.
settings-keys-list = Wszystkie klawisze
settings-keys-reset-all = Przywróć domyślne
settings-keys-change = Zmień klawisz polecenia „{$does}” ({$keys})
settings-keys-reset = Przywróć domyślne: „{$does}”
settings-keys-awaited = Naciśnij nowy klawisz. Esc anuluje.
settings-keys-awaited-pad = Naciśnij nowy klawisz lub przycisk. Esc anuluje.
settings-keys-taken = {$key} należy już do polecenia „{$does}”.
settings-keys-kept = Przeglądarka zachowuje {$key} dla siebie.
settings-keys-off = Klawisze jednoznakowe są wyłączone, więc {$key} nic by nie robił.
character-keys-switch = Klawisze jednoznakowe
character-keys-switch-line = Wyłącz, jeśli dyktowanie lub przypadkowy ruch wywołuje litery, cyfry albo znaki.
settings-accessibility = Ułatwienia dostępu
interface-size = Wielkość tekstu i przycisków
interface-size-percent = {$percent}%
interface-size-line = Plansza zajmuje pozostałe miejsce.
interface-size-most = W tym oknie mieści się {$percent}%.
interface-size-now = Tekst i przyciski: {$percent}%
large-controls-switch = Większe przyciski
large-controls-switch-line = W przyciski i pola łatwiej trafić.
scan-title = Skanowanie
scan-off = Wyłączone
scan-one-switch = Jeden przełącznik
scan-two-switches = Dwa przełączniki
scan-one-switch-line = Ramka przechodzi od ruchu do ruchu i od przycisku do przycisku. Spacja, Enter, dotknięcie lub kliknięcie bez poruszania wskaźnikiem wybiera to, co jest w ramce.
scan-two-switches-line = Spacja, dotknięcie lub kliknięcie bez poruszania wskaźnikiem przenosi ramkę do następnego ruchu lub przycisku; Enter wybiera to, co jest w ramce.
scan-time = Czas na jeden krok
scan-seconds = {$seconds} s
scan-row = Wiersz {$row}
scan-letters = aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż
scan-delete = Usuń
scan-done = Gotowe

## Zakończone partie: wyniki.

menu-records = Wyniki
scores-title = Wyniki
scores-empty = Jeszcze nic tu nie ma
scores-empty-line = Dokończ partię z komputerem, a jej wynik pojawi się tutaj.
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
scores-deviation = Szacunek z partii rankingowych: w dwóch przypadkach na trzy prawdziwa wartość mieści się w ±.
scores-unknown = Jeszcze nieznany: {$n} z {$needed} partii rankingowych.
scores-games-title = Wszystkie partie
scores-won = wygrane: {$n}
scores-drawn = remisy: {$n}
scores-lost = przegrane: {$n}
scores-feat-played = rozegrane
scores-feat-streak = wygrane z rzędu bez pomocy
scores-feat-best = najlepsza seria bez pomocy
scores-feat-shortest = ruchy w najkrótszej wygranej bez pomocy
scores-lasted = {$board}: {$n} z najwyżej {$most} ruchów (Doskonały)
scores-opponents-title = Przeciwnicy: wygrane – remisy – przegrane
scores-adjusted = Inny czas myślenia
scores-against = {$won} – {$drawn} – {$lost}
scores-export-csv = Jako tabela
scores-export-json = Jako JSON
scores-forget = Usuń wszystkie wyniki
scores-exported = Wszystkie zakończone partie zapisano w pliku {$path}.
scores-not-exported = Pliku nie zapisano: {$reason}
scores-refused = Zakończonych partii nie da się zapisać: {$reason}. Można grać dalej.
scores-damaged = Niektórych zakończonych partii nie da się odczytać: {$reason}. Wszystkie są w {$path}; niczego nie usunięto.

ask-forget = Usunąć wszystkie wyniki?
ask-forget-line = Wszystkie zakończone partie, serie i rankingi zostaną usunięte na zawsze.
ask-forget-no = Zachowaj
ask-forget-yes = Usuń wszystko
ask-delete = Usunąć ten ruch?
ask-delete-line = Wszystko, co zagrano po nim, oraz komentarze i znaki też znikną. Tego nie da się cofnąć.
ask-delete-no = Zostaw
ask-delete-yes = Usuń
ask-delete-script = Usunąć skrypt {$name}?
ask-delete-script-line = Tego nie da się cofnąć.
ask-delete-script-no = { ask-delete-no }
ask-delete-script-yes = { ask-delete-yes }
ask-leave = Opuścić partię rankingową?
ask-leave-line = Opuszczona partia rankingowa liczy się jako przegrana.
ask-leave-no = Graj dalej
ask-leave-yes = Opuść i przegraj

## Partie rankingowe.

rated-switch = Partia rankingowa
rated-rules-title = Na czym to polega
rated-rule-level = Poziom dobiera się do twojego rankingu, tak by szanse były mniej więcej równe.
rated-rule-thinking = Czas myślenia jest zawsze standardowy.
rated-rule-board = Plansza jest ta, na której zmierzono poziomy. Pozycja początkowa, jeśli może być różna, i to, kto zaczyna, są losowe.
rated-rule-help = Nie ma cofania ani podpowiedzi, a opuszczenie partii liczy się jako przegrana.
rated-running = Partia rankingowa: bez cofania.
rated-stays = Trwa partia rankingowa. Zanim otworzysz inną, dokończ ją albo opuść.

latest-first-rating = Twój ranking jest już znany: około {$rating} ± {$deviation}.
latest-rating = Twój ranking: około {$rating} ± {$deviation} ({$change}).
latest-not-known = Partia rankingowa {$n} z {$needed} potrzebnych do rankingu.
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
latest-lasted = Wytrzymałeś {$n} z najwyżej {$most} ruchów. Twój rekord na tej planszy: {$best}.
latest-lasted-best = Wytrzymałeś {$n} z najwyżej {$most} ruchów: to twój rekord na tej planszy.
latest-adjusted = Z innym czasem myślenia: wygrane {$won}, remisy {$drawn}, przegrane {$lost}.

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
file-hint-open = Wybierz poniżej lub wpisz nazwę
file-hint-save = Nazwa pliku
file-no-name = Wpisz nazwę pliku.
file-exists = Plik „{$file}” już istnieje. Naciśnij „Zastąp”, aby go nadpisać, albo wybierz inną nazwę.
file-changed = Plik „{$file}” zmienił w międzyczasie ktoś inny. Naciśnij „Zastąp”, aby go nadpisać, albo wybierz inną nazwę.
file-format = Format
file-format-record = fivefold
file-format-sgf = SGF
file-format-psq = Piskvork
file-format-renlib = RenLib
file-format-pgn = PGN
file-format-playok = PlayOK
file-keeps-record = Zachowuje wszystko: graczy, warianty, czasy, komentarze.
file-keeps-sgf = Dla innych programów. Zachowuje warianty, komentarze, znaki i nazwiska.
file-keeps-psq = Dla menedżerów Gomocup. Zachowuje tylko główny przebieg i jego czasy.
file-keeps-renlib = Dla RenLib. Zachowuje drzewo z komentarzami i znakami, na 15 × 15.
file-keeps-pgn = Dla meczów programów. Zachowuje nazwiska i główny przebieg.
file-keeps-playok = Tak eksportuje partie PlayOK. Zachowuje nazwiska i główny przebieg.
file-choose = Wybierz
file-hint-program = Wybierz program poniżej albo wpisz tu jego ścieżkę
file-no-programs = Nie ma tu żadnych programów.
file-recent = Ostatnie gry
file-folder = W folderze {$folder}
file-up = Do {$folder}
file-folder-list = Wszystkie gry stąd jako lista
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
file-saved-main-line = Zapisano: {$file} (tylko główny przebieg)
file-refused = {$reason}. Bieżąca gra pozostaje bez zmian.

## Dlaczego plików i gier nie da się odczytać albo zapisać. Po dwukropku mówi sam system.

file-error-no-home = Nie ma folderu domowego, więc niczego nie da się zachować; ustaw zmienną HOME (albo XDG_STATE_HOME).
file-error-opened = Nie da się otworzyć {$path}: {$reason}
file-error-read = Nie da się odczytać {$path}: {$reason}
file-error-written = Nie da się zapisać {$path}: {$reason}
file-error-made = Nie da się utworzyć {$path}: {$reason}
file-error-locked = Nie da się zablokować {$path}: {$reason}
file-error-put-aside = Nie da się zmienić nazwy {$path}: {$reason}
file-error-deleted = Nie da się usunąć {$path}: {$reason}
file-error-with-remedy = {$error}. {$remedy}
file-remedy-space = Zwolnij trochę miejsca.
file-remedy-rights = Wybierz inny folder albo zmień uprawnienia tego.
file-remedy-own-rights = Zmień uprawnienia folderu.
file-remedy-in-the-way = Coś innego ma tę nazwę; zmień ją albo to przenieś.
file-remedy-name = Sprawdź nazwę.
file-error-too-long = {$path} jest za długie na grę: ponad {$most} bajtów.
file-error-no-text = {$path} nie jest tekstem w UTF-8, więc nie jest zapisaną grą; wybierz inny plik.
file-error-rewritten = {$path} zmienił się od czasu utworzenia listy gier; otwórz go ponownie.
file-error-broken = {$path}: {$reason}
file-error-unfit = Nie zapisano {$path}: {$reason}
reason-as-said = {$reason}

## Dlaczego tekstu nie da się odczytać jako pozycji lub ruchu i czego się w nim oczekuje.

text-error = znak {$at}: {$reason}
text-error-found = jest „{$found}”, a powinno być: {$expected}
text-error-end = tekst się urywa, a powinno być jeszcze: {$expected}
text-error-near = {$error} (czy chodzi o {$nearest}?)
expected-game-word = jedno ze słów {$known}
expected-number = liczba całkowita od {$min} do {$max}
expected-times = x między liczbami
expected-row-end = „/” na końcu rzędu
expected-end = koniec tekstu
expected-end-after = koniec tekstu (najwyżej {$most} bajtów)
expected-column = litera kolumny (a, b, …)
expected-side = strona, która ma ruch (1 albo 2)
expected-parameters = „(” przed parametrami
expected-after-value = przecinek albo „)” po wartości
expected-true-or-false = true albo false

## Dlaczego tekstu nie da się odczytać jako gry albo zapisać gry w danym formacie.

format-error-at = wiersz {$line}, kolumna {$column}: {$reason}
format-error-found = powinno tu być: {$expected}, a jest „{$found}”
format-error-missing = powinno tu być: {$expected}
format-error-text = „{$text}”: {$reason}
format-error-move = ruch {$number}, „{$text}”: {$reason}
format-error-start = gra nie może się tak zacząć: {$reason}
format-error-other-game = w formacie {$format} można zapisać tylko {$games}; wybierz record albo moves
format-error-too-long = tekst ma {$length} bajtów, a odczytać można najwyżej {$most}
expected-game = gra
expected-cell = pole, na przykład h8

record-error-head = pierwszy wiersz powinien brzmieć „{$head}”, a nie „{$found}”; popraw go albo wybierz inny plik
record-error-later = tę grę zapisała nowsza wersja fivefold: jej format to {$found} (wiersz 1), a ta wersja czyta format {$format}. Otwórz ją w nowszej wersji.
record-error-too-long = zapisana gra jest za długa: ma {$length} bajtów, a odczytać można najwyżej {$most}
record-error-key = wiersz {$line} powinien zaczynać się od „{$key}:”
record-error-value = wiersz {$line} ({$key}): {$reason}
record-error-word = nieznane słowo „{$found}”
record-error-other-game = to nie jest zaplanowana gra
record-error-result = z ruchów wynika „{$really}”, a nie „{$found}”
record-error-over-before = gra kończy się przed „{$found}”
record-error-time = „{$found}” to nie czas; napisz na przykład [2.5s]
record-error-mark = „{$found}” to nie znak na planszy; napisz na przykład [label h8 A]
record-error-finding = „{$found}” to nie analiza tej pozycji; napisz na przykład [first wins in 7; 20000 nodes; h8 i9]
record-error-opening = ta pozycja początkowa nie pozwala na takie otwarcie
record-error-swap-choice = „{$found}” nie można tu wybrać
record-error-unclosed = brakuje zamykającego „{$what}”
record-error-unopened = przed tym „)” nie ma „(”
record-error-nothing-to-replace = wariant musi stać za ruchem, który zastępuje
record-error-two-stars = drugi raz stoi tu „*”, a na planszy może być tylko jedna pozycja

## Dlaczego nie da się odczytać zakończonych partii.

scores-error-later = te wyniki zapisała nowsza wersja fivefold: ich format to {$found}, a ta wersja czyta najwyżej {$format}
scores-error-too-long = wyniki są za długie: mają {$length} bajtów, a odczytać można najwyżej {$most}
scores-error-line = wiersz {$line}: {$reason}
scores-error-short = brakuje czegoś: {$wanted}
scores-error-word = jest „{$found}”, a powinno być: {$wanted}
scores-error-long = o jedno słowo za dużo: „{$found}”
expected-day = dzień
expected-opponent = przeciwnik
expected-which-side = strona (first albo second)
expected-who-began = began albo answered
expected-result = wynik (won, drawn albo lost)
expected-mark = oznaczenie (rated, helped, left albo adjusted)
expected-rating = ranking
expected-a-number = liczba
expected-word = słowo „{$word}”

## Schowek.

clipboard-copied = Skopiowano: {$id}
clipboard-copied-game = Skopiowano całą grę jako tekst
clipboard-taken = Wklejono pozycję początkową ze schowka
clipboard-empty = W schowku nie ma tekstu.
clipboard-refused = Schowka nie można tu użyć. Zapisz grę do pliku albo otwórz ją z pliku.
clipboard-broken = Wklejony tekst odczytano jako {$taken}, ale coś się w nim nie zgadza: {$reason}. Bieżąca gra pozostaje bez zmian.
clipboard-as-id = identyfikator
clipboard-as-record = zapisaną grę fivefold
clipboard-as-other = partia innego programu
clipboard-name = Schowek
clipboard-as-moves = listę ruchów

## Gra z nauką.

teaching-switch = Ostrzegaj mnie przed błędami
teaching-win-for-loss = Ten ruch oddaje wygraną.
teaching-win-for-draw = Ten ruch zamienia wygraną w remis.
teaching-draw-for-loss = Ten ruch oddaje remis.
teaching-seems = Był dużo lepszy ruch.
teaching-looking = Sprawdzam twój ruch…
teaching-back = Pomyśl jeszcze raz
teaching-keep = Zostaw ruch

# Dlaczego: na co ruch pozwala przeciwnikowi albo co przegapił.
mistake-missed-win-at-once = Można było wygrać od razu.
mistake-missed-win-in =
    { $n ->
        [one] Można było wymusić wygraną w {$n} ruchu.
        [few] Można było wymusić wygraną w {$n} ruchach.
       *[many] Można było wymusić wygraną w {$n} ruchach.
    }
mistake-missed-win = Można było wymusić wygraną.
mistake-missed-found-win =
    { $n ->
        [one] Znaleziono tu twoją wygraną w {$n} ruchu; nie jest pewna.
        [few] Znaleziono tu twoją wygraną w {$n} ruchach; nie jest pewna.
       *[many] Znaleziono tu twoją wygraną w {$n} ruchach; nie jest pewna.
    }
mistake-lets-win-at-once = Teraz przeciwnik może wygrać od razu.
mistake-lets-win-in =
    { $n ->
        [one] Teraz przeciwnik może wygrać w {$n} ruchu, cokolwiek zrobisz.
        [few] Teraz przeciwnik może wymusić wygraną w {$n} ruchach.
       *[many] Teraz przeciwnik może wymusić wygraną w {$n} ruchach.
    }
mistake-lets-win = Teraz przeciwnik może wymusić wygraną.
mistake-found-loss =
    { $n ->
        [one] Teraz znaleziono wygraną przeciwnika w {$n} ruchu; nie jest pewna.
        [few] Teraz znaleziono wygraną przeciwnika w {$n} ruchach; nie jest pewna.
       *[many] Teraz znaleziono wygraną przeciwnika w {$n} ruchach; nie jest pewna.
    }
mistake-answer = Najlepsza odpowiedź przeciwnika to {$move}.

## Strojenie: wartości plików konfiguracji. Komentarze plików pozostają po angielsku.

tune-title = Strojenie
tune-search = Szukaj wartości
tune-found = Znalezione
tune-nothing-found = Żadna wartość nie ma tego w nazwie ani w opisie.
tune-files = Plik
tune-board = Plansza
tune-file-timing = Czasy
tune-file-theme = Kolory: {$theme}
tune-file-sound = Dźwięki
tune-file-study = Analiza i nauka
tune-file-opponents = Skrypty
tune-file-changed = {$name} (zmienione)
tune-show-file = Pokaż plik
tune-reset-all = Przywróć wszystko
tune-bring-back = Cofnij przywrócenie
tune-reset = Wartość domyślna: „{$name}”
tune-listen = Posłuchaj: „{$name}”
tune-picker = Wybierz kolor: „{$name}”
tune-default = Domyślnie: {$default}.
tune-range = Od {$min} do {$max}, domyślnie {$default}.
tune-range-unit = {$unit}, od {$min} do {$max}, domyślnie {$default}.
tune-no-number = Wpisz liczbę, na przykład 0.5.
tune-no-colour = Wpisz # i sześć cyfr od 0 do F, na przykład #0072B2.
tune-own-file = Twój własny plik
tune-own-place = Leży tutaj: {$path}
tune-own-nowhere = Przechowuje go ta przeglądarka.
tune-own-none = Nic nie różni się od wartości domyślnych, więc nie ma pliku.
tune-open-folder = Otwórz folder
tune-save-file = Zapisz kopię
tune-not-opened = Nie da się otworzyć {$path}: {$reason}. Otwórz ten folder samodzielnie.
tune-refused = Nie da się zapisać twoich wartości: {$reason}. Obowiązują do zamknięcia fivefold.

## Lekcja.

lesson-offer = Nie znasz tej gry? Pokaże ją minutowa lekcja.
lesson-begin = Lekcja
lesson-not-now = Nie teraz
lesson-step = Krok {$n} z {$of}
lesson-next = Dalej
lesson-again = Jeszcze raz
lesson-leave = Wyjdź
lesson-right = Dobrze.
lesson-right-wins = Dobrze. To wygrywa.
lesson-wrong = Nie tutaj. Spróbuj jeszcze raz.
lesson-finished = To już cała lekcja. Miłej gry.
help-does-lesson = W lekcji: zagraj tutaj lub dalej

## Puzzles.

puzzles-title = Zadania
puzzles-game = Gra
puzzles-task = Ruch: {$name}. {$task}
puzzles-only = Znajdź jedyny wygrywający ruch.
puzzles-win =
    { $n ->
        [one] Wygraj od razu.
        [few] Wygraj w {$n} ruchach.
       *[many] Wygraj w {$n} ruchach.
    }
puzzles-force =
    { $n ->
        [one] Wygraj od razu.
        [few] Wygraj w {$n} ruchach, z których każdy dopuszcza jedną odpowiedź.
       *[many] Wygraj w {$n} ruchach, z których każdy dopuszcza jedną odpowiedź.
    }
puzzles-survive =
    { $n ->
        [one] Nie przegraj od razu.
        [few] Nie przegraj w {$n} ruchach.
       *[many] Nie przegraj w {$n} ruchach.
    }
puzzles-right = Dobrze. Graj dalej.
puzzles-solved = Rozwiązane.
puzzles-shown = Takie było rozwiązanie. Zadanie wróci później.
puzzles-wrong = To nie jest rozwiązanie.
puzzles-wrong-lost = To od razu przegrywa.
puzzles-wrong-answer-wins = {$name} odpowiada {$move} i wygrywa.
puzzles-wrong-will-win = {$name} odpowiada {$move} i przy najlepszej grze wygrywa.
puzzles-wrong-no-win =
    { $n ->
        [one] To nie wygrywa od razu: {$name} odpowiada {$move}.
        [few] To nie wygrywa w {$n} ruchach: {$name} odpowiada {$move}.
       *[many] To nie wygrywa w {$n} ruchach: {$name} odpowiada {$move}.
    }
puzzles-wrong-no-force = Tak się nie wygrywa: {$name} odpowiada {$move}.
puzzles-show = Rozwiązanie
puzzles-again = Jeszcze raz
puzzles-rating = Ranking {$rating}
puzzles-rating-changed = Ranking {$rating} ({$change})
puzzles-kept-solved = Rozwiązane: {$n}
puzzles-kept-streak = z rzędu: {$n}
puzzles-kept-again = do powtórki: {$n}
puzzles-list-title = Wszystkie zadania
puzzles-list-one = Zadanie {$n}
puzzles-list-solved = rozwiązane
puzzles-list-again = do powtórki
puzzles-none = Nie ma zadań: nie da się odczytać ich pliku.
puzzles-opening = Otwieranie zadań…
puzzles-all-solved = Wszystkie zadania tej gry są rozwiązane.
puzzles-error = Brak zadań: {$path} {$reason}. Zainstaluj program ponownie lub przywróć ten plik.
puzzles-error-missing = nie daje się otworzyć
puzzles-error-too-long = jest za długi
puzzles-error-head = nie zaczyna się jak plik z zadaniami
puzzles-error-later = jest dla nowszej wersji programu
puzzles-error-line = jest nieczytelny w wierszu {$n}
puzzles-not-kept = Rozwiązanych zadań nie da się zapisać: {$reason}. Można grać dalej.
puzzles-kept-damaged = Części wyników zadań nie da się odczytać. Kopia jest w {$path}; reszta jest używana.
puzzles-day = Dziś
puzzles-day-of = Pozycja dnia, {$date}
puzzles-day-open = nie grano
puzzles-day-begun = jeszcze nierozwiązane
puzzles-day-first = rozwiązane za pierwszym razem
puzzles-day-solved =
    { $n ->
        [one] rozwiązane po {$n} złym ruchu
        [few] rozwiązane po {$n} złych ruchach
       *[many] rozwiązane po {$n} złych ruchach
    }
puzzles-day-shown = obejrzano rozwiązanie
puzzles-share = Kopiuj wynik
puzzles-shared = Wynik jest w schowku.
puzzles-month-before = Poprzedni miesiąc
puzzles-month-after = Następny miesiąc
help-does-puzzle = W zadaniu: zagraj tutaj, jeszcze raz lub dalej

## Daty.

date-month =
    { $month ->
        [1] Styczeń
        [2] Luty
        [3] Marzec
        [4] Kwiecień
        [5] Maj
        [6] Czerwiec
        [7] Lipiec
        [8] Sierpień
        [9] Wrzesień
        [10] Październik
        [11] Listopad
       *[12] Grudzień
    } {$year}
date-day =
    {$day} { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    } {$year}
date-weekday =
    { $n ->
        [1] Poniedziałek
        [2] Wtorek
        [3] Środa
        [4] Czwartek
        [5] Piątek
        [6] Sobota
       *[7] Niedziela
    }
date-weekday-sign =
    { $n ->
        [1] Pn
        [2] Wt
        [3] Śr
        [4] Cz
        [5] Pt
        [6] So
       *[7] Nd
    }
date-full = {$weekday}, {$date}

about-title = O programie fivefold
about-version = Wersja {$version}
about-commit = Commit
about-parts = Składniki
about-licence = Licencja
about-system = System
about-browser = Przeglądarka
about-graphics = Grafika
about-driver = Sterownik
about-window = Okno
about-copied = Skopiowano, gotowe do zgłoszenia
about-licences = Licencje
about-all-texts = Pełne teksty
about-fonts = Czcionki
about-sounds = fivefold sam tworzy wszystkie dźwięki.
about-libraries = Biblioteki: {$n}
about-no-list = Listy bibliotek ({$path}) brakuje albo nie można jej odczytać.
about-opening = Otwieranie listy…
