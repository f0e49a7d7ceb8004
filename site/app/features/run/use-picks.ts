import { seatLabel } from "@foray/fieldops/runs/duties";
import { nameKey } from "@foray/fieldops/runs/people";
import { dropOut, swapSeats, takeSeat, toBench } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import { useState } from "react";
import { announce, hush } from "~/browser/announce.ts";
import { runMessages } from "./messages.ts";
import type { Notice } from "./notice.ts";
import type { RunEditor } from "./use-run.ts";

/** A picked-up seat, with or without a player, or a player on the bench. */
export type Pick = Readonly<{ seat: number }> | Readonly<{ bench: string }>;

export type Picks = Readonly<{
  pick: Pick | null;
  /** Free seat for which the bench highlights the best matches. */
  target: number | null;
  pressSeat: (place: number) => void;
  pressBench: (name: string) => void;
  put: (from: Pick, to: Pick | "bench") => void;
  drop: (place: number) => void;
  seatAt: (name: string, place: number) => void;
  /** Releases the pick; the bench keeps highlighting matches for a freed seat. */
  putDown: () => void;
  clear: () => void;
}>;

const isSeat = (pick: Pick | null): pick is Readonly<{ seat: number }> => pick !== null && "seat" in pick;

export function usePicks(
  { run, act }: Readonly<{ run: Run; act: RunEditor["act"] }>,
  note: (notice: Notice | null) => void,
): Picks {
  const t = runMessages;
  const [pick, setPick] = useState<Pick | null>(null);
  const [freed, setFreed] = useState<number | null>(null);
  const nameIn = (place: number) => run.seats[place]?.name ?? "";
  const label = (place: number) => seatLabel(run, place);
  const isFree = (place: number | null): place is number => place !== null && run.seats[place]?.name === "";

  const seatAt = (name: string, place: number) => {
    act((before) => takeSeat(before, place, name));
    announce(t.moved(name, label(place)));
    setPick(null);
    setFreed(null);
    note(null);
  };
  const swap = (from: number, to: number) => {
    act((before) => swapSeats(before, from, to));
    const [a, b] = [nameIn(from), nameIn(to)];
    if (a !== "" && b !== "") announce(t.swapped(a, b));
    else announce(t.moved(a === "" ? b : a, label(a === "" ? from : to)));
    setPick(null);
  };
  const bench = (place: number) => {
    act((before) => toBench(before, place));
    announce(t.benched(nameIn(place)));
    setPick(null);
  };
  const put: Picks["put"] = (from, to) => {
    if (to === "bench") {
      if (isSeat(from) && nameIn(from.seat) !== "") bench(from.seat);
    } else if (isSeat(from) && isSeat(to)) {
      if (from.seat !== to.seat) swap(from.seat, to.seat);
    } else if (isSeat(from) && "bench" in to) seatAt(to.bench, from.seat);
    else if ("bench" in from && isSeat(to)) seatAt(from.bench, to.seat);
  };
  return {
    pick,
    target: isSeat(pick) && isFree(pick.seat) ? pick.seat : isFree(freed) ? freed : null,
    pressSeat(place) {
      if (isSeat(pick) && pick.seat === place) return setPick(null);
      const both = isSeat(pick) && nameIn(pick.seat) === "" && nameIn(place) === "";
      if (pick !== null && !both) return put(pick, { seat: place });
      setPick({ seat: place });
      return undefined;
    },
    pressBench(name) {
      if (isSeat(pick)) return seatAt(name, pick.seat);
      const again = pick !== null && "bench" in pick && nameKey(pick.bench) === nameKey(name);
      setPick(again ? null : { bench: name });
      return undefined;
    },
    put,
    drop(place) {
      const name = nameIn(place);
      if (name === "") return;
      act((before) => dropOut(before, place));
      setPick(null);
      setFreed(place);
      hush();
      note({ kind: "dropped", name, place });
    },
    seatAt,
    putDown: () => setPick(null),
    clear() {
      setPick(null);
      setFreed(null);
    },
  };
}
