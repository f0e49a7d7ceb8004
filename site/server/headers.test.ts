import { describe, expect, test } from "vitest";
import { caddyfile, headersFile } from "../build/hosting/hosts.ts";
import {
  cacheControl,
  type Header,
  headerSets,
  IMMUTABLE,
  MARKET_ORIGIN,
  pagePolicy,
  REVALIDATED,
} from "./headers.ts";
import { type HeaderKind, headerKind } from "./open-paths.ts";

const options = { loopback: false };
const value = (headers: readonly Header[], name: string) =>
  headers.find(([each]) => each === name)?.[1] ?? "";

describe("headers", () => {
  test("pagePolicy denies by default and never allows inline code or eval", () => {
    const policy = pagePolicy("'sha256-abc='");
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("*");
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain(`connect-src 'self' ${MARKET_ORIGIN};`);
  });

  test("pages upgrade to HTTPS on hosts but not on loopback", () => {
    const pages = (loopback: boolean) => value(headerSets({ loopback }).pages, "Content-Security-Policy");
    expect(pages(false)).toBe("frame-ancestors 'none'; upgrade-insecure-requests");
    expect(pages(true)).toBe("frame-ancestors 'none'");
  });

  test("cacheControl is immutable only for hashed files", () => {
    expect(cacheControl("/assets/a.js")).toBe(IMMUTABLE);
    for (const path of ["/index.html", "/sw.js", "/icons/icon-192.png"])
      expect(cacheControl(path)).toBe(REVALIDATED);
  });

  test("the headers of files differ from those of pages only in their policy", () => {
    const { pages, files } = headerSets(options);
    expect(files.map(([name]) => name)).toEqual(pages.map(([name]) => name));
    const differing = files.filter(
      ([name, value], at) => name !== pages[at]?.[0] || value !== pages[at]?.[1],
    );
    expect(differing.map(([name]) => name)).toEqual(["Content-Security-Policy"]);
    expect(differing[0]?.[1]).not.toContain("sha256");
    expect(differing[0]?.[1]).toContain("script-src 'self';");
  });

  test("open files differ from other files only in CORS and resource policy", () => {
    const { files, open } = headerSets(options);
    const before = new Map(files);
    expect(open.filter(([name, value]) => before.get(name) !== value)).toEqual([
      ["Cross-Origin-Resource-Policy", "cross-origin"],
      ["Access-Control-Allow-Origin", "*"],
      ["Access-Control-Expose-Headers", "ETag"],
    ]);
    expect(files.filter(([name]) => !open.some(([each]) => each === name))).toEqual([]);
  });

  test("live pages may connect to the game’s WebSocket and request loopback", () => {
    const strict = pagePolicy("'sha256-abc='");
    expect(pagePolicy("'sha256-abc='", true)).toBe(
      strict.replace(MARKET_ORIGIN, `${MARKET_ORIGIN} ws://127.0.0.1:10501 ws://localhost:10501`),
    );
    expect(strict).not.toContain("ws:");
    const { pages, game } = headerSets(options);
    const differing = game.filter(([name, text], at) => name !== pages[at]?.[0] || text !== pages[at]?.[1]);
    expect(differing.map(([name]) => name)).toEqual(["Permissions-Policy"]);
    const before = value(pages, "Permissions-Policy").split(", ");
    const changed = value(game, "Permissions-Policy")
      .split(", ")
      .filter((one) => !before.includes(one));
    expect(changed).toEqual(["local-network-access=(self)", "loopback-network=(self)"]);
    expect(before).toContain("loopback-network=()");
  });

  test("only embeds allow framing, and their policy allows no connections", () => {
    const sets = headerSets(options);
    const policy = (kind: HeaderKind) => new Map(sets[kind]).get("Content-Security-Policy");
    for (const kind of ["pages", "files", "open"] as const) {
      expect(policy(kind)).toContain("frame-ancestors 'none'");
      expect(new Map(sets[kind]).get("X-Frame-Options")).toBe("DENY");
    }
    expect(policy("embeds")).toContain("frame-ancestors *;");
    expect(policy("embeds")).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy("embeds")).not.toContain("connect-src");
    expect(new Map(sets.embeds).has("X-Frame-Options")).toBe(false);
  });

  test.each([
    ["/data/v1/index.json", false, "open"],
    ["/data/v1/nope.json", true, "open"],
    ["/feeds/ja/crab.ics", false, "open"],
    ["/data/v2/index.json", false, "open"],
    ["/data/v3/index.json", false, "files"],
    ["/database", true, "pages"],
    ["/embed/clock", true, "embeds"],
    ["/embedded", true, "pages"],
    ["/ja/data/v1/x", true, "pages"],
    ["/timers/live", true, "game"],
    ["/ja/timers/live", true, "game"],
    ["/timers/live/", true, "game"],
    ["/fights/live", true, "game"],
    ["/fr/fights/live", true, "game"],
    ["/fights", true, "pages"],
    ["/timers", true, "pages"],
    ["/timers/live/more", true, "pages"],
    ["/timers/live", false, "files"],
  ] as const)("headerKind of %s (page: %s) is %s", (path, isPage, kind) => {
    expect(headerKind(path, isPage)).toBe(kind);
  });

  test("_headers unsets the default headers of folders that need others", () => {
    const plain = headersFile(headerSets(options), "/almanac/");
    const takes = (folder: string) => {
      const [, ...lines] =
        plain
          .slice(plain.indexOf(`/almanac/${folder}/*\n`))
          .split("\n\n")[0]
          ?.split("\n") ?? [];
      return lines.map((line) => line.trim());
    };
    expect(takes("data/v1")).toEqual(takes("feeds"));
    expect(takes("data/v2")).toEqual(takes("feeds"));
    expect(takes("feeds")).toEqual([
      "! Content-Security-Policy",
      "! Cross-Origin-Resource-Policy",
      expect.stringMatching(/^Content-Security-Policy: .*frame-ancestors 'none'/),
      "Cross-Origin-Resource-Policy: cross-origin",
      "Access-Control-Allow-Origin: *",
      "Access-Control-Expose-Headers: ETag",
    ]);
    expect(takes("embed")).toEqual([
      "! X-Frame-Options",
      "! Content-Security-Policy",
      "! Cross-Origin-Resource-Policy",
      expect.stringMatching(/^Content-Security-Policy: .*frame-ancestors \*/),
      "Cross-Origin-Resource-Policy: cross-origin",
    ]);
  });

  test("_headers and the Caddyfile contain every header", () => {
    const sets = headerSets(options);
    const plain = headersFile(sets);
    const caddy = caddyfile(sets);
    for (const [name, value] of sets.pages) expect(plain).toContain(`  ${name}: ${value}\n`);
    for (const [name, value] of [...sets.pages, ...sets.game, ...sets.files])
      expect(caddy).toContain(`${name} "${value}"`);
    expect(plain).toContain(`/assets/*\n  Cache-Control: ${IMMUTABLE}`);
  });
});
