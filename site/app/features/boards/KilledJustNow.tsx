import { clockOf } from "@foray/fieldops/instance-board/clocks";
import { newest, type Observation } from "@foray/fieldops/instance-board/observations";
import { announce } from "~/browser/announce.ts";
import { useNow } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { copyText } from "~/browser/share.ts";
import { useStore } from "~/browser/store.ts";
import { readySound } from "~/features/alarms/notifications.ts";
import { boardFor, noTimers, note, takeBack, timers } from "~/features/boards/boards.ts";
import { formatDuration, formatEorzea, formatLabelled, formatTime, formatTimeZone } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { discordTime } from "~/ui/chat-lines.ts";
import styles from "./KilledJustNow.module.css";
import { timerMessages } from "./messages.ts";

type KilledProps = Readonly<{
  /** Id in the table of notorious monsters. */
  monsterId: string;
  /** As the records have it; the caller leaves the part out where it is unknown. */
  respawnMinutes: number;
  /** As the page shows it. */
  name: string;
  small?: boolean;
}>;

/** "Killed just now": starts a respawn timer of a notorious monster in this browser, then shows it. */
export function KilledJustNow(props: KilledProps) {
  const list = useStore(timers, noTimers);
  // There are many of these on a page: only one whose timer may run follows the seconds.
  const seen = list.some(({ kind, id }) => kind === "monster" && id === props.monsterId);
  return seen ? <Running {...props} list={list} /> : <Press {...props} />;
}

function Press({ monsterId, name, small = false }: KilledProps) {
  const t = timerMessages;
  return (
    <Button
      icon="timer"
      small={small}
      onClick={() => {
        readySound();
        const now = deviceNow();
        note({ kind: "monster", id: monsterId, moment: "ended", at: now }, now);
        announce(t.started(name));
      }}
    >
      {t.killed}
    </Button>
  );
}

function Running({ list, ...props }: KilledProps & Readonly<{ list: readonly Observation[] }>) {
  const { monsterId, respawnMinutes, name } = props;
  const t = timerMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const now = useNow();
  const timer =
    now === null ? undefined : newest(list, now, ({ kind, id }) => kind === "monster" && id === monsterId);
  if (timer === undefined || now === null) return <Press {...props} />;
  const back = timer.at + respawnMinutes * 60_000;
  const time = (at: number) => formatTime(at, language, cycle);
  const copy = async () => {
    const zone = formatTimeZone(back, language);
    const when = `${time(back)} ${zone} · ${formatEorzea(back, language, cycle)} · ${discordTime(back, "R")}`;
    const done = await copyText(t.line(name, `${time(timer.at)} ${zone}`, when));
    announce(done ? t.copied : t.copyFailed);
  };
  return (
    <span className={styles.timer} data-back={back <= now || undefined}>
      <span>
        <b>{t.killedAt(time(timer.at))}</b>
        <span>
          {back <= now ? t.mayBeBack(time(back)) : t.backIn(formatDuration(back - now, language), time(back))}
        </span>
      </span>
      <Button kind="quiet" small icon="copy" iconOnly onClick={copy}>
        {formatLabelled(t.copy, name)}
      </Button>
      <Button
        kind="quiet"
        small
        icon="undo"
        iconOnly
        onClick={() => {
          const zone = clockOf(timer)?.zone;
          if (zone !== undefined) takeBack(boardFor(zone, deviceNow()).id, timer);
        }}
      >
        {formatLabelled(t.undo, name)}
      </Button>
    </span>
  );
}
