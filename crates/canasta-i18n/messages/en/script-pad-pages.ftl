### The score pad between deals: start, totals, sharing, rules, settings. The browser fills these in, as docs/languages.md explains.

## Totals and the sheet.

script-pad-pages-to-meld = to meld
# The letter on the dealer’s button, as in card games.
script-pad-pages-dealer-letter = D
# $dealer (Text): the dealer of the next deal
# $first (Text): the player after the dealer
script-pad-pages-whose = <b>{ $dealer }</b> deals, <b>{ $first }</b> plays first
script-pad-pages-column-deal = Deal
script-pad-pages-column-player = Player
script-pad-pages-nothing-entered = Nothing entered yet.
# $n (Number): the deal’s number
script-pad-pages-check-deal = Check deal { $n }
# Points from a game begun on paper.
script-pad-pages-from-paper = From paper
# Below a deal that was saved although a check found an error.
script-pad-pages-saved-anyway = saved anyway
# Below a deal that two phones have entered differently.
script-pad-pages-entered-twice = entered twice
script-pad-pages-corrected = corrected

## Between deals.

# The link to the start page of the site.
script-pad-pages-site = Canasta
script-pad-pages-turn = Turn the pad to the other side of the table
script-pad-pages-share = Share: live view, hand over
script-pad-pages-menu = Menu
# Read out after a press on the button that turns the pad.
script-pad-pages-facing-us = The pad faces us.
script-pad-pages-facing-both = The pad faces both sides.
script-pad-pages-facing-them = The pad faces the other side.
script-pad-pages-online = Online
script-pad-pages-offline = Offline
# Without a connection, with deals that the server doesn’t have yet.
script-pad-pages-offline-unsent = Offline, saved
script-pad-pages-sheet = The sheet
script-pad-pages-curve-and-totals = Curve and totals
# $n (Number): the deal’s number
script-pad-pages-enter-deal = Enter deal { $n }
# $n (Number): the deal’s number
script-pad-pages-continue-deal = Continue deal { $n }
# $n (Number): the deal’s number
script-pad-pages-correct-deal = Correct deal { $n }
script-pad-pages-see-result = See the result
# $n (Number): the deal’s number
script-pad-pages-deal-saved = Deal { $n } saved.
script-pad-pages-undo = Undo
# $n (Number): the deal’s number
script-pad-pages-correction-undone = Deal { $n } is as it was before.
# Asked once in a game, with a button for each player.
script-pad-pages-who-deals = Who deals?
# $dealer (Text): the dealer of the next deal
script-pad-pages-dealer-set = { $dealer } deals.
# $name (Text): the player
script-pad-pages-player-wins = { $name } wins.
# $names (Text): the partners, such as “Ruth and Tom”
script-pad-pages-partners-win = { $names } win.

## What the table has to look at.

# $n (Number): the deal’s number
script-pad-pages-conflict = Two phones entered deal { $n }
script-pad-pages-conflict-about = Choose the figures that count. The others stay in the list of changes.
# $time (Text): the time of day
script-pad-pages-entered-here = On this phone, { $time }
# $name (Text): who entered it
# $time (Text): the time of day
script-pad-pages-entered-by = { $name }, { $time }
# $time (Text): the time of day
script-pad-pages-entered-there = On another phone, { $time }
# A deal that was entered and then taken back.
script-pad-pages-withdrawn = Taken back
# A side with its points.
# $side (Text): “We”, or a player
# $points (Text): the number
script-pad-pages-side-total = { $side } { $points }
# $name (Text): the player
script-pad-pages-went-out = { $name } went out
script-pad-pages-choose = This one counts
# $n (Number): the deal’s number
script-pad-pages-chosen = Deal { $n } is settled.
# $name (Text): somebody who watches on another phone
# $n (Number): the deal’s number
script-pad-pages-query-by = { $name } asks to check deal { $n }
# $n (Number): the deal’s number
script-pad-pages-query = A watcher asks to check deal { $n }
script-pad-pages-checked = Done
# $n (Number): the deal’s number
script-pad-pages-query-settled = Deal { $n } has been checked.
# $name (Text): the person with the other phone
script-pad-pages-asks-by = { $name } asks to take over the pad
script-pad-pages-asks = Another phone asks to take over the pad
script-pad-pages-you-asked = You’ve asked to take over the pad
# $seconds (Number): how many are left
script-pad-pages-moves-in = { $seconds ->
        [0] The pad is moving.
        [one] It moves in one second, unless the phone that keeps it objects.
       *[other] It moves in { $seconds } seconds, unless the phone that keeps it objects.
    }
script-pad-pages-object = Keep the pad here
script-pad-pages-objected = The pad stays on this phone.
script-pad-pages-stop-asking = Stop asking
script-pad-pages-request-ended = The pad stays where it is.
# $name (Text): the person with the other phone
script-pad-pages-kept-by = { $name } keeps the score now
script-pad-pages-kept-elsewhere = Another phone keeps the score now
script-pad-pages-kept-about = This phone shows the live view. If the other phone is gone, the pad can come back here.
script-pad-pages-ask = Ask to take over
script-pad-pages-asked = Asked. The other phone can object.
script-pad-pages-no-connection = No connection. Try again later.
script-pad-pages-refused = The server doesn’t accept deals from this phone. They’re saved on this phone only.

## Sharing.

script-pad-pages-share-title = Share this pad
script-pad-pages-live-view = Live view
script-pad-pages-live-view-about = Anyone with this link sees the scores as they are saved. Nobody can change them.
# Sent with the link.
script-pad-pages-live-view-text = Our Canasta scores, live
# The name of the field with the link.
script-pad-pages-link = Link
script-pad-pages-copy-link = Copy link
script-pad-pages-send = Send
script-pad-pages-hand-over = Hand over
script-pad-pages-hand-over-about = Move the pad to another phone, which scans a code. This phone then shows the live view. The code works once, for ten minutes.
script-pad-pages-hand-over-code = Show the code
# $code (Text): the code, in two groups
script-pad-pages-hand-over-ready = The code is { $code }.
script-pad-pages-waiting = One moment…
script-pad-pages-pad-taken = This phone keeps the score now.
# A title.
script-pad-pages-not-taken = The pad hasn’t moved
script-pad-pages-close = Close

## The menu.

script-pad-pages-menu-totals = Curve and totals
script-pad-pages-menu-settings = Settings
script-pad-pages-menu-print = Print
script-pad-pages-menu-csv = Download CSV
script-pad-pages-names-title = Names and partners
script-pad-pages-rules-of-pad = Rules of this pad
script-pad-pages-new-pad = New pad
script-pad-pages-next-game = Next game
script-pad-pages-next-game-begun = The next game begins. Who deals?

## A new pad.

script-pad-pages-same-table = Same table as last time
script-pad-pages-start = Start
# $we (Text): the partners of one side
# $they (Text): the partners of the other side
script-pad-pages-against = { $we } against { $they }
# The rules of a game that ends at a number of points.
# $rules (Text): the rule set
# $changes (Number): how many rules are changed
# $points (Points): the points to win
script-pad-pages-rules-points = { $changes ->
        [0] { $rules }, to { $points } points
        [one] { $rules } with one change, to { $points } points
       *[other] { $rules } with { $changes } changes, to { $points } points
    }
# The rules of a game that ends after a number of deals.
# $rules (Text): the rule set
# $changes (Number): how many rules are changed
# $deals (Number): the number of deals
script-pad-pages-rules-deals = { $changes ->
        [0] { $deals ->
            [one] { $rules }, one deal
           *[other] { $rules }, { $deals } deals
        }
        [one] { $deals ->
            [one] { $rules } with one change, one deal
           *[other] { $rules } with one change, { $deals } deals
        }
       *[other] { $deals ->
            [one] { $rules } with { $changes } changes, one deal
           *[other] { $rules } with { $changes } changes, { $deals } deals
        }
    }
# A link to the game in progress.
# $n (Number): the number of its next deal
# $totals (Text): the totals of all sides
script-pad-pages-carry-on = Or carry on: deal { $n }, { $totals }
script-pad-pages-new-table = New table
script-pad-pages-how-many = How many play?
script-pad-pages-sides-alone = Each for themselves.
script-pad-pages-sides-four = Two against two, partners opposite.
script-pad-pages-sides-six = Three against three, in alternate seats.
script-pad-pages-names-clockwise = Names, in order of play
# $n (Number): number of the seat, from 1
script-pad-pages-player-we = Player { $n } (We)
# $n (Number): number of the seat, from 1
script-pad-pages-player-they = Player { $n } (They)
script-pad-pages-which-rules = Which rules?
# Before the rules that are chosen.
script-pad-pages-rules-title = Rules:
script-pad-pages-about-hoyle = What most people mean by Canasta
script-pad-pages-about-classic = A bonus for canastas melded all at once
script-pad-pages-about-lakin = 500 off for a red three declared late
script-pad-pages-about-pack = Strict about taking the pile
script-pad-pages-about-wahhi = A club’s rules, with the exact deal
script-pad-pages-own-rules = Our own rules and card values
script-pad-pages-on-paper = Already playing on paper?
script-pad-pages-on-paper-about = Enter the totals and carry on.
script-pad-pages-not-points = Enter a number of points, such as 1,205 or −310.
script-pad-pages-no-storage = The browser can’t store anything, because its storage is full or switched off. The pad needs it.
script-pad-pages-no-account = No account. The pad works without a connection and keeps everything on this phone.
# $pads (Number): how many
script-pad-pages-earlier-pads = { $pads ->
        [one] Earlier pad
       *[other] Earlier pads ({ $pads })
    }
# $date (Text): the day of the last game
# $deals (Number): how many were played
# $totals (Text): the totals of all sides
script-pad-pages-earlier-pad = { $deals ->
        [0] { $date }, no deals yet
        [one] { $date }, one deal: { $totals }
       *[other] { $date }, { $deals } deals: { $totals }
    }

## House rules.

script-pad-pages-begin-with = Begin with
# $n (Number): the number of the next deal
script-pad-pages-rules-about = Changes apply from deal { $n }. Deals that are already entered keep their points.
script-pad-pages-rules-about-new = Changes apply from the first deal.
script-pad-pages-section-bonuses = Bonuses
script-pad-pages-section-threes = Threes
script-pad-pages-section-card-values = Card values
script-pad-pages-section-minimums = Minimums and goal
script-pad-pages-card-jokers = Joker
script-pad-pages-card-twos = Two
script-pad-pages-card-aces = Ace
script-pad-pages-card-high = King to eight
script-pad-pages-card-low = Seven to four
script-pad-pages-card-black-threes = Black three
# The minimum of the initial meld for a side whose total is below this number of points.
# $points (Points): the number
script-pad-pages-minimum-below = Initial meld below { $points }
# The minimum of the initial meld for a side with this number of points or more.
# $points (Points): the number
script-pad-pages-minimum-from = Initial meld from { $points }
# The value in the rule set, next to a rule that the table has changed.
# $rules (Text): the rule set
# $value (Text): the value
script-pad-pages-document-says = { $rules }: { $value }
# Read out after a press on − or +.
# $rule (Text): the rule
# $value (Text): its value now
script-pad-pages-rule-value = { $rule }: { $value }
# $rule (Text): the rule
# $now (Text): its value now
# $before (Text): its value in the rule set
script-pad-pages-instead = { $rule }: { $now } instead of { $before }
# For a screen reader: the button −.
# $rule (Text): the rule
script-pad-pages-less = { $rule }: less
# For a screen reader: the button +.
# $rule (Text): the rule
script-pad-pages-more = { $rule }: more
script-pad-pages-allowed = yes
script-pad-pages-not-allowed = no
script-pad-pages-own-lines = Lines of your own
script-pad-pages-own-lines-about = For bonuses that are in none of the documents, such as a canasta of twos. The pad asks about each line with every deal.
# $n (Number): the number of the line
script-pad-pages-line-name = Name of line { $n }
script-pad-pages-line-example = Canasta of twos
# $line (Text): what the line is called
script-pad-pages-remove-line = Remove { $line }
script-pad-pages-add-line = Add a line
# $line (Text): what the line is called
# $points (Points): points for each
script-pad-pages-own-line = { $line }: { $points }
# $changes (Number): how many
script-pad-pages-rules-changes = { $changes ->
        [0] Changes
        [one] One change
       *[other] { $changes } changes
    }
# $rules (Text): the rule set
script-pad-pages-unchanged = The same as { $rules }.
script-pad-pages-done = Done

## Names and partners.

script-pad-pages-in-order-of-play = In order of play
# $name (Text): the player
script-pad-pages-move-up = { $name }: one place earlier
# $name (Text): the player
script-pad-pages-move-down = { $name }: one place later
script-pad-pages-move-about = The arrows change who plays with whom.
script-pad-pages-move-later = Partners can change between games.
script-pad-pages-save-names = Save
# Begins the next game.
script-pad-pages-next-game-with = Next game in this order
script-pad-pages-names-saved = Names saved.
# $n (Number): the deal’s number
script-pad-pages-who-deals-next = Who deals deal { $n }?

## Settings.

script-pad-pages-to-read = To read
script-pad-pages-setting-size = Size
script-pad-pages-size-normal = Normal
script-pad-pages-size-large = Large
script-pad-pages-size-largest = Largest
script-pad-pages-setting-light = Light
script-pad-pages-light-system = Same as phone
script-pad-pages-light-light = Light
script-pad-pages-light-dark = Dark
# Which side of the table can read the pad.
script-pad-pages-setting-facing = Facing
script-pad-pages-facing-choice-us = Us
script-pad-pages-facing-choice-both = Both sides
script-pad-pages-facing-choice-them = Them
script-pad-pages-setting-contrast = High contrast
script-pad-pages-setting-contrast-about = black and white, thick lines
script-pad-pages-setting-awake = Keep the screen on
script-pad-pages-setting-awake-about = while the pad is open
script-pad-pages-setting-speaking = Speak
script-pad-pages-setting-speaking-about = reads each answer and the new totals aloud
# Spoken when the reader switches this on.
script-pad-pages-speaking-example = The pad speaks.
script-pad-pages-to-enter = To enter
script-pad-pages-setting-points = Points are entered
script-pad-pages-points-total = As a total
script-pad-pages-points-value = By value
script-pad-pages-points-cards = Card by card
script-pad-pages-setting-first = First asked
script-pad-pages-setting-double = Ignore double presses
script-pad-pages-setting-double-about = the same key again, just after the pad has moved on
script-pad-pages-setting-moves-on = Move on automatically
script-pad-pages-setting-moves-on-about = when no further digit fits, usually from 120
script-pad-pages-setting-vibration = Vibrate
script-pad-pages-setting-vibration-about = on every key
script-pad-pages-this-phone = This phone
script-pad-pages-device-name = Your name
script-pad-pages-device-name-about = Shown next to corrections, and when the pad moves to another phone.
# $pads (Number): how many
# $date (Text): the day of the first one
script-pad-pages-saved-pads = { $pads ->
        [one] One pad is saved on this phone, from { $date }.
       *[other] { $pads } pads are saved on this phone, the oldest from { $date }.
    }
script-pad-pages-download-all = Download all

## The form for a code from another phone, on the screen for a new pad.

script-pad-pages-have-code = Have a code from another phone?
# The name of the field, for a screen reader.
script-pad-pages-code = Code
script-pad-pages-code-about = Six letters show the live view. Eight move the pad to this phone.
script-pad-pages-code-open = Open
script-pad-pages-code-wrong = A code has six or eight letters.
