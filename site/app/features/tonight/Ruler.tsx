import type { Stretch } from "@foray/fieldops/patterns/play-times";
import { formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { offsetAt } from "~/i18n/zone.ts";
import type { TonightStep } from "./evening-plan.ts";
import styles from "./Ruler.module.css";
import { DrawnStepGlyph } from "./StepGlyph.tsx";
import { operationOfRule } from "./wishes.ts";

type RulerProps = Readonly<{
  evening: Stretch | undefined;
  steps: readonly TonightStep[] | null;
  now: number | null;
  label: string;
  /** Whether to omit the alternatives. */
  low?: boolean;
}>;

/** How much text fits a block, by its share of the ruler. */
const roomOf = (share: number) =>
  share >= 0.22 ? "all" : share >= 0.1 ? "more" : share >= 0.03 ? "some" : "none";

/** Minimum distance between labels as a share of the ruler. Six fit a phone. */
const MIN_HOUR = 0.15;

/** The list of steps has the same content as text. */
export function Ruler({ evening, steps, now, label, low = false }: RulerProps) {
  const height = low ? 70 : 112;
  const language = useLanguage();
  const cycle = useHourCycle();
  if (evening === undefined || steps === null)
    return <div className={styles.ruler} data-low={low || undefined} />;
  const length = evening.end - evening.start;
  const place = (at: number) =>
    `${(100 * Math.min(1, Math.max(0, (at - evening.start) / length))).toFixed(2)}%`;
  const width = (from: number, to: number) =>
    `${((100 * (Math.min(to, evening.end) - Math.max(from, evening.start))) / length).toFixed(2)}%`;
  const hours = hoursOf(evening);
  const every = Math.ceil(MIN_HOUR / (3_600_000 / length));
  const [first] = steps;
  const last = steps.at(-1);
  return (
    <div className={styles.ruler} data-low={low || undefined}>
      <svg width="100%" height={height} role="img" aria-label={label} className={styles.line}>
        {hours.map((at, index) => (
          <g key={at}>
            <line x1={place(at)} x2={place(at)} y1="0" y2={height} className={styles.hour} />
            {index % every === 0 && (at - evening.start) / length < 0.9 && (
              <text x={place(at)} dx="6" y="14">
                {formatTime(at, language, cycle)}
              </text>
            )}
          </g>
        ))}
        {first !== undefined && last !== undefined && (
          <line x1={place(first.start)} x2={place(last.end)} y1="48" y2="48" className={styles.way} />
        )}
        {steps.map(({ stop, start, end, others }) => (
          <g key={stop.key} data-operation={operationOfRule(stop.window.filter)}>
            <rect
              x={place(start)}
              width={width(start, end)}
              y="32"
              height="32"
              rx="4"
              className={styles.stop}
              data-wish={stop.wished || undefined}
            />
            <svg
              x={place(start)}
              width={width(start, end)}
              y="32"
              height="32"
              className={styles.inside}
              aria-hidden="true"
              data-room={roomOf((end - start) / length)}
            >
              <DrawnStepGlyph window={stop.window} x={9} y={8} />
              <text x="31" y="21">
                {formatTime(start, language, cycle)}
              </text>
            </svg>
            {(low ? [] : others.slice(0, 1)).map((other) => (
              <rect
                key={other.key}
                data-operation={operationOfRule(other.window.filter)}
                x={place(other.start)}
                width={width(other.start, other.end)}
                y="74"
                height="26"
                rx="4"
                className={styles.other}
              />
            ))}
          </g>
        ))}
        {now !== null && now >= evening.start && now <= evening.end && (
          <line x1={place(now)} x2={place(now)} y1="22" y2={height - 4} className={styles.now} />
        )}
      </svg>
    </div>
  );
}

/** Whole hours of the local clock, as instants. */
function hoursOf({ start, end }: Stretch): readonly number[] {
  const wall = start + offsetAt(start);
  const hours: number[] = [];
  for (let at = start - (wall % 3_600_000); at <= end; at += 3_600_000) if (at >= start) hours.push(at);
  return hours;
}
