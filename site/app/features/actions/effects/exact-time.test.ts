import { describe, expect, it } from "vitest";
import { exactTime } from "./exact-time.ts";

describe("times of the game", () => {
  it.each([
    [2_000, "2 s"],
    [60_000, "1 min"],
    [70_000, "1 min 10 s"],
    [90_000, "1 min 30 s"],
    [1_800_000, "30 min"],
    [10_800_000, "3 h"],
  ])("%i ms is %s", (ms, text) => {
    expect(exactTime(ms, "en")).toBe(text);
  });

  it("has no gap in Japanese", () => {
    expect(exactTime(90_000, "ja")).toBe("1分30秒");
  });
});
