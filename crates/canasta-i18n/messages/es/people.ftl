### El panel con la gente de la mesa: quién está, qué puedes hacer, cómo se unen otros, cómo se sale.

people-open = Gente
people-close = Cerrar
people-title = En esta mesa
people-bot = bot, { $level }
people-state = { $state ->
        [here] { $host ->
            [yes] aquí, organiza
           *[no] aquí
        }
        [away] { $host ->
            [yes] ausente, organiza
           *[no] ausente
        }
        [replaced] { $host ->
            [yes] ausente (juega un bot); organiza
           *[no] ausente (juega un bot)
        }
        [left] { $host ->
            [yes] se ha ido (juega un bot); organiza
           *[no] se ha ido (juega un bot)
        }
       *[yours] { $host ->
            [yes] un bot juega por ti; organizas
           *[no] un bot juega por ti
        }
    }

people-substitute = Poner un bot
people-substitute-for = Poner un bot: { $name }
people-make-host = Ceder la mesa
people-make-host-of = Ceder la mesa: { $name }

people-play = { $host ->
        [yes] Ocupar este asiento
       *[no] Pedir este asiento
    }
people-play-for = { $host ->
        [yes] Ocupar este asiento: { $name }
       *[no] Pedir este asiento: { $name }
    }
people-withdraw = Retirar petición

people-pause = Pausar partida
people-pause-about = El tiempo que quieras. No se pierde nada.

people-link = Enlace de la mesa
people-share = Compartir
people-copy = Copiar
people-for-days = ¿Una partida de varios días?
people-reminder-about = Envía esto a quien le toca, o añade tus turnos a tu calendario.
people-reminder = Aviso
people-reminder-share = Compartir aviso
people-calendar = Enlace de calendario

people-leave = Salir de la partida
people-leave-about = Un bot juega en tu lugar. Puedes volver mientras dure la partida.
people-leave-now = Salir de la partida
