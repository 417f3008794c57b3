### The words of Corner Nim in English.

## The game.

game-corner-name = Corner Nim
game-corner-line = Bring the lantern home.
game-corner-rules = On your turn move the lantern any number of squares to the left or any number down; with the queen rule also diagonally down to the left. Whoever puts it on the bottom left square wins.

## Setting it up.

setup-place-corner = Click a square to put the lantern there.

## Boards, by their parameters.

preset-corner-8x8 = Courtyard
preset-corner-8x8-queen = With diagonals
preset-corner-12x12 = Large
preset-corner-12x12-queen = Large, diagonals

## What can be chosen before a game.

field-queen = Queen
field-queen-hint = Diagonal moves are allowed

## How a game ended.

result-corner = {$name} brought the lantern home.

## Hints: where to look, what to do there, why.

hint-where-left = Look to the left.
hint-where-down = Look down.
hint-where-diagonal = Look along the diagonal.
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
hint-why-equal-distances = Then it is {$n} to the left and {$n} down. Answer every move with the same in the other direction.
hint-why-wythoff = Then the distances are {$near} and {$far}, number {$pair} of Wythoff’s pairs. No move leads from one pair to another, but you can always come back to one.
hint-why-lost-equal-distances = It is as far to the left as down already. Go a short way and hope for a mistake.
hint-why-lost-wythoff = The lantern stands on one of Wythoff’s pairs already. Go a short way and hope for a mistake.

## The research room.

research-rook = Corner
research-queen = Queen
research-largest-distance = Largest distance
research-begin-corner = A square is good for the player who has just moved there. Home is good; a square from which a good one can be reached is not. Press Run or Step.
research-rule-wythoff = Wythoff’s pairs
research-pair = difference {$difference} wants {$smaller}
research-no-pair = difference {$difference} wants {$wanted}, not {$smaller}
research-distance-cols = Columns from home
research-distance-rows = Rows from home

## For screen readers.

reading-lantern = lantern
