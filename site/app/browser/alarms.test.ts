import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAlarms } from "./alarms.ts";

test("alarms survive storing", () => {
  const value = {
    mute: "silent" as const,
    list: [
      { filter: "cassie", early: 10, start: true, since: 1 },
      { filter: "cold-box", choice: "val-griffin", early: 0, start: false, since: 2 },
    ],
  };
  expect(parseAlarms(JSON.stringify(value))).toEqual(value);
});

test.each([
  "",
  "[]",
  '{"mute":"loud","list":[]}',
  '{"mute":"on","list":[{"filter":"../x","early":1,"start":true,"since":1}]}',
  '{"mute":"on","list":[{"filter":"cassie","early":-1,"start":true,"since":1}]}',
  '{"mute":"on","list":[{"filter":"cassie","early":1e9,"start":true,"since":1}]}',
  '{"mute":"on","list":[{"filter":"cassie","early":1,"start":true,"since":null}]}',
])("%s is not ours", (text) => {
  expect(parseAlarms(text)).toBeUndefined();
});

test("law: whatever stands in the storage, nothing throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      parseAlarms(text);
    }),
    { seed: 6 },
  );
});
