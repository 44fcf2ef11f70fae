### Problemi di un file di partita o di una posizione scritti da qualcuno: errori di scrittura e giocate contro le regole.

record-at = riga { DIGITS($line) }, colonna { DIGITS($column) }: { $fault }

## Errori di scrittura. In minuscolo e senza punto.

record-nothing = qui serve { $expected }, ma non c’è niente
record-text = qui serve { $expected }, ma c’è “{ $found }”
record-near = qui serve { $expected }, ma c’è “{ $found }” (forse volevi dire “{ $meant }”?)
record-count = qui serve { $expected }, ma ce ne sono { DIGITS($found) }

record-newer = qui serve “Canasta record 1”, ma c’è la versione { $version }, più nuova di questo programma
record-again = “{ $name }” c’è due volte (la prima alla riga { DIGITS($first) })
record-third-card = { $card } compare una terza volta, ma ce ne sono solo due
record-deck = servono le 108 carte di due mazzi, ma ce ne sono { $found }
record-deck-missing = servono le 108 carte di due mazzi, ma ce ne sono { $found } (mancano: { $missing })
record-deck-many-missing = servono le 108 carte di due mazzi, ma ce ne sono { $found } (ne mancano { $missing })

## Che cosa serve: `$expected`, dopo “qui serve”.

record-first-line = “Canasta record 1”
record-line = una riga come “Rules: hoyle”, “Deal 1” o “0: draw; discard 9S”
record-deal-before = prima “Deal 1”
record-players = il nome di ogni giocatore, da due a sei, in righe come “Seat 0: Anna”
record-turn = un posto come “0:” o “2 (bot):”
record-name = un nome
record-house = un insieme di regole della casa, come {"{"}"game_points":3000{"}"}
record-date = una data come 2026-11-22
record-digit = una cifra esadecimale
record-card = una carta come 4H
record-joker = un jolly, XR o XB
record-action-first = l’azione prima delle sue carte, come “discard 9S”
record-deal-line = una riga come “Deal 1”
record-action = un’azione come “draw” o “discard 9S”
record-action-end = “;” o la fine della riga
record-meld = l’elenco delle carte di una combinazione
record-rank = un valore come Q
record-kinds = una serie di valori come 4KX
record-key = una voce di posizione, come dealer=3
record-flag = yes o no
record-one-line = la fine del testo; una posizione è di una sola riga
record-whole = un numero intero
record-value = “=” e un valore
record-deal = “Deal { DIGITS($deal) }”
record-seat = una riga come “Seat { DIGITS($seat) }: Anna”, perché ogni posto vuole un nome
record-seat-number = un posto da 0 a { DIGITS($last) }
record-short-name = un nome di al massimo { $most } lettere
record-preset = il nome di un regolamento ({ $names })
record-result = { $last ->
        [1] “side 0 won”, “side 0 conceded” (le squadre sono 0 e 1) o “not over”
       *[other] “side 0 won” (le squadre vanno da 0 a { DIGITS($last) }) o “not over”
    }
record-numbers = { $sides ->
        [0] un numero intero per ogni squadra, senza virgole
       *[other] un numero intero per ognuna delle { SPELL($sides) } squadre, senza virgole
    }
record-number = un numero intero da { $low } a { $high }
record-meant = “{ $name }” o un nome chiaramente diverso
record-named = una riga “{ $name }:”
record-persons = { $seats ->
        [0] il numero di una persona per ogni posto, o “-” per un bot
       *[other] il numero di una persona per ognuno dei { SPELL($seats) } posti, o “-” per un bot
    }
record-digits = una serie di { $digits } cifre esadecimali

## Giocate contro le regole: dove, e che cosa.

record-in-deal = Mano { $deal }: { $fault }.
record-in-turn = Mano { $deal }, turno { $turn }: { $fault }.
record-in-action = Mano { $deal }, turno { $turn }, azione { $act }: { $fault }.

## Problemi di una mano.

record-deck-size = il mazzo ha 108 carte; questo ne ha { $cards }
record-deck-times = { $times ->
        [0] nel mazzo ogni carta c’è due volte, ma manca { $card }
        [one] nel mazzo ogni carta c’è due volte, ma { $card } c’è una volta sola
       *[other] nel mazzo ogni carta c’è due volte, ma { $card } c’è { SPELL($times) } volte
    }
record-no-seat = il posto { DIGITS($seat) } non esiste
record-dealer = dà le carte il posto { DIGITS($seat) }, ma tocca al posto { DIGITS($due) }
record-sits-out = riposa il posto { DIGITS($seat) }, ma tocca al posto { DIGITS($due) }
record-cannot-sit-out = il posto { DIGITS($seat) } non può riposare in questa mano
record-not-to-act = agisce il posto { DIGITS($seat) }, ma tocca al posto { DIGITS($due) }
record-deal-over = il posto { DIGITS($seat) } agisce, ma la mano è finita
record-illegal = il posto { DIGITS($seat) } gioca “{ $act }”. Non si può: { $why }
record-not-over = la mano non è finita, ma ne segue un’altra
record-scored = la mano ha un punteggio, ma non è finita
record-score = il punteggio indicato è { $written }, ma quello giusto è { $counted }
record-points = { $points }
record-game-over = la partita era già finita: aveva vinto la squadra { DIGITS($side) }

## Problemi di tutto il file.

record-no-game = { $players ->
        [0] Non è indicato nessun giocatore; si gioca da due a sei.
        [one] Non si può giocare da soli; si gioca da due a sei.
       *[other] { $players } giocatori sono troppi; si gioca da due a sei.
    }
record-no-deal = Il file non contiene nessuna mano.
record-totals = { $totals ->
        [one] Le squadre sono { SPELL($sides) }, ma prima della prima mano c’è un solo totale.
       *[other] Le squadre sono { SPELL($sides) }, ma prima della prima mano ci sono { SPELL($totals) } totali.
    }
record-total = In nessuna partita si può arrivare a un totale di { $total } punti.
record-winner = Secondo il file ha vinto la squadra { DIGITS($named) }, ma ha vinto la squadra { DIGITS($winner) }.
record-no-winner = Secondo il file ha vinto la squadra { DIGITS($named) }, ma non ha vinto nessuno.
record-conceded = Secondo il file c’è stata una resa, ma la squadra { DIGITS($winner) } aveva già vinto.
record-sides-to-concede = Secondo il file c’è stata una resa, ma è possibile solo con due squadre. Qui sono { SPELL($sides) }.
