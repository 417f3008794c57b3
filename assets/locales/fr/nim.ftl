### Les textes du jeu Nim en français.

## Le jeu.

game-nim-name = Nim
game-nim-line = Prenez des cailloux. Et le dernier.
game-nim-rules = À votre tour, prenez autant de cailloux que vous voulez, au moins un, tous dans la même rangée.
variant-nim-misere = Nim misère
goal-nim = Prendre le dernier caillou
goal-nim-misere = Ne pas prendre le dernier caillou
rules-nim = Qui prend le dernier caillou gagne.
rules-nim-misere = Qui prend le dernier caillou perd.
picture-nim-take = Un caillou, plusieurs ou toute la rangée : c’est vous qui choisissez.
picture-nim-last = Il reste un caillou : qui doit jouer le prend et gagne.
picture-nim-last-misere = Il reste un caillou : qui doit jouer est obligé de le prendre et perd.

## La préparation.

setup-place-nim = Cliquez là où la rangée doit finir.

## Les plateaux, par leurs paramètres.

preset-nim-3-4-5 = 3, 4, 5
preset-nim-3-4-5-misere = 3, 4, 5, misère
preset-nim-1-2-3-4-5 = 1 à 5
preset-nim-2-3-4-5-6 = 2 à 6
parameter-nim-misere = misère

## Ce qui se choisit avant une partie.

field-misere = Misère
field-misere-hint = Prendre le dernier caillou fait perdre
field-heaps = Rangées
field-heaps-hint = de {$min} à {$max}
field-heap = Rangée {$row}
field-heap-hint = de {$min} à {$max} cailloux
field-error-no-pieces = Une rangée au moins doit avoir un caillou.

## Les adversaires joués par l’ordinateur.

opponent-nim-searcher = Chercheur
opponent-nim-searcher-line = L’original : explore chaque partie jusqu’au bout.
original-nim-searcher-origin = L’auteur du programme de Nim d’origine l’a écrit.
original-nim-searcher-thinking = Il joue chaque suite jusqu’à la fin de la partie, sans rien mémoriser. Il commence par la rangée du bas et joue le premier coup gagnant. En position perdue et au premier coup d’une partie, il joue au hasard.
original-nim-searcher-blind-spots = Après le premier coup il voit tout, sauf si les tas sont si grands qu’il renonce et joue au hasard. Mais, perdu, il ne cherche pas le coup auquel il est le plus dur de répondre.

## Pendant une partie.

play-ok = Prendre
play-ok-marked =
    { $n ->
        [one] Prendre {$n} caillou
       *[other] Prendre {$n} cailloux
    }
play-nothing-marked = Marquez les cailloux que vous voulez prendre.

## Comment une partie a fini.

result-nim = {$name} a pris le dernier caillou.
result-nim-misere = {$loser} a dû prendre le dernier caillou.

## Pourquoi un coup est refusé.

illegal-nothing-taken = Prenez-en au moins un.
illegal-no-such-heap = Cette rangée n’existe pas.
illegal-too-many =
    { $n ->
        [one] Il n’en reste là que {$n}.
       *[other] Il n’en reste là que {$n}.
    }

## Pourquoi un texte ne se lit pas comme position.

expected-heap = une lettre de rangée (a, b, …)
expected-heaps-end = la fin ({$most} rangées au plus)
expected-nim-parameter = pile_sizes= ou is_misere=
board-error-heaps = les rangées {$heaps} ne peuvent pas venir du départ {$start}

## Pourquoi l’ordinateur a choisi son coup.

why-odd-ones = Il laisse un nombre impair de cailloux isolés.
why-searched-win = Toute réponse perd.

## Les indices : où regarder, que jouer, pourquoi.

hint-what-take = Prenez {$n} dans la rangée {$row}.
hint-why-columns = Chaque colonne binaire a alors un nombre pair de uns. Quoi qu’on prenne ensuite, vous pourrez refaire les paires.
hint-why-odd-singles =
    { $n ->
        [one] Il reste alors {$n} caillou isolé, et ce n’est pas à vous de le prendre.
       *[other] Il reste alors {$n} cailloux isolés, un nombre impair : le dernier n’est pas pour vous.
    }
hint-why-lost-columns = Chaque colonne binaire a déjà un nombre pair de uns ; chaque coup brise donc une paire. Prenez peu et espérez une erreur.
hint-why-lost-odd-singles = Il reste un nombre impair de cailloux isolés ; le dernier est donc pour vous.

## La partie d’apprentissage : ce qu’un coup permet à l’adversaire, ou ce qu’il a manqué.

mistake-nim-sum = Il reste une somme de Nim de {$n} ; une somme de 0 gagnait.
mistake-even-singles =
    { $n ->
        [one] Il reste {$n} caillou isolé, et c’est à vous de le prendre.
       *[other] Il reste {$n} cailloux isolés, un nombre pair ; vous devez donc prendre le dernier.
    }
mistake-lets-odd-singles = L’adversaire peut maintenant vous laisser un nombre impair de cailloux isolés, et le dernier avec eux.

## La liste des touches.

help-does-take = Nim : prendre les cailloux marqués
help-does-mark-to-here = Nim : marquer les cailloux jusqu’ici

## Pour les lecteurs d’écran.

move-take = {$n} dans la rangée {$row}
move-taken = {$name} a pris {$move}.
reading-pebble = caillou
reading-pebble-marked = caillou, marqué
heaps-nim = Cailloux : {$heaps}.

## La leçon.

lesson-nim-take = Prenez autant de cailloux que vous voulez, d’une seule rangée. Essayez.
lesson-nim-last = Qui prend le dernier caillou gagne. Il reste une rangée : gagnez.
lesson-nim-last-wrong = L’adversaire prendra le reste. Prenez-les tous.
lesson-nim-pairs = Deux rangées égales, et Jaune doit jouer. Voyez Bleu l’imiter dans l’autre.
lesson-nim-equal = À vous : rendez les deux rangées égales.
lesson-nim-unequal = Les rangées ne sont pas égales : l’adversaire peut les égaliser.
lesson-nim-mirror = Jaune en a pris un. Imitez-le.
lesson-nim-columns = Trois rangées : divisez-les en quatre, deux et un. Bleu en prend un ; chaque groupe a son pareil.
lesson-nim-find = À vous : laissez chaque groupe avec son pareil.
lesson-nim-find-wrong = Un groupe reste seul. Comparez trois à quatre et cinq.
