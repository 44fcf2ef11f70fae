### “Vergeet mij”: wat er weggaat en wat blijft, vooraf en achteraf.

forget-title = Vergeet mij – Canasta
forget-heading = Vergeet mij
forget-goes = Wat er wordt gewist
forget-name = Je naam aan elke tafel op deze server. Anderen zien dan “Vroegere speler”.
forget-chat = Je chatberichten.
forget-browser = Je agendalink en alles wat in deze browser staat: instellingen en vingerafdrukken van rondes.
forget-stats = Alles bij “Je partijen”. (Je kunt ook <a>alleen dat</a> wissen.)
forget-practice = Je oefenwerk: analyses, puzzels en rondes van de dag.
forget-pads = Scoreblokken die alleen jij hebt bijgehouden, en je naam op andere scoreblokken.
forget-way-back = Je toegang, hier en op al <a>je apparaten</a>. Een bot speelt je lopende partijen uit.
forget-apart = Gegevens van anderen die in deze browser hebben gespeeld.
forget-stays = Wat blijft
forget-cards = De kaarten en punten van je partijen, zonder je naam. Ze zijn ook van de andere spelers.
forget-for-good = Dit kun je niet terugdraaien.
forget-now = Vergeet mij
forget-keep = Alles houden

## Daarna.

forget-done-title = Je bent vergeten – Canasta
forget-done-heading = Je bent vergeten
forget-nothing-left = Je naam, je plaatsen en je apparaten zijn van deze server gewist, en deze browser is leeggemaakt.
forget-script-clears = Je naam, je plaatsen en je apparaten zijn van deze server gewist, met de cookies van deze browser. Een script wist de bewaarde vingerafdrukken.
