### Powolne ruchy: ruch trwa dłużej, niż pozwala stół, albo gracza nie ma.

delay-away = Nie ma przy stole: { $player }.
delay-offer-substitute = Czy za gracza { $player } ma zagrać bot?
delay-host-decides = Bota może wstawić gospodarz.
delay-late = { $player } przekracza czas na ruch ({ $span }).
delay-long = { $player } myśli już bardzo długo.
delay-you-late = Przekraczasz czas na ruch ({ $span }). Pozostali mogą wstawić za ciebie bota.
delay-you-long = Myślisz już dość długo. Pozostali mogą wstawić za ciebie bota.
delay-you-may = Możesz wstawić bota.
delay-needed = { $needed ->
        [one] Musi się zgodzić { SPELL($needed) } osoba.
        [few] Muszą się zgodzić { SPELL($needed) } osoby.
       *[many] Musi się zgodzić { SPELL($needed) } osób.
    }
delay-agreed = { $agreed ->
        [one] Zgadza się { SPELL($agreed) } osoba z { SPELL($needed, form: "gen") }.
        [few] Zgadzają się { SPELL($agreed) } osoby z { SPELL($needed, form: "gen") }.
       *[many] Zgadza się { SPELL($agreed) } osób z { SPELL($needed, form: "gen") }.
    }

## Przyciski.

delay-agree = Niech gra bot
delay-substitute = Niech gra bot
