import fc from "fast-check";
import { expect, test } from "vitest";
import { noAlarms, parseAlarms } from "./settings.ts";

test("parseAlarms round-trips stored alarms", () => {
  const value = {
    mute: "silent" as const,
    list: [
      { filter: "cassie", early: 10, start: true, since: 1 },
      { filter: "cold-box", choice: "val-griffin", early: 0, start: false, since: 2 },
    ],
    timers: { early: 0, start: true, since: 3 },
  };
  expect(parseAlarms(JSON.stringify(value))).toEqual(value);
});

test.each([undefined, null, 7, { early: 99, start: true, since: 0 }, { early: 1, start: 1, since: 0 }])(
  "parseAlarms replaces invalid timers (%j) with the defaults and keeps the alarms",
  (timers) => {
    const list = [{ filter: "cassie", early: 10, start: true, since: 1 }];
    expect(parseAlarms(JSON.stringify({ mute: "on", list, timers }))).toEqual({
      ...noAlarms,
      mute: "on",
      list,
    });
  },
);

test.each([
  "",
  "[]",
  '{"mute":"loud","list":[]}',
  '{"mute":"on","list":[{"filter":"../x","early":1,"start":true,"since":1}]}',
  '{"mute":"on","list":[{"filter":"cassie","early":-1,"start":true,"since":1}]}',
  '{"mute":"on","list":[{"filter":"cassie","early":1e9,"start":true,"since":1}]}',
  '{"mute":"on","list":[{"filter":"cassie","early":1,"start":true,"since":null}]}',
])("parseAlarms rejects “%s”", (text) => {
  expect(parseAlarms(text)).toBeUndefined();
});

test("parseAlarms never throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      parseAlarms(text);
    }),
    { seed: 6 },
  );
});
