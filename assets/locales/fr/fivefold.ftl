### Les textes de fivefold en français.
### Un texte par clé ; le programme remplit {$name}. Les changements enregistrés se voient aussitôt, sans le relancer.
### Ce qu’un seul jeu dit se trouve dans le fichier de ce jeu, à côté de celui-ci.

app-name = fivefold
app-line = { $n ->
    [5] Cinq jeux anciens, une table
    [one] { $n } jeu, une table
   *[other] { $n } jeux, une table
}

## Les deux camps. Leur forme est toujours visible en plus de leur couleur.

side-first = Bleu
side-second = Jaune

## Le menu.

menu-continue = Reprendre
menu-continue-line = {$game}, {$moves}
menu-help = Touches
settings-sound = Son
settings-volume = Volume
hear-board-switch = Entendre le plateau
hear-board-line = Les flèches font entendre chaque case : sa rangée par la hauteur du son, sa colonne de gauche à droite, et ce qui s’y trouve. Dans les jeux de Nim, un accord après chaque coup dit si la position est équilibrée, sauf en partie classée.
menu-fullscreen = Plein écran
menu-open-file = Ouvrir…

## La vitesse des pièces.

speed-off = Aucune
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide

## Le son, activé et coupé par une touche.

sound-on = Son activé
sound-off = Son coupé

## La préparation d’une partie.

setup-presets = Plateaux
setup-board = Plateau
setup-more = Plus d’options
setup-clock = Pendule
setup-clock-none = Aucune
setup-clock-about = Minutes + secondes par coup ; ou minutes, puis périodes × secondes qui repartent à chaque coup. Qui dépasse son temps perd.
setup-clock-minutes = Minutes par partie
setup-clock-increment = Secondes par coup
setup-clock-periods = Périodes ensuite
setup-clock-period = Secondes par période
setup-players = Joueurs
setup-person = Humain
setup-begins = Qui commence
setup-begins-first = Bleu
setup-begins-second = Jaune
setup-begins-random = Hasard
setup-begins-alternate = Alterné
setup-start-position = Position initiale
setup-start-usual = Standard
setup-start-random = Aléatoire
setup-start-placed = Manuelle
setup-start = Jouer
setup-back = Menu
setup-placing-side = À placer

## Ce qui se choisit avant une partie, et dans quelles limites.

field-cols = Colonnes
field-cols-hint = de {$min} à {$max}
field-rows = Rangées
field-rows-hint = de {$min} à {$max}
field-error-out-of-range = Entrez un nombre de {$min} à {$max}.
field-error-missing = Il manque une valeur.
field-decrease = Moins : {$field}
field-increase = Plus : {$field}

## Les adversaires joués par l’ordinateur.

opponent-random = Hasard
opponent-random-line = Joue au hasard.
opponent-exact = Parfait
opponent-exact-line = Ne laisse échapper aucune victoire.
opponent-engine = Moteur
opponent-engine-line = Calcule loin et voit toutes les menaces.
opponent-external-line = Un programme que vous avez ajouté.
opponent-suitable = À votre mesure.
opponents-levels = Niveaux
opponents-own = Vos niveaux
opponents-originals = Seulement dans ce jeu
opponents-scripts = Scripts
opponents-programs = Autres programmes
opponents-you = Vous : {$rating}
opponent-about = À propos de {$name}
opponent-play = Jouer contre lui
original-origin = Qui l’a écrit
original-thinking = Comment il réfléchit
original-blind-spots = Ce qu’il ne voit pas
lasting-title = Combien de temps tiendrez-vous ?
lasting-most = Il gagne en {$most} coups au plus, les vôtres compris. Un autre chemin pourrait être plus rapide.
lasting-best = Votre record : {$n}.
lasting-none = Vous n’avez pas encore essayé.
lasting-fair = Est-ce équitable ?
proof-walk = Parcourir la preuve
opponent-own-line = Une copie de {$name} avec ses propres nombres.
own-level-numbers = Ses nombres
own-level-file = Ils sont dans {$file}. Modifiez-les là ; une nouvelle préparation les relit.
script-file = Fichier
script-open = Ouvrir le fichier
script-mistake = Sa dernière erreur
script-copy-mistake = Copier l’erreur
script-printed = Ce qu’il a affiché
script-printed-nothing = Rien pour l’instant. Ce que le script passe à print apparaît ici.
script-copy-printed = Copier le texte
script-edit = Modifier ici
script-text = Texte du script
script-save = Enregistrer
script-revert = Rétablir
script-delete = Supprimer
script-keys = Ctrl+S enregistre, Échap ferme.
script-unsaved = Pas encore enregistré.
script-saved = Enregistré.
script-plays = Ici, il joue {$move}.
script-go-to-line = Aller à la ligne {$line}
script-deleted = {$name} est supprimé.
script-no-room = Le navigateur n’a plus de place ; rien n’est enregistré. Supprimez d’anciennes parties ou d’autres scripts, puis enregistrez de nouveau.
script-changed = Ce script a été modifié ailleurs entre-temps. Enregistrez de nouveau pour le remplacer, ou rétablissez pour le voir.
opponent-clone = Cloner cet adversaire
opponent-clone-name = Nom du clone
opponent-clone-hint = par exemple le_mien-2
opponent-clone-now = Cloner
opponent-clone-no-name = Un nom a de 1 à {$most} caractères : lettres de A à Z, chiffres, « - » et « _ ».
opponent-clone-taken = Il y a déjà un adversaire ou un fichier nommé {$name}.
opponent-clone-not-written = Impossible d’écrire {$path} : {$reason}.
arena-title = Comparer deux adversaires
arena-games = Parties
arena-about = Chaque ouverture est jouée deux fois, camps inversés : personne n’a le meilleur camp.
arena-run = Lancer
arena-stop = Arrêter
arena-nothing = Choisissez deux adversaires et lancez les parties. Le tableau et la courbe grandissent au fil du jeu.
arena-running = {$done} parties jouées sur {$all}
arena-stopped = Arrêté après {$done} parties sur {$all}
arena-done = Terminé : {$done} parties sur {$all}
arena-won = Gagn.
arena-drawn = Nulles
arena-lost = Perd.
arena-points = Score
arena-percent = {$percent} %
arena-score = {$name} marque {$score} ± {$margin} (sûr à 95 %).
arena-score-alone = {$name} marque {$score} jusqu’ici.
arena-forfeited = Parties perdues faute de coup légal : {$n}
arena-left-out = Paires écartées parce qu’un programme n’a pas pu jouer : {$n}
arena-curve = Score au fil des parties
help-does-arena = Lancer ou arrêter la comparaison

opponent-level-1 = Débutant
opponent-level-1-line = Vient d’apprendre les règles.
opponent-level-2 = Novice
opponent-level-2-line = Ne voit que l’évident.
opponent-level-3 = Apprenti
opponent-level-3-line = A parfois un plan.
opponent-level-4 = Amateur
opponent-level-4-line = Joue bien, mais ne voit pas les plans cachés.
opponent-level-5 = Joueur de club
opponent-level-5-line = Sait ce qui compte, mais oublie encore des choses.
opponent-level-6 = Joueur fort
opponent-level-6-line = Laisse rarement une erreur impunie.
opponent-level-7 = Expert
opponent-level-7-line = Ne se trompe presque jamais.
opponent-level-8 = Maître
opponent-level-8-line = Joue aussi bien que ce programme le peut.

# Ce qu’un niveau ne voit pas, un point à la fois ; réunis derrière son nom.
opponent-trait-perfect = Joue parfaitement.
opponent-trait-full-strength = N’a pas de point faible.
opponent-trait-reads-columns =
    { $n ->
        [one] Lit les nombres en binaire, mais seulement le dernier chiffre.
       *[other] Lit les nombres en binaire, mais seulement les {$n} derniers chiffres.
    }
opponent-trait-reads-nothing = Ne connaît pas la stratégie gagnante.
opponent-trait-sees-end =
    { $n ->
        [one] Joue bien la fin, quand il ne reste que {$n} pas.
       *[other] Joue bien la fin, quand il ne reste que {$n} pas.
    }
opponent-trait-overlooks = Manque le coup gagnant {$n} % du temps.
opponent-trait-loses-thread = Joue sans plan pendant {$n} % de la partie.
opponent-trait-overlooks-moves = Ne voit pas {$n} % des coups.
opponent-trait-random-share = Joue {$n} % de ses coups au hasard.
opponent-trait-looks-at-no-reply = Ne regarde que son coup, pas votre réponse.
opponent-trait-looks-ahead =
    { $n ->
        [one] Calcule {$n} coup à l’avance.
       *[other] Calcule {$n} coups à l’avance.
    }
opponent-trait-visits-at-most =
    { $n ->
        [one] Calcule loin, mais n’examine que {$n} position par coup.
       *[other] Calcule loin, mais n’examine que {$n} positions par coup.
    }

## L’atelier : quelles positions sont bonnes, pas à pas.

research-title = Recherche
research-back = Retour
research-enter = Explorer les positions gagnantes
research-turn = Glissez ou utilisez les flèches pour tourner ; molette, + et – pour zoomer
research-game = Jeu
research-question = Question
research-list = Bonnes positions
research-list-empty = Aucune pour l’instant.
research-pace = Rythme
research-pace-slow = Lent
research-pace-normal = Normal
research-pace-fast = Rapide
research-pace-at-once = Immédiat
research-run = Lancer
research-pause = Pause
research-again = Recommencer
research-step = Pas
research-put-on-board = Sur un plateau
research-step-good =
    { $struck ->
        [one] {$tuple} : d’ici, aucune bonne position n’est accessible ; elle est donc bonne. Elle en barre encore {$struck}.
       *[other] {$tuple} : d’ici, aucune bonne position n’est accessible ; elle est donc bonne. Elle en barre encore {$struck}.
    }
research-step-struck = {$tuple} : d’ici, on atteint {$by}, qui est bonne. {$tuple} est donc barrée.
research-count =
    { $good ->
        [one] {$good} bonne position ; examinées : {$steps} sur {$all}
       *[other] {$good} bonnes positions ; examinées : {$steps} sur {$all}
    }
research-agrees = La règle dit la même chose : {$rule}.
research-differs = La règle dit autre chose : {$rule}.
research-good = bonne
research-struck = barrée
research-open = pas encore examinée
research-proof = Preuve
research-proof-squares = Les bonnes positions ont les mêmes chiffres binaires. Chaque chiffre divise par deux les groupes de la diagonale : 8 × 8 contient 4 × 4, qui contient 2 × 2.
research-proof-tetrahedra = Dans chaque colonne binaire, les uns doivent former des paires. Sur huit façons de remplir une colonne, quatre conviennent : chaque tétraèdre en contient quatre deux fois plus petits.
research-proof-columns = Dans chaque colonne binaire, les uns doivent former des paires. Tout coup rend alors une colonne impaire, et un seul coup peut ensuite toujours rendre toutes les colonnes paires.

## Qui gagne sur les plateaux de toutes tailles.

board-table-enter = Plateaux résolus
board-table-title = Qui gagne sur quel plateau
board-table-about = Avec le meilleur jeu. Peu importe dans quel sens est le grand côté ; les lignes plus longues gagnent aussi. Résolu par fivefold lui-même.
board-table-first = Celui qui commence gagne
board-table-second = L’autre camp gagne
board-table-draw = Partie nulle
board-table-open = Non résolu
board-table-set-up = Installer ce plateau

## Boards of different games with the same heaps.

theorem-title = Un théorème, trois plateaux
theorem-answers = L’ordinateur répond
theorem-shown-as = Montrer les tas comme
theorem-heaps = Tas
theorem-random = Au hasard
theorem-play = Jouer ce coup
theorem-other = Changer en plateau suivant
theorem-stands = Trait : {$mover}, somme de Nim {$sum}. Peut gagner : {$winner}.
theorem-over = Il ne reste rien. Victoire : {$winner}.
theorem-move = Le tas {$heap} passe de {$before} à {$after}.
theorem-point = Montrez un coup sur un plateau, ou utilisez les flèches.
theorem-told = Galets, distances et intervalles sont les mêmes tas. Un coup sur un plateau est le même sur tous, et le même joueur gagne.
theorem-left-out = {$game} n’est pas là : il n’a de place que pour {$n} tas.
theorem-heap = Tas {$heap}
theorem-made = {$name} : tas {$heap} de {$before} à {$after}.

## Pendant une partie.

play-your-turn = À vous
clock-left = Temps restant : {$time}
clock-tenths = {$seconds}
clock-periods = {$time} ×{$n}
play-turn = À {$name} de jouer
play-to-move = Au trait
play-you = Vous
play-thinking = Calcule…
play-thinking-time = Calcule… {$seconds} s
play-press-again = Appuyez encore pour jouer là.
play-computer-begins = L’ordinateur commence
play-undo = Annuler
play-redo = Rétablir
play-go-on = Reprendre
play-pause = Pause
play-other-opponent = Autre adversaire
play-waiting = Attend
play-resign = Abandonner
play-resign-sure = Abandonner la partie ?
play-resign-not = Continuer
play-new-game = Nouvelle partie
play-again = Rejouer
play-setup = Configurer
play-rules = Règles
rules-picture = Image {$n} sur {$of}
rules-picture-before = Image précédente
rules-picture-after = Image suivante
play-menu = Menu
play-more = Plus
play-on-the-board = Sur le plateau
play-hint = Indice
play-hint-what = Coup ?
play-hint-why = Pourquoi ?
legal-switch = Voir les coups possibles
threats-switch = Voir les menaces
hints-off = Les indices sont désactivés dans les réglages.
play-save = Enregistrer
play-copy-id = Copier l’id
play-copy-link = Copier le lien

## Le coup sur le plateau : sa durée, les autres coups joués, et un commentaire.

move-time = {$seconds} s
move-time-minutes = {$minutes} min {$seconds} s
move-start = Début
move-captured =
    Prise : { $cells ->
        [one] {$cells} case
       *[other] {$cells} cases
    } en { $waves ->
        [one] {$waves} vague
       *[other] {$waves} vagues
    }.
move-burst =
    { $waves ->
        [one] {$waves} vague, aucune prise.
       *[other] {$waves} vagues, aucune prise.
    }
move-variations = Variantes
move-others = Autres coups :
move-promote = En faire la ligne principale
move-delete = Supprimer à partir de ce coup
comment = Commentaire
comment-of = Commentaire sur {$move}
comment-of-start = Commentaire sur la position initiale
comment-hint = Écrivez un commentaire
comment-keys = Ctrl+Entrée ou Échap enregistre.
comment-save = Enregistrer
comment-cancel = Annuler
marking = Lettres et marques
marking-done = Terminé
marking-hint = Un appui y pose la marque, un autre l’enlève. Aucun coup n’est joué entre-temps.
mark-letters = Lettres
mark-triangle = Triangle
mark-circle = Cercle
mark-square = Carré
mark-cross = Croix
note-error-deleted = Ce coup a été supprimé.
note-error-too-long = Les commentaires d’une partie peuvent prendre {$most} octets en tout ; avec celui-ci, ils en prendraient {$bytes}.
note-error-illegal = L’analyse d’une position doit commencer par un coup qui y est permis.
note-error-too-many = Une partie garde l’analyse de {$most} positions au plus.
note-error-too-many-marks = Une partie garde {$most} marques sur le plateau au plus.

## La barre d’une relecture. Un facteur dit combien de fois plus vite que d’ordinaire.

replay-play = Lire
replay-to-start = Au début
replay-back = Coup précédent
replay-forward = Coup suivant
replay-to-end = À la fin
replay-place = Coups
replay-speed = Vitesse de lecture
replay-factor = {$factor}×

## Une partie en fichier, pour d’autres.

export = Exporter
export-picture = Image
export-picture-line = PNG de cette position
export-gif = Animation
export-gif-line = GIF, une image par coup
export-moving-gif = Animation fluide
export-moving-gif-line = GIF plus lourd, avec chaque mouvement
export-pictures = Série d’images
export-pictures-line = Dossier de fichiers PNG
export-pictures-zip-line = Fichier ZIP d’images PNG
export-record = Texte
export-record-line = Lisible, et peut être rouvert
export-sgf-line = Pour d’autres programmes
export-psq-line = Pour les gestionnaires de Gomocup
export-renlib-line = L’arbre entier, pour les joueurs de renju
export-pgn-line = Pour les matchs de programmes
export-playok-line = Comme PlayOK exporte les parties
export-drawing = Dessin des images : {$path}
export-stop = Arrêter le dessin ({$drawn} sur {$all})
export-done = Enregistré : {$path}
export-refused = La partie n’a pas pu être exportée : {$reason}
export-failed = La partie n’a pas pu être exportée.
film-error-no-adapter = aucune carte graphique trouvée, pas même un rendu logiciel
film-error-no-picture = la carte graphique n’a rendu aucune image au bout de {$frames} cycles
film-error-assets = les fichiers du programme ne sont pas dans {$folder} ; indiquez leur dossier dans {$variable}
film-error-connection = impossible de charger ce qui dessine les images ; y a-t-il une connexion ?
film-error-too-many = la partie demande plus de {$most} images ; choisissez-en une part avec --from et --until, ou --frames moves
film-error-stopped = le dessin a été arrêté

## Ce que sait l’ordinateur, et comment une partie a fini.

verdict-switch = Voir qui gagne
columns-switch = Afficher les colonnes binaires
columns-even = Dans chaque colonne, les uns forment des paires : qui doit jouer perd contre un jeu parfait.
columns-odd = Dans les colonnes marquées, il reste un un : qui doit jouer peut gagner en formant partout des paires.

## L’analyse d’une partie.

analysis-start = Analyser la partie
analysis-caption = Analyse
analysis-progress = Analyse : {$done} sur {$all}
analysis-stop = Arrêter
analysis-go-on = Continuer
analysis-deeper = Approfondir
analysis-show = Voir
analysis-back = Retour à la partie
analysis-better = Mieux : {$line}
analysis-best = Le mieux ici : {$line}
analysis-graph =
    { $n ->
        [one] Courbe de l’évaluation sur {$n} coup. Les flèches gauche et droite vont de coup en coup.
       *[other] Courbe de l’évaluation sur {$n} coups. Les flèches gauche et droite vont de coup en coup.
    }
analysis-move = {$mv} : {$judged}. {$worth}
analysis-move-unjudged = {$mv}. {$worth}
analysis-unknown = On ne sait encore rien.
analysis-draw = Prouvé : nulle.
analysis-wins = Prouvé : {$name} gagne.
analysis-found = Trouvé, non prouvé : {$name} gagne.
analysis-estimated = Estimation : {$points}
analysis-only = le seul bon coup
analysis-best-move = le meilleur coup
analysis-good = un bon coup
analysis-inaccuracy = une imprécision
analysis-mistake = une erreur
analysis-blunder = une gaffe

## Pourquoi une partie a été perdue.

loss-why = Pourquoi ai-je perdu ?
loss-looking = Retour en arrière : {$done} sur {$all} positions au plus
loss-move-proven = {$number}. {$made} C’est le coup qui a perdu ; c’est prouvé. Mieux : {$better}.
loss-move-estimated = {$number}. {$made} C’est le coup qui a perdu ; c’est une estimation. Mieux : {$better}.
loss-ended-it = Le coup lui-même a terminé la partie.
loss-start-proven = La partie était perdue dès le début, quoi que vous jouiez ; c’est prouvé.
loss-bit-by-bit = Aucun coup n’a perdu la partie à lui seul, pour autant que l’ordinateur le voie.
loss-board-won = Sur le plateau, vous aviez la victoire ; c’est prouvé.
loss-board-drawn = Sur le plateau, la partie était nulle ; c’est prouvé.
loss-board-estimated = Sur le plateau, rien n’était encore perdu ; l’estimation pour vous était de {$points}.
loss-odd-column =
    Vous avez laissé impaire la colonne {$column} du tableau binaire : { $n ->
        [one] {$n} un y reste sans partenaire
       *[other] {$n} uns y restent sans faire de paires
    }.
loss-odd-columns = Vous avez laissé impaires les colonnes {$columns} du tableau binaire : dans chacune, un 1 reste sans partenaire.
loss-try-again = Réessayer à partir d’ici

## Les meilleurs coups à l’étude.

best-moves = Meilleurs coups
best-moves-looking = Meilleurs coups : recherche…
best-moves-hide = Masquer
best-moves-few = Seulement les meilleurs
best-moves-all = Les {$n} sur le plateau
best-moves-draw = nul
best-moves-win = gagne
best-moves-loss = perd
best-moves-found-win = semble gagné
best-moves-found-loss = semble perdu

## Comment une partie a fini.

result-you-win = Vous gagnez !
result-computer-wins = L’ordinateur gagne.
result-side-wins = {$name} gagne.
result-draw = Partie nulle.
result-resigned = {$name} abandonne.
result-resigned-fault = {$name} abandonne : {$fault}.
result-out-of-time = {$name} a épuisé son temps.
result-drawn-on-time = {$loser} a épuisé son temps, mais {$name} ne pouvait plus gagner.
result-declared = C’est ce que dit la notation.
result-moves =
    { $n ->
        [one] Après {$n} coup.
       *[other] Après {$n} coups.
    }

fault-not-set-up = ce programme n’est plus dans la liste
fault-no-programs = d’autres programmes ne peuvent pas être lancés ici
fault-not-found = fichier du programme introuvable
fault-not-allowed = le lancement du programme n’est pas autorisé
fault-not-started = le programme n’a pas pu être lancé
fault-crashed = le programme a planté (code de sortie {$code})
fault-killed = le programme a été arrêté de l’extérieur
fault-closed = le programme ne répond plus
fault-timed-out = le programme n’a pas répondu pendant {$seconds} s
fault-too-slow = le programme a dépassé son temps pour un coup de {$ms} ms
fault-garbage = le programme a dit « {$said} », ce qui n’est pas un coup
fault-illegal = le programme a joué {$move}, ce que les règles interdisent
fault-refused = le programme ne joue pas à ce jeu (« {$said} »)

## D’autres programmes comme adversaires.

engine-add = Autre programme…
engine-add-line = Un programme de gomoku sur cet ordinateur
engine-title = Un autre programme comme adversaire
engine-help = Les programmes qui suivent le protocole Gomocup peuvent jouer aux Lignes avec cinq à la suite.
engine-path = Fichier programme
engine-path-hint = par exemple /home/moi/gomoku/pbrain-rapfi
engine-browse = Parcourir…
engine-name = Nom
engine-name-hint = Le nom donné par le programme
engine-time = Temps par coup
engine-seconds = {$seconds} s
engine-check = Vérifier et ajouter
engine-checking = Lancement du programme…
engine-added = Ajouté sous le nom {$name}. Il dit : {$said}
engine-no-path = Choisissez le fichier du programme.
engine-bad-name = Un nom a de 1 à 24 caractères : lettres de A à Z, chiffres, « - », « _ » et « . ».
engine-taken = Il y a déjà un programme nommé {$name}.
engine-full =
    { $n ->
        [one] Il y a déjà {$n} programme ; retirez-le d’abord.
       *[other] Il y a déjà {$n} programmes ; retirez-en un d’abord.
    }
engine-fault = Il n’a pas été ajouté : {$fault}.
engine-own = Programmes ajoutés
engine-remove = Retirer {$name}
engine-damaged = La liste de vos programmes est illisible : {$reason}. Elle a été renommée en {$path} ; rien n’a été supprimé.
engine-unread = La liste de vos programmes ne peut pas être lue : {$reason}.
engine-refused = La liste de vos programmes ne peut pas être enregistrée : {$reason}. Elle vaut jusqu’à la fermeture de fivefold.

## Pourquoi un coup est refusé.

illegal-game-over = La partie est finie.
illegal-off-board = C’est hors du plateau.
illegal-occupied = Cette place est prise.
illegal-not-yours = Cette case appartient à l’adversaire.
illegal-stands-still = Le pion doit bouger.
illegal-fixed-start = Ce jeu commence toujours dans la même position.
illegal-over-at-start = La partie serait finie avant de commencer.
illegal-choose-first = Choisissez d’abord un camp.
illegal-not-a-move = Ce coup n’existe pas dans ce jeu.
illegal-record-full = Aucun autre coup ne peut être gardé. Commencez une nouvelle partie.

## Pourquoi ce qu’un écran ne propose pas sur le moment est refusé.

refused-computer-plays = l’ordinateur joue le camp {$side} ; attendez-le ou prenez sa place
refused-person-plays = un humain joue le camp {$side}, l’ordinateur ne joue donc pas pour lui
refused-computer-waits = l’ordinateur est en pause
refused-rated = impossible dans une partie classée
refused-nothing-to-undo = il n’y a rien à annuler
refused-nothing-to-redo = il n’y a rien à rétablir
refused-no-such-position = cette position n’existe pas dans cette partie
refused-no-finding = on ne sait encore rien de cette position
refused-no-clock = aucune pendule ne tourne
refused-not-the-beginning = seul le premier coup d’une partie contre l’ordinateur peut lui être laissé
refused-same-seat = le camp {$side} a déjà ce joueur
refused-main-line = c’est déjà la ligne principale
refused-start = le début d’une partie ne s’efface pas
no-move-game-over = la partie est finie, il n’y a pas de coup à choisir
no-move-stopped = le joueur a été arrêté avant d’avoir trouvé un coup
no-move-other-game = ce joueur ne joue pas à ce jeu

## Pourquoi l’ordinateur a choisi son coup.

why-nimber-to-zero = Il laisse une somme de Nim de 0.
why-lost-random = Il perd, il a donc joué au hasard.
why-random = Un coup au hasard.
why-opening = Son premier coup habituel.
why-forced-win = Son gain est forcé, quoi que vous jouiez.
why-holds-out = Il perd, et tient aussi longtemps que possible.
why-best-score = Le coup le mieux noté.
why-external = Choisi par un autre programme.
why-script = Choisi par son script.
why-forfeited = Son coup n’était pas valable ; celui-ci est tiré au hasard.

## Les indices en trois temps : où regarder, que jouer, pourquoi.

hint-where-row = Regardez la rangée {$row}.
hint-where-upper-left-part = Regardez en haut à gauche.
hint-where-upper-part = Regardez en haut.
hint-where-upper-right-part = Regardez en haut à droite.
hint-where-left-part = Regardez à gauche.
hint-where-middle-part = Regardez au milieu.
hint-where-right-part = Regardez à droite.
hint-where-lower-left-part = Regardez en bas à gauche.
hint-where-lower-part = Regardez en bas.
hint-where-lower-right-part = Regardez en bas à droite.

hint-what-move = Jouez {$move}.

hint-why-wins-at-once = Ce coup gagne aussitôt.
hint-why-forced-win-in =
    { $n ->
        [one] Ici commence un gain en {$n} coup que rien n’arrête.
       *[other] Ici commence un gain en {$n} coups que rien n’arrête.
    }
hint-why-forced-win = Ici commence un gain que rien n’arrête.
hint-why-found-win =
    { $n ->
        [one] La recherche a trouvé ici un gain en {$n} coup ; il n’est pas prouvé.
       *[other] La recherche a trouvé ici un gain en {$n} coups ; il n’est pas prouvé.
    }
hint-why-found-loss =
    { $n ->
        [one] La recherche a trouvé un gain en {$n} coup pour l’adversaire ; il n’est pas prouvé.
       *[other] La recherche a trouvé un gain en {$n} coups pour l’adversaire ; il n’est pas prouvé.
    }
hint-why-keeps-draw = Avec le meilleur jeu, la partie est nulle, et ce coup garde la nulle.
hint-why-holds-out-for =
    { $n ->
        [one] L’adversaire peut gagner en {$n} coup, quoi que vous fassiez.
       *[other] L’adversaire peut forcer le gain en {$n} coups ; ce coup ne l’y aide pas.
    }
hint-why-holds-out = L’adversaire peut forcer le gain ; ce coup ne l’y aide pas.
hint-why-estimate = Rien de décisif n’a été trouvé ; c’est le coup le mieux noté par l’ordinateur.

# Les coups d’un gain forcé, chacun derrière son numéro et sa case.
hint-step-wins = gagne
hint-step-defends = tente de l’arrêter
hint-step-quiet = poursuit l’attaque

## La barre d’évaluation : qui gagne, et combien de coups le conservent.

standing-won = {$name} gagne
standing-won-in =
    { $n ->
        [one] {$name} gagne en {$n} coup
       *[other] {$name} gagne en {$n} coups
    }
standing-drawn = Nulle avec le meilleur jeu
standing-found =
    { $n ->
        [one] Gain trouvé pour {$name} en {$n} coup
       *[other] Gain trouvé pour {$name} en {$n} coups
    }
standing-estimated = {$name} semble avoir l’avantage
standing-even = Semble égal
standing-unknown = On ne sait encore rien
standing-you-lose = Vous perdez : l’ordinateur a trouvé un gain.
standing-you-lose-in =
    { $n ->
        [one] Vous perdez : l’ordinateur gagne en {$n} coup.
       *[other] Vous perdez : l’ordinateur gagne en {$n} coups.
    }
standing-keeps-win =
    { $n ->
        [one] seul {$n} coup sur {$of} garde le gain
       *[other] {$n} coups sur {$of} gardent le gain
    }
standing-keeps-win-at-least =
    { $n ->
        [one] au moins {$n} coup sur {$of} garde le gain
       *[other] au moins {$n} coups sur {$of} gardent le gain
    }
standing-keeps-draw =
    { $n ->
        [one] seul {$n} coup sur {$of} garde la nulle
       *[other] {$n} coups sur {$of} gardent la nulle
    }
standing-keeps-draw-at-least =
    { $n ->
        [one] au moins {$n} coup sur {$of} garde la nulle
       *[other] au moins {$n} coups sur {$of} gardent la nulle
    }
standing-safe =
    { $n ->
        [one] seul {$n} coup sur {$of} ne perd pas aussitôt
       *[other] {$n} coups sur {$of} ne perdent pas aussitôt
    }

## Ce qu’un coup déclencherait.

preview-wins = Gagne la partie.
preview-loses = Perd la partie.
preview-draws = Donne la nulle.
preview-turns =
    Prend { $cells ->
        [one] {$cells} case
       *[other] {$cells} cases
    } en { $waves ->
        [one] {$waves} vague
       *[other] {$waves} vagues
    }.
preview-waves =
    { $waves ->
        [one] {$waves} vague, aucune prise.
       *[other] {$waves} vagues, aucune prise.
    }
preview-quiet = Rien d’autre ne se passe.
preview-wave = Vague {$n}

## Les erreurs des adversaires écrits en script. Le fichier, la ligne et la colonne précèdent (config-broken).

script-missing = Ce fichier n’existe pas, les coups sont donc tirés au hasard.
script-not-built-in = Ce programme a été compilé sans scripts, les coups sont donc tirés au hasard.
script-too-long = Le script est trop long : {$bytes} octets ; {$most} au plus sont permis.
script-unknown-game = Il n’y a pas de jeu « {$found} » ; les jeux sont {$known}.
script-failed = {$reason}
script-no-choose = Il n’y a pas de fonction « choose » ; un script a besoin de « fn choose(board) ».
script-too-many-steps = Toujours aucun coup après tous les pas permis ({$most}). Une boucle est-elle sans fin ? S’il faut seulement plus de pas au script, augmentez `script_limits` dans opponents.ron.
script-out-of-time = Le temps s’est écoulé sans aucun coup.
script-too-deep = Les fonctions s’appellent trop profondément ({$most} au plus). L’une d’elles s’appelle-t-elle sans fin ?
script-too-large = {$what} ({$most} au plus).
script-no-move = « choose » a renvoyé {$found} au lieu d’un coup.
script-unreadable = « choose » a renvoyé « {$text} », qui n’est pas un coup ici : le caractère {$at} est faux.
script-illegal = Le script joue {$text}, ce qui n’est pas permis : {$reason}

## Les ennuis avec un fichier du programme.

config-broken = {$file}, ligne {$line}, colonne {$column} : {$reason}
config-unknown-near = champ inconnu « {$found} » ; vouliez-vous dire « {$nearest} » ?
config-unknown = champ inconnu « {$found} » ; les champs ici sont {$known}
config-twice = le champ « {$field} » figure ici une deuxième fois
config-missing = le champ « {$field} » manque
config-no-choice-near = « {$found} » n’est pas un choix possible ; vouliez-vous dire « {$nearest} » ?
config-no-choice = « {$found} » n’est pas un choix possible ; les choix sont {$known}
config-other-kind = attendu : {$expected} ; trouvé : « {$found} »
config-ends-early = le fichier se termine trop tôt
config-comma = une virgule ou la fin de la liste est attendue ici
config-colon = un deux-points est attendu ici
config-text = un texte entre guillemets est attendu ici
config-brackets = une liste de champs entre parenthèses, `(`, est attendue ici
config-trailing = le fichier doit se terminer après sa `)` fermante
config-not-utf8 = le texte n’est pas en UTF-8
config-out-of-range = {$value} est hors limites, permis de {$min} à {$max}
config-whole-number = un nombre entier de {$min} à {$max}
config-number = un nombre de {$min} à {$max}
config-list-length = nombre d’éléments de la liste : {$have}, permis de {$least} à {$most}
config-levels = un jeu a exactement {$levels} niveaux, mais il y en a {$have} ici
config-many-presets = trop de plateaux prêts à jouer, permis de 1 à {$most}
config-no-preset = il faut au moins un plateau prêt à jouer
config-no-board = « {$found} » n’est pas un plateau de {$game}
config-no-board-because = « {$found} » n’est pas un plateau de {$game} : {$reason}
config-ratings = il y a {$levels} niveaux, il faut donc {$levels} classements et non {$have}
config-ratings-fall = {$later} après {$earlier} : aucun niveau ne peut être classé plus bas que le précédent
config-colour = « {$found} » n’est pas une couleur ; écrivez "#RRGGBB" en chiffres hexadécimaux
config-script-name = « {$found} » n’est pas un nom de script : 1 à {$most} lettres, chiffres, - et _
config-engine-name = un nom a 1 à {$most} lettres, chiffres ou signes - _ . (sans accents)
config-many-programs = trop de programmes : {$have}, au plus {$most} sont permis
config-same-program = deux programmes s’appellent {$name} ; renommez l’un d’eux
config-as-said = message à la lecture du fichier (en anglais) : « {$said} »
config-kept = Les dernières valeurs valables sont gardées.
banner-close = Fermer

## La liste des touches : les titres, et ce que font les commandes sans bouton.

help-title = Touches
help-close = Fermer
help-board = Plateau
help-game = Partie
help-some-games = Certains jeux
help-menu = Menu et configuration
help-research = Recherche
help-files = Fichiers et presse-papiers
help-window = Fenêtre
help-gamepad = Manette
help-does-previous-variation = Variante précédente du dernier coup
help-does-next-variation = Variante suivante du dernier coup
help-does-comment = Commenter le coup
help-does-arrows = Se déplacer sur le plateau ou entre les choix
help-does-act = Jouer, marquer ou placer ici
help-does-letters = Aller à la colonne ou rangée de cette lettre ou de ce nombre
help-does-tab = Élément suivant
help-does-pad-controls = Élément précédent ou suivant
help-does-replay = Lire ou suspendre une partie ou deux ordinateurs
help-does-cards = Choisir un jeu
help-does-run = Lancer ou suspendre
help-does-zoom-in = Plus grand
help-does-zoom-out = Plus petit
help-does-save-as = Enregistrer sous un autre nom
help-does-copy-game = Copier toute la partie
help-does-paste = Coller une partie
help-does-larger = Agrandir le texte et les commandes
help-does-smaller = Réduire le texte et les commandes
help-does-usual-size = Taille par défaut du texte et des commandes
help-does-mute = Activer ou couper le son
help-does-quit = Quitter

## Ce qui est écrit sur les touches.

key-ctrl = Ctrl
key-shift = Maj
key-enter = Entrée
key-space = Espace
key-escape = Échap
key-tab = Tab
key-backspace = Ret. arr.
key-insert = Ins
key-delete = Suppr
key-home = Début
key-end = Fin
key-page-up = Pg préc
key-page-down = Pg suiv
key-left = Gauche
key-right = Droite
key-up = Haut
key-down = Bas
key-arrows = Flèches
key-letters = Lettres
key-digits = Chiffres

## Les manettes. Leurs boutons portent le nom de leur place : chaque fabricant y imprime d’autres lettres.

pad-south = Bouton du bas
pad-east = Bouton de droite
pad-west = Bouton de gauche
pad-north = Bouton du haut
pad-directions = Croix
pad-left-stick = Stick gauche
pad-right-stick = Stick droit
gamepad-connected = Une manette est connectée. {$button} montre ce que font ses boutons.
gamepad-disconnected = La manette n’est plus connectée.

## Les touches des réglages qui ne peuvent pas être en vigueur.

keys-unknown-command = settings.ron, {$list} : il n’y a pas de commande « {$found} ». Les commandes sont {$known}.
keys-unknown-command-near = settings.ron, {$list} : il n’y a pas de commande « {$found} ». Vouliez-vous dire « {$nearest} » ?
keys-unknown-key = settings.ron, keys, {$command} : aucune touche ne s’appelle « {$found} ». Écrivez-la comme Ctrl+U, Shift+F3 ou PgUp. Les touches par défaut restent en vigueur.
keys-fixed = settings.ron, keys, {$command} : ces touches ne peuvent pas être changées. Retirez cette entrée.
keys-taken = settings.ron, keys, {$command} : {$key} appartient à {$other} ({$does}). Choisissez une autre touche, ou donnez-en une autre à {$other}. Les touches par défaut restent en vigueur.
buttons-unknown-button = settings.ron, buttons, {$command} : aucun bouton ne s’appelle « {$found} ». Écrivez-le comme West, LeftShoulder ou Start. Les boutons par défaut restent en vigueur.
buttons-fixed = settings.ron, buttons, {$command} : ces boutons ne peuvent pas être changés. Retirez cette entrée.
buttons-taken = settings.ron, buttons, {$command} : {$key} appartient à {$other} ({$does}). Choisissez un autre bouton, ou donnez-en un autre à {$other}. Les boutons par défaut restent en vigueur.

## Pour les lecteurs d’écran : ce qu’il y a sur une case, ce qui vient de se passer.

reading-board = Plateau
reading-empty = vide
reading-tile = tuile
reading-marked = marque : {$mark}
reading-legal = coup possible
reading-offered = proposé
reading-last = {$name} a joué {$move}.

## Dans le navigateur.

page-other-tab = fivefold est aussi ouvert dans un autre onglet. Les deux partagent les réglages ; une partie qui continue dans les deux devient deux parties.
page-broken-id = L’adresse demande « {$id} », qui n’est pas une partie : {$reason}
page-broken-day = L’adresse demande le jour « {$day} », qui n’est pas une date comme 2026-11-25. Voici la position d’aujourd’hui.
page-day-to-come = La position du {$day} est encore à venir. Voici celle d’aujourd’hui.
page-file-broken = Le fichier « {$file} » n’est pas une partie enregistrée : {$reason}
page-file-unreadable = le navigateur n’a pas pu le lire
page-file-refused = Le navigateur ne le permet pas.
page-readers-missing = Ce qui lit les autres formats n’a pas pu être chargé. Vérifiez la connexion et réessayez.
page-reason-full = le navigateur n’a plus de place pour cette page
page-reason-refused = le navigateur le refuse

## Ce que l’ordinateur garde entre deux lancements.

keep-refused = Impossible à enregistrer : {$reason}. Vous pouvez continuer ; « Enregistrer » garde la partie.
settings-refused = Vos réglages ne peuvent pas être enregistrés : {$reason}. Ils valent jusqu’à la fermeture de fivefold.
settings-damaged = Vos réglages sont illisibles ({$reason}) ; ceux par défaut s’appliquent. Le fichier a été renommé en {$path} ; rien n’a été supprimé.
settings-unknown = Un réglage de votre fichier n’est pas compris ({$reason}) : celui par défaut s’applique, et il reste tel quel dans le fichier.
keep-damaged = Votre dernière partie n’a pas pu être ouverte : {$reason}. Son fichier a été renommé en {$path} ; rien n’a été supprimé.

## Mes parties : toutes les parties commencées.

my-games-title = Mes parties
my-games-search = Chercher
my-games-search-hint = Jeu, adversaire, nom ou date
my-games-reading = Lecture…
my-games-empty = Rien pour l’instant
my-games-empty-line = Chaque partie est gardée ici dès son premier coup.
my-games-none-found = Aucune partie trouvée.
my-games-number = Partie {$n}
my-games-players = {$first} – {$second}
my-games-won = Gagnée
my-games-lost = Perdue
my-games-won-by = {$name} a gagné
my-games-drawn = Nulle
my-games-elsewhere = Dans une autre fenêtre
my-games-today = aujourd’hui
my-games-yesterday = hier
my-games-look = Parcourir
my-games-analyse = Analyser
my-games-export = Exporter
my-games-rename = Renommer
my-games-name = Nom
my-games-name-hint = sans nom
my-games-delete = Supprimer
my-games-deleted = Partie supprimée.
my-games-restore = Annuler
my-games-error-elsewhere = Cette partie est ouverte dans une autre fenêtre de fivefold ; fermez-la d’abord là-bas.
my-games-error-absent = Cette partie n’existe plus : une autre fenêtre de fivefold l’a supprimée.
my-games-error-broken = Cette partie est illisible : {$reason}
my-games-error-later = Une version plus récente de fivefold a enregistré cette partie, au format {$format}. Ouvrez-la avec cette version.
my-games-error-foreign = Cette partie est une partie de {$game}, que ce programme n’a pas. Elle reste telle quelle ; le programme qui l’a enregistrée peut l’ouvrir.
my-games-limit = Parties à garder. Au-delà, les plus anciennes parties finies et sans nom sont supprimées.
find-position-title = Une position dans ces parties
find-position-line = On cherche la position de la partie sur la table, aussi tournée et en miroir.
find-position = Chercher cette position
find-position-back = Un coup en arrière
find-position-all = Toutes les parties
find-position-no-moves = Aucune partie ne continue à partir d’ici.
find-position-others = Autres coups : {$moves}, parties : {$games}
find-position-move = {$move} ; parties : {$games}
play-list = Liste
collection-leave = Retour
collection-search-hint = Chercher par nom, tournoi ou date
collection-reading = Lecture des parties…
collection-read = Parties lues : {$n}
collection-stop = Arrêter la lecture
collection-searching = Recherche…
collection-count = Parties : {$shown} sur {$all}
collection-order = Ordre
collection-order-file = Comme dans le fichier
collection-order-players = Par joueurs
collection-order-result = Par résultat
collection-order-date = Par date
collection-order-event = Par tournoi
collection-order-moves = Par nombre de coups
collection-order-backwards = Inverser l’ordre
collection-order-forwards = Ordre habituel
collection-none = Aucune partie n’a été trouvée dans {$name}.
collection-none-because = Aucune partie n’a été trouvée dans {$name} : {$reason}
collection-refused = Parties et fichiers qui n’ont pas pu être ouverts : {$n}. Le premier : {$reason}
collection-cut = Il y a plus de parties que de place ; les {$n} premières sont dans la liste.

## Les réglages.

settings-title = Réglages
settings-look = Apparence
settings-theme = Couleurs
settings-theme-line = Les pions se distinguent toujours aussi par la forme et la luminosité.
follow-system = Système
theme-dark = Sombre
theme-light = Clair
theme-high-contrast = Contraste élevé
settings-motion = Mouvement
settings-animation = Animation
settings-motion-reduced = Le système demande moins de mouvement : rien ne bouge tant que vous ne choisissez pas de vitesse.
settings-language = Langue
settings-language-of-words = Langue de tous les textes
settings-language-not-loaded = Impossible de charger la langue : {$language}. Y a-t-il une connexion ?
settings-play = Jeu
settings-computer = Ordinateur
settings-data = Données

confirm-moves = Confirmer les coups
confirm-moves-line = Le premier appui montre le coup, le second le joue. Sur les petites cases, seul le doigt doit confirmer.
confirm-never = Jamais
confirm-small-fields = Sur les petites cases
confirm-always = Toujours
coordinates-switch = Voir les coordonnées
stone-numbers = Numéros sur les pions
numbers-none = Aucun
numbers-last = Cinq derniers
numbers-all = Tous
numbers-from-here = À partir d’ici
turn-to-mover-switch = Tourner le plateau vers qui joue quand deux personnes jouent
board-turn = Tourner le plateau
board-mirror = Inverser le plateau
board-numbers = Numéros sur les pions
threats-switch-line = Marque ce que l’adversaire ferait à présent.
hints-switch = Proposer des indices
hints-switch-line = Le bouton d’indice pendant la partie, et sa touche.
teaching-switch-line = Contre l’ordinateur, un coup qui perd le gain peut être repris.

settings-reply = Pause avant le coup de l’ordinateur
settings-reply-line = Le coup n’est pas montré plus tôt, même s’il est trouvé plus vite. La pause ne change pas la force de l’ordinateur.
pause-none = Aucune
pause-short = Courte
pause-normal = Normale
pause-long = Longue
settings-thinking = Temps de réflexion
thinking-short = Court
thinking-standard = Standard
thinking-long = Long
settings-thinking-line = L’étendue de la recherche d’un niveau, et donc sa force. Les parties en Court ou Long comptent dans vos résultats, mais pas pour le niveau. Les parties classées se jouent toujours en Standard.
ponder-switch = L’ordinateur réfléchit sur votre temps
ponder-switch-line = Pendant que vous réfléchissez, le niveau le plus fort poursuit sa recherche à partir du coup qu’il attend de vous. S’il a deviné juste, il joue mieux. Jamais dans les parties classées.

settings-folder = Dossier des parties, résultats et réglages
settings-folder-copy = Copier
settings-in-browser = Ce navigateur garde les parties, les résultats et les réglages.
settings-nowhere = Rien ne peut être gardé sur cet ordinateur.
settings-records = Résultats en fichier
settings-no-records = Aucune partie contre l’ordinateur n’est encore finie.

settings-keys-line = Touchez un crayon, puis appuyez sur la nouvelle touche : elle remplace celles de la ligne.
settings-keys-line-pad = Touchez un crayon, puis appuyez sur la nouvelle touche ou le nouveau bouton de manette : il remplace ceux de la ligne.
settings-keys-list = Toutes les touches
settings-keys-reset-all = Rétablir tout
settings-keys-change = Changer la touche de « {$does} » ({$keys})
settings-keys-reset = Rétablir « {$does} »
settings-keys-awaited = Appuyez sur une touche. Échap annule.
settings-keys-awaited-pad = Appuyez sur une touche ou un bouton. Échap annule.
settings-keys-taken = {$key} appartient déjà à « {$does} ».
settings-keys-kept = Le navigateur se réserve {$key}.
settings-keys-off = Les touches d’un seul caractère sont désactivées : {$key} n’aurait aucun effet.
character-keys-switch = Touches d’un seul caractère
character-keys-switch-line = À désactiver si la dictée ou un geste involontaire déclenche lettres, chiffres ou signes.
settings-accessibility = Accessibilité
interface-size = Taille du texte et des commandes
interface-size-percent = {$percent} %
interface-size-line = Le plateau occupe la place restante.
interface-size-most = Cette fenêtre permet {$percent} % au plus.
interface-size-now = Texte et commandes : {$percent} %
large-controls-switch = Commandes plus grandes
large-controls-switch-line = Boutons et cases sont plus faciles à atteindre.
scan-title = Défilement
scan-off = Désactivé
scan-one-switch = Un contacteur
scan-two-switches = Deux contacteurs
scan-one-switch-line = Un cadre passe de coup en coup et de bouton en bouton. Espace, Entrée, un appui ou un clic sans bouger le pointeur choisit ce qui est encadré.
scan-two-switches-line = Espace, un appui ou un clic sans bouger le pointeur fait avancer le cadre ; Entrée choisit ce qui est encadré.
scan-time = Durée de chaque pas
scan-seconds = {$seconds} s
scan-row = Rangée {$row}
scan-letters = abcdefghijklmnopqrstuvwxyzàâçéèêëîïôœùûü
scan-delete = Effacer
scan-done = Terminé

## Les parties finies : les résultats.

menu-records = Résultats
scores-title = Résultats
scores-empty = Rien pour l’instant
scores-empty-line = Finissez une partie contre l’ordinateur, et son résultat apparaîtra ici.
scores-empty-play = Choisir un jeu
scores-not-played = Pas encore joué
scores-none-of = {$game} : aucune partie n’est encore finie.
scores-played =
    { $n ->
        [one] {$n} partie
       *[other] {$n} parties
    }
scores-in-a-row =
    { $n ->
        [one] {$n} victoire de suite
       *[other] {$n} victoires de suite
    }
scores-rating-title = Classement
scores-rating = {$rating} ± {$deviation}
scores-no-rating = pas encore classé
scores-about = environ {$rating} ± {$deviation}
scores-deviation = Estimation d’après les parties classées : deux fois sur trois, la vraie valeur est dans l’intervalle ±.
scores-unknown = Pas encore connu ; parties classées : {$n} sur {$needed}.
scores-games-title = Toutes les parties
scores-won = gagnées : {$n}
scores-drawn = nulles : {$n}
scores-lost = perdues : {$n}
scores-feat-played = jouées
scores-feat-streak = victoires de suite sans aide
scores-feat-best = meilleure série sans aide
scores-feat-shortest = coups dans la victoire la plus courte sans aide
scores-lasted = {$board} : {$n} coups sur {$most} au plus contre Parfait
scores-opponents-title = Adversaires : gagnées – nulles – perdues
scores-adjusted = Autre temps de réflexion
scores-against = {$won} – {$drawn} – {$lost}
scores-export-csv = En tableau
scores-export-json = En JSON
scores-forget = Supprimer les résultats
scores-exported = Toutes les parties finies ont été enregistrées dans {$path}.
scores-not-exported = Fichier non enregistré : {$reason}
scores-refused = Impossible d’enregistrer les parties finies : {$reason}. Vous pouvez continuer à jouer.
scores-damaged = Certaines parties finies sont illisibles : {$reason}. Toutes sont dans {$path} ; rien n’a été supprimé.

ask-forget = Supprimer tous les résultats ?
ask-forget-line = Toutes les parties finies, les séries et les classements sont supprimés pour de bon.
ask-forget-no = Garder
ask-forget-yes = Tout supprimer
ask-delete = Supprimer ce coup ?
ask-delete-line = Tout ce qui a été joué ensuite, ses commentaires et ses marques sont supprimés aussi. C’est irréversible.
ask-delete-no = Garder
ask-delete-yes = Supprimer
ask-delete-script = Supprimer le script {$name} ?
ask-delete-script-line = C’est irréversible.
ask-delete-script-no = { ask-delete-no }
ask-delete-script-yes = { ask-delete-yes }
ask-leave = Quitter la partie classée ?
ask-leave-line = Une partie classée que l’on quitte compte comme perdue.
ask-leave-no = Continuer
ask-leave-yes = Quitter et perdre

## Les parties classées.

rated-switch = Partie classée
rated-rules-title = Principe
rated-rule-level = Votre classement fixe le niveau adverse, pour des chances à peu près égales.
rated-rule-thinking = Le temps de réflexion est toujours Standard.
rated-rule-board = Le plateau est celui sur lequel les niveaux ont été mesurés. La position initiale, si elle peut varier, et qui commence sont tirés au hasard.
rated-rule-help = Ni annulation ni aide, et quitter la partie compte comme une défaite.
rated-running = Partie classée : pas d’annulation.
rated-stays = Une partie classée est en cours. Finissez-la ou quittez-la avant d’en ouvrir une autre.

latest-first-rating = Votre classement est maintenant connu : environ {$rating} ± {$deviation}.
latest-rating = Votre classement : environ {$rating} ± {$deviation} ({$change}).
latest-not-known = Partie classée {$n} sur les {$needed} nécessaires à un classement.
latest-streak =
    { $n ->
        [one] {$n} victoire de suite.
       *[other] {$n} victoires de suite.
    }
latest-best-streak =
    { $n ->
        [one] {$n} victoire de suite, votre meilleure série.
       *[other] {$n} victoires de suite, votre meilleure série.
    }
latest-against = Contre {$name} : gagnées {$won}, nulles {$drawn}, perdues {$lost}.
latest-lasted = Vous avez tenu {$n} coups sur {$most} au plus. Votre record sur ce plateau : {$best}.
latest-lasted-best = Vous avez tenu {$n} coups sur {$most} au plus : votre record sur ce plateau.
latest-adjusted = Avec un autre temps de réflexion : gagnées {$won}, nulles {$drawn}, perdues {$lost}.

## Les parties en fichiers.

title-game = {$game} – {$name} – fivefold
title-setup = {$game} – fivefold
file-open-title = Ouvrir une partie
file-save-title = Enregistrer la partie
file-open = Ouvrir
file-save = Enregistrer
file-replace = Remplacer
file-cancel = Annuler
file-name-open = Fichier
file-name-save = Nom
file-hint-open = Choisir plus bas ou taper un nom
file-hint-save = Nom du fichier
file-no-name = Tapez un nom pour le fichier.
file-exists = « {$file} » existe déjà. Appuyez sur « Remplacer » pour l’écraser, ou choisissez un autre nom.
file-changed = « {$file} » a été modifié entre-temps par quelqu’un d’autre. Appuyez sur « Remplacer » pour l’écraser, ou choisissez un autre nom.
file-format = Format
file-format-record = fivefold
file-format-sgf = SGF
file-format-psq = Piskvork
file-format-renlib = RenLib
file-format-pgn = PGN
file-format-playok = PlayOK
file-keeps-record = Garde tout : joueurs, variantes, temps, commentaires.
file-keeps-sgf = Pour d’autres programmes. Garde variantes, commentaires, marques et noms.
file-keeps-psq = Pour les gestionnaires Gomocup. Ne garde que la ligne principale et ses temps.
file-keeps-renlib = Pour RenLib. Garde l’arbre avec commentaires et marques, sur 15 × 15.
file-keeps-pgn = Pour les matchs de programmes. Garde les noms et la ligne principale.
file-keeps-playok = Comme PlayOK exporte les parties. Garde les noms et la ligne principale.
file-choose = Choisir
file-hint-program = Choisissez un programme plus bas, ou tapez ici son chemin
file-no-programs = Il n’y a aucun programme ici.
file-recent = Parties récentes
file-folder = Dans {$folder}
file-up = Vers {$folder}
file-folder-list = Toutes les parties en une liste
file-no-games = Aucune partie enregistrée ici.
file-missing = N’y est plus
file-long = Partie longue
file-forget = Retirer de la liste
file-plies =
    { $n ->
        [one] {$n} coup
       *[other] {$n} coups
    }
file-won = {$name} a gagné
file-drawn = nulle
file-age-now = à l’instant
file-age-minutes =
    { $n ->
        [one] il y a {$n} minute
       *[other] il y a {$n} minutes
    }
file-age-hours =
    { $n ->
        [one] il y a {$n} heure
       *[other] il y a {$n} heures
    }
file-age-days =
    { $n ->
        [one] hier
       *[other] il y a {$n} jours
    }
file-saved = Enregistré : {$file}
file-saved-main-line = Enregistré : {$file} (seulement la ligne principale)
file-refused = {$reason}. Votre partie en cours reste telle quelle.

## Pourquoi des fichiers et des parties ne se lisent ou ne s’écrivent pas. Après les deux-points, les mots du système.

file-error-no-home = Il n’y a pas de dossier personnel, rien ne peut donc être gardé ; définissez la variable HOME (ou XDG_STATE_HOME).
file-error-opened = Impossible d’ouvrir {$path} : {$reason}
file-error-read = Impossible de lire {$path} : {$reason}
file-error-written = Impossible d’écrire {$path} : {$reason}
file-error-made = Impossible de créer {$path} : {$reason}
file-error-locked = Impossible de verrouiller {$path} : {$reason}
file-error-put-aside = Impossible de renommer {$path} : {$reason}
file-error-deleted = Impossible de supprimer {$path} : {$reason}
file-error-with-remedy = {$error}. {$remedy}
file-remedy-space = Libérez de la place.
file-remedy-rights = Choisissez un autre dossier, ou changez les droits de celui-ci.
file-remedy-own-rights = Changez les droits de son dossier.
file-remedy-in-the-way = Autre chose porte ce nom ; renommez-le ou déplacez-le.
file-remedy-name = Vérifiez le nom.
file-error-too-long = {$path} est trop long pour une partie : plus de {$most} octets.
file-error-no-text = {$path} n’est pas un texte en UTF-8, donc pas une partie enregistrée ; choisissez un autre fichier.
file-error-rewritten = {$path} a été modifié depuis que ses parties ont été listées ; ouvrez-le de nouveau.
file-error-broken = {$path} : {$reason}
file-error-unfit = {$path} n’a pas été écrit : {$reason}
reason-as-said = {$reason}

## Pourquoi un texte ne se lit pas comme position ou coup, et ce qui y est attendu.

text-error = caractère {$at} : {$reason}
text-error-found = on y lit « {$found} », mais il faut {$expected}
text-error-end = le texte s’arrête, mais il faut {$expected}
text-error-near = {$error} (vouliez-vous dire {$nearest} ?)
expected-game-word = l’un des mots {$known}
expected-number = un nombre entier de {$min} à {$max}
expected-times = x entre les nombres
expected-row-end = « / » à la fin de la rangée
expected-end = la fin du texte
expected-end-after = la fin du texte ({$most} octets au plus)
expected-column = une lettre de colonne (a, b, …)
expected-side = le camp au trait (1 ou 2)
expected-parameters = « ( » avant les paramètres
expected-after-value = une virgule ou « ) » après la valeur
expected-true-or-false = true ou false

## Pourquoi un texte ne se lit pas comme partie, ou une partie ne s’écrit pas dans un format.

format-error-at = ligne {$line}, colonne {$column} : {$reason}
format-error-found = il faut ici {$expected}, et non « {$found} »
format-error-missing = il faut ici {$expected}
format-error-text = « {$text} » : {$reason}
format-error-move = coup {$number}, « {$text} » : {$reason}
format-error-start = la partie ne peut pas commencer ainsi : {$reason}
format-error-other-game = seules {$games} peuvent être écrites en {$format} ; choisissez record ou moves
format-error-too-long = le texte a {$length} octets, {$most} au plus sont lus
expected-game = une partie
expected-cell = une case comme h8

record-error-head = la première ligne devrait être « {$head} », et non « {$found} » ; corrigez-la ou choisissez un autre fichier
record-error-later = une version plus récente de fivefold a enregistré cette partie : son format est {$found} (ligne 1), cette version lit le format {$format}. Ouvrez-la avec une version plus récente.
record-error-too-long = la partie enregistrée est trop longue : {$length} octets, {$most} au plus sont lus
record-error-key = la ligne {$line} devrait commencer par « {$key}: »
record-error-value = ligne {$line} ({$key}) : {$reason}
record-error-word = « {$found} » est inconnu ici
record-error-other-game = ce n’est pas la partie prévue
record-error-result = les coups donnent « {$really} », et non « {$found} »
record-error-over-before = la partie est finie avant « {$found} »
record-error-time = « {$found} » n’est pas un temps ; écrivez par exemple [2.5s]
record-error-mark = « {$found} » n’est pas une marque sur le plateau ; écrivez par exemple [label h8 A]
record-error-finding = « {$found} » n’est pas une analyse de cette position ; écrivez par exemple [first wins in 7; 20000 nodes; h8 i9]
record-error-opening = ce début ne permet pas cette ouverture
record-error-swap-choice = « {$found} » ne peut pas être choisi ici
record-error-unclosed = il manque « {$what} » pour fermer
record-error-unopened = cette « ) » n’a pas de « ( » avant elle
record-error-nothing-to-replace = une variante doit suivre le coup qu’elle remplace
record-error-two-stars = il y a un second « * », mais une seule position peut être sur le plateau

## Pourquoi les parties finies ne se lisent pas.

scores-error-later = une version plus récente de fivefold a gardé ces résultats : leur format est {$found}, cette version lit jusqu’à {$format}
scores-error-too-long = les résultats sont trop longs : {$length} octets, {$most} au plus sont lus
scores-error-line = ligne {$line} : {$reason}
scores-error-short = il manque {$wanted}
scores-error-word = on y lit « {$found} », mais il faut {$wanted}
scores-error-long = « {$found} » est de trop
expected-day = un jour
expected-opponent = un adversaire
expected-which-side = un camp (first ou second)
expected-who-began = began ou answered
expected-result = un résultat (won, drawn ou lost)
expected-mark = une marque (rated, helped, left ou adjusted)
expected-rating = un classement
expected-a-number = un nombre
expected-word = le mot « {$word} »

## Le presse-papiers.

clipboard-copied = Copié : {$id}
clipboard-copied-game = Toute la partie copiée en texte
clipboard-taken = Position initiale collée du presse-papiers
clipboard-empty = Le presse-papiers ne contient aucun texte.
clipboard-refused = Le presse-papiers est inutilisable ici. Enregistrez la partie dans un fichier, ou ouvrez-en un.
clipboard-broken = Le texte collé a été lu comme {$taken}, mais quelque chose y est faux : {$reason}. Votre partie en cours reste telle quelle.
clipboard-as-id = un id
clipboard-as-record = une partie de fivefold
clipboard-as-other = une partie d’un autre programme
clipboard-name = Le presse-papiers
clipboard-as-moves = une liste de coups

## La partie d’apprentissage.

teaching-switch = Signaler mes erreurs
teaching-win-for-loss = Ce coup abandonne le gain.
teaching-win-for-draw = Ce coup change un gain en nulle.
teaching-draw-for-loss = Ce coup abandonne la nulle.
teaching-seems = Il y avait un bien meilleur coup.
teaching-looking = Examen de votre coup…
teaching-back = Revoir le coup
teaching-keep = Garder le coup

# Pourquoi : ce que le coup permet à l’adversaire, ou ce qu’il a manqué.
mistake-missed-win-at-once = Vous pouviez gagner aussitôt.
mistake-missed-win-in =
    { $n ->
        [one] Vous pouviez forcer le gain en {$n} coup.
       *[other] Vous pouviez forcer le gain en {$n} coups.
    }
mistake-missed-win = Vous pouviez forcer le gain.
mistake-missed-found-win =
    { $n ->
        [one] La recherche avait trouvé pour vous un gain en {$n} coup ; il n’est pas prouvé.
       *[other] La recherche avait trouvé pour vous un gain en {$n} coups ; il n’est pas prouvé.
    }
mistake-lets-win-at-once = L’adversaire peut maintenant gagner aussitôt.
mistake-lets-win-in =
    { $n ->
        [one] L’adversaire peut maintenant gagner en {$n} coup, quoi que vous fassiez.
       *[other] L’adversaire peut maintenant forcer le gain en {$n} coups.
    }
mistake-lets-win = L’adversaire peut maintenant forcer le gain.
mistake-found-loss =
    { $n ->
        [one] La recherche trouve maintenant un gain en {$n} coup pour l’adversaire ; il n’est pas prouvé.
       *[other] La recherche trouve maintenant un gain en {$n} coups pour l’adversaire ; il n’est pas prouvé.
    }
mistake-answer = La meilleure réponse de l’adversaire est {$move}.

## Les réglages fins : les valeurs des fichiers de configuration. Les commentaires des fichiers restent en anglais.

tune-title = Réglages fins
tune-search = Chercher une valeur
tune-found = Résultats
tune-nothing-found = Aucune valeur ne contient cela dans son nom ou sa description.
tune-files = Fichier
tune-board = Plateau
tune-file-timing = Durées
tune-file-theme = Couleurs : {$theme}
tune-file-sound = Sons
tune-file-study = Analyse et apprentissage
tune-file-opponents = Scripts
tune-file-changed = {$name} (modifié)
tune-show-file = Voir le fichier
tune-reset-all = Rétablir tout
tune-bring-back = Restaurer
tune-reset = Valeur par défaut de « {$name} »
tune-listen = Écouter « {$name} »
tune-picker = Choisir la couleur de « {$name} »
tune-default = Par défaut : {$default}.
tune-range = De {$min} à {$max}, par défaut {$default}.
tune-range-unit = {$unit}, de {$min} à {$max}, par défaut {$default}.
tune-no-number = Tapez un nombre, par exemple 0.5.
tune-no-colour = Tapez # et six chiffres de 0 à F, par exemple #0072B2.
tune-own-file = Votre propre fichier
tune-own-place = Il se trouve ici : {$path}
tune-own-nowhere = Ce navigateur le garde.
tune-own-none = Rien ne diffère des valeurs par défaut, il n’y a donc pas de fichier.
tune-open-folder = Ouvrir le dossier
tune-save-file = Enregistrer une copie
tune-not-opened = Impossible d’ouvrir {$path} : {$reason}. Ouvrez le dossier vous-même.
tune-refused = Vos propres valeurs ne peuvent pas être enregistrées : {$reason}. Elles valent jusqu’à la fermeture de fivefold.

## La leçon.

lesson-offer = Vous découvrez ce jeu ? Une leçon d’une minute vous le montre.
lesson-begin = Leçon
lesson-not-now = Plus tard
lesson-step = Étape {$n} sur {$of}
lesson-next = Suivant
lesson-again = Recommencer
lesson-leave = Quitter
lesson-right = Bien.
lesson-right-wins = Bien. C’est gagné.
lesson-wrong = Pas là. Essayez encore.
lesson-finished = La leçon est finie. Bonne partie !
help-does-lesson = Dans une leçon : jouer ici ou continuer

## Puzzles.

puzzles-title = Problèmes
puzzles-game = Jeu
puzzles-task = À {$name} de jouer : {$task}
puzzles-only = trouvez le seul coup gagnant.
puzzles-win =
    { $n ->
        [one] gagnez tout de suite.
       *[other] gagnez en {$n} coups.
    }
puzzles-force =
    { $n ->
        [one] gagnez tout de suite.
       *[other] gagnez en {$n} coups qui ne laissent chacun qu’une réponse.
    }
puzzles-survive =
    { $n ->
        [one] ne perdez pas tout de suite.
       *[other] ne perdez pas en {$n} coups.
    }
puzzles-right = Bien. Continuez.
puzzles-solved = Résolu.
puzzles-shown = C’était la solution. Le problème reviendra plus tard.
puzzles-wrong = Ce n’est pas la solution.
puzzles-wrong-lost = Cela perd tout de suite.
puzzles-wrong-answer-wins = {$name} répond par {$move} et gagne.
puzzles-wrong-will-win = {$name} répond par {$move} et gagne avec le meilleur jeu.
puzzles-wrong-no-win =
    { $n ->
        [one] Cela ne gagne pas tout de suite : {$name} répond par {$move}.
       *[other] Cela ne gagne pas en {$n} coups : {$name} répond par {$move}.
    }
puzzles-wrong-no-force = Cela ne gagne pas ainsi : {$name} répond par {$move}.
puzzles-show = Solution
puzzles-again = Réessayer
puzzles-rating = Classement {$rating}
puzzles-rating-changed = Classement {$rating} ({$change})
puzzles-kept-solved =
    { $n ->
        [one] {$n} résolu
       *[other] {$n} résolus
    }
puzzles-kept-streak = {$n} de suite
puzzles-kept-again = {$n} à revoir
puzzles-list-title = Tous les problèmes
puzzles-list-one = Problème {$n}
puzzles-list-solved = résolu
puzzles-list-again = à revoir
puzzles-none = Il n’y a pas de problèmes : leur fichier est illisible.
puzzles-opening = Ouverture des problèmes…
puzzles-all-solved = Tous les problèmes de ce jeu sont résolus.
puzzles-error = Pas de problèmes : {$path} {$reason}. Réinstallez le programme ou restaurez ce fichier.
puzzles-error-missing = ne peut pas être ouvert
puzzles-error-too-long = est trop long
puzzles-error-head = ne commence pas comme un fichier de problèmes
puzzles-error-later = est fait pour une version plus récente du programme
puzzles-error-line = est illisible à la ligne {$n}
puzzles-not-kept = Impossible d’enregistrer les problèmes résolus : {$reason}. Vous pouvez continuer.
puzzles-kept-damaged = Une partie des résultats des problèmes est illisible. Une copie est dans {$path} ; le reste est utilisé.
puzzles-day = Aujourd’hui
puzzles-day-of = Position du jour, {$date}
puzzles-day-open = non joué
puzzles-day-begun = pas encore résolu
puzzles-day-first = résolu du premier coup
puzzles-day-solved =
    { $n ->
        [one] résolu après {$n} coup faux
       *[other] résolu après {$n} coups faux
    }
puzzles-day-shown = solution regardée
puzzles-share = Copier le résultat
puzzles-shared = Le résultat est dans le presse-papiers.
puzzles-month-before = Mois précédent
puzzles-month-after = Mois suivant
help-does-puzzle = Dans un problème : jouer ici, réessayer ou continuer

## Les dates.

date-month =
    { $month ->
        [1] Janvier
        [2] Février
        [3] Mars
        [4] Avril
        [5] Mai
        [6] Juin
        [7] Juillet
        [8] Août
        [9] Septembre
        [10] Octobre
        [11] Novembre
       *[12] Décembre
    } {$year}
date-day =
    { $day ->
        [1] 1er
       *[other] {$day}
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } {$year}
date-weekday =
    { $n ->
        [1] Lundi
        [2] Mardi
        [3] Mercredi
        [4] Jeudi
        [5] Vendredi
        [6] Samedi
       *[7] Dimanche
    }
date-weekday-sign =
    { $n ->
        [1] Lu
        [2] Ma
        [3] Me
        [4] Je
        [5] Ve
        [6] Sa
       *[7] Di
    }
date-full = {$weekday} {$date}

about-title = À propos de fivefold
about-version = Version {$version}
about-commit = Commit
about-parts = Composants
about-licence = Licence
about-system = Système
about-browser = Navigateur
about-graphics = Graphismes
about-driver = Pilote
about-window = Fenêtre
about-copied = Copié, prêt pour un rapport
about-licences = Licences
about-all-texts = Textes complets
about-fonts = Polices
about-sounds = fivefold crée lui-même tous ses sons.
about-libraries = Bibliothèques : {$n}
about-no-list = La liste des bibliothèques ({$path}) est absente ou illisible.
about-opening = Ouverture de la liste…
