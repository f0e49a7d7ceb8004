import { spawnFilters } from "@foray/fieldops/forecast-filters/farms";
import { gameItemFacts } from "@foray/fieldops/records/game-items/facts";
import gameItemNames from "@foray/fieldops/records/game-items/names/en";
import itemNames from "@foray/fieldops/records/items/names/en";
import { lockboxes } from "@foray/fieldops/records/lockboxes/facts";
import { Link } from "react-router";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { titled } from "~/ui/filter-titles/use-filter-titles.ts";
import { Lines, RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { forecastPath } from "~/ui/spawn-windows/forecast-path.ts";
import { eurekaGuideMessages } from "../messages.ts";

/** So many of a box's drops are named here. */
const SHOWN = 4;
const eureka = ["anemos", "pagos", "pyros", "hydatos", "warped"];
const boxes = lockboxes.filter(({ item }) => eureka.some((word) => item.includes(word)));
const items = new Map(gameItemFacts.map(({ itemId, id }) => [itemId, id]));

/** The boxes of Eureka with what is found in them most. */
export default function Lockboxes() {
  const t = useMessages(eurekaGuideMessages);
  const language = useLanguage();
  const box = useGameNames("fieldops/items", itemNames);
  const item = useGameNames("fieldops/game-items", gameItemNames);
  return (
    <RecordTable
      label={t.pages.lockboxes.title}
      long
      columns={[t.box, t.holds, t.forecast]}
      rows={boxes.map(({ item: id, drops }) => {
        const filter = spawnFilters.find(({ rewards }) => rewards.some((reward) => reward.item === id));
        const most = drops.toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0)).slice(0, SHOWN);
        return {
          id,
          cells: [
            <GameName key="n" name={titled(box(id))} />,
            <Lines key="d">
              {most.flatMap(({ itemId, percent }) => {
                const name = items.get(itemId);
                return name === undefined
                  ? []
                  : [
                      <span key={itemId}>
                        <GameName name={titled(item(name))} />{" "}
                        {percent !== null && `${formatNumber(percent, language)}\u00a0%`}
                      </span>,
                    ];
              })}
            </Lines>,
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
