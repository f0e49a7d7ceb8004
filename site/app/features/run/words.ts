import { combatJobFacts } from "@foray/fieldops/records/combat-jobs/facts";
import type { CombatJob } from "@foray/fieldops/runs/combat-jobs";
import { seatLabel } from "@foray/fieldops/runs/duties";
import { shownRole } from "@foray/fieldops/runs/kits";
import type { Run, Seat } from "@foray/fieldops/runs/types";
import { pageLanguage } from "~/i18n/language.ts";
import { runMessages } from "./messages.ts";

export const jobName = (job: CombatJob): string => combatJobFacts[job].names[pageLanguage];
export const jobShort = (job: CombatJob): string => job.toUpperCase();

/** Accessible name of a seat's button. */
export function seatName(run: Run, place: number, seat: Seat): string {
  const t = runMessages;
  return t.seatName([
    seatLabel(run, place),
    t.rolesIn[seat.name === "" ? seat.role : shownRole(seat)],
    ...(seat.plays === null || seat.name === "" ? [] : [jobName(seat.plays)]),
    seat.name === "" ? t.emptyWord : seat.name,
  ]);
}

export const runTitle = ({ title, kind }: Pick<Run, "kind" | "title">): string =>
  title === "" ? runMessages.kinds[kind] : title;
