import { existsSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { knownPaths, moduleOf, routes } from "../../tools/pages/declared.ts";
import { pageId, pageList } from "../page-list.ts";
import { matchPage } from "./match.ts";

describe("the list of pages", () => {
  test("names modules that are there, each page once", () => {
    for (const { file } of routes) expect(existsSync(moduleOf(file)), file).toBe(true);
    expect(pageList.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
    expect(new Set(pageList.map(pageId)).size).toBe(pageList.length);
  });

  test("has a page for every address that is prerendered, at the root and below a folder", () => {
    for (const path of knownPaths) {
      const match = matchPage(path, "/");
      expect(match, path).not.toBeNull();
      expect(matchPage(`/almanac${path}`, "/almanac/")).toEqual(match);
    }
  });

  test.each([
    ["/", "home", {}],
    ["/forecast/", "forecast/:filter?", {}],
    ["/FORECAST/Cassie", "forecast/:filter?", { filter: "Cassie" }],
    ["/drs/holster/lynn/standard", "drs/holster/:host?/:type?/:name?", { host: "lynn", type: "standard" }],
    ["/drs/holster/c/AB/CD", "drs/holster/c/:code/:rest", { code: "AB", rest: "CD" }],
    ["/drs/holster/c/AB/CD/EF", "drs/holster/c/*", { "*": "AB/CD/EF" }],
    ["/ba/a%2Fb", "ba/*", { "*": "a/b" }],
  ])("%s is drawn by %s", (path, id, params) => {
    const match = matchPage(path, "/");
    expect(match && pageId(match.entry)).toBe(id);
    expect(match?.params).toMatchObject(params);
  });

  test.each(["/nope", "/changelog/more", "/forecast/a/b", "/almanac"])("%s has no page", (path) => {
    expect(matchPage(path, "/")).toBeNull();
  });

  test("matches any text without throwing", () => {
    const path = fc.string({ unit: "binary", maxLength: 60 }).map((text) => `/${text}`);
    fc.assert(
      fc.property(path, (text) => {
        expect(() => matchPage(text, "/")).not.toThrow();
      }),
    );
  });
});
