import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { packIcons, packMaps } from "./ids.ts";
import { makePack, type PackOptions, packTasks } from "./pack.ts";

let server: Server;
let service = "";
let folder = "";
let picture: Buffer;
/** Replies of the fake service by icon id; a valid picture by default. */
let doings = new Map<string, (response: ServerResponse, call: number) => void>();
let calls = new Map<string, number>();
let open = 0;
let most = 0;

const good = (response: ServerResponse) => {
  response.writeHead(200, { "Content-Type": "image/png", "Content-Length": picture.length }).end(picture);
};

beforeAll(async () => {
  picture = await sharp({ create: { width: 80, height: 80, channels: 4, background: "#0e6e6b" } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const id = /(\d{6})_hr1\.tex$/.exec(url.searchParams.get("path") ?? "")?.[1] ?? url.pathname;
    const call = (calls.get(id) ?? 0) + 1;
    calls.set(id, call);
    open += 1;
    most = Math.max(most, open);
    response.on("close", () => {
      open -= 1;
    });
    setTimeout(() => (doings.get(id) ?? good)(response, call), 5);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  service = typeof address === "object" && address ? `http://127.0.0.1:${address.port}/api` : "";
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "foray-pack-"));
  doings = new Map();
  calls = new Map();
  most = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pack = (more: Partial<PackOptions> = {}) =>
  makePack({
    service,
    folder,
    icons: [1, 2, 64_657],
    maps: [],
    request: { attempts: 3, timeout: 30_000, pause: 2 },
    ...more,
  });

const reasons = (result: Awaited<ReturnType<typeof pack>>) =>
  Object.fromEntries(result.failed.map(({ task, why }) => [task.id, why]));

describe("the asset pack", () => {
  test("the asset pack requests the icons and maps of the records", () => {
    const icons = packIcons();
    expect(icons.length).toBeGreaterThan(100);
    expect(icons.every((id) => id > 0 && id < 1_000_000)).toBe(true);
    const [first] = packTasks({
      service: "https://a.example/api/",
      folder,
      request: patientless,
      icons: [64_657],
      version: "x",
    });
    expect(first?.url).toBe(
      "https://a.example/api/asset?path=ui%2Ficon%2F064000%2F064657_hr1.tex&format=png&version=x",
    );
    expect(packMaps.map(({ id }) => id)).toContain("hydatos");
  });

  test("makePack writes each icon as WebP and AVIF, with its size in the manifest", async () => {
    const result = await pack({ maps: [{ id: "hydatos", path: "z3fd/01" }] });
    expect(result).toEqual({ made: 4, kept: 0, failed: [] });
    expect(calls.get("/api/asset/map/z3fd/01")).toBe(1);
    const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
    expect(manifest.icons["64657"]).toMatchObject({ width: 80, height: 80 });
    for (const ending of ["webp", "avif"]) {
      const { format } = await sharp(join(folder, "icons", `1.${ending}`)).metadata();
      expect(format).toBe(ending === "avif" ? "heif" : "webp");
    }
    expect((await readdir(folder, { recursive: true })).some((name) => name.endsWith(".part"))).toBe(false);
  });

  test("makePack keeps intact pictures and remakes damaged ones", async () => {
    await pack();
    await writeFile(join(folder, "icons", "2.webp"), "harmed");
    const again = await pack({ icons: [1, 2, 3, 64_657] });
    expect(again).toEqual({ made: 2, kept: 2, failed: [] });
    expect(calls.get("000001")).toBe(1);
    expect(calls.get("000002")).toBe(2);
    await writeFile(join(folder, "manifest.json"), "{");
    expect((await pack()).made).toBe(3);
  });

  test("makePack fetches at most four pictures at a time", async () => {
    await pack({ icons: Array.from({ length: 20 }, (_, index) => index + 1) });
    expect(most).toBeLessThanOrEqual(4);
    expect(most).toBeGreaterThan(1);
  });

  test("makePack retries after a 500, a 429 and an incomplete response", async () => {
    const later = (first: (response: ServerResponse) => void) => (response: ServerResponse, call: number) =>
      call < 3 ? first(response) : good(response);
    doings.set(
      "000001",
      later((response) => response.writeHead(500).end()),
    );
    doings.set(
      "000002",
      later((response) => response.writeHead(429, { "Retry-After": "0" }).end()),
    );
    doings.set(
      "064657",
      later((response) => {
        response.writeHead(200, { "Content-Type": "image/png", "Content-Length": picture.length });
        response.write(picture.subarray(0, 40), () => response.destroy());
      }),
    );
    expect(await pack()).toEqual({ made: 3, kept: 0, failed: [] });
  });

  test("makePack reports why each picture failed and makes the others", async () => {
    doings.set("000001", (response) => response.writeHead(404).end());
    doings.set("000002", (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>"));
    doings.set("000003", (response) =>
      response.writeHead(200, { "Content-Type": "image/png" }).end("no picture"),
    );
    doings.set("000005", (response) => response.writeHead(503).end());
    const result = await pack({ icons: [1, 2, 3, 5, 6] });
    expect(result.made).toBe(1);
    expect(reasons(result)).toEqual({
      1: "the service answered 404",
      2: "the service sent text/html instead of an image",
      3: expect.stringContaining("not a readable image"),
      5: "the service answered 503",
    });
    expect([calls.get("000001"), calls.get("000002"), calls.get("000005")]).toEqual([1, 1, 3]);
  });

  test("makePack reports a timeout if the service never answers", async () => {
    doings.set("000004", () => undefined);
    const result = await pack({ icons: [4], request: { attempts: 2, timeout: 200, pause: 2 } });
    expect(reasons(result)).toEqual({ 4: "no complete response within 0.2 s" });
  });

  test("makePack reports a failed connection if the service is down", async () => {
    const result = await pack({ service: "http://127.0.0.1:9/api", icons: [1] });
    expect(reasons(result)[1]).toMatch(/the connection failed/);
  });
});

const patientless = { attempts: 1, timeout: 100, pause: 1 };
