### De spelregels voluit, in gewone zinnen, met alle getallen.

## De koppen.

rules-heading-deal = Spelers en geven
rules-heading-cards = De kaarten
rules-heading-turn = Een beurt
rules-heading-threes = Drieën
rules-heading-melds = Sets en canasta’s
rules-heading-initial-meld = Openen
rules-heading-pile = De aflegstapel
rules-heading-going-out = Uitgaan
rules-heading-stock-end = Als de stok op is
rules-heading-scores = Puntentelling
rules-heading-knowing = Overleg en open informatie

## Aantallen spelers.

rules-players = { $count ->
        [1] { SPELL($first) }
        [2] { SPELL($first) } of { SPELL($second) }
        [3] { SPELL($first) }, { SPELL($second) } of { SPELL($third) }
       *[other] { SPELL($first) }, { SPELL($second) }, { SPELL($third) } of { SPELL($fourth) }
    }

## Spelers en geven

rules-sides-any = Je speelt met twee tot zes spelers. Met z’n vieren is het twee tegen twee en met z’n zessen drie tegen drie; partners en tegenstanders zitten om en om. Met twee of drie spelers speelt ieder voor zich, en is een “team” dus één speler.

rules-sides = { $players ->
        [4] Vier spelers, twee tegen twee. Partners zitten tegenover elkaar.
        [6] Zes spelers, drie tegen drie. Partners en tegenstanders zitten om en om.
       *[other] { SPELL($players, case: "capital") } spelers, ieder voor zich.
    }

rules-five-individuals = { $any ->
        [yes] Met z’n vijven speelt ieder voor zich.
       *[no] Vijf spelers, ieder voor zich.
    }
rules-five-two-sides = { $any ->
        [yes] Met z’n vijven is het drie tegen twee.
       *[no] Vijf spelers, drie tegen twee.
    } Er spelen er steeds vier: van de drie slaat er elke ronde één over, om de beurt. De anderen zitten om en om en spelen volgens de regels voor vier. Wie overslaat krijgt geen kaarten, maar deelt wel in de punten van het team.

rules-seating-drawn = { $alone ->
        [yes] De plaatsen worden geloot door kaarten te trekken.
       *[no] Partners en plaatsen worden geloot door kaarten te trekken.
    } De aas is hoog en de twee is laag; bij gelijke waarde gaan schoppen voor, dan harten, ruiten en klaveren.

rules-seating-highest = { $players ->
        [any] Wie de hoogste kaart trekt, kiest een plaats. Eventuele partners zijn de spelers met de hoogste kaarten daarna.
        [two] Wie de hoogste kaart trekt, kiest een plaats; de ander gaat ertegenover zitten.
        [four] Wie de hoogste kaart trekt, kiest een plaats; wie de hoogste kaart daarna heeft, wordt de partner.
        [five] De twee spelers met de hoogste kaarten vormen het paar. Wie de laagste kaart heeft, slaat als eerste over.
        [six] Wie de hoogste kaart trekt, kiest een plaats; de twee met de hoogste kaarten daarna worden de partners.
       *[alone] Wie de hoogste kaart trekt, kiest een plaats; de anderen gaan links daarvan zitten, op volgorde van hun kaarten.
    }

rules-seating-again = { $ends ->
        [yes] Wie een joker trekt, dezelfde kaart als een ander, meer dan één kaart of een van de vier kaarten aan de uiteinden, trekt opnieuw.
       *[no] Wie een joker trekt, of dezelfde kaart als een ander, trekt opnieuw.
    }

rules-seating-optional = { $alone ->
        [yes] De spelers kiezen zelf hun plaats. Loten mag ook.
       *[no] De spelers kiezen zelf hun partner en hun plaats. Loten mag ook.
    }

rules-seating-fixed = { $alone ->
        [yes] Er wordt niet geloot: iedereen zit zoals afgesproken.
       *[no] Er wordt niet geloot: de teams staan vooraf vast.
    }

rules-first-dealer-seats-drawn = { $clockwise ->
        [yes] Wie de hoogste kaart trok, speelt als eerste; de speler rechts daarvan geeft de eerste ronde.
       *[no] Wie de hoogste kaart trok, speelt als eerste; de speler links daarvan geeft de eerste ronde.
    }
rules-first-dealer-drawn = { $clockwise ->
        [yes] Er wordt geloot wie begint. Wie de hoogste kaart trekt, speelt als eerste; de speler rechts daarvan geeft de eerste ronde.
       *[no] Er wordt geloot wie begint. Wie de hoogste kaart trekt, speelt als eerste; de speler links daarvan geeft de eerste ronde.
    }
rules-first-dealer-random = Het toeval bepaalt wie de eerste ronde geeft.

rules-cut-left = De speler links van de gever coupeert vóór elke ronde.
rules-cut-left-may = De speler links van de gever mag vóór elke ronde couperen, maar het hoeft niet.
rules-cut-right = De speler rechts van de gever coupeert vóór elke ronde.

rules-hand-size = { $cards ->
        [one] Elke speler krijgt 1 kaart.
       *[other] Elke speler krijgt { $cards } kaarten.
    }
rules-hand-sizes = Elke speler krijgt { $hands }.
rules-hand-size-when = { $cards ->
        [one] 1 kaart bij { $players } spelers
       *[other] { $cards } kaarten bij { $players } spelers
    }

rules-dealing = { $clockwise ->
        [yes] De kaarten worden één voor één gegeven, met de klok mee, te beginnen links van de gever. De speler links van de gever begint.
       *[no] De kaarten worden één voor één gegeven, te beginnen rechts van de gever. De speler rechts van de gever begint.
    }
rules-clockwise = Het spel en het geven gaan met de klok mee.
rules-counterclockwise = Het spel en het geven gaan tegen de klok in.
rules-stock = De rest van de kaarten is de stok. De bovenste kaart daarvan wordt omgedraaid en is het begin van de aflegstapel.

rules-upcard-threes-covered = Is de omgedraaide kaart een wilde kaart of een drie, dan komt er een volgende kaart op, en zo verder.
rules-upcard-first-black-three-stays = Is de omgedraaide kaart een wilde kaart of een drie, dan komt er een volgende kaart op, en zo verder. Een zwarte drie die als eerste wordt omgedraaid, blijft liggen.
rules-upcard-black-three-stays = Is de omgedraaide kaart een wilde kaart of een rode drie, dan komt er een volgende kaart op, en zo verder. Een zwarte drie blijft liggen.

rules-exact-deal-bonus = { $points ->
        [0] Een gever die precies het juiste aantal kaarten van het spel pakt, krijgt daar niets voor.
        [one] Een gever die precies het juiste aantal kaarten van het spel pakt, met of zonder de kaart die wordt omgedraaid, krijgt daar { $points } punt voor. Hier geeft het programma, dus dat komt nooit voor.
       *[other] Een gever die precies het juiste aantal kaarten van het spel pakt, met of zonder de kaart die wordt omgedraaid, krijgt daar { $points } punten voor. Hier geeft het programma, dus dat komt nooit voor.
    }

## De kaarten

rules-packs = Je speelt met twee spellen van 52 kaarten en vier jokers, samen 108 kaarten.
rules-wild-cards = Jokers en tweeën zijn wild: in een set staan ze voor elke waarde van vier tot en met aas. De kaarten van vier tot en met aas zijn gewone kaarten. Drieën zijn geen van beide.
rules-values = Een joker telt voor 50, een aas of twee voor 20, een heer, vrouw, boer, tien, negen of acht voor 10 en een zeven, zes, vijf, vier of zwarte drie voor 5. Een rode drie heeft zelf geen waarde, alleen een bonus.
rules-card-values = Een joker telt voor { $joker }, een twee voor { $two }, een aas voor { $ace }, een heer, vrouw, boer, tien, negen of acht voor { $high }, een zeven, zes, vijf of vier voor { $low } en een zwarte drie voor { $black }. Een rode drie heeft zelf geen waarde, alleen een bonus.

## Een beurt

rules-turn = { $clockwise ->
        [yes] Ben je aan de beurt, dan trek je eerst een kaart van de stok of je pakt de aflegstapel. Daarna mag je sets op tafel leggen en kaarten aanleggen. Je sluit af door een kaart af te leggen. De beurt gaat naar links.
       *[no] Ben je aan de beurt, dan trek je eerst een kaart van de stok of je pakt de aflegstapel. Daarna mag je sets op tafel leggen en kaarten aanleggen. Je sluit af door een kaart af te leggen. De beurt gaat naar rechts.
    }

rules-draw-count = { $cards ->
        [one] Elke beurt trek je één kaart van de stok en leg je er één af.
       *[other] Elke beurt trek je { SPELL($cards) } kaarten van de stok, maar je legt er maar één af.
    }
rules-draw-counts = Elke beurt trek je van de stok { $draws }, maar je legt er maar één af.
rules-draw-count-when = { $cards ->
        [one] één kaart bij { $players } spelers
       *[other] { SPELL($cards) } kaarten bij { $players } spelers
    }
rules-draw-fewer = Heeft de stok minder kaarten, dan trek je wat er nog is.
rules-melds-in-first-round = Vanaf je eerste beurt mag je sets op tafel leggen en de stapel pakken.
rules-no-melds-in-first-round = In je eerste beurt van een ronde mag je nog niets op tafel leggen en de stapel niet pakken.
rules-no-way-back = Wat op tafel ligt, blijft liggen. Een getrokken kaart kun je niet terugleggen.

## Drieën

rules-declaring-by-hand = Een rode drie die je trekt, blijft in je hand tot je hem neerlegt: dat mag op elk moment van je beurt, en je trekt er een nieuwe kaart voor.
rules-declaring-automatic = Rode drieën worden meteen neergelegd als je ze trekt, en je trekt er een nieuwe kaart voor.

rules-dealt-red-threes-by-hand = Rode drieën die je bij het geven krijgt, blijven in je hand tot je ze neerlegt.
rules-dealt-red-threes-at-once = { $clockwise ->
        [yes] Rode drieën die je bij het geven krijgt, worden vóór de eerste beurt neergelegd en vervangen, te beginnen links van de gever.
       *[no] Rode drieën die je bij het geven krijgt, worden vóór de eerste beurt neergelegd en vervangen, te beginnen rechts van de gever.
    }
rules-dealt-red-threes-first-turn = Rode drieën die je bij het geven krijgt, worden aan het begin van je eerste beurt neergelegd, en je trekt er nieuwe kaarten voor. Eindigt de ronde eerder, dan liggen ze bij de telling toch op tafel.

rules-undeclared-never = Rode drieën hoef je niet neer te leggen; vasthouden kost niets.
rules-undeclared-penalty = { $points ->
        [0] Een rode drie die je niet neerlegt, kost niets.
        [one] Een rode drie die je aan het eind van je beurt of van de ronde nog in je hand hebt, kost { $points } punt, één keer per kaart.
       *[other] Een rode drie die je aan het eind van je beurt of van de ronde nog in je hand hebt, kost { $points } punten, één keer per kaart.
    }
rules-declared-late = Later neerleggen mag nog, maar een rode drie die nooit op tafel komt, levert geen bonus op. Eindigt de ronde vóór je eerste beurt, dan kosten de rode drieën die je kreeg niets en komen ze op tafel. In je hand telt een rode drie als een kaart, maar je kunt hem niet in een set gebruiken of afleggen.
rules-red-three-in-pile = Zit er een rode drie in de stapel die je pakt, leg hem dan neer. Je trekt er geen nieuwe kaart voor.
rules-red-three-no-meld = Een rode drie is geen set: hij telt niet mee voor de opening, en je kunt nog steeds verborgen uitgaan.

rules-red-three-bonus = { $points ->
        [0] Rode drieën leveren niets op.
        [one] Elke rode drie op tafel is { $points } punt waard.
       *[other] Elke rode drie op tafel is { $points } punten waard.
    }

rules-four-red-threes-bonus = { $points ->
        [0] { $alone ->
            [yes] Alle vier de rode drieën bij één speler leveren niets op.
           *[no] Alle vier de rode drieën bij één team leveren niets op.
        }
        [one] { $alone ->
            [yes] Alle vier de rode drieën bij één speler zijn samen { $points } punt waard.
           *[no] Alle vier de rode drieën bij één team zijn samen { $points } punt waard.
        }
       *[other] { $alone ->
            [yes] Alle vier de rode drieën bij één speler zijn samen { $points } punten waard.
           *[no] Alle vier de rode drieën bij één team zijn samen { $points } punten waard.
        }
    }

rules-red-threes-count = { $alone ->
        [yes] { $needs ->
            [meld] { $otherwise ->
                [minus] Je rode drieën tellen voor je als je aan het eind van de ronde hebt geopend, en anders tegen je.
               *[nothing] Je rode drieën tellen voor je als je aan het eind van de ronde hebt geopend. Anders tellen ze niet.
            }
           *[canasta] { $otherwise ->
                [minus] Je rode drieën tellen voor je als je aan het eind van de ronde een canasta hebt, en anders tegen je.
               *[nothing] Je rode drieën tellen voor je als je aan het eind van de ronde een canasta hebt. Anders tellen ze niet.
            }
        }
       *[no] { $needs ->
            [meld] { $otherwise ->
                [minus] De rode drieën van je team tellen mee als het aan het eind van de ronde heeft geopend, en anders tellen ze tegen.
               *[nothing] De rode drieën van je team tellen mee als het aan het eind van de ronde heeft geopend. Anders tellen ze niet.
            }
           *[canasta] { $otherwise ->
                [minus] De rode drieën van je team tellen mee als het aan het eind van de ronde een canasta heeft, en anders tellen ze tegen.
               *[nothing] De rode drieën van je team tellen mee als het aan het eind van de ronde een canasta heeft. Anders tellen ze niet.
            }
        }
    }

rules-red-threes-never-cost = Rode drieën kosten nooit punten.
rules-red-three-costs-the-same = Rode drieën die tegen je tellen, kosten evenveel als ze anders opleveren.
rules-red-three-penalty = { $points ->
        [one] Elke rode drie die tegen je telt, kost { $points } punt, ook als het er vier zijn.
       *[other] Elke rode drie die tegen je telt, kost { $points } punten, ook als het er vier zijn.
    }
rules-no-max-red-three-penalty = Er is geen maximum voor wat rode drieën kunnen kosten.
rules-max-red-three-penalty = { $points ->
        [one] Rode drieën kosten nooit meer dan { $points } punt per ronde.
       *[other] Rode drieën kosten nooit meer dan { $points } punten per ronde.
    }

rules-red-three-freezes = Een rode drie die na het geven wordt omgedraaid, bevriest de stapel voor iedereen tot iemand hem pakt.
rules-red-three-does-not-freeze = Een rode drie die na het geven wordt omgedraaid, bevriest de stapel niet.
rules-black-three-freezes = Een zwarte drie in de stapel bevriest hem voor iedereen tot iemand hem pakt.
rules-black-three-does-not-freeze = Een zwarte drie bevriest de stapel niet: alleen de volgende speler mag hem niet pakken.
rules-black-threes-melded = Zwarte drieën mag je alleen op tafel leggen in de beurt waarin je uitgaat: drie of vier tegelijk, zonder wilde kaarten.

## Sets en canasta’s

rules-meld = Een set is drie of meer kaarten van dezelfde waarde, waarvan minstens twee gewone en hoogstens drie wilde. Een straat is geen set.
rules-wilds-in-any-meld = In elke set mogen hoogstens drie wilde kaarten.
rules-naturals-for-wilds = Een set met één wilde kaart heeft minstens { SPELL($first) } gewone kaarten, een set met twee heeft er minstens { SPELL($second) }, en een set met drie minstens { SPELL($third) }.
rules-wilds-on-natural-canasta = Je mag een wilde kaart bij een zuivere canasta leggen; die is dan gemengd.
rules-no-wilds-on-natural-canasta = Bij een zuivere canasta mag geen wilde kaart.
rules-wilds-may-outnumber = Een set mag meer wilde dan gewone kaarten hebben: twee heren, twee tweeën en een joker zijn samen een set.
rules-wilds-may-not-outnumber = Een set mag niet meer wilde dan gewone kaarten hebben: twee heren, twee tweeën en een joker zijn geen set.

rules-melds-of-side = { $alone ->
        [yes] Je hebt één set per waarde en kunt er later kaarten bij aanleggen. Dezelfde waarde als een ander mag, maar aanleggen bij sets van een ander mag nooit.
       *[no] Partners delen hun sets. Een team heeft één set per waarde en kan er later kaarten bij aanleggen. Dezelfde waarde als de tegenstanders mag, maar aanleggen bij hun sets mag nooit.
    }

rules-canasta = Een set van zeven of meer kaarten is een canasta: zuiver zonder wilde kaarten, gemengd met wilde kaarten. Je legt hem op een stapeltje, met een rode kaart bovenop als hij zuiver is en een zwarte als hij gemengd is. Komt er een wilde kaart bij een zuivere canasta, dan is die gemengd. Andere kaarten die erbij komen, tellen alleen voor hun eigen waarde.

rules-natural-canasta-bonus = { $points ->
        [0] Een zuivere canasta levert geen bonus op.
        [one] Een zuivere canasta levert { $points } punt op, boven op de kaarten.
       *[other] Een zuivere canasta levert { $points } punten op, boven op de kaarten.
    }
rules-mixed-canasta-bonus = { $points ->
        [0] Een gemengde canasta levert geen bonus op.
        [one] Een gemengde canasta levert { $points } punt op, boven op de kaarten.
       *[other] Een gemengde canasta levert { $points } punten op, boven op de kaarten.
    }
rules-concealed-canasta-bonus = { $points ->
        [0] Een canasta die in één keer op tafel komt, levert niets extra’s op.
        [one] Een verborgen canasta, die in één keer uit je hand op tafel komt, met of zonder de bovenste kaart van de stapel, levert { $points } punt extra op, ook als er later kaarten bij komen.
       *[other] Een verborgen canasta, die in één keer uit je hand op tafel komt, met of zonder de bovenste kaart van de stapel, levert { $points } punten extra op, ook als er later kaarten bij komen.
    }

## Openen

rules-initial-meld = { $alone ->
        [yes] Je opent als je in een ronde voor het eerst een set op tafel legt.
       *[no] Je team opent als een van jullie in een ronde voor het eerst een set op tafel legt.
    }

rules-minimums = { $alone ->
        [yes] { $first ->
            [one] Om te openen heb je minstens { $first } punt nodig. Heb je vóór de ronde meer punten, dan is het { $second }, { $third } of { $fourth }.
           *[other] Om te openen heb je minstens { $first } punten nodig. Heb je vóór de ronde meer punten, dan zijn het er { $second }, { $third } of { $fourth }.
        }
       *[no] { $first ->
            [one] Om te openen heeft je team minstens { $first } punt nodig. Heeft het vóór de ronde meer punten, dan is het { $second }, { $third } of { $fourth }.
           *[other] Om te openen heeft je team minstens { $first } punten nodig. Heeft het vóór de ronde meer punten, dan zijn het er { $second }, { $third } of { $fourth }.
        }
    }

rules-minimum-from = De hogere minima gelden bij een stand vanaf { $second }, { $third } en { $fourth } punten.
rules-no-fifth-minimum = Er is geen vijfde minimum.
rules-fifth-minimum = { $points ->
        [one] Bij een stand vanaf { $from } punten is het minimum { $points } punt.
       *[other] Bij een stand vanaf { $from } punten is het minimum { $points } punten.
    }

rules-one-minimum = { $alone ->
        [yes] { $points ->
            [0] Om te openen is er geen minimum.
            [one] Om te openen heb je minstens { $points } punt nodig, wat je stand ook is.
           *[other] Om te openen heb je minstens { $points } punten nodig, wat je stand ook is.
        }
       *[no] { $points ->
            [0] Om te openen is er geen minimum.
            [one] Om te openen heeft je team minstens { $points } punt nodig, wat de stand ook is.
           *[other] Om te openen heeft je team minstens { $points } punten nodig, wat de stand ook is.
        }
    }

rules-initial-meld-counts = Je mag met meer sets tegelijk openen, maar ze moeten wel in één keer op tafel. Pak je de stapel, dan telt alleen de bovenste kaart mee. Bonussen tellen niet mee.
rules-pile-opening-outnumbers = Open je met de stapel, dan moet elke set meer gewone dan wilde kaarten hebben.
rules-pile-opening-like-any = Open je met de stapel, dan gelden voor wilde kaarten de gewone grenzen.
rules-wilds-in-initial-meld = Bij het openen mogen er wilde kaarten in je sets.
rules-no-wilds-in-initial-meld = Bij het openen mogen er geen wilde kaarten in je sets, met of zonder de stapel. Later in die beurt mag je ze er wel bij leggen. Ze mogen ook als je verborgen uitgaat zonder in die beurt de stapel te pakken.
rules-initial-meld-concealed = Er is geen minimum als je verborgen uitgaat zonder in die beurt de stapel te pakken.

## De aflegstapel

rules-taking = In plaats van een kaart te trekken mag je de aflegstapel pakken, als je de bovenste kaart samen met kaarten uit je hand op tafel legt of aanlegt bij een set op tafel. Andere kaarten uit de stapel mag je daar niet voor gebruiken. De rest van de stapel neem je in je hand, en dan mag je nog meer op tafel leggen.
rules-pile-blocked = De stapel is niet te pakken zolang er een wilde kaart of een drie bovenop ligt.

rules-frozen = { $by ->
        [wild] De stapel is voor iedereen bevroren zolang er een wilde kaart in zit; de onderste daarvan ligt dwars. Hij blijft bevroren tot iemand hem pakt.
        [red-three] De stapel is voor iedereen bevroren zolang er een wilde kaart of een rode drie in zit; de onderste daarvan ligt dwars. Hij blijft bevroren tot iemand hem pakt.
        [black-three] De stapel is voor iedereen bevroren zolang er een wilde kaart of een zwarte drie in zit; de onderste daarvan ligt dwars. Hij blijft bevroren tot iemand hem pakt.
       *[both] De stapel is voor iedereen bevroren zolang er een wilde kaart, een rode of een zwarte drie in zit; de onderste daarvan ligt dwars. Hij blijft bevroren tot iemand hem pakt.
    }

rules-frozen-until-opened = { $alone ->
        [yes] { $opening ->
            [pair] De stapel is voor jou bevroren tot je opent: om met de stapel te openen heb je uit je hand twee gewone kaarten nodig met de waarde van de bovenste kaart.
            [wild] De stapel is voor jou bevroren tot je opent. Met de stapel openen mag wel, met uit je hand één gewone kaart met de waarde van de bovenste kaart en een wilde kaart, behalve als een kaart in de stapel hem voor iedereen bevriest.
           *[free] De stapel is voor jou bevroren tot je opent. Met de stapel openen mag wel, net als bij een stapel die niet bevroren is, behalve als een kaart in de stapel hem voor iedereen bevriest.
        }
       *[no] { $opening ->
            [pair] De stapel is voor je team bevroren tot het opent: om met de stapel te openen heb je uit je hand twee gewone kaarten nodig met de waarde van de bovenste kaart.
            [wild] De stapel is voor je team bevroren tot het opent. Met de stapel openen mag wel, met uit je hand één gewone kaart met de waarde van de bovenste kaart en een wilde kaart, behalve als een kaart in de stapel hem voor iedereen bevriest.
           *[free] De stapel is voor je team bevroren tot het opent. Met de stapel openen mag wel, net als bij een stapel die niet bevroren is, behalve als een kaart in de stapel hem voor iedereen bevriest.
        }
    }

rules-taking-frozen = { $alone ->
        [yes] Om een bevroren stapel te pakken heb je uit je hand twee gewone kaarten nodig met de waarde van de bovenste kaart (wilde kaarten mogen erbij). Ze mogen ook bij je set van die waarde.
       *[no] Om een bevroren stapel te pakken heb je uit je hand twee gewone kaarten nodig met de waarde van de bovenste kaart (wilde kaarten mogen erbij). Ze mogen ook bij de set die je team van die waarde heeft.
    }

rules-taking-onto-meld = { $alone ->
        [yes] Een stapel die niet bevroren is, mag je ook pakken door de bovenste kaart aan te leggen bij je set van die waarde.
       *[no] Een stapel die niet bevroren is, mag je ook pakken door de bovenste kaart aan te leggen bij de set die je team van die waarde heeft.
    }

rules-taking-with-wild = Een stapel die niet bevroren is, mag je ook pakken met één passende gewone kaart en een wilde kaart uit je hand.
rules-taking-not-with-wild = Eén gewone kaart en een wilde kaart zijn niet genoeg om de stapel te pakken, ook als die niet bevroren is.
rules-taking-onto-canasta = De bovenste kaart van de stapel mag ook bij een canasta, net als bij elke andere set.
rules-canasta-takes-no-pile = Een canasta is compleet: ligt er een kaart van die waarde bovenop, dan mag je de stapel niet pakken. Kaarten uit je hand mogen nog wel bij de canasta.
rules-one-card-takes-one-card = Met maar één kaart in je hand mag je ook een stapel van één kaart pakken.
rules-one-card-takes-more = Met maar één kaart in je hand mag je een stapel van één kaart niet pakken.
rules-melds-from-pile = Kaarten uit de stapel mag je dezelfde beurt al op tafel leggen.
rules-no-melds-from-pile = Behalve de bovenste mag je kaarten uit de stapel pas in je volgende beurt op tafel leggen.
rules-pile-looked-through = In je eerste beurt mag je de stapel bekijken voordat je een kaart aflegt. Verder zie je alleen de bovenste kaart.
rules-pile-not-looked-through = De stapel bekijken mag niet; je ziet alleen de bovenste kaart.

## Uitgaan

rules-going-out = Je gaat uit door je laatste kaart op tafel te leggen of af te leggen. Daarmee is de ronde afgelopen. Als laatste een kaart afleggen hoeft niet.

rules-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [one] Om uit te gaan heb je één canasta nodig (die mag je bij het uitgaan nog afmaken).
           *[other] Om uit te gaan heb je { SPELL($canastas) } canasta’s nodig (die mag je bij het uitgaan nog afmaken).
        }
       *[no] { $canastas ->
            [one] Om uit te gaan heeft je team één canasta nodig (die mag je bij het uitgaan nog afmaken).
           *[other] Om uit te gaan heeft je team { SPELL($canastas) } canasta’s nodig (die mag je bij het uitgaan nog afmaken).
        }
    }
rules-canastas-needed-by-players = Wat je team nodig heeft om uit te gaan: { $needs } (die mag je bij het uitgaan nog afmaken).
rules-canastas-needed-when = { $canastas ->
        [one] één canasta bij { $players } spelers
       *[other] { SPELL($canastas) } canasta’s bij { $players } spelers
    }

rules-card-must-stay = Kun je niet uit, dan moet je aan het eind van je beurt minstens één kaart overhouden. Je mag dus niet zoveel op tafel leggen dat je niets overhoudt.

rules-going-out-bonus = { $points ->
        [0] Uitgaan levert geen bonus op.
        [one] Uitgaan levert { $points } punt op.
       *[other] Uitgaan levert { $points } punten op.
    }

rules-going-out-concealed = Je gaat verborgen uit als je in één beurt je hele hand op tafel legt, met een canasta erbij, terwijl je eerder in die ronde nog niets op tafel had gelegd. Je mag die beurt de stapel pakken, en je laatste kaart mag je ook afleggen.

rules-concealed-beside-melds = { $partners ->
        [none] Je hebt geen partner die al iets op tafel kan hebben.
        [one] { $may ->
            [yes] Verborgen uitgaan kan ook als je partner al iets op tafel heeft gelegd.
           *[no] Verborgen uitgaan kan niet als je partner al iets op tafel heeft gelegd.
        }
       *[some] { $may ->
            [yes] Verborgen uitgaan kan ook als een partner al iets op tafel heeft gelegd.
           *[no] Verborgen uitgaan kan niet als een partner al iets op tafel heeft gelegd.
        }
    }

rules-concealed-adding = { $partners ->
        [none] Je hebt geen partner met sets om bij aan te leggen.
        [one] { $adding ->
            [allowed] In de beurt waarin je verborgen uitgaat, mag je aanleggen bij de sets van je partner, als je zelf ook een hele canasta op tafel legt.
            [not-allowed] In de beurt waarin je verborgen uitgaat, mag je niet aanleggen bij de sets van je partner.
           *[nothing-there] Als je verborgen uitgaat, heeft je partner geen sets om bij aan te leggen.
        }
       *[some] { $adding ->
            [allowed] In de beurt waarin je verborgen uitgaat, mag je aanleggen bij de sets van een partner, als je zelf ook een hele canasta op tafel legt.
            [not-allowed] In de beurt waarin je verborgen uitgaat, mag je niet aanleggen bij de sets van een partner.
           *[nothing-there] Als je verborgen uitgaat, heeft geen van je partners sets om bij aan te leggen.
        }
    }

rules-concealed-bonus = { $points ->
        [0] Verborgen uitgaan levert geen bonus op.
        [one] Verborgen uitgaan levert in totaal { $points } punt op.
       *[other] Verborgen uitgaan levert in totaal { $points } punten op.
    }

rules-black-three-bonus = { $points ->
        [0] Zwarte drieën die je bij het uitgaan op tafel legt, tellen alleen voor de punten van de kaarten.
        [one] Elke zwarte drie die je bij het uitgaan op tafel legt, levert { $points } punt extra op.
       *[other] Elke zwarte drie die je bij het uitgaan op tafel legt, levert { $points } punten extra op.
    }
rules-four-black-threes-bonus = { $points ->
        [0] Alle vier de zwarte drieën op tafel leggen levert geen bonus op.
        [one] Alle vier de zwarte drieën op tafel leggen levert nog eens { $points } punt op.
       *[other] Alle vier de zwarte drieën op tafel leggen levert nog eens { $points } punten op.
    }

rules-must-ask = { $sure ->
        [yes] Voordat je uitgaat, moet je “Mag ik uit?” vragen. Uitgaan mag alleen na een ja.
       *[no] Heb je een partner, dan moet je “Mag ik uit?” vragen voordat je uitgaat. Uitgaan mag alleen na een ja.
    }
rules-need-not-ask = “Mag ik uit?” vragen hoeft niet.
rules-asking-alone = Er zijn geen partners, dus niemand vraagt “Mag ik uit?”
rules-asking-before-taking = { $sure ->
        [yes] Je mag één keer per beurt “Mag ik uit?” vragen: voor of na het trekken van een kaart, maar niet nadat je iets op tafel hebt gelegd of de stapel hebt gepakt.
       *[no] Heb je een partner, dan mag je één keer per beurt “Mag ik uit?” vragen: voor of na het trekken van een kaart, maar niet nadat je iets op tafel hebt gelegd of de stapel hebt gepakt.
    }
rules-asking-after-drawing = { $sure ->
        [yes] Je mag één keer per beurt “Mag ik uit?” vragen: na het trekken van een kaart of het pakken van de stapel, en voordat je verder iets op tafel legt.
       *[no] Heb je een partner, dan mag je één keer per beurt “Mag ik uit?” vragen: na het trekken van een kaart of het pakken van de stapel, en voordat je verder iets op tafel legt.
    }

rules-answer = { $partners ->
        [one] Je partner zegt ja of nee, en dat antwoord is bindend: bij ja moet je deze beurt uitgaan, bij nee mag het niet.
        [two] De partner die het eerst aan de beurt komt, zegt ja of nee, en dat antwoord is bindend: bij ja moet je deze beurt uitgaan, bij nee mag het niet.
       *[any] De partner (in een team van drie: wie het eerst aan de beurt komt) zegt ja of nee, en dat antwoord is bindend: bij ja moet je deze beurt uitgaan, bij nee mag het niet.
    } Je mag het alleen vragen als je uit kunt gaan, maar ook verder kunt spelen.

## Als de stok op is

rules-last-drawer-ends = De ronde eindigt als de speler die de laatste kaart van de stok trok, een kaart aflegt.
rules-last-drawer-goes-on = Na de laatste kaart van de stok wordt er doorgespeeld.
rules-last-drawer-ends-when = Bij { $players } spelers eindigt de ronde als de speler die de laatste kaart van de stok trok, een kaart aflegt.
rules-last-drawer-goes-on-when = Bij { $players } spelers wordt er na de laatste kaart van de stok doorgespeeld.

rules-without-stock = Is de stok op, dan gaat het spel door zolang elke speler de stapel pakt. De ronde eindigt als iemand hem niet kan of wil pakken.

rules-deal-over-with-stock = De ronde is afgelopen als de stok op is, dus je hoeft de stapel nooit te pakken.
rules-must-take = { $alone ->
        [yes] Is de stok op, dan moet je de stapel pakken als hij niet bevroren is, de bovenste kaart bij een van je sets past en geen andere regel het verbiedt.
       *[no] Is de stok op, dan moet je de stapel pakken als hij niet bevroren is, de bovenste kaart bij een set van je team past en geen andere regel het verbiedt.
    }
rules-need-not-take = Is de stok op, dan hoef je de stapel niet te pakken.
rules-last-red-three = Is de laatste kaart van de stok een rode drie, dan komt die op tafel en is de ronde meteen afgelopen: de speler mag niets meer op tafel leggen of afleggen.

## Puntentelling

rules-score = { $alone ->
        [yes] { $penalties ->
            [yes] Elke ronde krijgt een speler de bonussen plus de punten van de kaarten op tafel, min die van de kaarten in de hand en eventuele straffen. De uitkomst kan onder nul liggen.
           *[no] Elke ronde krijgt een speler de bonussen plus de punten van de kaarten op tafel, min die van de kaarten in de hand. De uitkomst kan onder nul liggen.
        }
       *[no] { $penalties ->
            [yes] Elke ronde krijgt een team de bonussen plus de punten van de kaarten op tafel, min die van de kaarten in de hand en eventuele straffen. De uitkomst kan onder nul liggen.
           *[no] Elke ronde krijgt een team de bonussen plus de punten van de kaarten op tafel, min die van de kaarten in de hand. De uitkomst kan onder nul liggen.
        }
    } Dat komt bij de stand.

rules-game-points = { $alone ->
        [yes] De partij is afgelopen als een speler aan het eind van een ronde { $points } punten of meer heeft.
       *[no] De partij is afgelopen als een team aan het eind van een ronde { $points } punten of meer heeft.
    }

rules-any-number-of-deals = Een partij kan zoveel rondes duren als nodig is.
rules-deals-per-game = { $deals ->
        [one] De partij is na één ronde afgelopen, wat de stand ook is.
       *[other] De partij is na { SPELL($deals) } rondes afgelopen, wat de stand ook is.
    }

rules-winner = Wie de meeste punten heeft, wint; winnen levert geen bonus op. Bij een gelijke stand aan de top volgt er nog een ronde.

## Overleg en open informatie

rules-known = Dit mag iedereen weten: alles wat op tafel ligt, de bovenste kaart van de stapel, het aantal kaarten in de stapel, de stok en elke hand, of de stapel bevroren is en door welke kaart, de stand en de minima om te openen.
rules-one-card-left = Zeg het als je nog maar één kaart hebt. De zesde kaart van een set mag je dwars leggen: nog één en het is een canasta.
rules-partners-chat = Partners mogen elkaar vertellen hoeveel punten er nodig zijn om te openen, elkaar aan rode drieën herinneren en vragen of ze uit mogen. Ander overleg is niet toegestaan.
