### Les exemples du livre des règles, vus par la personne qui joue en premier : « tu », c'est elle.
### Les autres sont nommés par leur place, suivie de deux points : « En face : pioche ».

example-house = Règle maison en vigueur.
example-no-stock = Le talon est vide.
example-players = À { SPELL($players) }.
example-sits-out = Trois contre deux ; la cinquième personne se repose.
example-totals = Totaux avant la donne.
example-total = { $side } : { $points }.

example-who-you = Toi
example-who-partner = Partenaire
example-who-other = Adversaire
example-who-left = À gauche
example-who-right = À droite
example-who-across = En face
example-who-across-left = En face à gauche
example-who-across-right = En face à droite
example-who-partner-left = Partenaire de gauche
example-who-partner-right = Partenaire de droite
example-side-yours = Ton camp
example-side-others = L’autre camp

example-hand-you = Ta main
example-hand-partner = Main (partenaire)
example-hand-other = Main (adversaire)
example-hand-left = Main (à gauche)
example-hand-right = Main (à droite)
example-hand-across = Main (en face)
example-hand-across-left = Main (en face à gauche)
example-hand-across-right = Main (en face à droite)
example-hand-partner-left = Main (partenaire de gauche)
example-hand-partner-right = Main (partenaire de droite)

example-melds-you = Tes combinaisons
example-melds-other = Combinaisons adverses
example-melds-left = Combinaisons à gauche
example-melds-right = Combinaisons à droite
example-melds-across-left = Combinaisons en face à gauche
example-melds-across-right = Combinaisons en face à droite
example-melds-side-yours = Combinaisons de ton camp
example-melds-side-others = Combinaisons de l’autre camp

example-red-threes-you = Tes 3 rouges
example-red-threes-other = 3 rouges adverses
example-red-threes-left = 3 rouges à gauche
example-red-threes-right = 3 rouges à droite
example-red-threes-across-left = 3 rouges en face à gauche
example-red-threes-across-right = 3 rouges en face à droite
example-red-threes-side-yours = 3 rouges de ton camp
example-red-threes-side-others = 3 rouges de l’autre camp

example-pile = { $cards ->
        [one] Pile
       *[other] Pile, la dernière carte dessus
    }
example-stock = { $cards ->
        [one] Talon, une carte
       *[other] Talon, la prochaine carte en premier
    }

example-laid-down-first = D’abord sur la table :

example-unreadable = { $who } : « { $act } »

example-draw = { $you ->
        [yes] Tu pioches
       *[no] { $who } : pioche
    }
example-take-onto-meld = { $you ->
        [yes] Tu prends la pile sur la combinaison
       *[no] { $who } : prend la pile sur la combinaison
    }
example-take-with = { $you ->
        [yes] Tu prends la pile avec
       *[no] { $who } : prend la pile avec
    }
example-lay-down = { $you ->
        [yes] Tu poses
       *[no] { $who } : pose
    }
example-add = { $you ->
        [yes] Tu ajoutes aux { KIND($rank, form: "many") }
       *[no] { $who } : ajoute aux { KIND($rank, form: "many") }
    }
example-discard = { $you ->
        [yes] Tu défausses
       *[no] { $who } : défausse
    }
example-pass = { $you ->
        [yes] Tu passes
       *[no] { $who } : passe
    }
example-declare = { $you ->
        [yes] Tu étales
       *[no] { $who } : étale
    }
example-ask = { $you ->
        [yes] Tu demandes « Puis-je sortir ? »
       *[no] { $who } : demande « Puis-je sortir ? »
    }
example-answer = { $you ->
        [yes] { $yes ->
            [yes] Tu réponds oui
           *[no] Tu réponds non
        }
       *[no] { $yes ->
            [yes] { $who } : répond oui
           *[no] { $who } : répond non
        }
    }

example-drawn = Pioche :
example-laid-down = Sur la table :
example-laid-down-next = Sur la table, chez la personne suivante :

example-out = { $you ->
        [yes] { $concealed ->
            [yes] Tu sors en main cachée.
           *[no] Tu sors.
        }
       *[no] { $concealed ->
            [yes] { $who } : sort en main cachée.
           *[no] { $who } : sort.
        }
    }
example-nobody-out = La donne finit sans que personne sorte.
example-last-red-three = La dernière carte du talon est un 3 rouge : la donne finit.

example-scored = { $side } : { $entries }.
example-natural-canastas = canastas pures { $points }
example-mixed-canastas = canastas mixtes { $points }
example-concealed-canastas = canastas cachées { $points }
example-red-threes = pour les 3 rouges { $points }
example-going-out = sortie { $points }
example-exact-deal = donne exacte { $points }
example-penalties = pénalités { $points }
example-melded = cartes posées { $points }
example-in-hand = cartes en main { $points }
example-sum = total { $points }
