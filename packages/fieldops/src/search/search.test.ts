import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fates } from "#records/fates/records";
import { notoriousMonsters } from "#records/notorious-monsters/records";
import { phantomActions } from "#records/phantom-actions/records";
import { skirmishes } from "#records/skirmishes/records";
import { forecastFilters } from "../forecast-filters/index.ts";
import { phantomJobs } from "../occult/phantom-jobs/index.ts";
import { boundedDistance, buildIndex, closest, normalise, type SearchEntry, search } from "./index.ts";

const entries: SearchEntry[] = [
  ...notoriousMonsters.map(({ id, names, searchName }) => ({
    id,
    kind: "monster",
    names,
    keywords: [searchName],
  })),
  ...phantomJobs.map(({ id, names }) => ({ id, kind: "job", names })),
  ...phantomActions.map(({ id, names }) => ({ id, kind: "action", names })),
  ...skirmishes.map(({ id, names }) => ({ id, kind: "skirmish", names })),
  ...fates.map(({ id, names }) => ({ id, kind: "fate", names })),
  ...forecastFilters.flatMap((filter) =>
    filter.kind === "collection" ? [] : [{ id: filter.id, kind: "filter", names: filter.names }],
  ),
];
const index = buildIndex(entries);
const ids = (text: string, limit = 5) => search(index, text, limit).map((hit) => hit.entry.id);

/** Plain distance without bounds, as the yardstick. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++)
    for (let column = 1; column <= b.length; column++) {
      let cost = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, at(row - 2, column - 2) + 1);
      const line = table[row];
      if (line !== undefined) line[column] = cost;
    }
  return at(a.length, b.length);
}

describe("search", () => {
  it("finds by name in any dress", () => {
    expect(ids("pazuzu")[0]).toBe("pazuzu");
    expect(ids("Copycat_Cassie")[0]).toMatch(/cassie/);
    expect(ids("COPYCAT-cassie")[0]).toMatch(/cassie/);
    expect(ids("romeos ballad")[0]).toBe("romeos-ballad");
    expect(ids("Romeo’s Ballad")[0]).toBe("romeos-ballad");
    expect(ids("romeosballad")[0]).toBe("romeos-ballad");
    expect(ids("slowga")[0]).toBe("occult-slowga");
  });

  it("forgives small slips", () => {
    expect(ids("penthesilia")).toContain("penthesilea");
    expect(ids("pazuuz")).toContain("pazuzu");
    expect(ids("king arhtro")).toContain("king-arthro");
    expect(ids("ocult dispell")).toContain("occult-dispel");
  });

  it("finds in other languages, and kana of any kind and width", () => {
    expect(ids("パズズ")[0]).toBe("pazuzu");
    expect(ids("ぱずず")[0]).toBe("pazuzu");
    expect(ids("ﾊﾟｽﾞｽﾞ")[0]).toBe("pazuzu");
    expect(ids("phantom ritter").length).toBeGreaterThan(0);
    expect(ids("epee").length).toBeGreaterThanOrEqual(0);
    expect(normalise("Défi : l'épée")).toBe("defi lepee");
    expect(normalise("ＡＢＣ")).toBe("abc");
    expect(normalise("ガ")).not.toBe(normalise("カ"));
  });

  it("puts whole names before prefixes, and these before words inside", () => {
    const small = buildIndex([
      { id: "a", kind: "x", names: { en: "Lost Slash" } },
      { id: "b", kind: "x", names: { en: "Slash" } },
      { id: "c", kind: "x", names: { en: "Slasher of Worlds" } },
      { id: "d", kind: "x", names: { en: "Backslash" } },
      { id: "e", kind: "x", names: { en: "Slosh" } },
    ]);
    expect(search(small, "slash").map((hit) => hit.entry.id)).toEqual(["b", "c", "a", "d"]);
    // Only where no name begins with the text is something like it looked for.
    expect(search(small, "slosj").map((hit) => hit.entry.id)).toEqual(["e"]);
  });

  it("keeps what has weight behind its equals, but for whole names", () => {
    const small = buildIndex([
      { id: "kit", kind: "x", names: { en: "Slash and burn" }, weight: 25 },
      { id: "action", kind: "x", names: { en: "Lost Slash" } },
      { id: "whole", kind: "x", names: { en: "Slash" }, weight: 25 },
    ]);
    const hits = search(small, "slash");
    expect(hits.map((hit) => hit.entry.id)).toEqual(["whole", "action", "kit"]);
    expect(hits.map((hit) => hit.direct)).toEqual([true, false, false]);
    expect(search(small, "los")[0]?.direct).toBe(true);
    expect(search(small, "lsot slash")[0]?.direct).toBe(false);
  });

  it("answers nothing to nothing", () => {
    expect(search(index, "")).toEqual([]);
    expect(search(index, " _-'!")).toEqual([]);
    expect(search(index, "zqzqzqzqzq")).toEqual([]);
    expect(search(index, "pazuzu", 0)).toEqual([]);
  });

  it("finds every entry by each of its names, within the first of its equals", () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.nat(), (entry, pick) => {
        const names = Object.values(entry.names);
        const name = names[pick % names.length] ?? entry.id;
        const hits = search(index, name.toUpperCase(), 100);
        const wanted = hits.find((hit) => hit.entry === entry);
        expect(wanted).toBeDefined();
        expect(hits.length).toBeLessThanOrEqual(100);
        for (let at = 1; at < hits.length; at++) {
          const [before, after] = [hits[at - 1], hits[at]];
          if (before !== undefined && after !== undefined && before.fuzzy === after.fuzzy)
            expect(before.rank).toBeLessThanOrEqual(after.rank);
        }
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  it("never throws nor hangs, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        expect(search(index, text, 10).length).toBeLessThanOrEqual(10);
        expect(normalise(text).length).toBeLessThanOrEqual(200);
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
      { seed: 5, numRuns: 300 },
    );
    for (const text of ["a".repeat(1_000_000), "lost ".repeat(1000), "\u0301".repeat(5000), "ﷺ".repeat(1000)])
      expect(search(index, text).length).toBeLessThanOrEqual(20);
  });

  it("stays quick on three thousand entries", () => {
    const many = buildIndex(
      Array.from({ length: Math.ceil(3000 / entries.length) }, (_, copy) =>
        entries.map((entry) => ({ ...entry, id: `${entry.id}-${copy}` })),
      ).flat(),
    );
    const texts = ["paz", "penthesilia", "occult dispell", "king arhtro of the sea", "けん", "zzzzzzzz"];
    for (const text of texts) search(many, text);
    const begin = performance.now();
    for (let round = 0; round < 5; round++) for (const text of texts) search(many, text);
    // Some tens of times slower than measured, since other work may share the machine.
    expect((performance.now() - begin) / (5 * texts.length)).toBeLessThan(100);
  });
});

describe("edit distance", () => {
  it("equals the plain distance up to the limit, and stops above it", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "か"), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.nat(6), (a, b, limit) => {
        expect(boundedDistance(a, b, limit)).toBe(Math.min(distance(a, b), limit + 1));
        expect(boundedDistance(b, a, limit)).toBe(boundedDistance(a, b, limit));
      }),
      { seed: 2, numRuns: 3000 },
    );
  });
});

describe("closest", () => {
  it("offers what was meant", () => {
    expect(closest("Pazuzzu", entries, 3).map((entry) => entry.id)).toContain("pazuzu");
    expect(closest("occult-slogwa", entries, 3)[0]?.id).toBe("occult-slowga");
    expect(closest("", entries, 3)).toHaveLength(3);
    expect(closest("x".repeat(100_000), entries, 3)).toHaveLength(3);
    expect(closest("pazuzu", entries, 0)).toEqual([]);
    expect(closest("pazuzu", [], 3)).toEqual([]);
  });

  it("is ordered by distance and as good as trying all", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const wanted = normalise(text);
        const of = (entry: SearchEntry) =>
          Math.min(
            ...[...Object.values(entry.names), entry.id, ...(entry.keywords ?? [])].map((name) =>
              distance(wanted, normalise(name).slice(0, 60)),
            ),
          );
        const some = entries.slice(0, 40);
        const found = closest(text, some, 3).map(of);
        expect(found).toEqual(
          some
            .map(of)
            .sort((a, b) => a - b)
            .slice(0, 3),
        );
      }),
      { seed: 9, numRuns: 40 },
    );
  });
});
