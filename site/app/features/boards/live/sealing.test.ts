import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { editorKeys, encrypt, keysOf, newSeed, open, seal } from "./sealing.ts";

const board = "1.southHorn.tp5cw0_pb1iw.0_eexx.1z";

test("base64url round-trips bytes and rejects other texts", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = toBase64Url(bytes);
      expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
      expect(fromBase64Url(text)).toEqual(new Uint8Array(bytes));
    }),
  );
  for (const text of ["a", "a=b", "ä", "ab c"]) expect(fromBase64Url(text)).toBeUndefined();
});

describe("board keys", () => {
  test("editor codes have 43 characters, reader codes 64, both for the same channel", async () => {
    const editor = await editorKeys(newSeed());
    expect(editor.editorCode).toHaveLength(43);
    expect(editor.readerCode).toHaveLength(64);
    expect(editor.channel).toMatch(/^[\w-]{22}$/);
    const reader = await keysOf(editor.readerCode);
    expect(reader?.channel).toBe(editor.channel);
    expect(reader?.sign).toBeUndefined();
    expect(reader?.editorCode).toBeUndefined();
    const again = await keysOf(editor.editorCode ?? "");
    expect([again?.channel, again?.readerCode]).toEqual([editor.channel, editor.readerCode]);
    for (const code of ["", "abc", "x".repeat(42), "x".repeat(65), "!".repeat(43)])
      expect(await keysOf(code)).toBeUndefined();
  });

  test("editorKeys always derives the same codes from the same seed", async () => {
    const keys = await editorKeys(new Uint8Array(32).map((_, place) => place));
    expect([keys.channel, keys.readerCode]).toEqual(FIXED);
  });
});

describe("sealed boards", () => {
  test("readers can open sealed boards, which are padded to the same length", async () => {
    const editor = await editorKeys(newSeed());
    const reader = await keysOf(editor.readerCode);
    if (reader === undefined) return expect.fail("no reader");
    const lengths = new Set<number>();
    for (const length of [0, 1, 100, 190]) {
      const text = board.padEnd(length, "0").slice(0, length);
      const sealed = await seal(editor, text);
      lengths.add(sealed.length);
      expect(await open(reader, sealed)).toEqual({ kind: "text", text });
      expect(sealed).not.toContain("southHorn");
    }
    expect(lengths.size).toBe(1);
  });

  test("a reader can neither seal nor forge a board", async () => {
    const editor = await editorKeys(newSeed());
    const reader = await keysOf(editor.readerCode);
    if (reader === undefined) return expect.fail("no reader");
    await expect(seal(reader, board)).rejects.toThrow("cannot write");
    const text = new TextEncoder().encode(board);
    // A reader's modified client has the AES key, and tries an empty signature and another editor's.
    const other = await editorKeys(newSeed());
    if (other.sign === undefined) return expect.fail("no key");
    const own = new Uint8Array(await crypto.subtle.sign("Ed25519", other.sign, text));
    for (const signature of [new Uint8Array(64), own])
      expect(await open(editor, await encrypt(reader, text, signature))).toEqual({ kind: "forged" });
    // A sealed text does not open on another board.
    expect(await open(other, await seal(editor, board))).toEqual({ kind: "unreadable" });
    const moved = { ...editor, channel: other.channel };
    expect(await open(moved, await seal(editor, board))).toEqual({ kind: "unreadable" });
  });

  test("open rejects altered and arbitrary texts without throwing", async () => {
    const editor = await editorKeys(newSeed());
    const sealed = await seal(editor, board);
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.constantFrom("A", "b", "_", ""), async (at, sign) => {
        const changed = sealed.slice(0, at) + sign + sealed.slice(at + 1);
        if (changed === sealed) return;
        const opened = await open(editor, changed);
        // Unused bits of the last base64 character do not change the decoded bytes.
        if (opened.kind === "text") expect([opened.text, at]).toEqual([board, sealed.length - 1]);
      }),
      { numRuns: 200 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
        expect((await open(editor, text)).kind).toBe("unreadable");
      }),
    );
    expect((await open(editor, "A".repeat(1_000_000))).kind).toBe("unreadable");
  });
});

/** Expected channel and reader code of a fixed seed. The code starts with the seed's known public key. */
const FIXED = ["Cn5Utuu9qc9RAuC73DGBGg", "A6EHv_POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbj1nS1dU2B3jQPZGigT7kMO"];
