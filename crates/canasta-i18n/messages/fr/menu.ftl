### Le menu de la table et ses raccourcis clavier.

menu-title = Menu
menu-close = Fermer le menu
menu-score-and-log = Score et journal
menu-rules = Règles
menu-keys = Raccourcis clavier
menu-full-screen = Plein écran
menu-leave-full-screen = Quitter le plein écran
menu-devices = Tes appareils
menu-leave = Quitter la table
menu-settings = Réglages
menu-fair-deal = Donne honnête ✓

menu-keys-title = Raccourcis clavier
menu-keys-about = Les raccourcis marchent à la table, sauf pendant que tu écris. Tu peux les désactiver dans les réglages.

menu-key-draw = Piocher (passer si le talon est vide)
menu-key-take = Prendre la pile
menu-key-meld = Poser les cartes choisies ; si les conseils sont permis et que rien n’est choisi, choisir ce qui peut se poser
menu-key-discard = Défausser la carte choisie, après avoir posé les autres
menu-key-ask = Demander « Puis-je sortir ? »
menu-key-red-three = Étaler un 3 rouge (seulement si les règles le demandent)
menu-key-rank = Choisir une carte de cette hauteur (0 = 10, 3 = les 3, * = joker). Encore une fois : les autres, puis une de moins
menu-key-whole-rank = Choisir toutes les cartes de cette hauteur
menu-key-arrows = Parcourir sa main ; Espace choisit une carte, Maj + Espace toute la colonne
menu-key-move = Déplacer la colonne
menu-key-enter = Dans sa main : appuyer sur le bouton mis en avant
menu-key-wild = Changer un passe-partout choisi de combinaison
menu-key-escape = Ne plus rien choisir
menu-key-hint = Conseil (si la table le permet)
menu-key-pile = Comment prendre la pile
menu-key-others = Les autres et leur nombre de cartes
menu-key-score = Score et journal
menu-key-hand = Ta main
menu-key-keys = Raccourcis clavier

menu-keycap-whole-rank = Maj + hauteur
menu-keycap-arrows = Flèches, Début, Fin
menu-keycap-move = Maj + flèches
menu-keycap-enter = Entrée
menu-keycap-escape = Échap
