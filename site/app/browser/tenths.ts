import { useSyncExternalStore } from "react";
import { deviceNow } from "./device-now.ts";
import { tickingWindow } from "./popped-out.ts";
import { createStore } from "./store.ts";

const TENTH = 100;

/** The present in tenths of a second (epoch ms), for as long as somebody looks at a clock that needs them. */
const tenths = createStore(0, () => {
  const read = () => tenths.set(Math.floor(deviceNow() / TENTH) * TENTH);
  read();
  const host = tickingWindow();
  const timer = host.setInterval(read, TENTH);
  return () => host.clearInterval(timer);
});

const still = () => () => undefined;
const zero = () => 0;

/** The present, again each tenth of a second while `active`; 0 while it is not. */
export function useTenths(active: boolean): number {
  return useSyncExternalStore(active ? tenths.subscribe : still, active ? tenths.get : zero, zero);
}
