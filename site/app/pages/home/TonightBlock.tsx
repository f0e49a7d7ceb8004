import { useMemo } from "react";
import { Link } from "react-router";
import { useMinute } from "~/browser/clock.ts";
import { WindowName } from "~/features/spawn-windows/WindowName.tsx";
import { planOf } from "~/features/tonight/evening-plan.ts";
import { useEvenings } from "~/features/tonight/use-tonight.ts";
import { formatDay, formatDayTime, formatTime, formatTimeRange } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { homeMessages } from "./messages.ts";
import styles from "./TonightBlock.module.css";

const SHOWN = 4;

/** The player's next evening in a line: when it is, and its first stops. */
export function TonightBlock() {
  const t = homeMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const minute = useMinute();
  const { evenings, wishes } = useEvenings();
  const evening = evenings?.[0];
  const steps = useMemo(() => (evening === undefined ? null : planOf(evening, wishes)), [evening, wishes]);
  const ahead = steps?.filter(({ end }) => minute === null || end > minute) ?? [];
  return (
    <section className={styles.block} aria-labelledby="home-tonight">
      <div>
        <h2 id="home-tonight">{t.tonight}</h2>
        <p className={styles.hours}>
          {evening === undefined ? (
            <span aria-hidden="true">&nbsp;</span>
          ) : (
            formatDayTime(
              formatDay(evening.start, language),
              formatTimeRange(evening.start, evening.end, language, cycle),
            )
          )}
        </p>
      </div>
      {steps !== null && ahead.length === 0 ? (
        <p className={styles.none}>{t.tonightNone}</p>
      ) : (
        <ol className={styles.stops}>
          {ahead.slice(0, SHOWN).map(({ stop, start }) => (
            <li key={stop.key}>
              <b>{formatTime(start, language, cycle)}</b>
              <span>
                <WindowName window={stop.window} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <Link to="/tonight" className={styles.whole}>
        {t.tonightPlan}
      </Link>
    </section>
  );
}
