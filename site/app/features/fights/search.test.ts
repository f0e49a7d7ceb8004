import { buildIndex, search } from "@foray/fieldops/search/index";
import { expect, test } from "vitest";
import { grouped } from "../search/groups.ts";
import { finds } from "./search.ts";

const found = (await Promise.all(finds.map(async ({ read }) => read()))).flat();
const index = buildIndex(
  found.map(({ names, target, ...rest }) => ({
    ...rest,
    target: typeof target === "string" ? target : "",
    names: { ...names, en: names.en ?? "" },
    line: "",
    glyph: undefined,
  })),
);
const targets = (text: string) =>
  grouped(search(index, text, 12)).flatMap(({ finds: each }) => each.map(({ target }) => target));

test.each([
  ["Marble Dragon", "/fights/forked-tower-blood/marble-dragon"],
  ["マーブルドラゴン", "/fights/forked-tower-blood/marble-dragon"],
  ["Marmordrache", "/fights/forked-tower-blood/marble-dragon"],
  ["Imitation Rain", "/fights/forked-tower-blood/marble-dragon/imitation-rain"],
  ["Cloister Demon", "/fights/south-horn/calamity-bound"],
])("a search for “%s” finds %s", (text, target) => {
  expect(targets(text)).toContain(target);
});

test("every search entry of the fights has a target of its own", () => {
  expect(new Set(found.map(({ target }) => target)).size).toBe(found.length);
});
