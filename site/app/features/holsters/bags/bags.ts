import { type HolsterBags, type HolsterEntry, MAXIMUM_QUANTITY } from "@foray/fieldops/share-codes/holster";
import { changeKeyed, type KeyedHistory, startHistory } from "~/ui/history.ts";

export type BagName = keyof HolsterBags;

/** In order of use. */
export const bagNames = ["prepop", "main"] as const satisfies readonly BagName[];

/** An entry with a stable key, which identifies it when it moves. */
export type BagEntry = HolsterEntry & Readonly<{ key: number }>;

export type Bags = Readonly<Record<BagName, readonly BagEntry[]>>;

export type BagsState = KeyedHistory<Bags>;

export type Place = Readonly<{ bag: BagName; index: number }>;

export type BagsChange =
  | Readonly<{ kind: "add"; bag: BagName; action: HolsterEntry["action"] }>
  /** Replaces a line's action and resets its quantity to 1. */
  | Readonly<{ kind: "replace"; place: Place; action: HolsterEntry["action"] }>
  | Readonly<{ kind: "remove"; place: Place }>
  /** Rounds and clamps to 1–35; ignores NaN. */
  | Readonly<{ kind: "quantity"; place: Place; quantity: number }>
  /** `to.index` is counted without the moved line. */
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

export function startBags(bags: HolsterBags): BagsState {
  return { ...startHistory(numbered(bags, 0)), nextKey: bags.prepop.length + bags.main.length };
}

/** Removes the keys. */
export function plainBags({ prepop, main }: Bags): HolsterBags {
  const plain = (lines: readonly BagEntry[]) => lines.map(({ action, quantity }) => ({ action, quantity }));
  return { prepop: plain(prepop), main: plain(main) };
}

/** Rounds and clamps a quantity; undefined for NaN. */
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

/** Returns the same state if nothing changes. */
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
