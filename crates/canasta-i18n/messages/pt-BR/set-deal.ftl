set-deal-title = Jogar uma rodada de novo – Canasta
set-deal-heading = Jogar uma rodada de novo
set-deal-about = As mesmas cartas, com a mesma pessoa dando e o mesmo placar inicial. Escolha um lugar; robôs jogam nos outros. No fim, você compara os resultados.
set-deal-no-commitment = Estas cartas já foram jogadas; por isso, o embaralhamento não tem garantia, e o resultado não conta nas suas estatísticas.
set-deal-whole-deal = Jogar uma rodada de novo
set-deal-which-deal = Qual rodada?
set-deal-deal = Rodada { $deal }
set-deal-result = { $side } <b>{ $points }</b>
set-deal-which-seat = Qual lugar?
set-deal-your-seat = seu lugar
set-deal-which-level = Nível dos robôs
set-deal-play = Dar as cartas
set-deal-to-replay = Voltar ao replay
set-deal-not-over = A rodada { $deal } não terminou; por isso, não dá para jogar de novo.
set-deal-none = Nenhuma rodada desta partida terminou; por isso, não dá para jogar de novo.

set-deal-again = Rodada { $deal }, de novo
set-deal-compared = Comparação
set-deal-then = Primeira vez
set-deal-now = Desta vez
set-deal-difference = { $alone ->
        [yes] { $more ->
            [yes] Você fez { $points } pontos a mais do que esse lugar na primeira vez.
           *[no] Você fez { $points } pontos a menos do que esse lugar na primeira vez.
        }
       *[no] { $more ->
            [yes] Seu time fez { $points } pontos a mais do que na primeira vez.
           *[no] Seu time fez { $points } pontos a menos do que na primeira vez.
        }
    }
set-deal-same = { $alone ->
        [yes] Você fez os mesmos pontos que esse lugar na primeira vez.
       *[no] Seu time fez os mesmos pontos que na primeira vez.
    }
set-deal-replay-then = Replay: primeira vez
set-deal-replay-now = Replay: desta vez
set-deal-once-more = Jogar de novo
set-deal-before = Antes
