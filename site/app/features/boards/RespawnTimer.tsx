import { clockOf } from "@foray/fieldops/instance-board/clocks";
import type { Moment, Observation } from "@foray/fieldops/instance-board/observations";
import { stateOf } from "@foray/fieldops/instance-board/states";
import { announce } from "~/browser/announce.ts";
import { useNow } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { copyText } from "~/browser/share.ts";
import { useStore } from "~/browser/store.ts";
import { readySound } from "~/browser/tones.ts";
import {
  boardFor,
  boards,
  noBoards,
  noTimers,
  note,
  setRings,
  takeBack,
  timerKey,
  timers,
} from "~/features/boards/boards.ts";
import {
  formatDuration,
  formatEorzea,
  formatLabelled,
  formatTime,
  formatTimeZone,
  formatWithServerTime,
} from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { discordTime } from "../../ui/chat-lines.ts";
import { timerMessages } from "./messages.ts";
import styles from "./RespawnTimer.module.css";

type RespawnProps = Readonly<{
  /** Id in the notorious monster table; must have a clock. */
  monsterId: string;
  name: string;
  small?: boolean;
}>;

/** "Just spawned" and "Just killed" buttons for a notorious monster; once pressed, its respawn timer. */
export function RespawnTimer(props: RespawnProps) {
  const list = useStore(timers, noTimers);
  // A page has many of these, so only those with a running timer update every second.
  const seen = list.some(({ kind, id }) => kind === "monster" && id === props.monsterId);
  return seen ? <Running {...props} list={list} /> : <Press {...props} />;
}

function Press({ monsterId, name, small = false }: RespawnProps) {
  const t = timerMessages;
  const start = (moment: Moment) => {
    readySound();
    const now = deviceNow();
    note({ kind: "monster", id: monsterId, moment, at: now }, now);
    announce(t.started(name));
  };
  return (
    <span className={styles.press}>
      <Button icon="timer" small={small} onClick={() => start("began")}>
        {t.appeared}
      </Button>
      <Button kind="quiet" small={small} onClick={() => start("ended")}>
        {t.killed}
      </Button>
    </span>
  );
}

function Running({ list, ...props }: RespawnProps & Readonly<{ list: readonly Observation[] }>) {
  const { monsterId, name } = props;
  const t = timerMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const now = useNow();
  const clock = clockOf({ kind: "monster", id: monsterId });
  const rings = usePreference(boards, noBoards).rings.includes(`monster ${monsterId}`);
  if (now === null || clock?.returns == null) return <Press {...props} />;
  const state = stateOf(clock, list, now);
  if (state.phase !== "up" && state.phase !== "away") return <Press {...props} />;
  const timer = state.seen;
  const since = state.since ?? timer.at;
  const back = since + clock.returns.least * 1000;
  const assumed = state.phase === "away" && state.assumed;
  const time = (at: number) => formatTime(at, language, cycle);
  const seenAt = assumed
    ? t.killedAt(time(timer.at), time(since))
    : state.since === null
      ? t.upAt(time(since))
      : t.appearedAt(time(since));
  const copy = async () => {
    const zone = formatTimeZone(back, language);
    const when = `${formatWithServerTime(`${time(back)} ${zone}`, back)} · ${formatEorzea(back, language, cycle)} · ${discordTime(back, "R")}`;
    const seen = `${time(since)} ${zone}`;
    const done = await copyText((assumed ? t.lineAssumed : t.line)(name, seen, when));
    announce(done ? t.copied : t.copyFailed);
  };
  return (
    <span className={styles.timer} data-back={back <= now || undefined}>
      <span>
        <b>{seenAt}</b>
        <span>
          {back <= now ? t.mayBeBack(time(back)) : t.backIn(formatDuration(back - now, language), time(back))}
        </span>
      </span>
      <Button
        kind="quiet"
        small
        icon={rings ? "bell-ring" : "bell"}
        iconOnly
        aria-pressed={rings}
        onClick={() => {
          readySound();
          setRings(timerKey(clock), !rings);
        }}
      >
        {formatLabelled(t.alarm, name)}
      </Button>
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
