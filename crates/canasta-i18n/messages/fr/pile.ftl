### Le talon et la pile, et le texte à côté : la pile est-elle gelée, et comment la prendre ?

pile-centre = Talon et pile
pile-tag-stock = Talon
pile-tag-pile = Pile

pile-stock = { $cards ->
        [one] Talon, { $cards } carte
       *[other] Talon, { $cards } cartes
    }
pile-stock-button = { $drawn ->
        [0] { pile-stock }. Passer
        [one] { pile-stock }. Piocher
       *[other] { pile-stock }. Piocher { SPELL($drawn) } cartes
    }
pile-empty = Pile vide
pile-label = { $cards ->
        [one] Pile, { $cards } carte, { $top }
       *[other] Pile, { $cards } cartes, dessus { $top }
    }
pile-label-frozen = { pile-label }. { pile-frozen }

pile-sentence = { $label }.

pile-none = Vide
pile-frozen = Gelée par { KIND($by, form: "a") }
pile-player-not-melded = { $player ->
        [you] Tu n’as pas encore ouvert
       *[other] { $player } n’a pas encore ouvert
    }
pile-side-not-melded = { $own ->
        [yes] Ton camp n’a pas encore ouvert
       *[no] L’autre camp n’a pas encore ouvert
    }
pile-players-not-melded = { $players } n’ont pas encore ouvert

pile-blocked = { KIND($top, form: "a", case: "capital") } dessus : pile imprenable.
pile-first-round = Imprenable au premier tour.
pile-complete = La canasta { KIND($top, form: "of") } est complète : pile imprenable.
pile-onto-your = Tu peux la prendre sur tes { KIND($top, form: "many") }.
pile-with-two = Tu peux la prendre avec deux { KIND($top, form: "many") } de ta main.
pile-with-wild = Tu peux la prendre avec { KIND($top, form: "your") } et un passe-partout.
pile-takes-two = { $wild ->
        [yes] { $held ->
            [yes] Il te faut deux { KIND($top, form: "many") }, ou { KIND($top, form: "a") } et un passe-partout. Tu as { KIND($top, form: "a") }.
           *[no] Il te faut deux { KIND($top, form: "many") }, ou { KIND($top, form: "a") } et un passe-partout. Tu n’as { KIND($top, form: "none") }.
        }
       *[no] { $held ->
            [yes] Il te faut deux { KIND($top, form: "many") }. Tu en as { KIND($top, form: "pron") }.
           *[no] Il te faut deux { KIND($top, form: "many") }. Tu n’en as pas.
        }
    }
pile-other-onto = { $ours ->
        [yes] { $player } peut la prendre sur nos { KIND($top, form: "many") }.
       *[no] { $player } peut la prendre sur leurs { KIND($top, form: "many") }.
    }
pile-other-with-two = { $wild ->
        [yes] { $player } peut la prendre avec deux { KIND($top, form: "many") }, ou { KIND($top, form: "a") } et un passe-partout.
       *[no] { $player } peut la prendre avec deux { KIND($top, form: "many") }.
    }

pile-look-through = Voir la pile
pile-look-title = { $cards ->
        [one] La pile, { $cards } carte
       *[other] La pile, { $cards } cartes, celle du dessus en premier
    }
pile-look-close = Fermer
pile-look-card = { $card }
