### „Vergiss mich“: was gelöscht wird und was bleibt.

forget-title = Vergiss mich – Canasta
forget-heading = Vergiss mich
forget-goes = Was gelöscht wird
forget-name = Dein Name an allen Tischen dieses Servers. Andere sehen dort „Namenlos“.
forget-chat = Deine Nachrichten im Chat.
forget-browser = Dein Kalenderlink und alles, was in diesem Browser gespeichert ist: Einstellungen und Festlegungen von Runden.
forget-stats = Alles unter „Deine Partien“. (Du kannst auch <a>nur das</a> löschen.)
forget-practice = Deine Übungen: Analysen, Rätsel und Tagesrunden.
forget-pads = Blöcke, die nur du geführt hast, und dein Name auf anderen Blöcken.
forget-way-back = Dein Zugang, hier und auf <a>allen deinen Geräten</a>. In deinen offenen Partien springt ein Bot ein.
forget-apart = Die Daten aller anderen, die in diesem Browser gespielt haben.
forget-stays = Was bleibt
forget-cards = Die Karten und Punkte deiner Partien, ohne deinen Namen. Es sind auch die Partien der anderen.
forget-for-good = Das lässt sich nicht rückgängig machen.
forget-now = Vergiss mich
forget-keep = Alles behalten

forget-done-title = Schon vergessen – Canasta
forget-done-heading = Schon vergessen
forget-nothing-left = Dein Name, deine Plätze und deine Geräte sind von diesem Server gelöscht, und dieser Browser ist geleert.
forget-script-clears = Dein Name, deine Plätze und deine Geräte sind von diesem Server gelöscht, ebenso die Cookies dieses Browsers. Ein Skript löscht noch die gespeicherten Festlegungen.
