### Veredictos sobre las rondas de una partida guardada, para `canasta verify` y el script de la página.

fair-proved = { $cuts ->
        [0] Reparto limpio. La semilla coincide con el compromiso y, sin cortes, da estas cartas.
        [one] Reparto limpio. La semilla coincide con el compromiso y, con un corte, da estas cartas.
       *[other] Reparto limpio. La semilla coincide con el compromiso y, con { $cuts } cortes, da estas cartas.
    }
fair-no-seed = Sin demostrar. La semilla de esta ronda no se ha revelado.
fair-commitment = No es limpio. La semilla no coincide con el compromiso de esta ronda, mesa, asientos y reglas.
fair-deck = No es limpio. La semilla da otras cartas, o se cambió u omitió el corte de alguien.
fair-cuts = No es limpio. Un corte viene de un asiento vacío, o hay dos del mismo asiento.
fair-nothing = Sin demostrar. Esta ronda no tenía compromiso, o no está en el archivo.

fair-all = { $deals ->
        [one] Esta ronda es limpia.
        [2] Las dos rondas son limpias.
       *[other] Las { $deals } rondas son limpias.
    }
fair-some = { $deals ->
        [one] Esta ronda está sin demostrar.
       *[other] { $proved ->
            [0] Ninguna de las { $deals } rondas está demostrada.
            [one] Una de las { $deals } rondas está demostrada.
           *[other] { $proved } de las { $deals } rondas están demostradas.
        }
    }
fair-unfair-deals = { $deals ->
        [one] Esta ronda no es limpia.
       *[other] { $unfair ->
            [one] Una de las { $deals } rondas no es limpia.
           *[other] { $unfair } de las { $deals } rondas no son limpias.
        }
    }
