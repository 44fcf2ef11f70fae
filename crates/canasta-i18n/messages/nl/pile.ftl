### Stok en aflegstapel, met de tekst ernaast: of de stapel bevroren is en hoe je hem kunt pakken.

pile-centre = Stok en aflegstapel
pile-tag-stock = Stok
pile-tag-pile = Stapel

## Voor een schermlezer.

pile-stock = { $cards ->
        [one] Stok, 1 kaart
       *[other] Stok, { $cards } kaarten
    }
pile-stock-button = { $drawn ->
        [0] { pile-stock }. Passen
        [one] { pile-stock }. Trek een kaart
       *[other] { pile-stock }. Trek { SPELL($drawn) } kaarten
    }
pile-empty = Stapel, 0 kaarten
pile-label = { $cards ->
        [one] Stapel, 1 kaart, bovenop { $top }
       *[other] Stapel, { $cards } kaarten, bovenop { $top }
    }
pile-label-frozen = { pile-label }. { pile-frozen }

pile-sentence = { $label }.

## Naast de stapel: waarom je hem niet zomaar kunt pakken.

pile-none = Leeg
pile-frozen = Bevroren door { KIND($by, form: "a") }
pile-player-not-melded = { $player ->
        [you] Je hebt nog niet geopend
       *[other] { $player } heeft nog niet geopend
    }
pile-side-not-melded = { $own ->
        [yes] Je team heeft nog niet geopend
       *[no] Zij hebben nog niet geopend
    }
pile-players-not-melded = { $players } hebben nog niet geopend

## Naast de stapel: hoe je hem kunt pakken.

pile-blocked = { KIND($top, form: "a", case: "capital") } bovenop: niet te pakken.
pile-first-round = In de eerste beurt niet te pakken.
pile-complete = De canasta { KIND($top, form: "many") } is compleet: niet te pakken.
pile-onto-your = Past bij je { KIND($top, form: "many") }: je kunt hem pakken.
pile-with-two = Je kunt hem pakken met twee { KIND($top, form: "many") } uit je hand.
pile-with-wild = Je kunt hem pakken met je { KIND($top, form: "one") } en een wilde kaart.
pile-takes-two = { $wild ->
        [yes] { $held ->
            [yes] Daar zijn twee { KIND($top, form: "many") } voor nodig, of één en een wilde kaart. Je hebt er één.
           *[no] Daar zijn twee { KIND($top, form: "many") } voor nodig, of één en een wilde kaart. Je hebt er geen.
        }
       *[no] { $held ->
            [yes] Daar zijn twee { KIND($top, form: "many") } voor nodig. Je hebt er één.
           *[no] Daar zijn twee { KIND($top, form: "many") } voor nodig. Je hebt er geen.
        }
    }
pile-other-onto = { $ours ->
        [yes] Past bij onze { KIND($top, form: "many") }: { $player } kan hem pakken.
       *[no] Past bij hun { KIND($top, form: "many") }: { $player } kan hem pakken.
    }
pile-other-with-two = { $wild ->
        [yes] { $player } kan hem pakken met twee { KIND($top, form: "many") }, of met één en een wilde kaart.
       *[no] { $player } kan hem pakken met twee { KIND($top, form: "many") }.
    }

## De kaarten van de stapel, uitgespreid voor wie ze mag bekijken.

pile-look-through = Stapel bekijken
pile-look-title = { $cards ->
        [one] De stapel, 1 kaart
       *[other] Aflegstapel, { $cards } kaarten, de bovenste eerst
    }
pile-look-close = Sluiten
pile-look-card = { $card }
