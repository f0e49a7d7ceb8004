import fc from "fast-check";
import { combatJobs } from "../src/runs/combat-jobs.ts";
import { type RunJob, runJobs } from "../src/runs/seat-words.ts";
import {
  jobFacts,
  type OwnJob,
  PARTY,
  type TowerBoard,
  type TowerPlayer,
  towerKinds,
} from "../src/tower-board/board.ts";
import { guidesOf, jobNeeds } from "../src/tower-board/needs.ts";
import { shortName } from "./run-arbitraries.ts";

const ownJob = (job: RunJob): fc.Arbitrary<OwnJob> =>
  fc.record({ job: fc.constant(job), level: fc.option(fc.integer({ min: 1, max: jobFacts(job).levelMax })) });

const player = (jobs: readonly RunJob[]): fc.Arbitrary<TowerPlayer> =>
  fc.subarray([...jobs], { maxLength: Math.min(5, jobs.length) }).chain((own) =>
    fc.record(
      {
        name: shortName,
        combat: fc.constantFrom(...combatJobs),
        has: fc.tuple(...own.map(ownJob)),
        plays: own.length === 0 ? fc.constant(null) : fc.option(fc.constantFrom(...own)),
      },
      { requiredKeys: ["name", "has", "plays"] },
    ),
  );

/** With `near`, players mostly have jobs that the guide asks for. */
export const towerBoard = (most = PARTY, near = false): fc.Arbitrary<TowerBoard> =>
  fc
    .constantFrom(...towerKinds)
    .chain((tower) =>
      fc.record({ tower: fc.constant(tower), guide: fc.nat(Math.max(0, guidesOf(tower).length - 1)) }),
    )
    .chain((chosen) => {
      const needs = jobNeeds(chosen);
      const sought = [...new Set(needs.flatMap(({ jobs }) => jobs))];
      return fc.record({
        tower: fc.constant(chosen.tower),
        guide: fc.constant(chosen.guide),
        elsewhere: fc.subarray(needs.map((_, at) => at)),
        players: fc.array(player(near ? [...sought, "samurai"] : runJobs), { maxLength: most }),
      });
    });
