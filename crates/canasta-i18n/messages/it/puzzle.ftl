### Quesiti: posizioni in cui una giocata è migliore di tutte le altre.

## L’elenco dei quesiti.

puzzle-title = Quesiti – Canasta
puzzle-heading = Quesiti
puzzle-about = Una posizione presa da una partita: gioca il turno migliore.
puzzle-begin = Inizia
puzzle-go-on = Altro quesito
puzzle-due = { $due ->
        [one] Un quesito da ripassare oggi.
       *[other] { $due } quesiti da ripassare oggi.
    }
puzzle-streak = { $today ->
        [yes] { $days ->
            [one] Oggi ne hai risolto uno.
           *[other] { $days } giorni di fila, oggi compreso.
        }
       *[no] { $days ->
            [one] Ieri ne hai risolto uno. Risolvine uno anche oggi per iniziare una serie.
           *[other] { $days } giorni di fila. Risolvine uno oggi per continuare.
        }
    }
puzzle-when-again = I quesiti risolti tornano dopo 1, 3, 7 e 21 giorni. Quelli sbagliati tornano domani.
puzzle-all-done = Hai provato tutti i quesiti. I ripassi compaiono qui quando è il momento.
puzzle-solved-of = Risolti: { $solved } su { $all }
puzzle-number = { $state ->
        [new] Quesito { $number }
        [solved] Quesito { $number }, risolto
        [missed] Quesito { $number }, sbagliato
       *[due] Quesito { $number }, da ripassare oggi
    }
puzzle-key-solved = risolto
puzzle-key-missed = sbagliato
puzzle-key-due = da ripassare
puzzle-key = Legenda
puzzle-how = Come nascono i quesiti
puzzle-to-list = Tutti i quesiti

## Di che cosa trattano: titoli, con una frase ciascuno.

puzzle-taking-the-pile = Prendere il pozzo
puzzle-taking-the-pile-about = Prenderlo o pescare? E con quali carte?
puzzle-feeding = Non regalare il pozzo
puzzle-feeding-about = Lo scarto sbagliato dà tutto il pozzo a chi gioca dopo.
puzzle-freezing = Congelare il pozzo
puzzle-freezing-about = Quando scartare una matta, e quando no.
puzzle-keeping-pairs = Tenere le coppie
puzzle-keeping-pairs-about = Quali carte tenere insieme per dopo.
puzzle-initial-meld = L’apertura
puzzle-initial-meld-about = Quando aprire, e quando aspettare.
puzzle-laying-down = Calare
puzzle-laying-down-about = Che cosa calare e che cosa tenere.
puzzle-wild-cards = Le matte
puzzle-wild-cards-about = Quante usarne.
puzzle-black-threes = I tre neri
puzzle-black-threes-about = Fermano chi gioca dopo per un turno. Quando usarli.
puzzle-going-out = La chiusura
puzzle-going-out-about = Finire la mano o continuare?
puzzle-discarding = Che cosa scartare
puzzle-discarding-about = Quale carta lasciar andare.
puzzle-own = Dalle tue partite
puzzle-own-about = I tuoi errori, trovati dalle analisi.

## Un quesito.

puzzle-page-title = { $theme }, quesito { $number } – Canasta
puzzle-page-heading = { $theme }, quesito { $number }
puzzle-you = Tu
puzzle-stands = { $rules }. Punti: { $totals }.
puzzle-total = { $side } { $points }
puzzle-begins = Tocca a te. Che cosa fai?
puzzle-question = Hai pescato. Che cosa giochi?
puzzle-taken = Hai preso il pozzo. Che cosa giochi?
puzzle-rules = { $rules }.
puzzle-start-again = Ricomincia
puzzle-choose = Scegli da un elenco

## La risposta.

puzzle-right = Giusto!
puzzle-wrong = Non è la giocata migliore.
puzzle-turns = Scelte
puzzle-best = La migliore
puzzle-your-choice = La tua scelta
puzzle-loses = { $points ->
        [one] perde circa un punto
       *[other] perde circa { $points } punti
    }
puzzle-again-in = { $days ->
        [one] Questo quesito torna domani.
       *[other] Questo quesito torna tra { $days } giorni.
    }
puzzle-learned = Imparato! Questo quesito non torna più.
puzzle-unclear = Questa non conta
puzzle-unclear-about = La tua giocata non è fra quelle confrontate in questo quesito, ed è troppo vicina alla migliore per giudicarla. Provane un’altra.
puzzle-once-more = Riprova
puzzle-in-game = Vedila nella partita
