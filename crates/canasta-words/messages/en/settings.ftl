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
settings-sound = Sound
settings-keys = Keyboard shortcuts
settings-on = On
settings-off = Off
settings-save = Save settings
settings-saved = Saved.
settings-failed = Not saved: no answer from the server.
