### Analiza skończonej partii dla jednego z graczy: szczęście, błędy i lepsze zagrania.

## Wynik.

review-signed = { $gain ->
        [yes] +{ $points }
       *[no] { $points }
    }
review-signed-percent = { $gain ->
        [yes] { $percent ->
            [one] +{ $percent } p.p.
            [few] +{ $percent } p.p.
           *[many] +{ $percent } p.p.
        }
       *[no] { $percent ->
            [one] { $percent } p.p.
            [few] { $percent } p.p.
           *[many] { $percent } p.p.
        }
    }
review-points = Różnica punktów: { $result }. Szczęście { $luck }, gra { $skill }.
review-chance = { $won ->
        [yes] Szansa na wygraną na początku: { $before }. Wygrana (szczęście { $luck }, gra { $skill }).
       *[no] Szansa na wygraną na początku: { $before }. Bez wygranej (szczęście { $luck }, gra { $skill }).
    }
review-deal = Rozdanie { $deal }, różnica punktów: { $result }. Szczęście { $luck }, gra { $skill }.
review-accuracy = Dokładność: { $accuracy }% (zapewne między { $least }% a { $most }%).
review-nothing-chosen = W tej partii nie było decyzji do analizowania.
review-blunders = { $blunders ->
        [one] { $blunders } gruby błąd
        [few] { $blunders } grube błędy
       *[many] { $blunders } grubych błędów
    }
review-mistakes = { $mistakes ->
        [one] { $mistakes } błąd
        [few] { $mistakes } błędy
       *[many] { $mistakes } błędów
    }
review-inaccuracies = { $inaccuracies ->
        [one] { $inaccuracies } niedokładność
        [few] { $inaccuracies } niedokładności
       *[many] { $inaccuracies } niedokładności
    }
review-counts = { $choices ->
        [one] { $choices } decyzja
        [few] { $choices } decyzje
       *[many] { $choices } decyzji
    }{ $marks ->
        [0] , bez wyraźnych błędów.
       *[other] : { $marks }.
    }

## Zwroty w grze.

review-turning-points = Przełomowe momenty
review-turned = { $up ->
        [yes] Rozdanie { $deal }, { $cause }: szansa na wygraną rośnie o { $percent ->
            [one] { $percent } punkt procentowy
            [few] { $percent } punkty procentowe
           *[many] { $percent } punktów procentowych
        }.
       *[no] Rozdanie { $deal }, { $cause }: szansa na wygraną spada o { $percent ->
            [one] { $percent } punkt procentowy
            [few] { $percent } punkty procentowe
           *[many] { $percent } punktów procentowych
        }.
    }
review-cause-dealt = rozdane karty
review-cause-draw = dobrana karta
review-cause-replacement = karta za czerwoną trójkę
review-cause-turn = ruch gracza { $player }
review-cause-answer = odpowiedź gracza { $player }
review-cause-substitute = ruch bota
review-cause-end = końcowe liczenie
review-cause-choice = twoja decyzja

## Zaznaczone ruchy.

review-marks = Błędy
review-mark = { $grade ->
        [inaccuracy] Rozdanie { $deal }, ruch { $turn }: niedokładność, { $loss }.
        [mistake] Rozdanie { $deal }, ruch { $turn }: błąd, { $loss }.
       *[blunder] Rozdanie { $deal }, ruch { $turn }: gruby błąd, { $loss }.
    }
review-lost-points = { $points ->
        [one] około { $points } punktu
        [few] około { $points } punktów
       *[many] około { $points } punktów
    }
review-lost-chance = { $percent } p.p. szansy na wygraną
review-played = Zagranie: { $turn }
review-better = Lepsze: { $turn }
review-tags = Ten ruch { $tags }.

## Co zrobił zaznaczony ruch: po „Ten ruch”, bez kropki.

review-tag-breaks-pair = rozbija parę
review-tag-feeds = podsuwa kartę następnemu graczowi
review-tag-discards-meldable = odrzuca kartę, która pasuje do układu
review-tag-discards-wild = odrzuca dziką kartę
review-tag-freezes-late = nie zamraża stosu
review-tag-spends-wilds = wydaje dzikie karty
review-tag-hoards-wilds = trzyma dzikie karty na ręce
review-tag-leaves-pile = zostawia stos, który warto wziąć
review-tag-takes-pile = bierze stos, którego lepiej nie brać
review-tag-lays-early = wykłada za wcześnie
review-tag-lays-late = zatrzymuje karty, które trzeba było wyłożyć
review-tag-goes-out-early = kończy za wcześnie
review-tag-goes-out-late = nie kończy rozdania
