import { buildIndex, search } from "@foray/fieldops/search/index";
import { expect, test } from "vitest";
import { siteFinds } from "../../../../build/plugins/search/finds.ts";
import { grouped } from "../groups.ts";

const found = await siteFinds();
const index = buildIndex(
  found.map(({ names, ...rest }) => ({
    ...rest,
    names: { ...names, en: names.en ?? "" },
    line: "",
    glyph: undefined,
  })),
);
const listed = (text: string) =>
  grouped(search(index, text, 40)).flatMap(({ finds }) =>
    finds.map(({ names, target }) => [names.en, target] as const),
  );

test.each([
  ["mount", "Tyrannosaur Horn"],
  ["mounts", "Gabriel α Identification Key"],
  ["Reittier", "Eldthurs Horn"],
  ["マウント", "Petalodus Whistle"],
  ["monture", "Deinonychus Horn"],
  ["minion", "The Prince of Anemos"],
  ["minions", "Wind-up Fafnir"],
  ["hairstyle", "Modern Aesthetics - Form and Function"],
  ["Frisur", "Modern Aesthetics - Early to Rise"],
  ["emote", "Ballroom Etiquette - Ideal Gossip"],
])("a search for “%s” finds %s", (text, item) => {
  expect(listed(text).map(([name]) => name?.toLowerCase())).toContain(item.toLowerCase());
});

test("a search for “mount” finds no materials called “Horn”", () => {
  const names = listed("mount").map(([name]) => name);
  for (const horn of ["Molech's Horn", "Goldemar's Horn", "Behemoth Horn", "Channeler's Horn"])
    expect(names).not.toContain(horn);
});

test("drops of a box link to its table narrowed to the item", () => {
  const targets = found.filter(({ id }) => id.startsWith("drop-")).map(({ target }) => target);
  expect(targets.length).toBeGreaterThan(100);
  for (const target of targets) expect(target).toMatch(/^\/boxes\?box=[\w-]+&item=\d+$/);
});
