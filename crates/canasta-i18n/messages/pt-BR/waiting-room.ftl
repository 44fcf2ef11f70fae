waiting-room-title = Mesa de { $host } – Canasta
waiting-room-own = Sua mesa
waiting-room-of = Mesa de { $host }
waiting-room-seats = Lugares
waiting-room-begin = Começar
waiting-room-begin-filled = Completar com robôs e jogar
waiting-room-played = Ajustes da partida

waiting-room-join-requests = Pedidos para entrar
waiting-room-let-in = Deixar entrar
waiting-room-let-in-one = Deixar entrar: { $name }
waiting-room-turn-away = Recusar
waiting-room-turn-away-one = Recusar { $name }

waiting-room-no-seat = { $full ->
        [yes] <b>Você ainda não tem lugar.</b> Espere um ficar livre.
       *[no] <b>Você ainda não tem lugar.</b> Escolha um.
    }
waiting-room-without-seat = Sem lugar: { $people }.
waiting-room-without-seat-name = { $name }

waiting-room-sit-down = Sentar
waiting-room-sit = Sentar
waiting-room-sit-in = Sentar aqui, lugar { DIGITS($seat) }
waiting-room-stand = Levantar
waiting-room-bot = robô, { $level }
waiting-room-person = { $who ->
        [you] { $host ->
            [yes] você, no comando
           *[no] você
        }
        [partner] { $host ->
            [yes] sua dupla, no comando
           *[no] sua dupla
        }
        [opponent] { $host ->
            [yes] rival, no comando
           *[no] rival
        }
       *[unknown] { $host ->
            [yes] no comando
           *[no] {""}
        }
    }
waiting-room-not-here = (ausente)

waiting-room-hosting = Você comanda a mesa
waiting-room-hosting-about = { $free ->
        [yes] Chame robôs, libere um lugar ou passe o comando a outra pessoa.
       *[no] Libere um lugar ou passe o comando a outra pessoa.
    }
waiting-room-standing = sem lugar
waiting-room-seat = Lugar { DIGITS($seat) }
waiting-room-seat-free = livre
waiting-room-you = você
waiting-room-free = Liberar lugar
waiting-room-free-of = Liberar lugar: { $name }
waiting-room-level = Nível do robô, lugar { DIGITS($seat) }
waiting-room-to-bot = Pôr robô
waiting-room-seat-to-bot = Pôr robô no lugar { DIGITS($seat) }

waiting-room-invite = Convide seus amigos
waiting-room-link = { $free ->
        [yes] Mande este link. Quem tiver o link pode sentar.
       *[no] Todos os lugares estão ocupados. Quem tiver este link pode esperar um ficar livre.
    }
waiting-room-only-here = Este link só funciona neste computador. Para convidar outras pessoas, inicie o servidor na sua rede doméstica.
waiting-room-square = QR code
waiting-room-scan = Ou aponte a câmera do celular.

waiting-room-hide = Tirar da minha lista
waiting-room-leave = Sair da mesa
waiting-room-leave-about = { $seated ->
        [yes] { $host ->
            [yes] Seu lugar fica livre, e outra pessoa assume o comando. Você pode voltar com o link.
           *[no] Seu lugar fica livre. Você pode voltar com o link.
        }
       *[no] { $host ->
            [yes] Outra pessoa assume o comando. Você pode voltar com o link.
           *[no] Você pode voltar com o link.
        }
    }
waiting-room-leave-now = Sair
