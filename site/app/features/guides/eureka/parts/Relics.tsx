import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import { Link } from "react-router";
import { RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatRange } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { eurekaGuideMessages } from "../messages.ts";

const steps = relicStepFacts.filter(({ line }) => line === "eureka");
const zones = [...new Set(steps.flatMap(({ zone }) => zone ?? []))];

/** Only says which steps are made where. The relic page has the rest. */
export default function Relics() {
  const t = eurekaGuideMessages;
  const zoneName = useZoneNames();
  return (
    <RecordTable
      label={t.pages.relics.title}
      columns={[t.zone, t.step]}
      rows={zones.map((zone) => {
        const numbers = steps.filter((step) => step.zone === zone).map(({ number }) => number);
        return {
          id: zone,
          cells: [
            <GameName key="z" name={zoneName(zone)} />,
            <Link key="s" to="/relics">
              {formatRange(String(Math.min(...numbers)), String(Math.max(...numbers)))}
            </Link>,
          ],
        };
      })}
    />
  );
}
