### Rejouer une donne d'une partie finie : la page pour la choisir, et sa fin à la table.

set-deal-title = Rejouer une donne – Canasta
set-deal-heading = Rejouer une donne
set-deal-about = Mêmes cartes, même ordre de jeu, même score avant la donne. Choisis une place ; des robots jouent les autres. À la fin, tu peux comparer les résultats.
set-deal-no-commitment = Ces cartes ont déjà été distribuées : le mélange n’est pas garanti, et le résultat ne compte pas dans tes statistiques.
set-deal-whole-deal = Rejouer une donne
set-deal-which-deal = Quelle donne ?
set-deal-deal = Donne { $deal }
set-deal-result = { $side } <b>{ $points }</b>
set-deal-which-seat = Quelle place ?
set-deal-your-seat = ta place
set-deal-which-level = Niveau des robots
set-deal-play = Distribuer
set-deal-to-replay = Revoir la partie
set-deal-not-over = La donne { $deal } n’a pas été finie : impossible de la rejouer.
set-deal-none = Aucune donne de cette partie n’a été finie : il n’y en a pas à rejouer.

set-deal-again = Donne { $deal }, rejouée
set-deal-compared = Comparaison
set-deal-then = La première fois
set-deal-now = Cette fois
set-deal-difference = { $alone ->
        [yes] { $more ->
            [yes] Tu as marqué { $points } points de plus que cette place la première fois.
           *[no] Tu as marqué { $points } points de moins que cette place la première fois.
        }
       *[no] { $more ->
            [yes] Ton camp a marqué { $points } points de plus que la première fois.
           *[no] Ton camp a marqué { $points } points de moins que la première fois.
        }
    }
set-deal-same = { $alone ->
        [yes] Tu as marqué autant que cette place la première fois.
       *[no] Ton camp a marqué autant que la première fois.
    }
set-deal-replay-then = Revoir : première fois
set-deal-replay-now = Revoir : cette fois
set-deal-once-more = Rejouer
set-deal-before = Au départ
