import fc from "fast-check";
import { expect, test } from "vitest";
import { noCalls, readCalls } from "./spoken-calls.ts";

test("readCalls fills in defaults for calls that an older version stored", () => {
  expect(readCalls('{"on":true,"lead":3}')).toEqual({ ...noCalls, on: true, lead: 3 });
});

test.each([
  '{"on":true,"lead":5,"volume":0}',
  '{"on":true,"lead":5,"volume":1e9}',
  '{"on":true,"lead":5,"rate":-1}',
  '{"on":true,"lead":5,"silent":["everything"]}',
  '{"on":1,"lead":5}',
  "null",
  "",
])("readCalls rejects “%s”", (text) => {
  expect(readCalls(text)).toBeUndefined();
});

test("readCalls returns a usable rate and volume for any stored value", () => {
  const any = fc.record({
    on: fc.boolean(),
    lead: fc.constantFrom(3, 5, 10),
    silent: fc.anything(),
    rate: fc.anything(),
    volume: fc.double(),
  });
  fc.assert(
    fc.property(any, (stored) => {
      const calls = readCalls(JSON.stringify(stored) ?? "");
      if (calls === undefined) return;
      expect(calls.volume > 0 && calls.volume <= 1 && calls.rate > 0 && calls.rate < 10).toBe(true);
    }),
  );
});
