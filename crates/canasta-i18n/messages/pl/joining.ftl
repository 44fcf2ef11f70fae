### Dosiadanie się do stołu: przez link, przez kod i czekanie na odpowiedź gospodarza.

## Strona linku.

joining-title = Stół: { $host } – Kanasta
joining-invites = { $host } zaprasza cię do gry
joining-about = Partia kanasty. Bez zakładania konta.
joining-table-of = Stół: { $host }
joining-sit-down = Usiądź
joining-come-in = Do stołu
joining-over = Partia skończona. Możesz jeszcze zobaczyć, jak się potoczyła.
joining-begun = Partia już trwa i wszystkie miejsca są zajęte. Możesz oglądać.
joining-hands = { $hands ->
        [one] Partia już trwa. Możesz poprosić o miejsce: { $hands }. Decyduje { $host }.
        [few] Partia już trwa. Możesz poprosić o jedno z miejsc: { $hands }. Decyduje { $host }.
       *[many] Partia już trwa. Możesz poprosić o jedno z miejsc: { $hands }. Decyduje { $host }.
    }
joining-hand = { $who ->
        [bot] { $name } (bot)
       *[left] { $name } (opuszczone)
    }
joining-hand-seat = miejsce { DIGITS($seat) }
joining-full = Wszystkie miejsca są zajęte. Możesz poczekać, aż któreś się zwolni.
joining-there = Są tu już
joining-free-seat = Wolne miejsce
joining-left = opuszczone
joining-host = gospodarz
joining-bot = bot

## Strona na kod.

joining-code-title = Dosiądź się do stołu – Kanasta
joining-code-heading = Dosiądź się do stołu
joining-code-about = Wpisz sześcioliterowy kod od gospodarza.
joining-code-form = Dosiądź się z kodem
joining-code = Kod stołu
joining-join = Dołącz
joining-knocking = Gospodarz zobaczy twoje imię i zdecyduje, czy cię wpuścić.

## Po prośbie o miejsce.

joining-knocked-title = Czekamy na gospodarza – Kanasta
joining-knocked-heading = Czekamy na gospodarza
joining-knocked = Gospodarz widzi twoje imię i zdecyduje, czy cię wpuścić. Nie zamykaj tej strony; odświeża się sama.
joining-look-now = Sprawdź teraz
joining-not-now-title = Nie tym razem – Kanasta
joining-not-now-heading = Nie tym razem
joining-not-now = Gospodarz odmawia. Może stół jest pełny. Poproś gospodarza o link albo spróbuj jeszcze raz.
joining-ask-again = Poproś jeszcze raz
joining-turned-away-title = Blokada – Kanasta
joining-turned-away-heading = Gospodarz blokuje ci dostęp do tego stołu
joining-turned-away = Nie możesz się tu dosiąść ani oglądać, dopóki gospodarz cię nie odblokuje.
