### La gente de la mesa: los ajustes, quién está, por quién juega un bot, quién ha puesto la pausa.

company-seats = Asientos
company-seats-chosen = Cada cual elige su asiento.
company-seats-drawn = Los asientos se sortean al empezar la partida.
company-time = Tiempo
company-watch = Quién puede mirar
company-watch-nobody = Solo quienes juegan.
company-watch-link = Cualquiera con el enlace de la mesa. El público ve solo las cartas descubiertas, nunca una mano.
company-watch-everybody = Cualquiera, desde el salón. El público ve solo las cartas descubiertas, nunca una mano.
company-competitive = Competición
company-competitive-about = El público ve cada ronda solo cuando ha terminado.
company-lobby = Salón
company-lobby-about = Aparece en el salón: cualquiera puede ocupar un asiento libre.
company-host = Organiza
company-host-returns = Si quien organiza se ausenta, otra persona se encarga hasta que vuelva.
company-hints = Pistas
company-hints-about = { $kind ->
        [practice] Solo al practicar: cuando los demás son bots.
        [everybody] Para todo el mundo, también contra otras personas.
       *[none] No hay.
    }
company-chat = Chat
company-chat-on = Solo frases preparadas: lo que las reglas permiten decir a la pareja y algunas cortesías.
company-chat-off = No hay, salvo “¿Puedo cerrar?”.

company-may-watch-nobody = Nadie
company-may-watch-link = Quien tenga el enlace
company-may-watch-everybody = Cualquiera

company-clock = { $base } por turno.
company-clock-bank = { $base } por turno, más una reserva de { $bank }.
company-clock-increment = Cada turno jugado a tiempo añade { $increment }.
company-clock-out = Si se te acaba el tiempo, un bot juega por ti.

company-pairs-drawn = Las parejas se sortean sacando cartas.
company-pairs-opposite = Cada cual se sienta frente a su pareja.
company-pairs-threes = Tres contra tres, en asientos alternos.
company-pairs-three-against-two = Tres contra dos. En el equipo de tres se descansa por turnos, una ronda cada vez.
company-pairs-three-against-two-drawn = Tres contra dos, por sorteo con cartas. En el equipo de tres se descansa por turnos, una ronda cada vez.
company-pairs-none = Cada cual juega por su cuenta.

company-seat-free = Libre
company-seat-of-partner = Libre: el asiento de tu pareja
company-sitting = { $people ->
        [0] Aún no hay nadie en la mesa.
       *[other] En la mesa: { $people }.
    }
company-sitting-you = tú
company-sitting-name = { $name }
company-free = { $seats ->
        [0] No quedan asientos libres.
        [one] Queda un asiento libre.
       *[other] Quedan { SPELL($seats) } asientos libres.
    }
company-begin = Ya está todo el mundo. Empieza cuando quieras.
company-invite = Envía el enlace a tu gente y empieza cuando haya llegado todo el mundo.
company-host-begins = { $host } puede empezar: ya está todo el mundo.
company-host-waits = { $host } empezará cuando esté todo el mundo.
company-the-host = Quien organiza

company-closed-own = Tu mesa se cerró antes de empezar la partida.
company-closed-before = La mesa de { $host } se cerró antes de empezar la partida.
company-closed = Esta mesa está cerrada.
company-closed-by = { $name } ha cerrado esta mesa.

company-spectators = { $people ->
        [one] Hay una persona mirando.
       *[other] Hay { SPELL($people) } personas mirando.
    }
company-watching = Estás mirando.
company-watching-competitive = Estás mirando. Cada ronda aparece cuando ha terminado.

company-substitute = { $why ->
        [missed] Un bot juega por { $name }, que no ha jugado en dos turnos.
        [away] Un bot juega por { $name }, que ahora no está.
        [asked] Quien organiza ha puesto un bot en lugar de { $name }.
       *[left] Un bot juega por { $name }, que se ha ido.
    }
company-own-substitute = Un bot juega por ti.
company-why-substitute = { $why ->
        [missed] No has jugado en dos turnos. Te guardamos el asiento.
        [away] No estabas. Te guardamos el asiento.
        [asked] Lo ha puesto quien organiza, porque no estabas.
       *[left] Saliste de la mesa. Puedes volver cuando quieras.
    }
company-come-back = He vuelto

company-carried = { $player ->
        [you] Ahora juegas en otro dispositivo.
       *[other] { $player } juega ahora en otro dispositivo.
    }
company-took-over = { $player ->
        [you] Ahora juegas tú en este asiento.
       *[other] { $player } juega ahora en este asiento.
    }
company-new-host = { $why ->
        [given] { $player ->
            [you] Ahora organizas tú la mesa.
           *[other] Ahora organiza la mesa { $player }.
        }
        [away] { $player ->
            [you] Quien organiza no está: de momento te encargas tú de la mesa.
           *[other] De momento organiza la mesa { $player }.
        }
        [left] { $player ->
            [you] Quien organizaba se ha ido. Ahora organizas tú la mesa.
           *[other] Quien organizaba se ha ido. Ahora organiza la mesa { $player }.
        }
       *[back] { $player ->
            [you] Vuelves a organizar la mesa.
           *[other] { $player } vuelve a organizar la mesa.
        }
    }

company-paused = { $name } ha pausado la partida.
company-paused-about = No se pierde nada, aunque pasen días. Puede reanudarla cualquiera que juegue.
company-resume = Reanudar

company-reminder = Te toca en nuestra partida de canasta: { $link }
company-invitation = Únete a nuestra partida de canasta:
