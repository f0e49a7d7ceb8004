import type { EncounterDrops } from "@foray/fieldops/records/types";
import { dropItems } from "~/features/items/drop-items.ts";
import { Lines } from "~/features/record-table/RecordTable.tsx";
import { formatAside, formatNumber, formatPercent, formatTimes } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Times } from "~/i18n/Times.tsx";
import { fieldMessages } from "../messages.ts";

export function useDropWords() {
  const t = fieldMessages;
  const language = useLanguage();
  const item = dropItems.useNames();
  const chance = (count: number, of: number) => formatPercent(count / of, language, count / of < 0.1 ? 1 : 0);
  const lines = (found: EncounterDrops) =>
    found.drops.flatMap(({ count, itemId, quantity }) => {
      const name = item(itemId);
      return name === undefined ? [] : [{ count, itemId, name, quantity }];
    });
  return {
    chance,
    item,
    cell: (found: EncounterDrops) => (
      <Lines>
        {[
          ...lines(found).map(({ count, itemId, name, quantity }) => (
            <span key={itemId}>
              <Times count={quantity === 1 ? 1 : formatNumber(quantity, language)}>
                <GameName name={name} />
              </Times>{" "}
              <small>{chance(count, found.records)}</small>
            </span>
          )),
          <small key="reports">{t.counted(formatNumber(found.records, language))}</small>,
        ]}
      </Lines>
    ),
    text: (found: EncounterDrops) =>
      lines(found)
        .map(({ count, name, quantity }) =>
          formatAside(formatTimes(String(quantity), name.text), `${count}/${found.records}`),
        )
        .join("; "),
    words: (found: EncounterDrops) => lines(found).map(({ name }) => name.text),
  };
}
