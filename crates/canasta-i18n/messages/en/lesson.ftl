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

lesson-say-1 = You and Anna play against Ruth and Paul. Collect cards of the same rank, such as kings. Start each turn by drawing a card.
lesson-say-2 = You drew a king. End each turn with a discard, face up on the pile. Discard the four: it isn’t worth much.
lesson-say-3 = Three or more cards of one rank make a meld. Twos and jokers are wild: they stand for any card. Your side’s first meld must total at least 50 points. Draw.
lesson-say-4 = You drew a red three. It goes straight to the table and is worth 100. Now meld your three kings (10 each) with the wild two (20): 50 points.
lesson-say-5 = That’s your side’s initial meld. From now on your melds can be any size. End your turn: discard the nine.
lesson-say-6 = Paul discarded a queen, and you hold two. So instead of drawing, take the whole pile and meld the three queens.
lesson-say-7 = The rest of the pile is now in your hand, so you have three fives and three sixes. Meld both. Press and hold a column to select all of it.
lesson-say-8 = Melds belong to both partners: Anna can add to yours, and you to hers. End your turn: discard a four.
lesson-say-9 = Paul discarded a jack, and you have only one. Your side has melded, so one jack and a wild card are enough: use your joker.
lesson-say-10 = The main aim is a canasta: a meld of seven cards. You already have five kings, counting the two. Now discard a four.
lesson-say-11 = Paul discarded a king, and you have kings on the table. So you can take the pile onto that meld, without using cards from your hand.
lesson-say-12 = That’s six kings: one more makes a canasta. You also picked up a third nine. Meld the three nines.
lesson-say-13 = A black three blocks the next player: Ruth can’t take the pile. Here it also freezes the pile, just like a wild card. Discard your black three.
lesson-say-14 = Paul’s queen fits your meld, but the pile is frozen: you’d need two queens in your hand. So draw.
lesson-say-15 = Another king: the seventh card makes a canasta, worth 300 points (500 with no wild cards). Add the king.
lesson-say-16 = Your canasta is squared up, with a black card on top because it has a wild card. Now discard either the four or the ten.
lesson-say-17 = You have three cards left. Your side has a canasta, so you can go out by playing them all. Draw first.
lesson-say-18 = A third eight. Meld the eights, and your one remaining card will be your final discard. In a real game you can ask your partner before going out.
lesson-say-19 = This is your last card. Discard it to go out and score 100 points.

## What to do first, if something else was tried: read after “Not yet:”, so without a capital.

lesson-first-1 = first draw a card from the stock.
lesson-first-2 = select the four, then press Discard.
lesson-first-3 = first draw a card from the stock.
lesson-first-4 = meld the three kings with the two.
lesson-first-5 = end your turn with the nine.
lesson-first-6 = take the pile with your two queens.
lesson-first-7 = meld the three fives and the three sixes.
lesson-first-8 = end your turn with a four.
lesson-first-9 = take the pile with your jack and the joker.
lesson-first-10 = end your turn with a four.
lesson-first-11 = take the pile onto your kings.
lesson-first-12 = meld the three nines.
lesson-first-13 = discard the black three.
lesson-first-14 = the pile is frozen, so draw a card.
lesson-first-15 = add the king to your kings.
lesson-first-16 = end your turn with the four or the ten.
lesson-first-17 = first draw a card from the stock.
lesson-first-18 = meld the three eights.
lesson-first-19 = discard your last card.
# If another deal is asked for.
lesson-one-deal = the lesson is just one deal. Play a full game, or replay the lesson.

## While the others play after a step.

lesson-meanwhile-2 = Now Ruth, Anna and Paul take their turns. Each draws and discards.
lesson-meanwhile-5 = A meld needs at least two natural cards and can have no more than three wild cards.
lesson-meanwhile-8 = Watch Anna: she adds a king and a queen to your melds.
lesson-meanwhile-10 = Your opponents can take the pile too: Ruth takes it with your four on top and makes her side’s initial meld.
lesson-meanwhile-13 = A frozen pile is harder to take: you need a pair in your hand that matches the top card.
lesson-meanwhile-16 = Once a side has a canasta, either partner can go out by playing their last card. That ends the deal.

## The end: what each entry of the score means.

lesson-ended = That’s your first deal done!
lesson-ended-about = You went out with a canasta of kings. A game lasts until one side reaches 5,000 points. When you play against bots, press Hint (the light bulb) for advice.
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
lesson-going-out-about = You went out: { $points } points for your side.
lesson-melded = Cards melded
# $ours (Points): what the learner’s side has melded
# $theirs (Points): what the other side has
lesson-melded-about = Every melded card counts: jokers 50, twos and aces 20, kings to eights 10, the rest 5. You melded { $ours } points, they melded { $theirs }.
lesson-in-hand = Cards left in hand
# $ours (Points): what the learner’s side loses
# $theirs (Points): what the other side loses
lesson-in-hand-about = Cards left in hand count against you: { $ours } for your side (Anna’s cards), { $theirs } for theirs.
lesson-play = Play a full game
lesson-again = Replay the lesson
