### De cijfers van het scoreblok: een ronde nakijken, totalen, de uitslag, live meekijken, afdrukken en rekenblad.

## Hoe een ronde eindigde, als kop.

script-pad-sheet-ended-out = { $player } is uit
script-pad-sheet-ended-concealed = { $player } is verborgen uitgegaan
script-pad-sheet-ended-nobody = Niemand is uit
script-pad-sheet-ended-unknown = Niet ingevoerd wie er uit is

## De punten van een team per onderdeel, en hoe ze tot stand komen.

script-pad-sheet-times = { $count } × { $value }
script-pad-sheet-all-four = alle vier
script-pad-sheet-threes-no-meld = { $n }, geen sets
script-pad-sheet-threes-no-canasta = { $n }, geen canasta
script-pad-sheet-out-concealed = { $player }, verborgen
script-pad-sheet-with-black-threes = { $n ->
        [one] met een zwarte drie
       *[other] met { $n } zwarte drieën
    }
script-pad-sheet-own-times = { $name }: { $count } × { $value }
script-pad-sheet-not-entered = niet ingevoerd
script-pad-sheet-was = was { $before }
script-pad-sheet-nobody = niemand
script-pad-sheet-rules-of-line = { $line }: wat de regels zeggen
script-pad-sheet-rule-set = Regels: { $rules }

## Een ronde nakijken.

script-pad-sheet-query-asked = { $named ->
        [yes] { $name } heeft om { $time } gevraagd deze ronde na te kijken.
       *[no] Een kijker heeft om { $time } gevraagd deze ronde na te kijken.
    }
script-pad-sheet-query-settle = Het is in orde

script-pad-sheet-conflict-heading = Deze ronde is dubbel ingevoerd
script-pad-sheet-conflict-help = Twee telefoons deden dat los van elkaar. Kies wat klopt. De andere cijfers blijven bij de wijzigingen staan.
script-pad-sheet-conflict-phone = { $here ->
        [yes] Deze telefoon
       *[no] { $named ->
            [yes] Telefoon van { $name }
           *[no] Andere telefoon
        }
    }
script-pad-sheet-conflict-line = Onderdeel
script-pad-sheet-conflict-keep = Deze houden
script-pad-sheet-line-of-side = { $side }: { $line }

script-pad-sheet-paper-heading = Staat er op papier iets anders?
script-pad-sheet-paper-help = Vul in wat jij voor deze ronde hebt. Het scoreblok zoekt dan één vergissing die het verschil verklaart.
script-pad-sheet-paper-minus = Min, { $side }
script-pad-sheet-paper-same = { $side }: hetzelfde als op het scoreblok.
script-pad-sheet-paper-more = <b>{ $side }: { $points } meer dan op het scoreblok.</b> Dit kan er op papier misgegaan zijn:
script-pad-sheet-paper-less = <b>{ $side }: { $points } minder dan op het scoreblok.</b> Dit kan er op papier misgegaan zijn:
script-pad-sheet-paper-more-unexplained = <b>{ $side }: { $points } meer dan op het scoreblok.</b> Met één vergissing is dat niet te verklaren. Tel alles nog eens na.
script-pad-sheet-paper-less-unexplained = <b>{ $side }: { $points } minder dan op het scoreblok.</b> Met één vergissing is dat niet te verklaren. Tel alles nog eens na.

script-pad-sheet-slip-natural-more = Eén zuivere canasta te veel.
script-pad-sheet-slip-natural-fewer = Eén zuivere canasta te weinig.
script-pad-sheet-slip-mixed-more = Eén gemengde canasta te veel.
script-pad-sheet-slip-mixed-fewer = Eén gemengde canasta te weinig.
script-pad-sheet-slip-mixed-as-natural = Een gemengde canasta als zuiver geteld.
script-pad-sheet-slip-natural-as-mixed = Een zuivere canasta als gemengd geteld.
script-pad-sheet-slip-red-threes = { $paper ->
        [0] Geen rode drie in plaats van { $pad }.
        [one] Eén rode drie in plaats van { $pad }.
       *[other] { $paper } rode drieën in plaats van { $pad }.
    }
script-pad-sheet-slip-red-threes-for-side = De rode drieën erbij geteld, terwijl er geen sets zijn.
script-pad-sheet-slip-red-threes-against-side = De rode drieën eraf gehaald, terwijl er wel sets zijn.
script-pad-sheet-slip-going-out-left-out = De punten voor uitgaan vergeten.
script-pad-sheet-slip-going-out-counted = Ten onrechte punten voor uitgaan geteld.
script-pad-sheet-slip-counted-concealed = Uitgaan als verborgen geteld.
script-pad-sheet-slip-counted-not-concealed = Uitgaan niet als verborgen geteld.
script-pad-sheet-slip-hand-added = De kaarten in de hand erbij geteld in plaats van eraf gehaald.
script-pad-sheet-slip-hand-left-out = De kaarten in de hand er niet af gehaald.
script-pad-sheet-slip-melded-left-out = De kaarten op tafel vergeten.
script-pad-sheet-slip-melded-swapped = Bij de kaarten op tafel twee cijfers omgewisseld: { $paper } in plaats van { $pad }.
script-pad-sheet-slip-hand-swapped = Bij de kaarten in de hand twee cijfers omgewisseld: { $paper } in plaats van { $pad }.
script-pad-sheet-slip-card-more = Op tafel een kaart van { $value } punten te veel, of in de hand één te weinig.
script-pad-sheet-slip-card-fewer = Op tafel een kaart van { $value } punten te weinig, of in de hand één te veel.
script-pad-sheet-slip-carry = Bij het optellen { $points } verkeerd onthouden.

script-pad-sheet-count-heading = Natellen
script-pad-sheet-count-what = Wat tel je na?
script-pad-sheet-count-melded = { $known ->
        [yes] { $side }: kaarten op tafel, { $points } op het scoreblok
       *[no] { $side }: kaarten op tafel
    }
script-pad-sheet-count-in-hand = { $known ->
        [yes] { $side }: nog in de hand, { $points } op het scoreblok
       *[no] { $side }: nog in de hand
    }
script-pad-sheet-count-key = { $n ->
        [0] { KIND($kind, form: "brief", case: "capital") }, { $value } punten
       *[other] { KIND($kind, form: "brief", case: "capital") }, { $value } punten, { $n } geteld
    }
script-pad-sheet-count-kind = { KIND($kind, form: "brief") }
script-pad-sheet-count-clear = Wissen
script-pad-sheet-count-one-back = Eén terug
script-pad-sheet-count-cards = { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    }
script-pad-sheet-count-agrees = Klopt met het scoreblok: { $points }.
script-pad-sheet-count-more = { $points } meer dan de { $pad } op het scoreblok.
script-pad-sheet-count-short = { $points } minder dan de { $pad } op het scoreblok.

## De wijzigingen van een ronde.

script-pad-sheet-changes = Wijzigingen
script-pad-sheet-log-entered = { $here ->
        [yes] Ingevoerd op deze telefoon.
       *[no] { $named ->
            [yes] Ingevoerd op de telefoon van { $name }.
           *[no] Ingevoerd op een andere telefoon.
        }
    }
script-pad-sheet-log-corrected = { $here ->
        [yes] Gecorrigeerd op deze telefoon.
       *[no] { $named ->
            [yes] Gecorrigeerd op de telefoon van { $name }.
           *[no] Gecorrigeerd op een andere telefoon.
        }
    }
script-pad-sheet-log-confirmed = { $here ->
        [yes] Bevestigd op deze telefoon.
       *[no] { $named ->
            [yes] Bevestigd op de telefoon van { $name }.
           *[no] Bevestigd op een andere telefoon.
        }
    }
script-pad-sheet-log-undone = { $here ->
        [yes] Teruggedraaid op deze telefoon.
       *[no] { $named ->
            [yes] Teruggedraaid op de telefoon van { $name }.
           *[no] Teruggedraaid op een andere telefoon.
        }
    }
script-pad-sheet-log-anyway = Toch opgeslagen, hoewel de controle iets had gevonden.
script-pad-sheet-change-line = { $side }, “{ $line }”: eerst { $from }, nu { $to }.
script-pad-sheet-change-out = Uitgegaan: eerst { $from }, nu { $to }.
script-pad-sheet-change-concealed = { $now ->
        [yes] Telt nu als verborgen.
       *[no] Telt niet meer als verborgen.
    }
script-pad-sheet-change-exact = { $now ->
        [yes] Nu met de bonus voor precies oppakken.
       *[no] Niet meer met de bonus voor precies oppakken.
    }
script-pad-sheet-change-total = { $side }: deze ronde eerst { $from }, nu { $to }.

## De lijn van de totalen.

script-pad-sheet-curve-label = { $deals ->
        [one] Totaal na één ronde: { $totals }. Bij { $goal } punten is de partij afgelopen.
       *[other] Totaal na { $deals } rondes: { $totals }. Bij { $goal } punten is de partij afgelopen.
    }
script-pad-sheet-curve-label-deals = Totaal na { $deals } van { $of } rondes: { $totals }.
script-pad-sheet-curve-side = { $side } { $total }
script-pad-sheet-curve-minimum = minimum { $n }
script-pad-sheet-curve-table = Als tabel
script-pad-sheet-curve-start = Begin

## Totalen.

script-pad-sheet-totals-title = Totalen
script-pad-sheet-game-so-far = De partij tot nu toe
script-pad-sheet-next-minimums = Om te openen in de volgende ronde: { $sides }.
script-pad-sheet-deal-by-deal = Ronde voor ronde
script-pad-sheet-sources = Waar de punten vandaan komen
script-pad-sheet-session = Onderlinge stand
script-pad-sheet-session-help = De partijen op dit scoreblok.

script-pad-sheet-session-column = Partij
script-pad-sheet-session-game = { $deals ->
        [one] Partij { $n }, één ronde
       *[other] Partij { $n }, { $deals } rondes
    }
script-pad-sheet-session-playing = Partij { $n }, nog bezig
script-pad-sheet-session-won = gewonnen
script-pad-sheet-session-wins = Gewonnen partijen
script-pad-sheet-session-together = Punten in totaal

## Het eind van een partij.

script-pad-sheet-end-won = { $n ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
script-pad-sheet-end-by = { $deals ->
        [one] Met { $points } punten verschil, na één ronde.
       *[other] Met { $points } punten verschil, na { $deals } rondes.
    }
script-pad-sheet-end-how = Verloop van de partij

## Live meekijken, op andere telefoons.

script-pad-sheet-live-title = Meekijken
script-pad-sheet-live-up-to-date = { $named ->
        [yes] Telefoon van { $name }, bijgewerkt
       *[no] Bijgewerkt
    }
script-pad-sheet-live-offline = Offline. Laatst bijgewerkt: { $time }
script-pad-sheet-live-waiting = Nog geen verbinding. De pagina blijft het proberen.
script-pad-sheet-live-no-game = Er is nog geen partij begonnen.
script-pad-sheet-live-entering = Ronde { $n } wordt ingevoerd
script-pad-sheet-live-last = Ronde { $n }: { $ended }
script-pad-sheet-live-no-deal = Nog geen ronde
script-pad-sheet-live-sheet = Scoreblad
script-pad-sheet-live-query = Klopt er iets niet?
script-pad-sheet-live-query-help = Op het scoreblok komt te staan dat je de tafel vraagt deze ronde na te kijken. De stand verandert niet.
script-pad-sheet-live-query-deal = Ronde
script-pad-sheet-live-query-name = Je naam
script-pad-sheet-live-query-send = Sturen
script-pad-sheet-live-cancel = Annuleren
script-pad-sheet-live-queried = { $named ->
        [yes] Op de telefoon van { $keeper } staat nu dat je vraagt ronde { $n } na te kijken.
       *[no] Op het scoreblok staat nu dat je vraagt ronde { $n } na te kijken.
    }
script-pad-sheet-live-take = Blok overnemen
script-pad-sheet-live-request = { $named ->
        [yes] { $name } wil het scoreblok overnemen.
       *[no] Een andere telefoon wil het scoreblok overnemen.
    }
script-pad-sheet-live-request-own = Deze telefoon wil het scoreblok overnemen.
script-pad-sheet-live-request-left = { $n ->
        [one] Over 1 seconde gebeurt dat, tenzij de telefoon die het nu bijhoudt, weigert.
       *[other] Over { $n } seconden gebeurt dat, tenzij de telefoon die het nu bijhoudt, weigert.
    }
script-pad-sheet-live-withdraw = Toch niet
script-pad-sheet-live-keeps = Deze telefoon houdt nu de stand bij.
script-pad-sheet-live-open = Scoreblok openen

## Op papier.

script-pad-sheet-print-title = Canasta
script-pad-sheet-print-now = Afdrukken
script-pad-sheet-print-empty = Leeg scoreblad
script-pad-sheet-print-game = Deze partij
script-pad-sheet-print-names = Namen
script-pad-sheet-print-date = Datum
script-pad-sheet-print-side = { $side }: { $players }
script-pad-sheet-print-about = { $rules }, tot { $points }
script-pad-sheet-print-about-deals = { $deals ->
        [one] { $rules }, één ronde
       *[other] { $rules }, { $deals } rondes
    }
script-pad-sheet-print-column-side = Team
script-pad-sheet-print-column-minimum = Opening
script-pad-sheet-print-column-natural = Zuiver
script-pad-sheet-print-column-mixed = Gemengd
script-pad-sheet-print-column-concealed = Verborgen
script-pad-sheet-print-column-red-threes = Rode drieën
script-pad-sheet-print-column-going-out = Uit
script-pad-sheet-print-column-exact-deal = Precies
script-pad-sheet-print-column-penalties = Te laat
script-pad-sheet-print-column-melded = Op tafel
script-pad-sheet-print-column-in-hand = In hand
script-pad-sheet-print-column-lines = Eigen
script-pad-sheet-print-column-points = Punten
script-pad-sheet-print-corrected = { $mark } Ronde { $n }, gecorrigeerd om { $time }: { $changes }
script-pad-sheet-print-anyway = { $mark } Ronde { $n }: toch opgeslagen, hoewel de controle iets had gevonden.
script-pad-sheet-print-conflict = { $mark } Ronde { $n }: dubbel ingevoerd. De tafel heeft nog niet gekozen.
script-pad-sheet-print-kind = { KIND($kind, form: "many") }
script-pad-sheet-print-cards = { $cards } { $value }
script-pad-sheet-print-values = Kaarten: { $cards }. Zuivere canasta { $natural }, gemengde canasta { $mixed }. Rode drie { $three }, alle vier { $four }. Uitgaan { $out }, verborgen { $concealed }.
script-pad-sheet-print-minimums = Om te openen: { $minimums }.
script-pad-sheet-print-minimum-below = { $minimum } onder { $total }
script-pad-sheet-print-minimum-from = { $minimum } vanaf { $total }
script-pad-sheet-print-own-lines = Eigen onderdelen: { $lines }.
script-pad-sheet-print-own-line = { $name } { $points }
script-pad-sheet-print-agreed = Akkoord, { $side }

## Het rekenblad: koppen van kolommen, en waarden.

script-pad-sheet-table-deal = Ronde
script-pad-sheet-table-time = Tijd
script-pad-sheet-table-dealer = Gever
script-pad-sheet-table-out = Uitgegaan
script-pad-sheet-table-concealed = Verborgen
script-pad-sheet-table-points = Punten
script-pad-sheet-table-corrections = Correcties
script-pad-sheet-table-anyway = Toch opgeslagen
script-pad-sheet-table-yes = ja
script-pad-sheet-table-no = nee
