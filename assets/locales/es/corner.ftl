### Los textos del juego Nim de esquina en español.

## El juego.

game-corner-name = Nim de esquina
game-corner-line = Lleva el farol a casa.
game-corner-rules = En tu turno, mueve el farol tan lejos como quieras.
variant-corner-queen = Nim de esquina, diagonales
goal-corner = Llevar el farol a la esquina
rules-corner = Se mueve recto hacia la izquierda o recto hacia abajo. Quien lo pone en la casilla de abajo a la izquierda gana.
rules-corner-queen = Se mueve recto hacia la izquierda, recto hacia abajo o en diagonal hacia abajo a la izquierda. Quien lo pone en la casilla de abajo a la izquierda gana.
picture-corner-move = Mueve el farol recto hacia la izquierda o hacia abajo, tan lejos como quieras.
picture-corner-queen = Mueve el farol hacia la izquierda, hacia abajo o en diagonal hacia abajo a la izquierda, tan lejos como quieras.
picture-corner-home = Quien pone el farol en la casilla de abajo a la izquierda gana.

## La preparación.

setup-place-corner = Haz clic en una casilla para poner ahí el farol.

## Los tableros, por sus parámetros.

preset-corner-9x7 = 9 × 7
preset-corner-9x7-queen = 9 × 7, diagonales
preset-corner-12x9 = 12 × 9
preset-corner-12x9-queen = 12 × 9, diagonales
parameter-corner-queen = diagonales

## Lo que se elige antes de una partida.

field-queen = Dama
field-queen-hint = Se puede mover en diagonal

## Cómo ha acabado una partida.

result-corner = {$name} ha llevado el farol a casa.

## Por qué se rechaza una jugada.

illegal-not-left-or-down = El farol va a la izquierda o abajo.
illegal-not-as-a-queen = El farol va a la izquierda, abajo o en diagonal hacia abajo a la izquierda.

## Las pistas: dónde mirar, qué hacer, por qué.

hint-where-left = Mira hacia la izquierda.
hint-where-down = Mira hacia abajo.
hint-where-diagonal = Mira la diagonal.
hint-what-go-left =
    { $n ->
        [one] Mueve {$n} casilla a la izquierda, a {$cell}.
       *[other] Mueve {$n} casillas a la izquierda, a {$cell}.
    }
hint-what-go-down =
    { $n ->
        [one] Mueve {$n} casilla hacia abajo, a {$cell}.
       *[other] Mueve {$n} casillas hacia abajo, a {$cell}.
    }
hint-what-go-diagonally =
    { $n ->
        [one] Mueve {$n} casilla en diagonal, a {$cell}.
       *[other] Mueve {$n} casillas en diagonal, a {$cell}.
    }
hint-why-equal-distances = Entonces quedan {$n} a la izquierda y {$n} abajo. Responde a cada jugada con la misma en la otra dirección.
hint-why-wythoff = Entonces las distancias son {$near} y {$far}, el par de Wythoff número {$pair}. Ninguna jugada lleva de un par a otro, pero siempre puedes volver a alguno.
hint-why-lost-equal-distances = Ya hay la misma distancia a la izquierda que abajo. Mueve poco y espera un error.
hint-why-lost-wythoff = El farol ya está en un par de Wythoff. Mueve poco y espera un error.

## La partida de aprendizaje: lo que una jugada permite al rival, o lo que ha dejado pasar.

mistake-unequal-distances = Así quedan {$cols} a la izquierda y {$rows} abajo; con distancias iguales se ganaba.
mistake-no-wythoff-pair = Las distancias {$near} y {$far} no son un par de Wythoff, así que tu rival puede ir a uno.

## La investigación.

research-rook = Esquina
research-queen = Dama
research-largest-distance = Mayor distancia
research-begin-corner = Una casilla es buena para el jugador que acaba de llegar a ella. La casa es buena; una casilla desde la que se llega a una buena no lo es. Pulsa Iniciar o Paso.
research-rule-wythoff = pares de Wythoff
research-pair = la diferencia {$difference} pide {$smaller}
research-no-pair = la diferencia {$difference} pide {$wanted}, no {$smaller}
research-golden-pair = Par {$n}: {$n} × 1,618… y {$n} × 2,618… dan {$near} y {$far}
research-proof-golden = Wythoff (1907): el par n es n × 1,618… y n × 2,618…, redondeados hacia abajo. Así cada número está en un solo par, y las casillas buenas siguen dos rectas cuyas pendientes son el número áureo y su inverso.
research-distance-cols = Columnas a casa
research-distance-rows = Filas a casa

## Para lectores de pantalla.

reading-lantern = farol
heaps-corner = Casillas a la izquierda y hacia abajo: {$heaps}.

## La lección.

lesson-corner-move = El farol va a la izquierda o abajo, tan lejos como quieras. Prueba.
lesson-corner-home = Quien lo lleva a la esquina inferior izquierda gana. Hazlo.
lesson-corner-home-wrong = Entonces lo lleva tu rival. Ve hasta el final.
lesson-corner-diagonal = En la diagonal pierde quien juega: Amarillo va a la izquierda, Azul baja lo mismo. Mira.
lesson-corner-reach = Ahora tú: ve a la diagonal.
lesson-corner-reach-wrong = Eso no es la diagonal: lo mismo a la izquierda que abajo.
lesson-corner-again = Amarillo dejó la diagonal. Vuelve a ella.
lesson-corner-queen = Con diagonales pierden otras casillas: los pares de la dama, marcados. Mira cómo Azul va a una.
lesson-corner-find = Ahora tú: ve a una casilla marcada.
lesson-corner-find-wrong = Desde ahí tu rival llega a una casilla marcada.
