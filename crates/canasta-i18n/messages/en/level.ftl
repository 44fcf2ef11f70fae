### The levels of the bots.

level-beginner = Beginner
level-beginner-about = Melds whatever it can, takes any pile, ignores what the others need. Plays instantly.
level-casual = Casual
level-casual-about = Keeps some pairs and wild cards, but melds too early and forgets the discards. Plays instantly.
level-club = Club
level-club-about = Follows a good club player’s rules of thumb and remembers the pile. Plays instantly.
level-skilled = Skilled
level-skilled-about = Plays like Club, but spots much better plays. Plays instantly.
level-strong = Strong
level-strong-about = Has learned how plays turn out and picks the most promising one. Plays instantly with four players, otherwise after a moment.
level-expert = Expert
level-expert-about = Like Strong, but also tests the best plays on simulated deals. Thinks for up to a second.
level-adaptive = Adaptive
level-adaptive-about = Keeps the game close: eases off when ahead and plays harder when behind.
# A program that the server offers besides the levels.
# $program (Text): its name
level-program = { $program }
level-program-about = A bot added by the server’s operator. May take a few seconds.

## The choice of levels for a new table.

level-choice = Bot level
level-more = About the levels
level-each = Set each player’s level
# The answer that follows the choice for all.
level-as-above = Same as above

# $levels (List): the levels at a table, each as above
level-levels = { $levels ->
        [one] Level: { $levels }.
       *[other] Levels: { $levels }.
    }

# $name (Name): a bot
# $level (Message): the level
level-plays = { $name } plays at { $level } level.
# $name (Name): a bot that plays well or badly, to match the score
level-plays-adaptive = { $name } adapts to keep the game close.
# $name (Name): a bot
# $program (Text): the name of a program that the server offers
level-plays-program = { $name } is played by “{ $program }”.
