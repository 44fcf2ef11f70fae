### Il pannello con le persone al tavolo.

people-open = Persone
people-close = Nascondi
people-title = A questo tavolo
people-bot = bot, { $level }
people-state = { $state ->
        [here] { $host ->
            [yes] presente, ospita
           *[no] presente
        }
        [away] { $host ->
            [yes] assente, ospita
           *[no] assente
        }
        [replaced] { $host ->
            [yes] assente (gioca un bot); ospita
           *[no] assente (gioca un bot)
        }
        [left] { $host ->
            [yes] ha lasciato il tavolo (gioca un bot); ospita
           *[no] ha lasciato il tavolo (gioca un bot)
        }
       *[yours] { $host ->
            [yes] gioca un bot al posto tuo; ospiti tu
           *[no] gioca un bot al posto tuo
        }
    }

people-substitute = Fai giocare un bot
people-substitute-for = Fai giocare un bot: { $name }
people-make-host = Cedi il tavolo
people-make-host-of = Cedi il tavolo: { $name }

## Prendere un posto.

people-play = { $host ->
        [yes] Prendi questo posto
       *[no] Chiedi questo posto
    }
people-play-for = { $host ->
        [yes] Prendi questo posto: { $name }
       *[no] Chiedi questo posto: { $name }
    }
people-withdraw = Ritira richiesta

## Una pausa.

people-pause = Pausa
people-pause-about = La pausa dura quanto vuoi. Non si perde niente.

## Link da condividere.

people-link = Link del tavolo
people-share = Condividi
people-copy = Copia
people-for-days = Giocate per più giorni?
people-reminder-about = Mandalo a chi è di turno, o aggiungi i tuoi turni al calendario.
people-reminder = Promemoria
people-reminder-share = Condividi il promemoria
people-calendar = Link del calendario

## Andarsene.

people-leave = Lascia la partita
people-leave-about = Al posto tuo gioca un bot. Finché la partita dura puoi tornare.
people-leave-now = Lascia la partita
