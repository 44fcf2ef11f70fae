### Rejoindre une table : par son lien, par un code, et en attendant la réponse de l'hôte.

joining-title = Chez { $host } – Canasta
joining-invites = { $host } t’invite
joining-about = Une partie de canasta. Pas besoin de compte.
joining-table-of = Chez { $host }
joining-sit-down = M’asseoir
joining-come-in = Aller à la table
joining-over = La partie est finie, mais tu peux encore la revoir.
joining-begun = La partie a commencé et toutes les places sont prises. Tu peux regarder.
joining-hands = { $hands ->
        [one] La partie a commencé. Tu peux demander à { $host } de te laisser remplacer { $hands }.
       *[other] La partie a commencé. Tu peux demander à { $host } une de ces places : { $hands }.
    }
joining-hand = { $who ->
        [bot] { $name } (robot)
       *[left] { $name } (plus là)
    }
joining-hand-seat = place { DIGITS($seat) }
joining-full = Toutes les places sont prises. Tu peux attendre qu’une se libère.
joining-there = À cette table
joining-free-seat = Une place libre
joining-left = plus là
joining-host = hôte
joining-bot = robot

joining-code-title = Rejoindre une table – Canasta
joining-code-heading = Rejoindre une table
joining-code-about = Entre le code de six lettres qu’on t’a donné.
joining-code-form = Rejoindre avec un code
joining-code = Code de la table
joining-join = Rejoindre
joining-knocking = L’hôte verra ton nom et décidera de te faire entrer ou non.

joining-knocked-title = On attend l’hôte – Canasta
joining-knocked-heading = On attend l’hôte
joining-knocked = L’hôte voit ton nom et décidera de te faire entrer ou non. Garde cette page ouverte ; elle se met à jour toute seule.
joining-look-now = Vérifier maintenant
joining-not-now-title = Pas cette fois – Canasta
joining-not-now-heading = Pas cette fois
joining-not-now = L’hôte ne t’a pas fait entrer. La table est peut-être pleine. Demande-lui le lien, ou réessaie.
joining-ask-again = Redemander
joining-turned-away-title = Exclusion – Canasta
joining-turned-away-heading = L’hôte t’a fermé cette table
joining-turned-away = Tu ne peux ni jouer à cette table ni la regarder, à moins que l’hôte ne change d’avis.
