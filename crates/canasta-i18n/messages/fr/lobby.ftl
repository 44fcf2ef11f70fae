### Le salon : les tables ouvertes à tout le monde.

lobby-title = Salon – Canasta
lobby-heading = Salon
lobby-about = Les tables publiques de ce serveur.
lobby-seat-me = Trouve-moi une place
lobby-seat-me-about = À n’importe quelle table, tout de suite. Des robots jouent en attendant du monde.
lobby-new-table = Nouvelle table
lobby-join = Rejoindre avec un code
lobby-waiting = On attend du monde
lobby-none-waiting = Aucune table en attente. Tu en ouvres une ?
lobby-in-play = En cours

lobby-tables = { $playing ->
        [0] Aucune partie en cours
        [one] Une partie en cours
       *[other] { SPELL($playing, case: "capital") } parties en cours
    } ; { $waiting ->
        [0] aucune table en attente.
        [one] une table attend du monde.
       *[other] { SPELL($waiting) } tables attendent du monde.
    }

lobby-people = { $people ->
        [0] Personne d’autre ne joue ici.
        [one] Une personne est à une table.
       *[other] { SPELL($people, case: "capital") } personnes sont à une table, tables privées comprises.
    }

lobby-table-of = Chez { $host }

lobby-game = { $rules }, à { SPELL($players) }

lobby-seats = { $people ->
        [0] Encore personne
        [one] Une personne
       *[other] { SPELL($people, case: "capital") } personnes
    }{ $bots ->
        [0] {""}
        [one] , un robot
       *[other] , { SPELL($bots) } robots
    }, { $free ->
        [0] { $replaces ->
            [yes] { $bots ->
                [one] dont tu peux prendre la place.
               *[other] et tu peux prendre la place d’un robot.
            }
           *[no] aucune place libre.
        }
        [one] une place libre.
       *[other] { SPELL($free) } places libres.
    }

lobby-no-clock = Sans chrono.

lobby-clock = { $span } par tour.

lobby-spectators = { $spectators ->
        [one] Une personne regarde.
       *[other] { SPELL($spectators, case: "capital") } personnes regardent.
    }

lobby-sit-down = M’asseoir

lobby-sit-down-at = M’asseoir chez { $host }

lobby-watch = Regarder

lobby-watch-at = Regarder chez { $host }
