import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { Link } from "react-router";
import { MomentBell } from "~/features/alarms/MomentBell.tsx";
import { mapPath } from "~/features/map/map-path.ts";
import { WindowSky } from "~/features/spawn-windows/WindowSky.tsx";
import { formatRange, formatTime, formatTimeRange } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { Plate } from "~/ui/Plate.tsx";
import type { TonightStep } from "./evening-plan.ts";
import { tonightMessages } from "./messages.ts";
import { StepGlyph } from "./StepGlyph.tsx";
import { StepName } from "./StepName.tsx";
import styles from "./Steps.module.css";
import { useStepAlarms } from "./use-step-alarms.ts";
import { useStepWords } from "./use-step-words.ts";
import { operationOfRule } from "./wishes.ts";

export function StepTime({ start, end }: Readonly<{ start: number; end: number }>) {
  const language = useLanguage();
  const cycle = useHourCycle();
  return (
    <span className={styles.time}>
      <b>{formatTime(start, language, cycle)}</b>
      <span>{formatRange("", formatTime(end, language, cycle))}</span>
    </span>
  );
}

export function StepFacts({ step: { stop, start, end } }: Readonly<{ step: TonightStep }>) {
  const t = tonightMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const zoneName = useZoneNames();
  const { pathOf } = useStepWords();
  const { window } = stop;
  const { filter } = window;
  const { position } = filter;
  const isCut = start > window.start || end < window.end;
  return (
    <span className={styles.what} data-operation={operationOfRule(filter)}>
      <Plate>
        <StepGlyph window={window} />
      </Plate>
      <span>
        <span className={styles.name}>
          <Link to={pathOf(window)}>
            <StepName window={window} />
          </Link>
          {stop.wished && <small>{t.isWish}</small>}
        </span>
        <span className={styles.sky}>
          <WindowSky window={window} size={16} />
          <span>
            <GameName name={zoneName(filter.zone)} />
          </span>
          {position && (
            <span className={styles.place}>{displayPosition(mapPosition(position.x, position.y))}</span>
          )}
          {isCut && <span>{t.window(formatTimeRange(window.start, window.end, language, cycle))}</span>}
        </span>
      </span>
    </span>
  );
}

type StepToolsProps = Readonly<{ step: TonightStep; onDrop: () => void }>;

export function StepTools({ step, onDrop }: StepToolsProps) {
  const t = tonightMessages;
  const { nameOf } = useStepWords();
  const { rowOf } = useStepAlarms();
  const { window } = step.stop;
  const { position } = window.filter;
  const name = nameOf(window);
  return (
    <span className={styles.tools}>
      <MomentBell {...rowOf(step)} label={name} />
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
