### Link comuni a molte pagine.

nav-to-start = Inizio
nav-to-lobby = Sala
nav-your-devices = I tuoi dispositivi

nav-home = Canasta
nav-site = Sito
nav-rules = Regole
nav-daily = Mano di oggi
nav-pad = Blocco punti
nav-puzzles = Quesiti
nav-your-games = Partite
nav-settings = Opzioni
nav-new-tab = (si apre in una nuova scheda)
