### Unirse a una mesa: con su enlace, con un código, y la espera de la respuesta.

joining-title = La mesa de { $host } – Canasta
joining-invites = { $host } te invita
joining-about = Una partida de canasta. Sin registrarse.
joining-table-of = La mesa de { $host }
joining-sit-down = Sentarme
joining-come-in = Ir a la mesa
joining-over = La partida ha terminado. Aún puedes ver cómo acabó.
joining-begun = La partida ha empezado y no quedan asientos. Puedes mirar.
joining-hands = { $hands ->
        [one] La partida ha empezado. Puedes pedir a { $host } que te deje sustituir a { $hands }.
       *[other] La partida ha empezado. Puedes pedir a { $host } que te deje sustituir a alguien: { $hands }.
    }
joining-hand = { $who ->
        [bot] { $name } (bot)
       *[left] { $name } (se ha ido)
    }
joining-hand-seat = asiento { DIGITS($seat) }
joining-full = No quedan asientos. Puedes esperar a que se libere uno.
joining-there = Quién está
joining-free-seat = Un asiento libre
joining-left = se ha ido
joining-host = organiza
joining-bot = bot

joining-code-title = Unirse a una mesa – Canasta
joining-code-heading = Unirse a una mesa
joining-code-about = Escribe el código de seis letras que te han dado.
joining-code-form = Unirse con un código
joining-code = Código de la mesa
joining-join = Unirme
joining-knocking = Quien organiza verá tu nombre y decidirá si te deja entrar.

joining-knocked-title = Esperando respuesta – Canasta
joining-knocked-heading = Esperando respuesta
joining-knocked = Quien organiza ya ve tu nombre y decidirá si te deja entrar. Deja abierta esta página; se actualiza sola.
joining-look-now = Comprobar
joining-not-now-title = Esta vez no – Canasta
joining-not-now-heading = Esta vez no
joining-not-now = No te han dejado entrar. Puede que la mesa esté completa. Pide el enlace a quien organiza, o inténtalo otra vez.
joining-ask-again = Pedir otra vez
joining-turned-away-title = Veto – Canasta
joining-turned-away-heading = Te han vetado en esta mesa
joining-turned-away = No puedes unirte a esta mesa ni mirarla, salvo que quien organiza quite el veto.
