### The words of Nim in English.

## The game.

game-nim-name = Nim
game-nim-line = Take pebbles. Take the last one.
game-nim-rules = On your turn take as many pebbles as you like, at least one, all from the same row.
variant-nim-misere = Misère Nim
goal-nim = Take the last pebble
goal-nim-misere = Do not take the last pebble
rules-nim = Whoever takes the last pebble wins.
rules-nim-misere = Whoever takes the last pebble loses.
picture-nim-take = One pebble, several or the whole row: how many is up to you.
picture-nim-last = One pebble is left: whoever is to move takes it and wins.
picture-nim-last-misere = One pebble is left: whoever is to move must take it and loses.

## Setting it up.

setup-place-nim = Click where the row should end.

## Boards, by their parameters.

preset-nim-3-4-5 = 3, 4, 5
preset-nim-3-4-5-misere = 3, 4, 5, misère
preset-nim-1-2-3-4-5 = 1 to 5
preset-nim-2-3-4-5-6 = 2 to 6
parameter-nim-misere = misère

## What can be chosen before a game.

field-misere = Misère
field-misere-hint = Taking the last pebble loses
field-heaps = Rows
field-heaps-hint = {$min} to {$max}
field-heap = Row {$row}
field-heap-hint = {$min} to {$max} pebbles
field-error-no-pieces = At least one row needs a pebble.

## Computer opponents.

opponent-nim-searcher = The searcher
opponent-nim-searcher-line = The original: searches every game to its end.
original-nim-searcher-origin = The author of the original Nim program wrote it.
original-nim-searcher-thinking = It plays every continuation through to the end of the game and remembers nothing on the way. It starts with the bottom row and plays the first move that wins. In a lost position, and for the first move of a game, it moves at random.
original-nim-searcher-blind-spots = Once the game has begun it sees everything, unless the heaps are so large that it gives up and plays at random. But it does not choose the losing move that is hardest to answer.

## During a game.

play-ok = Take
play-ok-marked =
    { $n ->
        [one] Take {$n} pebble
       *[other] Take {$n} pebbles
    }
play-nothing-marked = Mark the pebbles you want to take.

## How a game ended.

result-nim = {$name} took the last pebble.
result-nim-misere = {$loser} had to take the last pebble.

## Why a move is refused.

illegal-nothing-taken = Take at least one.
illegal-no-such-heap = There is no such row.
illegal-too-many =
    { $n ->
        [one] Only {$n} is left there.
       *[other] Only {$n} are left there.
    }

## Why a text cannot be read as a position.

expected-heap = a row letter (a, b, …)
expected-heaps-end = the end (at most {$most} rows)
expected-nim-parameter = pile_sizes= or is_misere=
board-error-heaps = the rows {$heaps} cannot come from the start {$start}

## Why the computer chose its move.

why-odd-ones = It leaves an odd number of single pebbles.
why-searched-win = Every answer to it loses.

## Hints: where to look, what to do there, why.

hint-what-take = Take {$n} from row {$row}.
hint-why-columns = Then every binary column holds an even number of ones. Whatever is taken next, you can pair them off again.
hint-why-odd-singles =
    { $n ->
        [one] Then {$n} single pebble is left, and it is not yours to take.
       *[other] Then {$n} single pebbles are left, an odd number: the last is not yours to take.
    }
hint-why-lost-columns = Every binary column holds an even number of ones already, so each move breaks a pair. Take little and hope for a mistake.
hint-why-lost-odd-singles = An odd number of single pebbles is left, so the last one falls to you.

## The teaching game: what a move lets the opponent do, or what it missed.

mistake-nim-sum = This leaves a nim-sum of {$n}; a nim-sum of 0 would have won.
mistake-even-singles =
    { $n ->
        [one] This leaves {$n} single pebble, and you have to take it.
       *[other] This leaves {$n} single pebbles, an even number, so you have to take the last one.
    }
mistake-lets-odd-singles = Now your opponent can leave you an odd number of single pebbles, and the last one with them.

## The overlay of keys.

help-does-take = Nim: take the marked pebbles
help-does-mark-to-here = Nim: mark the pebbles up to here

## For screen readers.

move-take = {$n} from row {$row}
move-taken = {$name} took {$move}.
reading-pebble = pebble
reading-pebble-marked = pebble, marked
heaps-nim = Pebbles: {$heaps}.

## The lesson.

lesson-nim-take = Take as many pebbles as you like, all from one row. Try it.
lesson-nim-last = Whoever takes the last pebble wins. One row is left: win.
lesson-nim-last-wrong = Then your opponent takes the rest. Take them all.
lesson-nim-pairs = Two equal rows, and Yellow must move. Watch Blue do the same in the other row.
lesson-nim-equal = Now you: make the two rows equal.
lesson-nim-unequal = Then the rows are not equal, and your opponent can make them so.
lesson-nim-mirror = Yellow took one. Mirror it.
lesson-nim-columns = Three rows: split each into fours, twos and ones. Blue takes one; now every group has a partner.
lesson-nim-find = Now you: leave every group with a partner.
lesson-nim-find-wrong = Then a group is left without a partner. Compare three with four and five.
