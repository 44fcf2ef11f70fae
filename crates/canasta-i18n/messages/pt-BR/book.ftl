book-title = O livro da Canasta
book-chapter-title = { $chapter } – Canasta
book-heading = O livro da Canasta
book-about = Como jogar, as regras para duas a seis pessoas e como ter um servidor próprio.

book-search = Buscar
book-find = Buscar
book-nothing-found = Nada encontrado. Tente com menos palavras, como “3 pretos”.

book-part-introduction = Introdução
book-part-playing = Como jogar
book-part-rules = As regras em detalhe
book-part-presets = Conjuntos de regras
book-part-hosting = Servidor próprio
book-part-bots = Robôs
book-part-reference = Referência
book-part-measurements = Medições

book-only-english = Este capítulo só existe em inglês.
book-sources = Fontes: { $sources }

book-for-hosts = Para quem programa ou mantém um servidor

book-in-chapter = Neste capítulo
book-chapters = Capítulos
book-all-chapters = Todos os capítulos
book-table = Tabela
book-text = Texto

book-differences = O que muda entre as regras
book-choose-rules = O jogo vem com cinco conjuntos de regras, cada um tirado de um texto publicado. Na dúvida, fique com as regras padrão, *wahhi*.
book-each-rule = Aqui estão todas as regras que podem mudar. Quando os conjuntos discordam, há uma linha para cada variante. Na sua mesa, você pode mudar qualquer uma delas: cada mudança é uma regra da casa.
book-column-rule = regra
book-column-in = onde
book-column-says = o que diz
book-in-all = todos

book-every-rule = Todas as regras
book-whole = O conjunto completo de regras

book-example = Exemplo (regras <b>{ $rules }</b>)
book-cards = { $cards }
book-card = { $card }
book-allowed = Pode.
book-not-possible = <b>Não pode:</b> { $because }.

book-points-each = { $points } pontos cada
book-points-together = { $points } pontos ao todo
book-wild-cards = Curingas: jokers e 2
book-red-threes = 3 vermelhos: cartas de bônus
book-black-threes = 3 pretos: trancam o lixo
book-natural-meld = Um jogo só de cartas naturais
book-mixed-meld = Um jogo com um curinga
book-natural-canasta = Uma canastra limpa
book-mixed-canasta = Uma canastra suja
