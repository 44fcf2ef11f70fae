### Der Kalenderlink: wann du dran bist, im eigenen Kalender.

calendar-title = Kalender – Canasta
calendar-heading = Deine Züge im Kalender
calendar-about = Dein Kalender zeigt dir, wann du an einem deiner Tische dran bist. Abonniere dazu diesen Link im Kalender deines Handys oder Computers:
calendar-link = Kalenderlink
calendar-copy = Kopieren
calendar-subscribe = Abonnieren
calendar-private = Gib diesen Link nicht weiter: Wer ihn hat, sieht, wann du dran bist, sonst aber nichts. Kalender aktualisieren sich nur alle paar Stunden.

calendar-name = Canasta: Du bist dran
calendar-entry = Canasta: Du bist dran
