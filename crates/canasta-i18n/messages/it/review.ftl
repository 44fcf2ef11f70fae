### L’analisi di una partita finita: fortuna, errori e giocate migliori.

## Il risultato.

review-signed = { $gain ->
        [yes] +{ $points }
       *[no] { $points }
    }
review-signed-percent = { $gain ->
        [yes] { $percent ->
            [one] +{ $percent } punto
           *[other] +{ $percent } punti
        }
       *[no] { $percent ->
            [one] { $percent } punto
           *[other] { $percent } punti
        }
    }
review-points = Differenza: { $result } punti. Fortuna { $luck }, gioco { $skill }.
review-chance = { $won ->
        [yes] Probabilità di vittoria: { $before } all’inizio, partita vinta. Fortuna { $luck }, gioco { $skill }.
       *[no] Probabilità di vittoria: { $before } all’inizio, partita non vinta. Fortuna { $luck }, gioco { $skill }.
    }
review-deal = Mano { $deal }: { $result } punti. Fortuna { $luck }, gioco { $skill }.
review-accuracy = Precisione: { $accuracy }% (probabilmente tra { $least }% e { $most }%).
review-nothing-chosen = In questa partita non c’erano decisioni da analizzare.
review-blunders = { $blunders ->
        [one] un errore grave
       *[other] { $blunders } errori gravi
    }
review-mistakes = { $mistakes ->
        [one] un errore
       *[other] { $mistakes } errori
    }
review-inaccuracies = { $inaccuracies ->
        [one] un’imprecisione
       *[other] { $inaccuracies } imprecisioni
    }
review-counts = { $marks ->
        [0] { $choices ->
            [one] Una decisione, nessun errore evidente.
           *[other] { $choices } decisioni, nessun errore evidente.
        }
       *[other] { $choices ->
            [one] Una decisione: { $marks }.
           *[other] { $choices } decisioni: { $marks }.
        }
    }

## Dove la partita è cambiata.

review-turning-points = Svolte
review-turned = { $up ->
        [yes] Mano { $deal }, { $cause }: la probabilità di vittoria sale di { $percent } punti.
       *[no] Mano { $deal }, { $cause }: la probabilità di vittoria scende di { $percent } punti.
    }
review-cause-dealt = le carte ricevute
review-cause-draw = una carta pescata
review-cause-replacement = una carta al posto di un tre rosso
review-cause-turn = il turno di { $player }
review-cause-answer = la risposta di { $player }
review-cause-substitute = il turno di un bot
review-cause-end = il conteggio finale
review-cause-choice = la tua decisione

## Turni segnati.

review-marks = Errori
review-mark = { $grade ->
        [inaccuracy] Mano { $deal }, turno { $turn }: imprecisione, { $loss }.
        [mistake] Mano { $deal }, turno { $turn }: errore, { $loss }.
       *[blunder] Mano { $deal }, turno { $turn }: errore grave, { $loss }.
    }
review-lost-points = { $points ->
        [one] circa un punto
       *[other] circa { $points } punti
    }
review-lost-chance = { $percent } punti di probabilità di vittoria
review-played = Giocata: { $turn }
review-better = Meglio: { $turn }
review-tags = In questo turno { $tags }.

## Che cosa è successo in un turno segnato: dopo “In questo turno”.

review-tag-breaks-pair = hai rotto una coppia
review-tag-feeds = hai regalato il pozzo a chi gioca dopo
review-tag-discards-meldable = hai scartato una carta che si poteva calare
review-tag-discards-wild = hai scartato una matta
review-tag-freezes-late = non hai congelato il pozzo
review-tag-spends-wilds = hai usato delle matte
review-tag-hoards-wilds = hai tenuto matte in mano
review-tag-leaves-pile = hai lasciato un pozzo che conveniva prendere
review-tag-takes-pile = hai preso un pozzo che conveniva lasciare
review-tag-lays-early = hai calato troppo presto
review-tag-lays-late = hai tenuto in mano carte da calare
review-tag-goes-out-early = hai chiuso troppo presto
review-tag-goes-out-late = non hai chiuso
