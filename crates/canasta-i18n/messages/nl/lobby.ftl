### De lobby: de tafels waar iedereen kan aanschuiven of meekijken.

lobby-title = Lobby – Canasta
lobby-heading = Lobby
lobby-about = Openbare tafels op deze server.
lobby-seat-me = Geef me een plaats
lobby-seat-me-about = Meteen, aan welke tafel ook. Tot er mensen komen, spelen er bots.
lobby-new-table = Nieuwe tafel
lobby-join = Meedoen met een code
lobby-waiting = Wachten op spelers
lobby-none-waiting = Er wacht geen tafel op spelers. Zelf een beginnen?
lobby-in-play = Bezig

lobby-tables = { $playing ->
        [0] Geen partijen bezig
        [one] Eén partij bezig
       *[other] { SPELL($playing, case: "capital") } partijen bezig
    }; { $waiting ->
        [0] geen tafel wacht op spelers.
        [one] één tafel wacht op spelers.
       *[other] { SPELL($waiting) } tafels wachten op spelers.
    }

lobby-people = { $people ->
        [0] Verder speelt hier niemand.
        [one] Eén persoon zit aan een tafel.
       *[other] { SPELL($people, case: "capital") } mensen zitten aan een tafel, besloten tafels meegeteld.
    }

lobby-table-of = Tafel van { $host }

lobby-game = { $rules }, { $players ->
        [one] één speler
       *[other] { SPELL($players) } spelers
    }

lobby-seats = { $people ->
        [0] Geen mensen
        [one] Eén persoon
       *[other] { SPELL($people, case: "capital") } mensen
    }{ $bots ->
        [0] {""}
        [one] , één bot
       *[other] , { SPELL($bots) } bots
    }{ $free ->
        [0] { $replaces ->
            [yes] { $bots ->
                [one] ; de plaats van de bot kun je overnemen.
               *[other] ; je kunt de plaats van een bot overnemen.
            }
           *[no] , geen plaats vrij.
        }
        [one] , één plaats vrij.
       *[other] , { SPELL($free) } plaatsen vrij.
    }

lobby-no-clock = Geen klok.

lobby-clock = { $span } per beurt.

lobby-spectators = { $spectators ->
        [one] Eén kijker.
       *[other] { SPELL($spectators, case: "capital") } kijkers.
    }

lobby-sit-down = Aanschuiven

lobby-sit-down-at = Aanschuiven aan de tafel van { $host }

lobby-watch = Meekijken

lobby-watch-at = Meekijken aan de tafel van { $host }
