### Een ronde invoeren op het scoreblok: de ene vraag na de andere, met een toetsenblok voor het antwoord.

script-pad-entry-correcting-deal = Ronde { $n } corrigeren
script-pad-entry-dealt = Gever: { $player }
script-pad-entry-back-to-pad = Blok

## Het scoreblad boven de toetsen

script-pad-entry-entry-sheet = Scoreblad
script-pad-entry-sheet-of-side = Ronde { $n }, { $side }
script-pad-entry-before = { $total }, <b>{ $minimum }</b> nodig
script-pad-entry-new-total = Nieuw totaal
script-pad-entry-yes = ja

script-pad-entry-cell = { $value }: { $side }, { $line }
script-pad-entry-cell-count = { $count } { $points }: { $side }, { $line }
script-pad-entry-cell-empty = { $side }, { $line }: nog niet ingevuld
script-pad-entry-cell-out = { $concealed ->
        [yes] { $shown }: { $player } is verborgen uitgegaan
       *[no] { $shown }: { $player } is uit
    }
script-pad-entry-cell-not-out = –: { $side }, niet uit
script-pad-entry-one-fewer = { $side }, { $line }: één minder
script-pad-entry-one-more = { $side }, { $line }: één meer

## Wie er uit is

script-pad-entry-who-went-out = Wie is er uit?
script-pad-entry-about-going-out = De ronde eindigt als iemands kaarten op zijn.
script-pad-entry-nobody-went-out = Niemand is uit
script-pad-entry-concealed-hand = Verborgen
script-pad-entry-concealed-alone = De hele hand in één beurt, met een canasta, zonder eerder iets te leggen.
script-pad-entry-concealed-adding = De hele hand in één beurt, met een canasta, zonder eerder iets te leggen. Aanleggen bij een partner mag.
script-pad-entry-concealed-not-adding = De hele hand in één beurt, met een canasta, zonder eerder iets te leggen en zonder bij een partner aan te leggen.
script-pad-entry-concealed-first = De hele hand in één beurt, met een canasta, terwijl het hele team nog niets heeft gelegd.
script-pad-entry-exact-deal = Precies opgepakt
script-pad-entry-exact-deal-by = { $player } pakte precies genoeg kaarten op: { $points }
script-pad-entry-exact-deal-nobody = Kies eerst op het scoreblok wie er geeft.

## De vragen: een titel, en wat ermee bedoeld wordt

script-pad-entry-title-natural-canastas = { $side }: zuivere canasta’s
script-pad-entry-title-mixed-canastas = { $side }: gemengde canasta’s
script-pad-entry-title-concealed-canastas = { $side }: verborgen canasta’s
script-pad-entry-title-red-threes = { $side }: rode drieën
script-pad-entry-title-undeclared-red-threes = { $side }: te late rode drieën
script-pad-entry-title-black-threes = { $side }: zwarte drieën bij het uitgaan
script-pad-entry-title-own = { $side }: { $line }
script-pad-entry-title-melded = { $side }: kaarten op tafel
script-pad-entry-title-in-hand = { $side }: nog in de hand

script-pad-entry-about-natural-canastas = { $points } per stuk: 7 of meer, zonder wilde kaarten
script-pad-entry-about-mixed-canastas = { $points } per stuk: met wilde kaarten
script-pad-entry-about-concealed-canastas = In één keer op tafel, zuiver of gemengd: { $points } extra per stuk
script-pad-entry-about-red-threes = { $points } per stuk, alle vier { $all }
script-pad-entry-about-red-threes-without-melds = Er zijn geen sets. Wat de rode drieën dan tellen, zie je bij de controle.
script-pad-entry-about-undeclared-red-threes = { $points } eraf per stuk: te laat of helemaal niet neergelegd
script-pad-entry-about-black-threes = Op tafel gelegd door wie uit is
script-pad-entry-about-own = { $points } per stuk
script-pad-entry-about-melded = De punten van alle kaarten op tafel
script-pad-entry-about-hand = De hand van { $player }
script-pad-entry-about-hands = De handen van { $players }: tel ze op met +
script-pad-entry-about-no-hand = Hier heeft niemand meer kaarten.

## De toetsen

script-pad-entry-keypad = Toetsen
script-pad-entry-key-next = Verder
script-pad-entry-key-delete = Wissen
script-pad-entry-key-plus = Plus: optellen bij het getal
script-pad-entry-key-no-melds = Geen sets
script-pad-entry-key-count = Kaarten tellen
script-pad-entry-key-total = Totaal typen
script-pad-entry-key-use = { $points } invullen

script-pad-entry-stop-double = Twee keer gedrukt, telt één keer.
script-pad-entry-stop-count-first = Druk op een cijfer; 0 als er geen zijn.
script-pad-entry-stop-points-first = Typ eerst de punten; 0 als er geen zijn.
script-pad-entry-stop-at-most = { $max ->
        [0] Hier kan alleen 0.
       *[other] Meer dan { $max } kan niet.
    }
script-pad-entry-stop-more-than-packs = Zoveel punten zitten er niet in het spel (hoogstens { $points }). Weet je het zeker, druk dan nog eens op Verder.
script-pad-entry-stop-no-such-points = { $step ->
        [5] Punten eindigen altijd op 0 of 5. Weet je het zeker, druk dan nog eens op Verder.
       *[other] Alle kaartpunten zijn een veelvoud van { $step }. Weet je het zeker, druk dan nog eens op Verder.
    }

## Kaarten tellen

script-pad-entry-by-value = Per groep
script-pad-entry-by-card = Per kaart
script-pad-entry-counting-cards = Kaarten tellen
script-pad-entry-so-far = Tot nu toe { $points }
script-pad-entry-how-many-cards = Hoeveel { $cards }?
script-pad-entry-press-each = Druk voor elke kaart één keer.
script-pad-entry-cards-many = { KIND($kind, form: "many") }
script-pad-entry-cards-many-range = { KIND($from, form: "many") } tot en met { KIND($to, form: "many") }
script-pad-entry-cards-one = { KIND($kind, form: "one") }
script-pad-entry-cards-one-range = { KIND($from, form: "one") } tot en met { KIND($to, form: "one") }
script-pad-entry-product = { $count } × { $value } = { $points }

## De letters op de plaatjes, zoals in de hoeken van de kaarten

script-pad-entry-face-ace = A
script-pad-entry-face-king = H
script-pad-entry-face-queen = V
script-pad-entry-face-jack = B

script-pad-entry-counted = { KIND($kind, form: "one", case: "capital") }, { $value } punten per stuk: { $count }
script-pad-entry-number-of-cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

## De controle voor het opslaan

script-pad-entry-check-and-save = Nakijken en opslaan
script-pad-entry-nothing-wrong = Zo te zien klopt het.
script-pad-entry-save-deal = Ronde opslaan
script-pad-entry-save-correction = Correctie opslaan
script-pad-entry-save-anyway = Toch opslaan
script-pad-entry-correct-it = Corrigeren
script-pad-entry-goal-reached = { $points } gehaald
script-pad-entry-next-minimum = Hierna { $points } nodig
script-pad-entry-side-points = { $side }: { $points }
script-pad-entry-said-total = { $side }: { $points } deze ronde, { $total } in totaal.

script-pad-entry-read-out = Lees voor:
script-pad-entry-read-side = <b>{ $side }</b>: { $items }.
script-pad-entry-read-nothing = geen canasta’s, geen rode drieën
script-pad-entry-said-item = { $side }: { $item }.

script-pad-entry-item-natural-canastas = { $n ->
        [0] geen zuivere canasta’s
        [one] { $n } zuivere canasta
       *[other] { $n } zuivere canasta’s
    }
script-pad-entry-item-mixed-canastas = { $n ->
        [0] geen gemengde canasta’s
        [one] { $n } gemengde canasta
       *[other] { $n } gemengde canasta’s
    }
script-pad-entry-item-concealed-canastas = { $n ->
        [0] geen verborgen canasta’s
        [one] { $n } verborgen canasta
       *[other] { $n } verborgen canasta’s
    }
script-pad-entry-item-red-threes = { $n ->
        [0] geen rode drieën
        [one] { $n } rode drie
       *[other] { $n } rode drieën
    }
script-pad-entry-item-undeclared-red-threes = { $n ->
        [0] geen te late rode drieën
        [one] { $n } te late rode drie
       *[other] { $n } te late rode drieën
    }
script-pad-entry-item-black-threes = { $n ->
        [0] geen zwarte drieën
        [one] { $n } zwarte drie
       *[other] { $n } zwarte drieën
    }
script-pad-entry-item-own = { $n } × { $line }
script-pad-entry-item-melded = { $points } op tafel
script-pad-entry-item-in-hand = nog { $points } in de hand

## Wat niet kan of ongewoon is

script-pad-entry-notice-no-such-melded = { $step ->
        [5] { $side }: { $points } kan niet kloppen voor de kaarten op tafel. Punten eindigen altijd op 0 of 5.
       *[other] { $side }: { $points } kan niet kloppen voor de kaarten op tafel. Alle kaartpunten zijn een veelvoud van { $step }.
    }
script-pad-entry-notice-no-such-in-hand = { $step ->
        [5] { $side }: { $points } kan niet kloppen voor de kaarten in de hand. Punten eindigen altijd op 0 of 5.
       *[other] { $side }: { $points } kan niet kloppen voor de kaarten in de hand. Alle kaartpunten zijn een veelvoud van { $step }.
    }
script-pad-entry-notice-too-few-points = { $canastas ->
        [one] { $side }: de kaarten van die canasta tellen voor minstens { $minimum }, maar voor de kaarten op tafel is maar { $points } ingevoerd.
       *[other] { $side }: de kaarten van die { $canastas } canasta’s tellen voor minstens { $minimum }, maar voor de kaarten op tafel is maar { $points } ingevoerd.
    }
script-pad-entry-notice-more-than-ranks = { $side }: { $canastas } canasta’s kan niet, want zoveel waarden zijn er niet.
script-pad-entry-notice-bonuses-added-in = { $side }: { $points } is veel voor de kaarten op tafel. Zijn de bonussen meegeteld? Die telt het scoreblok er zelf bij.
script-pad-entry-notice-below-minimum = { $side }: om te openen was { $minimum } nodig, maar voor de kaarten op tafel is maar { $points } ingevoerd.
script-pad-entry-notice-too-few-canastas = { $needed ->
        [one] { $player } is uit, maar het team heeft geen canasta.
       *[other] { $player } is uit. Daar heeft het team { $needed } canasta’s voor nodig, maar het heeft er { $canastas ->
            [0] geen.
           *[other] maar { $canastas }.
        }
    }
script-pad-entry-notice-cards-after-going-out = { $side }: wie uit is, heeft geen kaarten meer in de hand.
script-pad-entry-notice-too-few-in-hand = { $players ->
        [one] { $side }: een speler had nog kaarten, en die tellen voor meer dan { $points }.
       *[other] { $side }: { $players } spelers hadden nog kaarten, en die tellen voor meer dan { $points }.
    }
script-pad-entry-notice-more-concealed-canastas = { $canastas ->
        [0] { $side }: { $concealed } verborgen, maar geen enkele canasta.
        [one] { $side }: { $concealed } verborgen canasta’s, maar in totaal is er maar één canasta.
       *[other] { $side }: { $concealed } verborgen canasta’s, maar in totaal zijn er maar { $canastas } canasta’s.
    }
script-pad-entry-notice-red-threes = Er zijn { $threes } rode drieën ingevoerd, maar er zitten er maar vier in het spel.
script-pad-entry-notice-late-red-threes = { $side }: { $threes } te late rode drieën, maar er zitten er maar vier in het spel.
script-pad-entry-notice-mixed-canastas = Voor { $canastas } gemengde canasta’s zitten er niet genoeg wilde kaarten in het spel.
script-pad-entry-notice-canastas = Voor { $canastas } canasta’s zitten er niet genoeg kaarten in het spel.
script-pad-entry-notice-more-than-the-packs = Alle kaarten samen komen op { $points }, maar meer dan { $maximum } zit er niet in het spel.
script-pad-entry-notice-same-as-before = Precies dezelfde cijfers als de vorige ronde. Dubbel ingevoerd?

## Wat uit de cijfers volgt

script-pad-entry-fact-red-threes-against = { $threes ->
        [one] { $side }: de rode drie telt voor { $points }.
       *[other] { $side }: de { $threes } rode drieën tellen voor { $points }.
    }
script-pad-entry-fact-red-threes-count-nothing = { $threes ->
        [one] { $side }: de rode drie telt niet.
       *[other] { $side }: de { $threes } rode drieën tellen niet.
    }
script-pad-entry-fact-all-red-threes = { $side }: alle vier de rode drieën tellen voor { $points }.
script-pad-entry-fact-nobody-went-out = Niemand is uit, dus de bonus daarvoor vervalt.
script-pad-entry-fact-concealed = { $player } is verborgen uitgegaan: { $points }.
script-pad-entry-fact-exact-deal = { $player } heeft precies opgepakt: { $points }.
script-pad-entry-fact-no-concealed-canastas = Geen verborgen canasta’s. Waren ze er wel, tik dan op die rij.
script-pad-entry-fact-no-undeclared-red-threes = Geen te late rode drieën. Waren ze er wel, tik dan op die rij.
script-pad-entry-fact-no-black-threes = Geen zwarte drieën bij het uitgaan. Waren ze er wel, tik dan op die rij.

## Opslaan

script-pad-entry-not-stored = Deze browser kan de ronde niet opslaan: de opslag is vol of staat uit. Je cijfers blijven hier staan. Maak ruimte en sla nog eens op, of schrijf ze op.
script-pad-entry-draft-not-stored = Deze browser kan niets opslaan: de opslag is vol of staat uit. Laat deze pagina open tot de ronde is opgeslagen.
script-pad-entry-resumed-correction = Met deze correctie was je al bezig. Die is nog niet opgeslagen.
script-pad-entry-saved-figures = Opgeslagen cijfers tonen

## Een andere telefoon heeft dezelfde ronde opgeslagen

script-pad-entry-other-phone = Een andere telefoon heeft ronde { $n } opgeslagen
script-pad-entry-saved-at = Opgeslagen om { $time }.
script-pad-entry-saved-by-at = Opgeslagen door { $player } om { $time }.
script-pad-entry-figures-differ = Vergelijk de cijfers en kies wat geldt.
script-pad-entry-figures-agree = Op beide telefoons staan dezelfde cijfers.
script-pad-entry-ours = Hier
script-pad-entry-theirs = Andere telefoon
script-pad-entry-row-of-side = { $side }, { $line }
script-pad-entry-keep-theirs = Andere houden
script-pad-entry-keep-it = Verder
script-pad-entry-use-ours = Deze nemen
script-pad-entry-replaces-theirs = Als je opslaat, vervang je wat de andere telefoon heeft opgeslagen.
