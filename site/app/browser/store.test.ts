import { describe, expect, test, vi } from "vitest";
import { createStore } from "./store.ts";

describe("createStore", () => {
  test("a store notifies its listeners only of changes", () => {
    const store = createStore(1);
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
    store.set(2);
    expect([store.get(), listener.mock.calls.length]).toEqual([2, 1]);
    leave();
    store.set(3);
    expect([store.get(), listener.mock.calls.length]).toEqual([3, 1]);
  });

  test("a store starts watching with its first listener and stops after the last", () => {
    const end = vi.fn<() => void>();
    const watch = vi.fn<() => () => void>(() => end);
    const store = createStore(0, watch);
    for (const round of [1, 2]) {
      const leaves = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
      expect(watch).toHaveBeenCalledTimes(round);
      for (const leave of leaves) {
        expect(end).toHaveBeenCalledTimes(round - 1);
        leave();
      }
      expect(end).toHaveBeenCalledTimes(round);
    }
  });
});
