import { describe, expect, test } from "vitest";
import { MOST_TEXTS } from "../tools/finish/inline-styles.ts";
import {
  cacheControl,
  contentSecurityPolicy,
  IMMUTABLE,
  MARKET_ORIGIN,
  REVALIDATED,
  securityHeaders,
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

  test("_headers and the Caddyfile hold every header", () => {
    const headers = securityHeaders(options);
    const plain = headersFile(headers);
    const caddy = caddyfile(headers);
    for (const [name, value] of headers) {
      expect(plain).toContain(`  ${name}: ${value}\n`);
      expect(caddy).toContain(`${name} "${value}"`);
    }
    expect(plain).toContain(`/assets/*\n  Cache-Control: ${IMMUTABLE}`);
  });

  test("a line of `_headers` holds less than 2,000 characters, with as many inline styles as may be", () => {
    const styles = Array.from({ length: MOST_TEXTS }, (_, at) => inlineSource(`${at}`));
    const headers = securityHeaders({ inline: { scripts: [inlineSource("")], styles }, loopback: false });
    for (const line of headersFile(headers).split("\n")) expect(line.length).toBeLessThan(2000);
  });
});
