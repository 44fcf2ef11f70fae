### Der eigene Teil des Tisches: die Hand und die Knöpfe.

own-sits-out = Du setzt diese Runde aus.
own-section = Deine Hand und die Knöpfe
own-hand = Deine Hand, { table-cards }
own-new-card = neu
own-actions = Aktionen
own-draw = { $n ->
        [one] Ziehen
       *[other] { $n } ziehen
    }
own-pass = Passen
own-take = { $n ->
        [0] Stapel nehmen
       *[other] Nehmen ({ $n })
    }
own-meld = Melden
own-discard = Abwerfen
own-take-back = Zurücknehmen
own-back-to-score = Zu den Punkten
own-watching = Du schaust zu
