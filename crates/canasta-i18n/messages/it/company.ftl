### Le persone a un tavolo: le scelte del tavolo, chi c’è, per chi gioca un bot, chi ha messo in pausa.

## Le scelte del tavolo.

company-seats = Posti
company-seats-chosen = Ognuno sceglie il suo posto.
company-seats-drawn = I posti si sorteggiano all’inizio della partita.
company-time = Tempo
company-watch = Chi può guardare
company-watch-nobody = Solo chi gioca.
company-watch-link = Chiunque abbia il link del tavolo. Chi guarda vede solo le carte scoperte, mai quelle in mano.
company-watch-everybody = Chiunque, dalla sala. Chi guarda vede solo le carte scoperte, mai quelle in mano.
company-competitive = Da gara
company-competitive-about = Chi guarda vede ogni mano solo quando è finita.
company-lobby = Sala
company-lobby-about = Il tavolo è in sala: chiunque può prendere un posto libero.
company-host = Chi ospita
company-host-returns = Se chi ospita si assenta, ospita qualcun altro fino al suo ritorno.
company-hints = Consigli
company-hints-about = { $kind ->
        [practice] Solo in allenamento: quando tutti gli altri sono bot.
        [everybody] Per tutti, anche contro altre persone.
       *[none] No.
    }
company-chat = Chat
company-chat-on = Solo frasi pronte: quello che le regole permettono di dirsi, più qualche cortesia.
company-chat-off = No, a parte “Posso chiudere?”.

## Chi può guardare, in breve.

company-may-watch-nobody = Nessuno
company-may-watch-link = Chi ha il link
company-may-watch-everybody = Tutti

## Limiti di tempo.

company-clock = { $base } per turno.
company-clock-bank = { $base } per turno, più una riserva di { $bank }.
company-clock-increment = { $increment } in più per ogni turno giocato in tempo.
company-clock-out = Se il tempo finisce, gioca un bot al posto tuo.

## Chi gioca con chi.

company-pairs-drawn = I partner si sorteggiano con le carte.
company-pairs-opposite = I partner siedono uno di fronte all’altro.
company-pairs-threes = Tre contro tre, a posti alternati.
company-pairs-three-against-two = Tre contro due. I tre riposano a turno, uno per mano.
company-pairs-three-against-two-drawn = Tre contro due, per sorteggio. I tre riposano a turno, uno per mano.
company-pairs-none = Ognuno per sé.

## Prima della partita.

company-seat-free = Libero
company-seat-of-partner = Libero: posto del tuo partner
company-sitting = { $people ->
        [0] Al tavolo non c’è ancora nessuno.
       *[other] Al tavolo: { $people }.
    }
company-sitting-you = tu
company-sitting-name = { $name }
company-free = { $seats ->
        [0] Nessun posto libero.
        [one] Un posto libero.
       *[other] { SPELL($seats, case: "capital") } posti liberi.
    }
company-begin = Il tavolo è al completo. Inizia quando vuoi.
company-invite = Manda il link agli amici e inizia quando ci sono.
company-host-begins = Il tavolo è al completo. In attesa del via di { $host }.
company-host-waits = { $host } darà il via a tavolo completo.
company-the-host = Chi ospita

## Tavoli chiusi.

company-closed-own = Il tuo tavolo è stato chiuso prima dell’inizio della partita.
company-closed-before = Il tavolo di { $host } è stato chiuso prima dell’inizio della partita.
company-closed = Questo tavolo è stato chiuso.
company-closed-by = { $name } ha chiuso questo tavolo.

## Chi guarda.

company-spectators = { $people ->
        [one] Una persona sta guardando.
       *[other] { SPELL($people, case: "capital") } persone stanno guardando.
    }
company-watching = Stai guardando.
company-watching-competitive = Stai guardando. Ogni mano compare quando è finita.

## Bot al posto di una persona.

company-substitute = { $why ->
        [missed] Al posto di { $name }, che ha saltato due turni, gioca un bot.
        [away] Al posto di { $name }, che è assente, gioca un bot.
        [asked] Chi ospita fa giocare un bot al posto di { $name }.
       *[left] Al posto di { $name }, che ha lasciato il tavolo, gioca un bot.
    }
company-own-substitute = Al posto tuo gioca un bot.
company-why-substitute = { $why ->
        [missed] Hai saltato due turni. Il tuo posto resta tuo.
        [away] Non c’eri. Il tuo posto resta tuo.
        [asked] L’ha chiesto chi ospita, mentre non c’eri.
       *[left] Hai lasciato il tavolo. Puoi tornare quando vuoi.
    }
company-come-back = Eccomi

## Che cosa è cambiato per chi siede al tavolo.

company-carried = { $player ->
        [you] Ora giochi da un altro dispositivo.
       *[other] { $player } ora gioca da un altro dispositivo.
    }
company-took-over = { $player ->
        [you] Hai preso questo posto.
       *[other] { $player } ha preso questo posto.
    }
company-new-host = { $why ->
        [given] { $player ->
            [you] Ora ospiti tu.
           *[other] Ora ospita { $player }.
        }
        [away] { $player ->
            [you] Chi ospita è assente: per ora ospiti tu.
           *[other] Per ora ospita { $player }.
        }
        [left] { $player ->
            [you] Chi ospitava ha lasciato il tavolo. Ora ospiti tu.
           *[other] Chi ospitava ha lasciato il tavolo. Ora ospita { $player }.
        }
       *[back] { $player ->
            [you] Ospiti di nuovo tu.
           *[other] Ospita di nuovo { $player }.
        }
    }

## Una partita in pausa.

company-paused = { $name } ha messo in pausa la partita.
company-paused-about = Non si perde niente, anche dopo giorni. Chiunque giochi può riprendere.
company-resume = Riprendiamo

## Messaggi per gli altri.

company-reminder = Tocca a te nella nostra partita di Canasta: { $link }
company-invitation = Vieni a giocare con noi a Canasta:
