devices-title = Seus aparelhos – Canasta
devices-heading = Seus aparelhos
devices-open = Abrir em outro aparelho
devices-comes-along = Suas partidas e seus ajustes vão junto. Este aparelho continua valendo.
devices-have-code = Tenho um código de outro aparelho
devices-list = Aparelhos conectados
devices-this = este aparelho
devices-label-on = { $kind ->
        [app] Aplicativo no { $system }
        [browser] Navegador no { $system }
       *[named] { $name } no { $system }
    }
devices-label = { $kind ->
        [app] Aplicativo
        [browser] Navegador
       *[named] { $name }
    }
devices-days = Desde { $since }, último uso em { $seen }
devices-end = Remover
devices-end-one = { $this ->
        [yes] Remover { $device }, este aparelho
       *[no] Remover { $device }
    }
devices-end-about = Um aparelho removido não pode mais jogar por você. Seus lugares continuam seus.
devices-apart = Outras pessoas neste aparelho
devices-apart-one = { $tables ->
        [1] { $name }, em uma mesa
       *[other] { $name }, em { $tables } mesas
    }
devices-go-on-as = Continuar como { $name }

devices-link-title = Abrir em outro aparelho – Canasta
devices-link-about = <b>Não passe este link a ninguém: quem abrir joga no seu lugar.</b> Ele funciona uma vez e vale por dez minutos.
devices-square = QR code do link pessoal
devices-scan = Aponte a câmera do outro aparelho.
devices-link = Link pessoal
devices-copy = Copiar
devices-or-code = Ou digite um código
devices-type-it = No outro aparelho, abra este site, vá a “Seus aparelhos” e digite:

devices-code-title = Jogar também neste aparelho – Canasta
devices-code-heading = Jogar também neste aparelho
devices-code-about = Digite o código de oito letras do outro aparelho. Ele está lá em “Seus aparelhos”, “Abrir em outro aparelho”.
devices-code-form = Abrir com um código
devices-code = Código do outro aparelho
devices-code-go = Continuar
devices-code-safe = Antes de qualquer mudança, você vê de quem são as partidas.

devices-carry-title = Outro aparelho – Canasta
devices-carry-heading = Jogar como { $name } neste aparelho?
devices-carries = { $tables ->
        [0] Isto traz para este aparelho os ajustes de { $name }. Ainda não há partidas.
        [1] Isto traz para este aparelho a partida e os ajustes de { $name }.
       *[other] Isto traz para este aparelho as { $tables } partidas e os ajustes de { $name }.
    }
devices-kept-apart = { $tables ->
        [1] { $name } já joga neste navegador (uma mesa). Essa partida fica separada, e dá para voltar a ela quando quiser em “Seus aparelhos”.
       *[other] { $name } já joga neste navegador ({ $tables } mesas). Essas partidas ficam separadas, e dá para voltar a elas quando quiser em “Seus aparelhos”.
    }
devices-not-yours = Se este link não é seu, não use: você jogaria no lugar de outra pessoa.
devices-play-as = Jogar aqui como { $name }
devices-no = Não
devices-same = Este aparelho já é seu. O link continua valendo: abra no outro aparelho.
devices-app = Você está no navegador de um aplicativo. Para jogar no seu navegador de sempre, abra o link lá.

devices-used = Este link ou código venceu ou já foi usado. Crie outro no outro aparelho, em “Seus aparelhos”, “Abrir em outro aparelho”.
devices-no-guest = Você ainda não jogou neste navegador. Crie um link ou código no outro aparelho, em “Seus aparelhos”, e use aqui.
devices-not-one = Este aparelho foi removido.
devices-last = Este é o seu único aparelho; sem ele, você perderia seus lugares. Acrescente outro antes ou use “Apagar meus dados”.
