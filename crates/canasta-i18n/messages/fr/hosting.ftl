### Ce que l'hôte d'une table peut faire, avant et pendant la partie.

hosting-time = Temps par tour
hosting-allowed = Passé { $span }, les autres peuvent faire jouer un robot.
hosting-unlimited = Pas de limite de temps.
hosting-no-limit = Sans limite

hosting-code = Inviter avec un code
hosting-code-tell = Donne ce code à tes amis : ils l’entrent sous « Jouer entre amis », et tu acceptes leur demande.
hosting-code-lasts = { $minutes ->
        [one] Expire dans { $minutes } minute.
       *[other] Expire dans { $minutes } minutes.
    }
hosting-code-about = Un code de six lettres, facile à dicter. Qui l’entre demande à jouer ; à toi d’accepter ou non.
hosting-code-make = Créer un code

hosting-renew = Changer le lien et le code
hosting-renew-about = L’ancien lien et l’ancien code ne marcheront plus. Personne ne perd sa place.
hosting-renew-now = Changer
hosting-renew-both = Changer le lien et le code

hosting-close = Fermer la table
hosting-close-about = Met fin à la partie pour tout le monde, sans victoire. On ne peut plus la reprendre, mais on peut encore la revoir.
hosting-close-before = Plus personne ne pourra venir jouer ici.
hosting-close-now = Fermer pour tout le monde

hosting-ban = Exclure
hosting-ban-one = Exclure { $name }
hosting-ban-now = Exclure { $name } maintenant
hosting-ban-about = Cette personne ne pourra ni jouer ni regarder tant que tu ne l’as pas réadmise.
hosting-ban-bot-plays = Un robot prend sa place.
hosting-ban-seat-free = Sa place se libère.
hosting-turned-away = Exclusions
hosting-let-in = Réadmettre
hosting-let-in-one = Réadmettre { $name }

hosting-standing = Sans place
hosting-here = { $here ->
        [yes] là
       *[no] pas là
    }
hosting-give-back = Rendre une place
hosting-give-back-to = Rendre une place à { $name }
hosting-again = Quelqu’un a perdu sa place ?
hosting-again-about = Pour une personne qui n’y a plus accès, par exemple avec un nouveau téléphone ou navigateur. Qui occupe cette place la lui cède.
hosting-is = C’est { $player }
hosting-is-again = C’est { $player } : { $name }

hosting-never = Exclure aussi ?
hosting-never-now = Refuser et exclure
hosting-never-one = Refuser et exclure { $name }
