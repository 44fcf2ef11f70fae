### Le verdict sur les donnes d'une partie, pour `canasta verify` et le script de la page.

fair-proved = { $cuts ->
        [0] Honnête. La graine correspond à l’engagement et, sans coupe, donne ces cartes.
        [one] Honnête. La graine correspond à l’engagement et, avec une coupe, donne ces cartes.
       *[other] Honnête. La graine correspond à l’engagement et, avec { $cuts } coupes, donne ces cartes.
    }
fair-no-seed = Pas prouvée. La graine de cette donne n’a pas été révélée.
fair-commitment = Pas honnête. La graine ne correspond pas à l’engagement pour cette donne, cette table, ces places et ces règles.
fair-deck = Pas honnête. La graine donne d’autres cartes, ou une coupe a été changée ou oubliée.
fair-cuts = Pas honnête. Une coupe vient d’une place vide, ou deux coupes viennent de la même place.
fair-nothing = Pas prouvée. Cette donne n’avait pas d’engagement, ou il n’est pas dans le fichier.

fair-all = { $deals ->
        [one] Cette donne est honnête.
        [2] Les deux donnes sont honnêtes.
       *[other] Les { $deals } donnes sont honnêtes.
    }

fair-some = { $deals ->
        [one] Cette donne n’est pas prouvée.
       *[other] { $proved ->
            [0] Aucune des { $deals } donnes n’est prouvée.
            [one] Une des { $deals } donnes est prouvée.
           *[other] { $proved } des { $deals } donnes sont prouvées.
        }
    }

fair-unfair-deals = { $deals ->
        [one] Cette donne n’est pas honnête.
       *[other] { $unfair ->
            [one] Une des { $deals } donnes n’est pas honnête.
           *[other] { $unfair } des { $deals } donnes ne sont pas honnêtes.
        }
    }
