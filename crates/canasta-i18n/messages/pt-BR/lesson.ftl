lesson-title = Aprender a jogar
lesson-panel = Aprender a jogar:
lesson-step = Passo { $step } de { $steps }.
lesson-to-play = Vez de { $player }.

lesson-say-1 = Você e Anna jogam contra Ruth e Paul. Junte cartas do mesmo valor. Cada jogada começa com uma carta: toque em Comprar.
lesson-say-2 = Um rei: agora você tem três. Cada jogada termina com um descarte. Toque no 5; o botão diz o que vai fazer. Toque em Descartar o 5.
lesson-say-3 = Três ou mais cartas do mesmo valor são um jogo. Os 2 e os jokers são curingas. A primeira baixada do seu time precisa somar 50 pontos. Compre.
lesson-say-4 = Um 3 vermelho: 100 pontos, e ele já foi para a mesa. Agora toque duas vezes nos reis (o segundo toque seleciona todos) e no 2. Toque em Baixar 50.
lesson-say-5 = Seu time já baixou; daqui em diante, vale qualquer jogo. Termine a sua vez: toque no 10 e em Descartar o 10.
lesson-say-6 = Paul descartou uma dama, e você tem duas. Toque em Pegar lixo: com as suas duas damas, o lixo inteiro é seu.
lesson-say-7 = Agora você tem 5, 6 e 9. Toque duas vezes em cada um: os três jogos descem de uma vez só. Toque em Baixar 60.
lesson-say-8 = Um 3 preto tranca o lixo: Ruth não pode pegar. Toque no 3 preto e em Descartar o 3 preto.
lesson-say-9 = O 2 de Ruth congela o lixo: agora só se pega com duas cartas naturais da mão. O valete de Paul encaixaria nos valetes de Anna, mas você não tem nenhum. Compre.
lesson-say-10 = Um rei. Anna acrescentou dois, então o seu é o sétimo: uma canastra, 300 pontos; sem curinga, seriam 500. Toque no rei e em Baixar 10.
lesson-say-11 = Descarte o 10 ou um 8, como preferir.
lesson-say-12 = Anna pergunta: “Posso bater?” Com um sim, ela tem que bater agora, e a rodada acaba. Toque em Sim, pode bater.

lesson-back = Voltar
lesson-skip = Pular

lesson-first-1 = primeiro compre uma carta do monte.
lesson-first-2 = toque no 5 e depois em Descartar.
lesson-first-3 = primeiro compre uma carta do monte.
lesson-first-4 = baixe os três reis com o 2.
lesson-first-5 = termine a sua vez com o 10.
lesson-first-6 = pegue o lixo com as suas duas damas.
lesson-first-7 = baixe os 5, os 6 e os 9.
lesson-first-8 = descarte o 3 preto.
lesson-first-9 = o lixo está congelado; compre uma carta.
lesson-first-10 = junte o rei aos seus reis.
lesson-first-11 = termine a sua vez com o 10 ou um 8.
lesson-first-12 = responda a Anna: sim, pode bater.
lesson-one-deal = esta lição tem uma rodada só. Jogue uma partida inteira ou repita a lição.

lesson-meanwhile-2 = Agora é a vez de Ruth, Anna e Paul. Cada um compra e descarta.
lesson-meanwhile-5 = Os jogos são do time. Veja: Anna junta dois reis aos que você baixou.
lesson-meanwhile-8 = Ruth descarta um 2. Um curinga congela o lixo.
lesson-meanwhile-11 = Com uma canastra, o time já pode bater: um dos dois gasta a última carta, e a rodada acaba.

lesson-ended = Pronto, sua primeira rodada!
lesson-ended-about = Anna bateu, e seu time tem uma canastra de reis. Uma partida vai até um time chegar a 5.000 pontos. Jogando com robôs, toque em Dica (a lâmpada) quando quiser um conselho.
lesson-score = De onde vieram os pontos
lesson-natural = Canastras limpas
lesson-natural-about = Uma canastra sem curingas vale 500. Desta vez, ninguém fez.
lesson-mixed = Canastras sujas
lesson-mixed-about = Sua canastra de reis tem um curinga: { $points } pontos.
lesson-red-threes = 3 vermelhos
lesson-red-threes-about = 100 pontos cada: { $ours } para vocês, { $theirs } para eles. Um time que não baixou nada perde 100 por cada um.
lesson-going-out = Batida
lesson-going-out-about = Anna bateu: { $points } pontos para o seu time.
lesson-melded = Cartas baixadas
lesson-melded-about = Toda carta baixada conta: os jokers valem 50, os ases e os 2 valem 20, do rei ao 8 valem 10, e o resto, 5. Vocês baixaram { $ours } pontos; eles, { $theirs }.
lesson-in-hand = Cartas na mão
lesson-in-hand-about = As cartas que ficam na mão contam contra o time: { $ours } no seu (as suas cartas), { $theirs } no deles.
lesson-play = Jogar uma partida
lesson-again = Repetir a lição
