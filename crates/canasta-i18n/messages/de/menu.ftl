### Das Menü des Tisches und die Tasten.

menu-title = Menü
menu-close = Menü schließen
menu-score-and-log = Punkte und Verlauf
menu-rules = Regeln
menu-keys = Tastenkürzel
menu-full-screen = Vollbild
menu-leave-full-screen = Vollbild beenden
menu-devices = Deine Geräte
menu-leave = Tisch verlassen
menu-settings = Einstellungen
menu-fair-deal = Fair gegeben ✓

menu-keys-title = Tastenkürzel
menu-keys-about = Die Tasten gelten am Tisch, außer während du etwas schreibst. In den Einstellungen kannst du sie abschalten.

menu-key-draw = Ziehen (oder passen, wenn der Talon leer ist)
menu-key-take = Stapel nehmen
menu-key-meld = Ausgewählte Karten melden. Ohne Auswahl, an Tischen mit Tipps: auswählen, was du melden kannst
menu-key-discard = Ausgewählte Karte abwerfen, die anderen vorher melden
menu-key-ask = Fragen: „Darf ich ausmachen?“
menu-key-red-three = Rote Drei auslegen (nur wo die Regeln es verlangen)
menu-key-rank = Eine Karte dieses Ranges auswählen (Q = Dame, J = Bube, 0 = Zehn, 3 = Drei, * = Joker). Beim zweiten Mal: alle anderen dazu, danach jedes Mal eine weniger
menu-key-whole-rank = Alle Karten dieses Ranges auswählen
menu-key-arrows = Durch die Hand gehen; Leertaste wählt eine Karte, Umschalt+Leertaste die ganze Spalte
menu-key-move = Spalte verschieben
menu-key-enter = In der Hand: den hervorgehobenen Knopf drücken
menu-key-wild = Ausgewählte wilde Karte zu einer anderen Meldung verschieben
menu-key-escape = Auswahl aufheben
menu-key-hint = Tipp (wenn es an diesem Tisch Tipps gibt)
menu-key-pile = Wie man den Stapel nimmt
menu-key-others = Die anderen und ihre Kartenzahl
menu-key-score = Punkte und Verlauf
menu-key-hand = Deine Hand
menu-key-keys = Tastenkürzel

menu-keycap-whole-rank = Umschalt + Rang
menu-keycap-arrows = Pfeile, Pos1, Ende
menu-keycap-move = Umschalt + Pfeile
menu-keycap-enter = Enter
menu-keycap-escape = Esc
