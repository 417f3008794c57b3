### Les textes du jeu Lignes en français.

## Le jeu.

game-mnk-name = Lignes
game-mnk-line = Du morpion au gomoku.
game-mnk-rules = Posez tour à tour une pierre sur une case vide. Le premier qui forme une ligne continue de {$len}, horizontale, verticale ou diagonale, gagne. Un plateau plein donne la nulle.
variant-mnk-tic-tac-toe = Morpion
variant-mnk-gomoku = Gomoku
variant-mnk-renju = Renju
setup-place-mnk = Un clic ou un appui pose un pion du camp choisi ici ou retire le sien ; le bouton droit ou un appui long vaut pour l’autre camp.
goal-mnk-3 = Trois à la suite
goal-mnk-4 = Quatre à la suite
goal-mnk-5 = Cinq à la suite
goal-mnk = {$len} à la suite
goal-mnk-exact = Exactement {$len} à la suite
rules-mnk-freestyle = Une ligne plus longue gagne aussi.
rules-mnk-exact = Une ligne plus longue ne gagne pas.
rules-mnk-renju = Le joueur qui a commencé doit en aligner exactement cinq et ne peut pas jouer sur les cases marquées d’une petite croix.
picture-mnk-place = Posez tour à tour une pierre sur une case vide.
picture-mnk-line = Le premier qui forme une ligne continue de {$len}, horizontale, verticale ou diagonale, gagne.
picture-mnk-full = Un plateau plein donne la nulle.

## La préparation.

setup-opening = Ouverture
setup-opening-free = Libre
setup-opening-swap = Swap
setup-opening-swap-line = Le joueur qui commence pose trois pierres, des deux camps, et l’autre choisit un camp. Non classé.
setup-opening-swap2 = Swap2
setup-opening-swap2-line = Le joueur qui commence pose trois pierres, des deux camps. L’autre choisit un camp, ou en pose deux de plus et laisse le choix. Non classé.
setup-opening-pro = Pro
setup-opening-pro-line = La première pierre va au centre, la troisième hors du 5 × 5 central. Non classé.
setup-opening-long-pro = Long Pro
setup-opening-long-pro-line = La première pierre va au centre, la troisième hors du 7 × 7 central. Non classé.
setup-opening-rif = RIF
setup-opening-rif-line = Le joueur qui commence pose les trois premières pierres au milieu, l’autre choisit un camp, et de deux points proposés pour la pierre 5 un est choisi. Non classé.
setup-opening-yamaguchi = Yamaguchi
setup-opening-yamaguchi-line = Le joueur qui commence pose les trois premières pierres au milieu et dit combien de points seront proposés pour la pierre 5 ; l’autre choisit un camp. Non classé.
setup-opening-soosyrv-8 = Soosyrv-8
setup-opening-soosyrv-8-line = Le joueur qui commence pose les trois premières pierres au milieu et l’autre choisit un camp ; avec la pierre 4, jusqu’à huit points sont annoncés pour la pierre 5, et les camps sont choisis de nouveau. Non classé.
setup-opening-taraguchi-10 = Taraguchi-10
setup-opening-taraguchi-10-line = Après chacune des cinq premières pierres, l’autre choisit un camp ; après la pierre 4, il peut proposer à la place dix points pour la pierre 5. Non classé.

## Les plateaux, par leurs paramètres.

preset-mnk-3x3x3 = 3 × 3
preset-mnk-9x9x5 = 9 × 9
preset-mnk-15x15x5 = 15 × 15
preset-mnk-15x15x5-renju = 15 × 15, renju
preset-mnk-19x19x5 = 19 × 19
preset-mnk-6x6x4 = 6 × 6, quatre
parameter-mnk-exact = exacte
parameter-mnk-renju = renju

## Ce qui se choisit avant une partie.

field-len = Pierres à aligner
field-len-hint = de {$min} à {$max}, au plus le grand côté
field-rule = Règle
field-rule-freestyle = Libre
field-rule-freestyle-hint = Les lignes plus longues gagnent aussi.
field-rule-exact = Exacte
field-rule-exact-hint = Les lignes plus longues ne gagnent pas.
field-rule-renju = Renju
field-rule-renju-hint = Le joueur qui commence ne peut faire ni six à la suite, ni deux quatre ou deux trois ouverts à la fois. L’autre le peut.
field-error-line-too-long = Une ligne de {$len} ne tient pas : le grand côté a {$longest} cases.
field-error-renju-line = Le renju se joue avec des lignes de 5, pas de {$len}. Choisissez 5 ou une autre règle.

## Les adversaires joués par l’ordinateur.

opponent-noughts-1 = Noughts 1
opponent-noughts-1-line = Calcule un coup à l’avance.
opponent-noughts-2 = Noughts 2
opponent-noughts-2-line = Regarde son coup et votre réponse.
opponent-noughts-3 = Noughts 3
opponent-noughts-3-line = Calcule trois coups à l’avance.
opponent-noughts-4 = Noughts 4
opponent-noughts-4-line = Calcule quatre coups à l’avance et prend son temps.
opponent-noughts-5 = Noughts 5
opponent-noughts-5-line = Calcule cinq coups à l’avance ; lent sur les grands plateaux.
opponent-noughts-6 = Noughts 6
opponent-noughts-6-line = Calcule six coups à l’avance ; très lent.
opponent-boora-05 = Boora 0.5
opponent-boora-05-line = Construit ses lignes et regarde à peine les vôtres.
opponent-boora-06 = Boora 0.6
opponent-boora-06-line = Construit ses lignes et gêne les vôtres.
original-noughts-origin = L’auteur du programme d’origine Noughts l’a écrit. Il y réfléchissait en arrière-plan, pour que la page continue à répondre.
original-noughts-thinking = Il essaie chaque point vide, puis chaque réponse, et ainsi de suite, aussi loin que l’indique le nombre de son nom. À la fin, il évalue chaque rangée de points qui peut encore devenir une ligne : plus elle a de pierres d’une seule couleur, plus elle compte. Il joue le coup qui mène à la meilleure évaluation (minimax avec élagage alpha-bêta).
original-noughts-blind-spots = Tout ce qui dépasse le dernier coup qu’il examine : un plan plus long le surprend.
original-boora-05-origin = L’auteur du programme d’origine Boora l’a écrit. La 0.5 est la première de deux versions.
original-boora-05-thinking = Il ne regarde que les points chauds : les points vides près des pierres, dans les huit directions. Sur chacun il imagine sa pierre et additionne la valeur des lignes qui y passent. Il joue toujours le point qui vaut le plus.
original-boora-05-blind-spots = Vos menaces : il construit ses lignes sans se demander ce que vous jouerez.
original-boora-06-origin = L’auteur du programme d’origine Boora l’a écrit pour succéder à la 0.5. Selon lui, sur 15×15, il bat la 0.5 avec Noir et perd avec Blanc.
original-boora-06-thinking = Il évalue les points autour des pierres comme la 0.5 et complète sa ligne s’il le peut. Si votre dernier coup vaut beaucoup pour vous, il se défend : près de cette pierre, il prend le point qui vaut le plus pour vous. Sinon il joue le point qui vaut le plus pour lui.
original-boora-06-blind-spots = Vos pierres plus anciennes et la suite de son coup : deux menaces à la fois le battent.
perfect-origin = Ce programme a trouvé une preuve que celui qui commence gagne sur ce plateau. Un vérificateur qui ne se fie à rien a examiné chaque réponse.
perfect-thinking = Il cherche la position dans la preuve et joue le coup qui s’y trouve. Un gain court par des menaces, il le trouve lui-même. Là où il perd, il joue la réponse qui tient le plus longtemps.
perfect-blind-spots = Les positions que la preuve n’atteint pas, parce que celui qui commence a joué un autre coup. Là, il joue comme Maître.
perfect-fair = Sur ce plateau, celui qui commence gagne, quoi que fasse l’autre camp. Des règles d’ouverture rendent équitable le jeu à cinq pierres : avec Swap2 l’autre camp choisit, au renju des points sont interdits à celui qui commence.
opponent-trait-misses-diagonals = Ne voit pas les diagonales.
opponent-trait-overlooks-threats = Oublie de regarder vos pierres {$n} % du temps.
opponent-trait-misses-forced-wins = Ne cherche pas les suites de menaces.

## L’ouverture.

opening-you-place = Vous posez des pierres des deux camps, dans cet ordre : {$stones}.
opening-opponent-places = L’adversaire pose des pierres des deux camps, dans cet ordre : {$stones}.
opening-beginner-places = Le joueur qui commence pose des pierres des deux camps, dans cet ordre : {$stones}.
opening-other-places = Le joueur qui n’a pas commencé pose des pierres des deux camps, dans cet ordre : {$stones}.
opening-puts = {$name} pose la pierre {$number}.
opening-in-centre = La pierre {$number} va au centre du plateau.
opening-in-central = La pierre {$number} va dans le {$n} × {$n} central.
opening-outside = La pierre {$number} va hors du {$n} × {$n} central.
opening-one-of-offered = {$name} choisit où va la pierre {$number} : sur un des points proposés.
opening-offers = {$name} propose des points pour la pierre {$number}, sans que deux soient symétriques. Encore à proposer : {$n}.
opening-you-choose = À vous de choisir : quel camp voulez-vous jouer ?
opening-opponent-chooses = L’adversaire choisit un camp.
opening-beginner-chooses = Qui a commencé choisit un camp.
opening-other-chooses = Qui n’a pas commencé choisit un camp.
opening-announces = {$name} dit combien de points seront proposés pour la pierre {$number}.
opening-take = Prendre {$name}
opening-two-more = Poser deux autres pierres
opening-number = {$n}
opening-offer-points = Proposer {$n} points
opening-your-side = Votre camp est désormais {$name}.
opening-swapped = Les camps ont été échangés.
opening-kept = Les camps restent inchangés.

## Comment une partie a fini.

result-mnk =
    { $len ->
        [one] Une ligne de {$len} pierre.
       *[other] Une ligne de {$len} pierres.
    }
result-mnk-draw = Le plateau est plein.
result-mnk-stuck = Toute case vide est interdite.
result-mnk-foul = {$loser} a joué là où le renju l’interdit.

## Pourquoi un coup est refusé.

illegal-overline = Ligne trop longue : cela ferait six ou plus à la suite, ce que le renju interdit au joueur qui a commencé.
illegal-double-four = Double quatre : cela ferait deux quatre à la fois, ce que le renju interdit au joueur qui a commencé.
illegal-double-three = Double trois : cela ferait deux trois ouverts à la fois, ce que le renju interdit au joueur qui a commencé.
illegal-opening-centre = Cette pierre va au centre du plateau.
illegal-opening-central = Cette pierre va dans le {$n} × {$n} central.
illegal-opening-outside = Cette pierre va hors du {$n} × {$n} central.
illegal-opening-offered = Choisissez un des points proposés.
illegal-opening-offered-already = Ce point est déjà proposé.
illegal-opening-symmetrical = Ce point est symétrique d’un point déjà proposé : les pierres auraient le même aspect. Proposez-en un autre.
illegal-opening-announce-first = Dites d’abord combien de points seront proposés.

## Pourquoi un texte ne se lit pas comme position ou partie.

expected-stones = o, x (l’un d’eux en majuscule) ou un nombre de cases vides
expected-mnk-parameter = m=, n= ou k= (colonnes, rangées, longueur d’une ligne)
expected-no-parameter = « ) » tout de suite
board-error-line = le camp {$side} a une ligne, il ne peut donc pas être au trait
board-error-last-stone = la dernière pierre est du camp {$side}, il ne peut donc pas être au trait
board-error-last-in-no-line = il y a une ligne, mais sans la dernière pierre
games-of-lines = les parties de Lignes

## Pourquoi l’ordinateur a choisi son coup.

why-even-opening = Il ne favorise aucun camp.
why-takes-first = Il a pris Bleu, qui a la meilleure position.
why-takes-second = Il a pris Jaune, qui a la meilleure position.
why-leaves-sides = Il pose deux autres pierres et laisse le choix du camp.
why-announces = Avec {$n} points proposés, aucun camp n’est mieux.
why-completes-line = Il achève une ligne.
why-blocks-line = Il bloque une ligne qui allait être achevée.
why-open-four = Il menace d’achever une ligne à deux endroits.
why-defends = Il bloque une ligne qui grandit.

## Les indices : où regarder, que jouer, pourquoi.

hint-what-stone = Posez votre pierre en {$cell}.
hint-why-completes-line =
    { $n ->
        [one] Ce coup gagne aussitôt : une ligne de {$n} pierre.
       *[other] Ce coup gagne aussitôt : une ligne de {$n} pierres.
    }
hint-why-stops-line = Sinon, l’adversaire achèverait ici une ligne au prochain coup.
hint-why-double-threat =
    { $n ->
        [one] Vous pouvez alors achever une ligne sur {$n} case.
       *[other] Vous pouvez alors achever une ligne sur {$n} cases ; une seule peut être bloquée.
    }
hint-why-cannot-stop =
    { $n ->
        [one] L’adversaire peut achever une ligne sur {$n} case.
       *[other] L’adversaire peut achever une ligne sur {$n} cases, et vous n’en pouvez bloquer qu’une. Espérez qu’il ne le voie pas.
    }
hint-why-stops-double = Sinon, l’adversaire menacerait deux cases à la fois, et vous n’en pourriez bloquer qu’une.
hint-why-threatens = Ce coup menace d’achever une ligne ; il faut donc y répondre.
hint-why-prepares = Encore une pierre, et votre ligne pourra être achevée à deux endroits.
hint-why-opening = La plupart des lignes passent par le milieu.
hint-step-completes = achève la ligne
hint-step-double-threat = menace deux cases à la fois
hint-step-blocks = bloque la ligne
hint-step-four = menace d’achever une ligne
hint-step-three = prépare deux menaces à la fois

## Ce que ferait l’autre camp s’il pouvait jouer maintenant.

threat-completes = Ici, l’adversaire achèverait une ligne.
threat-doubles =
    { $n ->
        [one] Ici, l’adversaire menacerait d’achever une ligne sur {$n} case.
       *[other] Ici, l’adversaire menacerait d’achever une ligne sur {$n} cases à la fois.
    }
threat-begins-win =
    { $n ->
        [one] Ici, l’adversaire commencerait un gain par des menaces, en {$n} coup.
       *[other] Ici, l’adversaire commencerait un gain par des menaces, en {$n} coups.
    }

## La partie d’apprentissage : ce qu’un coup permet à l’adversaire, ou ce qu’il a manqué.

mistake-lets-complete =
    { $n ->
        [one] L’adversaire peut maintenant achever une ligne.
       *[other] L’adversaire peut maintenant achever une ligne sur {$n} cases, et vous n’en pouvez bloquer qu’une.
    }
mistake-lets-double =
    { $n ->
        [one] L’adversaire peut maintenant menacer d’achever une ligne sur {$n} case.
       *[other] L’adversaire peut maintenant menacer d’achever une ligne sur {$n} cases à la fois, et vous n’en pouvez bloquer qu’une.
    }
mistake-answer-four = La meilleure réponse de l’adversaire, {$move}, menace d’achever une ligne.
mistake-answer-three = La meilleure réponse de l’adversaire, {$move}, prépare deux menaces à la fois.

## Pourquoi une partie a été perdue.

loss-three-became-four = Le trois {$stones} est devenu un quatre avec {$next}, et {$last} a complété la ligne.
loss-line-grew = Les pierres {$stones} se sont étendues avec {$next}, et {$last} a complété la ligne.

## Fichiers d’autres programmes qu’on ne peut ouvrir ou écrire.

format-error-fives = ce format ({$format}) ne connaît que les lignes de cinq, cette partie est {$id} ; choisissez SGF
opened-cut = la suite est omise : {$reason}
opened-behind-the-end = coups omis après la fin de la partie : {$n}
opened-set-up-later = des pions sont placés après le coup {$move} ; la suite est la partie {$game} de ce fichier
opened-out-of-turn = un camp passe ou joue deux fois après le coup {$move} ; la suite est la partie {$game} de ce fichier
opened-put =
    { $n ->
        [one] le premier pion est le début de la partie : un camp passe ou joue deux fois après lui
       *[other] les {$n} premiers pions sont le début de la partie : un camp passe ou joue deux fois après chacun
    }
opened-put-times = les temps de ces pions ont été omis
opened-pass = une passe a été omise
opened-other-result = le fichier indique un autre résultat que celui des coups
opened-guessed-rule = le fichier ne nomme pas la règle ; ses coups correspondent à {$rule}
opened-without-opening = les coups ou les choix ne suivent pas la règle d’ouverture que nomme le fichier ; la partie a été ouverte sans elle
opened-board-size = le plateau a {$cols} × {$rows} points ; {$games} ont de {$least} à {$most} colonnes et lignes
file-error-empty = le fichier est vide
file-error-unknown = ce n’est pas une partie dans un format connu ; on peut ouvrir SGF, Piskvork (.psq), RenLib (.lib), RenjuNet (.rif), Yixin (.sav), KJumpingCube (.kjc), PlayOK, PGN, les ouvertures de Gomocup, des listes de coups comme h8 i9 et des diagrammes de X, de O et de points
file-error-archive = c’est une archive compressée ; décompressez-la et ouvrez les fichiers qu’elle contient
file-error-no-game = ce fichier ({$format}) ne contient aucune partie
file-error-write-size = ce format n’a pas de plateau de {$cols} × {$rows} ; choisissez SGF
file-error-write-setup = ce format ne peut pas contenir de pierres placées d’avance ; choisissez SGF
file-error-write-pass = ce format ne permet pas de passer ; choisissez SGF
file-error-write-turns = dans ce format, noir commence et les camps alternent ; choisissez SGF
file-error-write-format = les parties de ce format ({$format}) peuvent être lues, mais pas écrites ; choisissez SGF

## Pour les lecteurs d’écran.

reading-forbidden = interdite

## La leçon.

lesson-mnk-five = Cinq alignées gagnent. Complétez la ligne.
lesson-mnk-five-wrong = Jouez à un bout libre du quatre.
lesson-mnk-block = Jaune en a quatre et ferait cinq. Bloquez.
lesson-mnk-block-wrong = Jaune fera cinq. Jouez là où la ligne est ouverte.
lesson-mnk-three = Un trois ouvert. Faites-en un quatre à deux bouts libres : on n’en bloque qu’un.
lesson-mnk-three-wrong = Posez la pierre à côté du trois.
lesson-mnk-block-three = Un trois ouvert s’arrête donc aussitôt. Bloquez Jaune.
lesson-mnk-block-three-wrong = Jaune fera un quatre à deux bouts libres. Jouez à côté du trois.
lesson-mnk-double = Deux menaces à la fois ne se bloquent pas. Trouvez le point qui fait un quatre et un trois ouvert.
lesson-mnk-double-wrong = Regardez où les deux lignes se croisent.
lesson-mnk-finish = Jaune a bloqué le quatre. Servez-vous du trois.
lesson-mnk-renju = Au renju, qui a commencé ne peut faire deux trois ouverts à la fois. Une croix marque ce point : touchez-le.

## Puzzles.

puzzles-force-mnk =
    { $n ->
        [one] gagnez tout de suite.
       *[other] gagnez en {$n} coups, uniquement par des quatre.
    }

## Ce qui a été ignoré, changé ou deviné à la lecture d’un fichier.

file-note-at = ligne {$line}, colonne {$column} : {$reason}
file-note-at-byte = octet {$byte} : {$reason}
file-note-encoding-named = le texte est en {$name}, comme l’indique le fichier
file-note-encoding-named-unreadable =
    { $count ->
        [one] le texte est en {$name}, comme l’indique le fichier ; {$count} caractère est illisible
       *[other] le texte est en {$name}, comme l’indique le fichier ; {$count} caractères sont illisibles
    }
file-note-encoding-guessed = le fichier n’indique pas comment ses lettres sont codées ; elles ont été lues en {$name}
file-note-encoding-guessed-unreadable =
    { $count ->
        [one] les lettres ont été lues en {$name} ; {$count} caractère est illisible
       *[other] les lettres ont été lues en {$name} ; {$count} caractères sont illisibles
    }
file-note-other-text =
    { $count ->
        [one] {$count} caractère d’un autre texte a été ignoré
       *[other] {$count} caractères d’un autre texte ont été ignorés
    }
file-note-bracket = il manque ici une parenthèse, un crochet ou un point-virgule, ou il y en a un de trop
file-note-passed-over = « {$what} » a été ignoré ; on n’en sait rien
file-note-bad-value = « {$value} » a été ignoré ; ce n’est pas lisible comme {$name}
file-note-rest = le reste de la partie est illisible, à partir de « {$found} »
file-note-size = la taille du plateau manque ou est fausse ; le plateau a maintenant {$cols} × {$rows} points
file-note-side = le fichier ne dit pas à qui est ce coup ; il a été lu comme joué à tour de rôle
file-note-unknown-rule = les règles « {$name} » sont inconnues
file-note-rule-freestyle = les règles « {$name} » ont été lues ainsi : les lignes plus longues gagnent aussi
file-note-rule-exact = les règles « {$name} » ont été lues ainsi : les lignes plus longues ne gagnent pas
file-note-rule-renju = les règles « {$name} » ont été lues comme du renju
file-note-other-game = selon le fichier, c’est un autre jeu, le numéro {$number} ; il a été lu comme du gomoku
file-note-too-many = il y en a plus dans le fichier ; seuls les {$most} premiers ont été lus
file-note-more =
    { $count ->
        [one] et {$count} autre remarque
       *[other] et {$count} autres remarques
    }
file-note-coordinates-from-0 = les colonnes et rangées ont été comptées à partir de 0, depuis le coin supérieur gauche
file-note-coordinates-from-1 = les colonnes et rangées ont été comptées à partir de 1, depuis le coin supérieur gauche
file-note-coordinates-without-i = les colonnes ont été lues sans la lettre I
file-note-coordinates-from-top = les rangées ont été comptées depuis le haut
