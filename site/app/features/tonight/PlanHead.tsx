import type { Stretch } from "@foray/fieldops/patterns/play-times";
import { formatDay, formatDuration, formatTime, formatTimeRange } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Countdown } from "~/ui/Countdown.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import type { TonightStep } from "./evening-plan.ts";
import { tonightMessages } from "./messages.ts";
import { wayMinutes } from "./plan-times.ts";
import styles from "./Tonight.module.css";
import { useStepWords } from "./use-step-words.ts";

type PlanHeadProps = Readonly<{
  evening: Stretch | undefined;
  steps: readonly TonightStep[] | null;
  now: number | null;
  travel: number;
}>;

export function PlanHead({ evening, steps, now, travel }: PlanHeadProps) {
  const t = tonightMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const words = useStepWords();
  const zoneName = useZoneNames();
  const step = now === null ? undefined : steps?.find(({ end }) => end > now);
  const running = step !== undefined && now !== null && step.start <= now;
  const summary = () => {
    const [first] = steps ?? [];
    const last = steps?.at(-1);
    if (steps === null || first === undefined || last === undefined) return t.lead;
    const way = formatDuration(wayMinutes(steps, travel) * 60_000, language);
    return t.summary(t.stops(steps.length), formatTimeRange(first.start, last.end, language, cycle), way);
  };
  return (
    <div className={styles.head}>
      <PageHead
        eyebrow={evening === undefined ? "…" : formatDay(evening.start, language)}
        title={t.title}
        lead={summary()}
      />
      <div className={styles.hero} data-empty={step === undefined || undefined}>
        <p className={styles.label}>
          {step === undefined ? (
            <span aria-hidden="true">&nbsp;</span>
          ) : running ? (
            t.upNow(words.nameOf(step.stop.window))
          ) : (
            t.comesIn(words.nameOf(step.stop.window))
          )}
        </p>
        <Countdown to={step === undefined ? null : running ? step.end : step.start} />
        <p className={styles.at}>
          {step === undefined ? (
            <span aria-hidden="true">&nbsp;</span>
          ) : (
            <>
              <b>{formatTime(step.start, language, cycle)}</b> <span>{words.eorzea(step.stop.window)}</span>{" "}
              <span>{zoneName(step.stop.window.filter.zone).text}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
