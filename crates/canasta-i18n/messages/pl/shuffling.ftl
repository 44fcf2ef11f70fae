### Przed rozdaniem: zobowiązanie serwera, kto już przełożył, kto jest gotowy, na kogo czekamy. I koniec partii bez zwycięzcy.

shuffling-title = Tasowanie – Kanasta
shuffling-heading = Tasujemy karty…
shuffling-about = Urządzenie każdego gracza przekłada talię, więc nikt nie może z góry znać kolejności.

## Pierwsze rozdanie. Boty nie przekładają.

shuffling-have-cut = { $you ->
        [yes] { table-players }: talia przełożona.
       *[no] { $others }: talia przełożona.
    }
shuffling-have-not-cut = { $you ->
        [yes] { table-players }: czekamy na przełożenie.
       *[no] { $others }: czekamy na przełożenie.
    }

## Każde następne rozdanie.

shuffling-ready = { $you ->
        [yes] { $others ->
            [0] Czekasz na następne rozdanie.
            [one] Na następne rozdanie czekacie ty i { $others }.
            [few] Na następne rozdanie czekacie ty, { $others }.
           *[many] Na następne rozdanie czekacie ty, { $others }.
        }
       *[no] { $others ->
            [one] Na następne rozdanie czeka { $others }.
            [few] Na następne rozdanie czekają { $others }.
           *[many] Na następne rozdanie czekają { $others }.
        }
    }
shuffling-waiting = { $you ->
        [yes] { $others ->
            [0] Czekamy na ciebie.
            [one] Czekamy na graczy: ty i { $others }.
            [few] Czekamy na graczy: ty, { $others }.
           *[many] Czekamy na graczy: ty, { $others }.
        }
       *[no] { $others ->
            [one] Czekamy jeszcze na gracza: { $others }.
            [few] Czekamy na graczy: { $others }.
           *[many] Czekamy na graczy: { $others }.
        }
    }

## Partia bez zwycięzcy.

shuffling-closed-more = Tu partia się kończy. W powtórce widać karty wszystkich.
shuffling-given-up = Ta partia została porzucona.
shuffling-given-up-more = Przez długi czas nikt nie grał. W powtórce widać karty wszystkich.

## Widz przy stole na poważnie, przed końcem pierwszego rozdania.

shuffling-not-yet-title = Jeszcze nie – Kanasta
shuffling-not-yet = Trwa pierwsze rozdanie.
shuffling-not-yet-about = Przy tym stole gra się na poważnie: każde rozdanie zobaczysz tu, gdy się skończy.
shuffling-look-again = Odśwież
