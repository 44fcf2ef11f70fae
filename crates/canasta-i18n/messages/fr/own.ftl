### La main et les boutons de la personne qui lit.

own-sits-out = Tu es au repos pour cette donne.
own-section = Ta main et tes boutons
own-hand = Ta main, { table-cards }
own-new-card = nouv.
own-actions = Actions
own-draw = { $n ->
        [one] Piocher
       *[other] Piocher { $n }
    }
own-pass = Passer
own-take = { $n ->
        [0] Prendre la pile
       *[other] Prendre la pile ({ $n })
    }
own-meld = Poser
own-discard = Défausser
own-take-back = Reprendre
own-back-to-score = Retour au score
own-watching = Tu regardes
