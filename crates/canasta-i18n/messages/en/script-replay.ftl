### What the scripts of the replay and of the page that takes a record say. The browser fills these in: docs/languages.md
### says how.

script-replay-play = { replay-play }
script-replay-pause = Pause
script-replay-no-answer = No answer from the server. Trying again.
script-replay-reading = Reading the record …
script-replay-file-too-large = This file is larger than 512 KiB, so it is not a record of a game.
script-replay-file-unread = The file could not be read.
