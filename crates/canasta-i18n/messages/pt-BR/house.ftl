house-title = { $name } – Canasta
house-players = { $players ->
        [1] Para { SPELL($players, form: "f") } pessoa.
       *[other] Para { SPELL($players, form: "f") } pessoas.
    }
house-play = Jogar com estas regras
house-download = Baixar arquivo
house-changes = Regras da casa
house-all = Todas as regras
house-more = Mais, com exemplos:

house-score-card = Tabela de pontos
house-joker = Joker
house-two-or-ace = 2, ás
house-high = Do rei ao 8
house-low = Do 7 ao 4, 3 preto
house-two = 2
house-ace = Ás
house-seven-to-four = Do 7 ao 4
house-black-three = 3 preto
house-natural = Canastra limpa
house-mixed = Canastra suja
house-whole = Extra por canastra de mão
house-red-three = 3 vermelho
house-red-threes = Os quatro 3 vermelhos
house-out = Bater
house-concealed = Bater de mão
house-exchange = As cartas que ficam na mão contam contra você.
house-minimums = Primeira baixada
house-below = Abaixo de { $points } pontos
house-from = A partir de { $points } pontos

house-share = Compartilhar estas regras
house-share-about = Dê um nome às regras e mande o link ou o arquivo.
house-name = Nome
house-give-name = Usar este nome
house-link = Link para estas regras
house-copy = Copiar

house-open-title = Abrir regras da casa – Canasta
house-open-heading = Abrir regras da casa
house-open-about = Cole o texto de um arquivo de regras da casa.
house-open = Abrir
house-open-problems = Isto não é um arquivo de regras da casa
house-open-problem = { $problem }.
