### Słowa gry Nim po polsku.

## Gra.

game-nim-name = Nim
game-nim-line = Zabieraj kamyki. Zabierz ostatni.
game-nim-rules = W swojej turze zabierz dowolnie wiele kamyków, co najmniej jeden, wszystkie z jednego rzędu.
variant-nim-misere = Nim misère
goal-nim = Zabierz ostatni kamyk
goal-nim-misere = Nie zabieraj ostatniego kamyka
rules-nim = Kto zabierze ostatni kamyk, wygrywa.
rules-nim-misere = Kto zabierze ostatni kamyk, przegrywa.
picture-nim-take = Jeden kamyk, kilka albo cały rząd: ile weźmiesz, zależy od ciebie.
picture-nim-last = Został jeden kamyk: kto jest na ruchu, zabiera go i wygrywa.
picture-nim-last-misere = Został jeden kamyk: kto jest na ruchu, musi go zabrać i przegrywa.

## Przygotowanie gry.

setup-place-nim = Kliknij tam, gdzie rząd ma się kończyć.

## Plansze według parametrów.

preset-nim-3-4-5 = 3, 4, 5
preset-nim-3-4-5-misere = 3, 4, 5, misère
preset-nim-1-2-3-4-5 = od 1 do 5
preset-nim-2-3-4-5-6 = od 2 do 6
parameter-nim-misere = misère

## Co można wybrać przed grą.

field-misere = Misère
field-misere-hint = Zabranie ostatniego kamyka przegrywa
field-heaps = Rzędy
field-heaps-hint = od {$min} do {$max}
field-heap = Rząd {$row}
field-heap-hint = od {$min} do {$max} kamyków
field-error-no-pieces = W co najmniej jednym rzędzie musi być kamyk.

## Przeciwnicy komputerowi.

opponent-nim-searcher = Poszukiwacz
opponent-nim-searcher-line = Oryginał: przeszukuje każdą partię do końca.
original-nim-searcher-origin = Napisał go autor pierwotnego programu Nim.
original-nim-searcher-thinking = Rozgrywa każdy dalszy ciąg do końca partii i niczego po drodze nie zapamiętuje. Zaczyna od dolnego rzędu i wykonuje pierwszy ruch, który wygrywa. W przegranej pozycji i na początku partii gra losowo.
original-nim-searcher-blind-spots = Gdy partia już trwa, widzi wszystko, chyba że stosy są tak duże, że rezygnuje i gra losowo. Nie wybiera jednak przegrywającego ruchu, na który najtrudniej odpowiedzieć.

## W trakcie gry.

play-ok = Zabierz
play-ok-marked =
    { $n ->
        [one] Zabierz {$n} kamyk
        [few] Zabierz {$n} kamyki
       *[many] Zabierz {$n} kamyków
    }
play-nothing-marked = Zaznacz kamyki, które chcesz zabrać.

## Jak skończyła się gra.

result-nim = Ostatni kamyk zabiera {$name}.
result-nim-misere = Ostatni kamyk musi zabrać {$loser}.

## Dlaczego ruch jest odrzucony.

illegal-nothing-taken = Zabierz co najmniej jeden.
illegal-no-such-heap = Nie ma takiego rzędu.
illegal-too-many =
    { $n ->
        [one] Został tam tylko {$n}.
        [few] Zostały tam tylko {$n}.
       *[many] Zostało tam tylko {$n}.
    }

## Dlaczego tekstu nie da się odczytać jako pozycji.

expected-heap = litera rzędu (a, b, …)
expected-heaps-end = koniec (najwyżej {$most} rzędów)
expected-nim-parameter = pile_sizes= albo is_misere=
board-error-heaps = rzędy {$heaps} nie mogą powstać z początkowych {$start}

## Dlaczego komputer wybrał ten ruch.

why-odd-ones = Zostawia nieparzystą liczbę pojedynczych kamyków.
why-searched-win = Każda odpowiedź przegrywa.

## Podpowiedzi: gdzie patrzeć, co zrobić, dlaczego.

hint-what-take = Zabierz {$n} z rzędu {$row}.
hint-why-columns = Wtedy w każdej kolumnie dwójkowej jest parzysta liczba jedynek. Cokolwiek zniknie potem, znów połączysz je w pary.
hint-why-odd-singles =
    { $n ->
        [one] Wtedy zostaje {$n} pojedynczy kamyk i to nie ty go zabierzesz.
        [few] Wtedy zostają {$n} pojedyncze kamyki, liczba nieparzysta: ostatni nie przypadnie tobie.
       *[many] Wtedy zostaje {$n} pojedynczych kamyków, liczba nieparzysta: ostatni nie przypadnie tobie.
    }
hint-why-lost-columns = W każdej kolumnie dwójkowej już jest parzysta liczba jedynek, więc każdy ruch psuje jakąś parę. Zabierz niewiele i licz na błąd.
hint-why-lost-odd-singles = Została nieparzysta liczba pojedynczych kamyków, więc ostatni przypadnie tobie.

## Gra z nauką: na co ruch pozwala przeciwnikowi albo co przegapił.

mistake-nim-sum = Zostaje nim-suma {$n}; wygrywała nim-suma 0.
mistake-even-singles =
    { $n ->
        [one] Zostaje {$n} pojedynczy kamyk i to ty musisz go zabrać.
        [few] Zostają {$n} pojedyncze kamyki, liczba parzysta, więc ostatni zabierasz ty.
       *[many] Zostaje {$n} pojedynczych kamyków, liczba parzysta, więc ostatni zabierasz ty.
    }
mistake-lets-odd-singles = Teraz przeciwnik może zostawić nieparzystą liczbę pojedynczych kamyków, a wtedy ostatni przypadnie tobie.

## Lista klawiszy.

help-does-take = Nim: zabierz zaznaczone kamyki
help-does-mark-to-here = Nim: zaznacz kamyki aż do tego miejsca

## Dla czytników ekranu.

move-take = {$n} z rzędu {$row}
move-taken = {$name} zabiera {$move}.
reading-pebble = kamyk
reading-pebble-marked = kamyk, zaznaczony
heaps-nim = Kamyki: {$heaps}.

## Lekcja.

lesson-nim-take = Zabierz dowolnie wiele kamyków z jednego rzędu. Spróbuj.
lesson-nim-last = Kto zabierze ostatni kamyk, wygrywa. Został jeden rząd: wygraj.
lesson-nim-last-wrong = Wtedy resztę zabierze przeciwnik. Zabierz wszystkie.
lesson-nim-pairs = Dwa równe rzędy, a ruch ma Żółty. Zobacz, jak Niebieski robi to samo w drugim.
lesson-nim-equal = Teraz ty: wyrównaj rzędy.
lesson-nim-unequal = Wtedy rzędy nie są równe i wyrówna je przeciwnik.
lesson-nim-mirror = Żółty zabrał jeden. Zrób to samo.
lesson-nim-columns = Trzy rzędy: podziel każdy na czwórki, dwójki i jedynki. Niebieski zabiera jeden i każda grupa ma parę.
lesson-nim-find = Teraz ty: zostaw każdą grupę z parą.
lesson-nim-find-wrong = Wtedy jakaś grupa zostaje bez pary. Porównaj trzy z cztery i pięć.
