### “Le tue partite”: l’elenco delle partite di chi gioca, e le statistiche in numeri e disegni.

stats-title = Le tue partite – Canasta
stats-heading = Le tue partite
stats-none-heading = Ancora nessuna partita che conti.
stats-none-about = Le partite finite compariranno qui.
stats-play-now = Gioca ora
stats-what-counts = Una partita finita conta se hai completato almeno una mano o se una squadra si è arresa. Lezioni, allenamento, mani rigiocate, partite con ripensamenti e partite non finite non contano.
stats-cookie = Le tue partite si riconoscono da un cookie in questo browser.
stats-reading = Caricamento delle partite: ne mancano { $left } su { $all }. La pagina si aggiorna da sola.

## L’elenco delle partite.

stats-list-title = Tutte le tue partite – Canasta
stats-list-heading = Tutte le tue partite
stats-list-about = { $games } partite, dalla più recente.
stats-list = Partite
stats-pages = Pagine
stats-newer = Più recenti
stats-older = Più vecchie
stats-page = Pagina { $page } di { $pages }
stats-to-stats = Statistiche
stats-newest = Ultime partite
stats-all-games = Tutte le { $games } partite

stats-on = { $day }.
stats-from-to = Periodo: { $first } – { $last }.

stats-outcome = { $place ->
        [won] Vinta, { $total } a { $best }
        [lost] Persa, { $total } a { $best }
        [second] Secondo posto su { SPELL($sides) }, { $total } a { $best }
        [third] Terzo posto su { SPELL($sides) }, { $total } a { $best }
        [fourth] Quarto posto su { SPELL($sides) }, { $total } a { $best }
        [fifth] Quinto posto su { SPELL($sides) }, { $total } a { $best }
       *[sixth] Sesto posto su { SPELL($sides) }, { $total } a { $best }
    }
stats-conceded = { $outcome } (per resa)
stats-player = { $name }
stats-forgotten = Ex partecipante
stats-with = Con { $partners }, contro { $opponents }.
stats-against = Contro { $opponents }.
stats-when = { $changes ->
        [0] { $rules }. { $day }.
        [one] { $rules }, con una regola della casa. { $day }.
       *[other] { $rules }, con { SPELL($changes) } regole della casa. { $day }.
    }
stats-replay = Rivedi
stats-replay-one = Rivedi: { $outcome }
stats-record = File
stats-record-one = Scarica il file: { $outcome }
stats-again = Rigioca una mano
stats-again-one = Rigioca una mano: { $outcome }

## Statistiche.

stats-headline = { $games ->
        [one] { $won ->
            [0] 1 partita, nessuna vinta.
           *[other] 1 partita, vinta.
        }
       *[other] { $won ->
            [0] { $games } partite, ancora nessuna vinta.
            [one] { $games } partite, una vinta.
           *[other] { $games } partite, { $won } vinte.
        }
    }
stats-glance = In breve
stats-games-won = Partite vinte
stats-won-of = { $won } su { $games }
stats-points = Punti per mano
stats-of-deals = { $deals ->
        [one] su { $deals } mano
       *[other] su { $deals } mani
    }
stats-canastas = Canaste per mano
stats-they = avversari { $canastas }
stats-best = Mano migliore
stats-best-deal = Mano { $deal } contro { $opponents }, { $day }
stats-share = { $percent }%
stats-nothing = –

## Partite vinte e perse.

stats-margins = Le tue ultime { $games } partite: vittorie sopra la linea, sconfitte sotto, secondo il vantaggio.
stats-run = { SPELL($games, case: "capital") } vittorie di fila.
stats-longest-run = Serie migliore: { SPELL($games) } vittorie di fila.
stats-margins-spoken = Ultime { SPELL($games) } partite, vinte: { $won }. Dalla più recente: { $newest }.
stats-won-by = vinta di { $points }
stats-lost-by = persa di { $points }

## Punti per mano.

stats-dots = Ogni punto è una mano, le più vecchie a sinistra.
stats-mean-line = La linea è la media mobile su { SPELL($deals) } mani.
stats-middle = La metà centrale sta tra { $low } e { $high }.
stats-deals-spoken = Punti in { SPELL($deals) } mani nel tempo: da { $worst } a { $best }, in media { $mean }.
stats-mean-spoken = La media mobile su { SPELL($deals) } mani è partita da { $first } e ora è { $last }.
stats-histogram = Mani secondo i punti, in fasce di { $width }.
stats-histogram-spoken = Mani secondo i punti.
stats-histogram-bar = da { $from } a { $to }: { $deals }.

## Canaste, aperture, chiusure, partner.

stats-we = Noi
stats-they-row = Loro
stats-natural = <b>{ $mean }</b> pure
stats-mixed = <b>{ $mean }</b> sporche
stats-piles = Pozzi presi per mano: noi { $ours }, loro { $theirs }.
stats-each-side = Con più di due squadre, i numeri degli altri sono medie per squadra.

stats-endings = Come sono finite le mani
stats-you-out = Hai chiuso tu
stats-partner-out = Ha chiuso il partner
stats-opponent-out = Hanno chiuso gli avversari
stats-stock-out = È finito il tallone
stats-way = { $concealed ->
        [0] <b>{ $deals }</b>
       *[other] <b>{ $deals }</b>, { SPELL($concealed) } in mano
    }

stats-partners = Partner
stats-partner = Partner
stats-partner-games = Partite
stats-partner-won = Vinte
stats-computer = Bot: { $level }

stats-initial-melds = Aperture
stats-needed = Minimo
stats-deals = Mani
stats-melded = Riuscite
stats-in-turn = Turno
stats-in-turn-about = “Turno” è in media il turno in cui la tua squadra apre.

## I dati di chi legge.

stats-yours = I tuoi dati
stats-meaning = Come leggere le statistiche
stats-csv = Scarica CSV
stats-json = Scarica JSON
stats-delete = Cancella la cronologia
stats-goes-games = Toglie tutte le partite finite da questa pagina e dalle tue statistiche.
stats-goes-name = A quei tavoli il tuo nome diventa “Ex partecipante” e i tuoi messaggi in chat si cancellano.
stats-goes-way = Potrai rivedere quelle partite solo dai file scaricati.
stats-stays = Le partite in corso e le opzioni restano. Restano anche le carte e i punti, senza il tuo nome, perché sono anche le partite degli altri.
stats-for-good = Non si può tornare indietro.
stats-forget = Per sparire del tutto, anche dalle partite in corso, usa <a>Dimenticami</a>.
