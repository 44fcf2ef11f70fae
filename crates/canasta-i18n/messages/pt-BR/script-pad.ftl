### Palavras do bloco de pontos usadas em várias telas.
### O bloco é para partidas com cartas de verdade: um celular ou tablet na mesa cuida dos pontos.

script-pad-we = Nós
script-pad-they = Eles
script-pad-player = Pessoa { $n }
script-pad-deal = Rodada { $n }
script-pad-heading = Bloco
script-pad-go-back = Voltar

## As linhas da folha.

script-pad-line-going-out = Batida
script-pad-line-natural-canastas = Canastras limpas
script-pad-line-mixed-canastas = Canastras sujas
script-pad-line-concealed-canastas = Canastras de mão
script-pad-line-red-threes = 3 vermelhos
script-pad-line-undeclared-red-threes = 3 vermelhos atrasados
script-pad-line-black-threes = 3 pretos na batida
script-pad-line-melded = Cartas baixadas
script-pad-line-in-hand = Cartas na mão
script-pad-line-exact-deal = Conta exata
script-pad-line-penalties = Multas
script-pad-line-own = Linhas da casa
script-pad-this-deal = Esta rodada
script-pad-total = Total
