### The settings, and their page.

settings-title = Settings – Canasta
settings-heading = Settings
settings-about = Changes apply immediately, here and at your tables.
# Heading of the links under the settings.
settings-more = More
settings-replay-file = Replay a game from a file
settings-forget = Forget me

settings-your-name = Your name
# In the empty name field: what a player without a name is called.
settings-guest = Guest
settings-language = Language
# The choice of the browser's language, before the list of languages.
settings-language-of-browser = Same as browser
settings-pace = Bot speed
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-size = Card size
settings-size-normal = Normal
settings-size-large = Large
settings-size-xxl = Extra large
settings-suits = Suits
settings-suits-two = Two colours
settings-suits-four = Four colours
settings-cloth = Table colour
settings-cloth-blue = Blue
settings-cloth-green = Green
settings-cloth-claret = Claret
settings-theme = Light or dark
settings-theme-system = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-back = Card backs
settings-back-fans = Fans
settings-back-sun = Sun
settings-back-lattice = Lattice
settings-animation = Animation
settings-animation-calm = Normal
settings-animation-quick = Fast
settings-animation-none = Off
# Right-handed or left-handed: the buttons of a turn are placed within reach of that thumb.
settings-handed = Button layout
settings-handed-right = Right-handed
settings-handed-left = Left-handed
settings-sound = Sound
settings-keys = Keyboard shortcuts
settings-on = On
settings-off = Off
# How loud the sounds are; a slider.
settings-loudness = Volume
# Whether the device vibrates on the player’s turn and with their actions.
settings-vibration = Vibration
# Shown only on a page loaded over plain http from another device: browsers don’t allow these things there.
settings-insecure = This connection isn’t secure (http, not https), so your browser won’t let the page keep the screen on, open the share menu or be installed as an app.
# Shown if the player has moved columns of the hand.
settings-usual-order = Reset hand order
settings-usual-order-back = Hand order reset.
settings-save = Save settings
settings-saved = Saved.
settings-failed = Couldn’t save: no response from the server.
