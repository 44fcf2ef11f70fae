### El texto de la mesa que completa el navegador: solo él sabe qué cartas están elegidas.

script-table-title = { table-title }
script-table-title-your-turn = { table-title-your-turn }

script-table-column-chosen = { KIND($rank, form: "many", case: "capital") }, { $cards }, elegidas: { $chosen }
script-table-column-moved = { KIND($rank, form: "many", case: "capital") }: ahora en el puesto { $place } de { $columns }.

script-table-cards = { $n ->
        [one] 1 { KIND($rank, form: "one") }
       *[other] { $n } { KIND($rank, form: "many") }
    }
script-table-cards-and = { $n ->
        [one] { KIND($rank, form: "one") }
       *[other] { $n } { KIND($rank, form: "many") }
    }
script-table-top-card = { KIND($rank, form: "the") } del pozo
script-table-wilds-onto = { $cards } sobre tus { KIND($rank, form: "many") }
script-table-to-discard = para descartar
script-table-makes = llega a { $n }
script-table-makes-canasta = { $natural ->
        [yes] canasta limpia +{ $points }
       *[no] canasta sucia +{ $points }
    }
script-table-spoils = canasta limpia { $from } → sucia { $to }

script-table-selected = Cartas elegidas
script-table-clear = Quitar la selección
script-table-single = { KIND($rank, form: "one", case: "capital") }
script-table-onto = sobre { KIND($rank, form: "those") }
script-table-wild = { $moves ->
        [yes] { KIND($wild, form: "one", case: "capital") } con { KIND($rank, form: "those") }. Mover
       *[no] { KIND($wild, form: "one", case: "capital") } con { KIND($rank, form: "those") }
    }
script-table-cannot-move = No cabe en ninguna otra combinación.
script-table-ready = Disponible: { $buttons }.

script-table-draw = { own-draw }
script-table-pass = { own-pass }
script-table-take = { own-take }
script-table-meld = { own-meld }
script-table-discard = { own-discard }
script-table-meld-points = Bajar { $points }
script-table-meld-out = Bajar { $points } y cerrar
script-table-discard-card = Descartar { KIND($rank, form: "brief") }
script-table-discard-out = Cerrar con { KIND($rank, form: "brief") }
script-table-declare = { $n ->
        [one] Mostrar el 3 rojo
       *[other] Mostrar un 3 rojo ({ $n })
    }

script-table-stock-empty = el mazo está vacío
script-table-of-minimum = { $makes } de { $needs }
script-table-with-cards = con { $cards }
script-table-with-cards-and-more = con { $cards } y más
script-table-adds-cards = añade { $cards }
script-table-onto-meld = sobre tus { KIND($rank, form: "many") }
script-table-canasta = { $natural ->
        [yes] canasta limpia
       *[no] canasta sucia
    }
script-table-canastas = { $n } canastas
script-table-bonus = +{ $points }
script-table-concealed = mano oculta, +{ $points }
script-table-becomes = { $from } pasa a { $to }
script-table-melds-first = antes baja { $points }
script-table-red-three-penalty = 3 rojo en mano: −{ $points }
script-table-freezes = congela el pozo
script-table-blocks = tapa el pozo un turno
script-table-declare-detail = +{ $points } y otra carta

script-table-short-select = elige cartas
script-table-short-one = elige una carta
script-table-short-one-only = solo una carta
script-table-short-three-cards = mínimo 3 cartas
script-table-short-one-or-wild = otra o un comodín
script-table-short-natural = falta { KIND($rank, form: "another") }
script-table-short-too-many-wilds = { $n ->
        [one] sobra 1 comodín
       *[other] sobran { $n } comodines
    }
script-table-short-stays-natural = se queda limpia
script-table-short-no-wilds = sin comodines
script-table-short-taken = { $n ->
        [one] 1 es del pozo
       *[other] { $n } son del pozo
    }
script-table-short-first-round = en este turno no
script-table-short-to-go-out = { $n } más para cerrar
script-table-short-only-out = solo al cerrar
script-table-short-not-meld = no combinan
script-table-short-no-room = no cabe
script-table-short-points = faltan { $n }
script-table-short-minimum = no llega a { $needs }
script-table-short-two-of = pide 2 { KIND($rank, form: "many") }
script-table-short-one-and-wild = pide { KIND($rank, form: "one") } + comodín
script-table-short-on-top = { KIND($top, form: "one") } encima
script-table-short-no-pile = no hay pozo
script-table-short-one-card = con 1 carta no
script-table-short-complete = canasta completa
script-table-short-not-red = con un 3 rojo no
script-table-short-take-pile = toma el pozo
script-table-short-keep-two = guarda 2 cartas
script-table-short-needs-canasta = { $n ->
        [one] pide una canasta
       *[other] pide { $n } canastas
    }
script-table-short-partner-no = tu pareja dijo que no
script-table-short-must-ask = antes pregunta
script-table-short-must-go-out = tienes que cerrar
script-table-short-declare-first = muestra el 3
script-table-short-never-discarded = no se descarta

script-table-line = { $cards }: { $says }
script-table-line-makes = { $cards }: { $makes }
script-table-line-minimum = { $cards }: { $makes } · mínimo { $needs } ✓
script-table-line-below = { $cards }: { $makes } · mínimo { $needs }, faltan { $short }
script-table-line-concealed = { $cards }: { $makes } · mano oculta, sin mínimo
script-table-next-draw = primero roba
script-table-next-discard = luego descarta { KIND($rank, form: "the") }
script-table-meld-or-discard = Bájala con tus { KIND($rank, form: "many") } o descártala.
script-table-discard-or-more = Descártala o elige más.
script-table-discard-and-out = Si la descartas, cierras.

script-table-nothing-selected = elige las cartas que quieres bajar
script-table-one-only = se descarta una sola carta: elige solo esa
script-table-one-rank = una combinación es de un solo valor
script-table-one-card-meld = una combinación necesita tres cartas, y esto es { KIND($rank, form: "a") }
script-table-pair-meld = una combinación necesita tres cartas; añade { KIND($rank, form: "another") } o un comodín
script-table-few-naturals = una combinación necesita al menos dos cartas naturales, y has elegido solo { KIND($rank, form: "a") }
script-table-too-many-wilds = una combinación admite como mucho tres comodines; con tus { KIND($rank, form: "many") } habría { $wilds }
script-table-wilds-outnumber = no puede haber más comodines que cartas naturales; con tus { KIND($rank, form: "many") } habría { $naturals ->
        [one] 1 natural
       *[other] { $naturals } naturales
    } y { $wilds ->
        [one] 1 comodín
       *[other] { $wilds } comodines
    }
script-table-naturals-outnumber = si tomas el pozo para tu primera bajada, tiene que haber más cartas naturales que comodines; con tus { KIND($rank, form: "many") } habría { $naturals ->
        [one] 1 natural
       *[other] { $naturals } naturales
    } y { $wilds ->
        [one] 1 comodín
       *[other] { $wilds } comodines
    }
script-table-wilds-need-naturals = con { $wilds ->
        [one] un comodín
       *[other] { $wilds } comodines
    }, una combinación necesita al menos { $needs } cartas naturales; con tus { KIND($rank, form: "many") } habría { $naturals }
script-table-wild-on-natural-canasta = { refusal-wild-on-natural-canasta }
script-table-wild-in-initial-meld = tu primera bajada no puede llevar comodines
script-table-taken = { refusal-taken-this-turn }
script-table-first-round = { refusal-first-round }
script-table-no-room = { KIND($rank, form: "the") } no cabe en ninguna combinación
script-table-no-room-for-wild = { KIND($rank, form: "the") } no cabe en ninguna combinación: se admiten como mucho tres comodines
script-table-no-room-outnumber = { KIND($rank, form: "the") } no cabe en ninguna combinación: no puede haber más comodines que cartas naturales
script-table-no-room-with-pile = { KIND($rank, form: "the") } no cabe en ninguna combinación: con el pozo tiene que haber más cartas naturales que comodines
script-table-black-threes = los treses negros solo se bajan al cerrar: tres o los cuatro a la vez, sin comodines
script-table-black-threes-not-yet = { refusal-black-threes-not-yet }
script-table-cards-below = tu primera bajada necesita { $needs } puntos, y con el pozo tus cartas no llegan
script-table-pile-empty = { refusal-pile-empty }
script-table-pile-blocked = { refusal-pile-blocked }
script-table-first-freeze = { KIND($card, form: "a", case: "capital") } congela el pozo: solo se toma con dos cartas naturales de tu mano, del mismo valor que la de arriba
script-table-frozen = { $held ->
        [0] el pozo está congelado: pide dos { KIND($rank, form: "many") } de tu mano, y no tienes { KIND($rank, form: "none") }
        [1] el pozo está congelado: pide dos { KIND($rank, form: "many") } de tu mano, y solo tienes { KIND($rank, form: "unit") }
       *[other] el pozo está congelado: pide dos { KIND($rank, form: "many") } de tu mano
    }
script-table-frozen-unmelded = { $held ->
        [0] hasta la primera bajada, el pozo te pide dos { KIND($rank, form: "many") } de tu mano, y no tienes { KIND($rank, form: "none") }
        [1] hasta la primera bajada, el pozo te pide dos { KIND($rank, form: "many") } de tu mano, y solo tienes { KIND($rank, form: "unit") }
       *[other] hasta la primera bajada, el pozo te pide dos { KIND($rank, form: "many") } de tu mano
    }
script-table-needs-match = { refusal-pile-needs-match }
script-table-one-card-hand = { refusal-one-card-hand }
script-table-complete = { refusal-canasta-complete }
script-table-must-take = { refusal-must-take-pile }
script-table-must-keep-card = te quedaría una carta que no podrías descartar: para cerrar { $needs ->
        [one] hace falta una canasta
       *[other] hacen falta { $needs } canastas
    } y { $has ->
        [0] no tienes ninguna
        [one] solo tienes una
       *[other] solo tienes { $has }
    }
script-table-no-canasta = te quedarías sin cartas: para cerrar { $needs ->
        [one] hace falta una canasta
       *[other] hacen falta { $needs } canastas
    } y { $has ->
        [0] no tienes ninguna
        [one] solo tienes una
       *[other] solo tienes { $has }
    }
script-table-last-card = es tu última carta: para cerrar { $needs ->
        [one] hace falta una canasta
       *[other] hacen falta { $needs } canastas
    } y { $has ->
        [0] no tienes ninguna
        [one] solo tienes una
       *[other] solo tienes { $has }
    }
script-table-partner-no = { refusal-partner-said-no }
script-table-must-ask = { refusal-must-ask }
script-table-must-go-out = { refusal-must-go-out }
script-table-must-declare = { refusal-must-go-out-declare }

script-table-why = ¿Por qué?
script-table-not-turn = no es tu turno
script-table-paused = la partida está en pausa
script-table-below = { refusal-below-minimum }
script-table-draw-first = { refusal-draw-first }
script-table-already-drew = { refusal-already-drew }
script-table-choose-one = elige una carta para descartar
script-table-red-three = { refusal-red-threes-not-melded }
script-table-red-three-kept = { refusal-cannot-discard }
script-table-not-sent = no se ha podido enviar; se enviará cuando vuelva la conexión

script-table-red-three-itself = Un tres rojo. En tu turno se pone solo en la mesa.
script-table-red-three-by-hand = Un tres rojo. Muéstralo en tu turno; no se puede bajar ni descartar.
script-table-stale = La mesa acaba de cambiar. Inténtalo otra vez.
script-table-time-left = { $seconds ->
        [one] Queda 1 segundo; después juega un bot por ti.
       *[other] Quedan { $seconds } segundos; después juega un bot por ti.
    }
script-table-nothing-to-say = Ahora no hay nada que puedas decir.

script-table-hint-title = { hint-title }
script-table-hint-close = { hint-close }
script-table-hint-thinking = Pensando…
script-table-hint-lost = No hay respuesta. Inténtalo otra vez dentro de un momento.
script-table-hint-none = En esta mesa no hay pistas.

script-table-close-why = Cerrar la regla
script-table-close-sheet = Cerrar
script-table-sheet-missing = No se ha podido cargar. Inténtalo otra vez.
script-table-rules-missing = No se han podido cargar las reglas. Inténtalo otra vez.
script-table-whole-chapter = Leer el capítulo entero (se abre en otra pestaña)
