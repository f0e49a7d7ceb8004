import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ownCertificate } from "./certificate.ts";
import { relayConfiguration } from "./configuration.ts";
import { readChannel, writeChannel } from "./reader.ts";
import { findRelayPrograms, freePort, type Running, startRelay } from "./start.ts";

const channel = () => randomBytes(16).toString("base64url");
const installed = findRelayPrograms() !== undefined;

test("relayConfiguration rejects values that could end an nginx directive", () => {
  const at = { port: 1, folder: "/tmp/x", module: "/m.so" };
  expect(() => relayConfiguration({ ...at, origins: ["https://a.example; }"] })).toThrow("cannot be part");
  expect(() => relayConfiguration({ ...at, redis: ["redis://h\n"] })).toThrow("cannot be part");
  expect(relayConfiguration({ ...at, origins: ["https://a.example"] })).toContain('"https://a.example"');
});

describe.skipIf(!installed)("the relay configuration of a server", () => {
  test("nginx accepts the relay configuration of a server, started as by Debian's unit", async () => {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), "relay-server-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const tls = ownCertificate(folder);
    const programs = findRelayPrograms() ?? expect.fail("not installed");
    for (const name of ["kept", "kept/inbox", "kept/keep"]) mkdirSync(join(folder, name));
    const text = relayConfiguration({
      port,
      folder,
      module: programs.module,
      origins: ["https://almanac.example"],
      isServer: true,
      ...(tls !== undefined && { tls }),
    });
    expect(text).toContain(tls === undefined ? `listen [::]:${port};` : `listen [::]:${port} ssl http2;`);
    const file = join(folder, "nginx.conf");
    writeFileSync(file, text.replace("/run/nginx.pid", join(folder, "pid")));
    const tried = spawnSync(programs.nginx, [
      "-t",
      "-p",
      folder,
      "-c",
      file,
      "-e",
      join(folder, "error.log"),
      "-g",
      "daemon on; master_process on;",
    ]);
    expect(tried.stderr.toString()).toContain("test is successful");
  });
});

describe.skipIf(!installed)("a relay of boards", () => {
  let relay: Running;
  beforeAll(async () => {
    relay = await startRelay({ origins: ["https://almanac.example"] });
  });
  afterAll(() => relay.stop());

  test("the relay sends earlier and new messages of a board to a late reader", async () => {
    const id = channel();
    expect(await writeChannel(relay.address, id, "first")).toBeLessThan(300);
    expect(await writeChannel(relay.address, id, "second")).toBeLessThan(300);
    const got: string[] = [];
    const reader = readChannel(relay.address, id, (text) => got.push(text));
    await expect.poll(() => got).toEqual(["first", "second"]);
    await writeChannel(relay.address, id, "third");
    await expect.poll(() => got).toEqual(["first", "second", "third"]);
    reader.close();
  });

  test("the relay accepts messages of at most 8 kB", async () => {
    expect(await writeChannel(relay.address, channel(), "x".repeat(8 * 1024))).toBeLessThan(300);
    expect(await writeChannel(relay.address, channel(), "x".repeat(8 * 1024 + 1))).toBe(413);
  });

  test("the relay rejects other origins, methods and paths", async () => {
    const id = channel();
    const foreign = { Origin: "https://elsewhere.example" };
    const own = { Origin: "https://almanac.example" };
    expect(await writeChannel(relay.address, id, "x", foreign)).toBe(403);
    expect(await writeChannel(relay.address, id, "x", own)).toBeLessThan(300);
    const reader = readChannel(relay.address, id, () => undefined, foreign);
    expect(await reader.status).toBe(403);
    reader.close();
    for (const method of ["GET", "PUT", "DELETE"])
      expect((await fetch(`${relay.address}/board/${id}`, { method })).status, method).toBe(403);
    for (const path of ["/", "/board", "/board/", "/board/short", `/board/${id}/x`, "/nchan_stub_status"])
      expect((await fetch(`${relay.address}${path}`)).status, path).toBe(404);
  });

  test("the relay keeps boards apart, for pages as for programs", async () => {
    // Without configured origins, any page on this machine may use it, as with `npm run relay`.
    const local = await startRelay();
    onTestFinished(local.stop);
    const page = { Origin: "http://127.0.0.1:4173" };
    const [one, other] = [channel(), channel()];
    const got: string[] = [];
    const reader = readChannel(local.address, one, (text) => got.push(text), page);
    onTestFinished(reader.close);
    expect(await reader.status).toBe(200);
    await writeChannel(local.address, other, "of another board", page);
    await writeChannel(local.address, one, "by a program");
    await writeChannel(local.address, one, "by a page", page);
    await expect.poll(() => got).toEqual(["by a program", "by a page"]);
  });

  test("the relay answers 429 to a flood of messages", async () => {
    const id = channel();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => writeChannel(relay.address, id, "x")),
    );
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(60);
  });
});
