### The words of Atoms in English.

## The game.

game-atoms-name = Atoms
game-atoms-line = One atom too many, and it all goes up.
game-atoms-rules = On your turn add an atom to an empty cell or to one of yours.
variant-atoms-chain = Chain reaction
setup-place-atoms = A click or tap adds an atom of the side chosen here, after the last one it empties the cell; the right button or a long press is the other side’s.
goal-atoms = Four burst; capture every cell
goal-atoms-chain = Capture every cell
rules-atoms = A cell bursts at four atoms: one flies to each neighbour and makes it yours, and one that flies over the edge is lost. Neighbours may burst in turn. Whoever has no cell left loses.
rules-atoms-chain = A cell bursts when it has as many atoms as neighbours: two in a corner, three at an edge, four elsewhere. One flies to each neighbour and makes it yours, and those may burst in turn. Whoever has no cell left loses.
picture-atoms-burst = A cell bursts at four atoms: one flies to each neighbour and makes it yours.
picture-atoms-burst-chain = A cell bursts when it has as many atoms as neighbours, and one flies to each of them.
picture-atoms-chain = Neighbours may burst in turn.
picture-atoms-end = Whoever has no cell left loses.

## Boards, by their parameters.

preset-atoms-8x8 = 8 × 8
preset-atoms-8x8-chain = 8 × 8, chain
preset-atoms-5x5 = 5 × 5
preset-atoms-6x9-chain = 6 × 9, chain
parameter-atoms-chain = chain

## What can be chosen before a game.

field-chain = Chain reaction
field-chain-hint = Cells burst at as many atoms as they have neighbours, and none are lost

## Computer opponents.

opponent-atoms-original = The original
opponent-atoms-original-line = Begins anywhere, then gathers at your border.
opponent-atoms-first-plan = The original’s first plan
opponent-atoms-first-plan-line = Takes half the board before it attacks. Weaker than Chance.
original-atoms-origin = The author of the original Atoms program wrote it. This is the rule that the author settled on.
original-atoms-thinking = In its first turns it takes empty cells at random. Later it mostly adds to one of its cells that touches one of yours, to let it explode there, and now and then it takes another empty cell. If none of its cells touches yours, it adds to any of them.
original-atoms-blind-spots = It does not look ahead: neither at the reaction that its move sets off nor at your reply.
original-atoms-first-plan-origin = The author of the original Atoms program planned it at first and dropped it later.
original-atoms-first-plan-thinking = While it owns only a small part of the board, it takes empty cells at random. After that it mostly adds to one of its cells that touches one of yours. If none does, it adds to any of its cells.
original-atoms-first-plan-blind-spots = It spreads thinly while you gather strength, and it does not look ahead. That makes it weaker than Chance.
opponent-trait-sees-waves =
    { $n ->
        [one] Sees {$n} wave of a reaction.
       *[other] Sees {$n} waves of a reaction.
    }
opponent-trait-counts-only-atoms = Counts the atoms, not the dangers.

## How a game ended.

result-atoms = {$loser} has no cell left.
illegal-atoms-alone = Place an atom of the other side first: nobody can be to move alone on the board.

## Why a text cannot be read as a position.

expected-atoms = a to g, A to G or a number of empty cells
board-error-only-side = only side {$side} has atoms, so it has just moved and it cannot be its turn
board-error-too-many-atoms =
    { $most ->
        [one] {$cell} can hold at most {$most} atom here
       *[other] {$cell} can hold at most {$most} atoms here
    }

## Files of other programs: saved games of KJumpingCube.

kjumpingcube-rules = opened from KJumpingCube by the rule chain reaction; other than there, a cell that has thrown all its atoms is free, and whoever has captured every atom has won
kjumpingcube-at-line = line {$line}: {$reason}
kjumpingcube-passed-over = “{$what}” was passed over; it cannot be read
kjumpingcube-size = the size of the board is missing or wrong; the board now has {$side} × {$side} cells
kjumpingcube-missing =
    { $n ->
        [one] {$n} cell is missing in the file and is empty now
       *[other] {$n} cells are missing in the file and are empty now
    }
kjumpingcube-freed =
    { $n ->
        [one] {$n} cell without atoms that belonged to a side is free now
       *[other] {$n} cells without atoms that belonged to a side are free now
    }
kjumpingcube-too-many = {$cell} has {$points} points in the file and keeps {$most} here
kjumpingcube-turn = the file does not say whose turn it is, or it cannot be; it is the turn of side {$side}
kjumpingcube-no-board = there is no board in this saved game of KJumpingCube

## Why the computer chose its move.

why-grows-at-front = It grows at the border between the sides.
why-wins-cascade = Its cascade wins the game.

## Hints: where to look, what to do there, why.

hint-what-atom = Add an atom to {$cell}.
hint-why-wins-cascade =
    { $waves ->
        [one] This wins at once: after {$waves} wave your opponent has no cell left.
       *[other] This wins at once: after {$waves} waves your opponent has no cell left.
    }
hint-why-captures =
    This captures { $n ->
        [one] {$n} cell
       *[other] {$n} cells
    } in { $waves ->
        [one] {$waves} wave
       *[other] {$waves} waves
    }.
hint-why-captures-and-saves =
    This captures { $n ->
        [one] {$n} cell
       *[other] {$n} cells
    } in { $waves ->
        [one] {$waves} wave
       *[other] {$waves} waves
    }, and your opponent can no longer capture {$saved} of yours.
hint-why-captures-and-leaves-nothing =
    This captures { $n ->
        [one] {$n} cell
       *[other] {$n} cells
    } in { $waves ->
        [one] {$waves} wave
       *[other] {$waves} waves
    }, and leaves your opponent nothing to capture.
hint-why-leaves-nothing = After this your opponent can capture nothing.
hint-why-threatens-capture =
    This threatens to capture { $n ->
        [one] {$n} cell
       *[other] {$n} cells
    } in { $waves ->
        [one] {$waves} wave
       *[other] {$waves} waves
    } from {$cell}.
hint-why-wins-race =
    This wins the race at {$cell}: it is { $n ->
        [one] {$n} atom
       *[other] {$n} atoms
    } ahead of {$rival}.
hint-why-wins-race-for-corner =
    This wins the race for the corner: {$cell} is { $n ->
        [one] {$n} atom
       *[other] {$n} atoms
    } ahead of {$rival}.
hint-why-line-captures =
    After {$line} you capture { $n ->
        [one] {$n} cell
       *[other] {$n} cells
    } with {$move}.
hint-why-line-leaves =
    The best line found, {$line}, leaves you { $mine ->
        [one] {$mine} cell
       *[other] {$mine} cells
    } against {$theirs}.
hint-why-risks-at-most =
    { $n ->
        [one] After this your opponent can capture no more than {$n} cell.
       *[other] After this your opponent can capture no more than {$n} cells.
    }
hint-step-captures =
    { $n ->
        [one] captures {$n} cell
       *[other] captures {$n} cells
    }

## What the other side would do if it could move now.

threat-captures =
    Here your opponent would capture { $cells ->
        [one] {$cells} cell
       *[other] {$cells} cells
    } in { $waves ->
        [one] {$waves} wave
       *[other] {$waves} waves
    }.
threat-wins =
    Here your opponent would capture { $cells ->
        [one] your last cell
       *[other] all your {$cells} cells
    } in { $waves ->
        [one] {$waves} wave
       *[other] {$waves} waves
    }.

## The teaching game: what a move lets the opponent do, or what it missed.

mistake-lets-cascade =
    Now your opponent can capture all your cells in { $waves ->
        [one] {$waves} wave
       *[other] {$waves} waves
    }.
mistake-lets-capture =
    Now your opponent can capture { $n ->
        [one] {$n} cell
       *[other] {$n} cells
    } in { $waves ->
        [one] {$waves} wave
       *[other] {$waves} waves
    } from {$cell}.
mistake-line-captures =
    After {$line} your opponent captures { $n ->
        [one] {$n} cell
       *[other] {$n} cells
    } with {$move}.
mistake-missed-capture =
    You could have captured { $n ->
        [one] {$n} cell
       *[other] {$n} cells
    }.

## Why a game was lost.

loss-wave = Wave {$wave} of {$waves} after the reply {$move} turned the game: {$n} of your cells changed sides.

## The overlay of keys.

help-does-wave-back = Atoms: one wave back in the preview
help-does-wave-forward = Atoms: one wave forward in the preview

## For screen readers.

reading-atoms =
    { $n ->
        [one] {$name}, {$n} atom
       *[other] {$name}, {$n} atoms
    }

## The lesson.

lesson-atoms-add = Add an atom to an empty cell or to one of yours. Try it.
lesson-atoms-burst = Four atoms are too many: the cell bursts, and one flies to each neighbour. Add the fourth.
lesson-atoms-full = Add to a cell of yours that holds three.
lesson-atoms-capture = What flies to a neighbour makes it yours. Capture the marked cell.
lesson-atoms-chain = Full neighbours burst in turn: a chain. Capture everything.
lesson-atoms-tempo = Two against two: whoever is first at three bursts first. Be the first.
lesson-atoms-tempo-wrong = Then Yellow is first at three. Add to your cell with two.
lesson-atoms-first = Three against three, and it is your turn. Burst first.
