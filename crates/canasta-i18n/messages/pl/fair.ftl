### Oceny rozdań z zapisu, dla `canasta verify` i dla skryptu strony.

fair-proved = { $cuts ->
        [0] Uczciwe. Ziarno zgadza się ze zobowiązaniem i bez przełożeń daje te karty.
        [one] Uczciwe. Ziarno zgadza się ze zobowiązaniem i z jednym przełożeniem daje te karty.
        [few] Uczciwe. Ziarno zgadza się ze zobowiązaniem i z { $cuts } przełożeniami daje te karty.
       *[many] Uczciwe. Ziarno zgadza się ze zobowiązaniem i z { $cuts } przełożeniami daje te karty.
    }
fair-no-seed = Bez dowodu. Ziarno tego rozdania nie zostało ujawnione.
fair-commitment = Nieuczciwe. Ziarno nie zgadza się ze zobowiązaniem dla tego rozdania, stołu, miejsc i zasad.
fair-deck = Nieuczciwe. Ziarno daje inne karty albo czyjeś przełożenie zmieniono lub pominięto.
fair-cuts = Nieuczciwe. Przełożenie pochodzi z pustego miejsca albo dwa pochodzą z tego samego.
fair-nothing = Bez dowodu. To rozdanie nie miało zobowiązania albo nie ma go w zapisie.

## Wszystkie rozdania z zapisu.

fair-all = { $deals ->
        [one] To rozdanie jest uczciwe.
        [2] Oba rozdania są uczciwe.
        [few] Wszystkie { $deals } rozdania są uczciwe.
       *[many] Wszystkie rozdania ({ $deals }) są uczciwe.
    }
fair-some = { $deals ->
        [one] Dla tego rozdania nie ma dowodu.
        [few] { $proved ->
            [0] Z { $deals } rozdań żadne nie ma dowodu.
            [one] Z { $deals } rozdań dowód ma jedno.
            [few] Z { $deals } rozdań dowód mają { $proved }.
           *[many] Z { $deals } rozdań dowód ma { $proved }.
        }
       *[many] { $proved ->
            [0] Z { $deals } rozdań żadne nie ma dowodu.
            [one] Z { $deals } rozdań dowód ma jedno.
            [few] Z { $deals } rozdań dowód mają { $proved }.
           *[many] Z { $deals } rozdań dowód ma { $proved }.
        }
    }
fair-unfair-deals = { $deals ->
        [one] To rozdanie nie jest uczciwe.
        [few] Nieuczciwe rozdania: { $unfair } z { $deals }.
       *[many] Nieuczciwe rozdania: { $unfair } z { $deals }.
    }
