### Turnos lentos: un turno dura más de lo que permite la mesa, o quien tiene el turno se ha ido.

delay-away = { $player } no está.
delay-offer-substitute = ¿Poner un bot en lugar de { $player }?
delay-host-decides = Quien organiza puede poner un bot.
delay-late = { $player } lleva más de { $span } pensando.
delay-long = { $player } está tardando mucho.
delay-you-late = Llevas más de { $span } pensando. El resto de la mesa puede poner un bot en tu lugar.
delay-you-long = Estás tardando. El resto de la mesa puede poner un bot en tu lugar.
delay-you-may = Puedes poner un bot.
delay-needed = Hacen falta { SPELL($needed) } votos.
delay-agreed = { $agreed ->
        [one] Hay un voto de { SPELL($needed) }.
       *[other] Hay { SPELL($agreed) } votos de { SPELL($needed) }.
    }

delay-agree = Poner un bot
delay-substitute = Poner un bot
