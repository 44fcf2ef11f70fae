### De chat aan tafel: vaste zinnen op knoppen.

chat-button = Chat
chat-title = Zeg iets
chat-heard = Berichten
chat-close = Sluiten

chat-line = { $player ->
        [you] Jij: { $words }
       *[other] { $player }: { $words }
    }

## De zinnen.

chat-minimum = { $minimum } nodig om te openen
chat-the-minimum = Denk aan het minimum
chat-red-threes = Denk aan de rode drieën!
chat-hello = Hallo!
chat-well-played = Goed gespeeld!
chat-thanks = Bedankt!
chat-sorry = Sorry
chat-one-moment = Momentje
chat-good-game = Mooie partij!

## De gezichtjes in woorden.

chat-yes = Ja
chat-ha-ha = Haha
chat-wow = Wauw
chat-oh-no = O nee
