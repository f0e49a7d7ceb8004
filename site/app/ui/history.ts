/** A value that is edited, with its earlier and its undone states, latest last. */
export type History<T> = Readonly<{
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Target of the last change: continuing it, such as typing in one field, is one step. */
  touched: string | null;
}>;

export type HistoryChange<T> =
  | Readonly<{ kind: "start"; value: T }>
  | Readonly<{ kind: "change"; value: T; touched: string | null }>
  | Readonly<{ kind: "undo" }>
  | Readonly<{ kind: "redo" }>;

/** Steps that are kept. */
export const UNDO_STEPS = 100;

export function startHistory<T extends object>(value: T): History<T> {
  return { past: [], present: value, future: [], touched: null };
}

/** One step of editing. An edit without effect leaves no step. */
export function changeHistory<T extends object>(history: History<T>, change: HistoryChange<T>): History<T> {
  const { past, present, future, touched } = history;
  switch (change.kind) {
    case "start":
      return startHistory(change.value);
    case "change": {
      if (change.value === present) return history;
      const goesOn = change.touched !== null && change.touched === touched;
      return {
        past: goesOn ? past : [...past, present].slice(-UNDO_STEPS),
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

/** A history beside which an editor keeps the key that its next item gets. */
export type KeyedHistory<T> = History<T> & Readonly<{ nextKey: number }>;

/** One step of an editor that numbers its items; what changes nothing gives the same state back. */
export function changeKeyed<T extends object>(
  state: KeyedHistory<T>,
  change: HistoryChange<T>,
  nextKey = state.nextKey,
): KeyedHistory<T> {
  const next: History<T> = changeHistory<T>(state, change);
  return next === state ? state : { ...next, nextKey };
}
