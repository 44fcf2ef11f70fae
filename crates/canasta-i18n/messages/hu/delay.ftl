delay-away = { $player } nincs itt.
delay-offer-substitute = Játsszon robot { $player } helyett?
delay-host-decides = A házigazda robotot kérhet.
delay-late = Lejárt { $player } ideje ({ $span }).
delay-long = { $player } már régóta gondolkodik.
delay-you-late = Lejárt az időd ({ $span }). A többiek kérhetik, hogy robot játsszon helyetted.
delay-you-long = Már régóta gondolkodsz. A többiek kérhetik, hogy robot játsszon helyetted.
delay-you-may = Kérheted, hogy robot játsszon.
delay-needed = { SPELL($needed, case: "capital") } játékosnak kell egyetértenie.
delay-agreed = { $agreed ->
        [one] Eddig egy játékos ért egyet, { SPELL($needed, form: "alone") } kell.
       *[other] Eddig { SPELL($agreed) } játékos ért egyet, { SPELL($needed, form: "alone") } kell.
    }
delay-agree = Játsszon robot
delay-substitute = Játsszon robot
