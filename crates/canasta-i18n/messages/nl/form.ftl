### Het formulier voor een nieuwe tafel: regels, spelers, huisregels en instellingen voor een tafel met vrienden.

form-title = Nieuwe tafel – Canasta
form-heading = Nieuwe tafel
form-start = Nu spelen
form-invite = Vrienden vragen
form-show = Wijzigingen tonen
form-undo = Wijzigingen wissen
form-yes = Ja
form-no = Nee

## Regels en spelers

form-rules = Spelregels
form-players = Spelers
form-described = Deze regels gaan over dit aantal spelers.
form-filled-in = Deze regels gaan niet over dit aantal; wat ontbreekt, volgt de gebruikelijke regels.

## De keuzes in woorden.

form-this-table = Deze tafel
form-who = { $players ->
        [2] Jij tegen één bot.
        [3] Jij tegen twee bots, ieder voor zich.
        [4] Jij en een bot tegen twee bots.
        [5] Jij tegen vier bots, ieder voor zich.
       *[other] Jij en twee bots tegen drie bots.
    }
form-who-three-against-two = Jij en vier bots, drie tegen twee.
form-same = { $rules }, ongewijzigd.
form-differs = Anders dan bij { $rules }:
form-no-part = Je wijzigingen maken met deze instellingen geen verschil: dit is { $rules }.
form-instead = In plaats van: { $rule }
form-all-rules = Alle regels en punten, om te delen

## Huisregels

form-house-rules = Huisregels
form-open-file = Huisregels uit een bestand
form-changes = { $changes ->
        [one] één huisregel
       *[other] { SPELL($changes) } huisregels
    }
form-in-the-book = In de spelregels:
form-idle = Geldt niet aan deze tafel.
form-bounds = { $low } tot { $high }
form-for-players = { $players ->
        [one] Voor { SPELL($players) } speler
       *[other] Voor { SPELL($players) } spelers
    }
form-place = { $place ->
        [1] Eerste
        [2] Tweede
        [3] Derde
        [4] Vierde
       *[other] Vijfde
    }

## Een tafel met vrienden

form-friends = Met vrienden spelen
form-friends-about = Met “Vrienden vragen” krijg je een tafel met een link om te delen. Je hoeft hier niets in te vullen.
form-friends-more = Plaatsen, klok en kijkers
form-changed = aangepast
form-seats = Plaatsen
form-seats-chosen = Spelers kiezen zelf
form-seats-drawn = Plaatsen loten
form-clock = Klok
form-clock-none = Geen klok
form-clock-relaxed = Rustig
form-clock-quick = Vlot
form-clock-own = Zelf instellen
form-clock-turn = Seconden per beurt
form-clock-game = Reservetijd (seconden)
form-clock-increment = Erbij per beurt (seconden)
form-long-turn = Trage beurten
form-long-turn-about = Zonder klok hoeft niemand zich te haasten, maar na deze tijd kunnen de anderen een bot laten spelen. Duurt de partij dagen, kies dan “Onbeperkt”.
form-watch = Wie mag meekijken
form-competitive = Wedstrijd
form-listed = In de lobby tonen
form-chat = Chat
form-host-returns = Host blijft host
form-host-returns-about = Is de host weg, dan neemt een andere speler het over. Met “Ja” is de host na terugkomst weer host.

## Hints en terugnemen

form-hints-and-taking-back = Hints en terugnemen
form-hints-and-take-back = { $hints }, terugnemen
form-hints = Hints
form-hints-about = In je beurt zie je de drie beste zetten, hoeveel ze schelen en waarom.
form-take-back = Kaarten terugnemen
form-take-back-about = Zijn alle anderen bots, dan mag je terugnemen wat je op tafel legt, tot je een kaart aflegt. De partij telt niet mee in je statistieken.
form-take-back-alone = Kaarten terugnemen: dit kan alleen als alle anderen bots zijn. Kies “Nee” of haal de namen van de anderen weg.
form-taking-back = Je mag kaarten terugnemen. De partij telt niet mee in je statistieken.

## Wat niet klopt

form-faults = Dit klopt nog niet
form-faulty = Sommige velden kloppen nog niet
form-no-answer = De server antwoordt niet.
form-no-such-rules = Er zijn geen spelregels die “{ $typed }” heten.
form-not-so-many = Kies twee tot zes spelers, niet “{ $typed }”.
form-takes-number = { $question }: vul een heel getal in van { $low } tot { $high }, niet “{ $typed }”.
form-not-offered = { $question }: kies een van de mogelijkheden, niet “{ $typed }”.
form-clock-takes = Klok: vul hele seconden in, van 5 per beurt tot een dag; wat er per beurt bij komt, mag niet meer zijn dan de reservetijd.

## De spelregels van een tafel, in het menu.

form-rules-of-table = De regels van deze tafel:
form-differences = Verschillen
