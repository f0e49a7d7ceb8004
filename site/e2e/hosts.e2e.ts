import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { IMMUTABLE, REVALIDATED } from "../server/headers.ts";
import { oldAddresses } from "../server/old-addresses.ts";
import { type Site, serveSite } from "../server/serve.ts";
import { client } from "./support/addresses.ts";
import { connectBrowser } from "./support/browser.ts";
import { hydrated, keepOffline } from "./support/site.ts";
import { watchFaults } from "./support/watch.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? done(address.port) : fail(new Error("no port")),
      );
    });
  });
}

const asksFor = (origin: string) => (path: string, encoding: string) =>
  fetch(origin + path, { redirect: "manual", headers: { "Accept-Encoding": encoding } });

function caddyIsHere(): boolean {
  try {
    execFileSync("caddy", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const withCaddy = caddyIsHere();
if (!withCaddy) process.stderr.write("Caddy is not installed: its part of the host tests is skipped.\n");

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/** Starts Caddy on the built Caddyfile, plain HTTP on loopback. */
async function startCaddy(caddyfile: string, siteRoot: string, home: string, path = "/") {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    CADDY_ADMIN: "off",
    SITE_ADDRESS: origin,
    SITE_ROOT: siteRoot,
  };
  const child: ChildProcess = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", caddyfile], {
    env,
    stdio: "ignore",
  });
  const deadline = Date.now() + 15_000;
  while (!(await answers(origin + path))) {
    if (Date.now() > deadline) throw new Error("Caddy did not start with the Caddyfile of the build");
    await new Promise((done) => setTimeout(done, 50));
  }
  return { origin, stop: () => child.kill("SIGTERM") };
}

describe.skipIf(!withCaddy)("Caddy with the Caddyfile of the build", () => {
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

  test("sends the same headers as the local server", async () => {
    const [, asset = ""] = /"(\/assets\/[^"]+)"/.exec(await (await ask("/", "identity")).text()) ?? [];
    expect(asset).toMatch(/^\/assets\//);
    for (const path of [
      "/",
      "/forecast/cassie",
      "/nope",
      "/sw.js",
      asset,
      "/assets/nope.js",
      "/favicon.svg",
      "/404.html",
      "/map/",
      "/data/v1/nope.json",
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
        // A drawing says its own encoding; Caddy does not repeat it.
        if (value === "image/svg+xml; charset=utf-8") continue;
        const wanted = name === "content-security-policy" ? `${value}; upgrade-insecure-requests` : value;
        expect(theirs.headers.get(name)?.toLowerCase(), `${name} of ${path}`).toBe(wanted.toLowerCase());
      }
    }
  });

  test("has clean addresses and the not-found page", async () => {
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

  test("sends other names of pages on to them, in any spelling, and leaves the pages alone", async () => {
    for (const { from, to } of oldAddresses()) {
      const { status, headers } = await ask(from, "identity");
      expect({ status, to: headers.get("location") }, from).toEqual({ status: 301, to });
    }
    for (const [path, to] of [
      ["/FORECAST/Copycat_Cassie?a=1", "/forecast/cassie?a=1"],
      ["/de/forecast/COLD", "/de/forecast/cold_box"],
      ["/drs/guide/golems", "/delubrum/guide"],
    ] as const) {
      const { status, headers } = await ask(path, "identity");
      expect({ status, to: headers.get("location") }, path).toEqual({ status: 301, to });
    }
    for (const path of ["/forecast/cold_box", "/de/forecast/cold_box", "/drs/holster", "/ba/melee/advanced"])
      expect((await ask(path, "identity")).status, path).toBe(200);
  }, 60_000);

  test("sends compressed files and lets browsers keep what never changes", async () => {
    const html = await (await ask("/", "identity")).text();
    const script = /<script type="module" src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? "";
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
    for (const path of [style, "/", "/forecast/cassie"]) {
      for (const encoding of ["br", "gzip"]) {
        expect((await ask(path, encoding)).headers.get("content-encoding"), `${path} ${encoding}`).toBe(
          encoding,
        );
      }
    }
    for (const path of [script, style]) {
      expect((await ask(path, "br")).headers.get("cache-control")).toBe(IMMUTABLE);
    }
    const page = await ask("/", "br");
    expect(page.headers.get("cache-control")).toBe(REVALIDATED);
    const again = await fetch(`${caddy.origin}/`, {
      headers: { "Accept-Encoding": "br", "If-None-Match": page.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
});

describe("a build below a folder of a host", () => {
  const BASE = "/some/almanac/";
  let folder = "";
  let site: Site | undefined;
  beforeAll(async () => {
    // Below the sources: the server bundle that prerenders finds its packages there.
    await mkdir(join(root, ".cache"), { recursive: true });
    folder = await mkdtemp(join(root, ".cache", "base-"));
    const env = {
      ...process.env,
      NODE_ENV: "production",
      SITE_BASE: BASE,
      SITE_BUILD: folder,
      SITE_LANGUAGES: "en",
      SITE_PAGES: "/,/forecast,/forecast/cassie",
      SITE_PUBLISH: "off",
      VITE_SITE_ORIGIN: "https://a.example/some/almanac",
      SITE_ORIGIN: "https://a.example",
    };
    const node = (cwd: string, ...args: string[]) =>
      execFileSync(process.execPath, args, { cwd, env, stdio: "pipe" });
    node(root, join(root, "site", "tools", "prerender", "main.ts"));
    node(root, join(root, "site", "tools", "finish", "main.ts"));
    site = await serveSite({ root: join(folder, "client"), port: 0, base: BASE });
  }, 180_000);
  afterAll(async () => {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("works, links, hydrates, and opens with no network", async () => {
    const origin = site?.origin ?? "";
    const browser = await connectBrowser(inject("browserEndpoint"));
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const faults = await watchFaults(page, { origin });
    const outside: string[] = [];
    page.on("request", (request) => {
      if (!new URL(request.url()).pathname.startsWith(BASE)) outside.push(request.url());
    });
    await page.goto(`${origin}${BASE}`);
    await hydrated(page);
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute("href"))
      .toMatch(/^https:\/\/a\.example\/some\/almanac\/?$/);
    const devtools = await context.newCDPSession(page);
    const { errors, manifest } = await devtools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const inside = [
      manifest.id,
      manifest.startUrl,
      manifest.scope,
      ...(manifest.icons ?? []).map(({ url }) => url),
    ];
    expect(inside).toHaveLength(7);
    for (const address of inside) {
      expect(address?.startsWith(`${origin}${BASE}`), address).toBe(true);
      expect((await fetch(address ?? "")).status, address).toBe(200);
    }
    await page.locator(`#sidebar a[href="${BASE}forecast"]`).first().click();
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 10_000 }).toBe(`${BASE}forecast`);
    await expect.poll(() => page.locator("h1").count(), { timeout: 10_000 }).toBe(1);

    await keepOffline(page, `${BASE}sw.js`);
    await context.setOffline(true);
    for (const path of ["forecast/cassie", "forecast", "no/such/page", ""]) {
      await page.goto(`${origin}${BASE}${path}`);
      await hydrated(page);
      await expect.poll(() => page.locator("h1").count(), { timeout: 10_000, message: path }).toBe(1);
    }
    expect(outside).toEqual([]);
    const clock = /robots\.txt|ERR_INTERNET_DISCONNECTED|Failed to fetch/;
    expect(faults.list.filter((fault) => !clock.test(fault))).toEqual([]);
  }, 60_000);

  test.skipIf(!withCaddy)("is served by Caddy from the folder that holds it", async () => {
    const place = join(folder, "host", BASE);
    await mkdir(dirname(place), { recursive: true });
    await cp(join(folder, "client"), place, { recursive: true });
    const caddy = await startCaddy(join(folder, "Caddyfile"), join(folder, "host"), folder, BASE);
    onTestFinished(() => {
      caddy.stop();
    });
    const status = async (path: string) => (await fetch(caddy.origin + path, { redirect: "manual" })).status;
    expect(await status(BASE.slice(0, -1))).toBe(308);
    expect(await status(`${BASE}forecast/cassie`)).toBe(200);
    expect(await status(`${BASE}nope`)).toBe(404);
  });
});
