### The page about fair deals.

fairness-title = Fair deals. Canasta
fairness-heading = Fair deals
fairness-about = Neither the server nor a player alone can stack the cards at this table. You need not take our word for it: you can check.
fairness-check-game = Check a game

## How a deal comes about.

fairness-steps = How the cards are shuffled
fairness-commitment = The promise
fairness-commitment-about = Before a deal the server draws a secret seed and shows its commitment: 64 digits that fit this seed and no other. From then on it cannot change its mind.
fairness-cut = The cut
fairness-cut-about = Only then does every player’s browser add a cut: a random number of its own. As at a real table, another player cuts after the shuffle.
fairness-deal = The deal
fairness-deal-about = Seed and cuts together determine the order of the 108 cards. Nothing else does, and nothing can be changed later.
fairness-proof = The proof
fairness-proof-about = When the deal is scored, the seed is revealed. Everyone can see that it fits the commitment, and shuffle the same cards from it again.

## How many promises there are.

fairness-promises = The promises of this server
# $n (Number): how many
fairness-count = { $n }
fairness-made = made
fairness-made-about = deals promised by this server
fairness-revealed = revealed
fairness-revealed-about = seeds that everyone can check
fairness-outstanding = outstanding
fairness-outstanding-about = deals that are not over
fairness-kept = Every promise is kept in the end. A seed stays secret while its deal is played, and while a table rests until its players come back; if they stay away for a long time, the table is closed and its seed is revealed all the same.

## The check of a record.

fairness-check-about = Every finished game can be saved as a record, a file that ends with <code>.canasta</code>. Choose one here, or drop it on this page. Your browser shuffles every deal again and compares. It sends nothing: you may disconnect from the network first.
fairness-no-script = This check needs JavaScript. Without it, <code>canasta verify</code> and the Python program named below do the same.
fairness-choose = Choose a record
fairness-or-drop = or drop it here
fairness-paste = Paste a record
fairness-text = The text of a record
fairness-check = Check
fairness-noted = What you were promised
fairness-noted-about = Your browser notes each commitment as it is shown, before the cards are dealt. Its newest notes:

## What all of that does not prove.

fairness-limits = What this does not prove
fairness-server-knows = The server knows the cards while a deal is played.
fairness-server-knows-about = It deals them and enforces the rules. It cannot change them, but the people who run a server could look at them. Play for something that matters only where you trust the host, or on a server of your own.
fairness-last-cut = The last to cut knows most.
fairness-last-cut-about = The cuts come one after the other. A server that works together with a player could tell that player the seed and let them try many cuts, or leave out a cut and say that it came late. Your browser notes the promises it was shown and the cuts it made, and the check above says where a record does not fit them. Against a host who cheats with a friend, only another host helps.
fairness-no-cut = Without a cut there is only the promise.
fairness-no-cut-about = Where no player’s browser added anything, as among computer players, the deck was fixed before the deal, but the server alone chose the seed.
fairness-names = A record proves its deals, not its names.
fairness-names-about = It shows that these cards were dealt at this table. No number can say who sat there, or whether two players spoke on the telephone.
fairness-even = Fair is not even.
fairness-even-about = A fair deal can still be a terrible hand. Luck evens out over many deals, but not always in one evening.

## Checking without this page.

fairness-elsewhere = Without this page
fairness-elsewhere-about = If you do not trust a page from the same server that dealt, you can check with <code>canasta verify</code> on your own computer, or with a short Python program written just for this. Both come with the source code of this program.
fairness-digits = How the cards follow from seed and cuts, to the last digit
