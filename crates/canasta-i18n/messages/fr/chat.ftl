### Les messages à la table : des phrases toutes faites sur des boutons.

chat-button = Parler
chat-title = Dire quelque chose
chat-heard = Messages
chat-close = Fermer

chat-line = { $player ->
        [you] Toi : { $words }
       *[other] { $player } : { $words }
    }

chat-minimum = Il nous faut { $minimum } pour ouvrir
chat-the-minimum = Il nous faut le minimum pour ouvrir
chat-red-threes = Pense aux 3 rouges !
chat-hello = Bonjour !
chat-well-played = Bien joué !
chat-thanks = Merci !
chat-sorry = Pardon !
chat-one-moment = Un petit instant…
chat-good-game = Belle partie !

chat-yes = Oui
chat-ha-ha = Ha ha !
chat-wow = Waouh !
chat-oh-no = Oh non !
