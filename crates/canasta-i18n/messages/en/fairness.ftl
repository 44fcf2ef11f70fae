### The page about fair deals.

fairness-title = Fair deals – Canasta
fairness-heading = Fair deals
fairness-about = Neither the server nor any one player can stack the deck. Don’t take our word for it: check.
fairness-check-game = Check a game

## How a deal is made.

fairness-steps = How the cards are shuffled
fairness-commitment = The commitment
fairness-commitment-about = Before each deal the server picks a secret seed and publishes its commitment: 64 digits that match that seed and no other. From then on it can’t change the seed.
fairness-cut = The cut
fairness-cut-about = Each player’s browser then adds a cut: its own random number. Just as at a real table, someone else cuts after the shuffle.
fairness-deal = The deal
fairness-deal-about = The seed and cuts alone determine the order of the 108 cards, and nothing can be changed later.
fairness-proof = The proof
fairness-proof-about = When the deal is scored, the seed is revealed. Anyone can check that it matches the commitment and reproduce the same shuffle.

## How many commitments there are.

fairness-promises = This server’s commitments
# $n (Number): how many
fairness-count = { $n }
fairness-made = made
fairness-made-about = deals with a published commitment
fairness-revealed = revealed
fairness-revealed-about = seeds anyone can check
fairness-outstanding = outstanding
fairness-outstanding-about = deals in progress
fairness-kept = Every seed is eventually revealed. It stays secret while the deal is in progress or the table is waiting for its players; if they don’t return, the table is closed and the seed revealed.

## Checking a record.

fairness-check-about = You can save any finished game as a <code>.canasta</code> file. Choose one here or drop it on this page. Your browser redoes every shuffle and compares the results. Nothing is uploaded; you can even go offline first.
fairness-no-script = This check needs JavaScript. Without it, <code>canasta verify</code> or the Python script mentioned below does the same.
fairness-choose = Choose a record
fairness-or-drop = or drop it here
fairness-paste = Paste a record
fairness-text = Record text
fairness-check = Check
fairness-noted = Your browser’s notes
fairness-noted-about = Your browser records each commitment before the cards are dealt. The latest:

## The deal of the day.

fairness-daily = Deal of the day
fairness-daily-about = Each day’s seed is secret until midnight UTC, but its commitment is published now. Once the day is over, the seed is revealed, so anyone can check the cards.
fairness-daily-how = How to check
fairness-daily-commitment = Today’s commitment
# $date (Message): the day
fairness-daily-seed = Seed of { $date }

## What this does not prove.

fairness-limits = What this doesn’t prove
fairness-server-knows = The server knows the cards while a deal is played.
fairness-server-knows-about = It deals them and enforces the rules. It can’t change them, but the people who run the server could look at them. If anything is at stake, play only where you trust the host, or run your own server.
fairness-last-cut = Whoever cuts last knows most.
fairness-last-cut-about = The cuts come one after the other. A server colluding with a player could tell them the seed and let them try many cuts, or drop a cut and claim it came late. Your browser notes the commitments it was shown and the cuts it made, and the check above tells you if a record doesn’t match them. If whoever runs the server cheats with a friend, the only remedy is another server.
fairness-no-cut = With no cut, there’s only the commitment.
fairness-no-cut-about = If no player’s browser added a cut, as in a game between bots, the deck was still fixed before the deal, but the server alone chose the seed.
fairness-names = A record proves its deals, not its names.
fairness-names-about = It shows that these cards were dealt at this table. It can’t show who sat there, or whether two players were on the phone to each other.
fairness-even = Fair doesn’t mean equal.
fairness-even-about = A fair deal can still be a terrible hand. Luck evens out over many deals, but not always in one evening.

## Checking without this page.

fairness-elsewhere = Without this page
fairness-elsewhere-about = If you don’t trust a page from the same server that dealt, check with <code>canasta verify</code> on your own computer, or with a short Python script. Both come with the source code.
fairness-digits = How the cards are derived, in full detail
