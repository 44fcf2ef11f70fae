### “Dimenticami”: che cosa si cancella e che cosa resta, prima e dopo.

forget-title = Dimenticami – Canasta
forget-heading = Dimenticami
forget-goes = Che cosa si cancella
forget-name = Il tuo nome a ogni tavolo di questo server. Gli altri vedranno “Ex partecipante”.
forget-chat = I tuoi messaggi in chat.
forget-browser = Il link del calendario e tutto ciò che è salvato in questo browser: opzioni e impronte dei numeri segreti.
forget-stats = Tutto ciò che è in “Le tue partite”. (Se preferisci, cancella <a>solo questo</a>.)
forget-practice = Il tuo allenamento: analisi, quesiti e mani del giorno.
forget-pads = I blocchi che hai tenuto soltanto tu, e il tuo nome sugli altri.
forget-way-back = Il tuo accesso, qui e su tutti <a>i tuoi dispositivi</a>. Le partite non finite passano a un bot.
forget-apart = I dati di chiunque altro abbia giocato in questo browser.
forget-stays = Che cosa resta
forget-cards = Le carte e i punti delle tue partite, senza il tuo nome. Sono anche le partite degli altri.
forget-for-good = Non si può tornare indietro.
forget-now = Dimenticami
forget-keep = Tieni tutto

## Dopo.

forget-done-title = Tutto dimenticato – Canasta
forget-done-heading = Tutto dimenticato
forget-nothing-left = Il tuo nome, i tuoi posti e i tuoi dispositivi non sono più su questo server, e anche questo browser è stato ripulito.
forget-script-clears = Il tuo nome, i tuoi posti e i tuoi dispositivi non sono più su questo server, e nemmeno i cookie di questo browser. Uno script cancella le impronte salvate.
