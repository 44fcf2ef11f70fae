### La cronaca del tavolo: una riga per turno, letta anche dagli screen reader.

## Un turno. Le azioni sono participi dopo “hai” e “ha”.

log-turn = { $stand_in ->
        [yes] { $player ->
            [you] Al posto tuo il bot ha { $acts }.
           *[other] Al posto di { $player } il bot ha { $acts }.
        }
       *[no] { $player ->
            [you] Hai { $acts }.
           *[other] { $player } ha { $acts }.
        }
    }

log-drew = pescato una carta
log-drew-several = pescato { SPELL($n) } carte
log-drew-cards = pescato { $cards }
log-took = preso il pozzo
log-took-with = { $size ->
        [one] preso il pozzo di una carta con { $with }
       *[other] preso il pozzo di { $size } carte con { $with }
    }
log-took-onto = { $whose ->
        [your] { $size ->
            [one] preso il pozzo di una carta attaccando lo scarto { KIND($rank, form: "to-your") }
           *[other] preso il pozzo di { $size } carte attaccando lo scarto { KIND($rank, form: "to-your") }
        }
        [our] { $size ->
            [one] preso il pozzo di una carta attaccando lo scarto { KIND($rank, form: "to-our") }
           *[other] preso il pozzo di { $size } carte attaccando lo scarto { KIND($rank, form: "to-our") }
        }
       *[their] { $size ->
            [one] preso il pozzo di una carta attaccando lo scarto { KIND($rank, form: "to-their") }
           *[other] preso il pozzo di { $size } carte attaccando lo scarto { KIND($rank, form: "to-their") }
        }
    }
log-melded = calato { $melds }
log-declared-red-threes = messo in tavola { $cards }
log-discarded = scartato { $card }
log-passed = passato

## Le carte.

log-card = { $card }
log-some-of = { $n ->
        [one] { KIND($kind, form: "a") }
       *[other] { SPELL($n) } { KIND($kind, form: "num") }
    }
log-with = { log-some-of }
log-meld = { $n ->
        [one] { KIND($kind, form: "a") } (con { $wilds })
       *[other] { SPELL($n) } { KIND($kind, form: "num") } (con { $wilds })
    }
log-wilds-onto = { $wilds } { KIND($rank, form: "on-many") }

## Frasi dopo un turno.

log-frozen = Il pozzo è congelato.
log-canasta = { $natural ->
        [yes] Canasta pura di { KIND($rank, form: "many") }.
       *[no] Canasta sporca di { KIND($rank, form: "many") }.
    }
log-one-card-left = In mano resta una carta.
log-last-card-red-three = L’ultima carta del tallone era un tre rosso.

## Domande e risposte.

log-asked = { $stand_in ->
        [yes] { $player ->
            [you] Bot (per te): Posso chiudere?
           *[other] Bot (per { $player }): Posso chiudere?
        }
       *[no] { $player ->
            [you] Tu: Posso chiudere?
           *[other] { $player }: Posso chiudere?
        }
    }
log-answered = { $stand_in ->
        [yes] { $player ->
            [you] { $yes ->
                [yes] Bot (per te): Sì.
               *[no] Bot (per te): No.
            }
           *[other] { $yes ->
                [yes] Bot (per { $player }): Sì.
               *[no] Bot (per { $player }): No.
            }
        }
       *[no] { $player ->
            [you] { $yes ->
                [yes] Tu: Sì.
               *[no] Tu: No.
            }
           *[other] { $yes ->
                [yes] { $player }: Sì.
               *[no] { $player }: No.
            }
        }
    }

## Tre rossi messi in tavola da soli.

log-red-threes = { $player ->
        [you] Hai messo in tavola { $cards }.
       *[other] { $player } ha messo in tavola { $cards }.
    }
log-red-threes-drew = { $player ->
        [you] { $n ->
            [one] Hai messo in tavola { $cards } e pescato un’altra carta.
           *[other] Hai messo in tavola { $cards } e pescato altre { SPELL($n) } carte.
        }
       *[other] { $n ->
            [one] { $player } ha messo in tavola { $cards } e pescato un’altra carta.
           *[other] { $player } ha messo in tavola { $cards } e pescato altre { SPELL($n) } carte.
        }
    }
log-red-threes-drew-cards = { $player ->
        [you] Hai messo in tavola { $cards } e pescato { $drawn }.
       *[other] { $player } ha messo in tavola { $cards } e pescato { $drawn }.
    }

## Inizio e fine di una mano.

log-dealt = { $dealer ->
        [you] Mano { $deal }. Hai dato le carte.
       *[other] Mano { $deal }. { $dealer } ha dato le carte.
    }
log-dealt-and-cut = { $dealer ->
        [you] { $cutter ->
            [you] Mano { $deal }. Hai tagliato e dato le carte.
           *[other] Mano { $deal }. Hai dato le carte, { $cutter } ha tagliato.
        }
       *[other] { $cutter ->
            [you] Mano { $deal }. { $dealer } ha dato le carte, hai tagliato tu.
           *[other] Mano { $deal }. { $dealer } ha dato le carte, { $cutter } ha tagliato.
        }
    }
log-went-out = { $player ->
        [you] { $concealed ->
            [yes] Hai chiuso in mano.
           *[no] Hai chiuso.
        }
       *[other] { $concealed ->
            [yes] { $player } ha chiuso in mano.
           *[no] { $player } ha chiuso.
        }
    }
log-took-back = { $player ->
        [you] Hai ripreso l’ultima calata.
       *[other] { $player } ha ripreso l’ultima calata.
    }
log-stock-empty = Il tallone è finito.
log-last-red-three = { $player ->
        [you] Hai pescato un tre rosso come ultima carta del tallone.
       *[other] { $player } ha pescato un tre rosso come ultima carta del tallone.
    }
