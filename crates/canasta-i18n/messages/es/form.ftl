### El formulario de una mesa nueva: reglas, participantes, reglas de la casa y ajustes para jugar con más gente.

form-title = Mesa nueva – Canasta
form-heading = Mesa nueva
form-start = Jugar ya
form-invite = Invitar
form-show = Ver cambios
form-undo = Deshacer cambios
form-yes = Sí
form-no = No

form-rules = Reglas
form-players = Participantes
form-described = Estas reglas prevén este número de participantes.
form-filled-in = Estas reglas no prevén este número; lo que falta se completa con las reglas habituales.

form-this-table = Esta mesa
form-who = { $players ->
        [2] Tú contra un bot.
        [3] Tú contra dos bots, cada cual por su cuenta.
        [4] Tú y un bot de pareja contra dos bots.
        [5] Tú contra cuatro bots, cada cual por su cuenta.
       *[other] Tú y dos bots en tu equipo contra tres bots.
    }
form-who-three-against-two = Tú y cuatro bots, tres contra dos.
form-same = { $rules }, sin cambios.
form-differs = Cambios respecto a { $rules }:
form-no-part = Con estos ajustes tus cambios no tienen efecto. Reglamento: { $rules }.
form-instead = En lugar de: { $rule }
form-all-rules = Todas las reglas, tabla de puntos y compartir

form-house-rules = Reglas de la casa
form-open-file = Abrir archivo de reglas
form-changes = { $changes ->
        [one] una regla de la casa
       *[other] { SPELL($changes) } reglas de la casa
    }
form-in-the-book = En las reglas:
form-idle = Sin efecto en esta mesa.
form-bounds = de { $low } a { $high }
form-for-players = { $players ->
        [one] Para una persona
       *[other] Para { SPELL($players) }
    }
form-place = { $place ->
        [1] Primero
        [2] Segundo
        [3] Tercero
        [4] Cuarto
       *[other] Quinto
    }

form-friends = Jugar con tu gente
form-friends-about = “Invitar” crea una mesa con un enlace para compartir. Todo lo que hay aquí es opcional.
form-friends-more = Asientos, reloj y público
form-changed = cambiado
form-seats = Asientos
form-seats-chosen = A elección
form-seats-drawn = Por sorteo
form-clock = Reloj
form-clock-none = Sin reloj
form-clock-relaxed = Tranquilo
form-clock-quick = Rápido
form-clock-own = A medida
form-clock-turn = Segundos por turno
form-clock-game = Reserva (segundos)
form-clock-increment = Incremento (segundos)
form-long-turn = Turnos lentos
form-long-turn-about = Sin reloj nadie tiene prisa, pero pasado este tiempo la mesa puede poner un bot. Para partidas de varios días, elige “Sin límite”.
form-watch = Quién puede mirar
form-competitive = Competición
form-listed = En el salón
form-chat = Chat
form-host-returns = Volver a organizar
form-host-returns-about = Si quien organiza se ausenta, otra persona se encarga. Con “Sí”, vuelve a organizar al regresar.

form-hints-and-taking-back = Pistas y deshacer
form-hints-and-take-back = { $hints }, con deshacer
form-hints = Pistas
form-hints-about = En tu turno puedes ver las tres mejores jugadas, comparadas entre sí y con sus razones.
form-take-back = Deshacer bajadas
form-take-back-about = Si juegas con bots y nadie más, puedes deshacer tus bajadas hasta que descartas. La partida no cuenta en tus estadísticas.
form-take-back-alone = Deshacer bajadas: solo vale si juegas con bots y nadie más. Elige “No”, o borra los otros nombres.
form-taking-back = Puedes deshacer tus bajadas. La partida no cuenta en tus estadísticas.

form-faults = Corrige lo siguiente
form-faulty = Hay campos que corregir
form-no-answer = El servidor no responde.
form-no-such-rules = No hay ningún reglamento “{ $typed }”.
form-not-so-many = Elige de dos a seis participantes, no “{ $typed }”.
form-takes-number = { $question }: escribe un número entero de { $low } a { $high }, no “{ $typed }”.
form-not-offered = { $question }: elige una de las opciones, no “{ $typed }”.
form-clock-takes = Reloj: escribe segundos enteros, desde 5 por turno hasta un día; el incremento no puede superar la reserva.

form-rules-of-table = Reglas de esta mesa:
form-differences = Diferencias
