/** The last of `past` is the next undo, the last of `future` the next redo. */
export type History<T> = Readonly<{
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Target of the last change. Changing it again, as in typing, adds no undo step. */
  touched: string | null;
}>;

export type HistoryChange<T> =
  | Readonly<{ kind: "start"; value: T }>
  | Readonly<{ kind: "change"; value: T; touched: string | null }>
  | Readonly<{ kind: "undo" }>
  | Readonly<{ kind: "redo" }>;

export const UNDO_STEPS = 100;

export function startHistory<T extends object>(value: T): History<T> {
  return { past: [], present: value, future: [], touched: null };
}

/** An edit without effect adds no undo step. */
export function changeHistory<T extends object>(history: History<T>, change: HistoryChange<T>): History<T> {
  const { past, present, future, touched } = history;
  switch (change.kind) {
    case "start":
      return startHistory(change.value);
    case "change": {
      if (change.value === present) return history;
      const isSameStep = change.touched !== null && change.touched === touched;
      return {
        past: isSameStep ? past : [...past, present].slice(-UNDO_STEPS),
        present: change.value,
        future: [],
        touched: change.touched,
      };
    }
    case "undo": {
      const before = past.at(-1);
      if (before === undefined) return history;
      const after = [...future, present].slice(-UNDO_STEPS);
      return { past: past.slice(0, -1), present: before, future: after, touched: null };
    }
    case "redo": {
      const after = future.at(-1);
      if (after === undefined) return history;
      const before = [...past, present].slice(-UNDO_STEPS);
      return { past: before, present: after, future: future.slice(0, -1), touched: null };
    }
  }
}

export type KeyedHistory<T> = History<T> & Readonly<{ nextKey: number }>;

/** Returns the same state if nothing changed. */
export function changeKeyed<T extends object>(
  state: KeyedHistory<T>,
  change: HistoryChange<T>,
  nextKey = state.nextKey,
): KeyedHistory<T> {
  const next: History<T> = changeHistory<T>(state, change);
  return next === state ? state : { ...next, nextKey };
}
