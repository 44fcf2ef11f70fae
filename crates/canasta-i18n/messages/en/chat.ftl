### What can be said at a table: set phrases on buttons.

chat-button = Say
chat-title = Say something
chat-heard = What was said
chat-close = Close the phrases

# What was said, by whom.
# $player (Player): who said it
# $words (Message): one of the phrases below
chat-line = { $player ->
        [you] You: { $words }.
       *[other] { $player }: { $words }.
    }

## The phrases.

# $minimum (Points): what the side's first melds must make
chat-minimum = We need { $minimum }
# Where no deal is played that has one.
chat-the-minimum = We need the minimum
chat-red-threes = Remember the red threes
chat-hello = Hello
chat-well-played = Well played
chat-thanks = Thank you
chat-sorry = Sorry
chat-one-moment = One moment, please
chat-good-game = Good game
