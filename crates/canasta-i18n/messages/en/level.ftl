### The levels of the computer's players.

level-beginner = Beginner
level-beginner-about = Melds what it can, takes any pile, and forgets what was discarded. Decides at once.
level-casual = Casual
level-casual-about = Keeps some pairs and wild cards, but melds too soon and forgets what was discarded. Decides at once.
level-club = Club
level-club-about = Plays by a good club player’s rules of thumb, and remembers the pile. Decides at once.
level-skilled = Skilled
level-skilled-about = Plays like Club, but sees when another turn is worth much more. Decides at once.
level-strong = Strong
level-strong-about = Knows how turns like these usually turn out, and plays the one that promises most. Decides at once, or in a moment if there are not four players.
level-expert = Expert
level-expert-about = Knows the same, and tries the best turns on imagined deals, in which all play as well as it can. Thinks for up to a second.
level-adaptive = Adaptive
level-adaptive-about = Keeps the game close: plays more gently when it leads and more strongly when it is behind, from Beginner to Expert.
# A program that the server offers, beside the levels.
# $program (Text): its name
level-program = { $program }
level-program-about = A program that the operator of this server provides. It may think for a few seconds.

## The choice of levels for a new table.

level-choice = Level of the computer
level-more = How the levels play
level-each = A different level for each
# The answer that follows the choice for all.
level-as-above = As above

# $levels (List): the levels at a table, each as above
level-levels = { $levels ->
        [one] Level: { $levels }.
       *[other] Levels: { $levels }.
    }

# $name (Name): a player that the computer plays
# $level (Message): the level
level-plays = { $name } plays at { $level } level.
# $name (Name): a player that the computer plays, sometimes well and sometimes badly
level-plays-adaptive = { $name } plays so that the game stays close.
# $name (Name): a player that the computer plays
# $program (Text): the name of a program that the server offers
level-plays-program = { $name } is played by “{ $program }”.
