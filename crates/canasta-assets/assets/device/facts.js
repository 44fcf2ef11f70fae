// The facts about a table that determine which sounds and vibrations a change triggers.

const number = (element) => Number(element?.textContent.replace(/\D/g, "") || 0);
const cardsOf = (element) => element.dataset.cards.split(" ").filter(Boolean).length;
const sum = (elements, of) => [...elements].reduce((total, element) => total + of(element), 0);

/** Reads the facts from `#table` as the server sent it, without selected or staged cards. */
export function facts(root) {
  const { dataset } = root;
  const melds = (side) => {
    const all = root.querySelectorAll(`.melds${side} .meld`);
    return {
      cards: sum(all, (meld) => Number(meld.dataset.naturals) + Number(meld.dataset.wilds)),
      canastas: [...all].filter((meld) => meld.matches(".natural, .mixed")).length,
    };
  };
  return {
    n: Number(dataset.n),
    deal: dataset.deal,
    events: dataset.events,
    over: dataset.phase === "over",
    mine: "mine" in dataset,
    watching: "watching" in dataset,
    paused: "paused" in dataset,
    won: dataset.won ?? null,
    frozen: root.querySelector(".words .ice") !== null,
    stock: number(root.querySelector("#stock .num")),
    pile: number(root.querySelector("#pile .num")),
    all: melds(""),
    own: melds(".we"),
    redThrees: sum(root.querySelectorAll(".reds[data-cards]"), cardsOf),
    wentOut: "out" in dataset,
  };
}
