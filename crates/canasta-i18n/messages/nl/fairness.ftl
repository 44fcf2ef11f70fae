### De pagina over eerlijk schudden.

fairness-title = Eerlijk geschud – Canasta
fairness-heading = Eerlijk geschud
fairness-about = Geen doorgestoken kaart: de server kan de kaarten niet naar zijn hand zetten, en één speler alleen ook niet. Geloof ons niet op ons woord: controleer het.
fairness-check-game = Partij controleren

## Hoe een ronde ontstaat.

fairness-steps = Zo worden de kaarten geschud
fairness-commitment = De vingerafdruk
fairness-commitment-about = Vóór elke ronde kiest de server een geheim startgetal en toont daarvan de vingerafdruk: 64 tekens die bij dat getal horen en bij geen ander. Vanaf dat moment kan de server het getal niet meer veranderen.
fairness-cut = Couperen
fairness-cut-about = Daarna coupeert de browser van elke speler met een eigen toevalsgetal, het coupeergetal. Net als aan een echte tafel: iemand anders coupeert na het schudden.
fairness-deal = De kaarten
fairness-deal-about = Alleen het startgetal en de coupeergetallen bepalen de volgorde van de 108 kaarten. Achteraf is er niets meer te veranderen.
fairness-proof = Het bewijs
fairness-proof-about = Als de punten geteld zijn, wordt het startgetal vrijgegeven. Iedereen kan nagaan of het bij de vingerafdruk past en dezelfde volgorde opnieuw berekenen.

## Hoeveel vingerafdrukken er zijn.

fairness-promises = De vingerafdrukken van deze server
fairness-count = { $n }
fairness-made = getoond
fairness-made-about = rondes met een vooraf getoonde vingerafdruk
fairness-revealed = vrijgegeven
fairness-revealed-about = startgetallen die iedereen kan controleren
fairness-outstanding = nog open
fairness-outstanding-about = rondes die nog bezig zijn
fairness-kept = Elk startgetal wordt uiteindelijk vrijgegeven. Het blijft geheim zolang de ronde bezig is of de tafel op spelers wacht; komen die niet terug, dan gaat de tafel dicht en wordt het getal vrijgegeven.

## Een verslag controleren.

fairness-check-about = Elke gespeelde partij kun je opslaan als <code>.canasta</code>-bestand. Kies hier een bestand of sleep het naar deze pagina. Je browser schudt alles opnieuw en vergelijkt het resultaat. Er wordt niets verstuurd; je kunt zelfs eerst offline gaan.
fairness-no-script = Voor deze controle is JavaScript nodig. Zonder kan het ook, met <code>canasta verify</code> of met het Python-script dat hieronder staat.
fairness-choose = Kies een verslag
fairness-or-drop = of sleep het hierheen
fairness-paste = Plak een verslag
fairness-text = Tekst van het verslag
fairness-check = Controleren
fairness-noted = De notities van je browser
fairness-noted-about = Je browser noteert elke vingerafdruk voordat er kaarten worden gegeven. De laatste:

## De ronde van de dag.

fairness-daily = Ronde van de dag
fairness-daily-about = Het startgetal van een dag is geheim tot middernacht UTC, maar de vingerafdruk is nu al te zien. Als de dag voorbij is, wordt het startgetal vrijgegeven en kan iedereen de kaarten controleren.
fairness-daily-how = Zo controleer je het
fairness-daily-commitment = De vingerafdruk van vandaag
fairness-daily-seed = Startgetal van { $date }

## Wat dit niet bewijst.

fairness-limits = Wat dit niet bewijst
fairness-server-knows = De server kent de kaarten terwijl er wordt gespeeld.
fairness-server-knows-about = Hij geeft ze en bewaakt de regels. Veranderen kan hij ze niet, maar wie de server beheert, zou ze kunnen bekijken. Staat er iets op het spel, speel dan alleen waar je de beheerder vertrouwt, of draai je eigen server.
fairness-last-cut = Wie het laatst coupeert, weet het meest.
fairness-last-cut-about = De coupeergetallen komen na elkaar. Een server die met een speler samenspant, zou die het startgetal kunnen verklappen en veel coupeergetallen laten proberen, of een coupeergetal weglaten en zeggen dat het te laat kwam. Je browser noteert welke vingerafdrukken hij zag en welke coupeergetallen hij maakte, en de controle hierboven meldt het als een verslag daar niet bij past. Speelt een beheerder vals met een vriend, dan helpt alleen een andere server.
fairness-no-cut = Zonder couperen is er alleen de vingerafdruk.
fairness-no-cut-about = Heeft geen enkele browser gecoupeerd, zoals bij een partij tussen bots, dan lagen de kaarten vóór de ronde wel vast, maar koos de server het startgetal alleen.
fairness-names = Een verslag bewijst de rondes, niet de namen.
fairness-names-about = Het laat zien dat aan deze tafel deze kaarten zijn gegeven. Niet wie er zat, of dat twee spelers met elkaar aan de telefoon hingen.
fairness-even = Eerlijk is niet gelijk.
fairness-even-about = Ook als er eerlijk geschud is, kun je vreselijke kaarten krijgen. Over veel rondes heffen geluk en pech elkaar op, maar niet altijd op één avond.

## Controleren zonder deze pagina.

fairness-elsewhere = Zonder deze pagina
fairness-elsewhere-about = Vertrouw je een pagina niet die van dezelfde server komt als de kaarten? Controleer het dan met <code>canasta verify</code> op je eigen computer, of met een kort Python-script. Beide zitten bij de broncode.
fairness-digits = Hoe de kaarten tot stand komen, tot in detail
