import { describe, expect, it } from "vitest";
import { momentsComing, parseMoments } from "./moments.ts";
import { signalsOf } from "./schedule.ts";

const moment = { id: "run:main", at: 2_000_000, title: "Passcode", path: "/run/x#y", since: 1_000_000 };

describe("moments", () => {
  it("parseMoments round-trips valid moments and rejects invalid ones", () => {
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

  it("a moment rings once at its time, but never if set after its time", () => {
    const rings = (list: readonly (typeof moment)[]) =>
      signalsOf([], 2_000_000, { moments: momentsComing(list) }).map(({ key, at }) => [key, at]);
    expect(rings([moment])).toEqual([["moment:run:main:2000000:start", 2_000_000]]);
    expect(rings([{ ...moment, since: 3_000_000 }])).toEqual([]);
  });
});
