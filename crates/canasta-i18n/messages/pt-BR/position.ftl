position-seat = { $part }: o lugar { DIGITS($seat) } não existe (de 0 a { DIGITS($last) })

position-sits-out = { $part }: o lugar { DIGITS($seat) } fica de fora nesta rodada

position-length = { $part } precisa ter { $wanted ->
        [1] uma entrada
       *[other] { $wanted } entradas
    }, não { $found }

position-score = o time { DIGITS($side) } não pode ter { $points } pontos

position-card-too-often = { $card } aparece { SPELL($times, form: "f") } vezes, mas só há duas dessas cartas

position-too-few-cards = não há cartas suficientes para completar a mão do lugar { DIGITS($seat) }

position-meld = o time { DIGITS($side) } não pode ter o jogo “{ $cards }”: { $why }

position-long-meld = o time { DIGITS($side) } tem um jogo inválido (longo demais para mostrar): { $why }

position-two-melds = o time { DIGITS($side) } tem dois jogos de { KIND($rank, form: "many") }

position-not-a-red-three = { $card } está entre os 3 vermelhos do time { DIGITS($side) }

position-red-three-in-hand = o lugar { DIGITS($seat) } tem na mão um 3 vermelho, que pelas regras vai para a mesa

position-empty-hand = é a vez do lugar { DIGITS($seat) }, que não tem cartas

position-phase = a fase não combina com as flags

position-melded-without-meld = segundo a posição, o lugar { DIGITS($seat) } já baixou, mas o time não tem jogos
