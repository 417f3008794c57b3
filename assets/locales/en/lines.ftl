### The words of Lines in English.

## The game.

game-mnk-name = Lines
game-mnk-line = From tic-tac-toe to five in a row.
game-mnk-rules = Take turns putting a stone on an empty point. Whoever is first to make an unbroken line of {$len}, across, down or diagonally, wins. A full board is a draw.
variant-mnk-tic-tac-toe = Tic-tac-toe
variant-mnk-gomoku = Gomoku
variant-mnk-renju = Renju
setup-place-mnk = A click or tap places a stone of the side chosen here and takes its own away; the right button or a long press is the other side’s.
goal-mnk-3 = Three in a row
goal-mnk-4 = Four in a row
goal-mnk-5 = Five in a row
goal-mnk = {$len} in a row
goal-mnk-exact = Exactly {$len} in a row
rules-mnk-freestyle = A longer line wins, too.
rules-mnk-exact = A longer line does not win.
rules-mnk-renju = Whoever began needs exactly five in a row and may not play on points marked with a small cross.
picture-mnk-place = Take turns putting a stone on an empty point.
picture-mnk-line = Whoever is first to make an unbroken line of {$len}, across, down or diagonally, wins.
picture-mnk-full = A full board is a draw.

## Setting it up.

setup-opening = Opening
setup-opening-free = Free
setup-opening-swap = Swap
setup-opening-swap-line = Whoever begins places three stones, of both sides, and the other picks a side. Not rated.
setup-opening-swap2 = Swap2
setup-opening-swap2-line = Whoever begins places three stones, of both sides. The other picks a side, or places two more and leaves the choice. Not rated.
setup-opening-pro = Pro
setup-opening-pro-line = The first stone goes in the centre, the third outside the central 5 × 5. Not rated.
setup-opening-long-pro = Long Pro
setup-opening-long-pro-line = The first stone goes in the centre, the third outside the central 7 × 7. Not rated.
setup-opening-rif = RIF
setup-opening-rif-line = Whoever begins places the first three stones in the middle, the other picks a side, and of two points offered for stone 5 one is chosen. Not rated.
setup-opening-yamaguchi = Yamaguchi
setup-opening-yamaguchi-line = Whoever begins places the first three stones in the middle and says how many points will be offered for stone 5; the other picks a side. Not rated.
setup-opening-soosyrv-8 = Soosyrv-8
setup-opening-soosyrv-8-line = Whoever begins places the first three stones in the middle and the other picks a side; with stone 4 up to eight points are announced for stone 5, and the sides are picked again. Not rated.
setup-opening-taraguchi-10 = Taraguchi-10
setup-opening-taraguchi-10-line = After each of the first five stones the other picks a side; after stone 4, ten points for stone 5 can be offered instead. Not rated.

## Boards, by their parameters.

preset-mnk-3x3x3 = 3 × 3
preset-mnk-9x9x5 = 9 × 9
preset-mnk-15x15x5 = 15 × 15
preset-mnk-15x15x5-renju = 15 × 15, renju
preset-mnk-19x19x5 = 19 × 19
preset-mnk-6x6x4 = 6 × 6, four
parameter-mnk-exact = exact
parameter-mnk-renju = renju

## What can be chosen before a game.

field-len = In a row to win
field-len-hint = {$min} to {$max}, at most the longer side
field-rule = Rule
field-rule-freestyle = Freestyle
field-rule-freestyle-hint = Longer lines win too.
field-rule-exact = Exact
field-rule-exact-hint = Longer lines do not win.
field-rule-renju = Renju
field-rule-renju-hint = Whoever begins may not make six in a row, two fours or two open threes at once. The other side may.
field-error-line-too-long = A line of {$len} does not fit: the longer side has {$longest}.
field-error-renju-line = Renju is played with lines of 5, not {$len}. Choose 5 or another rule.

## Computer opponents.

opponent-noughts-1 = Noughts 1
opponent-noughts-1-line = Looks one move ahead.
opponent-noughts-2 = Noughts 2
opponent-noughts-2-line = Looks at its move and your answer.
opponent-noughts-3 = Noughts 3
opponent-noughts-3-line = Looks three moves ahead.
opponent-noughts-4 = Noughts 4
opponent-noughts-4-line = Looks four moves ahead and takes its time.
opponent-noughts-5 = Noughts 5
opponent-noughts-5-line = Looks five moves ahead; slow on large boards.
opponent-noughts-6 = Noughts 6
opponent-noughts-6-line = Looks six moves ahead; very slow.
opponent-boora-05 = Boora 0.5
opponent-boora-05-line = Builds its own lines and hardly looks at yours.
opponent-boora-06 = Boora 0.6
opponent-boora-06-line = Builds its own lines and gets in the way of yours.
original-noughts-origin = The author of the original program Noughts wrote it. There it thought in the background, so that the page went on responding.
original-noughts-thinking = It tries every empty point, then every answer to it, and so on, as many moves ahead as the number in its name says. It judges the end of each sequence by every row of points that can still become a line: the more stones of one colour alone, the more the row counts. It plays the move that leads to the best count (minimax with alpha-beta pruning).
original-noughts-blind-spots = Everything beyond the last move that it looks at: a plan that needs longer takes it by surprise.
original-boora-05-origin = The author of the original program Boora wrote it. 0.5 is the earlier of two versions.
original-boora-05-thinking = It looks only at hot spots: the empty points near the stones, in the eight directions. On each it imagines its own stone and adds up what the lines through it are worth. It always plays the point that is worth most.
original-boora-05-blind-spots = Your threats: it builds its own lines and does not ask what you will play next.
original-boora-06-origin = The author of the original program Boora wrote it to follow 0.5. As the author reported, on 15×15 it beats 0.5 as black and loses to it as white.
original-boora-06-thinking = It values the points around the stones as 0.5 does and completes its line when it can. If your last move is worth much to you, it defends: near that stone it takes the point that is worth most to you. Otherwise it plays the point that is worth most to itself.
original-boora-06-blind-spots = Your older stones, and what comes after its move: two threats at once beat it.
perfect-origin = This program has found a proof that whoever begins wins on this board. A checker that trusts nothing has gone through every reply.
perfect-thinking = It looks the position up in the proof and plays the move that stands there. Short wins by threats do not stand there; it finds those itself. Where it loses, it plays the reply that holds out longest.
perfect-blind-spots = Positions that the proof does not reach, because whoever begins has played another move. There it plays like Master.
perfect-fair = On this board whoever begins wins, whatever the other side does. Opening rules make five in a row fair again: with Swap2 the other side chooses, in renju some points are forbidden to whoever begins.
opponent-trait-misses-diagonals = Does not see diagonals.
opponent-trait-overlooks-threats = Forgets to look at your stones {$n}% of the time.
opponent-trait-misses-forced-wins = Does not look for chains of threats.

## The opening.

opening-you-place = You place stones of both sides, in this order: {$stones}.
opening-opponent-places = The opponent places stones of both sides, in this order: {$stones}.
opening-beginner-places = Whoever begins places stones of both sides, in this order: {$stones}.
opening-other-places = Whoever did not begin places stones of both sides, in this order: {$stones}.
opening-puts = {$name} places stone {$number}.
opening-in-centre = Stone {$number} goes in the centre of the board.
opening-in-central = Stone {$number} goes in the central {$n} × {$n}.
opening-outside = Stone {$number} goes outside the central {$n} × {$n}.
opening-one-of-offered = {$name} chooses where stone {$number} goes: on one of the points offered.
opening-offers = {$name} offers points for stone {$number}, no two of them symmetrical. Still to offer: {$n}.
opening-you-choose = Your choice: which side do you want to play?
opening-opponent-chooses = The opponent chooses a side.
opening-beginner-chooses = Whoever began chooses a side.
opening-other-chooses = Whoever did not begin chooses a side.
opening-announces = {$name} says how many points will be offered for stone {$number}.
opening-take = Take {$name}
opening-two-more = Place two more stones
opening-number = {$n}
opening-offer-points = Offer {$n} points
opening-your-side = Your side is {$name} from now on.
opening-swapped = The sides have been swapped.
opening-kept = The sides stay as they were.

## How a game ended.

result-mnk =
    { $len ->
        [one] A line of {$len} stone.
       *[other] A line of {$len} stones.
    }
result-mnk-draw = The board is full.
result-mnk-stuck = Every empty point is forbidden.
result-mnk-foul = {$loser} played where renju forbids it.

## Why a move is refused.

illegal-overline = Overline: this would make six or more in a row, which renju forbids to whoever began.
illegal-double-four = Double four: this would make two fours at once, which renju forbids to whoever began.
illegal-double-three = Double three: this would make two open threes at once, which renju forbids to whoever began.
illegal-opening-centre = This stone goes in the centre of the board.
illegal-opening-central = This stone goes in the central {$n} × {$n}.
illegal-opening-outside = This stone goes outside the central {$n} × {$n}.
illegal-opening-offered = Choose one of the points offered.
illegal-opening-offered-already = That point is offered already.
illegal-opening-symmetrical = That point is symmetrical to one offered already: the stones would look the same. Offer another.
illegal-opening-announce-first = Say first how many points will be offered.

## Why a text cannot be read as a position or a game.

expected-stones = o, x (one of them a capital) or a number of empty cells
expected-mnk-parameter = m=, n= or k= (columns, rows, length of a line)
expected-no-parameter = “)” at once
board-error-line = side {$side} has a line, so it cannot be its turn
board-error-last-stone = the last stone is side {$side}’s, so it cannot be its turn
board-error-last-in-no-line = there is a line, but the last stone is not in it
games-of-lines = games of Lines

## Why the computer chose its move.

why-even-opening = It favours neither side.
why-takes-first = It took Blue, which has the better position.
why-takes-second = It took Yellow, which has the better position.
why-leaves-sides = It places two more stones and leaves the choice of sides.
why-announces = With {$n} points on offer neither side stands better.
why-completes-line = It completes a line.
why-blocks-line = It blocks a line that would have been completed next.
why-open-four = It threatens to complete a line in two places.
why-defends = It blocks a growing line.

## Hints: where to look, what to do there, why.

hint-what-stone = Put your stone on {$cell}.
hint-why-completes-line =
    { $n ->
        [one] This wins at once: a line of {$n} stone.
       *[other] This wins at once: a line of {$n} stones.
    }
hint-why-stops-line = Otherwise your opponent would complete a line here next.
hint-why-double-threat =
    { $n ->
        [one] Then you can complete a line on {$n} point.
       *[other] Then you can complete a line on {$n} points; only one can be stopped.
    }
hint-why-cannot-stop =
    { $n ->
        [one] Your opponent can complete a line on {$n} point.
       *[other] Your opponent can complete a line on {$n} points, and you can stop only one. Hope that it is overlooked.
    }
hint-why-stops-double = Otherwise your opponent would threaten two points at once, and you could stop only one.
hint-why-threatens = This threatens to complete a line, so it must be answered.
hint-why-prepares = One more stone, and your line can be completed in two places.
hint-why-opening = Most lines run through the middle.
hint-step-completes = completes the line
hint-step-double-threat = threatens two points at once
hint-step-blocks = stops the line
hint-step-four = threatens to complete a line
hint-step-three = prepares two threats at once

## What the other side would do if it could move now.

threat-completes = Here your opponent would complete a line.
threat-doubles =
    { $n ->
        [one] Here your opponent would threaten to complete a line on {$n} point.
       *[other] Here your opponent would threaten to complete a line on {$n} points at once.
    }
threat-begins-win =
    { $n ->
        [one] Here your opponent would begin a win by threats, in {$n} move.
       *[other] Here your opponent would begin a win by threats, in {$n} moves.
    }

## The teaching game: what a move lets the opponent do, or what it missed.

mistake-lets-complete =
    { $n ->
        [one] Now your opponent can complete a line.
       *[other] Now your opponent can complete a line on {$n} points, and you can stop only one.
    }
mistake-lets-double =
    { $n ->
        [one] Now your opponent can threaten to complete a line on {$n} point.
       *[other] Now your opponent can threaten to complete a line on {$n} points at once, and you can stop only one.
    }
mistake-answer-four = Your opponent’s best answer, {$move}, threatens to complete a line.
mistake-answer-three = Your opponent’s best answer, {$move}, prepares two threats at once.

## Why a game was lost.

loss-three-became-four = The three {$stones} became a four with {$next}, and {$last} completed the line.
loss-line-grew = The stones {$stones} became more with {$next}, and {$last} completed the line.

## Files of other programs that cannot be opened or written.

format-error-fives = this format ({$format}) knows only lines of five, this game is {$id}; choose SGF
opened-cut = what follows is left out: {$reason}
opened-behind-the-end = moves behind the end of the game were left out: {$n}
opened-set-up-later = stones are set up after move {$move}; what follows is game {$game} of this file
opened-out-of-turn = a side passes or moves twice after move {$move}; what follows is game {$game} of this file
opened-put =
    { $n ->
        [one] the first stone is the start of the game: a side passes or moves twice after it
       *[other] the first {$n} stones are the start of the game: a side passes or moves twice after each
    }
opened-put-times = the times of these stones were left out
opened-pass = a pass was left out
opened-other-result = the file names another result than the moves make
opened-guessed-rule = the file does not name the rule; its moves fit {$rule}
opened-without-opening = the moves or choices do not follow the opening rule that the file names; the game was opened without it
opened-board-size = the board has {$cols} × {$rows} points; {$games} have {$least} to {$most} columns and rows
file-error-empty = the file is empty
file-error-unknown = this is no game in a known format; what can be opened is SGF, Piskvork (.psq), RenLib (.lib), RenjuNet (.rif), Yixin (.sav), KJumpingCube (.kjc), PlayOK, PGN, openings of Gomocup, lists of moves such as h8 i9, and diagrams of X, O and dots
file-error-archive = this is a packed archive; unpack it and open the files in it
file-error-no-game = there is no game in this file ({$format})
file-error-write-size = this format has no board of {$cols} × {$rows}; choose SGF
file-error-write-setup = this format cannot hold stones that were set up; choose SGF
file-error-write-pass = this format has no passes; choose SGF
file-error-write-turns = in this format black begins and the sides take turns; choose SGF
file-error-write-format = games can be read but not written in this format ({$format}); choose SGF

## For screen readers.

reading-forbidden = forbidden

## The lesson.

lesson-mnk-five = Five in a row win. Complete the line.
lesson-mnk-five-wrong = Play at an open end of the four.
lesson-mnk-block = Yellow has four and would complete five. Block it.
lesson-mnk-block-wrong = Then Yellow completes five. Play where the line is open.
lesson-mnk-three = An open three. Make it a four with two open ends: only one of them can be blocked.
lesson-mnk-three-wrong = Put the stone next to the three.
lesson-mnk-block-three = So an open three must be stopped at once. Block Yellow’s.
lesson-mnk-block-three-wrong = Then Yellow makes a four with two open ends. Play next to the three.
lesson-mnk-double = Two threats at once cannot both be blocked. Find the point that makes a four and an open three.
lesson-mnk-double-wrong = Look where the two lines cross.
lesson-mnk-finish = Yellow blocked the four. Use the three.
lesson-mnk-renju = In renju whoever began may not make two open threes at once. A cross marks such a point: press it.

## Puzzles.

puzzles-force-mnk =
    { $n ->
        [one] win at once.
       *[other] win in {$n} moves by fours alone.
    }

## What was passed over, changed or guessed when a file was read.

file-note-at = line {$line}, column {$column}: {$reason}
file-note-at-byte = byte {$byte}: {$reason}
file-note-encoding-named = the text is in {$name}, as the file says
file-note-encoding-named-unreadable =
    { $count ->
        [one] the text is in {$name}, as the file says; {$count} character is unreadable
       *[other] the text is in {$name}, as the file says; {$count} characters are unreadable
    }
file-note-encoding-guessed = the file does not say how its letters are encoded; they were read as {$name}
file-note-encoding-guessed-unreadable =
    { $count ->
        [one] the letters were read as {$name}; {$count} character is unreadable
       *[other] the letters were read as {$name}; {$count} characters are unreadable
    }
file-note-other-text =
    { $count ->
        [one] {$count} character of other text was passed over
       *[other] {$count} characters of other text were passed over
    }
file-note-bracket = a bracket or semicolon is missing here, or there is one too many
file-note-passed-over = “{$what}” was passed over; nothing is known about it
file-note-bad-value = “{$value}” was passed over; it cannot be read as {$name}
file-note-rest = the rest of the game cannot be read, from “{$found}” on
file-note-size = the size of the board is missing or wrong; the board now has {$cols} × {$rows} points
file-note-side = the file does not say whose move this is; it was read as a move in turn
file-note-unknown-rule = the rules “{$name}” are unknown
file-note-rule-freestyle = the rules “{$name}” were read as: longer lines win as well
file-note-rule-exact = the rules “{$name}” were read as: longer lines do not win
file-note-rule-renju = the rules “{$name}” were read as renju
file-note-other-game = the file says that this is a game of another kind, number {$number}; it was read as Gomoku
file-note-too-many = there is more in the file; only the first {$most} were read
file-note-more =
    { $count ->
        [one] and {$count} more note
       *[other] and {$count} more notes
    }
file-note-coordinates-from-0 = columns and rows were counted from 0 at the upper left
file-note-coordinates-from-1 = columns and rows were counted from 1 at the upper left
file-note-coordinates-without-i = the columns were read without the letter I
file-note-coordinates-from-top = the rows were counted from the top
