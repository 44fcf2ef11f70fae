### Tallone e pozzo, e le scritte accanto.

pile-centre = Tallone e pozzo
pile-tag-stock = Tallone
pile-tag-pile = Pozzo

pile-stock = { $cards ->
        [one] Tallone, 1 carta
       *[other] Tallone, { $cards } carte
    }
pile-stock-button = { $drawn ->
        [0] { pile-stock }. Passa
        [one] { pile-stock }. Pesca
       *[other] { pile-stock }. Pesca { SPELL($drawn) } carte
    }
pile-empty = Pozzo, 0 carte
pile-label = { $cards ->
        [one] Pozzo, 1 carta: { $top }
       *[other] Pozzo, { $cards } carte, in cima { $top }
    }
pile-label-frozen = { pile-label }. { pile-frozen }
pile-sentence = { $label }.

## Perché non si può prendere così.

pile-none = Vuoto
pile-frozen = Congelato da { KIND($by, form: "a") }
pile-player-not-melded = { $player ->
        [you] Non hai ancora aperto
       *[other] { $player } non ha ancora aperto
    }
pile-side-not-melded = { $own ->
        [yes] Non avete ancora aperto
       *[no] Non hanno ancora aperto
    }
pile-players-not-melded = { $players ->
        [one] { $players } non ha ancora aperto
       *[other] { $players } non hanno ancora aperto
    }

## Come si può prendere.

pile-blocked = In cima c’è { KIND($top, form: "a") }: non si può prendere.
pile-first-round = Al primo giro non si può prendere.
pile-complete = La canasta di { KIND($top, form: "many") } è completa: il pozzo non si può prendere.
pile-onto-your = Puoi prenderlo attaccando lo scarto { KIND($top, form: "to-your") }.
pile-with-two = Puoi prenderlo con due { KIND($top, form: "num") } che hai in mano.
pile-with-wild = Puoi prenderlo con { KIND($top, form: "the") } che hai in mano e una matta.
pile-takes-two = { $wild ->
        [yes] { $held ->
            [yes] Servono due { KIND($top, form: "num") }, oppure { KIND($top, form: "a") } e una matta. Hai { KIND($top, form: "only") }.
           *[no] Servono due { KIND($top, form: "num") }, oppure { KIND($top, form: "a") } e una matta. Non hai { KIND($top, form: "no") }.
        }
       *[no] { $held ->
            [yes] Servono due { KIND($top, form: "num") }. Hai { KIND($top, form: "only") }.
           *[no] Servono due { KIND($top, form: "num") }. Non hai { KIND($top, form: "no") }.
        }
    }
pile-other-onto = { $ours ->
        [yes] { $player } può prenderlo attaccando lo scarto { KIND($top, form: "to-our") }.
       *[no] { $player } può prenderlo attaccando lo scarto { KIND($top, form: "to-their") }.
    }
pile-other-with-two = { $wild ->
        [yes] { $player } può prenderlo con due { KIND($top, form: "num") }, oppure con { KIND($top, form: "a") } e una matta.
       *[no] { $player } può prenderlo con due { KIND($top, form: "num") }.
    }

## Le carte del pozzo, quando si possono guardare.

pile-look-through = Vedi il pozzo
pile-look-title = { $cards ->
        [one] Il pozzo, 1 carta
       *[other] Il pozzo dall’alto, { $cards } carte
    }
pile-look-close = Nascondi
pile-look-card = { $card }
