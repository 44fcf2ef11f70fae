caption-drew = { $cards ->
        [1] comprou uma carta
       *[other] comprou { SPELL($cards, form: "f") } cartas
    }
caption-drew-brief = comprou

caption-took = { $cards ->
        [1] pegou o lixo (1)
       *[other] pegou o lixo ({ $cards })
    }
caption-took-brief = pegou { $cards }

caption-melded = baixou { KIND($rank, form: "all") }
caption-melded-brief = baixou
caption-melded-several = baixou em { SPELL($melds) } jogos

caption-canasta = { $natural ->
        [yes] canastra limpa de { KIND($rank, form: "many") }
       *[no] canastra de { KIND($rank, form: "many") }
    }
caption-canasta-brief = canastra

caption-red-three = pôs um 3 vermelho
caption-red-three-brief = bônus

caption-discarded = descartou { KIND($kind, form: "a") }
caption-discarded-brief = { KIND($kind, form: "a") }
caption-discarded-black-three-brief = um 3
caption-froze = congelou o lixo
caption-froze-brief = congelou

caption-passed = passou
caption-asked = posso bater?
caption-asked-brief = bato?
caption-answered = { $yes ->
        [yes] disse sim
       *[no] disse não
    }

caption-since = Desde a sua última vez
caption-since-close = Fechar
caption-since-nothing = Ninguém jogou desde a sua última vez.
caption-since-steps = Passo a passo
caption-since-back = Voltar
caption-since-on = Avançar
caption-since-at = { $at } de { $of }
