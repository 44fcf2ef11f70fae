### Podpowiedzi: najlepsze zagrania, ile tracą inne i co wyszło po ich rozegraniu.

hint-title = Podpowiedź
hint-button = Podpowiedź
hint-close = Zamknij podpowiedź
hint-show = Pokaż
hint-show-turn = Pokaż: { $turn }
hint-nothing = Tu nie ma o czym decydować.
hint-not-now = podpowiedź możesz dostać tylko w swoim ruchu
hint-busy = Serwer zajmuje się innymi stołami. Zapytaj za chwilę.
hint-source = { $deals ->
        [one] Podstawa: { $deals } próbne rozdanie z losowymi zakrytymi kartami.
        [few] Podstawa: { $deals } próbne rozdania z losowymi zakrytymi kartami.
       *[many] Podstawa: { $deals } próbnych rozdań z losowymi zakrytymi kartami.
    }
hint-spoken = { hint-title }. { $turns }
hint-spoken-nothing = { hint-title }. { hint-nothing }
hint-spoken-turn = { $worth }: { $turn }

## Ile jest warte zagranie.

hint-only = Jedyna możliwość
hint-best = Najlepsze
hint-as-good = Równie dobre
hint-loses = Traci { review-lost-points }

## Co zrobić: zdanie na każdą czynność.

hint-draw = { $then ->
        [yes] { $cards ->
            [0] Potem spasuj.
            [one] Potem dobierz kartę.
            [few] Potem dobierz { SPELL($cards) } karty.
           *[many] Potem dobierz { SPELL($cards) } kart.
        }
       *[no] { $cards ->
            [0] Spasuj.
            [one] Dobierz kartę.
            [few] Dobierz { SPELL($cards) } karty.
           *[many] Dobierz { SPELL($cards) } kart.
        }
    }
hint-take-with = { $then ->
        [yes] { $melds ->
            [0] Potem weź stos na { $cards }.
           *[other] Potem weź stos na { $cards } oraz wyłóż { $melds }.
        }
       *[no] { $melds ->
            [0] Weź stos na { $cards }.
           *[other] Weź stos na { $cards } oraz wyłóż { $melds }.
        }
    }
hint-take-onto = { $then ->
        [yes] { $melds ->
            [0] Potem weź stos, dokładając { KIND($rank, form: "acc") } do układu.
           *[other] Potem weź stos, dokładając { KIND($rank, form: "acc") } do układu, oraz wyłóż { $melds }.
        }
       *[no] { $melds ->
            [0] Weź stos, dokładając { KIND($rank, form: "acc") } do układu.
           *[other] Weź stos, dokładając { KIND($rank, form: "acc") } do układu, oraz wyłóż { $melds }.
        }
    }
hint-meld = { $then ->
        [yes] Potem wyłóż { $melds }.
       *[no] Wyłóż { $melds }.
    }
hint-discard = { $then ->
        [yes] Potem odrzuć { KIND($kind, form: "acc") }.
       *[no] Odrzuć { KIND($kind, form: "acc") }.
    }
hint-declare-red-three = { $then ->
        [yes] Potem odkryj czerwoną trójkę.
       *[no] Odkryj czerwoną trójkę.
    }
hint-ask = { $then ->
        [yes] Potem zapytaj, czy możesz skończyć (odpowiada { $partner }).
       *[no] Zapytaj, czy możesz skończyć (odpowiada { $partner }).
    }
hint-answer = { $yes ->
        [yes] Odpowiedz „tak”.
       *[no] Odpowiedz „nie”.
    }

hint-loses-chance = Zmniejsza szansę na wygraną z { $best_share } do { $share }
hint-worse-in = Gorsze w { $deals } na 100 rozdań

## Dlaczego najlepsze zagranie jest najlepsze.

hint-often = w { $deals } na { $of } rozdań
hint-often-always = zawsze
hint-often-nearly-always = prawie zawsze
hint-often-hardly = prawie nigdy
hint-often-never = nigdy
hint-other-draw = jeśli dobierzesz kartę
hint-other-take = jeśli weźmiesz stos
hint-other-discard = jeśli odrzucisz { KIND($kind, form: "acc") }
hint-other-keep = jeśli zatrzymasz te karty
hint-other-meld = jeśli wyłożysz teraz
hint-other-turn = przy innym zagraniu
hint-because-canasta = { $take ->
        [yes] { $alone ->
            [yes] { $negative ->
                [yes] Jeśli weźmiesz stos, do końca następnego ruchu { $often } nie zrobisz kanasty { KIND($rank, form: "many") }
               *[no] Jeśli weźmiesz stos, do końca następnego ruchu { $often } zrobisz kanastę { KIND($rank, form: "many") }
            }
           *[no] { $negative ->
                [yes] Jeśli weźmiesz stos, do końca twojego następnego ruchu { $often } nie zrobicie kanasty { KIND($rank, form: "many") }
               *[no] Jeśli weźmiesz stos, do końca twojego następnego ruchu { $often } zrobicie kanastę { KIND($rank, form: "many") }
            }
        }
       *[no] { $alone ->
            [yes] { $negative ->
                [yes] Do końca następnego ruchu { $often } nie zrobisz kanasty { KIND($rank, form: "many") }
               *[no] Do końca następnego ruchu { $often } zrobisz kanastę { KIND($rank, form: "many") }
            }
           *[no] { $negative ->
                [yes] Do końca twojego następnego ruchu { $often } nie zrobicie kanasty { KIND($rank, form: "many") }
               *[no] Do końca twojego następnego ruchu { $often } zrobicie kanastę { KIND($rank, form: "many") }
            }
        }
    }; { $other } – { $other_often }.
hint-because-keep = { $pair ->
        [yes] Zatrzymaj parę { KIND($rank, form: "many") }
       *[no] Zatrzymaj { KIND($rank, form: "few") }
    }: { $often } { $negative ->
        [yes] nie zdarza się, że { $player } odrzuca { KIND($rank, form: "acc") }, a ty bierzesz stos
       *[no] { $player } odrzuca { KIND($rank, form: "acc") }, a ty bierzesz stos
    } ({ $cards ->
        [one] jedna karta
        [few] około { $cards } kart
       *[many] około { $cards } kart
    }).
hint-because-takes = { $alone ->
        [yes] { $negative ->
            [yes] Do końca następnego ruchu { $often } nie weźmiesz stosu
           *[no] Do końca następnego ruchu { $often } weźmiesz stos
        }
       *[no] { $negative ->
            [yes] Do końca twojego następnego ruchu { $often } nie weźmiecie stosu
           *[no] Do końca twojego następnego ruchu { $often } weźmiecie stos
        }
    }; { $other } – { $other_often }.
hint-because-leave = { $cards ->
        [one] Jeśli zostawisz stos
        [few] Jeśli zostawisz stos ({ $cards } karty)
       *[many] Jeśli zostawisz stos ({ $cards } kart)
    }, { $negative ->
        [yes] przeciwnik { $often } nie weźmie go przed twoim następnym ruchem
       *[no] przeciwnik weźmie go przed twoim następnym ruchem { $often }
    }.
hint-because-safe = Bezpieczniej odrzucić { KIND($kind, form: "acc") }: { $negative ->
        [yes] { $player } { $often } nie bierze wtedy stosu { $cards ->
            [one] (1 karta)
            [few] ({ $cards } karty)
           *[many] ({ $cards } kart)
        }
       *[no] { $player } bierze wtedy stos { $cards ->
            [one] (1 karta)
            [few] ({ $cards } karty)
           *[many] ({ $cards } kart)
        } { $often }
    }; { $other } – { $other_often }.
hint-because-others-take = { $negative ->
        [yes] Przed twoim następnym ruchem przeciwnik { $often } nie bierze stosu
       *[no] Przed twoim następnym ruchem przeciwnik bierze stos { $often }
    }; { $other } – { $other_often }.
hint-because-out = { $alone ->
        [yes] { $negative ->
            [yes] Nie kończysz { $often }
           *[no] Kończysz { $often }
        }
       *[no] { $negative ->
            [yes] Nie kończycie { $often }
           *[no] Kończycie { $often }
        }
    }; { $other } – { $other_often }.
hint-because-others-out = { $alone ->
        [yes] { $negative ->
            [yes] Nikt inny { $often } nie kończy
           *[no] Ktoś inny kończy { $often }
        }
       *[no] { $negative ->
            [yes] Przeciwnicy { $often } nie kończą
           *[no] Przeciwnicy kończą { $often }
        }
    }; { $other } – { $other_often }.
hint-because-caught = { $alone ->
        [yes] Gdy kończy ktoś inny, zostaje ci na ręce około { $cards ->
            [one] { $cards } karty
            [few] { $cards } kart
           *[many] { $cards } kart
        }; { $other } – około { $other_cards }.
       *[no] Gdy kończą przeciwnicy, zostaje ci na ręce około { $cards ->
            [one] { $cards } karty
            [few] { $cards } kart
           *[many] { $cards } kart
        }; { $other } – około { $other_cards }.
    }
hint-because-canastas = { $alone ->
        [yes] Na koniec masz średnio { $canastas } kanasty; { $other } – { $other_canastas }.
       *[no] Na koniec macie średnio { $canastas } kanasty; { $other } – { $other_canastas }.
    }
hint-because-better = Wiele drobnych korzyści: w { $deals } na 100 rozdań wyszło to lepiej niż { $other }.
hint-than-draw = dobranie karty
hint-than-take = wzięcie stosu
hint-than-discard = odrzucenie { KIND($kind, form: "gen") }
hint-than-keep = zatrzymanie tych kart
hint-than-meld = wyłożenie od razu
hint-than-turn = inne zagranie
hint-because-same = To prawie bez różnicy: { $other } daje mniej więcej tyle samo.
hint-because-worth = { $points ->
        [one] Wiele drobnych korzyści: to o jakiś punkt lepsze niż { $other }.
        [few] Wiele drobnych korzyści: to o jakieś { $points } punkty lepsze niż { $other }.
       *[many] Wiele drobnych korzyści: to o jakieś { $points } punktów lepsze niż { $other }.
    }
hint-because-alike = To prawie bez różnicy: w { $deals } na 100 rozdań wyszło to lepiej niż { $other }.

## Dlaczego zagranie jest gorsze od najlepszego.

hint-share = { $percent }%
hint-share-small = mniej niż 1%
hint-hands-over = { $pile ->
        [0] Odrzucając { KIND($kind, form: "acc") }, oddajesz stos w { $share } przypadków ({ KIND($best, form: "one") }: { $best_share }).
        [one] Odrzucając { KIND($kind, form: "acc") }, oddajesz stos ({ $pile } karta) w { $share } przypadków ({ KIND($best, form: "one") }: { $best_share }).
        [few] Odrzucając { KIND($kind, form: "acc") }, oddajesz stos ({ $pile } karty) w { $share } przypadków ({ KIND($best, form: "one") }: { $best_share }).
       *[many] Odrzucając { KIND($kind, form: "acc") }, oddajesz stos ({ $pile } kart) w { $share } przypadków ({ KIND($best, form: "one") }: { $best_share }).
    }
hint-hands-over-best = { $pile ->
        [0] Odrzucając { KIND($kind, form: "acc") }, oddajesz stos w { $share } przypadków (najlepsze zagranie: { $best_share }).
        [one] Odrzucając { KIND($kind, form: "acc") }, oddajesz stos ({ $pile } karta) w { $share } przypadków (najlepsze zagranie: { $best_share }).
        [few] Odrzucając { KIND($kind, form: "acc") }, oddajesz stos ({ $pile } karty) w { $share } przypadków (najlepsze zagranie: { $best_share }).
       *[many] Odrzucając { KIND($kind, form: "acc") }, oddajesz stos ({ $pile } kart) w { $share } przypadków (najlepsze zagranie: { $best_share }).
    }
hint-next-takes = { $pile ->
        [0] Następny gracz bierze stos w { $share } przypadków (najlepsze zagranie: { $best_share }).
        [one] Następny gracz bierze stos ({ $pile } karta) w { $share } przypadków (najlepsze zagranie: { $best_share }).
        [few] Następny gracz bierze stos ({ $pile } karty) w { $share } przypadków (najlepsze zagranie: { $best_share }).
       *[many] Następny gracz bierze stos ({ $pile } kart) w { $share } przypadków (najlepsze zagranie: { $best_share }).
    }
hint-others-take = Przed twoim następnym ruchem przeciwnik bierze stos w { $share } przypadków (najlepsze zagranie: { $best_share }).
hint-fewer-piles = { $alone ->
        [yes] Bierzesz stos w { $share } przypadków (najlepsze zagranie: { $best_share }).
       *[no] Bierzecie stos w { $share } przypadków (najlepsze zagranie: { $best_share }).
    }
hint-out-less = { $alone ->
        [yes] Kończysz rozdanie w { $share } przypadków (najlepsze zagranie: { $best_share }).
       *[no] Kończycie rozdanie w { $share } przypadków (najlepsze zagranie: { $best_share }).
    }
hint-others-out = { $alone ->
        [yes] Ktoś inny kończy rozdanie w { $share } przypadków (najlepsze zagranie: { $best_share }).
       *[no] Przeciwnicy kończą rozdanie w { $share } przypadków (najlepsze zagranie: { $best_share }).
    }
hint-fewer-canastas = { $alone ->
        [yes] Na koniec masz średnio { $canastas } kanasty (najlepsze zagranie: { $best_canastas }).
       *[no] Na koniec macie średnio { $canastas } kanasty (najlepsze zagranie: { $best_canastas }).
    }
hint-less-ahead = { $alone ->
        [yes] Wiele drobiazgów: na koniec rozdania masz średnio { $end } (najlepsze zagranie: { $best_end }).
       *[no] Wiele drobiazgów: na koniec rozdania macie średnio { $end } (najlepsze zagranie: { $best_end }).
    }
hint-ahead = { $behind ->
        [yes] { $points ->
            [one] 1 punkt straty
            [few] { $points } punkty straty
           *[many] { $points } punktów straty
        }
       *[no] { $points ->
            [one] 1 punkt przewagi
            [few] { $points } punkty przewagi
           *[many] { $points } punktów przewagi
        }
    }

## Kto dostaje podpowiedzi.

hint-practice = Tylko w treningu
hint-practice-about = Gdy poza tobą grają same boty.
hint-everybody = Dla wszystkich
hint-everybody-about = Także w grze z innymi ludźmi.
hint-none = Wyłączone
hint-none-about = Nikt nie dostaje podpowiedzi.
hint-menu-none = Podpowiedzi: przy tym stole wyłączone.
hint-menu-everybody = Podpowiedzi: dla wszystkich.
hint-menu-practice = Podpowiedzi: tylko w treningu.
hint-menu-not-practice = Podpowiedzi: wyłączone, bo grają też inni ludzie.
