hint-title = Dica
hint-button = Dica
hint-close = Fechar dica
hint-show = Mostrar
hint-show-turn = Mostrar: { $turn }
hint-nothing = Aqui não há o que decidir.
hint-not-now = só dá para pedir uma dica na sua vez
hint-busy = O servidor está ocupado com outras mesas. Peça de novo daqui a pouco.
hint-source = { $deals ->
        [1] Com base em uma rodada simulada, com as cartas escondidas sorteadas.
       *[other] Com base em { $deals } rodadas simuladas, com as cartas escondidas sorteadas.
    }
hint-spoken = { hint-title }. { $turns }
hint-spoken-nothing = { hint-title }. { hint-nothing }
hint-spoken-turn = { $worth }: { $turn }

hint-only = Única opção
hint-best = Melhor
hint-as-good = Igualmente boa
hint-loses = Perde { review-lost-points }

hint-draw = { $then ->
        [yes] { $cards ->
            [0] Depois passe.
            [1] Depois compre.
           *[other] Depois compre { SPELL($cards, form: "f") }.
        }
       *[no] { $cards ->
            [0] Passe.
            [1] Compre.
           *[other] Compre { SPELL($cards, form: "f") }.
        }
    }
hint-take-with = { $then ->
        [yes] { $melds ->
            [0] Depois pegue o lixo com { $cards }.
           *[other] Depois pegue o lixo com { $cards } e baixe { $melds }.
        }
       *[no] { $melds ->
            [0] Pegue o lixo com { $cards }.
           *[other] Pegue o lixo com { $cards } e baixe { $melds }.
        }
    }
hint-take-onto = { $then ->
        [yes] { $melds ->
            [0] Depois pegue o lixo, encaixando { KIND($rank, form: "on") }.
           *[other] Depois pegue o lixo, encaixando { KIND($rank, form: "on") }, e baixe { $melds }.
        }
       *[no] { $melds ->
            [0] Pegue o lixo, encaixando { KIND($rank, form: "on") }.
           *[other] Pegue o lixo, encaixando { KIND($rank, form: "on") }, e baixe { $melds }.
        }
    }
hint-meld = { $then ->
        [yes] Depois baixe { $melds }.
       *[no] Baixe { $melds }.
    }
hint-discard = { $then ->
        [yes] Depois descarte { KIND($kind, form: "a") }.
       *[no] Descarte { KIND($kind, form: "a") }.
    }
hint-declare-red-three = { $then ->
        [yes] Depois ponha o 3 vermelho na mesa.
       *[no] Ponha o 3 vermelho na mesa.
    }
hint-ask = { $then ->
        [yes] Depois pergunte a { $partner }: “Posso bater?”
       *[no] Pergunte a { $partner }: “Posso bater?”
    }
hint-answer = { $yes ->
        [yes] Responda sim.
       *[no] Responda não.
    }

hint-loses-chance = Sua chance de vitória cai de { $best_share } para { $share }
hint-worse-in = Pior em { $deals } de 100 rodadas

hint-often = em { $deals } de { $of } rodadas
hint-often-always = em todas as rodadas
hint-often-nearly-always = em quase todas as rodadas
hint-often-hardly = em quase nenhuma rodada
hint-often-never = em nenhuma rodada
hint-other-draw = comprando do monte
hint-other-take = pegando o lixo
hint-other-discard = descartando { KIND($kind, form: "a") }
hint-other-keep = segurando essas cartas
hint-other-meld = baixando agora
hint-other-turn = com outra jogada
hint-because-canasta = { $take ->
        [yes] { $alone ->
            [yes] { $negative ->
                [yes] Pegando o lixo, você não completa uma canastra de { KIND($rank, form: "many") } até o fim da sua próxima vez { $often }; { $other }, { $other_often }.
               *[no] Pegando o lixo, você completa uma canastra de { KIND($rank, form: "many") } até o fim da sua próxima vez { $often }; { $other }, { $other_often }.
            }
           *[no] { $negative ->
                [yes] Pegando o lixo, seu time não completa uma canastra de { KIND($rank, form: "many") } até o fim da sua próxima vez { $often }; { $other }, { $other_often }.
               *[no] Pegando o lixo, seu time completa uma canastra de { KIND($rank, form: "many") } até o fim da sua próxima vez { $often }; { $other }, { $other_often }.
            }
        }
       *[no] { $alone ->
            [yes] { $negative ->
                [yes] Até o fim da sua próxima vez, você não completa uma canastra de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
               *[no] Até o fim da sua próxima vez, você completa uma canastra de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
            }
           *[no] { $negative ->
                [yes] Até o fim da sua próxima vez, seu time não completa uma canastra de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
               *[no] Até o fim da sua próxima vez, seu time completa uma canastra de { KIND($rank, form: "many") } { $often }; { $other }, { $other_often }.
            }
        }
    }
hint-because-keep = { $pair ->
        [yes] Guarde o par de { KIND($rank, form: "many") }: { $often }, { $player } descarta { KIND($rank, form: "a") } e você pega o lixo ({ $cards ->
            [1] uma carta
           *[other] cerca de { $cards } cartas
        }).
       *[no] Guarde { KIND($rank, form: "all") }: { $often }, { $player } descarta { KIND($rank, form: "a") } e você pega o lixo ({ $cards ->
            [1] uma carta
           *[other] cerca de { $cards } cartas
        }).
    }
hint-because-takes = { $alone ->
        [yes] { $negative ->
            [yes] Até o fim da sua próxima vez, você não pega o lixo { $often }; { $other }, { $other_often }.
           *[no] Até o fim da sua próxima vez, você pega o lixo { $often }; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] Até o fim da sua próxima vez, seu time não pega o lixo { $often }; { $other }, { $other_often }.
           *[no] Até o fim da sua próxima vez, seu time pega o lixo { $often }; { $other }, { $other_often }.
        }
    }
hint-because-leave = { $cards ->
        [1] { $negative ->
            [yes] Se você deixar o lixo, os rivais não pegam antes da sua próxima vez { $often }.
           *[no] Se você deixar o lixo, os rivais pegam antes da sua próxima vez { $often }.
        }
       *[other] { $negative ->
            [yes] Se você deixar o lixo de { $cards } cartas, os rivais não pegam antes da sua próxima vez { $often }.
           *[no] Se você deixar o lixo de { $cards } cartas, os rivais pegam antes da sua próxima vez { $often }.
        }
    }
hint-because-safe = { $cards ->
        [1] { $negative ->
            [yes] { KIND($kind, form: "a", case: "capital") } é o descarte mais seguro: { $player } não pega o lixo { $often }; { $other }, { $other_often }.
           *[no] { KIND($kind, form: "a", case: "capital") } é o descarte mais seguro: { $player } pega o lixo { $often }; { $other }, { $other_often }.
        }
       *[other] { $negative ->
            [yes] { KIND($kind, form: "a", case: "capital") } é o descarte mais seguro: { $player } não pega o lixo de { $cards } cartas { $often }; { $other }, { $other_often }.
           *[no] { KIND($kind, form: "a", case: "capital") } é o descarte mais seguro: { $player } pega o lixo de { $cards } cartas { $often }; { $other }, { $other_often }.
        }
    }
hint-because-others-take = { $negative ->
        [yes] Antes da sua próxima vez, os rivais não pegam o lixo { $often }; { $other }, { $other_often }.
       *[no] Antes da sua próxima vez, os rivais pegam o lixo { $often }; { $other }, { $other_often }.
    }
hint-because-out = { $alone ->
        [yes] { $negative ->
            [yes] Você não bate { $often }; { $other }, { $other_often }.
           *[no] Você bate { $often }; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] Seu time não bate { $often }; { $other }, { $other_often }.
           *[no] Seu time bate { $often }; { $other }, { $other_often }.
        }
    }
hint-because-others-out = { $alone ->
        [yes] { $negative ->
            [yes] Ninguém mais bate { $often }; { $other }, { $other_often }.
           *[no] Outra pessoa bate { $often }; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] O outro time não bate { $often }; { $other }, { $other_often }.
           *[no] O outro time bate { $often }; { $other }, { $other_often }.
        }
    }
hint-because-caught = { $alone ->
        [yes] { $cards ->
            [1] Se outra pessoa bater, você fica com cerca de uma carta na mão; { $other }, com cerca de { $other_cards }.
           *[other] Se outra pessoa bater, você fica com cerca de { $cards } cartas na mão; { $other }, com cerca de { $other_cards }.
        }
       *[no] { $cards ->
            [1] Se o outro time bater, você fica com cerca de uma carta na mão; { $other }, com cerca de { $other_cards }.
           *[other] Se o outro time bater, você fica com cerca de { $cards } cartas na mão; { $other }, com cerca de { $other_cards }.
        }
    }
hint-because-canastas = { $alone ->
        [yes] Você termina com { $canastas } canastras em média; { $other }, { $other_canastas }.
       *[no] Seu time termina com { $canastas } canastras em média; { $other }, { $other_canastas }.
    }
hint-because-better = Várias pequenas vantagens: em { $deals } de 100 rodadas, foi melhor do que { $other }.
hint-than-draw = comprar do monte
hint-than-take = pegar o lixo
hint-than-discard = descartar { KIND($kind, form: "a") }
hint-than-keep = segurar essas cartas
hint-than-meld = baixar agora
hint-than-turn = outra jogada
hint-because-same = Tanto faz: { $other } dá mais ou menos na mesma.
hint-because-worth = { $points ->
        [1] Várias pequenas vantagens: rende cerca de um ponto a mais do que { $other }.
       *[other] Várias pequenas vantagens: rende cerca de { $points } pontos a mais do que { $other }.
    }
hint-because-alike = Tanto faz: em { $deals } de 100 rodadas, esta foi melhor do que { $other }.

hint-share = { $percent }%
hint-share-small = menos de 1%
hint-hands-over = { $pile ->
        [0] Descartar { KIND($kind, form: "a") } entrega o lixo em { $share } das vezes ({ KIND($best, form: "a") }: { $best_share }).
       *[other] Descartar { KIND($kind, form: "a") } entrega o lixo de { $pile } cartas em { $share } das vezes ({ KIND($best, form: "a") }: { $best_share }).
    }
hint-hands-over-best = { $pile ->
        [0] Descartar { KIND($kind, form: "a") } entrega o lixo em { $share } das vezes (melhor jogada: { $best_share }).
       *[other] Descartar { KIND($kind, form: "a") } entrega o lixo de { $pile } cartas em { $share } das vezes (melhor jogada: { $best_share }).
    }
hint-next-takes = { $pile ->
        [0] Quem joga depois de você pega o lixo em { $share } das vezes (melhor jogada: { $best_share }).
       *[other] Quem joga depois de você pega o lixo de { $pile } cartas em { $share } das vezes (melhor jogada: { $best_share }).
    }
hint-others-take = Os rivais pegam o lixo antes da sua próxima vez em { $share } das vezes (melhor jogada: { $best_share }).
hint-fewer-piles = { $alone ->
        [yes] Você pega o lixo em { $share } das vezes (melhor jogada: { $best_share }).
       *[no] Seu time pega o lixo em { $share } das vezes (melhor jogada: { $best_share }).
    }
hint-out-less = { $alone ->
        [yes] Você bate em { $share } das vezes (melhor jogada: { $best_share }).
       *[no] Seu time bate em { $share } das vezes (melhor jogada: { $best_share }).
    }
hint-others-out = { $alone ->
        [yes] Outra pessoa bate em { $share } das vezes (melhor jogada: { $best_share }).
       *[no] O outro time bate em { $share } das vezes (melhor jogada: { $best_share }).
    }
hint-fewer-canastas = { $alone ->
        [yes] Você termina com { $canastas } canastras em média (melhor jogada: { $best_canastas }).
       *[no] Seu time termina com { $canastas } canastras em média (melhor jogada: { $best_canastas }).
    }
hint-less-ahead = { $alone ->
        [yes] Vários detalhes somados: você termina a rodada { $end } em média (melhor jogada: { $best_end }).
       *[no] Vários detalhes somados: seu time termina a rodada { $end } em média (melhor jogada: { $best_end }).
    }
hint-ahead = { $behind ->
        [yes] { $points ->
            [1] 1 ponto atrás
           *[other] { $points } pontos atrás
        }
       *[no] { $points ->
            [1] 1 ponto à frente
           *[other] { $points } pontos à frente
        }
    }

hint-practice = Só no treino
hint-practice-about = Quando você joga só com robôs.
hint-everybody = Para todo mundo
hint-everybody-about = Mesmo jogando contra outras pessoas.
hint-none = Sem dicas
hint-none-about = Ninguém recebe dicas.
hint-menu-none = Dicas: desativadas nesta mesa.
hint-menu-everybody = Dicas: para todo mundo.
hint-menu-practice = Dicas: só em partidas de treino.
hint-menu-not-practice = Dicas: desativadas, porque há outras pessoas jogando.
