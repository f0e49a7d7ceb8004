import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Claim, createClaims } from "./claims.ts";
import { dueSignals, type Signal, TOO_LATE_MS } from "./schedule.ts";

/** Locks shared by several tabs. Closing a tab releases its locks. */
class FakeLocks {
  readonly held = new Map<string, number>();
  of(tab: number): Pick<LockManager, "request"> {
    const request = async (name: string, _: unknown, work: (lock: { name: string } | null) => unknown) => {
      if (this.held.has(name)) return work(null);
      this.held.set(name, tab);
      try {
        return await work({ name });
      } finally {
        if (this.held.get(name) === tab) this.held.delete(name);
      }
    };
    // The code under test only uses this overload.
    return { request: request as LockManager["request"] };
  }
  free(tab: number) {
    for (const [name, holder] of this.held) if (holder === tab) this.held.delete(name);
  }
}

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

/** A device whose tabs share storage and locks, with a clock that may jump and a log of rings. */
function device(signals: readonly Signal[]) {
  const locks = new FakeLocks();
  const rings: { key: string; at: number }[] = [];
  let stored: string | null = null;
  let now = 0;
  let tabs = 0;
  const open = () => {
    tabs += 1;
    const id = tabs;
    let closed = false;
    const pending: Claim[] = [];
    const claims = createClaims({
      read: () => stored,
      write: (text) => {
        if (!closed) stored = text;
      },
      locks: locks.of(id),
      wait: async () => undefined,
    });
    return {
      /** Rings what is due, as `watch.ts` does. */
      async look() {
        const { ring } = dueSignals(signals, now);
        const claim = await claims.claim(
          ring.map(({ key }) => key),
          now,
        );
        await settled();
        if (closed) return;
        pending.push(claim);
      },
      async show() {
        for (const claim of pending.splice(0)) {
          for (const key of claim.keys) rings.push({ key, at: now });
          claim.shown();
        }
        await settled();
      },
      close() {
        closed = true;
        locks.free(id);
      },
    };
  };
  return {
    rings,
    open,
    move: (ms: number) => {
      now = Math.max(0, now + ms);
    },
    now: () => now,
  };
}

const MINUTE = 60_000;
const signal = (at: number): Signal => ({
  key: `pot:${at}:start`,
  event: `pot:${at}`,
  subject: { kind: "pot", id: "pot" },
  kind: "start",
  start: at,
  end: at + MINUTE,
  at,
});

const step = fc.oneof(
  fc.record({ do: fc.constant("look" as const), tab: fc.nat(2) }),
  fc.record({ do: fc.constant("show" as const), tab: fc.nat(2) }),
  fc.record({ do: fc.constant("reload" as const), tab: fc.nat(2) }),
  fc.record({ do: fc.constant("run" as const), ms: fc.integer({ min: 0, max: 90_000 }) }),
  // Sleep, or a change of the clock by up to days in either direction.
  fc.record({
    do: fc.constant("jump" as const),
    ms: fc.integer({ min: -3 * 86_400_000, max: 3 * 86_400_000 }),
  }),
);

describe("claims across tabs, sleep, clock jumps and reloads", () => {
  test("no signal rings twice despite several tabs, clock jumps and reloads", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 12 }),
        fc.array(step, { maxLength: 60 }),
        async (minutes, steps) => {
          const machine = device(minutes.map((minute) => signal(minute * MINUTE)));
          const tabs = [machine.open(), machine.open(), machine.open()];
          for (const each of steps) {
            if (each.do === "run" || each.do === "jump") machine.move(each.ms);
            else if (each.do === "reload") {
              tabs[each.tab]?.close();
              tabs[each.tab] = machine.open();
            } else await tabs[each.tab]?.[each.do]();
          }
          const keys = machine.rings.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
      { numRuns: 400 },
    );
  });

  test("a remaining tab rings a due signal after other tabs reload before showing it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ tab: fc.nat(2), shows: fc.constant(false) }), { maxLength: 20 }),
        fc.integer({ min: 0, max: TOO_LATE_MS - 1 }),
        async (attempts, late) => {
          const machine = device([signal(MINUTE)]);
          const tabs = [machine.open(), machine.open(), machine.open()];
          machine.move(MINUTE + late);
          for (const { tab } of attempts) {
            await tabs[tab]?.look();
            tabs[tab]?.close();
            tabs[tab] = machine.open();
          }
          await tabs[0]?.look();
          await tabs[0]?.show();
          expect(machine.rings).toHaveLength(1);
        },
      ),
      { numRuns: 200 },
    );
  });
});

test("no signal rings again after the clock jumps three days ahead and back", async () => {
  const machine = device([signal(MINUTE), signal(3 * 86_400_000)]);
  const tab = machine.open();
  machine.move(MINUTE);
  await tab.look();
  await tab.show();
  machine.move(3 * 86_400_000 - MINUTE);
  await tab.look();
  await tab.show();
  tab.close();
  machine.move(MINUTE - 3 * 86_400_000);
  const again = machine.open();
  await again.look();
  await again.show();
  expect(machine.rings.map(({ key }) => key)).toEqual([`pot:${MINUTE}:start`, "pot:259200000:start"]);
});

test("a dropped claim lets another tab ring the signal", async () => {
  const locks = new FakeLocks();
  const environment = { read: () => null, write: () => undefined, wait: async () => undefined };
  const one = createClaims({ ...environment, locks: locks.of(1) });
  const two = createClaims({ ...environment, locks: locks.of(2) });
  const first = await one.claim(["a"], 0);
  expect(first.keys).toEqual(["a"]);
  expect((await two.claim(["a"], 0)).keys).toEqual([]);
  first.dropped();
  await settled();
  expect((await two.claim(["a"], 0)).keys).toEqual(["a"]);
});

test("createClaims still claims signals if the stored text is invalid", async () => {
  for (const text of ["", "null", "[1]", "{", '{"a":"x"}', '{"__proto__":1}']) {
    const claims = createClaims({ read: () => text, write: () => undefined, wait: async () => undefined });
    expect((await claims.claim(["a", "__proto__", "constructor"], 0)).keys).toContain("constructor");
  }
});
