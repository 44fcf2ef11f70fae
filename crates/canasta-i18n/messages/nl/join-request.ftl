### Een besloten tafel, voor bezoekers zonder plaats, en verzoeken om mee te doen.

join-request-title = Deze tafel is besloten – Canasta
join-request-heading = Deze tafel is besloten
join-request-ask = Je hebt hier geen plaats. Vraag iemand aan tafel om de uitnodigingslink of een code.
join-request-other-device = Zit je hier al, op een ander apparaat of in een andere browser? Open daar “Je apparaten” voor een link en een code.
join-request-have-code = Ik heb een code
join-request-code-of-device = Ik heb een code van mijn andere apparaat

## Verzoeken om mee te doen, voor de host.

join-request-strip = Verzoeken om mee te doen
join-request-to-join = <b>{ $name }</b> wil meedoen.
join-request-for-seat = <b>{ $name }</b> wil het overnemen van { $hand }.
join-request-hand = { $who ->
        [bot] { $name } (bot)
       *[left] { $name } (weggegaan)
    }
join-request-more = { $people ->
        [one] Er wacht nog iemand.
       *[other] Er wachten nog { SPELL($people) } mensen.
    }
join-request-let-in = Toelaten
join-request-let-in-one = Toelaten: { $name }
join-request-yes = Ja
join-request-yes-to = Ja: { $name }
join-request-no = Nee
join-request-no-to = Nee: { $name }
join-request-answers = Meer keuzes
join-request-answers-to = Meer keuzes: { $name }
join-request-at-once = Meteen laten meespelen?
join-request-play-for = In plaats van { $hand }
join-request-play-for-now = In plaats van { $hand }: { $name }

## Voor mensen zonder plaats.

join-request-asked = Je hebt gevraagd om het over te nemen van { $hand }. Het wachten is op de host.
join-request-can-ask = Je kunt vragen om een plaats over te nemen.
join-request-can-sit = Je kunt een plaats overnemen.
