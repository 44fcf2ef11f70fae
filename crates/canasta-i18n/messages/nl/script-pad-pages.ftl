### Het scoreblok tussen twee rondes: begin, totalen, delen, regels en instellingen.

## Totalen en het scoreblad.

script-pad-pages-to-meld = om te openen
script-pad-pages-dealer-letter = G
script-pad-pages-whose = <b>{ $dealer }</b> geeft, <b>{ $first }</b> begint
script-pad-pages-column-deal = Ronde
script-pad-pages-column-player = Speler
script-pad-pages-nothing-entered = Nog niets ingevoerd.
script-pad-pages-check-deal = Ronde { $n } nakijken
script-pad-pages-from-paper = Van papier
script-pad-pages-saved-anyway = toch opgeslagen
script-pad-pages-entered-twice = dubbel ingevoerd
script-pad-pages-corrected = verbeterd

## Tussen twee rondes.

script-pad-pages-site = Canasta
script-pad-pages-turn = Scoreblok naar de overkant van de tafel draaien
script-pad-pages-share = Delen: live meekijken, overdragen
script-pad-pages-menu = Menu
script-pad-pages-facing-us = Het scoreblok ligt naar ons toe.
script-pad-pages-facing-both = Het scoreblok is van beide kanten te lezen.
script-pad-pages-facing-them = Het scoreblok ligt naar de overkant toe.
script-pad-pages-online = Online
script-pad-pages-offline = Offline
script-pad-pages-offline-unsent = Offline, bewaard
script-pad-pages-sheet = Scoreblad
script-pad-pages-curve-and-totals = Grafiek en totalen
script-pad-pages-enter-deal = Ronde { $n } invoeren
script-pad-pages-continue-deal = Verder met ronde { $n }
script-pad-pages-correct-deal = Ronde { $n } corrigeren
script-pad-pages-see-result = Uitslag bekijken
script-pad-pages-deal-saved = Ronde { $n } opgeslagen.
script-pad-pages-undo = Terugdraaien
script-pad-pages-correction-undone = Ronde { $n } is weer zoals eerst.
script-pad-pages-who-deals = Wie geeft?
script-pad-pages-dealer-set = { $dealer } geeft.
script-pad-pages-player-wins = { $name } wint.
script-pad-pages-partners-win = { $names } winnen.

## Waar de tafel naar moet kijken.

script-pad-pages-conflict = Twee telefoons hebben ronde { $n } ingevoerd
script-pad-pages-conflict-about = Kies de cijfers die gelden. De andere blijven bij de wijzigingen staan.
script-pad-pages-entered-here = Op deze telefoon, { $time }
script-pad-pages-entered-by = { $name }, { $time }
script-pad-pages-entered-there = Op een andere telefoon, { $time }
script-pad-pages-withdrawn = Teruggedraaid
script-pad-pages-side-total = { $side } { $points }
script-pad-pages-went-out = { $name } is uit
script-pad-pages-choose = Deze houden
script-pad-pages-chosen = Ronde { $n } staat nu vast.
script-pad-pages-query-by = { $name } vraagt om ronde { $n } na te kijken
script-pad-pages-query = Een kijker vraagt om ronde { $n } na te kijken
script-pad-pages-checked = Nagekeken
script-pad-pages-query-settled = Ronde { $n } is nagekeken.
script-pad-pages-asks-by = { $name } wil het scoreblok overnemen
script-pad-pages-asks = Een andere telefoon wil het scoreblok overnemen
script-pad-pages-you-asked = Je hebt gevraagd of je het scoreblok mag overnemen
script-pad-pages-moves-in = { $seconds ->
        [0] Het scoreblok verhuist.
        [one] Over één seconde verhuist het, tenzij de telefoon die het nu bijhoudt, weigert.
       *[other] Over { $seconds } seconden verhuist het, tenzij de telefoon die het nu bijhoudt, weigert.
    }
script-pad-pages-object = Scoreblok hier houden
script-pad-pages-objected = Het scoreblok blijft op deze telefoon.
script-pad-pages-stop-asking = Toch niet
script-pad-pages-request-ended = Het scoreblok blijft waar het is.
script-pad-pages-kept-by = { $name } houdt nu de stand bij
script-pad-pages-kept-elsewhere = Een andere telefoon houdt nu de stand bij
script-pad-pages-kept-about = Op deze telefoon kijk je nu mee. Is de andere telefoon weg, dan kun je het scoreblok terugvragen.
script-pad-pages-ask = Scoreblok terugvragen
script-pad-pages-asked = Gevraagd. De andere telefoon kan nog weigeren.
script-pad-pages-no-connection = Geen verbinding. Probeer het later nog eens.
script-pad-pages-refused = De server neemt geen rondes van deze telefoon aan. Ze staan alleen op deze telefoon.

## Delen.

script-pad-pages-share-title = Dit scoreblok delen
script-pad-pages-live-view = Live meekijken
script-pad-pages-live-view-about = Wie deze link heeft, ziet de stand zodra die is opgeslagen, maar kan er niets aan veranderen.
script-pad-pages-live-view-text = Onze Canasta-stand, live
script-pad-pages-link = Link
script-pad-pages-copy-link = Link kopiëren
script-pad-pages-send = Sturen
script-pad-pages-hand-over = Overdragen
script-pad-pages-hand-over-about = Een andere telefoon scant een code en krijgt het scoreblok. Op deze telefoon kijk je daarna mee. De code werkt één keer en verloopt na tien minuten.
script-pad-pages-hand-over-code = Code tonen
script-pad-pages-hand-over-ready = De code is { $code }.
script-pad-pages-waiting = Een ogenblik…
script-pad-pages-pad-taken = Deze telefoon houdt nu de stand bij.
script-pad-pages-not-taken = Het scoreblok is niet verhuisd
script-pad-pages-close = Sluiten

## Het menu.

script-pad-pages-menu-totals = Grafiek en totalen
script-pad-pages-menu-settings = Instellingen
script-pad-pages-menu-print = Afdrukken
script-pad-pages-menu-csv = CSV downloaden
script-pad-pages-names-title = Namen en partners
script-pad-pages-rules-of-pad = Regels van dit blok
script-pad-pages-new-pad = Nieuw scoreblok
script-pad-pages-next-game = Volgende partij
script-pad-pages-next-game-begun = De volgende partij begint. Wie geeft?

## Een nieuw scoreblok.

script-pad-pages-same-table = Zelfde tafel als vorige keer
script-pad-pages-start = Beginnen
script-pad-pages-against = { $we } tegen { $they }
script-pad-pages-rules-points = { $changes ->
        [0] { $rules }, tot { $points } punten
        [one] { $rules } met één huisregel, tot { $points } punten
       *[other] { $rules } met { $changes } huisregels, tot { $points } punten
    }
script-pad-pages-rules-deals = { $changes ->
        [0] { $rules }, { $deals ->
            [one] één ronde
           *[other] { $deals } rondes
        }
        [one] { $rules } met één huisregel, { $deals ->
            [one] één ronde
           *[other] { $deals } rondes
        }
       *[other] { $rules } met { $changes } huisregels, { $deals ->
            [one] één ronde
           *[other] { $deals } rondes
        }
    }
script-pad-pages-carry-on = Of speel verder: ronde { $n }, { $totals }
script-pad-pages-new-table = Nieuwe tafel
script-pad-pages-how-many = Met hoeveel spelen jullie?
script-pad-pages-sides-alone = Ieder voor zich.
script-pad-pages-sides-four = Twee tegen twee, partners tegenover elkaar.
script-pad-pages-sides-six = Drie tegen drie, om en om.
script-pad-pages-names-clockwise = Namen, in speelvolgorde
script-pad-pages-player-we = Speler { $n } (Wij)
script-pad-pages-player-they = Speler { $n } (Zij)
script-pad-pages-which-rules = Welke regels?
script-pad-pages-rules-title = Regels:
script-pad-pages-about-hoyle = Zoals de meeste mensen Canasta kennen
script-pad-pages-about-classic = Een bonus voor canasta’s die in één keer op tafel komen
script-pad-pages-about-lakin = 500 eraf voor een te late rode drie
script-pad-pages-about-pack = Strenge regels voor het pakken van de stapel
script-pad-pages-about-wahhi = Clubregels, met een bonus voor precies oppakken
script-pad-pages-own-rules = Eigen regels en kaartpunten
script-pad-pages-on-paper = Al begonnen op papier?
script-pad-pages-on-paper-about = Vul de stand in en speel verder.
script-pad-pages-not-points = Vul een aantal punten in, zoals 1.205 of −310.
script-pad-pages-no-storage = De browser kan niets opslaan, want de opslag is vol of staat uit. Zonder opslag werkt het scoreblok niet.
script-pad-pages-no-account = Geen account nodig. Het scoreblok werkt zonder verbinding en bewaart alles op deze telefoon.
script-pad-pages-earlier-pads = { $pads ->
        [one] Eerder scoreblok
       *[other] Eerdere scoreblokken ({ $pads })
    }
script-pad-pages-earlier-pad = { $deals ->
        [0] { $date }, nog geen ronde
        [one] { $date }, één ronde: { $totals }
       *[other] { $date }, { $deals } rondes: { $totals }
    }

## Huisregels.

script-pad-pages-begin-with = Begin met
script-pad-pages-rules-about = Wijzigingen gelden vanaf ronde { $n }. Rondes die al zijn ingevoerd, houden hun punten.
script-pad-pages-rules-about-new = Wijzigingen gelden vanaf de eerste ronde.
script-pad-pages-section-bonuses = Bonussen
script-pad-pages-section-threes = Drieën
script-pad-pages-section-card-values = Kaartpunten
script-pad-pages-section-minimums = Openen en winnen
script-pad-pages-card-jokers = Joker
script-pad-pages-card-twos = Twee
script-pad-pages-card-aces = Aas
script-pad-pages-card-high = Heer tot en met acht
script-pad-pages-card-low = Zeven tot en met vier
script-pad-pages-card-black-threes = Zwarte drie
script-pad-pages-minimum-below = Openen onder { $points }
script-pad-pages-minimum-from = Openen vanaf { $points }
script-pad-pages-document-says = { $rules }: { $value }
script-pad-pages-rule-value = { $rule }: { $value }
script-pad-pages-instead = { $rule }: { $now } in plaats van { $before }
script-pad-pages-less = { $rule }: minder
script-pad-pages-more = { $rule }: meer
script-pad-pages-allowed = ja
script-pad-pages-not-allowed = nee
script-pad-pages-own-lines = Eigen onderdelen
script-pad-pages-own-lines-about = Voor bonussen die niet in de spelregels staan, zoals een canasta tweeën. Het scoreblok vraagt er elke ronde naar.
script-pad-pages-line-name = Naam van onderdeel { $n }
script-pad-pages-line-example = Canasta tweeën
script-pad-pages-remove-line = { $line } verwijderen
script-pad-pages-add-line = Toevoegen
script-pad-pages-own-line = { $line }: { $points }
script-pad-pages-rules-changes = { $changes ->
        [0] Wijzigingen
        [one] Eén wijziging
       *[other] { $changes } wijzigingen
    }
script-pad-pages-unchanged = Precies zoals { $rules }.
script-pad-pages-done = Klaar

## Namen en partners.

script-pad-pages-in-order-of-play = In speelvolgorde
script-pad-pages-move-up = { $name }: één plaats eerder
script-pad-pages-move-down = { $name }: één plaats later
script-pad-pages-move-about = Met de pijlen bepaal je wie met wie speelt.
script-pad-pages-move-later = Tussen twee partijen kun je van partner wisselen.
script-pad-pages-save-names = Opslaan
script-pad-pages-next-game-with = Volgende partij in deze volgorde
script-pad-pages-names-saved = Namen opgeslagen.
script-pad-pages-who-deals-next = Wie geeft ronde { $n }?

## Instellingen.

script-pad-pages-to-read = Lezen
script-pad-pages-setting-size = Grootte
script-pad-pages-size-normal = Normaal
script-pad-pages-size-large = Groot
script-pad-pages-size-largest = Grootst
script-pad-pages-setting-light = Licht of donker
script-pad-pages-light-system = Zoals de telefoon
script-pad-pages-light-light = Licht
script-pad-pages-light-dark = Donker
script-pad-pages-setting-facing = Leesbaar voor
script-pad-pages-facing-choice-us = Ons
script-pad-pages-facing-choice-both = Beide kanten
script-pad-pages-facing-choice-them = Overkant
script-pad-pages-setting-contrast = Hoog contrast
script-pad-pages-setting-contrast-about = zwart-wit, dikke lijnen
script-pad-pages-setting-awake = Scherm aan laten
script-pad-pages-setting-awake-about = zolang het scoreblok open is
script-pad-pages-setting-speaking = Voorlezen
script-pad-pages-setting-speaking-about = leest elk antwoord en de nieuwe totalen voor
script-pad-pages-speaking-example = Het scoreblok leest voor.
script-pad-pages-to-enter = Invoeren
script-pad-pages-setting-points = Punten invoeren
script-pad-pages-points-total = Als totaal
script-pad-pages-points-value = Per groep
script-pad-pages-points-cards = Per kaart
script-pad-pages-setting-first = Wie komt eerst?
script-pad-pages-setting-double = Dubbel drukken negeren
script-pad-pages-setting-double-about = nog eens dezelfde toets, vlak nadat het scoreblok verder is gegaan
script-pad-pages-setting-moves-on = Vanzelf verder
script-pad-pages-setting-moves-on-about = als er geen cijfer meer bij kan, meestal vanaf 120 punten
script-pad-pages-setting-vibration = Trillen
script-pad-pages-setting-vibration-about = bij elke toets
script-pad-pages-this-phone = Deze telefoon
script-pad-pages-device-name = Je naam
script-pad-pages-device-name-about = Staat bij correcties, en is te zien als het scoreblok naar een andere telefoon gaat.
script-pad-pages-saved-pads = { $pads ->
        [one] Op deze telefoon staat één scoreblok, van { $date }.
       *[other] Op deze telefoon staan { $pads } scoreblokken, het oudste van { $date }.
    }
script-pad-pages-download-all = Alles downloaden

## Een code van een andere telefoon, op het scherm voor een nieuw scoreblok.

script-pad-pages-have-code = Code van een andere telefoon?
script-pad-pages-code = Code
script-pad-pages-code-about = Met zes letters kijk je mee. Met acht komt het scoreblok naar deze telefoon.
script-pad-pages-code-open = Openen
script-pad-pages-code-wrong = Een code heeft zes of acht letters.
