import { describe, expect, it } from "vitest";
import { momentsComing, parseMoments } from "./moments.ts";
import { signalsOf } from "./schedule.ts";

const moment = { id: "run:main", at: 2_000_000, title: "Passcode", path: "/run/x#y", since: 1_000_000 };

describe("moments that ring", () => {
  it("are read as they were kept, and nothing else is", () => {
    expect(parseMoments(JSON.stringify([moment]))).toEqual([moment]);
    for (const other of [
      "nonsense",
      "{}",
      JSON.stringify([{ ...moment, path: "//elsewhere.test" }]),
      JSON.stringify([{ ...moment, path: "https://elsewhere.test" }]),
      JSON.stringify([{ ...moment, at: "soon" }]),
      JSON.stringify(Array.from({ length: 41 }, () => moment)),
    ])
      expect(parseMoments(other)).toBeUndefined();
  });

  it("ring once, at their own time, and not if they were past when they were set", () => {
    const rings = (list: readonly (typeof moment)[]) =>
      signalsOf([], 2_000_000, { moments: momentsComing(list) }).map(({ key, at }) => [key, at]);
    expect(rings([moment])).toEqual([["moment:run:main:2000000:start", 2_000_000]]);
    expect(rings([{ ...moment, since: 3_000_000 }])).toEqual([]);
  });
});
