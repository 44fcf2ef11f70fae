### I numeri del blocco punti: controllare una mano, totali, risultato, diretta, stampa e foglio di calcolo.
### I testi li inserisce il browser.

## Com’è finita una mano: un titolo.

script-pad-sheet-ended-out = { $player } ha chiuso
script-pad-sheet-ended-concealed = { $player } ha chiuso in mano
script-pad-sheet-ended-nobody = Non ha chiuso nessuno
script-pad-sheet-ended-unknown = Non è segnato chi ha chiuso

## Il dettaglio: i punti di una squadra per ogni voce, e da dove vengono.

script-pad-sheet-times = { $count } × { $value }
script-pad-sheet-all-four = tutti e quattro
script-pad-sheet-threes-no-meld = { $n }, nessuna calata
script-pad-sheet-threes-no-canasta = { $n }, nessuna canasta
script-pad-sheet-out-concealed = { $player }, in mano
script-pad-sheet-with-black-threes = { $n ->
        [one] con un tre nero
       *[other] con { $n } tre neri
    }
script-pad-sheet-own-times = { $name }: { $count } × { $value }
script-pad-sheet-not-entered = non segnato
script-pad-sheet-was = prima { $before }
script-pad-sheet-nobody = nessuno
script-pad-sheet-rules-of-line = { $line }: che cosa dicono le regole
script-pad-sheet-rule-set = Regole: { $rules }

## Controllare una mano.

script-pad-sheet-query-asked = { $named ->
        [yes] Alle { $time } { $name } ha chiesto di controllare questa mano.
       *[no] Alle { $time } chi guarda ha chiesto di controllare questa mano.
    }
script-pad-sheet-query-settle = È a posto

script-pad-sheet-conflict-heading = Questa mano è segnata due volte
script-pad-sheet-conflict-help = L’hanno segnata due telefoni che non erano collegati. Scegli quella giusta. L’altra resta tra le modifiche.
script-pad-sheet-conflict-phone = { $here ->
        [yes] Questo telefono
       *[no] { $named ->
            [yes] Telefono di { $name }
           *[no] Un altro telefono
        }
    }
script-pad-sheet-conflict-line = Voce
script-pad-sheet-conflict-keep = Tieni questa
script-pad-sheet-line-of-side = { $side }: { $line }

script-pad-sheet-paper-heading = Sul foglio i punti sono diversi?
script-pad-sheet-paper-help = Scrivi quelli del foglio per questa mano. Il blocco cerca un’unica svista che spieghi la differenza.
script-pad-sheet-paper-minus = Meno, { $side }
script-pad-sheet-paper-same = { $side }: come sul blocco.
script-pad-sheet-paper-more = <b>{ $side }: { $points } in più del blocco.</b> Sul foglio potrebbe essere:
script-pad-sheet-paper-less = <b>{ $side }: { $points } in meno del blocco.</b> Sul foglio potrebbe essere:
script-pad-sheet-paper-more-unexplained = <b>{ $side }: { $points } in più del blocco.</b> Una svista sola non lo spiega. Riconta tutto.
script-pad-sheet-paper-less-unexplained = <b>{ $side }: { $points } in meno del blocco.</b> Una svista sola non lo spiega. Riconta tutto.

script-pad-sheet-slip-natural-more = Una canasta pura in più.
script-pad-sheet-slip-natural-fewer = Una canasta pura in meno.
script-pad-sheet-slip-mixed-more = Una canasta sporca in più.
script-pad-sheet-slip-mixed-fewer = Una canasta sporca in meno.
script-pad-sheet-slip-mixed-as-natural = Una canasta sporca contata come pura.
script-pad-sheet-slip-natural-as-mixed = Una canasta pura contata come sporca.
script-pad-sheet-slip-red-threes = { $paper ->
        [0] Nessun tre rosso invece di { $pad }.
        [one] Un tre rosso invece di { $pad }.
       *[other] { $paper } tre rossi invece di { $pad }.
    }
script-pad-sheet-slip-red-threes-for-side = Tre rossi aggiunti, anche se la squadra non ha calato.
script-pad-sheet-slip-red-threes-against-side = Tre rossi tolti, anche se la squadra ha calato.
script-pad-sheet-slip-going-out-left-out = Chiusura dimenticata.
script-pad-sheet-slip-going-out-counted = Chiusura contata a questa squadra.
script-pad-sheet-slip-counted-concealed = Una chiusura normale contata come in mano.
script-pad-sheet-slip-counted-not-concealed = Una chiusura in mano contata come normale.
script-pad-sheet-slip-hand-added = Carte in mano aggiunte invece che tolte.
script-pad-sheet-slip-hand-left-out = Carte in mano non tolte.
script-pad-sheet-slip-melded-left-out = Carte calate dimenticate.
script-pad-sheet-slip-melded-swapped = Due cifre scambiate nelle carte calate: { $paper } invece di { $pad }.
script-pad-sheet-slip-hand-swapped = Due cifre scambiate nelle carte in mano: { $paper } invece di { $pad }.
script-pad-sheet-slip-card-more = Una carta da { $value } in più in tavola, o in meno in mano.
script-pad-sheet-slip-card-fewer = Una carta da { $value } in meno in tavola, o in più in mano.
script-pad-sheet-slip-carry = Riporto sbagliato nella somma: { $points }.

script-pad-sheet-count-heading = Riconta
script-pad-sheet-count-what = Che cosa contare
script-pad-sheet-count-melded = { $known ->
        [yes] { $side }: carte calate, { $points } sul blocco
       *[no] { $side }: carte calate
    }
script-pad-sheet-count-in-hand = { $known ->
        [yes] { $side }: carte in mano, { $points } sul blocco
       *[no] { $side }: carte in mano
    }
script-pad-sheet-count-key = { $n ->
        [0] { KIND($kind, form: "one", case: "capital") }, { $value } punti
       *[other] { KIND($kind, form: "one", case: "capital") }, { $value } punti, già { $n }
    }
script-pad-sheet-count-kind = { KIND($kind, form: "one") }
script-pad-sheet-count-clear = Azzera
script-pad-sheet-count-one-back = Togline una
script-pad-sheet-count-cards = { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
script-pad-sheet-count-agrees = Come sul blocco: { $points }.
script-pad-sheet-count-more = { $points } in più del blocco ({ $pad }).
script-pad-sheet-count-short = { $points } in meno del blocco ({ $pad }).

## Le modifiche di una mano.

script-pad-sheet-changes = Modifiche
script-pad-sheet-log-entered = { $here ->
        [yes] Segnata su questo telefono.
       *[no] { $named ->
            [yes] Segnata sul telefono di { $name }.
           *[no] Segnata su un altro telefono.
        }
    }
script-pad-sheet-log-corrected = { $here ->
        [yes] Corretta su questo telefono.
       *[no] { $named ->
            [yes] Corretta sul telefono di { $name }.
           *[no] Corretta su un altro telefono.
        }
    }
script-pad-sheet-log-confirmed = { $here ->
        [yes] Confermata su questo telefono.
       *[no] { $named ->
            [yes] Confermata sul telefono di { $name }.
           *[no] Confermata su un altro telefono.
        }
    }
script-pad-sheet-log-undone = { $here ->
        [yes] Annullata su questo telefono.
       *[no] { $named ->
            [yes] Annullata sul telefono di { $name }.
           *[no] Annullata su un altro telefono.
        }
    }
script-pad-sheet-log-anyway = Salvata lo stesso, anche se il controllo aveva trovato qualcosa.
script-pad-sheet-change-line = { $side }, “{ $line }”: prima { $from }, ora { $to }.
script-pad-sheet-change-out = Chiusura: prima { $from }, ora { $to }.
script-pad-sheet-change-concealed = { $now ->
        [yes] Ora conta come chiusura in mano.
       *[no] Non conta più come chiusura in mano.
    }
script-pad-sheet-change-exact = { $now ->
        [yes] Ora con il mazzetto esatto.
       *[no] Ora senza il mazzetto esatto.
    }
script-pad-sheet-change-total = { $side }: prima { $from } per questa mano, ora { $to }.

## La curva dei totali.

script-pad-sheet-curve-label = { $deals ->
        [one] Totali dopo una mano (si vince a { $goal }): { $totals }.
       *[other] Totali dopo { $deals } mani (si vince a { $goal }): { $totals }.
    }
script-pad-sheet-curve-label-deals = Totali dopo { $deals } mani su { $of }: { $totals }.
script-pad-sheet-curve-side = { $side } { $total }
script-pad-sheet-curve-minimum = apertura { $n }
script-pad-sheet-curve-table = Gli stessi dati in una tabella
script-pad-sheet-curve-start = Inizio

## I totali.

script-pad-sheet-totals-title = Totali
script-pad-sheet-game-so-far = La partita finora
script-pad-sheet-next-minimums = Prossima apertura: { $sides }.
script-pad-sheet-deal-by-deal = Mano per mano
script-pad-sheet-sources = Da dove vengono i punti
script-pad-sheet-session = Punti della serie
script-pad-sheet-session-help = Le partite di questo blocco.

script-pad-sheet-session-column = Partita
script-pad-sheet-session-game = { $deals ->
        [one] Partita { $n }, una mano
       *[other] Partita { $n }, { $deals } mani
    }
script-pad-sheet-session-playing = Partita { $n }, in corso
script-pad-sheet-session-won = vittoria
script-pad-sheet-session-wins = Partite vinte
script-pad-sheet-session-together = Punti in tutto

## La fine di una partita.

script-pad-sheet-end-won = { $n ->
        [one] Ha vinto { $names }
       *[other] Hanno vinto { $names }
    }
script-pad-sheet-end-by = { $deals ->
        [one] Con { $points } punti di vantaggio, dopo una mano.
       *[other] Con { $points } punti di vantaggio, dopo { $deals } mani.
    }
script-pad-sheet-end-how = Com’è andata

## La diretta, su altri telefoni.

script-pad-sheet-live-title = Diretta
script-pad-sheet-live-up-to-date = { $named ->
        [yes] Telefono di { $name }, aggiornato
       *[no] Aggiornata
    }
script-pad-sheet-live-offline = Offline. Ultimi dati: { $time }
script-pad-sheet-live-waiting = Ancora nessuna connessione. La pagina continua a provare.
script-pad-sheet-live-no-game = La partita non è ancora iniziata.
script-pad-sheet-live-entering = Si sta segnando la mano { $n }
script-pad-sheet-live-last = Mano { $n }: { $ended }
script-pad-sheet-live-no-deal = Ancora nessuna mano
script-pad-sheet-live-sheet = Il segnapunti
script-pad-sheet-live-query = Segnala una mano
script-pad-sheet-live-query-help = Sul blocco comparirà la tua richiesta di controllare questa mano. I punti non cambiano.
script-pad-sheet-live-query-deal = Mano
script-pad-sheet-live-query-name = Il tuo nome
script-pad-sheet-live-query-send = Invia
script-pad-sheet-live-cancel = Annulla
script-pad-sheet-live-queried = { $named ->
        [yes] La richiesta di controllare la mano { $n } ora si vede sul telefono di { $keeper }.
       *[no] La richiesta di controllare la mano { $n } ora si vede sul blocco.
    }
script-pad-sheet-live-take = Chiedi il blocco
script-pad-sheet-live-request = { $named ->
        [yes] { $name } chiede il blocco.
       *[no] Un altro telefono chiede il blocco.
    }
script-pad-sheet-live-request-own = Questo telefono chiede il blocco.
script-pad-sheet-live-request-left = { $n ->
        [one] Passa tra un secondo, se il telefono che lo tiene non rifiuta.
       *[other] Passa tra { $n } secondi, se il telefono che lo tiene non rifiuta.
    }
script-pad-sheet-live-withdraw = Ritira
script-pad-sheet-live-keeps = Ora il blocco lo tiene questo telefono.
script-pad-sheet-live-open = Apri il blocco

## Su carta.

script-pad-sheet-print-title = Canasta
script-pad-sheet-print-now = Stampa
script-pad-sheet-print-empty = Foglio vuoto
script-pad-sheet-print-game = Questa partita
script-pad-sheet-print-names = Nomi
script-pad-sheet-print-date = Data
script-pad-sheet-print-side = { $side }: { $players }
script-pad-sheet-print-about = { $rules }, ai { $points } punti
script-pad-sheet-print-about-deals = { $deals ->
        [one] { $rules }, una mano
       *[other] { $rules }, { $deals } mani
    }
script-pad-sheet-print-column-side = Squadra
script-pad-sheet-print-column-minimum = Apertura
script-pad-sheet-print-column-natural = Pure
script-pad-sheet-print-column-mixed = Sporche
script-pad-sheet-print-column-concealed = Servite
script-pad-sheet-print-column-red-threes = Tre rossi
script-pad-sheet-print-column-going-out = Chiusura
script-pad-sheet-print-column-exact-deal = Esatto
script-pad-sheet-print-column-penalties = Penalità
script-pad-sheet-print-column-melded = Calate
script-pad-sheet-print-column-in-hand = In mano
script-pad-sheet-print-column-lines = Aggiunte
script-pad-sheet-print-column-points = Punti
script-pad-sheet-print-corrected = { $mark } Mano { $n }, corretta alle { $time }: { $changes }
script-pad-sheet-print-anyway = { $mark } Mano { $n }: salvata lo stesso, anche se il controllo aveva trovato qualcosa.
script-pad-sheet-print-conflict = { $mark } Mano { $n }: segnata due volte. Il tavolo non ha ancora scelto.
script-pad-sheet-print-kind = { KIND($kind, form: "many") }
script-pad-sheet-print-cards = { $cards } { $value }
script-pad-sheet-print-values = Carte: { $cards }. Canasta pura { $natural }, sporca { $mixed }. Tre rosso { $three }, tutti e quattro { $four }. Chiusura { $out }, in mano { $concealed }.
script-pad-sheet-print-minimums = Apertura: { $minimums }.
script-pad-sheet-print-minimum-below = { $minimum } sotto { $total }
script-pad-sheet-print-minimum-from = { $minimum } da { $total } in su
script-pad-sheet-print-own-lines = Voci aggiunte: { $lines }.
script-pad-sheet-print-own-line = { $name } { $points }
script-pad-sheet-print-agreed = D’accordo, { $side }

## Il foglio di calcolo: intestazioni delle colonne e valori.

script-pad-sheet-table-deal = Mano
script-pad-sheet-table-time = Ora
script-pad-sheet-table-dealer = Mazziere
script-pad-sheet-table-out = Chi ha chiuso
script-pad-sheet-table-concealed = Chiusura in mano
script-pad-sheet-table-points = Punti
script-pad-sheet-table-corrections = Correzioni
script-pad-sheet-table-anyway = Salvata lo stesso
script-pad-sheet-table-yes = sì
script-pad-sheet-table-no = no
