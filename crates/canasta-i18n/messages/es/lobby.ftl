### El salón: las mesas a las que cualquiera puede unirse o mirar.

lobby-title = Salón – Canasta
lobby-heading = Salón
lobby-about = Las mesas públicas de este servidor.
lobby-seat-me = Sentarme ya
lobby-seat-me-about = En cualquier mesa, al momento. Juegan bots hasta que llegue gente.
lobby-new-table = Mesa nueva
lobby-join = Unirme con un código
lobby-waiting = Esperan gente
lobby-none-waiting = Ninguna mesa espera gente. ¿Abres una?
lobby-in-play = En juego

lobby-tables = { $playing ->
        [0] No hay partidas en juego
        [one] Una partida en juego
       *[other] { SPELL($playing, case: "capital") } partidas en juego
    }; { $waiting ->
        [0] ninguna mesa espera gente.
        [one] una mesa espera gente.
       *[other] { SPELL($waiting) } mesas esperan gente.
    }
lobby-people = { $people ->
        [0] Ahora no juega nadie más aquí.
        [one] Hay una persona en una mesa.
       *[other] Hay { SPELL($people) } personas en las mesas, contando las privadas.
    }
lobby-table-of = La mesa de { $host }
lobby-game = { $rules }, para { $players ->
        [one] una persona
       *[other] { SPELL($players) }
    }
lobby-seats = { $people ->
        [0] Ninguna persona
        [one] Una persona
       *[other] { SPELL($people, case: "capital") } personas
    }{ $bots ->
        [0] {""}
        [one] , un bot
       *[other] , { SPELL($bots) } bots
    }{ $free ->
        [0] { $replaces ->
            [yes] ; puedes ocupar el asiento de un bot.
           *[no] , sin asientos libres.
        }
        [one] , un asiento libre.
       *[other] , { SPELL($free) } asientos libres.
    }
lobby-no-clock = Sin reloj.
lobby-clock = { $span } por turno.
lobby-spectators = { $spectators ->
        [one] Una persona mirando.
       *[other] { SPELL($spectators, case: "capital") } personas mirando.
    }
lobby-sit-down = Sentarme
lobby-sit-down-at = Sentarme en la mesa de { $host }
lobby-watch = Mirar
lobby-watch-at = Mirar la mesa de { $host }
