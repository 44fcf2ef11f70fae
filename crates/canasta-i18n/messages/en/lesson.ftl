### “Learn to play”: one deal in which each step says what to do and why. Anna, Ruth and Paul are the other players.

lesson-title = Learn to play
# Before the rest of the panel, for a screen reader.
lesson-panel = Learn to play:
# $step (Number): which step it is
# $steps (Number): how many there are
lesson-step = Step { $step } of { $steps }.
# $player (Name): whose turn it is
lesson-to-play = { $player } to play.

## What to do and why.

lesson-say-1 = You and Anna play against Ruth and Paul. Collect cards of the same rank. Every turn starts with a card: press Draw.
lesson-say-2 = A king: now you have three. Every turn ends with a discard. Tap the five; the button says what it will do. Press Discard 5.
lesson-say-3 = Three or more cards of a rank are a meld. Twos and jokers are wild. Your side’s first melds must make 50 points. Draw.
lesson-say-4 = A red three: 100 points, placed for you. Now tap the kings twice (the second tap takes them all) and the two. Press Meld 50.
lesson-say-5 = Your side has melded; from now on, any meld will do. End your turn: Discard 10.
lesson-say-6 = Paul discarded a queen, and you hold two. Press Take pile: it takes the whole pile with your two queens.
lesson-say-7 = Now you have fives, sixes and nines. Tap each of them twice: all three melds go down in one press. Meld 60.
lesson-say-8 = A black three stops the next player: Ruth can’t take the pile. Discard black 3.
lesson-say-9 = Ruth’s two freezes the pile: now it takes two natural cards from the hand. Paul’s jack would fit Anna’s jacks, but you hold none. Draw.
lesson-say-10 = A king. Anna has added two, so yours is the seventh: a canasta, 300 points; 500 without a wild card. Meld 10.
lesson-say-11 = Discard the ten or an eight, as you like.
lesson-say-12 = Anna asks: “May I go out?” After a yes she must play her last cards now, and the deal ends. Press Yes, go out.

lesson-back = Back
lesson-skip = Skip

## What to do first, if something else was tried. Like the reasons of the rules, without a capital.

lesson-first-1 = first draw a card from the stock.
lesson-first-2 = select the five, then press Discard.
lesson-first-3 = first draw a card from the stock.
lesson-first-4 = meld the three kings with the two.
lesson-first-5 = end your turn with the ten.
lesson-first-6 = take the pile with your two queens.
lesson-first-7 = meld the fives, the sixes and the nines.
lesson-first-8 = discard the black three.
lesson-first-9 = the pile is frozen, so draw a card.
lesson-first-10 = add the king to your kings.
lesson-first-11 = end your turn with the ten or an eight.
lesson-first-12 = answer Anna: yes, go out.
# If another deal is asked for.
lesson-one-deal = the lesson is just one deal. Play a full game, or replay the lesson.

## While the others play after a step.

lesson-meanwhile-2 = Now Ruth, Anna and Paul take their turns. Each draws and discards.
lesson-meanwhile-5 = Melds belong to both partners. Watch Anna: she adds two kings to yours.
lesson-meanwhile-8 = Ruth discards a two. A wild card freezes the pile.
lesson-meanwhile-11 = Once a side has a canasta, it can go out: one of the partners plays the last card, and the deal ends.

## The end: what each entry of the score means.

lesson-ended = That’s your first deal done!
lesson-ended-about = Anna went out, and your side has a canasta of kings. A game lasts until one side reaches 5,000 points. When you play against bots, press Hint (the light bulb) for advice.
lesson-score = How it was scored
lesson-natural = Natural canastas
lesson-natural-about = A canasta without wild cards is worth 500. Neither side had one this time.
lesson-mixed = Mixed canastas
# $points (Points): the points for it
lesson-mixed-about = Your canasta of kings includes a wild card: { $points } points.
lesson-red-threes = Red threes
# $ours (Points): what the learner’s side got
# $theirs (Points): what the other side got
lesson-red-threes-about = 100 points each: { $ours } for you, { $theirs } for them. A side with no melds loses 100 for each instead.
lesson-going-out = Going out
# $points (Points): the bonus for it
lesson-going-out-about = Anna went out: { $points } points for your side.
lesson-melded = Cards melded
# $ours (Points): what the learner’s side has melded
# $theirs (Points): what the other side has
lesson-melded-about = Every melded card counts: jokers 50, twos and aces 20, kings to eights 10, the rest 5. You melded { $ours } points, they melded { $theirs }.
lesson-in-hand = Cards left in hand
# $ours (Points): what the learner’s side loses
# $theirs (Points): what the other side loses
lesson-in-hand-about = Cards left in hand count against you: { $ours } for your side (your cards), { $theirs } for theirs.
lesson-play = Play a full game
lesson-again = Replay the lesson
