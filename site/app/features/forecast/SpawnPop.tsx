import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { useClockValue } from "~/browser/clock.ts";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { WindowName } from "~/features/spawn-windows/WindowName.tsx";
import { WindowSky } from "~/features/spawn-windows/WindowSky.tsx";
import { formatTime } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Countdown } from "~/ui/Countdown.tsx";
import { forecastMessages } from "./messages.ts";
import styles from "./SpawnPop.module.css";

export function SpawnPop({
  window,
  after,
}: {
  window: SpawnWindow | null | undefined;
  after: SpawnWindow | undefined;
}) {
  const t = forecastMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const words = useWindowWords();
  const zoneName = useZoneNames();
  const running = useClockValue((now) => (window?.start ?? Number.POSITIVE_INFINITY) <= now) === true;
  if (window === null || window === undefined) return <p>{t.nothing}</p>;
  return (
    <div className={styles.pop}>
      <p className={styles.label}>{running ? t.now : t.next}</p>
      <h1>
        <WindowName window={window} />
      </h1>
      <Countdown to={running ? window.end : window.start} />
      <p className={styles.at}>
        <b>{formatTime(running ? window.end : window.start, language, cycle)}</b>{" "}
        <span>{words.eorzea(window)}</span>
      </p>
      <p className={styles.sky}>
        <WindowSky window={window} size={18} marked={window.filter} />
        <GameName name={zoneName(window.filter.zone)} />
      </p>
      {after !== undefined && (
        <p className={styles.after}>{t.thenAt(formatTime(after.start, language, cycle))}</p>
      )}
    </div>
  );
}
