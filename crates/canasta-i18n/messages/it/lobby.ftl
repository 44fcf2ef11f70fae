### La sala: i tavoli a cui chiunque può sedersi o che chiunque può guardare.

lobby-title = Sala – Canasta
lobby-heading = Sala
lobby-about = I tavoli pubblici di questo server.
lobby-seat-me = Trovami un posto
lobby-seat-me-about = A un tavolo qualsiasi, subito. Finché non arriva gente giocano i bot.
lobby-new-table = Nuovo tavolo
lobby-join = Entra con un codice
lobby-waiting = Si cercano giocatori
lobby-none-waiting = Nessun tavolo cerca giocatori. Ne apri uno tu?
lobby-in-play = In corso

lobby-tables = { $playing ->
        [0] Nessuna partita in corso
        [one] Una partita in corso
       *[other] { SPELL($playing, case: "capital") } partite in corso
    }; { $waiting ->
        [0] nessun tavolo cerca giocatori.
        [one] un tavolo cerca giocatori.
       *[other] { SPELL($waiting) } tavoli cercano giocatori.
    }

lobby-people = { $people ->
        [0] Qui non gioca nessun altro.
        [one] C’è una persona a un tavolo.
       *[other] Ci sono { SPELL($people) } persone ai tavoli, compresi quelli privati.
    }

lobby-table-of = Tavolo di { $host }

lobby-game = { $rules }, { $players ->
        [one] un giocatore
       *[other] { SPELL($players) } giocatori
    }

lobby-seats = { $people ->
        [0] Nessuna persona
        [one] Una persona
       *[other] { SPELL($people, case: "capital") } persone
    }{ $bots ->
        [0] {""}
        [one] , un bot
       *[other] , { SPELL($bots) } bot
    }{ $free ->
        [0] { $replaces ->
            [yes] { $bots ->
                [one] : puoi prendere il suo posto.
               *[other] : puoi prendere il posto di un bot.
            }
           *[no] , nessun posto libero.
        }
        [one] , un posto libero.
       *[other] , { SPELL($free) } posti liberi.
    }

lobby-no-clock = Senza limiti di tempo.
lobby-clock = { $span } per turno.

lobby-spectators = { $spectators ->
        [one] Una persona guarda.
       *[other] { SPELL($spectators, case: "capital") } persone guardano.
    }

lobby-sit-down = Siediti
lobby-sit-down-at = Siediti al tavolo di { $host }
lobby-watch = Guarda
lobby-watch-at = Guarda il tavolo di { $host }
