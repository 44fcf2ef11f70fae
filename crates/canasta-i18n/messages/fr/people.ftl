### Le panneau des personnes à une table : qui est là, ce qu'on peut faire, comment on vient, comment on part.

people-open = Qui est là
people-close = Fermer
people-title = À cette table
people-bot = robot, { $level }
people-state = { $state ->
        [here] { $host ->
            [yes] là, hôte
           *[no] là
        }
        [away] { $host ->
            [yes] pas là, hôte
           *[no] pas là
        }
        [replaced] { $host ->
            [yes] pas là (un robot joue) ; hôte
           *[no] pas là (un robot joue)
        }
        [left] { $host ->
            [yes] plus là (un robot joue) ; hôte
           *[no] plus là (un robot joue)
        }
       *[yours] { $host ->
            [yes] un robot joue pour toi ; hôte
           *[no] un robot joue pour toi
        }
    }

people-substitute = Faire jouer un robot
people-substitute-for = Faire jouer un robot : { $name }
people-make-host = Nommer hôte
people-make-host-of = Nommer hôte : { $name }

people-play = { $host ->
        [yes] Prendre cette place
       *[no] Demander cette place
    }
people-play-for = { $host ->
        [yes] Prendre cette place : { $name }
       *[no] Demander cette place : { $name }
    }
people-withdraw = Retirer ma demande

people-pause = Mettre en pause
people-pause-about = Aussi longtemps que tu veux. Rien n’est perdu.

people-link = Lien de la table
people-share = Partager
people-copy = Copier
people-for-days = Une partie sur plusieurs jours ?
people-reminder-about = Envoie ceci à la personne dont c’est le tour, ou ajoute tes propres tours à ton calendrier.
people-reminder = Rappel
people-reminder-share = Partager le rappel
people-calendar = Lien du calendrier

people-leave = Quitter la partie
people-leave-about = Un robot prend ta place. Tu peux revenir tant que la partie dure.
people-leave-now = Quitter la partie
