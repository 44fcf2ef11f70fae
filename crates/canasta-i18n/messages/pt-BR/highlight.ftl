highlight-of-deal = Destaques
highlight-of-game = Destaques da partida

highlight-canasta = { $player ->
        [you] { $natural ->
            [yes] { $concealed ->
                [yes] Você baixou de uma vez uma canastra limpa de { KIND($rank, form: "many") }
               *[no] Você fez uma canastra limpa de { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] Você baixou de uma vez uma canastra de { KIND($rank, form: "many") }
               *[no] Você fez uma canastra de { KIND($rank, form: "many") }
            }
        }
       *[other] { $natural ->
            [yes] { $concealed ->
                [yes] { $player } baixou de uma vez uma canastra limpa de { KIND($rank, form: "many") }
               *[no] { $player } fez uma canastra limpa de { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] { $player } baixou de uma vez uma canastra de { KIND($rank, form: "many") }
               *[no] { $player } fez uma canastra de { KIND($rank, form: "many") }
            }
        }
    }
highlight-pile = { $player ->
        [you] Você pegou um lixo de { $cards } cartas
       *[other] { $player } pegou um lixo de { $cards } cartas
    }
highlight-one-turn = { $player ->
        [you] Você bateu de uma só vez
       *[other] { $player } bateu de uma só vez
    }
highlight-canastas = { SPELL($count, form: "f", case: "capital") } canastras
highlight-lost = { $player ->
        [you] Seu descarte entregou um lixo de { $cards } cartas
       *[other] { $player } entregou um lixo de { $cards } cartas
    }
highlight-left = Ficou na sua mão: { $card }

highlight-bonus = { $points } pontos de bônus.
highlight-without-wilds = Sem curingas.
highlight-whole = Todas as cartas baixadas de uma vez.
highlight-largest = { $game ->
        [yes] O maior da partida.
       *[no] O maior desta rodada.
    }
highlight-own-largest = { $alone ->
        [yes] O maior que você pegou.
       *[no] O maior do seu time.
    }
highlight-no-meld-before = Sem ter baixado nada antes.
highlight-most = { $side }: mais do que qualquer outro.
highlight-taken-by = { $player ->
        [you] Quem pegou foi você.
       *[other] Quem pegou foi { $player }.
    }
highlight-cost = Custou { $points } pontos.
highlight-in-deal = Rodada { $deal }.
