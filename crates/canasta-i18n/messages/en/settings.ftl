### The settings, and their page.

settings-title = Settings. Canasta
settings-heading = Settings
settings-about = Every choice acts at once, here and at your tables.
# Heading of the links under the settings.
settings-more = Also yours
settings-replay-file = Replay a game from a file
settings-forget = Forget me

settings-your-name = Your name
# In the empty field for a name: what a player without one is called.
settings-guest = Guest
settings-pace = The computer plays
settings-pace-slow = Slowly
settings-pace-normal = Normally
settings-pace-fast = Fast
settings-size = Card size
settings-size-normal = Normal
settings-size-large = Large
settings-size-xxl = XXL
settings-suits = Suits
settings-suits-two = Two colours
settings-suits-four = Four colours
settings-cloth = Cloth
settings-cloth-blue = Blue
settings-cloth-green = Green
settings-cloth-claret = Claret
settings-back = Card backs
settings-back-fans = Fans
settings-back-sun = Sun
settings-back-lattice = Lattice
settings-animation = Animation
settings-animation-calm = Calm
settings-animation-quick = Quick
settings-animation-none = None
# The hand that plays: the buttons of a turn lie where its thumb reaches them.
settings-handed = Buttons for
settings-handed-right = The right hand
settings-handed-left = The left hand
settings-sound = Sound
settings-keys = Keyboard shortcuts
settings-on = On
settings-off = Off
# How loud the sounds are; a slider.
settings-loudness = Loudness
# Whether the device vibrates on the player’s own turn, and with their own acts.
settings-vibration = Vibration
# Shown only on a page that came by plain http from another device: browsers do not allow these things there.
settings-insecure = This page has no secure connection (its address begins with http, not https). For that reason browsers do not let it keep the screen on, open the share menu, or be installed as an app.
# Shown where the player has moved columns of the hand to places of their own.
settings-usual-order = Usual order of the hand
settings-usual-order-back = The hand has its usual order again.
settings-save = Save settings
settings-saved = Saved.
settings-failed = Not saved: no answer from the server.
