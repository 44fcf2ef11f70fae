### The presets: named rule sets, each from a published source.

preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = The complete rules from Bicycle, for four. A black three freezes the pile until someone takes it.
preset-classic = Classic Card Game Rules
preset-classic-about = For two, three, four or six. The initial meld needs a pair to take the pile, and concealed canastas score extra.
preset-lakin = According to Hoyle, by H. Lakin
preset-lakin-about = For two, three or four. You declare red threes yourself, and a wild card never helps to take the pile.
preset-pack = Taking the Pack
preset-pack-about = For four, strict about the pile: only a pair takes it until your side has melded.
preset-wahhi = Standard rules
preset-wahhi-about = For two to six: eleven cards each, one canasta to go out, and a black three blocks the pile for one turn. After WAHHI Classic Canasta.

# $title (Message): what the preset is called
# $changes (Number): how many of its rules are changed, at least one
preset-changed = { $changes ->
        [one] { $title }, with one house rule
       *[other] { $title }, with { SPELL($changes) } house rules
    }
