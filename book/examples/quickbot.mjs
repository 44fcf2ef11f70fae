// The shortest bot that plays a whole game: it plays the first legal action that melds or takes the pile, or else the last one.
// One process plays many deals: version 2 of the protocol.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { type, legal } = JSON.parse(line);
  if (type !== "turn") continue;
  const act = legal.find((act) => /^(take|meld|declare)/.test(act)) ?? legal.at(-1);
  process.stdout.write(`${JSON.stringify({ act, protocol: 2 })}\n`);
}
