### Les champs d'un règlement dans un formulaire : nom, explication et choix.

field-first-dealer = Première donne
field-first-dealer-help = Qui distribue en premier.
field-first-dealer-seat-draw = La personne qui précède la plus forte carte
field-first-dealer-random = Au hasard

field-seating = Partenaires et places
field-seating-help = Comment on choisit partenaires et places.
field-seating-drawn = Tirage aux cartes
field-seating-drawn-ends-void = Tirage aux cartes (sauf les quatre de chaque bout)
field-seating-optional = Au choix
field-seating-fixed = Fixés d’avance

field-five-players = À cinq
field-five-players-help = Comment on joue à cinq. En deux camps, une personne du camp de trois se repose à chaque donne.
field-five-players-individuals = Chacun pour soi
field-five-players-two-sides = Trois contre deux

field-cut = Coupe
field-cut-help = Qui coupe avant chaque donne.
field-cut-dealer-left = À gauche de qui distribue
field-cut-dealer-left-may = À gauche de qui distribue, facultatif
field-cut-dealer-right = À droite de qui distribue

field-clockwise = Sens horaire
field-clockwise-help = Le jeu et la donne tournent-ils dans ce sens ? Sinon, on tourne dans l’autre.

field-hand-size = Cartes distribuées
field-hand-size-help = Le nombre de cartes de chaque main.

field-draw-count = Cartes piochées par tour
field-draw-count-help = Combien de cartes on pioche à chaque tour. On en défausse toujours une.

field-melds-in-first-round = Poser au premier tour
field-melds-in-first-round-help = Sinon, personne ne peut poser ni prendre la pile à son premier tour de la donne.

field-canastas-to-go-out = Canastas pour sortir
field-canastas-to-go-out-help = Combien de canastas il faut à un camp pour sortir.

field-upcard = Première carte de la pile
field-upcard-help = Quelles retournes on couvre d’une autre carte.
field-upcard-cover-threes = Couvrir passe-partout et 3
field-upcard-first-black-three-stays = Couvrir passe-partout et 3, sauf un premier 3 noir
field-upcard-black-three-stays = Couvrir passe-partout et 3 rouges

field-exact-deal-bonus = Prime de donne exacte
field-exact-deal-bonus-help = Points pour qui distribue en prenant du premier coup le nombre exact de cartes. Jamais accordés ici, puisque le programme distribue.

field-dealt-red-threes = 3 rouges reçus à la donne
field-dealt-red-threes-help = Quand on étale les 3 rouges reçus à la donne.
field-dealt-red-threes-at-once = Avant le premier tour
field-dealt-red-threes-first-turn = Au premier tour de qui les a

field-declaring = 3 rouges piochés
field-declaring-help = Les 3 rouges s’étalent-ils tout seuls ou à la main ?
field-declaring-automatic = Étalés tout seuls
field-declaring-by-hand = Étalés à la main, avec pénalité

field-undeclared-penalty = Pénalité pour un 3 rouge gardé
field-undeclared-penalty-help = Points perdus pour chaque 3 rouge pas encore étalé à la fin de ton tour.

field-red-three-freezes = Un 3 rouge gèle la pile
field-red-three-freezes-help = Un 3 rouge retourné après la distribution gèle-t-il la pile ?

field-black-three-freezes = Les 3 noirs gèlent la pile
field-black-three-freezes-help = Sinon, un 3 noir n’arrête que la personne suivante.

field-wilds-may-outnumber = Plus de passe-partout que de naturelles
field-wilds-may-outnumber-help = Deux cartes naturelles et trois passe-partout font-ils une combinaison ?

field-naturals-for-wilds = Cartes naturelles par passe-partout
field-naturals-for-wilds-help = Combien de cartes naturelles il faut pour un premier, un deuxième et un troisième passe-partout. Avec 9, ce passe-partout n’est jamais permis.

field-wilds-on-natural-canasta = Passe-partout sur une canasta pure
field-wilds-on-natural-canasta-help = Sinon, une canasta pure ne peut pas devenir mixte.

field-minimums = Minimums d’ouverture
field-minimums-help = Points qu’il faut pour ouvrir. Plus le score avant la donne est élevé, plus on avance dans la liste.

field-minimum-from = Scores qui relèvent le minimum
field-minimum-from-help = Les scores à partir desquels s’appliquent le deuxième, le troisième, le quatrième et le cinquième minimum.

field-fifth-minimum = Cinquième minimum
field-fifth-minimum-help = Points qu’il faut pour ouvrir avec les scores les plus élevés. Mets 0 pour t’en passer.

field-pile-opening-outnumbers = Ouverture avec la pile : surtout des naturelles
field-pile-opening-outnumbers-help = Si tu ouvres avec la pile, chaque combinaison doit avoir plus de cartes naturelles que de passe-partout.

field-wilds-in-initial-meld = Passe-partout à l’ouverture
field-wilds-in-initial-meld-help = Sinon, on ouvre avec des cartes naturelles seulement, avec ou sans la pile.

field-frozen-until-opened = Pile gelée jusqu’à l’ouverture
field-frozen-until-opened-help = Sinon, on peut ouvrir avec la pile, une carte naturelle et un passe-partout.

field-take-with-wild = Prendre la pile avec un passe-partout
field-take-with-wild-help = Une carte naturelle et un passe-partout suffisent-ils pour prendre la pile ?

field-take-onto-canasta = Prendre la pile sur une canasta
field-take-onto-canasta-help = Sinon, la carte du dessus ne peut pas aller sur une canasta.

field-one-card-takes-one-card = Une carte en main, une dans la pile
field-one-card-takes-one-card-help = Avec une seule carte en main, peut-on prendre une pile d’une carte ?

field-melds-from-pile = Poser des cartes de la pile
field-melds-from-pile-help = Sinon, les cartes prises avec la pile, sauf celle du dessus, attendent ton prochain tour.

field-pile-looked-through = Regarder dans la pile
field-pile-looked-through-help = Peut-on regarder toute la pile à son premier tour, avant de défausser ?

field-must-take-when-stock-empty = Pile obligatoire quand le talon est vide
field-must-take-when-stock-empty-help = Faut-il alors prendre une pile dont la carte du dessus va sur une de ses combinaisons ?

field-last-drawer-ends = La dernière carte piochée finit la donne
field-last-drawer-ends-help = La donne finit-elle avec la défausse qui suit la dernière carte du talon ?

field-concealed-may-add = Main cachée : compléter les combinaisons du camp
field-concealed-may-add-help = Peut-on compléter les combinaisons de son camp en sortant en main cachée ?

field-concealed-beside-melds = Main cachée quand le camp a déjà posé
field-concealed-beside-melds-help = Ta main compte-t-elle comme cachée quand ton camp a déjà posé sans toi ?

field-asking = Demander « Puis-je sortir ? »
field-asking-help = Quand on peut demander.
field-asking-before-taking = Avant ou après la pioche, pas après la prise de la pile
field-asking-after-drawing-or-taking = Après la pioche ou la prise de la pile

field-must-ask = Sortir seulement après un oui
field-must-ask-help = Faut-il demander avant de sortir ? Sans partenaire, on ne demande pas.

field-card-values = Valeur des cartes
field-card-values-help = Points pour chaque carte, posée ou restée en main. Un 3 rouge n’a que sa prime.

field-natural-canasta-bonus = Canasta pure
field-natural-canasta-bonus-help = Points pour une canasta sans passe-partout.

field-mixed-canasta-bonus = Canasta mixte
field-mixed-canasta-bonus-help = Points pour une canasta avec passe-partout.

field-concealed-canasta-bonus = Canasta cachée
field-concealed-canasta-bonus-help = Points en plus pour une canasta posée d’un seul coup.

field-red-three-bonus = 3 rouge
field-red-three-bonus-help = Points pour chaque 3 rouge.

field-four-red-threes-bonus = Les quatre 3 rouges
field-four-red-threes-bonus-help = Total pour les quatre 3 rouges, à la place des points de chacun.

field-red-threes-count = Quand les 3 rouges comptent
field-red-threes-count-help = Ce qu’il faut à un camp pour que ses 3 rouges comptent, et ce qui se passe sinon.
field-red-threes-count-melded = Si le camp a ouvert, sinon contre lui
field-red-threes-count-melded-or-nothing = Si le camp a ouvert, sinon rien
field-red-threes-count-canasta = Si le camp a une canasta, sinon contre lui
field-red-threes-count-canasta-or-nothing = Si le camp a une canasta, sinon rien

field-red-three-penalty = 3 rouge contre un camp
field-red-three-penalty-help = Points perdus pour chacun. 0 : autant qu’il aurait rapporté.

field-max-red-three-penalty = 3 rouges contre un camp : maximum
field-max-red-three-penalty-help = Points perdus au maximum par donne. 0 : pas de maximum.

field-going-out-bonus = Sortie
field-going-out-bonus-help = Points pour sortir.

field-concealed-bonus = Sortie en main cachée
field-concealed-bonus-help = Points pour sortir en main cachée (prime de sortie comprise).

field-black-three-bonus = 3 noir posé
field-black-three-bonus-help = Points en plus pour chaque 3 noir posé en sortant.

field-four-black-threes-bonus = Les quatre 3 noirs posés
field-four-black-threes-bonus-help = Points supplémentaires pour les quatre 3 noirs posés en sortant, en plus de ceux de chacun.

field-game-points = Points pour gagner
field-game-points-help = Le score qui met fin à la partie.

field-deals-per-game = Nombre de donnes
field-deals-per-game-help = La partie finit après ce nombre de donnes, quels que soient les scores. 0 : c’est un nombre de points qui y met fin.
