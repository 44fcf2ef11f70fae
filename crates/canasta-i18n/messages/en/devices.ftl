### A guest's devices: the list of them, the private link and its code, and the question on the new device.

devices-title = Your devices – Canasta
devices-heading = Your devices
devices-open = Open on another device
devices-comes-along = Your games and settings come with you. You can keep using this device too.
devices-have-code = I have a code from another device
devices-list = Linked devices
devices-this = this device
# $kind (one of app, browser, named): the browser inside an app, an unknown browser, or a known one
# $name (Text): the browser’s name
# $system (Text): what it runs on: Windows, iPhone, Linux
devices-label-on = { $kind ->
        [app] An app on { $system }
        [browser] A browser on { $system }
       *[named] { $name } on { $system }
    }
# $kind (one of app, browser, named): the browser inside an app, an unknown browser, or a known one
# $name (Text): the browser’s name
devices-label = { $kind ->
        [app] An app
        [browser] A browser
       *[named] { $name }
    }
# $since (Message): the date on which the device was first seen
# $seen (Message): the date on which it was last seen
devices-days = Added { $since }, last seen { $seen }
devices-end = Remove
# For a screen reader, to tell the buttons apart.
# $device (Text): what the device is called
# $this (Flag): whether it is the one in use
devices-end-one = { $this ->
        [yes] Remove { $device }, this device
       *[no] Remove { $device }
    }
devices-end-about = A removed device can no longer play as you. You keep your seats.
devices-apart = Other players on this device
# $name (Name): who played in this browser before
# $tables (Number): at how many tables
devices-apart-one = { $tables ->
        [one] { $name }, at one table
       *[other] { $name }, at { $tables } tables
    }
# $name (Name): who played in this browser before
devices-go-on-as = Continue as { $name }

## The private link.

devices-link-title = Open on another device – Canasta
devices-link-about = <b>Keep this link private: anyone who opens it can play as you.</b> It works once and expires in ten minutes.
devices-square = QR code for the private link
devices-scan = Scan it with your other device.
devices-link = Private link
devices-copy = Copy
devices-or-code = Or type a code
devices-type-it = On your other device, open this site, go to “Your devices” and enter:

## Entering the code.

devices-code-title = Play on this device too – Canasta
devices-code-heading = Play on this device too
devices-code-about = Enter the eight-letter code from your other device. You’ll find it there under “Your devices”, “Open on another device”.
devices-code-form = Open with a code
devices-code = Code from your other device
devices-code-go = Continue
devices-code-safe = You’ll see whose games they are before anything changes.

## The question on the new device.

devices-carry-title = Another device – Canasta
# $name (Name): whose seats they are
devices-carry-heading = Play as { $name } on this device?
# $name (Name): whose seats they are
# $tables (Number): at how many tables
devices-carries = { $tables ->
        [0] This adds { $name }’s settings to this device. No games yet.
        [one] This adds { $name }’s game and settings to this device.
       *[other] This adds { $name }’s { $tables } games and settings to this device.
    }
# $name (Name): who has played in this browser
# $tables (Number): at how many tables
devices-kept-apart = { $tables ->
        [one] { $name } already plays in this browser (one table). That game is kept separately. You can switch back any time under “Your devices”.
       *[other] { $name } already plays in this browser ({ $tables } tables). Those games are kept separately. You can switch back any time under “Your devices”.
    }
devices-not-yours = If this link isn’t yours, don’t use it: you’d be playing as someone else.
# $name (Name): whose seats they are
devices-play-as = Play here as { $name }
devices-no = No
# The browser belongs to the guest of the link already.
devices-same = You’re already set up on this device. The link still works: open it on your other device.
devices-app = You’re in an in-app browser. To play in your usual browser, open the link there instead.

## Refusals.

devices-used = This link or code has expired or has already been used. Create a new one on your other device, under “Your devices”, “Open on another device”.
devices-no-guest = You haven’t played in this browser yet. Create a link or code on your other device under “Your devices”, then use it here.
devices-not-one = This device has been removed.
devices-last = This is your only device, so removing it would lose your seats. Add another device first, or use “Forget me”.
