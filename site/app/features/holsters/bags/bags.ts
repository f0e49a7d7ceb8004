import { type HolsterBags, type HolsterEntry, MAXIMUM_QUANTITY } from "@foray/fieldops/share-codes/holster";
import { changeKeyed, type KeyedHistory, startHistory } from "~/ui/history.ts";

export type BagName = keyof HolsterBags;

/** The two bags in the order they are used. */
export const bagNames = ["prepop", "main"] as const satisfies readonly BagName[];

/** An entry with a number of its own, by which the page knows it while it moves. */
export type BagEntry = HolsterEntry & Readonly<{ key: number }>;

export type Bags = Readonly<Record<BagName, readonly BagEntry[]>>;

/** The bags with their history, and the number of the next line. */
export type BagsState = KeyedHistory<Bags>;

export type Place = Readonly<{ bag: BagName; index: number }>;

export type BagsChange =
  | Readonly<{ kind: "add"; bag: BagName; action: HolsterEntry["action"] }>
  /** Another action in a line's place; its quantity starts at 1 again. */
  | Readonly<{ kind: "replace"; place: Place; action: HolsterEntry["action"] }>
  | Readonly<{ kind: "remove"; place: Place }>
  /** Anything but a whole number from 1 to 35 is brought into that range; no number at all changes nothing. */
  | Readonly<{ kind: "quantity"; place: Place; quantity: number }>
  /** `to.index` counts after the line has been taken out. */
  | Readonly<{ kind: "move"; from: Place; to: Place }>
  | Readonly<{ kind: "clear" }>
  | Readonly<{ kind: "set"; bags: HolsterBags }>
  | Readonly<{ kind: "load"; bags: HolsterBags }>
  | Readonly<{ kind: "undo" }>
  | Readonly<{ kind: "redo" }>;

function numbered(bags: HolsterBags, firstKey: number): Bags {
  let key = firstKey;
  const number = (entries: readonly HolsterEntry[]) =>
    entries.map(({ action, quantity }) => ({ action, quantity, key: key++ }));
  return { prepop: number(bags.prepop), main: number(bags.main) };
}

/** The state of an editor that starts with these bags. */
export function startBags(bags: HolsterBags): BagsState {
  return { ...startHistory(numbered(bags, 0)), nextKey: bags.prepop.length + bags.main.length };
}

/** The bags without the lines' numbers. */
export function plainBags({ prepop, main }: Bags): HolsterBags {
  const plain = (lines: readonly BagEntry[]) => lines.map(({ action, quantity }) => ({ action, quantity }));
  return { prepop: plain(prepop), main: plain(main) };
}

/** A quantity a line can have, or `undefined` for what is not a number. */
export function wholeQuantity(value: number): number | undefined {
  if (Number.isNaN(value)) return undefined;
  return Math.min(MAXIMUM_QUANTITY, Math.max(1, Math.round(value)));
}

function changed(
  state: BagsState,
  value: Bags,
  nextKey = state.nextKey,
  touched: string | null = null,
): BagsState {
  return changeKeyed(state, { kind: "change", value, touched }, nextKey);
}

const without = (lines: readonly BagEntry[], index: number) => lines.toSpliced(index, 1);

/** Applies a change; a change without effect returns the same state. */
export function changeBags(state: BagsState, change: BagsChange): BagsState {
  const bags = state.present;
  switch (change.kind) {
    case "add": {
      const line = { action: change.action, quantity: 1, key: state.nextKey };
      return changed(state, { ...bags, [change.bag]: [...bags[change.bag], line] }, state.nextKey + 1);
    }
    case "replace": {
      const { bag, index } = change.place;
      const line = bags[bag][index];
      if (line === undefined || line.action === change.action) return state;
      return changed(state, {
        ...bags,
        [bag]: bags[bag].with(index, { ...line, action: change.action, quantity: 1 }),
      });
    }
    case "remove": {
      const { bag, index } = change.place;
      if (bags[bag][index] === undefined) return state;
      return changed(state, { ...bags, [bag]: without(bags[bag], index) });
    }
    case "quantity": {
      const { bag, index } = change.place;
      const line = bags[bag][index];
      const quantity = wholeQuantity(change.quantity);
      if (line === undefined || quantity === undefined || quantity === line.quantity) return state;
      const next = { ...bags, [bag]: bags[bag].with(index, { ...line, quantity }) };
      return changed(state, next, state.nextKey, `quantity ${line.key}`);
    }
    case "move":
      return move(state, change.from, change.to);
    case "clear":
      if (bags.prepop.length + bags.main.length === 0) return state;
      return changed(state, { prepop: [], main: [] });
    case "set": {
      const next = numbered(change.bags, state.nextKey);
      return changed(state, next, state.nextKey + next.prepop.length + next.main.length);
    }
    case "load":
      return startBags(change.bags);
    case "undo":
    case "redo":
      return changeKeyed(state, change);
  }
}

function move(state: BagsState, from: Place, to: Place): BagsState {
  const line = state.present[from.bag][from.index];
  if (line === undefined) return state;
  const taken: Bags = { ...state.present, [from.bag]: without(state.present[from.bag], from.index) };
  const index = Math.min(Math.max(0, to.index), taken[to.bag].length);
  if (from.bag === to.bag && index === from.index) return state;
  return changed(state, { ...taken, [to.bag]: taken[to.bag].toSpliced(index, 0, line) });
}
