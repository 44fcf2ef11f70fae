### Der Verlauf am Tisch: eine Zeile pro Zug.

log-turn = { $stand_in ->
        [yes] { $player ->
            [you] Bot (für dich) hat { $acts }.
           *[other] Bot (für { $player }) hat { $acts }.
        }
       *[no] { $player ->
            [you] Du hast { $acts }.
           *[other] { $player } hat { $acts }.
        }
    }

## Was in einem Zug geschah, nach „hat“.

log-drew = gezogen
log-drew-several = { SPELL($n) } Karten gezogen
log-drew-cards = { $cards } gezogen
log-took = den Stapel genommen
log-took-with = { $size ->
        [one] den Stapel (eine Karte) mit { $with } genommen
       *[other] den Stapel ({ $size } Karten) mit { $with } genommen
    }
log-took-onto = { $whose ->
        [your] { $size ->
            [one] den Stapel (eine Karte) zu deinen { KIND($rank, form: "dat") } genommen
           *[other] den Stapel ({ $size } Karten) zu deinen { KIND($rank, form: "dat") } genommen
        }
        [our] { $size ->
            [one] den Stapel (eine Karte) zu unseren { KIND($rank, form: "dat") } genommen
           *[other] den Stapel ({ $size } Karten) zu unseren { KIND($rank, form: "dat") } genommen
        }
       *[their] { $size ->
            [one] den Stapel (eine Karte) zu den eigenen { KIND($rank, form: "dat") } genommen
           *[other] den Stapel ({ $size } Karten) zu den eigenen { KIND($rank, form: "dat") } genommen
        }
    }
log-melded = { $melds } gemeldet
log-declared-red-threes = { $cards } ausgelegt
log-discarded = { CARD($card, form: "acc") } abgeworfen
log-passed = gepasst

## Karten in diesen Listen, im Akkusativ; `log-with` im Dativ.

log-card = { CARD($card, form: "acc") }
log-some-of = { $n ->
        [one] { KIND($kind, form: "a-acc") }
       *[other] { SPELL($n) } { KIND($kind, form: "many") }
    }
log-with = { $n ->
        [one] { KIND($kind, form: "a-dat") }
       *[other] { SPELL($n) } { KIND($kind, form: "dat") }
    }
log-meld = { $n ->
        [one] { KIND($kind, form: "a-acc") } (mit { $wilds })
       *[other] { SPELL($n) } { KIND($kind, form: "many") } (mit { $wilds })
    }
log-wilds-onto = { $wilds } zu den { KIND($rank, form: "dat") }

## Sätze nach einem Zug.

log-frozen = Der Stapel ist eingefroren.
log-canasta = { $natural ->
        [yes] Echtes Canasta aus { KIND($rank, form: "dat") }.
       *[no] Unechtes Canasta aus { KIND($rank, form: "dat") }.
    }
log-one-card-left = Noch eine Karte auf der Hand.
log-last-card-red-three = Die letzte Karte des Talons war eine rote Drei.

## Fragen und Antworten.

log-asked = { $stand_in ->
        [yes] { $player ->
            [you] Bot (für dich): Darf ich ausmachen?
           *[other] Bot (für { $player }): Darf ich ausmachen?
        }
       *[no] { $player ->
            [you] Du: Darf ich ausmachen?
           *[other] { $player }: Darf ich ausmachen?
        }
    }
log-answered = { $stand_in ->
        [yes] { $player ->
            [you] { $yes ->
                [yes] Bot (für dich): Ja.
               *[no] Bot (für dich): Nein.
            }
           *[other] { $yes ->
                [yes] Bot (für { $player }): Ja.
               *[no] Bot (für { $player }): Nein.
            }
        }
       *[no] { $player ->
            [you] { $yes ->
                [yes] Du: Ja.
               *[no] Du: Nein.
            }
           *[other] { $yes ->
                [yes] { $player }: Ja.
               *[no] { $player }: Nein.
            }
        }
    }

## Rote Dreien, die von selbst ausgelegt werden.

log-red-threes = { $player ->
        [you] Du hast { $cards } ausgelegt.
       *[other] { $player } hat { $cards } ausgelegt.
    }
log-red-threes-drew = { $player ->
        [you] { $n ->
            [one] Du hast { $cards } ausgelegt und eine Karte nachgezogen.
           *[other] Du hast { $cards } ausgelegt und { SPELL($n) } Karten nachgezogen.
        }
       *[other] { $n ->
            [one] { $player } hat { $cards } ausgelegt und eine Karte nachgezogen.
           *[other] { $player } hat { $cards } ausgelegt und { SPELL($n) } Karten nachgezogen.
        }
    }
log-red-threes-drew-cards = { $player ->
        [you] Du hast { $cards } ausgelegt und { $drawn } nachgezogen.
       *[other] { $player } hat { $cards } ausgelegt und { $drawn } nachgezogen.
    }

## Anfang und Ende einer Runde.

log-dealt = { $dealer ->
        [you] Runde { $deal }. Du hast gegeben.
       *[other] Runde { $deal }. { $dealer } hat gegeben.
    }
log-dealt-and-cut = { $dealer ->
        [you] { $cutter ->
            [you] Runde { $deal }. Du hast abgehoben und gegeben.
           *[other] Runde { $deal }. { $cutter } hat abgehoben, du hast gegeben.
        }
       *[other] { $cutter ->
            [you] Runde { $deal }. Du hast abgehoben, { $dealer } hat gegeben.
           *[other] Runde { $deal }. { $cutter } hat abgehoben, { $dealer } hat gegeben.
        }
    }
log-went-out = { $player ->
        [you] { $concealed ->
            [yes] Du hast verdeckt ausgemacht.
           *[no] Du hast ausgemacht.
        }
       *[other] { $concealed ->
            [yes] { $player } hat verdeckt ausgemacht.
           *[no] { $player } hat ausgemacht.
        }
    }
log-took-back = { $player ->
        [you] Du hast eine Meldung zurückgenommen.
       *[other] { $player } hat eine Meldung zurückgenommen.
    }
log-stock-empty = Der Talon ist aufgebraucht.
log-last-red-three = { $player ->
        [you] Du hast als letzte Karte des Talons eine rote Drei gezogen.
       *[other] { $player } hat als letzte Karte des Talons eine rote Drei gezogen.
    }
