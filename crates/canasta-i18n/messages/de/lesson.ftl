### „Canasta lernen“: eine Runde, in der jeder Schritt sagt, was zu tun ist und warum. Anna, Ruth und Paul spielen mit.

lesson-title = Canasta lernen
lesson-panel = Canasta lernen:
lesson-step = Schritt { $step } von { $steps }.
lesson-to-play = { $player } ist dran.

lesson-say-1 = Du und Anna spielt gegen Ruth und Paul. Sammle Karten mit gleichem Rang. Jeder Zug beginnt mit einer Karte: Tipp auf „Ziehen“.
lesson-say-2 = Ein König: Jetzt hast du drei. Jeder Zug endet mit einem Abwurf. Tipp auf die Fünf; auf dem Knopf steht, was er tut. Tipp auf „5 abwerfen“.
lesson-say-3 = Drei oder mehr Karten mit gleichem Rang sind eine Meldung. Zweien und Joker sind wild. Die ersten Meldungen deiner Seite müssen mindestens 50 Punkte zählen. Zieh.
lesson-say-4 = Eine rote Drei: 100 Punkte, schon für dich ausgelegt. Tipp jetzt zweimal auf die Könige (beim zweiten Mal kommen alle mit) und auf die Zwei. Tipp auf „50 melden“.
lesson-say-5 = Deine Seite hat gemeldet; ab jetzt genügt jede Meldung. Beende deinen Zug: „10 abwerfen“.
lesson-say-6 = Paul hat eine Dame abgeworfen, und du hast zwei. Tipp auf „Nehmen“: Mit deinen zwei Damen bekommst du den ganzen Stapel.
lesson-say-7 = Jetzt hast du Fünfen, Sechsen und Neunen. Tipp zweimal auf jede Spalte: Alle drei Meldungen gehen auf einmal. „60 melden“.
lesson-say-8 = Eine schwarze Drei sperrt den Stapel: Ruth kann ihn nicht nehmen. „Schwarze 3 abwerfen“.
lesson-say-9 = Ruths Zwei friert den Stapel ein: Jetzt braucht man zwei natürliche Karten von der Hand. Pauls Bube würde zu Annas Buben passen, aber du hast keinen. Zieh.
lesson-say-10 = Ein König. Anna hat zwei angelegt, deiner ist der siebte: ein Canasta, 300 Punkte; ohne wilde Karte wären es 500. „10 melden“.
lesson-say-11 = Wirf die Zehn oder eine Acht ab, wie du magst.
lesson-say-12 = Anna fragt: „Darf ich ausmachen?“ Nach einem Ja muss sie jetzt ihre letzten Karten spielen, und die Runde ist zu Ende. Tipp auf „Ja, mach aus“.

lesson-back = Zurück
lesson-skip = Überspringen

lesson-first-1 = zieh zuerst eine Karte vom Talon.
lesson-first-2 = wähl die Fünf aus und tipp auf „Abwerfen“.
lesson-first-3 = zieh zuerst eine Karte vom Talon.
lesson-first-4 = melde die drei Könige mit der Zwei.
lesson-first-5 = beende deinen Zug mit der Zehn.
lesson-first-6 = nimm den Stapel mit deinen zwei Damen.
lesson-first-7 = melde die Fünfen, die Sechsen und die Neunen.
lesson-first-8 = wirf die schwarze Drei ab.
lesson-first-9 = der Stapel ist eingefroren, also zieh eine Karte.
lesson-first-10 = leg den König an deine Könige an.
lesson-first-11 = beende deinen Zug mit der Zehn oder einer Acht.
lesson-first-12 = antworte Anna: Ja, mach aus.
lesson-one-deal = zum Lernen gibt es nur diese eine Runde. Spiel eine ganze Partie oder fang noch einmal von vorn an.

lesson-meanwhile-2 = Jetzt sind Ruth, Anna und Paul dran. Alle ziehen und werfen ab.
lesson-meanwhile-5 = Meldungen gehören beiden Partnern. Sieh Anna zu: Sie legt zwei Könige an deine an.
lesson-meanwhile-8 = Ruth wirft eine Zwei ab. Eine wilde Karte friert den Stapel ein.
lesson-meanwhile-11 = Hat eine Seite ein Canasta, kann sie ausmachen: Sobald jemand von ihr die letzte Karte spielt, ist die Runde zu Ende.

lesson-ended = Deine erste Runde ist geschafft!
lesson-ended-about = Anna hat ausgemacht, und deine Seite hat ein Canasta aus Königen. Eine Partie geht, bis eine Seite 5.000 Punkte hat. Wenn du gegen Bots spielst, hilft dir „Tipp“ (die Glühbirne) weiter.
lesson-score = So wurde abgerechnet
lesson-natural = Echte Canastas
lesson-natural-about = Ein Canasta ohne wilde Karten zählt 500. Diesmal hatte keine Seite eins.
lesson-mixed = Unechte Canastas
lesson-mixed-about = In deinem Canasta aus Königen liegt eine wilde Karte: { $points } Punkte.
lesson-red-threes = Rote Dreien
lesson-red-threes-about = Je 100 Punkte: { $ours } für euch, { $theirs } für die Gegner. Eine Seite ohne Meldung verliert dagegen 100 für jede.
lesson-going-out = Ausmachen
lesson-going-out-about = Anna hat ausgemacht: { $points } Punkte für deine Seite.
lesson-melded = Gemeldete Karten
lesson-melded-about = Jede gemeldete Karte zählt: Joker 50, Zweien und Asse 20, Könige bis Achten 10, alles andere 5. Ihr habt { $ours } Punkte gemeldet, die Gegner { $theirs }.
lesson-in-hand = Karten auf der Hand
lesson-in-hand-about = Karten auf der Hand zählen minus: { $ours } für deine Seite (deine Karten), { $theirs } für die Gegner.
lesson-play = Ganze Partie spielen
lesson-again = Noch einmal von vorn
