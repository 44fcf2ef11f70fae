### Entrare a un tavolo: con il link, con un codice, e l’attesa di una risposta.

## La pagina di un link.

joining-title = Tavolo di { $host } – Canasta
joining-invites = Invito di { $host }
joining-about = Una partita di Canasta. Non serve registrarsi.
joining-table-of = Tavolo di { $host }
joining-sit-down = Siediti
joining-come-in = Vai al tavolo
joining-over = La partita è finita. Puoi ancora vedere com’è andata.
joining-begun = La partita è iniziata e i posti sono tutti presi. Puoi guardare.
joining-hands = { $hands ->
        [one] La partita è iniziata. Puoi chiedere a { $host } di giocare al posto di { $hands }.
       *[other] La partita è iniziata. Puoi chiedere a { $host } di prendere un posto: { $hands }.
    }
joining-hand = { $who ->
        [bot] { $name } (bot)
       *[left] { $name } (ha lasciato il tavolo)
    }
joining-hand-seat = posto { DIGITS($seat) }
joining-full = I posti sono tutti presi. Puoi aspettare che se ne liberi uno.
joining-there = Chi c’è
joining-free-seat = Un posto libero
joining-left = ha lasciato il tavolo
joining-host = ospita
joining-bot = bot

## La pagina per un codice.

joining-code-title = Entra a un tavolo – Canasta
joining-code-heading = Entra a un tavolo
joining-code-about = Scrivi il codice di sei lettere che ti ha dato chi ospita.
joining-code-form = Entra con un codice
joining-code = Codice del tavolo
joining-join = Entra
joining-knocking = Chi ospita vedrà il tuo nome e deciderà se farti entrare.

## Dopo la richiesta.

joining-knocked-title = In attesa di risposta – Canasta
joining-knocked-heading = In attesa di risposta
joining-knocked = Chi ospita vede il tuo nome e deciderà se farti entrare. Tieni aperta questa pagina: si aggiorna da sola.
joining-look-now = Controlla ora
joining-not-now-title = Questa volta no – Canasta
joining-not-now-heading = Questa volta no
joining-not-now = Chi ospita non ti ha fatto entrare. Forse il tavolo è al completo. Fatti dare il link, o riprova.
joining-ask-again = Chiedi ancora
joining-turned-away-title = Accesso negato – Canasta
joining-turned-away-heading = Chi ospita non ti ammette a questo tavolo
joining-turned-away = Non puoi entrare a questo tavolo né guardarlo, finché chi ospita non ti riammette.
