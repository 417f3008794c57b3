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
setup-opening = Opening
setup-opening-free = Free
setup-opening-swap2 = Swap2
setup-opening-swap2-line = Whoever begins puts three stones, of both sides. The other takes a side, or puts two more and leaves the choice. Not rated.
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
preset-mnk-15x15x5-renju = Renju
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
field-rule = Rule
field-rule-freestyle = Free
field-rule-freestyle-hint = Longer lines win too.
field-rule-exact = Exact
field-rule-exact-hint = Longer lines do not win.
field-rule-renju = Renju
field-rule-renju-hint = Whoever begins may not make six in a row, two fours or two open threes at once. The other side may.
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
field-error-renju-line = Renju is played with lines of 5, not {$len}. Choose 5 or another rule.
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
opponent-trait-loses-thread = Loses the thread for {$n}% of the game.
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

## The research room: which positions are good, found step by step.

research-title = Research
research-back = Back
research-enter = Research the good positions
research-turn = Drag or arrow keys turn; wheel, + and – zoom
research-game = Game
research-gaps = Northcott
research-rook = Corner
research-queen = Queen
research-rows = Rows
research-largest-gap = Largest gap
research-largest-distance = Largest distance
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
research-begin-gaps = A position is good for whoever has just moved there. All gaps closed is good; what can reach a good position is not. Press Run or Step.
research-begin-corner = A square is good for whoever has just moved there. Home is good; what can reach a good square is not. Press Run or Step.
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
research-rule-xor = xor is 0
research-rule-wythoff = Wythoff’s pairs
research-good = good
research-struck = struck out
research-open = not looked at yet
research-xor = {$left} xor {$right}
research-sum = {$left} = {$sum}
research-pair = difference {$difference} wants {$smaller}
research-no-pair = difference {$difference} wants {$wanted}, not {$smaller}
research-row = Row {$n}
research-distance-cols = Columns from home
research-distance-rows = Rows from home

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
opening-you-place = You put stones of both sides, in this order: {$stones}.
opening-opponent-places = The opponent puts stones of both sides, in this order: {$stones}.
opening-beginner-places = Whoever begins puts stones of both sides, in this order: {$stones}.
opening-other-places = Whoever did not begin puts stones of both sides, in this order: {$stones}.
opening-you-choose = Your choice: which side do you want to play?
opening-opponent-chooses = The opponent chooses a side.
opening-beginner-chooses = Whoever began chooses a side.
opening-other-chooses = Whoever did not begin chooses a side.
opening-take = Take {$name}
opening-two-more = Put two more stones
opening-your-side = Your side is {$name} from now on.
opening-swapped = The sides have been swapped.
opening-kept = The sides stay as they were.
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
play-rules-renju = In renju whoever began needs exactly five, and may not play where a small cross stands.
play-menu = Menu
play-more = More
play-on-the-board = On the board
play-hint = Hint
play-hint-what = Move?
play-hint-why = Why?
legal-switch = Mark where to go
threats-switch = Mark threats
play-save = Save
play-copy-id = Copy id
play-move-number = Move {$n}

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
export-gif = Animation
export-gif-line = A GIF, a picture a move
export-moving-gif = Moving animation
export-moving-gif-line = A larger GIF of all that moves
export-pictures = Pictures
export-pictures-line = A folder of PNG files
export-record = Text
export-record-line = To be opened again, and read by people
export-sgf = SGF
export-sgf-line = For other programs
export-drawing = The pictures are being drawn: {$path}
export-done = Here it is: {$path}
export-refused = The game could not be exported. {$reason}

## What the computer knows, and how a game has ended.

verdict-switch = Tell who is winning

## The analysis of a game.

analysis-start = Analyse the game
analysis-caption = Analysis
analysis-progress = Analysis: {$done} of {$all}
analysis-stop = Stop
analysis-go-on = Go on
analysis-deeper = Deeper
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
analysis-estimated = Estimate: {$points}
analysis-only = the only good move
analysis-best-move = the best move
analysis-good = a good move
analysis-inaccuracy = inaccurate
analysis-mistake = a mistake
analysis-blunder = a blunder

## How a game ended.

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
result-mnk-stuck = Every empty point is forbidden.
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
illegal-overline = Overline: this would make six or more in a row, which renju forbids to whoever began.
illegal-double-four = Double four: this would make two fours at once, which renju forbids to whoever began.
illegal-double-three = Double three: this would make two open threes at once, which renju forbids to whoever began.
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
illegal-choose-first = Choose a side first.
illegal-not-a-move = That is not a move of this game.
illegal-record-full = No more moves can be kept. Begin a new game.

## Why the computer chose its move.

why-nim-sum-to-zero = It leaves a nim-sum of zero.
why-odd-ones = It leaves an odd number of single pebbles.
why-searched-win = It has found that every answer loses.
why-lost-random = It is losing, so it took its chance.
why-random = Chance decided.
why-opening = Its usual first move.
why-even-opening = It favours neither side.
why-takes-first = It has taken Blue, which stands better.
why-takes-second = It has taken Yellow, which stands better.
why-leaves-sides = It puts two more stones and leaves the choice of sides.
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

## Hints in three steps: where to look, what to do there, why.

hint-where-row = Look at row {$n} from the top.
hint-where-left = Look to the left.
hint-where-down = Look down.
hint-where-diagonal = Look along the diagonal.
hint-where-upper-left-part = Look in the upper left.
hint-where-upper-part = Look in the upper part.
hint-where-upper-right-part = Look in the upper right.
hint-where-left-part = Look on the left.
hint-where-middle-part = Look in the middle.
hint-where-right-part = Look on the right.
hint-where-lower-left-part = Look in the lower left.
hint-where-lower-part = Look in the lower part.
hint-where-lower-right-part = Look in the lower right.

hint-what-take = Take {$n} from row {$row}.
hint-what-advance =
    { $n ->
        [one] In row {$row}, go {$n} field forward.
       *[other] In row {$row}, go {$n} fields forward.
    }
hint-what-retreat =
    { $n ->
        [one] In row {$row}, go {$n} field back.
       *[other] In row {$row}, go {$n} fields back.
    }
hint-what-go-left =
    { $n ->
        [one] Go {$n} square left, to {$cell}.
       *[other] Go {$n} squares left, to {$cell}.
    }
hint-what-go-down =
    { $n ->
        [one] Go {$n} square down, to {$cell}.
       *[other] Go {$n} squares down, to {$cell}.
    }
hint-what-go-diagonally =
    { $n ->
        [one] Go {$n} square diagonally, to {$cell}.
       *[other] Go {$n} squares diagonally, to {$cell}.
    }
hint-what-stone = Put your stone on {$cell}.
hint-what-atom = Add an atom to {$cell}.

hint-why-wins-at-once = With this you win at once.
hint-why-columns = Then every binary column holds an even number of ones. Whatever is taken next, you can pair them off again.
hint-why-gaps = Count the gaps as heaps: then every binary column holds an even number of ones. If a stone steps back, close its gap again.
hint-why-odd-singles =
    { $n ->
        [one] Then {$n} single pebble is left, and it is not yours to take.
       *[other] Then {$n} single pebbles are left, an odd number: the last is not yours to take.
    }
hint-why-equal-distances = Then it is {$n} to the left and {$n} down. Answer every move with the same in the other direction.
hint-why-wythoff = Then the distances are {$near} and {$far}, pair {$pair} of Wythoff’s. No move leads from one pair to another, but you can always come back to one.
hint-why-lost-columns = Every binary column holds an even number of ones already, so each move breaks a pair. Take little and hope for a mistake.
hint-why-lost-gaps = The gaps pair off in every binary column already, so each move breaks a pair. Go slowly and hope for a mistake.
hint-why-lost-equal-distances = It is as far to the left as down already. Go a short way and hope for a mistake.
hint-why-lost-wythoff = The lantern stands on one of Wythoff’s pairs already. Go a short way and hope for a mistake.
hint-why-lost-odd-singles = An odd number of single pebbles is left, so the last one falls to you.
hint-why-completes-line =
    { $n ->
        [one] Here you complete a line of {$n} stone.
       *[other] Here you complete a line of {$n} stones.
    }
hint-why-stops-line = Here your opponent would complete a line next.
hint-why-double-threat =
    { $n ->
        [one] Then you can complete a line on {$n} point.
       *[other] Then you can complete a line on {$n} points; only one can be stopped.
    }
hint-why-forced-win-in =
    { $n ->
        [one] Here begins a win in {$n} move that no answer stops.
       *[other] Here begins a win in {$n} moves that no answer stops.
    }
hint-why-forced-win = Here begins a win that no answer stops.
hint-why-keeps-draw = With best play nobody wins, and this keeps it so.
hint-why-cannot-stop =
    { $n ->
        [one] Your opponent can complete a line on {$n} point.
       *[other] Your opponent can complete a line on {$n} points, and you can stop only one. Hope that it is overlooked.
    }
hint-why-holds-out-for =
    { $n ->
        [one] Your opponent can win in {$n} move, whatever you do.
       *[other] Your opponent can force a win in {$n} moves; this does not make it easier.
    }
hint-why-holds-out = Your opponent can force a win; this does not make it easier.
hint-why-stops-double = Otherwise your opponent would threaten two points at once, and you could stop only one.
hint-why-threatens = This threatens to complete a line, so it must be answered.
hint-why-prepares = One stone more, and your line can be completed on two sides.
hint-why-opening = Most lines run through the middle.
hint-why-wins-cascade =
    { $waves ->
        [one] After {$waves} wave your opponent has no cell left.
       *[other] After {$waves} waves your opponent has no cell left.
    }
hint-why-captures =
    { $n ->
        [one] This takes {$n} cell; waves: {$waves}.
       *[other] This takes {$n} cells; waves: {$waves}.
    }
hint-why-captures-and-saves =
    { $n ->
        [one] This takes {$n} cell, and {$saved} of yours can no longer be taken; waves: {$waves}.
       *[other] This takes {$n} cells, and {$saved} of yours can no longer be taken; waves: {$waves}.
    }
hint-why-ready-at-front = Then this cell is one atom short of bursting, right beside your opponent’s.
hint-why-estimate = Nothing is proven here; of all moves this one seemed best.

# The moves of a forced win, each behind its number and its cell.
hint-step-completes = completes the line
hint-step-double-threat = threatens two points at once
hint-step-blocks = stops the line
hint-step-four = threatens to complete a line
hint-step-three = prepares two threats at once
hint-step-wins = wins
hint-step-captures =
    { $n ->
        [one] takes {$n} cell
       *[other] takes {$n} cells
    }
hint-step-defends = tries to stop it
hint-step-quiet = goes on

## The verdict bar: who wins, and how many moves keep it.

standing-won = Won for {$name}
standing-won-in =
    { $n ->
        [one] Won for {$name} in {$n} move
       *[other] Won for {$name} in {$n} moves
    }
standing-drawn = A draw with best play
standing-estimated = Seems better for {$name}
standing-even = Seems even
standing-unknown = Nothing is known
standing-kept =
    { $n ->
        [one] {$n} of {$of} moves keeps it
       *[other] {$n} of {$of} moves keep it
    }
standing-kept-at-least =
    { $n ->
        [one] at least {$n} of {$of} moves keeps it
       *[other] at least {$n} of {$of} moves keep it
    }
standing-safe =
    { $n ->
        [one] {$n} of {$of} moves does not lose at once
       *[other] {$n} of {$of} moves do not lose at once
    }

## What the other side would do if it could move now.

threat-completes = Here your opponent would complete a line.
threat-doubles =
    { $n ->
        [one] Here your opponent would threaten to complete a line on {$n} point.
       *[other] Here your opponent would threaten to complete a line on {$n} points at once.
    }
threat-captures =
    { $cells ->
        [one] Here your opponent would take {$cells} cell; waves: {$waves}.
       *[other] Here your opponent would take {$cells} cells; waves: {$waves}.
    }
threat-wins =
    { $cells ->
        [one] Here your opponent would take your last cell ({$cells}); waves: {$waves}.
       *[other] Here your opponent would take all your cells ({$cells}); waves: {$waves}.
    }

## What a move would set off.

preview-wins = Wins the game.
preview-loses = Loses the game.
preview-draws = Ends in a draw.
preview-turns =
    { $cells ->
        [one] Takes {$cells} cell; waves: {$waves}.
       *[other] Takes {$cells} cells; waves: {$waves}.
    }
preview-waves =
    { $waves ->
        [one] {$waves} wave; takes no cell.
       *[other] {$waves} waves; takes no cell.
    }
preview-quiet = Nothing else happens.
preview-wave = Wave {$n}

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
help-keys-research = Space, S, Enter
help-does-research = Research: run, one step, put on a board
help-keys-back = Esc
help-does-back = Back
help-keys-undo = Ctrl+Z, Ctrl+Y
help-does-undo = Take back, and play again
help-keys-steps = PgUp, PgDn
help-does-steps = Through the moves of the game
help-keys-hint = F2
help-does-hint = A hint: where, what, why
help-keys-waves = Shift+←, Shift+→
help-does-waves = Atoms: through what the move would set off
help-keys-replay = P
help-does-replay = Replay: play or pause; Space as well between two computers
help-keys-new = Ctrl+N
help-does-new = New game
help-keys-file = Ctrl+S, Ctrl+O
help-does-file = Save the game, open a game
help-keys-copy = Ctrl+C, Ctrl+V
help-does-copy = Copy the position's id, paste a game
help-keys-fullscreen = F11
help-does-fullscreen = Full screen
help-keys-help = ?, F1
help-does-help = This list
help-keys-quit = Ctrl+Q
help-does-quit = End the program

## For screen readers: what lies on a field, what happened last.

reading-board = Board
reading-empty = empty
reading-forbidden = forbidden
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

## Finished games: the records.

menu-records = Records
scores-title = Records
scores-empty = Nothing here yet
scores-empty-line = Finish a game against the computer, and this page tells how it went.
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
scores-deviation = An estimate from rated games: two times of three the truth lies within ±.
scores-unknown = Not known yet: {$n} of {$needed} rated games.
scores-games-title = All games
scores-won = {$n} won
scores-drawn = {$n} drawn
scores-lost = {$n} lost
scores-feat-played = played
scores-feat-streak = wins in a row
scores-feat-best = best streak
scores-feat-shortest = moves, shortest win
scores-opponents-title = Opponents: won – drawn – lost
scores-against = {$won} – {$drawn} – {$lost}
scores-export-csv = As a table
scores-export-json = As JSON
scores-forget = Delete everything
scores-exported = All finished games were written to {$path}.
scores-not-exported = The file was not written: {$reason}
scores-refused = Finished games cannot be kept for the next time: {$reason}. Play goes on.
scores-damaged = Some finished games that were kept cannot be read: {$reason} Everything was put aside as {$path}; nothing was deleted.

ask-forget = Delete all records?
ask-forget-line = All finished games, streaks and ratings are deleted for good.
ask-forget-no = Keep them
ask-forget-yes = Delete everything
ask-leave = Leave the rated game?
ask-leave-line = A rated game that is left counts as lost.
ask-leave-no = Go on playing
ask-leave-yes = Leave, and lose it

## Rated games.

rated-switch = Rated game
rated-on = Rated game: on
rated-off = Rated game: off
rated-against = A rated game against {$name}.
rated-rules-title = What is different
rated-rule-level = The level is chosen by your rating, so that your chance is about even.
rated-rule-board = The board is the one on which the levels were measured. The start, where there is a choice, and who begins are drawn by lot.
rated-rule-help = No moves are taken back, nobody helps, and leaving the game counts as losing it.
rated-running = Rated game: no moves are taken back.
rated-stays = A rated game is running. Finish or leave it before you open another one.

latest-first-rating = Your rating is known now: about {$rating} ± {$deviation}.
latest-rating = Your rating: about {$rating} ± {$deviation} ({$change}).
latest-not-known = Rated game {$n} of {$needed}, then your rating is known.
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
file-hint-open = Choose a game below, or write the name of a file here
file-hint-save = Name of the file
file-no-name = Write a name for the file.
file-exists = There is “{$file}” already. Press “Replace” to write over it, or choose another name.
file-changed = “{$file}” was changed by somebody else since. Press “Replace” to write over it, or choose another name.
file-format = Format
file-format-record = fivefold
file-format-sgf = SGF
file-format-psq = Piskvork
file-keeps-record = Keeps everything: players, variations, times, comments.
file-keeps-sgf = For other programs. Keeps variations and comments, not the players and times.
file-keeps-psq = For managers of Gomocup. Keeps the main line and its times only.
file-recent = Recent games
file-folder = In {$folder}
file-up = To {$folder}
file-no-games = There are no saved games here yet.
file-missing = No longer there
file-long = A long game
file-forget = Take from the list
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
file-saved-sgf = Saved: {$file} (without players and times)
file-saved-psq = Saved: {$file} (the main line only)
file-put-aside = The game before was put aside; “Open a game” lists it.
file-refused = {$reason} The game on the table stays as it is.

## The clipboard.

clipboard-copy-id = Copy the id of this position
clipboard-copied = Copied: {$id}
clipboard-copied-game = The whole game is copied as text
clipboard-taken = The start is taken from the clipboard
clipboard-empty = There is no text in the clipboard.
clipboard-refused = The clipboard cannot be used here. Files can: save the game, or open one.
clipboard-broken = What was pasted was read as {$taken}, but: {$reason}. The game on the table stays as it is.
clipboard-as-id = an id
clipboard-as-record = a saved game of fivefold
clipboard-as-sgf = a game in SGF
clipboard-as-psq = a game of Piskvork
clipboard-as-moves = a list of moves

## The teaching game.

teaching-switch = Offer bad moves back
teaching-win-for-loss = That gives the win away. Do you want to think again?
teaching-win-for-draw = You were winning; now it is a draw. Do you want to think again?
teaching-draw-for-loss = That gives the draw away. Do you want to think again?
teaching-seems = There was something much better. Do you want to think again?
teaching-looking = One moment: your move is being looked at …
teaching-back = Think again
teaching-keep = Keep the move
