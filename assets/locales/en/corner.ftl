### The words of Corner Nim in English.

## The game.

game-corner-name = Corner Nim
game-corner-line = Bring the lantern home.
game-corner-rules = On your turn move the lantern as far as you like.
variant-corner-queen = Corner Nim, diagonals
goal-corner = Bring the lantern to the corner
rules-corner = It moves straight to the left or straight down. Whoever puts it on the bottom left square wins.
rules-corner-queen = It moves straight to the left, straight down, or diagonally down to the left. Whoever puts it on the bottom left square wins.
picture-corner-move = Move the lantern straight to the left or straight down, as far as you like.
picture-corner-queen = Move the lantern to the left, down, or diagonally down to the left, as far as you like.
picture-corner-home = Whoever puts the lantern on the bottom left square wins.

## Setting it up.

setup-place-corner = Click a square to put the lantern there.

## Boards, by their parameters.

preset-corner-9x7 = 9 × 7
preset-corner-9x7-queen = 9 × 7, diagonals
preset-corner-12x9 = 12 × 9
preset-corner-12x9-queen = 12 × 9, diagonals
parameter-corner-queen = diagonals

## What can be chosen before a game.

field-queen = Queen
field-queen-hint = Diagonal moves are allowed

## How a game ended.

result-corner = {$name} brought the lantern home.

## Why a move is refused.

illegal-not-left-or-down = The lantern moves left or down.
illegal-not-as-a-queen = The lantern moves left, down or diagonally down to the left.

## Hints: where to look, what to do there, why.

hint-where-left = Look to the left.
hint-where-down = Look down.
hint-where-diagonal = Look along the diagonal.
hint-what-go-left =
    { $n ->
        [one] Move {$n} square left, to {$cell}.
       *[other] Move {$n} squares left, to {$cell}.
    }
hint-what-go-down =
    { $n ->
        [one] Move {$n} square down, to {$cell}.
       *[other] Move {$n} squares down, to {$cell}.
    }
hint-what-go-diagonally =
    { $n ->
        [one] Move {$n} square diagonally, to {$cell}.
       *[other] Move {$n} squares diagonally, to {$cell}.
    }
hint-why-equal-distances = Then it is {$n} to the left and {$n} down. Answer every move with the same in the other direction.
hint-why-wythoff = Then the distances are {$near} and {$far}, number {$pair} of Wythoff’s pairs. No move leads from one pair to another, but you can always come back to one.
hint-why-lost-equal-distances = It is as far to the left as down already. Move a short way and hope for a mistake.
hint-why-lost-wythoff = The lantern stands on one of Wythoff’s pairs already. Move a short way and hope for a mistake.

## The teaching game: what a move lets the opponent do, or what it missed.

mistake-unequal-distances = This leaves {$cols} to the left and {$rows} down; equal distances would have won.
mistake-no-wythoff-pair = The distances {$near} and {$far} are not one of Wythoff’s pairs, so your opponent can move to one.

## The research room.

research-rook = Corner
research-queen = Queen
research-largest-distance = Largest distance
research-begin-corner = A square is good for the player who has just moved there. Home is good; a square from which a good one can be reached is not. Press Run or Step.
research-rule-wythoff = Wythoff’s pairs
research-pair = difference {$difference} needs {$smaller}
research-no-pair = difference {$difference} needs {$wanted}, not {$smaller}
research-golden-pair = Pair {$n}: {$n} × 1.618… and {$n} × 2.618… give {$near} and {$far}
research-proof-golden = Wythoff (1907): pair n is n × 1.618… and n × 2.618…, rounded down. So every number occurs in exactly one pair, and the good squares lie along two lines that rise by the golden ratio and its inverse.
research-distance-cols = Columns from home
research-distance-rows = Rows from home

## For screen readers.

reading-lantern = lantern
heaps-corner = Squares to the left and down: {$heaps}.

## The lesson.

lesson-corner-move = The lantern moves left or down, as far as you like. Try it.
lesson-corner-home = Whoever brings it to the bottom left corner wins. Do it.
lesson-corner-home-wrong = Then your opponent brings it home. Go all the way.
lesson-corner-diagonal = On the diagonal whoever must move loses: Yellow goes left, Blue goes down as far. Watch.
lesson-corner-reach = Now you: move to the diagonal.
lesson-corner-reach-wrong = That is not the diagonal: as far left as down.
lesson-corner-again = Yellow left the diagonal. Go back to it.
lesson-corner-queen = With diagonal moves other squares lose: the queen’s pairs, which are marked. Watch Blue go to one.
lesson-corner-find = Now you: move to a marked square.
lesson-corner-find-wrong = From there your opponent can reach a marked square.
