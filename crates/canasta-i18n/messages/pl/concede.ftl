### Poddanie: strona oddaje partię, jeśli zgadzają się wszyscy po tej stronie.

## Panel z menu.

concede-open = Poddaj partię
concede-title = Poddać partię?
concede-about = Wygrywają przeciwnicy. Punkty się nie zmieniają.
concede-asks = { $partners ->
        [one] Najpierw musi się zgodzić { $partners }.
        [few] Najpierw muszą się zgodzić { $partners }.
       *[many] Najpierw muszą się zgodzić { $partners }.
    }
concede-now = Poddaj
concede-offer = Zaproponuj poddanie
concede-close = Zamknij

## Pasek, gdy pytani są partnerzy.

concede-strip = Propozycja poddania
concede-question = { $players ->
        [one] { $players } chce poddać partię.
        [few] { $players } chcą poddać partię.
       *[many] { $players } chcą poddać partię.
    }
concede-agree = Poddaj
concede-play-on = Gramy dalej
concede-waiting = Proponujesz poddanie partii. Teraz decyduje: { $partners }.
concede-withdraw = Wycofaj

## Potem.

concede-conceded = { $you ->
        [yes] { $others ->
            [0] Poddajesz partię.
            [one] Ty i { $others } poddajecie partię.
            [few] Ty, { $others } poddajecie partię.
           *[many] Ty, { $others } poddajecie partię.
        }
       *[no] { $others ->
            [one] { $others } poddaje partię.
            [few] { $others } poddają partię.
           *[many] { $others } poddają partię.
        }
    }
