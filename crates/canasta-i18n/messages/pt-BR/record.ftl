record-at = linha { DIGITS($line) }, coluna { DIGITS($column) }: { $fault }

record-nothing = esperado: { $expected }; não há nada
record-text = esperado: { $expected }; encontrado: “{ $found }”
record-near = esperado: { $expected }; encontrado: “{ $found }” (seria “{ $meant }”?)
record-count = esperado: { $expected }; encontrado: { DIGITS($found) }

record-newer = esperado: “Canasta record 1”; encontrada a versão { $version }, mais nova do que este programa
record-again = “{ $name }” repetido (a primeira vez na linha { DIGITS($first) })
record-third-card = { $card } aparece pela terceira vez, mas só há duas dessas cartas
record-deck = esperado: as 108 cartas de dois baralhos; { $found ->
        [1] encontrada 1
       *[other] encontradas { $found }
    }
record-deck-missing = esperado: as 108 cartas de dois baralhos; encontradas { $found } (faltam: { $missing })
record-deck-many-missing = esperado: as 108 cartas de dois baralhos; encontradas { $found } (faltam { $missing })

record-first-line = “Canasta record 1”
record-line = uma linha como “Rules: hoyle”, “Deal 1” ou “0: draw; discard 9S”
record-deal-before = “Deal 1” antes
record-players = os nomes de duas a seis pessoas, em linhas como “Seat 0: Anna”
record-turn = um lugar como “0:” ou “2 (bot):”
record-name = um nome
record-house = regras da casa, como {"{"}"game_points":3000{"}"}
record-date = uma data como 2026-11-22
record-digit = um algarismo hexadecimal
record-card = uma carta como 4H
record-joker = um joker, XR ou XB
record-action-first = a ação antes das cartas, como “discard 9S”
record-deal-line = uma linha como “Deal 1”
record-action = uma ação como “draw” ou “discard 9S”
record-action-end = “;” ou o fim da linha
record-meld = as cartas de um jogo
record-rank = um valor como Q
record-kinds = valores como 4KX
record-key = uma entrada de uma posição, como dealer=3
record-flag = yes ou no
record-one-line = o fim do texto; uma posição é uma só linha
record-whole = um número inteiro
record-value = “=” e um valor
record-deal = “Deal { DIGITS($deal) }”
record-seat = uma linha como “Seat { DIGITS($seat) }: Anna”, porque todo lugar precisa de um nome
record-seat-number = um lugar de 0 a { DIGITS($last) }
record-short-name = um nome de no máximo { $most } letras
record-preset = o nome de um conjunto de regras ({ $names })
record-result = { $last ->
        [1] “side 0 won”, “side 0 conceded” (os times são 0 e 1) ou “not over”
       *[other] “side 0 won” (os times vão de 0 a { DIGITS($last) }) ou “not over”
    }
record-numbers = { $sides ->
        [0] um número inteiro para cada time, sem separador de milhares
       *[other] um número inteiro para cada um dos { SPELL($sides) } times, sem separador de milhares
    }
record-number = um número inteiro de { $low } a { $high }
record-meant = “{ $name }” ou um nome claramente diferente
record-named = uma linha “{ $name }:”
record-persons = { $seats ->
        [0] o número de uma pessoa para cada lugar, ou “-” para um robô
       *[other] o número de uma pessoa para cada um dos { SPELL($seats) } lugares, ou “-” para um robô
    }
record-digits = { $digits } algarismos hexadecimais

record-in-deal = Rodada { $deal }: { $fault }.
record-in-turn = Rodada { $deal }, jogada { $turn }: { $fault }.
record-in-action = Rodada { $deal }, jogada { $turn }, ação { $act }: { $fault }.

record-deck-size = o baralho tem 108 cartas; este tem { $cards }
record-deck-times = { $times ->
        [0] o baralho tem cada carta duas vezes, mas falta { $card }
        [1] o baralho tem cada carta duas vezes, mas { $card } só aparece uma vez
       *[other] o baralho tem cada carta duas vezes, mas { $card } aparece { SPELL($times, form: "f") } vezes
    }
record-no-seat = não há lugar { DIGITS($seat) }
record-dealer = o lugar { DIGITS($seat) } dá as cartas, mas quem deveria dar é o lugar { DIGITS($due) }
record-sits-out = o lugar { DIGITS($seat) } fica de fora, mas quem deveria ficar é o lugar { DIGITS($due) }
record-cannot-sit-out = o lugar { DIGITS($seat) } não pode ficar de fora nesta rodada
record-not-to-act = o lugar { DIGITS($seat) } joga, mas é a vez do lugar { DIGITS($due) }
record-deal-over = o lugar { DIGITS($seat) } joga, mas a rodada acabou
record-illegal = o lugar { DIGITS($seat) } joga “{ $act }”. Não pode: { $why }
record-not-over = a rodada não terminou, mas vem outra depois
record-scored = a rodada tem pontos, mas não terminou
record-score = os pontos estão como { $written }, mas deveriam ser { $counted }
record-points = { $points }
record-game-over = a partida já tinha acabado: o time { DIGITS($side) } já tinha vencido

record-no-game = { $players ->
        [0] Não há nomes; jogam de duas a seis pessoas.
        [1] Uma pessoa só não joga; jogam de duas a seis pessoas.
       *[other] { $players } pessoas são demais; jogam de duas a seis.
    }
record-no-deal = O registro não tem rodadas.
record-totals = { $totals ->
        [1] Há { SPELL($sides) } times, mas só um total antes da primeira rodada.
       *[other] Há { SPELL($sides) } times, mas { SPELL($totals) } totais antes da primeira rodada.
    }
record-total = Nenhuma partida chega a um total de { $total } pontos.
record-winner = O registro dá a vitória ao time { DIGITS($named) }, mas quem venceu foi o time { DIGITS($winner) }.
record-no-winner = O registro dá a vitória ao time { DIGITS($named) }, mas nenhum time venceu.
record-conceded = O registro diz que houve desistência, mas o time { DIGITS($winner) } já tinha vencido.
record-sides-to-concede = O registro diz que houve desistência, mas isso só existe com dois times. Aqui há { SPELL($sides) }.
