import type { Clock } from "@foray/fieldops/instance-board/clocks";
import type { Timer } from "@foray/fieldops/instance-board/due";
import { type Observation, observationKey } from "@foray/fieldops/instance-board/observations";
import type { ClockState } from "@foray/fieldops/instance-board/states";
import { useState } from "react";
import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { copyText } from "~/browser/share.ts";
import { readySound } from "~/browser/tones.ts";
import { type Board, boardFor, boards, noteOn, setRings, takeBack, timerKey } from "../boards.ts";
import { timerPageMessages } from "./messages.ts";
import type { BoardWords } from "./use-board-words.ts";

const UNDO_MS = 10_000;

type Done = Readonly<{ board: string; timer: string; seen: Observation; at: number }>;

/** The usual next note: the end while it is up, else what players usually note first. */
export function nextMoment({ moments }: Clock, state: ClockState): Clock["moments"][number] {
  const [usual = "ended", other = usual] = moments;
  if (state.phase === "up") return moments.includes("ended") ? "ended" : usual;
  return usual === "ended" || state.phase !== "unknown" ? usual : usual === "began" ? usual : other;
}

export function useTimerActs(board: Board | undefined, zone: Board["zone"], words: BoardWords) {
  const t = timerPageMessages;
  const [done, setDone] = useState<Done | null>(null);
  const copy = async (line: string | null) => {
    if (line === null) return;
    announce((await copyText(line)) ? t.copiedLine(line) : t.copyFailed);
  };
  return {
    note(clock: Clock, moment: Observation["moment"]) {
      readySound();
      const now = deviceNow();
      const { id } = board ?? boardFor(zone, now);
      const before = new Set((board?.observations ?? []).map(observationKey));
      const seen = { kind: clock.kind, id: clock.id, moment, at: now };
      noteOn(id, { ...seen, source: "hand" }, now);
      const noted = boards
        .get()
        .list.find((one) => one.id === id)
        ?.observations.find((one) => !before.has(observationKey(one)));
      setDone(noted === undefined ? null : { board: id, timer: timerKey(clock), seen: noted, at: now });
      announce(t.noted(words.name(clock)));
    },
    /** Undoes this timer's last note; null if there is none within the last ten seconds. */
    undoOf(clock: Clock, now: number): (() => void) | null {
      if (done === null || done.timer !== timerKey(clock) || now - done.at > UNDO_MS) return null;
      return () => {
        takeBack(done.board, done.seen);
        setDone(null);
        announce(t.undone(words.name(clock)));
      };
    },
    copyChat: (timer: Timer) => void copy(words.chat(timer, deviceNow())),
    copyShout: (timer: Timer) => void copy(words.shout(timer, deviceNow())),
    copyDiscord: (timer: Timer) => void copy(words.discord(timer, deviceNow())),
    setAlarm(clock: Clock, on: boolean) {
      readySound();
      setRings(timerKey(clock), on);
      const name = words.name(clock);
      announce(on ? t.alarmIsOn(name) : t.alarmIsOff(name));
    },
  };
}

export type TimerActs = ReturnType<typeof useTimerActs>;
