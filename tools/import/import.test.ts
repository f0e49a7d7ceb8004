import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { runImport } from "./command.ts";
import { parseCsv } from "./csv.ts";
import { csvSource } from "./csv-source.ts";
import { bareSheets, beforeWith, csvOf, layOut, type MadeUpSheets } from "./made-up.ts";
import { cleanName } from "./names.ts";
import { type Before, compare, toWrite } from "./run.ts";
import { exitCodes, ImportTrouble } from "./trouble.ts";
import { writeAll } from "./write-all.ts";
import { xivapiSource } from "./xivapi-source.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function laidOut(change: (made: MadeUpSheets) => void = () => {}): string {
  const made = bareSheets();
  change(made);
  const folder = layOut(made);
  folders.push(folder);
  return folder;
}

const set = (made: MadeUpSheets, sheet: string, row: string, cells: Record<string, string>) => {
  made[sheet] = { ...made[sheet], [row]: { ...made[sheet]?.[row], ...cells } };
};

async function troubleOf(folder: string, before: Before = beforeWith({})): Promise<ImportTrouble> {
  try {
    await compare(csvSource(folder), before);
  } catch (error) {
    if (error instanceof ImportTrouble) return error;
    throw error;
  }
  throw new Error("the import went through");
}

const knight = {
  id: "knight",
  names: { en: "Phantom Knight", ko: "서포트 나이트" },
  jobId: 1,
  levelMax: 6,
  experience: [400, 2400, 3200, 4800, 6000],
  experienceBasis: "game",
  unlock: { by: "quest" },
};
const jobSheets = (made: MadeUpSheets) => {
  set(made, "MKDSupportJob", "1", { Name: "Phantom Knight" });
  ["400", "2400", "3200", "4800", "6000"].forEach((value, at) => {
    set(made, "MKDGrowDataSJob", `1.${at + 1}`, { Unknown0: value });
  });
};

describe("import of a made-up patch", () => {
  it("the import reports the fields that a new action needs, but adds no record", async () => {
    const folder = laidOut((made) => {
      set(made, "MYCTemporaryItem", "100", { Action: "50001", Category: "1", Type: "1", Weight: "5" });
    });
    const result = await compare(csvSource(folder), beforeWith({}));
    const change = result.changes.find(({ path }) => path === "bozja/lost-actions");
    expect(change?.added.at(-1)).toBe("row 100: add fragment, effects, glyph, share code");
    expect(result.records.size).toBe(0);
  });

  it("the import renames a job in four languages and keeps its other fields", async () => {
    const folder = laidOut((made) => {
      jobSheets(made);
      set(made, "MKDSupportJob", "1", { Name: "Phantom Guardian" });
    });
    const { changes, records } = await compare(
      csvSource(folder),
      beforeWith({ "occult/phantom-jobs": { records: [knight] } }),
    );
    expect(records.get("occult/phantom-jobs")?.records).toEqual([
      {
        ...knight,
        names: {
          en: "Phantom Guardian",
          ja: "Phantom Guardian ja",
          de: "Phantom Guardian de",
          fr: "Phantom Guardian fr",
          ko: "서포트 나이트",
        },
      },
    ]);
    const told = changes.find(({ path }) => path === "occult/phantom-jobs")?.changed;
    expect(told).toContain('knight: en "Phantom Knight" → "Phantom Guardian"');
  });

  it("the import finds a moved column by the values of known rows", async () => {
    const folder = laidOut((made) => {
      made.MKDGrowData = { 0: {}, 1: { Unknown7: "200" }, 2: { Unknown7: "600" }, 3: { Unknown7: "2222" } };
    });
    const { records } = await compare(
      csvSource(folder),
      beforeWith({ "occult/knowledge": { facts: { levelMax: 4, experience: [200, 600, 2160] } } }),
    );
    expect(records.get("occult/knowledge")?.facts).toEqual({ levelMax: 4, experience: [200, 600, 2222] });
  });

  it("the import writes only changed weather rates into the module of rates", async () => {
    const folder = laidOut((made) => {
      set(made, "WeatherRate", "91", {
        "Weather[0]": "1",
        "Weather[1]": "2",
        "Rate[0]": "30",
        "Rate[1]": "70",
      });
    });
    const ratesModule = `// head\n  eurekaAnemos: [\n    ["fairSkies", 30],\n    ["gales", 100],\n  ],\n// tail\n`;
    const zone = {
      id: "eurekaAnemos",
      kind: "eureka",
      region: null,
      expansion: "SB",
      territories: [732],
      rates: [
        ["fairSkies", 30],
        ["gales", 100],
      ],
    } as const;
    const result = await compare(csvSource(folder), { ...beforeWith({}), zones: [zone], ratesModule });
    expect(result.ratesModule).toBe(
      ratesModule.replace('["fairSkies", 30]', '["clearSkies", 30]').replace("gales", "fairSkies"),
    );
    expect(result.rates).toEqual(["eurekaAnemos: fairSkies,30 gales,100 → clearSkies,30 fairSkies,100"]);
    expect(toWrite(result).summary).toContain("packages/eorzea/src/zones/rates.ts");
  });

  it("the import keeps weather rates that sum to less than 100, as Empyreum's", async () => {
    const folder = laidOut((made) => {
      set(made, "WeatherRate", "91", {
        "Weather[0]": "2",
        "Weather[1]": "4",
        "Rate[0]": "30",
        "Rate[1]": "60",
      });
    });
    const zone = {
      id: "eurekaAnemos",
      kind: "eureka",
      region: null,
      expansion: "SB",
      territories: [732],
      rates: [["fairSkies", 30]],
    } as const;
    const ratesModule = `// head\n  eurekaAnemos: [\n    ["fairSkies", 30],\n  ],\n`;
    const { rates } = await compare(csvSource(folder), { ...beforeWith({}), zones: [zone], ratesModule });
    expect(rates).toEqual(["eurekaAnemos: fairSkies,30 → fairSkies,30 fog,90"]);
  });

  it("the import leaves a field alone that was settled by hand against the sheet", async () => {
    const folder = laidOut((made) => set(made, "Fate", "1367", { Name: "Down the Rabbit Hole" }));
    const fate = {
      id: "down-the-rabbit-hole",
      names: {
        en: "Down the Rabbit Hole",
        ja: "Down the Rabbit Hole ja",
        de: "Down the Rabbit Hole de",
        fr: "Down the Rabbit Hole fr",
      },
      gameId: 1367,
      level: 21,
      levelMax: 23,
      conflicts: [{ field: "level", kept: "21", others: ["20"] }],
    };
    const { records } = await compare(
      csvSource(folder),
      beforeWith({ "eureka/bunny-fates": { records: [fate] } }),
    );
    expect(records.size).toBe(0);
  });

  it("a second import changes nothing", async () => {
    const folder = laidOut((made) => {
      jobSheets(made);
      set(made, "MKDSupportJob", "1", { Name: "phantom guardian" });
    });
    const first = await compare(
      csvSource(folder),
      beforeWith({ "occult/phantom-jobs": { records: [knight] } }),
    );
    const after = first.records.get("occult/phantom-jobs");
    expect(after).toBeDefined();
    const second = await compare(csvSource(folder), beforeWith({ "occult/phantom-jobs": after ?? {} }));
    expect(second.records.size).toBe(0);
    expect(toWrite(second).summary).toContain("Nothing has changed.");
  });
});

describe("names of enemies", () => {
  it.each([
    ["blühend[a] Kaktor", "0", "Blühender Kaktor"],
    ["weiß[a] Kreszentia-Flamme", "1", "Weiße Kreszentia-Flamme"],
    ["trüb[a] Kreszentia-Auge", "2", "Trübes Kreszentia-Auge"],
    ["Wüterix [t] Söldner", "0", "Wüterix der Söldner"],
    ["Byakko [t] Abendgebunden[a]", "0", "Byakko der Abendgebundene"],
    ["Prinz[p] von Anemos", "0", "Prinz von Anemos"],
    ["blühend[a] Kaktor", "", undefined],
  ])("cleanName turns %s of gender %s into %s", (pattern, gender, name) => {
    expect(cleanName(pattern, "de", gender)).toBe(name);
  });

  const enemySheets = (made: MadeUpSheets) => {
    set(made, "BNpcName", "10", { Singular: "sea bishop" });
    set(made, "BNpcName", "11", { Singular: "sea bishop" });
    set(made, "BNpcName", "12", { Singular: "val bear" });
    set(made, "BNpcName", "13", { Singular: "val Bear" });
    set(made, "BNpcName", "14", { Singular: "wind-up mithra" });
  };
  const bishop = { ja: "sea bishop ja", de: "Sea bishop de", fr: "Sea bishop fr" };

  it("the import names an enemy marker only if all enemies of its English name agree", async () => {
    const marker = (id: string, layer: string, en: string) => ({ id, layer, names: { en } });
    const records = [
      marker("bishop", "nmPrepMobs", "Sea Bishop"),
      marker("bear", "nmPrepMobs", "Val Bear"),
      marker("trader", "traders", "Sea Bishop"),
    ];
    const { changes, records: written } = await compare(
      csvSource(laidOut(enemySheets)),
      beforeWith({ "atlas/markers/anemos": { records } }),
    );
    expect(written.get("atlas/markers/anemos")?.records?.map(({ names }) => names)).toEqual([
      { en: "Sea Bishop", ...bishop },
      { en: "Val Bear" },
      { en: "Sea Bishop" },
    ]);
    const told = changes.find(({ path }) => path === "atlas/markers/anemos")?.changed;
    expect(told?.[0]).toBe('bishop: ja "sea bishop ja"');
  });

  it("the import fills in missing enemy names among words, but not those of items", async () => {
    const before = beforeWith({
      "fields/game-items": { records: [{ id: "mithra", itemId: 21914, names: { en: "Wind-up Mithra" } }] },
      "fields/forecast-filters": {
        words: {
          bishop: { en: "Sea Bishop", de: "Seebischof" },
          "wind-up-mithra": { en: "Wind-up Mithra" },
        },
      },
    });
    const { records } = await compare(csvSource(laidOut(enemySheets)), before);
    expect(records.get("fields/forecast-filters")?.words).toEqual({
      bishop: { en: "Sea Bishop", ...bishop, de: "Seebischof" },
      "wind-up-mithra": { en: "Wind-up Mithra" },
    });
  });
});

describe("import of invalid input", () => {
  it("the import rejects a sheet with a missing language", async () => {
    const folder = laidOut();
    rmSync(join(folder, "de", "Fate.csv"));
    const trouble = await troubleOf(folder);
    expect(trouble.kind).toBe("missingSheet");
    expect(trouble.message).toMatch(
      /de.Fate\.csv is missing: the import needs the sheet Fate in en, ja, de and fr/,
    );
  });

  it("csvSource rejects a folder without sheets", () => {
    const folder = mkdtempSync(join(tmpdir(), "foray-none-"));
    folders.push(folder);
    expect(() => csvSource(folder)).toThrow(/has no "en" subfolder/);
  });

  it("the import rejects sheets with a column that matches no known values", async () => {
    const trouble = await troubleOf(
      laidOut((made) => set(made, "DynamicEvent", "8", { MaxParticipants: "2" })),
    );
    expect(trouble.kind).toBe("movedColumn");
    expect(trouble.message).toContain("MaxParticipants");
  });

  it("the import rejects two columns that fit equally", async () => {
    const trouble = await troubleOf(
      laidOut((made) => {
        made.MKDGrowData = {
          0: {},
          1: { Unknown1: "200", Unknown2: "200" },
          2: { Unknown1: "600", Unknown2: "600" },
        };
      }),
    );
    expect(trouble.message).toContain("Unknown1 and Unknown2 fit equally");
  });

  it("the import rejects sheets without the row of a record", async () => {
    const records = [{ id: "gone", names: { en: "Gone" }, gameId: 40 }];
    const trouble = await troubleOf(laidOut(), beforeWith({ "fields/engagements": { records } }));
    expect(trouble.kind).toBe("otherPatch");
    expect(trouble.message).toContain("no longer has the rows of gone");
  });

  it("the import reports a few blank rows, but rejects mostly blank sheets", async () => {
    const records = [1, 2, 3, 4].map((row) => ({ id: `e${row}`, names: { en: `E${row}` }, gameId: row }));
    const before = beforeWith({ "fields/engagements": { records } });
    const few = laidOut((made) => {
      for (const row of ["1", "2", "3"]) set(made, "DynamicEvent", row, { Name: `E${row}` });
      set(made, "DynamicEvent", "4", {});
    });
    const { changes } = await compare(csvSource(few), before);
    expect(changes.find(({ path }) => path === "fields/engagements")?.blank).toEqual(["e4"]);
    const most = laidOut((made) => {
      for (const row of ["1", "2", "3", "4"]) set(made, "DynamicEvent", row, {});
      set(made, "DynamicEvent", "1", { Name: "E1" });
    });
    expect((await troubleOf(most, before)).kind).toBe("otherPatch");
  });

  it("the import rejects a truncated file, and a word in a column of numbers", async () => {
    const half = laidOut();
    const file = join(half, "en", "WeatherRate.csv");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.slice(0, text.lastIndexOf(",")));
    expect((await troubleOf(half)).kind).toBe("brokenSheet");
    const words = laidOut((made) => {
      jobSheets(made);
      set(made, "MKDGrowDataSJob", "1.3", { Unknown0: "many" });
    });
    const trouble = await troubleOf(words, beforeWith({ "occult/phantom-jobs": { records: [knight] } }));
    expect(trouble.message).toContain("MKDGrowDataSJob, row 1.3: Experience holds 'many'");
  });

  it("writeAll changes no file if it cannot write all of them", () => {
    const folder = mkdtempSync(join(tmpdir(), "foray-write-"));
    folders.push(folder);
    const first = join(folder, "first.json");
    writeFileSync(first, "old");
    const files = new Map([
      [first, "new"],
      [join(folder, "missing", "second.json"), "new"],
    ]);
    expect(() => writeAll(files)).toThrow(/Nothing was changed/);
    expect(readFileSync(first, "utf8")).toBe("old");
    expect(readdirSync(folder)).toEqual(["first.json"]);
  });

  it("runImport returns an exit code for incomplete or unknown arguments", async () => {
    const said: string[] = [];
    const say = (text: string) => said.push(text);
    expect(await runImport(["--source", "csv"], "", say)).toBe(exitCodes.usage);
    expect(await runImport(["--sauce", "csv"], "", say)).toBe(exitCodes.usage);
    expect(await runImport(["--source", "csv", "--from", "/nowhere"], "", say)).toBe(exitCodes.missingSheet);
    expect(said.join("")).toContain("npm run import -- --source csv --from DIR");
  });
});

describe("CSV", () => {
  it("parseCsv reads quoted commas, quotes and line breaks with any line ending", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "é", "断", '"', ",", "\n", " ", "0") });
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 5 })
          .chain((width) =>
            fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
          ),
        fc.boolean(),
        (rows, windows) => {
          const quoted = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(","));
          const text = `${windows ? "\ufeff" : ""}${quoted.join(windows ? "\r\n" : "\n")}\n`;
          expect(parseCsv(text, "x.csv")).toEqual(rows);
        },
      ),
    );
  });

  it("the import accepts CSV with a byte-order mark and a quoted line break", async () => {
    const folder = laidOut((made) => set(made, "Fate", "1", { Name: 'Two\nlines, "so"' }));
    const file = join(folder, "en", "Fate.csv");
    writeFileSync(file, `\ufeff${readFileSync(file, "utf8")}`);
    const records = [{ id: "two", names: { en: "Two" }, gameId: 1 }];
    const { changes } = await compare(csvSource(folder), beforeWith({ "fields/fates": { records } }));
    expect(changes.find(({ path }) => path === "fields/fates")?.blank).toEqual(["two"]);
  });
});

/** A service that serves made-up sheets and responds 503 after `failAfter` requests. */
function service(made: MadeUpSheets, failAfter = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  const fetch = async (input: string | URL | Request): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url.href);
    if (asked.length > failAfter) return new Response("busy", { status: 503 });
    const name = url.pathname.split("/").at(-1) ?? "";
    const sheet = made[name];
    if (sheet === undefined) return new Response("{}", { status: 404 });
    const fields = (url.searchParams.get("fields") ?? "").split(",");
    const blank = Object.fromEntries(
      fields.flatMap((field) =>
        field.endsWith("[]")
          ? Array.from({ length: 8 }, (_, at) => [`${field.slice(0, -1)}${at}]`, "0"])
          : [[field, /^(Name|Singular)$/.test(field) ? "" : "0"]],
      ),
    );
    const rows = Object.entries(sheet).map(([id, cells]) => {
      const [row, subrow] = id.split(".").map(Number);
      return {
        row_id: row,
        ...(subrow === undefined ? {} : { subrow_id: subrow }),
        fields: { ...blank, ...cells },
      };
    });
    return Response.json({ rows });
  };
  return { asked, fetch };
}

describe("the sheet service", () => {
  const cacheFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), "foray-cache-"));
    folders.push(folder);
    return folder;
  };
  const full = () => {
    const made = bareSheets();
    jobSheets(made);
    return made;
  };

  it("the import reads the sheet service, and reports large sheets that it lacks", async () => {
    const { fetch } = service(full());
    const source = xivapiSource({
      origin: "https://sheets.test/api",
      cache: cacheFolder(),
      fetch,
      pauseMs: 0,
    });
    const before = beforeWith({ "occult/phantom-jobs": { records: [{ ...knight, levelMax: 5 }] } });
    const result = await compare(source, before);
    expect(result.missing).toEqual(["Action", "Item"]);
    expect(result.records.get("occult/phantom-jobs")?.records?.[0]).toMatchObject({ levelMax: 6 });
  });

  it("the import resumes from its cache after the sheet service failed", async () => {
    const cache = cacheFolder();
    const options = { origin: "https://sheets.test/api", cache, pauseMs: 0 };
    const broken = service(full(), 9);
    const stopped = compare(xivapiSource({ ...options, fetch: broken.fetch }), beforeWith({}));
    await expect(stopped).rejects.toThrow(/it answers 503.*Nothing was written/);
    const healthy = service(full());
    await compare(xivapiSource({ ...options, fetch: healthy.fetch }), beforeWith({}));
    const whole = service(full());
    await compare(xivapiSource({ ...options, cache: cacheFolder(), fetch: whole.fetch }), beforeWith({}));
    expect(healthy.asked.length).toBe(whole.asked.length - 9);
  });

  it("the import fails after four tries if the sheet service is unreachable", async () => {
    let tries = 0;
    const fetch = async (): Promise<Response> => {
      tries += 1;
      throw new TypeError("fetch failed");
    };
    const source = xivapiSource({
      origin: "https://sheets.test/api",
      cache: cacheFolder(),
      fetch,
      pauseMs: 0,
    });
    await expect(compare(source, beforeWith({}))).rejects.toMatchObject({ kind: "serviceDown" });
    expect(tries).toBe(4);
  });
});

it("csvOf writes sheets in the CSV format of the repositories", () => {
  expect(csvOf("MKDGrowData", { 0: {}, 1: { Unknown0: "200" } }, "en")).toBe("#,Unknown0\n0,0\n1,200\n");
});
