### Les règlements tout faits, chacun tiré d'une source publiée.

preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = Les règles complètes de Bicycle, à quatre. Un 3 noir gèle la pile jusqu’à ce que quelqu’un la prenne.
preset-classic = Classic Card Game Rules
preset-classic-about = À deux, trois, quatre ou six. Pour ouvrir avec la pile, il faut une paire ; les canastas cachées rapportent plus.
preset-lakin = According to Hoyle, par H. Lakin
preset-lakin-about = À deux, trois ou quatre. Tu étales toi-même tes 3 rouges, et un passe-partout n’aide jamais à prendre la pile.
preset-pack = Taking the Pack
preset-pack-about = À quatre, avec une pile bien gardée : seule une paire la prend tant que ton camp n’a pas ouvert.
preset-wahhi = Règles standard
preset-wahhi-about = De deux à six : onze cartes par personne, une canasta pour sortir, et un 3 noir bloque la pile pendant un tour. D’après WAHHI Classic Canasta.

preset-changed = { $changes ->
        [one] { $title }, avec { SPELL($changes, form: "f") } règle maison
       *[other] { $title }, avec { SPELL($changes) } règles maison
    }
