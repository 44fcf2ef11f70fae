### Las jugadas de la mesa, una línea por turno. Las acciones de un turno son verbos en pretérito: “robaste” o “robó”.
### Si un bot juega por ti, son de tercera persona.

log-turn = { $stand_in ->
        [yes] { $player ->
            [you] El bot (por ti) { $acts }.
           *[other] El bot (por { $player }) { $acts }.
        }
       *[no] { $player ->
            [you] Tú { $acts }.
           *[other] { $player } { $acts }.
        }
    }

log-drew = { $player ->
        [you] robaste una carta
       *[other] robó una carta
    }
log-drew-several = { $player ->
        [you] robaste { SPELL($n) } cartas
       *[other] robó { SPELL($n) } cartas
    }
log-drew-cards = { $player ->
        [you] robaste { $cards }
       *[other] robó { $cards }
    }
log-took = { $player ->
        [you] tomaste el pozo
       *[other] tomó el pozo
    }
log-took-with = { $player ->
        [you] { $size ->
            [one] tomaste el pozo de una carta con { $with }
           *[other] tomaste el pozo de { $size } cartas con { $with }
        }
       *[other] { $size ->
            [one] tomó el pozo de una carta con { $with }
           *[other] tomó el pozo de { $size } cartas con { $with }
        }
    }
log-took-onto = { $whose ->
        [your] { $player ->
            [you] { $size ->
                [one] tomaste el pozo de una carta con tus { KIND($rank, form: "many") } de la mesa
               *[other] tomaste el pozo de { $size } cartas con tus { KIND($rank, form: "many") } de la mesa
            }
           *[other] { $size ->
                [one] tomó el pozo de una carta con tus { KIND($rank, form: "many") } de la mesa
               *[other] tomó el pozo de { $size } cartas con tus { KIND($rank, form: "many") } de la mesa
            }
        }
        [our] { $player ->
            [you] { $size ->
                [one] tomaste el pozo de una carta con { KIND($rank, form: "those") } de tu equipo
               *[other] tomaste el pozo de { $size } cartas con { KIND($rank, form: "those") } de tu equipo
            }
           *[other] { $size ->
                [one] tomó el pozo de una carta con { KIND($rank, form: "those") } de tu equipo
               *[other] tomó el pozo de { $size } cartas con { KIND($rank, form: "those") } de tu equipo
            }
        }
       *[their] { $player ->
            [you] { $size ->
                [one] tomaste el pozo de una carta con sus { KIND($rank, form: "many") } de la mesa
               *[other] tomaste el pozo de { $size } cartas con sus { KIND($rank, form: "many") } de la mesa
            }
           *[other] { $size ->
                [one] tomó el pozo de una carta con sus { KIND($rank, form: "many") } de la mesa
               *[other] tomó el pozo de { $size } cartas con sus { KIND($rank, form: "many") } de la mesa
            }
        }
    }
log-melded = { $player ->
        [you] bajaste { $melds }
       *[other] bajó { $melds }
    }
log-declared-red-threes = { $player ->
        [you] pusiste en la mesa { $cards }
       *[other] puso en la mesa { $cards }
    }
log-discarded = { $player ->
        [you] descartaste { $card }
       *[other] descartó { $card }
    }
log-passed = { $player ->
        [you] pasaste
       *[other] pasó
    }

log-card = { $card }
log-some-of = { $n ->
        [one] { KIND($kind, form: "a") }
       *[other] { SPELL($n) } { KIND($kind, form: "many") }
    }
log-with = { log-some-of }
log-meld = { $n ->
        [one] { KIND($kind, form: "a") } (con { $wilds })
       *[other] { SPELL($n) } { KIND($kind, form: "many") } (con { $wilds })
    }
log-wilds-onto = { $wilds } sobre { KIND($rank, form: "those") }

log-frozen = El pozo queda congelado.
log-canasta = { $natural ->
        [yes] Canasta limpia de { KIND($rank, form: "many") }.
       *[no] Canasta sucia de { KIND($rank, form: "many") }.
    }
log-one-card-left = Una sola carta en la mano.
log-last-card-red-three = La última carta del mazo era un tres rojo.

log-asked = { $stand_in ->
        [yes] { $player ->
            [you] Bot (por ti): ¿Puedo cerrar?
           *[other] Bot (por { $player }): ¿Puedo cerrar?
        }
       *[no] { $player ->
            [you] Tú: ¿Puedo cerrar?
           *[other] { $player }: ¿Puedo cerrar?
        }
    }
log-answered = { $stand_in ->
        [yes] { $player ->
            [you] { $yes ->
                [yes] Bot (por ti): Sí.
               *[no] Bot (por ti): No.
            }
           *[other] { $yes ->
                [yes] Bot (por { $player }): Sí.
               *[no] Bot (por { $player }): No.
            }
        }
       *[no] { $player ->
            [you] { $yes ->
                [yes] Tú: Sí.
               *[no] Tú: No.
            }
           *[other] { $yes ->
                [yes] { $player }: Sí.
               *[no] { $player }: No.
            }
        }
    }

log-red-threes = { $player ->
        [you] Pusiste en la mesa { $cards }.
       *[other] { $player } puso en la mesa { $cards }.
    }
log-red-threes-drew = { $player ->
        [you] { $n ->
            [one] Pusiste en la mesa { $cards } y robaste otra carta.
           *[other] Pusiste en la mesa { $cards } y robaste otras { SPELL($n) } cartas.
        }
       *[other] { $n ->
            [one] { $player } puso en la mesa { $cards } y robó otra carta.
           *[other] { $player } puso en la mesa { $cards } y robó otras { SPELL($n) } cartas.
        }
    }
log-red-threes-drew-cards = { $player ->
        [you] Pusiste en la mesa { $cards } y robaste { $drawn }.
       *[other] { $player } puso en la mesa { $cards } y robó { $drawn }.
    }

log-dealt = { $dealer ->
        [you] Ronda { $deal }. Repartiste tú.
       *[other] Ronda { $deal }. Repartió { $dealer }.
    }
log-dealt-and-cut = { $dealer ->
        [you] { $cutter ->
            [you] Ronda { $deal }. Repartiste y cortaste tú.
           *[other] Ronda { $deal }. Repartiste tú y cortó { $cutter }.
        }
       *[other] { $cutter ->
            [you] Ronda { $deal }. Repartió { $dealer } y cortaste tú.
           *[other] Ronda { $deal }. Repartió { $dealer } y cortó { $cutter }.
        }
    }
log-went-out = { $player ->
        [you] { $concealed ->
            [yes] Cerraste con mano oculta.
           *[no] Cerraste.
        }
       *[other] { $concealed ->
            [yes] { $player } cerró con mano oculta.
           *[no] { $player } cerró.
        }
    }
log-took-back = { $player ->
        [you] Deshiciste una bajada.
       *[other] { $player } deshizo una bajada.
    }
log-stock-empty = Se acabó el mazo.
log-last-red-three = { $player ->
        [you] Robaste la última carta del mazo: un tres rojo.
       *[other] { $player } robó la última carta del mazo: un tres rojo.
    }
