status-your-turn = Sua vez.
status-to-play = Vez de { $player }.
status-one-card-left = { $players ->
        [1] { $players } só tem uma carta.
       *[other] { $players } só têm uma carta.
    }

status-asked = <b>{ $asker } pergunta: “Posso bater?”</b>
status-asked-means = Sim: { $asker } tem que bater nesta vez. Não: { $asker } não pode.
status-yes = Sim, pode bater
status-no = Não, ainda não
status-you-asked = <b>Você perguntou a { $asked }:</b> posso bater? Esperando a resposta…
status-asks = <b>{ $asker } pergunta a { $asked }:</b> posso bater?
status-answered = { $yes ->
        [yes] <b>{ $partner }: sim.</b> Você tem que bater nesta vez.
       *[no] <b>{ $partner }: não.</b> Você não pode bater nesta vez.
    }
status-may-ask = Perguntar mostra a todos que você pode bater.
status-ask = Posso bater?

status-play = <b>{ status-your-turn }</b> Selecione uma carta para descartar, ou cartas para baixar.
status-draw = { $pile ->
        [yes] { $cards ->
            [1] <b>{ status-your-turn }</b> Compre ou pegue o lixo.
           *[other] <b>{ status-your-turn }</b> Compre { SPELL($cards, form: "f") } ou pegue o lixo.
        }
       *[no] { $cards ->
            [1] <b>{ status-your-turn }</b> Compre.
           *[other] <b>{ status-your-turn }</b> Compre { SPELL($cards, form: "f") }.
        }
    }
status-no-stock = { $pile ->
        [yes] <b>{ status-your-turn }</b> O monte acabou. Pegue o lixo ou passe.
       *[no] <b>{ status-your-turn }</b> O monte acabou. Passe.
    }
status-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [0] Para bater, faltam { SPELL($needed, form: "f") } canastras; você não tem nenhuma.
           *[other] Para bater, é preciso ter { SPELL($needed, form: "f") } canastras; você tem { SPELL($canastas, form: "f") }.
        }
       *[no] { $canastas ->
            [0] Para bater, faltam { SPELL($needed, form: "f") } canastras; vocês não têm nenhuma.
           *[other] Para bater, é preciso ter { SPELL($needed, form: "f") } canastras; vocês têm { SPELL($canastas, form: "f") }.
        }
    }

status-red-three-costs = { $cards ->
        [1] Ponha seu 3 vermelho na mesa, ou perca { $points } pontos.
       *[other] Ponha seus { SPELL($cards) } 3 vermelhos na mesa, ou perca { $points } pontos por cada um.
    }
status-red-three-paid = { $cards ->
        [1] Você ainda pode pôr seu 3 vermelho na mesa.
       *[other] Você ainda pode pôr seus { SPELL($cards) } 3 vermelhos na mesa.
    }
status-turn-red-three-costs = <b>{ status-your-turn }</b> { status-red-three-costs }
status-turn-red-three-paid = <b>{ status-your-turn }</b> { status-red-three-paid }
status-you-have-one-card = <b>Você só tem uma carta.</b> Todo mundo já sabe. { status-to-play }
status-have-one-card = <b>{ status-one-card-left }</b> { status-to-play }

status-went-out = <b>{ log-went-out }</b> A rodada acabou.
status-stock-empty = <b>{ log-stock-empty }</b> A rodada acabou.
status-last-red-three = <b>{ log-last-red-three }</b> A rodada acabou.
