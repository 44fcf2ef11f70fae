### Enlaces que tienen muchas páginas.

nav-to-start = Inicio
nav-to-lobby = Salón
nav-your-devices = Tus dispositivos

nav-home = Canasta
nav-site = Sitio
nav-rules = Reglas
nav-daily = Ronda del día
nav-pad = Libreta de puntos
nav-puzzles = Retos
nav-your-games = Partidas
nav-settings = Ajustes
nav-new-tab = (se abre en otra pestaña)
