import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { oldAddresses } from "../build/hosting/old-addresses.ts";
import { IMMUTABLE, REVALIDATED } from "../server/headers.ts";
import { client } from "../testing/addresses.ts";
import { startCaddy, startNginx } from "../testing/host-programs.ts";
import { findProgram } from "../testing/programs.ts";

const asksFor = (origin: string) => (path: string, encoding: string) =>
  fetch(origin + path, { redirect: "manual", headers: { "Accept-Encoding": encoding } });

/** Compares a host with the local server; only the host upgrades to HTTPS. */
async function sameHeaders(ask: ReturnType<typeof asksFor>): Promise<void> {
  const [, asset = ""] = /"(\/assets\/[^"]+)"/.exec(await (await ask("/", "identity")).text()) ?? [];
  expect(asset).toMatch(/^\/assets\//);
  for (const path of [
    "/",
    "/forecast/cassie",
    "/timers/live",
    "/ja/timers/live",
    "/fights/live",
    "/timers",
    "/nope",
    "/sw.js",
    asset,
    "/assets/nope.js",
    "/favicon.svg",
    "/404.html",
    "/map/",
    "/data/v1/nope.json",
    "/data/v2/nope.json",
    "/feeds/crab.ics",
    "/embed/clock",
    "/embed/run/MTsx",
    "/embed/run/",
    "/embed/nope",
  ]) {
    const [theirs, ours] = await Promise.all([
      ask(path, "identity"),
      fetch(inject("siteOrigin") + path, { redirect: "manual" }),
    ]);
    expect(theirs.status, path).toBe(ours.status);
    for (const [name, value] of ours.headers) {
      if (!/policy|strict|x-|cache-control|content-type/.test(name)) continue;
      // The local server adds the charset to SVG files; Caddy does not.
      if (value === "image/svg+xml; charset=utf-8") continue;
      const wanted = name === "content-security-policy" ? `${value}; upgrade-insecure-requests` : value;
      expect(theirs.headers.get(name)?.toLowerCase(), `${name} of ${path}`).toBe(wanted.toLowerCase());
    }
  }
}

describe.skipIf(findProgram("nginx") === undefined)("nginx with the built configuration", () => {
  let home = "";
  let nginx = { origin: "", stop: () => false };
  let ask = asksFor("");
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "foray-nginx-"));
    nginx = await startNginx(await readFile(join(dirname(client), "nginx.conf"), "utf8"), home);
    ask = asksFor(nginx.origin);
  });
  afterAll(async () => {
    nginx.stop();
    await rm(home, { recursive: true, force: true });
  });

  test("nginx sends the same headers as the local server", () => sameHeaders(ask));

  test("nginx serves clean addresses, share codes and localized not-found pages", async () => {
    for (const [path, status, to] of [
      ["/forecast/cassie/?a=1", 308, "/forecast/cassie?a=1"],
      ["/bozja/lostaction/Lost_Slash", 200, null],
      ["/FORECAST/Copycat_Cassie", 404, null],
      ["/forecast/cold_box", 200, null],
      ["/ba/melee/advanced", 200, null],
      ["/drs/holster/c/QTE", 200, null],
      ["/ja/run/MTsx", 200, null],
      ["/.vite/manifest.json", 404, null],
    ] as const) {
      const answer = await ask(path, "identity");
      expect({ status: answer.status, to: answer.headers.get("location") }, path).toEqual({ status, to });
    }
    for (const [path, language] of [
      ["/no/such/page", "en"],
      ["/ja/no/such/page", "ja"],
    ] as const) {
      const lost = await ask(path, "identity");
      expect(lost.status).toBe(404);
      expect(await lost.text()).toContain(`<html lang="${language}"`);
    }
  });

  test("nginx compresses pages and answers 304 for an unchanged one", async () => {
    const page = await ask("/", "gzip");
    expect(page.headers.get("content-encoding")).toBe("gzip");
    const again = await fetch(`${nginx.origin}/timers/live`, {
      headers: { "If-None-Match": (await ask("/timers/live", "identity")).headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get("permissions-policy")).toContain("loopback-network=(self)");
  });
});

describe.skipIf(findProgram("caddy") === undefined)("Caddy with the built Caddyfile", () => {
  let home = "";
  let caddy = { origin: "", stop: () => false };
  let ask = asksFor("");
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "foray-caddy-"));
    caddy = await startCaddy(join(dirname(client), "Caddyfile"), client, home);
    ask = asksFor(caddy.origin);
  });
  afterAll(async () => {
    caddy.stop();
    await rm(home, { recursive: true, force: true });
  });

  test("Caddy sends the same headers as the local server", () => sameHeaders(ask));

  test("Caddy serves clean addresses and the not-found page", async () => {
    const page = await ask("/forecast/cassie", "identity");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<h1");
    const slashed = await ask("/forecast/cassie/?a=1", "identity");
    expect(slashed.status).toBe(308);
    expect(slashed.headers.get("location")).toMatch(/^\/forecast\/cassie(?:\?a=1)?$/);
    const lost = await ask("/no/such/page", "identity");
    expect(lost.status).toBe(404);
    expect(lost.headers.get("content-type")).toContain("text/html");
    expect(await lost.text()).toContain("<html");
    expect((await ask("/.vite/manifest.json", "identity")).status).toBe(404);
  });

  test("Caddy serves pages at their old and current addresses", async () => {
    const names = oldAddresses().map(({ from }) => from);
    const pages = ["/forecast/cold_box", "/de/forecast/cold_box", "/drs/holster", "/ba/melee/advanced"];
    for (const path of [...names, ...pages]) expect((await ask(path, "identity")).status, path).toBe(200);
    expect((await ask("/FORECAST/Copycat_Cassie", "identity")).status).toBe(404);
  }, 60_000);

  test("Caddy compresses files and marks hashed assets as immutable", async () => {
    const html = await (await ask("/", "identity")).text();
    const script = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? "";
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
    for (const path of [style, "/", "/forecast/cassie"]) {
      for (const encoding of ["zstd", "gzip"]) {
        expect((await ask(path, encoding)).headers.get("content-encoding"), `${path} ${encoding}`).toBe(
          encoding,
        );
      }
    }
    for (const path of [script, style]) {
      expect((await ask(path, "br")).headers.get("cache-control")).toBe(IMMUTABLE);
    }
    const page = await ask("/", "gzip");
    expect(page.headers.get("cache-control")).toBe(REVALIDATED);
    const again = await fetch(`${caddy.origin}/`, {
      headers: { "Accept-Encoding": "gzip", "If-None-Match": page.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
});
