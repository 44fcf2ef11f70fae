joining-title = Mesa de { $host } – Canasta
joining-invites = { $host } convida você
joining-about = Uma partida de Canasta. Não precisa de cadastro.
joining-table-of = Mesa de { $host }
joining-sit-down = Sentar
joining-come-in = Ir para a mesa
joining-over = A partida acabou. Você ainda pode ver como terminou.
joining-begun = A partida já começou, e todos os lugares estão ocupados. Você pode assistir.
joining-hands = { $hands ->
        [1] A partida já começou. Você pode pedir a { $host } para assumir este lugar: { $hands }.
       *[other] A partida já começou. Você pode pedir a { $host } para assumir um lugar: { $hands }.
    }
joining-hand = { $who ->
        [bot] { $name } (robô)
       *[left] { $name } (saiu)
    }
joining-hand-seat = lugar { DIGITS($seat) }
joining-full = Todos os lugares estão ocupados. Você pode esperar um ficar livre.
joining-there = Quem está aqui
joining-free-seat = Um lugar livre
joining-left = saiu
joining-host = no comando
joining-bot = robô

joining-code-title = Entrar em uma mesa – Canasta
joining-code-heading = Entrar em uma mesa
joining-code-about = Digite o código de seis letras que você recebeu.
joining-code-form = Entrar com um código
joining-code = Código da mesa
joining-join = Entrar
joining-knocking = Quem comanda a mesa vai ver seu nome e decidir se você entra.

joining-knocked-title = Esperando resposta – Canasta
joining-knocked-heading = Esperando resposta
joining-knocked = Quem comanda a mesa já vê seu nome e vai decidir se você entra. Deixe esta página aberta; ela se atualiza sozinha.
joining-look-now = Ver agora
joining-not-now-title = Desta vez, não – Canasta
joining-not-now-heading = Desta vez, não
joining-not-now = Seu pedido não foi aceito. A mesa pode estar cheia. Peça o link a quem comanda a mesa ou tente de novo.
joining-ask-again = Pedir de novo
joining-turned-away-title = Entrada bloqueada – Canasta
joining-turned-away-heading = Quem comanda a mesa bloqueou sua entrada
joining-turned-away = Você não pode entrar nem assistir, a não ser que quem comanda a mesa libere.
