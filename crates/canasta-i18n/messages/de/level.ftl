### Die Spielstärken der Bots.

level-beginner = Anfänger
level-beginner-about = Meldet, was geht, nimmt jeden Stapel und achtet nicht darauf, was die anderen brauchen. Spielt sofort.
level-casual = Hobby
level-casual-about = Behält manche Paare und wilde Karten, meldet aber zu früh und vergisst die Abwürfe. Spielt sofort.
level-club = Klub
level-club-about = Spielt nach den Faustregeln guter Klubspieler und merkt sich den Stapel. Spielt sofort.
level-skilled = Geübt
level-skilled-about = Spielt wie „Klub“, erkennt aber deutlich bessere Züge. Spielt sofort.
level-strong = Stark
level-strong-about = Hat gelernt, wie Züge ausgehen, und wählt den aussichtsreichsten. Spielt zu viert sofort, sonst nach einem Moment.
level-expert = Experte
level-expert-about = Wie „Stark“, probiert aber die besten Züge in simulierten Runden aus. Denkt bis zu einer Sekunde nach.
level-adaptive = Augenhöhe
level-adaptive-about = Hält die Partie spannend: Spielt bei Vorsprung lockerer und bei Rückstand schärfer.
level-program = { $program }
level-program-about = Ein Bot, der auf diesem Server zusätzlich angeboten wird. Braucht vielleicht ein paar Sekunden.

level-choice = Spielstärke
level-more = Über die Spielstärken
level-each = Für alle einzeln einstellen
level-as-above = Wie oben

level-levels = { $levels ->
        [one] Spielstärke: { $levels }.
       *[other] Spielstärken: { $levels }.
    }
level-plays = { $name } spielt mit der Stärke „{ $level }“.
level-plays-adaptive = { $name } spielt immer auf Augenhöhe.
level-plays-program = Für { $name } spielt „{ $program }“.
