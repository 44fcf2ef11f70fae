### Het verloop aan tafel: een regel per beurt. Schermlezers lezen die ook voor.

log-turn = { $stand_in ->
        [yes] { $player ->
            [you] Bot (voor jou) { $acts }.
           *[other] Bot (voor { $player }) { $acts }.
        }
       *[no] { $player ->
            [you] Je { $acts }.
           *[other] { $player } { $acts }.
        }
    }

## Wat iemand deed.

log-drew = trok een kaart

log-drew-several = trok { SPELL($n) } kaarten

log-drew-cards = trok { $cards }

log-took = pakte de stapel

log-took-with = { $size ->
        [one] pakte de stapel van één kaart met { $with }
       *[other] pakte de stapel van { $size } kaarten met { $with }
    }

log-took-onto = { $whose ->
        [your] { $size ->
            [one] pakte de stapel van één kaart (bij je { KIND($rank, form: "many") })
           *[other] pakte de stapel van { $size } kaarten (de bovenste bij je { KIND($rank, form: "many") })
        }
        [our] { $size ->
            [one] pakte de stapel van één kaart (bij onze { KIND($rank, form: "many") })
           *[other] pakte de stapel van { $size } kaarten (de bovenste bij onze { KIND($rank, form: "many") })
        }
       *[their] { $size ->
            [one] pakte de stapel van één kaart (bij de eigen { KIND($rank, form: "many") })
           *[other] pakte de stapel van { $size } kaarten (de bovenste bij de eigen { KIND($rank, form: "many") })
        }
    }

log-melded = legde { $melds } op tafel

log-declared-red-threes = legde { $cards } neer

log-discarded = legde { $card } af

log-passed = paste

## Kaarten.

log-card = { $card }

log-some-of = { $n ->
        [one] { KIND($kind, form: "a") }
       *[other] { SPELL($n) } { KIND($kind, form: "many") }
    }

log-with = { log-some-of }

log-meld = { $n ->
        [one] { KIND($kind, form: "a") } (met { $wilds })
       *[other] { SPELL($n) } { KIND($kind, form: "many") } (met { $wilds })
    }

log-wilds-onto = { $wilds } bij de { KIND($rank, form: "many") }

## Zinnen na een beurt.

log-frozen = De stapel is bevroren.

log-canasta = { $natural ->
        [yes] Zuivere canasta { KIND($rank, form: "many") }.
       *[no] Gemengde canasta { KIND($rank, form: "many") }.
    }

log-one-card-left = Nog één kaart.
log-last-card-red-three = De laatste kaart van de stok was een rode drie.

## Vragen en antwoorden.

log-asked = { $stand_in ->
        [yes] { $player ->
            [you] Bot (voor jou): Partner, mag ik uit?
           *[other] Bot (voor { $player }): Partner, mag ik uit?
        }
       *[no] { $player ->
            [you] Jij: Partner, mag ik uit?
           *[other] { $player }: Partner, mag ik uit?
        }
    }

log-answered = { $stand_in ->
        [yes] { $player ->
            [you] { $yes ->
                [yes] Bot (voor jou): Ja.
               *[no] Bot (voor jou): Nee.
            }
           *[other] { $yes ->
                [yes] Bot (voor { $player }): Ja.
               *[no] Bot (voor { $player }): Nee.
            }
        }
       *[no] { $player ->
            [you] { $yes ->
                [yes] Jij: Ja.
               *[no] Jij: Nee.
            }
           *[other] { $yes ->
                [yes] { $player }: Ja.
               *[no] { $player }: Nee.
            }
        }
    }

## Rode drieën die vanzelf worden neergelegd.

log-red-threes = { $player ->
        [you] Je legde { $cards } neer.
       *[other] { $player } legde { $cards } neer.
    }

log-red-threes-drew = { $player ->
        [you] { $n ->
            [one] Je legde { $cards } neer en trok een nieuwe kaart.
           *[other] Je legde { $cards } neer en trok { SPELL($n) } nieuwe kaarten.
        }
       *[other] { $n ->
            [one] { $player } legde { $cards } neer en trok een nieuwe kaart.
           *[other] { $player } legde { $cards } neer en trok { SPELL($n) } nieuwe kaarten.
        }
    }

log-red-threes-drew-cards = { $player ->
        [you] Je legde { $cards } neer en trok { $drawn }.
       *[other] { $player } legde { $cards } neer en trok { $drawn }.
    }

## Begin en eind van een ronde.

log-dealt = { $dealer ->
        [you] Ronde { $deal }. Jij gaf.
       *[other] Ronde { $deal }. { $dealer } gaf.
    }

log-dealt-and-cut = { $dealer ->
        [you] { $cutter ->
            [you] Ronde { $deal }. Jij gaf en coupeerde.
           *[other] Ronde { $deal }. Jij gaf en { $cutter } coupeerde.
        }
       *[other] { $cutter ->
            [you] Ronde { $deal }. { $dealer } gaf en jij coupeerde.
           *[other] Ronde { $deal }. { $dealer } gaf en { $cutter } coupeerde.
        }
    }

log-went-out = { $player ->
        [you] { $concealed ->
            [yes] Je bent verborgen uitgegaan.
           *[no] Je bent uit.
        }
       *[other] { $concealed ->
            [yes] { $player } is verborgen uitgegaan.
           *[no] { $player } is uit.
        }
    }

log-took-back = { $player ->
        [you] Je nam gelegde kaarten terug.
       *[other] { $player } nam gelegde kaarten terug.
    }

log-stock-empty = De stok is op.

log-last-red-three = { $player ->
        [you] Je trok een rode drie als laatste kaart van de stok.
       *[other] { $player } trok een rode drie als laatste kaart van de stok.
    }
