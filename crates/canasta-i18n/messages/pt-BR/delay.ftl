delay-away = { $player } está ausente.
delay-offer-substitute = Chamar um robô para jogar por { $player }?
delay-host-decides = Quem comanda a mesa pode chamar um robô.
delay-late = { $player } está demorando há mais de { $span }.
delay-long = { $player } está demorando bastante.
delay-you-late = Você está demorando há mais de { $span }. Os outros podem chamar um robô para jogar por você.
delay-you-long = Você está demorando. Os outros podem chamar um robô para jogar por você.
delay-you-may = Você pode chamar um robô.
delay-needed = { SPELL($needed, form: "f", case: "capital") } pessoas precisam concordar.
delay-agreed = { $agreed ->
        [1] 1 de { $needed } já concordou.
       *[other] { $agreed } de { $needed } já concordaram.
    }

delay-agree = Chamar robô
delay-substitute = Chamar robô
