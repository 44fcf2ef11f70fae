### Strona główna: kontynuacja, gra, gra ze znajomymi, nauka, sala.

start-title = Kanasta
start-promise = Od dwóch do sześciu osób. Bez konta, bez reklam, bez żetonów.
start-play = Zagraj
start-play-new = Zagraj nową partię
start-game = { $players } { $rules }. { $levels }
start-game-short = { $rules }. { $levels }
start-change = Zmień
start-ways = Sposoby gry

## Pytanie do nowego gościa.

start-question = Grasz w kanastę?
start-never = Jeszcze nie
start-never-about = Nauka gry
start-long-ago = Kiedyś tak
start-long-ago-about = Łatwi przeciwnicy i podpowiedzi
start-often = Często
start-often-about = Poziom klubowy

## Inny poziom po kilku wygranych lub przegranych z rzędu.

start-harder = Silniejsi przeciwnicy<b>: { $level }</b>
start-harder-about = Trzy ostatnie partie wygrane.
start-easier = Słabsi przeciwnicy<b>: { $level }</b>
start-easier-about = Trzy ostatnie partie przegrane.

## Inne sposoby gry.

start-learn = Nauka gry
start-friends = Graj ze znajomymi
start-friends-about = Utwórz stół i wyślij link albo wpisz kod.
start-puzzles-about = Znajdź najlepsze zagranie.
start-lobby = Sala
start-lobby-about = Otwarte stoły: dosiądź się albo oglądaj.

## Strona gry ze znajomymi.

start-friends-title = Graj ze znajomymi – Kanasta
start-friends-page-about = Znajomym wystarczy przeglądarka.
start-make-heading = Utwórz stół
start-make-table = Utwórz stół
start-make-about = Dostaniesz link do wysłania i kod do przeczytania na głos.
start-other = Więcej możliwości
start-friends-game = { $rules }, { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
       *[many] { $players } osób
    }, do { $points } punktów.
start-draw-for-seats = Losuj miejsca kartami
start-code-heading = Wpisz kod
start-code = Masz kod?
start-code-enter = Wejdź

## Stoły czytelnika.

start-go-on = Partie w toku
start-over = Skończone partie
start-all-games = Wszystkie partie i statystyki
start-resume = Graj dalej
start-resume-table = Graj dalej: { $table }
start-open = Otwórz
start-open-table = Otwórz: { $table }
start-look = Zobacz
start-look-at = Zobacz: { $table }
start-replay = Powtórka
start-replay-table = Powtórka: { $table }
start-hide = Ukryj na liście
start-hide-table = Ukryj na liście: { $table }
start-hide-about = Stół zniknie tylko z twojej listy. Miejsce pozostaje twoje, a link nadal działa.
start-hide-only = Ukryj tę partię
start-hide-only-about = Partia zniknie tylko z tej strony. Miejsce pozostaje twoje, a link nadal działa.
start-your-turn = Twoja kolej.
start-date = { $date }.

## Który to stół.

start-own-table = Twoja partia jeszcze się nie zaczęła.
start-table-of = Partia jeszcze się nie zaczęła. Gospodarz: { $host }.
start-competitive = Na poważnie.
start-with-against = { $partners ->
        [one] Partner: { $partners }.
        [few] Partnerzy: { $partners }.
       *[many] Partnerzy: { $partners }.
    } Przeciwnicy: { $opponents }.
start-with = Przy stole: { $players }.
start-against = { $opponents ->
        [one] Przeciwnik: { $opponents }.
        [few] Przeciwnicy: { $opponents }.
       *[many] Przeciwnicy: { $opponents }.
    }
start-sides = { $one } kontra { $other }.
start-players = { $players }.
start-name = { $name }

## Wynik.

start-deal = Rozdanie { DIGITS($deal) }.
start-score = My { $we }, oni { $they }.
start-score-alone = { $players }.
start-score-of = { $player ->
        [you] Ty { $points }
       *[other] { $player } { $points }
    }
start-score-sides = { $one } { $one_points }, { $other } { $other_points }.
start-ended = { $result }.
start-paused = Przerwa.
start-deal-over = Między rozdaniami.
start-to-play = Teraz gra { $player }.
