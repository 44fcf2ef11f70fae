### Mazo y pozo, y el texto que los acompaña: si el pozo está congelado y por qué, y cómo se puede tomar.

pile-centre = Mazo y pozo
pile-tag-stock = Mazo
pile-tag-pile = Pozo

pile-stock = { $cards ->
        [one] Mazo, 1 carta
       *[other] Mazo, { $cards } cartas
    }
pile-stock-button = { $drawn ->
        [0] { pile-stock }. Pasar
        [one] { pile-stock }. Robar
       *[other] { pile-stock }. Robar { SPELL($drawn) }
    }
pile-empty = Pozo, 0 cartas
pile-label = { $cards ->
        [one] Pozo, 1 carta, { $top }
       *[other] Pozo, { $cards } cartas, encima { $top }
    }
pile-label-frozen = { pile-label }. { pile-frozen }
pile-sentence = { $label }.

pile-none = Vacío
pile-frozen = Congelado por { KIND($by, form: "a") }
pile-player-not-melded = { $player ->
        [you] Aún no has bajado
       *[other] { $player } aún no ha bajado
    }
pile-side-not-melded = { $own ->
        [yes] Tu equipo aún no ha bajado
       *[no] Tus rivales aún no han bajado
    }
pile-players-not-melded = { $players } aún no han bajado

pile-blocked = Con { KIND($top, form: "a") } encima no se puede tomar.
pile-first-round = En la primera vuelta no se puede tomar.
pile-complete = La canasta de { KIND($top, form: "many") } está completa: no se puede tomar.
pile-onto-your = Puedes tomarlo con tus { KIND($top, form: "many") } de la mesa.
pile-with-two = Puedes tomarlo con dos { KIND($top, form: "many") } de tu mano.
pile-with-wild = Puedes tomarlo con tu { KIND($top, form: "one") } y un comodín.
pile-takes-two = { $wild ->
        [yes] { $held ->
            [yes] Necesitas dos { KIND($top, form: "many") }, o { KIND($top, form: "unit") } y un comodín. Tienes { KIND($top, form: "unit") }.
           *[no] Necesitas dos { KIND($top, form: "many") }, o { KIND($top, form: "unit") } y un comodín. No tienes { KIND($top, form: "none") }.
        }
       *[no] { $held ->
            [yes] Necesitas dos { KIND($top, form: "many") }. Tienes { KIND($top, form: "unit") }.
           *[no] Necesitas dos { KIND($top, form: "many") }. No tienes { KIND($top, form: "none") }.
        }
    }
pile-other-onto = { $ours ->
        [yes] { $player } puede tomarlo con { KIND($top, form: "those") } de tu equipo.
       *[no] { $player } puede tomarlo con sus { KIND($top, form: "many") } de la mesa.
    }
pile-other-with-two = { $wild ->
        [yes] { $player } puede tomarlo con dos { KIND($top, form: "many") }, o con { KIND($top, form: "unit") } y un comodín.
       *[no] { $player } puede tomarlo con dos { KIND($top, form: "many") }.
    }

pile-look-through = Ver el pozo
pile-look-title = { $cards ->
        [one] El pozo, 1 carta
       *[other] El pozo, { $cards } cartas, primero la de arriba
    }
pile-look-close = Cerrar
pile-look-card = { $card }
