shared-device-title = Passe o aparelho – Canasta
shared-device-pass = Passe o aparelho para { $player }
shared-device-about = Nenhuma carta aparece até { $player } tocar no botão.
shared-device-show = Mostrar minhas cartas

shared-device-people = Pessoas neste aparelho
shared-device-alone = só você
shared-device-people-about = Joguem na mesma tela, passando o aparelho. Entre uma vez e outra, nenhuma carta aparece. Não há relógio.
shared-device-others = Nomes das outras pessoas
shared-device-others-about = Separe os nomes com vírgulas.
shared-device-sides = Times
shared-device-partners = No mesmo time
shared-device-opponents = Em times rivais
shared-device-name = { $name }
shared-device-who = { $bots ->
        [0] Você e { $others } neste aparelho.
        [1] Você e { $others } neste aparelho, com { SPELL($bots) } robô.
       *[other] Você e { $others } neste aparelho, com { SPELL($bots) } robôs.
    }
shared-device-too-many = Pessoas neste aparelho: a mesa só tem { $players } lugares. Ponha menos nomes.
shared-device-not-invited = Pessoas neste aparelho: elas jogam só com robôs. Tire os nomes para convidar amigos.
