### Il menu del tavolo e le sue scorciatoie da tastiera.

menu-title = Menu
menu-close = Nascondi il menu
menu-score-and-log = Punti e cronaca
menu-rules = Regole
menu-keys = Scorciatoie da tastiera
menu-full-screen = Schermo intero
menu-leave-full-screen = Esci da schermo intero
menu-devices = I tuoi dispositivi
menu-leave = Lascia il tavolo
menu-settings = Opzioni
menu-fair-deal = Mano regolare ✓

menu-keys-title = Scorciatoie da tastiera
menu-keys-about = Le scorciatoie valgono al tavolo, tranne mentre scrivi. Si disattivano nelle opzioni.

## Che cosa fa ogni tasto.

menu-key-draw = Pesca (passa, se il tallone è finito)
menu-key-take = Prendi il pozzo
menu-key-meld = Cala le carte selezionate; con i consigli attivi e nessuna carta selezionata, seleziona quelle che puoi calare
menu-key-discard = Scarta la carta selezionata, dopo aver calato le altre
menu-key-ask = Chiedi al partner “Posso chiudere?”
menu-key-red-three = Dichiara un tre rosso (solo se le regole lo prevedono)
menu-key-rank = Seleziona una carta di quel valore (0 = dieci, 3 = tre, * = jolly). Premi ancora per selezionare le altre, poi per toglierne una alla volta
menu-key-whole-rank = Seleziona tutte le carte di quel valore
menu-key-arrows = Muoviti tra le tue carte; Spazio seleziona una carta, Maiusc+Spazio tutta la colonna
menu-key-move = Sposta la colonna
menu-key-enter = Tra le tue carte: premi il pulsante evidenziato
menu-key-wild = Sposta una matta selezionata in un’altra combinazione
menu-key-escape = Annulla la selezione
menu-key-hint = Consiglio (se a questo tavolo è permesso)
menu-key-pile = Come si prende il pozzo
menu-key-others = Gli altri giocatori e quante carte hanno
menu-key-score = Punti e cronaca
menu-key-hand = Le tue carte
menu-key-keys = Scorciatoie da tastiera

## Come si chiamano i tasti.

menu-keycap-whole-rank = Maiusc + valore
menu-keycap-arrows = Frecce, Home, Fine
menu-keycap-move = Maiusc + frecce
menu-keycap-enter = Invio
menu-keycap-escape = Esc
