import { encounterDrops } from "@foray/fieldops/records/encounter-drops/facts";
import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import { expect, test } from "vitest";
import { sourcesOf } from "./sources.ts";

const items = [...new Set(relicStepFacts.flatMap(({ costs }) => costs.map(({ itemId }) => itemId)))];

test("sourcesOf finds a source for every relic item except two known crystals", () => {
  const without = items.filter((itemId) => {
    const { given, guide, instead, monsters } = sourcesOf(itemId);
    return given.length + instead.length + monsters.length === 0 && !guide;
  });
  expect(without).toEqual([21_801, 23_309]);
});

test("sourcesOf gives the reported range of crystals from FATEs", () => {
  const pieces = encounterDrops.flatMap(({ drops, zone }) =>
    zone === "eurekaPyros" ? drops.filter(({ itemId }) => itemId === 24_124) : [],
  );
  const counts = pieces.map(({ quantity }) => quantity);
  expect(sourcesOf(24_124).given).toEqual([
    {
      itemId: 24_124,
      by: "reports",
      zone: "eurekaPyros",
      least: Math.min(...counts),
      most: Math.max(...counts),
    },
  ]);
});
