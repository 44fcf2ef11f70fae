### Własna część stołu: karty i przyciski ruchu.

own-sits-out = W tym rozdaniu pauzujesz.
own-section = Twoje karty i przyciski
own-hand = Twoja ręka, { table-cards }
own-new-card = nowa
own-actions = Czynności
own-draw = { $n ->
        [one] Dobierz
        [few] Dobierz { $n }
       *[many] Dobierz { $n }
    }
own-pass = Pas
own-take = { $n ->
        [0] Weź stos
       *[other] Weź stos ({ $n })
    }
own-meld = Wyłóż
own-discard = Odrzuć
own-take-back = Cofnij
own-back-to-score = Do wyniku
own-watching = Oglądasz
