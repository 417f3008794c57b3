### Los textos del juego Líneas en español.

## El juego.

game-mnk-name = Líneas
game-mnk-line = Del tres en raya al gomoku.
game-mnk-rules = Por turnos se pone una piedra en una casilla vacía. Gana quien forma antes una línea sin huecos de {$len}, horizontal, vertical o diagonal. Un tablero lleno son tablas.
variant-mnk-tic-tac-toe = Tres en raya
variant-mnk-gomoku = Gomoku
variant-mnk-renju = Renju
setup-place-mnk = Un clic o toque pone una ficha del bando elegido aquí o quita la suya; el botón derecho o una pulsación larga es para el otro bando.
goal-mnk-3 = Tres en línea
goal-mnk-4 = Cuatro en línea
goal-mnk-5 = Cinco en línea
goal-mnk = {$len} en línea
goal-mnk-exact = Exactamente {$len} en línea
rules-mnk-freestyle = Una línea más larga también gana.
rules-mnk-exact = Una línea más larga no gana.
rules-mnk-renju = Quien empezó necesita exactamente cinco en línea y no puede jugar en las casillas marcadas con una cruz pequeña.
picture-mnk-place = Por turnos se pone una piedra en una casilla vacía.
picture-mnk-line = Gana quien forma antes una línea sin huecos de {$len}, horizontal, vertical o diagonal.
picture-mnk-full = Un tablero lleno son tablas.

## La preparación.

setup-opening = Apertura
setup-opening-free = Libre
setup-opening-swap = Swap
setup-opening-swap-line = Quien empieza coloca tres piedras, de ambos bandos, y el otro elige bando. No puntúa.
setup-opening-swap2 = Swap2
setup-opening-swap2-line = Quien empieza coloca tres piedras, de ambos bandos. El otro elige bando, o coloca dos más y deja la elección. No puntúa.
setup-opening-pro = Pro
setup-opening-pro-line = La primera piedra va en el centro, y la tercera fuera del 5 × 5 central. No puntúa.
setup-opening-long-pro = Long Pro
setup-opening-long-pro-line = La primera piedra va en el centro, y la tercera fuera del 7 × 7 central. No puntúa.
setup-opening-rif = RIF
setup-opening-rif-line = Quien empieza coloca las tres primeras piedras en el medio, el otro elige bando, y de dos puntos ofrecidos para la piedra 5 se elige uno. No puntúa.
setup-opening-yamaguchi = Yamaguchi
setup-opening-yamaguchi-line = Quien empieza coloca las tres primeras piedras en el medio y dice cuántos puntos se ofrecerán para la piedra 5; el otro elige bando. No puntúa.
setup-opening-soosyrv-8 = Soosyrv-8
setup-opening-soosyrv-8-line = Quien empieza coloca las tres primeras piedras en el medio y el otro elige bando; con la piedra 4 se anuncian hasta ocho puntos para la piedra 5, y se vuelve a elegir bando. No puntúa.
setup-opening-taraguchi-10 = Taraguchi-10
setup-opening-taraguchi-10-line = Tras cada una de las cinco primeras piedras el otro elige bando; tras la piedra 4 puede ofrecer en su lugar diez puntos para la piedra 5. No puntúa.

## Los tableros, por sus parámetros.

preset-mnk-3x3x3 = 3 × 3
preset-mnk-9x9x5 = 9 × 9
preset-mnk-15x15x5 = 15 × 15
preset-mnk-15x15x5-renju = 15 × 15, renju
preset-mnk-19x19x5 = 19 × 19
preset-mnk-6x6x4 = 6 × 6, cuatro
parameter-mnk-exact = exacta
parameter-mnk-renju = renju

## Lo que se elige antes de una partida.

field-len = Piedras en línea
field-len-hint = de {$min} a {$max}, como máximo el lado mayor
field-rule = Regla
field-rule-freestyle = Libre
field-rule-freestyle-hint = Las líneas más largas también ganan.
field-rule-exact = Exacta
field-rule-exact-hint = Las líneas más largas no ganan.
field-rule-renju = Renju
field-rule-renju-hint = Quien empieza no puede hacer seis en línea, ni dos cuatros o dos treses abiertos a la vez. El otro bando sí.
field-error-line-too-long = Una línea de {$len} no cabe: el lado mayor tiene {$longest}.
field-error-renju-line = El renju se juega con líneas de 5, no de {$len}. Elige 5 u otra regla.

## Los rivales que lleva el ordenador.

opponent-noughts-1 = Noughts 1
opponent-noughts-1-line = Calcula una jugada por delante.
opponent-noughts-2 = Noughts 2
opponent-noughts-2-line = Mira su jugada y tu respuesta.
opponent-noughts-3 = Noughts 3
opponent-noughts-3-line = Calcula tres jugadas por delante.
opponent-noughts-4 = Noughts 4
opponent-noughts-4-line = Calcula cuatro jugadas por delante, sin prisa.
opponent-noughts-5 = Noughts 5
opponent-noughts-5-line = Calcula cinco jugadas por delante; lento en tableros grandes.
opponent-noughts-6 = Noughts 6
opponent-noughts-6-line = Calcula seis jugadas por delante; muy lento.
opponent-boora-05 = Boora 0.5
opponent-boora-05-line = Construye sus líneas y apenas mira las tuyas.
opponent-boora-06 = Boora 0.6
opponent-boora-06-line = Construye sus líneas y estorba las tuyas.
original-noughts-origin = Lo escribió el autor del programa original Noughts. Allí pensaba en segundo plano, para que la página siguiera respondiendo.
original-noughts-thinking = Prueba cada punto vacío, luego cada respuesta, y así sucesivamente, tantas jugadas como dice el número de su nombre. Al final valora cada fila de puntos que aún puede ser una línea: cuantas más piedras de un solo color tiene, más cuenta. Juega la que lleva a la mejor valoración (minimax con poda alfa-beta).
original-noughts-blind-spots = Todo lo que va más allá de la última jugada que mira: un plan más largo lo sorprende.
original-boora-05-origin = Lo escribió el autor del programa original Boora. La 0.5 es la primera de dos versiones.
original-boora-05-thinking = Solo mira los puntos calientes: los vacíos cercanos a las piedras, en las ocho direcciones. En cada uno imagina su piedra y suma lo que valen las líneas que pasan por él. Juega siempre el punto que más vale.
original-boora-05-blind-spots = Tus amenazas: construye sus líneas y no se pregunta qué jugarás después.
original-boora-06-origin = Lo escribió el autor del programa original Boora como sucesor de la 0.5. Según su autor, en 15×15 gana a la 0.5 con negras y pierde con blancas.
original-boora-06-thinking = Valora los puntos alrededor de las piedras como la 0.5 y completa su línea si puede. Si tu última jugada vale mucho para ti, se defiende: cerca de esa piedra toma el punto que más vale para ti. Si no, juega el punto que más vale para él.
original-boora-06-blind-spots = Tus piedras anteriores y lo que viene tras su jugada: dos amenazas a la vez lo vencen.
perfect-origin = Este programa ha encontrado una demostración de que en este tablero gana quien empieza. Un verificador que no se fía de nada ha revisado cada respuesta.
perfect-thinking = Busca la posición en la demostración y juega la jugada que está allí. Una victoria corta con amenazas la encuentra por sí mismo. Cuando pierde, juega la respuesta que más aguanta.
perfect-blind-spots = Posiciones a las que la demostración no llega, porque quien empieza ha jugado otra cosa. Allí juega como Maestro.
perfect-fair = En este tablero gana quien empieza, haga lo que haga el otro bando. Las reglas de apertura vuelven a igualar el cinco en raya: con Swap2 elige el otro bando, y en renju quien empieza tiene puntos prohibidos.
opponent-trait-misses-diagonals = No ve las diagonales.
opponent-trait-overlooks-threats = Olvida mirar tus piedras el {$n} % de las veces.
opponent-trait-misses-forced-wins = No busca cadenas de amenazas.

## La apertura.

opening-you-place = Colocas piedras de ambos bandos, en este orden: {$stones}.
opening-opponent-places = El rival coloca piedras de ambos bandos, en este orden: {$stones}.
opening-beginner-places = Quien empieza coloca piedras de ambos bandos, en este orden: {$stones}.
opening-other-places = Quien no empezó coloca piedras de ambos bandos, en este orden: {$stones}.
opening-puts = {$name} coloca la piedra {$number}.
opening-in-centre = La piedra {$number} va en el centro del tablero.
opening-in-central = La piedra {$number} va en el {$n} × {$n} central.
opening-outside = La piedra {$number} va fuera del {$n} × {$n} central.
opening-one-of-offered = {$name} elige dónde va la piedra {$number}: en uno de los puntos ofrecidos.
opening-offers = {$name} ofrece puntos para la piedra {$number}, sin que dos sean simétricos. Faltan por ofrecer: {$n}.
opening-you-choose = Tú eliges: ¿con qué bando quieres jugar?
opening-opponent-chooses = El rival elige bando.
opening-beginner-chooses = Quien empezó elige bando.
opening-other-chooses = Quien no empezó elige bando.
opening-announces = {$name} dice cuántos puntos se ofrecerán para la piedra {$number}.
opening-take = Tomar {$name}
opening-two-more = Colocar dos piedras más
opening-number = {$n}
opening-offer-points = Ofrecer {$n} puntos
opening-your-side = Desde ahora tu bando es {$name}.
opening-swapped = Los bandos se han intercambiado.
opening-kept = Los bandos siguen como estaban.

## Cómo ha acabado una partida.

result-mnk =
    { $len ->
        [one] Una línea de {$len} piedra.
       *[other] Una línea de {$len} piedras.
    }
result-mnk-draw = El tablero está lleno.
result-mnk-stuck = Toda casilla vacía está prohibida.
result-mnk-foul = {$loser} jugó donde el renju lo prohíbe.

## Por qué se rechaza una jugada.

illegal-overline = Línea larga: serían seis o más en línea, y el renju lo prohíbe a quien empezó.
illegal-double-four = Doble cuatro: serían dos cuatros a la vez, y el renju lo prohíbe a quien empezó.
illegal-double-three = Doble tres: serían dos treses abiertos a la vez, y el renju lo prohíbe a quien empezó.
illegal-opening-centre = Esta piedra va en el centro del tablero.
illegal-opening-central = Esta piedra va en el {$n} × {$n} central.
illegal-opening-outside = Esta piedra va fuera del {$n} × {$n} central.
illegal-opening-offered = Elige uno de los puntos ofrecidos.
illegal-opening-offered-already = Ese punto ya está ofrecido.
illegal-opening-symmetrical = Ese punto es simétrico a uno ya ofrecido: las piedras quedarían igual. Ofrece otro.
illegal-opening-announce-first = Di primero cuántos puntos se ofrecerán.

## Por qué un texto no se puede leer como posición o partida.

expected-stones = o, x (una de ellas en mayúscula) o un número de casillas vacías
expected-mnk-parameter = m=, n= o k= (columnas, filas, longitud de una línea)
expected-no-parameter = «)» enseguida
board-error-line = el bando {$side} tiene una línea, así que no puede ser su turno
board-error-last-stone = la última piedra es del bando {$side}, así que no puede ser su turno
board-error-last-in-no-line = hay una línea, pero la última piedra no está en ella
games-of-lines = las partidas de Líneas

## Por qué el ordenador ha elegido su jugada.

why-even-opening = No favorece a ningún bando.
why-takes-first = Ha tomado Azul, que tiene mejor posición.
why-takes-second = Ha tomado Amarillo, que tiene mejor posición.
why-leaves-sides = Coloca dos piedras más y deja elegir bando.
why-announces = Con {$n} puntos ofrecidos ningún bando está mejor.
why-completes-line = Completa una línea.
why-blocks-line = Bloquea una línea que se iba a completar.
why-open-four = Amenaza con completar una línea en dos sitios.
why-defends = Bloquea una línea que crece.

## Las pistas: dónde mirar, qué hacer, por qué.

hint-what-stone = Pon tu piedra en {$cell}.
hint-why-completes-line =
    { $n ->
        [one] Así ganas ahora mismo: una línea de {$n} piedra.
       *[other] Así ganas ahora mismo: una línea de {$n} piedras.
    }
hint-why-stops-line = Si no, tu rival completaría aquí una línea en la próxima jugada.
hint-why-double-threat =
    { $n ->
        [one] Así podrás completar una línea en {$n} casilla.
       *[other] Así podrás completar una línea en {$n} casillas; solo se puede bloquear una.
    }
hint-why-cannot-stop =
    { $n ->
        [one] Tu rival puede completar una línea en {$n} casilla.
       *[other] Tu rival puede completar una línea en {$n} casillas, y solo puedes bloquear una. Confía en que no lo vea.
    }
hint-why-stops-double = Si no, tu rival amenazaría dos casillas a la vez, y solo podrías bloquear una.
hint-why-threatens = Amenaza con completar una línea, así que hay que responder.
hint-why-prepares = Una piedra más, y tu línea se podrá completar en dos sitios.
hint-why-opening = La mayoría de las líneas pasan por el centro.
hint-step-completes = completa la línea
hint-step-double-threat = amenaza dos casillas a la vez
hint-step-blocks = bloquea la línea
hint-step-four = amenaza con completar una línea
hint-step-three = prepara dos amenazas a la vez

## Lo que haría el otro bando si pudiera jugar ahora.

threat-completes = Aquí tu rival completaría una línea.
threat-doubles =
    { $n ->
        [one] Aquí tu rival amenazaría con completar una línea en {$n} casilla.
       *[other] Aquí tu rival amenazaría con completar una línea en {$n} casillas a la vez.
    }
threat-begins-win =
    { $n ->
        [one] Aquí tu rival empezaría una victoria con amenazas, en {$n} jugada.
       *[other] Aquí tu rival empezaría una victoria con amenazas, en {$n} jugadas.
    }

## La partida de aprendizaje: lo que una jugada permite al rival, o lo que ha dejado pasar.

mistake-lets-complete =
    { $n ->
        [one] Ahora tu rival puede completar una línea.
       *[other] Ahora tu rival puede completar una línea en {$n} casillas, y solo puedes bloquear una.
    }
mistake-lets-double =
    { $n ->
        [one] Ahora tu rival puede amenazar con completar una línea en {$n} casilla.
       *[other] Ahora tu rival puede amenazar con completar una línea en {$n} casillas a la vez, y solo puedes bloquear una.
    }
mistake-answer-four = La mejor respuesta de tu rival, {$move}, amenaza con completar una línea.
mistake-answer-three = La mejor respuesta de tu rival, {$move}, prepara dos amenazas a la vez.

## Por qué se perdió una partida.

loss-three-became-four = El tres {$stones} se convirtió en un cuatro con {$next}, y {$last} completó la línea.
loss-line-grew = Las piedras {$stones} crecieron con {$next}, y {$last} completó la línea.

## Archivos de otros programas que no se pueden abrir o escribir.

format-error-fives = este formato ({$format}) solo conoce líneas de cinco, esta partida es {$id}; elige SGF
opened-cut = lo que sigue se omite: {$reason}
opened-behind-the-end = jugadas tras el final de la partida que se omiten: {$n}
opened-set-up-later = tras la jugada {$move} se colocan fichas; lo que sigue es la partida {$game} de este archivo
opened-out-of-turn = tras la jugada {$move} un bando pasa o juega dos veces; lo que sigue es la partida {$game} de este archivo
opened-put =
    { $n ->
        [one] la primera ficha es el inicio de la partida: tras ella un bando pasa o juega dos veces
       *[other] las primeras {$n} fichas son el inicio de la partida: tras cada una un bando pasa o juega dos veces
    }
opened-put-times = se omitieron los tiempos de estas fichas
opened-pass = se omitió un pase
opened-other-result = el archivo indica otro resultado que el de las jugadas
opened-guessed-rule = el archivo no indica la regla; sus jugadas encajan con {$rule}
opened-without-opening = las jugadas o elecciones no siguen la regla de apertura que nombra el archivo; la partida se abrió sin ella
opened-board-size = el tablero tiene {$cols} × {$rows} puntos; {$games} tienen de {$least} a {$most} columnas y filas
file-error-empty = el archivo está vacío
file-error-unknown = esto no es una partida en un formato conocido; se pueden abrir SGF, Piskvork (.psq), RenLib (.lib), RenjuNet (.rif), Yixin (.sav), KJumpingCube (.kjc), PlayOK, PGN, aperturas de Gomocup, listas de jugadas como h8 i9 y diagramas de X, O y puntos
file-error-archive = esto es un archivo comprimido; descomprímelo y abre los archivos que contiene
file-error-no-game = no hay ninguna partida en este archivo ({$format})
file-error-write-size = este formato no tiene tableros de {$cols} × {$rows}; elige SGF
file-error-write-setup = este formato no puede contener piedras colocadas de antemano; elige SGF
file-error-write-pass = en este formato no se puede pasar; elige SGF
file-error-write-turns = en este formato empiezan las negras y los bandos se turnan; elige SGF
file-error-write-format = las partidas en este formato ({$format}) se pueden leer, pero no escribir; elige SGF

## Para lectores de pantalla.

reading-forbidden = prohibida

## La lección.

lesson-mnk-five = Cinco en línea ganan. Completa la línea.
lesson-mnk-five-wrong = Juega en un extremo libre del cuatro.
lesson-mnk-block = Amarillo tiene cuatro y haría cinco. Bloquea.
lesson-mnk-block-wrong = Amarillo hará cinco. Juega donde la línea está abierta.
lesson-mnk-three = Un tres abierto. Haz un cuatro con dos extremos libres: solo se bloquea uno.
lesson-mnk-three-wrong = Pon la piedra junto al tres.
lesson-mnk-block-three = Un tres abierto se para en seguida. Bloquea el de Amarillo.
lesson-mnk-block-three-wrong = Amarillo hará un cuatro con dos extremos libres. Juega junto al tres.
lesson-mnk-double = Dos amenazas a la vez no se bloquean. Busca el punto que hace un cuatro y un tres abierto.
lesson-mnk-double-wrong = Mira dónde se cruzan las dos líneas.
lesson-mnk-finish = Amarillo bloqueó el cuatro. Usa el tres.
lesson-mnk-renju = En renju, quien empezó no puede hacer dos treses abiertos a la vez. Una cruz marca ese punto: púlsalo.

## Puzzles.

puzzles-force-mnk =
    { $n ->
        [one] Gana ya.
       *[other] Gana en {$n} jugadas, solo con cuatros.
    }

## Lo que se pasó por alto, se cambió o se supuso al leer un archivo.

file-note-at = línea {$line}, columna {$column}: {$reason}
file-note-at-byte = byte {$byte}: {$reason}
file-note-encoding-named = el texto está en {$name}, como dice el archivo
file-note-encoding-named-unreadable =
    { $count ->
        [one] el texto está en {$name}, como dice el archivo; {$count} carácter es ilegible
       *[other] el texto está en {$name}, como dice el archivo; {$count} caracteres son ilegibles
    }
file-note-encoding-guessed = el archivo no dice cómo están codificadas sus letras; se leyeron como {$name}
file-note-encoding-guessed-unreadable =
    { $count ->
        [one] las letras se leyeron como {$name}; {$count} carácter es ilegible
       *[other] las letras se leyeron como {$name}; {$count} caracteres son ilegibles
    }
file-note-other-text =
    { $count ->
        [one] se pasó por alto {$count} carácter de otro texto
       *[other] se pasaron por alto {$count} caracteres de otro texto
    }
file-note-bracket = aquí falta o sobra un paréntesis, un corchete o un punto y coma
file-note-passed-over = se pasó por alto «{$what}»; no se sabe qué significa
file-note-bad-value = se pasó por alto «{$value}»; no se puede leer como {$name}
file-note-rest = el resto de la partida no se puede leer, desde «{$found}»
file-note-size = el tamaño del tablero falta o es incorrecto; el tablero tiene ahora {$cols} × {$rows} puntos
file-note-side = el archivo no dice de quién es esta jugada; se leyó por turno
file-note-unknown-rule = las reglas «{$name}» son desconocidas
file-note-rule-freestyle = las reglas «{$name}» se leyeron así: las líneas más largas también ganan
file-note-rule-exact = las reglas «{$name}» se leyeron así: las líneas más largas no ganan
file-note-rule-renju = las reglas «{$name}» se leyeron como renju
file-note-other-game = según el archivo, es una partida de otro juego, el número {$number}; se leyó como gomoku
file-note-too-many = hay más en el archivo; solo se leyeron los primeros {$most}
file-note-more =
    { $count ->
        [one] y {$count} nota más
       *[other] y {$count} notas más
    }
file-note-coordinates-from-0 = las columnas y filas se contaron desde 0, desde arriba a la izquierda
file-note-coordinates-from-1 = las columnas y filas se contaron desde 1, desde arriba a la izquierda
file-note-coordinates-without-i = las columnas se leyeron sin la letra I
file-note-coordinates-from-top = las filas se contaron desde arriba
