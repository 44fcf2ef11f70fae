log-turn = { $stand_in ->
        [yes] { $player ->
            [you] O robô (por você) { $acts }.
           *[other] O robô (por { $player }) { $acts }.
        }
       *[no] { $player ->
            [you] Você { $acts }.
           *[other] { $player } { $acts }.
        }
    }

log-drew = comprou

log-drew-several = comprou { SPELL($n, form: "f") } cartas

log-drew-cards = comprou { $cards }

log-took = pegou o lixo

log-took-with = { $size ->
        [1] pegou o lixo de uma carta com { $with }
       *[other] pegou o lixo de { $size } cartas com { $with }
    }

log-took-onto = { $whose ->
        [your] { $size ->
            [1] pegou o lixo de uma carta, encaixando { KIND($rank, form: "onyour") }
           *[other] pegou o lixo de { $size } cartas, encaixando { KIND($rank, form: "onyour") }
        }
        [our] { $size ->
            [1] pegou o lixo de uma carta, encaixando { KIND($rank, form: "onour") }
           *[other] pegou o lixo de { $size } cartas, encaixando { KIND($rank, form: "onour") }
        }
       *[their] { $size ->
            [1] pegou o lixo de uma carta, encaixando { KIND($rank, form: "on") } deles
           *[other] pegou o lixo de { $size } cartas, encaixando { KIND($rank, form: "on") } deles
        }
    }

log-melded = baixou { $melds }

log-declared-red-threes = pôs na mesa { $cards }

log-discarded = descartou { $card }

log-passed = passou

log-card = { $card }

log-some-of = { $n ->
        [1] { KIND($kind, form: "a") }
       *[other] { $kind ->
            [queen] { SPELL($n, form: "f") } damas
           *[other] { SPELL($n) } { KIND($kind, form: "many") }
        }
    }

log-with = { log-some-of }

log-meld = { $n ->
        [1] { KIND($kind, form: "a") } (com { $wilds })
       *[other] { $kind ->
            [queen] { SPELL($n, form: "f") } damas (com { $wilds })
           *[other] { SPELL($n) } { KIND($kind, form: "many") } (com { $wilds })
        }
    }

log-wilds-onto = { $wilds } { KIND($rank, form: "on") }

log-frozen = O lixo está congelado.

log-canasta = { $natural ->
        [yes] Canastra limpa de { KIND($rank, form: "many") }.
       *[no] Canastra suja de { KIND($rank, form: "many") }.
    }

log-one-card-left = Só uma carta na mão.
log-last-card-red-three = A última carta do monte era um 3 vermelho.

log-asked = { $stand_in ->
        [yes] { $player ->
            [you] Robô (por você): Posso bater?
           *[other] Robô (por { $player }): Posso bater?
        }
       *[no] { $player ->
            [you] Você: Posso bater?
           *[other] { $player }: Posso bater?
        }
    }

log-answered = { $stand_in ->
        [yes] { $player ->
            [you] { $yes ->
                [yes] Robô (por você): Sim.
               *[no] Robô (por você): Não.
            }
           *[other] { $yes ->
                [yes] Robô (por { $player }): Sim.
               *[no] Robô (por { $player }): Não.
            }
        }
       *[no] { $player ->
            [you] { $yes ->
                [yes] Você: Sim.
               *[no] Você: Não.
            }
           *[other] { $yes ->
                [yes] { $player }: Sim.
               *[no] { $player }: Não.
            }
        }
    }

log-red-threes = { $player ->
        [you] Você pôs na mesa { $cards }.
       *[other] { $player } pôs na mesa { $cards }.
    }

log-red-threes-drew = { $player ->
        [you] { $n ->
            [1] Você pôs na mesa { $cards } e comprou outra carta.
           *[other] Você pôs na mesa { $cards } e comprou mais { SPELL($n, form: "f") } cartas.
        }
       *[other] { $n ->
            [1] { $player } pôs na mesa { $cards } e comprou outra carta.
           *[other] { $player } pôs na mesa { $cards } e comprou mais { SPELL($n, form: "f") } cartas.
        }
    }

log-red-threes-drew-cards = { $player ->
        [you] Você pôs na mesa { $cards } e comprou { $drawn }.
       *[other] { $player } pôs na mesa { $cards } e comprou { $drawn }.
    }

log-dealt = { $dealer ->
        [you] Rodada { $deal }. Você deu as cartas.
       *[other] Rodada { $deal }. { $dealer } deu as cartas.
    }

log-dealt-and-cut = { $dealer ->
        [you] { $cutter ->
            [you] Rodada { $deal }. Você deu as cartas e cortou.
           *[other] Rodada { $deal }. Você deu as cartas e { $cutter } cortou.
        }
       *[other] { $cutter ->
            [you] Rodada { $deal }. { $dealer } deu as cartas e você cortou.
           *[other] Rodada { $deal }. { $dealer } deu as cartas e { $cutter } cortou.
        }
    }

log-went-out = { $player ->
        [you] { $concealed ->
            [yes] Você bateu de mão.
           *[no] Você bateu.
        }
       *[other] { $concealed ->
            [yes] { $player } bateu de mão.
           *[no] { $player } bateu.
        }
    }

log-took-back = { $player ->
        [you] Você desfez uma baixada.
       *[other] { $player } desfez uma baixada.
    }

log-stock-empty = O monte acabou.

log-last-red-three = { $player ->
        [you] A última carta do monte, que você comprou, era um 3 vermelho.
       *[other] A última carta do monte, que { $player } comprou, era um 3 vermelho.
    }
