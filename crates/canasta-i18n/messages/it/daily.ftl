### La mano del giorno: la pagina, e il testo al tavolo che la gioca.

## La pagina.

daily-title = Mano del giorno – Canasta
daily-heading = Mano del giorno
daily-about = Oggi tutti ricevono le stesse carte, e c’è un solo tentativo. Poi scopri com’è andata rispetto agli altri e all’Esperto.
daily-rules = Una mano in quattro con le regole Bicycle / Hoyle. Partner e avversari sono bot di livello <b>{ $level }</b>, uguali per tutti. Niente consigli, e non conta nelle tue statistiche.
daily-left = Finisce a mezzanotte UTC, tra { $left }.
daily-play = Gioca la mano di oggi
daily-playing = La tua mano è ancora in corso. Finiscila oggi per entrare in classifica.
daily-go-on = Torna al tavolo

## Il risultato di chi legge.

daily-result = Il tuo risultato
daily-counting = Mano finita. L’analisi del tuo gioco richiede un attimo.
daily-look = Aggiorna
daily-lost = { $lost ->
        [0] Non hai regalato <b>niente</b>.
        [one] Hai regalato <b>1 punto</b>.
       *[other] Hai regalato <b>{ $lost } punti</b>.
    }
daily-lost-about = I punti che avresti guadagnato giocando meglio, contando solo gli errori evidenti. Le carte brutte non contano contro di te.
daily-place = Posizione <b>{ $place }</b> su { $of }
daily-ahead = { $part ->
        [0] Hai fatto meglio dello 0% dei giocatori.
        [1] Hai fatto meglio dell’1% dei giocatori.
        [8] Hai fatto meglio dell’8% dei giocatori.
        [11] Hai fatto meglio dell’11% dei giocatori.
        [80] Hai fatto meglio dell’80% dei giocatori.
        [81] Hai fatto meglio dell’81% dei giocatori.
        [82] Hai fatto meglio dell’82% dei giocatori.
        [83] Hai fatto meglio dell’83% dei giocatori.
        [84] Hai fatto meglio dell’84% dei giocatori.
        [85] Hai fatto meglio dell’85% dei giocatori.
        [86] Hai fatto meglio dell’86% dei giocatori.
        [87] Hai fatto meglio dell’87% dei giocatori.
        [88] Hai fatto meglio dell’88% dei giocatori.
        [89] Hai fatto meglio dell’89% dei giocatori.
       *[other] Hai fatto meglio del { $part }% dei giocatori.
    }
daily-alone = Per ora la mano di oggi l’hai finita solo tu.
daily-points = La tua squadra ha fatto { $own }, gli avversari { $theirs }.
daily-helped = Per una parte ha giocato un bot al posto tuo, quindi il risultato non entra in classifica.
daily-late = Hai finito a giornata conclusa, quindi il risultato non entra in classifica.
daily-given-up = Il tavolo è stato chiuso prima della fine della mano, quindi il risultato non entra in classifica.
daily-replay = Rivedi la mano
daily-tomorrow = Da domani puoi rigiocare queste carte dal replay, quante volte vuoi.

## Tutti gli altri, e l’Esperto.

daily-everybody = I risultati di oggi
daily-count = { $began ->
        [0] Nessuno ha ancora giocato la mano di oggi.
       *[other] Mani iniziate: { $began }, finite: { $finished }.
    }
daily-middle = { $lost ->
        [0] Metà dei giocatori non ha regalato niente.
        [one] Metà dei giocatori ha regalato al massimo 1 punto.
       *[other] Metà dei giocatori ha regalato al massimo { $lost } punti.
    }
daily-bands = Punti regalati
daily-players = Giocatori
daily-nothing = Zero
daily-band = da { $from } a { $to }
daily-beyond = Più di { $from }
daily-you = tu
daily-best = Bot { $level }
daily-best-result = Al tuo posto, con le stesse carte: { $lost ->
        [0] nessun punto regalato
        [one] 1 punto regalato
       *[other] { $lost } punti regalati
    }, { $own } punti a { $theirs }.
daily-best-waits = Sta ancora giocando la mano di oggi. Ripassa tra un minuto.
daily-order = In ordine di punti regalati, poi di vantaggio.

## Un biglietto da condividere.

daily-share = Condividi il risultato
daily-share-about = Senza svelare niente.
daily-card-title = Canasta, { $date }
daily-outcome = { $lost ->
        [0] Posizione { $place } su { $of }, nessun punto regalato
        [one] Posizione { $place } su { $of }, 1 punto regalato
       *[other] Posizione { $place } su { $of }, { $lost } punti regalati
    }
daily-marks = Dai primi turni agli ultimi: ● nessun punto regalato, ◐ pochi, ○ 80 o più.
daily-copy = Copia

## Il calendario delle mani finite.

daily-calendar = I tuoi giorni
daily-streak = { $today ->
        [yes] { $days ->
            [one] Oggi hai giocato.
           *[other] { $days } giorni di fila, oggi compreso.
        }
       *[no] { $days ->
            [one] Ieri hai giocato. Gioca anche oggi per iniziare una serie.
           *[other] { $days } giorni di fila. Gioca oggi per continuare.
        }
    }
daily-calendar-day = { $finished ->
        [yes] { $date }: giocata
       *[no] { $date }: non giocata
    }

## I giorni prima.

daily-earlier = Giorni passati
daily-not-played = Non giocata
daily-not-finished = Non finita

## Al tavolo, e a mano finita.

daily-of = Mano del giorno: { $date }
daily-no-commitment = Oggi queste carte le ricevono tutti. Il risultato non conta nelle tue statistiche, e a questo tavolo non può sedersi nessun altro.
daily-to-result = Vedi il tuo risultato

daily-way = Mano del giorno
daily-way-about = Le stesse carte per tutti
