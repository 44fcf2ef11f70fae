### „Zapomnij o mnie”: co zostaje usunięte, a co nie, przedtem i potem.

forget-title = Zapomnij o mnie – Kanasta
forget-heading = Zapomnij o mnie
forget-goes = Co zniknie
forget-name = Twoje imię przy wszystkich stołach tego serwera. Inni zobaczą „Dawny gracz”.
forget-chat = Twoje wiadomości na czacie.
forget-browser = Twój link do kalendarza i wszystko, co jest zapisane w tej przeglądarce: ustawienia i zobowiązania rozdań.
forget-stats = Wszystko, co jest w „Twoje partie”. (Możesz usunąć <a>tylko to</a>.)
forget-practice = Twój trening: analizy, zadania i rozdania dnia.
forget-pads = Notatniki, które prowadzisz tylko ty, i twoje imię w innych notatnikach.
forget-way-back = Twój dostęp, tutaj i na wszystkich <a>twoich urządzeniach</a>. Niedokończone partie przejmie bot.
forget-apart = Dane innych osób, które grały w tej przeglądarce.
forget-stays = Co zostanie
forget-cards = Karty i wyniki twoich partii, bez twojego imienia. To także partie innych graczy.
forget-for-good = Tego nie można cofnąć.
forget-now = Zapomnij o mnie
forget-keep = Zostaw wszystko

## Potem.

forget-done-title = Już cię nie pamiętamy – Kanasta
forget-done-heading = Już cię nie pamiętamy
forget-nothing-left = Twoje imię, twoje miejsca i twoje urządzenia zniknęły z tego serwera, a ta przeglądarka jest wyczyszczona.
forget-script-clears = Twoje imię, twoje miejsca i twoje urządzenia zniknęły z tego serwera, a z tej przeglądarki pliki cookie. Zapisane zobowiązania rozdań usuwa skrypt.
