import { describe, expect, it } from "vitest";
import { exactTime } from "./exact-time.ts";

describe("exactTime", () => {
  it.each([
    [2_000, "2 s"],
    [60_000, "1 min"],
    [70_000, "1 min 10 s"],
    [90_000, "1 min 30 s"],
    [1_800_000, "30 min"],
    [10_800_000, "3 h"],
  ])("exactTime writes %i ms as “%s” in English", (ms, text) => {
    expect(exactTime(ms, "en")).toBe(text);
  });

  it("exactTime writes no spaces in Japanese", () => {
    expect(exactTime(90_000, "ja")).toBe("1分30秒");
  });
});
