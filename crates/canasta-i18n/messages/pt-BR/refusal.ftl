refusal-draw-first = primeiro compre uma carta ou pegue o lixo
refusal-already-drew = você já comprou ou pegou o lixo; agora baixe ou descarte
refusal-answer-due = alguém perguntou se pode bater; falta a resposta
refusal-nothing-asked = ninguém perguntou se pode bater
refusal-stock-not-empty = o monte ainda tem cartas; compre ou pegue o lixo
refusal-deal-over = a rodada acabou

refusal-card-not-held = você não tem { $card }

refusal-card-held-less = você indicou { $card } { $named ->
        [1] uma vez
        [2] duas vezes
       *[other] { SPELL($named, form: "f") } vezes
    }, mas só tem { $held ->
        [1] uma dessas cartas
       *[other] duas dessas cartas
    }

refusal-kind-not-held = você não tem { KIND($kind, form: "no") }

refusal-kind-held-less = { $kind ->
        [queen] você indicou { $named ->
            [1] uma dama
           *[other] { SPELL($named, form: "f") } damas
        }, mas só tem { SPELL($held, form: "f") }
       *[other] você indicou { $named ->
            [1] { KIND($kind, form: "a") }
           *[other] { SPELL($named) } { KIND($kind, form: "many") }
        }, mas só tem { SPELL($held) }
    }

refusal-unread-nothing = falta a ação

refusal-unread-word = “{ $word }” não é uma ação

refusal-unread-card = “{ $card }” não é uma carta; escreva o valor e o naipe, como 4H

refusal-unread-rank = “{ $rank }” não é um valor de carta

refusal-nothing-named = indique as cartas que vai baixar

refusal-unread-one-card = “{ $act }” pede uma só carta; { $named ->
        [0] não há nenhuma
        [1] há uma
       *[other] há { $named }
    }

refusal-unread-alone = não pode haver nada depois de “{ $act }”, mas há “{ $extra }”

refusal-meld-too-small = um jogo precisa de pelo menos três cartas; { $cards ->
        [0] este está vazio
        [1] o seu de { KIND($rank, form: "many") } só tem uma
       *[other] o seu de { KIND($rank, form: "many") } só tem { SPELL($cards, form: "f") }
    }

refusal-too-few-naturals = um jogo precisa de pelo menos duas cartas naturais; o seu de { KIND($rank, form: "many") } { $naturals ->
        [0] não tem nenhuma
       *[other] só tem { SPELL($naturals, form: "f") }
    }

refusal-too-many-wilds = um jogo não pode ter mais de três curingas; o seu de { KIND($rank, form: "many") } ficaria com { SPELL($wilds) }

refusal-wilds-need-naturals = com { $wilds ->
        [1] um curinga
       *[other] { SPELL($wilds) } curingas
    }, um jogo precisa de pelo menos { SPELL($needs, form: "f") } cartas naturais; o seu de { KIND($rank, form: "many") } ficaria com { SPELL($naturals, form: "f") }

refusal-wild-on-natural-canasta = sua canastra de { KIND($rank, form: "many") } é limpa e não aceita curinga

refusal-wilds-outnumber = um jogo não pode ter mais curingas do que cartas naturais; o seu de { KIND($rank, form: "many") } ficaria com { SPELL($naturals, form: "f") } { $naturals ->
        [1] natural
       *[other] naturais
    } e { $wilds ->
        [1] um curinga
       *[other] { SPELL($wilds) } curingas
    }

refusal-naturals-must-outnumber = quem pega o lixo na primeira baixada precisa de mais cartas naturais do que curingas em cada jogo; o seu de { KIND($rank, form: "many") } ficaria com { SPELL($naturals, form: "f") } { $naturals ->
        [1] natural
       *[other] naturais
    } e { $wilds ->
        [1] um curinga
       *[other] { SPELL($wilds) } curingas
    }

refusal-first-round = na primeira volta da rodada, não dá para baixar nem pegar o lixo

refusal-wild-in-initial-meld = a primeira baixada não pode ter curingas; seu jogo de { KIND($rank, form: "many") } tem { SPELL($wilds) }

refusal-mixed-ranks = não dá para baixar { KIND($one, form: "all") } junto com { KIND($other, form: "all") }; todas as cartas de um jogo têm o mesmo valor

refusal-wilds-alone = curingas não formam um jogo sozinhos; escolha em que jogo eles entram

refusal-named-twice = { KIND($rank, form: "all") } aparecem em dois grupos; junte tudo em um só

refusal-no-such-meld = seu time ainda não tem um jogo de { KIND($rank, form: "many") } na mesa

refusal-red-threes-not-melded = os 3 vermelhos não entram em jogos
refusal-black-threes-not-yet = os 3 pretos só podem ser baixados na hora de bater, e ainda sobraria mais de uma carta na sua mão
refusal-black-threes-no-wilds = não dá para baixar curingas com os 3 pretos

refusal-below-minimum = sua primeira baixada precisa de { $needs } pontos; aqui há { $makes }

refusal-pile-empty = não há lixo para pegar
refusal-stock-empty = o monte acabou; pegue o lixo ou passe

refusal-pile-blocked = não dá para pegar o lixo com { KIND($top, form: "a") } em cima

refusal-pile-frozen = { $held ->
        [0] o lixo está congelado por { KIND($by, form: "a") }, e você não tem { KIND($top, form: "no") }
        [1] o lixo está congelado por { KIND($by, form: "a") }, e você só tem { KIND($top, form: "a") }
       *[other] { $named ->
            [0] o lixo está congelado por { KIND($by, form: "a") }; para pegar, use { KIND($top, form: "two") } da sua mão
            [1] o lixo está congelado por { KIND($by, form: "a") }; para pegar, use { KIND($top, form: "two") } da sua mão, não só { KIND($top, form: "a") }
           *[other] o lixo está congelado por { KIND($by, form: "a") }; para pegar, use { KIND($top, form: "two") } da sua mão, não { SPELL($named) }
        }
    }

refusal-pile-frozen-unopened = { $held ->
        [0] o lixo está congelado até a primeira baixada do seu time, e você não tem { KIND($top, form: "no") }
        [1] o lixo está congelado até a primeira baixada do seu time, e você só tem { KIND($top, form: "a") }
       *[other] { $named ->
            [0] o lixo está congelado até a primeira baixada do seu time; para pegar, use { KIND($top, form: "two") } da sua mão
            [1] o lixo está congelado até a primeira baixada do seu time; para pegar, use { KIND($top, form: "two") } da sua mão, não só { KIND($top, form: "a") }
           *[other] o lixo está congelado até a primeira baixada do seu time; para pegar, use { KIND($top, form: "two") } da sua mão, não { SPELL($named) }
        }
    }

refusal-pile-needs-match = { $wild ->
        [yes] { $held ->
            [0] para pegar o lixo, use { KIND($top, form: "two") } da sua mão, ou { KIND($top, form: "a") } e um curinga; você não tem { KIND($top, form: "no") }
           *[other] para pegar o lixo, use { KIND($top, form: "two") } da sua mão, ou { KIND($top, form: "a") } e um curinga
        }
       *[no] { $held ->
            [0] para pegar o lixo, use { KIND($top, form: "two") } da sua mão; você não tem { KIND($top, form: "no") }
           *[other] para pegar o lixo, use { KIND($top, form: "two") } da sua mão
        }
    }

refusal-canasta-complete = sua canastra de { KIND($rank, form: "many") } está completa e não aceita carta do lixo

refusal-taken-this-turn = { KIND($kind, form: "all") } vieram com o lixo; você só pode baixar essas cartas na sua próxima vez

refusal-one-card-hand = com uma só carta na mão, não dá para pegar um lixo de uma carta

refusal-must-take-pile = o monte acabou e { KIND($top, form: "the") } de cima encaixa no seu jogo; você tem que pegar o lixo

refusal-must-keep-card = sobraria uma carta que você não poderia descartar: para bater, é preciso ter { $needs ->
        [1] uma canastra
       *[other] { SPELL($needs, form: "f") } canastras
    }, e { $has ->
        [0] ainda não há nenhuma
       *[other] só há { SPELL($has, form: "f") }
    }

refusal-no-canasta = você ficaria sem cartas: para bater, é preciso ter { $needs ->
        [1] uma canastra
       *[other] { SPELL($needs, form: "f") } canastras
    }, e { $has ->
        [0] ainda não há nenhuma
       *[other] só há { SPELL($has, form: "f") }
    }

refusal-partner-said-no = sua dupla disse não; você não pode bater nesta vez
refusal-must-ask = antes de bater, pergunte à sua dupla
refusal-must-go-out = sua dupla disse sim, e você tem que bater agora; com esta jogada, não daria

refusal-must-go-out-declare = sua dupla disse sim; primeiro ponha na mesa { $threes ->
        [1] seu 3 vermelho
       *[other] seus 3 vermelhos
    }, depois bata

refusal-ask-alone = é cada um por si; não há a quem perguntar
refusal-ask-twice = você já perguntou nesta vez
refusal-ask-too-late = só dá para perguntar antes de baixar ou de pegar o lixo
refusal-ask-melded-more = só dá para perguntar antes de baixar mais cartas
refusal-ask-too-early = só dá para perguntar depois de comprar ou de pegar o lixo

refusal-ask-declare-first = primeiro ponha na mesa { $threes ->
        [1] seu 3 vermelho
       *[other] seus 3 vermelhos
    }, depois pergunte

refusal-ask-unable = agora você não tem como bater
refusal-ask-no-way-back = se sua dupla dissesse não, você não teria como terminar a jogada

refusal-cannot-discard = os 3 vermelhos não podem ser descartados
refusal-declare-automatic = aqui os 3 vermelhos vão para a mesa sozinhos; não é preciso fazer nada
refusal-declare-not-held = você não tem esse 3 vermelho
refusal-declare-other-card = só os 3 vermelhos são postos na mesa assim
