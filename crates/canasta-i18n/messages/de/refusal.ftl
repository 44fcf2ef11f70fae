### Warum etwas nicht erlaubt ist. Steht nach „Nicht erlaubt:“, also klein und ohne Punkt.

## Der falsche Moment

refusal-draw-first = erst ziehen oder den Stapel nehmen
refusal-already-drew = du hast schon gezogen oder den Stapel genommen; jetzt melden oder abwerfen
refusal-answer-due = „Darf ich ausmachen?“ ist noch nicht beantwortet
refusal-nothing-asked = niemand hat „Darf ich ausmachen?“ gefragt
refusal-stock-not-empty = der Talon ist noch nicht leer; zieh oder nimm den Stapel
refusal-deal-over = die Runde ist zu Ende

## Fehlende Karten

refusal-card-not-held = { CARD($card, form: "acc") } hast du nicht auf der Hand
refusal-card-held-less = { CARD($card, form: "acc") } nennst du { $named ->
        [1] einmal
        [2] zweimal
       *[other] { SPELL($named) }mal
    }, hast die Karte aber nur { $held ->
        [1] einmal
       *[other] zweimal
    }
refusal-kind-not-held = { KIND($kind, form: "many") } hast du nicht auf der Hand
refusal-kind-held-less = du nennst { $named ->
        [one] { KIND($kind, form: "a-acc") }
       *[other] { SPELL($named) } { KIND($kind, form: "many") }
    }, hast aber nur { $held ->
        [one] { KIND($kind, form: "a-acc") }
       *[other] { SPELL($held) }
    }

## Unlesbare Eingaben

refusal-unread-nothing = es ist keine Aktion angegeben
refusal-unread-word = „{ $word }“ ist keine Aktion
refusal-unread-card = „{ $card }“ ist keine Karte; schreib Rang und Farbe, zum Beispiel 4H
refusal-unread-rank = „{ $rank }“ ist kein Rang
refusal-nothing-named = nenne die Karten, die du melden willst
refusal-unread-one-card = zu „{ $act }“ gehört genau eine Karte; { $named ->
        [0] es ist keine angegeben
        [one] es ist eine angegeben
       *[other] es sind { $named } angegeben
    }
refusal-unread-alone = auf „{ $act }“ darf nichts folgen, es folgt aber „{ $extra }“

## Meldungen

refusal-meld-too-small = eine Meldung braucht mindestens drei Karten; deine Meldung aus { KIND($rank, form: "dat") } hat { $cards ->
        [0] keine
        [one] nur eine
       *[other] nur { SPELL($cards) }
    }
refusal-too-few-naturals = eine Meldung braucht mindestens zwei natürliche Karten; deine Meldung aus { KIND($rank, form: "dat") } hat { $naturals ->
        [0] keine
        [one] nur eine
       *[other] nur { SPELL($naturals) }
    }
refusal-too-many-wilds = eine Meldung darf höchstens drei wilde Karten haben; deine Meldung aus { KIND($rank, form: "dat") } hätte { SPELL($wilds) }
refusal-wilds-need-naturals = { $wilds ->
        [one] für eine wilde Karte
       *[other] für { SPELL($wilds) } wilde Karten
    } braucht eine Meldung mindestens { SPELL($needs) } natürliche; deine Meldung aus { KIND($rank, form: "dat") } hätte { $naturals ->
        [one] nur eine
       *[other] nur { SPELL($naturals) }
    }
refusal-wild-on-natural-canasta = dein Canasta aus { KIND($rank, form: "dat") } ist echt; eine wilde Karte darf nicht dazu
refusal-wilds-outnumber = eine Meldung darf nicht mehr wilde als natürliche Karten haben; deine hätte { $naturals ->
        [one] { KIND($rank, form: "a-acc") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } und { $wilds ->
        [one] eine wilde Karte
       *[other] { SPELL($wilds) } wilde Karten
    }
refusal-naturals-must-outnumber = wenn du den Stapel für die Erstmeldung nimmst, braucht jede Meldung mehr natürliche als wilde Karten; deine hätte { $naturals ->
        [one] { KIND($rank, form: "a-acc") }
       *[other] { SPELL($naturals) } { KIND($rank, form: "many") }
    } und { $wilds ->
        [one] eine wilde Karte
       *[other] { SPELL($wilds) } wilde Karten
    }
refusal-first-round = in deinem ersten Zug der Runde darfst du weder melden noch den Stapel nehmen
refusal-wild-in-initial-meld = die Erstmeldung darf keine wilden Karten enthalten; deine Meldung aus { KIND($rank, form: "dat") } hat { $wilds ->
        [one] eine
       *[other] { SPELL($wilds) }
    }
refusal-mixed-ranks = { KIND($one, form: "many") } und { KIND($other, form: "many") } gehen nicht zusammen; in einer Meldung haben alle Karten denselben Rang
refusal-wilds-alone = wilde Karten allein sind keine Meldung; wähl eine Meldung, zu der sie sollen
refusal-named-twice = { KIND($rank, form: "many") } stehen in zwei Gruppen; fass sie zusammen
refusal-no-such-meld = deine Seite hat keine Meldung aus { KIND($rank, form: "dat") }, an die du anlegen könntest
refusal-red-threes-not-melded = rote Dreien kann man nicht melden
refusal-black-threes-not-yet = schwarze Dreien darfst du nur beim Ausmachen melden, und dir blieben noch mehrere Karten
refusal-black-threes-no-wilds = zu schwarzen Dreien dürfen keine wilden Karten
refusal-below-minimum = deine Erstmeldung braucht { $needs } Punkte; das sind { $makes }

## Der Stapel

refusal-pile-empty = es gibt keinen Stapel zum Nehmen
refusal-stock-empty = der Talon ist leer; nimm den Stapel oder passe
refusal-pile-blocked = { KIND($top, form: "a") } liegt oben, da kannst du den Stapel nicht nehmen
refusal-pile-frozen = { $held ->
        [0] der Stapel ist durch { KIND($by, form: "a-acc") } eingefroren, und du hast keine { KIND($top, form: "weak") }
        [1] der Stapel ist durch { KIND($by, form: "a-acc") } eingefroren, und du hast nur { KIND($top, form: "a-acc") }
       *[other] { $named ->
            [0] der Stapel ist durch { KIND($by, form: "a-acc") } eingefroren; zum Nehmen brauchst du zwei { KIND($top, form: "many") } von deiner Hand
            [one] der Stapel ist durch { KIND($by, form: "a-acc") } eingefroren; zum Nehmen brauchst du zwei { KIND($top, form: "many") } von deiner Hand, nicht nur { KIND($top, form: "a-acc") }
           *[other] der Stapel ist durch { KIND($by, form: "a-acc") } eingefroren; zum Nehmen brauchst du zwei { KIND($top, form: "many") } von deiner Hand, nicht nur { SPELL($named) }
        }
    }
refusal-pile-frozen-unopened = { $held ->
        [0] bis zur Erstmeldung ist der Stapel für dich eingefroren, und du hast keine { KIND($top, form: "weak") }
        [1] bis zur Erstmeldung ist der Stapel für dich eingefroren, und du hast nur { KIND($top, form: "a-acc") }
       *[other] { $named ->
            [0] bis zur Erstmeldung ist der Stapel für dich eingefroren; zum Nehmen brauchst du zwei { KIND($top, form: "many") } von deiner Hand
            [one] bis zur Erstmeldung ist der Stapel für dich eingefroren; zum Nehmen brauchst du zwei { KIND($top, form: "many") } von deiner Hand, nicht nur { KIND($top, form: "a-acc") }
           *[other] bis zur Erstmeldung ist der Stapel für dich eingefroren; zum Nehmen brauchst du zwei { KIND($top, form: "many") } von deiner Hand, nicht nur { SPELL($named) }
        }
    }
refusal-pile-needs-match = { $wild ->
        [yes] { $held ->
            [0] für den Stapel brauchst du von deiner Hand zwei { KIND($top, form: "many") } oder { KIND($top, form: "a-acc") } und eine wilde Karte; du hast keine { KIND($top, form: "weak") }
           *[other] für den Stapel brauchst du von deiner Hand zwei { KIND($top, form: "many") } oder { KIND($top, form: "a-acc") } und eine wilde Karte
        }
       *[no] { $held ->
            [0] für den Stapel brauchst du zwei { KIND($top, form: "many") } von deiner Hand; du hast keine
           *[other] für den Stapel brauchst du zwei { KIND($top, form: "many") } von deiner Hand
        }
    }
refusal-canasta-complete = dein Canasta aus { KIND($rank, form: "dat") } ist fertig und nimmt keine Karte vom Stapel mehr auf
refusal-taken-this-turn = die { KIND($kind, form: "weak") } hast du mit dem Stapel genommen; melden darfst du sie erst in deinem nächsten Zug
refusal-one-card-hand = mit nur einer Karte auf der Hand darfst du keinen Stapel aus einer Karte nehmen
refusal-must-take-pile = der Talon ist leer, und { KIND($top, form: "the") } oben passt zu deiner Meldung; du musst den Stapel nehmen

## Ausmachen

refusal-must-keep-card = dir bliebe eine Karte, die du nicht abwerfen darfst: zum Ausmachen braucht deine Seite { $needs ->
        [one] ein Canasta
       *[other] { SPELL($needs) } Canastas
    } und hat { $has ->
        [0] noch keins
        [one] erst eins
       *[other] erst { SPELL($has) }
    }
refusal-no-canasta = dir bliebe keine Karte: zum Ausmachen braucht deine Seite { $needs ->
        [one] ein Canasta
       *[other] { SPELL($needs) } Canastas
    } und hat { $has ->
        [0] noch keins
        [one] erst eins
       *[other] erst { SPELL($has) }
    }
refusal-partner-said-no = die Antwort war Nein; in diesem Zug darfst du nicht ausmachen
refusal-must-ask = vor dem Ausmachen musst du fragen
refusal-must-go-out = die Antwort war Ja, also musst du in diesem Zug ausmachen; so ginge das nicht mehr
refusal-must-go-out-declare = die Antwort war Ja; leg erst { $threes ->
        [one] deine rote Drei
       *[other] deine roten Dreien
    } aus, dann mach aus
refusal-ask-alone = du hast keinen Partner, den du fragen könntest
refusal-ask-twice = du hast in diesem Zug schon gefragt
refusal-ask-too-late = fragen darfst du nur, bevor du meldest oder den Stapel nimmst
refusal-ask-melded-more = fragen darfst du nur, bevor du weitere Karten meldest
refusal-ask-too-early = fragen darfst du erst, wenn du gezogen oder den Stapel genommen hast
refusal-ask-declare-first = leg erst { $threes ->
        [one] deine rote Drei
       *[other] deine roten Dreien
    } aus, dann frag
refusal-ask-unable = du kannst jetzt nicht ausmachen
refusal-ask-no-way-back = bei einem Nein könntest du deinen Zug nicht beenden

## Rote Dreien

refusal-cannot-discard = rote Dreien kann man nicht abwerfen
refusal-declare-automatic = rote Dreien werden hier von selbst ausgelegt, du musst nichts tun
refusal-declare-not-held = diese rote Drei hast du nicht
refusal-declare-other-card = auslegen kann man nur rote Dreien
