import farmSprite from "virtual:glyphs/farms";
import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { INSTANCE_MINUTES } from "@foray/fieldops/forecast/windows";
import { Link } from "react-router";
import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { moments, noMoments, putMoment, removeMoment } from "~/features/alarms/moments.ts";
import { askForNotifications, readySound } from "~/features/alarms/notifications.ts";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { WindowName } from "~/features/spawn-windows/WindowName.tsx";
import { WindowSky } from "~/features/spawn-windows/WindowSky.tsx";
import type { TonightStep } from "~/features/tonight/evening-plan.ts";
import { operationOfRule } from "~/features/tonight/wishes.ts";
import { formatTime, formatTimeRange } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { mapPath } from "~/ui/map-path.ts";
import { Plate } from "~/ui/Plate.tsx";
import { tonightMessages } from "./messages.ts";
import styles from "./Steps.module.css";
import { useStepAlarms } from "./use-step-alarms.ts";

/** From when to when one is there. */
export function StepTime({ start, end }: Readonly<{ start: number; end: number }>) {
  const language = useLanguage();
  const cycle = useHourCycle();
  return (
    <span className={styles.time}>
      <b>{formatTime(start, language, cycle)}</b>
      <span>–{formatTime(end, language, cycle)}</span>
    </span>
  );
}

/** A stop: its name, its weather, its place, and which instance still has it. */
export function StepFacts({ step: { stop, start, end } }: Readonly<{ step: TonightStep }>) {
  const t = tonightMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const zoneName = useZoneNames();
  const { window } = stop;
  const { filter, conflict } = window;
  const isCut = start > window.start || end < window.end;
  return (
    <span className={styles.what} data-operation={operationOfRule(filter)}>
      <Plate>
        <Glyph sprite={farmSprite} id={filter.id} size={24} />
      </Plate>
      <span>
        <span className={styles.name}>
          <Link to={forecastPath(filter, window.choice?.id)}>
            <WindowName window={window} />
          </Link>
          {stop.wished && <small>{t.isWish}</small>}
        </span>
        <span className={styles.sky}>
          <WindowSky window={window} size={16} />
          <span>
            <GameName name={zoneName(filter.zone)} />
          </span>
          {filter.position && (
            <span className={styles.place}>
              {displayPosition(mapPosition(filter.position.x, filter.position.y))}
            </span>
          )}
          {isCut && <span>{t.window(formatTimeRange(window.start, window.end, language, cycle))}</span>}
        </span>
        {conflict !== undefined && (
          <span className={styles.conflict}>
            {conflict.safeMinutes >= INSTANCE_MINUTES ? t.conflictNew : t.conflict(conflict.safeMinutes)}
          </span>
        )}
      </span>
    </span>
  );
}

type StepToolsProps = Readonly<{ step: TonightStep; now: number; onDrop: () => void }>;

/** Rings for one stop, shows it on its map, leaves it out. */
export function StepTools({ step, now, onDrop }: StepToolsProps) {
  const t = tonightMessages;
  const { nameOf } = useWindowWords();
  const { momentOf } = useStepAlarms();
  const { position } = step.stop.window.filter;
  const name = nameOf(step.stop.window);
  const moment = momentOf(step);
  const isSet = usePreference(moments, noMoments).some(({ id }) => id === moment.id);
  const ring = () => {
    if (isSet) {
      removeMoment(moment.id);
      announce(t.alarmsGone);
      return;
    }
    readySound();
    putMoment(moment, deviceNow());
    announce(t.alarmsSet);
    void askForNotifications();
  };
  return (
    <span className={styles.tools}>
      <Button
        kind="quiet"
        icon={isSet ? "bell-ring" : "bell"}
        iconOnly
        aria-pressed={isSet}
        disabled={step.start <= now}
        onClick={ring}
      >
        {t.alarmFor(name)}
      </Button>
      {position !== undefined && (
        <ButtonLink kind="quiet" icon="map-pin" iconOnly to={mapPath(position)}>
          {t.onMap(name)}
        </ButtonLink>
      )}
      <Button kind="quiet" icon="x" iconOnly onClick={onDrop}>
        {t.drop(name)}
      </Button>
    </span>
  );
}
