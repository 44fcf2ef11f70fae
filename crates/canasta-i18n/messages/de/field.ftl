### Die Felder eines Regelwerks im Formular: Name, Erklärung, Möglichkeiten.

field-first-dealer = Wer zuerst gibt
field-first-dealer-help = Wer die erste Runde gibt.
field-first-dealer-seat-draw = Ausgelost: Höchste Karte hat den ersten Zug
field-first-dealer-random = Zufällig

field-seating = Partner und Plätze
field-seating-help = Wie Partner und Plätze bestimmt werden.
field-seating-drawn = Mit Karten ausgelost
field-seating-drawn-ends-void = Mit Karten ausgelost (je vier Karten am Rand gelten nicht)
field-seating-optional = Freie Wahl
field-seating-fixed = Fest

field-five-players = Zu fünft
field-five-players-help = Wie zu fünft gespielt wird. Bei zwei Seiten setzt in jeder Runde eine Person der Dreierseite aus.
field-five-players-individuals = Alle für sich
field-five-players-two-sides = Drei gegen zwei

field-cut = Abheben
field-cut-help = Wer vor jeder Runde abhebt.
field-cut-dealer-left = Wer links vom Geber sitzt
field-cut-dealer-left-may = Wer links vom Geber sitzt, auf Wunsch
field-cut-dealer-right = Wer rechts vom Geber sitzt

field-clockwise = Im Uhrzeigersinn
field-clockwise-help = Ob im Uhrzeigersinn gespielt und gegeben wird. Sonst geht es nach rechts weiter.

field-hand-size = Karten pro Hand
field-hand-size-help = Wie viele Karten alle beim Geben bekommen.

field-draw-count = Gezogene Karten pro Zug
field-draw-count-help = Wie viele Karten man pro Zug vom Talon zieht. Abgeworfen wird immer eine.

field-melds-in-first-round = Melden im ersten Zug
field-melds-in-first-round-help = Wenn nicht, kann im ersten Zug der Runde niemand melden oder den Stapel nehmen.

field-canastas-to-go-out = Canastas zum Ausmachen
field-canastas-to-go-out-help = Wie viele Canastas eine Seite zum Ausmachen braucht.

field-upcard = Erste Karte des Stapels
field-upcard-help = Welche aufgedeckten Karten mit einer weiteren bedeckt werden.
field-upcard-cover-threes = Wilde Karten und Dreien bedecken
field-upcard-first-black-three-stays = Wilde Karten und Dreien bedecken, außer einer schwarzen Drei als erster Karte
field-upcard-black-three-stays = Wilde Karten und rote Dreien bedecken

field-exact-deal-bonus = Prämie für genaues Geben
field-exact-deal-bonus-help = Punkte, wenn der Geber auf Anhieb genau die richtige Zahl Karten vom Päckchen nimmt. Kommt hier nicht vor, weil das Programm gibt.

field-dealt-red-threes = Rote Dreien beim Geben
field-dealt-red-threes-help = Wann rote Dreien aus den ersten Händen ausgelegt werden.
field-dealt-red-threes-at-once = Vor dem ersten Zug
field-dealt-red-threes-first-turn = Jeweils im eigenen ersten Zug

field-declaring = Gezogene rote Dreien
field-declaring-help = Ob rote Dreien von selbst oder von Hand ausgelegt werden.
field-declaring-automatic = Von selbst
field-declaring-by-hand = Von Hand, mit Strafpunkten

field-undeclared-penalty = Strafpunkte für nicht ausgelegte rote Dreien
field-undeclared-penalty-help = Was jede rote Drei kostet, die du bis zum Ende deines Zuges nicht auslegst.

field-red-three-freezes = Rote Drei friert den Stapel ein
field-red-three-freezes-help = Ob eine rote Drei, die nach dem Geben aufgedeckt wird, den Stapel einfriert.

field-black-three-freezes = Schwarze Dreien frieren den Stapel ein
field-black-three-freezes-help = Wenn nicht, sperrt eine schwarze Drei ihn nur für den nächsten Zug.

field-wilds-may-outnumber = Mehr wilde als natürliche Karten
field-wilds-may-outnumber-help = Ob eine Meldung zwei natürliche und drei wilde Karten haben darf.

field-naturals-for-wilds = Natürliche Karten für wilde
field-naturals-for-wilds-help = Wie viele natürliche Karten eine Meldung für die erste, zweite und dritte wilde Karte braucht. 9 heißt: nie erlaubt.

field-wilds-on-natural-canasta = Wilde Karten an ein echtes Canasta
field-wilds-on-natural-canasta-help = Wenn nicht, kann ein echtes Canasta nicht unecht werden.

field-minimums = Minimum der Erstmeldung
field-minimums-help = Nötige Punkte für die Erstmeldung, vom niedrigsten Punktestand vor der Runde bis zum höchsten.

field-minimum-from = Punkte, die das Minimum erhöhen
field-minimum-from-help = Ab welchem Punktestand das zweite, dritte, vierte und fünfte Minimum gilt.

field-fifth-minimum = Fünftes Minimum
field-fifth-minimum-help = Nötige Punkte für die Erstmeldung beim höchsten Punktestand. 0 heißt: keins.

field-pile-opening-outnumbers = Erstmeldung mit Stapel: mehr natürliche Karten
field-pile-opening-outnumbers-help = Nimmst du den Stapel für die Erstmeldung, braucht jede Meldung mehr natürliche als wilde Karten.

field-wilds-in-initial-meld = Wilde Karten in der Erstmeldung
field-wilds-in-initial-meld-help = Wenn nicht, besteht die Erstmeldung nur aus natürlichen Karten, ob mit oder ohne Stapel.

field-frozen-until-opened = Stapel bis zur Erstmeldung eingefroren
field-frozen-until-opened-help = Wenn nicht, reichen für den Stapel bei der Erstmeldung eine natürliche und eine wilde Karte.

field-take-with-wild = Stapel mit wilder Karte nehmen
field-take-with-wild-help = Ob eine natürliche und eine wilde Karte für den Stapel reichen.

field-take-onto-canasta = Stapel zu einem Canasta nehmen
field-take-onto-canasta-help = Wenn nicht, darf die oberste Karte des Stapels nicht an ein Canasta.

field-one-card-takes-one-card = Mit nur einer Karte: Stapel aus einer Karte nehmen
field-one-card-takes-one-card-help = Ob man mit nur einer Karte auf der Hand einen Stapel aus einer Karte nehmen darf.

field-melds-from-pile = Karten aus dem Stapel melden
field-melds-from-pile-help = Wenn nicht, müssen die Karten aus dem Stapel, außer der obersten, bis zum nächsten Zug warten.

field-pile-looked-through = Stapel durchsehen
field-pile-looked-through-help = Ob du in deinem ersten Zug vor dem Abwerfen den Stapel durchsehen darfst.

field-must-take-when-stock-empty = Nehmen müssen, wenn der Talon leer ist
field-must-take-when-stock-empty-help = Ob du dann einen Stapel nehmen musst, dessen oberste Karte zu einer deiner Meldungen passt.

field-last-drawer-ends = Letzte gezogene Karte beendet die Runde
field-last-drawer-ends-help = Ob die Runde mit dem Abwurf nach der letzten Karte des Talons endet.

field-concealed-may-add = Verdeckt: beim Partner anlegen
field-concealed-may-add-help = Ob du beim verdeckten Ausmachen bei deinem Partner anlegen darfst.

field-concealed-beside-melds = Verdeckt, obwohl der Partner gemeldet hat
field-concealed-beside-melds-help = Ob deine Hand als verdeckt gilt, wenn ein Partner schon gemeldet hat.

field-asking = „Darf ich ausmachen?“
field-asking-help = Wann du deinen Partner fragen darfst.
field-asking-before-taking = Vor oder nach dem Ziehen, nicht nach dem Nehmen des Stapels
field-asking-after-drawing-or-taking = Nach dem Ziehen oder dem Nehmen des Stapels

field-must-ask = Ausmachen nur nach einem Ja
field-must-ask-help = Ob du vor dem Ausmachen fragen musst. Wer keinen Partner hat, fragt nicht.

field-card-values = Kartenwerte
field-card-values-help = Punkte für jede Karte, gemeldet oder auf der Hand. Eine rote Drei zählt nur ihre Prämie.

field-natural-canasta-bonus = Echtes Canasta
field-natural-canasta-bonus-help = Punkte für ein Canasta ohne wilde Karte.

field-mixed-canasta-bonus = Unechtes Canasta
field-mixed-canasta-bonus-help = Punkte für ein Canasta mit wilden Karten.

field-concealed-canasta-bonus = Verdecktes Canasta
field-concealed-canasta-bonus-help = Zusätzliche Punkte für ein Canasta, das auf einmal gemeldet wird.

field-red-three-bonus = Rote Drei
field-red-three-bonus-help = Punkte für jede rote Drei.

field-four-red-threes-bonus = Alle vier roten Dreien
field-four-red-threes-bonus-help = Punkte für alle vier zusammen, statt der Punkte für jede einzelne.

field-red-threes-count = Wann rote Dreien zählen
field-red-threes-count-help = Was eine Seite für ihre roten Dreien braucht, und was sonst gilt.
field-red-threes-count-melded = Mit Meldung für die Seite, sonst gegen sie
field-red-threes-count-melded-or-nothing = Mit Meldung für die Seite, sonst gar nicht
field-red-threes-count-canasta = Mit Canasta für die Seite, sonst gegen sie
field-red-threes-count-canasta-or-nothing = Mit Canasta für die Seite, sonst gar nicht

field-red-three-penalty = Rote Drei, die gegen die Seite zählt
field-red-three-penalty-help = Abzug für jede. 0 heißt: so viel, wie sie sonst einbringt.

field-max-red-three-penalty = Rote Dreien gegen die Seite: Höchstabzug
field-max-red-three-penalty-help = Was pro Runde höchstens abgezogen wird. 0 heißt: keine Obergrenze.

field-going-out-bonus = Ausmachen
field-going-out-bonus-help = Punkte für das Ausmachen.

field-concealed-bonus = Verdecktes Ausmachen
field-concealed-bonus-help = Punkte für verdecktes Ausmachen (die Prämie fürs Ausmachen ist darin enthalten).

field-black-three-bonus = Gemeldete schwarze Drei
field-black-three-bonus-help = Zusätzliche Punkte für jede schwarze Drei, die du beim Ausmachen meldest.

field-four-black-threes-bonus = Alle vier schwarzen Dreien gemeldet
field-four-black-threes-bonus-help = Weitere Punkte, wenn du beim Ausmachen alle vier schwarzen Dreien meldest.

field-game-points = Punkte zum Sieg
field-game-points-help = Der Punktestand, mit dem die Partie endet.

field-deals-per-game = Zahl der Runden
field-deals-per-game-help = Nach so vielen Runden endet die Partie, egal wie es steht. 0 heißt: Sie endet nach Punkten.
