import { expect, test } from "vitest";
import { sharedPage, sharedText } from "./shared.ts";

const ORIGIN = "https://almanac.example";

test("sharedText joins the shared fields without duplicates", () => {
  expect(sharedText("")).toBeNull();
  expect(sharedText("?zone=southHorn&text=%20")).toBeNull();
  expect(sharedText("?text=pots%205m")).toBe("pots 5m");
  expect(sharedText("?title=Board&text=pots%205m&url=pots%205m")).toBe("Board\npots 5m");
});

test("sharedPage returns the path and fragment of a link to this site", () => {
  expect(sharedPage(`join us ${ORIGIN}/run/abc#seat=1 now`, ORIGIN)).toBe("/run/abc#seat=1");
  expect(sharedPage(`${ORIGIN}/fights/drs/dahu?part=tank`, ORIGIN)).toBe("/fights/drs/dahu?part=tank");
});

test("sharedPage returns null for boards, other sites and tracker lines", () => {
  for (const text of [
    `${ORIGIN}/timers/south-horn#board=abc`,
    "https://example.org/run/abc",
    "javascript:alert(1)",
    "pots 5m",
  ])
    expect(sharedPage(text, ORIGIN)).toBeNull();
});
