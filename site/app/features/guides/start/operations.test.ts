import { wordKey } from "@foray/fieldops/names";
import { occultMisc } from "@foray/fieldops/records/miscellany/facts";
import { raidRequirements } from "@foray/fieldops/records/raid-requirements/facts";
import { unlocks } from "@foray/fieldops/records/unlocks/facts";
import { expect, test } from "vitest";
import { entrances } from "../../../../build/plugins/pages/declared.ts";
import { languages } from "../../../i18n/language.ts";
import de from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";
import fr from "./messages/fr.ts";
import ja from "./messages/ja.ts";
import { needsOf } from "./needs.ts";
import { operations } from "./operations.ts";

const catalogues = { en, ja, de, fr };

test.each(languages)(
  "the %s messages have one line for each gain and step of every operation",
  (language) => {
    for (const { id, gets, steps } of operations) {
      const words = catalogues[language].operations[id];
      expect(words.gets).toHaveLength(gets.length);
      expect(words.steps).toHaveLength(steps.length);
    }
  },
);

test("every page suggested after the steps of an operation is a known entrance", () => {
  const named = new Set<string>(entrances.map(({ to }) => to));
  expect(operations.flatMap(({ more }) => more).filter((to) => !named.has(to))).toEqual([]);
});

test("unlocks cover exactly the operations", () => {
  expect(new Set(unlocks.map(({ operation }) => operation))).toEqual(new Set(operations.map(({ id }) => id)));
});

test("unlocks agree with other tables on quests and people", () => {
  const quests = (id: string) => unlocks.find((each) => each.id === id)?.quests;
  const savage = raidRequirements.find(({ id }) => id === "delubrum-reginae-savage");
  expect(quests("delubrum-reginae-savage")).toEqual(savage?.quests?.map(wordKey));
  const people = unlocks.find(({ id }) => id === "north-horn")?.people ?? [];
  for (const { name, at } of people) {
    const same = occultMisc.people.find((each) => wordKey(each.name) === name);
    expect(at).toEqual({ place: wordKey(same?.place ?? ""), x: same?.x, y: same?.y });
    if (same?.quest !== undefined) expect(quests("north-horn")).toEqual([wordKey(same.quest)]);
  }
});

test("needsOf returns the required levels and ranks of each operation", () => {
  const figures = (id: string) => needsOf(id).map(({ what, value }) => `${what} ${value}`);
  expect(figures("eureka-anemos")).toEqual(["level 70", "itemLevel 0"]);
  expect(figures("the-baldesion-arsenal")).toEqual(["level 70", "itemLevel 0", "elementalLevel 60"]);
  expect(figures("bozjan-southern-front")).toEqual(["level 71", "itemLevel 0"]);
  expect(figures("zadnor")).toEqual(["level 71", "itemLevel 0", "rank 10"]);
  expect(figures("delubrum-reginae")).toEqual(["level 80", "itemLevel 0", "rank 10"]);
  expect(figures("delubrum-reginae-savage")).toEqual(["level 80", "itemLevel 0", "rank 15", "mettle 700000"]);
  expect(figures("south-horn")).toEqual(["level 100", "itemLevel 690"]);
});
