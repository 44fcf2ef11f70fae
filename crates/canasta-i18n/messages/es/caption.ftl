### Lo último que ha hecho cada cual, junto a su nombre. Dos largos: dos líneas cortas como mucho, y `-brief`, una o dos palabras.

caption-drew = { $cards ->
        [one] roba una carta
       *[other] roba { SPELL($cards) } cartas
    }
caption-drew-brief = roba
caption-took = { $cards ->
        [one] toma el pozo (1)
       *[other] toma el pozo ({ $cards })
    }
caption-took-brief = toma { $cards }
caption-melded = baja { KIND($rank, form: "many") }
caption-melded-brief = baja
caption-melded-several = baja { SPELL($melds) } grupos
caption-canasta = { $natural ->
        [yes] canasta limpia de { KIND($rank, form: "many") }
       *[no] canasta de { KIND($rank, form: "many") }
    }
caption-canasta-brief = ca­nasta
caption-red-three = muestra un tres rojo
caption-red-three-brief = 3 rojo
caption-discarded = descarta { KIND($kind, form: "a") }
caption-discarded-brief = { KIND($kind, form: "brief") }
caption-discarded-black-three-brief = el 3
caption-froze = congela el pozo
caption-froze-brief = con­gela
caption-passed = pasa
caption-asked = ¿puedo cerrar?
caption-asked-brief = ¿cie­rro?
caption-answered = { $yes ->
        [yes] dice que sí
       *[no] dice que no
    }

caption-since = Desde tu último turno
caption-since-close = Cerrar
caption-since-nothing = Nadie ha jugado desde tu último turno.
caption-since-steps = Paso a paso
caption-since-back = Atrás
caption-since-on = Adelante
caption-since-at = { $at } de { $of }
