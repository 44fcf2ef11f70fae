### Links auf vielen Seiten.

nav-to-start = Startseite
nav-to-lobby = Lobby
nav-your-devices = Deine Geräte

nav-home = Canasta
nav-site = Website
nav-rules = Regeln
nav-daily = Tagesrunde
nav-pad = Punkteblock
nav-puzzles = Rätsel
nav-your-games = Partien
nav-settings = Einstellungen
nav-new-tab = (öffnet in neuem Tab)
