### Linki, które są na wielu stronach.

nav-to-start = Start
nav-to-lobby = Sala
nav-your-devices = Twoje urządzenia

## Nagłówek każdej strony.

nav-home = Kanasta
nav-site = Witryna
nav-rules = Zasady
nav-daily = Rozdanie dnia
nav-pad = Notatnik
nav-puzzles = Zadania
nav-your-games = Partie
nav-settings = Ustawienia
nav-new-tab = (otwiera się w nowej karcie)
