fair-proved = { $cuts ->
        [0] Honesta. A semente confere com o compromisso e, sem cortes, dá estas cartas.
        [1] Honesta. A semente confere com o compromisso e, com um corte, dá estas cartas.
       *[other] Honesta. A semente confere com o compromisso e, com { $cuts } cortes, dá estas cartas.
    }
fair-no-seed = Não provada. A semente desta rodada ainda não foi revelada.
fair-commitment = Não é honesta. A semente não confere com o compromisso para esta rodada, esta mesa, estes lugares e estas regras.
fair-deck = Não é honesta. A semente dá outras cartas, ou o corte de alguém foi mudado ou deixado de fora.
fair-cuts = Não é honesta. Um corte vem de um lugar vazio, ou dois cortes vêm do mesmo lugar.
fair-nothing = Não provada. Esta rodada não teve compromisso, ou ele não está no registro.

fair-all = { $deals ->
        [1] Esta rodada é honesta.
        [2] As duas rodadas são honestas.
       *[other] Todas as { $deals } rodadas são honestas.
    }

fair-some = { $deals ->
        [1] Esta rodada não está provada.
       *[other] { $proved ->
            [0] Nenhuma das { $deals } rodadas está provada.
            [1] Uma das { $deals } rodadas está provada.
           *[other] { $proved } das { $deals } rodadas estão provadas.
        }
    }

fair-unfair-deals = { $deals ->
        [1] Esta rodada não é honesta.
       *[other] { $unfair ->
            [1] Uma das { $deals } rodadas não é honesta.
           *[other] { $unfair } das { $deals } rodadas não são honestas.
        }
    }
