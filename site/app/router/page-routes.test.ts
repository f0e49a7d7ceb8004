import { existsSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { knownPaths, moduleOf, routes } from "../../build/plugins/pages/declared.ts";
import { findPage, pageRoutes } from "./page-routes.tsx";

describe("the routes of the pages", () => {
  test("name modules that are there, each page once", () => {
    for (const { file } of routes) expect(existsSync(moduleOf(file)), file).toBe(true);
    expect(pageRoutes.map(({ path }) => path)).toEqual(routes.map(({ path }) => `/${path}`));
    expect(new Set(pageRoutes.map(({ path }) => path)).size).toBe(pageRoutes.length);
  });

  test("have a page for every address that is prerendered", () => {
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
  ])("%s is drawn by %s", (path, pattern, params) => {
    expect(findPage(path)).toMatchObject({ pattern, params });
  });

  test.each(["/nope", "/changelog/more", "/forecast/a/b", "/almanac"])("%s has no page", (path) => {
    expect(findPage(path)).toBeNull();
  });

  test("match any text without throwing", () => {
    const path = fc.string({ unit: "binary", maxLength: 60 }).map((text) => `/${text}`);
    fc.assert(
      fc.property(path, (text) => {
        expect(() => findPage(text)).not.toThrow();
      }),
    );
  });
});
