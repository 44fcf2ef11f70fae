### Les liens communs à beaucoup de pages.

nav-to-start = Accueil
nav-to-lobby = Salon
nav-your-devices = Tes appareils

nav-home = Canasta
nav-site = Site
nav-rules = Règles
nav-daily = Donne du jour
nav-pad = Carnet de marque
nav-puzzles = Problèmes
nav-your-games = Parties
nav-settings = Réglages
nav-new-tab = (dans un nouvel onglet)
