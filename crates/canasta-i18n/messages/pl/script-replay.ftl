### Tekst skryptów powtórki i strony do otwierania zapisu.

script-replay-play = { replay-play }
script-replay-pause = Zatrzymaj
script-replay-no-answer = Serwer nie odpowiada. Próbujemy dalej…
script-replay-reading = Czytamy zapis…
script-replay-file-too-large = Ten plik ma ponad 512 KiB, więc nie może być zapisem partii.
script-replay-file-unread = Nie udało się odczytać pliku.
