import type { Clock } from "@foray/fieldops/instance-board/clocks";
import type { Observation } from "@foray/fieldops/instance-board/observations";
import type { ClockState } from "@foray/fieldops/instance-board/states";
import { formatDuration, formatEorzea, formatTime, formatTimeZone } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { titled } from "~/i18n/titled.ts";
import { discordTime } from "~/ui/chat-lines.ts";
import { useClockNames } from "~/ui/timers/clock-names.ts";
import { timerPageMessages } from "./messages.ts";

const MINUTE = 60_000;

/** How a state looks on the board. */
export type ClockLook = "unknown" | "up" | "due" | "away";

/** Names of clocks and words for where they stand, in the reader's language. */
export function useBoardWords() {
  const t = timerPageMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const names = useClockNames();
  const time = (at: number) => formatTime(at, language, cycle);
  const duration = (ms: number) => formatDuration(ms, language);
  // A minute that has begun counts: "in 0 min" would be now.
  const ahead = (ms: number) => duration(ms < MINUTE ? ms : Math.ceil(ms / MINUTE) * MINUTE);
  const name = ({ kind, id }: Clock) => titled(names[kind](id)).text;
  const both = (at: number) =>
    `${time(at)} ${formatTimeZone(at, language)} · ${formatEorzea(at, language, cycle)} · ${discordTime(at, "R")}`;

  return {
    name,
    moment: ({ kind }: Clock, moment: Observation["moment"]) =>
      kind === "monster" ? t.killed : kind === "tower" && moment === "began" ? t.opened : t[moment],
    look(state: ClockState, now: number): ClockLook {
      if (state.phase !== "away") return state.phase;
      return state.from <= now ? "due" : "away";
    },
    /** For the tile: as few words as there can be. */
    short(state: ClockState, now: number): string {
      if (state.phase === "unknown") return "–";
      if (state.phase === "up") return state.until === null ? t.up : t.upLeft(ahead(state.until - now));
      if (state.from > now) return t.inTime(ahead(state.from - now));
      return state.to > now ? t.mayBe : t.due;
    },
    /** For the dialog and for boards of others: with the times. */
    long(state: ClockState, now: number): string {
      if (state.phase === "unknown") return t.nothingSeen;
      if (state.phase === "up")
        return state.until === null
          ? t.upSince(time(state.since))
          : t.upUntil(ahead(state.until - now), time(state.until));
      const { from, to } = state;
      if (from > now)
        return to > from
          ? t.backBetween(ahead(from - now), time(from), time(to))
          : t.backFrom(ahead(from - now), time(from));
      return to > now ? t.mayBeUntil(time(from), time(to)) : t.dueSince(time(to));
    },
    /** A line for chat; null where nothing is known. */
    line(clock: Clock, state: ClockState): string | null {
      if (state.phase === "unknown") return null;
      if (state.phase === "up")
        return t.lineUp(name(clock), both(state.until ?? state.since), state.until !== null);
      const { from, to } = state;
      return to > from
        ? t.lineBetween(name(clock), both(from), both(to))
        : t.lineBack(name(clock), both(from));
    },
    /** What was seen, and when. */
    seen({ kind }: Clock, { kind: of, moment, at }: Observation): string {
      if (of === "fate") return t.seenFate(time(at));
      if (kind === "monster") return t.seenKilled(time(at));
      return moment === "began" ? t.seenBegan(time(at)) : t.seenEnded(time(at));
    },
  };
}
