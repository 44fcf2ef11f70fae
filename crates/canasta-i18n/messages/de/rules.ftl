### Ein Regelwerk in einfachen Sätzen, vollständig und mit allen Zahlen.

## Überschriften

rules-heading-deal = Spieler und Geben
rules-heading-cards = Die Karten
rules-heading-turn = Ein Zug
rules-heading-threes = Die Dreien
rules-heading-melds = Meldungen und Canastas
rules-heading-initial-meld = Die Erstmeldung
rules-heading-pile = Der Abwurfstapel
rules-heading-going-out = Ausmachen
rules-heading-stock-end = Wenn der Talon leer ist
rules-heading-scores = Abrechnung
rules-heading-knowing = Was man sagen und wissen darf

## Spielerzahlen: „bei zwei oder drei Spielern“.

rules-players = { $count ->
        [1] { SPELL($first) }
        [2] { SPELL($first) } oder { SPELL($second) }
        [3] { SPELL($first) }, { SPELL($second) } oder { SPELL($third) }
       *[other] { SPELL($first) }, { SPELL($second) }, { SPELL($third) } oder { SPELL($fourth) }
    }

## Spieler und Geben

rules-sides-any = Canasta spielen zwei bis sechs Personen. Zu viert spielen zwei gegen zwei, zu sechst drei gegen drei; Partner und Gegner sitzen abwechselnd. Zu zweit und zu dritt spielen alle für sich, und eine „Seite“ ist eine einzelne Person.
rules-sides = { $players ->
        [4] Vier Spieler, zwei gegen zwei. Partner sitzen sich gegenüber.
        [6] Sechs Spieler, drei gegen drei. Partner und Gegner sitzen abwechselnd.
       *[other] { SPELL($players, case: "capital") } Spieler, alle für sich.
    }
rules-five-individuals = { $any ->
        [yes] Auch zu fünft spielen alle für sich.
       *[no] Fünf Spieler, alle für sich.
    }
rules-five-two-sides = { $any ->
        [yes] Zu fünft spielen drei gegen zwei.
       *[no] Fünf Spieler, drei gegen zwei.
    } Es spielen immer nur vier: In jeder Runde setzt reihum eine Person der Dreierseite aus. Die anderen sitzen abwechselnd und spielen nach den Regeln für vier. Wer aussetzt, bekommt keine Karten, teilt aber die Punkte der Seite.
rules-seating-drawn = { $alone ->
        [yes] Die Plätze werden mit Karten ausgelost.
       *[no] Partner und Plätze werden mit Karten ausgelost.
    } Das Ass ist am höchsten, die Zwei am niedrigsten; bei gleichem Rang gilt Pik vor Herz, Karo und Kreuz.
rules-seating-highest = { $players ->
        [any] Wer die höchste Karte hat, wählt einen Platz. Partner, falls es welche gibt, werden die mit den nächsthöchsten Karten.
        [two] Wer die höhere Karte hat, wählt einen Platz, die andere Person sitzt gegenüber.
        [four] Wer die höchste Karte hat, wählt einen Platz; Partner wird, wer die zweithöchste hat.
        [five] Die beiden mit den höchsten Karten bilden das Paar. Wer die niedrigste hat, setzt als Erstes aus.
        [six] Wer die höchste Karte hat, wählt einen Platz; Partner werden die beiden mit den nächsthöchsten.
       *[alone] Wer die höchste Karte hat, wählt einen Platz; links davon setzen sich die anderen in der Reihenfolge ihrer Karten.
    }
rules-seating-again = { $ends ->
        [yes] Neu zieht, wer einen Joker, die gleiche Karte wie jemand anders, mehrere Karten oder eine der je vier Karten an den beiden Enden gezogen hat.
       *[no] Neu zieht, wer einen Joker oder die gleiche Karte wie jemand anders gezogen hat.
    }
rules-seating-optional = { $alone ->
        [yes] Die Plätze sind frei wählbar. Wer mag, lost sie mit Karten aus.
       *[no] Partner und Plätze sind frei wählbar. Wer mag, lost sie mit Karten aus.
    }
rules-seating-fixed = { $alone ->
        [yes] Plätze werden nicht ausgelost: Alle sitzen wie vereinbart.
       *[no] Partner werden nicht ausgelost: Sie stehen vor der Partie fest.
    }
rules-first-dealer-seats-drawn = { $clockwise ->
        [yes] Wer die höchste Karte gezogen hat, beginnt, und die Person rechts davon gibt die erste Runde.
       *[no] Wer die höchste Karte gezogen hat, beginnt, und die Person links davon gibt die erste Runde.
    }
rules-first-dealer-drawn = { $clockwise ->
        [yes] Wer zuerst gibt, wird mit Karten ausgelost: Wer die höchste zieht, beginnt, und die Person rechts davon gibt.
       *[no] Wer zuerst gibt, wird mit Karten ausgelost: Wer die höchste zieht, beginnt, und die Person links davon gibt.
    }
rules-first-dealer-random = Wer zuerst gibt, entscheidet der Zufall.
rules-cut-left = Vor jeder Runde hebt ab, wer links vom Geber sitzt.
rules-cut-left-may = Vor jeder Runde darf abheben, wer links vom Geber sitzt, muss es aber nicht.
rules-cut-right = Vor jeder Runde hebt ab, wer rechts vom Geber sitzt.
rules-hand-size = { $cards ->
        [one] Alle bekommen 1 Karte.
       *[other] Alle bekommen je { $cards } Karten.
    }
rules-hand-sizes = Ausgeteilt werden je { $hands }.
rules-hand-size-when = { $cards ->
        [one] 1 Karte bei { $players } Spielern
       *[other] { $cards } Karten bei { $players } Spielern
    }
rules-dealing = { $clockwise ->
        [yes] Die Karten werden einzeln im Uhrzeigersinn gegeben, links vom Geber beginnend. Wer links vom Geber sitzt, hat den ersten Zug.
       *[no] Die Karten werden einzeln gegeben, rechts vom Geber beginnend. Wer rechts vom Geber sitzt, hat den ersten Zug.
    }
rules-clockwise = Gespielt und gegeben wird im Uhrzeigersinn.
rules-counterclockwise = Gespielt und gegeben wird gegen den Uhrzeigersinn.
rules-stock = Die übrigen Karten bilden den Talon. Seine oberste Karte wird aufgedeckt; mit ihr beginnt der Abwurfstapel.
rules-upcard-threes-covered = Ist die aufgedeckte Karte eine wilde Karte oder eine Drei, wird sie mit der nächsten Karte bedeckt, und so weiter.
rules-upcard-first-black-three-stays = Ist die aufgedeckte Karte eine wilde Karte oder eine Drei, wird sie mit der nächsten Karte bedeckt, und so weiter. Eine schwarze Drei, die gleich als erste aufgedeckt wird, bleibt offen.
rules-upcard-black-three-stays = Ist die aufgedeckte Karte eine wilde Karte oder eine rote Drei, wird sie mit der nächsten Karte bedeckt, und so weiter. Eine schwarze Drei bleibt offen.
rules-exact-deal-bonus = { $points ->
        [0] Wer zum Geben auf Anhieb genau die richtige Zahl Karten vom Päckchen nimmt, bekommt dafür nichts.
        [one] Wer zum Geben auf Anhieb genau die richtige Zahl Karten vom Päckchen nimmt, mit oder ohne die aufzudeckende, bekommt { $points } Punkt. Hier gibt das Programm, darum kommt das nicht vor.
       *[other] Wer zum Geben auf Anhieb genau die richtige Zahl Karten vom Päckchen nimmt, mit oder ohne die aufzudeckende, bekommt { $points } Punkte. Hier gibt das Programm, darum kommt das nicht vor.
    }

## Die Karten

rules-packs = Gespielt wird mit zwei Kartenspielen zu 52 Blatt und vier Jokern, zusammen 108 Karten.
rules-wild-cards = Joker und Zweien sind wilde Karten: In einer Meldung ersetzen sie jede Karte von der Vier bis zum Ass. Die Karten von der Vier bis zum Ass heißen natürliche Karten. Dreien sind weder das eine noch das andere.
rules-values = Ein Joker zählt 50 Punkte, Ass und Zwei je 20, König, Dame, Bube, Zehn, Neun und Acht je 10, Sieben, Sechs, Fünf, Vier und die schwarze Drei je 5. Eine rote Drei hat keinen eigenen Wert, nur ihre Prämie.
rules-card-values = Ein Joker zählt { $joker }, eine Zwei { $two }, ein Ass { $ace }, König, Dame, Bube, Zehn, Neun und Acht je { $high }, Sieben, Sechs, Fünf und Vier je { $low } und eine schwarze Drei { $black }. Eine rote Drei hat keinen eigenen Wert, nur ihre Prämie.

## Ein Zug

rules-turn = { $clockwise ->
        [yes] Zieh zuerst vom Talon oder nimm den Abwurfstapel. Dann kannst du melden und anlegen. Zum Schluss wirfst du eine Karte ab. Weiter geht es nach links.
       *[no] Zieh zuerst vom Talon oder nimm den Abwurfstapel. Dann kannst du melden und anlegen. Zum Schluss wirfst du eine Karte ab. Weiter geht es nach rechts.
    }
rules-draw-count = { $cards ->
        [one] In jedem Zug ziehst du eine Karte vom Talon und wirfst eine ab.
       *[other] In jedem Zug ziehst du { SPELL($cards) } Karten vom Talon, wirfst aber nur eine ab.
    }
rules-draw-counts = In jedem Zug ziehst du vom Talon { $draws }, wirfst aber nur eine ab.
rules-draw-count-when = { $cards ->
        [one] eine Karte bei { $players } Spielern
       *[other] { SPELL($cards) } Karten bei { $players } Spielern
    }
rules-draw-fewer = Hat der Talon weniger Karten, ziehst du den Rest.
rules-melds-in-first-round = Schon in deinem ersten Zug darfst du melden und den Stapel nehmen.
rules-no-melds-in-first-round = In deinem ersten Zug der Runde darfst du weder melden noch den Stapel nehmen.
rules-no-way-back = Was gemeldet oder gezogen ist, kannst du nicht zurücknehmen.

## Die Dreien

rules-declaring-by-hand = Eine gezogene rote Drei bleibt auf deiner Hand, bis du sie auslegst: Das darfst du jederzeit in deinem Zug, und dann ziehst du eine Karte nach.
rules-declaring-automatic = Eine gezogene rote Drei wird sofort ausgelegt, und du ziehst eine Karte nach.
rules-dealt-red-threes-by-hand = Rote Dreien, die du beim Geben bekommst, bleiben auf deiner Hand, bis du sie auslegst.
rules-dealt-red-threes-at-once = { $clockwise ->
        [yes] Rote Dreien, die du beim Geben bekommst, werden vor dem ersten Zug ausgelegt und ersetzt, links vom Geber beginnend.
       *[no] Rote Dreien, die du beim Geben bekommst, werden vor dem ersten Zug ausgelegt und ersetzt, rechts vom Geber beginnend.
    }
rules-dealt-red-threes-first-turn = Rote Dreien, die du beim Geben bekommst, werden am Anfang deines ersten Zuges ausgelegt, und du ziehst Karten nach. Endet die Runde vorher, werden sie zur Abrechnung ausgelegt.
rules-undeclared-never = Rote Dreien muss man nicht auslegen, also gibt es auch keine Strafpunkte dafür.
rules-undeclared-penalty = { $points ->
        [0] Eine rote Drei, die du nicht auslegst, kostet nichts.
        [one] Eine rote Drei, die am Ende deines Zuges oder der Runde noch auf deiner Hand ist, kostet { $points } Punkt, einmal pro Karte.
       *[other] Eine rote Drei, die am Ende deines Zuges oder der Runde noch auf deiner Hand ist, kostet { $points } Punkte, einmal pro Karte.
    }
rules-declared-late = Du kannst sie auch später noch auslegen; ohne Auslegen gibt es keine Prämie. Endet die Runde vor deinem ersten Zug, kosten rote Dreien, die du beim Geben bekommen hast, nichts und werden ausgelegt. Auf der Hand zählt eine rote Drei als Karte, du kannst sie aber weder melden noch abwerfen.
rules-red-three-in-pile = Enthält der Stapel, den du nimmst, eine rote Drei, wird sie ausgelegt. Nachgezogen wird dafür nicht.
rules-red-three-no-meld = Eine rote Drei ist keine Meldung: Sie zählt nicht zur Erstmeldung und steht verdecktem Ausmachen nicht im Weg.
rules-red-three-bonus = { $points ->
        [0] Rote Dreien zählen nichts.
        [one] Jede ausgelegte rote Drei zählt { $points } Punkt.
       *[other] Jede ausgelegte rote Drei zählt { $points } Punkte.
    }
rules-four-red-threes-bonus = { $points ->
        [0] { $alone ->
            [yes] Alle vier roten Dreien zusammen zählen nichts.
           *[no] Alle vier roten Dreien auf einer Seite zählen nichts.
        }
        [one] { $alone ->
            [yes] Wer alle vier roten Dreien hat, bekommt dafür insgesamt { $points } Punkt.
           *[no] Alle vier roten Dreien auf einer Seite zählen insgesamt { $points } Punkt.
        }
       *[other] { $alone ->
            [yes] Wer alle vier roten Dreien hat, bekommt dafür insgesamt { $points } Punkte.
           *[no] Alle vier roten Dreien auf einer Seite zählen insgesamt { $points } Punkte.
        }
    }
rules-red-threes-count = { $alone ->
        [yes] { $needs ->
            [meld] { $otherwise ->
                [minus] Rote Dreien zählen für dich, wenn du bis zum Ende der Runde gemeldet hast, sonst gegen dich.
               *[nothing] Rote Dreien zählen für dich, wenn du bis zum Ende der Runde gemeldet hast, sonst gar nicht.
            }
           *[canasta] { $otherwise ->
                [minus] Rote Dreien zählen für dich, wenn du am Ende der Runde ein Canasta hast, sonst gegen dich.
               *[nothing] Rote Dreien zählen für dich, wenn du am Ende der Runde ein Canasta hast, sonst gar nicht.
            }
        }
       *[no] { $needs ->
            [meld] { $otherwise ->
                [minus] Rote Dreien zählen für deine Seite, wenn sie bis zum Ende der Runde gemeldet hat, sonst gegen sie.
               *[nothing] Rote Dreien zählen für deine Seite, wenn sie bis zum Ende der Runde gemeldet hat, sonst gar nicht.
            }
           *[canasta] { $otherwise ->
                [minus] Rote Dreien zählen für deine Seite, wenn sie am Ende der Runde ein Canasta hat, sonst gegen sie.
               *[nothing] Rote Dreien zählen für deine Seite, wenn sie am Ende der Runde ein Canasta hat, sonst gar nicht.
            }
        }
    }
rules-red-threes-never-cost = Rote Dreien kosten nie Punkte.
rules-red-three-costs-the-same = Rote Dreien, die gegen dich zählen, kosten so viel, wie sie sonst einbringen.
rules-red-three-penalty = { $points ->
        [one] Jede rote Drei, die gegen dich zählt, kostet { $points } Punkt, auch wenn es alle vier sind.
       *[other] Jede rote Drei, die gegen dich zählt, kostet { $points } Punkte, auch wenn es alle vier sind.
    }
rules-no-max-red-three-penalty = Es gibt keine Obergrenze für das, was rote Dreien kosten.
rules-max-red-three-penalty = { $points ->
        [one] Rote Dreien kosten höchstens { $points } Punkt pro Runde.
       *[other] Rote Dreien kosten höchstens { $points } Punkte pro Runde.
    }
rules-red-three-freezes = Wird nach dem Geben eine rote Drei aufgedeckt, ist der Stapel für alle eingefroren, bis ihn jemand nimmt.
rules-red-three-does-not-freeze = Wird nach dem Geben eine rote Drei aufgedeckt, friert das den Stapel nicht ein.
rules-black-three-freezes = Eine schwarze Drei im Stapel friert ihn für alle ein, bis ihn jemand nimmt.
rules-black-three-does-not-freeze = Eine schwarze Drei friert den Stapel nicht ein: Sie sperrt ihn nur für den nächsten Zug.
rules-black-threes-melded = Schwarze Dreien darfst du nur beim Ausmachen melden: drei oder vier davon, ohne wilde Karten.

## Meldungen und Canastas

rules-meld = Eine Meldung besteht aus drei oder mehr Karten eines Ranges, davon mindestens zwei natürliche und höchstens drei wilde. Folgen sind keine Meldungen.
rules-wilds-in-any-meld = Jede Meldung darf bis zu drei wilde Karten haben.
rules-naturals-for-wilds = Eine Meldung mit einer wilden Karte braucht mindestens { SPELL($first) } natürliche, mit zwei wilden mindestens { SPELL($second) } und mit drei wilden mindestens { SPELL($third) }.
rules-wilds-on-natural-canasta = An ein echtes Canasta darfst du eine wilde Karte anlegen; dann ist es unecht.
rules-no-wilds-on-natural-canasta = An ein echtes Canasta darfst du keine wilde Karte anlegen.
rules-wilds-may-outnumber = Eine Meldung darf mehr wilde als natürliche Karten haben: Zwei Könige, zwei Zweien und ein Joker sind eine Meldung.
rules-wilds-may-not-outnumber = Eine Meldung darf nicht mehr wilde als natürliche Karten haben: Zwei Könige, zwei Zweien und ein Joker sind keine Meldung.
rules-melds-of-side = { $alone ->
        [yes] Du hast höchstens eine Meldung pro Rang und kannst später anlegen. Du darfst auch einen Rang melden, den andere schon haben, aber nie bei anderen anlegen.
       *[no] Partner haben gemeinsame Meldungen. Eine Seite hat höchstens eine Meldung pro Rang und kann später anlegen. Du darfst auch einen Rang melden, den die Gegner schon haben, aber nie bei ihnen anlegen.
    }
rules-canasta = Eine Meldung aus sieben oder mehr Karten ist ein Canasta: ohne wilde Karten ein echtes, sonst ein unechtes. Es wird zu einem Päckchen zusammengeschoben, beim echten liegt eine rote Karte oben, beim unechten eine schwarze. Kommt zu einem echten Canasta eine wilde Karte, wird es unecht. Andere Karten, die du anlegst, zählen nur ihren eigenen Wert.
rules-natural-canasta-bonus = { $points ->
        [0] Ein echtes Canasta bringt keine Prämie.
        [one] Ein echtes Canasta bringt zusätzlich zu seinen Karten { $points } Punkt.
       *[other] Ein echtes Canasta bringt zusätzlich zu seinen Karten { $points } Punkte.
    }
rules-mixed-canasta-bonus = { $points ->
        [0] Ein unechtes Canasta bringt keine Prämie.
        [one] Ein unechtes Canasta bringt zusätzlich zu seinen Karten { $points } Punkt.
       *[other] Ein unechtes Canasta bringt zusätzlich zu seinen Karten { $points } Punkte.
    }
rules-concealed-canasta-bonus = { $points ->
        [0] Ein Canasta, das auf einmal gemeldet wird, bringt nichts extra.
        [one] Ein verdecktes Canasta, auf einmal von der Hand gemeldet, mit oder ohne die oberste Karte des Stapels, bringt { $points } Punkt extra, auch wenn später angelegt wird.
       *[other] Ein verdecktes Canasta, auf einmal von der Hand gemeldet, mit oder ohne die oberste Karte des Stapels, bringt { $points } Punkte extra, auch wenn später angelegt wird.
    }

## Die Erstmeldung

rules-initial-meld = { $alone ->
        [yes] Die Erstmeldung ist deine erste Meldung in einer Runde.
       *[no] Die Erstmeldung ist die erste Meldung deiner Seite in einer Runde.
    }
rules-minimums = { $alone ->
        [yes] { $first ->
            [one] Deine Erstmeldung muss mindestens { $first } Punkt zählen, bei höherem Punktestand vor der Runde { $second }, { $third } oder { $fourth }.
           *[other] Deine Erstmeldung muss mindestens { $first } Punkte zählen, bei höherem Punktestand vor der Runde { $second }, { $third } oder { $fourth }.
        }
       *[no] { $first ->
            [one] Die Erstmeldung deiner Seite muss mindestens { $first } Punkt zählen, bei höherem Punktestand vor der Runde { $second }, { $third } oder { $fourth }.
           *[other] Die Erstmeldung deiner Seite muss mindestens { $first } Punkte zählen, bei höherem Punktestand vor der Runde { $second }, { $third } oder { $fourth }.
        }
    }
rules-minimum-from = Die höheren Werte gelten ab { $second }, { $third } und { $fourth } Punkten.
rules-no-fifth-minimum = Ein fünftes Minimum gibt es nicht.
rules-fifth-minimum = { $points ->
        [one] Ab { $from } Punkten beträgt das Minimum { $points } Punkt.
       *[other] Ab { $from } Punkten beträgt das Minimum { $points } Punkte.
    }
rules-one-minimum = { $alone ->
        [yes] { $points ->
            [0] Für die Erstmeldung gibt es kein Minimum.
            [one] Deine Erstmeldung muss mindestens { $points } Punkt zählen, unabhängig vom Punktestand.
           *[other] Deine Erstmeldung muss mindestens { $points } Punkte zählen, unabhängig vom Punktestand.
        }
       *[no] { $points ->
            [0] Für die Erstmeldung gibt es kein Minimum.
            [one] Die Erstmeldung deiner Seite muss mindestens { $points } Punkt zählen, unabhängig vom Punktestand.
           *[other] Die Erstmeldung deiner Seite muss mindestens { $points } Punkte zählen, unabhängig vom Punktestand.
        }
    }
rules-initial-meld-counts = Du darfst dafür mehrere Meldungen zusammenzählen, aber nur, wenn du sie auf einmal machst. Nimmst du den Stapel, zählt nur seine oberste Karte mit. Prämien zählen nicht.
rules-pile-opening-outnumbers = Nimmst du den Stapel für die Erstmeldung, braucht jede Meldung mehr natürliche als wilde Karten.
rules-pile-opening-like-any = Nimmst du den Stapel für die Erstmeldung, gelten die üblichen Grenzen für wilde Karten.
rules-wilds-in-initial-meld = Die Erstmeldung darf wilde Karten enthalten.
rules-no-wilds-in-initial-meld = Die Erstmeldung darf keine wilden Karten enthalten, ob mit oder ohne Stapel. Du darfst sie später im selben Zug anlegen und auch verwenden, wenn du verdeckt ausmachst, ohne in diesem Zug den Stapel zu nehmen.
rules-initial-meld-concealed = Machst du verdeckt aus, ohne in diesem Zug den Stapel zu nehmen, gilt kein Minimum.

## Der Abwurfstapel

rules-taking = Statt zu ziehen, kannst du den Abwurfstapel nehmen, wenn du seine oberste Karte mit Karten von deiner Hand meldest oder an eine eigene Meldung anlegst. Andere Karten des Stapels darfst du dafür nicht verwenden. Danach nimmst du den Rest auf die Hand und kannst weiter melden.
rules-pile-blocked = Liegt eine wilde Karte oder eine Drei oben, kann niemand den Stapel nehmen.
rules-frozen = { $by ->
        [wild] Der Stapel ist für alle eingefroren, solange eine wilde Karte darin liegt; die unterste davon liegt quer. Er bleibt eingefroren, bis ihn jemand nimmt.
        [red-three] Der Stapel ist für alle eingefroren, solange eine wilde Karte oder eine rote Drei darin liegt; die unterste davon liegt quer. Er bleibt eingefroren, bis ihn jemand nimmt.
        [black-three] Der Stapel ist für alle eingefroren, solange eine wilde Karte oder eine schwarze Drei darin liegt; die unterste davon liegt quer. Er bleibt eingefroren, bis ihn jemand nimmt.
       *[both] Der Stapel ist für alle eingefroren, solange eine wilde Karte, eine rote oder eine schwarze Drei darin liegt; die unterste davon liegt quer. Er bleibt eingefroren, bis ihn jemand nimmt.
    }
rules-frozen-until-opened = { $alone ->
        [yes] { $opening ->
            [pair] Bis zu deiner Erstmeldung ist der Stapel für dich eingefroren: Willst du ihn für die Erstmeldung nehmen, brauchst du von deiner Hand ein natürliches Paar, das zur obersten Karte passt.
            [wild] Bis zu deiner Erstmeldung ist der Stapel für dich eingefroren, aber nicht für die Erstmeldung selbst: Dafür reichen eine passende natürliche und eine wilde Karte von deiner Hand, es sei denn, eine Karte im Stapel friert ihn für alle ein.
           *[free] Bis zu deiner Erstmeldung ist der Stapel für dich eingefroren, aber nicht für die Erstmeldung selbst: Dafür darfst du ihn nehmen, als wäre er nicht eingefroren, es sei denn, eine Karte im Stapel friert ihn für alle ein.
        }
       *[no] { $opening ->
            [pair] Bis zur Erstmeldung ist der Stapel für deine Seite eingefroren: Willst du ihn für die Erstmeldung nehmen, brauchst du von deiner Hand ein natürliches Paar, das zur obersten Karte passt.
            [wild] Bis zur Erstmeldung ist der Stapel für deine Seite eingefroren, aber nicht für die Erstmeldung selbst: Dafür reichen eine passende natürliche und eine wilde Karte von deiner Hand, es sei denn, eine Karte im Stapel friert ihn für alle ein.
           *[free] Bis zur Erstmeldung ist der Stapel für deine Seite eingefroren, aber nicht für die Erstmeldung selbst: Dafür darfst du ihn nehmen, als wäre er nicht eingefroren, es sei denn, eine Karte im Stapel friert ihn für alle ein.
        }
    }
rules-taking-frozen = { $alone ->
        [yes] Für einen eingefrorenen Stapel brauchst du von deiner Hand ein natürliches Paar, das zur obersten Karte passt; wilde Karten dürfen dazu. Die Karten dürfen auch an deine Meldung dieses Ranges.
       *[no] Für einen eingefrorenen Stapel brauchst du von deiner Hand ein natürliches Paar, das zur obersten Karte passt; wilde Karten dürfen dazu. Die Karten dürfen auch an die Meldung dieses Ranges, die deine Seite schon hat.
    }
rules-taking-onto-meld = { $alone ->
        [yes] Ist der Stapel nicht eingefroren, darfst du ihn auch nehmen, indem du die oberste Karte an deine Meldung dieses Ranges anlegst.
       *[no] Ist der Stapel nicht eingefroren, darfst du ihn auch nehmen, indem du die oberste Karte an eine Meldung deiner Seite anlegst.
    }
rules-taking-with-wild = Ist der Stapel nicht eingefroren, reichen auch eine passende natürliche und eine wilde Karte von deiner Hand.
rules-taking-not-with-wild = Eine natürliche und eine wilde Karte reichen nie für den Stapel, auch wenn er nicht eingefroren ist.
rules-taking-onto-canasta = Die oberste Karte des Stapels darf auch an ein Canasta, wie an jede andere Meldung.
rules-canasta-takes-no-pile = Ein Canasta ist fertig: Passt die oberste Karte dazu, kannst du den Stapel nicht nehmen. Von der Hand darfst du weiter anlegen.
rules-one-card-takes-one-card = Auch mit nur einer Karte auf der Hand darfst du einen Stapel aus einer einzigen Karte nehmen.
rules-one-card-takes-more = Mit nur einer Karte auf der Hand darfst du einen Stapel aus einer einzigen Karte nicht nehmen.
rules-melds-from-pile = Karten, die mit dem Stapel kommen, darfst du im selben Zug melden.
rules-no-melds-from-pile = Außer der obersten darfst du Karten, die mit dem Stapel kommen, erst im nächsten Zug melden.
rules-pile-looked-through = In deinem ersten Zug darfst du den Stapel durchsehen, bevor du abwirfst. Sonst ist nur seine oberste Karte zu sehen.
rules-pile-not-looked-through = Den Stapel darf man nicht durchsehen; nur seine oberste Karte ist zu sehen.

## Ausmachen

rules-going-out = Du machst aus, indem du deine letzte Karte meldest oder abwirfst; damit endet die Runde. Abwerfen musst du dabei nicht.
rules-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [one] Zum Ausmachen brauchst du ein Canasta (es darf auch erst dabei fertig werden).
           *[other] Zum Ausmachen brauchst du { SPELL($canastas) } Canastas (sie dürfen auch erst dabei fertig werden).
        }
       *[no] { $canastas ->
            [one] Zum Ausmachen braucht deine Seite ein Canasta (es darf auch erst dabei fertig werden).
           *[other] Zum Ausmachen braucht deine Seite { SPELL($canastas) } Canastas (sie dürfen auch erst dabei fertig werden).
        }
    }
rules-canastas-needed-by-players = Zum Ausmachen braucht deine Seite { $needs } (sie dürfen auch erst dabei fertig werden).
rules-canastas-needed-when = { $canastas ->
        [one] ein Canasta bei { $players } Spielern
       *[other] { SPELL($canastas) } Canastas bei { $players } Spielern
    }
rules-card-must-stay = Wer nicht ausmachen darf, muss am Ende des Zuges mindestens eine Karte behalten. Du darfst also nicht so viel melden, dass dir keine bleibt.
rules-going-out-bonus = { $points ->
        [0] Ausmachen bringt keine Prämie.
        [one] Ausmachen bringt { $points } Punkt.
       *[other] Ausmachen bringt { $points } Punkte.
    }
rules-going-out-concealed = Du machst verdeckt aus, wenn du in der Runde noch nichts gemeldet hast und in einem einzigen Zug deine ganze Hand meldest, darunter ein Canasta. Du darfst dabei den Stapel nehmen und die letzte Karte abwerfen.
rules-concealed-beside-melds = { $partners ->
        [none] Du hast keinen Partner, der schon gemeldet haben könnte.
        [one] { $may ->
            [yes] Das gilt auch dann als verdeckt, wenn dein Partner schon gemeldet hat.
           *[no] Es gilt nicht als verdeckt, wenn dein Partner schon gemeldet hat.
        }
       *[some] { $may ->
            [yes] Das gilt auch dann als verdeckt, wenn ein Partner schon gemeldet hat.
           *[no] Es gilt nicht als verdeckt, wenn ein Partner schon gemeldet hat.
        }
    }
rules-concealed-adding = { $partners ->
        [none] Du hast keinen Partner, bei dem du anlegen könntest.
        [one] { $adding ->
            [allowed] Beim verdeckten Ausmachen darfst du bei deinem Partner anlegen, wenn du außerdem ein ganzes eigenes Canasta meldest.
            [not-allowed] Beim verdeckten Ausmachen darfst du nicht bei deinem Partner anlegen.
           *[nothing-there] Beim verdeckten Ausmachen hat dein Partner noch keine Meldungen, an die du anlegen könntest.
        }
       *[some] { $adding ->
            [allowed] Beim verdeckten Ausmachen darfst du bei einem Partner anlegen, wenn du außerdem ein ganzes eigenes Canasta meldest.
            [not-allowed] Beim verdeckten Ausmachen darfst du nicht bei einem Partner anlegen.
           *[nothing-there] Beim verdeckten Ausmachen hat noch kein Partner Meldungen, an die du anlegen könntest.
        }
    }
rules-concealed-bonus = { $points ->
        [0] Verdecktes Ausmachen bringt keine Prämie.
        [one] Verdecktes Ausmachen bringt insgesamt { $points } Punkt.
       *[other] Verdecktes Ausmachen bringt insgesamt { $points } Punkte.
    }
rules-black-three-bonus = { $points ->
        [0] Schwarze Dreien, die du beim Ausmachen meldest, zählen nur ihren Kartenwert.
        [one] Jede schwarze Drei, die du beim Ausmachen meldest, bringt { $points } Punkt mehr.
       *[other] Jede schwarze Drei, die du beim Ausmachen meldest, bringt { $points } Punkte mehr.
    }
rules-four-black-threes-bonus = { $points ->
        [0] Für alle vier schwarzen Dreien gibt es keine Prämie.
        [one] Alle vier schwarzen Dreien zu melden, bringt noch { $points } Punkt.
       *[other] Alle vier schwarzen Dreien zu melden, bringt noch { $points } Punkte.
    }
rules-must-ask = { $sure ->
        [yes] Ausmachen darfst du nur, wenn du gefragt und ein Ja bekommen hast.
       *[no] Mit Partner darfst du nur ausmachen, wenn du gefragt und ein Ja bekommen hast.
    }
rules-need-not-ask = Fragen muss man nicht.
rules-asking-alone = Es gibt keine Partner, also fragt vor dem Ausmachen niemand „Darf ich ausmachen?“.
rules-asking-before-taking = { $sure ->
        [yes] Einmal pro Zug darfst du „Darf ich ausmachen?“ fragen: vor oder nach dem Ziehen, aber nicht mehr, wenn du gemeldet oder den Stapel genommen hast.
       *[no] Mit Partner darfst du einmal pro Zug „Darf ich ausmachen?“ fragen: vor oder nach dem Ziehen, aber nicht mehr, wenn du gemeldet oder den Stapel genommen hast.
    }
rules-asking-after-drawing = { $sure ->
        [yes] Einmal pro Zug darfst du „Darf ich ausmachen?“ fragen: nachdem du gezogen oder den Stapel genommen hast und bevor du sonst etwas meldest.
       *[no] Mit Partner darfst du einmal pro Zug „Darf ich ausmachen?“ fragen: nachdem du gezogen oder den Stapel genommen hast und bevor du sonst etwas meldest.
    }
rules-answer = { $partners ->
        [one] Dein Partner antwortet mit Ja oder Nein, und das gilt: Bei Ja musst du in diesem Zug ausmachen, bei Nein darfst du es nicht.
        [two] Wer von deiner Seite als Nächstes am Zug ist, antwortet mit Ja oder Nein, und das gilt: Bei Ja musst du in diesem Zug ausmachen, bei Nein darfst du es nicht.
       *[any] Dein Partner (bei zwei Partnern der, der als Nächster am Zug ist) antwortet mit Ja oder Nein, und das gilt: Bei Ja musst du in diesem Zug ausmachen, bei Nein darfst du es nicht.
    } Fragen darfst du nur, wenn du sowohl ausmachen als auch weiterspielen könntest.

## Wenn der Talon leer ist

rules-last-drawer-ends = Wer die letzte Karte des Talons gezogen hat, beendet mit dem Abwurf die Runde.
rules-last-drawer-goes-on = Ist die letzte Karte des Talons gezogen, geht es trotzdem weiter.
rules-last-drawer-ends-when = Bei { $players } Spielern gilt: Wer die letzte Karte des Talons gezogen hat, beendet mit dem Abwurf die Runde.
rules-last-drawer-goes-on-when = Bei { $players } Spielern geht es weiter, auch wenn die letzte Karte des Talons gezogen ist.
rules-without-stock = Ist der Talon leer, geht es weiter, solange alle der Reihe nach den Stapel nehmen. Die Runde endet, sobald ihn jemand nicht nehmen kann oder will.
rules-deal-over-with-stock = Mit dem Talon endet auch die Runde, du musst also nie den Stapel nehmen.
rules-must-take = { $alone ->
        [yes] Ist der Talon leer, musst du den Stapel nehmen, wenn er nicht eingefroren ist, die oberste Karte zu einer deiner Meldungen passt und keine andere Regel es verbietet.
       *[no] Ist der Talon leer, musst du den Stapel nehmen, wenn er nicht eingefroren ist, die oberste Karte zu einer Meldung deiner Seite passt und keine andere Regel es verbietet.
    }
rules-need-not-take = Auch wenn der Talon leer ist, musst du den Stapel nicht nehmen.
rules-last-red-three = Ist die letzte Karte des Talons eine rote Drei, wird sie ausgelegt und die Runde endet sofort: ohne Melden und ohne Abwerfen.

## Abrechnung

rules-score = { $alone ->
        [yes] { $penalties ->
            [yes] Pro Runde zählen deine Prämien und gemeldeten Karten, abzüglich der Karten auf der Hand und der Strafpunkte. Das Ergebnis kann auch unter null liegen.
           *[no] Pro Runde zählen deine Prämien und gemeldeten Karten, abzüglich der Karten auf der Hand. Das Ergebnis kann auch unter null liegen.
        }
       *[no] { $penalties ->
            [yes] Pro Runde zählen die Prämien und gemeldeten Karten einer Seite, abzüglich der Karten auf der Hand und der Strafpunkte. Das Ergebnis kann auch unter null liegen.
           *[no] Pro Runde zählen die Prämien und gemeldeten Karten einer Seite, abzüglich der Karten auf der Hand. Das Ergebnis kann auch unter null liegen.
        }
    } Es kommt zum Punktestand dazu.
rules-game-points = { $alone ->
        [yes] Die Partie endet, wenn jemand am Ende einer Runde mindestens { $points } Punkte hat.
       *[no] Die Partie endet, wenn eine Seite am Ende einer Runde mindestens { $points } Punkte hat.
    }
rules-any-number-of-deals = Eine Partie kann beliebig viele Runden haben.
rules-deals-per-game = { $deals ->
        [one] Die Partie endet nach einer Runde, egal wie es steht.
       *[other] Die Partie endet nach { SPELL($deals) } Runden, egal wie es steht.
    }
rules-winner = Die meisten Punkte gewinnen; für den Sieg selbst gibt es keine Prämie. Bei Gleichstand an der Spitze folgt noch eine Runde.

## Was man sagen und wissen darf

rules-known = Offen für alle: alles auf dem Tisch, die oberste Karte des Stapels, die Zahl der Karten im Stapel, im Talon und auf jeder Hand, ob und durch welche Karte der Stapel eingefroren ist, der Punktestand und das Minimum der Erstmeldung.
rules-one-card-left = Hast du nur noch eine Karte, sag es an. Die sechste Karte einer Meldung darf quer liegen, um zu zeigen, dass nur noch eine zum Canasta fehlt.
rules-partners-chat = Partner dürfen sich das Minimum der Erstmeldung sagen, an rote Dreien erinnern und fragen, ob sie ausmachen dürfen. Mehr dürfen sie einander nicht sagen.
