### O bloco para partidas com cartas de verdade: recusas do servidor e QR codes.

pad-watch-square = QR code para assistir
pad-take-square = QR code para assumir o bloco

## Pedidos recusados.

pad-not-kept = Este aparelho nunca cuidou deste bloco, por isso não pode mudá-lo.
pad-not-keeping = Agora outro aparelho cuida deste bloco.
pad-no-such-pad = Não há bloco aqui. Talvez tenha sido apagado.
pad-no-such-code = Este código está errado, venceu ou já foi usado. Peça outro.
pad-too-much = Isso é demais de uma vez. Envie em partes menores.
pad-full = Este bloco está cheio. Comece outro.

## Anotações recusadas. As outras do pedido são salvas.

pad-entry-too-large = Esta anotação tem mais de 16 KiB.
pad-entry-not-understood = O servidor não entende esta anotação. Recarregue a página.
