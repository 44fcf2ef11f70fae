### Opgeven: een team geeft de partij op, als alle spelers van het team het eens zijn.

concede-open = Partij opgeven
concede-title = De partij opgeven?
concede-about = Het andere team wint. De stand verandert niet.
concede-asks = { $partners ->
        [one] { $partners } moet het er eerst mee eens zijn.
       *[other] { $partners } moeten het er eerst mee eens zijn.
    }
concede-now = Opgeven
concede-offer = Opgeven voorstellen
concede-close = Sluiten

## De strook terwijl het aan de partners wordt gevraagd.

concede-strip = Voorstel om op te geven
concede-question = { $players ->
        [one] { $players } wil de partij opgeven.
       *[other] { $players } willen de partij opgeven.
    }
concede-agree = Opgeven
concede-play-on = Doorspelen
concede-waiting = Je hebt voorgesteld op te geven. Het wachten is op { $partners }.
concede-withdraw = Intrekken

## Daarna.

concede-conceded = { $you ->
        [yes] { $others ->
            [0] Je hebt de partij opgegeven.
            [one] Jij en { $others } hebben de partij opgegeven.
           *[other] Jij, { $others } hebben de partij opgegeven.
        }
       *[no] { $others ->
            [one] { $others } heeft de partij opgegeven.
           *[other] { $others } hebben de partij opgegeven.
        }
    }
