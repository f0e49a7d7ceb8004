import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { lastPages, MAX_LAST, MAX_PINS, parsePages, pins, rememberPage, togglePin } from "./kept-pages.ts";

const page = fc.record({
  path: fc.stringMatching(/^\/[a-z]{1,8}(\/[a-z]{1,8})?$/),
  title: fc.stringMatching(/^[A-Z][a-z ]{0,20}$/),
});

beforeEach(() => {
  vi.stubGlobal("window", { addEventListener() {}, removeEventListener() {} });
  pins.set([]);
  lastPages.set([]);
});

describe("pinned and last pages", () => {
  test("parsePages accepts only pages of this site", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        for (const { path, title } of parsePages(text) ?? []) {
          expect(path).toMatch(/^\/(?!\/)/);
          expect(title.length).toBeGreaterThan(0);
        }
      }),
    );
    for (const path of [
      "//evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "",
      "/\\evil.example",
      "/\t/evil.example",
      "/\n/evil.example",
    ])
      expect(parsePages(JSON.stringify([{ path, title: "x" }]))).toBeUndefined();
    expect(parsePages('[{"path":"/ba","title":"BA"}]')).toEqual([{ path: "/ba", title: "BA" }]);
  });

  test("togglePin never pins a page twice and undoes itself when repeated", () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 40 }), page, (pages, one) => {
        pins.set([]);
        for (const each of pages) togglePin(each);
        const paths = pins.get().map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        expect(paths.length).toBeLessThanOrEqual(MAX_PINS);
        const before = pins
          .get()
          .filter(({ path }) => path !== one.path)
          .slice(-(MAX_PINS - 1));
        pins.set(before);
        togglePin(one);
        togglePin(one);
        expect(pins.get()).toEqual(before);
      }),
    );
  });

  test("rememberPage puts a page first and updates the title of its pin", () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 20 }), (pages) => {
        lastPages.set([]);
        for (const each of pages) rememberPage(each);
        const list = lastPages.get();
        expect(list[0]).toEqual(pages.at(-1));
        expect(list.length).toBeLessThanOrEqual(MAX_LAST);
        expect(new Set(list.map(({ path }) => path)).size).toBe(list.length);
      }),
    );
    togglePin({ path: "/ba", title: "BA Loadouts" });
    rememberPage({ path: "/ba", title: "BA-Loadouts" });
    rememberPage({ path: "/", title: "Foray Almanac" });
    expect(pins.get()).toEqual([{ path: "/ba", title: "BA-Loadouts" }]);
    expect(lastPages.get()[0]?.path).toBe("/ba");
  });
});
