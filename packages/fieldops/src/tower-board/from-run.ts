import { dutyOf } from "../runs/duties.ts";
import { phantomOf } from "../runs/needs.ts";
import { peopleByKey, sitterOf } from "../runs/seating.ts";
import type { Run } from "../runs/types.ts";
import { emptyBoard, type TowerBoard, towerKinds } from "./board.ts";

/** Board of one party of a run, with levels left open. `null` for other duties and empty parties. */
export function boardOfParty(run: Run, party: number): TowerBoard | null {
  const tower = towerKinds.find((kind) => kind === run.kind);
  if (tower === undefined) return null;
  const { partySize } = dutyOf(run.kind);
  const people = peopleByKey(run.people);
  const players = run.seats
    .slice(party * partySize, (party + 1) * partySize)
    .filter(({ name }) => name !== "")
    .map((seat) => {
      const { name, plays } = seat;
      const sitter = sitterOf(people, seat);
      const phantom = phantomOf(seat, sitter);
      const all = new Set([...(phantom === null ? [] : [phantom]), ...(sitter?.phantom ?? [])]);
      return {
        name,
        ...(plays === null ? {} : { combat: plays }),
        plays: phantom,
        has: [...all].map((job) => ({ job, level: null })),
      };
    });
  return players.length === 0 ? null : { ...emptyBoard, tower, guide: run.guide, players };
}
