### Links that many pages have.

nav-to-start = To the start page
nav-to-lobby = To the lobby
nav-your-devices = Your devices
