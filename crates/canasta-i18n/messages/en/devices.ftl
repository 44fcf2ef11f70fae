### A guest's devices: the list of them, the private link and its code, and the question on the new device.

devices-title = Your devices. Canasta
devices-heading = Your devices
devices-open = Open on another device
devices-comes-along = Your seats, games and settings come with you, and you can still play on this device.
devices-have-code = I have a code from another device
devices-list = Devices you play on
devices-this = this device
# $kind (one of app, browser, named): the browser inside an app, a browser that is not known, one with a name
# $name (Text): the browser’s name
# $system (Text): what it runs on: Windows, iPhone, Linux
devices-label-on = { $kind ->
        [app] An app on { $system }
        [browser] A browser on { $system }
       *[named] { $name } on { $system }
    }
# $kind (one of app, browser, named): the browser inside an app, a browser that is not known, one with a name
# $name (Text): the browser’s name
devices-label = { $kind ->
        [app] An app
        [browser] A browser
       *[named] { $name }
    }
# $since (Message): the date on which the device was first seen
# $seen (Message): the date on which it was last seen
devices-days = Since { $since }, last seen on { $seen }
devices-end = Remove
# For a screen reader, which tells one button from another.
# $device (Text): what the device is called
# $this (Flag): whether it is the one in use
devices-end-one = { $this ->
        [yes] Remove { $device }, this device
       *[no] Remove { $device }
    }
devices-end-about = Once removed, a device can no longer play for you. Your seats stay yours.
devices-apart = Also played on this device
# $name (Name): who played in this browser before
# $tables (Number): at how many tables
devices-apart-one = { $tables ->
        [one] { $name }, at one table
       *[other] { $name }, at { $tables } tables
    }
# $name (Name): who played in this browser before
devices-go-on-as = Continue as { $name }

## The private link.

devices-link-title = Open on another device. Canasta
devices-link-about = <b>Keep this link to yourself: anyone who opens it plays in your seats.</b> It works once, for ten minutes.
devices-square = The private link as a QR code
devices-scan = Scan it with the other device.
devices-link = Private link
devices-copy = Copy
devices-or-code = Or type a code
devices-type-it = On the other device, open this site, then “Your devices”, and type:

## Where the code is typed.

devices-code-title = Play on this device, too. Canasta
devices-code-heading = Play on this device, too
devices-code-about = Type the eight letters that your other device shows under “Your devices”, “Open on another device”.
devices-code-form = Open with a code
devices-code = Code from your other device
devices-code-go = Continue
devices-code-safe = Before anything happens, you will see whose seats they are.

## The question on the new device.

devices-carry-title = Another device. Canasta
# $name (Name): whose seats they are
devices-carry-heading = Play as { $name } on this device?
# $name (Name): whose seats they are
# $tables (Number): at how many tables
devices-carries = { $tables ->
        [0] This brings over the settings of { $name }. There are no games yet.
        [one] This brings over the seat of { $name } at one table, with the game and the settings.
       *[other] This brings over the seats of { $name } at { $tables } tables, with the games and the settings.
    }
# $name (Name): who has played in this browser
# $tables (Number): at how many tables
devices-kept-apart = { $tables ->
        [one] { $name } has already played in this browser, at one table. Nothing is lost: it is kept separately, and you can go back to it at any time under “Your devices”.
       *[other] { $name } has already played in this browser, at { $tables } tables. Nothing is lost: it is kept separately, and you can go back to it at any time under “Your devices”.
    }
devices-not-yours = If this link is not yours, do not use it: you would play in another player’s seat.
# $name (Name): whose seats they are
devices-play-as = Play here as { $name }
devices-no = No
# The browser belongs to the guest of the link already.
devices-same = You already play on this device: these are your own seats and games. The link still works: open it on the other device.
devices-app = This is a browser inside an app. If you would rather play in your usual browser, open the link there: it still works.

## Refusals.

devices-used = This link or code no longer works. Each works once, for ten minutes. Make a new one on the device you play on: “Your devices”, “Open on another device”.
devices-no-guest = You have not played in this browser yet. On the device you play on, open “Your devices” and make a link or a code; then come back here with it.
devices-not-one = This device is no longer one of yours.
devices-last = This is your only device. Removing it would lose your seats: open the game on another device first, or use “Forget me”.
