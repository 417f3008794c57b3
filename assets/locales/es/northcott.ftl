### Los textos del juego Northcott en español.

## El juego.

game-northcott-name = Northcott
game-northcott-line = Avanza, acorrala, no dejes sitio.
game-northcott-rules = En tu turno, desliza una de tus fichas por su fila, tan lejos como quieras, a izquierda o derecha, pero sin pasar nunca la otra ficha.
goal-northcott = Dejar al rival sin jugadas
rules-northcott = Quien no puede mover pierde.
picture-northcott-slide = Desliza una de tus fichas por su fila, tan lejos como quieras.
picture-northcott-jump = Una ficha no puede saltar la otra, pero puede retroceder.

## La preparación.

setup-place-northcott = Un clic o un toque coloca la ficha elegida aquí; el botón derecho o una pulsación larga coloca la otra.

## Los tableros, por sus parámetros.

preset-northcott-2x12 = 2 × 12
preset-northcott-3x8 = 3 × 8
preset-northcott-3x12 = 3 × 12
preset-northcott-5x12 = 5 × 12

## Los rivales que lleva el ordenador.

opponent-northcott-original = Original
opponent-northcott-original-line = Cuenta los huecos y espera tu error.
original-northcott-origin = Lo escribió el autor del programa original de Northcott.
original-northcott-thinking = Cuenta las casillas vacías entre las dos fichas de cada fila y forma con ellas la suma nim. Si no es cero, toma la primera fila desde arriba en la que puede avanzar para que sea cero. Si es cero, en la fila donde tu ficha está más a la derecha mueve la suya a una casilla al azar.
original-northcott-blind-spots = No sabe que un retroceso también puede ganar y, en una posición perdida, no tiende trampas.
opponent-trait-retreats = Sin un plan, retrocede el {$n} % de las veces.

## Cómo ha acabado una partida.

result-northcott = {$loser} ya no puede mover.

## Por qué se rechaza una jugada.

illegal-crosses = Las fichas no pueden cruzarse.
illegal-wrong-order = El círculo debe estar a la izquierda de la cruz.

## Por qué un texto no se puede leer como posición.

expected-row-comma = una coma antes de la fila siguiente
expected-dash = «-» entre las columnas del círculo y de la cruz
expected-row-letter = una letra de fila (a, b, …)

## Las pistas: dónde mirar, qué hacer, por qué.

hint-what-advance =
    { $n ->
        [one] Avanza {$n} casilla, a {$cell}.
       *[other] Avanza {$n} casillas, a {$cell}.
    }
hint-what-retreat =
    { $n ->
        [one] Retrocede {$n} casilla, a {$cell}.
       *[other] Retrocede {$n} casillas, a {$cell}.
    }
hint-why-gaps = Cuenta los huecos como montones: así cada columna binaria tiene un número par de unos. Si una ficha retrocede, vuelve a cerrar su hueco.
hint-why-lost-gaps = Los huecos ya se emparejan en cada columna binaria, así que cada jugada rompe un par. Mueve poco y espera un error.

## La partida de aprendizaje: lo que una jugada permite al rival, o lo que ha dejado pasar.

mistake-gaps = La suma nim de los huecos es ahora {$n}; con 0 se ganaba.

## La investigación.

research-gaps = Northcott
research-rows = Filas
research-largest-gap = Mayor hueco
research-begin-gaps = Una posición es buena para el jugador que acaba de llegar a ella. Con todos los huecos cerrados es buena; una posición desde la que se llega a una buena no lo es. Pulsa Iniciar o Paso.
research-rule-xor = xor es 0
research-xor = {$left} xor {$right}
research-sum = {$left} = {$sum}
research-row = Fila {$row}

## La lista de teclas.

help-does-place-first = Northcott, configuración: fichas azules
help-does-place-second = Northcott, configuración: fichas amarillas

## Para lectores de pantalla.

heaps-northcott = Huecos: {$heaps}.

## La lección.

lesson-northcott-slide = Desliza una de tus fichas azules por su fila, sin pasar la otra. Prueba.
lesson-northcott-end = Quien no puede mover pierde. Deja a Amarillo sin jugada.
lesson-northcott-end-wrong = Amarillo aún puede mover. Cierra el hueco de la fila inferior.
lesson-northcott-gaps = Un hueco es un montón de Nim. Son iguales: Amarillo avanza dos, Azul también. Mira.
lesson-northcott-equal = Huecos de cinco y tres. Iguálalos.
lesson-northcott-unequal = Así no son iguales. Reduce el ancho a tres.
lesson-northcott-follow = Amarillo retrocedió en la fila inferior. No sirve: síguelo lo mismo.
lesson-northcott-follow-wrong = Sigue a la ficha que retrocedió: dos casillas en la fila inferior.
lesson-northcott-find = Tres huecos: tres, cuatro y cinco, como en Nim. Busca la jugada que los empareja.
lesson-northcott-find-wrong = Queda un grupo sin pareja. Mira la primera fila.
