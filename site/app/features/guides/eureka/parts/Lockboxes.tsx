import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import { dropRates } from "@foray/fieldops/records/drop-rates/facts";
import itemNames from "@foray/fieldops/records/items/names/page";
import { lockboxes } from "@foray/fieldops/records/lockboxes/facts";
import { Link } from "react-router";
import { RecordTable } from "~/features/record-table/RecordTable.tsx";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { titled } from "~/i18n/titled.ts";
import { eurekaGuideMessages } from "../messages.ts";

const eureka = ["anemos", "pagos", "pyros", "hydatos", "warped"];
const boxes = lockboxes.filter(({ item }) => eureka.some((word) => item.includes(word)));

export default function Lockboxes() {
  const t = eurekaGuideMessages;
  const box = useGameNames("fieldops/items", itemNames);
  return (
    <RecordTable
      label={t.pages.lockboxes.title}
      columns={[t.box, t.holds, t.forecast]}
      rows={boxes.map(({ item: id, itemId }) => {
        const rate = dropRates.find(({ containerId }) => containerId === itemId);
        const filter = filterRules.find(
          (rule) => rule.kind !== "collection" && rule.rewards.some(({ item }) => item === id),
        );
        return {
          id,
          cells: [
            <GameName key="n" name={titled(box(id))} />,
            <Link key="c" to={rate === undefined ? "/boxes" : `/boxes?box=${rate.id}`}>
              {t.holds}
            </Link>,
            filter === undefined ? (
              "–"
            ) : (
              <Link key="f" to={forecastPath(filter)}>
                {t.forecast}
              </Link>
            ),
          ],
        };
      })}
    />
  );
}
