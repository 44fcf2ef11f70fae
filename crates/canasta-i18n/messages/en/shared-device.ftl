### Several people at one device: the cover between their turns, and the question in the form for a new table.

## The cover.

shared-device-title = Pass the device on – Canasta
# $player (Name): the next person
shared-device-pass = Pass the device to { $player }
# $player (Name): the next person
shared-device-about = No cards are shown until { $player } presses the button.
shared-device-show = Show my cards
