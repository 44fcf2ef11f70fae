replay-player = { $name }

replay-side = { $players }

replay-two-sides = { $one } contra { $other }

replay-sides = { $sides }

replay-no-players = ninguém ainda

replay-points = { $points }

replay-won = Vitória de { $winner }, por { $best } a { $others }.

replay-conceded = { $deals ->
        [0] { $losers ->
            [1] Vitória de { $winners }: { $losers } desistiu na primeira rodada.
           *[other] Vitória de { $winners }: { $losers } desistiram na primeira rodada.
        }
       *[other] { $losers ->
            [1] Vitória de { $winners }: { $losers } desistiu quando estava { $best } a { $other }.
           *[other] Vitória de { $winners }: { $losers } desistiram quando estava { $best } a { $other }.
        }
    }

replay-not-over = { $deals ->
        [1] Não terminou: { $first } a { $others } depois de uma rodada.
       *[other] Não terminou: { $first } a { $others } depois de { SPELL($deals, form: "f") } rodadas.
    }

replay-not-begun = Não começou.
replay-no-deal-over = Nenhuma rodada terminada.

replay-dealt = Cartas dadas

replay-opens = { $name } faz a primeira baixada

replay-first-pile = { $cards ->
        [1] { $name } pega o primeiro lixo (uma carta)
       *[other] { $name } pega o primeiro lixo ({ $cards } cartas)
    }

replay-large-pile = { $name } pega um lixo grande ({ $cards } cartas)

replay-canasta = { $natural ->
        [yes] { $name } faz a primeira canastra, limpa, de { KIND($rank, form: "many") }
       *[no] { $name } faz a primeira canastra, suja, de { KIND($rank, form: "many") }
    }

replay-freezes = { $name } congela o lixo com { $card }

replay-freezes-large = { $name } congela um lixo grande ({ $cards } cartas) com { $card }

replay-frozen-from-start = O lixo já começa congelado { CARD($card, form: "by") }

replay-goes-out = { $concealed ->
        [yes] { $name } bate de mão
       *[no] { $name } bate
    }

replay-stock-empty = O monte acaba

replay-last-red-three = A última carta do monte, comprada por { $name }, é um 3 vermelho

replay-wins = { $players ->
        [1] { $players } ganha a partida
       *[other] { $players } ganham a partida
    }

replay-concedes = { $players ->
        [1] { $players } desiste da partida
       *[other] { $players } desistem da partida
    }

replay-took-over = Daqui em diante, { $name } joga no lugar { DIGITS($seat) }, que era de um robô.

replay-replaced = Daqui em diante, { $name } joga no lugar { DIGITS($seat) }, que { $before } deixou.

replay-practice = continua a partir de uma posição de outra partida
replay-take-back = dava para desfazer baixadas; as desfeitas não aparecem
replay-set = rodada { DIGITS($deal) } de outra partida, jogada de novo; o embaralhamento não tem garantia
replay-daily = a rodada do dia de { $date }, a mesma para todo mundo

replay-title = { $sides } – Canasta

replay-heading = Replay. { $happened }

replay-home = Canasta
replay-bar = Replay

replay-game = Replay. { $game }

replay-to-table = Voltar à mesa
replay-another-file = Abrir outro arquivo
replay-sheet = Placar completo
replay-to-review = Analisar a partida: sorte e erros

replay-whose = Mostrar as cartas de
replay-show = Mostrar
replay-all-hands = Todas<b> as mãos</b>
replay-as-seen-by = Visão de { $name }

replay-hand = { $cards ->
        [1] Mão de { $name }, 1 carta
       *[other] Mão de { $name }, { $cards } cartas
    }

replay-hidden-hand = { $cards ->
        [0] Mão de { $name }, nenhuma carta, escondida
        [1] Mão de { $name }, uma carta, escondida
       *[other] Mão de { $name }, { SPELL($cards, form: "f") } cartas, escondida
    }

replay-board = A mesa
replay-centre = Monte e lixo
replay-side-total = { $side }, { $points } pontos.
replay-log = Jogadas
replay-log-label = Jogadas desta rodada

replay-steps = Passos

replay-place = { $deals ->
        [1] { $turn ->
            [0] Rodada { $deal }, início
           *[other] Rodada { $deal }, jogada { $turn }
        }
       *[other] { $turn ->
            [0] Rodada { $deal } de { $deals }, início
           *[other] Rodada { $deal } de { $deals }, jogada { $turn }
        }
    }

replay-step = Passo
replay-go = Ir
replay-turn = Jogada
replay-back = Voltar
replay-next = Avançar
replay-turn-back = Jogada anterior
replay-step-back = Voltar um passo
replay-step-on = Avançar um passo
replay-turn-on = Próxima jogada
replay-play = Assistir
replay-speed = Velocidade
replay-slow = Lenta
replay-normal = Normal
replay-fast = Rápida
replay-keys = Atalhos: ← e → para um passo, Page Up e Page Down para uma jogada, Home e End para o início e o fim, Espaço ou P para assistir e pausar.

replay-jump = Ir para
replay-deal = Rodada { $deal }

replay-graphs = A partida em resumo
replay-totals = Totais
replay-sizes = Cartas em cada mão
replay-axis = Rodada
replay-goal = <b>{ $points }</b> para ganhar
replay-up-to = até { $cards }

replay-totals-spoken = Totais depois de cada rodada.
replay-totals-of = { $totals ->
        [0] { $side }: nenhuma rodada terminada.
       *[other] { $side }: { $totals }.
    }

replay-sizes-spoken = { $most ->
        [1] { $name } teve no máximo uma carta, na rodada { $deal }.
       *[other] { $name } teve no máximo { SPELL($most, form: "f") } cartas, na rodada { $deal }.
    }
replay-sizes-left = Sobraram no fim de cada rodada: { $counts }.
replay-count = { $cards }

replay-this-step = Esta posição
replay-link = Link para esta posição
replay-share = Compartilhar
replay-copy = Copiar
replay-link-fades = O link funciona enquanto o servidor guarda o arquivo: horas ou dias, não para sempre.
replay-play-on-heading = Continuar daqui
replay-whose-hand = Com que mão você quer jogar?
replay-play-on-about = Assuma uma das mãos daqui em diante; robôs jogam com as outras. É treino e não conta nas suas estatísticas.
replay-play-on = Continuar
replay-bot = Robô { DIGITS($n) }
replay-over-here = A partida acaba aqui. Volte a uma posição anterior para continuar de lá.
replay-no-beginning = Este registro começa no meio da partida, com pontos de rodadas que não inclui; por isso, não dá para continuar dele.

replay-keep = Guardar a partida
replay-played-on = Jogada em { $day }.
replay-record-about = O registro de { $sides } é um arquivo de texto legível, com todas as rodadas e jogadas.
replay-download = Baixar registro
replay-spreadsheet = Placar completo (CSV)
replay-open-another = Abrir outro arquivo
replay-check = Conferir se estas rodadas são honestas

replay-open-title = Ver o replay de um arquivo – Canasta
replay-open-heading = Ver o replay de um arquivo
replay-open-about = Escolha um arquivo .canasta ou solte aqui. Cada jogada é conferida pelas regras; depois, você percorre a partida passo a passo.
replay-open-file = Arquivo
replay-open-or-paste = Ou cole um registro
replay-open-text = Texto do registro
replay-open = Abrir
replay-open-kept = O servidor guarda o registro na memória por um tempo, visível para quem tiver o link. Ele não vai para o disco.
replay-gone-heading = Registro vencido
replay-gone = O servidor só guarda os arquivos enviados por um tempo. Abra o arquivo de novo.
replay-unreadable = Este não é um registro que o Canasta saiba ler.
replay-not-by-the-rules = Dá para ler o registro, mas a partida não segue as regras.
