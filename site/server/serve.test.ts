import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { headerSets, IMMUTABLE, REVALIDATED } from "./headers.ts";
import { type Site, serveSite } from "./serve.ts";

const SCRIPT = "const a = 1;\n".repeat(200);

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
  await writeFile(join(root, "assets", "a.js"), SCRIPT);
  await writeFile(join(root, "assets", "small.js"), "small");
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

/** Sends a raw request: fetch normalizes URLs, which an attacker would not. */
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
  test("the server serves a page at its clean address and revalidates it by ETag", async () => {
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

  test("the server sends security headers with every response", async () => {
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

  test("the server lets other sites read data, with a current, stale or no ETag", async () => {
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

  test("the server serves assets as immutable, compressed if the client accepts it", async () => {
    for (const encoding of ["gzip", "br"]) {
      // The second response comes from the cache.
      for (const time of [1, 2]) {
        const packed = await ask("/assets/a.js", { headers: { "Accept-Encoding": encoding } });
        expect(packed.headers.get("content-encoding"), `time ${time}`).toBe(encoding);
        expect(packed.headers.get("vary")).toBe("Accept-Encoding");
        expect(packed.headers.get("cache-control")).toBe(IMMUTABLE);
        expect(packed.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
        expect(Number(packed.headers.get("content-length"))).toBeLessThan(SCRIPT.length / 2);
        expect(await packed.text()).toBe(SCRIPT);
        const tag = packed.headers.get("etag") ?? "";
        const headers = { "Accept-Encoding": encoding, "If-None-Match": tag };
        expect((await ask("/assets/a.js", { headers })).status).toBe(304);
      }
    }
    const plain = await ask("/assets/a.js", { headers: { "Accept-Encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
    expect(plain.headers.get("etag")).not.toMatch(/br|gzip/);
    const small = await ask("/assets/small.js", { headers: { "Accept-Encoding": "br" } });
    expect(small.headers.get("content-encoding")).toBeNull();
  });

  test("the server generates a missing file once, on its first request", async () => {
    const made: string[] = [];
    const root = join(folder, "client");
    const making = await serveSite({
      root,
      port: 0,
      async make(path) {
        if (path !== "/feeds/crab.ics") return false;
        made.push(path);
        await mkdir(join(root, "feeds"), { recursive: true });
        await writeFile(join(root, path), "BEGIN:VCALENDAR");
        return true;
      },
    });
    onTestFinished(() => making.close());
    for (const query of ["", "?a"])
      expect(await (await fetch(`${making.origin}/feeds/crab.ics${query}`)).text()).toBe("BEGIN:VCALENDAR");
    expect((await fetch(`${making.origin}/feeds/nope.ics`)).status).toBe(404);
    expect(made).toEqual(["/feeds/crab.ics"]);
  });

  test("the server redirects a trailing slash and keeps the query", async () => {
    const answer = await ask("/forecast/?a=1");
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe("/forecast?a=1");
  });

  test("the server answers HEAD like GET but without a body", async () => {
    const answer = await ask("/", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe("13");
    expect(await answer.text()).toBe("");
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("the server rejects %s with 405", async (method) => {
    const answer = await ask("/", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  });

  test("the server answers an unknown path with the not-found page", async () => {
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
  ])("the server serves no file outside its folder for %s", async (target) => {
    const text = await get(target);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).not.toContain("secret");
  });

  test("the server answers a path of 10 kB with 414 and the not-found page", async () => {
    const text = await get(`/${"a".repeat(10_240)}`);
    expect(text).toMatch(/^HTTP\/1\.1 414 /);
    expect(text).toContain("<h1>lost</h1>");
  });

  test("the server answers an absolute-form target like its path", async () => {
    expect(await get("http://x/forecast")).toContain("<h1>sky</h1>");
    expect(await get("HTTP://x:80/forecast/?a=1")).toMatch(
      /^HTTP\/1\.1 308 [\s\S]*Location: \/forecast\?a=1/,
    );
    expect(await get("http://x")).toContain("<h1>home</h1>");
    expect(await get("http://x/../secret.txt")).toMatch(/^HTTP\/1\.1 404 /);
  });

  test("the server rejects a request without exactly one Host header", async () => {
    for (const hosts of ["", "Host: x\r\nHost: x\r\n", "Host: x\r\nhost: y\r\n"]) {
      const text = await askRaw(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test("the server answers pipelined requests in order", async () => {
    const ahead = ["/forecast", "/nope", "/"]
      .map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
      .join("");
    const text = await askRaw(`${ahead}GET /forecast/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([...text.matchAll(/<h1>\w+|HTTP\/1\.1 \d+/g)].map(([found]) => found)).toEqual([
      "HTTP/1.1 200",
      "<h1>sky",
      "HTTP/1.1 404",
      "<h1>lost",
      "HTTP/1.1 200",
      "<h1>home",
      "HTTP/1.1 308",
    ]);
  });

  test("serveSite rejects with EADDRINUSE if its port is in use", async () => {
    const port = Number(new URL(site.origin).port);
    await expect(serveSite({ root: join(folder, "client"), port })).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
  });
});

test("the server serves new files and drops deleted ones after a rebuild", async () => {
  const build = await mkdtemp(join(tmpdir(), "foray-rebuilt-"));
  const root = join(build, "client");
  onTestFinished(() => rm(build, { recursive: true, force: true }));
  await mkdir(root);
  await writeFile(join(root, "404.html"), "<h1>lost</h1>");
  await writeFile(join(root, "old.txt"), "old");
  const rebuilt = await serveSite({ root, port: 0 });
  onTestFinished(() => rebuilt.close());
  const before = await fetch(`${rebuilt.origin}/old.txt`);
  expect(await before.text()).toBe("old");
  expect((await fetch(`${rebuilt.origin}/new.txt`)).status).toBe(404);

  await rm(root, { recursive: true });
  await mkdir(root);
  await writeFile(join(root, "404.html"), "<h1>lost again</h1>");
  await writeFile(join(root, "new.txt"), "new");
  await expect.poll(async () => (await fetch(`${rebuilt.origin}/new.txt`)).status).toBe(200);
  const gone = await fetch(`${rebuilt.origin}/old.txt`, {
    headers: { "If-None-Match": before.headers.get("etag") ?? "" },
  });
  expect(gone.status).toBe(404);
  expect(await gone.text()).toBe("<h1>lost again</h1>");
});

test("the server stays under 150 MB with 200 slow connections", async () => {
  const build = await mkdtemp(join(tmpdir(), "foray-slow-"));
  onTestFinished(() => rm(build, { recursive: true, force: true }));
  await writeFile(join(build, "large.bin"), new Uint8Array(3_000_000));
  const child = fork(fileURLToPath(new URL("testing/child.ts", import.meta.url)), [build]);
  onTestFinished(() => {
    child.kill();
  });
  const told = async (key: string) => {
    const [message]: unknown[] = await once(child, "message");
    const value = typeof message === "object" && message !== null ? Reflect.get(message, key) : undefined;
    return String(value);
  };
  const { port } = new URL(await told("origin"));
  const request = "GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n".repeat(5);
  const sockets = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = connect(Number(port), "127.0.0.1");
      await once(socket, "connect");
      socket.write(request);
      // The rest of the response stays unread.
      await once(socket, "readable");
      return socket;
    }),
  );
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const megabytes = async () => {
    child.send("how much");
    return Number(await told("rss")) / 1_000_000;
  };
  expect(await megabytes()).toBeGreaterThan(20);
  expect(await megabytes()).toBeLessThan(150);
  const [reader] = sockets;
  let bytes = 0;
  reader?.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await expect.poll(() => bytes, { timeout: 20_000 }).toBeGreaterThan(15_000_000);
  expect(await megabytes()).toBeLessThan(150);
});
