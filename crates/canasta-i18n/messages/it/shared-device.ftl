### Più persone su un dispositivo: la schermata tra un turno e l’altro, e la domanda nel modulo per un nuovo tavolo.

shared-device-title = Passa il dispositivo – Canasta
shared-device-pass = Passa il dispositivo a { $player }
shared-device-about = Le carte restano coperte finché { $player } non preme il pulsante.
shared-device-show = Mostra le mie carte

## Il modulo per un nuovo tavolo.

shared-device-people = Persone su questo dispositivo
shared-device-alone = solo tu
shared-device-people-about = Si gioca a turno passandosi lo stesso schermo. Tra un turno e l’altro le carte restano coperte. Non c’è limite di tempo.
shared-device-others = Nomi degli altri
shared-device-others-about = Se sono più d’uno, separali con virgole.
shared-device-sides = Squadre
shared-device-partners = Partner
shared-device-opponents = Avversari
shared-device-name = { $name }
shared-device-who = { $bots ->
        [0] Tu e { $others } su questo dispositivo.
        [one] Tu e { $others } su questo dispositivo, con un bot.
       *[other] Tu e { $others } su questo dispositivo, con { SPELL($bots) } bot.
    }
shared-device-too-many = Persone su questo dispositivo: al tavolo si gioca in { SPELL($players) }. Scrivi meno nomi.
shared-device-not-invited = Persone su questo dispositivo: giocano solo con i bot. Per invitare amici togli i nomi.
