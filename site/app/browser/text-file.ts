export const MAX_FILE_BYTES = 1_000_000;

export type TextFile =
  | Readonly<{ kind: "large" | "notText" | "unreadable" }>
  | Readonly<{ kind: "text"; text: string }>;

/** Control characters that only occur in binary files. */
const NO_TEXT = /(?![\t-\r])\p{Cc}/u;

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return NO_TEXT.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** `null` for binary files. Spreadsheets save UTF-16 with a byte order mark, UTF-8, or legacy encodings. */
export function textOfBytes(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decode(bytes, "utf-16be");
  return decode(bytes, "utf-8") ?? decode(bytes, "shift_jis") ?? decode(bytes, "windows-1252");
}

/** Never rejects. */
export async function readTextFile(file: Blob, maxBytes = MAX_FILE_BYTES): Promise<TextFile> {
  if (file.size > maxBytes) return { kind: "large" };
  try {
    const text = textOfBytes(new Uint8Array(await file.arrayBuffer()));
    return text === null ? { kind: "notText" } : { kind: "text", text };
  } catch {
    return { kind: "unreadable" };
  }
}
