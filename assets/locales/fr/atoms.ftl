### Les textes du jeu Atomes en français.

## Le jeu.

game-atoms-name = Atomes
game-atoms-line = Un atome de trop, et tout explose.
game-atoms-rules = À votre tour, ajoutez un atome sur une case vide ou sur l’une des vôtres.
variant-atoms-chain = Réaction en chaîne
setup-place-atoms = Un clic ou un appui ajoute un atome du camp choisi ici ; après le dernier, la case se vide ; le bouton droit ou un appui long vaut pour l’autre camp.
goal-atoms = Explosion à quatre ; tout prendre
goal-atoms-chain = Prendre toutes les cases
rules-atoms = Une case explose à quatre atomes : un atome file vers chaque voisine et vous la donne ; celui qui sort du plateau est perdu. Les voisines peuvent exploser à leur tour. Qui n’a plus de case perd.
rules-atoms-chain = Une case explose quand elle a autant d’atomes que de voisines : deux dans un coin, trois au bord, quatre ailleurs. Un atome file vers chaque voisine et vous la donne, et celles-ci peuvent exploser à leur tour. Qui n’a plus de case perd.
picture-atoms-burst = Une case explose à quatre atomes : un atome file vers chaque voisine et vous la donne.
picture-atoms-burst-chain = Une case explose quand elle a autant d’atomes que de voisines, et un atome file vers chacune.
picture-atoms-chain = Les voisines peuvent exploser à leur tour.
picture-atoms-end = Qui n’a plus de case perd.

## Les plateaux, par leurs paramètres.

preset-atoms-8x8 = 8 × 8
preset-atoms-8x8-chain = 8 × 8, en chaîne
preset-atoms-5x5 = 5 × 5
preset-atoms-6x9-chain = 6 × 9, en chaîne
parameter-atoms-chain = en chaîne

## Ce qui se choisit avant une partie.

field-chain = Réaction en chaîne
field-chain-hint = Une case explose avec autant d’atomes que de voisines, et aucun n’est perdu

## Les adversaires joués par l’ordinateur.

opponent-atoms-original = Original
opponent-atoms-original-line = Commence n’importe où, puis se masse à votre frontière.
opponent-atoms-first-plan = Premier plan de l’original
opponent-atoms-first-plan-line = Prend la moitié du plateau avant d’attaquer. Plus faible que Hasard.
original-atoms-origin = L’auteur du programme Atoms d’origine l’a écrit. C’est la règle qu’il a finalement retenue.
original-atoms-thinking = À ses premiers tours, il prend des cases vides au hasard. Ensuite il remplit surtout une de ses cases voisine d’une des vôtres, pour qu’elle y explose, et parfois prend encore une case vide. Si aucune des siennes ne touche les vôtres, il remplit n’importe laquelle.
original-atoms-blind-spots = Il ne prévoit rien : ni la réaction que son coup déclenche, ni votre réponse.
original-atoms-first-plan-origin = L’auteur du programme Atoms d’origine l’avait d’abord prévu, puis abandonné.
original-atoms-first-plan-thinking = Tant qu’il ne possède qu’une partie du plateau, il prend des cases vides au hasard. Ensuite il remplit surtout une de ses cases voisine d’une des vôtres. S’il n’y en a pas, il remplit n’importe laquelle des siennes.
original-atoms-first-plan-blind-spots = Il s’étale pendant que vous rassemblez vos forces et ne prévoit rien. Il est ainsi plus faible que Hasard.
opponent-trait-sees-waves =
    { $n ->
        [one] Voit {$n} vague d’une réaction.
       *[other] Voit {$n} vagues d’une réaction.
    }
opponent-trait-counts-only-atoms = Compte les atomes, pas les dangers.

## Comment une partie a fini.

result-atoms = {$loser} n’a plus de case.
illegal-atoms-alone = Placez d’abord un atome de l’autre camp : nul ne peut avoir le trait seul sur le plateau.

## Pourquoi un texte ne se lit pas comme position.

expected-atoms = a à g, A à G ou un nombre de cases vides
board-error-only-side = seul le camp {$side} a des atomes ; il vient donc de jouer et ne peut pas être au trait
board-error-too-many-atoms =
    { $most ->
        [one] {$cell} peut porter ici {$most} atome au plus
       *[other] {$cell} peut porter ici {$most} atomes au plus
    }

## Fichiers d’autres programmes : parties enregistrées de KJumpingCube.

kjumpingcube-rules = ouverte depuis KJumpingCube avec la règle de la réaction en chaîne ; contrairement à ce programme, une case qui a lancé tous ses atomes est libre, et gagne qui a capturé tous les atomes
kjumpingcube-at-line = ligne {$line} : {$reason}
kjumpingcube-passed-over = « {$what} » a été ignoré ; c’est illisible
kjumpingcube-size = la taille du plateau manque ou est fausse ; le plateau a maintenant {$side} × {$side} cases
kjumpingcube-missing =
    { $n ->
        [one] {$n} case manque dans le fichier et est maintenant vide
       *[other] {$n} cases manquent dans le fichier et sont maintenant vides
    }
kjumpingcube-freed =
    { $n ->
        [one] {$n} case sans atomes qui appartenait à un camp est maintenant libre
       *[other] {$n} cases sans atomes qui appartenaient à un camp sont maintenant libres
    }
kjumpingcube-too-many = {$cell} a {$points} points dans le fichier et en garde {$most} ici
kjumpingcube-turn = le fichier ne dit pas à qui est le trait, ou c’est impossible ; le trait est au camp {$side}
kjumpingcube-no-board = il n’y a pas de plateau dans cette partie enregistrée de KJumpingCube

## Pourquoi l’ordinateur a choisi son coup.

why-grows-at-front = Il se renforce à la frontière entre les camps.
why-wins-cascade = Sa cascade gagne la partie.

## Les indices : où regarder, que jouer, pourquoi.

hint-what-atom = Ajoutez un atome en {$cell}.
hint-why-wins-cascade =
    { $waves ->
        [one] Ce coup gagne aussitôt : après {$waves} vague, l’adversaire n’a plus de case.
       *[other] Ce coup gagne aussitôt : après {$waves} vagues, l’adversaire n’a plus de case.
    }
hint-why-captures =
    Ce coup prend { $n ->
        [one] {$n} case
       *[other] {$n} cases
    } en { $waves ->
        [one] {$waves} vague
       *[other] {$waves} vagues
    }.
hint-why-captures-and-saves =
    Ce coup prend { $n ->
        [one] {$n} case
       *[other] {$n} cases
    } en { $waves ->
        [one] {$waves} vague
       *[other] {$waves} vagues
    }, et l’adversaire ne peut plus vous en prendre {$saved}.
hint-why-captures-and-leaves-nothing =
    Ce coup prend { $n ->
        [one] {$n} case
       *[other] {$n} cases
    } en { $waves ->
        [one] {$waves} vague
       *[other] {$waves} vagues
    }, et ne laisse rien à prendre à l’adversaire.
hint-why-leaves-nothing = Après ce coup, l’adversaire ne peut rien prendre.
hint-why-threatens-capture =
    Ce coup menace de prendre { $n ->
        [one] {$n} case
       *[other] {$n} cases
    } en { $waves ->
        [one] {$waves} vague
       *[other] {$waves} vagues
    } depuis {$cell}.
hint-why-wins-race =
    Ce coup gagne la course en {$cell} : { $n ->
        [one] {$n} atome
       *[other] {$n} atomes
    } d’avance sur {$rival}.
hint-why-wins-race-for-corner =
    Ce coup gagne la course au coin : {$cell} a { $n ->
        [one] {$n} atome
       *[other] {$n} atomes
    } d’avance sur {$rival}.
hint-why-line-captures =
    Après {$line}, vous prenez { $n ->
        [one] {$n} case
       *[other] {$n} cases
    } avec {$move}.
hint-why-line-leaves =
    La meilleure suite trouvée, {$line}, vous laisse { $mine ->
        [one] {$mine} case
       *[other] {$mine} cases
    } contre {$theirs}.
hint-why-risks-at-most =
    { $n ->
        [one] Après ce coup, l’adversaire ne peut pas prendre plus de {$n} case.
       *[other] Après ce coup, l’adversaire ne peut pas prendre plus de {$n} cases.
    }
hint-step-captures =
    { $n ->
        [one] prend {$n} case
       *[other] prend {$n} cases
    }

## Ce que ferait l’autre camp s’il pouvait jouer maintenant.

threat-captures =
    Ici, l’adversaire prendrait { $cells ->
        [one] {$cells} case
       *[other] {$cells} cases
    } en { $waves ->
        [one] {$waves} vague
       *[other] {$waves} vagues
    }.
threat-wins =
    Ici, l’adversaire prendrait { $cells ->
        [one] votre dernière case
       *[other] vos {$cells} cases
    } en { $waves ->
        [one] {$waves} vague
       *[other] {$waves} vagues
    }.

## La partie d’apprentissage : ce qu’un coup permet à l’adversaire, ou ce qu’il a manqué.

mistake-lets-cascade =
    L’adversaire peut maintenant prendre toutes vos cases en { $waves ->
        [one] {$waves} vague
       *[other] {$waves} vagues
    }.
mistake-lets-capture =
    L’adversaire peut maintenant prendre { $n ->
        [one] {$n} case
       *[other] {$n} cases
    } en { $waves ->
        [one] {$waves} vague
       *[other] {$waves} vagues
    } depuis {$cell}.
mistake-line-captures =
    Après {$line}, l’adversaire prend { $n ->
        [one] {$n} case
       *[other] {$n} cases
    } avec {$move}.
mistake-missed-capture =
    Vous pouviez prendre { $n ->
        [one] {$n} case
       *[other] {$n} cases
    }.

## Pourquoi une partie a été perdue.

loss-wave =
    La vague {$wave} sur {$waves} après la réponse {$move} a renversé la partie : { $n ->
        [one] {$n} de vos cases a changé de camp
       *[other] {$n} de vos cases ont changé de camp
    }.

## La liste des touches.

help-does-wave-back = Atomes : vague précédente de l’aperçu
help-does-wave-forward = Atomes : vague suivante de l’aperçu

## Pour les lecteurs d’écran.

reading-atoms =
    { $n ->
        [one] {$name}, {$n} atome
       *[other] {$name}, {$n} atomes
    }

## La leçon.

lesson-atoms-add = Ajoutez un atome à une case vide ou à l’une des vôtres. Essayez.
lesson-atoms-burst = Quatre atomes, c’est trop : la case éclate vers chaque voisine. Ajoutez le quatrième.
lesson-atoms-full = Ajoutez à une de vos cases qui en a trois.
lesson-atoms-capture = La voisine touchée devient vôtre. Capturez la case marquée.
lesson-atoms-chain = Les voisines pleines éclatent à leur tour : une chaîne. Capturez tout.
lesson-atoms-tempo = Deux contre deux : le premier à trois éclate le premier. Soyez-le.
lesson-atoms-tempo-wrong = Jaune sera le premier à trois. Ajoutez à votre case de deux.
lesson-atoms-first = Trois contre trois, et c’est à vous. Éclatez le premier.
