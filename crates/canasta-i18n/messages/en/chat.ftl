### The chat at a table: preset phrases on buttons.

chat-button = Chat
chat-title = Say something
chat-heard = Messages
chat-close = Close

# A phrase and who said it.
# $player (Player): who said it
# $words (Message): one of the phrases below
chat-line = { $player ->
        [you] You: { $words }
       *[other] { $player }: { $words }
    }

## The phrases.

# $minimum (Points): the minimum for the side's initial meld
chat-minimum = We need { $minimum } to meld
# If no deal is in progress.
chat-the-minimum = We need the minimum
chat-red-threes = Remember the red threes
chat-hello = Hello
chat-well-played = Well played
chat-thanks = Thank you
chat-sorry = Sorry
chat-one-moment = One moment, please
chat-good-game = Good game

## The faces, as words in the list of messages and for screen readers.

chat-yes = Yes
chat-ha-ha = Ha ha
chat-wow = Wow
chat-oh-no = Oh no
