import { existsSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { knownPaths, moduleOf, routes } from "../../build/plugins/pages/declared.ts";
import { findPage, pageRoutes } from "./page-routes.tsx";

describe("page routes", () => {
  test("page routes name existing modules, each path once", () => {
    for (const { file } of routes) expect(existsSync(moduleOf(file)), file).toBe(true);
    expect(pageRoutes.map(({ path }) => path)).toEqual(routes.map(({ path }) => `/${path}`));
    expect(new Set(pageRoutes.map(({ path }) => path)).size).toBe(pageRoutes.length);
  });

  test("findPage finds a page for every prerendered path", () => {
    for (const path of knownPaths) expect(findPage(path), path).not.toBeNull();
  });

  test.each([
    ["/", "", {}],
    ["/forecast/", "forecast/:filter?", {}],
    ["/FORECAST/Cassie", "forecast/:filter?", { filter: "Cassie" }],
    ["/drs/holster/lynn/standard", "drs/holster/:host?/:type?/:name?", { host: "lynn", type: "standard" }],
    ["/drs/holster/c/AB/CD", "drs/holster/c/:code/:rest", { code: "AB", rest: "CD" }],
    ["/drs/holster/c/AB/CD/EF", "drs/holster/c/*", { "*": "AB/CD/EF" }],
    ["/ba/a%2Fb", "ba/*", { "*": "a/b" }],
  ])("findPage matches %s to the pattern %j", (path, pattern, params) => {
    expect(findPage(path)).toMatchObject({ pattern, params });
  });

  test.each(["/nope", "/changelog/more", "/forecast/a/b", "/almanac"])(
    "findPage returns null for %s",
    (path) => {
      expect(findPage(path)).toBeNull();
    },
  );

  test("findPage never throws for any text", () => {
    const path = fc.string({ unit: "binary", maxLength: 60 }).map((text) => `/${text}`);
    fc.assert(
      fc.property(path, (text) => {
        expect(() => findPage(text)).not.toThrow();
      }),
    );
  });
});
