### La saisie d'une donne : le carnet pose une question après l'autre, on répond au clavier.

script-pad-entry-correcting-deal = Corriger la donne { $n }
script-pad-entry-dealt = { $player } a distribué
script-pad-entry-back-to-pad = Carnet

## La feuille au-dessus du clavier.

script-pad-entry-entry-sheet = La feuille
script-pad-entry-sheet-of-side = Donne { $n }, { $side }
script-pad-entry-before = { $total } · min. <b>{ $minimum }</b>
script-pad-entry-new-total = Total
script-pad-entry-yes = oui

script-pad-entry-cell = { $value } : { $side }, { $line }
script-pad-entry-cell-count = { $count }, { $points } : { $side }, { $line }
script-pad-entry-cell-empty = { $side }, { $line } : encore rien
script-pad-entry-cell-out = { $concealed ->
        [yes] { $shown } : { $player } sort en main cachée
       *[no] { $shown } : { $player } sort
    }
script-pad-entry-cell-not-out = – : { $side }, pas de sortie
script-pad-entry-one-fewer = { $side }, { $line } : 1 de moins
script-pad-entry-one-more = { $side }, { $line } : 1 de plus

## La sortie.

script-pad-entry-who-went-out = Qui sort ?
script-pad-entry-about-going-out = La donne finit quand quelqu’un n’a plus de cartes.
script-pad-entry-nobody-went-out = Personne ne sort
script-pad-entry-concealed-hand = Main cachée
script-pad-entry-concealed-alone = Toute la main en un tour, avec une canasta, sans avoir rien posé avant.
script-pad-entry-concealed-adding = Toute la main en un tour, avec une canasta, sans avoir rien posé avant. On peut compléter les combinaisons du camp.
script-pad-entry-concealed-not-adding = Toute la main en un tour, avec une canasta, sans avoir rien posé avant, ni rien ajouté aux combinaisons du camp.
script-pad-entry-concealed-first = Toute la main en un tour, avec une canasta, alors que le camp n’avait encore rien posé.
script-pad-entry-exact-deal = Donne exacte
script-pad-entry-exact-deal-by = { $player } a pris du premier coup le nombre exact de cartes : { $points }
script-pad-entry-exact-deal-nobody = Indique d’abord sur le carnet qui distribue.

## Les questions : un titre, puis ce qu'il faut compter.

script-pad-entry-title-natural-canastas = { $side } : canastas pures
script-pad-entry-title-mixed-canastas = { $side } : canastas mixtes
script-pad-entry-title-concealed-canastas = { $side } : canastas cachées
script-pad-entry-title-red-threes = { $side } : 3 rouges
script-pad-entry-title-undeclared-red-threes = { $side } : 3 rouges gardés
script-pad-entry-title-black-threes = { $side } : 3 noirs posés
script-pad-entry-title-own = { $side } : { $line }
script-pad-entry-title-melded = { $side } : cartes posées
script-pad-entry-title-in-hand = { $side } : cartes restées en main

script-pad-entry-about-natural-canastas = { $points } chacune : dès 7 cartes, sans passe-partout
script-pad-entry-about-mixed-canastas = { $points } chacune, avec passe-partout
script-pad-entry-about-concealed-canastas = Posées d’un seul coup, pures ou mixtes : { $points } de plus chacune
script-pad-entry-about-red-threes = { $points } chacun, { $all } les quatre
script-pad-entry-about-red-threes-without-melds = Ce camp n’a rien posé. La vérification dira ce que valent ses 3 rouges.
script-pad-entry-about-undeclared-red-threes = { $points } de moins par 3 rouge étalé trop tard ou jamais
script-pad-entry-about-black-threes = Posés par la personne qui sort
script-pad-entry-about-own = { $points } à chaque fois
script-pad-entry-about-melded = Les points de toutes ses cartes sur la table
script-pad-entry-about-hand = Ce qui reste à { $player }
script-pad-entry-about-hands = Ce qui reste à { $players } : additionne avec +
script-pad-entry-about-no-hand = Ce camp n’a plus de cartes en main.

## Le clavier.

script-pad-entry-keypad = Clavier
script-pad-entry-key-next = Suivant
script-pad-entry-key-delete = Effacer
script-pad-entry-key-plus = Plus : ajouter au nombre
script-pad-entry-key-no-melds = Rien posé
script-pad-entry-key-count = Compter les cartes
script-pad-entry-key-total = Taper le total
script-pad-entry-key-use = Mettre { $points }

script-pad-entry-stop-double = Double appui ignoré.
script-pad-entry-stop-count-first = Appuie sur un chiffre, ou sur 0 s’il n’y en a pas.
script-pad-entry-stop-points-first = Tape d’abord les points, ou 0 s’il n’y en a pas.
script-pad-entry-stop-at-most = { $max ->
        [0] Il ne peut plus y en avoir.
       *[other] Il ne peut pas y en avoir plus de { $max }.
    }
script-pad-entry-stop-more-than-packs = C’est plus que toutes les cartes réunies ({ $points }). Si c’est bien ça, appuie encore sur Suivant.
script-pad-entry-stop-no-such-points = { $step ->
        [5] Les points finissent toujours par 0 ou 5. Si c’est bien ça, appuie encore sur Suivant.
       *[other] Toutes les cartes valent un multiple de { $step }. Si c’est bien ça, appuie encore sur Suivant.
    }

## Compter les cartes.
## Dans une suite de hauteurs, la dernière est toujours le 8 ou le 4 : « du roi au 8 », « de l'as au 8 », « du 7 au 4 ».

script-pad-entry-by-value = Par valeur
script-pad-entry-by-card = Carte par carte
script-pad-entry-counting-cards = Compte les cartes
script-pad-entry-so-far = { $points } pour l’instant
script-pad-entry-how-many-cards = Nombre de cartes : { $cards }
script-pad-entry-press-each = Appuie une fois par carte.
script-pad-entry-cards-many = { KIND($kind, form: "many") }
script-pad-entry-cards-many-range = { KIND($from, form: "of-the") } au { KIND($to, form: "one") }
script-pad-entry-cards-one = { KIND($kind, form: "one") }
script-pad-entry-cards-one-range = { KIND($from, form: "of-the") } au { KIND($to, form: "one") }
script-pad-entry-product = { $count } × { $value } = { $points }

script-pad-entry-face-ace = A
script-pad-entry-face-king = R
script-pad-entry-face-queen = D
script-pad-entry-face-jack = V

script-pad-entry-counted = { KIND($kind, form: "one", case: "capital") }, { $value } points la carte : { $count }
script-pad-entry-number-of-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## La vérification avant de noter.

script-pad-entry-check-and-save = Vérifier et noter
script-pad-entry-nothing-wrong = Rien à signaler.
script-pad-entry-save-deal = Noter la donne
script-pad-entry-save-correction = Noter la correction
script-pad-entry-save-anyway = Noter quand même
script-pad-entry-correct-it = Corriger
script-pad-entry-goal-reached = { $points } atteints
script-pad-entry-next-minimum = Puis { $points } pour ouvrir
script-pad-entry-side-points = { $side } : { $points }
script-pad-entry-said-total = { $side } : { $points } pour cette donne, { $total } en tout.

script-pad-entry-read-out = À lire à voix haute :
script-pad-entry-read-side = <b>{ $side }</b> : { $items }.
script-pad-entry-read-nothing = pas de canasta, pas de 3 rouge
script-pad-entry-said-item = { $side } : { $item }.

script-pad-entry-item-natural-canastas = { $n ->
        [0] pas de canasta pure
        [1] une canasta pure
        [2] deux canastas pures
        [3] trois canastas pures
        [4] quatre canastas pures
        [5] cinq canastas pures
        [6] six canastas pures
       *[other] { $n } canastas pures
    }
script-pad-entry-item-mixed-canastas = { $n ->
        [0] pas de canasta mixte
        [1] une canasta mixte
        [2] deux canastas mixtes
        [3] trois canastas mixtes
        [4] quatre canastas mixtes
        [5] cinq canastas mixtes
        [6] six canastas mixtes
       *[other] { $n } canastas mixtes
    }
script-pad-entry-item-concealed-canastas = { $n ->
        [0] pas de canasta cachée
        [1] une canasta cachée
        [2] deux canastas cachées
        [3] trois canastas cachées
        [4] quatre canastas cachées
        [5] cinq canastas cachées
        [6] six canastas cachées
       *[other] { $n } canastas cachées
    }
script-pad-entry-item-red-threes = { $n ->
        [0] pas de 3 rouge
        [1] un 3 rouge
        [2] deux 3 rouges
        [3] trois 3 rouges
        [4] quatre 3 rouges
       *[other] { $n } × 3 rouge
    }
script-pad-entry-item-undeclared-red-threes = { $n ->
        [0] pas de 3 rouge gardé
        [1] un 3 rouge gardé
        [2] deux 3 rouges gardés
        [3] trois 3 rouges gardés
        [4] quatre 3 rouges gardés
       *[other] { $n } × 3 rouge gardé
    }
script-pad-entry-item-black-threes = { $n ->
        [0] pas de 3 noir
        [1] un 3 noir
        [2] deux 3 noirs
        [3] trois 3 noirs
        [4] quatre 3 noirs
       *[other] { $n } × 3 noir
    }
script-pad-entry-item-own = { $n } × { $line }
script-pad-entry-item-melded = { $points ->
        [one] { $points } point posé
       *[other] { $points } points posés
    }
script-pad-entry-item-in-hand = { $points ->
        [one] { $points } point resté en main
       *[other] { $points } points restés en main
    }

## Ce qui ne peut pas être juste, ou qui étonne.

script-pad-entry-notice-no-such-melded = { $step ->
        [5] { $side } : les cartes posées ne peuvent pas valoir { $points }. Les points finissent toujours par 0 ou 5.
       *[other] { $side } : les cartes posées ne peuvent pas valoir { $points }. Toutes les cartes valent un multiple de { $step }.
    }
script-pad-entry-notice-no-such-in-hand = { $step ->
        [5] { $side } : les cartes restées en main ne peuvent pas valoir { $points }. Les points finissent toujours par 0 ou 5.
       *[other] { $side } : les cartes restées en main ne peuvent pas valoir { $points }. Toutes les cartes valent un multiple de { $step }.
    }
script-pad-entry-notice-too-few-points = { $canastas ->
        [one] { $side } : à elle seule, la canasta vaut au moins { $minimum } en cartes, mais tu as saisi { $points } pour les cartes posées.
       *[other] { $side } : à elles seules, les { $canastas } canastas valent au moins { $minimum } en cartes, mais tu as saisi { $points } pour les cartes posées.
    }
script-pad-entry-notice-more-than-ranks = { $side } : { $canastas } canastas, c’est plus qu’il n’y a de hauteurs.
script-pad-entry-notice-bonuses-added-in = { $side } : { $points }, c’est beaucoup pour les cartes posées. Les primes sont-elles dedans ? Le carnet les ajoute tout seul.
script-pad-entry-notice-below-minimum = { $side } : il fallait { $minimum } pour ouvrir, mais tu n’as saisi que { $points } pour les cartes posées.
script-pad-entry-notice-too-few-canastas = { $needed ->
        [one] { $player } sort, mais son camp n’a pas de canasta.
       *[other] { $canastas ->
            [0] { $player } sort, mais il faut { $needed } canastas et son camp n’en a pas.
            [1] { $player } sort, mais il faut { $needed } canastas et son camp n’en a qu’une.
           *[other] { $player } sort, mais il faut { $needed } canastas et son camp n’en a que { $canastas }.
        }
    }
script-pad-entry-notice-cards-after-going-out = { $side } : on ne peut pas sortir et avoir encore des cartes en main.
script-pad-entry-notice-too-few-in-hand = { $players ->
        [one] { $side } : quelqu’un avait encore des cartes, et elles valent plus de { $points }.
       *[other] { $side } : { $players } personnes avaient encore des cartes, et elles valent plus de { $points }.
    }
script-pad-entry-notice-more-concealed-canastas = { $canastas ->
        [0] { $concealed ->
            [one] { $side } : { $concealed } canasta cachée, mais aucune canasta pure ni mixte.
           *[other] { $side } : { $concealed } canastas cachées, mais aucune canasta pure ni mixte.
        }
        [one] { $side } : { $concealed } canastas cachées, mais une seule canasta en tout.
       *[other] { $side } : { $concealed } canastas cachées, mais seulement { $canastas } canastas en tout.
    }
script-pad-entry-notice-red-threes = 3 rouges : { $threes } saisis, mais il n’y en a que quatre.
script-pad-entry-notice-late-red-threes = { $side }, 3 rouges gardés : { $threes } saisis, mais il n’y a que quatre 3 rouges.
script-pad-entry-notice-mixed-canastas = { $canastas } canastas mixtes : il n’y a pas assez de passe-partout pour ça.
script-pad-entry-notice-canastas = { $canastas } canastas : il n’y a pas assez de cartes pour ça.
script-pad-entry-notice-more-than-the-packs = En tout, les cartes font { $points }, mais il n’y en a que pour { $maximum }.
script-pad-entry-notice-same-as-before = Les mêmes chiffres qu’à la donne d’avant. L’as-tu saisie deux fois ?

## Ce que la saisie veut dire.

script-pad-entry-fact-red-threes-against = { $threes ->
        [one] { $side } : le 3 rouge compte { $points }.
        [2] { $side } : les deux 3 rouges comptent { $points }.
        [3] { $side } : les trois 3 rouges comptent { $points }.
        [4] { $side } : les quatre 3 rouges comptent { $points }.
       *[other] { $side } : les 3 rouges comptent { $points }.
    }
script-pad-entry-fact-red-threes-count-nothing = { $threes ->
        [one] { $side } : le 3 rouge ne compte pas.
        [2] { $side } : les deux 3 rouges ne comptent pas.
        [3] { $side } : les trois 3 rouges ne comptent pas.
        [4] { $side } : les quatre 3 rouges ne comptent pas.
       *[other] { $side } : les 3 rouges ne comptent pas.
    }
script-pad-entry-fact-all-red-threes = { $side } : les quatre 3 rouges comptent { $points }.
script-pad-entry-fact-nobody-went-out = Personne ne sort, donc pas de prime de sortie.
script-pad-entry-fact-concealed = { $player } sort en main cachée : { $points }.
script-pad-entry-fact-exact-deal = Donne exacte pour { $player } : { $points }.
script-pad-entry-fact-no-concealed-canastas = Pas de canasta cachée. S’il y en a, touche la ligne.
script-pad-entry-fact-no-undeclared-red-threes = Pas de 3 rouge gardé. S’il y en a, touche la ligne.
script-pad-entry-fact-no-black-threes = Pas de 3 noirs posés. S’il y en a, touche la ligne.

## L'enregistrement.

script-pad-entry-not-stored = Ce navigateur ne peut pas enregistrer la donne : son stockage est plein ou désactivé. Tes chiffres restent à l’écran. Fais de la place et réessaie, ou recopie-les sur papier.
script-pad-entry-draft-not-stored = Ce navigateur ne peut rien enregistrer : son stockage est plein ou désactivé. Garde cette page ouverte jusqu’à ce que la donne soit notée.
script-pad-entry-resumed-correction = Tu avais commencé cette correction. Elle n’est pas encore notée.
script-pad-entry-saved-figures = Voir les chiffres notés

## Un autre téléphone a noté la même donne.

script-pad-entry-other-phone = La donne { $n } est déjà notée sur un autre téléphone
script-pad-entry-saved-at = Notée à { $time }.
script-pad-entry-saved-by-at = Notée par { $player } à { $time }.
script-pad-entry-figures-differ = Compare les chiffres et choisis ceux qui comptent.
script-pad-entry-figures-agree = Les deux téléphones ont les mêmes chiffres.
script-pad-entry-ours = Ici
script-pad-entry-theirs = Autre téléphone
script-pad-entry-row-of-side = { $side }, { $line }
script-pad-entry-keep-theirs = Garder les autres
script-pad-entry-keep-it = Continuer
script-pad-entry-use-ours = Garder ceux d’ici
script-pad-entry-replaces-theirs = Ta saisie remplacera celle de l’autre téléphone.
