### Che cosa può fare chi ospita, prima e durante la partita.

hosting-time = Tempo per turno
hosting-allowed = Dopo { $span } gli altri possono far giocare il turno a un bot.
hosting-unlimited = Nessun limite di tempo.
hosting-no-limit = Nessun limite

## Il codice, che si può dire al telefono.

hosting-code = Invita con un codice
hosting-code-tell = Da’ questo codice ai tuoi amici. Lo scrivono in “Gioca con gli amici”, e tu li fai entrare.
hosting-code-lasts = { $minutes ->
        [one] Scade tra 1 minuto.
       *[other] Scade tra { $minutes } minuti.
    }
hosting-code-about = Un codice di sei lettere da dire a voce. Chi lo scrive chiede di entrare, e tu lo fai entrare.
hosting-code-make = Crea un codice

## Un nuovo link, se il vecchio è finito in mani sbagliate.

hosting-renew = Cambia link e codice
hosting-renew-about = Il vecchio link e il vecchio codice non valgono più. Chi è al tavolo ci resta.
hosting-renew-now = Cambia
hosting-renew-both = Cambia link e codice

## Chiudere il tavolo.

hosting-close = Chiudi il tavolo
hosting-close-about = La partita finisce per tutti, senza vincitori. Non si può riprendere, ma si può ancora rivedere.
hosting-close-before = Qui nessuno potrà più entrare o giocare.
hosting-close-now = Chiudi per tutti

## Escludere qualcuno.

hosting-ban = Escludi
hosting-ban-one = Escludi { $name }
hosting-ban-now = Escludi subito { $name }
hosting-ban-about = Non può entrare né guardare, finché non lo permetti di nuovo.
hosting-ban-bot-plays = Al suo posto gioca un bot.
hosting-ban-seat-free = Il suo posto si libera.
hosting-turned-away = Persone escluse
hosting-let-in = Riammetti
hosting-let-in-one = Riammetti { $name }

## Persone senza posto.

hosting-standing = Senza posto
hosting-here = { $here ->
        [yes] presente
       *[no] assente
    }
hosting-give-back = Ridai un posto
hosting-give-back-to = Ridai un posto: { $name }
hosting-again = Qualcuno ha perso il posto?
hosting-again-about = Per chi non riesce più a entrare, per esempio con un telefono o un browser nuovo. Chi ora ha quel posto lo lascia.
hosting-is = È { $player }
hosting-is-again = È { $player }: { $name }

## Rifiutare una richiesta ed escludere la persona.

hosting-never = Escludere?
hosting-never-now = Rifiuta ed escludi
hosting-never-one = Rifiuta ed escludi { $name }
