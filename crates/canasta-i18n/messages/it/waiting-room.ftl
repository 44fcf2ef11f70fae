### La sala d’attesa, cioè un tavolo prima della partita: i posti, il link per gli altri e le scelte.

waiting-room-title = Tavolo di { $host } – Canasta
waiting-room-own = Il tuo tavolo
waiting-room-of = Tavolo di { $host }
waiting-room-seats = Posti
waiting-room-begin = Inizia
waiting-room-begin-filled = Aggiungi bot e inizia
waiting-room-played = Opzioni del tavolo

## Richieste d’ingresso, per chi ospita.

waiting-room-join-requests = Richieste d’ingresso
waiting-room-let-in = Fai entrare
waiting-room-let-in-one = Fai entrare { $name }
waiting-room-turn-away = Rifiuta
waiting-room-turn-away-one = Rifiuta { $name }

## Persone senza posto.

waiting-room-no-seat = { $full ->
        [yes] <b>Non hai ancora un posto.</b> Aspetta che se ne liberi uno.
       *[no] <b>Non hai ancora un posto.</b> Scegline uno.
    }
waiting-room-without-seat = Senza posto: { $people }.
waiting-room-without-seat-name = { $name }

## I posti.

waiting-room-sit-down = Siediti
waiting-room-sit = Siediti qui
waiting-room-sit-in = Siediti qui, posto { DIGITS($seat) }
waiting-room-stand = Alzati
waiting-room-bot = bot, { $level }
waiting-room-person = { $who ->
        [you] { $host ->
            [yes] tu, ospiti
           *[no] tu
        }
        [partner] { $host ->
            [yes] il tuo partner, ospita
           *[no] il tuo partner
        }
        [opponent] { $host ->
            [yes] rivale, ospita
           *[no] rivale
        }
       *[unknown] { $host ->
            [yes] ospita
           *[no] {""}
        }
    }
waiting-room-not-here = (assente)

## Che cosa può fare chi ospita con i posti.

waiting-room-hosting = Ospiti tu
waiting-room-hosting-about = { $free ->
        [yes] Aggiungi bot, libera un posto o cedi il tavolo a qualcuno.
       *[no] Libera un posto o cedi il tavolo a qualcuno.
    }
waiting-room-standing = senza posto
waiting-room-seat = Posto { DIGITS($seat) }
waiting-room-seat-free = libero
waiting-room-you = tu
waiting-room-free = Libera il posto
waiting-room-free-of = Libera il posto: { $name }
waiting-room-level = Livello del bot, posto { DIGITS($seat) }
waiting-room-to-bot = Metti un bot
waiting-room-seat-to-bot = Metti un bot al posto { DIGITS($seat) }

## Il link per gli altri.

waiting-room-invite = Invita gli amici
waiting-room-link = { $free ->
        [yes] Manda questo link. Chi lo ha può sedersi.
       *[no] I posti sono tutti presi. Chi ha questo link può aspettarne uno.
    }
waiting-room-only-here = Questo link vale solo su questo computer. Per invitare altri, avvia il server nella rete di casa.
waiting-room-square = Codice QR
waiting-room-scan = Oppure inquadralo col telefono.

## Andarsene.

waiting-room-hide = Togli dal mio elenco
waiting-room-leave = Lascia il tavolo
waiting-room-leave-about = { $seated ->
        [yes] { $host ->
            [yes] Il tuo posto si libera e ospita qualcun altro. Col link puoi tornare.
           *[no] Il tuo posto si libera. Col link puoi tornare.
        }
       *[no] { $host ->
            [yes] Ospiterà qualcun altro. Col link puoi tornare.
           *[no] Col link puoi tornare.
        }
    }
waiting-room-leave-now = Esci
