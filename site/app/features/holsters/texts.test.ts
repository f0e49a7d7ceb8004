import { holsterSets } from "@foray/fieldops/bozja/holster-sets/index";
import { holsterHosts } from "@foray/fieldops/records/holster-hosts/facts";
import { lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import english from "@foray/fieldops/records/lost-actions/names/page";
import { decodeHolster } from "@foray/fieldops/share-codes/holster";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DISCORD_LENGTH } from "~/ui/chat-lines.ts";
import { findSteps } from "./find.ts";
import { holsterPaths } from "./paths.ts";
import { discordText } from "./texts.ts";

const words = {
  bag: { prepop: "Pre-Pop", main: "Main" },
  name: (action: string) => english[action] ?? action,
  more: (count: number) => `… and ${count} more`,
};
const entry = fc.record({
  action: fc.constantFrom(...lostActionIds),
  quantity: fc.integer({ min: 1, max: 35 }),
});

describe("discordText", () => {
  test("discordText lists both bags in one code block with aligned counts", () => {
    const bags = decodeHolster("RDF6MUkxTDEsejRpMmIxSTE0NA");
    expect(discordText({ title: "Tank", bags, link: "https://example.test/x" }, words)).toBe(
      [
        "**Tank**",
        "```",
        "Pre-Pop  55 / 99",
        "  1 × Pure Essence of the Indomitable (12)",
        "  1 × Resistance Reraiser (8)",
        "  1 × Lost Font of Power (25)",
        "  1 × Banner of Honored Sacrifice (10)",
        "",
        "Main  96 / 99",
        "  4 × Resistance Reraiser (32)",
        "  2 × Lost Aethershield (16)",
        "  1 × Lost Sacrifice (19)",
        "  1 × Lost Font of Power (25)",
        "  4 × Light Curtain (4)",
        "```",
        "<https://example.test/x>",
      ].join("\n"),
    );
  });

  test("discordText always fits Discord's limit and closes its code block", () => {
    const bag = fc.array(entry, { maxLength: 200 });
    fc.assert(
      fc.property(
        bag,
        bag,
        fc.string({ maxLength: 400 }),
        fc.string({ maxLength: 3000 }),
        (prepop, main, title, link) => {
          const text = discordText({ title, bags: { prepop, main }, link: link.replaceAll("`", "") }, words);
          expect(text.length).toBeLessThanOrEqual(DISCORD_LENGTH);
          expect(text.split("```")).toHaveLength(3);
        },
      ),
      { seed: 14, numRuns: 60 },
    );
  });
});

describe("holster addresses", () => {
  test("every published holster has a path that findSteps resolves", () => {
    const paths = new Set(holsterPaths());
    for (const { host, type, slug, path } of holsterSets) {
      expect(paths).toContain(path);
      const steps = findSteps({ host, type, name: slug }, null);
      expect(steps.unknown).toBeNull();
      expect(steps.holster?.slug).toBe(slug);
    }
    const types = holsterHosts.flatMap((host) => host.types);
    expect(holsterPaths()).toHaveLength(holsterSets.length + types.length + holsterHosts.length + 4);
  });

  test("findSteps never throws and suggests the nearest match", () => {
    const part = fc.option(fc.string(), { nil: undefined });
    fc.assert(
      fc.property(part, part, part, (host, type, name) => {
        const steps = findSteps({ host, type, name }, "tank");
        expect(steps.holster === null || steps.type !== null).toBe(true);
      }),
      { seed: 15 },
    );
    const slip = findSteps({ host: "Lynn", type: "LEARNING", name: "maintnk" }, null).unknown;
    expect(slip?.step).toBe("holster");
    expect(slip?.near[0]?.path).toBe("/drs/holster/lynn/learning/maintank");
    expect(findSteps({ host: "nobody-at-all-here" }, null).unknown?.step).toBe("host");
  });
});
