### Słowa gry Nim w rogu po polsku.

## Gra.

game-corner-name = Nim w rogu
game-corner-line = Zaprowadź latarnię do domu.
game-corner-rules = W swojej turze przesuń latarnię dowolnie daleko.
variant-corner-queen = Nim w rogu, skosy
goal-corner = Doprowadź latarnię do rogu
rules-corner = Porusza się prosto w lewo albo prosto w dół. Kto postawi ją na polu w lewym dolnym rogu, wygrywa.
rules-corner-queen = Porusza się prosto w lewo, prosto w dół albo po skosie w lewo w dół. Kto postawi ją na polu w lewym dolnym rogu, wygrywa.
picture-corner-move = Przesuń latarnię prosto w lewo albo prosto w dół, dowolnie daleko.
picture-corner-queen = Przesuń latarnię w lewo, w dół albo po skosie w lewo w dół, dowolnie daleko.
picture-corner-home = Kto postawi latarnię na polu w lewym dolnym rogu, wygrywa.

## Przygotowanie gry.

setup-place-corner = Kliknij pole, aby postawić na nim latarnię.

## Plansze według parametrów.

preset-corner-9x7 = 9 × 7
preset-corner-9x7-queen = 9 × 7, po skosie
preset-corner-12x9 = 12 × 9
preset-corner-12x9-queen = 12 × 9, po skosie
parameter-corner-queen = po skosie

## Co można wybrać przed grą.

field-queen = Hetman
field-queen-hint = Wolno iść po skosie

## Jak skończyła się gra.

result-corner = Latarnię do domu prowadzi {$name}.

## Dlaczego ruch jest odrzucony.

illegal-not-left-or-down = Latarnia idzie w lewo albo w dół.
illegal-not-as-a-queen = Latarnia idzie w lewo, w dół albo po skosie w lewo w dół.

## Podpowiedzi: gdzie patrzeć, co zrobić, dlaczego.

hint-where-left = Spójrz w lewo.
hint-where-down = Spójrz w dół.
hint-where-diagonal = Spójrz po skosie.
hint-what-go-left =
    { $n ->
        [one] Przesuń o {$n} pole w lewo, na {$cell}.
        [few] Przesuń o {$n} pola w lewo, na {$cell}.
       *[many] Przesuń o {$n} pól w lewo, na {$cell}.
    }
hint-what-go-down =
    { $n ->
        [one] Przesuń o {$n} pole w dół, na {$cell}.
        [few] Przesuń o {$n} pola w dół, na {$cell}.
       *[many] Przesuń o {$n} pól w dół, na {$cell}.
    }
hint-what-go-diagonally =
    { $n ->
        [one] Przesuń o {$n} pole po skosie, na {$cell}.
        [few] Przesuń o {$n} pola po skosie, na {$cell}.
       *[many] Przesuń o {$n} pól po skosie, na {$cell}.
    }
hint-why-equal-distances = Wtedy w lewo i w dół jest po {$n}. Na każdy ruch odpowiadaj takim samym w drugą stronę.
hint-why-wythoff = Wtedy odległości to {$near} i {$far}, para Wythoffa numer {$pair}. Żaden ruch nie prowadzi z pary na parę, ale zawsze można na którąś wrócić.
hint-why-lost-equal-distances = W lewo jest już tak samo daleko jak w dół. Przesuń niedaleko i licz na błąd.
hint-why-lost-wythoff = Latarnia stoi już na jednej z par Wythoffa. Przesuń niedaleko i licz na błąd.

## Gra z nauką: na co ruch pozwala przeciwnikowi albo co przegapił.

mistake-unequal-distances = Zostaje {$cols} w lewo i {$rows} w dół; wygrywały równe odległości.
mistake-no-wythoff-pair = Odległości {$near} i {$far} nie są parą Wythoffa, więc przeciwnik może na taką wejść.

## Badania.

research-rook = Róg
research-queen = Hetman
research-largest-distance = Największa odległość
research-begin-corner = Pole jest dobre dla tego, kto właśnie na nie wszedł. Dom jest dobry; pole, z którego można dojść do dobrego, dobre nie jest. Naciśnij Uruchom albo Krok.
research-rule-wythoff = pary Wythoffa
research-pair = różnica {$difference} wymaga {$smaller}
research-no-pair = różnica {$difference} wymaga {$wanted}, nie {$smaller}
research-golden-pair = Para {$n}: {$n} × 1,618… i {$n} × 2,618… dają {$near} i {$far}
research-proof-golden = Wythoff (1907): n-ta para to n × 1,618… i n × 2,618…, zaokrąglone w dół. Każda liczba należy więc do dokładnie jednej pary, a dobre pola leżą wzdłuż dwóch prostych o nachyleniu równym złotej liczbie i jej odwrotności.
research-distance-cols = Kolumny od domu
research-distance-rows = Wiersze od domu

## Dla czytników ekranu.

reading-lantern = latarnia
heaps-corner = Pola w lewo i w dół: {$heaps}.

## Lekcja.

lesson-corner-move = Latarnia idzie w lewo albo w dół, jak daleko chcesz. Spróbuj.
lesson-corner-home = Kto doprowadzi ją do lewego dolnego rogu, wygrywa. Zrób to.
lesson-corner-home-wrong = Wtedy do rogu dojdzie przeciwnik. Idź do końca.
lesson-corner-diagonal = Na przekątnej przegrywa ten, kto ma ruch: Żółty w lewo, Niebieski tyle samo w dół. Zobacz.
lesson-corner-reach = Teraz ty: wejdź na przekątną.
lesson-corner-reach-wrong = To nie przekątna: tyle samo w lewo co w dół.
lesson-corner-again = Żółty zszedł z przekątnej. Wróć na nią.
lesson-corner-queen = Z ruchami po skosie przegrywają inne pola: zaznaczone pary hetmana. Zobacz, jak Niebieski na jedno wchodzi.
lesson-corner-find = Teraz ty: wejdź na zaznaczone pole.
lesson-corner-find-wrong = Stamtąd przeciwnik wejdzie na zaznaczone pole.
