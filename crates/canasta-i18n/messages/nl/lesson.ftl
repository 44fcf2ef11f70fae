### “Leer Canasta”: één ronde waarin bij elke stap staat wat je doet en waarom. Anna, Ruth en Paul zijn de andere spelers.

lesson-title = Leer Canasta
lesson-panel = Leer Canasta:
lesson-step = Stap { $step } van { $steps }.
lesson-to-play = { $player } is aan de beurt.

## Wat je doet en waarom.

lesson-say-1 = Jij en Anna spelen tegen Ruth en Paul. Verzamel kaarten van dezelfde waarde. Elke beurt begint met een kaart: druk op “Trek kaart”.
lesson-say-2 = Een heer: nu heb je er drie. Aan het eind van elke beurt leg je een kaart af. Tik op de vijf; op de knop staat wat er gaat gebeuren. Druk op “Afleggen: 5”.
lesson-say-3 = Drie of meer kaarten van dezelfde waarde zijn een set. Tweeën en jokers zijn wild. De eerste sets van je team moeten 50 punten halen: zo open je. Trek een kaart.
lesson-say-4 = Een rode drie: 100 punten, vanzelf voor je neergelegd. Tik nu twee keer op de heren (de tweede tik kiest ze allemaal) en één keer op de twee. Druk op “Op tafel: 50”.
lesson-say-5 = Je team heeft geopend; vanaf nu is elke set goed. Sluit je beurt af: “Afleggen: 10”.
lesson-say-6 = Paul legde een vrouw af, en jij hebt er twee. Druk op “Pak stapel”: met je twee vrouwen pak je de hele stapel.
lesson-say-7 = Nu heb je vijven, zessen en negens. Tik ze elk twee keer aan: alle drie de sets gaan in één keer op tafel. Druk op “Op tafel: 60”.
lesson-say-8 = Een zwarte drie houdt de volgende speler tegen: Ruth mag de stapel niet pakken. Druk op “Afleggen: zwarte 3”.
lesson-say-9 = De twee van Ruth bevriest de stapel: nu heb je twee gewone kaarten uit je hand nodig. De boer van Paul past bij de boeren van Anna, maar jij hebt er geen. Trek een kaart.
lesson-say-10 = Een heer. Anna heeft er twee bij gelegd, dus de jouwe is de zevende: een canasta, 300 punten. Zonder wilde kaart waren het er 500. Druk op “Op tafel: 10”.
lesson-say-11 = Leg de tien of een acht af, net wat je wilt.
lesson-say-12 = Anna vraagt: “Mag ik uit?” Na een ja moet ze nu haar laatste kaarten spelen, en dan is de ronde afgelopen. Druk op “Ja, ga uit”.

lesson-back = Terug
lesson-skip = Overslaan

## Wat je eerst moet doen, als je iets anders probeerde.

lesson-first-1 = trek eerst een kaart van de stok.
lesson-first-2 = kies de vijf en druk dan op “Afleggen”.
lesson-first-3 = trek eerst een kaart van de stok.
lesson-first-4 = leg de drie heren met de twee op tafel.
lesson-first-5 = sluit je beurt af met de tien.
lesson-first-6 = pak de stapel met je twee vrouwen.
lesson-first-7 = leg de vijven, de zessen en de negens op tafel.
lesson-first-8 = leg de zwarte drie af.
lesson-first-9 = de stapel is bevroren, dus trek een kaart.
lesson-first-10 = leg de heer bij je heren.
lesson-first-11 = sluit je beurt af met de tien of een acht.
lesson-first-12 = zeg tegen Anna: ja, ga uit.
lesson-one-deal = de les is maar één ronde. Speel een hele partij of doe de les nog eens.

## Terwijl de anderen spelen.

lesson-meanwhile-2 = Nu zijn Ruth, Anna en Paul aan de beurt. Ieder trekt een kaart en legt er een af.
lesson-meanwhile-5 = Sets zijn van beide partners. Let op Anna: ze legt twee heren bij die van jou.
lesson-meanwhile-8 = Ruth legt een twee af. Een wilde kaart bevriest de stapel.
lesson-meanwhile-11 = Een team met een canasta mag uit: heeft een van de partners geen kaarten meer, dan is de ronde afgelopen.

## Het eind: waar de punten vandaan komen.

lesson-ended = Dat was je eerste ronde!
lesson-ended-about = Anna is uit, en je team heeft een canasta heren. Een partij duurt tot een team 5.000 punten heeft. Speel je tegen bots, druk dan op “Hint” (het lampje) voor advies.
lesson-score = Zo zijn de punten geteld
lesson-natural = Zuivere canasta’s
lesson-natural-about = Een canasta zonder wilde kaarten is 500 waard. Die had deze keer niemand.
lesson-mixed = Gemengde canasta’s
lesson-mixed-about = In je canasta heren zit een wilde kaart: { $points } punten.
lesson-red-threes = Rode drieën
lesson-red-threes-about = 100 punten per stuk: { $ours } voor jullie, { $theirs } voor hen. Een team zonder sets verliest er juist 100 per stuk.
lesson-going-out = Uitgaan
lesson-going-out-about = Anna is uit: { $points } punten voor je team.
lesson-melded = Kaarten op tafel
lesson-melded-about = Elke kaart in een set telt: jokers 50, tweeën en azen 20, heren tot en met achten 10, de rest 5. Jullie legden { $ours } punten op tafel, zij { $theirs }.
lesson-in-hand = Kaarten in de hand
lesson-in-hand-about = Kaarten in de hand gaan eraf: { $ours } voor je team (jouw kaarten), { $theirs } voor het andere.
lesson-play = Hele partij spelen
lesson-again = Les opnieuw
