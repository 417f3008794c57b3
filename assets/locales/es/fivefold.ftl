### Los textos de fivefold en español.
### Un texto por clave; el programa rellena {$name}. Los cambios guardados se ven al momento, sin reiniciarlo.
### Lo que dice un solo juego está en el archivo de ese juego, junto a este.

app-name = fivefold
app-line = { $n ->
    [5] Cinco juegos clásicos, una mesa
    [one] { $n } juego, una mesa
   *[other] { $n } juegos, una mesa
}

## Los dos bandos. Su forma se ve siempre, además de su color.

side-first = Azul
side-second = Amarillo

## El menú.

menu-continue = Continuar
menu-continue-line = {$game}, {$moves}
menu-help = Teclas
settings-sound = Sonido
settings-volume = Volumen
hear-board-switch = Oír el tablero
hear-board-line = Con las flechas se oye cada casilla: su fila como altura del tono, su columna de izquierda a derecha y lo que hay allí. En los juegos de Nim, un acorde tras cada jugada dice si la posición está equilibrada, salvo en partidas puntuadas.
menu-fullscreen = Pant. completa
menu-open-file = Abrir archivo

## La velocidad de las piezas.

speed-off = Ninguna
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida

## El sonido, que se activa y se quita con una tecla.

sound-on = Sonido activado
sound-off = Sonido desactivado

## La preparación de una partida.

setup-presets = Tableros
setup-board = Tablero
setup-more = Más opciones
setup-clock = Reloj
setup-clock-none = Ninguno
setup-clock-about = Minutos + segundos por jugada; o minutos y después períodos × segundos que vuelven a empezar en cada jugada. Quien agota su tiempo pierde.
setup-clock-minutes = Minutos por partida
setup-clock-increment = Segundos por jugada
setup-clock-periods = Períodos después
setup-clock-period = Segundos por período
setup-players = Jugadores
setup-person = Humano
setup-begins = Quién empieza
setup-begins-first = Azul
setup-begins-second = Amarillo
setup-begins-random = Al azar
setup-begins-alternate = Alternar
setup-start-position = Posición inicial
setup-start-usual = Estándar
setup-start-random = Al azar
setup-start-placed = Manual
setup-start = Jugar
setup-back = Menú
setup-placing-side = Colocar

## Lo que se elige antes de una partida, y con qué límites.

field-cols = Columnas
field-cols-hint = de {$min} a {$max}
field-rows = Filas
field-rows-hint = de {$min} a {$max}
field-error-out-of-range = Escribe un número de {$min} a {$max}.
field-error-missing = Falta un valor.
field-decrease = Menos: {$field}
field-increase = Más: {$field}

## Los rivales que lleva el ordenador.

opponent-random = Azar
opponent-random-line = Juega al azar.
opponent-exact = Perfecto
opponent-exact-line = No deja escapar ninguna victoria.
opponent-engine = Motor
opponent-engine-line = Calcula lejos y ve todas las amenazas.
opponent-external-line = Un programa que has añadido.
opponent-suitable = Adecuado para ti.
opponents-levels = Niveles
opponents-own = Tus niveles
opponents-originals = Solo en este juego
opponents-scripts = Scripts
opponents-programs = Otros programas
opponents-you = Tú: {$rating}
opponent-about = Acerca de {$name}
opponent-play = Jugar contra él
original-origin = Quién lo escribió
original-thinking = Cómo piensa
original-blind-spots = Lo que no ve
lasting-title = ¿Cuánto aguantas?
lasting-most = Gana en {$most} jugadas como máximo, contando las tuyas. Otro camino podría ser más rápido.
lasting-best = Tu mejor marca: {$n}.
lasting-none = Aún no lo has intentado.
lasting-fair = ¿Es justo?
proof-walk = Recorrer la demostración
opponent-own-line = Una copia de {$name} con números propios.
own-level-numbers = Sus números
own-level-file = Están en {$file}. Cámbialos ahí; una nueva preparación los lee.
script-file = Archivo
script-open = Abrir archivo
script-mistake = Su último error
script-copy-mistake = Copiar el error
script-printed = Lo que ha escrito
script-printed-nothing = Nada todavía. Aquí aparece lo que el script pasa a print.
script-copy-printed = Copiar el texto
script-edit = Editar aquí
script-text = Texto del script
script-save = Guardar
script-revert = Descartar
script-delete = Borrar
script-keys = Ctrl+S guarda, Esc cierra.
script-unsaved = Aún sin guardar.
script-saved = Guardado.
script-plays = Aquí juega {$move}.
script-go-to-line = Ir a la línea {$line}
script-deleted = Se ha borrado {$name}.
script-no-room = El navegador no tiene más espacio; esto no se ha guardado. Borra partidas antiguas u otros scripts y guarda de nuevo.
script-changed = Este script se ha cambiado en otro sitio mientras tanto. Guarda de nuevo para reemplazarlo o descarta para verlo.
opponent-clone = Clonar este rival
opponent-clone-name = Nombre del clon
opponent-clone-hint = por ejemplo el_mio-2
opponent-clone-now = Clonar
opponent-clone-no-name = Un nombre tiene de 1 a {$most} caracteres: letras de la A a la Z, cifras, «-» y «_».
opponent-clone-taken = Ya hay un rival o un archivo llamado {$name}.
opponent-clone-not-written = No se puede escribir {$path}: {$reason}.
arena-title = Comparar rivales
arena-games = Partidas
arena-about = Cada apertura se juega dos veces, con los bandos cambiados; así nadie tiene el mejor bando.
arena-run = Iniciar
arena-stop = Detener
arena-nothing = Elige dos rivales e inicia las partidas. La tabla y la curva crecen mientras juegan.
arena-running = {$done} de {$all} partidas jugadas
arena-stopped = Detenido tras {$done} de {$all} partidas
arena-done = Terminado: {$done} de {$all} partidas
arena-won = Gan.
arena-drawn = Tab.
arena-lost = Perd.
arena-points = Total
arena-percent = {$percent} %
arena-score = {$name} obtiene {$score} ± {$margin} (seguro al 95 %).
arena-score-alone = {$name} obtiene por ahora {$score}.
arena-forfeited = Partidas perdidas sin jugada legal: {$n}
arena-left-out = Parejas omitidas porque un programa no llegó a jugar: {$n}
arena-curve = Puntuación a lo largo de las partidas
help-does-arena = Iniciar o detener la comparación

opponent-level-1 = Principiante
opponent-level-1-line = Acaba de aprender las reglas.
opponent-level-2 = Novato
opponent-level-2-line = Solo ve lo evidente.
opponent-level-3 = Aprendiz
opponent-level-3-line = De vez en cuando tiene un plan.
opponent-level-4 = Aficionado
opponent-level-4-line = Juega bien, pero no ve los planes ocultos.
opponent-level-5 = Jugador de club
opponent-level-5-line = Sabe lo que importa, pero aún pasa cosas por alto.
opponent-level-6 = Jugador fuerte
opponent-level-6-line = Rara vez deja un error sin castigo.
opponent-level-7 = Experto
opponent-level-7-line = Casi nunca se equivoca.
opponent-level-8 = Maestro
opponent-level-8-line = Juega tan bien como puede este programa.

# Lo que un nivel no ve, cosa por cosa; se juntan tras su nombre.
opponent-trait-perfect = Juega a la perfección.
opponent-trait-full-strength = No tiene puntos débiles.
opponent-trait-reads-columns =
    { $n ->
        [one] Lee los números en binario, pero solo la última cifra.
       *[other] Lee los números en binario, pero solo las últimas {$n} cifras.
    }
opponent-trait-reads-nothing = No conoce la estrategia ganadora.
opponent-trait-sees-end =
    { $n ->
        [one] Juega bien el final, cuando queda {$n} paso.
       *[other] Juega bien el final, cuando quedan {$n} pasos.
    }
opponent-trait-overlooks = No ve la jugada ganadora el {$n} % de las veces.
opponent-trait-loses-thread = Juega sin plan el {$n} % de la partida.
opponent-trait-overlooks-moves = No ve el {$n} % de las jugadas.
opponent-trait-random-share = El {$n} % de sus jugadas son al azar.
opponent-trait-looks-at-no-reply = Solo mira su jugada, no tu respuesta.
opponent-trait-looks-ahead =
    { $n ->
        [one] Calcula {$n} jugada por delante.
       *[other] Calcula {$n} jugadas por delante.
    }
opponent-trait-visits-at-most =
    { $n ->
        [one] Calcula lejos, pero solo mira {$n} posición por jugada.
       *[other] Calcula lejos, pero solo mira {$n} posiciones por jugada.
    }

## El taller: qué posiciones son buenas, paso a paso.

research-title = Investigación
research-back = Volver
research-enter = Explorar posiciones ganadoras
research-turn = Arrastra o usa las flechas para girar; rueda, + y – para ampliar
research-game = Juego
research-question = Pregunta
research-list = Posiciones buenas
research-list-empty = Ninguna por ahora.
research-pace = Ritmo
research-pace-slow = Lento
research-pace-normal = Normal
research-pace-fast = Rápido
research-pace-at-once = Inmediato
research-run = Iniciar
research-pause = Pausa
research-again = Reiniciar
research-step = Paso
research-put-on-board = Poner en el tablero
research-step-good =
    { $struck ->
        [one] {$tuple}: desde aquí no se llega a ninguna posición buena, así que es buena. Tacha {$struck} más.
       *[other] {$tuple}: desde aquí no se llega a ninguna posición buena, así que es buena. Tacha {$struck} más.
    }
research-step-struck = {$tuple}: desde aquí se llega a {$by}, que es buena. Así que {$tuple} queda tachada.
research-count =
    { $good ->
        [one] {$good} posición buena; examinadas: {$steps} de {$all}
       *[other] {$good} posiciones buenas; examinadas: {$steps} de {$all}
    }
research-agrees = La regla dice lo mismo: {$rule}.
research-differs = La regla dice otra cosa: {$rule}.
research-good = buena
research-struck = tachada
research-open = aún sin examinar
research-proof = Demostración
research-proof-squares = Las posiciones buenas coinciden en todas las cifras binarias. Cada cifra divide por dos los grupos de la diagonal: 8 × 8 contiene 4 × 4, y este 2 × 2.
research-proof-tetrahedra = En cada columna binaria los unos deben emparejarse. De las ocho formas de llenar una columna valen cuatro, así que cada tetraedro contiene cuatro de la mitad de tamaño.
research-proof-columns = En cada columna binaria los unos deben emparejarse. Cualquier jugada deja entonces una columna impar, y desde ahí una sola jugada siempre puede volver pares todas las columnas.

## Quién gana en tableros de cada tamaño.

board-table-enter = Tableros resueltos
board-table-title = Quién gana en cada tablero
board-table-about = Con el mejor juego. Da igual en qué sentido esté el lado largo; las líneas más largas también ganan. Resuelto por fivefold.
board-table-first = Gana quien empieza
board-table-second = Gana el otro bando
board-table-draw = Tablas
board-table-open = Sin resolver
board-table-set-up = Preparar este tablero

## Boards of different games with the same heaps.

theorem-title = Un teorema, tres tableros
theorem-answers = El ordenador responde
theorem-shown-as = Mostrar los montones como
theorem-heaps = Montones
theorem-random = Al azar
theorem-play = Hacer esta jugada
theorem-other = Convertir en el siguiente tablero
theorem-stands = Mueve {$mover}, suma de Nim {$sum}. Puede ganar {$winner}.
theorem-over = No queda nada: ha ganado {$winner}.
theorem-move = El montón {$heap} pasa de {$before} a {$after}.
theorem-point = Señala una jugada en un tablero o usa las flechas.
theorem-told = Piedras, distancias y huecos son los mismos montones. Una jugada en un tablero es la misma en todos, y gana el mismo jugador.
theorem-left-out =
    Aquí falta {$game}: solo tiene sitio para { $n ->
        [one] {$n} montón
       *[other] {$n} montones
    }.
theorem-heap = Montón {$heap}
theorem-made = {$name}: montón {$heap} de {$before} a {$after}.

## Durante una partida.

play-your-turn = Tu turno
clock-left = Tiempo restante: {$time}
clock-tenths = {$seconds}
clock-periods = {$time} ×{$n}
play-turn = Turno: {$name}
play-to-move = Le toca
play-you = Tú
play-thinking = Piensa…
play-thinking-time = Piensa… {$seconds} s
play-press-again = Pulsa otra vez para jugar ahí.
play-computer-begins = Empieza el ordenador
play-undo = Deshacer
play-redo = Rehacer
play-go-on = Continuar
play-pause = Pausa
play-other-opponent = Otro rival
play-waiting = Espera
play-resign = Abandonar
play-resign-sure = ¿Abandonar la partida?
play-resign-not = Seguir
play-new-game = Nueva partida
play-again = Otra vez
play-setup = Configurar
play-rules = Reglas
rules-picture = Imagen {$n} de {$of}
rules-picture-before = Imagen anterior
rules-picture-after = Imagen siguiente
play-menu = Menú
play-more = Más
play-on-the-board = En el tablero
play-hint = Pista
play-hint-what = ¿Jugada?
play-hint-why = ¿Por qué?
legal-switch = Ver jugadas posibles
threats-switch = Ver amenazas
hints-off = Las pistas están desactivadas en los ajustes.
play-save = Guardar
play-copy-id = Copiar id
play-copy-link = Copiar enlace

## La jugada en el tablero: cuánto duró, qué más se jugó y un comentario.

move-time = {$seconds} s
move-time-minutes = {$minutes} min {$seconds} s
move-start = Inicio
move-captured =
    Captura: { $cells ->
        [one] {$cells} casilla
       *[other] {$cells} casillas
    } en { $waves ->
        [one] {$waves} oleada
       *[other] {$waves} oleadas
    }.
move-burst =
    { $waves ->
        [one] {$waves} oleada, sin capturas.
       *[other] {$waves} oleadas, sin capturas.
    }
move-variations = Variantes
move-others = Otras jugadas:
move-promote = Hacerla línea principal
move-delete = Borrar desde esta jugada
comment = Comentario
comment-of = Comentario sobre {$move}
comment-of-start = Comentario sobre la posición inicial
comment-hint = Escribe un comentario
comment-keys = Ctrl+Intro o Esc guarda.
comment-save = Guardar
comment-cancel = Cancelar
marking = Letras y marcas
marking-done = Listo
marking-hint = Una pulsación pone la marca ahí; otra la quita. Mientras tanto no se juega ninguna jugada.
mark-letters = Letras
mark-triangle = Triángulo
mark-circle = Círculo
mark-square = Cuadrado
mark-cross = Cruz
note-error-deleted = Esta jugada se ha borrado.
note-error-too-long = Los comentarios de una partida pueden ocupar {$most} bytes en total; con este ocuparían {$bytes}.
note-error-illegal = El análisis de una posición debe empezar con una jugada legal en ella.
note-error-too-many = Una partida guarda el análisis de {$most} posiciones como máximo.
note-error-too-many-marks = Una partida guarda {$most} marcas en el tablero como máximo.

## La barra de reproducción. Un factor dice cuántas veces más rápido de lo normal.

replay-play = Reproducir
replay-to-start = Al inicio
replay-back = Jugada anterior
replay-forward = Jugada siguiente
replay-to-end = Al final
replay-place = Jugadas
replay-speed = Velocidad
replay-factor = {$factor}×

## Una partida como archivo para otros.

export = Exportar
export-picture = Imagen
export-picture-line = PNG de esta posición
export-gif = Animación
export-gif-line = GIF, un fotograma por jugada
export-moving-gif = Animación fluida
export-moving-gif-line = GIF mayor, con cada movimiento
export-pictures = Serie de imágenes
export-pictures-line = Carpeta de archivos PNG
export-pictures-zip-line = Archivo ZIP con imágenes PNG
export-record = Texto
export-record-line = Legible, y se puede volver a abrir
export-sgf-line = Para otros programas
export-psq-line = Para los gestores de Gomocup
export-renlib-line = El árbol completo, para jugadores de renju
export-pgn-line = Para partidas entre programas
export-playok-line = Como exporta partidas PlayOK
export-drawing = Dibujando las imágenes: {$path}
export-stop = Dejar de dibujar ({$drawn} de {$all})
export-done = Guardado: {$path}
export-refused = No se pudo exportar la partida: {$reason}
export-failed = No se pudo exportar la partida.
film-error-no-adapter = no hay tarjeta gráfica, ni siquiera un dibujado por software
film-error-no-picture = la tarjeta gráfica no devolvió ninguna imagen en {$frames} fotogramas
film-error-assets = los archivos del programa no están en {$folder}; indica su carpeta en {$variable}
film-error-connection = no se puede cargar lo que dibuja las imágenes; ¿hay conexión?
film-error-too-many = la partida necesita más de {$most} imágenes; elige una parte con --from y --until, o --frames moves
film-error-stopped = el dibujo se detuvo

## Lo que sabe el ordenador, y cómo ha acabado una partida.

verdict-switch = Ver quién va ganando
columns-switch = Mostrar las columnas binarias
columns-even = En cada columna los unos se emparejan: quien mueve pierde contra el mejor juego.
columns-odd = En las columnas marcadas sobra un uno: quien mueve puede ganar si los empareja todos.

## El análisis de una partida.

analysis-start = Analizar la partida
analysis-caption = Análisis
analysis-progress = Análisis: {$done} de {$all}
analysis-stop = Detener
analysis-go-on = Continuar
analysis-deeper = Profundizar
analysis-show = Ver
analysis-back = Volver a la partida
analysis-better = Mejor: {$line}
analysis-best = Lo mejor ahora: {$line}
analysis-graph =
    { $n ->
        [one] Gráfico de la evaluación en {$n} jugada. Izquierda y derecha van de jugada en jugada.
       *[other] Gráfico de la evaluación en {$n} jugadas. Izquierda y derecha van de jugada en jugada.
    }
analysis-move = {$mv}: {$judged}. {$worth}
analysis-move-unjudged = {$mv}. {$worth}
analysis-unknown = Aún no se sabe nada.
analysis-draw = Demostrado: tablas.
analysis-wins = Demostrado: gana {$name}.
analysis-found = Hallado, no demostrado: gana {$name}.
analysis-estimated = Estimación: {$points}
analysis-only = la única buena jugada
analysis-best-move = la mejor jugada
analysis-good = una buena jugada
analysis-inaccuracy = una imprecisión
analysis-mistake = un error
analysis-blunder = un error grave

## Por qué se perdió una partida.

loss-why = ¿Por qué perdí?
loss-looking = Mirando atrás: {$done} de {$all} posiciones como mucho
loss-move-proven = {$number}. {$made} Así se perdió; está demostrado. Mejor: {$better}.
loss-move-estimated = {$number}. {$made} Así se perdió; es una estimación. Mejor: {$better}.
loss-ended-it = La propia jugada terminó la partida.
loss-start-proven = La partida estaba perdida desde el principio, jugaras lo que jugaras; está demostrado.
loss-bit-by-bit = Ninguna jugada por sí sola perdió la partida, hasta donde ve el ordenador.
loss-board-won = En el tablero ibas ganando; está demostrado.
loss-board-drawn = En el tablero la partida era tablas; está demostrado.
loss-board-estimated = En el tablero aún no había nada perdido; la estimación para ti era {$points}.
loss-odd-column =
    Dejaste impar la columna {$column} de la tabla binaria: { $n ->
        [one] hay {$n} uno sin pareja
       *[other] hay {$n} unos que no forman pares
    }.
loss-odd-columns = Dejaste impares las columnas {$columns} de la tabla binaria: en cada una sobra un uno sin pareja.
loss-try-again = Reintentar desde aquí

## Las mejores jugadas al estudiar.

best-moves = Mejores jugadas
best-moves-looking = Mejores jugadas: buscando…
best-moves-hide = Ocultar
best-moves-few = Solo las mejores
best-moves-all = Las {$n} en el tablero
best-moves-draw = tablas
best-moves-win = gana
best-moves-loss = pierde
best-moves-found-win = parece ganada
best-moves-found-loss = parece perdida

## Cómo ha acabado una partida.

result-you-win = ¡Has ganado!
result-computer-wins = Gana el ordenador.
result-side-wins = Gana {$name}.
result-draw = Tablas.
result-resigned = {$name} abandona.
result-resigned-fault = {$name} abandona: {$fault}.
result-out-of-time = {$name} agotó su tiempo.
result-drawn-on-time = {$loser} agotó su tiempo, pero {$name} ya no podía ganar.
result-declared = Así consta en el registro.
result-moves =
    { $n ->
        [one] Tras {$n} jugada.
       *[other] Tras {$n} jugadas.
    }

fault-not-set-up = este programa ya no está en la lista
fault-no-programs = aquí no se pueden iniciar otros programas
fault-not-found = falta el archivo del programa
fault-not-allowed = no está permitido iniciar el programa
fault-not-started = no se pudo iniciar el programa
fault-crashed = el programa falló (código de salida {$code})
fault-killed = el programa se cerró desde fuera
fault-closed = el programa ya no responde
fault-timed-out = el programa no respondió durante {$seconds} s
fault-too-slow = el programa tardó en una jugada {$ms} ms más de lo permitido
fault-garbage = el programa dijo «{$said}», que no es una jugada
fault-illegal = el programa jugó {$move}, y las reglas no lo permiten
fault-refused = el programa no juega a este juego («{$said}»)

## Otros programas como rivales.

engine-add = Otro programa…
engine-add-line = Un programa de gomoku en este ordenador
engine-title = Otro programa como rival
engine-help = Los programas que siguen el protocolo Gomocup pueden jugar a Líneas con cinco en línea.
engine-path = Archivo del programa
engine-path-hint = por ejemplo /home/yo/gomoku/pbrain-rapfi
engine-browse = Examinar…
engine-name = Nombre
engine-name-hint = El nombre del propio programa
engine-time = Tiempo por jugada
engine-seconds = {$seconds} s
engine-check = Probar y añadir
engine-checking = Iniciando el programa…
engine-added = Añadido como {$name}. Dice: {$said}
engine-no-path = Elige el archivo del programa.
engine-bad-name = Un nombre tiene de 1 a 24 caracteres: letras de la A a la Z, cifras, «-», «_» y «.».
engine-taken = Ya hay un programa llamado {$name}.
engine-full =
    { $n ->
        [one] Ya hay {$n} programa; quítalo primero.
       *[other] Ya hay {$n} programas; quita uno primero.
    }
engine-fault = No se ha añadido: {$fault}.
engine-own = Programas añadidos
engine-remove = Quitar {$name}
engine-damaged = La lista de tus programas no se puede leer: {$reason}. Ahora se llama {$path}; no se ha borrado nada.
engine-unread = La lista de tus programas no se puede leer: {$reason}.
engine-refused = La lista de tus programas no se puede guardar: {$reason}. Vale hasta que cierres fivefold.

## Por qué se rechaza una jugada.

illegal-game-over = La partida ha terminado.
illegal-off-board = Eso está fuera del tablero.
illegal-occupied = Ese lugar está ocupado.
illegal-not-yours = Esa casilla es del rival.
illegal-stands-still = La ficha tiene que moverse.
illegal-fixed-start = Este juego empieza siempre en la misma posición.
illegal-over-at-start = La partida acabaría antes de empezar.
illegal-choose-first = Elige primero un bando.
illegal-not-a-move = Esa jugada no existe en este juego.
illegal-record-full = No se pueden guardar más jugadas. Empieza una partida nueva.

## Por qué se rechaza lo que una pantalla no ofrece en ese momento.

refused-computer-plays = el ordenador juega con el bando {$side}; espéralo o toma su lugar
refused-person-plays = un humano juega con el bando {$side}, así que el ordenador no juega por él
refused-computer-waits = el ordenador está en pausa
refused-rated = esto no es posible en una partida puntuada
refused-nothing-to-undo = no hay nada que deshacer
refused-nothing-to-redo = no hay nada que rehacer
refused-no-such-position = no hay tal posición en esta partida
refused-no-finding = aún no se sabe nada de esta posición
refused-no-clock = no hay ningún reloj en marcha
refused-not-the-beginning = solo la primera jugada de una partida contra el ordenador se le puede dejar a él
refused-same-seat = el bando {$side} ya tiene este jugador
refused-main-line = esta ya es la línea principal
refused-start = el inicio de una partida no se puede borrar
no-move-game-over = la partida ha terminado, no hay jugada que elegir
no-move-stopped = el jugador se detuvo antes de encontrar una jugada
no-move-other-game = este jugador no juega a ese juego

## Por qué el ordenador ha elegido su jugada.

why-nimber-to-zero = Deja una suma nim de 0.
why-lost-random = Va perdiendo, así que ha jugado al azar.
why-random = Una jugada al azar.
why-opening = Su primera jugada habitual.
why-forced-win = Gana a la fuerza, juegues lo que juegues.
why-holds-out = Va perdiendo y resiste todo lo que puede.
why-best-score = La jugada mejor valorada.
why-external = La ha elegido otro programa.
why-script = La ha elegido su script.
why-forfeited = Su jugada no era válida, así que esta es al azar.

## Las pistas en tres pasos: dónde mirar, qué hacer, por qué.

hint-where-row = Mira la fila {$row}.
hint-where-upper-left-part = Mira arriba a la izquierda.
hint-where-upper-part = Mira arriba.
hint-where-upper-right-part = Mira arriba a la derecha.
hint-where-left-part = Mira a la izquierda.
hint-where-middle-part = Mira en el centro.
hint-where-right-part = Mira a la derecha.
hint-where-lower-left-part = Mira abajo a la izquierda.
hint-where-lower-part = Mira abajo.
hint-where-lower-right-part = Mira abajo a la derecha.

hint-what-move = Juega {$move}.

hint-why-wins-at-once = Así ganas ahora mismo.
hint-why-forced-win-in =
    { $n ->
        [one] Aquí empieza una victoria en {$n} jugada que nada detiene.
       *[other] Aquí empieza una victoria en {$n} jugadas que nada detiene.
    }
hint-why-forced-win = Aquí empieza una victoria que nada detiene.
hint-why-found-win =
    { $n ->
        [one] La búsqueda ha hallado aquí una victoria en {$n} jugada; no está demostrada.
       *[other] La búsqueda ha hallado aquí una victoria en {$n} jugadas; no está demostrada.
    }
hint-why-found-loss =
    { $n ->
        [one] La búsqueda ha hallado una victoria del rival en {$n} jugada; no está demostrada.
       *[other] La búsqueda ha hallado una victoria del rival en {$n} jugadas; no está demostrada.
    }
hint-why-keeps-draw = Con el mejor juego son tablas, y esta jugada las mantiene.
hint-why-holds-out-for =
    { $n ->
        [one] Tu rival puede ganar en {$n} jugada, hagas lo que hagas.
       *[other] Tu rival puede forzar la victoria en {$n} jugadas; así no se lo pones más fácil.
    }
hint-why-holds-out = Tu rival puede forzar la victoria; así no se lo pones más fácil.
hint-why-estimate = No se ha hallado nada decisivo; es la jugada que más valora el ordenador.

# Las jugadas de una victoria forzada, cada una tras su número y su casilla.
hint-step-wins = gana
hint-step-defends = intenta impedirlo
hint-step-quiet = mantiene el ataque

## La barra de evaluación: quién gana, y cuántas jugadas lo mantienen.

standing-won = Va ganando {$name}
standing-won-in =
    { $n ->
        [one] {$name} gana en {$n} jugada
       *[other] {$name} gana en {$n} jugadas
    }
standing-drawn = Tablas con el mejor juego
standing-found =
    { $n ->
        [one] Hallada una victoria de {$name} en {$n} jugada
       *[other] Hallada una victoria de {$name} en {$n} jugadas
    }
standing-estimated = {$name} parece llevar ventaja
standing-even = Parece igualada
standing-unknown = Aún no se sabe nada
standing-you-lose = Pierdes: el ordenador ha hallado una victoria.
standing-you-lose-in =
    { $n ->
        [one] Pierdes: el ordenador gana en {$n} jugada.
       *[other] Pierdes: el ordenador gana en {$n} jugadas.
    }
standing-keeps-win =
    { $n ->
        [one] solo {$n} de {$of} jugadas mantiene la victoria
       *[other] {$n} de {$of} jugadas mantienen la victoria
    }
standing-keeps-win-at-least =
    { $n ->
        [one] al menos {$n} de {$of} jugadas mantiene la victoria
       *[other] al menos {$n} de {$of} jugadas mantienen la victoria
    }
standing-keeps-draw =
    { $n ->
        [one] solo {$n} de {$of} jugadas mantiene las tablas
       *[other] {$n} de {$of} jugadas mantienen las tablas
    }
standing-keeps-draw-at-least =
    { $n ->
        [one] al menos {$n} de {$of} jugadas mantiene las tablas
       *[other] al menos {$n} de {$of} jugadas mantienen las tablas
    }
standing-safe =
    { $n ->
        [one] solo {$n} de {$of} jugadas no pierde de inmediato
       *[other] {$n} de {$of} jugadas no pierden de inmediato
    }

## Lo que desencadenaría una jugada.

preview-wins = Gana la partida.
preview-loses = Pierde la partida.
preview-draws = Acaba en tablas.
preview-turns =
    Captura { $cells ->
        [one] {$cells} casilla
       *[other] {$cells} casillas
    } en { $waves ->
        [one] {$waves} oleada
       *[other] {$waves} oleadas
    }.
preview-waves =
    { $waves ->
        [one] {$waves} oleada, sin capturas.
       *[other] {$waves} oleadas, sin capturas.
    }
preview-quiet = No pasa nada más.
preview-wave = Oleada {$n}

## Errores de los rivales escritos como scripts. Delante van archivo, línea y columna (config-broken).

script-missing = Ese archivo no existe, así que las jugadas son al azar.
script-not-built-in = Este programa se compiló sin scripts, así que las jugadas son al azar.
script-too-long = El script es demasiado largo: {$bytes} bytes; se permiten {$most} como máximo.
script-unknown-game = No hay ningún juego «{$found}»; los juegos son {$known}.
script-failed = {$reason}
script-no-choose = No hay ninguna función «choose»; un script necesita «fn choose(board)».
script-too-many-steps = Sigue sin haber jugada tras todos los pasos permitidos ({$most}). ¿Hay un bucle sin fin? Si el script solo necesita más pasos, aumenta `script_limits` en opponents.ron.
script-out-of-time = Se acabó el tiempo sin ninguna jugada.
script-too-deep = Las funciones se llaman a demasiada profundidad ({$most} como máximo). ¿Hay alguna que se llame sin fin?
script-too-large = {$what} ({$most} como máximo).
script-no-move = «choose» ha devuelto {$found} en lugar de una jugada.
script-unreadable = «choose» ha devuelto «{$text}», que aquí no es una jugada: el carácter {$at} está mal.
script-illegal = El script juega {$text}, y eso no está permitido: {$reason}

## Problemas con un archivo del programa.

config-broken = {$file}, línea {$line}, columna {$column}: {$reason}
config-unknown-near = no hay ningún campo «{$found}»; ¿querías decir «{$nearest}»?
config-unknown = no hay ningún campo «{$found}»; los campos aquí son {$known}
config-twice = el campo «{$field}» aparece aquí por segunda vez
config-missing = falta el campo «{$field}»
config-no-choice-near = «{$found}» no es una opción; ¿querías decir «{$nearest}»?
config-no-choice = «{$found}» no es una opción; las opciones son {$known}
config-other-kind = se espera {$expected}; aquí hay «{$found}»
config-ends-early = el archivo termina demasiado pronto
config-comma = aquí se espera una coma o el final de la lista
config-colon = aquí se esperan dos puntos
config-text = aquí se espera un texto entre comillas
config-brackets = aquí se espera una lista de campos entre paréntesis, `(`
config-trailing = el archivo debe terminar tras su `)` de cierre
config-not-utf8 = el texto no está en UTF-8
config-out-of-range = {$value} está fuera del intervalo, se permite de {$min} a {$max}
config-whole-number = un número entero de {$min} a {$max}
config-number = un número de {$min} a {$max}
config-list-length = elementos de la lista: {$have}, se permite de {$least} a {$most}
config-levels = un juego tiene exactamente {$levels} niveles, pero aquí hay {$have}
config-many-presets = hay demasiados tableros preparados, se permite de 1 a {$most}
config-no-preset = se necesita al menos un tablero preparado
config-no-board = «{$found}» no es un tablero de {$game}
config-no-board-because = «{$found}» no es un tablero de {$game}: {$reason}
config-ratings = hay {$levels} niveles, así que se necesitan {$levels} puntuaciones, no {$have}
config-ratings-fall = {$later} después de {$earlier}: ningún nivel puede puntuar menos que el anterior
config-colour = «{$found}» no es un color; escribe "#RRGGBB" con cifras hexadecimales
config-script-name = «{$found}» no es nombre de un script: de 1 a {$most} letras, cifras, - y _
config-engine-name = un nombre tiene de 1 a {$most} letras, cifras o los signos - _ . (sin acentos)
config-many-programs = hay demasiados programas: {$have}, se permiten como mucho {$most}
config-same-program = dos programas se llaman {$name}; da a uno otro nombre
config-as-said = mensaje al leer el archivo (en inglés): «{$said}»
config-kept = Siguen en vigor los últimos valores válidos.
banner-close = Cerrar

## La lista de teclas: los títulos, y lo que hacen las órdenes sin botón.

help-title = Teclas
help-close = Cerrar
help-board = Tablero
help-game = Partida
help-some-games = Algunos juegos
help-menu = Menú y configuración
help-research = Investigación
help-files = Archivos y portapapeles
help-window = Ventana
help-gamepad = Mando
help-does-previous-variation = Variante anterior de la última jugada
help-does-next-variation = Variante siguiente de la última jugada
help-does-comment = Comentar la jugada
help-does-arrows = Moverse por el tablero o entre opciones
help-does-act = Jugar, marcar o colocar aquí
help-does-letters = Ir a la columna o fila con esa letra o número
help-does-tab = Al siguiente control
help-does-pad-controls = Al control anterior o siguiente
help-does-replay = Reproducir o pausar una partida o dos ordenadores
help-does-cards = Elegir un juego
help-does-run = Iniciar o pausar
help-does-zoom-in = Más grande
help-does-zoom-out = Más pequeño
help-does-save-as = Guardar en otro archivo
help-does-copy-game = Copiar toda la partida
help-does-paste = Pegar una partida
help-does-larger = Texto y controles más grandes
help-does-smaller = Texto y controles más pequeños
help-does-usual-size = Tamaño predeterminado del texto y los controles
help-does-mute = Activar o quitar el sonido
help-does-quit = Salir

## Lo que está escrito en las teclas.

key-ctrl = Ctrl
key-shift = Mayús
key-enter = Intro
key-space = Espacio
key-escape = Esc
key-tab = Tab
key-backspace = Retroceso
key-insert = Ins
key-delete = Supr
key-home = Inicio
key-end = Fin
key-page-up = RePág
key-page-down = AvPág
key-left = Izq.
key-right = Der.
key-up = Arriba
key-down = Abajo
key-arrows = Flechas
key-letters = Letras
key-digits = Cifras

## Los mandos. Sus botones se llaman por su lugar: cada fabricante imprime otras letras en ellos.

pad-south = Botón inferior
pad-east = Botón derecho
pad-west = Botón izquierdo
pad-north = Botón superior
pad-directions = Cruceta
pad-left-stick = Stick izquierdo
pad-right-stick = Stick derecho
gamepad-connected = Hay un mando conectado. {$button} muestra qué hacen sus botones.
gamepad-disconnected = El mando ya no está conectado.

## Teclas de los ajustes que no pueden estar en vigor.

keys-unknown-command = settings.ron, {$list}: no hay ninguna orden «{$found}». Las órdenes son {$known}.
keys-unknown-command-near = settings.ron, {$list}: no hay ninguna orden «{$found}». ¿Querías decir «{$nearest}»?
keys-unknown-key = settings.ron, keys, {$command}: ninguna tecla se llama «{$found}». Escríbela como Ctrl+U, Shift+F3 o PgUp. Siguen en vigor las teclas predeterminadas.
keys-fixed = settings.ron, keys, {$command}: estas teclas no se pueden cambiar. Quita la entrada.
keys-taken = settings.ron, keys, {$command}: {$key} pertenece a {$other} ({$does}). Elige otra tecla o dale otra a {$other}. Siguen en vigor las teclas predeterminadas.
buttons-unknown-button = settings.ron, buttons, {$command}: ningún botón se llama «{$found}». Escríbelo como West, LeftShoulder o Start. Siguen en vigor los botones predeterminados.
buttons-fixed = settings.ron, buttons, {$command}: estos botones no se pueden cambiar. Quita la entrada.
buttons-taken = settings.ron, buttons, {$command}: {$key} pertenece a {$other} ({$does}). Elige otro botón o dale otro a {$other}. Siguen en vigor los botones predeterminados.

## Para lectores de pantalla: qué hay en una casilla, qué acaba de pasar.

reading-board = Tablero
reading-empty = vacía
reading-tile = loseta
reading-marked = marca: {$mark}
reading-legal = jugada posible
reading-offered = ofrecido
reading-last = {$name} ha jugado {$move}.

## En el navegador.

page-other-tab = fivefold también está abierto en otra pestaña. Ambas comparten los ajustes; una partida que sigue en las dos se convierte en dos partidas.
page-broken-id = La dirección pide «{$id}», que no es una partida: {$reason}
page-broken-day = La dirección pide el día «{$day}», que no es una fecha como 2026-11-25. Aquí está la posición de hoy.
page-day-to-come = La posición del {$day} aún no ha llegado. Aquí está la de hoy.
page-file-broken = El archivo «{$file}» no es una partida guardada: {$reason}
page-file-unreadable = el navegador no pudo leerlo
page-file-refused = El navegador no lo permite.
page-readers-missing = No se pudo cargar lo que lee otros formatos. Comprueba la conexión e inténtalo de nuevo.
page-reason-full = el navegador ya no tiene sitio para esta página
page-reason-refused = el navegador lo rechaza

## Lo que el ordenador conserva de una vez a otra.

keep-refused = Esto no se puede guardar: {$reason}. Puedes seguir jugando; «Guardar» conserva la partida.
settings-refused = Tus ajustes no se pueden guardar: {$reason}. Valen hasta que cierres fivefold.
settings-damaged = Tus ajustes no se pueden leer ({$reason}), así que se usan los predeterminados. El archivo se llama ahora {$path}; no se ha borrado nada.
settings-unknown = Un ajuste de tu archivo no se entiende ({$reason}): se usa el predeterminado, y en el archivo queda como está.
keep-damaged = No se pudo abrir tu última partida: {$reason}. Su archivo se llama ahora {$path}; no se ha borrado nada.

## Mis partidas: todas las que se han empezado.

my-games-title = Mis partidas
my-games-search = Buscar
my-games-search-hint = Juego, rival, nombre o fecha
my-games-reading = Leyendo…
my-games-empty = Aún no hay nada
my-games-empty-line = Aquí se guarda cada partida desde su primera jugada.
my-games-none-found = Ninguna partida coincide.
my-games-number = Partida {$n}
my-games-players = {$first} – {$second}
my-games-won = Ganada
my-games-lost = Perdida
my-games-won-by = Ganó {$name}
my-games-drawn = Tablas
my-games-elsewhere = Abierta en otra ventana
my-games-today = hoy
my-games-yesterday = ayer
my-games-look = Repasar
my-games-analyse = Analizar
my-games-export = Exportar
my-games-rename = Renombrar
my-games-name = Nombre
my-games-name-hint = sin nombre
my-games-delete = Borrar
my-games-deleted = Partida borrada.
my-games-restore = Deshacer
my-games-error-elsewhere = Esta partida está abierta en otra ventana de fivefold; ciérrala allí primero.
my-games-error-absent = Esta partida ya no está: otra ventana de fivefold la ha borrado.
my-games-error-broken = Esta partida no se puede leer: {$reason}
my-games-error-later = Una versión posterior de fivefold guardó esta partida, en el formato {$format}. Ábrela con esa versión.
my-games-error-foreign = Esta partida es de {$game}, un juego que este programa no tiene. Se queda como está; el programa que la guardó puede abrirla.
my-games-limit = Partidas que se guardan. Por encima, se borran las más antiguas ya terminadas y sin nombre.
find-position-title = Una posición en estas partidas
find-position-line = Se busca la posición de la partida de la mesa, también girada y reflejada.
find-position = Buscar esta posición
find-position-back = Una jugada atrás
find-position-all = Todas las partidas
find-position-no-moves = Ninguna partida sigue desde aquí.
find-position-others = Otras jugadas: {$moves}, partidas: {$games}
find-position-move = {$move}; partidas: {$games}
play-list = Lista
collection-leave = Atrás
collection-search-hint = Buscar por nombre, torneo o fecha
collection-reading = Leyendo las partidas…
collection-read = Partidas leídas: {$n}
collection-stop = Dejar de leer
collection-searching = Buscando…
collection-count = Partidas: {$shown} de {$all}
collection-order = Orden
collection-order-file = Como en el archivo
collection-order-players = Por jugadores
collection-order-result = Por resultado
collection-order-date = Por fecha
collection-order-event = Por torneo
collection-order-moves = Por número de jugadas
collection-order-backwards = Invertir el orden
collection-order-forwards = Orden habitual
collection-none = No se ha encontrado ninguna partida en {$name}.
collection-none-because = No se ha encontrado ninguna partida en {$name}: {$reason}
collection-refused = Partidas y archivos que no se han podido abrir: {$n}. El primero: {$reason}
collection-cut = Hay más partidas de las que caben; se muestran las primeras {$n}.

## Los ajustes.

settings-title = Ajustes
settings-look = Aspecto
settings-theme = Colores
settings-theme-line = Las fichas se distinguen siempre también por la forma y el brillo.
follow-system = Sistema
theme-dark = Oscuro
theme-light = Claro
theme-high-contrast = Alto contraste
settings-motion = Movimiento
settings-animation = Animación
settings-motion-reduced = El sistema pide menos movimiento: nada se mueve hasta que elijas una velocidad.
settings-language = Idioma
settings-language-of-words = Idioma de todos los textos
settings-language-not-loaded = No se puede cargar el idioma {$language}. ¿Hay conexión?
settings-play = Juego
settings-computer = Ordenador
settings-data = Datos

confirm-moves = Confirmar jugadas
confirm-moves-line = La primera pulsación muestra la jugada, la segunda la hace. En casillas pequeñas solo se pide al dedo.
confirm-never = Nunca
confirm-small-fields = En casillas pequeñas
confirm-always = Siempre
coordinates-switch = Ver coordenadas
stone-numbers = Números en las fichas
numbers-none = Ninguno
numbers-last = Últimas cinco
numbers-all = Todas
numbers-from-here = Desde aquí
turn-to-mover-switch = Girar el tablero hacia quien juega cuando juegan dos personas
board-turn = Girar el tablero
board-mirror = Reflejar el tablero
board-numbers = Números en las fichas
threats-switch-line = Marca lo que haría ahora tu rival.
hints-switch = Ofrecer pistas
hints-switch-line = El botón de pistas durante la partida, y su tecla.
teaching-switch-line = Contra el ordenador, puedes retirar una jugada que regala la victoria.

settings-reply = Pausa antes de la jugada del ordenador
settings-reply-line = La jugada no se muestra antes, por rápido que se encuentre. La pausa no cambia lo bien que juega el ordenador.
pause-none = Ninguna
pause-short = Corta
pause-normal = Normal
pause-long = Larga
settings-thinking = Tiempo para pensar
thinking-short = Corto
thinking-standard = Estándar
thinking-long = Largo
settings-thinking-line = Cuánto busca un nivel y, por tanto, lo fuerte que es. Las partidas con Corto o Largo cuentan en tus resultados, pero no para el nivel. Las partidas puntuadas usan siempre Estándar.
ponder-switch = El ordenador piensa en tu tiempo
ponder-switch-line = Mientras piensas, el nivel más fuerte sigue buscando a partir de la jugada que espera de ti. Si ha acertado, juega mejor. Nunca en partidas puntuadas.

settings-folder = Carpeta de partidas, resultados y ajustes
settings-folder-copy = Copiar
settings-in-browser = Este navegador guarda las partidas, los resultados y los ajustes.
settings-nowhere = En este ordenador no se puede guardar nada.
settings-records = Resultados como archivo
settings-no-records = Aún no has terminado ninguna partida contra el ordenador.

settings-keys-line = Pulsa un lápiz y luego la tecla nueva. Sustituye a las teclas de esa línea.
settings-keys-line-pad = Pulsa un lápiz y luego la tecla o el botón del mando. Sustituye a los de esa línea.
settings-keys-list = Todas las teclas
settings-keys-reset-all = Restaurar todo
settings-keys-change = Cambiar la tecla de «{$does}» ({$keys})
settings-keys-reset = Restaurar «{$does}»
settings-keys-awaited = Pulsa la tecla nueva. Esc cancela.
settings-keys-awaited-pad = Pulsa la tecla o el botón. Esc cancela.
settings-keys-taken = {$key} ya pertenece a «{$does}».
settings-keys-kept = El navegador se reserva {$key}.
settings-keys-off = Las teclas de un solo carácter están desactivadas: {$key} no haría nada.
character-keys-switch = Teclas de un solo carácter
character-keys-switch-line = Desactívalas si el dictado o un descuido pulsan letras, cifras o signos.
settings-accessibility = Accesibilidad
interface-size = Tamaño del texto y los controles
interface-size-percent = {$percent} %
interface-size-line = El tablero ocupa el espacio restante.
interface-size-most = En esta ventana cabe un {$percent} % como máximo.
interface-size-now = Texto y controles: {$percent} %
large-controls-switch = Controles más grandes
large-controls-switch-line = Es más fácil acertar en botones y casillas.
scan-title = Barrido
scan-off = Desactivado
scan-one-switch = Un pulsador
scan-two-switches = Dos pulsadores
scan-one-switch-line = Un marco pasa de jugada en jugada y de botón en botón. Espacio, Intro, un toque o un clic sin mover el puntero elige lo enmarcado.
scan-two-switches-line = Espacio, un toque o un clic sin mover el puntero lleva el marco adelante; Intro elige lo enmarcado.
scan-time = Tiempo de cada paso
scan-seconds = {$seconds} s
scan-row = Fila {$row}
scan-letters = abcdefghijklmnñopqrstuvwxyzáéíóúü
scan-delete = Borrar
scan-done = Listo

## Partidas terminadas: los resultados.

menu-records = Resultados
scores-title = Resultados
scores-empty = Aún no hay nada
scores-empty-line = Termina una partida contra el ordenador y su resultado aparecerá aquí.
scores-empty-play = Elegir un juego
scores-not-played = Aún sin jugar
scores-none-of = {$game}: aún no hay partidas terminadas.
scores-played =
    { $n ->
        [one] {$n} partida
       *[other] {$n} partidas
    }
scores-in-a-row =
    { $n ->
        [one] {$n} victoria seguida
       *[other] {$n} victorias seguidas
    }
scores-rating-title = Puntuación
scores-rating = {$rating} ± {$deviation}
scores-no-rating = aún sin puntuación
scores-about = unos {$rating} ± {$deviation}
scores-deviation = Estimación a partir de las partidas puntuadas: dos de cada tres veces, el valor real está dentro de ±.
scores-unknown = Aún desconocida; partidas puntuadas: {$n} de {$needed}.
scores-games-title = Todas las partidas
scores-won = ganadas: {$n}
scores-drawn = tablas: {$n}
scores-lost = perdidas: {$n}
scores-feat-played = jugadas
scores-feat-streak = victorias seguidas sin ayuda
scores-feat-best = mejor racha sin ayuda
scores-feat-shortest = jugadas en la victoria más corta sin ayuda
scores-lasted = {$board}: {$n} de un máximo de {$most} jugadas contra Perfecto
scores-opponents-title = Rivales: ganadas – tablas – perdidas
scores-adjusted = Otro tiempo para pensar
scores-against = {$won} – {$drawn} – {$lost}
scores-export-csv = Como tabla
scores-export-json = Como JSON
scores-forget = Borrar los resultados
scores-exported = Todas las partidas terminadas se han guardado en {$path}.
scores-not-exported = No se ha guardado el archivo: {$reason}
scores-refused = Las partidas terminadas no se pueden guardar: {$reason}. Puedes seguir jugando.
scores-damaged = Algunas partidas terminadas no se pueden leer: {$reason}. Todas están en {$path}; no se ha borrado nada.

ask-forget = ¿Borrar todos los resultados?
ask-forget-line = Todas las partidas terminadas, rachas y puntuaciones se borran para siempre.
ask-forget-no = Conservar
ask-forget-yes = Borrar todo
ask-delete = ¿Borrar esta jugada?
ask-delete-line = También se borra todo lo que se jugó después, con sus comentarios y marcas. No se puede deshacer.
ask-delete-no = Conservar
ask-delete-yes = Borrar
ask-delete-script = ¿Borrar el script {$name}?
ask-delete-script-line = No se puede deshacer.
ask-delete-script-no = { ask-delete-no }
ask-delete-script-yes = { ask-delete-yes }
ask-leave = ¿Dejar la partida puntuada?
ask-leave-line = Una partida puntuada que se deja cuenta como perdida.
ask-leave-no = Seguir
ask-leave-yes = Dejar y perder

## Partidas puntuadas.

rated-switch = Partida puntuada
rated-rules-title = Cómo funciona
rated-rule-level = Tu puntuación decide contra qué nivel juegas, para que las opciones sean más o menos iguales.
rated-rule-thinking = El tiempo para pensar es siempre Estándar.
rated-rule-board = El tablero es aquel en el que se midieron los niveles. La posición inicial, si puede variar, y quién empieza se deciden al azar.
rated-rule-help = No se puede deshacer ni pedir ayuda, y dejar la partida cuenta como derrota.
rated-running = Partida puntuada: sin deshacer.
rated-stays = Hay una partida puntuada en curso. Termínala o déjala antes de abrir otra.

latest-first-rating = Ya se conoce tu puntuación: unos {$rating} ± {$deviation}.
latest-rating = Tu puntuación: unos {$rating} ± {$deviation} ({$change}).
latest-not-known = Partida puntuada {$n} de las {$needed} que pide una puntuación.
latest-streak =
    { $n ->
        [one] {$n} victoria seguida.
       *[other] {$n} victorias seguidas.
    }
latest-best-streak =
    { $n ->
        [one] {$n} victoria seguida, tu mejor racha.
       *[other] {$n} victorias seguidas, tu mejor racha.
    }
latest-against = Contra {$name}: ganadas {$won}, tablas {$drawn}, perdidas {$lost}.
latest-lasted = Has aguantado {$n} de un máximo de {$most} jugadas. Tu mejor marca en este tablero: {$best}.
latest-lasted-best = Has aguantado {$n} de un máximo de {$most} jugadas: tu mejor marca en este tablero.
latest-adjusted = Con otro tiempo para pensar: ganadas {$won}, tablas {$drawn}, perdidas {$lost}.

## Partidas en archivos.

title-game = {$game} – {$name} – fivefold
title-setup = {$game} – fivefold
file-open-title = Abrir partida
file-save-title = Guardar partida
file-open = Abrir
file-save = Guardar
file-replace = Reemplazar
file-cancel = Cancelar
file-name-open = Archivo
file-name-save = Nombre
file-hint-open = Elige abajo o escribe un nombre
file-hint-save = Nombre del archivo
file-no-name = Escribe un nombre para el archivo.
file-exists = «{$file}» ya existe. Pulsa «Reemplazar» para sobrescribirlo, o elige otro nombre.
file-changed = Otra persona ha cambiado «{$file}» entretanto. Pulsa «Reemplazar» para sobrescribirlo, o elige otro nombre.
file-format = Formato
file-format-record = fivefold
file-format-sgf = SGF
file-format-psq = Piskvork
file-format-renlib = RenLib
file-format-pgn = PGN
file-format-playok = PlayOK
file-keeps-record = Conserva todo: jugadores, variantes, tiempos, comentarios.
file-keeps-sgf = Para otros programas. Guarda variantes, comentarios, marcas y nombres.
file-keeps-psq = Para gestores de Gomocup. Conserva solo la línea principal y sus tiempos.
file-keeps-renlib = Para RenLib. Guarda el árbol con comentarios y marcas, en 15 × 15.
file-keeps-pgn = Para partidas entre programas. Guarda los nombres y la línea principal.
file-keeps-playok = Como exporta partidas PlayOK. Guarda los nombres y la línea principal.
file-choose = Elegir
file-hint-program = Elige un programa abajo, o escribe aquí su ruta
file-no-programs = Aquí no hay programas.
file-recent = Partidas recientes
file-folder = En {$folder}
file-up = A {$folder}
file-folder-list = Todas las partidas en una lista
file-no-games = Aquí aún no hay partidas guardadas.
file-missing = Ya no está
file-long = Partida larga
file-forget = Quitar de la lista
file-plies =
    { $n ->
        [one] {$n} jugada
       *[other] {$n} jugadas
    }
file-won = ganó {$name}
file-drawn = tablas
file-age-now = ahora mismo
file-age-minutes =
    { $n ->
        [one] hace {$n} minuto
       *[other] hace {$n} minutos
    }
file-age-hours =
    { $n ->
        [one] hace {$n} hora
       *[other] hace {$n} horas
    }
file-age-days =
    { $n ->
        [one] ayer
       *[other] hace {$n} días
    }
file-saved = Guardado: {$file}
file-saved-main-line = Guardado: {$file} (solo la línea principal)
file-refused = {$reason}. Tu partida actual sigue como está.

## Por qué no se pueden leer o escribir archivos y partidas. Tras los dos puntos van las palabras del sistema.

file-error-no-home = No hay carpeta personal, así que no se puede guardar nada; define la variable HOME (o XDG_STATE_HOME).
file-error-opened = No se puede abrir {$path}: {$reason}
file-error-read = No se puede leer {$path}: {$reason}
file-error-written = No se puede escribir {$path}: {$reason}
file-error-made = No se puede crear {$path}: {$reason}
file-error-locked = No se puede bloquear {$path}: {$reason}
file-error-put-aside = No se puede renombrar {$path}: {$reason}
file-error-deleted = No se puede borrar {$path}: {$reason}
file-error-with-remedy = {$error}. {$remedy}
file-remedy-space = Libera espacio.
file-remedy-rights = Elige otra carpeta o cambia los permisos de esta.
file-remedy-own-rights = Cambia los permisos de su carpeta.
file-remedy-in-the-way = Otra cosa tiene ese nombre; cámbiale el nombre o muévela.
file-remedy-name = Revisa el nombre.
file-error-too-long = {$path} es demasiado largo para una partida: más de {$most} bytes.
file-error-no-text = {$path} no es un texto en UTF-8, así que no es una partida guardada; elige otro archivo.
file-error-rewritten = {$path} se ha escrito después de listar sus partidas; ábrelo otra vez.
file-error-broken = {$path}: {$reason}
file-error-unfit = No se ha escrito {$path}: {$reason}
reason-as-said = {$reason}

## Por qué un texto no se puede leer como posición o jugada, y qué se espera en él.

text-error = carácter {$at}: {$reason}
text-error-found = aparece «{$found}», pero se espera {$expected}
text-error-end = el texto se acaba, pero se espera {$expected}
text-error-near = {$error} (¿querías decir {$nearest}?)
expected-game-word = una de estas palabras: {$known}
expected-number = un número entero de {$min} a {$max}
expected-times = x entre los números
expected-row-end = «/» al final de la fila
expected-end = el final del texto
expected-end-after = el final del texto ({$most} bytes como máximo)
expected-column = una letra de columna (a, b, …)
expected-side = el bando al que le toca (1 o 2)
expected-parameters = «(» antes de los parámetros
expected-after-value = una coma o «)» tras el valor
expected-true-or-false = true o false

## Por qué un texto no se puede leer como partida, o una partida no se puede escribir en un formato.

format-error-at = línea {$line}, columna {$column}: {$reason}
format-error-found = aquí se espera {$expected}, no «{$found}»
format-error-missing = aquí se espera {$expected}
format-error-text = «{$text}»: {$reason}
format-error-move = jugada {$number}, «{$text}»: {$reason}
format-error-start = la partida no puede empezar así: {$reason}
format-error-other-game = solo {$games} se pueden escribir como {$format}; elige record o moves
format-error-too-long = el texto tiene {$length} bytes, se leen {$most} como máximo
expected-game = una partida
expected-cell = una casilla como h8

record-error-head = la primera línea debería ser «{$head}», no «{$found}»; corrígela o elige otro archivo
record-error-later = una versión posterior de fivefold guardó esta partida: su formato es {$found} (línea 1), esta versión lee el formato {$format}. Ábrela con una versión más nueva.
record-error-too-long = la partida guardada es demasiado larga: {$length} bytes, se leen {$most} como máximo
record-error-key = la línea {$line} debería empezar con «{$key}:»
record-error-value = línea {$line} ({$key}): {$reason}
record-error-word = «{$found}» no se conoce aquí
record-error-other-game = esta no es la partida prevista
record-error-result = las jugadas dan «{$really}», no «{$found}»
record-error-over-before = la partida termina antes de «{$found}»
record-error-time = «{$found}» no es un tiempo; escribe por ejemplo [2.5s]
record-error-mark = «{$found}» no es una marca en el tablero; escribe por ejemplo [label h8 A]
record-error-finding = «{$found}» no es un análisis de esta posición; escribe por ejemplo [first wins in 7; 20000 nodes; h8 i9]
record-error-opening = este inicio no permite esa apertura
record-error-swap-choice = aquí no se puede elegir «{$found}»
record-error-unclosed = falta «{$what}» para cerrar
record-error-unopened = este «)» no tiene un «(» delante
record-error-nothing-to-replace = una variante debe ir tras la jugada que sustituye
record-error-two-stars = hay un segundo «*», pero solo una posición puede estar en el tablero

## Por qué no se pueden leer las partidas terminadas.

scores-error-later = una versión posterior de fivefold guardó estos resultados: su formato es {$found}, esta versión lee hasta {$format}
scores-error-too-long = los resultados son demasiado largos: {$length} bytes, se leen {$most} como máximo
scores-error-line = línea {$line}: {$reason}
scores-error-short = falta {$wanted}
scores-error-word = aparece «{$found}», pero se espera {$wanted}
scores-error-long = «{$found}» está de más
expected-day = un día
expected-opponent = un rival
expected-which-side = un bando (first o second)
expected-who-began = began o answered
expected-result = un resultado (won, drawn o lost)
expected-mark = una marca (rated, helped, left o adjusted)
expected-rating = una puntuación
expected-a-number = un número
expected-word = la palabra «{$word}»

## El portapapeles.

clipboard-copied = Copiado: {$id}
clipboard-copied-game = Partida completa copiada como texto
clipboard-taken = Posición inicial pegada del portapapeles
clipboard-empty = No hay texto en el portapapeles.
clipboard-refused = Aquí no se puede usar el portapapeles. Guarda la partida en un archivo o abre uno.
clipboard-broken = El texto pegado se leyó como {$taken}, pero algo está mal: {$reason}. Tu partida actual sigue como está.
clipboard-as-id = un id
clipboard-as-record = una partida de fivefold
clipboard-as-other = una partida de otro programa
clipboard-name = El portapapeles
clipboard-as-moves = una lista de jugadas

## La partida de aprendizaje.

teaching-switch = Avisarme de errores
teaching-win-for-loss = Esta jugada regala la victoria.
teaching-win-for-draw = Esta jugada cambia una victoria por tablas.
teaching-draw-for-loss = Esta jugada regala las tablas.
teaching-seems = Había una jugada mucho mejor.
teaching-looking = Revisando tu jugada…
teaching-back = Pensar otra vez
teaching-keep = Mantener jugada

# Por qué: lo que la jugada permite al rival, o lo que ha dejado pasar.
mistake-missed-win-at-once = Podías ganar de inmediato.
mistake-missed-win-in =
    { $n ->
        [one] Podías forzar la victoria en {$n} jugada.
       *[other] Podías forzar la victoria en {$n} jugadas.
    }
mistake-missed-win = Podías forzar la victoria.
mistake-missed-found-win =
    { $n ->
        [one] La búsqueda te había hallado una victoria en {$n} jugada; no está demostrada.
       *[other] La búsqueda te había hallado una victoria en {$n} jugadas; no está demostrada.
    }
mistake-lets-win-at-once = Ahora tu rival puede ganar de inmediato.
mistake-lets-win-in =
    { $n ->
        [one] Ahora tu rival puede ganar en {$n} jugada, hagas lo que hagas.
       *[other] Ahora tu rival puede forzar la victoria en {$n} jugadas.
    }
mistake-lets-win = Ahora tu rival puede forzar la victoria.
mistake-found-loss =
    { $n ->
        [one] Ahora la búsqueda halla una victoria de tu rival en {$n} jugada; no está demostrada.
       *[other] Ahora la búsqueda halla una victoria de tu rival en {$n} jugadas; no está demostrada.
    }
mistake-answer = La mejor respuesta de tu rival es {$move}.

## El ajuste fino: los valores de los archivos de configuración. Los comentarios de los archivos quedan en inglés.

tune-title = Ajuste fino
tune-search = Buscar valores
tune-found = Encontrados
tune-nothing-found = Ningún valor lo tiene en su nombre o descripción.
tune-files = Archivo
tune-board = Tablero
tune-file-timing = Tiempos
tune-file-theme = Colores: {$theme}
tune-file-sound = Sonidos
tune-file-study = Análisis y aprendizaje
tune-file-opponents = Scripts
tune-file-changed = {$name} (cambiado)
tune-show-file = Ver archivo
tune-reset-all = Restaurar todo
tune-bring-back = Recuperar
tune-reset = Valor predeterminado de «{$name}»
tune-listen = Escuchar «{$name}»
tune-picker = Elegir el color de «{$name}»
tune-default = Predeterminado: {$default}.
tune-range = De {$min} a {$max}, predeterminado {$default}.
tune-range-unit = {$unit}, de {$min} a {$max}, predeterminado {$default}.
tune-no-number = Escribe un número, por ejemplo 0.5.
tune-no-colour = Escribe # y seis cifras de 0 a F, por ejemplo #0072B2.
tune-own-file = Tu propio archivo
tune-own-place = Está aquí: {$path}
tune-own-nowhere = Este navegador lo guarda.
tune-own-none = Nada difiere de los valores predeterminados, así que no hay archivo.
tune-open-folder = Abrir carpeta
tune-save-file = Guardar una copia
tune-not-opened = No se puede abrir {$path}: {$reason}. Abre tú la carpeta.
tune-refused = Tus propios valores no se pueden guardar: {$reason}. Valen hasta que cierres fivefold.

## La lección.

lesson-offer = ¿No conoces este juego? Una lección de un minuto te lo enseña.
lesson-begin = Lección
lesson-not-now = Ahora no
lesson-step = Paso {$n} de {$of}
lesson-next = Siguiente
lesson-again = Otra vez
lesson-leave = Salir
lesson-right = Bien.
lesson-right-wins = Bien. Así se gana.
lesson-wrong = Ahí no. Inténtalo otra vez.
lesson-finished = Fin de la lección. ¡A jugar!
help-does-lesson = En una lección: jugar aquí o seguir

## Puzzles.

puzzles-title = Problemas
puzzles-game = Juego
puzzles-task = Turno: {$name}. {$task}
puzzles-only = Encuentra la única jugada ganadora.
puzzles-win =
    { $n ->
        [one] Gana ya.
       *[other] Gana en {$n} jugadas.
    }
puzzles-force =
    { $n ->
        [one] Gana ya.
       *[other] Gana en {$n} jugadas que solo dejan una respuesta cada una.
    }
puzzles-survive =
    { $n ->
        [one] No pierdas ya.
       *[other] No pierdas en {$n} jugadas.
    }
puzzles-right = Bien. Sigue.
puzzles-solved = Resuelto.
puzzles-shown = Esa era la solución. El problema volverá más tarde.
puzzles-wrong = Eso no lo resuelve.
puzzles-wrong-lost = Así se pierde ya.
puzzles-wrong-answer-wins = {$name} responde con {$move} y gana.
puzzles-wrong-will-win = {$name} responde con {$move} y gana con el mejor juego.
puzzles-wrong-no-win =
    { $n ->
        [one] Así no se gana ya: {$name} responde con {$move}.
       *[other] Así no se gana en {$n} jugadas: {$name} responde con {$move}.
    }
puzzles-wrong-no-force = Así no se gana de este modo: {$name} responde con {$move}.
puzzles-show = Solución
puzzles-again = Otra vez
puzzles-rating = Puntuación {$rating}
puzzles-rating-changed = Puntuación {$rating} ({$change})
puzzles-kept-solved =
    { $n ->
        [one] {$n} resuelto
       *[other] {$n} resueltos
    }
puzzles-kept-streak = {$n} seguidos
puzzles-kept-again = {$n} para repetir
puzzles-list-title = Todos los problemas
puzzles-list-one = Problema {$n}
puzzles-list-solved = resuelto
puzzles-list-again = para repetir
puzzles-none = No hay problemas: su archivo no se puede leer.
puzzles-opening = Abriendo los problemas…
puzzles-all-solved = Todos los problemas de este juego están resueltos.
puzzles-error = Sin problemas: {$path} {$reason}. Reinstala el programa o restaura este archivo.
puzzles-error-missing = no se puede abrir
puzzles-error-too-long = es demasiado largo
puzzles-error-head = no empieza como un archivo de problemas
puzzles-error-later = es para una versión más nueva del programa
puzzles-error-line = no se puede leer en la línea {$n}
puzzles-not-kept = Los problemas resueltos no se pueden guardar: {$reason}. Puedes seguir.
puzzles-kept-damaged = Parte de los resultados de los problemas no se puede leer. Hay una copia en {$path}; el resto se usa.
puzzles-day = Hoy
puzzles-day-of = Posición del día, {$date}
puzzles-day-open = sin jugar
puzzles-day-begun = aún sin resolver
puzzles-day-first = resuelto a la primera
puzzles-day-solved =
    { $n ->
        [one] resuelto tras {$n} jugada errónea
       *[other] resuelto tras {$n} jugadas erróneas
    }
puzzles-day-shown = solución vista
puzzles-share = Copiar resultado
puzzles-shared = El resultado está en el portapapeles.
puzzles-month-before = Mes anterior
puzzles-month-after = Mes siguiente
help-does-puzzle = En un problema: jugar aquí, repetir o seguir

## Las fechas.

date-month =
    { $month ->
        [1] Enero
        [2] Febrero
        [3] Marzo
        [4] Abril
        [5] Mayo
        [6] Junio
        [7] Julio
        [8] Agosto
        [9] Septiembre
        [10] Octubre
        [11] Noviembre
       *[12] Diciembre
    } de {$year}
date-day =
    {$day} de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de {$year}
date-weekday =
    { $n ->
        [1] Lunes
        [2] Martes
        [3] Miércoles
        [4] Jueves
        [5] Viernes
        [6] Sábado
       *[7] Domingo
    }
date-weekday-sign =
    { $n ->
        [1] Lu
        [2] Ma
        [3] Mi
        [4] Ju
        [5] Vi
        [6] Sá
       *[7] Do
    }
date-full = {$weekday}, {$date}

about-title = Acerca de fivefold
about-version = Versión {$version}
about-commit = Commit
about-parts = Componentes
about-licence = Licencia
about-system = Sistema
about-browser = Navegador
about-graphics = Gráficos
about-driver = Controlador
about-window = Ventana
about-copied = Copiado, listo para un informe
about-licences = Licencias
about-all-texts = Textos completos
about-fonts = Tipos de letra
about-sounds = fivefold crea él mismo todos sus sonidos.
about-libraries = Bibliotecas: {$n}
about-no-list = La lista de bibliotecas ({$path}) falta o no se puede leer.
about-opening = Abriendo la lista…
