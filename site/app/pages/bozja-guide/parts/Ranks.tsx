import dutyNames from "@foray/fieldops/records/duties/names/en";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import { levelRules } from "@foray/fieldops/records/level-rules/facts";
import { skirmishFacts } from "@foray/fieldops/records/skirmishes/facts";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { bozjaGuideMessages } from "../messages.ts";

const zones = ["bozjanSouthernFront", "zadnor"] as const;

/** Least and most mettle of some encounters. */
function mettleRange(records: readonly Readonly<{ mettle?: readonly number[] | null }>[]) {
  const all = records.flatMap(({ mettle }) => mettle ?? []);
  return all.length === 0 ? null : ([Math.min(...all), Math.max(...all)] as const);
}

/** What each rank opens, and the mettle of skirmishes and engagements by zone. */
export default function Ranks() {
  const t = useMessages(bozjaGuideMessages);
  const language = useLanguage();
  const zoneName = useZoneNames();
  const duty = useGameNames("fieldops/duties", dutyNames);
  const range = (records: Parameters<typeof mettleRange>[0]) => {
    const found = mettleRange(records);
    return found === null ? "–" : found.map((value) => formatNumber(value, language)).join("–");
  };
  return (
    <>
      <RecordTable
        label={t.pages.ranks.title}
        columns={[t.rank, t.opens]}
        rows={levelRules.bozja.opens.map((opened) => ({
          id: "duty" in opened ? opened.duty : `${opened.zone}-${opened.area}`,
          cells: [
            opened.rank,
            "duty" in opened ? (
              <GameName key="d" name={duty(opened.duty)} />
            ) : (
              t.areaOf(zoneName(opened.zone).text, String(opened.area))
            ),
          ],
        }))}
      />
      <RecordTable
        label={t.mettle}
        columns={[t.zone, t.skirmishes, t.engagements]}
        rows={zones.map((zone) => ({
          id: `mettle-${zone}`,
          cells: [
            <GameName key="z" name={zoneName(zone)} />,
            range(skirmishFacts.filter((record) => record.zone === zone)),
            range(engagementFacts.filter((record) => record.zone === zone && record.kind === "engagement")),
          ],
        }))}
      />
    </>
  );
}
