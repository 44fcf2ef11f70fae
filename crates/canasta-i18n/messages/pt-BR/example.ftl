example-house = Com uma regra da casa.
example-no-stock = O monte acabou.
example-players = { $players ->
        [1] { SPELL($players, form: "f", case: "capital") } pessoa.
       *[other] { SPELL($players, form: "f", case: "capital") } pessoas.
    }
example-sits-out = Três contra dois; a quinta pessoa fica de fora.
example-totals = Placar antes da rodada.
example-total = { $side }: { $points }.

example-who-you = Você
example-who-partner = Sua dupla
example-who-other = A outra pessoa
example-who-left = Quem está à sua esquerda
example-who-right = Quem está à sua direita
example-who-across = Quem está em frente
example-who-across-left = Quem está em frente, à esquerda
example-who-across-right = Quem está em frente, à direita
example-who-partner-left = Sua dupla à esquerda
example-who-partner-right = Sua dupla à direita
example-side-yours = Seu time
example-side-others = O outro time

example-hand-you = Sua mão
example-hand-partner = Mão da sua dupla
example-hand-other = Mão da outra pessoa
example-hand-left = Mão de quem está à sua esquerda
example-hand-right = Mão de quem está à sua direita
example-hand-across = Mão de quem está em frente
example-hand-across-left = Mão de quem está em frente, à esquerda
example-hand-across-right = Mão de quem está em frente, à direita
example-hand-partner-left = Mão da sua dupla à esquerda
example-hand-partner-right = Mão da sua dupla à direita

example-melds-you = Seus jogos
example-melds-other = Jogos da outra pessoa
example-melds-left = Jogos de quem está à sua esquerda
example-melds-right = Jogos de quem está à sua direita
example-melds-across-left = Jogos de quem está em frente, à esquerda
example-melds-across-right = Jogos de quem está em frente, à direita
example-melds-side-yours = Jogos do seu time
example-melds-side-others = Jogos do outro time

example-red-threes-you = Seus 3 vermelhos
example-red-threes-other = 3 vermelhos da outra pessoa
example-red-threes-left = 3 vermelhos de quem está à sua esquerda
example-red-threes-right = 3 vermelhos de quem está à sua direita
example-red-threes-across-left = 3 vermelhos de quem está em frente, à esquerda
example-red-threes-across-right = 3 vermelhos de quem está em frente, à direita
example-red-threes-side-yours = 3 vermelhos do seu time
example-red-threes-side-others = 3 vermelhos do outro time

example-pile = { $cards ->
        [1] Lixo
       *[other] Lixo, a última é a de cima
    }
example-stock = { $cards ->
        [1] Monte, uma carta
       *[other] Monte, a primeira é a próxima
    }

example-laid-down-first = Primeiro vão para a mesa:

example-unreadable = { $who }: “{ $act }”

example-draw = { $you ->
        [yes] Você compra
       *[no] { $who } compra
    }
example-take-onto-meld = { $you ->
        [yes] Você pega o lixo, encaixando no jogo
       *[no] { $who } pega o lixo, encaixando no jogo
    }
example-take-with = { $you ->
        [yes] Você pega o lixo com
       *[no] { $who } pega o lixo com
    }
example-lay-down = { $you ->
        [yes] Você baixa
       *[no] { $who } baixa
    }
example-add = { $you ->
        [yes] Você encaixa { KIND($rank, form: "on") }
       *[no] { $who } encaixa { KIND($rank, form: "on") }
    }
example-discard = { $you ->
        [yes] Você descarta
       *[no] { $who } descarta
    }
example-pass = { $you ->
        [yes] Você passa
       *[no] { $who } passa
    }
example-declare = { $you ->
        [yes] Você põe na mesa
       *[no] { $who } põe na mesa
    }
example-ask = { $you ->
        [yes] Você pergunta “Posso bater?”
       *[no] { $who } pergunta “Posso bater?”
    }
example-answer = { $you ->
        [yes] { $yes ->
            [yes] Você responde que sim
           *[no] Você responde que não
        }
       *[no] { $yes ->
            [yes] { $who } responde que sim
           *[no] { $who } responde que não
        }
    }

example-drawn = Veio:
example-laid-down = Vão para a mesa:
example-laid-down-next = A pessoa seguinte põe na mesa:

example-out = { $you ->
        [yes] { $concealed ->
            [yes] Você bate de mão.
           *[no] Você bate.
        }
       *[no] { $concealed ->
            [yes] { $who } bate de mão.
           *[no] { $who } bate.
        }
    }
example-nobody-out = A rodada acaba sem ninguém bater.
example-last-red-three = A última carta do monte é um 3 vermelho: a rodada acaba.

example-scored = { $side }: { $entries }.
example-natural-canastas = canastras limpas { $points }
example-mixed-canastas = canastras sujas { $points }
example-concealed-canastas = canastras de mão { $points }
example-red-threes = 3 vermelhos { $points }
example-going-out = batida { $points }
example-exact-deal = conta exata { $points }
example-penalties = multas { $points }
example-melded = cartas baixadas { $points }
example-in-hand = cartas na mão { $points }
example-sum = total { $points }
