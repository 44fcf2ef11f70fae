### La donne du jour : sa page, et le texte à la table qui la joue.

daily-title = Donne du jour – Canasta
daily-heading = Donne du jour
daily-about = Aujourd’hui, tout le monde a les mêmes cartes, et un seul essai. Compare ensuite ton jeu à celui des autres et à celui de l’Expert.
daily-rules = Une donne à quatre, avec les règles Bicycle / Hoyle. Les trois autres sont des robots de niveau <b>{ $level }</b>, qui jouent de la même façon pour tout le monde. Pas de conseils, et la donne ne compte pas dans tes statistiques.
daily-left = Fin à minuit UTC, dans { $left }.
daily-play = Jouer la donne du jour
daily-playing = Ta donne est encore en cours. Finis-la aujourd’hui pour figurer au classement.
daily-go-on = Retour à la table

daily-result = Ton résultat
daily-counting = Donne finie. L’analyse de ton jeu prend un instant.
daily-look = Actualiser
daily-lost = { $lost ->
        [0] Tu n’as perdu <b>aucun point</b>.
        [one] Tu as perdu <b>{ $lost } point</b>.
       *[other] Tu as perdu <b>{ $lost } points</b>.
    }
daily-lost-about = Les points que de meilleurs coups t’auraient rapportés ; seules les erreurs nettes comptent. Les mauvaises cartes ne comptent pas contre toi.
daily-place = Place <b>{ $place }</b> sur { $of }
daily-ahead = Ton jeu est meilleur que celui de { $part } % des autres.
daily-alone = Personne n’a fini la donne du jour avant toi.
daily-points = Ton camp a marqué { $own }, l’autre { $theirs }.
daily-helped = Un robot en a joué une partie pour toi : ton résultat n’est pas classé.
daily-late = Tu as fini une fois la journée passée : ton résultat n’est pas classé.
daily-given-up = La table a été fermée avant la fin de la donne : ton résultat n’est pas classé.
daily-replay = Revoir la donne
daily-tomorrow = Dès demain, le bouton « Revoir la donne » te permettra aussi de rejouer ces cartes, autant de fois que tu veux.

daily-everybody = Les résultats du jour
daily-count = { $began ->
        [0] Personne n’a encore joué la donne du jour.
        [one] Commencée par { $began } personne, finie par { $finished }.
       *[other] Commencée par { $began } personnes, finie par { $finished }.
    }
daily-middle = { $lost ->
        [one] Une personne sur deux a perdu { $lost } point ou moins.
       *[other] Une personne sur deux a perdu { $lost } points ou moins.
    }
daily-bands = Points perdus
daily-players = Nombre
daily-nothing = Aucun
daily-band = { $from } à { $to }
daily-beyond = Plus de { $from }
daily-you = toi
daily-best = Robot { $level }
daily-best-result = À ta place, avec les mêmes cartes : { $lost ->
        [0] aucun point perdu
        [one] { $lost } point perdu
       *[other] { $lost } points perdus
    }, { $own } points à { $theirs }.
daily-best-waits = La donne du jour n’est pas encore finie pour lui. Reviens dans une minute.
daily-order = Classement selon les points perdus ; à égalité, selon l’écart entre les camps.

daily-share = Partage ton résultat
daily-share-about = Sans rien dévoiler.
daily-card-title = Canasta, { $date }
daily-outcome = { $lost ->
        [0] Place { $place } sur { $of }, aucun point perdu
        [one] Place { $place } sur { $of }, { $lost } point perdu
       *[other] Place { $place } sur { $of }, { $lost } points perdus
    }
daily-marks = Des premiers tours aux derniers : ● rien de perdu, ◐ un peu, ○ 80 points ou plus.
daily-copy = Copier

daily-calendar = Tes jours
daily-streak = { $today ->
        [yes] { $days ->
            [one] Tu as joué aujourd’hui.
           *[other] { $days } jours de suite, aujourd’hui compris.
        }
       *[no] { $days ->
            [one] Tu as joué hier. Joue aujourd’hui pour commencer une série.
           *[other] { $days } jours de suite. Joue aujourd’hui pour continuer la série.
        }
    }
daily-calendar-day = { $finished ->
        [yes] { $date } : jouée
       *[no] { $date } : pas jouée
    }

daily-earlier = Jours précédents
daily-not-played = Pas jouée
daily-not-finished = Pas finie

daily-of = La donne du { $date }
daily-no-commitment = Aujourd’hui, tout le monde a ces cartes. Le résultat ne compte pas dans tes statistiques, et personne d’autre ne peut s’asseoir à cette table.
daily-to-result = Voir ton résultat

daily-way = Donne du jour
daily-way-about = Mêmes cartes pour tout le monde
