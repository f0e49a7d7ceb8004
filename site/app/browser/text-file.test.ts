import { describe, expect, it } from "vitest";
import { MAX_FILE_BYTES, readTextFile, textOfBytes } from "./text-file.ts";

const bytes = (...parts: readonly number[]) => new Uint8Array(parts);

describe("text files", () => {
  it("textOfBytes decodes UTF-8, UTF-16, Shift_JIS and Windows-1252", async () => {
    expect(textOfBytes(new TextEncoder().encode("Zoë,白魔"))).toBe("Zoë,白魔");
    // “アヤ” as CSV from a Japanese Excel, and “Zoë” from a Western one.
    expect(textOfBytes(bytes(0x83, 0x41, 0x83, 0x84))).toBe("アヤ");
    expect(textOfBytes(bytes(0x5a, 0x6f, 0xeb))).toBe("Zoë");
    // UTF-16 with a byte order mark, Excel's “Unicode text”.
    expect(textOfBytes(bytes(0xff, 0xfe, 0x41, 0x00, 0xa4, 0x30))).toBe("Aイ");
    expect(await readTextFile(new Blob(["Aya Sol: PLD"]))).toEqual({ kind: "text", text: "Aya Sol: PLD" });
  });

  it("readTextFile rejects a file that is binary, too large or unreadable", async () => {
    const workbook = bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00);
    const picture = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00);
    expect(await readTextFile(new Blob([workbook]))).toEqual({ kind: "notText" });
    expect(await readTextFile(new Blob([picture]))).toEqual({ kind: "notText" });
    expect(await readTextFile(new Blob(["x".repeat(MAX_FILE_BYTES + 1)]))).toEqual({ kind: "large" });
    expect((await readTextFile(new Blob(["x".repeat(MAX_FILE_BYTES)]))).kind).toBe("text");
    const gone = new Blob(["x"]);
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    expect(await readTextFile(gone)).toEqual({ kind: "unreadable" });
  });
});
