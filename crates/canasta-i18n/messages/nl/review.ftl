### De analyse van een gespeelde partij voor een van de spelers: geluk, fouten en betere zetten.

## De uitkomst.

review-signed = { $gain ->
        [yes] +{ $points }
       *[no] { $points }
    }
review-signed-percent = { $gain ->
        [yes] { $percent ->
            [one] +{ $percent } procentpunt
           *[other] +{ $percent } procentpunten
        }
       *[no] { $percent ->
            [one] { $percent } procentpunt
           *[other] { $percent } procentpunten
        }
    }
review-points = Verschil: { $result } punten. Geluk { $luck }, spel { $skill }.
review-chance = { $won ->
        [yes] Winstkans: { $before } bij het begin, gewonnen. Geluk { $luck }, spel { $skill }.
       *[no] Winstkans: { $before } bij het begin, niet gewonnen. Geluk { $luck }, spel { $skill }.
    }
review-deal = Ronde { $deal }: { $result } punten. Geluk { $luck }, spel { $skill }.
review-accuracy = Nauwkeurigheid: { $accuracy }% (waarschijnlijk tussen { $least }% en { $most }%).
review-nothing-chosen = In deze partij viel niets te beslissen.
review-blunders = { $blunders ->
        [one] één blunder
       *[other] { $blunders } blunders
    }
review-mistakes = { $mistakes ->
        [one] één fout
       *[other] { $mistakes } fouten
    }
review-inaccuracies = { $inaccuracies ->
        [one] één onnauwkeurigheid
       *[other] { $inaccuracies } onnauwkeurigheden
    }
review-counts = { $marks ->
        [0] { $choices ->
            [one] Eén beslissing, geen duidelijke fouten.
           *[other] { $choices } beslissingen, geen duidelijke fouten.
        }
       *[other] { $choices ->
            [one] Eén beslissing: { $marks }.
           *[other] { $choices } beslissingen: { $marks }.
        }
    }

## Waar de partij kantelde.

review-turning-points = Keerpunten
review-turned = { $up ->
        [yes] Ronde { $deal }, { $cause }: winstkans { $percent } procentpunten omhoog.
       *[no] Ronde { $deal }, { $cause }: winstkans { $percent } procentpunten omlaag.
    }
review-cause-dealt = de gekregen kaarten
review-cause-draw = een getrokken kaart
review-cause-replacement = een nieuwe kaart voor een rode drie
review-cause-turn = de beurt van { $player }
review-cause-answer = het antwoord van { $player }
review-cause-substitute = een beurt van de bot
review-cause-end = de eindtelling
review-cause-choice = je beslissing

## Aangemerkte beurten.

review-marks = Fouten
review-mark = { $grade ->
        [inaccuracy] Ronde { $deal }, beurt { $turn }: een onnauwkeurigheid, { $loss }.
        [mistake] Ronde { $deal }, beurt { $turn }: een fout, { $loss }.
       *[blunder] Ronde { $deal }, beurt { $turn }: een blunder, { $loss }.
    }
review-lost-points = { $points ->
        [one] ongeveer één punt
       *[other] ongeveer { $points } punten
    }
review-lost-chance = { $percent } procentpunten winstkans
review-played = Gespeeld: { $turn }
review-better = Beter: { $turn }
review-tags = In deze beurt: { $tags }.

## Wat er in een aangemerkte beurt gebeurde: na “In deze beurt:”.

review-tag-breaks-pair = een paar opgebroken
review-tag-feeds = de stapel weggegeven
review-tag-discards-meldable = een kaart afgelegd die bij een set past
review-tag-discards-wild = een wilde kaart afgelegd
review-tag-freezes-late = de stapel niet bevroren
review-tag-spends-wilds = wilde kaarten verbruikt
review-tag-hoards-wilds = wilde kaarten vastgehouden
review-tag-leaves-pile = een goede stapel laten liggen
review-tag-takes-pile = een stapel gepakt die beter kon blijven liggen
review-tag-lays-early = te vroeg op tafel gelegd
review-tag-lays-late = kaarten vastgehouden die op tafel hadden gemoeten
review-tag-goes-out-early = te vroeg uitgegaan
review-tag-goes-out-late = niet uitgegaan
