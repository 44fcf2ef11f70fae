preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = As regras completas da Bicycle, para quatro. Um 3 preto congela o lixo até alguém pegar.
preset-classic = Classic Card Game Rules
preset-classic-about = Para duas, três, quatro ou seis pessoas. Na primeira baixada, só um par pega o lixo, e canastras de mão dão pontos extras.
preset-lakin = According to Hoyle, de H. Lakin
preset-lakin-about = Para duas, três ou quatro pessoas. É você quem põe os 3 vermelhos na mesa, e curinga nunca ajuda a pegar o lixo.
preset-pack = Taking the Pack
preset-pack-about = Para quatro. Até o seu time baixar, só um par pega o lixo.
preset-wahhi = Regras padrão
preset-wahhi-about = De duas a seis pessoas: onze cartas para cada, uma canastra para bater, e um 3 preto tranca o lixo por uma vez. Segundo a WAHHI Classic Canasta.

preset-changed = { $changes ->
        [1] { $title }, com uma regra da casa
       *[other] { $title }, com { SPELL($changes, form: "f") } regras da casa
    }
