### Przebieg gry: wiersz na każdy ruch, czytany też przez czytniki ekranu.

## Ruch: nazwa gracza, a po niej lista czynności.

log-turn = { $stand_in ->
        [yes] { $player ->
            [you] Bot za ciebie { $acts }.
           *[other] { $player } (bot) { $acts }.
        }
       *[no] { $player ->
            [you] Ty { $acts }.
           *[other] { $player } { $acts }.
        }
    }

## Czynności.

log-drew = { $player ->
        [you] dobierasz kartę
       *[other] dobiera kartę
    }
log-drew-several = { $player ->
        [you] dobierasz
       *[other] dobiera
    } { $n ->
        [one] { SPELL($n, form: "acc") } kartę
        [few] { SPELL($n) } karty
       *[many] { SPELL($n) } kart
    }
log-drew-cards = { $player ->
        [you] dobierasz { $cards }
       *[other] dobiera { $cards }
    }
log-took = { $player ->
        [you] bierzesz stos
       *[other] bierze stos
    }
log-took-with = { $player ->
        [you] bierzesz stos
       *[other] bierze stos
    } { $size ->
        [one] (1 karta)
        [few] ({ $size } karty)
       *[many] ({ $size } kart)
    } na { $with }
log-took-onto = { $player ->
        [you] bierzesz stos
       *[other] bierze stos
    } { $size ->
        [one] (1 karta)
        [few] ({ $size } karty)
       *[many] ({ $size } kart)
    } { $whose ->
        [your] { $player ->
            [you] do swoich { KIND($rank, form: "many") }
           *[other] do twoich { KIND($rank, form: "many") }
        }
        [our] do naszych { KIND($rank, form: "many") }
       *[their] do swoich { KIND($rank, form: "many") }
    }
log-melded = { $player ->
        [you] wykładasz { $melds }
       *[other] wykłada { $melds }
    }
log-declared-red-threes = { $player ->
        [you] odkrywasz { $cards }
       *[other] odkrywa { $cards }
    }
log-discarded = { $player ->
        [you] odrzucasz { CARD($card, form: "acc") }
       *[other] odrzuca { CARD($card, form: "acc") }
    }
log-passed = { $player ->
        [you] pasujesz
       *[other] pasuje
    }

## Karty (w bierniku).

log-card = { CARD($card, form: "acc") }
log-some-of = { $n ->
        [one] { KIND($kind, form: "acc") }
        [2] { KIND($kind, form: "two") }
        [few] { SPELL($n) } { KIND($kind, form: "few") }
       *[many] { SPELL($n) } { KIND($kind, form: "many") }
    }
log-with = { log-some-of }
log-meld = { $n ->
        [one] { KIND($kind, form: "acc") } (plus { $wilds })
        [2] { KIND($kind, form: "two") } (plus { $wilds })
        [few] { SPELL($n) } { KIND($kind, form: "few") } (plus { $wilds })
       *[many] { SPELL($n) } { KIND($kind, form: "many") } (plus { $wilds })
    }
log-wilds-onto = { $wilds } do { KIND($rank, form: "many") }

## Zdania po ruchu.

log-frozen = Stos jest zamrożony.
log-canasta = { $natural ->
        [yes] Czysta kanasta { KIND($rank, form: "many") }.
       *[no] Mieszana kanasta { KIND($rank, form: "many") }.
    }
log-one-card-left = Została jedna karta.
log-last-card-red-three = Ostatnią kartą talonu była czerwona trójka.

## Pytania i odpowiedzi.

log-asked = { $stand_in ->
        [yes] { $player ->
            [you] Bot za ciebie: „Mogę skończyć?”
           *[other] { $player } (bot): „Mogę skończyć?”
        }
       *[no] { $player ->
            [you] Ty: „Mogę skończyć?”
           *[other] { $player }: „Mogę skończyć?”
        }
    }
log-answered = { $stand_in ->
        [yes] { $player ->
            [you] { $yes ->
                [yes] Bot za ciebie: „Tak”.
               *[no] Bot za ciebie: „Nie”.
            }
           *[other] { $yes ->
                [yes] { $player } (bot): „Tak”.
               *[no] { $player } (bot): „Nie”.
            }
        }
       *[no] { $player ->
            [you] { $yes ->
                [yes] Ty: „Tak”.
               *[no] Ty: „Nie”.
            }
           *[other] { $yes ->
                [yes] { $player }: „Tak”.
               *[no] { $player }: „Nie”.
            }
        }
    }

## Czerwone trójki kładzione automatycznie.

log-red-threes = { $player ->
        [you] Kładziesz na stole { $cards }.
       *[other] { $player } kładzie na stole { $cards }.
    }
log-red-threes-drew = { $player ->
        [you] { $n ->
            [one] Kładziesz na stole { $cards } i dobierasz { SPELL($n, form: "acc") } kartę.
            [few] Kładziesz na stole { $cards } i dobierasz { SPELL($n) } karty.
           *[many] Kładziesz na stole { $cards } i dobierasz { SPELL($n) } kart.
        }
       *[other] { $n ->
            [one] { $player } kładzie na stole { $cards } i dobiera { SPELL($n, form: "acc") } kartę.
            [few] { $player } kładzie na stole { $cards } i dobiera { SPELL($n) } karty.
           *[many] { $player } kładzie na stole { $cards } i dobiera { SPELL($n) } kart.
        }
    }
log-red-threes-drew-cards = { $player ->
        [you] Kładziesz na stole { $cards } i dobierasz { $drawn }.
       *[other] { $player } kładzie na stole { $cards } i dobiera { $drawn }.
    }

## Początek i koniec rozdania.

log-dealt = { $dealer ->
        [you] Rozdanie { $deal }. Rozdajesz.
       *[other] Rozdanie { $deal }. Rozdaje { $dealer }.
    }
log-dealt-and-cut = { $dealer ->
        [you] { $cutter ->
            [you] Rozdanie { $deal }. Rozdajesz i przekładasz.
           *[other] Rozdanie { $deal }. Rozdajesz, przekłada { $cutter }.
        }
       *[other] { $cutter ->
            [you] Rozdanie { $deal }. Rozdaje { $dealer }, przekładasz ty.
           *[other] Rozdanie { $deal }. Rozdaje { $dealer }, przekłada { $cutter }.
        }
    }
log-went-out = { $player ->
        [you] { $concealed ->
            [yes] Kończysz z ręki.
           *[no] Kończysz rozdanie.
        }
       *[other] { $concealed ->
            [yes] { $player } kończy z ręki.
           *[no] { $player } kończy rozdanie.
        }
    }
log-took-back = { $player ->
        [you] Cofasz wyłożenie.
       *[other] { $player } cofa wyłożenie.
    }
log-stock-empty = Talon się skończył.
log-last-red-three = { $player ->
        [you] Dobierasz ostatnią kartę talonu: czerwoną trójkę.
       *[other] { $player } dobiera ostatnią kartę talonu: czerwoną trójkę.
    }
