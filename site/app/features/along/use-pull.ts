import { type Followed, follow, notFollowed } from "@foray/fieldops/fights/follow";
import {
  beginPull,
  type Corrected,
  castingNow,
  clockOf,
  drifts,
  moveClock,
  type Pull,
} from "@foray/fieldops/fights/pull";
import type { FightSignal } from "@foray/fieldops/game-feed/fight-lines";
import { useRef, useState } from "react";
import { deviceNow } from "~/browser/device-now.ts";
import type { LoadedFight } from "~/features/fights/fight-data.ts";
import { fightPulls, withPull } from "./evening.ts";

/** A correction the reader is told about, because it exceeds two seconds. */
export type Told = Pick<Corrected, "moved" | "mark"> | null;

/** @param first the clock that starts when the arena is sealed; undefined for the pull's own */
export function usePull(fight: LoadedFight, first: string | undefined) {
  const [pull, setPull] = useState<Pull | null>(null);
  const [told, setTold] = useState<Told>(null);
  // A ref, because several messages can arrive between renders.
  const followed = useRef<Followed>(notFollowed);
  const set = (next: Partial<Followed>) => {
    followed.current = { ...followed.current, ...next };
    setPull(followed.current.pull);
  };
  const count = (ended: Pull, seconds: number, at: number) => {
    if (ended.part === undefined) fightPulls.set(withPull(fightPulls.get(), fight.key, seconds, at));
  };
  const begin = (part?: string) => {
    setTold(null);
    set({ pull: beginPull(deviceNow(), part), other: null });
  };
  const wipe = () => {
    const running = followed.current.pull;
    if (running === null) return;
    const at = deviceNow();
    count(running, clockOf(running, at), at);
    setTold(null);
    set({ pull: null, endedAt: at, other: null });
  };
  const cast = () => {
    const running = followed.current.pull;
    const corrected = running === null ? null : castingNow(fight.fight, running, deviceNow());
    if (corrected === null) return;
    set({ pull: corrected.pull });
    setTold(drifts(corrected.moved) ? corrected : null);
  };
  const change = (to: (running: Pull) => Pull) => {
    const running = followed.current.pull;
    if (running !== null) set({ pull: to(running) });
  };
  const nudge = (seconds: number) => change((running) => moveClock(running, seconds));
  const learn = (point: string, option: string) =>
    change((running) => ({ ...running, known: { ...running.known, [point]: option } }));
  const hear = (signal: FightSignal, at: number) => {
    const { corrected, followed: next, over } = follow(fight.fight, followed.current, signal, at, first);
    if (over !== null) count(over.pull, over.seconds, at);
    if (over !== null || (corrected !== null && drifts(corrected.moved))) setTold(corrected);
    set(next);
  };
  return { pull, told, begin, wipe, cast, nudge, learn, hear };
}
