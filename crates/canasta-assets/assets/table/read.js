// Reads the table's markup from the server as data.

/** Reads `#table` as the server sent it. */
export function readTable(root) {
  const { dataset } = root;
  const mine = "mine" in dataset;
  return {
    id: dataset.table,
    n: Number(dataset.n),
    deal: dataset.deal,
    phase: dataset.phase,
    mine,
    /** Whether the viewer is to draw or take the pile. */
    drawing: mine && dataset.phase === "draw",
    /** Whether the viewer is to meld or discard. */
    playing: mine && dataset.phase === "play",
    watching: "watching" in dataset,
    /** Whether a shared device is being passed on. */
    covered: dataset.phase === "cover",
    paused: "paused" in dataset,
    /** `null` before the first deal. */
    rules: rulesOf(root),
    minimum: Number(dataset.minimum),
    /** Whether the side has melded. */
    melded: "melded" in dataset,
    /** Whether the viewer had melded before this turn. */
    hadMelded: "hadMelded" in dataset,
    /** The rank of the card that freezes the pile, `unmelded` if the missing initial meld does, or `null`. */
    frozen: dataset.frozen ?? null,
    /** The partner's answer, `yes` or `no`, or `null`. */
    permission: dataset.permission ?? null,
    /** Whether the viewer can neither meld nor take the pile in this turn. */
    cannotMeld: mine && "cannotMeld" in dataset,
    /** The ranks of the viewer's cards that came with the pile and can't be melded in this turn. */
    taken: mine ? (dataset.taken ?? "") : "",
    stock: Number(dataset.stock),
    topCard: dataset.top ?? null,
    topRank: dataset.topRank ?? null,
    pileSize: Number(dataset.pile),
    pileRedThrees: Number(dataset.pileRedThrees ?? 0),
    hints: root.querySelector("#ask-hint") !== null,
    hand: handOf(root),
    own: meldsOf(root),
    lesson: root.querySelector("#lesson") !== null,
    /** What the lesson tells a player who tries something else. */
    nudge: root.querySelector("#lesson")?.dataset.nudge,
    /** The number of events in this deal. */
    events: dataset.events,
    /** News that isn't about cards, the number of chat messages, and the last message. */
    around: dataset.around,
    said: Number(dataset.said),
    lastSaid: dataset.lastSaid,
  };
}

const rulesOf = (root) => JSON.parse(root.querySelector("#rules")?.innerHTML ?? "null");

/** The hand by rank, in the order of the server's columns. */
function handOf(root) {
  return new Map([...root.querySelectorAll(".col")].map(({ dataset }) => [dataset.rank, dataset.cards.split(" ")]));
}

/** The melds of the viewer's side by rank. */
function meldsOf(root) {
  const melds = [...root.querySelectorAll(".melds.we .meld")];
  return new Map(
    melds.map(({ dataset: { rank, naturals, twos, jokers } }) => [
      rank,
      { naturals: Number(naturals), twos: Number(twos), jokers: Number(jokers) },
    ]),
  );
}
