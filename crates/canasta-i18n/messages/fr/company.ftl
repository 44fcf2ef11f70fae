### Les personnes à une table : réglages, présences, remplacements, pauses.

company-seats = Places
company-seats-chosen = On choisit sa place.
company-seats-drawn = Les places sont tirées au début de la partie.
company-time = Temps
company-watch = Qui peut regarder
company-watch-nobody = Personne.
company-watch-link = Toute personne qui a le lien. Le public ne voit que les cartes découvertes, jamais une main.
company-watch-everybody = Tout le monde, depuis le salon. Le public ne voit que les cartes découvertes, jamais une main.
company-competitive = Compétition
company-competitive-about = Le public ne voit chaque donne qu’une fois finie.
company-lobby = Salon
company-lobby-about = Affichée dans le salon : toute place libre est à prendre.
company-host = Hôte
company-host-returns = Si l’hôte n’est pas là, quelqu’un d’autre prend le relais jusqu’à son retour.
company-hints = Conseils
company-hints-about = { $kind ->
        [practice] À l’entraînement seulement : quand on joue avec des robots.
        [everybody] Pour tout le monde, même entre vraies personnes.
       *[none] Aucun.
    }
company-chat = Messages
company-chat-on = Phrases toutes faites : ce que les règles permettent entre partenaires, et quelques politesses.
company-chat-off = Aucun, sauf « Puis-je sortir ? »

company-may-watch-nobody = Personne
company-may-watch-link = Avec le lien
company-may-watch-everybody = Tout le monde

company-clock = { $base } par tour.
company-clock-bank = { $base } par tour, plus une réserve de { $bank }.
company-clock-increment = { $increment } de plus pour chaque tour joué à temps.
company-clock-out = Quand ton temps est écoulé, un robot joue pour toi.

company-pairs-drawn = Les partenaires se tirent aux cartes.
company-pairs-opposite = Les partenaires sont face à face.
company-pairs-threes = Trois contre trois, en alternance.
company-pairs-three-against-two = Trois contre deux. Dans le camp de trois, on se repose à tour de rôle, une personne par donne.
company-pairs-three-against-two-drawn = Trois contre deux, par tirage aux cartes. Dans le camp de trois, on se repose à tour de rôle, une personne par donne.
company-pairs-none = Chacun pour soi.

company-seat-free = Libre
company-seat-of-partner = Libre : avec toi
company-sitting = { $people ->
        [0] Il n’y a encore personne à la table.
       *[other] À la table : { $people }.
    }
company-sitting-you = toi
company-sitting-name = { $name }
company-free = { $seats ->
        [0] Aucune place libre.
        [one] Une place est libre.
       *[other] { SPELL($seats, case: "capital") } places sont libres.
    }
company-begin = Tout le monde est là. Commence quand tu veux.
company-invite = Envoie le lien, et commence quand tout le monde est là.
company-host-begins = Tout le monde est là. { $host } va lancer la partie.
company-host-waits = { $host } lancera la partie quand tout le monde sera là.
company-the-host = L’hôte

company-closed-own = Ta table a été fermée avant le début de la partie.
company-closed-before = La table ouverte par { $host } a été fermée avant le début de la partie.
company-closed = Cette table a été fermée.
company-closed-by = { $name } a fermé cette table.

company-spectators = { $people ->
        [one] Une personne regarde.
       *[other] { SPELL($people, case: "capital") } personnes regardent.
    }
company-watching = Tu regardes.
company-watching-competitive = Tu regardes. Chaque donne s’affiche une fois finie.

company-substitute = { $why ->
        [missed] Un robot joue pour { $name }, après deux tours manqués.
        [away] Un robot joue pour { $name }, en son absence.
        [asked] Un robot joue pour { $name }, à la demande de l’hôte.
       *[left] { $name } a quitté la table ; un robot joue à sa place.
    }
company-own-substitute = Un robot joue pour toi.
company-why-substitute = { $why ->
        [missed] Tu as manqué deux tours. Ta place est gardée.
        [away] Tu n’étais pas là. Ta place est gardée.
        [asked] L’hôte l’a demandé pendant ton absence.
       *[left] Tu as quitté la table. Tu peux revenir quand tu veux.
    }
company-come-back = Me revoilà

company-carried = { $player ->
        [you] Tu joues maintenant sur un autre appareil.
       *[other] { $player } joue maintenant sur un autre appareil.
    }
company-took-over = { $player ->
        [you] Cette place est maintenant la tienne.
       *[other] { $player } reprend cette place.
    }
company-new-host = { $why ->
        [given] { $player ->
            [you] C’est toi l’hôte maintenant.
           *[other] L’hôte, maintenant, c’est { $player }.
        }
        [away] { $player ->
            [you] L’hôte n’est pas là : tu prends le relais.
           *[other] L’hôte n’est pas là : { $player } prend le relais.
        }
        [left] { $player ->
            [you] L’hôte a quitté la table : tu prends sa place.
           *[other] L’hôte a quitté la table : { $player } prend sa place.
        }
       *[back] { $player ->
            [you] Te revoilà : tu es de nouveau l’hôte.
           *[other] { $player } est de nouveau l’hôte.
        }
    }

company-paused = { $name } a mis la partie en pause.
company-paused-about = Rien n’est perdu, même si ça dure des jours. N’importe qui à la table peut continuer.
company-resume = Continuer

company-reminder = C’est ton tour dans notre partie de canasta : { $link }
company-invitation = Viens jouer à la canasta avec nous :
