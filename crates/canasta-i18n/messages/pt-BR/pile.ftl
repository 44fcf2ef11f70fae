pile-centre = Monte e lixo
pile-tag-stock = Monte
pile-tag-pile = Lixo

pile-stock = { $cards ->
        [1] Monte, 1 carta
       *[other] Monte, { $cards } cartas
    }
pile-stock-button = { $drawn ->
        [0] { pile-stock }. Passar
        [1] { pile-stock }. Comprar
       *[other] { pile-stock }. Comprar { SPELL($drawn, form: "f") }
    }
pile-empty = Lixo, 0 cartas
pile-label = { $cards ->
        [1] Lixo, 1 carta: { $top }
       *[other] Lixo, { $cards } cartas; em cima, { $top }
    }
pile-label-frozen = { pile-label }. { pile-frozen }

pile-sentence = { $label }.

pile-none = Vazio
pile-frozen = Congelado por { KIND($by, form: "a") }
pile-player-not-melded = { $player ->
        [you] Você ainda não baixou
       *[other] { $player } ainda não baixou
    }
pile-side-not-melded = { $own ->
        [yes] Vocês ainda não baixaram
       *[no] Eles ainda não baixaram
    }
pile-players-not-melded = { $players ->
        [1] { $players } ainda não baixou
       *[other] { $players } ainda não baixaram
    }

pile-blocked = { KIND($top, form: "a", case: "capital") } em cima: não dá para pegar.
pile-first-round = Na primeira volta, ninguém pega o lixo.
pile-complete = A canastra de { KIND($top, form: "many") } está completa: não dá para pegar.
pile-onto-your = Dá para pegar, encaixando { KIND($top, form: "onyour") }.
pile-with-two = Dá para pegar com { KIND($top, form: "two") } da sua mão.
pile-with-wild = Dá para pegar com { KIND($top, form: "the") } da sua mão e um curinga.
pile-takes-two = { $wild ->
        [yes] { $held ->
            [yes] Só com { KIND($top, form: "two") }, ou com { KIND($top, form: "a") } e um curinga. Você só tem { KIND($top, form: "a") }.
           *[no] Só com { KIND($top, form: "two") }, ou com { KIND($top, form: "a") } e um curinga. Você não tem { KIND($top, form: "no") }.
        }
       *[no] { $held ->
            [yes] Só com { KIND($top, form: "two") }. Você só tem { KIND($top, form: "a") }.
           *[no] Só com { KIND($top, form: "two") }. Você não tem { KIND($top, form: "no") }.
        }
    }
pile-other-onto = { $ours ->
        [yes] { $player } pode pegar, encaixando { KIND($top, form: "onour") }.
       *[no] { $player } pode pegar, encaixando { KIND($top, form: "on") } deles.
    }
pile-other-with-two = { $wild ->
        [yes] { $player } pode pegar com { KIND($top, form: "two") }, ou com { KIND($top, form: "a") } e um curinga.
       *[no] { $player } pode pegar com { KIND($top, form: "two") }.
    }

pile-look-through = Ver o lixo
pile-look-title = { $cards ->
        [1] Lixo, 1 carta
       *[other] Lixo, { $cards } cartas, a de cima primeiro
    }
pile-look-close = Fechar
pile-look-card = { $card }
