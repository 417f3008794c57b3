### The words of Northcott in English.

## The game.

game-northcott-name = Northcott
game-northcott-line = Slide, close in, leave no room.
game-northcott-rules = On your turn slide one of your counters along its row, as far as you like, left or right, but never past the other one.
goal-northcott = Leave your opponent no move
rules-northcott = Whoever cannot move loses.
picture-northcott-slide = Slide one of your counters along its row, as far as you like.
picture-northcott-jump = A counter cannot jump over the other one, but it may move back.

## Setting it up.

setup-place-northcott = A click or tap places the counter chosen here; the right button or a long press places the other one.

## Boards, by their parameters.

preset-northcott-2x12 = 2 × 12
preset-northcott-3x8 = 3 × 8
preset-northcott-3x12 = 3 × 12
preset-northcott-5x12 = 5 × 12

## Computer opponents.

opponent-northcott-original = The original
opponent-northcott-original-line = Counts the gaps, and waits for your mistake.
original-northcott-origin = The author of the original Northcott program wrote it.
original-northcott-thinking = It counts the empty fields between the two stones of each row and combines them into the nim-sum. If that is not zero, it takes the first row from the top in which its stone can move closer so that the sum becomes zero. If it is zero, it goes to the row where your stone stands furthest right and moves its own stone there to a random field.
original-northcott-blind-spots = It does not know that a retreat can win as well, and in a lost position it sets no traps.
opponent-trait-retreats = Without a plan it moves back {$n}% of the time.

## How a game ended.

result-northcott = {$loser} cannot move any more.

## Why a move is refused.

illegal-crosses = Counters may not pass each other.
illegal-wrong-order = The ring must stand left of the cross.

## Why a text cannot be read as a position.

expected-row-comma = a comma before the next row
expected-dash = “-” between the columns of the ring and the cross
expected-row-letter = a row letter (a, b, …)

## Hints: where to look, what to do there, why.

hint-what-advance =
    { $n ->
        [one] Slide {$n} field forward, to {$cell}.
       *[other] Slide {$n} fields forward, to {$cell}.
    }
hint-what-retreat =
    { $n ->
        [one] Slide {$n} field back, to {$cell}.
       *[other] Slide {$n} fields back, to {$cell}.
    }
hint-why-gaps = Count the gaps as heaps: then every binary column holds an even number of ones. If a counter steps back, close its gap again.
hint-why-lost-gaps = The gaps pair off in every binary column already, so each move breaks a pair. Move a short way and hope for a mistake.

## The teaching game: what a move lets the opponent do, or what it missed.

mistake-gaps = The nim-sum of the gaps is now {$n}; 0 would have won.

## The research room.

research-gaps = Northcott
research-rows = Rows
research-largest-gap = Largest gap
research-begin-gaps = A position is good for the player who has just moved there. With all gaps closed it is good; a position from which a good one can be reached is not. Press Run or Step.
research-rule-xor = xor is 0
research-xor = {$left} xor {$right}
research-sum = {$left} = {$sum}
research-row = Row {$row}

## The overlay of keys.

help-does-place-first = Northcott, setup: place Blue’s counters
help-does-place-second = Northcott, setup: place Yellow’s counters

## For screen readers.

heaps-northcott = Gaps: {$heaps}.

## The lesson.

lesson-northcott-slide = Slide one of your blue counters along its row, but not past the other one. Try it.
lesson-northcott-end = Whoever cannot move loses. Leave Yellow no move.
lesson-northcott-end-wrong = Then Yellow can still move. Close the gap in the lower row.
lesson-northcott-gaps = A gap is a heap of Nim. Both are equal: Yellow closes in by two, Blue does the same. Watch.
lesson-northcott-equal = Gaps of five and three. Make them equal.
lesson-northcott-unequal = The gaps are not equal then. Close the wide one to three.
lesson-northcott-follow = Yellow stepped back in the lower row. It does not help: follow by as much.
lesson-northcott-follow-wrong = Follow the counter that stepped back: two fields in the lower row.
lesson-northcott-find = Three gaps: three, four and five, as in Nim. Find the move that pairs them off.
lesson-northcott-find-wrong = Then a group is left without a partner. Look at the first row.
