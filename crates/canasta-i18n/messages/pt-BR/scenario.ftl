scenario-not-json = isto não é JSON: { $error }
scenario-not-a-scenario = um cenário é um objeto JSON
scenario-not-a-view = uma visão é um objeto JSON
scenario-not-house-rules = regras da casa são um objeto JSON, não { $found }
scenario-perhaps = { $fault } (seria { $near }?)
scenario-unknown-field = { $part ->
        [file] o arquivo não tem um campo { $field }
        [scenario] o cenário não tem um campo { $field }
        [view] a visão não tem um campo { $field }
        [rules] o conjunto de regras não tem um campo { $field }
       *[flags] flags não tem um campo { $field }
    }
scenario-field-twice = { $part ->
        [file] o arquivo tem { $field } duas vezes
        [scenario] o cenário tem { $field } duas vezes
        [view] a visão tem { $field } duas vezes
        [rules] o conjunto de regras tem { $field } duas vezes
       *[flags] flags tem { $field } duas vezes
    }
scenario-unknown-preset = rules precisa ser o nome de um conjunto de regras ({ $presets }), não { $found }

scenario-field = { $name }
scenario-field-of-seat = { $name } do lugar { DIGITS($seat) }
scenario-field-of-side = { $name } do time { DIGITS($side) }

scenario-card = { $field }: { $why }
scenario-cards = { $field }: as cartas são escritas como "4H TD", não { $found }
scenario-number = { $field } precisa ser um número de { $low } a { $high }, não { $found }
scenario-numbers = { $field } precisa ser uma lista de { DIGITS($count) } números de { $low } a { $high }, não { $found }
scenario-so-many-flags = { $field } precisa ser uma lista de { DIGITS($count) } valores, cada um true ou false, não { $found }
scenario-choice = { $field } precisa ser um destes: { $words }, não { $found }
scenario-card-counts = { $field } precisa ser uma lista de { DIGITS($count) } números de cartas, não { $found }
scenario-hands = { $field } precisa ser uma lista de { DIGITS($count) } mãos, não { $found }
scenario-entries = { $field } precisa ser uma lista de { DIGITS($count) } entradas válidas, não { $found }
scenario-rules = { $field } precisa ser um objeto com campos de regras, não { $found }
scenario-players = { $field } precisa ser um número de 2 a 6, não { $found }
scenario-flag = { $field } precisa ser true ou false, não { $found }
scenario-deal-number = { $field } precisa ser o número de uma rodada, a partir de 1, não { $found }
scenario-seat = { $field } precisa ser o número de um lugar, não { $found }
scenario-seat-or-null = { $field } precisa ser o número de um lugar, ou null para quem assiste, não { $found }
scenario-seat-that-sits-out = { $field } precisa ser o número de um lugar que pode ficar de fora por estas regras, não { $found }
scenario-phase = { $field } precisa ser “draw” ou “play”, não { $found }
scenario-permission = { $field } precisa ser “yes” ou “no”, não { $found }
scenario-ending = { $field } precisa ser uma maneira de acabar a rodada, com o lugar, não { $found }
scenario-list = { $field } precisa ser uma lista, não { $found }
scenario-object = { $field } precisa ser um objeto, não { $found }
scenario-whole-numbers = { $field } precisa ter números inteiros, não { $found }
scenario-flags = { $field } precisa ser uma lista de valores true ou false, não { $found }
scenario-text = { $field } precisa ser um texto, não { $found }
scenario-texts = { $field } precisa ser uma lista de textos, não { $found }
scenario-ranks = { $field } precisa ter valores de cartas, não { $found }
scenario-card-count = { $field } precisa ser um número de cartas, não { $found }
scenario-seen = { $field } precisa ser um objeto com known e passed, não { $found }

scenario-missing-flag = flags precisa ter { $flag }; passe as flags como o árbitro mostrou, ou nenhuma
scenario-in-flags = flags: { $fault }
scenario-taken-not-held = taken traz cartas que não vieram com o lixo nesta vez, ou que já podem ser baixadas
scenario-known-not-held = known traz cartas que não estão na mão do lugar { DIGITS($seat) }
scenario-penalised-not-held = o lugar { DIGITS($seat) } tem menos 3 vermelhos do que os que levaram multa
scenario-too-many-penalties = só há quatro 3 vermelhos para levar multa
scenario-old-meld-missing = old_melds traz um jogo que não está na mesa
scenario-no-answer-due = answer_due não pode estar aqui

scenario-missing-from-view = falta { $field }; passe a visão sem mudanças
scenario-stock-in-view = uma visão não tem stock, só stock_size
scenario-other-hand-in-view = uma visão só mostra a mão do próprio lugar, e null para os outros
scenario-red-threes-before-view = o lugar { DIGITS($seat) } poria seus 3 vermelhos na mesa antes de jogar; uma visão mostra a posição depois disso
scenario-hand-size = hand_sizes traz { DIGITS($given) } para o lugar { DIGITS($seat) }, que tem { DIGITS($counted) } na mão
scenario-known-elsewhere = seen põe na mão do lugar { DIGITS($seat) } cartas que estão em outra parte
scenario-known-too-many = seen põe mais cartas na mão do lugar { DIGITS($seat) } do que hand_sizes
scenario-too-many-hidden = hand_sizes e stock_size contam mais cartas do que as escondidas
scenario-shown-too-often = { $card } aparece vezes demais
