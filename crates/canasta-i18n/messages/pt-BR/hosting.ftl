hosting-time = Limite de tempo por jogada
hosting-allowed = Depois de { $span }, os outros podem chamar um robô para fazer a jogada.
hosting-unlimited = Sem limite de tempo.
hosting-no-limit = Sem limite

hosting-code = Convidar com um código
hosting-code-tell = Passe este código para seus amigos. Eles digitam em “Jogar com amigos”, e você deixa entrar.
hosting-code-lasts = { $minutes ->
        [1] Vale por mais 1 minuto.
       *[other] Vale por mais { $minutes } minutos.
    }
hosting-code-about = Um código de seis letras para ditar. Quem digita o código pede para entrar, e você deixa.
hosting-code-make = Criar código

hosting-renew = Trocar link e código
hosting-renew-about = O link e o código antigos param de funcionar. Quem está na mesa continua.
hosting-renew-now = Trocar
hosting-renew-both = Trocar link e código

hosting-close = Fechar mesa
hosting-close-about = Encerra a partida para todo mundo, sem vitória de ninguém. Não dá para retomar, mas ainda dá para ver.
hosting-close-before = Ninguém mais poderá entrar nem jogar aqui.
hosting-close-now = Fechar para todo mundo

hosting-ban = Banir
hosting-ban-one = Banir { $name }
hosting-ban-now = Banir { $name } agora
hosting-ban-about = A pessoa não poderá entrar nem assistir até você liberar.
hosting-ban-bot-plays = Um robô assume o lugar.
hosting-ban-seat-free = O lugar fica livre.
hosting-turned-away = Pessoas banidas
hosting-let-in = Liberar
hosting-let-in-one = Liberar { $name }

hosting-standing = Sem lugar
hosting-here = { $here ->
        [yes] presente
       *[no] ausente
    }
hosting-give-back = Devolver lugar
hosting-give-back-to = Devolver lugar: { $name }
hosting-again = Alguém perdeu o lugar?
hosting-again-about = Para quem perdeu o acesso, por exemplo ao trocar de celular ou de navegador. Quem ocupa o lugar agora sai dele.
hosting-is = Esta pessoa é { $player }
hosting-is-again = Esta pessoa é { $player }: { $name }

hosting-never = Banir também?
hosting-never-now = Recusar e banir
hosting-never-one = Recusar e banir { $name }
