shell-name = Canasta
shell-description = O jogo de cartas Canasta para duas a seis pessoas, com amigos ou contra o computador. Não precisa de cadastro.
shell-picture = Um leque de cinco cartas, com um rei por cima

shell-invitation = { $host } convida você para uma partida de Canasta

shell-offline-title = Sem conexão – Canasta
shell-offline-heading = Você está sem conexão
shell-offline = O servidor não responde, mas suas partidas e seus lugares continuam guardados.
shell-try-again = Tentar de novo

shell-pad-loading = Abrindo o bloco de pontos…
