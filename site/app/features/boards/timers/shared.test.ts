import { expect, test } from "vitest";
import { sharedPage, sharedText } from "./shared.ts";

const ORIGIN = "https://almanac.example";

test("a shared text is put together from the fields that apps use", () => {
  expect(sharedText("")).toBeNull();
  expect(sharedText("?zone=southHorn&text=%20")).toBeNull();
  expect(sharedText("?text=pots%205m")).toBe("pots 5m");
  expect(sharedText("?title=Board&text=pots%205m&url=pots%205m")).toBe("Board\npots 5m");
});

test("a link to a page of the site leads there, with its fragment", () => {
  expect(sharedPage(`join us ${ORIGIN}/run/abc#seat=1 now`, ORIGIN)).toBe("/run/abc#seat=1");
  expect(sharedPage(`${ORIGIN}/fights/drs/dahu?part=tank`, ORIGIN)).toBe("/fights/drs/dahu?part=tank");
});

test("boards, other sites and lines of trackers are read by the board's page", () => {
  for (const text of [
    `${ORIGIN}/timers/south-horn#board=abc`,
    "https://example.org/run/abc",
    "javascript:alert(1)",
    "pots 5m",
  ])
    expect(sharedPage(text, ORIGIN)).toBeNull();
});
