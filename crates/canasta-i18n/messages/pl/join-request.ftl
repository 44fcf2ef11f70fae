### Prywatny stół, widziany bez miejsca, i prośby o miejsce.

join-request-title = Ten stół jest prywatny – Kanasta
join-request-heading = Ten stół jest prywatny
join-request-ask = Nie masz tu miejsca. Poproś kogoś przy stole o link z zaproszeniem albo o kod.
join-request-other-device = Masz już miejsce na innym urządzeniu albo w innej przeglądarce? Otwórz tam „Twoje urządzenia”, żeby dostać link i kod dla tego urządzenia.
join-request-have-code = Mam kod
join-request-code-of-device = Mam kod z drugiego urządzenia

## Prośby o miejsce, dla gospodarza.

join-request-strip = Prośby o miejsce
join-request-to-join = <b>{ $name }</b> chce się dosiąść.
join-request-for-seat = <b>{ $name }</b> chce przejąć to miejsce: { $hand }.
join-request-hand = { $who ->
        [bot] { $name } (bot)
       *[left] { $name } (opuszczone)
    }
join-request-more = { $people ->
        [one] Czeka jeszcze { SPELL($people) } osoba.
        [few] Czekają jeszcze { SPELL($people) } osoby.
       *[many] Czeka jeszcze { SPELL($people) } osób.
    }
join-request-let-in = Wpuść
join-request-let-in-one = Wpuść: { $name }
join-request-yes = Tak
join-request-yes-to = Tak: { $name }
join-request-no = Nie
join-request-no-to = Nie: { $name }
join-request-answers = Więcej
join-request-answers-to = Więcej: { $name }
join-request-at-once = Wpuścić od razu do gry?
join-request-play-for = Na miejsce: { $hand }
join-request-play-for-now = { $name } na miejsce: { $hand }

## Dla osób bez miejsca.

join-request-asked = Prosisz o miejsce: { $hand }. Teraz decyduje gospodarz.
join-request-can-ask = Możesz poprosić o czyjeś miejsce.
join-request-can-sit = Możesz przejąć czyjeś miejsce.
