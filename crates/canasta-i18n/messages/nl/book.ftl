### Het boek met de spelregels: alles op de bladzijden behalve de hoofdstukken zelf.

book-title = Het Canastaboek
book-chapter-title = { $chapter } – Canasta
book-heading = Het Canastaboek
book-about = Hoe je speelt, de regels voor twee tot zes spelers, en hoe je zelf een server draait.

book-search = Zoeken
book-find = Zoek
book-nothing-found = Niets gevonden. Probeer minder woorden, zoals “zwarte drieën”.

## De delen van het boek.

book-part-introduction = Inleiding
book-part-playing = Spelen
book-part-rules = De regels in detail
book-part-presets = Varianten
book-part-hosting = Eigen server
book-part-bots = Bots
book-part-reference = Naslag
book-part-measurements = Metingen

book-only-english = Dit hoofdstuk is er alleen in het Engels.
book-sources = Bronnen: { $sources }

book-for-hosts = Voor beheerders en programmeurs

## Een hoofdstuk.

book-in-chapter = In dit hoofdstuk
book-chapters = Hoofdstukken
book-all-chapters = Alle hoofdstukken
book-table = Tabel
book-text = Tekst

book-every-rule = Elke regel
book-whole = De regels voluit

## Het hoofdstuk over de verschillen. Tussen sterretjes: cursief.

book-differences = Waarin de varianten verschillen
book-choose-rules = Het spel kent vijf varianten van de spelregels, elk naar een gepubliceerde bron. Kun je niet kiezen, houd het dan bij de standaardregels, *wahhi*.
book-each-rule = Op deze pagina staat elke regel die kan verschillen. Is een regel niet overal gelijk, dan heeft elke vorm een eigen rij. Aan je eigen tafel kun je al deze regels veranderen: elke wijziging is een huisregel.
book-column-rule = regel
book-column-in = bij
book-column-says = luidt
book-in-all = alle

## Een voorbeeld.

book-example = Voorbeeld (regels: <b>{ $rules }</b>)
book-cards = { $cards }
book-card = { $card }
book-allowed = Mag.
book-not-possible = <b>Mag niet:</b> { $because }.

## Onder kleine plaatjes van kaarten.

book-points-each = { $points } punten per stuk
book-points-together = { $points } punten samen
book-wild-cards = Wilde kaarten: jokers en tweeën
book-red-threes = Rode drieën: bonuskaarten
book-black-threes = Zwarte drieën: stopkaarten
book-natural-meld = Een set van gewone kaarten
book-mixed-meld = Een set met een wilde kaart
book-natural-canasta = Een zuivere canasta
book-mixed-canasta = Een gemengde canasta
