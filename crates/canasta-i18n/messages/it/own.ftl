### La parte di chi legge: le carte e i pulsanti del turno.

own-sits-out = In questa mano riposi.
own-section = Le tue carte e i pulsanti
own-hand = Le tue carte, { table-cards }
own-new-card = nuova
own-actions = Azioni
own-draw = { $n ->
        [one] Pesca
       *[other] Pesca { $n }
    }
own-pass = Passa
own-take = { $n ->
        [0] Prendi pozzo
       *[other] Prendi pozzo ({ $n })
    }
own-meld = Cala
own-discard = Scarta
own-take-back = Riprendi
own-back-to-score = Torna ai punti
own-watching = Stai guardando
