import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { addressOf } from "../site/app/features/run/sign-ups/md5.ts";
import { findRelayPrograms, type Running, startRelay } from "./start.ts";

const newKey = () => randomBytes(16).toString("base64url");
const installed = findRelayPrograms() !== undefined;

async function post(url: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, {
    method: "POST",
    body,
    headers: { "Content-Type": "text/plain", ...headers },
  });
  await answer.body?.cancel();
  return answer.status;
}
async function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, { headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

describe.skipIf(!installed)("a relay of runs", () => {
  let relay: Running;
  beforeAll(async () => {
    relay = await startRelay({ origins: ["https://almanac.example"], signUps: 600 });
  });
  afterAll(() => relay.stop());

  test("the relay accepts boards and sign-ups only with the matching key", async () => {
    const [key, slotKey] = [newKey(), newKey()];
    const [channel, slot] = [addressOf(key), addressOf(slotKey)];
    const at = relay.address;
    expect(await post(`${at}/run/${channel}?key=${key}`, "act")).toBeLessThan(300);
    for (const wrong of ["", `?key=${newKey()}`, `?key=${channel}`, `?key=${key}x`])
      expect(await post(`${at}/run/${channel}${wrong}`, "act"), wrong).toBe(403);
    expect(await post(`${at}/keep/${channel}/put?key=${key}`, "state")).toBeLessThan(300);
    expect(await post(`${at}/keep/${channel}/put?key=${slotKey}`, "other")).toBe(403);
    expect((await get(`${at}/keep/${channel}`)).text).toBe("state");
    const inboxKey = newKey();
    const inbox = addressOf(inboxKey);
    expect(await post(`${at}/inbox/${inbox}/${slot}/put?key=${slotKey}`, "Sable")).toBeLessThan(300);
    expect(await post(`${at}/inbox/${inbox}/${slot}/put?key=${newKey()}`, "forged")).toBe(403);
    expect((await get(`${at}/inbox/${inbox}/${slot}`)).text).toBe("Sable");
    expect((await get(`${at}/inbox/${inbox}/`)).status).toBe(403);
    expect((await get(`${at}/inbox/${inbox}/?key=${slotKey}`)).status).toBe(403);
    expect((await get(`${at}/inbox/${inbox}/?key=${inboxKey}`)).text).toContain(slot);
    expect(await post(`${at}/inbox/${inbox}/${slot}/gone?key=${slotKey}`, "")).toBe(403);
    expect(await post(`${at}/inbox/${inbox}/closed/put?key=${inboxKey}`, "closed")).toBeLessThan(300);
    expect(await post(`${at}/inbox/${inbox}/${slot}/put?key=${slotKey}`, "later")).toBe(410);
    expect((await get(`${at}/inbox/${inbox}/${slot}`)).text).toBe("Sable");
    expect(await post(`${at}/inbox/${inbox}/closed/gone?key=${inboxKey}`, "")).toBeLessThan(300);
    expect(await post(`${at}/inbox/${inbox}/${slot}/put?key=${slotKey}`, "later")).toBeLessThan(300);
    expect(await post(`${at}/inbox/${inbox}/${slot}/gone?key=${inboxKey}`, "")).toBeLessThan(300);
    expect((await get(`${at}/inbox/${inbox}/${slot}`)).status).toBe(204);
    expect((await get(`${at}/inbox/${slot}/?key=${slotKey}`)).status).toBe(204);
  });

  test("the relay rejects oversized run data, other origins, methods and paths", async () => {
    const key = newKey();
    const channel = addressOf(key);
    const at = relay.address;
    const foreign = { Origin: "https://elsewhere.example" };
    const own = { Origin: "https://almanac.example" };
    expect(await post(`${at}/run/${channel}?key=${key}`, "x".repeat(8 * 1024 + 1))).toBe(413);
    expect(await post(`${at}/keep/${channel}/put?key=${key}`, "x".repeat(32 * 1024 + 1))).toBe(413);
    expect(await post(`${at}/inbox/${channel}/${channel}/put?key=${key}`, "x".repeat(3 * 1024 + 1))).toBe(
      413,
    );
    expect(await post(`${at}/bell/${channel}`, "x".repeat(65))).toBe(413);
    expect(await post(`${at}/run/${channel}?key=${key}`, "x", foreign)).toBe(403);
    expect((await get(`${at}/keep/${channel}`, foreign)).status).toBe(403);
    expect(await post(`${at}/keep/${channel}/put?key=${key}`, "x", own)).toBeLessThan(300);
    expect((await get(`${at}/keep/${channel}`, own)).headers.get("access-control-allow-origin")).toBe(
      own.Origin,
    );
    for (const method of ["PUT", "DELETE", "MKCOL"])
      for (const path of [`/keep/${channel}`, `/run/${channel}`, `/inbox/${channel}/`])
        expect((await fetch(`${at}${path}`, { method })).status, `${method} ${path}`).toBe(403);
    for (const path of [
      "/",
      "/keep/",
      "/inbox/",
      "/keep/.body",
      `/keep/${channel}/../x`,
      "/files",
      "/kept",
      `/inbox/${channel}/x`,
    ])
      expect((await fetch(`${at}${path}`)).status, path).toBe(404);
  });

  test("the relay limits the sign-ups of one address and logs no keys", async () => {
    const own = await startRelay({ signUps: 6 });
    onTestFinished(own.stop);
    const inbox = addressOf(newKey());
    const keys = Array.from({ length: 60 }, newKey);
    const answers = await Promise.all(
      keys.map((key) => post(`${own.address}/inbox/${inbox}/${addressOf(key)}/put?key=${key}`, "x")),
    );
    expect(answers.filter((status) => status < 300).length).toBe(21);
    expect(answers.filter((status) => status === 429).length).toBe(39);
    await post(`${own.address}/run/${inbox}?key=${keys[0]}`, "x");
    expect(readFileSync(join(own.folder, "error.log"), "utf8")).toBe("");
  });

  test("the relay limits an IPv6 /64 network like a single address", async () => {
    // As a proxy in front would forward them.
    const own = await startRelay({ signUps: 6, rate: 5, proxies: ["127.0.0.1"] });
    onTestFinished(own.stop);
    const [key, inboxKey] = [newKey(), newKey()];
    const kinds: readonly (readonly [kind: string, path: () => string])[] = [
      ["boards", () => `/board/${addressOf(newKey())}`],
      ["runs", () => `/run/${addressOf(key)}?key=${key}`],
      [
        "sign-ups",
        () => {
          const slotKey = newKey();
          return `/inbox/${addressOf(inboxKey)}/${addressOf(slotKey)}/put?key=${slotKey}`;
        },
      ],
    ];
    const taken = async (path: () => string, addresses: readonly string[]) => {
      const answers = await Promise.all(
        addresses.map((address) => post(`${own.address}${path()}`, "x", { "X-Forwarded-For": address })),
      );
      expect(answers.filter((status) => status >= 300 && status !== 429)).toEqual([]);
      return answers.filter((status) => status < 300).length;
    };
    for (const [at, [kind, path]] of kinds.entries()) {
      // In several notations, with zeros omitted or not.
      const net = `2001:db8:${at + 1}`;
      const one = Array.from({ length: 60 }, (_, n) =>
        n % 3 === 0
          ? `${net}::${n + 1}`
          : n % 3 === 1
            ? `${net}:0:1:0:0:${n + 1}`
            : `${net}:0:9:9:9:${n + 1}`,
      );
      const began = performance.now();
      const passed = await taken(path, one);
      // A burst of 21, then at most five per second.
      const most = 22 + (5 * (performance.now() - began)) / 1000;
      expect(passed, `${kind} of one network`).toBeLessThan(Math.min(60, most));
      expect(passed).toBeGreaterThanOrEqual(21);
      expect(
        await taken(
          path,
          Array.from({ length: 60 }, (_, n) => `${net}:${(n + 1).toString(16)}::1`),
        ),
        `${kind} of many networks`,
      ).toBe(60);
      expect(
        await taken(
          path,
          Array.from({ length: 60 }, (_, n) => `::ffff:10.${at}.0.${n + 1}`),
        ),
        `${kind} of IPv4 addresses in IPv6`,
      ).toBe(60);
    }
    const said = readFileSync(join(own.folder, "error.log"), "utf8");
    expect(said).toBe("");
    expect(readdirSync(own.folder).filter((name) => /access/.test(name))).toEqual([]);
  });
});
