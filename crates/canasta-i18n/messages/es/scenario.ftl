### Problemas de un escenario, una vista o un archivo de reglas de la casa. Van detrás de dos puntos: en minúscula y sin punto final.

scenario-not-json = esto no es JSON: { $error }
scenario-not-a-scenario = un escenario es un objeto JSON
scenario-not-a-view = una vista es un objeto JSON
scenario-not-house-rules = las reglas de la casa son un objeto JSON, no { $found }
scenario-perhaps = { $fault } (¿querías decir { $near }?)
scenario-unknown-field = { $part ->
        [file] el archivo no tiene ningún campo { $field }
        [scenario] el escenario no tiene ningún campo { $field }
        [view] la vista no tiene ningún campo { $field }
        [rules] el reglamento no tiene ningún campo { $field }
       *[flags] flags no tiene ningún campo { $field }
    }
scenario-field-twice = { $part ->
        [file] el archivo tiene { $field } dos veces
        [scenario] el escenario tiene { $field } dos veces
        [view] la vista tiene { $field } dos veces
        [rules] el reglamento tiene { $field } dos veces
       *[flags] flags tiene { $field } dos veces
    }
scenario-unknown-preset = rules tiene que ser el nombre de un reglamento ({ $presets }), no { $found }

scenario-field = { $name }
scenario-field-of-seat = { $name } del asiento { DIGITS($seat) }
scenario-field-of-side = { $name } del equipo { DIGITS($side) }

scenario-card = { $field }: { $why }
scenario-cards = { $field }: las cartas se escriben como "4H TD", no { $found }
scenario-number = { $field } tiene que ser un número de { $low } a { $high }, no { $found }
scenario-numbers = { $field } tiene que ser una lista de { DIGITS($count) } números de { $low } a { $high }, no { $found }
scenario-so-many-flags = { $field } tiene que ser una lista de { DIGITS($count) } valores, true o false, no { $found }
scenario-choice = { $field } tiene que ser uno de { $words }, no { $found }
scenario-card-counts = { $field } tiene que ser una lista de { DIGITS($count) } números de cartas, no { $found }
scenario-hands = { $field } tiene que ser una lista de { DIGITS($count) } manos, no { $found }
scenario-entries = { $field } tiene que ser una lista de { DIGITS($count) } entradas válidas, no { $found }
scenario-rules = { $field } tiene que ser un objeto con campos de reglas, no { $found }
scenario-players = { $field } tiene que ser un número de 2 a 6, no { $found }
scenario-flag = { $field } tiene que ser true o false, no { $found }
scenario-deal-number = { $field } tiene que ser el número de una ronda, desde 1, no { $found }
scenario-seat = { $field } tiene que ser el número de un asiento, no { $found }
scenario-seat-or-null = { $field } tiene que ser el número de un asiento, o null para quien solo mira, no { $found }
scenario-seat-that-sits-out = { $field } tiene que ser el número de un asiento que pueda descansar con estas reglas, no { $found }
scenario-phase = { $field } tiene que ser “draw” o “play”, no { $found }
scenario-permission = { $field } tiene que ser “yes” o “no”, no { $found }
scenario-ending = { $field } tiene que ser una forma de acabar la ronda, con su asiento, no { $found }
scenario-list = { $field } tiene que ser una lista, no { $found }
scenario-object = { $field } tiene que ser un objeto, no { $found }
scenario-whole-numbers = { $field } tiene que llevar números enteros, no { $found }
scenario-flags = { $field } tiene que ser una lista de valores true o false, no { $found }
scenario-text = { $field } tiene que ser un texto, no { $found }
scenario-texts = { $field } tiene que ser una lista de textos, no { $found }
scenario-ranks = { $field } tiene que llevar valores de cartas, no { $found }
scenario-card-count = { $field } tiene que ser un número de cartas, no { $found }
scenario-seen = { $field } tiene que ser un objeto con known y passed, no { $found }

scenario-missing-flag = flags tiene que llevar { $flag }; pasa flags tal como lo escribió el árbitro, o nada
scenario-in-flags = flags: { $fault }
scenario-taken-not-held = taken lleva cartas que no se tomaron con el pozo en este turno, o que se pueden bajar
scenario-known-not-held = known lleva cartas que no están en la mano del asiento { DIGITS($seat) }
scenario-penalised-not-held = el asiento { DIGITS($seat) } tiene menos treses rojos de los castigados
scenario-too-many-penalties = solo hay cuatro treses rojos que castigar
scenario-old-meld-missing = old_melds lleva una combinación que no está en la mesa
scenario-no-answer-due = answer_due no se puede fijar aquí

scenario-missing-from-view = falta { $field }; pasa la vista sin cambios
scenario-stock-in-view = una vista no tiene mazo, solo stock_size
scenario-other-hand-in-view = una vista muestra solo la mano de su asiento, y null en las demás
scenario-red-threes-before-view = el asiento { DIGITS($seat) } pondría antes sus treses rojos en la mesa; la vista muestra la posición posterior
scenario-hand-size = hand_sizes da { DIGITS($given) } al asiento { DIGITS($seat) }, cuya mano tiene { DIGITS($counted) }
scenario-known-elsewhere = seen pone en la mano del asiento { DIGITS($seat) } cartas que están en otro sitio
scenario-known-too-many = seen pone en la mano del asiento { DIGITS($seat) } más cartas que hand_sizes
scenario-too-many-hidden = hand_sizes y stock_size suman más cartas de las que están ocultas
scenario-shown-too-often = { $card } aparece demasiadas veces
