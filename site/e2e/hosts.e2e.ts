import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Site, serveSite } from "../server/serve.ts";
import { sharedBrowser } from "../testing/browser.ts";
import { startCaddy } from "../testing/host-programs.ts";
import { findProgram } from "../testing/programs.ts";
import { hydrated, keepOffline } from "../testing/site.ts";
import { watchFaults } from "../testing/watch.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("a site in a subfolder of its host", () => {
  const BASE = "/some/almanac/";
  let folder = "";
  let site: Site | undefined;
  beforeAll(async () => {
    // Within the repository, so that the server bundle finds its packages.
    await mkdir(join(root, ".cache"), { recursive: true });
    folder = await mkdtemp(join(root, ".cache", "base-"));
    const env = {
      ...process.env,
      NODE_ENV: "production",
      SITE_BASE: BASE,
      SITE_BUILD: folder,
      SITE_LANGUAGES: "en",
      SITE_PAGES: "/,/forecast,/forecast/cassie",
      SITE_FOR: "trial",
      VITE_SITE_ORIGIN: "https://a.example/some/almanac",
      SITE_ORIGIN: "https://a.example",
    };
    const node = (cwd: string, ...args: string[]) =>
      execFileSync(process.execPath, args, { cwd, env, stdio: "pipe" });
    node(root, join(root, "site", "build", "prerender", "main.ts"));
    node(root, join(root, "site", "build", "publish", "main.ts"));
    site = await serveSite({ root: join(folder, "client"), port: 0, base: BASE });
  }, 600_000);
  afterAll(async () => {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("a site in a subfolder works online and offline without requests outside its folder", async () => {
    const origin = site?.origin ?? "";
    const browser = await sharedBrowser();
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
  }, 240_000);

  test.skipIf(findProgram("caddy") === undefined)(
    "Caddy serves a site in a subfolder of its root",
    async () => {
      const place = join(folder, "host", BASE);
      await mkdir(dirname(place), { recursive: true });
      await cp(join(folder, "client"), place, { recursive: true });
      const caddy = await startCaddy(join(folder, "Caddyfile"), join(folder, "host"), folder, BASE);
      onTestFinished(() => {
        caddy.stop();
      });
      const status = async (path: string) =>
        (await fetch(caddy.origin + path, { redirect: "manual" })).status;
      expect(await status(BASE.slice(0, -1))).toBe(308);
      expect(await status(`${BASE}forecast/cassie`)).toBe(200);
      expect(await status(`${BASE}nope`)).toBe(404);
    },
  );
});
