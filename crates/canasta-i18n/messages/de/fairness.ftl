### Die Seite über faires Geben.

fairness-title = Faires Geben – Canasta
fairness-heading = Faires Geben
fairness-about = Weder der Server noch jemand am Tisch kann die Karten vorher ordnen. Glaub uns das nicht einfach: Prüf es nach.
fairness-check-game = Partie prüfen

fairness-steps = Wie die Karten gemischt werden
fairness-commitment = Die Festlegung
fairness-commitment-about = Vor jeder Runde wählt der Server einen geheimen Startwert und veröffentlicht die Festlegung darauf: 64 Ziffern, die zu diesem Startwert passen und zu keinem anderen. Von da an kann er ihn nicht mehr ändern.
fairness-cut = Das Abheben
fairness-cut-about = Dann wird abgehoben: Jeder Browser am Tisch steuert eine eigene Zufallszahl bei, die Abhebezahl. Das ist wie am echten Tisch, wo nach dem Mischen jemand anders abhebt.
fairness-deal = Das Geben
fairness-deal-about = Allein der Startwert und die Abhebezahlen bestimmen die Reihenfolge der 108 Karten, und nichts davon lässt sich später ändern.
fairness-proof = Der Beweis
fairness-proof-about = Nach der Abrechnung der Runde wird der Startwert veröffentlicht. Dann können alle prüfen, dass er zur Festlegung passt, und genauso mischen.

fairness-promises = Die Festlegungen dieses Servers
fairness-count = { $n }
fairness-made = festgelegt
fairness-made-about = Runden mit veröffentlichter Festlegung
fairness-revealed = aufgedeckt
fairness-revealed-about = Startwerte, die alle prüfen können
fairness-outstanding = offen
fairness-outstanding-about = laufende Runden
fairness-kept = Jeder Startwert wird irgendwann veröffentlicht. Er bleibt geheim, solange die Runde läuft oder der Tisch auf seine Spieler wartet; kommen sie nicht zurück, wird der Tisch geschlossen und der Startwert veröffentlicht.

fairness-check-about = Jede fertige Partie kannst du als Datei mit der Endung <code>.canasta</code> speichern. Wähl hier eine aus oder zieh sie auf diese Seite. Dein Browser mischt alle Runden nach und vergleicht die Ergebnisse. Dabei wird nichts hochgeladen; du kannst vorher sogar offline gehen.
fairness-no-script = Diese Prüfung braucht JavaScript. Ohne geht es mit <code>canasta verify</code> oder dem unten genannten Python-Skript.
fairness-choose = Aufzeichnung wählen
fairness-or-drop = oder hierher ziehen
fairness-paste = Aufzeichnung einfügen
fairness-text = Text der Aufzeichnung
fairness-check = Prüfen
fairness-noted = Notizen deines Browsers
fairness-noted-about = Dein Browser notiert jede Festlegung, bevor gegeben wird. Die neuesten:

fairness-daily = Tagesrunde
fairness-daily-about = Der Startwert eines Tages ist bis Mitternacht UTC geheim, die Festlegung darauf steht schon jetzt hier. Ist der Tag vorbei, wird der Startwert veröffentlicht, und alle können die Karten prüfen.
fairness-daily-how = So prüfst du sie
fairness-daily-commitment = Heutige Festlegung
fairness-daily-seed = Startwert vom { $date }

fairness-limits = Was das nicht beweist
fairness-server-knows = Der Server kennt die Karten, während gespielt wird.
fairness-server-knows-about = Er gibt sie und wacht über die Regeln. Ändern kann er sie nicht, aber wer den Server betreibt, könnte sie ansehen. Geht es um etwas, dann spiel nur dort, wo du den Leuten vertraust, oder betreib einen eigenen Server.
fairness-last-cut = Wer zuletzt abhebt, weiß am meisten.
fairness-last-cut-about = Abgehoben wird nacheinander. Steckt der Server mit jemandem unter einer Decke, könnte er den Startwert verraten und viele Abhebezahlen ausprobieren lassen, oder eine weglassen und behaupten, sie sei zu spät gekommen. Dein Browser notiert die Festlegungen, die er gesehen hat, und seine Abhebezahlen, und die Prüfung oben sagt dir, wenn eine Aufzeichnung nicht dazu passt. Wird auf einem Server gemeinsam betrogen, hilft nur ein anderer Server.
fairness-no-cut = Ohne Abheben gibt es nur die Festlegung.
fairness-no-cut-about = Hat kein Browser abgehoben, etwa in einer Partie unter Bots, standen die Karten trotzdem vorher fest, aber den Startwert hat der Server allein gewählt.
fairness-names = Eine Aufzeichnung beweist ihre Runden, nicht die Namen.
fairness-names-about = Sie zeigt, dass an diesem Tisch diese Karten gegeben wurden. Sie zeigt nicht, wer dort saß oder ob zwei miteinander telefoniert haben.
fairness-even = Fair heißt nicht: gute Karten für alle.
fairness-even-about = Auch faires Geben kann dir eine miserable Hand bescheren. Über viele Runden gleicht sich das Glück aus, aber nicht immer an einem Abend.

fairness-elsewhere = Ohne diese Seite
fairness-elsewhere-about = Wenn du einer Seite vom selben Server, der gegeben hat, nicht traust, prüf mit <code>canasta verify</code> auf deinem eigenen Computer oder mit einem kurzen Python-Skript. Beides liegt beim Quelltext.
fairness-digits = Wie die Karten berechnet werden, ganz genau
