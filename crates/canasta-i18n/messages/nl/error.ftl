### Foutpagina’s, en dezelfde zinnen voor scripts: een korte titel, dan wat er gebeurde en wat je kunt doen.

error-status = Fout { DIGITS($status) }.
error-again-in = Over { $span } proberen we het vanzelf opnieuw.
error-sent-again = Je formulier wordt dan opnieuw verstuurd.
error-try-again = Opnieuw proberen

## Titels.

error-title-bad-request = Ongeldige aanvraag
error-title-foreign = Aanvraag geweigerd
error-title-wrong-address = Verkeerd adres
error-title-not-your-seat = Niet jouw plaats
error-title-no-hints = Geen hints
error-title-no-such-page = Pagina niet gevonden
error-title-no-such-table = Tafel niet gevonden
error-title-no-such-invitation = Uitnodiging niet gevonden
error-title-used-link = Link verlopen
error-title-no-such-chapter = Hoofdstuk niet gevonden
error-title-wrong-method = Dat kan hier niet
error-title-not-over = Nog niet
error-title-not-played = Niets om terug te kijken
error-title-over-here = De partij is hier afgelopen
error-title-no-beginning = Hiermee kun je niet verder spelen
error-title-no-such-deal = Ronde niet gevonden
error-title-no-such-seat = Plaats niet gevonden
error-title-no-such-level = Niveau niet beschikbaar
error-title-day-not-over = Kom morgen terug
error-title-deal-not-over = Ronde niet uitgespeeld
error-title-too-slow = Te langzaam
error-title-too-large = Te groot
error-title-not-a-page = Geen pagina
error-title-too-often = Te veel aanvragen
error-title-crowded = Te veel verbindingen
error-title-full = De server is vol
error-title-too-many-windows = Te veel vensters
error-title-crashed = Er ging iets mis
error-title-quarantined = Deze partij is beschadigd
error-title-unavailable = Een ogenblik
error-title-disk-full = Schijf vol
error-title-not-now = Nu even niet

## Aanvragen die niet te lezen zijn.

error-not-understood = De server begreep de aanvraag niet.
error-not-an-action = Stuur acties als JSON: { "{" }"id": "…", "n": 17, "act": "draw"{ "}" }.
error-not-ready = Meld dat je klaar bent voor de volgende ronde als JSON: { "{" }"id": "…", "n": 17{ "}" }.
error-not-asked = Vraag een hint met JSON: { "{" }"n": 17{ "}" }.
error-not-said = Stuur een chatzin als JSON: { "{" }"say": "minimum"{ "}" }.
error-bad-id = Een actie heeft een id van 1 tot 64 letters, cijfers, koppeltekens of lage streepjes.
error-bad-cut = Een coupeergetal heeft 32 hexadecimale cijfers.
error-wrong-type-json = Gebruik het inhoudstype application/json.
error-wrong-type-record = Stuur een verslag als tekst, of als bestand vanuit een formulier.
error-wrong-type-form = Stuur formulieren met het inhoudstype application/x-www-form-urlencoded.
error-wrong-method = Dit adres neemt zo’n aanvraag niet aan.
error-not-a-socket = Dit adres is voor de live verbinding met de tafel.
error-too-slow = De aanvraag deed er te lang over. Probeer het opnieuw.
error-too-large = De aanvraag is groter dan 16 KiB.
error-record-too-large = Dit bestand is groter dan 512 KiB, dus het is geen partijverslag.

## Aanvragen die niet mogen.

error-foreign = Deze aanvraag kwam van een andere site en is daarom geweigerd. Was je op een pagina van deze server zelf, dan is het openbare adres verkeerd ingesteld; kijk in het logboek van de server.
error-wrong-address = De server is voor een ander adres ingesteld, dus de tafel kan niet verbonden blijven. De beheerder vindt de oplossing in het logboek van de server. Je plaats blijft van jou.
error-not-your-seat = Je hebt geen plaats aan deze tafel, of je sessie is verlopen. Een plaats hoort bij de browser waarin je ging zitten.
error-no-hints = Aan deze tafel zijn hints uitgezet.

## Niet gevonden.

error-no-such-page = Op dit adres is niets te vinden.
error-no-such-table = Op dit adres is geen tafel. Staat er misschien een tikfout in?
error-no-such-invitation = Deze link leidt niet naar een tafel. Misschien is hij niet compleet of zit er een tikfout in; vraag hem nog eens.
error-no-such-device-link = Deze link is verlopen, al gebruikt of niet compleet. Een link naar een ander apparaat werkt één keer, tien minuten lang. Maak op je andere apparaat een nieuwe, bij “Je apparaten”.
error-no-such-chapter = De spelregels hebben zo’n hoofdstuk niet.

## Terugkijken.

error-not-over = Een partij kun je terugkijken zodra die is afgelopen.
error-not-played = In deze partij is geen ronde gespeeld, dus er valt niets terug te kijken.
error-over-here = Ga terug naar een eerder moment om vandaar verder te spelen.
error-no-such-deal = Deze partij heeft geen ronde met dat nummer.
error-no-such-seat = Deze partij heeft die plaats niet.
error-no-such-level = Op dat niveau spelen hier geen bots. Kies een ander.
error-day-not-over = Dit zijn de kaarten van vandaag. Tot middernacht UTC kun je alleen je eigen poging bekijken; daarna kun je de kaarten opnieuw spelen en de partij downloaden.
error-deal-not-over = Die ronde is niet uitgespeeld, dus die kun je niet opnieuw spelen. Kies een andere.
error-older-servers = De servers worden bijgewerkt. Probeer het over een minuutje opnieuw.
error-no-beginning = Dit verslag begint midden in een partij, dus je kunt er niet mee verder spelen.

## Grenzen.

error-too-often = Te veel aanvragen van je apparaat of netwerk. Wacht even en probeer het opnieuw.
error-crowded = Te veel open verbindingen vanaf jouw adres. Sluit een paar tabbladen en probeer het opnieuw.
error-full = De server is vol. Probeer het later nog eens.
error-too-many-windows = Deze tafel staat in te veel vensters open. Sluit er een paar.

## Fouten van de server.

error-crashed = Er ging iets stuk op de server. Je partij is veilig; probeer het zo nog eens.
error-quarantined = De bewaarde partij is beschadigd en kan niet verder. Andere tafels hebben er geen last van.
error-moving = Deze tafel verhuist naar een andere server. Je partij is veilig; probeer het zo nog eens.
error-unavailable = De server sluit af of kan niet bij zijn database. Je partij is veilig; probeer het straks nog eens.
error-disk-full = De schijf van de server is vol, dus er is niets opgeslagen. Je partij tot nu toe is veilig; probeer het later nog eens.

## Gewone tekst, zonder pagina.

error-https-only = Deze server werkt alleen met HTTPS.
