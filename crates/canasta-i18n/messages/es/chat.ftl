### El chat de la mesa: frases preparadas en botones.

chat-button = Chat
chat-title = Di algo
chat-heard = Mensajes
chat-close = Cerrar

chat-line = { $player ->
        [you] Tú: { $words }
       *[other] { $player }: { $words }
    }

chat-minimum = Necesitamos { $minimum } para bajar
chat-the-minimum = Necesitamos el mínimo
chat-red-threes = Recuerda los treses rojos
chat-hello = ¡Hola!
chat-well-played = ¡Bien jugado!
chat-thanks = ¡Gracias!
chat-sorry = Perdón
chat-one-moment = Un momento, por favor
chat-good-game = ¡Buena partida!

chat-yes = Sí
chat-ha-ha = Ja, ja
chat-wow = ¡Guau!
chat-oh-no = ¡Ay, no!
