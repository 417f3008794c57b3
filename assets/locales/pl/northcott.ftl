### Słowa gry Northcott po polsku.

## Gra.

game-northcott-name = Northcott
game-northcott-line = Przesuwaj, zbliżaj się, odbieraj miejsce.
game-northcott-rules = W swojej turze przesuń jeden ze swoich pionków w jego rzędzie, dowolnie daleko, w lewo albo w prawo, ale nigdy przez pionek przeciwnika.
goal-northcott = Zablokuj przeciwnika
rules-northcott = Kto nie może się ruszyć, przegrywa.
picture-northcott-slide = Przesuń jeden ze swoich pionków w jego rzędzie, dowolnie daleko.
picture-northcott-jump = Pionek nie może przeskoczyć drugiego, ale może się cofnąć.

## Przygotowanie gry.

setup-place-northcott = Kliknięcie lub dotknięcie stawia pionek wybrany tutaj, prawy przycisk lub przytrzymanie ten drugi.

## Plansze według parametrów.

preset-northcott-2x12 = 2 × 12
preset-northcott-3x8 = 3 × 8
preset-northcott-3x12 = 3 × 12
preset-northcott-5x12 = 5 × 12

## Przeciwnicy komputerowi.

opponent-northcott-original = Oryginał
opponent-northcott-original-line = Liczy odstępy i czeka na twój błąd.
original-northcott-origin = Napisał go autor pierwotnego programu z grą Northcotta.
original-northcott-thinking = Liczy puste pola między kamieniami każdego rzędu i łączy je w nim-sumę. Jeśli nie jest ona zerem, bierze pierwszy rząd od góry, w którym może tak się zbliżyć, że suma będzie zerem. Jeśli jest zerem, w rzędzie, w którym twój kamień stoi najdalej w prawo, przesuwa swój na losowe pole.
original-northcott-blind-spots = Nie wie, że cofnięcie się też może wygrać, a w przegranej pozycji nie zastawia pułapek.
opponent-trait-retreats = Bez planu cofa się o krok w {$n}% ruchów.

## Jak skończyła się gra.

result-northcott = {$loser}: nie ma już ruchu.

## Dlaczego ruch jest odrzucony.

illegal-crosses = Pionki nie mogą się minąć.
illegal-wrong-order = Kółko musi stać na lewo od krzyżyka.

## Dlaczego tekstu nie da się odczytać jako pozycji.

expected-row-comma = przecinek przed następnym rzędem
expected-dash = „-” między kolumnami kółka i krzyżyka
expected-row-letter = litera rzędu (a, b, …)

## Podpowiedzi: gdzie patrzeć, co zrobić, dlaczego.

hint-what-advance =
    { $n ->
        [one] Przesuń pionek o {$n} pole naprzód, na {$cell}.
        [few] Przesuń pionek o {$n} pola naprzód, na {$cell}.
       *[many] Przesuń pionek o {$n} pól naprzód, na {$cell}.
    }
hint-what-retreat =
    { $n ->
        [one] Cofnij pionek o {$n} pole, na {$cell}.
        [few] Cofnij pionek o {$n} pola, na {$cell}.
       *[many] Cofnij pionek o {$n} pól, na {$cell}.
    }
hint-why-gaps = Licz odstępy jak stosy: wtedy w każdej kolumnie dwójkowej jest parzysta liczba jedynek. Gdy pionek się cofnie, zamknij odstęp z powrotem.
hint-why-lost-gaps = Odstępy już łączą się w pary w każdej kolumnie dwójkowej, więc każdy ruch psuje jakąś parę. Przesuń niedaleko i licz na błąd.

## Gra z nauką: na co ruch pozwala przeciwnikowi albo co przegapił.

mistake-gaps = Nim-suma odstępów to teraz {$n}; wygrywało 0.

## Badania.

research-gaps = Northcott
research-rows = Rzędy
research-largest-gap = Największy odstęp
research-begin-gaps = Pozycja jest dobra dla tego, kto właśnie do niej doprowadził. Bez odstępów jest dobra; pozycja, z której można dojść do dobrej, dobra nie jest. Naciśnij Uruchom albo Krok.
research-rule-xor = xor równa się 0
research-xor = {$left} xor {$right}
research-sum = {$left} = {$sum}
research-row = Rząd {$row}

## Lista klawiszy.

help-does-place-first = Northcott, ustawianie: niebieskie pionki
help-does-place-second = Northcott, ustawianie: żółte pionki

## Dla czytników ekranu.

heaps-northcott = Odstępy: {$heaps}.

## Lekcja.

lesson-northcott-slide = Przesuń swój niebieski pionek w rzędzie, ale nie przez drugi. Spróbuj.
lesson-northcott-end = Kto nie może się ruszyć, przegrywa. Nie zostaw Żółtemu ruchu.
lesson-northcott-end-wrong = Wtedy Żółty może się ruszyć. Zamknij lukę w dolnym rzędzie.
lesson-northcott-gaps = Luka to stos w Nimie. Obie są równe: Żółty podchodzi o dwa, Niebieski tak samo. Zobacz.
lesson-northcott-equal = Luki pięć i trzy. Wyrównaj je.
lesson-northcott-unequal = Wtedy luki nie są równe. Zmniejsz szerszą do trzech.
lesson-northcott-follow = Żółty cofnął się w dolnym rzędzie. To nie pomaga: idź za nim o tyle samo.
lesson-northcott-follow-wrong = Idź za pionkiem, który się cofnął: dwa pola w dolnym rzędzie.
lesson-northcott-find = Trzy luki: trzy, cztery i pięć, jak w Nimie. Znajdź ruch, który je łączy w pary.
lesson-northcott-find-wrong = Wtedy jakaś grupa zostaje bez pary. Spójrz na pierwszy rząd.
