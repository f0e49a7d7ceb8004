/*
 * Base64 as share links need it: written with the URL-safe alphabet and no padding; read in either alphabet, with or without
 * padding, skipping whatever is neither, so that a link that was wrapped, quoted or percent-encoded on its way still opens.
 */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const VALUES: ReadonlyMap<string, number> = new Map([
  ...ALPHABET.split("").map((char, value) => [char, value] as const),
  ["+", 62],
  ["/", 63],
]);

/** Characters read from a link at most: more than 200 entries ever need, and a bound on the work an absurd link can cause. */
export const MAXIMUM_LENGTH = 16_384;

/** Percent-encoded forms of the characters that base64 uses beyond letters and digits. */
const PERCENT = /%(2b|2f|3d|2d|5f|2c)/gi;

/** Text to unpadded URL-safe base64 of its UTF-8 bytes. */
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

/** Base64 to text; never throws. Bytes that are not UTF-8 become U+FFFD; what lies past `MAXIMUM_LENGTH` is not read. */
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
