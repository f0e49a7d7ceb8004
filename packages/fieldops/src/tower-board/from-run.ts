import { dutyOf } from "../runs/duties.ts";
import type { Run } from "../runs/types.ts";
import { emptyBoard, type TowerBoard, towerKinds } from "./board.ts";

/** The board of one party of a run: its players with their jobs, levels left open. `null` for other duties and for empty parties. */
export function boardOfParty(run: Run, party: number): TowerBoard | null {
  const tower = towerKinds.find((kind) => kind === run.kind);
  if (tower === undefined) return null;
  const { partySize } = dutyOf(run.kind);
  const players = run.seats
    .slice(party * partySize, (party + 1) * partySize)
    .filter(({ name }) => name !== "")
    .map(({ job, name, plays }) => ({
      name,
      ...(plays === null ? {} : { combat: plays }),
      plays: job,
      has: job === null ? [] : [{ job, level: null }],
    }));
  return players.length === 0 ? null : { ...emptyBoard, tower, guide: run.guide, players };
}
