### The menu of the table, and its keyboard shortcuts.

menu-title = Menu
menu-close = Close menu
menu-score-and-log = Score and log
menu-rules = Rules
menu-keys = Keyboard shortcuts
menu-full-screen = Full screen
menu-leave-full-screen = Exit full screen
menu-devices = Your devices
menu-leave = Leave table
menu-settings = Settings
# A link to the page about fair deals.
menu-fair-deal = Fair deal ✓

menu-keys-title = Keyboard shortcuts
menu-keys-about = Shortcuts work at the table, except while you’re typing. You can turn them off in Settings.

## What each key does.

menu-key-draw = Draw (pass if the stock is empty)
menu-key-take = Take the pile
menu-key-meld = Meld the selected cards; with hints on and nothing selected, select what you can meld
menu-key-discard = Discard the selected card, after melding the others
menu-key-ask = Ask your partner “May I go out?”
menu-key-red-three = Declare a red three (only where the rules require it)
menu-key-rank = Select a card of that rank (0 = ten, 3 = three, * = joker). Press again for the rest, then one fewer
menu-key-whole-rank = Select every card of that rank
menu-key-arrows = Move along your hand; Space selects a card, Shift+Space the whole column
menu-key-move = Move the column
menu-key-enter = In your hand: press the highlighted button
menu-key-wild = Move a selected wild card to another meld
menu-key-escape = Clear the selection
menu-key-hint = Hint (if enabled at this table)
menu-key-pile = How to take the pile
menu-key-others = Other players and their card counts
menu-key-score = Score and log
menu-key-hand = Your hand
menu-key-keys = Keyboard shortcuts

## What the keys themselves are called.

menu-keycap-whole-rank = Shift + rank
menu-keycap-arrows = Arrows, Home, End
menu-keycap-move = Shift + arrows
menu-keycap-enter = Enter
menu-keycap-escape = Escape
