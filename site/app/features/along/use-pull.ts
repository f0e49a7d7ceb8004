import {
  beginPull,
  type Corrected,
  castingNow,
  clockOf,
  drifts,
  moveClock,
  type Pull,
} from "@foray/fieldops/fights/pull";
import { useState } from "react";
import { deviceNow } from "~/browser/device-now.ts";
import type { LoadedFight } from "~/features/fights/fight-data.ts";
import { fightPulls, withPull } from "./evening.ts";

/** A correction that the reader is told of: over two seconds. */
export type Told = Pick<Corrected, "moved" | "mark"> | null;

/** The clock of a pull and what can be done to it. */
export function usePull(fight: LoadedFight) {
  const [pull, setPull] = useState<Pull | null>(null);
  const [told, setTold] = useState<Told>(null);
  const begin = (part?: string) => {
    setTold(null);
    setPull(beginPull(deviceNow(), part));
  };
  const wipe = () => {
    if (pull === null) return;
    const at = deviceNow();
    if (pull.part === undefined) fightPulls.set(withPull(fightPulls.get(), fight.key, clockOf(pull, at), at));
    setTold(null);
    setPull(null);
  };
  const cast = () => {
    const corrected = pull === null ? null : castingNow(fight.fight, pull, deviceNow());
    if (corrected === null) return;
    setPull(corrected.pull);
    setTold(drifts(corrected.moved) ? corrected : null);
  };
  const nudge = (seconds: number) =>
    setPull((running) => (running === null ? null : moveClock(running, seconds)));
  const learn = (point: string, option: string) =>
    setPull((running) =>
      running === null ? null : { ...running, known: { ...running.known, [point]: option } },
    );
  return { pull, told, begin, wipe, cast, nudge, learn };
}
