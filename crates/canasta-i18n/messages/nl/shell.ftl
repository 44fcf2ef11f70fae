### Buiten de pagina’s: de naam van het programma, het voorbeeld van een link, en de pagina zonder verbinding.

shell-name = Canasta
shell-description = Het kaartspel Canasta voor twee tot zes spelers, met vrienden of tegen de computer. Zonder account.
shell-picture = Een waaier van vijf speelkaarten met een heer bovenop

## Het voorbeeld van de link van een uitnodiging.

shell-invitation = { $host } nodigt je uit voor een partij Canasta

## Zonder verbinding.

shell-offline-title = Offline – Canasta
shell-offline-heading = Je bent offline
shell-offline = De server is niet te bereiken. Je partijen en plaatsen zijn daar veilig.
shell-try-again = Opnieuw proberen

shell-pad-loading = Het scoreblok wordt geopend…
