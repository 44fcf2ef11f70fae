start-title = Canasta
start-promise = De duas a seis pessoas. Sem cadastro, sem anúncios, sem fichas.
start-play = Jogar
start-play-new = Jogar nova partida
start-game = { $players } { $rules }. { $levels }
start-game-short = { $rules }. { $levels }
start-change = Mudar
start-ways = Maneiras de jogar

start-question = Você já jogou Canasta?
start-never = Nunca
start-never-about = Aprender a jogar
start-long-ago = Faz tempo
start-long-ago-about = Rivais fáceis e dicas
start-often = Sempre jogo
start-often-about = Rivais do nível Clube

start-harder = Rivais mais fortes<b>: { $level }</b>
start-harder-about = Você ganhou as últimas três partidas.
start-easier = Rivais mais fáceis<b>: { $level }</b>
start-easier-about = Você perdeu as últimas três partidas.

start-learn = Aprender a jogar
start-friends = Jogar com amigos
start-friends-about = Crie uma mesa e mande o link, ou digite um código.
start-puzzles-about = Ache a melhor jogada.
start-lobby = Salão
start-lobby-about = Mesas abertas para jogar ou assistir.

start-friends-title = Jogar com amigos – Canasta
start-friends-page-about = Seus amigos só precisam de um navegador.
start-make-heading = Criar uma mesa
start-make-table = Criar mesa
start-make-about = Você recebe um link para mandar e um código para ditar.
start-other = Mais opções
start-friends-game = { $rules }, { $players } jogadores, até { $points } pontos.
start-draw-for-seats = Sortear lugares com as cartas
start-code-heading = Digitar um código
start-code = Tem código?
start-code-enter = Entrar

start-go-on = Partidas em andamento
start-over = Partidas terminadas
start-all-games = Todas as partidas e estatísticas
start-resume = Continuar
start-resume-table = Continuar: { $table }
start-open = Abrir
start-open-table = Abrir: { $table }
start-look = Ver
start-look-at = Ver: { $table }
start-replay = Replay
start-replay-table = Replay: { $table }
start-hide = Tirar da lista
start-hide-table = Tirar da lista: { $table }
start-hide-about = A mesa só some da sua lista. Seu lugar continua seu, e o link ainda funciona.
start-hide-only = Esconder esta partida
start-hide-only-about = Ela só some desta página. Seu lugar continua seu, e o link ainda funciona.
start-your-turn = Sua vez.
start-date = { $date }.

start-own-table = Sua partida ainda não começou.
start-table-of = A partida de { $host } ainda não começou.
start-competitive = Competitiva.
start-with-against = Com { $partners }, contra { $opponents }.
start-with = Com { $players }.
start-against = Contra { $opponents }.
start-sides = { $one } contra { $other }.
start-players = { $players }.
start-name = { $name }

start-deal = Rodada { DIGITS($deal) }.
start-score = Nós { $we }, eles { $they }.
start-score-alone = { $players }.
start-score-of = { $player ->
        [you] Você { $points }
       *[other] { $player } { $points }
    }
start-score-sides = { $one } { $one_points }, { $other } { $other_points }.
start-ended = { $result }.
start-paused = Pausada.
start-deal-over = Entre rodadas.
start-to-play = Vez de { $player }.
