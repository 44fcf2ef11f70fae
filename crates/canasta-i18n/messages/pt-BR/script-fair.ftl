script-fair-deal-number = Rodada { $deal }
script-fair-verdict-fair = { fair-proved }
script-fair-verdict-no-seed = { fair-no-seed }
script-fair-verdict-commitment = { fair-commitment }
script-fair-verdict-deck = { fair-deck }
script-fair-verdict-cuts = { fair-cuts }
script-fair-verdict-nothing = { fair-nothing }

script-fair-all-fair = { fair-all }
script-fair-some-proved = { fair-some }
script-fair-some-unfair = { fair-unfair-deals }

script-fair-commitment-same = Seu navegador viu este compromisso antes da rodada.
script-fair-commitment-other = Este navegador viu outro compromisso antes da rodada: { $commitment }
script-fair-cut-there = O corte do seu navegador está incluído.
script-fair-cut-gone = Falta o corte do seu navegador: { $cut } Talvez tenha chegado tarde demais, ou outra das suas telas cortou antes.
script-fair-noted = A <b>rodada { $deal }</b> teve este compromisso:
script-fair-noted-and-cut = A <b>rodada { $deal }</b> teve este compromisso, antes do corte do seu navegador:

script-fair-shown = O que o registro mostra
script-fair-shown-table = Mesa
script-fair-shown-seats = Lugares naquele momento
script-fair-shown-commitment = Compromisso
script-fair-shown-seed = Semente
script-fair-shown-cut = Corte do lugar { $seat }
script-fair-shown-deck = Cartas, na ordem em que foram dadas

script-fair-at-line = Linha { $line }: { $fault }
script-fair-not-card = esperada uma carta como 4H; encontrado: “{ $found }”.
script-fair-not-digits = esperados { $digits } algarismos hexadecimais.
script-fair-not-number = esperado um número; encontrado: “{ $found }”.
script-fair-not-line = esperados um nome e dois-pontos.
script-fair-not-deal = esperado: “Deal { $deal }”.
script-fair-second-line = linha “{ $name }:” repetida.
script-fair-no-record = Isto não é um registro do Canasta. Os registros começam com as palavras “Canasta record 1”.
script-fair-newer = Este registro foi feito por uma versão mais nova do Canasta. Confira em um servidor mais novo.
script-fair-no-deals = Este registro não tem rodadas.
script-fair-house = Não dá para ler as regras da casa.
script-fair-missing = A rodada { $deal } tem compromisso, mas não uma linha “{ $name }:”.
script-fair-record-too-large = Este arquivo é grande demais para ser um registro.
script-fair-record-unread = Não foi possível ler este arquivo.
