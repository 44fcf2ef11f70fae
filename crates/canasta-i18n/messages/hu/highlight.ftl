highlight-of-deal = Nagy pillanatok
highlight-of-game = A játszma nagy pillanatai

highlight-canasta = { $player ->
        [you] { $natural ->
            [yes] { $concealed ->
                [yes] Egyben raktál le egy tiszta kanasztát { KIND($rank, form: "from") }
               *[no] Tiszta kanasztád lett { KIND($rank, form: "from") }
            }
           *[no] { $concealed ->
                [yes] Egyben raktál le egy kanasztát { KIND($rank, form: "from") }
               *[no] Kanasztád lett { KIND($rank, form: "from") }
            }
        }
       *[other] { $natural ->
            [yes] { $concealed ->
                [yes] { $player } egyben rakott le egy tiszta kanasztát { KIND($rank, form: "from") }
               *[no] { $player } összehozott egy tiszta kanasztát { KIND($rank, form: "from") }
            }
           *[no] { $concealed ->
                [yes] { $player } egyben rakott le egy kanasztát { KIND($rank, form: "from") }
               *[no] { $player } összehozott egy kanasztát { KIND($rank, form: "from") }
            }
        }
    }
highlight-pile = { $player ->
        [you] Felvettél egy { $cards } lapos halmot
       *[other] { $player } felvett egy { $cards } lapos halmot
    }
highlight-one-turn = { $player ->
        [you] Egyetlen körben mentél ki
       *[other] { $player } egyetlen körben ment ki
    }
highlight-canastas = { SPELL($count, case: "capital") } kanaszta
highlight-lost = { $player ->
        [you] A dobásoddal odaadtál egy { $cards } lapos halmot
       *[other] { $player } odaadott egy { $cards } lapos halmot
    }
highlight-left = A kezedben maradt: { $card }

highlight-bonus = { $points } jutalompont.
highlight-without-wilds = Helyettesítő lap nélkül.
highlight-whole = Minden lapja egyszerre került le.
highlight-largest = { $game ->
        [yes] A játszma legnagyobb halma.
       *[no] Az osztás legnagyobb halma.
    }
highlight-own-largest = { $alone ->
        [yes] A te legnagyobb halmod.
       *[no] A csapatod legnagyobb halma.
    }
highlight-no-meld-before = Előtte egyetlen lerakás nélkül.
highlight-most = { $side }: több, mint bárki másnak.
highlight-taken-by = { $player ->
        [you] Te vetted fel.
       *[other] { $player } vette fel.
    }
highlight-cost = { $points } pontba került.
highlight-in-deal = { $deal }. osztás.
