import type { FightFacts, Point, Puzzle } from "#records/fights/types";
import { type Way, wayNamed } from "../places.ts";

export type PairsPuzzle = Extract<Puzzle, { kind: "pairs" }>;
export type PairsSide = PairsPuzzle["sides"][number]["side"];

export const pairs = ["north-south", "east-west"] as const;
export type Pair = (typeof pairs)[number];

/** A safe place: its direction from the platform's center, and the waymark there. */
export type FreePlace = Readonly<{ way: Way; at: Point; mark: string | undefined }>;

const ends = { "north-south": [0, 180], "east-west": [90, 270] } as const satisfies Record<
  Pair,
  readonly number[]
>;

/** Maximum distance of a waymark from a place (yalms). */
const NEAR = 2;

export function freePlaces(
  { reach, sides }: PairsPuzzle,
  waymarks: FightFacts["waymarks"],
  side: PairsSide,
  pair: Pair,
): readonly FreePlace[] {
  const middle = sides.find((each) => each.side === side)?.at;
  if (middle === undefined) return [];
  return ends[pair].map((dir) => {
    const turn = (dir * Math.PI) / 180;
    const at: Point = [
      Math.round(middle[0] + reach * Math.sin(turn)),
      Math.round(middle[1] - reach * Math.cos(turn)),
    ];
    const mark = (waymarks ?? []).find((each) => Math.hypot(each.at[0] - at[0], each.at[1] - at[1]) <= NEAR);
    return { way: wayNamed(dir), at, mark: mark?.label };
  });
}
