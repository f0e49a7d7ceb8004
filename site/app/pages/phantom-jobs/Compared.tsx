import sprite from "virtual:glyphs/phantom-jobs";
import { experienceBetween } from "@foray/fieldops/occult/phantom-jobs/experience";
import actionNames from "@foray/fieldops/records/phantom-actions/names/en";
import englishNames from "@foray/fieldops/records/phantom-jobs/names/en";
import { formatNumber } from "~/i18n/format.ts";
import { useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { CompareTable } from "~/ui/action-grid/CompareTable.tsx";
import { gridMessages } from "~/ui/action-grid/messages.ts";
import type { ComparedProps } from "~/ui/action-grid/ReferencePage.tsx";
import { doubtMessages } from "~/ui/doubt/messages.ts";
import { phantomMessages } from "./messages.ts";
import { PHANTOM_JOBS } from "./paths.ts";
import { phantomJob } from "./records.ts";

/** Two or three phantom jobs side by side. */
export default function Compared({ ids, query, onRemove, onClear }: ComparedProps) {
  const t = phantomMessages;
  const doubts = doubtMessages;
  const common = gridMessages;
  const language = useLanguage();
  const name = useGameNames("fieldops/phantom-jobs", englishNames);
  const actionName = useGameNames("fieldops/phantom-actions", actionNames);
  const zone = useZoneNames();
  const number = (value: number) => formatNumber(value, language);
  const columns = ids.flatMap((id) => {
    const job = phantomJob(id);
    if (job === undefined) return [];
    const sum = experienceBetween(job, 1, job.levelMax);
    const noSum = job.experienceBasis === "masteredJobs" ? t.experienceMastered : doubts.nobodyKnows;
    return [
      {
        id,
        name: name(id),
        hue: job.zone === "northHorn" ? "azure" : "violet",
        to: `${PHANTOM_JOBS}/${id}${query}`,
        facts: [
          { id: "zone", label: common.category, value: zone(job.zone).text },
          { id: "levels", label: t.level(""), value: number(job.levelMax) },
          { id: "experience", label: t.experience, value: sum === null ? noSum : number(sum) },
          {
            id: "actions",
            label: t.actions,
            value: common.list(job.actions.map((each) => actionName(each).text)),
          },
          {
            id: "traits",
            label: t.traits,
            value: common.list(job.traits.map((each) => actionName(each).text)),
          },
        ],
        effects: common.list(job.support.map(({ role }) => t.support[role])),
      },
    ];
  });
  return <CompareTable columns={columns} sprite={sprite} onRemove={onRemove} onClear={onClear} />;
}
