"""A bot that plays Canasta: it rates every legal action and plays the best one.

To meld more at once, give it a referee command to check melds with: mybot.py canasta referee
"""
import json
import subprocess
import sys
from collections import Counter

WILD = "X2"  # the rank of a joker is X, of a two 2
POINTS = {"X": 50, "2": 20, "A": 20, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 10, "8": 10}


def ranks(text):
    """The ranks of the cards in a text: "4H 4D XR" is ["4", "4", "X"]."""
    return [word[0] for word in text.split() if word[-1] in "SHDCRB"]


class Table:
    """The facts the bot uses, from the view of its turn."""

    def __init__(self, message):
        view = message["view"]
        seat, players = view["seat"], view["players"]
        side = seat % 2 if players in (4, 6) else seat
        self.hand = Counter(ranks(view["hands"][seat]))
        self.pile = Counter(ranks(view["pile"]))
        self.frozen = message["frozen_by_card"] is not None  # for everybody, not only until we have melded
        self.own = {self.rank_of(meld): len(ranks(meld)) for meld in view["melds"][side]}
        self.canastas = sum(size >= 7 for size in self.own.values())
        others = [meld for place, melds in enumerate(view["melds"]) if place != side for meld in melds]
        self.theirs = {self.rank_of(meld) for meld in others}
        self.next_passed = view["seen"]["passed"][(seat + 1) % players].split()

    @staticmethod
    def rank_of(meld):
        """The rank of a meld's natural cards, or the rank in front, as in "Q: 2S"."""
        return next((rank for rank in ranks(meld) if rank not in WILD), meld.strip()[0])

    def value(self, act):
        """0 for drawing, a little less for discards (the safer, the better), below -1 for unwanted melds."""
        word, _, rest = act.partition(" ")
        if word == "take":
            return 5 * sum(self.pile.values()) + 10 - 15 * sum(rank in WILD for rank in ranks(rest))
        if word == "meld":
            return sum(self.value_of_meld(group) for group in rest.split("/"))
        if word == "discard":
            return -self.danger(rest[0]) / 1000
        return {"declare": 100, "yes": 1}.get(word, 0)

    def value_of_meld(self, group):
        cards = ranks(group)
        before = self.own.get(self.rank_of(group), 0)
        wilds = sum(rank in WILD for rank in cards)
        left = sum(self.hand.values()) - len(cards)
        if before < 7 <= before + len(cards):
            return 300 - wilds  # completes a canasta
        if self.canastas and left < 2:
            return 200  # helps to go out
        if wilds and self.own or left < 3 and not self.canastas:
            return -10  # save wild cards for canastas, and keep enough cards to play on
        return 10 + len(cards) - 4 * wilds

    def danger(self, rank):
        """The danger of discarding this rank: its value to us and to the next player."""
        if rank == "3":
            return 0  # a black three: nobody can take it
        danger = POINTS.get(rank, 5) + (500 if rank in WILD else 30 * (self.hand[rank] > 1))
        if rank in self.theirs:
            danger += 20 if self.frozen else 60 + 4 * sum(self.pile.values())
        return danger - 10 * self.pile[rank] - 20 * (rank in self.next_passed)


class Referee:
    """Checks actions before they are played. Without a command it allows nothing."""

    def __init__(self, command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) if command else None

    def allows(self, view, act):
        if self.process is None:
            return False
        print(json.dumps({**view, "actions": [act]}), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())["steps"][0]["ok"] is True

    def with_more(self, view, act):
        """The action with all further natural melds. Such actions are legal, but not listed."""
        word, _, rest = act.partition(" ")
        if word not in ("meld", "take"):
            return act
        left = Counter(view["hands"][view["seat"]].split()) - Counter(rest.split())
        laid = {Table.rank_of(group) for group in rest.split("/") if group.strip()}
        for rank in sorted({card[0] for card in left} - set(WILD) - laid):
            group = [card for card in left.elements() if card[0] == rank]
            longer = f"{act} / {' '.join(group)}"
            if len(group) >= 3 and self.allows(view, longer):
                act = longer
        return act


referee = Referee(sys.argv[1:])
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        act = max(message["legal"], key=Table(message).value)
        act = referee.with_more(message["view"], act)
        # It remembers nothing, so one process can play all deals: version 2 of the protocol.
        print(json.dumps({"act": act, "protocol": 2}), flush=True)
