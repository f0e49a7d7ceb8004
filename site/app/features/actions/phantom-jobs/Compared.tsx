import { experienceBetween } from "@foray/fieldops/occult/phantom-jobs/experience";
import type { PhantomJobFacts } from "@foray/fieldops/occult/phantom-jobs/types";
import actionNames from "@foray/fieldops/records/phantom-actions/names/page";
import { doubtMessages } from "~/features/confidence/messages.ts";
import { formatNumber } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { CompareTable } from "../grid/CompareTable.tsx";
import { gridMessages } from "../grid/messages.ts";
import type { ComparedProps } from "../grid/ReferencePage.tsx";
import { phantomMessages } from "./messages.ts";

export default function Compared({ records, ...props }: ComparedProps<PhantomJobFacts>) {
  const t = phantomMessages;
  const doubts = doubtMessages;
  const common = gridMessages;
  const language = useLanguage();
  const actionName = useGameNames("fieldops/phantom-actions", actionNames);
  const number = (value: number) => formatNumber(value, language);
  const columns = records.map(({ record: job, category, link }) => {
    const sum = experienceBetween(job, 1, job.levelMax);
    const noSum = job.experienceBasis === "masteredJobs" ? t.experienceMastered : doubts.nobodyKnows;
    return {
      ...link,
      facts: [
        { id: "zone", label: common.category, value: category },
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
    };
  });
  return <CompareTable columns={columns} {...props} />;
}
