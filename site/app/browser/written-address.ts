import { currentPath, type LocalAddress, pageAddress } from "./address.ts";
import { createStore } from "./store.ts";
import { isRecord } from "./stored-shape.ts";

/** `address` has neither base nor language. */
export type HistoryStep = Readonly<{ key: string; address: string }>;

export type AddressBar = Readonly<{
  /** May be ahead of the rendered page. */
  step: () => HistoryStep;
  replace: (address: LocalAddress) => void;
}>;

/** The last URL written by a page, and the entries it belongs to. */
type Written = Readonly<{ address: string; keys: ReadonlySet<string> }>;

export type AddressWriter = Readonly<{
  subscribe: (listener: () => void) => () => void;
  addressOf: (step: HistoryStep) => string;
  /** Returns the URL as normalized by the browser. */
  write: (address: LocalAddress) => string;
  pending: () => string | null;
  /** The router is navigating to `told`. The entry it renders next is the current one under a new key. */
  follow: (told: string) => void;
  /** The router has replaced the current entry with one for `told`. */
  followed: (told: string) => void;
}>;

/**
 * Writes URLs ahead of the router, so that input has an immediate effect. Each belongs to the entries it was
 * written over; other entries keep theirs.
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
      // Written again during the router's navigation.
      if (last.address !== told) bar.replace(`/${last.address.slice(1)}`);
      written.set({ address: last.address, keys: new Set([...last.keys, key]) });
    },
  };
}

function presentKey(): string {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.key === "string" ? state.key : "default";
}

export const writtenAddress = createAddressWriter({
  step: () => ({
    key: presentKey(),
    address: currentPath() + window.location.search + window.location.hash,
  }),
  replace: (address) => window.history.replaceState(window.history.state, "", pageAddress(address)),
});
