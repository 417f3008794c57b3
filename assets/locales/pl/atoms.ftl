### Słowa gry Atomy po polsku.

## Gra.

game-atoms-name = Atomy
game-atoms-line = O jeden atom za dużo i wszystko wybucha.
game-atoms-rules = W swojej turze dołóż atom do pustej lub własnej komórki. Pełna komórka wybucha: jej atomy lecą do sąsiednich i przejmują je, a te mogą wybuchnąć z kolei. Kto nie ma już żadnej komórki, przegrywa.

## Plansze według parametrów.

preset-atoms-8x8 = Atomy
preset-atoms-8x8-chain = Reakcja łańcuchowa
preset-atoms-5x5 = Mała
preset-atoms-6x9-chain = Wysoka łańcuchowa

## Co można wybrać przed grą.

field-chain = Reakcja łańcuchowa
field-chain-hint = Komórka wybucha, gdy ma tyle atomów, ilu sąsiadów; żaden atom nie przepada

## Przeciwnicy komputerowi.

opponent-atoms-original = Oryginał
opponent-atoms-original-line = Zaczyna gdziekolwiek, potem zbiera się przy twojej granicy.
opponent-trait-sees-waves =
    { $n ->
        [one] Widzi {$n} falę reakcji.
        [few] Widzi {$n} fale reakcji.
       *[many] Widzi {$n} fal reakcji.
    }
opponent-trait-counts-only-atoms = Liczy atomy, nie groźby.

## Jak skończyła się gra.

result-atoms = {$loser}: nie ma już żadnej komórki.

## Dlaczego komputer wybrał ten ruch.

why-grows-at-front = Rośnie na granicy obu stron.
why-wins-cascade = Jego kaskada wygrywa partię.

## Podpowiedzi: gdzie patrzeć, co zrobić, dlaczego.

hint-what-atom = Dołóż atom na {$cell}.
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
hint-step-captures =
    { $n ->
        [one] przejmuje {$n} komórkę
        [few] przejmuje {$n} komórki
       *[many] przejmuje {$n} komórek
    }

## Co zrobiłby przeciwnik, gdyby teraz był jego ruch.

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
