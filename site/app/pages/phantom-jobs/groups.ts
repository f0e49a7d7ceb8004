import type { PhantomJobFacts, SupportRole } from "@foray/fieldops/occult/phantom-jobs/types";
import type { NameReader } from "~/i18n/game-names.tsx";
import type { GridGroup } from "~/ui/action-grid/ActionGrid.tsx";
import { arrangeCells } from "~/ui/action-grid/arrange-cells.ts";
import type { ReferenceState } from "~/ui/action-grid/use-reference-state.ts";
import type { PhantomMessages } from "./messages/en.ts";
import { PHANTOM_JOBS } from "./paths.ts";
import { brings, jobIds, phantomJob } from "./records.ts";

type GroupInput = Readonly<{
  state: ReferenceState<SupportRole>;
  /** What the search found, best first; null = no search. */
  found: readonly string[] | null;
  name: NameReader;
  zone: (zone: PhantomJobFacts["zone"]) => string;
  t: PhantomMessages;
}>;

const zones: readonly PhantomJobFacts["zone"][] = ["southHorn", "northHorn"];

/** The grid's plates after search, support and order: by the zone that brought them, or in one run. */
export function jobGroups({ state, found, name, zone, t }: GroupInput): readonly GridGroup[] {
  const { role, sort, compared, query } = state;
  const shown = (found ?? jobIds)
    .flatMap((id) => phantomJob(id) ?? [])
    .filter((job) => role === null || brings(job, role));
  return arrangeCells<PhantomJobFacts>({
    shown,
    searched: found !== null,
    sort,
    name,
    groups: zones.map((id) => ({ id, label: zone(id), has: (job) => job.zone === id })),
    cell: (job) => ({
      id: job.id,
      name: name(job.id),
      to: `${PHANTOM_JOBS}/${job.id}${query}`,
      hue: job.zone === "northHorn" ? "azure" : "violet",
      figure: t.levels(String(job.levelMax)),
      compared: compared.includes(job.id),
    }),
  });
}
