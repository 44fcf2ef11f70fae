### Text der Skripte der Wiederholung.

script-replay-play = { replay-play }
script-replay-pause = Pause
script-replay-no-answer = Der Server antwortet nicht. Neuer Versuch …
script-replay-reading = Die Aufzeichnung wird gelesen …
script-replay-file-too-large = Diese Datei ist größer als 512 KiB, also kann sie keine Aufzeichnung sein.
script-replay-file-unread = Die Datei ließ sich nicht lesen.
