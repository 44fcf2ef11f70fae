### Le texte du script de la table : seul le navigateur sait quelles cartes sont choisies.

script-table-title = { table-title }
script-table-title-your-turn = { table-title-your-turn }

script-table-column-chosen = Les { KIND($rank, form: "many") }, { $cards }, dont { $chosen ->
        [one] { $chosen } choisie
       *[other] { $chosen } choisies
    }

script-table-column-moved = Les { KIND($rank, form: "many") } passent en position { $place } sur { $columns }.

script-table-cards = { $n ->
        [1] { KIND($rank, form: "a") }
        [2] deux { KIND($rank, form: "many") }
        [3] trois { KIND($rank, form: "many") }
        [4] quatre { KIND($rank, form: "many") }
        [5] cinq { KIND($rank, form: "many") }
        [6] six { KIND($rank, form: "many") }
        [7] sept { KIND($rank, form: "many") }
        [8] huit { KIND($rank, form: "many") }
       *[other] { $n } × { KIND($rank, form: "one") }
    }

script-table-cards-and = { $n ->
        [1] { KIND($rank, form: "a") }
        [2] deux { KIND($rank, form: "many") }
        [3] trois { KIND($rank, form: "many") }
        [4] quatre { KIND($rank, form: "many") }
        [5] cinq { KIND($rank, form: "many") }
        [6] six { KIND($rank, form: "many") }
        [7] sept { KIND($rank, form: "many") }
        [8] huit { KIND($rank, form: "many") }
       *[other] { $n } × { KIND($rank, form: "one") }
    }

script-table-top-card = { KIND($rank, form: "the") } de la pile

script-table-wilds-onto = { $cards } sur tes { KIND($rank, form: "many") }

script-table-to-discard = à défausser
script-table-makes = ça fait { $n }
script-table-makes-canasta = { $natural ->
        [yes] canasta pure +{ $points }
       *[no] canasta mixte +{ $points }
    }
script-table-spoils = canasta pure { $from } → mixte { $to }

script-table-selected = Cartes choisies
script-table-clear = Annuler le choix
script-table-single = { KIND($rank, form: "one", case: "capital") }
script-table-onto = sur les { KIND($rank, form: "many") }
script-table-wild = { $moves ->
        [yes] { KIND($wild, form: "one", case: "capital") } avec les { KIND($rank, form: "many") }. Déplacer
       *[no] { KIND($wild, form: "one", case: "capital") } avec les { KIND($rank, form: "many") }
    }
script-table-cannot-move = Aucune autre combinaison n’a de place pour lui.
script-table-ready = Possible : { $buttons }.

script-table-draw = { own-draw }
script-table-pass = { own-pass }
script-table-take = { own-take }
script-table-meld = { own-meld }
script-table-discard = { own-discard }
script-table-meld-points = Poser { $points }
script-table-meld-out = Poser { $points } et sortir
script-table-discard-card = Défausser { KIND($rank, form: "a") }
script-table-discard-out = Défausser { KIND($rank, form: "a") } et sortir
script-table-declare = { $n ->
        [one] Étaler le 3 rouge
       *[other] Étaler un 3 rouge ({ $n })
    }

script-table-stock-empty = le talon est vide
script-table-of-minimum = { $makes } sur { $needs }
script-table-with-cards = avec { $cards }
script-table-with-cards-and-more = avec { $cards } et d’autres
script-table-adds-cards = ajoute { $cards }
script-table-onto-meld = sur tes { KIND($rank, form: "many") }
script-table-canasta = { $natural ->
        [yes] canasta pure
       *[no] canasta mixte
    }
script-table-canastas = { $n } canastas
script-table-bonus = +{ $points }
script-table-concealed = main cachée, +{ $points }
script-table-becomes = { $from } devient { $to }
script-table-melds-first = après avoir posé { $points }
script-table-red-three-penalty = 3 rouge gardé : −{ $points }
script-table-freezes = gèle la pile
script-table-blocks = bloque la pile un tour
script-table-declare-detail = +{ $points }, et une autre carte

script-table-short-select = choisis des cartes
script-table-short-one = choisis une carte
script-table-short-one-only = une seule carte
script-table-short-three-cards = il faut 3 cartes
script-table-short-one-or-wild = +1, ou un passe-partout
script-table-short-natural = encore { KIND($rank, form: "a") }
script-table-short-too-many-wilds = { $n } passe-partout de trop
script-table-short-stays-natural = reste pure
script-table-short-no-wilds = pas de passe-partout
script-table-short-taken = { $n ->
        [one] { $n } vient de la pile
       *[other] { $n } viennent de la pile
    }
script-table-short-first-round = pas ce tour-ci
script-table-short-to-go-out = encore { $n } pour sortir
script-table-short-only-out = seulement en sortant
script-table-short-not-meld = pas une combinaison
script-table-short-no-room = pas de place
script-table-short-points = il manque { $n }
script-table-short-minimum = n’atteint pas { $needs }
script-table-short-two-of = il faut deux { KIND($rank, form: "many") }
script-table-short-one-and-wild = { KIND($rank, form: "a") } + passe-partout
script-table-short-on-top = { KIND($top, form: "a") } dessus
script-table-short-no-pile = pas de pile
script-table-short-one-card = pas avec 1 carte
script-table-short-complete = canasta complète
script-table-short-not-red = pas avec un 3 rouge
script-table-short-take-pile = prends la pile
script-table-short-keep-two = garde 2 cartes
script-table-short-needs-canasta = { $n ->
        [one] il faut une canasta
       *[other] il faut { $n } canastas
    }
script-table-short-partner-no = on t’a dit non
script-table-short-must-ask = demande d’abord
script-table-short-must-go-out = tu dois sortir
script-table-short-declare-first = étale d’abord
script-table-short-never-discarded = ne se défausse pas

script-table-line = { $cards } : { $says }
script-table-line-makes = { $cards } : { $makes }
script-table-line-minimum = { $cards } : { $makes } · il faut { $needs } ✓
script-table-line-below = { $cards } : { $makes } · il faut { $needs }, manque { $short }
script-table-line-concealed = { $cards } : { $makes } · main cachée, sans minimum
script-table-next-draw = pioche d’abord
script-table-next-discard = puis défausse { KIND($rank, form: "the") }
script-table-meld-or-discard = À poser sur tes { KIND($rank, form: "many") }, ou à défausser.
script-table-discard-or-more = À défausser, ou choisis d’autres cartes.
script-table-discard-and-out = Défausse-la, et tu sors.

script-table-nothing-selected = choisis les cartes à poser
script-table-one-only = on défausse une seule carte ; n’en choisis qu’une
script-table-one-rank = une combinaison n’a qu’une hauteur
script-table-one-card-meld = il faut trois cartes pour une combinaison, et tu n’as choisi qu’{ KIND($rank, form: "a") }
script-table-pair-meld = il faut trois cartes pour une combinaison ; ajoute encore { KIND($rank, form: "a") } ou un passe-partout
script-table-few-naturals = il faut au moins deux cartes naturelles, et tu n’as choisi qu’{ KIND($rank, form: "a") }
script-table-too-many-wilds = trois passe-partout au plus par combinaison ; tes { KIND($rank, form: "many") } en auraient { $wilds }
script-table-wilds-outnumber = pas plus de passe-partout que de cartes naturelles ; tes { KIND($rank, form: "many") } auraient { $naturals ->
        [one] { $naturals } naturelle
       *[other] { $naturals } naturelles
    } et { $wilds } passe-partout
script-table-naturals-outnumber = pour ouvrir avec la pile, il faut plus de cartes naturelles que de passe-partout ; tes { KIND($rank, form: "many") } auraient { $naturals ->
        [one] { $naturals } naturelle
       *[other] { $naturals } naturelles
    } et { $wilds } passe-partout
script-table-wilds-need-naturals = avec { $wilds ->
        [one] un passe-partout
       *[other] { $wilds } passe-partout
    }, il faut au moins { $needs } cartes naturelles ; tes { KIND($rank, form: "many") } en auraient { $naturals }
script-table-wild-on-natural-canasta = { refusal-wild-on-natural-canasta }
script-table-wild-in-initial-meld = pas de passe-partout dans l’ouverture
script-table-taken = { refusal-taken-this-turn }
script-table-first-round = { refusal-first-round }
script-table-no-room = aucune combinaison n’a de place pour { KIND($rank, form: "the") }
script-table-no-room-for-wild = aucune combinaison n’a de place pour { KIND($rank, form: "the") } : trois passe-partout au plus par combinaison
script-table-no-room-outnumber = aucune combinaison n’a de place pour { KIND($rank, form: "the") } : pas plus de passe-partout que de cartes naturelles
script-table-no-room-with-pile = aucune combinaison n’a de place pour { KIND($rank, form: "the") } : avec la pile, il faut plus de cartes naturelles que de passe-partout
script-table-black-threes = les 3 noirs ne se posent qu’en sortant : trois ou quatre à la fois, sans passe-partout
script-table-black-threes-not-yet = { refusal-black-threes-not-yet }
script-table-cards-below = il faut { $needs } points pour ouvrir, et avec la pile tes cartes n’y arrivent pas
script-table-pile-empty = { refusal-pile-empty }
script-table-pile-blocked = { refusal-pile-blocked }
script-table-first-freeze = { KIND($card, form: "a", case: "capital") } gèle la pile : pour la prendre, il faut deux cartes naturelles de ta main, de la hauteur de la carte du dessus
script-table-frozen = { $held ->
        [0] la pile est gelée : il faut deux { KIND($rank, form: "many") } de ta main, et tu n’en as pas
        [1] la pile est gelée : il faut deux { KIND($rank, form: "many") } de ta main, et tu n’en as qu’{ KIND($rank, form: "pron") }
       *[other] la pile est gelée : il faut deux { KIND($rank, form: "many") } de ta main
    }
script-table-frozen-unmelded = { $held ->
        [0] tant que ton camp n’a pas ouvert, il faut deux { KIND($rank, form: "many") } de ta main pour prendre la pile, et tu n’en as pas
        [1] tant que ton camp n’a pas ouvert, il faut deux { KIND($rank, form: "many") } de ta main pour prendre la pile, et tu n’en as qu’{ KIND($rank, form: "pron") }
       *[other] tant que ton camp n’a pas ouvert, il faut deux { KIND($rank, form: "many") } de ta main pour prendre la pile
    }
script-table-needs-match = { refusal-pile-needs-match }
script-table-one-card-hand = { refusal-one-card-hand }
script-table-complete = { refusal-canasta-complete }
script-table-must-take = { refusal-must-take-pile }
script-table-must-keep-card = il te resterait une carte impossible à défausser : pour sortir, il faut { $needs ->
        [one] une canasta
       *[other] { $needs } canastas
    } à ton camp, et il { $has ->
        [0] n’en a pas
        [1] n’en a qu’une
       *[other] n’en a que { $has }
    }
script-table-no-canasta = il ne te resterait plus de carte : pour sortir, il faut { $needs ->
        [one] une canasta
       *[other] { $needs } canastas
    } à ton camp, et il { $has ->
        [0] n’en a pas
        [1] n’en a qu’une
       *[other] n’en a que { $has }
    }
script-table-last-card = c’est ta dernière carte : pour sortir, il faut { $needs ->
        [one] une canasta
       *[other] { $needs } canastas
    } à ton camp, et il { $has ->
        [0] n’en a pas
        [1] n’en a qu’une
       *[other] n’en a que { $has }
    }
script-table-partner-no = { refusal-partner-said-no }
script-table-must-ask = { refusal-must-ask }
script-table-must-go-out = { refusal-must-go-out }
script-table-must-declare = { refusal-must-go-out-declare }

script-table-why = Pourquoi ?
script-table-not-turn = ce n’est pas ton tour
script-table-paused = la partie est en pause

script-table-below = { refusal-below-minimum }

script-table-draw-first = { refusal-draw-first }
script-table-already-drew = { refusal-already-drew }
script-table-choose-one = choisis une carte à défausser
script-table-red-three = { refusal-red-threes-not-melded }
script-table-red-three-kept = { refusal-cannot-discard }
script-table-not-sent = ce n’est pas passé ; ce sera renvoyé dès que la connexion sera rétablie

script-table-red-three-itself = Un 3 rouge. Il s’étalera tout seul à ton tour.
script-table-red-three-by-hand = Un 3 rouge. Étale-le à ton tour ; il ne se pose pas et ne se défausse pas.
script-table-stale = La table vient de changer. Réessaie.

script-table-time-left = { $seconds ->
        [one] Plus que { $seconds } seconde avant qu’un robot joue pour toi.
       *[other] Plus que { $seconds } secondes avant qu’un robot joue pour toi.
    }

script-table-nothing-to-say = Il n’y a rien à dire pour le moment.

script-table-hint-title = { hint-title }
script-table-hint-close = { hint-close }
script-table-hint-thinking = Réflexion…
script-table-hint-lost = Pas de réponse. Réessaie dans un instant.
script-table-hint-none = Les conseils sont désactivés à cette table.

script-table-close-why = Fermer la règle
script-table-close-sheet = Fermer
script-table-sheet-missing = Le chargement a échoué. Réessaie.
script-table-rules-missing = Impossible de charger les règles. Réessaie.
script-table-whole-chapter = Lire tout le chapitre (dans un nouvel onglet)
