log-turn = { $stand_in ->
        [yes] { $player ->
            [you] Te (robottal) { $acts }.
           *[other] Robot ({ $player } helyett) { $acts }.
        }
       *[no] { $player ->
            [you] Te { $acts }.
           *[other] { $player } { $acts }.
        }
    }

log-drew = { $player ->
        [you] húztál
       *[other] húzott
    }
log-drew-several = { $player ->
        [you] húztál { SPELL($n) } lapot
       *[other] húzott { SPELL($n) } lapot
    }
log-drew-cards = { $player ->
        [you] { $cards } húztál
       *[other] { $cards } húzott
    }
log-took = { $player ->
        [you] felvetted a halmot
       *[other] felvette a halmot
    }
log-took-with = { $player ->
        [you] { $size ->
            [one] felvetted az egylapos halmot { $with }
           *[other] felvetted a halmot ({ $size } lap) { $with }
        }
       *[other] { $size ->
            [one] felvette az egylapos halmot { $with }
           *[other] felvette a halmot ({ $size } lap) { $with }
        }
    }
log-took-onto = { $player ->
        [you] { $whose ->
            [your] { $size ->
                [one] felvetted az egylapos halmot { KIND($rank, form: "your-to") }
               *[other] felvetted a halmot ({ $size } lap) { KIND($rank, form: "your-to") }
            }
            [our] { $size ->
                [one] felvetted az egylapos halmot { KIND($rank, form: "our-to") }
               *[other] felvetted a halmot ({ $size } lap) { KIND($rank, form: "our-to") }
            }
           *[their] { $size ->
                [one] felvetted az egylapos halmot { KIND($rank, form: "to") }
               *[other] felvetted a halmot ({ $size } lap) { KIND($rank, form: "to") }
            }
        }
       *[other] { $whose ->
            [your] { $size ->
                [one] felvette az egylapos halmot { KIND($rank, form: "your-to") }
               *[other] felvette a halmot ({ $size } lap) { KIND($rank, form: "your-to") }
            }
            [our] { $size ->
                [one] felvette az egylapos halmot { KIND($rank, form: "our-to") }
               *[other] felvette a halmot ({ $size } lap) { KIND($rank, form: "our-to") }
            }
           *[their] { $size ->
                [one] felvette az egylapos halmot { KIND($rank, form: "to") }
               *[other] felvette a halmot ({ $size } lap) { KIND($rank, form: "to") }
            }
        }
    }
log-melded = { $player ->
        [you] leraktál { $melds }
       *[other] lerakott { $melds }
    }
log-declared-red-threes = { $player ->
        [you] kitettél { $cards }
       *[other] kitett { $cards }
    }
log-discarded = { $player ->
        [you] dobtál egy { CARD($card, form: "acc") }
       *[other] dobott egy { CARD($card, form: "acc") }
    }
log-passed = { $player ->
        [you] passzoltál
       *[other] passzolt
    }

log-card = { CARD($card, form: "acc") }
log-some-of = { SPELL($n) } { KIND($kind, form: "acc") }
log-with = { SPELL($n) } { KIND($kind, form: "with") }
log-meld = { SPELL($n) } { KIND($kind, form: "acc") } ({ $wilds })
log-wilds-onto = { $wilds } { KIND($rank, form: "to") }

log-frozen = Befagyott a halom.
log-canasta = { $natural ->
        [yes] Tiszta kanaszta { KIND($rank, form: "from") }.
       *[no] Vegyes kanaszta { KIND($rank, form: "from") }.
    }
log-one-card-left = Egy lap maradt.
log-last-card-red-three = A pakli utolsó lapja piros hármas volt.

log-asked = { $stand_in ->
        [yes] { $player ->
            [you] Robot (helyetted): Partner, kimehetek?
           *[other] Robot ({ $player } helyett): Partner, kimehetek?
        }
       *[no] { $player ->
            [you] Te: Partner, kimehetek?
           *[other] { $player }: Partner, kimehetek?
        }
    }
log-answered = { $stand_in ->
        [yes] { $player ->
            [you] { $yes ->
                [yes] Robot (helyetted): Igen.
               *[no] Robot (helyetted): Nem.
            }
           *[other] { $yes ->
                [yes] Robot ({ $player } helyett): Igen.
               *[no] Robot ({ $player } helyett): Nem.
            }
        }
       *[no] { $player ->
            [you] { $yes ->
                [yes] Te: Igen.
               *[no] Te: Nem.
            }
           *[other] { $yes ->
                [yes] { $player }: Igen.
               *[no] { $player }: Nem.
            }
        }
    }

log-red-threes = { $player ->
        [you] Kitettél { $cards }.
       *[other] { $player } kitett { $cards }.
    }
log-red-threes-drew = { $player ->
        [you] { $n ->
            [one] Kitettél { $cards }, és húztál helyette egy lapot.
           *[other] Kitettél { $cards }, és húztál helyettük { SPELL($n) } lapot.
        }
       *[other] { $n ->
            [one] { $player } kitett { $cards }, és húzott helyette egy lapot.
           *[other] { $player } kitett { $cards }, és húzott helyettük { SPELL($n) } lapot.
        }
    }
log-red-threes-drew-cards = { $player ->
        [you] Kitettél { $cards }, és húztál helyette { $drawn }.
       *[other] { $player } kitett { $cards }, és húzott helyette { $drawn }.
    }

log-dealt = { $dealer ->
        [you] { $deal }. osztás. Te osztottál.
       *[other] { $deal }. osztás. { $dealer } osztott.
    }
log-dealt-and-cut = { $dealer ->
        [you] { $cutter ->
            [you] { $deal }. osztás. Te osztottál és emeltél.
           *[other] { $deal }. osztás. Te osztottál, { $cutter } emelt.
        }
       *[other] { $cutter ->
            [you] { $deal }. osztás. { $dealer } osztott, te emeltél.
           *[other] { $deal }. osztás. { $dealer } osztott, { $cutter } emelt.
        }
    }
log-went-out = { $player ->
        [you] { $concealed ->
            [yes] Kézből mentél ki.
           *[no] Kimentél.
        }
       *[other] { $concealed ->
            [yes] { $player } kézből ment ki.
           *[no] { $player } kiment.
        }
    }
log-took-back = { $player ->
        [you] Visszavettél egy lerakást.
       *[other] { $player } visszavett egy lerakást.
    }
log-stock-empty = Elfogyott a pakli.
log-last-red-three = { $player ->
        [you] A pakli utolsó lapjaként piros hármast húztál.
       *[other] { $player } piros hármast húzott a pakli utolsó lapjaként.
    }
