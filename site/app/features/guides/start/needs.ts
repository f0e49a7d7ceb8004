import type { Doubt } from "@foray/fieldops/doubt/doubt";
import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { levelRulesOf } from "@foray/fieldops/fields/level-rules";
import { dutyFacts } from "@foray/fieldops/records/duties/facts";
import { innerDutyFacts } from "@foray/fieldops/records/inner-duties/facts";
import { raidRequirements } from "@foray/fieldops/records/raid-requirements/facts";

export type Need = Readonly<{
  what: "level" | "itemLevel" | "elementalLevel" | "rank" | "mettle";
  value: number;
  doubt: Doubt | null;
}>;

const ranks = levelRulesOf("bozja");

/** Undefined for rank 1, which everyone has. */
function rankOf(id: string, zone: string | null | undefined): number | undefined {
  const opening = ranks.opens.find((opens) =>
    "duty" in opens ? opens.duty === id : opens.zone === zone && opens.area === 1,
  );
  return opening === undefined || opening.rank === 1 ? undefined : opening.rank;
}

/** Duties inside a zone inherit the zone's levels. */
export function needsOf(id: string): readonly Need[] {
  const inner = innerDutyFacts.find((each) => each.id === id);
  const duty = dutyFacts.find((each) => each.id === (inner?.inside ?? id));
  const raid = raidRequirements.find((each) => each.id === id);
  const game = duty?.basis === "players" ? ({ kind: "oneSource" } as const) : null;
  const told = raid === undefined ? null : doubtOf({ confidence: raid.confidence }, "all");
  const ruled = doubtOf({ confidence: ranks.confidence }, "all");
  const rank = rankOf(id, inner === undefined ? duty?.zone : null);
  const needs: readonly Readonly<{ what: Need["what"]; value: number | undefined; doubt: Doubt | null }>[] = [
    { what: "level", value: duty?.levelRequired, doubt: game },
    { what: "itemLevel", value: duty?.itemLevelRequired, doubt: game },
    { what: "elementalLevel", value: raid?.elementalLevel, doubt: told },
    { what: "rank", value: raid?.rank ?? rank, doubt: raid?.rank === undefined ? ruled : told },
    { what: "mettle", value: raid?.mettle, doubt: told },
  ];
  return needs.flatMap(({ what, value, doubt }) => (value === undefined ? [] : [{ what, value, doubt }]));
}
