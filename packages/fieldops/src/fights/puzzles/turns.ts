import type { Puzzle } from "#records/fights/types";

export type TurnsPuzzle = Extract<Puzzle, { kind: "turns" }>;
export type Turn = TurnsPuzzle["turns"][number];
export type Side = TurnsPuzzle["groups"][number]["side"];

export type Caller = Readonly<{ role: Turn["role"]; party: string | undefined }>;

export type Wave = "stop" | "hold" | "let";

export const groupOf = ({ groups }: TurnsPuzzle, party: string) =>
  groups.find(({ parties }) => parties.includes(party));

/** Who interrupts a group's cast (0-based). The turns repeat. */
export function turnOf({ groups, turns }: TurnsPuzzle, side: Side, cast: number): Caller | undefined {
  const turn = turns[cast % turns.length];
  if (turn === undefined) return undefined;
  const parties = groups.find((group) => group.side === side)?.parties ?? [];
  return { role: turn.role, party: turn.party === undefined ? undefined : parties[turn.party] };
}

/** Interrupt each cast, hold as the waves are nearly over, or let the master finish. `wave` starts at 1. */
export function waveAsks({ waves }: TurnsPuzzle, wave: number): Wave {
  if (waves === undefined || wave < waves.hold) return "stop";
  return wave === waves.master ? "let" : "hold";
}
