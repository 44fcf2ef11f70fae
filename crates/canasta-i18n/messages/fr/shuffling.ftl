### Avant une donne : l'engagement du serveur, qui a coupé, qui on attend. Et la fin d'une partie sans victoire.

shuffling-title = Mélange – Canasta
shuffling-heading = On mélange les cartes…
shuffling-about = Chaque appareil à la table coupe le paquet : personne ne peut connaître l’ordre d’avance.

shuffling-have-cut = { $you ->
        [yes] { $others ->
            [0] Tu as coupé.
           *[other] Tu as coupé, { $others } aussi.
        }
       *[no] { $others ->
            [one] { $others } a coupé.
           *[other] { $others } ont coupé.
        }
    }
shuffling-have-not-cut = { $you ->
        [yes] { $others ->
            [0] Tu n’as pas encore coupé.
           *[other] Tu n’as pas encore coupé, { $others } non plus.
        }
       *[no] { $others ->
            [one] { $others } n’a pas encore coupé.
           *[other] { $others } n’ont pas encore coupé.
        }
    }

shuffling-ready = { $you ->
        [yes] { $others ->
            [0] C’est bon pour toi.
            [one] C’est bon pour { $others } et toi.
           *[other] C’est bon pour toi, { $others }.
        }
       *[no] C’est bon pour { $others }.
    }
shuffling-waiting = { $you ->
        [yes] { $others ->
            [0] On n’attend que toi.
            [one] On vous attend, { $others } et toi.
           *[other] On vous attend : toi, { $others }.
        }
       *[no] On attend { $others }.
    }

shuffling-closed-more = La partie s’est arrêtée ici. En la revoyant, tu peux ouvrir toutes les mains.
shuffling-given-up = Cette partie est restée inachevée.
shuffling-given-up-more = Personne n’y jouait plus depuis longtemps. En la revoyant, tu peux ouvrir toutes les mains.

shuffling-not-yet-title = Pas encore – Canasta
shuffling-not-yet = La première donne est en cours.
shuffling-not-yet-about = C’est une table de compétition : tu verras chaque donne ici une fois finie.
shuffling-look-again = Actualiser
