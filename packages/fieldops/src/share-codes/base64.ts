/*
 * Base64 for share links. Writes the URL-safe alphabet without padding. Reads either alphabet, with or
 * without padding, and skips other characters, so that a link that was wrapped, quoted or percent-encoded
 * still opens.
 */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const VALUES: ReadonlyMap<string, number> = new Map([
  ...ALPHABET.split("").map((char, value) => [char, value] as const),
  ["+", 62],
  ["/", 63],
]);

/** Enough for 200 entries; limits the work of malicious links. */
export const MAXIMUM_LENGTH = 16_384;

/** Percent-encoded forms of base64 punctuation and of the comma. */
const PERCENT = /%(2b|2f|3d|2d|5f|2c)/gi;

/** Encodes a text as unpadded URL-safe base64 of its UTF-8 bytes. */
export function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let out = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const bits = (a << 16) | (b << 8) | c;
    const digits = Math.min(4, bytes.length - i + 1);
    for (let digit = 0; digit < digits; digit++) out += ALPHABET[(bits >> (18 - 6 * digit)) & 63];
  }
  return out;
}

/** Decodes base64; never throws. Invalid UTF-8 becomes U+FFFD; input beyond `MAXIMUM_LENGTH` is ignored. */
export function fromBase64(encoded: string): string {
  const source = encoded.slice(0, MAXIMUM_LENGTH).replace(PERCENT, (triple) => decodeURIComponent(triple));
  const bytes = new Uint8Array(Math.ceil((source.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (const char of source) {
    const value = VALUES.get(char);
    if (value === undefined) continue;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[length] = (bits >> held) & 0xff;
      length += 1;
    }
  }
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, length));
}
