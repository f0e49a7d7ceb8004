import { gameItemFacts } from "@foray/fieldops/records/game-items/facts";
import gameItemNames from "@foray/fieldops/records/game-items/names/en";
import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { titled } from "~/ui/filter-titles/use-filter-titles.ts";
import { Lines, RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { eurekaGuideMessages } from "../messages.ts";

const items = new Map(gameItemFacts.map(({ itemId, id }) => [itemId, id]));

/** The steps of a Eureka weapon with what each asks for. */
export default function Relics() {
  const t = useMessages(eurekaGuideMessages);
  const language = useLanguage();
  const zoneName = useZoneNames();
  const item = useGameNames("fieldops/game-items", gameItemNames);
  return (
    <RecordTable
      label={t.pages.relics.title}
      columns={[t.step, t.zone, t.asks]}
      rows={relicStepFacts
        .filter(({ line }) => line === "eureka")
        .map(({ id, number, zone, costs }) => ({
          id,
          cells: [
            number,
            zone === undefined ? "–" : <GameName key="z" name={zoneName(zone)} />,
            <Lines key="c">
              {costs.map(({ itemId, quantity }) => {
                const name = items.get(itemId);
                return (
                  <span key={itemId}>
                    {formatNumber(quantity, language)} ×{" "}
                    {name === undefined ? itemId : <GameName name={titled(item(name))} />}
                  </span>
                );
              })}
            </Lines>,
          ],
        }))}
    />
  );
}
