### Links die op veel pagina’s staan.

nav-to-start = Startpagina
nav-to-lobby = Lobby
nav-your-devices = Je apparaten

## De kop van elke pagina.

nav-home = Canasta
nav-site = Site
nav-rules = Regels
nav-daily = Dagronde
nav-pad = Scoreblok
nav-puzzles = Puzzels
nav-your-games = Partijen
nav-settings = Instellingen
nav-new-tab = (opent in een nieuw tabblad)
