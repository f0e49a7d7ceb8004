import { describe, expect, test } from "vitest";
import {
  cacheControl,
  type Header,
  headerSets,
  IMMUTABLE,
  MARKET_ORIGIN,
  pagePolicy,
  REVALIDATED,
} from "./headers.ts";
import { caddyfile, headersFile } from "./hosts.ts";

const options = { loopback: false };
const value = (headers: readonly Header[], name: string) =>
  headers.find(([each]) => each === name)?.[1] ?? "";

describe("headers", () => {
  test("the policy refuses by default and never allows inline or eval", () => {
    const policy = pagePolicy({ scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] });
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("*");
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("style-src 'self' 'sha256-def=';");
    expect(policy).toContain(`connect-src 'self' ${MARKET_ORIGIN};`);
  });

  test("only hosts upgrade to HTTPS", () => {
    const pages = (loopback: boolean) => value(headerSets({ loopback }).pages, "Content-Security-Policy");
    expect(pages(false)).toBe("frame-ancestors 'none'; upgrade-insecure-requests");
    expect(pages(true)).toBe("frame-ancestors 'none'");
  });

  test("only hashed files are kept for good", () => {
    expect(cacheControl("/assets/a.js")).toBe(IMMUTABLE);
    for (const path of ["/index.html", "/sw.js", "/icons/icon-192.png"])
      expect(cacheControl(path)).toBe(REVALIDATED);
  });

  test("files that are no page have a whole policy without inline text; it is the only header that differs", () => {
    const { pages, files } = headerSets(options);
    expect(files.map(([name]) => name)).toEqual(pages.map(([name]) => name));
    const differing = files.filter(
      ([name, value], at) => name !== pages[at]?.[0] || value !== pages[at]?.[1],
    );
    expect(differing.map(([name]) => name)).toEqual(["Content-Security-Policy"]);
    expect(differing[0]?.[1]).not.toContain("sha256");
    expect(differing[0]?.[1]).toContain("script-src 'self';");
  });

  test("_headers and the Caddyfile hold every header", () => {
    const sets = headerSets(options);
    const plain = headersFile(sets);
    const caddy = caddyfile(sets);
    for (const [name, value] of sets.pages) expect(plain).toContain(`  ${name}: ${value}\n`);
    for (const [name, value] of [...sets.pages, ...sets.files]) expect(caddy).toContain(`${name} "${value}"`);
    expect(plain).toContain(`/assets/*\n  Cache-Control: ${IMMUTABLE}`);
  });
});
