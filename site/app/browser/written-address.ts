import { currentPath, type LocalAddress, pageAddress } from "./address.ts";
import { createStore } from "./store.ts";
import { isRecord } from "./stored-shape.ts";

/** A step in the history: its key in the router, and its address without the folder of the host and the language. */
export type HistoryStep = Readonly<{ key: string; address: string }>;

/** Access to the address bar. */
export type AddressBar = Readonly<{
  /** The browser's present step, which may be ahead of the page that is drawn. */
  step: () => HistoryStep;
  /** Replaces the address of the present step. */
  replace: (address: LocalAddress) => void;
}>;

/** The last address that a page wrote, and the steps that it belongs to. */
type Written = Readonly<{ address: string; keys: ReadonlySet<string> }>;

export type AddressWriter = Readonly<{
  subscribe: (listener: () => void) => () => void;
  /** The present address of a step that is drawn: the one written over it, if there is one. */
  addressOf: (step: HistoryStep) => string;
  /** Writes an address over the present step; returns it as the browser spells it. */
  write: (address: LocalAddress) => string;
  /** The address written over the present step; `null` if there is none. */
  pending: () => string | null;
  /** Notes that the router is navigating to `told`; the step it draws next is the present one under a new key. */
  follow: (told: string) => void;
  /** Notes that the router has replaced the present step with one for `told`. */
  followed: (told: string) => void;
}>;

/**
 * Writes addresses ahead of the router, so that a press is answered at once. A written address belongs to the steps it was written over:
 * Back, Forward and links lead to addresses of their own.
 */
export function createAddressWriter(bar: AddressBar): AddressWriter {
  const written = createStore<Written | null>(null);
  let onTheWay: string | null = null;
  const over = (key: string): Written | null => {
    const last = written.get();
    return last?.keys.has(key) === true ? last : null;
  };
  return {
    subscribe: written.subscribe,
    addressOf: ({ key, address }) =>
      over(key)?.address ?? (address === onTheWay ? written.get()?.address : undefined) ?? address,
    write(next) {
      bar.replace(next);
      const { key, address } = bar.step();
      const last = onTheWay === null ? over(key) : written.get();
      written.set({ address, keys: new Set([...(last?.keys ?? []), key]) });
      return address;
    },
    pending: () => over(bar.step().key)?.address ?? null,
    follow(told) {
      onTheWay = told;
    },
    followed(told) {
      onTheWay = null;
      const { key, address } = bar.step();
      const last = written.get();
      if (last === null || address !== told) return;
      // Written again while the router was on its way.
      if (last.address !== told) bar.replace(`/${last.address.slice(1)}`);
      written.set({ address: last.address, keys: new Set([...last.keys, key]) });
    },
  };
}

/** The key of the present step: the router keeps it in the history's state. */
function presentKey(): string {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.key === "string" ? state.key : "default";
}

/** The writer of this page's address. */
export const writtenAddress = createAddressWriter({
  step: () => ({
    key: presentKey(),
    address: currentPath() + window.location.search + window.location.hash,
  }),
  replace: (address) => window.history.replaceState(window.history.state, "", pageAddress(address)),
});
