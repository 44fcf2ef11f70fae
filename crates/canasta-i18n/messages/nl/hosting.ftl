### Wat de host van een tafel kan doen, vóór en tijdens de partij.

hosting-time = Tijd per beurt
hosting-allowed = Na { $span } kunnen de andere spelers een bot de beurt laten spelen.
hosting-unlimited = Geen tijdslimiet.
hosting-no-limit = Onbeperkt

## De code, die je ook aan de telefoon kunt doorgeven.

hosting-code = Uitnodigen met een code
hosting-code-tell = Geef je vrienden deze code. Ze vullen hem in bij “Met vrienden spelen”, en jij laat ze binnen.
hosting-code-lasts = { $minutes ->
        [one] Nog 1 minuut geldig.
       *[other] Nog { $minutes } minuten geldig.
    }
hosting-code-about = Een code van zes letters om voor te lezen. Vrienden die hem invullen, vragen of ze mee mogen doen, en jij laat ze binnen.
hosting-code-make = Code maken

## Een nieuwe link, als de oude in verkeerde handen is.

hosting-renew = Nieuwe link en code
hosting-renew-about = De oude link en code werken dan niet meer. Iedereen aan tafel blijft zitten.
hosting-renew-now = Vernieuwen
hosting-renew-both = Link en code vernieuwen

## De tafel sluiten.

hosting-close = Tafel sluiten
hosting-close-about = Daarmee stopt de partij voor iedereen, zonder winnaar. Verder spelen kan dan niet meer, bekijken nog wel.
hosting-close-before = Niemand kan hier dan nog aanschuiven of spelen.
hosting-close-now = Voor iedereen sluiten

## Iemand weren.

hosting-ban = Weren
hosting-ban-one = { $name } weren
hosting-ban-now = { $name } nu weren
hosting-ban-about = Meespelen of meekijken kan dan niet meer, tot je dat weer toestaat.
hosting-ban-bot-plays = Een bot neemt de plaats over.
hosting-ban-seat-free = De plaats komt vrij.
hosting-turned-away = Geweerd
hosting-let-in = Weer toelaten
hosting-let-in-one = { $name } weer toelaten

## Mensen zonder plaats.

hosting-standing = Zonder plaats
hosting-here = { $here ->
        [yes] aanwezig
       *[no] weg
    }
hosting-give-back = Plaats teruggeven
hosting-give-back-to = Plaats teruggeven: { $name }
hosting-again = Is iemand een plaats kwijtgeraakt?
hosting-again-about = Voor wie er niet meer in kan, bijvoorbeeld met een nieuwe telefoon of browser. Wie daar nu zit, staat de plaats af.
hosting-is = Dit is { $player }
hosting-is-again = Dit is { $player }: { $name }

## Een verzoek weigeren en de persoon weren.

hosting-never = Ook weren?
hosting-never-now = Weigeren en weren
hosting-never-one = { $name } weigeren en weren
