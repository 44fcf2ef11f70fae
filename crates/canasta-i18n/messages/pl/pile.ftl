### Talon i stos oraz tekst obok nich: czy stos jest zamrożony i jak można go wziąć.

pile-centre = Talon i stos
pile-tag-stock = Talon
pile-tag-pile = Stos

## Dla czytnika ekranu.

pile-stock = { $cards ->
        [one] Talon, 1 karta
        [few] Talon, { $cards } karty
       *[many] Talon, { $cards } kart
    }
pile-stock-button = { $drawn ->
        [0] { pile-stock }. Pas
        [one] { pile-stock }. Dobierz
        [few] { pile-stock }. Dobierz { SPELL($drawn) }
       *[many] { pile-stock }. Dobierz { SPELL($drawn) }
    }
pile-empty = Stos, 0 kart
pile-label = { $cards ->
        [one] Stos, 1 karta, na wierzchu { $top }
        [few] Stos, { $cards } karty, na wierzchu { $top }
       *[many] Stos, { $cards } kart, na wierzchu { $top }
    }
pile-label-frozen = { pile-label }. { pile-frozen }
pile-sentence = { $label }.

## Obok stosu: dlaczego nie można go tak po prostu wziąć.

pile-none = Pusty
pile-frozen = Zamrożony przez { KIND($by, form: "acc") }
pile-player-not-melded = { $player ->
        [you] Przed twoim pierwszym wyłożeniem
       *[other] { $player }: przed pierwszym wyłożeniem
    }
pile-side-not-melded = { $own ->
        [yes] Przed waszym pierwszym wyłożeniem
       *[no] Przed ich pierwszym wyłożeniem
    }
pile-players-not-melded = { $players }: przed pierwszym wyłożeniem

## Obok stosu: jak można go wziąć.

pile-blocked = Na wierzchu { KIND($top, form: "one") }: stosu nie można wziąć.
pile-first-round = W pierwszej kolejce stosu nie można wziąć.
pile-complete = Kanasta { KIND($top, form: "many") } jest pełna: stosu nie można wziąć.
pile-onto-your = Możesz wziąć stos, dokładając { KIND($top, form: "acc") } do swojego układu.
pile-with-two = Możesz wziąć stos na parę { KIND($top, form: "many") } z ręki.
pile-with-wild = Możesz wziąć stos na { KIND($top, form: "acc") } i dziką kartę.
pile-takes-two = { $wild ->
        [yes] { $held ->
            [yes] Potrzeba pary { KIND($top, form: "many") } albo { KIND($top, form: "gen") } i dzikiej karty. Masz tylko { KIND($top, form: "acc") }.
           *[no] Potrzeba pary { KIND($top, form: "many") } albo { KIND($top, form: "gen") } i dzikiej karty. Nie masz { KIND($top, form: "many") }.
        }
       *[no] { $held ->
            [yes] Potrzeba pary { KIND($top, form: "many") }. Masz tylko { KIND($top, form: "acc") } bez pary.
           *[no] Potrzeba pary { KIND($top, form: "many") }. Nie masz { KIND($top, form: "many") }.
        }
    }
pile-other-onto = { $ours ->
        [yes] { $player } może wziąć stos, dokładając { KIND($top, form: "acc") } do naszego układu.
       *[no] { $player } może wziąć stos, dokładając { KIND($top, form: "acc") } do swojego układu.
    }
pile-other-with-two = { $wild ->
        [yes] { $player } może wziąć stos na parę { KIND($top, form: "many") } albo na { KIND($top, form: "acc") } i dziką kartę.
       *[no] { $player } może wziąć stos na parę { KIND($top, form: "many") }.
    }

## Karty stosu, kiedy można je przejrzeć.

pile-look-through = Obejrzyj stos
pile-look-title = { $cards ->
        [one] Stos, 1 karta
        [few] Stos, { $cards } karty od wierzchu
       *[many] Stos, { $cards } kart od wierzchu
    }
pile-look-close = Zamknij
pile-look-card = { $card }
