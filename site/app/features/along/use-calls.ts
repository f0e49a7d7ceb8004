import type { Coming } from "@foray/fieldops/fights/pull";
import { laneOf, type Mark } from "@foray/fieldops/fights/score";
import { useEffect, useRef } from "react";
import { usePreference } from "~/browser/preferences.ts";
import { hush, noCalls, speak, spokenCalls } from "~/browser/spoken-calls.ts";
import type { LoadedFight } from "~/features/fights/fight-data.ts";
import type { Part } from "~/features/fights/my-part.ts";
import { callText, concerns } from "./what-to-say.ts";

/** Seconds after which a call is too late to be spoken. */
const LATE = 1.5;

export function useCalls(
  fight: LoadedFight,
  coming: readonly Coming[],
  clock: number | null,
  part: Part,
): void {
  const { lead, mine, on, silent } = usePreference(spokenCalls, noCalls);
  const spoken = useRef<number>(-1);
  useEffect(() => {
    if (clock === null) spoken.current = -1;
    if (!on || clock === null) return;
    const isCalled = (mark: Mark) =>
      !silent.includes(laneOf(mark.kind)) && (!mine || concerns(fight, mark, part));
    const due = coming.find(
      ({ mark }) => mark.t - clock <= lead && mark.t > spoken.current + 0.1 && isCalled(mark),
    );
    if (due === undefined) return;
    spoken.current = due.mark.t;
    if (due.mark.t - clock > lead - LATE) speak(callText(fight, due.mark));
  }, [clock, coming, fight, lead, mine, on, part, silent]);
  useEffect(() => {
    if (!on) hush();
    return hush;
  }, [on]);
}
