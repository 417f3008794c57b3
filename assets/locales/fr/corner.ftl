### Les textes du jeu Nim du coin en français.

## Le jeu.

game-corner-name = Nim du coin
game-corner-line = Menez la lanterne à la maison.
game-corner-rules = À votre tour, déplacez la lanterne à volonté.
variant-corner-queen = Nim du coin, diagonales
goal-corner = Mener la lanterne au coin
rules-corner = Elle va tout droit vers la gauche ou tout droit vers le bas. Qui l’amène sur la case en bas à gauche gagne.
rules-corner-queen = Elle va tout droit vers la gauche, tout droit vers le bas, ou en diagonale vers le bas à gauche. Qui l’amène sur la case en bas à gauche gagne.
picture-corner-move = Déplacez la lanterne tout droit vers la gauche ou vers le bas, aussi loin que vous voulez.
picture-corner-queen = Déplacez la lanterne vers la gauche, vers le bas ou en diagonale vers le bas à gauche, aussi loin que vous voulez.
picture-corner-home = Qui amène la lanterne sur la case en bas à gauche gagne.

## La préparation.

setup-place-corner = Cliquez sur une case pour y poser la lanterne.

## Les plateaux, par leurs paramètres.

preset-corner-9x7 = 9 × 7
preset-corner-9x7-queen = 9 × 7, diagonales
preset-corner-12x9 = 12 × 9
preset-corner-12x9-queen = 12 × 9, diagonales
parameter-corner-queen = diagonales

## Ce qui se choisit avant une partie.

field-queen = Dame
field-queen-hint = Les diagonales sont permises

## Comment une partie a fini.

result-corner = {$name} a mené la lanterne à la maison.

## Pourquoi un coup est refusé.

illegal-not-left-or-down = La lanterne va à gauche ou en bas.
illegal-not-as-a-queen = La lanterne va à gauche, en bas ou en diagonale vers le bas à gauche.

## Les indices : où regarder, que jouer, pourquoi.

hint-where-left = Regardez vers la gauche.
hint-where-down = Regardez vers le bas.
hint-where-diagonal = Regardez la diagonale.
hint-what-go-left =
    { $n ->
        [one] Allez de {$n} case à gauche, en {$cell}.
       *[other] Allez de {$n} cases à gauche, en {$cell}.
    }
hint-what-go-down =
    { $n ->
        [one] Allez de {$n} case vers le bas, en {$cell}.
       *[other] Allez de {$n} cases vers le bas, en {$cell}.
    }
hint-what-go-diagonally =
    { $n ->
        [one] Allez de {$n} case en diagonale, en {$cell}.
       *[other] Allez de {$n} cases en diagonale, en {$cell}.
    }
hint-why-equal-distances = Il reste alors {$n} à gauche et {$n} en bas. Répondez à chaque coup par le même dans l’autre direction.
hint-why-wythoff = Les distances sont alors {$near} et {$far}, la paire de Wythoff numéro {$pair}. Aucun coup ne mène d’une paire à une autre, mais vous pouvez toujours revenir à une paire.
hint-why-lost-equal-distances = Les distances à gauche et en bas sont déjà égales. Allez peu loin et espérez une erreur.
hint-why-lost-wythoff = La lanterne est déjà sur une paire de Wythoff. Allez peu loin et espérez une erreur.

## La partie d’apprentissage : ce qu’un coup permet à l’adversaire, ou ce qu’il a manqué.

mistake-unequal-distances = Il reste {$cols} à gauche et {$rows} en bas ; des distances égales gagnaient.
mistake-no-wythoff-pair = Les distances {$near} et {$far} ne sont pas une paire de Wythoff ; l’adversaire peut donc en atteindre une.

## La recherche.

research-rook = Coin
research-queen = Dame
research-largest-distance = Plus grande distance
research-begin-corner = Une case est bonne pour le joueur qui vient d’y arriver. La maison est bonne ; une case d’où l’on atteint une bonne case ne l’est pas. Appuyez sur Lancer ou Pas.
research-rule-wythoff = paires de Wythoff
research-pair = la différence {$difference} demande {$smaller}
research-no-pair = la différence {$difference} demande {$wanted}, pas {$smaller}
research-golden-pair = Paire {$n} : {$n} × 1,618… et {$n} × 2,618… donnent {$near} et {$far}
research-proof-golden = Wythoff (1907) : la paire n est n × 1,618… et n × 2,618…, arrondis vers le bas. Chaque nombre figure ainsi dans une seule paire, et les bonnes cases suivent deux droites de pente le nombre d’or et son inverse.
research-distance-cols = Colonnes restantes
research-distance-rows = Rangées restantes

## Pour les lecteurs d’écran.

reading-lantern = lanterne
heaps-corner = Cases vers la gauche et vers le bas : {$heaps}.

## La leçon.

lesson-corner-move = La lanterne va à gauche ou en bas, aussi loin que vous voulez. Essayez.
lesson-corner-home = Qui l’amène dans le coin en bas à gauche gagne. Faites-le.
lesson-corner-home-wrong = L’adversaire l’amènera. Allez jusqu’au bout.
lesson-corner-diagonal = Sur la diagonale, qui doit jouer perd : Jaune va à gauche, Bleu descend d’autant. Regardez.
lesson-corner-reach = À vous : allez sur la diagonale.
lesson-corner-reach-wrong = Ce n’est pas la diagonale : autant à gauche qu’en bas.
lesson-corner-again = Jaune a quitté la diagonale. Revenez-y.
lesson-corner-queen = Avec les diagonales, d’autres cases perdent : les paires de la dame, marquées. Voyez Bleu y aller.
lesson-corner-find = À vous : allez sur une case marquée.
lesson-corner-find-wrong = De là, l’adversaire atteint une case marquée.
