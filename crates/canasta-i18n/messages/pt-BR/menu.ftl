menu-title = Menu
menu-close = Fechar menu
menu-score-and-log = Placar e jogadas
menu-rules = Regras
menu-keys = Atalhos do teclado
menu-full-screen = Tela cheia
menu-leave-full-screen = Sair da tela cheia
menu-devices = Seus aparelhos
menu-leave = Sair da mesa
menu-settings = Ajustes
menu-fair-deal = Rodada honesta ✓

menu-keys-title = Atalhos do teclado
menu-keys-about = Os atalhos funcionam na mesa, menos enquanto você digita. Dá para desativar em Ajustes.

menu-key-draw = Comprar (passar, se o monte acabou)
menu-key-take = Pegar o lixo
menu-key-meld = Baixar as cartas selecionadas; com dicas e sem nada selecionado, selecionar o que dá para baixar
menu-key-discard = Descartar a carta selecionada, depois de baixar as outras
menu-key-ask = Perguntar à sua dupla “Posso bater?”
menu-key-red-three = Pôr um 3 vermelho na mesa (só onde as regras pedem)
menu-key-rank = Selecionar uma carta desse valor (0 = 10, * = joker). De novo, as outras; depois, uma a menos
menu-key-whole-rank = Selecionar todas as cartas desse valor
menu-key-arrows = Andar pela mão; Espaço seleciona uma carta, Shift+Espaço a coluna inteira
menu-key-move = Mudar a coluna de lugar
menu-key-enter = Na sua mão: apertar o botão em destaque
menu-key-wild = Passar um curinga selecionado para outro jogo
menu-key-escape = Limpar a seleção
menu-key-hint = Dica (se esta mesa tiver)
menu-key-pile = Como pegar o lixo
menu-key-others = Quantas cartas os outros têm
menu-key-score = Placar e jogadas
menu-key-hand = Sua mão
menu-key-keys = Atalhos do teclado

menu-keycap-whole-rank = Shift + valor
menu-keycap-arrows = Setas, Home, End
menu-keycap-move = Shift + setas
menu-keycap-enter = Enter
menu-keycap-escape = Esc
