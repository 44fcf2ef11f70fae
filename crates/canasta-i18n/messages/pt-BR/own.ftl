own-sits-out = Você fica de fora nesta rodada.
own-section = Sua mão e botões
own-hand = Sua mão, { table-cards }
own-new-card = nova
own-actions = Ações
own-draw = { $n ->
        [1] Comprar
       *[other] Comprar { $n }
    }
own-pass = Passar
own-take = { $n ->
        [0] Pegar lixo
       *[other] Pegar lixo ({ $n })
    }
own-meld = Baixar
own-discard = Descartar
own-take-back = Desfazer
own-back-to-score = Voltar ao placar
own-watching = Assistindo
