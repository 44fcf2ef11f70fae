### Links that many pages have.

nav-to-start = To the start page
nav-to-lobby = To the lobby
nav-your-devices = Your devices

## The header of every page.

nav-home = Canasta
# What the links in the header are, for a screen reader.
nav-site = Site
nav-rules = Rules
nav-your-games = Your games
nav-settings = Settings
# Behind a link, for a screen reader; a small arrow shows the same.
nav-new-tab = (opens in a new tab)
