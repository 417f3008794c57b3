### Słowa gry Atomy po polsku.

## Gra.

game-atoms-name = Atomy
game-atoms-line = O jeden atom za dużo i wszystko wybucha.
game-atoms-rules = W swojej turze dołóż atom do pustej lub własnej komórki.
variant-atoms-chain = Reakcja łańcuchowa
setup-place-atoms = Kliknięcie lub dotknięcie dodaje atom strony wybranej tutaj, a po ostatnim opróżnia pole; prawy przycisk lub długie przytrzymanie dotyczy drugiej strony.
goal-atoms = 4 wybuchają; weź wszystko
goal-atoms-chain = Przejmij wszystkie komórki
rules-atoms = Komórka wybucha przy czterech atomach: do każdej sąsiedniej leci jeden i przejmuje ją, a ten, który leci za brzeg, przepada. Sąsiednie mogą wybuchnąć z kolei. Kto nie ma już żadnej komórki, przegrywa.
rules-atoms-chain = Komórka wybucha, gdy ma tyle atomów, ilu sąsiadów: dwa w rogu, trzy przy brzegu, cztery gdzie indziej. Do każdej sąsiedniej leci jeden i przejmuje ją, a te mogą wybuchnąć z kolei. Kto nie ma już żadnej komórki, przegrywa.
picture-atoms-burst = Komórka wybucha przy czterech atomach: do każdej sąsiedniej leci jeden i przejmuje ją.
picture-atoms-burst-chain = Komórka wybucha, gdy ma tyle atomów, ilu sąsiadów, i do każdego leci jeden.
picture-atoms-chain = Sąsiednie mogą wybuchnąć z kolei.
picture-atoms-end = Kto nie ma już żadnej komórki, przegrywa.

## Plansze według parametrów.

preset-atoms-8x8 = 8 × 8
preset-atoms-8x8-chain = 8 × 8, łańcuchowa
preset-atoms-5x5 = 5 × 5
preset-atoms-6x9-chain = 6 × 9, łańcuchowa
parameter-atoms-chain = łańcuchowa

## Co można wybrać przed grą.

field-chain = Reakcja łańcuchowa
field-chain-hint = Komórka wybucha, gdy ma tyle atomów, ilu sąsiadów; żaden atom nie przepada

## Przeciwnicy komputerowi.

opponent-atoms-original = Oryginał
opponent-atoms-original-line = Zaczyna gdziekolwiek, potem zbiera się przy twojej granicy.
opponent-atoms-first-plan = Pierwszy plan oryginału
opponent-atoms-first-plan-line = Zajmuje pół planszy, zanim zaatakuje. Słabszy niż Przypadek.
original-atoms-origin = Napisał go autor pierwotnego programu Atomy. To reguła, na której autor poprzestał.
original-atoms-thinking = W pierwszych turach zajmuje losowe puste pola. Potem najczęściej dokłada do swojego pola, które styka się z twoim, by tam wybuchło, a czasem zajmuje kolejne puste. Jeśli żadne jego pole nie styka się z twoim, dokłada do któregokolwiek.
original-atoms-blind-spots = Nie patrzy naprzód: ani na reakcję, którą wywoła jego ruch, ani na twoją odpowiedź.
original-atoms-first-plan-origin = Autor pierwotnego programu Atomy najpierw go zaplanował, a potem porzucił.
original-atoms-first-plan-thinking = Dopóki ma za małą część planszy, zajmuje losowe puste pola. Potem najczęściej dokłada do swojego pola, które styka się z twoim. Jeśli takiego nie ma, dokłada do któregokolwiek swojego.
original-atoms-first-plan-blind-spots = Rozprasza się, gdy ty zbierasz siły, i nie patrzy naprzód. Dlatego jest słabszy od Przypadku.
opponent-trait-sees-waves =
    { $n ->
        [one] Widzi {$n} falę reakcji.
        [few] Widzi {$n} fale reakcji.
       *[many] Widzi {$n} fal reakcji.
    }
opponent-trait-counts-only-atoms = Liczy atomy, nie groźby.

## Jak skończyła się gra.

result-atoms = {$loser}: nie ma już żadnej komórki.
illegal-atoms-alone = Najpierw postaw atom drugiej strony: nikt nie może mieć ruchu, będąc sam na planszy.

## Dlaczego tekstu nie da się odczytać jako pozycji.

expected-atoms = a do g, A do G albo liczba pustych komórek
board-error-only-side = tylko strona {$side} ma atomy, więc właśnie zagrała i nie może mieć ruchu
board-error-too-many-atoms =
    { $most ->
        [one] {$cell} może tu mieć najwyżej {$most} atom
        [few] {$cell} może tu mieć najwyżej {$most} atomy
       *[many] {$cell} może tu mieć najwyżej {$most} atomów
    }

## Pliki innych programów: zapisane gry KJumpingCube.

kjumpingcube-rules = otwarto z KJumpingCube według zasady reakcji łańcuchowej; inaczej niż tam pole, które wyrzuciło wszystkie atomy, jest wolne, a wygrywa ten, kto przejął wszystkie atomy
kjumpingcube-at-line = wiersz {$line}: {$reason}
kjumpingcube-passed-over = pominięto „{$what}”; nie da się tego odczytać
kjumpingcube-size = brakuje rozmiaru planszy albo jest błędny; plansza ma teraz {$side} × {$side} pól
kjumpingcube-missing =
    { $n ->
        [one] w pliku brakuje {$n} pola; jest teraz puste
        [few] w pliku brakuje {$n} pól; są teraz puste
       *[many] w pliku brakuje {$n} pól; są teraz puste
    }
kjumpingcube-freed =
    { $n ->
        [one] {$n} pole bez atomów, które należało do strony, jest teraz wolne
        [few] {$n} pola bez atomów, które należały do strony, są teraz wolne
       *[many] {$n} pól bez atomów, które należały do strony, jest teraz wolnych
    }
kjumpingcube-too-many = {$cell} ma w pliku punktów: {$points}; tu zostaje ich {$most}
kjumpingcube-turn = plik nie mówi, czyj jest ruch, albo tak być nie może; ruch ma strona {$side}
kjumpingcube-no-board = w tej zapisanej grze KJumpingCube nie ma planszy

## Dlaczego komputer wybrał ten ruch.

why-grows-at-front = Rośnie na granicy obu stron.
why-wins-cascade = Jego kaskada wygrywa partię.

## Podpowiedzi: gdzie patrzeć, co zrobić, dlaczego.

hint-what-atom = Dołóż atom na {$cell}.
hint-why-wins-cascade =
    { $waves ->
        [one] Tym ruchem od razu wygrywasz: po {$waves} fali przeciwnik nie ma już żadnej komórki.
        [few] Tym ruchem od razu wygrywasz: po {$waves} falach przeciwnik nie ma już żadnej komórki.
       *[many] Tym ruchem od razu wygrywasz: po {$waves} falach przeciwnik nie ma już żadnej komórki.
    }
hint-why-captures =
    To przejmuje { $n ->
        [one] {$n} komórkę
        [few] {$n} komórki
       *[many] {$n} komórek
    } w { $waves ->
        [one] {$waves} fali
        [few] {$waves} falach
       *[many] {$waves} falach
    }.
hint-why-captures-and-saves =
    To przejmuje { $n ->
        [one] {$n} komórkę
        [few] {$n} komórki
       *[many] {$n} komórek
    } w { $waves ->
        [one] {$waves} fali
        [few] {$waves} falach
       *[many] {$waves} falach
    } i ratuje { $saved ->
        [one] {$saved} twoją komórkę
        [few] {$saved} twoje komórki
       *[many] {$saved} twoich komórek
    }.
hint-why-captures-and-leaves-nothing =
    To przejmuje { $n ->
        [one] {$n} komórkę
        [few] {$n} komórki
       *[many] {$n} komórek
    } w { $waves ->
        [one] {$waves} fali
        [few] {$waves} falach
       *[many] {$waves} falach
    } i przeciwnik nie ma potem czego przejąć.
hint-why-leaves-nothing = Po tym ruchu przeciwnik nie może niczego przejąć.
hint-why-threatens-capture =
    To grozi przejęciem { $n ->
        [one] {$n} komórki
        [few] {$n} komórek
       *[many] {$n} komórek
    } w { $waves ->
        [one] {$waves} fali
        [few] {$waves} falach
       *[many] {$waves} falach
    } z {$cell}.
hint-why-wins-race =
    To wygrywa wyścig na {$cell}: o { $n ->
        [one] {$n} atom
        [few] {$n} atomy
       *[many] {$n} atomów
    } przed {$rival}.
hint-why-wins-race-for-corner =
    To wygrywa wyścig o róg: {$cell} wyprzedza {$rival} o { $n ->
        [one] {$n} atom
        [few] {$n} atomy
       *[many] {$n} atomów
    }.
hint-why-line-captures =
    Po {$line} przejmujesz { $n ->
        [one] {$n} komórkę
        [few] {$n} komórki
       *[many] {$n} komórek
    } ruchem {$move}.
hint-why-line-leaves =
    Najlepszy znaleziony ciąg, {$line}, zostawia ci { $mine ->
        [one] {$mine} komórkę
        [few] {$mine} komórki
       *[many] {$mine} komórek
    } przeciw {$theirs}.
hint-why-risks-at-most =
    { $n ->
        [one] Po tym ruchu przeciwnik może przejąć najwyżej {$n} komórkę.
        [few] Po tym ruchu przeciwnik może przejąć najwyżej {$n} komórki.
       *[many] Po tym ruchu przeciwnik może przejąć najwyżej {$n} komórek.
    }
hint-step-captures =
    { $n ->
        [one] przejmuje {$n} komórkę
        [few] przejmuje {$n} komórki
       *[many] przejmuje {$n} komórek
    }

## Co zrobiłby przeciwnik, gdyby teraz był jego ruch.

threat-captures =
    Tu przeciwnik przejąłby { $cells ->
        [one] {$cells} komórkę
        [few] {$cells} komórki
       *[many] {$cells} komórek
    } w { $waves ->
        [one] {$waves} fali
        [few] {$waves} falach
       *[many] {$waves} falach
    }.
threat-wins =
    Tu przeciwnik przejąłby { $cells ->
        [one] twoją ostatnią komórkę
        [few] wszystkie twoje {$cells} komórki
       *[many] wszystkie twoje komórki ({$cells})
    } w { $waves ->
        [one] {$waves} fali
        [few] {$waves} falach
       *[many] {$waves} falach
    }.

## Gra z nauką: na co ruch pozwala przeciwnikowi albo co przegapił.

mistake-lets-cascade =
    Teraz przeciwnik może przejąć wszystkie twoje komórki w { $waves ->
        [one] {$waves} fali
        [few] {$waves} falach
       *[many] {$waves} falach
    }.
mistake-lets-capture =
    Teraz przeciwnik może przejąć { $n ->
        [one] {$n} komórkę
        [few] {$n} komórki
       *[many] {$n} komórek
    } w { $waves ->
        [one] {$waves} fali
        [few] {$waves} falach
       *[many] {$waves} falach
    } z {$cell}.
mistake-line-captures =
    Po {$line} przeciwnik przejmuje { $n ->
        [one] {$n} komórkę
        [few] {$n} komórki
       *[many] {$n} komórek
    } ruchem {$move}.
mistake-missed-capture =
    Można było przejąć { $n ->
        [one] {$n} komórkę
        [few] {$n} komórki
       *[many] {$n} komórek
    }.

## Dlaczego partia została przegrana.

loss-wave =
    Partię odwróciła fala {$wave} z {$waves} po odpowiedzi {$move}: { $n ->
        [one] stronę zmieniło {$n} twoje pole
        [few] stronę zmieniły {$n} twoje pola
       *[many] stronę zmieniło {$n} twoich pól
    }.

## Lista klawiszy.

help-does-wave-back = Atomy: fala wstecz w podglądzie
help-does-wave-forward = Atomy: fala naprzód w podglądzie

## Dla czytników ekranu.

reading-atoms =
    { $n ->
        [one] {$name}, {$n} atom
        [few] {$name}, {$n} atomy
       *[many] {$name}, {$n} atomów
    }

## Lekcja.

lesson-atoms-add = Dodaj atom do pustego pola albo do swojego. Spróbuj.
lesson-atoms-burst = Cztery atomy to za dużo: pole pęka i po jednym leci do sąsiadów. Dodaj czwarty.
lesson-atoms-full = Dodaj do swojego pola z trzema atomami.
lesson-atoms-capture = Co doleci do sąsiada, czyni go twoim. Zdobądź zaznaczone pole.
lesson-atoms-chain = Pełni sąsiedzi pękają po kolei: łańcuch. Zdobądź wszystko.
lesson-atoms-tempo = Dwa na dwa: kto pierwszy ma trzy, pierwszy pęka. Bądź pierwszy.
lesson-atoms-tempo-wrong = Wtedy trzy ma pierwszy Żółty. Dodaj do pola z dwoma.
lesson-atoms-first = Trzy na trzy, i to twój ruch. Pęknij pierwszy.
