### Die Menschen an einem Tisch: Einstellungen, wer da ist, für wen ein Bot spielt, wer eine Pause gemacht hat.

company-seats = Plätze
company-seats-chosen = Alle wählen ihren Platz selbst.
company-seats-drawn = Die Plätze werden beim Start ausgelost.
company-time = Zeit
company-watch = Wer zuschauen darf
company-watch-nobody = Nur wer mitspielt.
company-watch-link = Wer den Link zum Tisch hat. Zu sehen sind nur offene Karten, nie eine Hand.
company-watch-everybody = Alle, über die Lobby. Zu sehen sind nur offene Karten, nie eine Hand.
company-competitive = Wettkampf
company-competitive-about = Wer zuschaut, sieht jede Runde erst, wenn sie zu Ende ist.
company-lobby = Lobby
company-lobby-about = Steht in der Lobby: Freie Plätze sind für alle da.
company-host = Leitung
company-host-returns = Ist die Tischleitung nicht da, übernimmt jemand anders, bis sie zurück ist.
company-hints = Tipps
company-hints-about = { $kind ->
        [practice] Nur beim Üben: wenn alle anderen Bots sind.
        [everybody] Für alle, auch gegen andere Menschen.
       *[none] Aus.
    }
company-chat = Chat
company-chat-on = Nur feste Sätze: was Partner nach den Regeln sagen dürfen, und ein paar nette Worte.
company-chat-off = Aus, außer „Darf ich ausmachen?“

company-may-watch-nobody = Niemand
company-may-watch-link = Alle mit dem Link
company-may-watch-everybody = Alle

## Bedenkzeit

company-clock = { $base } pro Zug.
company-clock-bank = { $base } pro Zug, dazu { $bank } Zeitreserve.
company-clock-increment = { $increment } extra für jeden rechtzeitigen Zug.
company-clock-out = Ist deine Zeit um, spielt ein Bot für dich.

## Wer mit wem spielt

company-pairs-drawn = Die Partner werden mit Karten ausgelost.
company-pairs-opposite = Partner sitzen sich gegenüber.
company-pairs-threes = Drei gegen drei, auf abwechselnden Plätzen.
company-pairs-three-against-two = Drei gegen zwei. Von den dreien setzt in jeder Runde reihum jemand aus.
company-pairs-three-against-two-drawn = Drei gegen zwei, mit Karten ausgelost. Von den dreien setzt in jeder Runde reihum jemand aus.
company-pairs-none = Alle spielen für sich.

## Vor der Partie

company-seat-free = Frei
company-seat-of-partner = Frei: der Platz deines Partners
company-sitting = { $people ->
        [0] Am Tisch ist noch niemand.
       *[other] Am Tisch: { $people }.
    }
company-sitting-you = du
company-sitting-name = { $name }
company-free = { $seats ->
        [0] Kein Platz ist frei.
        [one] Ein Platz ist frei.
       *[other] { SPELL($seats, case: "capital") } Plätze sind frei.
    }
company-begin = Alle sind da. Du kannst jederzeit starten.
company-invite = Schick deinen Freunden den Link und starte, wenn alle da sind.
company-host-begins = Alle sind da. Jetzt muss nur noch { $host } starten.
company-host-waits = { $host } startet, wenn alle da sind.
company-the-host = Die Tischleitung

## Geschlossene Tische

company-closed-own = Dein Tisch wurde vor Beginn der Partie geschlossen.
company-closed-before = Der Tisch von { $host } wurde vor Beginn der Partie geschlossen.
company-closed = Dieser Tisch wurde geschlossen.
company-closed-by = { $name } hat diesen Tisch geschlossen.

## Zuschauen

company-spectators = { $people ->
        [one] Eine Person schaut zu.
       *[other] { SPELL($people, case: "capital") } Personen schauen zu.
    }
company-watching = Du schaust zu.
company-watching-competitive = Du schaust zu. Jede Runde erscheint, wenn sie zu Ende ist.

## Bots, die einspringen

company-substitute = { $why ->
        [missed] { $name } hat zwei Züge verpasst. Ein Bot spielt weiter.
        [away] { $name } ist nicht da. Ein Bot spielt weiter.
        [asked] Die Tischleitung lässt einen Bot für { $name } spielen.
       *[left] { $name } ist gegangen. Ein Bot spielt weiter.
    }
company-own-substitute = Ein Bot spielt für dich.
company-why-substitute = { $why ->
        [missed] Du hast zwei Züge verpasst. Dein Platz bleibt dir.
        [away] Du warst nicht da. Dein Platz bleibt dir.
        [asked] Die Tischleitung hat ihn geholt, weil du nicht da warst.
       *[left] Du hast den Tisch verlassen. Du kannst jederzeit zurückkommen.
    }
company-come-back = Bin wieder da

## Was sich bei jemandem geändert hat

company-carried = { $player ->
        [you] Du spielst jetzt auf einem anderen Gerät.
       *[other] { $player } spielt jetzt auf einem anderen Gerät.
    }
company-took-over = { $player ->
        [you] Du hast diesen Platz übernommen.
       *[other] { $player } hat diesen Platz übernommen.
    }
company-new-host = { $why ->
        [given] { $player ->
            [you] Du leitest jetzt den Tisch.
           *[other] { $player } leitet jetzt den Tisch.
        }
        [away] { $player ->
            [you] Die Tischleitung ist nicht da, darum leitest jetzt du den Tisch.
           *[other] { $player } leitet vorübergehend den Tisch.
        }
        [left] { $player ->
            [you] Die Tischleitung ist gegangen. Jetzt leitest du den Tisch.
           *[other] Die Tischleitung ist gegangen. Jetzt leitet { $player } den Tisch.
        }
       *[back] { $player ->
            [you] Du bist zurück und leitest wieder den Tisch.
           *[other] { $player } ist zurück und leitet wieder den Tisch.
        }
    }

## Pause

company-paused = { $name } hat die Partie angehalten.
company-paused-about = Nichts geht verloren, auch wenn es Tage dauert. Alle Spieler können sie fortsetzen.
company-resume = Fortsetzen

## Nachrichten an andere

company-reminder = Du bist dran in unserer Canasta-Partie: { $link }
company-invitation = Spiel mit uns Canasta:
