import { combatJobFacts } from "@foray/fieldops/records/combat-jobs/facts";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import type { CombatJob } from "@foray/fieldops/runs/combat-jobs";
import type { RunJob } from "@foray/fieldops/runs/seat-words";
import type { TowerBoard } from "@foray/fieldops/tower-board/board";
import type { TowerNeed } from "@foray/fieldops/tower-board/needs";
import { formatNumber } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { towerMessages } from "./messages.ts";

export type TowerWords = Readonly<{
  number: (value: number) => string;
  job: (job: RunJob) => string;
  combat: (job: CombatJob) => string;
  jobs: (need: Pick<TowerNeed, "jobs">) => string;
  /** Falls back to the seat number. */
  who: (place: number) => string;
  whoShort: (place: number) => string;
}>;

export function useTowerWords({ players }: TowerBoard): TowerWords {
  const t = towerMessages;
  const language = useLanguage();
  const jobName = useGameNames("fieldops/phantom-jobs", jobNames);
  const number = (value: number) => formatNumber(value, language);
  const job = (id: RunJob) => jobName(id).text;
  const who = (place: number) => players[place]?.name || t.player(number(place + 1));
  return {
    number,
    job,
    combat: (id) => combatJobFacts[id].names[language],
    jobs: ({ jobs }) => jobs.map(job).join(t.or),
    who,
    whoShort: (place) => players[place]?.name.split(/[\s@(]/)[0] || who(place),
  };
}
