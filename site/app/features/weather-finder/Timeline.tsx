import { forecast } from "@foray/eorzea/sky";
import { PERIOD_MS, periodStart } from "@foray/eorzea/time";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { memo, type PointerEvent, useEffect, useRef, useState } from "react";
import { formatDate, formatDay, formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { localCalendar, offsetAt } from "~/i18n/zone.ts";
import { Button } from "~/ui/Button.tsx";
import { finderMessages } from "./messages.ts";
import styles from "./Timeline.module.css";
import { moveByKey, pan, type Tick, ticks, type View, zoom } from "./timeline-view.ts";

export type Mark = Readonly<{ zone: ZoneId; start: number; end: number }>;

type TimelineProps = Readonly<{
  zones: readonly ZoneId[];
  marks: readonly Mark[];
  view: View;
  now: number;
  onView: (view: View) => void;
  onStart: () => void;
}>;

const LANE = 46;
const HEAD = 30;
/** Periods in view beyond which single weathers become too thin to draw. */
const MAX_PERIODS = 260;

/** Weathers are drawn only when zoomed in, results always. */
export function Timeline({ zones, marks, view, now, onView, onStart }: TimelineProps) {
  const t = finderMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const zoneName = useZoneNames();
  const box = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; view: View } | null>(null);
  const [width, setWidth] = useState(800);
  const span = view.end - view.start;
  const place = (at: number) => ((at - view.start) / span) * width;
  const height = HEAD + zones.length * LANE;

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(200, entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    // A plain wheel scrolls the page. Pinches are reported as wheel events with Ctrl.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left } = element.getBoundingClientRect();
      onView(zoom(view, Math.exp(-event.deltaY / 240), (event.clientX - left) / width));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [view, width, onView]);

  const onKeyDown = (key: string): boolean => {
    const next = key === "Home" ? null : moveByKey(view, key);
    if (key === "Home") onStart();
    else if (next !== null) onView(next);
    return key === "Home" || next !== null;
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, view };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (drag.current !== null) onView(pan(drag.current.view, (drag.current.x - event.clientX) / width));
  };
  const label = ({ at, kind }: Tick) => {
    if (kind === "year") return String(localCalendar.dayAt(at).year);
    if (kind === "day") return span > 300 * 86_400_000 ? formatDate(at, language) : formatDay(at, language);
    const midnight = localCalendar.instant(localCalendar.dayAt(at), 0) === at;
    return midnight ? formatDay(at, language) : formatTime(at, language, cycle);
  };
  return (
    <section className={styles.timeline} aria-label={t.strip}>
      <div
        ref={box}
        className={styles.box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip is moved with the keyboard
        tabIndex={0}
        role="application"
        aria-label={`${t.strip}. ${t.stripHelp}`}
        onKeyDown={(event) => {
          if (!event.ctrlKey && !event.altKey && !event.metaKey && onKeyDown(event.key))
            event.preventDefault();
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          drag.current = null;
        }}
        onPointerCancel={() => {
          drag.current = null;
        }}
      >
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {ticks(view, Math.max(2, Math.floor(width / 96)), offsetAt).map((tick) => (
            <g key={tick.at}>
              <path d={`M${place(tick.at)} 18V${height}`} className={styles.tick} />
              <text x={place(tick.at)} y={12} textAnchor="middle">
                {label(tick)}
              </text>
            </g>
          ))}
          {zones.map((zone, index) => (
            <Lane key={zone} zone={zone} view={view} top={HEAD + index * LANE} width={width} />
          ))}
          {marks
            .filter(({ start, end }) => end > view.start && start < view.end)
            .map(({ zone, start, end }) => {
              const left = place(start);
              return (
                <rect
                  key={`${zone}${start}`}
                  className={styles.mark}
                  x={left}
                  y={HEAD + zones.indexOf(zone) * LANE - 1}
                  width={Math.max(3, place(end) - left)}
                  height={LANE - 6}
                  rx={2}
                />
              );
            })}
          {now > view.start && now < view.end && (
            <path d={`M${place(now)} 18V${height}`} className={styles.now} />
          )}
          {zones.length > 1 &&
            zones.map((zone, index) => (
              <text key={zone} x={8} y={HEAD + index * LANE + 25} className={styles.zone}>
                {zoneName(zone).text}
              </text>
            ))}
        </svg>
      </div>
      <p className={styles.tools}>
        <Button small kind="quiet" icon="chevron-left" iconOnly onClick={() => onView(pan(view, -0.5))}>
          {t.earlier}
        </Button>
        <Button small kind="quiet" icon="chevron-right" iconOnly onClick={() => onView(pan(view, 0.5))}>
          {t.later}
        </Button>
        <Button small kind="quiet" icon="zoom-in" iconOnly onClick={() => onView(zoom(view, 2))}>
          {t.zoomIn}
        </Button>
        <Button small kind="quiet" icon="zoom-out" iconOnly onClick={() => onView(zoom(view, 0.5))}>
          {t.zoomOut}
        </Button>
        <Button small kind="quiet" icon="rotate" onClick={onStart}>
          {t.toStart}
        </Button>
        <span>{t.stripHelp}</span>
      </p>
    </section>
  );
}

type LaneProps = Readonly<{ zone: ZoneId; view: View; top: number; width: number }>;

/** Memoized, because the rest of the timeline follows the clock. */
const Lane = memo(function Lane({ zone, view, top, width }: LaneProps) {
  const weatherName = useWeatherNames();
  const span = view.end - view.start;
  const periods = Math.ceil(span / PERIOD_MS) + 1;
  if (periods > MAX_PERIODS) {
    return <rect x={0} y={top + 2} width={width} height={LANE - 12} className={styles.bare} />;
  }
  const place = (at: number) => ((at - view.start) / span) * width;
  const wide = width / periods;
  return forecast(zone, periodStart(view.start), periods).map(({ start, weather }) => (
    <g key={start} data-weather={weather} className={styles.period}>
      <rect x={place(start)} y={top + 2} width={Math.max(0.5, wide - 0.75)} height={LANE - 12} />
      {wide > 74 && (
        <text x={place(start) + wide / 2} y={top + 24} textAnchor="middle">
          {weatherName(weather).text}
        </text>
      )}
    </g>
  ));
});
