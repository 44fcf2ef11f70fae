### Cabeçalhos e valores das tabelas para planilhas.

csv-deal = rodada
csv-dealer = quem dá
csv-side = time
csv-players = jogadores
csv-natural-canastas = canastras limpas
csv-mixed-canastas = canastras sujas
csv-concealed-canastas = canastras de mão
csv-red-threes = 3 vermelhos
csv-going-out = batida
csv-exact-deal = conta exata
csv-penalties = multas
csv-melded = cartas baixadas
csv-in-hand = cartas na mão
csv-score = pontos da rodada
csv-total = total
csv-ended = fim
csv-out = quem bateu
csv-game = partida
csv-table = mesa
csv-date = data
csv-rules = regras
csv-house-rules = regras da casa
csv-partners = dupla
csv-opponents = rivais
csv-won = vitória
csv-own = rodada minha
csv-points = pontos
csv-best-other-points = pontos do melhor rival
csv-natural = limpas
csv-mixed = sujas
csv-piles = lixos pegos
csv-other-natural = limpas dos rivais
csv-other-mixed = sujas dos rivais
csv-other-piles = lixos pegos pelos rivais
csv-minimum = mínimo
csv-opened-in-turn = vez da primeira baixada
csv-conceded = desistência

csv-and = e
csv-yes = sim
csv-no = não

csv-me = eu
csv-me-concealed = eu, de mão
csv-partner = dupla
csv-partner-concealed = dupla, de mão
csv-opponent = rival
csv-opponent-concealed = rival, de mão
csv-stock = monte

csv-went-out = batida
csv-went-out-concealed = batida de mão
csv-stock-exhausted = fim do monte
csv-last-red-three = 3 vermelho no fim do monte
