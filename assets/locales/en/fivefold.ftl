### The words of fivefold in English.
### One text a key; {$name} is filled in by the program. Saved changes show at once while it runs.
### What only one game says stands in that game's own file, beside this one.

app-name = fivefold
app-line = { $n ->
    [5] Five old games at one table
    [one] { $n } game at one table
   *[other] { $n } games at one table
}

## The two sides. They are always shown with their shape as well as their colour.

side-first = Blue
side-second = Yellow

## The menu.

menu-continue = Continue
menu-continue-line = {$game}, {$moves}
menu-help = Keys
settings-sound = Sound
settings-volume = Volume
hear-board-switch = Hear the board
hear-board-line = Arrow keys let you hear each field: its row as pitch, its column from left to right, and what lies there. In the Nim games a chord after each move tells whether the position is balanced, except in rated games.
menu-fullscreen = Full screen
menu-open-file = Open a file

## How fast pieces move.

speed-off = Off
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast

## The sound is turned on and off by key.

sound-on = Sound is on
sound-off = Sound is off

## Setting up a game.

setup-presets = Boards
setup-board = Board
setup-more = More options
setup-clock = Clock
setup-clock-none = None
setup-clock-about = Minutes + seconds for each move; or minutes, then periods × seconds that start afresh with each move. Whoever runs out of time loses.
setup-clock-minutes = Minutes for the game
setup-clock-increment = Seconds for each move
setup-clock-periods = Periods after that
setup-clock-period = Seconds per period
setup-players = Players
setup-person = Person
setup-begins = Who begins
setup-begins-first = Blue
setup-begins-second = Yellow
setup-begins-random = Random
setup-begins-alternate = Alternate
setup-start-position = Start position
setup-start-usual = Standard
setup-start-random = Random
setup-start-placed = Placed
setup-start = Start
setup-back = Menu
setup-placing-side = Placing

## What can be chosen before a game, and within which limits.

field-cols = Columns
field-cols-hint = {$min} to {$max}
field-rows = Rows
field-rows-hint = {$min} to {$max}
field-error-out-of-range = Enter a number from {$min} to {$max}.
field-error-missing = A value is missing.
field-decrease = Less: {$field}
field-increase = More: {$field}

## Computer opponents.

opponent-random = Chance
opponent-random-line = Plays random moves.
opponent-exact = Perfect
opponent-exact-line = Never lets a win slip away.
opponent-engine = Engine
opponent-engine-line = Looks far ahead and sees every threat.
opponent-external-line = A program that you have added.
opponent-suitable = A good match for you.
opponents-levels = Levels
opponents-own = Your own levels
opponents-originals = Only in this game
opponents-scripts = Scripts
opponents-programs = Other programs
opponents-you = You: {$rating}
opponent-about = About {$name}
opponent-play = Play against it
original-origin = Who wrote it
original-thinking = How it thinks
original-blind-spots = What it cannot see
lasting-title = How long can you last?
lasting-most = It wins within {$most} moves, yours counted too. Another way to win might be quicker.
lasting-best = Your best: {$n}.
lasting-none = You have not tried yet.
lasting-fair = Is that fair?
proof-walk = Walk through the proof
opponent-own-line = A copy of {$name} with numbers of its own.
own-level-numbers = Its numbers
own-level-file = They stand in {$file}. Change them there; a new setup reads them.
script-file = File
script-open = Open file
script-mistake = Its last mistake
script-copy-mistake = Copy the mistake
script-printed = What it printed
script-printed-nothing = Nothing yet. What the script passes to print appears here.
script-copy-printed = Copy the text
script-edit = Edit here
script-text = Text of the script
script-save = Save
script-revert = Revert
script-delete = Delete
script-keys = Ctrl+S saves, Esc closes.
script-unsaved = Not saved yet.
script-saved = Saved.
script-plays = Here it plays {$move}.
script-go-to-line = Go to line {$line}
script-deleted = {$name} is deleted.
script-no-room = The browser has no room left, so this is not saved. Delete old games or other scripts and save again.
script-changed = This script was changed elsewhere meanwhile. Save again to replace that, or revert to see it.
opponent-clone = Clone this opponent
opponent-clone-name = Name of the clone
opponent-clone-hint = for example my_own-2
opponent-clone-now = Clone
opponent-clone-no-name = A name has 1 to {$most} characters: letters from A to Z, digits, “-” and “_”.
opponent-clone-taken = There is an opponent or a file named {$name} already.
opponent-clone-not-written = {$path} cannot be written: {$reason}.
arena-title = Compare opponents
arena-games = Games
arena-about = Each opening is played twice, with sides swapped, so neither player has the better side.
arena-run = Run
arena-stop = Stop
arena-nothing = Choose two opponents and run the games. The table and the curve grow while they play.
arena-running = {$done} of {$all} games played
arena-stopped = Stopped after {$done} of {$all} games
arena-done = Done: {$done} of {$all} games
arena-won = Won
arena-drawn = Drawn
arena-lost = Lost
arena-points = Score
arena-percent = {$percent}%
arena-score = {$name} scores {$score} ± {$margin} (95% certain).
arena-score-alone = {$name} scores {$score} so far.
arena-forfeited = Games lost without a legal move: {$n}
arena-left-out = Pairs left out because a program never got to play: {$n}
arena-curve = Score over the games
help-does-arena = Run or stop the comparison

opponent-level-1 = Beginner
opponent-level-1-line = Has just learnt the rules.
opponent-level-2 = Novice
opponent-level-2-line = Sees only what is obvious.
opponent-level-3 = Learner
opponent-level-3-line = Has a plan now and then.
opponent-level-4 = Casual player
opponent-level-4-line = Plays well, but misses hidden plans.
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
opponent-trait-full-strength = Has no blind spots.
opponent-trait-reads-columns =
    { $n ->
        [one] Reads numbers in binary, but only the last digit.
       *[other] Reads numbers in binary, but only the last {$n} digits.
    }
opponent-trait-reads-nothing = Does not know the winning strategy.
opponent-trait-sees-end =
    { $n ->
        [one] Plays the end well, once {$n} step is left.
       *[other] Plays the end well, once {$n} steps are left.
    }
opponent-trait-overlooks = Overlooks the winning move {$n}% of the time.
opponent-trait-loses-thread = Plays without a plan for {$n}% of the game.
opponent-trait-overlooks-moves = Overlooks {$n}% of all moves.
opponent-trait-random-share = {$n}% of its moves are random.
opponent-trait-looks-at-no-reply = Looks only at its own move, not at your reply.
opponent-trait-looks-ahead =
    { $n ->
        [one] Looks {$n} move ahead.
       *[other] Looks {$n} moves ahead.
    }
opponent-trait-visits-at-most =
    { $n ->
        [one] Looks far ahead, but only at {$n} position for a move.
       *[other] Looks far ahead, but only at {$n} positions for a move.
    }

## The research room: which positions are good, found step by step.

research-title = Research
research-back = Back
research-enter = Explore winning positions
research-turn = Drag or use the arrow keys to turn; wheel, + and – to zoom
research-game = Game
research-question = Question
research-list = Good positions
research-list-empty = None found yet.
research-pace = Pace
research-pace-slow = Slow
research-pace-normal = Normal
research-pace-fast = Fast
research-pace-at-once = At once
research-run = Run
research-pause = Pause
research-again = Start again
research-step = Step
research-put-on-board = Put on a board
research-step-good =
    { $struck ->
        [one] {$tuple}: no good position can be reached from here, so it is good. It strikes out {$struck} more.
       *[other] {$tuple}: no good position can be reached from here, so it is good. It strikes out {$struck} more.
    }
research-step-struck = {$tuple}: from here {$by} can be reached, which is good. So {$tuple} is struck out.
research-count =
    { $good ->
        [one] {$good} good position; {$steps} of {$all} looked at
       *[other] {$good} good positions; {$steps} of {$all} looked at
    }
research-agrees = The rule says the same: {$rule}.
research-differs = The rule says something else: {$rule}.
research-good = good
research-struck = struck out
research-open = not looked at yet
research-proof = Proof
research-proof-squares = Good positions agree in every binary digit. Each digit halves the groups along the diagonal: 8 × 8 hold 4 × 4, these hold 2 × 2.
research-proof-tetrahedra = In every binary column the ones must pair off. Of the eight ways to fill a column four do, so each tetrahedron holds four of half the size.
research-proof-columns = In every binary column the ones must pair off. Any move from such a position leaves some column odd, and from there a move can always make all columns even again.

## Who wins on boards of many sizes.

board-table-enter = Solved boards
board-table-title = Who wins on which board
board-table-about = With best play on both sides; longer lines win, too. Turning a board changes nothing. Solved by fivefold itself.
board-table-first = Whoever begins wins
board-table-second = The other side wins
board-table-draw = Draw
board-table-open = Not solved
board-table-set-up = Set up this board

## Boards of different games with the same heaps.

theorem-title = One theorem, three boards
theorem-answers = The computer answers
theorem-shown-as = Show the heaps as
theorem-heaps = Heaps
theorem-random = At random
theorem-play = Make this move
theorem-other = Turn into the next board
theorem-stands = {$mover} to move, nim-sum {$sum}. {$winner} can win.
theorem-over = Nothing is left: {$winner} has won.
theorem-move = Heap {$heap} goes from {$before} to {$after}.
theorem-point = Point at a move on a board, or use the arrow keys.
theorem-told = Pebbles, distances and gaps are the same heaps. A move on one board is the same move on all, and the same player wins.
theorem-left-out =
    {$game} is not shown. It has room for { $n ->
        [one] {$n} heap
       *[other] {$n} heaps
    } only.
theorem-heap = Heap {$heap}
theorem-made = {$name}: heap {$heap} from {$before} to {$after}.

## During a game.

play-your-turn = Your turn
clock-left = Time left: {$time}
clock-tenths = {$seconds}
clock-periods = {$time} ×{$n}
play-turn = {$name} to move
play-to-move = To move
play-you = You
play-thinking = Thinking…
play-thinking-time = Thinking… {$seconds} s
play-press-again = Press again to play there.
play-computer-begins = Computer begins
play-undo = Undo
play-redo = Redo
play-go-on = Continue
play-pause = Pause
play-other-opponent = Another opponent
play-waiting = Waiting
play-resign = Resign
play-resign-sure = Resign this game?
play-resign-not = Keep playing
play-new-game = New game
play-again = Play again
play-setup = Setup
play-rules = Rules
rules-picture = Picture {$n} of {$of}
rules-picture-before = Previous picture
rules-picture-after = Next picture
play-menu = Menu
play-more = More
play-on-the-board = On the board
play-hint = Hint
play-hint-what = Move?
play-hint-why = Why?
legal-switch = Show legal moves
threats-switch = Show threats
hints-off = Hints are switched off in the settings.
play-save = Save
play-copy-id = Copy id
play-copy-link = Copy link

## The move on the board: how long it took, what else was played, and a comment on it.

move-time = {$seconds} s
move-time-minutes = {$minutes} min {$seconds} s
move-start = Start
move-captured =
    Captured { $cells ->
        [one] {$cells} cell
       *[other] {$cells} cells
    } in { $waves ->
        [one] {$waves} wave
       *[other] {$waves} waves
    }.
move-burst =
    { $waves ->
        [one] Set off {$waves} wave, captured nothing.
       *[other] Set off {$waves} waves, captured nothing.
    }
move-variations = Variations
move-others = Other moves:
move-promote = Make this the main line
move-delete = Delete from this move on
comment = Comment
comment-of = Comment on {$move}
comment-of-start = Comment on the start position
comment-hint = Write a comment
comment-keys = Ctrl+Enter or Esc saves.
comment-save = Save
comment-cancel = Cancel
marking = Letters and marks
marking-done = Done
marking-hint = A press puts the mark there, another press takes it away. Meanwhile no move is played.
mark-letters = Letters
mark-triangle = Triangle
mark-circle = Circle
mark-square = Square
mark-cross = Cross
note-error-deleted = This move has been deleted.
note-error-too-long = The comments on a game may take {$most} bytes in all; with this one they would take {$bytes}.
note-error-illegal = The analysis of a position must begin with a move that is legal there.
note-error-too-many = A game keeps the analysis of at most {$most} positions.
note-error-too-many-marks = A game keeps at most {$most} marks on the board.

## The bar of a replay. A factor says how many times as fast as usual.

replay-play = Play
replay-to-start = To the start
replay-back = One move back
replay-forward = One move forward
replay-to-end = To the end
replay-place = Moves
replay-speed = Speed of the replay
replay-factor = {$factor}×

## A game as a file for others.

export = Export
export-picture = Picture
export-picture-line = PNG of this position
export-gif = Animation
export-gif-line = GIF, one frame per move
export-moving-gif = Smooth animation
export-moving-gif-line = Larger GIF that shows every movement
export-pictures = Picture series
export-pictures-line = Folder of PNG files
export-pictures-zip-line = ZIP file of PNG pictures
export-record = Text
export-record-line = Readable, and can be opened again
export-sgf-line = For other programs
export-psq-line = For Gomocup managers
export-renlib-line = The whole tree, for renju players
export-pgn-line = For engine matches
export-playok-line = As PlayOK exports games
export-drawing = Drawing the pictures: {$path}
export-stop = Stop drawing ({$drawn} of {$all})
export-done = Saved as {$path}
export-refused = The game could not be exported: {$reason}
export-failed = The game could not be exported.
film-error-no-adapter = no graphics adapter found, not even a software renderer
film-error-no-picture = the graphics adapter sent no picture back within {$frames} frames
film-error-assets = the program’s own files are not in {$folder}; set {$variable} to their folder
film-error-connection = what draws the pictures cannot be loaded; is there a connection?
film-error-too-many = the game needs more than {$most} pictures; choose a part with --from and --until, or --frames moves
film-error-stopped = drawing was stopped

## What the computer knows, and how a game has ended.

verdict-switch = Show who is winning
columns-switch = Show binary columns
columns-even = In every column the ones pair off: whoever is to move loses against best play.
columns-odd = In the marked columns a one is left over: whoever is to move can win by pairing all of them off.

## The analysis of a game.

analysis-start = Analyse the game
analysis-caption = Analysis
analysis-progress = Analysis: {$done} of {$all}
analysis-stop = Stop
analysis-go-on = Continue
analysis-deeper = Analyse deeper
analysis-show = Show
analysis-back = Back to the game
analysis-better = Better: {$line}
analysis-best = Best now: {$line}
analysis-graph =
    { $n ->
        [one] Graph of the evaluation over {$n} move. Left and right go from move to move.
       *[other] Graph of the evaluation over {$n} moves. Left and right go from move to move.
    }
analysis-move = {$mv}: {$judged}. {$worth}
analysis-move-unjudged = {$mv}. {$worth}
analysis-unknown = Nothing is known yet.
analysis-draw = Proven: a draw.
analysis-wins = Proven: {$name} wins.
analysis-found = Found, not proven: {$name} wins.
analysis-estimated = Estimate: {$points}
analysis-only = the only good move
analysis-best-move = the best move
analysis-good = a good move
analysis-inaccuracy = inaccurate
analysis-mistake = a mistake
analysis-blunder = a blunder

## Why a game was lost.

loss-why = Why did I lose?
loss-looking = Looking back: {$done} of at most {$all} positions
loss-move-proven = {$number}. {$made} That lost; it is proven. Better: {$better}.
loss-move-estimated = {$number}. {$made} That lost; it is an estimate. Better: {$better}.
loss-ended-it = The move itself ended the game.
loss-start-proven = The game was lost from the start, whatever you played; that is proven.
loss-bit-by-bit = No single move lost the game, as far as the computer can see.
loss-board-won = On the board you were winning; that is proven.
loss-board-drawn = On the board the game was a draw; that is proven.
loss-board-estimated = On the board nothing was lost yet; the estimate for you was {$points}.
loss-odd-column =
    You left column {$column} of the binary table odd: { $n ->
        [one] it has a single 1
       *[other] it has {$n} ones
    }.
loss-odd-columns = You left columns {$columns} of the binary table odd: in each of them a 1 is left over.
loss-try-again = Try again from here

## The best moves while studying.

best-moves = Best moves
best-moves-looking = Best moves: looking…
best-moves-hide = Hide
best-moves-few = Only the best
best-moves-all = All {$n} on the board
best-moves-draw = draw
best-moves-win = wins
best-moves-loss = loses
best-moves-found-win = seems won
best-moves-found-loss = seems lost

## How a game ended.

result-you-win = You win!
result-computer-wins = The computer wins.
result-side-wins = {$name} wins.
result-draw = It is a draw.
result-resigned = {$name} resigned.
result-resigned-fault = {$name} resigned: {$fault}.
result-out-of-time = {$name} ran out of time.
result-drawn-on-time = {$loser} ran out of time, but {$name} could not have won any more.
result-declared = The record says so.
result-moves =
    { $n ->
        [one] After {$n} move.
       *[other] After {$n} moves.
    }

fault-not-set-up = this program is no longer in the list
fault-no-programs = other programs cannot be started here
fault-not-found = the program file was not found
fault-not-allowed = starting the program is not permitted
fault-not-started = the program could not be started
fault-crashed = the program crashed (exit code {$code})
fault-killed = the program was ended from outside
fault-closed = the program no longer responds
fault-timed-out = the program did not answer for {$seconds} s
fault-too-slow = the program took {$ms} ms longer for a move than it may
fault-garbage = the program said “{$said}”, which is not a move
fault-illegal = the program played {$move}, which the rules do not allow
fault-refused = the program does not play this game (“{$said}”)

## Other programs as opponents.

engine-add = Another program…
engine-add-line = A Gomoku program on this computer
engine-title = Another program as opponent
engine-help = Programs that support the Gomocup protocol can play Lines with five in a row.
engine-path = Program file
engine-path-hint = for example /home/me/gomoku/pbrain-rapfi
engine-browse = Browse…
engine-name = Name
engine-name-hint = The program’s own name
engine-time = Time per move
engine-seconds = {$seconds} s
engine-check = Check and add
engine-checking = Starting the program…
engine-added = Added as {$name}. It says: {$said}
engine-no-path = Choose the program file.
engine-bad-name = A name has 1 to 24 characters: letters from A to Z, digits, “-”, “_” and “.”.
engine-taken = There is a program named {$name} already.
engine-full =
    { $n ->
        [one] There is {$n} program already; remove it first.
       *[other] There are {$n} programs already; remove one first.
    }
engine-fault = It was not added: {$fault}.
engine-own = Programs you have added
engine-remove = Remove {$name}
engine-damaged = The list of your programs cannot be read: {$reason}. It was renamed to {$path}; nothing was deleted.
engine-unread = The list of your programs cannot be read: {$reason}.
engine-refused = The list of your programs cannot be saved: {$reason}. It holds until you close fivefold.

## Why a move is refused.

illegal-game-over = The game is over.
illegal-off-board = That is off the board.
illegal-occupied = That place is taken.
illegal-not-yours = That cell belongs to the other side.
illegal-stands-still = The piece has to move.
illegal-fixed-start = This game always starts in the same position.
illegal-over-at-start = The game would be over before it starts.
illegal-choose-first = Choose a side first.
illegal-not-a-move = That is not a move of this game.
illegal-record-full = No more moves can be kept. Begin a new game.

## Why something is refused that a screen does not offer at the moment.

refused-computer-plays = the computer plays side {$side}; wait for it, or take its seat
refused-person-plays = a person plays side {$side}, so no computer moves for it
refused-computer-waits = the computer is paused
refused-rated = this is not possible in a rated game
refused-nothing-to-undo = there is nothing to undo
refused-nothing-to-redo = there is nothing to redo
refused-no-such-position = there is no such position in this game
refused-no-finding = nothing is known about this position yet
refused-no-clock = no clock is running
refused-not-the-beginning = only the first move of a game against the computer can be left to it
refused-same-seat = side {$side} already has this player
refused-main-line = this is the main line already
refused-start = the start of a game cannot be deleted
no-move-game-over = the game is over, there is no move to choose
no-move-stopped = the player was stopped before it found a move
no-move-other-game = this player does not play that game

## Why the computer chose its move.

why-nimber-to-zero = It leaves a nim-sum of 0.
why-lost-random = It is losing, so it moved at random.
why-random = A random move.
why-opening = Its standard first move.
why-forced-win = It wins by force, whatever you reply.
why-holds-out = It is losing, and holds out as long as it can.
why-best-score = The move with the best score.
why-external = Chosen by another program.
why-script = Chosen by its script.
why-forfeited = Its own move was not valid, so this one is random.

## Hints in three steps: where to look, what to do there, why.

hint-where-row = Look at row {$row}.
hint-where-upper-left-part = Look in the upper left.
hint-where-upper-part = Look in the upper part.
hint-where-upper-right-part = Look in the upper right.
hint-where-left-part = Look on the left.
hint-where-middle-part = Look in the middle.
hint-where-right-part = Look on the right.
hint-where-lower-left-part = Look in the lower left.
hint-where-lower-part = Look in the lower part.
hint-where-lower-right-part = Look in the lower right.

hint-what-move = Play {$move}.

hint-why-wins-at-once = This wins at once.
hint-why-forced-win-in =
    { $n ->
        [one] This starts a win in {$n} move that no answer stops.
       *[other] This starts a win in {$n} moves that no answer stops.
    }
hint-why-forced-win = This starts a win that no answer stops.
hint-why-found-win =
    { $n ->
        [one] The search found a win in {$n} move here; it is not proven.
       *[other] The search found a win in {$n} moves here; it is not proven.
    }
hint-why-found-loss =
    { $n ->
        [one] The search found a win in {$n} move for your opponent; it is not proven.
       *[other] The search found a win in {$n} moves for your opponent; it is not proven.
    }
hint-why-keeps-draw = With best play the game is a draw, and this move keeps it.
hint-why-holds-out-for =
    { $n ->
        [one] Your opponent can win in {$n} move, whatever you do.
       *[other] Your opponent can force a win in {$n} moves; this does not make it easier.
    }
hint-why-holds-out = Your opponent can force a win; this does not make it easier.
hint-why-estimate = Nothing decisive was found; the computer rates this move highest.

# The moves of a forced win, each behind its number and its cell.
hint-step-wins = wins
hint-step-defends = tries to stop it
hint-step-quiet = keeps up the attack

## The verdict bar: who wins, and how many moves keep it.

standing-won = {$name} is winning
standing-won-in =
    { $n ->
        [one] {$name} wins in {$n} move
       *[other] {$name} wins in {$n} moves
    }
standing-drawn = A draw with best play
standing-found =
    { $n ->
        [one] Found a win for {$name} in {$n} move
       *[other] Found a win for {$name} in {$n} moves
    }
standing-estimated = {$name} seems to be ahead
standing-even = Seems even
standing-unknown = Nothing is known yet
standing-you-lose = You lose: the computer has found a win.
standing-you-lose-in =
    { $n ->
        [one] You lose: the computer wins in {$n} move.
       *[other] You lose: the computer wins in {$n} moves.
    }
standing-keeps-win =
    { $n ->
        [one] only {$n} of {$of} moves keeps the win
       *[other] {$n} of {$of} moves keep the win
    }
standing-keeps-win-at-least =
    { $n ->
        [one] at least {$n} of {$of} moves keeps the win
       *[other] at least {$n} of {$of} moves keep the win
    }
standing-keeps-draw =
    { $n ->
        [one] only {$n} of {$of} moves keeps the draw
       *[other] {$n} of {$of} moves keep the draw
    }
standing-keeps-draw-at-least =
    { $n ->
        [one] at least {$n} of {$of} moves keeps the draw
       *[other] at least {$n} of {$of} moves keep the draw
    }
standing-safe =
    { $n ->
        [one] only {$n} of {$of} moves does not lose at once
       *[other] {$n} of {$of} moves do not lose at once
    }

## What a move would set off.

preview-wins = Wins the game.
preview-loses = Loses the game.
preview-draws = Ends in a draw.
preview-turns =
    Captures { $cells ->
        [one] {$cells} cell
       *[other] {$cells} cells
    } in { $waves ->
        [one] {$waves} wave
       *[other] {$waves} waves
    }.
preview-waves =
    { $waves ->
        [one] {$waves} wave, no captures.
       *[other] {$waves} waves, no captures.
    }
preview-quiet = Nothing else happens.
preview-wave = Wave {$n}

## Mistakes of opponents written as scripts. File, line and column stand in front (config-broken).

script-missing = There is no such file, so the moves are drawn at random.
script-not-built-in = This program was built without scripts, so the moves are drawn at random.
script-too-long = The script is too long: {$bytes} bytes; at most {$most} are allowed.
script-unknown-game = There is no game “{$found}”; the games are {$known}.
script-failed = {$reason}
script-no-choose = There is no function “choose”; a script needs “fn choose(board)”.
script-too-many-steps = Still no move after all allowed steps ({$most}). Is there a loop that never ends? If the script only needs more steps, raise `script_limits` in opponents.ron.
script-out-of-time = Time ran out before there was a move.
script-too-deep = Functions call each other too deeply (at most {$most}). Does one call itself forever?
script-too-large = {$what} (at most {$most}).
script-no-move = “choose” returned {$found} instead of a move.
script-unreadable = “choose” returned “{$text}”, which is not a move here: character {$at} is wrong.
script-illegal = The script plays {$text}, which is not allowed: {$reason}

## Trouble with a file of the program.

config-broken = {$file}, line {$line}, column {$column}: {$reason}
config-unknown-near = there is no field “{$found}”; did you mean “{$nearest}”?
config-unknown = there is no field “{$found}”; the fields here are {$known}
config-twice = the field “{$field}” stands here a second time
config-missing = the field “{$field}” is missing
config-no-choice-near = “{$found}” is no choice; did you mean “{$nearest}”?
config-no-choice = “{$found}” is no choice; there are {$known}
config-other-kind = {$expected} is expected, not {$found}
config-ends-early = the file ends too early
config-comma = a comma, or the end of the list, is expected here
config-colon = a colon is expected here
config-text = a text in quotation marks is expected here
config-brackets = a list of fields in brackets, `(`, is expected here
config-trailing = the file must end after its closing `)`
config-not-utf8 = the text is not UTF-8
config-out-of-range = {$value} is out of range, allowed is {$min} to {$max}
config-whole-number = a whole number from {$min} to {$max}
config-number = a number from {$min} to {$max}
config-list-length = the list has {$have} entries, allowed is {$least} to {$most}
config-levels = a game has exactly {$levels} levels, but {$have} stand here
config-many-presets = there are too many presets, allowed is 1 to {$most}
config-no-preset = at least one preset is needed
config-no-board = “{$found}” is no board of {$game}
config-no-board-because = “{$found}” is no board of {$game}: {$reason}
config-ratings = there are {$levels} levels, so {$levels} ratings are needed, not {$have}
config-ratings-fall = {$later} after {$earlier}: no level may be rated below the one before
config-colour = “{$found}” is no colour; write "#RRGGBB" with hexadecimal digits
config-script-name = “{$found}” is no name of a script: 1 to {$most} letters, digits, - and _
config-engine-name = a name has 1 to {$most} letters, digits or the signs - _ . (without accents)
config-many-programs = {$have} programs are too many, at most {$most} are taken
config-same-program = two programs have the name {$name}; give one of them another
config-as-said = the reader of the file says: “{$said}”
config-kept = The last valid values stay in force.
banner-close = Close

## The list of keys: headings, and what those commands do that no button is for.

help-title = Keys
help-close = Close
help-board = Board
help-game = Game
help-some-games = Some games
help-menu = Menu and setup
help-research = Research room
help-files = Files and clipboard
help-window = Window
help-gamepad = Gamepad
help-does-previous-variation = Previous alternative to the last move
help-does-next-variation = Next alternative to the last move
help-does-comment = Comment on the move
help-does-arrows = Move over the board or between choices
help-does-act = Play, mark or place here
help-does-letters = Go to the column or row with that letter or number
help-does-tab = To the next control
help-does-pad-controls = To the previous or next control
help-does-replay = Play or pause a replay or two computers
help-does-cards = Choose a game
help-does-run = Run or pause
help-does-zoom-in = Larger
help-does-zoom-out = Smaller
help-does-save-as = Save as another file
help-does-copy-game = Copy the whole game
help-does-paste = Paste a game
help-does-larger = Larger text and controls
help-does-smaller = Smaller text and controls
help-does-usual-size = Default size of text and controls
help-does-mute = Sound on or off
help-does-quit = Quit

## What is written on keys.

key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Space
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-insert = Ins
key-delete = Del
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-arrows = Arrows
key-letters = Letters
key-digits = Digits

## Gamepads. Their buttons are called by their place: each maker prints other letters on them.

pad-south = Lower button
pad-east = Right button
pad-west = Left button
pad-north = Upper button
pad-directions = D-pad
pad-left-stick = Left stick
pad-right-stick = Right stick
gamepad-connected = A gamepad is connected. {$button} shows what its buttons do.
gamepad-disconnected = The gamepad is no longer connected.

## Keys in the settings that cannot be in force.

keys-unknown-command = settings.ron, {$list}: there is no command “{$found}”. The commands are {$known}.
keys-unknown-command-near = settings.ron, {$list}: there is no command “{$found}”. Did you mean “{$nearest}”?
keys-unknown-key = settings.ron, keys, {$command}: no key is called “{$found}”. Write it like Ctrl+U, Shift+F3 or PgUp. The default keys stay in force.
keys-fixed = settings.ron, keys, {$command}: these keys cannot be changed. Remove the entry.
keys-taken = settings.ron, keys, {$command}: {$key} belongs to {$other} ({$does}). Choose another key, or give {$other} another one. The default keys stay in force.
buttons-unknown-button = settings.ron, buttons, {$command}: no button is called “{$found}”. Write it like West, LeftShoulder or Start. The default buttons stay in force.
buttons-fixed = settings.ron, buttons, {$command}: these buttons cannot be changed. Remove the entry.
buttons-taken = settings.ron, buttons, {$command}: {$key} belongs to {$other} ({$does}). Choose another button, or give {$other} another one. The default buttons stay in force.

## For screen readers: what lies on a field, what happened last.

reading-board = Board
reading-empty = empty
reading-tile = tile
reading-marked = marked: {$mark}
reading-legal = legal move
reading-offered = offered
reading-last = {$name} played {$move}.

## In the browser.

page-other-tab = fivefold is open in another tab as well. Both share the settings; a game that goes on in both becomes two games.
page-broken-id = The address asks for “{$id}”, which is not a game: {$reason}
page-broken-day = The address asks for the day “{$day}”, which is not a date such as 2026-11-25. Here is today’s position.
page-day-to-come = The position of {$day} is still to come. Here is today’s.
page-file-broken = The file “{$file}” is not a saved game: {$reason}
page-file-unreadable = the browser could not read it
page-file-refused = The browser does not allow this.
page-readers-missing = What reads other formats could not be loaded. Check the connection and try again.
page-reason-full = the browser has no room left for this page
page-reason-refused = the browser refuses it

## What the desktop keeps between two runs.

keep-refused = This cannot be saved: {$reason}. You can go on playing; “Save” keeps the game.
settings-refused = Your settings cannot be saved: {$reason}. They hold until you close fivefold.
settings-damaged = Your settings cannot be read ({$reason}), so the defaults are used. The file was renamed to {$path}; nothing was deleted.
settings-unknown = A setting in your file is not understood ({$reason}): its default is used, and it stays in the file as it is.
keep-damaged = Your last game could not be opened: {$reason}. Its file was renamed to {$path}; nothing was deleted.

## My games: every game that was begun.

my-games-title = My games
my-games-search = Search
my-games-search-hint = Search by game, opponent, name or date
my-games-reading = Reading…
my-games-empty = Nothing here yet
my-games-empty-line = Every game is kept here from its first move on.
my-games-none-found = No game matches.
my-games-number = Game {$n}
my-games-players = {$first} – {$second}
my-games-won = You won
my-games-lost = You lost
my-games-won-by = {$name} won
my-games-drawn = Draw
my-games-elsewhere = Open in another window
my-games-today = today
my-games-yesterday = yesterday
my-games-look = Look through
my-games-analyse = Analyse
my-games-export = Export
my-games-rename = Rename
my-games-name = Name
my-games-name-hint = no name
my-games-delete = Delete
my-games-deleted = Game deleted.
my-games-restore = Undo
my-games-error-elsewhere = This game is open in another window of fivefold; close it there first.
my-games-error-absent = This game is gone: another window of fivefold has deleted it.
my-games-error-broken = This game cannot be read: {$reason}
my-games-error-later = A later version of fivefold saved this game, in format {$format}. Open it with that version.
my-games-error-foreign = This game is of {$game}, which this program does not have. It stays as it is; the program that saved it can open it.
my-games-limit = Games to keep. Beyond that, the oldest finished games without a name are deleted.
find-position-title = A position in these games
find-position-line = The position of the game on the table is looked for, also turned and mirrored.
find-position = Find this position
find-position-back = Back one move
find-position-all = All games
find-position-no-moves = No game goes on from here.
find-position-others = Other moves: {$moves}, games: {$games}
find-position-move = {$move}; games: {$games}
play-list = List
collection-leave = Back
collection-search-hint = Search by name, event or date
collection-reading = Reading the games…
collection-read = Games so far: {$n}
collection-stop = Stop reading
collection-searching = Searching…
collection-count = Games: {$shown} of {$all}
collection-order = Order
collection-order-file = As in the file
collection-order-players = By players
collection-order-result = By result
collection-order-date = By date
collection-order-event = By event
collection-order-moves = By number of moves
collection-order-backwards = Turn the order round
collection-order-forwards = Usual order
collection-none = No game was found in {$name}.
collection-none-because = No game was found in {$name}: {$reason}
collection-refused = Games and files that could not be opened: {$n}. The first: {$reason}
collection-cut = There are more games than fit; the first {$n} are listed.

## The settings.

settings-title = Settings
settings-look = Look
settings-theme = Colours
settings-theme-line = The stones always differ in shape and brightness, too.
follow-system = As the system
theme-dark = Dark
theme-light = Light
theme-high-contrast = High contrast
settings-motion = Motion
settings-animation = Animation
settings-motion-reduced = The system asks for less motion, so nothing moves until you choose a speed.
settings-language = Language
settings-language-of-words = Language of all texts
settings-language-not-loaded = {$language} cannot be loaded. Is there a connection?
settings-play = Play
settings-computer = Computer
settings-data = Data

confirm-moves = Confirm moves
confirm-moves-line = The first press shows the move, the second makes it. On small fields, only touch needs it.
confirm-never = Never
confirm-small-fields = On small fields
confirm-always = Always
coordinates-switch = Show coordinates
stone-numbers = Numbers on the stones
numbers-none = None
numbers-last = Last five
numbers-all = All
numbers-from-here = From here on
turn-to-mover-switch = Turn the board to whoever moves, when two persons play
board-turn = Turn the board
board-mirror = Mirror the board
board-numbers = Numbers on the stones
threats-switch-line = Marks what your opponent would do next.
hints-switch = Offer hints
hints-switch-line = The hint button in a game, and its key.
teaching-switch-line = Against the computer, a move that gives a win away is offered back.

settings-reply = Pause before the computer’s move
settings-reply-line = The move is shown no sooner, however quickly it was found. The pause does not change how well the computer plays.
pause-none = None
pause-short = Short
pause-normal = Normal
pause-long = Long
settings-thinking = Thinking time
thinking-short = Short
thinking-standard = Standard
thinking-long = Long
settings-thinking-line = How much a level searches, and so how strong it is. Games with Short or Long count in your records, but not for the level. Rated games always use Standard.
ponder-switch = Computer thinks on your time
ponder-switch-line = While you think, the strongest level searches on from the move it expects you to make. Where it has guessed right, it plays better. Never in rated games.

settings-folder = Folder for games, records and settings
settings-folder-copy = Copy
settings-in-browser = This browser keeps the games, records and settings.
settings-nowhere = Nothing can be kept on this computer.
settings-records = Records as a file
settings-no-records = No game against the computer has been finished yet.

settings-keys-line = Press a pencil, then the new key. It replaces the keys of that line.
settings-keys-line-pad = Press a pencil, then the new key or gamepad button. It replaces those of its kind in that line.
settings-keys-list = All keys
settings-keys-reset-all = Reset all
settings-keys-change = Change the key for “{$does}” ({$keys})
settings-keys-reset = Reset “{$does}”
settings-keys-awaited = Press the new key. Esc cancels.
settings-keys-awaited-pad = Press the new key or button. Esc cancels.
settings-keys-taken = {$key} already belongs to “{$does}”.
settings-keys-kept = The browser keeps {$key} for itself.
settings-keys-off = One-letter keys are off, so {$key} would do nothing.
character-keys-switch = One-letter keys
character-keys-switch-line = Turn off if speech input or a slip sets off letters, digits or signs.
settings-accessibility = Accessibility
interface-size = Size of text and controls
interface-size-percent = {$percent}%
interface-size-line = The board takes the room that is left.
interface-size-most = This window has room for {$percent}%.
interface-size-now = Text and controls: {$percent}%
large-controls-switch = Larger controls
large-controls-switch-line = Buttons and fields are easier to hit.
scan-title = Scanning
scan-off = Off
scan-one-switch = One switch
scan-two-switches = Two switches
scan-one-switch-line = A frame goes from move to move and from button to button. Space, Enter, a tap or a click without moving the pointer acts on what is framed.
scan-two-switches-line = Space, a tap or a click without moving the pointer takes the frame to the next move or button; Enter acts on what is framed.
scan-time = Time for each step
scan-seconds = {$seconds} s
scan-row = Row {$row}
scan-letters = abcdefghijklmnopqrstuvwxyz
scan-delete = Delete
scan-done = Done

## Finished games: the records.

menu-records = Records
scores-title = Records
scores-empty = Nothing here yet
scores-empty-line = Finish a game against the computer, and its result appears here.
scores-empty-play = Choose a game
scores-not-played = Not played yet
scores-none-of = No game of {$game} has been finished yet.
scores-played =
    { $n ->
        [one] {$n} game
       *[other] {$n} games
    }
scores-in-a-row =
    { $n ->
        [one] {$n} win in a row
       *[other] {$n} wins in a row
    }
scores-rating-title = Rating
scores-rating = {$rating} ± {$deviation}
scores-no-rating = no rating yet
scores-about = about {$rating} ± {$deviation}
scores-deviation = An estimate from rated games: two times out of three the true value lies within ±.
scores-unknown = Not known yet: {$n} of {$needed} rated games.
scores-games-title = All games
scores-won = {$n} won
scores-drawn = {$n} drawn
scores-lost = {$n} lost
scores-feat-played = played
scores-feat-streak = wins in a row without help
scores-feat-best = best streak without help
scores-feat-shortest = moves in the shortest win without help
scores-lasted = {$board}: {$n} of at most {$most} moves against Perfect
scores-opponents-title = Opponents: won – drawn – lost
scores-adjusted = Other thinking time
scores-against = {$won} – {$drawn} – {$lost}
scores-export-csv = As a table
scores-export-json = As JSON
scores-forget = Delete all records
scores-exported = All finished games were saved to {$path}.
scores-not-exported = The file was not saved: {$reason}
scores-refused = Finished games cannot be saved: {$reason}. You can go on playing.
scores-damaged = Some of the finished games cannot be read: {$reason}. All of them are in {$path}; nothing was deleted.

ask-forget = Delete all records?
ask-forget-line = All finished games, streaks and ratings are deleted for good.
ask-forget-no = Keep them
ask-forget-yes = Delete everything
ask-delete = Delete this move?
ask-delete-line = Everything that was played after it, and its comments and marks, are deleted as well. This cannot be undone.
ask-delete-no = Keep it
ask-delete-yes = Delete
ask-delete-script = Delete the script {$name}?
ask-delete-script-line = This cannot be undone.
ask-delete-script-no = { ask-delete-no }
ask-delete-script-yes = { ask-delete-yes }
ask-leave = Leave the rated game?
ask-leave-line = A rated game that is left counts as lost.
ask-leave-no = Keep playing
ask-leave-yes = Leave and lose

## Rated games.

rated-switch = Rated game
rated-rules-title = How it works
rated-rule-level = Your rating decides which level you play, so that your chances are about even.
rated-rule-thinking = The thinking time is always Standard.
rated-rule-board = The board is the one on which the levels were measured. The start position, where it can vary, and who begins are random.
rated-rule-help = There is no undo and no help, and leaving the game counts as a loss.
rated-running = Rated game: no undo.
rated-stays = A rated game is running. Finish or leave it before you open another one.

latest-first-rating = Your rating is known now: about {$rating} ± {$deviation}.
latest-rating = Your rating: about {$rating} ± {$deviation} ({$change}).
latest-not-known = Rated game {$n} of the {$needed} that a rating needs.
latest-streak =
    { $n ->
        [one] {$n} win in a row.
       *[other] {$n} wins in a row.
    }
latest-best-streak =
    { $n ->
        [one] {$n} win in a row, your best streak.
       *[other] {$n} wins in a row, your best streak.
    }
latest-against = Against {$name}: {$won} won, {$drawn} drawn, {$lost} lost.
latest-lasted = You lasted {$n} of at most {$most} moves. Your best on this board: {$best}.
latest-lasted-best = You lasted {$n} of at most {$most} moves: your best on this board.
latest-adjusted = With another thinking time: {$won} won, {$drawn} drawn, {$lost} lost.

## Games in files.

title-game = {$game} – {$name} – fivefold
title-setup = {$game} – fivefold
file-open-title = Open a game
file-save-title = Save the game
file-open = Open
file-save = Save
file-replace = Replace
file-cancel = Cancel
file-name-open = File
file-name-save = Name
file-hint-open = Choose below or type a file name
file-hint-save = Name of the file
file-no-name = Type a name for the file.
file-exists = “{$file}” already exists. Press “Replace” to overwrite it, or choose another name.
file-changed = “{$file}” has since been changed by somebody else. Press “Replace” to overwrite it, or choose another name.
file-format = Format
file-format-record = fivefold
file-format-sgf = SGF
file-format-psq = Piskvork
file-format-renlib = RenLib
file-format-pgn = PGN
file-format-playok = PlayOK
file-keeps-record = Keeps everything: players, variations, times, comments.
file-keeps-sgf = For other programs. Keeps variations, comments, marks and names.
file-keeps-psq = For Gomocup managers. Keeps the main line and its times only.
file-keeps-renlib = For RenLib. Keeps the tree with comments and marks, on 15 × 15.
file-keeps-pgn = For engine matches. Keeps names and the main line.
file-keeps-playok = As PlayOK exports games. Keeps names and the main line.
file-choose = Choose
file-hint-program = Choose a program below, or type its path here
file-no-programs = There are no programs here.
file-recent = Recent games
file-folder = In {$folder}
file-up = To {$folder}
file-folder-list = All games here as a list
file-no-games = There are no saved games here yet.
file-missing = No longer there
file-long = Long game
file-forget = Remove from the list
file-plies =
    { $n ->
        [one] {$n} move
       *[other] {$n} moves
    }
file-won = {$name} won
file-drawn = a draw
file-age-now = just now
file-age-minutes =
    { $n ->
        [one] {$n} minute ago
       *[other] {$n} minutes ago
    }
file-age-hours =
    { $n ->
        [one] {$n} hour ago
       *[other] {$n} hours ago
    }
file-age-days =
    { $n ->
        [one] yesterday
       *[other] {$n} days ago
    }
file-saved = Saved: {$file}
file-saved-main-line = Saved: {$file} (the main line only)
file-refused = {$reason}. Your current game stays as it is.

## Why files and games cannot be read or written. The system’s own words follow the colon.

file-error-no-home = There is no home folder, so nothing can be kept; set the variable HOME (or XDG_STATE_HOME).
file-error-opened = {$path} cannot be opened: {$reason}
file-error-read = {$path} cannot be read: {$reason}
file-error-written = {$path} cannot be written: {$reason}
file-error-made = {$path} cannot be created: {$reason}
file-error-locked = {$path} cannot be locked: {$reason}
file-error-put-aside = {$path} cannot be renamed: {$reason}
file-error-deleted = {$path} cannot be deleted: {$reason}
file-error-with-remedy = {$error}. {$remedy}
file-remedy-space = Free some space.
file-remedy-rights = Choose another folder, or change the permissions of this one.
file-remedy-own-rights = Change the permissions of its folder.
file-remedy-in-the-way = Something else has this name; rename it or move it away.
file-remedy-name = Check the name.
file-error-too-long = {$path} is too long for a game: more than {$most} bytes.
file-error-no-text = {$path} is not a text in UTF-8, so it is not a saved game; choose another file.
file-error-rewritten = {$path} has been written since its games were listed; open it again.
file-error-broken = {$path}: {$reason}
file-error-unfit = {$path} was not written: {$reason}
reason-as-said = {$reason}

## Why a text cannot be read as a position or a move, and what is expected in it.

text-error = character {$at}: {$reason}
text-error-found = “{$found}” stands where {$expected} is expected
text-error-end = the text ends, but {$expected} is expected
text-error-near = {$error} (did you mean {$nearest}?)
expected-game-word = one of {$known}
expected-number = a whole number from {$min} to {$max}
expected-times = x between the numbers
expected-row-end = “/” at the end of the row
expected-end = the end of the text
expected-end-after = the end of the text (at most {$most} bytes)
expected-column = a column letter (a, b, …)
expected-side = the side to move (1 or 2)
expected-parameters = “(” before the parameters
expected-after-value = a comma or “)” after the value
expected-true-or-false = true or false

## Why a text cannot be read as a game, or a game not be written in a format.

format-error-at = line {$line}, column {$column}: {$reason}
format-error-found = {$expected} is expected here, not “{$found}”
format-error-missing = {$expected} is expected here
format-error-text = “{$text}”: {$reason}
format-error-move = move {$number}, “{$text}”: {$reason}
format-error-start = the game cannot start like this: {$reason}
format-error-other-game = only {$games} can be written as {$format}; choose record or moves
format-error-too-long = the text has {$length} bytes, at most {$most} are read
expected-game = a game
expected-cell = a cell such as h8

record-error-head = the first line should be “{$head}”, not “{$found}”; correct it, or choose another file
record-error-later = a later version of fivefold saved this game: its format is {$found} (line 1), this version reads format {$format}. Open it with a newer version.
record-error-too-long = the saved game is too long: {$length} bytes, at most {$most} are read
record-error-key = line {$line} should begin with “{$key}:”
record-error-value = line {$line} ({$key}): {$reason}
record-error-word = “{$found}” is not known here
record-error-other-game = this is not the game that was planned
record-error-result = the moves end “{$really}”, not “{$found}”
record-error-over-before = the game is over before “{$found}”
record-error-time = “{$found}” is not a time; write for example [2.5s]
record-error-mark = “{$found}” is not a mark on the board; write for example [label h8 A]
record-error-finding = “{$found}” is not an analysis of this position; write for example [first wins in 7; 20000 nodes; h8 i9]
record-error-opening = this start does not allow that opening
record-error-swap-choice = “{$found}” cannot be chosen here
record-error-unclosed = the closing “{$what}” is missing
record-error-unopened = this “)” has no “(” before it
record-error-nothing-to-replace = a variation must follow the move that it replaces
record-error-two-stars = there is a second “*”, but only one position can be on the board

## Why the finished games cannot be read.

scores-error-later = a later version of fivefold kept these records: their format is {$found}, this version reads up to {$format}
scores-error-too-long = the records are too long: {$length} bytes, at most {$most} are read
scores-error-line = line {$line}: {$reason}
scores-error-short = {$wanted} is missing
scores-error-word = “{$found}” is not {$wanted}
scores-error-long = “{$found}” is one word too many
expected-day = a day
expected-opponent = an opponent
expected-which-side = a side (first or second)
expected-who-began = began or answered
expected-result = a result (won, drawn or lost)
expected-mark = a mark (rated, helped, left or adjusted)
expected-rating = a rating
expected-a-number = a number
expected-word = the word “{$word}”

## The clipboard.

clipboard-copied = Copied: {$id}
clipboard-copied-game = Copied the whole game as text
clipboard-taken = Start position pasted from the clipboard
clipboard-empty = There is no text on the clipboard.
clipboard-refused = The clipboard cannot be used here. Save the game to a file, or open one.
clipboard-broken = The pasted text was read as {$taken}, but something is wrong with it: {$reason}. Your current game stays as it is.
clipboard-as-id = an id
clipboard-as-record = a saved game of fivefold
clipboard-as-other = a game of another program
clipboard-name = The clipboard
clipboard-as-moves = a list of moves

## The teaching game.

teaching-switch = Warn me about mistakes
teaching-win-for-loss = This move gives the win away.
teaching-win-for-draw = This move turns a win into a draw.
teaching-draw-for-loss = This move gives the draw away.
teaching-seems = There was a much better move.
teaching-looking = Checking your move…
teaching-back = Think again
teaching-keep = Keep the move

# Why: what the move lets the opponent do, or what it missed.
mistake-missed-win-at-once = You could have won at once.
mistake-missed-win-in =
    { $n ->
        [one] You could have forced a win in {$n} move.
       *[other] You could have forced a win in {$n} moves.
    }
mistake-missed-win = You could have forced a win.
mistake-missed-found-win =
    { $n ->
        [one] The search had found a win for you in {$n} move; it is not proven.
       *[other] The search had found a win for you in {$n} moves; it is not proven.
    }
mistake-lets-win-at-once = Now your opponent can win at once.
mistake-lets-win-in =
    { $n ->
        [one] Now your opponent can win in {$n} move, whatever you do.
       *[other] Now your opponent can force a win in {$n} moves.
    }
mistake-lets-win = Now your opponent can force a win.
mistake-found-loss =
    { $n ->
        [one] Now the search finds a win for your opponent in {$n} move; it is not proven.
       *[other] Now the search finds a win for your opponent in {$n} moves; it is not proven.
    }
mistake-answer = Your opponent’s best answer is {$move}.

## Tuning: the values of the configuration files. The comments of the files stay in English.

tune-title = Tune
tune-search = Search values
tune-found = Found
tune-nothing-found = No value has this in its name or description.
tune-files = File
tune-board = Board
tune-file-timing = Times
tune-file-theme = Colours: {$theme}
tune-file-sound = Sounds
tune-file-study = Analysis and teaching
tune-file-opponents = Scripts
tune-file-changed = {$name} (changed)
tune-show-file = Show file
tune-reset-all = Reset all
tune-bring-back = Bring back
tune-reset = Default for “{$name}”
tune-listen = Listen to “{$name}”
tune-picker = Choose a colour for “{$name}”
tune-default = Default: {$default}.
tune-range = {$min} to {$max}, default {$default}.
tune-range-unit = {$unit}, {$min} to {$max}, default {$default}.
tune-no-number = Type a number, for example 0.5.
tune-no-colour = Type # and six digits from 0 to F, for example #0072B2.
tune-own-file = Your own file
tune-own-place = It lies here: {$path}
tune-own-nowhere = This browser keeps it.
tune-own-none = Nothing differs from the defaults, so there is no file.
tune-open-folder = Open folder
tune-save-file = Save a copy
tune-not-opened = {$path} cannot be opened: {$reason}. Open the folder yourself.
tune-refused = Your own values cannot be saved: {$reason}. They hold until you close fivefold.

## The lesson.

lesson-offer = New to this game? A lesson of one minute shows how it works.
lesson-begin = Lesson
lesson-not-now = Not now
lesson-step = Step {$n} of {$of}
lesson-next = Next
lesson-again = Once more
lesson-leave = Leave
lesson-right = Right.
lesson-right-wins = Right. That wins.
lesson-wrong = Not there. Try again.
lesson-finished = That was the lesson. Enjoy the game.
help-does-lesson = In a lesson: play here, or go on

## Puzzles.

puzzles-title = Puzzles
puzzles-game = Game
puzzles-task = {$name} to move: {$task}
puzzles-only = find the only winning move.
puzzles-win =
    { $n ->
        [one] win at once.
       *[other] win in {$n} moves.
    }
puzzles-force =
    { $n ->
        [one] win at once.
       *[other] win in {$n} moves, each of which allows a single answer.
    }
puzzles-survive =
    { $n ->
        [one] do not lose at once.
       *[other] do not lose within {$n} moves.
    }
puzzles-right = Right. Go on.
puzzles-solved = Solved.
puzzles-shown = That was the solution. The puzzle comes again later.
puzzles-wrong = That does not solve it.
puzzles-wrong-lost = That loses at once.
puzzles-wrong-answer-wins = {$name} answers with {$move} and wins.
puzzles-wrong-will-win = {$name} answers with {$move} and wins with best play.
puzzles-wrong-no-win =
    { $n ->
        [one] That does not win at once: {$name} answers with {$move}.
       *[other] That does not win in {$n} moves: {$name} answers with {$move}.
    }
puzzles-wrong-no-force = That does not win this way: {$name} answers with {$move}.
puzzles-show = Solution
puzzles-again = Try again
puzzles-rating = Rating {$rating}
puzzles-rating-changed = Rating {$rating} ({$change})
puzzles-kept-solved = {$n} solved
puzzles-kept-streak = {$n} in a row
puzzles-kept-again = {$n} again later
puzzles-list-title = All puzzles
puzzles-list-one = Puzzle {$n}
puzzles-list-solved = solved
puzzles-list-again = comes again
puzzles-none = There are no puzzles: their file cannot be read.
puzzles-opening = Opening the puzzles…
puzzles-all-solved = All puzzles of this game are solved.
puzzles-error = No puzzles: {$path} {$reason}. Install the program again or restore this file.
puzzles-error-missing = cannot be opened
puzzles-error-too-long = is too long
puzzles-error-head = does not begin like a file of puzzles
puzzles-error-later = is for a newer version of the program
puzzles-error-line = cannot be read in line {$n}
puzzles-not-kept = Solved puzzles cannot be saved: {$reason}. You can go on.
puzzles-kept-damaged = Some of what was kept of puzzles cannot be read. A copy is in {$path}; the rest is in use.
puzzles-day = Today
puzzles-day-of = Position of the day, {$date}
puzzles-day-open = not played
puzzles-day-begun = not solved yet
puzzles-day-first = solved at the first try
puzzles-day-solved =
    { $n ->
        [one] solved after {$n} wrong move
       *[other] solved after {$n} wrong moves
    }
puzzles-day-shown = looked at the solution
puzzles-share = Copy result
puzzles-shared = The result is in the clipboard.
puzzles-month-before = Month before
puzzles-month-after = Month after
help-does-puzzle = At a puzzle: play here, try again or go on

## Dates.

date-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } {$year}
date-day =
    {$day} { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } {$year}
date-weekday =
    { $n ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }
date-weekday-sign =
    { $n ->
        [1] Mo
        [2] Tu
        [3] We
        [4] Th
        [5] Fr
        [6] Sa
       *[7] Su
    }
date-full = {$weekday}, {$date}

about-title = About fivefold
about-version = Version {$version}
about-commit = Commit
about-parts = Parts
about-licence = Licence
about-system = System
about-browser = Browser
about-graphics = Graphics
about-driver = Driver
about-window = Window
about-copied = Copied, ready for a report
about-licences = Licences
about-all-texts = Full texts
about-fonts = Fonts
about-sounds = fivefold makes all of its sounds itself.
about-libraries = Libraries: {$n}
about-no-list = The list of libraries ({$path}) is missing or cannot be read.
about-opening = Opening the list…
