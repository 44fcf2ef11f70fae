### Lo que puede hacer quien organiza la mesa, antes de la partida y durante ella.

hosting-time = Límite por turno
hosting-allowed = Después de { $span }, el resto de la mesa puede poner un bot para ese turno.
hosting-unlimited = Sin límite de tiempo.
hosting-no-limit = Sin límite

hosting-code = Invitar con un código
hosting-code-tell = Da este código a tu gente. Quien lo escribe en “Jugar con tu gente” pide entrar, y tú le das paso.
hosting-code-lasts = { $minutes ->
        [one] Caduca en 1 minuto.
       *[other] Caduca en { $minutes } minutos.
    }
hosting-code-about = Un código de seis letras para dictar. Quien lo escribe pide entrar, y tú le das paso.
hosting-code-make = Crear código

hosting-renew = Cambiar enlace y código
hosting-renew-about = El enlace y el código anteriores dejan de servir. Quien ya está en la mesa se queda.
hosting-renew-now = Cambiar
hosting-renew-both = Cambiar enlace y código

hosting-close = Cerrar la mesa
hosting-close-about = Acaba la partida para todo el mundo, sin que gane nadie. No se puede reanudar, pero sí volver a ver.
hosting-close-before = Ya nadie podrá unirse ni jugar aquí.
hosting-close-now = Cerrar para todo el mundo

hosting-ban = Vetar
hosting-ban-one = Vetar a { $name }
hosting-ban-now = Vetar ya a { $name }
hosting-ban-about = No podrá unirse ni mirar hasta que quites el veto.
hosting-ban-bot-plays = Un bot pasa a jugar en su asiento.
hosting-ban-seat-free = Su asiento queda libre.
hosting-turned-away = Personas vetadas
hosting-let-in = Quitar veto
hosting-let-in-one = Quitar veto a { $name }

hosting-standing = Sin asiento
hosting-here = { $here ->
        [yes] aquí
       *[no] ausente
    }
hosting-give-back = Devolver un asiento
hosting-give-back-to = Devolver un asiento: { $name }
hosting-again = ¿Alguien ha perdido su asiento?
hosting-again-about = Para quien ha perdido el acceso, por ejemplo al cambiar de teléfono o de navegador. Quien ocupe ahora ese asiento lo deja.
hosting-is = Es { $player }
hosting-is-again = Es { $player }: { $name }

hosting-never = ¿Vetar?
hosting-never-now = Rechazar y vetar
hosting-never-one = Rechazar y vetar a { $name }
