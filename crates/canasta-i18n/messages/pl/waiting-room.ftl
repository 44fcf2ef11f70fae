### Poczekalnia, czyli stół przed partią: miejsca, link dla innych i ustawienia.

waiting-room-title = Stół: { $host } – Kanasta
waiting-room-own = Twój stół
waiting-room-of = Stół: { $host }
waiting-room-seats = Miejsca
waiting-room-begin = Zacznij partię
waiting-room-begin-filled = Dodaj boty i zacznij
waiting-room-played = Ustawienia partii

## Prośby o miejsce, dla gospodarza.

waiting-room-join-requests = Prośby o miejsce
waiting-room-let-in = Wpuść
waiting-room-let-in-one = Wpuść: { $name }
waiting-room-turn-away = Odmów
waiting-room-turn-away-one = Odmów: { $name }

## Bez miejsca.

waiting-room-no-seat = { $full ->
        [yes] <b>Nie masz jeszcze miejsca.</b> Poczekaj, aż któreś się zwolni.
       *[no] <b>Nie masz jeszcze miejsca.</b> Wybierz któreś.
    }
waiting-room-without-seat = Bez miejsca: { $people }.
waiting-room-without-seat-name = { $name }

## Miejsca.

waiting-room-sit-down = Usiądź
waiting-room-sit = Usiądź
waiting-room-sit-in = Usiądź, miejsce { DIGITS($seat) }
waiting-room-stand = Wstań
waiting-room-bot = bot, { $level }
waiting-room-person = { $who ->
        [you] { $host ->
            [yes] ty, gospodarz
           *[no] ty
        }
        [partner] { $host ->
            [yes] twój partner, gospodarz
           *[no] twój partner
        }
        [opponent] { $host ->
            [yes] przeciwnik, gospodarz
           *[no] przeciwnik
        }
       *[unknown] { $host ->
            [yes] gospodarz
           *[no] {""}
        }
    }
waiting-room-not-here = (poza stołem)

## Co gospodarz może zrobić z miejscami.

waiting-room-hosting = Prowadzisz ten stół
waiting-room-hosting-about = { $free ->
        [yes] Możesz dodać boty, zwolnić miejsce albo mianować innego gospodarza.
       *[no] Możesz zwolnić miejsce albo mianować innego gospodarza.
    }
waiting-room-standing = bez miejsca
waiting-room-seat = Miejsce { DIGITS($seat) }
waiting-room-seat-free = wolne
waiting-room-you = ty
waiting-room-free = Zwolnij miejsce
waiting-room-free-of = Zwolnij miejsce: { $name }
waiting-room-level = Poziom bota, miejsce { DIGITS($seat) }
waiting-room-to-bot = Dodaj bota
waiting-room-seat-to-bot = Dodaj bota, miejsce { DIGITS($seat) }

## Link dla innych.

waiting-room-invite = Zaproś znajomych
waiting-room-link = { $free ->
        [yes] Wyślij ten link. Kto go ma, może usiąść.
       *[no] Wszystkie miejsca są zajęte. Kto ma ten link, może poczekać na wolne.
    }
waiting-room-only-here = Ten link działa tylko na tym komputerze. Żeby zaprosić innych, uruchom serwer w sieci domowej.
waiting-room-square = Kod QR
waiting-room-scan = Albo zeskanuj go telefonem.

## Odchodzenie.

waiting-room-hide = Ukryj na mojej liście
waiting-room-leave = Odejdź od stołu
waiting-room-leave-about = { $seated ->
        [yes] { $host ->
            [yes] Twoje miejsce się zwolni, a stół poprowadzi ktoś inny. Możesz wrócić przez link.
           *[no] Twoje miejsce się zwolni. Możesz wrócić przez link.
        }
       *[no] { $host ->
            [yes] Stół poprowadzi ktoś inny. Możesz wrócić przez link.
           *[no] Możesz wrócić przez link.
        }
    }
waiting-room-leave-now = Odejdź
