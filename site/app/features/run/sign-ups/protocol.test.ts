import { createHash, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCheckInText } from "./check-in.ts";
import { hostKeys, newSeed, playerKeys, readerKeys, SEED, SHORT_SEED, seatSeed } from "./keys.ts";
import { hostLink, readerLink, readLink, seatBytes, seatLink, signUpLink } from "./links.ts";
import { addressOf, md5 } from "./md5.ts";
import { openMessage, openReply, openSlot, sealMessage, sealReply, sealSlot } from "./sealing.ts";
import { printMessage, readList, readMessage, readNotice } from "./wire.ts";

const keys = await hostKeys(newSeed(SEED));
const other = await hostKeys(newSeed(SEED));
const player = await playerKeys(newSeed(SHORT_SEED));
const reading = { aes: keys.aes, verify: keys.verify, address: keys.channel };
const content = { kind: "signUp" as const, time: 1_795_000_000_123, text: "Sable Fenn" };

test("md5 matches Node's MD5", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii", maxLength: 200 }), (text) => {
      expect([...md5(text)]).toEqual([...createHash("md5").update(text).digest()]);
    }),
  );
  const key = randomBytes(16).toString("base64url");
  expect(addressOf(key)).toBe(createHash("md5").update(key).digest("base64url"));
});

describe("board messages", () => {
  test("openMessage opens a board message only for its readers", async () => {
    const sealed = await sealMessage("readers", reading, keys.sign, "hello");
    const reader = await readerKeys(keys.signPublic, keys.secret, keys.channel);
    expect(await openMessage("readers", { ...reader, address: reader.channel }, sealed)).toBe("hello");
    expect(await openMessage("hosts", { ...reading, aes: keys.hostsAes }, sealed)).toBeUndefined();
    expect(await openMessage("readers", { ...reading, address: other.channel }, sealed)).toBeUndefined();
    expect(await openMessage("readers", { ...reading, aes: other.aes }, sealed)).toBeUndefined();
    // A reader has the secret, but not the hosts' signing key.
    const forged = await sealMessage("readers", reading, other.sign, "forged");
    expect(await openMessage("readers", reading, forged)).toBeUndefined();
    expect(sealed.length % 256).toBe(29);
  });

  test("openMessage rejects altered and truncated messages", async () => {
    const sealed = await sealMessage("readers", reading, keys.sign, "hello".repeat(50));
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = sealed.slice();
        changed[at] = (changed[at] ?? 0) ^ by;
        expect(await openMessage("readers", reading, changed)).toBeUndefined();
        expect(await openMessage("readers", reading, sealed.slice(0, at))).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  test("openMessage rejects a small message that inflates to megabytes", async () => {
    const bomb = await sealMessage("readers", reading, keys.sign, "x".repeat(5_000_000));
    expect(bomb.length).toBeLessThan(8000);
    expect(await openMessage("readers", reading, bomb)).toBeUndefined();
  });

  test("readMessage round-trips messages and drops unknown registers", () => {
    const entry = { key: "r/title", value: "Run", count: 3, actor: "q7Xa" };
    const message = { entries: [entry], presence: { actor: "q7Xa", name: "Mara", holds: 12 }, digest: 7 };
    expect(readMessage(printMessage(message))).toEqual(message);
    const strange = { ...entry, key: "r/evil" };
    expect(readMessage(printMessage({ ...message, entries: [entry, strange] }))?.entries).toEqual([entry]);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const text = JSON.stringify(value) ?? "";
        for (const read of [readMessage, readNotice, readList]) read(text);
        readCheckInText(text, 0);
      }),
    );
    for (const text of [
      "",
      "{",
      "null",
      '{"a":[],"h":null,"d":-1,"e":[]}',
      '{"a":["q7Xa"],"h":null,"d":1,"e":[["r/title","x",1.5,0]]}',
    ])
      expect(readMessage(text)).toBeUndefined();
  });
});

describe("sign-up slots", () => {
  test("openSlot opens a slot only for its run's hosts, in its own place", async () => {
    const sealed = await sealSlot(keys, player, content);
    const opened = await openSlot(keys, player.slot, sealed);
    expect(opened).toMatchObject(content);
    expect([...(opened?.publicKey ?? [])]).toEqual([...player.publicKey]);
    expect(await openSlot(other, player.slot, sealed)).toBeUndefined();
    expect(await openSlot({ ...keys, inbox: other.inbox }, player.slot, sealed)).toBeUndefined();
    expect(await openSlot(keys, addressOf("another"), sealed)).toBeUndefined();
  });

  test("openSlot rejects altered, truncated and arbitrary bytes", async () => {
    const sealed = await sealSlot(keys, player, content);
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = sealed.slice();
        changed[at] = (changed[at] ?? 0) ^ by;
        expect(await openSlot(keys, player.slot, changed)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
    for (const bytes of [
      new Uint8Array(),
      new Uint8Array(3073),
      Uint8Array.of(3),
      new Uint8Array(600).fill(3),
    ])
      expect(await openSlot(keys, player.slot, bytes)).toBeUndefined();
  });

  test("sealSlot accepts at most 2,000 bytes", async () => {
    const sealed = await sealSlot(keys, player, { ...content, text: "x".repeat(2000) });
    expect(sealed.length).toBeLessThanOrEqual(3072);
    await expect(sealSlot(keys, player, { ...content, text: "x".repeat(2001) })).rejects.toThrow("too long");
  });

  test("openReply needs the player's key and sealReply is deterministic", async () => {
    const secret = new Uint8Array(91).fill(9);
    const one = await sealReply(player.reply, secret);
    expect([...one]).toEqual([...(await sealReply(player.reply, secret))]);
    expect([...((await openReply(player.reply, one)) ?? [])]).toEqual([...secret]);
    expect(await openReply(newSeed(SHORT_SEED), one)).toBeUndefined();
  });
});

describe("run links", () => {
  test("readLink identifies each kind of run link, and the links stay short", async () => {
    const seat = seatBytes(keys, "0abc123xyz", await seatSeed(keys, "0abc123xyz"));
    const links = {
      host: hostLink(0, keys),
      reader: readerLink(0, keys),
      seat: seatLink(0, seat),
      signUp: signUpLink(0, "drs", keys),
    };
    expect(Object.values(links).map(({ length }) => length)).toEqual([48, 91, 127, 114]);
    for (const [of, link] of Object.entries(links)) expect(readLink(link)?.of).toBe(of);
    expect(readLink(links.seat)).toMatchObject({ player: "0abc123xyz", channel: keys.channel });
    expect(readLink(links.signUp)).toMatchObject({ kind: "drs", inbox: keys.inbox, seed: null });
    expect(readLink(signUpLink(3, "ba", keys, newSeed(SHORT_SEED)))).toMatchObject({ kind: "ba", relay: 3 });
  });

  test("readLink rejects truncated links and any other text", () => {
    const link = signUpLink(0, "drs", keys);
    for (let length = 0; length < link.length; length++)
      expect(readLink(link.slice(0, length))).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readLink(text)).toBeUndefined();
      }),
    );
  });

  test("a reader's keys neither open the hosts' messages nor sign", async () => {
    const reader = await readerKeys(keys.signPublic, keys.secret, keys.channel);
    expect(Object.keys(reader).toSorted()).toEqual(["aes", "channel", "secret", "signPublic", "verify"]);
    const hidden = await sealMessage(
      "hosts",
      { aes: keys.hostsAes, address: keys.hostsChannel },
      keys.sign,
      "x",
    );
    expect(await openMessage("hosts", { ...reader, address: keys.hostsChannel }, hidden)).toBeUndefined();
  });
});
