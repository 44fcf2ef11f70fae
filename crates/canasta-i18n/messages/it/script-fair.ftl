### Testo del controllo di una partita nella pagina sulle mani regolari.

## Ogni mano.

script-fair-deal-number = Mano { $deal }
script-fair-verdict-fair = { fair-proved }
script-fair-verdict-no-seed = { fair-no-seed }
script-fair-verdict-commitment = { fair-commitment }
script-fair-verdict-deck = { fair-deck }
script-fair-verdict-cuts = { fair-cuts }
script-fair-verdict-nothing = { fair-nothing }

## Tutte le mani.

script-fair-all-fair = { fair-all }
script-fair-some-proved = { fair-some }
script-fair-some-unfair = { fair-unfair-deals }

## Gli appunti di questo browser.

script-fair-commitment-same = Il tuo browser ha visto questa impronta prima della mano.
script-fair-commitment-other = Prima della mano questo browser ha visto un’altra impronta: { $commitment }
script-fair-cut-there = Il taglio del tuo browser c’è.
script-fair-cut-gone = Il taglio del tuo browser manca: { $cut } Forse è arrivato tardi, o avevi già tagliato da un altro schermo.
script-fair-noted = <b>Mano { $deal }</b>, impronta:
script-fair-noted-and-cut = <b>Mano { $deal }</b>, impronta prima del taglio del tuo browser:

## Che cosa mostra il file.

script-fair-shown = Che cosa mostra il file
script-fair-shown-table = Tavolo
script-fair-shown-seats = Posti in quel momento
script-fair-shown-commitment = Impronta
script-fair-shown-seed = Numero segreto
script-fair-shown-cut = Taglio dal posto { $seat }
script-fair-shown-deck = Carte, nell’ordine in cui si danno

## Perché un file non si legge.

script-fair-at-line = Riga { $line }: { $fault }
script-fair-not-card = qui serve una carta come 4H, ma c’è “{ $found }”.
script-fair-not-digits = qui servono { $digits } cifre esadecimali.
script-fair-not-number = qui serve un numero, ma c’è “{ $found }”.
script-fair-not-line = qui servono un nome e due punti.
script-fair-not-deal = qui serve “Deal { $deal }”.
script-fair-second-line = la riga “{ $name }:” c’è due volte.
script-fair-no-record = Questa non è una partita di Canasta. Un file di partita inizia con le parole “Canasta record 1”.
script-fair-newer = Questo file viene da una versione più nuova di Canasta. Controllalo su un server più nuovo.
script-fair-no-deals = In questo file non ci sono mani.
script-fair-house = Le regole della casa non si leggono.
script-fair-missing = La mano { $deal } ha un’impronta ma manca la riga “{ $name }:”.
script-fair-record-too-large = Questo file è troppo grande per essere una partita.
script-fair-record-unread = Non riesco a leggere questo file.
