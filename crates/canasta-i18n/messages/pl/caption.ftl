### Podpisy na tabliczce gracza: co się właśnie stało. W dwóch długościach, bo tabliczki są małe.

caption-drew = { $cards ->
        [one] dobiera kartę
        [few] dobiera { SPELL($cards) } karty
       *[many] dobiera { SPELL($cards) } kart
    }
caption-drew-brief = talon
caption-took = { $cards ->
        [one] bierze stos (1)
        [few] bierze stos ({ $cards })
       *[many] bierze stos ({ $cards })
    }
caption-took-brief = stos { $cards }
caption-melded = wykłada { KIND($rank, form: "few") }
caption-melded-brief = układ
caption-melded-several = { $melds ->
        [one] wykłada { SPELL($melds, form: "m") } układ
        [few] wykłada { SPELL($melds, form: "m") } układy
       *[many] wykłada { SPELL($melds, form: "m") } układów
    }
caption-canasta = { $natural ->
        [yes] czysta kanasta { KIND($rank, form: "many") }
       *[no] kanasta { KIND($rank, form: "many") }
    }
caption-canasta-brief = kana{ "\u00AD" }sta
caption-red-three = odkrywa czerwoną trójkę
caption-red-three-brief = pre{ "\u00AD" }mia
caption-discarded = odrzuca { KIND($kind, form: "acc") }
caption-discarded-brief = { KIND($kind, form: "plate") }
caption-discarded-black-three-brief = rzuca 3
caption-froze = zamraża stos
caption-froze-brief = mrozi
caption-passed = pas
caption-asked = mogę skończyć?
caption-asked-brief = pyta
caption-answered = { $yes ->
        [yes] mówi „tak”
       *[no] mówi „nie”
    }

## Od ostatniego ruchu czytelnika.

caption-since = Od twojego ruchu
caption-since-close = Zamknij
caption-since-nothing = Od twojego ostatniego ruchu nikt jeszcze nie grał.
caption-since-steps = Krok po kroku
caption-since-back = Wstecz
caption-since-on = Dalej
caption-since-at = { $at } z { $of }
