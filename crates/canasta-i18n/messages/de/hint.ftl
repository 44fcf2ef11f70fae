### Tipps: die besten Züge, was die anderen kosten, und warum.

hint-title = Tipp
hint-button = Tipp
hint-close = Tipp schließen
hint-show = Zeig’s mir
hint-show-turn = Zeig’s mir: { $turn }
hint-nothing = Hier gibt es nichts zu entscheiden.
hint-not-now = Tipps gibt es nur, wenn du dran bist
hint-busy = Der Server hat gerade an anderen Tischen zu tun. Frag gleich noch einmal.
hint-source = { $deals ->
        [one] Aus einer durchgespielten Runde mit zufällig verteilten verdeckten Karten.
       *[other] Aus { $deals } durchgespielten Runden mit zufällig verteilten verdeckten Karten.
    }
hint-spoken = { hint-title }. { $turns }
hint-spoken-nothing = { hint-title }. { hint-nothing }
hint-spoken-turn = { $worth }: { $turn }

## Was ein Zug wert ist.

hint-only = Einziger Zug
hint-best = Am besten
hint-as-good = Genauso gut
hint-loses = Kostet { review-lost-points }

## Was zu tun ist.

hint-draw = { $then ->
        [yes] { $cards ->
            [0] Dann passen.
            [one] Dann ziehen.
           *[other] Dann { SPELL($cards) } Karten ziehen.
        }
       *[no] { $cards ->
            [0] Passen.
            [one] Ziehen.
           *[other] { SPELL($cards, case: "capital") } Karten ziehen.
        }
    }
hint-take-with = { $then ->
        [yes] { $melds ->
            [0] Dann den Stapel mit { $cards } nehmen.
           *[other] Dann den Stapel mit { $cards } nehmen und { $melds } melden.
        }
       *[no] { $melds ->
            [0] Den Stapel mit { $cards } nehmen.
           *[other] Den Stapel mit { $cards } nehmen und { $melds } melden.
        }
    }
hint-take-onto = { $then ->
        [yes] { $melds ->
            [0] Dann den Stapel zu den { KIND($rank, form: "dat") } nehmen.
           *[other] Dann den Stapel zu den { KIND($rank, form: "dat") } nehmen und { $melds } melden.
        }
       *[no] { $melds ->
            [0] Den Stapel zu den { KIND($rank, form: "dat") } nehmen.
           *[other] Den Stapel zu den { KIND($rank, form: "dat") } nehmen und { $melds } melden.
        }
    }
hint-meld = { $then ->
        [yes] Dann { $melds } melden.
       *[no] Zuerst { $melds } melden.
    }
hint-discard = { $then ->
        [yes] Dann { KIND($kind, form: "a-acc") } abwerfen.
       *[no] { KIND($kind, form: "a-acc", case: "capital") } abwerfen.
    }
hint-declare-red-three = { $then ->
        [yes] Dann die rote Drei auslegen.
       *[no] Die rote Drei auslegen.
    }
hint-ask = { $then ->
        [yes] Dann { $partner } fragen, ob du ausmachen darfst.
       *[no] { $partner } fragen, ob du ausmachen darfst.
    }
hint-answer = { $yes ->
        [yes] Mit Ja antworten.
       *[no] Mit Nein antworten.
    }

hint-loses-chance = Senkt deine Gewinnchance von { $best_share } auf { $share }
hint-worse-in = In { $deals } von 100 Runden schlechter

## Warum der beste Zug der beste ist.

hint-often = in { $deals } von { $of } Runden
hint-often-always = immer
hint-often-nearly-always = fast immer
hint-often-hardly = fast nie
hint-often-never = nie
hint-other-draw = wenn du stattdessen ziehst
hint-other-take = wenn du stattdessen den Stapel nimmst
hint-other-discard = wenn du stattdessen { KIND($kind, form: "a-acc") } abwirfst
hint-other-keep = wenn du diese Karten zurückhältst
hint-other-meld = wenn du jetzt meldest
hint-other-turn = wenn du anders spielst
hint-because-canasta = { $take ->
        [yes] { $alone ->
            [yes] Mit dem Stapel hast du am Ende deines nächsten Zuges { $often } ein Canasta aus { KIND($rank, form: "dat") }; { $other }, { $other_often }.
           *[no] Mit dem Stapel hat deine Seite am Ende deines nächsten Zuges { $often } ein Canasta aus { KIND($rank, form: "dat") }; { $other }, { $other_often }.
        }
       *[no] { $alone ->
            [yes] Du hast am Ende deines nächsten Zuges { $often } ein Canasta aus { KIND($rank, form: "dat") }; { $other }, { $other_often }.
           *[no] Deine Seite hat am Ende deines nächsten Zuges { $often } ein Canasta aus { KIND($rank, form: "dat") }; { $other }, { $other_often }.
        }
    }
hint-because-keep = { $pair ->
        [yes] { $cards ->
            [one] Behalt das Paar { KIND($rank, form: "many") }: { $player } wirft { $often } { KIND($rank, form: "a-acc") } ab, und du nimmst den Stapel (eine Karte).
           *[other] Behalt das Paar { KIND($rank, form: "many") }: { $player } wirft { $often } { KIND($rank, form: "a-acc") } ab, und du nimmst den Stapel (etwa { $cards } Karten).
        }
       *[no] { $cards ->
            [one] Behalt die { KIND($rank, form: "weak") }: { $player } wirft { $often } { KIND($rank, form: "a-acc") } ab, und du nimmst den Stapel (eine Karte).
           *[other] Behalt die { KIND($rank, form: "weak") }: { $player } wirft { $often } { KIND($rank, form: "a-acc") } ab, und du nimmst den Stapel (etwa { $cards } Karten).
        }
    }
hint-because-takes = { $alone ->
        [yes] Du nimmst bis zum Ende deines nächsten Zuges { $often } den Stapel; { $other }, { $other_often }.
       *[no] Deine Seite nimmt bis zum Ende deines nächsten Zuges { $often } den Stapel; { $other }, { $other_often }.
    }
hint-because-leave = { $cards ->
        [one] Lässt du den Stapel liegen, nehmen ihn die Gegner vor deinem nächsten Zug { $often }.
       *[other] Lässt du den Stapel ({ $cards } Karten) liegen, nehmen ihn die Gegner vor deinem nächsten Zug { $often }.
    }
hint-because-safe = { $cards ->
        [one] { KIND($kind, form: "a", case: "capital") } ist der sicherere Abwurf: { $player } nimmt den Stapel { $often }; { $other }, { $other_often }.
       *[other] { KIND($kind, form: "a", case: "capital") } ist der sicherere Abwurf: { $player } nimmt den Stapel ({ $cards } Karten) { $often }; { $other }, { $other_often }.
    }
hint-because-others-take = Die Gegner nehmen den Stapel vor deinem nächsten Zug { $often }; { $other }, { $other_often }.
hint-because-out = { $alone ->
        [yes] Du machst { $often } aus; { $other }, { $other_often }.
       *[no] Deine Seite macht { $often } aus; { $other }, { $other_often }.
    }
hint-because-others-out = { $alone ->
        [yes] Jemand anders macht { $often } aus; { $other }, { $other_often }.
       *[no] Die Gegenseite macht { $often } aus; { $other }, { $other_often }.
    }
hint-because-caught = { $alone ->
        [yes] Macht jemand anders aus, bleiben dir etwa { $cards } Karten; { $other }, etwa { $other_cards }.
       *[no] Macht die Gegenseite aus, bleiben dir etwa { $cards } Karten; { $other }, etwa { $other_cards }.
    }
hint-because-canastas = { $alone ->
        [yes] Du kommst im Schnitt auf { $canastas } Canastas; { $other }, auf { $other_canastas }.
       *[no] Deine Seite kommt im Schnitt auf { $canastas } Canastas; { $other }, auf { $other_canastas }.
    }
hint-because-better = Viele kleine Vorteile: In { $deals } von 100 Runden war es schlechter, { $other }.
hint-than-draw = zu ziehen
hint-than-take = den Stapel zu nehmen
hint-than-discard = { KIND($kind, form: "a-acc") } abzuwerfen
hint-than-keep = diese Karten zurückzuhalten
hint-than-meld = jetzt zu melden
hint-than-turn = anders zu spielen
hint-because-same = Fast egal: Es ist ungefähr gleich gut, { $other }.
hint-because-worth = { $points ->
        [one] Viele kleine Vorteile: Das bringt rund einen Punkt mehr, als { $other }.
       *[other] Viele kleine Vorteile: Das bringt rund { $points } Punkte mehr, als { $other }.
    }
hint-because-alike = Fast egal: In { $deals } von 100 Runden war es schlechter, { $other }.

## Warum ein Zug schlechter ist als der beste.

hint-share = { $percent } %
hint-share-small = unter 1 %
hint-hands-over = { $pile ->
        [0] { KIND($kind, form: "a", case: "capital") } verschenkt den Stapel in { $share } der Fälle ({ KIND($best, form: "a") }: { $best_share }).
       *[other] { KIND($kind, form: "a", case: "capital") } verschenkt den Stapel ({ $pile } Karten) in { $share } der Fälle ({ KIND($best, form: "a") }: { $best_share }).
    }
hint-hands-over-best = { $pile ->
        [0] { KIND($kind, form: "a", case: "capital") } verschenkt den Stapel in { $share } der Fälle (bester Zug: { $best_share }).
       *[other] { KIND($kind, form: "a", case: "capital") } verschenkt den Stapel ({ $pile } Karten) in { $share } der Fälle (bester Zug: { $best_share }).
    }
hint-next-takes = { $pile ->
        [0] Die nächste Person nimmt den Stapel in { $share } der Fälle (bester Zug: { $best_share }).
       *[other] Die nächste Person nimmt den Stapel ({ $pile } Karten) in { $share } der Fälle (bester Zug: { $best_share }).
    }
hint-others-take = Die Gegner nehmen den Stapel vor deinem nächsten Zug in { $share } der Fälle (bester Zug: { $best_share }).
hint-fewer-piles = { $alone ->
        [yes] Du nimmst den Stapel in { $share } der Fälle (bester Zug: { $best_share }).
       *[no] Deine Seite nimmt den Stapel in { $share } der Fälle (bester Zug: { $best_share }).
    }
hint-out-less = { $alone ->
        [yes] Du machst in { $share } der Fälle aus (bester Zug: { $best_share }).
       *[no] Deine Seite macht in { $share } der Fälle aus (bester Zug: { $best_share }).
    }
hint-others-out = { $alone ->
        [yes] Jemand anders macht in { $share } der Fälle aus (bester Zug: { $best_share }).
       *[no] Die Gegenseite macht in { $share } der Fälle aus (bester Zug: { $best_share }).
    }
hint-fewer-canastas = { $alone ->
        [yes] Du kommst im Schnitt auf { $canastas } Canastas (bester Zug: { $best_canastas }).
       *[no] Deine Seite kommt im Schnitt auf { $canastas } Canastas (bester Zug: { $best_canastas }).
    }
hint-less-ahead = { $alone ->
        [yes] Viele Kleinigkeiten: Am Ende der Runde liegst du im Schnitt { $end } (bester Zug: { $best_end }).
       *[no] Viele Kleinigkeiten: Am Ende der Runde liegt deine Seite im Schnitt { $end } (bester Zug: { $best_end }).
    }
hint-ahead = { $behind ->
        [yes] { $points ->
            [one] 1 Punkt zurück
           *[other] { $points } Punkte zurück
        }
       *[no] { $points ->
            [one] 1 Punkt vorn
           *[other] { $points } Punkte vorn
        }
    }

## Wer Tipps bekommt.

hint-practice = Nur beim Üben
hint-practice-about = Wenn alle anderen Bots sind.
hint-everybody = Für alle
hint-everybody-about = Auch in Partien gegen andere Menschen.
hint-none = Aus
hint-none-about = Niemand bekommt Tipps.
hint-menu-none = Tipps: an diesem Tisch aus.
hint-menu-everybody = Tipps: für alle.
hint-menu-practice = Tipps: nur beim Üben.
hint-menu-not-practice = Tipps: aus, denn es spielen andere Menschen mit.
