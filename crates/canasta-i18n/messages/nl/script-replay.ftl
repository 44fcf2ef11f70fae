### Wat de scripts zeggen bij het terugkijken en bij het openen van een verslag.

script-replay-play = { replay-play }
script-replay-pause = Pauze
script-replay-no-answer = De server antwoordt niet. We proberen het opnieuw…
script-replay-reading = Het verslag wordt gelezen…
script-replay-file-too-large = Dit bestand is groter dan 512 KiB, dus het is geen partijverslag.
script-replay-file-unread = Het bestand is niet te lezen.
