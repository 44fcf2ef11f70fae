### Text of the scripts of the replay and of the page to open a record. The browser fills these in, as docs/languages.md
### explains.

script-replay-play = { replay-play }
script-replay-pause = Pause
script-replay-no-answer = No response from the server. Retrying…
script-replay-reading = Reading the record…
script-replay-file-too-large = This file is over 512 KiB, so it can’t be a game record.
script-replay-file-unread = Couldn’t read the file.
