import { toBase64Url } from "../../boards/live/base64url.ts";

/*
 * MD5 (RFC 1321), which Web Crypto lacks. Maps a random 128-bit key to its public address, as nginx's
 * secure_link does; this relies on preimage resistance only. Nothing is signed with it.
 */

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const SINES = Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32));

/** Expects ASCII. */
export function md5(text: string): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((text.length + 9) / 64);
  const bytes = new DataView(new ArrayBuffer(blocks * 64));
  for (let at = 0; at < text.length; at++) bytes.setUint8(at, text.charCodeAt(at) & 255);
  bytes.setUint8(text.length, 0x80);
  bytes.setUint32(blocks * 64 - 8, text.length * 8, true);
  let [a, b, c, d] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < blocks; block++) {
    let [x, y, z, w] = [a, b, c, d];
    for (let step = 0; step < 64; step++) {
      const round = step >> 4;
      const [mixed, word] =
        round === 0
          ? [(y & z) | (~y & w), step]
          : round === 1
            ? [(w & y) | (~w & z), (5 * step + 1) % 16]
            : round === 2
              ? [y ^ z ^ w, (3 * step + 5) % 16]
              : [z ^ (y | ~w), (7 * step) % 16];
      const sum = (x + mixed + (SINES[step] ?? 0) + bytes.getUint32(block * 64 + word * 4, true)) | 0;
      const shift = SHIFTS[round * 4 + (step % 4)] ?? 0;
      [x, w, z, y] = [w, z, y, (y + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    [a, b, c, d] = [(a + x) | 0, (b + y) | 0, (c + z) | 0, (d + w) | 0];
  }
  const digest = new DataView(new ArrayBuffer(16));
  for (const [at, word] of [a, b, c, d].entries()) digest.setInt32(at * 4, word, true);
  return new Uint8Array(digest.buffer);
}

/** 22 characters. */
export const addressOf = (key: string): string => toBase64Url(md5(key));
