chat-button = Chat
chat-title = Diga alguma coisa
chat-heard = Mensagens
chat-close = Fechar

chat-line = { $player ->
        [you] Você: { $words }
       *[other] { $player }: { $words }
    }

chat-minimum = Precisamos de { $minimum } para baixar
chat-the-minimum = Precisamos do mínimo
chat-red-threes = Lembre dos 3 vermelhos
chat-hello = Olá!
chat-well-played = Boa jogada!
chat-thanks = Valeu!
chat-sorry = Desculpe
chat-one-moment = Um minutinho!
chat-good-game = Boa partida!

chat-yes = Sim
chat-ha-ha = Hahaha
chat-wow = Uau!
chat-oh-no = Ah, não!
