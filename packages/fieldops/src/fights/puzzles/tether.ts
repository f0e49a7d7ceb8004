import type { Puzzle } from "#records/fights/types";

export type TetherPuzzle = Extract<Puzzle, { kind: "tether" }>;
export type Edge = TetherPuzzle["bridges"][number]["outer"];

/** What the tether between two bosses punishes: being near each other, or far apart. */
export const tethers = ["near", "far"] as const;
export type Tether = (typeof tethers)[number];

const opposite: Readonly<Record<Edge, Edge>> = { north: "south", south: "north" };

export const bridgeOf = ({ bridges }: TetherPuzzle, party: string) =>
  bridges.find(({ parties }) => parties.includes(party));

/** The edge of its bridge to which a boss is pulled: away from the other bridge, or toward it. */
export const edgeFor = (outer: Edge, tether: Tether): Edge => (tether === "near" ? outer : opposite[outer]);
