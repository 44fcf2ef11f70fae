puzzle-title = Desafios – Canasta
puzzle-heading = Desafios
puzzle-about = Uma posição de uma partida. Faça a melhor jogada.
puzzle-begin = Começar
puzzle-go-on = Próximo desafio
puzzle-due = { $due ->
        [1] Um desafio para rever hoje.
       *[other] { $due } desafios para rever hoje.
    }
puzzle-streak = { $today ->
        [yes] { $days ->
            [1] Você já resolveu um hoje.
           *[other] { $days } dias seguidos, contando hoje.
        }
       *[no] { $days ->
            [1] Você resolveu um ontem. Resolva um hoje para começar uma sequência.
           *[other] { $days } dias seguidos. Resolva um hoje para continuar.
        }
    }
puzzle-when-again = Os desafios resolvidos voltam depois de 1, 3, 7 e 21 dias. Os que você errou voltam amanhã.
puzzle-all-done = Você já tentou todos os desafios. Eles voltam a aparecer aqui na hora de rever.
puzzle-solved-of = { $solved } de { $all } resolvidos
puzzle-number = { $state ->
        [new] Desafio { $number }
        [solved] Desafio { $number }, resolvido
        [missed] Desafio { $number }, você errou
       *[due] Desafio { $number }, para hoje
    }
puzzle-key-solved = resolvido
puzzle-key-missed = errado
puzzle-key-due = para hoje
puzzle-key = Legenda
puzzle-how = Como os desafios são feitos
puzzle-to-list = Todos os desafios

puzzle-taking-the-pile = Pegar o lixo
puzzle-taking-the-pile-about = Pegar ou comprar? E com que cartas?
puzzle-feeding = Não dar o lixo de presente
puzzle-feeding-about = O descarte errado entrega o lixo inteiro a quem vem depois.
puzzle-freezing = Congelar o lixo
puzzle-freezing-about = Quando descartar um curinga, e quando não.
puzzle-keeping-pairs = Guardar pares
puzzle-keeping-pairs-about = Que cartas manter juntas para depois.
puzzle-initial-meld = A primeira baixada
puzzle-initial-meld-about = Quando baixar logo, e quando esperar.
puzzle-laying-down = Baixar
puzzle-laying-down-about = O que baixar e o que segurar.
puzzle-wild-cards = Curingas
puzzle-wild-cards-about = Quantos gastar.
puzzle-black-threes = 3 pretos
puzzle-black-threes-about = Trancam o lixo por uma vez. Quando usar um.
puzzle-going-out = Bater
puzzle-going-out-about = Encerrar a rodada ou continuar?
puzzle-discarding = O que descartar
puzzle-discarding-about = Que carta soltar.
puzzle-own = Das suas partidas
puzzle-own-about = Os seus erros, encontrados nas análises.

puzzle-page-title = { $theme }, desafio { $number } – Canasta
puzzle-page-heading = { $theme }, desafio { $number }
puzzle-you = Você
puzzle-stands = { $rules }. Placar: { $totals }.
puzzle-total = { $side } { $points }
puzzle-begins = É a sua vez. O que você faz?
puzzle-question = Você já comprou. O que você joga?
puzzle-taken = Você pegou o lixo. O que você joga?
puzzle-rules = { $rules }.
puzzle-start-again = Recomeçar
puzzle-choose = Escolher de uma lista

puzzle-right = Isso mesmo!
puzzle-wrong = Não é a melhor jogada.
puzzle-turns = Opções
puzzle-best = Melhor
puzzle-your-choice = Sua escolha
puzzle-loses = { $points ->
        [1] perde cerca de um ponto
       *[other] perde cerca de { $points } pontos
    }
puzzle-again-in = { $days ->
        [1] Este desafio volta amanhã.
       *[other] Este desafio volta daqui a { $days } dias.
    }
puzzle-learned = Dominado! Este desafio não volta mais.
puzzle-unclear = Esta não conta
puzzle-unclear-about = Sua jogada não está entre as que este desafio compara, e fica perto demais da melhor para julgar. Tente outra.
puzzle-once-more = Tentar de novo
puzzle-in-game = Ver na sua partida
