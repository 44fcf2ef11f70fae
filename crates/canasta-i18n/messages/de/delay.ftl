### Langsame Züge: Ein Zug dauert länger als erlaubt, oder wer dran ist, ist weg.

delay-away = { $player } ist nicht da.
delay-offer-substitute = Soll ein Bot für { $player } spielen?
delay-host-decides = Die Tischleitung kann einen Bot spielen lassen.
delay-late = { $player } braucht länger als { $span }.
delay-long = { $player } lässt sich viel Zeit.
delay-you-late = Du brauchst schon länger als { $span }. Die anderen können einen Bot für dich spielen lassen.
delay-you-long = Du lässt dir viel Zeit. Die anderen können einen Bot für dich spielen lassen.
delay-you-may = Du kannst einen Bot spielen lassen.
delay-needed = { SPELL($needed, case: "capital") } von euch müssen zustimmen.
delay-agreed = { $agreed ->
        [one] Bisher ist eine Person dafür, nötig sind { SPELL($needed) }.
       *[other] Bisher sind { SPELL($agreed) } dafür, nötig sind { SPELL($needed) }.
    }

delay-agree = Bot spielen lassen
delay-substitute = Bot spielen lassen
