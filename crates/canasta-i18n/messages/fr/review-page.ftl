### La page d'analyse d'une partie finie.

review-page-title = Analyse de la partie – Canasta
review-page-heading = Analyse de la partie
review-page-link = Analyse
review-page-one = Analyse : { $outcome }
review-page-whose = Pour
review-page-you = toi
review-page-to-replay = Revoir la partie
review-page-book = Comment marche l’analyse

review-page-points = En points
review-page-chance = En probabilité de gain
review-page-at-first = Départ
review-page-luck = Chance
review-page-play = Ton jeu
review-page-result = Total
review-page-at-last = Fin
review-page-luck-points = { $seat ->
        [you] { $gain ->
            [yes] La chance (les cartes et le jeu des autres) t’a rapporté <b>{ $points }</b> points.
           *[no] La chance (les cartes et le jeu des autres) t’a coûté <b>{ $points }</b> points.
        }
       *[other] { $gain ->
            [yes] La chance (les cartes et le jeu des autres) a rapporté <b>{ $points }</b> points à { $seat }.
           *[no] La chance (les cartes et le jeu des autres) a coûté <b>{ $points }</b> points à { $seat }.
        }
    }
review-page-play-points = { $seat ->
        [you] { $points ->
            [0] Pas d’erreur nette.
           *[other] Tes erreurs t’ont coûté <b>{ $points }</b>.
        }
       *[other] { $points ->
            [0] { $seat } n’a pas fait d’erreur nette.
           *[other] Ses erreurs ont coûté <b>{ $points }</b> à { $seat }.
        }
    }
review-page-points-about = { $several ->
        [yes] Les points sont l’écart moyen avec les autres.
       *[no] Les points sont l’écart avec l’autre camp.
    }
review-page-points-and-chance = Points et probabilité peuvent diverger : dans une partie serrée, les mêmes points changent davantage les chances de gagner.
review-page-luck-chance = { $seat ->
        [you] { $gain ->
            [yes] La chance a augmenté ta probabilité de gain de <b>{ $percent ->
                [one] { $percent } point
               *[other] { $percent } points
            }</b>.
           *[no] La chance a réduit ta probabilité de gain de <b>{ $percent ->
               [one] { $percent } point
              *[other] { $percent } points
           }</b>.
        }
       *[other] { $gain ->
            [yes] Pour { $seat }, la chance a augmenté la probabilité de gain de <b>{ $percent ->
                [one] { $percent } point
               *[other] { $percent } points
            }</b>.
           *[no] Pour { $seat }, la chance a réduit la probabilité de gain de <b>{ $percent ->
               [one] { $percent } point
              *[other] { $percent } points
           }</b>.
        }
    }
review-page-play-chance = { $seat ->
        [you] { $percent ->
            [0] Pas d’erreur nette.
           *[other] Tes erreurs l’ont réduite de <b>{ $percent ->
               [one] { $percent } point
              *[other] { $percent } points
           }</b>.
        }
       *[other] { $percent ->
            [0] { $seat } n’a pas fait d’erreur nette.
           *[other] Ses erreurs l’ont réduite de <b>{ $percent ->
               [one] { $percent } point
              *[other] { $percent } points
           }</b>.
        }
    }

review-page-accuracy = Précision
review-page-of-hundred = <b>{ $accuracy } %</b>
review-page-accuracy-about = 100 %, c’est le meilleur coup à chaque fois ; 50 %, c’est 25 points de probabilité de gain perdus par les erreurs. Une partie est un petit échantillon : la vraie valeur est sans doute entre { $least } % et { $most } %.

review-page-curve = Probabilité de gain au fil de la partie
review-page-curve-spoken = { $seat ->
        [you] Ta probabilité de gain : { $before } au départ, puis, après chaque donne, { $after }.
       *[other] Probabilité de gain pour { $seat } : { $before } au départ, puis, après chaque donne, { $after }.
    }
review-page-even = Aucun coup, aucune carte n’a changé la probabilité de gain de 5 points ou plus.

review-page-you-is = Ci-dessous, « tu » désigne { $player }.
review-page-no-marks = Pas d’erreur nette.
review-page-step = Ce que voyait { $player }
review-page-see = Revoir ce moment
review-page-play-on = Jouer à partir d’ici
review-page-see-one = Revoir ce moment : donne { $deal }, tour { $turn }
review-page-play-on-one = Jouer à partir d’ici : donne { $deal }, tour { $turn }

review-page-deals = Donne par donne
review-page-deal = Donne { $deal }
review-page-cause = Origine
review-page-in-points = Points
review-page-in-chance = Probabilité
review-page-cause-dealt = Chance : cartes distribuées
review-page-cause-draw = Chance : cartes piochées
review-page-cause-turn = Chance : ce qu’a fait { $player }
review-page-cause-substitute = Chance : coups d’un robot
review-page-cause-end = Chance : décompte final
review-page-lost = Tes erreurs

review-page-working = Analyse en cours…
review-page-working-about = Chaque décision prise par { $player } est simulée des centaines de fois, avec seulement ce qui était visible depuis sa place. Il faut environ trente secondes, plus si le serveur est chargé.
review-page-done = { $percent } % terminé
review-page-queued = { $before ->
        [0] La tienne est la prochaine.
        [one] Une analyse passe avant la tienne.
       *[other] { $before } analyses passent avant la tienne.
    }
review-page-leave = Tu peux quitter cette page : l’analyse sera gardée.
review-page-leave-record = Tu peux quitter cette page. Les analyses de parties importées ne sont gardées qu’un certain temps.
review-page-progress = Avancement de l’analyse
review-page-none = Pas d’analyse
review-page-ready = L’analyse est prête.
review-page-not-finished = Cette partie n’a pas été jouée jusqu’au bout : impossible de l’analyser.
review-page-too-many = Tu as déjà le maximum d’analyses en cours. Reviens quand l’une d’elles sera finie.
review-page-busy = La file des analyses est pleine. Réessaie plus tard.
review-page-failed = Quelque chose a mal tourné de notre côté, et la partie n’a pas pu être analysée.
review-page-again = Réessayer

review-page-habits = Erreurs fréquentes
review-page-habits-about = { $games ->
        [one] Erreurs nettes dans ta partie analysée :
       *[other] Erreurs nettes dans tes { $games } parties analysées :
    }
review-page-habits-none = Tes parties analysées ne montrent aucune de ces erreurs fréquentes : paires cassées, cadeaux à la personne suivante, passe-partout gardés, pile gelée trop tard, sortie trop tôt.
review-page-habit-breaks-pair = Tu as cassé une paire <b>{ $times } fois</b>.
review-page-habit-feeds = Tu as fait le jeu de la personne suivante <b>{ $times } fois</b>.
review-page-habit-hoards = Tu as trop gardé tes passe-partout <b>{ $times } fois</b>.
review-page-habit-freezes-late = Tu as gelé la pile trop tard, ou pas du tout, <b>{ $times } fois</b>.
review-page-habit-goes-out-early = Tu as choisi de sortir trop tôt <b>{ $times } fois</b>.
review-page-trend-more = Plus souvent dans tes dix dernières parties : { $now } par partie, contre { $before } avant.
review-page-trend-less = Moins souvent dans tes dix dernières parties : { $now } par partie, contre { $before } avant.
review-page-trend-same = À peu près autant dans tes dix dernières parties.
