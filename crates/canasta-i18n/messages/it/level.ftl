### I livelli dei bot.

level-beginner = Principiante
level-beginner-about = Cala tutto quello che può, prende ogni pozzo, non guarda che cosa serve agli altri. Gioca all’istante.
level-casual = Occasionale
level-casual-about = Tiene qualche coppia e qualche matta, ma cala troppo presto e dimentica gli scarti. Gioca all’istante.
level-club = Circolo
level-club-about = Segue le buone regole di chi gioca al circolo e ricorda il pozzo. Gioca all’istante.
level-skilled = Abile
level-skilled-about = Gioca come Circolo, ma si accorge se un’altra giocata è molto migliore. Gioca all’istante.
level-strong = Forte
level-strong-about = Ha imparato come vanno a finire le giocate e sceglie la più promettente. In quattro gioca all’istante, altrimenti dopo un attimo.
level-expert = Esperto
level-expert-about = Come Forte, ma in più prova le giocate migliori su mani simulate. Pensa al massimo un secondo.
level-adaptive = Su misura
level-adaptive-about = Tiene la partita in equilibrio: frena se è in vantaggio, spinge se è sotto.
level-program = { $program }
level-program-about = Un bot aggiunto da chi gestisce il server. Può metterci qualche secondo.

## La scelta dei livelli per un nuovo tavolo.

level-choice = Livello dei bot
level-more = I livelli
level-each = Un livello per ciascuno
level-as-above = Come sopra

level-levels = { $levels ->
        [one] Livello: { $levels }.
       *[other] Livelli: { $levels }.
    }

level-plays = { $name } gioca a livello { $level }.
level-plays-adaptive = { $name } gioca su misura, per tenere la partita in equilibrio.
level-plays-program = Per { $name } gioca “{ $program }”.
