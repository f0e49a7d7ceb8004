import { useSyncExternalStore } from "react";
import { deviceNow } from "./device-now.ts";
import { tickingWindow } from "./popped-out.ts";
import { createStore } from "./store.ts";

const TENTH = 100;

/** Epoch ms, updated while a component uses it. */
const tenths = createStore(0, () => {
  const read = () => tenths.set(Math.floor(deviceNow() / TENTH) * TENTH);
  read();
  const host = tickingWindow();
  const timer = host.setInterval(read, TENTH);
  return () => host.clearInterval(timer);
});

const still = () => () => undefined;
const zero = () => 0;

/** Epoch ms; 0 while inactive. */
export function useTenths(active: boolean): number {
  return useSyncExternalStore(active ? tenths.subscribe : still, active ? tenths.get : zero, zero);
}
