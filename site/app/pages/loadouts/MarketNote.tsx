import { useMinute } from "~/browser/clock.ts";
import type { PriceView } from "~/features/market/use-prices.ts";
import { formatDuration } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { loadoutMessages } from "./messages.ts";
import styles from "./Needs.module.css";

/** How the asking for prices goes, in words, with a way to try again. */
export function MarketNote({ market }: { market: PriceView }) {
  const t = loadoutMessages;
  const language = useLanguage();
  const now = useMinute();
  const { phase, trouble, staleSince, retry } = market;
  const stale =
    staleSince !== null && now !== null
      ? t.stale(formatDuration(Math.max(60_000, now - staleSince), language))
      : null;
  return (
    <div className={styles.market} role="status">
      {phase === "idle" && <p>{t.market.idle}</p>}
      {phase === "loading" && <p>{trouble === null ? t.market.loading : t.market[trouble]}</p>}
      {phase === "ready" && <p>{t.priceBasis(market.place)}</p>}
      {phase === "trouble" && (
        <Note kind="warn">
          <p>
            {t.market[trouble ?? "failed"]} {stale}
          </p>
          <Button small icon="refresh" onClick={retry}>
            {t.retry}
          </Button>
        </Note>
      )}
      {phase !== "trouble" && stale !== null && <p>{stale}</p>}
    </div>
  );
}
