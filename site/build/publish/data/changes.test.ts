import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectTables } from "../../../../packages/fieldops/tools/collect-tables.ts";
import { releasesUntil } from "./archive.ts";
import {
  compare,
  type Fingerprints,
  fingerprint,
  lastChanged,
  printFingerprints,
  readFingerprints,
} from "./changes.ts";
import { publishedTables } from "./tables.ts";

const hash = fc.stringMatching(/^[0-9a-f]{12}$/);
const key = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.isWellFormed());
const fingerprints: fc.Arbitrary<Fingerprints> = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.dictionary(key, hash, { minKeys: 1 }))
  .map(
    (tables) => new Map(Object.entries(tables).map(([name, rows]) => [name, new Map(Object.entries(rows))])),
  );

describe("fingerprints", () => {
  it("fingerprints round-trip through their printed form", () => {
    fc.assert(
      fc.property(fingerprints, (state) => {
        expect(compare(readFingerprints(printFingerprints(state)), state)).toEqual({});
      }),
    );
  });

  it("readFingerprints rejects a malformed line", () => {
    expect(() => readFingerprints("lostActions lost-slash\n")).toThrow("not a fingerprint");
  });
});

describe("compare", () => {
  it("applying the changes from compare to the old state gives the new one", () => {
    fc.assert(
      fc.property(fingerprints, fingerprints, (before, after) => {
        const changes = compare(before, after);
        for (const table of new Set([...before.keys(), ...after.keys()])) {
          const { added, changed, removed } = changes[table] ?? { added: [], changed: [], removed: [] };
          const state = new Map(before.get(table));
          for (const each of removed) expect(state.delete(each)).toBe(true);
          for (const each of added) expect(state.has(each)).toBe(false);
          for (const each of [...added, ...changed]) state.set(each, after.get(table)?.get(each) ?? "");
          expect(state).toEqual(after.get(table) ?? new Map());
        }
        expect(compare(after, after)).toEqual({});
      }),
    );
  });
});

describe("data releases", async () => {
  const tables = publishedTables(await collectTables(), "v1");
  const now = fingerprint(tables, "v1");
  const first = { version: "1.0.0", date: "2026-01-01", tables: {} };
  const archive = { releases: [first], fingerprints: now };

  it("releasesUntil adds no release while no record has changed", () => {
    expect(releasesUntil(tables, "v1", archive, "1.0.0", "2026-02-02")).toEqual([first]);
  });

  it("releasesUntil adds a dated or next version for changed records", () => {
    const changed = { ...tables, mnemes: (tables.mnemes ?? []).slice(1) };
    const removed = { mnemes: { added: [], changed: [], removed: [String(tables.mnemes?.[0]?.id)] } };
    expect(releasesUntil(changed, "v1", archive, "1.0.0", "2026-02-02")).toEqual([
      { version: "1.0.0+20260202", date: "2026-02-02", tables: removed },
      first,
    ]);
    expect(releasesUntil(changed, "v1", archive, "1.1.0", "2026-02-02")[0]?.version).toBe("1.1.0");
  });

  it("lastChanged returns the date of the latest release that changed a table", () => {
    const change = { added: ["x"], changed: [], removed: [] };
    const releases = [
      { version: "1.2.0", date: "2026-03-03", tables: { items: change } },
      { version: "1.1.0", date: "2026-02-02", tables: { items: change, mnemes: change } },
      first,
    ];
    expect(lastChanged(releases, "items")).toBe("2026-03-03");
    expect(lastChanged(releases, "mnemes")).toBe("2026-02-02");
    expect(lastChanged(releases, "zones")).toBe("2026-01-01");
  });
});
