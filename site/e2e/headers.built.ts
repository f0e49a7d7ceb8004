import { describe, expect, inject, test } from "vitest";

describe("HTTP headers", () => {
  /** Required by common graders for an A+, with further ones that the platform offers. */
  test.each([
    ["strict-transport-security", /^max-age=63072000$/],
    ["x-content-type-options", /^nosniff$/],
    ["x-frame-options", /^DENY$/],
    ["referrer-policy", /^no-referrer$/],
    ["permissions-policy", /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
    ["cross-origin-opener-policy", /^same-origin$/],
    ["cross-origin-resource-policy", /^same-origin$/],
    ["cross-origin-embedder-policy", /^credentialless$/],
  ])("responses have the expected %s header", async (name, value) => {
    for (const path of ["/", "/nope", "/sw.js"]) {
      const { headers } = await fetch(inject("siteOrigin") + path);
      expect(headers.get(name), path).toMatch(value);
      expect(headers.get(name)).not.toMatch(/unsafe-(?:inline|eval)/);
    }
  });

  test("pages carry their own Content-Security-Policy first and other files one by header", async () => {
    const own = /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
    for (const path of [
      "/",
      "/404.html",
      "/nope",
      "/nope.js",
      "/drs/holster/c/A.svg",
      "/de/map/zadnor",
      "/ja/nope",
    ]) {
      const answer = await fetch(inject("siteOrigin") + path);
      expect(answer.headers.get("content-security-policy"), path).toBe("frame-ancestors 'none'");
      const [, policy = ""] = own.exec(await answer.text()) ?? [];
      expect(policy, path).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self'; img-src 'self' data: blob:;/,
      );
      expect(policy, path).not.toMatch(/unsafe-(?:inline|eval)/);
    }
    const bare = /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;/;
    for (const path of ["/sw.js", "/favicon.svg", "/manifest.webmanifest"]) {
      const policy = (await fetch(inject("siteOrigin") + path)).headers.get("content-security-policy");
      expect(policy, path).toMatch(bare);
      expect(policy, path).not.toMatch(/sha256|unsafe-(?:inline|eval)/);
    }
  });
});
