import { useMinute } from "~/browser/clock.ts";
import type { PriceView } from "~/features/market/use-prices.ts";
import { formatDuration } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { priceMessages } from "./messages.ts";
import styles from "./Prices.module.css";

/** How the asking for prices goes, in one line: for which place, how old, what is wrong, and a way to ask again. */
export function PriceStatus({ view }: { view: PriceView }) {
  const t = priceMessages;
  const language = useLanguage();
  const minute = useMinute();
  const { phase, trouble, staleSince, place, retry } = view;
  const lines = [
    phase === "ready" && t.ready(place),
    phase === "loading" && trouble === null && t.loading(place),
    trouble !== null && t.trouble[trouble],
    phase === "loading" &&
      trouble !== null &&
      (trouble === "rateLimited" || trouble === "refused" ? t.repeatingLater : t.repeating),
    staleSince !== null &&
      minute !== null &&
      t.stale(formatDuration(Math.max(60_000, minute - staleSince), language)),
  ].filter((line) => line !== false);
  const icon = ({ idle: "coins", loading: "hourglass", ready: "coins", trouble: "alert-triangle" } as const)[
    phase
  ];
  return (
    <div className={styles.status} data-trouble={trouble !== null || undefined}>
      <UiIcon id={trouble === "offline" ? "wifi-off" : icon} />
      <p role="status">{lines.join(" ")}</p>
      {phase === "trouble" && (
        <Button small icon="refresh" onClick={retry}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}
