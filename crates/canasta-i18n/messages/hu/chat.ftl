chat-button = Csevegés
chat-title = Mondj valamit
chat-heard = Üzenetek
chat-close = Bezárás

chat-line = { $player ->
        [you] Te: { $words }
       *[other] { $player }: { $words }
    }

chat-minimum = { $minimum } kell a lerakáshoz!
chat-the-minimum = Ne feledd a minimumot!
chat-red-threes = Ne feledd a piros hármasokat!
chat-hello = Szia!
chat-well-played = Szép volt!
chat-thanks = Köszönöm!
chat-sorry = Bocsánat!
chat-one-moment = Egy pillanat!
chat-good-game = Jó játszma volt!

chat-yes = Igen!
chat-ha-ha = Haha!
chat-wow = Hűha!
chat-oh-no = Jaj, ne!
