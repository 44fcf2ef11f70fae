review-signed = { $gain ->
        [yes] +{ $points }
       *[no] { $points }
    }
review-signed-percent = { $gain ->
        [yes] { $percent ->
            [1] +{ $percent } ponto
           *[other] +{ $percent } pontos
        }
       *[no] { $percent ->
            [1] { $percent } ponto
           *[other] { $percent } pontos
        }
    }
review-points = Diferença: { $result } pontos. Sorte { $luck }, jogadas { $skill }.
review-chance = { $won ->
        [yes] Chance de vitória: { $before } no começo, vitória no fim. Sorte { $luck }, jogadas { $skill }.
       *[no] Chance de vitória: { $before } no começo, sem vitória no fim. Sorte { $luck }, jogadas { $skill }.
    }
review-deal = Rodada { $deal }: { $result } pontos. Sorte { $luck }, jogadas { $skill }.
review-accuracy = Precisão: { $accuracy }% (provavelmente entre { $least }% e { $most }%).
review-nothing-chosen = Não houve decisões para analisar nesta partida.
review-blunders = { $blunders ->
        [1] um erro grave
       *[other] { $blunders } erros graves
    }
review-mistakes = { $mistakes ->
        [1] um erro
       *[other] { $mistakes } erros
    }
review-inaccuracies = { $inaccuracies ->
        [1] uma imprecisão
       *[other] { $inaccuracies } imprecisões
    }
review-counts = { $marks ->
        [0] { $choices ->
            [1] Uma decisão, sem erros claros.
           *[other] { $choices } decisões, sem erros claros.
        }
       *[other] { $choices ->
            [1] Uma decisão: { $marks }.
           *[other] { $choices } decisões: { $marks }.
        }
    }

review-turning-points = Momentos decisivos
review-turned = { $up ->
        [yes] Rodada { $deal }, { $cause }: a chance de vitória subiu { $percent } pontos.
       *[no] Rodada { $deal }, { $cause }: a chance de vitória caiu { $percent } pontos.
    }
review-cause-dealt = as cartas dadas
review-cause-draw = uma carta comprada
review-cause-replacement = a carta no lugar de um 3 vermelho
review-cause-turn = a vez de { $player }
review-cause-answer = a resposta de { $player }
review-cause-substitute = a vez de um robô
review-cause-end = a contagem final
review-cause-choice = a sua decisão

review-marks = Erros
review-mark = { $grade ->
        [inaccuracy] Rodada { $deal }, jogada { $turn }: uma imprecisão, { $loss }.
        [mistake] Rodada { $deal }, jogada { $turn }: um erro, { $loss }.
       *[blunder] Rodada { $deal }, jogada { $turn }: um erro grave, { $loss }.
    }
review-lost-points = { $points ->
        [1] cerca de um ponto
       *[other] cerca de { $points } pontos
    }
review-lost-chance = { $percent } p.p. de chance de vitória
review-played = Jogada feita: { $turn }
review-better = Melhor: { $turn }
review-tags = Esta jogada { $tags }.

review-tag-breaks-pair = quebrou um par
review-tag-feeds = deu o lixo de presente
review-tag-discards-meldable = descartou uma carta que encaixava em um jogo
review-tag-discards-wild = descartou um curinga
review-tag-freezes-late = não congelou o lixo
review-tag-spends-wilds = gastou curingas
review-tag-hoards-wilds = segurou curingas
review-tag-leaves-pile = deixou um lixo que valia a pena
review-tag-takes-pile = pegou um lixo que era melhor deixar
review-tag-lays-early = baixou cedo demais
review-tag-lays-late = segurou cartas que deviam ter sido baixadas
review-tag-goes-out-early = bateu cedo demais
review-tag-goes-out-late = deixou de bater
