"""A bot that plays Canasta: gives every legal act a worth, and plays the one that is worth most.

Behind its name it takes the command of a referee, which it asks what else may be laid: mybot.py canasta referee
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
    """What the bot looks at, from the view of its turn."""

    def __init__(self, message):
        view = message["view"]
        seat, players = view["seat"], view["players"]
        side = seat % 2 if players in (4, 6) else seat
        self.hand = Counter(ranks(view["hands"][seat]))
        self.pile = Counter(ranks(view["pile"]))
        self.frozen = message["frozen_by_card"] is not None  # for everybody, not only until we open
        self.own = {self.rank_of(meld): len(ranks(meld)) for meld in view["melds"][side]}
        self.canastas = sum(size >= 7 for size in self.own.values())
        others = [meld for place, melds in enumerate(view["melds"]) if place != side for meld in melds]
        self.theirs = {self.rank_of(meld) for meld in others}
        self.next_passed = view["seen"]["passed"][(seat + 1) % players].split()

    @staticmethod
    def rank_of(meld):
        """The rank of a meld is that of its natural cards, or the one in front, as in "Q: 2S"."""
        return next((rank for rank in ranks(meld) if rank not in WILD), meld.strip()[0])

    def worth(self, act):
        """Drawing is worth 0; discards a little less, the safest the most; what is not wanted is below -1."""
        word, _, rest = act.partition(" ")
        if word == "take":
            return 5 * sum(self.pile.values()) + 10 - 15 * sum(rank in WILD for rank in ranks(rest))
        if word == "meld":
            return sum(self.worth_of_meld(group) for group in rest.split("/"))
        if word == "discard":
            return -self.danger(rest[0]) / 1000
        return {"declare": 100, "yes": 1}.get(word, 0)

    def worth_of_meld(self, group):
        cards = ranks(group)
        before = self.own.get(self.rank_of(group), 0)
        wilds = sum(rank in WILD for rank in cards)
        left = sum(self.hand.values()) - len(cards)
        if before < 7 <= before + len(cards):
            return 300 - wilds  # it completes a canasta
        if self.canastas and left < 2:
            return 200  # on the way out
        if wilds and self.own or left < 3 and not self.canastas:
            return -10  # wild cards are for canastas; and a hand too small is a prison
        return 10 + len(cards) - 4 * wilds

    def danger(self, rank):
        """How unwise it is to discard a card of this rank: what it is worth to us, and to the next player."""
        if rank == "3":
            return 0  # a black three: no player takes it
        danger = POINTS.get(rank, 5) + (500 if rank in WILD else 30 * (self.hand[rank] > 1))
        if rank in self.theirs:
            danger += 20 if self.frozen else 60 + 4 * sum(self.pile.values())
        return danger - 10 * self.pile[rank] - 20 * (rank in self.next_passed)


class Referee:
    """Knows beforehand what the table will say of an act; without a command it allows nothing."""

    def __init__(self, command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) if command else None

    def allows(self, view, act):
        if self.process is None:
            return False
        print(json.dumps({**view, "actions": [act]}), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())["steps"][0]["ok"] is True

    def with_more(self, view, act):
        """The act with every other meld of three and more that it may have: such acts are legal, but not listed."""
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
        act = max(message["legal"], key=Table(message).worth)
        act = referee.with_more(message["view"], act)
        # It remembers nothing, so one process will do for all deals: version 2 of the protocol.
        print(json.dumps({"act": act, "protocol": 2}), flush=True)
