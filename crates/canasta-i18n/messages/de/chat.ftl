### Der Chat am Tisch: feste Sätze auf Knöpfen.

chat-button = Chat
chat-title = Sag etwas
chat-heard = Nachrichten
chat-close = Schließen

chat-line = { $player ->
        [you] Du: { $words }
       *[other] { $player }: { $words }
    }

chat-minimum = Wir brauchen { $minimum } zum Melden
chat-the-minimum = Wir brauchen das Minimum
chat-red-threes = Denk an die roten Dreien!
chat-hello = Hallo!
chat-well-played = Gut gespielt!
chat-thanks = Danke!
chat-sorry = Tut mir leid
chat-one-moment = Einen Moment, bitte
chat-good-game = Schöne Partie!

chat-yes = Ja
chat-ha-ha = Haha!
chat-wow = Wow!
chat-oh-no = Oh nein!
