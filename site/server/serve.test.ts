import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headerSets, IMMUTABLE, REVALIDATED } from "./headers.ts";
import { type Site, serveSite } from "./serve.ts";

let folder = "";
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foray-serve-"));
  const root = join(folder, "client");
  await mkdir(join(root, "forecast"), { recursive: true });
  await mkdir(join(root, "assets"));
  await writeFile(join(root, "index.html"), "<h1>home</h1>");
  await writeFile(join(root, "404.html"), "<h1>lost</h1>");
  await writeFile(join(root, "forecast", "index.html"), "<h1>sky</h1>");
  await writeFile(join(root, "assets", "a.js"), "plain");
  await writeFile(join(root, "assets", "a.js.gz"), gzipSync("zipped"));
  await mkdir(join(root, "data", "v1"), { recursive: true });
  await writeFile(join(root, "data", "v1", "index.json"), "{}");
  await writeFile(join(folder, "secret.txt"), "secret");
  site = await serveSite({ root, port: 0 });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, { redirect: "manual", ...init });

/** fetch tidies addresses before it sends them; a hostile client does not. */
function askRaw(request: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(site.origin).port), "127.0.0.1", () => socket.write(request));
    let text = "";
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
    });
    socket.on("end", () => done(text));
    socket.on("error", fail);
  });
}

const get = (target: string) => askRaw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

describe("the static server", () => {
  test("serves a page at its clean address, revalidated", async () => {
    const answer = await ask("/forecast");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("<h1>sky</h1>");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe(REVALIDATED);
    expect(answer.headers.get("date")).not.toBeNull();
    const again = await ask("/forecast", { headers: { "If-None-Match": answer.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("sends every security header with every answer", async () => {
    const { pages, files } = headerSets({ loopback: true });
    for (const path of ["/", "/forecast/", "/nope", "/assets/nope.js", "/assets/a.js"]) {
      const { headers } = await ask(path);
      for (const [name, value] of path === "/assets/a.js" ? files : pages) {
        expect(headers.get(name)).toBe(value);
      }
    }
    const { headers } = await ask("/", { method: "POST" });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("lets other sites read the data, with an old tag, a new one or none", async () => {
    const answer = await ask("/data/v1/index.json");
    const tag = answer.headers.get("etag") ?? "";
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(answer.headers.get("cache-control")).toBe(REVALIDATED);
    expect((await ask("/data/v1/index.json", { headers: { "If-None-Match": tag } })).status).toBe(304);
    const old = await ask("/data/v1/index.json?sha256=%00", {
      headers: { "If-None-Match": '"of-last-month"' },
    });
    expect([old.status, await old.text()]).toEqual([200, "{}"]);
    const lost = await ask("/data/v1/nope.json");
    expect([lost.status, lost.headers.get("access-control-allow-origin")]).toEqual([404, "*"]);
    expect((await ask("/forecast")).headers.get("access-control-allow-origin")).toBeNull();
  });

  test("keeps assets for good and sends them compressed to those who can read it", async () => {
    const zipped = await ask("/assets/a.js", { headers: { "Accept-Encoding": "gzip" } });
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(zipped.headers.get("vary")).toBe("Accept-Encoding");
    expect(zipped.headers.get("cache-control")).toBe(IMMUTABLE);
    expect(zipped.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await zipped.text()).toBe("zipped");
    const plain = await ask("/assets/a.js", { headers: { "Accept-Encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe("plain");
    expect(plain.headers.get("etag")).not.toBe(zipped.headers.get("etag"));
  });

  test("sends a trailing slash on, keeping the query", async () => {
    const answer = await ask("/forecast/?a=1");
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe("/forecast?a=1");
  });

  test("answers HEAD like GET without a body", async () => {
    const answer = await ask("/", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe("13");
    expect(await answer.text()).toBe("");
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
    const answer = await ask("/", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  });

  test("answers what it does not know with the not-found page, never kept", async () => {
    for (const path of ["/nope", "/assets/gone.js", "/%E0%A4%A"]) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe("<h1>lost</h1>");
      expect(answer.headers.get("cache-control")).toBe(REVALIDATED);
    }
  });

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/../../secret.txt",
    "/..\\secret.txt",
  ])("gives nothing from outside for %s", async (target) => {
    const text = await get(target);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).not.toContain("secret");
  });

  test("answers 10 kB of path with 414 and the same page", async () => {
    const text = await get(`/${"a".repeat(10_240)}`);
    expect(text).toMatch(/^HTTP\/1\.1 414 /);
    expect(text).toContain("<h1>lost</h1>");
  });

  test("says so when its port is taken", async () => {
    const port = Number(new URL(site.origin).port);
    await expect(serveSite({ root: join(folder, "client"), port })).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
  });
});
