import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePlayTimes, usualRanges } from "./play-times.ts";

test("parsePlayTimes round-trips stored play times", () => {
  const value = { on: true, ranges: usualRanges };
  expect(parsePlayTimes(JSON.stringify(value))).toEqual(value);
});

test.each([
  "",
  "null",
  "{",
  '{"on":1,"ranges":[]}',
  '{"on":true,"ranges":[{"days":[7],"from":0,"to":60}]}',
  '{"on":true,"ranges":[{"days":[1],"from":-5,"to":60}]}',
  '{"on":true,"ranges":[{"days":[],"from":5,"to":60}]}',
])("parsePlayTimes rejects “%s”", (text) => {
  expect(parsePlayTimes(text)).toBeUndefined();
});

test("parsePlayTimes never throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      parsePlayTimes(text);
    }),
    { seed: 5 },
  );
});
