### La pagina con le regole di un tavolo, da condividere con un link: tabella dei punti, regole della casa e tutte le regole.

house-title = { $name } – Canasta
house-players = { $players ->
        [one] Con un giocatore.
       *[other] In { SPELL($players) }.
    }
house-play = Gioca con queste regole
house-download = Scarica
house-changes = Regole della casa
house-all = Tutte le regole
house-more = Per saperne di più, con esempi:

## La tabella dei punti.

house-score-card = Tabella dei punti
house-joker = Jolly
house-two-or-ace = Pinella, asso
house-high = Dal re all’otto
house-low = Dal sette al quattro, tre nero
house-two = Pinella
house-ace = Asso
house-seven-to-four = Dal sette al quattro
house-black-three = Tre nero
house-natural = Canasta pura
house-mixed = Canasta sporca
house-whole = Canasta servita, in più
house-red-three = Tre rosso
house-red-threes = Tutti e quattro i tre rossi
house-out = Chiusura
house-concealed = Chiusura in mano
house-exchange = Le carte rimaste in mano contano contro.
house-minimums = Apertura
house-below = Sotto { $points } punti
house-from = Da { $points } punti

## Condividere.

house-share = Condividi queste regole
house-share-about = Da’ loro un nome, poi manda il link o il file.
house-name = Nome
house-give-name = Usa questo nome
house-link = Link a queste regole
house-copy = Copia

## Aprire un file.

house-open-title = Apri regole della casa – Canasta
house-open-heading = Apri regole della casa
house-open-about = Incolla il testo di un file di regole della casa.
house-open = Apri
house-open-problems = Queste non sono regole della casa
house-open-problem = { $problem }.
