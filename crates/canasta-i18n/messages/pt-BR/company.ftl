company-seats = Lugares
company-seats-chosen = Cada um escolhe o seu lugar.
company-seats-drawn = Os lugares são sorteados no começo da partida.
company-time = Tempo
company-watch = Quem pode assistir
company-watch-nobody = Só quem joga.
company-watch-link = Qualquer pessoa com o link da mesa. Quem assiste só vê as cartas abertas, nunca uma mão.
company-watch-everybody = Qualquer pessoa, a partir do salão. Quem assiste só vê as cartas abertas, nunca uma mão.
company-competitive = Competitiva
company-competitive-about = Quem assiste só vê cada rodada depois que ela acaba.
company-lobby = Salão
company-lobby-about = Aparece no salão: qualquer pessoa pode pegar um lugar livre.
company-host = Comando da mesa
company-host-returns = Se quem comanda a mesa se ausentar, outra pessoa assume até a volta.
company-hints = Dicas
company-hints-about = { $kind ->
        [practice] Só no treino: quando você joga só com robôs.
        [everybody] Para todo mundo, mesmo contra outras pessoas.
       *[none] Desativadas.
    }
company-chat = Chat
company-chat-on = Só frases prontas: o que as regras permitem dizer no time, e algumas gentilezas.
company-chat-off = Desativado, menos o “Posso bater?”

company-may-watch-nobody = Ninguém
company-may-watch-link = Quem tiver o link
company-may-watch-everybody = Todo mundo

company-clock = { $base } por jogada.
company-clock-bank = { $base } por jogada, mais uma reserva de { $bank }.
company-clock-increment = { $increment } a mais por jogada feita a tempo.
company-clock-out = Se o seu tempo acabar, um robô joga por você.

company-pairs-drawn = Os times são sorteados com as cartas.
company-pairs-opposite = Quem joga junto senta frente a frente.
company-pairs-threes = Três contra três, em lugares alternados.
company-pairs-three-against-two = Três contra dois. No time de três, uma pessoa fica de fora a cada rodada, em rodízio.
company-pairs-three-against-two-drawn = Três contra dois, por sorteio com as cartas. No time de três, uma pessoa fica de fora a cada rodada, em rodízio.
company-pairs-none = Cada um por si.

company-seat-free = Livre
company-seat-of-partner = Livre: lugar da sua dupla
company-sitting = { $people ->
        [0] A mesa ainda está vazia.
       *[other] Na mesa: { $people }.
    }
company-sitting-you = você
company-sitting-name = { $name }
company-free = { $seats ->
        [0] Nenhum lugar livre.
        [1] Um lugar livre.
       *[other] { SPELL($seats, case: "capital") } lugares livres.
    }
company-begin = Todo mundo chegou. Comece quando quiser.
company-invite = Mande o link para seus amigos e comece quando eles chegarem.
company-host-begins = Todo mundo chegou. É só esperar { $host } começar.
company-host-waits = { $host } vai começar quando todo mundo chegar.
company-the-host = Quem comanda a mesa

company-closed-own = Sua mesa foi fechada antes de a partida começar.
company-closed-before = A mesa de { $host } foi fechada antes de a partida começar.
company-closed = Esta mesa foi fechada.
company-closed-by = { $name } fechou esta mesa.

company-spectators = { $people ->
        [1] Uma pessoa está assistindo.
       *[other] { SPELL($people, form: "f", case: "capital") } pessoas estão assistindo.
    }
company-watching = Você está assistindo.
company-watching-competitive = Você está assistindo. Cada rodada aparece depois que acaba.

company-substitute = { $why ->
        [missed] Um robô joga por { $name }, que perdeu a vez duas vezes.
        [away] Um robô joga por { $name }, que está ausente.
        [asked] Um robô joga por { $name }, por decisão de quem comanda a mesa.
       *[left] Um robô joga por { $name }, que saiu.
    }
company-own-substitute = Um robô está jogando por você.
company-why-substitute = { $why ->
        [missed] Você perdeu a vez duas vezes. Seu lugar está guardado.
        [away] Você estava ausente. Seu lugar está guardado.
        [asked] Quem comanda a mesa chamou um robô enquanto você estava ausente.
       *[left] Você saiu da mesa. Pode voltar quando quiser.
    }
company-come-back = Voltei

company-carried = { $player ->
        [you] Agora você está jogando em outro aparelho.
       *[other] { $player } agora joga em outro aparelho.
    }
company-took-over = { $player ->
        [you] Este lugar agora é seu.
       *[other] Agora é { $player } quem joga neste lugar.
    }
company-new-host = { $why ->
        [given] { $player ->
            [you] Agora é você quem comanda a mesa.
           *[other] Agora é { $player } quem comanda a mesa.
        }
        [away] { $player ->
            [you] Quem comandava a mesa está ausente; por enquanto, o comando é seu.
           *[other] Por enquanto, é { $player } quem comanda a mesa.
        }
        [left] { $player ->
            [you] Quem comandava a mesa saiu. Agora o comando é seu.
           *[other] Quem comandava a mesa saiu. Agora é { $player }.
        }
       *[back] { $player ->
            [you] Você voltou ao comando da mesa.
           *[other] { $player } voltou ao comando da mesa.
        }
    }

company-paused = { $name } pausou a partida.
company-paused-about = Nada se perde, mesmo que leve dias. Quem joga pode retomar quando quiser.
company-resume = Retomar

company-reminder = É a sua vez na nossa partida de Canasta: { $link }
company-invitation = Venha jogar Canasta com a gente:
