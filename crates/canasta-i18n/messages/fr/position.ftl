### Les erreurs d'une position décrite par écrit. Sans majuscule ni point final, car elles vont dans des listes.

position-seat = { $part } : la place { DIGITS($seat) } n’existe pas (0 à { DIGITS($last) })

position-sits-out = { $part } : la place { DIGITS($seat) } est au repos pour cette donne

position-length = { $part } doit avoir { $wanted ->
        [one] une valeur
       *[other] { $wanted } valeurs
    }, pas { $found }

position-score = le camp { DIGITS($side) } ne peut pas avoir { $points } points

position-card-too-often = { $card } apparaît { SPELL($times) } fois, mais n’existe qu’en double

position-too-few-cards = il ne reste pas assez de cartes pour remplir la main de la place { DIGITS($seat) }

position-meld = le camp { DIGITS($side) } ne peut pas avoir la combinaison « { $cards } » : { $why }

position-long-meld = le camp { DIGITS($side) } a une combinaison impossible (trop longue pour être montrée) : { $why }

position-two-melds = le camp { DIGITS($side) } a deux combinaisons { KIND($rank, form: "of") }

position-not-a-red-three = le camp { DIGITS($side) } aurait comme 3 rouge { $card }

position-red-three-in-hand = la place { DIGITS($seat) } a en main un 3 rouge, que les règles étalent sur la table

position-empty-hand = c’est à la place { DIGITS($seat) } de jouer, mais elle n’a pas de cartes

position-phase = la phase ne va pas avec les indicateurs

position-melded-without-meld = la place { DIGITS($seat) } est notée comme ayant posé, mais son camp n’a pas de combinaison
