rules-heading-deal = Jogadores e distribuição
rules-heading-cards = As cartas
rules-heading-turn = A sua vez
rules-heading-threes = Os 3
rules-heading-melds = Jogos e canastras
rules-heading-initial-meld = A primeira baixada
rules-heading-pile = O lixo
rules-heading-going-out = Bater
rules-heading-stock-end = Quando o monte acaba
rules-heading-scores = Pontos
rules-heading-knowing = O que se pode dizer e ver

rules-players = { $count ->
        [1] { SPELL($first, form: "f") }
        [2] { SPELL($first, form: "f") } ou { SPELL($second, form: "f") }
        [3] { SPELL($first, form: "f") }, { SPELL($second, form: "f") } ou { SPELL($third, form: "f") }
       *[other] { SPELL($first, form: "f") }, { SPELL($second, form: "f") }, { SPELL($third, form: "f") } ou { SPELL($fourth, form: "f") }
    }

rules-sides-any = Jogam de duas a seis pessoas. Com quatro, são dois contra dois; com seis, três contra três; os dois times sentam em lugares alternados. Com duas ou três, é cada um por si, e um “time” é uma pessoa só.

rules-sides = { $players ->
        [4] Quatro pessoas em dois times. Quem joga junto senta frente a frente.
        [6] Seis pessoas, três contra três. Os dois times sentam em lugares alternados.
       *[other] { SPELL($players, form: "f", case: "capital") } pessoas, cada uma por si.
    }

rules-five-individuals = { $any ->
        [yes] Com cinco, também é cada um por si.
       *[no] Cinco pessoas, cada uma por si.
    }
rules-five-two-sides = { $any ->
        [yes] Com cinco, são três contra dois.
       *[no] Cinco pessoas, três contra duas.
    } Só quatro jogam de cada vez: em cada rodada, uma das três fica de fora, em rodízio. As outras sentam em lugares alternados e jogam pelas regras para quatro. Quem fica de fora não recebe cartas, mas os pontos do time também são seus.

rules-seating-drawn = { $alone ->
        [yes] Os lugares são sorteados com as cartas.
       *[no] Os times e os lugares são sorteados com as cartas.
    } O ás é a carta mais alta e o 2, a mais baixa; entre cartas do mesmo valor, a ordem é espadas, copas, ouros e paus.

rules-seating-highest = { $players ->
        [any] Quem tira a carta mais alta escolhe o lugar. Se houver times, joga com quem tirou as cartas seguintes.
        [two] Quem tira a carta mais alta escolhe o lugar, e a outra pessoa senta em frente.
        [four] Quem tira a carta mais alta escolhe o lugar e joga com quem tirou a segunda mais alta.
        [five] As duas pessoas com as cartas mais altas formam a dupla. Quem tira a mais baixa é a primeira pessoa a ficar de fora.
        [six] Quem tira a carta mais alta escolhe o lugar e joga com as duas pessoas que tiraram as seguintes.
       *[alone] Quem tira a carta mais alta escolhe o lugar, e as outras pessoas sentam à sua esquerda, na ordem das cartas.
    }

rules-seating-again = { $ends ->
        [yes] Tira de novo quem tirou um joker, a mesma carta que outra pessoa, mais de uma carta ou uma das quatro cartas de cada ponta do baralho.
       *[no] Tira de novo quem tirou um joker ou a mesma carta que outra pessoa.
    }

rules-seating-optional = { $alone ->
        [yes] Cada um escolhe o seu lugar; quem quiser pode sortear com as cartas.
       *[no] Cada um escolhe com quem joga e onde senta; quem quiser pode sortear com as cartas.
    }

rules-seating-fixed = { $alone ->
        [yes] Não há sorteio de lugares: cada um senta como combinado.
       *[no] Não há sorteio de times: eles são combinados antes da partida.
    }

rules-first-dealer-seats-drawn = { $clockwise ->
        [yes] Quem tirou a carta mais alta começa, e quem está à sua direita dá as cartas na primeira rodada.
       *[no] Quem tirou a carta mais alta começa, e quem está à sua esquerda dá as cartas na primeira rodada.
    }
rules-first-dealer-drawn = { $clockwise ->
        [yes] Sorteia-se quem dá as cartas na primeira rodada. Quem tira a carta mais alta começa, e quem está à sua direita dá as cartas.
       *[no] Sorteia-se quem dá as cartas na primeira rodada. Quem tira a carta mais alta começa, e quem está à sua esquerda dá as cartas.
    }
rules-first-dealer-random = Um sorteio decide quem dá as cartas na primeira rodada.

rules-cut-left = Antes de cada rodada, quem está à esquerda de quem dá as cartas corta o baralho.
rules-cut-left-may = Antes de cada rodada, quem está à esquerda de quem dá as cartas pode cortar o baralho, mas não é obrigatório.
rules-cut-right = Antes de cada rodada, quem está à direita de quem dá as cartas corta o baralho.

rules-hand-size = { $cards ->
        [1] Cada pessoa recebe 1 carta.
       *[other] Cada pessoa recebe { $cards } cartas.
    }
rules-hand-sizes = Cada pessoa recebe { $hands }.
rules-hand-size-when = { $cards ->
        [1] 1 carta quando jogam { $players } pessoas
       *[other] { $cards } cartas quando jogam { $players } pessoas
    }

rules-dealing = { $clockwise ->
        [yes] As cartas são dadas uma a uma, no sentido horário, a partir da esquerda de quem dá. Começa a jogar quem está à esquerda.
       *[no] As cartas são dadas uma a uma, a partir da direita de quem dá. Começa a jogar quem está à direita.
    }
rules-clockwise = Joga-se no sentido horário, e a vez de dar as cartas também passa assim.
rules-counterclockwise = Joga-se no sentido anti-horário, e a vez de dar as cartas também passa assim.
rules-stock = As cartas que sobram formam o monte. A primeira é virada e começa o lixo.

rules-upcard-threes-covered = Se a carta virada for um curinga ou um 3, vira-se outra em cima, e assim por diante.
rules-upcard-first-black-three-stays = Se a carta virada for um curinga ou um 3, vira-se outra em cima, e assim por diante. Um 3 preto virado logo de início não é coberto.
rules-upcard-black-three-stays = Se a carta virada for um curinga ou um 3 vermelho, vira-se outra em cima, e assim por diante. Um 3 preto não é coberto.

rules-exact-deal-bonus = { $points ->
        [0] Quem pega do baralho exatamente as cartas que vai dar não ganha nada por isso.
        [1] Quem pega do baralho exatamente as cartas que vai dar, com ou sem a que será virada, ganha { $points } ponto. Como aqui é o programa que dá as cartas, esse bônus nunca sai.
       *[other] Quem pega do baralho exatamente as cartas que vai dar, com ou sem a que será virada, ganha { $points } pontos. Como aqui é o programa que dá as cartas, esse bônus nunca sai.
    }

rules-packs = Joga-se com dois baralhos de 52 cartas e quatro jokers: 108 cartas ao todo.
rules-wild-cards = Os jokers e os 2 são curingas: em um jogo, valem por qualquer carta de 4 a ás. As cartas de 4 a ás são as cartas naturais. Os 3 não são nem uma coisa nem outra.
rules-values = O joker vale 50. O ás e o 2 valem 20. O rei, a dama, o valete, o 10, o 9 e o 8 valem 10. O 7, o 6, o 5, o 4 e o 3 preto valem 5. O 3 vermelho não tem valor próprio, só o seu bônus.
rules-card-values = O joker vale { $joker }. O 2 vale { $two }. O ás vale { $ace }. O rei, a dama, o valete, o 10, o 9 e o 8 valem { $high }. O 7, o 6, o 5 e o 4 valem { $low }. O 3 preto vale { $black }. O 3 vermelho não tem valor próprio, só o seu bônus.

rules-turn = { $clockwise ->
        [yes] Na sua vez, primeiro compre do monte ou pegue o lixo. Depois você pode baixar jogos e aumentar os que já estão na mesa. Termine com um descarte. A vez passa para a esquerda.
       *[no] Na sua vez, primeiro compre do monte ou pegue o lixo. Depois você pode baixar jogos e aumentar os que já estão na mesa. Termine com um descarte. A vez passa para a direita.
    }

rules-draw-count = { $cards ->
        [1] A cada vez, você compra uma carta do monte e descarta uma.
       *[other] A cada vez, você compra { SPELL($cards, form: "f") } cartas do monte, mas descarta só uma.
    }
rules-draw-counts = A cada vez, você compra do monte { $draws }, mas descarta só uma.
rules-draw-count-when = { $cards ->
        [1] uma carta quando jogam { $players } pessoas
       *[other] { SPELL($cards, form: "f") } cartas quando jogam { $players } pessoas
    }
rules-draw-fewer = Se o monte tiver menos cartas, compre as que restam.
rules-melds-in-first-round = Já na primeira volta você pode baixar e pegar o lixo.
rules-no-melds-in-first-round = Na primeira volta da rodada, você não pode baixar nem pegar o lixo.
rules-no-way-back = Carta baixada não volta para a mão, e compra não se desfaz.

rules-declaring-by-hand = Um 3 vermelho comprado fica na sua mão até você pôr na mesa: em qualquer momento da sua vez, ponha a carta na mesa e compre outra no lugar.
rules-declaring-automatic = Os 3 vermelhos vão para a mesa assim que são comprados, e você compra outra carta no lugar.

rules-dealt-red-threes-by-hand = Os 3 vermelhos que vêm na distribuição ficam na sua mão até você pôr na mesa.
rules-dealt-red-threes-at-once = { $clockwise ->
        [yes] Os 3 vermelhos que vêm na distribuição vão para a mesa e são repostos antes de a primeira pessoa jogar, a partir da esquerda de quem dá as cartas.
       *[no] Os 3 vermelhos que vêm na distribuição vão para a mesa e são repostos antes de a primeira pessoa jogar, a partir da direita de quem dá as cartas.
    }
rules-dealt-red-threes-first-turn = Os 3 vermelhos que vêm na distribuição vão para a mesa no começo da sua primeira jogada, e você compra outras cartas no lugar. Se a rodada acabar antes disso, eles vão para a mesa na contagem.

rules-undeclared-never = Ninguém é obrigado a pôr um 3 vermelho na mesa, e ficar com ele na mão não custa nada.
rules-undeclared-penalty = { $points ->
        [0] Ficar com um 3 vermelho na mão não custa nada.
        [1] Um 3 vermelho que continua na sua mão no fim da sua vez, ou no fim da rodada, custa { $points } ponto, uma vez por carta.
       *[other] Um 3 vermelho que continua na sua mão no fim da sua vez, ou no fim da rodada, custa { $points } pontos, uma vez por carta.
    }
rules-declared-late = Você ainda pode pôr a carta na mesa mais tarde, mas um 3 vermelho que nunca foi para a mesa não dá bônus. Se a rodada acabar antes da sua primeira jogada, os que vieram na distribuição não custam nada e vão para a mesa. Na mão, um 3 vermelho conta como carta, mas não pode ser baixado em um jogo nem descartado.
rules-red-three-in-pile = Se o lixo que você pega tiver um 3 vermelho, ponha a carta na mesa. Você não compra outra no lugar.
rules-red-three-no-meld = Um 3 vermelho não é um jogo: não conta para a primeira baixada nem impede de bater de mão.

rules-red-three-bonus = { $points ->
        [0] Os 3 vermelhos não valem pontos.
        [1] Cada 3 vermelho na mesa vale { $points } ponto.
       *[other] Cada 3 vermelho na mesa vale { $points } pontos.
    }

rules-four-red-threes-bonus = { $points ->
        [0] { $alone ->
            [yes] Os quatro 3 vermelhos com a mesma pessoa não valem nada.
           *[no] Os quatro 3 vermelhos no mesmo time não valem nada.
        }
        [1] { $alone ->
            [yes] Os quatro 3 vermelhos com a mesma pessoa valem { $points } ponto ao todo.
           *[no] Os quatro 3 vermelhos no mesmo time valem { $points } ponto ao todo.
        }
       *[other] { $alone ->
            [yes] Os quatro 3 vermelhos com a mesma pessoa valem { $points } pontos ao todo.
           *[no] Os quatro 3 vermelhos no mesmo time valem { $points } pontos ao todo.
        }
    }

rules-red-threes-count = { $alone ->
        [yes] { $needs ->
            [meld] { $otherwise ->
                [minus] Os 3 vermelhos contam a seu favor se você tiver baixado até o fim da rodada; senão, contam contra você.
               *[nothing] Os 3 vermelhos contam a seu favor se você tiver baixado até o fim da rodada; senão, não valem nada.
            }
           *[canasta] { $otherwise ->
                [minus] Os 3 vermelhos contam a seu favor se você tiver uma canastra no fim da rodada; senão, contam contra você.
               *[nothing] Os 3 vermelhos contam a seu favor se você tiver uma canastra no fim da rodada; senão, não valem nada.
            }
        }
       *[no] { $needs ->
            [meld] { $otherwise ->
                [minus] Os 3 vermelhos contam a favor do seu time se ele tiver baixado até o fim da rodada; senão, contam contra.
               *[nothing] Os 3 vermelhos contam a favor do seu time se ele tiver baixado até o fim da rodada; senão, não valem nada.
            }
           *[canasta] { $otherwise ->
                [minus] Os 3 vermelhos contam a favor do seu time se ele tiver uma canastra no fim da rodada; senão, contam contra.
               *[nothing] Os 3 vermelhos contam a favor do seu time se ele tiver uma canastra no fim da rodada; senão, não valem nada.
            }
        }
    }

rules-red-threes-never-cost = Os 3 vermelhos nunca tiram pontos.
rules-red-three-costs-the-same = Os 3 vermelhos que contam contra você tiram tantos pontos quantos dariam.
rules-red-three-penalty = { $points ->
        [1] Cada 3 vermelho que conta contra você tira { $points } ponto, mesmo que sejam os quatro.
       *[other] Cada 3 vermelho que conta contra você tira { $points } pontos, mesmo que sejam os quatro.
    }
rules-no-max-red-three-penalty = Não há limite para os pontos que os 3 vermelhos podem tirar.
rules-max-red-three-penalty = { $points ->
        [1] Os 3 vermelhos nunca tiram mais de { $points } ponto por rodada.
       *[other] Os 3 vermelhos nunca tiram mais de { $points } pontos por rodada.
    }

rules-red-three-freezes = Um 3 vermelho virado depois da distribuição congela o lixo para todo mundo, até alguém pegar.
rules-red-three-does-not-freeze = Um 3 vermelho virado depois da distribuição não congela o lixo.
rules-black-three-freezes = Um 3 preto congela o lixo para todo mundo, até alguém pegar.
rules-black-three-does-not-freeze = Um 3 preto não congela o lixo, só tranca: quem joga em seguida não pode pegar.
rules-black-threes-melded = Os 3 pretos só podem ser baixados na vez em que você bate: três ou quatro, sem curingas.

rules-meld = Um jogo são três ou mais cartas do mesmo valor, com pelo menos duas naturais e no máximo três curingas. Sequências não valem.
rules-wilds-in-any-meld = Qualquer jogo pode ter até três curingas.
rules-naturals-for-wilds = Um jogo com um curinga precisa de pelo menos { SPELL($first, form: "f") } cartas naturais; com dois, de { SPELL($second, form: "f") }; com três, de { SPELL($third, form: "f") }.
rules-wilds-on-natural-canasta = Você pode pôr um curinga em uma canastra limpa; com isso, ela fica suja.
rules-no-wilds-on-natural-canasta = Não dá para pôr curinga em uma canastra limpa.
rules-wilds-may-outnumber = Um jogo pode ter mais curingas do que cartas naturais: dois reis, dois 2 e um joker são um jogo.
rules-wilds-may-not-outnumber = Um jogo não pode ter mais curingas do que cartas naturais: dois reis, dois 2 e um joker não são um jogo.

rules-melds-of-side = { $alone ->
        [yes] Você tem um jogo de cada valor e pode aumentar esse jogo mais tarde. Pode baixar um valor que outras pessoas já baixaram, mas nunca aumentar os jogos delas.
       *[no] Os jogos são do time. Cada time tem um jogo de cada valor e pode aumentar esse jogo mais tarde. Vocês podem baixar um valor que os rivais já baixaram, mas nunca aumentar os jogos deles.
    }

rules-canasta = Um jogo de sete ou mais cartas é uma canastra: limpa se não tem curingas, suja se tem. Ela é fechada em uma pilha, com uma carta vermelha em cima se for limpa e uma preta se for suja. Um curinga a mais suja uma canastra limpa. As outras cartas acrescentadas só contam o próprio valor.

rules-natural-canasta-bonus = { $points ->
        [0] Uma canastra limpa não dá bônus.
        [1] Uma canastra limpa vale { $points } ponto além das cartas.
       *[other] Uma canastra limpa vale { $points } pontos além das cartas.
    }
rules-mixed-canasta-bonus = { $points ->
        [0] Uma canastra suja não dá bônus.
        [1] Uma canastra suja vale { $points } ponto além das cartas.
       *[other] Uma canastra suja vale { $points } pontos além das cartas.
    }
rules-concealed-canasta-bonus = { $points ->
        [0] Uma canastra baixada de uma só vez não dá pontos extras.
        [1] Uma canastra de mão, baixada de uma só vez, com ou sem a carta de cima do lixo, dá { $points } ponto extra, mesmo que depois receba mais cartas.
       *[other] Uma canastra de mão, baixada de uma só vez, com ou sem a carta de cima do lixo, dá { $points } pontos extras, mesmo que depois receba mais cartas.
    }

rules-initial-meld = { $alone ->
        [yes] A primeira vez que você baixa na rodada é a sua primeira baixada.
       *[no] A primeira vez que o seu time baixa na rodada é a primeira baixada dele.
    }

rules-minimums = { $alone ->
        [yes] { $first ->
            [1] Sua primeira baixada precisa somar pelo menos { $first } ponto. Com mais pontos no placar antes da rodada, precisa somar { $second }, { $third } ou { $fourth }.
           *[other] Sua primeira baixada precisa somar pelo menos { $first } pontos. Com mais pontos no placar antes da rodada, precisa somar { $second }, { $third } ou { $fourth }.
        }
       *[no] { $first ->
            [1] A primeira baixada do seu time precisa somar pelo menos { $first } ponto. Com mais pontos no placar antes da rodada, precisa somar { $second }, { $third } ou { $fourth }.
           *[other] A primeira baixada do seu time precisa somar pelo menos { $first } pontos. Com mais pontos no placar antes da rodada, precisa somar { $second }, { $third } ou { $fourth }.
        }
    }

rules-minimum-from = Os mínimos mais altos valem a partir de { $second }, { $third } e { $fourth } pontos.
rules-no-fifth-minimum = Não há um quinto mínimo.
rules-fifth-minimum = { $points ->
        [1] A partir de { $from } pontos, o mínimo é de { $points } ponto.
       *[other] A partir de { $from } pontos, o mínimo é de { $points } pontos.
    }

rules-one-minimum = { $alone ->
        [yes] { $points ->
            [0] Não há mínimo para a primeira baixada.
            [1] Sua primeira baixada precisa somar pelo menos { $points } ponto, qualquer que seja o placar.
           *[other] Sua primeira baixada precisa somar pelo menos { $points } pontos, qualquer que seja o placar.
        }
       *[no] { $points ->
            [0] Não há mínimo para a primeira baixada.
            [1] A primeira baixada do seu time precisa somar pelo menos { $points } ponto, qualquer que seja o placar.
           *[other] A primeira baixada do seu time precisa somar pelo menos { $points } pontos, qualquer que seja o placar.
        }
    }

rules-initial-meld-counts = Você pode juntar vários jogos, desde que baixe todos de uma vez. Se pegar o lixo, só conta a carta de cima. Os bônus não contam.
rules-pile-opening-outnumbers = Se você pega o lixo na primeira baixada, cada jogo precisa de mais cartas naturais do que curingas.
rules-pile-opening-like-any = Se você pega o lixo na primeira baixada, valem os limites normais de curingas.
rules-wilds-in-initial-meld = A primeira baixada pode ter curingas.
rules-no-wilds-in-initial-meld = A primeira baixada não pode ter curingas, com ou sem o lixo. Eles podem entrar depois, na mesma vez, e também se você bater de mão sem pegar o lixo nessa vez.
rules-initial-meld-concealed = Não há mínimo para quem bate de mão sem pegar o lixo nessa vez.

rules-taking = Em vez de comprar, você pode pegar o lixo se baixar a carta de cima com cartas da sua mão ou se a encaixar em um jogo da mesa. Nenhuma outra carta do lixo pode ajudar nisso. Depois, o resto do lixo vai para a sua mão, e você pode baixar mais, se quiser.
rules-pile-blocked = Com um curinga ou um 3 em cima, ninguém pega o lixo.

rules-frozen = { $by ->
        [wild] O lixo fica congelado para todo mundo enquanto tiver um curinga; o que estiver mais embaixo fica atravessado. Ele continua congelado até alguém pegar.
        [red-three] O lixo fica congelado para todo mundo enquanto tiver um curinga ou um 3 vermelho; a carta dessas que estiver mais embaixo fica atravessada. Ele continua congelado até alguém pegar.
        [black-three] O lixo fica congelado para todo mundo enquanto tiver um curinga ou um 3 preto; a carta dessas que estiver mais embaixo fica atravessada. Ele continua congelado até alguém pegar.
       *[both] O lixo fica congelado para todo mundo enquanto tiver um curinga, um 3 vermelho ou um 3 preto; a carta dessas que estiver mais embaixo fica atravessada. Ele continua congelado até alguém pegar.
    }

rules-frozen-until-opened = { $alone ->
        [yes] { $opening ->
            [pair] Para você, o lixo fica congelado até a sua primeira baixada: para pegar o lixo nela, é preciso ter na mão um par natural igual à carta de cima.
            [wild] Para você, o lixo fica congelado até a sua primeira baixada. Mas, para a própria primeira baixada, bastam uma carta natural da sua mão, igual à de cima, e um curinga, desde que nenhuma carta do lixo o congele para todo mundo.
           *[free] Para você, o lixo fica congelado até a sua primeira baixada. Mas, para a própria primeira baixada, é como se não estivesse, desde que nenhuma carta do lixo o congele para todo mundo.
        }
       *[no] { $opening ->
            [pair] Para o seu time, o lixo fica congelado até a primeira baixada: para pegar o lixo nela, é preciso ter na mão um par natural igual à carta de cima.
            [wild] Para o seu time, o lixo fica congelado até a primeira baixada. Mas, para a própria primeira baixada, bastam uma carta natural da mão, igual à de cima, e um curinga, desde que nenhuma carta do lixo o congele para todo mundo.
           *[free] Para o seu time, o lixo fica congelado até a primeira baixada. Mas, para a própria primeira baixada, é como se não estivesse, desde que nenhuma carta do lixo o congele para todo mundo.
        }
    }

rules-taking-frozen = { $alone ->
        [yes] Para pegar o lixo congelado, é preciso ter na mão um par natural igual à carta de cima (você pode acrescentar curingas). As cartas podem ir para o jogo desse valor que você já tem.
       *[no] Para pegar o lixo congelado, é preciso ter na mão um par natural igual à carta de cima (você pode acrescentar curingas). As cartas podem ir para o jogo desse valor que o seu time já tem.
    }

rules-taking-onto-meld = { $alone ->
        [yes] Se o lixo não está congelado, você também pode pegar encaixando a carta de cima no jogo desse valor que você já tem.
       *[no] Se o lixo não está congelado, você também pode pegar encaixando a carta de cima no jogo desse valor que o seu time já tem.
    }

rules-taking-with-wild = Se o lixo não está congelado, você também pode pegar com uma carta natural igual à de cima e um curinga, ambos da sua mão.
rules-taking-not-with-wild = Uma carta natural e um curinga não bastam para pegar o lixo, mesmo que ele não esteja congelado.
rules-taking-onto-canasta = A carta de cima do lixo pode entrar em uma canastra, como em qualquer outro jogo.
rules-canasta-takes-no-pile = Uma canastra está completa: se a carta de cima do lixo for desse valor, você não pode pegar o lixo. Cartas da mão ainda podem entrar.
rules-one-card-takes-one-card = Com uma só carta na mão, você pode pegar até um lixo de uma carta.
rules-one-card-takes-more = Com uma só carta na mão, você não pode pegar um lixo de uma carta.
rules-melds-from-pile = As cartas que vêm com o lixo podem ser baixadas na mesma vez.
rules-no-melds-from-pile = Fora a carta de cima, as cartas que vêm com o lixo só podem ser baixadas na sua próxima vez.
rules-pile-looked-through = Na sua primeira jogada da rodada, antes de descartar, você pode olhar todo o lixo. Depois, só se vê a carta de cima.
rules-pile-not-looked-through = Não dá para olhar o lixo; só se vê a carta de cima.

rules-going-out = Você bate quando baixa ou descarta a sua última carta, e a rodada acaba. O descarte final não é obrigatório.

rules-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [1] Para bater, você precisa de uma canastra (pode completá-la na hora de bater).
           *[other] Para bater, você precisa de { SPELL($canastas, form: "f") } canastras (pode completá-las na hora de bater).
        }
       *[no] { $canastas ->
            [1] Para bater, seu time precisa de uma canastra (pode completá-la na hora de bater).
           *[other] Para bater, seu time precisa de { SPELL($canastas, form: "f") } canastras (pode completá-las na hora de bater).
        }
    }
rules-canastas-needed-by-players = Para bater, seu time precisa de { $needs } (pode completá-las na hora de bater).
rules-canastas-needed-when = { $canastas ->
        [1] uma canastra quando jogam { $players } pessoas
       *[other] { SPELL($canastas, form: "f") } canastras quando jogam { $players } pessoas
    }

rules-card-must-stay = Se não pode bater, você precisa ficar com pelo menos uma carta no fim da sua vez. Não dá para baixar tanto que não sobre nenhuma.

rules-going-out-bonus = { $points ->
        [0] Bater não dá bônus.
        [1] Bater vale { $points } ponto.
       *[other] Bater vale { $points } pontos.
    }

rules-going-out-concealed = Você bate de mão quando baixa a mão inteira de uma só vez, com pelo menos uma canastra, sem ter baixado nada antes na rodada. Nessa vez você pode pegar o lixo, e a última carta pode ser um descarte.

rules-concealed-beside-melds = { $partners ->
        [none] Aqui ninguém mais do seu time poderia ter baixado.
        [one] { $may ->
            [yes] A batida de mão vale mesmo que sua dupla já tenha baixado.
           *[no] A batida de mão não vale se sua dupla já tiver baixado.
        }
       *[some] { $may ->
            [yes] A batida de mão vale mesmo que alguém do seu time já tenha baixado.
           *[no] A batida de mão não vale se alguém do seu time já tiver baixado.
        }
    }

rules-concealed-adding = { $partners ->
        [none] Aqui não há jogos de mais ninguém do seu time para aumentar.
        [one] { $adding ->
            [allowed] Na vez em que você bate de mão, pode aumentar os jogos da sua dupla se também baixar uma canastra inteira sua.
            [not-allowed] Na vez em que você bate de mão, não pode aumentar os jogos da sua dupla.
           *[nothing-there] Quando você bate de mão, sua dupla não tem jogos para aumentar.
        }
       *[some] { $adding ->
            [allowed] Na vez em que você bate de mão, pode aumentar os jogos do time se também baixar uma canastra inteira sua.
            [not-allowed] Na vez em que você bate de mão, não pode aumentar os jogos do time.
           *[nothing-there] Quando você bate de mão, ninguém do time tem jogos para aumentar.
        }
    }

rules-concealed-bonus = { $points ->
        [0] Bater de mão não dá bônus.
        [1] Bater de mão vale { $points } ponto ao todo.
       *[other] Bater de mão vale { $points } pontos ao todo.
    }

rules-black-three-bonus = { $points ->
        [0] Os 3 pretos baixados na batida só contam o valor das cartas.
        [1] Cada 3 preto baixado na batida vale mais { $points } ponto.
       *[other] Cada 3 preto baixado na batida vale mais { $points } pontos.
    }
rules-four-black-threes-bonus = { $points ->
        [0] Baixar os quatro 3 pretos não dá bônus.
        [1] Baixar os quatro 3 pretos vale mais { $points } ponto.
       *[other] Baixar os quatro 3 pretos vale mais { $points } pontos.
    }

rules-must-ask = { $sure ->
        [yes] Antes de bater, é obrigatório perguntar, e só bate quem recebe um sim.
       *[no] Se você joga com alguém, é obrigatório perguntar antes de bater, e só bate quem recebe um sim.
    }
rules-need-not-ask = Perguntar não é obrigatório.
rules-asking-alone = Como é cada um por si, ninguém pergunta “Posso bater?”.
rules-asking-before-taking = { $sure ->
        [yes] Você pode perguntar “Posso bater?” uma vez por jogada: antes ou depois de comprar, mas não depois de baixar ou de pegar o lixo.
       *[no] Se você joga com alguém, pode perguntar “Posso bater?” uma vez por jogada: antes ou depois de comprar, mas não depois de baixar ou de pegar o lixo.
    }
rules-asking-after-drawing = { $sure ->
        [yes] Você pode perguntar “Posso bater?” uma vez por jogada: depois de comprar ou de pegar o lixo, antes de baixar qualquer coisa além do que serviu para pegar o lixo.
       *[no] Se você joga com alguém, pode perguntar “Posso bater?” uma vez por jogada: depois de comprar ou de pegar o lixo, antes de baixar qualquer coisa além do que serviu para pegar o lixo.
    }

rules-answer = { $partners ->
        [one] Sua dupla responde sim ou não, e a resposta vale: com um sim, você tem que bater nessa vez; com um não, não pode.
        [two] Quem do seu time joga em seguida responde sim ou não, e a resposta vale: com um sim, você tem que bater nessa vez; com um não, não pode.
       *[any] Sua dupla (em times de três, quem joga em seguida) responde sim ou não, e a resposta vale: com um sim, você tem que bater nessa vez; com um não, não pode.
    } Só pode perguntar quem tem como bater e, se a resposta for não, como terminar a jogada.

rules-last-drawer-ends = A rodada acaba com o descarte de quem comprou a última carta do monte.
rules-last-drawer-goes-on = Depois da última carta do monte, a rodada continua.
rules-last-drawer-ends-when = Quando jogam { $players } pessoas, a rodada acaba com o descarte de quem comprou a última carta do monte.
rules-last-drawer-goes-on-when = Quando jogam { $players } pessoas, a rodada continua depois da última carta do monte.

rules-without-stock = Sem monte, a rodada continua enquanto cada um pegar o lixo. Ela acaba quando alguém não pode ou não quer pegar.

rules-deal-over-with-stock = A rodada acaba quando o monte acaba; por isso, ninguém é obrigado a pegar o lixo.
rules-must-take = { $alone ->
        [yes] Sem monte, você tem que pegar o lixo se ele não está congelado, a carta de cima encaixa em um dos seus jogos e nenhuma outra regra proíbe.
       *[no] Sem monte, você tem que pegar o lixo se ele não está congelado, a carta de cima encaixa em um dos jogos do seu time e nenhuma outra regra proíbe.
    }
rules-need-not-take = Sem monte, ninguém é obrigado a pegar o lixo.
rules-last-red-three = Se a última carta do monte é um 3 vermelho, ela vai para a mesa e a rodada acaba na hora: quem comprou não pode baixar nem descartar.

rules-score = { $alone ->
        [yes] { $penalties ->
            [yes] Em cada rodada, cada pessoa soma os bônus e as cartas que baixou, menos as cartas que ficaram na mão e as multas. O resultado pode ser negativo.
           *[no] Em cada rodada, cada pessoa soma os bônus e as cartas que baixou, menos as cartas que ficaram na mão. O resultado pode ser negativo.
        }
       *[no] { $penalties ->
            [yes] Em cada rodada, cada time soma os bônus e as cartas que baixou, menos as cartas que ficaram na mão e as multas. O resultado pode ser negativo.
           *[no] Em cada rodada, cada time soma os bônus e as cartas que baixou, menos as cartas que ficaram na mão. O resultado pode ser negativo.
        }
    } Ele entra no total do placar.

rules-game-points = { $alone ->
        [yes] A partida acaba quando alguém chega a { $points } pontos ou mais no fim de uma rodada.
       *[no] A partida acaba quando um time chega a { $points } pontos ou mais no fim de uma rodada.
    }

rules-any-number-of-deals = Uma partida pode ter quantas rodadas forem necessárias.
rules-deals-per-game = { $deals ->
        [1] A partida acaba depois de uma rodada, qualquer que seja o placar.
       *[other] A partida acaba depois de { SPELL($deals, form: "f") } rodadas, qualquer que seja o placar.
    }

rules-winner = Ganha quem tem mais pontos; vencer não dá bônus. Se houver empate no primeiro lugar, joga-se mais uma rodada.

rules-known = Está à vista de todo mundo: tudo o que está na mesa, a carta de cima do lixo, quantas cartas há no lixo, no monte e em cada mão, se o lixo está congelado e por qual carta, o placar e os mínimos da primeira baixada.
rules-one-card-left = Avise quando ficar com uma só carta. A sexta carta de um jogo pode ficar atravessada, para mostrar que falta uma para a canastra.
rules-partners-chat = Quem joga junto pode lembrar o mínimo da primeira baixada e os 3 vermelhos, e perguntar se pode bater. Mais nada pode ser dito.
