import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bunnyFates } from "../bunny-fates/index.ts";
import { duels } from "../duels/index.ts";
import { duties, innerDuties } from "../duties/index.ts";
import { enemies } from "../enemies/index.ts";
import { fates } from "../fates/index.ts";
import { fieldNotes } from "../field-notes/index.ts";
import type { Names } from "../names.ts";
import { potFates } from "../pot-fates/index.ts";
import { skirmishes } from "../skirmishes/index.ts";
import { weatherFarms } from "../weather-farms/index.ts";
import { engagements } from "./index.ts";

const source = new URL("..", import.meta.url);

/** How many records have a name in ja, de, fr; all have one in English. What lacks is newer than the stored sheets. */
const counts: readonly (readonly [string, readonly { readonly names: Names }[], readonly number[]])[] = [
  ["bunny FATEs", bunnyFates, [5, 5, 5]],
  ["duels", duels, [6, 6, 6]],
  ["duties", duties, [10, 10, 10]],
  ["inner duties", innerDuties, [5, 5, 5]],
  ["enemies", enemies, [81, 8, 8]],
  ["engagements", engagements, [58, 58, 58]],
  ["FATEs", fates, [89, 89, 89]],
  ["field notes", fieldNotes, [50, 50, 50]],
  ["pot FATEs", potFates, [4, 4, 4]],
  ["skirmishes", skirmishes, [58, 58, 58]],
  ["weather farms", weatherFarms, [1, 1, 1]],
];

describe("names", () => {
  it.each(counts)("of %s are as many as the sheets have", (_, records, expected) => {
    const count = (locale: "ja" | "de" | "fr") =>
      records.filter((record) => record.names[locale] !== undefined).length;
    expect([count("ja"), count("de"), count("fr")]).toEqual(expected);
    for (const record of records) {
      expect(record.names.en.trim()).not.toBe("");
      // Markup of the game's sheets must not have come along.
      for (const name of Object.values(record.names)) expect(name).not.toMatch(/[<>[\]{}]|\r|\n/);
    }
  });

  it("of other languages stand beside an English one", async () => {
    const folders = [
      "bunny-fates",
      "duels",
      "duties",
      "enemies",
      "engagements",
      "fates",
      "field-notes",
      "pot-fates",
      "skirmishes",
      "weather-farms",
    ];
    for (const folder of folders) {
      const table = async (file: string): Promise<Readonly<Record<string, string>>> => {
        const module: { readonly default: Readonly<Record<string, string>> } = await import(
          new URL(`${folder}/names/${file}`, source).href
        );
        return module.default;
      };
      const english = await table("en.ts");
      for (const file of readdirSync(new URL(`${folder}/names/`, source)))
        for (const key of Object.keys(await table(file)))
          expect(english[key], `${folder}/${file}: ${key}`).toBeDefined();
    }
  });

  it("of field notes and duties make ids that stand in a URL", () => {
    for (const { id } of [...fieldNotes, ...duties, ...innerDuties, ...weatherFarms])
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
