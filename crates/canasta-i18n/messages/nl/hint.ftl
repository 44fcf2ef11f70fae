### Hints: de beste zetten, wat elke andere kost en hoe het afliep als ze werden uitgespeeld.

hint-title = Hint
hint-button = Hint
hint-close = Hint sluiten
hint-show = Klaarleggen
hint-show-turn = Klaarleggen: { $turn }
hint-nothing = Hier valt niets te kiezen.
hint-not-now = je krijgt alleen een hint als je aan de beurt bent
hint-busy = De server is bezig met andere tafels. Vraag het zo nog eens.
hint-source = { $deals ->
        [one] Gebaseerd op één proefronde waarin de onbekende kaarten willekeurig zijn verdeeld.
       *[other] Gebaseerd op { $deals } proefrondes waarin de onbekende kaarten telkens willekeurig zijn verdeeld.
    }
hint-spoken = { hint-title }. { $turns }
hint-spoken-nothing = { hint-title }. { hint-nothing }
hint-spoken-turn = { $worth }: { $turn }

## Wat een zet waard is.

hint-only = Enige zet
hint-best = Beste
hint-as-good = Even goed
hint-loses = Kost { review-lost-points }

## Wat je doet: een zin per actie.

hint-draw = { $then ->
        [yes] { $cards ->
            [0] Daarna passen.
            [one] Trek dan een kaart.
           *[other] Trek dan { SPELL($cards) } kaarten.
        }
       *[no] { $cards ->
            [0] Passen.
            [one] Trek een kaart.
           *[other] Trek { SPELL($cards) } kaarten.
        }
    }
hint-take-with = { $then ->
        [yes] { $melds ->
            [0] Pak dan de stapel met { $cards }.
           *[other] Pak dan de stapel met { $cards } en leg { $melds } op tafel.
        }
       *[no] { $melds ->
            [0] Pak de stapel met { $cards }.
           *[other] Pak de stapel met { $cards } en leg { $melds } op tafel.
        }
    }
hint-take-onto = { $then ->
        [yes] { $melds ->
            [0] Pak dan de stapel en leg de bovenste kaart bij de { KIND($rank, form: "many") }.
           *[other] Pak dan de stapel, leg de bovenste kaart bij de { KIND($rank, form: "many") } en leg { $melds } op tafel.
        }
       *[no] { $melds ->
            [0] Pak de stapel en leg de bovenste kaart bij de { KIND($rank, form: "many") }.
           *[other] Pak de stapel, leg de bovenste kaart bij de { KIND($rank, form: "many") } en leg { $melds } op tafel.
        }
    }
hint-meld = { $then ->
        [yes] Leg dan { $melds } op tafel.
       *[no] Leg { $melds } op tafel.
    }
hint-discard = { $then ->
        [yes] Leg dan { KIND($kind, form: "a") } af.
       *[no] Leg { KIND($kind, form: "a") } af.
    }
hint-declare-red-three = { $then ->
        [yes] Leg dan de rode drie neer.
       *[no] Leg de rode drie neer.
    }
hint-ask = { $then ->
        [yes] Vraag dan aan { $partner } of je uit mag.
       *[no] Vraag aan { $partner } of je uit mag.
    }
hint-answer = { $yes ->
        [yes] Zeg ja.
       *[no] Zeg nee.
    }

hint-loses-chance = Verlaagt je winstkans van { $best_share } naar { $share }
hint-worse-in = Slechter in { $deals } van de 100 rondes

## Waarom de beste zet de beste is.

hint-often = in { $deals } van de { $of } rondes
hint-often-always = altijd
hint-often-nearly-always = bijna altijd
hint-often-hardly = bijna nooit
hint-often-never = nooit
hint-other-draw = als je een kaart trekt
hint-other-take = als je de stapel pakt
hint-other-discard = als je { KIND($kind, form: "a") } aflegt
hint-other-keep = als je deze kaarten vasthoudt
hint-other-meld = als je nu al kaarten op tafel legt
hint-other-turn = met een andere zet
hint-because-canasta = { $take ->
        [yes] { $alone ->
            [yes] Met de stapel heb je na je volgende beurt { $often } een canasta { KIND($rank, form: "many") }; { $other }, { $other_often }.
           *[no] Met de stapel heeft je team na je volgende beurt { $often } een canasta { KIND($rank, form: "many") }; { $other }, { $other_often }.
        }
       *[no] { $alone ->
            [yes] Na je volgende beurt heb je { $often } een canasta { KIND($rank, form: "many") }; { $other }, { $other_often }.
           *[no] Na je volgende beurt heeft je team { $often } een canasta { KIND($rank, form: "many") }; { $other }, { $other_often }.
        }
    }
hint-because-keep = { $pair ->
        [yes] { $negative ->
            [yes] Houd het paar { KIND($rank, form: "many") }, ook al legt { $player } { $often } { KIND($rank, form: "a") } af zodat je de stapel kunt pakken ({ $cards ->
                [one] één kaart
               *[other] ongeveer { $cards } kaarten
            }).
           *[no] Houd het paar { KIND($rank, form: "many") }: { $player } legt { $often } { KIND($rank, form: "a") } af, en dan pak jij de stapel ({ $cards ->
                [one] één kaart
               *[other] ongeveer { $cards } kaarten
            }).
        }
       *[no] { $negative ->
            [yes] Houd de { KIND($rank, form: "many") }, ook al legt { $player } { $often } { KIND($rank, form: "a") } af zodat je de stapel kunt pakken ({ $cards ->
                [one] één kaart
               *[other] ongeveer { $cards } kaarten
            }).
           *[no] Houd de { KIND($rank, form: "many") }: { $player } legt { $often } { KIND($rank, form: "a") } af, en dan pak jij de stapel ({ $cards ->
                [one] één kaart
               *[other] ongeveer { $cards } kaarten
            }).
        }
    }
hint-because-takes = { $alone ->
        [yes] Uiterlijk in je volgende beurt pak je { $often } de stapel; { $other }, { $other_often }.
       *[no] Uiterlijk in je volgende beurt pakt je team { $often } de stapel; { $other }, { $other_often }.
    }
hint-because-leave = { $cards ->
        [one] Als je de stapel laat liggen, pakt een tegenstander hem { $often } vóór je volgende beurt.
       *[other] Als je de stapel van { $cards } kaarten laat liggen, pakt een tegenstander hem { $often } vóór je volgende beurt.
    }
hint-because-safe = { $cards ->
        [one] { KIND($kind, form: "a", case: "capital") } afleggen is veiliger: { $player } pakt { $often } de stapel; { $other }, { $other_often }.
       *[other] { KIND($kind, form: "a", case: "capital") } afleggen is veiliger: { $player } pakt { $often } de stapel van { $cards } kaarten; { $other }, { $other_often }.
    }
hint-because-others-take = Een tegenstander pakt { $often } de stapel vóór je volgende beurt; { $other }, { $other_often }.
hint-because-out = { $alone ->
        [yes] Je gaat { $often } uit; { $other }, { $other_often }.
       *[no] Je team gaat { $often } uit; { $other }, { $other_often }.
    }
hint-because-others-out = { $alone ->
        [yes] Een andere speler gaat { $often } uit; { $other }, { $other_often }.
       *[no] Het andere team gaat { $often } uit; { $other }, { $other_often }.
    }
hint-because-caught = { $alone ->
        [yes] { $cards ->
            [one] Als een andere speler uitgaat, zit je nog met ongeveer één kaart; { $other }, met ongeveer { $other_cards }.
           *[other] Als een andere speler uitgaat, zit je nog met ongeveer { $cards } kaarten; { $other }, met ongeveer { $other_cards }.
        }
       *[no] { $cards ->
            [one] Als het andere team uitgaat, zit je nog met ongeveer één kaart; { $other }, met ongeveer { $other_cards }.
           *[other] Als het andere team uitgaat, zit je nog met ongeveer { $cards } kaarten; { $other }, met ongeveer { $other_cards }.
        }
    }
hint-because-canastas = { $alone ->
        [yes] Je eindigt gemiddeld met { $canastas } canasta’s; { $other }, met { $other_canastas }.
       *[no] Je team eindigt gemiddeld met { $canastas } canasta’s; { $other }, met { $other_canastas }.
    }
hint-because-better = Veel kleine voordelen: dit pakte in { $deals } van de 100 rondes beter uit dan { $other }.
hint-than-draw = een kaart trekken
hint-than-take = de stapel pakken
hint-than-discard = { KIND($kind, form: "a") } afleggen
hint-than-keep = deze kaarten vasthouden
hint-than-meld = nu al kaarten op tafel leggen
hint-than-turn = een andere zet
hint-because-same = Het maakt weinig uit: { $other } pakt ongeveer even goed uit.
hint-because-worth = { $points ->
        [one] Veel kleine voordelen: dit is ongeveer één punt meer waard dan { $other }.
       *[other] Veel kleine voordelen: dit is ongeveer { $points } punten meer waard dan { $other }.
    }
hint-because-alike = Het maakt weinig uit: dit pakte in { $deals } van de 100 rondes beter uit dan { $other }.

## Waarom een zet slechter is dan de beste.

hint-share = { $percent }%
hint-share-small = minder dan 1%
hint-hands-over = { $pile ->
        [0] Met { KIND($kind, form: "a") } geef je in { $share } van de rondes de stapel weg (met { KIND($best, form: "a") }: { $best_share }).
       *[other] Met { KIND($kind, form: "a") } geef je in { $share } van de rondes de stapel van { $pile } kaarten weg (met { KIND($best, form: "a") }: { $best_share }).
    }
hint-hands-over-best = { $pile ->
        [0] Met { KIND($kind, form: "a") } geef je in { $share } van de rondes de stapel weg (beste zet: { $best_share }).
       *[other] Met { KIND($kind, form: "a") } geef je in { $share } van de rondes de stapel van { $pile } kaarten weg (beste zet: { $best_share }).
    }
hint-next-takes = { $pile ->
        [0] Wie na jou komt, pakt in { $share } van de rondes de stapel (beste zet: { $best_share }).
       *[other] Wie na jou komt, pakt in { $share } van de rondes de stapel van { $pile } kaarten (beste zet: { $best_share }).
    }
hint-others-take = Een tegenstander pakt in { $share } van de rondes de stapel vóór je volgende beurt (beste zet: { $best_share }).
hint-fewer-piles = { $alone ->
        [yes] Je pakt in { $share } van de rondes de stapel (beste zet: { $best_share }).
       *[no] Je team pakt in { $share } van de rondes de stapel (beste zet: { $best_share }).
    }
hint-out-less = { $alone ->
        [yes] Je gaat in { $share } van de rondes uit (beste zet: { $best_share }).
       *[no] Je team gaat in { $share } van de rondes uit (beste zet: { $best_share }).
    }
hint-others-out = { $alone ->
        [yes] Een andere speler gaat in { $share } van de rondes uit (beste zet: { $best_share }).
       *[no] Het andere team gaat in { $share } van de rondes uit (beste zet: { $best_share }).
    }
hint-fewer-canastas = { $alone ->
        [yes] Je eindigt gemiddeld met { $canastas } canasta’s (beste zet: { $best_canastas }).
       *[no] Je team eindigt gemiddeld met { $canastas } canasta’s (beste zet: { $best_canastas }).
    }
hint-less-ahead = { $alone ->
        [yes] Veel kleine nadelen: je eindigt de ronde gemiddeld { $end } (beste zet: { $best_end }).
       *[no] Veel kleine nadelen: je team eindigt de ronde gemiddeld { $end } (beste zet: { $best_end }).
    }
hint-ahead = { $behind ->
        [yes] { $points ->
            [one] 1 punt achter
           *[other] { $points } punten achter
        }
       *[no] { $points ->
            [one] 1 punt voor
           *[other] { $points } punten voor
        }
    }

## Wie hints krijgt.

hint-practice = Alleen bij oefenen
hint-practice-about = Als alle anderen bots zijn.
hint-everybody = Voor iedereen
hint-everybody-about = Ook in partijen tegen andere mensen.
hint-none = Uit
hint-none-about = Niemand krijgt hints.
hint-menu-none = Hints: uit aan deze tafel.
hint-menu-everybody = Hints: voor iedereen.
hint-menu-practice = Hints: alleen bij oefenpartijen.
hint-menu-not-practice = Hints: uit, want er spelen andere mensen mee.
