import { potFateFacts } from "#records/pot-fates/facts";
import { boardClocks } from "../clocks.ts";
import type { TimerName } from "./names.ts";
import { monsterShortNames, potSides, timerShortNames } from "./short-names.ts";

/** Includes pots of the given zone only. */
export function shortTimerNames(zone: string | null): readonly TimerName[] {
  const timers = boardClocks.flatMap(({ kind, id }): readonly TimerName[] => {
    const short = kind === "monster" ? monsterShortNames[id] : timerShortNames[id];
    return Object.values(short ?? {})
      .flat()
      .map((name) => ({ kind, id, name }));
  });
  const pots = potFateFacts
    .filter((pot) => pot.zone === zone)
    .flatMap(({ id, side }): readonly TimerName[] =>
      side === "north" || side === "south"
        ? Object.values(potSides[side])
            .flat()
            .map((name) => ({ kind: "pot", id, name, loose: true }))
        : [],
    );
  return [...timers, ...pots];
}
