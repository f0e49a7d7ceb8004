import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fingerprint, hasRightType, verified } from "./check.ts";

const answer = (text: string, type: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { "Content-Type": type, ...init.headers } });

test("fingerprint returns the first 16 characters of the SHA-256 in base64url", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (content) => {
      const whole = createHash("sha256").update(content).digest("base64url");
      expect(await fingerprint(content)).toBe(whole.slice(0, 16));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["/assets/a.js", "text/javascript; charset=utf-8", true],
  ["/assets/a.js", "application/javascript", true],
  ["/assets/a.js", "text/html", false],
  ["/assets/a.js", "", false],
  ["/assets/a.css", "text/css", true],
  ["/assets/a.css", "text/html; charset=utf-8", false],
  ["/forecast", "text/html; charset=utf-8", true],
  ["/forecast", "application/json", false],
  ["/stills/a.svg", "image/svg+xml", true],
  ["/stills/a.svg", "text/html", false],
  ["/assets/a.constructor", "text/html", false],
  ["/assets/a.wasm", "application/wasm", true],
])("hasRightType of %s with Content-Type %j is %s", (address, type, right) => {
  const headers = new Headers(type === "" ? {} : { "Content-Type": type });
  expect(hasRightType(address, new Response(new Uint8Array(), { headers }))).toBe(right);
});

describe("verified", async () => {
  const text = "export const a = 1;";
  const entry = ["/assets/a.js", await fingerprint(new TextEncoder().encode(text))] as const;

  test("verified returns the file with all headers but those of the transport", async () => {
    const headers = { "Content-Encoding": "br", Vary: "*", "Content-Security-Policy": "default-src 'none'" };
    const kept = await verified(answer(text, "text/javascript", { headers }), entry);
    expect(await kept?.text()).toBe(text);
    expect([...(kept?.headers.keys() ?? [])].sort()).toEqual(["content-security-policy", "content-type"]);
  });

  test.each([
    ["another content", answer("export const a = 2;", "text/javascript")],
    ["half of it", answer(text.slice(0, 5), "text/javascript")],
    ["a page in its place", answer(text, "text/html")],
    ["an error", answer(text, "text/javascript", { status: 404 })],
    ["a part of it", answer(text, "text/javascript", { status: 206 })],
  ])("verified rejects %s instead of the file", async (_, response) => {
    expect(await verified(response, entry)).toBeUndefined();
  });
});
