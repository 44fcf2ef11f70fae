### Aan tafel komen: met een link, met een code, en wachten op de host.

joining-title = Tafel van { $host } – Canasta
joining-invites = { $host } nodigt je uit
joining-about = Een partij Canasta. Zonder account.
joining-table-of = Tafel van { $host }
joining-sit-down = Aanschuiven
joining-come-in = Naar de tafel
joining-over = De partij is afgelopen. Je kunt nog zien hoe het afliep.
joining-begun = De partij is begonnen en alle plaatsen zijn bezet. Je kunt meekijken.
joining-hands = { $hands ->
        [one] De partij is begonnen. Je kunt { $host } vragen of je het mag overnemen van { $hands }.
       *[other] De partij is begonnen. Je kunt { $host } vragen of je een plaats mag overnemen: { $hands }.
    }
joining-hand = { $who ->
        [bot] { $name } (bot)
       *[left] { $name } (weggegaan)
    }
joining-hand-seat = plaats { DIGITS($seat) }
joining-full = Alle plaatsen zijn bezet. Je kunt wachten tot er een vrijkomt.
joining-there = Al aan tafel
joining-free-seat = Een vrije plaats
joining-left = weggegaan
joining-host = host
joining-bot = bot

## De pagina voor een code.

joining-code-title = Meedoen aan een tafel – Canasta
joining-code-heading = Meedoen aan een tafel
joining-code-about = Vul de code van zes letters in die je van de host kreeg.
joining-code-form = Meedoen met een code
joining-code = Code van de tafel
joining-join = Meedoen
joining-knocking = De host ziet je naam en beslist of je binnen mag.

## Na het verzoek.

joining-knocked-title = Wachten op de host – Canasta
joining-knocked-heading = Wachten op de host
joining-knocked = De host ziet je naam en beslist of je binnen mag. Laat deze pagina open; die wordt vanzelf bijgewerkt.
joining-look-now = Nu kijken
joining-not-now-title = Deze keer niet – Canasta
joining-not-now-heading = Deze keer niet
joining-not-now = De host heeft je niet toegelaten. Misschien is de tafel vol. Vraag de host om de link of probeer het nog eens.
joining-ask-again = Nog eens vragen
joining-turned-away-title = Geweerd – Canasta
joining-turned-away-heading = De host heeft je van deze tafel geweerd
joining-turned-away = Meespelen of meekijken kan hier niet, tenzij de host je weer toelaat.
