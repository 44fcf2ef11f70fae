### Jouw deel van de tafel: je hand en de knoppen van een beurt.

own-sits-out = Je slaat deze ronde over.
own-section = Je hand en de knoppen
own-hand = Je hand, { table-cards }
own-new-card = nieuw
own-actions = Acties
own-draw = { $n ->
        [one] Trek kaart
       *[other] Trek { $n } kaarten
    }
own-pass = Passen
own-take = { $n ->
        [0] Pak stapel
       *[other] Pak stapel ({ $n })
    }
own-meld = Op tafel
own-discard = Afleggen
own-take-back = Terugnemen
own-back-to-score = Terug naar de stand
own-watching = Je kijkt mee
