form-title = Nova mesa – Canasta
form-heading = Nova mesa
form-start = Jogar agora
form-invite = Convidar amigos
form-show = Ver mudanças
form-undo = Desfazer mudanças
form-yes = Sim
form-no = Não

form-rules = Regras
form-players = Jogadores
form-described = Previsto nestas regras.
form-filled-in = Não previsto nestas regras: valem as de costume.

form-this-table = Esta mesa
form-who = { $players ->
        [2] Você contra um robô.
        [3] Você contra dois robôs, cada um por si.
        [4] Você e um robô contra dois robôs.
        [5] Você contra quatro robôs, cada um por si.
       *[other] Você e dois robôs contra três robôs.
    }
form-who-three-against-two = Você e quatro robôs, três contra dois.
form-same = { $rules }, sem mudanças.
form-differs = O que muda em relação a “{ $rules }”:
form-no-part = Com estas escolhas, suas mudanças não têm efeito; continua valendo: { $rules }.
form-instead = Em vez de: { $rule }
form-all-rules = Todas as regras, tabela de pontos e link

form-house-rules = Regras da casa
form-open-file = Abrir regras da casa de um arquivo
form-changes = { $changes ->
        [1] uma regra da casa
       *[other] { SPELL($changes, form: "f") } regras da casa
    }
form-in-the-book = Nas regras:
form-idle = Sem efeito nesta mesa.
form-bounds = { $low } a { $high }
form-for-players = { $players ->
        [1] Para { SPELL($players, form: "f") } pessoa
       *[other] Para { SPELL($players, form: "f") } pessoas
    }
form-place = { $place ->
        [1] Primeiro
        [2] Segundo
        [3] Terceiro
        [4] Quarto
       *[other] Quinto
    }

form-friends = Jogar com amigos
form-friends-about = “Convidar amigos” cria uma mesa com um link para compartilhar. Aqui nada é obrigatório.
form-friends-more = Lugares, relógio e quem assiste
form-changed = mudado
form-seats = Lugares
form-seats-chosen = Cada um escolhe
form-seats-drawn = Sortear lugares
form-clock = Relógio
form-clock-none = Sem relógio
form-clock-relaxed = Tranquilo
form-clock-quick = Rápido
form-clock-own = Outro
form-clock-turn = Segundos por jogada
form-clock-game = Reserva de tempo (segundos)
form-clock-increment = Acréscimo (segundos)
form-long-turn = Jogadas demoradas
form-long-turn-about = Sem relógio, ninguém tem pressa, mas depois desse tempo os outros podem chamar um robô. Para partidas de vários dias, escolha “Sem limite”.
form-watch = Quem pode assistir
form-competitive = Partida competitiva
form-listed = Mostrar no salão
form-chat = Chat
form-host-returns = O comando volta
form-host-returns-about = Se quem comanda a mesa se ausentar, outra pessoa assume. Com “Sim”, o comando volta quando a pessoa voltar.

form-hints-and-taking-back = Dicas e desfazer
form-hints-and-take-back = { $hints }, com desfazer
form-hints = Dicas
form-hints-about = Na sua vez, mostra as três melhores jogadas, a comparação entre elas e o porquê.
form-take-back = Desfazer baixadas
form-take-back-about = Se você joga só com robôs, pode desfazer suas baixadas até descartar. A partida não conta nas suas estatísticas.
form-take-back-alone = Desfazer baixadas: só vale quando você joga só com robôs. Escolha “Não” ou tire os nomes das outras pessoas.
form-taking-back = Você pode desfazer baixadas. A partida não conta nas suas estatísticas.

form-faults = Corrija o seguinte
form-faulty = Alguns campos precisam de correção
form-no-answer = O servidor não respondeu.
form-no-such-rules = Não há regras chamadas “{ $typed }”.
form-not-so-many = Escolha de dois a seis jogadores, não “{ $typed }”.
form-takes-number = { $question }: digite um número inteiro de { $low } a { $high }, não “{ $typed }”.
form-not-offered = { $question }: escolha uma das opções, não “{ $typed }”.
form-clock-takes = Relógio: digite segundos inteiros, no mínimo 5 por jogada e no máximo um dia; o acréscimo não pode passar da reserva de tempo.

form-rules-of-table = Regras desta mesa:
form-differences = Diferenças
