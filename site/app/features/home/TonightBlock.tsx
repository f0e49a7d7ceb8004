import { useMemo } from "react";
import { Link } from "react-router";
import { useMinute } from "~/browser/clock.ts";
import { WindowSky } from "~/features/spawn-windows/WindowSky.tsx";
import { decisionsOf, planOf } from "~/features/tonight/evening-plan.ts";
import { Ruler } from "~/features/tonight/Ruler.tsx";
import { StepGlyph } from "~/features/tonight/StepGlyph.tsx";
import { StepName } from "~/features/tonight/StepName.tsx";
import { useEvenings } from "~/features/tonight/use-tonight.ts";
import { operationOfRule } from "~/features/tonight/wishes.ts";
import { formatDay, formatDayTime, formatTime, formatTimeRange } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { homeMessages } from "./messages.ts";
import styles from "./TonightBlock.module.css";

const SHOWN = 4;

export function TonightBlock() {
  const t = homeMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const minute = useMinute();
  const { evenings, wishes } = useEvenings();
  const evening = evenings?.[0];
  const steps = useMemo(
    () => (evening === undefined ? null : planOf(evening, wishes, decisionsOf(evening, wishes))),
    [evening, wishes],
  );
  const ahead = steps?.filter(({ end }) => minute === null || end > minute) ?? [];
  return (
    <section className={styles.block} aria-labelledby="home-tonight">
      <div className={styles.head}>
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
        <Link to="/tonight" className={styles.whole}>
          {t.tonightPlan}
        </Link>
      </div>
      <Ruler evening={evening} steps={steps} now={minute} label={t.tonightRuler} low />
      {steps !== null && ahead.length === 0 ? (
        <p className={styles.none}>{t.tonightNone}</p>
      ) : (
        <ol className={styles.stops}>
          {ahead.slice(0, SHOWN).map(({ stop, start }) => (
            <li key={stop.key} data-operation={operationOfRule(stop.window.filter)}>
              <Plate>
                <StepGlyph window={stop.window} />
              </Plate>
              <p>
                <b>{formatTime(start, language, cycle)}</b>
                <span className={styles.sky}>
                  <WindowSky window={stop.window} size={16} />
                </span>
                <span className={styles.name}>
                  <StepName window={stop.window} />
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
