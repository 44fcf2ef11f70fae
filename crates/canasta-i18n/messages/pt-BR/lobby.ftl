lobby-title = Salão – Canasta
lobby-heading = Salão
lobby-about = As mesas abertas deste servidor.
lobby-seat-me = Quero jogar
lobby-seat-me-about = Em qualquer mesa, na hora. Robôs jogam até chegar gente.
lobby-new-table = Nova mesa
lobby-join = Entrar com um código
lobby-waiting = Esperando jogadores
lobby-none-waiting = Nenhuma mesa está esperando gente. Que tal abrir uma?
lobby-in-play = Em andamento

lobby-tables = { $playing ->
        [0] Nenhuma partida em andamento
        [1] Uma partida em andamento
       *[other] { SPELL($playing, form: "f", case: "capital") } partidas em andamento
    }; { $waiting ->
        [0] nenhuma mesa está esperando jogadores.
        [1] uma mesa está esperando jogadores.
       *[other] { SPELL($waiting, form: "f") } mesas estão esperando jogadores.
    }

lobby-people = { $people ->
        [0] Ninguém mais está jogando aqui.
        [1] Uma pessoa está em uma mesa.
       *[other] { SPELL($people, form: "f", case: "capital") } pessoas estão nas mesas, contando as particulares.
    }

lobby-table-of = Mesa de { $host }

lobby-game = { $rules }, { $players ->
        [1] um jogador
       *[other] { SPELL($players) } jogadores
    }

lobby-seats = { $people ->
        [0] Ninguém
        [1] Uma pessoa
       *[other] { SPELL($people, form: "f", case: "capital") } pessoas
    }{ $bots ->
        [0] {""}
        [1] , um robô
       *[other] , { SPELL($bots) } robôs
    }, { $free ->
        [0] { $replaces ->
            [yes] { $bots ->
                [1] e o lugar dele pode ser seu.
               *[other] e o lugar de um deles pode ser seu.
            }
           *[no] nenhum lugar livre.
        }
        [1] um lugar livre.
       *[other] { SPELL($free) } lugares livres.
    }

lobby-no-clock = Sem relógio.

lobby-clock = { $span } por jogada.

lobby-spectators = { $spectators ->
        [1] Uma pessoa assistindo.
       *[other] { SPELL($spectators, form: "f", case: "capital") } pessoas assistindo.
    }

lobby-sit-down = Sentar

lobby-sit-down-at = Sentar à mesa de { $host }

lobby-watch = Assistir

lobby-watch-at = Assistir à mesa de { $host }
