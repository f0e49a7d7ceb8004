import fc from "fast-check";
import { expect, test } from "vitest";
import { callsOf, dueCall, nextCallAt, type SpokenMoment } from "./spoken-moments.ts";

const AT = 1_800_000_000_000;
const moment = (key: string, at: number): SpokenMoment => ({ key, at, text: (before) => `${key} ${before}` });
const pots = moment("pots", AT);

test("a moment is called two minutes and ten seconds before it", () => {
  const calls = callsOf([pots], [120, 10]);
  expect(dueCall(calls, AT - 120_001, new Set())).toBeUndefined();
  expect(dueCall(calls, AT - 120_000, new Set())?.text).toBe("pots 120");
  expect(dueCall(calls, AT - 10_000, new Set())?.text).toBe("pots 10");
  expect(nextCallAt(calls, AT - 60_000)).toBe(AT - 10_000);
  expect(nextCallAt(calls, AT)).toBeUndefined();
});

test("dueCall drops late calls and returns the newest of those due", () => {
  const calls = callsOf([pots, moment("crab", AT + 2000)], [120, 10]);
  expect(dueCall(calls, AT - 95_000, new Set())).toBeUndefined();
  expect(dueCall(calls, AT - 5000, new Set())?.text).toBe("crab 10");
  expect(dueCall(calls, AT, new Set())).toBeUndefined();
  expect(dueCall(calls, AT - 117_000, new Set())?.text).toBe("crab 120");
});

test("a call is spoken at most once and never after its moment", () => {
  const looks = fc.array(fc.integer({ min: AT - 200_000, max: AT + 200_000 }), { maxLength: 40 });
  fc.assert(
    fc.property(looks, fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 5 }), (times, ways) => {
      const calls = callsOf(
        ways.map((way, at) => moment(String(at), AT + way)),
        [120, 10],
      );
      const spoken = new Set<string>();
      const said: string[] = [];
      for (const now of times.toSorted((one, other) => one - other)) {
        const call = dueCall(calls, now, spoken);
        for (const { at, key } of calls) if (at <= now) spoken.add(key);
        if (call === undefined) continue;
        said.push(call.key);
        expect(now).toBeLessThan(Number(call.key.split(" ")[1]));
      }
      expect(new Set(said).size).toBe(said.length);
    }),
  );
});
