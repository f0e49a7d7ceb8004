import type { LogosActionId } from "@foray/fieldops/records/logos-actions/ids";
import type { LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import { changeKeyed, type KeyedHistory, startHistory } from "~/ui/history.ts";

/** The game's limit. */
export const MAXIMUM_TRAYS = 8;

export type Slot = "astral" | "umbral";

/** A tray with a stable key, which identifies it when it moves. */
export type KeyedTray = LoadoutTray & Readonly<{ key: number }>;

export type TrayState = KeyedHistory<readonly KeyedTray[]>;

export type TrayAction =
  | Readonly<{ type: "set"; key: number; slot: Slot; action: LogosActionId | null }>
  | Readonly<{ type: "add" }>
  | Readonly<{ type: "remove"; key: number }>
  | Readonly<{ type: "move"; key: number; to: number }>
  | Readonly<{ type: "swap"; key: number }>
  | Readonly<{ type: "undo" }>
  | Readonly<{ type: "redo" }>
  | Readonly<{ type: "replace"; trays: readonly LoadoutTray[] }>
  | Readonly<{ type: "start"; trays: readonly LoadoutTray[] }>;

export function startTrays(trays: readonly LoadoutTray[]): TrayState {
  const keyed = trays.map(({ umbral, astral }, key) => ({ key, umbral, astral }));
  return { ...startHistory<readonly KeyedTray[]>(keyed), nextKey: trays.length };
}

function changed(state: TrayState, value: readonly KeyedTray[], nextKey = state.nextKey): TrayState {
  return changeKeyed(state, { kind: "change", value, touched: null }, nextKey);
}

/** Applies an edit. One without effect adds no undo step. */
export function editTrays(state: TrayState, action: TrayAction): TrayState {
  const { present: trays, nextKey } = state;
  switch (action.type) {
    case "start":
      return startTrays(action.trays);
    case "replace":
      return changed(
        state,
        action.trays.map(({ umbral, astral }, index) => ({ key: nextKey + index, umbral, astral })),
        nextKey + action.trays.length,
      );
    case "set": {
      const tray = trays.find(({ key }) => key === action.key);
      if (tray === undefined || tray[action.slot] === action.action) return state;
      return changed(
        state,
        trays.map((each) => (each === tray ? { ...each, [action.slot]: action.action } : each)),
      );
    }
    case "swap":
      return changed(
        state,
        trays.map((each) =>
          each.key === action.key ? { key: each.key, umbral: each.astral, astral: each.umbral } : each,
        ),
      );
    case "add":
      if (trays.length >= MAXIMUM_TRAYS) return state;
      return changed(state, [...trays, { key: nextKey, umbral: null, astral: null }], nextKey + 1);
    case "remove":
      return changed(
        state,
        trays.filter(({ key }) => key !== action.key),
      );
    case "move": {
      const from = trays.findIndex(({ key }) => key === action.key);
      const to = Math.max(0, Math.min(trays.length - 1, action.to));
      const tray = trays[from];
      if (tray === undefined || from === to) return state;
      const rest = trays.filter((each) => each !== tray);
      return changed(state, [...rest.slice(0, to), tray, ...rest.slice(to)]);
    }
    case "undo":
    case "redo":
      return changeKeyed(state, { kind: action.type });
  }
}

export function sameTrays(one: readonly LoadoutTray[], other: readonly LoadoutTray[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ umbral, astral }, place) => umbral === other[place]?.umbral && astral === other[place]?.astral,
    )
  );
}
