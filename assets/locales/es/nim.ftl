### Los textos del juego Nim en español.

## El juego.

game-nim-name = Nim
game-nim-line = Quita piedras. Quita la última.
game-nim-rules = En tu turno, quita tantas piedras como quieras, al menos una, todas de la misma fila.
variant-nim-misere = Nim misère
goal-nim = Quitar la última piedra
goal-nim-misere = No quitar la última piedra
rules-nim = Quien quita la última piedra gana.
rules-nim-misere = Quien quita la última piedra pierde.
picture-nim-take = Una piedra, varias o la fila entera: tú decides cuántas.
picture-nim-last = Queda una piedra: quien tiene el turno la quita y gana.
picture-nim-last-misere = Queda una piedra: quien tiene el turno tiene que quitarla y pierde.

## La preparación.

setup-place-nim = Haz clic donde deba acabar la fila.

## Los tableros, por sus parámetros.

preset-nim-3-4-5 = 3, 4, 5
preset-nim-3-4-5-misere = 3, 4, 5, misère
preset-nim-1-2-3-4-5 = de 1 a 5
preset-nim-2-3-4-5-6 = de 2 a 6
parameter-nim-misere = misère

## Lo que se elige antes de una partida.

field-misere = Misère
field-misere-hint = Quitar la última piedra pierde
field-heaps = Filas
field-heaps-hint = de {$min} a {$max}
field-heap = Fila {$row}
field-heap-hint = de {$min} a {$max} piedras
field-error-no-pieces = Al menos una fila necesita una piedra.

## Los rivales que lleva el ordenador.

opponent-nim-searcher = Buscador
opponent-nim-searcher-line = El original: busca en cada partida hasta el final.
original-nim-searcher-origin = Lo escribió el autor del programa original de Nim.
original-nim-searcher-thinking = Juega cada continuación hasta el final de la partida y no memoriza nada por el camino. Empieza por la fila inferior y juega la primera jugada que gana. En una posición perdida y en la primera jugada de la partida, juega al azar.
original-nim-searcher-blind-spots = Tras la primera jugada lo ve todo, salvo que los montones sean tan grandes que se rinda y juegue al azar. Pero, si pierde, no busca la jugada más difícil de contestar.

## Durante una partida.

play-ok = Quitar
play-ok-marked =
    { $n ->
        [one] Quitar {$n} piedra
       *[other] Quitar {$n} piedras
    }
play-nothing-marked = Marca las piedras que quieras quitar.

## Cómo ha acabado una partida.

result-nim = {$name} ha quitado la última piedra.
result-nim-misere = {$loser} tuvo que quitar la última piedra.

## Por qué se rechaza una jugada.

illegal-nothing-taken = Quita al menos una.
illegal-no-such-heap = Esa fila no existe.
illegal-too-many =
    { $n ->
        [one] Ahí solo queda {$n}.
       *[other] Ahí solo quedan {$n}.
    }

## Por qué un texto no se puede leer como posición.

expected-heap = una letra de fila (a, b, …)
expected-heaps-end = el final ({$most} filas como máximo)
expected-nim-parameter = pile_sizes= o is_misere=
board-error-heaps = las filas {$heaps} no pueden venir del inicio {$start}

## Por qué el ordenador ha elegido su jugada.

why-odd-ones = Deja un número impar de piedras sueltas.
why-searched-win = Cualquier respuesta pierde.

## Las pistas: dónde mirar, qué hacer, por qué.

hint-what-take = Quita {$n} de la fila {$row}.
hint-why-columns = Así cada columna binaria tiene un número par de unos. Se quite lo que se quite después, podrás volver a emparejarlos.
hint-why-odd-singles =
    { $n ->
        [one] Así queda {$n} piedra suelta, y no te toca quitarla a ti.
       *[other] Así quedan {$n} piedras sueltas, un número impar: la última no te toca a ti.
    }
hint-why-lost-columns = Cada columna binaria ya tiene un número par de unos, así que cada jugada rompe un par. Quita poco y espera un error.
hint-why-lost-odd-singles = Queda un número impar de piedras sueltas, así que la última te toca a ti.

## La partida de aprendizaje: lo que una jugada permite al rival, o lo que ha dejado pasar.

mistake-nim-sum = Así queda una suma nim de {$n}; con 0 se ganaba.
mistake-even-singles =
    { $n ->
        [one] Así queda {$n} piedra suelta, y tienes que quitarla tú.
       *[other] Así quedan {$n} piedras sueltas, un número par, y tendrás que quitar la última.
    }
mistake-lets-odd-singles = Ahora tu rival puede dejarte un número impar de piedras sueltas, y con ellas la última.

## La lista de teclas.

help-does-take = Nim: quitar las piedras marcadas
help-does-mark-to-here = Nim: marcar las piedras hasta aquí

## Para lectores de pantalla.

move-take = {$n} de la fila {$row}
move-taken = {$name} ha quitado {$move}.
reading-pebble = piedra
reading-pebble-marked = piedra, marcada
heaps-nim = Piedras: {$heaps}.

## La lección.

lesson-nim-take = Quita las piedras que quieras, todas de una fila. Prueba.
lesson-nim-last = Quien quita la última piedra gana. Queda una fila: gana.
lesson-nim-last-wrong = Entonces tu rival quita el resto. Quítalas todas.
lesson-nim-pairs = Dos filas iguales y juega Amarillo. Mira cómo Azul hace lo mismo en la otra.
lesson-nim-equal = Ahora tú: iguala las dos filas.
lesson-nim-unequal = Así las filas no son iguales, y tu rival puede igualarlas.
lesson-nim-mirror = Amarillo quitó una. Imítalo.
lesson-nim-columns = Tres filas: divídelas en cuatros, doses y unos. Azul quita una; ahora cada grupo tiene pareja.
lesson-nim-find = Ahora tú: deja cada grupo con su pareja.
lesson-nim-find-wrong = Queda un grupo sin pareja. Compara tres con cuatro y cinco.
