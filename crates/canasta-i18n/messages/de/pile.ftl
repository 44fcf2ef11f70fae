### Talon und Abwurfstapel, und der Text daneben.

pile-centre = Talon und Abwurfstapel
pile-tag-stock = Talon
pile-tag-pile = Stapel

## Für Screenreader.

pile-stock = { $cards ->
        [one] Talon, 1 Karte
       *[other] Talon, { $cards } Karten
    }
pile-stock-button = { $drawn ->
        [0] { pile-stock }. Passen
        [one] { pile-stock }. Ziehen
       *[other] { pile-stock }. { SPELL($drawn, case: "capital") } Karten ziehen
    }
pile-empty = Stapel, 0 Karten
pile-label = { $cards ->
        [one] Stapel, 1 Karte, oben { CARD($top, form: "the") }
       *[other] Stapel, { $cards } Karten, oben { CARD($top, form: "the") }
    }
pile-label-frozen = { pile-label }. { pile-frozen }
pile-sentence = { $label }.

## Neben dem Stapel: warum man ihn nicht einfach nehmen kann.

pile-none = Leer
pile-frozen = Eingefroren durch { KIND($by, form: "a-acc") }
pile-player-not-melded = { $player ->
        [you] Du hast noch nicht gemeldet
       *[other] { $player } hat noch nicht gemeldet
    }
pile-side-not-melded = { $own ->
        [yes] Ihr habt noch nicht gemeldet
       *[no] Die Gegner haben noch nicht gemeldet
    }
pile-players-not-melded = { $players } haben noch nicht gemeldet

## Neben dem Stapel: wie man ihn nehmen kann.

pile-blocked = { KIND($top, form: "a", case: "capital") } liegt oben: Der Stapel ist gesperrt.
pile-first-round = Im ersten Zug kann man ihn nicht nehmen.
pile-complete = Das Canasta aus { KIND($top, form: "dat") } ist fertig: Der Stapel bleibt liegen.
pile-onto-your = Du kannst ihn zu deinen { KIND($top, form: "dat") } nehmen.
pile-with-two = Du kannst ihn mit zwei { KIND($top, form: "dat") } von deiner Hand nehmen.
pile-with-wild = Du kannst ihn mit { KIND($top, form: "a-dat") } und einer wilden Karte nehmen.
pile-takes-two = { $wild ->
        [yes] { $held ->
            [yes] Du brauchst zwei { KIND($top, form: "many") } oder { KIND($top, form: "a-acc") } und eine wilde Karte. Du hast nur { KIND($top, form: "a-acc") }.
           *[no] Du brauchst zwei { KIND($top, form: "many") } oder { KIND($top, form: "a-acc") } und eine wilde Karte. Du hast keine { KIND($top, form: "weak") }.
        }
       *[no] { $held ->
            [yes] Du brauchst zwei { KIND($top, form: "many") }. Du hast nur { KIND($top, form: "a-acc") }.
           *[no] Du brauchst zwei { KIND($top, form: "many") }. Du hast keine.
        }
    }
pile-other-onto = { $ours ->
        [yes] { $player } kann ihn zu unseren { KIND($top, form: "dat") } nehmen.
       *[no] { $player } kann ihn zu den eigenen { KIND($top, form: "dat") } nehmen.
    }
pile-other-with-two = { $wild ->
        [yes] { $player } kann ihn mit zwei { KIND($top, form: "dat") } nehmen oder mit { KIND($top, form: "a-dat") } und einer wilden Karte.
       *[no] { $player } kann ihn mit zwei { KIND($top, form: "dat") } nehmen.
    }

## Die Karten des Stapels, aufgefächert.

pile-look-through = Stapel ansehen
pile-look-title = { $cards ->
        [one] Abwurfstapel, 1 Karte
       *[other] Abwurfstapel, { $cards } Karten, die oberste zuerst
    }
pile-look-close = Schließen
pile-look-card = { CARD($card, form: "the") }
