### Los textos del juego Átomos en español.

## El juego.

game-atoms-name = Átomos
game-atoms-line = Un átomo de más, y todo estalla.
game-atoms-rules = En tu turno, añade un átomo a una casilla vacía o a una tuya.
variant-atoms-chain = Reacción en cadena
setup-place-atoms = Un clic o toque añade un átomo del bando elegido aquí; tras el último, vacía la casilla; el botón derecho o una pulsación larga es para el otro bando.
goal-atoms = Con cuatro estalla; captura todo
goal-atoms-chain = Capturar todas las casillas
rules-atoms = Una casilla estalla con cuatro átomos: uno vuela a cada vecina y la hace tuya, y el que sale del tablero se pierde. Las vecinas pueden estallar a su vez. Quien se queda sin casillas pierde.
rules-atoms-chain = Una casilla estalla cuando tiene tantos átomos como vecinas: dos en una esquina, tres en un borde, cuatro en el resto. Uno vuela a cada vecina y la hace tuya, y estas pueden estallar a su vez. Quien se queda sin casillas pierde.
picture-atoms-burst = Una casilla estalla con cuatro átomos: uno vuela a cada vecina y la hace tuya.
picture-atoms-burst-chain = Una casilla estalla cuando tiene tantos átomos como vecinas, y uno vuela a cada una.
picture-atoms-chain = Las vecinas pueden estallar a su vez.
picture-atoms-end = Quien se queda sin casillas pierde.

## Los tableros, por sus parámetros.

preset-atoms-8x8 = 8 × 8
preset-atoms-8x8-chain = 8 × 8, cadena
preset-atoms-5x5 = 5 × 5
preset-atoms-6x9-chain = 6 × 9, cadena
parameter-atoms-chain = cadena

## Lo que se elige antes de una partida.

field-chain = Reacción en cadena
field-chain-hint = Una casilla estalla con tantos átomos como vecinas, y no se pierde ninguno

## Los rivales que lleva el ordenador.

opponent-atoms-original = Original
opponent-atoms-original-line = Empieza en cualquier parte y luego se reúne en tu frontera.
opponent-atoms-first-plan = Primer plan del original
opponent-atoms-first-plan-line = Toma medio tablero antes de atacar. Más débil que Azar.
original-atoms-origin = Lo escribió el autor del programa original de Átomos. Esta es la regla con la que se quedó.
original-atoms-thinking = En sus primeros turnos toma casillas vacías al azar. Después suele llenar una casilla propia junto a una tuya, para que estalle allí, y de vez en cuando toma otra vacía. Si ninguna suya toca las tuyas, llena cualquiera.
original-atoms-blind-spots = No mira adelante: ni la reacción que provoca su jugada ni tu respuesta.
original-atoms-first-plan-origin = El autor del programa original de Átomos lo planeó al principio y luego lo descartó.
original-atoms-first-plan-thinking = Mientras solo posee una parte del tablero, toma casillas vacías al azar. Después suele llenar una casilla propia junto a una tuya. Si no la hay, llena cualquiera de las suyas.
original-atoms-first-plan-blind-spots = Se dispersa mientras tú reúnes fuerzas y no mira adelante. Por eso es más débil que Azar.
opponent-trait-sees-waves =
    { $n ->
        [one] Ve {$n} oleada de una reacción.
       *[other] Ve {$n} oleadas de una reacción.
    }
opponent-trait-counts-only-atoms = Cuenta los átomos, no los peligros.

## Cómo ha acabado una partida.

result-atoms = {$loser} se ha quedado sin casillas.
illegal-atoms-alone = Coloca antes un átomo del otro bando: nadie puede tener el turno estando solo en el tablero.

## Por qué un texto no se puede leer como posición.

expected-atoms = de a a g, de A a G o un número de casillas vacías
board-error-only-side = solo el bando {$side} tiene átomos, así que acaba de jugar y no puede ser su turno
board-error-too-many-atoms =
    { $most ->
        [one] {$cell} puede tener aquí {$most} átomo como máximo
       *[other] {$cell} puede tener aquí {$most} átomos como máximo
    }

## Archivos de otros programas: partidas guardadas de KJumpingCube.

kjumpingcube-rules = abierta desde KJumpingCube con la regla de reacción en cadena; a diferencia de allí, una casilla que ha lanzado todos sus átomos queda libre, y gana quien ha capturado todos los átomos
kjumpingcube-at-line = línea {$line}: {$reason}
kjumpingcube-passed-over = se omitió «{$what}»; no se puede leer
kjumpingcube-size = el tamaño del tablero falta o es incorrecto; ahora el tablero tiene {$side} × {$side} casillas
kjumpingcube-missing =
    { $n ->
        [one] {$n} casilla falta en el archivo y ahora está vacía
       *[other] {$n} casillas faltan en el archivo y ahora están vacías
    }
kjumpingcube-freed =
    { $n ->
        [one] {$n} casilla sin átomos que era de un bando ahora está libre
       *[other] {$n} casillas sin átomos que eran de un bando ahora están libres
    }
kjumpingcube-too-many = {$cell} tiene {$points} puntos en el archivo y aquí conserva {$most}
kjumpingcube-turn = el archivo no dice de quién es el turno, o no puede ser; es el turno del bando {$side}
kjumpingcube-no-board = en esta partida guardada de KJumpingCube no hay ningún tablero

## Por qué el ordenador ha elegido su jugada.

why-grows-at-front = Crece en la frontera entre los bandos.
why-wins-cascade = Su cascada gana la partida.

## Las pistas: dónde mirar, qué hacer, por qué.

hint-what-atom = Añade un átomo en {$cell}.
hint-why-wins-cascade =
    { $waves ->
        [one] Así ganas ahora mismo: tras {$waves} oleada, tu rival se queda sin casillas.
       *[other] Así ganas ahora mismo: tras {$waves} oleadas, tu rival se queda sin casillas.
    }
hint-why-captures =
    Así capturas { $n ->
        [one] {$n} casilla
       *[other] {$n} casillas
    } en { $waves ->
        [one] {$waves} oleada
       *[other] {$waves} oleadas
    }.
hint-why-captures-and-saves =
    Así capturas { $n ->
        [one] {$n} casilla
       *[other] {$n} casillas
    } en { $waves ->
        [one] {$waves} oleada
       *[other] {$waves} oleadas
    }, y tu rival ya no puede capturarte {$saved}.
hint-why-captures-and-leaves-nothing =
    Así capturas { $n ->
        [one] {$n} casilla
       *[other] {$n} casillas
    } en { $waves ->
        [one] {$waves} oleada
       *[other] {$waves} oleadas
    }, y no dejas a tu rival nada que capturar.
hint-why-leaves-nothing = Después de esto, tu rival no puede capturar nada.
hint-why-threatens-capture =
    Así amenazas con capturar { $n ->
        [one] {$n} casilla
       *[other] {$n} casillas
    } en { $waves ->
        [one] {$waves} oleada
       *[other] {$waves} oleadas
    } desde {$cell}.
hint-why-wins-race =
    Así ganas la carrera en {$cell}: { $n ->
        [one] {$n} átomo
       *[other] {$n} átomos
    } de ventaja sobre {$rival}.
hint-why-wins-race-for-corner =
    Así ganas la carrera por la esquina: {$cell} lleva { $n ->
        [one] {$n} átomo
       *[other] {$n} átomos
    } de ventaja a {$rival}.
hint-why-line-captures =
    Tras {$line}, capturas { $n ->
        [one] {$n} casilla
       *[other] {$n} casillas
    } con {$move}.
hint-why-line-leaves =
    La mejor línea hallada, {$line}, te deja { $mine ->
        [one] {$mine} casilla
       *[other] {$mine} casillas
    } contra {$theirs}.
hint-why-risks-at-most =
    { $n ->
        [one] Después de esto, tu rival no puede capturar más de {$n} casilla.
       *[other] Después de esto, tu rival no puede capturar más de {$n} casillas.
    }
hint-step-captures =
    { $n ->
        [one] captura {$n} casilla
       *[other] captura {$n} casillas
    }

## Lo que haría el otro bando si pudiera jugar ahora.

threat-captures =
    Aquí tu rival capturaría { $cells ->
        [one] {$cells} casilla
       *[other] {$cells} casillas
    } en { $waves ->
        [one] {$waves} oleada
       *[other] {$waves} oleadas
    }.
threat-wins =
    Aquí tu rival capturaría { $cells ->
        [one] tu última casilla
       *[other] tus {$cells} casillas
    } en { $waves ->
        [one] {$waves} oleada
       *[other] {$waves} oleadas
    }.

## La partida de aprendizaje: lo que una jugada permite al rival, o lo que ha dejado pasar.

mistake-lets-cascade =
    Ahora tu rival puede capturar todas tus casillas en { $waves ->
        [one] {$waves} oleada
       *[other] {$waves} oleadas
    }.
mistake-lets-capture =
    Ahora tu rival puede capturar { $n ->
        [one] {$n} casilla
       *[other] {$n} casillas
    } en { $waves ->
        [one] {$waves} oleada
       *[other] {$waves} oleadas
    } desde {$cell}.
mistake-line-captures =
    Tras {$line}, tu rival captura { $n ->
        [one] {$n} casilla
       *[other] {$n} casillas
    } con {$move}.
mistake-missed-capture =
    Podías capturar { $n ->
        [one] {$n} casilla
       *[other] {$n} casillas
    }.

## Por qué se perdió una partida.

loss-wave =
    La ola {$wave} de {$waves} tras la respuesta {$move} dio la vuelta a la partida: { $n ->
        [one] {$n} de tus casillas cambió de bando
       *[other] {$n} de tus casillas cambiaron de bando
    }.

## La lista de teclas.

help-does-wave-back = Átomos: oleada anterior en la vista previa
help-does-wave-forward = Átomos: oleada siguiente en la vista previa

## Para lectores de pantalla.

reading-atoms =
    { $n ->
        [one] {$name}, {$n} átomo
       *[other] {$name}, {$n} átomos
    }

## La lección.

lesson-atoms-add = Añade un átomo a una casilla vacía o tuya. Prueba.
lesson-atoms-burst = Cuatro átomos son demasiados: la casilla estalla y uno vuela a cada vecina. Añade el cuarto.
lesson-atoms-full = Añade a una casilla tuya con tres.
lesson-atoms-capture = La vecina alcanzada pasa a ser tuya. Captura la casilla marcada.
lesson-atoms-chain = Las vecinas llenas estallan a su vez: una cadena. Captúralo todo.
lesson-atoms-tempo = Dos contra dos: quien llega antes a tres estalla antes. Sé el primero.
lesson-atoms-tempo-wrong = Amarillo llegará antes a tres. Añade a tu casilla con dos.
lesson-atoms-first = Tres contra tres, y te toca. Estalla primero.
