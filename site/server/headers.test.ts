import { describe, expect, test } from "vitest";
import { MOST_TEXTS } from "../tools/finish/inline-styles.ts";
import {
  cacheControl,
  contentSecurityPolicy,
  headerSets,
  IMMUTABLE,
  MARKET_ORIGIN,
  REVALIDATED,
} from "./headers.ts";
import { caddyfile, headersFile } from "./hosts.ts";
import { inlineSource } from "./inline-sources.ts";
import { type HeaderKind, headerKind, notFoundPage } from "./open-paths.ts";

const options = { inline: { scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] }, loopback: false };

describe("headers", () => {
  test("the policy refuses by default and never allows inline or eval", () => {
    const policy = contentSecurityPolicy(options);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("*");
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("style-src 'self' 'sha256-def=';");
    expect(policy).toContain(`connect-src 'self' ${MARKET_ORIGIN};`);
  });

  test("only hosts upgrade to HTTPS", () => {
    expect(contentSecurityPolicy(options)).toContain("upgrade-insecure-requests");
    expect(contentSecurityPolicy({ ...options, loopback: true })).not.toContain("upgrade-insecure-requests");
  });

  test("an inline source is the base64 of its SHA-256", () => {
    // The example of the CSP specification: sha256 of "alert('Hello, world.');".
    expect(inlineSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  test("only hashed files are kept for good", () => {
    expect(cacheControl("/assets/a.js")).toBe(IMMUTABLE);
    for (const path of ["/index.html", "/sw.js", "/icons/icon-192.png"])
      expect(cacheControl(path)).toBe(REVALIDATED);
  });

  test("the policy of files that are no page names no inline text, and is the only header that differs", () => {
    const { pages, files } = headerSets(options);
    expect(files.map(([name]) => name)).toEqual(pages.map(([name]) => name));
    const differing = files.filter(
      ([name, value], at) => name !== pages[at]?.[0] || value !== pages[at]?.[1],
    );
    expect(differing.map(([name]) => name)).toEqual(["Content-Security-Policy"]);
    expect(differing[0]?.[1]).not.toContain("sha256");
    expect(differing[0]?.[1]).toContain("script-src 'self';");
  });

  test("what others may fetch differs by CORS and resource policy alone", () => {
    const { files, open } = headerSets(options);
    const before = new Map(files);
    expect(open.filter(([name, value]) => before.get(name) !== value)).toEqual([
      ["Cross-Origin-Resource-Policy", "cross-origin"],
      ["Access-Control-Allow-Origin", "*"],
      ["Access-Control-Expose-Headers", "ETag"],
    ]);
    expect(files.filter(([name]) => !open.some(([each]) => each === name))).toEqual([]);
  });

  test("only embeds may be framed, and they ask no other origin", () => {
    const sets = headerSets(options);
    const policy = (kind: HeaderKind) => new Map(sets[kind]).get("Content-Security-Policy");
    for (const kind of ["pages", "files", "open"] as const) {
      expect(policy(kind)).toContain("frame-ancestors 'none'");
      expect(new Map(sets[kind]).get("X-Frame-Options")).toBe("DENY");
    }
    expect(policy("embeds")).toContain("frame-ancestors *;");
    expect(policy("embeds")).toContain("connect-src 'self';");
    expect(new Map(sets.embeds).has("X-Frame-Options")).toBe(false);
  });

  test.each([
    ["/data/v1/index.json", false, "open"],
    ["/data/v1/nope.json", true, "open"],
    ["/feeds/ja/crab.ics", false, "open"],
    ["/data/v2/index.json", false, "files"],
    ["/database", true, "pages"],
    ["/embed/clock", true, "embeds"],
    ["/embedded", true, "pages"],
    ["/ja/data/v1/x", true, "pages"],
  ] as const)("%s (page: %s) has the headers of %s", (path, isPage, kind) => {
    expect(headerKind(path, isPage)).toBe(kind);
    expect(notFoundPage(path)).toBe(kind === "embeds" ? "/embed/404.html" : "/404.html");
  });

  test("_headers takes back what a folder has otherwise", () => {
    const plain = headersFile(headerSets(options), "/almanac/");
    expect(plain).toContain(
      [
        "/almanac/data/v1/*",
        "  ! Cross-Origin-Resource-Policy",
        "  Cross-Origin-Resource-Policy: cross-origin",
        "  Access-Control-Allow-Origin: *",
        "  Access-Control-Expose-Headers: ETag",
        "",
      ].join("\n"),
    );
    expect(plain).toMatch(
      /\/almanac\/embed\/\*\n {2}! X-Frame-Options\n {2}! Content-Security-Policy\n {2}! Cross-Origin-Resource-Policy\n/,
    );
  });

  test("_headers and the Caddyfile hold every header", () => {
    const sets = headerSets(options);
    const plain = headersFile(sets);
    const caddy = caddyfile(sets);
    for (const [name, value] of sets.pages) expect(plain).toContain(`  ${name}: ${value}\n`);
    for (const [name, value] of [...sets.pages, ...sets.files]) expect(caddy).toContain(`${name} "${value}"`);
    expect(plain).toContain(`/assets/*\n  Cache-Control: ${IMMUTABLE}`);
  });

  test("a line of `_headers` holds less than 2,000 characters, with as many inline styles as may be", () => {
    const styles = Array.from({ length: MOST_TEXTS }, (_, at) => inlineSource(`${at}`));
    const sets = headerSets({ inline: { scripts: [inlineSource("")], styles }, loopback: false });
    for (const line of headersFile(sets).split("\n")) expect(line.length).toBeLessThan(2000);
  });
});
