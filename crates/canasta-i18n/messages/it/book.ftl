### Il libro delle regole: tutto tranne i capitoli.

book-title = Il libro della Canasta
book-chapter-title = { $chapter } – Canasta
book-heading = Il libro della Canasta
book-about = Come si gioca, le regole da due a sei giocatori, e come ospitare un tavolo.

book-search = Cerca
book-find = Trova
book-nothing-found = Nessun risultato. Prova con meno parole, per esempio “tre neri”.

## Le parti del libro.

book-part-introduction = Introduzione
book-part-playing = Il gioco
book-part-rules = Le regole nei dettagli
book-part-presets = I regolamenti
book-part-hosting = Ospitare
book-part-bots = I bot
book-part-reference = Consultazione
book-part-measurements = Misurazioni

book-only-english = Questo capitolo c’è solo in inglese.
book-sources = Fonti: { $sources }

book-for-hosts = Per chi ospita e chi programma

## Un capitolo.

book-in-chapter = In questo capitolo
book-chapters = Capitoli
book-all-chapters = Tutti i capitoli
book-table = Tabella
book-text = Testo

## Il capitolo sulle differenze tra i regolamenti. Gli asterischi mettono una parola in corsivo.

book-differences = Le differenze tra i regolamenti
book-choose-rules = Il gioco ha cinque regolamenti, ciascuno tratto da un testo pubblicato. Se non sai quale scegliere, tieni le regole standard, *wahhi*.
book-each-rule = Qui trovi tutte le regole che possono cambiare. Dove i regolamenti non concordano c’è una riga per ogni variante. Al tuo tavolo puoi cambiarle tutte: ogni modifica è una regola della casa.
book-column-rule = regola
book-column-in = dove
book-column-says = testo
book-in-all = tutti

## Tutto il regolamento.

book-every-rule = Tutte le regole
book-whole = Il regolamento completo

## Un esempio.

book-example = Esempio (regole <b>{ $rules }</b>)
book-cards = { $cards }
book-card = { $card }
book-allowed = Si può.
book-not-possible = <b>Non si può:</b> { $because }.

## Sotto le figure.

book-points-each = { $points } punti l’una
book-points-together = { $points } punti in tutto
book-wild-cards = Matte: jolly e pinelle
book-red-threes = Tre rossi: carte premio
book-black-threes = Tre neri: carte che bloccano
book-natural-meld = Una combinazione di carte naturali
book-mixed-meld = Una combinazione con una matta
book-natural-canasta = Una canasta pura
book-mixed-canasta = Una canasta sporca
