### La salle d'attente, une table avant sa partie : les places, le lien et les réglages.

waiting-room-title = Chez { $host } – Canasta
waiting-room-own = Ta table
waiting-room-of = Chez { $host }
waiting-room-seats = Places
waiting-room-begin = Commencer
waiting-room-begin-filled = Commencer avec des robots
waiting-room-played = Réglages de la partie

waiting-room-join-requests = Demandes
waiting-room-let-in = Accepter
waiting-room-let-in-one = Accepter { $name }
waiting-room-turn-away = Refuser
waiting-room-turn-away-one = Refuser { $name }

waiting-room-no-seat = { $full ->
        [yes] <b>Tu n’as pas encore de place.</b> Attends qu’une se libère.
       *[no] <b>Tu n’as pas encore de place.</b> Choisis-en une.
    }
waiting-room-without-seat = Sans place : { $people }.
waiting-room-without-seat-name = { $name }

waiting-room-sit-down = M’asseoir
waiting-room-sit = Me placer
waiting-room-sit-in = Me placer, place { DIGITS($seat) }
waiting-room-stand = Me lever
waiting-room-bot = robot, { $level }
waiting-room-person = { $who ->
        [you] { $host ->
            [yes] toi, hôte
           *[no] toi
        }
        [partner] { $host ->
            [yes] partenaire, hôte
           *[no] partenaire
        }
        [opponent] { $host ->
            [yes] adversaire, hôte
           *[no] adversaire
        }
       *[unknown] { $host ->
            [yes] hôte
           *[no] {""}
        }
    }
waiting-room-not-here = (pas là)

waiting-room-hosting = C’est toi l’hôte
waiting-room-hosting-about = { $free ->
        [yes] Ajoute des robots, libère une place ou passe le rôle d’hôte.
       *[no] Libère une place ou passe le rôle d’hôte.
    }
waiting-room-standing = sans place
waiting-room-seat = Place { DIGITS($seat) }
waiting-room-seat-free = libre
waiting-room-you = toi
waiting-room-free = Libérer
waiting-room-free-of = Libérer la place : { $name }
waiting-room-level = Niveau du robot, place { DIGITS($seat) }
waiting-room-to-bot = Ajouter un robot
waiting-room-seat-to-bot = Ajouter un robot, place { DIGITS($seat) }

waiting-room-invite = Invite tes amis
waiting-room-link = { $free ->
        [yes] Envoie ce lien. Avec lui, n’importe qui peut s’asseoir.
       *[no] Toutes les places sont prises. Avec ce lien, on peut en attendre une.
    }
waiting-room-only-here = Ce lien ne marche que sur cet ordinateur. Pour inviter, lance le serveur sur ton réseau local.
waiting-room-square = Code QR
waiting-room-scan = Ou scanne-le avec ton téléphone.

waiting-room-hide = Masquer de ma liste
waiting-room-leave = Quitter la table
waiting-room-leave-about = { $seated ->
        [yes] { $host ->
            [yes] Ta place se libère et quelqu’un d’autre devient hôte. Tu peux revenir avec le lien.
           *[no] Ta place se libère. Tu peux revenir avec le lien.
        }
       *[no] { $host ->
            [yes] Quelqu’un d’autre devient hôte. Tu peux revenir avec le lien.
           *[no] Tu peux revenir avec le lien.
        }
    }
waiting-room-leave-now = Quitter
