### Anotar una ronda en la libreta: una pregunta tras otra, que se contestan con un teclado.

script-pad-entry-correcting-deal = Corregir ronda { $n }
script-pad-entry-dealt = Repartió { $player }
script-pad-entry-back-to-pad = Libreta

## La hoja, encima del teclado.

script-pad-entry-entry-sheet = La hoja
script-pad-entry-sheet-of-side = Ronda { $n }, { $side }
script-pad-entry-before = { $total }, mín. <b>{ $minimum }</b>
script-pad-entry-new-total = Nuevo total
script-pad-entry-yes = sí

script-pad-entry-cell = { $value }: { $side }, { $line }
script-pad-entry-cell-count = { $count } { $points }: { $side }, { $line }
script-pad-entry-cell-empty = { $side }, { $line }: sin anotar
script-pad-entry-cell-out = { $concealed ->
        [yes] { $shown }: { $player } cerró con mano oculta
       *[no] { $shown }: { $player } cerró
    }
script-pad-entry-cell-not-out = –: { $side }, sin cierre
script-pad-entry-one-fewer = { $side }, { $line }: quitar uno
script-pad-entry-one-more = { $side }, { $line }: añadir uno

## Quién cerró.

script-pad-entry-who-went-out = ¿Quién cerró?
script-pad-entry-about-going-out = La ronda acaba cuando alguien se queda sin cartas.
script-pad-entry-nobody-went-out = Nadie cerró
script-pad-entry-concealed-hand = Mano oculta
script-pad-entry-concealed-alone = Toda la mano en un turno, con una canasta y sin haber bajado antes.
script-pad-entry-concealed-adding = Toda la mano en un turno, con una canasta y sin haber bajado antes. Se puede añadir a lo que bajó el equipo.
script-pad-entry-concealed-not-adding = Toda la mano en un turno, con una canasta, sin haber bajado antes y sin añadir nada a lo que bajó el equipo.
script-pad-entry-concealed-first = Toda la mano en un turno, con una canasta y sin que nadie del equipo haya bajado antes.
script-pad-entry-exact-deal = Reparto exacto
script-pad-entry-exact-deal-by = { $player } tomó justo las cartas que hacían falta: { $points }
script-pad-entry-exact-deal-nobody = Antes indica en la libreta quién reparte.

## Las preguntas: un título y qué se pide.

script-pad-entry-title-natural-canastas = { $side }: canastas limpias
script-pad-entry-title-mixed-canastas = { $side }: canastas sucias
script-pad-entry-title-concealed-canastas = { $side }: canastas ocultas
script-pad-entry-title-red-threes = { $side }: treses rojos
script-pad-entry-title-undeclared-red-threes = { $side }: treses rojos mostrados tarde
script-pad-entry-title-black-threes = { $side }: treses negros al cerrar
script-pad-entry-title-own = { $side }: { $line }
script-pad-entry-title-melded = { $side }: cartas bajadas
script-pad-entry-title-in-hand = { $side }: cartas en la mano

script-pad-entry-about-natural-canastas = { $points } c/u: siete cartas o más, sin comodines
script-pad-entry-about-mixed-canastas = { $points } c/u: con comodines
script-pad-entry-about-concealed-canastas = Bajadas de una vez, limpias o sucias: { $points } más c/u
script-pad-entry-about-red-threes = { $points } c/u, los cuatro { $all }
script-pad-entry-about-red-threes-without-melds = Sin nada bajado. La comprobación dirá cuánto cuentan.
script-pad-entry-about-undeclared-red-threes = { $points } menos por cada uno, esté ya en la mesa o no
script-pad-entry-about-black-threes = Los que bajó quien cerró
script-pad-entry-about-own = { $points } c/u
script-pad-entry-about-melded = Los puntos de todas las cartas, sin los premios
script-pad-entry-about-hand = La mano de { $player }
script-pad-entry-about-hands = Las manos de { $players }: súmalas con +
script-pad-entry-about-no-hand = Aquí ya no le quedan cartas a nadie.

## El teclado.

script-pad-entry-keypad = Teclado
script-pad-entry-key-next = Seguir
script-pad-entry-key-delete = Borrar
script-pad-entry-key-plus = Más: sumar otro número
script-pad-entry-key-no-melds = Sin bajar
script-pad-entry-key-count = Contar cartas
script-pad-entry-key-total = Escribir el total
script-pad-entry-key-use = Usar { $points }

script-pad-entry-stop-double = Doble toque: no cuenta.
script-pad-entry-stop-count-first = Pulsa un número; 0 si no hay.
script-pad-entry-stop-points-first = Escribe antes los puntos; 0 si no hay.
script-pad-entry-stop-at-most = { $max ->
        [0] No puede haber más.
        [one] Puede haber 1 como mucho.
       *[other] Puede haber { $max } como mucho.
    }
script-pad-entry-stop-more-than-packs = Más de lo que suman las barajas ({ $points }). Si es correcto, pulsa otra vez Seguir.
script-pad-entry-stop-no-such-points = { $step ->
        [5] Los puntos siempre acaban en 0 o 5. Si es correcto, pulsa otra vez Seguir.
       *[other] Los puntos son siempre múltiplos de { $step }. Si es correcto, pulsa otra vez Seguir.
    }

## Contar cartas.

script-pad-entry-by-value = Por puntos
script-pad-entry-by-card = Carta a carta
script-pad-entry-counting-cards = Cuenta las cartas
script-pad-entry-so-far = Por ahora, { $points }
script-pad-entry-how-many-cards = Cantidad de { $cards }
script-pad-entry-press-each = Pulsa una vez por cada carta.
script-pad-entry-cards-many = { KIND($kind, form: "many") }
script-pad-entry-cards-many-range = { KIND($from, form: "many") } a { KIND($to, form: "many") }
script-pad-entry-cards-one = { KIND($kind, form: "one") }
script-pad-entry-cards-one-range = { KIND($from, form: "one") } a { KIND($to, form: "one") }
script-pad-entry-product = { $count } × { $value } = { $points }

## Las letras de las figuras, como en las esquinas de las cartas.

script-pad-entry-face-ace = A
script-pad-entry-face-king = K
script-pad-entry-face-queen = Q
script-pad-entry-face-jack = J

script-pad-entry-counted = { KIND($kind, form: "one", case: "capital") }, { $value } puntos por carta: { $count }
script-pad-entry-number-of-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

## La comprobación antes de guardar.

script-pad-entry-check-and-save = Comprobar y guardar
script-pad-entry-nothing-wrong = Todo parece correcto.
script-pad-entry-save-deal = Guardar ronda
script-pad-entry-save-correction = Guardar corrección
script-pad-entry-save-anyway = Guardar así
script-pad-entry-correct-it = Corregir
script-pad-entry-goal-reached = { $points } alcanzados
script-pad-entry-next-minimum = Próximo mínimo: { $points }
script-pad-entry-side-points = { $side }: { $points }
script-pad-entry-said-total = { $side }: { $points } en esta ronda, { $total } en total.

script-pad-entry-read-out = Léelo en voz alta:
script-pad-entry-read-side = <b>{ $side }</b>: { $items }.
script-pad-entry-read-nothing = sin canastas ni treses rojos
script-pad-entry-said-item = { $side }: { $item }.

script-pad-entry-item-natural-canastas = { $n ->
        [0] ninguna canasta limpia
        [one] { $n } canasta limpia
       *[other] { $n } canastas limpias
    }
script-pad-entry-item-mixed-canastas = { $n ->
        [0] ninguna canasta sucia
        [one] { $n } canasta sucia
       *[other] { $n } canastas sucias
    }
script-pad-entry-item-concealed-canastas = { $n ->
        [0] ninguna canasta oculta
        [one] { $n } canasta oculta
       *[other] { $n } canastas ocultas
    }
script-pad-entry-item-red-threes = { $n ->
        [0] ningún tres rojo
        [one] { $n } tres rojo
       *[other] { $n } treses rojos
    }
script-pad-entry-item-undeclared-red-threes = { $n ->
        [0] ningún tres rojo mostrado tarde
        [one] { $n } tres rojo mostrado tarde
       *[other] { $n } treses rojos mostrados tarde
    }
script-pad-entry-item-black-threes = { $n ->
        [0] ningún tres negro
        [one] { $n } tres negro
       *[other] { $n } treses negros
    }
script-pad-entry-item-own = { $n } × { $line }
script-pad-entry-item-melded = { $points } en la mesa
script-pad-entry-item-in-hand = { $points } en la mano

## Lo que no puede ser, o es raro.

script-pad-entry-notice-no-such-melded = { $step ->
        [5] { $side }: las cartas bajadas no pueden sumar { $points }. Los puntos siempre acaban en 0 o 5.
       *[other] { $side }: las cartas bajadas no pueden sumar { $points }. Los puntos son siempre múltiplos de { $step }.
    }
script-pad-entry-notice-no-such-in-hand = { $step ->
        [5] { $side }: las cartas en la mano no pueden sumar { $points }. Los puntos siempre acaban en 0 o 5.
       *[other] { $side }: las cartas en la mano no pueden sumar { $points }. Los puntos son siempre múltiplos de { $step }.
    }
script-pad-entry-notice-too-few-points = { $canastas ->
        [one] { $side }: las cartas de esa canasta suman al menos { $minimum }, pero de cartas bajadas solo se anotaron { $points }.
       *[other] { $side }: las cartas de esas { $canastas } canastas suman al menos { $minimum }, pero de cartas bajadas solo se anotaron { $points }.
    }
script-pad-entry-notice-more-than-ranks = { $side }: { $canastas } canastas son demasiadas. No hay tantos valores de cartas.
script-pad-entry-notice-bonuses-added-in = { $side }: { $points } es mucho para las cartas bajadas. ¿Se sumaron ya los premios? Los suma la libreta.
script-pad-entry-notice-below-minimum = { $side }: la primera bajada pedía { $minimum }, pero de cartas bajadas solo se anotaron { $points }.
script-pad-entry-notice-too-few-canastas = { $needed ->
        [one] { $player } cerró, pero sin ninguna canasta.
       *[other] { $player } cerró. Para eso hacen falta { $needed } canastas, y { $canastas ->
            [0] no hay ninguna.
            [one] solo hay una.
           *[other] solo hay { $canastas }.
        }
    }
script-pad-entry-notice-cards-after-going-out = { $side }: quien cierra no puede tener cartas en la mano.
script-pad-entry-notice-too-few-in-hand = { $players ->
        [one] { $side }: a alguien le quedaban cartas, y valen más de { $points }.
       *[other] { $side }: a { $players } personas les quedaban cartas, y valen más de { $points }.
    }
script-pad-entry-notice-more-concealed-canastas = { $canastas ->
        [0] { $side }: { $concealed ->
            [one] 1 canasta oculta, pero ninguna canasta anotada.
           *[other] { $concealed } canastas ocultas, pero ninguna canasta anotada.
        }
        [one] { $side }: { $concealed } canastas ocultas, pero solo una canasta en total.
       *[other] { $side }: { $concealed } canastas ocultas, pero solo { $canastas } canastas en total.
    }
script-pad-entry-notice-red-threes = Se anotaron { $threes } treses rojos, pero solo hay cuatro.
script-pad-entry-notice-late-red-threes = { $side }: { $threes } treses rojos mostrados tarde, pero solo hay cuatro.
script-pad-entry-notice-mixed-canastas = No hay suficientes comodines para { $canastas } canastas sucias.
script-pad-entry-notice-canastas = No hay suficientes cartas para { $canastas } canastas.
script-pad-entry-notice-more-than-the-packs = Todas las cartas juntas suman { $points }, pero en las barajas solo hay { $maximum }.
script-pad-entry-notice-same-as-before = Lo mismo que en la ronda anterior. ¿Se anotó dos veces?

## Lo que se deduce de lo anotado.

script-pad-entry-fact-red-threes-against = { $threes ->
        [one] { $side }: el tres rojo cuenta { $points }.
       *[other] { $side }: los { $threes } treses rojos cuentan { $points }.
    }
script-pad-entry-fact-red-threes-count-nothing = { $threes ->
        [one] { $side }: el tres rojo no cuenta.
       *[other] { $side }: los { $threes } treses rojos no cuentan.
    }
script-pad-entry-fact-all-red-threes = { $side }: los cuatro treses rojos cuentan { $points }.
script-pad-entry-fact-nobody-went-out = Nadie cerró, así que no hay premio por cerrar.
script-pad-entry-fact-concealed = { $player } cerró con mano oculta: { $points }.
script-pad-entry-fact-exact-deal = Reparto exacto de { $player }: { $points }.
script-pad-entry-fact-no-concealed-canastas = Ninguna canasta oculta. Si hubo alguna, toca la línea.
script-pad-entry-fact-no-undeclared-red-threes = Ningún tres rojo mostrado tarde. Si hubo alguno, toca la línea.
script-pad-entry-fact-no-black-threes = Ningún tres negro al cerrar. Si hubo alguno, toca la línea.

## Guardar.

script-pad-entry-not-stored = Este navegador no puede guardar la ronda: su memoria está llena o desactivada. Lo anotado sigue en esta pantalla. Libera espacio y guarda otra vez, o apúntalo en un papel.
script-pad-entry-draft-not-stored = Este navegador no puede guardar nada: su memoria está llena o desactivada. Deja abierta esta página hasta que la ronda esté guardada.
script-pad-entry-resumed-correction = Esta corrección ya estaba empezada y aún no se ha guardado.
script-pad-entry-saved-figures = Ver lo guardado

## Otro teléfono ha guardado la misma ronda.

script-pad-entry-other-phone = Otro teléfono guardó la ronda { $n }
script-pad-entry-saved-at = Guardada a las { $time }.
script-pad-entry-saved-by-at = { $player } la guardó a las { $time }.
script-pad-entry-figures-differ = Compara las dos anotaciones y elige la que vale.
script-pad-entry-figures-agree = Los dos teléfonos tienen lo mismo anotado.
script-pad-entry-ours = Aquí
script-pad-entry-theirs = Otro teléfono
script-pad-entry-row-of-side = { $side }, { $line }
script-pad-entry-keep-theirs = Dejar la otra
script-pad-entry-keep-it = Seguir
script-pad-entry-use-ours = Usar la de aquí
script-pad-entry-replaces-theirs = Lo que guardes sustituye a lo que guardó el otro teléfono.
