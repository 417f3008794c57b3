### The words of Atoms in English.

## The game.

game-atoms-name = Atoms
game-atoms-line = One atom too many, and it all goes up.
game-atoms-rules = On your turn add an atom to an empty cell or to one of yours. A full cell bursts: its atoms fly to the neighbours and make them yours, and those may burst in turn. Whoever has no cell left loses.

## Boards, by their parameters.

preset-atoms-8x8 = Atoms
preset-atoms-8x8-chain = Chain reaction
preset-atoms-5x5 = Small
preset-atoms-6x9-chain = Tall chain

## What can be chosen before a game.

field-chain = Chain reaction
field-chain-hint = Cells burst at as many atoms as they have neighbours, and none are lost

## Computer opponents.

opponent-atoms-original = The original
opponent-atoms-original-line = Begins anywhere, then gathers at your border.
opponent-trait-sees-waves =
    { $n ->
        [one] Sees {$n} wave of a reaction.
       *[other] Sees {$n} waves of a reaction.
    }
opponent-trait-counts-only-atoms = Counts the atoms, not the dangers.

## How a game ended.

result-atoms = {$loser} has no cell left.

## Why the computer chose its move.

why-grows-at-front = It grows at the border between the sides.
why-wins-cascade = Its cascade wins the game.

## Hints: where to look, what to do there, why.

hint-what-atom = Add an atom to {$cell}.
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
hint-step-captures =
    { $n ->
        [one] takes {$n} cell
       *[other] takes {$n} cells
    }

## What the other side would do if it could move now.

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

## The overlay of keys.

help-does-wave-back = Atoms: one wave back in the preview
help-does-wave-forward = Atoms: one wave forward in the preview

## For screen readers.

reading-atoms =
    { $n ->
        [one] {$name}, {$n} atom
       *[other] {$name}, {$n} atoms
    }
