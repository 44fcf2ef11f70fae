### The menu over the table, and the list of its keys.

menu-title = Menu
menu-close = Close the menu
menu-score-and-log = Score and log
menu-rules = Rules
menu-keys = Keys
menu-full-screen = Full screen
menu-leave-full-screen = Leave full screen
menu-devices = Your devices
menu-leave = Leave the table
menu-settings = Settings
# $commitment (Text): its first digits
menu-commitment = Commitment for this deal: <code>{ $commitment }</code>
menu-what-is-this = What is this?

menu-keys-title = Keys
menu-keys-close = Close the list of keys
menu-keys-about = These keys work at the table, never while you type in a field. You can switch them off in the settings.

## What each key does.

menu-key-draw = Draw; pass when the stock is empty
menu-key-take = Take the pile
menu-key-meld = Lay down what is staged; with nothing staged, stage what can be laid
menu-key-discard = Discard the chosen card; what is staged is laid down first
menu-key-ask = Ask your partner: may I go out?
menu-key-red-three = Lay down a red three, where the rules leave that to you
menu-key-rank = Choose a card of that rank: 0 is ten, 3 black three, * joker. Press again for one more
menu-key-whole-rank = Choose all cards of that rank
menu-key-arrows = Move along the hand; Space chooses one card, Shift and Space the whole column
menu-key-move = Move the column to another place in your hand
menu-key-enter = Stage the chosen cards
menu-key-backspace = Undo the last step of staging
menu-key-escape = Clear everything chosen and staged
menu-key-hint = Get a hint, where the table gives them
menu-key-pile = How can the pile be taken?
menu-key-others = The other players and how many cards each has
menu-key-score = Score and log
menu-key-hand = Your hand
menu-key-keys = These keys

## What the keys themselves are called.

menu-keycap-whole-rank = Shift and a rank
menu-keycap-arrows = Arrows, Home, End
menu-keycap-move = Shift and arrows
menu-keycap-enter = Enter
menu-keycap-backspace = Backspace
menu-keycap-escape = Escape
