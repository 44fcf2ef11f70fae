### Dlaczego prośba przy stole została odrzucona, poza zasadami gry.

request-stale = Stół się zmienił. Spójrz jeszcze raz, zanim zagrasz.
request-id-taken = To id czynności zostało już użyte.
request-no-such-seat = Ten stół nie ma takiego miejsca.

## W grze: po „Niedozwolone:”, małą literą i bez kropki.

request-not-your-turn = teraz gra { $player }
request-answer-due = najpierw na pytanie „Mogę skończyć?” musi odpowiedzieć { $player }
request-deal-not-over = to rozdanie jeszcze trwa
request-ready-already = już wiadomo, że chcesz grać dalej
request-over = partia się skończyła
request-not-begun = partia się jeszcze nie zaczęła
request-paused = partia jest wstrzymana
request-covered = karty są zakryte, dopóki { $player } nie naciśnie „Pokaż moje karty”
request-no-taking-back = przy tym stole nie można cofać wyłożeń
request-not-alone = wyłożenia można cofać tylko wtedy, gdy grasz z samymi botami
request-nothing-to-take-back = cofnąć można tylko wyłożenia z tego ruchu, dopóki nie odrzucisz karty albo nie zapytasz

## Wokół gry: całe zdania.

request-not-a-guest = Nie ma cię przy tym stole.
request-not-the-host = Może to zrobić tylko gospodarz.
request-game-begun = Partia już się zaczęła.
request-game-not-begun = Partia jeszcze się nie zaczęła.
request-seat-taken = To miejsce jest już zajęte.
request-seat-reserved = Wolne miejsca czekają na graczy z poprzedniej partii.
request-seat-free = To miejsce jest wolne.
request-already-seated = Masz już miejsce przy tym stole.
request-not-seated = Nie masz miejsca przy tym stole.
request-competitive-game = W partii na poważnie nie można przejąć kart w trakcie rozdania.
request-seats-free = Są jeszcze wolne miejsca. Poczekaj na znajomych albo dodaj boty.
request-draw-failed = Nie udało się wylosować miejsc. Spróbuj ponownie.
request-game-over = Partia się skończyła.
request-no-deal-due = Nie ma teraz rozdania do rozpoczęcia.
request-no-player-ready = Nikt jeszcze nie czeka na następne rozdanie.
request-game-paused = Partia jest wstrzymana.
request-still-playing = Ten gracz jest przy stole i gra.
request-table-full = Ten stół jest pełny.
request-phrase-not-allowed = Nie możesz teraz tego powiedzieć.
request-said-too-much = Za dużo wiadomości naraz. Odczekaj chwilę.
request-no-such-bot = Na tym serwerze nie ma takiego bota.
request-turned-away = Gospodarz blokuje ci dostęp do tego stołu.
request-not-yourself = Prowadzisz ten stół. Najpierw mianuj innego gospodarza albo zamknij stół.
request-ask-the-host = Najpierw musi się na to zgodzić gospodarz.
request-has-clock = Przy tym stole jest zegar, więc ruchy kończą się same.
request-not-a-time-allowed = Czas na ruch musi wynosić od dziesięciu sekund do doby albo być bez limitu.
request-not-late = Ten gracz ma jeszcze czas.
request-name-later = Nowe imię pojawi się po tym rozdaniu.
request-name-too-often = Za dużo zmian imienia. Odczekaj chwilę.
request-gone = Ta prośba już wygasła.
request-table-closed = Ten stół został zamknięty.
request-too-many-ask = Kilka osób czeka już na miejsce. Poczekaj na odpowiedź gospodarza.
request-not-waiting = Bota mogą wstawić tylko gracze, którzy czekają.
request-no-guests = Do tego stołu nie można się dosiąść przez link.
request-one-deal = Przy tym stole gra się tylko jedno rozdanie. Żeby zagrać je ponownie, wróć do powtórki.
request-for-one = Rozdanie dnia każdy gra osobno. Zagraj swoje na stronie rozdania dnia.
request-game-not-over = Partia jeszcze się nie skończyła.
request-sides-to-concede = Poddać można tylko partię dwóch stron. Możesz odejść od stołu, a grę przejmie bot.
request-deal-to-concede = Przy stole na jedno rozdanie nie można się poddać.
request-no-such-code = Żaden stół nie ma takiego kodu. Kody wygasają po godzinie; poproś o nowy.
