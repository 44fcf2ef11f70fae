level-beginner = Iniciante
level-beginner-about = Baixa tudo o que pode, pega qualquer lixo e não liga para o que os outros precisam. Joga na hora.
level-casual = Casual
level-casual-about = Guarda alguns pares e curingas, mas baixa cedo demais e esquece os descartes. Joga na hora.
level-club = Clube
level-club-about = Segue os macetes de quem joga bem em clube e lembra o que há no lixo. Joga na hora.
level-skilled = Hábil
level-skilled-about = Joga como o Clube, mas enxerga jogadas muito melhores. Joga na hora.
level-strong = Forte
level-strong-about = Aprendeu no que dá cada jogada e escolhe a mais promissora. Com quatro na mesa, joga na hora; senão, depois de um instante.
level-expert = Craque
level-expert-about = Como o Forte, mas também testa as melhores jogadas em rodadas simuladas. Pensa até um segundo.
level-adaptive = Adaptável
level-adaptive-about = Mantém a partida equilibrada: alivia quando está na frente e joga mais forte quando está atrás.
level-program = { $program }
level-program-about = Um robô incluído por quem mantém o servidor. Pode levar alguns segundos.

level-choice = Nível dos robôs
level-more = Sobre os níveis
level-each = Um nível para cada robô
level-as-above = Igual ao de cima

level-levels = { $levels ->
        [1] Nível: { $levels }.
       *[other] Níveis: { $levels }.
    }

level-plays = { $name } joga no nível { $level }.
level-plays-adaptive = { $name } se adapta para manter a partida equilibrada.
level-plays-program = { $name } é o programa “{ $program }”.
