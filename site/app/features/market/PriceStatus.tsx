import { useMinute } from "~/browser/clock.ts";
import type { PriceView } from "~/features/market/use-prices.ts";
import { formatDuration } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { priceMessages } from "./messages.ts";
import { PricePlace } from "./PricePlace.tsx";
import styles from "./Prices.module.css";

const icons = { idle: "coins", loading: "hourglass", ready: "coins", trouble: "alert-triangle" } as const;

export function PriceStatus({ view }: { view: PriceView }) {
  const t = priceMessages;
  const language = useLanguage();
  const minute = useMinute();
  const { phase, trouble, prices, staleSince, place, retry } = view;
  const isEmpty = [...prices.values()].every(
    ({ average, listings }) => average === null && listings.length === 0,
  );
  const fault = t.trouble[trouble ?? "failed"];
  const repeating = trouble === "rateLimited" || trouble === "refused" ? t.repeatingLater : t.repeating;
  const state = {
    idle: t.idle,
    loading: trouble === null ? t.loading : repeating(fault),
    ready: isEmpty ? t.nothing : t.ready,
    trouble: t.ended(fault),
  }[phase];
  const age =
    staleSince === null || minute === null
      ? null
      : t.stale(formatDuration(Math.max(60_000, minute - staleSince), language));
  return (
    <div className={styles.status} data-trouble={trouble !== null || undefined}>
      <UiIcon id={trouble === "offline" ? "wifi-off" : icons[phase]} />
      <PricePlace place={place} age={age} />
      <p role="status">{state}</p>
      {phase === "trouble" && (
        <Button small icon="refresh" onClick={retry}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}
