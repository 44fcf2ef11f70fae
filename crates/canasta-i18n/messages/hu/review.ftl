review-signed = { $gain ->
        [yes] +{ $points }
       *[no] { $points }
    }
review-signed-percent = { $gain ->
        [yes] +{ $percent } százalékpont
       *[no] { $percent } százalékpont
    }
review-points = Különbség: { $result } pont. Szerencse { $luck }, játék { $skill }.
review-chance = { $won ->
        [yes] Nyerési esély: az elején { $before }, a játszma megnyerve. Szerencse { $luck }, játék { $skill }.
       *[no] Nyerési esély: az elején { $before }, a játszma nincs megnyerve. Szerencse { $luck }, játék { $skill }.
    }
review-deal = { $deal }. osztás: { $result } pont. Szerencse { $luck }, játék { $skill }.
review-accuracy = Pontosság: { $accuracy }% (valószínűleg { $least }% és { $most }% között).
review-nothing-chosen = Ebben a játszmában nem volt mit eldönteni.
review-blunders = { $blunders ->
        [one] egy súlyos hiba
       *[other] { $blunders } súlyos hiba
    }
review-mistakes = { $mistakes ->
        [one] egy hiba
       *[other] { $mistakes } hiba
    }
review-inaccuracies = { $inaccuracies ->
        [one] egy pontatlanság
       *[other] { $inaccuracies } pontatlanság
    }
review-counts = { $marks ->
        [0] { $choices ->
            [one] Egy döntés, egyértelmű hiba nélkül.
           *[other] { $choices } döntés, egyértelmű hiba nélkül.
        }
       *[other] { $choices ->
            [one] Egy döntés: { $marks }.
           *[other] { $choices } döntés: { $marks }.
        }
    }

review-turning-points = Fordulópontok
review-turned = { $up ->
        [yes] { $deal }. osztás, { $cause }: a nyerési esély { $percent } százalékponttal nőtt.
       *[no] { $deal }. osztás, { $cause }: a nyerési esély { $percent } százalékponttal csökkent.
    }
review-cause-dealt = a kiosztott lapok
review-cause-draw = egy húzott lap
review-cause-replacement = egy piros hármas helyett húzott lap
review-cause-turn = { $player } köre
review-cause-answer = { $player } válasza
review-cause-substitute = egy robot köre
review-cause-end = a végső elszámolás
review-cause-choice = a te döntésed

review-marks = Hibák
review-mark = { $grade ->
        [inaccuracy] { $deal }. osztás, { $turn }. kör: pontatlanság, { $loss }.
        [mistake] { $deal }. osztás, { $turn }. kör: hiba, { $loss }.
       *[blunder] { $deal }. osztás, { $turn }. kör: súlyos hiba, { $loss }.
    }
review-lost-points = { $points ->
        [one] kb. egy pont
       *[other] kb. { $points } pont
    }
review-lost-chance = { $percent } százalékpont a nyerési esélyből
review-played = A választott lépés: { $turn }
review-better = Jobb lépés: { $turn }
review-tags = Ebben a körben: { $tags }.

review-tag-breaks-pair = egy pár megbontása
review-tag-feeds = a következő játékos kezére játszó dobás
review-tag-discards-meldable = lerakáshoz illő lap eldobása
review-tag-discards-wild = helyettesítő lap eldobása
review-tag-freezes-late = elmaradt befagyasztás
review-tag-spends-wilds = helyettesítők felhasználása
review-tag-hoards-wilds = helyettesítők visszatartása
review-tag-leaves-pile = jó halom otthagyása
review-tag-takes-pile = rossz halom felvétele
review-tag-lays-early = túl korai lerakás
review-tag-lays-late = lerakható lapok visszatartása
review-tag-goes-out-early = túl korai kimenés
review-tag-goes-out-late = elmaradt kimenés
