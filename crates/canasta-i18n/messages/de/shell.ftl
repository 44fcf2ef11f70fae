### Außerhalb der Seiten: Name des Programms, Vorschau eines Links, Offline-Seite.

shell-name = Canasta
shell-description = Das Kartenspiel Canasta für zwei bis sechs Spieler, mit Freunden oder gegen den Computer. Ganz ohne Konto.
shell-picture = Ein Fächer aus fünf Spielkarten mit einem König obenauf
shell-invitation = { $host } lädt dich zu einer Partie Canasta ein

shell-offline-title = Offline – Canasta
shell-offline-heading = Du bist offline
shell-offline = Der Server ist nicht erreichbar. Deine Partien und Plätze sind dort sicher.
shell-try-again = Noch einmal versuchen

shell-pad-loading = Der Punkteblock wird geöffnet …
