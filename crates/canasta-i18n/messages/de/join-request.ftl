### Ein privater Tisch für alle ohne Platz, und Anfragen.

join-request-title = Dieser Tisch ist privat – Canasta
join-request-heading = Dieser Tisch ist privat
join-request-ask = Du hast hier keinen Platz. Frag jemanden am Tisch nach dem Einladungslink oder einem Code.
join-request-other-device = Du sitzt schon hier, mit einem anderen Gerät oder Browser? Öffne dort „Deine Geräte“ und hol dir einen Link oder Code für dieses Gerät.
join-request-have-code = Ich habe einen Code
join-request-code-of-device = Ich habe einen Code von meinem anderen Gerät

join-request-strip = Anfragen
join-request-to-join = <b>{ $name }</b> möchte mitspielen.
join-request-for-seat = <b>{ $name }</b> möchte für { $hand } weiterspielen.
join-request-hand = { $who ->
        [bot] { $name } (Bot)
       *[left] { $name } (gegangen)
    }
join-request-more = { $people ->
        [one] Noch eine Person wartet.
       *[other] Noch { SPELL($people) } Personen warten.
    }
join-request-let-in = Einlassen
join-request-let-in-one = Einlassen: { $name }
join-request-yes = Ja
join-request-yes-to = Ja: { $name }
join-request-no = Nein
join-request-no-to = Nein: { $name }
join-request-answers = Mehr
join-request-answers-to = Mehr: { $name }
join-request-at-once = Gleich mitspielen lassen?
join-request-play-for = Anstelle von { $hand }
join-request-play-for-now = Anstelle von { $hand }: { $name }

join-request-asked = Du hast angefragt, für { $hand } weiterzuspielen. Die Antwort der Tischleitung fehlt noch.
join-request-can-ask = Du kannst anfragen, einen Platz zu übernehmen.
join-request-can-sit = Du kannst einen Platz übernehmen.
