// The shortest bot that plays a whole game: the first legal act that lays cards, else the last that is listed.
// One process plays deal after deal: version 2 of the protocol.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { type, legal } = JSON.parse(line);
  if (type !== "turn") continue;
  const act = legal.find((act) => /^(take|meld|declare)/.test(act)) ?? legal.at(-1);
  process.stdout.write(`${JSON.stringify({ act, protocol: 2 })}\n`);
}
