field-first-dealer = Quem dá primeiro
field-first-dealer-help = Quem dá as cartas na primeira rodada.
field-first-dealer-seat-draw = Quem senta antes da carta mais alta
field-first-dealer-random = Ao acaso

field-seating = Times e lugares
field-seating-help = Como se decide quem joga com quem e em que lugar.
field-seating-drawn = Sorteio com as cartas
field-seating-drawn-ends-void = Sorteio com as cartas (as quatro de cada ponta não valem)
field-seating-optional = À escolha de cada um
field-seating-fixed = Fixos

field-five-players = Cinco jogadores
field-five-players-help = Como se joga em cinco. Em dois times, uma das três pessoas fica de fora em cada rodada.
field-five-players-individuals = Cada um por si
field-five-players-two-sides = Três contra dois

field-cut = Corte
field-cut-help = Quem corta antes de cada rodada.
field-cut-dealer-left = Quem está à esquerda de quem dá as cartas
field-cut-dealer-left-may = Quem está à esquerda de quem dá as cartas, se quiser
field-cut-dealer-right = Quem está à direita de quem dá as cartas

field-clockwise = Sentido horário
field-clockwise-help = A vez de jogar e a de dar as cartas seguem o sentido horário? Com “Não”, passam para a direita.

field-hand-size = Cartas na mão
field-hand-size-help = Quantas cartas cada pessoa recebe.

field-draw-count = Cartas compradas por vez
field-draw-count-help = Quantas cartas se compram do monte a cada vez. O descarte é sempre de uma.

field-melds-in-first-round = Baixar na primeira volta
field-melds-in-first-round-help = Com “Não”, ninguém pode baixar nem pegar o lixo na primeira volta da rodada.

field-canastas-to-go-out = Canastras para bater
field-canastas-to-go-out-help = De quantas canastras um time precisa para bater.

field-upcard = Primeira carta do lixo
field-upcard-help = Que cartas viradas são cobertas com outra.
field-upcard-cover-threes = Cobrir curingas e 3
field-upcard-first-black-three-stays = Cobrir curingas e 3, menos um 3 preto logo de início
field-upcard-black-three-stays = Cobrir curingas e 3 vermelhos

field-exact-deal-bonus = Bônus pela conta exata
field-exact-deal-bonus-help = Pontos para quem pega do baralho exatamente as cartas que vai dar. Aqui nunca sai, pois é o programa que dá.

field-dealt-red-threes = 3 vermelhos da distribuição
field-dealt-red-threes-help = Quando os 3 vermelhos recebidos na distribuição vão para a mesa.
field-dealt-red-threes-at-once = Antes da primeira jogada
field-dealt-red-threes-first-turn = Na primeira jogada de quem recebeu

field-declaring = 3 vermelhos comprados
field-declaring-help = Os 3 vermelhos vão para a mesa sozinhos, ou cada um põe os seus?
field-declaring-automatic = Vão para a mesa sozinhos
field-declaring-by-hand = Cada um põe os seus, com multa

field-undeclared-penalty = Multa por 3 vermelho na mão
field-undeclared-penalty-help = Pontos perdidos por cada 3 vermelho que fica na mão no fim da sua vez.

field-red-three-freezes = 3 vermelho congela o lixo
field-red-three-freezes-help = Um 3 vermelho virado depois da distribuição congela o lixo?

field-black-three-freezes = 3 preto congela o lixo
field-black-three-freezes-help = Com “Não”, um 3 preto só tranca o lixo para quem joga em seguida.

field-wilds-may-outnumber = Mais curingas do que naturais
field-wilds-may-outnumber-help = Um jogo pode ter duas cartas naturais e três curingas?

field-naturals-for-wilds = Cartas naturais para curingas
field-naturals-for-wilds-help = De quantas cartas naturais um jogo precisa para o primeiro, o segundo e o terceiro curinga. Com 9, esse curinga nunca entra.

field-wilds-on-natural-canasta = Curinga em canastra limpa
field-wilds-on-natural-canasta-help = Com “Não”, uma canastra limpa não pode ficar suja.

field-minimums = Mínimos da primeira baixada
field-minimums-help = Pontos que a primeira baixada precisa somar. O primeiro vale com o placar mais baixo, o último com o mais alto.

field-minimum-from = Placar que aumenta o mínimo
field-minimum-from-help = A partir de quantos pontos valem o segundo, o terceiro, o quarto e o quinto mínimo.

field-fifth-minimum = Quinto mínimo
field-fifth-minimum-help = Pontos da primeira baixada com o placar mais alto. Com 0, não há quinto mínimo.

field-pile-opening-outnumbers = Primeira baixada com o lixo: mais naturais
field-pile-opening-outnumbers-help = Quem pega o lixo na primeira baixada precisa, em cada jogo, de mais cartas naturais do que curingas.

field-wilds-in-initial-meld = Curingas na primeira baixada
field-wilds-in-initial-meld-help = Com “Não”, a primeira baixada só tem cartas naturais, com ou sem o lixo.

field-frozen-until-opened = Lixo congelado até a primeira baixada
field-frozen-until-opened-help = Com “Não”, a primeira baixada pode pegar o lixo com uma carta natural e um curinga.

field-take-with-wild = Pegar o lixo com curinga
field-take-with-wild-help = Dá para pegar o lixo com uma carta natural e um curinga?

field-take-onto-canasta = Pegar o lixo encaixando em canastra
field-take-onto-canasta-help = Com “Não”, a carta de cima do lixo não entra em uma canastra.

field-one-card-takes-one-card = Com uma carta, pegar lixo de uma carta
field-one-card-takes-one-card-help = Quem só tem uma carta pode pegar um lixo de uma carta?

field-melds-from-pile = Baixar cartas do lixo
field-melds-from-pile-help = Com “Não”, as cartas que vêm com o lixo, fora a de cima, esperam até a sua próxima vez.

field-pile-looked-through = Olhar o lixo
field-pile-looked-through-help = Você pode olhar todo o lixo na sua primeira jogada da rodada, antes de descartar?

field-must-take-when-stock-empty = Sem monte, pegar o lixo é obrigatório
field-must-take-when-stock-empty-help = Nesse caso, é obrigatório pegar um lixo cuja carta de cima encaixa em um dos seus jogos?

field-last-drawer-ends = Última carta encerra a rodada
field-last-drawer-ends-help = A rodada acaba com o descarte de quem comprou a última carta?

field-concealed-may-add = De mão: aumentar jogos do time
field-concealed-may-add-help = Ao bater de mão, você pode aumentar os jogos que seu time já baixou?

field-concealed-beside-melds = De mão depois que o time baixou
field-concealed-beside-melds-help = A batida de mão vale quando alguém do time já baixou?

field-asking = Perguntar “Posso bater?”
field-asking-help = Quando você pode perguntar à sua dupla.
field-asking-before-taking = Antes ou depois de comprar, não depois de pegar o lixo
field-asking-after-drawing-or-taking = Depois de comprar ou de pegar o lixo

field-must-ask = Só bater depois de um sim
field-must-ask-help = É obrigatório perguntar antes de bater? Quando é cada um por si, ninguém pergunta.

field-card-values = Valor das cartas
field-card-values-help = Pontos por carta, baixada ou na mão. O 3 vermelho só dá o seu bônus.

field-natural-canasta-bonus = Canastra limpa
field-natural-canasta-bonus-help = Pontos por uma canastra sem curinga.

field-mixed-canasta-bonus = Canastra suja
field-mixed-canasta-bonus-help = Pontos por uma canastra com curingas.

field-concealed-canasta-bonus = Canastra de mão
field-concealed-canasta-bonus-help = Pontos extras por uma canastra baixada de uma só vez.

field-red-three-bonus = 3 vermelho
field-red-three-bonus-help = Pontos por cada 3 vermelho.

field-four-red-threes-bonus = Os quatro 3 vermelhos
field-four-red-threes-bonus-help = Total pelos quatro 3 vermelhos, em vez dos pontos de cada um.

field-red-threes-count = Quando os 3 vermelhos contam
field-red-threes-count-help = Do que um time precisa para os seus 3 vermelhos, e o que acontece se não tiver.
field-red-threes-count-melded = Se o time baixou; senão, contra
field-red-threes-count-melded-or-nothing = Se o time baixou; senão, nada
field-red-threes-count-canasta = Se o time tem canastra; senão, contra
field-red-threes-count-canasta-or-nothing = Se o time tem canastra; senão, nada

field-red-three-penalty = 3 vermelho contra o time
field-red-three-penalty-help = Pontos perdidos por cada um. Com 0, perde o mesmo que ganharia.

field-max-red-three-penalty = 3 vermelhos contra o time: máximo
field-max-red-three-penalty-help = Máximo de pontos perdidos por rodada. Com 0, não há máximo.

field-going-out-bonus = Bater
field-going-out-bonus-help = Pontos por bater.

field-concealed-bonus = Bater de mão
field-concealed-bonus-help = Pontos por bater de mão (já incluído o bônus por bater).

field-black-three-bonus = 3 preto na batida
field-black-three-bonus-help = Pontos extras por cada 3 preto baixado na batida.

field-four-black-threes-bonus = Os quatro 3 pretos na batida
field-four-black-threes-bonus-help = Mais pontos para quem baixa os quatro 3 pretos na batida.

field-game-points = Pontos para ganhar
field-game-points-help = O placar que encerra a partida.

field-deals-per-game = Número de rodadas
field-deals-per-game-help = A partida acaba depois dessas rodadas, qualquer que seja o placar. Com 0, quem decide são os pontos.
