import type { ForecastFilterKind } from "@foray/fieldops/forecast-filters/types";
import { formatAside } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { calendarAddress, subscription } from "./feed-address.ts";
import { subscribeMessages } from "./messages.ts";
import styles from "./Subscribe.module.css";

/** A forecast's calendar. `uri` ends its URL; `name` is left out if the page already shows it. */
export type Feed = Readonly<{ uri: string; name?: string; kind: ForecastFilterKind }>;

export default function Subscribe({ feeds }: { feeds: readonly Feed[] }) {
  const t = subscribeMessages;
  const language = useLanguage();
  return (
    <details className={styles.box}>
      <summary>{t.title}</summary>
      <ul>
        {feeds.map(({ name, uri }) => (
          <li key={uri}>
            {name !== undefined && <span>{name}</span>}
            <a href={subscription(calendarAddress(uri, language, false))}>
              {t.plain}
              {name !== undefined && <span className="visually-hidden">{formatAside("", name)}</span>}
            </a>
            <a href={subscription(calendarAddress(uri, language, true))}>
              {t.withAlarms}
              {name !== undefined && <span className="visually-hidden">{formatAside("", name)}</span>}
            </a>
          </li>
        ))}
      </ul>
      <p>{t.lead}</p>
      <p>{t.alarmsNote}</p>
      {feeds.some(({ kind }) => kind === "collection") && <p>{t.collectionNote}</p>}
    </details>
  );
}
