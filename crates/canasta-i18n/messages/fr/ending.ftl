### La fin d'une donne avec ses points, et la fin d'une partie.

ending-went-out = { $player ->
        [you] { $concealed ->
            [yes] Tu sors en main cachée
           *[no] Tu sors
        }
       *[other] { $concealed ->
            [yes] { $player } sort en main cachée
           *[no] { $player } sort
        }
    }
ending-stock-empty = Talon épuisé
ending-last-red-three = { $player ->
        [you] Tu as pioché un 3 rouge, dernière carte du talon
       *[other] { $player } a pioché un 3 rouge, dernière carte du talon
    }

ending-hands-left = Cartes restées en main : { $hands }.
ending-hand-left = { $player ->
        [you] toi { $cards }
       *[other] { $player } { $cards }
    }
ending-held = { $cards }
ending-held-cards = { log-some-of }
ending-deal = Donne { $deal }
ending-brought = Cette donne
ending-so-far = Totaux
ending-how-it-went = Le fil de la partie
ending-last-deal = La dernière donne
ending-all-deals = Feuille de marque
ending-its-points = Détail des points

ending-band = { $smallest ->
        [yes] minimum { $minimum }
       *[no] { $minimum }
    }
ending-curve = { $deals ->
        [one] Totaux après une donne (partie en { $goal }) : { $totals }.
       *[other] Totaux après { SPELL($deals) } donnes (partie en { $goal }) : { $totals }.
    }
ending-total-of = { $side } { $points }
ending-next-minimum = Prochain minimum : { $minimums }.
ending-side-minimum = { $side } <b>{ $minimum }</b>
ending-next-deal = Donne suivante
ending-you-are-ready = C’est bon
ending-deal-now = Distribuer
ending-look = Voir la table

ending-won = { $you ->
        [yes] { $others ->
            [0] Tu as gagné
            [one] { $others } et toi avez gagné
           *[other] Tu as gagné avec { $others }
        }
       *[no] { $others ->
            [one] { $others } a gagné
           *[other] { $others } ont gagné
        }
    }
ending-margin = { $deals ->
        [one] Avec { $points } points d’avance, après une donne.
       *[other] Avec { $points } points d’avance, après { SPELL($deals) } donnes.
    }
ending-final-score = Score final
ending-place = { $place ->
        [1] gagné
        [2] 2e place
        [3] 3e place
        [4] 4e place
        [5] 5e place
       *[other] 6e place
    }
ending-lost = perdu
ending-replay = Revoir

ending-this-deal = Cette donne
ending-deals = Donne
ending-natural-canastas = Canastas pures
ending-mixed-canastas = Canastas mixtes
ending-concealed-canastas = Canastas cachées
ending-red-threes = 3 rouges
ending-going-out = Sortie
ending-exact-deal = Donne exacte
ending-penalties = Pénalités
ending-melded = Cartes posées
ending-in-hand = Restées en main
ending-each = à { $points } points
