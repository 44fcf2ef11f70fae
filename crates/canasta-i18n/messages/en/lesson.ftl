### “Learn by playing”: one deal in which every step says what to do and why. Anna, Ruth and Paul are the other players.

lesson-title = Learn by playing
# In front of the rest of the panel, for a screen reader.
lesson-panel = Learn by playing:
# $step (Number): which step it is
# $steps (Number): how many there are
lesson-step = Step { $step } of { $steps }.
# $player (Name): whose turn it is
lesson-to-play = { $player } is to play.

## What to do and why.

lesson-say-1 = You and Anna play against Ruth and Paul. Collect cards of the same rank, such as kings. Each turn begins with a new card: draw one.
lesson-say-2 = You drew a king. Each turn ends with a discard: one card goes face up on the pile. Give away the four: it is worth little.
lesson-say-3 = Three or more cards of one rank make a meld. Twos and jokers are wild: they stand for any card. Your first melds must make 50 points. Draw.
lesson-say-4 = You drew a red three: it goes on the table by itself, worth 100. Now lay down your three kings, 10 each, with the wild two, worth 20: 50 in all.
lesson-say-5 = Your side has opened: its first melds are down. From now on any meld will do, however small. End your turn: discard the nine.
lesson-say-6 = Paul discarded a queen, and you hold two. So do not draw: take the whole pile. The three queens become a meld.
lesson-say-7 = The rest of the pile is in your hand. With it you have three fives and three sixes: lay both melds down. To choose a whole column, press and hold it.
lesson-say-8 = Melds belong to both partners: Anna may add to yours, and you to hers. End your turn: discard a four.
lesson-say-9 = Paul discarded a jack, and you hold only one. Since your side has opened, one jack and a wild card will do: use your joker.
lesson-say-10 = The main aim is a canasta: a meld of seven cards. Your kings are five already, with the two among them. Now discard a four.
lesson-say-11 = Paul discarded a king, and you have kings on the table. So you can take the pile without a card from your hand.
lesson-say-12 = Your kings are six now: one more makes a canasta. The pile also brought you a third nine. Lay the three nines down.
lesson-say-13 = Black threes stop the next player. Ruth may not take one, and it freezes the pile, as a wild card does. Discard your black three.
lesson-say-14 = Paul’s queen would fit your meld. But the pile is frozen: it needs two queens from your hand, and you have none. So draw.
lesson-say-15 = Another king: the seventh card, and so a canasta. It brings 300 points; without a wild card it would bring 500. Add the king.
lesson-say-16 = Your canasta lies squared up; black shows that a wild card is in it. Now discard the four or the ten, as you like.
lesson-say-17 = You have three cards. Your side has a canasta, so if you can play all your cards, you go out and the deal ends. First draw.
lesson-say-18 = A third eight. Lay the eights down; then one card is left, and that will be your last discard. In a game you can ask your partner first whether to go out.
lesson-say-19 = This is your last card. Discard it and you go out: the deal ends, and your side gets 100 points for it.

## What to do first, where another act was tried: read after “Not yet:”, so without a capital.

lesson-first-1 = first draw a card from the stock.
lesson-first-2 = choose the four, then press Discard.
lesson-first-3 = first draw a card from the stock.
lesson-first-4 = lay down the three kings together with the two.
lesson-first-5 = end your turn with the nine.
lesson-first-6 = take the pile with your two queens.
lesson-first-7 = lay down the three fives and the three sixes.
lesson-first-8 = end your turn with a four.
lesson-first-9 = take the pile with your jack and the joker.
lesson-first-10 = end your turn with a four.
lesson-first-11 = take the pile onto your kings.
lesson-first-12 = lay down the three nines.
lesson-first-13 = discard the black three.
lesson-first-14 = the pile is frozen for you, so draw a card.
lesson-first-15 = add the king to your kings.
lesson-first-16 = end your turn with the four or the ten.
lesson-first-17 = first draw a card from the stock.
lesson-first-18 = lay down the three eights.
lesson-first-19 = discard your last card.
# Where another deal is asked for.
lesson-one-deal = the lesson is one deal. Play a whole game, or play the lesson again.

## While the others play after a step.

lesson-meanwhile-2 = Now the others play: first Ruth, then Anna, then Paul. Each draws a card and discards one.
lesson-meanwhile-5 = A meld needs at least two cards that are not wild, and at most three of its cards may be wild.
lesson-meanwhile-8 = Watch Anna: she adds a king and a queen to your melds.
lesson-meanwhile-10 = The others may take the pile as well: Ruth takes your four, and opens for her side.
lesson-meanwhile-13 = A frozen pile is harder to take: it needs two cards from the hand, of the same rank as the top card.
lesson-meanwhile-16 = A side with a canasta may go out: one of the partners plays a last card, and the deal ends.

## The end: what each entry of the score means.

lesson-ended = That was your first deal
lesson-ended-about = You went out with a canasta of kings. A game goes on, deal after deal, until a side has 5,000 points. Against the computer, the lamp gives you a hint when you ask for one.
lesson-score = What the score says
lesson-natural = Natural canastas
lesson-natural-about = A canasta without wild cards is worth 500. Neither side had one this time.
lesson-mixed = Mixed canastas
# $points (Points): what they brought
lesson-mixed-about = Your seven kings have a wild card among them: { $points } points.
lesson-red-threes = Red threes
# $ours (Points): what they brought the learner’s side
# $theirs (Points): what they brought the other side
lesson-red-threes-about = 100 points each: you got { $ours }, and they { $theirs }. A side without a meld would lose them instead.
lesson-going-out = Going out
# $points (Points): what it brought
lesson-going-out-about = You went out: { $points } points for your side.
lesson-melded = Cards melded
# $ours (Points): what the learner’s side has laid down
# $theirs (Points): what the other side has
lesson-melded-about = Every card laid down counts: joker 50, two and ace 20, king to eight 10, the others 5. You laid down { $ours } points, they { $theirs }.
lesson-in-hand = Cards left in hand
# $ours (Points): what the learner’s side loses
# $theirs (Points): what the other side loses
lesson-in-hand-about = What is still in a hand counts against its side: { $ours } for you, from Anna’s cards, and { $theirs } for them.
lesson-play = Play a whole game
lesson-again = Play the lesson again
