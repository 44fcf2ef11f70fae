### Seria: partie, które te same osoby rozegrały jedna po drugiej, ich wynik i rewanż.

session-score-title = Wynik serii
session-score-games = { $games ->
        [one] { SPELL($games, case: "capital") } partia.
        [few] { SPELL($games, case: "capital") } partie.
       *[many] { SPELL($games, case: "capital") } partii.
    }
session-score-won = Wygrane
session-score-points = Punkty
session-score-side = { $people }
session-score-side-name = { $name }

## Droga do następnej partii.

session-score-again = Rewanż
session-score-join = Dołącz
session-score-draw-anew = Rewanż, nowe miejsca
session-score-about = Wszyscy przechodzą do nowego stołu, na te same albo na nowo wylosowane miejsca. Pozostali dostają zaproszenie.
session-score-gathers = Gracze zbierają się na rewanż.

## Przy następnym stole.

session-score-which = Partia { DIGITS($game) } w tej serii.
session-score-asked = { $people ->
        [one] Czekamy jeszcze na gracza: { $people }.
        [few] Czekamy jeszcze na graczy: { $people }.
       *[many] Czekamy jeszcze na graczy: { $people }.
    } Zaproszenie jest przy starym stole i na stronie głównej.
session-score-asked-name = { $name }
session-score-others-asked = Pozostali mają już zaproszenie. Zacznij, gdy się zbiorą.
