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
