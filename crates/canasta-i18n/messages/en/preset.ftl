### The presets: named rule sets, each from a published source.

preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = The complete rules from Bicycle, for four players in two partnerships.
preset-classic = Classic Card Game Rules
preset-classic-about = Rules for two, three, four or six players, with a bonus for concealed canastas. The source breaks off before it explains taking the pile, so the usual rules apply there.
preset-lakin = According to Hoyle, by H. Lakin
preset-lakin-about = Short rules for two, three or four players: you declare red threes yourself, and you can’t use a wild card to take the pile.
preset-pack = Taking the Pack
preset-pack-about = An excerpt for four players, mostly about taking the pile.
preset-wahhi = WAHHI Classic Canasta
preset-wahhi-about = Complete rules for two to six players. Everyone always gets the same hand size, one canasta is enough to go out, and the initial meld can take the pile with a wild card.

# $title (Message): what the preset is called
# $changes (Number): how many of its rules are changed, at least one
preset-changed = { $changes ->
        [one] { $title }, with one house rule
       *[other] { $title }, with { SPELL($changes) } house rules
    }
