### Un tavolo privato, per chi non ha un posto, e le richieste d’ingresso.

join-request-title = Questo tavolo è privato – Canasta
join-request-heading = Questo tavolo è privato
join-request-ask = Qui non hai un posto. Chiedi a qualcuno del tavolo il link d’invito o un codice.
join-request-other-device = Hai già un posto su un altro dispositivo o browser? Lì apri “I tuoi dispositivi”: trovi un link e un codice da usare qui.
join-request-have-code = Ho un codice
join-request-code-of-device = Ho un codice dal mio altro dispositivo

## Richieste d’ingresso, per chi ospita.

join-request-strip = Richieste d’ingresso
join-request-to-join = <b>{ $name }</b> vuole entrare.
join-request-for-seat = <b>{ $name }</b> vuole giocare al posto di { $hand }.
join-request-hand = { $who ->
        [bot] { $name } (bot)
       *[left] { $name } (ha lasciato il tavolo)
    }
join-request-more = { $people ->
        [one] C’è un’altra persona in attesa.
       *[other] Ci sono altre { SPELL($people) } persone in attesa.
    }
join-request-let-in = Fai entrare
join-request-let-in-one = Fai entrare: { $name }
join-request-yes = Sì
join-request-yes-to = Sì: { $name }
join-request-no = No
join-request-no-to = No: { $name }
join-request-answers = Altre scelte
join-request-answers-to = Altre scelte: { $name }
join-request-at-once = Può giocare subito?
join-request-play-for = Al posto di { $hand }
join-request-play-for-now = Al posto di { $hand }: { $name }

## Per chi non ha un posto.

join-request-asked = Hai chiesto di giocare al posto di { $hand }. In attesa della risposta di chi ospita.
join-request-can-ask = Puoi chiedere di prendere un posto.
join-request-can-sit = Puoi prendere un posto.
