### Las cifras de la libreta: revisar una ronda, totales, resultado, puntos en vivo, papel y hoja de cálculo.
### Las completa el navegador.

## Cómo acabó una ronda, como título.

script-pad-sheet-ended-out = { $player } cerró
script-pad-sheet-ended-concealed = { $player } cerró con mano oculta
script-pad-sheet-ended-nobody = Nadie cerró
script-pad-sheet-ended-unknown = No se anotó quién cerró

## El desglose: los puntos de cada línea y de dónde salen.

script-pad-sheet-times = { $count } × { $value }
script-pad-sheet-all-four = los cuatro
script-pad-sheet-threes-no-meld = { $n }, sin bajar
script-pad-sheet-threes-no-canasta = { $n }, sin canasta
script-pad-sheet-out-concealed = { $player }, mano oculta
script-pad-sheet-with-black-threes = { $n ->
        [one] con un tres negro
       *[other] con { $n } treses negros
    }
script-pad-sheet-own-times = { $name }: { $count } × { $value }
script-pad-sheet-not-entered = sin anotar
script-pad-sheet-was = antes { $before }
script-pad-sheet-nobody = nadie
script-pad-sheet-rules-of-line = { $line }: lo que dicen las reglas
script-pad-sheet-rule-set = Reglas: { $rules }

## Revisar una ronda.

script-pad-sheet-query-asked = { $named ->
        [yes] { $name } pidió a las { $time } revisar esta ronda.
       *[no] Alguien del público pidió a las { $time } revisar esta ronda.
    }
script-pad-sheet-query-settle = Ya está revisada

script-pad-sheet-conflict-heading = Esta ronda se anotó dos veces
script-pad-sheet-conflict-help = Dos teléfonos la anotaron por separado. Elige la anotación correcta. La otra queda en la lista de cambios.
script-pad-sheet-conflict-phone = { $here ->
        [yes] Este teléfono
       *[no] { $named ->
            [yes] El teléfono de { $name }
           *[no] Otro teléfono
        }
    }
script-pad-sheet-conflict-line = Línea
script-pad-sheet-conflict-keep = Vale esta
script-pad-sheet-line-of-side = { $side }: { $line }

script-pad-sheet-paper-heading = ¿Tu papel dice otra cosa?
script-pad-sheet-paper-help = Escribe lo que tienes en esta ronda. La libreta busca un solo descuido que explique la diferencia.
script-pad-sheet-paper-minus = Menos, { $side }
script-pad-sheet-paper-same = { $side }: igual que la libreta.
script-pad-sheet-paper-more = <b>{ $side }: { $points } más que la libreta.</b> Lo que pudo pasar en el papel:
script-pad-sheet-paper-less = <b>{ $side }: { $points } menos que la libreta.</b> Lo que pudo pasar en el papel:
script-pad-sheet-paper-more-unexplained = <b>{ $side }: { $points } más que la libreta.</b> No se explica con un solo descuido. Cuenta todo otra vez.
script-pad-sheet-paper-less-unexplained = <b>{ $side }: { $points } menos que la libreta.</b> No se explica con un solo descuido. Cuenta todo otra vez.

script-pad-sheet-slip-natural-more = Una canasta limpia de más.
script-pad-sheet-slip-natural-fewer = Una canasta limpia de menos.
script-pad-sheet-slip-mixed-more = Una canasta sucia de más.
script-pad-sheet-slip-mixed-fewer = Una canasta sucia de menos.
script-pad-sheet-slip-mixed-as-natural = Una canasta sucia contada como limpia.
script-pad-sheet-slip-natural-as-mixed = Una canasta limpia contada como sucia.
script-pad-sheet-slip-red-threes = { $paper ->
        [0] Ningún tres rojo en vez de { $pad }.
        [one] Un tres rojo en vez de { $pad }.
       *[other] { $paper } treses rojos en vez de { $pad }.
    }
script-pad-sheet-slip-red-threes-for-side = Los treses rojos sumados sin haber bajado.
script-pad-sheet-slip-red-threes-against-side = Los treses rojos restados, aunque sí se había bajado.
script-pad-sheet-slip-going-out-left-out = Falta sumar el premio por cerrar.
script-pad-sheet-slip-going-out-counted = El premio por cerrar sumado sin haber cerrado.
script-pad-sheet-slip-counted-concealed = El cierre contado como mano oculta.
script-pad-sheet-slip-counted-not-concealed = El cierre no contado como mano oculta.
script-pad-sheet-slip-hand-added = Las cartas en la mano sumadas en vez de restadas.
script-pad-sheet-slip-hand-left-out = Falta restar las cartas en la mano.
script-pad-sheet-slip-melded-left-out = Falta sumar las cartas bajadas.
script-pad-sheet-slip-melded-swapped = Dos cifras intercambiadas en las cartas bajadas: { $paper } en vez de { $pad }.
script-pad-sheet-slip-hand-swapped = Dos cifras intercambiadas en las cartas en la mano: { $paper } en vez de { $pad }.
script-pad-sheet-slip-card-more = Sobra una carta de { $value } puntos en la mesa, o falta en la mano.
script-pad-sheet-slip-card-fewer = Falta una carta de { $value } puntos en la mesa, o sobra en la mano.
script-pad-sheet-slip-carry = Un error de { $points } en lo que se llevaba al sumar.

script-pad-sheet-count-heading = Contar otra vez
script-pad-sheet-count-what = Qué contar
script-pad-sheet-count-melded = { $known ->
        [yes] { $side }: cartas bajadas, { $points } en la libreta
       *[no] { $side }: cartas bajadas
    }
script-pad-sheet-count-in-hand = { $known ->
        [yes] { $side }: cartas en la mano, { $points } en la libreta
       *[no] { $side }: cartas en la mano
    }
script-pad-sheet-count-key = { $n ->
        [0] { KIND($kind, form: "one", case: "capital") }, { $value } puntos
       *[other] { KIND($kind, form: "one", case: "capital") }, { $value } puntos, contadas: { $n }
    }
script-pad-sheet-count-kind = { KIND($kind, form: "one") }
script-pad-sheet-count-clear = Borrar
script-pad-sheet-count-one-back = Una menos
script-pad-sheet-count-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
script-pad-sheet-count-agrees = Coincide con la libreta: { $points }.
script-pad-sheet-count-more = { $points } más que en la libreta ({ $pad }).
script-pad-sheet-count-short = { $points } menos que en la libreta ({ $pad }).

## Los cambios de una ronda.

script-pad-sheet-changes = Cambios
script-pad-sheet-log-entered = { $here ->
        [yes] Anotada en este teléfono.
       *[no] { $named ->
            [yes] Anotada en el teléfono de { $name }.
           *[no] Anotada en otro teléfono.
        }
    }
script-pad-sheet-log-corrected = { $here ->
        [yes] Corregida en este teléfono.
       *[no] { $named ->
            [yes] Corregida en el teléfono de { $name }.
           *[no] Corregida en otro teléfono.
        }
    }
script-pad-sheet-log-confirmed = { $here ->
        [yes] Confirmada en este teléfono.
       *[no] { $named ->
            [yes] Confirmada en el teléfono de { $name }.
           *[no] Confirmada en otro teléfono.
        }
    }
script-pad-sheet-log-undone = { $here ->
        [yes] Anulada en este teléfono.
       *[no] { $named ->
            [yes] Anulada en el teléfono de { $name }.
           *[no] Anulada en otro teléfono.
        }
    }
script-pad-sheet-log-anyway = Guardada así, aunque la comprobación encontró algo.
script-pad-sheet-change-line = { $side }, “{ $line }”: antes { $from }, ahora { $to }.
script-pad-sheet-change-out = Cierre: antes { $from }, ahora { $to }.
script-pad-sheet-change-concealed = { $now ->
        [yes] Ahora cuenta como mano oculta.
       *[no] Ya no cuenta como mano oculta.
    }
script-pad-sheet-change-exact = { $now ->
        [yes] Ahora con reparto exacto.
       *[no] Ya sin reparto exacto.
    }
script-pad-sheet-change-total = { $side }: antes { $from } en esta ronda, ahora { $to }.

## El gráfico de los totales.

script-pad-sheet-curve-label = { $deals ->
        [one] Totales tras una ronda (se gana con { $goal }): { $totals }.
       *[other] Totales tras { $deals } rondas (se gana con { $goal }): { $totals }.
    }
script-pad-sheet-curve-label-deals = Totales tras { $deals } de { $of } rondas: { $totals }.
script-pad-sheet-curve-side = { $side } { $total }
script-pad-sheet-curve-minimum = mínimo { $n }
script-pad-sheet-curve-table = En forma de tabla
script-pad-sheet-curve-start = Inicio

## Totales.

script-pad-sheet-totals-title = Totales
script-pad-sheet-game-so-far = Así va la partida
script-pad-sheet-next-minimums = Próximo mínimo: { $sides }.
script-pad-sheet-deal-by-deal = Ronda a ronda
script-pad-sheet-sources = De dónde salieron los puntos
script-pad-sheet-session = Marcador de la sesión
script-pad-sheet-session-help = Las partidas de esta libreta.

script-pad-sheet-session-column = Partida
script-pad-sheet-session-game = { $deals ->
        [one] Partida { $n }, una ronda
       *[other] Partida { $n }, { $deals } rondas
    }
script-pad-sheet-session-playing = Partida { $n }, sin terminar
script-pad-sheet-session-won = ganada
script-pad-sheet-session-wins = Partidas ganadas
script-pad-sheet-session-together = Puntos en total

## El final de una partida.

script-pad-sheet-end-won = { $n ->
        [one] { $names } ganó
       *[other] { $names } ganaron
    }
script-pad-sheet-end-by = { $deals ->
        [one] Por { $points } puntos, tras una ronda.
       *[other] Por { $points } puntos, tras { $deals } rondas.
    }
script-pad-sheet-end-how = Así fue la partida

## Los puntos en vivo, en otros teléfonos.

script-pad-sheet-live-title = En vivo
script-pad-sheet-live-up-to-date = { $named ->
        [yes] Teléfono de { $name }, al día
       *[no] Al día
    }
script-pad-sheet-live-offline = Sin conexión. Datos de las { $time }
script-pad-sheet-live-waiting = Aún no hay conexión. La página lo sigue intentando.
script-pad-sheet-live-no-game = Aún no ha empezado ninguna partida.
script-pad-sheet-live-entering = Se está anotando la ronda { $n }
script-pad-sheet-live-last = Ronda { $n } · { $ended }
script-pad-sheet-live-no-deal = Aún no hay rondas
script-pad-sheet-live-sheet = La hoja
script-pad-sheet-live-query = Pedir revisión
script-pad-sheet-live-query-help = En la libreta aparecerá que pides a la mesa revisar esta ronda. Los puntos no cambian.
script-pad-sheet-live-query-deal = Ronda
script-pad-sheet-live-query-name = Tu nombre
script-pad-sheet-live-query-send = Enviar
script-pad-sheet-live-cancel = Cancelar
script-pad-sheet-live-queried = { $named ->
        [yes] En el teléfono de { $keeper } ya se ve que pides revisar la ronda { $n }.
       *[no] En la libreta ya se ve que pides revisar la ronda { $n }.
    }
script-pad-sheet-live-take = Pedir la libreta
script-pad-sheet-live-request = { $named ->
        [yes] { $name } pide la libreta.
       *[no] Otro teléfono pide la libreta.
    }
script-pad-sheet-live-request-own = Este teléfono pide la libreta.
script-pad-sheet-live-request-left = { $n ->
        [one] La llevará en 1 segundo, salvo que quien la lleva ahora diga que no.
       *[other] La llevará en { $n } segundos, salvo que quien la lleva ahora diga que no.
    }
script-pad-sheet-live-withdraw = Retirar petición
script-pad-sheet-live-keeps = Este teléfono lleva ahora la libreta.
script-pad-sheet-live-open = Abrir la libreta

## En papel.

script-pad-sheet-print-title = Canasta
script-pad-sheet-print-now = Imprimir
script-pad-sheet-print-empty = Hoja en blanco
script-pad-sheet-print-game = Esta partida
script-pad-sheet-print-names = Nombres
script-pad-sheet-print-date = Fecha
script-pad-sheet-print-side = { $side }: { $players }
script-pad-sheet-print-about = { $rules }, a { $points }
script-pad-sheet-print-about-deals = { $deals ->
        [one] { $rules }, una ronda
       *[other] { $rules }, { $deals } rondas
    }
script-pad-sheet-print-column-side = Equipo
script-pad-sheet-print-column-minimum = Mínimo
script-pad-sheet-print-column-natural = Limpias
script-pad-sheet-print-column-mixed = Sucias
script-pad-sheet-print-column-concealed = Ocultas
script-pad-sheet-print-column-red-threes = Treses rojos
script-pad-sheet-print-column-going-out = Cierre
script-pad-sheet-print-column-exact-deal = Exacto
script-pad-sheet-print-column-penalties = Tarde
script-pad-sheet-print-column-melded = En mesa
script-pad-sheet-print-column-in-hand = En mano
script-pad-sheet-print-column-lines = Líneas propias
script-pad-sheet-print-column-points = Puntos
script-pad-sheet-print-corrected = { $mark } Ronda { $n }, corregida a las { $time }: { $changes }
script-pad-sheet-print-anyway = { $mark } Ronda { $n }: guardada así, aunque la comprobación encontró algo.
script-pad-sheet-print-conflict = { $mark } Ronda { $n }: anotada dos veces. La mesa aún no ha elegido.
script-pad-sheet-print-kind = { KIND($kind, form: "many") }
script-pad-sheet-print-cards = { $cards } { $value }
script-pad-sheet-print-values = Cartas: { $cards }. Canasta limpia { $natural }, canasta sucia { $mixed }. Tres rojo { $three }, los cuatro { $four }. Cierre { $out }, con mano oculta { $concealed }.
script-pad-sheet-print-minimums = Primera bajada: { $minimums }.
script-pad-sheet-print-minimum-below = { $minimum } con menos de { $total }
script-pad-sheet-print-minimum-from = { $minimum } desde { $total }
script-pad-sheet-print-own-lines = Líneas propias: { $lines }.
script-pad-sheet-print-own-line = { $name } { $points }
script-pad-sheet-print-agreed = Conforme, { $side }

## La hoja de cálculo: títulos de columnas y valores.

script-pad-sheet-table-deal = Ronda
script-pad-sheet-table-time = Hora
script-pad-sheet-table-dealer = Reparte
script-pad-sheet-table-out = Cierre
script-pad-sheet-table-concealed = Mano oculta
script-pad-sheet-table-points = Puntos
script-pad-sheet-table-corrections = Correcciones
script-pad-sheet-table-anyway = Guardada así
script-pad-sheet-table-yes = sí
script-pad-sheet-table-no = no
