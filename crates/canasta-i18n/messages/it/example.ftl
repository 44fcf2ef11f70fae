### Gli esempi del libro delle regole, visti da chi agisce per primo: “tu” è quel giocatore.

## Condizioni.

example-house = Con una regola della casa.
example-no-stock = Il tallone è finito.
example-players = { $players ->
        [one] Un giocatore.
       *[other] { SPELL($players, case: "capital") } giocatori.
    }
example-sits-out = Tre contro due; il quinto giocatore riposa.
example-totals = Totali prima della mano.
example-total = { $side }: { $points }.

## Giocatori e squadre, a inizio frase.

example-who-you = Tu
example-who-partner = Il tuo partner
example-who-other = Chi gioca contro di te
example-who-left = Chi siede alla tua sinistra
example-who-right = Chi siede alla tua destra
example-who-across = Chi siede di fronte
example-who-across-left = Chi siede di fronte sulla sinistra
example-who-across-right = Chi siede di fronte sulla destra
example-who-partner-left = Il tuo partner a sinistra
example-who-partner-right = Il tuo partner a destra
example-side-yours = La tua squadra
example-side-others = L’altra squadra

## Le carte all’inizio.

example-hand-you = Le tue carte
example-hand-partner = Carte del tuo partner
example-hand-other = Carte di chi gioca contro di te
example-hand-left = Carte di chi siede alla tua sinistra
example-hand-right = Carte di chi siede alla tua destra
example-hand-across = Carte di chi siede di fronte
example-hand-across-left = Carte di chi siede di fronte sulla sinistra
example-hand-across-right = Carte di chi siede di fronte sulla destra
example-hand-partner-left = Carte del tuo partner a sinistra
example-hand-partner-right = Carte del tuo partner a destra

example-melds-you = Le tue combinazioni
example-melds-other = Combinazioni di chi gioca contro di te
example-melds-left = Combinazioni di chi siede alla tua sinistra
example-melds-right = Combinazioni di chi siede alla tua destra
example-melds-across-left = Combinazioni di chi siede di fronte sulla sinistra
example-melds-across-right = Combinazioni di chi siede di fronte sulla destra
example-melds-side-yours = Combinazioni della tua squadra
example-melds-side-others = Combinazioni dell’altra squadra

example-red-threes-you = I tuoi tre rossi
example-red-threes-other = Tre rossi di chi gioca contro di te
example-red-threes-left = Tre rossi di chi siede alla tua sinistra
example-red-threes-right = Tre rossi di chi siede alla tua destra
example-red-threes-across-left = Tre rossi di chi siede di fronte sulla sinistra
example-red-threes-across-right = Tre rossi di chi siede di fronte sulla destra
example-red-threes-side-yours = Tre rossi della tua squadra
example-red-threes-side-others = Tre rossi dell’altra squadra

example-pile = { $cards ->
        [one] Pozzo
       *[other] Pozzo, l’ultima carta è in cima
    }
example-stock = { $cards ->
        [one] Tallone, una carta
       *[other] Tallone, a partire dalla prossima carta
    }

## Azioni. Sotto ci sono le carte.

example-laid-down-first = Prima in tavola:
example-unreadable = { $who }: “{ $act }”
example-draw = { $you ->
        [yes] Peschi
       *[no] { $who } pesca
    }
example-take-onto-meld = { $you ->
        [yes] Prendi il pozzo attaccando lo scarto alla combinazione
       *[no] { $who } prende il pozzo attaccando lo scarto alla combinazione
    }
example-take-with = { $you ->
        [yes] Prendi il pozzo con
       *[no] { $who } prende il pozzo con
    }
example-lay-down = { $you ->
        [yes] Cali
       *[no] { $who } cala
    }
example-add = { $you ->
        [yes] Attacchi { KIND($rank, form: "to-many") }
       *[no] { $who } attacca { KIND($rank, form: "to-many") }
    }
example-discard = { $you ->
        [yes] Scarti
       *[no] { $who } scarta
    }
example-pass = { $you ->
        [yes] Passi
       *[no] { $who } passa
    }
example-declare = { $you ->
        [yes] Dichiari
       *[no] { $who } dichiara
    }
example-ask = { $you ->
        [yes] Chiedi “Posso chiudere?”
       *[no] { $who } chiede “Posso chiudere?”
    }
example-answer = { $you ->
        [yes] { $yes ->
            [yes] Rispondi di sì
           *[no] Rispondi di no
        }
       *[no] { $yes ->
            [yes] { $who } risponde di sì
           *[no] { $who } risponde di no
        }
    }

## Risultati. Dopo ci sono le carte.

example-drawn = Pescate:
example-laid-down = In tavola:
example-laid-down-next = In tavola, da chi gioca dopo:

## Com’è finita la mano.

example-out = { $you ->
        [yes] { $concealed ->
            [yes] Chiudi in mano.
           *[no] Chiudi.
        }
       *[no] { $concealed ->
            [yes] { $who } chiude in mano.
           *[no] { $who } chiude.
        }
    }
example-nobody-out = La mano finisce senza che nessuno chiuda.
example-last-red-three = L’ultima carta del tallone è un tre rosso: la mano finisce.

## Punti

example-scored = { $side }: { $entries }.
example-natural-canastas = canaste pure { $points }
example-mixed-canastas = canaste sporche { $points }
example-concealed-canastas = canaste servite { $points }
example-red-threes = tre rossi { $points }
example-going-out = chiusura { $points }
example-exact-deal = mazzetto esatto { $points }
example-penalties = penalità { $points }
example-melded = carte calate { $points }
example-in-hand = carte rimaste in mano { $points }
example-sum = totale { $points }
