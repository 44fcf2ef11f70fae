### What can be said at a table: set phrases on buttons.

talk-button = Say
talk-title = Say something
talk-heard = What was said
talk-close = Close the phrases

# What was said, by whom.
# $player (Player): who said it
# $words (Message): one of the phrases below
talk-line = { $player ->
        [you] You: { $words }.
       *[other] { $player }: { $words }.
    }

## The phrases.

# $minimum (Points): what the side's first melds must make
talk-minimum = We need { $minimum }
# Where no deal is played that has one.
talk-the-minimum = We need the minimum
talk-red-threes = Remember the red threes
talk-hello = Hello
talk-well-played = Well played
talk-thanks = Thank you
talk-sorry = Sorry
talk-one-moment = One moment, please
talk-good-game = Good game
