### Links that many pages have.

nav-to-start = Home
nav-to-lobby = Lobby
nav-your-devices = Your devices

## The header of every page.

nav-home = Canasta
# For a screen reader: the name of the links in the header.
nav-site = Site
nav-rules = Rules
nav-daily = Daily deal
nav-pad = Score pad
nav-puzzles = Puzzles
nav-your-games = Your games
nav-settings = Settings
# After a link, for a screen reader; a small arrow shows the same.
nav-new-tab = (opens in a new tab)
