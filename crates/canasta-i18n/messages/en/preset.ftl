### The presets: rule sets with a name, each from a document.

preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = The complete rules published by Bicycle, the makers of playing cards, for four players in two partnerships.
preset-classic = Classic Card Game Rules
preset-classic-about = Rules for two, three, four or six players, with a bonus for concealed canastas. The text breaks off before it comes to taking the pile.
preset-lakin = According to Hoyle, by H. Lakin
preset-lakin-about = Short rules for two, three or four players: you declare your red threes yourself, and a wild card does not help you take the pile.
preset-pack = Taking the Pack
preset-pack-about = An extract for four players, mostly about taking the pile.
preset-wahhi = WAHHI Classic Canasta
preset-wahhi-about = Complete rules for two to six players: the same number of cards and one canasta to go out for all of them, and an opening may take the pile with a wild card.

# $title (Message): what the preset is called
# $changes (Number): how many of its rules are changed, at least one
preset-changed = { $changes ->
        [one] { $title }, with one house rule
       *[other] { $title }, with { SPELL($changes) } house rules
    }
