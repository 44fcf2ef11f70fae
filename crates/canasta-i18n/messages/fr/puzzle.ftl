### Les problèmes : des positions où un coup est meilleur que tous les autres.

puzzle-title = Problèmes – Canasta
puzzle-heading = Problèmes
puzzle-about = Une position tirée d’une partie. À toi de trouver le meilleur coup.
puzzle-begin = Commencer
puzzle-go-on = Problème suivant
puzzle-due = { $due ->
        [one] { $due } problème à revoir aujourd’hui.
       *[other] { $due } problèmes à revoir aujourd’hui.
    }
puzzle-streak = { $today ->
        [yes] { $days ->
            [one] Tu en as résolu un aujourd’hui.
           *[other] { $days } jours de suite, aujourd’hui compris.
        }
       *[no] { $days ->
            [one] Tu en as résolu un hier. Résous-en un aujourd’hui pour commencer une série.
           *[other] { $days } jours de suite. Résous-en un aujourd’hui pour continuer la série.
        }
    }
puzzle-when-again = Les problèmes résolus reviennent après 1, 3, 7 et 21 jours. Les problèmes ratés reviennent demain.
puzzle-all-done = Tu as essayé tous les problèmes. Ils réapparaîtront ici le moment venu.
puzzle-solved-of = { $solved ->
        [one] { $solved } résolu sur { $all }
       *[other] { $solved } résolus sur { $all }
    }
puzzle-number = { $state ->
        [new] Problème { $number }
        [solved] Problème { $number }, résolu
        [missed] Problème { $number }, raté
       *[due] Problème { $number }, à revoir aujourd’hui
    }
puzzle-key-solved = résolu
puzzle-key-missed = raté
puzzle-key-due = à revoir aujourd’hui
puzzle-key = Légende
puzzle-how = Comment sont faits les problèmes
puzzle-to-list = Tous les problèmes

puzzle-taking-the-pile = Prendre la pile
puzzle-taking-the-pile-about = La prendre ou piocher ? Et avec quelles cartes ?
puzzle-feeding = Ne pas offrir la pile
puzzle-feeding-about = Une mauvaise défausse, et la personne suivante prend tout.
puzzle-freezing = Geler la pile
puzzle-freezing-about = Quand défausser un passe-partout, et quand l’éviter.
puzzle-keeping-pairs = Garder des paires
puzzle-keeping-pairs-about = Quelles cartes garder ensemble pour plus tard.
puzzle-initial-meld = L’ouverture
puzzle-initial-meld-about = Quand ouvrir, et quand attendre.
puzzle-laying-down = Poser
puzzle-laying-down-about = Que poser, et que garder.
puzzle-wild-cards = Les passe-partout
puzzle-wild-cards-about = Combien en dépenser.
puzzle-black-threes = Les 3 noirs
puzzle-black-threes-about = Ils arrêtent la personne suivante pendant un tour. Quand s’en servir.
puzzle-going-out = Sortir
puzzle-going-out-about = Finir la donne, ou continuer ?
puzzle-discarding = Que défausser
puzzle-discarding-about = De quelle carte se séparer.
puzzle-own = Tes propres parties
puzzle-own-about = Tes erreurs, trouvées par l’analyse.

puzzle-page-title = { $theme }, problème { $number } – Canasta
puzzle-page-heading = { $theme }, problème { $number }
puzzle-you = Toi
puzzle-stands = { $rules }. Score : { $totals }.
puzzle-total = { $side } { $points }
puzzle-begins = À toi de jouer. Que fais-tu ?
puzzle-question = Tu as pioché. Que joues-tu ?
puzzle-taken = Tu as pris la pile. Que joues-tu ?
puzzle-rules = { $rules }.
puzzle-start-again = Recommencer
puzzle-choose = Choisir dans une liste

puzzle-right = Bien vu !
puzzle-wrong = Ce n’est pas le meilleur coup.
puzzle-turns = Les choix
puzzle-best = Le mieux
puzzle-your-choice = Ton choix
puzzle-loses = { $points ->
        [one] perd environ { $points } point
       *[other] perd environ { $points } points
    }
puzzle-again-in = { $days ->
        [one] Ce problème reviendra demain.
       *[other] Ce problème reviendra dans { $days } jours.
    }
puzzle-learned = Acquis ! Ce problème ne reviendra plus.
puzzle-unclear = Ça ne compte pas
puzzle-unclear-about = Ton coup n’est pas parmi ceux que ce problème compare, et il est trop proche du meilleur pour en juger. Essaie autre chose.
puzzle-once-more = Réessayer
puzzle-in-game = Voir dans ta partie
