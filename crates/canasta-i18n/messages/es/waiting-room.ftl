### La sala de espera, una mesa antes de su partida: los asientos, el enlace para los demás y los ajustes.

waiting-room-title = La mesa de { $host } – Canasta
waiting-room-own = Tu mesa
waiting-room-of = La mesa de { $host }
waiting-room-seats = Asientos
waiting-room-begin = Empezar
waiting-room-begin-filled = Empezar con bots
waiting-room-played = Ajustes de la partida

waiting-room-join-requests = Piden entrar
waiting-room-let-in = Admitir
waiting-room-let-in-one = Admitir a { $name }
waiting-room-turn-away = Rechazar
waiting-room-turn-away-one = Rechazar a { $name }

waiting-room-no-seat = { $full ->
        [yes] <b>Aún no tienes asiento.</b> Espera a que se libere uno.
       *[no] <b>Aún no tienes asiento.</b> Elige uno.
    }
waiting-room-without-seat = Sin asiento: { $people }.
waiting-room-without-seat-name = { $name }

waiting-room-sit-down = Sentarme
waiting-room-sit = Ocupar
waiting-room-sit-in = Ocupar el asiento { DIGITS($seat) }
waiting-room-stand = Levantarme
waiting-room-bot = bot, { $level }
waiting-room-person = { $who ->
        [you] { $host ->
            [yes] tú, organizas
           *[no] tú
        }
        [partner] { $host ->
            [yes] tu pareja, organiza
           *[no] tu pareja
        }
        [opponent] { $host ->
            [yes] rival, organiza
           *[no] rival
        }
       *[unknown] { $host ->
            [yes] organiza
           *[no] {""}
        }
    }
waiting-room-not-here = (ausente)

waiting-room-hosting = Organizas tú
waiting-room-hosting-about = { $free ->
        [yes] Añade bots, libera un asiento o cede la mesa a otra persona.
       *[no] Libera un asiento o cede la mesa a otra persona.
    }
waiting-room-standing = sin asiento
waiting-room-seat = Asiento { DIGITS($seat) }
waiting-room-seat-free = libre
waiting-room-you = tú
waiting-room-free = Liberar
waiting-room-free-of = Liberar el asiento: { $name }
waiting-room-level = Nivel del bot, asiento { DIGITS($seat) }
waiting-room-to-bot = Añadir bot
waiting-room-seat-to-bot = Añadir bot al asiento { DIGITS($seat) }

waiting-room-invite = Invita a tu gente
waiting-room-link = { $free ->
        [yes] Envía este enlace. Quien lo tenga puede sentarse.
       *[no] No quedan asientos. Con este enlace se puede esperar a que se libere uno.
    }
waiting-room-only-here = Este enlace solo funciona en este dispositivo. Para invitar a otras personas, inicia el servidor en la red de tu casa.
waiting-room-square = Código QR
waiting-room-scan = O escanéalo con tu teléfono.

waiting-room-hide = Quitar de mi lista
waiting-room-leave = Salir de la mesa
waiting-room-leave-about = { $seated ->
        [yes] { $host ->
            [yes] Tu asiento queda libre y otra persona pasa a organizar. Puedes volver con el enlace.
           *[no] Tu asiento queda libre. Puedes volver con el enlace.
        }
       *[no] { $host ->
            [yes] Otra persona pasa a organizar. Puedes volver con el enlace.
           *[no] Puedes volver con el enlace.
        }
    }
waiting-room-leave-now = Salir
