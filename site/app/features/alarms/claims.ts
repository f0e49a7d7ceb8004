import * as v from "valibot";
import { parseJson } from "../../browser/stored-shape.ts";

export type ClaimEnvironment = Readonly<{
  /** Stored text of the signals that have rung, shared by all tabs. */
  read: () => string | null;
  write: (text: string) => void;
  /** Web Locks, shared by all tabs and released when their tab closes; undefined if unsupported. */
  locks?: Pick<LockManager, "request"> | undefined;
  wait: (ms: number) => Promise<void>;
}>;

/** Signals that only this tab may ring. */
export type Claim = Readonly<{
  keys: readonly string[];
  /** Call once they are shown: no tab rings them again. */
  shown: () => void;
  /** Call if they were not shown, so that another tab may ring them. */
  dropped: () => void;
}>;

/** Several weeks of many alarms. */
const MAX_REMEMBERED = 400;

/** Time in ms to keep a signal's lock after it is stored as rung, until other tabs are sure to see it. */
const HELD_MS = 5000;

/** Signals that have rung, with the time of the ring (Unix ms). */
const rungShape = v.record(v.string(), v.number());

/** Lets exactly one tab ring each signal. */
export function createClaims({ read, write, locks, wait }: ClaimEnvironment) {
  const here = new Set<string>();

  function rung(): ReadonlyMap<string, number> {
    return new Map(Object.entries(parseJson(rungShape, read() ?? "") ?? {}));
  }

  function note(keys: readonly string[], now: number): void {
    const all = [...rung(), ...keys.map((key) => [key, now] as const)];
    write(JSON.stringify(Object.fromEntries(new Map(all.slice(-MAX_REMEMBERED)))));
  }

  /** Resolves to true and holds the lock until `end` settles, or to false if it is taken or has rung. */
  function hold(key: string, end: Promise<unknown>): Promise<boolean> {
    if (locks === undefined) return Promise.resolve(!rung().has(key));
    return new Promise((resolve, reject) => {
      locks
        .request(`alarm ${key}`, { ifAvailable: true }, (lock) => {
          const taken = lock !== null && !rung().has(key);
          resolve(taken);
          return taken ? end : undefined;
        })
        .catch(reject);
    });
  }

  return {
    /**
     * Claims the signals that no tab has rung or is about to ring. They are only stored as rung once shown,
     * so a page reloaded in between still rings them.
     * @param now in Unix ms
     */
    async claim(keys: readonly string[], now: number): Promise<Claim> {
      const fresh = keys.filter((key) => !here.has(key));
      for (const key of fresh) here.add(key);
      let release: (after: Promise<void> | undefined) => void = () => undefined;
      const end = new Promise<void>((resolve) => {
        release = (after) => resolve(after);
      });
      const taken = await Promise.all(fresh.map((key) => hold(key, end)));
      const mine = fresh.filter((_, at) => taken[at]);
      // The ring in the other tab may still fail, so these stay claimable.
      const known = rung();
      for (const key of fresh) if (!mine.includes(key) && !known.has(key)) here.delete(key);
      return {
        keys: mine,
        shown() {
          note(mine, now);
          release(wait(HELD_MS));
        },
        dropped() {
          for (const key of mine) here.delete(key);
          release(undefined);
        },
      };
    },
  };
}
