import { nearestArea } from "@foray/fieldops/atlas/nearest-area";
import { chatLine, discordLine, serverTime, shoutLine } from "@foray/fieldops/instance-board/chat-lines";
import { boardClocks, type Clock } from "@foray/fieldops/instance-board/clocks";
import { dueNext, type Timer } from "@foray/fieldops/instance-board/due";
import type { Observation } from "@foray/fieldops/instance-board/observations";
import type { ClockState } from "@foray/fieldops/instance-board/states";
import { triggerOf } from "@foray/fieldops/instance-board/triggers";
import type { LocalName } from "@foray/fieldops/names";
import areaNames from "@foray/fieldops/records/area-labels/names/page";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import fateNames from "@foray/fieldops/records/fates/names/page";
import monsterNames from "@foray/fieldops/records/notorious-monsters/names/page";
import { formatDuration, formatLabelled, formatTime } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { titled } from "~/i18n/titled.ts";
import { useClockNames } from "../clock-names.ts";
import { timerPageMessages } from "./messages.ts";

const MINUTE = 60_000;

/** Maximum number of timers to announce at once. */
const MAX_ANNOUNCED = 3;

export type ClockLook = "unknown" | "up" | "due" | "away" | "over";

/** A row shows either minutes or a word, with a second line under it. */
export type RowWords = Readonly<{ minutes: number | null; word: string; under: string }>;

export function useBoardWords() {
  const t = timerPageMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const names = useClockNames();
  const enemies = {
    monster: useGameNames("fieldops/notorious-monsters", monsterNames),
    encounter: useGameNames("fieldops/engagements", engagementNames),
  };
  const fates = useGameNames("fieldops/fates", fateNames);
  const areas = useGameNames("fieldops/area-labels", areaNames);
  const time = (at: number) => formatTime(at, language, cycle);
  const duration = (ms: number) => formatDuration(ms, language);
  // Rounds up to whole minutes, so that it never says "in 0 min".
  const ahead = (ms: number) => duration(ms < MINUTE ? ms : Math.ceil(ms / MINUTE) * MINUTE);
  const name = ({ kind, id }: Pick<Clock, "kind" | "id">) => titled(names[kind](id)).text;

  const long = (state: ClockState, now: number): string => {
    if (state.phase === "unknown") return t.nothingSeen;
    if (state.phase === "over") return t.seenEnded(time(state.at));
    if (state.phase === "up") {
      if (state.until !== null) return t.upUntil(ahead(state.until - now), time(state.until));
      return state.since === null ? t.up : t.upSince(time(state.since));
    }
    const { from, to } = state;
    if (from > now)
      return to > from
        ? t.backBetween(ahead(from - now), time(from), time(to))
        : t.backFrom(ahead(from - now), time(from));
    return to > now ? t.mayBeUntil(time(from), time(to)) : t.dueSince(time(to));
  };

  return {
    name,
    time,
    duration,
    /** The area it spawns in, as named on the map; null if unknown. */
    area({ position }: Clock): LocalName | null {
      const id = position === null ? undefined : nearestArea(position.map, position);
      return id === undefined ? null : titled(areas(id));
    },
    fateName: (id: string) => titled(fates(id)).text,
    how(clock: Clock): string {
      const { returns, kind } = clock;
      const trigger = triggerOf(clock);
      if (trigger?.by === "enemy") {
        const { text } = titled(enemies[trigger.of](trigger.name));
        if (trigger.level === null) return t.how.enemy(text);
        return kind === "monster"
          ? t.how.spawned(text, trigger.level)
          : t.how.enemyLevel(text, trigger.level);
      }
      if (trigger?.by === "timer") return t.how.timer(name({ kind: trigger.kind, id: trigger.id }));
      if (trigger?.by === "turn") return t.how.turn(name({ kind: "pot", id: trigger.id }), trigger.minutes);
      if (trigger?.by === "ends") return t.how.ends(trigger.fate, trigger.encounter);
      if (returns !== null && returns.most > returns.least)
        return t.how.range(duration(returns.least * 1000), duration(returns.most * 1000));
      if (trigger?.by === "itself")
        return returns === null ? t.how.itself : t.how.itselfMinutes(returns.least / 60);
      return t.how.unknown;
    },
    moment: ({ kind }: Clock, moment: Clock["moments"][number]) =>
      kind === "monster"
        ? { began: t.appeared, ended: t.killed }[moment]
        : kind === "tower" && moment === "began"
          ? t.opened
          : t[moment],
    look(state: ClockState, now: number): ClockLook {
      if (state.phase !== "away") return state.phase;
      return state.from <= now ? "due" : "away";
    },
    row(state: ClockState, now: number): RowWords {
      switch (state.phase) {
        case "unknown":
          return { minutes: null, word: "?", under: t.notSeen };
        case "over":
          return { minutes: null, word: "–", under: t.seenEnded(time(state.at)) };
        case "up":
          return {
            minutes: null,
            word: t.upNow,
            under:
              state.until !== null
                ? t.until(time(state.until))
                : state.since === null
                  ? t.sinceUnknown
                  : t.since(time(state.since)),
          };
        case "away":
          if (state.from > now) {
            const under = state.assumed ? t.about(time(state.from)) : time(state.from);
            return { minutes: Math.ceil((state.from - now) / MINUTE), word: "", under };
          }
          return {
            minutes: null,
            word: t.mayBeUp,
            under: state.to > now ? t.to(time(state.to)) : t.since(time(state.to)),
          };
      }
    },
    /** Note on an estimated or old prediction; null if it is neither. */
    assumption(state: ClockState): string | null {
      if (state.phase !== "up" && state.phase !== "away") return null;
      if (state.unsure) return t.unsure(time(state.seen.at));
      return state.phase === "away" && state.assumed ? t.fromKill(time(state.since)) : null;
    },
    long,
    /** One sentence for each timer of the given observations: when it can respawn, or until when it is up. */
    announcementsFor(noted: readonly Observation[], now: number): readonly string[] {
      const clocks = boardClocks.filter(({ kind, id }) =>
        noted.some((one) => one.kind === kind && one.id === id),
      );
      return dueNext(clocks, noted, now)
        .slice(0, MAX_ANNOUNCED)
        .map(({ clock, state }) => t.saidOf(formatLabelled(name(clock), long(state, now))));
    },
    chat: (timer: Timer, now: number) => chatLine(timer, name(timer.clock), language, now),
    /** In Japan, shouts have the local time (LT); elsewhere the server time. */
    shout: (timer: Pick<Timer, "clock" | "state">, now: number) =>
      shoutLine(timer, name(timer.clock), language, now, (at) =>
        language === "ja" ? `LT ${formatTime(at, language, "24")}` : serverTime(at),
      ),
    discord: (timer: Timer, now: number) => discordLine(timer, name(timer.clock), language, now),
    seen({ kind: of, id, moment, at }: Observation): string {
      if (of === "fate")
        return t.seenFate(id.startsWith("the-forked-tower") ? t.anyFate : titled(fates(id)).text, time(at));
      if (of === "monster" && moment !== "seen")
        return { began: t.seenAppeared, ended: t.seenKilled }[moment](time(at));
      return { began: t.seenBegan, ended: t.seenEnded, seen: t.seenUp }[moment](time(at));
    },
  };
}

export type BoardWords = ReturnType<typeof useBoardWords>;
