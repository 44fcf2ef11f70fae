### Problemas de un archivo de partida o de una posición escrita a mano: errores de sintaxis y jugadas contra las reglas.

record-at = línea { DIGITS($line) }, columna { DIGITS($column) }: { $fault }

record-nothing = debería haber { $expected }, pero no hay nada
record-text = debería haber { $expected }, pero hay “{ $found }”
record-near = debería haber { $expected }, pero hay “{ $found }” (¿querías decir “{ $meant }”?)
record-count = debería haber { $expected }, pero hay { DIGITS($found) }
record-newer = debería haber “Canasta record 1”, pero es la versión { $version }, más nueva que este programa
record-again = “{ $name }” está repetido (ya aparece en la línea { DIGITS($first) })
record-third-card = { $card } aparece por tercera vez, pero solo hay dos
record-deck = deberían ser las 108 cartas de dos barajas, pero hay { $found }
record-deck-missing = deberían ser las 108 cartas de dos barajas, pero hay { $found } (faltan: { $missing })
record-deck-many-missing = deberían ser las 108 cartas de dos barajas, pero hay { $found } (faltan { $missing })

record-first-line = “Canasta record 1”
record-line = una línea como “Rules: hoyle”, “Deal 1” o “0: draw; discard 9S”
record-deal-before = “Deal 1” delante
record-players = nombres de dos a seis participantes, en líneas como “Seat 0: Anna”
record-turn = un asiento, como “0:” o “2 (bot):”
record-name = un nombre
record-house = reglas de la casa, como {"{"}"game_points":3000{"}"}
record-date = una fecha, como 2026-11-22
record-digit = una cifra hexadecimal
record-card = una carta, como 4H
record-joker = un joker, XR o XB
record-action-first = una acción delante de sus cartas, como “discard 9S”
record-deal-line = una línea como “Deal 1”
record-action = una acción, como “draw” o “discard 9S”
record-action-end = “;” o un final de línea
record-meld = cartas de una combinación
record-rank = un valor, como Q
record-kinds = valores, como 4KX
record-key = una entrada de una posición, como dealer=3
record-flag = yes o no
record-one-line = un final, porque una posición es una sola línea
record-whole = un número entero
record-value = “=” y un valor
record-deal = “Deal { DIGITS($deal) }”
record-seat = una línea como “Seat { DIGITS($seat) }: Anna”, porque cada asiento necesita un nombre
record-seat-number = un asiento de 0 a { DIGITS($last) }
record-short-name = un nombre de { $most } letras como mucho
record-preset = un nombre de reglamento ({ $names })
record-result = { $last ->
        [1] “side 0 won”, “side 0 conceded” (los equipos son 0 y 1) o “not over”
       *[other] “side 0 won” (los equipos van de 0 a { DIGITS($last) }) o “not over”
    }
record-numbers = { $sides ->
        [0] un número entero por equipo, sin comas
       *[other] un número entero para cada uno de los { SPELL($sides) } equipos, sin comas
    }
record-number = un número entero de { $low } a { $high }
record-meant = “{ $name }” u otro nombre claramente distinto
record-named = una línea “{ $name }:”
record-persons = { $seats ->
        [0] un número de persona por asiento, o “-” si es un bot
       *[other] un número de persona para cada uno de los { SPELL($seats) } asientos, o “-” si es un bot
    }
record-digits = { $digits } cifras hexadecimales

record-in-deal = Ronda { $deal }: { $fault }.
record-in-turn = Ronda { $deal }, turno { $turn }: { $fault }.
record-in-action = Ronda { $deal }, turno { $turn }, acción { $act }: { $fault }.

record-deck-size = una baraja completa tiene 108 cartas; esta tiene { $cards }
record-deck-times = { $times ->
        [0] cada carta está dos veces en la baraja, pero falta { $card }
        [one] cada carta está dos veces en la baraja, pero { $card } solo aparece una
       *[other] cada carta está dos veces en la baraja, pero { $card } aparece { SPELL($times) } veces
    }
record-no-seat = no hay ningún asiento { DIGITS($seat) }
record-dealer = reparte el asiento { DIGITS($seat) }, pero le toca al { DIGITS($due) }
record-sits-out = descansa el asiento { DIGITS($seat) }, pero le toca al { DIGITS($due) }
record-cannot-sit-out = el asiento { DIGITS($seat) } no puede descansar en esta ronda
record-not-to-act = juega el asiento { DIGITS($seat) }, pero le toca al { DIGITS($due) }
record-deal-over = juega el asiento { DIGITS($seat) }, pero la ronda ha terminado
record-illegal = el asiento { DIGITS($seat) } juega “{ $act }”. No se puede: { $why }
record-not-over = la ronda no ha terminado, pero sigue otra
record-scored = la ronda tiene puntos, pero no ha terminado
record-score = los puntos que figuran son { $written }, pero deberían ser { $counted }
record-points = { $points }
record-game-over = la partida ya había terminado: había ganado el equipo { DIGITS($side) }

record-no-game = { $players ->
        [0] No hay nombres; juegan de dos a seis personas.
        [one] Una persona sola no puede jugar; juegan de dos a seis.
       *[other] { $players } son demasiadas personas; juegan de dos a seis.
    }
record-no-deal = El archivo no contiene rondas.
record-totals = { $totals ->
        [one] Hay { SPELL($sides) } equipos, pero solo un total antes de la primera ronda.
       *[other] Hay { SPELL($sides) } equipos, pero { SPELL($totals) } totales antes de la primera ronda.
    }
record-total = Ninguna partida puede llegar a un total de { $total } puntos.
record-winner = Según el archivo gana el equipo { DIGITS($named) }, pero ganó el { DIGITS($winner) }.
record-no-winner = Según el archivo gana el equipo { DIGITS($named) }, pero no ha ganado ninguno.
record-conceded = Según el archivo un equipo se rindió, pero el equipo { DIGITS($winner) } ya había ganado.
record-sides-to-concede = Según el archivo un equipo se rindió, pero eso solo es posible con dos equipos. Aquí hay { SPELL($sides) }.
