### The words of fivefold in English.
### One text a key; {$name} is filled in by the program. Saved changes show at once while it runs.

language-name = English
app-name = fivefold
app-line = Five old games at one table

## The two sides. They are always shown with their shape as well as their colour.

side-first = Blue
side-second = Yellow

## The five games: name, one line for the menu, rules in short.

game-nim-name = Nim
game-nim-line = Take pebbles. Take the last one.
game-nim-rules = On your turn take as many pebbles as you like, at least one, all from the same row. Whoever takes the last pebble wins; in misère play, loses.
game-corner-name = Corner Nim
game-corner-line = Bring the lantern home.
game-corner-rules = On your turn move the lantern any number of squares to the left or any number down; with the queen rule also diagonally down to the left. Whoever puts it on the bottom left square wins.
game-northcott-name = Northcott
game-northcott-line = Slide, close in, leave no room.
game-northcott-rules = On your turn slide one of your counters along its row, as far as you like, left or right, but never past the other one. Whoever cannot move loses.
game-mnk-name = Lines
game-mnk-line = From tic-tac-toe to five in a row.
game-mnk-rules = Take turns putting a stone on an empty point. Whoever is first to make an unbroken line, across, down or diagonally, wins. A full board is a draw.
game-atoms-name = Atoms
game-atoms-line = One atom too many, and it all goes up.
game-atoms-rules = On your turn add an atom to an empty cell or to one of yours. A full cell bursts: its atoms fly to the neighbours and make them yours, and those may burst in turn. Whoever has no cell left loses.

## The menu.

menu-continue = Continue
menu-continue-line = {$game}, move {$move}
menu-continue-key = Enter
menu-help = Keys
menu-language = Language
menu-speed = Movement
menu-fullscreen = Full screen
menu-save-file = Save to a file
menu-open-file = Open a file

## How fast pieces move.

speed-off = Off
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast

## Setting up a game.

setup-presets = Boards
setup-board = Board
setup-players = Players
setup-person = Person
setup-begins = Who begins
setup-begins-first = Blue
setup-begins-second = Yellow
setup-begins-random = By lot
setup-begins-alternate = In turns
setup-start-position = Start position
setup-start-usual = Usual
setup-start-random = Random
setup-start-placed = Placed
setup-start = Start
setup-back = Menu
setup-place-nim = Click where a row is to end.
setup-place-corner = Click a square to put the lantern there.
setup-place-northcott = A click or tap places the counter chosen here; the right button or a long press places the other one.
setup-placing-side = Placing

## Presets, by game and parameters. A board without a name shows its numbers.

preset-nim-3-4-5 = Three rows
preset-nim-1-3-5-7 = Pyramid
preset-nim-3-4-5-misere = Misère
preset-nim-2-3-4-5-6 = Five rows
preset-corner-8x8 = Courtyard
preset-corner-8x8-queen = With diagonals
preset-corner-12x12 = Large
preset-corner-12x12-queen = Large, diagonals
preset-northcott-2x8 = Two short rows
preset-northcott-3x12 = Three rows
preset-northcott-4x12 = Four rows
preset-northcott-5x12 = Five rows
preset-mnk-3x3x3 = Tic-tac-toe
preset-mnk-9x9x5 = Small five
preset-mnk-15x15x5 = Gomoku
preset-mnk-19x19x5 = Full board
preset-atoms-8x8 = Atoms
preset-atoms-8x8-chain = Chain reaction
preset-atoms-5x5 = Small
preset-atoms-6x9-chain = Tall chain

## What can be chosen before a game, and within which limits.

field-cols = Columns
field-cols-hint = {$min} to {$max}
field-rows = Rows
field-rows-hint = {$min} to {$max}
field-len = In a row to win
field-len-hint = {$min} to {$max}, at most the longer side
field-exact = Exact length
field-exact-hint = Longer lines do not win
field-queen = Queen
field-queen-hint = Diagonal moves are allowed
field-misere = Misère
field-misere-hint = Taking the last pebble loses
field-heaps = Rows
field-heaps-hint = {$min} to {$max}
field-heap = Row {$n}
field-heap-hint = {$min} to {$max} pebbles
field-chain = Chain reaction
field-chain-hint = Cells burst at as many atoms as they have neighbours, and none are lost
field-error-out-of-range = From {$min} to {$max}, please.
field-error-line-too-long = A line of {$len} does not fit: the longer side has {$longest}.
field-error-no-pieces = At least one row needs a pebble.
field-error-missing = A value is missing.
field-decrease = Less: {$field}
field-increase = More: {$field}

## Computer opponents.

opponent-random = Chance
opponent-random-line = Any move will do.
opponent-exact = Perfect
opponent-exact-line = Never lets a win slip away.
opponent-nim-searcher = The searcher
opponent-nim-searcher-line = The original: plays every game to its end in its head.
opponent-northcott-original = The original
opponent-northcott-original-line = Counts the gaps, and waits for your mistake.
opponent-noughts-1 = Noughts 1
opponent-noughts-1-line = Looks one move ahead.
opponent-noughts-2 = Noughts 2
opponent-noughts-2-line = Looks at its move and your answer.
opponent-noughts-3 = Noughts 3
opponent-noughts-3-line = Looks three moves ahead.
opponent-noughts-4 = Noughts 4
opponent-noughts-4-line = Looks four moves ahead, without hurry.
opponent-noughts-5 = Noughts 5
opponent-noughts-5-line = Looks five moves ahead; slow on large boards.
opponent-noughts-6 = Noughts 6
opponent-noughts-6-line = Looks six moves ahead; very slow.
opponent-boora-05 = Boora 0.5
opponent-boora-05-line = Builds its own lines and hardly looks at yours.
opponent-boora-06 = Boora 0.6
opponent-boora-06-line = Builds its own lines and gets in the way of yours.
opponent-engine = Master
opponent-engine-line = Reads far ahead and sees every threat.
opponent-atoms-original = The original
opponent-atoms-original-line = Begins anywhere, then gathers at your border.
opponent-external-line = Another program, with a mind of its own.

opponent-level-1 = Beginner
opponent-level-1-line = Has just learnt the rules.
opponent-level-2 = Novice
opponent-level-2-line = Sees what lies right in front of it.
opponent-level-3 = Learner
opponent-level-3-line = Has a plan now and then.
opponent-level-4 = Casual player
opponent-level-4-line = Plays well, as long as you do not hide your plans.
opponent-level-5 = Club player
opponent-level-5-line = Knows what matters, and still overlooks things.
opponent-level-6 = Strong player
opponent-level-6-line = Seldom lets a mistake go unpunished.
opponent-level-7 = Expert
opponent-level-7-line = Hardly ever makes a mistake.
opponent-level-8 = Master
opponent-level-8-line = Plays as well as this program can.

# What a level cannot see, one thing each; put together behind its name.
opponent-trait-perfect = Plays perfectly.
opponent-trait-full-strength = Sees everything it can reach.
opponent-trait-reads-columns =
    { $n ->
        [one] Reads numbers in binary, but only the last digit.
       *[other] Reads numbers in binary, but only the last {$n} digits.
    }
opponent-trait-reads-nothing = Cannot read the numbers behind the game.
opponent-trait-sees-end =
    { $n ->
        [one] Sees the end {$n} move before it.
       *[other] Sees the end {$n} moves before it.
    }
opponent-trait-overlooks = Overlooks the winning move {$n}% of the time.
opponent-trait-retreats = Without a plan it steps back {$n}% of the time.
opponent-trait-random-share = Plays anywhere {$n}% of the time.
opponent-trait-misses-diagonals = Blind to diagonals.
opponent-trait-overlooks-threats = Forgets to look at your stones {$n}% of the time.
opponent-trait-misses-forced-wins = Does not look for chains of threats.
opponent-trait-looks-ahead =
    { $n ->
        [one] Looks {$n} move ahead.
       *[other] Looks {$n} moves ahead.
    }
opponent-trait-looks-at-no-reply = Does not think of your answer.
opponent-trait-visits-at-most =
    { $n ->
        [one] Looks at {$n} position for a move.
       *[other] Looks at {$n} positions for a move.
    }
opponent-trait-sees-waves =
    { $n ->
        [one] Sees {$n} wave of a reaction.
       *[other] Sees {$n} waves of a reaction.
    }
opponent-trait-counts-only-atoms = Counts the atoms, not the dangers.

## During a game.

play-your-turn = Your turn
play-turn = {$name} to move
play-you = You
play-thinking = Thinking…
play-thinking-time = Thinking… {$seconds} s
play-ok = Take
play-ok-marked =
    { $n ->
        [one] Take {$n} pebble
       *[other] Take {$n} pebbles
    }
play-nothing-marked = Mark the pebbles you want to take.
play-tap-again = Tap again to play there.
play-computer-begins = Computer begins
play-undo = Undo
play-redo = Redo
play-go-on = Go on
play-pause = Pause
play-other-opponent = Another opponent
play-waiting = Waiting
play-resign = Give up
play-resign-sure = Give this game up?
play-resign-not = Play on
play-new-game = New game
play-again = Play again
play-setup = Setup
play-rules = Rules in short
play-menu = Menu
play-move-number = Move {$n}

verdict-switch = Tell who is winning
verdict-you-lose = The computer has found a way to win.
verdict-win = Proven: {$name} wins with best play.
verdict-win-in =
    { $plies ->
        [one] Proven: {$name} wins in {$plies} move.
       *[other] Proven: {$name} wins in {$plies} moves at most.
    }
verdict-draw = Proven: a draw with best play.
verdict-estimated = Estimate for {$name}: {$score}
verdict-unknown = Nothing is known about this position.

result-you-win = You win!
result-computer-wins = The computer wins.
result-side-wins = {$name} wins.
result-draw = A draw.
result-nim = {$name} took the last pebble.
result-nim-misere = {$name} had to take the last pebble.
result-corner = {$name} brought the lantern home.
result-northcott = {$name} has no room left.
result-mnk =
    { $len ->
        [one] A line of {$len} stone.
       *[other] A line of {$len} stones.
    }
result-mnk-draw = The board is full.
result-atoms = {$name} has no cell left.
result-resigned = {$name} has given up.
result-resigned-fault = {$name} has given up: {$fault}.
result-moves =
    { $n ->
        [one] After {$n} move.
       *[other] After {$n} moves.
    }

fault-not-set-up = it is no longer among the programs that are set up
fault-no-programs = other programs cannot be started here
fault-not-found = the program is not there
fault-not-allowed = the program must not be started
fault-not-started = the program could not be started
fault-crashed = the program crashed (exit code {$code})
fault-killed = the program was ended from outside
fault-closed = the program no longer listens or speaks
fault-timed-out = the program did not answer for {$seconds} s
fault-garbage = the program said “{$said}”, which is no move
fault-illegal = the program played {$move}, which the rules do not allow
fault-refused = the program does not play this game (“{$said}”)

## Other programs as opponents.

engine-add = Another program …
engine-add-line = Any computer player of Gomoku on this machine.
engine-title = Another program as opponent
engine-help = Programs that speak the protocol of Gomocup can play Lines with five in a row.
engine-path = Where it is
engine-path-hint = such as /home/me/gomoku/pbrain-rapfi
engine-name = Name
engine-name-hint = can be left out: it says its own
engine-time = Time for a move
engine-seconds = {$seconds} s
engine-check = Check and add
engine-checking = Asking the program who it is …
engine-added = Added as {$name}. It says: {$said}
engine-no-path = Say where the program is.
engine-bad-name = A name has 1 to 24 letters without accents, digits, or the signs - _ .
engine-taken = There is a program named {$name} already.
engine-full =
    { $n ->
        [one] There is {$n} program already; remove it first.
       *[other] There are {$n} programs already; remove one first.
    }
engine-fault = It was not added: {$fault}.
engine-own = Programs that you have added
engine-remove = Remove {$name}
engine-damaged = The list of your programs cannot be read: {$reason} It is now {$path}; nothing was deleted.

## Why a move is refused.

illegal-game-over = The game is over.
illegal-off-board = That is off the board.
illegal-occupied = That place is taken.
illegal-not-yours = That cell belongs to the other side.
illegal-stands-still = It has to move.
illegal-wrong-direction = It does not go that way.
illegal-crosses = Counters may not pass each other.
illegal-nothing-taken = Take at least one.
illegal-no-such-heap = There is no such row.
illegal-too-many =
    { $have ->
        [one] Only {$have} is left there.
       *[other] Only {$have} are left there.
    }
illegal-wrong-order = The ring has to stand left of the cross.
illegal-fixed-start = This game always starts the same way.
illegal-over-at-start = Like this the game would be over before it begins.
illegal-not-a-move = That is not a move of this game.
illegal-record-full = No more moves can be kept. Begin a new game.

## Why the computer chose its move.

why-nim-sum-to-zero = It leaves a nim-sum of zero.
why-odd-ones = It leaves an odd number of single pebbles.
why-searched-win = It has found that every answer loses.
why-lost-random = It is losing, so it took its chance.
why-random = Chance decided.
why-opening = Its usual first move.
why-completes-line = It completes a line.
why-blocks-line = It stops the line you would have completed.
why-open-four = It threatens to complete a line in two places.
why-forced-win = It wins by force: no answer helps.
why-holds-out = It is losing, and holds out as long as it can.
why-defends = It stops your line.
why-best-score = It liked this one best.
why-grows-at-front = It grows at your border.
why-wins-cascade = Its cascade wins the game.
why-external = Another program has chosen it.
why-script = Its script chose it.
why-forfeited = Its own move did not stand, so chance decided.

## Mistakes of opponents written as scripts. File, line and column stand in front (config-broken).

script-missing = There is no such file, so chance plays.
script-not-built-in = This program was built without scripts, so chance plays.
script-too-long = The script is too long: {$bytes} bytes, at most {$most} are read.
script-unknown-game = “{$found}” is none of the games: nim, corner, northcott, mnk, atoms.
script-failed = {$reason}
script-no-choose = There is no function “choose”; a script needs “fn choose(board)”.
script-too-many-steps = Still no move after all allowed steps ({$most}). Does a loop never end?
script-out-of-time = The time was up before there was a move.
script-too-deep = Functions call each other too deeply (at most {$most}). Does one call itself for ever?
script-too-large = {$what} (at most {$most}).
script-no-move = “choose” returned {$found} instead of a move.
script-unreadable = “choose” returned “{$text}”, which is no move here: {$reason}
script-illegal = “choose” returned {$text}, which is not allowed: {$reason}

## Trouble with a file of the program.

config-broken = {$file}, line {$line}, column {$column}: {$reason}
config-unknown-near = There is no “{$found}”; did you mean “{$nearest}”?
config-unknown = There is no “{$found}”; known are {$known}.
config-kept = The last good values stay.
banner-close = Close

## The overlay of keys: what a key does, and how it is written.

help-title = Keys
help-close = Close
help-keys-arrows = Arrows
help-does-arrows = Move over the board or between choices
help-keys-act = Enter, Space
help-does-act = Play, choose
help-keys-nim = Space, Enter
help-does-nim = Nim: mark, then take what is marked
help-keys-tab = Tab
help-does-tab = To the next control
help-keys-letters = A–V, 1–22
help-does-letters = Go to a column or a row, as written at the edge
help-keys-cards = 1–5
help-does-cards = Choose a game in the menu; Enter continues the last one
help-keys-sides = O, X
help-does-sides = Choose the counter to place (Northcott)
help-keys-back = Esc
help-does-back = Back
help-keys-undo = Ctrl+Z, Ctrl+Y
help-does-undo = Take back, and play again
help-keys-steps = PgUp, PgDn
help-does-steps = Through the moves of the game
help-keys-new = Ctrl+N
help-does-new = New game
help-keys-fullscreen = F11
help-does-fullscreen = Full screen
help-keys-help = ?, F1
help-does-help = This list
help-keys-quit = Ctrl+Q
help-does-quit = End the program

## For screen readers: what lies on a field, what happened last.

reading-board = Board
reading-empty = empty
reading-pebble = pebble
reading-pebble-marked = pebble, marked
reading-lantern = lantern
reading-atoms =
    { $n ->
        [one] {$name}, {$n} atom
       *[other] {$name}, {$n} atoms
    }
reading-last = {$name} played {$move}.

## In the browser.

page-storage-refused = This browser keeps nothing for this page, so the game will be gone when the page is closed. Play goes on; “Save to a file” keeps it.
page-game-damaged = The game kept by this browser cannot be read ({$reason}). It was put aside, nothing was deleted.
page-broken-id = The address asks for “{$id}”, which names no game: {$reason}
page-file-broken = The file “{$file}” is no saved game: {$reason}
page-file-refused = The browser does not allow that: {$reason}

## What the desktop keeps between two runs.

keep-refused = The game cannot be kept for the next time: {$reason}. Play goes on.
keep-damaged = The game that was kept cannot be read: {$reason} It is now {$path}; nothing was deleted.
