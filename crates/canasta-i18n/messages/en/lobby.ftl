### The lobby: the tables that anyone may join or watch.

lobby-title = Lobby. Canasta
lobby-heading = Lobby
lobby-about = Tables on this server that anyone may join or watch. Private tables are not listed.
lobby-new-table = New table
lobby-join = Join with a code
lobby-waiting = Waiting for players
lobby-none-waiting = No table is waiting for players. You can start one.
lobby-in-play = In play

# $playing (Number): tables at which a game is played
# $waiting (Number): tables that wait for players
lobby-tables = { $playing ->
        [0] No games are in play
        [one] One game is in play
       *[other] { SPELL($playing, case: "capital") } games are in play
    }; { $waiting ->
        [0] no tables are waiting for players.
        [one] one table is waiting for players.
       *[other] { SPELL($waiting) } tables are waiting for players.
    }

# $people (Number): who has a table open, the reader not counted
lobby-people = { $people ->
        [0] You are the only one here.
        [one] One person is here.
       *[other] { SPELL($people, case: "capital") } people are here.
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
# $bots (Number): how many seats the computer plays
# $free (Number): how many seats are free
lobby-seats = { $people ->
        [0] No people
        [one] One person
       *[other] { SPELL($people, case: "capital") } people
    }{ $bots ->
        [0] {""}
        [one] , one computer player
       *[other] , { SPELL($bots) } computer players
    }, { $free ->
        [0] no seats free.
        [one] one seat free.
       *[other] { SPELL($free) } seats free.
    }

lobby-no-clock = No clock.

# $span (Message): how long a turn may take
lobby-clock = { $span } a turn.

# $spectators (Number): how many watch, at least one
lobby-spectators = { $spectators ->
        [one] One spectator.
       *[other] { SPELL($spectators, case: "capital") } spectators.
    }

lobby-sit-down = Sit down

# For a screen reader, which tells one button from another.
# $host (Name): who opened the table
lobby-sit-down-at = Sit down at { $host }’s table

lobby-watch = Watch

# For a screen reader, which tells one button from another.
# $host (Name): who opened the table
lobby-watch-at = Watch { $host }’s table
