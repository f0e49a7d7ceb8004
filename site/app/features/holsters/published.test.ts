import { holsterSets } from "@foray/fieldops/bozja/holster-sets/index";
import { bagWeight } from "@foray/fieldops/holster/weight";
import english from "@foray/fieldops/records/lost-actions/names/page";
import { decodeHolster, encodeHolster } from "@foray/fieldops/share-codes/holster";
import { expect, test } from "vitest";
import { DISCORD_LENGTH } from "~/ui/chat-lines.ts";
import { holsterCard } from "./card.ts";
import { holsterPaths } from "./paths.ts";
import { discordText } from "./texts.ts";

const words = {
  bag: { prepop: "Pre-Pop", main: "Main" },
  name: (action: string) => english[action] ?? action,
  more: (count: number) => `… and ${count} more`,
  total: "Total weight",
};
const paths = new Set(holsterPaths());

test("every published holster is complete in its link, Discord message and card", () => {
  for (const { path, names, prepop, main, listed, weight } of holsterSets) {
    expect(paths.has(path) || !listed, path).toBe(true);
    const entries = (bag: typeof main) => bag.map(([action, quantity]) => ({ action, quantity }));
    const bags = { prepop: entries(prepop), main: entries(main) };
    expect(decodeHolster(encodeHolster(bags)), path).toEqual({ ...bags, ignored: [] });
    const link = `https://almanac.example.org${path}`;

    const text = discordText({ title: names.en, bags, link }, words);
    expect(text.length, path).toBeLessThanOrEqual(DISCORD_LENGTH);
    expect(text, path).toContain(`<${link}>`);
    expect(text, path).not.toContain("more");
    for (const { action, quantity } of [...bags.prepop, ...bags.main])
      expect(text, path).toContain(`${quantity} × ${words.name(action)} (`);

    const card = holsterCard({
      title: names.en,
      bags,
      words,
      address: link,
      language: "en",
      sprite: "/a.svg",
    });
    expect(card.columns.map(({ rows }) => rows.length)).toEqual([prepop.length, main.length]);
    expect(card.columns.map(({ note }) => note)).toEqual(
      (["prepop", "main"] as const).map((bag) => `Total weight ${weight[bag]} / 99`),
    );
    expect(bagWeight(bags.main)).toBe(weight.main);
  }
});
