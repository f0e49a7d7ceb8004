import { editDistance } from "@foray/eorzea/edit-distance";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fates } from "#records/fates/records";
import { notoriousMonsters } from "#records/notorious-monsters/records";
import { phantomActions } from "#records/phantom-actions/records";
import { skirmishes } from "#records/skirmishes/records";
import { forecastFilters } from "../forecast-filters/index.ts";
import { phantomJobs } from "../occult/phantom-jobs/index.ts";
import { buildIndex, closest, normalise, type SearchEntry, search } from "./index.ts";

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

describe("search", () => {
  it("search finds names in any case, with any separators or apostrophes", () => {
    expect(ids("pazuzu")[0]).toBe("pazuzu");
    expect(ids("Copycat_Cassie")[0]).toMatch(/cassie/);
    expect(ids("COPYCAT-cassie")[0]).toMatch(/cassie/);
    expect(ids("romeos ballad")[0]).toBe("romeos-ballad");
    expect(ids("Romeo’s Ballad")[0]).toBe("romeos-ballad");
    expect(ids("romeosballad")[0]).toBe("romeos-ballad");
    expect(ids("slowga")[0]).toBe("occult-slowga");
  });

  it("search forgives small typos", () => {
    expect(ids("penthesilia")).toContain("penthesilea");
    expect(ids("pazuuz")).toContain("pazuzu");
    expect(ids("king arhtro")).toContain("king-arthro");
    expect(ids("ocult dispell")).toContain("occult-dispel");
  });

  it("search finds names in other languages, in kana of any kind or width", () => {
    expect(ids("パズズ")[0]).toBe("pazuzu");
    expect(ids("ぱずず")[0]).toBe("pazuzu");
    expect(ids("ﾊﾟｽﾞｽﾞ")[0]).toBe("pazuzu");
    expect(ids("phantom ritter").length).toBeGreaterThan(0);
    expect(normalise("Défi : l'épée")).toBe("defi lepee");
    expect(normalise("ＡＢＣ")).toBe("abc");
    expect(normalise("ガ")).not.toBe(normalise("カ"));
  });

  it("search with a limit returns the first of all exact hits", () => {
    const starts = fc.constantFrom(...entries).map(({ names }) => (names.en ?? "").slice(0, 2));
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 60 }), (text, limit) => {
        const first = search(index, text, limit).filter(({ fuzzy }) => !fuzzy);
        const all = search(index, text, entries.length).filter(({ fuzzy }) => !fuzzy);
        expect(first).toEqual(all.slice(0, limit));
      }),
    );
  });

  it("search ranks names in other languages behind the reader's own", () => {
    const small = [
      { id: "a", kind: "x", names: { en: "Sturm", de: "Böe" } },
      { id: "b", kind: "x", names: { en: "Storm", de: "Sturmvogel" } },
      { id: "c", kind: "x", names: { en: "Sturmhold", de: "Feste" } },
      { id: "d", kind: "x", names: { en: "Tern", de: "Kleiner Sturm" } },
    ];
    const found = (own: readonly string[]) =>
      search(buildIndex(small, own), "sturm").map(({ entry }) => entry.id);
    expect(found(["de"])).toEqual(["b", "d", "a", "c"]);
    expect(found(["en"])).toEqual(["a", "c", "b", "d"]);
    expect(found([])).toEqual(["a", "c", "b", "d"]);
  });

  it("search finds the same entries whatever the reader's language is", () => {
    const own = buildIndex(entries, ["fr"]);
    const names = fc.constantFrom(...entries).map(({ names }) => (names.en ?? "").slice(0, 4));
    const exact = (of: typeof own, text: string) =>
      search(of, text, entries.length).flatMap(({ entry, fuzzy }) => (fuzzy ? [] : [entry.id]));
    fc.assert(
      fc.property(names, (text) => {
        expect(exact(own, text).toSorted()).toEqual(exact(index, text).toSorted());
      }),
    );
  });

  it("search matches words in any order, words of `about` only beside a name", () => {
    const small = buildIndex([
      { id: "a", kind: "x", names: { en: "Main Tank" }, keywords: ["Lynn"], about: ["Paladin Verteidiger"] },
      { id: "b", kind: "x", names: { en: "Main Healer", ja: "ヒーラー" }, about: ["Glückshasen"] },
    ]);
    const found = (text: string) => search(small, text).map(({ entry }) => entry.id);
    expect(found("paladin lynn")).toEqual(["a"]);
    expect(found("lynn verteidiger tank")).toEqual(["a"]);
    expect(found("hasen ヒーラー")).toEqual(["b"]);
    expect(found("paladin")).toEqual([]);
  });

  it("search ranks whole names before prefixes, and prefixes before inner words", () => {
    const small = buildIndex([
      { id: "a", kind: "x", names: { en: "Lost Slash" } },
      { id: "b", kind: "x", names: { en: "Slash" } },
      { id: "c", kind: "x", names: { en: "Slasher of Worlds" } },
      { id: "d", kind: "x", names: { en: "Backslash" } },
      { id: "e", kind: "x", names: { en: "Slosh" } },
    ]);
    expect(search(small, "slash").map((hit) => hit.entry.id)).toEqual(["b", "c", "a", "d"]);
    // Typos are only tolerated if no name starts with the text.
    expect(search(small, "slosj").map((hit) => hit.entry.id)).toEqual(["e"]);
  });

  it("search ranks weighted entries behind their equals, except for whole names", () => {
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

  it("search returns an empty list for empty or unknown text", () => {
    expect(search(index, "")).toEqual([]);
    expect(search(index, " _-'!")).toEqual([]);
    expect(search(index, "zqzqzqzqzq")).toEqual([]);
    expect(search(index, "pazuzu", 0)).toEqual([]);
  });

  it("search finds every entry by each of its names, sorted by rank", () => {
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

  it("search never throws or hangs on any text", () => {
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
});

describe("closest", () => {
  it("closest offers the intended entry first, up to the count", () => {
    expect(closest("Pazuzzu", entries, 3).map((entry) => entry.id)).toContain("pazuzu");
    expect(closest("occult-slogwa", entries, 3)[0]?.id).toBe("occult-slowga");
    expect(closest("", entries, 3)).toHaveLength(3);
    expect(closest("x".repeat(100_000), entries, 3)).toHaveLength(3);
    expect(closest("pazuzu", entries, 0)).toEqual([]);
    expect(closest("pazuzu", [], 3)).toEqual([]);
  });

  it("closest sorts by edit distance like a comparison with every entry", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const wanted = normalise(text);
        const of = (entry: SearchEntry) =>
          Math.min(
            ...[...Object.values(entry.names), entry.id, ...(entry.keywords ?? [])].map((name) =>
              editDistance(wanted, normalise(name).slice(0, 60), 60),
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

it("search ranks the reader’s own hits before whole names in other languages", () => {
  const mixed: readonly (SearchEntry & { id: string })[] = [
    { id: "foreign", kind: "x", names: { ja: "ロストスラッシュ", en: "Storm" } },
    { id: "own", kind: "x", names: { ja: "Stormbringer", en: "Other" } },
    {
      id: "together",
      kind: "x",
      names: { ja: "ほか", en: "Lost Slash" },
      keywords: ["slash"],
      about: ["lost action"],
    },
    {
      id: "about",
      kind: "x",
      names: { ja: "別の何か", en: "Else" },
      keywords: ["slash"],
      about: ["lost action"],
    },
  ];
  const own = buildIndex(mixed, ["ja"]);
  const stormy = search(own, "storm");
  expect(stormy.map(({ entry, direct }) => [entry.id, direct])).toEqual([
    ["own", true],
    ["foreign", false],
  ]);
  expect(search(own, "lost sla").map(({ entry }) => entry.id)).toEqual(["together", "about"]);
});
