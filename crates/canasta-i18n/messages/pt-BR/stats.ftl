stats-title = Suas partidas – Canasta
stats-heading = Suas partidas
stats-none-heading = Ainda não há partidas que contam.
stats-none-about = As partidas terminadas aparecem aqui.
stats-play-now = Jogar agora
stats-what-counts = Uma partida terminada conta se teve pelo menos uma rodada completa ou se um time desistiu. Lições, treinos, rodadas repetidas, partidas com desfazer e partidas não terminadas não contam.
stats-cookie = Um cookie neste navegador identifica suas partidas.
stats-reading = Carregando suas partidas: faltam { $left } de { $all }. Esta página se atualiza sozinha.

stats-list-title = Todas as suas partidas – Canasta
stats-list-heading = Todas as suas partidas
stats-list-about = { $games ->
        [1] 1 partida.
       *[other] { $games } partidas, as mais novas primeiro.
    }
stats-list = Partidas
stats-pages = Páginas
stats-newer = Mais novas
stats-older = Mais antigas
stats-page = Página { $page } de { $pages }
stats-to-stats = Estatísticas
stats-newest = Partidas mais novas
stats-all-games = Todas as { $games } partidas

stats-on = Em { $day }.
stats-from-to = De { $first } a { $last }.

stats-outcome = { $place ->
        [won] Vitória, { $total } a { $best }
        [lost] Derrota, { $total } a { $best }
        [second] 2º lugar entre { SPELL($sides) }, { $total } a { $best }
        [third] 3º lugar entre { SPELL($sides) }, { $total } a { $best }
        [fourth] 4º lugar entre { SPELL($sides) }, { $total } a { $best }
        [fifth] 5º lugar entre { SPELL($sides) }, { $total } a { $best }
       *[sixth] 6º lugar entre { SPELL($sides) }, { $total } a { $best }
    }

stats-conceded = { $outcome } (desistência)

stats-player = { $name }
stats-forgotten = Ex-participante
stats-with = Com { $partners }, contra { $opponents }.
stats-against = Contra { $opponents }.

stats-when = { $changes ->
        [0] { $rules }. { $day }.
        [1] { $rules }, com uma regra da casa. { $day }.
       *[other] { $rules }, com { SPELL($changes, form: "f") } regras da casa. { $day }.
    }

stats-replay = Replay
stats-replay-one = Replay: { $outcome }
stats-record = Registro
stats-record-one = Baixar registro: { $outcome }
stats-again = Jogar uma rodada de novo
stats-again-one = Jogar uma rodada de novo: { $outcome }

stats-headline = { $games ->
        [1] { $won ->
            [0] 1 partida, sem vitória.
           *[other] 1 partida, 1 vitória.
        }
       *[other] { $won ->
            [0] { $games } partidas, nenhuma vitória ainda.
            [1] { $games } partidas, 1 vitória.
           *[other] { $games } partidas, { $won } vitórias.
        }
    }

stats-glance = Em resumo
stats-games-won = Vitórias
stats-won-of = { $won } de { $games }
stats-points = Pontos por rodada
stats-of-deals = { $deals ->
        [1] em { $deals } rodada
       *[other] em { $deals } rodadas
    }
stats-canastas = Canastras por rodada
stats-they = rivais { $canastas }
stats-best = Melhor rodada
stats-best-deal = Rodada { $deal } contra { $opponents }, { $day }

stats-share = { $percent }%
stats-nothing = –

stats-margins = Suas últimas { $games } partidas: vitórias acima da linha, derrotas abaixo; a altura é a diferença.
stats-run = { SPELL($games, form: "f", case: "capital") } vitórias seguidas.
stats-longest-run = Maior sequência de vitórias: { SPELL($games, form: "f") } partidas.
stats-margins-spoken = Últimas { SPELL($games, form: "f") } partidas, { $won ->
        [1] 1 vitória
       *[other] { $won } vitórias
    }. As mais novas primeiro: { $newest }.
stats-won-by = vitória por { $points }
stats-lost-by = derrota por { $points }

stats-dots = Cada ponto é uma rodada, da mais antiga para a mais nova.
stats-mean-line = A linha é a média móvel de { SPELL($deals, form: "f") } rodadas.
stats-middle = A metade central ficou entre { $low } e { $high }.
stats-deals-spoken = Pontos em { SPELL($deals, form: "f") } rodadas ao longo do tempo: de { $worst } a { $best }, { $mean } em média.
stats-mean-spoken = A média móvel de { SPELL($deals, form: "f") } rodadas começou em { $first } e agora está em { $last }.
stats-histogram = Rodadas por pontos, em faixas de { $width }.
stats-histogram-spoken = Rodadas por pontos.
stats-histogram-bar = { $from } a { $to }: { $deals }.

stats-we = Nós
stats-they-row = Eles
stats-natural = <b>{ $mean }</b> limpas
stats-mixed = <b>{ $mean }</b> sujas
stats-piles = Lixos pegos por rodada: nós { $ours }, eles { $theirs }.
stats-each-side = Com mais de dois times, os números dos outros são médias por time.

stats-endings = Como suas rodadas acabaram
stats-you-out = Você bateu
stats-partner-out = Sua dupla bateu
stats-opponent-out = Os rivais bateram
stats-stock-out = O monte acabou
stats-way = { $concealed ->
        [0] <b>{ $deals }</b>
       *[other] <b>{ $deals }</b>, { SPELL($concealed, form: "f") } de mão
    }

stats-partners = Duplas
stats-partner = Dupla
stats-partner-games = Total
stats-partner-won = Vit.
stats-computer = Robô: { $level }

stats-initial-melds = Primeiras baixadas
stats-needed = Mínimo
stats-deals = Rodadas
stats-melded = Feitas
stats-in-turn = Vez
stats-in-turn-about = “Vez” é a vez em que seu time faz a primeira baixada, em média.

stats-yours = Seus dados
stats-meaning = Sobre estas estatísticas
stats-csv = Baixar CSV
stats-json = Baixar JSON
stats-delete = Apagar histórico
stats-goes-games = Tira todas as partidas terminadas desta página e das suas estatísticas.
stats-goes-name = Nessas mesas, seu nome vira “Ex-participante” e suas mensagens do chat são apagadas.
stats-goes-way = Você só vai poder rever essas partidas pelos registros que tiver baixado.
stats-stays = Suas partidas em andamento e seus ajustes ficam. As cartas e os pontos ficam, sem o seu nome, porque as partidas também são das outras pessoas.
stats-for-good = Isto não tem volta.
stats-forget = Para sair de tudo, também das partidas em andamento, use <a>Apagar meus dados</a>.
