### Przykłady z podręcznika, widziane oczami gracza, który rusza pierwszy: „ty” to ten gracz.

## Warunki.

example-house = Obowiązuje zasada domowa.
example-no-stock = Talon jest pusty.
example-players = { $players ->
        [one] { SPELL($players, case: "capital") } osoba.
        [few] { SPELL($players, case: "capital") } osoby.
       *[many] { SPELL($players, case: "capital") } osób.
    }
example-sits-out = Trzy na dwa; piąta osoba pauzuje.
example-totals = Sumy przed rozdaniem.
example-total = { $side }: { $points }.

## Gracze i strony na początku zdania.

example-who-you = Ty
example-who-partner = Twój partner
example-who-other = Drugi gracz
example-who-left = Gracz po lewej
example-who-right = Gracz po prawej
example-who-across = Gracz naprzeciwko
example-who-across-left = Gracz naprzeciwko po lewej
example-who-across-right = Gracz naprzeciwko po prawej
example-who-partner-left = Twój partner po lewej
example-who-partner-right = Twój partner po prawej
example-side-yours = Twoja strona
example-side-others = Druga strona

## Karty na początku.

example-hand-you = Twoje karty
example-hand-partner = Karty twojego partnera
example-hand-other = Karty drugiego gracza
example-hand-left = Karty gracza po lewej
example-hand-right = Karty gracza po prawej
example-hand-across = Karty gracza naprzeciwko
example-hand-across-left = Karty gracza naprzeciwko po lewej
example-hand-across-right = Karty gracza naprzeciwko po prawej
example-hand-partner-left = Karty twojego partnera po lewej
example-hand-partner-right = Karty twojego partnera po prawej

example-melds-you = Twoje układy
example-melds-other = Układy drugiego gracza
example-melds-left = Układy gracza po lewej
example-melds-right = Układy gracza po prawej
example-melds-across-left = Układy gracza naprzeciwko po lewej
example-melds-across-right = Układy gracza naprzeciwko po prawej
example-melds-side-yours = Układy twojej strony
example-melds-side-others = Układy drugiej strony

example-red-threes-you = Twoje czerwone trójki
example-red-threes-other = Czerwone trójki drugiego gracza
example-red-threes-left = Czerwone trójki gracza po lewej
example-red-threes-right = Czerwone trójki gracza po prawej
example-red-threes-across-left = Czerwone trójki gracza naprzeciwko po lewej
example-red-threes-across-right = Czerwone trójki gracza naprzeciwko po prawej
example-red-threes-side-yours = Czerwone trójki twojej strony
example-red-threes-side-others = Czerwone trójki drugiej strony

example-pile = { $cards ->
        [one] Stos
        [few] Stos, ostatnia karta na wierzchu
       *[many] Stos, ostatnia karta na wierzchu
    }
example-stock = { $cards ->
        [one] Talon, jedna karta
        [few] Talon, od wierzchniej karty
       *[many] Talon, od wierzchniej karty
    }

## Czynności. Karty są pod spodem.

example-laid-down-first = Najpierw trafiają na stół:
example-unreadable = { $who }: „{ $act }”
example-draw = { $you ->
        [yes] Dobierasz kartę
       *[no] { $who } dobiera kartę
    }
example-take-onto-meld = { $you ->
        [yes] Bierzesz stos, dokładając do układu
       *[no] { $who } bierze stos, dokładając do układu
    }
example-take-with = { $you ->
        [yes] Bierzesz stos na
       *[no] { $who } bierze stos na
    }
example-lay-down = { $you ->
        [yes] Wykładasz
       *[no] { $who } wykłada
    }
example-add = { $you ->
        [yes] Dokładasz do { KIND($rank, form: "many") }
       *[no] { $who } dokłada do { KIND($rank, form: "many") }
    }
example-discard = { $you ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    }
example-pass = { $you ->
        [yes] Pasujesz
       *[no] { $who } pasuje
    }
example-declare = { $you ->
        [yes] Odkrywasz
       *[no] { $who } odkrywa
    }
example-ask = { $you ->
        [yes] Pytasz: „Mogę skończyć?”
       *[no] { $who } pyta: „Mogę skończyć?”
    }
example-answer = { $you ->
        [yes] { $yes ->
            [yes] Odpowiadasz „tak”
           *[no] Odpowiadasz „nie”
        }
       *[no] { $yes ->
            [yes] { $who } odpowiada „tak”
           *[no] { $who } odpowiada „nie”
        }
    }

## Skutki. Karty są dalej.

example-drawn = Dobrane:
example-laid-down = Trafiają na stół:
example-laid-down-next = Następny gracz kładzie na stole:

## Jak skończyło się rozdanie.

example-out = { $you ->
        [yes] { $concealed ->
            [yes] Kończysz z ręki.
           *[no] Kończysz rozdanie.
        }
       *[no] { $concealed ->
            [yes] { $who } kończy z ręki.
           *[no] { $who } kończy rozdanie.
        }
    }
example-nobody-out = Rozdanie się kończy, choć nikt nie pozbył się wszystkich kart.
example-last-red-three = Ostatnia karta talonu to czerwona trójka: rozdanie się kończy.

## Punkty

example-scored = { $side }: { $entries }.
example-natural-canastas = czyste kanasty { $points }
example-mixed-canastas = mieszane kanasty { $points }
example-concealed-canastas = kanasty z ręki { $points }
example-red-threes = czerwone trójki { $points }
example-going-out = skończenie { $points }
example-exact-deal = dokładne rozdanie { $points }
example-penalties = kary { $points }
example-melded = wyłożone karty { $points }
example-in-hand = karty na ręce { $points }
example-sum = razem { $points }
