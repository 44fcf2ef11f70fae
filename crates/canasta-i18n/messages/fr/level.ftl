### Les niveaux des robots.

level-beginner = Débutant
level-beginner-about = Pose tout ce qu’il peut, prend n’importe quelle pile, ignore ce qu’il faut aux autres. Joue aussitôt.
level-casual = Amateur
level-casual-about = Garde quelques paires et passe-partout, mais pose trop tôt et oublie les défausses. Joue aussitôt.
level-club = Club
level-club-about = Suit les bons principes des clubs et se souvient de la pile. Joue aussitôt.
level-skilled = Confirmé
level-skilled-about = Joue comme Club, mais repère les coups nettement meilleurs. Joue aussitôt.
level-strong = Fort
level-strong-about = A appris où mènent les coups et choisit le plus prometteur. À quatre, joue aussitôt ; sinon, après un instant.
level-expert = Expert
level-expert-about = Comme Fort, mais essaie aussi les meilleurs coups sur des donnes simulées. Réfléchit jusqu’à une seconde.
level-adaptive = Adaptatif
level-adaptive-about = Garde la partie serrée : lève le pied quand il mène, appuie quand il est mené.
level-program = { $program }
level-program-about = Un robot ajouté par ce serveur. Peut prendre quelques secondes.

level-choice = Niveau des robots
level-more = À propos des niveaux
level-each = Un niveau pour chaque robot
level-as-above = Comme ci-dessus

level-levels = { $levels ->
        [one] Niveau : { $levels }.
       *[other] Niveaux : { $levels }.
    }

level-plays = { $name } joue au niveau { $level }.
level-plays-adaptive = { $name } s’adapte pour garder la partie serrée.
level-plays-program = Pour { $name }, c’est « { $program } » qui joue.
