### Oordelen over de rondes van een verslag, voor `canasta verify` en het script van de pagina.

fair-proved = { $cuts ->
        [0] Eerlijk. Het startgetal past bij de vingerafdruk en geeft, zonder couperen, precies deze kaarten.
        [one] Eerlijk. Het startgetal past bij de vingerafdruk en geeft, met één coupeergetal, precies deze kaarten.
       *[other] Eerlijk. Het startgetal past bij de vingerafdruk en geeft, met { $cuts } coupeergetallen, precies deze kaarten.
    }
fair-no-seed = Niet bewezen. Het startgetal van deze ronde is nog niet vrijgegeven.
fair-commitment = Niet eerlijk. Het startgetal past niet bij de vingerafdruk voor deze ronde, tafel, plaatsen en regels.
fair-deck = Niet eerlijk. Het startgetal geeft andere kaarten, of een coupeergetal is veranderd of weggelaten.
fair-cuts = Niet eerlijk. Een coupeergetal komt van een lege plaats, of twee ervan komen van dezelfde plaats.
fair-nothing = Niet bewezen. Deze ronde had geen vingerafdruk, of die staat niet in het verslag.

## Alle rondes van een verslag.

fair-all = { $deals ->
        [one] Deze ronde is eerlijk.
        [2] Beide rondes zijn eerlijk.
       *[other] Alle { $deals } rondes zijn eerlijk.
    }

fair-some = { $deals ->
        [one] Deze ronde is niet bewezen.
       *[other] { $proved ->
            [0] Geen van de { $deals } rondes is bewezen.
            [one] Eén van de { $deals } rondes is bewezen.
           *[other] { $proved } van de { $deals } rondes zijn bewezen.
        }
    }

fair-unfair-deals = { $deals ->
        [one] Deze ronde is niet eerlijk.
       *[other] { $unfair ->
            [one] Eén van de { $deals } rondes is niet eerlijk.
           *[other] { $unfair } van de { $deals } rondes zijn niet eerlijk.
        }
    }
