"""A bot that plays Canasta: gives every legal act a worth, and plays the one that is worth most."""
import json
import sys
from collections import Counter

WILD = "X2"  # ranks: a joker is X, a two is 2
POINTS = {"X": 50, "2": 20, "A": 20, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 10, "8": 10}


def ranks(text):
    """The ranks of the cards in a text: "4H 4D XR" is ["4", "4", "X"]."""
    return [word[0] for word in text.split() if word[-1] in "SHDCRB"]


class Table:
    """What the bot looks at, from the view of its turn."""

    def __init__(self, turn):
        view = turn["view"]
        seat, players = view["seat"], view["players"]
        side = seat % 2 if players in (4, 6) else seat
        self.hand = Counter(ranks(view["hands"][seat]))
        self.pile = ranks(view["pile"])
        self.own = {Counter(ranks(meld)).most_common(1)[0][0]: len(ranks(meld)) for meld in view["melds"][side]}
        others = [meld for place, melds in enumerate(view["melds"]) if place != side for meld in melds]
        self.theirs = {rank for meld in others for rank in ranks(meld)} - set(WILD)
        self.next_passed = view["seen"]["passed"][(seat + 1) % players].split()
        self.canastas = sum(size >= 7 for size in self.own.values())
        self.frozen = any(rank in WILD for rank in self.pile)

    def worth(self, act):
        """More than 0: better than drawing, or than keeping the cards. All discards are below 0."""
        word, _, rest = act.partition(" ")
        if word == "take":
            return 5 * len(self.pile) + 10 - 15 * sum(rank in WILD for rank in ranks(rest))
        if word == "meld":
            return sum(map(self.worth_of_meld, rest.split("/")))
        if word == "discard":
            return -self.danger(rest[0]) - 1000
        return {"declare": 100, "yes": 1}.get(word, 0)

    def worth_of_meld(self, group):
        cards = ranks(group)
        natural = next((rank for rank in cards if rank not in WILD), group.split(":")[0].strip())
        wilds = sum(rank in WILD for rank in cards)
        makes = self.own.get(natural, 0) + len(cards)
        if makes >= 7 > makes - len(cards):
            return 300 - wilds  # completes a canasta
        left = self.hand.total() - len(cards)
        if left < 3 and not self.canastas:
            return -1  # too few cards to go on with
        return 10 + len(cards) - (12 if self.own else 4) * wilds

    def danger(self, rank):
        """How unwise it is to throw a card of this rank."""
        if rank == "3":
            return 0  # a black three: nobody takes it
        keep = POINTS.get(rank, 5) + (500 if rank in WILD else 30 * (self.hand[rank] > 1))
        if rank in self.theirs:
            keep += 20 if self.frozen else 60 + 4 * len(self.pile)
        return keep - (20 if rank in self.next_passed else 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        table = Table(message)
        print(json.dumps(max(message["legal"], key=table.worth)), flush=True)
