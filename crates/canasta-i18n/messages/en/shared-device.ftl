### Several people at one device: the cover between their turns, and the question in the form for a new table.

## The cover.

shared-device-title = Pass the device on – Canasta
# $player (Name): the next person
shared-device-pass = Pass the device to { $player }
# $player (Name): the next person
shared-device-about = No cards are shown until { $player } presses the button.
shared-device-show = Show my cards

## The form for a new table.

shared-device-people = People at this device
# The answer if there is nobody else.
shared-device-alone = only you
shared-device-people-about = Take turns at one screen and pass it on. Between turns it shows no cards. There is no clock.
shared-device-others = Names of the others
shared-device-others-about = Separate several names with commas.
shared-device-sides = Sides
shared-device-partners = Partners
shared-device-opponents = Opponents
# Item of the list of names.
# $name (Name): a person at the device
shared-device-name = { $name }
# The players of the new table.
# $others (List): the others at the device, each as `shared-device-name`
# $bots (Number): how many bots there are
shared-device-who = { $bots ->
        [0] You and { $others } at this device.
        [one] You and { $others } at this device, with { SPELL($bots) } bot.
       *[other] You and { $others } at this device, with { SPELL($bots) } bots.
    }
# $players (Number): how many players the table has
shared-device-too-many = People at this device: the table has only { $players } players. Enter fewer names.
shared-device-not-invited = People at this device: they play with bots only. Remove the names to invite friends.
