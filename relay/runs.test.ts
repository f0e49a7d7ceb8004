import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { addressOf } from "../site/app/features/run/sign-ups/md5.ts";
import { relayConfiguration } from "./configuration.ts";
import { findRelayPrograms, type Running, relayPackages, startRelay } from "./start.ts";

const newKey = () => randomBytes(16).toString("base64url");
const installed = findRelayPrograms() !== undefined;

test.skipIf(installed)(
  `a relay of runs needs ${relayPackages.join(" and ")}, which are not installed`,
  () => {
    expect(installed).toBe(false);
  },
);

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

  test("takes a board from who has its key, a sign-up from who has its slot's, and from nobody else", async () => {
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

  test("refuses what is too long, other origins, other methods and other addresses", async () => {
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

  test("counts the sign-ups of one address, and writes no key and no address into its log", async () => {
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
});

test("all addresses of one IPv6 network count as one", () => {
  const configuration = relayConfiguration({ port: 1, folder: "/tmp/x", module: "/m.so" });
  const pattern = /"~\*(\^\(\?<net>.*)" \$net;/.exec(configuration)?.[1] ?? expect.fail("no pattern");
  const net = (address: string) => new RegExp(pattern, "i").exec(address)?.groups?.net ?? address;
  expect(net("2001:db8:1:2:3:4:5:6")).toBe(net("2001:db8:1:2:ffff::1"));
  expect(net("2001:db8:1:2:3:4:5:6")).not.toBe(net("2001:db8:1:3:3:4:5:6"));
  expect(net("192.0.2.1")).toBe("192.0.2.1");
  // Boards, sign-ups and readers are all counted by it.
  expect(configuration).toContain("limit_req_zone $poster zone=notes");
  expect(configuration).toContain('map $request_method $poster { default ""; POST $from; }');
  expect(configuration).toContain("limit_conn_zone $from zone=readers");
});
