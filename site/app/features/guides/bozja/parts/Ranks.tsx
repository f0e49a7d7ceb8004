import { zonesOf } from "@foray/fieldops/fields/operations";
import { dutyFacts } from "@foray/fieldops/records/duties/facts";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import { skirmishFacts } from "@foray/fieldops/records/skirmishes/facts";
import { Link } from "react-router";
import { RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatNumber, formatRange } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { bozjaGuideMessages } from "../messages.ts";

const zones = zonesOf("bozja");

/** Least and most mettle, or null if unknown. */
function mettleRange(records: readonly Readonly<{ mettle?: readonly number[] | null }>[]) {
  const all = records.flatMap(({ mettle }) => mettle ?? []);
  return all.length === 0 ? null : ([Math.min(...all), Math.max(...all)] as const);
}

export default function Ranks() {
  const t = bozjaGuideMessages;
  const language = useLanguage();
  const zoneName = useZoneNames();
  const range = (records: Parameters<typeof mettleRange>[0]) => {
    const found = mettleRange(records);
    if (found === null) return "–";
    const [least, most] = found;
    return formatRange(formatNumber(least, language), formatNumber(most, language));
  };
  return (
    <>
      <p>
        <Link to="/levels#ranks">{t.opens}</Link>
      </p>
      <RecordTable
        label={t.mettle}
        doubt={{ kind: "oneSource" }}
        columns={[t.zone, t.jobLevel, t.syncedTo, t.skirmishes, t.engagements]}
        rows={zones.map((zone) => {
          const duty = dutyFacts.find((each) => each.zone === zone);
          return {
            id: `mettle-${zone}`,
            cells: [
              <GameName key="z" name={zoneName(zone)} />,
              duty?.levelRequired ?? "–",
              duty?.levelSync ?? "–",
              range(skirmishFacts.filter((record) => record.zone === zone)),
              range(engagementFacts.filter((record) => record.zone === zone && record.kind === "engagement")),
            ],
          };
        })}
      />
    </>
  );
}
