### Pistas: las mejores jugadas, cuánto pierde cada una y qué pasó al jugarlas hasta el final.

hint-title = Pista
hint-button = Pista
hint-close = Cerrar la pista
hint-show = Muéstrame
hint-show-turn = Muéstrame: { $turn }
hint-nothing = Aquí no hay nada que decidir.
hint-not-now = solo hay pistas en tu turno
hint-busy = El servidor está ocupado con otras mesas. Pide la pista otra vez dentro de un momento.
hint-source = { $deals ->
        [one] Según una ronda simulada, con las cartas ocultas repartidas al azar.
       *[other] Según { $deals } rondas simuladas, con las cartas ocultas repartidas al azar.
    }
hint-spoken = { hint-title }. { $turns }
hint-spoken-nothing = { hint-title }. { hint-nothing }
hint-spoken-turn = { $worth }: { $turn }

hint-only = Única opción
hint-best = La mejor
hint-as-good = Igual de buena
hint-loses = Pierde { review-lost-points }

hint-draw = { $then ->
        [yes] { $cards ->
            [0] Luego pasa.
            [one] Luego roba.
           *[other] Luego roba { SPELL($cards) }.
        }
       *[no] { $cards ->
            [0] Pasa.
            [one] Roba.
           *[other] Roba { SPELL($cards) }.
        }
    }
hint-take-with = { $then ->
        [yes] { $melds ->
            [0] Luego toma el pozo con { $cards }.
           *[other] Luego toma el pozo con { $cards } y baja { $melds }.
        }
       *[no] { $melds ->
            [0] Toma el pozo con { $cards }.
           *[other] Toma el pozo con { $cards } y baja { $melds }.
        }
    }
hint-take-onto = { $then ->
        [yes] { $melds ->
            [0] Luego toma el pozo con { KIND($rank, form: "those") } de la mesa.
           *[other] Luego toma el pozo con { KIND($rank, form: "those") } de la mesa y baja { $melds }.
        }
       *[no] { $melds ->
            [0] Toma el pozo con { KIND($rank, form: "those") } de la mesa.
           *[other] Toma el pozo con { KIND($rank, form: "those") } de la mesa y baja { $melds }.
        }
    }
hint-meld = { $then ->
        [yes] Luego baja { $melds }.
       *[no] Baja { $melds }.
    }
hint-discard = { $then ->
        [yes] Luego descarta { KIND($kind, form: "a") }.
       *[no] Descarta { KIND($kind, form: "a") }.
    }
hint-declare-red-three = { $then ->
        [yes] Luego muestra el tres rojo.
       *[no] Muestra el tres rojo.
    }
hint-ask = { $then ->
        [yes] Luego pregunta a { $partner } si puedes cerrar.
       *[no] Pregunta a { $partner } si puedes cerrar.
    }
hint-answer = { $yes ->
        [yes] Responde que sí.
       *[no] Responde que no.
    }

hint-loses-chance = Reduce tu probabilidad de ganar de { $best_share } a { $share }
hint-worse-in = Peor en { $deals } de cada 100 rondas

hint-often = en { $deals } de cada { $of } rondas
hint-often-always = en todas las rondas
hint-often-nearly-always = en casi todas las rondas
hint-often-hardly = en casi ninguna ronda
hint-often-never = en ninguna ronda
hint-other-draw = si robas
hint-other-take = si tomas el pozo
hint-other-discard = si descartas { KIND($kind, form: "a") }
hint-other-keep = si te guardas estas cartas
hint-other-meld = si bajas ahora
hint-other-turn = con otra jugada
hint-because-canasta = { $take ->
        [yes] { $alone ->
            [yes] { $negative ->
                [yes] Si tomas el pozo, al acabar tu próximo turno no tienes la canasta de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
               *[no] Si tomas el pozo, al acabar tu próximo turno tienes la canasta de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
            }
           *[no] { $negative ->
                [yes] Si tomas el pozo, al acabar tu próximo turno tu equipo no tiene la canasta de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
               *[no] Si tomas el pozo, al acabar tu próximo turno tu equipo tiene la canasta de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
            }
        }
       *[no] { $alone ->
            [yes] { $negative ->
                [yes] Al acabar tu próximo turno no tienes la canasta de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
               *[no] Al acabar tu próximo turno tienes la canasta de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
            }
           *[no] { $negative ->
                [yes] Al acabar tu próximo turno tu equipo no tiene la canasta de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
               *[no] Al acabar tu próximo turno tu equipo tiene la canasta de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
            }
        }
    }
hint-because-keep = { $pair ->
        [yes] Guarda el par de { KIND($rank, form: "many") }: { $often } { $player } descarta { KIND($rank, form: "a") } y tomas el pozo ({ $cards ->
            [one] una carta
           *[other] unas { $cards } cartas
        }).
       *[no] Guarda { KIND($rank, form: "those") }: { $often } { $player } descarta { KIND($rank, form: "a") } y tomas el pozo ({ $cards ->
            [one] una carta
           *[other] unas { $cards } cartas
        }).
    }
hint-because-takes = { $alone ->
        [yes] { $negative ->
            [yes] No tomas el pozo antes de acabar tu próximo turno { $often }; { $other }, { $other_often }.
           *[no] Tomas el pozo antes de acabar tu próximo turno { $often }; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] Tu equipo no toma el pozo antes de acabar tu próximo turno { $often }; { $other }, { $other_often }.
           *[no] Tu equipo toma el pozo antes de acabar tu próximo turno { $often }; { $other }, { $other_often }.
        }
    }
hint-because-leave = { $cards ->
        [one] { $negative ->
            [yes] Si dejas el pozo, tus rivales no lo toman antes de tu próximo turno { $often }.
           *[no] Si dejas el pozo, tus rivales lo toman antes de tu próximo turno { $often }.
        }
       *[other] { $negative ->
            [yes] Si dejas el pozo de { $cards } cartas, tus rivales no lo toman antes de tu próximo turno { $often }.
           *[no] Si dejas el pozo de { $cards } cartas, tus rivales lo toman antes de tu próximo turno { $often }.
        }
    }
hint-because-safe = { $cards ->
        [one] { $negative ->
            [yes] El descarte más seguro es { KIND($kind, form: "a") }: { $player } no toma el pozo { $often }; { $other }, { $other_often }.
           *[no] El descarte más seguro es { KIND($kind, form: "a") }: { $player } toma el pozo { $often }; { $other }, { $other_often }.
        }
       *[other] { $negative ->
            [yes] El descarte más seguro es { KIND($kind, form: "a") }: { $player } no toma el pozo de { $cards } cartas { $often }; { $other }, { $other_often }.
           *[no] El descarte más seguro es { KIND($kind, form: "a") }: { $player } toma el pozo de { $cards } cartas { $often }; { $other }, { $other_often }.
        }
    }
hint-because-others-take = { $negative ->
        [yes] Tus rivales no toman el pozo antes de tu próximo turno { $often }; { $other }, { $other_often }.
       *[no] Tus rivales toman el pozo antes de tu próximo turno { $often }; { $other }, { $other_often }.
    }
hint-because-out = { $alone ->
        [yes] { $negative ->
            [yes] No cierras { $often }; { $other }, { $other_often }.
           *[no] Cierras { $often }; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] Tu equipo no cierra { $often }; { $other }, { $other_often }.
           *[no] Tu equipo cierra { $often }; { $other }, { $other_often }.
        }
    }
hint-because-others-out = { $alone ->
        [yes] { $negative ->
            [yes] Tus rivales no cierran { $often }; { $other }, { $other_often }.
           *[no] Cierra otra persona { $often }; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] El otro equipo no cierra { $often }; { $other }, { $other_often }.
           *[no] El otro equipo cierra { $often }; { $other }, { $other_often }.
        }
    }
hint-because-caught = { $alone ->
        [yes] { $cards ->
            [one] Si cierra otra persona, te queda más o menos una carta en la mano; { $other }, { $other_cards ->
                [one] una
               *[other] unas { $other_cards }
            }.
           *[other] Si cierra otra persona, te quedan unas { $cards } cartas en la mano; { $other }, { $other_cards ->
                [one] una
               *[other] unas { $other_cards }
            }.
        }
       *[no] { $cards ->
            [one] Si cierra el otro equipo, te queda más o menos una carta en la mano; { $other }, { $other_cards ->
                [one] una
               *[other] unas { $other_cards }
            }.
           *[other] Si cierra el otro equipo, te quedan unas { $cards } cartas en la mano; { $other }, { $other_cards ->
                [one] una
               *[other] unas { $other_cards }
            }.
        }
    }
hint-because-canastas = { $alone ->
        [yes] Acabas con { $canastas } canastas de media; { $other }, con { $other_canastas }.
       *[no] Tu equipo acaba con { $canastas } canastas de media; { $other }, con { $other_canastas }.
    }
hint-because-better = Suma muchas pequeñas ventajas: salió mejor que { $other } en { $deals } de cada 100 rondas.
hint-than-draw = robar
hint-than-take = tomar el pozo
hint-than-discard = descartar { KIND($kind, form: "a") }
hint-than-keep = guardarte estas cartas
hint-than-meld = bajar ahora
hint-than-turn = otra jugada
hint-because-same = Casi da igual: { $other } sale más o menos igual de bien.
hint-because-worth = { $points ->
        [one] Suma muchas pequeñas ventajas: vale un punto más que { $other }, más o menos.
       *[other] Suma muchas pequeñas ventajas: vale unos { $points } puntos más que { $other }.
    }
hint-because-alike = Casi da igual: salió mejor que { $other } en { $deals } de cada 100 rondas.

hint-share = { $percent } %
hint-share-small = menos del 1 %
hint-hands-over = { $pile ->
        [0] Descartar { KIND($kind, form: "a") } regala el pozo: { $share } de las veces ({ KIND($best, form: "a") }: { $best_share }).
       *[other] Descartar { KIND($kind, form: "a") } regala el pozo de { $pile } cartas: { $share } de las veces ({ KIND($best, form: "a") }: { $best_share }).
    }
hint-hands-over-best = { $pile ->
        [0] Descartar { KIND($kind, form: "a") } regala el pozo: { $share } de las veces (mejor jugada: { $best_share }).
       *[other] Descartar { KIND($kind, form: "a") } regala el pozo de { $pile } cartas: { $share } de las veces (mejor jugada: { $best_share }).
    }
hint-next-takes = { $pile ->
        [0] Quien juega después toma el pozo: { $share } de las veces (mejor jugada: { $best_share }).
       *[other] Quien juega después toma el pozo de { $pile } cartas: { $share } de las veces (mejor jugada: { $best_share }).
    }
hint-others-take = Tus rivales toman el pozo antes de tu próximo turno: { $share } de las veces (mejor jugada: { $best_share }).
hint-fewer-piles = { $alone ->
        [yes] Tomas el pozo: { $share } de las veces (mejor jugada: { $best_share }).
       *[no] Tu equipo toma el pozo: { $share } de las veces (mejor jugada: { $best_share }).
    }
hint-out-less = { $alone ->
        [yes] Cierras: { $share } de las veces (mejor jugada: { $best_share }).
       *[no] Tu equipo cierra: { $share } de las veces (mejor jugada: { $best_share }).
    }
hint-others-out = { $alone ->
        [yes] Cierra otra persona: { $share } de las veces (mejor jugada: { $best_share }).
       *[no] Cierra el otro equipo: { $share } de las veces (mejor jugada: { $best_share }).
    }
hint-fewer-canastas = { $alone ->
        [yes] Acabas con { $canastas } canastas de media (mejor jugada: { $best_canastas }).
       *[no] Tu equipo acaba con { $canastas } canastas de media (mejor jugada: { $best_canastas }).
    }
hint-less-ahead = { $alone ->
        [yes] Muchos pequeños detalles: acabas la ronda { $end } de media (mejor jugada: { $best_end }).
       *[no] Muchos pequeños detalles: tu equipo acaba la ronda { $end } de media (mejor jugada: { $best_end }).
    }
hint-ahead = { $behind ->
        [yes] { $points ->
            [one] 1 punto por detrás
           *[other] { $points } puntos por detrás
        }
       *[no] { $points ->
            [one] 1 punto por delante
           *[other] { $points } puntos por delante
        }
    }

hint-practice = Solo al practicar
hint-practice-about = Cuando los demás son bots.
hint-everybody = Para todo el mundo
hint-everybody-about = También en partidas con otras personas.
hint-none = Sin pistas
hint-none-about = Nadie recibe pistas.
hint-menu-none = Pistas: no hay en esta mesa.
hint-menu-everybody = Pistas: para todo el mundo.
hint-menu-practice = Pistas: solo cuando los demás son bots.
hint-menu-not-practice = Pistas: no, porque juegan otras personas.
