### La página de inicio: continuar, jugar, jugar con tu gente, aprender, el salón.

start-title = Canasta
start-promise = De dos a seis personas. Sin registrarse, sin anuncios y sin fichas.
start-play = Jugar
start-play-new = Jugar otra partida
start-game = { $players } { $rules }. { $levels }
start-game-short = { $rules }. { $levels }
start-change = Cambiar
start-ways = Formas de jugar

start-question = ¿Has jugado alguna vez a la canasta?
start-never = Nunca
start-never-about = Aprender a jugar
start-long-ago = Hace tiempo
start-long-ago-about = Rivales fáciles y pistas
start-often = A menudo
start-often-about = Rivales de nivel Club

start-harder = Rivales más difíciles<b>: { $level }</b>
start-harder-about = Has ganado tus tres últimas partidas.
start-easier = Rivales más fáciles<b>: { $level }</b>
start-easier-about = Has perdido tus tres últimas partidas.

start-learn = Aprender a jugar
start-friends = Jugar con tu gente
start-friends-about = Abre una mesa y comparte el enlace, o escribe un código.
start-puzzles-about = Encuentra la mejor jugada.
start-lobby = Salón
start-lobby-about = Mesas públicas para jugar o mirar.

start-friends-title = Jugar con tu gente – Canasta
start-friends-page-about = Tu gente solo necesita un navegador.
start-make-heading = Abrir una mesa
start-make-table = Abrir mesa
start-make-about = Tendrás un enlace para compartir y un código para dictar.
start-other = Más opciones
start-friends-game = { $rules }, para { $players }, a { $points } puntos.
start-draw-for-seats = Sortear los asientos
start-code-heading = Escribir código
start-code = ¿Un código?
start-code-enter = Entrar

start-go-on = Partidas en juego
start-over = Partidas terminadas
start-all-games = Partidas y estadísticas
start-resume = Continuar
start-resume-table = Continuar: { $table }
start-open = Abrir
start-open-table = Abrir: { $table }
start-look = Ver
start-look-at = Ver: { $table }
start-replay = Repetición
start-replay-table = Repetición: { $table }
start-hide = Quitar de la lista
start-hide-table = Quitar de la lista: { $table }
start-hide-about = Solo desaparece de tu lista. Conservas tu asiento, y el enlace sigue sirviendo.
start-hide-only = Ocultar esta partida
start-hide-only-about = Solo desaparece de esta página. Conservas tu asiento, y el enlace sigue sirviendo.
start-your-turn = Te toca.
start-date = { $date }.

start-own-table = Tu partida no ha empezado.
start-table-of = La partida de { $host } no ha empezado.
start-competitive = Competición.
start-with-against = Con { $partners }, contra { $opponents }.
start-with = Con { $players }.
start-against = Contra { $opponents }.
start-sides = { $one } contra { $other }.
start-players = { $players }.
start-name = { $name }

start-deal = Ronda { DIGITS($deal) }.
start-score = Tu equipo { $we }, rivales { $they }.
start-score-alone = { $players }.
start-score-of = { $player ->
        [you] Tú { $points }
       *[other] { $player } { $points }
    }
start-score-sides = { $one } { $one_points }, { $other } { $other_points }.
start-ended = { $result }.
start-paused = En pausa.
start-deal-over = Entre rondas.
start-to-play = Juega { $player }.
