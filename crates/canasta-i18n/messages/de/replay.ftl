### Eine aufgezeichnete Partie: wer spielte, wie sie ausging, ihre Höhepunkte und die Seite zum Ansehen.

replay-player = { $name }
replay-side = { $players }
replay-two-sides = { $one } gegen { $other }
replay-sides = { $sides }
replay-no-players = noch niemand

## Wie sie ausging

replay-points = { $points }
replay-won = Sieg für { $winner } mit { $best } zu { $others }.
replay-conceded = { $deals ->
        [0] Sieg für { $winners }: aufgegeben von { $losers } in der ersten Runde.
       *[other] Sieg für { $winners }: aufgegeben von { $losers } beim Stand von { $best } zu { $other }.
    }
replay-not-over = { $deals ->
        [one] Nicht beendet, nach einer Runde { $first } zu { $others }.
       *[other] Nicht beendet, nach { SPELL($deals) } Runden { $first } zu { $others }.
    }
replay-not-begun = Nicht begonnen.
replay-no-deal-over = Keine Runde beendet.

## Höhepunkte, unter „Springen zu“

replay-dealt = Karten gegeben
replay-opens = { $name } macht die Erstmeldung
replay-first-pile = { $cards ->
        [one] { $name } nimmt den ersten Stapel (eine Karte)
       *[other] { $name } nimmt den ersten Stapel ({ $cards } Karten)
    }
replay-large-pile = { $name } nimmt einen großen Stapel ({ $cards } Karten)
replay-canasta = { $natural ->
        [yes] { $name } hat das erste Canasta, ein echtes aus { KIND($rank, form: "dat") }
       *[no] { $name } hat das erste Canasta, ein unechtes aus { KIND($rank, form: "dat") }
    }
replay-freezes = { $name } friert den Stapel mit { CARD($card, form: "dat") } ein
replay-freezes-large = { $name } friert mit { CARD($card, form: "dat") } einen großen Stapel ein ({ $cards } Karten)
replay-frozen-from-start = Der Stapel ist von Anfang an durch { CARD($card, form: "acc") } eingefroren
replay-goes-out = { $concealed ->
        [yes] { $name } macht verdeckt aus
       *[no] { $name } macht aus
    }
replay-stock-empty = Der Talon ist aufgebraucht
replay-last-red-three = { $name } zieht als letzte Karte des Talons eine rote Drei
replay-wins = { $players ->
        [one] { $players } gewinnt die Partie
       *[other] { $players } gewinnen die Partie
    }
replay-concedes = { $players ->
        [one] { $players } gibt die Partie auf
       *[other] { $players } geben die Partie auf
    }

## Bemerkungen in Aufzeichnungen

replay-took-over = Ab hier spielt { $name } auf Platz { DIGITS($seat) }, vorher ein Bot.
replay-replaced = Ab hier spielt { $name } auf Platz { DIGITS($seat) }, vorher { $before }.
replay-practice = weitergespielt ab einer Stellung aus einer anderen Partie
replay-take-back = Meldungen durften zurückgenommen werden; solche stehen hier nicht
replay-set = Runde { DIGITS($deal) } einer anderen Partie, noch einmal gespielt; für das Mischen gibt es keine Gewähr
replay-daily = die Tagesrunde vom { $date }, für alle gleich

## Die Seite

replay-title = { $sides } – Canasta
replay-heading = Wiederholung. { $happened }
replay-home = Canasta
replay-bar = Wiederholung
replay-game = Wiederholung. { $game }
replay-to-table = Zum Tisch
replay-another-file = Andere Datei öffnen
replay-sheet = Punktetabelle
replay-to-review = Partie analysieren: Glück und Fehler

## Wessen Karten zu sehen sind

replay-whose = Karten zeigen
replay-show = Zeigen
replay-all-hands = Alle<b> Hände</b>
replay-as-seen-by = Sicht von { $name }
replay-hand = { $cards ->
        [one] Hand von { $name }, 1 Karte
       *[other] Hand von { $name }, { $cards } Karten
    }
replay-hidden-hand = { $cards ->
        [0] Hand von { $name }, keine Karten, nicht gezeigt
        [one] Hand von { $name }, eine Karte, nicht gezeigt
       *[other] Hand von { $name }, { SPELL($cards) } Karten, nicht gezeigt
    }

## Der Tisch

replay-board = Der Tisch
replay-centre = Talon und Abwurfstapel
replay-side-total = { $side }, { $points } Punkte.
replay-log = Verlauf
replay-log-label = Verlauf dieser Runde

## Schritte

replay-steps = Schritte
replay-place = { $deals ->
        [one] { $turn ->
            [0] Runde { $deal }, Beginn
           *[other] Runde { $deal }, Zug { $turn }
        }
       *[other] { $turn ->
            [0] Runde { $deal } von { $deals }, Beginn
           *[other] Runde { $deal } von { $deals }, Zug { $turn }
        }
    }
replay-step = Schritt
replay-go = Los
replay-turn = Zug
replay-back = Zurück
replay-next = Weiter
replay-turn-back = Voriger Zug
replay-step-back = Ein Schritt zurück
replay-step-on = Einen Schritt weiter
replay-turn-on = Nächster Zug
replay-play = Start
replay-speed = Tempo
replay-slow = Langsam
replay-normal = Normal
replay-fast = Schnell
replay-keys = Tasten: ← und → für einen Schritt, Bild auf und Bild ab für einen Zug, Pos1 und Ende für Anfang und Ende, Leertaste oder P für Start und Pause.

replay-jump = Springen zu
replay-deal = Runde { $deal }

## Die Kurven

replay-graphs = Die Partie auf einen Blick
replay-totals = Punktestand
replay-sizes = Karten auf der Hand
replay-axis = Runde
replay-goal = <b>{ $points }</b> zum Sieg
replay-up-to = bis zu { $cards }
replay-totals-spoken = Punktestand nach jeder Runde.
replay-totals-of = { $totals ->
        [0] { $side }: keine Runde beendet.
       *[other] { $side }: { $totals }.
    }
replay-sizes-spoken = { $most ->
        [one] Am meisten hatte { $name } in Runde { $deal }: eine Karte.
       *[other] Am meisten hatte { $name } in Runde { $deal }: { SPELL($most) } Karten.
    }
replay-sizes-left = Übrig am Ende jeder Runde: { $counts }.
replay-count = { $cards }

## Diese Stellung

replay-this-step = Diese Stellung
replay-link = Link zu dieser Stellung
replay-share = Teilen
replay-copy = Kopieren
replay-link-fades = Der Link gilt, solange der Server die Datei behält: Stunden oder Tage, nicht für immer.
replay-play-on-heading = Ab hier weiterspielen
replay-whose-hand = Welche Hand willst du spielen?
replay-play-on-about = Übernimm ab hier eine Hand; Bots spielen die anderen. Das ist eine Übung und zählt nicht für deine Statistik.
replay-play-on = Weiterspielen
replay-bot = Bot { DIGITS($n) }
replay-over-here = Hier endet die Partie. Geh zu einer früheren Stellung zurück, um von dort weiterzuspielen.
replay-no-beginning = Diese Aufzeichnung beginnt mitten in einer Partie, mit Punkten aus Runden, die darin fehlen. Darum kannst du von hier nicht weiterspielen.

## Die Aufzeichnung als Datei

replay-keep = Partie speichern
replay-played-on = Gespielt am { $day }.
replay-record-about = Die Aufzeichnung von { $sides } ist eine lesbare Textdatei mit jeder Runde und jedem Zug.
replay-download = Datei herunterladen
replay-spreadsheet = Punktetabelle (CSV)
replay-open-another = Andere Datei öffnen
replay-check = Prüfen, ob fair gegeben wurde

## Eine Aufzeichnung öffnen

replay-open-title = Partie aus Datei ansehen – Canasta
replay-open-heading = Partie aus Datei ansehen
replay-open-about = Wähl eine Datei mit der Endung .canasta oder zieh sie hierher. Jeder Zug wird nach den Regeln geprüft, dann kannst du die Partie Schritt für Schritt ansehen.
replay-open-file = Datei
replay-open-or-paste = Oder Aufzeichnung einfügen
replay-open-text = Text der Aufzeichnung
replay-open = Öffnen
replay-open-kept = Der Server behält sie eine Weile im Speicher, sichtbar für alle mit dem Link. Auf der Festplatte wird sie nicht gespeichert.
replay-gone-heading = Aufzeichnung abgelaufen
replay-gone = Der Server behält hochgeladene Dateien nur eine Weile. Öffne die Datei noch einmal.
replay-unreadable = Das ist keine Aufzeichnung, die Canasta lesen kann.
replay-not-by-the-rules = Die Aufzeichnung ist lesbar, aber die Partie verstößt gegen die Regeln.
