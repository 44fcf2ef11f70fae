### Czat przy stole: gotowe zwroty na przyciskach.

chat-button = Czat
chat-title = Powiedz coś
chat-heard = Wiadomości
chat-close = Zamknij
chat-line = { $player ->
        [you] Ty: { $words }
       *[other] { $player }: { $words }
    }

## Zwroty.

chat-minimum = Potrzebujemy { $minimum } na wyłożenie
chat-the-minimum = Potrzebujemy minimum
chat-red-threes = Pamiętaj o czerwonych trójkach!
chat-hello = Cześć!
chat-well-played = Dobrze zagrane!
chat-thanks = Dziękuję!
chat-sorry = Przepraszam!
chat-one-moment = Chwileczkę!
chat-good-game = Dobra gra!

## Miny, słowami.

chat-yes = Tak
chat-ha-ha = Ha, ha!
chat-wow = O rany!
chat-oh-no = O nie!
