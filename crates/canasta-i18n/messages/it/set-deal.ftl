### Rigiocare una mano di una partita finita.

set-deal-title = Rigioca una mano – Canasta
set-deal-heading = Rigioca una mano
set-deal-about = Stesse carte, stesso mazziere, stesso punteggio di partenza. Scegli il posto che vuoi; agli altri posti giocano i bot. Alla fine puoi confrontare i risultati.
set-deal-no-commitment = Queste carte sono già uscite, quindi la mescolata non è garantita e il risultato non conta nelle tue statistiche.
set-deal-whole-deal = Rigioca una mano
set-deal-which-deal = Quale mano?
set-deal-deal = Mano { $deal }
set-deal-result = { $side } <b>{ $points }</b>
set-deal-which-seat = Quale posto?
set-deal-your-seat = il tuo posto
set-deal-which-level = Livello dei bot
set-deal-play = Dai le carte
set-deal-to-replay = Torna al replay
set-deal-not-over = La mano { $deal } non è stata finita, quindi non si può rigiocare.
set-deal-none = In questa partita non è finita nessuna mano, quindi non se ne può rigiocare nessuna.

## La fine della mano.

set-deal-again = Mano { $deal }, rigiocata
set-deal-compared = Confronto
set-deal-then = La prima volta
set-deal-now = Questa volta
set-deal-difference = { $alone ->
        [yes] { $more ->
            [yes] Hai fatto { $points } punti in più di chi era a quel posto la prima volta.
           *[no] Hai fatto { $points } punti in meno di chi era a quel posto la prima volta.
        }
       *[no] { $more ->
            [yes] La tua squadra ha fatto { $points } punti in più della prima volta.
           *[no] La tua squadra ha fatto { $points } punti in meno della prima volta.
        }
    }
set-deal-same = { $alone ->
        [yes] Hai fatto gli stessi punti di chi era a quel posto la prima volta.
       *[no] La tua squadra ha fatto gli stessi punti della prima volta.
    }
set-deal-replay-then = Rivedi la prima volta
set-deal-replay-now = Rivedi questa volta
set-deal-once-more = Gioca ancora
set-deal-before = Prima
