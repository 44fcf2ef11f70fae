### Turni lenti: un turno dura più del tempo del tavolo, o chi è di turno non c’è più.

delay-away = { $player } è assente.
delay-offer-substitute = Far giocare un bot al posto di { $player }?
delay-host-decides = Chi ospita può far giocare un bot.
delay-late = { $player } ci pensa da più di { $span }.
delay-long = { $player } ci sta mettendo molto.
delay-you-late = Ci pensi da più di { $span }. Gli altri possono far giocare un bot al posto tuo.
delay-you-long = Ci stai mettendo un po’. Gli altri possono far giocare un bot al posto tuo.
delay-you-may = Puoi far giocare un bot.
delay-needed = Dovete essere d’accordo in { SPELL($needed) }.
delay-agreed = { $agreed ->
        [one] D’accordo: uno su { SPELL($needed) }.
       *[other] D’accordo: { SPELL($agreed) } su { SPELL($needed) }.
    }

delay-agree = Fai giocare un bot
delay-substitute = Fai giocare un bot
