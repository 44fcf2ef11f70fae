### La chat al tavolo: frasi pronte su pulsanti.

chat-button = Chat
chat-title = Di’ qualcosa
chat-heard = Messaggi
chat-close = Nascondi

chat-line = { $player ->
        [you] Tu: { $words }
       *[other] { $player }: { $words }
    }

chat-minimum = Ci servono { $minimum } per aprire
chat-the-minimum = Ci serve il minimo
chat-red-threes = Ricorda i tre rossi!
chat-hello = Ciao!
chat-well-played = Bella giocata!
chat-thanks = Grazie!
chat-sorry = Mi dispiace
chat-one-moment = Un attimo
chat-good-game = Bella partita!

chat-yes = Sì!
chat-ha-ha = Ah ah!
chat-wow = Wow!
chat-oh-no = Oh no!
