import { isRecord, readJson } from "../stored-shape.ts";

/** What taking the right to ring needs of the browser. */
export type ClaimSurroundings = Readonly<{
  /** What all tabs have stored of signals that have rung. */
  read: () => string | null;
  write: (text: string) => void;
  /** Web Locks, which are one for all tabs and go with the tab that holds them; left out where there are none. */
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

/** So many signals that have rung are remembered, whatever the clock says meanwhile: some weeks of many alarms. */
const MOST_REMEMBERED = 400;

/** What one tab stores, another may see a moment later: so long a signal's lock says what the storage does not yet, in ms. */
const HELD_MS = 5000;

/** Takes the right to ring signals, one tab for all. */
export function createClaims({ read, write, locks, wait }: ClaimSurroundings) {
  const here = new Set<string>();

  function rung(): ReadonlyMap<string, number> {
    const value = readJson(read() ?? "");
    const entries = isRecord(value) ? Object.entries(value) : [];
    return new Map(entries.flatMap(([key, at]) => (typeof at === "number" ? [[key, at] as const] : [])));
  }

  function note(keys: readonly string[], now: number): void {
    const all = [...rung(), ...keys.map((key) => [key, now] as const)];
    write(JSON.stringify(Object.fromEntries(new Map(all.slice(-MOST_REMEMBERED)))));
  }

  /** Holds the signal's lock until `end` settles; `false` where another tab holds it or it has rung. */
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
     * shown: a page that is loaded anew in between rings them then.
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
      // What another tab rings may still fail there: it is asked for again with the next look.
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
