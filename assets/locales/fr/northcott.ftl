### Les textes du jeu Northcott en français.

## Le jeu.

game-northcott-name = Northcott
game-northcott-line = Glissez, approchez, bloquez.
game-northcott-rules = À votre tour, faites glisser l’un de vos pions dans sa rangée, aussi loin que vous voulez, à gauche ou à droite, mais jamais au-delà de l’autre pion.
goal-northcott = Bloquer l’adversaire
rules-northcott = Qui ne peut plus jouer perd.
picture-northcott-slide = Faites glisser l’un de vos pions dans sa rangée, aussi loin que vous voulez.
picture-northcott-jump = Un pion ne peut pas sauter l’autre, mais il peut reculer.

## La préparation.

setup-place-northcott = Un clic ou un appui place le pion choisi ici ; le bouton droit ou un appui long place l’autre.

## Les plateaux, par leurs paramètres.

preset-northcott-2x12 = 2 × 12
preset-northcott-3x8 = 3 × 8
preset-northcott-3x12 = 3 × 12
preset-northcott-5x12 = 5 × 12

## Les adversaires joués par l’ordinateur.

opponent-northcott-original = Original
opponent-northcott-original-line = Compte les écarts et attend votre erreur.
original-northcott-origin = L’auteur du programme de Northcott d’origine l’a écrit.
original-northcott-thinking = Il compte les cases vides entre les deux pions de chaque rangée et en fait la nim-somme. Si elle n’est pas nulle, il prend la première rangée d’en haut où il peut avancer de façon à l’annuler. Si elle est nulle, il va dans la rangée où votre pion est le plus à droite et y place le sien sur une case au hasard.
original-northcott-blind-spots = Il ignore qu’un recul peut gagner aussi et, en position perdue, il ne tend aucun piège.
opponent-trait-retreats = Sans plan, il recule {$n} % du temps.

## Comment une partie a fini.

result-northcott = {$loser} ne peut plus jouer.

## Pourquoi un coup est refusé.

illegal-crosses = Les pions ne peuvent pas se croiser.
illegal-wrong-order = Le rond doit être à gauche de la croix.

## Pourquoi un texte ne se lit pas comme position.

expected-row-comma = une virgule avant la rangée suivante
expected-dash = « - » entre les colonnes du rond et de la croix
expected-row-letter = une lettre de rangée (a, b, …)

## Les indices : où regarder, que jouer, pourquoi.

hint-what-advance =
    { $n ->
        [one] Avancez de {$n} case, en {$cell}.
       *[other] Avancez de {$n} cases, en {$cell}.
    }
hint-what-retreat =
    { $n ->
        [one] Reculez de {$n} case, en {$cell}.
       *[other] Reculez de {$n} cases, en {$cell}.
    }
hint-why-gaps = Comptez les écarts comme des tas : chaque colonne binaire a alors un nombre pair de uns. Si un pion recule, refermez son écart.
hint-why-lost-gaps = Les écarts forment déjà des paires dans chaque colonne binaire ; chaque coup en brise donc une. Avancez peu et espérez une erreur.

## La partie d’apprentissage : ce qu’un coup permet à l’adversaire, ou ce qu’il a manqué.

mistake-gaps = La somme de Nim des écarts est maintenant {$n} ; 0 gagnait.

## La recherche.

research-gaps = Northcott
research-rows = Rangées
research-largest-gap = Plus grand écart
research-begin-gaps = Une position est bonne pour le joueur qui vient d’y arriver. Avec tous les écarts fermés, elle est bonne ; une position d’où l’on en atteint une bonne ne l’est pas. Appuyez sur Lancer ou Pas.
research-rule-xor = xor vaut 0
research-xor = {$left} xor {$right}
research-sum = {$left} = {$sum}
research-row = Rangée {$row}

## La liste des touches.

help-does-place-first = Northcott, configuration : pions bleus
help-does-place-second = Northcott, configuration : pions jaunes

## Pour les lecteurs d’écran.

heaps-northcott = Écarts : {$heaps}.

## La leçon.

lesson-northcott-slide = Glissez un de vos pions bleus dans sa rangée, sans dépasser l’autre. Essayez.
lesson-northcott-end = Qui ne peut plus jouer perd. Ne laissez aucun coup à Jaune.
lesson-northcott-end-wrong = Jaune peut encore jouer. Fermez l’écart de la rangée du bas.
lesson-northcott-gaps = Un écart est un tas de Nim. Les deux sont égaux : Jaune avance de deux, Bleu aussi. Regardez.
lesson-northcott-equal = Des écarts de cinq et trois. Rendez-les égaux.
lesson-northcott-unequal = Les écarts ne sont pas égaux. Réduisez le grand à trois.
lesson-northcott-follow = Jaune a reculé dans la rangée du bas. En vain : suivez-le d’autant.
lesson-northcott-follow-wrong = Suivez le pion qui a reculé : deux cases, rangée du bas.
lesson-northcott-find = Trois écarts : trois, quatre et cinq, comme au Nim. Trouvez le coup qui les apparie.
lesson-northcott-find-wrong = Un groupe reste seul. Regardez la première rangée.
