### Wat het script zegt bij het controleren van een verslag, op de pagina over eerlijk schudden.

## Elke ronde.

script-fair-deal-number = Ronde { $deal }
script-fair-verdict-fair = { fair-proved }
script-fair-verdict-no-seed = { fair-no-seed }
script-fair-verdict-commitment = { fair-commitment }
script-fair-verdict-deck = { fair-deck }
script-fair-verdict-cuts = { fair-cuts }
script-fair-verdict-nothing = { fair-nothing }

## Alle rondes.

script-fair-all-fair = { fair-all }
script-fair-some-proved = { fair-some }
script-fair-some-unfair = { fair-unfair-deals }

## De notities van deze browser bij een ronde.

script-fair-commitment-same = Je browser zag deze vingerafdruk vóór de ronde.
script-fair-commitment-other = Deze browser kreeg vóór de ronde een andere vingerafdruk te zien: { $commitment }
script-fair-cut-there = Het coupeergetal van je browser zit erin.
script-fair-cut-gone = Het coupeergetal van je browser ontbreekt: { $cut } Misschien kwam het te laat, of coupeerde een ander scherm van jou eerder.
script-fair-noted = <b>Ronde { $deal }</b> had deze vingerafdruk:
script-fair-noted-and-cut = <b>Ronde { $deal }</b> had deze vingerafdruk, voordat je browser coupeerde:

## Wat het verslag over een ronde laat zien.

script-fair-shown = Wat het verslag laat zien
script-fair-shown-table = Tafel
script-fair-shown-seats = Plaatsen op dat moment
script-fair-shown-commitment = Vingerafdruk
script-fair-shown-seed = Startgetal
script-fair-shown-cut = Coupeergetal van plaats { $seat }
script-fair-shown-deck = Kaarten, de eerst gegeven kaart vooraan

## Waarom een verslag niet te lezen is.

script-fair-at-line = Regel { $line }: { $fault }
script-fair-not-card = verwacht: een kaart als 4H; er staat “{ $found }”.
script-fair-not-digits = verwacht: { $digits } hexadecimale cijfers.
script-fair-not-number = verwacht: een getal; er staat “{ $found }”.
script-fair-not-line = verwacht: een naam en een dubbele punt.
script-fair-not-deal = verwacht: “Deal { $deal }”.
script-fair-second-line = de regel “{ $name }:” staat er twee keer.
script-fair-no-record = Dit is geen verslag van Canasta. Een verslag begint met de woorden “Canasta record 1”.
script-fair-newer = Dit verslag is gemaakt door een nieuwere versie van Canasta. Controleer het op een nieuwere server.
script-fair-no-deals = In dit verslag staat geen enkele ronde.
script-fair-house = De huisregels zijn niet te lezen.
script-fair-missing = Ronde { $deal } heeft een vingerafdruk, maar geen regel “{ $name }:”.
script-fair-record-too-large = Dit bestand is te groot voor een verslag.
script-fair-record-unread = Het bestand is niet te lezen.
