### The lobby: the tables that anyone can join or watch.

lobby-title = Lobby – Canasta
lobby-heading = Lobby
lobby-about = Public tables on this server.
lobby-seat-me = Seat me
lobby-seat-me-about = At any table, at once. Bots play until people come.
lobby-new-table = New table
lobby-join = Join with a code
lobby-waiting = Waiting for players
lobby-none-waiting = No tables are waiting for players. Start one?
lobby-in-play = In progress

# $playing (Number): tables at which a game is played
# $waiting (Number): tables waiting for players
lobby-tables = { $playing ->
        [0] No games in progress
        [one] One game in progress
       *[other] { SPELL($playing, case: "capital") } games in progress
    }; { $waiting ->
        [0] no tables are waiting for players.
        [one] one table is waiting for players.
       *[other] { SPELL($waiting) } tables are waiting for players.
    }

# $people (Number): who has a table open, the reader not counted
lobby-people = { $people ->
        [0] Nobody else is playing here.
        [one] One person is at a table.
       *[other] { SPELL($people, case: "capital") } people are at tables, private ones included.
    }

# $host (Name): who opened the table
lobby-table-of = { $host }’s table

# $rules (Message): the rules it plays
# $players (Number): how many play
lobby-game = { $rules }, { $players ->
        [one] one player
       *[other] { SPELL($players) } players
    }

# $people (Number): how many people have a seat
# $bots (Number): how many seats have bots
# $free (Number): how many seats are free
# $replaces (Flag): a newcomer can take the seat of a bot
lobby-seats = { $people ->
        [0] No people
        [one] One person
       *[other] { SPELL($people, case: "capital") } people
    }{ $bots ->
        [0] {""}
        [one] , one bot
       *[other] , { SPELL($bots) } bots
    }, { $free ->
        [0] { $replaces ->
            [yes] { $bots ->
                [one] whose seat you can take.
               *[other] and you can take a bot’s seat.
            }
           *[no] no seats free.
        }
        [one] one seat free.
       *[other] { SPELL($free) } seats free.
    }

lobby-no-clock = No clock.

# $span (Message): the time allowed per turn
lobby-clock = { $span } per turn.

# $spectators (Number): how many watch, at least one
lobby-spectators = { $spectators ->
        [one] One spectator.
       *[other] { SPELL($spectators, case: "capital") } spectators.
    }

lobby-sit-down = Sit down

# For a screen reader, to tell the buttons apart.
# $host (Name): who opened the table
lobby-sit-down-at = Sit down at { $host }’s table

lobby-watch = Watch

# For a screen reader, to tell the buttons apart.
# $host (Name): who opened the table
lobby-watch-at = Watch { $host }’s table
