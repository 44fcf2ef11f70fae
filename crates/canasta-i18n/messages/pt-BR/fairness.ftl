fairness-title = Rodadas honestas – Canasta
fairness-heading = Rodadas honestas
fairness-about = Nem o servidor nem quem joga consegue manipular o baralho. Não acredite só na nossa palavra: confira.
fairness-check-game = Conferir uma partida

fairness-steps = Como as cartas são embaralhadas
fairness-commitment = O compromisso
fairness-commitment-about = Antes de cada rodada, o servidor escolhe uma semente secreta e publica o compromisso dela: 64 algarismos que combinam com essa semente e com nenhuma outra. A partir daí, ele não pode mais trocar a semente.
fairness-cut = O corte
fairness-cut-about = Depois, o navegador de cada pessoa acrescenta um corte: um número ao acaso, só seu. Como em uma mesa de verdade, outra pessoa corta depois de embaralhar.
fairness-deal = As cartas
fairness-deal-about = Só a semente e os cortes decidem a ordem das 108 cartas, e nada pode ser mudado depois.
fairness-proof = A prova
fairness-proof-about = Quando os pontos da rodada são contados, a semente é revelada. Qualquer pessoa pode conferir se ela combina com o compromisso e refazer o mesmo embaralhamento.

fairness-promises = Os compromissos deste servidor
fairness-count = { $n }
fairness-made = assumidos
fairness-made-about = rodadas com compromisso publicado
fairness-revealed = revelados
fairness-revealed-about = sementes que qualquer um pode conferir
fairness-outstanding = pendentes
fairness-outstanding-about = rodadas em andamento
fairness-kept = Toda semente acaba sendo revelada. Ela fica em segredo enquanto a rodada está em andamento ou a mesa espera as pessoas voltarem; se elas não voltam, a mesa é fechada e a semente, revelada.

fairness-check-about = Toda partida terminada pode ser salva em um arquivo <code>.canasta</code>. Escolha um aqui ou solte nesta página. Seu navegador refaz todos os embaralhamentos e compara os resultados. Nada é enviado; você pode até desligar a internet antes.
fairness-no-script = Esta verificação precisa de JavaScript. Sem ele, <code>canasta verify</code> ou o script em Python citado abaixo fazem o mesmo.
fairness-choose = Escolher um registro
fairness-or-drop = ou solte aqui
fairness-paste = Colar um registro
fairness-text = Texto do registro
fairness-check = Conferir
fairness-noted = As anotações do seu navegador
fairness-noted-about = Seu navegador anota cada compromisso antes de as cartas serem dadas. Os mais recentes:

fairness-daily = Rodada do dia
fairness-daily-about = A semente de cada dia é secreta até a meia-noite UTC, mas o compromisso já está publicado. Quando o dia acaba, a semente é revelada, e qualquer pessoa pode conferir as cartas.
fairness-daily-how = Como conferir
fairness-daily-commitment = Compromisso de hoje
fairness-daily-seed = Semente de { $date }

fairness-limits = O que isto não prova
fairness-server-knows = O servidor conhece as cartas durante a rodada.
fairness-server-knows-about = Ele dá as cartas e faz valer as regras. Não pode trocar as cartas, mas quem cuida do servidor poderia espiar. Se houver algo em jogo, jogue só onde você confia em quem mantém o servidor, ou tenha o seu.
fairness-last-cut = Quem corta por último sabe mais.
fairness-last-cut-about = Os cortes vêm um depois do outro. Um servidor combinado com alguém da mesa poderia contar a semente a essa pessoa e deixar que ela testasse muitos cortes, ou ignorar um corte e dizer que chegou tarde. Seu navegador anota os compromissos que viu e os cortes que fez, e a verificação acima avisa se um registro não bate com eles. Se quem mantém o servidor trapaceia com alguém, o único remédio é mudar de servidor.
fairness-no-cut = Sem corte, só resta o compromisso.
fairness-no-cut-about = Se nenhum navegador acrescentou um corte, como em uma partida só de robôs, o baralho também estava fixado antes da rodada, mas foi só o servidor que escolheu a semente.
fairness-names = Um registro prova as rodadas, não os nomes.
fairness-names-about = Ele mostra que estas cartas foram dadas nesta mesa. Não mostra quem estava sentado ali, nem se duas pessoas se falavam por telefone.
fairness-even = Honesta não quer dizer igual.
fairness-even-about = Uma rodada honesta ainda pode dar uma mão péssima. A sorte se equilibra em muitas rodadas, mas nem sempre em uma noite só.

fairness-elsewhere = Sem esta página
fairness-elsewhere-about = Se você não confia em uma página do mesmo servidor que deu as cartas, confira com <code>canasta verify</code> no seu computador, ou com um pequeno script em Python. Os dois vêm com o código-fonte.
fairness-digits = Como as cartas são calculadas, em todos os detalhes
