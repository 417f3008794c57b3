### Słowa gry Northcott po polsku.

## Gra.

game-northcott-name = Northcott
game-northcott-line = Przesuwaj, zbliżaj się, odbieraj miejsce.
game-northcott-rules = W swojej turze przesuń jeden ze swoich pionków w jego rzędzie, dowolnie daleko, w lewo albo w prawo, ale nigdy przez pionek przeciwnika. Kto nie może się ruszyć, przegrywa.

## Przygotowanie gry.

setup-place-northcott = Kliknięcie lub dotknięcie stawia pionek wybrany tutaj, prawy przycisk lub przytrzymanie ten drugi.

## Plansze według parametrów.

preset-northcott-2x8 = Dwa krótkie rzędy
preset-northcott-3x12 = Trzy rzędy
preset-northcott-4x12 = Cztery rzędy
preset-northcott-5x12 = Pięć rzędów

## Przeciwnicy komputerowi.

opponent-northcott-original = Oryginał
opponent-northcott-original-line = Liczy odstępy i czeka na twój błąd.
opponent-trait-retreats = Bez planu cofa się o krok w {$n}% ruchów.

## Jak skończyła się gra.

result-northcott = {$loser}: nie ma już dokąd się ruszyć.

## Dlaczego ruch jest odrzucony.

illegal-crosses = Pionki nie mogą się minąć.
illegal-wrong-order = Kółko musi stać na lewo od krzyżyka.

## Podpowiedzi: gdzie patrzeć, co zrobić, dlaczego.

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
hint-why-gaps = Licz odstępy jak stosy: wtedy w każdej kolumnie dwójkowej jest parzysta liczba jedynek. Gdy pionek się cofnie, zamknij odstęp z powrotem.
hint-why-lost-gaps = Odstępy już łączą się w pary w każdej kolumnie dwójkowej, więc każdy ruch psuje jakąś parę. Idź powoli i licz na błąd.

## Badania.

research-gaps = Northcott
research-rows = Rzędy
research-largest-gap = Największy odstęp
research-begin-gaps = Pozycja jest dobra dla tego, kto właśnie do niej doprowadził. Bez odstępów jest dobra; pozycja, z której można dojść do dobrej, dobra nie jest. Naciśnij Uruchom albo Krok.
research-rule-xor = xor równa się 0
research-xor = {$left} xor {$right}
research-sum = {$left} = {$sum}
research-row = Rząd {$n}

## Lista klawiszy.

help-does-place-first = Northcott, ustawianie: niebieskie pionki
help-does-place-second = Northcott, ustawianie: żółte pionki
