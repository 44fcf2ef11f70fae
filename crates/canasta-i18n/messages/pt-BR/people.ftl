people-open = Pessoas
people-close = Fechar
people-title = Nesta mesa
people-bot = robô, { $level }
people-state = { $state ->
        [here] { $host ->
            [yes] presente, no comando
           *[no] presente
        }
        [away] { $host ->
            [yes] ausente, no comando
           *[no] ausente
        }
        [replaced] { $host ->
            [yes] ausente (robô jogando); no comando
           *[no] ausente (robô jogando)
        }
        [left] { $host ->
            [yes] saiu (robô jogando); no comando
           *[no] saiu (robô jogando)
        }
       *[yours] { $host ->
            [yes] robô jogando por você; no comando
           *[no] robô jogando por você
        }
    }

people-substitute = Chamar robô
people-substitute-for = Chamar robô: { $name }
people-make-host = Passar comando
people-make-host-of = Passar comando: { $name }

people-play = { $host ->
        [yes] Assumir este lugar
       *[no] Pedir este lugar
    }
people-play-for = { $host ->
        [yes] Assumir este lugar: { $name }
       *[no] Pedir este lugar: { $name }
    }
people-withdraw = Cancelar pedido

people-pause = Pausar partida
people-pause-about = Pause pelo tempo que quiser. Nada se perde.

people-link = Link da mesa
people-share = Compartilhar
people-copy = Copiar
people-for-days = Partida de vários dias?
people-reminder-about = Mande isto para quem está na vez, ou acompanhe no seu calendário quando é a sua vez.
people-reminder = Lembrete
people-reminder-share = Mandar lembrete
people-calendar = Link do calendário

people-leave = Sair da partida
people-leave-about = Um robô assume. Você pode voltar enquanto a partida durar.
people-leave-now = Sair da partida
