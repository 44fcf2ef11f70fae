error-status = Erro { DIGITS($status) }.
error-again-in = Nova tentativa automática em { $span }.
error-sent-again = Seu formulário será enviado de novo.
error-try-again = Tentar de novo

error-title-bad-request = Pedido inválido
error-title-foreign = Pedido recusado
error-title-wrong-address = Endereço errado
error-title-not-your-seat = Este lugar não é seu
error-title-no-hints = Sem dicas
error-title-no-such-page = Página não encontrada
error-title-no-such-table = Mesa não encontrada
error-title-no-such-invitation = Convite não encontrado
error-title-used-link = Link vencido
error-title-no-such-chapter = Capítulo não encontrado
error-title-wrong-method = Aqui não pode
error-title-not-over = Ainda não
error-title-not-played = Nada para rever
error-title-over-here = A partida acaba aqui
error-title-no-beginning = Não dá para continuar deste registro
error-title-no-such-deal = Rodada não encontrada
error-title-no-such-seat = Lugar não encontrado
error-title-no-such-level = Nível não disponível
error-title-day-not-over = Volte amanhã
error-title-deal-not-over = Rodada não terminada
error-title-too-slow = Lento demais
error-title-too-large = Grande demais
error-title-not-a-page = Não é uma página
error-title-too-often = Pedidos demais
error-title-crowded = Conexões demais
error-title-full = O servidor está lotado
error-title-too-many-windows = Janelas demais
error-title-crashed = Algo deu errado
error-title-quarantined = Esta partida está danificada
error-title-unavailable = Só um momento
error-title-disk-full = Disco cheio
error-title-not-now = Agora não

error-not-understood = O servidor não entendeu o pedido.
error-not-an-action = Envie as ações como JSON: { "{" }"id": "…", "n": 17, "act": "draw"{ "}" }.
error-not-ready = Para dar o OK para a próxima rodada, envie JSON: { "{" }"id": "…", "n": 17{ "}" }.
error-not-asked = Peça uma dica com JSON: { "{" }"n": 17{ "}" }.
error-not-said = Envie uma frase do chat como JSON: { "{" }"say": "minimum"{ "}" }.
error-bad-id = Uma ação precisa de um id de 1 a 64 letras, algarismos, hifens ou sublinhados.
error-bad-cut = Um corte são 32 algarismos hexadecimais.
error-wrong-type-json = Use o tipo de conteúdo application/json.
error-wrong-type-record = Envie o registro como texto ou como arquivo de um formulário.
error-wrong-type-form = Envie formulários com o tipo de conteúdo application/x-www-form-urlencoded.
error-wrong-method = Este endereço não aceita esse tipo de pedido.
error-not-a-socket = Este endereço é da conexão ao vivo da mesa.
error-too-slow = O pedido demorou demais para chegar. Tente de novo.
error-too-large = O pedido tem mais de 16 KiB.
error-record-too-large = Este arquivo tem mais de 512 KiB; não pode ser o registro de uma partida.

error-foreign = Este pedido veio de outro site e foi recusado. Se você estava nas páginas deste servidor, o endereço público dele está mal configurado; veja o log do servidor.
error-wrong-address = Este não é o endereço para o qual o servidor foi configurado; por isso, a mesa não consegue ficar conectada. Quem cuida do servidor encontra a solução no log. Seu lugar está guardado.
error-not-your-seat = Você não tem lugar nesta mesa, ou sua sessão venceu. Um lugar só vale no navegador em que a pessoa sentou.
error-no-hints = As dicas estão desativadas nesta mesa.

error-no-such-page = Não há nada neste endereço.
error-no-such-table = Não há mesa neste endereço. Confira se está escrito certo.
error-no-such-invitation = Este link não leva a nenhuma mesa. Talvez esteja incompleto ou mal digitado; peça de novo.
error-no-such-device-link = Este link venceu, já foi usado ou está incompleto. Um link para outro aparelho funciona uma vez, por dez minutos. Crie outro no outro aparelho, em “Seus aparelhos”.
error-no-such-chapter = As regras não têm esse capítulo.

error-not-over = Só dá para ver o replay depois que a partida acabar.
error-not-played = Nenhuma rodada foi jogada nesta partida; não há replay.
error-over-here = Volte a uma posição anterior para continuar de lá.
error-no-such-deal = Esta partida não tem rodada com esse número.
error-no-such-seat = Esta partida não tem esse lugar.
error-no-such-level = Aqui os robôs não jogam nesse nível. Escolha outro.
error-day-not-over = Estas são as cartas da rodada de hoje. Até a meia-noite UTC, você só pode ver a sua própria tentativa; depois, pode jogar as cartas de novo e baixar o arquivo da partida.
error-deal-not-over = Essa rodada não foi terminada e não pode ser jogada de novo. Escolha outra.
error-older-servers = Os servidores estão sendo atualizados. Tente de novo em um minuto.
error-no-beginning = Este registro começa no meio da partida; por isso, não dá para continuar dele.

error-too-often = Pedidos demais do seu aparelho ou da sua rede. Espere um momento e tente de novo.
error-crowded = Conexões demais do seu endereço. Feche algumas abas e tente de novo.
error-full = O servidor está lotado. Tente mais tarde.
error-too-many-windows = Esta mesa está aberta em janelas demais. Feche algumas.

error-crashed = Algo quebrou no servidor. Sua partida está a salvo; tente de novo daqui a pouco.
error-quarantined = A partida salva está danificada e não pode continuar. As outras mesas não foram afetadas.
error-moving = Esta mesa está mudando de servidor. Sua partida está a salvo; tente de novo daqui a pouco.
error-unavailable = O servidor está sendo desligado ou não alcança o banco de dados. Sua partida está a salvo; tente de novo em breve.
error-disk-full = O disco do servidor está cheio, e nada foi salvo. Sua partida até aqui está a salvo; tente mais tarde.

error-https-only = Este servidor só aceita HTTPS.
