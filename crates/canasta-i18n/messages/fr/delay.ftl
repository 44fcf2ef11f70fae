### Tours qui durent : plus longtemps que prévu, ou la personne est partie.

delay-away = { $player } n’est pas là.
delay-offer-substitute = Faire jouer un robot pour { $player } ?
delay-host-decides = L’hôte peut faire jouer un robot.
delay-late = { $player } réfléchit depuis plus de { $span }.
delay-long = { $player } prend son temps.
delay-you-late = Tu réfléchis depuis plus de { $span }. Les autres peuvent faire jouer un robot à ta place.
delay-you-long = Tu prends ton temps. Les autres peuvent faire jouer un robot à ta place.
delay-you-may = Tu peux faire jouer un robot.
delay-needed = Il faut { SPELL($needed) } voix.
delay-agreed = { $agreed ->
        [one] { SPELL($agreed, form: "f", case: "capital") } voix pour ; il en faut { SPELL($needed) }.
       *[other] { SPELL($agreed, case: "capital") } voix pour ; il en faut { SPELL($needed) }.
    }

delay-agree = Faire jouer un robot
delay-substitute = Faire jouer un robot
