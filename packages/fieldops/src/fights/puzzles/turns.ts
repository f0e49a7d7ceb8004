import type { Puzzle } from "#records/fights/types";

export type TurnsPuzzle = Extract<Puzzle, { kind: "turns" }>;
export type Turn = TurnsPuzzle["turns"][number];
export type Side = TurnsPuzzle["groups"][number]["side"];

/** Whose turn it is to stop a cast: a role, in the party that it names. */
export type Caller = Readonly<{ role: Turn["role"]; party: string | undefined }>;

/** What a wave asks. */
export type Wave = "stop" | "hold" | "let";

/** The group that a party belongs to. */
export const groupOf = ({ groups }: TurnsPuzzle, party: string) =>
  groups.find(({ parties }) => parties.includes(party));

/** Who stops a group's cast, counted from 0; after the last comes the first again. */
export function turnOf({ groups, turns }: TurnsPuzzle, side: Side, cast: number): Caller | undefined {
  const turn = turns[cast % turns.length];
  if (turn === undefined) return undefined;
  const parties = groups.find((group) => group.side === side)?.parties ?? [];
  return { role: turn.role, party: turn.party === undefined ? undefined : parties[turn.party] };
}

/** What a wave, counted from 1, asks: stop each cast, hold on since it is nearly done, or let the master finish. */
export function waveAsks({ waves }: TurnsPuzzle, wave: number): Wave {
  if (waves === undefined || wave < waves.hold) return "stop";
  return wave === waves.master ? "let" : "hold";
}
