### Verdetti sulle mani di un file, per `canasta verify` e per lo script della pagina.

fair-proved = { $cuts ->
        [0] Regolare. Il numero segreto corrisponde all’impronta e, senza tagli, dà proprio queste carte.
        [one] Regolare. Il numero segreto corrisponde all’impronta e, con un taglio, dà proprio queste carte.
       *[other] Regolare. Il numero segreto corrisponde all’impronta e, con { $cuts } tagli, dà proprio queste carte.
    }
fair-no-seed = Non dimostrato. Il numero segreto di questa mano non è stato rivelato.
fair-commitment = Irregolare. Il numero segreto non corrisponde all’impronta di questa mano, con questo tavolo, questi posti e queste regole.
fair-deck = Irregolare. Il numero segreto dà carte diverse, oppure il taglio di un giocatore è stato cambiato o tolto.
fair-cuts = Irregolare. Un taglio viene da un posto vuoto, oppure due tagli vengono dallo stesso posto.
fair-nothing = Non dimostrato. Questa mano non aveva un’impronta, oppure nel file non c’è.

## Tutte le mani di un file.

fair-all = { $deals ->
        [one] Questa mano è regolare.
        [2] Le due mani sono regolari.
       *[other] Tutte le { $deals } mani sono regolari.
    }

fair-some = { $deals ->
        [one] Questa mano non è dimostrata.
       *[other] { $proved ->
            [0] Nessuna delle { $deals } mani è dimostrata.
            [one] Una delle { $deals } mani è dimostrata.
           *[other] { $proved } delle { $deals } mani sono dimostrate.
        }
    }

fair-unfair-deals = { $deals ->
        [one] Questa mano è irregolare.
       *[other] { $unfair ->
            [one] Una delle { $deals } mani è irregolare.
           *[other] { $unfair } delle { $deals } mani sono irregolari.
        }
    }
