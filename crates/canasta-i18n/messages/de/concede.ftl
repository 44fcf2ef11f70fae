### Aufgeben: Eine Seite gibt die Partie auf, wenn alle auf ihr einverstanden sind.

concede-open = Partie aufgeben
concede-title = Partie aufgeben?
concede-about = Die Gegenseite gewinnt. Der Punktestand bleibt, wie er ist.
concede-asks = { $partners ->
        [one] { $partners } muss erst zustimmen.
       *[other] { $partners } müssen erst zustimmen.
    }
concede-now = Aufgeben
concede-offer = Aufgeben vorschlagen
concede-close = Schließen

concede-strip = Vorschlag zum Aufgeben
concede-question = { $players ->
        [one] { $players } möchte die Partie aufgeben.
       *[other] { $players } möchten die Partie aufgeben.
    }
concede-agree = Aufgeben
concede-play-on = Weiterspielen
concede-waiting = Du willst aufgeben. Die Antwort von { $partners } fehlt noch.
concede-withdraw = Zurückziehen

concede-conceded = { $you ->
        [yes] { $others ->
            [0] Du hast die Partie aufgegeben.
            [one] Du und { $others } habt die Partie aufgegeben.
           *[other] Du, { $others } habt die Partie aufgegeben.
        }
       *[no] { $others ->
            [one] { $others } hat die Partie aufgegeben.
           *[other] { $others } haben die Partie aufgegeben.
        }
    }
