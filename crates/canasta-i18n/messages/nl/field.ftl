### De instellingen van de spelregels in een formulier: naam, uitleg en keuzes.

field-first-dealer = Eerste gever
field-first-dealer-help = Wie de eerste ronde geeft.
field-first-dealer-seat-draw = Speler vóór de hoogste kaart
field-first-dealer-random = Willekeurig

field-seating = Partners en plaatsen
field-seating-help = Hoe partners en plaatsen worden bepaald.
field-seating-drawn = Loten met kaarten
field-seating-drawn-ends-void = Loten met kaarten (de vier aan elk uiteinde tellen niet)
field-seating-optional = Spelers kiezen zelf
field-seating-fixed = Vast

field-five-players = Vijf spelers
field-five-players-help = Hoe je met z’n vijven speelt. Met twee teams slaat er van de drie elke ronde één over.
field-five-players-individuals = Ieder voor zich
field-five-players-two-sides = Drie tegen twee

field-cut = Couperen
field-cut-help = Wie vóór elke ronde coupeert.
field-cut-dealer-left = De speler links van de gever
field-cut-dealer-left-may = De speler links van de gever, als die wil
field-cut-dealer-right = De speler rechts van de gever

field-clockwise = Met de klok mee
field-clockwise-help = Of spelen en geven met de klok mee gaan. Anders gaat het naar rechts.

field-hand-size = Aantal kaarten
field-hand-size-help = Hoeveel kaarten elke speler krijgt.

field-draw-count = Kaarten trekken per beurt
field-draw-count-help = Hoeveel kaarten je elke beurt van de stok trekt. Je legt er altijd één af.

field-melds-in-first-round = Leggen in de eerste beurt
field-melds-in-first-round-help = Zo niet, dan mag niemand in de eerste beurt van een ronde iets op tafel leggen of de stapel pakken.

field-canastas-to-go-out = Canasta’s om uit te gaan
field-canastas-to-go-out-help = Hoeveel canasta’s een team nodig heeft om uit te gaan.

field-upcard = Eerste kaart van de stapel
field-upcard-help = Op welke omgedraaide kaarten een volgende kaart komt.
field-upcard-cover-threes = Op wilde kaarten en drieën
field-upcard-first-black-three-stays = Op wilde kaarten en drieën, behalve een eerste zwarte drie
field-upcard-black-three-stays = Op wilde kaarten en rode drieën

field-exact-deal-bonus = Bonus voor precies oppakken
field-exact-deal-bonus-help = Punten voor een gever die precies het juiste aantal kaarten van het spel pakt. Komt hier nooit voor, want het programma geeft.

field-dealt-red-threes = Rode drieën bij het geven
field-dealt-red-threes-help = Wanneer rode drieën die je bij het geven krijgt, op tafel komen.
field-dealt-red-threes-at-once = Vóór de eerste beurt
field-dealt-red-threes-first-turn = In de eerste beurt van de speler

field-declaring = Getrokken rode drieën
field-declaring-help = Of rode drieën vanzelf op tafel komen of dat je ze zelf neerlegt.
field-declaring-automatic = Vanzelf
field-declaring-by-hand = Zelf neerleggen, anders strafpunten

field-undeclared-penalty = Straf voor een vergeten rode drie
field-undeclared-penalty-help = Strafpunten voor elke rode drie die je aan het eind van je beurt niet hebt neergelegd.

field-red-three-freezes = Rode drie bevriest de stapel
field-red-three-freezes-help = Of een rode drie die na het geven wordt omgedraaid, de stapel bevriest.

field-black-three-freezes = Zwarte drieën bevriezen de stapel
field-black-three-freezes-help = Zo niet, dan houdt een zwarte drie alleen de volgende speler tegen.

field-wilds-may-outnumber = Meer wilde dan gewone kaarten
field-wilds-may-outnumber-help = Of een set uit twee gewone en drie wilde kaarten mag bestaan.

field-naturals-for-wilds = Gewone kaarten voor wilde kaarten
field-naturals-for-wilds-help = Hoeveel gewone kaarten een set nodig heeft voor de eerste, tweede en derde wilde kaart. Met 9 kan het nooit, want er zijn er maar acht.

field-wilds-on-natural-canasta = Wilde kaarten bij een zuivere canasta
field-wilds-on-natural-canasta-help = Zo niet, dan kan een zuivere canasta niet gemengd worden.

field-minimums = Minima om te openen
field-minimums-help = Hoeveel punten je nodig hebt om te openen, van de laagste tot de hoogste stand vóór de ronde.

field-minimum-from = Stand voor een hoger minimum
field-minimum-from-help = Vanaf welke stand het tweede, derde, vierde en vijfde minimum geldt.

field-fifth-minimum = Vijfde minimum
field-fifth-minimum-help = Hoeveel punten je bij de hoogste stand nodig hebt om te openen. Vul 0 in om het weg te laten.

field-pile-opening-outnumbers = Openen met de stapel: vooral gewone kaarten
field-pile-opening-outnumbers-help = Open je met de stapel, dan moet elke set meer gewone dan wilde kaarten hebben.

field-wilds-in-initial-meld = Wilde kaarten bij het openen
field-wilds-in-initial-meld-help = Zo niet, dan open je met alleen gewone kaarten, met of zonder de stapel.

field-frozen-until-opened = Stapel bevroren tot het openen
field-frozen-until-opened-help = Zo niet, dan kun je met de stapel openen met één gewone en een wilde kaart.

field-take-with-wild = Stapel pakken met een wilde kaart
field-take-with-wild-help = Of je de stapel kunt pakken met één gewone kaart en een wilde kaart.

field-take-onto-canasta = Stapel pakken met een canasta
field-take-onto-canasta-help = Zo niet, dan mag de bovenste kaart van de stapel niet bij een canasta.

field-one-card-takes-one-card = Met één kaart een stapel van één pakken
field-one-card-takes-one-card-help = Of je met één kaart in je hand een stapel van één kaart mag pakken.

field-melds-from-pile = Kaarten uit de stapel leggen
field-melds-from-pile-help = Zo niet, dan mag je de kaarten uit de stapel, behalve de bovenste, pas in je volgende beurt op tafel leggen.

field-pile-looked-through = Stapel bekijken
field-pile-looked-through-help = Of je in je eerste beurt de stapel mag bekijken voordat je aflegt.

field-must-take-when-stock-empty = Verplicht pakken als de stok op is
field-must-take-when-stock-empty-help = Of je dan een stapel moet pakken waarvan de bovenste kaart bij een van je sets past.

field-last-drawer-ends = Laatste kaart beëindigt de ronde
field-last-drawer-ends-help = Of de ronde eindigt als de speler die de laatste kaart trok, een kaart aflegt.

field-concealed-may-add = Verborgen: aanleggen bij een partner
field-concealed-may-add-help = Of je bij sets van een partner mag aanleggen als je verborgen uitgaat.

field-concealed-beside-melds = Verborgen als een partner al heeft gelegd
field-concealed-beside-melds-help = Of je verborgen kunt uitgaan als een partner al iets op tafel heeft gelegd.

field-asking = “Mag ik uit?” vragen
field-asking-help = Wanneer je het je partner mag vragen.
field-asking-before-taking = Voor of na het trekken, niet na het pakken van de stapel
field-asking-after-drawing-or-taking = Na het trekken of het pakken van de stapel

field-must-ask = Alleen uitgaan na een ja
field-must-ask-help = Of je het moet vragen voordat je uitgaat. Spelers zonder partner vragen niets.

field-card-values = Waarde van de kaarten
field-card-values-help = Punten voor elke kaart, op tafel of in de hand. Een rode drie levert alleen een bonus op.

field-natural-canasta-bonus = Zuivere canasta
field-natural-canasta-bonus-help = Punten voor een canasta zonder wilde kaarten.

field-mixed-canasta-bonus = Gemengde canasta
field-mixed-canasta-bonus-help = Punten voor een canasta met wilde kaarten.

field-concealed-canasta-bonus = Verborgen canasta
field-concealed-canasta-bonus-help = Extra punten voor een canasta die in één keer op tafel komt.

field-red-three-bonus = Rode drie
field-red-three-bonus-help = Punten voor elke rode drie.

field-four-red-threes-bonus = Alle vier de rode drieën
field-four-red-threes-bonus-help = Punten voor alle vier samen, in plaats van de punten per stuk.

field-red-threes-count = Wanneer rode drieën meetellen
field-red-threes-count-help = Wat een team nodig heeft om zijn rode drieën mee te laten tellen, en wat er anders gebeurt.
field-red-threes-count-melded = Met een set op tafel, anders aftrek
field-red-threes-count-melded-or-nothing = Met een set op tafel, anders niets
field-red-threes-count-canasta = Met een canasta, anders aftrek
field-red-threes-count-canasta-or-nothing = Met een canasta, anders niets

field-red-three-penalty = Aftrek per rode drie
field-red-three-penalty-help = Hoeveel punten er per stuk af gaan. 0 betekent: evenveel als ze zouden opleveren.

field-max-red-three-penalty = Aftrek voor rode drieën: maximum
field-max-red-three-penalty-help = Hoeveel punten er per ronde hoogstens af gaan. 0 betekent: geen maximum.

field-going-out-bonus = Uitgaan
field-going-out-bonus-help = Punten voor uitgaan.

field-concealed-bonus = Verborgen uitgaan
field-concealed-bonus-help = Punten voor verborgen uitgaan (de bonus voor uitgaan zit erin).

field-black-three-bonus = Zwarte drie op tafel
field-black-three-bonus-help = Extra punten voor elke zwarte drie die je bij het uitgaan op tafel legt.

field-four-black-threes-bonus = Alle vier de zwarte drieën op tafel
field-four-black-threes-bonus-help = Nog meer punten als je bij het uitgaan alle vier de zwarte drieën op tafel legt.

field-game-points = Punten om te winnen
field-game-points-help = De stand waarbij de partij is afgelopen.

field-deals-per-game = Aantal rondes
field-deals-per-game-help = Na zoveel rondes is de partij afgelopen, wat de stand ook is. 0 betekent: een aantal punten beslist.
