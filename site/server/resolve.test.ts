import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";
import { logosActionIds } from "@foray/fieldops/records/logos-actions/ids";
import { encodeLoadout } from "@foray/fieldops/share-codes/loadout";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_TARGET_LENGTH, resolve, resolveBelow } from "./resolve.ts";
import { shareShell } from "./share-codes.ts";

const files = new Set([
  "/index.html",
  "/404.html",
  "/forecast/index.html",
  "/forecast/cassie/index.html",
  "/assets/a.js",
]);

describe("resolve", () => {
  test.each([
    ["/", "/index.html"],
    ["/?theme=dark", "/index.html"],
    ["/forecast/cassie", "/forecast/cassie/index.html"],
    ["/forecast/c%61ssie", "/forecast/cassie/index.html"],
    ["/assets/a.js", "/assets/a.js"],
  ])("resolve maps %s to the file %s", (target, file) => {
    expect(resolve(target, files)).toEqual({ kind: "file", file });
  });

  test.each([
    ["/forecast/", "/forecast"],
    ["/forecast/cassie//?a=1", "/forecast/cassie?a=1"],
    ["/forecast/index.html", "/forecast"],
    ["/index.html", "/"],
  ])("resolve redirects %s to %s", (target, to) => {
    expect(resolve(target, files)).toEqual({ kind: "redirect", to, status: 308 });
  });

  test.each([
    "/nope",
    "/%E0%A4%A",
    "/../package.json",
    "/forecast/../index.html",
    "/%2e%2e/index.html",
    "/.git/config",
    "/assets/.hidden",
    "//evil.example/",
    "/a%00.js",
    "*",
    "http://evil.example/",
    "/constructor",
    "/__proto__",
  ])("resolve answers %s with 404", (target) => {
    expect(resolve(target, files)).toEqual({ kind: "missing", status: 404 });
  });

  test("resolve answers a target that is too long with 414", () => {
    expect(resolve(`/${"a".repeat(MAX_TARGET_LENGTH)}`, files)).toEqual({ kind: "missing", status: 414 });
  });

  test("resolve returns only listed files and redirects to them, for any target", () => {
    const piece = fc.constantFrom(
      "/",
      "..",
      ".",
      "%2e",
      "%2F",
      "%",
      "forecast",
      "cassie",
      "index.html",
      "//",
      "\\",
      "?",
      "#",
    );
    const target = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`),
    );
    fc.assert(
      fc.property(target, (each) => {
        const found = resolve(each, files);
        if (found.kind === "file") expect(files.has(found.file)).toBe(true);
        if (found.kind === "redirect") {
          expect(found.to).toMatch(/^\/(?!\/)/);
          expect(resolve(found.to, files).kind).toBe("file");
        }
      }),
      { seed: 20_260_101, numRuns: 2000 },
    );
  });
});

describe("resolveBelow", () => {
  const files = new Set(["/index.html", "/forecast/index.html", "/assets/a.js"]);
  const below = (target: string) => resolveBelow(target, "/almanac/", files);

  test("resolveBelow finds files below the base", () => {
    expect(below("/almanac/")).toEqual({ kind: "file", file: "/index.html" });
    expect(below("/almanac/forecast?a")).toEqual({ kind: "file", file: "/forecast/index.html" });
    expect(below("/almanac/assets/a.js")).toEqual({ kind: "file", file: "/assets/a.js" });
  });

  test("resolveBelow redirects within the base", () => {
    expect(below("/almanac?a=1")).toEqual({ kind: "redirect", to: "/almanac/?a=1", status: 308 });
    expect(below("/almanac/forecast/?a=1")).toEqual({
      kind: "redirect",
      to: "/almanac/forecast?a=1",
      status: 308,
    });
    expect(below("/almanac/index.html")).toEqual({ kind: "redirect", to: "/almanac/", status: 308 });
  });

  test.each(["/", "/forecast", "/almanacs/", "/assets/a.js"])(
    "resolveBelow answers %s, outside the base, with 404",
    (target) => {
      expect(below(target)).toEqual({ kind: "missing", status: 404 });
    },
  );
});

describe("share codes", () => {
  const files = new Set([
    "/shell.html",
    "/shell-holster.html",
    "/shell-loadout.html",
    "/embed/shell-run.html",
    "/drs/holster/c/index.html",
    "/eureka/loadout/index.html",
  ]);

  test("resolve answers a share code with the shell of its feature", () => {
    for (const [path, file] of [
      ["/drs/holster/c/QTE/Miw", "/shell-holster.html"],
      ["/drs/holster/c/a+b==", "/shell-holster.html"],
      ["/eureka/loadout/MG4sdmYsbmY", "/shell-loadout.html"],
      ["/embed/run/MTsx/x", "/embed/shell-run.html"],
    ] as const) {
      expect(resolve(path, files)).toEqual({ kind: "file", file });
    }
  });

  test("resolve accepts loadout codes below /ba/ but not misspelled roles", () => {
    const codes = loadoutRoles.flatMap(({ loadouts }) => loadouts.map(({ trays }) => encodeLoadout(trays)));
    for (const code of [...codes, "MG4", "MG4=", "MG4sdmYsbmY="]) {
      expect(resolve(`/ba/${code}`, files), code).toEqual({ kind: "file", file: "/shell-loadout.html" });
    }
    for (const role of [
      "castor",
      "heeler",
      "dps",
      "main_tank",
      "QTE,Miw",
      "MG4sdmYsbm",
      "healer/newby",
      "",
    ]) {
      expect(resolve(`/ba/${role}`, files).kind, role).toBe("missing");
    }
  });

  test("shareShell recognizes any encoded loadout below /ba/", () => {
    const slot = fc.constantFrom(null, ...logosActionIds);
    const trays = fc.array(fc.record({ umbral: slot, astral: slot }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(trays, (laid) => {
        expect(shareShell(`/ba/${encodeLoadout(laid)}`)).toBe("/shell-loadout.html");
      }),
      { seed: 20_260_102 },
    );
  });

  test("resolve answers a malformed share path or one without a shell with 404", () => {
    expect(resolve("/drs/holster/x", files)).toEqual({ kind: "missing", status: 404 });
    expect(resolve("/embed/run/", files)).toEqual({ kind: "missing", status: 404 });
    expect(resolve("/ja/embed/run/MTsx", files)).toEqual({ kind: "missing", status: 404 });
    expect(resolve("/drs/holster/c/.env", files)).toEqual({ kind: "missing", status: 404 });
    expect(resolve("/drs/holster/c/QTE", new Set())).toEqual({ kind: "missing", status: 404 });
  });

  test("resolve answers a share code below a language’s prefix with that language’s shell", () => {
    const german = new Set([...files, "/de/shell-holster.html", "/de/shell-loadout.html"]);
    expect(resolve("/de/drs/holster/c/QTE", german)).toEqual({
      kind: "file",
      file: "/de/shell-holster.html",
    });
    expect(resolve("/de/ba/MG4", german)).toEqual({ kind: "file", file: "/de/shell-loadout.html" });
    expect(resolve("/xx/drs/holster/c/QTE", german).kind).toBe("missing");
  });
});
