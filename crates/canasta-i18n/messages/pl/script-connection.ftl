### Tekst skryptu o połączeniu.

script-connection-lost = <b>Połączenie przerwane.</b> Łączymy ponownie… Twoje miejsce czeka.
script-connection-back = Połączenie wróciło.
