### Una partida guardada: quién jugó, cómo acabó, sus mejores momentos y la página de la repetición.

replay-player = { $name }
replay-side = { $players }
replay-two-sides = { $one } contra { $other }
replay-sides = { $sides }
replay-no-players = aún sin participantes

replay-points = { $points }
replay-won = Victoria de { $winner }: { $best } a { $others }.
replay-conceded = { $deals ->
        [0] { $losers ->
            [one] Victoria de { $winners }: { $losers } se rindió en la primera ronda.
           *[other] Victoria de { $winners }: { $losers } se rindieron en la primera ronda.
        }
       *[other] { $losers ->
            [one] Victoria de { $winners }: { $losers } se rindió con { $best } a { $other }.
           *[other] Victoria de { $winners }: { $losers } se rindieron con { $best } a { $other }.
        }
    }
replay-not-over = { $deals ->
        [one] Sin terminar, tras una ronda: { $first } a { $others }.
       *[other] Sin terminar, tras { SPELL($deals) } rondas: { $first } a { $others }.
    }
replay-not-begun = Sin empezar.
replay-no-deal-over = Sin rondas terminadas.

replay-dealt = Reparto
replay-opens = Primera bajada de { $name }
replay-first-pile = { $cards ->
        [one] { $name } toma el primer pozo (una carta)
       *[other] { $name } toma el primer pozo ({ $cards } cartas)
    }
replay-large-pile = { $name } toma un pozo grande ({ $cards } cartas)
replay-canasta = { $natural ->
        [yes] { $name } completa la primera canasta, limpia, de { KIND($rank, form: "many") }
       *[no] { $name } completa la primera canasta, sucia, de { KIND($rank, form: "many") }
    }
replay-freezes = { $name } congela el pozo con { $card }
replay-freezes-large = { $name } congela un pozo grande ({ $cards } cartas) con { $card }
replay-frozen-from-start = El pozo empieza congelado por { $card }
replay-goes-out = { $concealed ->
        [yes] { $name } cierra con mano oculta
       *[no] { $name } cierra
    }
replay-stock-empty = Se acaba el mazo
replay-last-red-three = { $name } roba la última carta del mazo: un tres rojo
replay-wins = { $players ->
        [one] { $players } gana la partida
       *[other] { $players } ganan la partida
    }
replay-concedes = { $players ->
        [one] { $players } se rinde
       *[other] { $players } se rinden
    }

replay-took-over = Desde aquí { $name } juega en el asiento { DIGITS($seat) }, donde antes jugaba un bot.
replay-replaced = Desde aquí { $name } juega en el asiento { DIGITS($seat) }, que dejó { $before }.
replay-practice = continúa desde una posición de otra partida
replay-take-back = se podían deshacer bajadas; no figuran aquí
replay-set = ronda { DIGITS($deal) } de otra partida, rejugada; el reparto no está garantizado
replay-daily = la ronda del día de { $date }, igual para todo el mundo

replay-title = { $sides } – Canasta
replay-heading = Repetición. { $happened }
replay-home = Canasta
replay-bar = Repetición
replay-game = Repetición. { $game }
replay-to-table = Volver a la mesa
replay-another-file = Abrir otro archivo
replay-sheet = Hoja de puntos
replay-to-review = Analizar la partida: suerte y errores

replay-whose = Ver cartas de
replay-show = Mostrar
replay-all-hands = Todas<b> las manos</b>
replay-as-seen-by = Lo que ve { $name }
replay-hand = { $cards ->
        [one] La mano de { $name }, 1 carta
       *[other] La mano de { $name }, { $cards } cartas
    }
replay-hidden-hand = { $cards ->
        [0] La mano de { $name }, sin cartas, tapada
        [one] La mano de { $name }, una carta, tapada
       *[other] La mano de { $name }, { SPELL($cards) } cartas, tapada
    }

replay-board = La mesa
replay-centre = Mazo y pozo
replay-side-total = { $side }, { $points } puntos.
replay-log = Jugadas
replay-log-label = Jugadas de esta ronda

replay-steps = Pasos
replay-place = { $deals ->
        [one] { $turn ->
            [0] Ronda { $deal }, inicio
           *[other] Ronda { $deal }, turno { $turn }
        }
       *[other] { $turn ->
            [0] Ronda { $deal } de { $deals }, inicio
           *[other] Ronda { $deal } de { $deals }, turno { $turn }
        }
    }
replay-step = Paso
replay-go = Ir
replay-turn = Turno
replay-back = Atrás
replay-next = Adelante
replay-turn-back = Turno anterior
replay-step-back = Un paso atrás
replay-step-on = Un paso adelante
replay-turn-on = Turno siguiente
replay-play = Ver
replay-speed = Ritmo
replay-slow = Lento
replay-normal = Normal
replay-fast = Rápido
replay-keys = Atajos: ← y → para un paso, Re Pág y Av Pág para un turno, Inicio y Fin para el principio y el final, Espacio o P para ver y pausar.

replay-jump = Ir a
replay-deal = Ronda { $deal }

replay-graphs = La partida de un vistazo
replay-totals = Totales
replay-sizes = Cartas en cada mano
replay-axis = Ronda
replay-goal = <b>{ $points }</b> para ganar
replay-up-to = hasta { $cards }
replay-totals-spoken = Totales tras cada ronda.
replay-totals-of = { $totals ->
        [0] { $side }: ninguna ronda terminada.
       *[other] { $side }: { $totals }.
    }
replay-sizes-spoken = { $most ->
        [one] { $name } tuvo como mucho una carta, en la ronda { $deal }.
       *[other] { $name } tuvo como mucho { SPELL($most) } cartas, en la ronda { $deal }.
    }
replay-sizes-left = Al final de cada ronda: { $counts }.
replay-count = { $cards }

replay-this-step = Esta posición
replay-link = Enlace a esta posición
replay-share = Compartir
replay-copy = Copiar
replay-link-fades = El enlace sirve mientras el servidor guarde el archivo: horas o días, no para siempre.
replay-play-on-heading = Seguir desde aquí
replay-whose-hand = ¿Con qué mano quieres jugar?
replay-play-on-about = Juega desde aquí con una de las manos; con las demás juegan bots. Es práctica, así que no cuenta en tus estadísticas.
replay-play-on = Seguir
replay-bot = Bot { DIGITS($n) }
replay-over-here = La partida acaba aquí. Retrocede para seguir jugando desde una posición anterior.
replay-no-beginning = Este archivo empieza a mitad de partida, con puntos de rondas que no contiene, así que no se puede seguir jugando desde él.

replay-keep = Guardar partida
replay-played-on = Jugada el { $day }.
replay-record-about = El archivo de { $sides } es un texto legible con todas las rondas y todas las jugadas.
replay-download = Descargar archivo
replay-spreadsheet = Hoja de puntos (CSV)
replay-open-another = Abrir otro archivo
replay-check = Comprobar que el reparto fue limpio

replay-open-title = Ver una partida guardada – Canasta
replay-open-heading = Ver una partida guardada
replay-open-about = Elige un archivo .canasta o suéltalo aquí. Se comprueba cada jugada según las reglas, y después puedes verla paso a paso.
replay-open-file = Archivo
replay-open-or-paste = O pega el texto
replay-open-text = Texto del archivo
replay-open = Abrir
replay-open-kept = El servidor lo guarda un tiempo en memoria, visible para quien tenga el enlace. No se guarda en disco.
replay-gone-heading = Archivo caducado
replay-gone = El servidor guarda los archivos enviados solo un tiempo. Ábrelo otra vez.
replay-unreadable = Esto no es un archivo de partida que Canasta pueda leer.
replay-not-by-the-rules = El archivo se lee bien, pero la partida no cumple las reglas.
