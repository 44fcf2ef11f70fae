### Los ejemplos del libro de reglas, vistos por quien juega primero: “tú” eres esa persona.

example-house = Con una regla de la casa.
example-no-stock = El mazo está vacío.
example-players = { $players ->
        [one] Una persona.
       *[other] Juegan { SPELL($players) }.
    }
example-sits-out = Tres contra dos; la quinta persona descansa.
example-totals = Totales antes de la ronda.
example-total = { $side }: { $points }.

example-who-you = Tú
example-who-partner = Tu pareja
example-who-other = Tu rival
example-who-left = Quien está a tu izquierda
example-who-right = Quien está a tu derecha
example-who-across = Quien está enfrente
example-who-across-left = Quien está enfrente a la izquierda
example-who-across-right = Quien está enfrente a la derecha
example-who-partner-left = Tu pareja de la izquierda
example-who-partner-right = Tu pareja de la derecha
example-side-yours = Tu equipo
example-side-others = El otro equipo

example-hand-you = Tu mano
example-hand-partner = La mano de tu pareja
example-hand-other = La mano de tu rival
example-hand-left = La mano de quien está a tu izquierda
example-hand-right = La mano de quien está a tu derecha
example-hand-across = La mano de quien está enfrente
example-hand-across-left = La mano de quien está enfrente a la izquierda
example-hand-across-right = La mano de quien está enfrente a la derecha
example-hand-partner-left = La mano de tu pareja de la izquierda
example-hand-partner-right = La mano de tu pareja de la derecha

example-melds-you = Tus combinaciones
example-melds-other = Las combinaciones de tu rival
example-melds-left = Las combinaciones de quien está a tu izquierda
example-melds-right = Las combinaciones de quien está a tu derecha
example-melds-across-left = Las combinaciones de quien está enfrente a la izquierda
example-melds-across-right = Las combinaciones de quien está enfrente a la derecha
example-melds-side-yours = Las combinaciones de tu equipo
example-melds-side-others = Las combinaciones del otro equipo

example-red-threes-you = Tus treses rojos
example-red-threes-other = Los treses rojos de tu rival
example-red-threes-left = Los treses rojos de quien está a tu izquierda
example-red-threes-right = Los treses rojos de quien está a tu derecha
example-red-threes-across-left = Los treses rojos de quien está enfrente a la izquierda
example-red-threes-across-right = Los treses rojos de quien está enfrente a la derecha
example-red-threes-side-yours = Los treses rojos de tu equipo
example-red-threes-side-others = Los treses rojos del otro equipo

example-pile = { $cards ->
        [one] Pozo
       *[other] Pozo, la última carta encima
    }
example-stock = { $cards ->
        [one] Mazo, una carta
       *[other] Mazo, primero la próxima carta
    }

example-laid-down-first = Primero se pone en la mesa:
example-unreadable = { $who }: “{ $act }”
example-draw = { $you ->
        [yes] Robas
       *[no] { $who } roba
    }
example-take-onto-meld = { $you ->
        [yes] Tomas el pozo con la combinación de la mesa
       *[no] { $who } toma el pozo con la combinación de la mesa
    }
example-take-with = { $you ->
        [yes] Tomas el pozo con
       *[no] { $who } toma el pozo con
    }
example-lay-down = { $you ->
        [yes] Bajas
       *[no] { $who } baja
    }
example-add = { $you ->
        [yes] Añades a { KIND($rank, form: "those") }
       *[no] { $who } añade a { KIND($rank, form: "those") }
    }
example-discard = { $you ->
        [yes] Descartas
       *[no] { $who } descarta
    }
example-pass = { $you ->
        [yes] Pasas
       *[no] { $who } pasa
    }
example-declare = { $you ->
        [yes] Muestras
       *[no] { $who } muestra
    }
example-ask = { $you ->
        [yes] Preguntas “¿Puedo cerrar?”
       *[no] { $who } pregunta “¿Puedo cerrar?”
    }
example-answer = { $you ->
        [yes] { $yes ->
            [yes] Respondes que sí
           *[no] Respondes que no
        }
       *[no] { $yes ->
            [yes] { $who } responde que sí
           *[no] { $who } responde que no
        }
    }

example-drawn = Cartas robadas:
example-laid-down = Se pone en la mesa:
example-laid-down-next = Quien juega después pone en la mesa:

example-out = { $you ->
        [yes] { $concealed ->
            [yes] Cierras con mano oculta.
           *[no] Cierras.
        }
       *[no] { $concealed ->
            [yes] { $who } cierra con mano oculta.
           *[no] { $who } cierra.
        }
    }
example-nobody-out = La ronda acaba sin que nadie cierre.
example-last-red-three = La última carta del mazo es un tres rojo: la ronda acaba.

example-scored = { $side }: { $entries }.
example-natural-canastas = canastas limpias { $points }
example-mixed-canastas = canastas sucias { $points }
example-concealed-canastas = canastas ocultas { $points }
example-red-threes = treses rojos { $points }
example-going-out = cierre { $points }
example-exact-deal = reparto exacto { $points }
example-penalties = castigos { $points }
example-melded = cartas bajadas { $points }
example-in-hand = cartas en la mano { $points }
example-sum = total { $points }
