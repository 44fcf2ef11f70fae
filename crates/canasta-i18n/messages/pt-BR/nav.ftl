nav-to-start = Início
nav-to-lobby = Salão
nav-your-devices = Seus aparelhos

nav-home = Canasta
nav-site = Site
nav-rules = Regras
nav-daily = Rodada do dia
nav-pad = Bloco de pontos
nav-puzzles = Desafios
nav-your-games = Partidas
nav-settings = Ajustes
nav-new-tab = (abre em outra aba)
