### Un reglamento en frases sencillas: todas las reglas, con sus números.

rules-heading-deal = Participantes y reparto
rules-heading-cards = Las cartas
rules-heading-turn = Un turno
rules-heading-threes = Los treses
rules-heading-melds = Combinaciones y canastas
rules-heading-initial-meld = La primera bajada
rules-heading-pile = El pozo
rules-heading-going-out = El cierre
rules-heading-stock-end = Cuando se acaba el mazo
rules-heading-scores = Puntos
rules-heading-knowing = Lo que se dice y lo que se ve

rules-players = { $count ->
        [1] { SPELL($first) }
        [2] { SPELL($first) } o { SPELL($second) }
        [3] { SPELL($first) }, { SPELL($second) } o { SPELL($third) }
       *[other] { SPELL($first) }, { SPELL($second) }, { SPELL($third) } o { SPELL($fourth) }
    }

rules-sides-any = Pueden jugar de dos a seis personas. Cuatro juegan dos contra dos y seis, tres contra tres, con los dos equipos en asientos alternos. Con dos o tres, cada cual juega por su cuenta y un “equipo” es una sola persona.
rules-sides = { $players ->
        [4] Juegan cuatro, dos contra dos. Cada cual se sienta frente a su pareja.
        [6] Juegan seis, tres contra tres. Los dos equipos se sientan alternados.
       *[other] Juegan { SPELL($players) }, cada cual por su cuenta.
    }
rules-five-individuals = { $any ->
        [yes] Con cinco, también juega cada cual por su cuenta.
       *[no] Juegan cinco, cada cual por su cuenta.
    }
rules-five-two-sides = { $any ->
        [yes] Con cinco se juega tres contra dos.
       *[no] Juegan cinco, tres contra dos.
    } Solo juegan cuatro a la vez: en cada ronda descansa, por turnos, alguien del equipo de tres. El resto se sienta alternado y juega con las reglas de cuatro. Quien descansa no recibe cartas, pero comparte los puntos de su equipo.
rules-seating-drawn = { $alone ->
        [yes] Los asientos se sortean sacando cartas.
       *[no] Las parejas y los asientos se sortean sacando cartas.
    } El as es la carta más alta y el dos, la más baja; a igual valor mandan las picas, y después los corazones, los diamantes y los tréboles.
rules-seating-highest = { $players ->
        [any] Quien saca la carta más alta elige asiento. Si juega en equipo, lo forma con quienes sacan las siguientes más altas.
        [two] Quien saca la carta más alta elige asiento y su rival se sienta enfrente.
        [four] Quien saca la carta más alta elige asiento, y quien saca la segunda más alta es su pareja.
        [five] Las dos cartas más altas forman el equipo de dos. Quien saca la más baja descansa en la primera ronda.
        [six] Quien saca la carta más alta elige asiento, y forma equipo con quienes sacan las dos siguientes.
       *[alone] Quien saca la carta más alta elige asiento, y el resto se sienta a su izquierda por orden de cartas.
    }
rules-seating-again = { $ends ->
        [yes] Vuelve a sacar quien saca un joker, la misma carta que otra persona, más de una carta o una de las cuatro de cada extremo de la baraja.
       *[no] Quien saca un joker, o la misma carta que otra persona, vuelve a sacar.
    }
rules-seating-optional = { $alone ->
        [yes] Cada cual elige su asiento; si se quiere, se pueden sortear con cartas.
       *[no] Cada cual elige su pareja y su asiento; si se quiere, se pueden sortear con cartas.
    }
rules-seating-fixed = { $alone ->
        [yes] Los asientos no se sortean: cada cual se sienta donde se haya acordado.
       *[no] Las parejas no se sortean: se acuerdan antes de la partida.
    }
rules-first-dealer-seats-drawn = { $clockwise ->
        [yes] Empieza quien sacó la carta más alta, y reparte primero la persona de su derecha.
       *[no] Empieza quien sacó la carta más alta, y reparte primero la persona de su izquierda.
    }
rules-first-dealer-drawn = { $clockwise ->
        [yes] Se sacan cartas para ver quién reparte primero. Empieza quien saca la más alta, y reparte la persona de su derecha.
       *[no] Se sacan cartas para ver quién reparte primero. Empieza quien saca la más alta, y reparte la persona de su izquierda.
    }
rules-first-dealer-random = Quién reparte primero se decide al azar.

rules-cut-left = Antes de cada ronda corta quien está a la izquierda de quien reparte.
rules-cut-left-may = Antes de cada ronda puede cortar, si quiere, quien está a la izquierda de quien reparte.
rules-cut-right = Antes de cada ronda corta quien está a la derecha de quien reparte.
rules-hand-size = { $cards ->
        [one] Cada cual recibe 1 carta.
       *[other] Cada cual recibe { $cards } cartas.
    }
rules-hand-sizes = Cada cual recibe { $hands }.
rules-hand-size-when = { $cards ->
        [one] 1 carta si juegan { $players }
       *[other] { $cards } cartas si juegan { $players }
    }
rules-dealing = { $clockwise ->
        [yes] Las cartas se reparten de una en una, en el sentido de las agujas del reloj, empezando por la izquierda de quien reparte. Esa persona juega primero.
       *[no] Las cartas se reparten de una en una, empezando por la derecha de quien reparte. Esa persona juega primero.
    }
rules-clockwise = El turno y el reparto pasan en el sentido de las agujas del reloj.
rules-counterclockwise = El turno y el reparto pasan en sentido contrario a las agujas del reloj.
rules-stock = Con el resto de las cartas se forma el mazo. Se descubre la de arriba para empezar el pozo.
rules-upcard-threes-covered = Si la carta descubierta es un comodín o un tres, se cubre con otra, y así hasta que salga una que no lo sea.
rules-upcard-first-black-three-stays = Si la carta descubierta es un comodín o un tres, se cubre con otra, y así hasta que salga una que no lo sea. Si la primera de todas es un tres negro, no se cubre.
rules-upcard-black-three-stays = Si la carta descubierta es un comodín o un tres rojo, se cubre con otra, y así hasta que salga una que no lo sea. Un tres negro no se cubre.
rules-exact-deal-bonus = { $points ->
        [0] Quien reparte no gana nada por tomar del mazo justo las cartas que hacen falta.
        [one] Si quien reparte toma del mazo justo las cartas que hacen falta, con o sin la que se descubre, gana { $points } punto. Aquí reparte el programa, así que nunca se da.
       *[other] Si quien reparte toma del mazo justo las cartas que hacen falta, con o sin la que se descubre, gana { $points } puntos. Aquí reparte el programa, así que nunca se dan.
    }

rules-packs = Se juega con dos barajas de 52 cartas y cuatro jokers: 108 cartas en total.
rules-wild-cards = Los jokers y los doses son comodines: en una combinación hacen de cualquier carta del cuatro al as. Las cartas del cuatro al as son naturales. Los treses no son ni lo uno ni lo otro.
rules-values = El joker vale 50; el as y el dos, 20; del rey al ocho, 10; del siete al cuatro y el tres negro, 5. El tres rojo no vale nada por sí mismo: solo da su premio.
rules-card-values = El joker vale { $joker }; el dos, { $two }; el as, { $ace }; del rey al ocho, { $high }; del siete al cuatro, { $low }; el tres negro, { $black }. El tres rojo no vale nada por sí mismo: solo da su premio.

rules-turn = { $clockwise ->
        [yes] En tu turno, primero robas del mazo o tomas el pozo. Después puedes bajar combinaciones y añadirles cartas. El turno acaba con un descarte y pasa a la izquierda.
       *[no] En tu turno, primero robas del mazo o tomas el pozo. Después puedes bajar combinaciones y añadirles cartas. El turno acaba con un descarte y pasa a la derecha.
    }
rules-draw-count = { $cards ->
        [one] En cada turno robas una carta del mazo y descartas una.
       *[other] En cada turno robas { SPELL($cards) } cartas del mazo, pero descartas solo una.
    }
rules-draw-counts = En cada turno robas del mazo { $draws }, pero descartas solo una.
rules-draw-count-when = { $cards ->
        [one] una carta si juegan { $players }
       *[other] { SPELL($cards) } cartas si juegan { $players }
    }
rules-draw-fewer = Si en el mazo hay menos cartas, robas las que queden.
rules-melds-in-first-round = Puedes bajar y tomar el pozo desde tu primer turno.
rules-no-melds-in-first-round = En tu primer turno de la ronda no puedes bajar ni tomar el pozo.
rules-no-way-back = Lo bajado y lo robado no se puede deshacer.

rules-declaring-by-hand = Si robas un tres rojo, se queda en tu mano hasta que lo muestras: en cualquier momento de tu turno puedes ponerlo en la mesa y robar otra carta.
rules-declaring-automatic = Los treses rojos se ponen en la mesa en cuanto se roban, y robas otra carta por cada uno.
rules-dealt-red-threes-by-hand = Los treses rojos que recibes en el reparto se quedan en tu mano hasta que los muestras.
rules-dealt-red-threes-at-once = { $clockwise ->
        [yes] Los treses rojos del reparto se ponen en la mesa y se reponen antes del primer turno, empezando por la izquierda de quien reparte.
       *[no] Los treses rojos del reparto se ponen en la mesa y se reponen antes del primer turno, empezando por la derecha de quien reparte.
    }
rules-dealt-red-threes-first-turn = Los treses rojos que recibes en el reparto se ponen en la mesa al empezar tu primer turno, y robas otra carta por cada uno. Si la ronda acaba antes, se ponen en la mesa para contar los puntos.
rules-undeclared-never = Nadie tiene que mostrar los treses rojos, así que tampoco hay castigo por no mostrarlos.
rules-undeclared-penalty = { $points ->
        [0] No mostrar un tres rojo no cuesta nada.
        [one] Un tres rojo que siga en tu mano al acabar tu turno, o al acabar la ronda, cuesta { $points } punto, una sola vez por carta.
       *[other] Un tres rojo que siga en tu mano al acabar tu turno, o al acabar la ronda, cuesta { $points } puntos, una sola vez por carta.
    }
rules-declared-late = Puedes mostrarlo más tarde, pero un tres rojo que nunca se muestra no da premio. Si la ronda acaba antes de tu primer turno, los treses rojos del reparto no cuestan nada y se ponen en la mesa. En la mano, un tres rojo cuenta como carta, pero no se puede bajar ni descartar.
rules-red-three-in-pile = Si en el pozo que tomas hay un tres rojo, ponlo en la mesa. Por ese no robas otra carta.
rules-red-three-no-meld = Un tres rojo no es una combinación: no cuenta para la primera bajada ni impide cerrar con mano oculta.
rules-red-three-bonus = { $points ->
        [0] Los treses rojos no dan puntos.
        [one] Cada tres rojo en la mesa vale { $points } punto.
       *[other] Cada tres rojo en la mesa vale { $points } puntos.
    }
rules-four-red-threes-bonus = { $points ->
        [0] { $alone ->
            [yes] Los cuatro treses rojos en manos de una persona no valen nada.
           *[no] Los cuatro treses rojos en un equipo no valen nada.
        }
        [one] { $alone ->
            [yes] Los cuatro treses rojos en manos de una persona valen { $points } punto en total.
           *[no] Los cuatro treses rojos en un equipo valen { $points } punto en total.
        }
       *[other] { $alone ->
            [yes] Los cuatro treses rojos en manos de una persona valen { $points } puntos en total.
           *[no] Los cuatro treses rojos en un equipo valen { $points } puntos en total.
        }
    }
rules-red-threes-count = { $alone ->
        [yes] { $needs ->
            [meld] { $otherwise ->
                [minus] Los treses rojos suman si al final de la ronda has bajado; si no, restan.
               *[nothing] Los treses rojos suman si al final de la ronda has bajado. Si no, no cuentan.
            }
           *[canasta] { $otherwise ->
                [minus] Los treses rojos suman si al final de la ronda tienes una canasta; si no, restan.
               *[nothing] Los treses rojos suman si al final de la ronda tienes una canasta. Si no, no cuentan.
            }
        }
       *[no] { $needs ->
            [meld] { $otherwise ->
                [minus] Los treses rojos suman si al final de la ronda tu equipo ha bajado; si no, restan.
               *[nothing] Los treses rojos suman si al final de la ronda tu equipo ha bajado. Si no, no cuentan.
            }
           *[canasta] { $otherwise ->
                [minus] Los treses rojos suman si al final de la ronda tu equipo tiene una canasta; si no, restan.
               *[nothing] Los treses rojos suman si al final de la ronda tu equipo tiene una canasta. Si no, no cuentan.
            }
        }
    }
rules-red-threes-never-cost = Los treses rojos nunca restan puntos.
rules-red-three-costs-the-same = Los treses rojos que cuentan en contra restan lo mismo que habrían sumado.
rules-red-three-penalty = { $points ->
        [one] Cada tres rojo en contra resta { $points } punto, aunque sean los cuatro.
       *[other] Cada tres rojo en contra resta { $points } puntos, aunque sean los cuatro.
    }
rules-no-max-red-three-penalty = Lo que pueden restar los treses rojos no tiene límite.
rules-max-red-three-penalty = { $points ->
        [one] Los treses rojos nunca restan más de { $points } punto por ronda.
       *[other] Los treses rojos nunca restan más de { $points } puntos por ronda.
    }
rules-red-three-freezes = Un tres rojo descubierto tras el reparto congela el pozo para todo el mundo, hasta que alguien lo toma.
rules-red-three-does-not-freeze = Un tres rojo descubierto tras el reparto no congela el pozo.
rules-black-three-freezes = Un tres negro en el pozo lo congela para todo el mundo, hasta que alguien lo toma.
rules-black-three-does-not-freeze = Un tres negro no congela el pozo: solo impide que lo tome quien juega después.
rules-black-threes-melded = Los treses negros solo se bajan en el turno en que cierras: tres o los cuatro, sin comodines.

rules-meld = Una combinación son tres o más cartas del mismo valor, con al menos dos naturales y como mucho tres comodines. Las escaleras no valen.
rules-wilds-in-any-meld = Cualquier combinación admite hasta tres comodines.
rules-naturals-for-wilds = Con un comodín hacen falta al menos { SPELL($first) } cartas naturales; con dos, { SPELL($second) }; con tres, { SPELL($third) }.
rules-wilds-on-natural-canasta = Puedes añadir un comodín a una canasta limpia; entonces pasa a ser sucia.
rules-no-wilds-on-natural-canasta = A una canasta limpia no se le pueden añadir comodines.
rules-wilds-may-outnumber = Puede haber más comodines que cartas naturales: dos reyes, dos doses y un joker son una combinación.
rules-wilds-may-not-outnumber = No puede haber más comodines que cartas naturales: dos reyes, dos doses y un joker no son una combinación.
rules-melds-of-side = { $alone ->
        [yes] Tienes una sola combinación por valor, y más tarde puedes añadirle cartas. Puedes bajar cartas de un valor que ya haya bajado otra persona, pero nunca añadir cartas a sus combinaciones.
       *[no] Las combinaciones son de todo el equipo: una sola por valor, y más tarde se le pueden añadir cartas. Puedes bajar cartas de un valor que ya hayan bajado tus rivales, pero nunca añadir cartas a sus combinaciones.
    }
rules-canasta = Una combinación de siete o más cartas es una canasta: limpia si no lleva comodines, sucia si los lleva. Se recoge en un montón, con una carta roja encima si es limpia y una negra si es sucia. Si a una limpia le añades un comodín, pasa a ser sucia. Las demás cartas que añadas solo suman su propio valor.
rules-natural-canasta-bonus = { $points ->
        [0] Una canasta limpia no da premio.
        [one] Una canasta limpia vale { $points } punto, además de sus cartas.
       *[other] Una canasta limpia vale { $points } puntos, además de sus cartas.
    }
rules-mixed-canasta-bonus = { $points ->
        [0] Una canasta sucia no da premio.
        [one] Una canasta sucia vale { $points } punto, además de sus cartas.
       *[other] Una canasta sucia vale { $points } puntos, además de sus cartas.
    }
rules-concealed-canasta-bonus = { $points ->
        [0] Una canasta bajada de una sola vez no da puntos de más.
        [one] Una canasta oculta, bajada de una sola vez desde la mano, con o sin la carta de arriba del pozo, da { $points } punto más, aunque después se le añadan cartas.
       *[other] Una canasta oculta, bajada de una sola vez desde la mano, con o sin la carta de arriba del pozo, da { $points } puntos más, aunque después se le añadan cartas.
    }

rules-initial-meld = { $alone ->
        [yes] Lo primero que bajas en la ronda es tu primera bajada.
       *[no] Lo primero que baja tu equipo en la ronda es su primera bajada.
    }
rules-minimums = { $alone ->
        [yes] { $first ->
            [one] Tu primera bajada tiene que sumar al menos { $first } punto. Con más puntos antes de la ronda, tiene que sumar { $second }, { $third } o { $fourth }.
           *[other] Tu primera bajada tiene que sumar al menos { $first } puntos. Con más puntos antes de la ronda, tiene que sumar { $second }, { $third } o { $fourth }.
        }
       *[no] { $first ->
            [one] La primera bajada de tu equipo tiene que sumar al menos { $first } punto. Con más puntos antes de la ronda, tiene que sumar { $second }, { $third } o { $fourth }.
           *[other] La primera bajada de tu equipo tiene que sumar al menos { $first } puntos. Con más puntos antes de la ronda, tiene que sumar { $second }, { $third } o { $fourth }.
        }
    }
rules-minimum-from = Los mínimos más altos valen a partir de { $second }, { $third } y { $fourth } puntos.
rules-no-fifth-minimum = No hay un quinto mínimo.
rules-fifth-minimum = { $points ->
        [one] A partir de { $from } puntos, el mínimo es { $points } punto.
       *[other] A partir de { $from } puntos, el mínimo son { $points } puntos.
    }
rules-one-minimum = { $alone ->
        [yes] { $points ->
            [0] La primera bajada no tiene mínimo.
            [one] Tu primera bajada tiene que sumar al menos { $points } punto, tengas los puntos que tengas.
           *[other] Tu primera bajada tiene que sumar al menos { $points } puntos, tengas los que tengas.
        }
       *[no] { $points ->
            [0] La primera bajada no tiene mínimo.
            [one] La primera bajada de tu equipo tiene que sumar al menos { $points } punto, tenga los puntos que tenga.
           *[other] La primera bajada de tu equipo tiene que sumar al menos { $points } puntos, tenga los que tenga.
        }
    }
rules-initial-meld-counts = Puedes reunir varias combinaciones, pero hay que bajarlas todas a la vez. Si tomas el pozo, solo cuenta su carta de arriba. Los premios no cuentan.
rules-pile-opening-outnumbers = Si tomas el pozo para tu primera bajada, cada combinación necesita más cartas naturales que comodines.
rules-pile-opening-like-any = Si tomas el pozo para tu primera bajada, los comodines tienen los límites de siempre.
rules-wilds-in-initial-meld = La primera bajada puede llevar comodines.
rules-no-wilds-in-initial-meld = La primera bajada no puede llevar comodines, con o sin el pozo. Puedes añadirlos después en el mismo turno, y usarlos si cierras con mano oculta sin tomar el pozo en ese turno.
rules-initial-meld-concealed = No hay mínimo si cierras con mano oculta sin tomar el pozo en ese turno.

rules-taking = En vez de robar, puedes tomar el pozo si bajas su carta de arriba con cartas de tu mano, o si la añades a una combinación de la mesa. Para eso no valen otras cartas del pozo. Después el resto del pozo pasa a tu mano, y puedes bajar más.
rules-pile-blocked = El pozo no se puede tomar mientras tenga encima un comodín o un tres.
rules-frozen = { $by ->
        [wild] El pozo está congelado para todo el mundo mientras contenga un comodín; esa carta (si hay varias, la de más abajo) se coloca de lado. Sigue congelado hasta que alguien lo toma.
        [red-three] El pozo está congelado para todo el mundo mientras contenga un comodín o un tres rojo; esa carta (si hay varias, la de más abajo) se coloca de lado. Sigue congelado hasta que alguien lo toma.
        [black-three] El pozo está congelado para todo el mundo mientras contenga un comodín o un tres negro; esa carta (si hay varias, la de más abajo) se coloca de lado. Sigue congelado hasta que alguien lo toma.
       *[both] El pozo está congelado para todo el mundo mientras contenga un comodín, un tres rojo o un tres negro; esa carta (si hay varias, la de más abajo) se coloca de lado. Sigue congelado hasta que alguien lo toma.
    }
rules-frozen-until-opened = { $alone ->
        [yes] { $opening ->
            [pair] Hasta que bajes, el pozo está congelado para ti: para tomarlo con tu primera bajada necesitas en la mano un par natural del mismo valor que la carta de arriba.
            [wild] Hasta que bajes, el pozo está congelado para ti, salvo para la propia primera bajada: puedes tomarlo con una carta natural de tu mano del mismo valor que la de arriba y un comodín, si ninguna carta del pozo lo congela para todo el mundo.
           *[free] Hasta que bajes, el pozo está congelado para ti, salvo para la propia primera bajada: puedes tomarlo como si no lo estuviera, si ninguna carta del pozo lo congela para todo el mundo.
        }
       *[no] { $opening ->
            [pair] Hasta que baje tu equipo, el pozo está congelado para él: para tomarlo con la primera bajada necesitas en la mano un par natural del mismo valor que la carta de arriba.
            [wild] Hasta que baje tu equipo, el pozo está congelado para él, salvo para la propia primera bajada: puedes tomarlo con una carta natural de tu mano del mismo valor que la de arriba y un comodín, si ninguna carta del pozo lo congela para todo el mundo.
           *[free] Hasta que baje tu equipo, el pozo está congelado para él, salvo para la propia primera bajada: puedes tomarlo como si no lo estuviera, si ninguna carta del pozo lo congela para todo el mundo.
        }
    }
rules-taking-frozen = { $alone ->
        [yes] Para tomar un pozo congelado necesitas en la mano un par natural del mismo valor que la carta de arriba (puedes añadir comodines). Las cartas pueden unirse a tu combinación de ese valor.
       *[no] Para tomar un pozo congelado necesitas en la mano un par natural del mismo valor que la carta de arriba (puedes añadir comodines). Las cartas pueden unirse a la combinación de ese valor de tu equipo.
    }
rules-taking-onto-meld = { $alone ->
        [yes] Si no está congelado, también puedes tomar el pozo añadiendo su carta de arriba a tu combinación de ese valor.
       *[no] Si no está congelado, también puedes tomar el pozo añadiendo su carta de arriba a la combinación de ese valor de tu equipo.
    }
rules-taking-with-wild = Si no está congelado, también puedes tomar el pozo con una carta natural de ese valor y un comodín de tu mano.
rules-taking-not-with-wild = Una carta natural y un comodín no bastan para tomar el pozo, aunque no esté congelado.
rules-taking-onto-canasta = La carta de arriba del pozo puede unirse a una canasta, como a cualquier otra combinación.
rules-canasta-takes-no-pile = Una canasta está completa: si la carta de arriba del pozo es de su valor, no puedes tomar el pozo. Sí puedes añadirle cartas de tu mano.
rules-one-card-takes-one-card = Con una sola carta en la mano puedes tomar incluso un pozo de una carta.
rules-one-card-takes-more = Con una sola carta en la mano no puedes tomar un pozo de una carta.
rules-melds-from-pile = Las cartas que llegan con el pozo se pueden bajar en el mismo turno.
rules-no-melds-from-pile = Salvo la de arriba, las cartas que llegan con el pozo no se pueden bajar hasta tu próximo turno.
rules-pile-looked-through = En tu primer turno, antes de descartar, puedes mirar el pozo entero. Fuera de ese momento solo se ve la carta de arriba.
rules-pile-not-looked-through = No se puede mirar el pozo; solo se ve la carta de arriba.

rules-going-out = Cierras al bajar o descartar tu última carta, y con eso acaba la ronda. No hace falta un último descarte.
rules-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [one] Para cerrar necesitas una canasta (puedes completarla al cerrar).
           *[other] Para cerrar necesitas { SPELL($canastas) } canastas (puedes completarlas al cerrar).
        }
       *[no] { $canastas ->
            [one] Para cerrar, tu equipo necesita una canasta (puedes completarla al cerrar).
           *[other] Para cerrar, tu equipo necesita { SPELL($canastas) } canastas (puedes completarlas al cerrar).
        }
    }
rules-canastas-needed-by-players = Para cerrar, tu equipo necesita { $needs } (puedes completarlas al cerrar).
rules-canastas-needed-when = { $canastas ->
        [one] una canasta si juegan { $players }
       *[other] { SPELL($canastas) } canastas si juegan { $players }
    }
rules-card-must-stay = Si no puedes cerrar, al acabar tu turno tiene que quedarte al menos una carta. No puedes bajar tantas que no te quede ninguna.
rules-going-out-bonus = { $points ->
        [0] Cerrar no da premio.
        [one] Cerrar vale { $points } punto.
       *[other] Cerrar vale { $points } puntos.
    }
rules-going-out-concealed = Cierras con mano oculta si bajas todas tus cartas en un solo turno, con una canasta entre ellas y sin haber bajado nada antes en la ronda. En ese turno puedes tomar el pozo, y tu última carta puede ser un descarte.
rules-concealed-beside-melds = { $partners ->
        [none] No tienes pareja que pueda haber bajado antes.
        [one] { $may ->
            [yes] Tu mano cuenta como oculta aunque tu pareja ya haya bajado.
           *[no] Si tu pareja ya ha bajado, tu mano no cuenta como oculta.
        }
       *[some] { $may ->
            [yes] Tu mano cuenta como oculta aunque alguien de tu equipo ya haya bajado.
           *[no] Si alguien de tu equipo ya ha bajado, tu mano no cuenta como oculta.
        }
    }
rules-concealed-adding = { $partners ->
        [none] No tienes pareja a cuyas combinaciones añadir cartas.
        [one] { $adding ->
            [allowed] Al cerrar con mano oculta puedes añadir cartas a las combinaciones de tu pareja, si además bajas una canasta completa propia.
            [not-allowed] Al cerrar con mano oculta no puedes añadir cartas a las combinaciones de tu pareja.
           *[nothing-there] Si cierras con mano oculta, tu pareja no tiene combinaciones a las que añadir cartas.
        }
       *[some] { $adding ->
            [allowed] Al cerrar con mano oculta puedes añadir cartas a las combinaciones de tu equipo, si además bajas una canasta completa propia.
            [not-allowed] Al cerrar con mano oculta no puedes añadir cartas a las combinaciones de tu equipo.
           *[nothing-there] Si cierras con mano oculta, tu equipo no tiene combinaciones a las que añadir cartas.
        }
    }
rules-concealed-bonus = { $points ->
        [0] Cerrar con mano oculta no da premio.
        [one] Cerrar con mano oculta vale { $points } punto en total.
       *[other] Cerrar con mano oculta vale { $points } puntos en total.
    }
rules-black-three-bonus = { $points ->
        [0] Los treses negros que bajas al cerrar solo suman el valor de las cartas.
        [one] Cada tres negro que bajas al cerrar da { $points } punto más.
       *[other] Cada tres negro que bajas al cerrar da { $points } puntos más.
    }
rules-four-black-threes-bonus = { $points ->
        [0] Bajar los cuatro treses negros no da premio.
        [one] Bajar los cuatro treses negros da { $points } punto más.
       *[other] Bajar los cuatro treses negros da { $points } puntos más.
    }
rules-must-ask = { $sure ->
        [yes] Antes de cerrar tienes que preguntar, y solo puedes cerrar si te dicen que sí.
       *[no] Si tienes pareja, antes de cerrar tienes que preguntar, y solo puedes cerrar si te dice que sí.
    }
rules-need-not-ask = Preguntar es opcional.
rules-asking-alone = No hay parejas, así que nadie pregunta “¿Puedo cerrar?”.
rules-asking-before-taking = { $sure ->
        [yes] Puedes preguntar “¿Puedo cerrar?” una vez por turno: antes o después de robar, pero no después de bajar o de tomar el pozo.
       *[no] Si tienes pareja, puedes preguntar “¿Puedo cerrar?” una vez por turno: antes o después de robar, pero no después de bajar o de tomar el pozo.
    }
rules-asking-after-drawing = { $sure ->
        [yes] Puedes preguntar “¿Puedo cerrar?” una vez por turno: después de robar o de tomar el pozo, y antes de bajar cualquier otra cosa.
       *[no] Si tienes pareja, puedes preguntar “¿Puedo cerrar?” una vez por turno: después de robar o de tomar el pozo, y antes de bajar cualquier otra cosa.
    }
rules-answer = { $partners ->
        [one] Tu pareja responde sí o no, y su respuesta obliga: si es sí, tienes que cerrar en este turno; si es no, no puedes.
        [two] Responde sí o no la próxima persona de tu equipo en jugar, y su respuesta obliga: si es sí, tienes que cerrar en este turno; si es no, no puedes.
       *[any] Tu pareja (en equipos de tres, la próxima en jugar) responde sí o no, y su respuesta obliga: si es sí, tienes que cerrar en este turno; si es no, no puedes.
    } Solo puedes preguntar cuando puedes cerrar y también seguir jugando.

rules-last-drawer-ends = La ronda acaba cuando descarta quien robó la última carta del mazo.
rules-last-drawer-goes-on = Después de robar la última carta del mazo, el juego sigue.
rules-last-drawer-ends-when = Si juegan { $players }, la ronda acaba cuando descarta quien robó la última carta del mazo.
rules-last-drawer-goes-on-when = Si juegan { $players }, el juego sigue después de robar la última carta del mazo.
rules-without-stock = Sin mazo, el juego sigue mientras cada cual, en su turno, tome el pozo. La ronda acaba cuando alguien no puede o no quiere tomarlo.
rules-deal-over-with-stock = La ronda acaba al vaciarse el mazo, así que nunca tienes obligación de tomar el pozo.
rules-must-take = { $alone ->
        [yes] Con el mazo vacío tienes que tomar el pozo si no está congelado, su carta de arriba encaja en una de tus combinaciones y ninguna otra regla lo impide.
       *[no] Con el mazo vacío tienes que tomar el pozo si no está congelado, su carta de arriba encaja en una combinación de tu equipo y ninguna otra regla lo impide.
    }
rules-need-not-take = Con el mazo vacío no hay obligación de tomar el pozo.
rules-last-red-three = Si la última carta del mazo es un tres rojo, se pone en la mesa y la ronda acaba en el acto, sin bajar ni descartar.

rules-score = { $alone ->
        [yes] { $penalties ->
            [yes] En cada ronda sumas tus premios y las cartas que has bajado, y restas las que te quedan en la mano y los castigos. El resultado puede ser negativo.
           *[no] En cada ronda sumas tus premios y las cartas que has bajado, y restas las que te quedan en la mano. El resultado puede ser negativo.
        }
       *[no] { $penalties ->
            [yes] En cada ronda, un equipo suma sus premios y las cartas que ha bajado, y resta las que le quedan en la mano y los castigos. El resultado puede ser negativo.
           *[no] En cada ronda, un equipo suma sus premios y las cartas que ha bajado, y resta las que le quedan en la mano. El resultado puede ser negativo.
        }
    } Se añade al total de la partida.
rules-game-points = { $alone ->
        [yes] La partida acaba cuando alguien tiene { $points } puntos o más al final de una ronda.
       *[no] La partida acaba cuando un equipo tiene { $points } puntos o más al final de una ronda.
    }
rules-any-number-of-deals = Una partida puede tener cualquier número de rondas.
rules-deals-per-game = { $deals ->
        [one] La partida acaba tras una ronda, sean cuales sean los puntos.
       *[other] La partida acaba tras { SPELL($deals) } rondas, sean cuales sean los puntos.
    }
rules-winner = Gana quien tiene más puntos; por ganar no hay premio. Si hay empate en el primer puesto, se juega otra ronda.

rules-known = Está a la vista: todo lo que hay en la mesa, la carta de arriba del pozo, cuántas cartas hay en el pozo, en el mazo y en cada mano, si el pozo está congelado y por qué carta, los puntos y los mínimos de la primera bajada.
rules-one-card-left = Avisa cuando te quede una carta. La sexta carta de una combinación puede ponerse cruzada, para indicar que con una más es canasta.
rules-partners-chat = Las parejas pueden decirse el mínimo de la primera bajada, recordarse los treses rojos y preguntar si pueden cerrar. Nada más.
