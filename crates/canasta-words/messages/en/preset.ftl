### The presets: rule sets with a name, each from a document.

preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = Hoyle’s rules as the Bicycle card makers give them, complete, for four players in two partnerships.
preset-classic = Classic Card Game Rules
preset-classic-about = Rules for two, three, four or six players, with a bonus for canastas laid down whole. The document breaks off before taking the pile.
preset-lakin = According to Hoyle, by H. Lakin
preset-lakin-about = Short rules for two, three or four players: you declare your red threes yourself, and a wild card does not help to take the pile.
preset-pack = Taking the Pack
preset-pack-about = A fragment for four players, mostly about taking the pile.
preset-wahhi = WAHHI Classic Canasta
preset-wahhi-about = Complete rules for two to six players: the same hand and one canasta for every number, and an opening may take the pile with a wild card.

# $title (Message): what the preset is called
# $changes (Number): how many of its rules are changed, at least one
preset-changed = { $changes ->
        [one] { $title }, with one house rule
       *[other] { $title }, with { SPELL($changes) } house rules
    }
