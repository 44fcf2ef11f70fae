### Waarom een verzoek aan een tafel wordt geweigerd, los van de spelregels.

request-stale = Er is iets veranderd aan tafel. Kijk nog even voordat je speelt.
request-id-taken = Dat actie-id is al gebruikt.
request-no-such-seat = Die plaats is er niet aan deze tafel.

## In de partij: na “Mag niet:”.

request-not-your-turn = { $player } is aan de beurt
request-answer-due = { $player } moet eerst antwoorden op “Mag ik uit?”
request-deal-not-over = deze ronde is nog niet afgelopen
request-ready-already = je hebt al gezegd dat je klaar bent
request-over = de partij is afgelopen
request-not-begun = de partij is nog niet begonnen
request-paused = de partij is gepauzeerd
request-covered = de kaarten blijven dicht tot { $player } op “Mijn kaarten tonen” drukt
request-no-taking-back = aan deze tafel kun je geen kaarten terugnemen
request-not-alone = kaarten terugnemen mag alleen als alle anderen bots zijn
request-nothing-to-take-back = je kunt alleen terugnemen wat je deze beurt op tafel hebt gelegd, tot je aflegt of iets vraagt

## Rondom de partij: hele zinnen.

request-not-a-guest = Je zit niet aan deze tafel.
request-not-the-host = Dat kan alleen de host.
request-game-begun = De partij is al begonnen.
request-game-not-begun = De partij is nog niet begonnen.
request-seat-taken = Daar zit al een andere speler.
request-seat-reserved = De vrije plaatsen zijn voor de spelers van de vorige partij.
request-seat-free = Deze plaats is vrij.
request-already-seated = Je hebt al een plaats aan deze tafel.
request-not-seated = Je hebt geen plaats aan deze tafel.
request-competitive-game = Bij een wedstrijd kun je midden in een ronde geen hand overnemen.
request-seats-free = Er zijn nog plaatsen leeg. Wacht op je vrienden of vul aan met bots.
request-draw-failed = Het loten is niet gelukt. Probeer het opnieuw.
request-game-over = De partij is afgelopen.
request-no-deal-due = Er is nu geen ronde om te beginnen.
request-no-player-ready = Nog niemand is klaar voor de volgende ronde.
request-game-paused = De partij is gepauzeerd.
request-still-playing = Die speler is er gewoon en speelt mee.
request-table-full = Deze tafel is vol.
request-phrase-not-allowed = Dat kun je nu niet zeggen.
request-said-too-much = Je chat te snel. Wacht even.
request-no-such-bot = Die bot is er niet op deze server.
request-turned-away = De host heeft je van deze tafel geweerd.
request-not-yourself = Jij bent de host. Maak eerst iemand anders host, of sluit de tafel.
request-ask-the-host = Dit moet de host eerst goedvinden.
request-has-clock = Aan deze tafel loopt een klok, dus beurten eindigen vanzelf.
request-not-a-time-allowed = De tijd per beurt moet tussen tien seconden en een dag liggen, of onbeperkt zijn.
request-not-late = Die speler heeft nog tijd.
request-name-later = Je nieuwe naam verschijnt na deze ronde.
request-name-too-often = Je hebt je naam te vaak veranderd. Wacht even.
request-gone = Dat verzoek is verlopen.
request-table-closed = Deze tafel is gesloten.
request-too-many-ask = Er wachten al een paar mensen op een plaats. Wacht tot de host antwoordt.
request-not-waiting = Alleen spelers die wachten, kunnen een bot laten spelen.
request-no-guests = Aan deze tafel kun je niet met een link meedoen.
request-one-deal = Aan deze tafel wordt maar één ronde gespeeld. Opnieuw spelen kan bij het terugkijken.
request-for-one = De ronde van de dag is voor één speler. Speel de jouwe op de pagina Ronde van de dag.
request-game-not-over = De partij is nog niet afgelopen.
request-sides-to-concede = Opgeven kan alleen in een partij met twee teams. Je kunt wel weggaan; een bot neemt het dan over.
request-deal-to-concede = Aan een tafel met maar één ronde kun je niet opgeven.
request-no-such-code = Geen tafel heeft die code. Codes verlopen na een uur; vraag om een nieuwe.
