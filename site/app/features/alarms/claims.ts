import * as v from "valibot";
import { parseJson } from "../../browser/stored-shape.ts";

/** Browser functions needed to claim the right to ring. */
export type ClaimEnvironment = Readonly<{
  /** Signals that have rung, as stored by all tabs. */
  read: () => string | null;
  write: (text: string) => void;
  /** Web Locks, which are shared by all tabs and go with the tab that holds them; left out if there are none. */
  locks?: Pick<LockManager, "request"> | undefined;
  wait: (ms: number) => Promise<void>;
}>;

/** Signals that this tab alone may ring. */
export type Claim = Readonly<{
  keys: readonly string[];
  /** They have been shown: from now on no tab rings them again. */
  shown: () => void;
  /** They are not to be shown after all: another tab may. */
  dropped: () => void;
}>;

/** Rung signals that are kept: some weeks of many alarms. */
const MAX_REMEMBERED = 400;

/** Time in ms until another tab surely sees a stored value; until then a signal's lock stands for it. */
const HELD_MS = 5000;

/** Signals that have rung, with the time at which they did (Unix ms). */
const rungShape = v.record(v.string(), v.number());

/** Takes the right to ring signals, one tab for all. */
export function createClaims({ read, write, locks, wait }: ClaimEnvironment) {
  const here = new Set<string>();

  function rung(): ReadonlyMap<string, number> {
    return new Map(Object.entries(parseJson(rungShape, read() ?? "") ?? {}));
  }

  function note(keys: readonly string[], now: number): void {
    const all = [...rung(), ...keys.map((key) => [key, now] as const)];
    write(JSON.stringify(Object.fromEntries(new Map(all.slice(-MAX_REMEMBERED)))));
  }

  /** Holds the signal's lock until `end` settles; `false` if another tab holds it or it has rung. */
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
     * Claims those of the signals that no tab has rung or is about to ring. They are noted as rung only once they have been
     * shown: a page that is reloaded in between rings them then.
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
      // A ring in another tab may still fail: it is checked again next time.
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
