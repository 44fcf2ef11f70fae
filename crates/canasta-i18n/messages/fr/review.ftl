### L'analyse d'une partie finie, pour une des personnes : chance, erreurs et meilleurs coups.

review-signed = { $gain ->
        [yes] +{ $points }
       *[no] { $points }
    }
review-signed-percent = { $gain ->
        [yes] { $percent ->
            [one] +{ $percent } point
           *[other] +{ $percent } points
        }
       *[no] { $percent ->
            [one] { $percent } point
           *[other] { $percent } points
        }
    }
review-points = Écart : { $result } points. Chance { $luck }, jeu { $skill }.
review-chance = { $won ->
        [yes] Probabilité de gain : { $before } au départ, partie gagnée. Chance { $luck }, jeu { $skill }.
       *[no] Probabilité de gain : { $before } au départ, partie non gagnée. Chance { $luck }, jeu { $skill }.
    }
review-deal = Donne { $deal } : { $result } points. Chance { $luck }, jeu { $skill }.
review-accuracy = Précision : { $accuracy } % (sans doute entre { $least } % et { $most } %).
review-nothing-chosen = Il n’y avait aucune décision à analyser dans cette partie.
review-blunders = { $blunders ->
        [one] { SPELL($blunders, form: "f") } gaffe
       *[other] { $blunders } gaffes
    }
review-mistakes = { $mistakes ->
        [one] { SPELL($mistakes, form: "f") } erreur
       *[other] { $mistakes } erreurs
    }
review-inaccuracies = { $inaccuracies ->
        [one] { SPELL($inaccuracies, form: "f") } imprécision
       *[other] { $inaccuracies } imprécisions
    }
review-counts = { $marks ->
        [0] { $choices ->
            [one] { $choices } décision, pas d’erreur nette.
           *[other] { $choices } décisions, pas d’erreur nette.
        }
       *[other] { $choices ->
            [one] { $choices } décision : { $marks }.
           *[other] { $choices } décisions : { $marks }.
        }
    }

review-turning-points = Tournants
review-turned = { $up ->
        [yes] Donne { $deal }, { $cause } : { $percent } points de probabilité en plus.
       *[no] Donne { $deal }, { $cause } : { $percent } points de probabilité en moins.
    }
review-cause-dealt = les cartes distribuées
review-cause-draw = une carte piochée
review-cause-replacement = la carte piochée après un 3 rouge
review-cause-turn = le coup joué par { $player }
review-cause-answer = la réponse donnée par { $player }
review-cause-substitute = le coup d’un robot
review-cause-end = le décompte final
review-cause-choice = ta décision

review-marks = Erreurs
review-mark = { $grade ->
        [inaccuracy] Donne { $deal }, tour { $turn } : une imprécision, { $loss }.
        [mistake] Donne { $deal }, tour { $turn } : une erreur, { $loss }.
       *[blunder] Donne { $deal }, tour { $turn } : une gaffe, { $loss }.
    }
review-lost-points = { $points ->
        [one] environ { $points } point
       *[other] environ { $points } points
    }
review-lost-chance = { $percent } points de probabilité de gain
review-played = Coup joué : { $turn }
review-better = Meilleur coup : { $turn }
review-tags = Ce coup { $tags }.

review-tag-breaks-pair = casse une paire
review-tag-feeds = fait le jeu de la personne suivante
review-tag-discards-meldable = défausse une carte qui va sur une combinaison
review-tag-discards-wild = défausse un passe-partout
review-tag-freezes-late = ne gèle pas la pile
review-tag-spends-wilds = gaspille des passe-partout
review-tag-hoards-wilds = garde trop de passe-partout
review-tag-leaves-pile = laisse une pile bonne à prendre
review-tag-takes-pile = prend une pile qu’il valait mieux laisser
review-tag-lays-early = pose trop tôt
review-tag-lays-late = garde des cartes qu’il fallait poser
review-tag-goes-out-early = te fait sortir trop tôt
review-tag-goes-out-late = laisse passer l’occasion de sortir
