import { Link } from "react-router";
import { dropItems, dropsOf } from "~/features/items/drop-items.ts";
import { formatNumber, formatPercent } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Times } from "~/i18n/Times.tsx";
import { mapMessages } from "../messages.ts";
import type { Gives } from "../records/marker-records.ts";
import styles from "./MarkerPopup.module.css";

/** A popup has no room for more. */
const SHOWN = 4;

/** Null where no drops were counted. */
export default function Rewards({ gives: { table, gameId } }: { gives: Gives }) {
  const t = mapMessages;
  const language = useLanguage();
  const item = dropItems.useNames();
  const found = dropsOf(table, gameId);
  if (found === undefined) return null;
  const named = found.drops.flatMap((drop) => {
    const name = item(drop.itemId);
    return name === undefined ? [] : [{ ...drop, name }];
  });
  const lines = named.toSorted((a, b) => b.count - a.count).slice(0, SHOWN);
  const share = (count: number) => count / found.records;
  return (
    <dl className={styles.record}>
      <div>
        <dt>
          {t.labels.rewards} <small>{t.reports(formatNumber(found.records, language))}</small>
        </dt>
        <dd>
          <ul>
            {lines.map(({ count, itemId, name, quantity }) => (
              <li key={itemId}>
                <Times count={quantity === 1 ? 1 : formatNumber(quantity, language)}>
                  <GameName name={name} />
                </Times>{" "}
                <small>{formatPercent(share(count), language, share(count) < 0.1 ? 1 : 0)}</small>
              </li>
            ))}
          </ul>
        </dd>
        {named.length > lines.length && (
          <dd>
            <Link to="/rewards">{t.moreRewards(named.length - lines.length)}</Link>
          </dd>
        )}
      </div>
    </dl>
  );
}
