import { seatLabel } from "@foray/fieldops/runs/duties";
import type { CheckIn } from "@foray/fieldops/runs/live/fields";
import { benchFor } from "@foray/fieldops/runs/live/suggestion";
import { nameKey, type Person } from "@foray/fieldops/runs/people";
import { dropOut, takeSeat } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import { useState } from "react";
import { announce } from "~/browser/announce.ts";
import type { RunEditor } from "../use-run.ts";
import { signUpMessages } from "./messages.ts";

/** `next`: proposed replacement from the bench; `others`: whether there are more. */
export type Absence = Readonly<{ name: string; place: number; next: Person | null; others: boolean }>;

export type MoveUp = Readonly<{
  absences: readonly Absence[];
  move: (absence: Absence) => void;
  /** Proposes the next player on the bench, starting over after the last. */
  pass: (absence: Absence) => void;
}>;

export function useMoveUp(run: Run, checkIns: ReadonlyMap<string, CheckIn>, act: RunEditor["act"]): MoveUp {
  const t = signUpMessages;
  const [passed, setPassed] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const kindOf = (name: string) => checkIns.get(nameKey(name))?.kind;
  const benchOf = (place: number) => benchFor(run, place, ({ name }) => kindOf(name) === "here");
  const leftOf = (name: string, bench: readonly Person[]) =>
    bench.filter((person) => !passed.get(name)?.includes(person.name));
  return {
    absences: run.seats.flatMap(({ name }, place): Absence[] => {
      if (name === "" || kindOf(name) !== "no") return [];
      const bench = benchOf(place);
      return [{ name, place, next: leftOf(name, bench)[0] ?? null, others: bench.length > 1 }];
    }),
    move({ place, next }) {
      if (next === null) return;
      act((before) => takeSeat(dropOut(before, place), place, next.name));
      announce(t.movesUp(next.name, seatLabel(run, place)));
    },
    pass({ name, place, next }) {
      const bench = benchOf(place);
      const left = leftOf(name, bench);
      const before = passed.get(name) ?? [];
      const now = left.length <= 1 || next === null ? [] : [...before, next.name];
      setPassed(new Map([...passed, [name, now]]));
      const after = left[1] ?? bench[0];
      if (after !== undefined) announce(t.movesUp(after.name, seatLabel(run, place)));
    },
  };
}
