### Por qué no se permite una acción. Se lee detrás de “No se puede:”, en minúscula y sin punto final.

refusal-draw-first = primero roba o toma el pozo
refusal-already-drew = en este turno ya has robado o tomado el pozo; baja cartas o descarta
refusal-answer-due = alguien ha preguntado si puede cerrar; su pareja tiene que responder antes
refusal-nothing-asked = nadie ha preguntado si puede cerrar
refusal-stock-not-empty = en el mazo quedan cartas; roba o toma el pozo
refusal-deal-over = la ronda ha terminado

refusal-card-not-held = no tienes { $card }
refusal-card-held-less = has nombrado { $card } { $named ->
        [1] una vez
        [2] dos veces
       *[other] { SPELL($named) } veces
    }, pero en tu mano está solo { $held ->
        [1] una vez
       *[other] dos veces
    }
refusal-kind-not-held = no tienes { KIND($kind, form: "no") }
refusal-kind-held-less = has nombrado { $named ->
        [one] { KIND($kind, form: "a") }
       *[other] { SPELL($named) } { KIND($kind, form: "many") }
    }, pero solo tienes { $held ->
        [one] { KIND($kind, form: "unit") }
       *[other] { SPELL($held) }
    }

refusal-unread-nothing = no hay ninguna acción
refusal-unread-word = “{ $word }” no es una acción
refusal-unread-card = “{ $card }” no es una carta; escribe su valor y su palo, por ejemplo 4H
refusal-unread-rank = “{ $rank }” no es un valor de carta
refusal-nothing-named = di qué cartas quieres bajar
refusal-unread-one-card = “{ $act }” lleva una carta; aquí { $named ->
        [0] no hay ninguna
        [one] hay una
       *[other] hay { $named }
    }
refusal-unread-alone = detrás de “{ $act }” no puede ir nada, pero hay “{ $extra }”

refusal-meld-too-small = una combinación necesita al menos tres cartas; la tuya de { KIND($rank, form: "many") } { $cards ->
        [0] no tiene ninguna
        [one] tiene una
       *[other] tiene { SPELL($cards) }
    }
refusal-too-few-naturals = una combinación necesita al menos dos cartas naturales; la tuya de { KIND($rank, form: "many") } { $naturals ->
        [0] no tiene ninguna
        [one] tiene una
       *[other] tiene { SPELL($naturals) }
    }
refusal-too-many-wilds = una combinación admite como mucho tres comodines; la tuya de { KIND($rank, form: "many") } tendría { SPELL($wilds) }
refusal-wilds-need-naturals = con { $wilds ->
        [one] un comodín
       *[other] { SPELL($wilds) } comodines
    }, una combinación necesita al menos { SPELL($needs) } cartas naturales; la tuya de { KIND($rank, form: "many") } tendría { $naturals ->
        [one] una
       *[other] { SPELL($naturals) }
    }
refusal-wild-on-natural-canasta = tu canasta de { KIND($rank, form: "many") } es limpia y no admite comodines
refusal-wilds-outnumber = no puede haber más comodines que cartas naturales; tu combinación tendría { $naturals ->
        [one] { KIND($rank, form: "a") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } y { $wilds ->
        [one] un comodín
       *[other] { SPELL($wilds) } comodines
    }
refusal-naturals-must-outnumber = si tomas el pozo para tu primera bajada, tiene que haber más cartas naturales que comodines; tu combinación tendría { $naturals ->
        [one] { KIND($rank, form: "a") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } y { $wilds ->
        [one] un comodín
       *[other] { SPELL($wilds) } comodines
    }
refusal-first-round = en tu primer turno de la ronda no puedes bajar ni tomar el pozo
refusal-wild-in-initial-meld = tu primera bajada no puede llevar comodines; tu combinación de { KIND($rank, form: "many") } lleva { $wilds ->
        [one] uno
       *[other] { SPELL($wilds) }
    }
refusal-mixed-ranks = no puedes juntar { KIND($one, form: "many") } y { KIND($other, form: "many") }; todas las cartas de una combinación tienen el mismo valor
refusal-wilds-alone = los comodines solos no forman una combinación; elige a qué combinación los añades
refusal-named-twice = hay dos grupos de { KIND($rank, form: "many") }; júntalos
refusal-no-such-meld = no tienes en la mesa ninguna combinación de { KIND($rank, form: "many") }
refusal-red-threes-not-melded = los treses rojos no forman combinaciones
refusal-black-threes-not-yet = los treses negros solo se bajan al cerrar, y te quedaría más de una carta
refusal-black-threes-no-wilds = los treses negros no admiten comodines
refusal-below-minimum = tu primera bajada necesita { $needs } puntos; esto suma { $makes }

refusal-pile-empty = no hay pozo que tomar
refusal-stock-empty = el mazo está vacío; toma el pozo o pasa
refusal-pile-blocked = no puedes tomar el pozo con { KIND($top, form: "a") } encima
refusal-pile-frozen = { $held ->
        [0] el pozo está congelado por { KIND($by, form: "a") } y no tienes { KIND($top, form: "no") }
        [1] el pozo está congelado por { KIND($by, form: "a") } y solo tienes { KIND($top, form: "a") }
       *[other] { $named ->
            [0] el pozo está congelado por { KIND($by, form: "a") }; para tomarlo, usa dos { KIND($top, form: "many") } de tu mano
            [one] el pozo está congelado por { KIND($by, form: "a") }; para tomarlo, usa dos { KIND($top, form: "many") } de tu mano, no solo { KIND($top, form: "unit") }
           *[other] el pozo está congelado por { KIND($by, form: "a") }; para tomarlo, usa dos { KIND($top, form: "many") } de tu mano, no solo { SPELL($named) }
        }
    }
refusal-pile-frozen-unopened = { $held ->
        [0] hasta la primera bajada, el pozo está congelado para ti, y no tienes { KIND($top, form: "no") }
        [1] hasta la primera bajada, el pozo está congelado para ti, y solo tienes { KIND($top, form: "a") }
       *[other] { $named ->
            [0] hasta la primera bajada, el pozo está congelado para ti; para tomarlo, usa dos { KIND($top, form: "many") } de tu mano
            [one] hasta la primera bajada, el pozo está congelado para ti; para tomarlo, usa dos { KIND($top, form: "many") } de tu mano, no solo { KIND($top, form: "unit") }
           *[other] hasta la primera bajada, el pozo está congelado para ti; para tomarlo, usa dos { KIND($top, form: "many") } de tu mano, no solo { SPELL($named) }
        }
    }
refusal-pile-needs-match = { $wild ->
        [yes] { $held ->
            [0] para tomar el pozo, usa dos { KIND($top, form: "many") } de tu mano, o { KIND($top, form: "unit") } y un comodín; no tienes { KIND($top, form: "none") }
           *[other] para tomar el pozo, usa dos { KIND($top, form: "many") } de tu mano, o { KIND($top, form: "unit") } y un comodín
        }
       *[no] { $held ->
            [0] para tomar el pozo, usa dos { KIND($top, form: "many") } de tu mano; no tienes { KIND($top, form: "none") }
           *[other] para tomar el pozo, usa dos { KIND($top, form: "many") } de tu mano
        }
    }
refusal-canasta-complete = tu canasta de { KIND($rank, form: "many") } está completa y no admite cartas del pozo
refusal-taken-this-turn = has tomado { KIND($kind, form: "many") } con el pozo; no puedes bajar esas cartas hasta tu próximo turno
refusal-one-card-hand = con una sola carta en la mano no puedes tomar un pozo de una carta
refusal-must-take-pile = el mazo está vacío y { KIND($top, form: "the") } de arriba encaja en tu combinación: tienes que tomar el pozo

refusal-must-keep-card = te quedaría una carta que no podrías descartar: para cerrar { $needs ->
        [one] hace falta una canasta
       *[other] hacen falta { SPELL($needs) } canastas
    } y { $has ->
        [0] no tienes ninguna
        [one] solo tienes una
       *[other] solo tienes { SPELL($has) }
    }
refusal-no-canasta = te quedarías sin cartas: para cerrar { $needs ->
        [one] hace falta una canasta
       *[other] hacen falta { SPELL($needs) } canastas
    } y { $has ->
        [0] no tienes ninguna
        [one] solo tienes una
       *[other] solo tienes { SPELL($has) }
    }
refusal-partner-said-no = tu pareja ha dicho que no; no puedes cerrar en este turno
refusal-must-ask = antes de cerrar tienes que preguntar a tu pareja
refusal-must-go-out = tu pareja ha dicho que sí y tienes que cerrar en este turno; con esto ya no podrías
refusal-must-go-out-declare = tu pareja ha dicho que sí; primero muestra { $threes ->
        [one] tu tres rojo
       *[other] tus treses rojos
    } y luego cierra
refusal-ask-alone = no tienes pareja a quien preguntar
refusal-ask-twice = ya has preguntado en este turno
refusal-ask-too-late = solo puedes preguntar antes de bajar o de tomar el pozo
refusal-ask-melded-more = solo puedes preguntar antes de bajar más cartas
refusal-ask-too-early = solo puedes preguntar después de robar o de tomar el pozo
refusal-ask-declare-first = primero muestra { $threes ->
        [one] tu tres rojo
       *[other] tus treses rojos
    } y luego pregunta
refusal-ask-unable = ahora no puedes cerrar
refusal-ask-no-way-back = si tu pareja dijera que no, no podrías acabar el turno

refusal-cannot-discard = los treses rojos no se descartan
refusal-declare-automatic = aquí los treses rojos se ponen solos en la mesa; no hay nada que mostrar
refusal-declare-not-held = no tienes ese tres rojo
refusal-declare-other-card = solo se muestran los treses rojos
